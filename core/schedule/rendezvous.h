// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/schedule/pass_graph.h"

namespace rankloom {

/// Earliest start when every transfer occupies sender and receiver until both have finished it (Megatron's
/// non-interleaved point-to-point, SimuMax). Without `ready`, a pass receives its input right before it runs
/// and sends its result right after; where two devices swap results between neighbouring passes (the steady
/// part of 1F1B), even devices receive first and odd ones send first; otherwise the send comes first. With
/// `ready`, a simulation of the same order, every device takes its passes and transfers in the order in which
/// they start and become ready there: one order for all devices, which cannot deadlock. Collectives of the
/// vocabulary layers run beside the passes, as they do with asynchronous transfers.
/// Errors: IllegalPlan when the transfers of the order deadlock.
Result<Timeline> simulateRendezvous(const PassGraph& graph, const Timeline* ready = nullptr);

} // namespace rankloom
