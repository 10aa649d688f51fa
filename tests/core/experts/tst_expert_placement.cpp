// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numeric>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QTest>

#include "core/base/random.h"
#include "core/exchange/syntax/count_array.h"
#include "core/experts/place_experts.h"
#include "core/experts/problem/assignment.h"
#include "core/experts/solvers/balance.h"
#include "core/experts/solvers/chain_program.h"
#include "core/experts/solvers/chain_search.h"
#include "core/experts/solvers/cut_bound.h"
#include "core/experts/solvers/eplb.h"
#include "core/experts/solvers/grouping.h"
#include "core/experts/solvers/least_tail.h"
#include "core/experts/solvers/recombine.h"
#include "tests/core/experts/stored_experts.h"

using namespace rankloom;
using namespace rankloom::test;
using nlohmann::json;

namespace {

json document(const std::string& name) { return json::parse(fileText(name)); }

PlacementProblem randomProblem(std::uint64_t seed, int layers, int experts, int devices)
{
    Random random(seed);
    PlacementProblem problem;
    problem.layers = layers;
    problem.experts = problem.slotCount = experts;
    problem.devices = devices;
    problem.load.resize(static_cast<std::size_t>(layers * experts));
    for (std::int64_t& load : problem.load)
        load = random.below(200);
    problem.transitions.resize(static_cast<std::size_t>((layers - 1) * experts * experts));
    for (std::int64_t& count : problem.transitions)
        count = random.below(4) == 0 ? random.below(100) : random.below(10);
    return problem;
}

std::vector<double> deviceLoads(const PlacementProblem& problem, const SlotPlacement& placement, int layer)
{
    std::vector<int> copies(static_cast<std::size_t>(problem.experts), 0);
    for (const int e : placement.layer(layer))
        ++copies[static_cast<std::size_t>(e)];
    std::vector<double> loads(static_cast<std::size_t>(problem.devices), 0);
    for (int g = 0; g < problem.devices; ++g)
        for (const int e : placement.on(layer, g))
            loads[static_cast<std::size_t>(g)] +=
                static_cast<double>(problem.load[problem.at(layer, e)]) / copies[static_cast<std::size_t>(e)];
    return loads;
}

/// Of the slowest pair of devices at every boundary between layers, summed.
double tailOf(const TailProblem& problem, std::span<const int> device)
{
    const auto n = static_cast<std::size_t>(problem.devices);
    double total = 0;
    for (std::size_t l = 0; l + 1 < static_cast<std::size_t>(problem.layers); ++l) {
        double worst = 0;
        for (std::size_t a = 0; a < n; ++a)
            for (std::size_t b = 0; b < n; ++b) {
                const int g = device[l * n + a];
                const int h = device[(l + 1) * n + b];
                const int perNode = problem.devices / problem.nodes;
                const double bandwidth = g / perNode == h / perNode ? problem.bandwidthWithin : 1;
                const auto count = static_cast<double>(problem.transitions[(l * n + a) * n + b]);
                worst = g != h ? std::max(worst, count / bandwidth) : worst;
            }
        total += worst;
    }
    return total;
}

} // namespace

class TestExpertPlacement : public QObject {
    Q_OBJECT

    json m_oracles;
    json m_index;

    void needData()
    {
        if (m_oracles.is_null() && std::string(RANKLOOM_REFERENCE_DATA).size() > 0
            && !fileText("oracles.json").empty()) {
            m_oracles = document("oracles.json");
            m_index = document("instances/index.json");
        }
    }

private Q_SLOTS:
    void initTestCase() { needData(); }

    void assignmentMatchesPermutations()
    {
        QVERIFY(rc::check("assignment is the best of all permutations", [] {
            const int n = *rc::gen::inRange(1, 6);
            const auto gain = *rc::gen::container<std::vector<std::int64_t>>(
                static_cast<std::size_t>(n * n), rc::gen::inRange<std::int64_t>(-20, 100));
            const std::vector<int> found = bestAssignment<std::int64_t>(gain, n);
            const auto total = [&](const std::vector<int>& columns) {
                std::int64_t sum = 0;
                for (int r = 0; r < n; ++r)
                    sum += gain[static_cast<std::size_t>(r * n + columns[static_cast<std::size_t>(r)])];
                return sum;
            };
            std::vector<int> columns(static_cast<std::size_t>(n));
            std::iota(columns.begin(), columns.end(), 0);
            std::int64_t best = total(columns);
            do
                best = std::max(best, total(columns));
            while (std::next_permutation(columns.begin(), columns.end()));
            RC_ASSERT(total(found) == best);
        }));
    }

    void matchingMatchesEnumeration()
    {
        QVERIFY(rc::check("b-matching is the best of all subsets of pairs", [] {
            const int n = *rc::gen::inRange(1, 5);
            const int degree = *rc::gen::inRange(1, n + 1);
            const auto weight = *rc::gen::container<std::vector<std::int64_t>>(
                static_cast<std::size_t>(n * n), rc::gen::inRange<std::int64_t>(0, 30));
            std::int64_t best = 0;
            for (unsigned set = 0; set < 1U << static_cast<unsigned>(n * n); ++set) {
                std::vector<int> used(static_cast<std::size_t>(2 * n), 0);
                std::int64_t sum = 0;
                bool legal = true;
                for (int i = 0; i < n * n; ++i)
                    if ((set >> static_cast<unsigned>(i) & 1U) != 0) {
                        legal = legal && ++used[static_cast<std::size_t>(i / n)] <= degree
                            && ++used[static_cast<std::size_t>(n + i % n)] <= degree;
                        sum += weight[static_cast<std::size_t>(i)];
                    }
                best = legal ? std::max(best, sum) : best;
            }
            RC_ASSERT(heaviestMatching(weight, n, degree) == best);
        }));
    }

    void boundNeverExceedsOptimum()
    {
        QVERIFY(rc::check("lower bound <= exact cut <= search", [](std::uint64_t seed) {
            const int devices = *rc::gen::element(2, 3);
            const PlacementProblem problem = randomProblem(seed, *rc::gen::inRange(1, 5), 6, devices);
            const auto exact = exactLeastCut(problem, {}, {});
            RC_ASSERT(exact.has_value());
            RC_ASSERT(*cutLowerBound(problem, {}) <= cutOf(problem, *exact));
            GroupingSearch search;
            search.budget = SearchBudget::ofMoves(20'000);
            search.seed = seed;
            const GroupingResult found = keepTransitions(problem, *exact, search);
            RC_ASSERT(cutOf(problem, found.device) == cutOf(problem, *exact));
            const std::int64_t total =
                std::accumulate(problem.transitions.begin(), problem.transitions.end(), std::int64_t {0});
            RC_ASSERT(total - found.objective == cutOf(problem, found.device));
        }));
    }

    void recombinedIsNoWorse()
    {
        QVERIFY(rc::check("recombined placements cost no more than the best of them", [](std::uint64_t seed) {
            PlacementProblem problem = randomProblem(seed, 4, 12, 4);
            const bool priced = *rc::gen::arbitrary<bool>();
            if (priced)
                problem.price = {0, 1, 9, 9, 1, 0, 9, 9, 9, 9, 0, 1, 9, 9, 1, 0};
            const auto costOf = [&](const DeviceOfExpert& device) {
                std::int64_t cost = 0;
                for (int l = 0; l + 1 < problem.layers; ++l)
                    for (int i = 0; i < problem.experts; ++i)
                        for (int j = 0; j < problem.experts; ++j)
                            cost += problem.pairs(l)[i * problem.experts + j]
                                * problem.priceOf(device[problem.at(l, i)], device[problem.at(l + 1, j)]);
                return cost;
            };
            Random random(seed);
            std::vector<DeviceOfExpert> placements;
            std::int64_t best = 0;
            for (int i = 0; i < 3; ++i) {
                DeviceOfExpert device;
                for (int l = 0; l < problem.layers; ++l) {
                    std::vector<int> row {0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3};
                    for (int e = 11; e > 0; --e)
                        std::swap(row[static_cast<std::size_t>(e)],
                            row[static_cast<std::size_t>(random.below(e + 1))]);
                    device.insert(device.end(), row.begin(), row.end());
                }
                best = i == 0 ? costOf(device) : std::min(best, costOf(device));
                placements.push_back(std::move(device));
            }
            RC_ASSERT(costOf(recombine(problem, placements, priced ? DeviceNames::Kept : DeviceNames::Free))
                <= best);
            // The search knows the prices, and counts what it keeps by them.
            GroupingSearch search;
            search.budget = SearchBudget::ofMoves(20'000);
            const GroupingResult found = keepTransitions(problem, placements.front(), search);
            const std::int64_t total =
                std::accumulate(problem.transitions.begin(), problem.transitions.end(), std::int64_t {0});
            RC_ASSERT(total * (priced ? 9 : 1) - found.objective == costOf(found.device));
            RC_ASSERT(costOf(found.device) <= costOf(placements.front()));
        }));
    }

    void capHolds()
    {
        QVERIFY(rc::check("no device exceeds the cap or the balanced start", [](std::uint64_t seed) {
            const PlacementProblem problem = randomProblem(seed, 3, 24, 4);
            PlacementOptions options;
            options.balanceCap = 1.05;
            options.moves = 50'000;
            const auto placed = placeExperts(problem, options);
            RC_ASSERT(placed.has_value());
            for (int l = 0; l < problem.layers; ++l) {
                const BalancedLayer start = balanceLayer(problem.layerLoad(l), problem.devices, {});
                std::vector<double> loads(4, 0);
                double total = 0;
                for (int e = 0; e < 24; ++e) {
                    loads[static_cast<std::size_t>(start.device[static_cast<std::size_t>(e)])] +=
                        static_cast<double>(problem.load[problem.at(l, e)]);
                    total += static_cast<double>(problem.load[problem.at(l, e)]);
                }
                const double most = std::max(1.05, *std::ranges::max_element(loads) * 4 / total);
                RC_ASSERT(placed->figures.maxOverMean[static_cast<std::size_t>(l)] <= most + 1e-12);
            }
            const auto again = placeExperts(problem, options);
            RC_ASSERT(again->placement == placed->placement);
        }));
    }

    void replicasNeverShareADevice()
    {
        QVERIFY(rc::check("balance holds every expert, none twice on a device", [](std::uint64_t seed) {
            PlacementProblem problem = randomProblem(seed, 2, 16, 4);
            problem.slotCount = *rc::gen::element(16, 20, 24, 32);
            PlacementOptions options;
            options.method = PlacementMethod::Balance;
            const auto placed = placeExperts(problem, options);
            RC_ASSERT(placed.has_value());
            RC_ASSERT(placed->figures.duplicates == 0);
            for (int l = 0; l < problem.layers; ++l)
                for (int e = 0; e < problem.experts; ++e)
                    RC_ASSERT(std::ranges::count(placed->placement.layer(l), e) >= 1);
            for (int l = 0; l < problem.layers; ++l)
                RC_ASSERT(placed->figures.maxOverMean[static_cast<std::size_t>(l)]
                    >= balanceLowerBound(problem, l) - 1e-9);
        }));
    }

    void refusalsSayWhy()
    {
        PlacementProblem problem = randomProblem(1, 2, 8, 3);
        QCOMPARE(placeExperts(problem, {}).error().code, ErrorCode::BadValue);
        problem.devices = 4;
        PlacementOptions options;
        options.method = PlacementMethod::Coactivation;
        QCOMPARE(placeExperts(problem, options).error().code, ErrorCode::Unsupported);
        problem.load[3] = -1;
        QCOMPARE(placeExperts(problem, {}).error().code, ErrorCode::BadValue);
        problem.load.pop_back();
        QCOMPARE(placeExperts(problem, {}).error().code, ErrorCode::Contradiction);
        QCOMPARE(readCountArray("\x93NUMPY").error().code, ErrorCode::BadSyntax);
    }

    void eplbOracles()
    {
        if (m_oracles.is_null())
            QSKIP("No reference data: EPLB's published example is not compared.");
        for (const char* name :
            {"eplb_readme_hierarchical", "eplb_readme_global", "eplb_64experts_72slots_2nodes_8gpus"}) {
            const json& oracle = m_oracles[name];
            PlacementProblem problem;
            for (const json& row : oracle["weight"])
                for (const json& value : row)
                    problem.load.push_back(value.get<std::int64_t>());
            problem.layers = static_cast<int>(oracle["weight"].size());
            problem.experts = static_cast<int>(oracle["weight"][0].size());
            problem.slotCount = oracle["num_replicas"];
            problem.devices = oracle["num_gpus"];
            // The published global example names 7 nodes only to switch the hierarchy off.
            const bool hierarchical = oracle["num_groups"].get<int>() % oracle["num_nodes"].get<int>() == 0;
            problem.nodes = hierarchical ? oracle["num_nodes"].get<int>() : 1;
            const auto placed = placeByEplb(problem, oracle["num_groups"]);
            QVERIFY(placed.has_value());
            for (int l = 0; l < problem.layers; ++l) {
                const auto row = static_cast<std::size_t>(l);
                const std::span<const int> held = placed->layer(l);
                // With equal loads per copy the ids of other implementations depend on their sort.
                if (oracle.value("ids_reproducible", false))
                    QCOMPARE(std::vector<int>(held.begin(), held.end()),
                        oracle["phy2log"][row].get<std::vector<int>>());
                QCOMPARE(
                    deviceLoads(problem, *placed, l), oracle["gpu_load"][row].get<std::vector<double>>());
                // Oracles are rounded to six decimals.
                QVERIFY(std::abs(placementFigures(problem, *placed).maxOverMean[row]
                            - oracle["max_over_mean"][row].get<double>())
                    < 1e-6);
            }
        }
    }

    void eplbParts()
    {
        if (m_oracles.is_null())
            QSKIP("No reference data: EPLB's parts are not compared.");
        const json& packing = m_oracles["balanced_packing"];
        const auto packed =
            eplb::balancedPacking(packing["weight"][0].get<std::vector<float>>(), packing["num_packs"]);
        QCOMPARE(packed.pack, packing["pack_index"][0].get<std::vector<int>>());
        QCOMPARE(packed.rank, packing["rank_in_pack"][0].get<std::vector<int>>());
        const json& copies = m_oracles["replicate_experts"];
        const auto made =
            eplb::replicate(copies["weight"][0].get<std::vector<float>>(), copies["num_phy"], 1000);
        QCOMPARE(made.expert, copies["phy2log"][0].get<std::vector<int>>());
        QCOMPARE(made.copies, copies["logcnt"][0].get<std::vector<int>>());
    }

    void cutOracles()
    {
        if (m_oracles.is_null())
            QSKIP("No reference data: exhaustive optima are not compared.");
        for (const json& oracle : m_oracles["cut_cases"]) {
            PlacementProblem problem;
            problem.layers = oracle["layers"];
            problem.experts = problem.slotCount = oracle["experts"];
            problem.devices = oracle["gpus"];
            problem.load.assign(static_cast<std::size_t>(problem.layers * problem.experts), 1);
            for (const json& matrix : oracle["R"])
                for (const json& row : matrix)
                    for (const json& value : row)
                        problem.transitions.push_back(value.get<std::int64_t>());
            PlacementOptions options;
            options.method = PlacementMethod::ExFlow;
            const auto placed = placeExperts(problem, options);
            QVERIFY(placed && placed->optimal);
            QCOMPARE(placed->before.cut, oracle["contiguous_cut"].get<double>());
            QCOMPARE(placed->figures.cut, oracle["optimal_cut"].get<double>());
        }
    }

    void fanOutOracles()
    {
        if (m_oracles.is_null())
            QSKIP("No reference data: fan-out is not compared.");
        for (const json& oracle : m_oracles["fanout_cases"]) {
            std::vector<std::int32_t> picks;
            for (const json& token : oracle["topk_ids"])
                for (const json& pick : token)
                    picks.push_back(pick.get<std::int32_t>());
            const int topK = static_cast<int>(oracle["topk_ids"][0].size());
            const auto device = oracle["expert_to_gpu"].get<std::vector<int>>();
            std::int64_t expected = 0;
            for (const json& distinct : oracle["fanout_distinct_gpus"])
                expected += distinct.get<std::int64_t>();
            QCOMPARE(fanOut(picks, topK, device, *std::ranges::max_element(device) + 1), expected);
        }
        for (const json& oracle : m_oracles["random_placement_expectation"]) {
            QVERIFY(std::abs(randomFanOut(oracle["experts"], oracle["gpus"], oracle["top_k"])
                        - oracle["fanout"].get<double>())
                < 1e-12);
        }
    }

    void moeTunerOracles()
    {
        if (m_oracles.is_null())
            QSKIP("No reference data: MoETuner's programs are not compared.");
        for (const json& oracle : m_oracles["moetuner_ilp1_cases"]) {
            const auto load = oracle["P"].get<std::vector<std::int64_t>>();
            QCOMPARE(
                balanceLayer(load, oracle["G"], {}).deviation, oracle["equal_size_optimum"].get<double>());
        }
        for (const json& oracle : m_oracles["moetuner_ilp2_cases"]) {
            std::vector<std::int64_t> counts;
            for (const json& matrix : oracle["C"])
                for (const json& row : matrix)
                    for (const json& value : row)
                        counts.push_back(value.get<std::int64_t>());
            compareTails(counts, static_cast<int>(oracle["C"][0].size()),
                static_cast<int>(oracle["C"].size()) + 1, oracle);
        }
        for (const json& entry : m_index["moetuner"]["ilp2"]["cases"])
            compareTails(array("instances/" + entry["clusters_file"].get<std::string>()).values,
                entry["gpus"], entry["layers"], entry);
    }

    void compareTails(const std::vector<std::int64_t>& counts, int devices, int layers, const json& oracle)
    {
        for (const auto& [name, nodes] : {std::pair {"one_node", 1}, std::pair {"two_nodes_9_to_1", 2}}) {
            if (!oracle.contains(name))
                continue;
            const TailProblem problem {devices, layers, nodes, nodes == 1 ? 1.0 : 9.0, counts};
            std::vector<int> identity;
            for (int l = 0; l < layers; ++l)
                for (int c = 0; c < devices; ++c)
                    identity.push_back(c);
            const auto found = leastTail(problem);
            QVERIFY(found.has_value());
            // Stored to one part in a million.
            const auto agrees = [](double a, double b) { return std::abs(a - b) <= 1e-6 * b + 1e-6; };
            QVERIFY(agrees(tailOf(problem, found->device), found->tail));
            const double optimum = oracle[name]["optimum"];
            QVERIFY2(agrees(found->tail, optimum), qPrintable(QString::number(found->tail)));
        }
    }

    void deviationInstances()
    {
        if (m_oracles.is_null())
            QSKIP("No reference data: MoETuner's first program is not compared.");
        for (const json& entry : m_index["moetuner"]["ilp1"]["cases"]) {
            const std::string source = entry["load"];
            const std::size_t at = source.find(" row ");
            const CountArray load = array(source.substr(0, at));
            const auto row = static_cast<std::size_t>(std::stoi(source.substr(at + 5)));
            const auto experts = static_cast<std::size_t>(load.shape.back());
            const auto found =
                balanceLayer(std::span(load.values).subspan(row * experts, experts), entry["gpus"], {});
            const double known = std::min(entry["lpt_swap"].get<double>(), entry["cbc_60s"].get<double>());
            qInfo("%s, %d devices: %.1f, best known %.1f%s", source.c_str(), entry["gpus"].get<int>(),
                found.deviation, known, found.optimal ? ", proven" : "");
            if (entry["cbc_proven_optimal"].get<bool>())
                QCOMPARE(found.deviation, known);
            QVERIFY(found.deviation <= known);
        }
    }

    void deepSeekLoad()
    {
        if (m_oracles.is_null())
            QSKIP("No reference data: the DeepSeek-R1 load is not balanced.");
        const CountArray load = array("loads/deepseek_r1/expert_distribution_fp4_8k1k.npy");
        PlacementProblem problem;
        problem.layers = 58;
        problem.experts = 256;
        problem.devices = 32;
        problem.nodes = 4;
        problem.slotCount = 288;
        problem.load.assign(load.values.begin() + 3 * 256, load.values.end());
        PlacementOptions options;
        options.method = PlacementMethod::Eplb;
        // Published: 42 (layer, device) rows with an expert twice, 1.0029 (worst 1.0153), four decimals.
        const auto published = placeExperts(problem, options);
        QCOMPARE(published->figures.duplicates, 42);
        QVERIFY(std::abs(published->figures.meanMaxOverMean - 1.0029) < 0.5e-4);
        options.method = PlacementMethod::Balance;
        const auto placed = placeExperts(problem, options);
        qInfo("max/mean %.5f, worst layer %.5f", placed->figures.meanMaxOverMean,
            placed->figures.worstMaxOverMean);
        QCOMPARE(placed->figures.duplicates, 0);
        QVERIFY(placed->figures.meanMaxOverMean <= 1.0005);
    }
};

QTEST_APPLESS_MAIN(TestExpertPlacement)

#include "tst_expert_placement.moc"
