// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include <QString>

#include "core/serving/serving_picture.h"
#include "widgets/timeline/interval_index.h"

namespace rankloom::ui {

/// What a lane does in some time, ns.
struct ServedShares {
    double prompts = 0;
    double decodes = 0;
    std::array<double, kServingGaps> gaps {};
};

/// Finds batches and gaps of a lane by time, and adds them up without walking over them.
class ServedLaneIndex {
public:
    ServedLaneIndex(const ServingPicture& picture, const ServedLane& lane);

    [[nodiscard]] const ServedLane& lane() const { return *m_lane; }
    [[nodiscard]] const IntervalIndex<ServedSpan>& spans() const { return m_spans; }
    [[nodiscard]] const IntervalIndex<ServedGap>& gaps() const { return m_gaps; }
    /// Of [from, to). O(log n).
    [[nodiscard]] ServedShares between(std::int64_t from, std::int64_t to) const;
    /// Between each two neighbours of `times`, which ascend: fewer steps, for they are near each other.
    [[nodiscard]] std::vector<ServedShares> betweenAll(std::span<const std::int64_t> times) const;

private:
    struct Position {
        std::size_t span = 0;
        std::size_t gap = 0;
    };
    /// Side by side in memory, since they are read together.
    struct SpanSums {
        double promptShare = 0; ///< of this one
        double prompts = 0; ///< ns before this one
        double decodes = 0;
    };
    using GapSums = std::array<double, kServingGaps>; ///< ns before this one

    /// `at` is where an earlier time was; moves on.
    [[nodiscard]] ServedShares until(std::int64_t time, Position& at) const;

    const ServedLane* m_lane;
    IntervalIndex<ServedSpan> m_spans;
    IntervalIndex<ServedGap> m_gaps;
    std::vector<SpanSums> m_spanSums; ///< of each, and in all
    std::vector<GapSums> m_gapSums; ///< of each, and in all
};

/// What is told of every request.
enum class ServingMeasure : std::uint8_t { FirstToken, PerToken, WorstGap, Bubble };
inline constexpr std::size_t kServingMeasures = 4;
/// The k-th is not exceeded by k of so many parts of the requests that have the measure.
inline constexpr int kServingQuantiles = 200;

/// A request from its arrival to its end, ns.
struct ServedRequest {
    std::int64_t start = 0;
    std::int64_t end = 0;
    std::int32_t request = 0;
};

/// Keys and values on their way to a replica, ns: one after another.
struct ServedTransfer {
    std::int64_t start = 0;
    std::int64_t end = 0;
    std::int32_t handOver = 0; ///< of ServingPicture::handOvers
};

/// Finds hand-overs to a replica by time, and adds them up without walking over them.
class ServedTransferIndex {
public:
    explicit ServedTransferIndex(std::vector<ServedTransfer> transfers);
    ServedTransferIndex(ServedTransferIndex&&) = default; // what the index keeps a view of stays where it is

    [[nodiscard]] const std::vector<ServedTransfer>& transfers() const { return m_transfers; }
    [[nodiscard]] std::size_t firstEndingAfter(std::int64_t time) const
    {
        return m_times.firstEndingAfter(time);
    }
    /// ns of [from, to) in which something is on the way. O(log n).
    [[nodiscard]] std::int64_t busyBetween(std::int64_t from, std::int64_t to) const
    {
        return busyUntil(to) - busyUntil(from);
    }

private:
    [[nodiscard]] std::int64_t busyUntil(std::int64_t time) const;

    std::vector<ServedTransfer> m_transfers;
    IntervalIndex<ServedTransfer> m_times;
    std::vector<std::int64_t> m_before; ///< ns before each, and in all
};

/// A picture with what finds things in it. Made in the background.
class ServingIndex {
public:
    explicit ServingIndex(std::shared_ptr<const ServingPicture> picture);

    [[nodiscard]] const ServingPicture& picture() const { return *m_picture; }
    /// Of two pools a replica of each is seen together: as many as the larger pool has.
    [[nodiscard]] int replicas() const
    {
        const ServingSetup& setup = m_picture->setup;
        return setup.decode ? std::max(setup.replicas, setup.decode->replicas) : setup.replicas;
    }
    [[nodiscard]] int lanesPerReplica() const
    {
        return promptLanes()
            + (m_picture->setup.decode ? static_cast<int>(m_picture->lanesOf(decodesOf(0))) : 0);
    }
    /// Those where prompts are computed come first.
    [[nodiscard]] const ServedLaneIndex& lane(int replica, int lane) const
    {
        const bool first = lane < promptLanes();
        return m_lanes[m_picture->firstLane(first ? promptsOf(replica) : decodesOf(replica))
            + static_cast<std::size_t>(first ? lane : lane - promptLanes())];
    }
    /// The replicas that are seen together, as the simulation counts them.
    [[nodiscard]] int promptsOf(int replica) const { return replica % m_picture->setup.replicas; }
    [[nodiscard]] int decodesOf(int replica) const
    {
        const ServingSetup& setup = m_picture->setup;
        return setup.decode ? setup.replicas + replica % setup.decode->replicas : replica;
    }
    /// Of two pools: hand-overs to the replica that generates. Null without pools.
    [[nodiscard]] const ServedTransferIndex* transfers(int replica) const
    {
        return m_transfers.empty()
            ? nullptr
            : &m_transfers[static_cast<std::size_t>(decodesOf(replica) - m_picture->setup.replicas)];
    }
    /// Where tokens are generated, keys and values stay longest.
    [[nodiscard]] const ReplicaFigures& cacheOf(int replica) const
    {
        return m_picture->simulation.replicas[static_cast<std::size_t>(decodesOf(replica))];
    }
    [[nodiscard]] std::int64_t blocksOf(int replica) const
    {
        return m_picture->setup.blocksOf(decodesOf(replica));
    }
    /// Requests in rows, each by time: every one stands in the first row that is free when it arrives.
    [[nodiscard]] const std::vector<std::vector<ServedRequest>>& rows(int replica) const
    {
        return m_rows[static_cast<std::size_t>(replica)];
    }
    [[nodiscard]] std::int64_t served(int replica) const
    {
        return m_served[static_cast<std::size_t>(replica)];
    }
    /// Where a request stands; -1 = it was refused.
    [[nodiscard]] int rowOf(std::int32_t request) const { return m_rowOf[static_cast<std::size_t>(request)]; }
    [[nodiscard]] std::span<const PicturedPreemption> preemptions(int replica) const;
    [[nodiscard]] std::int64_t end() const { return m_picture->simulation.end.value(); } ///< ns
    /// kServingQuantiles + 1 of them, s; none where no request has the measure.
    [[nodiscard]] const std::vector<double>& quantiles(ServingMeasure measure) const
    {
        return m_quantiles[static_cast<std::size_t>(measure)];
    }
    [[nodiscard]] std::int32_t mostWaiting() const { return m_mostWaiting; }

private:
    [[nodiscard]] int promptLanes() const { return static_cast<int>(m_picture->lanesOf(0)); }
    /// Where a request is seen.
    [[nodiscard]] int shownAt(const RequestOutcome& outcome) const;
    void seat();
    void measure();
    void sortHandOvers();

    std::shared_ptr<const ServingPicture> m_picture;
    std::vector<ServedLaneIndex> m_lanes;
    std::vector<ServedTransferIndex> m_transfers; ///< by replica that generates
    std::vector<std::vector<std::vector<ServedRequest>>> m_rows; ///< by replica
    std::vector<std::int32_t> m_rowOf; ///< by request
    std::vector<std::int64_t> m_served; ///< requests, by replica
    std::array<std::vector<double>, kServingMeasures> m_quantiles;
    std::int32_t m_mostWaiting = 0;
};

/// A simulation on screen: what it is called beside another one.
struct ServingRun {
    QString name;
    std::shared_ptr<const ServingIndex> index;
};

/// What is asked of latencies. 0 = nothing is.
struct ServingTargets {
    Seconds timeToFirstToken {};
    Seconds timePerOutputToken {};
    double share = 0.99; ///< of the requests that are to meet both

    friend bool operator==(const ServingTargets&, const ServingTargets&) = default;
};

/// Whether one request meets them.
bool meets(const ServingTargets& targets, const ServingRequest& request, const RequestOutcome& outcome);
/// Share of all requests that do; refused ones do not.
double shareMeeting(const ServingTargets& targets, const ServingPicture& picture);

} // namespace rankloom::ui
