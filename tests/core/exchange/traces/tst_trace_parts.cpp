// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of a trace: spans of its time, and blocks of a split.
#include <algorithm>
#include <cstdint>
#include <vector>

#include <rapidcheck.h>

#include <QTest>

#include "core/routing/routing_counter.h"
#include "core/routing/split_blocks.h"
#include "core/routing/token_split.h"

using namespace rankloom;

namespace {

constexpr int kLayers = 3;
constexpr int kExperts = 9;

/// Distinct picks of a token in a layer.
std::vector<std::int32_t> picksOf(int seed, int token, int layer, int k)
{
    std::vector<std::int32_t> picks;
    for (int i = 0; i < k; ++i)
        picks.push_back((seed + 5 * token * token + 7 * layer + 2 * i) % kExperts);
    return picks;
}

/// Tokens `first` to `end` of the trace in pieces, numbered from `number`.
RoutingStatistics counted(int seed, int k, int first, int end, int number, int piece, const TokenRange& range)
{
    RoutingCounter counter(kExperts);
    counter.beginFile();
    counter.keepOnly(range);
    for (int t = first; t < end; t += piece)
        for (int layer = 0; layer < kLayers; ++layer) {
            std::vector<std::int32_t> picks;
            for (int i = t; i < std::min(end, t + piece); ++i)
                for (const std::int32_t pick : picksOf(seed, i, layer, k))
                    picks.push_back(pick);
            RC_ASSERT(counter.add({layer, k, number + t - first, picks}).has_value());
        }
    const Result<RoutingStatistics> statistics = counter.finish();
    RC_ASSERT(statistics.has_value());
    return *statistics;
}

} // namespace

class TestTraceParts : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Only tokens of a range count, as if the trace held no others.
    void rangesCountTheirTokens()
    {
        QVERIFY(rc::check("a range equals the trace of its tokens", [] {
            const int tokens = *rc::gen::inRange(1, 700);
            const int k = *rc::gen::inRange(1, 4);
            const int seed = *rc::gen::inRange(0, 100);
            const int first = *rc::gen::inRange(0, tokens);
            const int end = *rc::gen::inRange(first + 1, tokens + 1);
            const int piece = *rc::gen::inRange(1, 300);
            const RoutingStatistics part = counted(seed, k, 0, tokens, 0, piece, {first, end});
            RC_ASSERT(part.tokens == end - first);
            RC_ASSERT(part == counted(seed, k, first, end, 0, end - first, {}));
            std::vector<std::int64_t> load(static_cast<std::size_t>(kLayers) * kExperts, 0);
            for (int t = first; t < end; ++t)
                for (int layer = 0; layer < kLayers; ++layer)
                    for (const std::int32_t pick : picksOf(seed, t, layer, k))
                        ++load[part.loadIndex(layer, pick)];
            RC_ASSERT(part.load == load);
        }));
    }

    /// Shares of a trace that meet leave no token out and count none twice.
    void sharesMeet()
    {
        for (const std::int64_t length : {1, 3, 1000, 16701}) {
            QCOMPARE(rangeOf({0, 0.3}, length).end, rangeOf({0.3, 1}, length).first);
            QCOMPARE(rangeOf({0, 0.3}, length).first, std::int64_t {0});
            QVERIFY(rangeOf({0.3, 1}, length).end >= length);
        }
        QVERIFY(checkTime({0, 1}) && checkTime({0.2, 0.3}));
        for (const TraceTime& wrong : {TraceTime {0.5, 0.5}, {-0.1, 1}, {0, 1.1}, {0.7, 0.2}})
            QVERIFY(!checkTime(wrong));
    }

    /// Short traces are cut into small blocks, so that a part gets about its share.
    void blocksSuitTheTrace()
    {
        QCOMPARE(suitableBlock(0), std::int64_t {16});
        QCOMPARE(suitableBlock(1274), std::int64_t {16});
        QCOMPARE(suitableBlock(4096), std::int64_t {64});
        QCOMPARE(suitableBlock(16'384), std::int64_t {256});
        QCOMPARE(suitableBlock(1'000'000'000), std::int64_t {256});
        for (const std::int64_t tokens : {1024, 5000, 20'000}) {
            TraceSplit split;
            split.part = TraceSplit::Part::Train;
            split.blockTokens = suitableBlock(tokens);
            std::int64_t train = 0;
            for (std::int64_t token = 0; token < tokens; ++token)
                train += takesBlock(split, 0, token / split.blockTokens) ? 1 : 0;
            const double share = static_cast<double>(train) / static_cast<double>(tokens);
            QVERIFY2(share > 0.5 && share < 0.9, qPrintable(QString::number(share)));
        }
    }
};

QTEST_APPLESS_MAIN(TestTraceParts)
#include "tst_trace_parts.moc"
