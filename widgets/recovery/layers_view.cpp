// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recovery/layers_view.h"

#include <algorithm>
#include <numeric>

#include <QFontMetricsF>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include "core/base/at.h"
#include "widgets/recovery/recovery_words.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kSide = 8; ///< px around the picture
constexpr double kHighestStrip = 26;
constexpr double kHighestRow = 64;

struct Span {
    int first = 0;
    int end = 0;
};

Span spanOf(const std::vector<int>& layers, int stage)
{
    const int first = std::accumulate(layers.begin(), layers.begin() + stage, 0);
    return {first, first + layers[at(stage)]};
}

/// Colours of the times of ribbons, from the quickest to the slowest.
QColor timeColor(double seconds, double longest)
{
    const double share = longest > 0 ? std::clamp(seconds / longest, 0.0, 1.0) : 0;
    return QColor(colorTable(ColorMap::Cividis)[static_cast<std::size_t>(share * 255)]);
}

} // namespace

LayersView::LayersView(QWidget* parent) : PictureView(parent)
{
    setAccessibleName(tr("Layers of the stages"));
    setEmptyText(
        tr("Nothing is marked as failed."), tr("Mark it on the board: which layers move is drawn here."));
    frameFocus();
}

void LayersView::setRecoveries(ShownRecoveries recoveries, int chosenPolicy)
{
    m_recoveries = std::move(recoveries);
    m_policy = chosenPolicy;
    setWhyEmpty(m_recoveries && m_policy >= 0 && !policy().feasible
            ? tr("%1 cannot go on.").arg(policyName(policy().policy))
            : QString());
    pictureChanged();
}

bool LayersView::isEmpty() const
{
    return !m_recoveries || m_policy < 0 || !policy().feasible || before().empty();
}

std::vector<int> LayersView::after() const
{
    const std::vector<int>& layers = policy().layersPerStage;
    return layers.size() == before().size() ? layers : before();
}

QSize LayersView::pictureSize() const
{
    return {900, isEmpty() ? 200 : std::clamp(60 + stages() * 56, 160, 1600)};
}

QString LayersView::nameOf(int stage) const
{
    const int then = after()[at(stage)];
    const int now = before()[at(stage)];
    return then == now
        ? tr("Stage %1: %2", "number and layers").arg(stage).arg(now)
        : tr("Stage %1: %2 → %3", "number, layers before and after").arg(stage).arg(now).arg(then);
}

QString LayersView::stateOf(int stage) const
{
    const int living = m_recoveries->livingReplicas[at(stage)];
    const double speed = m_recoveries->stageSpeeds[at(stage)];
    if (living < m_recoveries->replicas)
        return tr("✕ %1 of %2 replicas left").arg(living).arg(m_recoveries->replicas);
    return speed < 1 ? tr("at %1").arg(formatPercent(speed)) : QString();
}

QString LayersView::moveText(const StageMove& move) const
{
    return tr("%n layer(s) from stage %1 to stage %2: %3 in %4", nullptr, move.layers)
        .arg(move.from)
        .arg(move.to)
        .arg(formatBytes(move.bytes), formatSeconds(move.seconds));
}

LayersView::Places LayersView::placesIn(const QRectF& area) const
{
    Places places;
    const QFontMetricsF metrics(font());
    for (int stage = 0; stage < stages(); ++stage)
        places.names = std::max({places.names, metrics.horizontalAdvance(nameOf(stage)),
            metrics.horizontalAdvance(stateOf(stage))});
    places.names += 12;
    places.title = metrics.height() + 8;
    // Rows that are too low for names have no room beside them either; what points at them tells.
    if (area.height() - 2 * kSide - places.title < stages() * metrics.height())
        places.names = 0;
    places.strips = area.adjusted(kSide + places.names, kSide + places.title, -kSide, -kSide);
    places.row = std::clamp(places.strips.height() / std::max(1, stages()), 4.0, kHighestRow);
    places.strip = std::min(kHighestStrip, places.row * 0.62);
    const int layers = std::accumulate(before().begin(), before().end(), 0);
    places.layer = places.strips.width() / std::max(1, layers);
    return places;
}

/// Layers keep their place from left to right: only their owner changes.
QRectF LayersView::ribbon(const StageMove& move, const Places& places) const
{
    const Span from = spanOf(before(), move.from);
    const Span to = spanOf(after(), move.to);
    const int first = std::max(from.first, to.first);
    const int end = std::min(from.end, to.end);
    const double top = places.strips.top() + std::min(move.from, move.to) * places.row + places.strip;
    const double bottom = places.strips.top() + std::max(move.from, move.to) * places.row;
    return {places.strips.left() + first * places.layer, top, std::max(0, end - first) * places.layer,
        bottom - top};
}

void LayersView::paintStrip(QPainter& painter, const Places& places, int stage) const
{
    const QFontMetricsF metrics(font());
    const double top = places.strips.top() + stage * places.row;
    const QRectF strip(places.strips.left(), top, places.strips.width(), places.strip);
    const Span now = spanOf(before(), stage);
    const Span then = spanOf(after(), stage);
    const Ground ground = groundOf(palette());
    const QColor fill = categoryColor(stage, ground);
    painter.fillRect(strip, mixed(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.05));
    for (int layer = std::min(now.first, then.first); layer < std::max(now.end, then.end); ++layer) {
        const bool was = layer >= now.first && layer < now.end;
        const bool is = layer >= then.first && layer < then.end;
        if (!was && !is)
            continue;
        const QRectF cell(strip.left() + layer * places.layer + 0.5, strip.top() + 0.5,
            std::max(1.0, places.layer - 1), strip.height() - 1);
        if (is)
            painter.fillRect(cell, fill);
        if (is && !was) { // new here
            painter.setPen(QPen(readableOn(fill), 1));
            hatch(painter, cell, 5);
        }
        if (was && !is) {
            painter.setPen(QPen(mutedText(palette()), 1, Qt::DashLine));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(cell);
        }
        if (is && m_recoveries->oneChunk
            && places.layer >= metrics.horizontalAdvance(QStringLiteral("000")) + 2
            && strip.height() >= metrics.height()) {
            painter.setPen(readableOn(fill));
            painter.drawText(cell, Qt::AlignCenter, QString::number(layer));
        }
    }
    if (places.row < metrics.height())
        return;
    const QString state = stateOf(stage);
    const QRectF name(strip.left() - places.names, top, places.names - 8, metrics.height() + 2);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(name, Qt::AlignLeft | Qt::AlignTop, nameOf(stage));
    if (state.isEmpty() || places.row < 2 * metrics.height())
        return;
    painter.setPen(alarmColor(palette()));
    painter.drawText(name.translated(0, metrics.height()), Qt::AlignLeft | Qt::AlignTop, state);
}

void LayersView::paintRibbons(QPainter& painter, const Places& places) const
{
    double longest = 0;
    for (const StageMove& move : policy().moves)
        longest = std::max(longest, move.seconds);
    const QFontMetricsF metrics(font());
    for (const StageMove& move : policy().moves) {
        const QRectF band = ribbon(move, places);
        const QColor color = timeColor(move.seconds, longest);
        painter.fillRect(band, color);
        // An arrow says which way; words what it is, where there is room.
        const bool down = move.to > move.from;
        const double y = down ? band.bottom() : band.top();
        const double tip = down ? 5 : -5;
        QPainterPath arrow;
        arrow.moveTo(band.left() - 4, y - tip);
        arrow.lineTo(band.right() + 4, y - tip);
        arrow.lineTo(band.center().x(), y + tip);
        arrow.closeSubpath();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillPath(arrow, color);
        painter.setRenderHint(QPainter::Antialiasing, false);
        if (places.row - places.strip < metrics.height())
            continue;
        const QString words =
            tr("%1 in %2", "bytes and time").arg(formatBytes(move.bytes), formatSeconds(move.seconds));
        const double width = metrics.horizontalAdvance(words);
        const bool leftOf = band.right() + width + 10 > places.strips.right();
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(
            QRectF(leftOf ? band.left() - width - 8 : band.right() + 8, band.top(), width + 2, band.height()),
            Qt::AlignVCenter | Qt::AlignLeft, words);
    }
}

void LayersView::paintData(QPainter& painter, const QRectF& area) const
{
    painter.save();
    painter.setFont(font());
    painter.setClipRect(area);
    const Places places = placesIn(area);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(
        QRectF(area.left() + kSide, area.top() + kSide / 2, area.width() - 2 * kSide, places.title),
        Qt::AlignVCenter | Qt::AlignLeft, description());
    for (int stage = 0; stage < stages(); ++stage)
        paintStrip(painter, places, stage);
    paintRibbons(painter, places);
    painter.restore();
}

void LayersView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    paintPicture(painter, rect());
}

PictureView::Tip LayersView::tipAt(const QPointF& position) const
{
    if (isEmpty())
        return {};
    const Places places = placesIn(rect());
    for (const StageMove& move : policy().moves)
        if (const QRectF band = ribbon(move, places); band.adjusted(-4, -4, 4, 4).contains(position))
            return {moveText(move), band.toAlignedRect()};
    const auto stage = static_cast<int>((position.y() - places.strips.top()) / places.row);
    if (position.y() < places.strips.top() || stage < 0 || stage >= stages())
        return {};
    const QString state = stateOf(stage);
    return {state.isEmpty() ? nameOf(stage) : nameOf(stage) + u'\n' + state};
}

void LayersView::mousePressEvent(QMouseEvent* event)
{
    if (isEmpty() || event->button() != Qt::LeftButton)
        return PictureView::mousePressEvent(event);
    const Places places = placesIn(rect());
    const auto stage = static_cast<int>((event->position().y() - places.strips.top()) / places.row);
    if (stage < 0 || stage >= stages() || event->position().y() < places.strips.top())
        return;
    Selection chosen;
    chosen.stage = stage;
    select(chosen);
}

std::unique_ptr<QAbstractTableModel> LayersView::createTable() const
{
    const QStringList titles {tr("From stage"), tr("To stage"), tr("Layers"), tr("Bytes"), tr("Time (s)")};
    if (isEmpty())
        return std::make_unique<CallbackTable>(
            0, titles, [](int, int, Qt::ItemDataRole) { return QVariant(); });
    return std::make_unique<CallbackTable>(static_cast<int>(policy().moves.size()), titles,
        [moves = policy().moves](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const StageMove& move = moves[at(row)];
            switch (column) {
            case 0:
                return move.from;
            case 1:
                return move.to;
            case 2:
                return move.layers;
            case 3:
                return role == Qt::EditRole ? QVariant(move.bytes) : QVariant(formatBytes(move.bytes));
            default:
                return role == Qt::EditRole ? QVariant(move.seconds) : QVariant(formatSeconds(move.seconds));
            }
        });
}

QString LayersView::describe() const
{
    const QString name = policyName(policy().policy);
    if (policy().layersPerStage.size() != before().size()) {
        QStringList layers;
        for (const int count : policy().layersPerStage)
            layers << QString::number(count);
        return tr("%1 cuts weak replicas into stages of %2 layers; the others stay as drawn.")
            .arg(name, layers.join(QStringLiteral(" + ")));
    }
    if (!m_recoveries->oneChunk)
        return tr("%1 leaves every layer on its stage. Stages have several chunks: strips tell how many "
                  "layers, not "
                  "which.")
            .arg(name);
    const auto moved = std::accumulate(policy().moves.begin(), policy().moves.end(), 0,
        [](int sum, const StageMove& move) { return sum + move.layers; });
    return moved == 0 ? tr("%1 leaves every layer on its stage.").arg(name)
                      : tr("%1 moves %n layer(s) to other stages.", nullptr, moved).arg(name);
}

} // namespace rankloom::ui
