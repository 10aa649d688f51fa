// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_painter.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "widgets/memory/memory_painter.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kSectionGap = 26; ///< px between the parts
constexpr double kBarHeight = 24;
constexpr double kBarPitch = 46;

QString text(const std::string& words) { return QString::fromStdString(words); }

QFont bold(QFont font)
{
    font.setBold(true);
    return font;
}

/// A round number of GiB between marks of an axis that ends at `top`.
double axisStep(double top, double width)
{
    const double most = std::max(2.0, width / 90);
    for (double power = 1;; power *= 10)
        for (const double digit : {1.0, 2.0, 5.0})
            if (top <= digit * power * most)
                return digit * power;
}

const StageMemory* fullest(const Evaluation& evaluation)
{
    const auto& stages = evaluation.memory.stages;
    const auto it = std::ranges::find(stages, evaluation.memory.peakStage, &StageMemory::stage);
    return it == stages.end() ? nullptr : &*it;
}

} // namespace

ComparisonPainter::ComparisonPainter(const ComparisonData& data, const QPalette& palette, const QFont& font)
    : m_data(data), m_palette(palette), m_font(font)
{
}

double ComparisonPainter::paint(
    QPainter* painter, const std::vector<ComparisonPart>& parts, QPointF at, double width) const
{
    const double top = at.y();
    for (const ComparisonPart part : parts) {
        if (at.y() > top)
            at.ry() += kSectionGap;
        switch (part) {
        case ComparisonPart::Differences:
            at.ry() += paintDifferences(painter, at, width);
            break;
        case ComparisonPart::Figures:
            at.ry() += paintFigures(painter, at, width);
            break;
        case ComparisonPart::Memory:
            at.ry() += paintMemory(painter, at, width);
            break;
        case ComparisonPart::Timelines:
            at.ry() += paintTimelines(painter, at, width);
            break;
        }
    }
    return at.y() - top;
}

double ComparisonPainter::line() const { return std::ceil(QFontMetricsF(m_font).height()) + 6; }

double ComparisonPainter::nameWidth(double width) const { return std::min(260.0, width * 0.24); }

QString ComparisonPainter::title(int plan) const
{
    return text(m_data.comparison.plans[static_cast<std::size_t>(plan)].name);
}

double ComparisonPainter::paintHeading(
    QPainter* painter, QPointF at, double width, const QString& words) const
{
    QFont large = bold(m_font);
    large.setPointSizeF(large.pointSizeF() * 1.25);
    const double height = std::ceil(QFontMetricsF(large).height()) + 8;
    if (painter) {
        painter->setFont(large);
        painter->setPen(m_palette.color(QPalette::Text));
        painter->drawText(QRectF(at, QSizeF(width, height)), Qt::AlignLeft | Qt::AlignTop, words);
    }
    return height;
}

/// The names of the plans over their columns, with what is to be known of each before any figure.
double ComparisonPainter::paintTitles(QPainter* painter, QPointF at, double width) const
{
    const double height = 2 * line();
    if (!painter)
        return height;
    const double first = nameWidth(width);
    const double column = (width - first) / plans();
    for (int i = 0; i < plans(); ++i) {
        const ComparedColumn& plan = m_data.comparison.plans[static_cast<std::size_t>(i)];
        const QRectF area(at.x() + first + i * column, at.y(), column - 14, line());
        painter->setFont(bold(m_font));
        painter->setPen(m_palette.color(QPalette::Text));
        painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter,
            QFontMetricsF(painter->font()).elidedText(title(i), Qt::ElideRight, area.width()));
        QStringList notes;
        if (i == m_data.comparison.baseline && plans() > 1)
            notes << tr("baseline");
        if (i == m_data.comparison.recommendation.plan && plans() > 1)
            notes << tr("recommended");
        if (!plan.valid)
            notes << tr("not possible");
        else if (!plan.fits)
            notes << tr("does not fit");
        painter->setFont(smallFont(m_font));
        painter->setPen(plan.fits ? mutedText(m_palette) : alarmColor(m_palette));
        painter->drawText(area.translated(0, line() - 4), Qt::AlignRight | Qt::AlignVCenter,
            notes.join(QStringLiteral(" · ")));
    }
    return height;
}

void ComparisonPainter::paintCell(QPainter& painter, const QRectF& area, const Cell& cell) const
{
    const double half = cell.change.isEmpty() ? area.width() : area.width() * 0.42;
    const QRectF value(area.left(), area.top(), half, area.height());
    painter.setFont(cell.best ? bold(m_font) : m_font);
    painter.setPen(m_palette.color(QPalette::Text));
    const QFontMetricsF metrics(painter.font());
    const QString words = metrics.elidedText(cell.text, Qt::ElideRight, value.width());
    painter.drawText(value, Qt::AlignRight | Qt::AlignVCenter, words);
    if (cell.best) {
        painter.setBrush(m_palette.color(QPalette::Text));
        painter.setPen(Qt::NoPen);
        const double x = value.right() - metrics.horizontalAdvance(words) - 9;
        painter.drawEllipse(QPointF(x, value.center().y()), 2.6, 2.6);
    }
    if (cell.change.isEmpty())
        return;
    painter.setFont(smallFont(m_font));
    painter.setPen(mutedText(m_palette));
    const QRectF change(value.right() + 8, area.top(), area.width() - half - 8, area.height());
    painter.drawText(change, Qt::AlignRight | Qt::AlignVCenter,
        QFontMetricsF(painter.font()).elidedText(cell.change, Qt::ElideRight, change.width()));
}

double ComparisonPainter::paintRows(
    QPainter* painter, QPointF at, double width, const std::vector<Row>& rows) const
{
    const double first = nameWidth(width);
    const double column = (width - first) / plans();
    double y = at.y();
    for (const Row& row : rows) {
        const double height = row.heading ? line() + 8 : line();
        if (painter) {
            painter->setPen(QPen(gridColor(m_palette), 1));
            painter->drawLine(QPointF(at.x(), y + height - 0.5), QPointF(at.x() + width, y + height - 0.5));
            painter->setFont(row.heading ? smallFont(m_font) : m_font);
            painter->setPen(row.heading ? mutedText(m_palette) : m_palette.color(QPalette::Text));
            const QRectF name(at.x(), y, first - 12, height);
            painter->drawText(name, Qt::AlignLeft | (row.heading ? Qt::AlignBottom : Qt::AlignVCenter),
                QFontMetricsF(painter->font()).elidedText(row.label, Qt::ElideRight, name.width()));
            for (std::size_t i = 0; i < row.cells.size(); ++i)
                paintCell(*painter,
                    QRectF(at.x() + first + static_cast<double>(i) * column, y, column - 14, height),
                    row.cells[i]);
        }
        y += height;
    }
    return y - at.y();
}

std::vector<ComparisonPainter::Row> ComparisonPainter::differenceRows() const
{
    std::vector<Row> rows;
    for (const PlanDifference& field : differingFields(m_data.comparison)) {
        Row row {text(field.label), {}, false};
        for (int i = 0; i < plans(); ++i) {
            Cell cell {text(fieldWords(m_data.comparison, field, i)), {}, false};
            if (cell.text.isEmpty())
                cell.text = QStringLiteral("–");
            row.cells.push_back(std::move(cell));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Traffic and the parts of memory are left to the tables: a picture shows what decides.
std::vector<ComparisonPainter::Row> ComparisonPainter::figureRows() const
{
    std::vector<Row> rows;
    std::optional<FigureSection> section;
    for (const ComparedFigure& figure : m_data.comparison.figures) {
        if (figure.section == FigureSection::Traffic || figure.key.starts_with("memory/"))
            continue;
        if (section && *section != figure.section)
            rows.push_back({figure.section == FigureSection::Breakdown ? tr("Where the step goes")
                    : figure.section == FigureSection::Memory          ? tr("Memory of the fullest GPU")
                                                                       : tr("Experts"),
                {}, true});
        section = figure.section;
        Row row {text(figure.label), {}, false};
        for (int i = 0; i < plans(); ++i)
            row.cells.push_back({text(figureText(figure, figure.value(i))),
                text(deltaText(figure, i, m_data.comparison.baseline)), figure.best == i});
        rows.push_back(std::move(row));
    }
    return rows;
}

double ComparisonPainter::paintDifferences(QPainter* painter, QPointF at, double width) const
{
    const double top = at.y();
    at.ry() += paintHeading(painter, at, width, tr("What differs"));
    at.ry() += paintTitles(painter, at, width);
    std::vector<Row> rows = differenceRows();
    if (rows.empty())
        rows.push_back(
            {plans() > 1 ? tr("The plans decide the same.") : tr("There is one plan."), {}, false});
    at.ry() += paintRows(painter, at, width, rows);
    return at.y() - top;
}

double ComparisonPainter::paintFigures(QPainter* painter, QPointF at, double width) const
{
    const double top = at.y();
    at.ry() += paintHeading(painter, at, width,
        plans() > 1 ? tr("Figures, and how they differ from the baseline  (• best of those that fit)")
                    : tr("Figures"));
    at.ry() += paintTitles(painter, at, width);
    at.ry() += paintRows(painter, at, width, figureRows());
    return at.y() - top;
}

void ComparisonPainter::paintBar(
    QPainter& painter, const QRectF& bar, const StageMemory& memory, double top) const
{
    const auto x = [&](double bytes) { return bar.left() + bytes / top * bar.width(); };
    double from = 0;
    for (const MemoryPart part : kAllMemoryParts) {
        const double to = from + bytesOf(memory, part).value();
        const QRectF piece(x(from), bar.top(), x(to) - x(from), bar.height());
        fillMemoryPart(painter, piece, part, m_palette);
        painter.setPen(QPen(m_palette.color(QPalette::Base), 1));
        painter.drawLine(piece.topRight(), piece.bottomRight());
        from = to;
    }
    if (memory.reservedHigh > memory.reservedLow) {
        const double y = std::round(bar.center().y()) + 0.5;
        const double low = x(memory.deviceLow().value());
        const double high = x(memory.deviceHigh().value());
        for (const auto& [color, thickness] : {std::pair(m_palette.color(QPalette::Base), 3.6),
                 std::pair(m_palette.color(QPalette::Text), 1.4)}) {
            painter.setPen(QPen(color, thickness));
            painter.drawLine(QPointF(low, y), QPointF(high, y));
            painter.drawLine(QPointF(low, y - 5), QPointF(low, y + 5));
            painter.drawLine(QPointF(high, y - 5), QPointF(high, y + 5));
        }
    }
    if (memory.capacity.value() > 0) {
        const double end = std::round(x(memory.capacity.value())) + 0.5;
        painter.setPen(QPen(m_palette.color(QPalette::Text), 1.8));
        painter.drawLine(QPointF(end, bar.top() - 5), QPointF(end, bar.bottom() + 5));
    }
}

void ComparisonPainter::paintMemoryLegend(QPainter& painter, QPointF at) const
{
    painter.setFont(smallFont(m_font));
    const QFontMetricsF metrics(painter.font());
    const auto word = [&](const QString& words) {
        painter.setPen(m_palette.color(QPalette::Text));
        painter.drawText(QRectF(at.x() + 24, at.y(), 400, line()), Qt::AlignLeft | Qt::AlignVCenter, words);
        at.rx() += metrics.horizontalAdvance(words) + 42;
    };
    for (const MemoryPart part : kAllMemoryParts) {
        fillMemoryPart(painter, QRectF(at.x(), at.y() + (line() - 12) / 2, 18, 12), part, m_palette);
        word(partName(part));
    }
    painter.setPen(QPen(m_palette.color(QPalette::Text), 1.8));
    painter.drawLine(QPointF(at.x() + 9, at.y() + 3), QPointF(at.x() + 9, at.y() + line() - 3));
    word(tr("capacity"));
}

double ComparisonPainter::paintMemory(QPainter* painter, QPointF at, double width) const
{
    const double top = at.y();
    at.ry() += paintHeading(painter, at, width, tr("Memory of the fullest GPU"));
    double most = 0;
    for (const ComparedPlan& plan : m_data.plans)
        if (const StageMemory* stage = fullest(plan.evaluation))
            most = std::max({most, stage->capacity.value(), stage->deviceHigh().value()});
    const double first = nameWidth(width);
    const double left = at.x() + first;
    const double across = width - first - 12;
    const double bars = at.y();
    if (painter && most > 0) {
        constexpr double kGib = 1024.0 * 1024 * 1024;
        most *= 1.02;
        const double step = axisStep(most / kGib, across);
        const double bottom = bars + kBarPitch * plans();
        painter->setFont(smallFont(m_font));
        for (double gib = 0; gib * kGib <= most; gib += step) {
            const double x = std::round(left + gib * kGib / most * across) + 0.5;
            painter->setPen(QPen(gridColor(m_palette), 1));
            painter->drawLine(QPointF(x, bars), QPointF(x, bottom));
            painter->setPen(mutedText(m_palette));
            painter->drawText(QRectF(x - 60, bottom + 2, 120, line()), Qt::AlignHCenter | Qt::AlignTop,
                axisLabel(gib, step));
        }
    }
    for (int i = 0; i < plans(); ++i, at.ry() += kBarPitch) {
        if (!painter)
            continue;
        const QRectF name(at.x(), at.y() + 2, first - 12, kBarPitch);
        const StageMemory* stage = fullest(m_data.plans[static_cast<std::size_t>(i)].evaluation);
        painter->setFont(bold(m_font));
        painter->setPen(m_palette.color(QPalette::Text));
        painter->drawText(name, Qt::AlignLeft | Qt::AlignTop,
            QFontMetricsF(painter->font()).elidedText(title(i), Qt::ElideRight, name.width()));
        const bool good = stage && fits(*stage);
        painter->setFont(smallFont(m_font));
        painter->setPen(good ? mutedText(m_palette) : alarmColor(m_palette));
        painter->drawText(name.translated(0, line() - 4), Qt::AlignLeft | Qt::AlignTop,
            !stage ? tr("not possible")
                : good
                ? tr("stage %1: %2, %3 free")
                      .arg(stage->stage)
                      .arg(formatBytes(stage->device.value()), formatBytes(stage->headroom().value()))
                : tr("stage %1: %2, lacks %3")
                      .arg(stage->stage)
                      .arg(formatBytes(stage->device.value()), formatBytes(-stage->headroom().value())));
        if (stage && most > 0)
            paintBar(*painter, QRectF(left, at.y() + (kBarPitch - kBarHeight) / 2, across, kBarHeight),
                *stage, most);
    }
    at.ry() += line() + 4;
    if (painter)
        paintMemoryLegend(*painter, QPointF(left, at.y()));
    return at.y() + line() - top;
}

} // namespace rankloom::ui
