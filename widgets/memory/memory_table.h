// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>

#include "core/memory/memory_report.h"

namespace rankloom::ui {

/// One row per pipeline rank: every part, sum, capacity and what is free.
class MemoryTable : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit MemoryTable(MemoryReport report, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    /// DisplayRole: human sizes; EditRole: bytes as integers; ToolTipRole: exact bytes in words.
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    MemoryReport m_report;
};

} // namespace rankloom::ui
