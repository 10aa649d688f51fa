// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/quantity.h"

namespace rankloom {

/// When in the step a stage is fullest.
enum class PeakMoment : std::uint8_t {
    Backward, ///< inside the backward pass of a layer, all microbatches in flight
    Recompute, ///< inside a layer that is recomputed for its backward pass
    Loss, ///< between forward and backward of the output layer
};
/// "backward", "recompute", "loss"
const char* toString(PeakMoment moment);

/// Memory of the fullest device of one pipeline rank at the peak of the step.
struct StageMemory {
    int stage = 0; ///< pipeline rank
    double parameters = 0; ///< held by the device
    Bytes weights {};
    Bytes gradients {};
    Bytes optimizer {};
    Bytes activations {}; ///< saved for backward, all microbatches in flight
    Bytes
        workspace {}; ///< added at the peak: working set, logits, dummy weight gradients, framework constant
    Bytes allocated {}; ///< sum of the above: the framework allocator's peak
    Bytes reserved {}; ///< with fragmentation
    Bytes reservedLow {};
    Bytes reservedHigh {};
    Bytes device {}; ///< with context and communicators: what nvidia-smi shows
    Bytes capacity {};
    Bytes offloaded {}; ///< activations that are elsewhere at the peak, no part of the above
    PeakMoment moment = PeakMoment::Backward;
    double inFlightMicrobatches =
        0; ///< chunk activations alive at the peak, in microbatches of the whole rank
    Bytes activationPerChunk {}; ///< saved by one microbatch on one chunk, mean over chunks: height of a
                                 ///< curve step

    [[nodiscard]] Bytes headroom() const { return capacity - device; }
    friend bool operator==(const StageMemory&, const StageMemory&) = default;
};

struct MemoryReport {
    bool fits = false; ///< every stage's `device` is within its capacity
    int peakStage = 0; ///< the stage with the largest `device`
    std::vector<StageMemory> stages;

    friend bool operator==(const MemoryReport&, const MemoryReport&) = default;
};

} // namespace rankloom
