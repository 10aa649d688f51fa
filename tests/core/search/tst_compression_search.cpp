// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later

// Layout search that may compress communication: what it tries, prices and prefers.

#include <algorithm>
#include <cmath>
#include <limits>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/traffic_classes.h"
#include "core/memory/memory.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/search/compression_choice.h"
#include "core/search/layout_pricer.h"
#include "core/search/layout_search.h"
#include "core/search/simplicity.h"
#include "tests/core/search/space_text.h"

using namespace rankloom;

namespace {

/// A GPT with a tied embedding on four nodes of four.
Project projectOf(double betweenNodes)
{
    ModelSpec model = *modelPreset("gpt3-175b");
    model.layers = 8;
    model.hidden = 2048;
    model.heads = model.kvHeads = 16;
    model.headDim = 128;
    model.ffn = 4 * 2048;
    model.vocabulary = 51200;
    model.tiedEmbeddings = true;
    Project project;
    project.model = model;
    Cluster cluster = makeCluster(4, 4, *devicePreset("a100-sxm-80gb"));
    cluster.links.setTier(LinkLevel::NodePair, {BytesPerSecond(betweenNodes), Seconds(6e-6)});
    project.cluster = cluster;
    return project;
}

Plan basePlan()
{
    Plan plan;
    plan.workload = {1024, 1, 32};
    return plan;
}

SearchSpace spaceOf(const Project& project, CompressionFreedom freedom)
{
    SearchSpace space = defaultSearchSpace(project, basePlan());
    space.schedules = {ScheduleKind::OneFOneB, ScheduleKind::Interleaved, ScheduleKind::ZbH1};
    space.vocabularies = {VocabularyLayout::None, VocabularyLayout::Vocab1};
    space.recomputes.resize(1);
    space.offloads.resize(1);
    space.tp.only = {2, 4};
    space.cp.most = 1;
    space.vpp.most = 2;
    space.microBatchSize.most = 2;
    space.acceptNarrowFit = true;
    space.compression = freedom;
    return space;
}

struct Priced {
    Plan plan;
    Seconds step {};
};

/// All layouts of a space that fit, one by one, priced as a search does.
template <class Visit> void forEachLayout(const Project& project, const SearchSpace& space, Visit visit)
{
    const Refusal ignore = [](const std::string&, const auto&) {};
    const BestLinks links = bestLinks(project.cluster);
    const Plan base = basePlan();
    LayoutPricer pricer(project, base, space, links);
    for (const DegreeChoice& degrees : enumerateDegrees(project, base, space, ignore)) {
        pricer.setDegrees(degrees);
        const auto pipelines = enumeratePipelines(project, base, space, degrees, ignore);
        pricer.setRecompute(0);
        for (const PipelineChoice& pipeline : pipelines) {
            pricer.setPipeline(pipeline);
            for (const std::uint8_t sharding : distinctShardings(space, degrees)) {
                pricer.setSharding(sharding);
                for (const std::uint8_t compression : pricer.compressions()) {
                    pricer.setCompression(compression);
                    pricer.setOffload(0);
                    visit(pricer, LayoutChoice {degrees, pipeline, 0, sharding, 0, compression});
                }
            }
        }
    }
}

} // namespace

class TestCompressionSearch : public QObject {
    Q_OBJECT

private slots:
    void choicesBeginWithTheMildest()
    {
        Compression own;
        own.kind = CompressionKind::TopK;
        const auto planned = compressionChoices(own, CompressionFreedom::AsPlanned);
        QVERIFY(planned == std::vector<Compression> {own});
        const auto lossless = compressionChoices(own, CompressionFreedom::Lossless);
        QCOMPARE(lossless.size(), std::size_t {2});
        QVERIFY(std::ranges::none_of(lossless, &Compression::lossy));
        QVERIFY(!lossless[0].embeddingSync && lossless[1].embeddingSync);
        const auto lossy = compressionChoices(own, CompressionFreedom::Lossy);
        QVERIFY(!lossy.front().lossy() && !lossy.front().embeddingSync);
        std::int64_t lost = -1;
        for (std::size_t i = 0; i < lossy.size(); ++i) {
            QVERIFY(lossy[i].kind != CompressionKind::TopK);
            Plan plan;
            plan.communication.compression = lossy[i];
            QVERIFY(simplicity(plan).lost >= lost);
            lost = simplicity(plan).lost;
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY(lossy[i] != lossy[j]);
        }
    }

    /// Nothing is tried that has nothing to do.
    void choicesHaveSomethingToDo()
    {
        const Project project = projectOf(1e9);
        const auto choices = compressionChoices({}, CompressionFreedom::Lossy);
        const auto left = [&](int tp, int pp, int dp, int sharded) {
            Plan plan = basePlan();
            plan.layout.tp = tp;
            plan.layout.pp = pp;
            plan.layout.dp = dp;
            const ShardExtent all {ShardExtent::Kind::DataParallel, 1};
            plan.memory.sharding = {};
            if (sharded > 0)
                plan.memory.sharding.gradients = plan.memory.sharding.optimizer = all;
            return distinctCompressions(project, plan, choices).size();
        };
        QCOMPARE(left(4, 4, 1, 0), std::size_t {3 * 2}); // sends, embedding
        QCOMPARE(left(4, 1, 4, 0), std::size_t {3}); // gradients
        QCOMPARE(left(4, 2, 2, 0), choices.size());
        QCOMPARE(left(4, 2, 2, 1), std::size_t {3 * 2}); // sharded gradients stay as they are
        QCOMPARE(left(4, 1, 1, 0), std::size_t {1});
        QCOMPARE(distinctCompressions(project, basePlan(), {Compression {}}).size(), std::size_t {1});
    }

    /// Prices of compressed layouts are those of their evaluation, and bounds hold.
    void pricesAreThoseOfEvaluations()
    {
        for (const double links : {1e9, 25e9}) {
            const Project project = projectOf(links);
            const SearchSpace space = spaceOf(project, CompressionFreedom::Lossy);
            int checked = 0;
            int compressed = 0;
            forEachLayout(project, space, [&](LayoutPricer& pricer, const LayoutChoice& choice) {
                QVERIFY(pricer.exact());
                const Plan plan = planOf(basePlan(), space, choice);
                const MemoryReport memory = pricer.memory();
                const Seconds bound = pricer.bound(memory);
                const Result<Seconds> step = pricer.simulated(memory);
                const Result<Evaluation> evaluation = evaluateLegal(project, plan);
                QVERIFY(step && evaluation && evaluation->valid);
                // Sums are in another order: nanoseconds of a pass may be rounded otherwise.
                QVERIFY(std::abs(*step / evaluation->time.step - 1) < 1e-6);
                QVERIFY(bound <= *step);
                for (std::size_t s = 0; s < memory.stages.size(); ++s)
                    QCOMPARE(memory.stages[s].device, evaluation->memory.stages[s].device);
                ++checked;
                compressed += plan.communication.compression.lossy() ? 1 : 0;
            });
            QVERIFY(checked > 200);
            QVERIFY(compressed > 100);
        }
    }

    /// Against all layouts there are: the first row is within half a percent of the fastest, and none that
    /// loses fewer digits is.
    void theLeastCompressedOfTheFastestIsFirst()
    {
        for (const double links : {0.3e9, 2e9, 200e9}) {
            const Project project = projectOf(links);
            const SearchSpace space = spaceOf(project, CompressionFreedom::Lossy);
            std::vector<Priced> all;
            forEachLayout(project, space, [&](LayoutPricer& pricer, const LayoutChoice& choice) {
                const MemoryReport memory = pricer.memory();
                if (!memory.fits)
                    return;
                if (const Result<Seconds> step = pricer.simulated(memory))
                    all.push_back({planOf(basePlan(), space, choice), *step});
            });
            const Seconds fastest = std::ranges::min_element(all, {}, &Priced::step)->step;
            std::int64_t least = std::numeric_limits<std::int64_t>::max();
            for (const Priced& one : all)
                if (one.step <= fastest * (1 + kEqualStep))
                    least = std::min(least, simplicity(one.plan).lost);
            const Result<SearchResult> found = searchLayouts(project, basePlan(), space);
            QVERIFY(found && found->proven && !found->ranked.empty());
            const FoundLayout& first = found->ranked.front();
            QVERIFY(first.time.step <= fastest * (1 + kEqualStep) * (1 + 1e-6)); // as above
            QCOMPARE(simplicity(first.plan).lost, least);
            QCOMPARE(describeLayout(first).find("LOSSY") != std::string::npos, least > 0);
            if (links > 100e9)
                QCOMPARE(least, std::int64_t {0}); // nobody waits for these
            SearchOptions whole;
            whole.prune = false;
            whole.threads = 1;
            const Result<SearchResult> again = searchLayouts(project, basePlan(), space, whole);
            QVERIFY(again && again->ranked.front().plan == first.plan);
        }
    }

    /// Of the plan as it is: against every choice there is, of all subsets of stages. What is chosen is
    /// within half a percent of the fastest, and nothing that is leaves out fewer bytes; where digits may
    /// not be lost, none are.
    void theLeastCompressionOfAPlanIsEnough_data()
    {
        QTest::addColumn<double>("links");
        QTest::addColumn<int>("kind");
        for (const double links : {0.3e9, 2e9, 25e9, 200e9})
            for (const ScheduleKind kind :
                {ScheduleKind::OneFOneB, ScheduleKind::ZbV, ScheduleKind::Interleaved})
                QTest::addRow("%g GB/s, %s", links / 1e9, std::string(nameOf(kind)).c_str())
                    << links << static_cast<int>(kind);
    }
    void theLeastCompressionOfAPlanIsEnough()
    {
        QFETCH(double, links);
        QFETCH(int, kind);
        const Project project = projectOf(links);
        Plan plan = basePlan();
        plan.layout.tp = 1;
        plan.layout.pp = 4;
        plan.schedule.kind = static_cast<ScheduleKind>(kind);
        plan.layout.vpp = plan.schedule.kind == ScheduleKind::Interleaved ? 2 : 1;
        plan.memory.sharding.optimizer = {};
        struct Tried {
            Seconds step {};
            Bytes removed {};
        };
        std::vector<Tried> all;
        const auto add = [&](const Compression& compression) {
            Plan with = plan;
            with.communication.compression = compression;
            const Evaluation evaluation = *evaluateLegal(project, with);
            QVERIFY(evaluation.valid && evaluation.memory.fits);
            Bytes removed;
            for (const TrafficClass& one : trafficClasses(project, with, evaluation))
                if (one.kind == TrafficKind::PipelineBackward
                    || one.kind == TrafficKind::DataParallelGradients)
                    removed += one.uncompressedBytes - one.bytes;
            all.push_back({evaluation.time.step, compression.lossy() ? removed : Bytes(0)});
        };
        for (const bool fused : {false, true})
            for (const int sends : {0, 4, 16, 64, 256})
                for (const int gradients : {0, 32, 128, 512})
                    for (unsigned subset = 1; subset < (gradients > 0 ? 16U : 2U); ++subset) {
                        Compression one;
                        one.embeddingSync = fused;
                        one.kind = sends + gradients > 0 ? CompressionKind::PowerSgd : CompressionKind::None;
                        one.pipelineBackward = sends > 0;
                        one.rank = std::max(1, sends);
                        one.dataParallel = gradients > 0;
                        one.dataParallelRank = std::max(1, gradients);
                        for (int stage = 0; stage < 4 && gradients > 0; ++stage)
                            if ((subset >> stage & 1U) != 0)
                                one.stages.push_back(stage);
                        add(one);
                    }
        const Seconds fastest = std::ranges::min_element(all, {}, &Tried::step)->step;
        Bytes least(1e30);
        for (const Tried& one : all)
            if (one.step <= fastest * (1 + kEnoughCompression))
                least = std::min(least, one.removed);
        const CompressionChoice found = *leastCompression(project, plan, Digits::MayBeLost);
        QVERIFY(found.step <= fastest * (1 + kEnoughCompression));
        QVERIFY2(found.removed <= least * (1 + 1e-9),
            qPrintable(QString("%1 of %2").arg(found.removed.value()).arg(least.value())));
        QCOMPARE(found.step, evaluateLegal(project, found.plan)->time.step);
        QCOMPARE(found.plan.communication.compression.lossy(), found.removed.value() > 0);
        QVERIFY(!leastCompression(project, plan, Digits::Kept)->plan.communication.compression.lossy());
    }

    /// Digits are lost only where that is admitted, or planned.
    void lossIsAdmittedFirst()
    {
        const Project project = projectOf(0.3e9);
        const auto lossy = [](const SearchResult& result) {
            return std::ranges::count_if(result.ranked,
                [](const FoundLayout& layout) { return layout.plan.communication.compression.lossy(); });
        };
        const SearchSpace lossless = spaceOf(project, CompressionFreedom::Lossless);
        QCOMPARE(lossy(*searchLayouts(project, basePlan(), lossless)), 0);
        const SearchSpace planned = spaceOf(project, CompressionFreedom::AsPlanned);
        QCOMPARE(lossy(*searchLayouts(project, basePlan(), planned)), 0);
        Plan own = basePlan();
        own.communication.compression.kind = CompressionKind::Quantised;
        const SearchResult kept = *searchLayouts(project, own, planned);
        QCOMPARE(lossy(kept), std::ssize(kept.ranked));
        const SearchSpace free = spaceOf(project, CompressionFreedom::Lossy);
        const SearchResult found = *searchLayouts(project, basePlan(), free);
        QVERIFY(lossy(found) > 0);
        QVERIFY(found.ranked.front().time.step
            <= searchLayouts(project, basePlan(), lossless)->ranked.front().time.step);
    }

    void spacesKeepIt()
    {
        const Project project = projectOf(1e9);
        for (const auto freedom :
            {CompressionFreedom::AsPlanned, CompressionFreedom::Lossless, CompressionFreedom::Lossy}) {
            const SearchSpace space = spaceOf(project, freedom);
            const Result<SearchSpace> read = readSearchSpace(spaceText(space), SearchSpace {});
            QVERIFY(read && *read == space);
            QVERIFY(*compressionFreedomNamed(nameOf(freedom)) == freedom);
        }
        QVERIFY(!compressionFreedomNamed("much"));
        QVERIFY(!readSearchSpace(R"({"compression":"much"})", spaceOf(project, CompressionFreedom::Lossy)));
    }
};

QTEST_APPLESS_MAIN(TestCompressionSearch)
#include "tst_compression_search.moc"
