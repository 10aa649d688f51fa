// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Mouse and keyboard of the experts' board. Both end in the same few steps: begin, aim, drop or cancel.
#include "widgets/experts/expert_board.h"

#include <algorithm>
#include <limits>

#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyleHints>
#include <QToolTip>

#include "widgets/accessible_picture.h"
#include "widgets/figure_text.h"
#include "widgets/theme.h"
#include "widgets/view_strip.h"

namespace rankloom::ui {

PictureView::Tip ExpertBoard::tipAt(const QPointF& position) const
{
    const int tile = m_tiles.tileAt(position);
    const int member = m_tiles.memberAt(position);
    return {tile >= 0 ? tileText(tile) : member >= 0 ? memberText(member) : QString()};
}

void ExpertBoard::resizeEvent(QResizeEvent* event)
{
    PictureView::resizeEvent(event);
    m_strip->follow();
    layOut();
}

void ExpertBoard::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        layOut();
}

void ExpertBoard::mousePressEvent(QMouseEvent* event)
{
    cancelDrag();
    const int tile = m_tiles.tileAt(event->position());
    if (tile < 0)
        return;
    moveFocus(tile);
    if (event->button() != Qt::LeftButton)
        return;
    m_drag.pressed = true;
    m_drag.start = m_drag.now = event->position();
    selectTile(tile);
}

void ExpertBoard::mouseMoveEvent(QMouseEvent* event)
{
    const int tile = m_tiles.tileAt(event->position());
    const double moved = (event->position() - m_drag.start).manhattanLength();
    if (m_drag.pressed && !m_drag.holding && moved >= QGuiApplication::styleHints()->startDragDistance()) {
        m_drag.byKeyboard = false;
        beginDrag(m_focus);
    }
    if (m_drag.holding && !m_drag.byKeyboard) {
        m_drag.now = event->position();
        aim(tile, m_tiles.memberAt(event->position()));
        update();
        return;
    }
    if (tile == m_hover)
        return;
    m_hover = tile;
    setCursor(tile >= 0 ? Qt::OpenHandCursor : Qt::ArrowCursor);
    update();
}

void ExpertBoard::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || m_drag.byKeyboard)
        return;
    m_drag.holding ? drop() : cancelDrag();
    unsetCursor();
}

void ExpertBoard::leaveEvent(QEvent* event)
{
    PictureView::leaveEvent(event);
    m_hover = -1;
    update();
}

void ExpertBoard::focusInEvent(QFocusEvent* event)
{
    PictureView::focusInEvent(event);
    update();
}

void ExpertBoard::focusOutEvent(QFocusEvent* event)
{
    PictureView::focusOutEvent(event);
    update();
}

void ExpertBoard::keyPressEvent(QKeyEvent* event)
{
    if (m_tiles.tiles.empty() || (event->modifiers() & Qt::ControlModifier)) {
        PictureView::keyPressEvent(event);
        return;
    }
    const auto go = [this](BoardDirection direction) { moveFocus(m_tiles.neighbour(m_focus, direction)); };
    switch (event->key()) {
    case Qt::Key_Left:
        go(BoardDirection::Left);
        break;
    case Qt::Key_Right:
        go(BoardDirection::Right);
        break;
    case Qt::Key_Up:
        go(BoardDirection::Up);
        break;
    case Qt::Key_Down:
        go(BoardDirection::Down);
        break;
    case Qt::Key_Home:
        moveFocus(0);
        break;
    case Qt::Key_End:
        moveFocus(static_cast<int>(m_tiles.tiles.size()) - 1);
        break;
    case Qt::Key_Space:
        if (m_drag.holding) {
            drop();
        } else {
            m_drag.byKeyboard = true;
            beginDrag(m_focus);
            announce(*this,
                tr("Carrying expert %1; arrows choose a place, Space drops, Escape cancels")
                    .arg(m_drag.tile.expert));
        }
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        m_drag.holding ? drop() : selectTile(m_focus);
        return;
    case Qt::Key_Escape:
        if (!m_drag.holding)
            break;
        cancelDrag();
        return;
    default:
        PictureView::keyPressEvent(event);
        return;
    }
    if (m_drag.holding && m_drag.byKeyboard)
        aim(m_focus, m_tiles.tiles[static_cast<std::size_t>(m_focus)].member);
}

void ExpertBoard::moveFocus(int tile)
{
    if (tile < 0 || tile >= static_cast<int>(m_tiles.tiles.size()))
        return;
    m_focus = tile;
    if (!m_drag.holding)
        announce(*this, tileText(tile));
    update();
}

void ExpertBoard::selectTile(int tile)
{
    const ExpertTiles::Tile& at = m_tiles.tiles[static_cast<std::size_t>(tile)];
    Selection chosen;
    chosen.layer = m_layer;
    chosen.expert = at.expert;
    chosen.device = m_data.group(m_layer).device[static_cast<std::size_t>(at.member)];
    chosen.rank = m_data.group(m_layer).rank[static_cast<std::size_t>(at.member)];
    chosen.node = m_data.group(m_layer).node[static_cast<std::size_t>(at.member)];
    select(chosen);
}

void ExpertBoard::beginDrag(int tile)
{
    m_drag.holding = true;
    m_drag.tile = m_tiles.tiles[static_cast<std::size_t>(tile)];
    m_drag.exchange.reset();
    m_preview.reset();
    m_now = layerEffect(*m_data.routing, *m_data.placement, m_data.members, m_layer);
    if (!m_drag.byKeyboard)
        setCursor(Qt::ClosedHandCursor);
    update();
}

std::optional<ExpertSwap> ExpertBoard::exchangeTo(int tile, int member) const
{
    if (member < 0)
        return std::nullopt;
    ExpertSwap exchange {m_layer, m_drag.tile.expert, m_drag.tile.member, -1, member};
    const auto legal = [&] { return fits(*m_data.placement, exchange); };
    if (tile >= 0) {
        exchange.expertB = m_tiles.tiles[static_cast<std::size_t>(tile)].expert;
        return legal() ? std::optional(exchange) : std::nullopt;
    }
    // A device as a whole: the partner that leaves the fuller of the two devices least loaded.
    const auto share = [this](int expert) {
        return m_data.load(m_layer, expert) / static_cast<double>(m_data.holders(m_layer, expert).size());
    };
    const double mean = m_data.meanLoad(m_layer);
    double least = std::numeric_limits<double>::max();
    int partner = -1;
    for (const ExpertTiles::Tile& other : m_tiles.tiles) {
        if (other.member != member)
            continue;
        exchange.expertB = other.expert;
        const double given = share(m_drag.tile.expert) - share(other.expert);
        const double from = m_loads[static_cast<std::size_t>(m_drag.tile.member)] * mean - given;
        const double to = m_loads[static_cast<std::size_t>(member)] * mean + given;
        if (legal() && std::max(from, to) < least) {
            least = std::max(from, to);
            partner = other.expert;
        }
    }
    exchange.expertB = partner;
    return partner >= 0 ? std::optional(exchange) : std::nullopt;
}

void ExpertBoard::aim(int tile, int member)
{
    const std::optional<ExpertSwap> exchange = exchangeTo(tile, member);
    if (exchange == m_drag.exchange)
        return;
    m_drag.exchange = exchange;
    m_preview.reset();
    if (exchange) {
        m_then =
            layerEffect(*m_data.routing, exchanged(*m_data.placement, *exchange), m_data.members, m_layer);
        Q_EMIT previewRequested(*exchange);
        announce(*this, consequence());
    }
    update();
}

void ExpertBoard::setPreview(const ExpertSwap& exchange, double deltaSeconds)
{
    if (m_drag.exchange != exchange)
        return;
    m_preview = {exchange, deltaSeconds};
    update();
}

void ExpertBoard::drop()
{
    const std::optional<ExpertSwap> exchange = m_drag.exchange;
    cancelDrag();
    if (exchange)
        Q_EMIT exchangeRequested(*exchange);
}

void ExpertBoard::cancelDrag()
{
    m_drag = {};
    m_preview.reset();
    unsetCursor();
    update();
}

QString ExpertBoard::consequence() const
{
    if (!m_drag.exchange)
        return {};
    QStringList lines {tr("Expert %1 ↔ %2").arg(m_drag.exchange->expertA).arg(m_drag.exchange->expertB)};
    lines << tr("fullest GPU %1 → %2").arg(factorText(m_now.maxOverMean), factorText(m_then.maxOverMean));
    if (m_now.transitions > 0) {
        const double change = (m_then.crossing - m_now.crossing) / m_now.transitions;
        lines << tr("changes of GPU %1").arg(signedPercent(change));
    }
    if (m_preview)
        lines << tr("step %1").arg(signedSeconds(m_preview->deltaSeconds));
    return lines.join(u'\n');
}

void ExpertBoard::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.drawPixmap(0, 0,
        m_painted.pixels(*this, [this](QPainter& below) { paintContents(below, pictureArea(), m_tiles); }));
    paintMarks(painter);
}

void ExpertBoard::paintMarks(QPainter& painter) const
{
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    const QColor base = palette().color(QPalette::Base);
    const QColor text = palette().color(QPalette::Text);
    const auto outline = [&](const ExpertTiles::Tile& tile, const QColor& color, double width) {
        painter.setPen(QPen(base, width + 2));
        painter.drawRect(tile.area);
        painter.setPen(QPen(color, width));
        painter.drawRect(tile.area);
    };
    const QColor highlight = palette().color(QPalette::Highlight);
    const QColor accent = isDark(palette()) ? mixed(highlight, Qt::white, 0.5) : highlight;
    for (const ExpertTiles::Tile& tile : m_tiles.tiles)
        if (selection().layer == m_layer && tile.expert == selection().expert)
            outline(tile, accent, 2);
    if (m_hover >= 0 && !m_drag.holding)
        outline(m_tiles.tiles[static_cast<std::size_t>(m_hover)], text, 1);
    if (hasFocus() && m_focus < static_cast<int>(m_tiles.tiles.size()))
        outline(m_tiles.tiles[static_cast<std::size_t>(m_focus)], text, 1.5);
    if (!m_drag.holding)
        return;
    outline(m_drag.tile, accent, 2.5);
    if (m_drag.exchange) {
        const int partner = m_tiles.tileOf(m_drag.exchange->expertB, m_drag.exchange->memberB);
        if (partner >= 0)
            outline(m_tiles.tiles[static_cast<std::size_t>(partner)], accent, 2.5);
        paintConsequence(painter);
    }
}

void ExpertBoard::paintConsequence(QPainter& painter) const
{
    painter.setFont(font());
    const QFontMetricsF metrics(font());
    const QString words = consequence();
    QRectF box = metrics.boundingRect(QRectF(0, 0, 400, 200), Qt::AlignLeft, words).adjusted(-8, -5, 8, 5);
    const QRectF slot =
        m_tiles.boxes[static_cast<std::size_t>(m_drag.exchange->memberB)].area; // beside what it is about
    box.moveTopLeft(m_drag.byKeyboard ? slot.bottomLeft() + QPointF(0, 4) : m_drag.now + QPointF(16, 16));
    box.moveRight(std::min(box.right(), width() - 4.0));
    box.moveBottom(std::min(box.bottom(), height() - 4.0));
    const bool better =
        m_then.maxOverMean <= m_now.maxOverMean && (!m_preview || m_preview->deltaSeconds <= 0);
    painter.setPen(QPen(better ? palette().color(QPalette::Highlight) : alarmColor(palette()), 1.5));
    painter.setBrush(palette().color(QPalette::ToolTipBase));
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(palette().color(QPalette::ToolTipText));
    painter.drawText(box.adjusted(8, 5, -8, -5), Qt::AlignLeft, words);
}

} // namespace rankloom::ui
