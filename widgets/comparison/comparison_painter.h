// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QStringList>

#include "widgets/comparison/comparison_view.h"

class QPainter;

namespace rankloom::ui {

/// Paints the parts of a comparison below each other. Every function takes the place of its upper left corner
/// and the width, and returns the height it takes; without a painter it only measures.
class ComparisonPainter {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Comparison)
public:
    /// `data` must outlive the painter.
    ComparisonPainter(const ComparisonData& data, const QPalette& palette, const QFont& font);

    double paint(QPainter* painter, const std::vector<ComparisonPart>& parts, QPointF at, double width) const;

private:
    struct Cell {
        QString text;
        QString change; ///< beside it, muted
        bool best = false; ///< bold, with a mark
    };
    struct Row {
        QString label;
        std::vector<Cell> cells;
        bool heading = false;
    };

    [[nodiscard]] int plans() const { return static_cast<int>(m_data.plans.size()); }
    [[nodiscard]] double line() const;
    [[nodiscard]] double nameWidth(double width) const; ///< of the first column
    [[nodiscard]] QString title(int plan) const;
    [[nodiscard]] std::vector<Row> differenceRows() const;
    [[nodiscard]] std::vector<Row> figureRows() const;
    double paintHeading(QPainter* painter, QPointF at, double width, const QString& text) const;
    double paintTitles(QPainter* painter, QPointF at, double width) const;
    double paintRows(QPainter* painter, QPointF at, double width, const std::vector<Row>& rows) const;
    void paintCell(QPainter& painter, const QRectF& area, const Cell& cell) const;
    double paintDifferences(QPainter* painter, QPointF at, double width) const;
    double paintFigures(QPainter* painter, QPointF at, double width) const;
    double paintMemory(QPainter* painter, QPointF at, double width) const;
    void paintBar(QPainter& painter, const QRectF& bar, const StageMemory& memory, double top) const;
    void paintMemoryLegend(QPainter& painter, QPointF at) const;
    double paintTimelines(QPainter* painter, QPointF at, double width) const;
    double paintTimeline(QPainter* painter, QPointF at, double width, int plan, double end) const;

    const ComparisonData& m_data;
    QPalette m_palette;
    QFont m_font;
};

} // namespace rankloom::ui
