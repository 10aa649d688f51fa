// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The schedule's settings in the inspector: pass orders in and out, and what only some schedules read.
#include <algorithm>

#include <QAction>
#include <QClipboard>
#include <QDoubleSpinBox>
#include <QGuiApplication>
#include <QMenu>
#include <QMessageBox>
#include <QSpinBox>
#include <QTest>
#include <QToolButton>

#include "core/plan/plan_json.h"
#include "core/schedule/pass_order_csv.h"
#include "widgets/inspector/plan_inspector.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

InspectorInputs inputs(const char* schedule)
{
    std::string text = R"({
        "format": "rankloom-plan", "version": 1, "name": "sample", "model": {"preset": "llama-3-70b"},
        "cluster": {"nodes": 4, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
        "workload": {"kind": "training", "sequenceLength": 4096, "microBatchSize": 1, "globalBatchSize": 32},
        "layout": {"tp": 4, "pp": 4)";
    text += schedule;
    const Result<PlanDocument> document = readPlanDocument(text);
    RANKLOOM_ASSERT(document.has_value());
    return {std::make_shared<const Project>(document->project), std::make_shared<const Plan>(document->plan)};
}

} // namespace

class TestScheduleRows : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_inspector = std::make_unique<PlanInspector>();
        m_plans.clear();
        connect(m_inspector.get(), &PlanInspector::changeRequested, this,
            [this](const Plan& after) { m_plans.push_back(after); });
    }

    void copiedOrdersComeBackAsCustomOnes()
    {
        m_inspector->setInputs(inputs(R"(, "vpp": 2}, "schedule": {"kind": "v-half"}})"));
        QGuiApplication::clipboard()->clear();
        choose(QStringLiteral("Copy"));
        QTRY_VERIFY(!QGuiApplication::clipboard()->text().isEmpty());
        const std::string order = QGuiApplication::clipboard()->text().toStdString();
        QVERIFY(readPassOrder(order).has_value());
        choose(QStringLiteral("Paste"));
        QTRY_COMPARE(m_plans.size(), 1U);
        QCOMPARE(m_plans.back().schedule.kind, ScheduleKind::Custom);
        QCOMPARE(m_plans.back().schedule.customOrder, order);
        QCOMPARE(m_plans.back().layout.vpp, 2);
    }

    void ordersThatDoNotFitAreRefused_data()
    {
        QTest::addColumn<QString>("order");
        QTest::newRow("nothing") << QString();
        QTest::newRow("no order") << QStringLiteral("what is this");
        QTest::newRow("two stages") << QStringLiteral("0F0,0B0\n1F0,1B0\n");
        QTest::newRow("a backward is missing") << QStringLiteral("0F0\n1F0,1B0\n2F0,2B0\n3F0,3B0\n");
    }
    void ordersThatDoNotFitAreRefused()
    {
        QFETCH(QString, order);
        m_inspector->setInputs(inputs(R"(}, "schedule": {"kind": "1f1b"}})"));
        QGuiApplication::clipboard()->setText(order);
        choose(QStringLiteral("Paste"));
        QMessageBox* box = nullptr;
        QTRY_VERIFY((box = m_inspector->findChild<QMessageBox*>()));
        QVERIFY(m_plans.empty());
        QVERIFY(!box->isModal() && !box->text().isEmpty());
        box->close();
    }

    void settingsOfOtherSchedulesAreOff()
    {
        auto* group = m_inspector->findChild<QSpinBox*>(QStringLiteral("/schedule/groupSize"));
        auto* limit =
            m_inspector->findChild<QDoubleSpinBox*>(QStringLiteral("/schedule/memoryLimitMicrobatches"));
        QVERIFY(group && limit);
        m_inspector->setInputs(inputs(R"(, "vpp": 2}, "schedule": {"kind": "interleaved-1f1b"}})"));
        QVERIFY(group->isEnabled() && !limit->isEnabled());
        group->setValue(8);
        QCOMPARE(m_plans.back().schedule.groupSize, 8);
        m_inspector->setInputs(inputs(R"(}, "schedule": {"kind": "zb-automatic"}})"));
        QVERIFY(!group->isEnabled() && limit->isEnabled());
        limit->setValue(6);
        QCOMPARE(m_plans.back().schedule.memoryLimitMicrobatches, 6.0);
    }

private:
    void choose(const QString& text)
    {
        auto* button = m_inspector->findChild<QToolButton*>(QStringLiteral("/schedule/order"));
        QVERIFY(button && button->menu());
        const QList<QAction*> actions = button->menu()->actions();
        const auto found = std::ranges::find_if(
            actions, [&](const QAction* action) { return action->text().remove(u'&') == text; });
        QVERIFY(found != actions.end());
        (*found)->trigger();
    }

    std::unique_ptr<PlanInspector> m_inspector;
    std::vector<Plan> m_plans;
};

QTEST_MAIN(TestScheduleRows)
#include "tst_schedule_rows.moc"
