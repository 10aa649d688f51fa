// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <map>
#include <vector>

#include "widgets/picture_view.h"
#include "widgets/recovery/policy_table.h"

class QPainterPath;

namespace rankloom::ui {

/// Who is connected to whom after a failure: a row of cells for each replica, a column for each stage, and
/// between them the connections that stay, go, come, or lead to another GPU now, told apart by their lines
/// and marks as well as by colour. Large plans: the replicas that something changes for.
class CommunicatorsView : public PictureView {
    Q_OBJECT
public:
    explicit CommunicatorsView(QWidget* parent = nullptr);

    void setRecoveries(ShownRecoveries recoveries, int chosenPolicy);

    [[nodiscard]] bool isEmpty() const override;
    [[nodiscard]] QSize pictureSize() const override;
    [[nodiscard]] QSize sizeHint() const override { return {520, 240}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 120}; }
    [[nodiscard]] std::unique_ptr<QAbstractTableModel> createTable() const override;
    [[nodiscard]] Tip tipAt(const QPointF& position) const override;

protected:
    void paintData(QPainter& painter, const QRectF& area) const override;
    [[nodiscard]] QString describe() const override;
    void paintEvent(QPaintEvent* event) override;

private:
    using Cell = std::pair<int, int>; ///< replica, stage
    struct Places {
        std::vector<int> rows; ///< replicas, ascending
        QRectF grid;
        QRectF legend;
        double names = 0; ///< width of those of replicas
        double row = 0; ///< height
        double column = 0; ///< width
        QSizeF cell;
    };
    struct LegendItem {
        CommunicatorEdge::Change change;
        QString words;
        QRectF place; ///< from the corner of the legend
    };
    /// Connections of a cell by what becomes of them.
    struct Counts {
        std::array<int, 4> of {};
        [[nodiscard]] int operator[](CommunicatorEdge::Change change) const
        {
            return of[static_cast<std::size_t>(change)];
        }
    };

    [[nodiscard]] const Recovery& policy() const
    {
        return m_recoveries->policies[static_cast<std::size_t>(m_policy)];
    }
    [[nodiscard]] const std::vector<CommunicatorEdge>& edges() const { return policy().edges; }
    [[nodiscard]] int stages() const { return static_cast<int>(m_recoveries->livingReplicas.size()); }
    [[nodiscard]] Counts countsOf(Cell cell) const;
    /// One below the other where the width is too small for one beside the other.
    [[nodiscard]] std::vector<LegendItem> legendOf(double width) const;
    [[nodiscard]] Places placesIn(const QRectF& area) const;
    [[nodiscard]] QRectF cellAt(const Places& places, std::size_t row, int stage) const;
    [[nodiscard]] QPainterPath pathOf(const Places& places, const CommunicatorEdge& edge) const;
    void paintEdges(QPainter& painter, const Places& places) const;
    void paintCells(QPainter& painter, const Places& places) const;
    void paintLegend(QPainter& painter, const Places& places) const;
    [[nodiscard]] QPen penOf(CommunicatorEdge::Change change) const;
    void paintMark(QPainter& painter, const QPointF& at, CommunicatorEdge::Change change) const;

    ShownRecoveries m_recoveries;
    int m_policy = -1;
    std::vector<int> m_replicas; ///< that are told of, those that lose something first
    std::map<Cell, Counts> m_counts;
};

} // namespace rankloom::ui
