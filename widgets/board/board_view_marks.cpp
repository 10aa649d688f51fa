// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What lies over the board for the moment: selection, focus, groups of the hovered rank, the tile in hand.
#include "widgets/board/board_view.h"

#include <algorithm>
#include <array>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>

#include "widgets/figure_text.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

/// One ring per kind of group; the dash pattern tells them apart without colour.
struct RingStyle {
    GroupKind kind;
    const char* name;
    int color; ///< categoryColor()
    Qt::PenStyle style;
};

constexpr std::array<RingStyle, 5> kRings {{
    {GroupKind::Tensor, QT_TRANSLATE_NOOP("rankloom::ui::BoardView", "tensor"), 5, Qt::SolidLine},
    {GroupKind::Data, QT_TRANSLATE_NOOP("rankloom::ui::BoardView", "data"), 0, Qt::DashLine},
    {GroupKind::Pipeline, QT_TRANSLATE_NOOP("rankloom::ui::BoardView", "pipeline"), 2, Qt::DotLine},
    {GroupKind::Expert, QT_TRANSLATE_NOOP("rankloom::ui::BoardView", "expert"), 3, Qt::DashDotLine},
    {GroupKind::Context, QT_TRANSLATE_NOOP("rankloom::ui::BoardView", "context"), 1, Qt::DashDotDotLine},
}};

/// The highlight is made as a background for text; as a line on dark ground it needs more light.
QColor accentColor(const QPalette& palette)
{
    const QColor highlight = palette.color(QPalette::Highlight);
    return isDark(palette) ? mixed(highlight, Qt::white, 0.5) : highlight;
}

/// Below that nobody could measure it.
bool changesNothing(double seconds) { return std::abs(seconds) < 0.5e-6; }

} // namespace

void BoardView::outline(QPainter& painter, int device, const QPen& pen, double grow) const
{
    const QRectF slot = m_viewport.toScreen(m_geometry.slot(device)).adjusted(-grow, -grow, grow, grow);
    painter.setBrush(Qt::NoBrush);
    if (slot.width() < 14) {
        // Dashes do not show at this size, and there may be thousands of cells.
        painter.setPen(QPen(pen.color(), std::min(pen.widthF(), 1.5)));
        painter.drawRect(slot);
        return;
    }
    const double radius = slot.width() * 0.1;
    // A casing of the background keeps the ring visible on every tile colour.
    QColor casing = palette().color(QPalette::Base);
    casing.setAlpha(220);
    painter.setPen(QPen(casing, pen.widthF() + 2));
    painter.drawRoundedRect(slot, radius, radius);
    painter.setPen(pen);
    painter.drawRoundedRect(slot, radius, radius);
}

void BoardView::paintMarks(QPainter& painter) const
{
    const QColor strong = palette().color(QPalette::Text);
    const QColor accent = accentColor(palette());
    const int hovered = m_drag.holds() ? -1 : m_scene.rankAt(m_hover);
    if (hovered >= 0)
        paintGroups(painter, hovered);
    if (selection().stage >= 0 && selection().rank < 0)
        for (int rank = 0; rank < data().ranks(); ++rank)
            if (data().coordinates[static_cast<std::size_t>(rank)].pp == selection().stage)
                outline(painter, data().deviceOf(rank), QPen(accent, 1.5), 1);
    for (const int rank : m_picked) {
        outline(painter, data().deviceOf(rank), QPen(accent, 1.5), 1);
        const QRectF slot = m_viewport.toScreen(m_geometry.slot(data().deviceOf(rank)));
        const double radius = std::clamp(slot.width() * 0.11, 2.0, 6.0);
        painter.setPen(QPen(palette().color(QPalette::Base), 1.5));
        painter.setBrush(accent);
        painter.drawEllipse(slot.topRight() + QPointF(-radius * 0.6, radius * 0.6), radius, radius);
    }
    if (selection().node >= 0 && selection().node < data().nodes && selection().device < 0) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(accent, 2));
        painter.drawRoundedRect(m_viewport.toScreen(m_geometry.card(selection().node)), 5, 5);
    }
    if (selection().rank >= 0 && selection().rank < data().ranks())
        outline(painter, data().deviceOf(selection().rank), QPen(accent, 2.5), 1);
    else if (selection().device >= 0 && selection().device < data().devices())
        outline(painter, selection().device, QPen(accent, 2.5), 1);
    if (hasFocus() && !m_drag.holds())
        outline(painter, m_focus, QPen(strong, 1.5, Qt::DotLine), 3);
    if (m_hover >= 0 && !m_drag.holds())
        outline(painter, m_hover, QPen(strong, 1.5), 0);
}

void BoardView::paintGroups(QPainter& painter, int rank) const
{
    const Ground ground = groundOf(palette());
    double dashes = 0;
    QList<std::pair<const RingStyle*, QString>> key;
    for (const RingStyle& ring : kRings) {
        const std::vector<int> members = groupMembers(data(), ring.kind, rank);
        if (members.size() < 2)
            continue;
        const QColor color = mixed(categoryColor(ring.color, ground), palette().color(QPalette::Text), 0.25);
        QPen pen(color, 2, ring.style);
        pen.setDashOffset(dashes);
        for (const int member : members)
            if (member != rank)
                outline(painter, data().deviceOf(member), pen, 0.5);
        if (ring.kind == GroupKind::Pipeline) {
            QPainterPath path;
            for (std::size_t i = 0; i < members.size(); ++i) {
                const QPointF at = m_viewport.toScreen(m_geometry.slot(data().deviceOf(members[i]))).center();
                i == 0 ? path.moveTo(at) : path.lineTo(at);
            }
            QColor casing = palette().color(QPalette::Base);
            casing.setAlpha(150);
            painter.strokePath(path, QPen(casing, 3.5));
            painter.strokePath(path, QPen(color, 1.5));
        }
        key.append({&ring, tr(ring.name) + QStringLiteral(" %1").arg(members.size())});
        dashes += 2;
    }
    const QString slowest = paintSlowestHop(painter, rank);
    if (key.isEmpty())
        return;
    painter.setClipping(false);
    const QFontMetricsF metrics(font());
    double width = 12 + (slowest.isEmpty() ? 0 : 38 + metrics.horizontalAdvance(slowest));
    for (const auto& [ring, text] : key)
        width += 38 + metrics.horizontalAdvance(text);
    // Where there is no room for all of them, the first are left to the rings on the tiles.
    while (width > legendArea().width() && key.size() > (slowest.isEmpty() ? 1 : 0)) {
        width -= 38 + metrics.horizontalAdvance(key.front().second);
        key.removeFirst();
    }
    // The key stands in the row of the legend, so that it hides no tile.
    const QRectF row(legendArea().right() - width, legendArea().top(), width + 10, legendArea().height());
    // No swatch is cut by it: the legend is set anew in what is left, or goes where that is too little.
    constexpr double kLegible = 150;
    painter.fillRect(legendArea().adjusted(-10, 0, 10, 0), palette().color(QPalette::Base));
    const QRectF left(legendArea().topLeft(), QPointF(row.left(), legendArea().bottom()));
    if (left.width() >= (m_scene.color == BoardColor::Headroom ? 2 * kLegible : kLegible))
        paintBoardLegend(painter, m_scene, left, palette());
    double x = row.left() + 12;
    const auto entry = [&](const QPen& pen, const QString& text) {
        painter.setPen(pen);
        painter.drawLine(QPointF(x, row.center().y()), QPointF(x + 20, row.center().y()));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(x + 26, row.top(), 400, row.height()), Qt::AlignVCenter, text);
        x += 38 + metrics.horizontalAdvance(text);
    };
    for (const auto& [ring, text] : key)
        entry(QPen(mixed(categoryColor(ring->color, ground), palette().color(QPalette::Text), 0.25), 2,
                  ring->style),
            text);
    if (!slowest.isEmpty())
        entry(QPen(alarmColor(palette()), 2.5), slowest);
    painter.setClipRect(boardArea());
}

QString BoardView::paintSlowestHop(QPainter& painter, int rank) const
{
    if (!m_cluster || m_cluster->devices() != data().devices())
        return {};
    int from = -1;
    int to = -1;
    double slowest = INFINITY;
    for (const RingStyle& ring : kRings) {
        const std::vector<int> members = groupMembers(data(), ring.kind, rank);
        for (std::size_t i = 0; members.size() > 1 && i < members.size(); ++i) {
            const int a = data().deviceOf(members[i]);
            const int b = data().deviceOf(members[(i + 1) % members.size()]);
            const double rate = m_cluster->links.link(a, b).bandwidth.value();
            if (rate < slowest) {
                slowest = rate;
                from = a;
                to = b;
            }
        }
    }
    if (from < 0)
        return {};
    const QPointF a = m_viewport.toScreen(m_geometry.slot(from)).center();
    const QPointF b = m_viewport.toScreen(m_geometry.slot(to)).center();
    painter.setPen(QPen(palette().color(QPalette::Base), 5));
    painter.drawLine(a, b);
    painter.setPen(QPen(alarmColor(palette()), 2.5));
    painter.drawLine(a, b);
    painter.setBrush(alarmColor(palette()));
    painter.setPen(QPen(palette().color(QPalette::Base), 1.5));
    for (const QPointF end : {a, b})
        painter.drawEllipse(end, 4.5, 4.5);
    return tr("slowest hop %1").arg(formatRate(slowest));
}

void BoardView::paintDrag(QPainter& painter) const
{
    if (!m_drag.holds())
        return;
    const QColor accent = accentColor(palette());
    if (m_drag.kind == Drag::Kind::Node) {
        const int goal = m_drag.target >= 0 ? m_drag.target : m_drag.node;
        painter.setBrush(Qt::NoBrush);
        for (const int node : {m_drag.node, goal}) {
            painter.setPen(QPen(accent, 2.5, node == goal ? Qt::SolidLine : Qt::DashLine));
            painter.drawRoundedRect(m_viewport.toScreen(m_geometry.card(node)), 5, 5);
        }
        if (!m_drag.byKeyboard) {
            QRectF ghost = m_viewport.toScreen(m_geometry.card(m_drag.node));
            ghost.translate(m_drag.now - m_drag.start);
            painter.setOpacity(0.45);
            painter.fillRect(ghost, accent);
            painter.setOpacity(1);
            paintLabel(painter, QRectF(ghost.center() + QPointF(0, 20), QSizeF(0, 0)),
                QString::fromStdString(data().nodeName(m_drag.node)), accent);
        }
        if (goal != m_drag.node)
            paintPreview(painter, m_viewport.toScreen(m_geometry.card(goal)));
        return;
    }
    outline(painter, data().deviceOf(m_drag.rank), QPen(accent, 2, Qt::DashLine), 0);
    if (m_drag.target >= 0)
        outline(painter, m_drag.target, QPen(accent, 3), 2);
    const double side = std::max(BoardGeometry::kSlot * m_viewport.zoom, 18.0);
    QRectF ghost(0, 0, side, side);
    if (m_drag.byKeyboard)
        ghost.moveCenter(
            m_viewport.toScreen(m_geometry.slot(m_focus)).center() + QPointF(side * 0.45, side * 0.45));
    else
        ghost.moveCenter(m_drag.now);
    painter.setOpacity(0.85);
    if (dragsSeveral())
        paintTile(painter, m_scene, m_drag.rank, ghost.translated(5, 5), groundOf(palette()));
    paintTile(painter, m_scene, m_drag.rank, ghost, groundOf(palette()));
    painter.setOpacity(1);
    painter.setFont(font());
    if (m_drag.target >= 0)
        paintPreview(painter, m_viewport.toScreen(m_geometry.slot(m_drag.target)));
}

/// "gpu012:3  " where the tiles are too small to carry names; empty where they are not.
QString BoardView::targetName() const
{
    constexpr double kNamed = 26; // px of a slot
    const int device = targetDevice();
    if (device < 0 || BoardGeometry::kSlot * m_viewport.zoom >= kNamed)
        return {};
    const QString node = QString::fromStdString(data().nodeName(data().nodeOf(device)));
    const QString gap = QStringLiteral("  ");
    return m_drag.kind == Drag::Kind::Node
        ? node + gap
        : QStringLiteral("%1:%2").arg(node).arg(device % data().devicesPerNode) + gap;
}

QString BoardView::previewWords() const
{
    if (!m_refusal.isEmpty())
        return QStringLiteral("✕ ") + m_refusal;
    if (m_preview.device < 0 || m_preview.device != targetDevice())
        return {};
    const bool serves = data().work == WorkKind::Serving;
    if (serves && changesNothing(m_preview.deltaSeconds))
        return targetName() + tr("time per output token as before");
    if (serves)
        return targetName() + (m_preview.deltaSeconds < 0 ? QStringLiteral("▼ ") : QStringLiteral("▲ "))
            + tr("time per output token %1").arg(signedSeconds(m_preview.deltaSeconds));
    const QString memory = m_preview.deltaHeadroomBytes == 0
        ? tr("headroom as before")
        : tr("headroom %1").arg(signedBytes(m_preview.deltaHeadroomBytes));
    if (changesNothing(m_preview.deltaSeconds))
        return targetName() + tr("step as before, %1").arg(memory);
    return targetName() + (m_preview.deltaSeconds < 0 ? QStringLiteral("▼ ") : QStringLiteral("▲ "))
        + tr("step %1, %2").arg(signedSeconds(m_preview.deltaSeconds), memory);
}

void BoardView::paintPreview(QPainter& painter, const QRectF& slot) const
{
    const QString words = previewWords();
    if (words.isEmpty())
        return;
    const bool worse = !m_refusal.isEmpty() || m_preview.deltaSeconds > 0;
    const bool same = m_refusal.isEmpty() && changesNothing(m_preview.deltaSeconds);
    paintLabel(painter, slot, words,
        same        ? mutedText(palette())
            : worse ? categoryColor(5, Ground::Light)
                    : categoryColor(2, Ground::Light));
}

void BoardView::paintLabel(
    QPainter& painter, const QRectF& slot, const QString& text, const QColor& fill) const
{
    QFont bold = font();
    bold.setBold(true);
    const QFontMetricsF metrics(bold);
    QRectF label({0, 0}, QSizeF(metrics.horizontalAdvance(text) + 14, metrics.height() + 6));
    label.moveCenter({slot.center().x(), slot.top() - label.height() / 2 - 8});
    const QRectF area = boardArea();
    label.moveLeft(std::clamp(
        label.left(), area.left() + 4, std::max(area.left() + 4, area.right() - label.width() - 4)));
    if (label.top() < area.top())
        label.moveTop(slot.bottom() + 8);
    painter.setPen(QPen(palette().color(QPalette::Base), 1.5));
    painter.setBrush(fill);
    painter.drawRoundedRect(label, label.height() / 2, label.height() / 2);
    painter.setFont(bold);
    painter.setPen(readableOn(fill));
    painter.drawText(label, Qt::AlignCenter, text);
    painter.setFont(font());
}

} // namespace rankloom::ui
