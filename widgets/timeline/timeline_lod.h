// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/schedule/timeline.h"
#include "widgets/timeline/interval_index.h"
#include "widgets/timeline/timeline_mapping.h"

namespace rankloom::ui {

inline constexpr int kBubbleCauseCount = static_cast<int>(BubbleCause::WaitsForOffload) + 1;

/// Slices narrower than this many pixels are folded into columns.
inline constexpr double kFoldBelowPixels = 3.0;

class TimelineWords;

/// What one lane shows at one zoom: slices and bubbles that are wide enough, by index; everything narrower
/// as busy time per pixel column and kind. Nothing is lost: in every column, folded busy time plus the parts
/// of the exact slices is the busy time of the lane. Reusable, so that a frame does not allocate.
struct LaneSelection {
    std::vector<std::int32_t> slices;
    std::vector<std::int32_t> bubbles;
    std::vector<std::int32_t> columns; ///< pixel columns with folded busy time, ascending
    std::vector<std::int64_t> busy; ///< ns, kinds().size() entries per column
    std::int64_t foldedSlices = 0;
};

/// Sorted index of what happens on one lane, or on a stream beside it. The values must outlive it.
class LaneIndex {
public:
    explicit LaneIndex(std::span<const Slice> slices, std::span<const Bubble> bubbles = {},
        std::span<const ActivationStep> activations = {});
    explicit LaneIndex(const Lane& lane) : LaneIndex(lane.slices, lane.bubbles, lane.activations) { }

    /// Kinds that occur, in the order of PassKind.
    [[nodiscard]] std::span<const PassKind> kinds() const { return m_kinds; }
    [[nodiscard]] const IntervalIndex<Slice>& slices() const { return m_slices; }
    [[nodiscard]] const IntervalIndex<Bubble>& bubbles() const { return m_bubbles; }

    /// What is visible; `mapping` in the pixels that are painted. O(pixels · log n) whatever the zoom.
    void select(const TimelineMapping& mapping, LaneSelection& selection) const;
    /// Largest number of activations alive per pixel column, `columns` entries.
    void peakActivations(const TimelineMapping& mapping, std::vector<std::int32_t>& columns) const;
    [[nodiscard]] std::int32_t largestActivations() const { return m_largestActivations; }
    /// Activations alive at a time.
    [[nodiscard]] std::int32_t aliveAt(std::int64_t time) const;
    /// Index of the slice that runs at a time, -1 = none.
    [[nodiscard]] std::int32_t sliceAt(std::int64_t time) const;
    [[nodiscard]] std::int64_t idle() const { return m_idle; } ///< ns, sum of the bubbles

    /// Tells the activations of the model chunks apart, by the passes that make and free them; without effect
    /// where that cannot be told (overlapped pairs). Linear.
    void splitByChunk(int chunks);
    [[nodiscard]] int splitChunks() const { return m_splitChunks; } ///< 0 = not told apart
    /// Activations alive per chunk from a step on, splitChunks() entries.
    [[nodiscard]] std::span<const std::int32_t> aliveByChunk(std::size_t step) const
    {
        const auto chunks = static_cast<std::size_t>(m_splitChunks);
        return std::span(m_aliveByChunk).subspan(step * chunks, chunks);
    }
    /// Per pixel column the index of the step with the most activations; -1 before the first step. Linear in
    /// the visible steps: for lanes that are split by chunk, which are small.
    void peakSteps(const TimelineMapping& mapping, std::vector<std::int32_t>& columns) const;
    /// Busy ns per entry of kinds() within [from, to).
    [[nodiscard]] std::vector<std::int64_t> busyBetween(std::int64_t from, std::int64_t to) const;
    /// Number of slices that touch [from, to).
    [[nodiscard]] std::int64_t slicesBetween(std::int64_t from, std::int64_t to) const;

private:
    using PerKind = std::array<std::int64_t, kPassKindCount>;

    void fold(const TimelineMapping& mapping, std::int64_t from, std::int64_t to, LaneSelection& out) const;
    /// Busy time before `time` per kind; `block` remembers where the last query ended, times ascend.
    std::size_t busyBefore(std::int64_t time, std::size_t& block, PerKind& busy) const;
    [[nodiscard]] std::int32_t peakBetween(std::size_t first, std::size_t last) const;
    /// Calls visit(column, first step, end of steps) for every pixel column.
    template <class Visit> void visitColumns(const TimelineMapping& mapping, const Visit& visit) const;

    std::span<const ActivationStep> m_activations;
    std::vector<PassKind> m_kinds;
    std::array<std::uint8_t, kPassKindCount> m_slot {}; ///< kind to position in m_kinds
    IntervalIndex<Slice> m_slices;
    IntervalIndex<Bubble> m_bubbles;
    std::vector<std::int64_t> m_blockStart; ///< start of every 8th slice
    std::vector<std::int64_t> m_blockBusy; ///< busy before every 8th slice, per kind
    std::vector<std::vector<std::int32_t>> m_peaks; ///< activations alive: largest per 16, 256, …
    std::int32_t m_largestActivations = 0;
    std::int64_t m_idle = 0;
    int m_splitChunks = 0;
    std::vector<std::int32_t> m_aliveByChunk;
};

/// Index of a whole timeline; keeps it alive. Building is linear; views of large timelines may be given one
/// that was built on another thread.
class TimelineIndex {
public:
    /// `words`: of what is no pipeline; null = passes of one.
    explicit TimelineIndex(
        std::shared_ptr<const Timeline> timeline, std::shared_ptr<const TimelineWords> words = nullptr);

    [[nodiscard]] const Timeline& timeline() const { return *m_timeline; }
    [[nodiscard]] const std::shared_ptr<const Timeline>& shared() const { return m_timeline; }
    [[nodiscard]] const TimelineWords* words() const { return m_words.get(); } ///< null = a pipeline's
    [[nodiscard]] const LaneIndex& lane(int lane) const { return m_lanes[static_cast<std::size_t>(lane)]; }
    [[nodiscard]] int lanes() const { return static_cast<int>(m_lanes.size()); }
    /// What runs beside the passes of a lane, in the order of Lane::streams.
    [[nodiscard]] std::span<const LaneIndex> streams(int lane) const
    {
        return m_streams[static_cast<std::size_t>(lane)];
    }
    [[nodiscard]] int streamRows() const { return m_streamRows; } ///< most streams of a lane
    [[nodiscard]] const std::vector<PassKind>& kinds() const { return m_kinds; }
    [[nodiscard]] const std::vector<BubbleCause>& causes() const { return m_causes; }
    [[nodiscard]] int chunks() const { return m_chunks; }
    [[nodiscard]] int stages() const { return m_stages; } ///< virtual stages of the model
    [[nodiscard]] std::int32_t microbatches() const { return m_microbatches; }
    /// All slices of one microbatch, by start.
    [[nodiscard]] std::vector<SliceRef> slicesOf(std::int32_t microbatch) const;
    /// Number of slices on all lanes, streams left out.
    [[nodiscard]] std::int64_t slices() const { return m_slices; }
    /// The next (or previous) moment at which a pass starts on some lane; the makespan after the last one, 0
    /// before the first.
    [[nodiscard]] std::int64_t startAfter(std::int64_t time) const;
    [[nodiscard]] std::int64_t startBefore(std::int64_t time) const;
    /// Number of passes that started until a time, over all lanes.
    [[nodiscard]] std::int64_t startedUntil(std::int64_t time) const;
    [[nodiscard]] int mostIdleLane() const { return m_mostIdleLane; } ///< -1 = nobody idles

private:
    void listMicrobatches();

    std::shared_ptr<const Timeline> m_timeline;
    std::shared_ptr<const TimelineWords> m_words;
    std::vector<LaneIndex> m_lanes;
    std::vector<PassKind> m_kinds;
    std::vector<BubbleCause> m_causes;
    std::vector<std::vector<LaneIndex>> m_streams;
    int m_streamRows = 0;
    int m_chunks = 1;
    int m_stages = 0;
    std::int32_t m_microbatches = 0;
    std::int64_t m_slices = 0;
    int m_mostIdleLane = -1;
    /// Slices by microbatch, where the numbers are dense; entries m_firstOf[i] to m_firstOf[i + 1].
    std::vector<std::int64_t> m_firstOf;
    std::vector<SliceRef> m_byMicrobatch;
};

/// From this many slices on an index is built away from the GUI thread.
inline constexpr std::size_t kLargeTimeline = 200'000;
bool isLarge(const Timeline& timeline);

} // namespace rankloom::ui
