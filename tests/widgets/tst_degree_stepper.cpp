// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Degrees in the inspector: stepped, typed and chosen while it is looked for which are possible.
#include <QMenu>
#include <QScreen>
#include <QSignalSpy>
#include <QTest>

#include "tests/widgets/sample_inputs.h"
#include "widgets/inspector/plan_inspector.h"

using namespace rankloom;
using namespace rankloom::ui;
using test::sampleInputs;

class TestDegreeStepper : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_inputs = sampleInputs();
        m_inspector = std::make_unique<PlanInspector>();
        m_inspector->setInputs(m_inputs);
        m_inspector->show();
        m_plans.clear();
        m_names.clear();
        connect(m_inspector.get(), &PlanInspector::changeRequested, this,
            [this](const Plan& after, const QString& name) {
                m_plans.push_back(after);
                m_names.append(name);
                showPlan(after);
            });
    }

    void stepsOnlyToLegalValues()
    {
        DegreeSpinBox& box = tp().spinBox();
        QCOMPARE(box.value(), 4);
        box.judge();
        QTRY_VERIFY(box.isJudged());
        for (const DegreeOption& option : box.options())
            if (option.value > 4 && option.value < 8)
                QVERIFY(!option.legal);
        m_inspector->setInputs(m_inputs);
        QTest::keyClick(&box, Qt::Key_Up);
        QVERIFY(m_plans.empty()); // where to is not looked for on this thread
        QTRY_COMPARE(m_plans.size(), 1U);
        QCOMPARE(m_plans.back().layout.tp, 8);
        QCOMPARE(m_names.back(), QStringLiteral("Set TP to 8"));
    }

    /// Of a value that was changed itself, what was asked before counts no more.
    void anotherValueEndsAStep()
    {
        DegreeSpinBox& box = tp().spinBox();
        Plan other = *m_inputs.plan;
        other.layout.tp = 1;
        QTest::keyClick(&box, Qt::Key_Up);
        showPlan(other);
        QCOMPARE(box.value(), 1);
        box.stepBy(1);
        QTRY_COMPARE(m_plans.size(), 1U);
        QCOMPARE(m_plans.back().layout.tp, 2);
    }

    /// An arrow that is held is one step for each look, not a leap over values nobody saw.
    void heldArrowsStepOnce()
    {
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(&tp().spinBox(), Qt::Key_Up);
        QTRY_COMPARE(m_plans.size(), 1U);
        QCOMPARE(m_plans.back().layout.tp, 8);
        QTest::keyClick(&tp().spinBox(), Qt::Key_Up);
        QTest::keyClick(&tp().spinBox(), Qt::Key_Down);
        tp().spinBox().judge();
        QTRY_VERIFY(tp().spinBox().isJudged());
        QCOMPARE(m_plans.size(), 1U); // up and down is nowhere
    }

    /// A plan that another field changed is the one that what waits is asked of.
    void whatWaitsOutlivesAnotherFieldsChange_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<bool>("complete");
        QTest::newRow("step") << QString() << true;
        QTest::newRow("value") << QStringLiteral("4") << true;
        QTest::newRow("half a value") << QStringLiteral("4") << false;
    }
    void whatWaitsOutlivesAnotherFieldsChange()
    {
        QFETCH(QString, typed);
        QFETCH(bool, complete);
        DegreeSpinBox& pp = field("/layout/pp").spinBox();
        QTest::keyClick(&tp().spinBox(), Qt::Key_Up);
        if (typed.isEmpty())
            QTest::keyClick(&pp, Qt::Key_Up);
        else
            type(pp, typed);
        if (!complete) {
            QTRY_COMPARE(m_plans.size(), 1U);
            QTRY_VERIFY(pp.isJudged());
            QCOMPARE(pp.text(), typed);
        }
        if (!typed.isEmpty())
            QTest::keyClick(&pp, Qt::Key_Return);
        QTRY_COMPARE(m_plans.size(), 2U);
        QCOMPARE(m_plans.back().layout.tp, 8);
        QCOMPARE(m_plans.back().layout.pp, 4);
    }

    void refusesATypedIllegalValueWithItsReason_data()
    {
        QTest::addColumn<bool>("stepped");
        QTest::newRow("typed") << false;
        QTest::newRow("then stepped") << true; // the value comes first
    }
    void refusesATypedIllegalValueWithItsReason()
    {
        QFETCH(bool, stepped);
        DegreeSpinBox& box = tp().spinBox();
        QSignalSpy refusals(&box, &DegreeSpinBox::refused);
        type(box, QStringLiteral("7"));
        QTest::keyClick(&box, Qt::Key_Return);
        if (stepped)
            QTest::keyClick(&box, Qt::Key_Up);
        QTRY_COMPARE(refusals.count(), 1);
        QCOMPARE(refusals.front().front().toInt(), 7);
        QVERIFY(!refusals.front().at(1).toString().isEmpty());
        QCOMPARE(box.value(), 4);
        QVERIFY(m_plans.empty());
    }

    void theLastOfStepAndTypedValueThatWaitCounts()
    {
        DegreeSpinBox& box = tp().spinBox();
        QTest::keyClick(&box, Qt::Key_Up);
        type(box, QStringLiteral("2"));
        QTest::keyClick(&box, Qt::Key_Return);
        QTRY_COMPARE(m_plans.size(), 1U);
        QCOMPARE(m_plans.back().layout.tp, 2);
    }

    void menuListsIllegalValuesGreyed()
    {
        QMenu& menu = tp().menu();
        QSignalSpy asked(m_inspector.get(), &PlanInspector::alternativesShown);
        menu.popup({});
        QCOMPARE(menu.actions().size(), 1); // that they are looked for
        QTRY_COMPARE(asked.count(), 1);
        int greyed = 0;
        for (const QAction* action : menu.actions())
            greyed += action->isEnabled() ? 0 : 1;
        QVERIFY(greyed > 0);
        QAction* two = entry(2);
        QVERIFY(two && two->isEnabled());
        tp().setRemark(2, QStringLiteral("+3 ms"));
        QVERIFY(two->text().contains(QStringLiteral("+3 ms")));
        two->trigger();
        QCOMPARE(m_plans.back().layout.tp, 2);
    }

    /// What can be chosen in an open menu are values of the plan that is shown, and all of them are on
    /// screen.
    void anOpenMenuFollowsThePlan()
    {
        QMenu& menu = tp().menu();
        const QRect screen = menu.screen()->availableGeometry();
        menu.popup(screen.bottomRight());
        QTRY_VERIFY(entry(2) != nullptr);
        QVERIFY2(screen.contains(menu.geometry()), "it grew off the screen");
        QVERIFY(menu.height() >= menu.sizeHint().height());
        Plan other = *m_inputs.plan;
        other.layout.tp = 1;
        showPlan(other);
        QCOMPARE(menu.actions().size(), 1);
        QVERIFY(menu.isVisible() && !menu.actions().front()->isEnabled());
        QTRY_VERIFY(entry(1) != nullptr);
        QVERIFY(entry(1)->isChecked() && !entry(4)->isChecked());
        QVERIFY(screen.contains(menu.geometry()));
    }

    /// A project that is closed meanwhile has no degrees to look for, to step or to choose.
    void aClosedProjectEndsEverything()
    {
        DegreeSpinBox& box = tp().spinBox();
        QTest::keyClick(&box, Qt::Key_Up);
        type(field("/layout/pp").spinBox(), QStringLiteral("4"));
        QTest::keyClick(&field("/layout/pp").spinBox(), Qt::Key_Return);
        field("/layout/ep").menu().popup({});
        m_inspector->setInputs({});
        QVERIFY(!field("/layout/ep").menu().isVisible());
        box.stepBy(1); // nobody can, but whoever does gets nowhere
        QVERIFY(m_plans.empty() && !box.isJudged());
        m_inspector->setInputs(m_inputs);
        QCOMPARE(box.value(), 4);
        QCOMPARE(field("/layout/pp").spinBox().value(), 2);
        box.judge();
        QTRY_VERIFY(box.isJudged()); // one look runs at a time, so that the one before has ended, too
        QVERIFY(m_plans.empty());
    }

private:
    [[nodiscard]] DegreeStepper& field(const char* pointer) const
    {
        return *m_inspector->findChild<DegreeStepper*>(QString::fromLatin1(pointer));
    }
    [[nodiscard]] DegreeStepper& tp() const { return field("/layout/tp"); }
    [[nodiscard]] QAction* entry(int value) const
    {
        const QList<QAction*> actions = tp().menu().actions();
        for (QAction* action : actions)
            if (action->data().toInt() == value)
                return action;
        return nullptr;
    }
    static void type(DegreeSpinBox& box, const QString& text)
    {
        box.selectAll();
        QTest::keyClicks(&box, text);
    }
    void showPlan(const Plan& plan)
    {
        m_inputs.plan = std::make_shared<const Plan>(plan);
        m_inspector->setInputs(m_inputs);
    }

    std::unique_ptr<PlanInspector> m_inspector;
    InspectorInputs m_inputs;
    std::vector<Plan> m_plans;
    QStringList m_names;
};

QTEST_MAIN(TestDegreeStepper)
#include "tst_degree_stepper.moc"
