// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What becomes of a cluster when a file is put into it, foretold, and taken out again.
#include <cmath>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/cluster/node_kinds.h"
#include "core/exchange/apply_reading.h"
#include "core/exchange/import_preview.h"
#include "core/exchange/open_questions.h"
#include "core/exchange/sound_reading.h"

using namespace rankloom;

namespace {

constexpr const char* kMatrix = "# unit=GB/s\n"
                                "from,n0,n1,n2\n"
                                "n0,,10,20\n"
                                "n1,11,,21\n"
                                "n2,12,22,\n";

Cluster threeNodes()
{
    DeviceSpec device;
    device.networkLink = BytesPerSecond(25e9);
    Cluster cluster = makeCluster(3, 2, device);
    cluster.nodeNames = {"n0", "n1", "n2"};
    return cluster;
}

Reading read(const char* text)
{
    Result<Reading> reading = readSound(text, "/some/where/links.csv", FileFormat::Unknown, {});
    if (!reading)
        qFatal("%s", reading.error().text().c_str());
    return std::move(*reading);
}

std::vector<std::string> english(const std::vector<Phrase>& phrases)
{
    std::vector<std::string> texts;
    for (const Phrase& phrase : phrases)
        texts.push_back(phrase.english());
    return texts;
}

} // namespace

class TestApplyReading : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aPreviewChangesNothingAndSaysWhatWould()
    {
        const Cluster cluster = threeNodes();
        const ImportPreview preview = previewOf(read(kMatrix), cluster, {}, {});
        QCOMPARE(
            preview.contents, std::vector<std::string> {"bandwidth of 3 × 3 nodes, 10.0 GB/s to 22.0 GB/s"});
        QVERIFY(preview.unitKnown && !preview.changesModel && !preview.cluster && !preview.place);
        QCOMPARE(preview.nodes, cluster.nodeNames);
        QCOMPARE(preview.devicesPerNode, 2);
        const std::vector<std::string> changes = english(preview.changes);
        QVERIFY(std::ranges::find(changes, "6 measured bandwidths between nodes") != changes.end());

        const Reading reading = read(kMatrix);
        Cluster applied = cluster;
        Diagnostics diagnostics;
        for (const Parsed& value : reading.values)
            applyToCluster(applied, value, preview.hosts, diagnostics);
        const LinkMatrix& links = applied.links.nodeMatrix();
        QCOMPARE(links.bandwidth[links.index(0, 1)], 10e9);
        QCOMPARE(links.bandwidth[links.index(2, 1)], 22e9);
        QVERIFY(std::isnan(links.bandwidth[links.index(1, 1)]));
    }

    void errorsNameTheWholePath()
    {
        const auto path = [](const char* text) {
            const Result<Reading> reading =
                readSound(text, "/some/where/links.csv", FileFormat::MatrixCsv, {});
            return reading ? std::string() : reading.error().where.file;
        };
        QCOMPARE(path("# unit=GB/s\nfrom,n0,n1\nn0,,0\nn1,0,\n"), std::string("/some/where/links.csv"));
        QCOMPARE(path(""), std::string("/some/where/links.csv"));
    }

    /// A tier that a person set stays; what the file said goes, what was given before it comes back.
    void removingLeavesWhatWasGiven()
    {
        const Cluster given = threeNodes();
        Cluster cluster = given;
        Diagnostics diagnostics;
        SaidOfLinks said;
        const Reading reading = read(kMatrix);
        const HostMapping hosts = previewOf(read(kMatrix), cluster, {}, {}).hosts;
        for (const Parsed& value : reading.values) {
            applyToCluster(cluster, value, hosts, diagnostics);
            said.add(value);
        }
        QVERIFY(said.nodes && !said.devices && !said.collectives && !said.network);
        LinkFigure own = cluster.links.tier(LinkLevel::DevicePair);
        own.latency = Seconds(7e-6);
        cluster.links.setTier(LinkLevel::DevicePair, own);
        const Cluster left = without(said, cluster, given);
        QVERIFY(left.links.nodeMatrix().empty());
        QCOMPARE(left.links.tier(LinkLevel::DevicePair).latency.value(), 7e-6);
        QVERIFY(without({}, cluster, given) == cluster);
    }

    /// Metis' file says what nodes are: most of them are the usual ones, the others other kinds.
    void metisSaysWhatNodesAre()
    {
        const char* file = R"({
            "n0": {"instance_type": "T4", "inter_bandwidth": 5, "intra_bandwidth": 4, "memory": 15},
            "n1": {"instance_type": "A100", "inter_bandwidth": 10, "intra_bandwidth": 46, "memory": 80},
            "n2": {"instance_type": "A100", "inter_bandwidth": 10, "intra_bandwidth": 46, "memory": 80}})";
        const Cluster given = threeNodes();
        Cluster cluster = given;
        Diagnostics diagnostics;
        SaidOfLinks said;
        const Reading reading = read(file);
        const ImportPreview preview = previewOf(read(file), cluster, {}, {});
        QVERIFY(preview.contents.at(0).find("(A100 on 2, T4 on 1)") != std::string::npos);
        const std::vector<std::string> changes = english(preview.changes);
        QVERIFY(std::ranges::any_of(changes, [](const std::string& change) {
            return change.starts_with("other nodes: 1 with t4-pcie-16gb of 15.0 GiB");
        }));
        const HostMapping hosts = preview.hosts;
        for (const Parsed& value : reading.values) {
            applyToCluster(cluster, value, hosts, diagnostics);
            said.add(value);
        }
        const double mib = 1024.0 * 1024.0 * 1000.0;
        QCOMPARE(cluster.device.name, std::string("a100-sxm-80gb"));
        QCOMPARE(cluster.nodeNames, given.nodeNames);
        const std::vector<NodeKind> others = otherNodeKinds(cluster);
        QCOMPARE(others.size(), std::size_t {1});
        QCOMPARE(others[0].nodes, std::vector<int> {0});
        QCOMPARE(others[0].device.name, std::string("t4-pcie-16gb"));
        QCOMPARE(others[0].device.memory.value(), 15 * 1073741824.0);
        QCOMPARE(cluster.links.link(0, 1).bandwidth.value(), 4 * mib);
        QCOMPARE(cluster.links.link(2, 3).bandwidth.value(), 46 * mib);
        QCOMPARE(cluster.links.nodeLink(1, 2).bandwidth.value(), 10 * mib);
        QCOMPARE(cluster.links.nodeLink(2, 0).bandwidth.value(), 5 * mib); // the slower end
        // Reading it again changes nothing, taking it away brings back what was given.
        Cluster again = cluster;
        for (const Parsed& value : reading.values)
            applyToCluster(again, value, hosts, diagnostics);
        QVERIFY(again == cluster);
        QVERIFY(without(said, cluster, given) == given);
    }

    /// Nodes that a file does not name stay; a device that no preset describes says so and where to choose.
    void unknownDevicesStay()
    {
        const char* file = R"({
            "n1": {"instance_type": "TPUv4", "inter_bandwidth": 10, "intra_bandwidth": 46, "memory": 32},
            "n2": {"instance_type": "P100", "inter_bandwidth": 10, "intra_bandwidth": 46}})";
        const Cluster given = threeNodes();
        Cluster cluster = given;
        Diagnostics diagnostics;
        const Reading reading = read(file);
        const HostMapping hosts = previewOf(read(file), cluster, {}, {}).hosts;
        for (const Parsed& value : reading.values)
            applyToCluster(cluster, value, hosts, diagnostics);
        QCOMPARE(cluster.device, given.device);
        QCOMPARE(cluster.deviceOfNode(0), given.device);
        QCOMPARE(cluster.deviceOfNode(1).name, given.device.name);
        QCOMPARE(cluster.deviceOfNode(1).memory.value(), 32 * 1073741824.0);
        QCOMPARE(cluster.deviceOfNode(2).name, std::string("p100-sxm-16gb"));
        const auto unknown =
            std::ranges::find_if(diagnostics, [](const Diagnostic& d) { return d.code == "device-unknown"; });
        QVERIFY(unknown != diagnostics.end());
        QCOMPARE(unknown->arguments, std::vector<std::string> {"TPUv4"});
    }

    /// What says the same of links of nodes with unlike devices leaves each its device, whatever else
    /// changes.
    void unlikeNodesStayUnlike()
    {
        Cluster cluster = threeNodes();
        NodeKind other = usualNode(makeCluster(1, 1, *devicePreset("t4-pcie-16gb")));
        other.nodes = {0};
        setNodeKind(cluster, other);
        const char* file = R"({
            "n0": {"instance_type": "TPUv4", "inter_bandwidth": 10, "intra_bandwidth": 46},
            "n1": {"instance_type": "TPUv4", "inter_bandwidth": 10, "intra_bandwidth": 46},
            "n2": {"instance_type": "A100", "inter_bandwidth": 20, "intra_bandwidth": 90, "memory": 80}})";
        const std::string usual = cluster.device.name;
        Diagnostics diagnostics;
        const HostMapping hosts = previewOf(read(file), cluster, {}, {}).hosts;
        for (const Parsed& value : read(file).values)
            applyToCluster(cluster, value, hosts, diagnostics);
        QCOMPARE(cluster.deviceOfNode(0).name, std::string("t4-pcie-16gb"));
        QCOMPARE(cluster.deviceOfNode(1).name, usual);
        QCOMPARE(cluster.deviceOfNode(2).name, std::string("a100-sxm-80gb"));
    }

    /// Links of single nodes come back, those too that equal what the file said of most.
    void removingLeavesLinksOfNodes()
    {
        const char* file = R"({
            "n0": {"instance_type": "A100", "inter_bandwidth": 10, "intra_bandwidth": 46, "memory": 80},
            "n1": {"instance_type": "A100", "inter_bandwidth": 10, "intra_bandwidth": 46, "memory": 80},
            "n2": {"instance_type": "T4", "inter_bandwidth": 5, "intra_bandwidth": 4, "memory": 15}})";
        const auto applied = [&](Cluster cluster, SaidOfLinks& said) {
            Diagnostics diagnostics;
            const HostMapping hosts = previewOf(read(file), cluster, {}, {}).hosts;
            for (const Parsed& value : read(file).values) {
                applyToCluster(cluster, value, hosts, diagnostics);
                said.add(value);
            }
            return cluster;
        };
        SaidOfLinks said;
        Cluster given = threeNodes();
        NodeKind own = usualNode(given);
        own.nodes = {1};
        own.links.inside = usualNode(applied(given, said)).links.inside;
        setNodeKind(given, own);
        QVERIFY(given.links.inside(1) != given.links.inside(0));
        QVERIFY(without(said, applied(given, said), given) == given);
    }

    /// A cluster that becomes that of a file keeps what its known nodes are.
    void offeredClustersKeepKinds()
    {
        Cluster cluster = threeNodes();
        NodeKind other = usualNode(makeCluster(1, 1, *devicePreset("t4-pcie-16gb")));
        other.nodes = {0, 2};
        setNodeKind(cluster, other);
        const Cluster taken = asOffered(cluster, {4, 2, {"n9", "n2", "n1", "n8"}, true});
        const std::vector<NodeKind> kinds = otherNodeKinds(taken);
        QCOMPARE(kinds.size(), std::size_t {1});
        QCOMPARE(kinds[0].nodes, std::vector<int> {1});
        QCOMPARE(kinds[0].device, other.device);
        QCOMPARE(kinds[0].links, other.links);
        // Without names nodes keep their numbers.
        const Cluster larger = asOffered(cluster, {5, 4, {}, true});
        QCOMPARE(otherNodeKinds(larger).at(0).nodes, (std::vector<int> {0, 2}));
    }

    void memoryChoosesAmongPresets()
    {
        const auto named = [](const char* text, double gibibytes) {
            const auto found = presetOfDevice(text, Bytes(gibibytes * 1073741824.0));
            return found ? found->name : std::string();
        };
        QCOMPARE(named("A100", 80), std::string("a100-sxm-80gb"));
        QCOMPARE(named("A100", 40), std::string("a100-sxm-40gb"));
        QCOMPARE(named("A100 PCIe", 40), std::string("a100-pcie-40gb"));
        QCOMPARE(named("V100", 16), std::string("v100-sxm-32gb"));
        QCOMPARE(presetOfDevice("V100", Bytes(17179869184))->memory.value(), 17179869184.0);
        QCOMPARE(named("nothing", 16), std::string());
    }

    void sessionsCallHostsAsTheirNodes()
    {
        const char* named = "# unit=GB/s\nfrom,gpu-0,gpu-1\ngpu-0,,10\ngpu-1,11,\n";
        LinkSessions sessions;
        addSession(sessions, read(named).values, threeNodes(), {{"gpu-0", "n2"}, {"gpu-1", "n0"}});
        QCOMPARE(sessions.size(), std::size_t {1});
        QCOMPARE(sessions.matrices[0].names, (std::vector<std::string> {"n2", "n0"}));
        QCOMPARE(sessions.matrices[0].values[1], 10e9);
    }
};

QTEST_APPLESS_MAIN(TestApplyReading)
#include "tst_apply_reading.moc"
