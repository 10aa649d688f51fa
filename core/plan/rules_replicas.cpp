// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules of replicas and stages that are not alike.
#include <algorithm>
#include <numeric>
#include <set>
#include <utility>

#include "core/base/at.h"
#include "core/plan/replica_work.h"
#include "core/plan/rules.h"
#include "core/schedule/stage_placement.h"

namespace rankloom {

namespace {

const char* const kShares = "/replicas/shares";
const char* const kHandovers = "/replicas/handovers";

/// One look at the choice of replicas of a plan; the first broken rule of each kind is told.
class ReplicaRules {
public:
    ReplicaRules(const Project& project, const Facts& facts, Findings& findings)
        : m_project(project), m_facts(facts), m_choice(facts.plan.replicas), m_findings(findings)
    {
    }

    void check()
    {
        if (m_choice.redundantStages)
            checkRedundant();
        if (!checkNumbers())
            return;
        m_work = replicaWork(m_facts.plan, m_facts.layout);
        const bool sharesBatch = checkBatch();
        checkSplits();
        checkTies();
        checkLockstep();
        if (sharesBatch)
            checkSchedules();
        if (!m_choice.handovers.empty())
            checkHandovers();
    }

private:
    void refuse(const char* code, const char* pointer, Phrase reason)
    {
        const bool shares = pointer == kShares;
        m_findings.push_back({Severity::Error, code, std::move(reason), pointer, 0, {},
            {{pointer, "[]",
                shares ? Phrase::of("Let all replicas do the same")
                       : Phrase::of("Let every stage do its own work")}}});
    }

    void checkRedundant()
    {
        if (m_facts.layout.pp > 1)
            return;
        m_findings.push_back({Severity::Error, "redundant-stages-need-a-pipeline",
            Phrase::of("redundant stages need at least two stages"), "/replicas/redundantStages", 0, {},
            {{"/replicas/redundantStages", "false", Phrase::of("Hold every stage once")}}});
    }

    /// What is numbered is there, and once.
    bool checkNumbers()
    {
        const int dp = m_facts.layout.dp;
        const int pp = m_facts.layout.pp;
        std::set<int> seen;
        for (const ReplicaShare& share : m_choice.shares)
            for (const int replica : share.replicas) {
                if (replica >= dp) {
                    refuse("replica-missing", kShares,
                        Phrase::of("replica {} has a share, but there are {}", replica, dp));
                    return false;
                }
                if (!seen.insert(replica).second) {
                    refuse("replica-listed-twice", kShares, Phrase::of("replica {} has two shares", replica));
                    return false;
                }
            }
        std::set<std::pair<int, int>> cells;
        for (const StageHandover& one : m_choice.handovers) {
            if (one.replica >= dp || one.stage >= pp) {
                refuse("replica-missing", kHandovers,
                    Phrase::of("stage {} of replica {} hands its work over, but there are {} stages of {}",
                        one.stage, one.replica, pp, dp));
                return false;
            }
            if (!cells.insert({one.replica, one.stage}).second) {
                refuse("replica-listed-twice", kHandovers,
                    Phrase::of("stage {} of replica {} hands its work over twice", one.stage, one.replica));
                return false;
            }
        }
        return dp > 0;
    }

    /// Whether the shares of all replicas are the batch.
    bool checkBatch()
    {
        if (m_choice.shares.empty())
            return true;
        const std::int64_t batch = m_facts.workload.globalBatchSize;
        const std::int64_t sum = sequencesOf(m_work);
        if (sum != batch) {
            refuse("shares-miss-batch", kShares,
                Phrase::of("the shares of all replicas are {} sequences, where the global batch has {}", sum,
                    batch));
            m_findings.back().suggestions.push_back({"/workload/globalBatchSize", std::to_string(sum),
                Phrase::of("Set the global batch to {}", sum)});
        }
        if (std::ranges::none_of(m_work, [](const ReplicaWork& w) { return w.microbatches > 0; }))
            refuse("no-replica-works", kShares, Phrase::of("no replica takes part in the step"));
        return sum == batch;
    }

    void checkSplits()
    {
        for (const ReplicaWork& one : m_work) {
            const std::vector<int>& split = one.layersPerStage;
            if (split.empty())
                continue;
            const std::int64_t sum = std::accumulate(split.begin(), split.end(), std::int64_t {0});
            if (std::ssize(split) != m_facts.layout.pp || sum != m_facts.model.layers)
                return refuse("share-splits-other-layers", kShares,
                    Phrase::of("a replica has {} layers on {} stages, where the model has {} and the "
                               "pipeline {} stages",
                        sum, split.size(), m_facts.model.layers, m_facts.layout.pp));
            if (m_facts.chunks > 1
                || stagePlacement(m_facts.plan.schedule.kind) == StagePlacement::Bidirectional
                || vocabularyParallel(m_facts.plan.stages.vocabulary) || m_facts.model.mtpLayers > 0)
                return refuse("share-splits-chunks", kShares,
                    Phrase::of("replicas have layers of their own only where a stage is one chunk, without "
                               "partitioned vocabulary and without multi-token prediction"));
        }
    }

    /// Replicas that share experts exchange tokens microbatch by microbatch.
    void checkTies()
    {
        const Layout& layout = m_facts.layout;
        const std::int64_t ranks = std::int64_t {layout.tp} * layout.cp * layout.dp * layout.pp;
        if (layout.ep < 2 || layout.dp < 1
            || ranks % (std::int64_t {layout.etp} * layout.ep * layout.pp) != 0)
            return; // no grid of experts: the layout has a rule of its own
        std::vector<std::vector<StageHandover>> handed(at(m_facts.layout.dp));
        for (StageHandover one : m_choice.handovers) {
            const int replica = std::exchange(one.replica, 0);
            handed[at(replica)].push_back(one);
        }
        for (const std::vector<int>& unit : replicaUnits(RankGrid(m_facts.layout), m_facts.layout))
            for (const int replica : unit)
                if (m_work[at(replica)] != m_work[at(unit.front())]
                    || handed[at(replica)] != handed[at(unit.front())])
                    return refuse("shared-experts-do-different-work",
                        m_choice.shares.empty() ? kHandovers : kShares,
                        Phrase::of("replicas {} and {} share experts and have to do the same", unit.front(),
                            replica));
    }

    void checkLockstep()
    {
        if (!shardsEveryMicrobatch(m_facts.plan.memory.sharding))
            return;
        int count = 0;
        bool apart = false;
        for (const ReplicaWork& one : m_work) {
            apart = apart || !one.layersPerStage.empty()
                || (count > 0 && one.microbatches > 0 && one.microbatches != count);
            count = std::max(count, one.microbatches);
        }
        // A collective for every microbatch and stage, which all replicas enter: with microbatches elsewhere
        // some would enter it more often than others. Nobody runs it so: DeepSpeed refuses such shards in any
        // pipeline (deepspeedai/DeepSpeed deepspeed/runtime/pipe/engine.py, ZeRO 2 and 3). The stage before
        // enters as often as the one whose work it does.
        const bool handed = std::ranges::any_of(m_choice.handovers,
            [](const StageHandover& one) { return one.way == HandoverWay::Microbatches; });
        if (apart || handed)
            refuse("sharded-replicas-are-tied", apart ? kShares : kHandovers,
                Phrase::of("sharded weights or gradients travel between all replicas for every microbatch: "
                           "replicas have to have as many microbatches and the same layers; optimizer states "
                           "alone may be sharded"));
    }

    void checkSchedules()
    {
        if (m_choice.shares.empty())
            return;
        std::set<int> counts;
        for (const ReplicaWork& one : m_work)
            if (one.microbatches > 0 && counts.insert(one.microbatches).second) {
                const Plan alone = planOfReplica(m_facts.plan, one, m_facts.layout.dp);
                Findings broken;
                addScheduleFindings(Facts(m_project, alone), broken);
                for (Finding& finding : broken)
                    if (finding.severity == Severity::Error) {
                        finding.degrees = 0;
                        finding.reason =
                            Phrase::of("replicas of {} microbatches: {}", one.microbatches, finding.reason);
                        m_findings.push_back(std::move(finding));
                        return;
                    }
            }
        if (m_facts.plan.schedule.kind == ScheduleKind::Custom && counts.size() > 1)
            refuse("shares-with-custom-order", kShares,
                Phrase::of("a custom order of passes is of one number of microbatches"));
    }

    void checkHandovers()
    {
        const Plan& plan = m_facts.plan;
        const HandoverWay way = m_choice.handovers.front().way;
        for (const StageHandover& one : m_choice.handovers) {
            if (one.way != way)
                return refuse("handovers-of-two-ways", kHandovers,
                    Phrase::of("all handed-over stages have to be taken over in one way"));
            if (!m_work[at(one.replica)].layersPerStage.empty())
                return refuse("handover-of-other-layers", kHandovers,
                    Phrase::of("replica {} has other layers: no other stage can do its work", one.replica));
        }
        if (way == HandoverWay::StageBefore)
            checkStageBefore();
        else
            checkPeers();
        if (way == HandoverWay::Sequences) {
            const auto takesPart = [](const ReplicaWork& one) { return one.microbatches > 0; };
            const auto first = std::ranges::find_if(m_work, takesPart);
            const bool alike = std::ranges::all_of(
                m_work, [&](const ReplicaWork& one) { return !takesPart(one) || one == *first; });
            if (!alike)
                refuse("handover-between-unlike-replicas", kHandovers,
                    Phrase::of("sequences are handed over between replicas that do the same"));
            return;
        }
        const bool simulated = stagePlacement(plan.schedule.kind) != StagePlacement::Bidirectional
            && plan.schedule.kind != ScheduleKind::Custom && !vocabularyParallel(plan.stages.vocabulary)
            && plan.memory.offload.target == OffloadTarget::None
            && !(plan.communication.compression.lossy() && plan.communication.compression.pipelineBackward);
        if (!simulated)
            refuse("handover-not-simulated", kHandovers,
                Phrase::of("microbatches are handed over only in pipelines of one direction, without "
                           "partitioned vocabulary, offloading and compressed sends"));
    }

    [[nodiscard]] const StageHandover* handoverOf(int replica, int stage) const
    {
        const auto found = std::ranges::find_if(m_choice.handovers,
            [&](const StageHandover& one) { return one.replica == replica && one.stage == stage; });
        return found == m_choice.handovers.end() ? nullptr : &*found;
    }

    void checkStageBefore()
    {
        const int pp = m_facts.layout.pp;
        for (const StageHandover& one : m_choice.handovers)
            if (pp < 2 || handoverOf(one.replica, (one.stage + pp - 1) % pp) != nullptr)
                return refuse("handover-to-nobody", kHandovers,
                    Phrase::of("the stage before stage {} of replica {} does no work itself", one.stage,
                        one.replica));
    }

    void checkPeers()
    {
        for (const StageHandover& one : m_choice.handovers) {
            bool any = false;
            for (int replica = 0; replica < m_facts.layout.dp && !any; ++replica)
                any = m_work[at(replica)].microbatches > 0 && m_work[at(replica)].layersPerStage.empty()
                    && handoverOf(replica, one.stage) == nullptr;
            if (!any)
                return refuse("handover-to-nobody", kHandovers,
                    Phrase::of("no replica is left that could do the work of stage {}", one.stage));
        }
    }

    const Project& m_project;
    const Facts& m_facts;
    const ReplicaChoice& m_choice;
    Findings& m_findings;
    std::vector<ReplicaWork> m_work;
};

} // namespace

void addReplicaFindings(const Project& project, const Facts& facts, Findings& findings)
{
    const std::vector<double>& clocks = facts.plan.execution.stageClocks;
    if (!clocks.empty() && std::ssize(clocks) != facts.layout.pp)
        findings.push_back({Severity::Error, "clocks-have-other-count",
            Phrase::of("{} stages have a clock, while there are {}", clocks.size(), facts.layout.pp),
            "/execution/stageClocks", 0, {},
            {{"/execution/stageClocks", "[]", Phrase::of("Leave the clocks as they are")}}});
    if (!facts.plan.replicas->alike())
        ReplicaRules(project, facts, findings).check();
}

} // namespace rankloom
