// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include <QFont>
#include <QRectF>

#include "widgets/memory/memory_data.h"
#include "widgets/memory/memory_parts.h"

namespace rankloom::ui {

/// Where bars, axis and names stand in a picture of one size. Bars are [first, first + count) of those given;
/// those that would be narrower than two pixels share columns.
class MemoryPlot {
public:
    MemoryPlot() = default;
    MemoryPlot(std::span<const MemoryBar> bars, int first, int count, const QRectF& area, const QFont& font);

    /// Columns that are drawn as one block: narrow ones whose fullest bars are alike.
    struct Run {
        int first = 0; ///< column
        int end = 0;
        int bar = 0; ///< the fullest of its first column
        QRectF area; ///< of the bar, full height of the plot
    };

    [[nodiscard]] const std::vector<MemoryColumn>& columns() const { return m_columns; }
    [[nodiscard]] const std::vector<Run>& runs() const { return m_runs; }
    [[nodiscard]] QRectF area() const { return m_area; }
    [[nodiscard]] bool isDense() const { return m_dense; } ///< too many columns for gaps between them
    [[nodiscard]] double y(Bytes bytes) const;
    [[nodiscard]] double top() const { return m_top; } ///< GiB at the upper end
    [[nodiscard]] double step() const { return m_step; } ///< GiB between lines of the grid
    [[nodiscard]] QRectF slot(int column) const; ///< with its share of the gaps, full height
    [[nodiscard]] QRectF bar(int column) const; ///< full height
    [[nodiscard]] int columnAt(const QPointF& position) const; ///< -1 = none
    [[nodiscard]] int columnOf(int bar) const; ///< -1 = not shown
    /// A part within a bar of the picture.
    [[nodiscard]] QRectF segment(const QRectF& bar, const StageMemory& memory, MemoryPart part) const;

private:
    void findRuns(std::span<const MemoryBar> bars);

    std::vector<MemoryColumn> m_columns;
    std::vector<Run> m_runs;
    QRectF m_area;
    double m_top = 1;
    double m_step = 1;
    bool m_dense = false;
};

QFont smallFont(const QFont& font); ///< of labels and legend
QString axisLabel(double gib, double step);

} // namespace rankloom::ui
