// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>

#include "core/plan/pipeline_layout.h"
#include "core/plan/rank_grid.h"
#include "core/plan/stage_split.h"
#include "core/plan/what_if.h"
#include "widgets/inspector/degree_change.h"
#include "widgets/inspector/enum_words.h"
#include "widgets/inspector/field_filters.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/inspector/number_list.h"
#include "widgets/translated.h"
#include "widgets/wrapping_label.h"

namespace rankloom::ui {

namespace {

struct Rows {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Rows)
};

QString number(int value) { return QLocale().toString(value); }

/// The even split, as the hint of an empty field.
QString evenLayers(const InspectorInputs& inputs)
{
    Plan even = *inputs.plan;
    even.stages.layersPerStage.clear();
    even.stages.mtpLayersPerStage.clear();
    std::vector<int> layers;
    for (const StageLayers& stage : splitStages(*inputs.project, even))
        layers.push_back(stage.layerCount);
    return numberList(layers);
}

void addLayersRow(InspectorSection& section)
{
    const RowText row {Rows::tr("Layers per stage"), QStringLiteral("/stages/layersPerStage"),
        Rows::tr(
            "Decoder layers of each stage, in order. Empty: as even as possible. The slowest stage sets the "
            "pace of the pipeline: step ≈ (m + p − 1) · max(F + B).")};
    auto* edit = new QLineEdit(&section);
    edit->setClearButtonEnabled(true);
    section.addRow(row, edit);
    section.onRefresh([&section, edit] {
        const QSignalBlocker quiet(edit);
        edit->setText(numberList(section.inputs().plan->stages.layersPerStage));
        edit->setPlaceholderText(evenLayers(section.inputs()));
    });
    QObject::connect(edit, &QLineEdit::editingFinished, &section, [&section, edit, row] {
        Plan after = *section.inputs().plan;
        const std::optional<std::vector<int>> typed = readNumberList(edit->text());
        if (!typed) {
            edit->setText(numberList(after.stages.layersPerStage));
            return;
        }
        const std::vector<int>& layers = *typed;
        if (layers == after.stages.layersPerStage)
            return;
        after.stages.layersPerStage = layers;
        section.submitPlan(std::move(after), row, layers.empty() ? Rows::tr("even") : numberList(layers));
    });
}

/// The split as Megatron's text; the whole of it in the tooltip, for it may be long.
QString layoutText(const InspectorInputs& inputs)
{
    const std::vector<StageLayers> split = splitStages(*inputs.project, *inputs.plan);
    return split.empty() ? QString() : QString::fromStdString(pipelineLayoutText(pipelineLayout(split)));
}

void addLayoutTextRow(InspectorSection& section)
{
    const RowText row {Rows::tr("Pipeline layout"), QStringLiteral("/stages/layout"),
        Rows::tr("The stages as Megatron's --pipeline-model-parallel-layout: E embedding, t decoder layer, m "
                 "multi-token-prediction layer, L loss, | next stage; x*n and (…)*n repeat. With more stages "
                 "than PP the rest are virtual stages.")};
    auto* cell = new QWidget(&section);
    auto* column = new QVBoxLayout(cell);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    auto* edit = new QLineEdit(cell);
    auto* refusal = new WrappingLabel(cell);
    refusal->hide();
    column->addWidget(edit);
    column->addWidget(refusal);
    cell->setFocusProxy(edit);
    section.addRow(row, cell);
    edit->setAccessibleName(row.label);
    section.onRefresh([&section, edit, refusal, row] {
        const QSignalBlocker quiet(edit);
        const QString text = layoutText(section.inputs());
        refusal->hide();
        edit->setText(text);
        edit->setCursorPosition(0);
        edit->setToolTip(text + u'\n' + row.help);
    });
    new EscapeFilter(*edit, [&section, edit, refusal] {
        const QString text = layoutText(section.inputs());
        const bool other = refusal->isVisible() || edit->text() != text;
        refusal->hide();
        edit->setText(text);
        return other;
    });
    QObject::connect(edit, &QLineEdit::editingFinished, &section, [&section, edit, refusal, row] {
        const QString text = edit->text();
        if (text == layoutText(section.inputs()))
            return;
        Result<Plan> after = withPipelineLayout(*section.inputs().plan, text);
        refusal->setVisible(!after);
        if (!after) // the text stays, to be mended
            refusal->say(QStringLiteral("⚠ ") + translated(after.error().message));
        else if (*after != *section.inputs().plan)
            section.submitPlan(std::move(*after), row, text.isEmpty() ? Rows::tr("even") : text);
    });
}

/// "tp-cp-ep-dp-pp", as in the plan document.
QString orderWords(const AxisOrder& order)
{
    QStringList names;
    for (const Axis axis : order) {
        const std::string_view name = nameOf(axis);
        names.append(QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())));
    }
    return names.join(u'-');
}

/// Megatron's two orders, the tensor axis behind the context axis, and what the plan has.
std::vector<ChoiceOption<AxisOrder>> orders(const Plan& plan)
{
    using enum Axis;
    std::vector<AxisOrder> known {kDefaultAxisOrder, {Tensor, Context, Expert, Pipeline, Data},
        {Context, Tensor, Expert, Data, Pipeline}};
    if (std::ranges::find(known, plan.layout.order) == known.end())
        known.push_back(plan.layout.order);
    std::vector<ChoiceOption<AxisOrder>> options;
    for (const AxisOrder& order : known)
        options.push_back({order, orderWords(order)});
    return options;
}

} // namespace

void addLayoutRows(InspectorSection& section)
{
    section.addDegree(
        {Rows::tr("TP"), QStringLiteral("/layout/tp"),
            Rows::tr("<b>Tensor parallelism.</b> Every matrix is cut into TP parts: weights and FLOPs per "
                     "GPU fall by 1/TP; each layer adds all-reduces of 2·b·s·h bytes over the TP group.")},
        Degree::Tp);
    section.addDegree(
        {Rows::tr("CP"), QStringLiteral("/layout/cp"),
            Rows::tr("<b>Context parallelism.</b> The sequence is cut into CP parts: activations fall by "
                     "1/CP; keys and values travel around the CP group in every attention layer.")},
        Degree::Cp);
    section.addDegree(
        {Rows::tr("PP"), QStringLiteral("/layout/pp"),
            Rows::tr("<b>Pipeline parallelism.</b> Layers are spread over PP stages. The idle share of "
                     "1F1B is (PP − 1) / (m + PP − 1) with m microbatches.")},
        Degree::Pp);
    section.addDegree(
        {Rows::tr("VPP"), QStringLiteral("/layout/vpp"),
            Rows::tr("<b>Virtual stages.</b> Each pipeline rank holds VPP chunks of the model: the bubble "
                     "falls by 1/VPP, boundary transfers grow by VPP.")},
        Degree::Vpp);
    const QString dense = Rows::tr("The model has no experts.");
    DegreeStepper* ep = section.addDegree(
        {Rows::tr("EP"), QStringLiteral("/layout/ep"),
            Rows::tr("<b>Expert parallelism.</b> The experts of a layer are spread over EP GPUs: expert "
                     "weights per GPU fall by 1/EP; tokens travel by two all-to-alls per layer and pass.")},
        Degree::Ep);
    DegreeStepper* etp =
        section.addDegree({Rows::tr("ETP"), QStringLiteral("/layout/etp"),
                              Rows::tr("<b>Tensor parallelism inside an expert.</b> Follows TP unless set.")},
            Degree::Etp);
    // What was set for a model with experts can be taken back.
    section.enableWhile(
        ep,
        [](const InspectorInputs& inputs) {
            return inputs.project->model.moe.has_value() || inputs.plan->layout.ep > 1;
        },
        dense);
    section.enableWhile(
        etp,
        [](const InspectorInputs& inputs) {
            return inputs.project->model.moe.has_value() || inputs.plan->layout.etp > 1;
        },
        dense);
    section.addDegree(
        {Rows::tr("Microbatch"), QStringLiteral("/workload/microBatchSize"),
            Rows::tr("<b>Sequences per microbatch.</b> Activations grow with it; the number of microbatches "
                     "m = global batch / (DP · microbatch) falls, so the bubble grows.")},
        Degree::MicroBatchSize);
    section.addFigure({Rows::tr("DP"), QStringLiteral("/layout/dp"),
                          Rows::tr("<b>Data parallelism</b> follows: DP = GPUs / (TP · CP · PP).")},
        [&section] {
            const InspectorInputs& in = section.inputs();
            const int devices = worldSize(in.project->cluster, *in.plan);
            const int dp = resolved(in.plan->layout, devices).dp;
            const int microbatches =
                dp > 0 ? in.plan->workload.globalBatchSize / (dp * in.plan->workload.microBatchSize) : 0;
            if (dp <= 0)
                return Rows::tr("%1 GPUs do not divide").arg(number(devices));
            return microbatches == 1 ? Rows::tr("%1, 1 microbatch").arg(number(dp))
                                     : Rows::tr("%1, %2 microbatches").arg(number(dp), number(microbatches));
        });
    section.addPlanToggle(
        {Rows::tr("Sequence parallel"), QStringLiteral("/layout/sequenceParallel"),
            Rows::tr("Norms and dropouts are cut along the sequence over the TP group: their saved "
                     "activations fall by 1/TP at no extra traffic.")},
        [](auto& plan) -> auto& { return plan.layout.sequenceParallel; });
    section.addPlanChoice(
        {Rows::tr("Rank order"), QStringLiteral("/layout/order"),
            Rows::tr("Which axis ranks are counted along first: groups of the first axes are "
                     "neighbours, within a node where they fit. Megatron's --use-tp-pp-dp-mapping "
                     "is tp-cp-ep-pp-dp.")},
        [&section] { return orders(*section.inputs().plan); },
        [](auto& plan) -> auto& { return plan.layout.order; });
}

void addStageRows(InspectorSection& section)
{
    addLayersRow(section);
    addLayoutTextRow(section);
    section.addPlanChoice(
        {Rows::tr("Vocabulary"), QStringLiteral("/stages/vocabulary"),
            Rows::tr("Where the input and output vocabulary layers run. They make the first and last "
                     "stage heavier: logits of b·s·V and 2·b·s·h·V FLOPs forward (arXiv 2411.05288).")},
        [] {
            std::vector<ChoiceOption<VocabularyLayout>> options;
            for (const auto& named : namedValues<VocabularyLayout>())
                options.push_back({named.value, wordsOf(named.value)});
            return options;
        },
        [](auto& plan) -> auto& { return plan.stages.vocabulary; });
}

} // namespace rankloom::ui
