// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "widgets/memory/memory_data.h"

namespace rankloom::ui {

/// One row per stage or rank: every part, sum, capacity and what is free.
class MemoryTable : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit MemoryTable(std::vector<MemoryBar> bars, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// DisplayRole: human sizes; EditRole: bytes as integers; ToolTipRole: exact bytes in words.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    /// The column in front of which there are those of ranks.
    [[nodiscard]] int leading() const { return m_ranks ? 2 : 0; }

    std::vector<MemoryBar> m_bars;
    bool m_ranks;
};

} // namespace rankloom::ui
