// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <string>
#include <vector>

#include <QTest>

#include "core/base/limits.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/check.h"
#include "core/plan/plan_json.h"
#include "core/plan/what_if.h"
#include "core/routing/routing_checks.h"

using namespace rankloom;

namespace {

/// Counts of `layers` layers of `experts`: about `each` picks of every expert, ten times as many of the
/// first.
RoutingStatistics counts(int layers, int experts, int topK, std::int64_t each = 1000)
{
    RoutingStatistics routing;
    routing.layers = layers;
    routing.experts = experts;
    routing.topK = topK;
    routing.tokens = each * experts / std::max(1, topK);
    for (int l = 0; l < layers; ++l) {
        routing.modelLayers.push_back(l);
        for (int e = 0; e < experts; ++e)
            routing.load.push_back(e == 0 ? 10 * each : each + (7 * e + l) * each / 1000);
    }
    return routing;
}

const Diagnostic* find(const Diagnostics& found, const std::string& code)
{
    const auto at = std::ranges::find(found, code, &Diagnostic::code);
    return at == found.end() ? nullptr : &*at;
}

Severity severityOf(const RoutingStatistics& routing, const ModelSpec& model, const char* code,
    TraceLists lists = TraceLists::PickedExperts)
{
    const Diagnostics found = checkRouting(routing, &model, lists);
    const Diagnostic* d = find(found, code);
    return d != nullptr ? d->severity : Severity::Hint;
}

/// OLMoE (16 layers of 64 experts, top-8) on two nodes of four devices.
Project olmoe(RoutingStatistics routing)
{
    Project project =
        readPlanDocument(R"({"format": "rankloom-plan", "version": 1, "model": {"preset": "olmoe-1b-7b"},
        "cluster": {"nodes": 2, "devicesPerNode": 4, "device": "h100-sxm-80gb"}})")
            .value()
            .project;
    project.routing = std::move(routing);
    return project;
}

Plan plan8()
{
    Plan plan;
    plan.workload = {4096, 1, 64};
    plan.layout.ep = 8;
    return plan;
}

} // namespace

/// A trace of another model is refused or named, a partial one says what it covers.
class TestTraceModel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tracesOfOtherModelsAreErrors()
    {
        const ModelSpec model = olmoe({}).model;
        // Mixtral's counts, three layers of eight experts, as arrays and as lists of those picked.
        for (const TraceLists lists : {TraceLists::AllExperts, TraceLists::PickedExperts})
            QCOMPARE(severityOf(counts(3, 8, 0), model, "trace-of-another-model", lists), Severity::Error);
        QCOMPARE(severityOf(counts(16, 256, 0), model, "trace-of-another-model"), Severity::Error);
        QCOMPARE(severityOf(counts(16, 63, 0), model, "trace-of-another-model", TraceLists::AllExperts),
            Severity::Error);
        QCOMPARE(severityOf(counts(16, 64, 6), model, "top-k-of-another-model"), Severity::Error);
        QCOMPARE(severityOf(counts(26, 64, 8), model, "more-layers-than-the-model"), Severity::Error);
        QVERIFY(!hasErrors(checkRouting(counts(16, 64, 8), &model)));
        QVERIFY(!hasErrors(checkRouting(counts(16, 64, 0), &model, TraceLists::AllExperts)));
        // A layer of multi-token prediction comes on top.
        ModelSpec predicting = model;
        predicting.mtpLayers = 1;
        QCOMPARE(severityOf(counts(17, 64, 8), predicting, "more-layers-than-the-model"), Severity::Warning);
        QCOMPARE(severityOf(counts(1, 64, 8), model, "layers-missing"), Severity::Warning);
    }

    /// A short trace that happened not to pick the last experts is of the model all the same.
    void shortTracesPass()
    {
        const ModelSpec model = olmoe({}).model;
        QVERIFY(!hasErrors(checkRouting(counts(1, 20, 8, 2), &model)));
        QVERIFY(!hasErrors(checkRouting(counts(16, 60, 8), &model)));
    }

    void evaluationNamesThePartialTrace()
    {
        const Project project = olmoe(counts(1, 64, 8));
        const auto evaluation = evaluate(project, plan8());
        QVERIFY(evaluation && evaluation->valid);
        const Diagnostic* said = find(evaluation->diagnostics, "trace-covers-part");
        QVERIFY(said != nullptr);
        QVERIFY2(said->message.find("1 of the 16") != std::string::npos, said->message.c_str());
        // Its fix works: the figures are those without a trace, and nothing is said any more.
        QVERIFY(!said->suggestions.empty());
        const auto fixed = withValue(plan8(), said->suggestions[0].pointer, said->suggestions[0].value);
        QVERIFY2(fixed, fixed ? "" : fixed.error().text().c_str());
        QVERIFY(!fixed->countTrace);
        const auto without = evaluate(project, *fixed);
        const auto none = evaluate(olmoe({}), plan8());
        QVERIFY(without && none);
        QCOMPARE(without->time.step.value(), none->time.step.value());
        QVERIFY(evaluation->time.step.value() > none->time.step.value());
        QVERIFY(find(without->diagnostics, "trace-covers-part") == nullptr);
        QVERIFY(!without->experts.measured);
        // The choice is part of the plan document.
        const auto again = readPlanDocument(writePlanDocument(project, *fixed));
        QVERIFY(again && !again->plan.countTrace);
        QVERIFY(
            find(evaluate(olmoe(counts(16, 64, 8)), plan8())->diagnostics, "trace-covers-part") == nullptr);
    }

    void evaluationNamesTheTraceOfAnotherModel()
    {
        for (const RoutingStatistics& routing : {counts(3, 8, 0), counts(16, 64, 6), counts(30, 64, 8)}) {
            const auto evaluation = evaluate(olmoe(routing), plan8());
            QVERIFY(evaluation);
            const Diagnostic* said = find(evaluation->diagnostics, "trace-of-another-model");
            QVERIFY(said != nullptr);
            QVERIFY(!said->suggestions.empty());
        }
        // Of other experts nothing follows, and that is what is said: once.
        const auto other = evaluate(olmoe(counts(3, 8, 0)), plan8());
        const auto even = evaluate(olmoe({}), plan8());
        QCOMPARE(other->time.step.value(), even->time.step.value());
        QVERIFY(
            find(other->diagnostics, "trace-of-another-model")->message.find("even") != std::string::npos);
        QVERIFY(find(other->diagnostics, "trace-covers-part") == nullptr);
    }

    /// What may be stored may be read back, and no more.
    void limitsAgree()
    {
        using limits::isRoutingSize;
        using enum limits::RoutingCounts;
        QVERIFY(isRoutingSize(4096, 4096, Loads));
        QVERIFY(isRoutingSize(61, 256, LoadsAndPairs));
        QVERIFY(!isRoutingSize(4097, 8, Loads) && !isRoutingSize(8, 4097, Loads));
        QVERIFY(!isRoutingSize(4096, 4096, LoadsAndPairs) && !isRoutingSize(0, 8, LoadsAndPairs));
    }
};

QTEST_APPLESS_MAIN(TestTraceModel)
#include "tst_trace_model.moc"
