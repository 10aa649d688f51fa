// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSizeF>

#include "widgets/heatmap/heatmap_data.h"

namespace rankloom::ui {

/// Cells to pixels. From one device pixel on, cells are whole device pixels wide, so that all look the same;
/// below, a power of two of cells share a pixel.
struct HeatmapGeometry {
    int rows = 0;
    int columns = 0;
    bool freeAspect = false; ///< width and height of a cell may differ
    double ratio = 1; ///< device pixels per pixel
    QRectF plot; ///< where cells may be drawn
    QSizeF cell; ///< pixels
    QPointF origin; ///< upper left corner of cell (0, 0)

    static constexpr double kLargestFit = 72; ///< pixels; a matrix of four nodes need not fill the screen

    [[nodiscard]] QRectF cellRect(int row, int column) const
    {
        return {origin.x() + column * cell.width(), origin.y() + row * cell.height(), cell.width(),
            cell.height()};
    }
    [[nodiscard]] QRectF matrix() const
    {
        return {origin, QSizeF(cell.width() * columns, cell.height() * rows)};
    }
    /// Invalid outside the matrix or the plot.
    [[nodiscard]] HeatCell cellAt(QPointF point) const;
    /// x = first column, y = first row of the cells that touch the plot.
    [[nodiscard]] QRect visible() const;

    /// The whole matrix, as large as it goes.
    void fit();
    /// To the next (steps > 0) or previous size of cells; the point of the matrix under `fixed` stays.
    void zoomAt(QPointF fixed, int steps);
    void panBy(QPointF delta);
    void showCell(HeatCell wanted);

    friend bool operator==(const HeatmapGeometry&, const HeatmapGeometry&) = default;

private:
    void keepInside();
};

/// The next of the cell sizes 1/64, …, 1/2, 1, 2, 3, 4, 6, 8, 12, 16, … 128 device pixels.
double nextCellSize(double devicePixels, int steps);

} // namespace rankloom::ui
