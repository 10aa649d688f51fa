// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heatmap_painter.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>
#include <utility>

#include <QFontInfo>
#include <QFontMetricsF>
#include <QLineF>
#include <QPaintEngine>
#include <QPainter>
#include <QPainterPath>
#include <QStaticText>

namespace rankloom::ui {

namespace {

constexpr double kLegendWidth = 128;
constexpr double kGridFrom = 6; ///< pixels per cell
constexpr double kHatchFrom = 3;
constexpr double kLevelFrom = 8; ///< a digit can be read
constexpr int kBins = 48;
constexpr double kMargin = 10;
constexpr double kLow = 220; ///< px: titles of lower pictures stand closer, for the sake of the cells
constexpr double kTitleOfColumns = 18;
constexpr double kLeastLegend = 150;
constexpr double kMostForLabels = 0.25; ///< of the height below the titles
constexpr qint64 kMostRectangles = 4096; ///< cells of a document that are rectangles
constexpr int kPixelsPerCell = 8; ///< on a side, of pictures within documents
constexpr double kMostPixels = 16e6; ///< of such a picture

double widest(const QFontMetricsF& metrics, int count, const QStringList& labels)
{
    if (labels.isEmpty())
        return metrics.horizontalAdvance(QString::number(std::max(count - 1, 0)));
    double width = 0;
    for (const QString& label : labels)
        width = std::max(width, metrics.horizontalAdvance(label));
    return std::min(width, 140.0);
}

/// Whether what is painted becomes a document that others scale, and not pixels.
bool isDocument(const QPainter& painter)
{
    const QPaintEngine* engine = painter.paintEngine();
    return engine != nullptr
        && (engine->type() == QPaintEngine::SVG || engine->type() == QPaintEngine::Pdf
            || engine->type() == QPaintEngine::Picture);
}

/// Every cell as a rectangle; one path per colour keeps documents small.
void paintRectangles(QPainter& painter, const QImage& cells, const QRect& shown, const QRectF& target)
{
    const double width = target.width() / shown.width();
    const double height = target.height() / shown.height();
    std::map<QRgb, QPainterPath> areas;
    for (int row = 0; row < shown.height(); ++row)
        for (int from = 0, to = 0; from < shown.width(); from = to) {
            const QRgb color = cells.pixel(shown.left() + from, shown.top() + row);
            while (to < shown.width() && cells.pixel(shown.left() + to, shown.top() + row) == color)
                ++to;
            areas[color].addRect(QRectF(
                target.left() + from * width, target.top() + row * height, (to - from) * width, height));
        }
    painter.save();
    painter.setPen(Qt::NoPen);
    for (const auto& [color, area] : areas)
        painter.fillPath(area, QColor(color));
    painter.restore();
}

/// The cells `shown` of a picture with one pixel per cell. Viewers of documents smooth small pictures when
/// they enlarge them, and colours would bleed into each other: there, few cells are rectangles, and many are
/// a picture with several pixels for each.
void paintCells(QPainter& painter, const QImage& cells, const QRect& shown, const QRectF& target)
{
    painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
    const qint64 count = qint64 {shown.width()} * shown.height();
    if (!isDocument(painter)) {
        painter.drawImage(target, cells, QRectF(shown));
        return;
    }
    const double side = std::min(target.width() / shown.width(), target.height() / shown.height());
    if (count <= kMostRectangles && side >= kGridFrom) {
        paintRectangles(painter, cells, shown, target);
        return;
    }
    const double affordable = std::sqrt(kMostPixels / static_cast<double>(std::max<qint64>(1, count)));
    const int pixels = std::clamp(static_cast<int>(affordable), 1, kPixelsPerCell);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.drawImage(target, cells.copy(shown).scaled(shown.size() * pixels));
}

class CellPainter {
public:
    CellPainter(QPainter& painter, const HeatmapScene& scene, const HeatmapGeometry& geometry,
        const QPalette& palette)
        : m_painter(painter)
        , m_scene(scene)
        , m_data(*scene.data)
        , m_geometry(geometry)
        , m_palette(palette)
        , m_visible(geometry.visible())
        , m_colors(heatColors(scene.effectiveMap(), palette.color(QPalette::AlternateBase).rgb()))
    {
    }

    void paint()
    {
        m_painter.save();
        m_painter.setClipRect(m_geometry.plot.intersected(m_geometry.matrix().adjusted(-1, -1, 1, 1)));
        m_painter.setRenderHint(QPainter::Antialiasing, false);
        image();
        grid();
        hatching();
        values();
        marks();
        m_painter.restore();
        m_painter.setPen(QPen(gridColor(m_palette), 1));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawRect(m_geometry.matrix().intersected(m_geometry.plot).adjusted(-0.5, -0.5, 0.5, 0.5));
    }

private:
    [[nodiscard]] double smallerSide() const
    {
        return std::min(m_geometry.cell.width(), m_geometry.cell.height());
    }

    void image()
    {
        const int level = m_scene.pyramid->levelFor(smallerSide() * m_geometry.ratio);
        const QImage& picture = m_scene.pyramid->colored(level, m_scene.pooling, m_colors);
        const double cells = std::pow(2.0, level);
        if (level > 0) {
            paintCells(m_painter, picture, picture.rect(),
                QRectF(m_geometry.origin,
                    QSizeF(picture.width() * cells * m_geometry.cell.width(),
                        picture.height() * cells * m_geometry.cell.height())));
            return;
        }
        const QRectF target = m_geometry.cellRect(m_visible.top(), m_visible.left())
                                  .united(m_geometry.cellRect(m_visible.bottom(), m_visible.right()));
        paintCells(m_painter, picture, m_visible, target);
    }

    void grid()
    {
        if (smallerSide() < kGridFrom)
            return;
        QColor line = m_palette.color(QPalette::Base);
        line.setAlpha(smallerSide() < 12 ? 70 : 120);
        m_painter.setPen(QPen(line, 1 / m_geometry.ratio));
        const QRectF area = m_geometry.matrix().intersected(m_geometry.plot);
        for (int column = m_visible.left() + 1; column <= m_visible.right(); ++column) {
            const double x = m_geometry.origin.x() + column * m_geometry.cell.width();
            m_painter.drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
        }
        for (int row = m_visible.top() + 1; row <= m_visible.bottom(); ++row) {
            const double y = m_geometry.origin.y() + row * m_geometry.cell.height();
            m_painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        }
    }

    /// Runs of equal quality in a row are hatched at once.
    void hatching()
    {
        if (m_scene.assumed + m_scene.missing == 0 || smallerSide() < kHatchFrom)
            return;
        for (int row = m_visible.top(); row <= m_visible.bottom(); ++row) {
            int start = m_visible.left();
            for (int column = start; column <= m_visible.right() + 1; ++column) {
                const bool ends = column > m_visible.right()
                    || m_data.qualityAt(row, column) != m_data.qualityAt(row, start);
                if (!ends)
                    continue;
                hatchRun(row, start, column - 1);
                start = column;
            }
        }
    }

    void hatchRun(int row, int first, int last)
    {
        const CellQuality quality = m_data.qualityAt(row, first);
        if (quality == CellQuality::Measured || quality == CellQuality::NotApplicable)
            return;
        const QRectF area = m_geometry.cellRect(row, first).united(m_geometry.cellRect(row, last));
        const QColor middle(m_colors[heatIndex(m_data.value(row, first), m_scene.range)]);
        QColor ink = quality == CellQuality::Missing ? mutedText(m_palette) : readableOn(middle);
        ink.setAlpha(quality == CellQuality::Missing ? 130 : 95);
        m_painter.setPen(QPen(ink, 1));
        if (quality == CellQuality::Inferred) {
            hatch(m_painter, area, 12, Slope::Falling);
            return;
        }
        hatch(m_painter, area, 6);
        if (quality == CellQuality::Missing)
            hatch(m_painter, area, 6, Slope::Falling);
    }

    /// Few values are laid out once each.
    void levels()
    {
        const double side = std::min(m_geometry.cell.width(), m_geometry.cell.height() * 0.8);
        if (side < kLevelFrom)
            return;
        QFont font = m_painter.font();
        font.setPixelSize(std::clamp(static_cast<int>(side * 0.9), 8, QFontInfo(font).pixelSize()));
        m_painter.setFont(font);
        for (const HeatLevel& level : m_data.levels) {
            QStaticText text(m_data.text(level.value));
            text.setTextFormat(Qt::PlainText);
            text.prepare({}, font);
            const QPointF middle(text.size().width() / 2, text.size().height() / 2);
            m_painter.setPen(readableOn(QColor(m_colors[heatIndex(level.value, m_scene.range)])));
            for (int row = m_visible.top(); row <= m_visible.bottom(); ++row)
                for (int column = m_visible.left(); column <= m_visible.right(); ++column)
                    if (m_data.value(row, column) == level.value)
                        m_painter.drawStaticText(m_geometry.cellRect(row, column).center() - middle, text);
        }
    }

    void values()
    {
        if (!m_data.levels.empty())
            return levels();
        if (m_geometry.cell.width() < 34 || m_geometry.cell.height() < 16)
            return;
        QFont font = m_painter.font();
        font.setPixelSize(std::clamp(
            static_cast<int>(m_geometry.cell.width() / 5), 8, std::max(12, QFontInfo(font).pixelSize() - 1)));
        const QFontMetricsF metrics(font);
        m_painter.setFont(font);
        for (int row = m_visible.top(); row <= m_visible.bottom(); ++row) {
            for (int column = m_visible.left(); column <= m_visible.right(); ++column) {
                const double value = m_data.value(row, column);
                const QString text = m_data.text(value);
                if (std::isnan(value) || metrics.horizontalAdvance(text) > m_geometry.cell.width() - 2)
                    continue;
                const QColor fill(m_colors[heatIndex(value, m_scene.range)]);
                m_painter.setPen(readableOn(fill));
                m_painter.drawText(m_geometry.cellRect(row, column), Qt::AlignCenter, text);
            }
        }
    }

    /// Neighbouring marks share one outline.
    void marks()
    {
        std::set<std::pair<int, int>> marked;
        for (const HeatMark& mark : m_data.marks)
            if (m_visible.adjusted(-1, -1, 1, 1).contains(mark.cell.column, mark.cell.row))
                marked.emplace(mark.cell.row, mark.cell.column);
        QList<QLineF> edges;
        for (const auto& [row, column] : marked) {
            const QRectF area = m_geometry.cellRect(row, column);
            if (!marked.contains({row - 1, column}))
                edges.append({area.topLeft(), area.topRight()});
            if (!marked.contains({row + 1, column}))
                edges.append({area.bottomLeft(), area.bottomRight()});
            if (!marked.contains({row, column - 1}))
                edges.append({area.topLeft(), area.bottomLeft()});
            if (!marked.contains({row, column + 1}))
                edges.append({area.topRight(), area.bottomRight()});
        }
        m_painter.setPen(QPen(m_palette.color(QPalette::Base), 4, Qt::SolidLine, Qt::SquareCap));
        m_painter.drawLines(edges);
        m_painter.setPen(QPen(alarmColor(m_palette), 2, Qt::SolidLine, Qt::SquareCap));
        m_painter.drawLines(edges);
    }

    QPainter& m_painter;
    const HeatmapScene& m_scene;
    const HeatmapData& m_data;
    const HeatmapGeometry& m_geometry;
    const QPalette& m_palette;
    QRect m_visible;
    QList<QRgb> m_colors;
};

void paintColumnLabels(
    QPainter& painter, const HeatmapScene& scene, const HeatmapFrame& frame, const HeatmapGeometry& geometry)
{
    const QFontMetricsF metrics(painter.font());
    const HeatmapData& data = *scene.data;
    const QRect visible = geometry.visible();
    const double room = frame.turnedColumns
        ? metrics.height()
        : widest(metrics, data.columns, data.columnLabels) + metrics.averageCharWidth();
    const int step = labelStep(geometry.cell.width(), room);
    for (int column = visible.left(); column <= visible.right(); ++column) {
        if (column % step != 0)
            continue;
        const QRectF cell = geometry.cellRect(0, column);
        const double x = cell.center().x();
        if (x < frame.plot.left() || x > frame.plot.right())
            continue;
        const double bottom = std::max(geometry.origin.y(), frame.plot.top()) - 3;
        if (!frame.turnedColumns) {
            painter.drawText(QRectF(x - 100, bottom - 30, 200, 30), Qt::AlignBottom | Qt::AlignHCenter,
                data.columnLabel(column));
            continue;
        }
        painter.save();
        painter.translate(x, bottom);
        painter.rotate(-90);
        const double length = frame.columnLabels.height() - 18;
        painter.drawText(QRectF(0, -20, length, 40), Qt::AlignVCenter | Qt::AlignLeft,
            metrics.elidedText(data.columnLabel(column), Qt::ElideMiddle, length));
        painter.restore();
    }
}

void paintRowLabels(
    QPainter& painter, const HeatmapScene& scene, const HeatmapFrame& frame, const HeatmapGeometry& geometry)
{
    const QFontMetricsF metrics(painter.font());
    const HeatmapData& data = *scene.data;
    const QRect visible = geometry.visible();
    const int step = labelStep(geometry.cell.height(), metrics.height());
    const double right = std::max(geometry.origin.x(), frame.plot.left()) - 4;
    for (int row = visible.top(); row <= visible.bottom(); ++row) {
        const double y = geometry.cellRect(row, 0).center().y();
        if (row % step != 0 || y < frame.plot.top() || y > frame.plot.bottom())
            continue;
        const double width = frame.rowLabels.width() - 20;
        painter.drawText(QRectF(right - width, y - 20, width, 40), Qt::AlignVCenter | Qt::AlignRight,
            metrics.elidedText(data.rowLabel(row), Qt::ElideMiddle, width));
    }
}

void paintTitles(QPainter& painter, const HeatmapScene& scene, const HeatmapFrame& frame,
    const HeatmapGeometry& geometry, const QPalette& palette)
{
    const HeatmapData& data = *scene.data;
    const QFont plain = painter.font();
    QFont bold = plain;
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(frame.title, Qt::AlignVCenter | Qt::AlignLeft,
        QFontMetricsF(bold).elidedText(data.title, Qt::ElideRight, frame.title.width()));
    painter.setFont(plain);
    painter.drawText(frame.subtitle, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, data.subtitle);
    painter.setPen(mutedText(palette));
    const QRectF matrix = geometry.matrix().intersected(frame.plot);
    QRectF columns = frame.columnLabels;
    columns.setHeight(18);
    columns.moveTop(matrix.top() - frame.columnLabels.height());
    columns.setLeft(matrix.left());
    columns.setRight(frame.plot.right() + 16);
    painter.drawText(columns, Qt::AlignTop | Qt::AlignLeft, data.columnTitle + QStringLiteral(" →"));
    painter.save();
    painter.translate(matrix.left() - frame.rowLabels.width() + 2, matrix.top());
    painter.rotate(-90);
    painter.drawText(QRectF(-std::max(matrix.height(), 200.0), 0, std::max(matrix.height(), 200.0), 18),
        Qt::AlignTop | Qt::AlignRight, QStringLiteral("← ") + data.rowTitle);
    painter.restore();
}

} // namespace

HeatmapScene::HeatmapScene(std::shared_ptr<const HeatmapData> heatmap)
    : HeatmapScene(heatmap, rangeOf(*heatmap))
{
}

HeatmapScene::HeatmapScene(std::shared_ptr<const HeatmapData> heatmap, const HeatRange& sharedRange)
    : data(std::move(heatmap))
    , range(sharedRange)
    , pyramid(std::make_shared<const HeatPyramid>(*data, range))
    , bins(kBins, 0)
{
    for (std::size_t index = 1; index < pyramid->counts().size(); ++index)
        bins[(index - 1) * kBins / 255] += pyramid->counts()[index];
    const double slack = (range.high - range.low) * 1e-12;
    for (const double value : data->values) {
        clippedLow = clippedLow || value < range.low - slack;
        clippedHigh = clippedHigh || value > range.high + slack;
    }
    for (std::size_t cell = 0; cell < data->quality.size(); ++cell)
        if (!std::isnan(data->values[cell]) && data->quality[cell] == CellQuality::Assumed)
            ++assumed;
        else if (!std::isnan(data->values[cell]) && data->quality[cell] == CellQuality::Inferred)
            ++inferred;
        else if (data->quality[cell] == CellQuality::NotApplicable)
            --missing;
    missing += pyramid->counts()[0];
}

int labelStep(double cell, double label)
{
    int step = 1;
    for (int power = 1; power < 1000000; power *= 10) {
        for (const int factor : {1, 2, 5}) {
            step = factor * power;
            if (cell * step >= label)
                return step;
        }
    }
    return step;
}

HeatmapFrame layOutHeatmap(const HeatmapScene& scene, const QRectF& area, const QFont& font)
{
    const QFontMetricsF metrics(font);
    const HeatmapData& data = *scene.data;
    HeatmapFrame frame;
    const QRectF inner = area.adjusted(kMargin, 4, -kMargin, -kMargin);
    const bool low = area.height() < kLow;
    frame.title = {inner.left(), inner.top(), inner.width(), metrics.height() + (low ? 3 : 8)};
    const double words = data.subtitle.isEmpty()
        ? 0
        : metrics.boundingRect(QRectF(0, 0, inner.width(), 1000), Qt::TextWordWrap, data.subtitle).height()
            + (low ? 3 : 6);
    frame.subtitle = {inner.left(), frame.title.bottom(), inner.width(), words};
    // Few values are named in a line of their own: the cells get the width.
    const bool below = data.legend && !data.levels.empty();
    const double legend = data.legend && !below ? kLegendWidth : 0;
    frame.legend = {inner.right() - legend, frame.subtitle.bottom() + 6, legend,
        inner.bottom() - frame.subtitle.bottom() - 6};
    const double left = widest(metrics, data.rows, data.rowLabels) + 4 + 20;
    const double columnRoom = (inner.width() - left - legend - 16) / std::max(data.columns, 1);
    const double label = widest(metrics, data.columns, data.columnLabels);
    // Numbers may be left out, names should not: write them upwards rather than skip them, unless they would
    // take more of a low picture than the cells get. Where rows have the same names nothing is lost.
    const double high = inner.bottom() - frame.subtitle.bottom() - 4 - kTitleOfColumns;
    frame.turnedColumns = !data.columnLabels.isEmpty()
        && label + 6 > std::min(columnRoom, HeatmapGeometry::kLargestFit)
        && (label + 6 < high * kMostForLabels || data.columnLabels != data.rowLabels);
    const double top = kTitleOfColumns + (frame.turnedColumns ? label + 6 : metrics.height() + 2);
    frame.columnLabels = {inner.left() + left, frame.subtitle.bottom() + 4,
        frame.legend.left() - 16 - inner.left() - left, top};
    frame.rowLabels = {
        inner.left(), frame.columnLabels.bottom(), left, inner.bottom() - frame.columnLabels.bottom()};
    frame.plot = {QPointF(frame.rowLabels.right(), frame.columnLabels.bottom()),
        QPointF(frame.legend.left() - 16, inner.bottom())};
    if (below) {
        const double height = levelsHeight(data, font, inner.width());
        frame.legend = {inner.left(), inner.bottom() - height, inner.width(), height};
        frame.rowLabels.setBottom(frame.legend.top() - 8);
        frame.plot.setBottom(frame.legend.top() - 8);
    }
    if (frame.plot.width() < 1 || frame.plot.height() < 1)
        frame.plot = {};
    return frame;
}

QRectF heatLegendArea(const HeatmapFrame& frame, const HeatmapGeometry& geometry)
{
    // Beside the cells, wherever the fit has put them; where the picture is low, from below the titles on, so
    // that all of it is seen.
    QRectF area = frame.legend;
    if (area.top() >= frame.plot.bottom())
        return area; // a line below
    const QRectF matrix = geometry.matrix().intersected(frame.plot);
    area.moveLeft(std::min(area.left(), matrix.right() + 16));
    area.setTop(std::clamp(
        frame.legend.bottom() - kLeastLegend, std::min(frame.legend.top(), matrix.top()), matrix.top()));
    area.setBottom(
        std::min(std::max(matrix.bottom() + 60, area.top() + kLeastLegend), frame.legend.bottom()));
    return area;
}

void paintHeatmap(QPainter& painter, const HeatmapScene& scene, const HeatmapFrame& frame,
    const HeatmapGeometry& geometry, const QPalette& palette)
{
    painter.save();
    paintTitles(painter, scene, frame, geometry, palette);
    if (!scene.data->empty() && !geometry.cell.isEmpty()) {
        painter.setPen(palette.color(QPalette::Text));
        paintColumnLabels(painter, scene, frame, geometry);
        paintRowLabels(painter, scene, frame, geometry);
        CellPainter(painter, scene, geometry, palette).paint();
        if (!scene.data->legend) {
            painter.restore();
            return;
        }
        paintHeatLegend(painter, scene, heatLegendArea(frame, geometry),
            std::min(geometry.cell.width(), geometry.cell.height()) * geometry.ratio, palette);
    }
    painter.restore();
}

void paintThumbnail(QPainter& painter, const HeatmapScene& scene, const QRectF& area, const QPalette& palette)
{
    if (scene.data->empty() || area.isEmpty())
        return;
    const double side = std::min(area.width() / scene.data->columns, area.height() / scene.data->rows)
        * painter.device()->devicePixelRatioF();
    const int level = scene.pyramid->levelFor(side);
    const auto colors = heatColors(scene.effectiveMap(), palette.color(QPalette::AlternateBase).rgb());
    const QImage& picture = scene.pyramid->colored(level, scene.pooling, colors);
    paintCells(painter, picture, picture.rect(), area);
}

} // namespace rankloom::ui
