// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_painter.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QFontMetricsF>
#include <QPainter>

#include "core/compare/best_plans.h"
#include "widgets/comparison/comparison_words.h"
#include "widgets/memory/memory_plot.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace words = comparison_words;

namespace {

constexpr double kSectionGap = 26; ///< units between the parts
constexpr double kStackBelow = 340; ///< units: narrower columns have changes below the figures
constexpr double kLeastColumn = 116;
constexpr double kTightColumn = 100; ///< on slides, as large as can be, and where there are many plans
constexpr double kTightNames = 150;
constexpr int kFewPlans = 4; ///< more are to stand side by side without scrolling
constexpr int kMostLines = 3; ///< of a name or of a value in words
constexpr double kColumnGap = 14;
constexpr double kLeastNames = 120; ///< the column of the names
constexpr double kUsualNames = 215;

/// Broken between words where it is too long; what does not fit on so many lines is cut.
QStringList onLines(const QString& words, const QFontMetricsF& metrics, double width, int most)
{
    QStringList lines;
    QString rest = words;
    while (most-- > 1 && metrics.horizontalAdvance(rest) > width) {
        qsizetype end = rest.size();
        while (end > 0 && metrics.horizontalAdvance(rest.left(end)) > width)
            end = rest.lastIndexOf(u' ', end - 1);
        if (end <= 0)
            break;
        lines << rest.left(end);
        rest = rest.mid(end + 1);
    }
    return lines << metrics.elidedText(rest, Qt::ElideRight, width);
}

} // namespace

ComparisonPainter::ComparisonPainter(const ComparisonData& data, ComparisonLook look)
    : m_data(data), m_look(std::move(look))
{
}

double ComparisonPainter::paint(QPainter* painter, const std::vector<ComparisonPart>& parts, QPointF at,
    double width, std::vector<ComparisonPlace>* places)
{
    constexpr Part painters[] = {&ComparisonPainter::paintDifferences, &ComparisonPainter::paintFigures,
        &ComparisonPainter::paintMemory, &ComparisonPainter::paintPlacement,
        &ComparisonPainter::paintTimelines, &ComparisonPainter::paintTitles};
    m_painter = painter;
    m_places = places;
    const double top = at.y();
    for (const ComparisonPart part : parts) {
        if (at.y() > top)
            at.ry() += units(kSectionGap);
        const bool table = part == ComparisonPart::Differences || part == ComparisonPart::Figures
            || part == ComparisonPart::Titles;
        const double across =
            table || m_look.pictureWidth <= 0 ? width : std::min(width, m_look.pictureWidth);
        at.ry() += (this->*painters[static_cast<std::size_t>(part)])(at, across);
    }
    return at.y() - top;
}

double ComparisonPainter::leastWidth() const
{
    return std::min(labelWidth(), units(usualNames())) + units(leastColumn()) * plans();
}

bool ComparisonPainter::isTight() const { return m_look.decisive || plans() > kFewPlans; }

double ComparisonPainter::leastColumn() const { return isTight() ? kTightColumn : kLeastColumn; }

double ComparisonPainter::usualNames() const { return isTight() ? kTightNames : kUsualNames; }

double ComparisonPainter::line() const { return std::ceil(QFontMetricsF(m_look.font).height()) + units(6); }

QFont ComparisonPainter::small() const { return smallFont(m_look.font); }

QFont ComparisonPainter::strong() const
{
    QFont font = m_look.font;
    font.setBold(true);
    return font;
}

/// Traffic and the parts of memory are left to the tables: a picture shows what decides.
bool ComparisonPainter::shows(const ComparedFigure& figure) const
{
    return m_look.decisive ? figure.section == FigureSection::Result
                           : figure.section != FigureSection::Traffic && !figure.key.starts_with("memory/");
}

double ComparisonPainter::labelWidth() const
{
    const QFontMetricsF metrics(m_look.font);
    double width = units(kLeastNames);
    for (const ComparedFigure& figure : m_data.comparison.figures)
        if (shows(figure))
            width = std::max(width, metrics.horizontalAdvance(words::figureLabel(figure)));
    for (const ComparedColumn& plan : m_data.comparison.plans)
        for (const PlanDifference& field : plan.differences)
            width = std::max(width, metrics.horizontalAdvance(words::fieldLabel(field)));
    return std::ceil(width) + units(kColumnGap);
}

ComparisonPainter::Columns ComparisonPainter::columns(double width) const
{
    Columns out;
    // The columns of the plans come first where there is little room.
    const double left = width - units(leastColumn()) * plans();
    out.first = std::min(labelWidth(), std::max(units(usualNames()), left));
    out.width = (width - out.first) / std::max(1, plans());
    return out;
}

bool ComparisonPainter::stacks(double width) const { return columns(width).width < units(kStackBelow); }

QString ComparisonPainter::title(int plan) const { return words::planName(m_data, plan); }

void ComparisonPainter::add(ComparisonPlace place) const
{
    if (m_places)
        m_places->push_back(std::move(place));
}

bool ComparisonPainter::draws(const QRectF& area) const
{
    return m_painter && (!m_painter->hasClipping() || m_painter->clipBoundingRect().intersects(area));
}

/// One line, cut with an ellipsis where it is too long.
void ComparisonPainter::paintText(const QRectF& area, const QString& words, Qt::Alignment alignment)
{
    m_painter->drawText(area, static_cast<int>(alignment | Qt::TextSingleLine),
        QFontMetricsF(m_painter->font()).elidedText(words, Qt::ElideRight, area.width()));
}

/// On as many lines as there is room for.
void ComparisonPainter::paintLines(const QRectF& area, const QString& words, Qt::Alignment alignment)
{
    const QFontMetricsF metrics(m_painter->font());
    const int most = std::max(1, static_cast<int>(area.height() / metrics.lineSpacing()));
    m_painter->drawText(area, static_cast<int>(alignment | Qt::AlignVCenter),
        onLines(words, metrics, area.width(), most).join(u'\n'));
}

/// Of a row whose values are words: as many lines as the longest of them needs.
double ComparisonPainter::heightOf(const Row& row, const Columns& layout) const
{
    qsizetype lines =
        onLines(row.label, QFontMetricsF(m_look.font), layout.first - units(12), kMostLines).size();
    const double across = layout.width - units(kColumnGap);
    for (const Cell& cell : row.cells)
        if (cell.change.isEmpty() && !cell.best)
            lines = std::max(lines,
                onLines(cell.text, QFontMetricsF(cell.strong ? strong() : m_look.font), across, kMostLines)
                    .size());
    return line() + static_cast<double>(lines - 1) * QFontMetricsF(strong()).lineSpacing();
}

double ComparisonPainter::paintHeading(QPointF at, double width, const QString& words, const QString& hint)
{
    if (!m_look.headings)
        return 0;
    QFont large = strong();
    large.setPointSizeF(large.pointSizeF() * 1.25);
    const QFontMetricsF metrics(large);
    const double height = std::ceil(metrics.height()) + units(8);
    if (!m_painter)
        return height;
    const QRectF area(at, QSizeF(width, std::ceil(metrics.height())));
    m_painter->setFont(large);
    m_painter->setPen(m_look.palette.color(QPalette::Text));
    paintText(area, words, Qt::AlignLeft | Qt::AlignBottom);
    const QRectF rest = area.adjusted(metrics.horizontalAdvance(words) + units(16), 0, 0, -units(1));
    m_painter->setFont(small());
    m_painter->setPen(mutedText(m_look.palette));
    if (rest.width() > units(60))
        paintText(rest, hint, Qt::AlignLeft | Qt::AlignBottom);
    return height;
}

/// The names of the plans over their columns, with what is to be known of each before any figure.
double ComparisonPainter::paintTitles(QPointF at, double width)
{
    const Columns layout = columns(width);
    const QFontMetricsF metrics(strong());
    const double across = layout.width - units(kColumnGap);
    qsizetype lines = 1;
    for (int i = 0; i < plans(); ++i)
        lines = std::max(lines, onLines(title(i), metrics, across, kMostLines).size());
    const double names = lines > 1 ? static_cast<double>(lines) * metrics.lineSpacing() + units(4) : line();
    const double height = names + line();
    for (int i = 0; i < plans(); ++i) {
        const QRectF column(at.x() + layout.first + i * layout.width, at.y(), layout.width, height);
        add({ComparisonPlace::What::Title, column, i, -1, {}});
        if (!draws(column))
            continue;
        const ComparedColumn& plan = m_data.comparison.plans[static_cast<std::size_t>(i)];
        const QRectF area(column.left(), at.y(), across, names);
        m_painter->setFont(strong());
        m_painter->setPen(m_look.palette.color(QPalette::Text));
        m_painter->drawText(area, Qt::AlignRight | Qt::AlignBottom,
            onLines(title(i), metrics, across, kMostLines).join(u'\n'));
        QStringList notes;
        if (i == m_data.comparison.baseline && plans() > 1)
            notes << tr("baseline");
        if (i == m_data.comparison.recommendation.plan && plans() > 1)
            notes << tr("recommended");
        if (const QString failing = words::failing(plan); !failing.isEmpty())
            notes << failing;
        if (plan.fasterProbability)
            notes << translated(fasterWords(*plan.fasterProbability));
        if (plan.seenTokens)
            notes << tr("step on seen tokens");
        if (!plan.lossy.empty())
            notes << tr("lossy");
        m_painter->setFont(small());
        m_painter->setPen(plan.fits ? mutedText(m_look.palette) : alarmColor(m_look.palette));
        // The gap beside a note may be small: no figure stands there.
        const double more = units(kColumnGap - 4);
        paintText(QRectF(area.left() - more, area.bottom() - units(3), across + more, line()),
            notes.join(QStringLiteral(" · ")), Qt::AlignRight | Qt::AlignVCenter);
    }
    return height;
}

void ComparisonPainter::paintCell(const QRectF& area, const Cell& cell, Change at)
{
    const bool stacked = at == Change::Below;
    QRectF value = area;
    QRectF change = area;
    if (stacked && !cell.change.isEmpty()) {
        value.setHeight(line() - units(2));
        change = QRectF(area.left(), value.bottom() - units(3), area.width(), line() - units(4));
    } else if (!stacked) {
        value.setWidth(area.width() * 0.36);
        change.setLeft(value.right() + units(8));
    }
    m_painter->setFont(cell.best || cell.strong ? strong() : m_look.font);
    m_painter->setPen(m_look.palette.color(QPalette::Text));
    if (stacked && cell.change.isEmpty() && !cell.best) {
        paintLines(value, cell.text, Qt::AlignRight);
        return;
    }
    const QFontMetricsF metrics(m_painter->font());
    const QString text = metrics.elidedText(cell.text, Qt::ElideRight, value.width());
    m_painter->drawText(value, Qt::AlignRight | Qt::AlignVCenter | Qt::TextSingleLine, text);
    if (cell.best) {
        m_painter->setBrush(m_look.palette.color(QPalette::Text));
        m_painter->setPen(Qt::NoPen);
        const double x = value.right() - metrics.horizontalAdvance(text) - units(9);
        m_painter->drawEllipse(QPointF(x, value.center().y()), units(2.6), units(2.6));
    }
    if (cell.change.isEmpty())
        return;
    m_painter->setFont(small());
    m_painter->setPen(mutedText(m_look.palette));
    const bool fits = QFontMetricsF(m_painter->font()).horizontalAdvance(cell.change) <= change.width();
    paintText(change, fits ? cell.change : cell.briefChange, Qt::AlignRight | Qt::AlignVCenter);
}

double ComparisonPainter::paintRows(
    QPointF at, double width, const std::vector<Row>& rows, ComparisonPlace::What what)
{
    const Columns layout = columns(width);
    const bool stacked = what == ComparisonPlace::What::Figure && plans() > 1 && stacks(width);
    const bool beside = what == ComparisonPlace::What::Figure && plans() > 1 && !stacked;
    double y = at.y();
    for (const Row& row : rows) {
        const bool heading = row.cells.empty();
        const double height = heading ? line() + units(8)
            : stacked                 ? 2 * line() - units(6)
                                      : heightOf(row, layout);
        if (!heading)
            add({what, QRectF(at.x(), y, width, height), -1, row.index, {}});
        for (int i = 0; i < static_cast<int>(row.cells.size()); ++i)
            add({what, QRectF(at.x() + layout.first + i * layout.width, y, layout.width, height), i,
                row.index, {}});
        if (draws(QRectF(at.x(), y, width, height))) {
            m_painter->setPen(QPen(gridColor(m_look.palette), 1));
            m_painter->drawLine(QPointF(at.x(), y + height - 0.5), QPointF(at.x() + width, y + height - 0.5));
            m_painter->setFont(heading ? small() : m_look.font);
            m_painter->setPen(heading ? mutedText(m_look.palette) : m_look.palette.color(QPalette::Text));
            // A heading may take the whole line; a name ends before the first column.
            if (heading)
                paintText(QRectF(at.x(), y, width, height), row.label, Qt::AlignLeft | Qt::AlignBottom);
            else
                paintLines(QRectF(at.x(), y, layout.first - units(12), height), row.label, Qt::AlignLeft);
            for (std::size_t i = 0; i < row.cells.size(); ++i) {
                const QRectF cell(at.x() + layout.first + static_cast<double>(i) * layout.width, y,
                    layout.width - units(kColumnGap), height);
                paintCell(cell, row.cells[i], beside ? Change::Beside : Change::Below);
            }
        }
        y += height;
    }
    return y - at.y();
}

std::vector<ComparisonPainter::Row> ComparisonPainter::differenceRows() const
{
    std::vector<Row> rows;
    for (const PlanDifference& field : differingFields(m_data.comparison)) {
        Row row {words::fieldLabel(field), {}, static_cast<int>(rows.size())};
        for (int i = 0; i < plans(); ++i) {
            const auto& own = m_data.comparison.plans[static_cast<std::size_t>(i)].differences;
            const bool differs = std::ranges::find(own, field.pointer, &PlanDifference::pointer) != own.end();
            row.cells.push_back({words::fieldValue(m_data, field, i), {}, {}, false, differs});
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

std::vector<ComparisonPainter::Row> ComparisonPainter::figureRows(words::Wording wording) const
{
    std::vector<Row> rows;
    std::optional<FigureSection> section;
    const std::vector<ComparedFigure>& figures = m_data.comparison.figures;
    for (int index = 0; index < static_cast<int>(figures.size()); ++index) {
        const ComparedFigure& figure = figures[static_cast<std::size_t>(index)];
        if (!shows(figure))
            continue;
        if (section && *section != figure.section)
            rows.push_back({figure.section == FigureSection::Breakdown ? tr("Where the step goes")
                    : figure.section == FigureSection::Memory          ? tr("Memory of the fullest GPU")
                                                                       : tr("Experts"),
                {}, -1});
        section = figure.section;
        Row row {words::figureLabel(figure), {}, index};
        for (int i = 0; i < plans(); ++i)
            row.cells.push_back({words::value(figure, figure.value(i)),
                words::change(figure, i, m_data.comparison.baseline, wording),
                words::change(figure, i, m_data.comparison.baseline, words::Wording::Brief),
                isBest(m_data.comparison, figure, i), false});
        rows.push_back(std::move(row));
    }
    return rows;
}

double ComparisonPainter::paintDifferences(QPointF at, double width)
{
    const double top = at.y();
    at.ry() += paintHeading(
        at, width, tr("What differs"), plans() > 1 ? tr("bold: unlike the baseline") : QString());
    at.ry() += paintTitles(at, width);
    std::vector<Row> rows = differenceRows();
    if (rows.empty())
        rows.push_back({plans() > 1 ? tr("The plans decide the same.") : tr("There is one plan."), {}, -1});
    at.ry() += paintRows(at, width, rows, ComparisonPlace::What::Difference);
    return at.y() - top;
}

double ComparisonPainter::paintFigures(QPointF at, double width)
{
    const double top = at.y();
    at.ry() += paintHeading(at, width, tr("Figures"),
        plans() > 1 ? tr("changes are against the baseline · ● best of those that fit") : QString());
    at.ry() += paintTitles(at, width);
    const auto wording = columns(width).width < units(170) ? words::Wording::Brief : words::Wording::Full;
    at.ry() += paintRows(at, width, figureRows(wording), ComparisonPlace::What::Figure);
    return at.y() - top;
}

} // namespace rankloom::ui
