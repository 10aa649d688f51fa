// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/replica_classes.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <tuple>

#include "core/base/at.h"
#include "core/evaluate/assemble.h"
#include "core/evaluate/offload_times.h"
#include "core/memory/memory.h"
#include "core/schedule/compressed_sends.h"

namespace rankloom {

namespace {

/// By data-parallel coordinate: how slow the devices of each pipeline rank are, by kind. Empty where all
/// devices are alike.
std::vector<std::vector<double>> deviceSignatures(const LaidOut& laid)
{
    const Cluster& cluster = laid.project.cluster;
    if (!cluster.mixed() && cluster.deviceSpeeds.empty())
        return {};
    std::vector<std::vector<double>> out(
        at(laid.layout.dp), std::vector<double>(at(laid.layout.pp) * cluster.kinds(), 0));
    for (int rank = 0; rank < laid.grid().ranks(); ++rank) {
        const RankCoordinates& where = laid.grid().coordinates(rank);
        const int device = laid.deviceOf(rank);
        const double slow = cluster.deviceSpeeds.empty() ? 1 : 1 / cluster.deviceSpeeds[at(device)];
        double& slowest = out[at(where.dp)][at(where.pp) * cluster.kinds() + cluster.kindOfDevice(device)];
        slowest = std::max(slowest, slow);
    }
    return out;
}

/// What a stage's passes take so many times as long.
void scale(StageTimes& stage, double factor)
{
    for (Seconds* part : {&stage.forward, &stage.backwardInput, &stage.backwardWeight, &stage.recompute})
        *part *= factor;
    for (CollectiveTimes* links : {&stage.inForward, &stage.inBackward})
        for (Seconds* part : {&links->tensor, &links->context, &links->expert, &links->data})
            *part *= factor;
}

void addTo(StageTimes& stage, const StageTimes& more)
{
    stage.forward += more.forward;
    stage.backwardInput += more.backwardInput;
    stage.backwardWeight += more.backwardWeight;
    stage.recompute += more.recompute;
    stage.inForward += more.inForward;
    stage.inBackward += more.inBackward;
}

/// Embedding and output layer of a rank that is left out are with the next one that works.
void foldLeftOut(ReplicaClass& c)
{
    const std::vector<int> working = c.workingRanks();
    if (working.size() == c.leftOut.size() || working.empty())
        return;
    for (int rank = 0; rank < static_cast<int>(c.leftOut.size()); ++rank) {
        if (!c.leftOut[at(rank)])
            continue;
        const std::size_t heir = at(rank < working.front() ? working.front()
                : rank > working.back()                    ? working.back()
                                                           : rank);
        StageMemory& gone = c.memory.stages[at(rank)];
        if (heir != at(rank)) {
            addTo(c.times.stages[heir], c.times.stages[at(rank)]);
            StageMemory& memory = c.memory.stages[heir];
            for (Bytes StageMemory::*part :
                {&StageMemory::weights, &StageMemory::gradients, &StageMemory::optimizer})
                allocateMore(memory, part, gone.*part);
            if (gone.workspace > memory.workspace) // logits
                allocateMore(memory, &StageMemory::workspace, gone.workspace - memory.workspace);
            memory.parameters += gone.parameters;
        }
        c.times.stages[at(rank)] = {};
        for (auto* tails : {&c.times.tails, &c.times.compressedTails}) {
            if (tails->empty())
                continue;
            const StepTail left = std::exchange((*tails)[at(rank)], {});
            if (heir != at(rank))
                for (Seconds StepTail::*part :
                    {&StepTail::gradientReduction, &StepTail::gradientOverlap, &StepTail::optimizer,
                        &StepTail::weightGather, &StepTail::compression, &StepTail::decompression})
                    (*tails)[heir].*part += left.*part;
        }
        gone = idleMemory(gone);
    }
}

void price(ReplicaClass& c)
{
    c.times = timePasses(*c.laid);
    c.memory = estimateMemory(*c.laid);
    c.offload = applyOffload(*c.laid, c.memory, c.times);
    foldLeftOut(c);
}

/// A class of its own for some replicas of one.
ReplicaClass partOf(const ReplicaClass& c, const LaidOut& laid, std::vector<int> replicas)
{
    ReplicaClass part;
    part.replicas = std::move(replicas);
    part.work = c.work;
    part.loads = c.loads;
    part.leftOut = c.leftOut;
    part.plan = std::make_unique<const Plan>(*c.plan);
    part.laid = std::make_unique<const LaidOut>(laid.project, *part.plan, laid, part.replicas);
    part.times = c.times;
    part.memory = c.memory;
    part.offload = c.offload;
    return part;
}

/// Classes by work and devices, not priced.
std::vector<ReplicaClass> grouped(const LaidOut& laid)
{
    const std::vector<ReplicaWork> work = replicaWork(laid.plan, laid.layout);
    const std::vector<std::vector<double>> devices = deviceSignatures(laid);
    const std::vector<double> alike;
    using Key = std::tuple<int, int, std::vector<int>, std::vector<double>>;
    std::map<Key, std::size_t> known;
    std::vector<ReplicaClass> out;
    for (int dp = 0; dp < laid.layout.dp; ++dp) {
        const ReplicaWork& one = work[at(dp)];
        if (one.microbatches == 0)
            continue;
        const auto [place, added] =
            known.emplace(Key(one.microbatches, one.microBatchSize, one.layersPerStage,
                              devices.empty() ? alike : devices[at(dp)]),
                out.size());
        if (added) {
            ReplicaClass& c = out.emplace_back();
            c.work = one;
            c.loads.assign(at(laid.layout.pp), 1);
            for (int rank = 0; rank < laid.layout.pp; ++rank)
                c.leftOut.push_back(!one.layersPerStage.empty() && one.layersPerStage[at(rank)] == 0);
        }
        out[place->second].replicas.push_back(dp);
    }
    for (ReplicaClass& c : out) {
        c.plan = std::make_unique<const Plan>(planOfReplica(laid.plan, c.work, laid.layout.dp));
        c.laid = std::make_unique<const LaidOut>(laid.project, *c.plan, laid, c.replicas);
    }
    return out;
}

/// Loads of replicas at a pipeline rank whose sequences partly go to others: these take them so that they
/// end together, and none less than its own. `seconds` of a whole microbatch there, by replica.
void levelLoads(
    const std::vector<double>& given, const std::vector<double>& seconds, std::vector<double>& loads)
{
    double leaving = 0;
    std::vector<std::size_t> takers;
    for (std::size_t i = 0; i < given.size(); ++i) {
        loads[i] = 1 - given[i];
        leaving += given[i];
        if (given[i] == 0)
            takers.push_back(i);
    }
    while (!takers.empty()) {
        double rate = 0;
        for (const std::size_t i : takers)
            rate += 1 / seconds[i];
        const double level = (leaving + static_cast<double>(takers.size())) / rate;
        const std::size_t before = takers.size();
        std::erase_if(takers, [&](std::size_t i) { return level < seconds[i]; });
        if (takers.size() < before)
            continue; // too slow to take more than their own
        for (const std::size_t i : takers)
            loads[i] = level / seconds[i];
        return;
    }
}

/// Replicas apart by their loads, where sequences are handed over.
void shareSequences(const LaidOut& laid, std::vector<ReplicaClass>& classes)
{
    const std::size_t pp = at(laid.layout.pp);
    std::vector<int> replicas;
    std::vector<std::size_t> classOf;
    for (std::size_t c = 0; c < classes.size(); ++c)
        for (const int replica : classes[c].replicas) {
            replicas.push_back(replica);
            classOf.push_back(c);
        }
    std::vector<std::vector<double>> given(pp, std::vector<double>(replicas.size(), 0));
    for (const StageHandover& one : laid.plan.replicas->handovers)
        for (std::size_t i = 0; i < replicas.size(); ++i)
            if (replicas[i] == one.replica && at(one.stage) < pp)
                given[at(one.stage)][i] = one.share;
    std::vector<std::vector<double>> loads(replicas.size(), std::vector<double>(pp, 1));
    for (std::size_t rank = 0; rank < pp; ++rank) {
        std::vector<double> seconds(replicas.size(), 0);
        for (std::size_t v = 0; v < laid.stages().size(); ++v)
            if (at(laid.stages()[v].rank) == rank)
                for (std::size_t i = 0; i < replicas.size(); ++i)
                    seconds[i] += std::max(1e-12, classes[classOf[i]].times.stages[v].total().value());
        std::vector<double> level(replicas.size(), 1);
        levelLoads(given[rank], seconds, level);
        for (std::size_t i = 0; i < replicas.size(); ++i)
            loads[i][rank] = level[i];
    }
    std::map<std::pair<std::size_t, std::vector<double>>, std::vector<int>> parts;
    for (std::size_t i = 0; i < replicas.size(); ++i)
        parts[{classOf[i], loads[i]}].push_back(replicas[i]);
    std::vector<ReplicaClass> out;
    for (auto& [key, members] : parts) {
        ReplicaClass part = partOf(classes[key.first], laid, members);
        part.loads = key.second;
        for (std::size_t v = 0; v < laid.stages().size(); ++v)
            scale(part.times.stages[v], part.loads[at(laid.stages()[v].rank)]);
        out.push_back(std::move(part));
    }
    std::ranges::sort(out, {}, [](const ReplicaClass& c) { return c.replicas.front(); });
    classes = std::move(out);
}

/// Every class has the longest of the times that `part` gives of one.
template <class Part> void keepLongest(std::vector<ReplicaClass>& classes, const Part& part)
{
    for (std::size_t b = 0; b < part(classes.front()).size(); ++b) {
        Seconds longest;
        for (ReplicaClass& c : classes)
            longest = std::max(longest, part(c)[b]);
        for (ReplicaClass& c : classes)
            part(c)[b] = longest;
    }
}

/// Every class's passes take as long as those of the slowest.
void keepStep(std::vector<ReplicaClass>& classes)
{
    for (std::size_t v = 0; v < classes.front().times.stages.size(); ++v) {
        StageTimes slowest;
        for (const ReplicaClass& c : classes)
            if (c.times.stages[v].total() >= slowest.total())
                slowest = c.times.stages[v];
        for (ReplicaClass& c : classes)
            c.times.stages[v] = slowest;
    }
    for (auto hops : {&PassTimes::hopForward, &PassTimes::hopBackward})
        keepLongest(
            classes, [hops](ReplicaClass & c) -> auto& { return c.times.*hops; });
    for (auto part : {&SendCompression::hopForward, &SendCompression::hopBackward, &SendCompression::compress,
             &SendCompression::decompress})
        keepLongest(
            classes, [part](ReplicaClass & c) -> auto& { return c.times.compressedSends.*part; });
}

template <class T> std::vector<T> chosen(const std::vector<T>& all, const std::vector<int>& which)
{
    std::vector<T> out;
    for (const int i : which)
        if (at(i) < all.size())
            out.push_back(all[at(i)]);
    return out;
}

/// Of the working ranks alone; over those left out a message goes straight, at most as long as over any.
PassDurations without(const PassDurations& all, const std::vector<int>& working)
{
    PassDurations out = all;
    for (std::vector<std::int64_t> PassDurations::*part :
        {&PassDurations::forward, &PassDurations::backwardInput, &PassDurations::backwardWeight,
            &PassDurations::vocabularyForward, &PassDurations::vocabularyBackward,
            &PassDurations::inputForward, &PassDurations::inputBackward, &PassDurations::offloadOut,
            &PassDurations::offloadIn, &PassDurations::offloadLag, &PassDurations::tail})
        out.*part = chosen(all.*part, working);
    const auto straight = [&working](auto& hops) {
        const auto given = std::exchange(hops, {});
        for (std::size_t i = 0; i + 1 < working.size() && !given.empty(); ++i)
            hops.push_back(
                working[i + 1] == working[i] + 1 ? given[at(working[i])] : std::ranges::max(given));
    };
    CompressedSends& sends = out.compressed;
    straight(sends.boundaries);
    for (std::vector<std::int64_t>* hops : {&out.hopForward, &out.hopBackward, &sends.hopForward,
             &sends.hopBackward, &sends.compress, &sends.decompress})
        straight(*hops);
    return out;
}

/// Lanes and stages under the numbers of the pipeline ranks.
Timeline spreadOut(Timeline timeline, const std::vector<int>& working, std::size_t ranks)
{
    std::vector<Lane> lanes(ranks);
    for (std::size_t i = 0; i < working.size(); ++i) {
        Lane& lane = timeline.lanes[i];
        for (Slice& slice : lane.slices)
            slice.stage = static_cast<std::int16_t>(working[at(slice.stage)]);
        for (Bubble& bubble : lane.bubbles)
            if (bubble.ofLane >= 0)
                bubble.ofLane = working[at(bubble.ofLane)];
        lanes[at(working[i])] = std::move(lane);
    }
    for (SliceRef& ref : timeline.criticalPath)
        ref.lane = working[at(ref.lane)];
    for (CompressedSend& send : timeline.compressedSends) {
        send.fromLane = working[at(send.fromLane)];
        send.toLane = working[at(send.toLane)];
    }
    timeline.lanes = std::move(lanes);
    return timeline;
}

} // namespace

std::vector<int> ReplicaClass::workingRanks() const
{
    std::vector<int> out;
    for (int rank = 0; rank < static_cast<int>(leftOut.size()); ++rank)
        if (!leftOut[at(rank)])
            out.push_back(rank);
    return out;
}

Result<std::vector<ReplicaClass>> replicaClasses(const LaidOut& laid, const std::stop_token& stop)
{
    std::vector<ReplicaClass> classes = grouped(laid);
    for (ReplicaClass& c : classes) {
        if (stop.stop_requested())
            return evaluationCancelled();
        price(c);
    }
    const std::vector<StageHandover>& handovers = laid.plan.replicas->handovers;
    const bool sequences = !handovers.empty() && handovers.front().way == HandoverWay::Sequences;
    if (sequences)
        shareSequences(laid, classes);
    if (!classes.empty() && (sequences || shardsEveryMicrobatch(laid.plan.memory.sharding)))
        keepStep(classes);
    return classes;
}

Result<ClassRun> runClass(const ReplicaClass& of)
{
    ClassRun out;
    out.durations = passDurations(*of.plan, of.times);
    ScheduleProblem problem = scheduleProblem(*of.laid);
    const std::vector<int> working = of.workingRanks();
    const bool whole = working.size() == of.leftOut.size();
    if (!whole) {
        problem.devices = static_cast<int>(working.size());
        out.durations = without(out.durations, working);
    }
    Result<PassOrder> order = generateOrder(problem, out.durations);
    if (!order)
        return tl::unexpected<Error>(std::move(order.error()));
    out.order = std::move(*order);
    Result<Timeline> timeline = simulate(out.order, out.durations);
    if (!timeline)
        return tl::unexpected<Error>(std::move(timeline.error()));
    showCompression(*timeline, out.order, out.durations);
    out.timeline = whole ? std::move(*timeline) : spreadOut(std::move(*timeline), working, of.leftOut.size());
    return out;
}

StepTail slowerTail(const StepTail& a, const StepTail& b)
{
    StepTail out = a;
    if (b.gradientReduction - b.gradientOverlap > a.gradientReduction - a.gradientOverlap) {
        out.gradientReduction = b.gradientReduction;
        out.gradientOverlap = b.gradientOverlap;
    }
    for (Seconds StepTail::*part : {&StepTail::weightGather, &StepTail::optimizer, &StepTail::compression,
             &StepTail::decompression, &StepTail::embeddingSync})
        out.*part = std::max(a.*part, b.*part);
    return out;
}

void allocateMore(StageMemory& memory, Bytes StageMemory::*part, Bytes more)
{
    const double reserve =
        memory.allocated.value() > 0 ? std::max(1.0, memory.reserved / memory.allocated) : 1;
    memory.*part += more;
    memory.allocated += more;
    memory.reserved += more * reserve;
    memory.device += more * reserve;
    if (part == &StageMemory::activations) {
        memory.activationsLow += more;
        memory.activationsHigh += more;
    }
    memory.allocatedLow += more;
    memory.allocatedHigh += more;
    memory.reservedLow += more;
    memory.reservedHigh += more * reserve;
}

StageMemory idleMemory(const StageMemory& working)
{
    StageMemory out;
    out.stage = working.stage;
    out.capacity = working.capacity;
    return out;
}

} // namespace rankloom
