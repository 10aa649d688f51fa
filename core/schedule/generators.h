// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
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

} // namespace rankloom
