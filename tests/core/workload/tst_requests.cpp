// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>

#include <rapidcheck.h>

#include "core/workload/request_generator.h"
#include "core/workload/serving_choice.h"

using namespace rankloom;

namespace {

/// Mean and coefficient of variation of the times between arrivals, in seconds.
std::pair<double, double> intervalsOf(const ServingRequests& requests)
{
    double sum = 0;
    double squares = 0;
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const Nanoseconds before = i == 0 ? Nanoseconds(0) : requests[i - 1].arrival;
        const double interval = toSeconds(requests[i].arrival - before).value();
        sum += interval;
        squares += interval * interval;
    }
    const auto count = static_cast<double>(requests.size());
    const double mean = sum / count;
    return {mean, std::sqrt(squares / count - mean * mean) / mean};
}

RequestLengths lengthsOf(const char* text)
{
    const Result<RequestLengths> lengths = parseRequestLengths(text);
    return lengths ? *lengths : RequestLengths {};
}
RequestArrivals arrivalsOf(const char* text)
{
    const Result<RequestArrivals> arrivals = parseRequestArrivals(text);
    return arrivals ? *arrivals : RequestArrivals {};
}

} // namespace

/// Workloads of requests made from lengths, arrivals and a seed.
class TestRequests : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wordsAreReadAndWritten()
    {
        for (const char* text : {"fixed:2048:256", "uniform:1024:4096:10", "zipf:0.4:1024:4096:10.5"}) {
            const Result<RequestLengths> lengths = parseRequestLengths(text);
            QVERIFY2(lengths.has_value(), text);
            QCOMPARE(textOf(*lengths), std::string(text));
        }
        for (const char* text : {"static", "interval:0.5", "poisson:2.5", "gamma:2:0.5"}) {
            const Result<RequestArrivals> arrivals = parseRequestArrivals(text);
            QVERIFY2(arrivals.has_value(), text);
            QCOMPARE(textOf(*arrivals), std::string(text));
        }
        for (const char* text : {"", "fixed", "fixed:1", "fixed:0:1", "fixed:1:2:3", "fixed:-1:2",
                 "fixed:1.5:2", "fixed:1e99:2", "uniform:20:10:1", "uniform:1:10:1", "zipf:x:10:20:1",
                 "zipf:0.4:10:99999999:1", "other:1:2", "uniform:10:20:-1", "zipf:nan:10:20:1"})
            QVERIFY2(!parseRequestLengths(text), text);
        for (const char* text : {"", "static:1", "poisson", "poisson:0", "poisson:-1", "gamma:1",
                 "interval:-1", "gamma:1:1e9", "interval:inf"})
            QVERIFY2(!parseRequestArrivals(text), text);
    }

    void lengthsKeepTheirBounds()
    {
        QVERIFY(rc::check("prompt and output add up to what was drawn", [] {
            RequestLengths lengths;
            lengths.kind = *rc::gen::element(LengthsKind::Uniform, LengthsKind::Zipf);
            lengths.least = *rc::gen::inRange(2, 500);
            lengths.most = lengths.least + *rc::gen::inRange(0, 500);
            lengths.theta = *rc::gen::element(0.0, 0.4, 1.0, 3.0);
            lengths.promptPerOutput = *rc::gen::element(0.0, 0.1, 1.0, 10.0, 1e6);
            const auto seed = *rc::gen::arbitrary<std::uint64_t>();
            for (const ServingRequest& request : generateRequests(lengths, {}, 50, seed)) {
                RC_ASSERT(request.prompt >= 1);
                RC_ASSERT(request.output >= 1);
                RC_ASSERT(request.tokens() >= lengths.least);
                RC_ASSERT(request.tokens() <= lengths.most);
                const double share = static_cast<double>(request.tokens()) / (1 + lengths.promptPerOutput);
                RC_ASSERT(request.output
                    == std::clamp<std::int64_t>(static_cast<std::int64_t>(share), 1, request.tokens() - 1));
            }
        }));
    }

    /// Means over 100,000 draws, within five standard errors.
    void drawsHaveTheirMoments()
    {
        constexpr std::int64_t count = 100'000;
        const auto mean = [](const ServingRequests& requests) {
            double sum = 0;
            for (const ServingRequest& request : requests)
                sum += static_cast<double>(request.tokens());
            return sum / static_cast<double>(requests.size());
        };
        const double uniform = mean(generateRequests(lengthsOf("uniform:1024:4096:10"), {}, count, 1));
        QVERIFY(std::abs(uniform - 2560) < 5 * 3072 / std::sqrt(12.0 * count));
        double weights = 0;
        double weighted = 0;
        for (int k = 1; k <= 3073; ++k) {
            weights += std::pow(k, -0.4);
            weighted += std::pow(k, -0.4) * (1023 + k);
        }
        const double zipf = mean(generateRequests(lengthsOf("zipf:0.4:1024:4096:10"), {}, count, 1));
        QVERIFY(std::abs(zipf - weighted / weights) < 5 * 900 / std::sqrt(static_cast<double>(count)));
        const double standardErrors = 5 / std::sqrt(static_cast<double>(count));
        const auto poisson = intervalsOf(generateRequests({}, arrivalsOf("poisson:4"), count, 2));
        QVERIFY(std::abs(poisson.first * 4 - 1) < standardErrors);
        QVERIFY(std::abs(poisson.second - 1) < 2 * standardErrors);
        for (const double cv : {0.25, 0.5, 2.0}) {
            const RequestArrivals arrivals {ArrivalsKind::Gamma, 0, 4, cv};
            const auto gamma = intervalsOf(generateRequests({}, arrivals, count, 3));
            QVERIFY(std::abs(gamma.first * 4 - 1) < cv * standardErrors);
            QVERIFY(std::abs(gamma.second / cv - 1) < 4 * standardErrors * std::max(1.0, cv));
        }
    }

    void seedsDecideLengthsAndArrivalsApart()
    {
        const RequestLengths lengths = lengthsOf("zipf:0.4:1024:4096:10");
        const ServingRequests slow = generateRequests(lengths, arrivalsOf("poisson:1"), 100, 7);
        QVERIFY(slow == generateRequests(lengths, arrivalsOf("poisson:1"), 100, 7));
        QVERIFY(slow != generateRequests(lengths, arrivalsOf("poisson:1"), 100, 8));
        const ServingRequests fast = generateRequests(lengths, arrivalsOf("gamma:5:2"), 100, 7);
        for (std::size_t i = 0; i < slow.size(); ++i)
            QCOMPARE(slow[i].tokens(), fast[i].tokens());
    }

    void rhythmsBeginAtOnce()
    {
        const ServingRequests requests =
            generateRequests(lengthsOf("fixed:5:6"), arrivalsOf("interval:0.5"), 3, 1);
        QVERIFY(requests.front() == (ServingRequest {Nanoseconds(0), 5, 6}));
        QVERIFY(requests.back() == (ServingRequest {Nanoseconds(1'000'000'000), 5, 6}));
        const ServingRequests still = generateRequests({}, {}, 5, 1);
        for (const ServingRequest& request : still)
            QCOMPARE(request.arrival.value(), 0);
    }

    void closedLoopsAreSpelled()
    {
        const RequestArrivals loop = arrivalsOf("closed:64:2.5");
        QVERIFY(loop.kind == ArrivalsKind::Closed);
        QCOMPARE(loop.users, 64);
        QCOMPARE(loop.think, 2.5);
        QCOMPARE(textOf(loop), std::string("closed:64:2.5"));
        QCOMPARE(textOf(arrivalsOf("closed:1")), std::string("closed:1"));
        for (const char* wrong :
            {"closed", "closed:0", "closed:1.5", "closed:4:-1", "closed:4:1:2", "closed:x"})
            QVERIFY2(!parseRequestArrivals(wrong), wrong);
        // Who asks when is not known before.
        for (const ServingRequest& request : generateRequests({}, loop, 100, 1))
            QCOMPARE(request.arrival.value(), 0);
        RequestMix mix;
        mix.arrivals = loop;
        QVERIFY(closedLoop(mix) == (ClosedLoop {64, Nanoseconds(2'500'000'000)}));
        mix.trace.name = "recorded";
        QVERIFY(!closedLoop(mix));
        mix.trace.times = false;
        QVERIFY(closedLoop(mix).has_value());
    }

    void workloadsAreScaled()
    {
        const ServingRequest request {Nanoseconds(1000), 100, 10};
        QVERIFY(scaled(request, {}) == request);
        QVERIFY(scaled(request, {0.5, 2, 0.01, 0}) == (ServingRequest {Nanoseconds(500), 200, 1}));
        QVERIFY(scaled(request, {1, 1, 1, 50}) == (ServingRequest {Nanoseconds(1000), 40, 10}));
        QVERIFY(scaled(request, {1, 1, 1, 5}) == (ServingRequest {Nanoseconds(1000), 1, 4}));
    }
};

QTEST_GUILESS_MAIN(TestRequests)
#include "tst_requests.moc"
