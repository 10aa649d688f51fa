// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/statistics.h"
#include "core/bits/plan_bits.h"
#include "core/bits/published_bits.h"

namespace rankloom {

using nlohmann::ordered_json;

namespace {

constexpr std::size_t kLongestBubbles = 10;

std::int64_t whole(Bytes bytes) { return std::llround(bytes.value()); }

/// [layers][experts]
template <class Value> ordered_json table(const BitsReport& report, const Value& value)
{
    ordered_json rows = ordered_json::array();
    for (int l = 0; l < report.layers; ++l) {
        ordered_json row = ordered_json::array();
        for (int e = 0; e < report.experts; ++e)
            row.push_back(value(static_cast<std::size_t>(l * report.experts + e)));
        rows.push_back(std::move(row));
    }
    return rows;
}

ordered_json pointJson(const BudgetPoint& point)
{
    return {{"budgetBytes", whole(point.budget)}, {"residentBytes", whole(point.kept)},
        {"value", point.value}, {"meanBits", point.meanBits}, {"bytesPerToken", whole(point.loadedPerToken)},
        {"mostTokensPerSecond", point.mostTokensPerSecond}};
}

ordered_json scoreJson(const BitScore& score)
{
    return {{"value", score.value}, {"meanBits", score.meanBits}, {"baseResidentShare", score.baseShare}};
}

/// The longest waits, as sentences and as what they are.
ordered_json bubblesJson(const BitsReport& report)
{
    std::vector<BitBubble> bubbles = report.lanes.bubbles;
    std::ranges::stable_sort(bubbles,
        [](const BitBubble& a, const BitBubble& b) { return a.of.end - a.of.start > b.of.end - b.of.start; });
    bubbles.resize(std::min(bubbles.size(), kLongestBubbles));
    ordered_json out = ordered_json::array();
    for (const BitBubble& bubble : bubbles)
        out.push_back({{"start", bubble.of.start}, {"end", bubble.of.end}, {"layer", bubble.of.layer},
            {"expert", bubble.of.expert}, {"plane", bubble.of.plane + 1}, {"waitsForRoom", bubble.room},
            {"cause", phraseOf(bubble, report.settings.format).english()}});
    return out;
}

/// Of a step, all but the first where there are several.
ordered_json stepTimesJson(const BitLanes& lanes)
{
    std::vector<double> seconds;
    std::int64_t begin = lanes.stepEnds.size() > 1 ? lanes.stepEnds.front() : 0;
    double sum = 0;
    for (std::size_t s = lanes.stepEnds.size() > 1 ? 1 : 0; s < lanes.stepEnds.size(); ++s) {
        seconds.push_back(toSeconds(Nanoseconds(lanes.stepEnds[s] - begin)).value());
        sum += seconds.back();
        begin = lanes.stepEnds[s];
    }
    return {{"mean", sum / static_cast<double>(seconds.size())}, {"p50", quantile(seconds, 0.5)},
        {"p90", quantile(seconds, 0.9)}, {"p99", quantile(seconds, 0.99)}};
}

/// Of each plane the share of the times it was wanted in which it was there.
ordered_json hitShares(const BitsReport& report)
{
    const auto planes = static_cast<std::size_t>(report.settings.format.planes);
    std::vector<double> wanted(planes);
    std::vector<double> loaded(planes);
    for (const BitSlice& compute : report.lanes.computes)
        if (compute.expert >= 0)
            ++wanted[static_cast<std::size_t>(compute.plane)];
    for (const BitSlice& load : report.lanes.loads)
        ++loaded[static_cast<std::size_t>(load.plane)];
    ordered_json out = ordered_json::array();
    for (std::size_t p = 0; p < planes; ++p)
        out.push_back(wanted[p] > 0 ? 1 - loaded[p] / wanted[p] : 1.0);
    return out;
}

ordered_json stepsJson(const BitsReport& report)
{
    const BitLanes& lanes = report.lanes;
    return {{"batch", report.settings.batch}, {"steps", report.settings.steps},
        {"countedTokens", report.counted}, {"endNanoseconds", lanes.end()},
        {"stepSeconds", stepTimesJson(lanes)}, {"hitSharePerPlane", hitShares(report)},
        {"waitingShare", report.waitingShare}, {"bubbles", lanes.bubbles.size()},
        {"longestBubbles", bubblesJson(report)}, {"planesWanted", lanes.wanted},
        {"planesResident", lanes.resident},
        {"hitShare",
            lanes.wanted > 0 ? static_cast<double>(lanes.resident) / static_cast<double>(lanes.wanted) : 1.0},
        {"mostHeldBytes", whole(lanes.mostHeld)}};
}

} // namespace

std::string bitsJson(const BitsReport& report, std::span<const BitClaim> claims)
{
    const BitSettings& settings = report.settings;
    const ExpertBytes& bytes = report.bytes;
    const auto experts = static_cast<double>(report.choice.planes.size());
    ordered_json out {{"format", "rankloom-bits"}, {"version", 1}};
    out["model"] = report.model;
    out["device"] = report.device.name;
    out["layers"] = report.layers;
    out["experts"] = report.experts;
    out["baseBits"] = settings.format.baseBits;
    out["planes"] = settings.format.planes;
    out["groupSize"] = settings.format.groupSize;
    out["budgetBytes"] = whole(settings.budget);
    out["bits"] = table(report, [&](std::size_t e) { return report.servedBits(e); });
    out["residentBits"] =
        table(report, [&](std::size_t e) { return settings.format.bitsOf(report.choice.planes[e]); });
    out["expertBytes"] = {{"base", whole(bytes.base)}, {"plane", whole(bytes.plane)},
        {"nested", whole(bytes.nested)}, {"separate", whole(bytes.separate)}, {"int8", whole(bytes.int8)},
        {"int4", whole(bytes.int4)}, {"fp16", whole(bytes.fp16)}};
    out["layerBytes"] = {{"nested", whole(bytes.nested * static_cast<double>(report.experts))},
        {"separate", whole(bytes.separate * static_cast<double>(report.experts))}};
    out["modelBytes"] = {{"nested", whole(bytes.nested * experts)},
        {"separate", whole(bytes.separate * experts)}, {"int8", whole(bytes.int8 * experts)},
        {"int4", whole(bytes.int4 * experts)}, {"fp16", whole(bytes.fp16 * experts)},
        {"others", whole(report.others)}, {"keysAndValues", whole(report.keysAndValues)}};
    out["residentBytes"] = whole(report.choice.kept);
    out["reservedBytes"] = whole(report.reserved);
    out["bytesPerToken"] = whole(report.loadedPerToken);
    out["tokensPerSecond"] = report.tokensPerSecond;
    out["gap"] = report.choice.gap();
    out["optimal"] = report.choice.proven;
    out["quality"] = report.proxy ? "proxy" : "file";
    out["routing"] = report.measured ? "trace" : "uniform";
    out["order"] = nameOf(settings.order);
    out["asked"] = settings.seen->tokens() > 0 ? "seen" : nameOf(settings.asked);
    out["prefetchLayers"] = settings.prefetch;
    out["loadedFrom"] = report.fromDrives ? "nvme" : "host";
    out["loadBytesPerSecond"] = report.machine.load.value();
    out["score"] = scoreJson(report.score);
    if (report.test)
        out["test"] = scoreJson(*report.test);
    if (report.joulesPerToken)
        out["joulesPerToken"] = *report.joulesPerToken;
    out["steps"] = stepsJson(report);
    out["curve"] = ordered_json::array();
    for (const BudgetPoint& point : report.curve)
        out["curve"].push_back(pointJson(point));
    out["twoGiBMore"] = pointJson(report.more);
    for (const BitClaim& claim : claims)
        out["published"].push_back({{"what", claim.what.english()}, {"claimed", claim.claimed.english()},
            {"ours", claim.ours.english()}, {"why", claim.why.english()}});
    return jsonText(out);
}

} // namespace rankloom
