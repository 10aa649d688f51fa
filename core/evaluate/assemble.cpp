// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/assemble.h"

#include <algorithm>

#include "core/memory/stage_account.h"
#include "core/model/parameters.h"
#include "core/plan/compression.h"
#include "core/plan/schedule_problem.h"
#include "core/schedule/compressed_sends.h"

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

/// Share of a microbatch's saved activations that a deferred weight gradient still needs, mean over the
/// layers: attention, norms and dropout are done when the input gradient is (arXiv 2401.10241 §3).
double weightGradientShare(const Project& project, const Plan& plan)
{
    const Accountant accountant(project, plan);
    const Recompute& recompute = plan.memory.recompute;
    const bool whole = recompute.mode == RecomputeMode::FullUniform;
    double saved = 0;
    double kept = 0;
    for (const LayerKind kind : kLayerKinds) {
        const int experts = project.model->moeLayers();
        const int layers = kind == LayerKind::Experts ? experts : project.model->layers - experts;
        const LayerActivations& layer = accountant.activations(kind);
        saved += layers * (whole ? layer.checkpoint : layer.saved);
        kept += layers * layer.weightPass;
    }
    return saved > 0 ? std::clamp(kept / saved, 0.0, 1.0) : 1;
}

/// What a rank's gradient reduction adds after its last pass, without what is computed around it.
std::int64_t exposedReduction(const StepTail& tail)
{
    return std::max<std::int64_t>(0, nanoseconds(tail.gradientReduction - tail.gradientOverlap));
}

/// All of it.
std::int64_t behindPasses(const StepTail& tail)
{
    return nanoseconds(tail.compression) + exposedReduction(tail) + nanoseconds(tail.decompression);
}

/// The lane with most work: no order of the passes could end before it has done that. The first of equals.
std::size_t busiestLane(const Timeline& timeline)
{
    std::size_t busiest = 0;
    std::int64_t most = -1;
    for (std::size_t l = 0; l < timeline.lanes.size(); ++l)
        if (const std::int64_t busy = busyTimeOf(timeline.lanes[l]); busy > most) {
            most = busy;
            busiest = l;
        }
    return busiest;
}

std::int64_t startOf(const Lane& lane) { return lane.slices.empty() ? 0 : lane.slices.front().start; }

/// The reduction of gradients behind the last pass of a lane, not before other replicas have theirs, and
/// beside it what is hidden. Returns its end. A lane without passes does nothing.
std::int64_t appendReduction(Lane& lane, const StepTail& tail, std::size_t number, std::int64_t notBefore)
{
    // Bubbles of the pipeline end with it; what follows is described by the tail.
    while (!lane.bubbles.empty() && lane.bubbles.back().cause == BubbleCause::CoolDown)
        lane.bubbles.pop_back();
    if (lane.slices.empty())
        return notBefore + behindPasses(tail);
    if (passesEnd(lane) < notBefore)
        lane.bubbles.push_back({passesEnd(lane), notBefore, BubbleCause::CoolDown, -1, -1});
    const std::int64_t end = std::max(passesEnd(lane), notBefore);
    const std::int64_t exposed = exposedReduction(tail);
    const std::int64_t hidden = std::min(end, nanoseconds(tail.gradientReduction) - exposed);
    const auto rank = static_cast<std::int16_t>(number);
    if (hidden > 0)
        lane.streams.push_back(
            {StreamKind::Collectives, {{end - hidden, end, -1, rank, PassKind::Communication, 0}}});
    std::int64_t now = end;
    const auto append = [&](std::int64_t length, PassKind kind) {
        if (length > 0)
            lane.slices.push_back({now, now + length, -1, rank, kind, 0});
        now += length;
    };
    append(nanoseconds(tail.compression), PassKind::Compression);
    append(exposed, PassKind::Communication);
    append(nanoseconds(tail.decompression), PassKind::Decompression);
    return now;
}

/// The first and the last rank sum the gradients of their tied embedding when both are there.
void appendEmbeddingSync(Timeline& timeline, const PassTimes& times, std::vector<std::int64_t>& ready)
{
    const std::int64_t length = nanoseconds(times.tails.front().embeddingSync);
    if (length <= 0 || timeline.lanes.size() < 2)
        return;
    const std::size_t last = timeline.lanes.size() - 1;
    const std::int64_t start = std::max(ready.front(), ready[last]);
    for (const std::size_t l : {std::size_t {0}, last}) {
        Lane& lane = timeline.lanes[l];
        if (lane.slices.empty()) {
            ready[l] = start + length;
            continue;
        }
        if (ready[l] < start)
            lane.bubbles.push_back({ready[l], start, BubbleCause::CoolDown, -1, -1});
        lane.slices.push_back(
            {start, start + length, -1, static_cast<std::int16_t>(l), PassKind::Communication, 0});
        ready[l] = start + length;
    }
}

/// The rank whose reduction the step waits for, by the rules of appendStepTail(); the first of equals.
std::size_t criticalReduction(const Timeline& timeline, const PassTimes& times, OptimizerStart start,
    const std::vector<std::int64_t>& gradientsOfOthers)
{
    const std::size_t last = timeline.lanes.size() - 1;
    std::vector<std::int64_t> ready;
    for (std::size_t l = 0; l <= last; ++l) {
        const std::int64_t notBefore = gradientsOfOthers.empty() ? 0 : gradientsOfOthers[l];
        ready.push_back(std::max(passesEnd(timeline.lanes[l]), notBefore) + behindPasses(times.tails[l]));
    }
    // Of the two that sum a tied embedding the later one counts.
    const std::int64_t sync = last > 0 ? nanoseconds(times.tails.front().embeddingSync) : 0;
    const std::size_t end = ready.front() >= ready[last] ? 0 : last;
    const auto own = [&](std::size_t l) { return sync > 0 && (l == 0 || l == last) ? end : l; };
    if (sync > 0)
        ready.front() = ready[last] = ready[end] + sync;
    if (start == OptimizerStart::GlobalNorm)
        return own(static_cast<std::size_t>(std::ranges::max_element(ready) - ready.begin()));
    const std::int64_t hop = nanoseconds(times.hopLatency);
    std::size_t awaited = 0; // whose norm the update of lane l waits for
    std::size_t critical = 0;
    std::int64_t norm = ready.front();
    std::int64_t longest = -1;
    for (std::size_t l = 0; l <= last; ++l) {
        norm = l == 0 ? norm : norm + hop;
        if (ready[l] >= norm) {
            norm = ready[l];
            awaited = l;
        }
        const StepTail& tail = times.tails[l];
        const std::int64_t length =
            norm + nanoseconds(tail.optimizer) + nanoseconds(tail.weightGather) - startOf(timeline.lanes[l]);
        if (length > longest) {
            longest = length;
            critical = awaited;
        }
    }
    return own(critical);
}

/// Optimizer and gathering of weights from `now` on. Returns their end.
std::int64_t appendUpdate(Lane& lane, const StepTail& tail, std::size_t number, std::int64_t now)
{
    const auto append = [&](Seconds duration, PassKind kind) {
        const std::int64_t length = std::max<std::int64_t>(0, nanoseconds(duration));
        if (length > 0 && !lane.slices.empty())
            lane.slices.push_back({now, now + length, -1, static_cast<std::int16_t>(number), kind, 0});
        now += length;
    };
    append(tail.optimizer, PassKind::Optimizer);
    append(tail.weightGather, PassKind::Communication);
    return now;
}

/// Global norm: the path of the passes goes on over what follows on its lane, `updates` being where the
/// updates begin, and over the update of lane `last`. Post-validation: what lane `last` does from its first
/// pass on, which is what the period counts.
void completeCriticalPath(
    Timeline& timeline, std::size_t last, const std::vector<std::size_t>& updates, OptimizerStart start)
{
    std::vector<SliceRef>& path = timeline.criticalPath;
    if (path.empty())
        return;
    std::size_t from = updates[last];
    if (start == OptimizerStart::PostValidation) {
        path.clear();
        from = 0;
    } else {
        const std::int32_t lane = path.back().lane;
        const auto until = static_cast<std::int32_t>(updates[static_cast<std::size_t>(lane)]);
        for (std::int32_t slice = path.back().slice + 1; slice < until; ++slice)
            path.push_back({lane, slice});
    }
    for (std::size_t i = from; i < timeline.lanes[last].slices.size(); ++i)
        path.push_back({static_cast<std::int32_t>(last), static_cast<std::int32_t>(i)});
}

/// What a lane of which a share of the passes is shown works beyond them.
Seconds workBeyond(const Lane& lane, double share)
{
    std::int64_t passes = 0;
    for (const Slice& slice : lane.slices)
        if (slice.microbatch >= 0)
            passes += slice.end - slice.start;
    return toSeconds(Nanoseconds(passes)) * (1 / share - 1);
}

double forwardPasses(const Lane& lane, std::int16_t stage)
{
    return static_cast<double>(std::ranges::count_if(
        lane.slices, [stage](const Slice& s) { return s.kind == PassKind::Forward && s.stage == stage; }));
}

} // namespace

std::int64_t busyTimeOf(const Lane& lane)
{
    std::int64_t busy = 0;
    for (const Slice& slice : lane.slices)
        busy += slice.end - slice.start;
    return busy;
}

std::int64_t passesEnd(const Lane& lane) { return lane.slices.empty() ? 0 : lane.slices.back().end; }

ScheduleProblem scheduleProblem(const LaidOut& laid)
{
    const Plan& plan = laid.plan;
    ScheduleProblem problem = scheduleProblem(
        plan, laid.layout.pp, chunksPerRank(plan.schedule.kind, laid.layout.vpp), laid.microbatches);
    problem.customOrder = plan.schedule.customOrder;
    if (problem.kind == ScheduleKind::ZbAutomatic)
        problem.weightGradientShare = weightGradientShare(laid.project, plan);
    return problem;
}

PassDurations passDurations(const Plan& plan, const PassTimes& times)
{
    PassDurations durations;
    for (const StageTimes& stage : times.stages) {
        durations.forward.push_back(nanoseconds(stage.forward));
        durations.backwardInput.push_back(nanoseconds(stage.backwardInput));
        durations.backwardWeight.push_back(nanoseconds(stage.backwardWeight));
        if (plan.memory.offload.target == OffloadTarget::None)
            continue;
        durations.offloadOut.push_back(nanoseconds(stage.offload.out));
        durations.offloadIn.push_back(nanoseconds(stage.offload.in));
        durations.offloadLag.push_back(nanoseconds(stage.offload.lag));
    }
    for (const StepTail& tail : times.tails)
        durations.tail.push_back(behindPasses(tail) + nanoseconds(tail.embeddingSync));
    durations.hopForward = nanoseconds(times.hopForward);
    durations.hopBackward = nanoseconds(times.hopBackward);
    durations.vocabularyForward = nanoseconds(times.vocabularyForward);
    durations.vocabularyBackward = nanoseconds(times.vocabularyBackward);
    durations.inputForward = nanoseconds(times.inputForward);
    durations.inputBackward = nanoseconds(times.inputBackward);
    durations.barrier = nanoseconds(times.barrier);
    durations.pointToPoint = plan.schedule.pointToPoint;
    const SendCompression& sends = times.compressedSends;
    if (!sends.boundaries.empty())
        durations.compressed = {plan.communication.compression.epilogueOnly, sends.boundaries,
            nanoseconds(sends.hopForward), nanoseconds(sends.hopBackward), nanoseconds(sends.compress),
            nanoseconds(sends.decompress)};
    return durations;
}

std::vector<PassPart> passParts(const PassTimes& times, const PassDurations& durations)
{
    std::vector<PassPart> parts;
    const auto append = [&parts](std::size_t stage, PassKind pass, std::int64_t length, Seconds repeated,
                            const CollectiveTimes& collectives) {
        const std::size_t first = parts.size();
        const auto part = [&](PassPartKind kind, std::int64_t duration) {
            if (duration > 0)
                parts.push_back({static_cast<std::int16_t>(stage), pass, kind, duration});
        };
        // Rounding goes to the compute part: the parts of a pass add up to its length.
        const std::int64_t around = nanoseconds(collectives.tensor) + nanoseconds(collectives.context)
            + nanoseconds(collectives.expert) + nanoseconds(collectives.data) + nanoseconds(repeated);
        if (around > length)
            return;
        part(PassPartKind::Recompute, nanoseconds(repeated));
        part(PassPartKind::Compute, length - around);
        part(PassPartKind::TensorParallel, nanoseconds(collectives.tensor));
        part(PassPartKind::ContextParallel, nanoseconds(collectives.context));
        part(PassPartKind::ExpertParallel, nanoseconds(collectives.expert));
        part(PassPartKind::DataParallel, nanoseconds(collectives.data));
        if (parts.size() == first + 1)
            parts.pop_back(); // all of one kind: the pass itself says it
    };
    for (std::size_t s = 0; s < times.stages.size(); ++s) {
        const StageTimes& stage = times.stages[s];
        const std::int64_t input = durations.backwardInput[s];
        append(s, PassKind::Forward, durations.forward[s], {}, stage.inForward);
        append(s, PassKind::BackwardInput, input, stage.recompute, stage.inBackward);
        append(s, PassKind::Backward, input + durations.backwardWeight[s], stage.recompute, stage.inBackward);
    }
    return parts;
}

std::vector<int> settleCompressedStages(const Timeline& timeline, PassTimes& times, OptimizerStart start,
    const std::vector<std::int64_t>& gradientsOfOthers)
{
    std::vector<int> chosen;
    for (std::size_t round = 0; round < times.compressedTails.size(); ++round) {
        const std::size_t critical = criticalReduction(timeline, times, start, gradientsOfOthers);
        if (exposedReduction(times.tails[critical]) == 0
            || behindPasses(times.compressedTails[critical]) >= behindPasses(times.tails[critical]))
            break;
        times.tails[critical] = times.compressedTails[critical];
        chosen.push_back(static_cast<int>(critical));
    }
    times.compressedTails.clear();
    std::ranges::sort(chosen);
    return chosen;
}

std::vector<int> compressedStages(const LaidOut& laid, const Timeline& timeline, PassTimes& times,
    const std::vector<std::int64_t>& gradientsOfOthers)
{
    if (!times.compressedTails.empty())
        return settleCompressedStages(timeline, times, laid.plan.execution.optimizerStart, gradientsOfOthers);
    std::vector<int> stages;
    if (!compressibleGradients(laid.plan) || laid.layout.dp * laid.layout.cp < 2)
        return stages;
    for (int stage = 0; stage < laid.layout.pp; ++stage)
        if (compressesGradients(laid.plan.communication.compression, stage))
            stages.push_back(stage);
    return stages;
}

void appendStepTail(Timeline& timeline, const PassTimes& times, OptimizerStart start,
    const std::vector<std::int64_t>& gradientsOfOthers)
{
    if (!times.compressedTails.empty()) {
        PassTimes settled = times;
        settleCompressedStages(timeline, settled, start, gradientsOfOthers);
        return appendStepTail(timeline, settled, start, gradientsOfOthers);
    }
    const bool global = start == OptimizerStart::GlobalNorm;
    std::vector<std::int64_t> ready; // when the optimizer of a lane may start
    for (std::size_t l = 0; l < timeline.lanes.size(); ++l)
        ready.push_back(appendReduction(
            timeline.lanes[l], times.tails[l], l, gradientsOfOthers.empty() ? 0 : gradientsOfOthers[l]));
    appendEmbeddingSync(timeline, times, ready);
    if (global)
        std::ranges::fill(ready, std::ranges::max(ready));
    // The norm of the stages before comes from rank to rank.
    for (std::size_t l = 1; l < ready.size() && !global; ++l)
        ready[l] = std::max(ready[l], ready[l - 1] + nanoseconds(times.hopLatency));
    timeline.makespan = 0;
    timeline.longestStage = 0;
    std::vector<std::size_t> tailBegin;
    std::size_t last = 0; // the lane that ends last, or that takes longest
    std::int64_t longest = -1;
    for (std::size_t l = 0; l < timeline.lanes.size(); ++l) {
        Lane& lane = timeline.lanes[l];
        const std::int64_t end = passesEnd(lane);
        if (ready[l] > end)
            lane.bubbles.push_back({end, ready[l], BubbleCause::CoolDown, -1, -1});
        tailBegin.push_back(lane.slices.size());
        const std::int64_t done = appendUpdate(lane, times.tails[l], l, ready[l]);
        const std::int64_t length = done - startOf(lane);
        timeline.makespan = std::max(timeline.makespan, done);
        timeline.longestStage = std::max(timeline.longestStage, length);
        if (const std::int64_t extent = global ? done : length; extent > longest) {
            longest = extent;
            last = l;
        }
    }
    timeline.period = global ? timeline.makespan : timeline.longestStage;
    completeCriticalPath(timeline, last, tailBegin, start);
    for (std::size_t l = 0; l < timeline.lanes.size(); ++l) {
        Lane& lane = timeline.lanes[l];
        // What is before its first pass belongs to the step before.
        if (!global)
            std::erase_if(lane.bubbles, [&](const Bubble& b) { return b.end <= startOf(lane); });
        const std::int64_t end = std::max(passesEnd(lane), ready[l]);
        const std::int64_t next = global ? timeline.makespan : startOf(lane) + timeline.period;
        if (end < next)
            lane.bubbles.push_back({end, next, BubbleCause::CoolDown, -1, -1});
        timeline.makespan = std::max(timeline.makespan, next);
    }
}

Result<Seconds> stepOf(const LaidOut& laid, const PassTimes& times)
{
    const PassDurations durations = passDurations(laid.plan, times);
    const auto order = generateOrder(scheduleProblem(laid), durations);
    if (!order)
        return tl::unexpected<Error>(order.error());
    auto timeline = simulateEnds(*order, durations);
    if (!timeline)
        return tl::unexpected<Error>(timeline.error());
    appendStepTail(*timeline, times, laid.plan.execution.optimizerStart);
    return toSeconds(Nanoseconds(timeline->period));
}

double tokensPerSecond(const Plan& plan, Seconds step)
{
    const double tokens = static_cast<double>(plan.workload.globalBatchSize) * plan.workload.sequenceLength;
    return step.value() > 0 ? tokens / step.value() : 0;
}

tl::unexpected<Error> evaluationCancelled()
{
    return fail(ErrorCode::Cancelled, Phrase::of("The evaluation was cancelled."));
}

TimeReport timeReport(
    const LaidOut& laid, const PassTimes& times, const Timeline& timeline, std::optional<double> simulated)
{
    const Project& project = laid.project;
    const Plan& plan = laid.plan;
    TimeReport report;
    report.step = toSeconds(Nanoseconds(timeline.period));
    const Lane& lane = timeline.lanes[busiestLane(timeline)];
    const Seconds beyond = workBeyond(lane, simulated.value_or(1));
    const Seconds busyAll = toSeconds(Nanoseconds(busyTimeOf(lane))) + beyond;
    if (timeline.period > 0)
        report.bubbleRatio = (report.step - busyAll) / report.step;
    report.tokensPerSecond = tokensPerSecond(plan, report.step);
    const FlopsPerToken flops = flopsPerToken(project.model, plan.workload.sequenceLength);
    const double peak = project.cluster->peakBf16().value();
    report.modelFlopsUtilization = report.tokensPerSecond * flops.training().value() / peak;

    // The parts of that lane; passes carry their exposed collectives in fixed shares.
    TimeBreakdown& parts = report.breakdown;
    Seconds busy = beyond;
    for (const Slice& slice : lane.slices) {
        const Seconds length = toSeconds(Nanoseconds(slice.end - slice.start));
        if (slice.kind == PassKind::Communication)
            parts.dataParallel += length;
        else if (slice.kind == PassKind::Optimizer)
            parts.optimizer += length;
        else
            busy += length;
    }
    std::vector<bool> counted(times.stages.size(), false);
    for (const Slice& slice : lane.slices) {
        const auto stage = static_cast<std::size_t>(slice.stage);
        if (slice.microbatch < 0 || stage >= counted.size() || counted[stage])
            continue;
        counted[stage] = true;
        const double microbatches =
            simulated ? forwardPasses(lane, slice.stage) / *simulated : laid.microbatches;
        parts.tensorParallel += times.stages[stage].tensorParallel() * microbatches;
        parts.contextParallel += times.stages[stage].contextParallel() * microbatches;
        parts.expertParallel += times.stages[stage].expertParallel() * microbatches;
        parts.dataParallel += times.stages[stage].dataParallel() * microbatches;
        busy -= times.stages[stage].dataParallel() * microbatches;
    }
    parts.compute = busy - parts.tensorParallel - parts.contextParallel - parts.expertParallel;
    for (const Bubble& bubble : lane.bubbles) {
        const Seconds length = toSeconds(Nanoseconds(bubble.end - bubble.start));
        if (bubble.cause == BubbleCause::WaitsForLink)
            parts.pipeline += length;
        else if (bubble.cause == BubbleCause::WaitsForOffload)
            parts.offloadStall += length;
        else
            parts.bubble += length;
    }
    parts.bubble -= beyond;
    return report;
}

CompressionReport sendReport(const PassOrder& order, const PassDurations& durations)
{
    CompressionReport report;
    report.lossy = true;
    if (const auto counts = countBackwardSends(order, durations))
        for (const SendCount& count : *counts) {
            report.backwardSends += count.sends;
            report.compressedSends += count.compressed;
        }
    return report;
}

} // namespace rankloom
