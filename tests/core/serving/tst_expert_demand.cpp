// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>
#include <cmath>
#include <random>
#include <vector>

#include <rapidcheck.h>

#include "core/serving/expert_demand.h"

using namespace rankloom;

namespace {

bool near(double a, double b, double tolerance) { return std::abs(a - b) <= tolerance * std::abs(b); }

/// Share that n tokens ask for, by integrating (1 - x)^n over a beta distribution with that mean and
/// variance.
double touchedByIntegration(double mean, double variation, double tokens)
{
    const double sum = (1 - mean) / (mean * variation * variation) - 1;
    const double alpha = sum * mean;
    const double beta = sum * (1 - mean);
    constexpr int kSteps = 400'000;
    double mass = 0;
    double left = 0;
    // A pole at zero goes away with x = y^(1/alpha): x^(alpha-1) dx = dy / alpha.
    const bool pole = alpha < 1;
    for (int i = 0; i < kSteps; ++i) {
        const double y = (i + 0.5) / kSteps;
        const double x = pole ? std::pow(y, 1 / alpha) : y;
        const double density = std::pow(1 - x, beta - 1) * (pole ? 1 : std::pow(x, alpha - 1));
        mass += density;
        left += density * std::pow(1 - x, tokens);
    }
    return 1 - left / mass;
}

RoutingStatistics countedRouting(const std::vector<std::vector<std::int64_t>>& load)
{
    RoutingStatistics routing;
    routing.layers = static_cast<int>(load.size());
    routing.experts = static_cast<int>(load.front().size());
    for (const auto& layer : load)
        routing.load.insert(routing.load.end(), layer.begin(), layer.end());
    return routing;
}

} // namespace

/// How many experts a batch asks for: by closed forms, integration and counting.
class TestExpertDemand : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void evenPicksAreBinomial()
    {
        const AskedExperts demand = AskedExperts::drawn(128, 8, 0);
        for (const double n : {1.0, 2.0, 7.0, 64.0, 300.0})
            QVERIFY(near(demand.touchedShare(n), 1 - std::pow(1 - 8 / 128.0, n), 1e-9));
        QCOMPARE(demand.touchedShare(0), 0.0);
    }

    void unevenPicksAreBetaBinomial()
    {
        for (const double variation : {0.5, 1.5, 2.4}) {
            const AskedExperts demand = AskedExperts::drawn(256, 8, variation);
            QVERIFY(near(demand.variation(), variation, 1e-12));
            QVERIFY(near(demand.touchedShare(1), 8 / 256.0, 1e-9)); // k different ones, whatever their fame
            for (const double n : {4.0, 32.0, 256.0})
                QVERIFY2(near(demand.touchedShare(n), touchedByIntegration(8 / 256.0, variation, n), 2e-3),
                    qPrintable(QString("%1 tokens, %2").arg(n).arg(variation)));
        }
    }

    void moreUnevenTouchesLess()
    {
        const bool held = rc::check("touched share falls with spread and rises with tokens", [] {
            const double experts = *rc::gen::inRange(2, 512);
            const double topK = *rc::gen::inRange(1, static_cast<int>(std::min(experts, 16.0)) + 1);
            const double spread = *rc::gen::inRange(0, 400) / 100.0;
            const double more = spread + *rc::gen::inRange(1, 100) / 100.0;
            const double tokens = *rc::gen::inRange(1, 1'000'000);
            const AskedExperts one = AskedExperts::drawn(experts, topK, spread);
            const AskedExperts other = AskedExperts::drawn(experts, topK, more);
            RC_ASSERT(other.touchedShare(tokens) <= one.touchedShare(tokens) + 1e-9);
            RC_ASSERT(one.touchedShare(tokens) <= one.touchedShare(tokens + 1) + 1e-12);
            RC_ASSERT(one.touchedShare(tokens) <= 1.0);
        });
        QVERIFY(held);
    }

    void tracesAreCounted()
    {
        // A log-normal popularity, counts of 100,000 tokens; two layers with it and one that nobody asks.
        std::mt19937 random(7);
        std::normal_distribution<double> normal;
        std::vector<std::vector<std::int64_t>> load(3, std::vector<std::int64_t>(64, 0));
        for (std::size_t layer = 0; layer < 2; ++layer)
            for (auto& count : load[layer])
                count = std::llround(1000 * std::exp(normal(random)));
        const AskedExperts demand = AskedExperts::traced(countedRouting(load), 6);
        for (const double n : {1.0, 16.0, 256.0}) {
            double touched = 0;
            for (std::size_t layer = 0; layer < 2; ++layer) {
                double all = 0;
                for (const auto count : load[layer])
                    all += static_cast<double>(count);
                for (const auto count : load[layer])
                    touched += 1 - std::pow(1 - std::min(1.0, 6 * static_cast<double>(count) / all), n);
            }
            QVERIFY(near(demand.touchedShare(n), touched / 128, 5e-3)); // classes of a quarter of an octave
        }
        // Even counts are even picks; no counts at all are taken as such.
        const AskedExperts even = AskedExperts::traced(countedRouting({std::vector<std::int64_t>(64, 5)}), 6);
        QVERIFY(even.variation() < 1e-6);
        const AskedExperts none = AskedExperts::traced(countedRouting({std::vector<std::int64_t>(64, 0)}), 6);
        for (const AskedExperts* one : {&even, &none})
            QVERIFY(near(one->touchedShare(16), 1 - std::pow(1 - 6 / 64.0, 16), 1e-9));
    }
};

QTEST_GUILESS_MAIN(TestExpertDemand)
#include "tst_expert_demand.moc"
