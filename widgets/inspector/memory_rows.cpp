// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <QCoreApplication>

#include "core/plan/rank_grid.h"
#include "core/plan/what_if.h"
#include "widgets/inspector/enum_words.h"
#include "widgets/inspector/inspector_section.h"

namespace rankloom::ui {

namespace {

struct Rows {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Rows)
};

/// Not sharded, over everything, per node, and over every group size that divides the data-parallel degree.
std::vector<ChoiceOption<ShardExtent>> extents(const InspectorInputs& inputs)
{
    using Kind = ShardExtent::Kind;
    std::vector<ChoiceOption<ShardExtent>> options;
    for (const Kind kind : {Kind::None, Kind::DataParallel, Kind::Node, Kind::DevicePair, Kind::All}) {
        const ShardExtent extent {kind, 1};
        options.push_back({extent, wordsOf(extent)});
    }
    const Layout layout = resolved(inputs.plan->layout, worldSize(inputs.project->cluster, *inputs.plan));
    const int replicas = layout.dp * layout.cp;
    for (int size = 2; size < replicas; ++size)
        if (replicas % size == 0) {
            const ShardExtent extent {Kind::Degree, size};
            options.push_back({extent, wordsOf(extent)});
        }
    return options;
}

template <class Access>
void addExtent(
    InspectorSection& section, const QString& label, const QString& field, const QString& help, Access access)
{
    section.addPlanChoice(
        {label, field, help}, [&section] { return extents(section.inputs()); }, access);
}

/// Well-known ways to shard as the four fields that they are.
std::vector<ChoiceOption<Sharding>> shardingPresets()
{
    using Kind = ShardExtent::Kind;
    constexpr ShardExtent none {};
    constexpr ShardExtent all {Kind::DataParallel, 1};
    constexpr ShardExtent node {Kind::Node, 1};
    constexpr ShardExtent pair {Kind::DevicePair, 1};
    return {
        {{none, none, none, none}, Rows::tr("DDP: everything on every rank")},
        {{none, none, all, none}, Rows::tr("ZeRO-1, distributed optimizer")},
        {{none, all, all, none}, Rows::tr("ZeRO-2")},
        {{all, all, all, none}, Rows::tr("ZeRO-3, FSDP")},
        {{node, node, node, none}, Rows::tr("HSDP: within each node")},
        {{all, all, all, node}, Rows::tr("ZeRO++ hpZ: second copy per node")},
        {{pair, node, all, none}, Rows::tr("Three levels: pair, node, all")},
    };
}

void addSharding(InspectorSection& section)
{
    section.addPlanChoice(
        {Rows::tr("Sharding"), QStringLiteral("/memory/sharding"),
            Rows::tr(
                "Which states are cut over the N data-parallel ranks; sets the four rows below. With Ψ "
                "parameters per rank, Adam and 16-bit weights: DDP keeps (2 + γ + 12)·Ψ bytes, ZeRO-1 "
                "(2 + γ)·Ψ + 12·Ψ/N, ZeRO-2 2·Ψ + (γ + 12)·Ψ/N, ZeRO-3 (2 + γ + 12)·Ψ/N; γ = 4 or 2 bytes "
                "of gradient. HSDP, hpZ and three levels keep gathering on fast links.")},
        [] { return shardingPresets(); }, [](auto& plan) -> auto& { return plan.memory.sharding; });
    addExtent(
        section, Rows::tr("Shard weights"), QStringLiteral("/memory/sharding/weights"),
        Rows::tr("ZeRO-3 and FSDP: each rank keeps 1/N of the weights and gathers them for each pass."),
        [](auto& plan) -> auto& { return plan.memory.sharding.weights; });
    addExtent(
        section, Rows::tr("Shard gradients"), QStringLiteral("/memory/sharding/gradients"),
        Rows::tr("ZeRO-2: gradients are reduce-scattered, each rank keeps 1/N of them."),
        [](auto& plan) -> auto& { return plan.memory.sharding.gradients; });
    addExtent(
        section, Rows::tr("Shard optimizer"), QStringLiteral("/memory/sharding/optimizer"),
        Rows::tr(
            "ZeRO-1, Megatron's distributed optimizer: each rank keeps 1/N of master weights and moments."),
        [](auto& plan) -> auto& { return plan.memory.sharding.optimizer; });
    addExtent(
        section, Rows::tr("Second copy"), QStringLiteral("/memory/sharding/secondaryWeights"),
        Rows::tr(
            "ZeRO++ hpZ: a second copy of the sharded weights within the node, 2·Ψ/P bytes over P ranks, "
            "from which the backward pass gathers without leaving the node."),
        [](auto& plan) -> auto& { return plan.memory.sharding.secondaryWeights; });
    section.enableWhile(
        section.findChild<QWidget*>(QStringLiteral("/memory/sharding/secondaryWeights")),
        [](const InspectorInputs& in) {
            const Sharding& sharding = in.plan->memory.sharding;
            return sharding.weights.kind != ShardExtent::Kind::None
                || sharding.secondaryWeights.kind != ShardExtent::Kind::None;
        },
        Rows::tr("A second copy needs sharded weights"));
    section.addPlanInteger(
        {Rows::tr("Gathered layers"), QStringLiteral("/memory/gatheredBlocks"),
            Rows::tr("Sharded weights: layers that are whole on a GPU at once, the current one and those "
                     "prefetched.")},
        0, 1024, [](auto& plan) -> auto& { return plan.memory.gatheredBlocks; });
    section.enableWhile(
        section.findChild<QWidget*>(QStringLiteral("/memory/gatheredBlocks")),
        [](const InspectorInputs& in) {
            return in.plan->memory.sharding.weights.kind != ShardExtent::Kind::None;
        },
        Rows::tr("Layers are gathered where weights are sharded"));
}

} // namespace

void addMemoryRows(InspectorSection& section)
{
    section.addPlanChoice(
        {Rows::tr("Precision"), QStringLiteral("/memory/precision"),
            Rows::tr("Bytes per weight, gradient and activation, and which peak of the GPU counts.")},
        [] { return allOf<Precision>(); }, [](auto& plan) -> auto& { return plan.memory.precision; });
    section.addPlanChoice(
        {Rows::tr("Optimizer"), QStringLiteral("/memory/optimizer"),
            Rows::tr("State per parameter: Adam keeps an FP32 master copy and two moments, 12 bytes.")},
        [] { return allOf<OptimizerKind>(); }, [](auto& plan) -> auto& { return plan.memory.optimizer; });
    section.addPlanChoice(
        {Rows::tr("Gradients"), QStringLiteral("/memory/gradients"),
            Rows::tr("Type of the gradient buffer: 4 or 2 bytes per parameter.")},
        [] { return allOf<GradientType>(); }, [](auto& plan) -> auto& { return plan.memory.gradients; });
    section.addPlanChoice(
        {Rows::tr("Cross entropy"), QStringLiteral("/memory/crossEntropy"),
            Rows::tr("How many copies of the logits, b·s·V/TP elements, live at the end of the forward "
                     "pass.")},
        [] { return allOf<CrossEntropy>(); }, [](auto& plan) -> auto& { return plan.memory.crossEntropy; });
    addSharding(section);
}

void addProgramRows(InspectorSection& section)
{
    section.addPlanToggle(
        {Rows::tr("Flash attention"), QStringLiteral("/memory/flashAttention"),
            Rows::tr("Off: the attention matrix is kept, 5·a·s²·b bytes for a heads of each layer "
                     "(arXiv 2205.05198, section 4.1).")},
        [](auto& plan) -> auto& { return plan.memory.flashAttention; });
    section.addPlanToggle(
        {Rows::tr("Dropout"), QStringLiteral("/memory/dropout"),
            Rows::tr("One-byte masks after attention and MLP and on the embedding: 2·s·b·h "
                     "bytes per layer.")},
        [](auto& plan) -> auto& { return plan.memory.dropout; });
    section.addPlanToggle(
        {Rows::tr("Dummy gradients"), QStringLiteral("/memory/dummyWeightGradients"),
            Rows::tr("Transformer Engine from 2.3 on with fused gradient accumulation keeps "
                     "one dummy gradient of every shape of weight.")},
        [](auto& plan) -> auto& { return plan.memory.dummyWeightGradients; });
    section.addPlanToggle(
        {Rows::tr("Fused activation"), QStringLiteral("/memory/fusedActivation"),
            Rows::tr("Off: a gated MLP keeps its activated gate beside the gate and their product, as eager "
                     "PyTorch does: 2·s·b·f/TP bytes more per layer.")},
        [](auto& plan) -> auto& { return plan.memory.fusedActivation; });
    section.addPlanToggle(
        {Rows::tr("Gradient buckets"), QStringLiteral("/memory/gradientBuckets"),
            Rows::tr("16-bit buckets of the data-parallel wrapper beside the gradients that are summed up: 2 "
                     "bytes per parameter (PyTorch DDP without gradient_as_bucket_view).")},
        [](auto& plan) -> auto& { return plan.memory.gradientBuckets; });
    section.addPlanInteger(
        {Rows::tr("Gather buffers"), QStringLiteral("/memory/gatherBuffers"),
            Rows::tr("Standing buffers for a gathered sequence under sequence parallelism, 2·s·b·h bytes "
                     "each; nanotron keeps two.")},
        0, 16, [](auto& plan) -> auto& { return plan.memory.gatherBuffers; });
    section.addPlanConstant(
        {Rows::tr("Held inputs"), QStringLiteral("/memory/heldCollectiveInputs"),
            Rows::tr(
                "Whole inputs of reduce-scatters that a layer leaves unusable to the allocator while a "
                "collective on its own stream still holds them: up to two a layer, in “reserved” only.")},
        0, 16, 0.5, 1, {}, [](auto& plan) -> auto& { return plan.memory.heldCollectiveInputs; });
    section.addPlanToggle(
        {Rows::tr("CP by all-to-all"), QStringLiteral("/memory/contextAllToAll"),
            Rows::tr(
                "Context parallelism exchanges heads by two all-to-alls a layer and direction instead of "
                "passing keys and values around, which nothing hides, and keeps an exchanged copy of the "
                "attention output.")},
        [](auto& plan) -> auto& { return plan.memory.contextAllToAll; });
    section.addPlanToggle(
        {Rows::tr("Late scaling"), QStringLiteral("/memory/probabilitiesAfterExperts"),
            Rows::tr("Router probabilities are multiplied after the experts, as Megatron-Core "
                     "did before 0.14: the output of the second matrix is kept.")},
        [](auto& plan) -> auto& { return plan.memory.probabilitiesAfterExperts; });
    QDoubleSpinBox* logits = section.addPlanConstant(
        {Rows::tr("Bytes per logit"), QStringLiteral("/memory/logitBytes"),
            Rows::tr(
                "Kept per logit at the loss. By the cross entropy: fused 2, unfused 6, eager 12 bytes.")},
        0, 64, 1, 1, Rows::tr(" B"), [](auto& plan) -> auto& { return plan.memory.logitBytes; });
    logits->setSpecialValueText(Rows::tr("automatic"));
    QDoubleSpinBox* load = section.addPlanConstant(
        {Rows::tr("Fullest expert rank"), QStringLiteral("/memory/expertLoadFactor"),
            Rows::tr("Tokens of the fullest expert rank over the mean: activations of experts grow with it. "
                     "From the imported routing trace unless set; 1 is perfect balance.")},
        0, 1024, 0.1, 1, QStringLiteral(" ×"),
        [](auto& plan) -> auto& { return plan.memory.expertLoadFactor; });
    load->setSpecialValueText(Rows::tr("by the routing trace"));
    section.addPlanConstant(
        {Rows::tr("Load spread"), QStringLiteral("/memory/expertLoadSpread"),
            Rows::tr(
                "How far above and below its expectation the fullest expert rank may come where no trace "
                "tells: the band of its activations.")},
        0, 10000, 5, 0.01, QStringLiteral(" %"),
        [](auto& plan) -> auto& { return plan.memory.expertLoadSpread; });
}

} // namespace rankloom::ui
