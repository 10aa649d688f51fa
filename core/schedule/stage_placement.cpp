// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/stage_placement.h"

#include <algorithm>

namespace rankloom {

StagePlacement stagePlacement(ScheduleKind kind)
{
    switch (kind) {
    case ScheduleKind::Interleaved:
    case ScheduleKind::LoopedBfs:
        return StagePlacement::Looped;
    case ScheduleKind::ZbV:
    case ScheduleKind::ZbVAutomatic:
    case ScheduleKind::VHalf:
    case ScheduleKind::VMin:
    case ScheduleKind::OneFOneBV:
    case ScheduleKind::DualPipeV:
        return StagePlacement::VShape;
    case ScheduleKind::DualPipe:
    case ScheduleKind::Chimera:
        return StagePlacement::Bidirectional;
    default:
        return StagePlacement::Linear;
    }
}

int chunksPerRank(ScheduleKind kind, int vpp)
{
    switch (stagePlacement(kind)) {
    case StagePlacement::Looped:
        return std::max(1, vpp);
    case StagePlacement::VShape:
        return 2;
    case StagePlacement::Linear:
    case StagePlacement::Bidirectional:
        break;
    }
    return kind == ScheduleKind::Custom ? std::max(1, vpp) : 1;
}

int pipelineRankOf(StagePlacement placement, int pp, int stage)
{
    switch (placement) {
    case StagePlacement::VShape:
        return stage < pp ? stage : 2 * pp - 1 - stage;
    case StagePlacement::Looped:
        return stage % pp;
    case StagePlacement::Linear:
    case StagePlacement::Bidirectional:
        break;
    }
    return stage % pp;
}

} // namespace rankloom
