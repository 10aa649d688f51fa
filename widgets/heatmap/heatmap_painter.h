// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QFont>
#include <QPalette>
#include <QRectF>

#include "widgets/heatmap/heat_pyramid.h"
#include "widgets/heatmap/heatmap_data.h"
#include "widgets/heatmap/heatmap_geometry.h"
#include "widgets/theme.h"

class QPainter;

namespace rankloom::ui {

/// A matrix with what painting needs to know of it, computed once per change of data.
struct HeatmapScene {
    HeatmapScene() = default;
    explicit HeatmapScene(std::shared_ptr<const HeatmapData> heatmap);
    HeatmapScene(std::shared_ptr<const HeatmapData> heatmap, const HeatRange& sharedRange);

    std::shared_ptr<const HeatmapData> data = std::make_shared<const HeatmapData>();
    HeatRange range;
    std::shared_ptr<const HeatPyramid> pyramid = std::make_shared<const HeatPyramid>();
    std::vector<int> bins; ///< cells per step of the legend
    int assumed = 0; ///< cells
    int inferred = 0;
    int missing = 0;
    bool clippedLow = false; ///< some values lie beyond the end of the colours
    bool clippedHigh = false;
    ColorMap map = ColorMap::Cividis;
    HeatPooling pooling = HeatPooling::Extreme;

    [[nodiscard]] bool diverging() const
    {
        return range.scale == HeatScale::Diverging || range.scale == HeatScale::DivergingRatio;
    }
    /// The diverging colours belong to diverging scales, and only to them.
    [[nodiscard]] ColorMap effectiveMap() const { return diverging() ? ColorMap::Diverging : map; }
};

/// Where the parts of the picture are.
struct HeatmapFrame {
    QRectF title;
    QRectF subtitle;
    QRectF columnLabels;
    QRectF rowLabels;
    QRectF plot;
    QRectF legend;
    bool turnedColumns = false; ///< column labels are written upwards
};

HeatmapFrame layOutHeatmap(const HeatmapScene& scene, const QRectF& area, const QFont& font);
/// Of the lines that name few values.
double levelsHeight(const HeatmapData& data, const QFont& font, double width);
/// Where the legend is painted.
QRectF heatLegendArea(const HeatmapFrame& frame, const HeatmapGeometry& geometry);
/// Title, labels, cells and legend. Cells below one device pixel are pooled, and the legend says how.
void paintHeatmap(QPainter& painter, const HeatmapScene& scene, const HeatmapFrame& frame,
    const HeatmapGeometry& geometry, const QPalette& palette);
/// Only the cells, for thumbnails: `area` is filled by the whole matrix.
void paintThumbnail(
    QPainter& painter, const HeatmapScene& scene, const QRectF& area, const QPalette& palette);
void paintHeatLegend(QPainter& painter, const HeatmapScene& scene, const QRectF& area,
    double devicePixelsPerCell, const QPalette& palette);

/// Round values inside the range for the ticks of a legend, at most `wanted` + 1.
std::vector<double> legendTicks(const HeatRange& range, int wanted);
/// 1, 2, 5, 10, 20, 50, …: the first step at which labels of `label` pixels fit on cells of `cell` pixels.
int labelStep(double cell, double label);

} // namespace rankloom::ui
