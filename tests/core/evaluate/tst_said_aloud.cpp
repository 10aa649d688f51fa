// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What costs a good part of a step is said, with its price and what to do about it.
#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include <QTest>

#include "core/cluster/node_kinds.h"
#include "core/evaluate/bubble.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/check.h"
#include "core/recovery/recovery.h"
#include "core/serving/missed_goals.h"
#include "core/serving/planned_requests.h"
#include "core/serving/served_step.h"
#include "core/serving/serving_system.h"
#include "tests/core/evaluate/usual_plans.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

const Diagnostic* find(const Diagnostics& diagnostics, std::string_view code)
{
    const auto found = std::ranges::find(diagnostics, code, &Diagnostic::code);
    return found == diagnostics.end() ? nullptr : &*found;
}

/// Twelve nodes, the last four of older devices.
Project mixedProject()
{
    Project project = onH100("llama-3-70b", 12);
    const int older[] = {8, 9, 10, 11};
    project.cluster.change().setDeviceOfNodes(older, *devicePreset("a100-sxm-80gb"));
    return project;
}

Plan fourStages()
{
    Plan plan;
    plan.workload = {4096, 1, 96};
    plan.layout.tp = 8;
    plan.layout.pp = 4;
    plan.layout.sequenceParallel = true;
    return plan;
}

/// All links between nodes measured alike, but those of slow ones, which have a share of it.
Project measuredProject(int nodes, const std::vector<int>& slow, double share)
{
    const auto isSlow = [&slow](int node) { return std::ranges::count(slow, node) > 0; };
    Project project = onH100("llama-3-70b", nodes);
    LinkMatrix matrix;
    matrix.size = nodes;
    for (int from = 0; from < nodes; ++from)
        for (int to = 0; to < nodes; ++to)
            matrix.bandwidth.push_back(47e9 * (isSlow(from) || isSlow(to) ? share : 1));
    project.cluster.change().links.setNodeMatrix(std::move(matrix));
    return project;
}

Plan servingPlan()
{
    Plan plan;
    plan.workload = {4096, 1, 64};
    plan.workload.kind = WorkKind::Serving;
    plan.layout.tp = 2;
    plan.serving.requests.count = 200;
    plan.serving.requests.arrivals.kind = ArrivalsKind::Poisson;
    plan.serving.requests.arrivals.rate = 40;
    return plan;
}

} // namespace

class TestSaidAloud : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Stages on faster devices wait for those on slower ones; the bubble, which is the busiest stage's, says
    /// nothing of it.
    void stagesThatIdleAreSaid()
    {
        const Project project = mixedProject();
        const Plan plan = fourStages();
        const Evaluation now = *evaluate(project, plan);
        QVERIFY(now.valid);
        QCOMPARE(clusterShape(project.cluster), std::string("8 x 8 H100 + 4 x 8 A100"));
        QVERIFY(idleRatio(now) > now.time.bubbleRatio + 0.1);
        const Diagnostic* found = find(now.diagnostics, "stages-idle");
        QVERIFY(found != nullptr);
        QVERIFY2(found->message.find("H100") != std::string::npos, found->message.c_str());
        QVERIFY2(found->message.find("A100") != std::string::npos, found->message.c_str());

        // Layers by the pace of the stages: faster by what it says, and as good as nothing idles then.
        QVERIFY(!found->suggestions.empty());
        const Suggestion& fix = found->suggestions.front();
        QCOMPARE(fix.pointer, std::string("/stages/layersPerStage"));
        QVERIFY(fix.effect && fix.effect->step < now.time.step * 0.9);
        const Plan balanced = *withValue(plan, fix.pointer, fix.value);
        const Evaluation then = *evaluate(project, balanced);
        QVERIFY(then.valid && then.time.step == fix.effect->step);
        QVERIFY(idleRatio(then) < idleRatio(now) / 2);
        QVERIFY(find(then.diagnostics, "stages-idle") == nullptr);

        // Where all have as much to do, the two figures are one.
        const Evaluation alike = *evaluate(onH100("llama-3-70b", 12), plan);
        QVERIFY(find(alike.diagnostics, "stages-idle") == nullptr);
        QVERIFY(std::abs(idleRatio(alike) - alike.time.bubbleRatio) < 0.05);
    }

    /// Replicas on faster devices take more microbatches.
    void replicasOnUnevenDevicesAreSaid()
    {
        Project project = onH100("llama-3-8b", 4);
        const int older[] = {2, 3};
        project.cluster.change().setDeviceOfNodes(older, *devicePreset("a100-sxm-80gb"));
        Plan plan;
        plan.workload = {4096, 1, 64};
        plan.layout.tp = 8;
        const char* const code = "replicas-on-uneven-devices";
        const Evaluation now = *evaluate(project, plan);
        const Diagnostic* found = find(now.diagnostics, code);
        QVERIFY(found != nullptr);
        QVERIFY2(found->message.starts_with("2 of 4 replicas wait"), found->message.c_str());
        QVERIFY(!found->suggestions.empty());
        const Suggestion& fix = found->suggestions.front();
        QCOMPARE(fix.pointer, std::string("/replicas/shares"));
        const Evaluation then = *evaluate(project, *withValue(plan, fix.pointer, fix.value));
        QVERIFY(then.valid && then.time.step == fix.effect->step && then.time.step < now.time.step);
        QVERIFY(find(then.diagnostics, code) == nullptr);
        QVERIFY(find(evaluate(onH100("llama-3-8b", 4), plan)->diagnostics, code) == nullptr);
    }

    /// Only of frameworks that can, and at its price.
    void tensorParallelCollectivesThatCouldHideAreSaid()
    {
        const Project project = onH100("llama-3-70b", 12);
        Plan plan = fourStages();
        const char* const code = "tensor-parallel-not-overlapped";
        const Evaluation now = *evaluate(project, plan);
        const Diagnostic* found = find(now.diagnostics, code);
        QVERIFY(found != nullptr);
        QCOMPARE(found->suggestions.size(), std::size_t {1});
        const Suggestion& fix = found->suggestions.front();
        QVERIFY(fix.effect && fix.effect->step < now.time.step);
        const Evaluation then = *evaluate(project, *withValue(plan, fix.pointer, fix.value));
        QVERIFY(then.time.step == fix.effect->step);
        QVERIFY(find(then.diagnostics, code) == nullptr);

        plan.execution.framework = Framework::MegatronCore;
        QVERIFY(find(evaluate(project, plan)->diagnostics, code) != nullptr);
        plan.execution.framework = Framework::MegatronDeepSpeed;
        QVERIFY(find(evaluate(project, plan)->diagnostics, code) == nullptr);
        plan.execution.framework = Framework::MegatronCore;
        plan.layout.sequenceParallel = false; // which its overlap asks for
        QVERIFY(find(evaluate(project, plan)->diagnostics, code) == nullptr);
    }

    /// By its name, at its price; nothing where all links are alike.
    void aNodeWithSlowLinksIsSaid()
    {
        const char* const code = "nodes-with-slow-links";
        Plan plan = fourStages();
        plan.workload.globalBatchSize = 32;
        plan.layout.pp = 2;
        const Evaluation now = *evaluate(measuredProject(8, {5}, 0.1), plan);
        const Diagnostic* found = find(now.diagnostics, code);
        QVERIFY(found != nullptr);
        QCOMPARE(found->arguments, std::vector<std::string> {"node5"});
        QVERIFY2(found->message.find("4.7") != std::string::npos, found->message.c_str());
        QVERIFY2(found->message.find("47") != std::string::npos, found->message.c_str());
        QVERIFY2(found->message.find("costs") != std::string::npos, found->message.c_str());
        for (const Suggestion& fix : found->suggestions)
            QVERIFY(fix.effect.has_value());
        QVERIFY(find(evaluate(measuredProject(8, {5}, 1), plan)->diagnostics, code) == nullptr);
        QVERIFY(find(evaluate(onH100("llama-3-70b", 8), plan)->diagnostics, code) == nullptr);
    }

    /// Nodes that are slow together, and all that one switch connects, point to the switch.
    void aSlowLeafIsSaid()
    {
        Project project = measuredProject(12, {4, 5}, 0.1);
        NetworkTier leaves;
        leaves.name = "leaf switches";
        leaves.figure = project.cluster->links.tier(LinkLevel::NodePair);
        leaves.groupOf = {0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5};
        project.cluster.change().links.setNetworkTiers({leaves});
        Plan plan = fourStages();
        plan.workload.globalBatchSize = 48;
        const Evaluation now = *evaluate(project, plan);
        const Diagnostic* found = find(now.diagnostics, "nodes-with-slow-links");
        QVERIFY(found != nullptr);
        QCOMPARE(found->arguments, (std::vector<std::string> {"node4", "node5"}));
        QVERIFY2(found->message.find("leaf switches") != std::string::npos, found->message.c_str());
    }

    /// Without it, so many replicas share the batch out, and a step takes less.
    void slowNodesAreLeftFreeWherePossible()
    {
        Plan plan;
        plan.workload = {4096, 1, 56 * 8};
        plan.layout.tp = 8;
        const Project project = measuredProject(8, {5}, 0.02);
        const Evaluation now = *evaluate(project, plan);
        const Diagnostic* found = find(now.diagnostics, "nodes-with-slow-links");
        QVERIFY(found != nullptr);
        if (found->suggestions.empty())
            return; // seven nodes are slower than eight with a slow one
        const Suggestion& fix = found->suggestions.front();
        QCOMPARE(fix.pointer, std::string("/whatIf"));
        const Evaluation then = *evaluate(project, *withValue(plan, fix.pointer, fix.value));
        QVERIFY(then.valid && then.time.step == fix.effect->step);
        QVERIFY(then.time.tokensPerSecond > now.time.tokensPerSecond);
    }

    /// Every suggestion of a legal plan says what it comes to, those too that nothing is asked of.
    void whatIfsAreDroppedAtAPrice()
    {
        Plan plan = fourStages();
        plan.whatIf = {{WhatIf::Part::Node, 1, 0, false, 0.5, 1}};
        const Evaluation now = *evaluate(onH100("llama-3-70b", 12), plan);
        const Diagnostic* found = find(now.diagnostics, "evaluated-under-what-if");
        QVERIFY(found != nullptr && found->suggestions.size() == 1);
        QVERIFY(found->suggestions.front().effect.has_value());
        QVERIFY(found->suggestions.front().effect->step < now.time.step);
    }

    /// The share that Serve simulates, and nothing without goals or where they are kept.
    void missedGoalsOfServingAreSaid()
    {
        const Project project = onH100("llama-3-8b", 1);
        Plan plan = servingPlan();
        const auto diagnoses = [&] { return servedDiagnostics(project, plan, *servedStep(project, plan)); };
        QVERIFY(find(diagnoses(), "goals-missed") == nullptr);
        plan.serving.goals = {1e-3, 0}; // nothing answers within a millisecond
        const Diagnostics found = diagnoses();
        const Diagnostic* missed = find(found, "goals-missed");
        QVERIFY(missed != nullptr);
        QVERIFY2(missed->message.starts_with("100 % of 200 requests"), missed->message.c_str());
        QVERIFY2(missed->message.find("TTFT") != std::string::npos, missed->message.c_str());
        for (const Suggestion& fix : missed->suggestions)
            QVERIFY2(fix.label.find("requests/s within the goals") != std::string::npos, fix.label.c_str());
        plan.serving.goals = {3600, 3600};
        QVERIFY(find(diagnoses(), "goals-missed") == nullptr);
    }

    /// A plan that serves has no optimizer to copy, and no step to repeat.
    void recoveringAPlanThatServesIsRefused()
    {
        const Project project = onH100("llama-3-8b", 1);
        const Result<Recoveries> all = replanAll(project, servingPlan(), FailureSet {{0}});
        QVERIFY(!all);
        QCOMPARE(all.error().code, ErrorCode::Unsupported);
        QVERIFY2(all.error().text().find("serves") != std::string::npos, all.error().text().c_str());
    }
};

QTEST_GUILESS_MAIN(TestSaidAloud)
#include "tst_said_aloud.moc"
