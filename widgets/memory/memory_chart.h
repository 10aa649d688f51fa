// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>

#include <QFont>
#include <QPalette>
#include <QRectF>

#include "core/memory/memory_report.h"
#include "widgets/memory/memory_parts.h"

class QPainter;
class QGraphicsScene;
class QChart;
class QBarSet;
class QStackedBarSeries;
class QBarCategoryAxis;
class QValueAxis;

namespace rankloom::ui {

/// The stacked bars of a memory report as a Qt chart without a window: it is rendered into pictures, and the
/// view paints capacity, uncertainty and marks over it. Lives on the GUI thread.
class MemoryChart {
public:
    MemoryChart();
    ~MemoryChart();
    MemoryChart(const MemoryChart&) = delete;
    MemoryChart& operator=(const MemoryChart&) = delete;

    void setReport(const MemoryReport& report);
    void setStyle(const QPalette& palette, const QFont& font);
    /// Lays out and draws axes, grid and bars into `area`.
    void render(QPainter& painter, const QRectF& area);

    [[nodiscard]] bool namesStages() const { return m_named; } ///< the last render had room for every name
    // Places within the area of the last render.
    [[nodiscard]] QRectF plotArea() const { return m_plot; }
    [[nodiscard]] double y(Bytes bytes) const;
    [[nodiscard]] QRectF bar(int index) const; ///< full height of the plot
    [[nodiscard]] QRectF slot(int index) const; ///< the bar with its share of the gaps
    [[nodiscard]] QRectF segment(int index, MemoryPart part) const;

private:
    void setCategories();

    MemoryReport m_report;
    std::unique_ptr<QGraphicsScene> m_scene;
    QChart* m_chart; ///< owned by the scene
    QStackedBarSeries* m_series;
    QBarCategoryAxis* m_categories;
    QValueAxis* m_values;
    std::array<QBarSet*, kMemoryParts> m_sets {};
    double m_top = 1; ///< GiB at the upper end of the plot
    bool m_named = true;
    QRectF m_plot;
};

} // namespace rankloom::ui
