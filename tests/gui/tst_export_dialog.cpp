// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QClipboard>
#include <QDropEvent>
#include <QFile>
#include <QListWidget>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

#include "app/window/files/export_dialog.h"
#include "app/window/files/file_controller.h"
#include "app/window/panels/import_panel.h"
#include "app/window/shell/actions.h"
#include "app/window/shell/main_window.h"
#include "tests/gui/window_test.h"

using namespace rankloom;
using namespace rankloom::ui;

class TestExportDialog : public test::WindowTest {
    Q_OBJECT

    ExportDialog* m_dialog = nullptr;

    void waitFor(const char* part)
    {
        QTRY_VERIFY2(m_dialog->text().find(part) != std::string::npos, m_dialog->text().c_str());
    }
    void setTp(int tp)
    {
        Plan plan = *document().plan();
        plan.layout.tp = tp;
        document().changePlan(plan, QStringLiteral("TP"));
    }

private Q_SLOTS:
    void init()
    {
        setUp();
        m_window->actionsOfMenus().exportForTools->trigger();
        m_dialog = m_window->findChild<ExportDialog*>();
        QVERIFY(m_dialog && m_dialog->isVisible() && !m_dialog->isModal());
    }
    void cleanup() { tearDown(); }

    void textFollowsThePlan()
    {
        m_dialog->choose(ExportTarget::Megatron);
        waitFor("--tensor-model-parallel-size 4");
        setTp(2);
        waitFor("--tensor-model-parallel-size 2");
        auto* view = m_dialog->findChild<QPlainTextEdit*>();
        QCOMPARE(view->toPlainText().toStdString(), m_dialog->text());
        document().undoStack().undo();
        waitFor("--tensor-model-parallel-size 4");
    }

    void everyTargetShowsATextOrSaysWhyNot()
    {
        QTRY_VERIFY(document().trueFigures());
        for (const ExportTargetInfo& info : exportTargets()) {
            QSignalSpy changed(m_dialog, &ExportDialog::textChanged);
            m_dialog->choose(info.target);
            QCOMPARE(m_dialog->target(), info.target);
            QTRY_VERIFY2(!changed.isEmpty(), std::string(info.name).c_str());
        }
    }

    void whatIsMissingIsListed()
    {
        Plan plan = *document().plan();
        plan.schedule.kind = ScheduleKind::ZbH1;
        document().changePlan(plan, QStringLiteral("schedule"));
        m_dialog->choose(ExportTarget::Megatron);
        waitFor("zb-h1");
        auto* list = m_dialog->findChild<QTreeWidget*>();
        QVERIFY(list->isVisible());
        bool found = false;
        for (int row = 0; row < list->topLevelItemCount(); ++row)
            found = found || list->topLevelItem(row)->text(1).contains(QLatin1String("zb-h1"));
        QVERIFY(found);
    }

    void illegalPlansAreExplained()
    {
        m_dialog->choose(ExportTarget::Megatron);
        waitFor("--num-layers");
        setTp(7);
        QTRY_VERIFY(m_dialog->text().empty());
        const QList<QPushButton*> buttons = m_dialog->findChildren<QPushButton*>();
        for (QPushButton* button : buttons)
            QCOMPARE(button->isEnabled(), button->text() == QLatin1String("C&lose"));
    }

    void copiesTheWholeText()
    {
        m_dialog->choose(ExportTarget::RankFile);
        waitFor("rank 0=");
        const QList<QPushButton*> buttons = m_dialog->findChildren<QPushButton*>();
        for (QPushButton* button : buttons) {
            if (button->text() == QLatin1String("&Copy"))
                button->click();
            if (button->text() == QLatin1String("&Save…"))
                QVERIFY(button->isDefault());
        }
        QCOMPARE(QGuiApplication::clipboard()->text().toStdString(), m_dialog->text());
    }

    void closesWithTheProject()
    {
        m_window->files().close();
        QTRY_VERIFY(!m_dialog->isVisible());
    }

    /// Out as a file, in again by a drop: a plan beside the first, one command.
    void droppedFilesBecomePlans_data()
    {
        QTest::addColumn<ExportTarget>("target");
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("hasDegrees"); // DeepSpeed's are in the model's code
        QTest::newRow("Megatron") << ExportTarget::Megatron << QStringLiteral("launch.sh") << true;
        QTest::newRow("DeepSpeed") << ExportTarget::DeepSpeed << QStringLiteral("ds_config.json") << false;
        QTest::newRow("torchtitan") << ExportTarget::TorchTitan << QStringLiteral("job.toml") << true;
        QTest::newRow("plan") << ExportTarget::Json << QStringLiteral("plan.json") << true;
    }
    void droppedFilesBecomePlans()
    {
        QFETCH(const ExportTarget, target);
        QFETCH(const QString, name);
        QFETCH(const bool, hasDegrees);
        Plan first = *document().plan();
        first.memory.sharding.gradients = first.memory.sharding.optimizer;
        first.memory.sharding.weights =
            target == ExportTarget::Megatron ? ShardExtent {} : first.memory.sharding.optimizer;
        document().changePlan(first, QStringLiteral("Sharding"));
        QSignalSpy written(m_dialog, &ExportDialog::textChanged);
        m_dialog->choose(target);
        QTRY_VERIFY(!written.isEmpty());
        const QString path = m_folder->filePath(name);
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(m_dialog->text().c_str());
        file.close();
        Plan second = first;
        second.layout.tp = 2;
        second.memory.sharding = {};
        document().changePlan(second, QStringLiteral("Another"));
        const DocumentState before = document().state();
        m_window->files().importPaths({path});
        QTRY_COMPARE(document().state().scenarios.size(), std::size_t {2});
        QVERIFY(document().plan()->memory.sharding.weights == first.memory.sharding.weights);
        if (hasDegrees)
            QCOMPARE(document().plan()->layout.tp, first.layout.tp);
        QVERIFY(m_window->findChild<ImportPanel*>()->reports().value(0).startsWith(QStringLiteral("✓")));
        document().undoStack().undo();
        QVERIFY(document().state() == before);
    }
};

QTEST_MAIN(TestExportDialog)
#include "tst_export_dialog.moc"
