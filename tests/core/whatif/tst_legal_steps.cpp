// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Steps of workload sizes, and what another plan would break: check() is the oracle of both.
#include <set>

#include <rapidcheck.h>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/whatif/legal_steps.h"

using namespace rankloom;

namespace {

Project project()
{
    Project p;
    p.model = modelPreset("llama-3-70b").value();
    p.cluster = makeCluster(4, 8, devicePreset("h100-sxm-80gb").value());
    return p;
}

Plan anyPlan()
{
    Plan plan;
    plan.workload = {1024 * *rc::gen::inRange(1, 5), *rc::gen::inRange(1, 4), *rc::gen::inRange(1, 200)};
    plan.layout.tp = *rc::gen::element(1, 2, 3, 4, 8);
    plan.layout.pp = *rc::gen::element(1, 2, 4, 5);
    plan.layout.cp = *rc::gen::element(1, 2);
    return plan;
}

std::set<std::string> errorsOf(const Project& project, const Plan& plan)
{
    std::set<std::string> codes;
    for (const Diagnostic& found : check(project, plan))
        if (found.severity == Severity::Error)
            codes.insert(found.code);
    return codes;
}

} // namespace

class TestLegalSteps : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void newProblemsAreErrorsThatTheOtherPlanAdds()
    {
        QVERIFY(rc::check("newProblems() = errors of check() that are new", [] {
            const Project given = project();
            const Plan present = anyPlan();
            std::vector<Plan> others;
            for (int i = 0; i < 4; ++i)
                others.push_back(anyPlan());
            const std::vector<Phrase> problems = newProblems(given, present, others);
            RC_ASSERT(problems.size() == others.size());
            const std::set<std::string> known = errorsOf(given, present);
            for (std::size_t i = 0; i < others.size(); ++i) {
                bool adds = false;
                for (const std::string& code : errorsOf(given, others[i]))
                    adds = adds || !known.contains(code);
                RC_ASSERT(problems[i].empty() != adds);
            }
        }));
    }

    void stepsLeadWhereOneByOneDoes()
    {
        QVERIFY(rc::check("legalSteps() = as many times legalStep()", [] {
            const Project given = project();
            const auto size = *rc::gen::element(WorkloadSize::SequenceLength, WorkloadSize::GlobalBatch);
            const Plan plan = anyPlan();
            const int steps = *rc::gen::inRange(-4, 5);
            Plan reached = plan;
            int& value = size == WorkloadSize::SequenceLength ? reached.workload.sequenceLength
                                                              : reached.workload.globalBatchSize;
            for (int n = 0; n < std::abs(steps); ++n)
                if (const int next = legalStep(given, reached, size, steps < 0 ? -1 : 1); next > 0) {
                    RC_ASSERT((steps < 0 ? next < value : next > value));
                    value = next;
                }
            RC_ASSERT(legalSteps(given, plan, size, steps) == value);
        }));
    }

    void stopsWhenTold()
    {
        std::stop_source stopped;
        stopped.request_stop();
        Plan plan;
        plan.workload = {4096, 1, 32};
        QVERIFY(newProblems(project(), plan, {plan}, stopped.get_token()).empty());
        QCOMPARE(legalSteps(project(), plan, WorkloadSize::GlobalBatch, 3, stopped.get_token()), 32);
    }
};

QTEST_APPLESS_MAIN(TestLegalSteps)
#include "tst_legal_steps.moc"
