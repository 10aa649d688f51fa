// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// How long a placement of experts is searched for, what it tells meanwhile, and what it says it minimised.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <ctime>
#include <numeric>

#include <rapidcheck.h>

#include <QTest>

#include "core/base/random.h"
#include "core/experts/place_experts.h"
#include "core/experts/solvers/least_tail.h"

using namespace rankloom;

namespace {

/// Tokens that pick two experts of every layer, and all that is counted of them.
PlacementProblem problemOf(int layers, int experts, int devices, int tokens, std::uint64_t seed = 1)
{
    Random random(seed);
    PlacementProblem problem;
    problem.layers = layers;
    problem.experts = experts;
    problem.devices = devices;
    problem.slotCount = experts;
    problem.topK = 2;
    const auto n = static_cast<std::size_t>(experts);
    problem.load.assign(static_cast<std::size_t>(layers) * n, 0);
    problem.coactivation.assign(static_cast<std::size_t>(layers) * n * n, 0);
    problem.transitions.assign(static_cast<std::size_t>(layers - 1) * n * n, 0);
    for (int l = 0; l < layers; ++l)
        for (int t = 0; t < tokens; ++t) {
            const auto a = static_cast<std::size_t>(random.below(experts) * random.below(experts) / experts);
            const std::size_t b = (a + 1 + static_cast<std::size_t>(random.below(3))) % n;
            const auto layer = static_cast<std::size_t>(l);
            for (const std::size_t e : {a, b}) {
                problem.picks.push_back(static_cast<std::uint16_t>(e));
                ++problem.load[layer * n + e];
            }
            ++problem.coactivation[(layer * n + a) * n + b];
            ++problem.coactivation[(layer * n + b) * n + a];
        }
    for (std::size_t l = 0; l + 1 < static_cast<std::size_t>(layers); ++l)
        for (std::size_t t = 0; t < static_cast<std::size_t>(tokens); ++t)
            for (const std::size_t i : {std::size_t {0}, std::size_t {1}})
                for (const std::size_t j : {std::size_t {0}, std::size_t {1}}) {
                    const auto size = static_cast<std::size_t>(tokens) * 2;
                    const std::size_t from = problem.picks[l * size + 2 * t + i];
                    ++problem.transitions[(l * n + from) * n + problem.picks[(l + 1) * size + 2 * t + j]];
                }
    return problem;
}

/// How long something took: by the clock on the wall, and of the processor, which others may keep busy.
class Watch {
public:
    [[nodiscard]] double seconds() const
    {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - m_start).count();
    }
    [[nodiscard]] double processorSeconds() const
    {
        return static_cast<double>(std::clock() - m_processor) / CLOCKS_PER_SEC;
    }

private:
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    std::clock_t m_processor = std::clock();
};

} // namespace

class TestExpertBudget : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theTimeIsUsed_data()
    {
        QTest::addColumn<int>("method");
        QTest::addColumn<double>("cap");
        QTest::addColumn<int>("slotCount");
        const auto row = [](const char* name, PlacementMethod method, double cap, int slotCount) {
            QTest::newRow(name) << static_cast<int>(method) << cap << slotCount;
        };
        row("rankloom", PlacementMethod::Rankloom, 0, 32);
        row("a cap that binds", PlacementMethod::Rankloom, 1.01, 32);
        row("a cap that does not", PlacementMethod::Rankloom, 4, 32);
        row("replicas", PlacementMethod::Rankloom, 1.05, 40);
        row("exflow", PlacementMethod::ExFlow, 0, 32);
        row("coactivation", PlacementMethod::Coactivation, 0, 32);
        row("fan-out", PlacementMethod::FanOut, 0, 32);
    }

    /// At least 80 % of the time is searched, for every method that searches; what may come on top is the
    /// descent that is under way.
    void theTimeIsUsed()
    {
        QFETCH(int, method);
        QFETCH(double, cap);
        QFETCH(int, slotCount);
        PlacementProblem problem = problemOf(6, 32, 4, 400);
        problem.slotCount = slotCount;
        PlacementOptions options;
        options.method = static_cast<PlacementMethod>(method);
        if (cap > 0)
            options.balanceCap = cap;
        options.time = Seconds(0.5);
        options.moves = 1; // does not count
        const Watch watch;
        const auto placed = placeExperts(problem, options);
        QVERIFY(placed.has_value());
        QVERIFY2(watch.seconds() >= 0.4, qPrintable(QString::number(watch.seconds())));
        QVERIFY2(watch.processorSeconds() < 2, qPrintable(QString::number(watch.processorSeconds())));
        QVERIFY(placed->moves > 1000);
        QVERIFY(checkPlacement(problem, placed->placement).has_value());
    }

    /// A front shares the time.
    void aFrontSharesTheTime()
    {
        PlacementOptions options;
        options.time = Seconds(0.5);
        const Watch watch;
        const auto front = placementFront(problemOf(6, 32, 4, 400), options, 5);
        QVERIFY(front.has_value() && !front->points.empty());
        QVERIFY(watch.seconds() >= 0.4 && watch.processorSeconds() < 2);
    }

    void theSameMovesGiveTheSamePlacement()
    {
        const PlacementProblem problem = problemOf(6, 32, 4, 400);
        for (const PlacementMethod method : placementMethods()) {
            PlacementOptions options;
            options.method = method;
            options.moves = 300'000;
            const auto once = placeExperts(problem, options);
            const auto again = placeExperts(problem, options);
            QVERIFY2(once.has_value(), nameOf(method));
            QVERIFY2(once->placement == again->placement && once->moves == again->moves, nameOf(method));
        }
    }

    /// A person reads the time left from it.
    void progressNeverGoesBack()
    {
        const PlacementProblem problem = problemOf(6, 32, 4, 400);
        for (const auto& [method, cap] :
            {std::pair {PlacementMethod::Rankloom, 0.0}, std::pair {PlacementMethod::Rankloom, 1.01},
                std::pair {PlacementMethod::Rankloom, 4.0}, std::pair {PlacementMethod::FanOut, 0.0}}) {
            Progress progress;
            PlacementOptions options;
            options.method = method;
            if (cap > 0)
                options.balanceCap = cap;
            options.moves = 2'000'000;
            options.progress = &progress;
            double last = 0;
            bool back = false;
            int told = 0;
            options.best = [&](double) {
                back = back || progress.fraction() < last;
                last = progress.fraction();
                ++told;
            };
            QVERIFY(placeExperts(problem, options).has_value());
            QVERIFY(told > 1);
            QVERIFY2(!back && last <= 1, nameOf(method));
        }
    }

    /// Without transitions there is nothing to win but balance: what the method balance reaches.
    void rankloomTakesPlainLoads()
    {
        PlacementProblem problem = problemOf(5, 24, 4, 300);
        problem.transitions.clear();
        problem.coactivation.clear();
        problem.picks.clear();
        PlacementOptions options;
        const auto placed = placeExperts(problem, options);
        QVERIFY2(placed.has_value(), placed ? "" : placed.error().text().c_str());
        options.method = PlacementMethod::Balance;
        QCOMPARE(placed->figures.meanMaxOverMean, placeExperts(problem, options)->figures.meanMaxOverMean);
        QVERIFY(checkPlacement(problem, placed->placement).has_value());
        options.method = PlacementMethod::Rankloom;
        options.balanceCap = 1.05;
        QVERIFY(placeExperts(problem, options).has_value());
        options.present = placed->placement;
        options.mostMoved = 0;
        const auto kept = placeExperts(problem, options);
        QVERIFY(kept && kept->moved == 0);
    }

    /// The two objectives against their definitions, worked out once more from the loads and transitions.
    void moeTunerSaysWhatItMinimises()
    {
        for (const double within : {1.0, 9.0}) {
            PlacementProblem problem = problemOf(4, 16, 4, 500);
            problem.nodes = 2;
            PlacementOptions options;
            options.method = PlacementMethod::MoeTuner;
            options.bandwidthWithin = within;
            const auto placed = placeExperts(problem, options);
            QVERIFY(placed && placed->moeTuner && placed->moeTunerBefore);
            const DeviceOfExpert device = devicesOf(problem, placed->placement);
            double tail = 0;
            for (int l = 0; l < problem.layers; ++l) {
                std::vector<double> load(4, 0);
                std::vector<double> between(16, 0);
                for (int e = 0; e < 16; ++e) {
                    load[static_cast<std::size_t>(device[problem.at(l, e)])] +=
                        static_cast<double>(problem.load[problem.at(l, e)]);
                    for (int f = 0; l + 1 < problem.layers && f < 16; ++f)
                        between[static_cast<std::size_t>(
                            4 * device[problem.at(l, e)] + device[problem.at(l + 1, f)])] +=
                            static_cast<double>(problem.pairs(l)[e * 16 + f]);
                }
                const double mean = std::accumulate(load.begin(), load.end(), 0.0) / 4;
                double deviation = 0;
                for (const double of : load)
                    deviation += std::abs(of - mean);
                QCOMPARE(placed->moeTuner->deviation[static_cast<std::size_t>(l)], deviation);
                if (l + 1 == problem.layers)
                    break;
                double worst = 0;
                for (std::size_t g = 0; g < 4; ++g)
                    for (std::size_t h = 0; h < 4; ++h)
                        if (g != h)
                            worst = std::max(worst, between[4 * g + h] / (g / 2 == h / 2 ? within : 1));
                QCOMPARE(placed->moeTuner->tail[static_cast<std::size_t>(l)], worst);
                tail += worst;
            }
            QCOMPARE(placed->moeTuner->tailSum(), tail);
            // The second program is exact for the groups of the first: other names are no better.
            QVERIFY(placed->moeTuner->deviationSum() <= placed->moeTunerBefore->deviationSum());
        }
    }
};

QTEST_APPLESS_MAIN(TestExpertBudget)
#include "tst_expert_budget.moc"
