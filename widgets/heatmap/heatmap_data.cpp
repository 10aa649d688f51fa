// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heatmap_data.h"

#include <algorithm>

namespace rankloom::ui {

namespace {

bool logarithmic(HeatScale scale)
{
    return scale == HeatScale::Logarithmic || scale == HeatScale::DivergingRatio;
}

double interestOf(const HeatmapData& data, double value)
{
    switch (data.interest) {
    case HeatInterest::High:
        return value;
    case HeatInterest::Low:
        return -value;
    case HeatInterest::Deviation:
        if (logarithmic(data.scale))
            return value > 0 ? std::abs(std::log(value / data.centre)) : -1;
        return std::abs(value - data.centre);
    }
    return value;
}

struct Extent {
    double low = INFINITY;
    double high = -INFINITY;
};

Extent extentOf(const HeatmapData& data)
{
    Extent extent;
    for (const double value : data.values) {
        if (!std::isfinite(value) || (logarithmic(data.scale) && value <= 0))
            continue;
        extent.low = std::min(extent.low, value);
        extent.high = std::max(extent.high, value);
    }
    return extent;
}

} // namespace

CellQuality HeatmapData::qualityAt(int row, int column) const
{
    const std::size_t cell = index(row, column);
    if (std::isnan(values[cell]))
        return !quality.empty() && quality[cell] == CellQuality::NotApplicable ? CellQuality::NotApplicable
                                                                               : CellQuality::Missing;
    return quality.empty() ? CellQuality::Measured : quality[cell];
}

QString HeatmapData::rowLabel(int row) const
{
    return row < rowLabels.size() ? rowLabels[row] : QString::number(row);
}

QString HeatmapData::columnLabel(int column) const
{
    return column < columnLabels.size() ? columnLabels[column] : QString::number(column);
}

QString HeatmapData::text(double value) const
{
    return std::isnan(value) ? QStringLiteral("–") : format ? format(value) : QString::number(value, 'g', 3);
}

QString HeatmapData::exactText(double value) const
{
    return formatExact && !std::isnan(value) ? formatExact(value) : text(value);
}

double HeatRange::share(double value) const
{
    if (logarithmic(scale)) {
        if (value <= 0)
            return 0;
        return std::clamp(std::log(value / low) / std::log(high / low), 0.0, 1.0);
    }
    return std::clamp((value - low) / (high - low), 0.0, 1.0);
}

double HeatRange::value(double share) const
{
    return logarithmic(scale) ? low * std::pow(high / low, share) : low + share * (high - low);
}

HeatRange rangeOf(const HeatmapData& data)
{
    Extent extent = extentOf(data);
    if (extent.low > extent.high)
        extent = logarithmic(data.scale) ? Extent {0.5, 2} : Extent {0, 1};
    if (!std::isnan(data.low))
        extent.low = data.low;
    if (!std::isnan(data.high))
        extent.high = data.high;
    HeatRange range {data.scale, extent.low, extent.high};
    if (data.scale == HeatScale::Diverging) {
        const double reach =
            std::max(std::abs(extent.high - data.centre), std::abs(data.centre - extent.low));
        range.low = data.centre - reach;
        range.high = data.centre + reach;
    } else if (data.scale == HeatScale::DivergingRatio) {
        const double reach = std::max(extent.high / data.centre, data.centre / extent.low);
        range.low = data.centre / reach;
        range.high = data.centre * reach;
    }
    if (!(range.low < range.high)) {
        // All cells are equal: any range around the value will do, as long as it has a width.
        const double width = std::max(std::abs(range.low) * 0.1, logarithmic(data.scale) ? 0.0 : 1e-12);
        range.high = range.low + width;
        if (logarithmic(data.scale) || data.scale == HeatScale::Diverging)
            range.low = logarithmic(data.scale) ? range.low / 1.1 : range.low - width;
    }
    return range;
}

HeatRange united(const HeatRange& a, const HeatRange& b)
{
    return {a.scale, std::min(a.low, b.low), std::max(a.high, b.high)};
}

HeatCell hottestCell(const HeatmapData& data)
{
    HeatCell best;
    double most = -INFINITY;
    for (int row = 0; row < data.rows; ++row) {
        for (int column = 0; column < data.columns; ++column) {
            const double value = data.value(row, column);
            if (std::isnan(value) || interestOf(data, value) <= most)
                continue;
            most = interestOf(data, value);
            best = {row, column};
        }
    }
    return best;
}

} // namespace rankloom::ui
