// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPointF>
#include <QRectF>

#include "widgets/board/board_geometry.h"
#include "widgets/experts/experts_data.h"

namespace rankloom::ui {

/// Where the experts of a layer are on screen: nodes as cards, members as boxes in them, experts as tiles in
/// those. Everything as large as the area allows.
struct ExpertTiles {
    struct Card {
        int node = 0;
        QRectF area;
        QRectF header;
    };
    struct Box {
        int member = 0;
        QRectF area;
        QRectF header;
    };
    struct Tile {
        int expert = 0;
        int member = 0;
        QRectF area;
    };
    std::vector<Card> cards;
    std::vector<Box> boxes; ///< by member
    std::vector<Tile> tiles; ///< by member, then expert

    static constexpr double kLargestTile = 46; ///< pixels
    static constexpr double kHeader = 17; ///< of a card and of a box

    ExpertTiles() = default;
    ExpertTiles(const ExpertsData& data, int layer, const QRectF& area);

    /// Index of `tiles`; -1 = none.
    [[nodiscard]] int tileAt(QPointF point) const;
    [[nodiscard]] int memberAt(QPointF point) const;
    /// `member` -1: of any copy. -1 = none.
    [[nodiscard]] int tileOf(int expert, int member) const;
    /// The nearest tile in a direction; `tile` itself at the rim.
    [[nodiscard]] int neighbour(int tile, BoardDirection direction) const;

private:
    struct Shape;
    [[nodiscard]] static Shape best(int cards, int boxes, int tiles, const QRectF& area);
};

} // namespace rankloom::ui
