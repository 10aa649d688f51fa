// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <numeric>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/cluster/measured_links.h"
#include "core/cluster/node_kinds.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/unmeasured_links.h"
#include "core/model/hf_config.h"
#include "core/plan/plan_json.h"
#include "core/plan/setting_words.h"

using namespace rankloom;

namespace {

DeviceSpec device(const char* name) { return devicePreset(name).value(); }

/// Between nodes a and b: 1 GB/s for every unit of 100 a + b.
Cluster measured(int nodes)
{
    Cluster cluster = makeCluster(nodes, 8, device("a100-sxm-40gb"));
    LinkMatrix matrix {nodes, std::vector<double>(static_cast<std::size_t>(nodes) * nodes), {}};
    for (int from = 0; from < nodes; ++from)
        for (int to = 0; to < nodes; ++to)
            matrix.bandwidth[matrix.index(from, to)] = 1e9 * (100 * from + to + 1);
    cluster.links.setNodeMatrix(std::move(matrix));
    for (int node = 0; node < nodes; ++node)
        cluster.nodeNames.push_back("gpu" + std::to_string(node));
    return cluster;
}

} // namespace

/// What becomes of links that were measured when the cluster they were measured on is edited.
class TestMeasuredLinks : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Nodes that stay keep their links and names, however many there are then.
    void nodesThatStayKeepTheirLinks()
    {
        QVERIFY(rc::check("resized", [] {
            const int before = *rc::gen::inRange(2, 12);
            const int after = *rc::gen::inRange(2, 12);
            const Cluster old = measured(before);
            const Cluster now = reshaped(old, after, 8, old.device);
            const int kept = std::min(before, after);
            for (int from = 0; from < after; ++from)
                for (int to = 0; to < after; ++to) {
                    if (from == to)
                        continue;
                    const LinkFigure link = now.links.nodeLink(from, to);
                    if (from < kept && to < kept)
                        RC_ASSERT(link == old.links.nodeLink(from, to));
                    else
                        RC_ASSERT(link == now.links.tier(LinkLevel::NodePair));
                }
            RC_ASSERT(static_cast<int>(now.nodeNames.size()) == after);
            RC_ASSERT(std::equal(now.nodeNames.begin(), now.nodeNames.begin() + kept, old.nodeNames.begin()));
            const std::vector<int> unmeasured = unmeasuredNodes(now.links);
            RC_ASSERT(static_cast<int>(unmeasured.size()) == std::max(0, after - before));
        }));
    }

    void linksOfAllDevicesAreKeptToo()
    {
        Cluster old = makeCluster(4, 2, device("a100-sxm-40gb"));
        LinkMatrix matrix {8, std::vector<double>(64), std::vector<double>(64)};
        std::iota(matrix.bandwidth.begin(), matrix.bandwidth.end(), 1e9);
        std::iota(matrix.latency.begin(), matrix.latency.end(), 1);
        old.links.setDeviceMatrix(matrix);
        for (const int nodes : {2, 6}) {
            const Cluster now = reshaped(old, nodes, 2, old.device);
            QVERIFY(now.links.link(1, 3) == old.links.link(1, 3));
            QVERIFY(now.links.link(0, 1) == old.links.link(0, 1));
        }
        QVERIFY(reshaped(old, 6, 2, old.device).links.link(0, 11).bandwidth
            == old.links.tier(LinkLevel::NodePair).bandwidth);
    }

    /// Other devices have another network; the same ones with other figures have not.
    void otherDevicesForgetWhatWasMeasured()
    {
        Cluster old = measured(4);
        old.links.setNetworkTiers({{"leaf switches",
            {BytesPerSecond(20e9), Seconds(5e-6), LinkOrigin::Measured}, 2.0, {0, 0, 1, 1}}});
        const DeviceSpec h200 = device("h200-sxm-141gb");
        const Cluster other = onOtherDevices(old, h200);
        QVERIFY(!hasMeasuredLinks(other.links));
        QCOMPARE(other.links.nodeLink(0, 2).bandwidth, h200.networkLink);
        QVERIFY(other.links.nodeLink(0, 2).origin == LinkOrigin::Assumed);
        QCOMPARE(other.links.nodeLink(0, 1).bandwidth, h200.networkLink * 0.5); // half of it passes the leaf
        QVERIFY(other.nodeNames == old.nodeNames);
        DeviceSpec faster = old.device;
        faster.computeEfficiency *= 1.1;
        QVERIFY(hasMeasuredLinks(onOtherDevices(old, faster).links));
        QVERIFY(withMeasuredLinks(other, old.links).links.nodeMatrix() == old.links.nodeMatrix());
        QVERIFY(!hasMeasuredLinks(withMeasuredLinks(reshaped(other, 5, 8, h200), old.links).links));
    }

    void someNodesMayForget()
    {
        Cluster cluster = measured(4);
        forgetMeasuredLinks(cluster, std::vector {1, 3});
        QCOMPARE(unmeasuredNodes(cluster.links), (std::vector {1, 3}));
        QVERIFY(cluster.links.nodeLink(0, 2) == measured(4).links.nodeLink(0, 2));
        QVERIFY(cluster.links.nodeLink(0, 1) == cluster.links.tier(LinkLevel::NodePair));
        forgetMeasuredLinks(cluster, std::vector {0, 2});
        QVERIFY(!hasMeasuredLinks(cluster.links));
        QVERIFY(unmeasuredNodes(cluster.links).empty());
    }

    /// More nodes than were measured are told, with the plan that leaves them out.
    void assumedLinksAreDiagnosed()
    {
        Project project;
        project.model = modelPreset("llama-3-8b").value();
        project.cluster = measured(2);
        Plan plan;
        plan.workload = {4096, 1, 64};
        plan.layout.tp = 8;
        QVERIFY(observeUnmeasuredLinks(project, plan).empty());
        project.cluster = reshaped(project.cluster, 4, 8, project.cluster->device);
        const Evaluation evaluation = evaluate(project, plan).value();
        const auto found = std::ranges::find(evaluation.diagnostics, kLinksNotMeasured, &Diagnostic::code);
        QVERIFY(found != evaluation.diagnostics.end());
        QVERIFY2(found->message.find("2 of 4 nodes") != std::string::npos, found->message.c_str());
        QVERIFY(found->message.find("node[2-3]") != std::string::npos);
        QCOMPARE(found->suggestions.size(), std::size_t {1});
        nlohmann::json document = nlohmann::json::parse(writePlan(plan));
        document[nlohmann::json::json_pointer(found->suggestions.front().pointer)] =
            nlohmann::json::parse(found->suggestions.front().value);
        const Plan without = readPlan(document.dump()).value();
        QCOMPARE(without.whatIf.size(), std::size_t {2});
        QVERIFY(observeUnmeasuredLinks(project, without).empty());
    }

    /// What is measured stands before what a cut end would hide.
    void wordsBeginWithWhatIsMeasured()
    {
        QVERIFY(linkWords(measured(4).links).starts_with("measured between nodes; else "));
        QVERIFY(linkWords(reshaped(measured(4), 5, 8, device("a100-sxm-40gb")).links)
                    .starts_with("measured between some nodes; else "));
        QVERIFY(linkWords(makeCluster(2, 8, device("a100-sxm-40gb")).links).find("measured")
            == std::string::npos);
    }

    void clustersAreNamedWithAllTheirDevices()
    {
        Cluster cluster = makeCluster(96, 8, device("h100-sxm-80gb"));
        QCOMPARE(clusterName(cluster), std::string("96 × 8 NVIDIA H100 SXM 80 GB"));
        std::vector<int> others(32);
        std::iota(others.begin(), others.end(), 64);
        cluster.setDeviceOfNodes(others, device("a100-sxm-40gb"));
        const std::string a100 = device("a100-sxm-40gb").title;
        QCOMPARE(clusterName(cluster), "64 × 8 NVIDIA H100 SXM 80 GB + 32 × 8 " + a100);
    }
};

QTEST_APPLESS_MAIN(TestMeasuredLinks)
#include "tst_measured_links.moc"
