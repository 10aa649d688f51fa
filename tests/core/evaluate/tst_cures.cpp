// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What an evaluation offers for a plan that is illegal: never worse than what a person would find by hand.
#include <algorithm>
#include <limits>
#include <optional>
#include <string>

#include <rapidcheck.h>

#include <QTest>

#include "core/evaluate/cure_prices.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/broken_rules.h"
#include "core/plan/check.h"
#include "core/plan/rank_grid.h"
#include "tests/core/evaluate/usual_plans.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

/// TP8 PP4 VPP5, batch 1024: 768 GPUs leave DP 24, and the interleaved schedule takes microbatches by fours.
Plan megatronPlan()
{
    Plan plan;
    plan.workload = {4096, 1, 1024};
    plan.layout.tp = 8;
    plan.layout.pp = 4;
    plan.layout.vpp = 5;
    plan.layout.sequenceParallel = true;
    plan.schedule.kind = ScheduleKind::Interleaved;
    return plan;
}

/// A field that a person would change by hand.
constexpr Degree kByHand[] = {
    Degree::Tp, Degree::Cp, Degree::Pp, Degree::Vpp, Degree::Ep, Degree::Etp, Degree::MicroBatchSize};

constexpr int kFarthest = 512; ///< that values are walked to from the present one

/// Tokens a second of a legal plan that fits as asked; nothing of others.
std::optional<double> tokensOf(const Project& project, const Plan& plan, bool& fits)
{
    if (!brokenRules(project, plan).empty())
        return std::nullopt;
    const Evaluation evaluation = *evaluateLegal(project, plan);
    if (!evaluation.valid)
        return std::nullopt;
    fits = evaluation.memory.fits;
    return evaluation.time.tokensPerSecond;
}

struct ByHand {
    bool any = false;
    bool fits = false;
    double tokens = 0; ///< a second
};

/// The best of the neighbourhood: of every degree, of the microbatch and of the global batch the nearest
/// legal value below and above the present one, found by walking over all numbers, one field at a time, TP
/// no wider than a node. Of those that fit, if any does.
ByHand bestByHand(const Project& project, const Plan& plan)
{
    ByHand best;
    const auto walk = [&](int present, int most, auto set) {
        for (const int direction : {-1, 1})
            for (int value = present + direction;
                 value >= 1 && value <= most && std::abs(value - present) <= kFarthest; value += direction) {
                Plan trial = plan;
                set(trial, value);
                bool fits = false;
                const std::optional<double> tokens = tokensOf(project, trial, fits);
                if (!tokens)
                    continue;
                if (!best.any || std::pair(fits, *tokens) > std::pair(best.fits, best.tokens))
                    best = {true, fits, *tokens};
                break;
            }
    };
    const int perNode = project.cluster->devicesPerNode;
    const int devices = project.cluster->devices();
    for (const Degree degree : kByHand) {
        const int present = degreeValue(plan, degree);
        const int most = degree == Degree::Tp  ? std::max(present, perNode)
            : degree == Degree::MicroBatchSize ? plan.workload.globalBatchSize
                                               : devices;
        walk(present, most, [degree](Plan& p, int value) { setDegree(p, degree, value); });
    }
    walk(plan.workload.globalBatchSize, 1 << 20,
        [](Plan& p, int value) { p.workload.globalBatchSize = value; });
    return best;
}

Plan anyIllegalPlan()
{
    Plan plan;
    plan.workload = {4096, *rc::gen::element(1, 2, 3), *rc::gen::element(48, 64, 100, 130, 250)};
    plan.layout.tp = *rc::gen::element(1, 2, 4, 6, 8, 16);
    plan.layout.pp = *rc::gen::element(1, 2, 3, 4);
    plan.layout.vpp = *rc::gen::element(1, 1, 2, 4);
    plan.layout.ep = *rc::gen::element(1, 1, 2, 3, 8);
    plan.schedule.kind = plan.layout.vpp > 1
        ? ScheduleKind::Interleaved
        : *rc::gen::element(ScheduleKind::OneFOneB, ScheduleKind::GPipe, ScheduleKind::ZbH1);
    return plan;
}

} // namespace

class TestCures : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The batch alone, at the nearest multiples of DP x PP, and what a step then takes.
    void theBatchOfAnInterleavedScheduleIsChangedAlone()
    {
        const Project project = onH100("llama-3-70b", 96);
        const Plan plan = megatronPlan();
        const Evaluation evaluation = *evaluate(project, plan);
        QVERIFY(!evaluation.valid);
        int offered = 0;
        for (const Diagnostic& diagnostic : evaluation.diagnostics) {
            if (diagnostic.severity != Severity::Error)
                continue;
            QVERIFY2(!diagnostic.suggestions.empty(), diagnostic.message.c_str());
            for (const Suggestion& fix : diagnostic.suggestions) {
                ++offered;
                QCOMPARE(fix.pointer, std::string("/workload/globalBatchSize"));
                QVERIFY2(fix.value == "960" || fix.value == "1056", fix.value.c_str());
                QVERIFY(fix.effect.has_value());
                QVERIFY2(fix.label.find("(step ") != std::string::npos, fix.label.c_str());
                const Evaluation then = *evaluateLegal(project, *withValue(plan, fix.pointer, fix.value));
                QVERIFY(then.time.step == fix.effect->step);
            }
        }
        QVERIFY(offered >= 2);
    }

    /// Whatever is wrong: legal, priced, within a node, and about as fast as the best that one changed field
    /// gives.
    void nothingOfferedIsWorseThanByHand()
    {
        int offered = 0;
        QVERIFY(rc::check("fixes that are offered", [&] {
            const Project project =
                onH100(*rc::gen::element("llama-3-8b", "deepseek-v2-lite"), *rc::gen::element(1, 2, 3, 6));
            const Plan plan = anyIllegalPlan();
            if (brokenRules(project, plan).empty())
                return;
            const Evaluation evaluation = *evaluate(project, plan);
            const ByHand byHand = bestByHand(project, plan);
            const int widest = std::max(plan.layout.tp, project.cluster->devicesPerNode);
            for (const Diagnostic& diagnostic : evaluation.diagnostics)
                for (const Suggestion& fix : diagnostic.suggestions) {
                    ++offered;
                    const std::string words = fix.label.english();
                    const Result<Plan> end = withValue(plan, fix.pointer, fix.value);
                    RC_ASSERT(end.has_value());
                    if (!brokenRules(project, *end).empty())
                        RC_FAIL(words + " is not legal");
                    if (!fix.effect)
                        RC_FAIL(words + " has no price");
                    if (resolved(end->layout, project.cluster->devices()).tp > widest)
                        RC_FAIL(words + " is wider than a node");
                    bool fits = false;
                    const double tokens = tokensOf(project, *end, fits).value();
                    if (byHand.any
                        && (fits < byHand.fits
                            || (fits == byHand.fits && tokens < byHand.tokens * (1 - kNearlyAsFast))))
                        RC_FAIL(words + " is slower than what is found by hand");
                }
        }));
        qInfo("%d fixes looked at", offered);
        QVERIFY(offered > 50);
    }
};

QTEST_GUILESS_MAIN(TestCures)
#include "tst_cures.moc"
