// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/search/layout_scatter.h"

#include <algorithm>
#include <cmath>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

#include "widgets/accessible_picture.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kRadius = 4.5; ///< px
constexpr double kReach = 12; ///< px around a point that count as it

/// 1, 2 or 5 times a power of ten, about a fifth of the span.
double tickStep(double span)
{
    const double rough = std::max(span, 1e-12) / 5;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough)
            return factor * power;
    return 10 * power;
}

} // namespace

struct LayoutScatter::Scale {
    QRectF plot;
    double left = 0; ///< s
    double right = 1;
    double bottom = 0; ///< bytes
    double top = 1;

    [[nodiscard]] QPointF map(double step, double headroom) const
    {
        return {plot.left() + (step - left) / (right - left) * plot.width(),
            plot.bottom() - (headroom - bottom) / (top - bottom) * plot.height()};
    }
};

LayoutScatter::LayoutScatter(QWidget* parent) : PictureView(parent)
{
    setAccessibleName(tr("Step time and headroom of the found layouts"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void LayoutScatter::setLayouts(FoundLayouts layouts)
{
    m_layouts = std::move(layouts);
    m_hover = -1;
    m_chosen = std::min(m_chosen, count() - 1);
    pictureChanged();
}

void LayoutScatter::setStale(bool stale)
{
    if (m_stale == stale)
        return;
    m_stale = stale;
    pictureChanged();
}

void LayoutScatter::setSearching(bool searching)
{
    if (m_searching == searching)
        return;
    m_searching = searching;
    pictureChanged();
}

void LayoutScatter::setPresent(std::optional<Present> present)
{
    if (m_present == present)
        return;
    m_present = present;
    pictureChanged();
}

void LayoutScatter::setChosen(int index)
{
    m_chosen = index < count() ? index : -1;
    update();
}

LayoutScatter::Scale LayoutScatter::scaleFor(const QRectF& area) const
{
    Scale scale;
    const QFontMetricsF metrics(font());
    scale.plot = area.adjusted(metrics.horizontalAdvance(QStringLiteral("000.0 GiB")) + 14,
        metrics.height() * 2 + 8, -20, -metrics.height() * 2 - 14);
    if (count() == 0)
        return scale;
    scale.left = m_layouts->front().time.step.value();
    scale.right = m_layouts->back().time.step.value();
    scale.bottom = 0;
    scale.top = 0;
    for (const FoundLayout& layout : *m_layouts)
        scale.top = std::max(scale.top, layout.headroom.value());
    // A plan on screen that is far slower must not squeeze what was found: it is drawn at the border then.
    if (m_present && m_present->step < 2 * scale.right) {
        scale.left = std::min(scale.left, m_present->step);
        scale.right = std::max(scale.right, m_present->step);
        scale.top = std::max(scale.top, m_present->headroom);
    }
    const double margin = std::max(0.06 * (scale.right - scale.left), 0.005 * scale.right);
    scale.left -= margin;
    scale.right += margin;
    scale.top = std::max(scale.top * 1.1, kGiB / 16);
    return scale;
}

void LayoutScatter::paintAxes(QPainter& painter, const Scale& scale) const
{
    const QFontMetricsF metrics(font());
    const QColor muted = mutedText(palette());
    const double line = metrics.height();
    const double stepX = tickStep(scale.right - scale.left);
    for (double x = std::ceil(scale.left / stepX) * stepX; x <= scale.right; x += stepX) {
        const double at = scale.map(x, 0).x();
        painter.setPen(gridColor(palette()));
        painter.drawLine(QPointF(at, scale.plot.top()), QPointF(at, scale.plot.bottom()));
        painter.setPen(muted);
        painter.drawText(
            QRectF(at - 60, scale.plot.bottom() + 3, 120, line), Qt::AlignCenter, formatSeconds(x));
    }
    const double stepY = tickStep((scale.top - scale.bottom) / kGiB) * kGiB;
    for (double y = scale.bottom; y <= scale.top; y += stepY) {
        const double at = scale.map(scale.left, y).y();
        painter.setPen(gridColor(palette()));
        painter.drawLine(QPointF(scale.plot.left(), at), QPointF(scale.plot.right(), at));
        painter.setPen(muted);
        painter.drawText(QRectF(scale.plot.left() - 128, at - line / 2, 120, line),
            Qt::AlignRight | Qt::AlignVCenter, formatBytes(y));
    }
    painter.drawText(QRectF(scale.plot.left(), scale.plot.bottom() + line + 4, scale.plot.width(), line),
        Qt::AlignRight, tr("step time (less is better)"));
    painter.drawText(QRectF(8, scale.plot.top() - line - 5, scale.plot.right() - 8, line), Qt::AlignLeft,
        tr("headroom on the fullest device"));
    const double width = scale.plot.right() - 8;
    painter.drawText(QRectF(8, scale.plot.top() - 2 * line - 6, width, line), Qt::AlignRight,
        metrics.elidedText(
            m_present ? tr("● Pareto front   ○ other   ◆ plan on screen") : tr("● Pareto front   ○ other"),
            Qt::ElideLeft, width));
}

void LayoutScatter::paintFront(QPainter& painter, const Scale& scale) const
{
    QPainterPath path;
    for (const FoundLayout& layout : *m_layouts) {
        if (!layout.onFront)
            continue;
        const QPointF at = scale.map(layout.time.step.value(), layout.headroom.value());
        if (path.elementCount() == 0) {
            path.moveTo(at.x(), scale.plot.bottom());
        } else {
            // What the faster ones leave free stays reachable until the next is slow enough.
            path.lineTo(at.x(), path.currentPosition().y());
        }
        path.lineTo(at);
    }
    if (path.elementCount() == 0)
        return;
    path.lineTo(scale.plot.right(), path.currentPosition().y());
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(categoryColor(0, isDark(palette())), 1.5));
    painter.drawPath(path);
}

void LayoutScatter::paintPoints(QPainter& painter, const Scale& scale) const
{
    const bool dark = isDark(palette());
    // Those on the front last: they are what counts.
    for (const bool front : {false, true})
        for (const FoundLayout& layout : *m_layouts)
            if (layout.onFront == front) {
                painter.setPen(QPen(front ? palette().color(QPalette::Base) : mutedText(palette()), 1.2));
                painter.setBrush(front ? QBrush(categoryColor(0, dark)) : QBrush(Qt::NoBrush));
                painter.drawEllipse(
                    scale.map(layout.time.step.value(), layout.headroom.value()), kRadius, kRadius);
            }
    const FoundLayout& first = m_layouts->front();
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(
        scale.map(first.time.step.value(), first.headroom.value()) + QPointF(7, -5), QStringLiteral("1"));
    if (!m_present)
        return;
    QPointF at = scale.map(m_present->step, m_present->headroom);
    at.setX(std::clamp(at.x(), scale.plot.left(), scale.plot.right()));
    at.setY(std::clamp(at.y(), scale.plot.top(), scale.plot.bottom()));
    constexpr double kHalf = 6.5;
    painter.setPen(QPen(palette().color(QPalette::Base), 1.2));
    painter.setBrush(categoryColor(1, dark));
    painter.drawPolygon(QPolygonF {
        at + QPointF(0, -kHalf), at + QPointF(kHalf, 0), at + QPointF(0, kHalf), at + QPointF(-kHalf, 0)});
}

void LayoutScatter::paintPicture(QPainter& painter, const QRectF& area) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setFont(font());
    if (count() == 0) {
        painter.setPen(mutedText(palette()));
        painter.drawText(area.adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap,
            m_searching ? tr("Every layout that fits as a point: how fast, and how much memory stays free.\n"
                             "Searching: the first appear in a moment.")
                        : tr("Every layout that fits as a point: how fast, and how much memory stays free.\n"
                             "Press Search to find them."));
    } else if (const Scale scale = scaleFor(area); scale.plot.width() > 20 && scale.plot.height() > 20) {
        paintAxes(painter, scale);
        paintFront(painter, scale);
        paintPoints(painter, scale);
    }
    painter.restore();
}

void LayoutScatter::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    paintPicture(painter, rect());
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_stale) {
        QColor veil = palette().color(QPalette::Base);
        veil.setAlphaF(0.5F);
        painter.fillRect(rect(), veil);
    }
    painter.setBrush(Qt::NoBrush);
    if (m_hover >= 0 && m_hover != m_chosen) {
        painter.setPen(QPen(palette().color(QPalette::Text), 1.2));
        painter.drawEllipse(pointOf(m_hover), kRadius + 3.5, kRadius + 3.5);
    }
    painter.setPen(QPen(palette().color(QPalette::Highlight), 2.4));
    if (m_chosen >= 0)
        painter.drawEllipse(pointOf(m_chosen), kRadius + 3.5, kRadius + 3.5);
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1.5));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

QPointF LayoutScatter::pointOf(int index) const
{
    const FoundLayout& layout = (*m_layouts)[static_cast<std::size_t>(index)];
    return scaleFor(rect()).map(layout.time.step.value(), layout.headroom.value());
}

int LayoutScatter::layoutAt(const QPointF& position) const
{
    const Scale scale = scaleFor(rect());
    int best = -1;
    double nearest = kReach;
    for (int i = 0; i < count(); ++i) {
        const FoundLayout& layout = (*m_layouts)[static_cast<std::size_t>(i)];
        const QPointF off = scale.map(layout.time.step.value(), layout.headroom.value()) - position;
        if (const double distance = std::hypot(off.x(), off.y()); distance < nearest) {
            nearest = distance;
            best = i;
        }
    }
    return best;
}

std::unique_ptr<QAbstractTableModel> LayoutScatter::createTable() const
{
    return std::make_unique<LayoutTable>(m_layouts);
}

QString LayoutScatter::description() const
{
    if (count() == 0)
        return m_searching ? tr("Layouts are being searched.") : tr("No layouts have been searched yet.");
    const auto front = std::ranges::count_if(*m_layouts, &FoundLayout::onFront);
    return tr("%1 layouts, %2 of them on the Pareto front; the fastest is %3 with %4 a step and %5 headroom.")
        .arg(formatCount(count()), formatCount(static_cast<double>(front)), layoutWords(m_layouts->front()),
            formatSeconds(m_layouts->front().time.step.value()),
            formatBytes(m_layouts->front().headroom.value()));
}

void LayoutScatter::choose(int index)
{
    if (index < 0 || index >= count())
        return;
    setChosen(index);
    announce(*this, layoutDetails(*m_layouts, static_cast<std::size_t>(index)));
    Q_EMIT chosenByPerson(index);
}

int LayoutScatter::nextOnFront(int direction) const
{
    for (int i = m_chosen + direction; i >= 0 && i < count(); i += direction)
        if ((*m_layouts)[static_cast<std::size_t>(i)].onFront)
            return i;
    return m_chosen;
}

bool LayoutScatter::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return PictureView::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const int index = layoutAt(help->pos()); index >= 0)
        QToolTip::showText(
            help->globalPos(), layoutDetails(*m_layouts, static_cast<std::size_t>(index)), this);
    else
        QToolTip::hideText();
    return true;
}

void LayoutScatter::mousePressEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton)
        choose(layoutAt(event->position()));
    else
        PictureView::mousePressEvent(event);
}

void LayoutScatter::mouseDoubleClickEvent(QMouseEvent* event)
{
    if (const int index = layoutAt(event->position()); index >= 0 && event->button() == Qt::LeftButton)
        Q_EMIT activated(index);
}

void LayoutScatter::mouseMoveEvent(QMouseEvent* event)
{
    if (const int at = layoutAt(event->position()); at != m_hover) {
        m_hover = at;
        update();
    }
}

void LayoutScatter::leaveEvent(QEvent* event)
{
    m_hover = -1;
    update();
    PictureView::leaveEvent(event);
}

void LayoutScatter::keyPressEvent(QKeyEvent* event)
{
    if (count() == 0 || (event->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier) {
        PictureView::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        return choose(std::max(m_chosen - 1, 0));
    case Qt::Key_Right:
        return choose(std::min(m_chosen + 1, count() - 1));
    case Qt::Key_Up:
        return choose(nextOnFront(1));
    case Qt::Key_Down:
        return choose(nextOnFront(-1));
    case Qt::Key_Home:
        return choose(0);
    case Qt::Key_End:
        return choose(count() - 1);
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_chosen >= 0)
            Q_EMIT activated(m_chosen);
        return;
    default:
        PictureView::keyPressEvent(event);
    }
}

} // namespace rankloom::ui
