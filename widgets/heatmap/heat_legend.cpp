// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// The legend of a heatmap: colours, values, how many cells have them, and what hatching and pooling mean.
#include "widgets/heatmap/heatmap_painter.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include <QCoreApplication>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include "widgets/nice_ticks.h"

namespace rankloom::ui {

namespace {

struct HeatLegend {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::HeatLegend)
};

constexpr double kBarLeft = 36; ///< room of the histogram
constexpr double kBarWidth = 12;

QString poolingText(const HeatmapScene& scene, double devicePixelsPerCell)
{
    const int side = 1 << scene.pyramid->levelFor(devicePixelsPerCell);
    if (side == 1)
        return {};
    const QString block = QStringLiteral("%1 × %1").arg(side);
    if (scene.pooling == HeatPooling::Mean)
        return HeatLegend::tr("mean of %1 cells").arg(block);
    switch (scene.data->interest) {
    case HeatInterest::High:
        return HeatLegend::tr("maximum of %1 cells").arg(block);
    case HeatInterest::Low:
        return HeatLegend::tr("minimum of %1 cells").arg(block);
    case HeatInterest::Deviation:
        return HeatLegend::tr("largest deviation of %1 cells").arg(block);
    }
    return {};
}

void paintHistogram(QPainter& painter, const HeatmapScene& scene, const QRectF& bar, const QPalette& palette)
{
    int most = 1;
    for (const int count : scene.bins)
        most = std::max(most, count);
    const double height = bar.height() / static_cast<double>(scene.bins.size());
    painter.setPen(Qt::NoPen);
    for (std::size_t bin = 0; bin < scene.bins.size(); ++bin) {
        // Logarithmic: one hot cell among thousands stays visible.
        const double length = (kBarLeft - 4) * std::log1p(scene.bins[bin]) / std::log1p(most);
        const double bottom = bar.bottom() - static_cast<double>(bin) * height;
        painter.fillRect(QRectF(bar.left() - 2 - length, bottom - height, length, height),
            mixed(palette.color(QPalette::Base), palette.color(QPalette::Text), 0.38));
    }
}

/// Says where the colours end before the values do.
QString tickText(const HeatmapScene& scene, double tick)
{
    const QString text = scene.data->text(tick);
    const double share = scene.range.share(tick);
    if (share >= 1 && scene.clippedHigh)
        return QStringLiteral("≥ ") + text;
    return share <= 0 && scene.clippedLow ? QStringLiteral("≤ ") + text : text;
}

double paintNote(QPainter& painter, const QRectF& area, double top, const QString& text)
{
    const QRectF room(area.left(), top, area.width(), 200);
    QRectF used;
    painter.drawText(room, Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap, text, &used);
    return used.bottom() + 4;
}

double paintSample(QPainter& painter, const QRectF& area, double top, CellQuality quality,
    const QString& text, const QPalette& palette)
{
    const QRectF box(area.left(), top + 1, 18, 13);
    painter.setPen(QPen(mutedText(palette), 1));
    painter.setBrush(palette.color(QPalette::AlternateBase));
    painter.drawRect(box);
    const bool inferred = quality == CellQuality::Inferred;
    if (!inferred)
        hatch(painter, box, 5);
    if (inferred || quality == CellQuality::Missing)
        hatch(painter, box, inferred ? 9 : 5, Slope::Falling);
    painter.setPen(palette.color(QPalette::Text));
    return paintNote(painter, area.adjusted(24, 0, 0, 0), top, text);
}

/// One number tells no scale: the ends do.
std::vector<double> scaleOf(std::vector<double> ticks, const HeatRange& range)
{
    return ticks.size() < 2 && range.low < range.high ? std::vector {range.low, range.high} : ticks;
}

} // namespace

std::vector<double> legendTicks(const HeatRange& range, int wanted)
{
    std::vector<double> ticks;
    if (range.scale == HeatScale::DivergingRatio) {
        // Powers of two (of four, of eight, …) around the centre, which is the geometric mean of the ends.
        const double centre = std::sqrt(range.low * range.high);
        double factor = 2;
        while (std::log(range.high / range.low) / std::log(factor) > wanted + 1)
            factor *= 2;
        const int steps = static_cast<int>(std::log(range.high / centre) / std::log(factor) + 1e-9);
        for (int i = -steps; i <= steps; ++i)
            ticks.push_back(centre * std::pow(factor, i));
        return scaleOf(std::move(ticks), range);
    }
    if (range.scale == HeatScale::Logarithmic) {
        for (int i = 0; i <= wanted; ++i)
            ticks.push_back(range.value(static_cast<double>(i) / wanted));
        return ticks;
    }
    const double step = niceStep(range.high - range.low, wanted);
    const double first = std::ceil(range.low / step - 1e-9);
    const int count = static_cast<int>(std::floor(range.high / step + 1e-9) - first) + 1;
    for (int i = 0; i < count; ++i)
        ticks.push_back((first + i) * step);
    return scaleOf(std::move(ticks), range);
}

namespace {

constexpr double kLevelSwatch = 20;
constexpr double kLevelGap = 16;

QFont levelFont(QFont font)
{
    font.setPixelSize(std::max(9, QFontInfo(font).pixelSize() * 7 / 8));
    return font;
}

QString levelText(const HeatmapData& data, const HeatLevel& level)
{
    const auto cells = std::ranges::count(data.values, level.value);
    return HeatLegend::tr("%1 (%2)", "value and number of cells")
        .arg(level.name, QLocale().toString(static_cast<qlonglong>(cells)));
}

/// Where each value stands, the smallest first, in lines of a width; and the height of all.
struct LevelPlaces {
    std::vector<QRectF> places;
    double height = 0;

    LevelPlaces(const HeatmapData& data, const QFont& font, double width)
    {
        const QFontMetricsF metrics(font);
        const double line = metrics.height() + 7;
        double x = 0;
        for (const HeatLevel& level : data.levels) {
            const double wide = kLevelSwatch + 6 + metrics.horizontalAdvance(levelText(data, level));
            if (x > 0 && x + wide > width) {
                x = 0;
                height += line;
            }
            places.emplace_back(x, height, wide, line);
            x += wide + kLevelGap;
        }
        height += line;
    }
};

/// Every value with its colour, itself, its name and its cells.
void paintLevels(QPainter& painter, const HeatmapScene& scene, const QRectF& area, const QPalette& palette)
{
    const HeatmapData& data = *scene.data;
    const auto colors = colorTable(scene.effectiveMap());
    const LevelPlaces lines(data, painter.font(), area.width());
    for (std::size_t i = 0; i < data.levels.size(); ++i) {
        const HeatLevel& level = data.levels[i];
        const QRectF place = lines.places[i].translated(area.topLeft());
        const QRectF box(place.left(), place.top() + 2, kLevelSwatch, place.height() - 4);
        const QColor fill(colors[static_cast<std::size_t>(255 * scene.range.share(level.value) + 0.5)]);
        painter.fillRect(box, fill);
        painter.setPen(QPen(mutedText(palette), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box);
        painter.setPen(readableOn(fill));
        painter.drawText(box, Qt::AlignCenter, data.text(level.value));
        painter.setPen(palette.color(QPalette::Text));
        painter.drawText(place.adjusted(kLevelSwatch + 6, 0, 4, 0), Qt::AlignVCenter | Qt::AlignLeft,
            levelText(data, level));
    }
}

} // namespace

double levelsHeight(const HeatmapData& data, const QFont& font, double width)
{
    return LevelPlaces(data, levelFont(font), width).height;
}

void paintHeatLegend(QPainter& painter, const HeatmapScene& scene, const QRectF& area,
    double devicePixelsPerCell, const QPalette& palette)
{
    painter.save();
    QFont small = painter.font();
    small.setPixelSize(std::max(9, QFontInfo(small).pixelSize() * 7 / 8));
    painter.setFont(small);
    if (!scene.data->levels.empty()) {
        paintLevels(painter, scene, area, palette);
        painter.restore();
        return;
    }
    const QFontMetricsF metrics(small);
    const QString pooling = poolingText(scene, devicePixelsPerCell);
    const double notes = (pooling.isEmpty() ? 0 : 30) + (scene.assumed > 0 ? 20 : 0)
        + (scene.inferred > 0 ? 20 : 0) + (scene.missing > 0 ? 20 : 0) + (scene.data->marks.empty() ? 0 : 20);
    painter.setPen(palette.color(QPalette::Text));
    const double top = paintNote(painter, area, area.top(), scene.data->valueName);
    const QRectF bar(area.left() + kBarLeft, top + 4, kBarWidth,
        std::clamp(area.bottom() - top - notes - 12, 40.0, 260.0));
    paintHistogram(painter, scene, bar, palette);
    const auto colors = colorTable(scene.effectiveMap());
    constexpr int kSteps = 128;
    for (int i = 0; i < kSteps; ++i) {
        const double step = bar.height() / kSteps;
        painter.fillRect(QRectF(bar.left(), bar.bottom() - (i + 1) * step, bar.width(), step + 0.5),
            QColor(colors[static_cast<std::size_t>(i * 255 / (kSteps - 1))]));
    }
    const int wanted = std::clamp(static_cast<int>(bar.height() / 32), 1, 6);
    for (const double tick : legendTicks(scene.range, wanted)) {
        const double y = bar.bottom() - scene.range.share(tick) * bar.height();
        painter.setPen(palette.color(QPalette::Text));
        painter.drawLine(QPointF(bar.right(), y), QPointF(bar.right() + 3, y));
        painter.drawText(QRectF(bar.right() + 6, y - metrics.height(), area.right() - bar.right() - 6,
                             metrics.height() * 2),
            Qt::AlignVCenter | Qt::AlignLeft, tickText(scene, tick));
    }
    double y = bar.bottom() + 8;
    if (!pooling.isEmpty())
        y = paintNote(painter, area, y, pooling);
    const auto sample = [&](CellQuality quality, const QString& text, int cells) {
        if (cells > 0)
            y = paintSample(painter, area, y, quality, text.arg(QLocale().toString(cells)), palette);
    };
    sample(CellQuality::Inferred, HeatLegend::tr("inferred (%1)"), scene.inferred);
    sample(CellQuality::Assumed, HeatLegend::tr("assumed (%1)"), scene.assumed);
    sample(CellQuality::Missing, HeatLegend::tr("no value (%1)"), scene.missing);
    if (!scene.data->marks.empty()) {
        painter.setPen(QPen(alarmColor(palette), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(area.left() + 1, y + 2, 16, 11));
        painter.setPen(palette.color(QPalette::Text));
        paintNote(painter, area.adjusted(24, 0, 0, 0), y,
            HeatLegend::tr("outlier (%1)")
                .arg(QLocale().toString(static_cast<qlonglong>(scene.data->marks.size()))));
    }
    painter.restore();
}

} // namespace rankloom::ui
