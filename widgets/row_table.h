// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QAbstractTableModel>
#include <QStringList>
#include <QWidget>

class QLabel;
class QTableView;
class QToolButton;

namespace rankloom::ui {

/// A column of a RowTable. Functions that are not given: nothing is shown, nothing can be edited.
struct RowColumn {
    QString title;
    QString help;
    std::function<QString(int row)> text;
    std::function<bool(int row)> editable {};
    std::function<QString(int row)> typed {}; ///< what the editor begins with; not given = the text
    /// Why a typed text cannot be taken, in plain words; empty = it can.
    std::function<QString(int row, const QString& typed)> problem {};
    std::function<void(int row, const QString& typed)> take {};
    std::function<QStringList()> choices {}; ///< the editor offers these alone
    std::function<QStringList()> completions {}; ///< the editor proposes these while one types
    std::function<bool(int row)> checked {}; ///< a box to tick instead of an editor
    std::function<QString(int row)> tip {};
    bool number = false; ///< right-aligned
    int letters = 8; ///< room
    bool stretches = false; ///< it takes what is left; the first one where none does
};

/// A short table whose cells are edited in place, for a narrow panel: double click, F2, Return or typing
/// edits, Space ticks, Insert adds, Delete removes. A text that cannot be taken stays in its editor, with the
/// reason below the table. The table knows no data: columns ask for it, and are told what was typed.
class RowTable : public QWidget {
    Q_OBJECT
public:
    explicit RowTable(QWidget* parent = nullptr);

    void setColumns(std::vector<RowColumn> columns); ///< once, before there are rows
    /// A button and Insert; `add` makes a row and opens its editor.
    void setAdd(const QString& help, std::function<void()> add);
    /// A button and Delete. `may`: whether a row can be removed.
    void setRemove(
        const QString& help, std::function<void(int row)> remove, std::function<bool(int row)> may);
    void setEmptyText(const QString& text); ///< in place of rows

    /// The data changed; an open editor stays as it is.
    void refresh(int rows);
    [[nodiscard]] int rowCount() const;
    /// Opens the editor of a cell.
    void edit(int row, int column);
    [[nodiscard]] int currentRow() const;
    [[nodiscard]] QTableView& view() const { return *m_view; }
    /// Below the table: a remark on it; problems of what is typed come before it.
    void setRemark(const QString& remark);
    void setProblem(const QString& problem);
    [[nodiscard]] QString words() const;
    void setHelp(const QString& accessibleName, const QString& help);

Q_SIGNALS:
    void cancelled(); ///< an editor was left by Escape

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    class Model;
    class Delegate;

    [[nodiscard]] int stretching() const; ///< the column that does
    void fit(); ///< as high as its rows, columns as wide as they need
    void fitWords(); ///< as high as their text is at the present width
    void showWords();
    void updateButtons();
    void removeCurrent();

    std::vector<RowColumn> m_columns;
    Model* m_model;
    Delegate* m_delegate;
    QTableView* m_view;
    QLabel* m_empty;
    QToolButton* m_addButton;
    QToolButton* m_removeButton;
    QLabel* m_words;
    std::function<void()> m_add;
    std::function<void(int)> m_remove;
    std::function<bool(int)> m_mayRemove;
    QString m_remark;
    QString m_problem;
};

} // namespace rankloom::ui
