// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>
#include <vector>

#include <rapidcheck.h>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/memory/calibration.h"
#include "core/memory/memory.h"
#include "core/memory/offload.h"
#include "core/model/hf_config.h"

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
        Offload offload;
        QCOMPARE(offloadLink(device, offload).binding(), BytesPerSecond(0));
        offload.target = OffloadTarget::Host;
        QCOMPARE(offloadLink(device, offload).binding(), BytesPerSecond(5e9));
        offload.target = OffloadTarget::Nvme;
        QCOMPARE(offloadLink(device, offload).write, BytesPerSecond(3.25e9));
        QCOMPARE(offloadLink(device, offload).read, BytesPerSecond(5e9));
    }

    void calibrationFindsTheConstantAgain()
    {
        QVERIFY(rc::check("any constant, any scope, any stage", [] {
            const Project p = project();
            Plan plan = plainPlan();
            plan.layout.pp = 1 << *rc::gen::inRange(0, 4);
            Plan truth = plan;
            truth.memory.additiveBytes = *rc::gen::inRange(0, 4000) * kMiB;
            const int stage = *rc::gen::inRange(-1, plan.layout.pp);
            const MemoryReport report = estimateMemory(p, truth);
            const auto& real = report.stages[static_cast<std::size_t>(stage < 0 ? report.peakStage : stage)];
            for (const auto& [scope, bytes] : {std::pair {MemoryScope::Allocated, real.allocated},
                     std::pair {MemoryScope::Reserved, real.reserved},
                     std::pair {MemoryScope::Device, real.device}}) {
                const auto fit = calibrateMemory(p, plan, {bytes, scope, stage});
                RC_ASSERT(fit.has_value());
                RC_ASSERT(std::abs(fit->plan.memory.additiveBytes - truth.memory.additiveBytes) < 1);
            }
        }));
    }

    void impossibleMeasurementsAreRefused()
    {
        const Project p = project();
        const Plan plan = plainPlan();
        for (const MeasuredMemory& measured : {MeasuredMemory {Bytes(0)}, MeasuredMemory {Bytes(1e9)},
                 MeasuredMemory {Bytes(8e10), MemoryScope::Allocated, 7}}) {
            const auto fit = calibrateMemory(p, plan, measured);
            QVERIFY(!fit.has_value());
            QCOMPARE(fit.error().code, ErrorCode::BadValue);
        }
    }
};

QTEST_APPLESS_MAIN(TestOffload)
#include "tst_offload.moc"
