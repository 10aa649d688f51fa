// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/placement_curve.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QHelpEvent>
#include <QLocale>
#include <QPainter>
#include <QPolygonF>
#include <QToolTip>

#include "widgets/accessible_picture.h"
#include "widgets/callback_table.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kMargin = 8;
/// A bound farther below the start than this many times what else is shown is told in words only.
constexpr double kFarBound = 4;
constexpr double kLeastRange = 1e-4; ///< of the start

} // namespace

struct PlacementCurve::Frame {
    QRectF plot;
    double top = 0; ///< cost
    double bottom = 0;
    double moves = 1;
    bool boundInside = false;

    [[nodiscard]] double y(double cost) const
    {
        return plot.top() + (top - cost) / (top - bottom) * plot.height();
    }
    [[nodiscard]] double x(std::int64_t at) const
    {
        return plot.left() + std::log1p(static_cast<double>(at)) / std::log1p(moves) * plot.width();
    }
};

PlacementCurve::PlacementCurve(QWidget* parent) : PictureView(parent)
{
    installPictureAccessibility();
    setAccessibleName(tr("Course of the search"));
}

void PlacementCurve::setEmptyText(const QString& text)
{
    m_emptyText = text;
    pictureChanged();
}

void PlacementCurve::setData(PlacementCurveData data)
{
    m_data = std::move(data);
    pictureChanged();
}

double PlacementCurve::bestCost() const
{
    return m_data.best.empty() ? m_data.start.value_or(0) : m_data.best.back().cost;
}

QString PlacementCurve::change(double cost) const
{
    const double share = m_data.start && *m_data.start > 0 ? cost / *m_data.start - 1 : 0;
    const QString sign = share < 0 ? QStringLiteral("−") : QString();
    return sign + QLocale().toString(std::abs(share) * 100, 'f', 2) + QStringLiteral(" %");
}

PlacementCurve::Frame PlacementCurve::frame(const QRectF& area) const
{
    Frame frame;
    const double start = *m_data.start;
    double range = std::max(start * kLeastRange, start - bestCost());
    if (m_data.noise)
        range = std::max(range, *m_data.noise);
    if (m_data.bound && start - *m_data.bound <= kFarBound * range) {
        frame.boundInside = true;
        range = std::max(range, start - *m_data.bound);
    }
    frame.top = start + range * 0.06;
    frame.bottom = start - range * 1.12;
    frame.moves = static_cast<double>(
        std::max({std::int64_t {1}, m_data.moves, m_data.best.empty() ? 0 : m_data.best.back().moves}));
    const QFontMetricsF metrics(font());
    const double labels = std::max(metrics.horizontalAdvance(m_data.format(start)),
        metrics.horizontalAdvance(QStringLiteral("−00.00 %")));
    frame.plot = area.adjusted(
        kMargin + labels + 6, kMargin + metrics.height(), -kMargin * 2, -kMargin - metrics.height() - 2);
    return frame;
}

void PlacementCurve::paintPicture(QPainter& painter, const QRectF& area) const
{
    painter.setFont(font());
    if (!m_data.start) {
        painter.setPen(mutedText(palette()));
        painter.drawText(area.adjusted(kMargin, kMargin, -kMargin, -kMargin),
            Qt::AlignCenter | Qt::TextWordWrap, m_emptyText);
        return;
    }
    const Frame axes = frame(area);
    if (axes.plot.width() < 20 || axes.plot.height() < 20)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    paintNoise(painter, axes);
    paintAxes(painter, axes);
    paintBest(painter, axes);
}

void PlacementCurve::paintNoise(QPainter& painter, const Frame& frame) const
{
    if (!m_data.noise || *m_data.noise <= 0)
        return;
    QRectF band = frame.plot;
    band.setTop(frame.y(*m_data.start));
    band.setBottom(std::min(frame.plot.bottom(), frame.y(*m_data.start - *m_data.noise)));
    painter.setPen(QPen(gridColor(palette()), 1));
    hatch(painter, band, 7);
    painter.drawLine(band.bottomLeft(), band.bottomRight());
    if (band.height() < QFontMetricsF(font()).height())
        return;
    painter.setPen(mutedText(palette()));
    painter.drawText(band.adjusted(4, 0, -4, -1), Qt::AlignRight | Qt::AlignBottom, tr("noise of the links"));
}

void PlacementCurve::paintAxes(QPainter& painter, const Frame& frame) const
{
    const QColor muted = mutedText(palette());
    const QFontMetricsF metrics(font());
    const auto line = [&](double cost, const QString& label, Qt::PenStyle style) {
        const double y = frame.y(cost);
        painter.setPen(QPen(muted, 1, style));
        painter.drawLine(QPointF(frame.plot.left(), y), QPointF(frame.plot.right(), y));
        painter.setPen(muted);
        painter.drawText(QRectF(0, y - metrics.height() / 2, frame.plot.left() - 6, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, label);
    };
    line(*m_data.start, m_data.format(*m_data.start), Qt::SolidLine);
    if (frame.boundInside)
        line(*m_data.bound, change(*m_data.bound), Qt::DashLine);
    if (m_data.bound) {
        const QRectF above(
            frame.plot.left(), frame.plot.top() - metrics.height(), frame.plot.width(), metrics.height());
        painter.drawText(above, Qt::AlignRight,
            frame.boundInside ? tr("dashed: bound") : tr("bound %1").arg(change(*m_data.bound)));
    }
    paintDecades(painter, frame);
}

void PlacementCurve::paintDecades(QPainter& painter, const Frame& frame) const
{
    const QFontMetricsF metrics(font());
    const QString whole = tr("%1 moves").arg(QLocale().toString(static_cast<qint64>(frame.moves)));
    const QRectF below(frame.plot.left(), frame.plot.bottom() + 2, frame.plot.width(), metrics.height());
    painter.setPen(mutedText(palette()));
    painter.drawText(below, Qt::AlignRight, whole);
    double free = below.left();
    for (std::int64_t at = 10; static_cast<double>(at) < frame.moves; at *= 10) {
        const double x = frame.x(at);
        painter.setPen(QPen(gridColor(palette()), 1));
        painter.drawLine(QPointF(x, frame.plot.top()), QPointF(x, frame.plot.bottom()));
        const QString label = QLocale().toString(static_cast<qint64>(at));
        const double half = metrics.horizontalAdvance(label) / 2;
        if (x - half < free || x + half > below.right() - metrics.horizontalAdvance(whole) - 8)
            continue;
        free = x + half + 8;
        painter.setPen(mutedText(palette()));
        painter.drawText(QRectF(x - half, below.top(), 2 * half + 1, below.height()), Qt::AlignLeft, label);
    }
}

void PlacementCurve::paintBest(QPainter& painter, const Frame& frame) const
{
    const QColor ink = categoryColor(0, isDark(palette()));
    QPolygonF steps {{frame.x(0), frame.y(*m_data.start)}};
    for (const PlacementCurveData::Best& best : m_data.best) {
        const double x = frame.x(best.moves);
        steps << QPointF(x, steps.last().y()) << QPointF(x, frame.y(best.cost));
    }
    if (!m_data.running)
        steps << QPointF(frame.plot.right(), steps.last().y());
    painter.setPen(QPen(ink, 2));
    painter.drawPolyline(steps);
    painter.setBrush(ink);
    painter.drawEllipse(steps.last(), 2, 2);
    painter.setBrush(Qt::NoBrush);
    if (m_data.best.empty())
        return;
    painter.setPen(palette().color(QPalette::Text));
    const QFontMetricsF metrics(font());
    const double y = steps.last().y();
    const double above = std::max(frame.plot.top(), y - metrics.height() - 2);
    painter.drawText(QRectF(frame.plot.left(), above, frame.plot.width() - 2, metrics.height()),
        Qt::AlignRight | Qt::AlignVCenter, change(bestCost()));
}

void PlacementCurve::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    paintPicture(painter, rect());
}

bool PlacementCurve::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || !m_data.start)
        return PictureView::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const Frame axes = frame(rect());
    const double share = (help->pos().x() - axes.plot.left()) / axes.plot.width();
    const auto after = std::ranges::upper_bound(m_data.best, std::expm1(share * std::log1p(axes.moves)), {},
        [](const PlacementCurveData::Best& best) { return static_cast<double>(best.moves); });
    if (share < 0 || share > 1 || after == m_data.best.begin())
        QToolTip::showText(help->globalPos(), tr("Start: %1").arg(m_data.formatExact(*m_data.start)), this);
    else
        QToolTip::showText(help->globalPos(),
            tr("After %1 moves: %2, %3")
                .arg(QLocale().toString(static_cast<qint64>(std::prev(after)->moves)),
                    m_data.formatExact(std::prev(after)->cost), change(std::prev(after)->cost)),
            this);
    return true;
}

std::unique_ptr<QAbstractTableModel> PlacementCurve::createTable() const
{
    return std::make_unique<CallbackTable>(static_cast<int>(m_data.best.size()),
        QStringList {tr("Moves"), m_data.quantity, tr("Elapsed (s)")},
        [best = m_data.best](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const PlacementCurveData::Best& point = best[static_cast<std::size_t>(row)];
            if (column == 0)
                return static_cast<qlonglong>(point.moves);
            const double value = column == 1 ? point.cost : point.elapsed;
            return role == Qt::DisplayRole ? QVariant(QLocale().toString(value, 'g', 9)) : QVariant(value);
        });
}

QString PlacementCurve::description() const
{
    if (!m_data.start)
        return m_emptyText;
    QString text =
        tr("Search for a placement: from %1 to %2, %3.")
            .arg(m_data.formatExact(*m_data.start), m_data.formatExact(bestCost()), change(bestCost()));
    if (m_data.bound)
        text += u' ' + tr("No placement costs less than %1.").arg(m_data.formatExact(*m_data.bound));
    if (m_data.noise)
        text += u' ' + tr("The noise of the links makes %1.").arg(m_data.formatExact(*m_data.noise));
    return text;
}

} // namespace rankloom::ui
