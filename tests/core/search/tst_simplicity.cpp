// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include <rapidcheck.h>

#include <QTest>

#include "core/cluster/device_presets.h"
#include "core/exchange/export/export.h"
#include "core/model/hf_config.h"
#include "core/plan/check.h"
#include "core/plan/framework.h"
#include "core/search/launcher.h"
#include "core/search/layout_choice.h"
#include "core/search/near_equal.h"
#include "core/search/search_json.h"
#include "core/search/simplicity.h"
#include "tests/core/search/space_text.h"

using namespace rankloom;

namespace {

Project projectOf(const char* model, int nodes, int perNode)
{
    Project project;
    project.model = *modelPreset(model);
    project.cluster = makeCluster(nodes, perNode, *devicePreset("h100-sxm-80gb"));
    return project;
}

Plan batchOf(int globalBatch)
{
    Plan plan;
    plan.workload = {2048, 1, globalBatch};
    return plan;
}

template <class Visit>
void forEachPlan(const Project& project, const Plan& base, const SearchSpace& space, Visit visit)
{
    const Refusal ignore = [](const std::string&, const auto&) {};
    for (const DegreeChoice& degrees : enumerateDegrees(project, base, space, ignore))
        for (const PipelineChoice& pipeline : enumeratePipelines(project, base, space, degrees, ignore))
            for (const std::uint8_t sharding : distinctShardings(space, degrees))
                for (std::size_t r = 0; r < space.recomputes.size(); ++r)
                    for (std::size_t o = 0; o < space.offloads.size(); ++o)
                        visit(planOf(base, space,
                            {degrees, pipeline, static_cast<std::uint8_t>(r), sharding,
                                static_cast<std::uint8_t>(o)}));
}

/// Omissions that change what is trained or how fast: not those of constants, of which the launcher knows
/// nothing, nor what is written in other words.
bool changesFigures(const Diagnostic& omission)
{
    if (omission.severity == Severity::Hint || omission.where.pointer.starts_with("/workload"))
        return false;
    const std::string text = omission.message.english();
    for (const char* same : {"written as an explicit layout", "goes along as schedule.csv"})
        if (text.find(same) != std::string::npos)
            return false;
    return true;
}

ExportTarget targetOf(Launcher launcher)
{
    return launcher == Launcher::Megatron  ? ExportTarget::Megatron
        : launcher == Launcher::TorchTitan ? ExportTarget::TorchTitan
        : launcher == Launcher::DeepSpeed  ? ExportTarget::DeepSpeed
                                           : ExportTarget::MegatronBridge;
}

} // namespace

class TestSimplicity : public QObject {
    Q_OBJECT
private Q_SLOTS:
    /// No two plans of a space are equally simple.
    void isATotalOrder()
    {
        const Project project = projectOf("deepseek-v2-lite", 1, 4);
        const Plan base = batchOf(4);
        std::set<Simplicity> seen;
        std::size_t count = 0;
        forEachPlan(project, base, defaultSearchSpace(project, base), [&](const Plan& plan) {
            ++count;
            seen.insert(simplicity(plan));
        });
        QVERIFY(count > 1000);
        QCOMPARE(seen.size(), count);
    }

    /// What weighs more decides, whatever the rest.
    void weighsInItsOrder()
    {
        Plan simple;
        simple.layout = {.tp = 2, .pp = 4, .dp = 2};
        const auto worse = [&simple](auto change) {
            Plan plan = simple;
            change(plan);
            return simplicity(plan);
        };
        const Simplicity chain[] = {
            simplicity(simple),
            worse([](Plan& p) { p.memory.sharding.gradients.kind = ShardExtent::Kind::DataParallel; }),
            worse([](Plan& p) { p.stages.vocabulary = VocabularyLayout::Redistributed; }),
            worse([](Plan& p) { p.schedule.kind = ScheduleKind::ZbH1; }),
            worse([](Plan& p) { p.layout.cp = 2; }),
            worse([](Plan& p) {
                p.memory.recompute = {RecomputeMode::Selective, {RecomputeModule::LayerNorm}, 1};
            }),
            worse([](Plan& p) {
                p.memory.recompute = {RecomputeMode::Selective,
                    {RecomputeModule::LayerNorm, RecomputeModule::MoeActivation}, 1};
            }),
            worse([](Plan& p) {
                p.memory.recompute = {RecomputeMode::Selective, {RecomputeModule::Mlp}, 1};
            }),
            worse([](Plan& p) {
                p.memory.recompute = {RecomputeMode::FullUniform, {}, 1};
            }),
            worse([](Plan& p) { p.schedule.kind = ScheduleKind::DualPipe; }),
            worse([](Plan& p) {
                p.schedule.kind = ScheduleKind::Interleaved;
                p.layout.vpp = 7;
            }),
            worse([](Plan& p) {
                p.schedule.kind = ScheduleKind::Interleaved;
                p.layout.vpp = 20;
            }),
            worse([](Plan& p) { p.memory.offload.target = OffloadTarget::Host; }),
            worse([](Plan& p) { p.memory.offload.target = OffloadTarget::Nvme; }),
        };
        for (std::size_t i = 1; i < std::size(chain); ++i)
            QVERIFY2(chain[i - 1] < chain[i], std::to_string(i).c_str());
    }

    /// Against the words of the definition, step by step.
    void rowsAreThoseOfTheDefinition()
    {
        QVERIFY(rc::check("greedy from the fastest", [] {
            std::vector<Seconds> steps;
            for (const int n : *rc::gen::container<std::vector<int>>(rc::gen::inRange(1000, 1100)))
                steps.emplace_back(n);
            std::ranges::sort(steps);
            const auto top = static_cast<std::size_t>(*rc::gen::inRange(1, 8));
            const auto most = static_cast<std::size_t>(*rc::gen::inRange(1, 40));
            const NearEqualRows rows = nearEqualRows(steps, top, most);
            std::size_t at = 0;
            for (const NearEqual& row : rows.rows) {
                RC_ASSERT(row.first == at && row.end > at);
                for (at = row.first; at < row.end; ++at)
                    RC_ASSERT(steps[at].value() <= steps[row.first].value() * 1.005);
                // Not inside the assertion, which evaluates both sides.
                const bool ended = at == steps.size() || steps[at].value() > steps[row.first].value() * 1.005;
                RC_ASSERT(ended);
            }
            RC_ASSERT(rows.rows.size() <= top);
            RC_ASSERT(rows.complete || at == steps.size());
            const bool limited = !rows.complete || at == steps.size() || steps[at] > rows.limit;
            RC_ASSERT(limited);
        }));
    }

    void launchersAgreeWithTheirExports_data()
    {
        QTest::addColumn<int>("launcher");
        QTest::addColumn<QString>("model");
        for (const NamedLauncher& one : launchers())
            for (const char* model : {"llama-3-8b", "deepseek-v2-lite"})
                if (one.value != Launcher::Any)
                    QTest::newRow((std::string(one.name) + ", " + model).c_str())
                        << static_cast<int>(one.value) << QString::fromLatin1(model);
    }

    /// A random part of a space: what a launcher is said to run is what its export says whole.
    void launchersAgreeWithTheirExports()
    {
        QFETCH(int, launcher);
        QFETCH(QString, model);
        const auto runsOn = static_cast<Launcher>(launcher);
        const Project project = projectOf(qPrintable(model), 2, 4);
        Plan base = batchOf(16);
        // What files do not say is as their program does it.
        if (runsOn == Launcher::TorchTitan)
            base = withFramework(base, Framework::Torchtitan);
        if (runsOn == Launcher::DeepSpeed)
            base.memory.crossEntropy = withFramework(base, Framework::DeepSpeed).memory.crossEntropy;
        base.memory.sharding.optimizer = {ShardExtent::Kind::Node, 1};
        SearchSpace space = defaultSearchSpace(project, base);
        space.recomputes.push_back({RecomputeMode::FullBlock, {}, 2});
        space.recomputes.push_back({RecomputeMode::FullUniform, {}, 3});
        // Exporting takes its time: some hundreds of each, spread over the space.
        std::int64_t all[2] = {0, 0};
        const auto runs = [&](const Plan& plan) {
            return unsayable(runsOn, project, plan) == Unsayable::Nothing ? 1 : 0;
        };
        forEachPlan(project, base, space, [&](const Plan& plan) { ++all[runs(plan)]; });
        std::int64_t seen[2] = {0, 0};
        std::int64_t compared[2] = {0, 0};
        forEachPlan(project, base, space, [&](const Plan& plan) {
            const bool said = runs(plan) == 1;
            if (seen[said ? 1 : 0]++ % std::max<std::int64_t>(1, all[said ? 1 : 0] / 300) != 0)
                return;
            ++compared[said ? 1 : 0];
            const Result<ExportText> text = exportPlan(targetOf(runsOn), project, plan);
            const Diagnostics omissions = text ? text->omissions : Diagnostics();
            const auto first = std::ranges::find_if(omissions, changesFigures);
            const bool whole = text && first == omissions.end();
            const std::string why =
                text ? whole ? "everything is said" : first->message.english() : text.error().text();
            QVERIFY2(said == whole,
                (why + "\n" + unsayableText(runsOn, unsayable(runsOn, project, plan), plan).english() + "\n"
                    + nameOf(plan.memory.sharding) + " " + nameOf(plan.memory.recompute) + " "
                    + std::string(nameOf(plan.schedule.kind)) + " pp" + std::to_string(plan.layout.pp) + " tp"
                    + std::to_string(plan.layout.tp) + " cp" + std::to_string(plan.layout.cp) + " etp"
                    + std::to_string(plan.layout.etp) + " ep" + std::to_string(plan.layout.ep))
                    .c_str());
        });
        QVERIFY(compared[0] > 0 && compared[1] > 0);
        qInfo("%lld of %lld that run and %lld of %lld others compared", static_cast<long long>(compared[1]),
            static_cast<long long>(all[1]), static_cast<long long>(compared[0]),
            static_cast<long long>(all[0]));
    }

    void launchersHaveNames()
    {
        for (const NamedLauncher& one : launchers())
            QVERIFY(launcherNamed(one.name).value() == one.value);
        QVERIFY(!launcherNamed("slurm"));
        const Project project = projectOf("llama-3-8b", 1, 8);
        SearchSpace space = defaultSearchSpace(project, batchOf(8));
        space.runsOn = Launcher::Nemo;
        QVERIFY(readSearchSpace(spaceText(space), defaultSearchSpace(project, batchOf(8))).value() == space);
    }
};

QTEST_APPLESS_MAIN(TestSimplicity)
#include "tst_simplicity.moc"
