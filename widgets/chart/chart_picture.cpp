// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_picture.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "widgets/accessible_picture.h"
#include "widgets/chart/chart_scene.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kReach = 12; ///< px around a point that count as it
constexpr double kRing = 8; ///< px, radius of the mark around a point
constexpr QSizeF kLeast {80, 50}; ///< px: nothing can be read in less

} // namespace

ChartPicture::ChartPicture(QWidget* parent) : PictureView(parent) { frameFocus(); }

ChartPicture::~ChartPicture() = default;

void ChartPicture::setChart(ChartData chart)
{
    m_scene.reset(); // it speaks of the data
    m_layer.forget();
    m_data = std::move(chart);
    m_count = 0;
    for (const ChartSeries& series : m_data.series)
        for (const int item : series.items)
            m_count = std::max(m_count, item + 1);
    m_chosen = std::min(m_chosen, m_count - 1);
    m_hover = -1;
    pictureChanged();
}

void ChartPicture::setChosen(int item)
{
    m_chosen = item < m_count ? item : -1;
    pictureChanged();
}

void ChartPicture::choose(int item)
{
    if (m_count == 0)
        return;
    setChosen(std::clamp(item, 0, m_count - 1));
    announce(*this, textOf(m_chosen));
    Q_EMIT chosenByPerson(m_chosen);
}

ChartScene& ChartPicture::sceneOf(const QSizeF& size) const
{
    if (!m_scene || m_scene->size() != size || m_sceneLook != palette().cacheKey() || m_sceneFont != font()) {
        m_scene = std::make_unique<ChartScene>(m_data, palette(), font(), size);
        m_sceneLook = palette().cacheKey();
        m_sceneFont = font();
    }
    return *m_scene;
}

const ChartScene& ChartPicture::scene() const { return sceneOf(size()); }

std::vector<QPointF> ChartPicture::pointsOf(int item) const
{
    std::vector<QPointF> points;
    for (const ChartSeries& series : m_data.series)
        for (std::size_t i = 0; i < series.items.size(); ++i)
            if (series.items[i] == item)
                points.push_back(scene().positionOf(series.points[i]));
    return points;
}

QPointF ChartPicture::pointOf(int item) const
{
    const std::vector<QPointF> points = pointsOf(item);
    return points.empty() ? QPointF(-1, -1) : points.front();
}

int ChartPicture::itemAt(const QPointF& position) const
{
    int nearest = -1;
    double least = kReach;
    for (const ChartSeries& series : m_data.series)
        for (std::size_t i = 0; i < series.items.size(); ++i) {
            const QPointF way = scene().positionOf(series.points[i]) - position;
            if (const double far = std::hypot(way.x(), way.y()); far < least) {
                least = far;
                nearest = series.items[i];
            }
        }
    return nearest;
}

int ChartPicture::beside(int item, int direction) const
{
    struct Place {
        int series = -1;
        double x = 0;
    };
    Place from;
    for (int s = 0; s < static_cast<int>(m_data.series.size()); ++s) {
        const ChartSeries& series = m_data.series[static_cast<std::size_t>(s)];
        const auto at = std::ranges::find(series.items, item);
        if (at != series.items.end() && from.series < 0)
            from = {s, series.points[static_cast<std::size_t>(at - series.items.begin())].x()};
    }
    for (int s = from.series + direction; s >= 0 && s < static_cast<int>(m_data.series.size());
         s += direction) {
        const ChartSeries& series = m_data.series[static_cast<std::size_t>(s)];
        if (series.items.empty() || std::ranges::find(series.items, item) != series.items.end())
            continue;
        const auto nearest = std::ranges::min_element(
            series.points, {}, [&](const QPointF& point) { return std::abs(point.x() - from.x); });
        return series.items[static_cast<std::size_t>(nearest - series.points.begin())];
    }
    return item;
}

void ChartPicture::paintData(QPainter& painter, const QRectF& area) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    if (area.width() >= kLeast.width() && area.height() >= kLeast.height())
        sceneOf(area.size()).paint(painter, area);
    painter.restore();
}

/// Hovering and choosing do not paint the chart again.
const QPixmap& ChartPicture::ensureLayer()
{
    const bool sameLook = m_data.empty()
        || (m_scene && m_sceneLook == palette().cacheKey() && m_sceneFont == font()
            && m_scene->size() == QSizeF(size()));
    if (m_data.empty() || !sameLook)
        m_layer.forget();
    return m_layer.pixels(*this, [this](QPainter& painter) { paintPicture(painter, rect()); });
}

void ChartPicture::markItem(QPainter& painter, int item, const QPen& pen) const
{
    const std::vector<QPointF> points = pointsOf(item);
    painter.setPen(pen);
    for (std::size_t i = 0; i < points.size(); ++i) {
        painter.drawEllipse(points[i], kRing, kRing);
        const QPointF way = i == 0 ? QPointF() : points[i] - points[i - 1];
        const double far = std::hypot(way.x(), way.y());
        if (far > 2 * kRing) // from ring to ring
            painter.drawLine(points[i - 1] + way * (kRing / far), points[i] - way * (kRing / far));
    }
}

void ChartPicture::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.drawPixmap(0, 0, ensureLayer());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    if (m_hover >= 0 && m_hover != m_chosen)
        markItem(painter, m_hover, QPen(palette().color(QPalette::Text), 1.2));
    if (m_chosen >= 0)
        markItem(painter, m_chosen, QPen(palette().color(QPalette::Highlight), 2.4));
}

PictureView::Tip ChartPicture::tipAt(const QPointF& position) const
{
    const int item = itemAt(position);
    return {item >= 0 ? textOf(item) : QString()};
}

void ChartPicture::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return PictureView::mousePressEvent(event);
    if (const int item = itemAt(event->position()); item >= 0)
        choose(item);
}

void ChartPicture::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const int item = itemAt(event->position()); item >= 0 && event->button() == Qt::LeftButton)
        Q_EMIT activated(item);
}

void ChartPicture::mouseMoveEvent(QMouseEvent* event)
{
    if (const int at = itemAt(event->position()); std::exchange(m_hover, at) != at)
        update();
}

void ChartPicture::leaveEvent(QEvent* event)
{
    m_hover = -1;
    update();
    PictureView::leaveEvent(event);
}

void ChartPicture::keyPressEvent(QKeyEvent* event)
{
    if (m_count == 0 || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier)
        return PictureView::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(m_chosen - 1);
    case Qt::Key_Right:
        return choose(m_chosen + 1);
    case Qt::Key_Up:
        return choose(beside(m_chosen, 1));
    case Qt::Key_Down:
        return choose(beside(m_chosen, -1));
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(m_count - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_chosen >= 0)
            Q_EMIT activated(m_chosen);
        return;
    default:
        PictureView::keyPressEvent(event);
    }
}

} // namespace rankloom::ui
