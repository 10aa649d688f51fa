// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Placement with prices, replicas, few moves, windows, and along a front, against enumeration.
#include <algorithm>
#include <cmath>
#include <functional>
#include <numeric>
#include <optional>

#include <rapidcheck.h>

#include <QTest>

#include "core/base/random.h"
#include "core/experts/place_experts.h"
#include "core/experts/problem/link_prices.h"
#include "core/experts/solvers/chain_program.h"
#include "core/experts/solvers/cut_bound.h"
#include "core/experts/solvers/slot_search.h"
#include "core/experts/solvers/slot_table.h"

using namespace rankloom;

namespace {

PlacementProblem randomProblem(Random& random, int layers, int experts, int devices, int slotCount)
{
    PlacementProblem problem;
    problem.layers = layers;
    problem.experts = experts;
    problem.devices = devices;
    problem.slotCount = slotCount;
    problem.load.resize(static_cast<std::size_t>(layers * experts));
    for (std::int64_t& load : problem.load)
        load = 20 + random.below(200);
    problem.transitions.resize(static_cast<std::size_t>((layers - 1) * experts * experts));
    for (std::int64_t& count : problem.transitions)
        count = random.below(4) == 0 ? random.below(100) : random.below(10);
    return problem;
}

/// Two nodes of equal size, 2 within and 9 between them.
void addPrices(PlacementProblem& problem)
{
    problem.nodes = 2;
    const int perNode = problem.devices / 2;
    for (int g = 0; g < problem.devices; ++g)
        for (int h = 0; h < problem.devices; ++h)
            problem.price.push_back(g == h ? 0 : g / perNode == h / perNode ? 2 : 9);
}

void addRandomWindows(PlacementProblem& problem, Random& random, int windows)
{
    for (int w = 0; w < windows; ++w)
        for (std::size_t i = 0; i < problem.load.size(); ++i)
            problem.windowLoad.push_back(1 + random.below(100));
}

/// All legal contents of the slots of one layer, experts of a device ascending.
std::vector<std::vector<int>> layerPlacements(const PlacementProblem& problem)
{
    std::vector<std::vector<int>> all;
    const int each = problem.slotCount / problem.devices;
    std::vector<int> row;
    const std::function<void()> next = [&] {
        if (static_cast<int>(row.size()) == problem.slotCount) {
            for (int e = 0; e < problem.experts; ++e)
                if (std::ranges::count(row, e) == 0)
                    return;
            all.push_back(row);
            return;
        }
        const bool first = static_cast<int>(row.size()) % each == 0;
        for (int e = first ? 0 : row.back() + 1; e < problem.experts; ++e) {
            row.push_back(e);
            next();
            row.pop_back();
        }
    };
    next();
    return all;
}

/// Every placement of a tiny problem.
void forEachPlacement(const PlacementProblem& problem, const std::function<void(const SlotPlacement&)>& visit)
{
    const std::vector<std::vector<int>> rows = layerPlacements(problem);
    std::vector<std::size_t> choice(static_cast<std::size_t>(problem.layers), 0);
    for (;;) {
        SlotPlacement placement(problem.devices);
        for (const std::size_t c : choice)
            placement.addLayer(rows[c]);
        visit(placement);
        std::size_t l = 0;
        while (l < choice.size() && ++choice[l] == rows.size())
            choice[l++] = 0;
        if (l == choice.size())
            return;
    }
}

SlotPlacement randomPlacement(const PlacementProblem& problem, Random& random)
{
    const std::vector<std::vector<int>> rows = layerPlacements(problem);
    SlotPlacement placement(problem.devices);
    for (int l = 0; l < problem.layers; ++l)
        placement.addLayer(rows[static_cast<std::size_t>(random.below(static_cast<int>(rows.size())))]);
    return placement;
}

bool near(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max({1.0, std::abs(a), std::abs(b)}); }

double peakOf(const PlacementProblem& problem, const SlotPlacement& placement)
{
    return std::ranges::max(layerPeaks(problem, placement));
}

double total(const PlacementProblem& problem)
{
    return static_cast<double>(
        std::accumulate(problem.transitions.begin(), problem.transitions.end(), std::int64_t {0}));
}

/// Tokens pick experts whose popularity swings: those of one half of the day, then those of the other, in
/// pairs that a sum over the day cannot tell apart.
std::vector<std::int64_t> swinging(Random& random, int layers, int experts, int window)
{
    std::vector<std::int64_t> load;
    for (int l = 0; l < layers; ++l)
        for (int e = 0; e < experts; ++e) {
            const bool hot = (e * 7 + l) % experts < experts / 2;
            const int base = (hot == (window % 2 == 0)) ? 900 : 100;
            load.push_back(base + random.below(100));
        }
    return load;
}

} // namespace

class TestExpertSolvers : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// What a change is said to do is what a count from scratch finds.
    void changesAreJudgedExactly()
    {
        QVERIFY(rc::check("gains, loads and moves of slot changes", [](std::uint64_t seed) {
            Random random(seed);
            const int slotCount = *rc::gen::element(8, 12);
            PlacementProblem problem = randomProblem(random, 3, 8, 4, slotCount);
            if (*rc::gen::arbitrary<bool>())
                addPrices(problem);
            if (*rc::gen::arbitrary<bool>())
                addRandomWindows(problem, random, 3);
            SlotPlacement start = contiguousPlacement(problem);
            SlotTable table(problem, start, &start);
            const auto highest = static_cast<double>(problem.highestPrice());
            int applied = 0;
            for (int i = 0; i < 200; ++i) {
                SlotChange change {random.below(3), random.below(slotCount), -1, -1};
                if (random.below(2) == 0)
                    change.other = random.below(slotCount);
                else
                    change.expert = random.below(8);
                if (!table.legal(change))
                    continue;
                const double kept = table.kept() + table.keptGain(change);
                const double peak = table.peakAfter(change);
                const int moved = table.moved() + table.movedMore(change);
                table.apply(change);
                ++applied;
                const SlotPlacement& now = table.placement();
                RC_ASSERT(checkPlacement(problem, now).has_value());
                RC_ASSERT(near(table.kept(), kept));
                RC_ASSERT(near(highest * total(problem) - kept, placementFigures(problem, now).cost));
                RC_ASSERT(near(peak, layerPeaks(problem, now)[static_cast<std::size_t>(change.layer)]));
                RC_ASSERT(near(table.peak(change.layer), peak));
                RC_ASSERT(moved == movedCopies(start, now));
                RC_ASSERT(moved == table.moved());
            }
            RC_ASSERT(applied > 20);
        }));
    }

    /// Prices, caps over windows and limits of moves, all by the program over named groups.
    void exactWithinLimits()
    {
        QVERIFY(rc::check("the exact program finds what enumeration finds", [](std::uint64_t seed) {
            Random random(seed);
            const bool four = *rc::gen::arbitrary<bool>();
            PlacementProblem problem =
                four ? randomProblem(random, 2, 4, 4, 4) : randomProblem(random, 3, 4, 2, 4);
            if (four)
                addPrices(problem);
            if (*rc::gen::arbitrary<bool>())
                addRandomWindows(problem, random, 2);
            PlacementOptions options;
            options.present = randomPlacement(problem, random);
            options.moves = 10'000; // of the search, where no placement keeps the cap
            if (*rc::gen::arbitrary<bool>())
                options.mostMoved = random.below(7);
            if (!four && *rc::gen::arbitrary<bool>())
                options.balanceCap = 1.0 + random.unit();
            double best = -1;
            forEachPlacement(problem, [&](const SlotPlacement& placement) {
                if (options.mostMoved && movedCopies(*options.present, placement) > *options.mostMoved)
                    return;
                if (options.balanceCap && peakOf(problem, placement) > *options.balanceCap + 1e-9)
                    return;
                const double cost = placementFigures(problem, placement).cost;
                best = best < 0 ? cost : std::min(best, cost);
            });
            const auto placed = placeExperts(problem, options);
            RC_ASSERT(placed.has_value());
            if (best < 0)
                return; // no placement keeps the cap
            RC_ASSERT(placed->optimal);
            RC_ASSERT(placed->figures.cost == best);
            RC_ASSERT(static_cast<double>(*placed->costLowerBound) <= best);
            RC_ASSERT(static_cast<double>(*placed->cutLowerBound) <= placed->figures.cut);
            if (options.mostMoved)
                RC_ASSERT(placed->moved <= *options.mostMoved);
            if (options.mostMoved && *options.mostMoved == 0)
                RC_ASSERT(devicesOf(problem, placed->placement) == devicesOf(problem, *options.present));
        }));
    }

    /// The bound holds with replicas, and the search over slots comes to the optimum of tiny problems.
    void replicasWithinLimits()
    {
        int met = 0;
        int tried = 0;
        QVERIFY(rc::check("bound <= enumeration <= search", [&](std::uint64_t seed) {
            Random random(seed);
            PlacementProblem problem = randomProblem(random, 2, 4, 2, 6);
            SlotSearch search;
            const SlotPlacement present = randomPlacement(problem, random);
            search.present = &present;
            search.mostMoved = *rc::gen::arbitrary<bool>() ? random.below(7) : 100;
            search.budget = SearchBudget::ofMoves(20'000);
            search.seed = seed;
            double best = total(problem);
            forEachPlacement(problem, [&](const SlotPlacement& placement) {
                if (movedCopies(present, placement) <= *search.mostMoved)
                    best = std::min(best, placementFigures(problem, placement).cost);
            });
            const SlotSearchResult found = searchSlots(problem, present, search);
            const double cost = placementFigures(problem, found.placement).cost;
            RC_ASSERT(checkPlacement(problem, found.placement).has_value());
            RC_ASSERT(movedCopies(present, found.placement) <= *search.mostMoved);
            RC_ASSERT(static_cast<double>(*cutLowerBound(problem, {})) <= best + 1e-6);
            RC_ASSERT(cost >= best - 1e-6);
            RC_ASSERT(cost <= placementFigures(problem, present).cost + 1e-6);
            ++tried;
            met += cost <= best + 1e-6 ? 1 : 0;
        }));
        qInfo("%d of %d tiny problems to the optimum", met, tried);
        QVERIFY(met * 10 >= tried * 9);
    }

    void fewMovesKeepThePresent()
    {
        Random random(5);
        PlacementProblem problem = randomProblem(random, 6, 32, 8, 32);
        PlacementOptions options;
        options.moves = 400'000;
        options.present = contiguousPlacement(problem);
        double last = placementFigures(problem, *options.present).cost;
        for (const int most : {0, 2, 8, 32, 192}) {
            options.mostMoved = most;
            const auto placed = placeExperts(problem, options);
            QVERIFY(placed.has_value());
            QVERIFY(placed->moved <= most);
            QVERIFY(placed->figures.cost <= last);
            last = placed->figures.cost;
            QCOMPARE(placed->placement == *options.present, most == 0);
            QCOMPARE(placeExperts(problem, options)->placement, placed->placement);
        }
        // Balance first, and what is left for traffic.
        options.method = PlacementMethod::Balance;
        options.mostMoved = 24;
        const auto balanced = placeExperts(problem, options);
        QVERIFY(balanced->moved <= 24);
        QVERIFY(balanced->figures.meanMaxOverMean < balanced->before.meanMaxOverMean - 0.05);
        options.method = PlacementMethod::ExFlow;
        QCOMPARE(placeExperts(problem, options).error().code, ErrorCode::Unsupported);
    }

    void replicasAndTrafficTogether()
    {
        QVERIFY(rc::check(
            "the cap holds, no device holds an expert twice, traffic falls", [](std::uint64_t seed) {
                Random random(seed);
                PlacementProblem problem = randomProblem(random, 4, 16, 4, *rc::gen::element(20, 24));
                if (*rc::gen::arbitrary<bool>())
                    addPrices(problem);
                PlacementOptions options;
                options.moves = 200'000;
                options.method = PlacementMethod::Balance;
                const auto balanced = placeExperts(problem, options);
                options.method = PlacementMethod::Rankloom;
                const auto least = placeExperts(problem, options);
                options.balanceCap = 1.1;
                const auto capped = placeExperts(problem, options);
                RC_ASSERT(least.has_value() && capped.has_value());
                for (const auto* placed : {&*least, &*capped}) {
                    RC_ASSERT(placed->figures.duplicates == 0);
                    RC_ASSERT(checkPlacement(problem, placed->placement).has_value());
                    RC_ASSERT(placed->figures.cost <= balanced->figures.cost + 1e-6);
                    RC_ASSERT(static_cast<double>(*placed->costLowerBound) <= placed->figures.cost + 1e-6);
                }
                for (std::size_t l = 0; l < 4; ++l) {
                    RC_ASSERT(least->figures.maxOverMean[l] <= balanced->figures.maxOverMean[l] + 1e-6);
                    RC_ASSERT(capped->figures.maxOverMean[l]
                        <= std::max(1.1, balanced->figures.maxOverMean[l]) + 1e-6);
                }
            }));
    }

    void namesFollowPrices()
    {
        QVERIFY(rc::check("renaming devices never costs more", [](std::uint64_t seed) {
            Random random(seed);
            PlacementProblem problem = randomProblem(random, 4, 8, 4, 8);
            if (*rc::gen::arbitrary<bool>())
                addPrices(problem);
            SlotPlacement placement = randomPlacement(problem, random);
            const PlacementFigures before = placementFigures(problem, placement);
            relabelDevices(problem, placement);
            const PlacementFigures after = placementFigures(problem, placement);
            RC_ASSERT(after.cost <= before.cost);
            RC_ASSERT(after.maxOverMean == before.maxOverMean);
        }));
    }

    /// Where the cap hardly binds, a search without it is tried, too: what it finds counts if it is kept.
    void onlyWhatKeepsTheCapIsReported()
    {
        int told = 0;
        for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
            Random random(seed);
            PlacementProblem problem = randomProblem(random, 5, 24, 4, 24);
            for (std::int64_t& load : problem.load)
                load = 1000 + load / 4;
            PlacementOptions options;
            options.moves = 300'000;
            for (const double cap : {1.005, 1.01, 1.02, 1.1}) {
                options.balanceCap = cap;
                double best = 0;
                options.best = [&](double kept) {
                    best = std::max(best, kept);
                    ++told;
                };
                const auto placed = placeExperts(problem, options);
                QVERIFY(placed.has_value());
                QVERIFY(best <= placed->figures.transitions - placed->figures.cut + 1e-6);
            }
        }
        QVERIFY(told > 0);
    }

    void frontFallsFromLoadToTraffic()
    {
        Random random(11);
        for (const int slotCount : {24, 32}) {
            PlacementProblem problem = randomProblem(random, 5, 24, 4, slotCount);
            PlacementOptions options;
            options.moves = 1'000'000;
            int told = 0;
            const auto front =
                placementFront(problem, options, 6, {}, [&](const PlacementResult&) { ++told; });
            QVERIFY(front.has_value());
            QCOMPARE(told, 6);
            QVERIFY(front->points.size() >= 4);
            for (std::size_t i = 1; i < front->points.size(); ++i) {
                QVERIFY(front->points[i].figures.cost < front->points[i - 1].figures.cost);
                QVERIFY(front->points[i].figures.windowMaxOverMean
                    > front->points[i - 1].figures.windowMaxOverMean);
            }
            options.method = PlacementMethod::Balance;
            const auto light = placeExperts(problem, options);
            QVERIFY(front->points.front().figures.meanMaxOverMean <= light->figures.meanMaxOverMean + 1e-3);
            const auto again = placementFront(problem, options, 6);
            for (std::size_t i = 0; i < front->points.size(); ++i)
                QCOMPARE(again->points[i].placement, front->points[i].placement);
            std::stop_source stop;
            const auto stopped = placementFront(
                problem, options, 6, stop.get_token(), [&](const PlacementResult&) { stop.request_stop(); });
            QVERIFY(stopped->stopped && !stopped->points.empty());
            QVERIFY(checkPlacement(problem, stopped->points.front().placement).has_value());
        }
        QCOMPARE(placementFront(randomProblem(random, 2, 8, 4, 8), {}, 1).error().code, ErrorCode::BadValue);
    }

    /// Experts that are hot at the same time must part, which their sums over the whole trace do not show.
    void robustHoldsOnTheUnseenPart()
    {
        for (const int slotCount : {32, 40}) {
            Random random(3);
            PlacementProblem train = randomProblem(random, 4, 32, 8, slotCount);
            PlacementProblem test = train;
            LoadWindows windows {256, 8, {}};
            std::vector<std::int64_t> sum(train.load.size(), 0);
            for (int w = 0; w < 8; ++w)
                for (const std::int64_t load : swinging(random, 4, 32, w)) {
                    sum[windows.load.size() % sum.size()] += load;
                    windows.load.push_back(load);
                }
            train.load = sum;
            for (int w = 0; w < 4; ++w) {
                const std::vector<std::int64_t> load = swinging(random, 4, 32, w);
                test.windowLoad.insert(test.windowLoad.end(), load.begin(), load.end());
            }
            PlacementProblem robust = train;
            QVERIFY(addWindows(robust, windows, 8).has_value());
            QCOMPARE(robust.windows(), 8);
            PlacementOptions options;
            options.moves = 400'000;
            for (const PlacementMethod method : {PlacementMethod::Balance, PlacementMethod::Rankloom}) {
                options.method = method;
                if (method == PlacementMethod::Rankloom)
                    options.balanceCap = 1.05;
                const auto plain = placeExperts(train, options);
                const auto held = placeExperts(robust, options);
                const double plainScore = placementFigures(test, plain->placement).windowMaxOverMean;
                const double heldScore = placementFigures(test, held->placement).windowMaxOverMean;
                qInfo("%s, %d slots: unseen %.3f, robust %.3f", nameOf(method), slotCount, plainScore,
                    heldScore);
                QVERIFY(heldScore <= plainScore);
                QVERIFY(heldScore < 1.1);
                QCOMPARE(held->figures.duplicates, 0);
            }
        }
    }

    void windowsAreMergedAndScaled()
    {
        PlacementProblem problem;
        problem.layers = 1;
        problem.experts = problem.slotCount = 2;
        problem.devices = 1;
        problem.load = {10, 20};
        QVERIFY(addWindows(problem, {16, 4, {1, 3, 2, 2, 4, 0, 1, 0}}, 2).has_value());
        QCOMPARE(problem.windowLoad, (std::vector<std::int64_t> {3, 5, 8, 0})); // 5 and 0, scaled to 8 picks
        QCOMPARE(addWindows(problem, LoadWindows {}, 2).error().code, ErrorCode::Unsupported);
        RoutingStatistics part;
        part.layers = 1;
        part.experts = 2;
        part.load = {6, 2};
        RoutingStatistics half = part;
        half.load = {1, 3};
        const std::vector<RoutingStatistics> parts {part, half};
        QVERIFY(addWindows(problem, parts).has_value());
        QCOMPARE(problem.windowLoad, (std::vector<std::int64_t> {6, 2, 2, 6}));
        half.experts = 3;
        QCOMPARE(addWindows(problem, std::vector {part, half}).error().code, ErrorCode::Contradiction);
    }

    void pricesComeFromLinks()
    {
        const auto figure = [](double bandwidth) {
            return LinkFigure {BytesPerSecond(bandwidth), Seconds(1e-6)};
        };
        const LinkTable links(2, 2, figure(400e9), figure(50e9));
        const LinkPrices prices = linkPrices(links, std::vector {0, 1, 2, 3});
        QCOMPARE(prices.price,
            (std::vector {0, 125, 1000, 1000, 125, 0, 1000, 1000, 1000, 1000, 0, 125, 1000, 1000, 125, 0}));
        QVERIFY(near(prices.secondsPerByte * 1000, 1 / 50e9));
        QCOMPARE(nodePrices(4, 2, 8).price, prices.price);
        // Devices in another order have their own prices.
        QCOMPARE(linkPrices(links, std::vector {0, 2}).price, (std::vector {0, 1000, 1000, 0}));
        QVERIFY(near(bandwidthWithin(prices.price, std::vector {0, 0, 1, 1}), 8));
        QCOMPARE(bandwidthWithin(prices.price, std::vector {0, 0, 0, 0}), 1.0); // no other node
        QCOMPARE(bandwidthWithin(std::vector {0, 5, 5, 0}, std::vector {0, 1}), 1.0); // no pair in a node
    }

    /// Nodes tell nothing when their links are as good as the others: more devices can be named.
    void moeTunerWithEqualBandwidths()
    {
        Random random(5);
        PlacementProblem problem = randomProblem(random, 5, 32, 16, 32);
        PlacementOptions options;
        options.method = PlacementMethod::MoeTuner;
        const auto oneNode = placeExperts(problem, options);
        problem.nodes = 2;
        const auto twoNodes = placeExperts(problem, options);
        QVERIFY(oneNode && twoNodes);
        QVERIFY(oneNode->placement == twoNodes->placement);
        options.bandwidthWithin = 9;
        QCOMPARE(placeExperts(problem, options).error().code, ErrorCode::Unsupported);
    }

    void partsAreCountedTogether()
    {
        RoutingStatistics a;
        a.layers = 2;
        a.experts = 2;
        a.topK = 1;
        a.tokens = 2;
        a.load = {1, 1, 2, 0};
        a.transitions = {1, 0, 1, 0};
        a.coactivation.assign(8, 0);
        a.windows = {256, 1, a.load};
        a.sample = {2, {0, 1, 0, 0}};
        RoutingStatistics b = a;
        b.tokens = 1;
        b.load = {0, 1, 0, 1};
        b.transitions = {0, 0, 0, 1};
        b.sample = {1, {1, 1}};
        QVERIFY(together(std::vector {a}) == a);
        RoutingStatistics both = together(std::vector {a, b});
        QCOMPARE(both.tokens, std::int64_t {3});
        QCOMPARE(both.load, (std::vector<std::int64_t> {1, 2, 2, 1}));
        QCOMPARE(both.transitions, (std::vector<std::int64_t> {1, 0, 1, 1}));
        QCOMPARE(both.sample.tokens, std::int64_t {3});
        QCOMPARE(both.sample.picks, (std::vector<std::uint16_t> {0, 1, 1, 0, 0, 1})); // layer by layer
        QCOMPARE(both.windows.width, std::int64_t {0}); // whose time?
        b.transitions.clear();
        b.sample = {};
        both = together(std::vector {a, b});
        QVERIFY(both.transitions.empty());
        QCOMPARE(both.sample.tokens, std::int64_t {0});
    }

    void refusalsSayWhy()
    {
        Random random(1);
        PlacementProblem problem = randomProblem(random, 2, 8, 4, 8);
        PlacementOptions options;
        options.present = SlotPlacement {8, 4, std::vector<int>(16, 0)};
        QCOMPARE(placeExperts(problem, options).error().code, ErrorCode::BadValue);
        options.present = SlotPlacement {12, 4, std::vector<int>(24, 0)};
        QCOMPARE(placeExperts(problem, options).error().code, ErrorCode::BadValue);
        options.present.reset();
        options.mostMoved = -1;
        QCOMPARE(placeExperts(problem, options).error().code, ErrorCode::BadValue);
        problem.windowLoad = {1, 2, 3};
        QCOMPARE(placeExperts(problem, {}).error().code, ErrorCode::Contradiction);
    }
};

QTEST_APPLESS_MAIN(TestExpertSolvers)

#include "tst_expert_solvers.moc"
