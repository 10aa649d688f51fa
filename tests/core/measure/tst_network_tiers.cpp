// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <map>
#include <numeric>

#include <QTest>

#include "core/base/random.h"
#include "core/cluster/network_levels.h"
#include "core/exchange/reading.h"
#include "core/measure/network_tiers.h"
#include "core/plan/plan_json.h"
#include "core/search/link_costs.h"
#include "core/search/search_space.h"

using namespace rankloom;

namespace {

constexpr LinkFigure kPort {BytesPerSecond(50e9), Seconds(5e-6), LinkOrigin::Assumed};
constexpr LinkFigure kInside {BytesPerSecond(400e9), Seconds(1e-6), LinkOrigin::Assumed};

NetworkTopology networkOf(const std::string& text)
{
    const Result<Reading> reading = parseFile(text, "network");
    if (!reading)
        qFatal("%s", reading.error().text().c_str());
    return std::get<NetworkTopology>(reading->values.at(0));
}

NetworkDistances distancesOf(const NetworkTopology& network, const LinkFigure& port = kPort)
{
    std::vector<int> nodes(network.nodes.size());
    std::iota(nodes.begin(), nodes.end(), 0);
    return networkDistances(network, nodes, static_cast<int>(nodes.size()), port);
}

using Groups = std::vector<std::int32_t>;

} // namespace

class TestNetworkTiers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void switchesBecomeTiers()
    {
        const NetworkTopology network =
            networkOf("SwitchName=l0 Nodes=n[0-1]\nSwitchName=l1 Nodes=n[2-3]\n"
                      "SwitchName=l2 Nodes=n[4-5]\nSwitchName=s0 Switches=l[0-1]\n"
                      "SwitchName=s1 Switches=l2\nSwitchName=core Switches=s[0-1]\n");
        const NetworkDistances found = distancesOf(network);
        QCOMPARE(found.tiers.size(), std::size_t {2});
        QCOMPARE(found.tiers[0].groupOf, (Groups {0, 0, 1, 1, 2, 2}));
        QCOMPARE(found.tiers[1].groupOf, (Groups {0, 0, 0, 0, 1, 1}));
        QVERIFY(found.farthest == kPort); // no speeds, no ratios: nothing is invented
        QCOMPARE(found.tiers[0].oversubscription, 0.0);
        LinkTable links(6, 8, kInside, found.farthest);
        links.setNetworkTiers(found.tiers);
        QVERIFY(links.networkTier(0, 1) == &links.networkTiers()[0]);
        QVERIFY(links.networkTier(0, 2) == &links.networkTiers()[1]);
        QVERIFY(links.networkTier(0, 4) == nullptr);
    }

    /// Rails: nodes below the same set of leaves are near each other, those below another set are not.
    void railsAreOneGroup()
    {
        const NetworkTopology network =
            networkOf("SwitchName=a1 Nodes=n[0-1]\nSwitchName=a2 Nodes=n[0-1]\nSwitchName=b1 Nodes=n[2-3]\n"
                      "SwitchName=b2 Nodes=n[2-3]\nSwitchName=s1 Switches=a1,a2,b1,b2\n"
                      "SwitchName=s2 Switches=a1,a2,b1,b2\n");
        const NetworkDistances found = distancesOf(network);
        QCOMPARE(found.tiers.size(), std::size_t {1});
        QCOMPARE(found.tiers[0].groupOf, (Groups {0, 0, 1, 1}));
    }

    void aNetworkWithOneSwitchTellsNothingApart()
    {
        QVERIFY(distancesOf(networkOf("SwitchName=l0 Nodes=n[0-7]\n")).tiers.empty());
    }

    void blocksAndNodesElsewhere()
    {
        const NetworkTopology network = networkOf("BlockName=b0 Nodes=n[0-1]\nBlockName=b1 Nodes=n[2-3]\n");
        // The cluster has n3, n2, n0 and one more.
        const NetworkDistances found = networkDistances(network, {2, -1, 1, 0}, 4, kPort);
        QCOMPARE(found.tiers.size(), std::size_t {1});
        QCOMPARE(found.tiers[0].groupOf, (Groups {0, 0, 1, -1}));
    }

    /// Two node ports and one port up: across leaves a node gets half. Ports and their rate are known.
    void oversubscriptionIsCounted()
    {
        std::string text;
        for (const char leaf : {'a', 'b'}) {
            text += std::string("Switch 4 \"S-00") + leaf + "\" # \"leaf-" + leaf + "\" base port 0\n";
            for (const char node : {'1', '2'})
                text += std::string("[1] \"H-00") + leaf + node + "\"[1] # \"n-" + leaf + node
                    + " mlx5_0\" lid 1 4xHDR\n";
            text += "[3] \"S-00c\"[1] # \"spine\" lid 9 4xHDR\n";
        }
        text += "Switch 4 \"S-00c\" # \"spine\" base port 0\n[1] \"S-00a\"[3] # \"leaf-a\" lid 1 4xHDR\n"
                "[2] \"S-00b\"[3] # \"leaf-b\" lid 2 4xHDR\n";
        const NetworkTopology network = networkOf(text);
        QCOMPARE(network.portsPerNode, 1);
        QCOMPARE(network.portBandwidth, 25e9);
        const NetworkDistances found = distancesOf(network);
        QCOMPARE(found.tiers.size(), std::size_t {1});
        QCOMPARE(found.tiers[0].figure.bandwidth.value(), 50e9);
        QCOMPARE(found.farthest.bandwidth.value(), 25e9);
        QCOMPARE(found.farthest.origin, LinkOrigin::Assumed);
        // A figure that was measured is not divided.
        LinkFigure measured = kPort;
        measured.origin = LinkOrigin::Inferred;
        QVERIFY(distancesOf(network, measured).farthest == measured);
    }

    /// What was measured of some pairs of a class stands for all of it, as inferred.
    void tiersAreInferredFromMeasuredPairs()
    {
        LinkTable links(8, 1, kInside, kPort);
        links.setNetworkTiers({{"a leaf switch", kPort, 0, {0, 0, 0, 0, 1, 1, 1, 1}}});
        LinkMatrix matrix;
        matrix.size = 8;
        matrix.bandwidth.assign(64, NAN);
        matrix.bandwidth[matrix.index(0, 1)] = 40e9;
        matrix.bandwidth[matrix.index(1, 0)] = 41e9;
        matrix.bandwidth[matrix.index(4, 5)] = 48e9;
        matrix.bandwidth[matrix.index(0, 4)] = 20e9;
        links.setNodeMatrix(matrix);
        inferTiers(links);
        QCOMPARE(links.networkTiers()[0].figure.bandwidth.value(), 41e9);
        QCOMPARE(links.networkTiers()[0].figure.origin, LinkOrigin::Inferred);
        QVERIFY(links.tier(LinkLevel::NodePair) == kPort); // one pair is no class
        QCOMPARE(links.nodeLink(2, 3).bandwidth.value(), 41e9);
        QCOMPARE(links.nodeLink(4, 5).bandwidth.value(), 48e9);
        QCOMPARE(links.nodeLink(4, 5).origin, LinkOrigin::Measured);
    }

    /// The search's own table gives the same times as the table it was made of.
    void searchSeesTheSameLinks()
    {
        LinkTable links(4, 2, kInside, kPort);
        LinkFigure near = kPort;
        near.bandwidth = BytesPerSecond(90e9);
        links.setNetworkTiers({{"a leaf switch", near, 2, {0, 1, 0, 1}}});
        const LinkCosts costs(links);
        for (int from = 0; from < 8; ++from)
            for (int to = 0; to < 8; ++to)
                if (from != to) {
                    const LinkFigure link = links.link(from, to);
                    QCOMPARE(
                        costs.transfer(from, to, 1e9), link.latency.value() + 1e9 / link.bandwidth.value());
                }
    }

    void documentsKeepTiers()
    {
        PlanDocument document = *readPlanDocument(R"({"format": "rankloom-plan", "version": 1,
            "model": {"preset": "llama-3-8b"},
            "cluster": {"nodes": 2, "devicesPerNode": 8, "device": "h100-sxm-80gb", "links": {"network": [
                {"name": "a leaf switch", "bandwidth": 4e10, "oversubscription": 2, "groups": [0, -1]}]}},
            "layout": {"tp": 4, "pp": 2}})");
        const NetworkTier tier = document.project.cluster->links.networkTiers().at(0);
        QCOMPARE(tier.groupOf, (Groups {0, -1}));
        QCOMPARE(tier.figure.bandwidth.value(), 4e10);
        const auto again = readPlanDocument(writePlanDocument(document.project, document.plan));
        QVERIFY(again && again->project.cluster == document.project.cluster);
        for (const char* bad : {"[0]", "[0, \"a\"]", "[0, -2]", "7"}) {
            const std::string text = std::string(R"({"format": "rankloom-plan", "version": 1,
                "model": {"preset": "llama-3-8b"}, "cluster": {"nodes": 2, "devicesPerNode": 8,
                "device": "h100-sxm-80gb", "links": {"network": [{"groups": )")
                + bad + "}]}}}";
            QVERIFY2(!readPlanDocument(text), bad);
        }
        const Result<Cluster> part = firstDevices(document.project.cluster, 8);
        QCOMPARE(part->links.networkTiers().at(0).groupOf, (Groups {0}));
    }

    /// 131,072 devices: every pair against the tree it was made of.
    void aLargeClusterByTiers()
    {
        constexpr int kNodes = 16384;
        LinkTable links(kNodes, 8, kInside, kPort);
        std::vector<NetworkTier> tiers;
        for (const int size : {16, 512, 4096}) {
            NetworkTier tier {"level", kPort, 1, {}};
            tier.figure.bandwidth = BytesPerSecond(50e9 - size * 1e6);
            for (int node = 0; node < kNodes; ++node)
                tier.groupOf.push_back(node / size);
            tiers.push_back(std::move(tier));
        }
        links.setNetworkTiers(std::move(tiers));
        QCOMPARE(links.devices(), 131072);
        Random random(3);
        for (int trial = 0; trial < 100000; ++trial) {
            const int a = static_cast<int>(random.below(131072));
            const int b = static_cast<int>(random.below(131072));
            if (links.nodeOf(a) == links.nodeOf(b))
                continue;
            double expected = 50e9;
            for (const int size : {4096, 512, 16})
                if (a / 8 / size == b / 8 / size)
                    expected = 50e9 - size * 1e6;
            QCOMPARE(links.link(a, b).bandwidth.value(), expected);
        }
    }

    void ampScripts()
    {
        const auto reading = parseFile("M = 4\nN = 4\ncluster_info = {}\n"
                                       "for i in range(N-1):\n"
                                       "    cluster_info[i] = [torch.tensor([10 * 1e9 / 32]).float(), "
                                       "torch.tensor([170 * 1e9 / 32]).float()]\n"
                                       "cluster_info[N-1] = [torch.tensor([50 * 1e9 / 32]).float(), "
                                       "torch.tensor([50 * 1e9 / 32]).float()]\n",
            "het.py");
        QVERIFY2(reading.has_value(), reading ? "" : reading.error().text().c_str());
        QCOMPARE(reading->format, FileFormat::AmpScript);
        const auto& between = std::get<LinkMeasurement>(reading->values.at(1));
        QVERIFY(between.stated);
        QCOMPARE(between.names.size(), std::size_t {4});
        QCOMPARE(between.values[1], 1.25e9); // 10 Gb/s
        QCOMPARE(between.values[3], 1.25e9); // the slower of the two rules
        QCOMPARE(between.nodes.at(0), (StatedNode {{}, 0, 1.25e9, 21.25e9}));
        QCOMPARE(between.nodes.at(3), (StatedNode {{}, 0, 6.25e9, 6.25e9}));
        const auto& inside = std::get<LinkMeasurement>(reading->values.at(0));
        QCOMPARE(inside.names.size(), std::size_t {4});
        QCOMPARE(inside.values[1], 6.25e9); // 50 Gb/s, of the slowest node
        for (const char* bad : {"cluster_info[0] = [50, 75]\n", "cluster_info[1] = [1e9, 1e9]\n",
                 "cluster_info[0] = [os.system('x'), 1e9]\n", "cluster_info[-1] = [1e9, 1e9]\n",
                 "cluster_info[0] = [1e9/0, 1e9]\n", "cluster_info[0] = [1e9]\n"}) {
            const auto refused = parseFile(bad, "a.py", FileFormat::AmpScript);
            QVERIFY2(!refused && !refused.error().message.empty(), bad);
        }
        const std::string deep = "cluster_info[0] = [" + std::string(100000, '(') + "1, 1]\n";
        QVERIFY(!parseFile(deep, "a.py", FileFormat::AmpScript));
    }

    void kubernetesNodes()
    {
        const auto aws = [](const char* leaf) {
            return std::string("topology.k8s.aws/network-node-layer-1=top,"
                               "topology.k8s.aws/network-node-layer-2=middle,"
                               "topology.k8s.aws/network-node-layer-3=")
                + leaf + ",secret=hush";
        };
        const NetworkTopology network =
            networkOf("NAME STATUS ROLES AGE VERSION LABELS\nn1 Ready <none> 1d v1 " + aws("x")
                + "\nn2 Ready <none> 1d v1 " + aws("y") + "\nn3 Ready <none> 1d v1 " + aws("x")
                + "\ncpu Ready <none> 1d v1 zone=a\n");
        QCOMPARE(network.nodes.size(), std::size_t {3});
        std::vector<int> nodes;
        for (const std::string& name : network.nodes)
            nodes.push_back(name == "n1" ? 0 : name == "n2" ? 1 : 2);
        const NetworkDistances found = networkDistances(network, nodes, 3, kPort);
        QCOMPARE(found.tiers.size(), std::size_t {1});
        QCOMPARE(found.tiers[0].groupOf, (Groups {0, 1, 0})); // layer 3 is the nearest
    }

    /// Levels by hand: groups of neighbours, their sizes, and what becomes of them with other nodes.
    void levelsByHand()
    {
        NetworkTier even;
        even.groupOf = evenGroups(10, 4);
        QCOMPARE(groupSizes(even), (std::vector<int> {4, 4, 2}));
        QCOMPARE(evenGroupSize(even), 4);
        QVERIFY(inRuns(even));
        NetworkTier uneven;
        uneven.groupOf = groupsOfSizes({2, 4, 4});
        QCOMPARE(uneven.groupOf, (std::vector<std::int32_t> {0, 0, 1, 1, 1, 1, 2, 2, 2, 2}));
        QCOMPARE(evenGroupSize(uneven), 0);
        NetworkTier rails;
        rails.groupOf = {0, 1, 0, 1, 0, 1, 0, 1, -1, -1};
        QVERIFY(!inRuns(rails));
        QCOMPARE(groupSizes(rails), (std::vector<int> {4, 4}));
        NetworkTier pairs;
        pairs.groupOf = evenGroups(10, 2);
        QVERIFY(holdsWhole(even, pairs));
        QVERIFY(holdsWhole(uneven, pairs));
        QVERIFY(!holdsWhole(uneven, even));
        QVERIFY(!holdsWhole(pairs, even));
        const auto more = regrouped({even, uneven, rails}, 12);
        QCOMPARE(groupSizes(more[0]), (std::vector<int> {4, 4, 4}));
        QCOMPARE(groupSizes(more[1]), (std::vector<int> {2, 4, 4}));
        QCOMPARE(more[1].groupOf.back(), -1);
        QCOMPARE(groupSizes(regrouped({rails}, 4)[0]), (std::vector<int> {2, 2}));
    }
};

QTEST_APPLESS_MAIN(TestNetworkTiers)
#include "tst_network_tiers.moc"
