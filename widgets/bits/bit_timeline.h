// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/bits/plan_bits.h"
#include "widgets/timeline/lane_memory.h"
#include "widgets/timeline/timeline_lod.h"

namespace rankloom::ui {

/// Decode steps with experts in planes, for the timeline: a lane that loads and one that computes, the waits
/// of both with their causes, and what planes hold of the budget under the first.
struct BitTimeline {
    std::shared_ptr<const TimelineIndex> index;
    std::vector<LaneMemory> memory;
    std::vector<std::int64_t> stepStarts; ///< ns
};

/// `modelLayers`: what the rows of layers are called.
BitTimeline bitTimeline(std::shared_ptr<const BitsReport> report, std::vector<int> modelLayers);

/// Where the experts of a layer are loaded and computed in a step; both ends 0 where there is none.
std::pair<std::int64_t, std::int64_t> layerInStep(const BitsReport& report, int layer, int step);

} // namespace rankloom::ui
