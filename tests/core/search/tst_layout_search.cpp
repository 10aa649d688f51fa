// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <map>

#include <QTest>
#include <fmt/format.h>

#include "core/base/random.h"
#include "core/cluster/device_presets.h"
#include "core/evaluate/evaluate.h"
#include "core/memory/memory.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/search/layout_pricer.h"
#include "core/search/layout_search.h"
#include "core/search/search_json.h"
#include "core/search/simplicity.h"
#include "tests/core/search/space_text.h"

using namespace rankloom;

namespace {

Project projectOf(const char* model, int nodes, int perNode, const char* device = "h100-sxm-80gb")
{
    Project project;
    project.model = *modelPreset(model);
    project.cluster = makeCluster(nodes, perNode, *devicePreset(device));
    return project;
}

/// A plan of which only the workload matters.
Plan batchOf(int globalBatch)
{
    Plan plan;
    plan.workload = {2048, 1, globalBatch};
    return plan;
}

/// Every node pair measured, all different.
void measureLinks(Project& project)
{
    const auto nodes = static_cast<std::size_t>(project.cluster->nodes);
    LinkMatrix matrix {project.cluster->nodes, std::vector<double>(nodes * nodes), {}};
    for (std::size_t i = 0; i < matrix.bandwidth.size(); ++i)
        matrix.bandwidth[i] = 3e10 + 2e8 * static_cast<double>(i * 7919 % 97);
    project.cluster.change().links.setNodeMatrix(matrix);
}

/// Collectives inside a node that are fastest in the middle of their sizes, and none between nodes.
void measureCollectives(Project& project)
{
    project.cluster.change().links.setCurve(
        {LinkLevel::DevicePair, 4, {1e5, 1e6, 1e7, 1e9}, {2e10, 2e11, 3.6e11, 3.2e11}});
}

Project small(const char* model, int layers)
{
    Project project = projectOf(model, 2, 2);
    project.model.change().layers = layers;
    if (project.model->moe) {
        project.model.change().moe->layerIsMoe.resize(static_cast<std::size_t>(layers));
        project.model.change().moe->layerIsMoe.back() = true;
    }
    return project;
}

/// Calls `visit` for all layouts of a space.
template <class Visit>
void forEachLayout(const Project& project, const Plan& base, const SearchSpace& space, Visit visit)
{
    const Refusal ignore = [](const std::string&, const auto&) {};
    for (const DegreeChoice& degrees : enumerateDegrees(project, base, space, ignore))
        for (const PipelineChoice& pipeline : enumeratePipelines(project, base, space, degrees, ignore))
            for (const std::uint8_t sharding : distinctShardings(space, degrees))
                for (std::size_t r = 0; r < space.recomputes.size(); ++r)
                    for (std::size_t o = 0; o < space.offloads.size(); ++o)
                        visit(LayoutChoice {degrees, pipeline, static_cast<std::uint8_t>(r), sharding,
                            static_cast<std::uint8_t>(o)});
}

struct World {
    const char* name;
    Project project;
    Plan base;
    bool exact;
};
std::vector<World> worlds()
{
    std::vector<World> out {
        {"dense", projectOf("gpt-22b", 8, 8), batchOf(64), true},
        {"few layers", projectOf("llama-3.2-1b", 2, 8), batchOf(64), true},
        {"experts", projectOf("deepseek-v2-lite", 4, 8), batchOf(64), true},
        {"odd node", projectOf("llama-3-8b", 3, 6), batchOf(36), false},
        {"measured", projectOf("llama-3-8b", 8, 4), batchOf(64), false},
        {"long sequences", projectOf("qwen2.5-7b", 4, 4), batchOf(16), true},
        {"prediction layers", projectOf("deepseek-v2-lite", 4, 8), batchOf(64), true},
        {"measured collectives", projectOf("deepseek-v2-lite", 4, 8), batchOf(64), true},
        {"measured collectives, odd node", projectOf("mixtral-8x7b", 3, 6), batchOf(36), false},
        {"measured collectives and links", projectOf("llama-3-8b", 8, 4), batchOf(64), false},
        {"shared ports", projectOf("mixtral-8x7b", 4, 8), batchOf(64), true},
        {"tiny passes", projectOf("llama-3.2-1b", 4, 4), batchOf(64), true},
        {"windows", projectOf("gpt-oss-20b", 4, 8), batchOf(64), true},
        {"stated hosts", projectOf("llama-3-8b", 4, 8), batchOf(64), true},
        {"optimizers before the norm", projectOf("llama-3-8b", 4, 8), batchOf(64), true},
    };
    out[13].project.cluster.change().host = {Bytes(2e12), 4};
    out[14].base.execution.optimizerStart = OptimizerStart::PostValidation;
    measureLinks(out[4].project);
    out[5].base.workload.sequenceLength = 65536;
    out[6].project.model.change().mtpLayers = 2;
    for (const std::size_t w : {7U, 8U, 9U})
        measureCollectives(out[w].project);
    measureLinks(out[9].project);
    out[10].project.cluster.change().links.setPortsPerNode(2);
    // Where rounding to nanoseconds is most of what a bound may be off by.
    out[11].base.workload.sequenceLength = 16;
    out[11].project.cluster.change().device.layerLaunch = Seconds(0);
    out[11].project.cluster.change().device.kernelLaunch = Seconds(0);
    return out;
}

} // namespace

class TestLayoutSearch : public QObject {
    Q_OBJECT

    struct Fit {
        double step = 0;
        double headroom = 0;
        Plan plan;
        bool ranks = true; // it fits without offload, or does not offload
    };

    /// Whether the row holds the layouts that are near equal to `left[first]`, and shows the simplest of
    /// them.
    static bool isRow(const FoundLayout& row, const std::vector<Fit>& left, std::size_t first)
    {
        const double end = left[first].step * 1.005;
        const Fit* simplest = nullptr;
        std::int64_t fewest = -1;
        std::int64_t most = -1;
        bool shown = false;
        for (std::size_t i = first; i < left.size(); ++i) {
            const Fit& fit = left[i];
            if (fit.step <= end * (1 - 1e-6)) {
                ++fewest;
                if (!simplest || simplicity(fit.plan) < simplicity(simplest->plan))
                    simplest = &fit;
            }
            if (fit.step <= end * (1 + 1e-6)) {
                ++most;
                shown = shown || fit.plan == row.plan;
            }
        }
        return shown && (simplest->plan == row.plan || simplicity(row.plan) < simplicity(simplest->plan))
            && row.alikeCount >= fewest && row.alikeCount <= most;
    }
private Q_SLOTS:
    void boundsAndTimesAreThoseOfTheEvaluation_data()
    {
        QTest::addColumn<int>("world");
        const auto all = worlds();
        for (std::size_t i = 0; i < all.size(); ++i)
            QTest::newRow(all[i].name) << static_cast<int>(i);
    }

    /// A random part of the space: the bound is never above the simulated step, memory is that of the
    /// evaluation, and where groups lie on nodes alike the fast simulation gives the very step.
    void boundsAndTimesAreThoseOfTheEvaluation()
    {
        QFETCH(int, world);
        const World chosen = worlds()[static_cast<std::size_t>(world)];
        const Project& project = chosen.project;
        SearchSpace space = defaultSearchSpace(project, chosen.base);
        space.recomputes.push_back({RecomputeMode::FullBlock, {}, 2});
        const BestLinks links = bestLinks(project.cluster);
        LayoutPricer pricer(project, chosen.base, space, links);
        Random random(7);
        std::int64_t count = 0;
        int compared = 0;
        int exact = 0;
        std::map<std::string, std::vector<double>> gaps;
        forEachLayout(project, chosen.base, space, [&](const LayoutChoice&) { ++count; });
        const double keep = 600.0 / static_cast<double>(count);
        forEachLayout(project, chosen.base, space, [&](const LayoutChoice& choice) {
            if (random.unit() > keep)
                return;
            const Plan plan = planOf(chosen.base, space, choice);
            const Layout& l = plan.layout;
            const std::string text = fmt::format("{} {} tp{} cp{} pp{}x{} dp{} ep{} etp{} mbs{} {} {} {}",
                nameOf(plan.schedule.kind), nameOf(plan.stages.vocabulary), l.tp, l.cp, l.pp, l.vpp, l.dp,
                l.ep, l.etp, plan.workload.microBatchSize, nameOf(plan.memory.recompute),
                nameOf(plan.memory.sharding), nameOf(plan.memory.offload.target));
            QVERIFY2(!hasErrors(check(project, plan)), text.c_str());
            const Result<Evaluation> evaluation = evaluateLegal(project, plan);
            QVERIFY(evaluation.has_value());
            if (!evaluation->valid)
                return;
            pricer.set(choice);
            QVERIFY2(pricer.plan() == plan, text.c_str());
            const MemoryReport memory = pricer.memory();
            QVERIFY2(memory == evaluation->memory, text.c_str());
            QVERIFY2(pricer.degreesBound() <= evaluation->time.step, text.c_str());
            const double step = evaluation->time.step.value();
            const double bound = pricer.bound(memory).value();
            const std::string figures = fmt::format("{}: bound {}, step {}", text, bound, step);
            QVERIFY2(bound <= step, figures.c_str());
            gaps[std::string(nameOf(plan.schedule.kind))].push_back(1 - bound / step);
            ++compared;
            if (pricer.exact()) {
                ++exact;
                const double simulated = pricer.simulated(memory)->value();
                QVERIFY2(std::abs(simulated / step - 1) < 1e-6,
                    fmt::format("{}, simulated {}", figures, simulated).c_str());
            }
        });
        for (auto& [kind, all] : gaps) {
            std::sort(all.begin(), all.end());
            qInfo("%-18s median gap %.1f %%, worst %.1f %% of %zu", kind.c_str(), 100 * all[all.size() / 2],
                100 * all.back(), all.size());
        }
        QVERIFY(compared > 100);
        QVERIFY(chosen.exact ? exact == compared : exact < compared);
    }

    void pruningLosesNothing_data()
    {
        QTest::addColumn<QString>("model");
        QTest::addColumn<int>("layers");
        QTest::addColumn<bool>("measured");
        QTest::addColumn<double>("memory");
        QTest::addColumn<bool>("narrow");
        QTest::newRow("dense") << "llama-3-8b" << 6 << false << 80.0 << false;
        QTest::newRow("dense, little memory") << "llama-3-8b" << 6 << false << 24.0 << false;
        QTest::newRow("dense, all that may fit") << "llama-3-8b" << 6 << false << 24.0 << true;
        QTest::newRow("measured links") << "llama-3-8b" << 6 << true << 80.0 << false;
        QTest::newRow("experts") << "mixtral-8x7b" << 4 << false << 80.0 << false;
    }

    /// Against every legal layout of a small world, evaluated one by one: the same rows, each with the
    /// simplest of those within half a percent of its fastest, and nothing on the front that another layout
    /// beats in both.
    void pruningLosesNothing()
    {
        QFETCH(QString, model);
        QFETCH(int, layers);
        QFETCH(bool, measured);
        QFETCH(double, memory);
        QFETCH(bool, narrow);
        Project project = small(qPrintable(model), layers);
        const Plan base = batchOf(16);
        project.cluster.change().device.memory = Bytes(memory * kGiB);
        if (measured)
            measureLinks(project);
        SearchSpace space = defaultSearchSpace(project, base);
        QVERIFY(!space.acceptNarrowFit);
        space.acceptNarrowFit = narrow;
        std::int64_t narrowOnes = 0;
        std::vector<Fit> all;
        bool fitsWithout = false;
        forEachLayout(project, base, space, [&](const LayoutChoice& choice) {
            const Plan plan = planOf(base, space, choice);
            const bool offloads = plan.memory.offload.target != OffloadTarget::None;
            fitsWithout = fitsWithout && offloads;
            const Result<Evaluation> evaluation = evaluateLegal(project, plan);
            if (!evaluation || !evaluation->valid || !evaluation->memory.fits)
                return;
            narrowOnes += evaluation->memory.fitsAtWorst ? 0 : 1;
            if (!narrow && !evaluation->memory.fitsAtWorst)
                return;
            const StageMemory& peak =
                evaluation->memory.stages[static_cast<std::size_t>(evaluation->memory.peakStage)];
            all.push_back({evaluation->time.step.value(), peak.headroom().value(), plan, !fitsWithout});
            fitsWithout = fitsWithout || !offloads;
        });
        QVERIFY(all.size() > 100);
        std::ranges::sort(all, {}, &Fit::step);
        SearchOptions options;
        options.top = 25;
        const Result<SearchResult> found = searchLayouts(project, base, space, options);
        QVERIFY(found.has_value());
        QVERIFY(found->proven);
        QVERIFY(
            narrow || std::ranges::all_of(found->ranked, [](const FoundLayout& l) { return l.fitsAtWorst; }));
        const auto refused = found->counts.rejected.find("memory-band");
        QVERIFY(refused == found->counts.rejected.end() || (!narrow && narrowOnes > 0));
        std::vector<Fit> left = all;
        std::erase_if(left, [](const Fit& fit) { return !fit.ranks; });
        std::size_t ranked = 0;
        // The search simulates with sums in another order: whoever is that near to the end of a row is on
        // either side of it, and where it has the row before, it is not the one with which the next begins.
        std::size_t undecided = 0;
        for (const FoundLayout& row : found->ranked) {
            QVERIFY(undecided < left.size());
            std::size_t first = 0;
            while (first <= undecided && !isRow(row, left, first))
                ++first;
            QVERIFY(first <= undecided);
            QVERIFY(row.alike.size() == std::min<std::size_t>(20, static_cast<std::size_t>(row.alikeCount)));
            const Simplicity* before = nullptr;
            const Simplicity own = simplicity(row.plan);
            std::vector<Simplicity> keys {own};
            for (const FoundLayout& other : row.alike)
                keys.push_back(simplicity(other.plan));
            for (const Simplicity& key : keys) {
                QVERIFY(before == nullptr || *before < key);
                before = &key;
            }
            ranked += static_cast<std::size_t>(row.alikeCount) + 1;
            const double end = left[first].step * 1.005;
            std::erase_if(left, [&](const Fit& fit) {
                return fit.step <= end * (1 - 1e-6) || fit.plan == row.plan
                    || std::ranges::any_of(
                        row.alike, [&](const FoundLayout& o) { return o.plan == fit.plan; });
            });
            undecided = static_cast<std::size_t>(
                std::ranges::count_if(left, [end](const Fit& fit) { return fit.step <= end * (1 + 1e-6); }));
        }
        QVERIFY(found->ranked.size() == 25 || ranked >= 500 || left.empty());
        const double resolution = memory * kGiB * 0.01;
        QVERIFY(!found->front.empty());
        for (const FoundLayout& layout : found->front)
            for (const Fit& fit : all)
                QVERIFY(fit.step * 1.005 > layout.time.step.value() * (1 - 1e-6)
                    || fit.headroom <= layout.headroom.value() + resolution);
        const double reach = all.front().step * options.frontReach;
        for (const Fit& fit : all)
            QVERIFY(fit.step > reach
                || std::any_of(found->front.begin(), found->front.end(), [&](const FoundLayout& layout) {
                       return layout.time.step.value() <= fit.step * 1.005 * (1 + 1e-6)
                           && layout.headroom.value() >= fit.headroom - 2 * resolution;
                   }));
        qInfo("%zu layouts fit, %lld priced, %lld simulated", all.size(),
            static_cast<long long>(found->counts.priced), static_cast<long long>(found->counts.simulated));
    }

    /// Offload is never ranked where the same layout fits without.
    void nothingOffloadsForNothing()
    {
        const Project project = projectOf("llama-3-70b", 8, 8);
        const Plan base = batchOf(64);
        SearchSpace space = defaultSearchSpace(project, base);
        space.tp.only = {8};
        space.pp.only = {4};
        space.cp.only = space.microBatchSize.only = {1};
        space.schedules = {ScheduleKind::OneFOneB};
        space.vocabularies = {VocabularyLayout::None};
        QVERIFY(space.offloads.size() > 1);
        const SearchResult found = *searchLayouts(project, base, space);
        QVERIFY(!found.ranked.empty());
        for (const FoundLayout& layout : found.ranked) {
            if (layout.plan.memory.offload.target == OffloadTarget::None)
                continue;
            Plan without = layout.plan;
            without.memory.offload.target = OffloadTarget::None;
            const Result<Evaluation> evaluation = evaluateLegal(project, without);
            QVERIFY(!evaluation->memory.fits || !evaluation->memory.fitsAtWorst);
        }
        QCOMPARE(found.ranked.front().plan.memory.offload.target, OffloadTarget::None);
    }

    /// Host memory bounds what may leave the devices.
    void offloadNeedsHostMemory()
    {
        Project project = projectOf("llama-3-70b", 4, 8, "a100-sxm-40gb");
        project.cluster.change().host.memory = Bytes(4e11);
        const Plan base = batchOf(32);
        SearchSpace space = defaultSearchSpace(project, base);
        space.tp.only = {8};
        space.cp.only = space.microBatchSize.only = {1};
        space.recomputes = {Recompute {}};
        space.offloads = {OffloadTarget::Host};
        space.acceptNarrowFit = true;
        Plan much = base;
        much.memory.offload.optimizerFraction = 1;
        much.memory.sharding.optimizer = {};
        space.shardings = {much.memory.sharding};
        const SearchResult found = *searchLayouts(project, much, space);
        QVERIFY(found.counts.rejected.contains("host-memory"));
        QVERIFY(found.counts.rejected.at("host-memory").count > 0);
        for (const FoundLayout& layout : found.ranked)
            QVERIFY(estimateMemory(project, layout.plan).host.fits());
        project.cluster.change().host.memory = Bytes(1e15);
        QVERIFY(!searchLayouts(project, much, space)->counts.rejected.contains("host-memory"));
    }

    /// What no layout can meet, whatever its memory, is an error that says why; what does not fit is none.
    void impossibleConstraintsAreErrors()
    {
        const Project project = projectOf("llama-3-8b", 2, 8);
        const Plan base = batchOf(64);
        const SearchSpace all = defaultSearchSpace(project, base);
        const auto reasonOf = [&](const SearchSpace& space) {
            const Result<SearchResult> found = searchLayouts(project, base, space);
            return found ? std::string() : found.error().text();
        };
        SearchSpace space = all;
        space.tp.only = {7};
        QVERIFY2(
            reasonOf(space).find("TP: no value that is allowed divides the 16 devices.") != std::string::npos,
            reasonOf(space).c_str());
        space = all;
        space.schedules = {ScheduleKind::ZbV};
        space.vpp.only = {3};
        space.pp.only = {2};
        QVERIFY(!reasonOf(space).empty());
        space = all;
        space.runsOn = Launcher::DeepSpeed;
        space.tp.only = {2};
        QVERIFY2(reasonOf(space).find("DeepSpeed") != std::string::npos, reasonOf(space).c_str());
        space = all;
        space.leastHeadroom = Bytes(1e12);
        QVERIFY(reasonOf(space).empty());
    }

    void constraintsHold()
    {
        const Project project = projectOf("llama-3-8b", 4, 8);
        const Plan base = batchOf(64);
        SearchSpace space = defaultSearchSpace(project, base);
        space.tp = *readDegreeRange("2..8");
        space.pp = *readDegreeRange("2,4");
        space.schedules = {ScheduleKind::OneFOneB, ScheduleKind::Interleaved};
        space.vpp = *readDegreeRange("1,2");
        space.withinNode.data = true;
        space.leastHeadroom = Bytes(20 * kGiB);
        space.devices = {16, 32};
        const Result<SearchResult> found = searchLayouts(project, base, space);
        QVERIFY(found.has_value() && !found->ranked.empty());
        bool both[2] = {false, false};
        for (const FoundLayout& layout : found->ranked) {
            const Layout& l = layout.plan.layout;
            QVERIFY(l.tp >= 2 && l.tp <= 8 && (l.pp == 2 || l.pp == 4) && l.vpp <= 2);
            QVERIFY(l.dp == 1 || 8 % (l.tp * l.cp * l.dp) == 0);
            QVERIFY(layout.headroom >= space.leastHeadroom);
            both[layout.devices / 16 - 1] = true;
            const Project part = projectOf(project, layout);
            QCOMPARE(part.cluster->devices(), layout.devices);
            QVERIFY(!hasErrors(check(part, layout.plan)));
            QVERIFY(evaluateLegal(part, layout.plan)->time == layout.time);
        }
        QVERIFY(both[0] && both[1]);
        QVERIFY(found->counts.rejected.contains("dp-within-node"));
        space.devices = {12};
        QVERIFY(!searchLayouts(project, base, space));
    }

    void threadsDoNotMatter()
    {
        Project project = projectOf("deepseek-v2-lite", 2, 8);
        const Plan base = batchOf(32);
        measureLinks(project);
        const SearchSpace space = defaultSearchSpace(project, base);
        SearchOptions options;
        std::string documents[2];
        for (const int threads : {1, 3}) {
            options.threads = threads;
            SearchResult found = *searchLayouts(project, base, space, options);
            RobustnessOptions trials;
            trials.trials = 5;
            trials.threads = threads;
            SearchExtras extras;
            extras.robustness = testRobustness(project, found.ranked, trials);
            documents[threads / 3] = writeSearch(space, found, extras);
        }
        QVERIFY(documents[0] == documents[1]);
    }

    void stopsAndTellsWhatItHas()
    {
        const Project project = projectOf("llama-3-8b", 8, 8);
        const Plan base = batchOf(128);
        const SearchSpace space = defaultSearchSpace(project, base);
        std::stop_source stop;
        SearchOptions options;
        int told = 0;
        options.stop = stop.get_token();
        options.onBest = [&](const SearchSnapshot& snapshot) {
            ++told;
            QVERIFY(!snapshot.best.empty() && snapshot.best.front().time.step.value() > 0);
            stop.request_stop();
        };
        const Result<SearchResult> found = searchLayouts(project, base, space, options);
        QVERIFY(found.has_value());
        QVERIFY(found->stopped && !found->proven);
        QVERIFY(told >= 1 && !found->ranked.empty());
    }

    /// In a world without errors nothing moves; with them, ranks are those of the given layouts.
    void robustness()
    {
        const Project project = projectOf("llama-3-8b", 4, 8);
        const Plan base = batchOf(64);
        const SearchResult found = *searchLayouts(project, base, defaultSearchSpace(project, base));
        RobustnessOptions options;
        options.trials = 4;
        options.linkNoise = options.calibrationError = 0;
        const Robustness still = testRobustness(project, found.ranked, options);
        QCOMPARE(still.trials, 4);
        QCOMPARE(still.layouts.front().first, 1.0);
        QCOMPARE(still.worstLoss, 0.0);
        QCOMPARE(still.layouts.front().low, found.ranked.front().time.step);
        options.linkNoise = options.calibrationError = 0.2;
        options.trials = 16;
        const Robustness shaken = testRobustness(project, found.ranked, options);
        double firsts = 0;
        for (const LayoutRobustness& layout : shaken.layouts) {
            QVERIFY(layout.low <= layout.high && layout.meanRank >= 1);
            QVERIFY(layout.worstRank <= static_cast<int>(found.ranked.size()));
            firsts += layout.first;
        }
        QVERIFY(firsts >= 1 - 1e-9);
        QVERIFY(shaken.layouts.front().low < found.ranked.front().time.step);
        QVERIFY(shaken.layouts.front().high > found.ranked.front().time.step);
    }

    void differencesAddUp()
    {
        const Project project = projectOf("llama-3-8b", 4, 8);
        const Plan base = batchOf(64);
        const SearchResult found = *searchLayouts(project, base, defaultSearchSpace(project, base));
        const LayoutDifference d = explainDifference(found.ranked.front(), found.ranked.back());
        Seconds sum;
        for (const LayoutDifference::Part& part : d.parts)
            sum += part.more;
        QVERIFY(std::abs((sum - d.slower).value()) < 1e-4 * found.ranked.front().time.step.value());
        QVERIFY(d.sentence.find("slower") != std::string::npos);
    }

    void surveyCountsOrSaysWhyThereIsNothing()
    {
        const Project dense = projectOf("llama-3-8b", 2, 8);
        const Plan base = batchOf(64);
        const SearchSpace all = defaultSearchSpace(dense, base);
        const Refusal ignore = [](const std::string&, const auto&) {};
        QCOMPARE(surveyDegrees(dense, base, all).combinations,
            std::ssize(enumerateDegrees(dense, base, all, ignore)));
        QVERIFY(surveyDegrees(dense, base, all).reason.empty());
        const auto nothing = [&](DegreeRange SearchSpace::*degree, int value, const char* word) {
            SearchSpace space = all;
            (space.*degree).only = {value};
            const DegreeSurvey survey = surveyDegrees(dense, base, space);
            QCOMPARE(survey.combinations, 0);
            QVERIFY2(survey.reason.find(word) != std::string::npos, survey.reason.c_str());
        };
        nothing(&SearchSpace::tp, 3, "TP: no value");
        nothing(&SearchSpace::dp, 5, "DP: no value");
        nothing(&SearchSpace::ep, 2, "no experts");
        nothing(&SearchSpace::microBatchSize, 7, "global batch of 64");
        SearchSpace together = all;
        together.tp.only = {16};
        together.pp.only = {2};
        QVERIFY(surveyDegrees(dense, base, together).reason.find("16 devices") != std::string::npos);
        SearchSpace apart = all;
        apart.tp.only = {16};
        apart.withinNode.tensor = true;
        QVERIFY(!surveyDegrees(dense, base, apart).reason.empty());
        // Over several numbers of devices it counts all of them, each as if it were the cluster.
        const Project half = projectOf("llama-3-8b", 1, 8);
        SearchSpace budgets = all;
        budgets.devices = {8, 16};
        QCOMPARE(surveyDegrees(dense, base, budgets).combinations,
            surveyDegrees(dense, base, all).combinations
                + surveyDegrees(half, base, defaultSearchSpace(half, base)).combinations);
        budgets.devices = {12};
        QCOMPARE(surveyDegrees(dense, base, budgets).combinations, 0);
        QVERIFY(surveyDegrees(dense, base, budgets).reason.find("no part of a cluster") != std::string::npos);
    }

    void spacesSurviveTheirDocument()
    {
        const Project project = projectOf("mixtral-8x7b", 4, 8);
        const Plan base = batchOf(64);
        SearchSpace space = defaultSearchSpace(project, base);
        space.tp = *readDegreeRange("2..8");
        space.vpp = *readDegreeRange("4,1,2");
        space.withinNode.expert = true;
        space.leastHeadroom = Bytes(3 * kGiB);
        space.acceptNarrowFit = true;
        space.devices = {8, 32};
        const Result<SearchSpace> again = readSearchSpace(spaceText(space), SearchSpace {});
        QVERIFY2(again.has_value(), again ? "" : again.error().text().c_str());
        QVERIFY(*again == space);
        for (const char* bad : {"", "[]", "{\"degrees\": {\"tp\": 8}}", "{\"degrees\": {\"sp\": {}}}",
                 "{\"schedules\": [\"fast\"]}", "{\"shardings\": []}",
                 "{\"recomputes\": [\"full-uniform:0\"]}", "{\"withinNode\": [\"xp\"]}",
                 "{\"leastHeadroomBytes\": -1}", "{\"unknown\": 1}", "{\"devices\": [0]}"})
            QVERIFY2(!readSearchSpace(bad, space), bad);
        for (const char* bad : {"", "a", "0", "4..2", "-1", "1,,2", "..", "99999999999"})
            QCOMPARE(readDegreeRange(bad).has_value(), std::string_view(bad) == "..");
        for (const char* name : {"none", "full-uniform:2", "full-block:3", "core_attn+mlp"})
            QCOMPARE(nameOf(*recomputeNamed(name)), std::string(name));
    }
};

QTEST_APPLESS_MAIN(TestLayoutSearch)
#include "tst_layout_search.moc"
