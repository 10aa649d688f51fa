// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Colours of kinds and magnitudes. Categories: Okabe and Ito, "Color Universal Design" (2008), a little
// calmer on dark ground. Magnitudes: ten support points each of the published maps viridis and magma (van der
// Walt and Smith, 2015) and cividis (Nunez, Anderton, Renslow, 2018), interpolated here.
#include "widgets/theme.h"

#include <algorithm>
#include <cmath>

#include <QImage>
#include <QLineF>
#include <QPaintEngine>
#include <QPainter>
#include <QTransform>
#include <QVector>

namespace rankloom::ui {

namespace {

using Table = std::array<QRgb, 256>;

constexpr QRgb kViridis[] = {
    0x440154, 0x482878, 0x3E4A89, 0x31688E, 0x26828E, 0x1F9E89, 0x35B779, 0x6DCD59, 0xB4DE2C, 0xFDE725};
constexpr QRgb kMagma[] = {
    0x000004, 0x180F3E, 0x451077, 0x721F81, 0x9F2F7F, 0xCD4071, 0xF1605D, 0xFD9567, 0xFEC98D, 0xFCFDBF};
constexpr QRgb kCividis[] = {
    0x00204D, 0x00336F, 0x39486B, 0x575C6D, 0x707173, 0x8A8779, 0xA69D75, 0xC4B56C, 0xE4CF5B, 0xFFEA46};
constexpr QRgb kGrey[] = {0x0A0A0A, 0xFAFAFA};
constexpr QRgb kDiverging[] = {0x08488E, 0x3B8BC8, 0xA6CEE6, 0xF7F7F5, 0xF6C48A, 0xE08214, 0x9A4A00};

Table interpolated(std::span<const QRgb> points)
{
    Table table {};
    const auto segments = static_cast<double>(points.size() - 1);
    for (std::size_t i = 0; i < table.size(); ++i) {
        const double position = static_cast<double>(i) / 255.0 * segments;
        const auto left = std::min(static_cast<std::size_t>(position), points.size() - 2);
        const double share = position - static_cast<double>(left);
        const QColor color = mixed(QColor(points[left]), QColor(points[left + 1]), share);
        table[i] = color.rgb();
    }
    return table;
}

struct TwoColors {
    QRgb light;
    QRgb dark;
};

constexpr TwoColors kCategories[] = {
    {0x0072B2, 0x3D94D1}, // blue
    {0xE69F00, 0xDD9E22}, // orange
    {0x009E73, 0x26A982}, // bluish green
    {0xCC79A7, 0xCE85AD}, // reddish purple
    {0x56B4E9, 0x74C0EC}, // sky blue
    {0xD55E00, 0xE0722B}, // vermilion
    {0xF0E442, 0xDCD25A}, // yellow
    {0x7A828C, 0x98A0AA}, // grey in place of black, which is text here
};

enum class Pattern : std::uint8_t { Plain, Rising, Falling, Crossed, Dots, Halves };

struct KindLook {
    TwoColors color;
    Pattern pattern;
};

/// Forward, input gradient and backward differ in lightness too; every other kind carries a pattern or a hue
/// of its own, so that a grey print still tells them apart.
KindLook lookOf(PassKind kind)
{
    switch (kind) {
    case PassKind::Forward:
        return {{0x56B4E9, 0x5AAEDD}, Pattern::Plain};
    case PassKind::BackwardInput:
        return {{0x0072B2, 0x2876B5}, Pattern::Plain};
    case PassKind::BackwardWeight:
        return {{0xE69F00, 0xD6991F}, Pattern::Rising};
    case PassKind::Backward:
        return {{0x009E73, 0x1E9B77}, Pattern::Plain};
    case PassKind::Recompute:
        return {{0xF0E442, 0xD6CC5A}, Pattern::Dots};
    case PassKind::OverlappedPair:
        return {{0x009E73, 0x1E9B77}, Pattern::Halves};
    case PassKind::VocabularyForward:
        return {{0xCC79A7, 0xC67FA6}, Pattern::Plain};
    case PassKind::VocabularyBackward:
        return {{0xCC79A7, 0xC67FA6}, Pattern::Falling};
    case PassKind::InputForward:
        return {{0xB9A6D9, 0xA494C4}, Pattern::Plain};
    case PassKind::InputBackward:
        return {{0xB9A6D9, 0xA494C4}, Pattern::Falling};
    case PassKind::Communication:
        return {{0xD55E00, 0xD6692A}, Pattern::Crossed};
    case PassKind::Optimizer:
        return {{0x7A828C, 0x8B939D}, Pattern::Plain};
    case PassKind::Offload:
        return {{0x9C6B43, 0xB08560}, Pattern::Dots};
    case PassKind::Compression:
        return {{0x8A3FFC, 0xA56EFF}, Pattern::Rising};
    case PassKind::Decompression:
        return {{0x6929C4, 0x8A3FFC}, Pattern::Falling};
    }
    return {{0x7A828C, 0x8B939D}, Pattern::Plain};
}

QColor pick(TwoColors colors, Ground ground)
{
    return QColor(ground == Ground::Dark ? colors.dark : colors.light);
}

/// The pattern is ink of the fill itself: visible, yet quieter than the edge between two kinds.
QColor inkOn(const QColor& fill) { return mixed(fill, readableOn(fill), 0.38); }

constexpr int kTile = 6;

QBrush patternBrush(const KindLook& look, Ground ground)
{
    const QColor fill = pick(look.color, ground);
    QImage tile(kTile, kTile, QImage::Format_RGB32);
    tile.fill(fill);
    const QRgb ink = inkOn(fill).rgb();
    for (int i = 0; i < kTile; ++i) {
        if (look.pattern == Pattern::Rising || look.pattern == Pattern::Crossed)
            tile.setPixel(i, kTile - 1 - i, ink);
        if (look.pattern == Pattern::Falling || look.pattern == Pattern::Crossed)
            tile.setPixel(i, i, ink);
    }
    if (look.pattern == Pattern::Dots) {
        tile.setPixel(1, 1, ink);
        tile.setPixel(4, 4, ink);
    }
    return QBrush(tile);
}

/// The same patterns as lines and dots, for pictures without pixels.
void drawPattern(QPainter& painter, const QRectF& area, Pattern pattern)
{
    if (pattern == Pattern::Rising || pattern == Pattern::Crossed)
        hatch(painter, area, kTile);
    if (pattern == Pattern::Falling || pattern == Pattern::Crossed)
        hatch(painter, area, kTile, Slope::Falling);
    if (pattern != Pattern::Dots)
        return;
    for (double y = area.top() + 2; y < area.bottom() - 1; y += kTile / 2.0) {
        const bool odd = static_cast<int>(std::lround((y - area.top() - 2) / (kTile / 2.0))) % 2 != 0;
        for (double x = area.left() + (odd ? 4 : 1); x < area.right() - 1; x += kTile)
            painter.drawPoint(QPointF(x, y));
    }
}

} // namespace

std::span<const QRgb, 256> colorTable(ColorMap map)
{
    static const Table cividis = interpolated(kCividis);
    static const Table viridis = interpolated(kViridis);
    static const Table magma = interpolated(kMagma);
    static const Table grey = interpolated(kGrey);
    static const Table diverging = interpolated(kDiverging);
    switch (map) {
    case ColorMap::Viridis:
        return viridis;
    case ColorMap::Magma:
        return magma;
    case ColorMap::Grey:
        return grey;
    case ColorMap::Diverging:
        return diverging;
    case ColorMap::Cividis:
        break;
    }
    return cividis;
}

QColor categoryColor(int index, Ground ground)
{
    constexpr int count = static_cast<int>(std::size(kCategories));
    return pick(kCategories[((index % count) + count) % count], ground);
}

QColor passColor(PassKind kind, Ground ground) { return pick(lookOf(kind).color, ground); }

QBrush passBrush(PassKind kind, Ground ground)
{
    static const auto brushes = [] {
        std::array<std::array<QBrush, kPassKindCount>, 2> made;
        for (int i = 0; i < kPassKindCount; ++i)
            for (const Ground on : {Ground::Light, Ground::Dark}) {
                const KindLook look = lookOf(static_cast<PassKind>(i));
                const bool plain = look.pattern == Pattern::Plain || look.pattern == Pattern::Halves;
                made[static_cast<std::size_t>(on)][static_cast<std::size_t>(i)] =
                    plain ? QBrush(pick(look.color, on)) : patternBrush(look, on);
            }
        return made;
    }();
    return brushes[static_cast<std::size_t>(ground)][static_cast<std::size_t>(kind)];
}

void fillPass(QPainter& painter, const QRectF& area, PassKind kind, Ground ground)
{
    const KindLook look = lookOf(kind);
    const QColor fill = pick(look.color, ground);
    const bool pixels = painter.paintEngine() && painter.paintEngine()->type() == QPaintEngine::Raster;
    if (look.pattern == Pattern::Halves) {
        QRectF upper = area;
        upper.setHeight(area.height() / 2);
        painter.fillRect(area, fill);
        painter.fillRect(upper, passColor(PassKind::Forward, ground));
    } else if (look.pattern == Pattern::Plain || pixels) {
        painter.fillRect(area, passBrush(kind, ground));
    } else {
        painter.fillRect(area, fill);
        const QPen before = painter.pen();
        painter.setPen(QPen(inkOn(fill), 0.8));
        drawPattern(painter, area, look.pattern);
        painter.setPen(before);
    }
}

BubbleHatch bubbleHatch(BubbleCause cause)
{
    switch (cause) {
    case BubbleCause::CoolDown:
        return {8, Slope::Falling};
    case BubbleCause::WaitsForLink:
        return {5, Slope::Falling};
    case BubbleCause::WaitsForBarrier:
        return {5, Slope::Rising};
    case BubbleCause::Imbalance:
        return {12, Slope::Falling};
    case BubbleCause::WaitsForOffload:
        return {12, Slope::Rising};
    case BubbleCause::WarmUp:
    case BubbleCause::WaitsForPass:
        break;
    }
    return {8, Slope::Rising};
}

QBrush hatchBrush(const QColor& ink, const BubbleHatch& look, double ratio)
{
    struct Made {
        QRgb ink = 0;
        BubbleHatch look;
        double ratio = 0;
        QBrush brush;
    };
    // A picture uses a handful of inks; making a tile for each of ten thousand bubbles would be the whole
    // cost.
    thread_local std::array<Made, 16> made;
    thread_local std::size_t next = 0;
    for (const Made& known : made)
        if (known.ink == ink.rgba() && known.ratio == ratio && known.look.gap == look.gap
            && known.look.slope == look.slope)
            return known.brush;
    const int side = std::max(4, static_cast<int>(std::lround(look.gap * ratio)));
    QImage tile(side, side, QImage::Format_ARGB32_Premultiplied);
    tile.fill(Qt::transparent);
    {
        QPainter painter(&tile);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(ink, ratio));
        for (int shift = -1; shift <= 1; ++shift) {
            const QLineF line(shift * side - 1, side + 1, (shift + 1) * side + 1, -1);
            painter.drawLine(look.slope == Slope::Rising
                    ? line
                    : QLineF(line.x1(), side - line.y1(), line.x2(), side - line.y2()));
        }
    }
    QBrush brush(tile);
    brush.setTransform(QTransform::fromScale(look.gap / side, look.gap / side));
    made[next] = {ink.rgba(), look, ratio, brush};
    next = (next + 1) % made.size();
    return brush;
}

void hatch(QPainter& painter, const QRectF& area, double gap, Slope slope)
{
    QVector<QLineF> lines;
    const double w = area.width();
    const double h = area.height();
    // Lines x + y = c (rising on screen) or x - y = c - h; each is cut at the borders of the area.
    for (double c = gap / 2; c < w + h; c += gap) {
        const double x0 = std::max(0.0, c - h);
        const double x1 = std::min(w, c);
        const double y0 = slope == Slope::Rising ? c - x0 : h - (c - x0);
        const double y1 = slope == Slope::Rising ? c - x1 : h - (c - x1);
        lines.append(QLineF(area.left() + x0, area.top() + y0, area.left() + x1, area.top() + y1));
    }
    painter.drawLines(lines);
}

QColor bubbleColor(BubbleCause cause, Ground ground)
{
    switch (cause) {
    case BubbleCause::WaitsForPass:
        return pick({0xA8740A, 0xCFA24A}, ground);
    case BubbleCause::WaitsForLink:
        return pick({0xC24A12, 0xE8875A}, ground);
    case BubbleCause::WaitsForBarrier:
        return pick({0x9C4F7C, 0xCB8FB2}, ground);
    case BubbleCause::Imbalance:
        return pick({0x3D6F9E, 0x7FAAD2}, ground);
    case BubbleCause::WaitsForOffload:
        return pick({0x4E7A2F, 0x94BF74}, ground);
    case BubbleCause::WarmUp:
    case BubbleCause::CoolDown:
        break;
    }
    return pick({0x7C8590, 0x858E9A}, ground);
}

} // namespace rankloom::ui
