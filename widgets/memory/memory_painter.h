// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QFont>
#include <QPalette>
#include <QRectF>

#include "core/memory/memory_report.h"
#include "widgets/memory/memory_parts.h"

class QPainter;

namespace rankloom::ui {

class MemoryChart;

/// Paints a memory report: the chart's bars, and over them patterns, values, capacity, uncertainty and words.
class MemoryPainter {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Memory)
public:
    /// All of them must outlive the painter; the chart shows the report.
    MemoryPainter(const MemoryReport& report, MemoryChart& chart, const QPalette& palette, const QFont& font);

    void paint(QPainter& painter, const QRectF& area);

private:
    struct Places {
        QRectF header;
        QRectF chart;
        QRectF legend;
    };
    [[nodiscard]] Places places(const QRectF& area) const;
    [[nodiscard]] const QPalette& palette() const { return m_palette; }
    [[nodiscard]] const QFont& font() const { return m_font; }
    void paintEmpty(QPainter& painter, const QRectF& area) const;
    void paintHeader(QPainter& painter, const QRectF& area) const;
    void paintLegend(QPainter& painter, const QRectF& area) const;
    void paintPatterns(QPainter& painter) const;
    void paintValue(QPainter& painter, int index, MemoryPart part) const;
    void paintOverflow(QPainter& painter) const;
    void paintCapacity(QPainter& painter) const;
    void paintCapacityLabel(QPainter& painter, int first, int end, double y) const;
    void paintUncertainty(QPainter& painter, int index) const;
    void paintTotals(QPainter& painter) const;
    void paintSparseNames(QPainter& painter) const;

    const MemoryReport& m_report;
    MemoryChart& m_chart;
    const QPalette& m_palette;
    const QFont& m_font;
};

} // namespace rankloom::ui
