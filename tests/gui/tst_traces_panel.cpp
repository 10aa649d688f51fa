// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QComboBox>
#include <QDockWidget>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLineEdit>
#include <QMenu>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>
#include <QTreeWidget>

#include "app/window/files/file_controller.h"
#include "app/window/panels/traces_panel.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/message_bar.h"
#include "tests/gui/window_test.h"
#include "widgets/diagnoses_view.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

/// Tokens pick experts `first` and the next of 8 in two layers.
void writeTrace(const QString& path, int tokens, int first)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("token,layer,e0,e1\n");
    for (int token = 0; token < tokens; ++token)
        for (int layer = 0; layer < 2; ++layer)
            file.write(
                QStringLiteral("%1,%2,%3,%4\n").arg(token).arg(layer).arg(first).arg(first + 1).toUtf8());
}

} // namespace

class TestTracesPanel : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void tracesAreListed();
    void partIsCountedInTheBackground();
    void spanOfTimeIsCounted();
    void filterSurvivesUndoAndReopening();
    void splitAloneIsNotCountedAnew();
    void tagsChooseTraces();
    void tagsAreUndone();
    void keysEditTags();
    void badTagsAreRefused();
    void oddCountsAreSaid();
    void messagesGoWithWhatTheyAreOf();

private:
    TracesPanel& panel() { return m_window->traces(); }
    [[nodiscard]] std::int64_t tokens() { return document().project()->routing->tokens; }
    void setTags(int row, const char* tags)
    {
        panel().files().topLevelItem(row)->setText(1, QString::fromLatin1(tags));
    }
};

void TestTracesPanel::init()
{
    setUp();
    writeTrace(path("a.csv"), 3000, 3); // of expert 4 at least: fewer are of another model
    writeTrace(path("b.csv"), 8000, 4);
    m_window->files().importPaths({path("a.csv")});
    QTRY_COMPARE(tokens(), std::int64_t {3000});
    m_window->files().importPaths({path("b.csv")});
    QTRY_COMPARE(tokens(), std::int64_t {8000});
    QTRY_COMPARE(panel().files().topLevelItemCount(), 2);
}

void TestTracesPanel::cleanup() { tearDown(); }

void TestTracesPanel::tracesAreListed()
{
    QCOMPARE(panel().files().topLevelItem(0)->text(0), QStringLiteral("a.csv"));
    QCOMPARE(panel().files().topLevelItem(0)->text(2), QLocale().toString(6000));
    QCOMPARE(panel().files().topLevelItem(1)->text(0), QStringLiteral("b.csv"));
    // Nobody chose between them: what counts is named beside the figures.
    const auto* diagnoses = m_window->findChild<DiagnosesView*>();
    QTRY_VERIFY2(diagnoses->text().contains(QStringLiteral("only the newest counts, b.csv")),
        qPrintable(diagnoses->text()));
}

/// What is said of a plan or a project is not true of the next one.
void TestTracesPanel::messagesGoWithWhatTheyAreOf()
{
    m_window->messages().showNote(QStringLiteral("of this project"));
    const PlanDocument sample = test::samplePlan();
    QVERIFY(db::ProjectFile::create(path("other.rankloom").toStdString(), sample.project, sample.plan)
                .has_value());
    m_window->files().openPath(path("other.rankloom"));
    QTRY_VERIFY(m_window->messages().text().isEmpty());
    Error error = fail(ErrorCode::BadValue, "of this plan").value();
    Q_EMIT document().evaluationFailed(error);
    QVERIFY(m_window->messages().text().contains(QStringLiteral("of this plan")));
    Plan plan = *document().plan();
    plan.layout.tp = 2;
    document().changePlan(plan, QStringLiteral("TP 2"));
    QVERIFY(m_window->messages().text().isEmpty());
    m_window->messages().showNote(QStringLiteral("something else"));
    document().undoStack().undo();
    QCOMPARE(m_window->messages().text(), QStringLiteral("something else"));
}

void TestTracesPanel::partIsCountedInTheBackground()
{
    auto* part = panel().findChild<QComboBox*>(QStringLiteral("traces.part"));
    part->setCurrentIndex(1);
    QVERIFY(panel().isCounting());
    QTRY_VERIFY(!panel().isCounting());
    const std::int64_t train = tokens();
    QVERIFY(train > 4000 && train < 7500);
    part->setCurrentIndex(2);
    QTRY_VERIFY(!panel().isCounting() && tokens() != train);
    QCOMPARE(tokens(), 8000 - train); // a token is in one of the parts
    // Every choice is a command.
    document().undoStack().undo();
    QCOMPARE(tokens(), train);
    document().undoStack().undo();
    QCOMPARE(tokens(), std::int64_t {8000});
    // A burst of changes counts once, the last one.
    const int commands = document().undoStack().count();
    auto* share = panel().findChild<QDoubleSpinBox*>(QStringLiteral("traces.share"));
    for (int percent = 40; percent <= 50; ++percent)
        share->setValue(percent);
    QTRY_VERIFY(!panel().isCounting());
    QVERIFY(document().undoStack().count() <= commands);
    QCOMPARE(panel().filter().split.trainShare, 0.5);
}

void TestTracesPanel::spanOfTimeIsCounted()
{
    auto* from = panel().findChild<QDoubleSpinBox*>(QStringLiteral("traces.from"));
    auto* to = panel().findChild<QDoubleSpinBox*>(QStringLiteral("traces.to"));
    from->setValue(25);
    QVERIFY(panel().isCounting());
    QTRY_COMPARE(tokens(), std::int64_t {6000});
    to->setValue(50);
    QTRY_COMPARE(tokens(), std::int64_t {2000});
    QVERIFY2(panel().countedWords().contains(QStringLiteral("from 25.0 % to 50.0 %")),
        qPrintable(panel().countedWords()));
    // One end does not pass the other.
    from->setValue(80);
    QCOMPARE(from->value(), 49.0);
    QTRY_COMPARE(tokens(), std::int64_t {80});
    // Every choice is a command, and shown again when it is undone.
    document().undoStack().undo();
    QCOMPARE(tokens(), std::int64_t {2000});
    QCOMPARE(from->value(), 25.0);
    document().undoStack().undo();
    QCOMPARE(to->value(), 100.0);
}

void TestTracesPanel::filterSurvivesUndoAndReopening()
{
    auto* part = panel().findChild<QComboBox*>(QStringLiteral("traces.part"));
    auto* from = panel().findChild<QDoubleSpinBox*>(QStringLiteral("traces.from"));
    from->setValue(50);
    QTRY_COMPARE(tokens(), std::int64_t {4000});
    part->setCurrentIndex(2);
    QTRY_VERIFY(!panel().isCounting() && tokens() < 3000);
    const TraceFilter filter = panel().filter();
    QVERIFY(document().state().counted() == filter);
    document().undoStack().undo();
    QCOMPARE(part->currentIndex(), 0);
    QCOMPARE(from->value(), 50.0);
    document().undoStack().redo();
    QCOMPARE(part->currentIndex(), 2);
    const std::int64_t counted = tokens();
    m_window.reset();
    m_window = std::make_unique<MainWindow>(*m_settings, evaluate);
    m_window->show();
    m_window->files().openPath(path("sample.rankloom"));
    QTRY_VERIFY(document().isOpen());
    QCOMPARE(tokens(), counted);
    QVERIFY(panel().filter() == filter);
}

/// Where all tokens count, the split says only what placements are judged on.
void TestTracesPanel::splitAloneIsNotCountedAnew()
{
    const std::shared_ptr<const Project> before = document().project();
    panel().findChild<QDoubleSpinBox*>(QStringLiteral("traces.share"))->setValue(50);
    QTRY_COMPARE(document().state().counted().split.trainShare, 0.5);
    QVERIFY(document().project() == before);
    document().undoStack().undo();
    QCOMPARE(panel().filter().split.trainShare, 0.7);
}

void TestTracesPanel::tagsAreUndone()
{
    const auto shown = [&](int row) { return panel().files().topLevelItem(row)->text(1); };
    const int commands = document().undoStack().count();
    setTags(0, "task=intent");
    QCOMPARE(document().undoStack().count(), commands + 1);
    QVERIFY(document().undoStack().undoText().contains(QStringLiteral("a.csv")));
    QTRY_COMPARE(shown(0), QStringLiteral("task=intent"));
    setTags(0, "task=summary, part=decode");
    QTRY_COMPARE(shown(0), QStringLiteral("task=summary, part=decode"));
    // As fast as keys come: the last one counts.
    document().undoStack().undo();
    document().undoStack().undo();
    document().undoStack().redo();
    QTRY_COMPARE(shown(0), QStringLiteral("task=intent"));
    test::settle();
    QCOMPARE(shown(0), QStringLiteral("task=intent"));
    document().undoStack().undo();
    QTRY_COMPARE(shown(0), QString());
    // The same tags in other words are no edit.
    setTags(0, " , ");
    QCOMPARE(document().undoStack().index(), commands);
    QTRY_COMPARE(shown(0), QString());
}

void TestTracesPanel::keysEditTags()
{
    QTreeWidget& files = panel().files();
    m_window->activateWindow();
    for (QWidget* up = &panel(); up != nullptr; up = up->parentWidget())
        if (auto* dock = qobject_cast<QDockWidget*>(up)) {
            dock->show();
            dock->raise();
        }
    files.setFocus();
    files.setCurrentItem(files.topLevelItem(1));
    QTest::keyClick(&files, Qt::Key_F2);
    auto* editor = files.findChild<QLineEdit*>();
    QVERIFY(editor);
    QTest::keyClicks(editor, QStringLiteral("task=chat"));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(files.topLevelItem(1)->text(1), QStringLiteral("task=chat"));
    QCOMPARE(files.topLevelItem(1)->text(0), QStringLiteral("b.csv"));
    document().undoStack().undo();
    QTRY_COMPARE(files.topLevelItem(1)->text(1), QString());
}

void TestTracesPanel::tagsChooseTraces()
{
    setTags(0, "task=intent, part=prefill");
    setTags(1, "task=summary, part=prefill");
    auto* tags = panel().findChild<QToolButton*>(QStringLiteral("traces.tags"));
    const auto action = [&](const char* name) -> QAction* {
        const QList<QAction*> actions = tags->menu()->actions();
        for (QAction* one : actions)
            if (one->text() == QLatin1String(name))
                return one;
        return nullptr;
    };
    QTRY_VERIFY(action("part=prefill") != nullptr && action("task=summary") != nullptr);
    action("part=prefill")->setChecked(true);
    QTRY_COMPARE(tokens(), std::int64_t {11000});
    QTRY_VERIFY(!panel().isCounting());
    QTRY_VERIFY(action("task=intent") != nullptr);
    action("task=intent")->setChecked(true);
    QTRY_COMPARE(tokens(), std::int64_t {3000});
}

void TestTracesPanel::badTagsAreRefused()
{
    QSignalSpy failed(&panel(), &TracesPanel::failed);
    setTags(0, "nonsense");
    QCOMPARE(failed.count(), 1);
    QTRY_COMPARE(panel().files().topLevelItem(0)->text(1), QString());
}

void TestTracesPanel::oddCountsAreSaid()
{
    // The model has 32 layers of experts, the trace two.
    QVERIFY2(panel().findings().contains(QStringLiteral("layers")), qPrintable(panel().findings()));
}

QTEST_MAIN(TestTracesPanel)
#include "tst_traces_panel.moc"
