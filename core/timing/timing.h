// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/quantity.h"
#include "core/cluster/link_table.h"
#include "core/plan/laid_out.h"

namespace rankloom {

/// Exposed collectives of one microbatch in one direction.
struct CollectiveTimes {
    Seconds tensor {};
    Seconds context {};
    Seconds expert {};
    Seconds data {}; ///< weights gathered and gradients scattered per microbatch (ZeRO-2/3)

    CollectiveTimes& operator+=(const CollectiveTimes& other)
    {
        tensor += other.tensor;
        context += other.context;
        expert += other.expert;
        data += other.data;
        return *this;
    }
    [[nodiscard]] Seconds total() const { return tensor + context + expert + data; }
};

/// Activations of one microbatch that leave the device and come back (see PassDurations).
struct OffloadTimes {
    Seconds out {};
    Seconds in {};
    Seconds lag {}; ///< of a backward pass that follows its forward at once
};

/// Seconds of one microbatch on one virtual stage, on its slowest replica. Pass times contain the exposed
/// collectives; the named parts say how much of them they are.
struct StageTimes {
    Seconds forward {};
    Seconds backwardInput {};
    Seconds backwardWeight {};
    Seconds recompute {}; ///< compute repeated, already inside backwardInput
    CollectiveTimes inForward;
    CollectiveTimes inBackward; ///< those of the repeated forward included; all inside backwardInput
    OffloadTimes offload; ///< beside the passes
    // What the collectives of a microbatch, exposed or hidden, send over the device's own link to the host.
    Bytes hostLinkForward {};
    Bytes hostLinkBackward {};

    [[nodiscard]] Seconds total() const { return forward + backwardInput + backwardWeight; }
    [[nodiscard]] Seconds tensorParallel() const { return inForward.tensor + inBackward.tensor; }
    [[nodiscard]] Seconds contextParallel() const { return inForward.context + inBackward.context; }
    [[nodiscard]] Seconds expertParallel() const { return inForward.expert + inBackward.expert; }
    [[nodiscard]] Seconds dataParallel() const { return inForward.data + inBackward.data; }
};

/// A class of collectives on its slowest group, per step.
struct CollectiveUse {
    GroupKind group = GroupKind::Tensor;
    std::string collective; ///< "all-reduce", "reduce-scatter", "all-gather", "all-to-all", "send-receive"
    Bytes bytes {}; ///< sent by one rank per step
    Seconds time {};
    int slowestFrom = -1; ///< device indices of the link that rules it
    int slowestTo = -1;
    BytesPerSecond slowestBandwidth {};
    /// The farthest level the group reaches over; Device = that of the slowest link.
    LinkLevel level = LinkLevel::Device;
};

/// What happens on a pipeline rank after its last pass.
struct StepTail {
    Seconds gradientReduction {}; ///< whole, before overlap
    Seconds gradientOverlap {}; ///< how much of it hides behind the last microbatch's backward
    Seconds weightGather {}; ///< after the optimizer, the part that the next forward does not hide
    Seconds optimizer {};
    // Of compressed gradients, on the compute stream: in front of the reduction and behind it.
    Seconds compression {};
    Seconds decompression {};
    /// Gradients of a tied embedding summed over the stages that hold it, behind the reduction: by the first
    /// and the last pipeline rank together.
    Seconds embeddingSync {};
};

/// Backward sends that travel compressed, by boundary; all empty = none does.
struct SendCompression {
    std::vector<std::uint8_t> boundaries; ///< 1 = compressed
    std::vector<Seconds> hopForward; ///< compressed, over the way of PassTimes::hopForward
    std::vector<Seconds> hopBackward;
    std::vector<Seconds> compress;
    std::vector<Seconds> decompress;
};

struct PassTimes {
    std::vector<StageTimes> stages; ///< virtual stages in model order
    std::vector<Seconds> hopForward; ///< boundary s -> s+1 on the slowest pipeline
    std::vector<Seconds> hopBackward;
    Seconds hopLatency {}; ///< of the slowest boundary: what a few bytes take
    std::vector<StepTail> tails; ///< per pipeline rank
    // Partitioned vocabulary layers, per pipeline rank; zero with other layouts.
    std::vector<Seconds> vocabularyForward;
    std::vector<Seconds> vocabularyBackward;
    std::vector<Seconds> inputForward;
    std::vector<Seconds> inputBackward;
    Seconds barrier {};
    int slowestPipeline = 0; ///< dp·cp replica whose boundaries these are
    SendCompression compressedSends;
    /// Not empty: with gradients compressed, for the ranks that the simulation finds to be critical; `tails`
    /// are without.
    std::vector<StepTail> compressedTails;
    std::vector<CollectiveUse> collectives;
};

/// Times of all passes of a legal plan over the links that its placement really uses.
PassTimes timePasses(const LaidOut& laid);

} // namespace rankloom
