// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Kueue's and Volcano's topologies, Metis' cluster file, orders of passes, and words about what is not read.
#include <algorithm>
#include <string>
#include <vector>

#include <QTest>

#include "core/exchange/kept_text.h"
#include "core/exchange/reading.h"
#include "core/exchange/settings/plan_settings.h"
#include "core/schedule/pass_order_csv.h"
#include "tests/core/exchange/exchange_samples.h"

using namespace rankloom;
using namespace rankloom::samples;

namespace {

std::string sample(const char* file) { return contentOf(formatsFolder() + QLatin1String(file)); }

NetworkTopology networkIn(const std::string& text)
{
    const auto reading = parseFile(text, "network");
    if (!reading)
        qFatal("%s", reading.error().text().c_str());
    return valuesOf<NetworkTopology>(*reading).at(0);
}

std::vector<std::string> namesBelow(const NetworkTopology& network, const std::string& group)
{
    std::vector<std::string> names;
    for (const NetworkTopology::Group& g : network.groups)
        if (g.name == group)
            for (const int node : g.nodes)
                names.push_back(network.nodes[static_cast<std::size_t>(node)]);
    return names;
}

const char* const kKueueNodes = R"(apiVersion: v1
kind: List
items:
- apiVersion: kueue.x-k8s.io/v1beta1
  kind: Topology
  metadata:
    name: racks
  spec:
    levels:
    - nodeLabel: example.org/block
    - nodeLabel: example.org/rack
    - nodeLabel: kubernetes.io/hostname
- apiVersion: v1
  kind: Node
  metadata:
    name: n1
    labels:
      example.org/block: b1
      example.org/rack: r1
      kubernetes.io/hostname: n1
- apiVersion: v1
  kind: Node
  metadata:
    name: n2
    labels: {example.org/block: b1, example.org/rack: r1}
- apiVersion: v1
  kind: Node
  metadata:
    name: n3
    labels: {example.org/block: b1, example.org/rack: r2, secret: hush}
)";

const char* const kHyperNodes = R"(apiVersion: topology.volcano.sh/v1alpha1
kind: HyperNode
metadata:
  name: s0
  annotations:
    kubectl.kubernetes.io/last-applied-configuration: hush
spec:
  tier: 1
  members:
  - type: Node
    selector:
      exactMatch:
        name: "node-0"
  - type: Node
    selector:
      labelMatch:
        matchLabels:
          rack: a
---
apiVersion: topology.volcano.sh/v1alpha1
kind: HyperNode
metadata: {name: s1}
spec:
  tier: 1
  members:
  - type: Node
    selector: {exactMatch: {name: node-2}}
  - type: Node
    selector: {regexMatch: {pattern: "node-[3-9]"}}
---
apiVersion: topology.volcano.sh/v1alpha1
kind: HyperNode
metadata: {name: s6}
spec:
  tier: 2
  members:
  - type: HyperNode
    selector: {exactMatch: {name: s0}}
  - type: HyperNode
    selector: {exactMatch: {name: s1}}
---
apiVersion: v1
kind: Node
metadata:
  name: node-1
  labels: {rack: a}
)";

} // namespace

class TestMoreFormats : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Several clients in one log whose first lines were cut away: each sum is a run of its own.
    void everyIperfSumIsARun()
    {
        const auto run = [](const char* rate) {
            return "[ ID] Interval           Transfer     Bitrate         Retr\n"
                   "[  5]   0.00-10.00  sec  27.6 GBytes  "
                + std::string(rate) + " Gbits/sec  6590             sender\n"
                + "[  5]   0.00-10.00  sec  27.6 GBytes  " + rate + " Gbits/sec                  receiver\n";
        };
        const auto reading =
            parseFile("== a\n" + run("24.0") + "\niperf Done.\n== b\n" + run("8.00"), "l.txt");
        QVERIFY(reading.has_value());
        const auto runs = valuesOf<PairMeasurement>(*reading);
        QCOMPARE(runs.size(), std::size_t {2});
        QCOMPARE(runs[0].rows.front().value, 3e9);
        QCOMPARE(runs[1].rows.front().value, 1e9);
    }

    /// Every line behind the time at which it was printed.
    void timestampsAreNoText_data()
    {
        QTest::addColumn<QString>("time");
        for (const char* time : {"2026-01-16T15:40:46.024Z ", "[2026-01-16 15:40:46] ",
                 "2026-01-16 15:40:46,024 ", "2026-01-16T15:40:46+02:00 [1,0]<stdout>:"})
            QTest::newRow(time) << QString(time);
    }
    void timestampsAreNoText()
    {
        QFETCH(const QString, time);
        std::string text;
        for (const char* line : {"# nThread 1 nGpus 1 minBytes 1048576 maxBytes 4194304 step: 2(factor)",
                 "#  Rank  0 Group  0 Pid 100 on n1 device 0 [0x0f] NVIDIA H100",
                 "#  Rank  1 Group  0 Pid 101 on n2 device 0 [0x0f] NVIDIA H100",
                 "# size count type redop root time algbw busbw #wrong time algbw busbw #wrong",
                 "1048576 262144 float sum -1 100.0 10.49 10.49 0 100.0 10.49 10.49 0",
                 "4194304 1048576 float sum -1 400.0 10.49 10.49 0 400.0 10.49 10.49 0"})
            text += time.toStdString() + line + "\n";
        const auto reading = parseFile(text, "pod.log");
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const auto runs = valuesOf<CollectiveMeasurement>(*reading);
        QCOMPARE(runs.size(), std::size_t {1});
        QCOMPARE(runs[0].ranks, 2);
        QCOMPARE(runs[0].hosts, (std::vector<std::string> {"n1", "n2"}));
        QCOMPARE(runs[0].rows.size(), std::size_t {2});
    }

    /// Copies of a terminal that lost the first byte of its escapes.
    void brokenUnderlinesAreNoNames()
    {
        for (const std::string escape : {"", "\x1b"}) {
            const auto reading =
                parseFile("\t" + escape + "[4mGPU0\tGPU1\tNIC0\tCPU Affinity\tNUMA Affinity" + escape
                        + "[0m\nGPU0\t X \tNV4\tPIX\t0-23\t0\nGPU1\tNV4\t X \tSYS\t0-23\t0\nNIC0\tPIX\tSYS\t "
                          "X \n",
                    "topo.txt");
            QVERIFY(reading.has_value());
            const auto topology = valuesOf<DeviceTopology>(*reading).front();
            QCOMPARE(topology.names, (std::vector<std::string> {"GPU0", "GPU1", "NIC0"}));
        }
    }

    /// A listing pasted out of a manual is indented.
    void indentedFabricsAreRead()
    {
        const std::string plain =
            "Switch\t40 \"S-b8cef60300e5d2a0\"\t\t# \"leaf-1\" enhanced port 0 lid 1 lmc 0\n"
            "[1]\t\"H-0c42a10300a1b2c4\"[1](c42a10300a1b2c4) \t\t# \"node01 mlx5_0\" lid 5 4xHDR\n"
            "[2]\t\"H-0c42a10300a1b2c5\"[1](c42a10300a1b2c5) \t\t# \"node02 mlx5_0\" lid 6 4xHDR\n";
        std::string indented = "vendid=0x2c9\n   " + plain;
        for (std::size_t at = indented.find("\n["); at != std::string::npos;
             at = indented.find("\n[", at + 1))
            indented.insert(at + 1, "   ");
        QCOMPARE(networkIn(plain).nodes.size(), std::size_t {2});
        QCOMPARE(networkIn(indented).nodes, networkIn(plain).nodes);
    }

    /// What failed its own validation is no measurement; versions that print no number are read, too.
    void osuSaysWhatFailed()
    {
        const auto table = [](const char* title, const char* last) {
            return "# OSU MPI-CUDA Bandwidth Test" + std::string(title)
                + "\n# Size      Bandwidth (MB/s)        Validation\n1     0.97     Pass\n4194304  24000.0  "
                + last + "\n";
        };
        const auto failed = parseFile(table(" v7.5", "Fail"), "osu.txt");
        QVERIFY(!failed.has_value());
        QCOMPARE(failed.error().where.line, std::int64_t {4});
        for (const char* title : {" v7.5", ""}) {
            const auto passed = parseFile(table(title, "Pass"), "osu.txt");
            QVERIFY(passed.has_value());
            QCOMPARE(valuesOf<PairMeasurement>(*passed).front().rows.back().value, 24e9);
        }
        const auto many = parseFile("# OSU MPI Multiple Bandwidth / Message Rate Test v5.7\n"
                                    "# [ pairs: 620 ] [ window size: 64 ]\n# Size   MB/s   Messages/s\n"
                                    "4194304  7000000.0  1669000.00\n",
            "osu.txt");
        QVERIFY(hasCode(*many, "many-pairs"));
    }

    /// A title begins another run, unless it is the other end of the same; a heading is no title.
    void everyPerftestTitleIsARun()
    {
        const auto run = [](const char* title, const char* figure) {
            return "                    " + std::string(title)
                + "\n #bytes     #iterations    BW peak[Gb/sec]    BW average[Gb/sec]   MsgRate[Mpps]\n"
                  " 65536      5000             99.00              "
                + figure + "              0.1\n";
        };
        const std::string write = "RDMA_Write BW Test";
        const auto two = parseFile("#### Step 3: Run the Bandwidth Test\n"
                + run("RDMA_Write BW Test", "80.00") + run("RDMA_Read BW Test", "40.00"),
            "guide.md");
        QVERIFY(two.has_value());
        const auto runs = valuesOf<PairMeasurement>(*two);
        QCOMPARE(runs.size(), std::size_t {2});
        QCOMPARE(runs[0].test, std::string("RDMA_Write BW"));
        QCOMPARE(runs[0].rows.front().value, 10e9);
        QCOMPARE(runs[1].test, std::string("RDMA_Read BW"));
        QCOMPARE(runs[1].rows.front().value, 5e9);
        const auto ends = parseFile(run(write.c_str(), "80.00") + run(write.c_str(), "80.00"), "both.txt");
        QCOMPARE(valuesOf<PairMeasurement>(*ends).size(), std::size_t {1});
        QVERIFY(hasCode(*ends, "repeated-size"));
    }

    /// The labels that a Kueue topology names say where nodes are, whatever they are called.
    void kueueNamesTheLabels()
    {
        QCOMPARE(recognise(kKueueNodes, "k.yaml"), FileFormat::KubernetesNodes);
        const NetworkTopology network = networkIn(kKueueNodes);
        QCOMPARE(network.nodes.size(), 3U);
        QCOMPARE(namesBelow(network, "rack r1"), (std::vector<std::string> {"n1", "n2"}));
        QCOMPARE(namesBelow(network, "rack r2"), (std::vector<std::string> {"n3"}));
        const auto block = std::ranges::find(network.groups, "block b1", &NetworkTopology::Group::name);
        QVERIFY(block != network.groups.end());
        QCOMPARE(block->level, 1);
        // A host is no level of its own.
        QCOMPARE(network.groups.size(), 3U);
        const std::string kept = keptText(FileFormat::KubernetesNodes, kKueueNodes);
        QVERIFY(kept.find("hush") == std::string::npos);
        QCOMPARE(recognise(kept, "k"), FileFormat::KubernetesNodes);
        QCOMPARE(namesBelow(networkIn(kept), "rack r1"), (std::vector<std::string> {"n1", "n2"}));
    }

    void kueueWithoutNodesIsRefusedWithWhatToDo_data()
    {
        QTest::addColumn<QString>("file");
        for (const char* file : {"k8s_topology/01_kueue_gke_a4x.yaml",
                 "k8s_topology/02_kueue_gke_a3mega.yaml", "k8s_topology/03_kueue_gke_a3high_file.yaml"})
            QTest::newRow(file) << QString::fromLatin1(file);
    }
    void kueueWithoutNodesIsRefusedWithWhatToDo()
    {
        QFETCH(QString, file);
        const std::string text = contentOf(formatsFolder() + file);
        if (text.empty())
            QSKIP("The folder of reference data is not there");
        const auto reading = parseFile(text, file.toStdString());
        QVERIFY(!reading);
        QVERIFY(reading.error().message.find("Kueue") != std::string::npos);
        QVERIFY(reading.error().remedy.find("kubectl get") != std::string::npos);
    }

    void volcanoHyperNodes()
    {
        QCOMPARE(recognise(kHyperNodes, "h.yaml"), FileFormat::VolcanoHyperNodes);
        const auto reading = parseFile(kHyperNodes, "h.yaml");
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const NetworkTopology network = valuesOf<NetworkTopology>(*reading).at(0);
        QCOMPARE(network.tool, std::string("Volcano"));
        QCOMPARE(namesBelow(network, "s0"), (std::vector<std::string> {"node-0", "node-1"}));
        QCOMPARE(namesBelow(network, "s1"), (std::vector<std::string> {"node-2"}));
        const auto root = std::ranges::find(network.groups, "s6", &NetworkTopology::Group::name);
        QCOMPARE(root->level, 1);
        QCOMPARE(root->children.size(), 2U);
        QVERIFY(hasCode(*reading, "members-unresolved")); // the pattern
        const std::string kept = keptText(FileFormat::VolcanoHyperNodes, kHyperNodes);
        QVERIFY(kept.find("hush") == std::string::npos);
        QCOMPARE(namesBelow(networkIn(kept), "s0"), (std::vector<std::string> {"node-0", "node-1"}));
        QVERIFY(!parseFile("apiVersion: topology.volcano.sh/v1alpha1\nkind: Other\n", "h.yaml"));
    }

    /// MiB per millisecond, the slower end of a link rules.
    void metisCluster()
    {
        const std::string text = R"({"10.0.0.1": {"instance_type": "A100", "inter_bandwidth": 10,
            "intra_bandwidth": 46, "memory": 80}, "10.0.0.2": {"instance_type": "A100", "inter_bandwidth": 12.5,
            "intra_bandwidth": 46, "memory": 80}, "10.0.0.3": {"instance_type": "T4", "inter_bandwidth": 20,
            "intra_bandwidth": 50, "memory": 15}})";
        QCOMPARE(recognise(text, "clusterfile.json"), FileFormat::MetisCluster);
        const auto reading = parseFile(text, "clusterfile.json");
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const auto links = valuesOf<LinkMeasurement>(*reading).at(0);
        QVERIFY(links.stated);
        QCOMPARE(links.values[1], 10 * 1024.0 * 1024.0 * 1000.0);
        QCOMPARE(links.values[5], 12.5 * 1024.0 * 1024.0 * 1000.0);
        const double mib = 1024.0 * 1024.0 * 1000.0; // a millisecond
        QCOMPARE(links.nodes.at(1), (StatedNode {"A100", 80 * 1073741824.0, 12.5 * mib, 46 * mib}));
        QCOMPARE(links.nodes.at(2), (StatedNode {"T4", 15 * 1073741824.0, 20 * mib, 50 * mib}));
        QVERIFY(hasCode(*reading, "devices-per-node-unknown"));
        const std::string kept = keptText(FileFormat::MetisCluster, text, {{"10.0.0.2", "n02"}});
        QVERIFY2(kept.find("10.0.0.") == std::string::npos, kept.c_str());
        QVERIFY(kept.find("n02") != std::string::npos);
        const auto again = parseFile(kept, "clusterfile.json");
        QVERIFY(again.has_value());
        const auto keptLinks = valuesOf<LinkMeasurement>(*again).at(0);
        const auto renamed = std::ranges::find(keptLinks.names, "n02") - keptLinks.names.begin();
        QCOMPARE(keptLinks.nodes.at(static_cast<std::size_t>(renamed)), links.nodes.at(1));
        for (const char* bad :
            {R"({"a": {"instance_type": "T4", "inter_bandwidth": 0, "intra_bandwidth": 1},
                "b": {"instance_type": "T4", "inter_bandwidth": 1, "intra_bandwidth": 1}})",
                R"({"a": {"instance_type": "T4", "inter_bandwidth": 1, "intra_bandwidth": 1}})",
                R"({"a": {"instance_type": 4, "inter_bandwidth": 1, "intra_bandwidth": 1},
                "b": {"instance_type": "T4", "inter_bandwidth": 1, "intra_bandwidth": 1}})",
                R"({"a": {"instance_type": "T4", "inter_bandwidth": 1, "intra_bandwidth": 1, "memory": "all"},
                "b": {"instance_type": "T4", "inter_bandwidth": 1, "intra_bandwidth": 1}})",
                R"({"a": {"instance_type": "T4", "inter_bandwidth": 1, "intra_bandwidth": 1, "memory": 0},
                "b": {"instance_type": "T4", "inter_bandwidth": 1, "intra_bandwidth": 1}})"}) {
            const auto refused = parseFile(bad, "c.json", FileFormat::MetisCluster);
            QVERIFY(!refused);
            QVERIFY(!refused.error().message.empty() && !refused.error().remedy.empty());
            QCOMPARE(refused.error().where.file, std::string("c.json"));
        }
    }

    void passOrders_data()
    {
        QTest::addColumn<QString>("file");
        QTest::addColumn<int>("ranks");
        QTest::addColumn<int>("chunks");
        QTest::newRow("torchtitan") << "pipeline_schedule_csv/01_torchtitan_custom_2rank_4stage_8mb.csv" << 2
                                    << 2;
        QTest::newRow("zb1p") << "pipeline_schedule_csv/04_pytorch_zb1p_2rank_comms.csv" << 2 << 2;
        QTest::newRow("1f1b") << "pipeline_schedule_csv/05_own_1f1b_4rank_6mb.csv" << 4 << 1;
    }
    void passOrders()
    {
        QFETCH(QString, file);
        QFETCH(int, ranks);
        QFETCH(int, chunks);
        const std::string text = contentOf(formatsFolder() + file);
        if (text.empty())
            QSKIP("The folder of reference data is not there");
        QCOMPARE(recognise(text, "s.csv"), FileFormat::PassOrderCsv);
        QVERIFY(isPlanSettings(FileFormat::PassOrderCsv));
        const auto reading = parseFile(text, "s.csv");
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const auto settings = valuesOf<PlanSettings>(*reading).at(0);
        QCOMPARE(settings.plan.layout.pp, ranks);
        QCOMPARE(settings.plan.layout.vpp, chunks);
        // It goes into the plan that is there, if that has as many ranks.
        Plan present;
        present.name = "mine";
        present.layout.tp = 8;
        present.layout.pp = ranks;
        present.stages.layersPerStage.assign(static_cast<std::size_t>(ranks), 10);
        const auto completed = completePlan(settings, Project(), &present);
        QVERIFY(completed.has_value());
        QCOMPARE(completed->plan.layout.tp, 8);
        QVERIFY(completed->plan.schedule.kind == ScheduleKind::Custom);
        QVERIFY(readPassOrder(completed->plan.schedule.customOrder).has_value());
        QCOMPARE(completed->plan.stages.layersPerStage.empty(), chunks != 1);
        present.layout.pp = ranks + 1;
        const auto refused = completePlan(settings, Project(), &present);
        QVERIFY(!refused && !refused.error().remedy.empty());
    }

    void otherTablesAreNoPassOrders()
    {
        for (const char* text :
            {"a,b,c\n1,2,3\n", "0,1,2\n", "1.5,2.5\n3,4\n", "", "\n\n,,\n", "0F0\n", "n1,n2\n0F,1\n"})
            QVERIFY2(recognise(text, "t.csv") != FileFormat::PassOrderCsv, text);
        QCOMPARE(recognise(",,0F0,0B0\n", "t.csv"), FileFormat::PassOrderCsv);
        QCOMPARE(recognise("(0F3;7B1)OVERLAP_F_B,0B0\n", "t.csv"), FileFormat::PassOrderCsv);
    }

    /// What is known and not read is refused by its name, with what to choose instead.
    void knownFilesThatAreNotRead()
    {
        const std::vector<std::pair<std::string, std::string>> files {
            {sample("planner_cluster_files/09_metis_results_hetero.txt"), "Metis"},
            {sample("ib_fabric/02_superbench_ibstat_map.txt"), "ports"},
            {"CA 'mlx5_0'\n\tCA type: MT4129\n\tNumber of ports: 1\n", "ibstat"},
            {"Mon Jan 1\n+----\n| NVIDIA-SMI 550.54   Driver Version: 550.54 |\n", "nvidia-smi"},
            {"<!DOCTYPE html>\n<html><body>file</body></html>\n", "web page"},
            {std::string("\x1F\x8B\x08", 3) + "abc", "gzip"},
            {"version https://git-lfs.github.com/spec/v1\noid sha256:0\n", "Git LFS"}};
        for (const auto& [text, words] : files) {
            if (text.empty())
                continue; // no reference data
            QCOMPARE(nameOf(recognise(text, "f")), nameOf(FileFormat::Unknown));
            const auto reading = parseFile(text, "f");
            QVERIFY(!reading);
            QCOMPARE(reading.error().code, ErrorCode::UnknownFormat);
            QVERIFY2(
                reading.error().message.find(words) != std::string::npos, reading.error().text().c_str());
            QVERIFY(!reading.error().remedy.empty());
        }
        QVERIFY(!parseFile("nothing that is known", "f"));
    }
};

QTEST_APPLESS_MAIN(TestMoreFormats)
#include "tst_more_formats.moc"
