// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/layout_table.h"

#include <algorithm>
#include <cmath>

#include <QBrush>
#include <QCoreApplication>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>
#include <QStringList>

#include "core/evaluate/fit_words.h"
#include "core/plan/compression.h"
#include "core/search/simplicity.h"
#include "widgets/figure_text.h"
#include "widgets/foreign_text.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

struct SearchWords {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::SearchWords)
};

/// The parts of a step as explainDifference() names them.
[[maybe_unused]] constexpr const char* kParts[] = {
    QT_TRANSLATE_NOOP("rankloom::ui::SearchWords", "compute"),
    QT_TRANSLATE_NOOP("rankloom::ui::SearchWords", "tensor-parallel communication"),
    QT_TRANSLATE_NOOP("rankloom::ui::SearchWords", "context-parallel communication"),
    QT_TRANSLATE_NOOP("rankloom::ui::SearchWords", "waiting for transfers"),
    QT_TRANSLATE_NOOP("rankloom::ui::SearchWords", "expert-parallel communication"),
    QT_TRANSLATE_NOOP("rankloom::ui::SearchWords", "data-parallel communication"),
    QT_TRANSLATE_NOOP("rankloom::ui::SearchWords", "optimizer"),
    QT_TRANSLATE_NOOP("rankloom::ui::SearchWords", "waiting for other stages"),
    QT_TRANSLATE_NOOP("rankloom::ui::SearchWords", "waiting for offloaded activations"),
};

/// The first is the simplest of those as fast: another may be faster by a trifle.
QString stepBehind(const FoundLayout& first, const FoundLayout& layout)
{
    return signedPercent(layout.time.step / first.time.step - 1);
}

const RankPlacementResult* placementOf(const LayoutTests& tests, std::size_t index)
{
    const auto placed = std::ranges::find(tests.placed, index, &PlacedLayout::index);
    return placed == tests.placed.end() ? nullptr : &placed->placement;
}

const LayoutRobustness* robustnessOf(const LayoutTests& tests, std::size_t index)
{
    const Robustness& robustness = tests.robustness;
    return robustness.trials > 0 && index < robustness.layouts.size() ? &robustness.layouts[index] : nullptr;
}

/// "▸ 3" in front of a layout that others are like, "▾ 3" where they follow.
QString rankText(const FoundLayout& layout, const LayoutRow& row)
{
    if (row.alike >= 0)
        return {};
    const QString rank = QLocale().toString(row.layout + 1);
    if (layout.alike.empty())
        return rank;
    return (row.open ? QStringLiteral("▾ ") : QStringLiteral("▸ ")) + rank;
}

/// "likely fits, in 78 of 100"; empty of one that fits.
QString fitText(const FoundLayout& layout)
{
    return layout.fitProbability ? translated(fitWords(layout.fit(), *layout.fitProbability)) : QString();
}

/// "TP 8, …, +7 like it"
QString wordsText(const FoundLayout& layout, const LayoutRow& row)
{
    QString words = layoutWords(layout);
    if (row.alike >= 0)
        return QStringLiteral("↳ ") + words;
    if (const QString fit = fitText(layout); !fit.isEmpty())
        words += QStringLiteral(" · ") + fit;
    if (layout.alikeCount == 0)
        return words;
    return SearchWords::tr("%1  +%2 like it", "layout and how many are as fast")
        .arg(words, QLocale().toString(static_cast<qlonglong>(layout.alikeCount)));
}

bool isFirst(const LayoutRow& row) { return row.layout == 0 && row.alike < 0; }

QString cellText(const std::vector<FoundLayout>& layouts, const LayoutRow& row, int column)
{
    const FoundLayout& layout = layoutOf(layouts, row);
    switch (column) {
    case LayoutTable::Rank:
        return rankText(layout, row);
    case LayoutTable::Step:
        return formatSeconds(layout.time.step.value());
    case LayoutTable::Behind:
        return isFirst(row) ? QString() : stepBehind(layouts.front(), layout);
    case LayoutTable::Mfu:
        return formatPercent(layout.time.modelFlopsUtilization);
    case LayoutTable::Peak:
        return formatBytes(layout.peak.value());
    case LayoutTable::Headroom:
        return formatBytes(layout.headroom.value());
    case LayoutTable::Front:
        return layout.onFront ? SearchWords::tr("front") : QString();
    case LayoutTable::Words:
        return wordsText(layout, row);
    default:
        return isFirst(row) ? QString()
            : row.alike >= 0
            ? SearchWords::tr("as fast as %1, and less simple").arg(QLocale().toString(row.layout + 1))
            : whyBehind(layouts.front(), layout);
    }
}

/// What is sorted and copied: plain numbers in s, shares and bytes.
QVariant cellValue(const std::vector<FoundLayout>& layouts, const LayoutRow& row, int column)
{
    const FoundLayout& layout = layoutOf(layouts, row);
    switch (column) {
    case LayoutTable::Rank: // those like a layout follow it
        return row.alike < 0 ? QVariant(row.layout + 1) : QVariant(row.layout + 1 + (row.alike + 1) * 1e-3);
    case LayoutTable::Step:
        return layout.time.step.value();
    case LayoutTable::Behind:
        return layout.time.step / layouts.front().time.step - 1;
    case LayoutTable::Mfu:
        return layout.time.modelFlopsUtilization;
    case LayoutTable::Peak:
        return layout.peak.value();
    case LayoutTable::Headroom:
        return layout.headroom.value();
    default:
        return cellText(layouts, row, column);
    }
}

/// The columns of what was tested afterwards: text for people, plain numbers for the order and for copies.
QVariant testCell(const LayoutTests& tests, std::size_t row, int column, Qt::ItemDataRole role)
{
    const bool plain = role == Qt::EditRole;
    if (column == LayoutTable::Placed) {
        const RankPlacementResult* placed = placementOf(tests, row);
        if (!placed)
            return {};
        const double gain = placed->before.step.value() - placed->after.step.value();
        return plain   ? QVariant(gain)
            : gain > 0 ? QVariant(QStringLiteral("−") + formatSeconds(gain))
                       : QVariant(SearchWords::tr("no gain"));
    }
    const LayoutRobustness* holds = robustnessOf(tests, row);
    return !holds ? QVariant() : plain ? QVariant(holds->first) : QVariant(formatPercent(holds->first));
}

} // namespace

/// As describeLayout(), in the language of the window and with the names of the constraints' fields; values
/// keep the names that launchers and plan documents give them.
QString layoutWords(const FoundLayout& found)
{
    const Plan& plan = found.plan;
    const Layout& l = plan.layout;
    QStringList parts;
    const auto degree = [&parts](const char* name, int value, int least) {
        if (value >= least)
            parts << QLatin1String(name) + u' ' + QString::number(value);
    };
    const auto named = [](const std::string_view name) {
        return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    };
    // First: the rest may be cut off.
    const Compression& compression = plan.communication.compression;
    if (compression.lossy())
        parts << SearchWords::tr("lossy: %1").arg(translated(lossyWords(compression)));
    degree("TP", l.tp, 1);
    degree("CP", l.cp, 2);
    degree("PP", l.pp, 1);
    degree("VPP", l.vpp, 2);
    degree("EP", l.ep, 2);
    degree("ETP", l.etp, 1);
    degree("DP", l.dp, 1);
    parts << SearchWords::tr("microbatch %1").arg(plan.workload.microBatchSize);
    if (l.pp > 1)
        parts << named(nameOf(plan.schedule.kind));
    if (plan.stages.vocabulary != VocabularyLayout::None)
        parts << SearchWords::tr("vocabulary %1").arg(named(nameOf(plan.stages.vocabulary)));
    parts << named(nameOf(plan.memory.sharding));
    if (plan.memory.recompute.mode != RecomputeMode::None)
        parts << SearchWords::tr("recompute %1").arg(named(nameOf(plan.memory.recompute)));
    if (plan.memory.offload.target != OffloadTarget::None)
        parts << SearchWords::tr("offload to %1").arg(named(nameOf(plan.memory.offload.target)));
    if (compression.embeddingSync)
        parts << SearchWords::tr("fused embedding sync");
    return parts.join(QStringLiteral(", "));
}

QString holdsText(const LayoutTests& tests, std::size_t index)
{
    const LayoutRobustness* holds = robustnessOf(tests, index);
    if (!holds)
        return {};
    return SearchWords::tr("fastest in %1 of %2 worlds, rank %3 at worst, step %4 to %5")
        .arg(formatPercent(holds->first), QLocale().toString(tests.robustness.trials),
            QLocale().toString(holds->worstRank), formatSeconds(holds->low.value()),
            formatSeconds(holds->high.value()));
}

QString placedText(const LayoutTests& tests, std::size_t index)
{
    const RankPlacementResult* placed = placementOf(tests, index);
    if (!placed)
        return {};
    const double gain = placed->before.step.value() - placed->after.step.value();
    if (gain <= 0)
        return SearchWords::tr("no placement of its ranks is faster");
    const QString less = SearchWords::tr("−%1 by placing its ranks").arg(formatSeconds(gain));
    return !placed->noise ? less
                          : (placed->insideNoise() ? SearchWords::tr("%1, within the noise of the links")
                                                   : SearchWords::tr("%1, beyond the noise of the links"))
                                .arg(less);
}

std::vector<FoundLayout> rankedAndFront(const SearchResult& result)
{
    std::vector<FoundLayout> out = result.ranked;
    for (const FoundLayout& layout : result.front) {
        if (std::ranges::any_of(
                result.ranked, [&](const FoundLayout& known) { return known.plan == layout.plan; }))
            continue;
        // Behind those that are as fast: of them the simplest comes first.
        const Seconds asFast = layout.time.step * (1 + kEqualStep);
        const auto behind = std::ranges::find_if(
            out, [asFast](const FoundLayout& other) { return other.time.step > asFast; });
        out.insert(behind, layout);
    }
    return out;
}

QString whyBehind(const FoundLayout& first, const FoundLayout& second)
{
    constexpr double kLeastTold = 0.1; ///< of the largest part
    constexpr qsizetype kMostTold = 3;
    const LayoutDifference difference = explainDifference(first, second);
    QStringList told;
    for (const LayoutDifference::Part& part : difference.parts) {
        if (told.size() == kMostTold
            || std::abs(part.more.value()) < kLeastTold * std::abs(difference.parts.front().more.value()))
            break;
        const QString amount = formatSeconds(std::abs(part.more.value()));
        const QString name = SearchWords::tr(part.name.c_str());
        told.append(part.more.value() > 0
                ? SearchWords::tr("%1 more %2", "time, part of a step").arg(amount, name)
                : SearchWords::tr("%1 less %2", "time, part of a step").arg(amount, name));
    }
    if (told.isEmpty())
        return SearchWords::tr("as fast");
    return told.join(QStringLiteral(", "));
}

const FoundLayout& layoutOf(const std::vector<FoundLayout>& layouts, const LayoutRow& row)
{
    const FoundLayout& layout = layouts[static_cast<std::size_t>(row.layout)];
    return row.alike < 0 ? layout : layout.alike[static_cast<std::size_t>(row.alike)];
}

std::vector<LayoutRow> layoutRows(const std::vector<FoundLayout>& layouts, const std::vector<int>& open)
{
    std::vector<LayoutRow> rows;
    for (int i = 0; i < static_cast<int>(layouts.size()); ++i) {
        const bool shown = std::ranges::binary_search(open, i);
        rows.push_back({i, -1, shown});
        const auto alike = static_cast<int>(layouts[static_cast<std::size_t>(i)].alike.size());
        for (int a = 0; shown && a < alike; ++a)
            rows.push_back({i, a, false});
    }
    return rows;
}

QString layoutDetails(const std::vector<FoundLayout>& layouts, std::size_t index)
{
    const FoundLayout& layout = layouts[index];
    const QLocale locale;
    QStringList lines {SearchWords::tr("%1. %2", "rank and layout")
                           .arg(locale.toString(static_cast<int>(index) + 1), layoutWords(layout)),
        SearchWords::tr("step %1 s").arg(locale.toString(layout.time.step.value(), 'f', 6)),
        SearchWords::tr("%1 tokens/s, MFU %2 %, bubble %3 %")
            .arg(locale.toString(layout.time.tokensPerSecond, 'f', 0),
                locale.toString(100 * layout.time.modelFlopsUtilization, 'f', 2),
                locale.toString(100 * layout.time.bubbleRatio, 'f', 2)),
        SearchWords::tr("fullest device (stage %1): %2")
            .arg(locale.toString(layout.peakStage), exactBytes(layout.peak.value())),
        SearchWords::tr("headroom %1").arg(exactBytes(layout.headroom.value()))};
    if (const QString fit = fitText(layout); !fit.isEmpty())
        lines.append(fit);
    if (layout.alikeCount > 0)
        lines.append(
            SearchWords::tr("%n other(s) as fast, within half a percent, and less simple: Right shows them",
                nullptr, static_cast<int>(layout.alikeCount)));
    if (layout.onFront)
        lines.append(SearchWords::tr("on the Pareto front: nothing is as fast with more memory free"));
    if (index > 0)
        lines.append(SearchWords::tr("behind the first: %1").arg(whyBehind(layouts.front(), layout)));
    return plainTip(lines.join(u'\n'));
}

LayoutTable::LayoutTable(FoundLayouts layouts, std::shared_ptr<const LayoutTests> tests,
    std::vector<LayoutRow> rows, QObject* parent)
    : CallbackTable(
        !rows.empty() ? static_cast<int>(rows.size())
            : layouts ? static_cast<int>(layouts->size())
                      : 0,
        {tr("#"), tr("Layout"), tr("Step"), tr("Behind"), tr("Headroom"), tr("Placed"), tr("Fastest in"),
            tr("MFU"), tr("Fullest device"), tr("Front"), tr("Why not first")},
        [layouts, tests, rows](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const LayoutRow at = rows.empty() ? LayoutRow {row} : rows[static_cast<std::size_t>(row)];
            const bool plain = role == Qt::EditRole;
            if (column == Placed || column == Holds)
                return tests && at.alike < 0
                    ? testCell(*tests, static_cast<std::size_t>(at.layout), column, role)
                    : QVariant();
            return plain ? cellValue(*layouts, at, column) : QVariant(cellText(*layouts, at, column));
        },
        parent)
    , m_layouts(std::move(layouts))
    , m_tests(std::move(tests))
    , m_rows(std::move(rows))
{
}

void LayoutTable::setStale(bool stale)
{
    if (m_stale == stale)
        return;
    m_stale = stale;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::ForegroundRole});
}

QVariant LayoutTable::data(const QModelIndex& index, int role) const
{
    if (role == Qt::ForegroundRole && m_stale && index.isValid())
        return QBrush(QGuiApplication::palette().color(QPalette::Disabled, QPalette::Text));
    if (role != Qt::ToolTipRole || !index.isValid() || !m_layouts)
        return CallbackTable::data(index, role);
    const auto at = static_cast<std::size_t>(index.row());
    const LayoutRow row = m_rows.empty() ? LayoutRow {index.row()} : m_rows[at];
    if (row.alike >= 0) {
        const FoundLayout& other = layoutOf(*m_layouts, row);
        const QStringList lines {cellText(*m_layouts, row, Words), cellText(*m_layouts, row, Why),
            tr("step %1 s, headroom %2")
                .arg(
                    QLocale().toString(other.time.step.value(), 'f', 6), exactBytes(other.headroom.value()))};
        return plainTip(lines.join(u'\n'));
    }
    const auto layout = static_cast<std::size_t>(row.layout);
    QString text = layoutDetails(*m_layouts, layout);
    if (m_tests)
        for (const QString& more : {placedText(*m_tests, layout), holdsText(*m_tests, layout)})
            if (!more.isEmpty())
                text += u'\n' + more;
    return plainTip(text);
}

} // namespace rankloom::ui
