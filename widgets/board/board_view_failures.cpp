// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Marking what fails: by clicks and boxes while the board is for that, and by commands at any time.
#include <algorithm>
#include <array>
#include <set>

#include <QLocale>
#include <QMenu>
#include <QPainter>

#include "core/base/at.h"
#include "widgets/accessible_picture.h"
#include "widgets/board/board_failures.h"
#include "widgets/board/board_view.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kCrossFrom = 5; ///< px of a slot: below, a lost one is filled
constexpr double kShareFrom = 26; ///< px that a share takes
constexpr std::array<double, 4> kOfferedShares {0.9, 0.7, 0.5, 0.25};

QString percent(double share) { return QLocale().toString(share * 100, 'g', 3) + QStringLiteral(" %"); }

void crossOut(QPainter& painter, const QRectF& slot, const QPalette& palette)
{
    const QColor alarm = alarmColor(palette);
    QColor veil = palette.color(QPalette::Base);
    veil.setAlpha(190);
    if (slot.width() < kCrossFrom) {
        painter.fillRect(slot, alarm);
        return;
    }
    painter.fillRect(slot, veil);
    const double inset = slot.width() * 0.16;
    const QRectF cross = slot.adjusted(inset, inset, -inset, -inset);
    const double wide = std::clamp(slot.width() * 0.09, 1.2, 4.0);
    for (const auto& [ink, width] :
        {std::pair(palette.color(QPalette::Base), wide + 2), std::pair(alarm, wide)}) {
        painter.setPen(QPen(ink, width, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(cross.topLeft(), cross.bottomRight());
        painter.drawLine(cross.topRight(), cross.bottomLeft());
    }
}

void slowDown(QPainter& painter, const QRectF& slot, double speed, const QPalette& palette)
{
    painter.setPen(QPen(alarmColor(palette), 1.4));
    hatch(painter, slot, std::clamp(slot.width() * 0.2, 3.0, 8.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(slot.adjusted(0.7, 0.7, -0.7, -0.7));
    if (slot.width() < kShareFrom)
        return;
    const QFontMetricsF metrics(painter.font());
    QRectF label({0, 0},
        QSizeF(std::min(slot.width(), metrics.horizontalAdvance(percent(speed)) + 4), metrics.height()));
    label.moveCenter(slot.center());
    painter.fillRect(label, palette.color(QPalette::Base));
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(label, Qt::AlignCenter, percent(speed));
}

} // namespace

void paintFailures(QPainter& painter, const std::vector<double>& speeds, const BoardGeometry& geometry,
    const BoardViewport& viewport, const QRectF& clip, const QPalette& palette)
{
    if (speeds.size() != static_cast<std::size_t>(geometry.devices()))
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    const int perNode = geometry.devicesPerNode();
    for (const int node : geometry.nodesIn(viewport.toBoard(clip)))
        for (int device = node * perNode; device < (node + 1) * perNode; ++device) {
            const double speed = speeds[rankloom::at(device)];
            if (speed >= 1)
                continue;
            const QRectF slot = viewport.toScreen(geometry.slot(device));
            if (speed <= 0)
                crossOut(painter, slot, palette);
            else
                slowDown(painter, slot, speed, palette);
        }
    painter.restore();
}

void BoardView::setFailures(FailureMarks marks)
{
    m_failures = std::move(marks);
    showFailures();
}

/// On the cluster on screen.
void BoardView::showFailures()
{
    m_failureSpeeds.clear();
    if (m_cluster && !m_failures.empty() && m_cluster->devices() == data().devices())
        m_failureSpeeds = markedSpeeds(*m_cluster, m_failures);
    pictureChanged();
}

void BoardView::setRackSize(int nodes) { m_rackSize = nodes; }

void BoardView::setMarking(bool marking)
{
    if (m_marking == marking)
        return;
    m_marking = marking;
    cancelDrag();
    Q_EMIT markingChanged(marking);
}

double BoardView::failureSpeed(int device) const
{
    return m_failureSpeeds.empty() || device < 0 ? 1 : m_failureSpeeds[rankloom::at(device)];
}

std::vector<int> BoardView::rackOf(int node) const
{
    std::vector<int> nodes;
    const int rack = m_scene.rackOf(node);
    for (int other = 0; other < data().nodes; ++other)
        if (rack >= 0 ? m_scene.rackOf(other) == rack
                      : m_rackSize > 0 && other / m_rackSize == node / m_rackSize)
            nodes.push_back(other);
    return nodes;
}

/// Lost, unless all of them are: then they work again.
void BoardView::toggleFailure(const FailureMarks& parts)
{
    if (parts.empty() || !m_cluster)
        return;
    const auto isLost = [this](const WhatIf& part) {
        const bool node = part.part == WhatIf::Part::Node;
        const int first = node ? part.first * data().devicesPerNode : part.first;
        for (int device = first; device < first + (node ? data().devicesPerNode : 1); ++device)
            if (failureSpeed(device) > 0)
                return false;
        return true;
    };
    const bool again = std::ranges::all_of(parts, isLost);
    setFailureSpeed(parts, again ? 1 : 0);
}

void BoardView::setFailureSpeed(const FailureMarks& parts, double speed)
{
    FailureMarks changes;
    for (const WhatIf& part : parts)
        changes.push_back(markOf(part.part, part.first, speed));
    announce(*this,
        speed <= 0      ? tr("Marked as failed")
            : speed < 1 ? tr("Marked as slow: %1").arg(percent(speed))
                        : tr("Works again"));
    Q_EMIT failuresRequested(changes);
}

FailureMarks BoardView::devicesAsParts(const std::vector<int>& devices) const
{
    FailureMarks parts;
    for (const int device : devices)
        parts.push_back(markOf(WhatIf::Part::Device, device, 0));
    return parts;
}

/// The picked ranks', else the one under the cursor.
FailureMarks BoardView::chosenParts() const
{
    std::vector<int> devices;
    for (const int rank : picked())
        devices.push_back(data().deviceOf(rank));
    if (devices.empty() && m_focus < data().devices())
        devices.push_back(m_focus);
    std::ranges::sort(devices);
    return devicesAsParts(devices);
}

FailureMarks BoardView::nodesAsParts(const std::vector<int>& nodes)
{
    FailureMarks parts;
    for (const int node : nodes)
        parts.push_back(markOf(WhatIf::Part::Node, node, 0));
    return parts;
}

void BoardView::addFailureCommands()
{
    const auto node = [this] { return data().nodeOf(m_focus); };
    addCommands(tr("Board"),
        {{"board.fail", tr("GPU &fails, or works again"), {Qt::Key_F},
             [this] { toggleFailure(chosenParts()); },
             [this](QAction& action) {
                 action.setEnabled(!carrying() && m_cluster != nullptr);
                 const auto count = static_cast<int>(chosenParts().size());
                 action.setText(failureSpeed(m_focus) < 1 && count == 1
                         ? tr("GPU works again")
                         : tr("%n GPU(s) &fail(s)", nullptr, count));
             }},
            {"board.failNode", tr("Node fails, or works again"), {Qt::SHIFT | Qt::Key_F},
                [this, node] { toggleFailure(nodesAsParts({node()})); },
                [this, node](QAction& action) {
                    action.setEnabled(!carrying() && m_cluster != nullptr);
                    action.setText(
                        tr("%1 fails, or works again").arg(QString::fromStdString(data().nodeName(node()))));
                }},
            {"board.failRack", tr("Rack fails, or works again"), {Qt::Key_R},
                [this, node] { toggleFailure(nodesAsParts(rackOf(node()))); },
                [this, node](QAction& action) {
                    const auto nodes = static_cast<int>(rackOf(node()).size());
                    action.setEnabled(!carrying() && m_cluster != nullptr && nodes > 0);
                    action.setText(nodes > 0
                            ? tr("Its rack of %n node(s) fails, or works again", nullptr, nodes)
                            : tr("Its rack fails (racks are not known)"));
                }},
            {"board.markFailures", tr("Clicks mark what fails"), {Qt::Key_X},
                [this] { setMarking(!m_marking); }, checkedIf([this] { return m_marking; })}});
}

void BoardView::addFailureMenu(QMenu& menu)
{
    QMenu* fails = menu.addMenu(tr("What if it fa&ils"));
    own().fill(*fails, kFailureCommands);
    fails->addSeparator();
    const int node = data().nodeOf(m_focus);
    for (const double share : kOfferedShares)
        fails->addAction(tr("%1 computes at %2", "node and share")
                             .arg(QString::fromStdString(data().nodeName(node)), percent(share)),
            this, [this, node, share] { setFailureSpeed(nodesAsParts({node}), share); });
    menu.addSeparator();
}

QString BoardView::failureText(int device) const
{
    const double speed = failureSpeed(device);
    return speed >= 1 ? QString()
        : speed <= 0  ? u'\n' + tr("Supposed to fail (F: works again)")
                      : u'\n' + tr("Supposed to compute at %1").arg(percent(speed));
}

/// Devices that the box touches; of nodes whose header it covers all.
std::vector<int> BoardView::devicesIn(const QRectF& box) const
{
    std::vector<int> devices;
    const QRectF area = m_viewport.toBoard(box);
    for (const int node : m_geometry.nodesIn(area))
        for (int slot = 0; slot < data().devicesPerNode; ++slot) {
            const int device = node * data().devicesPerNode + slot;
            if (area.intersects(m_geometry.slot(device)))
                devices.push_back(device);
        }
    return devices;
}

void BoardView::endMarking(const QPointF& position)
{
    const Drag held = m_drag;
    m_drag = {};
    update();
    if (held.kind == Drag::Kind::Box) {
        toggleFailure(devicesAsParts(devicesIn(QRectF(held.start, position).normalized())));
        return;
    }
    const QPointF point = m_viewport.toBoard(position);
    if (const int device = m_geometry.deviceAt(point); device >= 0)
        toggleFailure(devicesAsParts({device}));
    else if (const int node = m_geometry.headerAt(point); node >= 0)
        toggleFailure(nodesAsParts({node}));
}

void BoardView::paintBox(QPainter& painter) const
{
    if (m_drag.kind != Drag::Kind::Box)
        return;
    const QColor alarm = alarmColor(palette());
    QColor fill = alarm;
    fill.setAlpha(40);
    painter.setPen(QPen(alarm, 1.5, Qt::DashLine));
    painter.setBrush(fill);
    painter.drawRect(QRectF(m_drag.start, m_drag.now).normalized());
}

} // namespace rankloom::ui
