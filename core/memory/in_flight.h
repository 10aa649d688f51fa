// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/memory/shape.h"

namespace rankloom {

/// Activations of one model chunk alive at the peak, in microbatches: whole ones, and those of which only
/// what the deferred weight-gradient pass needs is left.
struct ChunkInFlight {
    double whole = 0;
    double weightOnly = 0;
};

/// Fills `perChunk` (as many entries as the rank has model chunks) for pipeline rank `rank`. Closed forms of
/// the schedules, conditions and sources in the .cpp; custom orders are counted.
void chunksInFlight(const MemoryShape& shape, int rank, std::span<ChunkInFlight> perChunk);

} // namespace rankloom
