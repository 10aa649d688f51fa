// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/recovery/recovery_time_view.h"

#include <algorithm>
#include <array>

#include <QFontMetricsF>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "core/base/at.h"
#include "widgets/accessible_picture.h"
#include "widgets/recovery/recovery_words.h"
#include "widgets/theme.h"

namespace rankloom::ui {

namespace {

/// Bars longer than this many times the shortest are cut: they would leave nothing of the others.
constexpr double kCutFrom = 12;
constexpr double kMargin = 8; ///< px
constexpr double kGap = 6;
constexpr double kBreak = 7; ///< px of the zigzag of a cut bar

struct Part {
    const char* name;
    double RecoverySeconds::*seconds;
    int color; ///< categoryColor()
    double hatch; ///< px between lines; 0 = plain
};
constexpr std::array<Part, 5> kParts {{
    {QT_TRANSLATE_NOOP("rankloom::ui::RecoveryTimeView", "noticing"), &RecoverySeconds::detect, 7, 0},
    {QT_TRANSLATE_NOOP("rankloom::ui::RecoveryTimeView", "communicators"), &RecoverySeconds::communicators, 0,
        0},
    {QT_TRANSLATE_NOOP("rankloom::ui::RecoveryTimeView", "loading"), &RecoverySeconds::load, 2, 0},
    {QT_TRANSLATE_NOOP("rankloom::ui::RecoveryTimeView", "waiting for layers"), &RecoverySeconds::blocked, 1,
        6},
    {QT_TRANSLATE_NOOP("rankloom::ui::RecoveryTimeView", "work again"), &RecoverySeconds::replay, 5, 7},
}};

void fillPart(QPainter& painter, const QRectF& area, const Part& part, const QPalette& palette)
{
    const QColor fill = categoryColor(part.color, groundOf(palette));
    painter.fillRect(area, fill);
    if (part.hatch <= 0)
        return;
    painter.setPen(QPen(readableOn(fill), 1));
    hatch(painter, area, part.hatch, part.hatch > 6 ? Slope::Rising : Slope::Falling);
}

} // namespace

RecoveryTimeView::RecoveryTimeView(QWidget* parent) : PictureView(parent)
{
    setAccessibleName(tr("Time to recover"));
    setEmptyText(tr("Nothing is marked as failed."), tr("Mark it on the board: its recovery is told here."));
    frameFocus();
}

void RecoveryTimeView::setRecoveries(ShownRecoveries recoveries)
{
    m_recoveries = std::move(recoveries);
    pictureChanged();
}

void RecoveryTimeView::setChosen(int policy)
{
    if (std::exchange(m_chosen, policy) != policy)
        pictureChanged();
}

std::vector<int> RecoveryTimeView::rows() const
{
    std::vector<int> out;
    for (std::size_t i = 0; m_recoveries && i < m_recoveries->policies.size(); ++i)
        if (m_recoveries->policies[i].feasible)
            out.push_back(static_cast<int>(i));
    return out;
}

RecoveryTimeView::Places RecoveryTimeView::placesIn(const QRectF& area) const
{
    Places places;
    const QFontMetricsF metrics(font());
    const std::vector<int> shown = rows();
    places.line = metrics.height() + 3;
    QFont bold = font();
    bold.setBold(true); // the chosen one
    const QFontMetricsF widest(bold);
    for (const int row : shown)
        places.names = std::max(
            places.names, widest.horizontalAdvance(policyName(m_recoveries->policies[at(row)].policy)));
    for (const Part& part : kParts)
        places.names = std::max(places.names, metrics.horizontalAdvance(tr(part.name)));
    const QRectF inner = area.adjusted(kMargin, kMargin / 2, -kMargin, -kMargin / 2);
    places.names = std::min(places.names + kGap, inner.width() * 0.4);
    const double bars = (static_cast<double>(shown.size()) + 1) * places.line;
    const double waterfall = (kParts.size() + 1) * places.line;
    double top = inner.top();
    const bool isChosen = std::ranges::find(shown, m_chosen) != shown.end();
    if (isChosen && waterfall + bars + kGap <= inner.height()) {
        places.waterfall = QRectF(inner.left(), top, inner.width(), waterfall);
        top += waterfall + kGap;
    }
    places.bars = QRectF(inner.left(), top, inner.width(), bars);
    if (places.waterfall.isEmpty() && inner.bottom() - places.bars.bottom() >= places.line)
        places.legend = QRectF(QPointF(inner.left(), places.bars.bottom()), inner.bottomRight());
    double shortest = 0;
    for (const int row : shown) {
        const double total = m_recoveries->policies[at(row)].seconds.total();
        if (total > 0)
            shortest = shortest > 0 ? std::min(shortest, total) : total;
    }
    for (const int row : shown)
        if (const double total = m_recoveries->policies[at(row)].seconds.total();
            total <= kCutFrom * shortest)
            places.longest = std::max(places.longest, total);
    double figures = 0; // width of the figures behind the bars
    for (const int row : shown)
        figures = std::max(figures,
            metrics.horizontalAdvance(
                QStringLiteral("… ") + formatSeconds(m_recoveries->policies[at(row)].seconds.total())));
    figures += kGap + 2;
    places.scale =
        std::max(1.0, inner.width() - places.names - figures) / (places.longest > 0 ? places.longest : 1);
    return places;
}

void RecoveryTimeView::paintData(QPainter& painter, const QRectF& area) const
{
    painter.save();
    painter.setFont(font());
    painter.setClipRect(area);
    const Places places = placesIn(area);
    if (!places.waterfall.isEmpty())
        paintWaterfall(painter, places);
    paintBars(painter, places);
    if (!places.legend.isEmpty())
        paintLegend(painter, places);
    painter.restore();
}

void RecoveryTimeView::paintWaterfall(QPainter& painter, const Places& places) const
{
    const Recovery& r = m_recoveries->policies[at(m_chosen)];
    const double total = r.seconds.total();
    QRectF row(places.waterfall.left(), places.waterfall.top(), places.waterfall.width(), places.line);
    painter.setPen(palette().color(QPalette::Text));
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft,
        tr("%1 recovers in %2", "policy and time").arg(policyName(r.policy), formatSeconds(total)));
    painter.setFont(font());
    // Its own scale: it is read by itself.
    const QFontMetricsF metrics(font());
    double figures = 0;
    for (const Part& part : kParts)
        figures = std::max(figures, metrics.horizontalAdvance(formatSeconds(r.seconds.*part.seconds)));
    figures += kGap + 2;
    const double scale = std::max(1.0, row.width() - places.names - figures) / (total > 0 ? total : 1);
    double before = 0;
    for (const Part& part : kParts) {
        row.translate(0, places.line);
        const double seconds = r.seconds.*part.seconds;
        painter.setPen(seconds > 0 ? palette().color(QPalette::Text) : mutedText(palette()));
        painter.drawText(row.adjusted(0, 0, places.names - row.width() - kGap, 0),
            Qt::AlignVCenter | Qt::AlignLeft,
            metrics.elidedText(tr(part.name), Qt::ElideMiddle, places.names - kGap));
        const double left = row.left() + places.names + before * scale;
        const QRectF bar(
            left, row.top() + 2, std::max(seconds > 0 ? 1.0 : 0.0, seconds * scale), places.line - 5);
        if (before > 0) {
            painter.setPen(QPen(gridColor(palette()), 1, Qt::DashLine));
            painter.drawLine(
                QPointF(left, bar.top() - 5), QPointF(left, bar.top() + (seconds > 0 ? 0 : bar.height())));
        }
        if (seconds > 0)
            fillPart(painter, bar, part, palette());
        painter.setPen(seconds > 0 ? palette().color(QPalette::Text) : mutedText(palette()));
        painter.drawText(QRectF(bar.right() + 4, row.top(), figures + 40, row.height()),
            Qt::AlignVCenter | Qt::AlignLeft, seconds > 0 ? formatSeconds(seconds) : QStringLiteral("–"));
        before += seconds;
    }
}

void RecoveryTimeView::paintBars(QPainter& painter, const Places& places) const
{
    QRectF row(places.bars.left(), places.bars.top(), places.bars.width(), places.line);
    const QFontMetricsF metrics(font());
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    painter.setPen(palette().color(QPalette::Text));
    painter.drawText(row, Qt::AlignVCenter | Qt::AlignLeft, tr("All that can go on"));
    for (const int policy : rows()) {
        row.translate(0, places.line);
        const Recovery& r = m_recoveries->policies[at(policy)];
        const double total = r.seconds.total();
        if (policy == m_chosen) {
            QColor mark = palette().color(QPalette::Highlight);
            mark.setAlpha(50);
            painter.fillRect(row.adjusted(-kMargin / 2, 0, kMargin / 2, 0), mark);
        }
        painter.setFont(policy == m_chosen ? bold : font());
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(row.adjusted(0, 0, places.names - row.width() - kGap, 0),
            Qt::AlignVCenter | Qt::AlignLeft,
            QFontMetricsF(painter.font())
                .elidedText(policyName(r.policy), Qt::ElideMiddle, places.names - kGap));
        const bool cut = total > places.longest * (1 + 1e-9);
        double left = row.left() + places.names;
        const double end = left + std::min(total, places.longest) * places.scale;
        double shown = 0;
        for (const Part& part : kParts) {
            const double seconds = std::min(r.seconds.*part.seconds, places.longest - shown);
            if (seconds <= 0)
                continue;
            shown += seconds;
            const QRectF bar(left, row.top() + 2, std::max(1.0, seconds * places.scale), places.line - 5);
            fillPart(painter, bar, part, palette());
            left = bar.right();
        }
        if (cut) { // a gap across the bar: it goes on
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(palette().color(QPalette::Base), 3));
            for (const double x : {end - 2 * kBreak, end - kBreak})
                painter.drawLine(QPointF(x, row.bottom()), QPointF(x + kBreak, row.top()));
            painter.setRenderHint(QPainter::Antialiasing, false);
        }
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(std::max(left, end) + 4, row.top(), row.right() - end, row.height()),
            Qt::AlignVCenter | Qt::AlignLeft,
            (cut ? QStringLiteral("… ") : QString()) + formatSeconds(total));
    }
    painter.setFont(font());
}

void RecoveryTimeView::paintLegend(QPainter& painter, const Places& places) const
{
    const QFontMetricsF metrics(font());
    double x = places.legend.left();
    double y = places.legend.top();
    for (const Part& part : kParts) {
        const QString name = tr(part.name);
        if (x > places.legend.left() && x + 18 + metrics.horizontalAdvance(name) > places.legend.right()) {
            x = places.legend.left();
            y += places.line;
        }
        if (y + places.line > places.legend.bottom())
            break; // the waterfall names them as well
        fillPart(painter, QRectF(x, y + places.line / 2 - 5, 12, 10), part, palette());
        painter.setPen(palette().color(QPalette::Text));
        painter.drawText(QRectF(x + 16, y, 300, places.line), Qt::AlignVCenter | Qt::AlignLeft, name);
        x += 28 + metrics.horizontalAdvance(name);
    }
}

void RecoveryTimeView::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    paintPicture(painter, rect());
}

int RecoveryTimeView::policyAt(const QPointF& position) const
{
    if (isEmpty())
        return -1;
    const Places places = placesIn(rect());
    const auto row = static_cast<int>((position.y() - places.bars.top()) / places.line) - 1;
    const std::vector<int> shown = rows();
    return position.y() >= places.bars.top() && row >= 0 && row < std::ssize(shown) ? shown[at(row)] : -1;
}

PictureView::Tip RecoveryTimeView::tipAt(const QPointF& position) const
{
    const int policy = policyAt(position);
    if (policy < 0)
        return {};
    const Recovery& r = m_recoveries->policies[at(policy)];
    QStringList lines {tr("%1 recovers in %2", "policy and time")
                           .arg(policyName(r.policy), formatSeconds(r.seconds.total()))};
    for (const Part& part : kParts)
        if (r.seconds.*part.seconds > 0)
            lines << QStringLiteral("%1: %2").arg(tr(part.name), formatSeconds(r.seconds.*part.seconds));
    return {lines.join(u'\n')};
}

std::unique_ptr<QAbstractTableModel> RecoveryTimeView::createTable() const
{
    QStringList titles {tr("Policy")};
    for (const Part& part : kParts)
        titles << tr("%1 (s)").arg(tr(part.name));
    titles << tr("in all (s)");
    return std::make_unique<CallbackTable>(static_cast<int>(rows().size()), titles,
        [shared = m_recoveries, rows = rows()](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const Recovery& r = shared->policies[at(rows[at(row)])];
            if (column == 0)
                return policyName(r.policy);
            const double seconds = column <= static_cast<int>(kParts.size())
                ? r.seconds.*kParts[at(column - 1)].seconds
                : r.seconds.total();
            return role == Qt::EditRole ? QVariant(seconds) : QVariant(QLocale().toString(seconds, 'g', 4));
        });
}

QString RecoveryTimeView::describe() const
{
    QStringList parts;
    for (const int policy : rows()) {
        const Recovery& r = m_recoveries->policies[at(policy)];
        parts << QStringLiteral("%1 %2").arg(policyName(r.policy), formatSeconds(r.seconds.total()));
    }
    return tr("Time to recover: %1.").arg(parts.join(QStringLiteral(", ")));
}

void RecoveryTimeView::choose(int policy)
{
    setChosen(policy);
    const Recovery& r = m_recoveries->policies[at(policy)];
    announce(*this,
        tr("%1 recovers in %2", "policy and time")
            .arg(policyName(r.policy), formatSeconds(r.seconds.total())));
    Q_EMIT chosenByPerson(policy);
}

void RecoveryTimeView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return PictureView::mousePressEvent(event);
    if (const int policy = policyAt(event->position()); policy >= 0)
        choose(policy);
}

void RecoveryTimeView::keyPressEvent(QKeyEvent* event)
{
    const std::vector<int> shown = rows();
    const int step = event->key() == Qt::Key_Up ? -1 : event->key() == Qt::Key_Down ? 1 : 0;
    if (step == 0 || shown.empty())
        return PictureView::keyPressEvent(event);
    const auto now = static_cast<int>(std::ranges::find(shown, m_chosen) - shown.begin());
    const int next =
        now == std::ssize(shown) ? 0 : std::clamp(now + step, 0, static_cast<int>(shown.size()) - 1);
    choose(shown[at(next)]);
}

} // namespace rankloom::ui
