// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and keyboard of the board. Both end in the same few steps: begin, set a target, drop or cancel.
#include "widgets/board/board_view.h"

#include <algorithm>
#include <cmath>

#include <QGuiApplication>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QStyleHints>
#include <QToolTip>
#include <QWheelEvent>

#include "widgets/accessible_picture.h"
#include "widgets/foreign_text.h"

namespace rankloom::ui {

void BoardView::mousePressEvent(QMouseEvent* event)
{
    if (carrying())
        cancelDrag();
    const QPointF point = m_viewport.toBoard(event->position());
    const int device = m_geometry.deviceAt(point);
    const int rank = m_scene.rankAt(device);
    m_drag = {};
    m_drag.start = m_drag.now = event->position();
    if (device >= 0)
        moveFocus(device);
    if (event->button() == Qt::RightButton) {
        // The menu is about the node under the pointer, wherever on its card.
        if (const int node = m_geometry.nodeAt(point); device < 0 && node >= 0)
            moveFocus(node * data().devicesPerNode);
        return;
    }
    if (event->button() == Qt::MiddleButton) {
        m_drag.kind = Drag::Kind::Pan;
    } else if (m_marking && !(event->modifiers() & Qt::ControlModifier)) {
        m_picked.clear();
        m_drag.kind = Drag::Kind::PressedMark;
        if (device >= 0)
            selectDevice(device);
    } else if (rank >= 0) {
        if (event->modifiers() & Qt::ControlModifier) {
            togglePick(rank);
            return;
        }
        if (!m_picked.contains(rank))
            m_picked.clear();
        m_drag.kind = Drag::Kind::PressedTile;
        m_drag.rank = rank;
        m_drag.insert = event->modifiers() & Qt::ShiftModifier;
        selectDevice(device);
    } else if (device >= 0) {
        selectDevice(device);
    } else if (const int node = m_geometry.headerAt(point); node >= 0) {
        m_drag.kind = Drag::Kind::PressedHeader;
        m_drag.node = node;
        Selection chosen;
        chosen.node = node;
        select(chosen);
    } else {
        m_picked.clear();
        m_drag.kind = Drag::Kind::Pan;
    }
    update();
}

void BoardView::mouseMoveEvent(QMouseEvent* event)
{
    const QPointF point = m_viewport.toBoard(event->position());
    const double moved = (event->position() - m_drag.start).manhattanLength();
    const bool far = moved >= QGuiApplication::styleHints()->startDragDistance();
    if (m_drag.kind == Drag::Kind::PressedTile && far)
        beginTile(m_drag.rank);
    if (m_drag.kind == Drag::Kind::PressedHeader && far) {
        m_drag.kind = Drag::Kind::Node;
        setCursor(Qt::ClosedHandCursor);
    }
    if (m_drag.kind == Drag::Kind::PressedMark && far)
        m_drag.kind = Drag::Kind::Box;
    if (m_drag.kind == Drag::Kind::Box) {
        m_drag.now = event->position();
        update();
        return;
    }
    if (m_drag.kind == Drag::Kind::Pan) {
        if (event->position() != m_drag.now) {
            m_fitted = false;
            m_viewport.offset += event->position() - m_drag.now;
            m_drag.now = event->position();
            setCursor(Qt::ClosedHandCursor);
            invalidate();
        }
        return;
    }
    m_drag.now = event->position();
    const bool inside = boardArea().contains(event->position());
    if (m_drag.holds() && !m_drag.byKeyboard) {
        const bool tile = m_drag.kind == Drag::Kind::Tile;
        setTarget(!inside ? -1 : tile ? m_geometry.deviceAt(point) : m_geometry.nodeAt(point));
        update();
        return;
    }
    setHover(inside ? m_geometry.deviceAt(point) : -1);
    setCursor(inside && m_geometry.headerAt(point) >= 0 ? Qt::OpenHandCursor : Qt::ArrowCursor);
}

void BoardView::mouseReleaseEvent(QMouseEvent* event)
{
    if (m_drag.kind == Drag::Kind::PressedMark || m_drag.kind == Drag::Kind::Box)
        endMarking(event->position());
    else if (m_drag.holds() && !m_drag.byKeyboard && event->button() == Qt::LeftButton)
        drop();
    else if (!m_drag.byKeyboard)
        m_drag = {};
    unsetCursor();
    update();
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (m_geometry.nodeAt(m_viewport.toBoard(event->position())) < 0)
        fit();
}

void BoardView::wheelEvent(QWheelEvent* event)
{
    if (!boardArea().contains(event->position()) || event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    m_fitted = false;
    m_viewport.zoomAt(event->position(), std::pow(1.0018, event->angleDelta().y()));
    invalidate();
    event->accept();
}

void BoardView::leaveEvent(QEvent* event)
{
    PictureView::leaveEvent(event);
    setHover(-1);
}

void BoardView::focusInEvent(QFocusEvent* event)
{
    PictureView::focusInEvent(event);
    update();
}

void BoardView::focusOutEvent(QFocusEvent* event)
{
    PictureView::focusOutEvent(event);
    update();
}

void BoardView::makeCommands()
{
    const auto free = [this] { return !carrying(); };
    addCommands(tr("Board"),
        {{"board.move", tr("&Move rank to…"), {Qt::Key_M}, [this] { askForGoal(); },
             [this](QAction& action) {
                 const int rank = m_scene.rankAt(m_focus);
                 action.setEnabled(rank >= 0);
                 action.setText(tr("&Move rank %1 to…").arg(rank));
             }},
            {"board.lock", tr("&Lock or unlock"), {Qt::Key_L}, [this] { toggleLock(chosenRanks()); },
                [this](QAction& action) {
                    const std::vector<int> ranks = chosenRanks();
                    const auto count = static_cast<int>(ranks.size());
                    action.setEnabled(!ranks.empty() && !carrying());
                    action.setText(allLocked(ranks) ? tr("Un&lock %n rank(s)", nullptr, count)
                                                    : tr("&Lock %n rank(s)", nullptr, count));
                }}});
    addCommands(tr("Board"),
        {{"board.lockNode", tr("Lock or unlock the node"), {Qt::SHIFT | Qt::Key_L},
             [this] { toggleLock(ranksOfNode(data().nodeOf(m_focus))); },
             [this](QAction& action) {
                 const int node = data().nodeOf(m_focus);
                 const std::vector<int> ranks = ranksOfNode(node);
                 action.setEnabled(!ranks.empty() && !carrying());
                 action.setText((allLocked(ranks) ? tr("Unlock all of %1") : tr("Lock all of %1"))
                                    .arg(QString::fromStdString(data().nodeName(node))));
             }},
            {"board.carryNode", tr("Carry the whole node"), {Qt::Key_N}, [this] { carryNode(); },
                enabledIf(free)},
            {"board.note", tr("&Note on the node…"), {Qt::Key_E},
                [this] { askForNote(data().nodeOf(m_focus)); }, enabledIf(free)}});
    addCommands(tr("Board"),
        {{"board.zoomIn", tr("Zoom &in"), {Qt::Key_Plus, Qt::Key_Equal}, [this] { zoom(1.25); }},
            {"board.zoomOut", tr("Zoom &out"), {Qt::Key_Minus}, [this] { zoom(0.8); }},
            {"board.fit", tr("&Fit"), {Qt::Key_0}, [this] { fit(); }}});
    addFailureCommands();
}

void BoardView::zoom(double factor)
{
    m_fitted = false;
    m_viewport.zoomAt(boardArea().center(), factor);
    invalidate();
}

void BoardView::carryNode()
{
    m_drag.kind = Drag::Kind::Node;
    m_drag.byKeyboard = true;
    m_drag.node = m_drag.target = data().nodeOf(m_focus);
    announce(*this, tr("Carrying node %1").arg(QString::fromStdString(data().nodeName(m_drag.node))));
    update();
}

void BoardView::keyPressEvent(QKeyEvent* event)
{
    const bool control = event->modifiers() & Qt::ControlModifier;
    if (data().devices() == 0 || (!control && arrowKey(event->key())))
        return;
    switch (event->key()) {
    case Qt::Key_Space:
        if (control && m_scene.rankAt(m_focus) >= 0)
            togglePick(m_scene.rankAt(m_focus));
        else if (m_marking && !carrying())
            toggleFailure(chosenParts());
        else
            pickUpOrDrop(event->modifiers());
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_drag.holds())
            drop();
        else
            selectDevice(m_focus);
        return;
    case Qt::Key_Escape:
        if (!carrying() && m_picked.empty())
            break;
        if (!carrying())
            m_picked.clear();
        cancelDrag();
        return;
    case Qt::Key_Home:
    case Qt::Key_End:
        moveFocus(event->key() == Qt::Key_Home ? 0 : data().devices() - 1);
        return;
    default:
        break;
    }
    PictureView::keyPressEvent(event);
}

bool BoardView::arrowKey(int key)
{
    if (key != Qt::Key_Left && key != Qt::Key_Right && key != Qt::Key_Up && key != Qt::Key_Down)
        return false;
    if (m_drag.kind == Drag::Kind::Node && m_drag.byKeyboard) {
        const int step = key == Qt::Key_Left ? -1
            : key == Qt::Key_Right           ? 1
            : key == Qt::Key_Up              ? -m_geometry.columns()
                                             : m_geometry.columns();
        const int goal = m_drag.target + step;
        if (goal >= 0 && goal < data().nodes) {
            moveFocus(goal * data().devicesPerNode);
            setTarget(goal);
            announce(*this, tr("Over node %1").arg(QString::fromStdString(data().nodeName(goal))));
        }
        return true;
    }
    const BoardDirection direction = key == Qt::Key_Left ? BoardDirection::Left
        : key == Qt::Key_Right                           ? BoardDirection::Right
        : key == Qt::Key_Up                              ? BoardDirection::Up
                                                         : BoardDirection::Down;
    moveFocus(m_geometry.neighbour(m_focus, direction));
    if (m_drag.kind == Drag::Kind::Tile && m_drag.byKeyboard)
        setTarget(m_focus);
    return true;
}

void BoardView::pickUpOrDrop(Qt::KeyboardModifiers modifiers)
{
    if (m_drag.holds()) {
        drop();
        return;
    }
    const int rank = m_scene.rankAt(m_focus);
    if (rank < 0)
        return;
    m_drag.byKeyboard = true;
    m_drag.insert = modifiers & Qt::ShiftModifier;
    beginTile(rank);
    announce(*this, tr("Carrying rank %1; arrows choose a slot, Space drops, Escape cancels").arg(rank));
}

void BoardView::beginTile(int rank)
{
    m_drag.kind = Drag::Kind::Tile;
    m_drag.rank = rank;
    m_drag.target = data().deviceOf(rank);
    m_preview = {};
    m_hover = -1;
    if (!m_drag.byKeyboard)
        setCursor(Qt::ClosedHandCursor);
    update();
}

void BoardView::setTarget(int target)
{
    if (target == m_drag.target)
        return;
    m_drag.target = target;
    m_preview = {};
    m_refusal = refusal();
    if (m_drag.byKeyboard && !m_refusal.isEmpty())
        announce(*this, m_refusal);
    askForPreview();
    update();
}

int BoardView::targetDevice() const
{
    return m_drag.kind == Drag::Kind::Node && m_drag.target >= 0 ? m_drag.target * data().devicesPerNode
                                                                 : m_drag.target;
}

void BoardView::askForPreview()
{
    const bool node = m_drag.kind == Drag::Kind::Node;
    const int start = node ? m_drag.node : data().deviceOf(m_drag.rank);
    if (m_drag.target < 0 || m_drag.target == start || !m_refusal.isEmpty())
        return;
    if (!node && !dragsSeveral() && !m_drag.insert)
        Q_EMIT previewRequested(m_drag.rank, m_drag.target);
    else if (const auto after = placementAfterDrop())
        Q_EMIT placementPreviewRequested(*after, targetDevice());
}

Placement BoardView::placement() const
{
    Placement devices(static_cast<std::size_t>(data().ranks()));
    for (int rank = 0; rank < data().ranks(); ++rank)
        devices[static_cast<std::size_t>(rank)] = data().deviceOf(rank);
    return devices;
}

std::optional<Placement> BoardView::placementAfterDrop() const
{
    if (m_drag.kind == Drag::Kind::Node)
        return swapNodes(placement(), data().devicesPerNode, m_drag.node, m_drag.target);
    if (dragsSeveral())
        return moveRanks(placement(), data().devices(), picked(), m_drag.rank, m_drag.target);
    if (m_drag.insert && m_scene.rankAt(m_drag.target) >= 0)
        return shiftRank(placement(), m_drag.rank, m_drag.target);
    return placeRank(placement(), m_drag.rank, m_drag.target);
}

QString BoardView::refusal() const
{
    if (!m_drag.holds() || m_drag.target < 0)
        return {};
    const std::optional<Placement> after = placementAfterDrop();
    if (!after)
        return tr("The picked ranks do not fit on the board there");
    for (int rank = 0; rank < data().ranks(); ++rank) {
        const int device = (*after)[static_cast<std::size_t>(rank)];
        if (device == data().deviceOf(rank))
            continue;
        if (data().isLocked(rank))
            return tr("Rank %1 is locked (L unlocks it)").arg(rank);
        const int node = data().nodeOf(device);
        if (const NodeUse use = data().useOf(node); use != NodeUse::Usable)
            return tr("%1 is %2: no rank goes there", "node and why it is kept free")
                .arg(QString::fromStdString(data().nodeName(node)), nodeUseWord(use));
    }
    return {};
}

void BoardView::drop()
{
    // The receiver may answer with setData() at once, so the drag ends before it is told.
    const Drag held = m_drag;
    const bool several = dragsSeveral();
    const QString refused = refusal();
    std::optional<Placement> after;
    if (held.kind == Drag::Kind::Tile && held.target >= 0 && refused.isEmpty() && (several || held.insert))
        after = placementAfterDrop();
    cancelDrag();
    const bool node = held.kind == Drag::Kind::Node;
    if (held.target < 0 || held.target == (node ? held.node : data().deviceOf(held.rank)))
        return;
    const int device = node ? held.target * data().devicesPerNode : held.target;
    if (!refused.isEmpty()) {
        announce(*this, refused);
        const QRectF slot = m_viewport.toScreen(m_geometry.slot(device));
        QToolTip::showText(mapToGlobal(slot.bottomLeft().toPoint()), plainTip(refused), this);
        return;
    }
    if (node) {
        Q_EMIT nodeSwapRequested(held.node, held.target);
        return;
    }
    moveFocus(held.target);
    const int other = m_scene.rankAt(held.target);
    if (after)
        Q_EMIT placementRequested(*after);
    else if (other >= 0)
        Q_EMIT swapRequested(held.rank, other);
    else
        Q_EMIT moveRequested(held.rank, held.target);
}

std::vector<int> BoardView::ranksOfNode(int node) const
{
    std::vector<int> ranks;
    for (int slot = 0; slot < data().devicesPerNode; ++slot)
        if (const int rank = m_scene.rankAt(node * data().devicesPerNode + slot); rank >= 0)
            ranks.push_back(rank);
    return ranks;
}

std::vector<int> BoardView::chosenRanks() const
{
    const int rank = m_scene.rankAt(m_focus);
    return !m_picked.empty() ? picked() : rank >= 0 ? std::vector<int> {rank} : std::vector<int> {};
}

bool BoardView::allLocked(const std::vector<int>& ranks) const
{
    return std::ranges::all_of(ranks, [this](int rank) { return data().isLocked(rank); });
}

void BoardView::toggleLock(const std::vector<int>& ranks)
{
    if (ranks.empty())
        return;
    const bool lock = !allLocked(ranks);
    announce(*this,
        lock ? tr("%n rank(s) locked", nullptr, static_cast<int>(ranks.size()))
             : tr("%n rank(s) unlocked", nullptr, static_cast<int>(ranks.size())));
    if (lock)
        Q_EMIT lockRequested(ranks);
    else
        Q_EMIT unlockRequested(ranks);
}

void BoardView::cancelDrag()
{
    m_drag = {};
    m_preview = {};
    m_refusal.clear();
    unsetCursor();
    update();
}

void BoardView::setHover(int device)
{
    if (device == m_hover)
        return;
    m_hover = device;
    update();
}

void BoardView::moveFocus(int device)
{
    m_focus = std::clamp(device, 0, std::max(0, data().devices() - 1));
    ensureVisible(m_focus);
    announce(*this, deviceText(m_focus));
    update();
}

void BoardView::ensureVisible(int device)
{
    const QRectF slot = m_viewport.toScreen(m_geometry.slot(device));
    const QRectF area = boardArea();
    if (area.contains(slot) || slot.width() > area.width())
        return;
    const double dx = std::max(0.0, area.left() - slot.left()) - std::max(0.0, slot.right() - area.right());
    const double dy = std::max(0.0, area.top() - slot.top()) - std::max(0.0, slot.bottom() - area.bottom());
    m_viewport.offset += QPointF(dx, dy);
    invalidate();
}

void BoardView::selectDevice(int device)
{
    Selection chosen;
    chosen.device = device;
    chosen.node = data().nodeOf(device);
    chosen.rank = m_scene.rankAt(device);
    if (chosen.rank >= 0)
        chosen.stage = data().coordinates[static_cast<std::size_t>(chosen.rank)].pp;
    select(chosen);
}

void BoardView::togglePick(int rank)
{
    if (!m_picked.erase(rank))
        m_picked.insert(rank);
    announce(*this, tr("%n rank(s) picked", nullptr, static_cast<int>(m_picked.size())));
    update();
}

void BoardView::pickGroup(const std::vector<int>& members)
{
    setPicked(members);
    announce(*this, tr("%n rank(s) picked", nullptr, static_cast<int>(m_picked.size())));
}

} // namespace rankloom::ui
