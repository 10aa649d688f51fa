// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/merge_ranks.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <optional>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>

#include "core/base/statistics.h"
#include "core/measure/measured_lanes.h"
#include "core/measure/potentials.h"
#include "core/schedule/pass_graph.h"

namespace rankloom {

namespace {

/// Clocks further apart than a trace is old are no clocks; also keeps sums of times within 64 bits.
constexpr std::int64_t kLargestOffset = 2'200'000'000'000'000'000;

/// Whether a pass takes what another stage sends, and which way; other passes do not.
std::optional<HopWay> wayOf(const Slice& slice)
{
    if (slice.microbatch < 0)
        return std::nullopt;
    if (slice.kind == PassKind::Forward)
        return HopWay::Forward;
    if (slice.kind == PassKind::Backward || slice.kind == PassKind::BackwardInput)
        return HopWay::Backward;
    return std::nullopt;
}

/// Start and end of every named pass, for looking up by stage, direction and microbatch.
class NamedPasses {
public:
    explicit NamedPasses(const Lane& lane)
    {
        for (const Slice& slice : lane.slices)
            if (const auto way = wayOf(slice))
                m_times.try_emplace(key(slice.stage, *way, slice.microbatch), &slice);
    }
    [[nodiscard]] const Slice* find(int stage, HopWay way, std::int32_t microbatch) const
    {
        const auto found = stage < 0 ? m_times.end() : m_times.find(key(stage, way, microbatch));
        return found == m_times.end() ? nullptr : found->second;
    }

private:
    static std::int64_t key(int stage, HopWay way, std::int32_t microbatch)
    {
        return (std::int64_t {stage} << 33) | (std::int64_t {way == HopWay::Forward ? 1 : 0} << 32)
            | microbatch;
    }
    std::unordered_map<std::int64_t, const Slice*> m_times; ///< never iterated
};

/// A gap in front of a pass, relative to its length, from which on it has surely waited for its input.
constexpr double kWaited = 0.05;

/// From the end of a pass of `maker` to the start of the pass of `user` that takes its result, each on its
/// own clock: the median over the passes that waited for it, which evens out what a profiler adds; where none
/// did, the least. None without such passes.
std::optional<std::int64_t> timeToUse(const Lane& user, const NamedPasses& maker)
{
    std::vector<std::int64_t> waited;
    std::optional<std::int64_t> least;
    const Slice* previous = nullptr;
    for (const Slice& slice : user.slices) {
        const Slice* before = std::exchange(previous, &slice);
        const auto way = wayOf(slice);
        if (!way)
            continue;
        const int from = *way == HopWay::Forward ? slice.stage - 1 : slice.stage + 1;
        const Slice* made = maker.find(from, *way, slice.microbatch);
        if (made == nullptr)
            continue;
        const std::int64_t time = slice.start - made->end;
        least = least ? std::min(*least, time) : time;
        const double length = static_cast<double>(slice.end - slice.start);
        if (before == nullptr || static_cast<double>(slice.start - before->end) > kWaited * length)
            waited.push_back(time);
    }
    if (waited.empty())
        return least;
    return quantile(std::move(waited), 0.5);
}

/// Clock of every lane relative to that of the first it is connected with: the offsets that fit best what all
/// pairs of lanes that hand each other passes say of theirs.
class ClockAlignment {
public:
    explicit ClockAlignment(const std::vector<Lane>& lanes) : m_offset(lanes.size(), 0)
    {
        const std::vector<NamedPasses> times(lanes.begin(), lanes.end());
        std::vector<PotentialSolver::Edge> pairs;
        std::vector<std::int64_t> apart;
        for (std::size_t known = 0; known < lanes.size(); ++known)
            for (std::size_t other = known + 1; other < lanes.size(); ++other) {
                const auto there = timeToUse(lanes[other], times[known]);
                const auto back = there ? timeToUse(lanes[known], times[other]) : std::nullopt;
                // there = offset + hop, back = hop - offset; a hop takes as long both ways.
                const std::int64_t offset = back ? (*there - *back) / 2 : 0;
                if (!back || std::abs(offset) > kLargestOffset)
                    continue;
                pairs.emplace_back(static_cast<int>(other), static_cast<int>(known));
                apart.push_back(offset);
            }
        alongTree(pairs, apart);
        spread(pairs, apart);
    }
    [[nodiscard]] std::int64_t offset(std::size_t lane) const { return m_offset[lane]; }
    /// Lanes that exchange nothing with those before them.
    [[nodiscard]] int unaligned() const { return m_unaligned; }

private:
    /// In whole nanoseconds, as clocks that count from 1970 have more digits than a double, along a tree of
    /// pairs of every set of lanes that are connected.
    void alongTree(const std::vector<PotentialSolver::Edge>& pairs, const std::vector<std::int64_t>& apart)
    {
        std::vector<std::vector<std::pair<std::size_t, std::int64_t>>> next(m_offset.size());
        for (std::size_t e = 0; e < pairs.size(); ++e) {
            const auto other = static_cast<std::size_t>(pairs[e].first);
            const auto known = static_cast<std::size_t>(pairs[e].second);
            next[known].emplace_back(other, apart[e]);
            next[other].emplace_back(known, -apart[e]);
        }
        m_root.assign(m_offset.size(), m_offset.size());
        for (std::size_t root = 0; root < m_offset.size(); ++root) {
            if (m_root[root] < m_offset.size())
                continue;
            m_root[root] = root;
            m_unaligned += root > 0 ? 1 : 0;
            for (std::vector<std::size_t> open {root}; !open.empty();) {
                const std::size_t known = open.back();
                open.pop_back();
                for (const auto& [other, offset] : next[known]) {
                    const std::int64_t sum = m_offset[known] + offset;
                    if (m_root[other] < m_offset.size() || std::abs(sum) > kLargestOffset)
                        continue;
                    m_root[other] = root;
                    m_offset[other] = sum;
                    open.push_back(other);
                }
            }
        }
    }

    /// What the tree leaves over, spread over all pairs by least squares.
    void spread(const std::vector<PotentialSolver::Edge>& pairs, const std::vector<std::int64_t>& apart)
    {
        std::vector<PotentialSolver::Edge> connected;
        std::vector<double> left;
        for (std::size_t e = 0; e < pairs.size(); ++e) {
            const auto other = static_cast<std::size_t>(pairs[e].first);
            const auto known = static_cast<std::size_t>(pairs[e].second);
            if (m_root[other] != m_root[known])
                continue;
            connected.push_back(pairs[e]);
            left.push_back(static_cast<double>(apart[e] - (m_offset[other] - m_offset[known])));
        }
        const Potentials best =
            solvePotentials(static_cast<int>(m_offset.size()), std::move(connected), left);
        for (std::size_t lane = 0; lane < m_offset.size(); ++lane) {
            const double more = best.value[lane] - best.value[m_root[lane]];
            if (std::abs(more) <= static_cast<double>(kLargestOffset - std::abs(m_offset[lane])))
                m_offset[lane] += std::llround(more);
        }
    }

    std::vector<std::size_t> m_root; ///< first lane that each is connected with
    std::vector<std::int64_t> m_offset;
    int m_unaligned = 0;
};

void shift(Lane& lane, std::int64_t by)
{
    for (Slice& slice : lane.slices) {
        slice.start += by;
        slice.end += by;
    }
    for (Stream& stream : lane.streams)
        for (Slice& slice : stream.slices) {
            slice.start += by;
            slice.end += by;
        }
}

} // namespace

Result<MeasuredTimeline> mergeRanks(std::span<const MeasuredTimeline> ranks, Diagnostics& diagnostics)
{
    struct Member {
        const MeasuredTimeline* from = nullptr;
        std::size_t lane = 0;
        int stage = 0;
        int rank = -1;
    };
    std::vector<Member> members;
    for (const MeasuredTimeline& rank : ranks)
        for (std::size_t l = 0; l < rank.timeline.lanes.size(); ++l)
            members.push_back({&rank, l, rank.timeline.lanes[l].slices.front().stage, rank.ranks[l]});
    std::ranges::stable_sort(members, [](const Member& a, const Member& b) {
        return std::pair(a.stage, a.rank) < std::pair(b.stage, b.rank);
    });
    for (std::size_t i = 1; i < members.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (members[i].rank >= 0 && members[i].rank == members[j].rank)
                return fail(ErrorCode::Contradiction,
                    Phrase::of("Two of the traces are of rank {}", members[i].rank), {},
                    Phrase::of("Choose one trace of every rank of one step."));
    MeasuredTimeline merged;
    for (const Member& member : members) {
        const MeasuredTimeline& from = *member.from;
        merged.tool = from.tool;
        merged.device = merged.device.empty() ? from.device : merged.device;
        merged.named |= from.named;
        merged.worldSize = std::max(merged.worldSize, from.worldSize);
        merged.ranks.push_back(member.rank);
        merged.timeline.lanes.push_back(from.timeline.lanes[member.lane]);
        // Back to the clock of the file.
        shift(merged.timeline.lanes.back(), from.startOfFile);
    }
    const ClockAlignment clocks(merged.timeline.lanes);
    for (std::size_t l = 0; l < merged.timeline.lanes.size(); ++l) {
        merged.clockOffsets.push_back(clocks.offset(l));
        shift(merged.timeline.lanes[l], -clocks.offset(l));
    }
    if (clocks.unaligned() > 0)
        diagnostics.push_back({Severity::Warning, "clocks-not-aligned",
            Phrase::of(
                "{} lanes exchange no named passes with the others: their clocks are taken as they are",
                clocks.unaligned()),
            {}, {}, {}});
    completeLanes(merged);
    return merged;
}

} // namespace rankloom
