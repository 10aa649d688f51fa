// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTest>

#include "core/serving/schedulers.h"
#include "tests/core/serving/serving_times.h"

using namespace rankloom;
using namespace rankloom::test;

namespace {

using Told = std::vector<std::string>;

/// Batches of constant time, by hand.
Told batchesOf(const ServingSetup& setup, const ServingRequests& requests, SeenBatches& seen)
{
    const Result<ServingSimulation> run = simulateServing(setup, TestTimes(10), requests, &seen);
    return run ? told(seen.batches) : Told {run.error().text()};
}
Told batchesOf(const ServingSetup& setup, const ServingRequests& requests)
{
    SeenBatches seen;
    return batchesOf(setup, requests, seen);
}

/// Three at once, one of them short, and one that comes later.
ServingRequests fewRequests()
{
    return {requestAt(0, 100, 4), requestAt(0, 50, 2), requestAt(0, 30, 3), requestAt(15, 20, 2)};
}

} // namespace

/// What each scheduler puts into the batches of cases that are small enough to be followed by hand.
class TestSchedulers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void wholeBatchesRunToTheirEnd()
    {
        ServingSetup setup = setupOf(SchedulerKind::FasterTransformer, 1000);
        setup.choice.maxBatch = 2;
        // The second batch begins when the longest of the first has ended, although a place is free before.
        QCOMPARE(batchesOf(setup, fewRequests()),
            (Told {"p0:100 p1:50", "d0 d1", "d0", "d0", "p2:30 p3:20", "d2 d3", "d2"}));
    }

    void memoryOfWholeBatchesIsKept()
    {
        // 7 blocks for the longest request, whatever another one is: two at once.
        const ServingSetup setup = setupOf(SchedulerKind::FasterTransformer, 14);
        SeenBatches seen;
        QCOMPARE(batchesOf(setup, fewRequests(), seen).at(0), std::string("p0:100 p1:50"));
        const Result<ServingSimulation> run = simulateServing(setup, TestTimes(10), fewRequests());
        QCOMPARE(run->replicas[0].mostBlocks, 14);
        QCOMPARE(run->replicas[0].blocksLeft, 0);
    }

    void orcaAddsWholePromptsToDecodes()
    {
        ServingSetup setup = setupOf(SchedulerKind::Orca, 1000);
        setup.choice.maxBatch = 3;
        QCOMPARE(batchesOf(setup, fewRequests()),
            (Told {"p0:100 p1:50 p2:30", "d0 d1 d2", "p3:20 d0 d2", "d0 d3"}));
    }

    void vllmTakesPromptsFirst()
    {
        ServingSetup setup = setupOf(SchedulerKind::Vllm, 1000);
        setup.choice.tokenBudget = 200;
        // Two prompts of at most 100 tokens are 200 with padding, a third would make 300.
        QCOMPARE(batchesOf(setup, fewRequests()),
            (Told {"p0:100 p1:50", "p2:30", "p3:20", "d0 d1 d2 d3", "d0 d2", "d0"}));
        // A prompt beyond the budget has a batch of its own.
        setup.choice.tokenBudget = 40;
        QCOMPARE(batchesOf(setup, {requestAt(0, 100, 1), requestAt(0, 10, 1)}), (Told {"p0:100", "p1:10"}));
    }

    void lightLlmWaitsWithPrompts()
    {
        const ServingSetup setup = setupOf(SchedulerKind::LightLlm, 1000);
        Told expected {"p0:100"};
        for (int i = 0; i < 10; ++i)
            expected.emplace_back("d0");
        expected.insert(expected.end(), {"p1:20", "d0 d1", "d0"});
        QCOMPARE(batchesOf(setup, {requestAt(0, 100, 13), requestAt(15, 20, 2)}), expected);
    }

    void lightLlmAdmitsWhatFitsToTheEnd()
    {
        // 160 tokens: both prompts fit, both at their ends do not.
        const ServingSetup setup = setupOf(SchedulerKind::LightLlm, 10);
        SeenBatches seen;
        const Told batches = batchesOf(setup, {requestAt(0, 60, 30), requestAt(0, 60, 30)}, seen);
        QCOMPARE(batches.front(), std::string("p0:60"));
        QVERIFY(seen.victims.empty());
    }

    void sarathiFillsWithPieces()
    {
        ServingSetup setup = setupOf(SchedulerKind::Sarathi, 1000);
        setup.choice.tokenBudget = 64;
        QCOMPARE(batchesOf(setup, fewRequests()),
            (Told {"p0:64", "p0:36 p1:28", "p1:22 p2:30 p3:11 d0", "p3:9 d0 d1 d2", "d0 d2 d3"}));
    }

    void dynamicPiecesGetSmaller()
    {
        QCOMPARE(serving_detail::dynamicPiece(4096, 0, 16000), 4096);
        QCOMPARE(serving_detail::dynamicPiece(4096, 16000, 16000), 512);
        // Stage 8 of 0 to 15: 4096 - 3584 * 8 / 15 = 2184.5, in 32nds 2176.
        QCOMPARE(serving_detail::dynamicPiece(4096, 8000, 16000), 2176);
        QCOMPARE(serving_detail::dynamicPiece(64, 1000, 1000), 32);
        ServingSetup setup = setupOf(SchedulerKind::SarathiDynamic, 1000);
        setup.choice.tokenBudget = 256;
        SeenBatches seen;
        batchesOf(setup, {requestAt(0, 1000, 1)}, seen);
        std::int64_t before = 256;
        for (std::size_t i = 0; i + 1 < seen.batches.size(); ++i) {
            QVERIFY(seen.batches[i].tokens() <= before);
            before = seen.batches[i].tokens();
        }
        QVERIFY(before < 256);
    }

    void mixedServesTheRunningInOrder()
    {
        ServingSetup setup = setupOf(SchedulerKind::VllmMixed, 1000);
        setup.choice.tokenBudget = 64;
        // As Sarathi here, but the piece of request 1 stands in front of the decode of a later request.
        QCOMPARE(batchesOf(setup, fewRequests()),
            (Told {"p0:64", "p0:36 p1:28", "p1:22 p2:30 p3:11 d0", "p3:9 d0 d1 d2", "d0 d2 d3"}));
        // Blocks for pieces alone: the second prompt begins although both do not fit whole.
        const ServingSetup tight = [] {
            ServingSetup s = setupOf(SchedulerKind::VllmMixed, 8);
            s.choice.tokenBudget = 96;
            return s;
        }();
        QCOMPARE(
            batchesOf(tight, {requestAt(0, 80, 1), requestAt(0, 80, 1)}), (Told {"p0:80 p1:16", "p1:64"}));
        ServingSetup whole = setupOf(SchedulerKind::Sarathi, 8);
        whole.choice.tokenBudget = 96;
        QCOMPARE(batchesOf(whole, {requestAt(0, 80, 1), requestAt(0, 80, 1)}), (Told {"p0:80", "p1:80"}));
    }

    void theNewestIsPreemptedAndComesBack()
    {
        // Four blocks of 16: both requests have two, request 0 needs a third at 33 tokens.
        SeenBatches seen;
        ServingSetup setup = setupOf(SchedulerKind::Vllm, 4);
        const Told batches = batchesOf(setup, {requestAt(0, 31, 4), requestAt(0, 31, 4)}, seen);
        // Whoever comes back has its prompt and two tokens computed again, and then one token to go.
        QCOMPARE(batches, (Told {"p0:31 p1:31", "d0 d1", "d0", "d0", "p1:33", "d1"}));
        QCOMPARE(seen.victims, (std::vector<int> {1}));
    }

    void stagesShareWhatRunsAtOnce()
    {
        ServingSetup setup = setupOf(SchedulerKind::Orca, 1000, 2);
        setup.choice.maxBatch = 4;
        const ServingRequests requests {
            requestAt(0, 10, 2), requestAt(0, 10, 2), requestAt(0, 10, 2), requestAt(0, 10, 2)};
        SeenBatches seen;
        QCOMPARE(batchesOf(setup, requests, seen), (Told {"p0:10 p1:10", "p2:10 p3:10", "d0 d1", "d2 d3"}));
        QCOMPARE(seen.batches[1].start, (std::vector<std::int64_t> {10, 20}));
        QCOMPARE(seen.batches[2].start, (std::vector<std::int64_t> {20, 30}));
    }

    void prefixesThatAreThereAreNotComputed()
    {
        ServingSetup setup = setupOf(SchedulerKind::Orca, 1000);
        setup.choice.prefixHitShare = 0.75;
        QCOMPARE(batchesOf(setup, {requestAt(0, 100, 1), requestAt(0, 1, 1)}), (Told {"p0:25 p1:1"}));
    }

    void fusionRunsPromptsBesideTheLoop()
    {
        SeenBatches seen;
        const ServingSetup setup = setupOf(SchedulerKind::Fusion, 1000);
        const Told batches = batchesOf(setup, {requestAt(0, 10, 4), requestAt(12, 10, 3)}, seen);
        // Request 1: prompt from 12 to 22, joins the iteration that begins at 30.
        QCOMPARE(batches, (Told {"p0:10", "d0", "p1:10", "d0", "d0 d1", "d1"}));
        QCOMPARE(seen.batches[4].start, (std::vector<std::int64_t> {30}));
        QCOMPARE(seen.batches[2].stream, ServingStream::Prompts);
    }

    void slotsAreHeldWithoutCompaction()
    {
        ServingSetup setup = setupOf(SchedulerKind::Fusion, 1000);
        setup.choice.maxBatch = 8;
        setup.blocks = 2; // slots of one block
        const ServingRequests requests {requestAt(0, 10, 2), requestAt(0, 10, 6), requestAt(0, 10, 2)};
        const auto thirdStarts = [&](bool compaction) {
            setup.choice.compaction = compaction;
            return simulateServing(setup, TestTimes(10), requests)->requests[2].start.value();
        };
        // Prompts end at 10 and 20. Request 0 ends at 20 when nobody else is in the loop: its slot is free.
        QCOMPARE(thirdStarts(true), 20);
        QCOMPARE(thirdStarts(false), 20);
        // Behind it request 0 outlives nobody: the slot of the short one stays taken until the long one ends.
        setup.blocks = 4; // slots of two blocks
        const ServingRequests held {requestAt(0, 10, 9), requestAt(0, 10, 3), requestAt(0, 10, 2)};
        const auto lastStarts = [&](bool compaction) {
            setup.choice.compaction = compaction;
            return simulateServing(setup, TestTimes(10), held)->requests[2].start.value();
        };
        QCOMPARE(lastStarts(true), 40);
        QCOMPARE(lastStarts(false), 90);
    }
};

QTEST_GUILESS_MAIN(TestSchedulers)
#include "tst_schedulers.moc"
