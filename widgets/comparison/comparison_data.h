// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/compare/comparison.h"
#include "widgets/board/board_data.h"
#include "widgets/timeline/timeline_lod.h"

namespace rankloom::ui {

/// What pictures of a comparison show: the comparison, the plans it was made from, and what drawing them
/// takes time to prepare. Immutable: made away from the GUI thread, drawn on it.
struct ComparisonData {
    Comparison comparison;
    std::vector<ComparedPlan> plans;
    std::vector<std::shared_ptr<const TimelineIndex>> timelines; ///< one per plan; null where it has none
    std::vector<std::shared_ptr<const BoardData>> boards; ///< one per plan
    std::vector<std::vector<int>> struckLanes {}; ///< of every plan: lanes that are lost; empty = none of any

    [[nodiscard]] int count() const { return static_cast<int>(plans.size()); }
    /// Of the fullest stage; nullptr where the plan is not possible.
    [[nodiscard]] const StageMemory* fullest(int plan) const;
    /// The end of the longest step in ns; 0 where none has a timeline.
    [[nodiscard]] std::int64_t longest() const;
};

/// Compares plans that are evaluated; `baseline` is an index into them.
ComparisonData makeComparisonData(std::vector<ComparedPlan> plans, int baseline);

} // namespace rankloom::ui
