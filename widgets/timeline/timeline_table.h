// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QAbstractTableModel>

#include "core/schedule/timeline.h"

namespace rankloom::ui {

class TimelineIndex;

/// Every slice and every bubble of a timeline as one row, lane after lane, by start. Rows are found when they
/// are asked for: making the table takes a time by the number of lanes, whatever is on them.
class TimelineTable : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column {
        LaneColumn,
        WhatColumn,
        MicrobatchColumn,
        StageColumn,
        ChunkColumn,
        StartColumn,
        EndColumn,
        DurationColumn,
        WaitsForColumn,
        ColumnCount
    };

    explicit TimelineTable(std::shared_ptr<const TimelineIndex> index, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// DisplayRole: words and the person's numbers. EditRole: exact integers, nanoseconds.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Row {
        int lane = 0;
        const Slice* slice = nullptr;
        const Bubble* bubble = nullptr;
    };
    [[nodiscard]] Row rowAt(int row) const;
    [[nodiscard]] QVariant exact(const Row& row, int column) const;
    [[nodiscard]] QVariant shown(const Row& row, int column) const;

    std::shared_ptr<const TimelineIndex> m_index;
    std::shared_ptr<const Timeline> m_timeline;
    std::vector<int> m_firstRow; ///< per lane, and the end
};

} // namespace rankloom::ui
