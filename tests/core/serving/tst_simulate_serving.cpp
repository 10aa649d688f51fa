// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <cmath>
#include <map>
#include <numeric>
#include <set>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include "core/base/whole_file.h"
#include "core/serving/replay.h"
#include "core/workload/request_generator.h"
#include "tests/core/serving/any_requests.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

/// Times that no two kinds of batches share.
TestTimes unevenTimes()
{
    return TestTimes([](int stage, const BatchLoad& load) {
        return 50 + 7 * stage + 3 * load.prefillTokens + 2 * load.decodes + load.whole.decodeKeys / 16
            + static_cast<std::int64_t>(load.whole.prefillPairs / 64);
    });
}

SchedulerKind anyScheduler()
{
    const auto kinds = namedValues<SchedulerKind>();
    return kinds[*rc::gen::inRange<std::size_t>(0, kinds.size())].value;
}

/// A case of up to 40 requests that all fit the pool one by one.
struct ServingCase {
    ServingSetup setup;
    ServingRequests requests;
};
ServingCase anyCase()
{
    ServingCase out;
    out.setup = setupOf(anyScheduler(), 0);
    out.setup.stages = out.setup.choice.scheduler == SchedulerKind::Fusion ? 1 : *rc::gen::inRange(1, 5);
    out.setup.replicas = *rc::gen::inRange(1, 4);
    out.setup.window = *rc::gen::element(0, 32);
    out.setup.choice.routing = *rc::gen::element(
        RequestRouting::RoundRobin, RequestRouting::LeastOutstanding, RequestRouting::Random);
    out.setup.choice.maxBatch = *rc::gen::inRange(1, 20);
    out.setup.choice.tokenBudget = *rc::gen::inRange(8, 200);
    out.setup.choice.compaction = *rc::gen::arbitrary<bool>();
    out.setup.choice.prefixHitShare = *rc::gen::element(0.0, 0.5);
    std::int64_t blocks = 0;
    out.requests = anyRequests(blocks);
    out.setup.blocks = blocks + *rc::gen::inRange(0, 20);
    return out;
}

} // namespace

/// The simulation of serving against the laws that every scheduler keeps.
class TestSimulateServing : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tokensAndBlocksAreKept()
    {
        QVERIFY(rc::check("every request gets its tokens, every block comes back", [] {
            const ServingCase given = anyCase();
            SeenBatches seen;
            const TestTimes times = unevenTimes();
            const Result<ServingSimulation> run = simulateServing(given.setup, times, given.requests, &seen);
            RC_ASSERT(run.has_value());
            RC_ASSERT(run->served == std::ssize(given.requests));
            std::map<int, int> generated;
            std::int64_t prefills = 0;
            for (const SeenBatch& batch : seen.batches) {
                prefills += batch.load.prefillTokens;
                for (const int request : batch.decodes)
                    ++generated[request];
            }
            std::int64_t prompts = 0;
            std::int64_t outputs = 0;
            for (std::size_t i = 0; i < given.requests.size(); ++i) {
                const ServingRequest& request = given.requests[i];
                const RequestOutcome& outcome = run->requests[i];
                outputs += request.output;
                prompts += request.prompt
                    - static_cast<std::int64_t>(given.setup.choice.prefixHitShare * request.prompt);
                // Each time a prompt is done, one token: the first, or the next behind a preemption.
                const int ofPrompts = request.output - generated[static_cast<int>(i)];
                RC_ASSERT(ofPrompts >= 1 && ofPrompts <= 1 + outcome.preemptions);
                RC_ASSERT(request.arrival <= outcome.start);
                RC_ASSERT(outcome.start < outcome.firstToken);
                RC_ASSERT(outcome.firstToken <= outcome.end);
                RC_ASSERT((request.output == 1) == (outcome.firstToken == outcome.end));
                RC_ASSERT(outcome.worstGap >= timePerOutputToken(request, outcome));
            }
            RC_ASSERT(run->outputTokens == outputs);
            // Whatever was lost to preemption is computed again, with what had been generated meanwhile.
            if (run->preemptions == 0)
                RC_ASSERT(prefills == prompts);
            else
                RC_ASSERT(prefills >= prompts);
            for (const ReplicaFigures& replica : run->replicas) {
                RC_ASSERT(replica.blocksLeft == 0);
                RC_ASSERT(replica.mostBlocks <= given.setup.blocks);
            }
        }));
    }

    void nobodyIsPreemptedWhereAllFit()
    {
        QVERIFY(rc::check("no preemption if the pool holds every request at its full length", [] {
            ServingCase given = anyCase();
            given.setup.blocks = 0;
            for (const ServingRequest& request : given.requests)
                given.setup.blocks += (request.tokens() + 15) / 16;
            given.setup.blocks = given.setup.blocks * 100 / 99 + 1; // beside the watermark
            const TestTimes times = unevenTimes();
            const Result<ServingSimulation> run = simulateServing(given.setup, times, given.requests);
            RC_ASSERT(run.has_value());
            RC_ASSERT(run->preemptions == 0);
            RC_ASSERT(run->recomputedTokens == 0);
        }));
    }

    /// The simulation's own batches, put through the replay of batch tables: the same starts, the same
    /// causes.
    void batchesFollowTheRecurrence()
    {
        QVERIFY(rc::check("start[s][k] = max(end[s-1][k], end[s][k-1])", [] {
            ServingCase given = anyCase();
            given.setup.replicas = 1;
            if (given.setup.choice.scheduler == SchedulerKind::Fusion)
                given.setup.choice.scheduler = SchedulerKind::Sarathi;
            // Replays forgive what rounding may be: all times are far above that.
            for (ServingRequest& request : given.requests)
                request.arrival = Nanoseconds(request.arrival.value() * 10'000);
            const TestTimes times([](int stage, const BatchLoad& load) {
                return 10'000
                    * (50 + 7 * stage + 3 * load.prefillTokens + 2 * load.decodes
                        + load.whole.decodeKeys / 16);
            });
            SeenBatches seen;
            const Result<ServingSimulation> run = simulateServing(given.setup, times, given.requests, &seen);
            RC_ASSERT(run.has_value());
            std::vector<BatchStage> rows;
            for (std::size_t k = 0; k < seen.batches.size(); ++k)
                for (std::size_t s = 0; s < seen.batches[k].start.size(); ++s) {
                    const SeenBatch& batch = seen.batches[k];
                    rows.push_back({static_cast<std::int64_t>(k), static_cast<int>(s),
                        Nanoseconds(batch.start[s]), Nanoseconds(batch.end[s] - batch.start[s]),
                        batch.tokens(), batch.load.prefillTokens});
                }
            const Result<Replay> replay = replayStages(rows);
            RC_ASSERT(replay.has_value());
            for (std::size_t i = 0; i < rows.size(); ++i)
                RC_ASSERT(replay->rows[i].start == *rows[i].start);
            RC_ASSERT(replay->bubbles == run->bubbles);
            const double idle = std::accumulate(run->stageIdleShare.begin(), run->stageIdleShare.end(), 0.0)
                / static_cast<double>(run->stageIdleShare.size());
            RC_ASSERT(std::abs(replay->idleShare - idle) < 1e-9);
        }));
    }

    void batchesKeepTheirLimits()
    {
        QVERIFY(rc::check("budget, places, and a request in one batch at a time", [] {
            const ServingCase given = anyCase();
            SeenBatches seen;
            const TestTimes times = unevenTimes();
            const Result<ServingSimulation> run = simulateServing(given.setup, times, given.requests, &seen);
            RC_ASSERT(run.has_value());
            const ServingChoice& choice = given.setup.choice;
            const bool pieces = choice.scheduler == SchedulerKind::Sarathi
                || choice.scheduler == SchedulerKind::SarathiDynamic
                || choice.scheduler == SchedulerKind::VllmMixed;
            std::map<int, std::int64_t> until;
            for (const SeenBatch& batch : seen.batches) {
                if (pieces)
                    RC_ASSERT(
                        batch.tokens() <= std::max<std::int64_t>(choice.tokenBudget, batch.load.decodes));
                if (choice.scheduler != SchedulerKind::Fusion)
                    RC_ASSERT(batch.load.requests() <= std::max(1, choice.maxBatch / given.setup.stages));
                std::vector<int> members = batch.decodes;
                for (const auto& [request, tokens] : batch.prompts)
                    members.push_back(request);
                for (const int request : members) {
                    RC_ASSERT(until[request] <= batch.start.front());
                    until[request] = batch.end.back();
                }
            }
        }));
    }

    void theSameInputGivesTheSameResult()
    {
        ServingSetup setup = setupOf(SchedulerKind::VllmMixed, 300, 3);
        setup.replicas = 2;
        setup.choice.routing = RequestRouting::Random;
        setup.choice.seed = 7;
        const ServingRequests requests = generateRequests(
            {LengthsKind::Zipf, 0, 0, 64, 512, 0.4, 4}, {ArrivalsKind::Poisson, 0, 1e6, 1}, 300, 3);
        const TestTimes times = unevenTimes();
        const auto run = [&] { return simulateServing(setup, times, requests); };
        const Result<ServingSimulation> first = run();
        const Result<ServingSimulation> second = run();
        QVERIFY(first && second);
        QCOMPARE(first->end.value(), second->end.value());
        QCOMPARE(first->timeToFirstToken, second->timeToFirstToken);
        for (std::size_t i = 0; i < requests.size(); ++i)
            QCOMPARE(first->requests[i].end.value(), second->requests[i].end.value());
    }

    /// Every request but the first of each user comes so long behind an answer as users think, and nobody
    /// asks twice.
    void usersAskAgainWhenTheyHaveThought()
    {
        QVERIFY(rc::check("arrivals are answers and the time to think", [] {
            ServingCase given = anyCase();
            given.setup.frontEnd = Nanoseconds(*rc::gen::element(0, 35));
            const int users = *rc::gen::inRange(1, 12);
            const std::int64_t think = *rc::gen::element(0, 1, 700);
            given.setup.loop = ClosedLoop {users, Nanoseconds(think)};
            const TestTimes times = unevenTimes();
            const Result<ServingSimulation> run = simulateServing(given.setup, times, given.requests);
            RC_ASSERT(run.has_value());
            RC_ASSERT(run->served == std::ssize(given.requests));
            RC_ASSERT(run->arrivals.size() == given.requests.size());
            std::multiset<std::int64_t> ready;
            for (int user = 0; user < users; ++user)
                ready.insert(0);
            for (const RequestOutcome& outcome : run->requests)
                ready.insert(outcome.end.value() + think);
            std::int64_t before = 0;
            for (std::size_t i = 0; i < given.requests.size(); ++i) {
                const std::int64_t arrival = run->arrivals[i].value();
                RC_ASSERT(arrival >= before);
                // The earliest that anybody could ask, taken once.
                RC_ASSERT(arrival == *ready.begin());
                ready.erase(ready.begin());
                RC_ASSERT(run->requests[i].start.value() >= arrival + given.setup.frontEnd.value());
                before = arrival;
            }
        }));
    }

    /// As many users as requests ask all at once; one user alone is served one after another.
    void loopsWithKnownArrivals()
    {
        ServingSetup setup = setupOf(SchedulerKind::Sarathi, 1000);
        const ServingRequests requests = generateRequests({LengthsKind::Fixed, 40, 6}, {}, 25, 1);
        const TestTimes times = unevenTimes();
        const Result<ServingSimulation> atOnce = simulateServing(setup, times, requests);
        setup.loop = ClosedLoop {25, Nanoseconds(0)};
        const Result<ServingSimulation> all = simulateServing(setup, times, requests);
        QCOMPARE(all->end.value(), atOnce->end.value());
        QCOMPARE(all->timeToFirstToken, atOnce->timeToFirstToken);
        const Result<ServingSimulation> alone = simulateServing(setup, times, std::span(requests).first(1));
        const std::int64_t each = alone->requests[0].end.value();
        setup.loop = ClosedLoop {1, Nanoseconds(100)};
        const Result<ServingSimulation> one = simulateServing(setup, times, requests);
        for (std::size_t i = 0; i < requests.size(); ++i) {
            QCOMPARE(one->arrivals[i].value(), static_cast<std::int64_t>(i) * (each + 100));
            QCOMPARE(one->requests[i].end.value(), one->arrivals[i].value() + each);
        }
        QCOMPARE(one->timeToFirstToken.most, one->timeToFirstToken.p50);
    }

    void requestsGoWhereTheyAreRouted()
    {
        ServingSetup setup = setupOf(SchedulerKind::Orca, 1000);
        setup.replicas = 2;
        setup.choice.maxBatch = 1;
        // The first keeps its replica busy, so that who looks at the queues goes to the other.
        const ServingRequests requests {
            requestAt(0, 10, 50), requestAt(1, 10, 1), requestAt(200, 10, 1), requestAt(201, 10, 1)};
        const auto replicas = [&](RequestRouting routing) {
            setup.choice.routing = routing;
            std::vector<int> out;
            const Result<ServingSimulation> run = simulateServing(setup, TestTimes(10), requests);
            for (const RequestOutcome& outcome : run->requests)
                out.push_back(outcome.replica);
            return out;
        };
        QCOMPARE(replicas(RequestRouting::RoundRobin), (std::vector<int> {0, 1, 0, 1}));
        QCOMPARE(replicas(RequestRouting::LeastOutstanding), (std::vector<int> {0, 1, 1, 0}));
    }

    void requestsThatNeverFitAreRefusedInWords()
    {
        ServingSetup setup = setupOf(SchedulerKind::Sarathi, 10);
        const ServingRequests requests {requestAt(0, 100, 61), requestAt(0, 100, 60), requestAt(5, 9999, 1)};
        const Result<ServingSimulation> run = simulateServing(setup, TestTimes(10), requests);
        QVERIFY(run.has_value());
        QCOMPARE(run->refused, 2);
        QCOMPARE(run->served, 1);
        QVERIFY(!run->requests[0].served() && run->requests[1].served());
        QCOMPARE(run->diagnostics.size(), std::size_t {1});
        QVERIFY(run->diagnostics[0].message.find("161") != std::string::npos);
        // What is longer than the context alone is served, and told.
        setup.context = 120;
        const Result<ServingSimulation> told = simulateServing(setup, TestTimes(10), requests);
        QCOMPARE(told->served, 1);
        QCOMPARE(told->diagnostics.size(), std::size_t {2});
        QVERIFY(told->diagnostics[1].message.find("context of the model, 120") != std::string::npos);
        QCOMPARE(simulateServing(setup, TestTimes(10), {}).error().code, ErrorCode::BadValue);
        setup.stages = 2;
        setup.choice.scheduler = SchedulerKind::Fusion;
        QCOMPARE(simulateServing(setup, TestTimes(10), requests).error().code, ErrorCode::Unsupported);
    }

    void longTimesAndStopsEndIt()
    {
        const ServingSetup setup = setupOf(SchedulerKind::Sarathi, 1000);
        const TestTimes ages(kMostNanoseconds);
        QCOMPARE(simulateServing(setup, ages, ServingRequests {requestAt(0, 10, 100)}).error().code,
            ErrorCode::TooLarge);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(simulateServing(setup, TestTimes(1), ServingRequests {requestAt(0, 10, 10'000)}, nullptr,
                     stop.get_token())
                     .error()
                     .code,
            ErrorCode::Cancelled);
    }

    void figuresByHand()
    {
        // One stage, 10 ns a batch: prompt at 0, tokens at 10, 20, 30; the second arrives at 5 and is there
        // at 20, 30.
        const ServingSetup setup = setupOf(SchedulerKind::Orca, 1000);
        const ServingRequests requests {requestAt(0, 10, 3), requestAt(5, 10, 2), requestAt(100, 10, 1)};
        const Result<ServingSimulation> run = simulateServing(setup, TestTimes(10), requests);
        QCOMPARE(timeToFirstToken(requests[1], run->requests[1]).value(), 15);
        QCOMPARE(timePerOutputToken(requests[0], run->requests[0]).value(), 10);
        QCOMPARE(run->makespan.value(), 110);
        QCOMPARE(run->bubbles, (ServingGapTimes {0, 0, 0, 70}));
        QVERIFY(std::abs(run->stageIdleShare[0] - 70.0 / 110) < 1e-12);
        QCOMPARE(run->timeToFirstToken.p50.value(), 10e-9);
        QCOMPARE(run->timeToFirstToken.p99.value(), 15e-9);
        QCOMPARE(run->medianBubble.value(), 0);
        QVERIFY(std::abs(run->tokensPerSecond - 6 / 110e-9) < 1);
        QCOMPARE(run->replicas[0].cache.front().blocks, 1);
    }

    /// Two prompts of unlike length behind each other on two stages.
    void bubblesHaveTheirCauses()
    {
        const ServingSetup setup = [] {
            ServingSetup s = setupOf(SchedulerKind::Orca, 1000, 2);
            s.choice.maxBatch = 2;
            return s;
        }();
        const TestTimes times([](int, const BatchLoad& load) { return load.prefillTokens + load.decodes; });
        const Result<ServingSimulation> run =
            simulateServing(setup, times, ServingRequests {requestAt(0, 10, 2), requestAt(0, 30, 2)});
        // Stage 1: 10-20, gap to 40, 40-70; the decode of request 0 has left stage 0 at 41, so that it
        // follows at once; that of request 1 is formed at 70. Stage 0: 0-10, 10-40, 40-41, gap to 70, 70-71.
        QCOMPARE(run->bubbles[static_cast<std::size_t>(ServingGap::UnequalPrefills)], 20);
        QCOMPARE(run->bubbles[static_cast<std::size_t>(ServingGap::UnequalDecodes)], 29);
        QCOMPARE(run->requests[0].bubble.value(), 0);
        QCOMPARE(run->requests[1].bubble.value(), 49);
    }

    /// Two streams share the device: what one mixed batch takes, both take.
    void fusedStreamsShareTheDevice()
    {
        const ServingSetup setup = setupOf(SchedulerKind::Fusion, 1000);
        const TestTimes sum([](int, const BatchLoad& load) { return 10 * load.tokens(); });
        // Prompt of 1 alone takes 1000; the loop of request 0 has 100 iterations of 10: both at half speed.
        const ServingRequests requests {requestAt(0, 10, 101), requestAt(100, 100, 1)};
        const Result<ServingSimulation> run = simulateServing(setup, sum, requests);
        QVERIFY(std::abs(run->requests[0].end.value() - 2100) <= 101);
        QVERIFY(std::abs(run->requests[1].end.value() - 2100) <= 101);
        const TestTimes larger([](int, const BatchLoad& load) {
            return std::max<std::int64_t>(10 * load.prefillTokens, 10 * load.decodes);
        });
        QCOMPARE(simulateServing(setup, larger, requests)->requests[0].end.value(), 1100);
    }

    void fusedRequestsTakeFloversTotals()
    {
        const auto text =
            readWholeFile(RANKLOOM_REFERENCE_DATA "/serving/oracles.json", std::size_t {1} << 24U);
        if (!text)
            QSKIP("no reference data");
        const nlohmann::json oracles = nlohmann::json::parse(*text);
        const nlohmann::json& printed = oracles["flover"][0];
        int compared = 0;
        for (const auto& [model, totals] : printed["flover_total_s"].items()) {
            const double single = printed["single_s"][model].get<double>();
            constexpr int tokens = 512;
            const TestTimes times(std::llround(single * 1e9 / tokens));
            for (const auto& [count, total] : totals.items()) {
                const ServingRequests requests = generateRequests(
                    {LengthsKind::Fixed, 32, tokens}, {ArrivalsKind::Interval, 0.5}, std::stoi(count), 1);
                const Result<ServingSimulation> run =
                    simulateServing(setupOf(SchedulerKind::Fusion, 100'000), times, requests);
                const double ratio = toSeconds(run->makespan).value() / total.get<double>();
                QVERIFY2(std::abs(ratio - 1) <= printed["tol"].get<double>(),
                    (model + " " + count + ": " + std::to_string(ratio)).c_str());
                ++compared;
            }
        }
        QCOMPARE(compared, 24);
        // Poisson arrivals: what overlaps is what all iterations share out.
        const nlohmann::json& poisson = oracles["flover"][1];
        for (std::size_t i = 0; i < poisson["lambda_ms"].size(); ++i) {
            const double rate = 1000.0 / poisson["lambda_ms"][i].get<double>();
            const ServingRequests requests =
                generateRequests({LengthsKind::Fixed, 32, 512}, {ArrivalsKind::Poisson, 0, rate}, 32, 1);
            SeenBatches seen;
            const TestTimes times(std::llround(5.8e9 / 512));
            const Result<ServingSimulation> run =
                simulateServing(setupOf(SchedulerKind::Fusion, 100'000), times, requests, &seen);
            std::int64_t iterations = 0;
            std::int64_t overlapped = 0;
            for (const SeenBatch& batch : seen.batches) {
                iterations += batch.stream == ServingStream::Main ? 1 : 0;
                overlapped += batch.load.decodes;
            }
            QCOMPARE(overlapped, 32 * 511);
            // One draw of 31 intervals has a standard deviation of 18 % where arrivals decide: three of them.
            const double printedIterations = poisson["total_iters"][i].get<double>();
            QVERIFY2(std::abs(static_cast<double>(iterations) / printedIterations - 1) < 0.54,
                (std::to_string(rate) + ": " + std::to_string(iterations)).c_str());
        }
    }
};

QTEST_GUILESS_MAIN(TestSimulateServing)
#include "tst_simulate_serving.moc"
