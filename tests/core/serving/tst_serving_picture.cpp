// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include <algorithm>

#include <rapidcheck.h>

#include "core/serving/serving_picture.h"
#include "core/workload/request_generator.h"
#include "tests/core/serving/serving_times.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

TestTimes lengthTimes()
{
    return TestTimes([](int stage, const BatchLoad& load) {
        return 40 + 5 * stage + 3 * load.prefillTokens + 2 * load.decodes + load.whole.decodeKeys / 16;
    });
}

std::shared_ptr<const ServingPicture> anyPicture()
{
    ServingSetup setup = setupOf(
        namedValues<SchedulerKind>()[*rc::gen::inRange<std::size_t>(0, namedValues<SchedulerKind>().size())]
            .value,
        0);
    setup.stages = setup.choice.scheduler == SchedulerKind::Fusion ? 1 : *rc::gen::inRange(1, 5);
    setup.replicas = *rc::gen::inRange(1, 3);
    setup.choice.tokenBudget = *rc::gen::inRange(8, 100);
    ServingRequests requests;
    std::int64_t longest = 0;
    std::int64_t at = 0;
    const int count = *rc::gen::inRange(1, 25);
    for (int i = 0; i < count; ++i) {
        at += *rc::gen::element(0, 10, 5000);
        requests.push_back(requestAt(at, *rc::gen::inRange(1, 150), *rc::gen::inRange(1, 30)));
        longest = std::max(longest, requests.back().tokens());
    }
    setup.blocks = (longest + 15) / 16 + *rc::gen::inRange(0, 15);
    const Result<std::shared_ptr<const ServingPicture>> picture =
        servingPicture(setup, lengthTimes(), requests);
    RC_ASSERT(picture.has_value());
    return *picture;
}

} // namespace

/// What is written down of a simulation of serving.
class TestServingPicture : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void lanesAreSortedAndGapsFillThem()
    {
        QVERIFY(rc::check("batches of a lane follow each other, gaps lie between them", [] {
            const std::shared_ptr<const ServingPicture> picture = anyPicture();
            const bool isFusion = picture->setup.choice.scheduler == SchedulerKind::Fusion;
            ServingGapTimes gaps {};
            for (const ServedLane& lane : picture->lanes) {
                std::size_t gap = 0;
                for (std::size_t i = 1; i < lane.spans.size(); ++i) {
                    const std::int64_t before = lane.spans[i - 1].end;
                    RC_ASSERT(before <= lane.spans[i].start);
                    // The streams of fusion share a device: one may wait while the other keeps it busy.
                    if (before == lane.spans[i].start || isFusion)
                        continue;
                    RC_ASSERT(gap < lane.gaps.size());
                    RC_ASSERT(lane.gaps[gap].start == before);
                    RC_ASSERT(lane.gaps[gap].end == lane.spans[i].start);
                    RC_ASSERT(lane.gaps[gap].batch == lane.spans[i].batch);
                    ++gap;
                }
                for (const ServedGap& one : lane.gaps)
                    gaps[static_cast<std::size_t>(one.cause)] += one.end - one.start;
            }
            RC_ASSERT(gaps == picture->simulation.bubbles);
        }));
    }

    void piecesAreThePrompts()
    {
        QVERIFY(rc::check("pieces of a request stand in order and lead to its first token", [] {
            const std::shared_ptr<const ServingPicture> picture = anyPicture();
            std::size_t all = 0;
            for (std::int32_t r = 0; r < std::ssize(picture->requests); ++r) {
                const auto pieces = picture->piecesOf(r);
                all += pieces.size();
                RC_ASSERT(!pieces.empty());
                RC_ASSERT(std::ranges::is_sorted(pieces));
                std::int64_t tokens = 0;
                for (const std::int32_t piece : pieces) {
                    RC_ASSERT(picture->pieces[static_cast<std::size_t>(piece)].request == r);
                    tokens += picture->pieces[static_cast<std::size_t>(piece)].tokens;
                }
                if (picture->simulation.requests[static_cast<std::size_t>(r)].preemptions == 0)
                    RC_ASSERT(tokens == picture->requests[static_cast<std::size_t>(r)].prompt);
            }
            RC_ASSERT(all == picture->pieces.size());
        }));
    }

    void rereadsAreLaterBatchesOfTheRequest()
    {
        QVERIFY(rc::check("who reads a piece again, against looking at all batches", [] {
            const std::shared_ptr<const ServingPicture> picture = anyPicture();
            if (picture->simulation.preemptions > 0)
                return; // the cache of a preempted request is written anew
            const auto piece =
                static_cast<std::int32_t>(*rc::gen::inRange<std::size_t>(0, picture->pieces.size()));
            const PicturedPiece& own = picture->pieces[static_cast<std::size_t>(piece)];
            std::vector<std::int32_t> expected;
            for (std::size_t b = 0; b < picture->batches.size(); ++b) {
                const PicturedBatch& batch = picture->batches[b];
                bool reads = std::ranges::find(picture->decodesOf(batch), own.request)
                    != picture->decodesOf(batch).end();
                for (std::int32_t i = 0; i < batch.pieces; ++i) {
                    const PicturedPiece& other =
                        picture->pieces[static_cast<std::size_t>(batch.firstPiece + i)];
                    reads = reads || (other.request == own.request && other.earlier > own.earlier);
                }
                if (reads)
                    expected.push_back(static_cast<std::int32_t>(b));
            }
            RC_ASSERT(picture->rereadsOf(piece) == expected);
        }));
    }

    void hundredThousandRequestsAreWrittenDown()
    {
        ServingSetup setup = setupOf(SchedulerKind::Sarathi, 0);
        setup.stages = 4;
        setup.blocks = 4000;
        setup.choice.tokenBudget = 512;
        RequestArrivals arrivals;
        arrivals.kind = ArrivalsKind::Poisson;
        arrivals.rate = 1e5;
        RequestLengths lengths;
        lengths.prompt = 200;
        lengths.output = 4;
        const auto picture =
            servingPicture(setup, lengthTimes(), generateRequests(lengths, arrivals, 100'000, 1));
        QVERIFY(picture.has_value());
        QCOMPARE((*picture)->simulation.served, std::int64_t {100'000});
        QVERIFY((*picture)->hasDecodes);
    }
};

QTEST_GUILESS_MAIN(TestServingPicture)
#include "tst_serving_picture.moc"
