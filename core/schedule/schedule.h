// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/schedule/kinds.h"
#include "core/schedule/timeline.h"

namespace rankloom {

/// One pass in a device's order. An overlapped pair (DualPipe) names a forward and a fused backward.
struct Pass {
    PassKind kind = PassKind::Forward;
    std::int16_t stage = 0; ///< virtual stage in model order; for vocabulary passes the pipeline rank
    std::int32_t microbatch = 0;
    std::int16_t pairStage = 0; ///< OverlappedPair: stage and microbatch of its backward
    std::int32_t pairMicrobatch = 0;
    /// OverlappedPair: the backward half is an input gradient only (its weight gradient is queued).
    bool pairInputOnly = false;

    friend bool operator==(const Pass&, const Pass&) = default;
};

/// What is to be scheduled. Stages are model order; see reference of each schedule in core/schedule/.
struct ScheduleProblem {
    ScheduleKind kind = ScheduleKind::OneFOneB;
    int devices = 1; ///< pipeline ranks p
    int microbatches = 1; ///< m, over both directions for the bidirectional schedules
    int chunks = 1; ///< model chunks per device v
    int groupSize = 0; ///< interleaved: microbatches per group, 0 = devices
    double memoryLimit =
        0; ///< zb-automatic, zb-v-automatic: chunk activations a device may hold, 0 = the default
    /// zb-automatic: share of a chunk activation that only the weight gradient frees (M_W / M_B); the rest
    /// goes with the input gradient.
    double weightGradientShare = 1;
    /// What a searched order makes shortest: the longest time between first and last pass of a device, after
    /// which the next step can begin there, or the end of the last pass of all.
    enum class Shortest : std::uint8_t { LongestStage, Makespan };
    Shortest shortest = Shortest::LongestStage;
    VocabularyLayout vocabulary = VocabularyLayout::None;
    std::string customOrder; ///< kind custom: PyTorch CSV

    friend bool operator==(const ScheduleProblem&, const ScheduleProblem&) = default;
};

/// Backward sends that travel compressed. Vectors have one entry per boundary between stages s and s+1, or
/// are empty: none does.
struct CompressedSends {
    /// Only those that leave when neither end has a forward pass left, in whatever time passes take: nothing
    /// but gradients is left that a late one could be hidden behind. Follows from the order alone.
    bool epilogueOnly = true;
    std::vector<std::uint8_t> boundaries; ///< 1 = over this boundary sends are compressed
    std::vector<std::int64_t> hopForward; ///< compressed, over the way of PassDurations::hopForward
    std::vector<std::int64_t> hopBackward;
    std::vector<std::int64_t> compress; ///< on the sender, behind its pass
    std::vector<std::int64_t> decompress; ///< on the receiver, in front of its pass

    [[nodiscard]] bool any() const { return !boundaries.empty(); }
};

/// Durations in integer nanoseconds (or any integer unit). Vectors have one entry per virtual stage, or are
/// empty.
struct PassDurations {
    std::vector<std::int64_t> forward;
    std::vector<std::int64_t> backwardInput; ///< I
    std::vector<std::int64_t> backwardWeight; ///< W; a fused backward takes I + W
    std::vector<std::int64_t>
        hopForward; ///< from stage s to s+1: size stages-1; 0 where both are on one device
    std::vector<std::int64_t> hopBackward; ///< from stage s+1 to s; bidirectional: of the first direction
    std::int64_t overlappedPair = 0; ///< DualPipe: an overlapped pair; 0 = forward + backward
    // Vocabulary passes, one entry per device; barrier = latency of each collective join.
    std::vector<std::int64_t> vocabularyForward; ///< S
    std::vector<std::int64_t> vocabularyBackward; ///< T
    std::vector<std::int64_t> inputForward; ///< IF
    std::vector<std::int64_t> inputBackward; ///< IB
    std::int64_t barrier = 0;
    PointToPointMode pointToPoint = PointToPointMode::Asynchronous;
    // Activations that leave the device, one entry per virtual stage, or all three empty: nothing leaves.
    std::vector<std::int64_t> offloadOut; ///< the way out of one microbatch, from the start of its forward
    std::vector<std::int64_t> offloadIn; ///< and the way back, within its backward at the latest
    /// What a backward pass that follows its forward at once has to wait until its activations are back.
    std::vector<std::int64_t> offloadLag;
    /// Per device, or empty: what the end of the step adds after its last pass. Decides only which device the
    /// critical path ends on.
    std::vector<std::int64_t> tail;
    CompressedSends compressed;
};

/// Pass order per device: what runs, not when.
struct PassOrder {
    int devices = 0;
    int microbatches = 0;
    int chunks = 1;
    ScheduleKind kind = ScheduleKind::OneFOneB;
    VocabularyLayout vocabulary = VocabularyLayout::None;
    std::vector<std::vector<Pass>> passes;
};

/// Whether a schedule exists for these numbers. Error: IllegalPlan with the rule and the nearest legal
/// values.
Result<void> checkProblem(const ScheduleProblem& problem);

/// A legal problem near an illegal one.
struct LegalNeighbour {
    ScheduleProblem problem;
    std::string change; ///< "microbatches 12", "stages 4 with microbatches 8"
};
/// The nearest legal values of each number by itself, below and above; where no single number helps, the
/// nearest of several at once; where no number helps, another schedule or vocabulary layout. Never empty for
/// an illegal problem of sane size.
std::vector<LegalNeighbour> nearestLegal(const ScheduleProblem& problem);

/// Chunks per device a schedule takes when none are asked for: 2 for interleaving and V placements, else 1.
int defaultChunks(ScheduleKind kind);

/// The pass order of a schedule. `durations` steer only the searched schedules. Errors: IllegalPlan,
/// BadSyntax (custom).
Result<PassOrder> generateOrder(const ScheduleProblem& problem, const PassDurations& durations);

/// Earliest start in the given order: slices, activation steps, bubbles with causes, critical path.
/// Linear in passes. Errors: IllegalPlan on a deadlock, naming each device's blocked pass and what it misses.
Result<Timeline> simulate(const PassOrder& order, const PassDurations& durations);
/// passEnds() of the same, in half the time: enough for how long a step takes.
Result<Timeline> simulateEnds(const PassOrder& order, const PassDurations& durations);

/// Largest number of chunk activations alive on each device: memory freed at the end of W (upper bound) or of
/// I. Follows from the order alone.
struct PeakActivations {
    int untilWeightGradient = 0;
    int untilInputGradient = 0;
};
std::vector<PeakActivations> peakActivations(const PassOrder& order);

/// PyTorch pipelining CSV (compute only), one row per device.
std::string writePassOrder(const PassOrder& order);
std::string writePassOrderRow(const PassOrder& order, int device);

} // namespace rankloom
