// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <csignal>
#include <string>

#include <nlohmann/json.hpp>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_program.h"

using namespace rankloom::test;
using nlohmann::json;

namespace {

const QString kReference = QStringLiteral(RANKLOOM_REFERENCE_DATA);
const QString kMeasured = QStringLiteral(RANKLOOM_SOURCE_DIR "/tests/data/measured/memory");

/// A plan of two nodes that fits.
QByteArray smallPlan(const QByteArray& more = {})
{
    return R"({"format":"rankloom-plan","version":1,"name":"small","model":{"preset":"llama-3-8b"},
        "cluster":{"nodes":2,"devicesPerNode":8,"device":"h100-sxm-80gb"},
        "workload":{"sequenceLength":4096,"globalBatchSize":64},
        "layout":{"tp":2,"pp":2})"
        + more + "}";
}

} // namespace

class TestCli : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString write(const QString& name, const QByteArray& text) const { return written(m_folder, name, text); }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(QFile::exists(kProgram), "rankloom-cli is not built"); }

    void noQtIsLinked()
    {
        const Outcome outcome = runProgram("ldd", {kProgram});
        if (outcome.status != 0)
            QSKIP("ldd is not there: the libraries of the program are not checked.");
        QVERIFY(outcome.out.contains("libsqlite3"));
        QVERIFY2(!outcome.out.contains("Qt"), outcome.out.constData());
    }

    /// A terminal obeys what a name holds unless it is shown by its number.
    void namesAreShownNotObeyed()
    {
        const std::string name = "a\x1b]0;t\x07"
                                 "b\xC2\x9b"
                                 "31m\u202e";
        const json written {{"format", "rankloom-plan"}, {"version", 1}, {"name", name},
            {"model", {{"preset", "llama-3-8b"}}},
            {"cluster",
                {{"nodes", 2}, {"devicesPerNode", 8}, {"device", "h100-sxm-80gb"},
                    {"nodeNames", {"n\x1b[2J", "m\r"}}}},
            {"workload", {{"sequenceLength", 4096}, {"globalBatchSize", 64}}},
            {"layout", {{"tp", 2}, {"pp", 2}}}};
        const QString plan = write("names.json", QByteArray::fromStdString(written.dump()));
        for (const QStringList& arguments :
            {QStringList {"evaluate", plan, "--json"}, QStringList {"evaluate", plan},
                QStringList {"compare", plan, plan}, QStringList {"export", plan, "--to", "json"},
                QStringList {"export", plan, "--to", "rank-map"},
                QStringList {"whatif", plan, "--fail", "node:1"}}) {
            const Outcome outcome = cli(arguments);
            QVERIFY2(outcome.status == 0, outcome.err.constData());
            for (const char* obeyed : {"\x1b", "\x07", "\r", "\xC2\x9b", "\u202e"})
                QVERIFY2(!outcome.out.contains(obeyed), qPrintable(arguments.join(u' ')));
        }
        QVERIFY(cli({"evaluate", plan}).out.contains("a\\u001b]0;t\\u0007b\\u009b31m\\u202e"));
        const json document = json::parse(cli({"export", plan, "--to", "json"}).out.toStdString());
        QCOMPARE(document["name"].get<std::string>(), name);
    }

    void helpAndVersion()
    {
        QVERIFY(cli({"--version"}).out.startsWith("rankloom-cli "));
        const Outcome help = cli({"--help"});
        QCOMPARE(help.status, 0);
        for (const char* command : {"model", "import", "parse", "evaluate", "affinity", "compare", "export",
                 "render", "project", "report", "schema", "simulate", "validate"}) {
            QVERIFY2(help.out.contains(command), command);
            const Outcome own = cli({QString(command), "--help"});
            QCOMPARE(own.status, 0);
            QVERIFY(own.out.contains("Usage"));
        }
    }

    void unknownWordsNameTheNearest_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char* name, const QStringList& arguments, const char* part) {
            QTest::newRow(name) << arguments << QByteArray(part);
        };
        row("command", {"evalute"}, "Did you mean evaluate?");
        row("far command", {"zzz"}, "Commands: model");
        row("nested command", {"project", "nw"}, "Did you mean new?");
        row("option", {"evaluate", "p.json", "--jsn"}, "Did you mean --json?");
        row("too many", {"evaluate", "a.json", "b.json"}, "\"b.json\" is one too many");
        row("no command", {}, "--help");
        row("missing argument", {"evaluate"}, "PLAN is required");
        row("preset", {"model", "llama-3-70"}, "llama-3-70b");
        row("schema", {"schema", "plans"}, "Schemas: ");
        row("target", {"export", "p.json", "--to", "megatrn"}, "Targets: ");
        row("view", {"render", "/dev/null", "--view", "x", "-o", "a.png"}, "rankloom-cli: ");
        row("format", {"parse", "x", "--format", "mpi"}, "mpigraph");
        row("no file", {"evaluate", "/nowhere/plan.json"}, "/nowhere/plan.json: there is no such file");
        row("folder", {"evaluate", "/"}, "folder");
    }
    void unknownWordsNameTheNearest()
    {
        QFETCH(const QStringList, arguments);
        QFETCH(const QByteArray, part);
        const Outcome outcome = cli(arguments);
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains(part), outcome.err.constData());
        QVERIFY(outcome.err.startsWith("rankloom-cli: "));
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY(outcome.out.isEmpty());
    }

    void evaluationIsTheSchemasDocument()
    {
        const QString plan = write("small.json", smallPlan());
        const Outcome outcome = cli({"evaluate", plan, "--json", "--timeline", "--links"});
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = json::parse(outcome.out.toStdString());
        QCOMPARE(document.at("valid").get<bool>(), true);
        QCOMPARE(document.at("parameters").at("total").get<std::int64_t>(), std::int64_t {8030261248});
        double sum = 0;
        for (const auto& [name, seconds] : document.at("time").at("breakdownSeconds").items())
            sum += seconds.get<double>();
        // The timeline counts whole nanoseconds; there are fewer than 1e4 of them to round.
        QVERIFY(std::abs(sum - document.at("time").at("stepSeconds").get<double>()) < 1e-5);
        QCOMPARE(document.at("timeline").at("lanes").size(), std::size_t {2});
        QVERIFY(document.at("nodeTraffic").at(0).at("bytes").get<double>() > 0);
        validate(m_folder, outcome.out, "evaluation");
    }

    void anInvalidPlanIsEvaluatedToItsReasons()
    {
        const QString plan = write("invalid.json", smallPlan(R"(,"stages":{"layersPerStage":[30,1]})"));
        const Outcome outcome = cli({"evaluate", plan, "--json"});
        QCOMPARE(outcome.status, 0);
        const json document = json::parse(outcome.out.toStdString());
        QCOMPARE(document.at("valid").get<bool>(), false);
        const json& first = document.at("diagnostics").at(0);
        QCOMPARE(first.at("pointer").get<std::string>(), std::string("/stages/layersPerStage"));
        QVERIFY(first.at("suggestion").at("value") == json::array());
        validate(m_folder, outcome.out, "evaluation");
        QCOMPARE(cli({"evaluate", plan, "--check"}).status, 1);
        QVERIFY(cli({"evaluate", plan}).out.contains("cannot be evaluated"));
    }

    void checkTellsWhetherThePlanFits()
    {
        QCOMPARE(cli({"evaluate", write("fits.json", smallPlan()), "--check"}).status, 0);
        QByteArray large = smallPlan();
        large.replace("llama-3-8b", "llama-3-70b");
        const QString plan = write("large.json", large);
        const Outcome outcome = cli({"evaluate", plan, "--check"});
        QCOMPARE(outcome.status, 1);
        QVERIFY(outcome.out.contains("DOES NOT FIT"));
        QCOMPARE(cli({"evaluate", plan}).status, 0);
    }

    void standardInputIsAFile()
    {
        const QString plan = write("small.json", smallPlan());
        QCOMPARE(cli({"evaluate", "-", "--json"}, smallPlan()).out, cli({"evaluate", plan, "--json"}).out);
    }

    void exportedPlansGiveTheSameFigures()
    {
        const QString plan = write("small.json", smallPlan());
        const QString complete = path("complete.json");
        QCOMPARE(cli({"export", plan, "--to", "json", "-o", complete}).status, 0);
        QFile file(complete);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        validate(m_folder, text, "plan");
        QCOMPARE(cli({"evaluate", complete, "--json"}).out, cli({"evaluate", plan, "--json"}).out);
        QCOMPARE(cli({"export", complete, "--to", "json"}).out, text);
        QVERIFY(cli({"export", plan, "--to", "csv"}).out.startsWith("lane,what,pass,"));
        QCOMPARE(cli({"export", plan, "--to", "json", "-o", "/nowhere/x"}).status, 2);
    }

    /// Measured links and expert load travel inside the document: the example with its trace, to the last
    /// digit.
    void exportedProjectsGiveTheSameFigures()
    {
        const QString folder = QStringLiteral(RANKLOOM_SOURCE_DIR "/resources/example/");
        const QString project = path("traced.rankloom");
        QCOMPARE(cli({"project", "new", project, "--plan", folder + "plan.json", "--import",
                         folder + "mpigraph.txt", folder + "router_trace_rank0.jsonl",
                         folder + "router_trace_rank1.jsonl"})
                     .status,
            0);
        const QString document = path("traced.json");
        QCOMPARE(cli({"export", project, "--to", "json", "-o", document}).status, 0);
        QFile file(document);
        QVERIFY(file.open(QIODevice::ReadOnly));
        validate(m_folder, file.readAll(), "plan");
        const QByteArray expected = cli({"evaluate", project, "--json", "--timeline"}).out;
        QVERIFY(expected.contains("loadMaxOverMean"));
        QCOMPARE(cli({"evaluate", document, "--json", "--timeline"}).out, expected);
        const QString again = path("retraced.rankloom");
        QCOMPARE(cli({"project", "new", again, "--plan", document}).status, 0);
        QCOMPARE(cli({"evaluate", again, "--json", "--timeline"}).out, expected);
    }

    void outputDoesNotDependOnTheLocale()
    {
        const QString plan = write("small.json", smallPlan());
        const QByteArray expected = cli({"evaluate", plan}).out;
        for (const char* locale : {"C", "de_DE.UTF-8", "ar_EG.UTF-8"})
            QCOMPARE(
                runProgram("env", {QString("LC_ALL=") + locale, kProgram, "evaluate", plan}).out, expected);
    }

    void modelsAreCounted()
    {
        const Outcome outcome = cli({"model", "mixtral-8x7b", "--json"});
        QCOMPARE(outcome.status, 0);
        const json document = json::parse(outcome.out.toStdString());
        QCOMPARE(document.at("parameters").at("total").get<std::int64_t>(), std::int64_t {46702792704});
        QCOMPARE(document.at("parameters").at("active").get<std::int64_t>(), std::int64_t {12879925248});
        validate(m_folder, outcome.out, "model");
        QVERIFY(cli({"model", "mixtral-8x7b"}).out.contains("46,702,792,704"));
        QVERIFY(cli({"model", "--list"}).out.contains("mixtral-8x7b\n"));
        const QByteArray config = R"({"model_type":"llama","hidden_size":64,"intermediate_size":128,
            "num_hidden_layers":2,"num_attention_heads":4,"vocab_size":100})";
        QVERIFY(cli({"model", "-", "--json"}, config).out.contains("\"hidden\"") == false);
        QCOMPARE(cli({"model", write("tiny.json", config), "--json"}).status, 0);
    }

    /// Closed forms and published slot counts.
    void schedulesAreSimulated_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<double>("makespan");
        QTest::newRow("1f1b") << "--schedule 1f1b --stages 4 --microbatches 8" << 33.0;
        QTest::newRow("1f1b decimals") << "--schedule 1f1b --stages 4 --microbatches 8 --forward 0.1 "
                                          "--backward-input 0.2 --backward-weight 0"
                                       << 3.3;
        QTest::newRow("interleaved") << "--schedule interleaved-1f1b --stages 4 --microbatches 8" << 57.0;
        QTest::newRow("zb-h1") << "--schedule zb-h1 --stages 4 --microbatches 8" << 27.0;
        QTest::newRow("zb-v") << "--schedule zb-v --stages 4 --microbatches 8" << 51.0;
        QTest::newRow("dualpipe") << "--schedule dualpipe --stages 4 --microbatches 8 --overlapped-pair 3"
                                  << 26.0;
        QTest::newRow("blocking")
            << "--schedule 1f1b --stages 4 --microbatches 8 --p2p 0.1 --p2p-mode blocking" << 36.2;
        QTest::newRow("uneven") << "--schedule 1f1b --stages 4 --microbatches 8 --forward-per-stage 1,1,1,3 "
                                   "--backward-per-stage 2,2,2,6"
                                << 81.0;
        QTest::newRow("vocab-1")
            << "--schedule 1f1b --stages 4 --microbatches 8 --backward-input 2 --backward-weight 0 "
               "--vocabulary vocab-1 --vocabulary-forward 0.25 --vocabulary-backward 0.25"
            << 37.0;
    }
    void schedulesAreSimulated()
    {
        QFETCH(const QString, arguments);
        QFETCH(const double, makespan);
        const Outcome outcome = cli(QStringList {"simulate", "--json"} + arguments.split(' '));
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = json::parse(outcome.out.toStdString());
        QCOMPARE(document.at("makespan").get<double>(), makespan);
        validate(m_folder, outcome.out, "simulation");
        QVERIFY(cli(QStringList {"simulate"} + arguments.split(' ')).out.contains("makespan"));
    }

    void ordersGoOutAndIn()
    {
        const QStringList sizes {"--stages", "4", "--microbatches", "8"};
        const Outcome order = cli(QStringList {"simulate", "--schedule", "zb-h1", "--csv"} + sizes);
        QCOMPARE(order.status, 0);
        const QString file = write("order.csv", order.out);
        const json again =
            json::parse(cli(QStringList {"simulate", "--order", file, "--json"} + sizes).out.toStdString());
        QCOMPARE(again.at("makespan").get<double>(), 27.0);
        QCOMPARE(cli(QStringList {"simulate", "--order", "-", "--csv"} + sizes, order.out).out, order.out);
        const Outcome trace = cli(QStringList {"simulate", "--schedule", "zb-h1", "--trace"} + sizes);
        double end = 0;
        const json events = json::parse(trace.out.toStdString()).at("traceEvents");
        for (const json& event : events)
            if (event.at("ph") == "X")
                end = std::max(end, event.at("ts").get<double>() + event.at("dur").get<double>());
        QCOMPARE(end, 27000.0);
    }

    void impossibleSchedulesAreRefused_data()
    {
        QTest::addColumn<QString>("arguments");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char* name, const char* arguments, const char* part) {
            QTest::newRow(name) << QString(arguments) << QByteArray(part);
        };
        row("kind", "--schedule zbh1 --stages 4 --microbatches 8", "Did you mean zb-h1");
        row("none", "--stages 4 --microbatches 8", "--schedule");
        row("odd", "--schedule dualpipe --stages 3 --microbatches 8", "even");
        row("few", "--schedule interleaved-1f1b --stages 4 --microbatches 2", "Nearest legal");
        row("negative", "--schedule 1f1b --stages 4 --microbatches 8 --forward=-1", "--forward");
        row("nan", "--schedule 1f1b --stages 4 --microbatches 8 --forward nan", "found \"nan\"");
        row("count", "--schedule 1f1b --stages 4 --microbatches 8 --forward-per-stage 1,2", "2 times");
        row("zero stages", "--schedule 1f1b --stages 0 --microbatches 8", "--stages");
        row("long", "--schedule gpipe --stages 4 --microbatches 200000 --forward 999999", "unit");
        row("both", "--schedule 1f1b --stages 4 --microbatches 8 --order x.csv", "--order");
        row("json and csv", "--schedule 1f1b --stages 4 --microbatches 8 --json --csv", "excludes");
    }
    void impossibleSchedulesAreRefused()
    {
        QFETCH(const QString, arguments);
        QFETCH(const QByteArray, part);
        const Outcome outcome = cli(QStringList {"simulate"} + arguments.split(' '));
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains(part), outcome.err.constData());
        QCOMPARE(outcome.err.count('\n'), 1);
        QVERIFY(outcome.out.isEmpty());
    }

    void estimatesAreValidated()
    {
        const Outcome outcome = cli({"validate", "memory", kMeasured, "--json"});
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        QVERIFY(!json::parse(outcome.out.toStdString()).at("tables").empty());
        validate(m_folder, outcome.out, "validation");
        QCOMPARE(cli({"validate", "memory", m_folder.path()}).status, 2);
        QVERIFY(cli({"validate", "weather", "x"}).err.contains("Kinds: "));
    }

    /// One row as the plan by which it is estimated; of several, and of what is no plan, it is said so.
    void rowsArePrintedAsPlans()
    {
        const Outcome outcome = cli({"validate", "memory", kMeasured, "--plan", "FSDP32 TP8"});
        QCOMPARE(outcome.status, 0);
        validate(m_folder, outcome.out, "plan");
        QVERIFY(cli({"validate", "memory", kMeasured, "--plan", "FSDP8 TP8"}).err.contains("rows have"));
        QVERIFY(cli({"validate", "memory", kMeasured, "--plan", "NVFP4 row"}).status != 0);
        QVERIFY(cli({"validate", "schedules", kMeasured, "--plan", "x"}).err.contains("are not plans"));
    }

    void badInputGivesOneClearError_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("part");
        const auto row = [](const char* name, const QByteArray& text, const char* part) {
            QTest::newRow(name) << text << QByteArray(part);
        };
        row("empty", {}, "empty");
        row("truncated", smallPlan().left(120), "cut off");
        row("binary",
            QByteArray("\x7f"
                       "ELF\0\1\2\0",
                8),
            "binary");
        row("utf-16", QByteArray("\xff\xfe{\0}\0", 6), "UTF-16");
        row("latin-1", "{\"name\":\"Gr\xfc\xdf\"}", "UTF-8");
        row("not json", "tp: 8\npp: 4\n", ":1:");
        row("array", "[1,2]", "an object");
        row("other format", R"({"format":"x","version":1})", "/format");
        row("newer", R"({"format":"rankloom-plan","version":9})", "newer");
        row("nan", smallPlan(R"(,"calibration":{"fragmentation":NaN})"), "JSON");
        row("negative", smallPlan(R"(,"calibration":{"contextBytes":-1})"), "/calibration/contextBytes");
        row("word", smallPlan(R"(,"stages":{"layersPerStage":"even"})"), "/stages/layersPerStage");
        row("duplicate", smallPlan(R"(,"name":"again")"), "twice");
        row("contradiction", smallPlan(R"(,"placement":{"ranks":[0,0.5]})"), "/placement/ranks/1");
        row("two models", R"({"format":"rankloom-plan","version":1,"model":{"preset":"a","file":"b"}})",
            "twice");
        row("no model", R"({"format":"rankloom-plan","version":1})", "--project");
        row("deep", QByteArray(200'000, '['), "deeper");
        row("long line", "{\"name\":\"" + QByteArray(70'000'000, 'x') + "\"}", "/format");
    }
    void badInputGivesOneClearError()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QByteArray, part);
        const QString plan = write("bad.json", text);
        for (const QStringList& arguments :
            {QStringList {"evaluate", plan}, QStringList {"export", plan, "--to", "json"},
                QStringList {"project", "new", path("never.rankloom"), "--plan", plan}}) {
            const Outcome outcome = cli(arguments);
            QCOMPARE(outcome.status, 2);
            QVERIFY2(outcome.err.startsWith("rankloom-cli: "), outcome.err.constData());
            QVERIFY2(outcome.err.contains(part), outcome.err.left(2000).constData());
            QVERIFY(outcome.err.contains("bad.json"));
            QCOMPARE(outcome.err.count('\n'), 1);
            QVERIFY(outcome.out.isEmpty());
            QVERIFY(!QFile::exists(path("never.rankloom")));
        }
    }

    /// Files of any content never crash a reader, and are refused with status 2.
    void unknownFilesAreRefused()
    {
        const QString zeros = path("zeros.bin");
        QFile file(zeros);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.resize(std::int64_t {2} << 30)); // sparse
        file.close();
        for (const QStringList& arguments : {QStringList {"parse", zeros}, QStringList {"evaluate", zeros},
                 QStringList {"model", path("./zeros.bin")}, QStringList {"affinity", "--trace", zeros}}) {
            const Outcome outcome = cli(arguments);
            QCOMPARE(outcome.status, 2);
            QVERIFY2(outcome.err.startsWith("rankloom-cli: "), outcome.err.constData());
            QVERIFY(outcome.err.contains("zeros.bin"));
        }
        QFile::remove(zeros);
        QCOMPARE(cli({"parse", "-"}, QByteArray(1000, '\0')).status, 2);
    }

    void matricesAreParsed()
    {
        const QString matrix = write("links.csv", ",a,b\na,,10\nb,12,\n");
        const Outcome outcome = cli({"parse", matrix, "--unit", "GB/s", "--json"});
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json values = json::parse(outcome.out.toStdString()).at("values");
        QCOMPARE(values.at(0).at("kind").get<std::string>(), std::string("links"));
        QCOMPARE(values.at(0).at("values").at(0).at(1).get<double>(), 1e10);
        QVERIFY(values.at(0).at("values").at(0).at(0).is_null());
        QVERIFY(cli({"parse", matrix, "--unit", "GB/s"}).out.contains("10.0 GB/s"));
        // Of two figures the median lies between them.
        const QByteArray two = cli({"parse", "-", "--unit", "GB/s"}, "host,a,b\na,,10\nb,20,\n").out;
        QVERIFY2(two.contains("median 15.0 GB/s"), two.constData());
    }

    void projectsAreMadeAskedAndEvaluated()
    {
        const QString plan = write("small.json", smallPlan());
        const QString project = path("small.rankloom");
        QFile::remove(project);
        const Outcome made = cli({"project", "new", project, "--plan", plan});
        QVERIFY2(made.status == 0, made.err.constData());
        QCOMPARE(cli({"project", "new", project, "--plan", plan}).status, 2); // is there already
        QVERIFY(QFile::exists(project));
        const Outcome info = cli({"project", "info", project, "--json"});
        QVERIFY2(info.status == 0, info.err.constData());
        QCOMPARE(
            json::parse(info.out.toStdString()).at("model").get<std::string>(), std::string("llama-3-8b"));
        QVERIFY(cli({"project", "info", project}).out.contains("llama-3-8b"));
        QCOMPARE(cli({"project", "check", project}).status, 0);
        QVERIFY(cli({"project", "sql", project, "SELECT 6 * 7 AS answer"}).out.contains("42"));
        QCOMPARE(cli({"project", "sql", project, "SELECT"}).status, 2);
        QCOMPARE(cli({"project", "sql", project, "DROP TABLE project"}).status, 2);
        QCOMPARE(cli({"project", "repair", project, "-o", path("again.rankloom")}).status, 0);

        const QByteArray expected = cli({"evaluate", plan, "--json"}).out;
        QCOMPARE(cli({"evaluate", project, "--json"}).out, expected);
        QCOMPARE(cli({"evaluate", path("again.rankloom"), "--json"}).out, expected);
        const QByteArray decisions =
            R"({"format":"rankloom-plan","version":1,"name":"small","layout":{"tp":2,"pp":2}})";
        QCOMPARE(cli({"evaluate", "-", "--project", project, "--json"}, decisions).out, expected);
        QVERIFY(cli({"evaluate", project, "--scenario", "nobody"}).err.contains("nobody"));
        QCOMPARE(cli({"evaluate", write("fake.rankloom", "not a database at all"), "--json"}).status, 2);
    }

    /// A plan fitted to a run that took longer takes that long; several runs are held against each other.
    void stepTimesAreCalibrated()
    {
        const auto stepOf = [](const QString& plan) {
            return json::parse(cli({"evaluate", plan, "--json"}).out.toStdString())
                .at("time")
                .at("stepSeconds")
                .get<double>();
        };
        const QString plan = write("small.json", smallPlan());
        const double slow = 1.3 * stepOf(plan);
        const Outcome one = cli({"calibrate", "timing", plan, "--step-seconds",
            QString::number(slow, 'g', 17), "-o", path("fitted.json")});
        QVERIFY2(one.status == 0, one.err.constData());
        QVERIFY2(std::abs(stepOf(path("fitted.json")) / slow - 1) < 0.02, one.out.constData());

        QByteArray other = smallPlan();
        other.replace(R"("pp":2)", R"("pp":1)");
        QVERIFY(other != smallPlan());
        write("other.json", other);
        const QByteArray rows = "small.json," + QByteArray::number(slow) + "\nother.json,"
            + QByteArray::number(1.3 * stepOf(path("other.json"))) + "\n";
        const Outcome two =
            cli({"calibrate", "timing", plan, "--runs", write("runs.csv", "plan,stepSeconds\n" + rows)});
        QVERIFY2(two.status == 0, two.err.constData());
        QVERIFY(two.out.contains("not seen"));

        const auto refused = [&](const QByteArray& csv) {
            return cli({"calibrate", "timing", plan, "--runs", write("bad.csv", csv)}).status == 2;
        };
        QVERIFY(refused("plan\nsmall.json\n"));
        QVERIFY(refused("plan,stepSeconds\nnone.json,1\n"));
        QVERIFY(refused("plan,stepSeconds\nsmall.json,0\n"));
        QVERIFY(refused("plan,stepSeconds\nfitted.json,1\n")); // another device's figures
        QCOMPARE(cli({"calibrate", "timing", plan}).status, 2);
        QCOMPARE(cli({"calibrate", "speed", plan}).status, 2);
    }

    void filesAreImported()
    {
        const QString project = path("import.rankloom");
        QFile::remove(project);
        const QString plan = write("small.json", smallPlan());
        QCOMPARE(cli({"project", "new", project, "--plan", plan}).status, 0);
        const QString matrix = write("links.csv", ",node0,node1\nnode0,,10\nnode1,12,\n");
        const Outcome imported = cli({"import", matrix, "--project", project, "--unit", "GB/s"});
        QVERIFY2(imported.status == 0, imported.err.constData());
        const json info = json::parse(cli({"project", "info", project, "--json"}).out.toStdString());
        QCOMPARE(info.at("measurements").size(), std::size_t {1});
        const json exported = json::parse(cli({"export", project, "--to", "json"}).out.toStdString());
        QCOMPARE(exported.at("cluster").at("links").at("measured").at("bandwidth").at(1).at(0).get<double>(),
            1.2e10);
        // A plan that states a cluster hides what was measured, and says so; without one it is used.
        const auto hides = [&](const QByteArray& document) {
            const Outcome evaluated = cli({"evaluate", "-", "--project", project, "--json"}, document);
            const json read = json::parse(evaluated.out.toStdString());
            for (const json& d : read.at("diagnostics"))
                if (d.at("code") == "measured-links-hidden")
                    return d.at("message").get<std::string>().find("links between 2 nodes")
                        != std::string::npos;
            return false;
        };
        QVERIFY(hides(smallPlan()));
        QVERIFY(!hides(R"({"format":"rankloom-plan","version":1,"layout":{"tp":2,"pp":2}})"));
        QVERIFY(!hides(QByteArray::fromStdString(exported.dump())));
        QCOMPARE(cli({"import", plan + ".none", "--project", project}).status, 2);
        QCOMPARE(cli({"import", matrix, "--project", path("none.rankloom")}).status, 2);
    }

    /// Hosts that are no nodes refuse the file with the options that say which nodes they are.
    void hostsAreMapped()
    {
        const QString project = path("hosts.rankloom");
        QFile::remove(project);
        QByteArray plan = smallPlan();
        json document = json::parse(plan.toStdString());
        const int nodes = document.at("cluster").at("nodes").get<int>();
        document["cluster"]["nodeNames"] = json::array();
        for (int node = 0; node < nodes; ++node)
            document["cluster"]["nodeNames"].push_back("n" + std::to_string(node));
        const QString file = write("hosts.json", QByteArray::fromStdString(document.dump()));
        QCOMPARE(cli({"project", "new", project, "--plan", file}).status, 0);
        const QString matrix = write("hosts.csv", "# unit=GB/s\n,gpu-b0,other\ngpu-b0,,10\nother,12,\n");
        const Outcome refused = cli({"import", matrix, "--project", project});
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("--map gpu-b0=n0") && refused.err.contains("2 lines"),
            refused.err.constData());
        const QString map = write("map.txt", "# nodes\nother n1\n");
        const Outcome taken =
            cli({"import", matrix, "--project", project, "--map", "gpu-b0=n0", "--map-file", map});
        QVERIFY2(taken.status == 0, taken.err.constData());
        QVERIFY2(taken.out.contains("gpu-b0 is n0"), taken.out.constData());
        QCOMPARE(cli({"import", matrix, "--project", project}).status, 0); // remembered
        QCOMPARE(cli({"import", matrix, "--project", project, "--map", "gpu-b0=x"}).status, 2);
        QCOMPARE(cli({"import", matrix, "--project", project, "--map", "gpu-b0"}).status, 2);
    }

    void tracesAreCounted()
    {
        QString folder = kReference + "/experts/formats";
        if (!QFile::exists(folder + "/router_trace_rank0.jsonl"))
            QSKIP("The reference data is not there: set RANKLOOM_REFERENCE_DATA to its folder.");
        const Outcome outcome = cli({"affinity", "--trace", folder + "/router_trace_rank0.jsonl",
            folder + "/router_trace_rank1.jsonl", "--json"});
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = json::parse(outcome.out.toStdString());
        const int layers = document.at("layers").get<int>();
        QCOMPARE(document.at("load").size(), static_cast<std::size_t>(layers));
        for (const json& layer : document.at("conditional"))
            for (const json& row : layer) {
                double sum = 0;
                for (const json& cell : row)
                    sum += cell.get<double>();
                QVERIFY(sum == 0 || std::abs(sum - 1) < 1e-9); // one rounding per expert
            }
    }

    void interruptsEndWithThree()
    {
        QProcess process;
        process.start(kProgram, {"evaluate", "-"});
        QVERIFY(process.waitForStarted());
        QTRY_VERIFY(awaits(process, "SigCgt", SIGINT));
        ::kill(static_cast<pid_t>(process.processId()), SIGINT);
        QVERIFY(process.waitForFinished(10'000));
        QCOMPARE(process.exitCode(), 3);
    }
};

QTEST_GUILESS_MAIN(TestCli)
#include "tst_cli.moc"
