// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include <QCoreApplication>
#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QString>

#include "widgets/memory/memory_data.h"
#include "widgets/memory/memory_plot.h"

class QPainter;

namespace rankloom::ui {

/// Fills a piece of a bar, or a swatch of a legend, with colour and hatch of a part.
void fillMemoryPart(QPainter& painter, const QRectF& area, MemoryPart part, const QPalette& palette);

/// Paints bars of memory: axis, stacked parts, and over them values, capacity, uncertainty and words.
class MemoryPainter {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Memory)
public:
    /// Bars [first, first + count) of those given; `explanation` is said under the first sentence where there
    /// is room. All of them must outlive the painter.
    MemoryPainter(std::span<const MemoryBar> bars, int first, int count, const QString& explanation,
        const QPalette& palette, const QFont& font);

    /// Returns where everything was drawn.
    MemoryPlot paint(QPainter& painter, const QRectF& area);

    /// What stands over a bar.
    struct Total {
        QRectF place;
        QString text;
        bool over = false; ///< it does not fit
        bool plate = false; ///< it stands over a bar
    };
    /// Of the bars painted last.
    [[nodiscard]] std::vector<Total> totals() const;

private:
    struct Places {
        QRectF header;
        QRectF explanation; ///< empty where there is no room
        QRectF plot;
        QRectF legend;
    };
    using Run = MemoryPlot::Run;

    [[nodiscard]] Places places(const QRectF& area) const;
    [[nodiscard]] const QPalette& palette() const { return m_palette; }
    [[nodiscard]] const QFont& font() const { return m_font; }
    [[nodiscard]] const StageMemory& memory(int bar) const
    {
        return m_bars[static_cast<std::size_t>(bar)].memory;
    }
    [[nodiscard]] bool overfull() const; ///< something does not fit
    [[nodiscard]] QString headline() const;
    [[nodiscard]] QFont heading() const;
    [[nodiscard]] bool sharesColumns() const; ///< several bars in one column
    void paintHeader(QPainter& painter, const Places& where) const;
    [[nodiscard]] int legendRows(double room) const;
    void paintLegend(QPainter& painter, const QRectF& area) const;
    void paintAxis(QPainter& painter) const;
    void paintNames(QPainter& painter) const;
    void paintParts(QPainter& painter) const;
    void paintPart(QPainter& painter, const QRectF& area, const StageMemory& stage, MemoryPart part) const;
    void paintValue(QPainter& painter, QRectF area, const StageMemory& stage, MemoryPart part) const;
    void paintOverflow(QPainter& painter) const;
    void paintCapacity(QPainter& painter) const;
    void paintCapacityLabel(QPainter& painter, int first, int end, double y) const;
    void paintUncertainty(QPainter& painter) const;
    [[nodiscard]] QColor likelyBand() const;
    void paintEmptiest(QPainter& painter) const;
    void paintTotals(QPainter& painter) const;
    [[nodiscard]] Total totalOf(const Run& run, const QRectF& room) const;
    [[nodiscard]] QFont totalFont() const;

    std::span<const MemoryBar> m_bars;
    int m_first;
    int m_count;
    const QString& m_explanation;
    const QPalette& m_palette;
    const QFont& m_font;
    MemoryPlot m_plot;
};

} // namespace rankloom::ui
