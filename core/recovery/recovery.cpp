// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recovery/recovery.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/at.h"
#include "core/evaluate/evaluate.h"
#include "core/recovery/communicators.h"
#include "core/recovery/policies.h"

namespace rankloom {

namespace {

constexpr NamedValue<RecoveryPolicy> kPolicies[] = {
    {RecoveryPolicy::Restart, "restart"},
    {RecoveryPolicy::Drop, "drop"},
    {RecoveryPolicy::Reroute, "reroute"},
    {RecoveryPolicy::Templates, "templates"},
    {RecoveryPolicy::Redundant, "redundant"},
    {RecoveryPolicy::Resize, "resize"},
    {RecoveryPolicy::Migrate, "migrate"},
    {RecoveryPolicy::MigrateFrequency, "migrate-frequency"},
};

/// Outcomes of one situation; those that several policies build on are found once.
class Outcomes {
public:
    explicit Outcomes(const Situation& situation) : m_situation(situation) { }

    Outcome of(RecoveryPolicy policy)
    {
        switch (policy) {
        case RecoveryPolicy::Restart:
            return restart(m_situation);
        case RecoveryPolicy::Drop:
            return drop(m_situation);
        case RecoveryPolicy::Reroute:
            return reroute(m_situation);
        case RecoveryPolicy::Templates:
            return templates(m_situation);
        case RecoveryPolicy::Redundant:
            return redundant(m_situation);
        case RecoveryPolicy::Resize:
            return resized();
        case RecoveryPolicy::Migrate:
            return migrated();
        case RecoveryPolicy::MigrateFrequency:
            return migrateWithFrequency(m_situation, migrated());
        }
        return {};
    }

private:
    const Outcome& resized()
    {
        if (!m_resized)
            m_resized = resize(m_situation);
        return *m_resized;
    }
    const Outcome& migrated()
    {
        if (!m_migrated)
            m_migrated = migrate(m_situation, resized());
        return *m_migrated;
    }

    const Situation& m_situation;
    std::optional<Outcome> m_resized;
    std::optional<Outcome> m_migrated;
};

/// Everything works, on spare nodes where some failed.
Outcome asBefore(const Situation& s, RecoveryPolicy policy)
{
    Outcome out;
    Recovery& r = out.recovery;
    r.feasible = true;
    r.plan = s.running;
    r.stepSeconds = s.step;
    r.throughputRatio = 1;
    r.layersPerStage = s.layersPerStage();
    for (const ReplicaWork& one : s.work)
        r.microbatchesPerReplica.push_back(one.microbatches);
    r.reason = s.sparesUsed > 0 ? Phrase::of("Spare nodes take the places of all lost ones.")
                                : Phrase::of("Nothing that the plan uses is lost or slow.");
    if (policy == RecoveryPolicy::Redundant && s.stages > 1) {
        r.plan->replicas.change().redundantStages = true;
        if (Phrase why = priced(s, r); !why.empty())
            return infeasible(std::move(why), Phrase::of("More stages, or sharded weights, would help."));
        r.standingRatio = r.throughputRatio;
    }
    if (policy == RecoveryPolicy::Restart) {
        out.rebuild = Rebuild::Full;
        out.fromCheckpoint = true;
    } else if (s.sparesUsed > 0 && s.losesStates() && !s.settings.peerCopies) {
        return infeasible(
            Phrase::of("Spare nodes are there, but optimizer states of the lost ranks are nowhere else."),
            Phrase::of("Copies in a peer's memory would keep them; otherwise restart from the checkpoint."));
    } else if (s.sparesUsed > 0 && s.losesStates() && s.losesCopies()) {
        return infeasible(
            Phrase::of("Spare nodes are there, but optimizer states were lost with their copies."),
            Phrase::of("Restart from the checkpoint."));
    }
    return out;
}

/// Device seconds until the receiving stage starts its first forward pass.
double firstUse(const Situation& s, int stage)
{
    double sum = 0;
    for (std::size_t v = 0; v < s.times.stages.size(); ++v)
        if (s.laid.stages()[v].rank < stage)
            sum += s.times.stages[v].forward.value();
    return sum;
}

double communicatorSeconds(const RecoverySettings& settings, Rebuild rebuild)
{
    switch (rebuild) {
    case Rebuild::Nothing:
        break;
    case Rebuild::Edited:
        return settings.communicatorSeconds * settings.editedCommunicator;
    case Rebuild::Partial:
        return settings.communicatorSeconds * settings.partialCommunicator;
    case Rebuild::Full:
        return settings.communicatorSeconds;
    }
    return 0;
}

void addSeconds(const Situation& s, const Outcome& outcome, const StateFlow& filled, Recovery& r)
{
    const LinkTable& links = s.given.cluster->links;
    const RecoverySettings& settings = s.settings;
    r.seconds.detect = s.failed.empty() ? 0 : settings.detectSeconds;
    Rebuild rebuild = outcome.rebuild;
    if (s.sparesUsed > 0 && rebuild < Rebuild::Partial)
        rebuild = Rebuild::Partial; // newcomers join their groups
    r.seconds.communicators = communicatorSeconds(settings, rebuild);
    StateFlow before = outcome.before;
    before.addAll(filled);
    if (outcome.fromCheckpoint) {
        r.seconds.load = settings.restartSeconds + settings.checkpointLoadSeconds;
        r.seconds.replay = settings.checkpointInterval / 2;
        return;
    }
    r.seconds.load = before.seconds(links);
    const double weights = outcome.moves.weights.seconds(links);
    const double states = outcome.moves.optimizer.seconds(links);
    if (settings.asynchronous && outcome.moves.firstStage >= 0) {
        const double late = std::max(0.0, weights - firstUse(s, outcome.moves.firstStage));
        r.seconds.blocked = late + std::max(0.0, weights + states - late - r.stepSeconds);
    } else {
        r.seconds.blocked = weights + states;
    }
    // The step that the failure ends is run again: between none and all of it is lost.
    r.seconds.replay = s.failed.empty() ? 0 : s.step / 2;
}

int nodesOf(const Situation& s)
{
    return static_cast<int>(usableNodes(s.given.cluster, s.healthy.whatIf).size());
}

/// Streams that a rank of the healthy plan drew and another one draws now.
std::vector<MovedStreams> movedStreams(const Situation& s, const Recovery& r)
{
    std::vector<MovedStreams> out;
    if (!s.healthy.memory.dropout || !r.plan)
        return out;
    const int slices = s.laid.layout.tp;
    const int all = s.given.model->layers;
    const std::vector<int> layers = s.layersPerStage();
    const double ofReplica = static_cast<double>(s.microbatches()) * s.healthy.workload.microBatchSize;
    const ReplicaChoice& choice = r.plan->replicas;
    for (const StageHandover& one : choice.handovers)
        out.push_back({one.replica, one.stage, std::llround(std::ceil(one.share * ofReplica - 1e-9)),
            layers[static_cast<std::size_t>(one.stage)], slices});
    if (choice.handovers.empty() && r.movedSamples > 0)
        out.push_back({-1, -1, r.movedSamples, all, slices});
    if (movesLayers(s, r)) {
        std::size_t to = 0;
        int left = r.layersPerStage.front();
        for (std::size_t from = 0; from < layers.size(); ++from) {
            int moved = 0;
            for (int layer = 0; layer < layers[from]; ++layer) {
                while (left == 0)
                    left = r.layersPerStage[++to];
                --left;
                moved += to == from ? 0 : 1;
            }
            if (moved > 0)
                out.push_back(
                    {-1, static_cast<int>(from), s.healthy.workload.globalBatchSize, moved, slices});
        }
    }
    std::ranges::stable_sort(
        out, {}, [](const MovedStreams& one) { return std::pair(one.stage, one.replica); });
    return out;
}

/// More than before anything failed is what the plan could have had before: says so.
void explainGain(const Situation& s, Recovery& r)
{
    constexpr double kTold = 1e-6; ///< more is no rounding
    if (r.throughputRatio <= 1 + kTold)
        return;
    Recovery before;
    before.plan = s.healthy;
    if (s.oneChunk() && std::ssize(r.layersPerStage) == s.stages)
        before.plan->stages.layersPerStage = r.layersPerStage;
    before.plan->execution.stageClocks = r.plan->execution.stageClocks;
    if (!priced(s, before).empty())
        return;
    r.splitGain = before.throughputRatio;
    r.reason = s.running.replicas->alike()
        ? Phrase::of("{} Stages of the plan were not even before: with nothing lost, the same split and "
                     "clocks would give {:.1f} % of its throughput.",
            r.reason, 100 * r.splitGain)
        : Phrase::of("{} The plan goes on more slowly than it could since the earlier failure: with nothing "
                     "lost, this split would give {:.1f} % of its throughput.",
            r.reason, 100 * r.splitGain);
}

void addEdges(const Situation& s, const Outcome& outcome, Recovery& r)
{
    std::vector<bool> takesPart;
    for (const int count : r.microbatchesPerReplica)
        takesPart.push_back(count > 0);
    r.edges = communicatorChanges(
        s, outcome.inPlace ? *outcome.inPlace : ReplicaChoice(r.plan->replicas), takesPart);
    using Change = CommunicatorEdge::Change;
    for (const CommunicatorEdge& edge : r.edges) {
        if (edge.change == Change::Removed || edge.change == Change::Renewed)
            r.linksRemoved += edge.connections;
        if (edge.change == Change::Added || edge.change == Change::Renewed)
            r.linksAdded += edge.connections;
    }
}

/// Whether what only somebody wants to know who looks at one failure is told as well.
enum class RecoveryDetail : std::uint8_t { Figures, Whole };

/// What is moved, connected and drawn anew, and what it takes to run.
void addDetail(const Situation& s, const Outcome& outcome, const StateFlow& filled, Recovery& r)
{
    if (!outcome.fromCheckpoint) {
        StateFlow all = outcome.before;
        all.addAll(filled);
        all.addAll(outcome.moves.weights);
        all.addAll(outcome.moves.optimizer);
        r.movedBytes = all.bytes();
        r.transfers = all.transfers(s.given.cluster->links);
        r.moves = outcome.moves.stages;
    }
    r.energyJoules = stepEnergy(s, r);
    explainGain(s, r);
    if (!outcome.fromCheckpoint)
        addEdges(s, outcome, r);
    r.movedStreams = movedStreams(s, r);
    if (!s.settings.streamsBySample)
        r.consistent.randomStreams = r.movedStreams.empty();
}

Recovery completed(const Situation& s, Outcomes& outcomes, RecoveryPolicy policy, RecoveryDetail detail)
{
    Outcome outcome = s.anyWeak() ? outcomes.of(policy) : asBefore(s, policy);
    Recovery& r = outcome.recovery;
    r.policy = policy;
    if (!r.feasible)
        return std::move(r);
    const StateFlow filled = outcome.fromCheckpoint ? StateFlow() : sparesFilled(s);
    addSeconds(s, outcome, filled, r);
    if (detail == RecoveryDetail::Whole)
        addDetail(s, outcome, filled, r);
    if (!outcome.fromCheckpoint)
        r.microbatchesPerReplica = s.withAbsent(r.microbatchesPerReplica);
    if (r.breakEvenSeconds > 0)
        r.breakEvenSeconds *= r.seconds.blocked;
    r.goodput = goodputOf(r.throughputRatio, r.seconds.total(), clusterMtbf(s.settings, nodesOf(s)),
        s.settings.repairSeconds, r.standingRatio);
    return std::move(r);
}

/// What holds whatever the policy.
Recoveries beforePolicies(const Situation& s, const FailureSet& failures)
{
    Recoveries out;
    out.failed = failures.devices;
    out.stepSeconds = s.step;
    out.tokensPerSecond =
        static_cast<double>(s.healthy.workload.globalBatchSize) * s.healthy.workload.sequenceLength / s.step;
    out.idleCells = s.idleCells();
    out.touched = s.anyWeak() || s.sparesUsed > 0;
    out.clocks = s.clocks;
    out.sparesUsed = s.sparesUsed;
    out.replicas = s.replicas;
    out.layersPerStage = s.layersPerStage();
    out.oneChunk = s.oneChunk();
    for (int stage = 0; stage < s.stages; ++stage) {
        out.livingReplicas.push_back(s.living(stage));
        out.stageSpeeds.push_back(s.totalSpeed(stage) / s.replicas);
        out.copyBytes = std::max(out.copyBytes, s.shardBytes(stage));
    }
    const double toHost = s.given.cluster->device.hostLink.value();
    out.copiesHide = toHost <= 0 || out.copyBytes / toHost <= s.step;
    return out;
}

Result<Recoveries> allPolicies(const Situation& s, const FailureSet& failures,
    std::vector<RecoveryPolicy> policies, RecoveryDetail detail)
{
    if (policies.empty())
        for (const NamedValue<RecoveryPolicy>& one : kPolicies)
            policies.push_back(one.value);
    Recoveries out = beforePolicies(s, failures);
    Outcomes outcomes(s);
    for (const RecoveryPolicy policy : policies) {
        out.policies.push_back(completed(s, outcomes, policy, detail));
        if (s.stop.stop_requested())
            return fail(ErrorCode::Cancelled, Phrase::of("Looking for ways to go on was cancelled."));
    }
    return out;
}

} // namespace

template <> std::span<const NamedValue<RecoveryPolicy>> namedValues() { return kPolicies; }

const Recovery* Recoveries::best() const
{
    const Recovery* found = nullptr;
    for (const Recovery& one : policies)
        if (one.feasible && (found == nullptr || one.goodput > found->goodput))
            found = &one;
    return found;
}

double clusterMtbf(const RecoverySettings& settings, int nodes, int nodesPerRack)
{
    double rate = 0; // 1/s
    for (const double mtbf : {settings.mtbfNode, settings.mtbfLink})
        if (mtbf > 0)
            rate += nodes / mtbf;
    if (settings.mtbfRack > 0 && nodesPerRack > 0)
        rate += std::ceil(static_cast<double>(nodes) / nodesPerRack) / settings.mtbfRack;
    return rate > 0 ? 1 / rate : std::numeric_limits<double>::infinity();
}

double goodputOf(
    double throughputRatio, double recoverySeconds, double mtbf, double repairSeconds, double standing)
{
    const double degraded = repairSeconds > 0 ? std::min(1.0, repairSeconds / mtbf) : 1;
    const double throughput = degraded * throughputRatio + (1 - degraded) * standing;
    return std::max(0.0, 1 - recoverySeconds / mtbf) * throughput;
}

Result<Recoveries> replanAll(const Project& project, const Plan& plan, const FailureSet& failures,
    const RecoverySettings& settings, std::vector<RecoveryPolicy> policies, const std::stop_token& stop)
{
    const auto situation = Situation::of(project, plan, failures, settings, stop);
    if (!situation)
        return tl::unexpected<Error>(situation.error());
    const Situation& s = **situation;
    Result<Recoveries> out = allPolicies(s, failures, std::move(policies), RecoveryDetail::Whole);
    if (!out)
        return out;
    Recovery before;
    before.plan = s.running;
    before.stepSeconds = s.step;
    before.layersPerStage = s.layersPerStage();
    out->energyJoules = stepEnergy(s, before);
    if (s.failed.empty() && s.anyWeak())
        if (const Result<Evaluation> slow = evaluateLegal(project, plan, stop); slow && slow->valid)
            out->asItIsSeconds = slow->time.step.value();
    return out;
}

Result<Recoveries> replanFigures(const Project& project, const Plan& plan, const FailureSet& failures,
    const RecoverySettings& settings, std::vector<RecoveryPolicy> policies, const std::stop_token& stop)
{
    const auto situation = Situation::of(project, plan, failures, settings, stop);
    if (!situation)
        return tl::unexpected<Error>(situation.error());
    return allPolicies(**situation, failures, std::move(policies), RecoveryDetail::Figures);
}

void takeClocks(RecoverySettings& settings, ClockTable clocks)
{
    if (clocks.points.empty())
        return;
    settings.highestFrequency = std::max(settings.highestFrequency, clocks.fastest());
    settings.lowestFrequency = std::min(settings.lowestFrequency, clocks.slowest());
    settings.clocks = std::move(clocks);
}

} // namespace rankloom
