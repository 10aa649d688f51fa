// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>

#include <QDialog>
#include <QString>

#include "core/base/error.h"

class QAbstractTableModel;
class QPushButton;
class QTableView;

namespace rankloom::ui {

class PictureView;

/// A table of which one row is chosen, sorted by its headers. Its context menu copies it whole, Ctrl+C too.
void makeRowsChoosable(QTableView& table);

/// All rows of a table, comma-separated, through a temporary file: a stop request leaves none. Errors:
/// FileUnwritable, Cancelled.
Result<void> writeCsv(const QAbstractTableModel& table, const QString& path, const std::stop_token& stop);

/// The data of a picture as a table: sortable by a click on a header, copied as tab-separated text, exported
/// as CSV in the background. A very long one is neither sorted nor copied as a whole. Not modal; deletes
/// itself when closed. The table shows the moment it was opened.
class TableDialog : public QDialog {
    Q_OBJECT
public:
    TableDialog(std::unique_ptr<QAbstractTableModel> table, const QString& title, QWidget* parent = nullptr);
    ~TableDialog() override;

    /// Opens the table of a view in a window of its own.
    static TableDialog* show(const PictureView& view, QWidget* parent);

    [[nodiscard]] QTableView* view() const { return m_view; }
    /// The selected cells, or everything when fewer than two are selected, as tab-separated text on the
    /// clipboard.
    void copy();

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void askAndExport();
    void finishExport(const Result<void>& written);
    [[nodiscard]] QString selectedText() const;

    std::shared_ptr<const QAbstractTableModel> m_table; ///< also of an export that is under way
    QTableView* m_view = nullptr;
    QPushButton* m_export = nullptr;
    std::stop_source m_closed; ///< an export of a closed table ends
};

} // namespace rankloom::ui
