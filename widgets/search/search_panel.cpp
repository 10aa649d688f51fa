// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/search_panel.h"

#include <algorithm>

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
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
#include "widgets/search/sensitivity_view.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

enum SchedulesChoice { Common, All, AsInPlan };
/// Those that every training framework has.
constexpr ScheduleKind kCommon[] = {
    ScheduleKind::GPipe, ScheduleKind::OneFOneB, ScheduleKind::Interleaved, ScheduleKind::ZbH1};

} // namespace

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
    column->addWidget(makeDegrees());
    column->addWidget(makeChoices());
    column->addWidget(sides, 1);
    setLayouts(nullptr);
    setRunning(false);
    setStatus({});
}

QWidget* SearchPanel::makeDegrees()
{
    auto* strip = new QWidget(this);
    auto* row = new QHBoxLayout(strip);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    addDegree(*row, tr("TP"), tr("Tensor parallelism"), &SearchSpace::tp);
    addDegree(*row, tr("PP"), tr("Pipeline parallelism"), &SearchSpace::pp);
    addDegree(*row, tr("VPP"), tr("Chunks per pipeline rank"), &SearchSpace::vpp);
    addDegree(*row, tr("CP"), tr("Context parallelism"), &SearchSpace::cp);
    addDegree(*row, tr("EP"), tr("Expert parallelism"), &SearchSpace::ep);
    addDegree(*row, tr("MBS"), tr("Microbatch size"), &SearchSpace::microBatchSize);
    return strip;
}

void SearchPanel::addDegree(
    QHBoxLayout& row, const QString& name, const QString& toolTip, DegreeRange SearchSpace::*range)
{
    auto* caption = new QLabel(name, this);
    auto* edit = new QLineEdit(this);
    edit->setPlaceholderText(tr("any"));
    edit->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("1..16")) + 14);
    edit->setMaxLength(80);
    edit->setAccessibleName(toolTip);
    const QString help =
        tr("%1: one value (8), bounds (1..16) or some values (2,4,8); empty for any").arg(toolTip);
    edit->setToolTip(help);
    edit->setProperty("help", help);
    caption->setBuddy(edit);
    caption->setToolTip(help);
    row.addWidget(caption);
    row.addWidget(edit, 1);
    row.addSpacing(6);
    m_fields.push_back({range, name, edit});
    connect(edit, &QLineEdit::textChanged, this, &SearchPanel::checkFields);
    connect(edit, &QLineEdit::returnPressed, this, [this] { m_search->click(); });
}

QWidget* SearchPanel::makeChoices()
{
    auto* strip = new QWidget(this);
    m_headroom = new QDoubleSpinBox(strip);
    m_headroom->setRange(0, 10000);
    m_headroom->setDecimals(1);
    m_headroom->setSuffix(tr(" GiB"));
    m_headroom->setAccessibleName(tr("Least headroom"));
    m_headroom->setToolTip(tr("Memory that must stay free on the fullest device"));
    auto* headroom = new QLabel(tr("&Headroom"), strip);
    headroom->setBuddy(m_headroom);
    m_tensorWithinNode = new QCheckBox(tr("TP within a &node"), strip);
    m_tensorWithinNode->setToolTip(tr("No tensor-parallel group reaches over several nodes"));
    m_tensorWithinNode->setChecked(true);
    m_schedules = new QComboBox(strip);
    m_schedules->addItems({tr("Common"), tr("All"), tr("As in the plan")});
    m_schedules->setAccessibleName(tr("Schedules"));
    m_schedules->setToolTip(tr("Common: GPipe, 1F1B, interleaved 1F1B and ZB-H1"));
    auto* schedules = new QLabel(tr("&Schedules"), strip);
    schedules->setBuddy(m_schedules);
    m_search = new QPushButton(tr("Sea&rch"), strip);
    m_search->setToolTip(tr("Find the fastest layouts that fit; a new search replaces a running one"));
    m_cancel = new QPushButton(tr("Cancel"), strip);
    m_cancel->setToolTip(tr("Stop searching and keep the best so far"));
    auto* row = new QHBoxLayout(strip);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    for (QWidget* widget :
        std::initializer_list<QWidget*> {headroom, m_headroom, m_tensorWithinNode, schedules, m_schedules})
        row->addWidget(widget);
    row->addStretch(1);
    row->addWidget(m_search);
    row->addWidget(m_cancel);
    connect(m_search, &QPushButton::clicked, this, &SearchPanel::searchRequested);
    connect(m_cancel, &QPushButton::clicked, this, &SearchPanel::cancelRequested);
    return strip;
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
    auto* buttons = new QHBoxLayout;
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
    connect(m_adoptNew, &QPushButton::clicked, this, [this] { adopt(true); });
    connect(m_adopt, &QPushButton::clicked, this, [this] { adopt(false); });
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        if (!m_filling)
            m_scatter->setChosen(chosen());
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
    connect(m_scatter, &LayoutScatter::chosenByPerson, this, &SearchPanel::selectRow);
    connect(m_scatter, &LayoutScatter::activated, this, [this](int layout) {
        selectRow(layout);
        adopt(true);
    });
    connect(m_sensitivity, &SensitivityView::cursorMoved, this,
        [scroll](const QRect& row) { scroll->ensureVisible(row.left(), row.center().y(), 0, row.height()); });
    connect(m_tabs, &QTabWidget::currentChanged, this, [this] {
        if (showsSensitivity())
            Q_EMIT sensitivityShown();
    });
    return m_tabs;
}

void SearchPanel::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    if (showsSensitivity())
        Q_EMIT sensitivityShown();
}

bool SearchPanel::showsSensitivity() const { return isVisible() && m_tabs->currentIndex() == 1; }

void SearchPanel::begin() { m_search->setFocus(); }

Result<SearchSpace> SearchPanel::space(const Project& project, const Plan& plan) const
{
    SearchSpace space = defaultSearchSpace(project, plan);
    for (const Field& field : m_fields) {
        const QString text = field.edit->text().simplified().remove(u' ');
        if (text.isEmpty())
            continue;
        Result<DegreeRange> range = readDegreeRange(text.toStdString());
        if (!range)
            return tl::unexpected<Error>(std::move(range.error()));
        space.*field.range = std::move(*range);
    }
    space.withinNode.tensor = m_tensorWithinNode->isChecked();
    space.leastHeadroom = Bytes(m_headroom->value() * 1024 * 1024 * 1024);
    if (m_schedules->currentIndex() == AsInPlan)
        space.schedules = {plan.schedule.kind};
    else if (m_schedules->currentIndex() == Common)
        std::erase_if(space.schedules,
            [](ScheduleKind kind) { return std::ranges::find(kCommon, kind) == std::end(kCommon); });
    return space;
}

/// Says beside each field what cannot be read; nothing can be searched until it can.
void SearchPanel::checkFields()
{
    bool readable = true;
    for (const Field& field : m_fields) {
        const QString text = field.edit->text().simplified().remove(u' ');
        const Result<DegreeRange> range =
            text.isEmpty() ? Result<DegreeRange>(DegreeRange {}) : readDegreeRange(text.toStdString());
        QPalette colors = palette();
        if (!range)
            colors.setColor(QPalette::Text, alarmColor(colors));
        field.edit->setPalette(colors);
        const QString help = field.edit->property("help").toString();
        field.edit->setToolTip(range ? help : QString::fromStdString(range.error().message) + u'\n' + help);
        if (!range && readable)
            setStatus(QStringLiteral("✕ ")
                + tr("%1: write one value (8), bounds (1..16) or some values (2,4,8)").arg(field.name));
        readable = readable && range;
    }
    if (readable && !m_search->isEnabled())
        setStatus({});
    m_search->setEnabled(readable);
}

void SearchPanel::setLayouts(FoundLayouts layouts)
{
    m_filling = true;
    const int before = chosen();
    const bool wasEmpty = !m_layouts || m_layouts->empty();
    m_layouts = std::move(layouts);
    QAbstractItemModel* old = m_sorted->sourceModel();
    m_sorted->setSourceModel(new LayoutTable(m_layouts, m_sorted));
    delete old;
    const bool empty = !m_layouts || m_layouts->empty();
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
    m_cancel->setEnabled(running);
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
}

void SearchPanel::applyFilter(const QString& text)
{
    QString pattern;
    const QStringList words = text.split(u',', Qt::SkipEmptyParts);
    for (const QString& word : words)
        if (const QString wanted = word.simplified(); !wanted.isEmpty())
            pattern += QStringLiteral("(?=.*(?<![\\w-])") + QRegularExpression::escape(wanted)
                + QStringLiteral("(?!\\d))");
    m_sorted->setFilterRegularExpression(
        QRegularExpression(pattern, QRegularExpression::CaseInsensitiveOption));
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
