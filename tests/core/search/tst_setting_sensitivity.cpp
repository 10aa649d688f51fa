// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>
#include <string>

#include <nlohmann/json.hpp>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/search/sensitivity.h"

using namespace rankloom;
using nlohmann::json;

namespace {

Project projectOf(const char* model)
{
    Project project;
    project.model = *modelPreset(model);
    project.cluster = makeCluster(4, 8, *devicePreset("h100-sxm-80gb"));
    return project;
}

Plan planOf(int tp, int pp)
{
    Plan plan;
    plan.workload = {4096, 2, 64};
    plan.layout.tp = tp;
    plan.layout.pp = pp;
    return plan;
}

} // namespace

class TestSettingSensitivity : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Every change is legal, is what an evaluation of the changed plan says, and changes something.
    void changesAreEvaluations_data()
    {
        QTest::addColumn<QString>("model");
        QTest::newRow("dense") << "llama-3-8b";
        QTest::newRow("experts") << "deepseek-v2-lite";
    }
    void changesAreEvaluations()
    {
        QFETCH(QString, model);
        const Project project = projectOf(qPrintable(model));
        Plan plan = planOf(2, 2);
        plan.layout.ep = project.model->moe ? 4 : 1;
        const auto report = planSensitivity(project, plan);
        QVERIFY2(report.has_value(), report ? "" : report.error().text().c_str());
        QVERIFY(report->step == evaluateLegal(project, plan)->time.step);
        QVERIFY(report->changes.size() > 20);
        std::set<std::string> settings;
        Seconds last(-1e9);
        for (const SettingChange& change : report->changes) {
            settings.insert(change.setting.english());
            QVERIFY(change.plan != plan);
            QVERIFY2(!hasErrors(check(project, change.plan)), change.label.c_str());
            const Evaluation evaluation = *evaluateLegal(project, change.plan);
            QVERIFY(evaluation.time.step == change.step);
            QVERIFY(change.stepChange == change.step - report->step);
            QVERIFY(change.peakChange == change.peak - report->peak);
            QCOMPARE(change.fits, evaluation.memory.fits);
            // A schedule that needs other chunks than the plan has is told with them.
            if (change.pointer == "/schedule/kind")
                QCOMPARE(
                    change.label.english().ends_with(" with VPP " + std::to_string(change.plan.layout.vpp)),
                    change.plan.layout.vpp != plan.layout.vpp);
            QVERIFY(change.stepChange >= last);
            last = change.stepChange;
        }
        for (const char* setting : {"TP", "PP", "Microbatch size", "Schedule", "Vocabulary", "Recompute",
                 "Sharding", "Offload", "Sequence parallelism", "DP overlap", "Optimizer"})
            QVERIFY2(settings.contains(setting), setting);
        for (const char* setting : {"EP", "Overlap shared experts"}) // that model has shared ones
            QCOMPARE(settings.contains(setting), model != QLatin1String("llama-3-8b"));
    }

    /// The value at the pointer, put there as scripts do, gives the plan of the change.
    void valuesCanBePutAtTheirPointers()
    {
        const Project project = projectOf("llama-3-8b");
        const auto report = planSensitivity(project, planOf(2, 2));
        QVERIFY(report.has_value());
        int compared = 0;
        for (const SettingChange& change : report->changes) {
            Result<Plan> plan = withValue(planOf(2, 2), change.pointer, change.value);
            QVERIFY2(plan.has_value(), change.label.c_str());
            plan->layout.vpp = change.plan.layout.vpp;
            QVERIFY2(*plan == change.plan, change.label.c_str());
            ++compared;
        }
        QVERIFY(compared > 15);
    }

    void refusesWhatItCannotEvaluate()
    {
        const auto illegal = planSensitivity(projectOf("llama-3-8b"), planOf(5, 1));
        QVERIFY(!illegal && illegal.error().code == ErrorCode::IllegalPlan);
        std::stop_source stop;
        stop.request_stop();
        const auto stopped = planSensitivity(projectOf("llama-3-8b"), planOf(2, 1), {1, stop.get_token()});
        QVERIFY(!stopped && stopped.error().code == ErrorCode::Cancelled);
    }

    void documentHasEveryChange()
    {
        const auto report = planSensitivity(projectOf("llama-3-8b"), planOf(4, 2));
        const json document = json::parse(writeSensitivity(*report));
        QCOMPARE(document.at("format").get<std::string>(), std::string("rankloom-sensitivity"));
        QCOMPARE(document.at("changes").size(), report->changes.size());
        QCOMPARE(document.at("changes").front().at("stepSeconds").get<double>(),
            report->changes.front().step.value());
    }
};

QTEST_APPLESS_MAIN(TestSettingSensitivity)
#include "tst_setting_sensitivity.moc"
