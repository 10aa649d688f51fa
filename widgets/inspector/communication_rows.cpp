// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/section_rows.h"

#include <QCoreApplication>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QSpinBox>

#include "core/base/quantity.h"
#include "widgets/inspector/enum_words.h"
#include "widgets/inspector/inspector_section.h"
#include "widgets/inspector/number_list.h"

namespace rankloom::ui {

namespace {

struct Rows {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Rows)
};

bool compresses(const InspectorInputs& in)
{
    return in.plan->communication.compression.kind != CompressionKind::None;
}

void addStages(InspectorSection& section, const QString& uncompressed)
{
    const RowText row {Rows::tr("… on stages"), QStringLiteral("/communication/compression/stages"),
        Rows::tr("Numbers of the pipeline stages whose traffic is compressed. Empty: all of them.")};
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
    section.enableWhile(
        section.addPlanToggle(
            {Rows::tr("… of embedding"), QStringLiteral("/communication/compression/targets/embedding-sync"),
                Rows::tr("Gradients of the shared embedding between the first and the last stage.")},
            [](auto& plan) -> auto& { return plan.communication.compression.embeddingSync; }),
        compresses, uncompressed);
}

void addDispatch(InspectorSection& section)
{
    QWidget* dispatch = section.addPlanChoice(
        {Rows::tr("Expert dispatch"), QStringLiteral("/communication/expertDispatch"),
            Rows::tr("How tokens reach their k experts and come back. All-to-all: a copy per pick, k·s·b·h "
                     "elements per layer there and as many back, (EP − 1)/EP of them over links. "
                     "Deduplicated: a copy per distinct GPU of the token instead of k, summed there before "
                     "it comes back (DeepEP). Context-coherent: the token stays where its experts were, and "
                     "training gathers keys and values of every layer over the EP group (ExFlow, arXiv "
                     "2401.08383).")},
        [] { return allOf<ExpertDispatch>(); },
        [](auto& plan) -> auto& { return plan.communication.expertDispatch; });
    section.enableWhile(
        dispatch,
        [](const InspectorInputs& in) {
            // What has no effect can still be taken back.
            return (in.project->model.moe && in.plan->layout.ep > 1)
                || in.plan->communication.expertDispatch != ExpertDispatch::AllToAll;
        },
        Rows::tr("Tokens travel to experts only in a mixture-of-experts model with EP above 1"));
}

void addBuckets(InspectorSection& section)
{
    constexpr double kMost = 1024 * 1024; // MiB
    QDoubleSpinBox* size = section.addPlanConstant(
        {Rows::tr("Bucket size"), QStringLiteral("/communication/bucketBytes"),
            Rows::tr("Largest message in which gradients and weights travel once a step: ⌈bytes / size⌉ "
                     "messages, each with latencies of its own. PyTorch's DistributedDataParallel takes 25 "
                     "MiB; 0 sends all at once.")},
        0, kMost, 5, kMiB, QStringLiteral(" MiB"),
        [](auto& plan) -> auto& { return plan.communication.bucketBytes; });
    size->setSpecialValueText(Rows::tr("all at once"));
}

} // namespace

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
    addDispatch(section);
    addBuckets(section);
    section.addPlanChoice(
        {Rows::tr("Compression"), QStringLiteral("/communication/compression/kind"),
            Rows::tr("PowerSGD sends two thin factors of rank r instead of a whole gradient matrix.")},
        [] { return allOf<CompressionKind>(); },
        [](auto& plan) -> auto& { return plan.communication.compression.kind; });
    const QString uncompressed = Rows::tr("Nothing is compressed: choose how first");
    section.enableWhile(section.addPlanInteger(
                            {Rows::tr("… rank"), QStringLiteral("/communication/compression/rank"),
                                Rows::tr("Rank r of the factors: bytes fall from n·m to r·(n + m).")},
                            1, 4096, [](auto& plan) -> auto& { return plan.communication.compression.rank; }),
        compresses, uncompressed);
    addTargets(section, uncompressed);
    addStages(section, uncompressed);
}

} // namespace rankloom::ui
