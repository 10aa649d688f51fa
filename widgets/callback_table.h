// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <utility>

#include <QAbstractTableModel>
#include <QStringList>
#include <QVariant>

namespace rankloom::ui {

/// A read-only table whose cells come from a function, so that no picture copies its data to show it as a
/// table. The function owns (or shares) what it reads.
class CallbackTable : public QAbstractTableModel {
    Q_OBJECT
public:
    /// `cell(row, column, role)` is asked for Qt::DisplayRole (text for people) and Qt::EditRole (the plain
    /// number, for copies and exports).
    using Cell = std::function<QVariant(int row, int column, Qt::ItemDataRole role)>;

    CallbackTable(int rows, QStringList columns, Cell cell, QObject* parent = nullptr);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(
        int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    int m_rows = 0;
    QStringList m_columns;
    Cell m_cell;
};

} // namespace rankloom::ui
