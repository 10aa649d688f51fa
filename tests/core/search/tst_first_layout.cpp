// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/cluster/device_generation.h"
#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/search/first_layout.h"

using namespace rankloom;

namespace {

FirstChoice choice(const char* model, const char* device, int nodes, int devicesPerNode)
{
    return {*modelPreset(model), *devicePreset(device), nodes, devicesPerNode};
}

} // namespace

/// What a new project begins with.
class TestFirstLayout : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void fits_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("device");
        QTest::addColumn<int>("nodes");
        QTest::addColumn<int>("devicesPerNode");
        QTest::newRow("as offered") << "llama-3-8b"
                                    << "h100-sxm-80gb" << 2 << 8;
        QTest::newRow("one GPU") << "llama-3.2-1b"
                                 << "h100-sxm-80gb" << 1 << 1;
        QTest::newRow("needs pipeline stages") << "llama-3-70b"
                                               << "a100-sxm-40gb" << 16 << 8;
        QTest::newRow("experts") << "deepseek-v2-lite"
                                 << "a100-sxm-40gb" << 16 << 8;
        QTest::newRow("many experts") << "deepseek-v3"
                                      << "h100-sxm-80gb" << 128 << 8;
        QTest::newRow("four to a node") << "llama-3.1-405b"
                                        << "gb200-nvl-186gb" << 64 << 4;
        QTest::newRow("odd numbers") << "mistral-7b"
                                     << "h100-sxm-80gb" << 7 << 6;
        QTest::newRow("learned positions") << "gpt2"
                                           << "v100-sxm-32gb" << 1 << 8;
    }

    void fits()
    {
        QFETCH(const QString, model);
        QFETCH(const QString, device);
        QFETCH(const int, nodes);
        QFETCH(const int, devicesPerNode);
        const Result<PlanDocument> first =
            firstPlanOf(choice(qPrintable(model), qPrintable(device), nodes, devicesPerNode));
        QVERIFY(first);
        QCOMPARE(first->project.model->name, model.toStdString());
        QCOMPARE(first->project.cluster->device.name, device.toStdString());
        QCOMPARE(first->project.cluster->devices(), nodes * devicesPerNode);
        QVERIFY(!brokenRule(first->project, first->plan));
        const Result<Evaluation> evaluation = evaluate(first->project, first->plan);
        QVERIFY(evaluation && evaluation->valid);
        QVERIFY2(evaluation->memory.fits, qPrintable(model));
        // Nothing that an expert would object to at sight.
        for (const Diagnostic& d : evaluation->diagnostics)
            QVERIFY2(d.severity != Severity::Error, d.code.c_str());
        const int positions = first->project.model->learnedPositions;
        QVERIFY(positions == 0 || first->plan.workload.sequenceLength <= positions);
        QCOMPARE(first->plan.memory.precision == Precision::Bf16Mixed,
            computesBf16(first->project.cluster->device));
    }

    /// The fastest of the plain layouts: none of them, made by hand, fits and is faster.
    void isTheFastestOfThem()
    {
        const Result<PlanDocument> first = firstPlanOf(choice("llama-3-8b", "h100-sxm-80gb", 2, 8));
        QVERIFY(first);
        const double step = evaluate(first->project, first->plan)->time.step.value();
        for (const int tp : {1, 2, 4, 8})
            for (const int pp : {1, 2, 4, 8, 16}) {
                Plan other = first->plan;
                other.layout.tp = tp;
                other.layout.pp = pp;
                if (brokenRule(first->project, other))
                    continue;
                const Result<Evaluation> evaluation = evaluate(first->project, other);
                if (evaluation->memory.fitsAtWorst)
                    QVERIFY(evaluation->time.step.value() >= step * 0.995);
            }
    }

    /// A model that no layout gets into so few devices still gets a legal plan, the one that comes closest.
    void comesCloseWhereNothingFits()
    {
        const Result<PlanDocument> first = firstPlanOf(choice("llama-3.1-405b", "t4-pcie-16gb", 1, 4));
        QVERIFY(first);
        QVERIFY(!brokenRule(first->project, first->plan));
        QVERIFY(!evaluate(first->project, first->plan)->memory.fits);
    }

    void stops()
    {
        std::stop_source stop;
        stop.request_stop();
        const Result<PlanDocument> first =
            firstPlanOf(choice("llama-3-8b", "h100-sxm-80gb", 2, 8), stop.get_token());
        QVERIFY(!first);
        QVERIFY(first.error().code == ErrorCode::Cancelled);
    }
};

QTEST_APPLESS_MAIN(TestFirstLayout)
#include "tst_first_layout.moc"
