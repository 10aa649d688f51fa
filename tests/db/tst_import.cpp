// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <rapidcheck.h>

#include "core/exchange/host_answers.h"
#include "core/measure/apply_links.h"
#include "core/routing/routing_counter.h"
#include "db/project_file.h"
#include "tests/db/fault_vfs.h"
#include "tests/db/import_test.h"
#include "tests/db/project_test.h"

using namespace rankloom;
using namespace rankloom::test;
using db::ProjectFile;

class TestImport : public test::ProjectTest {
    Q_OBJECT
private Q_SLOTS:
    void init() { setUp(); }

    void measuredLinksBecomeTheProjects()
    {
        const auto outcome = imported("links.csv", kLinksCsv);
        QCOMPARE(outcome.format, FileFormat::MatrixCsv);
        const Project project = m_file->loadProject().value();
        // By name: the file's first row is the second node.
        QCOMPARE(project.cluster->links.nodeLink(1, 0).bandwidth.value(), 21.5e9);
        QCOMPARE(project.cluster->links.nodeLink(0, 1).bandwidth.value(), 11.25e9);
        QCOMPARE(project.cluster->links.nodeLink(0, 1).latency.value(), 3.3e-6); // measured before, kept
        const db::ProjectInfo info = m_file->info().value();
        QCOMPARE(info.measurements.size(), std::size_t {1});
        QCOMPARE(info.measurements[0].fileName, std::string("links.csv"));
        QCOMPARE(info.measurements[0].bytes, static_cast<std::int64_t>(std::string(kLinksCsv).size()));
        QCOMPARE(m_file->sql("SELECT text FROM measurement_text").value()[1][0], std::string(kLinksCsv));
        QVERIFY(m_file->check().value().empty());
    }

    void theSameFileAgainReplacesItself()
    {
        imported("links.csv", kLinksCsv);
        const auto outcome = imported("links.csv", kLinksCsv);
        QVERIFY(has(outcome.diagnostics, "imported-again"));
        QCOMPARE(m_file->info()->measurements.size(), std::size_t {1});
    }

    void modelsAndPlansAreImported()
    {
        const std::string config = R"({"model_type": "llama", "architectures": ["LlamaForCausalLM"],
            "hidden_size": 64, "intermediate_size": 128, "num_hidden_layers": 2, "num_attention_heads": 4,
            "num_key_value_heads": 2, "vocab_size": 100, "max_position_embeddings": 512, "rms_norm_eps": 1e-5,
            "hidden_act": "silu", "tie_word_embeddings": false})";
        imported("config.json", config);
        QCOMPARE(m_file->loadProject()->model->layers, 2);
        const std::string plan =
            R"({"format": "rankloom-plan", "version": 1, "name": "wide", "layout": {"tp": 4, "pp": 1}})";
        imported("plan.json", plan);
        const auto scenarios = m_file->loadScenarios().value();
        QCOMPARE(scenarios.size(), std::size_t {2});
        QCOMPARE(scenarios[1].name, std::string("wide"));
        QCOMPARE(scenarios[1].plan.layout.tp, 4);
    }

    void expertsNobodyPickedStillExist()
    {
        ModelSpec model = sampleModel();
        model.moe->experts = 6;
        QVERIFY(m_file->storeModel({1, {}, model, {}, {}}));
        imported("trace.csv", traceCsv(100, 3));
        const RoutingStatistics wide = m_file->loadProject()->routing;
        QCOMPARE(wide.experts, 6);
        QCOMPARE(wide.load.size(), std::size_t {12});
        QCOMPARE(wide.transitions.size(), std::size_t {36});
        QCOMPARE(wide.load[4] + wide.load[5], std::int64_t {0});
        RoutingCounter counter;
        Progress progress;
        counter.beginFile();
        QVERIFY(readTrace(m_folder->file("trace.csv"), FileFormat::RouterTraceCsv,
            [&](const RoutingBatch& batch) { return counter.add(batch); }, progress, {}));
        const RoutingStatistics narrow = counter.finish().value();
        for (int i = 0; i < 4; ++i)
            for (int j = 0; j < 4; ++j) {
                QCOMPARE(
                    wide.transitions[wide.pairIndex(0, i, j)], narrow.transitions[narrow.pairIndex(0, i, j)]);
                QCOMPARE(wide.coactivation[wide.pairIndex(1, i, j)],
                    narrow.coactivation[narrow.pairIndex(1, i, j)]);
            }
    }

    void refusedImportsChangeNothing_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("text");
        QTest::newRow("unknown") << "x.txt"
                                 << "nothing anybody knows";
        QTest::newRow("no unit") << "m.csv"
                                 << "node,a,b\na,0,9\nb,8,0\n";
        QTest::newRow("bad number") << "m.csv"
                                    << "# unit=GB/s direction=row->col\n,a,b\na,,-4\nb,8,\n";
        QTest::newRow("trace with a bad last row")
            << "t.csv" << QString::fromStdString(traceCsv(1000, 5) + "1000,1,-3,2\n");
        QTest::newRow("empty") << "e.csv"
                               << "";
    }
    void refusedImportsChangeNothing()
    {
        QFETCH(QString, name);
        QFETCH(QString, text);
        const std::string path = m_folder->file(name.toStdString());
        writeText(path, text.toStdString());
        writeText(m_folder->file("good.csv"), kLinksCsv);
        const auto outcome = import(*m_file, {m_folder->file("good.csv"), path});
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().where.file, path);
        QVERIFY(m_file->loadProject().value() == sampleProject());
        QVERIFY(m_file->info()->measurements.empty());
    }

    void missingFilesAreNamed()
    {
        QCOMPARE(import(*m_file, {m_folder->file("none.csv")}).error().code, ErrorCode::FileNotFound);
        QCOMPARE(import(*m_file, {m_folder->root()}).error().code, ErrorCode::FileUnreadable);
        QCOMPARE(import(*m_file, {}).error().code, ErrorCode::BadValue);
        QCOMPARE(import(*m_file, {m_file->path()}).error().code, ErrorCode::Unsupported);
    }

    /// The environment and the command line of a run may hold keys: no project keeps them.
    void secretsOfARunAreNotKept()
    {
        writeText(m_folder->file("run.json"),
            R"({"version": 1, "args": ["/home/somebody/all_reduce_perf", "--key", "hush"],)"
            R"( "env": ["TOKEN=hush"], "nccl_version": 22903,)"
            R"( "config": {"nthreads": 1, "ngpus": 2, "devices": [{"hostname": "gpu-a01", "device": 0}]},)"
            R"( "results": [{"size": 1048576, "count": 262144, "type": "float", "redop": "sum", "root": -1,)"
            R"( "out_of_place": {"time": 20.0, "alg_bw": 52.0, "bus_bw": 52.0, "nwrong": 0}}]})");
        const auto outcome = import(*m_file, {m_folder->file("run.json")});
        QVERIFY2(outcome.has_value(), outcome ? "" : outcome.error().text().c_str());
        const std::string kept = m_file->sql("SELECT text FROM measurement_text").value()[1][0];
        QVERIFY(kept.find("hush") == std::string::npos && kept.find("somebody") == std::string::npos);
        QVERIFY(
            kept.find("all_reduce_perf") != std::string::npos && kept.find("1048576") != std::string::npos);
        writeText(m_folder->file("run.txt"),
            "somebody@gpu-a01:~$ KEY=hush mpirun -np 2 /home/somebody/all_reduce_perf -g 1\n"
            "1048576 262144 float sum -1 20.0 52.0 52.0 0 20.0 52.0 52.0 0\n");
        QVERIFY(import(*m_file, {m_folder->file("run.txt")}).has_value());
        const auto texts = m_file->sql("SELECT group_concat(text) FROM measurement_text").value();
        QVERIFY(texts[1][0].find("hush") == std::string::npos);
        QVERIFY(texts[1][0].find("somebody") == std::string::npos);
    }

    /// Two sessions of one measurement stay both; the same file again stays one.
    void sessionsOfLinksAreKept()
    {
        const std::string head = "# unit=GB/s direction=row->col what=bandwidth\nname,a,b\n";
        Cluster nameless = sampleProject().cluster;
        nameless.nodeNames.clear();
        QVERIFY(m_file->storeCluster({1, {}, nameless}));
        writeText(m_folder->file("monday.csv"), head + "a,,10\nb,11,\n");
        writeText(m_folder->file("tuesday.csv"), head + "a,,12\nb,13,\n");
        QVERIFY(import(*m_file, {m_folder->file("monday.csv")}).has_value());
        QVERIFY(import(*m_file, {m_folder->file("tuesday.csv")}).has_value());
        const auto again = import(*m_file, {m_folder->file("monday.csv")});
        QVERIFY(again && has(again->diagnostics, "imported-again"));
        const auto sessions = m_file->linkSessions();
        QVERIFY2(sessions.has_value(), sessions ? "" : sessions.error().text().c_str());
        QCOMPARE(sessions->size(), std::size_t {2});
        QCOMPARE(sessions->matrices.at(0).values.at(1), 12e9);
        QCOMPARE(sessions->matrices.at(1).values.at(1), 10e9);
    }

    void cancelChangesNothing()
    {
        writeText(m_folder->file("t.csv"), traceCsv(200000, 9));
        Progress progress;
        std::stop_source stop;
        stop.request_stop();
        const auto outcome = m_file->importFiles(
            {m_folder->file("t.csv")}, FileFormat::Unknown, {}, progress, stop.get_token());
        QCOMPARE(outcome.error().code, ErrorCode::Cancelled);
        QVERIFY(m_file->loadProject().value() == sampleProject());
    }

    /// Killed at every write, sync, truncation and deletion of an import: the project is as before or as
    /// after, and sound.
    void killedAnywhereTheProjectIsWhole()
    {
        writeText(m_folder->file("t.csv"), traceCsv(3000, 11));
        int before = 0;
        int after = 0;
        bool killed = true;
        for (int change = 1; killed; ++change) {
            killed = isImportKilledAt(change, "t.csv");
            const Result<ProjectFile> file = ProjectFile::open(copyPath());
            QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
            QVERIFY(file->check().value().empty());
            const Project project = file->loadProject().value();
            const bool unchanged = project == sampleProject();
            QVERIFY(unchanged || project.routing->tokens == 3000);
            (unchanged ? before : after) += 1;
        }
        qInfo(
            "killed at %d places: %d times as before, %d times as after", before + after - 1, before, after);
        QVERIFY(before > 5 && after >= 1);
    }

    void aFullDiskChangesNothing()
    {
        writeText(m_folder->file("t.csv"), traceCsv(3000, 11));
        m_file.reset();
        for (int change = 1; change < 200; change += 3) {
            FaultVfs::install(FaultVfs::Kind::Full, change);
            bool done = false;
            {
                Result<ProjectFile> file = ProjectFile::open(m_folder->file("p.rankloom"));
                const auto outcome = file ? import(*file, {m_folder->file("t.csv")})
                                          : Result<ProjectFile::ImportOutcome>(tl::unexpected(file.error()));
                done = outcome.has_value();
                if (!done)
                    QCOMPARE(toString(outcome.error().code), toString(ErrorCode::DiskFull));
            }
            FaultVfs::uninstall();
            const Result<ProjectFile> file = ProjectFile::open(m_folder->file("p.rankloom"));
            QVERIFY2(file.has_value(), file ? "" : file.error().text().c_str());
            if (done)
                break;
            QVERIFY(file->loadProject().value() == sampleProject());
            QVERIFY(file->check().value().empty());
        }
    }

    /// A file with strangers is refused with the words that help; an answer is remembered.
    void unknownHostsAreAskedForAndRemembered()
    {
        const std::string csv = "# unit=GB/s direction=row->col what=bandwidth\n"
                                ",gpu-a01,x9\ngpu-a01,,30\nx9,31,\n";
        writeText(m_folder->file("links.csv"), csv);
        const auto refused = import(*m_file, {m_folder->file("links.csv")});
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.find("x9 (2 lines)") != std::string::npos,
            refused.error().message.c_str());
        QVERIFY2(
            refused.error().remedy.find("--map x9=") != std::string::npos, refused.error().remedy.c_str());
        QVERIFY(m_file->loadProject().value() == sampleProject());

        const auto preview = m_file->previewImport(m_folder->file("links.csv"), FileFormat::Unknown, {});
        QVERIFY2(preview.has_value(), preview ? "" : preview.error().text().c_str());
        QCOMPARE(preview->format, FileFormat::MatrixCsv);
        QCOMPARE(preview->nodes.size(), std::size_t {2});
        QVERIFY(preview->hosts.needsAnswers());
        QCOMPARE(preview->hosts.rows().at(1).host, std::string("x9"));
        QVERIFY(m_file->loadProject().value() == sampleProject());

        ReadingHints hints;
        hints.hosts = {{"x9", "no-such-node"}};
        QCOMPARE(import(*m_file, {m_folder->file("links.csv")}, hints).error().code, ErrorCode::BadValue);
        hints.hosts = {{"x9", "gpü-b02"}};
        const auto mapped = import(*m_file, {m_folder->file("links.csv")}, hints);
        QVERIFY2(mapped.has_value(), mapped ? "" : mapped.error().text().c_str());
        QVERIFY(has(mapped->diagnostics, "hosts-mapped"));
        QCOMPARE(m_file->loadProject()->cluster->links.nodeLink(0, 1).bandwidth.value(), 30e9);
        QCOMPARE(m_file->hostAnswers().value(), (HostAnswers {{"x9", "gpü-b02"}}));

        // The next file needs no answer, and counts as a session of the same links.
        writeText(m_folder->file("tuesday.csv"),
            "# unit=GB/s direction=row->col what=bandwidth\n,gpu-a01,x9\ngpu-a01,,32\nx9,31,\n");
        QVERIFY(import(*m_file, {m_folder->file("tuesday.csv")}).has_value());
        QCOMPARE(m_file->loadProject()->cluster->links.nodeLink(0, 1).bandwidth.value(), 32e9);
        const auto sessions = m_file->linkSessions().value().matrices;
        QCOMPARE(sessions.size(), std::size_t {2});
        QCOMPARE(sessions[1].names, (std::vector<std::string> {"gpu-a01", "gpü-b02"}));
        QVERIFY(m_file->check().value().empty());
    }

    /// 2,048 x 2,048 measured pairs, hosts in another order than the nodes: every link arrives where it is
    /// and survives the file.
    void aMatrixOfTwoThousandNodes()
    {
        constexpr int kNodes = 2048;
        const auto figure = [](int from, int to) { return 10 + (from * 131 + to * 7919) % 997; };
        Cluster cluster = makeCluster(kNodes, 8, sampleDevice());
        for (int node = 0; node < kNodes; ++node)
            cluster.nodeNames.push_back("n" + std::to_string(node));
        QVERIFY(m_file->storeCluster({1, {}, cluster}));
        std::string text = "# unit=GB/s direction=row->col what=bandwidth\nname";
        const auto nodeAt = [](int row) { return (row * 5 + 3) % kNodes; };
        for (int column = 0; column < kNodes; ++column)
            text += ",N" + std::to_string(nodeAt(column));
        for (int row = 0; row < kNodes; ++row) {
            text += "\nN" + std::to_string(nodeAt(row));
            for (int column = 0; column < kNodes; ++column)
                text += row == column ? "," : "," + std::to_string(figure(nodeAt(row), nodeAt(column)));
        }
        imported("links.csv", text + "\n");
        const LinkTable links = m_file->loadProject()->cluster->links;
        for (int from = 0; from < kNodes; ++from)
            for (int to = 0; to < kNodes; ++to)
                if (from != to && links.nodeLink(from, to).bandwidth.value() != figure(from, to) * 1e9)
                    QCOMPARE(links.nodeLink(from, to).bandwidth.value(), figure(from, to) * 1e9);
        QVERIFY(m_file->check().value().empty());
    }

    void openHostsFollowThePolicy()
    {
        writeText(m_folder->file("links.csv"),
            "# unit=GB/s direction=row->col what=bandwidth\n,x,y\nx,,30\ny,31,\n");
        ReadingHints hints;
        hints.openHosts = OpenHosts::LeaveOut;
        const auto none = import(*m_file, {m_folder->file("links.csv")}, hints);
        QVERIFY(none && has(none->diagnostics, "host-not-in-cluster"));
        QVERIFY(m_file->loadProject().value() == sampleProject());
        // That was an answer: both are known not to be nodes. Another answer replaces it.
        hints.hosts = {{"x", "gpu-a01"}, {"y", "gpü-b02"}};
        QVERIFY(import(*m_file, {m_folder->file("links.csv")}, hints).has_value());
        QCOMPARE(m_file->loadProject()->cluster->links.nodeLink(0, 1).bandwidth.value(), 30e9);
    }

    void guessesAreTakenWhereTheyAreAskedFor()
    {
        writeText(m_folder->file("links.csv"),
            "# unit=GB/s direction=row->col "
            "what=bandwidth\n,rack-b02,rack-a01\nrack-b02,,30\nrack-a01,31,\n");
        ReadingHints hints;
        hints.openHosts = OpenHosts::Guess;
        QVERIFY(import(*m_file, {m_folder->file("links.csv")}, hints).has_value());
        QCOMPARE(m_file->loadProject()->cluster->links.nodeLink(1, 0).bandwidth.value(), 30e9);
    }

    /// Addresses are no names: the file is kept without them, and with an answer it says which node it was.
    void addressesAreNotKept()
    {
        const std::string log = "[  5] local 10.0.0.1 port 35954 connected to 10.0.0.2 port 5201\n"
                                "[ ID] Interval           Transfer     Bitrate         Retr\n"
                                "[  5]   0.00-2.00   sec  1.86 GBytes  8.00 Gbits/sec        receiver\n";
        const auto kept = imported("iperf.txt", log);
        QVERIFY(has(kept.diagnostics, "addresses-not-mapped"));
        QVERIFY(m_file->loadProject().value() == sampleProject());
        const auto texts = [&] {
            std::string all;
            for (const char* query :
                {"SELECT text FROM measurement_text", "SELECT host || node FROM host_answer"}) {
                const auto rows = m_file->sql(query).value();
                for (const auto& row : rows)
                    all += row[0];
            }
            return all;
        };
        QVERIFY2(texts().find("10.0.0.") == std::string::npos, texts().c_str());
        ReadingHints hints;
        hints.hosts = {{"10.0.0.1", "gpu-a01"}, {"10.0.0.2", "gpü-b02"}};
        QVERIFY(import(*m_file, {m_folder->file("iperf.txt")}, hints).has_value());
        QCOMPARE(m_file->loadProject()->cluster->links.nodeLink(0, 1).bandwidth.value(), 1e9);
        QVERIFY2(texts().find("10.0.0.") == std::string::npos, texts().c_str());
        QCOMPARE(m_file->linkSessions()->pairs.size(), std::size_t {1});
        QCOMPARE(m_file->linkSessions()->pairs[0].hosts[0], std::string("gpu-a01"));
    }

    /// A topology becomes tiers, marked as assumptions, and can be imported again.
    void topologiesBecomeTiers()
    {
        Cluster cluster = makeCluster(4, 2, sampleDevice());
        cluster.nodeNames = {"n0", "n1", "n2", "n3"};
        QVERIFY(m_file->storeCluster({1, {}, cluster}));
        const std::string conf = "SwitchName=l0 Nodes=n[0-1]\nSwitchName=l1 Nodes=n[2-5]\n"
                                 "SwitchName=s Switches=l[0-1]\n";
        const auto outcome = imported("topology.conf", conf);
        QVERIFY(has(outcome.diagnostics, "network-tier") && has(outcome.diagnostics, "topology-is-larger"));
        const LinkTable links = m_file->loadProject()->cluster->links;
        QCOMPARE(links.networkTiers().size(), std::size_t {1});
        QCOMPARE(links.networkTiers()[0].groupOf, (std::vector<std::int32_t> {0, 0, 1, 1}));
        QCOMPARE(links.nodeLink(0, 1).origin, LinkOrigin::Assumed);
        imported("topology.conf", conf + "# again\n");
        QVERIFY(m_file->loadProject()->cluster->links == links);
        // Constants of a planner are assumptions too.
        ReadingHints order;
        order.openHosts = OpenHosts::Guess;
        writeText(m_folder->file("amp.py"),
            "for i in range(3):\n    cluster_info[i] = [1e9, 2e9]\n"
            "cluster_info[3] = [5e8, 2e9]\n");
        QVERIFY(import(*m_file, {m_folder->file("amp.py")}, order).has_value());
        const LinkTable stated = m_file->loadProject()->cluster->links;
        QCOMPARE(stated.nodeLink(0, 2).bandwidth.value(), 4e9);
        QCOMPARE(stated.nodeLink(0, 3).bandwidth.value(), 2e9);
        QCOMPARE(stated.nodeLink(0, 2).origin, LinkOrigin::Assumed);
        QVERIFY(m_file->check().value().empty());
    }

    void collectivesInferATier()
    {
        Cluster cluster = makeCluster(2, 8, sampleDevice());
        CollectiveMeasurement measured;
        measured.operation = "all_reduce";
        measured.ranks = 16;
        measured.hosts = {"a", "b"};
        measured.plateauBusBandwidth = 160e9;
        for (const auto& [bytes, bandwidth] : {std::pair {1e9, 160e9}, {1e6, 40e9}, {0.0, 0.0}}) {
            CollectiveRow row;
            row.sizeBytes = bytes;
            row.busBandwidth = bandwidth;
            measured.rows.push_back(row);
        }
        Diagnostics diagnostics;
        applyCollective(cluster, measured, diagnostics);
        // 160 GB/s cross the node border on the ports of 8 devices.
        QCOMPARE(cluster.links.tier(LinkLevel::NodePair).bandwidth.value(), 20e9);
        QCOMPARE(cluster.links.tier(LinkLevel::NodePair).origin, LinkOrigin::Inferred);
        QCOMPARE(cluster.links.curves().size(), std::size_t {1});
        QVERIFY(cluster.links.curves().front()
            == (CollectiveCurve {LinkLevel::NodePair, 16, {1e6, 1e9}, {40e9, 160e9}}));
        QCOMPARE(
            cluster.links.tier(LinkLevel::DevicePair).bandwidth.value(), sampleDevice().deviceLink.value());
        measured.operation = "alltoall";
        const Cluster before = cluster;
        applyCollective(cluster, measured, diagnostics);
        QVERIFY(cluster == before && has(diagnostics, "collective-kept-only"));
    }

    /// A log that was cut, or of small messages alone, tells a latency: its bandwidth is none of the link.
    void smallMessagesTellNoBandwidth()
    {
        for (const auto& [largest, tells] : {std::pair {16e3, false}, {1048576.0, true}}) {
            Cluster cluster = makeCluster(2, 8, sampleDevice());
            const Cluster before = cluster;
            CollectiveMeasurement ring;
            ring.operation = "all_reduce";
            ring.ranks = 16;
            ring.hosts = {"a", "b"};
            ring.plateauBusBandwidth = 1e8;
            for (const double bytes : {0.0, 1024.0, largest}) {
                CollectiveRow row;
                row.sizeBytes = bytes;
                row.busBandwidth = 1e8;
                ring.rows.push_back(row);
            }
            Diagnostics diagnostics;
            applyCollective(cluster, ring, diagnostics);
            QCOMPARE(has(diagnostics, "messages-too-small"), !tells);
            QCOMPARE(cluster == before, !tells);
        }
        for (const auto& [largest, tells] : {std::pair {128.0, false}, {65536.0, true}, {0.0, true}}) {
            Cluster cluster = makeCluster(2, 8, sampleDevice());
            const Cluster before = cluster;
            PairMeasurement pair;
            pair.level = toString(LinkLevel::NodePair);
            pair.rows = {{largest, 2e8}};
            Diagnostics diagnostics;
            applyPair(cluster, pair, mapHosts({}, cluster, {}), diagnostics);
            QCOMPARE(has(diagnostics, "messages-too-small"), !tells);
            QCOMPARE(cluster == before, !tells);
            // The smallest message is what tells a latency.
            pair.quantity = LinkQuantity::Latency;
            pair.rows = {{8, 3e-6}};
            applyPair(cluster, pair, mapHosts({}, cluster, {}), diagnostics);
            QCOMPARE(cluster.links.tier(LinkLevel::NodePair).latency.value(), 3e-6);
        }
    }

    /// What is missing of a log is told, not only that it has no effect.
    void collectivesWithoutHeaderSayWhatIsMissing()
    {
        Cluster cluster = makeCluster(2, 8, sampleDevice());
        const Cluster before = cluster;
        CollectiveMeasurement measured;
        measured.ranks = 16;
        measured.plateauBusBandwidth = 160e9;
        Diagnostics diagnostics;
        applyCollective(cluster, measured, diagnostics);
        QVERIFY(cluster == before && has(diagnostics, "collective-not-stated"));
        QVERIFY(diagnostics.back().message.find("which collective") != std::string::npos);
        QCOMPARE(diagnostics.back().severity, Severity::Warning);
        measured.operation = "all_reduce";
        measured.ranks = 0;
        applyCollective(cluster, measured, diagnostics);
        QVERIFY(diagnostics.back().message.find("how many ranks") != std::string::npos);
    }

    void onePairSetsOneCell()
    {
        Cluster cluster = sampleProject().cluster;
        PairMeasurement pair;
        pair.hosts = {"gpü-b02.cluster", "gpu-a01"};
        pair.rows = {{4e6, 24e9}, {64, 1e8}};
        Diagnostics diagnostics;
        const auto hostsOfPair = [&] { return mapHosts(hostsOf({pair}), cluster, {}); };
        applyPair(cluster, pair, hostsOfPair(), diagnostics);
        QCOMPARE(cluster.links.nodeLink(1, 0).bandwidth.value(), 24e9); // at the largest message
        QCOMPARE(cluster.links.nodeLink(0, 1).bandwidth.value(), 1.23456789e10);
        pair.quantity = LinkQuantity::Latency;
        pair.rows = {{4e6, 1e-3}, {8, 4e-6}};
        applyPair(cluster, pair, hostsOfPair(), diagnostics);
        QCOMPARE(cluster.links.nodeLink(1, 0).latency.value(), 4e-6); // at the smallest
        QVERIFY(diagnostics.empty());
        const Cluster before = cluster;
        pair.hosts = {"gpu-a01", "stranger"};
        applyPair(cluster, pair, hostsOfPair(), diagnostics);
        pair.hosts.clear();
        applyPair(cluster, pair, hostsOfPair(), diagnostics);
        QVERIFY(cluster == before && has(diagnostics, "pair-kept-only"));
    }

    /// nvidia-smi, rocm-smi and NCCL list the network cards of a node beside its GPUs.
    void networkCardsBecomePorts()
    {
        Cluster cluster = makeCluster(2, 4, sampleDevice());
        DeviceTopology topology;
        topology.names = {"GPU0", "GPU1", "GPU2", "GPU3", "mlx5_0", "mlx5_1"};
        topology.devices = 4;
        topology.codes.assign(36, "PIX");
        Diagnostics diagnostics;
        applyDeviceTopology(cluster, topology, diagnostics);
        QCOMPARE(cluster.links.portsPerNode(), 2);
        QVERIFY(cluster.links.portsAreShared() && has(diagnostics, "network-ports"));
        topology.devices = 3; // another machine
        topology.names.pop_back();
        topology.codes.assign(25, "PIX");
        applyDeviceTopology(cluster, topology, diagnostics);
        QCOMPARE(cluster.links.portsPerNode(), 2);
    }

    void hostListsNameTheNodes()
    {
        imported("hostfile", "gpu-x1 slots=2\ngpu-x2 slots=2\n");
        QCOMPARE(m_file->loadProject()->cluster->nodeNames, (std::vector<std::string> {"gpu-x1", "gpu-x2"}));
        const auto outcome = imported("hostfile3", "a1 slots=8\na2 slots=8\na3 slots=8\n");
        QVERIFY(has(outcome.diagnostics, "hosts-do-not-fit"));
        QCOMPARE(m_file->loadProject()->cluster->nodeNames[0], std::string("gpu-x1"));
    }

    /// An empty project takes its shape from the first matrix.
    void anEmptyClusterTakesTheMeasuredShape()
    {
        QVERIFY(m_file->storeCluster({1, {}, Cluster {}}));
        imported("links.csv", kLinksCsv);
        const Cluster cluster = m_file->loadProject()->cluster;
        QCOMPARE(cluster.nodes, 2);
        QCOMPARE(cluster.nodeNames[0], std::string("gpü-b02"));
        QCOMPARE(cluster.links.nodeLink(0, 1).bandwidth.value(), 21.5e9);
    }
};

QTEST_APPLESS_MAIN(TestImport)
#include "tst_import.moc"
