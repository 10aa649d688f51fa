// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <algorithm>
#include <array>

#include <QCheckBox>
#include <QCoreApplication>
#include <QVBoxLayout>

#include "core/plan/recompute_modules.h"
#include "widgets/inspector/enum_words.h"
#include "widgets/inspector/inspector_section.h"

namespace rankloom::ui {

namespace {

/// A module that selective recomputation can leave out of what is kept.
struct Module {
    RecomputeModule module;
    const char* label;
    const char* help;

    [[nodiscard]] std::string_view name() const { return nameOf(module); } ///< in the plan document
};

constexpr std::array<Module, 6> kModules {{
    {RecomputeModule::CoreAttention, QT_TRANSLATE_NOOP("rankloom::ui::Rows", "Attention core"),
        QT_TRANSLATE_NOOP(
            "rankloom::ui::Rows", "Softmax and its dropout between the projections (core_attn).")},
    {RecomputeModule::LayerNorm, QT_TRANSLATE_NOOP("rankloom::ui::Rows", "Norms"),
        QT_TRANSLATE_NOOP("rankloom::ui::Rows", "Outputs of both norms of a layer: cheap (layernorm).")},
    {RecomputeModule::Mlp, QT_TRANSLATE_NOOP("rankloom::ui::Rows", "Dense MLP"),
        QT_TRANSLATE_NOOP("rankloom::ui::Rows", "The whole MLP of dense layers (mlp).")},
    {RecomputeModule::MoeActivation, QT_TRANSLATE_NOOP("rankloom::ui::Rows", "Expert activation"),
        QT_TRANSLATE_NOOP("rankloom::ui::Rows", "The activation function of the experts: cheap (moe_act).")},
    {RecomputeModule::Moe, QT_TRANSLATE_NOOP("rankloom::ui::Rows", "Experts"),
        QT_TRANSLATE_NOOP(
            "rankloom::ui::Rows", "Whole MoE layers, dispatch and all-to-alls included (moe).")},
    {RecomputeModule::LatentUpProjection, QT_TRANSLATE_NOOP("rankloom::ui::Rows", "Latent up-projection"),
        QT_TRANSLATE_NOOP(
            "rankloom::ui::Rows", "Keys, values and queries again from their latents (mla_up_proj).")},
}};

/// The plan with a module recomputed that was not, or the other way round, in the order of the list; ticking
/// one begins selective mode.
Plan toggled(Plan plan, const Module& module)
{
    Recompute& recompute = plan.memory.recompute;
    const bool on = !lists(recompute, module.module);
    std::vector<RecomputeModule> chosen;
    for (const Module& other : kModules)
        if (other.module == module.module ? on : lists(recompute, other.module))
            chosen.push_back(other.module);
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
        QStringLiteral("/memory/recompute/modules/") + QString::fromStdString(std::string(module.name())),
        Rows::tr(module.help)};
    auto* box = new QCheckBox(&section);
    section.addRow(row, box);
    section.onRefresh([&section, box, &module] {
        const QSignalBlocker quiet(box);
        box->setChecked(lists(section.inputs().plan->memory.recompute, module.module));
    });
    section.enableWhile(
        box,
        [&module](const InspectorInputs& in) {
            return lists(in.plan->memory.recompute, module.module)
                || (hasModule(in.project->model, module.module) && !fullRecompute(*in.plan));
        },
        Rows::tr("Nothing to choose: the model has no such module, or whole layers are recomputed"));
    QObject::connect(box, &QCheckBox::toggled, &section, [&section, &module, row](bool on) {
        section.submitPlan(
            toggled(*section.inputs().plan, module), row, on ? Rows::tr("recomputed") : Rows::tr("kept"));
    });
    section.offerSwitch(box, [&section, &module] { return toggled(*section.inputs().plan, module); });
}

bool offloads(const InspectorInputs& in) { return in.plan->memory.offload.target != OffloadTarget::None; }

void addOffload(InspectorSection& section)
{
    section.addField("/memory/offload/target");
    section.enableWhile(section.addField("/memory/offload/fraction"), offloads,
        Rows::tr("Nothing is offloaded: choose where to first"));
    section.addField("/memory/offload/optimizerFraction");
}

} // namespace

void addRecomputeRows(InspectorSection& section)
{
    section.addField("/memory/recompute/mode");
    for (const Module& module : kModules)
        addModule(section, module);
    section.enableWhile(
        section.addField("/memory/recompute/layers"),
        [](const InspectorInputs& in) { return fullRecompute(*in.plan); },
        Rows::tr("Used when whole layers are recomputed"));
    addOffload(section);
}

} // namespace rankloom::ui
