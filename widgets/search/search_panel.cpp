// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/search_panel.h"

#include <algorithm>
#include <utility>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "widgets/search/layout_scatter.h"
#include "widgets/search/search_constraints.h"
#include "widgets/search/sensitivity_view.h"

namespace rankloom::ui {

SearchPanel::SearchPanel(QWidget* parent) : QWidget(parent)
{
    auto* sides = new QSplitter(this);
    sides->addWidget(makeFound());
    sides->addWidget(makePictures());
    sides->setStretchFactor(0, 3);
    sides->setStretchFactor(1, 2);
    sides->setChildrenCollapsible(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 4, 6, 4);
    column->setSpacing(4);
    column->addWidget(makeConstraints());
    column->addWidget(sides, 1);
    setLayouts(nullptr);
    setRunning(false);
    setStatus({});
}

QWidget* SearchPanel::makeConstraints()
{
    m_constraints = new SearchConstraints(this);
    m_search = new QPushButton(tr("Sea&rch"), this);
    m_search->setAutoDefault(true); // Return presses it, as after Ctrl+L
    m_search->setObjectName(QStringLiteral("search"));
    m_search->setToolTip(tr("Find the fastest layouts that fit; a new search replaces a running one"));
    m_cancel = new QPushButton(tr("Cancel"), this);
    m_cancel->setToolTip(tr("Stop searching and keep the best so far"));
    m_constraints->append({m_search, m_cancel});
    connect(m_search, &QPushButton::clicked, this, &SearchPanel::searchRequested);
    connect(m_cancel, &QPushButton::clicked, this, &SearchPanel::cancelRequested);
    connect(m_constraints, &SearchConstraints::returnPressed, m_search, &QPushButton::click);
    connect(m_constraints, &SearchConstraints::problemChanged, this,
        [this] { m_search->setEnabled(m_constraints->problem().isEmpty()); });
    return m_constraints;
}

QWidget* SearchPanel::makeFound()
{
    auto* side = new QWidget(this);
    m_filter = new QLineEdit(side);
    m_filter->setPlaceholderText(tr("Filter: TP 8, zero-1"));
    m_filter->setClearButtonEnabled(true);
    m_filter->setAccessibleName(tr("Filter of the layouts"));
    m_filter->setToolTip(tr("Only layouts with all of these words, separated by commas"));
    m_sorted = new QSortFilterProxyModel(this);
    m_sorted->setSortRole(Qt::EditRole);
    m_sorted->setFilterKeyColumn(LayoutTable::Words);
    m_table = new QTableView(side);
    m_table->setAccessibleName(tr("Found layouts"));
    m_table->setModel(m_sorted);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(LayoutTable::Rank, Qt::AscendingOrder);
    m_table->setWordWrap(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setTabKeyNavigation(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    m_table->horizontalHeader()->setStretchLastSection(true);
    m_table->installEventFilter(this);
    m_status = new QLabel(side);
    m_status->setWordWrap(true);
    m_adoptNew = new QPushButton(tr("&Adopt as new plan"), side);
    m_adoptNew->setToolTip(tr("Add this layout as a plan of its own, named by its difference (Return)"));
    m_adopt = new QPushButton(tr("&Change this plan"), side);
    m_adopt->setToolTip(tr("Give the plan on screen this layout (Shift+Return)"));
    m_test = new QPushButton(tr("&Place and test the best"), side);
    m_test->setToolTip(
        tr("Place the ranks of the five best by the measured links, and see how the order of the "
           "ten best holds when links and calibration are off as measurements are"));
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_test);
    buttons->addStretch(1);
    buttons->addWidget(m_adoptNew);
    buttons->addWidget(m_adopt);
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    column->addWidget(m_filter);
    column->addWidget(m_table, 1);
    column->addWidget(m_status);
    column->addLayout(buttons);
    connect(m_filter, &QLineEdit::textChanged, this, &SearchPanel::applyFilter);
    connect(m_table, &QTableView::doubleClicked, this, [this] { adopt(true); });
    connect(m_table, &QTableView::clicked, this, &SearchPanel::preview);
    connect(m_test, &QPushButton::clicked, this, &SearchPanel::testRequested);
    connect(m_adoptNew, &QPushButton::clicked, this, [this] { adopt(true); });
    connect(m_adopt, &QPushButton::clicked, this, [this] { adopt(false); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (!m_filling) {
            m_scatter->setChosen(chosen());
            preview();
        }
        showButtons();
    });
    return side;
}

QWidget* SearchPanel::makePictures()
{
    m_tabs = new QTabWidget(this);
    m_tabs->setDocumentMode(true);
    m_scatter = new LayoutScatter(m_tabs);
    m_sensitivity = new SensitivityView(m_tabs);
    auto* scroll = new QScrollArea(m_tabs);
    scroll->setWidget(m_sensitivity);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusProxy(m_sensitivity);
    m_tabs->addTab(m_scatter, tr("Time and headroom"));
    m_tabs->addTab(scroll, tr("One setting at a time"));
    connect(m_scatter, &LayoutScatter::chosenByPerson, this, [this](int layout) {
        selectRow(layout);
        preview();
    });
    connect(m_scatter, &LayoutScatter::activated, this, [this](int layout) {
        selectRow(layout);
        adopt(true);
    });
    connect(m_sensitivity, &SensitivityView::cursorMoved, this,
        [scroll](const QRect& row) { scroll->ensureVisible(row.left(), row.center().y(), 0, row.height()); });
    return m_tabs;
}

void SearchPanel::begin() { m_search->setFocus(); }

void SearchPanel::setLayouts(FoundLayouts layouts, std::shared_ptr<const LayoutTests> tests)
{
    m_filling = true;
    const int before = chosen();
    const bool wasEmpty = !m_layouts || m_layouts->empty();
    m_layouts = std::move(layouts);
    QAbstractItemModel* old = m_sorted->sourceModel();
    for (const int column : {LayoutTable::Placed, LayoutTable::Holds})
        m_table->setColumnHidden(column, !tests);
    m_sorted->setSourceModel(new LayoutTable(m_layouts, std::move(tests), m_sorted));
    delete old;
    const bool empty = !m_layouts || m_layouts->empty();
    // What is decided on first: the rest is reached by scrolling.
    int place = 0;
    for (const int column : {LayoutTable::Rank, LayoutTable::Step, LayoutTable::Behind, LayoutTable::Headroom,
             LayoutTable::Placed, LayoutTable::Holds, LayoutTable::Words, LayoutTable::Why})
        m_table->horizontalHeader()->moveSection(m_table->horizontalHeader()->visualIndex(column), place++);
    if (wasEmpty && !empty) {
        m_table->resizeColumnsToContents();
        const int widest = fontMetrics().averageCharWidth() * 60;
        m_table->setColumnWidth(
            LayoutTable::Words, std::min(m_table->columnWidth(LayoutTable::Words), widest));
    }
    m_scatter->setLayouts(m_layouts);
    if (!empty)
        selectRow(std::clamp(before, 0, static_cast<int>(m_layouts->size()) - 1));
    m_filling = false;
    m_scatter->setChosen(chosen());
    showButtons();
}

void SearchPanel::setRunning(bool running)
{
    // Hiding what has the keyboard would send it elsewhere.
    if (!running && m_cancel->hasFocus())
        m_search->setFocus();
    m_running = running;
    m_cancel->setEnabled(running);
    showButtons();
}

void SearchPanel::setStatus(const QString& words, const QString& toolTip)
{
    m_status->setText(words.isEmpty() ? tr("Layouts that fit are listed here, the fastest first.") : words);
    m_status->setToolTip(toolTip);
}

QString SearchPanel::status() const { return m_status->text(); }

void SearchPanel::setAdoptable(bool adoptable)
{
    m_adoptable = adoptable;
    showButtons();
}

void SearchPanel::showButtons()
{
    const bool possible = m_adoptable && chosen() >= 0;
    m_adoptNew->setEnabled(possible);
    m_adopt->setEnabled(possible);
    m_test->setEnabled(possible && !m_running);
}

void SearchPanel::preview()
{
    if (m_adoptable && chosen() >= 0)
        Q_EMIT previewRequested(chosen());
}

void SearchPanel::applyFilter(const QString& text)
{
    m_filling = true; // the cursor may move to another row: nobody asked to see that one
    QString pattern;
    const QStringList words = text.split(u',', Qt::SkipEmptyParts);
    for (const QString& word : words)
        if (const QString wanted = word.simplified(); !wanted.isEmpty())
            pattern += QStringLiteral("(?=.*(?<![\\w-])") + QRegularExpression::escape(wanted)
                + QStringLiteral("(?!\\d))");
    m_sorted->setFilterRegularExpression(
        QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption));
    m_filling = false;
    m_scatter->setChosen(chosen());
}

int SearchPanel::chosen() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? m_sorted->mapToSource(current).row() : -1;
}

void SearchPanel::selectRow(int layout)
{
    if (layout < 0 || !m_sorted->sourceModel() || layout >= m_sorted->sourceModel()->rowCount())
        return;
    const QModelIndex row = m_sorted->mapFromSource(m_sorted->sourceModel()->index(layout, 0));
    if (row.isValid()) {
        m_table->setCurrentIndex(row);
        m_table->scrollTo(row);
    }
}

void SearchPanel::adopt(bool asNewPlan)
{
    if (m_adoptable && chosen() >= 0)
        Q_EMIT adoptRequested(chosen(), asNewPlan);
}

bool SearchPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table && event->type() == QEvent::KeyPress)
        if (const auto* key = static_cast<QKeyEvent*>(event);
            key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            adopt(!key->modifiers().testFlag(Qt::ShiftModifier));
            return true;
        }
    return QWidget::eventFilter(watched, event);
}

} // namespace rankloom::ui
