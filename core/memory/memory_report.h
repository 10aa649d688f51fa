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
    Update, ///< while the optimizer updates the parameters: no activation is alive
};
/// "backward", "recompute", "loss", "update"
const char* toString(PeakMoment moment);

/// A figure and how far it may reasonably be off.
struct Band {
    double low = 1;
    double expected = 1;
    double high = 1;

    friend bool operator==(const Band&, const Band&) = default;
};

/// Memory of the fullest device of one pipeline rank at the peak of the step.
struct StageMemory {
    int stage = 0; ///< pipeline rank
    double parameters = 0; ///< held by the device
    Bytes weights {};
    Bytes gradients {};
    Bytes optimizer {};
    Bytes activations {}; ///< saved for backward, all microbatches in flight; none at an update
    Bytes
        workspace {}; ///< added at the peak: working set, logits, dummy weight gradients, framework constant
    Bytes allocated {}; ///< sum of the above: the framework allocator's peak
    Bytes reserved {}; ///< with fragmentation
    // The band: routing moves tokens between experts (activations, and with them allocated); fragmentation
    // differs from run to run (reserved and device, on top).
    Bytes activationsLow {};
    Bytes activationsHigh {};
    Bytes allocatedLow {};
    Bytes allocatedHigh {};
    Bytes reservedLow {};
    Bytes reservedHigh {};
    Bytes device {}; ///< with context and communicators: what nvidia-smi shows
    Bytes capacity {};
    Bytes offloaded {}; ///< activations that are elsewhere at the peak, no part of the above
    Band expertLoad; ///< tokens of its experts over the mean of its expert-parallel group; 1 without experts
    PeakMoment moment = PeakMoment::Backward;
    double inFlightMicrobatches =
        0; ///< chunk activations alive at the peak, in microbatches of the whole rank
    Bytes activationPerChunk {}; ///< saved by one microbatch on one chunk, mean over chunks: height of a
                                 ///< curve step

    [[nodiscard]] Bytes headroom() const { return capacity - device; }
    [[nodiscard]] Bytes deviceLow() const { return device - reserved + reservedLow; }
    [[nodiscard]] Bytes deviceHigh() const { return device - reserved + reservedHigh; }
    friend bool operator==(const StageMemory&, const StageMemory&) = default;
};
/// By what is left, where devices have unlike memory.
inline bool isFuller(const StageMemory& a, const StageMemory& b)
{
    return a.capacity == b.capacity ? a.device > b.device : a.headroom() < b.headroom();
}

/// Host memory of the node whose devices keep most in it, pinned; each counts like the fullest of its stage.
struct HostMemory {
    int node = 0;
    Bytes needed {}; ///< by all devices of the node together
    Bytes capacity {}; ///< of a node; 0 = not known: it bounds nothing

    [[nodiscard]] bool fits() const { return capacity.value() <= 0 || needed <= capacity; }
    friend bool operator==(const HostMemory&, const HostMemory&) = default;
};

struct MemoryReport {
    bool fits = false; ///< every stage's `device` is within its capacity
    bool fitsAtWorst = false; ///< and so is the high end of every stage's band
    int peakStage = 0; ///< the stage with the least headroom: where devices are alike the largest `device`

    /// Null where there are none.
    [[nodiscard]] const StageMemory* fullest() const
    {
        return stages.empty() ? nullptr : &stages[static_cast<std::size_t>(peakStage)];
    }
    std::vector<StageMemory> stages;
    HostMemory host; ///< nothing where nothing is offloaded

    friend bool operator==(const MemoryReport&, const MemoryReport&) = default;
};

} // namespace rankloom
