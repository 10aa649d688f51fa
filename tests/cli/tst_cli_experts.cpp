// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Traces of experts in, placements out, from the command line.
#include <vector>

#include <nlohmann/json.hpp>

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

using nlohmann::json;

namespace {

struct Outcome {
    int status = -1;
    QByteArray out;
    QByteArray err;
};

Outcome cli(const QStringList& arguments, const QByteArray& input = {})
{
    QProcess process;
    process.start(QStringLiteral(RANKLOOM_BIN_DIR "/rankloom-cli"), arguments);
    process.write(input);
    process.closeWriteChannel();
    Outcome outcome;
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return outcome;
    outcome.status = process.exitCode();
    outcome.out = process.readAllStandardOutput();
    outcome.err = process.readAllStandardError();
    return outcome;
}

json documentOf(const Outcome& outcome) { return json::parse(outcome.out.toStdString(), nullptr, false); }

QString sample(const char* name)
{
    return QStringLiteral(RANKLOOM_SOURCE_DIR "/tests/data/exchange/") + QString::fromLatin1(name);
}

/// Eight experts of two layers: tokens pick four neighbours, and the start moves.
QByteArray trace(int tokens)
{
    QByteArray text = "token,layer,e0,e1\n";
    for (int t = 0; t < tokens; ++t)
        for (int layer = 1; layer < 3; ++layer)
            text += QByteArray::number(t) + ',' + QByteArray::number(layer) + ','
                + QByteArray::number((t * 7 + layer) % 8) + ',' + QByteArray::number((t * 7 + layer + 1) % 8)
                + '\n';
    return text;
}

} // namespace

class TestCliExperts : public QObject {
    Q_OBJECT
    QTemporaryDir m_folder;

    QString write(const char* name, const QByteArray& text)
    {
        const QString path = m_folder.filePath(QString::fromLatin1(name));
        QFile file(path);
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        return path;
    }

private Q_SLOTS:
    void dumpsAreParsed()
    {
        const Outcome dump = cli({"parse", sample("expert-dump-torch.1.pt"), "--top-k", "2", "--json"});
        QCOMPARE(dump.status, 0);
        const json value = documentOf(dump).at("values").at(0);
        QCOMPARE(value.at("kind").get<std::string>(), std::string("routing"));
        QCOMPARE(value.at("tokens").get<int>(), 10);
        QCOMPARE(value.at("modelLayers").get<std::vector<int>>(), (std::vector<int> {1, 2}));
        const Outcome map = cli({"parse", sample("vllm-expert-map.1.json"), "--json"});
        QCOMPARE(
            documentOf(map).at("values").at(0).at("expertsOfDevices").dump(), std::string("[[[0,3],[1,2]]]"));
        QVERIFY(cli({"parse", sample("trtllm-eplb.1.yaml")}).out.contains("experts of 2 layers, 6 slots"));
    }

    void partsOfATraceAddUp()
    {
        const QString path = write("trace.csv", trace(4000));
        const auto tokens = [&](const char* part) {
            const Outcome outcome = cli({"affinity", "--trace", path, "--part", part, "--split", "0.8",
                "--seed", "3", "--split-block", "50", "--json"});
            return outcome.status == 0 ? documentOf(outcome).at("tokens").get<int>() : -1;
        };
        const int train = tokens("train");
        QVERIFY(train > 2800 && train < 3600);
        QCOMPARE(train + tokens("test"), 4000);
        QCOMPARE(tokens("train"), train);
        const json all = documentOf(cli({"affinity", "--trace", path, "--json"}));
        QCOMPARE(all.at("windows").at("width").get<int>(), 256);
        QCOMPARE(all.at("windows").at("load").size(), std::size_t {16});
    }

    void tagsChooseTracesOfAProject()
    {
        const QString project = m_folder.filePath("p.rankloom");
        const QString plan = write("tags.json",
            R"({"format": "rankloom-plan", "version": 1, "model": {"preset": "olmoe-1b-7b"},
                "cluster": {"nodes": 1, "devicesPerNode": 8, "device": "h100-sxm-80gb"},
                "workload": {"sequenceLength": 4096, "globalBatchSize": 64}})");
        QCOMPARE(cli({"project", "new", project, "--plan", plan}).status, 0);
        const QString a = write("a.csv", trace(300));
        const QString b = write("b.csv", trace(200));
        QCOMPARE(cli({"import", a, "--project", project, "--tag", "task=intent"}).status, 0);
        QCOMPARE(cli({"import", b, "--project", project, "--tag", "task=summary", "--tag", "date=2026-11-02"})
                     .status,
            0);
        const Outcome intent = cli({"affinity", "--project", project, "--tag", "task=intent", "--json"});
        QVERIFY2(intent.status == 0, intent.err.constData());
        QCOMPARE(documentOf(intent).at("tokens").get<int>(), 300);
        QCOMPARE(cli({"affinity", "--project", project, "--tag", "task=none"}).status, 2);
        QCOMPARE(cli({"import", a, "--project", project, "--tag", "nothing"}).status, 2);
        QCOMPARE(cli({"affinity"}).status, 2);
    }

    /// Exported placements are taken in again as they were.
    void placementsGoOutAndComeBack()
    {
        json plan {{"format", "rankloom-plan"}, {"version", 1}, {"name", "experts"},
            {"model", {{"preset", "olmoe-1b-7b"}}},
            {"cluster", {{"nodes", 1}, {"devicesPerNode", 8}, {"device", "h100-sxm-80gb"}}},
            {"workload", {{"sequenceLength", 4096}, {"globalBatchSize", 64}}}, {"layout", {{"ep", 4}}}};
        json layers = json::array();
        for (int l = 0; l < 16; ++l) {
            json row = json::array();
            for (int e = 0; e < 64; ++e)
                row.push_back((e * 5 + l) % 4);
            layers.push_back(row);
        }
        plan["experts"]["placement"] = layers;
        const QByteArray text = QByteArray::fromStdString(plan.dump());
        const QString planPath = write("plan.json", text);
        for (const char* target : {"sglang-experts", "vllm-expert-map", "trtllm-eplb", "experts-csv"}) {
            const Outcome out = cli({"export", "-", "--to", target}, text);
            QVERIFY2(out.status == 0, out.err.constData());
            const QString map = write("map.any", out.out);
            const QString project = m_folder.filePath(QString::fromLatin1(target) + ".rankloom");
            QCOMPARE(cli({"project", "new", project, "--plan", planPath}).status, 0);
            const Outcome in = cli({"import", map, "--project", project});
            QVERIFY2(in.status == 0, in.err.constData());
            const QString name = QString::fromUtf8(in.out).section('"', 1, 1);
            const Outcome again = cli({"export", project, "--scenario", name, "--to", target});
            QVERIFY2(again.status == 0, again.err.constData());
            QCOMPARE(again.out, out.out);
        }
    }
};

QTEST_APPLESS_MAIN(TestCliExperts)
#include "tst_cli_experts.moc"
