// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>
#include <rapidcheck.h>

#include "core/routing/complete_routing.h"
#include "core/routing/trace_filter.h"

using namespace rankloom;

namespace {

ModelSpec modelOf(int layers, int experts, int topK)
{
    ModelSpec model;
    model.layers = layers;
    model.moe.emplace();
    model.moe->experts = experts;
    model.moe->topK = topK;
    model.moe->layerIsMoe.assign(static_cast<std::size_t>(layers), true);
    return model;
}

/// Two layers of two experts, three tokens that each pick one.
RoutingStatistics narrow()
{
    RoutingStatistics routing;
    routing.layers = 2;
    routing.experts = 2;
    routing.tokens = 3;
    routing.modelLayers = {0, 1};
    routing.load = {1, 2, 3, 0};
    routing.transitions = {1, 0, 2, 0};
    return routing;
}

} // namespace

class TestCompleteRouting : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Experts that nobody picked get rows and columns of zeros.
    void theModelSaysHowManyExpertsThereAre()
    {
        RoutingStatistics routing = narrow();
        routing.topK = 1;
        completeBy(modelOf(2, 3, 1), routing);
        QCOMPARE(routing.experts, 3);
        QCOMPARE(routing.load, (std::vector<std::int64_t> {1, 2, 0, 3, 0, 0}));
        QCOMPARE(routing.transitions, (std::vector<std::int64_t> {1, 0, 0, 2, 0, 0, 0, 0, 0}));
    }

    /// Counts do not say how many experts a token picks: the fullest layer has picks of all tokens.
    void countsBecomeTokens()
    {
        RoutingStatistics routing;
        routing.layers = 2;
        routing.experts = 4;
        routing.load = {4, 4, 2, 2, 1, 0, 0, 0};
        completeBy(modelOf(2, 4, 3), routing);
        QCOMPARE(routing.topK, 3);
        QCOMPARE(routing.tokens, std::int64_t {4});
        completeBy(ModelSpec(), routing);
        QCOMPARE(routing.topK, 3);
    }

    void statisticsOfAnotherModelAreRefused()
    {
        RoutingStatistics routing = narrow();
        routing.topK = 1;
        const ModelSpec fewer = modelOf(1, 2, 1);
        QCOMPARE(
            settleRouting(routing, &fewer, TraceLists::PickedExperts).error().code, ErrorCode::Contradiction);
        QVERIFY(settleRouting(routing, nullptr, TraceLists::PickedExperts));
    }

    void filtersComeBackFromTheirWords()
    {
        QVERIFY(rc::check("wordsOf() and filterOf()", [] {
            TraceFilter filter;
            if (*rc::gen::arbitrary<bool>())
                filter.split = {*rc::gen::element(TraceSplit::Part::Train, TraceSplit::Part::Test),
                    *rc::gen::element(0.1, 0.35, 1.0 / 3), *rc::gen::arbitrary<std::uint64_t>(),
                    *rc::gen::inRange<std::int64_t>(1, 1000)};
            if (*rc::gen::arbitrary<bool>())
                filter.time = {*rc::gen::element(0.0, 0.125), *rc::gen::element(0.5, 0.7)};
            for (int i = *rc::gen::inRange(0, 3); i > 0; --i)
                filter.tags.push_back({*rc::gen::element<std::string>("task", "part"),
                    *rc::gen::element<std::string>("intent", "a; b", "x=y")});
            RC_ASSERT(filterOf(wordsOf(filter)) == filter);
        }));
        QCOMPARE(wordsOf(TraceFilter()), std::string());
        QVERIFY(filterOf("train 7, seed 1, blocks of 0") == TraceFilter());
    }
};

QTEST_APPLESS_MAIN(TestCompleteRouting)
#include "tst_complete_routing.moc"
