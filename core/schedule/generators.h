// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/base/error.h"
#include "core/schedule/schedule.h"

/// Generators of pass orders, one family per file. They assume a problem that checkProblem accepted and
/// return one list of passes per device.
namespace rankloom {

using DeviceOrders = std::vector<std::vector<Pass>>;

inline Pass makePass(PassKind kind, int stage, int microbatch)
{
    Pass pass;
    pass.kind = kind;
    pass.stage = static_cast<std::int16_t>(stage);
    pass.microbatch = microbatch;
    return pass;
}

/// linear_orders.cpp. GPipe; 1F1B; the hand-made orders of arXiv 2401.10241 section 2.
DeviceOrders gpipeOrder(int devices, int microbatches);
DeviceOrders oneFOneBOrder(int devices, int microbatches);
DeviceOrders zbH1Order(int devices, int microbatches);
DeviceOrders zbH2Order(int devices, int microbatches);

/// looped_orders.cpp. Stage chunk * devices + d on device d.
DeviceOrders interleavedOrder(int devices, int microbatches, int chunks, int groupSize);
DeviceOrders loopedBfsOrder(int devices, int microbatches, int chunks);

/// bidirectional_orders.cpp. Two directions over the devices, or the two legs of a V.
/// deepseek-ai/DualPipe; Chimera (arXiv 2107.06925): microbatches of direction 1 follow those of direction 0.
DeviceOrders dualPipeOrder(int devices, int microbatches);
DeviceOrders dualPipeVOrder(int devices, int microbatches);
DeviceOrders chimeraOrder(int devices, int microbatches);

/// zbv_orders.cpp. The hand-made ZB-V of arXiv 2401.10241: stages d and 2p-1-d on device d.
DeviceOrders zbVOrder(int devices, int microbatches);

/// vocabulary_orders.cpp. 1F1B with partitioned vocabulary layers (arXiv 2411.05288): `barriers` 2 = Vocab-1,
/// 1 = Vocab-2; `forward` and `backward` are typical pass times and only their ratio matters.
DeviceOrders vocabularyOrder(
    int devices, int microbatches, int barriers, std::int64_t forward, std::int64_t backward);
DeviceOrders interlacedOrder(int devices, int microbatches);

/// zb_automatic.cpp. Greedy search over eight variants under a memory limit.
/// Errors: IllegalPlan when the limit is too small.
Result<DeviceOrders> zbAutomaticOrder(const ScheduleProblem& problem, const PassDurations& durations);

/// zbv_automatic.cpp. The searched ZB-V under a memory limit. Errors: IllegalPlan when the limit is too
/// small.
Result<DeviceOrders> zbVAutomaticOrder(const ScheduleProblem& problem, const PassDurations& durations);

/// v_grid_orders.cpp. V schedules with controllable memory (arXiv 2405.15362), laid out in unit slots.
/// `barriers` leaves room for that many vocabulary joins between forward and backward of the last stage.
enum class VShape : std::uint8_t { Half, Min };
enum class VGaps : std::uint8_t { Kept, Closed };
DeviceOrders vShapeOrder(VShape shape, int devices, int microbatches, int barriers, VGaps gaps);
/// V-Half with partitioned vocabulary layers: one microbatch more per barrier, no compaction.
DeviceOrders vHalfVocabularyOrder(int devices, int microbatches, int barriers);

/// onefoneb_v_order.cpp. 1F1B on a V (sail-sg v1f1b.py): fused backwards.
DeviceOrders oneFOneBVOrder(int devices, int microbatches);

/// best_order.cpp. The order with the smallest longest stage in simulation: the searched one unless a
/// hand-made one that fits on every device is strictly better. None when nothing fits or runs.
std::optional<DeviceOrders> bestOrder(const ScheduleProblem& problem, const PassDurations& durations,
    std::optional<DeviceOrders> searched, const std::vector<DeviceOrders>& handMade,
    const std::function<bool(const std::vector<Pass>&)>& fits);

} // namespace rankloom
