// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/memory_table.h"

#include <cmath>

#include <QLocale>

#include "widgets/foreign_text.h"
#include "widgets/memory/memory_parts.h"
#include "widgets/memory/memory_words.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

/// Columns around the parts.
enum Column {
    StageColumn,
    FirstPart,
    DeviceColumn = FirstPart + kMemoryParts,
    LowColumn,
    HighColumn,
    CapacityColumn,
    FreeColumn,
    InFlightColumn,
    ColumnCount
};

Bytes bytesAt(const StageMemory& stage, int column)
{
    switch (column) {
    case DeviceColumn:
        return stage.device;
    case LowColumn:
        return stage.deviceLow();
    case HighColumn:
        return stage.deviceHigh();
    case CapacityColumn:
        return stage.capacity;
    case FreeColumn:
        return stage.headroom();
    default:
        return bytesOf(stage, kAllMemoryParts[static_cast<std::size_t>(column - FirstPart)]);
    }
}

} // namespace

MemoryTable::MemoryTable(std::vector<MemoryBar> bars, QObject* parent)
    : QAbstractTableModel(parent)
    , m_bars(std::move(bars))
    , m_ranks(!m_bars.empty() && m_bars.front().rank >= 0)
{
}

int MemoryTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_bars.size());
}

int MemoryTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : leading() + ColumnCount;
}

QVariant MemoryTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (section < leading())
        return section == 0 ? tr("Rank") : tr("GPU");
    section -= leading();
    switch (section) {
    case StageColumn:
        return tr("Stage");
    case DeviceColumn:
        return tr("On the device (bytes)");
    case LowColumn:
        return tr("Likely from (bytes)");
    case HighColumn:
        return tr("Likely to (bytes)");
    case CapacityColumn:
        return tr("Capacity (bytes)");
    case FreeColumn:
        return tr("Free (bytes)");
    case InFlightColumn:
        return tr("Microbatches in flight");
    default:
        break;
    }
    if (section < 0 || section >= ColumnCount)
        return {};
    QString name = partName(kAllMemoryParts[static_cast<std::size_t>(section - FirstPart)]);
    name[0] = name[0].toUpper();
    return tr("%1 (bytes)").arg(name);
}

QVariant MemoryTable::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const MemoryBar& bar = m_bars[static_cast<std::size_t>(index.row())];
    const StageMemory& stage = bar.memory;
    const int column = index.column() - leading();
    if (role == Qt::TextAlignmentRole)
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole && role != Qt::EditRole && role != Qt::ToolTipRole)
        return {};
    if (column < StageColumn)
        return index.column() == 0 ? bar.rank : bar.device;
    if (column == StageColumn)
        return role == Qt::ToolTipRole ? QVariant(plainTip(memoryDetails(bar, MemoryData {})))
                                       : QVariant(stage.stage);
    if (column == InFlightColumn)
        return role == Qt::EditRole ? QVariant(stage.inFlightMicrobatches)
                                    : QVariant(formatCount(stage.inFlightMicrobatches));
    const double bytes = bytesAt(stage, column).value();
    if (role == Qt::EditRole)
        return static_cast<qlonglong>(std::llround(bytes));
    return role == Qt::DisplayRole ? formatBytes(bytes) : exactBytes(bytes);
}

} // namespace rankloom::ui
