// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The real window on a real X server, driven by a real pointer and keyboard. Skips where Xvfb or xdotool is
// missing.
#include <QApplication>
#include <QLineEdit>
#include <QProcess>
#include <QStandardPaths>
#include <QStyle>
#include <QStyleOptionSpinBox>
#include <QTest>

#include "app/window/files/file_controller.h"
#include "app/window/shell/command_palette.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/views.h"
#include "tests/gui/window_test.h"
#include "widgets/board/board_view.h"
#include "widgets/inspector/plan_inspector.h"
#include "widgets/theme.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

QString missing; ///< why there is no real display

/// An X server that lives as long as the test; its display number comes through a pipe.
bool startServer(QProcess& server)
{
    server.start(QStringLiteral("Xvfb"),
        {QStringLiteral("-displayfd"), QStringLiteral("1"), QStringLiteral("-screen"), QStringLiteral("0"),
            QStringLiteral("1400x900x24"), QStringLiteral("-nolisten"), QStringLiteral("tcp")});
    if (!server.waitForStarted(3000) || !server.waitForReadyRead(10000))
        return false;
    const QByteArray number = server.readAllStandardOutput().trimmed();
    qputenv("DISPLAY", ":" + number);
    qputenv("QT_QPA_PLATFORM", "xcb");
    return !number.isEmpty();
}

} // namespace

class TestRealInput : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();
    void stepperByMouseAndUndoByKeys();
    void dragRankWithPreviewAndUndo();
    void escapeCancelsADrag();
    void paletteByKeys();

private:
    /// Runs xdotool and keeps the window alive meanwhile.
    void perform(const QStringList& arguments);
    void moveTo(const QPoint& global)
    {
        perform({QStringLiteral("mousemove"), QString::number(global.x()), QString::number(global.y())});
    }
    [[nodiscard]] QPoint slotOf(int device) const;
};

void TestRealInput::initTestCase()
{
    if (!missing.isEmpty())
        QSKIP(qPrintable(missing));
    QStandardPaths::setTestModeEnabled(true);
    applyTheme(*qApp, ThemeMode::Light);
}

void TestRealInput::init()
{
    setUp();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    // Without a window manager nobody gives the focus but we.
    perform({QStringLiteral("windowfocus"), QString::number(m_window->winId())});
    QTRY_VERIFY(m_window->isActiveWindow());
    qGuiApp->sync(); // the layout of the docks settles
}

void TestRealInput::cleanup() { tearDown(); }

void TestRealInput::perform(const QStringList& arguments)
{
    QProcess tool;
    tool.start(QStringLiteral("xdotool"), arguments);
    QTRY_COMPARE_WITH_TIMEOUT(tool.state(), QProcess::NotRunning, 5000);
    QCOMPARE(tool.exitCode(), 0);
    qGuiApp->sync(); // what it did has arrived
}

QPoint TestRealInput::slotOf(int device) const
{
    BoardView& board = *m_window->views().board;
    const QRectF slot = board.viewport().toScreen(board.geometryOfBoard().slot(device));
    return board.mapToGlobal(slot.center().toPoint());
}

void TestRealInput::stepperByMouseAndUndoByKeys()
{
    auto* stepper = m_window->views().inspector->findChild<DegreeStepper*>(QStringLiteral("/layout/tp"));
    QStyleOptionSpinBox option;
    option.initFrom(&stepper->spinBox());
    option.subControls = QStyle::SC_All;
    const QRect up = stepper->spinBox().style()->subControlRect(
        QStyle::CC_SpinBox, &option, QStyle::SC_SpinBoxUp, &stepper->spinBox());
    moveTo(stepper->spinBox().mapToGlobal(up.center()));
    perform({QStringLiteral("click"), QStringLiteral("1")});
    QTRY_COMPARE(document().plan()->layout.tp, 8);
    perform({QStringLiteral("key"), QStringLiteral("ctrl+z")});
    QTRY_COMPARE(document().plan()->layout.tp, 4);
    perform({QStringLiteral("key"), QStringLiteral("ctrl+shift+z")});
    QTRY_COMPARE(document().plan()->layout.tp, 8);
}

void TestRealInput::dragRankWithPreviewAndUndo()
{
    moveTo(slotOf(0));
    perform({QStringLiteral("mousedown"), QStringLiteral("1")});
    moveTo(slotOf(9) - QPoint(30, 10));
    moveTo(slotOf(9));
    QTRY_VERIFY(m_window->views().board->carrying());
    QVERIFY(document().plan()->deviceOfRank.empty()); // nothing happens before the drop
    perform({QStringLiteral("mouseup"), QStringLiteral("1")});
    QTRY_VERIFY(!document().plan()->deviceOfRank.empty());
    QCOMPARE(document().plan()->deviceOfRank[0], 9);
    QCOMPARE(document().plan()->deviceOfRank[9], 0);
    perform({QStringLiteral("key"), QStringLiteral("ctrl+z")});
    QTRY_VERIFY(document().plan()->deviceOfRank.empty());
}

void TestRealInput::escapeCancelsADrag()
{
    moveTo(slotOf(0));
    perform({QStringLiteral("mousedown"), QStringLiteral("1")});
    moveTo(slotOf(9) - QPoint(30, 10));
    moveTo(slotOf(9));
    QTRY_VERIFY(m_window->views().board->carrying());
    perform({QStringLiteral("key"), QStringLiteral("Escape")});
    QTRY_VERIFY(!m_window->views().board->carrying());
    perform({QStringLiteral("mouseup"), QStringLiteral("1")});
    QVERIFY(document().plan()->deviceOfRank.empty());
    QVERIFY(!document().undoStack().canUndo());
}

void TestRealInput::paletteByKeys()
{
    perform({QStringLiteral("key"), QStringLiteral("ctrl+shift+p")});
    QTRY_VERIFY(m_window->findChild<CommandPalette*>()->isVisible());
    perform({QStringLiteral("type"), QStringLiteral("duplicate")});
    perform({QStringLiteral("key"), QStringLiteral("Return")});
    QTRY_COMPARE(document().state().scenarios.size(), 2U);
}

int main(int argc, char** argv)
{
    QProcess server;
    if (QStandardPaths::findExecutable(QStringLiteral("xdotool")).isEmpty())
        missing = QStringLiteral("xdotool is not installed");
    else if (!startServer(server))
        missing = QStringLiteral("Xvfb is not installed or does not start");
    int status = 0;
    {
        QApplication application(argc, argv);
        TestRealInput test;
        status = QTest::qExec(&test, argc, argv);
    }
    server.terminate();
    server.waitForFinished(3000);
    return status;
}

#include "tst_real_input.moc"
