// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// What holds for every model family, layout and schedule.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include <rapidcheck.h>

#include <QTest>

#include "core/memory/memory.h"
#include "core/memory/stage_account.h"
#include "core/model/hf_config.h"
#include "core/plan/stage_split.h"

using namespace rankloom;

namespace {

/// A legal plan of a random preset on a random machine, with random settings.
struct AnyCase {
    Project project;
    Plan plan;
};

/// As many devices as the degrees need.
void fitCluster(AnyCase& c)
{
    const Layout& layout = c.plan.layout;
    c.project.cluster.change().devicesPerNode = layout.tp * layout.cp;
    c.project.cluster.change().nodes = layout.pp * layout.dp;
}

AnyCase anyCase()
{
    using rc::gen::element;
    const std::string preset =
        *element<std::string>("llama-3-8b", "llama-3-70b", "mistral-7b", "mixtral-8x7b", "gpt-22b", "gpt2-xl",
            "phi-2", "qwen2.5-7b", "qwen3-8b", "qwen3-30b-a3b", "qwen2-57b-a14b", "olmoe-1b-7b",
            "gpt-oss-20b", "gemma-2-9b", "gemma-3-1b", "deepseek-v2-lite", "deepseek-v3", "kimi-k2");
    AnyCase out;
    out.project.model = *modelPreset(preset);
    out.project.cluster.change().device.memory = Bytes(80 * kGiB);
    out.plan.workload = {*element(512, 2048, 8192), 1, 256};
    Layout& layout = out.plan.layout;
    layout.tp = *element(1, 2, 4);
    layout.cp = *element(1, 2);
    layout.pp = *element(1, 2, 4);
    layout.dp = *element(1, 2, 8);
    layout.sequenceParallel = *rc::gen::arbitrary<bool>();
    if (out.project.model->moe) {
        layout.ep = *element(1, 2);
        layout.etp = 1;
        layout.dp *= 2;
        layout.sequenceParallel = true;
    }
    fitCluster(out);
    out.plan.workload.microBatchSize = *element(1, 2);
    const auto kinds = namedValues<ScheduleKind>(); // the last one, custom, has no order of its own
    out.plan.schedule.kind = kinds[*rc::gen::inRange<std::size_t>(0, kinds.size() - 1)].value;
    if (stagePlacement(out.plan.schedule.kind) == StagePlacement::Looped)
        layout.vpp = 2;
    MemoryChoice& memory = out.plan.memory;
    memory.optimizer = *element(OptimizerKind::Adam, OptimizerKind::AdamBf16Moments, OptimizerKind::Muon);
    memory.gradients = *element(GradientType::Fp32, GradientType::Bf16);
    memory.crossEntropy = *element(
        CrossEntropy::Fused, CrossEntropy::VocabularyParallel, CrossEntropy::Unfused, CrossEntropy::Eager);
    memory.flashAttention = *rc::gen::arbitrary<bool>();
    memory.dropout = *rc::gen::arbitrary<bool>();
    return out;
}

double mostStatic(const Project& project, const Plan& plan)
{
    double most = 0;
    for (const StageMemory& stage : estimateMemory(project, plan).stages)
        most = std::max(most, (stage.weights + stage.gradients + stage.optimizer).value());
    return most;
}

void setLayers(ModelSpec& model, int layers)
{
    model.layers = layers;
    if (model.moe)
        model.moe->layerIsMoe.assign(static_cast<std::size_t>(layers), true);
}

} // namespace

class TestMemoryProperties : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void explanationAddsUp()
    {
        QVERIFY(rc::check("items of each category sum to the report", [] {
            const AnyCase c = anyCase();
            const MemoryReport report = estimateMemory(c.project, c.plan);
            const Accountant accountant(c.project, c.plan);
            for (const StageMemory& stage : report.stages) {
                std::array<double, 7> sums {};
                for (const MemoryItem& item : explainMemory(accountant, stage.stage))
                    sums[static_cast<std::size_t>(item.category)] += item.bytes.value();
                const std::array<double, 7> expected {stage.weights.value(), stage.gradients.value(),
                    stage.optimizer.value(), stage.activations.value(), stage.workspace.value(),
                    (stage.reserved - stage.allocated).value(), (stage.device - stage.reserved).value()};
                for (std::size_t i = 0; i < sums.size(); ++i)
                    RC_ASSERT(std::abs(sums[i] - expected[i]) <= 1e-9 * stage.device.value());
                RC_ASSERT(stage.reservedLow <= stage.reserved && stage.reserved <= stage.reservedHigh);
            }
        }));
    }

    void moreShardingNeverNeedsMore()
    {
        QVERIFY(rc::check("static bytes fall with every shard degree", [] {
            AnyCase c = anyCase();
            double before = 0;
            using Kind = ShardExtent::Kind;
            c.plan.memory.sharding.optimizer = {};
            before = mostStatic(c.project, c.plan);
            for (ShardExtent Sharding::*extent :
                {&Sharding::optimizer, &Sharding::gradients, &Sharding::weights}) {
                for (const int degree : {2, 4, 8}) {
                    c.plan.memory.sharding.*extent = {Kind::Degree, degree};
                    const double now = mostStatic(c.project, c.plan);
                    RC_ASSERT(now <= before * (1 + 1e-12));
                    before = now;
                }
            }
        }));
    }

    void recomputeNeverSavesMore()
    {
        QVERIFY(rc::check("every recompute mode keeps at most what none keeps", [] {
            AnyCase c = anyCase();
            const MemoryReport none = estimateMemory(c.project, c.plan);
            std::vector<RecomputeModule> all;
            std::vector<Recompute> modes {{RecomputeMode::FullUniform, {}, 1},
                {RecomputeMode::FullUniform, {}, 4}, {RecomputeMode::FullBlock, {}, 1},
                {RecomputeMode::FullBlock, {}, 4}};
            for (const auto& named : namedValues<RecomputeModule>()) {
                modes.push_back({RecomputeMode::Selective, {named.value}, 1});
                all.push_back(named.value);
            }
            modes.push_back({RecomputeMode::Selective, all, 1});
            for (const Recompute& mode : modes) {
                c.plan.memory.recompute = mode;
                const MemoryReport now = estimateMemory(c.project, c.plan);
                for (std::size_t s = 0; s < now.stages.size(); ++s)
                    RC_ASSERT(now.stages[s].activations <= none.stages[s].activations);
            }
        }));
    }

    /// Saved activations are linear in the microbatch, and in the sequence with flash attention.
    void activationsScale()
    {
        QVERIFY(rc::check("A(2b) = 2·A(b), A(2s) = 2·A(s)", [] {
            AnyCase c = anyCase();
            c.plan.memory.flashAttention = true;
            c.plan.memory.gradients = GradientType::Fp32; // no update is fuller than the passes
            const auto activations = [&c] {
                return estimateMemory(c.project, c.plan).stages[0].activations.value();
            };
            const double once = activations();
            c.plan.workload.microBatchSize *= 2;
            c.plan.workload.globalBatchSize *= 2;
            RC_ASSERT(std::abs(activations() - 2 * once) <= 1e-9 * once);
            c.plan.workload.sequenceLength *= 2;
            RC_ASSERT(std::abs(activations() - 4 * once) <= 1e-9 * once);
        }));
    }

    void figuresAreFiniteForEverySchedule()
    {
        QVERIFY(rc::check("no figure is negative or NaN", [] {
            AnyCase c = anyCase();
            for (const NamedValue<ScheduleKind>& kind : namedValues<ScheduleKind>()) {
                c.plan.schedule.kind = kind.value;
                c.plan.layout.vpp = 2;
                c.plan.memory.offload.target = OffloadTarget::Host;
                for (const StageMemory& stage : estimateMemory(c.project, c.plan).stages) {
                    RC_ASSERT(stage.activations.value() >= 0 && stage.workspace.value() > 0);
                    RC_ASSERT(std::isfinite(stage.device.value()) && stage.parameters > 0);
                }
            }
        }));
    }

    /// Every degree at twice its value on twice the devices: no rank holds more between steps.
    void higherDegreesNeverNeedMore()
    {
        QVERIFY(rc::check("static bytes fall with tp, pp, cp, dp and ep", [] {
            const AnyCase c = anyCase();
            const double before = mostStatic(c.project, c.plan);
            std::vector<int Layout::*> degrees {&Layout::tp, &Layout::pp, &Layout::cp, &Layout::dp};
            for (int Layout::*degree : degrees) {
                AnyCase more = c;
                more.plan.layout.*degree *= 2;
                fitCluster(more);
                RC_ASSERT(mostStatic(more.project, more.plan) <= before * (1 + 1e-12));
            }
            if (c.project.model->moe) {
                AnyCase more = c;
                more.plan.layout.ep *= 2; // the same devices hold fewer copies of each expert
                RC_ASSERT(mostStatic(more.project, more.plan) <= before * (1 + 1e-12));
            }
        }));
    }

    /// Saved activations of every pipeline rank are linear in the number of layers, beside what the ends
    /// keep.
    void activationsScaleWithLayers()
    {
        QVERIFY(rc::check("A(3L) - A(2L) = A(2L) - A(L)", [] {
            AnyCase c = anyCase();
            c.plan.memory.gradients = GradientType::Fp32; // no update is fuller than the passes
            const int chunks = std::max(chunksPerRank(c.plan.schedule.kind, c.plan.layout.vpp), 1);
            const auto activations = [&](int times) {
                setLayers(c.project.model.change(), times * c.plan.layout.pp * chunks);
                std::vector<double> out;
                for (const StageMemory& stage : estimateMemory(c.project, c.plan).stages)
                    out.push_back(stage.activations.value());
                return out;
            };
            const std::vector<double> one = activations(1);
            const std::vector<double> two = activations(2);
            const std::vector<double> three = activations(3);
            for (std::size_t s = 0; s < one.size(); ++s)
                RC_ASSERT(std::abs((three[s] - two[s]) - (two[s] - one[s])) <= 1e-9 * three[s]);
        }));
    }

    /// Parameters over all pipeline ranks grow by the same amount with every layer.
    void parametersScaleWithLayers()
    {
        QVERIFY(rc::check("P(3L) - P(2L) = P(2L) - P(L)", [] {
            AnyCase c = anyCase();
            const auto parameters = [&](int layers) {
                setLayers(c.project.model.change(), layers * 8);
                double sum = 0;
                for (const StageMemory& stage : estimateMemory(c.project, c.plan).stages)
                    sum += stage.parameters;
                return sum;
            };
            const double one = parameters(1);
            const double two = parameters(2);
            const double three = parameters(3);
            RC_ASSERT(std::abs((three - two) - (two - one)) <= 1e-9 * three);
        }));
    }
};

QTEST_APPLESS_MAIN(TestMemoryProperties)
#include "tst_memory_properties.moc"
