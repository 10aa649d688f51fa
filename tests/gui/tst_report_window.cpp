// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QDate>
#include <QFile>
#include <QLocale>
#include <QProcess>
#include <QTest>
#include <QUndoView>

#include "app/report/report_process.h"
#include "app/settings/settings.h"
#include "app/window/controls/comparison_control.h"
#include "app/window/files/file_controller.h"
#include "app/window/shell/actions.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/views.h"
#include "tests/gui/window_test.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

const QString kProgram = QStringLiteral(RANKLOOM_BIN_DIR "/rankloom");

QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class TestReportWindow : public test::WindowTest {
    Q_OBJECT

    void setTp(int tp)
    {
        Plan plan = *document().plan();
        plan.layout.tp = tp;
        document().changePlan(plan, QStringLiteral("TP %1").arg(tp));
    }

private Q_SLOTS:
    void init()
    {
        setUp();
        m_window->files().setReportProgram(kProgram);
    }
    void cleanup() { tearDown(); }

    void reportIsThatOfTheCommandLine()
    {
        QVERIFY(m_window->actionsOfMenus().report->isEnabled());
        m_settings->setAuthor(QStringLiteral("Ada <L.>"));
        document().duplicateScenario();
        setTp(2);
        document().noteScenario(2, QStringLiteral("Half as wide.\n- for the talk"));
        m_window->files().reportTo(path("two.html"));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->jobs().isIdle(), 60000);
        const QByteArray page = bytesOf(path("two.html"));
        QVERIFY(page.startsWith("<!DOCTYPE html>"));
        QVERIFY(page.contains("TP2"));
        QVERIFY(page.contains("Ada &lt;L.&gt;"));
        QVERIFY(page.contains("Half as wide.<br>- for the talk"));
        QVERIFY(page.contains(
            QLocale(QLocale::English).toString(QDate::currentDate(), QLocale::LongFormat).toUtf8()));
        QVERIFY(page.contains("TP 2 instead of")); // that belongs to the baseline, not to the name
        // The same from the command line, of the same plans.
        QStringList arguments;
        for (const ScenarioPointer& scenario : document().state().scenarios) {
            const QString file = path("plan.json") + QString::number(scenario->id);
            Plan plan = scenario->plan;
            plan.name = scenario->name;
            QFile out(file);
            QVERIFY(out.open(QIODevice::WriteOnly));
            out.write(QByteArray::fromStdString(writePlanDocument(*document().project(), plan)));
            arguments << QStringLiteral("--plan") << file
                      << QStringLiteral("--note=") + QString::fromStdString(scenario->note);
        }
        arguments << QStringLiteral("--author") << m_settings->author() << QStringLiteral("--date")
                  << QDate::currentDate().toString(Qt::ISODate);
        QProcess process;
        process.start(
            kProgram, arguments << QStringLiteral("--report") << QStringLiteral("-o") << path("cli.html"));
        QVERIFY(process.waitForFinished(60000));
        QCOMPARE(process.exitCode(), 0);
        QVERIFY(bytesOf(path("cli.html")) == page);

        m_window->files().reportTo(path("two.pdf"));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->jobs().isIdle(), 60000);
        QVERIFY(bytesOf(path("two.pdf")).startsWith("%PDF"));
    }

    /// Of seven plans those that are checked, whichever is on screen.
    void reportFollowsTheCheckMarks()
    {
        const char* names[] = {"One", "Two", "Three", "Four", "Five", "Six", "Seven"};
        for (int i = 0; i < 7; ++i) {
            if (i > 0)
                document().duplicateScenario();
            document().renameScenario(document().state().current, QString::fromLatin1(names[i]));
        }
        auto* comparison = m_window->views().comparisonControl;
        QVERIFY(!comparison->isCompared(7)); // no room
        comparison->leaveOut(2);
        comparison->leaveOut(4);
        QVERIFY(comparison->compare(7));
        comparison->leaveOut(1);
        document().switchScenario(1);
        m_window->files().reportTo(path("many"));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->jobs().isIdle(), 60000);
        const QByteArray page = bytesOf(path("many.html"));
        for (const char* told : {"Three", "Five", "Six", "Seven"})
            QVERIFY2(page.contains(QByteArray("<b>").append(told).append("</b>")), told);
        for (const char* leftOut : {"One", "Two", "Four"})
            QVERIFY2(!page.contains(QByteArray("<b>").append(leftOut).append("</b>")), leftOut);
    }

    void whatCannotBeWrittenIsSaid()
    {
        m_window->files().reportTo(path("no/such/folder/report.html"));
        QTRY_VERIFY_WITH_TIMEOUT(m_window->jobs().isIdle(), 60000);
        QVERIFY(m_window->findChild<MessageBar*>(QStringLiteral("messageBar"))
                    ->text()
                    .contains(QStringLiteral("report.html")));
        std::stop_source stop;
        stop.request_stop();
        const PlanDocument sample = test::samplePlan();
        ReportOrder order;
        order.plans = {{std::make_shared<const Project>(sample.project), sample.plan}};
        const Result<void> done = writeReportApart(kProgram, order, path("stopped.html"), stop.get_token());
        QVERIFY(!done && done.error().code == ErrorCode::Cancelled);
        QVERIFY(!writeReportApart(path("nothing"), order, path("x.html"), {}));
    }

    void historyGoesToTheChosenChange()
    {
        auto* history = m_window->findChild<QUndoView*>();
        QVERIFY(history);
        const DocumentState opened = document().state();
        setTp(2);
        setTp(8);
        QCOMPARE(history->model()->rowCount(), 3);
        history->setCurrentIndex(history->model()->index(1, 0));
        QCOMPARE(document().plan()->layout.tp, 2);
        history->setCurrentIndex(history->model()->index(0, 0));
        QVERIFY(document().state() == opened);
    }
};

QTEST_MAIN(TestReportWindow)
#include "tst_report_window.moc"
