// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include "tests/cli/run_program.h"

using namespace rankloom::test;
using nlohmann::json;

/// rankloom-cli serve, and the key-value cache that rankloom-cli model tells.
class TestCliServe : public QObject {
    Q_OBJECT

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
        QCOMPARE(bytes("gpt-oss-120b", "1"), 73728.0);
    }
};

QTEST_GUILESS_MAIN(TestCliServe)
#include "tst_cli_serve.moc"
