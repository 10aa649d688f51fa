// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// Memory of the fullest GPU of every plan, on one axis.
#include <algorithm>
#include <cmath>

#include <QFontMetricsF>
#include <QPainter>

#include "widgets/comparison/comparison_painter.h"
#include "widgets/comparison/comparison_words.h"
#include "widgets/memory/memory_painter.h"
#include "widgets/nice_ticks.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kBarHeight = 24; ///< units
constexpr double kBarPitch = 46;
constexpr double kAfterBars = 12;

} // namespace

void ComparisonPainter::paintMemoryAxis(const QRectF& bars, double most)
{
    const double step = std::max(1.0, niceStep(most / kGiB, std::max(2.0, bars.width() / m_look.unit / 90)));
    m_painter->setFont(small());
    for (double gib = 0; gib * kGiB <= most; gib += step) {
        const double x = std::round(bars.left() + gib * kGiB / most * bars.width()) + 0.5;
        m_painter->setPen(QPen(gridColor(m_look.palette), 1));
        m_painter->drawLine(QPointF(x, bars.top()), QPointF(x, bars.bottom()));
        m_painter->setPen(mutedText(m_look.palette));
        const QString label = axisLabel(gib, step);
        const double across = QFontMetricsF(small()).horizontalAdvance(label);
        const double left =
            std::min(x - across / 2, bars.right() + units(kAfterBars) - across); // in the picture
        m_painter->drawText(
            QRectF(left, bars.bottom() + units(2), across + 1, line()), Qt::AlignLeft | Qt::AlignTop, label);
    }
}

void ComparisonPainter::paintBar(const QRectF& bar, const StageMemory& memory, double top)
{
    const auto x = [&](double bytes) { return bar.left() + bytes / top * bar.width(); };
    double from = 0;
    for (const MemoryPart part : kAllMemoryParts) {
        const double to = from + bytesOf(memory, part).value();
        const QRectF piece(x(from), bar.top(), x(to) - x(from), bar.height());
        fillMemoryPart(*m_painter, piece, part, m_look.palette);
        m_painter->setPen(QPen(m_look.palette.color(QPalette::Base), 1));
        m_painter->drawLine(piece.topRight(), piece.bottomRight());
        from = to;
    }
    if (memory.reservedHigh > memory.reservedLow) {
        const double y = std::round(bar.center().y()) + 0.5;
        const double low = x(memory.deviceLow().value());
        const double high = x(memory.deviceHigh().value());
        for (const auto& [color, thickness] : {std::pair(m_look.palette.color(QPalette::Base), 3.6),
                 std::pair(m_look.palette.color(QPalette::Text), 1.4)}) {
            m_painter->setPen(QPen(color, units(thickness)));
            m_painter->drawLine(QPointF(low, y), QPointF(high, y));
            for (const double end : {low, high})
                m_painter->drawLine(QPointF(end, y - units(5)), QPointF(end, y + units(5)));
        }
    }
    if (memory.capacity.value() > 0) {
        const double end = std::round(x(memory.capacity.value())) + 0.5;
        m_painter->setPen(QPen(m_look.palette.color(QPalette::Text), units(1.8)));
        m_painter->drawLine(QPointF(end, bar.top() - units(5)), QPointF(end, bar.bottom() + units(5)));
    }
}

/// Returns the height it takes.
double ComparisonPainter::paintMemoryLegend(QPointF at, double width)
{
    const QFontMetricsF metrics(small());
    const QPointF start = at;
    const auto next = [&](const QString& words) {
        const double across = metrics.horizontalAdvance(words) + units(42);
        if (at.x() > start.x() && at.x() + across > start.x() + width)
            at = {start.x(), at.y() + line()};
        const QPointF here = at;
        at.rx() += across;
        if (m_painter) {
            m_painter->setFont(small());
            m_painter->setPen(m_look.palette.color(QPalette::Text));
            m_painter->drawText(QRectF(here.x() + units(24), here.y(), across, line()),
                Qt::AlignLeft | Qt::AlignVCenter, words);
        }
        return here;
    };
    for (const MemoryPart part : kAllMemoryParts) {
        const QPointF here = next(partName(part));
        if (m_painter)
            fillMemoryPart(*m_painter,
                QRectF(here.x(), here.y() + (line() - units(12)) / 2, units(18), units(12)), part,
                m_look.palette);
    }
    const QPointF here = next(tr("capacity"));
    if (m_painter) {
        m_painter->setPen(QPen(m_look.palette.color(QPalette::Text), units(1.8)));
        m_painter->drawLine(here + QPointF(units(9), units(3)), here + QPointF(units(9), line() - units(3)));
    }
    return at.y() + line() - start.y();
}

/// With the range that measured runs give it.
StageMemory ComparisonPainter::ranged(const StageMemory& stage, int plan) const
{
    return withRange(stage, m_data.plans[static_cast<std::size_t>(plan)].evaluation.memoryTrust.runs.range);
}

double ComparisonPainter::memoryNames(double width) const
{
    const QFontMetricsF large(strong());
    const QFontMetricsF below(small());
    double names = units(80);
    for (int i = 0; i < plans(); ++i)
        names = std::max({names, large.horizontalAdvance(title(i)),
            below.horizontalAdvance(comparison_words::memory(m_data, i))});
    return std::min(std::ceil(names) + units(14), width * 0.45);
}

double ComparisonPainter::paintMemory(QPointF at, double width)
{
    const double top = at.y();
    at.ry() += paintHeading(at, width, tr("Memory of the fullest GPU"));
    double most = 0;
    for (int i = 0; i < plans(); ++i)
        if (const StageMemory* stage = m_data.fullest(i))
            most = std::max({most, stage->capacity.value(), ranged(*stage, i).deviceHigh().value()});
    most *= 1.02;
    const double first = memoryNames(width);
    const double pitch = std::max(units(kBarPitch), 2 * line() - units(2));
    const QRectF bars(at.x() + first, at.y(), width - first - units(kAfterBars), pitch * plans());
    if (m_painter && most > 0)
        paintMemoryAxis(bars, most);
    for (int i = 0; i < plans(); ++i, at.ry() += pitch) {
        add({ComparisonPlace::What::Bar, QRectF(at, QSizeF(width, pitch)), i, -1, {}});
        if (!draws(QRectF(at, QSizeF(width, pitch))))
            continue;
        const QRectF name(at.x(), at.y() + units(2), first - units(12), line());
        const StageMemory* stage = m_data.fullest(i);
        m_painter->setFont(strong());
        m_painter->setPen(m_look.palette.color(QPalette::Text));
        paintText(name, title(i), Qt::AlignLeft | Qt::AlignTop);
        m_painter->setFont(small());
        m_painter->setPen(m_data.comparison.plans[static_cast<std::size_t>(i)].fits
                ? mutedText(m_look.palette)
                : alarmColor(m_look.palette));
        paintText(name.translated(0, line() - units(4)), comparison_words::memory(m_data, i),
            Qt::AlignLeft | Qt::AlignTop);
        const double height = units(kBarHeight);
        if (stage && most > 0)
            paintBar(QRectF(bars.left(), at.y() + (pitch - height) / 2, bars.width(), height),
                ranged(*stage, i), most);
    }
    at.ry() += line() + units(4);
    return at.y() + paintMemoryLegend(QPointF(bars.left(), at.y()), bars.width()) - top;
}

} // namespace rankloom::ui
