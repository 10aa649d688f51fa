// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// rankloom-cli whatif: layers moved by themselves, and recoveries.
#include <nlohmann/json.hpp>

#include <QTest>

#include "tests/cli/run_program.h"

using namespace rankloom::test;
using nlohmann::json;

namespace {

Outcome whatif(const char* arguments, const QByteArray& input = {})
{
    return cli(QStringList {QStringLiteral("whatif")} + QString::fromLatin1(arguments).split(u' '), input);
}

json documentOf(const Outcome& outcome) { return json::parse(outcome.out.toStdString(), nullptr, false); }

} // namespace

class TestCliWhatIf : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void layersAloneAreTheContractsDocument()
    {
        const Outcome outcome = whatif("--layers 32 --stage-speeds 1,1,2/3,1 --json");
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = documentOf(outcome);
        QCOMPARE(document["format"].get<std::string>(), std::string("rankloom-migration"));
        QCOMPARE(document["version"].get<int>(), 1);
        QCOMPARE(document["before"].get<double>(), 12.0);
        QCOMPARE(document["after"].get<double>(), 9.0);
        QCOMPARE(document["partition"].dump(), std::string("[8,9,6,9]"));
        QCOMPARE(document["layersMoved"].get<int>(), 2);
        QCOMPARE(document["bytesMoved"].get<double>(), 0.0);
        QVERIFY(qAbs(document["throughputBefore"].get<double>() - 0.6667) < 1e-4);
        QVERIFY(qAbs(document["throughputAfter"].get<double>() - 0.8889) < 1e-4);
        QVERIFY(qAbs(document["bound"].get<double>() - 0.9167) < 1e-4);
    }

    void layersHaveTimesBytesAndCaps()
    {
        const json document =
            documentOf(whatif("--layers 4 --stage-speeds 1,1/2 --layer-times 1,1,1,3 --layer-bytes 5,6,7,8 "
                              "--stage-caps 18,99 --json"));
        QCOMPARE(document["before"].get<double>(), 8.0);
        QCOMPARE(document["after"].get<double>(), 6.0);
        QCOMPARE(document["partition"].dump(), std::string("[3,1]"));
        QCOMPARE(document["bytesMoved"].get<double>(), 7.0);
        const Outcome tight = whatif("--layers 4 --stage-speeds 1,1 --stage-caps 1,2");
        QCOMPARE(tight.status, 2);
        QVERIFY2(tight.err.contains("caps") && tight.err.contains("1.500"), tight.err.constData());
    }

    /// The plan of a recovery is an input of the next one.
    void theNextFailureStartsFromWhatTheLastOneLeft()
    {
        const QByteArray plan =
            R"({"format": "rankloom-plan", "version": 1, "model": {"preset": "llama-3-8b"},
            "cluster": {"nodes": 16, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
            "workload": {"sequenceLength": 4096, "microBatchSize": 2, "globalBatchSize": 96},
            "layout": {"tp": 8, "pp": 4}})";
        const json first = documentOf(whatif("- --fail node:node5 --json", plan));
        for (const json& policy : first["policies"]) {
            QVERIFY(policy["feasible"].get<bool>());
            const Outcome outcome =
                whatif("- --fail node:node10 --json", QByteArray::fromStdString(policy["plan"].dump()));
            QVERIFY2(outcome.status == 0, outcome.err.constData());
            const json second = documentOf(outcome);
            QCOMPARE(second["healthy"]["stepSeconds"].get<double>(), policy["stepSeconds"].get<double>());
            for (const json& next : second["policies"])
                QVERIFY2(next["feasible"].get<bool>(), next["reason"].get<std::string>().c_str());
        }
        const json& resized = first["policies"][5];
        QCOMPARE(resized["policy"].get<std::string>(), std::string("resize"));
        QVERIFY(resized["communicatorLinks"]["changes"].size() > 4);
        const Outcome table =
            whatif("- --fail node:node10", QByteArray::fromStdString(resized["plan"].dump()));
        QVERIFY2(table.out.contains("earlier failure"), table.out.constData());
    }

    void aLostNodeHasEveryPolicy()
    {
        const QByteArray plan =
            R"({"format": "rankloom-plan", "version": 1, "model": {"preset": "llama-3-8b"},
            "cluster": {"nodes": 16, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
            "workload": {"sequenceLength": 4096, "microBatchSize": 2, "globalBatchSize": 64},
            "layout": {"tp": 8, "pp": 4}})";
        const Outcome outcome =
            whatif("- --fail node:node6 --fail device:2:5 --policy all --mtbf-node 3y --json", plan);
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = documentOf(outcome);
        QCOMPARE(document["format"].get<std::string>(), std::string("rankloom-recovery"));
        QCOMPARE(document["failed"].dump(), std::string("[21,48,49,50,51,52,53,54,55]"));
        QCOMPARE(document["policies"].size(), std::size_t {8});
        QVERIFY(document["overTime"].is_object());
        for (const json& policy : document["policies"]) {
            const json& seconds = policy["recoverySeconds"];
            double sum = 0;
            for (const char* part : {"detect", "communicators", "load", "blocked", "replay"})
                sum += seconds[part].get<double>();
            QVERIFY(qAbs(sum - seconds["total"].get<double>()) < 1e-9);
            QVERIFY(policy["feasible"].get<bool>() || !policy["reason"].get<std::string>().empty());
            const json& handedBack = policy["plan"];
            QCOMPARE(handedBack.empty(), !policy["feasible"].get<bool>());
            if (handedBack.empty())
                continue;
            const Outcome evaluated =
                cli({QStringLiteral("evaluate"), QStringLiteral("-"), QStringLiteral("--json")},
                    QByteArray::fromStdString(handedBack.dump()));
            QVERIFY2(evaluated.status == 0, evaluated.err.constData());
            QVERIFY(documentOf(evaluated)["valid"].get<bool>());
            QCOMPARE(documentOf(evaluated)["time"]["stepSeconds"].get<double>(),
                policy["stepSeconds"].get<double>());
            QVERIFY(policy["energyJoulesPerStep"].get<double>() > 0);
            QVERIFY(policy["movedStreams"].is_array());
        }
        QVERIFY(document["clocks"]["assumed"].get<bool>() && document["clocks"]["points"].size() > 5);
        const Outcome people = whatif("- --fail node:6 --policy resize,migrate --spares 1", plan);
        QVERIFY2(people.status == 0 && people.out.contains("migrate"), people.err.constData());
        for (const char* wrong : {"- --fail node:nowhere", "- --fail rack:0", "- --fail node:1 --policy none",
                 "- --fail node:1 --mtbf-node soon"})
            QCOMPARE(whatif(wrong, plan).status, 2);
    }

    /// Slow nodes, slow devices and slow links are suppositions of the same command.
    void slowPartsAreLookedAtTheSame()
    {
        const QByteArray plan =
            R"({"format": "rankloom-plan", "version": 1, "model": {"preset": "llama-3-8b"},
            "cluster": {"nodes": 16, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
            "workload": {"sequenceLength": 4096, "microBatchSize": 2, "globalBatchSize": 64},
            "layout": {"tp": 8, "pp": 4}})";
        const json healthy = documentOf(whatif("- --json", plan));
        const json node = documentOf(whatif("- --degrade node:11:speed=0.7 --json", plan));
        QVERIFY(healthy["healthy"] == node["healthy"]);
        QVERIFY(node["asItIs"]["throughputRatio"].get<double>() < 0.98);
        for (const json& policy : node["policies"])
            if (policy["policy"] == "resize" || policy["policy"] == "migrate")
                QVERIFY(policy["throughputRatio"].get<double>()
                    > node["asItIs"]["throughputRatio"].get<double>());
        const json device = documentOf(whatif("- --degrade device:11:3:speed=0.7 --json", plan));
        QVERIFY(device["asItIs"]["stepSeconds"] == node["asItIs"]["stepSeconds"]);
        // Slow links make no device slow: the plan as it is has them, and so have all ways to go on.
        const json link =
            documentOf(whatif("- --degrade level:node-pair:bandwidth=0.25 --fail node:6 --json", plan));
        QVERIFY(
            link["healthy"]["stepSeconds"].get<double>() > healthy["healthy"]["stepSeconds"].get<double>());
        const json lost = documentOf(whatif("- --fail node:6 --json", plan));
        for (std::size_t i = 0; i < lost["policies"].size(); ++i)
            if (lost["policies"][i]["feasible"].get<bool>())
                QVERIFY(link["policies"][i]["stepSeconds"].get<double>()
                    > lost["policies"][i]["stepSeconds"].get<double>());
    }

    void settingsOfLaunchersAreWritten()
    {
        const QByteArray plan =
            R"({"format": "rankloom-plan", "version": 1, "model": {"preset": "llama-3-8b"},
            "cluster": {"nodes": 16, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
            "workload": {"sequenceLength": 4096, "microBatchSize": 2, "globalBatchSize": 64},
            "layout": {"tp": 8, "pp": 4}})";
        const Outcome ft = whatif("- --fail node:6 --write-settings torchft --timeout-quorum 90", plan);
        QVERIFY2(ft.status == 0, ft.err.constData());
        QVERIFY(ft.out.contains("TORCHFT_QUORUM_TIMEOUT_SEC=90 ") && ft.out.contains("--min_replicas 3"));
        QVERIFY(ft.err.contains("needs a training program"));
        const Outcome titan = whatif("- --fail node:6 --policy drop --write-settings torchtitan", plan);
        QVERIFY(titan.out.contains("--comm.init_timeout_seconds 300")
            && titan.out.contains("--fault_tolerance.process_group_timeout_ms 120000"));
        QCOMPARE(whatif("- --fail node:6 --write-settings slurm", plan).status, 2);
        const json wrong =
            documentOf(whatif("- --fail node:6 --timeout-train 400 --timeout-init 300 --json", plan));
        QCOMPARE(wrong["diagnostics"][0]["code"].get<std::string>(), std::string("timeout-order"));
    }

    void weeksAreLookedAheadAndTracesReplayed()
    {
        QTemporaryDir folder;
        const QString plan = written(folder, QStringLiteral("plan.json"),
            R"({"format": "rankloom-plan", "version": 1, "model": {"preset": "llama-3-8b"},
            "cluster": {"nodes": 4, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
            "workload": {"sequenceLength": 4096, "globalBatchSize": 64}, "layout": {"tp": 8, "pp": 2}})");
        const QString trace = written(folder, QStringLiteral("spot.csv"),
            "0,add,a\n0,add,b\n0,add,c\n0,add,d\n100000,remove,b\n900000,add,b\n1000000,remove,a\n");
        const QStringList asked {QStringLiteral("whatif"), plan, QStringLiteral("--fail"),
            QStringLiteral("node:1"), QStringLiteral("--policy"), QStringLiteral("drop,resize"),
            QStringLiteral("--horizon"), QStringLiteral("30d"), QStringLiteral("--repair"),
            QStringLiteral("12h"), QStringLiteral("--mtbf-node"), QStringLiteral("10d"),
            QStringLiteral("--json")};
        const Outcome outcome = cli(asked);
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        QCOMPARE(cli(asked).out, outcome.out); // the same seed
        const json over = documentOf(outcome)["overTime"];
        QCOMPARE(over["horizonSeconds"].get<double>(), 30.0 * 86400);
        QCOMPARE(over["policies"].size(), std::size_t {2});
        for (const json& policy : over["policies"]) {
            QVERIFY(policy["simulated"]["failures"].get<int>() > 0);
            QVERIFY(qAbs(policy["simulated"]["goodput"].get<double>()
                        - policy["closedForm"]["goodput"].get<double>())
                < 0.1);
        }
        const Outcome replayed = cli({QStringLiteral("whatif"), plan, QStringLiteral("--policy"),
            QStringLiteral("resize"), QStringLiteral("--trace"), trace, QStringLiteral("--json"),
            QStringLiteral("--timeout-process-group"), QStringLiteral("300")});
        QVERIFY2(replayed.status == 0, replayed.err.constData());
        QVERIFY2(replayed.err.contains("process group"), replayed.err.constData());
        const json run = documentOf(replayed)["overTime"]["policies"][0]["replayed"];
        QCOMPARE(run["failures"].get<int>(), 2);
        QVERIFY(run["goodput"].get<double>() > 0.3 && run["goodput"].get<double>() < 1);
    }

    void badFiguresAreRefused()
    {
        for (const char* arguments : {"--layers 4 --stage-speeds 1,x", "--layers 4 --stage-speeds 1,0",
                 "--layers 1 --stage-speeds 1,1", "--layers 4", "--stage-speeds 1,1",
                 "--layers 4 --stage-speeds 1,1 --layer-times 1,2,3", "--layers 4 --stage-speeds 1/0,1"})
            QCOMPARE(whatif(arguments).status, 2);
    }
};

QTEST_GUILESS_MAIN(TestCliWhatIf)
#include "tst_cli_whatif.moc"
