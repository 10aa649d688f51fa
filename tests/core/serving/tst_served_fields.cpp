// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Fields that only train: a plan that serves is the same whatever they say.
#include <QTest>

#include <stop_token>

#include <nlohmann/json.hpp>

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/plan/plan_field.h"
#include "core/serving/served_step.h"

using namespace rankloom;

namespace {

/// Other values of a field, as far as its kind of value tells any.
std::vector<std::string> otherValues(const PlanField& field, const Plan& plan)
{
    const nlohmann::ordered_json now = fieldJson(field, plan);
    std::vector<std::string> out;
    if (std::holds_alternative<PlanField::Toggle>(field.value))
        out.push_back(now.get<bool>() ? "false" : "true");
    if (const auto* number = std::get_if<PlanField::Integer>(&field.value))
        out.push_back(std::to_string(std::min(number->most, std::max(1, now.get<int>()) * 2)));
    if (const auto* number = std::get_if<PlanField::Decimal>(&field.value))
        out.push_back(std::to_string(std::min(number->most, (now.get<double>() + 1) / 2)));
    if (const auto* choice = std::get_if<PlanField::Choice>(&field.value))
        for (const std::string_view name : choice->names())
            if (now != std::string(name))
                out.push_back('"' + std::string(name) + '"');
    if (std::holds_alternative<PlanField::Extent>(field.value))
        out.emplace_back(now == "node" ? "\"dp\"" : "\"node\"");
    return out;
}

} // namespace

class TestServedFields : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatTrainsAloneChangesNothing()
    {
        Project project;
        project.model = modelPreset("mixtral-8x7b").value();
        project.cluster = makeCluster(2, 8, devicePreset("h100-sxm-80gb").value());
        Plan plan;
        plan.workload = {4096, 1, 64};
        plan.workload.kind = WorkKind::Serving;
        plan.layout.tp = 4;
        plan.layout.pp = 2;
        const ServedStep now = servedStep(project, plan).value();
        QVERIFY(!now.parts.empty());
        int changed = 0;
        int serving = 0;
        for (const PlanField& field : planFields()) {
            if (actsOnServing(field.pointer)) {
                serving += field.pointer.starts_with("/serving/") ? 1 : 0;
                continue;
            }
            for (const std::string& value : otherValues(field, plan)) {
                const Result<Plan> other = withValue(plan, field.pointer, value);
                if (!other || *other == plan)
                    continue;
                const std::string what = std::string(field.pointer) + " = " + value;
                const Result<ServedStep> then = servedStep(project, *other);
                QVERIFY2(then.has_value(), what.c_str());
                QVERIFY2(then->forecast.timePerToken == now.forecast.timePerToken, what.c_str());
                QVERIFY2(then->forecast.timeToFirstToken == now.forecast.timeToFirstToken, what.c_str());
                QVERIFY2(then->memory.cache == now.memory.cache, what.c_str());
                ++changed;
            }
        }
        QVERIFY2(changed > 60, std::to_string(changed).c_str());
        QVERIFY(serving > 15);
    }

    /// Settings that would make it fit are looked for one by one: not where nobody waits for them any more.
    void stoppedNoSettingsAreNamed()
    {
        Project project;
        project.model = modelPreset("mixtral-8x7b").value();
        project.cluster = makeCluster(1, 8, devicePreset("h100-sxm-80gb").value());
        Plan plan;
        plan.workload = {4096, 1, 64};
        plan.workload.kind = WorkKind::Serving;
        const ServedStep step = servedStep(project, plan).value();
        QCOMPARE(step.mostRunning, std::int64_t {0});
        QCOMPARE(step.replicas, 8);
        const Diagnostics told = servedDiagnostics(project, plan, step);
        QCOMPARE(told.size(), std::size_t {1});
        QVERIFY(!told.front().suggestions.empty());
        std::stop_source stop;
        stop.request_stop();
        const Diagnostics stopped = servedDiagnostics(project, plan, step, stop.get_token());
        QCOMPARE(stopped.size(), std::size_t {1});
        QVERIFY(stopped.front().suggestions.empty());
    }
};

QTEST_APPLESS_MAIN(TestServedFields)
#include "tst_served_fields.moc"
