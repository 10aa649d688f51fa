// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/model/hf_config.h"
#include "core/validate/trust_table.h"

using namespace rankloom;

namespace {

Project dense(int nodes)
{
    Project project;
    project.model = modelPreset("llama-3.1-8b").value();
    project.cluster = makeCluster(nodes, 8, devicePreset("h100-sxm-80gb").value());
    return project;
}

Plan planOf(int tp, int cp)
{
    Plan plan;
    plan.workload = {4096, 1, 64};
    plan.layout.tp = tp;
    plan.layout.cp = cp;
    return plan;
}

} // namespace

/// What is said about the trust in a step time.
class TestStepTrust : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void tableCountsRunsByKind()
    {
        ValidationReport report;
        report.cases = {{"a.csv", "one", dense(1), planOf(2, 1)}, {"a.csv", "two", dense(2), planOf(8, 2)},
            {"a.csv", "bits", dense(2), planOf(8, 2)}};
        report.cases[2].plan.memory.precision = Precision::Fp8Mixed;
        ValidationTable steps {"a.csv", "stepSeconds"};
        steps.compare("one", 10, 11); // 10 % long
        steps.compare("two", 10, 7); // 30 % short
        steps.compare("bits", 2, 2);
        steps.compare("without a plan", 10, 20);
        ValidationTable fitted {"a.csv", "stepSeconds, constants fitted on the other half"};
        fitted.compare("one", 10, 10);
        report.tables = {steps, fitted};
        const std::string expected = R"({
  "format": "rankloom-trust",
  "version": 1,
  "runs": [
    {
      "generation": "Hopper",
      "experts": false,
      "eightBit": false,
      "count": 2,
      "meanErrorPercent": 20,
      "devices": [8, 16],
      "tp": [2, 8],
      "cp": [1, 2],
      "pp": [1, 1],
      "ep": [1, 1],
      "sequenceLength": [4096, 4096],
      "microBatchSize": [1, 1]
    },
    {
      "generation": "Hopper",
      "experts": false,
      "eightBit": true,
      "count": 1,
      "meanErrorPercent": 0,
      "devices": [16, 16],
      "tp": [8, 8],
      "cp": [2, 2],
      "pp": [1, 1],
      "ep": [1, 1],
      "sequenceLength": [4096, 4096],
      "microBatchSize": [1, 1]
    }
  ]
}
)";
        QCOMPARE(writeTrustTable(report), expected);
    }

    void plansAreHeldAgainstTheirKind()
    {
        StepTrust trust = stepTrust(dense(1), planOf(2, 1));
        QCOMPARE(trust.like.kind, (RunKind {"Hopper", false, false}));
        QVERIFY(trust.like.runs > 100);
        QVERIFY(trust.outside.empty());
        QVERIFY(QByteArray(trust.text().c_str()).startsWith("Like "));

        const int beyond = 1 << 20; // nobody trained with sequences that long
        Plan far = planOf(2, 1);
        far.workload.sequenceLength = beyond;
        trust = stepTrust(dense(1), far);
        QCOMPARE(trust.outside, (std::vector {StepTrust::Outside {5, beyond}}));
        QVERIFY(QByteArray(trust.text().c_str()).contains("Outside of them: sequence length 1048576 ("));

        Project unknown = dense(1);
        unknown.cluster.change().device = devicePreset("mi250x-gcd-64gb").value();
        trust = stepTrust(unknown, planOf(2, 1));
        QCOMPARE(trust.like.runs, 0);
        QCOMPARE(QByteArray(trust.text().c_str()),
            "No measured run of dense models in 16 bits on CDNA 2 was at hand to judge this step time by.");
    }

    /// Runs on one kind of device say nothing of a cluster of two.
    void unlikeNodesAreAKindOfTheirOwn()
    {
        Project mixed = dense(2);
        mixed.cluster.change().setDeviceOfNodes(std::array {1}, devicePreset("a100-sxm-80gb").value());
        const StepTrust trust = stepTrust(mixed, planOf(2, 1));
        QCOMPARE(trust.like.kind.generation, std::string("Ampere + Hopper"));
        QCOMPARE(trust.like.runs, 0);
        mixed.cluster.change().setDeviceOfNodes(std::array {1}, devicePreset("h200-sxm-141gb").value());
        QCOMPARE(stepTrust(mixed, planOf(2, 1)).like.kind.generation, std::string("Hopper"));
    }

    /// Searches evaluate without it.
    void onlyWholeEvaluationsTell()
    {
        QVERIFY(evaluate(dense(1), planOf(2, 1))->trust.like.runs > 0);
        QVERIFY(evaluateLegal(dense(1), planOf(2, 1))->trust.like.kind.generation.empty());
    }
};

QTEST_APPLESS_MAIN(TestStepTrust)
#include "tst_step_trust.moc"
