// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <vector>

namespace rankloom::ui {

/// Finds intervals (anything with `start` and `end` in ns; sorted, not overlapping) by time and by length
/// without walking over the others. Keeps a view of the intervals: they must outlive it.
template <class Interval> class IntervalIndex {
public:
    explicit IntervalIndex(std::span<const Interval> intervals) : m_intervals(intervals)
    {
        std::vector<std::int64_t> longest(blocks(intervals.size()));
        for (std::size_t i = 0; i < intervals.size(); ++i) {
            const std::int64_t length = intervals[i].end - intervals[i].start;
            longest[i / kFactor] = std::max(longest[i / kFactor], length);
        }
        while (true) {
            m_levels.push_back(std::move(longest));
            const std::vector<std::int64_t>& below = m_levels.back();
            if (below.size() <= kFactor)
                break;
            longest.assign(blocks(below.size()), 0);
            for (std::size_t i = 0; i < below.size(); ++i)
                longest[i / kFactor] = std::max(longest[i / kFactor], below[i]);
        }
    }

    [[nodiscard]] std::span<const Interval> intervals() const { return m_intervals; }

    /// Index of the first interval that ends after `time`; size() if there is none. O(log n).
    [[nodiscard]] std::size_t firstEndingAfter(std::int64_t time) const
    {
        const auto it = std::partition_point(m_intervals.begin(), m_intervals.end(),
            [time](const Interval& interval) { return interval.end <= time; });
        return static_cast<std::size_t>(it - m_intervals.begin());
    }

    /// The same where all in front of `near` have ended by then. O(log of how far away it is).
    [[nodiscard]] std::size_t firstEndingAfter(std::int64_t time, std::size_t near) const
    {
        std::size_t step = 1;
        while (near + step < m_intervals.size() && m_intervals[near + step].end <= time)
            step *= 2;
        const auto from = m_intervals.begin() + static_cast<std::ptrdiff_t>(near);
        const auto to =
            m_intervals.begin() + static_cast<std::ptrdiff_t>(std::min(near + step + 1, m_intervals.size()));
        return static_cast<std::size_t>(std::partition_point(from, to, [time](const Interval& interval) {
            return interval.end <= time;
        }) - m_intervals.begin());
    }

    /// Index of the first interval at or after `from` that is at least `length` long; size() if there is
    /// none. Skips whole blocks by their longest interval.
    [[nodiscard]] std::size_t nextLong(std::size_t from, std::int64_t length) const
    {
        while (from < m_intervals.size()) {
            if (from % kFactor == 0) {
                from = skipBlocks(from, length);
                if (from >= m_intervals.size())
                    break;
            }
            if (m_intervals[from].end - m_intervals[from].start >= length)
                return from;
            ++from;
        }
        return m_intervals.size();
    }

private:
    static constexpr std::size_t kFactor = 16;
    static std::size_t blocks(std::size_t count) { return (count + kFactor - 1) / kFactor; }

    /// `from` starts a block: goes up while a block starts there, jumps over blocks that are too short.
    [[nodiscard]] std::size_t skipBlocks(std::size_t from, std::int64_t length) const
    {
        std::size_t level = 0;
        std::size_t block = from / kFactor;
        while (block < m_levels[level].size()) {
            if (m_levels[level][block] >= length) {
                if (level == 0)
                    return block * kFactor;
                --level;
                block *= kFactor;
            } else {
                ++block;
                while (block % kFactor == 0 && level + 1 < m_levels.size()) {
                    ++level;
                    block /= kFactor;
                }
            }
        }
        return m_intervals.size();
    }

    std::span<const Interval> m_intervals;
    std::vector<std::vector<std::int64_t>> m_levels; ///< longest interval per block, factor 16 per level
};

} // namespace rankloom::ui
