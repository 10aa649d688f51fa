// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <tuple>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/text.h"
#include "core/plan/plan_fields.h"

namespace rankloom {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr std::size_t kMostTables = 256;
constexpr double kLongestPass = 3600; ///< s
constexpr double kMostOfLayer = 1e15; ///< parameters, or bytes

/// One number from 0 to `most` for each layer.
std::vector<double> perLayer(
    JsonObject& object, std::string_view key, std::pair<int, double> layersAndMost, JsonFindings& findings)
{
    const auto& [layers, most] = layersAndMost;
    const json* list = object.member(key);
    std::vector<double> out;
    if (list == nullptr)
        return out;
    if (!list->is_array() || list->size() != static_cast<std::size_t>(layers)) {
        findings.refuseValue(
            object.pointerTo(key), *list, Phrase::of("an array of {} numbers, one for each layer", layers));
        return out;
    }
    for (std::size_t l = 0; l < list->size(); ++l) {
        const json& cell = (*list)[l];
        const double figure = cell.is_number() ? cell.get<double>() : -1;
        if (!(figure >= 0 && figure <= most)) {
            findings.refuseValue(object.pointerTo(key) + pointerStep(l), cell,
                Phrase::of("a number from 0 to {}", shortestText(most)));
            return out;
        }
        out.push_back(figure);
    }
    return out;
}

MeasuredLayers::Times readTimes(JsonObject object, int layers, JsonFindings& findings)
{
    MeasuredLayers::Times out;
    out.device = object.text("device", {});
    out.tp = object.integer("tp", 1, 1, kMostDevices);
    out.microBatchSize = object.integer("microBatchSize", 1, 1, 1 << 20);
    if (object.require("forwardSeconds", Phrase::of("an array with the seconds of every layer")))
        out.forward = perLayer(object, "forwardSeconds", {layers, kLongestPass}, findings);
    out.backward = perLayer(object, "backwardSeconds", {layers, kLongestPass}, findings);
    object.finish();
    return out;
}

} // namespace

ordered_json measuredLayersJson(const MeasuredLayers& measured)
{
    ordered_json out = ordered_json::object();
    for (const MeasuredLayers::Times& times : measured.times) {
        ordered_json one;
        if (!times.device.empty())
            one["device"] = times.device;
        one["tp"] = times.tp;
        one["microBatchSize"] = times.microBatchSize;
        one["forwardSeconds"] = times.forward;
        if (!times.backward.empty())
            one["backwardSeconds"] = times.backward;
        out["times"].push_back(std::move(one));
    }
    if (!measured.parameters.empty())
        out["parameters"] = measured.parameters;
    if (!measured.savedBytes.empty())
        out["savedBytes"] = measured.savedBytes;
    return out;
}

MeasuredLayers readMeasuredLayers(JsonObject object, int layers, JsonFindings& findings)
{
    MeasuredLayers out;
    if (const json* tables = object.member("times")) {
        const std::string pointer = object.pointerTo("times");
        if (!tables->is_array() || tables->size() > kMostTables)
            findings.refuseValue(pointer, *tables, Phrase::of("an array of at most {} tables", kMostTables));
        for (std::size_t i = 0; !findings.error && i < tables->size(); ++i)
            out.times.push_back(
                readTimes({&(*tables)[i], pointer + pointerStep(i), findings}, layers, findings));
        const auto key = [](const MeasuredLayers::Times& t) {
            return std::tie(t.device, t.tp, t.microBatchSize);
        };
        for (std::size_t i = 0; !findings.error && i < out.times.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                if (key(out.times[i]) == key(out.times[j]))
                    findings.refuse(ErrorCode::Contradiction, pointer + pointerStep(i),
                        Phrase::of("two tables are of the same device, TP and microbatch size"));
    }
    out.parameters = perLayer(object, "parameters", {layers, kMostOfLayer}, findings);
    out.savedBytes = perLayer(object, "savedBytes", {layers, kMostOfLayer}, findings);
    object.finish();
    return out;
}

} // namespace rankloom
