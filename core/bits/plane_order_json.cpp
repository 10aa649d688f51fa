// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/bits/plane_order_json.h"

#include <algorithm>
#include <limits>
#include <optional>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/limits.h"
#include "core/bits/bit_storage.h"

namespace rankloom {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr double kLongest = 1e6; // s: no load of a plane takes longer
constexpr std::size_t kMostPlanes = BitFormat::kMostBits;

/// As many times as there are planes.
std::vector<double> readTimes(JsonObject& object, const char* key, JsonFindings& findings)
{
    const json* const value = object.member(key);
    const std::string pointer = object.pointerTo(key);
    std::vector<double> times;
    if (value == nullptr || !value->is_array() || value->empty() || value->size() > kMostPlanes) {
        findings.refuseValue(pointer, value == nullptr ? json() : *value,
            Phrase::of("an array of 1 to {} times in seconds, one a plane", kMostPlanes));
        return times;
    }
    for (const json& entry : *value) {
        const double time = entry.is_number() ? entry.get<double>() : -1;
        if (!(time >= 0 && time <= kLongest))
            findings.refuseValue(
                pointer + pointerStep(times.size()), entry, Phrase::of("a time of 0 to {} s", kLongest));
        times.push_back(time);
    }
    return times;
}

/// Tokens that want each plane of an expert: fewer, or as many, the higher the plane.
std::vector<std::int64_t> readTokens(
    const json& row, std::size_t planes, const std::string& pointer, JsonFindings& findings)
{
    std::vector<std::int64_t> tokens;
    if (!row.is_array() || row.size() != planes) {
        findings.refuseValue(
            pointer, row, Phrase::of("an array of {} counts, one a plane as in ioSeconds", planes));
        return tokens;
    }
    for (const json& entry : row) {
        const std::string at = pointer + pointerStep(tokens.size());
        const std::int64_t most = tokens.empty() ? limits::kMostCount : tokens.back();
        // Of -1 where it is no whole number.
        const std::int64_t count = entry.is_number_integer() ? entry.get<std::int64_t>() : -1;
        if (count < 0 || count > limits::kMostCount)
            findings.refuseValue(at, entry, Phrase::of("a number of tokens, 0 or more"));
        else if (count > most)
            findings.refuseValue(at, entry,
                Phrase::of("at most {}, the tokens that want the plane below it: who wants a plane wants "
                           "those below it, too",
                    most));
        tokens.push_back(count);
    }
    return tokens;
}

} // namespace

Result<NamedPlanes> readLayerPlanes(std::string_view text)
{
    const Result<json> document = parseJson(text);
    if (!document)
        return tl::unexpected<Error>(document.error());
    JsonFindings findings;
    JsonObject object(&*document, {}, findings);
    const std::vector<double> loads = readTimes(object, "ioSeconds", findings);
    const std::vector<double> computes = readTimes(object, "computeSecondsPerToken", findings);
    if (!findings.error && loads.size() != computes.size())
        findings.refuse(ErrorCode::BadValue, object.pointerTo("computeSecondsPerToken"),
            Phrase::of("{} times to compute stand beside {} to load", computes.size(), loads.size()),
            Phrase::of("Give one of each a plane."));
    const json* const tokens = object.member("tokens");
    if (!findings.error && (tokens == nullptr || !tokens->is_array() || tokens->empty()))
        findings.refuseValue(object.pointerTo("tokens"), tokens == nullptr ? json() : *tokens,
            Phrase::of("an array with the tokens of each plane for every expert"));
    NamedPlanes out;
    if (!findings.error && std::ssize(*tokens) > limits::kMostRoutingExperts)
        findings.refuse(ErrorCode::TooLarge, object.pointerTo("tokens"),
            Phrase::of("{} experts are more than {}", tokens->size(), limits::kMostRoutingExperts));
    for (std::size_t e = 0; !findings.error && e < tokens->size(); ++e) {
        const std::vector<std::int64_t> wanted =
            readTokens((*tokens)[e], loads.size(), object.pointerTo("tokens") + pointerStep(e), findings);
        std::vector<PlaneWork> planes;
        for (std::size_t k = 0; k < wanted.size() && wanted[k] > 0; ++k) {
            planes.push_back({loads[k], static_cast<double>(wanted[k]) * computes[k], wanted[k]});
            out.names.emplace_back(static_cast<int>(e), static_cast<int>(k) + 1);
        }
        out.layer.add(planes);
    }
    object.finish();
    if (findings.error)
        return tl::unexpected<Error>(std::move(*findings.error));
    out.diagnostics = std::move(findings.diagnostics);
    return out;
}

OrderFigures orderFigures(const LayerPlanes& layer, PlaneOrder order)
{
    OrderFigures out;
    out.order = orderPlanes(layer, order);
    out.times = timesOf(layer, out.order);
    out.least = order == PlaneOrder::Exact ? out.times.makespan
                                           : timesOf(layer, orderPlanes(layer, PlaneOrder::Exact)).makespan;
    return out;
}

std::string planeOrderJson(const NamedPlanes& planes, PlaneOrder order)
{
    const OrderFigures figures = orderFigures(planes.layer, order);
    ordered_json out {{"format", "rankloom-plane-order"}, {"version", 1}, {"orderKind", nameOf(order)}};
    out["order"] = ordered_json::array();
    for (const int index : figures.order) {
        const auto& [expert, plane] = planes.names[static_cast<std::size_t>(index)];
        out["order"].push_back({expert, plane});
    }
    out["makespanSeconds"] = figures.times.makespan;
    out["bubbleSeconds"] = figures.times.bubble;
    out["optimal"] = figures.optimal();
    out["leastMakespanSeconds"] = figures.least;
    out["gap"] = figures.gap();
    out["lowerBoundSeconds"] = leastMakespan(planes.layer);
    return jsonText(out);
}

} // namespace rankloom
