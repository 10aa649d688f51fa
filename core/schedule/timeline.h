// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace rankloom {

/// What a slice of a timeline is. The letters are the contract's (PyTorch's) names of passes.
enum class PassKind : std::uint8_t {
    Forward, ///< F
    BackwardInput, ///< I: gradient of the input
    BackwardWeight, ///< W: gradient of the weights
    Backward, ///< B: I and W fused
    Recompute, ///< R
    OverlappedPair, ///< a forward and a backward that run at once (DualPipe)
    VocabularyForward, ///< S
    VocabularyBackward, ///< T
    InputForward, ///< IF
    InputBackward, ///< IB
    Communication, ///< exposed data-parallel or other collective at the end of the step
    Optimizer,
    Offload,
    Compression, ///< of a gradient that is about to be sent
    Decompression, ///< of one that has arrived
};
inline constexpr int kPassKindCount = 15;
/// "F", "I", "W", "B", "R", "FB", "S", "T", "IF", "IB", "C", "O", "D", "Z", "X".
const char* letterOf(PassKind kind);
/// English fallback for people: "forward", "input gradient", …
const char* describe(PassKind kind);

/// One interval in which a lane is busy. Times in nanoseconds from the start of the step.
struct Slice {
    std::int64_t start = 0;
    std::int64_t end = 0;
    std::int32_t microbatch = 0; ///< -1 where there is none
    std::int16_t stage = 0; ///< virtual stage in model order
    PassKind kind = PassKind::Forward;
    std::uint8_t chunk = 0;

    friend bool operator==(const Slice&, const Slice&) = default;
};

/// Why a lane idles.
enum class BubbleCause : std::uint8_t {
    WarmUp, ///< before the first pass of the lane
    CoolDown, ///< after the last one, while others still work
    WaitsForPass, ///< an input is still being computed on another lane
    WaitsForLink, ///< the input is computed and on its way
    WaitsForBarrier, ///< a collective join (vocabulary layers)
    Imbalance, ///< the other lane's pass is longer than this lane's
    WaitsForOffload, ///< its own activations are not back on the device
};
const char* toString(BubbleCause cause);

/// One interval in which a lane idles, with its cause; the bubbles of a lane fill exactly what its slices
/// leave.
struct Bubble {
    std::int64_t start = 0;
    std::int64_t end = 0;
    BubbleCause cause = BubbleCause::WarmUp;
    std::int32_t ofLane = -1; ///< whose pass or link end is waited for; -1 = nobody's
    std::int32_t ofSlice = -1; ///< index into that lane's slices, -1 = none

    friend bool operator==(const Bubble&, const Bubble&) = default;
};

/// A step of memory on a lane: from `time` on, `activations` microbatch-chunk activations are alive.
struct ActivationStep {
    std::int64_t time = 0;
    std::int32_t alive = 0;

    friend bool operator==(const ActivationStep&, const ActivationStep&) = default;
};

/// What runs beside the passes of a lane, on streams of their own.
enum class StreamKind : std::uint8_t {
    Collectives, ///< gradient reduction and weight gathering hidden behind passes; measured: every collective
    OffloadOut, ///< activations on their way to the host or the drives
    OffloadIn, ///< and back
};
/// "collectives", "offload-out", "offload-in".
const char* toString(StreamKind kind);

struct Stream {
    StreamKind kind = StreamKind::Collectives;
    std::vector<Slice> slices; ///< by start, not overlapping each other; of kind Communication or Offload

    friend bool operator==(const Stream&, const Stream&) = default;
};

struct Lane {
    std::string name; ///< "stage 0"
    std::vector<Slice> slices; ///< by start, not overlapping
    std::vector<Bubble> bubbles; ///< by start
    std::vector<ActivationStep> activations; ///< by time
    std::vector<Stream> streams; ///< beside the passes, one per kind at most; empty where there is nothing

    friend bool operator==(const Lane&, const Lane&) = default;
};

/// What a pass spends a part of its time on.
enum class PassPartKind : std::uint8_t {
    Recompute, ///< forward work repeated in front of the backward pass
    Compute,
    TensorParallel, ///< exposed collectives, not hidden behind compute
    ContextParallel,
    ExpertParallel,
    DataParallel, ///< weights gathered and gradients scattered per microbatch
};
/// "recompute", "compute", "tensor-parallel", "context-parallel", "expert-parallel", "data-parallel".
const char* toString(PassPartKind kind);

/// One part of every pass of one kind of a virtual stage: microbatches are alike, so that a step of millions
/// of passes has a handful of parts. Layers take turns between the parts; here each is gathered in one piece.
struct PassPart {
    std::int16_t stage = 0;
    PassKind pass = PassKind::Forward;
    PassPartKind kind = PassPartKind::Compute;
    std::int64_t duration = 0; ///< same unit as the slices

    friend bool operator==(const PassPart&, const PassPart&) = default;
};

/// One element of a path or of a list of dependencies: lane and slice index.
struct SliceRef {
    std::int32_t lane = 0;
    std::int32_t slice = 0;

    friend bool operator==(const SliceRef&, const SliceRef&) = default;
};

/// A gradient that goes from one lane to another in fewer bytes. Times as those of slices.
struct CompressedSend {
    std::int64_t start = 0; ///< behind its compression
    std::int64_t arrival = 0;
    // Had it left as it was, without being compressed:
    std::int64_t plainStart = 0;
    std::int64_t plainArrival = 0;
    std::int32_t fromLane = 0;
    std::int32_t toLane = 0;
    std::int32_t microbatch = 0;

    friend bool operator==(const CompressedSend&, const CompressedSend&) = default;
};

/// A simulated or measured step: one lane per pipeline rank.
struct Timeline {
    std::vector<Lane> lanes;
    std::int64_t makespan = 0; ///< last end over all lanes
    std::int64_t period = 0; ///< after which the next step begins; at most makespan
    std::int64_t longestStage = 0; ///< largest (last end - first start) of a lane
    double bubbleRatio = 0; ///< (period - busy of the busiest lane) / period
    std::vector<SliceRef> criticalPath; ///< in time order; consecutive elements depend on each other
    /// By stage, then pass, in the order they are shown in; the parts of a pass add up to its length. Empty
    /// where passes are only known as a whole.
    std::vector<PassPart> parts;
    std::vector<CompressedSend> compressedSends; ///< by start; empty where nothing is compressed

    friend bool operator==(const Timeline&, const Timeline&) = default;
};

/// The parts of a slice, from its start on; empty where it is only known as a whole. Logarithmic.
std::span<const PassPart> partsOf(const Timeline& timeline, const Slice& slice);

/// The step with one slice in place of all passes of a lane, and without its tails: enough for what happens
/// behind them.
Timeline passEnds(const Timeline& timeline);

} // namespace rankloom
