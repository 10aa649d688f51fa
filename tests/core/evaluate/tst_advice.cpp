// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What evaluations say about legal plans that an expert would not accept, and where suggested changes end.
#include <algorithm>
#include <cmath>
#include <string>
#include <string_view>

#include <rapidcheck.h>

#include <QTest>

#include "core/cluster/device_generation.h"
#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/measured_utilization.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/plan/what_if.h"

using namespace rankloom;

namespace {

Project projectOf(const char* model, const char* device, int nodes, int perNode = 8)
{
    Project project;
    project.model = *modelPreset(model);
    project.cluster = makeCluster(nodes, perNode, *devicePreset(device));
    return project;
}

const Diagnostic* find(const Evaluation& evaluation, std::string_view code)
{
    const auto found = std::ranges::find(evaluation.diagnostics, code, &Diagnostic::code);
    return found == evaluation.diagnostics.end() ? nullptr : &*found;
}

Result<Plan> applied(const Plan& plan, const Suggestion& suggestion)
{
    return withValue(plan, suggestion.pointer, suggestion.value);
}

const Suggestion* suggestionAt(const Diagnostic& diagnostic, std::string_view pointer)
{
    const auto found = std::ranges::find(diagnostic.suggestions, pointer, &Suggestion::pointer);
    return found == diagnostic.suggestions.end() ? nullptr : &*found;
}

std::string told(const Suggestion& suggestion)
{
    return suggestion.label.english() + " (" + suggestion.pointer + " = " + suggestion.value + ")";
}

/// Every change ends in a plan that check() has no error for, and costs what it says.
void holds(const Project& project, const Plan& plan, const Diagnostic& diagnostic, bool evaluated)
{
    for (const Suggestion& suggestion : diagnostic.suggestions) {
        const auto then = applied(plan, suggestion);
        if (!then)
            RC_FAIL(diagnostic.code + ": " + told(suggestion) + ": " + then.error().text());
        for (const Diagnostic& next : check(project, *then))
            if (next.severity == Severity::Error)
                RC_FAIL(diagnostic.code + ": " + told(suggestion) + " ends in " + next.message.english());
        if (!evaluated || !suggestion.effect)
            continue;
        const Evaluation after = *evaluateLegal(project, *then);
        RC_ASSERT(after.valid);
        RC_ASSERT(after.time.step == suggestion.effect->step);
        RC_ASSERT(after.memory.stages[static_cast<std::size_t>(after.memory.peakStage)].device
            == suggestion.effect->peak);
    }
}

template <class Enum> Enum anyOf()
{
    const auto named = namedValues<Enum>();
    return named[*rc::gen::inRange<std::size_t>(0, named.size())].value;
}

/// Models small enough for many evaluations; clusters with broken and removed nodes among them.
Project anyProject()
{
    Project project = projectOf(*rc::gen::element("llama-3-8b", "deepseek-v2-lite", "mixtral-8x7b"),
        *rc::gen::element("a100-sxm-80gb", "h100-sxm-80gb", "v100-sxm-32gb"), *rc::gen::inRange(1, 9));
    if (project.cluster->nodes > 1 && *rc::gen::inRange(0, 4) == 0)
        project.cluster.change().setOutage(
            *rc::gen::inRange(0, project.cluster->nodes), UnavailableNode {0, Outage::Broken, {}});
    return project;
}

/// What may be wrong with a plan, or at least unusual.
void change(const Project& project, Plan& plan, int what)
{
    Layout& layout = plan.layout;
    switch (what) {
    case 0:
        layout.tp = *rc::gen::element(1, 2, 3, 4, 8, 16);
        break;
    case 1:
        layout.cp = *rc::gen::element(1, 2, 3, 4);
        break;
    case 2:
        layout.pp = *rc::gen::element(1, 2, 3, 4, 8, 16, 64);
        break;
    case 3:
        layout.vpp = *rc::gen::element(1, 2, 5);
        break;
    case 4:
        layout.ep = *rc::gen::element(1, 2, 3, 4, 8, 16);
        break;
    case 5:
        layout.etp = *rc::gen::element(0, 1, 2, 3);
        break;
    case 6:
        layout.dp = *rc::gen::element(0, 2, 4, 5);
        break;
    case 7:
        layout.order = {Axis::Tensor, Axis::Context, Axis::Expert, Axis::Pipeline, Axis::Data};
        break;
    case 8:
        plan.workload.sequenceLength = *rc::gen::element(4095, 2048, 4100);
        break;
    case 9:
        plan.workload.microBatchSize = *rc::gen::element(1, 2, 3, 64);
        break;
    case 10:
        plan.workload.globalBatchSize = *rc::gen::element(8, 48, 100, 257);
        break;
    case 11:
        plan.schedule.kind = anyOf<ScheduleKind>();
        break;
    case 12:
        plan.schedule.groupSize = 5;
        break;
    case 13:
        plan.stages.layersPerStage = {
            project.model->layers / 2, project.model->layers - project.model->layers / 2};
        break;
    case 14:
        plan.stages.vocabulary = anyOf<VocabularyLayout>();
        break;
    case 15:
        plan.memory.precision = Precision::Fp8Mixed;
        break;
    case 16:
        plan.memory.contextAllToAll = true;
        break;
    case 17:
        plan.memory.sharding.weights = {ShardExtent::Kind::Degree, *rc::gen::element(2, 3, 8)};
        break;
    case 18:
        plan.communication.compression.kind = CompressionKind::PowerSgd;
        plan.communication.compression.stages = {*rc::gen::inRange(0, 5)};
        break;
    case 19:
        plan.lockedRanks = {*rc::gen::element(0, 1000)};
        break;
    case 20:
        for (int rank = project.cluster->devices() - 1; rank >= 0; --rank)
            plan.deviceOfRank.push_back(rank);
        break;
    case 21:
        plan.whatIf = {{WhatIf::Part::Node, *rc::gen::inRange(0, project.cluster->nodes + 1), 0,
            *rc::gen::arbitrary<bool>(), 1, 0.5}};
        break;
    default:
        plan.memory.recompute = {RecomputeMode::Selective, {RecomputeModule::Moe}, 1};
        break;
    }
}

/// A plan as people have them, with up to three changes, among which may be errors.
Plan anyPlan(const Project& project)
{
    Plan plan;
    plan.workload = {4096, *rc::gen::element(1, 2), *rc::gen::element(128, 512)};
    plan.layout.tp = *rc::gen::element(1, 2, 4);
    plan.layout.pp = *rc::gen::element(1, 2, 4);
    const int changes = *rc::gen::inRange(0, 4);
    for (int i = 0; i < changes; ++i)
        change(project, plan, *rc::gen::inRange(0, 23));
    return plan;
}

} // namespace

class TestAdvice : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Without a generation what was measured by generation is not counted, and that is said.
    void unknownGenerationsAreTold()
    {
        Project project = projectOf("llama-3-8b", "h100-sxm-80gb", 8);
        Plan plan;
        plan.workload = {8192, 1, 64};
        plan.execution.framework = Framework::FsdpEager2023;
        QVERIFY(find(*evaluate(project, plan), "generation-unknown") == nullptr);
        project.cluster.change().device.generation = DeviceGeneration::Unknown;
        const Evaluation unknown = *evaluate(project, plan);
        const Diagnostic* found = find(unknown, "generation-unknown");
        QVERIFY(found != nullptr);
        QCOMPARE(found->severity, Severity::Hint);
        QCOMPARE(found->where.pointer, std::string("/cluster/device"));
    }

    /// On fp32 units a step in bf16 takes as long as its products take there, and the way out is priced.
    void bf16OnVoltaRunsOnFp32Units()
    {
        const Project project = projectOf("llama-3-8b", "v100-sxm-32gb", 4);
        Plan plan;
        plan.workload = {4096, 1, 64};
        plan.layout.tp = 8;
        const Evaluation bf16 = *evaluate(project, plan);
        const Diagnostic* found = find(bf16, "bf16-without-matrix-units");
        QVERIFY(found != nullptr);
        QCOMPARE(found->where.pointer, std::string("/memory/precision"));
        const Suggestion* fp16 = suggestionAt(*found, "/memory/precision");
        QVERIFY(fp16 != nullptr && fp16->effect);
        plan.memory.precision = Precision::Fp16Mixed;
        const Evaluation then = *evaluate(project, plan);
        QVERIFY(find(then, "bf16-without-matrix-units") == nullptr);
        QVERIFY(then.time.step == fp16->effect->step);
        // Products at 15.7 instead of 125 TFLOP/s.
        const double slower = bf16.time.breakdown.compute / then.time.breakdown.compute;
        QVERIFY2(slower > 3 && slower < 8, std::to_string(slower).c_str());
        plan.memory.precision = Precision::Bf16Mixed;
        const Project ampere = projectOf("llama-3-8b", "a100-sxm-80gb", 4);
        QVERIFY(find(*evaluate(ampere, plan), "bf16-without-matrix-units") == nullptr);
    }

    /// Expert-parallel groups over two nodes, although half as many members fit into one.
    void expertGroupsThatCrossNodesAreSaid()
    {
        const Project project = projectOf("deepseek-v2-lite", "a100-sxm-80gb", 16);
        Plan plan;
        plan.workload = {4096, 2, 512};
        plan.layout.pp = 2;
        plan.layout.ep = 16;
        const Evaluation now = *evaluate(project, plan);
        const Diagnostic* found = find(now, "expert-groups-cross-nodes");
        QVERIFY(found != nullptr);
        QCOMPARE(found->severity, Severity::Warning);
        const Suggestion* fewer = suggestionAt(*found, "/layout/ep");
        QVERIFY(fewer != nullptr && fewer->effect);
        QCOMPARE(fewer->value, std::string("8"));
        QVERIFY(fewer->effect->step < now.time.step);
        QVERIFY(fewer->label.find("saves ") != std::string::npos);
        plan.layout.ep = 8;
        const Evaluation then = *evaluate(project, plan);
        QVERIFY(then.time.step == fewer->effect->step);
        QVERIFY(find(then, "expert-groups-cross-nodes") == nullptr);
    }

    void fewMicrobatchesAreSaid()
    {
        const Project project = projectOf("llama-3-8b", "h100-sxm-80gb", 8);
        Plan plan;
        plan.workload = {4096, 2, 64};
        plan.layout.pp = 8;
        const Evaluation now = *evaluate(project, plan);
        QVERIFY(now.time.bubbleRatio > 0.2);
        const Diagnostic* found = find(now, "bubble-large");
        QVERIFY(found != nullptr);
        QVERIFY(!found->suggestions.empty());
        // All of them make more tokens a second, the best first.
        double best = 1e300;
        for (const Suggestion& suggestion : found->suggestions) {
            QVERIFY(suggestion.effect.has_value());
            const Evaluation then = *evaluateLegal(project, *applied(plan, suggestion));
            QVERIFY(then.time.tokensPerSecond > now.time.tokensPerSecond);
            QVERIFY(then.time.tokensPerSecond <= best);
            best = then.time.tokensPerSecond;
        }
        plan.workload.globalBatchSize = 2048;
        QVERIFY(find(*evaluate(project, plan), "bubble-large") == nullptr);
    }

    /// The stage behind a link at a fiftieth of the others' bandwidth, by the names of its ends.
    void aSlowLinkIsNamed()
    {
        Project project = projectOf("llama-3-8b", "h100-sxm-80gb", 4);
        project.cluster.change().nodeNames = {"n0", "n1", "n2", "n3"};
        Plan plan;
        plan.workload = {8192, 1, 32};
        plan.layout.pp = 4;
        plan.layout.tp = 8;
        QVERIFY(find(*evaluate(project, plan), "stage-waits-for-link") == nullptr);
        plan.whatIf = {{WhatIf::Part::Link, 1, 2, false, 1, 0.002}};
        const Evaluation now = *evaluate(project, plan);
        const Diagnostic* found = find(now, "stage-waits-for-link");
        QVERIFY(found != nullptr);
        QVERIFY2(
            found->message.find("n1") != std::string::npos && found->message.find("n2") != std::string::npos,
            found->message.c_str());
    }

    void aLowUtilizationIsMeasuredByTheLike()
    {
        const Project project = projectOf("llama-3-8b", "h100-sxm-80gb", 64);
        Plan plan;
        plan.workload = {4096, 1, 64};
        plan.layout.tp = 8;
        const Evaluation now = *evaluate(project, plan);
        const auto like = measuredUtilization(project, plan);
        QVERIFY(like.has_value());
        QVERIFY(now.time.modelFlopsUtilization < like->low);
        const Diagnostic* found = find(now, "utilization-low");
        QVERIFY(found != nullptr);
        QVERIFY2(found->message.find(like->sources) != std::string::npos, found->message.c_str());
        // A plan as people run it has nothing of the kind to say.
        plan.layout.tp = 1;
        plan.workload = {4096, 1, 4096};
        QVERIFY(find(*evaluate(project, plan), "utilization-low") == nullptr);
    }

    /// One click on a suggestion for an illegal plan, and it is legal.
    void curesOfErrorsEndLegal()
    {
        int cured = 0;
        int errors = 0;
        const bool good = rc::check("cures of errors end legal", [&] {
            const Project project = anyProject();
            const Plan plan = anyPlan(project);
            const Diagnostics found = check(project, plan);
            for (const Diagnostic& diagnostic : found) {
                holds(project, plan, diagnostic, false);
                if (diagnostic.severity != Severity::Error)
                    continue;
                ++errors;
                cured += diagnostic.suggestions.empty() ? 0 : 1;
                if (diagnostic.suggestions.empty())
                    qInfo("no cure: %s", diagnostic.message.c_str());
            }
        });
        QVERIFY(good);
        // Nearly every error has a way out of this kind.
        qInfo("%d of %d errors have a cure", cured, errors);
        QVERIFY(cured > 0.9 * errors);
    }

    /// One click on any suggestion for a legal plan: legal, and as fast and as large as it said.
    void adviceHoldsItsPrice()
    {
        int advised = 0;
        const bool good = rc::check("advice holds its price", [&] {
            const Project project = anyProject();
            Plan plan = anyPlan(project);
            if (const Diagnostics found = check(project, plan); hasErrors(found)) {
                const auto error = std::ranges::find_if(found, [](const Diagnostic& d) {
                    return d.severity == Severity::Error && !d.suggestions.empty();
                });
                RC_PRE(error != found.end());
                plan = *applied(plan, error->suggestions.front());
            }
            const Evaluation evaluation = *evaluate(project, plan);
            if (!evaluation.valid)
                return; // an order that cannot be had
            for (const Diagnostic& diagnostic : evaluation.diagnostics) {
                holds(project, plan, diagnostic, true);
                advised += static_cast<int>(diagnostic.suggestions.size());
            }
        });
        QVERIFY(good);
        qInfo("%d suggestions looked at", advised);
        QVERIFY(advised > 50);
    }
};

QTEST_GUILESS_MAIN(TestAdvice)
#include "tst_advice.moc"
