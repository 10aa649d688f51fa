// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <atomic>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <future>
#include <mutex>
#include <thread>

#include <QTest>
#include <rapidcheck.h>

#include <SQLiteCpp/Database.h>

#include "db/project_writer.h"
#include "tests/db/sample.h"

using namespace rankloom;
using namespace rankloom::test;
using db::ProjectFile;
using db::ProjectWriter;

namespace {

/// Holds the writer thread in a command until it is let go.
class Gate {
public:
    void hold(ProjectWriter& writer)
    {
        std::promise<void> entered;
        std::future<void> inside = entered.get_future();
        writer.run(
            [this, &entered](ProjectFile&) {
                entered.set_value();
                m_open.get_future().wait();
            },
            [](const Error&) {});
        inside.wait();
    }
    void open() { m_open.set_value(); }

private:
    std::promise<void> m_open;
};

struct Log {
    std::mutex mutex;
    std::vector<ErrorCode> errors;
    std::atomic<int> outside {0};
    std::atomic<int> firstChanges {0};

    ProjectWriter::Callbacks callbacks()
    {
        ProjectWriter::Callbacks all;
        all.onError = [this](const Error& error) {
            const std::lock_guard lock(mutex);
            errors.push_back(error.code);
        };
        all.onOutsideChange = [this] { ++outside; };
        all.beforeFirstChange = [this](ProjectFile&) -> Result<void> {
            ++firstChanges;
            return {};
        };
        return all;
    }
};

Scenario withWorkload(const Workload& workload, std::string name = "first", std::int64_t id = 1)
{
    Scenario scenario {id, std::move(name), "", samplePlan()};
    scenario.plan.workload = workload;
    return scenario;
}

} // namespace

class TestProjectWriter : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<Folder>();
        m_path = m_folder->file("p.rankloom");
        m_log = std::make_unique<Log>();
        m_writer = std::make_unique<ProjectWriter>(
            std::move(*ProjectFile::create(m_path, sampleProject(), samplePlan())), m_log->callbacks());
    }
    void cleanup()
    {
        m_writer.reset();
        m_log.reset();
        m_folder.reset();
    }

    void whatIsQueuedIsOnDiskAfterDraining()
    {
        Project expected = sampleProject();
        expected.name = "queued";
        expected.cluster = makeCluster(4, 2, sampleDevice());
        m_writer->storeName(expected.name);
        m_writer->storeScenario(withWorkload({8192, 2, 512}));
        m_writer->storeCluster(std::make_shared<const ClusterInput>(ClusterInput {1, {}, expected.cluster}));
        std::promise<std::int64_t> id;
        m_writer->addScenario({0, "second", "", samplePlan()},
            [&](const Result<std::int64_t>& added) { id.set_value(added.value_or(0)); });
        QVERIFY(m_writer->drain());
        QCOMPARE(m_writer->pending(), std::size_t {0});
        QCOMPARE(id.get_future().get(), std::int64_t {2});
        const ProjectFile file = std::move(*ProjectFile::open(m_path));
        QVERIFY(file.loadProject().value() == expected);
        QVERIFY(file.loadScenarios().value()[0].plan == withWorkload({8192, 2, 512}).plan);
        QVERIFY(file.loadScenarios().value()[1].plan == samplePlan());
        QCOMPARE(m_log->firstChanges.load(), 1);
        QVERIFY(m_log->errors.empty());
    }

    void closingWritesWhatIsQueued()
    {
        for (int i = 0; i < 20; ++i)
            m_writer->storeScenario(withWorkload({4096 + i, 1, 8}));
        m_writer.reset();
        QCOMPARE(
            ProjectFile::open(m_path)->loadScenarios().value()[0].plan.workload.sequenceLength, 4096 + 19);
    }

    void aBurstOnOneFieldIsOneCommit()
    {
        Gate gate;
        gate.hold(*m_writer);
        for (int i = 1; i <= 100; ++i) {
            m_writer->storeName(std::to_string(i));
            m_writer->storeScenario(withWorkload({i, 1, 8}, "drag " + std::to_string(i)));
        }
        QCOMPARE(m_writer->pending(), std::size_t {3}); // the gate and one for each field
        gate.open();
        QVERIFY(m_writer->drain());
        const ProjectFile file = std::move(*ProjectFile::open(m_path));
        QCOMPARE(file.loadProject()->name, std::string("100"));
        QCOMPARE(file.loadScenarios().value()[0].name, std::string("drag 100"));
        QCOMPARE(file.loadScenarios().value()[0].plan.workload.sequenceLength, 100);
    }

    /// Any sequence of commands leaves the file as writing them one by one does.
    void coalescingKeepsTheOutcome()
    {
        QVERIFY(rc::check("queued = one by one", [] {
            const Folder folder;
            ProjectFile direct =
                std::move(*ProjectFile::create(folder.file("d.rankloom"), sampleProject(), samplePlan()));
            ProjectWriter writer(
                std::move(*ProjectFile::create(folder.file("q.rankloom"), sampleProject(), samplePlan())),
                {});
            Gate gate;
            gate.hold(writer);
            std::int64_t last = 1;
            for (int i = *rc::gen::inRange(0, 12); i > 0; --i) {
                const int value = *rc::gen::inRange(1, 100);
                const std::int64_t id = *rc::gen::inRange<std::int64_t>(1, last + 1);
                switch (*rc::gen::inRange(0, 5)) {
                case 0:
                    writer.storeScenario(withWorkload({value, 1, 1}, "work", id));
                    RC_ASSERT(direct.storeScenario(withWorkload({value, 1, 1}, "work", id)).has_value());
                    break;
                case 1:
                    writer.storeName(std::to_string(value));
                    RC_ASSERT(direct.storeName(std::to_string(value)).has_value());
                    break;
                case 2: // a new one, made current, as the program duplicates scenarios
                    ++last;
                    writer.storeScenario({last, "new", "", samplePlan()});
                    writer.setCurrentScenario(last);
                    RC_ASSERT(direct.storeScenario({last, "new", "", samplePlan()}).has_value());
                    RC_ASSERT(direct.setCurrentScenario(last).has_value());
                    break;
                case 3:
                    writer.storeScenario({id, std::to_string(value), "", samplePlan()});
                    RC_ASSERT(
                        direct.storeScenario({id, std::to_string(value), "", samplePlan()}).has_value());
                    break;
                default:
                    writer.setCurrentScenario(id);
                    RC_ASSERT(direct.setCurrentScenario(id).has_value());
                }
            }
            gate.open();
            RC_ASSERT(writer.drain().has_value());
            const ProjectFile queued = std::move(*ProjectFile::open(folder.file("q.rankloom")));
            RC_ASSERT(queued.loadProject().value() == direct.loadProject().value());
            RC_ASSERT(queued.loadScenarios().value() == direct.loadScenarios().value());
            RC_ASSERT(queued.currentScenario().value() == direct.currentScenario().value());
        }));
    }

    void aFailedWriteKeepsTheQueue()
    {
        SQLite::Database other(m_path, SQLite::OPEN_READWRITE);
        other.exec("BEGIN IMMEDIATE"); // somebody else is writing
        m_writer->storeName("first");
        m_writer->storeScenario(withWorkload({1, 2, 3}));
        const Result<void> stuck = m_writer->drain();
        QVERIFY(!stuck);
        QVERIFY(stuck.error().code == ErrorCode::ProjectBusy);
        QCOMPARE(m_writer->pending(), std::size_t {2});
        {
            const std::lock_guard lock(m_log->mutex);
            QCOMPARE(m_log->errors.size(), std::size_t {1});
        }
        m_writer->storeName("newest"); // joins the one that waits
        QCOMPARE(m_writer->pending(), std::size_t {2});
        other.exec("ROLLBACK");
        m_writer->retry();
        QVERIFY(m_writer->drain());
        const ProjectFile file = std::move(*ProjectFile::open(m_path));
        QCOMPARE(file.loadProject()->name, std::string("newest"));
        QCOMPARE(file.loadScenarios().value()[0].plan.workload.globalBatchSize, 3);
    }

    void outsideChangesAreNoticed()
    {
        m_writer->storeName("mine");
        QVERIFY(m_writer->drain());
        QVERIFY(ProjectFile::open(m_path)->storeName("theirs"));
        m_writer->checkOutside();
        QVERIFY(!m_writer->drain());
        QCOMPARE(m_log->outside.load(), 1);
        m_writer->retry(); // keep mine
        m_writer->storeName("mine again");
        QVERIFY(m_writer->drain());
        QCOMPARE(ProjectFile::open(m_path)->loadProject()->name, std::string("mine again"));

        QVERIFY(ProjectFile::open(m_path)->storeName("theirs again"));
        m_writer->storeName("lost");
        QVERIFY(!m_writer->drain());
        QCOMPARE(m_log->outside.load(), 2);
        m_writer->discard(); // reload
        QVERIFY(m_writer->drain());
        QCOMPARE(ProjectFile::open(m_path)->loadProject()->name, std::string("theirs again"));
        QVERIFY(m_log->errors.empty());
    }

    /// The answer to the question may come while the writer is still asking it.
    void discardingFromTheQuestionGivesTheChangeUp()
    {
        ProjectWriter* asking = nullptr;
        ProjectWriter::Callbacks callbacks = m_log->callbacks();
        callbacks.onOutsideChange = [&asking] { asking->discard(); };
        const std::string path = m_folder->file("asked.rankloom");
        ProjectWriter writer(std::move(*ProjectFile::create(path, sampleProject(), samplePlan())), callbacks);
        asking = &writer;
        QVERIFY(ProjectFile::open(path)->storeName("theirs"));
        writer.storeName("lost");
        QVERIFY(writer.drain());
        QCOMPARE(ProjectFile::open(path)->loadProject()->name, std::string("theirs"));
        QCOMPARE(writer.pending(), std::size_t {0});
    }

    /// Whoever waits for an answer would wait for ever.
    void whatSomebodyWaitsForIsAnsweredWhateverTheQueueDoes()
    {
        std::vector<std::string> answers;
        const auto ask = [&](const std::string& name) {
            m_writer->run([&answers, name](ProjectFile&) { answers.push_back(name + ": answered"); },
                [&answers, name](
                    const Error& error) { answers.push_back(name + ": " + toString(error.code)); });
        };
        Progress progress;
        const auto import = [&](const std::string& name) {
            m_writer->importFiles({m_folder->file("missing")}, FileFormat::Unknown, {}, progress, {},
                [&answers, name](const Result<ProjectFile::ImportOutcome>& outcome) {
                    answers.push_back(name + ": " + toString(outcome.error().code));
                });
        };
        ask("before");
        QVERIFY(m_writer->drain());
        QVERIFY(ProjectFile::open(m_path)->storeName("theirs"));
        {
            Gate gate;
            gate.hold(*m_writer);
            m_writer->storeName("lost");
            ask("behind a change that stops");
            import("import behind it");
            gate.open();
            QVERIFY(!m_writer->drain());
        }
        ask("to a stopped queue");
        QCOMPARE(m_writer->pending(), std::size_t {1}); // the change alone
        m_writer->discard();
        ask("after it was given up");
        QVERIFY(m_writer->drain());

        // An import that meets the outside change itself waits for the decision.
        QVERIFY(ProjectFile::open(m_path)->storeName("theirs again"));
        import("asking import");
        QVERIFY(!m_writer->drain());
        m_writer->discard();
        QVERIFY(m_writer->drain());
        const std::vector<std::string> expected {"before: answered",
            "behind a change that stops: project-busy", "import behind it: project-busy",
            "to a stopped queue: project-busy", "after it was given up: answered",
            "asking import: cancelled"};
        QVERIFY2(answers == expected,
            [&] {
                std::string all;
                for (const std::string& answer : answers)
                    all += answer + '\n';
                return all;
            }()
                .c_str());
    }

    void whatWaitsIsSaidAtOnce()
    {
        std::atomic<int> said {0};
        db::ProjectWriter::Callbacks callbacks;
        callbacks.onStatus = [&said] { ++said; };
        const std::string path = m_folder->file("slow.rankloom");
        ProjectWriter writer(std::move(*ProjectFile::create(path, sampleProject(), samplePlan())), callbacks);
        Gate gate; // a slow disk
        gate.hold(writer);
        QCOMPARE(said.load(), 0); // a question is no change
        writer.checkOutside();
        QCOMPARE(said.load(), 0);
        QCOMPARE(writer.status().pending, std::size_t {0});
        writer.storeName("waits");
        QCOMPARE(said.load(), 1);
        QCOMPARE(writer.status().pending, std::size_t {1});
        QVERIFY(!writer.status().failure);
        gate.open();
        QVERIFY(writer.drain());
        QCOMPARE(writer.status().pending, std::size_t {0});
    }

    /// However often it is tried, and whatever is queued behind it.
    void aFailureLastsUntilSomethingWasWritten()
    {
        SQLite::Database other(m_path, SQLite::OPEN_READWRITE);
        other.exec("BEGIN IMMEDIATE");
        m_writer->storeName("waits");
        QVERIFY(!m_writer->drain());
        QVERIFY(m_writer->status().failure && m_writer->status().failure->code == ErrorCode::ProjectBusy);
        m_writer->storeScenario({1, "edited", "", samplePlan()});
        m_writer->retry();
        QVERIFY(m_writer->status().failure.has_value()); // while it is tried
        QVERIFY(!m_writer->drain());
        QVERIFY(m_writer->status().failure && !m_writer->status().outside);
        QCOMPARE(m_writer->status().pending, std::size_t {2});
        other.exec("ROLLBACK");
        m_writer->retry();
        QVERIFY(m_writer->drain());
        QVERIFY(!m_writer->status().failure);
        QCOMPARE(ProjectFile::open(m_path)->loadProject()->name, std::string("waits"));
    }

    void aCopyOfAStoppedQueueHoldsWhatWaits()
    {
        const std::string copy = m_folder->file("copy.rankloom");
        SQLite::Database other(m_path, SQLite::OPEN_READWRITE);
        other.exec("BEGIN IMMEDIATE");
        {
            Gate gate;
            gate.hold(*m_writer);
            m_writer->storeName("waits");
            QVERIFY(askForCopy(copy)); // behind what is about to fail
            m_writer->storeScenario({1, "edited", "", samplePlan()});
            gate.open();
            QVERIFY(!m_writer->drain());
        }
        QCOMPARE(answer(), std::string());
        expectCopy(copy, "waits");
        m_writer->storeName("still waits");
        m_writer->removeScenario(99); // no file can do that
        QVERIFY(askForCopy(copy));
        QVERIFY2(answer().find("but for 1 changes") != std::string::npos, answer().c_str());
        expectCopy(copy, "still waits");
        QVERIFY(m_writer->status().failure.has_value()); // and the file waits as before
        QCOMPARE(
            ProjectFile::open(m_path, db::OpenMode::ReadOnly)->loadProject()->name, sampleProject().name);
        QVERIFY(askForCopy(m_path));
        QVERIFY(answer().find("project itself") != std::string::npos);
        QVERIFY(askForCopy(m_folder->file("no/such/folder.rankloom")));
        QVERIFY(!answer().empty());
        m_writer->discard();
    }

    void aCopyOfADeletedFileIsComplete()
    {
        const std::string copy = m_folder->file("copy.rankloom");
        m_writer->storeName("stored");
        QVERIFY(m_writer->drain());
        std::filesystem::remove(m_path);
        m_writer->storeName("waits");
        QVERIFY(!m_writer->drain());
        QVERIFY2(m_writer->status().failure->text().find("moved, replaced or deleted") != std::string::npos,
            m_writer->status().failure->text().c_str());
        m_writer->storeScenario({1, "edited", "", samplePlan()});
        QVERIFY(askForCopy(copy));
        QCOMPARE(answer(), std::string());
        expectCopy(copy, "waits");
        m_writer->discard();
    }

    void aRestoredFileCanBeKeptFirst()
    {
        const std::string before = m_folder->file("before");
        const std::string kept = m_folder->file("kept");
        QVERIFY(ProjectFile::open(m_path, db::OpenMode::ReadOnly)->backupTo(before));
        m_writer->storeName("changed");
        m_writer->restore(before, kept);
        m_writer->storeScenario({1, "edited", "", samplePlan()});
        QVERIFY(m_writer->drain());
        QVERIFY(ProjectFile::open(m_path)->loadProject().value() == sampleProject());
        QCOMPARE(ProjectFile::open(m_path)->loadScenarios()->front().name, std::string("edited"));
        m_writer->restore(kept);
        QVERIFY(m_writer->drain());
        Project expected = sampleProject();
        expected.name = "changed";
        QVERIFY(ProjectFile::open(m_path)->loadProject().value() == expected);
        QCOMPARE(m_log->outside.load(), 0);
    }

    void lookingIsNoChange()
    {
        m_writer->checkOutside();
        QVERIFY(m_writer->drain());
        QCOMPARE(m_log->firstChanges.load(), 0); // no backup for nothing
    }

    /// A backup takes its time; what is written meanwhile is not overwritten unasked.
    void aChangeDuringTheBackupIsNoticed()
    {
        const std::string path = m_folder->file("raced.rankloom");
        ProjectWriter::Callbacks callbacks = m_log->callbacks();
        callbacks.beforeFirstChange = [&path](ProjectFile&) -> Result<void> {
            return ProjectFile::open(path)->storeName("theirs");
        };
        ProjectWriter writer(std::move(*ProjectFile::create(path, sampleProject(), samplePlan())), callbacks);
        writer.storeName("mine");
        QVERIFY(!writer.drain());
        QVERIFY(writer.status().outside);
        QCOMPARE(m_log->outside.load(), 1);
        QCOMPARE(ProjectFile::open(path)->loadProject()->name, std::string("theirs"));
        writer.discard();
    }

    /// The other program has begun before the change is looked at, and commits while the change waits for the
    /// lock: nobody can see it coming.
    void aChangeDuringTheWaitForTheLockIsNoticed()
    {
        const std::string path = m_folder->file("waited.rankloom");
        QVERIFY(ProjectFile::create(path, sampleProject(), samplePlan()));
        SQLite::Database other(path, SQLite::OPEN_READWRITE);
        std::promise<void> looked;
        ProjectWriter::Callbacks callbacks = m_log->callbacks();
        callbacks.beforeFirstChange = [&looked](ProjectFile&) -> Result<void> {
            looked.set_value();
            return {};
        };
        ProjectWriter writer(std::move(*ProjectFile::open(path)), callbacks);
        other.exec("BEGIN IMMEDIATE; UPDATE project SET name = 'theirs'");
        writer.storeName("mine");
        looked.get_future().wait();
        std::this_thread::sleep_for(std::chrono::milliseconds(100)); // it waits up to two seconds
        other.exec("COMMIT");
        QVERIFY(!writer.drain());
        QVERIFY(writer.status().outside);
        QCOMPARE(m_log->outside.load(), 1);
        QVERIFY(m_log->errors.empty());
        QCOMPARE(ProjectFile::open(path)->loadProject()->name, std::string("theirs"));
        writer.retry(); // keep mine
        QVERIFY(writer.drain());
        QCOMPARE(ProjectFile::open(path)->loadProject()->name, std::string("mine"));
    }

    /// What was loaded is what changes are made upon, not what is there when the writer begins.
    void aChangeAfterLoadingIsNoticed()
    {
        const std::string path = m_folder->file("loaded.rankloom");
        ProjectFile file = std::move(*ProjectFile::create(path, sampleProject(), samplePlan()));
        QVERIFY(file.loadState());
        QVERIFY(ProjectFile::open(path)->storeName("theirs"));
        ProjectWriter writer(std::move(file), m_log->callbacks());
        writer.storeName("mine");
        QVERIFY(!writer.drain());
        QVERIFY(writer.status().outside);
        writer.discard();
        QCOMPARE(ProjectFile::open(path)->loadProject()->name, std::string("theirs"));
    }

    /// An import that meets one is neither refused nor done: it waits for the decision.
    void anImportThatMeetsAnOutsideChangeIsTriedAgain()
    {
        const std::string good = m_folder->file("links.csv");
        std::ofstream(good)
            << "# unit=GB/s direction=row->col\n,gpu-a01,gpü-b02\ngpu-a01,,21.5\ngpü-b02,11.25,\n";
        Progress progress;
        std::vector<bool> outcomes;
        QVERIFY(ProjectFile::open(m_path)->storeName("theirs"));
        m_writer->importFiles({good}, FileFormat::Unknown, {}, progress, {},
            [&](const Result<ProjectFile::ImportOutcome>& outcome) {
                outcomes.push_back(outcome.has_value());
            });
        QVERIFY(!m_writer->drain());
        QVERIFY(outcomes.empty());
        m_writer->retry();
        QVERIFY(m_writer->drain());
        QCOMPARE(outcomes, (std::vector<bool> {true}));
    }

    /// Two that write as fast as they can: what one of them has stored is only replaced knowingly.
    void twoWritersUndoNothingInSilence()
    {
        std::atomic<bool> stop {false};
        int theirs = 0;
        std::thread other([&] {
            ProjectFile file = std::move(*ProjectFile::open(m_path));
            while (!stop) {
                theirs += file.addScenario({0, "theirs", "", samplePlan()}) ? 1 : 0;
                std::this_thread::sleep_for(std::chrono::milliseconds(theirs % 7));
            }
        });
        int asked = 0;
        std::vector<Scenario> known = ProjectFile::open(m_path)->loadScenarios().value();
        for (int i = 0; i < 40; ++i) {
            m_writer->run(
                [&](ProjectFile& file) { known = file.loadState()->scenarios; }, [](const Error&) {});
            QVERIFY(m_writer->drain());
            m_writer->storeName("sees " + std::to_string(known.size()));
            if (m_writer->drain())
                continue;
            ++asked;
            QVERIFY(m_writer->status().outside);
            m_writer->discard();
        }
        stop = true;
        other.join();
        qInfo("%d changes of the other, %d of 40 asked", theirs, asked);
        QCOMPARE(ProjectFile::open(m_path)->loadScenarios()->size(), static_cast<std::size_t>(theirs) + 1);
        QVERIFY(ProjectFile::open(m_path)->check()->empty());
    }

    void importsRunInTheirTurnAndNeverStopTheQueue()
    {
        const std::string good = m_folder->file("links.csv");
        std::ofstream(good)
            << "# unit=GB/s direction=row->col\n,gpu-a01,gpü-b02\ngpu-a01,,21.5\ngpü-b02,11.25,\n";
        Progress progress;
        std::vector<bool> outcomes;
        const auto done = [&](const Result<ProjectFile::ImportOutcome>& outcome) {
            outcomes.push_back(outcome.has_value());
        };
        m_writer->importFiles({m_folder->file("missing")}, FileFormat::Unknown, {}, progress, {}, done);
        m_writer->importFiles({good}, FileFormat::Unknown, {}, progress, {}, done);
        m_writer->storeName("after");
        QVERIFY(m_writer->drain());
        QCOMPARE(outcomes, (std::vector<bool> {false, true}));
        const Project project = ProjectFile::open(m_path)->loadProject().value();
        QCOMPARE(project.cluster->links.nodeLink(0, 1).bandwidth.value(), 21.5e9);
        QCOMPARE(project.name, std::string("after"));
    }

private:
    bool askForCopy(const std::string& path)
    {
        m_answer = std::promise<std::string>();
        m_writer->saveCopy(path,
            [this](const Result<void>& copied) { m_answer.set_value(copied ? "" : copied.error().text()); });
        m_answered = m_answer.get_future().share();
        return true;
    }
    std::string answer() { return m_answered.get(); }
    static void expectCopy(const std::string& path, const std::string& name)
    {
        const ProjectFile copy = std::move(*ProjectFile::open(path));
        QCOMPARE(copy.loadProject()->name, name);
        QCOMPARE(copy.loadScenarios()->front().name, std::string("edited"));
        QVERIFY(copy.check().value().empty());
    }

    std::promise<std::string> m_answer;
    std::shared_future<std::string> m_answered;
    std::unique_ptr<Folder> m_folder;
    std::string m_path;
    std::unique_ptr<Log> m_log;
    std::unique_ptr<ProjectWriter> m_writer;
};

QTEST_APPLESS_MAIN(TestProjectWriter)
#include "tst_project_writer.moc"
