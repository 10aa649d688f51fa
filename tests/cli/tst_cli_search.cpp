// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <csignal>

#include <nlohmann/json.hpp>

#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_program.h"

using namespace rankloom::test;
using nlohmann::json;

namespace {

Outcome search(QStringList arguments, const QByteArray& input)
{
    arguments.prepend(QStringLiteral("search"));
    return cli(arguments, input);
}

QStringList words(const char* text) { return QString::fromLatin1(text).split(u' ', Qt::SkipEmptyParts); }

QByteArray plan(int nodes = 2, const char* model = "llama-3-8b", int batch = 64)
{
    const json document {{"format", "rankloom-plan"}, {"version", 1}, {"model", {{"preset", model}}},
        {"cluster", {{"nodes", nodes}, {"devicesPerNode", 8}, {"device", "h100-sxm-80gb"}}},
        {"workload", {{"sequenceLength", 4096}, {"globalBatchSize", batch}}}};
    return QByteArray::fromStdString(document.dump());
}

json documentOf(const Outcome& outcome) { return json::parse(outcome.out.toStdString(), nullptr, false); }

} // namespace

class TestCliSearch : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Layouts that fit by the estimate alone are left out, and said to be.
    void layoutsThatMayNotFitAreAskedFor()
    {
        const char* arguments = "- --json --top 5 --schedule 1f1b --offload none";
        const json careful = documentOf(search(words(arguments), plan(4, "llama-3-70b", 32)));
        const json all =
            documentOf(search(words(arguments) << "--accept-narrow-fit", plan(4, "llama-3-70b", 32)));
        QVERIFY(!careful["space"]["acceptNarrowFit"].get<bool>());
        QVERIFY(all["space"]["acceptNarrowFit"].get<bool>());
        QVERIFY(!careful["layouts"].empty() && !all["layouts"].empty());
        for (const json& layout : careful["layouts"])
            QVERIFY(layout["fitsAtWorst"].get<bool>());
        QVERIFY(careful["counts"]["rejected"].dump().find("memory-band") != std::string::npos);
        QVERIFY(all["counts"]["rejected"].dump().find("memory-band") == std::string::npos);
        QVERIFY(all["layouts"][0]["stepSeconds"].get<double>()
            <= careful["layouts"][0]["stepSeconds"].get<double>());
    }

    void theDocumentRanksLayoutsWithinTheSpace()
    {
        const Outcome outcome =
            search(words("- --json --top 7 --fix tp=2,4 --bound pp=1..4 --schedule "
                         "1f1b,interleaved-1f1b --headroom 8GiB --tp-within-node --robust 3"),
                plan());
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = documentOf(outcome);
        QCOMPARE(document["format"].get<std::string>(), std::string("rankloom-search"));
        QVERIFY(document["proven"].get<bool>());
        QCOMPARE(document["layouts"].size(), std::size_t {7});
        double last = 0;
        for (const json& layout : document["layouts"]) {
            QVERIFY(layout["stepSeconds"].get<double>() >= last);
            last = layout["stepSeconds"].get<double>();
            QVERIFY(layout["boundSeconds"].get<double>() <= last);
            QVERIFY(layout["headroomBytes"].get<double>() >= 8.0 * 1024 * 1024 * 1024);
            const int tp = layout["plan"]["layout"]["tp"].get<int>();
            QVERIFY(tp == 2 || tp == 4);
        }
        QVERIFY(!document["front"].empty());
        QCOMPARE(document["robustness"]["trials"].get<int>(), 3);
        QVERIFY(document["space"]["degrees"]["tp"]["only"] == json({2, 4}));
        // Byte for byte the same again, also on one thread, and from the space of the document.
        const QStringList again = words("- --json --top 7 --robust 3 --threads 1 --constraints");
        const QTemporaryDir folder;
        QFile space(folder.filePath(QStringLiteral("space.json")));
        QVERIFY(space.open(QIODevice::WriteOnly));
        space.write(QByteArray::fromStdString(document["space"].dump()));
        space.close();
        QCOMPARE(search(again + QStringList {space.fileName()}, plan()).out, outcome.out);
    }

    /// What no layout can meet is an error with the reason, not an empty answer.
    void impossibleConstraintsAreErrors()
    {
        const Outcome outcome = search(words("- --fix tp=7"), plan());
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains("TP: no value that is allowed divides the 16 devices."),
            outcome.err.constData());
        QVERIFY(outcome.out.isEmpty());
        QCOMPARE(search(words("- --runs-on slurm"), plan()).status, 2);
    }

    /// Rows differ by more than half a percent; what is as fast is listed with each.
    void nearEqualLayoutsAreOneRow()
    {
        const json document = documentOf(search(words("- --json --top 5 --fix tp=1,2 --fix pp=1,2"), plan()));
        const json& layouts = document["layouts"];
        QVERIFY(layouts.size() > 1);
        std::size_t alike = 0;
        for (std::size_t i = 0; i < layouts.size(); ++i) {
            const json& row = layouts[i];
            QVERIFY(row["alikeCount"].get<std::size_t>() >= row["alike"].size());
            alike += row["alike"].size();
            for (const json& other : row["alike"]) {
                const double ratio = other["stepSeconds"].get<double>() / row["stepSeconds"].get<double>();
                QVERIFY(ratio < 1.0051 && ratio > 1 / 1.0051);
                QVERIFY(other["plan"]["layout"].is_object());
            }
        }
        QVERIFY(alike > 0);
        const Outcome text = search(words("- --top 5 --fix tp=1,2 --fix pp=1,2"), plan());
        QVERIFY2(text.out.contains(" like it"), text.out.constData());
    }

    /// Every layout that a launcher is to run is exported to it whole.
    void layoutsRunOnTheLauncher()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("best.json"));
        const Outcome found = search(
            words("- --json --top 3 --runs-on megatron -o") + QStringList {file}, plan(4, "llama-3-70b", 32));
        QVERIFY2(found.status == 0, found.err.constData());
        QCOMPARE(documentOf(found)["space"]["runsOn"].get<std::string>(), std::string("megatron"));
        const Outcome script =
            cli({QStringLiteral("export"), file, QStringLiteral("--to"), QStringLiteral("megatron")});
        QVERIFY(script.status == 0);
        for (const QByteArray& line : script.out.split('\n'))
            QVERIFY2(!line.startsWith("# - ") || !(line.contains("instead of") || line.contains("memory/")),
                line.constData());
    }

    /// The best layout's plan, written out, evaluates to what was promised.
    void theWrittenPlanIsTheBest()
    {
        const QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("best.json"));
        const Outcome found = search(words("- --json --budget devices=8 -o") + QStringList {file}, plan());
        QVERIFY2(found.status == 0, found.err.constData());
        QProcess process;
        process.start(QStringLiteral(RANKLOOM_BIN_DIR "/rankloom-cli"),
            {QStringLiteral("evaluate"), file, QStringLiteral("--json"), QStringLiteral("--check")});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 0);
        const json evaluation = json::parse(process.readAllStandardOutput().toStdString());
        QCOMPARE(evaluation["time"]["stepSeconds"].get<double>(),
            documentOf(found)["layouts"][0]["stepSeconds"].get<double>());
    }

    void peopleGetTablesAndReasons()
    {
        const Outcome found = search(words("- --top 3"), plan());
        QCOMPARE(found.status, 0);
        for (const char* text : {"TP ", "Pareto front", "Why the second lost", "simulated", "No layout"})
            QVERIFY2(found.out.contains(text), text);
        const Outcome none = search(words("- --budget devices=1 --offload none"), plan(2, "llama-3-70b"));
        QCOMPARE(none.status, 0);
        QVERIFY(none.out.contains("No layout fits"));
        QVERIFY(none.out.contains("memory"));
    }

    void sensitivitiesOfThePlan()
    {
        const Outcome outcome = search(words("- --sensitivity --json"), plan());
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = documentOf(outcome);
        QCOMPARE(document["format"].get<std::string>(), std::string("rankloom-sensitivity"));
        QVERIFY(document["changes"].size() > 10);
        QVERIFY(search(words("- --sensitivity"), plan()).out.contains("TP 2"));
    }

    void refusalsGoToStandardError_data()
    {
        QTest::addColumn<QString>("arguments");
        for (const char* arguments : {"--fix sp=2", "--fix tp", "--bound tp=4..2", "--budget gold=1",
                 "--budget devices=12", "--schedule fast", "--recompute some", "--sharding zero-4",
                 "--headroom much", "--within-node xp", "--constraints /nowhere.json", "--top 0"})
            QTest::newRow(arguments) << QString::fromLatin1(arguments);
    }
    void refusalsGoToStandardError()
    {
        QFETCH(QString, arguments);
        const Outcome outcome = search(QStringList {QStringLiteral("-")} + arguments.split(u' '), plan());
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.out.isEmpty());
        QVERIFY(!outcome.err.isEmpty());
    }

    /// An interrupted search prints a whole document and says so.
    void interruptedSearchesEndInOrder()
    {
        QProcess process;
        process.start(QStringLiteral(RANKLOOM_BIN_DIR "/rankloom-cli"),
            words("search - --json --top 5000 --robust 100000"));
        process.write(plan(128, "llama-3.1-405b", 1024));
        process.closeWriteChannel();
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY(awaits(process, "SigBlk", SIGINT)); // it searches
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(60'000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 3);
        const json document = json::parse(process.readAllStandardOutput().toStdString());
        QVERIFY(document["stopped"].get<bool>());
    }
};

QTEST_GUILESS_MAIN(TestCliSearch)
#include "tst_cli_search.moc"
