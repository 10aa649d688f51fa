// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Rows of the inspector: how they stand, and steps of sizes that are found in the background.
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QSpinBox>
#include <QTest>

#include "core/plan/plan_json.h"
#include "widgets/inspector/plan_inspector.h"

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

private:
    std::unique_ptr<PlanInspector> m_inspector;
    InspectorInputs m_inputs;
    int m_edits = 0;
};

QTEST_MAIN(TestInspectorRows)
#include "tst_inspector_rows.moc"
