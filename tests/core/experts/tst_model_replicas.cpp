// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Replicas limited over the whole model: against enumeration, their limits, and equal slots in every layer.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <fstream>
#include <functional>
#include <map>
#include <numeric>
#include <sstream>

#include <rapidcheck.h>

#include <QTest>

#include "core/base/random.h"
#include "core/exchange/syntax/count_array.h"
#include "core/experts/place_experts.h"
#include "core/experts/plan_experts.h"
#include "core/experts/problem/budget_choice.h"
#include "core/experts/solvers/cut_bound.h"
#include "core/experts/solvers/eplb.h"
#include "core/experts/solvers/slot_table.h"
#include "core/memory/expert_shares.h"
#include "tests/gui/gui_sample.h"

using namespace rankloom;

namespace {

/// A few experts take most picks, some layers more so than others.
PlacementProblem skewedProblem(Random& random, int layers, int experts, int devices)
{
    PlacementProblem problem;
    problem.layers = layers;
    problem.experts = problem.slotCount = experts;
    problem.devices = devices;
    for (int l = 0; l < layers; ++l) {
        const double skew = 4 * random.unit();
        for (int e = 0; e < experts; ++e)
            problem.load.push_back(1 + static_cast<std::int64_t>(100 * std::exp(skew * random.unit())));
    }
    return problem;
}

void addTransitions(PlacementProblem& problem, Random& random)
{
    for (int i = 0; i < (problem.layers - 1) * problem.experts * problem.experts; ++i)
        problem.transitions.push_back(random.below(4) == 0 ? random.below(100) : random.below(10));
}

/// Every layer of which each device holds its share at least: visits it with the experts of every device.
void forEachLayer(
    int experts, int devices, const std::function<void(const std::vector<std::vector<int>>&)>& visit)
{
    std::vector<std::vector<int>> held(static_cast<std::size_t>(devices));
    const std::function<void(int)> place = [&](int expert) {
        if (expert == experts) {
            if (std::ranges::all_of(
                    held, [&](const auto& of) { return std::ssize(of) >= experts / devices; }))
                visit(held);
            return;
        }
        for (int set = 1; set < 1 << devices; ++set) {
            for (int g = 0; g < devices; ++g)
                if ((set >> g & 1) != 0)
                    held[static_cast<std::size_t>(g)].push_back(expert);
            place(expert + 1);
            for (int g = 0; g < devices; ++g)
                if ((set >> g & 1) != 0)
                    held[static_cast<std::size_t>(g)].pop_back();
        }
    };
    place(0);
}

/// The least mean over the layers of the heaviest device over the mean, by enumeration of all placements
/// within the limits.
double leastLoad(const PlacementProblem& problem)
{
    std::map<std::vector<std::int64_t>, double> least {
        {std::vector<std::int64_t>(static_cast<std::size_t>(problem.devices), 0), 0.0}};
    for (int l = 0; l < problem.layers; ++l) {
        PlacementProblem one = problem;
        one.layers = 1;
        one.load.assign(problem.layerLoad(l).begin(), problem.layerLoad(l).end());
        std::map<std::vector<std::int64_t>, double> layer;
        forEachLayer(problem.experts, problem.devices, [&](const std::vector<std::vector<int>>& held) {
            SlotPlacement placement(problem.devices);
            for (const std::vector<int>& experts : held)
                placement.add(experts);
            const double peak = layerPeaks(one, placement).front();
            const auto [at, isNew] = layer.emplace(placement.heldByDevice(), peak);
            at->second = std::min(at->second, peak);
        });
        std::map<std::vector<std::int64_t>, double> next;
        for (const auto& [before, sum] : least)
            for (const auto& [more, peak] : layer) {
                std::vector<std::int64_t> held = before;
                std::ranges::transform(held, more, held.begin(), std::plus());
                const auto [at, isNew] = next.emplace(held, sum + peak);
                at->second = std::min(at->second, sum + peak);
            }
        least = std::move(next);
    }
    double best = 1e300;
    for (const auto& [held, sum] : least) {
        const std::int64_t copies = std::accumulate(held.begin(), held.end(), std::int64_t {0});
        if (copies - std::int64_t {problem.layers} * problem.experts <= problem.modelLimit->total
            && std::ranges::max(held) <= problem.mostOnDevice())
            best = std::min(best, sum / problem.layers);
    }
    return best;
}

PlacementResult placed(
    const PlacementProblem& problem, PlacementMethod method, std::optional<double> cap = {})
{
    PlacementOptions options;
    options.method = method;
    options.moves = 200'000;
    options.balanceCap = cap;
    const Result<PlacementResult> result = placeExperts(problem, options);
    if (!result)
        qWarning("%s", result.error().text().c_str());
    return result.value();
}

/// No placement that a limit forbids.
void requireWithin(const PlacementProblem& problem, const PlacementResult& result)
{
    const SlotPlacement& placement = result.placement;
    RC_ASSERT(checkPlacement(problem, placement).has_value());
    RC_ASSERT(result.figures.duplicates == 0);
    RC_ASSERT(result.figures.replicas <= problem.modelLimit->total);
    const std::int64_t share =
        (std::int64_t {problem.layers} * problem.experts + problem.devices - 1) / problem.devices;
    RC_ASSERT(result.figures.mostOnDevice - share <= problem.modelLimit->perDevice);
    RC_ASSERT(result.figures.mostOnDevice == std::ranges::max(placement.heldByDevice()));
    for (int l = 0; l < problem.layers; ++l)
        for (int g = 0; g < problem.devices; ++g)
            RC_ASSERT(std::ssize(placement.on(l, g)) >= problem.experts / problem.devices);
}

ReplicaLimit anyLimit(int most)
{
    ReplicaLimit limit;
    limit.total = *rc::gen::inRange(0, most);
    if (*rc::gen::arbitrary<bool>())
        limit.perDevice = *rc::gen::inRange(0, most);
    return limit;
}

bool equalLoads(double a, double b) { return std::abs(a - b) <= 1e-9 * std::max(a, b); }

PlacementProblem deepSeekProblem()
{
    std::ifstream file(
        std::string(RANKLOOM_REFERENCE_DATA) + "/experts/loads/deepseek_r1/expert_distribution_fp4_8k1k.npy",
        std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    PlacementProblem problem;
    const Result<CountArray> load = readCountArray(text.str());
    if (!load)
        return problem;
    problem.layers = 58;
    problem.experts = problem.slotCount = 256;
    problem.devices = 32;
    problem.nodes = 4;
    problem.load.assign(load->values.begin() + 3 * 256, load->values.end());
    return problem;
}

} // namespace

class TestModelReplicas : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void budgetsAreSpentBest()
    {
        QVERIFY(rc::check("the choice is that of enumeration", [](std::uint64_t seed) {
            Random random(seed);
            std::vector<std::vector<BudgetOption>> lists(3);
            for (std::vector<BudgetOption>& options : lists) {
                options.push_back({0, random.unit()});
                for (int k = random.below(4); k > 0; --k)
                    options.push_back({options.back().spent + 1 + random.below(5), random.unit()});
            }
            const std::int64_t budget = random.below(15);
            double best = 1e300;
            for (const BudgetOption& a : lists[0])
                for (const BudgetOption& b : lists[1])
                    for (const BudgetOption& c : lists[2])
                        if (a.spent + b.spent + c.spent <= budget)
                            best = std::min(best, a.value + b.value + c.value);
            const std::vector<std::size_t> chosen = chooseWithin(lists, budget, BudgetRounding::Spend);
            double sum = 0;
            std::int64_t spent = 0;
            for (std::size_t i = 0; i < 3; ++i) {
                sum += lists[i][chosen[i]].value;
                spent += lists[i][chosen[i]].spent;
            }
            RC_ASSERT(spent <= budget);
            RC_ASSERT(equalLoads(sum, best));
        }));
        // Counted in parts: never beyond the budget, and never a bound above what is possible.
        const std::vector<std::vector<BudgetOption>> large(3, {{0, 3}, {10'000'000, 2}, {20'000'001, 1}});
        const auto valueOf = [&](BudgetRounding rounding) {
            double sum = 0;
            for (const std::size_t k : chooseWithin(large, 50'000'001, rounding))
                sum += large[0][k].value;
            return sum;
        };
        QVERIFY(valueOf(BudgetRounding::Spend) >= 4);
        QVERIFY(valueOf(BudgetRounding::Spend) <= 5);
        QCOMPARE(valueOf(BudgetRounding::Bound), 4.0);
    }

    /// Between the bound and what is possible there is the optimum.
    void enumerationLiesWithinTheGap()
    {
        double worst = 1;
        double sum = 0;
        int missed = 0;
        int count = 0;
        QVERIFY(rc::check("bound <= optimum <= found", [&](std::uint64_t seed) {
            Random random(seed);
            const int devices = 2 + random.below(2);
            const int layers = 1 + random.below(3);
            const int experts = devices == 2 ? 2 + random.below(5) : 3 + random.below(2);
            PlacementProblem problem = skewedProblem(random, layers, experts, devices);
            problem.modelLimit = anyLimit(layers * 3 + 1);
            const double optimum = leastLoad(problem);
            const double bound = balanceLowerBound(problem);
            RC_ASSERT(bound <= optimum + 1e-9);
            const PlacementResult balanced = placed(problem, PlacementMethod::Balance);
            requireWithin(problem, balanced);
            RC_ASSERT(balanced.loadLowerBound == bound);
            RC_ASSERT(balanced.figures.meanMaxOverMean >= optimum - 1e-9);
            const double excess = balanced.figures.meanMaxOverMean / optimum;
            RC_ASSERT(excess <= 1.25); // 12.4 % was the worst of 7,500
            worst = std::max(worst, excess);
            sum += excess - 1;
            missed += excess > 1 + 1e-9 ? 1 : 0;
            ++count;
            const PlacementResult greedy = placed(problem, PlacementMethod::Eplb);
            requireWithin(problem, greedy);
            RC_ASSERT(greedy.figures.meanMaxOverMean >= optimum - 1e-9);
        }));
        QVERIFY(sum / count < 0.02);
        qInfo("%d of %d above the optimum, by %.3f %% on average, at most %.2f %%", missed, count,
            100 * sum / count, 100 * (worst - 1));
    }

    void limitsAreKept()
    {
        QVERIFY(rc::check("never more copies than allowed, never two on a device", [](std::uint64_t seed) {
            Random random(seed);
            const int devices = *rc::gen::inRange(1, 9);
            const int experts = devices + *rc::gen::inRange(0, 24);
            PlacementProblem problem = skewedProblem(random, *rc::gen::inRange(1, 6), experts, devices);
            if (*rc::gen::arbitrary<bool>())
                addTransitions(problem, random);
            if (*rc::gen::arbitrary<bool>())
                for (int i = 0; i < 2; ++i)
                    for (const std::int64_t load : problem.load)
                        problem.windowLoad.push_back(load / 2 + random.below(100));
            problem.modelLimit = anyLimit(3 * devices * problem.layers);
            for (const PlacementMethod method : {PlacementMethod::Balance, PlacementMethod::Eplb}) {
                const PlacementResult result = placed(problem, method);
                if (!problem.eachOnce())
                    requireWithin(problem, result);
                RC_ASSERT(result.figures.meanMaxOverMean >= balanceLowerBound(problem) - 1e-9);
                RC_ASSERT(placed(problem, method).placement == result.placement);
            }
        }));
    }

    void trafficSearchKeepsLimitsAndLoad()
    {
        QVERIFY(rc::check("less traffic in the same slots", [](std::uint64_t seed) {
            Random random(seed);
            PlacementProblem problem = skewedProblem(random, 4, 12, 4);
            addTransitions(problem, random);
            if (*rc::gen::arbitrary<bool>()) {
                problem.nodes = 2;
                for (int g = 0; g < 4; ++g)
                    for (int h = 0; h < 4; ++h)
                        problem.price.push_back(g == h ? 0 : g / 2 == h / 2 ? 2 : 9);
            }
            problem.modelLimit = anyLimit(24);
            problem.modelLimit->total += 1;
            RC_PRE(!problem.eachOnce());
            const PlacementResult light = placed(problem, PlacementMethod::Balance);
            const PlacementResult near = placed(problem, PlacementMethod::Rankloom, 1.1);
            requireWithin(problem, light);
            requireWithin(problem, near);
            RC_ASSERT(near.figures.cost <= light.figures.cost + 1e-6);
            if (near.cutLowerBound)
                RC_ASSERT(static_cast<double>(*near.cutLowerBound) <= near.figures.cut + 1e-6);
            if (near.costLowerBound)
                RC_ASSERT(static_cast<double>(*near.costLowerBound) <= near.figures.cost + 1e-6);
            for (std::size_t l = 0; l < 4; ++l)
                RC_ASSERT(near.figures.maxOverMean[l] <= std::max(1.1, light.figures.maxOverMean[l]) + 1e-6);
        }));
    }

    /// Unequal slots are counted as equal ones are.
    void changesAreJudgedExactly()
    {
        QVERIFY(rc::check("gains and loads of changes in unequal slots", [](std::uint64_t seed) {
            Random random(seed);
            PlacementProblem problem = skewedProblem(random, 3, 8, 4);
            addTransitions(problem, random);
            problem.modelLimit = ReplicaLimit {1 + random.below(20)};
            const SlotPlacement start = placed(problem, PlacementMethod::Balance).placement;
            SlotTable table(problem, start, &start);
            for (int i = 0; i < 100; ++i) {
                const int layer = random.below(3);
                SlotChange change {layer, random.below(table.slotCount(layer)), -1, -1};
                if (random.below(2) == 0)
                    change.other = random.below(table.slotCount(layer));
                else
                    change.expert = random.below(8);
                if (!table.legal(change))
                    continue;
                const double kept = table.kept() + table.keptGain(change);
                const double peak = table.peakAfter(change);
                table.apply(change);
                const PlacementFigures figures = placementFigures(problem, table.placement());
                RC_ASSERT(checkPlacement(problem, table.placement()).has_value());
                RC_ASSERT(std::abs(figures.transitions - kept - figures.cut) < 1e-6);
                RC_ASSERT(equalLoads(figures.maxOverMean[static_cast<std::size_t>(layer)], peak));
                RC_ASSERT(table.moved() == movedCopies(start, table.placement()));
            }
        }));
    }

    /// The bound of the traffic holds for every placement within the limits.
    void cutBoundIsBelowAllPlacements()
    {
        QVERIFY(rc::check("bound <= least cut by enumeration", [](std::uint64_t seed) {
            Random random(seed);
            PlacementProblem problem = skewedProblem(random, 2, 4, 2);
            addTransitions(problem, random);
            problem.modelLimit = anyLimit(6);
            const std::optional<std::int64_t> bound = cutLowerBound(problem, {});
            if (!bound)
                return;
            forEachLayer(4, 2, [&](const std::vector<std::vector<int>>& a) {
                forEachLayer(4, 2, [&](const std::vector<std::vector<int>>& b) {
                    SlotPlacement placement(2);
                    for (const auto* layer : {&a, &b})
                        for (const std::vector<int>& experts : *layer)
                            placement.add(experts);
                    if (checkPlacement(problem, placement))
                        RC_ASSERT(
                            placementFigures(problem, placement).cut >= static_cast<double>(*bound) - 1e-6);
                });
            });
        }));
    }

    void noReplicasAreNoReplicas()
    {
        Random random(5);
        PlacementProblem problem = skewedProblem(random, 4, 16, 4);
        addTransitions(problem, random);
        PlacementProblem none = problem;
        for (const ReplicaLimit limit : {ReplicaLimit {0}, ReplicaLimit {100, 0}}) {
            none.modelLimit = limit;
            for (const PlacementMethod method : placementMethods()) {
                if (method == PlacementMethod::FanOut || method == PlacementMethod::Coactivation)
                    continue; // need tokens
                const PlacementResult with = placed(none, method);
                const PlacementResult without = placed(problem, method);
                QCOMPARE(with.placement, without.placement);
                QCOMPARE(with.loadLowerBound, without.loadLowerBound);
                QCOMPARE(with.cutLowerBound, without.cutLowerBound);
            }
        }
    }

    void generousLimitsAreNoWorseThanEqualSlots()
    {
        QVERIFY(rc::check("at least as even as equal slots that the limit allows", [](std::uint64_t seed) {
            Random random(seed);
            const int devices = *rc::gen::inRange(2, 6);
            const int share = *rc::gen::inRange(1, 5);
            PlacementProblem equal = skewedProblem(random, *rc::gen::inRange(1, 5), share * devices, devices);
            PlacementProblem limited = equal;
            const int more = *rc::gen::inRange(1, share * (devices - 1) + 1);
            equal.slotCount += more * devices;
            const int all = more * devices * equal.layers;
            limited.modelLimit = ReplicaLimit {all + *rc::gen::inRange(0, devices * equal.layers)};
            if (*rc::gen::arbitrary<bool>())
                limited.modelLimit->perDevice = more * equal.layers;
            const PlacementResult uniform = placed(equal, PlacementMethod::Balance);
            const PlacementResult spent = placed(limited, PlacementMethod::Balance);
            requireWithin(limited, spent);
            if (uniform.figures.duplicates == 0)
                RC_ASSERT(spent.figures.meanMaxOverMean <= uniform.figures.meanMaxOverMean + 1e-9);
        }));
    }

    /// What an unequal placement is in the plan comes back.
    void planGivesThePlacementBack()
    {
        Random random(9);
        PlacementProblem problem = skewedProblem(random, 3, 10, 4);
        problem.modelLimit = ReplicaLimit {7, 3};
        const PlacementResult result = placed(problem, PlacementMethod::Balance);
        const ExpertPlacement experts = expertPlacementOf(problem, result.placement);
        const SlotPlacement back = slotPlacementOf(problem, experts);
        QCOMPARE(movedCopies(result.placement, back), 0);
        QCOMPARE(movedCopies(back, result.placement), 0);
        QCOMPARE(back.first, result.placement.first);
        QVERIFY(checkPlacement(problem, back).has_value());
    }

    /// A stage needs room for the copies that its own layers hold.
    void memoryCountsHeldCopies()
    {
        PlanDocument document = test::samplePlan(); // 32 layers of eight experts, EP 4, two stages
        Random random(4);
        PlacementProblem problem = skewedProblem(random, 32, 8, 4);
        for (int i = 0; i < 8; ++i) // all the load of the first layers is on one expert
            for (int e = 0; e < 8; ++e)
                problem.load[problem.at(i, e)] = e == 3 ? 1000 : 1;
        problem.modelLimit = ReplicaLimit {24, 6};
        const PlacementResult result = placed(problem, PlacementMethod::Balance);
        document.plan.experts = expertPlacementOf(problem, result.placement);
        const ExpertShares shares(document.project, memoryShape(document.project, document.plan));
        std::int64_t replicas = 0;
        for (const int first : {0, 16}) {
            const std::vector<MoeRows> rows {{first, 16}};
            const std::vector<ExpertShare> stage = shares.onStage(rows);
            for (int g = 0; g < 4; ++g) {
                std::int64_t held = 0;
                for (int l = first; l < first + 16; ++l)
                    held += std::ssize(result.placement.on(l, g));
                replicas += held - 32;
                QCOMPARE(stage[static_cast<std::size_t>(g)].parameters * 32, static_cast<double>(held));
            }
        }
        QCOMPARE(replicas, result.figures.replicas);
        QCOMPARE(replicas, std::int64_t {24});
    }

    void fewMovesAreKept()
    {
        QVERIFY(rc::check("few moves help, and make copies within the limit", [](std::uint64_t seed) {
            Random random(seed);
            PlacementProblem problem = skewedProblem(random, 4, 12, 4);
            if (*rc::gen::arbitrary<bool>())
                addTransitions(problem, random);
            problem.modelLimit = ReplicaLimit {random.below(10), random.below(5)};
            RC_PRE(!problem.eachOnce());
            PlacementOptions options;
            options.present = contiguousPlacement(problem);
            if (*rc::gen::arbitrary<bool>())
                options.present = placed(problem, PlacementMethod::Eplb).placement;
            options.method = *rc::gen::element(PlacementMethod::Balance, PlacementMethod::Rankloom);
            options.moves = 20'000;
            double before = 1e300;
            for (const int most : {0, 1, 4, 16}) {
                options.mostMoved = most;
                const Result<PlacementResult> result = placeExperts(problem, options);
                RC_ASSERT(result.has_value());
                requireWithin(problem, *result);
                RC_ASSERT(result->moved <= most);
                RC_ASSERT(result->figures.meanMaxOverMean <= result->before.meanMaxOverMean + 1e-9);
                if (most == 0)
                    RC_ASSERT(result->placement == *options.present);
                before = std::min(before, result->figures.meanMaxOverMean);
            }
            RC_ASSERT(before >= balanceLowerBound(problem) - 1e-9);
        }));
        // One layer has all the need: the only move makes a copy of its hot expert.
        PlacementProblem hot;
        hot.layers = 2;
        hot.experts = hot.slotCount = 4;
        hot.devices = 2;
        hot.load = {9, 1, 1, 1, 5, 5, 5, 5};
        hot.modelLimit = ReplicaLimit {1};
        PlacementOptions options;
        options.method = PlacementMethod::Balance;
        options.mostMoved = 1;
        options.present = contiguousPlacement(hot);
        const Result<PlacementResult> result = placeExperts(hot, options);
        QCOMPARE(result->figures.replicas, std::int64_t {1});
        QVERIFY(std::abs(result->figures.maxOverMean[0] - 6.5 / 6) < 1e-9);
        options.present = SlotPlacement(6, 2, {0, 1, 2, 0, 1, 3, 0, 1, 2, 0, 1, 3}); // two too many
        QCOMPARE(placeExperts(hot, options).error().code, ErrorCode::BadValue);
        options.mostMoved.reset(); // then it is only compared with
        QVERIFY(placeExperts(hot, options).has_value());
    }

    void refusalsSayWhy()
    {
        Random random(1);
        PlacementProblem problem = skewedProblem(random, 2, 8, 4);
        problem.modelLimit = ReplicaLimit {4};
        PlacementOptions options;
        options.method = PlacementMethod::Contiguous;
        QCOMPARE(placeExperts(problem, options).error().code, ErrorCode::Unsupported);
        options.method = PlacementMethod::Eplb;
        options.groups = 4;
        problem.nodes = 2;
        QCOMPARE(placeExperts(problem, options).error().code, ErrorCode::Unsupported);
        options.method = PlacementMethod::Balance;
        problem.slotCount = 12;
        QCOMPARE(placeExperts(problem, options).error().code, ErrorCode::Contradiction);
        problem.slotCount = 8;
        problem.modelLimit->total = -1;
        QCOMPARE(placeExperts(problem, options).error().code, ErrorCode::BadValue);
        problem.modelLimit = ReplicaLimit {4, -1};
        QCOMPARE(placeExperts(problem, options).error().code, ErrorCode::BadValue);
        problem = skewedProblem(random, 2, 3, 4);
        problem.modelLimit = ReplicaLimit {4};
        QCOMPARE(placeExperts(problem, options).error().code, ErrorCode::BadValue);
    }

    void stoppedSearchesEndLegally()
    {
        Random random(2);
        PlacementProblem problem = skewedProblem(random, 6, 64, 8);
        problem.modelLimit = ReplicaLimit {48, 6};
        std::stop_source stop;
        stop.request_stop();
        PlacementOptions options;
        options.method = PlacementMethod::Balance;
        const Result<PlacementResult> result = placeExperts(problem, options, stop.get_token());
        QVERIFY(result.has_value() && result->stopped);
        QVERIFY(checkPlacement(problem, result->placement).has_value());
    }

    void deepSeekLoad()
    {
        PlacementProblem problem = deepSeekProblem();
        if (problem.layers == 0)
            QSKIP("No reference data: the DeepSeek-R1 load is not balanced.");
        PlacementProblem equal = problem;
        equal.slotCount = 288;
        const PlacementResult uniform = placed(equal, PlacementMethod::Balance);
        const auto show = [](const char* name, const PlacementResult& result) {
            qInfo(
                "%s: %lld replicas, at most %lld copies on a device, max/mean %.5f (bound %.5f), worst %.5f",
                name, static_cast<long long>(result.figures.replicas),
                static_cast<long long>(result.figures.mostOnDevice), result.figures.meanMaxOverMean,
                result.loadLowerBound, result.figures.worstMaxOverMean);
        };
        show("equal slots", uniform);
        for (const int total : {58, 116, 232, 464, 928, 1856}) {
            problem.modelLimit = ReplicaLimit {total, (total + 31) / 32};
            const PlacementResult greedy = placed(problem, PlacementMethod::Eplb);
            const PlacementResult spent = placed(problem, PlacementMethod::Balance);
            show("eplb over the model", greedy);
            show("balance over the model", spent);
            QVERIFY(checkPlacement(problem, spent.placement).has_value());
            QVERIFY(spent.figures.meanMaxOverMean <= greedy.figures.meanMaxOverMean);
            QVERIFY(spent.figures.meanMaxOverMean >= spent.loadLowerBound - 1e-9);
            if (total == 58 * 32)
                QVERIFY(spent.figures.meanMaxOverMean <= uniform.figures.meanMaxOverMean);
        }
    }
};

QTEST_APPLESS_MAIN(TestModelReplicas)

#include "tst_model_replicas.moc"
