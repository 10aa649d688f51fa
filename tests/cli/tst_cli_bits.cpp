// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QTest>

#include <nlohmann/json.hpp>

#include "tests/cli/run_program.h"

using namespace rankloom::test;
using nlohmann::json;

/// rankloom-cli bits.
class TestCliBits : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    static QByteArray layer()
    {
        return R"({"tokens": [[2, 2, 0], [3, 2, 2], [5, 4, 2], [2, 0, 0]], "ioSeconds": [2, 1, 1],
            "computeSecondsPerToken": [0.6, 0.3, 0.3]})";
    }
    static QByteArray plan()
    {
        return R"({"format": "rankloom-plan", "version": 1, "model": {"preset": "mixtral-8x7b"},
            "cluster": {"nodes": 1, "devicesPerNode": 1, "device": "a100-sxm-40gb"},
            "workload": {"kind": "training", "sequenceLength": 2048, "microBatchSize": 1,
                "globalBatchSize": 1}})";
    }
    static json documentOf(const Outcome& outcome) { return json::parse(outcome.out.toStdString()); }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(QFile::exists(kProgram), "rankloom-cli is not built"); }

    void layersAreOrdered()
    {
        const Outcome hottest = cli({"bits", "--layer", "-", "--order", "hebf", "--json"}, layer());
        QVERIFY2(hottest.status == 0, hottest.err.constData());
        const json document = documentOf(hottest);
        QCOMPARE(document["format"].get<std::string>(), std::string("rankloom-plane-order"));
        QCOMPARE(document["order"].size(), std::size_t {9});
        QCOMPARE(document["order"][0].get<std::vector<int>>(), (std::vector<int> {2, 1}));
        QVERIFY(std::abs(document["makespanSeconds"].get<double>() - 14.2) < 1e-9);
        QVERIFY(!document["optimal"].get<bool>());
        const json exact = documentOf(cli({"bits", "--layer", "-", "--order", "exact", "--json"}, layer()));
        QVERIFY(std::abs(exact["makespanSeconds"].get<double>() - 13.6) < 1e-9);
        QVERIFY(exact["optimal"].get<bool>());
        validate(m_folder, hottest.out, "plane-order");
    }

    /// A plan that serves has its planes in memory, step times and results.
    void plansWithBitsAreServed()
    {
        const QByteArray served =
            R"({"format": "rankloom-plan", "version": 1, "model": {"preset": "mixtral-8x7b"},
            "cluster": {"nodes": 1, "devicesPerNode": 1, "device": "rtx4090-24gb"},
            "workload": {"kind": "serving"},
            "experts": {"bits": {"budgetBytes": 6442450944, "power": {"computeWatts": 300, "idleWatts": 60}}}})";
        const QStringList few {
            "serve", "-", "--lengths", "fixed:64:32", "--arrivals", "static", "--count", "4"};
        const Outcome outcome = cli(few + QStringList {"--json"}, served);
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = documentOf(outcome);
        QCOMPARE(document["memory"]["planesBytes"].get<double>(), 6442450944.0);
        for (const char* part : {"closedForm", "simulated"}) {
            const json& planes = document[part]["planes"];
            QVERIFY(planes["bytesPerToken"].get<double>() > 1e6);
            QVERIFY(planes["hitShare"].get<double>() > 0.3 && planes["hitShare"].get<double>() < 0.7);
            QVERIFY(planes["waitingSecondsPerToken"].get<double>() > 0);
        }
        QVERIFY(document["simulated"]["joulesPerToken"].get<double>() > 0);
        validate(m_folder, outcome.out, "serving");
        const Outcome text = cli(few, served);
        for (const char* words : {"planes of experts", "loaded per token", "J a token"})
            QVERIFY2(text.out.contains(words), text.out.constData());
        // All picks want the bases of experts 0 and 1, which are few enough to stay.
        QByteArray layer = "[";
        for (int l = 0; l < 32; ++l)
            layer += l == 0 ? "[[0,2],[1,2]]" : ",[[0,2],[1,2]]";
        const QString asked = written(m_folder, "asked.json", "{\"tokens\": [" + layer + "]]}");
        const json seen = documentOf(cli(few + QStringList {"--json", "--asked", asked}, served));
        QCOMPARE(seen["simulated"]["planes"]["hitShare"].get<double>(), 1.0);
    }

    void claimsStandBesideTheModel()
    {
        const Outcome text = cli({"bits", "-", "--budget", "8GiB", "--published"}, plan());
        for (const char* words : {"89.14", "2.17 times", "claims, not targets"})
            QVERIFY2(text.out.contains(words), text.out.constData());
        const Outcome outcome = cli({"bits", "-", "--budget", "8GiB", "--published", "--json"}, plan());
        QCOMPARE(documentOf(outcome)["published"].size(), std::size_t {5});
        validate(m_folder, outcome.out, "bits");
    }

    void peopleGetATable()
    {
        const Outcome outcome = cli({"bits", "--layer", "-", "--order", "id"}, layer());
        QCOMPARE(outcome.status, 0);
        for (const char* text : {"expert", "plane", "15", "takes 10.29 % longer"})
            QVERIFY2(outcome.out.contains(text), outcome.out.constData());
    }

    void plansGetBits()
    {
        const Outcome outcome = cli({"bits", "-", "--budget", "8GiB", "--json"}, plan());
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = documentOf(outcome);
        QCOMPARE(document["format"].get<std::string>(), std::string("rankloom-bits"));
        QCOMPARE(document["expertBytes"]["base"].get<double>(), 49545216.0);
        QCOMPARE(document["expertBytes"]["plane"].get<double>(), 24772608.0);
        QCOMPARE(document["expertBytes"]["nested"].get<double>(), 99090432.0);
        QCOMPARE(document["expertBytes"]["separate"].get<double>(), 214695936.0);
        QCOMPARE(document["bits"].size(), std::size_t {32});
        QVERIFY(document["residentBytes"].get<double>() <= 8.0 * (1U << 30U));
        QVERIFY(document["tokensPerSecond"].get<double>() > 0);
        validate(m_folder, outcome.out, "bits");
    }

    /// A plan says budget, planes, order and bits itself.
    void plansSayTheirBits()
    {
        json document = json::parse(plan().toStdString());
        document["experts"]["bits"] = {{"budgetBytes", 14e9}, {"planes", 2}, {"order", "exact"},
            {"kept", json(std::vector<std::vector<int>>(32, std::vector<int>(8, 2)))}};
        document["experts"]["bits"]["kept"][3][5] = 3;
        const Outcome outcome = cli({"bits", "-", "--json"}, QByteArray::fromStdString(document.dump()));
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json bits = documentOf(outcome);
        QCOMPARE(bits["bits"][3][5].get<int>(), 3);
        QCOMPARE(bits["bits"][3][4].get<int>(), 2);
        QCOMPARE(bits["residentBytes"].get<double>(), 256 * 49545216.0 + 24772608.0);
        QCOMPARE(bits["order"].get<std::string>(), std::string("exact"));
        document["experts"]["bits"]["budgetBytes"] = 1e9;
        QVERIFY(
            cli({"bits", "-"}, QByteArray::fromStdString(document.dump())).err.contains("Raise the budget"));
        document["experts"]["bits"]["kept"] = {{2, 2}};
        QVERIFY(
            cli({"bits", "-"}, QByteArray::fromStdString(document.dump())).err.contains("32 layers of 8"));
    }

    /// What the plan says of decoding, the arguments overrule.
    void plansSayHowTheyDecode()
    {
        json document = json::parse(plan().toStdString());
        document["experts"]["bits"] = {
            {"budgetBytes", 8e9}, {"asked", "dual"}, {"source", "nvme"}, {"batch", 4}, {"prefetch", 2}};
        const QByteArray text = QByteArray::fromStdString(document.dump());
        const json planned = documentOf(cli({"bits", "-", "--json"}, text));
        QCOMPARE(planned["asked"].get<std::string>(), std::string("dual"));
        QCOMPARE(planned["loadedFrom"].get<std::string>(), std::string("nvme"));
        QCOMPARE(planned["prefetchLayers"].get<int>(), 2);
        QCOMPARE(planned["steps"]["batch"].get<int>(), 4);
        const json asked =
            documentOf(cli({"bits", "-", "--json", "--ask", "all", "--from", "host", "--batch", "1"}, text));
        QCOMPARE(asked["asked"].get<std::string>(), std::string("all"));
        QCOMPARE(asked["loadedFrom"].get<std::string>(), std::string("host"));
        QCOMPARE(asked["steps"]["batch"].get<int>(), 1);
        QVERIFY(cli({"bits", "-", "--from", "tape"}, text).status == 2);
    }

    /// Tokens whose router chose widths as well.
    void seenBitsAreAsked()
    {
        json tokens = json::array();
        for (int t = 0; t < 8; ++t)
            tokens.push_back(json(32, json::array({json::array({t, 4}), json::array({(t + 3) % 8, 2})})));
        const QString file =
            written(m_folder, "asked.json", QByteArray::fromStdString(json {{"tokens", tokens}}.dump()));
        const Outcome outcome = cli({"bits", "-", "--budget", "8GiB", "--asked", file, "--json"}, plan());
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = documentOf(outcome);
        QCOMPARE(document["asked"].get<std::string>(), std::string("seen"));
        QCOMPARE(document["routing"].get<std::string>(), std::string("trace"));
        validate(m_folder, outcome.out, "bits");
        const QString wrong = written(m_folder, "wrong.json", R"({"tokens": [[[[0, 2], [1, 4]]]]})");
        const Outcome refused = cli({"bits", "-", "--budget", "8GiB", "--asked", wrong}, plan());
        QCOMPARE(refused.status, 2);
        QVERIFY2(refused.err.contains("/tokens/0"), refused.err.constData());
    }

    void peopleGetWhatSixGigabytesBring()
    {
        const Outcome outcome =
            cli({"bits", "-", "--budget", "6GiB", "--ask", "dual", "--prefetch", "1", "--idle-watts", "10"},
                plan());
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const QString trace = m_folder.filePath("lanes.json");
        QCOMPARE(cli({"bits", "-", "--budget", "6GiB", "--chrome-trace", trace}, plan()).status, 0);
        QFile file(trace);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const json events = json::parse(file.readAll().toStdString());
        const auto bubble = std::ranges::find_if(events["traceEvents"],
            [](const json& event) { return event.value("cat", std::string()) == "bubble"; });
        QVERIFY(bubble != events["traceEvents"].end());
        QVERIFY((*bubble)["name"].get<std::string>().starts_with("waits for"));
        for (const char* text : {"proxy", "tokens/s", "2 GiB more", "waits for", "J a token", "not kept"})
            QVERIFY2(outcome.out.contains(text), outcome.out.constData());
    }

    void whatIsWrongIsRefused()
    {
        const Outcome order = cli({"bits", "--layer", "-", "--order", "best"}, layer());
        QCOMPARE(order.status, 2);
        QVERIFY(order.err.contains("hebf"));
        const Outcome rising = cli({"bits", "--layer", "-"},
            R"({"tokens": [[1, 2]], "ioSeconds": [1, 1], "computeSecondsPerToken": [1, 1]})");
        QCOMPARE(rising.status, 2);
        QVERIFY(rising.err.contains("/tokens/0/1"));
        QVERIFY(rising.out.isEmpty());
        QVERIFY(cli({"bits", "-"}, plan()).err.contains("/experts/bits/budgetBytes"));
        QCOMPARE(cli({"bits", "-", "--budget", "much"}, plan()).status, 2);
        QVERIFY(cli({"bits", "-", "--budget", "1MiB"}, plan()).err.contains("base of one expert"));
        QVERIFY(cli({"bits", "-", "--budget", "8GiB", "--split", "0.7"}, plan()).err.contains("--trace"));
    }
};

QTEST_GUILESS_MAIN(TestCliBits)
#include "tst_cli_bits.moc"
