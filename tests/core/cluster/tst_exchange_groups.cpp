// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What is priced once for many groups of devices, or not at all, against every group priced by itself. Equal
// means equal to the last bit.
#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>

#include <rapidcheck.h>

#include <QTest>

#include "core/base/random.h"
#include "core/cluster/device_presets.h"
#include "core/cluster/exchange_groups.h"
#include "core/model/hf_config.h"
#include "core/plan/rank_grid.h"
#include "core/timing/pass_communication.h"
#include "core/timing/pass_parts.h"

using namespace rankloom;

namespace {

bool equal(const CollectiveCost& a, const CollectiveCost& b)
{
    return a.time == b.time && a.slowestFrom == b.slowestFrom && a.slowestTo == b.slowestTo
        && a.slowestBandwidth == b.slowestBandwidth;
}

/// A number near `most`, so often exactly it that equal groups are common.
double near(Random& random, double most)
{
    return random.below(2) == 0 ? most : most * (0.5 + 0.5 * random.unit());
}

LinkMatrix randomMatrix(Random& random, int size, double bandwidth)
{
    LinkMatrix matrix;
    matrix.size = size;
    const bool timed = random.below(2) == 0;
    for (int cell = 0; cell < size * size; ++cell) {
        matrix.bandwidth.push_back(random.below(5) == 0 ? NAN : near(random, bandwidth));
        if (timed)
            matrix.latency.push_back(random.below(5) == 0 ? NAN : near(random, 2e-5));
    }
    return matrix;
}

LinkShares randomShares(Random& random, int nodes, int devices)
{
    LinkShares shares;
    const auto some = [&random](std::vector<double>& of, int count) {
        for (int i = 0; i < count; ++i)
            of.push_back(random.below(6) == 0 ? near(random, 0.8) : 1);
    };
    if (random.below(3) == 0)
        some(shares.ofNode, nodes);
    if (random.below(3) == 0)
        some(shares.ofDevice, devices);
    if (random.below(3) == 0)
        shares.ofPair.push_back({random.below(nodes), random.below(nodes), 0.5, 2});
    return shares;
}

/// Links of every kind that tells devices or nodes apart, each now and then.
LinkTable randomLinks(Random& random, int nodes, int perNode)
{
    LinkTable links(
        nodes, perNode, {BytesPerSecond(2e11), Seconds(2e-6)}, {BytesPerSecond(5e10), Seconds(5e-6)});
    if (random.below(2) == 0)
        links.setNodeMatrix(randomMatrix(random, nodes, 5e10));
    if (random.below(3) == 0)
        links.setNodeDeviceMatrix(randomMatrix(random, perNode, 2e11));
    if (random.below(8) == 0)
        links.setDeviceMatrix(randomMatrix(random, nodes * perNode, 6e10));
    if (random.below(4) == 0) {
        NetworkTier tier {"leaf switches", links.tier(LinkLevel::NodePair), 1, {}};
        tier.figure.bandwidth *= 2.0;
        for (int node = 0; node < nodes; ++node)
            tier.groupOf.push_back(node / 2);
        links.setNetworkTiers({tier});
    }
    if (random.below(4) == 0)
        links.setPortsPerNode(1);
    if (random.below(3) == 0)
        links.setShares(randomShares(random, nodes, nodes * perNode));
    return links;
}

/// All devices, in order, by nodes in another order, or each anywhere.
std::vector<int> randomPlacement(Random& random, int nodes, int perNode)
{
    std::vector<int> devices(static_cast<std::size_t>(nodes * perNode));
    std::iota(devices.begin(), devices.end(), 0);
    const auto shuffled = [&random](std::vector<int> values) {
        for (int i = static_cast<int>(values.size()) - 1; i > 0; --i)
            std::swap(
                values[static_cast<std::size_t>(i)], values[static_cast<std::size_t>(random.below(i + 1))]);
        return values;
    };
    const int kind = random.below(3);
    if (kind == 0)
        return devices;
    if (kind == 1)
        return shuffled(devices);
    std::vector<int> order(static_cast<std::size_t>(nodes));
    std::iota(order.begin(), order.end(), 0);
    order = shuffled(order);
    for (int& device : devices)
        device = order[static_cast<std::size_t>(device / perNode)] * perNode + device % perNode;
    return devices;
}

/// The devices cut into groups of `size` that are `stride` ranks apart.
std::vector<std::vector<int>> groupsOf(const std::vector<int>& devices, int size, int stride)
{
    std::vector<std::vector<int>> groups;
    for (int first = 0; first < static_cast<int>(devices.size()); ++first) {
        if (first / stride % size != 0)
            continue;
        std::vector<int>& group = groups.emplace_back();
        for (int i = 0; i < size; ++i)
            group.push_back(devices[static_cast<std::size_t>(first + i * stride)]);
    }
    return groups;
}

std::vector<double> randomBytes(Random& random, std::size_t members)
{
    std::vector<double> bytes(members * members);
    const int kind = random.below(3);
    std::vector<double> popular(members);
    for (double& value : popular)
        value = near(random, 1e6);
    for (std::size_t i = 0; i < bytes.size(); ++i)
        bytes[i] = kind == 0 ? 1e6 : kind == 1 ? popular[i % members] : random.below(4) * 1e5 * random.unit();
    return bytes;
}

/// A cluster of random shape with groups in it.
struct Sample {
    Random random;
    int nodes;
    int perNode;
    LinkTable links;
    std::vector<std::vector<int>> groups;
};

Sample randomSample()
{
    Random random(*rc::gen::inRange<std::uint64_t>(0, 1'000'000'000));
    const int nodes = 1 << random.below(4);
    const int perNode = 1 << random.below(4);
    const int size = 1 << random.below(1 + static_cast<int>(std::log2(nodes * perNode)));
    const int stride = 1 << random.below(1 + static_cast<int>(std::log2(nodes * perNode / size)));
    LinkTable links = randomLinks(random, nodes, perNode);
    auto groups = groupsOf(randomPlacement(random, nodes, perNode), size, stride);
    return {random, nodes, perNode, std::move(links), std::move(groups)};
}

/// OLMoE on four nodes of four devices.
Project moeProject()
{
    Project project;
    project.model = modelPreset("olmoe-1b-7b").value();
    project.cluster = makeCluster(4, 4, devicePreset("h100-sxm-80gb").value());
    return project;
}

/// Some of what an exchange may follow from, or not.
Plan changedPlan(Random& random, Plan plan)
{
    switch (random.below(8)) {
    case 0:
        plan.memory.precision = Precision::Fp32;
        break;
    case 1:
        plan.communication.expertDispatch = ExpertDispatch::ContextCoherent;
        break;
    case 2:
        plan.deviceOfRank = randomPlacement(random, 4, 4);
        break;
    case 3:
        plan.stages.layersPerStage = {9, 7};
        break;
    case 4:
        plan.layout.sequenceParallel = false;
        break;
    case 5:
        plan.memory.recompute.mode = RecomputeMode::FullUniform;
        break;
    case 6:
        plan.memory.sharding.gradients = {ShardExtent::Kind::DataParallel, 1};
        break;
    default:
        plan.memory.crossEntropy = CrossEntropy::Unfused;
        break;
    }
    return plan;
}

} // namespace

class TestExchangeGroups : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theSlowestGroupIsFoundExactly()
    {
        QVERIFY(rc::check("slowest() = the slowest of all PairwiseExchange", [] {
            Sample sample = randomSample();
            const std::size_t members = sample.groups.front().size();
            const std::vector<double> first = randomBytes(sample.random, members);
            const std::vector<double> second = randomBytes(sample.random, members);
            constexpr std::size_t kSets = 2;
            ExchangeGroups groups(sample.links, kSets);
            std::array<SlowestExchange, kSets> expected;
            for (const std::vector<int>& devices : sample.groups) {
                const auto set = static_cast<std::size_t>(sample.random.below(2));
                groups.add(set, devices);
                const PairwiseExchange exchange(sample.links, devices);
                const CollectiveCost there = exchange.cost(first);
                const CollectiveCost home = exchange.cost(second);
                expected[set].both = std::max(expected[set].both, there.time + home.time);
                expected[set].one.keepSlower(there);
                expected[set].one.keepSlower(home);
            }
            const ExchangeBytes forAll = groups.prepare(first);
            for (std::size_t set = 0; set < kSets; ++set) {
                const SlowestExchange found = groups.slowest(set, forAll, groups.prepare(second, set));
                RC_ASSERT(found.both == expected[set].both);
                RC_ASSERT(equal(found.one, expected[set].one));
            }
        }));
    }

    /// What sameLinks() says is alike takes equally long, whatever it does.
    void sameLinksTakeAsLong()
    {
        QVERIFY(rc::check("sameLinks() = the same links", [] {
            Sample sample = randomSample();
            Random& random = sample.random;
            const std::vector<int>& a =
                sample.groups[static_cast<std::size_t>(random.below(static_cast<int>(sample.groups.size())))];
            const std::vector<int>& b =
                sample.groups[static_cast<std::size_t>(random.below(static_cast<int>(sample.groups.size())))];
            const bool same = sameLinks(sample.links, a, b);
            RC_CLASSIFY(same && a != b, "two groups with the same links");
            if (!same)
                return;
            const Bytes buffer(near(random, 1e7));
            const Communicator ringA(sample.links, a);
            const Communicator ringB(sample.links, b);
            RC_ASSERT(ringA.nodes() == ringB.nodes());
            RC_ASSERT(ringA.allReduce(buffer).time == ringB.allReduce(buffer).time);
            RC_ASSERT(ringA.allGather(buffer).time == ringB.allGather(buffer).time);
            RC_ASSERT(ringA.broadcast(buffer).time == ringB.broadcast(buffer).time);
            for (std::size_t from = 0; from < a.size(); ++from)
                for (std::size_t to = 0; to < a.size(); ++to)
                    RC_ASSERT(sample.links.link(a[from], a[to]) == sample.links.link(b[from], b[to]));
        }));
    }

    void theRingVisitsNodeByNode()
    {
        QVERIFY(rc::check("ring() = members by node, nodes by first appearance", [] {
            const Sample sample = randomSample();
            for (const std::vector<int>& group : sample.groups) {
                std::vector<int> expected;
                for (const int first : group) {
                    if (std::ranges::find(expected, first) != expected.end())
                        continue;
                    for (const int device : group)
                        if (sample.links.nodeOf(device) == sample.links.nodeOf(first))
                            expected.push_back(device);
                }
                RC_ASSERT(Communicator(sample.links, group).ring() == expected);
            }
        }));
    }

    void groupsAreThoseOfTheirMembers()
    {
        QVERIFY(rc::check("groups() = groupOf() of every rank", [] {
            Layout layout;
            layout.tp = *rc::gen::element(1, 2, 4);
            layout.cp = *rc::gen::element(1, 2);
            layout.dp = *rc::gen::element(4, 8, 12);
            layout.pp = *rc::gen::element(1, 2, 3);
            layout.etp = *rc::gen::element(1, 2);
            layout.ep = *rc::gen::element(1, 2);
            Random random(*rc::gen::inRange<std::uint64_t>(0, 1000));
            for (std::size_t i = layout.order.size() - 1; i > 0; --i)
                std::swap(layout.order[i],
                    layout.order[static_cast<std::size_t>(random.below(static_cast<int>(i) + 1))]);
            const RankGrid grid(layout);
            for (int kind = 0; kind < kGroupKindCount; ++kind) {
                std::vector<std::vector<int>> expected;
                std::vector<bool> seen(static_cast<std::size_t>(grid.ranks()), false);
                for (int rank = 0; rank < grid.ranks(); ++rank) {
                    if (seen[static_cast<std::size_t>(rank)])
                        continue;
                    expected.push_back(grid.groupOf(static_cast<GroupKind>(kind), rank));
                    for (const int member : expected.back())
                        seen[static_cast<std::size_t>(member)] = true;
                }
                RC_ASSERT(grid.groups(static_cast<GroupKind>(kind)) == expected);
            }
        }));
    }

    /// The groups that placedGroups() keeps have the slowest of all among them, the first of equal ones.
    void theSlowestCommunicatorIsKept()
    {
        QVERIFY(rc::check("the slowest of placedGroups() = the slowest of all groups", [] {
            Sample sample = randomSample();
            Random& random = sample.random;
            Project project;
            project.cluster.change().nodes = sample.nodes;
            project.cluster.change().devicesPerNode = sample.perNode;
            project.cluster.change().links = sample.links;
            Plan plan;
            const int devices = sample.nodes * sample.perNode;
            plan.layout.tp = 1 << random.below(1 + static_cast<int>(std::log2(devices)));
            plan.layout.pp = 1 << random.below(1 + static_cast<int>(std::log2(devices / plan.layout.tp)));
            plan.layout.etp = 1;
            plan.deviceOfRank = randomPlacement(random, sample.nodes, sample.perNode);
            const LaidOut laid(project, plan);
            const RankGrid& grid = laid.grid();
            const Bytes buffer(near(random, 1e7));
            for (const GroupKind kind : {GroupKind::Tensor, GroupKind::DataContext, GroupKind::Pipeline}) {
                std::vector<CollectiveCost> all(static_cast<std::size_t>(plan.layout.pp));
                std::vector<CollectiveCost> kept = all;
                for (const std::vector<int>& ranks : grid.groups(kind))
                    all[static_cast<std::size_t>(grid.coordinates(ranks.front()).pp)].keepSlower(
                        Communicator(project.cluster->links, laid.devicesOf(ranks)).allReduce(buffer));
                const AlikeGroups alike =
                    random.below(2) == 0 ? AlikeGroups::ByLinksAndSlots : AlikeGroups::ByLinks;
                for (const PlacedGroup& group : placedGroups(laid, kind, alike))
                    kept[group.pipelineRank].keepSlower(
                        Communicator(project.cluster->links, group.devices).allReduce(buffer));
                RC_ASSERT(std::ranges::equal(all, kept, equal));
            }
        }));
    }

    /// Where sameExchange() says so, the passes of a changed plan have the times of the exchange before.
    void changesShareTheExchange()
    {
        const Project base = moeProject();
        QVERIFY(rc::check("passes with a shared exchange = passes", [&base] {
            Random random(*rc::gen::inRange<std::uint64_t>(0, 1'000'000));
            Project project = base;
            project.cluster.change().links = randomLinks(random, 4, 4);
            Plan plan;
            plan.workload = {4096, 1, 64};
            plan.layout.pp = 2;
            plan.layout.ep = 4;
            const Plan changed = changedPlan(random, plan);
            const LaidOut laid(project, changed);
            const bool same = sameExchange(project, plan, changed);
            RC_CLASSIFY(same, "shared");
            if (!same)
                return;
            const PassTimes own = timePasses(laid);
            const PassTimes shared = timePasses(laid, ExpertExchange(LaidOut(project, plan)));
            for (std::size_t s = 0; s < own.stages.size(); ++s) {
                RC_ASSERT(own.stages[s].forward == shared.stages[s].forward);
                RC_ASSERT(own.stages[s].backwardInput == shared.stages[s].backwardInput);
                RC_ASSERT(own.stages[s].expertParallel() == shared.stages[s].expertParallel());
            }
            RC_ASSERT(std::ranges::equal(
                own.collectives, shared.collectives, {}, &CollectiveUse::time, &CollectiveUse::time));
            RC_ASSERT(std::ranges::equal(own.collectives, shared.collectives, {}, &CollectiveUse::slowestFrom,
                &CollectiveUse::slowestFrom));
        }));
    }
};

QTEST_APPLESS_MAIN(TestExchangeGroups)
#include "tst_exchange_groups.moc"
