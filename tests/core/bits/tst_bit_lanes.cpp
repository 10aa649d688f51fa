// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <set>
#include <tuple>

#include <QTest>

#include <rapidcheck.h>

#include "core/base/random.h"
#include "core/bits/bit_lanes.h"

using namespace rankloom;

namespace {

using Name = std::tuple<int, int, int>;

/// A machine of round numbers: a plane of 128,000 weights loads in about 16 us.
BitRun smallRun(int layers, int experts, int planes)
{
    BitRun run;
    run.layers = layers;
    run.experts = experts;
    run.format = {2, planes, 128};
    run.weights = 128000;
    run.bytes = expertBytes({128000, 0}, run.format);
    run.machine = {BytesPerSecond(1e9), BytesPerSecond(1e10), FlopsPerSecond(1e12)};
    run.before.assign(static_cast<std::size_t>(layers), Nanoseconds(5000));
    run.behind = Nanoseconds(7000);
    run.pinned.assign(static_cast<std::size_t>(layers * experts), 0);
    run.budget = run.bytes.nested * static_cast<double>(layers * experts);
    return run;
}

StepDemand randomDemand(Random& random, const BitRun& run, int tokens)
{
    const auto planes = static_cast<std::size_t>(run.format.planes);
    StepDemand demand(run.pinned.size() * planes);
    for (int l = 0; l < run.layers; ++l)
        for (int t = 0; t < tokens; ++t) {
            const auto expert = static_cast<std::size_t>(l * run.experts + random.below(run.experts));
            for (int p = random.below(run.format.planes); p >= 0; --p)
                ++demand[expert * planes + static_cast<std::size_t>(p)];
        }
    return demand;
}

/// What happens to memory, in the order of time: a plane comes with the start of its load.
struct Event {
    std::int64_t time = 0;
    bool comes = false;
    Name name;
};

std::vector<Event> memoryEvents(const BitLanes& lanes)
{
    std::vector<Event> events;
    for (const BitEviction& gone : lanes.evictions)
        events.push_back({gone.start, false, {gone.layer, gone.expert, gone.plane}});
    for (const BitSlice& load : lanes.loads)
        events.push_back({load.start, true, {load.layer, load.expert, load.plane}});
    // What leaves at the same time leaves first.
    std::ranges::stable_sort(events, [](const Event& a, const Event& b) {
        return std::pair(a.time, a.comes) < std::pair(b.time, b.comes);
    });
    return events;
}

void checkMemory(const BitRun& run, const BitLanes& lanes)
{
    std::set<Name> held;
    Bytes used = run.pinnedBytes();
    for (const Event& event : memoryEvents(lanes)) {
        const Bytes size = run.bytes.ofPlane(std::get<2>(event.name));
        if (event.comes) {
            RC_ASSERT(held.insert(event.name).second);
            used += size;
        } else {
            RC_ASSERT(held.erase(event.name) == 1);
            used -= size;
        }
        RC_ASSERT(used <= run.budget);
    }
}

/// Every compute of a plane lies within a time in which the whole of it is in memory.
void checkPresence(const BitRun& run, const BitLanes& lanes)
{
    std::map<Name, std::vector<std::pair<std::int64_t, std::int64_t>>> stays;
    constexpr std::int64_t kForever = std::int64_t {1} << 60U;
    for (const BitSlice& load : lanes.loads)
        stays[{load.layer, load.expert, load.plane}].emplace_back(load.end, kForever);
    std::map<Name, std::size_t> next;
    for (const BitEviction& gone : lanes.evictions) {
        const Name name {gone.layer, gone.expert, gone.plane};
        stays.at(name).at(next[name]++).second = gone.start;
    }
    for (const BitSlice& compute : lanes.computes) {
        if (compute.expert < 0)
            continue;
        const auto expert = static_cast<std::size_t>(compute.layer * run.experts + compute.expert);
        if (compute.plane < run.pinned[expert])
            continue;
        const auto& times = stays.at({compute.layer, compute.expert, compute.plane});
        RC_ASSERT(std::ranges::any_of(times,
            [&](const auto& stay) { return stay.first <= compute.start && compute.end <= stay.second; }));
    }
}

void checkLanes(const BitRun& run, const BitLanes& lanes, const std::vector<StepDemand>& steps)
{
    std::int64_t end = 0;
    for (const BitSlice& load : lanes.loads) {
        RC_ASSERT(load.start >= end);
        end = load.end;
    }
    // The unit computes or waits, and nothing else.
    std::vector<std::pair<std::int64_t, std::int64_t>> spans;
    for (const BitSlice& compute : lanes.computes)
        spans.emplace_back(compute.start, compute.end);
    for (const BitBubble& bubble : lanes.bubbles)
        spans.emplace_back(bubble.of.start, bubble.of.end);
    std::ranges::sort(spans);
    end = 0;
    for (const auto& span : spans) {
        RC_ASSERT(span.first == end);
        end = span.second;
    }
    RC_ASSERT(end == lanes.end());
    std::int64_t wanted = 0;
    for (const StepDemand& step : steps)
        wanted += std::ranges::count_if(step, [](int tokens) { return tokens > 0; });
    RC_ASSERT(wanted == lanes.wanted);
    RC_ASSERT(lanes.resident + std::ssize(lanes.loads) == wanted);
    const auto others = static_cast<std::int64_t>(steps.size()) * (run.layers + 1);
    RC_ASSERT(std::ssize(lanes.computes) == wanted + others);
}

} // namespace

/// The lanes of loading and computing.
class TestBitLanes : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void memoryNeverHoldsMoreThanTheBudget()
    {
        QVERIFY(rc::check("what computes is in memory, and no more than fits", [] {
            Random random(*rc::gen::arbitrary<std::uint64_t>());
            BitRun run = smallRun(1 + random.below(5), 1 + random.below(8), 1 + random.below(4));
            for (std::uint8_t& held : run.pinned)
                held =
                    static_cast<std::uint8_t>(random.below(3) == 0 ? random.below(run.format.planes + 1) : 0);
            // From one plane beside the pinned ones to all.
            run.budget = run.pinnedBytes() + run.bytes.base
                + (run.bytes.nested * static_cast<double>(run.pinned.size()))
                    * (random.unit() * random.unit());
            run.order = namedValues<PlaneOrder>()[random.below(4U)].value;
            run.prefetch = random.below(3);
            std::vector<StepDemand> steps;
            for (int s = 1 + random.below(4); s > 0; --s)
                steps.push_back(randomDemand(random, run, 1 + random.below(6)));
            const BitLanes lanes = layOut(run, steps);
            checkMemory(run, lanes);
            checkPresence(run, lanes);
            checkLanes(run, lanes, steps);
        }));
    }

    /// One layer with nothing in memory is what the order of its planes says.
    void oneLayerTakesItsMakespan()
    {
        QVERIFY(rc::check("the makespan of the order behind what computes before it", [] {
            Random random(*rc::gen::arbitrary<std::uint64_t>());
            BitRun run = smallRun(1, 8, 3);
            run.order = namedValues<PlaneOrder>()[random.below(4U)].value;
            const StepDemand demand = randomDemand(random, run, 8);
            const std::vector<StepDemand> steps {demand};
            const BitLanes lanes = layOut(run, steps);
            LayerPlanes layer;
            for (std::size_t e = 0; e < 8; ++e) {
                std::vector<PlaneWork> planes;
                for (int p = 0; p < 3; ++p)
                    if (const std::int32_t tokens = demand[e * 3 + static_cast<std::size_t>(p)]; tokens > 0)
                        planes.push_back(
                            {toSeconds(toNanoseconds(run.bytes.ofPlane(p) / run.machine.load)).value(),
                                toSeconds(run.computeOf(p, tokens)).value(), tokens});
                layer.add(planes);
            }
            const double makespan = timesOf(layer, orderPlanes(layer, run.order)).makespan;
            RC_ASSERT(std::abs(toSeconds(Nanoseconds(lanes.end() - 12000)).value() - makespan) < 1e-9);
        }));
    }

    void whatFitsIsLoadedOnce()
    {
        Random random(3);
        BitRun run = smallRun(4, 8, 3);
        const StepDemand demand = randomDemand(random, run, 5);
        const BitLanes lanes = layOut(run, std::vector<StepDemand> {demand, demand, demand});
        QVERIFY(lanes.evictions.empty());
        QCOMPARE(std::ssize(lanes.loads) * 3, lanes.wanted);
        QCOMPARE(
            lanes.stepEnds[2] - lanes.stepEnds[1], static_cast<std::int64_t>(4 * 5000 + 7000) + [&] {
                std::int64_t sum = 0;
                for (const BitSlice& slice : lanes.computes)
                    sum += slice.expert >= 0 ? slice.end - slice.start : 0;
                return sum / 3;
            }());
    }

    /// By hand: one layer of one expert with room for its base and one of two planes. The second plane waits
    /// until the first may leave.
    void loadsWaitForRoom()
    {
        BitRun run = smallRun(1, 1, 3);
        run.budget = run.bytes.base + run.bytes.plane;
        run.bytes = {Bytes(2000), Bytes(1000), {}, {}, {}, {}, {}};
        run.budget = Bytes(3000);
        run.machine = {BytesPerSecond(1e9), BytesPerSecond(1e8), FlopsPerSecond(1e18)};
        const BitLanes lanes = layOut(run, std::vector<StepDemand> {{1, 1, 1}});
        // Loads: base 5000 to 7000, first plane 7000 to 8000. Computes: base 7000 to 27000, plane to 37000.
        // Whichever leaves first, the base is computed at 27000: it stays, since a plane above it is at work.
        QCOMPARE(lanes.loads.size(), std::size_t {3});
        QCOMPARE(lanes.loads[2].start, 37000);
        QCOMPARE(lanes.bubbles.back().of.end, 38000);
        QVERIFY(lanes.bubbles.back().room);
        QCOMPARE(phraseOf(lanes.bubbles.back(), run.format).english(),
            std::string("waits for bit 4 of expert 0 in layer 0, whose load waited for memory"));
    }

    void prefetchingHidesLoads()
    {
        Random random(8);
        BitRun run = smallRun(8, 16, 3);
        run.budget = run.bytes.nested * 20.0;
        std::vector<StepDemand> steps;
        for (int s = 0; s < 4; ++s)
            steps.push_back(randomDemand(random, run, 2));
        const std::int64_t late = layOut(run, steps).end();
        run.prefetch = 1;
        QVERIFY(layOut(run, steps).end() < late);
    }

    void manyLayersAreLaidOut()
    {
        Random random(1);
        BitRun run = smallRun(48, 64, 4);
        run.budget = run.bytes.nested * 400.0; // of 3,072: nearly all is loaded, and something freed for it
        const std::vector<StepDemand> steps(1, randomDemand(random, run, 300));
        QVERIFY(layOut(run, steps).wanted > 10'000);
    }
};

QTEST_APPLESS_MAIN(TestBitLanes)
#include "tst_bit_lanes.moc"
