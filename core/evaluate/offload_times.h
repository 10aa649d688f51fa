// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"
#include "core/plan/project.h"
#include "core/timing/timing.h"

namespace rankloom {

/// Holds what leaves each stage against SSDTrain's rule, layer by layer, over links to the host that devices
/// share with each other and with their own network traffic, and adds the waiting to the backward passes of
/// `times`, and to both passes what the copies take of the device's memory bandwidth. `enduranceDays` needs
/// the step time and is left to the caller. Without offload nothing happens.
OffloadReport applyOffload(const LaidOut& laid, const MemoryReport& memory, PassTimes& times);

/// The share of `memory.offload.fraction` that may leave without anybody waiting, as a diagnostic with the
/// fix; empty when nobody waits.
Diagnostics offloadDiagnostics(const Plan& plan, const OffloadReport& report);

} // namespace rankloom
