// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <utility>
#include <vector>

#include <QFont>
#include <QGraphicsScene>
#include <QPalette>
#include <QPointF>
#include <QRectF>

#include "widgets/chart/chart_data.h"

class QAbstractSeries;
class QCategoryAxis;
class QChart;
class QPainter;

namespace rankloom::ui {

/// From values to the numbers that an axis of Qt Charts is given: in the unit of its labels, or the decimal
/// logarithm. Qt Charts writes labels by printf and knows no units; ours are set one by one.
class AxisScale {
public:
    AxisScale() = default;
    /// `values`: all that is to be seen; `length` is about how long the axis is, px.
    AxisScale(const ChartAxis& axis, const std::vector<double>& values, double length);

    [[nodiscard]] double at(double value) const;
    [[nodiscard]] double from() const { return m_from; }
    [[nodiscard]] double to() const { return m_to; }
    struct Tick {
        double at = 0;
        QString label;
    };
    [[nodiscard]] std::vector<Tick> ticks(int most) const;

private:
    FigureKind m_kind = FigureKind::Number;
    UnitScale m_unit;
    double m_base = 0;
    double m_from = 0;
    double m_to = 1;
};

/// A chart laid out at one size: series, axes and grid of Qt Charts, a legend that breaks into lines.
class ChartScene {
public:
    /// Series of more marks than this are thinned to one mark per cell of kCell pixels, and drawn at once
    /// instead of as an item each.
    static constexpr std::size_t kMostItems = 1000;
    static constexpr double kCell = 3;

    ChartScene(const ChartData& data, const QPalette& palette, const QFont& font, QSizeF size);

    void paint(QPainter& painter, const QRectF& area);
    /// Where a value lies, from the upper left corner.
    [[nodiscard]] QPointF positionOf(const QPointF& value) const;
    [[nodiscard]] const QRectF& plot() const { return m_plot; }
    [[nodiscard]] QSizeF size() const { return m_size; }

private:
    struct LegendEntry {
        QPointF at; ///< left end of its text's base line
        QString text;
        const ChartSeries* series = nullptr; ///< null for a band
    };

    [[nodiscard]] double layOutHeader();
    void addAxes(double header);
    QCategoryAxis* addAxis(
        const AxisScale& scale, Qt::Alignment side, const std::vector<AxisScale::Tick>& ticks);
    void attach(QAbstractSeries* series);
    void addBands();
    void addLine(const ChartSeries& series);
    void addMarks(const ChartSeries& series);
    void addClouds();
    void addNotes();
    [[nodiscard]] QPointF scaled(const QPointF& value) const;
    [[nodiscard]] QList<QPointF> told(const ChartSeries& series) const;
    [[nodiscard]] QPointF placed(const QPointF& at) const; ///< of what is scaled already
    [[nodiscard]] QColor ink(const ChartSeries& series) const;
    void paintHeader(QPainter& painter) const;

    const ChartData& m_data;
    QPalette m_palette;
    QFont m_font;
    QSizeF m_size;
    AxisScale m_x;
    AxisScale m_y;
    QGraphicsScene m_scene;
    QChart* m_chart; ///< of the scene
    QCategoryAxis* m_across = nullptr;
    QCategoryAxis* m_upright = nullptr;
    QRectF m_plot;
    QPointF m_titleAt; ///< of the upright axis
    std::vector<LegendEntry> m_legend;
    std::vector<std::pair<QColor, QList<QPointF>>> m_clouds; ///< more marks than items are good for
};

/// A mark as in the chart, for legends.
void drawMark(QPainter& painter, const ChartSeries& series, QPointF at, const QColor& ink);

} // namespace rankloom::ui
