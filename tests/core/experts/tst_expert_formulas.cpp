// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Figures of expert placement against their definitions, all placements tried where there are few, and EPLB
// against its published example.
#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <set>

#include <QTest>
#include <rapidcheck.h>

#include "core/base/at.h"
#include "core/experts/place_experts.h"
#include "core/experts/solvers/balance.h"
#include "core/experts/solvers/eplb.h"
#include "core/experts/solvers/least_tail.h"

using namespace rankloom;

namespace {

/// Every way to give `experts` to `devices`, equally many to each.
std::vector<std::vector<int>> balancedLayers(int experts, int devices)
{
    std::vector<int> device;
    for (int e = 0; e < experts; ++e)
        device.push_back(e / (experts / devices));
    std::vector<std::vector<int>> all;
    do
        all.push_back(device);
    while (std::ranges::next_permutation(device).found);
    return all;
}

std::vector<std::int64_t> randomCounts(std::size_t size)
{
    return *rc::gen::container<std::vector<std::int64_t>>(size, rc::gen::inRange<std::int64_t>(0, 50));
}

} // namespace

class TestExpertFormulas : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// The example in the README of github.com/deepseek-ai/EPLB.
    void eplbGivesItsPublishedExample()
    {
        PlacementProblem problem;
        problem.layers = 2;
        problem.experts = 12;
        problem.slotCount = 16;
        problem.devices = 8;
        problem.nodes = 2;
        problem.load = {90, 132, 40, 61, 104, 165, 39, 4, 73, 56, 183, 86, //
            20, 107, 104, 64, 19, 197, 187, 157, 172, 86, 16, 27};
        const auto placed = placeByEplb(problem, 4);
        QVERIFY(placed.has_value());
        QCOMPARE(placed->expert,
            (std::vector<int> {5, 6, 5, 7, 8, 4, 3, 4, 10, 9, 10, 2, 0, 1, 11, 1, //
                7, 10, 6, 8, 6, 11, 8, 9, 2, 4, 5, 1, 5, 0, 3, 1}));
        // The fullest device of the first layer has expert 0 and one of two copies of expert 1.
        const PlacementFigures figures = placementFigures(problem, *placed);
        QCOMPARE(figures.maxOverMean[0], (90 + 132.0 / 2) / (1033.0 / 8));
    }

    void devicesOfATokenAreCounted()
    {
        QVERIFY(rc::check("fanOut()", [] {
            const int topK = *rc::gen::inRange(1, 5);
            const int tokens = *rc::gen::inRange(0, 20);
            const auto device = *rc::gen::container<std::vector<int>>(8, rc::gen::inRange(0, 4));
            const auto picks = *rc::gen::container<std::vector<std::int32_t>>(
                at(tokens * topK), rc::gen::inRange<std::int32_t>(0, 8));
            std::int64_t wanted = 0;
            for (int t = 0; t < tokens; ++t) {
                std::set<int> touched;
                for (int k = 0; k < topK; ++k)
                    touched.insert(device[at(picks[at(t * topK + k)])]);
                wanted += std::ssize(touched);
            }
            RC_ASSERT(fanOut(picks, topK, device, 4) == wanted);
        }));
    }

    void expectedFanOutIsTheMeanOverAllPlacements()
    {
        for (const auto& [experts, devices] : {std::pair {4, 2}, {6, 2}, {6, 3}, {8, 4}}) {
            const auto all = balancedLayers(experts, devices);
            double touched = 0;
            constexpr int kTopK = 3;
            for (const auto& device : all)
                touched += static_cast<double>(std::set<int>(device.begin(), device.begin() + kTopK).size());
            const auto count = static_cast<double>(all.size());
            QVERIFY(std::abs(randomFanOut(experts, devices, kTopK) - touched / count) < 1e-12);
        }
    }

    /// ExFlow's program over two layers, all placements of the second beside each of the first.
    void noPlacementCutsLessThanTheOptimum()
    {
        const auto all = balancedLayers(4, 2);
        QVERIFY(rc::check("the least cut", [&all] {
            PlacementProblem problem;
            problem.layers = 3;
            problem.experts = problem.slotCount = 4;
            problem.devices = 2;
            problem.load.assign(12, 1);
            problem.transitions = randomCounts(32);
            std::int64_t least = std::numeric_limits<std::int64_t>::max();
            for (const auto& a : all)
                for (const auto& b : all)
                    for (const auto& c : all) {
                        std::int64_t cut = 0;
                        for (int i = 0; i < 4; ++i)
                            for (int j = 0; j < 4; ++j) {
                                cut += a[at(i)] != b[at(j)] ? problem.transitions[at(4 * i + j)] : 0;
                                cut += b[at(i)] != c[at(j)] ? problem.transitions[at(16 + 4 * i + j)] : 0;
                            }
                        least = std::min(least, cut);
                    }
            PlacementOptions options;
            options.method = PlacementMethod::ExFlow;
            const auto placed = placeExperts(problem, options);
            RC_ASSERT(placed.has_value());
            RC_ASSERT(placed->optimal);
            RC_ASSERT(placed->figures.cut == static_cast<double>(least));
        }));
    }

    /// MoETuner's first program: the least sum over devices of |load - mean|.
    void noGroupsDeviateLess()
    {
        const auto all = balancedLayers(6, 3);
        QVERIFY(rc::check("the least deviation", [&all] {
            const std::vector<std::int64_t> load = randomCounts(6);
            const double mean =
                static_cast<double>(std::accumulate(load.begin(), load.end(), std::int64_t {0})) / 3;
            double least = std::numeric_limits<double>::max();
            for (const auto& device : all) {
                std::vector<double> of(3, 0.0);
                for (std::size_t e = 0; e < 6; ++e)
                    of[at(device[e])] += static_cast<double>(load[e]);
                least =
                    std::min(least, std::abs(of[0] - mean) + std::abs(of[1] - mean) + std::abs(of[2] - mean));
            }
            const BalancedLayer found = balanceLayer(load, 3, {});
            RC_ASSERT(found.optimal);
            RC_ASSERT(std::abs(found.deviation - least) < 1e-9);
        }));
    }

    /// MoETuner's second program on one node: names that make the largest transitions of every boundary
    /// small.
    void noNamesHaveALesserTail()
    {
        QVERIFY(rc::check("the least tail", [] {
            const std::vector<std::int64_t> counts = randomCounts(18);
            double least = 0;
            for (int boundary = 0; boundary < 2; ++boundary) {
                std::vector<int> name {0, 1, 2};
                double best = std::numeric_limits<double>::max();
                do {
                    std::int64_t largest = 0;
                    for (int i = 0; i < 3; ++i)
                        for (int j = 0; j < 3; ++j)
                            if (i != name[at(j)])
                                largest = std::max(largest, counts[at(9 * boundary + 3 * i + j)]);
                    best = std::min(best, static_cast<double>(largest));
                } while (std::ranges::next_permutation(name).found);
                least += best;
            }
            const auto found = leastTail({3, 3, 1, 1.0, counts});
            RC_ASSERT(found.has_value());
            RC_ASSERT(std::abs(found->tail - least) < 1e-9);
        }));
    }
};

QTEST_APPLESS_MAIN(TestExpertFormulas)
#include "tst_expert_formulas.moc"
