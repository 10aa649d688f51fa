// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory/memory_painter.h"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QLocale>
#include <QPainter>

#include "widgets/memory/memory_words.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kMargin = 12;
constexpr double kExplainedFrom = 260; ///< px of height
constexpr int kHeadlineLines = 3; ///< at most; in some languages two are not enough for what does not fit
constexpr double kLegendFrom = 150; ///< px of height
constexpr double kLegendSwatch = 18; ///< px of width
constexpr double kLegendEntry = kLegendSwatch + 26; ///< beside its name, with the gap to the next
constexpr double kAlarmFrom = 105; ///< px of height
constexpr double kPaintedFrom = 64; ///< px of height
constexpr double kCrowdedBelow = 7; ///< lines of text in the height of the plot
constexpr int kNamedBars = 12; ///< up to here "Stage 3", beyond only "3"
constexpr double kWhiskerFrom = 12; ///< px of a bar; narrower ones show the likely range as a band
constexpr double kHatchFrom = 6; ///< px of a bar
constexpr double kWhiskerAt = 0.86; ///< of the width of a bar
constexpr double kBetweenTotals = 6; ///< px, so that two figures are not read as one

} // namespace

MemoryPainter::MemoryPainter(std::span<const MemoryBar> bars, int first, int count,
    const QString& explanation, const QPalette& palette, const QFont& font)
    : m_bars(bars)
    , m_first(first)
    , m_count(count)
    , m_explanation(explanation)
    , m_palette(palette)
    , m_font(font)
{
}

void fillMemoryPart(QPainter& painter, const QRectF& area, MemoryPart part, const QPalette& palette)
{
    const QColor fill = partColor(part, groundOf(palette));
    painter.fillRect(area, fill);
    if (area.height() < 3 || area.width() < kHatchFrom)
        return;
    const std::optional<Slope> slope = partHatch(part);
    if (!slope)
        return;
    painter.setPen(QPen(mixed(fill, readableOn(fill), 0.32), 1));
    hatch(painter, area.adjusted(0.5, 0.5, -0.5, -0.5), 6, *slope);
}

MemoryPainter::Places MemoryPainter::places(const QRectF& area) const
{
    const QFontMetricsF metrics(font());
    const QFontMetricsF small(smallFont(font()));
    const QRectF inner = area.adjusted(kMargin, kMargin / 2, -kMargin, -kMargin / 2);
    const double line = std::ceil(metrics.height());
    Places found;
    const QRectF sentence = QFontMetricsF(heading()).boundingRect(
        QRectF(0, 0, inner.width(), kHeadlineLines * line), Qt::TextWordWrap, headline());
    const double mayTake = area.height() >= kExplainedFrom ? kHeadlineLines
        : area.height() >= kLegendFrom                     ? 2
                                                           : 1;
    const double lines = std::clamp(std::round(sentence.height() / line), 1.0, mayTake);
    // In a low panel the bars are worth more than the sentence, unless that says that something does not fit.
    const bool told = area.height() >= (overfull() ? kAlarmFrom : kLegendFrom);
    found.header = {inner.left(), inner.top(), inner.width(), told ? lines * line + 8 : 0};
    double above = found.header.bottom();
    if (area.height() >= kExplainedFrom && !m_explanation.isEmpty()) {
        const QRectF needed = small.boundingRect(
            QRectF(0, 0, inner.width(), 3 * line), Qt::AlignLeft | Qt::TextWordWrap, m_explanation);
        found.explanation = {inner.left(), above - 2, inner.width(), std::ceil(needed.height())};
        above = found.explanation.bottom();
    }
    // As many rows as the names need at this width.
    const double legendHeight = area.height() < kLegendFrom ? 0 : legendRows(inner.width()) * (line + 5);
    found.legend = {inner.left(), inner.bottom() - legendHeight, inner.width(), legendHeight};
    found.plot = {inner.left(), above + 4, inner.width(), std::max(40.0, found.legend.top() - above - 10)};
    return found;
}

MemoryPlot MemoryPainter::paint(QPainter& painter, const QRectF& area)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (area.height() < kPaintedFrom) { // cut bars would say something else
        painter.restore();
        return {};
    }
    const Places where = places(area);
    m_plot = MemoryPlot(m_bars, m_first, m_count, where.plot, font());
    paintAxis(painter);
    paintParts(painter);
    paintOverflow(painter);
    paintCapacity(painter);
    paintUncertainty(painter);
    paintEmptiest(painter);
    paintTotals(painter);
    paintNames(painter);
    paintHeader(painter, where);
    if (!where.legend.isEmpty())
        paintLegend(painter, where.legend);
    painter.restore();
    return m_plot;
}

bool MemoryPainter::sharesColumns() const
{
    return std::ranges::any_of(
        m_plot.columns(), [](const MemoryColumn& column) { return column.end - column.first > 1; });
}

bool MemoryPainter::overfull() const
{
    return std::ranges::any_of(m_bars, [](const MemoryBar& bar) { return !fits(bar.memory); });
}

QString MemoryPainter::headline() const
{
    return overfull() ? QStringLiteral("⚠ ") + memorySentence(m_bars) : memorySentence(m_bars);
}

QFont MemoryPainter::heading() const
{
    QFont bold = font();
    bold.setBold(overfull());
    return bold;
}

void MemoryPainter::paintHeader(QPainter& painter, const Places& where) const
{
    const QFontMetricsF metrics(heading());
    painter.setFont(heading());
    painter.setPen(overfull() ? alarmColor(palette()) : palette().color(QPalette::Text));
    if (where.header.isEmpty())
        return;
    if (where.header.height() > 2 * metrics.height())
        painter.drawText(where.header, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, headline());
    else
        painter.drawText(where.header, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine,
            metrics.elidedText(headline(), Qt::ElideRight, where.header.width()));
    painter.setFont(smallFont(font()));
    painter.setPen(mutedText(palette()));
    painter.drawText(where.explanation, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_explanation);
}

/// As paintLegend() breaks them.
int MemoryPainter::legendRows(double room) const
{
    const QFontMetricsF metrics(smallFont(font()));
    int rows = 1;
    double x = 0;
    const auto entry = [&](const QString& name) {
        const double width = metrics.horizontalAdvance(name) + kLegendEntry;
        if (x > 0 && x + width - kLegendSwatch > room) {
            ++rows;
            x = 0;
        }
        x += width;
    };
    for (const MemoryPart part : kAllMemoryParts)
        entry(partName(part));
    entry(tr("likely range"));
    if (sharesColumns())
        entry(tr("emptiest of a column"));
    return rows;
}

void MemoryPainter::paintLegend(QPainter& painter, const QRectF& area) const
{
    const QFont small = smallFont(font());
    const QFontMetricsF metrics(small);
    const Ground ground = groundOf(palette());
    painter.setFont(small);
    const double left = area.left();
    const double height = std::ceil(QFontMetricsF(font()).height()) + 5;
    QPointF at(left, area.top());
    const auto entry = [&](const QString& name, const auto& swatch) {
        const double width = metrics.horizontalAdvance(name) + kLegendEntry;
        if (at.x() > left && at.x() + width - kLegendSwatch > area.right())
            at = {left, at.y() + height};
        swatch(QRectF(at.x(), std::round(at.y() + (height - 12) / 2), 18, 12));
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(at.x() + 24, at.y(), width, height), Qt::AlignLeft | Qt::AlignVCenter, name);
        at.rx() += width;
    };
    for (const MemoryPart part : kAllMemoryParts)
        entry(partName(part), [&](const QRectF& swatch) {
            const QColor fill = partColor(part, ground);
            painter.fillRect(swatch, fill);
            painter.setPen(QPen(mixed(fill, readableOn(fill), 0.45), 1));
            if (const std::optional<Slope> slope = partHatch(part))
                hatch(painter, swatch, 5, *slope);
        });
    const bool band =
        std::ranges::any_of(m_plot.runs(), [](const Run& run) { return run.area.width() < kWhiskerFrom; });
    entry(tr("likely range"), [&](const QRectF& swatch) {
        if (band) {
            painter.fillRect(swatch, likelyBand());
            return;
        }
        painter.setPen(QPen(palette().color(QPalette::Text), 1.4));
        painter.drawLine(
            QPointF(swatch.center().x(), swatch.top()), QPointF(swatch.center().x(), swatch.bottom()));
        for (const double y : {swatch.top(), swatch.bottom()})
            painter.drawLine(QPointF(swatch.center().x() - 4, y), QPointF(swatch.center().x() + 4, y));
    });
    if (sharesColumns())
        entry(tr("emptiest of a column"), [&](const QRectF& swatch) {
            painter.setPen(QPen(palette().color(QPalette::Text), 1.4, Qt::DotLine));
            painter.drawLine(
                QPointF(swatch.left(), swatch.center().y()), QPointF(swatch.right(), swatch.center().y()));
        });
}

void MemoryPainter::paintAxis(QPainter& painter) const
{
    painter.setFont(smallFont(font()));
    const QFontMetricsF metrics(painter.font());
    const QRectF area = m_plot.area();
    // In a low picture not every line has a number, but they are evenly apart.
    const double apart = m_plot.y(Bytes {}) - m_plot.y(Bytes(m_plot.step() * kGiB));
    const int each = std::max(1, static_cast<int>(std::ceil((metrics.height() + 1) / std::max(apart, 0.1))));
    for (int i = 0; i * m_plot.step() <= m_plot.top(); ++i) {
        const double gib = i * m_plot.step();
        const double y = std::round(m_plot.y(Bytes(gib * kGiB))) + 0.5;
        painter.setPen(
            QPen(i == 0 ? mixed(palette().color(QPalette::Base), palette().color(QPalette::Text), 0.4)
                        : gridColor(palette()),
                1));
        painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y));
        if (i % each != 0)
            continue;
        painter.setPen(mutedText(palette()));
        painter.drawText(QRectF(area.left() - 208, y - metrics.height() / 2, 200, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, axisLabel(gib, m_plot.step()));
    }
}

/// "Stage 3" where every name has room, else every n-th number.
void MemoryPainter::paintNames(QPainter& painter) const
{
    painter.setFont(smallFont(font()));
    const QFontMetricsF metrics(painter.font());
    const auto& columns = m_plot.columns();
    if (columns.empty())
        return;
    const double slot = m_plot.slot(0).width();
    const bool ranks = m_bars.front().rank >= 0;
    const auto number = [&](int bar) {
        return ranks ? m_bars[static_cast<std::size_t>(bar)].rank : memory(bar).stage;
    };
    bool inWords = m_count <= kNamedBars;
    for (int i = m_first; inWords && i < m_first + m_count; ++i)
        inWords = metrics.horizontalAdvance(barName(m_bars[static_cast<std::size_t>(i)])) < slot - 4;
    const double top = m_plot.area().bottom() + 3;
    const double perBar = m_plot.area().width() / m_count;
    const QString word = inWords ? QString() : ranks ? tr("rank") : tr("stage");
    const double room = inWords ? slot : metrics.horizontalAdvance(QLocale().toString(m_bars.size())) + 12;
    int step = 1;
    while (!inWords && step * perBar < room)
        step *= 2;
    painter.setPen(palette().color(QPalette::Text));
    for (int bar = (m_first + step - 1) / step * step; bar < m_first + m_count; bar += step) {
        const double middle = m_plot.area().left() + (bar - m_first + 0.5) * perBar;
        painter.drawText(QRectF(middle - room / 2, top, room, metrics.height()), Qt::AlignCenter,
            inWords ? barName(m_bars[static_cast<std::size_t>(bar)]) : QLocale().toString(number(bar)));
    }
    painter.setPen(mutedText(palette()));
    painter.drawText(QRectF(m_plot.area().left() - 208, top, 200, metrics.height()),
        Qt::AlignRight | Qt::AlignVCenter, word);
}

/// The stacks; lines over them, so that parts differ without colour, on screen and in vector files. Of narrow
/// neighbours, parts that are alike are one block.
void MemoryPainter::paintParts(QPainter& painter) const
{
    constexpr double kAlike = 0.01; // px
    const auto& columns = m_plot.columns();
    for (const MemoryPart part : kAllMemoryParts) {
        const auto segment = [&](std::size_t column) {
            return m_plot.segment(
                m_plot.bar(static_cast<int>(column)), memory(columns[column].fullest), part);
        };
        for (std::size_t first = 0; first < columns.size();) {
            QRectF area = segment(first);
            std::size_t end = first + 1;
            for (; m_plot.isDense() && end < columns.size(); ++end) {
                const QRectF next = segment(end);
                if (std::abs(next.top() - area.top()) > kAlike
                    || std::abs(next.bottom() - area.bottom()) > kAlike)
                    break;
                area.setRight(next.right());
            }
            paintPart(painter, area, memory(columns[first].fullest), part);
            first = end;
        }
    }
}

void MemoryPainter::paintPart(
    QPainter& painter, const QRectF& area, const StageMemory& stage, MemoryPart part) const
{
    fillMemoryPart(painter, area, part, palette());
    if (area.height() < 3 || area.width() < kHatchFrom)
        return;
    painter.setPen(QPen(palette().color(QPalette::Base), 1));
    painter.drawLine(area.topLeft(), area.topRight());
    paintValue(painter, area, stage, part);
}

/// The bytes of a part within its piece of the bar, below the capacity, where there is room.
void MemoryPainter::paintValue(
    QPainter& painter, QRectF area, const StageMemory& stage, MemoryPart part) const
{
    if (!fits(stage))
        area.setTop(std::max(area.top(), m_plot.y(stage.capacity) + 2));
    painter.setFont(smallFont(font()));
    const QFontMetricsF metrics(painter.font());
    const QString text = formatBytes(bytesOf(stage, part).value());
    const double width = metrics.horizontalAdvance(text);
    if (area.height() < metrics.height() + 2 || area.width() < width + 10)
        return;
    const QColor fill = partColor(part, groundOf(palette()));
    QRectF plate(0, 0, width + 8, metrics.height());
    plate.moveCenter(area.center());
    if (partHatch(part))
        painter.fillRect(plate, fill);
    painter.setPen(readableOn(fill));
    painter.drawText(plate, Qt::AlignCenter, text);
}

/// What does not fit: cross-hatched in a thick frame, so that it shows in grey too.
void MemoryPainter::paintOverflow(QPainter& painter) const
{
    const QColor alarm = alarmColor(palette());
    QColor veil = palette().color(QPalette::Base); // the parts shine through, the hatch stands out
    veil.setAlphaF(0.6F);
    for (const Run& run : m_plot.runs()) {
        const StageMemory& stage = memory(run.bar);
        if (fits(stage))
            continue;
        QRectF above = run.area;
        above.setTop(m_plot.y(stage.device));
        above.setBottom(m_plot.y(stage.capacity));
        painter.fillRect(above.toAlignedRect(), veil);
        if (above.width() < kHatchFrom) {
            painter.fillRect(
                QRectF(above.topLeft(), QSizeF(above.width(), std::min(3.0, above.height()))), alarm);
            continue;
        }
        painter.setPen(QPen(alarm, 1)); // wider lines are filled as shapes, which takes longer
        hatch(painter, above, 7);
        hatch(painter, above, 7, Slope::Falling);
        painter.setPen(QPen(alarm, 2.4, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(above);
    }
}

/// One line over each series of columns with devices of equal size.
void MemoryPainter::paintCapacity(QPainter& painter) const
{
    const auto count = static_cast<int>(m_plot.columns().size());
    const auto capacity = [this](int column) {
        return memory(m_plot.columns()[static_cast<std::size_t>(column)].fullest).capacity;
    };
    for (int first = 0; first < count;) {
        int end = first + 1;
        while (end < count && capacity(end) == capacity(first))
            ++end;
        if (capacity(first).value() > 0) {
            const double y = std::round(m_plot.y(capacity(first))) + 0.5;
            painter.setPen(QPen(palette().color(QPalette::Text), 1.8));
            painter.drawLine(QPointF(m_plot.slot(first).left(), y), QPointF(m_plot.slot(end - 1).right(), y));
            paintCapacityLabel(painter, first, end, y);
        }
        first = end;
    }
}

/// Above the line where no bar is in the way; else on a plate at its right end.
void MemoryPainter::paintCapacityLabel(QPainter& painter, int first, int end, double y) const
{
    const auto bar = [this](
                         int column) { return m_plot.columns()[static_cast<std::size_t>(column)].fullest; };
    painter.setFont(smallFont(font()));
    const QFontMetricsF metrics(painter.font());
    const QString label = tr("capacity %1").arg(formatBytes(memory(bar(first)).capacity.value()));
    const QSizeF size(metrics.horizontalAdvance(label) + 4, metrics.height());
    const double room = size.height() * 2.2; // the bars' own labels stand there
    const double slot = m_plot.slot(0).width();
    const double right = m_plot.slot(end - 1).right();
    const auto isFree = [&](double left) {
        const int from = std::max(first, m_plot.columnAt({left, m_plot.area().center().y()}));
        for (int i = from; i < end && m_plot.slot(i).left() < left + size.width(); ++i)
            if (m_plot.y(std::max(memory(bar(i)).device, memory(bar(i)).deviceHigh())) < y + room)
                return false;
        return left + size.width() <= right;
    };
    double left = right - size.width();
    bool free = isFree(left);
    const int step = std::max(1, static_cast<int>(size.width() / slot / 2));
    for (int i = first; i < end && !free; i += step)
        if (isFree(m_plot.slot(i).left() + 2)) {
            left = m_plot.slot(i).left() + 2;
            free = true;
        }
    QRectF place({left, y - size.height() - 1}, size);
    if (!free && m_plot.area().height() < kCrowdedBelow * size.height())
        return; // the sentence above names it
    if (!free) {
        for (const Total& total : totals())
            if (total.place.intersects(place))
                place.moveRight(std::min(place.right(), total.place.left() - 4));
        if (place.left() < m_plot.slot(first).left()
            || std::ranges::any_of(totals(), [&](const Total& t) { return t.place.intersects(place); }))
            return; // the sentence above names it
        painter.fillRect(place, palette().base());
    }
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(place, Qt::AlignCenter, label);
}

QColor MemoryPainter::likelyBand() const
{
    QColor band = palette().color(QPalette::Text);
    band.setAlphaF(0.22F);
    return band;
}

/// Whiskers on wide bars, a band over narrow ones.
void MemoryPainter::paintUncertainty(QPainter& painter) const
{
    const QColor band = likelyBand();
    for (const Run& run : m_plot.runs()) {
        const StageMemory& stage = memory(run.bar);
        const double top = m_plot.y(stage.deviceHigh());
        const double bottom = m_plot.y(stage.deviceLow());
        if (stage.reservedHigh <= stage.reservedLow)
            continue;
        if (run.area.width() < kWhiskerFrom) {
            painter.fillRect(QRectF(run.area.left(), top, run.area.width(), bottom - top), band);
            continue;
        }
        const double x = std::round(run.area.left() + run.area.width() * kWhiskerAt) + 0.5;
        const double cap = std::min(5.0, run.area.width() * 0.12);
        for (const auto& [color, width] : {std::pair(palette().color(QPalette::Base), 3.6),
                 std::pair(palette().color(QPalette::Text), 1.4)}) {
            painter.setPen(QPen(color, width));
            painter.drawLine(QPointF(x, top), QPointF(x, bottom));
            painter.drawLine(QPointF(x - cap, top), QPointF(x + cap, top));
            painter.drawLine(QPointF(x - cap, bottom), QPointF(x + cap, bottom));
        }
    }
}

/// Where several bars share a column: how little the emptiest of them holds.
void MemoryPainter::paintEmptiest(QPainter& painter) const
{
    if (!sharesColumns())
        return;
    const auto& columns = m_plot.columns();
    QList<QLineF> lines;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const double y = m_plot.y(memory(columns[i].emptiest).device);
        if (memory(columns[i].emptiest).device == memory(columns[i].fullest).device)
            continue;
        const QRectF slot = m_plot.slot(static_cast<int>(i));
        if (!lines.isEmpty() && lines.constLast().y2() == y
            && std::abs(lines.constLast().x2() - slot.left()) < 0.5)
            lines.last().setP2({slot.right(), y});
        else
            lines.append(QLineF(slot.left(), y, slot.right(), y));
    }
    for (const auto& [color, width, style] :
        {std::tuple(QPalette::Base, 2.6, Qt::SolidLine), std::tuple(QPalette::Text, 1.4, Qt::DotLine)}) {
        painter.setPen(QPen(palette().color(color), width, style));
        painter.drawLines(lines);
    }
}

/// The sum over each bar where there is room, and always over the fullest.
std::vector<MemoryPainter::Total> MemoryPainter::totals() const
{
    const auto& runs = m_plot.runs();
    const auto widest = [this](const Run& run) {
        return m_plot.slot(run.first).united(m_plot.slot(run.end - 1));
    };
    std::vector<Total> found;
    const auto add = [&](const Run& run, const QRectF& room) {
        if (Total total = totalOf(run, room); !total.text.isEmpty())
            found.push_back(std::move(total));
    };
    for (const Run& run : runs)
        if (widest(run).width() > 16)
            add(run, widest(run));
    const auto fullest =
        std::ranges::max_element(runs, {}, [this](const Run& run) { return overCapacity(memory(run.bar)); });
    if (fullest == runs.end() || widest(*fullest).width() > 60)
        return found;
    const bool alone = std::ranges::none_of(runs, [&](const Run& run) { return widest(run).width() > 16; });
    if (!alone)
        return found;
    QRectF room(0, m_plot.area().top(), 220, m_plot.area().height());
    room.moveCenter({fullest->area.center().x(), room.center().y()});
    room.moveLeft(std::clamp(
        room.left(), m_plot.area().left(), std::max(m_plot.area().left(), m_plot.area().right() - 220)));
    add(*fullest, room);
    return found;
}

QFont MemoryPainter::totalFont() const
{
    QFont bold = smallFont(font());
    bold.setBold(true);
    return bold;
}

void MemoryPainter::paintTotals(QPainter& painter) const
{
    painter.setFont(totalFont());
    for (const Total& total : totals()) {
        if (total.plate)
            painter.fillRect(total.place.adjusted(-2, 0, 2, 0), palette().base());
        painter.setPen(total.over ? alarmColor(palette()) : palette().color(QPalette::Text));
        painter.drawText(total.place, Qt::AlignCenter, total.text);
    }
}

/// What is missing in words and with a sign where it does not fit; no text where there is no room.
MemoryPainter::Total MemoryPainter::totalOf(const Run& run, const QRectF& room) const
{
    const StageMemory& stage = memory(run.bar);
    Total total;
    total.over = !fits(stage);
    const QFontMetricsF metrics(totalFont());
    const double top = std::min(m_plot.y(stage.device), m_plot.y(stage.deviceHigh()));
    QString text = formatBytes(stage.device.value());
    if (total.over)
        text = QStringLiteral("▲ ") + tr("%1 too much").arg(formatBytes(-stage.headroom().value()));
    if (metrics.horizontalAdvance(text) > room.width() - 4)
        text = total.over ? QStringLiteral("▲") : text.section(u' ', 0, 0);
    const double width = metrics.horizontalAdvance(text);
    if (width > room.width() - kBetweenTotals)
        return total;
    total.place = QRectF(room.center().x() - width / 2, top - metrics.height() - 3, width, metrics.height());
    if (total.place.top() < m_plot.area().top() - metrics.height())
        return total;
    const double capacity = m_plot.y(stage.capacity);
    if (stage.capacity.value() > 0 && total.over && total.place.top() - 2 < capacity
        && total.place.bottom() + 2 > capacity)
        total.place.moveBottom(capacity - 3); // not through the line
    if (stage.capacity.value() > 0 && !total.over && total.place.top() - 2 < capacity) {
        // Above the line it would read as more than there is.
        total.place.moveTop(capacity + 2);
        total.plate = true;
        if (run.area.width() >= kWhiskerFrom)
            total.place.moveRight(
                std::min(total.place.right(), run.area.left() + run.area.width() * kWhiskerAt - 8));
        total.place.moveLeft(std::max(total.place.left(), room.left() + 1));
    }
    total.text = text;
    return total;
}

} // namespace rankloom::ui
