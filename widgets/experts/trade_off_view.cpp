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

} // namespace

struct TradeOffView::Frame {
    QRectF plot;
    double leftLoad = 1;
    double rightLoad = 2;
    double topTraffic = 1;
    double bottomTraffic = 0;

    [[nodiscard]] QPointF at(const TradeOffFigures& figures) const
    {
        return {plot.left() + (figures.maxOverMean - leftLoad) / (rightLoad - leftLoad) * plot.width(),
            plot.top() + (topTraffic - figures.traffic) / (topTraffic - bottomTraffic) * plot.height()};
    }
};

TradeOffView::TradeOffView(QWidget* parent) : PictureView(parent)
{
    installPictureAccessibility();
    setAccessibleName(tr("Load against traffic"));
    setFocusPolicy(Qt::StrongFocus);
}

QString TradeOffView::trafficName() const
{
    return m_priced ? tr("Traffic by the links") : tr("Transitions that change the GPU");
}

bool TradeOffView::knowsUnseen() const
{
    return std::ranges::any_of(m_points, [](const TradeOffPoint& point) { return point.unseen.has_value(); });
}

QString TradeOffView::wordsOf(const TradeOffPoint& point) const
{
    const QString load = loadText(point.seen.maxOverMean);
    const QString traffic = formatPercent(point.seen.traffic);
    if (!point.unseen)
        return m_priced
            ? tr("fullest GPU %1 the mean, %2 of the traffic by the links").arg(load, traffic)
            : tr("fullest GPU %1 the mean, %2 of the transitions change the GPU").arg(load, traffic);
    const QString unseenLoad = loadText(point.unseen->maxOverMean);
    const QString unseenTraffic = formatPercent(point.unseen->traffic);
    return m_priced
        ? tr("fullest GPU: seen %1 / unseen %2 the mean; traffic by the links: seen %3 / unseen %4")
              .arg(load, unseenLoad, traffic, unseenTraffic)
        : tr(
            "fullest GPU: seen %1 / unseen %2 the mean; transitions that change the GPU: seen %3 / unseen %4")
              .arg(load, unseenLoad, traffic, unseenTraffic);
}

void TradeOffView::setPoints(
    std::vector<TradeOffPoint> points, std::optional<TradeOffPoint> present, bool priced)
{
    m_points = std::move(points);
    m_present = present;
    m_priced = priced;
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
    std::vector<TradeOffFigures> all;
    const auto take = [&all](const TradeOffPoint& point) {
        all.push_back(point.seen);
        if (point.unseen)
            all.push_back(*point.unseen);
    };
    std::ranges::for_each(m_points, take);
    if (m_present)
        take(*m_present);
    const auto [least, most] = std::ranges::minmax_element(all, {}, &TradeOffFigures::maxOverMean);
    const auto [few, many] = std::ranges::minmax_element(all, {}, &TradeOffFigures::traffic);
    const double wide = std::max(0.01, most->maxOverMean - least->maxOverMean);
    const double high = std::max(0.001, many->traffic - few->traffic);
    frame.leftLoad = least->maxOverMean - wide * 0.06;
    frame.rightLoad = most->maxOverMean + wide * 0.06;
    frame.topTraffic = many->traffic + high * 0.1;
    frame.bottomTraffic = few->traffic - high * 0.1;
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
        Qt::AlignLeft | Qt::AlignTop, trafficName());
    painter.drawText(
        QRectF(frame.plot.left(), frame.plot.bottom() + metrics.height() + 2, frame.plot.width(), 40),
        Qt::AlignRight | Qt::AlignTop, tr("Fullest GPU over mean →"));
    constexpr int kTicks = 3;
    for (int i = 0; i <= kTicks; ++i) {
        const double share = static_cast<double>(i) / kTicks;
        const double load = frame.leftLoad + share * (frame.rightLoad - frame.leftLoad);
        const double traffic = frame.bottomTraffic + share * (frame.topTraffic - frame.bottomTraffic);
        const QPointF at = frame.at({load, traffic});
        const double left = i == 0 ? at.x() : i == kTicks ? at.x() - 80 : at.x() - 40;
        painter.drawText(QRectF(left, frame.plot.bottom() + 2, 80, metrics.height()),
            i == 0            ? Qt::AlignLeft
                : i == kTicks ? Qt::AlignRight
                              : Qt::AlignHCenter,
            factorText(load));
        painter.drawText(QRectF(0, at.y() - metrics.height() / 2, frame.plot.left() - 6, metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, formatPercent(traffic));
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
    paintUnseen(painter, axes);
    QPolygonF line;
    for (const TradeOffPoint& point : m_points)
        line << axes.at(point.seen);
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
    if (m_present)
        paintPresent(painter, axes);
}

/// The same placements on other tokens: squares, and a line from the chosen point to its own.
void TradeOffView::paintUnseen(QPainter& painter, const Frame& frame) const
{
    if (!knowsUnseen())
        return;
    const QColor ink = categoryColor(1, isDark(palette()));
    QPolygonF line;
    for (const TradeOffPoint& point : m_points)
        if (point.unseen)
            line << frame.at(*point.unseen);
    painter.setPen(QPen(ink, 1, Qt::DotLine));
    painter.setBrush(Qt::NoBrush);
    painter.drawPolyline(line);
    painter.setPen(QPen(ink, 1.2));
    painter.setBrush(palette().color(QPalette::Base));
    for (const QPointF& at : line)
        painter.drawRect(QRectF(at.x() - 2.5, at.y() - 2.5, 5, 5));
    const QFontMetricsF metrics(font());
    const QString words = tr("on unseen tokens");
    const double above = frame.plot.top() - metrics.height() / 2;
    painter.drawRect(QRectF(frame.plot.right() - metrics.horizontalAdvance(words) - 12, above - 2.5, 5, 5));
    painter.setPen(mutedText(palette()));
    painter.drawText(
        QRectF(frame.plot.left(), frame.plot.top() - metrics.height(), frame.plot.width(), metrics.height()),
        Qt::AlignRight | Qt::AlignTop, words);
    painter.setPen(QPen(ink, 1.2));
    const TradeOffPoint* const chosen =
        m_chosen < 0 ? nullptr : &m_points[static_cast<std::size_t>(m_chosen)];
    if (chosen == nullptr || !chosen->unseen)
        return;
    const QPointF to = frame.at(*chosen->unseen);
    painter.drawLine(frame.at(chosen->seen), to);
    painter.setBrush(ink);
    painter.drawRect(QRectF(to.x() - 4, to.y() - 4, 8, 8));
}

void TradeOffView::paintPresent(QPainter& painter, const Frame& frame) const
{
    const QPointF at = frame.at(m_present->seen);
    painter.setPen(QPen(palette().color(QPalette::Text), 1.5));
    painter.drawLine(at - QPointF(5, 5), at + QPointF(5, 5));
    painter.drawLine(at - QPointF(5, -5), at + QPointF(5, -5));
    const bool right = at.x() > frame.plot.center().x();
    painter.drawText(QRectF(at.x() + (right ? -108 : 8), at.y() - 10, 100, 20),
        (right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter, tr("now"));
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
        const TradeOffPoint& of = m_points[static_cast<std::size_t>(i)];
        for (const TradeOffFigures& figures : {of.seen, of.unseen.value_or(of.seen)}) {
            const QPointF way = axes.at(figures) - point;
            if (const double far = std::hypot(way.x(), way.y()); far < least) {
                least = far;
                found = i;
            }
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
    QStringList titles {tr("Fullest GPU over mean"), trafficName()};
    if (knowsUnseen())
        titles << tr("%1, unseen").arg(titles[0]) << tr("%1, unseen").arg(titles[1]);
    return std::make_unique<CallbackTable>(
        count(), titles, [points = m_points](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const TradeOffPoint& point = points[static_cast<std::size_t>(row)];
            if (column > 1 && !point.unseen)
                return {};
            const TradeOffFigures& figures = column > 1 ? *point.unseen : point.seen;
            const bool load = column % 2 == 0;
            const double value = load ? figures.maxOverMean : figures.traffic;
            if (role == Qt::EditRole)
                return value;
            return load ? loadText(value) : formatPercent(value);
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
