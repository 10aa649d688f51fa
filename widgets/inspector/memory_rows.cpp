// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <QCoreApplication>

#include "core/base/quantity.h"
#include "core/plan/rank_grid.h"
#include "widgets/inspector/enum_words.h"
#include "widgets/inspector/inspector_section.h"

namespace rankloom::ui {

namespace {

struct Rows {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Rows)
};

template <class Enum> std::vector<ChoiceOption<Enum>> allOf()
{
    std::vector<ChoiceOption<Enum>> options;
    for (const auto& named : namedValues<Enum>())
        options.push_back({named.value, wordsOf(named.value)});
    return options;
}

/// Not sharded, over everything, per node, and over every group size that divides the data-parallel degree.
std::vector<ChoiceOption<ShardExtent>> extents(const InspectorInputs& inputs)
{
    using Kind = ShardExtent::Kind;
    std::vector<ChoiceOption<ShardExtent>> options;
    for (const Kind kind : {Kind::None, Kind::DataParallel, Kind::Node, Kind::DevicePair, Kind::All}) {
        const ShardExtent extent {kind, 1};
        options.push_back({extent, wordsOf(extent)});
    }
    const Layout layout = resolved(inputs.plan->layout, inputs.project->cluster.devices());
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

void addSharding(InspectorSection& section)
{
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
}

void addRecompute(InspectorSection& section)
{
    section.addPlanChoice(
        {Rows::tr("Recompute"), QStringLiteral("/memory/recompute/mode"),
            Rows::tr("What is computed again in the backward pass instead of being kept. Everything: a "
                     "layer keeps 2·s·b·h bytes and costs one more forward pass.")},
        [] { return allOf<RecomputeMode>(); },
        [](auto& plan) -> auto& { return plan.memory.recompute.mode; });
    section.addPlanInteger(
        {Rows::tr("Recomputed layers"), QStringLiteral("/memory/recompute/layers"),
            Rows::tr("Groups: layers per checkpoint. First layers: how many of each stage.")},
        1, 1024, [](auto& plan) -> auto& { return plan.memory.recompute.layers; });
    section.addPlanChoice(
        {Rows::tr("Offload"), QStringLiteral("/memory/offload/target"),
            Rows::tr("Activations leave the GPU between forward and backward, over the host link.")},
        [] { return allOf<OffloadTarget>(); },
        [](auto& plan) -> auto& { return plan.memory.offload.target; });
    section.addPlanDecimal(
        {Rows::tr("Offloaded share"), QStringLiteral("/memory/offload/fraction"),
            Rows::tr("Share of the activations that may leave.")},
        0, 100, 5, 0.01, QStringLiteral(" %"),
        [](auto& plan) -> auto& { return plan.memory.offload.fraction; });
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
    addSharding(section);
    addRecompute(section);
    section.addPlanChoice(
        {Rows::tr("Cross entropy"), QStringLiteral("/memory/crossEntropy"),
            Rows::tr("How many copies of the logits, b·s·V/TP elements, live at the end of the forward "
                     "pass.")},
        [] { return allOf<CrossEntropy>(); }, [](auto& plan) -> auto& { return plan.memory.crossEntropy; });
}

void addConstantRows(InspectorSection& section)
{
    const QString gib = QStringLiteral(" GiB");
    section.addPlanDecimal(
        {Rows::tr("Fragmentation"), QStringLiteral("/memory/fragmentation"),
            Rows::tr("reserved = allocated · fragmentation; 1.03 to 1.07 was measured.")},
        1, 2, 0.01, 1, {}, [](auto& plan) -> auto& { return plan.memory.fragmentation; });
    section.addPlanDecimal(
        {Rows::tr("Framework"), QStringLiteral("/memory/additiveBytes"),
            Rows::tr("Constant part of the framework inside “allocated”.")},
        0, 64, 0.05, kGiB, gib, [](auto& plan) -> auto& { return plan.memory.additiveBytes; });
    section.addPlanDecimal(
        {Rows::tr("Device context"), QStringLiteral("/memory/contextBytes"),
            Rows::tr("Driver context and kernels, outside the framework's allocator.")},
        0, 64, 0.05, kGiB, gib, [](auto& plan) -> auto& { return plan.memory.contextBytes; });
    section.addPlanDecimal(
        {Rows::tr("Per communicator"), QStringLiteral("/memory/communicatorBytes"),
            Rows::tr("Buffers of one communicator (NCCL); every group a rank belongs to has one.")},
        0, 16, 0.05, kGiB, gib, [](auto& plan) -> auto& { return plan.memory.communicatorBytes; });
    section.addPlanInteger(
        {Rows::tr("Vocabulary divisor"), QStringLiteral("/memory/vocabularyDivisor"),
            Rows::tr("The vocabulary is padded to a multiple of this times TP.")},
        1, 65536, [](auto& plan) -> auto& { return plan.memory.vocabularyDivisor; });
}

void addCommunicationRows(InspectorSection& section)
{
    section.addPlanToggle(
        {Rows::tr("Overlap DP"), QStringLiteral("/communication/overlap/dp"),
            Rows::tr("Gradient reduction hides behind the backward pass of the last microbatch.")},
        [](auto& plan) -> auto& { return plan.communication.overlapDp; });
    section.addPlanToggle(
        {Rows::tr("Overlap TP"), QStringLiteral("/communication/overlap/tp"),
            Rows::tr("Tensor-parallel collectives are cut up and hidden behind matrix products.")},
        [](auto& plan) -> auto& { return plan.communication.overlapTp; });
    section.addPlanToggle(
        {Rows::tr("Overlap EP"), QStringLiteral("/communication/overlap/ep"),
            Rows::tr("Expert all-to-alls are hidden behind other computation.")},
        [](auto& plan) -> auto& { return plan.communication.overlapEp; });
    section.addPlanChoice(
        {Rows::tr("Compression"), QStringLiteral("/communication/compression/kind"),
            Rows::tr("PowerSGD sends two thin factors of rank r instead of a whole gradient matrix.")},
        [] { return allOf<CompressionKind>(); },
        [](auto& plan) -> auto& { return plan.communication.compression.kind; });
    section.addPlanInteger(
        {Rows::tr("Compression rank"), QStringLiteral("/communication/compression/rank"),
            Rows::tr("Rank r of the factors: bytes fall from n·m to r·(n + m).")},
        1, 4096, [](auto& plan) -> auto& { return plan.communication.compression.rank; });
}

} // namespace rankloom::ui
