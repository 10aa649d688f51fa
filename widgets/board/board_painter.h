// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QColor>
#include <QPalette>
#include <QString>

#include "widgets/board/board_data.h"
#include "widgets/board/board_geometry.h"
#include "widgets/board/board_network.h"
#include "widgets/theme.h"

class QPainter;

namespace rankloom::ui {

/// Board data with what painting needs to know of it, computed once per change.
struct BoardScene {
    BoardScene() = default;
    BoardScene(std::shared_ptr<const BoardData> boardData, BoardColor colorBy,
        std::shared_ptr<const BoardNetwork> boardNetwork = std::make_shared<const BoardNetwork>());

    std::shared_ptr<const BoardData> data = std::make_shared<const BoardData>();
    std::shared_ptr<const BoardNetwork> network = std::make_shared<const BoardNetwork>();
    BoardColor color = BoardColor::Stage;
    std::vector<int> rankOn; ///< per device, -1 = empty
    std::vector<int> group; ///< per rank, see groupNumbers()
    int groups = 0;
    double lowestHeadroom = 0; ///< bytes
    double highestHeadroom = 0;

    [[nodiscard]] int rankAt(int device) const
    {
        return device < 0 || device >= static_cast<int>(rankOn.size())
            ? -1
            : rankOn[static_cast<std::size_t>(device)];
    }
    [[nodiscard]] bool headroomKnown() const { return !data->headroomBytes.empty(); }
    /// Of a node; -1 = it is in none, or nobody knows.
    [[nodiscard]] int rackOf(int node) const;
    /// Bytes/s of a node; 0 = unknown.
    [[nodiscard]] double rateOf(int node) const;
    [[nodiscard]] QColor rackColor(int rack, Ground ground) const;
    [[nodiscard]] QColor colorOf(int rank, Ground ground) const;
    [[nodiscard]] QString labelOf(int rank) const; ///< "S3", "T12", the headroom in GiB, the rate in GB/s
    [[nodiscard]] bool overfull(int rank) const; ///< negative headroom
};

/// Cards, slots and tiles that touch `clip` (screen). Detail follows the zoom: text from 14 pixels per slot,
/// rounded tiles from 24, flat cells below.
void paintBoard(QPainter& painter, const BoardScene& scene, const BoardGeometry& geometry,
    const BoardViewport& viewport, const QRectF& clip, const QPalette& palette);
/// What the colours mean, in one line.
void paintBoardLegend(
    QPainter& painter, const BoardScene& scene, const QRectF& area, const QPalette& palette);
/// One tile as it looks in a slot (also under the cursor while it is dragged).
void paintTile(QPainter& painter, const BoardScene& scene, int rank, const QRectF& slot, Ground ground);

} // namespace rankloom::ui
