// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/plan/kinds.h"

namespace rankloom {

/// Schedules by their names in torch.distributed.pipelining, as torchtitan's settings take them.
struct TorchTitanSchedule {
    ScheduleKind kind;
    std::string_view name;
};
inline constexpr TorchTitanSchedule kTorchTitanSchedules[] = {
    {ScheduleKind::OneFOneB, "1F1B"},
    {ScheduleKind::GPipe, "GPipe"},
    {ScheduleKind::Interleaved, "Interleaved1F1B"},
    {ScheduleKind::LoopedBfs, "LoopedBFS"},
    {ScheduleKind::ZbV, "ZBVZeroBubble"},
    {ScheduleKind::DualPipeV, "DualPipeV"},
};

} // namespace rankloom
