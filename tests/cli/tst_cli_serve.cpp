// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <map>

#include <nlohmann/json.hpp>

#include "tests/cli/run_program.h"

using namespace rankloom::test;
using nlohmann::json;

/// rankloom-cli serve, and the key-value cache that rankloom-cli model tells.
class TestCliServe : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static QByteArray table()
    {
        return "batch_id,stage,start_us,dur_us,num_tokens,num_prefill_tokens\n"
               "0,0,0,10.5,5,5\n0,1,,4,5,5\n1,0,10.5,20,8,8\n1,1,,4,8,8\n2,0,30.5,6,1,0\n2,1,,1,1,0\n";
    }
    static json documentOf(const Outcome& outcome) { return json::parse(outcome.out.toStdString()); }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(QFile::exists(kProgram), "rankloom-cli is not built"); }

    void batchesAreReplayed()
    {
        const Outcome outcome = cli({"serve", "--replay", "-", "--json"}, table());
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = documentOf(outcome);
        QCOMPARE(document["format"].get<std::string>(), std::string("rankloom-serving-replay"));
        QCOMPARE(document["stages"][3]["start"].get<double>(), 30.5);
        QCOMPARE(document["stages"][5]["start"].get<double>(), 36.5);
        QCOMPARE(document["bubbles"]["PB1"].get<double>(), 16.0);
        QCOMPARE(document["bubbles"]["PB2"].get<double>(), 2.0);
        QCOMPARE(document["bubbles"]["noWork"].get<double>(), 0.0);
        const json schema = documentOf(cli({"schema", "serving-replay"}));
        for (const json& member : schema["required"])
            QVERIFY(document.contains(member.get<std::string>()));
    }

    void badTablesAreRefused()
    {
        const Outcome negative = cli({"serve", "--replay", "-"}, table().replace("10.5,5,5", "-1,5,5"));
        QCOMPARE(negative.status, 2);
        QVERIFY2(negative.err.contains(":2") && negative.err.contains("dur_us"), negative.err.constData());
        QCOMPARE(cli({"serve"}).status, 2);
    }

    /// SARATHI's GPT-3 on A100 (arXiv 2308.16369 §5.3): 11 requests of 4096 tokens on 8 devices, 27 in each
    /// of the batches of 8 stages.
    void requestsThatFit()
    {
        const auto memory = [](int nodes, int pp) {
            const json plan = {{"format", "rankloom-plan"}, {"version", 1},
                {"model", {{"preset", "gpt3-175b"}}},
                {"cluster", {{"nodes", nodes}, {"devicesPerNode", 8}, {"device", "a100-sxm-80gb"}}},
                {"workload", {{"kind", "training"}, {"sequenceLength", 4096}}},
                {"layout", {{"tp", 8}, {"pp", pp}}}};
            const Outcome outcome = cli({"serve", "-", "--lengths", "fixed:3724:372", "--json"},
                QByteArray::fromStdString(plan.dump()));
            return json::parse(outcome.out.toStdString())["memory"];
        };
        QCOMPARE(memory(1, 1)["maxRequests"].get<int>(), 11);
        QCOMPARE(memory(8, 8)["maxRequestsPerMicrobatch"].get<int>(), 27);
        QCOMPARE(memory(8, 8)["kvBytesPerToken"].get<double>(), 4718592.0 / 64);
        QCOMPARE(cli({"serve", "-", "--lengths", "fixed:0:1"}, "{}").status, 2);
    }

    /// A model on two nodes of 8 that serves on one replica of two stages.
    static QByteArray servingPlan()
    {
        const json plan = {{"format", "rankloom-plan"}, {"version", 1},
            {"model", {{"preset", "llama-3.1-8b"}}},
            {"cluster", {{"nodes", 1}, {"devicesPerNode", 8}, {"device", "h100-sxm-80gb"}}},
            {"workload", {{"kind", "serving"}}}, {"layout", {{"tp", 2}, {"pp", 2}}}};
        return QByteArray::fromStdString(plan.dump());
    }
    static Outcome served(const QStringList& more)
    {
        return cli(QStringList {"serve", "-"} + more, servingPlan());
    }

    /// Four devices compute prompts, four generate: both pools are told, and what goes between them.
    void poolsHandOver()
    {
        json plan = json::parse(servingPlan().toStdString());
        plan["serving"]["decode"] = {{"devices", 4}, {"tp", 1}};
        const QStringList workload {
            "serve", "-", "--lengths", "fixed:1024:32", "--arrivals", "poisson:8", "--count", "64"};
        const QByteArray text = QByteArray::fromStdString(plan.dump());
        const Outcome outcome = cli(workload + QStringList {"--json"}, text);
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = documentOf(outcome);
        QCOMPARE(document["replicas"].get<int>(), 1);
        QCOMPARE(document["decode"]["replicas"].get<int>(), 4);
        const json& handOver = document["simulated"]["handOver"];
        QCOMPARE(handOver["requests"].get<int>(), 64);
        QCOMPARE(handOver["bytes"].get<double>(), 64.0 * 1024 * 131072);
        QVERIFY(handOver["seconds"]["p50"].get<double>() > 0);
        const json schema = documentOf(cli({"schema", "serving"}));
        for (const auto& [member, value] : document["simulated"].items())
            QVERIFY2(schema["properties"]["simulated"]["properties"].contains(member), member.c_str());
        const Outcome table = cli(workload, text);
        QVERIFY2(table.out.contains("hand-over of keys and values"), table.out.constData());
        const Outcome trace = cli(workload + QStringList {"--trace"}, text);
        QVERIFY(trace.out.contains("\"hand-over of 0\""));
        QVERIFY(trace.out.contains("replica 1, decodes"));
        plan["serving"]["decode"]["devices"] = 8;
        const Outcome none = cli(workload, QByteArray::fromStdString(plan.dump()));
        QCOMPARE(none.status, 2);
        QVERIFY2(none.err.contains("none is left for prompts"), none.err.constData());
    }

    /// A plan names a trace that stands beside it; what is not there is told.
    void tracesBesideThePlan()
    {
        QTemporaryDir folder;
        const auto write = [&folder](const char* name, const QByteArray& text) {
            QFile file(folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            file.write(text);
        };
        write("code.csv", "arrived_at,num_prefill_tokens,num_decode_tokens\n0,100,4\n1.5,200,5\n2,300,6\n");
        json plan = json::parse(servingPlan().toStdString());
        plan["serving"]["trace"] = "code.csv";
        write("plan.json", QByteArray::fromStdString(plan.dump()));
        const json document = documentOf(cli({"serve", folder.filePath("plan.json"), "--json"}));
        QCOMPARE(document["simulated"]["requests"].get<int>(), 3);
        QVERIFY(document["simulated"]["makespanSeconds"].get<double>() > 2);
        const Outcome two = cli({"serve", folder.filePath("plan.json"), "--json", "--count", "2"});
        QCOMPARE(documentOf(two)["simulated"]["requests"].get<int>(), 2);
        plan["serving"]["trace"] = "prose.csv";
        write("plan.json", QByteArray::fromStdString(plan.dump()));
        const Outcome missing = cli({"serve", folder.filePath("plan.json")});
        QCOMPARE(missing.status, 2);
        QVERIFY2(missing.err.contains("prose.csv"), missing.err.constData());
    }

    void requestsAreServed()
    {
        const QStringList workload {
            "--lengths", "zipf:0.4:1024:4096:10", "--arrivals", "poisson:4", "--count", "64", "--seed", "5"};
        const Outcome outcome = served(workload + QStringList {"--json"});
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = documentOf(outcome);
        const json schema = documentOf(cli({"schema", "serving"}));
        for (const json& member : schema["required"])
            QVERIFY(document.contains(member.get<std::string>()));
        for (const char* part : {"memory", "closedForm", "simulated"})
            for (const auto& [member, value] : document[part].items())
                QVERIFY2(schema["properties"][part]["properties"].contains(member), member.c_str());
        const json& simulated = document["simulated"];
        for (const json& member : schema["properties"]["simulated"]["required"])
            QVERIFY(simulated.contains(member.get<std::string>()));
        QCOMPARE(simulated["requests"].get<int>(), 64);
        QCOMPARE(document["replicas"].get<int>(), 2);
        QCOMPARE(simulated["stageIdleShare"].size(), std::size_t {2});
        QVERIFY(
            simulated["ttftSeconds"]["p50"].get<double>() <= simulated["ttftSeconds"]["p99"].get<double>());
        QVERIFY(simulated["tpotSeconds"]["mean"].get<double>() > 0);
        // The same seed, the same bytes; another one, other requests.
        QCOMPARE(served(workload + QStringList {"--json"}).out, outcome.out);
        QVERIFY(served(QStringList(workload) << "--seed"
                                             << "6"
                                             << "--json")
                    .out
            != outcome.out);
        const Outcome text = served(workload);
        QVERIFY2(text.status == 0 && text.out.contains("64 of 64 requests served"), text.out.constData());
    }

    void usersAskInAClosedLoop()
    {
        const auto served = [](const char* arrivals) {
            return documentOf(TestCliServe::served(
                {"--lengths", "fixed:512:64", "--arrivals", arrivals, "--count", "200", "--json"}));
        };
        const json document = served("closed:8:1.5");
        QCOMPARE(document["closedLoop"]["users"].get<int>(), 8);
        QCOMPARE(document["closedLoop"]["thinkSeconds"].get<double>(), 1.5);
        // Response time law: users are asking or thinking.
        const json& simulated = document["simulated"];
        const double response = simulated["endToEndSeconds"]["mean"].get<double>();
        const double rate = simulated["requestsPerSecond"].get<double>();
        QVERIFY(std::abs(rate * (response + 1.5) / 8 - 1) < 0.06);
        const double closed = document["closedForm"]["tokensPerSecond"].get<double>();
        QVERIFY(std::abs(closed / simulated["tokensPerSecond"].get<double>() - 1) < 0.1);
        // The same as a setting of the plan.
        json plan = json::parse(servingPlan().toStdString());
        plan["serving"] = {{"lengths", "fixed:512:64"}, {"arrivals", "closed:8:1.5"}, {"requests", 200}};
        const Outcome planned = cli({"serve", "-", "--json"}, QByteArray::fromStdString(plan.dump()));
        QVERIFY(documentOf(planned) == document);
        QVERIFY(served("closed:64")["simulated"]["tokensPerSecond"].get<double>()
            > 3 * served("closed:2")["simulated"]["tokensPerSecond"].get<double>());
        validate(m_folder, QByteArray::fromStdString(document.dump()), "serving");
    }

    /// One rule: the mean request decides, the longest is told.
    void theLongestRequestIsTold()
    {
        const QByteArray trace(
            "arrived_at,num_prefill_tokens,num_decode_tokens\n0,100,5\n0,300,5\n0,99999999,5\n");
        const QString plan = written(m_folder, "served.json", servingPlan());
        const Outcome outcome =
            cli({"serve", plan, "--requests", "-", "--most-tokens", "30000000", "--json"}, trace);
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json memory = documentOf(outcome)["memory"];
        QCOMPARE(memory["longestRequestTokens"].get<int>(), 30'000'000);
        QVERIFY(!memory["longestFits"].get<bool>());
        const json all = documentOf(served({"--lengths", "uniform:100:900:4", "--json"}));
        QVERIFY(all["memory"]["fits"].get<bool>() && all["memory"]["longestFits"].get<bool>());
        QCOMPARE(all["simulated"]["refused"].get<int>(), 0);
        QVERIFY(all["memory"]["longestRequestTokens"] > all["memory"]["meanRequestTokens"]);
        const Outcome text = served({"--lengths", "uniform:100:900:4"});
        QVERIFY2(text.out.contains("the mean, fit at once on a replica; the longest"), text.out.constData());
    }

    /// What the window exports too: the batches of the simulation, not the passes of a training step.
    /// A file's bytes reach no terminal that would obey them.
    void messagesHoldNoControls()
    {
        const QString path = m_folder.filePath(QStringLiteral("strange.csv"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("arrived\x1B[31m\x07,num\x9B\n0,1\n");
        file.close();
        const Outcome outcome = cli({"serve", "-", "--requests", path},
            R"({"format": "rankloom-plan", "version": 1, "model": {"preset": "llama-3-8b"},
                "cluster": {"nodes": 1, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
                "workload": {"kind": "serving"}})");
        QCOMPARE(outcome.status, 2);
        QVERIFY2(outcome.err.contains("arrived") && !outcome.err.contains('\x1B'), outcome.err.constData());
    }

    void servingPlansAreExportedAsTheirRequests()
    {
        json plan = json::parse(servingPlan().toStdString());
        plan["serving"] = {{"lengths", "fixed:700:3"}, {"arrivals", "static"}, {"requests", 4}};
        const QByteArray text = QByteArray::fromStdString(plan.dump());
        const Outcome outcome = cli({"export", "-", "--to", "chrome-trace"}, text);
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        int batches = 0;
        const json document = documentOf(outcome);
        for (const json& event : document["traceEvents"])
            batches += event["ph"] == "X" && event["args"].contains("batch_id") ? 1 : 0;
        QVERIFY(batches > 0);
        QCOMPARE(outcome.out, cli({"serve", "-", "--trace"}, text).out);
        const Outcome passes = cli({"export", "-", "--to", "csv"}, text);
        QCOMPARE(passes.status, 2);
        QVERIFY2(passes.err.contains("serves"), passes.err.constData());
    }

    void everySchedulerServes()
    {
        for (const char* scheduler :
            {"faster-transformer", "orca", "vllm", "vllm-mixed", "lightllm", "sarathi", "sarathi-dynamic"}) {
            const Outcome outcome = served({"--lengths", "uniform:500:2000:5", "--count", "20", "--scheduler",
                scheduler, "--max-batch", "16", "--json"});
            QVERIFY2(outcome.status == 0, outcome.err.constData());
            const json document = documentOf(outcome);
            QCOMPARE(document["scheduler"].get<std::string>(), std::string(scheduler));
            QCOMPARE(document["simulated"]["requests"].get<int>(), 20);
        }
        // Temporal fusion has no pipeline.
        const Outcome fusion = served({"--scheduler", "fusion"});
        QCOMPARE(fusion.status, 2);
        QVERIFY2(fusion.err.contains("one stage"), fusion.err.constData());
        const Outcome wrong = served({"--scheduler", "sarati"});
        QCOMPARE(wrong.status, 2);
        QVERIFY2(wrong.err.contains("Did you mean sarathi"), wrong.err.constData());
    }

    void timelinesAreTraceEvents()
    {
        const Outcome outcome =
            served({"--lengths", "fixed:700:3", "--count", "4", "--token-budget", "512", "--trace"});
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = documentOf(outcome);
        std::map<int, int> tokens;
        double end = 0;
        for (const json& event : document["traceEvents"]) {
            if (event["ph"] != "X" || event["tid"] != 0)
                continue;
            const json& args = event["args"];
            QCOMPARE(args["request_ids"].size(), args["batch_size"].get<std::size_t>());
            for (std::size_t i = 0; i < args["request_ids"].size(); ++i)
                tokens[args["request_ids"][i].get<int>()] += args["num_tokens"][i].get<int>();
            if (event["pid"] == 0) {
                QVERIFY(event["ts"].get<double>() >= end);
                end = event["ts"].get<double>() + event["dur"].get<double>() - 0.001;
            }
        }
        // The first token comes out of the prompt.
        QCOMPARE(tokens, (std::map<int, int> {{0, 702}, {1, 702}, {2, 702}, {3, 702}}));
    }

    void tracesOfRequestsAreServed()
    {
        const QTemporaryDir folder;
        const QString plan = written(folder, "plan.json", servingPlan());
        const auto serveTrace = [&plan](const QByteArray& trace) {
            return cli({"serve", plan, "--requests", "-", "--json"}, trace);
        };
        const QByteArray header("arrived_at,num_prefill_tokens,num_decode_tokens\n");
        const Outcome good = serveTrace(header + "0.5,100,5\n0.75,200,0\n0.25,50,7");
        QVERIFY2(good.status == 0, good.err.constData());
        QCOMPARE(documentOf(good)["simulated"]["requests"].get<int>(), 2);
        QVERIFY2(good.err.contains("no output") && good.err.contains("sorted"), good.err.constData());
        const Outcome negative = serveTrace(header + "0,100,5\n1,-3,5\n");
        QCOMPARE(negative.status, 2);
        QVERIFY2(negative.err.contains(":3") && negative.err.contains("-3"), negative.err.constData());
        QCOMPARE(serveTrace({}).status, 2);
        QCOMPARE(serveTrace(header).status, 2);
        const Outcome tooLong = serveTrace(header + "0,100,5\n0,99999999,5\n");
        QVERIFY2(tooLong.status == 0, tooLong.err.constData());
        QVERIFY2(tooLong.err.contains("left out"), tooLong.err.constData());
        QCOMPARE(documentOf(tooLong)["simulated"]["refused"].get<int>(), 1);
        QCOMPARE(cli({"serve", plan, "--lengths", "fixed:1"}).status, 2);
        QCOMPARE(cli({"serve", plan, "--arrivals", "poisson:-1"}).status, 2);
        QCOMPARE(cli({"serve", plan, "--requests", "/nowhere"}).status, 2);
    }

    void cachesAreSharedByWholeHeads()
    {
        const auto bytes = [](const QString& model, const QString& tp) {
            return documentOf(cli({"model", model, "--tp", tp, "--json"}))["kvCacheBytesPerToken"]
                .get<double>();
        };
        QCOMPARE(bytes("llama-3.1-70b", "1"), 327680.0);
        QCOMPARE(bytes("llama-3.1-70b", "8"), 40960.0);
        QCOMPARE(bytes("qwen3-30b-a3b", "8"), 24576.0);
        QCOMPARE(bytes("deepseek-v3", "8"), 70272.0);
        QCOMPARE(bytes("deepseek-v3.2", "8"), 70272.0 + 61 * 132);
        QCOMPARE(bytes("gpt-oss-120b", "1"), 73728.0);
    }
};

QTEST_GUILESS_MAIN(TestCliServe)
#include "tst_cli_serve.moc"
