// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/unequal_step.h"

#include <algorithm>
#include <optional>

#include "core/base/at.h"
#include "core/evaluate/assemble.h"
#include "core/evaluate/replica_handover.h"
#include "core/evaluate/unequal_memory.h"

namespace rankloom {

namespace {

/// Passes of all replicas, and who ends last.
class Runs {
public:
    Runs(const LaidOut& laid, std::vector<ReplicaClass> ofClasses)
        : m_laid(laid), classes(std::move(ofClasses))
    {
    }

    Result<void> run(const std::stop_token& stop)
    {
        const ReplicaChoice& choice = m_laid.plan.replicas;
        if (!choice.handovers.empty() && choice.handovers.front().way != HandoverWay::Sequences) {
            Result<TiedReplicas> together = runTied(m_laid, classes, stop);
            if (!together)
                return tl::unexpected<Error>(std::move(together.error()));
            tied = std::move(*together);
            for (const std::vector<int>& unit : replicaUnits(m_laid.grid(), m_laid.layout))
                if (std::ranges::find(tied->replicas, unit.front()) != tied->replicas.end())
                    m_tied.insert(m_tied.end(), unit.begin(), unit.end());
            std::ranges::sort(m_tied);
        }
        for (const ReplicaClass& c : classes) {
            alone.emplace_back();
            const bool any = std::ranges::any_of(c.replicas, [this](int r) { return !isTied(r); });
            if (!any)
                continue;
            if (stop.stop_requested())
                return evaluationCancelled();
            Result<ClassRun> one = runClass(c);
            if (!one)
                return tl::unexpected<Error>(std::move(one.error()));
            alone.back() = std::move(*one);
        }
        return {};
    }

    [[nodiscard]] bool isTied(int replica) const { return std::ranges::binary_search(m_tied, replica); }

    /// When the passes of each pipeline rank have ended in all replicas, ns.
    [[nodiscard]] std::vector<std::int64_t> stageEnds() const
    {
        std::vector<std::int64_t> ends(at(m_laid.layout.pp), 0);
        if (tied)
            ends = tied->stageEnd;
        for (std::size_t c = 0; c < classes.size(); ++c)
            for (std::size_t rank = 0; alone[c] && rank < ends.size(); ++rank)
                ends[rank] = std::max(ends[rank], passesEnd(alone[c]->timeline.lanes[rank]));
        joinLayers(ends);
        return ends;
    }

    /// Class, or tied replica, whose passes end last.
    struct Last {
        std::size_t classIndex = 0;
        std::optional<int> tiedReplica;
    };
    [[nodiscard]] Last last() const
    {
        Last out;
        std::int64_t latest = -1;
        if (tied)
            for (std::size_t r = 0; r < tied->replicas.size(); ++r)
                if (const std::int64_t end = tied->passesEnd(static_cast<int>(r), m_laid.layout.pp);
                    end > latest) {
                    latest = end;
                    out = {tied->classes[r], static_cast<int>(r)};
                }
        latest += tied ? tied->beyond : 0;
        for (std::size_t c = 0; c < classes.size(); ++c)
            if (alone[c] && alone[c]->timeline.makespan > latest) {
                latest = alone[c]->timeline.makespan;
                out = {c, std::nullopt};
            }
        return out;
    }

    const LaidOut& m_laid;
    std::vector<ReplicaClass> classes;
    std::vector<std::optional<ClassRun>> alone; ///< by class; nothing where all its replicas are tied
    std::optional<TiedReplicas> tied;

private:
    /// Where replicas have layers of their own, a rank waits for all that hold a layer of its.
    void joinLayers(std::vector<std::int64_t>& ends) const
    {
        const bool own = std::ranges::any_of(
            classes, [](const ReplicaClass& c) { return !c.work.layersPerStage.empty(); });
        if (!own)
            return;
        std::vector<std::int64_t> ofLayer(at(m_laid.project.model->layers), 0);
        const auto visit = [&](const auto& with) {
            for (std::size_t c = 0; c < classes.size(); ++c)
                for (const StageLayers& stage : classes[c].laid->stages())
                    for (int layer = stage.firstLayer; layer < stage.firstLayer + stage.layerCount; ++layer)
                        with(c, at(stage.rank), ofLayer[at(layer)]);
        };
        const std::vector<std::int64_t> before = ends;
        visit([&](std::size_t c, std::size_t rank, std::int64_t& end) {
            const std::int64_t here = alone[c] ? passesEnd(alone[c]->timeline.lanes[rank]) : before[rank];
            end = std::max(end, here);
        });
        visit([&](std::size_t, std::size_t rank, std::int64_t& end) {
            ends[rank] = std::max(ends[rank], end);
        });
    }

    std::vector<int> m_tied;
};

/// Of a microbatch through all chunks of a pipeline rank, ns.
std::int64_t forwardOf(const Runs& runs, const ReplicaClass& of, std::size_t rank)
{
    std::int64_t sum = 0;
    for (std::size_t v = 0; v < of.times.stages.size(); ++v)
        if (at(runs.m_laid.stages()[v].rank) == rank)
            sum += toNanoseconds(of.times.stages[v].forward).value();
    return sum;
}

/// Forward passes of the next stage in the bubbles of each rank, all of them: at least that long a rank
/// works. Returns how much the longest of the passes grows.
std::int64_t addRedundantPasses(const Runs& runs, std::vector<std::int64_t>& ends)
{
    const std::int64_t before = std::ranges::max(ends);
    const std::size_t pp = ends.size();
    for (std::size_t c = 0; c < runs.classes.size(); ++c) {
        const ReplicaClass& of = runs.classes[c];
        for (std::size_t rank = 0; runs.alone[c] && rank < pp; ++rank) {
            const std::int64_t next = forwardOf(runs, of, (rank + 1) % pp);
            ends[rank] = std::max(
                ends[rank], busyTimeOf(runs.alone[c]->timeline.lanes[rank]) + next * of.work.microbatches);
        }
    }
    const auto handedOver = [&](int replica, std::size_t rank) {
        return std::ranges::any_of(runs.m_laid.plan.replicas->handovers, [&](const StageHandover& one) {
            return one.replica == replica && at(one.stage) == rank && one.share >= 1;
        });
    };
    for (std::size_t r = 0; runs.tied && r < runs.tied->replicas.size(); ++r) {
        const ReplicaClass& of = runs.classes[runs.tied->classes[r]];
        const int replica = runs.tied->replicas[r];
        for (std::size_t rank = 0; rank < pp; ++rank) {
            const std::size_t next = (rank + 1) % pp;
            if (handedOver(replica, rank) || handedOver(replica, next)) // it runs that one as its own
                continue;
            const std::int64_t more = forwardOf(runs, of, next);
            const int lane = runs.tied->lane(static_cast<int>(r), static_cast<int>(rank));
            ends[rank] =
                std::max(ends[rank], runs.tied->busy(lane) + runs.tied->beyond + more * of.work.microbatches);
        }
    }
    return std::ranges::max(ends) - before;
}

/// What follows the passes on the slowest replica, by `of`, with or without compressed gradients; who does
/// another stage's work does its tail as well.
std::vector<StepTail> tailsOf(
    const Runs& runs, std::vector<StepTail> PassTimes::*of, const StageHandover* const firstHandover)
{
    std::vector<StepTail> tails = runs.classes.front().times.*of;
    for (const ReplicaClass& c : runs.classes)
        for (std::size_t rank = 0; rank < tails.size(); ++rank)
            tails[rank] = slowerTail(tails[rank], (c.times.*of)[rank]);
    if (tails.empty() || firstHandover == nullptr || firstHandover->way != HandoverWay::StageBefore)
        return tails;
    const std::vector<StepTail> alone = tails;
    std::vector<bool> doubled(tails.size(), false);
    for (const StageHandover& one : runs.m_laid.plan.replicas->handovers) {
        const std::size_t host = (at(one.stage) + tails.size() - 1) % tails.size();
        if (doubled[host])
            continue;
        doubled[host] = true;
        const StepTail& more = alone[at(one.stage)];
        for (Seconds StepTail::*part :
            {&StepTail::gradientReduction, &StepTail::gradientOverlap, &StepTail::weightGather,
                &StepTail::optimizer, &StepTail::compression, &StepTail::decompression})
            tails[host].*part += more.*part;
    }
    return tails;
}

std::vector<ReplicaReport> reportsOf(const Runs& runs)
{
    std::vector<ReplicaReport> out;
    const auto report = [&](const ReplicaClass& c, std::vector<int> replicas, std::int64_t end, int guests) {
        ReplicaReport one;
        one.replicas = std::move(replicas);
        one.microbatches = c.work.microbatches;
        one.microBatchSize = c.work.microBatchSize;
        one.layersPerStage.assign(c.leftOut.size(), 0);
        for (const StageLayers& stage : c.laid->stages())
            one.layersPerStage[at(stage.rank)] += stage.layerCount;
        one.passes = toSeconds(Nanoseconds(end));
        one.guests = guests;
        out.push_back(std::move(one));
    };
    for (std::size_t c = 0; c < runs.classes.size(); ++c) {
        std::vector<int> replicas;
        for (const int replica : runs.classes[c].replicas)
            if (!runs.isTied(replica))
                replicas.push_back(replica);
        if (!replicas.empty())
            report(runs.classes[c], std::move(replicas), runs.alone[c]->timeline.makespan, 0);
    }
    if (runs.tied) {
        const int pp = runs.m_laid.layout.pp;
        for (const std::vector<int>& unit : replicaUnits(runs.m_laid.grid(), runs.m_laid.layout)) {
            const auto found = std::ranges::find(runs.tied->replicas, unit.front());
            if (found == runs.tied->replicas.end())
                continue;
            const int r = static_cast<int>(found - runs.tied->replicas.begin());
            const int chunks = static_cast<int>(runs.m_laid.stages().size()) / pp;
            const int simulated = runs.tied->given.microbatches[at(r)];
            std::int64_t guests = 0; // of other replicas, on the rank that has most of them
            for (int rank = 0; rank < pp; ++rank) {
                int here = 0;
                for (const Pass& pass : runs.tied->run.order.passes[at(runs.tied->lane(r, rank))])
                    here +=
                        pass.kind == PassKind::Forward && runs.m_laid.stages()[at(pass.stage)].rank == rank
                        ? 1
                        : 0;
                guests = std::max<std::int64_t>(guests, here / chunks - simulated);
            }
            const ReplicaClass& own = runs.classes[runs.tied->classes[at(r)]];
            guests = guests * own.work.microbatches / simulated; // what is not simulated goes on alike
            report(own, unit, runs.tied->passesEnd(r, pp) + runs.tied->beyond, static_cast<int>(guests));
        }
    }
    std::ranges::sort(out, {}, [](const ReplicaReport& one) { return one.replicas.front(); });
    return out;
}

Diagnostic noteOf(const char* code, const char* pointer, Phrase message)
{
    Diagnostic d;
    d.severity = Severity::Hint;
    d.code = code;
    d.where.pointer = pointer;
    d.message = std::move(message);
    return d;
}

/// Of a lossy plan; stages are chosen when all replicas are there.
CompressionReport sendsOf(const Runs& runs, const Runs::Last& shown)
{
    if (shown.tiedReplica) {
        CompressionReport report;
        report.lossy = true;
        return report;
    }
    const ClassRun& run = *runs.alone[shown.classIndex];
    return sendReport(run.order, run.durations);
}

} // namespace

bool replicasDoTheSame(const LaidOut& laid)
{
    const ReplicaChoice& choice = laid.plan.replicas;
    if (!choice.handovers.empty() || choice.redundantStages)
        return false;
    const std::vector<ReplicaWork> work = replicaWork(laid.plan, laid.layout);
    return std::ranges::all_of(work, [&](const ReplicaWork& one) { return one == work.front(); });
}

Result<UnequalStep> unequalStep(const LaidOut& laid, RankFigures ranks, const std::stop_token& stop)
{
    Result<std::vector<ReplicaClass>> classes = replicaClasses(laid, stop);
    if (!classes)
        return tl::unexpected<Error>(std::move(classes.error()));
    Runs runs(laid, std::move(*classes));
    if (Result<void> done = runs.run(stop); !done)
        return tl::unexpected<Error>(std::move(done.error()));
    const ReplicaChoice& choice = laid.plan.replicas;
    UnequalStep out;
    const Runs::Last last = runs.last();
    const ReplicaClass& shown = runs.classes[last.classIndex];
    out.times = shown.times;
    for (std::vector<StepTail> PassTimes::*of : {&PassTimes::tails, &PassTimes::compressedTails})
        out.times.*of = tailsOf(runs, of, choice.handovers.empty() ? nullptr : &choice.handovers.front());
    const PassDurations durations = passDurations(*shown.plan, shown.times);
    out.timeline = last.tiedReplica ? runs.tied->timelineOf(*last.tiedReplica, laid)
                                    : runs.alone[last.classIndex]->timeline;
    out.timeline.parts = passParts(shown.times, durations);
    std::vector<std::int64_t> ends = runs.stageEnds();
    if (choice.redundantStages)
        if (const std::int64_t more = addRedundantPasses(runs, ends); more > 0)
            out.notes.push_back(noteOf("redundant-passes-exceed-bubbles", "/replicas/redundantStages",
                Phrase::of("Forward passes of the next stage do not fit the bubbles: the step takes {} more.",
                    toSeconds(Nanoseconds(more)))));
    if (runs.tied && runs.tied->beyond > 0)
        out.notes.push_back(noteOf("step-simulated-in-part", "/replicas/handovers",
            Phrase::of("{} microbatches a replica are simulated; the others go on at the pace of the busiest "
                       "GPU.",
                runs.tied->given.microbatches.front())));
    if (laid.plan.communication.compression.lossy()) {
        out.compression = sendsOf(runs, last);
        if (runs.tied && laid.plan.communication.compression.pipelineBackward)
            out.notes.push_back(noteOf("handed-over-sends-uncompressed", "/communication/compression/targets",
                Phrase::of(
                    "Sends of replicas that hand work over, or take it, are estimated uncompressed.")));
        out.compression.stages = compressedStages(laid, out.timeline, out.times, ends);
    }
    appendStepTail(out.timeline, out.times, laid.plan.execution.optimizerStart, ends);
    std::optional<double> simulated;
    if (last.tiedReplica)
        simulated = runs.tied->simulatedShare(*last.tiedReplica, shown.work.microbatches);
    out.time = timeReport(*shown.laid, out.times, out.timeline, simulated);
    const double sequences = static_cast<double>(sequencesOf(replicaWork(laid.plan, laid.layout)))
        / shown.plan->workload.globalBatchSize;
    out.time.tokensPerSecond *= sequences;
    out.time.modelFlopsUtilization *= sequences;
    out.timeline.bubbleRatio = out.time.bubbleRatio;
    const UnequalMemory memory(laid, runs.classes, runs.tied ? &*runs.tied : nullptr);
    out.memory = memory.report();
    if (ranks == RankFigures::Made)
        out.ranks = std::make_shared<const RankMemory>(memory.ranks());
    for (const ReplicaClass& c : runs.classes)
        if (c.offload.required * out.offload.available.value()
                > out.offload.required * c.offload.available.value()
            || out.offload.target == OffloadTarget::None)
            out.offload = c.offload;
    out.replicas = reportsOf(runs);
    return out;
}

} // namespace rankloom
