// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include <QAction>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTest>
#include <QTimer>
#include <QToolButton>

#include <SQLiteCpp/Database.h>
#include <unistd.h>

#include "app/document/document.h"
#include "app/document/own_copy.h"
#include "app/settings/settings.h"
#include "app/window/files/file_controller.h"
#include "app/window/panels/kept_button.h"
#include "app/window/shell/main_window.h"
#include "app/window/shell/message_bar.h"
#include "app/window/shell/views.h"
#include "db/project_writer.h"
#include "tests/gui/window_test.h"
#include "widgets/diagnoses_view.h"

using namespace rankloom;
using namespace rankloom::ui;

namespace {

/// Another program in the middle of a change: nobody else can write.
class Locked {
public:
    explicit Locked(const QString& path) : m_database(path.toStdString(), SQLite::OPEN_READWRITE)
    {
        m_database.exec("BEGIN IMMEDIATE");
    }
    void release() { m_database.exec("ROLLBACK"); }

private:
    SQLite::Database m_database;
};

} // namespace

/// Nothing that was done is lost, and nobody is told that it is stored when it is not.
class TestStoring : public test::WindowTest {
    Q_OBJECT
private Q_SLOTS:
    void init();
    void cleanup();
    void aWaitingWriteIsSaidToWait();
    void aFailedWriteIsSaidAndMendedByItself();
    void theNextChangeTriesAgain();
    void whatFailedStaysInReach();
    void aCopyHoldsWhatIsOnScreen();
    void aCopyOfAnUnreadableProjectIsWrittenFromMemory();
    void closingAsksAndNothingIsReplaced();
    void whoEndsTheProgramLosesNothing();
    void aSignalIsNoCrash();
    void revertIsOneStepBack();
    void theStateBeforeACrashComesBackAndGoes();
    void theNextStartNamesWhatWasOnItsWay();
    void aClosedProjectIsNoCrashLater();
    void copiesAreOfTheirOwnOriginal();
    void whatCannotBeWrittenIsOpenedAsACopyThatSaysSo();
    void theExampleCanBeginAnew();
    void whatIsNotAsItWasWrittenIsTold();

private:
    [[nodiscard]] QString said() const { return m_window->kept().text(); }
    /// What another program finds in a file.
    static Project inFile(const QString& path)
    {
        const auto file = db::ProjectFile::open(path.toStdString(), db::OpenMode::ReadOnly);
        return file ? file->loadProject().value_or(Project {}) : Project {};
    }
    std::string shownName() { return document().isOpen() ? document().project()->name : std::string(); }
    void rename(const char* name)
    {
        Project project = *document().project();
        project.name = name;
        document().changeProject(std::move(project), QStringLiteral("Rename"));
    }
    QToolButton* offer(const QString& text)
    {
        const QList<QToolButton*> offers =
            m_window->messages().findChildren<QToolButton*>(QStringLiteral("offer"));
        for (QToolButton* button : offers)
            if (button->text() == text)
                return button;
        return nullptr;
    }
    void waitForJobs() { QTRY_VERIFY(m_window->jobs().isIdle()); }
    void newProject(const QString& path, const char* name);
};

void TestStoring::newProject(const QString& path, const char* name)
{
    PlanDocument sample = test::samplePlan();
    sample.project.name = name;
    QVERIFY(db::ProjectFile::create(path.toStdString(), sample.project, sample.plan).has_value());
}

void TestStoring::init()
{
    QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation)).removeRecursively();
    setUp();
    QCOMPARE(said(), QStringLiteral("All changes stored"));
}

void TestStoring::cleanup() { tearDown(); }

void TestStoring::aWaitingWriteIsSaidToWait()
{
    Locked other(path("sample.rankloom"));
    rename("Waits");
    QCOMPARE(said(), QStringLiteral("Storing…")); // before anybody could look
    QCoreApplication::processEvents();
    QCOMPARE(said(), QStringLiteral("Storing…"));
    other.release();
    QTRY_COMPARE(said(), QStringLiteral("All changes stored"));
    QCOMPARE(inFile(path("sample.rankloom")).name, std::string("Waits"));
}

void TestStoring::aFailedWriteIsSaidAndMendedByItself()
{
    Locked other(path("sample.rankloom"));
    rename("Waits");
    QTRY_VERIFY(said().contains(QStringLiteral("Not stored")));
    QVERIFY(m_window->messages().text().contains(QStringLiteral("another program is writing")));
    // It stays true while it is tried again.
    document().store()->retry();
    QVERIFY2(said().contains(QStringLiteral("Not stored")), qPrintable(said()));
    QVERIFY(!document().store()->drain());
    QCoreApplication::processEvents();
    QVERIFY2(said().contains(QStringLiteral("Not stored")), qPrintable(said()));
    other.release();
    QTRY_COMPARE_WITH_TIMEOUT(said(), QStringLiteral("All changes stored"), 10'000);
    QCOMPARE(m_window->messages().text(), QString()); // the message is not true any more
    QCOMPARE(inFile(path("sample.rankloom")).name, std::string("Waits"));
}

void TestStoring::theNextChangeTriesAgain()
{
    Locked other(path("sample.rankloom"));
    rename("First");
    QTRY_VERIFY(said().contains(QStringLiteral("Not stored")));
    other.release();
    rename("Second");
    QVERIFY(document().store()->drain().has_value());
    QCOMPARE(inFile(path("sample.rankloom")).name, std::string("Second"));
    QTRY_COMPARE(said(), QStringLiteral("All changes stored"));
}

void TestStoring::whatFailedStaysInReach()
{
    Locked other(path("sample.rankloom"));
    rename("Waits");
    QTRY_VERIFY(!m_window->messages().text().isEmpty());
    m_window->messages().hide(); // ✕
    rename("Waits longer");
    QVERIFY(said().contains(QStringLiteral("Not stored")));
    QVERIFY(m_window->kept().toolTip().contains(QStringLiteral("another program is writing")));
    m_window->kept().click();
    QVERIFY(offer(QStringLiteral("Try again")) && offer(QStringLiteral("Save a Copy…")));
    other.release();
    offer(QStringLiteral("Try again"))->click();
    QTRY_COMPARE(said(), QStringLiteral("All changes stored"));
    QCOMPARE(inFile(path("sample.rankloom")).name, std::string("Waits longer"));
}

void TestStoring::aCopyHoldsWhatIsOnScreen()
{
    Locked other(path("sample.rankloom"));
    rename("Waits");
    QTRY_VERIFY(said().contains(QStringLiteral("Not stored")));
    document().duplicateScenario();
    m_window->files().copyTo(path("copy.rankloom"));
    waitForJobs();
    QVERIFY2(m_window->messages().text().contains(QStringLiteral("complete")),
        qPrintable(m_window->messages().text()));
    QVERIFY(inFile(path("copy.rankloom")) == *document().project());
    const auto copy = db::ProjectFile::open(path("copy.rankloom").toStdString());
    QCOMPARE(copy->loadScenarios()->size(), std::size_t {2});
    QVERIFY(copy->check()->empty());
    QVERIFY(said().contains(QStringLiteral("Not stored"))); // still true of the project
    // Work goes on where it is kept.
    offer(QStringLiteral("Go on in the copy"))->click();
    QTRY_VERIFY(document().isOpen() && document().store()->path() == path("copy.rankloom"));
    QCOMPARE(document().state().scenarios.size(), 2U);
    QCOMPARE(said(), QStringLiteral("All changes stored"));
}

void TestStoring::aCopyOfAnUnreadableProjectIsWrittenFromMemory()
{
    rename("Stored");
    QVERIFY(document().store()->drain().has_value());
    document().duplicateScenario();
    QVERIFY(document().store()->drain().has_value());
    {
        QFile file(path("sample.rankloom")); // what a dying disk gives
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.write(QByteArray(static_cast<qsizetype>(file.size()), '\xEE'));
    }
    rename("Only on screen");
    QTRY_VERIFY(said().contains(QStringLiteral("Not stored")));
    m_window->files().copyTo(path("copy.rankloom"));
    waitForJobs();
    QVERIFY2(m_window->messages().text().contains(QStringLiteral("not the imported files")),
        qPrintable(m_window->messages().text()));
    QVERIFY(inFile(path("copy.rankloom")) == *document().project());
    const auto copy = db::ProjectFile::open(path("copy.rankloom").toStdString());
    QCOMPARE(copy->loadScenarios()->size(), std::size_t {2});
    QCOMPARE(*copy->currentScenario(), document().state().current);
    QVERIFY(copy->check()->empty());
}

void TestStoring::closingAsksAndNothingIsReplaced()
{
    newProject(path("next.rankloom"), "Next");
    Locked other(path("sample.rankloom"));
    rename("Waits");
    QVERIFY(!m_window->close());
    QTRY_VERIFY(offer(QStringLiteral("Close anyway")));
    QVERIFY(offer(QStringLiteral("Save a Copy…")) && offer(QStringLiteral("Try again")));
    test::settle(); // what the queue says later does not take the offer away
    QVERIFY(offer(QStringLiteral("Close anyway")));
    m_window->files().openPath(path("next.rankloom"));
    waitForJobs();
    QCOMPARE(shownName(), std::string("Waits"));
    QTRY_VERIFY(offer(QStringLiteral("Open next.rankloom anyway")));
    m_window->files().close();
    QVERIFY(document().isOpen());
    other.release();
    m_window->files().openPath(path("next.rankloom"));
    QTRY_COMPARE(shownName(), std::string("Next"));
    QCOMPARE(inFile(path("sample.rankloom")).name, std::string("Waits"));
}

void TestStoring::whoEndsTheProgramLosesNothing()
{
    rename("On its way");
    QVERIFY(m_window->files().settle());
    QVERIFY(document().store()->isIdle());
    QCOMPARE(m_window->endNow(), QString());
    QVERIFY(!document().isOpen());
    QCOMPARE(inFile(path("sample.rankloom")).name, std::string("On its way"));

    m_window->files().openPath(path("sample.rankloom"));
    QTRY_VERIFY(document().isOpen());
    Locked other(path("sample.rankloom"));
    rename("Cannot be stored");
    QVERIFY(!m_window->files().settle()); // the session may go on
    QTRY_VERIFY(offer(QStringLiteral("Try again")));
    int beats = 0;
    QTimer heart;
    connect(&heart, &QTimer::timeout, &heart, [&beats] { ++beats; });
    heart.start(50);
    const QString copy = m_window->endNow();
    QVERIFY(beats > 2); // whoever waits, the window lives
    QCOMPARE(inFile(copy).name, std::string("Cannot be stored"));
    QCOMPARE(m_settings->recentFiles().front(), copy); // the next start shows it
}

void TestStoring::aSignalIsNoCrash()
{
    m_window->files().close();
    QProcess program;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    for (const char* variable : {"XDG_CACHE_HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"})
        environment.insert(QString::fromLatin1(variable), path("xdg"));
    environment.insert(QStringLiteral("RANKLOOM_SETTINGS"), path("other.ini"));
    environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
    environment.insert(QStringLiteral("QT_LOGGING_RULES"), QStringLiteral("rankloom.start.info=true"));
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::MergedChannels);
    for (const int signal : {SIGTERM, SIGINT, SIGHUP}) {
        program.start(
            QStringLiteral(RANKLOOM_BIN_DIR "/rankloom"), {path("sample.rankloom")}, QIODevice::ReadOnly);
        QVERIFY(program.waitForStarted());
        QByteArray output;
        QTRY_VERIFY_WITH_TIMEOUT((output += program.readAll()).contains("figures painted"), 30'000);
        ::kill(static_cast<pid_t>(program.processId()), signal);
        QVERIFY(program.waitForFinished(20'000));
        QCOMPARE(program.exitStatus(), QProcess::NormalExit);
        QCOMPARE(program.exitCode(), 0);
    }
    // Neither copy nor lock of a session that has not ended.
    QVERIFY(QDir(path("xdg/rankloom")).exists());
    const QStringList left =
        QDir(path("xdg/rankloom/rankloom")).entryList({QStringLiteral("*.as-opened*")}, QDir::Files);
    QVERIFY2(left.isEmpty(), qPrintable(left.join(QLatin1Char(' '))));
}

void TestStoring::revertIsOneStepBack()
{
    const DocumentState start = document().state();
    const Project startProject = *document().project();
    rename("Worked on");
    document().duplicateScenario();
    {
        QFile links(path("links.csv"));
        QVERIFY(links.open(QIODevice::WriteOnly));
        links.write("# unit=GB/s\nfrom,a,b,c,d\na,0,40,40,40\nb,40,0,40,4\nc,40,40,0,40\nd,40,40,40,0\n");
    }
    m_window->files().importPaths({path("links.csv")});
    waitForJobs();
    QVERIFY(document().store()->drain().has_value());
    const DocumentState worked = document().state();
    const Project workedProject = *document().project();
    const int steps = document().undoStack().count();
    const auto imports = [this] {
        const auto file =
            db::ProjectFile::open(path("sample.rankloom").toStdString(), db::OpenMode::ReadOnly);
        return file->info()->measurements.size();
    };
    QCOMPARE(imports(), std::size_t {1});

    m_window->files().revertToOpened();
    waitForJobs();
    QVERIFY(document().state() == start);
    QVERIFY(document().store()->drain().has_value());
    QVERIFY(inFile(path("sample.rankloom")) == startProject);
    QCOMPARE(imports(), std::size_t {0});
    QCOMPARE(document().undoStack().count(), steps + 1);
    QVERIFY2(m_window->messages().text().contains(QStringLiteral("1 plan")),
        qPrintable(m_window->messages().text()));

    offer(QStringLiteral("Undo"))->click();
    QVERIFY(document().state() == worked);
    QVERIFY(document().store()->drain().has_value());
    QVERIFY(inFile(path("sample.rankloom")) == workedProject);
    QCOMPARE(imports(), std::size_t {1}); // with what no state holds
    document().undoStack().redo();
    QVERIFY(document().store()->drain().has_value());
    QVERIFY(inFile(path("sample.rankloom")) == startProject);
    document().undoStack().undo();
    // And everything before it.
    while (document().undoStack().canUndo())
        document().undoStack().undo();
    QVERIFY(document().state() == start);
    QVERIFY(document().store()->drain().has_value());
    QVERIFY(inFile(path("sample.rankloom")) == startProject);

    // The offer is gone as soon as it would undo something else.
    document().undoStack().redo();
    m_window->files().revertToOpened();
    waitForJobs();
    QVERIFY(offer(QStringLiteral("Undo")));
    rename("Something else");
    QCOMPARE(m_window->messages().text(), QString());
}

void TestStoring::theStateBeforeACrashComesBackAndGoes()
{
    const QString target = path("crashed.rankloom");
    newProject(target, "As opened");
    const QString cache = QStandardPaths::writableLocation(QStandardPaths::CacheLocation);
    {
        // What a session leaves that was killed.
        auto file = db::ProjectFile::open(target.toStdString());
        auto backup =
            db::OpenedBackup::prepare(target.toStdString(), file->info()->uuid, cache.toStdString());
        QVERIFY(backup && backup->make(*file).has_value());
        QVERIFY(file->storeName("Before the crash").has_value());
        QVERIFY(QFile::copy(QString::fromStdString(backup->path()), path("left")));
        const QString where = QString::fromStdString(backup->path());
        backup = tl::unexpected(Error {});
        QVERIFY(QFile::copy(path("left"), where));
    }
    m_window->files().openPath(target);
    QTRY_COMPARE(shownName(), std::string("Before the crash"));
    QTRY_VERIFY(offer(QStringLiteral("Bring back the state before")));
    rename("Edited");
    QVERIFY(document().store()->drain().has_value());
    offer(QStringLiteral("Bring back the state before"))->click();
    QTRY_COMPARE(shownName(), std::string("As opened"));
    QVERIFY(document().store()->drain().has_value());
    QCOMPARE(inFile(target).name, std::string("As opened"));
    document().undoStack().undo();
    QVERIFY(document().store()->drain().has_value());
    QCOMPARE(inFile(target).name, std::string("Edited"));
}

/// What a session leaves that dies while a change is not in the file yet.
void TestStoring::theNextStartNamesWhatWasOnItsWay()
{
    const QString project = path("sample.rankloom");
    const QString announced = QString::fromStdString(document().store()->backup()->path() + ".announced");
    rename("Stored");
    QVERIFY(document().store()->drain().has_value());
    QTRY_COMPARE(QFileInfo(announced).size(), 0);
    {
        Locked other(project);
        Plan plan = *document().plan();
        plan.layout.pp = 4;
        document().changePlan(std::move(plan), QStringLiteral("Set PP to 4"));
        QVERIFY(QFile::copy(announced, path("left")));
        other.release();
    }
    QTRY_COMPARE_WITH_TIMEOUT(said(), QStringLiteral("All changes stored"), 10'000);
    QTRY_COMPARE(QFileInfo(announced).size(), 0);
    document().undoStack().undo();
    QVERIFY(document().store()->drain().has_value());
    m_window->files().close();
    QTRY_VERIFY(!document().isOpen());
    QVERIFY(!QFile::exists(announced));

    QVERIFY(QFile::copy(path("left"), announced));
    m_window->files().openPath(project);
    QTRY_VERIFY(m_window->messages().text().contains(QStringLiteral("ended unexpectedly")));
    const QString words = m_window->messages().text();
    QVERIFY2(words.contains(QStringLiteral("“Set PP to 4”")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("may be missing")), qPrintable(words));
    QVERIFY2(!words.contains(QStringLiteral("All changes are in it")), qPrintable(words));
    QVERIFY(!offer(QStringLiteral("Bring back the state before"))); // nothing was changed before

    // It is told once.
    m_window->files().close();
    QTRY_VERIFY(!document().isOpen());
    m_window->files().openPath(project);
    QTRY_VERIFY(document().isOpen());
    QCOMPARE(m_window->messages().text(), QString());
}

/// Somebody may hold its writer for a while after it was closed: a message, a job.
void TestStoring::aClosedProjectIsNoCrashLater()
{
    const std::shared_ptr<db::ProjectWriter> held = document().store()->writer();
    const std::string backup = document().store()->backup()->path();
    rename("Changed");
    QVERIFY(document().store()->drain().has_value());
    QVERIFY(QFile::exists(QString::fromStdString(backup)));
    newProject(path("other.rankloom"), "Other");
    m_window->files().openPath(path("other.rankloom"));
    QTRY_COMPARE(shownName(), std::string("Other"));
    // A crash from now on is one of the other project.
    for (const char* suffix : {"", ".announced", ".lock"})
        QVERIFY2(!QFile::exists(QString::fromStdString(backup + suffix)), suffix);
}

void TestStoring::copiesAreOfTheirOwnOriginal()
{
    const QDir own(path("own"));
    QVERIFY(QDir().mkpath(own.path()) && QDir().mkpath(path("a")) && QDir().mkpath(path("b")));
    const QString a = path("a/cluster.rankloom");
    const QString b = path("b/cluster.rankloom");
    newProject(a, "A");
    newProject(b, "B");
    const Result<OwnCopy> ofA = ownCopy(a, own);
    const Result<OwnCopy> ofB = ownCopy(b, own);
    QVERIFY(ofA && ofB && ofA->path != ofB->path);
    QVERIFY(ofA->age == OwnCopy::Age::Fresh && ofB->age == OwnCopy::Age::Fresh);
    QCOMPARE(inFile(ofA->path).name, std::string("A"));
    QCOMPARE(inFile(ofB->path).name, std::string("B"));
    QVERIFY(db::ProjectFile::open(ofA->path.toStdString())->storeName("A, worked on").has_value());
    const Result<OwnCopy> again = ownCopy(a, own);
    QVERIFY(again && again->age == OwnCopy::Age::AsLeft && again->path == ofA->path);
    const Result<OwnCopy> anew = ownCopy(a, own, OwnCopy::Age::Fresh);
    QVERIFY(anew && anew->age == OwnCopy::Age::Fresh && anew->path != ofA->path);
    QCOMPARE(inFile(anew->path).name, std::string("A"));
    QCOMPARE(inFile(ofA->path).name, std::string("A, worked on"));
    // The original has changed: its copies are of something else.
    QVERIFY(db::ProjectFile::open(a.toStdString())->storeName("A, newer").has_value());
    const Result<OwnCopy> newer = ownCopy(a, own);
    QVERIFY(newer && newer->age == OwnCopy::Age::Fresh);
    QCOMPARE(inFile(newer->path).name, std::string("A, newer"));
    QVERIFY(!ownCopy(path("none.rankloom"), own));
}

void TestStoring::whatCannotBeWrittenIsOpenedAsACopyThatSaysSo()
{
    QVERIFY(QDir().mkpath(path("a")) && QDir().mkpath(path("b")));
    for (const char* name : {"a/cluster.rankloom", "b/cluster.rankloom"}) {
        newProject(path(name), name);
        QVERIFY(QFile::setPermissions(path(name), QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther));
    }
    if (::geteuid() == 0)
        QSKIP("Root may write everything.");
    QVERIFY(!canBeKept(path("a/cluster.rankloom")));
    for (const char* name : {"a/cluster.rankloom", "b/cluster.rankloom"}) {
        m_window->files().openPath(path(name));
        waitForJobs();
        QVERIFY2(shownName() == name, qPrintable(m_window->messages().text()));
        QVERIFY(m_window->messages().text().contains(QStringLiteral("a copy of your own")));
        QVERIFY(document().store()->path() != path(name));
    }
    rename("Worked on");
    QVERIFY(document().store()->drain().has_value());
    m_window->files().openPath(path("b/cluster.rankloom")); // it is on screen
    QTRY_VERIFY(m_window->messages().text().contains(QStringLiteral("as you left it")));
    m_window->files().openPath(path("a/cluster.rankloom"));
    QTRY_COMPARE(shownName(), std::string("a/cluster.rankloom"));
    m_window->files().openPath(path("b/cluster.rankloom"));
    QTRY_COMPARE(shownName(), std::string("Worked on"));
    offer(QStringLiteral("Copy the original again"))->click();
    QTRY_COMPARE(shownName(), std::string("b/cluster.rankloom"));
    QCOMPARE(inFile(path("b/cluster.rankloom")).name, std::string("b/cluster.rankloom"));
}

/// Figures of damaged rows are never shown without a word: when the project is opened, and beside them as
/// long as it is.
void TestStoring::whatIsNotAsItWasWrittenIsTold()
{
    QVERIFY(!m_window->views().diagnoses->text().contains(QStringLiteral("as Rankloom wrote it")));
    m_window->files().close();
    QTRY_VERIFY(!m_window->document().isOpen());
    SQLite::Database(path("sample.rankloom").toStdString(), SQLite::OPEN_READWRITE)
        .exec("UPDATE device SET mem_bytes = mem_bytes * 2");
    m_window->files().openPath(path("sample.rankloom"));
    QTRY_VERIFY(m_window->document().isOpen());
    const QString row = QStringLiteral("table device, row 1");
    QTRY_VERIFY2(m_window->messages().text().contains(row), qPrintable(m_window->messages().text()));
    QTRY_VERIFY(m_window->views().diagnoses->text().contains(row));
    QVERIFY(m_window->views().diagnoses->summary() != QStringLiteral("No problems found"));
    rename("edited");
    QTRY_COMPARE(said(), QStringLiteral("All changes stored"));
    QTRY_VERIFY(m_window->views().diagnoses->text().contains(row));
}

void TestStoring::theExampleCanBeginAnew()
{
    newProject(path("example.rankloom"), "The example");
    m_window->files().setExampleFile(path("example.rankloom"));
    // Somebody's own project of that name is not the example.
    const QDir own(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation));
    QVERIFY(own.mkpath(QStringLiteral(".")));
    newProject(own.absoluteFilePath(QStringLiteral("example.rankloom")), "Somebody's");
    m_window->files().openExample();
    QTRY_COMPARE(shownName(), std::string("The example"));
    QCOMPARE(m_window->messages().text(), QString());
    rename("Played with");
    m_window->files().close();
    m_window->files().openExample();
    QTRY_COMPARE(shownName(), std::string("Played with"));
    QTRY_VERIFY(offer(QStringLiteral("Begin with a fresh one")));
    offer(QStringLiteral("Begin with a fresh one"))->click();
    QTRY_COMPARE(shownName(), std::string("The example"));
}

QTEST_MAIN(TestStoring)
#include "tst_storing.moc"
