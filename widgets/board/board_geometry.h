// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace rankloom::ui {

enum class BoardDirection : std::uint8_t { Left, Right, Up, Down };

/// Where nodes, slots and headers are, in board units (at zoom 1 a unit is a pixel). Nodes are cards in a
/// grid that flows row by row; the GPUs of a node are slots in its card.
class BoardGeometry {
public:
    static constexpr double kSlot = 40; ///< side of a slot
    static constexpr double kGap = 4; ///< between slots
    static constexpr double kPadding = 7; ///< inside a card
    static constexpr double kHeader = 18; ///< least height of the name on a card
    static constexpr double kCardGap = 14; ///< between cards and around them

    BoardGeometry() = default;
    /// As many columns of cards as show the board largest in `viewport`. `header`: height of the names, at
    /// least kHeader, more where the text of the program is larger.
    BoardGeometry(int nodes, int devicesPerNode, QSizeF viewport, double header = kHeader);

    [[nodiscard]] int nodes() const { return m_nodes; }
    [[nodiscard]] int devicesPerNode() const { return m_devicesPerNode; }
    [[nodiscard]] int devices() const { return m_nodes * m_devicesPerNode; }
    [[nodiscard]] int columns() const { return m_columns; } ///< of cards
    [[nodiscard]] double headerHeight() const { return m_header; }

    [[nodiscard]] QSizeF size() const;
    [[nodiscard]] QRectF card(int node) const;
    [[nodiscard]] QRectF header(int node) const; ///< upper part of the card, the handle of the node
    [[nodiscard]] QRectF slot(int device) const;

    /// -1 where there is none.
    [[nodiscard]] int nodeAt(QPointF point) const;
    [[nodiscard]] int headerAt(QPointF point) const;
    [[nodiscard]] int deviceAt(QPointF point) const;
    /// Nodes whose cards touch `area`, ascending.
    [[nodiscard]] std::vector<int> nodesIn(const QRectF& area) const;
    /// The slot one step away in the plane of all slots; `device` itself at the rim.
    [[nodiscard]] int neighbour(int device, BoardDirection direction) const;

private:
    int m_nodes = 0;
    int m_devicesPerNode = 0;
    double m_header = kHeader;
    int m_slotColumns = 1;
    int m_slotRows = 1;
    int m_columns = 1;
    QSizeF m_card;
};

/// Which part of the board is on screen: screen = board · zoom + offset.
struct BoardViewport {
    double zoom = 1;
    QPointF offset;

    static constexpr double kMinimumZoom = 0.02;
    static constexpr double kMaximumZoom = 6;

    [[nodiscard]] QPointF toScreen(QPointF board) const { return board * zoom + offset; }
    [[nodiscard]] QRectF toScreen(const QRectF& board) const
    {
        return {toScreen(board.topLeft()), board.size() * zoom};
    }
    [[nodiscard]] QPointF toBoard(QPointF screen) const { return (screen - offset) / zoom; }
    [[nodiscard]] QRectF toBoard(const QRectF& screen) const
    {
        return {toBoard(screen.topLeft()), screen.size() / zoom};
    }
    /// The board point under `screen` stays there.
    void zoomAt(QPointF screen, double factor);
    /// The whole board, centred in `area`, at most at zoom 2.
    void fit(QSizeF board, const QRectF& area);

    friend bool operator==(const BoardViewport&, const BoardViewport&) = default;
};

} // namespace rankloom::ui
