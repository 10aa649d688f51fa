// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/experts/expert_tiles.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

namespace rankloom::ui {

namespace {

constexpr double kCardGap = 10; ///< around and between cards
constexpr double kPadding = 6; ///< inside a card, and between boxes
constexpr double kInset = 3; ///< between the rim of a box and its tiles
constexpr double kSmallestTile = 5;

int rowsOf(int count, int columns) { return (count + columns - 1) / columns; }

} // namespace

/// Columns on each level and the side of a tile that they leave room for.
struct ExpertTiles::Shape {
    int cardColumns = 1;
    int boxColumns = 1;
    int tileColumns = 1;
    double tile = 0;
};

ExpertTiles::Shape ExpertTiles::best(int cards, int boxes, int tiles, const QRectF& area)
{
    Shape found;
    const auto room = [](double length, int parts) { return length / parts; };
    for (int n = 1; n <= cards; ++n) {
        const double cardWidth = room(area.width() - kCardGap, n) - kCardGap - kPadding;
        const double cardHeight = room(area.height() - kCardGap, rowsOf(cards, n)) - kCardGap - kHeader;
        for (int k = 1; k <= boxes; ++k) {
            const double boxWidth = room(cardWidth, k) - kPadding - 2 * kInset;
            const double boxHeight = room(cardHeight, rowsOf(boxes, k)) - kPadding - kHeader - kInset;
            for (int t = 1; t <= tiles; ++t) {
                const double tile = std::min(boxWidth / t, boxHeight / rowsOf(tiles, t));
                if (tile > found.tile)
                    found = {n, k, t, tile};
            }
        }
    }
    found.tile = std::clamp(std::floor(found.tile), kSmallestTile, kLargestTile);
    return found;
}

ExpertTiles::ExpertTiles(const ExpertsData& data, int layer, const QRectF& area)
{
    if (data.empty() || layer < 0 || layer >= data.layers())
        return;
    std::map<int, std::vector<int>> membersOf; // by node
    for (int member = 0; member < data.members; ++member)
        membersOf[data.group(layer).node[static_cast<std::size_t>(member)]].push_back(member);
    std::vector<std::vector<int>> expertsOf(static_cast<std::size_t>(data.members));
    for (int expert = 0; expert < data.routing->experts; ++expert)
        for (const int member : data.holders(layer, expert))
            expertsOf[static_cast<std::size_t>(member)].push_back(expert);
    std::size_t mostBoxes = 1;
    std::size_t mostTiles = 1;
    for (const auto& [node, members] : membersOf)
        mostBoxes = std::max(mostBoxes, members.size());
    for (const std::vector<int>& experts : expertsOf)
        mostTiles = std::max(mostTiles, experts.size());

    const Shape shape = best(
        static_cast<int>(membersOf.size()), static_cast<int>(mostBoxes), static_cast<int>(mostTiles), area);
    const QSizeF box(shape.tileColumns * shape.tile + 2 * kInset,
        rowsOf(static_cast<int>(mostTiles), shape.tileColumns) * shape.tile + kHeader + kInset);
    const QSizeF card(shape.boxColumns * (box.width() + kPadding) + kPadding,
        rowsOf(static_cast<int>(mostBoxes), shape.boxColumns) * (box.height() + kPadding) + kHeader);
    boxes.resize(static_cast<std::size_t>(data.members));
    int index = 0;
    for (const auto& [node, members] : membersOf) {
        const QPointF corner = area.topLeft()
            + QPointF(kCardGap + index % shape.cardColumns * (card.width() + kCardGap),
                kCardGap + index / shape.cardColumns * (card.height() + kCardGap));
        ++index;
        cards.push_back({node, {corner, card},
            {corner + QPointF(kPadding, 0), QSizeF(card.width() - 2 * kPadding, kHeader)}});
        for (std::size_t i = 0; i < members.size(); ++i) {
            const int at = static_cast<int>(i);
            const QPointF origin = corner
                + QPointF(kPadding + at % shape.boxColumns * (box.width() + kPadding),
                    kHeader + at / shape.boxColumns * (box.height() + kPadding));
            boxes[static_cast<std::size_t>(members[i])] = {members[i], {origin, box},
                {origin + QPointF(kInset, 0), QSizeF(box.width() - 2 * kInset, kHeader)}};
        }
    }
    for (const Box& of : boxes) {
        int at = 0;
        for (const int expert : expertsOf[static_cast<std::size_t>(of.member)]) {
            const QPointF corner = of.area.topLeft()
                + QPointF(kInset + at % shape.tileColumns * shape.tile,
                    kHeader + at / shape.tileColumns * shape.tile);
            tiles.push_back({expert, of.member, {corner, QSizeF(shape.tile - 1, shape.tile - 1)}});
            ++at;
        }
    }
}

int ExpertTiles::tileAt(QPointF point) const
{
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (tiles[i].area.contains(point))
            return static_cast<int>(i);
    return -1;
}

int ExpertTiles::memberAt(QPointF point) const
{
    for (const Box& box : boxes)
        if (box.area.contains(point))
            return box.member;
    return -1;
}

int ExpertTiles::tileOf(int expert, int member) const
{
    for (std::size_t i = 0; i < tiles.size(); ++i)
        if (tiles[i].expert == expert && (member < 0 || tiles[i].member == member))
            return static_cast<int>(i);
    return -1;
}

int ExpertTiles::neighbour(int tile, BoardDirection direction) const
{
    const QPointF from = tiles[static_cast<std::size_t>(tile)].area.center();
    int nearest = tile;
    double least = std::numeric_limits<double>::max();
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        const QPointF way = tiles[i].area.center() - from;
        const bool across = direction == BoardDirection::Up || direction == BoardDirection::Down;
        const double sign = direction == BoardDirection::Right || direction == BoardDirection::Down ? 1 : -1;
        const double ahead = sign * (across ? way.y() : way.x());
        const double aside = std::abs(across ? way.x() : way.y());
        // Straight ahead first: sideways counts for more than the way.
        const double cost = ahead + 4 * aside;
        if (ahead > 0.5 && cost < least) {
            least = cost;
            nearest = static_cast<int>(i);
        }
    }
    return nearest;
}

} // namespace rankloom::ui
