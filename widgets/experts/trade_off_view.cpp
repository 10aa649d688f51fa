// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/experts/trade_off_view.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPolygonF>
#include <QToolTip>

#include "widgets/accessible_picture.h"
#include "widgets/callback_table.h"
#include "widgets/experts/experts_data.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

constexpr double kMargin = 8;
constexpr double kReach = 14; ///< pixels: a click this near chooses a point

QString loadText(double maxOverMean) { return factorText(maxOverMean, 3); }

QString wordsOf(const TradeOffPoint& point)
{
    return TradeOffView::tr("fullest GPU %1 the mean, %2 of the transitions change the GPU")
        .arg(loadText(point.maxOverMean), formatPercent(point.crossing));
}

} // namespace

struct TradeOffView::Frame {
    QRectF plot;
    double leftLoad = 1;
    double rightLoad = 2;
    double topCrossing = 1;
    double bottomCrossing = 0;

    [[nodiscard]] QPointF at(const TradeOffPoint& point) const
    {
        return {plot.left() + (point.maxOverMean - leftLoad) / (rightLoad - leftLoad) * plot.width(),
            plot.top() + (topCrossing - point.crossing) / (topCrossing - bottomCrossing) * plot.height()};
    }
};

TradeOffView::TradeOffView(QWidget* parent) : PictureView(parent)
{
    installPictureAccessibility();
    setAccessibleName(tr("Load against traffic"));
    setFocusPolicy(Qt::StrongFocus);
}

void TradeOffView::setPoints(std::vector<TradeOffPoint> points, std::optional<TradeOffPoint> present)
{
    m_points = std::move(points);
    m_present = present;
    m_chosen = m_points.empty() ? -1 : 0;
    pictureChanged();
}

void TradeOffView::choose(int point)
{
    if (m_points.empty())
        return;
    const int wanted = std::clamp(point, 0, count() - 1);
    if (wanted == m_chosen)
        return;
    m_chosen = wanted;
    announce(*this, wordsOf(m_points[static_cast<std::size_t>(wanted)]));
    pictureChanged();
    Q_EMIT chosenChanged(wanted);
}

TradeOffView::Frame TradeOffView::frame(const QRectF& area) const
{
    Frame frame;
    std::vector<TradeOffPoint> all = m_points;
    if (m_present)
        all.push_back(*m_present);
    const auto [least, most] = std::ranges::minmax_element(all, {}, &TradeOffPoint::maxOverMean);
    const auto [few, many] = std::ranges::minmax_element(all, {}, &TradeOffPoint::crossing);
    const double wide = std::max(0.01, most->maxOverMean - least->maxOverMean);
    const double high = std::max(0.001, many->crossing - few->crossing);
    frame.leftLoad = least->maxOverMean - wide * 0.06;
    frame.rightLoad = most->maxOverMean + wide * 0.06;
    frame.topCrossing = many->crossing + high * 0.1;
    frame.bottomCrossing = few->crossing - high * 0.1;
    const QFontMetricsF metrics(font());
    frame.plot = area.adjusted(kMargin + metrics.horizontalAdvance(QStringLiteral("00.0 %")) + 6,
        kMargin + metrics.height(), -kMargin * 2, -kMargin - 2 * metrics.height() - 4);
    return frame;
}

void TradeOffView::paintAxes(QPainter& painter, const Frame& frame) const
{
    const QFontMetricsF metrics(font());
    const QColor muted = mutedText(palette());
    painter.setPen(QPen(gridColor(palette()), 1));
    painter.drawRect(frame.plot);
    painter.setPen(muted);
    painter.drawText(QRectF(frame.plot.left(), frame.plot.top() - metrics.height(), frame.plot.width(), 40),
        Qt::AlignLeft | Qt::AlignTop, tr("Transitions that change the GPU"));
    painter.drawText(
        QRectF(frame.plot.left(), frame.plot.bottom() + metrics.height() + 2, frame.plot.width(), 40),
        Qt::AlignRight | Qt::AlignTop, tr("Fullest GPU over mean →"));
    constexpr int kTicks = 3;
    for (int i = 0; i <= kTicks; ++i) {
        const double share = static_cast<double>(i) / kTicks;
        const double load = frame.leftLoad + share * (frame.rightLoad - frame.leftLoad);
        const double crossing = frame.bottomCrossing + share * (frame.topCrossing - frame.bottomCrossing);
        const QPointF at = frame.at({load, crossing});
        const double left = i == 0 ? at.x() : i == kTicks ? at.x() - 80 : at.x() - 40;
        painter.drawText(QRectF(left, frame.plot.bottom() + 2, 80, metrics.height()),
            i == 0            ? Qt::AlignLeft
                : i == kTicks ? Qt::AlignRight
                              : Qt::AlignHCenter,
            factorText(load));
        painter.drawText(QRectF(0, at.y() - metrics.height() / 2, frame.plot.left() - 6, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, formatPercent(crossing));
    }
}

void TradeOffView::paintPicture(QPainter& painter, const QRectF& area) const
{
    painter.setFont(font());
    if (m_points.empty()) {
        painter.setPen(mutedText(palette()));
        painter.drawText(area.adjusted(kMargin, kMargin, -kMargin, -kMargin),
            Qt::AlignCenter | Qt::TextWordWrap, description());
        return;
    }
    const Frame axes = frame(area);
    if (axes.plot.width() < 20 || axes.plot.height() < 20)
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    paintAxes(painter, axes);
    const QColor ink = categoryColor(0, isDark(palette()));
    QPolygonF line;
    for (const TradeOffPoint& point : m_points)
        line << axes.at(point);
    painter.setPen(QPen(ink, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    painter.setBrush(palette().color(QPalette::Base));
    for (const QPointF& at : line)
        painter.drawEllipse(at, 3.5, 3.5);
    if (m_chosen >= 0) {
        painter.setBrush(ink);
        painter.drawEllipse(line[m_chosen], 6, 6);
    }
    if (m_present) {
        const QPointF at = axes.at(*m_present);
        painter.setPen(QPen(palette().color(QPalette::Text), 1.5));
        painter.drawLine(at - QPointF(5, 5), at + QPointF(5, 5));
        painter.drawLine(at - QPointF(5, -5), at + QPointF(5, -5));
        const bool right = at.x() > axes.plot.center().x();
        painter.drawText(QRectF(at.x() + (right ? -108 : 8), at.y() - 10, 100, 20),
            (right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, tr("now"));
    }
}

void TradeOffView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().base());
    paintPicture(painter, rect());
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

int TradeOffView::nearest(QPointF point) const
{
    if (m_points.empty())
        return -1;
    const Frame axes = frame(rect());
    int found = -1;
    double least = kReach;
    for (int i = 0; i < count(); ++i) {
        const QPointF way = axes.at(m_points[static_cast<std::size_t>(i)]) - point;
        if (const double far = std::hypot(way.x(), way.y()); far < least) {
            least = far;
            found = i;
        }
    }
    return found;
}

bool TradeOffView::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip)
        return PictureView::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const int at = nearest(help->pos()); at >= 0)
        QToolTip::showText(help->globalPos(), wordsOf(m_points[static_cast<std::size_t>(at)]), this);
    else
        QToolTip::hideText();
    return true;
}

void TradeOffView::mousePressEvent(QMouseEvent* event)
{
    if (const int at = nearest(event->position()); at >= 0)
        choose(at);
}

void TradeOffView::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Left || event->key() == Qt::Key_Right)
        choose(m_chosen + (event->key() == Qt::Key_Left ? -1 : 1));
    else if (event->key() == Qt::Key_Home || event->key() == Qt::Key_End)
        choose(event->key() == Qt::Key_Home ? 0 : count() - 1);
    else
        PictureView::keyPressEvent(event);
}

void TradeOffView::focusInEvent(QFocusEvent* event)
{
    PictureView::focusInEvent(event);
    update();
}

void TradeOffView::focusOutEvent(QFocusEvent* event)
{
    PictureView::focusOutEvent(event);
    update();
}

std::unique_ptr<QAbstractTableModel> TradeOffView::createTable() const
{
    return std::make_unique<CallbackTable>(count(),
        QStringList {tr("Fullest GPU over mean"), tr("Transitions that change the GPU")},
        [points = m_points](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const TradeOffPoint& point = points[static_cast<std::size_t>(row)];
            const double value = column == 0 ? point.maxOverMean : point.crossing;
            if (role == Qt::EditRole)
                return value;
            return column == 0 ? loadText(value) : formatPercent(value);
        });
}

QString TradeOffView::description() const
{
    if (m_points.empty())
        return tr("No placements to choose from yet.");
    QString text = tr("%n placement(s) between even load and little traffic.", nullptr, count());
    if (m_chosen >= 0)
        text += u' ' + tr("Chosen: %1.").arg(wordsOf(m_points[static_cast<std::size_t>(m_chosen)]));
    return text;
}

} // namespace rankloom::ui
