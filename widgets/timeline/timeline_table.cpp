// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_table.h"

#include <algorithm>
#include <climits>

#include <QLocale>

#include "widgets/timeline/timeline_lod.h"
#include "widgets/timeline/timeline_text.h"
#include "widgets/timeline/timeline_words.h"

namespace rankloom::ui {

TimelineTable::TimelineTable(std::shared_ptr<const TimelineIndex> index, QObject* parent)
    : QAbstractTableModel(parent)
    , m_index(std::move(index))
    , m_timeline(m_index ? m_index->shared() : nullptr)
{
    m_firstRow.push_back(0);
    if (!m_timeline)
        return;
    std::int64_t rows = 0;
    for (const Lane& lane : m_timeline->lanes) {
        rows += std::ssize(lane.slices) + std::ssize(lane.bubbles);
        m_firstRow.push_back(static_cast<int>(std::min<std::int64_t>(rows, INT_MAX)));
    }
}

int TimelineTable::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : m_firstRow.back();
}

int TimelineTable::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ColumnCount; }

QVariant TimelineTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    if (m_index && m_index->words() && section >= MicrobatchColumn && section <= ChunkColumn)
        return m_index->words()->columns()[static_cast<std::size_t>(section - MicrobatchColumn)];
    switch (section) {
    case LaneColumn:
        return tr("Lane");
    case WhatColumn:
        return tr("What");
    case MicrobatchColumn:
        return tr("Microbatch");
    case StageColumn:
        return tr("Virtual stage");
    case ChunkColumn:
        return tr("Chunk");
    case StartColumn:
        return tr("Start (ns)");
    case EndColumn:
        return tr("End (ns)");
    case DurationColumn:
        return tr("Duration (ns)");
    case WaitsForColumn:
        return tr("Waits for");
    default:
        return {};
    }
}

TimelineTable::Row TimelineTable::rowAt(int row) const
{
    const auto it = std::upper_bound(m_firstRow.begin(), m_firstRow.end(), row);
    Row found;
    found.lane = static_cast<int>(it - m_firstRow.begin()) - 1;
    const Lane& lane = m_timeline->lanes[static_cast<std::size_t>(found.lane)];
    // Both are by start and a bubble comes before what starts later: a slice stands behind the slices before
    // it and the bubbles that start before it.
    const int place = row - m_firstRow[static_cast<std::size_t>(found.lane)];
    const auto placeOf = [&lane](int slice) {
        const std::int64_t start = lane.slices[static_cast<std::size_t>(slice)].start;
        const auto before = std::ranges::lower_bound(lane.bubbles, start, {}, &Bubble::start);
        return slice + static_cast<int>(before - lane.bubbles.begin());
    };
    const auto count = static_cast<int>(std::min(std::ssize(lane.slices), std::ptrdiff_t {INT_MAX}));
    int slices = 0; // that stand before this place
    for (int end = count; slices < end;) {
        const int middle = slices + (end - slices) / 2;
        if (placeOf(middle) < place)
            slices = middle + 1;
        else
            end = middle;
    }
    if (slices < count && placeOf(slices) == place)
        found.slice = &lane.slices[static_cast<std::size_t>(slices)];
    else
        found.bubble = &lane.bubbles[static_cast<std::size_t>(place - slices)];
    return found;
}

QVariant TimelineTable::exact(const Row& row, int column) const
{
    const std::int64_t start = row.slice ? row.slice->start : row.bubble->start;
    const std::int64_t end = row.slice ? row.slice->end : row.bubble->end;
    if (m_index->words() && column >= MicrobatchColumn && column <= ChunkColumn) {
        const int value = row.slice
            ? m_index->words()->cells(*row.slice)[static_cast<std::size_t>(column - MicrobatchColumn)]
            : -1;
        return value >= 0 ? QVariant(value) : QVariant();
    }
    switch (column) {
    case StartColumn:
        return static_cast<qlonglong>(start);
    case EndColumn:
        return static_cast<qlonglong>(end);
    case DurationColumn:
        return static_cast<qlonglong>(end - start);
    case MicrobatchColumn:
        return row.slice && row.slice->microbatch >= 0 ? QVariant(row.slice->microbatch) : QVariant();
    case StageColumn:
        return row.slice ? QVariant(static_cast<int>(row.slice->stage)) : QVariant();
    case ChunkColumn:
        return row.slice ? QVariant(static_cast<int>(row.slice->chunk)) : QVariant();
    default:
        return shown(row, column);
    }
}

QVariant TimelineTable::shown(const Row& row, int column) const
{
    switch (column) {
    case LaneColumn:
        return timeline_text::laneName(*m_index, row.lane);
    case WhatColumn:
        return row.slice ? timeline_text::kindName(*m_index, row.slice->kind)
                         : tr("idle: %1").arg(timeline_text::causeName(*m_index, row.bubble->cause));
    case WaitsForColumn:
        return row.bubble ? QVariant(timeline_text::bubble(*m_index, row.lane, *row.bubble)) : QVariant();
    default: {
        const QVariant value = exact(row, column);
        return value.isNull() ? value : QVariant(QLocale().toString(value.toLongLong()));
    }
    }
}

QVariant TimelineTable::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    switch (role) {
    case Qt::DisplayRole:
        return shown(rowAt(index.row()), index.column());
    case Qt::EditRole:
        return exact(rowAt(index.row()), index.column());
    case Qt::TextAlignmentRole:
        return index.column() >= MicrobatchColumn && index.column() <= DurationColumn
            ? QVariant(Qt::AlignRight | Qt::AlignVCenter)
            : QVariant();
    default:
        return {};
    }
}

} // namespace rankloom::ui
