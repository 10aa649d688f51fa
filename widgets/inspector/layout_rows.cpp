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
#include "core/serving/served_step.h"
#include "widgets/foreign_text.h"
#include "widgets/inspector/degree_change.h"
#include "widgets/inspector/enum_words.h"
#include "widgets/inspector/field_filters.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/inspector/number_list.h"
#include "widgets/inspector/typed_figures.h"
#include "widgets/translated.h"
#include "widgets/wrapping_label.h"

namespace rankloom::ui {

namespace {

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
    const RowText row = fieldRow("/stages/layersPerStage");
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

struct ReplicaWords {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::ReplicaWords)
};

/// "8 replicas, up to 128 requests each": what data parallelism is to a plan that serves.
QString servedReplicas(const InspectorSection::Served& served)
{
    if (!served)
        return QStringLiteral("…"); // being found
    const std::shared_ptr<const ServedStep>& step = *served;
    if (!step)
        return ReplicaWords::tr("not possible");
    if (step->decodeReplicas > 0)
        return ReplicaWords::tr("%n replica(s) for prompts", nullptr, step->replicas) + QStringLiteral(", ")
            + ReplicaWords::tr("%n that generate(s)", nullptr, step->decodeReplicas);
    if (step->mostRunning == 0)
        return ReplicaWords::tr("%n replica(s), not one request fits", nullptr, step->replicas);
    return ReplicaWords::tr("%n replica(s), up to %1 requests each", nullptr, step->replicas)
        .arg(number(static_cast<int>(step->mostRunning)));
}

/// The split as Megatron's text; the whole of it in the tooltip, for it may be long.
QString layoutText(const InspectorInputs& inputs)
{
    const std::vector<StageLayers> split = splitStages(*inputs.project, *inputs.plan);
    return split.empty() ? QString() : QString::fromStdString(pipelineLayoutText(pipelineLayout(split)));
}

void addLayoutTextRow(InspectorSection& section)
{
    const RowText row = fieldRow("/stages/layout");
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
        edit->setToolTip(markupTip(text.toHtmlEscaped() + QStringLiteral("<br>") + row.help));
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
    section.addDegree(fieldRow("/layout/tp"), Degree::Tp);
    section.addDegree(fieldRow("/layout/cp"), Degree::Cp);
    section.addDegree(fieldRow("/layout/pp"), Degree::Pp);
    section.addDegree(fieldRow("/layout/vpp"), Degree::Vpp);
    const QString dense = Rows::tr("The model has no experts.");
    DegreeStepper* ep = section.addDegree(fieldRow("/layout/ep"), Degree::Ep);
    DegreeStepper* etp = section.addDegree(fieldRow("/layout/etp"), Degree::Etp);
    // What was set for a model with experts can be taken back.
    section.enableWhile(
        ep,
        [](const InspectorInputs& inputs) {
            return inputs.project->model->moe.has_value() || inputs.plan->layout.ep > 1;
        },
        dense);
    section.enableWhile(
        etp,
        [](const InspectorInputs& inputs) {
            return inputs.project->model->moe.has_value() || inputs.plan->layout.etp > 1;
        },
        dense);
    section.addDegree(fieldRow("/workload/microBatchSize"), Degree::MicroBatchSize);
    const auto replicas = [&section] {
        const InspectorInputs& in = section.inputs();
        if (in.plan->workload.kind == WorkKind::Serving)
            return servedReplicas(section.served());
        const int devices = worldSize(in.project->cluster, *in.plan);
        const int dp = resolved(in.plan->layout, devices).dp;
        const int microbatches =
            dp > 0 ? in.plan->workload.globalBatchSize / (dp * in.plan->workload.microBatchSize) : 0;
        if (dp <= 0)
            return Rows::tr("%1 GPUs do not divide").arg(number(devices));
        return microbatches == 1 ? Rows::tr("%1, 1 microbatch").arg(number(dp))
                                 : Rows::tr("%1, %2 microbatches").arg(number(dp), number(microbatches));
    };
    QLabel* dp = section.addFigure(fieldRow("/layout/dp"), replicas);
    section.onServed([dp, replicas] { dp->setText(replicas()); });
    section.addField("/layout/sequenceParallel");
    // Five axes in a row want the whole width.
    section.placeBelowName(section.addPlanChoice(
        fieldRow("/layout/order"), [&section] { return orders(*section.inputs().plan); },
        [](auto& plan) -> auto& { return plan.layout.order; }));
}

void addStageRows(InspectorSection& section)
{
    addLayersRow(section);
    addLayoutTextRow(section);
    section.addField("/stages/vocabulary");
    addReplicaRows(section);
}

} // namespace rankloom::ui
