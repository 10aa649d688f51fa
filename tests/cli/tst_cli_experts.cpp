// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Traces of experts in, placements out, from the command line.
#include <vector>

#include <nlohmann/json.hpp>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "tests/cli/run_program.h"

using namespace rankloom::test;
using nlohmann::json;

namespace {

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

    /// What was found, what bounds it, and what the gap between them is a share of.
    void boundsAndObjectivesAreNamed()
    {
        const QString path = write("bounds.csv", trace(3000));
        const auto place = [&](const QStringList& more) {
            return cli(QStringList {"place", "experts", "--trace", path, "--devices", "4", "--moves", "20000"}
                + more);
        };
        const json found = documentOf(place({"--method", "balance", "--json"}));
        const json& bounds = found.at("bounds");
        QCOMPARE(bounds.at("gapIs").get<std::string>(), std::string("(found - lowerBound) / lowerBound"));
        for (const char* of : {"traffic", "load"}) {
            const json& bound = bounds.at(of);
            const double lower = bound.at("lowerBound");
            QVERIFY(
                !bound.at("of").get<std::string>().empty() && !bound.at("bound").get<std::string>().empty());
            QCOMPARE(bound.at("gap").get<double>(), bound.at("found").get<double>() / lower - 1);
        }
        QCOMPARE(bounds.at("traffic").at("found").get<double>(), found.at("after").at("cut").get<double>());
        // Proven: the bound is what was found.
        const json exact = documentOf(place({"--method", "exflow", "--json"}));
        QVERIFY(exact.at("optimal").get<bool>() && exact.at("gap").get<double>() == 0);
        QVERIFY(place({"--method", "balance"}).out.contains("(found - bound) / bound"));
        QVERIFY(cli({"place", "experts", "--help"}).out.contains("Gap = (found - bound) / bound"));
        // Both programs of MoETuner, layer by layer.
        const json tuned = documentOf(place({"--method", "moetuner", "--json"})).at("moeTuner");
        QCOMPARE(tuned.at("after").at("loadDeviationPerLayer").size(), std::size_t {2});
        QCOMPARE(tuned.at("after").at("tailPerLayerPair").size(), std::size_t {1});
        QVERIFY(tuned.at("after").at("loadDeviation") <= tuned.at("before").at("loadDeviation"));
        QVERIFY(place({"--method", "moetuner"}).out.contains("tail"));
    }

    /// A load alone is placed by the default method too.
    void plainLoadsArePlaced()
    {
        QByteArray load("\x93NUMPY\x01\x00\x76\x00", 10);
        load +=
            QByteArray("{'descr': '<i8', 'fortran_order': False, 'shape': (2, 4), }").leftJustified(117, ' ')
            + '\n';
        for (const qint64 count : {90, 10, 60, 40, 5, 95, 50, 50})
            load.append(reinterpret_cast<const char*>(&count), sizeof count);
        const QString path = write("load.npy", load);
        const Outcome placed = cli({"place", "experts", "--load", path, "--devices", "2", "--json"});
        QVERIFY2(placed.status == 0, placed.err.constData());
        QCOMPARE(documentOf(placed).at("after").at("loadMaxOverMean").get<double>(), 1.0);
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
            R"({"format": "rankloom-plan", "version": 1, "model": {"config": {"model_type": "mixtral",
                "hidden_size": 64, "intermediate_size": 128, "num_hidden_layers": 3, "num_attention_heads": 4,
                "num_key_value_heads": 4, "vocab_size": 1000, "num_local_experts": 8, "num_experts_per_tok": 2}},
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
        const Outcome placed = cli({"place", "experts", "--project", project, "--devices", "4", "--robust",
            "--train", "task=intent", "--train", "task=summary", "--test", "task=summary,test",
            "--split-block", "20", "--moves", "20000", "--json"});
        QVERIFY2(placed.status == 0, placed.err.constData());
        QCOMPARE(documentOf(placed).at("windows").get<int>(), 2);
        QVERIFY(documentOf(placed).at("test").at("loadMaxOverMean") >= 1);
        // Spans of time of a stored trace: transitions, too, are those of their tokens.
        const auto span = [&](const char* train, const char* test) {
            return cli({"place", "experts", "--project", project, "--devices", "4", "--train", train,
                "--test", test, "--moves", "20000", "--json"});
        };
        const json half = documentOf(span("task=intent,time:0-0.5", "task=intent,time:0.5-1"));
        const json whole = documentOf(span("task=intent", "task=intent"));
        QVERIFY(half.at("test").at("cutShare") <= 1);
        QCOMPARE(2 * half.at("transitions").get<int>(), whole.at("transitions").get<int>());
        QCOMPARE(span("time:0.6-0.5", "all").status, 2);
        QCOMPARE(cli({"import", a, "--project", project, "--tag", "nothing"}).status, 2);
        QCOMPARE(cli({"affinity"}).status, 2);
    }

    void expertsMoveFromWhereTheyAre()
    {
        const QString path = write("place.csv", trace(4000));
        const QStringList place {"place", "experts", "--trace", path, "--devices", "4", "--nodes", "2",
            "--moves", "20000", "--json"};
        const Outcome all = cli(place);
        QVERIFY2(all.status == 0, all.err.constData());
        const json found = documentOf(all);
        const QString map = write("map.json", all.out);
        const auto with = [&](const QStringList& more) { return cli(place + more); };
        const json kept = documentOf(with({"--from", map, "--max-moves", "0", "--bandwidth-within", "9"}));
        QCOMPARE(kept.at("moved").get<int>(), 0);
        QVERIFY(kept.at("physicalToLogical") == found.at("physicalToLogical"));
        QVERIFY(kept.at("before").at("cost") == kept.at("after").at("cost"));
        QVERIFY(kept.at("costLowerBound") <= kept.at("after").at("cost"));
        const QString plan = write("from.json",
            R"({"format": "rankloom-plan", "version": 1, "model": {"preset": "olmoe-1b-7b"},
                "cluster": {"nodes": 2, "devicesPerNode": 4, "device": "h100-sxm-80gb"},
                "workload": {"sequenceLength": 4096, "globalBatchSize": 64}, "layout": {"ep": 4}})");
        const json few =
            documentOf(with({"--from", plan, "--max-moves", "4", "--links", plan, "--balance-cap", "1.2"}));
        QVERIFY(few.at("moved") <= 4);
        QVERIFY(few.at("secondsPerBytePerCost") > 0);
        QVERIFY(few.at("after").at("cost") <= few.at("before").at("cost"));
        QCOMPARE(with({"--max-moves", "4"}).status, 2);
        QCOMPARE(with({"--from", plan, "--max-moves", "4", "--method", "random"}).status, 2);
        const QString other = write("other.json",
            R"({"format": "rankloom-expert-placement", "version": 1, "devices": 2, "physicalToLogical": [[0, 1]]})");
        QVERIFY(with({"--from", other}).err.contains("devices"));
        for (const char* rows : {"[[0, 1, 2, 3, 4, 5, 6, 7]]", "[[0, 1, 2, 3], [0, 1, 2, 9]]"}) {
            const QString wrong = write("wrong.json",
                QByteArray(R"({"format": "rankloom-expert-placement", "version": 1, "devices": 4, )")
                    + "\"physicalToLogical\": " + rows + '}');
            QCOMPARE(with({"--from", wrong}).status, 2);
        }
    }

    /// A few replicas for the whole model: limits kept, unequal slots out and in again.
    void replicasAreSpentOverTheModel()
    {
        QByteArray skewed = "token,layer,e0,e1\n"; // one expert of the second layer takes half of its picks
        for (int t = 0; t < 500; ++t)
            skewed += QByteArray::number(t) + ",1," + QByteArray::number(t % 8) + ','
                + QByteArray::number((t + 1) % 8) + '\n' + QByteArray::number(t) + ",2,0,"
                + QByteArray::number(1 + t % 7) + '\n';
        const QString path = write("skewed.csv", skewed);
        const QStringList place {
            "place", "experts", "--trace", path, "--devices", "4", "--method", "balance"};
        const auto with = [&](const QStringList& more) { return cli(place + more); };
        const json none = documentOf(with({"--replicas-total", "0", "--json"}));
        QVERIFY(none.at("placement") == documentOf(with({"--json"})).at("placement"));
        const Outcome spent = with({"--replicas-total", "2", "--json"});
        QVERIFY2(spent.status == 0, spent.err.constData());
        const json found = documentOf(spent);
        QVERIFY(!found.contains("physicalToLogical"));
        QCOMPARE(found.at("mostReplicas").at("total").get<int>(), 2);
        QVERIFY(found.at("after").at("replicas") <= 2);
        QVERIFY(found.at("after").at("loadMaxOverMean") < none.at("after").at("loadMaxOverMean"));
        QVERIFY(found.at("after").at("loadMaxOverMean") >= found.at("loadMaxOverMeanLowerBound"));
        QVERIFY(found.at("placement").at(1).at(0).size() == 3); // both went to the one hot expert
        const json few = documentOf(with({"--replicas-per-device-total", "1", "--json"}));
        QVERIFY(few.at("after").at("mostCopiesOnDevice") <= 5);
        QVERIFY(with({"--replicas-total", "2"}).out.contains("at most 2 replicas in all layers"));
        QCOMPARE(with({"--replicas-total", "2", "--slots", "12"}).status, 2);
        QCOMPARE(with({"--replicas-per-device-total", "2", "--slots", "12"}).status, 2);
        QCOMPARE(with({"--replicas-total", "2", "--method", "random"}).status, 2);
        // What was found can be started from; without a limit it sets one itself.
        const QString map = write("unequal.json", spent.out);
        for (const QStringList& limit : {QStringList {}, QStringList {"--replicas-total", "2"}}) {
            const json kept =
                documentOf(with(QStringList {"--from", map, "--max-moves", "0", "--json"} + limit));
            QVERIFY(kept.at("placement") == found.at("placement"));
            QCOMPARE(kept.at("moved").get<int>(), 0);
        }
        QCOMPARE(with({"--replicas-total", "2", "--export", "experts-csv"}).status, 0);
        const Outcome refused = with({"--replicas-total", "2", "--export", "trtllm-eplb"});
        QCOMPARE(refused.status, 2);
        QVERIFY(refused.err.contains("equal slots in every layer"));
    }

    void frontsAndUnseenTokens()
    {
        const QString path = write("front.csv", trace(4000));
        const QStringList place {"place", "experts", "--trace", path, "--devices", "4", "--moves", "20000"};
        const json front = documentOf(cli(place + QStringList {"--pareto", "4", "--json"}));
        const json& points = front.at("front");
        QVERIFY(!points.empty() && points.size() <= 4);
        for (std::size_t i = 1; i < points.size(); ++i)
            QVERIFY(points[i].at("after").at("cut") < points[i - 1].at("after").at("cut"));
        QVERIFY(points.at(front.at("knee").get<std::size_t>()).at("physicalToLogical")
            == front.at("physicalToLogical"));
        QVERIFY(cli(place + QStringList {"--pareto"}).out.contains("knee"));
        QCOMPARE(cli(place + QStringList {"--pareto", "--method", "balance"}).status, 2);
        const json robust = documentOf(cli(place + QStringList {"--robust", "--windows", "4", "--json"}));
        QCOMPARE(robust.at("windows").get<int>(), 4);
        QVERIFY(robust.at("test").at("cutShare") <= 1);
        QVERIFY(robust.at("testBefore").at("windowLoadMaxOverMean") >= 1);
        const json spans = documentOf(
            cli(place + QStringList {"--train", "windows:0-7", "--test", "windows:8-14", "--json"}));
        QVERIFY(spans.at("test").at("loadMaxOverMean") >= 1);
        for (const char* wrong : {"windows:9-3", "windows:0-99", "task=chat", "time:0-0.5", "something"})
            QCOMPARE(cli(place + QStringList {"--train", wrong}).status, 2);
        QVERIFY(cli(place + QStringList {"--robust"}).out.contains("unseen"));
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

    /// A plan's experts are placed anew: what that makes of its step, and whether the move pays.
    void placingForAPlanTellsWhetherItPays()
    {
        const QByteArray plan =
            R"({"format": "rankloom-plan", "version": 1, "name": "now", "model": {"preset": "olmoe-1b-7b"},
                "cluster": {"nodes": 2, "devicesPerNode": 4, "device": "h100-sxm-80gb"},
                "workload": {"sequenceLength": 4096, "globalBatchSize": 64}, "layout": {"ep": 8}})";
        const QString planPath = write("now.json", plan);
        QByteArray text = "token,layer,e0,e1,e2,e3,e4,e5,e6,e7\n";
        for (int t = 0; t < 200; ++t)
            for (int layer = 0; layer < 16; ++layer) {
                text += QByteArray::number(t) + ',' + QByteArray::number(layer);
                for (int i = 0; i < 8; ++i) // sixteen popular experts on the first two devices
                    text += ',' + QByteArray::number(i < 5 ? (t * 3 + i) % 16 : 16 + (t * 5 + i * 6) % 48);
                text += '\n';
            }
        const QString path = write("popular.csv", text);
        const QStringList place {
            "place", "experts", "--plan", planPath, "--trace", path, "--method", "balance"};
        const Outcome people = cli(place);
        QVERIFY2(people.status == 0, people.err.constData());
        QVERIFY2(people.out.contains("Worth it: pays after "), people.out.constData());
        QVERIFY(people.out.contains("devices per token"));
        const json found = documentOf(cli(place + QStringList {"--json"}));
        const json& before = found.at("before");
        const json& after = found.at("after");
        QVERIFY(before.at("tokens").at("exact").get<bool>());
        QCOMPARE(before.at("tokens").at("countedTokens").get<int>(), 200);
        QVERIFY(after.at("plan").at("stepSeconds").get<double>()
            < before.at("plan").at("stepSeconds").get<double>());
        QCOMPARE(after.at("plan").at("traffic").at("bytesPerStep").size(), std::size_t {8});
        QVERIFY(found.at("change").at("movedCopies").get<int>() > 0);
        // The proposed plan written out is what compare sees: the same move, the same verdict.
        const QString proposed = m_folder.filePath("proposed.json");
        const Outcome written = cli(place + QStringList {"--export", "json", "-o", proposed});
        QVERIFY2(written.status == 0, written.err.constData());
        json traced = json::parse(cli({"export", proposed, "--to", "json"}).out.toStdString());
        traced.erase("experts");
        const QString present = write("present.json", QByteArray::fromStdString(traced.dump()));
        const json compared = documentOf(cli({"compare", present, proposed, "--json"}));
        QCOMPARE(compared.at("plans").at(1).at("expertChange").at("movedCopies").get<int>(),
            found.at("change").at("movedCopies").get<int>());
        QVERIFY(!compared.at("plans").at(0).contains("expertChange"));
        QVERIFY(cli({"compare", present, proposed}).out.contains("moving the experts there from [1]: "));
        // Without a plan a placement goes out by the layers of the trace.
        const Outcome map = cli({"place", "experts", "--trace", path, "--devices", "8", "--method", "balance",
            "--export", "vllm-expert-map"});
        QVERIFY2(map.status == 0, map.err.constData());
        QCOMPARE(documentOf(map).at("moe_layer_count").get<int>(), 16);
        QCOMPARE(
            cli({"place", "experts", "--trace", path, "--devices", "8", "--export", "megatron"}).status, 2);
        QCOMPARE(cli({"place", "experts", "--trace", path}).status, 2);
        const json travel =
            documentOf(cli({"affinity", "--trace", path, "--devices", "8", "--nodes", "2", "--json"}))
                .at("contiguousPlacement");
        QCOMPARE(travel.at("devicesPerToken").get<double>(),
            before.at("tokens").at("devicesPerToken").get<double>());
    }
};

QTEST_APPLESS_MAIN(TestCliExperts)
#include "tst_cli_experts.moc"
