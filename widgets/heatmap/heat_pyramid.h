// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include <QImage>
#include <QList>
#include <QRgb>

#include "widgets/heatmap/heatmap_data.h"
#include "widgets/theme.h"

namespace rankloom::ui {

/// How several cells become one pixel. A bilinear or averaging reduction alone would lose single hot cells.
enum class HeatPooling : std::uint8_t { Extreme, Mean };
inline constexpr int kHeatPoolings = 2;

/// Colour 0 is "no value"; 1 to 255 are the scale from low to high.
std::uint8_t heatIndex(double value, const HeatRange& range);
/// 256 colours for such indices.
QList<QRgb> heatColors(ColorMap map, QRgb missing);

/// A matrix as indexed images: level 0 has a pixel per cell, every further level pools 2 × 2 pixels of the
/// one before. Indices are computed once; a palette is only a colour table.
class HeatPyramid {
public:
    HeatPyramid() = default;
    HeatPyramid(const HeatmapData& data, const HeatRange& range);

    [[nodiscard]] int levels() const { return m_levels; }
    /// How many cells have each index; 0 counts those without a value.
    [[nodiscard]] const std::array<int, 256>& counts() const { return m_counts; }
    /// The smallest level whose pixels are at least one device pixel, `cell` device pixels per matrix cell.
    [[nodiscard]] int levelFor(double cell) const;
    /// Indexed8, colour table not set.
    [[nodiscard]] const QImage& image(int level, HeatPooling pooling) const;
    /// The same in RGB32, which draws three times as fast; kept until other colours are asked for.
    [[nodiscard]] const QImage& colored(int level, HeatPooling pooling, const QList<QRgb>& colors) const;

private:
    void build(int level, HeatPooling pooling) const;

    int m_levels = 0;
    std::array<int, 256> m_counts {};
    HeatInterest m_interest = HeatInterest::High;
    HeatRange m_range;
    /// Levels are made when they are first looked at: most matrices are never shown below one pixel per cell.
    mutable std::array<std::vector<QImage>, kHeatPoolings> m_images;
    mutable std::array<std::vector<QImage>, kHeatPoolings> m_colored;
    mutable QList<QRgb> m_colors;
    /// Shares of the scale and number of cells behind each pixel, for the means of the next level.
    struct Means {
        std::vector<float> sum;
        std::vector<int> count;
    };
    mutable std::vector<Means> m_means;
};

} // namespace rankloom::ui
