// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_differences.h"

#include <cmath>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QLocale>
#include <QStringList>
#include <QVariant>

#include "core/measure/timeline_difference.h"
#include "widgets/callback_table.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_text.h"

namespace rankloom::ui {

namespace {

enum Column {
    LaneColumn,
    WhatColumn,
    AboveColumn,
    BelowColumn,
    ChangeColumn,
    ShareColumn,
    ShiftColumn,
    PassesColumn
};

struct Row {
    QString lane;
    QString what;
    double above = 0; ///< ns
    double below = 0;
    std::optional<double> shift {}; ///< ns, mean of (start above - start below)
    std::optional<std::int64_t> passes {}; ///< that were found in both
};

std::vector<Row> rowsOf(
    const TimelineDifference& difference, const Timeline& simulated, const StepNames& names)
{
    std::vector<Row> rows;
    rows.push_back({TimelineText::tr("all"), TimelineText::tr("step"),
        static_cast<double>(difference.measuredStep), static_cast<double>(difference.simulatedStep)});
    for (const LaneDifference& lane : difference.lanes) {
        const QString name = timeline_text::laneName(simulated, lane.lane);
        if (lane.measuredLane < 0) {
            rows.push_back({name, TimelineText::tr("not in “%1”").arg(names.above), 0, 0});
            continue;
        }
        rows.push_back({name, TimelineText::tr("busy"), static_cast<double>(lane.measuredBusy),
            static_cast<double>(lane.simulatedBusy)});
        rows.push_back({name, TimelineText::tr("idle"), static_cast<double>(lane.measuredIdle),
            static_cast<double>(lane.simulatedIdle)});
        for (const PassDifference& pass : difference.passes)
            if (pass.lane == lane.lane)
                rows.push_back({name,
                    pass.matched > 0
                        ? TimelineText::tr("%1, mean").arg(timeline_text::kindName(pass.kind))
                        : TimelineText::tr("%1, %2 and %3 of them, none in both")
                              .arg(timeline_text::kindName(pass.kind), QLocale().toString(pass.measuredCount),
                                  QLocale().toString(pass.simulatedCount)),
                    pass.measuredMean, pass.simulatedMean, pass.meanStartShift, pass.matched});
    }
    return rows;
}

constexpr double kSecondsPerNanosecond = 1e-9;

/// Seconds, percent or a count.
QVariant valueOf(const Row& row, int column)
{
    switch (column) {
    case AboveColumn:
        return row.above * kSecondsPerNanosecond;
    case BelowColumn:
        return row.below * kSecondsPerNanosecond;
    case ChangeColumn:
        return (row.below - row.above) * kSecondsPerNanosecond;
    case ShareColumn:
        return row.above > 0 ? QVariant((row.below - row.above) / row.above * 100) : QVariant();
    case ShiftColumn:
        return row.shift ? QVariant(*row.shift * kSecondsPerNanosecond) : QVariant();
    case PassesColumn:
        return row.passes ? QVariant(static_cast<qlonglong>(*row.passes)) : QVariant();
    default:
        return {};
    }
}

/// With a sign where it is a change: "+12.3 ms".
QString shown(double value, int column)
{
    const bool change = column == ChangeColumn || column == ShareColumn || column == ShiftColumn;
    const QString sign = value < 0 ? QStringLiteral("−")
        : change && value > 0      ? QStringLiteral("+")
                                   : QString();
    if (column == PassesColumn)
        return QLocale().toString(std::llround(value));
    return sign
        + (column == ShareColumn ? QLocale().toString(std::abs(value), 'f', 1) + QStringLiteral(" %")
                                 : formatSeconds(std::abs(value)));
}

} // namespace

std::unique_ptr<QAbstractTableModel> differenceTable(std::shared_ptr<const TimelineDifference> difference,
    std::shared_ptr<const Timeline> simulated, const StepNames& names)
{
    const auto rows = std::make_shared<const std::vector<Row>>(rowsOf(*difference, *simulated, names));
    const QStringList columns {TimelineText::tr("Lane"), TimelineText::tr("What"), names.above, names.below,
        TimelineText::tr("Change"), TimelineText::tr("Change, share"),
        TimelineText::tr("“%1” starts earlier by").arg(names.below), TimelineText::tr("Passes in both")};
    return std::make_unique<CallbackTable>(static_cast<int>(rows->size()), columns,
        [rows](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const Row& own = (*rows)[static_cast<std::size_t>(row)];
            if (column == LaneColumn)
                return own.lane;
            if (column == WhatColumn)
                return own.what;
            const QVariant value = valueOf(own, column);
            return role == Qt::EditRole || value.isNull() ? value : QVariant(shown(value.toDouble(), column));
        });
}

} // namespace rankloom::ui
