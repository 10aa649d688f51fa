// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table_dialog.h"

#include <utility>

#include <QAbstractTableModel>
#include <QAction>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QThread>
#include <QVBoxLayout>

#include "widgets/background.h"
#include "widgets/foreign_text.h"
#include "widgets/picture_view.h"
#include "widgets/translated.h"
#include "widgets/whole_output.h"

namespace rankloom::ui {

namespace {

constexpr int kMostSorted = 200'000; ///< rows; sorting more would take longer than somebody waits

/// Deleted on the thread it lives on, for an export may be the last to hold it.
std::shared_ptr<QAbstractTableModel> shared(std::unique_ptr<QAbstractTableModel> table)
{
    return {table.release(), [](QAbstractTableModel* model) {
                if (model && model->thread() != QThread::currentThread())
                    model->deleteLater();
                else
                    delete model;
            }};
}

} // namespace

Result<void> writeCsv(const QAbstractTableModel& table, const QString& path, const std::stop_token& stop)
{
    WholeOutput file(path);
    bool good = file.open();
    if (good)
        writeTable(table, u',', [&](const QString& line) {
            good = file.write(line.toUtf8());
            return good && !stop.stop_requested();
        });
    if (stop.stop_requested())
        return fail(ErrorCode::Cancelled, "The table was closed.");
    if (good && file.finish())
        return {};
    return fail(ErrorCode::FileUnwritable,
        Phrase::of("The table was not written: {}", file.errorString().toStdString()), placeOf(path),
        Phrase::of("Choose a folder you may write to, with enough space."));
}

void makeRowsChoosable(QTableView& table)
{
    table.setSelectionBehavior(QAbstractItemView::SelectRows);
    table.setSelectionMode(QAbstractItemView::SingleSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setSortingEnabled(true);
    table.setShowGrid(false);
    table.setAlternatingRowColors(true);
    table.setTabKeyNavigation(false);
    table.verticalHeader()->hide();
    table.horizontalHeader()->setStretchLastSection(true);
    table.setContextMenuPolicy(Qt::ActionsContextMenu);
    const auto offerCopy = [&table](const QString& words, QString (*text)(const QAbstractItemModel&)) {
        QAction* copy = new QAction(words, &table);
        table.addAction(copy);
        QObject::connect(copy, &QAction::triggered, &table,
            [&table, text] { QGuiApplication::clipboard()->setText(text(*table.model())); });
        return copy;
    };
    QAction* copy = offerCopy(
        TableDialog::tr("Copy table"), [](const QAbstractItemModel& t) { return tableText(t, u'\t'); });
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    offerCopy(TableDialog::tr("Copy as CSV"), [](const QAbstractItemModel& t) { return tableText(t, u','); });
    offerCopy(TableDialog::tr("Copy as Markdown"), markdownTable);
}

TableDialog::TableDialog(std::unique_ptr<QAbstractTableModel> table, const QString& title, QWidget* parent)
    : QDialog(parent), m_view(new QTableView(this))
{
    const std::shared_ptr<QAbstractTableModel> model = shared(std::move(table));
    m_table = model;
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(title);
    setModal(false);
    resize(720, 480);
    m_view->verticalHeader()->setDefaultSectionSize(m_view->fontMetrics().height() + 6);
    const bool isSorted = m_table->rowCount() <= kMostSorted;
    if (isSorted) {
        auto* sorted = new QSortFilterProxyModel(this);
        sorted->setSourceModel(model.get());
        sorted->setSortRole(Qt::EditRole);
        m_view->setModel(sorted);
    } else {
        m_view->setModel(model.get());
    }
    m_view->setAccessibleName(tr("Table: %1").arg(title));
    m_view->setAlternatingRowColors(true);
    m_view->setSortingEnabled(isSorted);
    m_view->sortByColumn(-1, Qt::AscendingOrder);
    m_view->verticalHeader()->hide();
    constexpr int kMeasured = 64; // columns; more would take longer than a frame to measure
    if (m_table->columnCount() <= kMeasured)
        m_view->resizeColumnsToContents();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    QPushButton* copyButton = buttons->addButton(tr("&Copy"), QDialogButtonBox::ActionRole);
    copyButton->setToolTip(
        plainTip(tr("Copy the selected cells, or the whole table, as tab-separated text (%1)")
                     .arg(QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText))));
    QPushButton* markdown = buttons->addButton(tr("Copy as &Markdown"), QDialogButtonBox::ActionRole);
    markdown->setToolTip(tr("Copy the whole table as it reads, for a page or a message"));
    markdown->setEnabled(isCopyable(*m_table));
    connect(markdown, &QPushButton::clicked, this,
        [this] { QGuiApplication::clipboard()->setText(markdownTable(*m_view->model())); });
    m_export = buttons->addButton(tr("&Export CSV…"), QDialogButtonBox::ActionRole);
    connect(copyButton, &QPushButton::clicked, this, &TableDialog::copy);
    connect(m_export, &QPushButton::clicked, this, &TableDialog::askAndExport);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_view);
    if (!isSorted)
        layout->addWidget(new QLabel(
            tr("%1 rows: too many to sort and to copy at once. Copy a selection, or export all of them.")
                .arg(locale().toString(m_table->rowCount())),
            this));
    layout->addWidget(buttons);
    m_view->setFocus();
}

TableDialog::~TableDialog()
{
    m_closed.request_stop();
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
    if (several || isCopyable(*m_table))
        QGuiApplication::clipboard()->setText(several ? selectedText() : tableText(*m_table, u'\t'));
}

void TableDialog::askAndExport()
{
    const QString path = QFileDialog::getSaveFileName(this, tr("Export table"),
        QDir::home().filePath(QStringLiteral("rankloom.csv")), tr("Comma-separated values (*.csv)"));
    if (path.isEmpty())
        return;
    m_export->setEnabled(false);
    m_export->setText(tr("Exporting…"));
    runInBackground<Result<void>>(
        [table = m_table, path, stop = m_closed.get_token()] { return writeCsv(*table, path, stop); }, this,
        [this](const Result<void>& written) { finishExport(written); });
}

void TableDialog::finishExport(const Result<void>& written)
{
    m_export->setEnabled(true);
    m_export->setText(tr("&Export CSV…"));
    if (written)
        return;
    showWarning(*this, tr("Export table"), written.error());
}

void TableDialog::keyPressEvent(QKeyEvent* event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else
        QDialog::keyPressEvent(event);
}

} // namespace rankloom::ui
