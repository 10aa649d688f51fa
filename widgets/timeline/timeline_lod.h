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

/// Slices narrower than this many pixels are folded into columns.
inline constexpr double kFoldBelowPixels = 3.0;

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

/// Sorted index of one lane. The lane must outlive it.
class LaneIndex {
public:
    explicit LaneIndex(const Lane& lane);

    [[nodiscard]] const Lane& lane() const { return *m_lane; }
    /// Kinds that occur, in the order of PassKind.
    [[nodiscard]] std::span<const PassKind> kinds() const { return m_kinds; }
    [[nodiscard]] const IntervalIndex<Slice>& slices() const { return m_slices; }
    [[nodiscard]] const IntervalIndex<Bubble>& bubbles() const { return m_bubbles; }

    /// What is visible; `mapping` in the pixels that are painted. O(pixels · log n) whatever the zoom.
    void select(const TimelineMapping& mapping, LaneSelection& selection) const;
    /// Largest number of activations alive per pixel column, `columns` entries.
    void peakActivations(const TimelineMapping& mapping, std::vector<std::int32_t>& columns) const;
    [[nodiscard]] std::int32_t largestActivations() const { return m_largestActivations; }
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

    const Lane* m_lane;
    std::vector<PassKind> m_kinds;
    std::array<std::uint8_t, kPassKindCount> m_slot {}; ///< kind to position in m_kinds
    IntervalIndex<Slice> m_slices;
    IntervalIndex<Bubble> m_bubbles;
    std::vector<std::int64_t> m_blockStart; ///< start of every 8th slice
    std::vector<std::int64_t> m_blockBusy; ///< busy before every 8th slice, per kind
    std::vector<std::vector<std::int32_t>> m_peaks; ///< activations alive: largest per 16, 256, …
    std::int32_t m_largestActivations = 0;
};

/// Index of a whole timeline; keeps it alive. Building is linear; views of large timelines may be given one
/// that was built on another thread.
class TimelineIndex {
public:
    explicit TimelineIndex(std::shared_ptr<const Timeline> timeline);

    [[nodiscard]] const Timeline& timeline() const { return *m_timeline; }
    [[nodiscard]] const std::shared_ptr<const Timeline>& shared() const { return m_timeline; }
    [[nodiscard]] const LaneIndex& lane(int lane) const { return m_lanes[static_cast<std::size_t>(lane)]; }
    [[nodiscard]] int lanes() const { return static_cast<int>(m_lanes.size()); }
    [[nodiscard]] const std::vector<PassKind>& kinds() const { return m_kinds; }
    [[nodiscard]] const std::vector<BubbleCause>& causes() const { return m_causes; }
    [[nodiscard]] int chunks() const { return m_chunks; }
    [[nodiscard]] std::int32_t microbatches() const { return m_microbatches; }
    /// All slices of one microbatch, by start. Linear in the timeline.
    [[nodiscard]] std::vector<SliceRef> slicesOf(std::int32_t microbatch) const;

private:
    std::shared_ptr<const Timeline> m_timeline;
    std::vector<LaneIndex> m_lanes;
    std::vector<PassKind> m_kinds;
    std::vector<BubbleCause> m_causes;
    int m_chunks = 1;
    std::int32_t m_microbatches = 0;
};

} // namespace rankloom::ui
