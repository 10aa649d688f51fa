// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the inspector: how they stand, and steps of sizes that are found in the background.
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include <cmath>

#include "core/plan/plan_json.h"
#include "core/serving/project_rates.h"
#include "core/serving/served_step.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/inspector/plan_inspector.h"
#include "widgets/inspector/typed_figures.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

InspectorInputs sample()
{
    const Result<PlanDocument> document = readPlanDocument(R"({
        "format": "rankloom-plan", "version": 1, "name": "sample", "model": {"preset": "llama-3-70b"},
        "cluster": {"nodes": 4, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
        "workload": {"kind": "training", "sequenceLength": 4096, "microBatchSize": 1, "globalBatchSize": 32},
        "layout": {"tp": 4, "pp": 4}})");
    RANKLOOM_ASSERT(document.has_value());
    return {std::make_shared<const Project>(document->project), std::make_shared<const Plan>(document->plan)};
}

} // namespace

class TestInspectorRows : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_inspector = std::make_unique<PlanInspector>();
        m_inputs = sample();
        m_inspector->setInputs(m_inputs);
        connect(m_inspector.get(), &PlanInspector::changeRequested, this, [this](const Plan& after) {
            m_inputs.plan = std::make_shared<const Plan>(after);
            ++m_edits;
            m_inspector->setInputs(m_inputs);
        });
        m_edits = 0;
    }

    /// Two replicas: a microbatch on each is a step.
    void stepsAreLegalOnes()
    {
        auto* box = m_inspector->findChild<QSpinBox*>(QStringLiteral("/workload/globalBatchSize"));
        QVERIFY(box);
        box->stepUp();
        QTRY_COMPARE(m_inputs.plan->workload.globalBatchSize, 34);
        QCOMPARE(box->value(), 34);
        box->stepDown();
        QTRY_COMPARE(m_inputs.plan->workload.globalBatchSize, 32);
    }

    /// Steps that come faster than they are found are none the fewer.
    void fastStepsAllCount()
    {
        auto* box = m_inspector->findChild<QSpinBox*>(QStringLiteral("/workload/globalBatchSize"));
        for (int i = 0; i < 5; ++i)
            box->stepUp();
        QCOMPARE(m_edits, 0);
        QTRY_COMPARE(m_inputs.plan->workload.globalBatchSize, 42);
        QCOMPARE(m_edits, 1);
    }

    /// A step looked for is of the plan it began with: another plan ends it.
    void anotherPlanEndsThem()
    {
        auto* box = m_inspector->findChild<QSpinBox*>(QStringLiteral("/workload/globalBatchSize"));
        box->stepUp();
        m_inspector->setInputs(sample());
        box->stepDown();
        QTRY_COMPARE(m_inputs.plan->workload.globalBatchSize, 30);
        QCOMPARE(m_edits, 1);
    }

    /// A project that is closed meanwhile has no sizes to step.
    void aClosedProjectEndsThem()
    {
        auto* box = m_inspector->findChild<QSpinBox*>(QStringLiteral("/workload/globalBatchSize"));
        box->stepUp();
        m_inspector->setInputs({});
        QCOMPARE(m_edits, 0);
        m_inspector->setInputs(m_inputs);
        box->stepDown();
        QTRY_COMPARE(m_inputs.plan->workload.globalBatchSize, 30);
        QCOMPARE(m_edits, 1); // one look runs at a time, so that the one before has ended, too
    }

    /// At the width of its panel: names beside their controls, and choices as a whole.
    void namesStandBesideTheirControls()
    {
        m_inspector->resize(300, 900);
        m_inspector->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_inspector.get()));
        const QList<QLabel*> labels = m_inspector->findChildren<QLabel*>();
        int checked = 0;
        for (const QLabel* label : labels)
            if (auto* box = qobject_cast<QCheckBox*>(label->buddy()); box && label->isVisible()) {
                if (label->fontMetrics().horizontalAdvance(label->text()) >= label->width())
                    continue; // of several lines
                const int middle = label->geometry().center().y();
                QVERIFY2(std::abs(middle - box->geometry().center().y()) <= 2,
                    qPrintable(QStringLiteral("%1: %2, its box %3; %4 high")
                                   .arg(label->text())
                                   .arg(middle)
                                   .arg(box->geometry().center().y())
                                   .arg(label->height())));
                ++checked;
            }
        QVERIFY(checked > 3);
        auto* order = m_inspector->findChild<QComboBox*>(QStringLiteral("/layout/order"));
        QVERIFY(
            order->width() > order->fontMetrics().horizontalAdvance(order->currentText()) + order->height());
    }

    /// What trains alone is not there, nor are lines for hints that nobody gives; both come back.
    void aPlanThatServesShowsWhatServingHas()
    {
        m_inspector->resize(300, 900);
        m_inspector->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_inspector.get()));
        const auto at = [this](const char* field) {
            return m_inspector->findChild<QWidget*>(QString::fromLatin1(field));
        };
        const auto distance = [&] { // of the first two settings
            QTest::qWait(0);
            return at("/layout/cp")->mapTo(m_inspector.get(), QPoint()).y()
                - at("/layout/tp")->mapTo(m_inspector.get(), QPoint()).y();
        };
        const int before = distance();
        const auto* dp = m_inspector->findChild<QLabel*>(QStringLiteral("/layout/dp"));
        QVERIFY(dp->text().contains(QStringLiteral("microbatches")));
        const InspectorInputs training = m_inputs;
        Plan serving = *m_inputs.plan;
        serving.workload.kind = WorkKind::Serving;
        m_inputs.plan = std::make_shared<const Plan>(serving);
        m_inspector->setInputs(m_inputs);
        // Found in the background: 32 devices in replicas of 16, as many requests as the engine runs at once.
        QCOMPARE(dp->text(), QStringLiteral("…"));
        const auto serve = [this](const Plan& plan) {
            const Result<ServedStep> step = servedStep(*m_inputs.project, plan);
            m_inspector->setServed(
                step ? std::make_shared<const ServedStep>(*step) : std::shared_ptr<const ServedStep>());
        };
        serve(serving);
        QCOMPARE(dp->text(), QStringLiteral("2 replica(s), up to 128 requests each"));
        // More than fit never run.
        Plan more = serving;
        more.serving.maxBatch = 1'000'000;
        serve(more);
        const std::int64_t fit = servedStep(*m_inputs.project, more).value().memory.requests;
        QVERIFY(fit > 128 && fit < 1'000'000);
        QCOMPARE(dp->text(),
            QStringLiteral("2 replica(s), up to %1 requests each").arg(number(static_cast<int>(fit))));
        more.serving.memoryUtilization = 0.1;
        serve(more);
        QCOMPARE(dp->text(), QStringLiteral("2 replica(s), not one request fits"));
        more.layout.tp = 7;
        serve(more);
        QCOMPARE(dp->text(), QStringLiteral("not possible"));
        QVERIFY(distance() < before);
        for (const char* field : {"/workload/microBatchSize", "/schedule/kind", "/memory/optimizer",
                 "/communication/overlap/dp", "/execution/cudaGraphs", "/calibration/contextBytes"})
            QVERIFY2(!at(field)->isVisibleTo(m_inspector.get()), field);
        for (const char* field : {"/workload/kind", "/layout/tp", "/communication/expertDispatch"})
            QVERIFY2(at(field)->isVisibleTo(m_inspector.get()), field);
        QVERIFY(!m_inspector->section(QStringLiteral("schedule"))->isVisible());
        // Whoever is led to one sees it.
        QVERIFY(m_inspector->showField(QStringLiteral("/memory/optimizer")));
        QVERIFY(at("/memory/optimizer")->isVisibleTo(m_inspector.get()));
        QVERIFY(!at("/memory/gradients")->isVisibleTo(m_inspector.get()));
        m_inspector->setInputs(training);
        QVERIFY(at("/schedule/kind")->isVisibleTo(m_inspector.get()));
        QCOMPARE(distance(), before);
    }

    /// The engine's constants, batches ahead among them, are told and set where the others are.
    void ratesOfServingAreSetByHand()
    {
        Plan serving = *m_inputs.plan;
        serving.workload.kind = WorkKind::Serving;
        m_inputs.plan = std::make_shared<const Plan>(serving);
        m_inspector->setInputs(m_inputs);
        m_inspector->section(QStringLiteral("constants"))->setExpanded(true);
        connect(
            m_inspector.get(), &PlanInspector::projectChangeRequested, this, [this](const Project& after) {
                m_inputs.project = std::make_shared<const Project>(after);
                m_inspector->setInputs(m_inputs);
            });
        const ServingRates shipped = servingRates(*m_inputs.project);
        int shown = 0;
        for (const ServingRateFigure& figure : servingRateFigures()) {
            auto* box = m_inspector->findChild<QDoubleSpinBox*>(
                InspectorSection::kRates + QLatin1String(figure.name));
            QVERIFY2(box != nullptr && box->isVisibleTo(m_inspector.get()), figure.name);
            const double before = box->value();
            QVERIFY2(before > 0, figure.name);
            box->setValue(before * 2 <= box->maximum() ? before * 2 : before / 2);
            const double typed = box->value();
            const double now = figure.get(servingRates(*m_inputs.project));
            QVERIFY2(std::abs(now / figure.get(shipped) - typed / before) < 0.01, figure.name);
            ++shown;
        }
        QCOMPARE(shown, static_cast<int>(servingRateFigures().size()));
        QCOMPARE(m_inputs.project->servingCalibrations.size(), std::size_t {1});
        // Kept in English, whatever the language, and told as what it is.
        QCOMPARE(m_inputs.project->servingCalibrations.front()->source, std::string("figures set by hand"));
        QCOMPARE(originOfRates(*m_inputs.project), RatesOrigin::ByHand);
        // Back to what is shipped, one by one: then the device has no rates of its own.
        for (const ServingRateFigure& figure : servingRateFigures()) {
            const auto* box = m_inspector->findChild<QDoubleSpinBox*>(
                InspectorSection::kRates + QLatin1String(figure.name));
            box->parentWidget()->findChild<QToolButton*>()->click();
        }
        QVERIFY(m_inputs.project->servingCalibrations.empty());
        QVERIFY(servingRates(*m_inputs.project) == shipped);
        m_inspector->setInputs(sample()); // it trains
        const auto* box =
            m_inspector->findChild<QWidget*>(InspectorSection::kRates + QLatin1String("batchesAhead"));
        QVERIFY(!box->isVisibleTo(m_inspector.get()));
    }

private:
    std::unique_ptr<PlanInspector> m_inspector;
    InspectorInputs m_inputs;
    int m_edits = 0;
};

QTEST_MAIN(TestInspectorRows)
#include "tst_inspector_rows.moc"
