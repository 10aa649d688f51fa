// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// From a mark on the board to the table of ways to go on, and from there to a plan.
#include <memory>

#include <QAction>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include "app/report/report.h"
#include "app/window/controls/recover_control.h"
#include "app/window/controls/replay_control.h"
#include "app/window/files/file_controller.h"
#include "app/window/shell/dock_layout.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/views.h"
#include "core/evaluate/evaluate.h"
#include "tests/gui/window_test.h"
#include "widgets/board/board_view.h"
#include "widgets/comparison/comparison_view.h"
#include "widgets/recovery/failures_panel.h"
#include "widgets/recovery/over_time_views.h"
#include "widgets/recovery/recovery_panel.h"
#include "widgets/recovery/replay_panel.h"
#include "widgets/recovery/replay_view.h"
#include "widgets/recovery/timeouts_form.h"
#include "widgets/row_table.h"
#include "widgets/theme.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

/// Two replicas of two stages, a node each: every policy has something to say.
PlanDocument denseSample()
{
    std::string text = test::samplePlanText();
    const auto replace = [&text](const std::string& from, const std::string& to) {
        text.replace(text.find(from), from.size(), to);
    };
    replace("mixtral-8x7b", "llama-3-8b");
    replace(R"("tp": 4, "pp": 2, "ep": 4, "etp": 1)", R"("tp": 8, "pp": 2)");
    Result<PlanDocument> document = readPlanDocument(text);
    RANKLOOM_ASSERT(document.has_value());
    return std::move(*document);
}

} // namespace

class TestRecover : public test::WindowTest {
    Q_OBJECT

    BoardView& board() { return *m_window->views().board; }
    RecoverControl& control() { return *m_window->views().recoverControl; }
    RecoveryPanel& panel() { return *m_window->views().recovery; }
    FailuresPanel& failures() { return *m_window->views().failures; }
    [[nodiscard]] QString cell(int row, int column) const
    {
        return m_window->views().recovery->table().model()->index(row, column).data().toString();
    }
    void waitForPrices() { QTRY_VERIFY_WITH_TIMEOUT(!control().isBusy() && panel().recoveries(), 60000); }
    void failNode(int node) { control().setMarks({markOf(WhatIf::Part::Node, node, 0)}); }
    void choose(RecoveryPolicy policy) { panel().choose(static_cast<int>(policy)); }

private Q_SLOTS:
    void init()
    {
        setUp(denseSample(), {1400, 900});
        m_window->panels().enter(Perspective::Recover);
        test::settle();
    }
    void cleanup() { tearDown(); }

    void keysOnTheBoardMark()
    {
        QVERIFY(!panel().recoveries());
        const DocumentState before = document().state();
        board().setFocus();
        QTest::keyClick(&board(), Qt::Key_F);
        QCOMPARE(control().marks(), FailureMarks {markOf(WhatIf::Part::Device, 0, 0)});
        QTest::keyClick(&board(), Qt::Key_F);
        QVERIFY(control().marks().empty());
        QTest::keyClick(&board(), Qt::Key_F, Qt::ShiftModifier);
        QCOMPARE(control().marks(), FailureMarks {markOf(WhatIf::Part::Node, 0, 0)});
        QCOMPARE(failures().list().rowCount(), 1);
        waitForPrices();
        QCOMPARE(panel().table().model()->rowCount(), 8);
        QVERIFY2(panel().headline().contains(QStringLiteral("fails")), qPrintable(panel().headline()));
        QVERIFY(document().state() == before); // it is no part of the plan
    }

    void aRackFailsAsAWhole()
    {
        board().setFocus();
        QTest::keyClick(&board(), Qt::Key_R);
        QVERIFY(control().marks().empty()); // nobody knows its racks
        for (QSpinBox* box : failures().findChildren<QSpinBox*>())
            if (box->accessibleName() == QStringLiteral("Nodes per rack"))
                box->setValue(2);
        QTest::keyClick(&board(), Qt::Key_R);
        QCOMPARE(control().marks(),
            (FailureMarks {markOf(WhatIf::Part::Node, 0, 0), markOf(WhatIf::Part::Node, 1, 0)}));
        QTest::keyClick(&board(), Qt::Key_R);
        QVERIFY(control().marks().empty());
    }

    void theMenuMarks()
    {
        const std::unique_ptr<QMenu> menu = board().createMenu();
        QAction* fails = nullptr;
        for (QAction* entry : menu->findChildren<QAction*>())
            if (entry->objectName() == QLatin1String("board.failNode"))
                fails = entry;
        for (const QAction* entry : menu->actions())
            if (entry->menu())
                for (QAction* inner : entry->menu()->actions())
                    if (inner->objectName() == QLatin1String("board.failNode"))
                        fails = inner;
        QVERIFY(fails && fails->isEnabled());
        fails->trigger();
        QCOMPARE(control().marks(), FailureMarks {markOf(WhatIf::Part::Node, 0, 0)});
    }

    /// In this perspective the board is for marking; in others it selects as ever.
    void clicksAndBoxesMark()
    {
        QVERIFY(board().isMarking());
        const auto slot = [this](int device) {
            return board().viewport().toScreen(board().geometryOfBoard().slot(device)).center().toPoint();
        };
        QTest::mouseClick(&board(), Qt::LeftButton, {}, slot(3));
        QCOMPARE(control().marks(), FailureMarks {markOf(WhatIf::Part::Device, 3, 0)});
        QTest::mouseClick(&board(), Qt::LeftButton, {}, slot(3));
        QVERIFY(control().marks().empty());
        QTest::mousePress(&board(), Qt::LeftButton, {}, slot(0));
        QTest::mouseMove(&board(), slot(1));
        QTest::mouseMove(&board(), slot(7));
        QTest::mouseRelease(&board(), Qt::LeftButton, {}, slot(7));
        QCOMPARE(control().marks(), FailureMarks {markOf(WhatIf::Part::Node, 0, 0)});
        m_window->panels().enter(Perspective::Plan);
        QVERIFY(!board().isMarking());
        QTest::mouseClick(&board(), Qt::LeftButton, {}, slot(9));
        QCOMPARE(control().marks().size(), std::size_t {1});
    }

    void theListEdits()
    {
        control().setMarks({markOf(WhatIf::Part::Node, 1, 0)});
        RowTable& list = failures().list();
        list.edit(0, 1);
        auto* editor = list.view().findChild<QLineEdit*>();
        QVERIFY(editor);
        editor->setText(QStringLiteral("70"));
        QTest::keyClick(editor, Qt::Key_Return);
        QTRY_COMPARE(control().marks(), FailureMarks {markOf(WhatIf::Part::Node, 1, 0.7)});
        waitForPrices();
        QVERIFY(panel().recoveries()->asItIsSeconds > panel().recoveries()->stepSeconds);
        list.view().setFocus();
        QTest::keyClick(&list.view(), Qt::Key_Delete);
        QTRY_VERIFY(control().marks().empty());
        QVERIFY(!panel().recoveries());
    }

    /// What the table says is what the core says.
    void tableIsTheCore()
    {
        failNode(1);
        waitForPrices();
        const Result<Recoveries> all = replanAll(*document().project(), *document().plan(),
            lostDevices(document().project()->cluster, control().marks()), failures().assumptions().settings);
        QVERIFY(all.has_value());
        const Recovery* best = all->best();
        QVERIFY(best != nullptr);
        QCOMPARE(panel().chosen(), static_cast<int>(best->policy));
        QVERIFY(cell(0, PolicyTable::Policy).startsWith(u'★')); // most goodput first
        QCOMPARE(panel().table().model()->index(0, PolicyTable::Goodput).data(Qt::EditRole).toDouble(),
            best->goodput);
        bool seenInfeasible = false;
        for (int row = 0; row < 8; ++row) {
            const bool feasible = !cell(row, PolicyTable::Policy).startsWith(u'✕');
            QVERIFY(feasible || !cell(row, PolicyTable::Why).isEmpty());
            QVERIFY(!(seenInfeasible && feasible)); // those that cannot go on stand last
            seenInfeasible = seenInfeasible || !feasible;
        }
    }

    void returnAdoptsAndUndoTakesItBack()
    {
        failNode(3);
        waitForPrices();
        choose(RecoveryPolicy::Restart);
        QVERIFY(panel().recoveries()->policies.front().plan.has_value());
        const DocumentState before = document().state();
        panel().table().setFocus();
        QTest::keyClick(&panel().table(), Qt::Key_Return);
        QCOMPARE(document().state().scenarios.size(), before.scenarios.size() + 1);
        QVERIFY(document().plan()->whatIf.front().removed);
        document().undoStack().undo();
        QVERIFY(document().state() == before);
        waitForPrices();
        choose(RecoveryPolicy::Restart);
        QTest::keyClick(&panel().table(), Qt::Key_Return, Qt::ShiftModifier);
        QCOMPARE(document().state().scenarios.size(), before.scenarios.size());
        QVERIFY(document().plan()->whatIf.front().removed);
        document().undoStack().undo();
        QVERIFY(document().state() == before);
    }

    void whatCannotGoOnIsNotAdopted()
    {
        // Both nodes of a stage.
        control().setMarks({markOf(WhatIf::Part::Node, 0, 0), markOf(WhatIf::Part::Node, 1, 0)});
        waitForPrices();
        const auto& policies = panel().recoveries()->policies;
        const auto none = std::ranges::find_if(policies, [](const Recovery& r) { return !r.feasible; });
        QVERIFY(none != policies.end());
        panel().choose(static_cast<int>(none - policies.begin()));
        const DocumentState before = document().state();
        QTest::keyClick(&panel().table(), Qt::Key_Return);
        QVERIFY(document().state() == before);
        QVERIFY(m_window->messages().isVisible());
        QVERIFY2(m_window->messages().text().contains(QStringLiteral("adopt")),
            qPrintable(m_window->messages().text()));
        // No settings of a launcher follow from it either.
        const QString nothing = m_folder->filePath(QStringLiteral("none.sh"));
        control().saveSettings(RecoveryLauncher::TorchFt, nothing);
        QVERIFY(!QFile::exists(nothing));
    }

    /// Whatever goes on is a plan with the step that the table tells.
    void everyPolicyIsAdopted()
    {
        failNode(3);
        waitForPrices();
        const ShownRecoveries all = panel().recoveries();
        const DocumentState before = document().state();
        for (std::size_t i = 0; i < all->policies.size(); ++i) {
            if (!all->policies[i].feasible)
                continue;
            panel().choose(static_cast<int>(i));
            QTest::keyClick(&panel().table(), Qt::Key_Return, Qt::ShiftModifier);
            QVERIFY(document().plan()->replicas == all->policies[i].plan->replicas);
            const auto evaluation = evaluateLegal(*document().project(), *document().plan());
            QVERIFY(evaluation && evaluation->valid);
            QCOMPARE(evaluation->time.step.value(), all->policies[i].stepSeconds);
            document().undoStack().undo();
            QVERIFY(document().state() == before);
            waitForPrices();
        }
    }

    /// What is adopted may fail again.
    void theNextFailureIsPricedToo()
    {
        failNode(3);
        waitForPrices();
        choose(RecoveryPolicy::Resize);
        QTest::keyClick(&panel().table(), Qt::Key_Return, Qt::ShiftModifier);
        QVERIFY(!document().plan()->replicas->alike());
        waitForPrices();
        QCOMPARE(panel().recoveries()->idleCells, 1);
        QVERIFY(panel().recoveries()->best()->throughputRatio == 1); // it is lost already
        control().setMarks({markOf(WhatIf::Part::Node, 3, 0), markOf(WhatIf::Part::Node, 1, 0)});
        waitForPrices();
        const auto& policies = panel().recoveries()->policies;
        QVERIFY(policies[static_cast<std::size_t>(RecoveryPolicy::Resize)].feasible);
        QVERIFY(policies[static_cast<std::size_t>(RecoveryPolicy::Resize)].throughputRatio < 1);
    }

    void settingsOfTheLauncherAreWritten()
    {
        failNode(3);
        waitForPrices();
        choose(RecoveryPolicy::Drop);
        for (QDoubleSpinBox* box : failures().timeouts().findChildren<QDoubleSpinBox*>())
            if (box->accessibleName() == QStringLiteral("Process group"))
                box->setValue(150);
        const QString path = m_folder->filePath(QStringLiteral("torchft.sh"));
        control().saveSettings(RecoveryLauncher::TorchFt, path);
        QTRY_VERIFY(failures().timeouts().saved().contains(QStringLiteral("torchft.sh")));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY2(
            text.contains("TORCHFT_TIMEOUT_SEC=150") && text.contains("--min_replicas 1"), text.constData());
        // Where nothing can be written, a message says so.
        control().saveSettings(RecoveryLauncher::TorchFt, m_folder->filePath(QStringLiteral("no/such.sh")));
        QTRY_VERIFY(m_window->messages().text().contains(QStringLiteral("such.sh")));
    }

    void clocksAreReadFromAFile()
    {
        const auto write = [this](const char* name, const QByteArray& text) {
            const QString path = m_folder->filePath(QString::fromLatin1(name));
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write(text) == text.size() ? path : QString();
        };
        const auto clocks = [this] { return failures().assumptions().settings.clocks.points.size(); };
        control().readClocks(write("clocks.csv", "waiting,,120\n0.6,0.6,300\n1,1,700\n1.3,1.2,950\n"));
        QTRY_COMPARE(clocks(), std::size_t {3});
        QCOMPARE(failures().assumptions().settings.highestFrequency, 1.2);
        // What cannot be read says why, and leaves those there were.
        control().readClocks(m_folder->filePath(QStringLiteral("none.csv")));
        QTRY_VERIFY2(failures().clocks().startsWith(u'✕') && failures().clocks().contains(u"none.csv"),
            qPrintable(failures().clocks()));
        QByteArray endless;
        for (int i = 0; i <= 4096; ++i)
            endless += QByteArray::number(1 + i) + ',' + QByteArray::number(1 + i) + ",700\n";
        control().readClocks(write("endless.csv", endless));
        QTRY_VERIFY2(failures().clocks().contains(QStringLiteral("4096")), qPrintable(failures().clocks()));
        QCOMPARE(clocks(), std::size_t {3});
    }

    void sparesTakeOver()
    {
        failNode(2);
        waitForPrices();
        for (QSpinBox* box : failures().findChildren<QSpinBox*>())
            if (box->accessibleName() == QStringLiteral("Spare nodes"))
                box->setValue(1);
        waitForPrices();
        QCOMPARE(panel().recoveries()->sparesUsed, 1);
        QCOMPARE(
            panel().recoveries()->policies[static_cast<std::size_t>(RecoveryPolicy::Resize)].throughputRatio,
            1.0);
    }

    /// Each stage is on two nodes: any one may go, two of one stage may not.
    void theWorstLossIsFoundAndMarked()
    {
        QSpinBox* count = nullptr;
        for (QSpinBox* box : failures().findChildren<QSpinBox*>())
            if (box->accessibleName() == QStringLiteral("Nodes lost at once"))
                count = box;
        QPushButton* find = nullptr;
        for (QPushButton* button : failures().findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("Find the worst"))
                find = button;
        QVERIFY(count && find);
        find->click();
        QTRY_VERIFY_WITH_TIMEOUT(failures().worst().startsWith(u'✓'), 60000);
        QCOMPARE(control().marks().size(), std::size_t {1});
        count->setValue(2);
        find->click();
        QTRY_VERIFY_WITH_TIMEOUT(failures().worst().startsWith(u'✗'), 60000);
        QCOMPARE(control().marks().size(), std::size_t {2});
        QCOMPARE(control().marks()[0].first / 2, control().marks()[1].first / 2);
    }

    void theReportTellsIt()
    {
        QVERIFY(control().reported().empty());
        failNode(1);
        waitForPrices();
        const ReportedRecovery told = control().reported();
        QCOMPARE(told.rows.size(), std::size_t {8});
        QVERIFY(told.headline.contains(QStringLiteral("fails")));
        const Result<ReportedRecovery> again = readReportedRecovery(writeReportedRecovery(told));
        QVERIFY(again && *again == told);
        // Times, and throughput, layers and connections of the chosen policy, light and dark.
        QCOMPARE(told.pictures.size(), std::size_t {4});
        for (const ReportedPicture& picture : told.pictures) {
            QVERIFY(!picture.description.isEmpty() && picture.light != picture.dark);
            RecordedPicture shown(picture);
            QImage light = renderPicture(shown, 1);
            shown.setPalette(themePalette(Ground::Dark));
            QCOMPARE(light.size(), picture.size);
            QVERIFY(light != renderPicture(shown, 1));
        }
        QVERIFY(!readReportedRecovery("{").has_value());
        const auto data = std::make_shared<const ComparisonData>(makeComparisonData(
            {{"plan", document().project(), document().plan(), *document().figures()->evaluation}}, 0));
        const QByteArray page = reportHtml(makeReport(data, {{}, {}, told}));
        QVERIFY(page.contains("id=\"recovery\""));
        QVERIFY(page.contains(told.rows.front().front().toHtmlEscaped().toUtf8()));
        QCOMPARE(page.count("<figure") - reportHtml(makeReport(data, {})).count("<figure"), 4);
        QVERIFY(!reportHtml(makeReport(data, {})).contains("id=\"recovery\""));
    }

    void timelinesBeforeAndAfter()
    {
        failNode(1);
        waitForPrices();
        choose(RecoveryPolicy::Resize);
        ComparisonView& view = *m_window->views().beforeAfter;
        m_window->findChild<QAction*>(QStringLiteral("show.dock.beforeAfter"))->trigger();
        QTRY_VERIFY_WITH_TIMEOUT(view.data() != nullptr, 60000);
        QCOMPARE(view.data()->count(), 2);
        QCOMPARE(view.data()->struckLanes, (std::vector<std::vector<int>> {{0}, {}}));
        QVERIFY(
            view.data()->timelines[1]->timeline().makespan > view.data()->timelines[0]->timeline().makespan);
        const auto resized = view.data();
        choose(RecoveryPolicy::Reroute); // of the slowest replica
        QTRY_VERIFY_WITH_TIMEOUT(view.data() != nullptr && view.data() != resized, 60000);
        QCOMPARE(view.data()->count(), 2);
        QVERIFY(
            view.data()->timelines[1]->timeline().makespan > view.data()->timelines[0]->timeline().makespan);
    }

    /// A report says what a lossy plan compresses, and what a budget for bits brings.
    void theReportTellsOfCompression()
    {
        const auto page = [this](const Plan& plan) {
            const Result<Evaluation> figures = evaluate(*document().project(), plan);
            return reportHtml(makeReport(
                std::make_shared<const ComparisonData>(makeComparisonData(
                    {{"plan", document().project(), std::make_shared<const Plan>(plan), *figures}}, 0)),
                {}));
        };
        Plan plan = *document().plan();
        QVERIFY(!page(plan).contains("id=\"compression\""));
        plan.communication.compression.kind = CompressionKind::PowerSgd;
        plan.communication.compression.dataParallel = true;
        const QByteArray lossy = page(plan);
        QVERIFY(lossy.contains("id=\"compression\""));
        QVERIFY(lossy.contains("lossy (PowerSGD"));
    }

    void traceOfPreemptionsIsReplayed()
    {
        const QString path = m_folder->filePath(QStringLiteral("spot.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        const int nodes = document().project()->cluster->nodes;
        for (int node = 0; node < nodes; ++node)
            file.write(QByteArray("0,add,n") + QByteArray::number(node) + '\n');
        file.write("1800000,remove,n1\n7200000,add,n1\n9000000,remove,n0\n");
        file.close();
        m_window->findChild<QAction*>(QStringLiteral("show.dock.replay"))->trigger();
        test::settle();
        const ReplayPanel& replay = *m_window->views().replayPanel;
        ReplayControl& replays = *m_window->views().replayControl;
        QVERIFY(replay.view().isEmpty());
        replays.open(m_folder->filePath(QStringLiteral("none.csv")));
        QTRY_VERIFY(replay.words().startsWith(u'✕'));
        replays.open(path);
        QTRY_VERIFY_WITH_TIMEOUT(!replay.view().isEmpty() && !replays.isBusy(), 60000);
        QVERIFY2(replay.words().contains(QStringLiteral("spot.csv")), qPrintable(replay.words()));
        // It speaks of the policy that the table speaks of, and follows the plan.
        failNode(1);
        waitForPrices();
        choose(RecoveryPolicy::Drop);
        QVERIFY2(replay.words().contains(QStringLiteral("Drop")), qPrintable(replay.words()));
        Plan plan = *document().plan();
        plan.workload.globalBatchSize *= 2;
        document().changePlan(plan, QStringLiteral("Double the batch"));
        QVERIFY(replay.view().isStale() || replays.isBusy());
        QTRY_VERIFY_WITH_TIMEOUT(!replay.view().isStale() && !replays.isBusy(), 60000);
        m_window->files().close();
        QTRY_VERIFY(!document().isOpen());
        QVERIFY(replay.view().isEmpty());
    }

    void weeksAheadAreDrawn()
    {
        for (const char* dock : {"spares", "fleet", "checkpoints"}) {
            m_window->findChild<QAction*>(QStringLiteral("show.dock.") + QLatin1String(dock))->trigger();
            test::settle();
        }
        const Views& views = m_window->views();
        QTRY_VERIFY_WITH_TIMEOUT(!views.spares->isEmpty() && !views.fleet->isEmpty(), 60000);
        QVERIFY(!views.checkpoints->isEmpty());
        QVERIFY(views.spares->best() >= 0);
    }

    void marksGoWithTheProject()
    {
        failNode(0);
        waitForPrices();
        m_window->files().close();
        QTRY_VERIFY(!document().isOpen());
        QVERIFY(control().marks().empty());
        QVERIFY(!panel().recoveries());
    }
};

QTEST_MAIN(TestRecover)
#include "tst_recover.moc"
