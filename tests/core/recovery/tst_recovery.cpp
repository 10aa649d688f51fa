// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Ways to go on when devices are lost or slow.
#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <set>

#include <rapidcheck.h>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/recovery/recovery.h"
#include "core/recovery/state_flow.h"
#include "tests/core/evaluate/replica_samples.h"
#include "tests/core/recovery/node_failures.h"
#include "tests/core/recovery/replan.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

/// Least step of the plan over all splits of its layers over its four stages near the even one, s.
double bestSplitSeconds(const Project& p, Plan given)
{
    constexpr int kReach = 3; // layers off the even split
    const int even = p.model->layers / 4;
    double best = INFINITY;
    for (int a = even - kReach; a <= even + kReach; ++a)
        for (int b = even - kReach; b <= even + kReach; ++b)
            for (int c = even - kReach; c <= even + kReach; ++c) {
                given.stages.layersPerStage = {a, b, c, p.model->layers - a - b - c};
                const auto evaluation = evaluateLegal(p, given);
                RANKLOOM_ASSERT(evaluation.has_value());
                if (evaluation->valid)
                    best = std::min(best, evaluation->time.step.value());
            }
    return best;
}

double sum(const std::vector<int>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

} // namespace

class TestRecovery : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void ofMoreDevicesNothingIsReckoned()
    {
        Project p = project(32);
        p.cluster = makeCluster(10'000, 8, p.cluster->device);
        const auto all = replanAll(p, planOnNodes(4, 2'500, 16), nodes({3}));
        QVERIFY(!all);
        QCOMPARE(all.error().code, ErrorCode::TooLarge);
        QVERIFY2(all.error().text().find("65536") != std::string::npos, all.error().text().c_str());
    }

    void losingANodeHasAllWays()
    {
        const Project p = project(32);
        const Plan given = planOnNodes(4, 8, 16);
        const auto all = replanAll(p, given, nodes({3}));
        QVERIFY(all);
        QCOMPARE(all->policies.size(), std::size_t {8});
        QVERIFY(all->livingReplicas == (std::vector<int> {7, 8, 8, 8}));
        // Fewer devices are faster only by what the whole plan had left: its best split, and higher clocks.
        const double bestSplit = all->stepSeconds / bestSplitSeconds(p, given);
        QVERIFY(bestSplit >= 1);
        const auto most = [bestSplit](RecoveryPolicy policy) {
            return policy == RecoveryPolicy::MigrateFrequency
                ? bestSplit * RecoverySettings().highestFrequency
                : policy == RecoveryPolicy::Migrate ? bestSplit
                                                    : 1;
        };
        for (const Recovery& r : all->policies) {
            QVERIFY2(r.feasible, r.reason.english().c_str());
            QVERIFY2(r.stepSeconds > 0 && r.throughputRatio > 0.5 && r.throughputRatio <= most(r.policy),
                qPrintable(QStringLiteral("%1: %2").arg(int(r.policy)).arg(r.throughputRatio)));
            QVERIFY(sum(r.layersPerStage) == p.model->layers);
            // Every sample is computed once where the batch is kept.
            if (r.consistent.batch)
                QCOMPARE(sum(r.microbatchesPerReplica) * 2, double(given.workload.globalBatchSize));
            QVERIFY(r.goodput <= r.throughputRatio);
            QVERIFY(near(r.goodput,
                r.throughputRatio * (1 - r.seconds.total() / clusterMtbf(RecoverySettings(), 32))));
        }
        const Recovery& dropped = of(*all, RecoveryPolicy::Drop);
        QVERIFY(near(dropped.throughputRatio, 7.0 / 8, 1e-3));
        QVERIFY(!dropped.consistent.batch && !dropped.consistent.gradientScale);
        QCOMPARE(dropped.microbatchesPerReplica[3], 0);
        QVERIFY(of(*all, RecoveryPolicy::Resize).throughputRatio > 7.0 / 8);
        QVERIFY(of(*all, RecoveryPolicy::Migrate).throughputRatio
            >= of(*all, RecoveryPolicy::Resize).throughputRatio);
        QVERIFY(of(*all, RecoveryPolicy::MigrateFrequency).throughputRatio
            >= of(*all, RecoveryPolicy::Migrate).throughputRatio);
        // The work of a restart since the checkpoint dwarfs what all others lose.
        QVERIFY(of(*all, RecoveryPolicy::Restart).seconds.replay == 1800);
        QVERIFY(all->best()->policy != RecoveryPolicy::Restart);
    }

    /// What a policy hands back as a plan has the step and the samples that the policy tells.
    void plansAreEvaluatedAsPriced()
    {
        const Project p = project(16);
        std::vector<std::pair<Plan, FailureSet>> cases {{planOnNodes(4, 4, 8), nodes({5})},
            {planOnNodes(4, 4, 8), nodes({5, 10})}, {planOnNodes(2, 8, 4), nodes({0})}};
        Plan slow = planOnNodes(4, 4, 8);
        slow.whatIf.push_back({WhatIf::Part::Node, 6, 0, false, 0.7, 1});
        cases.emplace_back(slow, FailureSet {});
        cases.emplace_back(slow, nodes({9}));
        Plan interleaved = planOnNodes(4, 4, 8);
        interleaved.layout.vpp = 2;
        interleaved.schedule.kind = ScheduleKind::Interleaved;
        cases.emplace_back(interleaved, nodes({5}));
        for (const auto& [given, lost] : cases)
            for (const bool keeps : {false, true}) {
                RecoverySettings settings;
                settings.dropKeepsBatch = keeps;
                const auto all = replanAll(p, given, lost, settings);
                QVERIFY(all);
                // Figures alone are the same ones.
                const auto figures = replanFigures(p, given, lost, settings, {}, {});
                QVERIFY(figures && figures->policies.size() == all->policies.size());
                for (std::size_t i = 0; i < all->policies.size(); ++i) {
                    const Recovery& whole = all->policies[i];
                    const Recovery& bare = figures->policies[i];
                    QVERIFY(bare.policy == whole.policy && bare.feasible == whole.feasible);
                    QVERIFY(bare.plan == whole.plan);
                    QCOMPARE(bare.throughputRatio, whole.throughputRatio);
                    QCOMPARE(bare.standingRatio, whole.standingRatio);
                    QCOMPARE(bare.seconds.total(), whole.seconds.total());
                    QCOMPARE(bare.goodput, whole.goodput);
                    QVERIFY(bare.transfers.empty() && bare.edges.empty());
                }
                int seen = 0;
                for (const Recovery& r : all->policies) {
                    if (!r.feasible)
                        continue;
                    QVERIFY(r.plan && !hasErrors(check(p, *r.plan)));
                    const auto evaluation = evaluateLegal(p, *r.plan);
                    QVERIFY(evaluation && evaluation->valid);
                    QCOMPARE(evaluation->time.step.value(), r.stepSeconds);
                    QVERIFY(near(
                        evaluation->time.tokensPerSecond, r.throughputRatio * all->tokensPerSecond, 1e-6));
                    ++seen;
                }
                // Chunks: layers stay, and 11 microbatches do not go around four stages.
                const bool chunks = given.schedule.kind == ScheduleKind::Interleaved;
                QVERIFY(seen >= (!chunks ? 7 : keeps ? 4 : 5));
            }
        const auto one = replanAll(p, planOnNodes(4, 4, 8), nodes({5}));
        QVERIFY(std::ranges::all_of(one->policies, &Recovery::feasible));
    }

    /// Losing a single device: its node goes on with the others of it.
    void devicesOfANodeAreLostAlone()
    {
        Project p = project(4);
        Plan given = planOnNodes(2, 8, 4, 1);
        given.layout.tp = 2;
        const auto all = replanAll(p, given, FailureSet {{3}});
        QVERIFY(all);
        const Recovery& dropped = of(*all, RecoveryPolicy::Drop);
        QVERIFY(dropped.feasible && dropped.plan);
        QCOMPARE(dropped.plan->replicas->shares.size(), std::size_t {2});
        QVERIFY(near(dropped.throughputRatio, 7.0 / 8, 1e-2));
        const auto evaluation = evaluateLegal(p, *dropped.plan);
        QCOMPARE(evaluation->time.step.value(), dropped.stepSeconds);
    }

    void redundancyCostsBeforeAnythingFails()
    {
        const Project p = project(16);
        const auto all = replanAll(p, planOnNodes(4, 4, 8), nodes({5}));
        const Recovery& r = of(*all, RecoveryPolicy::Redundant);
        Plan standing = planOnNodes(4, 4, 8);
        standing.replicas.change().redundantStages = true;
        const auto evaluation = evaluateLegal(p, standing);
        QVERIFY(near(r.standingRatio, all->stepSeconds / evaluation->time.step.value()));
        QVERIFY(r.standingRatio < 1 && r.throughputRatio <= r.standingRatio);
        for (const Recovery& other : all->policies)
            QVERIFY(other.policy == RecoveryPolicy::Redundant || other.standingRatio == 1);
    }

    /// Device seconds of computing stay what they are; lower clocks save, waiting costs.
    void energiesFollowTheClocks()
    {
        const Project p = project(16);
        RecoverySettings settings;
        settings.clocks.points = {{0.5, 0.5, 100}, {1, 1, 700}, {1.2, 1.1, 900}};
        settings.clocks.waitingWatts = 0;
        const auto all = replanAll(p, planOnNodes(4, 4, 8), nodes({5}), settings);
        QVERIFY(all && all->energyJoules > 0);
        for (const RecoveryPolicy kept :
            {RecoveryPolicy::Reroute, RecoveryPolicy::Templates, RecoveryPolicy::Resize})
            QVERIFY(near(of(*all, kept).energyJoules, all->energyJoules, 1e-9));
        QVERIFY(of(*all, RecoveryPolicy::Redundant).energyJoules > 1.3 * all->energyJoules);
        settings.clocks.waitingWatts = 300;
        const auto waiting = replanAll(p, planOnNodes(4, 4, 8), nodes({5}), settings);
        QVERIFY(waiting->energyJoules > all->energyJoules);
        QVERIFY(waiting->energyJoules < 128 * 700 * waiting->stepSeconds);
        const Recovery& clocked = of(*waiting, RecoveryPolicy::MigrateFrequency);
        if (std::ranges::any_of(clocked.frequencies, [](double f) { return f != 1; })) {
            QVERIFY(clocked.plan->execution.stageClocks.size() == 4);
            QVERIFY(std::ranges::max(clocked.frequencies) <= 1.2);
        }
        settings.clocks.points = {{1, 1, 700}};
        const auto fixed =
            replan(p, planOnNodes(4, 4, 8), nodes({5}), RecoveryPolicy::MigrateFrequency, settings);
        QVERIFY(fixed && !fixed->feasible && !fixed->reason.english().empty());
    }

    void clockTablesAreRead()
    {
        const auto table = readClockTable("clock,speed,watts\nwaiting,,120\n0.8, 0.85, 400\n1,1,700\n");
        QVERIFY(table && !table->assumed && table->points.size() == 2);
        QCOMPARE(table->waitingWatts, 120.0);
        QVERIFY(near(table->clockOf(0.925), 0.9) && near(table->wattsAt(0.925), 550));
        for (const char* bad : {"1,1\n", "1,1,x\n", "1,1,700\n0.9,0.9,600\n", "0.9,0.9,600\n", "-1,1,5\n"})
            QVERIFY(!readClockTable(bad));
        const ClockTable preset = clockTableOf(devicePreset("h100-sxm-80gb").value());
        QVERIFY(preset.assumed && preset.knowsPower() && near(preset.wattsAt(1), 700));
        for (std::size_t i = 1; i < preset.points.size(); ++i)
            QVERIFY(preset.points[i].watts > preset.points[i - 1].watts);
        DeviceSpec other = devicePreset("h100-sxm-80gb").value();
        other.name = "custom";
        QVERIFY(!clockTableOf(other).knowsPower());
        QVERIFY(near(clockTableOf(other, 500).wattsAt(1), 500));
    }

    /// Streams that other ranks draw: those of the sequences and layers that moved, and no other.
    void movedStreamsAreListed()
    {
        const Project p = project(16);
        Plan given = planOnNodes(4, 4, 8);
        QVERIFY(of(*replanAll(p, given, nodes({5})), RecoveryPolicy::Reroute).movedStreams.empty());
        given.memory.dropout = true;
        const auto all = replanAll(p, given, nodes({5})); // stage 1, replica 1
        const Recovery& rerouted = of(*all, RecoveryPolicy::Reroute);
        QVERIFY(!rerouted.consistent.randomStreams);
        QVERIFY(rerouted.movedStreams == (std::vector<MovedStreams> {{1, 1, 16, 8, 8}}));
        const Recovery& migrated = of(*all, RecoveryPolicy::Migrate);
        std::int64_t layers = 0;
        for (const MovedStreams& one : migrated.movedStreams)
            if (one.replica < 0)
                layers += one.layers;
        std::int64_t moved = 0;
        for (const StageMove& one : migrated.moves)
            moved += one.layers;
        QCOMPARE(layers, moved);
        RecoverySettings keyed;
        keyed.streamsBySample = true;
        const auto consistent = replanAll(p, given, nodes({5}), keyed);
        QVERIFY(of(*consistent, RecoveryPolicy::Reroute).consistent.randomStreams);
        QVERIFY(!of(*consistent, RecoveryPolicy::Reroute).movedStreams.empty());
    }

    /// Weights reach every living replica of a layer's new stage once, optimizer states one of them in all.
    void bytesAreConserved()
    {
        QVERIFY(rc::check("moved layers", [] {
            const int dp = pick(2, 4);
            const Project p = project(4 * dp);
            RecoverySettings settings;
            settings.interleavedShards = pick(0, 1) == 1;
            const int lost = pick(0, 4 * dp - 1);
            const auto s = Situation::of(p, planOnNodes(4, dp, 4), nodes({lost}), settings);
            RC_ASSERT(s.has_value());
            std::vector<int> partition {1, 1, 1, 1};
            for (int layer = 4; layer < p.model->layers; ++layer)
                ++partition[static_cast<std::size_t>(pick(0, 3))];
            const LayerMoves moves = movedLayers(**s, partition);
            const std::vector<int> now = (*s)->layersPerStage();
            const auto ownerOf = [](const std::vector<int>& split, int layer) {
                int stage = 0;
                while (layer >= split[static_cast<std::size_t>(stage)])
                    layer -= split[static_cast<std::size_t>(stage++)];
                return stage;
            };
            double weights = 0;
            double states = 0;
            const double each =
                layerShare(p.model, (*s)->laid.layout, denseLayerParameters(p.model)).total() * 8;
            for (int layer = 0; layer < p.model->layers; ++layer) {
                const int to = ownerOf(partition, layer);
                if (ownerOf(now, layer) == to)
                    continue;
                weights += 2 * each * (*s)->living(to);
                states += 12 * each;
            }
            RC_ASSERT(near(moves.weights.bytes(), weights));
            RC_ASSERT(near(moves.optimizer.bytes(), states));
            for (const auto& [pair, bytes] : moves.optimizer.pairs()) // never from or to what is lost
                RC_ASSERT(pair.first / 8 != lost && pair.second / 8 != lost);
        }));
    }

    void interleavedShardsAreManyTimesFaster()
    {
        const Project p = project(32);
        RecoverySettings settings;
        settings.interleavedShards = true;
        Plan given = planOnNodes(4, 8, 16);
        given.whatIf.push_back({}); // a slow device, so that nothing is lost and all replicas hold shards
        given.whatIf.back().speed = 0.9;
        const auto interleaved = Situation::of(p, given, {}, settings);
        settings.interleavedShards = false;
        const auto contiguous = Situation::of(p, given, {}, settings);
        QVERIFY(interleaved && contiguous);
        const std::vector<int> partition {7, 8, 8, 9};
        const StateFlow apart = movedLayers(**interleaved, partition).optimizer;
        const StateFlow together = movedLayers(**contiguous, partition).optimizer;
        QVERIFY(near(apart.bytes(), together.bytes()));
        const LinkTable& links = p.cluster->links;
        QVERIFY(near(together.seconds(links) / apart.seconds(links), 8, 0.02));
        std::set<int> senders; // disjoint pairs
        std::set<int> receivers;
        for (const auto& [pair, bytes] : apart.pairs()) {
            QVERIFY(pair.second - pair.first == 64);
            if (pair.first < 64)
                QVERIFY(senders.insert(pair.first).second && receivers.insert(pair.second).second);
        }
    }

    void lostShardsComeFromTheirCopies()
    {
        const Project p = project(16);
        const auto s = Situation::of(p, planOnNodes(4, 4, 8), nodes({6}), RecoverySettings());
        QVERIFY(s);
        QVERIFY((*s)->losesStates() && !(*s)->losesCopies());
        // Stage 1, replica 2: copies are with replica 3, which keeps its part of them.
        const StateFlow flow = restoredShards(**s);
        QVERIFY(near(flow.bytes(), 8 * (*s)->parametersOf(1) * 12 / 4 * 2 / 3.0));
        for (const auto& [pair, bytes] : flow.pairs())
            QCOMPARE(pair.first / 8, 7);
        RecoverySettings none;
        none.peerCopies = false;
        const auto without = replanAll(p, planOnNodes(4, 4, 8), nodes({6}), none);
        QVERIFY(without && !of(*without, RecoveryPolicy::Resize).feasible
            && of(*without, RecoveryPolicy::Restart).feasible);
        Plan whole = planOnNodes(4, 4, 8);
        whole.memory.sharding.optimizer = {};
        QVERIFY(replan(p, whole, nodes({6}), RecoveryPolicy::Resize, none)->feasible);
        // The holder of the copies is lost as well.
        const auto both = replanAll(p, planOnNodes(4, 4, 8), nodes({6, 7}));
        QVERIFY(both && !of(*both, RecoveryPolicy::Resize).feasible);
        QVERIFY(of(*both, RecoveryPolicy::Restart).feasible);
    }

    void sparesTakeThePlacesFirst()
    {
        const Project p = project(16);
        RecoverySettings settings;
        settings.spareNodes = 1;
        const auto one = replanAll(p, planOnNodes(4, 4, 8), nodes({6}), settings);
        QVERIFY(one);
        QCOMPARE(one->sparesUsed, 1);
        for (const Recovery& r : one->policies) // redundant stages cost something all the time
            QVERIFY(r.feasible
                && (r.policy == RecoveryPolicy::Redundant ? r.throughputRatio < 1 : r.throughputRatio == 1));
        // A newcomer needs its weights and its shard.
        const auto s = Situation::of(p, planOnNodes(4, 4, 8), nodes({6}), settings);
        QVERIFY(near(sparesFilled(**s).bytes(), 8 * (*s)->parametersOf(1) * (2 + 12 / 4.0)));
        // Of two lost nodes the one of the weaker stage is replaced.
        const auto three = Situation::of(p, planOnNodes(4, 4, 8), nodes({0, 4, 6}), settings);
        QVERIFY(three && (*three)->living(0) == 3 && (*three)->living(1) == 3);
    }

    void whatCannotWorkSaysWhy()
    {
        const Project p = project(8);
        const Plan given = planOnNodes(4, 2, 8);
        const auto stage = replanAll(p, given, nodes({2, 3})); // both replicas of stage 1
        QVERIFY(stage);
        for (const Recovery& r : stage->policies) {
            QVERIFY(r.feasible || !r.reason.english().empty());
            // Six nodes hold one replica of four.
            QCOMPARE(
                r.feasible, r.policy == RecoveryPolicy::Restart || r.policy == RecoveryPolicy::Redundant);
        }
        const auto neighbours = replanAll(p, given, nodes({0, 2})); // stages 0 and 1 of replica 0
        QVERIFY(neighbours && !of(*neighbours, RecoveryPolicy::Redundant).feasible);
        QVERIFY(of(*neighbours, RecoveryPolicy::Migrate).feasible);
        const auto single = replanAll(project(4), planOnNodes(1, 4, 8), nodes({2}));
        QVERIFY(single && !of(*single, RecoveryPolicy::Migrate).feasible);
        QVERIFY(!replanAll(p, given, FailureSet {{64}}));
        QVERIFY(!replanAll(p, planOnNodes(3, 2, 8), nodes({0})));
    }

    void slowNodesUseTheSameMachinery()
    {
        const Project p = project(32);
        Plan given = planOnNodes(4, 8, 16);
        WhatIf slow;
        slow.part = WhatIf::Part::Node;
        slow.first = 11;
        slow.speed = 0.7;
        given.whatIf = {slow};
        const auto all = replanAll(p, given, {});
        QVERIFY(all && all->asItIsSeconds > all->stepSeconds);
        const double asItIs = all->stepSeconds / all->asItIsSeconds;
        QVERIFY(of(*all, RecoveryPolicy::Resize).throughputRatio > asItIs);
    }

    void expertParallelReplicasAreLostTogether()
    {
        Project p = project(16, "mixtral-8x7b");
        Plan given = planOnNodes(2, 32, 4, 1);
        given.layout.tp = 4;
        given.layout.ep = 8;
        given.layout.etp = 1;
        given.workload.globalBatchSize = 16 * 8;
        const auto s = Situation::of(p, given, nodes({0}), RecoverySettings());
        QVERIFY2(s.has_value(), s ? "" : s.error().text().c_str());
        QVERIFY((*s)->ranksPerReplica > 1);
        QCOMPARE((*s)->replicas * (*s)->ranksPerReplica, (*s)->laid.layout.dp);
        QCOMPARE((*s)->living(0), (*s)->replicas - 1);
    }

    /// Templates cut replicas that share experts as one, all of their ranks alike.
    void templatesCutExpertParallelReplicas()
    {
        Project p = project(32, "mixtral-8x7b");
        Plan given = planOnNodes(4, 8, 4, 1);
        given.layout.ep = 4;
        given.layout.etp = 8;
        const auto all = replanAll(p, given, nodes({9})); // stage 1
        QVERIFY2(all.has_value(), all ? "" : all.error().text().c_str());
        const Recovery& r = of(*all, RecoveryPolicy::Templates);
        QVERIFY2(r.feasible, r.reason.english().c_str());
        QCOMPARE(r.microbatchesPerReplica.size(), std::size_t {2});
        int cut = 0; // data-parallel ranks with other layers
        for (const ReplicaShare& share : r.plan->replicas->shares)
            if (!share.layersPerStage.empty()) {
                cut += static_cast<int>(share.replicas.size());
                QCOMPARE(share.layersPerStage[1], 0);
            }
        QCOMPARE(cut, 4);
        QVERIFY(r.consistent.batch);
        QCOMPARE(evaluateLegal(p, *r.plan)->time.step.value(), r.stepSeconds);
        // The stage before takes up all samples of the ranks that are tied.
        const Recovery& before = of(*all, RecoveryPolicy::Redundant);
        QVERIFY2(before.feasible, before.reason.english().c_str());
        QCOMPARE(before.movedSamples, std::int64_t {given.workload.globalBatchSize} / 2);
    }

    /// More than before anything failed is only what the plan itself could have had.
    void moreThanBeforeIsExplained()
    {
        const Project p = project(64);
        const auto all = replanAll(p, planOnNodes(4, 16, 16), nodes({3}));
        QVERIFY(all);
        for (const Recovery& r : all->policies) {
            QCOMPARE(r.splitGain > 0, r.throughputRatio > 1 + 1e-6);
            if (r.splitGain <= 0)
                continue;
            QVERIFY(r.splitGain >= r.throughputRatio - 1e-9); // with more devices no less
            QVERIFY(r.reason.english().find("nothing lost") != std::string::npos);
        }
    }

    /// Any failures: no policy breaks a promise it says it keeps.
    void anyFailuresAreSurvivedOrExplained()
    {
        QVERIFY(rc::check("promises", [] {
            const int pp = pick(1, 4);
            const int dp = pick(2, 5);
            const Project p = project(pp * dp);
            const Plan given = planOnNodes(pp, dp, pick(1, 9), pick(1, 2));
            std::vector<int> lost;
            for (int i = pick(1, 3); i > 0; --i)
                lost.push_back(pick(0, pp * dp - 1));
            RecoverySettings settings;
            settings.spareNodes = pick(0, 1);
            settings.dropKeepsBatch = pick(0, 1) == 1;
            const auto all = replanAll(p, given, nodes(lost), settings);
            if (!all)
                RC_ASSERT(all.error().code == ErrorCode::IllegalPlan);
            if (!all)
                return;
            for (const Recovery& r : all->policies) {
                if (!r.feasible) {
                    RC_ASSERT(!r.reason.english().empty());
                    continue;
                }
                RC_ASSERT(std::isfinite(r.stepSeconds) && r.stepSeconds > 0);
                const double samples = r.consistent.batch
                    ? given.workload.globalBatchSize
                    : sum(r.microbatchesPerReplica) * given.workload.microBatchSize;
                RC_ASSERT(near(sum(r.microbatchesPerReplica) * given.workload.microBatchSize, samples));
                RC_ASSERT(near(r.throughputRatio,
                    samples / r.stepSeconds / (given.workload.globalBatchSize / all->stepSeconds), 1e-6));
                double moved = 0;
                for (const StateTransfer& one : r.transfers)
                    moved += one.bytes;
                RC_ASSERT(near(moved, r.movedBytes) || moved == r.movedBytes);
                RC_ASSERT(r.consistent.gradientScale == r.consistent.batch);
            }
        }));
    }
};

QTEST_GUILESS_MAIN(TestRecovery)
#include "tst_recovery.moc"
