// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

#include "core/plan/plan_json.h"
#include "tests/gui/gui_sample.h"
#include "tests/widgets/test_pictures.h"
#include "widgets/search/choice_menu.h"
#include "widgets/search/layout_scatter.h"
#include "widgets/search/search_constraints.h"
#include "widgets/search/search_panel.h"
#include "widgets/search/sensitivity_view.h"
#include "widgets/theme.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

FoundLayout found(int tp, double step, double headroomGiB, bool onFront)
{
    FoundLayout layout;
    layout.plan.layout.tp = tp;
    layout.plan.layout.dp = 32 / tp;
    layout.time.step = Seconds(step);
    layout.time.breakdown.compute = Seconds(1);
    layout.time.breakdown.bubble = Seconds(step - 1);
    layout.headroom = Bytes(headroomGiB * kGiB);
    layout.peak = Bytes((80 - headroomGiB) * kGiB);
    layout.onFront = onFront;
    return layout;
}

FoundLayouts sampleLayouts()
{
    return std::make_shared<const std::vector<FoundLayout>>(std::vector {found(2, 1.10, 4, true),
        found(4, 1.15, 3, false), found(8, 1.30, 20, true), found(1, 1.40, 10, false)});
}

std::shared_ptr<const SensitivityReport> sampleReport()
{
    SensitivityReport report;
    report.step = Seconds(2);
    const auto add = [&report](const char* label, double change, bool fits) {
        SettingChange setting;
        setting.label = label;
        setting.step = report.step + Seconds(change);
        setting.stepChange = Seconds(change);
        setting.peakChange = Bytes(kGiB);
        setting.fits = fits;
        report.changes.push_back(setting);
    };
    add("TP 2", -0.3, true);
    add("PP 4", 0.1, false);
    add("Recompute full", 9, true); // cut: it must not squeeze the others
    return std::make_shared<const SensitivityReport>(std::move(report));
}

QLineEdit* edit(const SearchPanel& panel, const char* name)
{
    for (QLineEdit* one : panel.findChildren<QLineEdit*>())
        if (one->accessibleName() == QLatin1String(name))
            return one;
    return nullptr;
}

ChoiceMenu* choices(const SearchPanel& panel, const char* label)
{
    for (ChoiceMenu* one : panel.findChildren<ChoiceMenu*>())
        if (one->label() == QLatin1String(label))
            return one;
    return nullptr;
}

void tick(ChoiceMenu& choices, const char* words)
{
    Q_EMIT choices.menu()->aboutToShow();
    for (QAction* action : choices.menu()->actions())
        if (action->text() == QLatin1String(words))
            return action->trigger();
    QFAIL(words);
}

} // namespace

class TestSearchPanel : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void spaceFollowsTheFields()
    {
        SearchPanel panel;
        SearchConstraints& constraints = panel.constraints();
        const PlanDocument sample = test::samplePlan();
        QVERIFY(!constraints.space().has_value());
        constraints.setInputs(
            std::make_shared<const Project>(sample.project), std::make_shared<const Plan>(sample.plan));
        edit(panel, "Tensor parallelism")->setText(QStringLiteral("2, 4"));
        edit(panel, "Pipeline parallelism")->setText(QStringLiteral("1..8"));
        edit(panel, "Data parallelism")->setText(QStringLiteral("4.."));
        panel.findChild<QDoubleSpinBox*>()->setValue(2.5);
        const Result<SearchSpace> space = constraints.space();
        QVERIFY(space.has_value());
        QCOMPARE(space->tp.only, (std::vector<int> {2, 4}));
        QCOMPARE(space->pp.most, 8);
        QCOMPARE(space->dp.least, 4);
        QVERIFY(space->ep.free() && space->etp.free());
        QVERIFY(space->withinNode.tensor);
        QCOMPARE(space->leastHeadroom.value(), 2.5 * kGiB);
        const SearchSpace all = defaultSearchSpace(sample.project, sample.plan);
        QCOMPARE(space->schedules.size(), std::size_t {4});
        QVERIFY(space->shardings == all.shardings && space->recomputes == all.recomputes
            && space->vocabularies == all.vocabularies && space->offloads == all.offloads);
        QTRY_VERIFY(panel.findChild<QPushButton*>(QStringLiteral("search"))->isEnabled());

        edit(panel, "Tensor parallelism")->setText(QStringLiteral("eight"));
        QVERIFY(!constraints.space().has_value());
        QTRY_VERIFY2(
            constraints.problem().startsWith(QStringLiteral("TP")), qPrintable(constraints.problem()));
        QVERIFY(!panel.findChild<QPushButton*>(QStringLiteral("search"))->isEnabled());
        edit(panel, "Tensor parallelism")->setText(QStringLiteral("3"));
        QTRY_VERIFY2(constraints.problem().contains(QStringLiteral("TP: no value")),
            qPrintable(constraints.problem()));
        edit(panel, "Tensor parallelism")->clear();
        QTRY_VERIFY(constraints.problem().isEmpty());
    }

    void tickedChoicesAreSearchedAndKept()
    {
        SearchPanel panel;
        SearchConstraints& constraints = panel.constraints();
        const PlanDocument sample = test::samplePlan();
        constraints.setInputs(
            std::make_shared<const Project>(sample.project), std::make_shared<const Plan>(sample.plan));
        QVERIFY(constraints.state().isEmpty());
        QSignalSpy edited(&constraints, &SearchConstraints::edited);
        ChoiceMenu* shardings = choices(panel, "Sharding");
        tick(*shardings, "ZeRO-3");
        tick(*shardings, "ZeRO-0");
        tick(*choices(panel, "Within a node"), "EP");
        tick(*choices(panel, "Schedules"), "All");
        QCOMPARE(edited.size(), 4);
        Result<SearchSpace> space = constraints.space();
        QVERIFY(space.has_value());
        const SearchSpace all = defaultSearchSpace(sample.project, sample.plan);
        QCOMPARE(space->shardings.size(), all.shardings.size() - 2);
        QVERIFY(space->withinNode.tensor && space->withinNode.expert && !space->withinNode.data);
        QVERIFY(space->schedules == all.schedules);

        edit(panel, "Microbatch size")->setText(QStringLiteral("1..4"));
        const QByteArray kept = constraints.state();
        SearchPanel other;
        other.constraints().setInputs(
            std::make_shared<const Project>(sample.project), std::make_shared<const Plan>(sample.plan));
        other.constraints().setState(kept);
        QVERIFY(*other.constraints().space() == *constraints.space());
        QCOMPARE(other.constraints().state(), kept);
        other.constraints().setState("no [ JSON");
        QVERIFY(other.constraints().state().isEmpty());

        for (const char* name : {"ZeRO-1", "ZeRO-2"})
            tick(*shardings, name);
        space = constraints.space();
        QVERIFY(!space.has_value());
        QVERIFY(QString::fromStdString(space.error().message).contains(QStringLiteral("Sharding")));
        tick(*shardings, "Only as in the plan");
        QVERIFY(constraints.space()->shardings == std::vector {sample.plan.memory.sharding});
    }

    void returnSearchesAtOnce()
    {
        SearchPanel panel;
        const PlanDocument sample = test::samplePlan();
        panel.constraints().setInputs(
            std::make_shared<const Project>(sample.project), std::make_shared<const Plan>(sample.plan));
        panel.show();
        QVERIFY(QTest::qWaitForWindowActive(&panel));
        const QSignalSpy asked(&panel, &SearchPanel::searchRequested);
        auto* search = panel.findChild<QPushButton*>(QStringLiteral("search"));
        QTRY_VERIFY(search->isEnabled());
        panel.begin();
        QVERIFY(search->hasFocus());
        QTest::keyClick(search, Qt::Key_Return);
        QCOMPARE(asked.count(), 1);
    }

    void testsHaveTheirColumns()
    {
        SearchPanel panel;
        panel.setLayouts(sampleLayouts());
        QVERIFY(panel.table().isColumnHidden(LayoutTable::Holds));
        auto tests = std::make_shared<LayoutTests>();
        RankPlacementResult placed;
        placed.before.step = Seconds(1.25);
        placed.after.step = Seconds(1.10);
        placed.costBefore = placed.before.step;
        placed.costAfter = placed.after.step;
        placed.noise = Seconds(0.2);
        tests->placed.push_back({0, placed});
        tests->robustness.trials = 64;
        tests->robustness.layouts = {{0.75, 1.3, 3, Seconds(1), Seconds(1.2)}};
        panel.setLayouts(sampleLayouts(), tests);
        QVERIFY(!panel.table().isColumnHidden(LayoutTable::Holds));
        const auto* model = panel.table().model();
        QCOMPARE(model->index(0, LayoutTable::Holds).data(Qt::EditRole).toDouble(), 0.75);
        QVERIFY(!model->index(1, LayoutTable::Holds).data().isValid());
        QVERIFY(model->index(0, LayoutTable::Placed).data().toString().contains(QStringLiteral("150 ms")));
        const QString details = model->index(0, 0).data(Qt::ToolTipRole).toString();
        QVERIFY2(details.contains(QStringLiteral("within the noise"))
                && details.contains(QStringLiteral("rank 3 at worst")),
            qPrintable(details));
    }

    void looksAtWhatThePersonChooses()
    {
        SearchPanel panel;
        panel.resize(1100, 420);
        panel.show();
        QSignalSpy looked(&panel, &SearchPanel::previewRequested);
        panel.setLayouts(sampleLayouts());
        QCOMPARE(looked.size(), 0); // filling the table is nobody's wish
        panel.table().setFocus();
        QTest::keyClick(&panel.table(), Qt::Key_Down);
        QCOMPARE(looked.size(), 1);
        QCOMPARE(looked.back().front().toInt(), 1);
        QTest::mouseClick(&panel.scatter(), Qt::LeftButton, {}, panel.scatter().pointOf(3).toPoint());
        QCOMPARE(looked.back().front().toInt(), 3);
        for (QLineEdit* one : panel.findChildren<QLineEdit*>())
            if (one->accessibleName() == QStringLiteral("Filter of the layouts"))
                one->setText(QStringLiteral("tp 2"));
        const auto count = looked.size();
        panel.setAdoptable(false);
        QTest::keyClick(&panel.table(), Qt::Key_Down);
        QCOMPARE(looked.size(), count);
    }

    void tableAndPictureChooseTogether()
    {
        SearchPanel panel;
        panel.resize(1100, 420);
        panel.show();
        panel.setLayouts(sampleLayouts());
        QSignalSpy adopted(&panel, &SearchPanel::adoptRequested);
        LayoutScatter& scatter = panel.scatter();
        QCOMPARE(panel.table().model()->rowCount(), 4);
        QCOMPARE(scatter.chosen(), 0);
        QTest::mouseClick(&scatter, Qt::LeftButton, {}, scatter.pointOf(2).toPoint());
        QCOMPARE(scatter.chosen(), 2);
        QCOMPARE(panel.table().currentIndex().row(), 2);
        QTest::keyClick(&panel.table(), Qt::Key_Return);
        QTest::keyClick(&panel.table(), Qt::Key_Return, Qt::ShiftModifier);
        QTest::keyClick(&scatter, Qt::Key_Home);
        QTest::keyClick(&scatter, Qt::Key_Up); // along the front
        QCOMPARE(scatter.chosen(), 2);
        QTest::keyClick(&scatter, Qt::Key_Right);
        QTest::keyClick(&scatter, Qt::Key_Return);
        QCOMPARE(adopted.size(), 3);
        QCOMPARE(adopted.at(0), (QVariantList {2, true}));
        QCOMPARE(adopted.at(1), (QVariantList {2, false}));
        QCOMPARE(adopted.at(2), (QVariantList {3, true}));
        panel.setAdoptable(false);
        QTest::keyClick(&panel.table(), Qt::Key_Return);
        QCOMPARE(adopted.size(), 3);
    }

    void filterAndOrder()
    {
        SearchPanel panel;
        panel.setLayouts(sampleLayouts());
        auto* model = panel.table().model();
        for (QLineEdit* edit : panel.findChildren<QLineEdit*>())
            if (edit->accessibleName() == QStringLiteral("Filter of the layouts"))
                edit->setText(QStringLiteral("tp 2, dp 16"));
        QCOMPARE(model->rowCount(), 1);
        for (QLineEdit* edit : panel.findChildren<QLineEdit*>())
            edit->clear();
        panel.table().sortByColumn(LayoutTable::Headroom, Qt::DescendingOrder);
        QCOMPARE(model->index(0, LayoutTable::Rank).data(Qt::EditRole).toInt(), 3);
        const QString why = model->index(0, LayoutTable::Why).data().toString();
        QVERIFY2(why.contains(QStringLiteral("more bubble")), qPrintable(why));
        QVERIFY(model->index(0, 0).data(Qt::ToolTipRole).toString().contains(QStringLiteral("1.3")));
    }

    void rankedAndFrontHasEachOnce()
    {
        SearchResult result;
        result.ranked = {(*sampleLayouts())[0], (*sampleLayouts())[1]};
        result.front = {(*sampleLayouts())[0], (*sampleLayouts())[2]};
        const std::vector<FoundLayout> all = rankedAndFront(result);
        QCOMPARE(all.size(), std::size_t {3});
        QVERIFY(std::ranges::is_sorted(all, {}, [](const FoundLayout& l) { return l.time.step; }));
    }

    void tornadoAppliesOnClickAndReturn()
    {
        SensitivityView view;
        view.resize(600, 300);
        view.setReport(sampleReport());
        QSignalSpy applied(&view, &SensitivityView::applied);
        QTest::mouseClick(&view, Qt::LeftButton, {}, view.rowOf(1).center().toPoint());
        QTest::keyClick(&view, Qt::Key_End);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(applied.size(), 2);
        QCOMPARE(applied.at(0).at(0).toInt(), 1);
        QCOMPARE(applied.at(1).at(0).toInt(), 2);
        view.setStale(true);
        QTest::keyClick(&view, Qt::Key_Return);
        QCOMPARE(applied.size(), 2); // a change of an older plan would undo newer ones
        QCOMPARE(view.createTable()->rowCount(), 3);
    }

    void pictures()
    {
        for (const bool dark : {false, true}) {
            const QString mode = dark ? QStringLiteral("-dark") : QStringLiteral("-light");
            LayoutScatter scatter;
            scatter.setPalette(themePalette(dark));
            QVERIFY(!scatter.description().isEmpty());
            scatter.setLayouts(sampleLayouts());
            scatter.setPresent(LayoutScatter::Present {1.35, -kGiB});
            sample::keep(renderPicture(scatter), QStringLiteral("search") + mode);
            QVERIFY(sample::colors(renderPicture(scatter)) > 4);
            SensitivityView tornado;
            tornado.setPalette(themePalette(dark));
            tornado.setReport(sampleReport());
            sample::keep(renderPicture(tornado), QStringLiteral("sensitivity") + mode);
            QVERIFY(sample::colors(renderPicture(tornado)) > 4);
        }
    }
};

QTEST_MAIN(TestSearchPanel)
#include "tst_search_panel.moc"
