// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <string>

#include <nlohmann/json.hpp>

#include <QFile>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_program.h"

using namespace rankloom::test;
using nlohmann::json;

namespace {

} // namespace

class TestCliExport : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QString m_plan;

    QString write(const QString& name, const QByteArray& text) const { return written(m_folder, name, text); }

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY2(QFile::exists(kProgram), "rankloom-cli is not built");
        m_plan = write("plan.json", R"({"format":"rankloom-plan","version":1,"name":"hand over",
            "model":{"preset":"llama-3-8b"},"cluster":{"nodes":2,"devicesPerNode":8,"device":"h100-sxm-80gb"},
            "workload":{"sequenceLength":4096,"globalBatchSize":64},"layout":{"tp":2,"pp":4,"vpp":2},
            "stages":{"layersPerStage":[3,4,4,5,4,4,4,4]},"schedule":{"kind":"interleaved-1f1b"},
            "communication":{"compression":{"kind":"powersgd"}}})");
    }

    void everyTargetOfTheHelpWrites()
    {
        const QByteArray help = cli({"export", "--help"}).out;
        for (const char* target : {"megatron", "megatron-bridge", "nemo1", "deepspeed", "torchtitan",
                 "torchtitan-flags", "nanotron", "accelerate", "vllm", "sglang", "rankfile", "hostfile",
                 "hydra-hostfile", "mpich-rank-order", "slurm", "torchrun", "rank-map", "schedule-csv",
                 "chrome-trace", "csv", "json"}) {
            QVERIFY2(help.contains(target), target);
            const QString file = m_folder.filePath(QString("out.%1").arg(target));
            const Outcome outcome = cli({"export", m_plan, "--to", target, "-o", file});
            QVERIFY2(outcome.status == 0, outcome.err.constData());
            QVERIFY(outcome.out.isEmpty());
            QVERIFY(QFile(file).size() > 0);
        }
    }

    /// An order of passes goes into a copy of the plan on which the project works, if that has as many ranks.
    void ordersComeBackAsPlans()
    {
        const QString project = m_folder.filePath(QStringLiteral("orders.rankloom"));
        const QString order = m_folder.filePath(QStringLiteral("mine.csv"));
        QCOMPARE(cli({"project", "new", project, "--plan", m_plan}).status, 0);
        QCOMPARE(cli({"export", m_plan, "--to", "schedule-csv", "-o", order}).status, 0);
        const Outcome outcome = cli({"import", order, "--project", project});
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const auto evaluated = json::parse(
            cli({"evaluate", project, "--scenario", "mine", "--json"}).out.toStdString(), nullptr, false);
        const auto original =
            json::parse(cli({"evaluate", m_plan, "--json"}).out.toStdString(), nullptr, false);
        QVERIFY(evaluated.is_object() && original.is_object());
        const auto step = [](const json& of) { return of.at("time").at("stepSeconds").get<double>(); };
        QCOMPARE(step(evaluated), step(original));
        const Outcome other = cli({"import", write("two.csv", "0F0,0B0\n1F0,1B0\n"), "--project", project});
        QCOMPARE(other.status, 2);
        QVERIFY2(other.err.contains("Set PP to 2 first"), other.err.constData());
    }

    /// As in a window, the same name shows the memory that a plan's kind of work takes.
    void memoryIsThatOfServingWhereAPlanServes()
    {
        if (!QFile::exists(QStringLiteral(RANKLOOM_BIN_DIR "/rankloom")))
            QSKIP("The desktop program is not built");
        QFile plan(m_folder.filePath(QStringLiteral("serving.json")));
        QVERIFY(plan.open(QIODevice::WriteOnly));
        plan.write(R"({"format": "rankloom-plan", "version": 1, "model": {"preset": "llama-3-8b"},
            "cluster": {"nodes": 1, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
            "workload": {"kind": "serving"}})");
        plan.close();
        const auto picture = [&](const char* view) {
            QFile drawn(m_folder.filePath(QStringLiteral("memory.svg")));
            const Outcome outcome = cli({"render", plan.fileName(), "--view", view, "-o", drawn.fileName()});
            return outcome.status == 0 && drawn.open(QIODevice::ReadOnly) ? drawn.readAll() : outcome.err;
        };
        QVERIFY2(picture("memory").startsWith("<?xml"), picture("memory").constData());
        QCOMPARE(picture("memory"), picture("serving-memory"));
    }

    /// The figures of the links view that the window offers; each is another picture.
    void linksHaveFourFiguresAndTwoScopes()
    {
        if (!QFile::exists(QStringLiteral(RANKLOOM_BIN_DIR "/rankloom")))
            QSKIP("The desktop program is not built");
        QSet<QByteArray> pictures;
        const auto picture = [&](QStringList arguments) {
            const QString file = m_folder.filePath(QStringLiteral("links.svg"));
            QFile::remove(file);
            const Outcome outcome =
                cli(QStringList {"render", m_plan, "--view", "links", "-o", file} + arguments);
            QFile drawn(file);
            if (outcome.status != 0 || !drawn.open(QIODevice::ReadOnly))
                qWarning("%s", outcome.err.constData());
            return drawn.readAll();
        };
        for (const char* figure : {"bandwidth", "latency", "sent", "busy"})
            for (const char* between : {"nodes", "gpus"}) {
                const QByteArray drawn = picture({"--figure", figure, "--between", between});
                QVERIFY2(!drawn.isEmpty(), figure);
                pictures.insert(drawn);
            }
        QCOMPARE(pictures.size(), 8);
        QVERIFY(pictures.contains(picture({}))); // bandwidth between nodes
        QCOMPARE(cli({"render", m_plan, "--view", "memory", "--figure", "busy", "-o", "a.svg"}).status, 2);
        QVERIFY(cli({"render", m_plan, "--view", "links", "--figure", "heat", "-o", "a.svg"}).status != 0);
    }

    /// A validation as a picture: the same bytes again, and another document is refused in words.
    void validationIsDrawn()
    {
        if (!QFile::exists(QStringLiteral(RANKLOOM_BIN_DIR "/rankloom")))
            QSKIP("The desktop program is not built");
        const auto drawn = [&](const QByteArray& document) {
            QFile input(m_folder.filePath(QStringLiteral("validation.json")));
            if (!input.open(QIODevice::WriteOnly) || input.write(document) < 0)
                return std::pair {-1, QByteArray()};
            input.close();
            const QString file = m_folder.filePath(QStringLiteral("measured.svg"));
            QFile::remove(file);
            const Outcome outcome = cli({"render", input.fileName(), "--view", "measured", "-o", file});
            QFile out(file);
            return std::pair {outcome.status, out.open(QIODevice::ReadOnly) ? out.readAll() : outcome.err};
        };
        const QByteArray document = R"({"format": "rankloom-validation", "version": 1, "tables": [
            {"file": "a.csv", "quantity": "stepSeconds", "rows": [
            {"id": "one", "measured": 1.2, "estimated": 1.0}, {"id": "two", "measured": 2.2, "estimated": 2.0}]},
            {"file": "a.csv", "quantity": "fits", "rows": [{"id": "x", "measured": 1, "estimated": 1}]}]})";
        const auto [status, picture] = drawn(document);
        QCOMPARE(status, 0);
        QVERIFY(picture.contains("a.csv: stepSeconds") && !picture.contains("a.csv: fits"));
        QCOMPARE(drawn(document).second, picture);
        QCOMPARE(drawn("{}").first, 2);
        QVERIFY(drawn("{}").second.contains("validation document"));
    }

    void omissionsAreToldTwice()
    {
        const Outcome outcome = cli({"export", m_plan, "--to", "megatron"});
        QVERIFY(outcome.out.contains("# Not expressed here:\n# - communication/compression/kind = powersgd"));
        QVERIFY(outcome.err.contains("/communication/compression/kind"));
    }

    void illegalPlansAreRefused()
    {
        const Outcome outcome = cli({"export", "-", "--to", "megatron"},
            R"({"format":"rankloom-plan","version":1,"model":{"preset":"llama-3-8b"},
                "cluster":{"nodes":1,"devicesPerNode":8,"device":"h100-sxm-80gb"},
                "workload":{"globalBatchSize":64},"layout":{"tp":3}})");
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains("/layout/tp"), outcome.err.constData());
    }

    void argumentsBecomeAPlanDocument()
    {
        const QString script = m_folder.filePath("out.megatron");
        const Outcome parsed = cli({"parse", script, "--json"});
        QVERIFY2(parsed.status == 0, parsed.err.constData());
        const json document = json::parse(parsed.out.toStdString());
        QCOMPARE(document["format"].get<std::string>(), std::string("rankloom-plan"));
        QCOMPARE(document["layout"]["vpp"].get<int>(), 2);
        QCOMPARE(document["workload"]["globalBatchSize"].get<int>(), 64);
        QVERIFY(!document.contains("cluster"));
        QVERIFY(cli({"parse", script}).out.contains("plan of Megatron-LM: TP 2"));
        QVERIFY(cli({"parse", "-", "--format", "deepspeed"}, "{\"zero_optimization\": {\"stage\": 3}}")
                    .out.contains("plan of DeepSpeed"));
    }

    void argumentsBecomeAScenario()
    {
        const QString project = m_folder.filePath("p.rankloom");
        QCOMPARE(cli({"project", "new", project, "--plan", m_plan}).status, 0);
        const QString script = m_folder.filePath("out.megatron");
        const Outcome imported = cli({"import", script, "--project", project});
        QVERIFY2(imported.status == 0, imported.err.constData());
        QVERIFY2(imported.out.contains("scenario \"out\""), imported.out.constData());
        QCOMPARE(cli({"import", script, "--project", project}).status, 0);
        const json exported =
            json::parse(cli({"export", project, "--scenario", "out", "--to", "json"}).out.toStdString());
        QVERIFY(exported["stages"]["layersPerStage"] == json({3, 4, 4, 5, 4, 4, 4, 4}));
        // A launch script may hold keys: its text is not kept.
        const json info = json::parse(cli({"project", "info", project, "--json"}).out.toStdString());
        QVERIFY(info.at("measurements").empty());
        // Another model's arguments are not for this project.
        const Outcome other = cli({"import",
            write("other.sh", "x --tensor-model-parallel-size 2 --num-layers 80"), "--project", project});
        QCOMPARE(other.status, 2);
        QVERIFY2(other.err.contains("80 layers"), other.err.constData());
    }
};

QTEST_GUILESS_MAIN(TestCliExport)
#include "tst_cli_export.moc"
