// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/memory/rank_memory.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom::ui {

/// One bar: the fullest device of a pipeline stage, or one rank.
struct MemoryBar {
    StageMemory memory;
    int rank = -1; ///< -1 = a stage
    int device = -1; ///< of the rank; -1 = not known

    friend bool operator==(const MemoryBar&, const MemoryBar&) = default;
};

/// What the memory view shows, and what it was computed from.
struct MemoryData {
    MemoryReport report;
    std::vector<MemoryBar> ranks; ///< in order of rank; empty: only stages are known
    std::shared_ptr<const RankMemory> tensors; ///< null: no breakdown into tensors
    std::shared_ptr<const Project> project; ///< null: nothing to calibrate
    std::shared_ptr<const Plan> plan;
    std::vector<Suggestion> fixes; ///< single changes that would make it fit, the cheapest first

    friend bool operator==(const MemoryData&, const MemoryData&) = default;
};

enum class MemoryScale : std::uint8_t { Stages, Ranks };
enum class MemoryOrder : std::uint8_t { Number, Fullest };

/// The bars in the order they are shown.
std::vector<MemoryBar> memoryBars(const MemoryData& data, MemoryScale scale, MemoryOrder order);
/// Bytes over the capacity, negative where there is room; without a capacity what is used.
double overCapacity(const StageMemory& memory);

/// Neighbouring bars that share a column of the picture; the fullest of them is drawn, so that none that
/// matters vanishes.
struct MemoryColumn {
    int first = 0;
    int end = 0; ///< one behind the last
    int fullest = 0; ///< the bar with least room, the first of equals
    int emptiest = 0; ///< the bar with least device memory

    friend bool operator==(const MemoryColumn&, const MemoryColumn&) = default;
};
/// Bars [first, first + count) in at most `most` columns whose numbers of bars differ by one at most.
std::vector<MemoryColumn> memoryColumns(std::span<const MemoryBar> bars, int first, int count, int most);

} // namespace rankloom::ui
