// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <span>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/limits.h"
#include "core/plan/plan_fields.h"

namespace rankloom {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr int kMostExperts = static_cast<int>(limits::kMostRoutingExperts);

std::int64_t countOf(const json& value, const std::string& pointer, JsonFindings& findings)
{
    if (value.is_number_integer() && value.get<std::int64_t>() >= 0
        && value.get<std::int64_t>() <= limits::kMostCount)
        return value.get<std::int64_t>();
    findings.refuseValue(pointer, value, Phrase::of("a count of 0 or more"));
    return 0;
}

void readLoadRow(
    const json& row, const std::string& pointer, RoutingStatistics& routing, JsonFindings& findings)
{
    if (!row.is_array() || row.size() != static_cast<std::size_t>(routing.experts)) {
        findings.refuseValue(
            pointer, row, Phrase::of("an array of {} counts, one per expert", routing.experts));
        return;
    }
    for (std::size_t e = 0; e < row.size() && !findings.error; ++e)
        routing.load.push_back(countOf(row[e], pointer + pointerStep(e), findings));
}

/// One row of picks per layer, all of the same whole tokens.
void readSample(
    const json& rows, const std::string& pointer, RoutingStatistics& routing, JsonFindings& findings)
{
    const std::size_t k = static_cast<std::size_t>(std::max(1, routing.topK));
    const std::size_t size = rows.is_array() && !rows.empty() && rows[0].is_array() ? rows[0].size() : 0;
    const auto layers = static_cast<std::size_t>(routing.layers);
    if (size == 0 || rows.size() != layers || routing.topK < 1 || size % k != 0
        || size > RoutingSample::kMostPicks / layers) {
        findings.refuseValue(pointer, rows,
            Phrase::of("{} arrays of the picks of the same tokens, {} for each", routing.layers, k));
        return;
    }
    for (std::size_t l = 0; l < rows.size() && !findings.error; ++l) {
        const std::string rowPointer = pointer + pointerStep(l);
        if (!rows[l].is_array() || rows[l].size() != size)
            findings.refuseValue(rowPointer, rows[l], Phrase::of("an array of {} picks", size));
        for (std::size_t i = 0; i < size && !findings.error; ++i)
            routing.sample.picks.push_back(static_cast<std::uint16_t>(
                integerOf(rows[l][i], 0, routing.experts - 1, rowPointer + pointerStep(i), findings)));
    }
    routing.sample.tokens = static_cast<std::int64_t>(size / k);
}

} // namespace

ordered_json routingJson(const RoutingStatistics& routing, ExpertDispatch dispatch)
{
    ordered_json out;
    out["experts"] = routing.experts;
    out["topK"] = routing.topK;
    out["tokens"] = routing.tokens;
    if (!routing.part.empty())
        out["part"] = routing.part;
    if (!routing.modelLayers.empty())
        out["modelLayers"] = routing.modelLayers;
    out["load"] = ordered_json::array();
    for (int l = 0; l < routing.layers; ++l) {
        const auto begin = routing.load.begin() + static_cast<std::ptrdiff_t>(routing.loadIndex(l, 0));
        out["load"].push_back(std::vector<std::int64_t>(begin, begin + routing.experts));
    }
    for (int l = 0; dispatch != ExpertDispatch::AllToAll && routing.sample.tokens > 0 && l < routing.layers;
         ++l) {
        const std::span<const std::uint16_t> picks = routing.samplePicks(l);
        out["sampledPicks"].push_back(std::vector<int>(picks.begin(), picks.end()));
    }
    return out;
}

RoutingStatistics readRouting(JsonObject object, JsonFindings& findings)
{
    RoutingStatistics routing;
    object.require("experts", Phrase::of("the number of experts of a layer"));
    object.require("load", Phrase::of("an array of layers, each an array of picks per expert"));
    routing.experts = object.integer("experts", 1, 1, kMostExperts);
    routing.topK = object.integer("topK", 1, 0, kMostExperts);
    if (const json* tokens = object.member("tokens"))
        routing.tokens = countOf(*tokens, object.pointerTo("tokens"), findings);
    routing.part = object.text("part", {});
    routing.modelLayers = object.integers("modelLayers", 0, static_cast<int>(limits::kMostLayerNumber));
    const json* load = object.member("load");
    if (findings.error)
        return {};
    if (!load->is_array() || load->empty() || load->size() > limits::kMostRoutingLayers) {
        findings.refuseValue(object.pointerTo("load"), *load,
            Phrase::of("an array of 1 to {} layers", limits::kMostRoutingLayers));
        return {};
    }
    routing.layers = static_cast<int>(load->size());
    for (std::size_t l = 0; l < load->size() && !findings.error; ++l)
        readLoadRow((*load)[l], object.pointerTo("load") + pointerStep(l), routing, findings);
    if (const json* sample = object.member("sampledPicks"); sample != nullptr && !findings.error)
        readSample(*sample, object.pointerTo("sampledPicks"), routing, findings);
    if (!routing.modelLayers.empty() && routing.modelLayers.size() != load->size() && !findings.error)
        findings.refuse(ErrorCode::Contradiction, object.pointerTo("modelLayers"),
            Phrase::of("{} layer numbers for {} layers of load", routing.modelLayers.size(), load->size()));
    object.finish();
    return findings.error ? RoutingStatistics {} : routing;
}

} // namespace rankloom
