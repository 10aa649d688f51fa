// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/small_multiples.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QFontInfo>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "widgets/accessible_picture.h"
#include "widgets/callback_table.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kTitle = 30;
constexpr double kLegend = 132;
constexpr double kLargest = 260;

} // namespace

MultiplesGeometry::MultiplesGeometry(int thumbnails, const QRectF& room, double height)
    : count(thumbnails), area(room), nameHeight(std::max(height, kName))
{
    for (int tried = 1; tried <= count; ++tried) {
        const int rows = (count + tried - 1) / tried;
        const double across = (room.width() - kGap) / tried - kGap;
        const double down = (room.height() - kGap) / rows - kGap - nameHeight;
        const double fits = std::floor(std::min({across, down, kLargest}));
        if (fits > side) {
            side = fits;
            columns = tried;
        }
    }
}

QRectF MultiplesGeometry::thumbnail(int index) const
{
    const int row = index / columns;
    return {area.left() + kGap + (index % columns) * (side + kGap),
        area.top() + kGap + row * (side + kGap + nameHeight), side, side};
}

QRectF MultiplesGeometry::name(int index) const
{
    const QRectF above = thumbnail(index);
    return {above.left() - kGap / 2, above.bottom(), above.width() + kGap, nameHeight};
}

int MultiplesGeometry::at(QPointF point) const
{
    for (int index = 0; index < count; ++index)
        if (thumbnail(index).united(name(index)).contains(point))
            return index;
    return -1;
}

SmallMultiples::SmallMultiples(QWidget* parent) : PictureView(parent)
{
    setAccessibleName(tr("All layers"));
    setEmptyText(tr("No routing yet. Drop a router trace of Megatron, vLLM or SGLang here."));
}

void SmallMultiples::setTitle(const QString& title) { m_title = title; }

void SmallMultiples::setScenes(std::vector<HeatmapScene> scenes, QStringList names, QStringList shortNames)
{
    m_scenes = std::move(scenes);
    m_legend = m_scenes.empty() ? HeatmapScene() : m_scenes.front();
    for (std::size_t i = 1; i < m_scenes.size(); ++i) {
        const HeatmapScene& scene = m_scenes[i];
        for (std::size_t bin = 0; bin < m_legend.bins.size(); ++bin)
            m_legend.bins[bin] += scene.bins[bin];
        m_legend.missing += scene.missing;
        m_legend.clippedLow = m_legend.clippedLow || scene.clippedLow;
        m_legend.clippedHigh = m_legend.clippedHigh || scene.clippedHigh;
    }
    m_names = std::move(names);
    m_shortNames = std::move(shortNames);
    m_current = std::clamp(m_current, 0, std::max(0, static_cast<int>(m_scenes.size()) - 1));
    m_hover = -1;
    invalidate();
    pictureChanged();
}

void SmallMultiples::setColorMap(ColorMap map)
{
    for (HeatmapScene& scene : m_scenes)
        scene.map = map;
    m_legend.map = map;
    invalidate();
}

void SmallMultiples::setPooling(HeatPooling pooling)
{
    for (HeatmapScene& scene : m_scenes)
        scene.pooling = pooling;
    m_legend.pooling = pooling;
    invalidate();
}

void SmallMultiples::setCurrent(int index)
{
    if (m_scenes.empty())
        return;
    m_current = std::clamp(index, 0, static_cast<int>(m_scenes.size()) - 1);
    announce(*this, textOf(m_current));
    update();
}

MultiplesGeometry SmallMultiples::layOut(const QRectF& area) const
{
    const double line = QFontMetricsF(font()).height();
    return {static_cast<int>(m_scenes.size()), area.adjusted(0, kTitle, -kLegend, -4), line};
}

void SmallMultiples::paintData(QPainter& painter, const QRectF& area) const
{
    const MultiplesGeometry geometry = layOut(area);
    painter.save();
    const QFont plain = painter.font();
    QFont bold = plain;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(
        QRectF(area.left() + 10, area.top(), area.width() - 20, kTitle), Qt::AlignVCenter, m_title);
    QFont small = plain;
    // As large as the text of the program, as long as the names fit.
    double longest = 0;
    for (const QString& name : m_shortNames)
        longest = std::max(longest, QFontMetricsF(plain).horizontalAdvance(name));
    const int usual = QFontInfo(plain).pixelSize();
    const double room = m_scenes.empty() ? 0 : geometry.name(0).width() - 6;
    const int fitting = longest > 0 ? static_cast<int>(usual * room / longest) : usual;
    small.setPixelSize(std::clamp(fitting, 8, std::max(12, usual)));
    const QFontMetricsF metrics(small);
    for (std::size_t i = 0; i < m_scenes.size(); ++i) {
        const auto index = static_cast<int>(i);
        paintThumbnail(painter, m_scenes[i], geometry.thumbnail(index), palette());
        painter.setFont(small);
        painter.setPen(palette().color(QPalette::Text));
        const QRectF name = geometry.name(index);
        const QString full = m_names.value(index);
        const bool fits = metrics.horizontalAdvance(full) <= name.width();
        // The end of a name goes first: "10…" says which layer, "1…1" would not.
        painter.drawText(name, Qt::AlignCenter,
            metrics.elidedText(fits ? full : m_shortNames.value(index), Qt::ElideRight, name.width()));
    }
    painter.setFont(plain);
    if (!m_scenes.empty()) {
        const double cell =
            geometry.side / std::max(m_legend.data->columns, 1) * painter.device()->devicePixelRatioF();
        const double right = geometry.thumbnail(std::min(geometry.columns, geometry.count) - 1).right();
        const QRectF legend(std::min(right + 18, area.right() - kLegend + 4), area.top() + kTitle + 8,
            kLegend - 12, std::min(area.height() - kTitle - 16, 340.0));
        paintHeatLegend(painter, m_legend, legend, cell, palette());
    }
    painter.restore();
}

QSize SmallMultiples::pictureSize() const { return {1180, 760}; }

void SmallMultiples::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_layer.pixels(*this, [this](QPainter& below) {
        below.setRenderHint(QPainter::Antialiasing);
        paintPicture(below, rect());
    }));
    const MultiplesGeometry geometry = layOut(rect());
    if (m_hover >= 0) {
        painter.setPen(QPen(palette().color(QPalette::Text), 1.5));
        painter.drawRect(geometry.thumbnail(m_hover).adjusted(-1, -1, 1, 1));
    }
    painter.setPen(QPen(palette().color(hasFocus() ? QPalette::Highlight : QPalette::Mid), 2.5));
    painter.drawRect(geometry.thumbnail(m_current).adjusted(-2, -2, 2, 2));
}

QString SmallMultiples::textOf(int index) const
{
    const HeatmapData& matrix = *m_scenes[static_cast<std::size_t>(index)].data;
    const HeatCell hottest = hottestCell(matrix);
    if (!hottest.valid())
        return m_names.value(index);
    return tr("%1: most extreme %2, expert %3 to %4")
        .arg(m_names.value(index), matrix.text(matrix.value(hottest.row, hottest.column)),
            matrix.rowLabel(hottest.row), matrix.columnLabel(hottest.column));
}

std::unique_ptr<QAbstractTableModel> SmallMultiples::createTable() const
{
    std::vector<std::shared_ptr<const HeatmapData>> matrices;
    for (const HeatmapScene& scene : m_scenes)
        matrices.push_back(scene.data);
    return std::make_unique<CallbackTable>(static_cast<int>(matrices.size()),
        QStringList {tr("Matrix"), tr("Most extreme value"), tr("From expert"), tr("To expert")},
        [matrices, names = m_names](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const HeatmapData& matrix = *matrices[static_cast<std::size_t>(row)];
            const HeatCell cell = hottestCell(matrix);
            if (column == 0 || !cell.valid())
                return column == 0 ? names.value(row) : QString();
            const double value = matrix.value(cell.row, cell.column);
            if (column == 1)
                return role == Qt::EditRole ? QVariant(value) : QVariant(matrix.text(value));
            return column == 2 ? cell.row : cell.column;
        });
}

QString SmallMultiples::describe() const
{
    return tr("%1: %n matrices on one colour scale.", nullptr, static_cast<int>(m_scenes.size()))
        .arg(m_title);
}

PictureView::Tip SmallMultiples::tipAt(const QPointF& position) const
{
    const int index = layOut(rect()).at(position);
    return index < 0 ? Tip() : Tip {textOf(index), layOut(rect()).thumbnail(index).toAlignedRect()};
}

void SmallMultiples::resizeEvent(QResizeEvent* event)
{
    PictureView::resizeEvent(event);
    invalidate();
}

void SmallMultiples::changeEvent(QEvent* event)
{
    PictureView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        invalidate();
}

void SmallMultiples::mouseMoveEvent(QMouseEvent* event)
{
    const int index = layOut(rect()).at(event->position());
    if (index == m_hover)
        return;
    m_hover = index;
    setCursor(index >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    update();
}

void SmallMultiples::mouseReleaseEvent(QMouseEvent* event)
{
    const int index = layOut(rect()).at(event->position());
    if (event->button() != Qt::LeftButton || index < 0)
        return;
    setCurrent(index);
    Q_EMIT opened(index);
}

void SmallMultiples::leaveEvent(QEvent* event)
{
    PictureView::leaveEvent(event);
    m_hover = -1;
    update();
}

void SmallMultiples::keyPressEvent(QKeyEvent* event)
{
    const int columns = layOut(rect()).columns;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        setCurrent(m_current - 1);
        return;
    case Qt::Key_Right:
    case Qt::Key_PageDown:
        setCurrent(m_current + 1);
        return;
    case Qt::Key_Up:
        setCurrent(m_current >= columns ? m_current - columns : m_current);
        return;
    case Qt::Key_Down:
        setCurrent(m_current + columns < static_cast<int>(m_scenes.size()) ? m_current + columns : m_current);
        return;
    case Qt::Key_Home:
        setCurrent(0);
        return;
    case Qt::Key_End:
        setCurrent(static_cast<int>(m_scenes.size()) - 1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_scenes.empty())
            Q_EMIT opened(m_current);
        return;
    default:
        PictureView::keyPressEvent(event);
    }
}

void SmallMultiples::focusInEvent(QFocusEvent* event)
{
    PictureView::focusInEvent(event);
    update();
}

void SmallMultiples::focusOutEvent(QFocusEvent* event)
{
    PictureView::focusOutEvent(event);
    update();
}

void SmallMultiples::invalidate()
{
    m_layer.forget();
    update();
}

} // namespace rankloom::ui
