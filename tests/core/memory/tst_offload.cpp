// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <vector>

#include <rapidcheck.h>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/cluster/host.h"
#include "core/evaluate/evaluate.h"
#include "core/memory/calibration.h"
#include "core/memory/memory.h"
#include "core/memory/offload.h"
#include "core/memory/stage_account.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"

using namespace rankloom;

namespace {

std::vector<OffloadModule> someModules()
{
    std::vector<OffloadModule> modules;
    const int count = *rc::gen::inRange(1, 20);
    for (int i = 0; i < count; ++i)
        modules.push_back({Bytes(*rc::gen::inRange(0, 1000)), Seconds(*rc::gen::inRange(1, 100))});
    return modules;
}

/// The two sides of the rule for module `i`, straight from its words.
bool mustStay(const std::vector<OffloadModule>& modules, std::size_t i, double write)
{
    double all = 0;
    double before = 0;
    double saved = 0;
    for (std::size_t j = 0; j < modules.size(); ++j) {
        all += modules[j].forward.value();
        if (j < i) {
            before += modules[j].forward.value();
            saved += modules[j].saved.value();
        }
    }
    return (saved + 2 * modules[i].saved.value()) > write * (3 * all - 2 * before);
}

Bytes savedBy(const std::vector<OffloadModule>& modules, std::size_t count)
{
    Bytes sum;
    for (std::size_t i = 0; i < count; ++i)
        sum += modules[i].saved;
    return sum;
}

Project project()
{
    Project p;
    p.model = modelPreset("llama-3-8b").value();
    p.cluster = makeCluster(4, 8, devicePreset("h100-sxm-80gb").value());
    return p;
}

Plan plainPlan()
{
    Plan p;
    p.workload = {4096, 1, 128};
    return p;
}

} // namespace

class TestOffload : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Module i of L equal ones stays when (i+2)·V/t > B·(3L-2i).
    void equalModulesFollowTheClosedForm()
    {
        const std::vector<OffloadModule> modules(10, {Bytes(1), Seconds(1)});
        // i = 0: 2/30, 4: 6/22, 5: 7/20, 8: 10/14.
        QCOMPARE(offloadableModules(modules, BytesPerSecond(2.0 / 30 - 1e-9)), std::size_t {0});
        QCOMPARE(offloadableModules(modules, BytesPerSecond(7.0 / 20 - 1e-9)), std::size_t {5});
        QCOMPARE(offloadableModules(modules, BytesPerSecond(7.0 / 20 + 1e-9)), std::size_t {6});
        // The last module never leaves, however fast the link.
        QCOMPARE(offloadableModules(modules, BytesPerSecond(1e12)), std::size_t {9});
        QCOMPARE(offloadableModules({}, BytesPerSecond(1)), std::size_t {0});
        const OffloadNeed need = offloadNeed(modules, Bytes(6), BytesPerSecond(0.1));
        QCOMPARE(need.required.value(), 7.0 / 20);
        QCOMPARE(need.stall.value(), 7 / 0.1 - 20);
    }

    void theFirstModuleThatMustStayEndsTheWalk()
    {
        QVERIFY(rc::check("brute force", [] {
            const auto modules = someModules();
            const double write = *rc::gen::inRange(1, 50);
            std::size_t expected = 0;
            while (expected + 1 < modules.size() && !mustStay(modules, expected, write))
                ++expected;
            RC_ASSERT(offloadableModules(modules, BytesPerSecond(write)) == expected);
        }));
    }

    void whatTheRuleLetsGoNeverStalls()
    {
        QVERIFY(rc::check("stall exactly when the rate is too low", [] {
            const auto modules = someModules();
            const BytesPerSecond write(*rc::gen::inRange(1, 50));
            const std::size_t free = offloadableModules(modules, write);
            RC_ASSERT(offloadNeed(modules, savedBy(modules, free), write).stall.value() <= 0);
            const Bytes leaving(*rc::gen::inRange(0, 20000));
            const OffloadNeed need = offloadNeed(modules, leaving, write);
            // Both sides of a comparison are divided by different numbers: equality within rounding.
            const double slack = 1e-9;
            if (need.stall.value() > slack)
                RC_ASSERT(need.required > write);
            if (need.required.value() > write.value() * (1 + slack))
                RC_ASSERT(need.stall.value() > 0);
        }));
    }

    void moreBytesAndSlowerLinksNeverHelp()
    {
        QVERIFY(rc::check("monotone", [] {
            const auto modules = someModules();
            const double write = *rc::gen::inRange(1, 50);
            const double bytes = *rc::gen::inRange(0, 20000);
            const OffloadNeed less = offloadNeed(modules, Bytes(bytes), BytesPerSecond(write));
            const OffloadNeed more = offloadNeed(modules, Bytes(bytes * 1.5), BytesPerSecond(write));
            RC_ASSERT(more.required >= less.required && more.stall >= less.stall);
            RC_ASSERT(offloadNeed(modules, Bytes(bytes), BytesPerSecond(write * 2)).stall <= less.stall);
            RC_ASSERT(offloadableModules(modules, BytesPerSecond(write * 2))
                >= offloadableModules(modules, BytesPerSecond(write)));
        }));
    }

    /// 8.6 GB/s all day long are 0.74 PB.
    void enduranceIsInDays()
    {
        const double days = enduranceDays(Bytes(0.74e15), Bytes(8.6e9), Seconds(1));
        QVERIFY(std::abs(days - 1) < 0.005); // the figure has two digits
        QVERIFY(std::isinf(enduranceDays(Bytes(1e15), Bytes(0), Seconds(1))));
    }

    void drivesAreNoFasterThanTheLinkToTheHost()
    {
        DeviceSpec device;
        device.hostLink = BytesPerSecond(5e9);
        const DriveSpec drives;
        QCOMPARE(offloadLink(device, drives, OffloadTarget::None).binding(), BytesPerSecond(0));
        QCOMPARE(offloadLink(device, drives, OffloadTarget::Host).binding(), BytesPerSecond(5e9));
        QCOMPARE(offloadLink(device, drives, OffloadTarget::Nvme).write, BytesPerSecond(3.25e9));
        QCOMPARE(offloadLink(device, drives, OffloadTarget::Nvme).read, BytesPerSecond(5e9));
    }

    /// A device's part of a shared link, and what traffic of its network port leaves of its own.
    void linksToTheHostAreShared()
    {
        const OffloadLink alone {BytesPerSecond(60e9), BytesPerSecond(60e9)};
        const BytesPerSecond link(60e9);
        QCOMPARE(sharedLink(alone, link, Bytes(1e9), {}).binding(), link);
        QCOMPARE(sharedLink(alone, link, Bytes(1e9), {2, {}, {}}).write, BytesPerSecond(30e9));
        // 2 GB of others in 0.1 s: 20 of 60 GB/s are theirs. 5 GB of them fill more than half of that time.
        const OffloadLink beside =
            sharedLink(alone, link, Bytes(1e9), {1, {Bytes(2e9), Seconds(0.1)}, {Bytes(5e9), Seconds(0.1)}});
        QVERIFY(std::abs(beside.write.value() - 40e9) < 1);
        QCOMPARE(beside.read, BytesPerSecond(10e9)); // six bytes pass for one: 0.1 s for all of them
        QCOMPARE(sharedLink(alone, link, {}, {1, {Bytes(9e9), Seconds(0.1)}, {}}).write, BytesPerSecond(0));
        QVERIFY(rc::check("nothing is gained, and what passes in time is never late", [&] {
            const Bytes mine(*rc::gen::inRange(1, 1000) * 1e7);
            const Bytes others(*rc::gen::inRange(0, 1000) * 1e7);
            const Seconds time(*rc::gen::inRange(1, 200) * 1e-3);
            const BytesPerSecond left = sharedLink(alone, link, mine, {1, {others, time}, {}}).write;
            RC_ASSERT(left <= link && left.value() > 0);
            // Both pass in time exactly where the link carries their sum.
            const double need = (mine + others) / link / time;
            if (std::abs(need - 1) > 1e-9)
                RC_ASSERT((mine / left <= time) == (need < 1));
        }));
        QCOMPARE(sharedLink({BytesPerSecond(5e9), BytesPerSecond(9e9)}, link, Bytes(1e9), {2, {}, {}}).write,
            BytesPerSecond(5e9)); // drives
    }

    /// What is stated of the hosts holds; otherwise what such nodes usually have; of others nothing is known.
    void hostsAreAsStated()
    {
        Cluster cluster = project().cluster; // nodes of eight H100
        QCOMPARE(hostOf(cluster), (HostSpec {Bytes(2e12), 2}));
        cluster.host = {Bytes(1e12), 0};
        QCOMPARE(hostOf(cluster), (HostSpec {Bytes(1e12), 2}));
        cluster.host = {{}, 4};
        QCOMPARE(hostOf(cluster), (HostSpec {Bytes(2e12), 4}));
        cluster.host.devicesPerLink = 64; // more than a node has
        QCOMPARE(hostOf(cluster).devicesPerLink, 8);
        cluster.host = {};
        cluster.device.name = "mine"; // what a device is called says nothing
        QCOMPARE(hostOf(cluster), (HostSpec {Bytes(2e12), 2}));
        cluster.device.hostMemory = {};
        cluster.device.devicesPerHostLink = 0;
        QCOMPARE(hostOf(cluster), (HostSpec {{}, 1}));
        for (const std::string& name : devicePresets()) {
            const HostSpec host = hostOf(makeCluster(1, 8, *devicePreset(name)));
            QVERIFY2(host.memory.value() > 0 && host.devicesPerLink >= 1, name.c_str());
        }
    }

    /// Without offload nothing of the hosts counts.
    void hostsDoNotMatterWithoutOffload()
    {
        Project p = project();
        Plan plan;
        plan.workload = {4096, 1, 128};
        plan.layout = {.tp = 2, .pp = 4, .dp = 4};
        const Seconds before = evaluateLegal(p, plan)->time.step;
        p.cluster.change().host = {Bytes(1), 8};
        const Result<Evaluation> after = evaluateLegal(p, plan);
        QCOMPARE(after->time.step, before);
        QVERIFY(after->memory.fits && estimateMemory(p, plan).host == HostMemory {});
    }

    /// More devices behind one link, or network traffic over it, never make offload faster.
    void sharingNeverHelps()
    {
        Project p = project();
        Plan plan;
        plan.workload = {4096, 1, 128};
        plan.layout = {.tp = 2, .pp = 4, .dp = 4};
        plan.memory.offload.target = OffloadTarget::Host;
        plan.memory.offload.fraction = 1;
        Seconds before;
        for (const int sharers : {1, 2, 4, 8}) {
            p.cluster.change().host.devicesPerLink = sharers;
            const Seconds step = evaluateLegal(p, plan)->time.step;
            QVERIFY(step >= before);
            before = step;
        }
        p.cluster.change().host.devicesPerLink = 1;
        QVERIFY(evaluateLegal(p, plan)->time.step < before);
    }

    /// Hosts are counted by the nodes of the cluster, those that are kept free included.
    void fullestNodeIsOneOfTheCluster()
    {
        Project p = project();
        p.cluster.change().setOutage(0, UnavailableNode {});
        Plan plan;
        plan.workload = {4096, 1, 96};
        plan.layout = {.dp = p.cluster->devices() - p.cluster->devicesPerNode};
        plan.memory.offload.target = OffloadTarget::Host;
        const HostMemory host = evaluate(p, plan)->memory.host;
        QVERIFY(host.needed.value() > 0);
        QCOMPARE(host.node, 1);
        QCOMPARE(host.capacity, Bytes(2e12));
    }

    /// Against a sum over all devices, one by one, whatever the stages, nodes and placement.
    void hostMemoryIsThatOfTheFullestNode()
    {
        QVERIFY(rc::check("brute force", [] {
            Project p = project();
            const int nodes = *rc::gen::inRange(1, 6);
            const int perNode = *rc::gen::element(1, 2, 3, 4, 8);
            p.cluster = makeCluster(nodes, perNode, p.cluster->device);
            const int world = nodes * perNode;
            Plan plan;
            std::vector<int> degrees;
            for (int d = 1; d <= std::min(world, p.model->layers); ++d)
                if (world % d == 0)
                    degrees.push_back(d);
            plan.layout.pp = *rc::gen::elementOf(degrees);
            plan.layout.dp = world / plan.layout.pp;
            plan.workload = {2048, 1, plan.layout.dp * 8};
            plan.memory.offload.target = *rc::gen::element(OffloadTarget::Host, OffloadTarget::Nvme);
            plan.memory.offload.optimizerFraction = *rc::gen::element(0.0, 0.5, 1.0);
            if (*rc::gen::arbitrary<bool>()) {
                plan.deviceOfRank.resize(static_cast<std::size_t>(world));
                for (int rank = 0; rank < world; ++rank)
                    plan.deviceOfRank[static_cast<std::size_t>(rank)] = world - 1 - rank;
            }
            const Accountant accountant(p, plan);
            std::vector<double> sums(static_cast<std::size_t>(nodes));
            for (int rank = 0; rank < world; ++rank) {
                const int device =
                    plan.deviceOfRank.empty() ? rank : plan.deviceOfRank[static_cast<std::size_t>(rank)];
                sums[static_cast<std::size_t>(device / perNode)] +=
                    accountant.account(rank / plan.layout.dp).hostBytes;
            }
            const HostMemory host = estimateMemory(p, plan).host;
            const double most = *std::ranges::max_element(sums);
            RC_ASSERT(std::abs(host.needed.value() - most) <= 1e-9 * most);
            RC_ASSERT(std::abs(sums[static_cast<std::size_t>(host.node)] - most) <= 1e-9 * most);
        }));
        const Plan nothing;
        QVERIFY(estimateMemory(project(), nothing).host == HostMemory {});
    }

    /// All of Adam's states and the gradients they are updated by: 16 bytes a parameter of the shard.
    void optimizerStatesTakeSixteenBytes()
    {
        const Project p = project();
        Plan plan;
        plan.workload = {2048, 1, 128};
        plan.memory.sharding = {};
        plan.memory.sharding.optimizer = {};
        plan.memory.offload.optimizerFraction = 1;
        const Accountant accountant(p, plan);
        const double parameters = accountant.account(0).parameters.total();
        const HostMemory host = estimateMemory(p, plan).host;
        QVERIFY(std::abs(host.needed.value() - 8 * 16 * parameters) < 1e-6 * host.needed.value());
        QCOMPARE(host.capacity, Bytes(2e12)); // DGX H100
    }

    /// Offload is never free: copies take memory bandwidth, and links are shared.
    void offloadTakesTime()
    {
        const Project p = project();
        Plan plan;
        plan.workload = {4096, 1, 128};
        plan.layout = {.tp = 2, .pp = 4, .dp = 4};
        const Seconds without = evaluateLegal(p, plan)->time.step;
        plan.memory.offload.target = OffloadTarget::Host;
        plan.memory.offload.fraction = 0.05;
        QVERIFY(evaluateLegal(p, plan)->time.step > without);
    }

    /// Hosts that have no room are told of, with changes that fit there.
    void fullHostsAreTold()
    {
        const Project p = project();
        Plan plan;
        plan.workload = {4096, 1, 128};
        plan.memory.sharding.optimizer = {};
        plan.memory.offload.optimizerFraction = 1; // 8 devices of 128 GB each
        plan.memory.offload.target = OffloadTarget::Host;
        plan.workload.microBatchSize = 4;
        plan.memory.offload.fraction = 1;
        plan.layout = {.pp = 1, .dp = 32};
        Project full = p;
        full.cluster.change().host.memory = Bytes(1e12);
        QVERIFY(!estimateMemory(full, plan).host.fits());
        const Result<Evaluation> evaluation = evaluate(full, plan);
        QVERIFY(evaluation && evaluation->valid && !evaluation->memory.fits);
        const auto told = std::ranges::find(
            evaluation->diagnostics, std::string("host-memory-does-not-fit"), &Diagnostic::code);
        QVERIFY(told != evaluation->diagnostics.end());
        QVERIFY(!told->suggestions.empty());
        for (const Suggestion& fix : told->suggestions) {
            QVERIFY(fix.effect.has_value());
            QVERIFY(estimateMemory(full, withValue(plan, fix.pointer, fix.value).value()).host.fits());
        }
    }

    void calibrationFindsTheConstantAgain()
    {
        QVERIFY(rc::check("any constant, any scope, any stage", [] {
            const Project p = project();
            Plan plan = plainPlan();
            plan.layout.pp = 1 << *rc::gen::inRange(0, 4);
            Project truth = p;
            const double additive = *rc::gen::inRange(0, 4000) * kMiB;
            truth.calibration.change().additiveBytes = additive;
            const int stage = *rc::gen::inRange(-1, plan.layout.pp);
            const MemoryReport report = estimateMemory(truth, plan);
            const auto& real = report.stages[static_cast<std::size_t>(stage < 0 ? report.peakStage : stage)];
            for (const auto& [scope, bytes] : {std::pair {MemoryScope::Allocated, real.allocated},
                     std::pair {MemoryScope::Reserved, real.reserved},
                     std::pair {MemoryScope::Device, real.device}}) {
                const auto fit = calibrateMemory(p, plan, estimateMemory(p, plan), {bytes, scope, stage});
                RC_ASSERT(fit.has_value());
                RC_ASSERT(std::abs(fit->calibration.additiveBytes - additive) < 1);
            }
        }));
    }

    void impossibleMeasurementsAreRefused()
    {
        const Project p = project();
        const Plan plan = plainPlan();
        for (const MeasuredMemory& measured : {MeasuredMemory {Bytes(0)}, MeasuredMemory {Bytes(1e9)},
                 MeasuredMemory {Bytes(8e10), MemoryScope::Allocated, 7}}) {
            const auto fit = calibrateMemory(p, plan, estimateMemory(p, plan), measured);
            QVERIFY(!fit.has_value());
            QCOMPARE(fit.error().code, ErrorCode::BadValue);
        }
    }
};

QTEST_APPLESS_MAIN(TestOffload)
#include "tst_offload.moc"
