// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAbstractItemView>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QUndoStack>

#include "app/document/document.h"
#include "app/jobs/jobs.h"
#include "app/settings/settings.h"
#include "app/window/file_controller.h"
#include "app/window/import_panel.h"
#include "app/window/import_preview.h"
#include "app/window/main_window.h"
#include "app/window/message_bar.h"
#include "core/evaluate/evaluate.h"
#include "db/project_file.h"
#include "tests/gui/gui_sample.h"

using namespace rankloom;
using namespace rankloom::ui;

/// Files whose hosts nobody knows wait in a preview; everything else is imported at once.
class TestImportPreview : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }

    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_settings = std::make_unique<Settings>(path("settings.ini"));
        m_window = std::make_unique<MainWindow>(*m_settings, evaluate);
        m_window->show();
        PlanDocument sample = test::samplePlan();
        sample.project.cluster.nodeNames = {"n00", "n01", "n02", "n03"};
        const std::string file = path("sample.rankloom").toStdString();
        QVERIFY(db::ProjectFile::create(file, sample.project, sample.plan).has_value());
        m_window->files().openPath(path("sample.rankloom"));
        QTRY_VERIFY(m_window->document().isOpen());
        m_preview = m_window->findChild<ImportPreviewPanel*>();
    }

    void cleanup()
    {
        m_window.reset();
        m_settings.reset();
        m_folder.reset();
    }

    void knownHostsNeedNoAnswer()
    {
        const auto before = m_window->document().project();
        drop("known.csv", matrix({"n00", "n01.local", "N02", "n03"}));
        QVERIFY(!m_preview->isVisible());
        QCOMPARE(links().nodeLink(0, 2).origin, LinkOrigin::Measured);
        QVERIFY(m_window->messages().text().startsWith(QStringLiteral("Imported")));
        // The note takes it back.
        const QList<QToolButton*> buttons = m_window->messages().findChildren<QToolButton*>();
        for (QToolButton* button : buttons)
            if (button->text() == QStringLiteral("Undo"))
                button->click();
        QVERIFY(*m_window->document().project() == *before);
    }

    void strangersAreAskedForAndRemembered()
    {
        const auto before = m_window->document().project();
        drop("gpu.csv", matrix({"gpu-b00", "gpu-b01", "login", "n03"}));
        QVERIFY(m_preview->isVisible());
        QVERIFY(*m_window->document().project() == *before);
        HostModel& hosts = m_preview->hosts();
        QCOMPARE(hosts.rowCount(), 3);
        QCOMPARE(text(0, 1), QStringLiteral("n00")); // a guess, chosen beforehand
        QVERIFY(text(0, 2).contains(QStringLiteral("guess")));
        QCOMPARE(hosts.openCount(), 1); // login
        QVERIFY(!button("Import")->isEnabled());
        QTest::keyClick(m_preview, Qt::Key_Return);
        QVERIFY(m_preview->isVisible()); // not before everything is answered

        // By keyboard: Space opens the box, an arrow and Return choose.
        auto* table = m_preview->findChild<HostTable*>();
        for (int row = 0; row < hosts.rowCount(); ++row)
            if (text(row, 0) == QStringLiteral("login"))
                table->setCurrentIndex(hosts.index(row, 0));
        QTest::keyClick(table, Qt::Key_Space);
        QTRY_VERIFY(table->findChild<QComboBox*>() != nullptr);
        auto* box = table->findChild<QComboBox*>();
        QTRY_VERIFY(box->view()->isVisible());
        QCOMPARE(box->count(), 5);
        QTest::keyClick(box->view(), Qt::Key_End);
        QTest::keyClick(box->view(), Qt::Key_Up);
        QTest::keyClick(box->view(), Qt::Key_Return);
        QTRY_COMPARE(hosts.openCount(), 0);
        QCOMPARE(m_window->focusWidget(), table);
        QVERIFY(button("Import")->isEnabled());
        QTest::keyClick(table, Qt::Key_Return);
        QTRY_VERIFY(m_window->jobs().isIdle());
        QVERIFY(!m_preview->isVisible());
        QCOMPARE(links().nodeLink(0, 1).origin, LinkOrigin::Measured);
        QCOMPARE(links().nodeLink(2, 3).origin, LinkOrigin::Measured);
        m_window->document().undoStack().undo();
        QVERIFY(*m_window->document().project() == *before);

        // The next file is mapped by what was said.
        drop("again.csv", matrix({"gpu-b00", "gpu-b01", "login", "n03"}) + "# again\n");
        QVERIFY(!m_preview->isVisible());
        QCOMPARE(links().nodeLink(2, 3).origin, LinkOrigin::Measured);
    }

    void theRestCanBeLeftOutAndACancelChangesNothing()
    {
        const auto before = m_window->document().project();
        drop("gpu.csv", matrix({"alpha", "n01", "n02", "n03"}));
        QVERIFY(m_preview->isVisible());
        QTest::keyClick(m_preview, Qt::Key_Escape);
        QVERIFY(!m_preview->isVisible());
        QVERIFY(*m_window->document().project() == *before);

        drop("gpu2.csv", matrix({"alpha", "n01", "n02", "n03"}));
        button("Leave the Rest Out")->click();
        button("Import")->click();
        QTRY_VERIFY(m_window->jobs().isIdle());
        QCOMPARE(links().nodeLink(1, 2).origin, LinkOrigin::Measured);
        QCOMPARE(links().nodeLink(0, 1).origin, LinkOrigin::Assumed);
    }

    void aLookBeforeAsksForTheUnitToo()
    {
        write("plain.csv", "from,n00,n01,n02,n03\nn00,,4,4,4\nn01,4,,4,4\nn02,4,4,,4\nn03,4,4,4,\n");
        m_window->files().importPaths({path("plain.csv")}, true);
        QTRY_VERIFY(m_window->jobs().isIdle());
        QVERIFY(m_preview->isVisible());
        QVERIFY(!button("Import")->isEnabled());
        QComboBox* unit = nullptr;
        const QList<QComboBox*> boxes = m_preview->findChildren<QComboBox*>();
        for (QComboBox* box : boxes)
            if (box->findText(QStringLiteral("GB/s")) >= 0)
                unit = box;
        QVERIFY(unit && unit->isVisible());
        unit->setFocus();
        unit->setCurrentIndex(unit->findText(QStringLiteral("GB/s")) - 1);
        QTest::keyClick(unit, Qt::Key_Down);
        QTRY_VERIFY(button("Import")->isEnabled());
        QTest::keyClick(m_preview, Qt::Key_Return);
        QTRY_VERIFY(m_window->jobs().isIdle());
        QCOMPARE(links().nodeLink(0, 1).bandwidth.value(), 4e9);
    }

    void severalFilesWaitInTurn()
    {
        write("a.csv", matrix({"alpha", "n01", "n02", "n03"}));
        write("b.csv", matrix({"n00", "beta", "n02", "n03"}));
        m_window->files().importPaths({path("a.csv"), path("b.csv")});
        QTRY_VERIFY(m_window->jobs().isIdle());
        QCOMPARE(text(0, 0), QStringLiteral("alpha"));
        QTest::keyClick(m_preview, Qt::Key_Escape);
        QVERIFY(m_preview->isVisible());
        QCOMPARE(text(0, 0), QStringLiteral("beta"));
        m_window->files().close();
        QVERIFY(!m_preview->isWaiting());
    }

    void everyLineOfTheReportCanBeReadAndCopied()
    {
        const QByteArray name = QByteArray(120, 'x') + ".csv";
        drop(name.constData(), matrix({"n00", "n01", "N02", "n03.cluster.example.org"}));
        auto* report = m_window->findChild<ImportPanel*>();
        QCOMPARE(report->reports().size(), 1);
        readable(*report);
        const QString all = report->toPlainText();
        for (const QString& line : report->reports().front().split(QLatin1Char('\n')))
            QVERIFY2(all.contains(line), qPrintable(line));
        // Ctrl+C copies all while nothing is selected, and what keys selected otherwise.
        QTest::keyClick(report, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), all);
        QTest::keyClick(report, Qt::Key_Home, Qt::ControlModifier);
        QTest::keyClick(report, Qt::Key_End, Qt::ShiftModifier | Qt::ControlModifier);
        QCOMPARE(report->textCursor().selectedText().size(), all.size());
        QTest::keyClick(report, Qt::Key_Home, Qt::ControlModifier);
        for (int i = 0; i < 4; ++i)
            QTest::keyClick(report, Qt::Key_Right, Qt::ShiftModifier);
        QTest::keyClick(report, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), all.left(4));

        // The newest is above the others.
        drop("bad.csv", "# unit=GB/s\nfrom,n00,n01\nn00,0,-3\nn01,4,0\n");
        QCOMPARE(report->reports().size(), 2);
        QVERIFY(report->toPlainText().startsWith(QStringLiteral("✕ bad.csv\n")));
        QVERIFY(report->toPlainText().endsWith(all));
    }

    void thePreviewWrapsToo()
    {
        drop("gpu.csv", matrix({"alpha", "n01", "n02", "n03"}));
        QVERIFY(m_preview->isVisible());
        auto* contents = m_preview->findChild<ReportText*>();
        readable(*contents);
        contents->setFocus();
        QTest::keyClick(contents, Qt::Key_Escape); // still for the panel
        QVERIFY(!m_preview->isVisible());
    }

private:
    /// Nothing is wider than its view, however narrow that is.
    static void readable(ReportText& text)
    {
        QVERIFY(!text.toPlainText().isEmpty());
        for (const int width : {120, 250, 700}) {
            text.resize(width, 300);
            text.document()->setTextWidth(text.viewport()->width());
            QVERIFY2(text.document()->idealWidth() <= text.viewport()->width(),
                qPrintable(QString::number(width)));
        }
        QCOMPARE(text.lineWrapMode(), QTextEdit::WidgetWidth);
        QVERIFY(text.focusPolicy() & Qt::TabFocus);
    }

    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder->filePath(QString::fromLatin1(name));
    }
    const LinkTable& links() { return m_window->document().project()->cluster.links; }
    QString text(int row, int column) { return m_preview->hosts().index(row, column).data().toString(); }

    void write(const char* name, const QByteArray& content)
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }

    void drop(const char* name, const QByteArray& content)
    {
        write(name, content);
        m_window->files().importPaths({path(name)});
        QTRY_VERIFY(m_window->jobs().isIdle());
    }

    QPushButton* button(const char* name)
    {
        const QList<QPushButton*> all = m_preview->findChildren<QPushButton*>();
        for (QPushButton* one : all)
            if (one->text().remove(QLatin1Char('&')) == QLatin1String(name))
                return one;
        qFatal("no button %s", name);
    }

    static QByteArray matrix(const QByteArrayList& hosts)
    {
        QByteArray out = "# unit=GB/s direction=row->col\nfrom," + hosts.join(',') + '\n';
        for (int row = 0; row < hosts.size(); ++row) {
            out += hosts[row];
            for (int column = 0; column < hosts.size(); ++column)
                out += row == column ? QByteArray(",") : QByteArray("," + QByteArray::number(30 + row));
            out += '\n';
        }
        return out;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<MainWindow> m_window;
    ImportPreviewPanel* m_preview = nullptr;
};

QTEST_MAIN(TestImportPreview)
#include "tst_import_preview.moc"
