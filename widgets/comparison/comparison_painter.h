// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <QCoreApplication>
#include <QFont>
#include <QPalette>
#include <QRectF>
#include <QStringList>

#include "widgets/comparison/comparison_data.h"
#include "widgets/comparison/comparison_words.h"
#include "widgets/timeline/timeline_layout.h"
#include "widgets/timeline/timeline_mapping.h"

class QPainter;

namespace rankloom::ui {

/// The parts of the picture, top to bottom; Titles are the names over the columns of the tables alone.
enum class ComparisonPart : std::uint8_t { Differences, Figures, Memory, Boards, Timelines, Titles };

/// How a comparison is drawn.
struct ComparisonLook {
    QPalette palette;
    QFont font;
    double unit = 1; ///< px of a length of 1: grows with the font
    double timelineHeight = 190; ///< units for the lanes of one timeline, as far as these stay legible
    bool headings = true; ///< over every part
    bool decisive = false; ///< only the figures that decide
    std::optional<TimelineMapping> shown; ///< the part of the time axis; its width is ignored; none = all
    QString timelineHint; ///< beside the heading of the timelines
    double pictureWidth = 0; ///< px; bars, boards and timelines are no wider, tables may be; 0 = no limit
};

/// Something of the picture that can be pointed at.
struct ComparisonPlace {
    enum class What : std::uint8_t { Title, Difference, Figure, Bar, Board, Timeline };
    What what = What::Title;
    QRectF area;
    int plan = -1; ///< -1: the whole row
    int row = -1; ///< of differingFields() or Comparison::figures
    QRectF inner; ///< the lanes of a timeline, the cards of a board
};

/// The device of the small board that is drawn in `area` (ComparisonPlace::inner) at a position; -1 = none.
int deviceAt(const ComparisonData& data, int plan, const QRectF& area, QPointF position);

/// Paints the parts of a comparison below each other. Everything takes the place of its upper left corner and
/// the width, and returns the height it takes; without a painter it only measures.
class ComparisonPainter {
    Q_DECLARE_TR_FUNCTIONS(rankloom::ui::Comparison)
public:
    /// `data` must outlive the painter.
    ComparisonPainter(const ComparisonData& data, ComparisonLook look);

    double paint(QPainter* painter, const std::vector<ComparisonPart>& parts, QPointF at, double width,
        std::vector<ComparisonPlace>* places = nullptr);
    /// Where columns have room for their figures.
    [[nodiscard]] double leastWidth() const;

private:
    using Part = double (ComparisonPainter::*)(QPointF at, double width);
    enum class Change : std::uint8_t { Beside, Below }; ///< where it stands, from its figure
    struct Cell {
        QString text;
        QString change; ///< beside or below it, muted
        QString briefChange; ///< where `change` does not fit
        bool best = false; ///< with a mark
        bool strong = false; ///< bold
    };
    struct Row {
        QString label;
        std::vector<Cell> cells; ///< one per plan; none: a heading
        int index = -1; ///< of what the row shows
    };
    struct Columns {
        double first = 0; ///< width of the names
        double width = 0; ///< of a plan
    };

    [[nodiscard]] int plans() const { return m_data.count(); }
    [[nodiscard]] double units(double length) const { return length * m_look.unit; }
    [[nodiscard]] double line() const;
    [[nodiscard]] QFont small() const;
    [[nodiscard]] Columns columns(double width) const;
    [[nodiscard]] double labelWidth() const; ///< of the longest name of a row
    [[nodiscard]] bool shows(const ComparedFigure& figure) const;
    [[nodiscard]] QFont strong() const;
    [[nodiscard]] bool stacks(double width) const; ///< changes stand below the figures
    [[nodiscard]] QString title(int plan) const;
    void add(ComparisonPlace place) const;
    [[nodiscard]] bool draws(const QRectF& area) const; ///< there is a painter, and its clip touches the area
    double paintHeading(QPointF at, double width, const QString& words, const QString& hint = {});
    double paintTitles(QPointF at, double width);
    double paintRows(QPointF at, double width, const std::vector<Row>& rows, ComparisonPlace::What what);
    void paintCell(const QRectF& area, const Cell& cell, Change change);
    void paintText(const QRectF& area, const QString& words, Qt::Alignment alignment);
    void paintLines(const QRectF& area, const QString& words, Qt::Alignment alignment);
    [[nodiscard]] double heightOf(const Row& row, const Columns& layout) const;
    [[nodiscard]] bool isTight() const; ///< columns are as narrow as figures allow
    [[nodiscard]] double leastColumn() const; ///< units
    [[nodiscard]] double usualNames() const;
    [[nodiscard]] std::vector<Row> differenceRows() const;
    [[nodiscard]] std::vector<Row> figureRows(comparison_words::Wording wording) const;
    double paintDifferences(QPointF at, double width);
    double paintFigures(QPointF at, double width);
    double paintMemory(QPointF at, double width);
    void paintMemoryAxis(const QRectF& bars, double most);
    void paintBar(const QRectF& bar, const StageMemory& memory, double top);
    double paintMemoryLegend(QPointF at, double width);
    [[nodiscard]] StageMemory ranged(const StageMemory& stage, int plan) const;
    [[nodiscard]] double memoryNames(double width) const; ///< width of what stands before the bars
    double paintPlacement(QPointF at, double width);
    void paintBoardOf(int plan, const QRectF& area);
    double paintTimelines(QPointF at, double width);
    double paintTimeline(QPointF at, double width, int plan, const TimelineMapping& mapping);
    [[nodiscard]] double laneNames() const; ///< width
    void strikeOut(const TimelineLayout& layout, int plan);

    const ComparisonData& m_data;
    ComparisonLook m_look;
    QPainter* m_painter = nullptr;
    std::vector<ComparisonPlace>* m_places = nullptr;
};

} // namespace rankloom::ui
