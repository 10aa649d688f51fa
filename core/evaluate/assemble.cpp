// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/assemble.h"

#include <algorithm>

#include "core/model/parameters.h"

namespace rankloom {

namespace {

std::int64_t nanoseconds(Seconds time) { return toNanoseconds(time).value(); }

std::vector<std::int64_t> nanoseconds(const std::vector<Seconds>& times)
{
    std::vector<std::int64_t> out;
    out.reserve(times.size());
    for (const Seconds time : times)
        out.push_back(nanoseconds(time));
    return out;
}

/// The lane that ends last: its history is what the step waits for.
std::size_t lastLane(const Timeline& timeline)
{
    std::size_t last = 0;
    for (std::size_t l = 1; l < timeline.lanes.size(); ++l) {
        const auto& a = timeline.lanes[last].slices;
        const auto& b = timeline.lanes[l].slices;
        if (!b.empty() && (a.empty() || b.back().end > a.back().end))
            last = l;
    }
    return last;
}

} // namespace

ScheduleProblem scheduleProblem(const Project& project, const Plan& plan, const Layout& layout)
{
    ScheduleProblem problem;
    problem.kind = plan.schedule.kind;
    problem.devices = layout.pp;
    problem.microbatches = project.workload.globalBatchSize / (layout.dp * project.workload.microBatchSize);
    problem.chunks = chunksPerRank(plan.schedule.kind, layout.vpp);
    problem.groupSize = plan.schedule.groupSize;
    problem.memoryLimit = plan.schedule.memoryLimitMicrobatches * problem.chunks;
    problem.vocabulary = plan.stages.vocabulary;
    problem.customOrder = plan.schedule.customOrder;
    return problem;
}

PassDurations passDurations(const Plan& plan, const PassTimes& times)
{
    PassDurations durations;
    for (const StageTimes& stage : times.stages) {
        durations.forward.push_back(nanoseconds(stage.forward));
        durations.backwardInput.push_back(nanoseconds(stage.backwardInput));
        durations.backwardWeight.push_back(nanoseconds(stage.backwardWeight));
    }
    durations.hopForward = nanoseconds(times.hopForward);
    durations.hopBackward = nanoseconds(times.hopBackward);
    durations.vocabularyForward = nanoseconds(times.vocabularyForward);
    durations.vocabularyBackward = nanoseconds(times.vocabularyBackward);
    durations.inputForward = nanoseconds(times.inputForward);
    durations.inputBackward = nanoseconds(times.inputBackward);
    durations.barrier = nanoseconds(times.barrier);
    durations.pointToPoint = plan.schedule.pointToPoint;
    return durations;
}

void appendStepTail(Timeline& timeline, const PassTimes& times)
{
    std::int64_t reduced = 0;
    for (std::size_t l = 0; l < timeline.lanes.size(); ++l) {
        Lane& lane = timeline.lanes[l];
        // Bubbles of the pipeline end with it; what follows is described by the tail.
        while (!lane.bubbles.empty() && lane.bubbles.back().cause == BubbleCause::CoolDown)
            lane.bubbles.pop_back();
        const std::int64_t end = lane.slices.empty() ? 0 : lane.slices.back().end;
        const StepTail& tail = times.tails[l];
        const std::int64_t exposed =
            std::max<std::int64_t>(0, nanoseconds(tail.gradientReduction - tail.gradientOverlap));
        if (exposed > 0)
            lane.slices.push_back(
                {end, end + exposed, -1, static_cast<std::int16_t>(l), PassKind::Communication, 0});
        reduced = std::max(reduced, end + exposed);
    }
    std::int64_t makespan = reduced;
    for (std::size_t l = 0; l < timeline.lanes.size(); ++l) {
        Lane& lane = timeline.lanes[l];
        const std::int64_t end = lane.slices.empty() ? 0 : lane.slices.back().end;
        if (reduced > end)
            lane.bubbles.push_back({end, reduced, BubbleCause::CoolDown, -1, -1});
        std::int64_t now = reduced;
        const auto append = [&](Seconds duration, PassKind kind) {
            const std::int64_t length = nanoseconds(duration);
            if (length > 0)
                lane.slices.push_back({now, now + length, -1, static_cast<std::int16_t>(l), kind, 0});
            now += std::max<std::int64_t>(0, length);
        };
        append(times.tails[l].optimizer, PassKind::Optimizer);
        append(times.tails[l].weightGather, PassKind::Communication);
        makespan = std::max(makespan, now);
    }
    for (Lane& lane : timeline.lanes) {
        const std::int64_t end = lane.slices.empty() ? 0 : lane.slices.back().end;
        if (end < makespan)
            lane.bubbles.push_back({std::max(end, reduced), makespan, BubbleCause::CoolDown, -1, -1});
    }
    timeline.makespan = makespan;
}

Result<Seconds> stepOf(const Project& project, const Plan& plan, const Layout& layout, const PassTimes& times)
{
    const PassDurations durations = passDurations(plan, times);
    const auto order = generateOrder(scheduleProblem(project, plan, layout), durations);
    if (!order)
        return tl::unexpected<Error>(order.error());
    auto timeline = simulate(*order, durations);
    if (!timeline)
        return tl::unexpected<Error>(timeline.error());
    appendStepTail(*timeline, times);
    return toSeconds(Nanoseconds(timeline->makespan));
}

TimeReport timeReport(const Project& project, const Layout& layout, const PassTimes& times,
    const Timeline& timeline, double bubbleRatio)
{
    TimeReport report;
    report.step = toSeconds(Nanoseconds(timeline.makespan));
    report.bubbleRatio = bubbleRatio;
    const double tokens =
        static_cast<double>(project.workload.globalBatchSize) * project.workload.sequenceLength;
    report.tokensPerSecond = report.step.value() > 0 ? tokens / report.step.value() : 0;
    const FlopsPerToken flops = flopsPerToken(project.model, project.workload.sequenceLength);
    const double peak = project.cluster.device.peakBf16.value() * project.cluster.devices();
    report.modelFlopsUtilization = report.tokensPerSecond * (flops.forward + flops.backward).value() / peak;

    // The parts of the lane that ends last; passes carry their exposed collectives in fixed shares.
    const std::size_t last = lastLane(timeline);
    const double microbatches = static_cast<double>(project.workload.globalBatchSize)
        / (static_cast<double>(layout.dp) * project.workload.microBatchSize);
    TimeBreakdown& parts = report.breakdown;
    Seconds busy;
    for (const Slice& slice : timeline.lanes[last].slices) {
        const Seconds length = toSeconds(Nanoseconds(slice.end - slice.start));
        if (slice.kind == PassKind::Communication)
            parts.dataParallel += length;
        else if (slice.kind == PassKind::Optimizer)
            parts.optimizer += length;
        else
            busy += length;
    }
    std::vector<bool> counted(times.stages.size(), false);
    for (const Slice& slice : timeline.lanes[last].slices) {
        const auto stage = static_cast<std::size_t>(slice.stage);
        if (slice.microbatch < 0 || stage >= counted.size() || counted[stage])
            continue;
        counted[stage] = true;
        parts.tensorParallel += times.stages[stage].tensorParallel * microbatches;
        parts.contextParallel += times.stages[stage].contextParallel * microbatches;
        parts.expertParallel += times.stages[stage].expertParallel * microbatches;
        parts.dataParallel += times.stages[stage].dataParallel * microbatches;
        parts.offloadStall += times.stages[stage].offloadStall * microbatches;
        busy -= (times.stages[stage].dataParallel + times.stages[stage].offloadStall) * microbatches;
    }
    parts.compute = busy - parts.tensorParallel - parts.contextParallel - parts.expertParallel;
    for (const Bubble& bubble : timeline.lanes[last].bubbles) {
        const Seconds length = toSeconds(Nanoseconds(bubble.end - bubble.start));
        (bubble.cause == BubbleCause::WaitsForLink ? parts.pipeline : parts.bubble) += length;
    }
    return report;
}

} // namespace rankloom
