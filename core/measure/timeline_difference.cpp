// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

#include "core/measure/timeline_difference.h"

#include "core/base/at.h"

namespace rankloom {

namespace {

using PassKey = std::pair<std::pair<int, PassKind>, std::int32_t>; ///< stage, kind, microbatch

PassKey keyOf(const Slice& slice) { return {{slice.stage, slice.kind}, slice.microbatch}; }

/// Tells passes of the same key apart by their order: a lane reduces gradients and gathers weights, both
/// without a microbatch.
class Numbered {
public:
    std::pair<PassKey, int> operator()(const Slice& slice)
    {
        const PassKey key = keyOf(slice);
        return {key, m_seen[key]++};
    }

private:
    std::map<PassKey, int> m_seen;
};

std::int64_t busyOf(const Lane& lane)
{
    std::int64_t busy = 0;
    for (const Slice& slice : lane.slices)
        busy += slice.end - slice.start;
    return busy;
}

std::set<int> stagesOf(const Lane& lane)
{
    std::set<int> stages;
    for (const Slice& slice : lane.slices)
        if (slice.microbatch >= 0)
            stages.insert(slice.stage);
    return stages;
}

/// Measured lane for every simulated one: the first free one that runs the same stages, -1 = none; in order
/// where stages are not named.
std::vector<int> matchLanes(const MeasuredTimeline& measured, const Timeline& simulated)
{
    const auto& lanes = measured.timeline.lanes;
    std::vector<int> match(simulated.lanes.size(), -1);
    if (!measured.named) {
        for (std::size_t l = 0; l < std::min(match.size(), lanes.size()); ++l)
            match[l] = static_cast<int>(l);
        return match;
    }
    std::vector<bool> taken(lanes.size(), false);
    std::vector<std::set<int>> stages;
    for (const Lane& lane : lanes)
        stages.push_back(stagesOf(lane));
    for (std::size_t l = 0; l < match.size(); ++l) {
        const std::set<int> wanted = stagesOf(simulated.lanes[l]);
        for (std::size_t k = 0; k < lanes.size() && match[l] < 0; ++k)
            if (!taken[k] && stages[k] == wanted) {
                match[l] = static_cast<int>(k);
                taken[k] = true;
            }
    }
    return match;
}

/// Sums over the matched passes of one lane and kind.
class KindSums {
public:
    explicit KindSums(int lane, PassKind kind)
    {
        m_result.lane = lane;
        m_result.kind = kind;
    }
    void countMeasured() { ++m_result.measuredCount; }
    void countSimulated() { ++m_result.simulatedCount; }
    void match(const Slice& measured, const Slice& simulated)
    {
        ++m_result.matched;
        m_result.measuredMean += static_cast<double>(measured.end - measured.start);
        m_result.simulatedMean += static_cast<double>(simulated.end - simulated.start);
        const std::int64_t shift = measured.start - simulated.start;
        m_result.meanStartShift += static_cast<double>(shift);
        if (std::abs(shift) > std::abs(m_result.largestStartShift))
            m_result.largestStartShift = shift;
    }
    [[nodiscard]] PassDifference means() const
    {
        PassDifference result = m_result;
        const double n = static_cast<double>(std::max<std::int64_t>(1, result.matched));
        result.measuredMean /= n;
        result.simulatedMean /= n;
        result.meanStartShift /= n;
        return result;
    }

private:
    PassDifference m_result;
};

void comparePasses(const Lane* measured, const Lane& simulated, int lane, std::vector<PassDifference>& out)
{
    std::map<PassKind, KindSums> kinds;
    const auto sums = [&](PassKind kind) -> KindSums& {
        return kinds.try_emplace(kind, lane, kind).first->second;
    };
    std::map<std::pair<PassKey, int>, const Slice*> byKey;
    Numbered numberOfSimulated;
    for (const Slice& slice : simulated.slices) {
        sums(slice.kind).countSimulated();
        byKey.emplace(numberOfSimulated(slice), &slice);
    }
    Numbered numberOfMeasured;
    if (measured != nullptr)
        for (const Slice& slice : measured->slices) {
            KindSums& of = sums(slice.kind);
            of.countMeasured();
            if (const auto same = byKey.find(numberOfMeasured(slice)); same != byKey.end())
                of.match(slice, *same->second);
        }
    for (const auto& [kind, found] : kinds)
        out.push_back(found.means());
}

} // namespace

TimelineDifference compareTimelines(const MeasuredTimeline& measured, const Timeline& simulated)
{
    TimelineDifference result;
    result.measuredStep = measured.timeline.makespan;
    result.simulatedStep = simulated.period;
    const std::vector<int> match = matchLanes(measured, simulated);
    for (std::size_t l = 0; l < simulated.lanes.size(); ++l) {
        const Lane* lane = match[l] < 0 ? nullptr : &measured.timeline.lanes[at(match[l])];
        LaneDifference difference;
        difference.lane = static_cast<int>(l);
        difference.measuredLane = match[l];
        difference.simulatedBusy = busyOf(simulated.lanes[l]);
        difference.simulatedIdle = result.simulatedStep - difference.simulatedBusy;
        if (lane != nullptr) {
            difference.measuredBusy = busyOf(*lane);
            difference.measuredIdle = result.measuredStep - difference.measuredBusy;
        }
        result.lanes.push_back(difference);
        comparePasses(lane, simulated.lanes[l], difference.lane, result.passes);
    }
    return result;
}

} // namespace rankloom
