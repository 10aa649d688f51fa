// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDialog>
#include <QKeySequence>

class QLabel;
class QTableWidget;
class QTableWidgetItem;

namespace rankloom::ui {

class Keys;

/// All keys on one sheet: those of commands can be changed in it. Open beside the window, blocks nothing.
class KeySheet : public QDialog {
    Q_OBJECT
public:
    KeySheet(Keys& keys, QWidget* parent);

private:
    void fill();
    void filter(const QString& wanted);
    void take(const QTableWidgetItem& edited);
    /// Of the current row: one key, none (empty), or those it came with (nothing).
    void change(const std::optional<QKeySequence>& keys);

    Keys& m_keys;
    QTableWidget* m_table;
    QLabel* m_refusal;
};

} // namespace rankloom::ui
