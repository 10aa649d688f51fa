// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/schedule/schedule.h"

namespace rankloom {

/// Something whose time could be shortened.
enum class LeverKind : std::uint8_t {
    Stage, ///< forward and backward passes of a virtual stage
    OverlappedPair, ///< the pairs of DualPipe, where they have a time of their own
    Vocabulary, ///< vocabulary passes of a device
    LinkForward, ///< transfers from stage `index` to the next one
    LinkBackward, ///< gradients from stage `index + 1` to `index`
    Links, ///< all transfers: where they block both sides, they cannot be told apart on a path
    Barrier, ///< collective joins of the vocabulary layers
    Offload, ///< activations of a virtual stage on their way out and back
    DataParallel, ///< exposed gradient reduction and weight gathering of all devices at the end of the step
    Optimizer, ///< of all devices
};
/// "stage", "overlapped-pair", "vocabulary", "link-forward", "link-backward", "links", "barrier",
/// "offload", "data-parallel", "optimizer".
const char* toString(LeverKind kind);

struct Lever {
    LeverKind kind = LeverKind::Stage;
    int index = 0; ///< stage, device or boundary; 0 where there is only one

    friend bool operator==(const Lever&, const Lever&) = default;
};

/// English fallback for people: "stage 3", "activations from stage 2 to 3", …
std::string describe(const Lever& lever);

/// How much of the step hangs on one lever.
struct Sensitivity {
    Lever lever;
    /// Time of the critical path spent in it, same unit as the durations: the derivative of the makespan with
    /// respect to the logarithm of the lever's time. The levers of a step add up to its makespan.
    std::int64_t onPath = 0;
    /// How often the path passes it: the derivative with respect to one pass (or transfer) of it.
    std::int64_t passes = 0;
    /// What the step really gets shorter by, simulated anew in the same order with the lever's time scaled.
    /// Never more than (1 - factor) * onPath: another path takes over. 0 until whatWouldShrink() has run.
    std::int64_t saved = 0;

    friend bool operator==(const Sensitivity&, const Sensitivity&) = default;
};

/// The critical path of a timeline of this order, split by lever; largest first.
std::vector<Sensitivity> pathSensitivities(
    const PassOrder& order, const PassDurations& durations, const Timeline& timeline);

/// The durations with one lever's times scaled, rounded down to whole units.
PassDurations scaled(PassDurations durations, Lever lever, double factor);

/// What would shrink the step: the `most` largest levers of the critical path, each with what scaling its
/// time by `factor` saves; largest saving first. Errors: those of simulate(); Cancelled.
Result<std::vector<Sensitivity>> whatWouldShrink(const PassOrder& order, const PassDurations& durations,
    const Timeline& timeline, double factor = 0.9, std::size_t most = 8, std::stop_token stop = {});

} // namespace rankloom
