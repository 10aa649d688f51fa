// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recovery/policy_table.h"

#include <QBrush>
#include <QCoreApplication>
#include <QFont>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include "widgets/foreign_text.h"
#include "widgets/recovery/recovery_words.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

using Column = PolicyTable::Column;

const QString kNothing = QStringLiteral("–");

QString policyCell(const Recoveries& all, const Recovery& r)
{
    if (!r.feasible)
        return QStringLiteral("✕ ") + policyName(r.policy);
    return all.best() == &r ? PolicyTable::tr("★ %1", "the best policy").arg(policyName(r.policy))
                            : policyName(r.policy);
}

QString policyText(const Recoveries& all, const Recovery& r, int column)
{
    if (column == Column::Policy)
        return policyCell(all, r);
    if (column == Column::Why)
        return translated(r.reason);
    if (!r.feasible)
        return kNothing;
    switch (column) {
    case Column::Throughput:
        return formatPercent(r.throughputRatio);
    case Column::Recovers:
        return formatSeconds(r.seconds.total());
    case Column::Goodput:
        return formatPercent(r.goodput);
    case Column::Parameters:
        return parametersWords(r.consistent);
    case Column::Computation:
        return computationWords(r.consistent);
    case Column::Step:
        return formatSeconds(r.stepSeconds);
    case Column::Moved:
        return r.movedBytes > 0 ? formatBytes(r.movedBytes) : kNothing;
    default:
        return r.energyJoules > 0 ? energyWords(r.energyJoules) : kNothing;
    }
}

/// What is sorted and copied: shares, s and bytes. Infeasible policies come last by every figure that is
/// better when it is large.
QVariant policyValue(const Recoveries& all, const Recovery& r, int column)
{
    switch (column) {
    case Column::Throughput:
        return r.feasible ? QVariant(r.throughputRatio) : QVariant(-1.0);
    case Column::Recovers:
        return r.feasible ? QVariant(r.seconds.total()) : QVariant(-1.0);
    case Column::Goodput:
        return r.feasible ? QVariant(r.goodput) : QVariant(-1.0);
    case Column::Step:
        return r.feasible ? QVariant(r.stepSeconds) : QVariant(-1.0);
    case Column::Moved:
        return r.feasible ? QVariant(r.movedBytes) : QVariant(-1.0);
    case Column::Energy:
        return r.feasible ? QVariant(r.energyJoules) : QVariant(-1.0);
    case Column::Policy:
        return policyName(r.policy);
    default:
        return policyText(all, r, column);
    }
}

QString policyTip(const Recovery& r)
{
    QStringList lines {policyName(r.policy), recoveryDetails(r, u'\n')};
    if (!r.feasible)
        return lines.join(u'\n');
    const QLocale locale;
    lines << PolicyTable::tr("step %1 s, throughput %2 %")
                 .arg(
                     locale.toString(r.stepSeconds, 'f', 6), locale.toString(r.throughputRatio * 100, 'f', 2))
          << PolicyTable::tr("goodput %1 %: throughput with the time lost to recoveries taken off")
                 .arg(locale.toString(r.goodput * 100, 'f', 3))
          << PolicyTable::tr(
                 "detected in %1, communicators %2, loading %3, waiting for layers %4, work again %5")
                 .arg(formatSeconds(r.seconds.detect), formatSeconds(r.seconds.communicators),
                     formatSeconds(r.seconds.load), formatSeconds(r.seconds.blocked),
                     formatSeconds(r.seconds.replay));
    if (r.movedBytes > 0)
        lines << PolicyTable::tr("%1 in %n transfer(s)", nullptr, static_cast<int>(r.transfers.size()))
                     .arg(exactBytes(r.movedBytes));
    if (r.standingRatio < 1)
        lines << PolicyTable::tr("being prepared leaves %1 % of the throughput before anything fails")
                     .arg(locale.toString(r.standingRatio * 100, 'f', 2));
    if (r.energyJoules > 0)
        lines << PolicyTable::tr("%1 a step: computing at the clocks of the stages, and waiting")
                     .arg(energyWords(r.energyJoules));
    std::int64_t streams = 0;
    for (const MovedStreams& one : r.movedStreams)
        streams += one.count();
    if (streams > 0)
        lines << PolicyTable::tr("%1 random streams of a step are drawn on other ranks than before")
                     .arg(locale.toString(static_cast<qlonglong>(streams)));
    if (r.movedSamples > 0)
        lines << PolicyTable::tr("%1 samples of a step are computed on other ranks than before")
                     .arg(locale.toString(static_cast<qlonglong>(r.movedSamples)));
    return lines.join(u'\n');
}

QString columnHelp(int column)
{
    switch (column) {
    case Column::Policy:
        return PolicyTable::tr("How to go on; ★ has most goodput, ✕ cannot go on");
    case Column::Throughput:
        return PolicyTable::tr("Samples per second afterwards, of those with nothing lost or slow");
    case Column::Recovers:
        return PolicyTable::tr("From the failure until as much work is done as before it");
    case Column::Goodput:
        return PolicyTable::tr("Throughput with the time lost to recoveries taken off, at the given rates of "
                               "failure");
    case Column::Parameters:
        return PolicyTable::tr("Whether no state of the parameters is lost but what is computed again");
    case Column::Computation:
        return PolicyTable::tr(
            "Whether every sample counts as before: batch, weight of a sample in the gradient, "
            "random numbers; ✗ says what does not");
    case Column::Step:
        return PolicyTable::tr("Time of a step afterwards");
    case Column::Moved:
        return PolicyTable::tr("Bytes that devices send each other to recover");
    case Column::Energy:
        return PolicyTable::tr("What the GPUs that go on draw in a step: by their board power and assumed "
                               "laws of clocks, unless a table of clocks was given");
    default:
        return PolicyTable::tr("What to know about it, or why it cannot go on and what would make it so");
    }
}

} // namespace

PolicyTable::PolicyTable(ShownRecoveries recoveries, QObject* parent)
    : CallbackTable(
        recoveries ? static_cast<int>(recoveries->policies.size()) : 0,
        {tr("Policy"), tr("Throughput"), tr("Recovers in"), tr("Goodput"), tr("Parameters"),
            tr("Computation"), tr("Step"), tr("Moves"), tr("Energy"), tr("Remarks")},
        [recoveries](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const Recovery& r = recoveries->policies[static_cast<std::size_t>(row)];
            return role == Qt::EditRole ? policyValue(*recoveries, r, column)
                                        : QVariant(policyText(*recoveries, r, column));
        },
        parent)
    , m_recoveries(std::move(recoveries))
{
}

void PolicyTable::setStale(bool stale)
{
    if (m_stale == stale)
        return;
    m_stale = stale;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1), {Qt::ForegroundRole});
}

QVariant PolicyTable::data(const QModelIndex& index, int role) const
{
    if (!index.isValid() || !m_recoveries)
        return CallbackTable::data(index, role);
    const Recovery& r = m_recoveries->policies[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::ToolTipRole:
        return plainTip(policyTip(r));
    case Qt::ForegroundRole:
        if (m_stale || !r.feasible)
            return QBrush(QGuiApplication::palette().color(m_stale ? QPalette::Disabled : QPalette::Active,
                m_stale ? QPalette::Text : QPalette::PlaceholderText));
        return {};
    case Qt::FontRole: {
        QFont font;
        font.setBold(m_recoveries->best() == &r);
        return font.bold() ? QVariant(font) : QVariant();
    }
    default:
        return CallbackTable::data(index, role);
    }
}

QVariant PolicyTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::ToolTipRole)
        return columnHelp(section);
    return CallbackTable::headerData(section, orientation, role);
}

} // namespace rankloom::ui
