// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/board_painter.h"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <QPaintDevice>
#include <QPainter>

#include "core/base/error.h"
#include "core/base/quantity.h"
#include "widgets/board/tile_text.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kTextFrom = 14; ///< pixels per slot
constexpr double kRoundFrom = 24;
constexpr double kHatchFrom = 6; ///< what does not fit is hatched; smaller cells are crossed by one line
constexpr double kMarkFrom = 3;
constexpr double kLockFrom = 10;
constexpr double kLargestName = 15; ///< pixels of letter height, in a program of usual text size
constexpr double kHeaderTextFrom = 7; ///< pixels of letter height
constexpr int kColors = 8; ///< of categoryColor()
constexpr double kRackWidth = 4; ///< pixels of the mark on a card

struct BoardLegend {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::BoardLegend)
};

/// Edges on device pixels, so that cells of one size look of one size.
QRectF snapped(const QRectF& area, double ratio)
{
    const double left = std::round(area.left() * ratio) / ratio;
    const double top = std::round(area.top() * ratio) / ratio;
    const double right = std::max(std::round(area.right() * ratio) / ratio, left + 1 / ratio);
    const double bottom = std::max(std::round(area.bottom() * ratio) / ratio, top + 1 / ratio);
    return {QPointF(left, top), QPointF(right, bottom)};
}

QFont pixelFont(const QFont& base, double pixels, QFont::Weight weight = QFont::Normal)
{
    QFont font = base;
    font.setPixelSize(std::max(1, static_cast<int>(std::round(pixels))));
    font.setWeight(weight);
    return font;
}

/// The line around nodes of a kind that is not the usual one, on cards and in the legend.
QPen kindLine(int kind, const QColor& color)
{
    constexpr Qt::PenStyle kStyles[] = {Qt::DashLine, Qt::DotLine, Qt::DashDotLine, Qt::DashDotDotLine};
    constexpr int kCount = static_cast<int>(std::size(kStyles));
    return {color, 1.0 + (kind - 1) / kCount, kStyles[(kind - 1) % kCount]};
}

QString kindText(const BoardData& data, int kind)
{
    return QString::fromStdString(data.kindWords[static_cast<std::size_t>(kind)]);
}

class CardPainter {
public:
    CardPainter(QPainter& painter, const BoardScene& scene, const BoardGeometry& geometry,
        const BoardViewport& viewport, const QPalette& palette)
        : m_painter(painter)
        , m_scene(scene)
        , m_geometry(geometry)
        , m_viewport(viewport)
        , m_ground(groundOf(palette))
        , m_ratio(painter.device()->devicePixelRatioF())
        , m_slotSize(BoardGeometry::kSlot * viewport.zoom)
        , m_card(mixed(palette.color(QPalette::Base), palette.color(QPalette::Text),
              m_ground == Ground::Dark ? 0.10 : 0.045))
        , m_rim(mixed(palette.color(QPalette::Base), palette.color(QPalette::Text),
              m_ground == Ground::Dark ? 0.28 : 0.2))
        , m_text(palette.color(QPalette::Text))
        , m_muted(mutedText(palette))
        , m_labels(pixelFont(
              painter.font(), m_slotSize >= kRoundFrom * 1.4 ? m_slotSize * 0.25 : m_slotSize * 0.42))
        , m_numbers(pixelFont(painter.font(), m_slotSize * 0.34, QFont::Bold))
        , m_supposed(pixelFont(painter.font(), std::max(8.0, m_slotSize * 0.28), QFont::Bold))
        , m_names(pixelFont(painter.font(),
              std::min(geometry.headerHeight() * viewport.zoom * 0.62,
                  kLargestName * geometry.headerHeight() / BoardGeometry::kHeader)))
    {
    }

    void card(int node)
    {
        const QRectF area = snapped(m_viewport.toScreen(m_geometry.card(node)), m_ratio);
        m_painter.setRenderHint(QPainter::Antialiasing, m_slotSize >= kRoundFrom);
        if (m_slotSize >= kTextFrom) {
            m_painter.setPen(QPen(m_rim, 1));
            m_painter.setBrush(m_card);
            const double inset = 0.5 / m_ratio;
            m_painter.drawRoundedRect(area.adjusted(inset, inset, -inset, -inset), 5, 5);
        } else {
            m_painter.fillRect(area, m_rim);
            if (area.width() > 4)
                m_painter.fillRect(area.adjusted(1, 1, -1, -1), m_card);
        }
        if (const int kind = m_scene.data->kindOf(node); kind > 0) {
            m_painter.setBrush(Qt::NoBrush);
            m_painter.setPen(kindLine(kind, m_text));
            m_painter.drawRect(area.adjusted(0.5, 0.5, -0.5, -0.5));
        }
        const NodeUse use = m_scene.data->useOf(node);
        const auto strikeOut = [&] {
            m_painter.setPen(QPen(m_rim, 1));
            hatch(m_painter, area.adjusted(1, 1, -1, -1), std::clamp(m_slotSize * 0.3, 4.0, 10.0));
        };
        if (use != NodeUse::Usable)
            strikeOut();
        header(node);
        for (int slot = 0; slot < m_geometry.devicesPerNode(); ++slot)
            tile(node * m_geometry.devicesPerNode() + slot);
        if (use == NodeUse::Idle) // over its ranks, which do nothing
            strikeOut();
    }

private:
    void header(int node)
    {
        if (m_names.pixelSize() < kHeaderTextFrom)
            return;
        const QRectF area = m_viewport.toScreen(m_geometry.header(node))
                                .adjusted(BoardGeometry::kPadding * m_viewport.zoom, 0, 0, 0);
        const QFontMetricsF metrics(m_names);
        QString name = QString::fromStdString(m_scene.data->nodeName(node));
        // Kinds of nodes are told apart in words, and by the line around them.
        if (!m_scene.data->kindWords.empty())
            name += QStringLiteral(" · ") + kindText(*m_scene.data, m_scene.data->kindOf(node));
        QString word = headerMark(node);
        const QString note = m_scene.data->noteOf(node);
        if (word.isEmpty())
            word = networkMark(node);
        const QString mark = note.isEmpty() ? word : word + QStringLiteral(" · ") + note;
        if (const int rack = m_scene.rackOf(node); rack >= 0)
            m_painter.fillRect(QRectF(area.left() - BoardGeometry::kPadding * m_viewport.zoom + 1,
                                   area.top() + 3, kRackWidth, area.height() - 4),
                m_scene.rackColor(rack, m_ground));
        m_painter.setFont(m_names);
        m_painter.setPen(m_text);
        double room = area.width() - 4;
        if (!mark.isEmpty()) {
            // A note takes what name and word leave.
            const double least = std::min(metrics.horizontalAdvance(word) + 6, room * 0.65);
            const double beside = room - metrics.horizontalAdvance(name) - 6;
            const double width = std::min(metrics.horizontalAdvance(mark) + 6, std::max(least, beside));
            const QRectF place(area.right() - width - 3, area.top() + 1, width, area.height() - 2);
            m_painter.fillRect(place, m_card);
            m_painter.drawText(place, Qt::AlignVCenter | Qt::AlignRight,
                metrics.elidedText(mark, Qt::ElideRight, place.width()));
            room -= width;
        }
        m_painter.drawText(
            area, Qt::AlignVCenter | Qt::AlignLeft, metrics.elidedText(name, Qt::ElideMiddle, room));
    }

    /// The rack, and where nodes differ in that, how fast the links of this one are.
    [[nodiscard]] QString networkMark(int node) const
    {
        QStringList parts;
        if (const int rack = m_scene.rackOf(node); rack >= 0)
            parts << boardColorLetter(BoardColor::Rack) + QString::number(rack);
        if (m_scene.network->ratesDiffer() && m_scene.rateOf(node) > 0)
            parts << formatRate(m_scene.rateOf(node));
        return parts.join(QStringLiteral(" · "));
    }

    /// Why no rank goes there, or that something is supposed about the node.
    [[nodiscard]] QString headerMark(int node) const
    {
        if (const NodeUse use = m_scene.data->useOf(node); use != NodeUse::Usable)
            return nodeUseWord(use);
        for (const WhatIf& one : m_scene.data->whatIf)
            if (one.part == WhatIf::Part::Node && one.first == node)
                return BoardLegend::tr("what if");
        return {};
    }

    /// Small cells keep an even gap of whole pixels and give way in their width instead.
    QRectF cell(int device) const
    {
        const QRectF slot = m_geometry.slot(device);
        if (m_slotSize >= kRoundFrom)
            return snapped(m_viewport.toScreen(slot), m_ratio);
        const QSizeF pitch = slot.size() + QSizeF(BoardGeometry::kGap, BoardGeometry::kGap);
        const QRectF area = snapped(m_viewport.toScreen(QRectF(slot.topLeft(), pitch)), m_ratio);
        const double gap =
            area.width() < 3 ? 0 : std::max(1.0, std::floor(BoardGeometry::kGap * m_viewport.zoom));
        return area.adjusted(0, 0, -gap, -gap);
    }

    void tile(int device)
    {
        const QRectF area = cell(device);
        const int rank = m_scene.rankAt(device);
        if (rank < 0) {
            empty(area);
            return;
        }
        const QColor fill = m_scene.colorOf(rank, m_ground);
        if (m_slotSize >= kRoundFrom) {
            m_painter.setPen(Qt::NoPen);
            m_painter.setBrush(fill);
            m_painter.drawRoundedRect(area, m_slotSize * 0.1, m_slotSize * 0.1);
        } else {
            m_painter.fillRect(area, fill);
        }
        if (m_scene.overfull(rank) && m_slotSize >= kMarkFrom) {
            m_painter.setPen(QPen(readableOn(fill), 1));
            if (m_slotSize >= kHatchFrom)
                hatch(m_painter, area.adjusted(1, 1, -1, -1), 5);
            else
                m_painter.drawLine(area.bottomLeft(), area.topRight());
        }
        if (m_slotSize >= kTextFrom)
            text(area, rank, readableOn(fill));
        if (m_scene.data->isLocked(rank) && m_slotSize >= kLockFrom)
            padlock(area, readableOn(fill));
        if (m_slotSize >= kTextFrom && isSupposedAbout(device)) {
            m_painter.setFont(m_supposed);
            m_painter.setPen(readableOn(fill));
            m_painter.drawText(
                area.adjusted(m_slotSize * 0.08, 0, 0, 0), Qt::AlignTop | Qt::AlignLeft, QStringLiteral("?"));
        }
    }

    [[nodiscard]] bool isSupposedAbout(int device) const
    {
        return std::ranges::any_of(m_scene.data->whatIf,
            [device](const WhatIf& one) { return one.part == WhatIf::Part::Device && one.first == device; });
    }

    /// In the upper right corner.
    void padlock(const QRectF& area, const QColor& ink)
    {
        const double side = std::max(4.0, area.width() * 0.2);
        const QRectF body(
            area.right() - side - area.width() * 0.07, area.top() + area.height() * 0.14, side, side * 0.75);
        m_painter.setPen(QPen(ink, std::max(1.0, side * 0.18)));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawArc(
            QRectF(body.left() + side * 0.2, body.top() - side * 0.45, side * 0.6, side * 0.9), 0, 180 * 16);
        m_painter.fillRect(body, ink);
    }

    void text(const QRectF& area, int rank, const QColor& ink)
    {
        m_painter.setPen(ink);
        if (m_slotSize < kRoundFrom * 1.4) {
            m_labels.draw(m_painter, area.center(), m_scene.labelOf(rank), area.width() - 2);
            return;
        }
        const double middle = area.center().x();
        m_numbers.draw(
            m_painter, {middle, area.top() + area.height() * 0.36}, QString::number(rank), area.width() - 4);
        m_labels.draw(
            m_painter, {middle, area.top() + area.height() * 0.75}, m_scene.labelOf(rank), area.width() - 4);
    }

    void empty(const QRectF& area)
    {
        if (m_slotSize < 6)
            return;
        m_painter.setPen(QPen(m_muted, 1, m_slotSize >= kRoundFrom ? Qt::DashLine : Qt::SolidLine));
        m_painter.setBrush(Qt::NoBrush);
        const double radius = m_slotSize >= kRoundFrom ? m_slotSize * 0.1 : 0;
        m_painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    }

    QPainter& m_painter;
    const BoardScene& m_scene;
    const BoardGeometry& m_geometry;
    const BoardViewport& m_viewport;
    Ground m_ground;
    double m_ratio;
    double m_slotSize; ///< pixels
    QColor m_card;
    QColor m_rim;
    QColor m_text;
    QColor m_muted;
    TileText m_labels;
    TileText m_numbers;
    QFont m_supposed; ///< of the mark on a device that something is supposed about
    QFont m_names;
};

double gibibytes(double bytes) { return bytes / kGiB; }

/// Eight hues, then the same hues lighter and darker: neighbours always differ, the label says the rest.
QColor groupColor(int number, Ground ground)
{
    const QColor hue = categoryColor(number % kColors, ground);
    switch (number / kColors % 3) {
    case 1:
        return mixed(hue, Qt::white, 0.45);
    case 2:
        return mixed(hue, Qt::black, 0.35);
    default:
        return hue;
    }
}

QColor rampColor(double value, double low, double high)
{
    const double share = high > low ? std::clamp((value - low) / (high - low), 0.0, 1.0) : 1;
    return QColor(colorTable(ColorMap::Cividis)[static_cast<std::size_t>(std::lround(share * 255))]);
}

/// Headroom or rates from the lowest to the highest.
void paintRamp(QPainter& painter, const BoardScene& scene, const QRectF& area, const QPalette& palette)
{
    const QFontMetricsF metrics(painter.font());
    const bool isHeadroom = scene.color == BoardColor::Headroom;
    const QString low = isHeadroom ? formatBytes(scene.lowestHeadroom) : formatRate(scene.network->slowest);
    const QString free = isHeadroom ? BoardLegend::tr("%1 free").arg(formatBytes(scene.highestHeadroom))
                                    : formatRate(scene.network->fastest);
    const QString overfull =
        isHeadroom && scene.lowestHeadroom < 0 ? BoardLegend::tr("does not fit") : QString();
    double words = metrics.horizontalAdvance(low) + metrics.horizontalAdvance(free) + 16;
    if (!overfull.isEmpty())
        words += metrics.horizontalAdvance(overfull) + 40;
    double x = area.left();
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(QRectF(x, area.top(), 200, area.height()), Qt::AlignVCenter, low);
    x += metrics.horizontalAdvance(low) + 6;
    const auto table = colorTable(ColorMap::Cividis);
    const double width = std::clamp(std::floor(area.width() - words), 32.0, 128.0);
    const QRectF ramp(x, area.center().y() - 6, width, 12);
    for (int i = 0; i < 64; ++i)
        painter.fillRect(QRectF(ramp.left() + i * width / 64, ramp.top(), width / 64 + 0.5, ramp.height()),
            QColor(table[static_cast<std::size_t>(i) * 4]));
    painter.drawText(QRectF(ramp.right() + 6, area.top(), 400, area.height()), Qt::AlignVCenter, free);
    if (overfull.isEmpty())
        return;
    const QRectF swatch(
        ramp.right() + 6 + metrics.horizontalAdvance(free) + 16, area.center().y() - 6, 18, 12);
    const QColor fill(table[0]);
    painter.fillRect(swatch, fill);
    painter.setPen(QPen(readableOn(fill), 1));
    hatch(painter, swatch, 5);
    painter.setPen(palette.color(QPalette::Text));
    painter.drawText(QRectF(swatch.right() + 6, area.top(), 400, area.height()), Qt::AlignVCenter, overfull);
}

/// What lines around nodes mean, at the right end of the legend; what is left of it. At most a half is taken.
QRectF paintKinds(QPainter& painter, const BoardData& data, const QRectF& area, const QColor& text)
{
    const QFontMetricsF metrics(painter.font());
    double x = area.right();
    for (int kind = static_cast<int>(data.kindWords.size()) - 1; kind > 0; --kind) {
        const QString word = kindText(data, kind);
        const double width = metrics.horizontalAdvance(word) + 36;
        if (x - width < area.center().x())
            break;
        x -= width;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(kindLine(kind, text));
        painter.drawRect(QRectF(x, area.center().y() - 6, 20, 12));
        painter.setPen(text);
        painter.drawText(QRectF(x + 26, area.top(), width, area.height()), Qt::AlignVCenter, word);
    }
    return area.adjusted(0, 0, x - area.right(), 0);
}

} // namespace

BoardScene::BoardScene(std::shared_ptr<const BoardData> boardData, BoardColor colorBy,
    std::shared_ptr<const BoardNetwork> boardNetwork)
    : data(std::move(boardData))
    , network(std::move(boardNetwork))
    , color(colorBy)
    , rankOn(ranksOnDevices(*data))
    , group(groupNumbers(*data, colorBy))
{
    RANKLOOM_ASSERT(data->deviceOfRank.size() == data->coordinates.size());
    RANKLOOM_ASSERT(data->headroomBytes.empty() || data->headroomBytes.size() == data->coordinates.size());
    if (color == BoardColor::Rack)
        for (int rank = 0; rank < data->ranks(); ++rank)
            group[static_cast<std::size_t>(rank)] = rackOf(data->nodeOf(data->deviceOf(rank)));
    for (const int number : group)
        groups = std::max(groups, number + 1);
    if (color == BoardColor::Stage)
        groups = std::max(groups, data->stages);
    if (headroomKnown()) {
        const auto [low, high] = std::minmax_element(data->headroomBytes.begin(), data->headroomBytes.end());
        lowestHeadroom = *low;
        highestHeadroom = *high;
    }
}

int BoardScene::rackOf(int node) const
{
    const auto index = static_cast<std::size_t>(node);
    return index < network->rackOfNode.size() ? network->rackOfNode[index] : -1;
}

double BoardScene::rateOf(int node) const
{
    const auto index = static_cast<std::size_t>(node);
    return index < network->rateOfNode.size() ? network->rateOfNode[index] : 0;
}

QColor BoardScene::rackColor(int rack, Ground ground) const
{
    return rack < 0 ? categoryColor(kColors - 1, ground) : groupColor(rack, ground);
}

QColor BoardScene::colorOf(int rank, Ground ground) const
{
    const auto index = static_cast<std::size_t>(rank);
    if (color == BoardColor::Headroom)
        return headroomKnown() ? rampColor(data->headroomBytes[index], lowestHeadroom, highestHeadroom)
                               : categoryColor(kColors - 1, ground);
    if (color == BoardColor::Links) {
        const double rate = rateOf(data->nodeOf(data->deviceOf(rank)));
        return rate > 0 ? rampColor(rate, network->slowest, network->fastest)
                        : categoryColor(kColors - 1, ground);
    }
    return color == BoardColor::Rack ? rackColor(group[index], ground) : groupColor(group[index], ground);
}

QString BoardScene::labelOf(int rank) const
{
    const auto index = static_cast<std::size_t>(rank);
    const bool isHeadroom = color == BoardColor::Headroom;
    if (!isHeadroom && color != BoardColor::Links)
        return group[index] < 0 ? QStringLiteral("?")
                                : boardColorLetter(color) + QString::number(group[index]);
    const double rate = isHeadroom ? 0 : rateOf(data->nodeOf(data->deviceOf(rank)));
    if (isHeadroom ? !headroomKnown() : rate <= 0)
        return QStringLiteral("?");
    const double shown = isHeadroom ? gibibytes(data->headroomBytes[index]) : rate / 1e9;
    return QLocale().toString(shown, 'f', std::abs(shown) < 9.95 ? 1 : 0);
}

bool BoardScene::overfull(int rank) const
{
    return color == BoardColor::Headroom && headroomKnown()
        && data->headroomBytes[static_cast<std::size_t>(rank)] < 0;
}

void paintBoard(QPainter& painter, const BoardScene& scene, const BoardGeometry& geometry,
    const BoardViewport& viewport, const QRectF& clip, const QPalette& palette)
{
    painter.save();
    CardPainter cards(painter, scene, geometry, viewport, palette);
    for (const int node : geometry.nodesIn(viewport.toBoard(clip)))
        cards.card(node);
    painter.restore();
}

void paintTile(QPainter& painter, const BoardScene& scene, int rank, const QRectF& slot, Ground ground)
{
    const QColor fill = scene.colorOf(rank, ground);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(readableOn(fill), 1));
    painter.setBrush(fill);
    painter.drawRoundedRect(slot, slot.width() * 0.1, slot.width() * 0.1);
    painter.setFont(pixelFont(painter.font(), std::max(slot.height() * 0.34, 9.0), QFont::Bold));
    painter.drawText(slot, Qt::AlignCenter, QString::number(rank));
}

void paintBoardLegend(QPainter& painter, const BoardScene& scene, const QRectF& all, const QPalette& palette)
{
    painter.save();
    const QRectF area = paintKinds(painter, *scene.data, all, palette.color(QPalette::Text));
    const QFontMetricsF metrics(painter.font());
    const Ground ground = groundOf(palette);
    // Where the legend is narrow the choice above the board says what is coloured.
    constexpr double kNamedFrom = 440;
    const QString name = area.width() < kNamedFrom
        ? QString()
        : boardColorName(scene.color, scene.data->work) + QStringLiteral(":");
    painter.setPen(mutedText(palette));
    painter.drawText(area, Qt::AlignVCenter | Qt::AlignLeft, name);
    double x = area.left() + metrics.horizontalAdvance(name) + 8;
    const bool isRamp = scene.color == BoardColor::Headroom || scene.color == BoardColor::Links;
    const bool isKnown = scene.color == BoardColor::Headroom ? scene.headroomKnown()
        : scene.color == BoardColor::Links                   ? !scene.network->rateOfNode.empty()
                                                             : scene.groups > 0;
    if (isRamp || !isKnown) {
        if (isKnown)
            paintRamp(painter, scene, area.adjusted(x - area.left(), 0, 0, 0), palette);
        else
            painter.drawText(
                area.adjusted(x - area.left(), 0, 0, 0), Qt::AlignVCenter, BoardLegend::tr("not known yet"));
        painter.restore();
        return;
    }
    BoardScene swatch = scene;
    const bool stages = scene.color == BoardColor::Stage;
    const double step =
        26 + metrics.horizontalAdvance(stages ? QStringLiteral("S00") : QStringLiteral("T000"));
    const QString inAll = BoardLegend::tr("… %1 in all").arg(QLocale().toString(scene.groups));
    const double room = area.right() - x;
    const int shown = scene.groups <= 24 && scene.groups * step <= room
        ? scene.groups
        : std::clamp(static_cast<int>((room - metrics.horizontalAdvance(inAll)) / step), 0, 24);
    for (int number = 0; number < shown; ++number) {
        swatch.group.assign(1, number);
        const QRectF box(x, area.center().y() - 6, 12, 12);
        painter.setPen(Qt::NoPen);
        painter.setBrush(swatch.colorOf(0, ground));
        painter.drawRoundedRect(box, 2, 2);
        painter.setPen(palette.color(QPalette::Text));
        painter.drawText(
            QRectF(x + 16, area.top(), step, area.height()), Qt::AlignVCenter, swatch.labelOf(0));
        x += step;
    }
    if (shown < scene.groups)
        painter.drawText(QRectF(x, area.top(), 200, area.height()), Qt::AlignVCenter, inAll);
    painter.restore();
}

} // namespace rankloom::ui
