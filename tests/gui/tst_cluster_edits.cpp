// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later

#include <algorithm>

#include <QAbstractButton>
#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QTableView>
#include <QTest>
#include <QToolButton>

#include "app/window/controls/board_control.h"
#include "app/window/files/file_controller.h"
#include "app/window/shell/dock_layout.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/views.h"
#include "core/cluster/device_presets.h"
#include "core/cluster/measured_links.h"
#include "core/evaluate/unmeasured_links.h"
#include "tests/gui/window_test.h"
#include "widgets/board/board_view.h"
#include "widgets/heatmap/links_view.h"
#include "widgets/inspector/plan_inspector.h"
#include "widgets/inspector/what_if_table.h"

using namespace rankloom;
using namespace rankloom::ui;

/// What is edited of the cluster in the window: notes, any percentage, levels of the network, pass orders.
class TestClusterEdits : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { setUp(); }
    void cleanup() { tearDown(); }

    void notesAreCommandsAndKept()
    {
        BoardView& board = *m_window->views().board;
        Q_EMIT board.outageRequested(3, NodeUse::Draining);
        Q_EMIT board.noteRequested(3, QStringLiteral("fan, until Monday"));
        QCOMPARE(document().project()->cluster->outageOf(3)->note, std::string("fan, until Monday"));
        QCOMPARE(board.data().noteOf(3), QStringLiteral("fan, until Monday"));
        QVERIFY(document().undoStack().undoText().contains(QStringLiteral("Note on node3")));
        // Another reason leaves the note.
        Q_EMIT board.outageRequested(3, NodeUse::Broken);
        QCOMPARE(document().project()->cluster->outageOf(3)->note, std::string("fan, until Monday"));
        compareWithFile();
        document().undoStack().undo();
        document().undoStack().undo();
        QVERIFY(document().project()->cluster->outageOf(3)->note.empty());
        Q_EMIT board.noteRequested(1, QStringLiteral("of a node that can be used"));
        QVERIFY(document().project()->cluster->outageOf(1) == nullptr);
    }

    /// Fewer nodes keep the links that were measured of them, more are told, and other GPUs say that theirs
    /// are assumed: each can be taken back.
    void measuredLinksSurviveOrSaySo()
    {
        Project project = *document().project();
        LinkMatrix matrix {4, std::vector<double>(16), {}};
        for (std::size_t i = 0; i < 16; ++i)
            matrix.bandwidth[i] = 1e9 * static_cast<double>(i + 1);
        project.cluster.change().links.setNodeMatrix(matrix);
        document().changeProject(project, QStringLiteral("Links"));
        const auto links = [this]() -> const LinkTable& { return document().project()->cluster->links; };
        PlanInspector& inspector = *m_window->views().inspector;
        const auto resize = [&](int nodes) {
            Project after = *document().project();
            after.cluster = reshaped(after.cluster, nodes, 8, after.cluster->device);
            Q_EMIT inspector.projectChangeRequested(after, QStringLiteral("Nodes"), {});
        };
        resize(2);
        QCOMPARE(links().nodeLink(1, 0).bandwidth.value(), 5e9);
        document().undoStack().undo();
        resize(8);
        QCOMPARE(links().nodeLink(3, 2).bandwidth.value(), 15e9);
        waitForFigures();
        QVERIFY(std::ranges::any_of(document().figures()->evaluation->diagnostics,
            [](const Diagnostic& one) { return one.code == kLinksNotMeasured; }));
        compareWithFile();
        document().undoStack().undo();

        Project other = *document().project();
        other.cluster = onOtherDevices(other.cluster, devicePreset("h200-sxm-141gb").value());
        Q_EMIT inspector.projectChangeRequested(other, QStringLiteral("GPU"), {});
        QVERIFY(!hasMeasuredLinks(links()));
        auto* messages = m_window->findChild<MessageBar*>(QStringLiteral("messageBar"));
        QVERIFY2(messages->text().contains(QStringLiteral("measured with NVIDIA H100")),
            qPrintable(messages->text()));
        for (auto* button : m_window->findChildren<QAbstractButton*>())
            if (button->text().contains(QStringLiteral("Keep the Measured Links")))
                button->click();
        QVERIFY(hasMeasuredLinks(links()));
        document().undoStack().undo();
        QVERIFY(!hasMeasuredLinks(links()));
        document().undoStack().undo();
        QVERIFY(hasMeasuredLinks(links()));
        QCOMPARE(document().project()->cluster->device.name, std::string("h100-sxm-80gb"));
    }

    void menusLeadToAnyPercentage()
    {
        WhatIf link;
        link.part = WhatIf::Part::Link;
        link.second = 2;
        Q_EMIT m_window->views().links->whatIfEditRequested(link, SupposedShare::Links);
        auto* list = m_window->views().inspector->findChild<WhatIfTable*>();
        QVERIFY(list);
        QCOMPARE(list->rowCount(), 1);
        auto* edit = list->view().findChild<QLineEdit*>();
        QVERIFY(edit);
        edit->setText(QStringLiteral("37"));
        QTest::keyClick(edit, Qt::Key_Return);
        settle();
        QCOMPARE(document().plan()->whatIf.size(), 1U);
        QCOMPARE(document().plan()->whatIf[0].bandwidth, 0.37);
        waitForFigures();
        compareWithFile();
        // The menu shows it among its shares, and the bar leads to the list.
        auto* bar = m_window->findChild<MessageBar*>(QStringLiteral("whatIfBar"));
        QVERIFY(bar->isVisible() && bar->text().contains(QStringLiteral("37")));
        const QList<QToolButton*> offers = bar->findChildren<QToolButton*>(QStringLiteral("offer"));
        QCOMPARE(offers.back()->text(), QStringLiteral("Edit"));
        offers.back()->click();
        QVERIFY(bar->isVisible());
        document().undoStack().undo();
        QVERIFY(document().plan()->whatIf.empty());
        QCOMPARE(list->rowCount(), 0);
    }

    void networkLevelsAreCommandsAndKept()
    {
        auto* levels =
            m_window->views().inspector->findChild<RowTable*>(QStringLiteral("/cluster/links/network"));
        QVERIFY(levels);
        levels->findChildren<QToolButton*>().front()->click();
        QCOMPARE(document().project()->cluster->links.networkTiers().size(), 1U);
        levels->edit(1, 2);
        auto* edit = levels->view().findChild<QLineEdit*>();
        QVERIFY(edit);
        edit->setText(QStringLiteral("400 Gb/s"));
        QTest::keyClick(edit, Qt::Key_Return);
        settle();
        QCOMPARE(document().project()->cluster->links.nodeLink(0, 1).bandwidth.value(), 50e9);
        waitForFigures();
        compareWithFile();
        document().undoStack().undo();
        document().undoStack().undo();
        QVERIFY(document().project()->cluster->links.networkTiers().empty());
        QCOMPARE(levels->rowCount(), 2);
    }

    /// An order of passes that is dropped becomes a plan beside the present one.
    void passOrdersBecomePlans()
    {
        const QString path = m_folder->filePath(QStringLiteral("mine.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("0F0,0F1,0B0,0B1\n1F0,1B0,1F1,1B1\n");
        file.close();
        m_window->files().importPaths({path});
        QTRY_COMPARE(document().state().scenarios.size(), 2U);
        const Plan& plan = *document().plan();
        QVERIFY(plan.schedule.kind == ScheduleKind::Custom);
        QCOMPARE(plan.layout.tp, 4);
        compareWithFile();
    }

    /// What the plan sends over links, node by node and GPU by GPU.
    void linksShowTraffic()
    {
        LinksView& links = *m_window->views().links;
        m_window->panels().enter(Perspective::Cluster);
        links.setQuantity(rankloom::ui::LinkQuantity::Traffic);
        QTRY_VERIFY(links.data().rows == 4 && links.data().title.contains(QStringLiteral("sends")));
        links.setScope(rankloom::ui::LinkScope::Devices);
        QTRY_COMPARE(links.data().rows, 32);
        links.setQuantity(rankloom::ui::LinkQuantity::Busy);
        QTRY_VERIFY(links.data().title.contains(QStringLiteral("busy")) && links.data().rows == 32);
        double most = 0;
        for (const double share : links.data().values)
            most = std::max(most, std::isnan(share) ? 0 : share);
        QVERIFY(most > 0);
    }

private:
    static void settle()
    {
        for (int turn = 0; turn < 3; ++turn)
            QApplication::processEvents();
    }
    void compareWithFile()
    {
        QVERIFY(document().store()->drain().has_value());
        const auto file =
            db::ProjectFile::open(document().store()->path().toStdString(), db::OpenMode::ReadOnly);
        QVERIFY(file.has_value());
        QVERIFY(file->loadProject().value() == *document().project());
        const auto scenarios = file->loadScenarios();
        QVERIFY(scenarios.has_value());
        for (const Scenario& scenario : *scenarios)
            QVERIFY(scenario == *document().state().scenario(scenario.id));
    }
};

QTEST_MAIN(TestClusterEdits)
#include "tst_cluster_edits.moc"
