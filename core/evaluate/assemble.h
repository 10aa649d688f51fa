// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/evaluate/evaluation.h"
#include "core/plan/project.h"
#include "core/schedule/schedule.h"
#include "core/timing/timing.h"

namespace rankloom {

/// The scheduling problem and durations that a plan's pass times make.
ScheduleProblem scheduleProblem(const LaidOut& laid);
PassDurations passDurations(const Plan& plan, const PassTimes& times);

/// What a lane works, and when it has done that, in the unit of its slices.
std::int64_t busyTimeOf(const Lane& lane);
std::int64_t passesEnd(const Lane& lane);

/// What the passes of every virtual stage spend their time on; passes that only compute are left out.
std::vector<PassPart> passParts(const PassTimes& times, const PassDurations& durations);

/// Where `times` leaves it to the simulation: compresses the gradients of the pipeline rank whose reduction
/// the step waits for while that makes it end earlier, in the tails. Gives these ranks, ascending.
/// `timeline`: without its tails. `gradientsOfOthers`: as appendStepTail() has them.
std::vector<int> settleCompressedStages(const Timeline& timeline, PassTimes& times, OptimizerStart start,
    const std::vector<std::int64_t>& gradientsOfOthers = {});

/// Pipeline ranks whose gradients a lossy plan compresses: those that it names, or what
/// settleCompressedStages() makes of it.
std::vector<int> compressedStages(const LaidOut& laid, const Timeline& timeline, PassTimes& times,
    const std::vector<std::int64_t>& gradientsOfOthers = {});

/// Adds exposed gradient reduction, optimizer and weight gathering to the ends of the lanes of a simulated
/// pipeline. With a global gradient norm every rank's optimizer starts when the last reduction ends, and the
/// step is the makespan; with post-validation when its own gradients and the norms of the ranks before it are
/// there, and the step repeats every longest stage: no lane begins the next one later than it can. The
/// critical path goes on to the end of the step. Reduction hidden behind passes runs on a stream of its own.
/// `gradientsOfOthers`: by lane, ns, when the last of other replicas has the gradients of its stage; empty =
/// all replicas are alike.
void appendStepTail(Timeline& timeline, const PassTimes& times, OptimizerStart start,
    const std::vector<std::int64_t>& gradientsOfOthers = {});

/// Step time of pass times, without its parts. Errors: those of generateOrder() and simulate().
Result<Seconds> stepOf(const LaidOut& laid, const PassTimes& times);

/// Of a plan whose step takes so long.
double tokensPerSecond(const Plan& plan, Seconds step);

/// Step time, its bubble and its parts on the busiest lane, from a timeline whose tails are appended.
/// `simulated`: of a replica that runs passes of others, or hands some over, the share of its passes that the
/// timeline has. It is as long as the whole step; what its lanes do beyond stands in it as a bubble.
TimeReport timeReport(const LaidOut& laid, const PassTimes& times, const Timeline& timeline,
    std::optional<double> simulated = std::nullopt);

/// The error of who was told to stop.
tl::unexpected<Error> evaluationCancelled();

/// Of a lossy step: its sends between stages, and how many of them are compressed. Stages are not told.
CompressionReport sendReport(const PassOrder& order, const PassDurations& durations);

} // namespace rankloom
