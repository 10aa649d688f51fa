// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Sections of what only some plans have: compression, experts in few bits, a failure.
#include "app/report/report_sections.h"

#include <utility>

#include "core/bits/plan_bits.h"
#include "core/evaluate/compression_figures.h"
#include "core/plan/compression.h"
#include "widgets/bits/bits_map_view.h"
#include "widgets/bits/budget_curve_view.h"
#include "widgets/comparison/comparison_words.h"
#include "widgets/compression/compression_view.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace words = comparison_words;

ReportSection compressionSection(const ComparisonData& data)
{
    ReportSection section {QStringLiteral("compression"), ReportWords::tr("Compression"), {}};
    for (int i = 0; i < data.count(); ++i) {
        const ComparedPlan& one = data.plans[static_cast<std::size_t>(i)];
        const Compression& compression = one.plan->communication.compression;
        if (!one.evaluation.valid || one.serves() || (!compression.lossy() && !compression.embeddingSync))
            continue;
        const Result<CompressionFigures> figures = compressionFigures(*one.project, *one.plan);
        if (!figures)
            continue;
        const QString lossy = translated(lossyWords(compression));
        section.blocks.emplace_back(paragraph(html(lossy.isEmpty()
                ? ReportWords::tr("What “%1” compresses, lossless:").arg(words::planName(data, i))
                : ReportWords::tr("What “%1” compresses, lossy (%2):")
                      .arg(words::planName(data, i), lossy))));
        auto view = std::make_shared<CompressionView>();
        view->setFigures(std::make_shared<const CompressionFigures>(*figures));
        section.blocks.emplace_back(std::move(view));
        QStringList effects;
        for (const CompressionEffect& effect : figures->effects)
            effects << translated(effect.words);
        section.blocks.emplace_back(list(effects));
    }
    return section;
}

ReportSection bitsSection(const ComparisonData& data)
{
    ReportSection section {QStringLiteral("bits"), ReportWords::tr("Experts in few bits"), {}};
    for (int i = 0; i < data.count(); ++i) {
        const ComparedPlan& one = data.plans[static_cast<std::size_t>(i)];
        if (one.plan->bits.budgetBytes <= 0 || !one.project->model->moe)
            continue;
        Result<BitsReport> report = planBits(*one.project, *one.plan);
        if (!report)
            continue;
        QString text = ReportWords::tr(
            "With %1 for planes of experts one GPU of “%2” decodes %3 tokens/s, at %4 bits in the mean.")
                           .arg(formatBytes(report->settings.budget.value()), words::planName(data, i),
                               formatCount(report->tokensPerSecond), formatCount(report->score.meanBits));
        if (report->proxy)
            text += u' '
                + ReportWords::tr("Which bits stay is chosen by a proxy: it says nothing about accuracy.");
        section.blocks.emplace_back(paragraph(html(text)));
        auto map = std::make_shared<BitsMapView>();
        map->setTable(std::make_shared<const BitsTable>(bitsTable(*one.project, *one.plan, &report->choice)));
        section.blocks.emplace_back(std::move(map));
        auto curve = std::make_shared<BudgetCurveView>();
        curve->setReport(std::make_shared<const BitsReport>(std::move(*report)));
        section.blocks.emplace_back(std::move(curve));
    }
    return section;
}

ReportSection recoverySection(const ReportedRecovery& recovery)
{
    ReportSection section {QStringLiteral("recovery"), ReportWords::tr("If something fails"), {}};
    if (recovery.empty())
        return section;
    section.blocks.emplace_back(paragraph(
        html(recovery.plan.isEmpty() ? recovery.headline
                                     : ReportWords::tr("%1. %2", "plan, what fails and what is best then")
                                           .arg(recovery.plan, recovery.headline))));
    ReportTable table;
    for (const QString& title : recovery.head)
        table.head << html(title);
    for (const QStringList& row : recovery.rows) {
        QStringList cells;
        for (const QString& cell : row)
            cells << html(cell);
        table.rows.push_back(cells);
    }
    section.blocks.emplace_back(std::move(table));
    for (const ReportedPicture& picture : recovery.pictures)
        section.blocks.emplace_back(std::make_shared<RecordedPicture>(picture));
    section.blocks.emplace_back(list(recovery.remarks));
    return section;
}

} // namespace rankloom::ui
