// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Devices and nodes that tokens touch, sampled and estimated; the search for few of them.
#include <algorithm>
#include <cmath>
#include <ctime>
#include <limits>
#include <numeric>
#include <set>
#include <tuple>
#include <vector>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QFile>
#include <QTest>

#include "core/base/random.h"
#include "core/exchange/traces/trace_reader.h"
#include "core/experts/place_experts.h"
#include "core/experts/plan_experts.h"
#include "core/experts/problem/token_travel.h"
#include "core/experts/solvers/fan_out_search.h"
#include "core/plan/expert_flow.h"
#include "core/routing/routing_counter.h"
#include "tests/core/routing/routing_samples.h"

using namespace rankloom;
using namespace rankloom::test;
using nlohmann::json;

namespace {

double sumOf(const std::vector<double>& values) { return std::accumulate(values.begin(), values.end(), 0.0); }

} // namespace

class TestTokenTravel : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void devicesPerTokenAreAsTheOraclesSay()
    {
        const json all = oracles();
        if (all.is_null())
            QSKIP("No reference data: devices per token are not compared.");
        for (const json& oracle : all["fanout_cases"]) {
            std::vector<std::int32_t> picks;
            for (const json& token : oracle["topk_ids"])
                for (const json& pick : token)
                    picks.push_back(pick.get<std::int32_t>());
            const auto device = oracle["expert_to_gpu"].get<std::vector<int>>();
            const int topK = static_cast<int>(oracle["topk_ids"][0].size());
            ExpertPlacement placement;
            auto& layer = placement.devices.emplace_back();
            for (const int d : device)
                layer.push_back({d});
            const int members = *std::ranges::max_element(device) + 1;
            std::vector<int> nodes;
            for (int m = 0; m < members; ++m)
                nodes.push_back(m / oracle["gpus_per_node"].get<int>());
            const TokenTravel travel =
                tokenTravel(counted({picks}, topK, static_cast<int>(device.size())), placement, nodes);
            const auto mean = [](const json& counts) {
                const auto values = counts.get<std::vector<double>>();
                return sumOf(values) / static_cast<double>(values.size());
            };
            QVERIFY(travel.exact);
            QCOMPARE(travel.meanFanOut, mean(oracle["fanout_distinct_gpus"]));
            QCOMPARE(travel.meanNodeFanOut, mean(oracle["fanout_distinct_nodes"]));
        }
        // Without a trace: what a random placement has, exactly.
        for (const json& oracle : all["random_placement_expectation"]) {
            const int members = oracle["gpus"];
            const int perNode = members / oracle["nodes"].get<int>();
            const RoutingStatistics none;
            const ExpertPlacement contiguous;
            const ExpertFlows flows(
                none, contiguous, ExpertDispatch::Deduplicated, oracle["experts"], oracle["top_k"], members);
            std::vector<int> self(static_cast<std::size_t>(members));
            std::iota(self.begin(), self.end(), 0);
            std::vector<int> nodes;
            for (int m = 0; m < members; ++m)
                nodes.push_back(m / perNode);
            QVERIFY(nearOrBelowOne(flows.distinct(0, self), oracle["fanout"].get<double>()));
            QVERIFY(nearOrBelowOne(flows.distinct(0, nodes), oracle["node_fanout"].get<double>()));
            // Deduplicated: F·(1 - 1/G) remote copies there, and as many back.
            const double remote = 2 * oracle["fanout"].get<double>() * (1 - 1.0 / members);
            QVERIFY(nearOrBelowOne(flows.of(0).moved(), remote));
        }
    }

    /// Tasks intent and summary of DeepSeek-V2-Lite, 16,701 tokens, EP 8: the figures of the data's README.
    void realTokensTouchAsManyDevicesAsPublished()
    {
        RoutingCounter counter(64);
        for (const char* task : {"intent", "summary"}) {
            const QString file =
                expertsFolder() + "routes/deepseek_v2_lite/" + QString::fromLatin1(task) + "_ids.npy";
            if (!QFile::exists(file))
                QSKIP("No reference data: devices per token are not compared.");
            counter.beginFile();
            Progress progress;
            const auto read = readTrace(file.toStdString(), FileFormat::Unknown,
                [&](const RoutingBatch& batch) { return counter.add(batch); }, progress, {}, {});
            QVERIFY(read);
        }
        const RoutingStatistics routing = counter.finish().value();
        QCOMPARE(routing.sample.tokens, 16701);
        const TokenTravel travel = tokenTravel(routing, {}, std::vector<int> {0, 0, 0, 0, 1, 1, 1, 1});
        QVERIFY(travel.exact);
        QVERIFY(std::abs(travel.meanFanOut - 4.561) < 0.0005);
        const double cut = 1 - travel.allHops.stay / travel.allHops.total();
        QVERIFY(std::abs(cut - 0.8746) < 0.00005);
        double random = 0;
        double randomNodes = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            PlacementProblem problem;
            problem.layers = routing.layers;
            problem.experts = problem.slotCount = routing.experts;
            problem.devices = 8;
            problem.load = routing.load;
            PlacementOptions options;
            options.method = PlacementMethod::Random;
            options.seed = seed;
            const auto placed = placeExperts(problem, options);
            const TokenTravel one = tokenTravel(routing, expertPlacementOf(problem, placed.value().placement),
                std::vector<int> {0, 0, 0, 0, 1, 1, 1, 1});
            random += one.meanFanOut / 20;
            randomNodes += one.meanNodeFanOut / 20;
        }
        QVERIFY(nearOrBelowOne(travel.randomFanOut, 4.535516137995321));
        QVERIFY(std::abs(random - travel.randomFanOut) < 0.01);
        QVERIFY(std::abs(randomNodes - travel.randomNodeFanOut) < 0.005);
        PlacementProblem problem;
        problem.layers = routing.layers;
        problem.experts = problem.slotCount = routing.experts;
        problem.devices = 8;
        problem.load = routing.load;
        problem.transitions = routing.transitions;
        problem.coactivation = routing.coactivation;
        problem.topK = routing.topK;
        problem.picks = routing.sample.picks;
        PlacementOptions options;
        options.method = PlacementMethod::FanOut;
        for (const auto& [cap, published, load] :
            {std::tuple {0.0, 3.108, 9.0}, std::tuple {1.05, 3.378, 1.0505}}) {
            const std::clock_t begin = std::clock();
            options.balanceCap = cap > 0 ? std::optional(cap) : std::nullopt;
            const PlacementResult placed = placeExperts(problem, options).value();
            const TokenTravel found = tokenTravel(routing, expertPlacementOf(problem, placed.placement),
                std::vector<int> {0, 0, 0, 0, 1, 1, 1, 1});
            const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
            qInfo("cap %.2f: %.4f devices per token (published %.3f), load %.4f, %.1f s", cap,
                found.meanFanOut, published, placed.figures.worstMaxOverMean, seconds);
            QVERIFY(found.meanFanOut <= published * 1.005);
            QVERIFY(placed.figures.worstMaxOverMean <= load);
        }
        // What the load alone lets expect is close, but it does not know which experts go together.
        RoutingStatistics loads = routing;
        loads.sample = {};
        const TokenTravel estimate = tokenTravel(loads, {}, std::vector<int> {0, 0, 0, 0, 1, 1, 1, 1});
        QCOMPARE(estimate.tokens, 0);
        QVERIFY(!estimate.exact);
        QVERIFY(std::abs(estimate.meanFanOut / travel.meanFanOut - 1) < 0.05);
    }

    void samplesDoNotDependOnTheOrderOfLayers()
    {
        constexpr int kTokens = 700'000;
        constexpr int kTopK = 4;
        const auto picks = randomPicks(3, 2, kTokens, kTopK, 16);
        const auto count = [&](bool interleaved) {
            RoutingCounter counter(16);
            counter.beginFile();
            constexpr int kStep = 1000;
            const auto add = [&](int layer, int first, int tokens) {
                return counter
                    .add({layer, kTopK, first,
                        std::span(picks[static_cast<std::size_t>(layer)])
                            .subspan(static_cast<std::size_t>(first) * kTopK,
                                static_cast<std::size_t>(tokens) * kTopK)})
                    .has_value();
            };
            if (interleaved) {
                for (int t = 0; t < kTokens; t += kStep)
                    if (!add(1, t, kStep) || !add(0, t, kStep))
                        return RoutingStatistics {};
            } else if (!add(0, 0, kTokens) || !add(1, 0, kTokens)) {
                return RoutingStatistics {};
            }
            return counter.finish().value();
        };
        const RoutingStatistics a = count(true);
        const RoutingStatistics b = count(false);
        QVERIFY(a.sample == b.sample);
        const std::size_t held = a.sample.picks.size();
        QVERIFY(held <= RoutingSample::kMostPicks && held > RoutingSample::kMostPicks / 3);
        QCOMPARE(a.samplePicks(1).size() * 2, held);
        // The sample says of devices per token what all tokens say.
        const TokenTravel travel = tokenTravel(a, {}, std::vector<int> {0, 0, 1, 1});
        QVERIFY(!travel.exact);
        for (int l = 0; l < 2; ++l) {
            std::vector<int> device(16);
            for (int e = 0; e < 16; ++e)
                device[static_cast<std::size_t>(e)] = e / 4;
            const double exact =
                static_cast<double>(fanOut(picks[static_cast<std::size_t>(l)], kTopK, device, 4)) / kTokens;
            QVERIFY(std::abs(travel.fanOut[static_cast<std::size_t>(l)] / exact - 1) < 0.005);
        }
    }

    /// Against all groupings of six experts on three devices and eight on two.
    void fewestDevicesPerTokenWhereAllCanBeTried()
    {
        for (const auto& [experts, devices] : {std::pair {6, 3}, std::pair {8, 2}}) {
            const auto picks = randomPicks(static_cast<std::uint64_t>(experts), 1, 200, 3, experts);
            const RoutingStatistics routing = counted(picks, 3, experts);
            std::vector<int> device;
            for (int e = 0; e < experts; ++e)
                device.push_back(e / (experts / devices));
            std::int64_t fewest = std::numeric_limits<std::int64_t>::max();
            do
                fewest = std::min(fewest, fanOut(picks[0], 3, device, devices));
            while (std::ranges::next_permutation(device).found);
            PlacementProblem problem;
            problem.layers = 1;
            problem.experts = problem.slotCount = experts;
            problem.devices = devices;
            problem.load = routing.load;
            problem.topK = 3;
            problem.picks = routing.sample.picks;
            PlacementOptions options;
            options.method = PlacementMethod::FanOut;
            options.moves = 100'000;
            const PlacementResult placed = placeExperts(problem, options).value();
            QCOMPARE(fanOut(picks[0], 3, devicesOf(problem, placed.placement), devices), fewest);
            // Under a cap the load is kept.
            options.balanceCap = 1.2;
            const PlacementResult capped = placeExperts(problem, options).value();
            options.method = PlacementMethod::Balance;
            options.balanceCap.reset();
            const double least = placeExperts(problem, options).value().figures.meanMaxOverMean;
            QVERIFY(capped.figures.meanMaxOverMean <= std::max(1.2, least) + 1e-9);
            problem.picks[0] = static_cast<std::uint16_t>(experts);
            QVERIFY(!placeExperts(problem, options));
        }
    }

    /// What the search adds up move by move is what a count from scratch finds, under a cap or none.
    void savedDevicesAreCountedExactly()
    {
        QVERIFY(rc::check("devices saved as counted", [](std::uint64_t seed) {
            const int devices = *rc::gen::element(2, 3, 4);
            const int experts = devices * *rc::gen::inRange(1, 5);
            const int topK = *rc::gen::inRange(1, std::min(experts, 4) + 1);
            const auto picks = randomPicks(seed, 2, 70, topK, experts);
            const RoutingStatistics routing = counted(picks, topK, experts);
            PlacementProblem problem;
            problem.layers = 2;
            problem.experts = problem.slotCount = experts;
            problem.devices = devices;
            problem.load = routing.load;
            problem.topK = topK;
            problem.picks = routing.sample.picks;
            DeviceOfExpert start;
            for (int l = 0; l < 2; ++l)
                for (int e = 0; e < experts; ++e)
                    start.push_back(e % devices);
            GroupingSearch search;
            search.seed = seed;
            search.budget = SearchBudget::ofMoves(50'000);
            if (*rc::gen::arbitrary<bool>())
                search.balanceCap = 1.1;
            const GroupingResult found = keepTokensTogether(problem, start, search);
            const auto touched = [&](const DeviceOfExpert& device) {
                std::int64_t sum = 0;
                for (std::size_t l = 0; l < 2; ++l)
                    sum += fanOut(picks[l], topK,
                        std::vector<int>(device.begin() + std::ptrdiff_t(problem.at(static_cast<int>(l), 0)),
                            device.begin() + std::ptrdiff_t(problem.at(static_cast<int>(l) + 1, 0))),
                        devices);
                return sum;
            };
            RC_ASSERT(
                static_cast<std::int64_t>(problem.picks.size()) - touched(found.device) == found.objective);
            RC_ASSERT(touched(found.device) <= touched(start));
        }));
    }

    void placementsConvertThereAndBack()
    {
        QVERIFY(rc::check("slots and plan say the same", [] {
            PlacementProblem problem;
            problem.layers = *rc::gen::inRange(1, 4);
            problem.devices = *rc::gen::inRange(1, 5);
            problem.experts = problem.devices * *rc::gen::inRange(1, 4);
            problem.slotCount = problem.experts;
            problem.load.assign(static_cast<std::size_t>(problem.layers * problem.experts), 1);
            PlacementOptions options;
            options.method = PlacementMethod::Random;
            options.seed = *rc::gen::arbitrary<std::uint64_t>();
            SlotPlacement placed = placeExperts(problem, options).value().placement;
            RC_ASSERT(slotPlacementOf(problem, expertPlacementOf(problem, placed)) == placed);
        }));
    }
};

QTEST_APPLESS_MAIN(TestTokenTravel)
#include "tst_token_travel.moc"
