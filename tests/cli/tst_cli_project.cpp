// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <utility>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/sysmacros.h>
#include <unistd.h>

#include <SQLiteCpp/Database.h>
#include <nlohmann/json.hpp>

#include "db/project_writer.h"
#include "tests/cli/run_program.h"

using namespace rankloom;
using namespace rankloom::test;
using nlohmann::json;

/// What the command line does to project files.
class TestCliProject : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        QFile plan(path("plan.json"));
        QVERIFY(plan.open(QIODevice::WriteOnly));
        plan.write(R"({
            "format": "rankloom-plan", "version": 1, "name": "A",
            "model": {"preset": "llama-3-8b"},
            "cluster": {"nodes": 2, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
            "workload": {"kind": "training", "sequenceLength": 4096, "microBatchSize": 1, "globalBatchSize": 64},
            "layout": {"tp": 4, "pp": 2}, "schedule": {"kind": "1f1b"}
        })");
    }

    /// Who follows the tour of README.md sees its figures.
    void theTourTellsTheExample()
    {
        const QString example = QStringLiteral(RANKLOOM_SOURCE_DIR "/resources/example/");
        const QString project = path("example.rankloom");
        QStringList arguments {
            "project", "new", project, "--plan", example + "plan.json", "--import", example + "mpigraph.txt"};
        for (const QString& trace : QDir(example).entryList({"router_trace_rank*.jsonl"}))
            arguments << example + trace;
        QCOMPARE(cli(arguments).status, 0);
        json plan = json::parse(cli({"export", project, "--to", "json"}).out.toStdString());
        const auto figures = [&](int tp) {
            plan["layout"]["tp"] = tp;
            const Outcome outcome =
                cli({"evaluate", "-", "--project", project}, QByteArray::fromStdString(plan.dump()));
            const qsizetype step = outcome.out.indexOf("Step ") + 5;
            const qsizetype memory = outcome.out.indexOf("is fullest, ") + 12;
            const QByteArray time = outcome.out.mid(step, outcome.out.indexOf(':', step) - step);
            return std::pair(time.left(time.indexOf(" (")), // without its range
                outcome.out.mid(memory, outcome.out.indexOf(" GiB", memory) - memory));
        };
        QFile readme(QStringLiteral(RANKLOOM_SOURCE_DIR "/README.md"));
        QVERIFY(readme.open(QIODevice::ReadOnly));
        const QByteArray tour = readme.readAll().simplified();
        const auto [before, fullest] = figures(4);
        const auto [after, then] = figures(8);
        const QByteArray told = "the step goes from " + before + " to " + after + ", the fullest GPU from "
            + fullest + " to " + then + " GiB";
        QVERIFY2(tour.contains(told), told.constData());
    }

    /// Figures of a damaged row are never printed without a word, whichever command prints them.
    void everyCommandTellsWhatIsNotAsItWasWritten()
    {
        const QString project = path("damaged.rankloom");
        QCOMPARE(cli({"project", "new", project, "--plan", path("plan.json")}).status, 0);
        SQLite::Database(project.toStdString(), SQLite::OPEN_READWRITE)
            .exec("UPDATE device SET mem_bytes = mem_bytes / 2");
        const QString links = written(m_folder, "damaged_links.csv",
            "# unit=GB/s direction=row->col\n,node0,node1\nnode0,,40\nnode1,40,\n");
        for (const QStringList& command : std::initializer_list<QStringList> {{"evaluate", project},
                 {"compare", project, path("plan.json")}, {"export", project, "--to", "json"},
                 {"whatif", project}, {"evaluate", path("plan.json"), "--project", project},
                 {"project", "info", project}, {"project", "sql", project, "SELECT 1"},
                 {"import", links, "--project", project, "--dry-run"},
                 {"import", links, "--project", project}}) {
            const Outcome outcome = cli(command);
            const QByteArray all = outcome.out + outcome.err;
            QVERIFY2(all.contains("table device, row 1"), qPrintable(command.join(u' ') + u'\n' + all));
        }
        const json told = json::parse(cli({"evaluate", project, "--json"}).out.toStdString());
        QCOMPARE(told["diagnostics"][0]["code"].get<std::string>(), std::string("rows-not-as-written"));

        // A repair calls it neither saved nor lost, and only a person makes it sound.
        QVERIFY(cli({"project", "check", project}).status != 0);
        const QString repaired = path("mended.rankloom");
        const Outcome repair = cli({"project", "repair", project, "-o", repaired});
        QVERIFY2(repair.out.contains("Not as it was written, in device: row 1"), repair.out.constData());
        QVERIFY2(repair.out.contains(" 1 are not known to be as they were written, 0 are known to be lost"),
            repair.out.constData());
        QVERIFY(cli({"evaluate", repaired}).out.contains("table device, row 1"));
        QCOMPARE(cli({"project", "check", repaired, "--accept"}).status, 0);
        QCOMPARE(cli({"project", "check", repaired}).status, 0);
        QVERIFY(!cli({"evaluate", repaired}).out.contains("table device, row 1"));
    }

    /// A window edits while a command imports: whichever of them comes second knows of the first.
    void anImportIsNotUndoneByAWriterThatDidNotSeeIt()
    {
        const QString hosts = written(m_folder, "hosts", "h0 slots=8\nh1 slots=8\nh2 slots=8\nh3 slots=8\n");
        int asked = 0;
        for (int round = 0; round < 24; ++round) {
            const QString project = path(qPrintable(QStringLiteral("contended%1.rankloom").arg(round)));
            QCOMPARE(cli({"project", "new", project, "--plan", path("plan.json")}).status, 0);
            Result<db::ProjectFile> file = db::ProjectFile::open(project.toStdString());
            Scenario plan = file->loadScenarios()->front();
            plan.id = 0;
            plan.name = "copy"; // so that the import makes a cluster of its own for the plan on screen
            QVERIFY(file->addScenario(plan));
            const ProjectState shown = file->loadState().value();
            db::ProjectWriter writer(std::move(*file), {});
            QProcess import;
            import.start(kProgram, {"import", hosts, "--project", project, "--cluster", "plan"});
            QVERIFY(import.waitForStarted());
            // An edit of the plan on screen, at any time of the import.
            while (!import.waitForFinished(round % 8)) {
                plan = shown.scenarios.front();
                plan.note += "edited";
                writer.storeScenario(plan);
                if (!writer.drain())
                    break;
            }
            QVERIFY(import.waitForFinished(60'000));
            QCOMPARE(import.exitCode(), 0);
            writer.storeScenario(plan);
            const bool stored = writer.drain().has_value();
            asked += writer.status().outside ? 1 : 0;
            QVERIFY(!stored && writer.status().outside); // the import came after what is shown
            const db::ProjectFile now =
                std::move(*db::ProjectFile::open(project.toStdString(), db::OpenMode::ReadOnly));
            QCOMPARE(now.loadProject()->cluster->nodes, 4);
            QVERIFY(now.check()->empty());
            writer.discard();
        }
        QCOMPARE(asked, 24);
    }

    /// Both may find that there is none yet; one makes it, the other must not take it away again.
    void twoMakersOfOneNameLeaveOneProject()
    {
        for (int round = 0; round < 15; ++round) {
            const QString project = path("raced.rankloom");
            QFile::remove(project);
            std::array<QProcess, 3> makers;
            for (QProcess& maker : makers)
                maker.start(kProgram, {"project", "new", project, "--plan", path("plan.json")});
            int made = 0;
            for (QProcess& maker : makers) {
                QVERIFY(maker.waitForFinished(60'000));
                QVERIFY(maker.exitCode() == 0 || maker.exitCode() == 2);
                made += maker.exitCode() == 0 ? 1 : 0;
                if (maker.exitCode() == 2)
                    QVERIFY(maker.readAllStandardError().contains("exists already"));
            }
            QCOMPARE(made, 1);
            QCOMPARE(cli({"project", "check", project}).status, 0);
        }
        QCOMPARE(QDir(m_folder.path()).entryList({"raced*"}), QStringList {"raced.rankloom"});
    }

    /// What a dry run foretells is what the import does, and until then not a byte of the project changes.
    void dryRunsForetellTheImport()
    {
        const QString project = path("dry.rankloom");
        QFile::remove(project);
        const QString plan = path("plan.json");
        QCOMPARE(cli({"project", "new", project, "--plan", plan}).status, 0);
        const auto bytes = [&] {
            QFile file(project);
            return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        };
        const QByteArray before = bytes();
        const auto step = [&] {
            const json read = json::parse(cli({"evaluate", project, "--json"}).out.toStdString());
            return read.at("time").at("stepSeconds").get<double>();
        };
        const double unmeasured = step();
        QFile matrix(path("slow.csv"));
        QVERIFY(matrix.open(QIODevice::WriteOnly));
        matrix.write(",node0,node1\nnode0,,1\nnode1,1.2,\n");
        matrix.close();
        const QStringList import {"import", matrix.fileName(), "--project", project, "--unit", "GB/s"};
        const Outcome told = cli(import + QStringList {"--dry-run"});
        QVERIFY2(told.status == 0, told.err.constData());
        for (const char* part :
            {"Step time: ", " -> ", "Will change", "2 measured bandwidths", "Nothing was stored"})
            QVERIFY2(told.out.contains(part), told.out.constData());
        const Outcome document = cli(import + QStringList {"--dry-run", "--json"});
        const json read = json::parse(document.out.toStdString());
        QVERIFY(!read.at("stored").get<bool>());
        QCOMPARE(read.at("before").at("stepSeconds").get<double>(), unmeasured);
        QVERIFY(!read.at("changes").empty());
        QVERIFY(bytes() == before);
        QCOMPARE(QDir(QFileInfo(project).path()).entryList({"dry.rankloom*"}).size(), 1);
        QCOMPARE(cli(import).status, 0);
        QCOMPARE(step(), read.at("after").at("stepSeconds").get<double>());
        // It ends as the import would.
        QCOMPARE(cli({"import", plan + ".none", "--project", project, "--dry-run"}).status, 2);
        QCOMPARE(cli({"import", plan, "--project", path("none.rankloom"), "--dry-run"}).status, 2);
        const Outcome made =
            cli({"import", plan, "--project", path("none.rankloom"), "--create", "--dry-run"});
        QCOMPARE(made.status, 0);
        QVERIFY(made.out.contains("would be made") && !QFile::exists(path("none.rankloom")));
        QCOMPARE(cli({"import", plan, "--project", project, "--json"}).status, 2); // of a dry run alone
    }

    /// Nobody writes to the pipe, and nobody has to say twice that he has waited enough.
    void oneSignalEndsWaitingForAPipe()
    {
        const QByteArray pipe = path("silent").toLocal8Bit();
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        QProcess waiting;
        waiting.start(kProgram, {"parse", path("silent")});
        QVERIFY(waiting.waitForStarted());
        int writer = -1; // opens only where somebody reads
        QTRY_VERIFY((writer = ::open(pipe.constData(), O_WRONLY | O_NONBLOCK)) >= 0);
        QCOMPARE(waiting.state(), QProcess::Running);
        waiting.terminate();
        QVERIFY(waiting.waitForFinished(20'000));
        ::close(writer);
        QCOMPARE(waiting.exitStatus(), QProcess::NormalExit);
        QCOMPARE(waiting.exitCode(), 3);
    }

    void halfAProjectIsNone()
    {
        const QString project = path("half.rankloom");
        QCOMPARE(cli({"project", "new", project, "--plan", path("plan.json"), "--import", path("none.csv")})
                     .status,
            2);
        QVERIFY(!QFile::exists(project));
    }

    /// A link stays a link, a device a device, and who may read it stays who may.
    void outputsReplaceOnlyPlainFiles()
    {
        const QStringList exports {"export", path("plan.json"), "--to", "json"};
        const QByteArray expected = cli(exports).out;
        const auto exportTo = [&](const QString& target) {
            return cli(exports + QStringList {"-o", target}).status;
        };
        const auto contents = [](const QString& file) {
            QFile in(file);
            return in.open(QIODevice::ReadOnly) ? in.readAll() : QByteArray();
        };
        QFile secret(path("secret.json"));
        QVERIFY(
            secret.open(QIODevice::WriteOnly) && secret.setPermissions(QFile::ReadOwner | QFile::WriteOwner));
        secret.close();
        QVERIFY(QFile::link(path("secret.json"), path("link.json")));
        QCOMPARE(exportTo(path("link.json")), 0);
        QVERIFY(QFileInfo(path("link.json")).isSymLink());
        QCOMPARE(contents(path("secret.json")), expected);
        QVERIFY(!(secret.permissions() & (QFile::ReadGroup | QFile::ReadOther)));
        QVERIFY(QFile::link(path("later.json"), path("dangling.json")));
        QCOMPARE(exportTo(path("dangling.json")), 0);
        QVERIFY(QFileInfo(path("dangling.json")).isSymLink());
        QCOMPARE(contents(path("later.json")), expected);

        // A device of our own: a failing test must not cost the machine its /dev/null.
        const QByteArray device = path("null").toLocal8Bit();
        if (::mknod(device.constData(), S_IFCHR | 0666, makedev(1, 3)) == 0
            && QFile(path("null")).open(QIODevice::WriteOnly)) {
            QCOMPARE(exportTo(path("null")), 0);
            struct stat status { };
            QVERIFY(::stat(device.constData(), &status) == 0 && S_ISCHR(status.st_mode));
        }
        const QByteArray pipe = path("pipe").toLocal8Bit();
        QCOMPARE(::mkfifo(pipe.constData(), 0600), 0);
        const int reader = ::open(pipe.constData(), O_RDONLY | O_NONBLOCK);
        QCOMPARE(exportTo(path("pipe")), 0);
        QByteArray got(expected.size() + 1, '\0');
        QCOMPARE(::read(reader, got.data(), static_cast<std::size_t>(got.size())),
            static_cast<ssize_t>(expected.size()));
        ::close(reader);
        QCOMPARE(exportTo(m_folder.path()), 2);
    }

private:
    [[nodiscard]] QString path(const char* name) const
    {
        return m_folder.filePath(QString::fromLatin1(name));
    }

    QTemporaryDir m_folder;
};

QTEST_GUILESS_MAIN(TestCliProject)
#include "tst_cli_project.moc"
