// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/serving/serving_index.h"

#include <algorithm>
#include <functional>
#include <queue>
#include <utility>

#include "core/serving/missed_goals.h"

namespace rankloom::ui {

ServedLaneIndex::ServedLaneIndex(const ServingPicture& picture, const ServedLane& lane)
    : m_lane(&lane), m_spans(lane.spans), m_gaps(lane.gaps)
{
    m_spanSums.reserve(lane.spans.size() + 1);
    SpanSums spans;
    for (const ServedSpan& span : lane.spans) {
        const PicturedBatch& batch = picture.batches[static_cast<std::size_t>(span.batch)];
        const auto tokens = static_cast<double>(std::max<std::int64_t>(1, batch.tokens()));
        const auto length = static_cast<double>(span.end - span.start);
        spans.promptShare = batch.prefillTokens / tokens;
        m_spanSums.push_back(spans);
        spans.prompts += length * spans.promptShare;
        spans.decodes += length * (1 - spans.promptShare);
    }
    m_spanSums.push_back(spans);
    m_gapSums.reserve(lane.gaps.size() + 1);
    GapSums gaps {};
    for (const ServedGap& gap : lane.gaps) {
        m_gapSums.push_back(gaps);
        gaps[static_cast<std::size_t>(gap.cause)] += static_cast<double>(gap.end - gap.start);
    }
    m_gapSums.push_back(gaps);
}

ServedShares ServedLaneIndex::until(std::int64_t time, Position& at) const
{
    at.span = m_spans.firstEndingAfter(time, at.span);
    at.gap = m_gaps.firstEndingAfter(time, at.gap);
    const SpanSums& sums = m_spanSums[at.span];
    ServedShares out {sums.prompts, sums.decodes, m_gapSums[at.gap]};
    if (at.span < m_lane->spans.size() && m_lane->spans[at.span].start < time) {
        const auto part = static_cast<double>(time - m_lane->spans[at.span].start);
        out.prompts += part * sums.promptShare;
        out.decodes += part * (1 - sums.promptShare);
    }
    if (at.gap < m_lane->gaps.size() && m_lane->gaps[at.gap].start < time)
        out.gaps[static_cast<std::size_t>(m_lane->gaps[at.gap].cause)] +=
            static_cast<double>(time - m_lane->gaps[at.gap].start);
    return out;
}

ServedShares ServedLaneIndex::between(std::int64_t from, std::int64_t to) const
{
    return betweenAll(std::array {from, to}).front();
}

std::vector<ServedShares> ServedLaneIndex::betweenAll(std::span<const std::int64_t> times) const
{
    Position at {m_spans.firstEndingAfter(times.front()), m_gaps.firstEndingAfter(times.front())};
    ServedShares before = until(times.front(), at);
    std::vector<ServedShares> out;
    out.reserve(times.size() - 1);
    for (const std::int64_t time : times.subspan(1)) {
        const ServedShares now = until(time, at);
        ServedShares& own = out.emplace_back(now);
        own.prompts -= before.prompts;
        own.decodes -= before.decodes;
        for (std::size_t cause = 0; cause < kServingGaps; ++cause)
            own.gaps[cause] -= before.gaps[cause];
        before = now;
    }
    return out;
}

ServingIndex::ServingIndex(std::shared_ptr<const ServingPicture> picture) : m_picture(std::move(picture))
{
    m_lanes.reserve(m_picture->lanes.size());
    for (const ServedLane& lane : m_picture->lanes)
        m_lanes.emplace_back(*m_picture, lane);
    seat();
    measure();
    sortHandOvers();
    for (const ReplicaFigures& replica : m_picture->simulation.replicas)
        for (const CacheSample& sample : replica.cache)
            m_mostWaiting = std::max(m_mostWaiting, sample.waiting);
}

ServedTransferIndex::ServedTransferIndex(std::vector<ServedTransfer> transfers)
    : m_transfers(std::move(transfers)), m_times(m_transfers), m_before {0}
{
    for (const ServedTransfer& one : m_transfers)
        m_before.push_back(m_before.back() + one.end - one.start);
}

std::int64_t ServedTransferIndex::busyUntil(std::int64_t time) const
{
    const std::size_t next = firstEndingAfter(time);
    const bool under = next < m_transfers.size() && m_transfers[next].start < time;
    return m_before[next] + (under ? time - m_transfers[next].start : 0);
}

void ServingIndex::sortHandOvers()
{
    const ServingSetup& setup = m_picture->setup;
    if (!setup.decode)
        return;
    std::vector<std::vector<ServedTransfer>> byReplica(static_cast<std::size_t>(setup.decode->replicas));
    for (std::size_t i = 0; i < m_picture->handOvers.size(); ++i) {
        const HandOver& one = m_picture->handOvers[i];
        byReplica[static_cast<std::size_t>(one.to - setup.replicas)].push_back(
            {one.start.value(), one.end.value(), static_cast<std::int32_t>(i)});
    }
    for (std::vector<ServedTransfer>& own : byReplica)
        m_transfers.emplace_back(std::move(own));
}

int ServingIndex::shownAt(const RequestOutcome& outcome) const
{
    const ServingSetup& setup = m_picture->setup;
    const bool byDecodes =
        setup.decode && setup.decode->replicas > setup.replicas && outcome.decodeReplica >= 0;
    return byDecodes ? outcome.decodeReplica - setup.replicas : outcome.replica;
}

/// Requests come by arrival; of the rows that are free the first is taken.
void ServingIndex::seat()
{
    struct Seats {
        std::priority_queue<int, std::vector<int>, std::greater<>> free;
        using Taken = std::pair<std::int64_t, int>; // until when
        std::priority_queue<Taken, std::vector<Taken>, std::greater<>> taken;
    };
    std::vector<Seats> seats(static_cast<std::size_t>(replicas()));
    m_rows.resize(seats.size());
    m_served.assign(seats.size(), 0);
    m_rowOf.assign(m_picture->requests.size(), -1);
    for (std::size_t r = 0; r < m_picture->requests.size(); ++r) {
        const RequestOutcome& outcome = m_picture->simulation.requests[r];
        if (!outcome.served())
            continue;
        const std::int64_t arrival = m_picture->requests[r].arrival.value();
        const auto replica = static_cast<std::size_t>(shownAt(outcome));
        ++m_served[replica];
        Seats& own = seats[replica];
        for (; !own.taken.empty() && own.taken.top().first <= arrival; own.taken.pop())
            own.free.push(own.taken.top().second);
        int row = static_cast<int>(m_rows[replica].size());
        if (own.free.empty()) {
            m_rows[replica].emplace_back();
        } else {
            row = own.free.top();
            own.free.pop();
        }
        const std::int64_t end = std::max(outcome.end.value(), arrival + 1);
        m_rows[replica][static_cast<std::size_t>(row)].push_back(
            {arrival, end, static_cast<std::int32_t>(r)});
        m_rowOf[r] = row;
        own.taken.emplace(end, row);
    }
}

void ServingIndex::measure()
{
    std::array<std::vector<std::int64_t>, kServingMeasures> all;
    const auto of = [&all](ServingMeasure measure) -> std::vector<std::int64_t>& {
        return all[static_cast<std::size_t>(measure)];
    };
    for (std::size_t r = 0; r < m_picture->requests.size(); ++r) {
        const ServingRequest& request = m_picture->requests[r];
        const RequestOutcome& outcome = m_picture->simulation.requests[r];
        if (!outcome.served())
            continue;
        of(ServingMeasure::FirstToken).push_back(timeToFirstToken(request, outcome).value());
        of(ServingMeasure::Bubble).push_back(outcome.bubble.value());
        if (request.output < 2)
            continue;
        of(ServingMeasure::PerToken).push_back(timePerOutputToken(request, outcome).value());
        of(ServingMeasure::WorstGap).push_back(outcome.worstGap.value());
    }
    for (std::size_t m = 0; m < kServingMeasures; ++m) {
        std::vector<std::int64_t>& times = all[m];
        std::ranges::sort(times);
        for (int k = 0; !times.empty() && k <= kServingQuantiles; ++k) {
            // Nearest rank: the smallest that so many do not exceed.
            const std::size_t rank = (static_cast<std::size_t>(k) * times.size() + kServingQuantiles - 1)
                / static_cast<std::size_t>(kServingQuantiles);
            m_quantiles[m].push_back(static_cast<double>(times[std::max<std::size_t>(rank, 1) - 1]) * 1e-9);
        }
    }
}

std::span<const PicturedPreemption> ServingIndex::preemptions(int replica) const
{
    const std::vector<PicturedPreemption>& all = m_picture->preemptions;
    const int own = decodesOf(replica);
    return {std::ranges::lower_bound(all, own, {}, &PicturedPreemption::replica),
        std::ranges::upper_bound(all, own, {}, &PicturedPreemption::replica)};
}

bool meets(const ServingTargets& targets, const ServingRequest& request, const RequestOutcome& outcome)
{
    return keepsGoals(
        {targets.timeToFirstToken.value(), targets.timePerOutputToken.value()}, request, outcome);
}

double shareMeeting(const ServingTargets& targets, const ServingPicture& picture)
{
    std::size_t met = 0;
    for (std::size_t r = 0; r < picture.requests.size(); ++r)
        if (meets(targets, picture.requests[r], picture.simulation.requests[r]))
            ++met;
    return picture.requests.empty() ? 1
                                    : static_cast<double>(met) / static_cast<double>(picture.requests.size());
}

} // namespace rankloom::ui
