// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/cluster/node_kinds.h"
#include "core/exchange/apply_reading.h"
#include "core/plan/plan_json.h"
#include "core/whatif/named_parts.h"

using namespace rankloom;

namespace {

DeviceSpec fast() { return *devicePreset("h100-sxm-80gb"); }
DeviceSpec slow() { return *devicePreset("a100-sxm-40gb"); }

Cluster sixNodes()
{
    Cluster cluster = makeCluster(6, 4, fast());
    cluster.nodeNames = {"gpu-1", "gpu-2", "gpu-3", "gpu-09", "gpu-10", "login"};
    return cluster;
}

NodeKind kindOf(std::vector<int> nodes, const DeviceSpec& device)
{
    NodeKind kind = usualNode(makeCluster(1, 1, device));
    kind.nodes = std::move(nodes);
    return kind;
}

} // namespace

/// Nodes of a cluster that are unlike: what they are, how they are named, how they become so.
class TestNodeKinds : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void kindsThatWereSetAreThere()
    {
        Cluster cluster = sixNodes();
        QVERIFY(otherNodeKinds(cluster).empty());
        const NodeKind other = kindOf({1, 4}, slow());
        setNodeKind(cluster, other);
        QCOMPARE(otherNodeKinds(cluster), std::vector {other});
        // The same devices with other links are another kind, and links alone make one.
        NodeKind linked = kindOf({2}, slow());
        linked.links.network.bandwidth = BytesPerSecond(1e9);
        setNodeKind(cluster, linked);
        NodeKind slowNetwork = kindOf({5}, fast());
        slowNetwork.links.network.latency = Seconds(1e-3);
        setNodeKind(cluster, slowNetwork);
        QCOMPARE(otherNodeKinds(cluster), (std::vector {other, linked, slowNetwork}));
        QCOMPARE(cluster.kinds(), std::size_t {2});
        QCOMPARE(cluster.links.link(20, 0).latency.value(), 1e-3);
        for (const NodeKind& kind : otherNodeKinds(cluster))
            dropNodeKind(cluster, kind.nodes);
        QVERIFY(cluster == sixNodes());
    }

    /// What is as the other nodes' follows them.
    void linksAsTheOthersFollowThem()
    {
        Cluster cluster = makeCluster(3, 4, fast());
        NodeKind small = kindOf({2}, fast());
        small.device.memory = Bytes(1e10);
        setNodeKind(cluster, small);
        cluster.links.setTier(LinkLevel::NodePair, {BytesPerSecond(7e9), Seconds(1e-6), LinkOrigin::Assumed});
        QCOMPARE(cluster.links.link(0, 8).bandwidth.value(), 7e9);
        QCOMPARE(otherNodeKinds(cluster).front().links.network.bandwidth.value(), 7e9);
        QCOMPARE(otherNodeKinds(cluster).front().device.memory.value(), 1e10);
    }

    void documentsHoldThem()
    {
        Project project;
        project.cluster = sixNodes();
        NodeKind kind = kindOf({0, 5}, slow());
        kind.links.inside.bandwidth = BytesPerSecond(3e9);
        setNodeKind(project.cluster.change(), kind);
        const std::string text = writePlanDocument(project, Plan {});
        const PlanDocument read = readPlanDocument(text).value();
        QVERIFY(read.project.cluster == project.cluster);
    }

    /// More nodes are as the usual ones; fewer take kinds away with them.
    void kindsFollowTheNumberOfNodes()
    {
        Cluster cluster = makeCluster(4, 4, fast());
        const NodeKind other = kindOf({1, 3}, slow());
        setNodeKind(cluster, other);
        const Cluster more = reshaped(cluster, 6, 4, fast());
        QCOMPARE(otherNodeKinds(more), std::vector {other});
        const Cluster fewer = reshaped(cluster, 3, 4, fast());
        QCOMPARE(otherNodeKinds(fewer), std::vector {kindOf({1}, slow())});
        QVERIFY(reshaped(cluster, 1, 4, fast()) == makeCluster(1, 4, fast()));
        // Of a node's links alone, too.
        Cluster linked = makeCluster(4, 4, fast());
        NodeKind slowNetwork = kindOf({2}, fast());
        slowNetwork.links.network.bandwidth = BytesPerSecond(1e9);
        setNodeKind(linked, slowNetwork);
        QCOMPARE(otherNodeKinds(reshaped(linked, 8, 4, fast())), std::vector {slowNetwork});
        // More devices a node leave the kinds.
        QCOMPARE(otherNodeKinds(reshaped(cluster, 4, 8, fast())), std::vector {other});
    }

    /// Links that are measured again take nothing of what nodes are.
    void measuringAgainLeavesKinds()
    {
        Cluster cluster = makeCluster(4, 4, fast());
        setNodeKind(cluster, kindOf({3}, slow()));
        SaidOfLinks said;
        said.nodes = said.collectives = true;
        QVERIFY(without(said, cluster, std::nullopt) == cluster);
    }

    void nodesAreNamed_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<std::vector<int>>("nodes");
        const auto row = [](const char* text, std::vector<int> nodes) {
            QTest::newRow(text) << text << nodes;
        };
        row("login", {5});
        row("gpu-2, login", {1, 5});
        row(" gpu-3 ,gpu-3,0", {0, 2});
        row("gpu-[1-3]", {0, 1, 2});
        row("gpu-[09-10],gpu-1", {0, 3, 4});
        row("gpu-[1,3]", {0, 2});
        row("gpu-2-gpu-10", {1, 2, 3, 4});
        row("1-3", {1, 2, 3});
        row("1\xE2\x80\x93\x33, 5", {1, 2, 3, 5});
        row("2x", {4, 5});
        row("\x36\xC3\x97", {0, 1, 2, 3, 4, 5});
        row("", {});
    }
    void nodesAreNamed()
    {
        QFETCH(QString, text);
        QFETCH(std::vector<int>, nodes);
        const Result<std::vector<int>> read = nodesNamed(sixNodes(), text.toStdString());
        QVERIFY2(read, read ? "" : read.error().text().c_str());
        QCOMPARE(*read, nodes);
    }

    void nodesThatAreNone_data()
    {
        QTest::addColumn<QString>("text");
        for (const char* text : {"gpu-4", "6", "-1", "0x", "7x", "3-1", "gpu-[1-4]", "gpu-[1-", "gpu-[]x",
                 "gpu-[a]", "gpu-[3-1]", "gpu-[1-999999999]", "gpu-1-gpu-4", "x", "-"})
            QTest::newRow(text) << text;
    }
    void nodesThatAreNone()
    {
        QFETCH(QString, text);
        const Result<std::vector<int>> read = nodesNamed(sixNodes(), text.toStdString());
        QVERIFY(!read);
        QVERIFY(read.error().text().find(text.toStdString()) != std::string::npos);
        QVERIFY(!read.error().remedy.empty());
    }

    /// What is written in short is read as the same, for every set of nodes.
    void shortAndBack()
    {
        Cluster unnamed = sixNodes();
        unnamed.nodeNames.clear();
        for (const Cluster& cluster : {sixNodes(), unnamed})
            for (unsigned set = 1; set < 64; ++set) {
                std::vector<int> nodes;
                for (int node = 0; node < 6; ++node)
                    if ((set >> static_cast<unsigned>(node)) % 2 == 1)
                        nodes.push_back(node);
                QCOMPARE(nodesNamed(cluster, nodesInShort(cluster, nodes)).value(), nodes);
            }
        QCOMPARE(nodesInShort(unnamed, {0, 1, 2, 4}), std::string("0-2, 4"));
        QCOMPARE(nodesInShort(sixNodes(), {0, 1, 5}), std::string("gpu-[1-2],login"));
    }
};

QTEST_GUILESS_MAIN(TestNodeKinds)
#include "tst_node_kinds.moc"
