// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QHeaderView>
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
        panel.show(); // what nobody sees is not surveyed
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
        QCOMPARE(space->leastHeadroom.value(), 2.5 * kGiB);
        const SearchSpace all = defaultSearchSpace(sample.project, sample.plan);
        QVERIFY(space->withinNode == all.withinNode && space->schedules == all.schedules);
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

    /// Whoever reads a row knows that its figures are those of a plan that loses digits, and in what.
    void lossyLayoutsSaySo()
    {
        FoundLayout found;
        QVERIFY(!layoutWords(found).contains(QStringLiteral("lossy")));
        Compression& compression = found.plan.communication.compression;
        compression.embeddingSync = true;
        QVERIFY(layoutWords(found).contains(QStringLiteral("fused embedding sync")));
        QVERIFY(!layoutWords(found).contains(QStringLiteral("lossy")));
        compression.kind = CompressionKind::PowerSgd;
        QVERIFY(layoutWords(found).startsWith(QStringLiteral("lossy: PowerSGD, rank 128")));
    }

    /// A part of the cluster, as --budget of the command line.
    void devicesMayBeFewer()
    {
        SearchPanel panel;
        panel.show(); // what nobody sees is not surveyed
        SearchConstraints& constraints = panel.constraints();
        const PlanDocument sample = test::samplePlan();
        constraints.setInputs(
            std::make_shared<const Project>(sample.project), std::make_shared<const Plan>(sample.plan));
        QLineEdit* field = edit(panel, "Numbers of GPUs");
        QVERIFY(field);
        const int all = sample.project.cluster->devices();
        const int half = all / 2;
        QCOMPARE(field->placeholderText(), QString::number(all));
        QVERIFY(constraints.space()->devices.empty());
        field->setText(QStringLiteral("%1, %2").arg(all).arg(half));
        QCOMPARE(constraints.space()->devices, (std::vector<int> {half, all}));
        QTRY_VERIFY2(constraints.problem().isEmpty(), qPrintable(constraints.problem()));
        // Kept with the other constraints.
        SearchPanel second;
        second.constraints().setState(constraints.state());
        QCOMPARE(edit(second, "Numbers of GPUs")->text(), field->text());
        for (const char* bad : {"some", "1..16", "0"}) {
            field->setText(QString::fromLatin1(bad));
            QTRY_VERIFY2(
                constraints.problem().startsWith(QStringLiteral("GPUs")), qPrintable(constraints.problem()));
            QVERIFY(!panel.findChild<QPushButton*>(QStringLiteral("search"))->isEnabled());
        }
        field->setText(QString::number(10 * all)); // a number, but not of this cluster
        QTRY_VERIFY2(constraints.problem().contains(QStringLiteral("no part of a cluster")),
            qPrintable(constraints.problem()));
    }

    /// At the size that it has on the smallest screen, between constraints and preview, nothing is below the
    /// fold, not even with the constraints in it.
    void needsLittleRoom()
    {
        SearchPanel panel;
        panel.setLayouts(sampleLayouts());
        QVERIFY2(panel.heightForWidth(590) <= 540, qPrintable(QString::number(panel.heightForWidth(590))));
        QVERIFY2(panel.minimumSizeHint().width() <= 460,
            qPrintable(QString::number(panel.minimumSizeHint().width())));
    }

    void tableIsCopied()
    {
        SearchPanel panel;
        panel.setLayouts(sampleLayouts());
        const auto copy = [&panel](const char* words) {
            for (QAction* action : panel.table().actions())
                if (action->text() == QLatin1String(words))
                    action->trigger();
            return QGuiApplication::clipboard()->text();
        };
        const auto rows = static_cast<qsizetype>(sampleLayouts()->size());
        const QStringList tabs = copy("Copy table").split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(tabs.size(), rows + 1);
        QVERIFY(tabs.front().startsWith(QStringLiteral("#\tLayout\tStep")));
        QVERIFY(copy("Copy as CSV").startsWith(QStringLiteral("#,Layout,Step")));
        const QStringList marked = copy("Copy as Markdown").split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(marked.size(), rows + 2);
        QVERIFY(marked[0].startsWith(QStringLiteral("| # | Layout | Step |")));
        QVERIFY(marked[1].startsWith(QStringLiteral("| ---: | --- | ---: |")));
        QVERIFY(marked[2].contains(formatSeconds(sampleLayouts()->front().time.step.value())));
    }

    /// A window in which nobody has chosen anything searches what the command line does.
    void firstStateIsTheDefaultSpace()
    {
        SearchPanel panel;
        const PlanDocument sample = test::samplePlan();
        panel.constraints().setInputs(
            std::make_shared<const Project>(sample.project), std::make_shared<const Plan>(sample.plan));
        QVERIFY(*panel.constraints().space() == defaultSearchSpace(sample.project, sample.plan));
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
        tick(*choices(panel, "Schedules"), "Common");
        auto* runsOn = panel.findChild<QComboBox*>();
        runsOn->setCurrentText(QStringLiteral("Megatron-LM"));
        QCOMPARE(edited.size(), 5);
        Result<SearchSpace> space = constraints.space();
        QVERIFY(space.has_value());
        const SearchSpace all = defaultSearchSpace(sample.project, sample.plan);
        QCOMPARE(space->shardings.size(), all.shardings.size() - 2);
        QVERIFY(space->withinNode.expert && !space->withinNode.data);
        QCOMPARE(space->schedules.size(), std::size_t {4});
        QCOMPARE(space->runsOn, Launcher::Megatron);

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
        QVERIFY(QString::fromStdString(space.error().message.english()).contains(QStringLiteral("Sharding")));
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
        QCOMPARE(adopted.at(0), (QVariantList {2, QVariant::fromValue(AdoptAs::NewPlan)}));
        QCOMPARE(adopted.at(1), (QVariantList {2, QVariant::fromValue(AdoptAs::ThisPlan)}));
        QCOMPARE(adopted.at(2), (QVariantList {3, QVariant::fromValue(AdoptAs::NewPlan)}));
        panel.setAdoptable(false);
        QTest::keyClick(&panel.table(), Qt::Key_Return);
        QCOMPARE(adopted.size(), 3);
    }

    /// Near-equal layouts are one row until somebody asks for them.
    void nearEqualOnesAreOneRow()
    {
        std::vector<FoundLayout> layouts = *sampleLayouts();
        layouts[1].alikeCount = 2;
        layouts[1].alike = {found(16, 1.149, 3, false), found(32, 1.153, 2, false)};
        SearchPanel panel;
        panel.resize(1100, 420);
        panel.show();
        panel.setLayouts(std::make_shared<const std::vector<FoundLayout>>(layouts));
        auto* model = panel.table().model();
        QCOMPARE(model->rowCount(), 4);
        QVERIFY(model->index(1, LayoutTable::Words).data().toString().contains(QStringLiteral("+2 like it")));
        QSignalSpy looked(&panel, &SearchPanel::previewRequested);
        panel.table().setFocus();
        QTest::keyClick(&panel.table(), Qt::Key_Down);
        QTest::keyClick(&panel.table(), Qt::Key_Right);
        model = panel.table().model();
        QCOMPARE(model->rowCount(), 6);
        QCOMPARE(panel.table().currentIndex().row(), 1);
        QTest::keyClick(&panel.table(), Qt::Key_Down);
        QCOMPARE(panel.layoutAt(looked.back().front().toInt())->plan.layout.tp, 16);
        QCOMPARE(panel.scatter().chosen(), 1);
        QSignalSpy adopted(&panel, &SearchPanel::adoptRequested);
        QTest::keyClick(&panel.table(), Qt::Key_Down);
        QTest::keyClick(&panel.table(), Qt::Key_Return);
        QCOMPARE(panel.layoutAt(adopted.back().front().toInt())->plan.layout.tp, 32);
        QTest::keyClick(&panel.table(), Qt::Key_Left);
        QCOMPARE(panel.table().model()->rowCount(), 4);
        QCOMPARE(panel.table().currentIndex().row(), 1);
        QTest::mouseClick(panel.table().viewport(), Qt::LeftButton, {},
            panel.table().visualRect(panel.table().model()->index(1, LayoutTable::Rank)).center());
        QCOMPARE(panel.table().model()->rowCount(), 6);
    }

    /// The layout stands second, and nothing of rank, step, distance and headroom is out of sight, tests or
    /// not.
    void theLayoutIsNeverOutOfSight()
    {
        SearchPanel panel;
        panel.resize(760, 420);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        panel.setLayouts(sampleLayouts());
        auto tests = std::make_shared<LayoutTests>();
        tests->robustness.trials = 64;
        tests->robustness.layouts = {{0.75, 1.3, 3, Seconds(1), Seconds(1.2)}};
        for (const auto& with :
            {std::shared_ptr<const LayoutTests> {}, std::shared_ptr<const LayoutTests>(tests)}) {
            panel.setLayouts(sampleLayouts(), with);
            QTableView& table = panel.table();
            QCOMPARE(table.horizontalHeader()->visualIndex(LayoutTable::Words), 1);
            for (const int column : {LayoutTable::Rank, LayoutTable::Words, LayoutTable::Step,
                     LayoutTable::Behind, LayoutTable::Headroom}) {
                const auto left = [&] { return table.columnViewportPosition(column); };
                // The layout makes room when it comes to it.
                QTRY_VERIFY2(left() >= 0 && left() + table.columnWidth(column) <= table.viewport()->width(),
                    qPrintable(QStringLiteral("%1: %2 + %3 of %4")
                                   .arg(column)
                                   .arg(left())
                                   .arg(table.columnWidth(column))
                                   .arg(table.viewport()->width())));
            }
        }
    }

    /// What was found under other constraints, or is being searched anew, is dimmed.
    void oldRowsAreDimmed()
    {
        SearchPanel panel;
        panel.setLayouts(sampleLayouts());
        const auto dimmed = [&panel] {
            return panel.table().model()->index(0, LayoutTable::Words).data(Qt::ForegroundRole).isValid();
        };
        QVERIFY(!dimmed());
        panel.setStale(true);
        QVERIFY(dimmed());
        panel.setLayouts(sampleLayouts());
        QVERIFY(!dimmed());
        SearchPanel empty;
        const QString before = empty.scatter().description();
        empty.setRunning(true);
        QVERIFY(empty.scatter().description() != before);
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
        QVERIFY2(why.contains(QStringLiteral("more waiting for other stages")), qPrintable(why));
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
        // A layout of the front that is faster by a trifle does not push the simplest from the first place.
        result.front.push_back(found(16, 1.099, 5, true));
        QVERIFY(rankedAndFront(result).front().plan == result.ranked.front().plan);
    }

    void pictures()
    {
        for (const bool dark : {false, true}) {
            const QString mode = dark ? QStringLiteral("-dark") : QStringLiteral("-light");
            LayoutScatter scatter;
            scatter.setPalette(themePalette(dark ? Ground::Dark : Ground::Light));
            QVERIFY(!scatter.description().isEmpty());
            scatter.setLayouts(sampleLayouts());
            scatter.setPresent(LayoutScatter::Present {1.35, -kGiB});
            sample::keep(renderPicture(scatter), QStringLiteral("search") + mode);
            QVERIFY(sample::colors(renderPicture(scatter)) > 4);
        }
    }
};

QTEST_MAIN(TestSearchPanel)
#include "tst_search_panel.moc"
