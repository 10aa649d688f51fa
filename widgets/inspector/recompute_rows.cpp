// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <algorithm>
#include <array>

#include <QCheckBox>
#include <QCoreApplication>
#include <QVBoxLayout>

#include "widgets/inspector/enum_words.h"
#include "widgets/inspector/inspector_section.h"

namespace rankloom::ui {

namespace {

struct Rows {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Rows)
};

/// A module that selective recomputation can leave out of what is kept.
struct Module {
    const char* name; ///< in the plan document
    const char* label;
    const char* help;
    bool (*present)(const ModelSpec& model);
};
constexpr bool always(const ModelSpec& /*model*/) { return true; }
bool hasExperts(const ModelSpec& model) { return model.moe.has_value(); }
bool hasLatents(const ModelSpec& model) { return model.mla.has_value(); }
bool hasDenseLayers(const ModelSpec& model) { return model.moeLayers() < model.layers; }

constexpr std::array<Module, 6> kModules {{
    {"core_attn", QT_TRANSLATE_NOOP("rankloom::ui::Rows", "Attention core"),
        QT_TRANSLATE_NOOP(
            "rankloom::ui::Rows", "Softmax and its dropout between the projections (core_attn)."),
        always},
    {"layernorm", QT_TRANSLATE_NOOP("rankloom::ui::Rows", "Norms"),
        QT_TRANSLATE_NOOP("rankloom::ui::Rows", "Outputs of both norms of a layer: cheap (layernorm)."),
        always},
    {"mlp", QT_TRANSLATE_NOOP("rankloom::ui::Rows", "Dense MLP"),
        QT_TRANSLATE_NOOP("rankloom::ui::Rows", "The whole MLP of dense layers (mlp)."), hasDenseLayers},
    {"moe_act", QT_TRANSLATE_NOOP("rankloom::ui::Rows", "Expert activation"),
        QT_TRANSLATE_NOOP("rankloom::ui::Rows", "The activation function of the experts: cheap (moe_act)."),
        hasExperts},
    {"moe", QT_TRANSLATE_NOOP("rankloom::ui::Rows", "Experts"),
        QT_TRANSLATE_NOOP("rankloom::ui::Rows", "Whole MoE layers, dispatch and all-to-alls included (moe)."),
        hasExperts},
    {"mla_up_proj", QT_TRANSLATE_NOOP("rankloom::ui::Rows", "Latent up-projection"),
        QT_TRANSLATE_NOOP(
            "rankloom::ui::Rows", "Keys, values and queries again from their latents (mla_up_proj)."),
        hasLatents},
}};

bool contains(const Recompute& recompute, const char* name)
{
    return std::ranges::find(recompute.modules, name) != recompute.modules.end();
}

/// The plan with a module recomputed or not, in the order of the list; ticking one begins selective mode.
Plan withModule(Plan plan, const Module& module, bool on)
{
    Recompute& recompute = plan.memory.recompute;
    std::vector<std::string> chosen;
    for (const Module& other : kModules)
        if (other.name == module.name ? on : contains(recompute, other.name))
            chosen.emplace_back(other.name);
    recompute.modules = std::move(chosen);
    if (on && recompute.mode == RecomputeMode::None)
        recompute.mode = RecomputeMode::Selective;
    return plan;
}

bool fullRecompute(const Plan& plan)
{
    const RecomputeMode mode = plan.memory.recompute.mode;
    return mode == RecomputeMode::FullUniform || mode == RecomputeMode::FullBlock;
}

void addModule(InspectorSection& section, const Module& module)
{
    const RowText row {Rows::tr(module.label),
        QStringLiteral("/memory/recompute/modules/") + QLatin1String(module.name), Rows::tr(module.help)};
    auto* box = new QCheckBox(&section);
    section.addRow(row, box);
    section.onRefresh([&section, box, &module] {
        const QSignalBlocker quiet(box);
        box->setChecked(contains(section.inputs().plan->memory.recompute, module.name));
    });
    section.enableWhile(
        box,
        [&module](const InspectorInputs& in) {
            return contains(in.plan->memory.recompute, module.name)
                || (module.present(in.project->model) && !fullRecompute(*in.plan));
        },
        Rows::tr("Nothing to choose: the model has no such module, or whole layers are recomputed"));
    QObject::connect(box, &QCheckBox::toggled, &section, [&section, &module, row](bool on) {
        section.submitPlan(withModule(*section.inputs().plan, module, on), row,
            on ? Rows::tr("recomputed") : Rows::tr("kept"));
    });
    section.offerSwitch(box,
        [&section, &module, box] { return withModule(*section.inputs().plan, module, !box->isChecked()); });
}

bool offloads(const InspectorInputs& in) { return in.plan->memory.offload.target != OffloadTarget::None; }
bool toDrives(const InspectorInputs& in) { return in.plan->memory.offload.target == OffloadTarget::Nvme; }

void addOffload(InspectorSection& section)
{
    section.addPlanChoice(
        {Rows::tr("Offload"), QStringLiteral("/memory/offload/target"),
            Rows::tr("Activations leave the GPU between forward and backward, over the host link or to the "
                     "drives. A module may leave without anybody waiting while what is written before it and "
                     "twice itself, over the time until it is needed again, is within the bandwidth "
                     "(SSDTrain's rule).")},
        [] { return allOf<OffloadTarget>(); },
        [](auto& plan) -> auto& { return plan.memory.offload.target; });
    section.enableWhile(section.addPlanDecimal(
                            {Rows::tr("Offloaded share"), QStringLiteral("/memory/offload/fraction"),
                                Rows::tr("Share of the activations that leave, of those that may.")},
                            0, 100, 5, 0.01, QStringLiteral(" %"),
                            [](auto& plan) -> auto& { return plan.memory.offload.fraction; }),
        offloads, Rows::tr("Nothing is offloaded: choose where to first"));
    section.addPlanDecimal(
        {Rows::tr("Optimizer on host"), QStringLiteral("/memory/offload/optimizerFraction"),
            Rows::tr("Share of the optimizer states in host memory, updated by the CPU: 12 bytes per "
                     "parameter with Adam leave the GPU; gradients and weights travel each step.")},
        0, 100, 5, 0.01, QStringLiteral(" %"),
        [](auto& plan) -> auto& { return plan.memory.offload.optimizerFraction; });
    const QString noDrives = Rows::tr("Used when activations are offloaded to NVMe");
    const QString rate = QStringLiteral(" GB/s");
    section.enableWhile(
        section.addPlanConstant(
            {Rows::tr("Drive write"), QStringLiteral("/memory/offload/nvmeWriteBytesPerSecond"),
                Rows::tr("Rate at which the drives of one GPU write. Default: an eighth of "
                         "eight PCIe 5 drives in one machine, 26 GB/s.")},
            0.01, 10000, 0.5, 1e9, rate,
            [](auto& plan) -> auto& { return plan.memory.offload.nvmeWriteBytesPerSecond; }),
        toDrives, noDrives);
    section.enableWhile(section.addPlanConstant(
                            {Rows::tr("Drive read"), QStringLiteral("/memory/offload/nvmeReadBytesPerSecond"),
                                Rows::tr("Rate at which the drives of one GPU read. Default: an eighth of "
                                         "eight PCIe 5 drives in one machine, 48 GB/s.")},
                            0.01, 10000, 0.5, 1e9, rate,
                            [](auto& plan) -> auto& { return plan.memory.offload.nvmeReadBytesPerSecond; }),
        toDrives, noDrives);
    section.enableWhile(
        section.addPlanConstant(
            {Rows::tr("Drive endurance"), QStringLiteral("/memory/offload/nvmeEnduranceBytes"),
                Rows::tr("Bytes that the drives of one GPU may be written in their life; days "
                         "of training = endurance / (bytes per step · steps per day). Default: "
                         "3.84 TB once a day for five years.")},
            0.01, 1e6, 1, 1e15, QStringLiteral(" PB"),
            [](auto& plan) -> auto& { return plan.memory.offload.nvmeEnduranceBytes; }),
        toDrives, noDrives);
}

} // namespace

void addRecomputeRows(InspectorSection& section)
{
    section.addPlanChoice(
        {Rows::tr("Recompute"), QStringLiteral("/memory/recompute/mode"),
            Rows::tr("What is computed again in the backward pass instead of being kept. Everything: a "
                     "layer keeps 2·s·b·h bytes and costs one more forward pass.")},
        [] { return allOf<RecomputeMode>(); },
        [](auto& plan) -> auto& { return plan.memory.recompute.mode; });
    for (const Module& module : kModules)
        addModule(section, module);
    section.enableWhile(
        section.addPlanInteger(
            {Rows::tr("Recomputed layers"), QStringLiteral("/memory/recompute/layers"),
                Rows::tr("Groups: layers per checkpoint. First layers: how many of each stage.")},
            1, 1024, [](auto& plan) -> auto& { return plan.memory.recompute.layers; }),
        [](const InspectorInputs& in) { return fullRecompute(*in.plan); },
        Rows::tr("Used when whole layers are recomputed"));
    addOffload(section);
}

} // namespace rankloom::ui
