// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <functional>
#include <string>

#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include <QFile>
#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/model/hf_config.h"
#include "core/plan/broken_rules.h"
#include "core/plan/check.h"
#include "core/plan/rank_grid.h"

using namespace rankloom;

namespace {

Project project(const char* model, int nodes)
{
    Project out;
    out.model = *modelPreset(model);
    out.cluster = makeCluster(nodes, 8, *devicePreset("h100-sxm-80gb"));
    return out;
}

Plan planOf(int tp, int pp)
{
    Plan plan;
    plan.workload = {8192, 1, 1024};
    plan.layout.tp = tp;
    plan.layout.pp = pp;
    return plan;
}

const Diagnostic* find(const Diagnostics& diagnostics, std::string_view code)
{
    const auto found = std::ranges::find(diagnostics, code, &Diagnostic::code);
    return found == diagnostics.end() ? nullptr : &*found;
}

std::string codes(const Diagnostics& diagnostics)
{
    std::string out;
    for (const Diagnostic& d : diagnostics)
        out += d.code + " ";
    return out;
}

const DegreeOption* option(const std::vector<DegreeOption>& options, int value)
{
    const auto found = std::ranges::find(options, value, &DegreeOption::value);
    return found == options.end() ? nullptr : &*found;
}

/// Applies a suggestion the way the programs do.
bool apply(const Suggestion& suggestion, Plan& plan)
{
    const auto changed = withValue(plan, suggestion.pointer, suggestion.value);
    if (changed)
        plan = *changed;
    return changed.has_value();
}

Layout anyLayout()
{
    Layout layout;
    layout.tp = *rc::gen::element(1, 2, 3, 4, 6, 8, 16);
    layout.cp = *rc::gen::element(1, 1, 2, 3, 4);
    layout.pp = *rc::gen::element(1, 2, 3, 4, 5, 8, 16);
    layout.vpp = *rc::gen::element(1, 1, 2, 3, 5);
    layout.ep = *rc::gen::element(1, 1, 2, 3, 8);
    layout.etp = *rc::gen::element(0, 0, 1, 2, 3);
    return layout;
}

ScheduleKind anySchedule()
{
    const auto named = namedValues<ScheduleKind>();
    return named[*rc::gen::inRange<std::size_t>(0, named.size())].value;
}

constexpr Degree kAllDegrees[] = {
    Degree::Tp, Degree::Cp, Degree::Pp, Degree::Vpp, Degree::Ep, Degree::Etp, Degree::MicroBatchSize};

void put(Degree degree, int value, Plan& plan)
{
    switch (degree) {
    case Degree::Tp:
        plan.layout.tp = value;
        return;
    case Degree::Cp:
        plan.layout.cp = value;
        return;
    case Degree::Pp:
        plan.layout.pp = value;
        return;
    case Degree::Vpp:
        plan.layout.vpp = value;
        return;
    case Degree::Ep:
        plan.layout.ep = value;
        return;
    case Degree::Etp:
        plan.layout.etp = value;
        return;
    case Degree::MicroBatchSize:
        plan.workload.microBatchSize = value;
        return;
    }
}

} // namespace

class TestCheck : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// Projects of other versions may hold what documents are refused with.
    void figuresThatAreNoneAreRefused()
    {
        Project p = project("llama-3-8b", 2);
        p.cluster.change().device.memoryBandwidth = BytesPerSecond(1e-308);
        const Diagnostics found = check(p, planOf(2, 2));
        const Diagnostic* told = find(found, "device-figure-out-of-range");
        QVERIFY2(told != nullptr, codes(found).c_str());
        QCOMPARE(told->where.pointer, std::string("/cluster/device/memoryBandwidthBytesPerSecond"));
        QVERIFY(told->message.english().find("from 1 to 1e+21") != std::string::npos);
        p = project("llama-3-8b", 2);
        p.cluster.change().links.setTier(LinkLevel::NodePair, {BytesPerSecond(1e-308), Seconds(1e-6)});
        QVERIFY(find(check(p, planOf(2, 2)), "link-rate-out-of-range") != nullptr);
    }

    /// A plan that serves has no batch to divide, but its launchers write one.
    void productsOfTheBatchAreBound()
    {
        Plan plan = planOf(1, 1);
        plan.workload.microBatchSize = 1 << 29;
        for (const WorkKind kind : {WorkKind::Serving, WorkKind::Training}) {
            plan.workload.kind = kind;
            const Diagnostics found = check(project("llama-3-8b", 2), plan);
            const Diagnostic* told = find(found, "microbatches-exceed-batch");
            QVERIFY2(told != nullptr, codes(found).c_str());
            QCOMPARE(told->where.pointer, std::string("/workload/microBatchSize"));
        }
        plan = planOf(1, 1);
        plan.workload.globalBatchSize = 40'000'000;
        const Diagnostics found = check(project("llama-3-8b", 2), plan);
        QVERIFY2(
            find(found, "schedule-takes-too-much") == nullptr, codes(found).c_str()); // 2.5 M microbatches
        plan.workload.globalBatchSize = 1 << 30;
        const Diagnostics more = check(project("llama-3-8b", 2), plan);
        QVERIFY2(find(more, "schedule-takes-too-much") != nullptr, codes(more).c_str());
    }

    void aSoundPlanHasNothingToSay()
    {
        const Plan plan = planOf(8, 4);
        QCOMPARE(codes(check(project("llama-3-70b", 32), plan)), std::string());
    }

    /// Degrees of a plan file may be absurd; they are refused, and no product of them runs over.
    void absurdDegreesAreRefused()
    {
        Plan plan = planOf(8, 4);
        plan.layout.dp = plan.layout.cp = 1 << 20;
        plan.memory.sharding.optimizer = {ShardExtent::Kind::Degree, 3};
        bool named = false;
        for (const Diagnostic& d : check(project("llama-3-70b", 32), plan))
            named = named || d.message.find("1099511627776") != std::string::npos;
        QVERIFY(named);
    }

    void everyRuleIsFoundAndPointed_data()
    {
        using Change = std::function<void(Project&, Plan&)>;
        QTest::addColumn<Change>("change");
        QTest::addColumn<QString>("code");
        QTest::addColumn<QString>("pointer");
        const auto row = [](const char* code, const char* pointer, Change change) {
            QTest::newRow(code) << std::move(change) << QString(code) << QString(pointer);
        };
        row("tp-does-not-divide-heads", "/layout/tp", [](Project&, Plan& p) { p.layout.tp = 6; });
        row("tp-does-not-divide-kv-heads", "/layout/tp", [](Project& j, Plan& p) {
            j.model.change().kvHeads = 6;
            p.layout.tp = 4;
        });
        row("tp-leaves-node", "/layout/tp", [](Project&, Plan& p) { p.layout.tp = 16; });
        row("layout-exceeds-cluster", "/layout/pp", [](Project&, Plan& p) { p.layout.cp = 64; });
        row("layout-does-not-divide-cluster", "/layout/pp", [](Project&, Plan& p) { p.layout.pp = 5; });
        row("dp-contradicts-cluster", "/layout/dp", [](Project&, Plan& p) { p.layout.dp = 3; });
        row("cp-does-not-divide-sequence", "/layout/cp", [](Project&, Plan& p) {
            p.layout.cp = 2;
            p.workload.sequenceLength = 8190;
        });
        row("sequence-parallel-does-not-divide", "/layout/tp",
            [](Project&, Plan& p) { p.workload.sequenceLength = 8191; });
        row("ep-without-experts", "/layout/ep", [](Project&, Plan& p) { p.layout.ep = 2; });
        row("batch-does-not-divide", "/workload/globalBatchSize",
            [](Project&, Plan& p) { p.workload.globalBatchSize = 1023; });
        row("order-needs-equal-grids", "/layout/order", [](Project&, Plan& p) {
            p.layout.cp = 2;
            p.layout.order = {Axis::Tensor, Axis::Context, Axis::Expert, Axis::Pipeline, Axis::Data};
        });
        row("more-stages-than-layers", "/layout/pp", [](Project& j, Plan&) { j.model.change().layers = 3; });
        row("split-has-other-count", "/stages/layersPerStage", [](Project&, Plan& p) {
            p.stages.layersPerStage = {40, 40};
        });
        row("split-has-other-sum", "/stages/layersPerStage", [](Project&, Plan& p) {
            p.stages.layersPerStage = {20, 20, 20, 19};
        });
        row("interleaving-needs-chunks", "/schedule/kind",
            [](Project&, Plan& p) { p.schedule.kind = ScheduleKind::Interleaved; });
        row("schedule-has-one-chunk", "/schedule/kind", [](Project&, Plan& p) { p.layout.vpp = 2; });
        row("schedule-needs-two-chunks", "/schedule/kind", [](Project&, Plan& p) {
            p.layout.vpp = 4;
            p.schedule.kind = ScheduleKind::ZbV;
        });
        row("too-few-microbatches", "/schedule/kind", [](Project&, Plan& p) {
            p.workload.globalBatchSize = 16;
            p.schedule.kind = ScheduleKind::DualPipe;
        });
        row("vocabulary-needs-other-schedule", "/stages/vocabulary", [](Project&, Plan& p) {
            p.stages.vocabulary = VocabularyLayout::Vocab1;
            p.schedule.kind = ScheduleKind::GPipe;
        });
        row("custom-order-missing", "/schedule/order",
            [](Project&, Plan& p) { p.schedule.kind = ScheduleKind::Custom; });
        row("shard-does-not-divide-group", "/memory/sharding/weights", [](Project&, Plan& p) {
            p.memory.sharding.weights = {ShardExtent::Kind::Degree, 3};
        });
        row("precision-not-supported", "/memory/precision", [](Project& j, Plan& p) {
            j.cluster.change().device = *devicePreset("a100-sxm-80gb");
            p.memory.precision = Precision::Fp8Mixed;
        });
        row("fp8-attention-not-counted", "/memory/fp8Attention", [](Project&, Plan& p) {
            p.memory.precision = Precision::Fp8Mixed;
            p.memory.fp8Attention = true;
        });
        row("fp8-products-only", "/memory/fp8Attention", [](Project& j, Plan& p) {
            j = project("mixtral-8x7b", 32);
            j.cluster.change().device = *devicePreset("gb200-nvl-186gb");
            p.memory.precision = Precision::Fp8Mixed;
            p.execution.cudaGraphs = true;
            p.execution.graphExtent = GraphExtent::WholeStep;
        });
        row("recompute-module-absent", "/memory/recompute/modules/1", [](Project&, Plan& p) {
            p.memory.recompute.mode = RecomputeMode::Selective;
            p.memory.recompute.modules = {RecomputeModule::CoreAttention, RecomputeModule::Moe};
        });
        row("compressed-stage-absent", "/communication/compression/stages/0", [](Project&, Plan& p) {
            p.communication.compression.kind = CompressionKind::PowerSgd;
            p.communication.compression.stages = {4};
        });
        row("placement-has-other-count", "/placement/ranks", [](Project&, Plan& p) {
            p.deviceOfRank = {0, 1};
        });
        row("placement-doubles-device", "/placement/ranks/9", [](Project&, Plan& p) {
            p.deviceOfRank.resize(256);
            for (int r = 0; r < 256; ++r)
                p.deviceOfRank[static_cast<std::size_t>(r)] = r == 9 ? 4 : r;
        });
        row("expert-layers-differ", "/experts/placement",
            [](Project&, Plan& p) { p.experts.change().devices = {{{0}}}; });
        row("model-missing", "/model", [](Project& j, Plan&) { j.model = {}; });
        row("cluster-missing", "/cluster", [](Project& j, Plan&) { j.cluster = {}; });
    }
    void everyRuleIsFoundAndPointed()
    {
        QFETCH(const std::function<void(Project&, Plan&)>, change);
        QFETCH(const QString, code);
        QFETCH(const QString, pointer);
        Project given = project("llama-3-70b", 32);
        Plan plan = planOf(8, 4);
        change(given, plan);
        const Diagnostics diagnostics = check(given, plan);
        const Diagnostic* found = find(diagnostics, code.toStdString());
        QVERIFY2(found != nullptr, codes(diagnostics).c_str());
        QCOMPARE(QString::fromStdString(found->where.pointer), pointer);
        QVERIFY(found->message.ends_with('.'));
    }

    /// Nothing is said of attention in 8 bits where it is counted.
    void eightBitsAreCountedOnBlackwell()
    {
        Project given = project("mixtral-8x7b", 32);
        given.cluster.change().device = *devicePreset("gb200-nvl-186gb");
        Plan plan = planOf(8, 4);
        plan.memory.precision = Precision::Fp8Mixed;
        plan.memory.fp8Attention = true;
        plan.execution.cudaGraphs = true;
        plan.execution.graphExtent = GraphExtent::WholeStep;
        for (const char* code : {"fp8-attention-not-counted", "fp8-products-only"})
            QVERIFY2(find(check(given, plan), code) == nullptr, code);
    }

    void theNearestLegalValuesAreSuggested()
    {
        const Plan plan = planOf(6, 4);
        const Diagnostics diagnostics = check(project("llama-3-70b", 32), plan);
        const Diagnostic* found = find(diagnostics, "tp-does-not-divide-heads");
        QVERIFY(found != nullptr);
        QCOMPARE(found->message, std::string("64 attention heads do not divide by 6."));
        QCOMPARE(found->suggestions.size(), std::size_t {2});
        QCOMPARE(found->suggestions[0], (Suggestion {"/layout/tp", "4", "Set TP to 4"}));
        QCOMPARE(found->suggestions[1], (Suggestion {"/layout/tp", "8", "Set TP to 8"}));
    }

    void optionsSayWhy()
    {
        const Plan plan = planOf(1, 4);
        const Project given = project("llama-3-70b", 32);
        const auto options = degreeOptions(given, plan, Degree::Tp);
        QVERIFY(std::ranges::is_sorted(options, {}, &DegreeOption::value));
        for (const int legal : {1, 2, 4, 8, 16, 32, 64})
            QVERIFY(option(options, legal) != nullptr && option(options, legal)->legal);
        QCOMPARE(option(options, 6)->reason, std::string("64 attention heads do not divide by 6"));
        QVERIFY(!option(options, 6)->legal);
        QVERIFY(option(options, 128) == nullptr);
        const auto ep = degreeOptions(project("mixtral-8x7b", 4), plan, Degree::Ep);
        QVERIFY(option(ep, 8)->legal && !option(ep, 3)->legal);
        std::stop_source stop;
        QCOMPARE(degreeOptions(given, plan, Degree::Tp, stop.get_token()).size(), options.size());
        stop.request_stop();
        QVERIFY(degreeOptions(given, plan, Degree::Tp, stop.get_token()).empty());
    }

    /// A value that an option calls legal raises no error that another value of this degree could cure: the
    /// plan with it has no more kinds of errors than the plan without.
    void legalOptionsAreLegal()
    {
        QVERIFY(rc::check("no legal option adds a kind of error", [] {
            const Project given =
                project(*rc::gen::element("llama-3-70b", "mixtral-8x7b", "deepseek-v2-lite"),
                    *rc::gen::element(1, 3, 4, 16));
            Plan plan = planOf(1, 1);
            plan.workload.globalBatchSize = *rc::gen::element(64, 96, 1024);
            plan.layout = anyLayout();
            plan.schedule.kind = anySchedule();
            const bool sound = brokenRules(given, plan).empty();
            for (const Degree degree : kAllDegrees) {
                for (const DegreeOption& o : degreeOptions(given, plan, degree)) {
                    RC_ASSERT(o.legal == o.reason.empty());
                    Plan changed = plan;
                    put(degree, o.value, changed);
                    const bool legal = brokenRules(given, changed).empty();
                    if (!o.legal)
                        RC_ASSERT(!legal);
                    else if (sound)
                        RC_ASSERT(legal);
                }
            }
        }));
    }

    /// Whoever applies a suggestion loses that diagnosis, and a legal plan makes a rank grid.
    void suggestionsCure()
    {
        QVERIFY(rc::check("a suggestion ends its diagnosis", [] {
            const Project given =
                project(*rc::gen::element("llama-3-70b", "mixtral-8x7b"), *rc::gen::element(1, 4, 16));
            Plan plan = planOf(1, 1);
            plan.workload.globalBatchSize = *rc::gen::element(64, 96, 1000);
            plan.layout = anyLayout();
            plan.schedule.kind = anySchedule();
            const Diagnostics diagnostics = check(given, plan);
            if (!hasErrors(diagnostics))
                RC_ASSERT(RankGrid(resolved(plan.layout, given.cluster->devices())).ranks()
                    == given.cluster->devices());
            for (const Diagnostic& diagnostic : diagnostics) {
                for (const Suggestion& suggestion : diagnostic.suggestions) {
                    Plan changed = plan;
                    RC_ASSERT(apply(suggestion, changed));
                    const Diagnostics after = check(given, changed);
                    RC_ASSERT(find(after, diagnostic.code) == nullptr);
                }
            }
        }));
    }

    void valuesAreSetByPointer()
    {
        Plan plan;
        plan.deviceOfRank = {0, 1};
        QCOMPARE(withValue(plan, "/layout/dp", "4")->layout.dp, 4);
        QCOMPARE(withValue(plan, "/workload/globalBatchSize", "12")->workload.globalBatchSize, 12);
        QCOMPARE(withValue(plan, "/schedule/kind", "\"zb-h1\"")->schedule.kind, ScheduleKind::ZbH1);
        QCOMPARE(withValue(plan, "/placement/ranks/1", "7")->deviceOfRank, (std::vector<int> {0, 7}));
        // Several values at once: a merge patch of the whole plan.
        const auto both = withValue(plan, "", R"({"layout": {"tp": 2}, "workload": {"globalBatchSize": 8}})");
        QVERIFY(both && both->layout.tp == 2 && both->workload.globalBatchSize == 8);
        for (const auto& [pointer, value] : std::vector<std::pair<std::string, std::string>> {
                 {"/layout/tq", "4"}, {"/layout/tp", "four"}, {"/layout/tp", "\"4\""}, {"layout", "1"},
                 {"/layout/tp/x", "1"}, {"/placement/ranks/2", "1"}, {"/placement/ranks/-", "1"},
                 {"/workload/batch", "1"}, {"/workload/globalBatchSize", "0"}, {"/layout~", "1"}}) {
            const Result<Plan> changed = withValue(plan, pointer, value);
            QVERIFY2(!changed, pointer.c_str());
            QVERIFY(!changed.error().message.empty());
        }
    }

    /// Every group of Megatron-LM's own initialisation for 9 layouts.
    void rankGroupsEqualMegatron()
    {
        QFile file(RANKLOOM_REFERENCE_DATA "/formats/export/megatron_rank_groups_expected.json");
        if (!file.open(QIODevice::ReadOnly))
            QSKIP("The reference data is not there: set RANKLOOM_REFERENCE_DATA to its folder.");
        int compared = 0;
        for (const nlohmann::json& entry : nlohmann::json::parse(file.readAll().toStdString())) {
            Layout layout;
            for (const auto& [key, field] :
                std::vector<std::pair<const char*, int Layout::*>> {{"tp", &Layout::tp}, {"cp", &Layout::cp},
                    {"pp", &Layout::pp}, {"ep", &Layout::ep}, {"etp", &Layout::etp}, {"dp", &Layout::dp}})
                layout.*field = entry.at(key).get<int>();
            const auto changed = withValue(Plan(), "/layout/order", entry.at("order").dump());
            QVERIFY(changed.has_value());
            layout.order = changed->layout.order;
            const auto& groups = entry.at("groups");
            if (!entry.at("pp_groups_of_both_grids_equal").get<bool>())
                continue; // the one that Megatron refuses: order-needs-equal-grids
            const RankGrid grid(layout);
            for (const auto& [key, kind] :
                std::vector<std::pair<const char*, GroupKind>> {{"tp", GroupKind::Tensor},
                    {"cp", GroupKind::Context}, {"dp", GroupKind::Data}, {"dp_cp", GroupKind::DataContext},
                    {"pp", GroupKind::Pipeline}, {"ep", GroupKind::Expert},
                    {"expert_tp", GroupKind::ExpertTensor}, {"expert_dp", GroupKind::ExpertData}}) {
                QVERIFY2(grid.groups(kind) == groups.at(key).get<std::vector<std::vector<int>>>(),
                    (entry.at("name").get<std::string>() + ": " + key).c_str());
                ++compared;
            }
        }
        QVERIFY(compared >= 8 * 8);
    }

    /// What a search asks for by its code alone is what the checked plan is told in words.
    void schedulesRefuseAsTheyTell()
    {
        const Project large = project("llama-3-8b", 2);
        int refused = 0;
        int legal = 0;
        for (int kind = 0; kind <= static_cast<int>(ScheduleKind::Custom); ++kind)
            for (const int pp : {1, 2, 4, 8})
                for (const int vpp : {1, 2, 3, 4})
                    for (const auto vocabulary : {VocabularyLayout::None, VocabularyLayout::Redistributed,
                             VocabularyLayout::Vocab2, VocabularyLayout::Interlaced})
                        for (const int batch : {16, 48, 1024}) {
                            Plan plan = planOf(1, pp);
                            plan.workload.globalBatchSize = batch;
                            plan.layout.vpp = vpp;
                            plan.schedule.kind = static_cast<ScheduleKind>(kind);
                            plan.stages.vocabulary = vocabulary;
                            const char* code = scheduleRefusal(large, plan);
                            const auto told = brokenRule(large, plan, RuleTopic::Schedule);
                            if (code) {
                                ++refused;
                                QVERIFY(told.has_value());
                                QCOMPARE(told->code, std::string(code));
                            } else if (!told) {
                                ++legal;
                            }
                        }
        QVERIFY(refused > 100 && legal > 100);
    }

    void modelsWithoutHeadsAreRefused()
    {
        Project project;
        project.model = *modelPreset("llama-3-8b");
        project.cluster = makeCluster(1, 8, *devicePreset("h100-sxm-80gb"));
        Plan plan;
        plan.workload = {4096, 1, 8};
        QVERIFY(!brokenRule(project, plan));
        project.model.change().heads = 0;
        QCOMPARE(brokenRule(project, plan)->code, std::string("model-without-heads"));
    }
};

QTEST_APPLESS_MAIN(TestCheck)
#include "tst_check.moc"
