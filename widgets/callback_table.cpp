// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/callback_table.h"

namespace rankloom::ui {

CallbackTable::CallbackTable(int rows, QStringList columns, Cell cell, QObject* parent)
    : QAbstractTableModel(parent), m_rows(rows), m_columns(std::move(columns)), m_cell(std::move(cell))
{
}

int CallbackTable::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : m_rows; }

int CallbackTable::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_columns.size());
}

QVariant CallbackTable::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    if (role == Qt::DisplayRole || role == Qt::EditRole)
        return m_cell(index.row(), index.column(), static_cast<Qt::ItemDataRole>(role));
    if (role == Qt::TextAlignmentRole) {
        const bool number = m_cell(index.row(), index.column(), Qt::EditRole).typeId() != QMetaType::QString;
        return QVariant::fromValue(
            Qt::Alignment((number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter));
    }
    return {};
}

QVariant CallbackTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (role != Qt::DisplayRole || section < 0)
        return {};
    if (orientation == Qt::Vertical)
        return section < m_rows ? QVariant(section) : QVariant();
    return section < m_columns.size() ? QVariant(m_columns.at(section)) : QVariant();
}

} // namespace rankloom::ui
