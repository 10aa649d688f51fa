// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/schedule/pass_graph.h"

namespace rankloom {

/// Earliest start when every transfer occupies sender and receiver until both have finished it (Megatron's
/// non-interleaved point-to-point, SimuMax): a pass receives its input right before it runs and sends its
/// result right after. Where two devices swap results between neighbouring passes (the steady part of 1F1B),
/// even devices receive first and odd ones send first; otherwise the send comes first. Errors: IllegalPlan
/// when the transfers of the order deadlock, Unsupported with vocabulary passes.
Result<Timeline> simulateRendezvous(const PassGraph& graph);

} // namespace rankloom
