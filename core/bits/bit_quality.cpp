// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/bit_quality.h"

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "core/base/json.h"

namespace rankloom {

using nlohmann::json;

PlaneQuality proxyQuality(const BitFormat& format)
{
    PlaneQuality out;
    double left = 1;
    for (int p = 0; p < format.planes; ++p) {
        const double after = std::ldexp(1.0, -2 * (format.baseBits + p));
        out.planes.push_back(left - after);
        left = after;
    }
    return out;
}

Result<PlaneQuality> qualityOf(const Plan& plan, const ModelSpec& model)
{
    const PlaneWorth& worth = *plan.bits.worth;
    if (worth.empty() || !model.moe)
        return proxyQuality({plan.bits.baseBits, plan.bits.planes, plan.bits.groupSize});
    const auto planes = static_cast<std::size_t>(plan.bits.planes);
    const auto experts = static_cast<std::size_t>(model.moe->experts);
    const auto fits = [&](const std::vector<std::vector<double>>& layer) {
        return layer.size() == experts
            && std::ranges::all_of(
                layer, [planes](const std::vector<double>& values) { return values.size() == planes; });
    };
    const bool alike = worth.experts.empty();
    if (alike ? worth.planes.size() != planes
              : std::ssize(worth.experts) != model.moeLayers() || !std::ranges::all_of(worth.experts, fits))
        return fail(ErrorCode::Contradiction,
            Phrase::of("What planes are worth is not given for {} planes of {} experts in {} layers", planes,
                experts, model.moeLayers()),
            {{}, 0, 0, "/experts/bits/worth"}, Phrase::of("Give it anew, or \"proxy\"."));
    PlaneQuality out;
    out.proxy = false;
    out.planes = worth.planes;
    for (const auto& layer : worth.experts)
        for (const std::vector<double>& values : layer)
            out.values.insert(out.values.end(), values.begin(), values.end());
    return out;
}

PlaneWorth worthOf(const PlaneQuality& quality, int experts, int planes)
{
    PlaneWorth worth;
    if (quality.proxy)
        return worth;
    worth.planes = quality.planes;
    const std::size_t each = static_cast<std::size_t>(experts) * static_cast<std::size_t>(planes);
    for (std::size_t at = 0; at < quality.values.size(); ++at) {
        if (at % each == 0)
            worth.experts.emplace_back();
        if (at % static_cast<std::size_t>(planes) == 0)
            worth.experts.back().emplace_back();
        worth.experts.back().back().push_back(quality.values[at]);
    }
    return worth;
}

namespace {

/// Exactly `count` entries.
bool isArrayOf(const json& value, std::size_t count, const std::string& pointer, const Phrase& what,
    JsonFindings& findings)
{
    if (value.is_array() && value.size() == count)
        return true;
    findings.refuseValue(pointer, value, Phrase::of("an array of {} {}", count, what));
    return false;
}

void readRow(
    const json& row, int planes, const std::string& pointer, std::vector<double>& out, JsonFindings& findings)
{
    if (!isArrayOf(
            row, static_cast<std::size_t>(planes), pointer, Phrase::of("values, one a plane"), findings))
        return;
    for (std::size_t p = 0; p < row.size(); ++p) {
        const double value = row[p].is_number() ? row[p].get<double>() : -1;
        if (!(value >= 0 && value <= PlaneWorth::kMost))
            findings.refuseValue(pointer + pointerStep(p), row[p], Phrase::of("a number of 0 or more"));
        out.push_back(value);
    }
}

} // namespace

Result<PlaneQuality> readQuality(std::string_view text, const BitFormat& format, int layers, int experts)
{
    const Result<json> document = parseJson(text);
    if (!document)
        return tl::unexpected<Error>(document.error());
    JsonFindings findings;
    JsonObject object(&*document, {}, findings);
    PlaneQuality out;
    out.proxy = false;
    const json* const planes = object.member("planes");
    const json* const values = object.member("values");
    if ((planes == nullptr) == (values == nullptr)) {
        findings.refuse(ErrorCode::BadValue, {},
            Phrase::of("Neither or both of \"planes\" and \"values\" are given"),
            Phrase::of("Give what each plane is worth, of all experts alike or of every one."));
    } else if (planes != nullptr) {
        readRow(*planes, format.planes, "/planes", out.planes, findings);
    } else if (isArrayOf(*values, static_cast<std::size_t>(layers), "/values",
                   Phrase::of("layers with experts"), findings)) {
        for (std::size_t l = 0; l < values->size(); ++l) {
            const std::string at = "/values" + pointerStep(l);
            const json& row = (*values)[l];
            if (!isArrayOf(row, static_cast<std::size_t>(experts), at, Phrase::of("experts"), findings))
                break;
            for (std::size_t e = 0; e < row.size(); ++e)
                readRow(row[e], format.planes, at + pointerStep(e), out.values, findings);
        }
    }
    object.finish();
    if (findings.error)
        return tl::unexpected<Error>(std::move(*findings.error));
    out.diagnostics = std::move(findings.diagnostics);
    return out;
}

} // namespace rankloom
