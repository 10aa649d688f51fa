// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/schedule/timeline.h"

namespace rankloom {

/// A step as a profiler saw it. Times are nanoseconds from its first slice. A lane is one rank; `ranks` and
/// `clockOffsets` have one entry per lane.
struct MeasuredTimeline {
    std::string tool; ///< "PyTorch profiler", "trace events", "Rankloom"
    std::string device; ///< name of the GPU where the file states it
    /// Bubbles are the gaps between slices. Where passes are named, a gap is laid to the pass it waits for
    /// and to the link behind it, as in a simulated step.
    Timeline timeline;
    std::vector<int> ranks; ///< -1 = the file does not say
    std::vector<std::int64_t> clockOffsets; ///< ns that the clock of the lane's rank was ahead of the first's
    bool named = false; ///< passes carry stage and microbatch; otherwise only their kinds are known
    int worldSize = 0; ///< 0 = unknown
    std::int64_t startOfFile = 0; ///< ns on the clock of the file at which the timeline begins
};

/// Trace-event JSON: what PyTorch's profiler (Kineto) writes for one rank, and what writeChromeTrace() writes
/// for a whole step. Passes are recognised by the names of torch.distributed.pipelining ("PP:2F5"), by our
/// own, or else by annotations like "forward" around their kernels; NCCL kernels are collectives.
/// `diagnostics` says what could not be told. Reads event by event: the document is never held as a tree.
/// Errors: BadSyntax (with the line), TooLarge (more than 10 million events), Unsupported (packed files),
/// BadValue (no work of a device in it).
Result<MeasuredTimeline> readTraceEvents(
    std::string_view text, const std::string& file, Diagnostics& diagnostics);

/// Several ranks of one step as one timeline. Clocks are aligned by the passes that hand results to each
/// other in both directions (as if both took equally long); lanes in order of their first stage, then rank.
/// Errors: Contradiction when the same rank occurs twice.
Result<MeasuredTimeline> mergeRanks(std::span<const MeasuredTimeline> ranks, Diagnostics& diagnostics);

/// Passes of one kind on one lane, measured against simulated. Times in nanoseconds.
struct PassDifference {
    int lane = 0; ///< of the simulated timeline
    PassKind kind = PassKind::Forward;
    std::int64_t measuredCount = 0;
    std::int64_t simulatedCount = 0;
    std::int64_t matched = 0; ///< same stage, kind and microbatch; the figures below are about these
    double measuredMean = 0; ///< duration
    double simulatedMean = 0;
    double meanStartShift = 0; ///< measured start - simulated start, both from the start of their steps
    std::int64_t largestStartShift = 0; ///< the one of largest magnitude

    friend bool operator==(const PassDifference&, const PassDifference&) = default;
};

struct LaneDifference {
    int lane = 0; ///< of the simulated timeline
    int measuredLane = -1; ///< -1 = the measurement does not have it
    std::int64_t measuredBusy = 0;
    std::int64_t simulatedBusy = 0;
    std::int64_t measuredIdle = 0;
    std::int64_t simulatedIdle = 0;

    friend bool operator==(const LaneDifference&, const LaneDifference&) = default;
};

struct TimelineDifference {
    std::int64_t measuredStep = 0;
    std::int64_t simulatedStep = 0;
    std::vector<LaneDifference> lanes; ///< by lane of the simulation
    std::vector<PassDifference> passes; ///< by lane, then kind; kinds that occur on either side

    friend bool operator==(const TimelineDifference&, const TimelineDifference&) = default;
};

/// Lanes are matched by the stages whose passes they run, or in order where the measurement does not name
/// them.
TimelineDifference compareTimelines(const MeasuredTimeline& measured, const Timeline& simulated);

} // namespace rankloom
