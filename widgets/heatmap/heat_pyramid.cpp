// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heat_pyramid.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace rankloom::ui {

namespace {

constexpr int kMiddle = 128; ///< index of the centre of a diverging scale

/// Indices as numbers that grow with interest, and back. "No value" is the smallest, so that it never wins.
struct InterestKeys {
    std::array<std::uint16_t, 256> ofIndex {};
    std::array<std::uint8_t, 512> toIndex {};

    explicit InterestKeys(HeatInterest interest)
    {
        for (int index = 1; index < 256; ++index) {
            const int distance = 2 * std::abs(index - kMiddle) + (index > kMiddle ? 1 : 0);
            const int key = interest == HeatInterest::High ? index
                : interest == HeatInterest::Low            ? 256 - index
                                                           : 1 + distance;
            ofIndex[static_cast<std::size_t>(index)] = static_cast<std::uint16_t>(key);
            toIndex[static_cast<std::size_t>(key)] = static_cast<std::uint8_t>(index);
        }
    }
};

QImage halved(const QImage& finer)
{
    return {(finer.width() + 1) / 2, (finer.height() + 1) / 2, QImage::Format_Indexed8};
}

std::uint8_t indexOfShare(double share) { return static_cast<std::uint8_t>(1 + std::lround(share * 254)); }

/// Keeps the most interesting of every 2 × 2 pixels.
QImage pooledByExtreme(const QImage& finer, HeatInterest interest)
{
    const InterestKeys keys(interest);
    QImage coarser = halved(finer);
    for (int y = 0; y < coarser.height(); ++y) {
        const uchar* upper = finer.constScanLine(2 * y);
        const uchar* lower = finer.constScanLine(std::min(2 * y + 1, finer.height() - 1));
        uchar* out = coarser.scanLine(y);
        for (int x = 0; x < coarser.width(); ++x) {
            const int right = std::min(2 * x + 1, finer.width() - 1);
            // Maxima of keys need no branches, which random data would mispredict.
            const std::uint16_t best =
                std::max(std::max(keys.ofIndex[upper[2 * x]], keys.ofIndex[upper[right]]),
                    std::max(keys.ofIndex[lower[2 * x]], keys.ofIndex[lower[right]]));
            out[x] = keys.toIndex[best];
        }
    }
    return coarser;
}

} // namespace

std::uint8_t heatIndex(double value, const HeatRange& range)
{
    return std::isnan(value) ? std::uint8_t {0} : indexOfShare(range.share(value));
}

QList<QRgb> heatColors(ColorMap map, QRgb missing)
{
    const auto table = colorTable(map);
    QList<QRgb> colors(256, missing);
    for (int i = 1; i < 256; ++i)
        colors[i] = table[static_cast<std::size_t>(std::lround((i - 1) * 255.0 / 254.0))];
    return colors;
}

HeatPyramid::HeatPyramid(const HeatmapData& data, const HeatRange& range)
    : m_interest(data.interest), m_range(range)
{
    if (data.empty())
        return;
    QImage base(data.columns, data.rows, QImage::Format_Indexed8);
    // A linear scale is one multiplication per cell; the others go through share().
    const double factor = 254 / (range.high - range.low);
    for (int row = 0; row < data.rows; ++row) {
        uchar* out = base.scanLine(row);
        const double* in = data.values.data() + data.index(row, 0);
        if (range.scale == HeatScale::Linear || range.scale == HeatScale::Diverging) {
            for (int column = 0; column < data.columns; ++column) {
                const double step = std::clamp((in[column] - range.low) * factor, 0.0, 254.0);
                out[column] = std::isnan(in[column]) ? uchar {0} : static_cast<uchar>(1.5 + step);
            }
        } else {
            for (int column = 0; column < data.columns; ++column)
                out[column] = heatIndex(in[column], range);
        }
        for (int column = 0; column < data.columns; ++column)
            ++m_counts[out[column]];
    }
    m_levels = 1;
    for (int side = std::max(data.rows, data.columns); side > 1; side = (side + 1) / 2)
        ++m_levels;
    for (auto& images : m_images) {
        images.resize(static_cast<std::size_t>(m_levels));
        images[0] = base;
    }
    for (auto& images : m_colored)
        images.resize(static_cast<std::size_t>(m_levels));
    m_means.resize(static_cast<std::size_t>(m_levels));
}

int HeatPyramid::levelFor(double cell) const
{
    int level = 0;
    while (level + 1 < m_levels && cell < 0.999) {
        cell *= 2;
        ++level;
    }
    return level;
}

const QImage& HeatPyramid::image(int level, HeatPooling pooling) const
{
    const QImage& found = m_images[static_cast<std::size_t>(pooling)][static_cast<std::size_t>(level)];
    if (found.isNull())
        build(level, pooling);
    return found;
}

const QImage& HeatPyramid::colored(int level, HeatPooling pooling, const QList<QRgb>& colors) const
{
    if (colors != m_colors) {
        m_colors = colors;
        for (auto& images : m_colored)
            std::fill(images.begin(), images.end(), QImage());
    }
    QImage& kept = m_colored[static_cast<std::size_t>(pooling)][static_cast<std::size_t>(level)];
    if (kept.isNull()) {
        QImage indexed = image(level, pooling);
        indexed.setColorTable(colors);
        kept = indexed.convertToFormat(QImage::Format_RGB32);
    }
    return kept;
}

void HeatPyramid::build(int level, HeatPooling pooling) const
{
    auto& images = m_images[static_cast<std::size_t>(pooling)];
    if (pooling == HeatPooling::Extreme) {
        images[static_cast<std::size_t>(level)] = pooledByExtreme(image(level - 1, pooling), m_interest);
        return;
    }
    const QImage finer = image(level - 1, pooling);
    Means& from = m_means[static_cast<std::size_t>(level - 1)];
    const auto width = static_cast<std::size_t>(finer.width());
    if (from.sum.empty()) {
        from.sum.reserve(width * static_cast<std::size_t>(finer.height()));
        from.count.reserve(from.sum.capacity());
        for (int y = 0; y < finer.height(); ++y) {
            const uchar* line = finer.constScanLine(y);
            for (std::size_t x = 0; x < width; ++x) {
                from.sum.push_back(line[x] == 0 ? 0.0F : static_cast<float>(line[x] - 1));
                from.count.push_back(line[x] == 0 ? 0 : 1);
            }
        }
    }
    QImage coarser = halved(finer);
    Means& to = m_means[static_cast<std::size_t>(level)];
    to.sum.reserve(from.sum.size() / 4 + width);
    to.count.reserve(to.sum.capacity());
    for (int y = 0; y < coarser.height(); ++y) {
        uchar* out = coarser.scanLine(y);
        const std::size_t upper = static_cast<std::size_t>(2 * y) * width;
        const bool twoRows = 2 * y + 1 < finer.height();
        for (std::size_t x = 0; x < width; x += 2) {
            const bool twoColumns = x + 1 < width;
            float sum = 0;
            int count = 0;
            const auto add = [&](std::size_t cell) {
                sum += from.sum[cell];
                count += from.count[cell];
            };
            add(upper + x);
            if (twoColumns)
                add(upper + x + 1);
            if (twoRows)
                add(upper + width + x);
            if (twoRows && twoColumns)
                add(upper + width + x + 1);
            to.sum.push_back(sum);
            to.count.push_back(count);
            *out++ = count == 0 ? uchar {0} : static_cast<uchar>(1.5F + sum / static_cast<float>(count));
        }
    }
    images[static_cast<std::size_t>(level)] = coarser;
}

} // namespace rankloom::ui
