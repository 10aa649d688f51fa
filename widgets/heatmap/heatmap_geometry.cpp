// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heatmap_geometry.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace rankloom::ui {

namespace {

constexpr std::array<double, 20> kSizes {1.0 / 64, 1.0 / 32, 1.0 / 16, 1.0 / 8, 1.0 / 4, 1.0 / 2, 1, 2, 3, 4,
    6, 8, 12, 16, 24, 32, 48, 64, 96, 128};

/// The largest whole number of device pixels, or one over a power of two, that is not above `size`.
double floored(double size)
{
    if (size >= 1)
        return std::floor(size + 1e-9);
    double power = 1;
    while (power > size && power > kSizes.front())
        power /= 2;
    return power;
}

/// Where a matrix of `length` lies that starts at `start`: centred when it fits, else without a gap inside.
double kept(double start, double length, double low, double high, double ratio)
{
    const double room = high - low;
    if (length <= room)
        return std::round((low + (room - length) / 2) * ratio) / ratio;
    return std::clamp(start, high - length, low);
}

} // namespace

double nextCellSize(double devicePixels, int steps)
{
    double size = devicePixels;
    for (; steps > 0; --steps) {
        const auto next = std::upper_bound(kSizes.begin(), kSizes.end(), size * (1 + 1e-9));
        size = next == kSizes.end() ? size : *next;
    }
    for (; steps < 0; ++steps) {
        const auto here = std::lower_bound(kSizes.begin(), kSizes.end(), size * (1 - 1e-9));
        size = here == kSizes.begin() ? size : *std::prev(here);
    }
    return size;
}

HeatCell HeatmapGeometry::cellAt(QPointF point) const
{
    if (!plot.contains(point) || cell.isEmpty())
        return {};
    const auto column = static_cast<int>(std::floor((point.x() - origin.x()) / cell.width()));
    const auto row = static_cast<int>(std::floor((point.y() - origin.y()) / cell.height()));
    if (column < 0 || row < 0 || column >= columns || row >= rows)
        return {};
    return {row, column};
}

QRect HeatmapGeometry::visible() const
{
    if (cell.isEmpty() || rows <= 0 || columns <= 0)
        return {};
    const auto first = [](double from, double origin0, double size, int count) {
        return std::clamp(static_cast<int>(std::floor((from - origin0) / size + 1e-6)), 0, count - 1);
    };
    const int left = first(plot.left(), origin.x(), cell.width(), columns);
    const int top = first(plot.top(), origin.y(), cell.height(), rows);
    const int right = first(plot.right() - 1e-3, origin.x(), cell.width(), columns);
    const int bottom = first(plot.bottom() - 1e-3, origin.y(), cell.height(), rows);
    return {QPoint(left, top), QPoint(right, bottom)};
}

void HeatmapGeometry::fit()
{
    if (rows <= 0 || columns <= 0 || plot.isEmpty()) {
        cell = {};
        return;
    }
    double width = std::min(plot.width() / columns, kLargestFit) * ratio;
    double height = std::min(plot.height() / rows, kLargestFit) * ratio;
    if (!freeAspect)
        width = height = std::min(width, height);
    cell = QSizeF(floored(width), floored(height)) / ratio;
    keepInside();
}

void HeatmapGeometry::zoomAt(QPointF fixed, int steps)
{
    if (cell.isEmpty())
        return;
    const QPointF at((fixed.x() - origin.x()) / cell.width(), (fixed.y() - origin.y()) / cell.height());
    const QSizeF next(nextCellSize(cell.width() * ratio, steps), nextCellSize(cell.height() * ratio, steps));
    cell = next / ratio;
    origin = fixed - QPointF(at.x() * cell.width(), at.y() * cell.height());
    origin = {std::round(origin.x() * ratio) / ratio, std::round(origin.y() * ratio) / ratio};
    keepInside();
}

void HeatmapGeometry::panBy(QPointF delta)
{
    origin += delta;
    keepInside();
}

void HeatmapGeometry::showCell(HeatCell wanted)
{
    if (!wanted.valid() || cell.isEmpty())
        return;
    const QRectF area = cellRect(wanted.row, wanted.column);
    origin += {std::max(0.0, plot.left() - area.left()) - std::max(0.0, area.right() - plot.right()),
        std::max(0.0, plot.top() - area.top()) - std::max(0.0, area.bottom() - plot.bottom())};
    keepInside();
}

void HeatmapGeometry::keepInside()
{
    origin = {kept(origin.x(), cell.width() * columns, plot.left(), plot.right(), ratio),
        kept(origin.y(), cell.height() * rows, plot.top(), plot.bottom(), ratio)};
}

} // namespace rankloom::ui
