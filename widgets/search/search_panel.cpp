// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/search_panel.h"

#include <algorithm>
#include <utility>

#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QSortFilterProxyModel>
#include <QSplitter>
#include <QStyledItemDelegate>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

#include "widgets/flow_layout.h"
#include "widgets/foreign_text.h"
#include "widgets/picture_view.h"
#include "widgets/search/layout_scatter.h"
#include "widgets/search/search_constraints.h"
#include "widgets/search/sensitivity_view.h"
#include "widgets/table_dialog.h"

namespace rankloom::ui {

namespace {

constexpr int kLeastRows = 4; ///< of the table that are seen without scrolling the panel

/// Lists as "layernorm+moe_act+mla_up_proj" may be broken behind a sign: nothing of a layout is cut.
class BreakingDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override
    {
        QStyledItemDelegate::initStyleOption(option, index);
        option->text.replace(u'+', QStringLiteral("+\u200b"));
    }
};

} // namespace

SearchPanel::SearchPanel(QWidget* parent) : QWidget(parent)
{
    // Rows need the width, and the picture above them folds where there is no room for both.
    auto* parts = new QSplitter(Qt::Vertical, this);
    QWidget* found = makeFound();
    parts->addWidget(makePictures());
    parts->addWidget(found);
    parts->setStretchFactor(0, 2);
    parts->setStretchFactor(1, 3);
    parts->setSizes({400, 600});
    parts->setCollapsible(1, false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 2, 6, 2);
    column->setSpacing(2);
    column->addWidget(makeConstraints());
    column->addWidget(parts, 1);
    setLayouts(nullptr);
    setRunning(false);
    setStatus({});
}

/// In a scroll area: what it needs, not what it would like to have. The table scrolls by itself.
int SearchPanel::heightForWidth(int width) const { return layout()->totalMinimumHeightForWidth(width); }

QWidget* SearchPanel::makeConstraints()
{
    m_constraints = new SearchConstraints(this);
    m_search = new QPushButton(tr("Search"), this);
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
    makeRowsChoosable(*m_table);
    m_table->sortByColumn(LayoutTable::Rank, Qt::AscendingOrder);
    m_table->setWordWrap(true); // a layout is told whole, in two lines where one is too short
    m_table->setTextElideMode(Qt::ElideNone);
    m_table->setItemDelegateForColumn(LayoutTable::Words, new BreakingDelegate(m_table));
    m_table->verticalHeader()->setDefaultSectionSize(fontMetrics().height() + 6);
    m_table->setMinimumHeight(m_table->horizontalHeader()->sizeHint().height()
        + kLeastRows * m_table->verticalHeader()->defaultSectionSize());
    m_table->installEventFilter(this);
    m_table->viewport()->installEventFilter(this);
    m_status = new QLabel(side);
    m_status->setWordWrap(true);
    m_adoptNew = new QPushButton(tr("Adopt as new plan"), side);
    m_adoptNew->setToolTip(tr("Add this layout as a plan of its own, named by its difference (Return)"));
    m_adopt = new QPushButton(tr("Change this plan"), side);
    m_adopt->setToolTip(tr("Give the plan on screen this layout (Shift+Return)"));
    m_test = new QPushButton(tr("Place and test the best"), side);
    m_test->setToolTip(
        tr("Place the ranks of the five best by the measured links, and see how the order of the "
           "ten best holds when links and calibration are off as measurements are"));
    auto* buttons = new FlowLayout; // below each other where the panel is narrow
    buttons->setSpacing(6);
    for (QPushButton* button : {m_adoptNew, m_adopt, m_test}) {
        button->setAutoDefault(true);
        buttons->addWidget(button);
    }
    auto* column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(2);
    column->addWidget(m_filter);
    column->addWidget(m_table, 1);
    column->addWidget(m_status);
    column->addLayout(buttons);
    connect(m_filter, &QLineEdit::textChanged, this, &SearchPanel::applyFilter);
    connect(m_table, &QTableView::doubleClicked, this, [this] { adopt(AdoptAs::NewPlan); });
    connect(m_table, &QTableView::clicked, this, [this](const QModelIndex& at) {
        preview();
        if (at.column() == LayoutTable::Rank)
            toggleAlike(m_sorted->mapToSource(at).row());
    });
    connect(m_test, &QPushButton::clicked, this, &SearchPanel::testRequested);
    connect(m_adoptNew, &QPushButton::clicked, this, [this] { adopt(AdoptAs::NewPlan); });
    connect(m_adopt, &QPushButton::clicked, this, [this] { adopt(AdoptAs::ThisPlan); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (!m_filling) {
            m_scatter->setChosen(chosenLayout());
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
    m_tabs->addTab(m_scatter, tr("Time and headroom"));
    m_tabs->addTab(m_sensitivity, tr("One setting at a time"));
    connect(m_scatter, &LayoutScatter::chosenByPerson, this, [this](int layout) {
        selectRow(layout);
        preview();
    });
    connect(m_scatter, &LayoutScatter::activated, this, [this](int layout) {
        selectRow(layout);
        adopt(AdoptAs::NewPlan);
    });
    return m_tabs;
}

void SearchPanel::begin() { m_search->setFocus(); }

void SearchPanel::setLayouts(FoundLayouts layouts, std::shared_ptr<const LayoutTests> tests)
{
    const bool wasEmpty = !m_layouts || m_layouts->empty();
    const int chosen = layouts && !layouts->empty() ? successor(*layouts) : -1;
    m_layouts = std::move(layouts);
    m_tests = std::move(tests);
    m_open.clear();
    m_stale = false;
    fill();
    const bool empty = !m_layouts || m_layouts->empty();
    if (wasEmpty && !empty)
        m_table->resizeColumnsToContents();
    fitColumns();
    m_filling = true;
    m_scatter->setLayouts(m_layouts);
    m_scatter->setStale(false);
    if (!empty)
        selectRow(chosen);
    m_looked = m_looked && !empty;
    m_filling = false;
    m_scatter->setChosen(chosenLayout());
    showButtons();
    Q_EMIT chosenMoved();
}

/// Where among newer layouts the cursor goes: to the layout that the person looked at, however it is ranked
/// now, else to the same rank.
int SearchPanel::successor(const std::vector<FoundLayout>& layouts) const
{
    const int before = chosenLayout();
    if (m_looked && before >= 0) {
        const QString looked = layoutWords((*m_layouts)[static_cast<std::size_t>(before)]);
        const auto same =
            std::ranges::find(layouts, looked, [](const FoundLayout& layout) { return layoutWords(layout); });
        if (same != layouts.end())
            return static_cast<int>(same - layouts.begin());
    }
    return std::clamp(before, 0, static_cast<int>(layouts.size()) - 1);
}

/// The table anew, the cursor on no row.
void SearchPanel::fill()
{
    m_filling = true;
    QAbstractItemModel* old = m_sorted->sourceModel();
    for (const int column : {LayoutTable::Placed, LayoutTable::Holds})
        m_table->setColumnHidden(column, !m_tests);
    m_rows = m_layouts ? layoutRows(*m_layouts, m_open) : std::vector<LayoutRow> {};
    m_model = new LayoutTable(m_layouts, m_tests, m_rows, m_sorted);
    m_model->setStale(m_stale);
    m_sorted->setSourceModel(m_model);
    delete old;
    m_filling = false;
}

/// The layout gets what rank, step, distance and headroom leave of the width: none of them is out of sight.
void SearchPanel::fitColumns()
{
    if (m_rows.empty())
        return;
    const int character = fontMetrics().averageCharWidth();
    int others = 0;
    for (const int column :
        {LayoutTable::Rank, LayoutTable::Step, LayoutTable::Behind, LayoutTable::Headroom})
        others += m_table->columnWidth(column);
    const int left = m_table->viewport()->width() - others;
    m_table->setColumnWidth(LayoutTable::Words, std::clamp(left, 22 * character, 90 * character));
    m_table->resizeRowsToContents();
}

void SearchPanel::setStale(bool stale)
{
    m_stale = stale;
    m_model->setStale(stale);
    m_scatter->setStale(stale);
}

const FoundLayout* SearchPanel::layoutAt(int shown) const
{
    return shown >= 0 && shown < std::ssize(m_rows)
        ? &layoutOf(*m_layouts, m_rows[static_cast<std::size_t>(shown)])
        : nullptr;
}

void SearchPanel::toggleAlike(int shown)
{
    if (shown < 0 || shown >= std::ssize(m_rows))
        return;
    const LayoutRow row = m_rows[static_cast<std::size_t>(shown)];
    if ((*m_layouts)[static_cast<std::size_t>(row.layout)].alike.empty())
        return;
    const auto at = std::ranges::lower_bound(m_open, row.layout);
    if (at != m_open.end() && *at == row.layout)
        m_open.erase(at);
    else
        m_open.insert(at, row.layout);
    fill();
    m_filling = true;
    selectRow(row.layout);
    m_filling = false;
    m_table->resizeRowsToContents();
    showButtons();
}

void SearchPanel::setRunning(bool running)
{
    // Hiding what has the keyboard would send it elsewhere.
    if (!running && m_cancel->hasFocus())
        m_search->setFocus();
    m_running = running;
    m_cancel->setEnabled(running);
    m_scatter->setSearching(running);
    showButtons();
}

void SearchPanel::setStatus(const QString& words, const QString& toolTip)
{
    m_status->setText(words.isEmpty() ? tr("Layouts that fit are listed here, the fastest first.") : words);
    m_status->setToolTip(plainTip(toolTip));
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
    if (!m_adoptable || chosen() < 0)
        return;
    m_looked = true;
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
    m_scatter->setChosen(chosenLayout());
    showButtons();
    Q_EMIT chosenMoved();
}

int SearchPanel::chosenLayout() const
{
    const int row = chosen();
    return row >= 0 && row < std::ssize(m_rows) ? m_rows[static_cast<std::size_t>(row)].layout : -1;
}

int SearchPanel::chosen() const
{
    const QModelIndex current = m_table->currentIndex();
    return current.isValid() ? m_sorted->mapToSource(current).row() : -1;
}

void SearchPanel::selectRow(int layout)
{
    const auto at = std::ranges::find(m_rows, layout, &LayoutRow::layout);
    if (at == m_rows.end())
        return;
    const QModelIndex row = m_sorted->mapFromSource(m_model->index(static_cast<int>(at - m_rows.begin()), 0));
    if (row.isValid()) {
        m_table->setCurrentIndex(row);
        m_table->scrollTo(row);
    }
}

void SearchPanel::adopt(AdoptAs as)
{
    if (m_adoptable && chosen() >= 0)
        Q_EMIT adoptRequested(chosen(), as);
}

/// Return adopts; Right and Left show and hide what is as fast.
bool SearchPanel::tableKey(const QKeyEvent& key)
{
    switch (key.key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        adopt(adoptBy(key.modifiers()));
        return true;
    case Qt::Key_Right:
    case Qt::Key_Left: {
        const int layout = chosenLayout();
        const bool open = layout >= 0 && std::ranges::binary_search(m_open, layout);
        if (layout < 0 || (key.key() == Qt::Key_Right) == open)
            return false; // scrolls
        toggleAlike(chosen());
        return true;
    }
    default:
        return false;
    }
}

bool SearchPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize)
        QMetaObject::invokeMethod(
            this, [this] { fitColumns(); }, Qt::QueuedConnection);
    if (watched == m_table && event->type() == QEvent::KeyPress
        && tableKey(*static_cast<const QKeyEvent*>(event)))
        return true;
    return QWidget::eventFilter(watched, event);
}

} // namespace rankloom::ui
