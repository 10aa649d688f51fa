// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/shell/dock_layout.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QCoreApplication>
#include <QDockWidget>
#include <QKeyEvent>
#include <QLayout>
#include <QMenu>
#include <QResizeEvent>
#include <QSizePolicy>

#include "app/settings/settings.h"
#include "app/window/controls/comparison_control.h"
#include "app/window/shell/dock_tabs.h"
#include "app/window/shell/views.h"
#include "widgets/mnemonic.h"

namespace rankloom::ui {

namespace {

constexpr int kSeparator = 6; ///< px between panels, about: what is off is shared out by Qt

bool standsBefore(const Seat& a, const Seat& b)
{
    return std::tie(a.column, a.row) < std::tie(b.column, b.row);
}

/// Of all rows of a column.
int sharesOf(Perspective perspective, Column column)
{
    std::map<int, int> shares; // by row
    for (const DockRow& row : docks())
        if (const Seat* seat = row.seatIn(perspective); seat != nullptr && seat->column == column)
            shares.emplace(seat->row, seat->share);
    int all = 0;
    for (const auto& [row, share] : shares)
        all += share;
    return all;
}

} // namespace

DockLayout::DockLayout(const Panels& panels, Settings& settings, QWidget* parent)
    : QMainWindow(parent)
    , m_settings(settings)
    , m_comparisonControl(*panels.views.comparisonControl)
    , m_perspectives(new QActionGroup(this))
    , m_kept(ui::perspectives().size())
    , m_last(ui::perspectives().size())
{
    setWindowFlags(Qt::Widget);
    setContextMenuPolicy(Qt::NoContextMenu); // Qt's own list of panels closes those that lie behind a tab
    setDockNestingEnabled(true);
    setAnimated(false); // every frame of it would lay out and paint all panels
    setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    for (const DockRow& row : docks())
        m_docks.push_back(add(row, panels));
    addPerspectiveActions();
    m_tabs = new DockTabs(*this, m_docks, this);
    connect(m_tabs, &DockTabs::maximiseRequested, this, &DockLayout::maximise);
    connect(m_tabs, &DockTabs::closeRequested, this, [this](QDockWidget* dock) { close(*dock); });
    connect(qApp, &QApplication::focusChanged, this,
        [this](const QWidget* /*old*/, const QWidget* now) { noteFocus(now); });
    for (const PerspectiveRow& row : perspectives()) {
        const QString name = QString::fromLatin1(row.name);
        m_kept[static_cast<std::size_t>(row.perspective)].state = settings.arrangement(name);
        if (settings.perspective() == name)
            m_perspective = row.perspective;
    }
    nameKeys();
}

QDockWidget* DockLayout::add(const DockRow& row, const Panels& panels)
{
    const QString title = titleOf(row.dock);
    const QString name = QStringLiteral("dock.") + QLatin1String(row.name);
    QWidget* content = row.content(panels);
    auto* dock = new QDockWidget(title, this);
    dock->setObjectName(name);
    // One area: it has no hole in the middle that a panel could not be dragged into.
    dock->setAllowedAreas(Qt::LeftDockWidgetArea);
    dock->setWidget(content);
    dock->installEventFilter(this);
    removeMnemonics(*content);
    // Behind another tab it is hidden, but keeps its size: else the window would move with every tab.
    QSizePolicy policy = content->sizePolicy();
    policy.setRetainSizeWhenHidden(true);
    content->setSizePolicy(policy);
    m_entrances.push_back(row.entrance != nullptr ? row.entrance(panels) : nullptr);
    auto* show = new QAction(title, this);
    show->setObjectName(QStringLiteral("show.") + name);
    show->setToolTip(tr("Show this panel and give it the keyboard"));
    connect(show, &QAction::triggered, this, [this, dock] { DockLayout::show(*dock, Focus::Follows); });
    window()->addAction(show);
    m_shows.push_back(show);
    connect(dock, &QDockWidget::visibilityChanged, this, [dock](bool visible) {
        if (visible && dock->widget())
            dock->widget()->show(); // at once: the next is to give it the keyboard
    });
    // Queued: the layout is being changed while these are emitted.
    connect(dock, &QDockWidget::visibilityChanged, this, &DockLayout::follow, Qt::QueuedConnection);
    connect(dock, &QDockWidget::dockLocationChanged, this, &DockLayout::follow, Qt::QueuedConnection);
    connect(dock, &QDockWidget::topLevelChanged, this, &DockLayout::follow, Qt::QueuedConnection);
    addDockWidget(Qt::LeftDockWidgetArea, dock);
    dock->hide();
    return dock;
}

void DockLayout::addPerspectiveActions()
{
    for (const PerspectiveRow& row : perspectives()) {
        auto* action = new QAction(titleOf(row.perspective), m_perspectives);
        action->setObjectName(QStringLiteral("perspective.") + QLatin1String(row.name));
        action->setToolTip(QCoreApplication::translate("rankloom::ui::DockLayout", row.question));
        action->setCheckable(true);
        action->setShortcut(Qt::ALT | static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(row.perspective)));
        connect(action, &QAction::triggered, this, [this, to = row.perspective] {
            enter(to);
            focusPerspective();
        });
        window()->addAction(action);
    }
}

QList<QAction*> DockLayout::perspectiveActions() const { return m_perspectives->actions(); }

void DockLayout::fillMenu(QMenu& menu) const
{
    QAction* after = menu.isEmpty() ? nullptr : menu.insertSeparator(menu.actions().constFirst());
    for (QAction* show : m_shows)
        menu.insertAction(after, show);
}

const DockRow& DockLayout::rowOf(const QDockWidget& dock) const
{
    return docks()[static_cast<std::size_t>(std::ranges::find(m_docks, &dock) - m_docks.begin())];
}

void DockLayout::enter(Perspective perspective)
{
    restore();
    if (perspective == m_perspective) {
        m_perspectives->actions()[static_cast<int>(perspective)]->setChecked(true);
        return;
    }
    remember();
    m_perspective = perspective;
    nameKeys();
    recall();
    Q_EMIT perspectiveChanged();
}

void DockLayout::remember()
{
    if (!m_arranged)
        return;
    kept().state = m_alone ? m_before : saveState(kWindowStateVersion);
}

/// What was torn off stays where it was put, whatever perspective is on screen.
void DockLayout::recall()
{
    if (!isVisible()) {
        m_arranged = false;
        return;
    }
    if (parentWidget() && parentWidget()->size() != size())
        resize(parentWidget()->size()); // before the layout around it knows
    std::vector<std::pair<QDockWidget*, QRect>> floating;
    for (QDockWidget* dock : m_docks)
        if (m_arranged && dock->isFloating() && dock->isVisible())
            floating.emplace_back(dock, dock->geometry());
    setUpdatesEnabled(false);
    // A panel that is shown has every layout around it look at once, and there are panels of two perspectives
    // then: a window that made room for all of them would stay as wide.
    QLayout* around = window() != this ? window()->layout() : nullptr;
    if (around != nullptr)
        around->setEnabled(false);
    m_arranged = false;
    const std::map<const QDockWidget*, int> widths = kept().widths;
    if (kept().state.isEmpty() || !restoreState(kept().state, kWindowStateVersion))
        arrange();
    for (const auto& [dock, place] : floating) {
        dock->setFloating(true);
        dock->setGeometry(place);
        dock->show();
    }
    if (!widths.empty())
        kept().widths = widths;
    m_arranged = true;
    m_width = width();
    if (kept().widths.empty())
        for (const QDockWidget* dock : m_docks)
            if (isHeld(*dock))
                kept().widths[dock] = dock->width();
    holdWidths();
    follow();
    if (around != nullptr)
        around->setEnabled(true);
    setUpdatesEnabled(true);
}

void DockLayout::arrange()
{
    std::vector<std::pair<Seat, QDockWidget*>> seated;
    for (const DockRow& row : docks()) {
        QDockWidget& dock = dockOf(row.dock);
        dock.setFloating(false);
        removeDockWidget(&dock);
        if (const Seat* seat = row.seatIn(m_perspective))
            seated.emplace_back(*seat, &dock);
    }
    std::ranges::stable_sort(seated, standsBefore, &std::pair<Seat, QDockWidget*>::first);
    // Columns first, rows within them, tabs at last: a place that is split must not have tabs yet.
    QDockWidget* last = nullptr;
    std::vector<std::pair<Seat, QDockWidget*>> fronts;
    for (const auto& [seat, dock] : seated) {
        if (!fronts.empty() && fronts.back().first.column == seat.column)
            continue;
        if (last == nullptr)
            addDockWidget(Qt::LeftDockWidgetArea, dock, Qt::Horizontal);
        else
            splitDockWidget(last, dock, Qt::Horizontal);
        last = dock;
        fronts.emplace_back(seat, dock);
    }
    for (const auto& [place, dock] : seated) {
        const auto& seat = place; // which a lambda may know
        const bool isFirst = std::ranges::any_of(fronts, [&seat](const auto& front) {
            return std::tie(front.first.column, front.first.row) == std::tie(seat.column, seat.row);
        });
        if (isFirst)
            continue;
        const auto above =
            std::ranges::find_if(fronts, [&seat](const auto& f) { return f.first.column == seat.column; });
        splitDockWidget(above->second, dock, Qt::Vertical);
        fronts.emplace_back(seat, dock);
    }
    for (const auto& [seat, dock] : seated)
        for (const auto& [front, first] : fronts)
            if (first != dock && std::tie(front.column, front.row) == std::tie(seat.column, seat.row))
                tabifyDockWidget(first, dock);
    // The others are part of the arrangement as well, unseen: a state that is restored knows them.
    for (QDockWidget* dock : m_docks) {
        const bool isSeated = rowOf(*dock).seatIn(m_perspective) != nullptr;
        if (!isSeated)
            addDockWidget(Qt::LeftDockWidgetArea, dock, Qt::Horizontal);
        dock->setVisible(isSeated);
    }
    for (const auto& [seat, dock] : fronts)
        dock->raise();
    kept().widths.clear();
    giveSizes();
}

/// Of the columns and rows as designed.
void DockLayout::giveSizes()
{
    layout()->activate(); // what is seen is seen where it is now
    const PerspectiveRow& row = ui::rowOf(m_perspective);
    const int right = row.rightPercent > 0 ? width() * row.rightPercent / 100 : row.right;
    const int centre = width() - row.left - right - (right > 0 ? 2 : 1) * kSeparator;
    QList<QDockWidget*> columns;
    QList<int> widths;
    QList<QDockWidget*> rows;
    QList<int> heights;
    for (QDockWidget* dock : m_docks) {
        const Seat* seat = rowOf(*dock).seatIn(m_perspective);
        if (seat == nullptr || !isSeen(*dock))
            continue;
        rows << dock;
        heights << height() * seat->share / sharesOf(m_perspective, seat->column);
        if (seat->row > 0)
            continue;
        columns << dock;
        widths << (seat->column == Column::Left ? row.left : seat->column == Column::Right ? right : centre);
    }
    resizeDocks(columns, widths, Qt::Horizontal);
    resizeDocks(rows, heights, Qt::Vertical);
    layout()->activate();
}

bool DockLayout::isHeld(const QDockWidget& dock) const
{
    const PerspectiveRow& row = ui::rowOf(m_perspective);
    const Seat* seat = rowOf(dock).seatIn(m_perspective);
    return seat != nullptr && !dock.isFloating() && isSeen(dock)
        && (seat->column == Column::Left || (seat->column == Column::Right && row.rightPercent == 0));
}

/// What a larger window brings goes to the centre; Qt would share it out.
void DockLayout::holdWidths()
{
    constexpr int kRounds = 8; // a column that is held gives to all others, and they back
    QList<QDockWidget*> held;
    QList<int> widths;
    for (const auto& [dock, wide] : kept().widths)
        if (isHeld(*dock)) {
            held << const_cast<QDockWidget*>(dock);
            widths << wide;
        }
    const auto differs = [&] {
        for (qsizetype i = 0; i < held.size(); ++i)
            if (held[i]->width() != widths[i])
                return true;
        return false;
    };
    for (int round = 0; round < kRounds && differs(); ++round) {
        resizeDocks(held, widths, Qt::Horizontal);
        layout()->activate();
    }
    m_width = width();
}

void DockLayout::resizeEvent(QResizeEvent* event)
{
    QMainWindow::resizeEvent(event);
    if (m_arranged && !m_alone && isVisible())
        holdWidths();
}

bool DockLayout::eventFilter(QObject* watched, QEvent* event)
{
    // A splitter was moved, or a panel came or went: not the window's doing.
    if (event->type() == QEvent::Resize && m_arranged && !m_alone && m_width == width())
        if (const auto* dock = qobject_cast<QDockWidget*>(watched); dock != nullptr && isHeld(*dock))
            kept().widths[dock] = dock->width();
    return QMainWindow::eventFilter(watched, event);
}

void DockLayout::showEvent(QShowEvent* event)
{
    QMainWindow::showEvent(event);
    if (!m_arranged)
        recall();
    QMetaObject::invokeMethod(this, &DockLayout::follow, Qt::QueuedConnection);
}

void DockLayout::hideEvent(QHideEvent* event)
{
    QMainWindow::hideEvent(event);
    QMetaObject::invokeMethod(this, &DockLayout::follow, Qt::QueuedConnection);
}

/// What no view had a use for.
void DockLayout::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Escape && m_alone)
        restore();
    else
        QMainWindow::keyPressEvent(event);
}

/// Ctrl and a digit for the panels of the perspective, in their order; the others are without a key.
void DockLayout::nameKeys()
{
    int key = 0;
    for (const DockRow& row : docks()) {
        QAction& show = *m_shows[static_cast<std::size_t>(row.dock)];
        const bool hasKey = row.seatIn(m_perspective) != nullptr && key < 9;
        show.setShortcut(
            hasKey ? QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + key++)) : QKeySequence());
    }
    m_perspectives->actions()[static_cast<int>(m_perspective)]->setChecked(true);
}

void DockLayout::reset()
{
    restore();
    kept() = {};
    recall();
}

void DockLayout::setDocumentOpen(bool isOpen)
{
    restore();
    if (!isOpen) {
        remember();
        for (QDockWidget* dock : m_docks)
            if (dock->isFloating())
                dock->hide();
        m_arranged = false;
    }
    for (QAction* show : m_shows)
        show->setEnabled(isOpen);
    m_perspectives->setEnabled(isOpen);
    std::ranges::fill(m_last, nullptr);
    setCurrent(nullptr);
}

void DockLayout::keep()
{
    remember();
    for (const PerspectiveRow& row : perspectives())
        m_settings.setArrangement(
            QString::fromLatin1(row.name), m_kept[static_cast<std::size_t>(row.perspective)].state);
    m_settings.setPerspective(QString::fromLatin1(ui::rowOf(m_perspective).name));
}

void DockLayout::follow()
{
    m_tabs->follow();
    showTitles();
    for (QDockWidget* dock : m_docks)
        if (dock->isVisible())
            dock->widget()->setVisible(isSeen(*dock));
    m_comparisonControl.setLookedAt(isSeen(dockOf(Dock::Comparison)));
}

/// Where docks share a place the tab is the title: a second line with the same words says nothing.
void DockLayout::showTitles()
{
    for (QDockWidget* dock : m_docks) {
        const QList<QDockWidget*> beside = tabifiedDockWidgets(dock);
        const bool inTabs = !dock->isFloating()
            && std::ranges::any_of(beside, [](const QDockWidget* other) { return !other->isHidden(); });
        if (inTabs == (dock->titleBarWidget() != nullptr))
            continue;
        QWidget* old = dock->titleBarWidget();
        dock->setTitleBarWidget(inTabs ? new QWidget(dock) : nullptr);
        delete old;
    }
}

} // namespace rankloom::ui
