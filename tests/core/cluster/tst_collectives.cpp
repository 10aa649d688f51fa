// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numeric>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QTest>

#include "core/base/csv_table.h"
#include "core/base/resource.h"
#include "core/base/whole_file.h"
#include "core/cluster/cluster.h"
#include "core/cluster/collectives.h"
#include "core/cluster/device_figures.h"
#include "core/cluster/device_presets.h"
#include "core/plan/rank_grid.h"
#include "core/plan/shard_groups.h"

using namespace rankloom;

namespace {

LinkTable flat(int nodes, int devices, double inner, double outer, double latency = 0)
{
    return {nodes, devices, {BytesPerSecond(inner), Seconds(latency), LinkOrigin::Assumed},
        {BytesPerSecond(outer), Seconds(latency), LinkOrigin::Assumed}};
}

std::vector<int> range(int count, int step = 1)
{
    std::vector<int> v(static_cast<std::size_t>(count));
    for (int i = 0; i < count; ++i)
        v[static_cast<std::size_t>(i)] = i * step;
    return v;
}

} // namespace

class TestCollectives : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// NVIDIA/nccl-tests doc/PERFORMANCE.md: all-reduce moves 2(n-1)/n of the buffer, the others (n-1)/n.
    void ringVolumesEqualNccl()
    {
        const LinkTable links = flat(1, 8, 100, 1);
        const Communicator c(links, range(8));
        QCOMPARE(c.allGather(Bytes(800)).time.value(), 7.0);
        QCOMPARE(c.reduceScatter(Bytes(800)).time.value(), 7.0);
        QCOMPARE(c.allReduce(Bytes(800)).time.value(), 14.0);
        QCOMPARE(c.allToAll(Bytes(800)).time.value(), 7.0);
    }

    void oneMemberCostsNothing()
    {
        const LinkTable links = flat(2, 4, 100, 10);
        const std::vector<int> alone {5};
        const Communicator c(links, alone);
        QCOMPARE(c.allReduce(Bytes(1e9)).time.value(), 0.0);
        QCOMPARE(c.allToAll(Bytes(1e9)).slowestFrom, -1);
    }

    /// Groups that take one member of each node get one share; groups of whole nodes get all shares.
    void sharesOfTheNodeAreCounted()
    {
        const LinkTable links = flat(2, 8, 1e12, 10);
        const std::vector<int> across {0, 8};
        QCOMPARE(Communicator(links, across).allGather(Bytes(100)).time.value(), 5.0);
        const Communicator whole(links, range(16));
        // All eight shares together carry half of the buffer between the nodes.
        const double time = whole.allGather(Bytes(1600)).time.value();
        QVERIFY2(std::abs(time - 1600.0 / 2 / 80) < 0.05 * time, qPrintable(QString::number(time)));
    }

    /// Where devices share ports, rings of some of a node's devices change the rail on their way through the
    /// node and get less of their shares than those of one device or of all.
    void groupsOfPartOfANodeGetLessThanTheirShares()
    {
        LinkTable links = flat(2, 8, 1e15, 10);
        const std::vector<int> group {0, 1, 2, 3, 8, 9, 10, 11};
        const auto time = [&] { return Communicator(links, group).allGather(Bytes(1600)).time.value(); };
        QVERIFY(std::abs(time() / (800 / (10 * 4.0)) - 1) < 1e-6);
        QCOMPARE(networkShares(links, 4), 4.0);
        links.setPortsPerNode(8);
        QCOMPARE(networkShares(links, 4), 4.0);
        links.setPortsPerNode(4);
        QCOMPARE(networkShares(links, 1), 1.0);
        QCOMPARE(networkShares(links, 8), 8.0);
        for (const int members : {2, 4, 7})
            QVERIFY(networkShares(links, members) < members && networkShares(links, members) > 0.3 * members);
        QVERIFY(std::abs(time() / (800 / (10 * networkShares(links, 4))) - 1) < 1e-6);
    }

    /// Where sizes were measured, a collective over equal links takes the measured times, another number of
    /// ranks takes its volume at the same share of the bandwidth, and a slower link slows it in proportion.
    void measuredSizesReplaceLatencies()
    {
        CollectiveCurve curve {LinkLevel::DevicePair, 8, {1e6, 1e7, 1e9}, {2e10, 1e11, 2e11}};
        QVERIFY(curve.sound());
        LinkTable links = flat(1, 8, 2e11, 1, 1e-6);
        links.setCurve(curve);
        const Communicator c(links, range(8));
        QVERIFY(c.measured());
        const auto near = [](Seconds time, double expected) {
            return std::abs(time.value() / expected - 1) < 1e-12;
        };
        QVERIFY(near(c.allReduce(Bytes(1e6)).time, 2 * 7.0 / 8 * 1e6 / 2e10));
        QVERIFY(near(c.reduceScatter(Bytes(1e7)).time, 7.0 / 8 * 1e7 / 1e11));
        QVERIFY(near(c.allGather(Bytes(4e9)).time, 7.0 / 8 * 4e9 / 2e11));
        QVERIFY(near(c.allReduce(Bytes(10)).time, 2 * 7.0 / 8 * 1e6 / 2e10)); // not below the smallest
        const double between = std::sqrt(1e6 / 2e10 * 1e7 / 1e11); // logarithmic middle of time and size
        QVERIFY(near(c.allGather(Bytes(std::sqrt(1e6 * 1e7))).time, 7.0 / 8 * between));
        QVERIFY(near(Communicator(links, range(2)).allReduce(Bytes(1e7)).time, 1e7 / 1e11));
        LinkMatrix matrix {8, std::vector<double>(64, 2e11), {}};
        matrix.bandwidth[matrix.index(2, 3)] = 1e11;
        links.setNodeDeviceMatrix(matrix);
        QVERIFY(near(Communicator(links, range(8)).allReduce(Bytes(1e6)).time, 2 * 7.0 / 8 * 1e6 / 1e10));
        QVERIFY(!Communicator(flat(2, 8, 1, 1), range(16)).measured());
    }

    void curvesAreKeptInOrderAndChecked()
    {
        LinkTable links = flat(2, 8, 1, 1);
        links.setCurve({LinkLevel::NodePair, 16, {1}, {1}});
        links.setCurve({LinkLevel::DevicePair, 8, {1}, {1}});
        links.setCurve({LinkLevel::DevicePair, 2, {1}, {1}});
        links.setCurve({LinkLevel::DevicePair, 8, {1, 2}, {1, 3}});
        QCOMPARE(links.curves().size(), std::size_t {3});
        QCOMPARE(links.curves()[1].bytes.size(), std::size_t {2});
        QCOMPARE(nearestCurve(links.curves(), LinkLevel::DevicePair, 4)->ranks, 2);
        QCOMPARE(nearestCurve(links.curves(), LinkLevel::DevicePair, 5)->ranks, 8);
        QCOMPARE(nearestCurve(links.curves(), LinkLevel::NodePair, 2)->ranks, 16);
        for (const CollectiveCurve& bad : {CollectiveCurve {LinkLevel::DevicePair, 1, {1}, {1}},
                 CollectiveCurve {LinkLevel::Device, 2, {1}, {1}},
                 CollectiveCurve {LinkLevel::DevicePair, 2, {}, {}},
                 CollectiveCurve {LinkLevel::DevicePair, 2, {1, 1}, {1, 1}},
                 CollectiveCurve {LinkLevel::DevicePair, 2, {1, 2}, {1}},
                 CollectiveCurve {LinkLevel::DevicePair, 2, {1}, {NAN}},
                 CollectiveCurve {LinkLevel::DevicePair, 2, {0}, {1}}})
            QVERIFY(!bad.sound());
    }

    /// Measured all-reduces on one node of eight A100 (vTrain): a sweep that skips every other size gives the
    /// times of those between within 2 % (median over all sizes and numbers of ranks).
    void leftOutSizesOfAMeasuredSweep()
    {
        const auto text =
            readWholeFile(RANKLOOM_REFERENCE_DATA "/timing/allreduce_a100.csv", std::size_t {1} << 20U);
        if (!text)
            QSKIP("The measured all-reduces are missing");
        const auto csv = CsvTable::parse(*text, "allreduce_a100.csv");
        QVERIFY(csv.has_value());
        std::vector<double> errors;
        for (const int ranks : {2, 4, 8}) {
            CollectiveCurve curve {LinkLevel::DevicePair, ranks, {}, {}};
            std::vector<std::pair<double, double>> leftOut;
            for (std::size_t r = 0; r < csv->rows(); ++r) {
                if (csv->integer(r, "gpus", 0) != ranks)
                    continue;
                const double bytes = csv->number(r, "bytes").value();
                if (r % 2 == 1) {
                    leftOut.emplace_back(bytes, csv->number(r, "out_of_place_us").value() * 1e-6);
                    continue;
                }
                curve.bytes.push_back(bytes);
                curve.busBandwidth.push_back(csv->number(r, "out_of_place_busbw_gbps").value() * 1e9);
            }
            LinkTable links = flat(1, 8, curve.busBandwidth.back(), 1);
            links.setCurve(curve);
            const Communicator c(links, range(ranks));
            for (const auto& [bytes, seconds] : leftOut)
                errors.push_back(std::abs(c.allReduce(Bytes(bytes)).time.value() / seconds - 1));
        }
        std::ranges::sort(errors);
        QVERIFY(errors.size() > 1000);
        QVERIFY2(errors[errors.size() / 2] < 0.02, qPrintable(QString::number(errors[errors.size() / 2])));
    }

    void theSlowestLinkRules()
    {
        LinkTable links = flat(4, 1, 1e12, 10);
        LinkMatrix matrix {4, std::vector<double>(16, 10.0), {}};
        matrix.bandwidth[matrix.index(2, 3)] = 2;
        links.setNodeMatrix(matrix);
        const CollectiveCost cost = Communicator(links, range(4)).allGather(Bytes(40));
        QCOMPARE(cost.time.value(), 15.0);
        QCOMPARE(cost.slowestFrom, 2);
        QCOMPARE(cost.slowestTo, 3);
        QCOMPARE(cost.slowestBandwidth.value(), 2.0);
    }

    void smallBuffersTakeTheTree()
    {
        const LinkTable links = flat(64, 1, 1e12, 1e10, 1e-5);
        const double time = Communicator(links, range(64)).allReduce(Bytes(8)).time.value();
        QVERIFY(time < 2 * 63 * 1e-5 / 5); // a ring would need 126 latencies, a double tree 12
    }

    void fasterLinksNeverSlowACollective()
    {
        QVERIFY(rc::check("monotone in bandwidth", [] {
            const int nodes = *rc::gen::inRange(1, 6);
            const int per = *rc::gen::inRange(1, 6);
            const double outer = *rc::gen::inRange(1, 100);
            const double buffer = *rc::gen::inRange(1, 1000000);
            const std::vector<int> all = range(nodes * per);
            const LinkTable slow = flat(nodes, per, 200, outer, 1e-3);
            const LinkTable fast = flat(nodes, per, 400, outer * 2, 1e-3);
            const Communicator a(slow, all);
            const Communicator b(fast, all);
            RC_ASSERT(b.allReduce(Bytes(buffer)).time <= a.allReduce(Bytes(buffer)).time);
            RC_ASSERT(b.allToAll(Bytes(buffer)).time <= a.allToAll(Bytes(buffer)).time);
            RC_ASSERT(a.allReduce(Bytes(buffer)).time <= 2.0 * a.allGather(Bytes(buffer)).time);
        }));
    }

    void shardGroupsPartitionTheGroup()
    {
        const std::vector<int> group {0, 1, 4, 5, 8, 9, 12, 13};
        const auto degree = [&](ShardExtent extent) { return shardGroups(extent, group, 4, 8).degree; };
        QCOMPARE(degree({ShardExtent::Kind::None, 1}), 1);
        QCOMPARE(degree({ShardExtent::Kind::DataParallel, 1}), 8);
        QCOMPARE(degree({ShardExtent::Kind::Node, 1}), 2);
        QCOMPARE(degree({ShardExtent::Kind::DevicePair, 1}), 2);
        QCOMPARE(degree({ShardExtent::Kind::Degree, 4}), 4);
        const std::vector<int> spread {0, 2, 4, 6}; // no two of them are a pair
        QCOMPARE(shardDegree({ShardExtent::Kind::DevicePair, 1}, spread, 4, 4), 1);
        const std::vector<int> uneven {0, 1, 2, 4}; // three in one node, one in the next
        QCOMPARE(shardDegree({ShardExtent::Kind::Node, 1}, uneven, 4, 4), 1);
        // Eight ranks hold 4 of 16 copies of an expert when 32 hold the dense parameters.
        const std::vector<int> copies(16, 0);
        QCOMPARE(shardDegree({ShardExtent::Kind::Degree, 8}, copies, 4, 32), 4);
        const ShardGroups groups = shardGroups({ShardExtent::Kind::Node, 1}, group, 4, 8);
        QCOMPARE(groups.shards().front(), (std::vector<int> {0, 1}));
        QCOMPARE(groups.replicas().front(), (std::vector<int> {0, 4, 8, 12}));
    }

    /// Without and with a placement that says the same, bytes are counted with the degrees that traffic has.
    void planShardsAreThoseOfTheGroups()
    {
        QVERIFY(rc::check("planShards() = the least shardDegree() of all groups", [] {
            Project project;
            project.cluster.change().devicesPerNode = *rc::gen::element(2, 4, 8);
            project.cluster.change().nodes = 16 / project.cluster->devicesPerNode * 2;
            Plan plan;
            plan.layout.tp = *rc::gen::element(1, 2, 4);
            plan.layout.cp = *rc::gen::element(1, 2);
            plan.layout.pp = *rc::gen::element(1, 2);
            plan.layout.ep = *rc::gen::element(1, 2, 4);
            plan.layout.etp = 1;
            const auto extent = [] {
                using Kind = ShardExtent::Kind;
                return ShardExtent {*rc::gen::element(Kind::None, Kind::DataParallel, Kind::Degree,
                                        Kind::DevicePair, Kind::Node, Kind::All),
                    *rc::gen::element(1, 2, 4)};
            };
            plan.memory.sharding = {extent(), extent(), extent(), extent()};
            const Layout layout = resolved(plan.layout, 32);
            const PlanShards linear = planShards(project, plan, layout);
            plan.deviceOfRank.resize(32);
            std::iota(plan.deviceOfRank.begin(), plan.deviceOfRank.end(), 0);
            const PlanShards placed = planShards(project, plan, layout);
            RC_ASSERT(linear.dense == placed.dense);
            RC_ASSERT(linear.experts == placed.experts);
        }));
    }

    void everyDevicePresetReads()
    {
        QVERIFY(devicePresets().size() >= 13);
        for (const std::string& name : devicePresets()) {
            const auto device = devicePreset(name);
            QVERIFY2(device.has_value(), name.c_str());
            QCOMPARE(device->name, name);
            QVERIFY(
                device->memory.value() > 0 && device->peakBf16.value() > 0 && device->multiprocessors > 0);
            // A document may leave figures out, a preset says all of them.
            const nlohmann::json stated = derivedPreset(name, [](std::string_view preset) {
                return resource("devices/" + std::string(preset) + ".json");
            }).value();
            for (const DeviceFigure& figure : deviceFigures()) {
                if (figure.kind == DeviceFigure::Kind::Known && figure.get(*device) == 0)
                    continue;
                QVERIFY2(stated.contains(figure.name), figure.name);
                QCOMPARE(figure.get(*device), stated[figure.name].get<double>());
            }
        }
        const auto missing = devicePreset("h100-sxm");
        QVERIFY(!missing);
        QVERIFY(QString::fromStdString(missing.error().text()).contains(QStringLiteral("h100-sxm-80gb")));
    }
};

QTEST_APPLESS_MAIN(TestCollectives)
#include "tst_collectives.moc"
