// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

#include <nlohmann/json.hpp>

#include "tests/cli/run_program.h"

using namespace rankloom::test;
using nlohmann::json;

/// rankloom-cli calibrate serving and validate serving, and what becomes of the rates.
class TestCliServingRates : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const char* name, const QByteArray& text)
    {
        QFile file(m_folder.filePath(QString::fromUtf8(name)));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("no file can be written");
        return file.fileName();
    }
    static json documentOf(const Outcome& outcome) { return json::parse(outcome.out.toStdString()); }

    QString plan()
    {
        const json document = {{"format", "rankloom-plan"}, {"version", 1},
            {"model", {{"preset", "llama-3.1-8b"}}},
            {"cluster", {{"nodes", 1}, {"devicesPerNode", 2}, {"device", "h100-sxm-80gb"}}},
            {"workload", {{"kind", "serving"}}}, {"layout", {{"tp", 2}}}};
        return write("plan.json", QByteArray::fromStdString(document.dump()));
    }

    /// A run of vllm bench serve on a server that takes so long.
    static json bench(int concurrency, double firstMilliseconds, double eachMilliseconds)
    {
        return {{"backend", "vllm"}, {"max_concurrency", concurrency}, {"completed", 100},
            {"total_input_tokens", 102400}, {"total_output_tokens", 25600}, {"request_throughput", 3.0},
            {"mean_ttft_ms", firstMilliseconds}, {"mean_tpot_ms", eachMilliseconds}};
    }

private Q_SLOTS:
    void initTestCase() { QVERIFY2(QFile::exists(kProgram), "rankloom-cli is not built"); }

    void batchTimesAreFitted()
    {
        const QString table = write("batches.csv",
            "batch_num_prefill_tokens,batch_num_decode_tokens,batch_execution_time\n"
            "512,0,0.030\n1024,0,0.045\n2048,0,0.080\n4096,0,0.160\n0,1,0.012\n0,8,0.0125\n0,32,0.014\n");
        const Outcome outcome = cli({"calibrate", "serving", table, "--plan", plan(), "--json"});
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = documentOf(outcome);
        QCOMPARE(document["format"].get<std::string>(), std::string("rankloom-serving-calibration"));
        QCOMPARE(document["batches"].size(), std::size_t {7});
        QVERIFY(document["meanAbsoluteErrorPercent"].get<double>() < 12);
        QVERIFY(document.contains("unseenMeanAbsoluteErrorPercent"));
        validate(m_folder, outcome.out, "serving-calibration");
        const Outcome text = cli({"calibrate", "serving", table, "--plan", plan()});
        QVERIFY2(text.out.contains("instead of") && text.out.contains("not seen"), text.out.constData());

        QCOMPARE(cli({"calibrate", "serving", table}).status, 2); // no plan
        const Outcome bad = cli({"calibrate", "serving",
            write("bad.csv",
                "batch_num_prefill_tokens,batch_num_decode_tokens,batch_execution_time\n512,0,-1\n"),
            "--plan", plan()});
        QVERIFY2(bad.status == 2 && bad.err.contains(":2"), bad.err.constData());
        QCOMPARE(cli({"calibrate", "serving", table, "--plan", plan(), "--engine", "abacus"}).status, 2);
    }

    void resultsOfLoadGeneratorsAreFittedAndUsed()
    {
        // A server half as fast as the shipped rates say.
        const json runs = {bench(1, 140, 13), bench(8, 160, 14), bench(32, 260, 18), bench(64, 400, 24)};
        const QString results = write("bench.json", QByteArray::fromStdString(runs.dump()));
        const QString rates = m_folder.filePath(QStringLiteral("rates.json"));
        const Outcome outcome =
            cli({"calibrate", "serving", results, "--plan", plan(), "--json", "-o", rates});
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = documentOf(outcome);
        QCOMPARE(document["tool"].get<std::string>(), std::string("vllm bench serve"));
        QCOMPARE(document["runs"].size(), std::size_t {4});
        QVERIFY(document["tpotMeanAbsoluteErrorPercent"].get<double>() < 8);
        validate(m_folder, outcome.out, "serving-calibration");
        QFile written(rates);
        QVERIFY(written.open(QIODevice::ReadOnly));
        validate(m_folder, written.readAll(), "serving-rates");

        // The rates stand in for the shipped ones where a plan is served.
        const auto tpot = [&](const QStringList& more) {
            const Outcome served = cli(QStringList {"serve", plan(), "--lengths", "fixed:1024:256",
                                           "--arrivals", "poisson:1", "--count", "50", "--json"}
                + more);
            return served.status == 0 ? documentOf(served)["simulated"]["tpotSeconds"]["mean"].get<double>()
                                      : std::nan("");
        };
        const double shipped = tpot({});
        const double fitted = tpot({"--rates", rates});
        QVERIFY(shipped > 0 && fitted > 1.5 * shipped);
        const Outcome search = cli({"search", plan(), "--json", "--rates", rates});
        QVERIFY2(search.status == 0, search.err.constData());
        QVERIFY(search.out != cli({"search", plan(), "--json"}).out);

        QCOMPARE(cli({"serve", plan(), "--rates", results}).status, 2); // no rates
        const Outcome none = cli({"calibrate", "serving", write("empty.json", "{}"), "--plan", plan()});
        QVERIFY2(none.status == 2 && none.err.contains("load generator"), none.err.constData());
    }

    /// By the same rule as an import into a project.
    void runsOfOtherModelsAreLeftOut()
    {
        json runs = {bench(1, 140, 13), bench(8, 160, 14)};
        const auto calibrated = [&] {
            return cli({"calibrate", "serving", write("models.json", QByteArray::fromStdString(runs.dump())),
                "--plan", plan(), "--json"});
        };
        const Outcome unnamed = calibrated();
        QCOMPARE(unnamed.status, 0);
        QVERIFY2(unnamed.err.contains("2 of 2 runs name no model"), unnamed.err.constData());
        runs[0]["model_id"] = "meta-llama/Llama-3.1-8B-Instruct";
        runs[1]["model_id"] = "Meta-Llama-3.1-8B";
        const Outcome alike = calibrated();
        QVERIFY2(alike.status == 0 && !alike.err.contains("name no model"), alike.err.constData());
        QCOMPARE(documentOf(alike)["runs"].size(), std::size_t {2});
        runs[1]["model_id"] = "qwen";
        const Outcome one = calibrated();
        QVERIFY2(one.status == 0, one.err.constData());
        QCOMPARE(documentOf(one)["runs"].size(), std::size_t {1});
        QVERIFY(documentOf(one)["skipped"][0]["reason"].get<std::string>().find("another model, qwen")
            != std::string::npos);
        runs[0]["model_id"] = "qwen";
        const Outcome none = calibrated();
        QCOMPARE(none.status, 2);
        QVERIFY2(none.err.contains("another model, qwen"), none.err.constData());
    }

    /// Of a plan that fits, and of one that does not.
    void sensitivitiesKeepTheirSchema()
    {
        const Outcome fits = cli({"search", plan(), "--sensitivity", "--json"});
        QVERIFY2(fits.status == 0, fits.err.constData());
        QVERIFY(documentOf(fits)["changes"].size() > 5);
        validate(m_folder, fits.out, "serving-sensitivity");
        json large =
            json::parse(R"({"format": "rankloom-plan", "version": 1, "model": {"preset": "gpt3-175b"},
            "cluster": {"nodes": 1, "devicesPerNode": 8, "device": "a100-sxm-80gb"},
            "workload": {"kind": "serving"}, "layout": {"tp": 2}})");
        const Outcome lacks =
            cli({"search", "-", "--sensitivity", "--json"}, QByteArray::fromStdString(large.dump()));
        QVERIFY2(lacks.status == 0, lacks.err.constData());
        QVERIFY(!documentOf(lacks)["fits"].get<bool>());
        validate(m_folder, lacks.out, "serving-sensitivity");
    }

    void measuredDeploymentsAreValidated()
    {
        const QByteArray table = "id,mode,model_path,system,backend,gemm_quant_mode,isl,osl,concurrency,"
                                 "batch_size,tp_size,ttft_ms,tpot_ms\n"
                                 "a,agg,Qwen/Qwen3-32B,h100_sxm,vllm,,1024,1024,8,8,2,150,15.9\n"
                                 "b,agg,nobody/unheard-of,h100_sxm,vllm,,1024,1024,8,8,2,150,15.9\n";
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("measured/silicon")));
        write("measured/silicon/silicon.csv", table);
        const QString folder = m_folder.filePath(QStringLiteral("measured"));
        const json document = documentOf(cli({"validate", "serving", folder, "--json"}));
        QCOMPARE(document["format"].get<std::string>(), std::string("rankloom-validation"));
        const json& each = document["tables"][0];
        QCOMPARE(each["quantity"].get<std::string>(), std::string("timePerOutputToken"));
        QCOMPARE(each["rows"][0]["id"].get<std::string>(), std::string("a"));
        QVERIFY(std::abs(each["rows"][0]["estimated"].get<double>() / 0.0159 - 1) < 0.2);
        QCOMPARE(each["skipped"][0]["id"].get<std::string>(), std::string("b"));
        const Outcome text = cli({"validate", "serving", folder});
        QVERIFY2(
            text.out.contains("timeToFirstToken") && text.out.contains("unheard-of"), text.out.constData());
        QCOMPARE(cli({"validate", "serving", folder, "--calibrate-on", folder}).status, 0);
        QVERIFY(QDir(m_folder.path()).mkpath(QStringLiteral("nothing")));
        QCOMPARE(cli({"validate", "serving", m_folder.filePath(QStringLiteral("nothing"))}).status, 2);
    }
};

QTEST_GUILESS_MAIN(TestCliServingRates)
#include "tst_cli_serving_rates.moc"
