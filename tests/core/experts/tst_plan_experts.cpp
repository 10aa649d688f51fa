// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Experts of a plan: its groups, exchanges, and what they do to load and crossings.
#include <numeric>

#include <QTest>
#include <rapidcheck.h>

#include "core/base/random.h"
#include "core/experts/place_experts.h"
#include "core/experts/plan_experts.h"
#include "tests/gui/gui_sample.h"

using namespace rankloom;

namespace {

/// Counts without a pattern.
RoutingStatistics routing(int layers, int experts, std::uint64_t seed)
{
    Random random(seed);
    RoutingStatistics made;
    made.layers = layers;
    made.experts = experts;
    made.topK = 2;
    made.tokens = 1000;
    for (int i = 0; i < layers * experts; ++i)
        made.load.push_back(random.below(100));
    for (int i = 0; i < (layers - 1) * experts * experts; ++i)
        made.transitions.push_back(random.below(10));
    return made;
}

/// Mixtral, 32 layers of eight experts, EP 4.
PlanDocument sample()
{
    PlanDocument document = test::samplePlan();
    document.project.routing = routing(32, 8, 5);
    return document;
}

ExpertSwap anyExchange(const ExpertPlacement& placement, int layers, int experts, int members)
{
    Random random(*rc::gen::arbitrary<std::uint64_t>());
    for (;;) {
        const ExpertSwap exchange {random.below(layers), random.below(experts), random.below(members),
            random.below(experts), random.below(members)};
        if (fits(placement, exchange))
            return exchange;
    }
}

} // namespace

class TestPlanExperts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void groupFollowsThePlacementOfRanks();
    void equalNodesNeedEqualRuns();
    void placementGoesThereAndBack();
    void problemSaysWhatIsMissing();
    void exchangeUndoesItself();
    void layerEffectsAreThoseOfTheFigures();
    void replicasShareEvenly();
};

void TestPlanExperts::groupFollowsThePlacementOfRanks()
{
    PlanDocument document = sample();
    const ExpertGroup linear = expertGroup(document.project, document.plan);
    QCOMPARE(linear.members(), 4);
    QCOMPARE(linear.device, linear.rank);
    // The second pipeline rank has a group of its own.
    const ExpertGroup second = expertGroup(document.project, document.plan, 1);
    QVERIFY(second.rank != linear.rank);
    document.plan.deviceOfRank.resize(32);
    for (int rank = 0; rank < 32; ++rank)
        document.plan.deviceOfRank[static_cast<std::size_t>(rank)] = 31 - rank;
    const ExpertGroup turned = expertGroup(document.project, document.plan);
    QCOMPARE(turned.rank, linear.rank);
    for (std::size_t i = 0; i < 4; ++i) {
        QCOMPARE(turned.device[i], 31 - linear.device[i]);
        QCOMPARE(turned.node[i], turned.device[i] / 8);
    }
    document.plan.layout.tp = 3;
    QCOMPARE(expertGroup(document.project, document.plan).members(), 0);
}

void TestPlanExperts::equalNodesNeedEqualRuns()
{
    ExpertGroup group;
    group.rank = {0, 1, 2, 3};
    group.node = {0, 0, 1, 1};
    QCOMPARE(group.equalNodes(), 2);
    group.node = {0, 1, 0, 1};
    QCOMPARE(group.equalNodes(), 1);
    group.node = {0, 0, 0, 1};
    QCOMPARE(group.equalNodes(), 1);
    group.node = {3, 2, 1, 0};
    QCOMPARE(group.equalNodes(), 4);
}

void TestPlanExperts::placementGoesThereAndBack()
{
    const PlanDocument document = sample();
    const Result<PlacementProblem> problem = placementProblem(document.project, document.plan);
    QVERIFY(problem.has_value());
    for (const PlacementMethod method : {PlacementMethod::Contiguous, PlacementMethod::Random}) {
        PlacementOptions options;
        options.method = method;
        const Result<PlacementResult> placed = placeExperts(*problem, options);
        QVERIFY(placed.has_value());
        const ExpertPlacement experts = expertPlacementOf(*problem, placed->placement);
        QCOMPARE(experts.contiguous(), method == PlacementMethod::Contiguous);
        const SlotPlacement found = slotPlacementOf(*problem, experts);
        QVERIFY(devicesOf(*problem, found) == devicesOf(*problem, placed->placement));
    }
    ExpertPlacement uneven = writtenOut({}, 32, 8, 4);
    uneven.devices[3][0] = {1};
    const SlotPlacement found = slotPlacementOf(*problem, uneven);
    QVERIFY(!found.perDevice());
    QVERIFY(expertPlacementOf(*problem, found) == uneven);
    QCOMPARE(found.on(3, 1).size(), std::size_t {3});
    // Two copies of an expert on one device are one.
    PlacementProblem twice = *problem;
    twice.layers = 1;
    twice.slotCount = 12;
    const SlotPlacement copies {12, 4, {0, 0, 1, 2, 3, 4, 5, 6, 7, 0, 1, 2}};
    const ExpertPlacement experts = expertPlacementOf(twice, copies);
    QCOMPARE(experts.devices[0][0], (std::vector<int> {0, 3}));
    QCOMPARE(experts.devices[0][4], (std::vector<int> {1}));
}

void TestPlanExperts::problemSaysWhatIsMissing()
{
    PlanDocument document = sample();
    const auto code = [&] { return placementProblem(document.project, document.plan).error().code; };
    const RoutingStatistics kept = document.project.routing;
    document.project.routing = {};
    QCOMPARE(code(), ErrorCode::Unsupported);
    document.project.routing = routing(31, 8, 5);
    QCOMPARE(code(), ErrorCode::BadValue);
    document.project.routing = kept;
    document.plan.layout.ep = 1;
    QCOMPARE(code(), ErrorCode::BadValue);
    document.plan.layout.ep = 4;
    QVERIFY(placementProblem(document.project, document.plan).has_value());
    document.project.model.change().moe.reset();
    QCOMPARE(code(), ErrorCode::BadValue);
}

void TestPlanExperts::exchangeUndoesItself()
{
    QVERIFY(rc::check("an exchange and its inverse are nothing", [] {
        const ExpertPlacement start = writtenOut({}, 3, 8, 4);
        const ExpertSwap there = anyExchange(start, 3, 8, 4);
        const ExpertPlacement after = exchanged(start, there);
        RC_ASSERT(!(after == start));
        RC_ASSERT(!fits(after, there));
        const ExpertSwap back {there.layer, there.expertB, there.memberA, there.expertA, there.memberB};
        RC_ASSERT(fits(after, back));
        RC_ASSERT(exchanged(after, back) == start);
    }));
}

/// The sums around a layer change by as much as the figures of all layers.
void TestPlanExperts::layerEffectsAreThoseOfTheFigures()
{
    QVERIFY(rc::check("the effect of an exchange is the difference of the figures", [] {
        PlacementProblem problem;
        const RoutingStatistics counts = routing(4, 8, *rc::gen::arbitrary<std::uint64_t>());
        problem.layers = 4;
        problem.experts = problem.slotCount = 8;
        problem.devices = 4;
        problem.load = counts.load;
        problem.transitions = counts.transitions;
        const ExpertPlacement start = writtenOut({}, 4, 8, 4);
        const ExpertSwap exchange = anyExchange(start, 4, 8, 4);
        const ExpertPlacement after = exchanged(start, exchange);
        const auto figures = [&](const ExpertPlacement& experts) {
            return placementFigures(problem, slotPlacementOf(problem, experts));
        };
        const auto effect = [&](const ExpertPlacement& experts) {
            return layerEffect(counts, experts, 4, exchange.layer);
        };
        const double crossing = effect(after).crossing - effect(start).crossing;
        RC_ASSERT(std::abs(crossing - (figures(after).cut - figures(start).cut)) < 1e-6);
        const auto layer = static_cast<std::size_t>(exchange.layer);
        RC_ASSERT(std::abs(effect(after).maxOverMean - figures(after).maxOverMean[layer]) < 1e-9);
    }));
}

void TestPlanExperts::replicasShareEvenly()
{
    RoutingStatistics counts;
    counts.layers = 2;
    counts.experts = 2;
    counts.load = {6, 2, 4, 4};
    counts.transitions = {6, 2, 0, 0};
    ExpertPlacement placement;
    placement.devices = {{{0, 1}, {1}}, {{0}, {1}}};
    const LayerEffect effect = layerEffect(counts, placement, 2, 0);
    QCOMPARE(effect.maxOverMean, 5.0 / 4); // 3 on the first, 3 + 2 on the second
    QCOMPARE(effect.fullest, 1);
    QCOMPARE(effect.transitions, 8.0);
    QCOMPARE(effect.crossing, 4.0); // half of 6 and half of 2
}

QTEST_APPLESS_MAIN(TestPlanExperts)
#include "tst_plan_experts.moc"
