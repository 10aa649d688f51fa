// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include <QTest>

#include "core/base/quantity.h"
#include "core/exchange/reading.h"
#include "core/exchange/syntax/xml_pull.h"
#include "core/exchange/syntax/yaml_values.h"
#include "core/exchange/topology/network_builder.h"
#include "core/model/parameters.h"
#include "tests/core/exchange/exchange_samples.h"

using namespace rankloom;
using namespace rankloom::samples;
using nlohmann::json;

namespace {

const char* const kNoData = "The folder of reference data is not there";

/// What the samples of each folder of the index are read as.
const std::map<std::string, std::set<FileFormat>> kFormatOf {
    {"generic_matrix_csv", {FileFormat::MatrixCsv}},
    {"hf_config", {FileFormat::HuggingFaceConfig}},
    {"hostfile", {FileFormat::HostFile}},
    {"ib_fabric", {FileFormat::IbNetDiscover}},
    {"iperf3", {FileFormat::Iperf3}},
    {"k8s_topology", {FileFormat::KubernetesNodes}},
    {"kineto_trace", {FileFormat::TraceEvents}},
    {"model_other_json", {FileFormat::HuggingFaceConfig}},
    {"mpigraph", {FileFormat::MpiGraph, FileFormat::MatrixCsv}},
    {"nccl_graph_xml", {FileFormat::NcclTopology}},
    {"nccl_tests", {FileFormat::NcclTests}},
    {"nccl_tests_json", {FileFormat::NcclTestsJson, FileFormat::NcclTests}},
    {"nccl_topo_xml", {FileFormat::NcclTopology}},
    {"nvbandwidth", {FileFormat::NvBandwidth, FileFormat::SuperBench}},
    {"nvbandwidth_json", {FileFormat::NvBandwidthJson}},
    {"nvidia_smi_topo", {FileFormat::NvidiaTopology}},
    {"nvidia_smi_topo_p2p", {FileFormat::NvidiaTopology}},
    {"osu", {FileFormat::OsuBenchmark}},
    {"p2p_bandwidth_latency", {FileFormat::P2pBandwidthLatency}},
    {"perftest", {FileFormat::Perftest}},
    {"pipette_json", {FileFormat::PipetteJson}},
    {"pipeline_schedule_csv", {FileFormat::PassOrderCsv}},
    {"planner_cluster_files", {FileFormat::Galvatron}},
    {"rocm_smi_showtopo", {FileFormat::RocmTopology}},
    {"sglang_expert_distribution", {FileFormat::ExpertLoadJson}},
    {"slurm_topology", {FileFormat::SlurmTopology}},
    {"slurm_topology_yaml", {FileFormat::TopologyYaml}},
    {"topograph_model_yaml", {FileFormat::TopologyYaml}},
};

/// Samples that no reader is for: they must not be taken for anything else.
const std::set<std::string> kUnreadFiles {
    "ib_fabric/02_superbench_ibstat_map.txt", "planner_cluster_files/09_metis_results_hetero.txt"};

/// Whether the index asks for a refusal.
bool isRefusal(const std::string& file, const json& expected)
{
    static const std::set<std::string> files {"ib_fabric/04_topograph_ibnetdiscover_bad.txt",
        "planner_cluster_files/05_galvatron_overlap_coefficient.json"};
    return files.count(file) > 0 || !expected.value("usable", true) || !expected.value("valid_json", true)
        || file.rfind("nccl_graph_xml/", 0) == 0 || file.find("_kueue_") != std::string::npos;
}

std::string nodesOf(const NetworkTopology& network)
{
    std::string all;
    for (const std::string& node : network.nodes)
        all += (all.empty() ? "" : " ") + node;
    return all;
}

Result<Reading> readNetwork(const std::string& text) { return parseFile(text, "network"); }

} // namespace

class TestExchangeTopology : public QObject {
    Q_OBJECT

    static std::string textOf(const QString& file) { return contentOf(formatsFolder() + file); }

private Q_SLOTS:
    void wholeIndex_data()
    {
        QTest::addColumn<QString>("folder");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("expected");
        for (const auto& row : csvRows(contentOf(formatsFolder() + "index.csv")))
            if (row.size() > 8 && row[0] != "format")
                QTest::newRow(row[1].c_str())
                    << QString::fromStdString(row[0]) << QString::fromStdString(row[1])
                    << QString::fromStdString(row[8]);
    }
    /// Every sample is recognised as what it is, and read or refused as the index says.
    void wholeIndex()
    {
        if (contentOf(formatsFolder() + "index.csv").empty())
            QSKIP(kNoData);
        QFETCH(QString, folder);
        QFETCH(QString, file);
        QFETCH(QString, expected);
        const std::string name = file.toStdString();
        const std::string text = textOf(file);
        QVERIFY(!text.empty());
        const FileFormat format = recognise(text, name);
        if (kUnreadFiles.count(name) > 0) {
            QCOMPARE(nameOf(format), nameOf(FileFormat::Unknown));
            return;
        }
        const auto formats = kFormatOf.find(folder.toStdString());
        QVERIFY2(formats != kFormatOf.end(), "the index has a folder this test does not know");
        const json wanted = json::parse(expected.toStdString(), nullptr, false);
        if (isRefusal(name, wanted)) {
            const auto reading = parseFile(text, name);
            const bool refused = !reading
                || std::any_of(reading->diagnostics.begin(), reading->diagnostics.end(),
                    [](const Diagnostic& d) { return d.severity == Severity::Error; })
                || static_cast<int>(reading->diagnostics.size()) >= wanted.value("warnings", 1000);
            QVERIFY(refused);
            return;
        }
        QVERIFY2(formats->second.count(format) > 0, std::string(nameOf(format)).c_str());
    }

    void ncclTopology_data() { addRows({"nccl_topo_xml"}); }
    void ncclTopology()
    {
        QFETCH(QString, file);
        QFETCH(QString, expected);
        if (file.isEmpty())
            QSKIP(kNoData);
        const auto reading = parseFile(textOf(file), file.toStdString());
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const json wanted = json::parse(expected.toStdString());
        const auto topology = valuesOf<DeviceTopology>(*reading).at(0);
        const auto orClass = [&](const char* found, const char* byClass) {
            return wanted[found] > 0 ? wanted[found].get<int>() : wanted[byClass].get<int>();
        };
        QCOMPARE(topology.devices, orClass("gpus", "class_gpu"));
        QCOMPARE(static_cast<int>(topology.names.size()) - topology.devices, orClass("nets", "class_nic"));
        QCOMPARE(hasCode(*reading, "cut-file"), file.contains(QStringLiteral("_cut_")));
    }

    /// Direct links win over the way through the tree, which names the nearest thing both hang on.
    void ncclCodes()
    {
        const auto reading = parseFile("<system version='1'><cpu numaid='0'><pci busid='a' class='0x060400'>"
                                       "<pci busid='b' class='0x030200'><gpu dev='1'><nvlink target='c' "
                                       "count='2' tclass='0x030200'/></gpu></pci>"
                                       "<pci busid='c' class='0x030200'><gpu dev='0'/></pci></pci>"
                                       "<nic><net name='eth0' dev='0'/></nic></cpu>"
                                       "<cpu numaid='1'><pci busid='d' class='0x030200'><gpu dev='2'/></pci>"
                                       "</cpu></system>",
            "t.xml");
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const auto t = valuesOf<DeviceTopology>(*reading).at(0);
        QCOMPARE(t.names, (std::vector<std::string> {"GPU0", "GPU1", "GPU2", "eth0"}));
        QCOMPARE(t.codes[t.index(1, 0)], std::string("NV2"));
        QCOMPARE(t.codes[t.index(0, 1)], std::string("PIX"));
        QCOMPARE(t.codes[t.index(0, 2)], std::string("SYS"));
        QCOMPARE(t.codes[t.index(0, 3)], std::string("PHB"));
        QCOMPARE(t.codes[t.index(2, 2)], std::string("X"));
    }

    void xmlIsStrict()
    {
        for (const char* text : {"<system><!DOCTYPE a></system>", "<!DOCTYPE x [<!ENTITY a 'b'>]><system/>",
                 "<system></cpu>", "<system a=b>", "<system a 'b'>", "<system/ >", "< system>"}) {
            const auto reading = parseFile(text, "x", FileFormat::NcclTopology);
            QVERIFY2(!reading && !reading.error().message.empty(), text);
        }
        std::string deep;
        for (int i = 0; i < 100; ++i)
            deep += i == 0 ? "<system>" : "<pci>";
        QCOMPARE(parseFile(deep, "x", FileFormat::NcclTopology).error().code, ErrorCode::TooLarge);
    }

    /// DeepSeek's own keys describe the model that Hugging Face's do; only the prediction layer is not there.
    void deepSeekKeys()
    {
        const std::string text =
            textOf(QStringLiteral("model_other_json/01_deepseek_infer_config_671B.json"));
        if (text.empty())
            QSKIP(kNoData);
        const auto reading = parseFile(text, "config_671B.json");
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        QVERIFY(hasCode(*reading, "deepseek-keys"));
        QCOMPARE(countParameters(valuesOf<ModelSpec>(*reading).at(0)).total, std::int64_t {671026419200});
    }

    /// Of AWS' and Google's nodes those with labels are below one top; the index counts all.
    void kubernetesSamples()
    {
        const auto samples = samplesOf({"k8s_topology"});
        if (samples.empty())
            QSKIP(kNoData);
        std::map<std::string, NetworkTopology> read;
        for (const Sample& sample : samples)
            if (sample.expected.contains("nodes")) {
                const auto reading = parseFile(textOf(QString::fromStdString(sample.file)), sample.file);
                QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
                read[sample.file.substr(13, 2)] = valuesOf<NetworkTopology>(*reading).at(0);
            }
        QCOMPARE(read.at("07").nodes.size(), std::size_t {2}); // the third has no labels
        QCOMPARE(read.at("07").groups.size(), std::size_t {4});
        QCOMPARE(read.at("09").nodes.size(), std::size_t {2});
        QCOMPARE(read.at("09").groups.size(), std::size_t {3});
    }

    void rocm_data() { addRows({"rocm_smi_showtopo"}); }
    void rocm()
    {
        QFETCH(QString, file);
        QFETCH(QString, expected);
        if (file.isEmpty())
            QSKIP(kNoData);
        const auto reading = parseFile(textOf(file), file.toStdString());
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const auto topology = valuesOf<DeviceTopology>(*reading).at(0);
        QCOMPARE(topology.devices, json::parse(expected.toStdString())["gpus"].get<int>());
        QCOMPARE(hasCode(*reading, "no-links"), file.contains(QStringLiteral("showtoponuma")));
        QCOMPARE(hasCode(*reading, "missing-row"), file.contains(QStringLiteral("_cut")));
        if (!hasCode(*reading, "no-links"))
            QCOMPARE(topology.codes[topology.index(0, 1)], std::string("XGMI"));
    }

    /// Galvatron's figures are MiB per millisecond; its times are milliseconds of MiB.
    void galvatron()
    {
        const auto reading = parseFile(R"({"allreduce_size_8_consec_0": 20.5, "pp_size_4": 8.0, "odd": 1,
            "allreduce_size_4_2MB_time": 0.5, "allreduce_size_4_1MB_time": 0.25, "overlap_coe": 1.1})",
            "g.json");
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const auto runs = valuesOf<CollectiveMeasurement>(*reading);
        QCOMPARE(runs.size(), std::size_t {3});
        const auto runOf = [&](const std::string& operation, int ranks) {
            return *std::find_if(runs.begin(), runs.end(), [&](const CollectiveMeasurement& run) {
                return run.operation == operation && run.ranks == ranks;
            });
        };
        QCOMPARE(runOf("all_reduce", 8).plateauBusBandwidth, 20.5 * 1.048576e9);
        QVERIFY(runOf("all_reduce", 8).part.rfind("strided", 0) == 0);
        QCOMPARE(runOf("sendrecv", 4).plateauBusBandwidth, 8 * 1.048576e9);
        const auto times = runOf("all_reduce", 4).rows;
        QCOMPARE(times.size(), std::size_t {2});
        QCOMPARE(times[1].sizeBytes, 2 * kMiB);
        QCOMPARE(times[1].time, 0.5e-3);
        QCOMPARE(times[1].busBandwidth, 1.5 * 2 * kMiB / 0.5e-3); // 2·3/4 of the algorithm bandwidth
        QVERIFY(hasCode(*reading, "unknown-key") && hasCode(*reading, "overlap-coefficient"));
        QVERIFY(!parseFile(R"({"pp_size_2": -1})", "g.json"));
        QVERIFY(!parseFile(R"({"overlap_coe": 1.1})", "g.json"));
    }

    void galvatronSamples()
    {
        const auto samples = samplesOf({"planner_cluster_files"});
        if (samples.empty())
            QSKIP(kNoData);
        std::map<std::string, std::size_t> runs;
        for (const Sample& sample : samples)
            if (const auto reading = parseFile(textOf(QString::fromStdString(sample.file)), sample.file))
                runs[sample.file.substr(22, 2)] = valuesOf<CollectiveMeasurement>(*reading).size();
        QCOMPARE(runs["01"], std::size_t {7});
        QCOMPARE(runs["02"], std::size_t {5});
        QCOMPARE(runs["03"], std::size_t {4});
        QCOMPARE(runs["04"], std::size_t {6}); // all-reduce and all-to-all of 8, 4 and 2 ranks
        QCOMPARE(runs.size(), std::size_t {4});
    }

    void superBench()
    {
        const auto samples = samplesOf({"nvbandwidth"});
        if (samples.empty())
            QSKIP(kNoData);
        const std::string file = "nvbandwidth/04_superbench_gpu_copy_bw.txt";
        const auto reading = parseFile(textOf(QString::fromStdString(file)), file);
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const auto links = valuesOf<LinkMeasurement>(*reading);
        QCOMPARE(links.at(0).part, std::string("write_by_dma"));
        QCOMPARE(links[0].scope, LinkScope::DevicePairs);
        QCOMPARE(links[0].values.at(1), 279.287e9);
        QVERIFY(std::isnan(links[0].values.at(0)));
        QCOMPARE(
            std::count_if(links.begin(), links.end(), [](const LinkMeasurement& l) { return l.primary; }), 1);
    }

    void rcclLines()
    {
        const auto line = [](const char* size, const char* place, const char* bus, const char* wrong) {
            return std::string("{\"name\":\"AllReduce\",\"size\":") + size
                + ",\"type\":\"float\",\"inPlace\":" + place + ",\"time\":100,\"algBw\":10,\"busBw\":" + bus
                + ",\"gpus\":8,\"#wrong\":\"" + wrong + "\"}\n";
        };
        const std::string run = line("1048576", "0", "17.5", "0") + line("1048576", "1", "18", "0")
            + line("2097152", "0", "20", "0") + line("2097152", "1", "21", "0");
        const auto reading = parseFile(run + run, "r.json");
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const auto runs = valuesOf<CollectiveMeasurement>(*reading);
        QCOMPARE(runs.size(), std::size_t {2});
        QVERIFY(hasCode(*reading, "several-runs"));
        QCOMPARE(runs[0].operation, std::string("all_reduce"));
        QCOMPARE(runs[0].ranks, 8);
        QCOMPARE(runs[0].rows.size(), std::size_t {2});
        QCOMPARE(runs[0].rows[1].busBandwidth, 20e9);
        QCOMPARE(runs[0].rows[1].inPlaceBusBandwidth, 21e9);
        QCOMPARE(runs[0].rows[1].time, 100e-6);
        QVERIFY(!parseFile(line("8", "0", "1", "3"), "r.json"));
        const auto cut = parseFile(run + "{\"name\":\"AllRed", "r.json");
        QVERIFY(cut && hasCode(*cut, "line-not-understood"));
    }

    void slurm_data() { addRows({"slurm_topology"}); }
    void slurm()
    {
        QFETCH(QString, file);
        QFETCH(QString, expected);
        if (file.isEmpty())
            QSKIP(kNoData);
        const auto reading = parseFile(textOf(file), file.toStdString());
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const json wanted = json::parse(expected.toStdString());
        const auto network = valuesOf<NetworkTopology>(*reading).at(0);
        QCOMPARE(network.nodes.size(), wanted["nodes"].get<std::size_t>());
        QCOMPARE(network.kind == NetworkTopology::Kind::Tree ? network.groups.size() : 0,
            wanted["switches"].get<std::size_t>());
        // The block sizes put groups of blocks above them.
        QCOMPARE(network.kind == NetworkTopology::Kind::Blocks ? static_cast<std::size_t>(
                     std::ranges::count(network.groups, 0, &NetworkTopology::Group::level))
                                                               : 0,
            wanted["blocks"].get<std::size_t>());
    }

    void yamlSamples_data() { addRows({"slurm_topology_yaml", "topograph_model_yaml"}); }
    void yamlSamples()
    {
        QFETCH(QString, file);
        QFETCH(QString, expected);
        if (file.isEmpty())
            QSKIP(kNoData);
        const auto reading = parseFile(textOf(file), file.toStdString());
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const json wanted = json::parse(expected.toStdString());
        const auto networks = valuesOf<NetworkTopology>(*reading);
        if (wanted.contains("nodes"))
            QCOMPARE(networks.at(0).nodes.size(), wanted["nodes"].get<std::size_t>());
        const bool several = file.contains(QStringLiteral("all_kinds"));
        QCOMPARE(networks.size(), std::size_t {several ? 6U : 1U});
        QCOMPARE(hasCode(*reading, "several-topologies"), several);
        if (file.contains(QStringLiteral("small-tree")))
            QCOMPARE(nodesOf(networks[0]), std::string("I21 I22 I25 I34 I35 I36"));
    }

    /// Nodes below one switch come together, whatever the order of the lines; a node counts once.
    void networksAreWalked()
    {
        const auto reading = readNetwork("SwitchName=b Nodes=n[4-5]\nSwitchName=top Switches=a,b\n"
                                         "SwitchName=a Nodes=n[1-3]\nSwitchName=top2 Switches=b,a\n");
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        const auto network = valuesOf<NetworkTopology>(*reading).at(0);
        QCOMPARE(nodesOf(network), std::string("n1 n2 n3 n4 n5"));
        QCOMPARE(network.groups[1].level, 1);
        QCOMPARE(network.groups[0].level, 0);
        const auto loop =
            readNetwork("SwitchName=a Switches=b\nSwitchName=b Switches=a\nSwitchName=c Nodes=n1\n");
        QCOMPARE(loop.error().code, ErrorCode::Contradiction);
        QCOMPARE(readNetwork("SwitchName=a Nodes=n1\nSwitchName=a Nodes=n2\n").error().code,
            ErrorCode::Contradiction);
        QCOMPARE(readNetwork("SwitchName=a Nodes=n1\nBlockName=b Nodes=n2\n").error().code,
            ErrorCode::Contradiction);
        QVERIFY(
            hasCode(*readNetwork("SwitchName=a Nodes=n1\nSwitchName=r Switches=a,z\n"), "undefined-switch"));
    }

    void hostLists()
    {
        const auto names = [](const char* text) {
            return expandHostList(text, {}).value_or(std::vector<std::string>());
        };
        QCOMPARE(names("gpu[001-003,9],x"),
            (std::vector<std::string> {"gpu001", "gpu002", "gpu003", "gpu9", "x"}));
        QCOMPARE(names("d[0-1]r[0-1]"), (std::vector<std::string> {"d0r0", "d0r1", "d1r0", "d1r1"}));
        QCOMPARE(names("im[0],grp[2-3]"), (std::vector<std::string> {"im0", "grp2", "grp3"}));
        for (const char* bad : {"n[1-2", "n[2-1]", "n[a]", "n[1-2000000]", "n[1-9999][1-9999]", "n 1", "n[]"})
            QVERIFY2(!expandHostList(bad, {}), bad);
        QCOMPARE(expandHostList("n[1-262144]", {})->size(), kMostHosts);
        const auto more = expandHostList("n[1-262145]", {});
        QVERIFY(!more && more.error().text().find("262144") != std::string::npos);
    }

    void fabric()
    {
        const auto samples = samplesOf({"ib_fabric"});
        if (samples.empty())
            QSKIP(kNoData);
        const auto small = parseFile(textOf("ib_fabric/01_superbench_ibnetdiscover.txt"), "f");
        QVERIFY2(small.has_value(), small ? "" : small.error().text().c_str());
        const auto large = parseFile(textOf("ib_fabric/03_topograph_ibnetdiscover_dgx.txt"), "f");
        QVERIFY2(large.has_value(), large ? "" : large.error().text().c_str());
        const auto network = valuesOf<NetworkTopology>(*large).at(0);
        QVERIFY(hasCode(*large, "unnamed-ports"));
        QVERIFY(std::find(network.nodes.begin(), network.nodes.end(), "a08-p1-dgx-04-c01")
            != network.nodes.end());
        for (const std::string& node : network.nodes)
            QVERIFY2(
                node.find("Mellanox") == std::string::npos && node.rfind("MT4129", 0) != 0, node.c_str());
    }

    void yamlIsReadAsPlainValues()
    {
        const auto parse = [](const char* text) {
            return parseYaml(TextLines::prepare(text, "y").value(), "y");
        };
        const auto documents =
            parse("a: 1 # one\nb:\n- x: 'p: q'\n  y: [1, {z: 2}]\n- \"t\"\nc: {}\n---\n- - 1\n  - 2\n");
        QVERIFY2(documents.has_value(), documents ? "" : documents.error().text().c_str());
        QCOMPARE(documents->size(), std::size_t {2});
        QCOMPARE(documents->at(0).dump(),
            std::string(R"({"a":"1","b":[{"x":"p: q","y":["1",{"z":"2"}]},"t"],"c":{}})"));
        QCOMPARE(documents->at(1).dump(), std::string(R"([["1","2"]])"));
        for (const char* bad : {"a: &x 1\nb: *x\n", "a: !t 1\n", "a: 1\na: 2\n", "a:\n   b: 1\n  c: 2\n",
                 "a: [1\n", "? [a]\n: 1\n", "a: [1] 2\n", "a: b: c\n"})
            QVERIFY2(!parse(bad), bad);
        // As kubectl writes: values of several lines, quotes with escapes, nothing between two marks.
        const auto written =
            parse("# none\n---\na: |\n  one\n  two\nb: [1,\n  2]\nc: \"x\\ty\"\nd: ''\ne:\n---\n");
        QVERIFY2(written.has_value(), written ? "" : written.error().text().c_str());
        QCOMPARE(written->size(), std::size_t {1});
        QCOMPARE(written->front().dump(),
            std::string(R"({"a":"one\ntwo\n","b":["1","2"],"c":"x\ty","d":"","e":null})"));
        QCOMPARE(parse("a: 1\n\nb: [\n").error().where.line, std::int64_t {3});
        std::string deep;
        for (int i = 0; i < 2000; ++i)
            deep += "- ";
        QVERIFY(!parse((deep + "x").c_str()));
        QVERIFY(!parse(("a: " + std::string(2000, '[')).c_str()));
    }

    void wrongTypesNameTheirPlace()
    {
        const auto reading = readNetwork("- topology: t\n  tree:\n    switches:\n      a: b\n");
        QCOMPARE(reading.error().where.pointer, std::string("/0/tree/switches"));
    }

    /// What logs do to an output, and what must be left of it.
    void logsAreSurvived_data()
    {
        QTest::addColumn<QString>("name");
        for (const char* name :
            {"nccl-tests.1.txt", "p2p-bandwidth-latency.1.txt", "nvbandwidth.1.txt", "nvidia-topology.1.txt",
                "osu.1.txt", "mpigraph.1.txt", "perftest.1.txt", "rocm-topology.1.txt", "superbench.1.txt",
                "slurm-topology.2.conf", "rccl-tests-jsonl.1.jsonl"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void logsAreSurvived()
    {
        QFETCH(QString, name);
        const std::string text =
            contentOf(QStringLiteral(RANKLOOM_SOURCE_DIR "/tests/data/exchange/") + name);
        const FileFormat format = formatFromName(name.section(QLatin1Char('.'), 0, 0).toStdString());
        const auto plain = parseFile(text, "f");
        QVERIFY2(plain.has_value(), plain ? "" : plain.error().text().c_str());
        const auto decorated = [&](const std::string& before, const std::string& after) {
            std::string result;
            for (std::size_t begin = 0; begin < text.size();) {
                const std::size_t end = std::min(text.find('\n', begin), text.size());
                result += before + text.substr(begin, end - begin) + after;
                begin = end + 1;
            }
            return result;
        };
        const std::vector<std::string> variants {decorated("[1,0]<stdout>:", "\n"), decorated("", "\r\n"),
            decorated("\x1b[32m", "\x1b[0m\n"), decorated("", "   \t\n"), decorated("> ", "\n"),
            "\xEF\xBB\xBF" + text, decorated("2026-01-02T03:04:05Z host pod | ", "\n")};
        for (const std::string& variant : variants) {
            const std::string shown = variant.substr(0, 60);
            QVERIFY2(recognise(variant, "f") == format, shown.c_str());
            const auto reading = parseFile(variant, "f");
            QVERIFY2(reading.has_value(), shown.c_str());
            QVERIFY2(reading->values.size() == plain->values.size(), shown.c_str());
        }
    }

    void everyPrefixIsSafe()
    {
        for (const Sample& sample : samplesOf({"nccl_topo_xml", "rocm_smi_showtopo", "slurm_topology",
                 "slurm_topology_yaml", "topograph_model_yaml", "ib_fabric", "planner_cluster_files"})) {
            const std::string text = textOf(QString::fromStdString(sample.file));
            const FileFormat format = recognise(text, sample.file);
            const std::size_t step = std::max<std::size_t>(1, text.size() / 60);
            for (std::size_t end = 0; end < text.size(); end += step) {
                const auto reading = parseFile(std::string_view(text).substr(0, end), sample.file, format);
                QVERIFY(reading || !reading.error().message.empty());
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestExchangeTopology)
#include "tst_exchange_topology.moc"
