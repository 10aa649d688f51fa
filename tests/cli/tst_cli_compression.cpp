// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later

// What the command line says of compressed communication: Optimus-CC's 2.5B model (arXiv 2301.09830) on 16
// nodes of 8, TP 8, PP 4, DP 4.

#include <cmath>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include "tests/cli/run_program.h"

using namespace rankloom::test;
using nlohmann::json;

namespace {

json planOf(double betweenNodes = 25e9)
{
    return {{"format", "rankloom-plan"}, {"version", 1},
        {"model",
            {{"config",
                {{"model_type", "gpt2"}, {"n_embd", 1920}, {"n_layer", 52}, {"n_head", 24},
                    {"n_positions", 1024}, {"vocab_size", 51200}, {"tie_word_embeddings", true}}}}},
        {"cluster",
            {{"nodes", 16}, {"devicesPerNode", 8}, {"device", "a100-sxm-80gb"},
                {"links",
                    {{"tiers",
                        {{{"level", "node-pair"}, {"bandwidth", betweenNodes}, {"latency", 6e-6}}}}}}}},
        {"workload", {{"sequenceLength", 1024}, {"microBatchSize", 8}, {"globalBatchSize", 512}}},
        {"layout", {{"tp", 8}, {"pp", 4}}}, {"memory", {{"sharding", {{"optimizer", "none"}}}}}};
}

json compressed(json plan)
{
    plan["communication"]["compression"] = {{"kind", "powersgd"}, {"rank", 16}, {"dataParallelRank", 128},
        {"targets", {"data-parallel", "pipeline-backward", "embedding-sync"}}, {"epilogueOnly", true},
        {"stages", {0, 1, 2}}};
    return plan;
}

QByteArray text(const json& document) { return QByteArray::fromStdString(document.dump()); }
json documentOf(const Outcome& outcome) { return json::parse(outcome.out.toStdString(), nullptr, false); }

/// Sum of a figure over the stages of a class of traffic.
double sum(const json& document, const char* kind, const char* figure)
{
    double all = 0;
    for (const json& row : document["trafficClasses"])
        if (row["class"].get<std::string>() == kind)
            all += row[figure].get<double>();
    return all;
}

bool near(double a, double b) { return std::abs(a - b) <= 1e-9 * std::abs(b); } // of the oracles

} // namespace

class TestCliCompression : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase() { QVERIFY2(QFile::exists(kProgram), "rankloom-cli is not built"); }

    /// The paper's switches, as the contract names them, give the paper's arithmetic.
    void trafficIsExplained()
    {
        const Outcome outcome =
            cli({"evaluate", "-", "--explain-traffic", "--json"}, text(compressed(planOf())));
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = documentOf(outcome);
        QVERIFY(document["lossy"].get<bool>());
        QCOMPARE(sum(document, "pipeline-backward", "sends"), 48.0);
        QCOMPARE(sum(document, "pipeline-backward", "compressedSends"), 6.0);
        QVERIFY(near(sum(document, "pipeline-backward", "bytes")
                / sum(document, "pipeline-backward", "uncompressedBytes"),
            0.8779947916666667));
        QVERIFY(near(sum(document, "data-parallel-gradients", "compressedElementsPerSend")
                / sum(document, "data-parallel-gradients", "elementsPerSend"),
            0.43333333333333335));
        QVERIFY(near(
            sum(document, "embedding-sync", "uncompressedBytes") / sum(document, "embedding-sync", "bytes"),
            10.0 / 7));
        for (const json& row : document["trafficClasses"])
            if (row["class"].get<std::string>() == "pipeline-backward" && row["stage"].get<int>() > 0) {
                QVERIFY(near(row["ratio"].get<double>(), 1966080.0 / 47104));
                QCOMPARE(row["elementsPerSend"].get<int>(), 1966080);
                QCOMPARE(row["compressedElementsPerSend"].get<int>(), 47104);
            }
        QCOMPARE(document["compressionEffects"].size(), std::size_t {3});
        for (const json& effect : document["compressionEffects"]) {
            QVERIFY(effect["on"].get<bool>());
            QVERIFY(!effect["words"].get<std::string>().empty());
            QCOMPARE(effect.contains("savedSecondsOfStage"),
                effect["target"].get<std::string>() == "data-parallel");
        }
        validate(m_folder, outcome.out, QStringLiteral("evaluation"));
    }

    /// Without compression: the same rows, nothing in them compressed, and what each technique would save.
    void whatCouldBeSavedIsSaid()
    {
        const Outcome outcome = cli({"evaluate", "-", "--explain-traffic", "--json"}, text(planOf(1e9)));
        QVERIFY2(outcome.status == 0, outcome.err.constData());
        const json document = documentOf(outcome);
        QVERIFY(!document.contains("lossy"));
        QVERIFY(!document["trafficClasses"].empty());
        for (const json& row : document["trafficClasses"]) {
            QVERIFY(row["bytes"] == row["uncompressedBytes"]);
            QCOMPARE(row["ratio"].get<double>(), 1.0);
            QCOMPARE(row["compressedSends"].get<int>(), 0);
        }
        QCOMPARE(document["compressionEffects"].size(), std::size_t {3});
        for (const json& effect : document["compressionEffects"])
            QVERIFY(!effect["on"].get<bool>());
        validate(m_folder, outcome.out, QStringLiteral("evaluation"));
        // Asked for only.
        const json plain = documentOf(cli({"evaluate", "-", "--json"}, text(planOf(1e9))));
        QVERIFY(!plain.contains("trafficClasses") && !plain.contains("compressionEffects"));
    }

    void peopleGetTables()
    {
        const Outcome lossy = cli({"evaluate", "-", "--explain-traffic"}, text(compressed(planOf(1e9))));
        for (const char* words : {"LOSSY: PowerSGD, rank 16", "Messages of a step by class",
                 "What compression is worth", "pipeline-backward", "6 of 48 sends back"})
            QVERIFY2(lossy.out.contains(words), words);
        const Outcome plain = cli({"evaluate", "-"}, text(planOf()));
        QVERIFY(!plain.out.contains("LOSSY"));
    }

    /// Slow links: digits are lost only where that is admitted, and the written plan keeps what was promised.
    void theLeastCompressionIsChosen()
    {
        const QString file = m_folder.filePath(QStringLiteral("chosen.json"));
        const QByteArray plan = text(planOf(1e9));
        const Outcome lossless = cli({"search", "-", "--compression", "lossless", "--json"}, plan);
        const Outcome lossy = cli({"search", "-", "--compression", "lossy", "--json", "-o", file}, plan);
        QVERIFY2(lossless.status == 0, lossless.err.constData());
        QVERIFY2(lossy.status == 0, lossy.err.constData());
        const json careful = documentOf(lossless);
        const json all = documentOf(lossy);
        QVERIFY(!careful.contains("lossy"));
        QCOMPARE(careful["removedBytes"].get<double>(), 0.0);
        QVERIFY(careful["compression"]["kind"].get<std::string>() == "none");
        QVERIFY(all["lossy"].get<bool>());
        QVERIFY(all["removedBytes"].get<double>() > 0);
        QVERIFY(all["tried"].get<int>() > careful["tried"].get<int>());
        for (const json& one : {careful, all}) {
            QVERIFY(one["stepSeconds"].get<double>() <= one["fastestStepSeconds"].get<double>() * 1.005);
            QVERIFY(one["fastestStepSeconds"].get<double>() <= one["stepSecondsBefore"].get<double>());
        }
        QVERIFY(all["stepSeconds"].get<double>() < careful["stepSeconds"].get<double>());
        const json evaluated = documentOf(cli({"evaluate", file, "--json"}));
        QCOMPARE(evaluated["time"]["stepSeconds"].get<double>(), all["stepSeconds"].get<double>());
        QVERIFY(evaluated["lossy"].get<bool>());
        QVERIFY(cli({"search", "-", "--compression", "lossy"}, plan).out.contains("LOSSY: PowerSGD"));
        validate(m_folder, lossless.out, QStringLiteral("compression"));
        validate(m_folder, lossy.out, QStringLiteral("compression"));
    }

    /// Links that nobody waits for: nothing lossy, although it is admitted.
    void fastLinksNeedNone()
    {
        const json found =
            documentOf(cli({"search", "-", "--compression", "lossy", "--json"}, text(planOf(1e12))));
        QVERIFY(!found.contains("lossy"));
        QCOMPARE(found["removedBytes"].get<double>(), 0.0);
        QVERIFY(cli({"search", "-", "--compression", "lossy"}, text(planOf(1e12)))
                    .out.contains("Nothing lossy is needed"));
    }

    /// A search of layouts compresses as far as it is let: the document says which rows lose digits.
    void layoutsMayCompress()
    {
        const QStringList narrow {"search", "-", "--json", "--top", "3", "--fix", "tp=8", "--fix", "mbs=4,8",
            "--schedule", "1f1b", "--vocabulary", "none", "--recompute", "none", "--offload", "none",
            "--accept-narrow-fit"};
        const auto found = [&](const char* admitted) {
            const Outcome outcome =
                cli(narrow + QStringList {"--admit-compression", admitted}, text(planOf(0.5e9)));
            if (outcome.status != 0)
                qWarning("%s", outcome.err.constData());
            validate(m_folder, outcome.out, QStringLiteral("search"));
            return documentOf(outcome);
        };
        const json planned = documentOf(cli(narrow, text(planOf(0.5e9))));
        QVERIFY(planned["space"]["compression"].get<std::string>() == "as-planned");
        const json lossless = found("lossless");
        const json lossy = found("lossy");
        const auto step = [](const json& d) { return d["layouts"][0]["stepSeconds"].get<double>(); };
        QVERIFY(step(lossless) <= step(planned) * 1.005);
        QVERIFY(step(lossy) < step(lossless));
        QVERIFY(lossy["layouts"][0]["lossy"].get<bool>());
        QVERIFY(lossy["layouts"][0]["name"].get<std::string>().find("LOSSY") != std::string::npos);
        for (const json& document : {planned, lossless})
            for (const json& layout : document["layouts"])
                QVERIFY(!layout.contains("lossy"));
        for (const json& layout : lossy["layouts"])
            QCOMPARE(layout.contains("lossy"),
                layout["plan"]["communication"]["compression"]["kind"].get<std::string>() != "none");
        QCOMPARE(cli({"search", "-", "--admit-compression", "much"}, text(planOf())).status, 2);
    }

    /// Measured passes become the costs of the plan: twice the seconds, twice the factor, a longer step. What
    /// was measured of other kinds is shown and kept out of the plan.
    void measuredPassesAreFitted()
    {
        const auto write = [this](const char* name, double scale) {
            const QString path = m_folder.filePath(QString::fromLatin1(name));
            QFile file(path);
            if (!file.open(QIODevice::WriteOnly))
                qFatal("cannot write");
            QByteArray rows = "kind,pass,rows,columns,rank,seconds\n";
            for (const double size : {2048.0, 4096.0, 8192.0}) {
                const auto row = [&](const char* kind, const char* pass, double seconds) {
                    rows += QByteArray(kind) + ',' + pass + ',' + QByteArray::number(size) + ','
                        + QByteArray::number(size) + ",64," + QByteArray::number(seconds * scale, 'g', 17)
                        + '\n';
                };
                row("powersgd", "compress", 1e-9 * size * size / 4);
                row("powersgd", "decompress", 1e-10 * size * size);
                row("quantised", "compress", 1e-11 * size * size);
            }
            file.write(rows);
            return path;
        };
        const QString plan = m_folder.filePath(QStringLiteral("measured.json"));
        QFile file(plan);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text(compressed(planOf(1e9))));
        file.close();
        const QString once = write("once.csv", 1);
        const QString out = m_folder.filePath(QStringLiteral("fitted.json"));
        const Outcome fitted = cli({"calibrate", "compression", once, "--plan", plan, "-o", out});
        QVERIFY2(fitted.status == 0, fitted.err.constData());
        for (const char* words : {"powersgd", "quantised", "decompress", "not measured"})
            QVERIFY2(fitted.out.contains(words), words);
        const json single = documentOf(cli({"calibrate", "compression", once, "--plan", plan, "--json"}));
        const json twice =
            documentOf(cli({"calibrate", "compression", write("twice.csv", 2), "--plan", plan, "--json"}));
        QCOMPARE(single.size(), std::size_t {2});
        QVERIFY(single[0]["kind"].get<std::string>() == "powersgd");
        QCOMPARE(single[0]["compression"]["passes"].get<int>(), 3);
        QVERIFY(single[0]["compression"]["errorFitted"].get<double>()
            <= single[0]["compression"]["errorBefore"].get<double>());
        for (const char* which : {"compression", "decompression"})
            QVERIFY(
                near(twice[0][which]["factor"].get<double>(), 2 * single[0][which]["factor"].get<double>()));
        QCOMPARE(single[1]["decompression"]["passes"].get<int>(), 0);
        const json written = json::parse(cli({"evaluate", out, "--json"}).out.toStdString());
        const json before = json::parse(cli({"evaluate", plan, "--json"}).out.toStdString());
        QFile document(out);
        QVERIFY(document.open(QIODevice::ReadOnly));
        const json costs = json::parse(document.readAll().toStdString())["communication"]["compression"];
        QCOMPARE(costs["costFactor"].get<double>(), single[0]["costFactor"].get<double>());
        QCOMPARE(costs["decompressionFactor"].get<double>(), single[0]["decompressionFactor"].get<double>());
        QVERIFY(costs["costFactor"].get<double>() > 1);
        QVERIFY(written["time"]["stepSeconds"].get<double>() > before["time"]["stepSeconds"].get<double>());

        QCOMPARE(cli({"calibrate", "compression", once}).status, 2); // whose GPU?
        const auto refuses = [&](const char* name, const QByteArray& rows) {
            const QString path = m_folder.filePath(QString::fromLatin1(name));
            QFile bad(path);
            if (!bad.open(QIODevice::WriteOnly))
                qFatal("cannot write");
            bad.write(rows);
            bad.close();
            return cli({"calibrate", "compression", path, "--plan", plan}).status == 2;
        };
        QVERIFY(refuses("a.csv", "kind,pass,rows,columns\n"));
        QVERIFY(refuses("b.csv", "kind,pass,rows,columns,seconds\nzip,compress,9,9,1\n"));
        QVERIFY(refuses("c.csv", "kind,pass,rows,columns,seconds\npowersgd,squeeze,9,9,1\n"));
        QVERIFY(refuses("d.csv", "kind,pass,rows,columns,seconds\npowersgd,compress,-9,9,1\n"));
        QVERIFY(refuses("e.csv", "kind,pass,rows,columns,seconds\npowersgd,compress,512,512,\n"));
        // What a plan would not take is not written: these are microseconds.
        const Outcome far =
            cli({"calibrate", "compression", write("far.csv", 1e6), "--plan", plan, "-o", out});
        QCOMPARE(far.status, 2);
        QVERIFY2(far.err.contains("times as long as estimated") && far.err.contains("far.csv"),
            far.err.constData());
        QVERIFY2(far.err.contains("seconds"), far.err.constData()); // what to look at
        const QByteArray sized = "kind,pass,rows,columns,seconds,rank,bits,blockSize,keptShare\n";
        QVERIFY(refuses("g.csv", sized + "powersgd,compress,512,512,1,0.5,8,256,0.01\n"));
        QVERIFY(refuses("h.csv", sized + "quantised,compress,512,512,1,16,5,256,0.01\n"));
        QVERIFY(refuses("i.csv", sized + "quantised,compress,512,512,1,16,8,0,0.01\n"));
        QVERIFY(refuses("j.csv", sized + "topk,compress,512,512,1,16,8,256,5\n"));
        QVERIFY(
            refuses("f.csv", "kind,pass,rows,columns,seconds\npowersgd,compress,2,2,1\n")); // saves nothing
    }

    void refusals()
    {
        QCOMPARE(cli({"search", "-", "--compression", "much"}, text(planOf())).status, 2);
        json impossible = planOf();
        impossible["layout"]["tp"] = 7;
        const Outcome outcome = cli({"search", "-", "--compression", "lossy", "--json"}, text(impossible));
        QCOMPARE(outcome.status, 2);
        QVERIFY(outcome.out.isEmpty());
        QVERIFY(outcome.err.contains("not possible"));
    }
};

QTEST_GUILESS_MAIN(TestCliCompression)
#include "tst_cli_compression.moc"
