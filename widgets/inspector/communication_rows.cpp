// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <QCoreApplication>
#include <QLineEdit>

#include "widgets/inspector/inspector_section.h"
#include "widgets/inspector/number_list.h"

namespace rankloom::ui {

namespace {

bool compresses(const InspectorInputs& in)
{
    return in.plan->communication.compression.kind != CompressionKind::None;
}

bool hasKind(const InspectorInputs& in, CompressionKind kind)
{
    return in.plan->communication.compression.kind == kind;
}
bool sendsBack(const InspectorInputs& in)
{
    return compresses(in) && in.plan->communication.compression.pipelineBackward;
}

/// What only some of the kinds have.
void addKindRows(InspectorSection& section)
{
    const auto of = [&section](const char* pointer, CompressionKind kind, const QString& why) {
        section.enableWhile(
            section.addField(pointer), [kind](const InspectorInputs& in) { return hasKind(in, kind); }, why);
    };
    const QString powerSgd = Rows::tr("Only PowerSGD has ranks");
    of("/communication/compression/rank", CompressionKind::PowerSgd, powerSgd);
    of("/communication/compression/dataParallelRank", CompressionKind::PowerSgd, powerSgd);
    of("/communication/compression/keptShare", CompressionKind::TopK, Rows::tr("Only top-k keeps a share"));
    const QString quantised = Rows::tr("Only quantised elements have bits");
    of("/communication/compression/bits", CompressionKind::Quantised, quantised);
    of("/communication/compression/weightBits", CompressionKind::Quantised, quantised);
    of("/communication/compression/blockSize", CompressionKind::Quantised, quantised);
}

void addStages(InspectorSection& section, const QString& uncompressed)
{
    const RowText row = fieldRow("/communication/compression/stages");
    auto* edit = new QLineEdit(&section);
    edit->setClearButtonEnabled(true);
    edit->setPlaceholderText(Rows::tr("all"));
    section.addRow(row, edit);
    section.enableWhile(edit, compresses, uncompressed);
    section.onRefresh([&section, edit] {
        const QSignalBlocker quiet(edit);
        edit->setText(numberList(section.inputs().plan->communication.compression.stages));
    });
    QObject::connect(edit, &QLineEdit::editingFinished, &section, [&section, edit, row] {
        Plan after = *section.inputs().plan;
        std::vector<int>& stages = after.communication.compression.stages;
        const std::optional<std::vector<int>> typed = readNumberList(edit->text());
        if (!typed) {
            edit->setText(numberList(stages));
            return;
        }
        if (*typed == stages)
            return;
        stages = *typed;
        section.submitPlan(std::move(after), row, stages.empty() ? Rows::tr("all") : numberList(*typed));
    });
}

void addTargets(InspectorSection& section, const QString& uncompressed)
{
    section.enableWhile(
        section.addPlanToggle(
            {Rows::tr("… of gradients"), QStringLiteral("/communication/compression/targets/data-parallel"),
                Rows::tr("Gradients on their way between replicas.")},
            [](auto& plan) -> auto& { return plan.communication.compression.dataParallel; }),
        compresses, uncompressed);
    section.enableWhile(
        section.addPlanToggle(
            {Rows::tr("… of PP traffic"),
                QStringLiteral("/communication/compression/targets/pipeline-backward"),
                Rows::tr("Gradients of activations on their way back through the pipeline.")},
            [](auto& plan) -> auto& { return plan.communication.compression.pipelineBackward; }),
        compresses, uncompressed);
    // Loses nothing and needs no kind.
    section.addPlanToggle(
        {Rows::tr("Fused embedding sync"),
            QStringLiteral("/communication/compression/targets/embedding-sync"),
            Rows::tr("Gradients of the tied embedding are summed over the replicas of the first and the last "
                     "stage at once. Lossless.")},
        [](auto& plan) -> auto& { return plan.communication.compression.embeddingSync; });
}

void addDispatch(InspectorSection& section)
{
    QWidget* dispatch = section.addField("/communication/expertDispatch");
    section.enableWhile(
        dispatch,
        [](const InspectorInputs& in) {
            // What has no effect can still be taken back.
            return (in.project->model->moe && in.plan->layout.ep > 1)
                || in.plan->communication.expertDispatch != ExpertDispatch::AllToAll;
        },
        Rows::tr("Tokens travel to experts only in a mixture-of-experts model with EP above 1"));
}

void addExpertRuns(InspectorSection& section)
{
    // Of a model without experts, too, what is set can be taken back.
    const auto counts = [](const InspectorInputs& in) {
        const Execution& set = in.plan->execution;
        return in.project->model->moe || set.expertCapacity > 0 || !set.groupedExperts
            || !set.fusedPermutation;
    };
    const QString none = Rows::tr("This model has no experts");
    section.enableWhile(
        section.addField("/communication/overlap/sharedExperts"),
        [](const InspectorInputs& in) {
            return (in.project->model->moe && in.project->model->moe->sharedFfn > 0)
                || in.plan->communication.overlapShared;
        },
        Rows::tr("This model has no shared experts"));
    section.enableWhile(section.addConstant("/experts/capacityFactor"), counts, none);
    for (const char* pointer : {"/experts/grouped", "/experts/fusedPermutation"})
        section.enableWhile(section.addField(pointer), counts, none);
}

} // namespace

void addCommunicationRows(InspectorSection& section)
{
    section.addField("/communication/overlap/dp");
    section.addField("/communication/overlap/tp");
    section.addField("/communication/overlap/ep");
    addDispatch(section);
    addExpertRuns(section);
    section.addConstant("/communication/bucketBytes");
    section.addField("/communication/reduceInFp32");
    section.addField("/communication/compression/kind");
    const QString uncompressed = Rows::tr("Nothing is compressed: choose how first");
    addKindRows(section);
    addTargets(section, uncompressed);
    const QString nothingSent = Rows::tr("No sends between stages are compressed");
    section.enableWhile(section.addField("/communication/compression/epilogueOnly"), sendsBack, nothingSent);
    section.enableWhile(section.addField("/communication/compression/links"), sendsBack, nothingSent);
    addStages(section, uncompressed);
    section.enableWhile(
        section.addField("/communication/compression/criticalStages"), compresses, uncompressed);
    section.enableWhile(
        section.addField("/communication/compression/errorFeedback"), compresses, uncompressed);
    for (const char* pointer :
        {"/communication/compression/costFactor", "/communication/compression/decompressionFactor"})
        section.enableWhile(section.addConstant(pointer), compresses, uncompressed);
}

} // namespace rankloom::ui
