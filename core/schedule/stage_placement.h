// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/schedule/kinds.h"

namespace rankloom {

/// Where virtual stage s (model order, 0..pp·vpp-1) runs.
enum class StagePlacement : std::uint8_t {
    Linear, ///< vpp = 1: stage s on pipeline rank s
    Looped, ///< rank s mod pp (interleaved)
    VShape, ///< two chunks: down and back up, stages pp-1 and pp share a rank
    Bidirectional, ///< two copies of the model (DualPipe, Chimera)
};
StagePlacement stagePlacement(ScheduleKind kind);
/// Model chunks per pipeline rank that a schedule needs: 2 for the V schedules, `vpp` for interleaved ones,
/// else 1.
int chunksPerRank(ScheduleKind kind, int vpp);
int pipelineRankOf(StagePlacement placement, int pp, int stage);

} // namespace rankloom
