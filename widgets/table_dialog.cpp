// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table_dialog.h"

#include <utility>

#include <QAbstractTableModel>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QSaveFile>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include "widgets/picture_view.h"

namespace rankloom::ui {

TableDialog::TableDialog(std::unique_ptr<QAbstractTableModel> table, const QString& title, QWidget* parent)
    : QDialog(parent), m_table(std::move(table)), m_view(new QTableView(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    setModal(false);
    resize(720, 480);
    auto* sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(m_table.get());
    sorted->setSortRole(Qt::EditRole);
    m_view->setModel(sorted);
    m_view->setAccessibleName(tr("Table: %1").arg(title));
    m_view->setAlternatingRowColors(true);
    m_view->setSortingEnabled(true);
    m_view->sortByColumn(-1, Qt::AscendingOrder);
    m_view->verticalHeader()->hide();
    m_view->verticalHeader()->setDefaultSectionSize(m_view->fontMetrics().height() + 6);
    constexpr int kMeasured = 64; // columns; more would take longer than a frame to measure
    if (m_table->columnCount() <= kMeasured)
        m_view->resizeColumnsToContents();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copyButton = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copyButton->setToolTip(tr("Copy the selected cells, or the whole table, as tab-separated text (%1)")
                               .arg(QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText)));
    QPushButton* exportButton = buttons->addButton(tr("&Export CSV…"), QDialogButtonBox::ActionRole);
    connect(copyButton, &QPushButton::clicked, this, &TableDialog::copy);
    connect(exportButton, &QPushButton::clicked, this, &TableDialog::askAndExport);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_view);
    layout->addWidget(buttons);
    m_view->setFocus();
}

TableDialog::~TableDialog()
{
    // The view must let go of the model before the model goes.
    m_view->setModel(nullptr);
}

TableDialog* TableDialog::show(const PictureView& view, QWidget* parent)
{
    auto* dialog = new TableDialog(view.createTable(), view.accessibleName(), parent);
    dialog->QDialog::show();
    return dialog;
}

QString TableDialog::selectedText() const
{
    // A rectangle from the first to the last selected row and column; cells between that are not selected
    // stay empty, so that columns keep their place.
    const QItemSelectionModel& chosen = *m_view->selectionModel();
    const QModelIndexList cells = chosen.selectedIndexes();
    int top = cells.front().row();
    int bottom = top;
    int left = cells.front().column();
    int right = left;
    for (const QModelIndex& cell : cells) {
        top = std::min(top, cell.row());
        bottom = std::max(bottom, cell.row());
        left = std::min(left, cell.column());
        right = std::max(right, cell.column());
    }
    QString text;
    for (int row = top; row <= bottom; ++row) {
        for (int column = left; column <= right; ++column) {
            const QModelIndex cell = m_view->model()->index(row, column);
            if (column > left)
                text += u'\t';
            if (chosen.isSelected(cell))
                text += cell.data(Qt::EditRole).toString();
        }
        text += u'\n';
    }
    return text;
}

void TableDialog::copy()
{
    const bool several = m_view->selectionModel()->selectedIndexes().size() > 1;
    QGuiApplication::clipboard()->setText(several ? selectedText() : tableText(*m_table, u'\t'));
}

Result<void> TableDialog::exportCsv(const QString& path) const
{
    Place place;
    place.file = path.toStdString();
    QSaveFile file(path);
    const QByteArray text = tableText(*m_table, u',').toUtf8();
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.commit())
        return fail(ErrorCode::FileUnwritable,
            "The table was not written: " + file.errorString().toStdString(), place,
            "Choose a folder you may write to, with enough space.");
    return {};
}

void TableDialog::askAndExport()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Export table"),
        QDir::home().filePath(QStringLiteral("rankloom.csv")), tr("Comma-separated values (*.csv)"));
    if (path.isEmpty())
        return;
    const Result<void> written = exportCsv(path);
    if (written)
        return;
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Export table"),
        QString::fromStdString(written.error().text()), QMessageBox::Ok, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void TableDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QDialog::keyPressEvent(event);
}

} // namespace rankloom::ui
