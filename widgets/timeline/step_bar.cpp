// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/step_bar.h"

#include <algorithm>
#include <functional>

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "core/evaluate/step_parts.h"
#include "widgets/callback_table.h"
#include "widgets/table_dialog.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr int kMargin = 3;

} // namespace

StepBar::StepBar(QWidget* parent) : QWidget(parent)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    setFocusPolicy(Qt::TabFocus);
    setAccessibleName(tr("Where the step goes"));
    setTime({});
}

void StepBar::setTime(std::optional<TimeReport> time)
{
    m_parts.clear();
    if (time && time->step.value() > 0) {
        int color = 0;
        for (const StepPart& part : stepParts()) {
            const double seconds = (time->breakdown.*part.time).value();
            if (seconds > 0)
                m_parts.push_back(
                    {translated(part.label), seconds, seconds / time->step.value(), color, part.idle});
            ++color;
        }
    }
    setAccessibleDescription(details());
    setCursor(m_parts.empty() ? Qt::ArrowCursor : Qt::PointingHandCursor);
    update();
}

void StepBar::setStale(bool stale)
{
    m_stale = stale;
    update();
}

QString StepBar::details() const
{
    std::vector<const Part*> longest;
    for (const Part& part : m_parts)
        longest.push_back(&part);
    std::ranges::stable_sort(longest, std::greater(), &Part::seconds);
    QStringList lines;
    for (const Part* part : longest)
        lines << tr("%1 %2, %3").arg(part->label, formatSeconds(part->seconds), formatPercent(part->share));
    return lines.join(u'\n');
}

std::vector<StepBar::Place> StepBar::places() const
{
    std::vector<Place> out;
    double whole = 0;
    for (const Part& part : m_parts)
        whole += part.seconds;
    double x = kMargin;
    for (const Part& part : m_parts) {
        const double wide = (width() - 2 * kMargin) * part.seconds / whole;
        out.push_back({&part, x, x + wide});
        x += wide;
    }
    return out;
}

QString StepBar::partAt(int x) const
{
    for (const Place& place : places())
        if (x >= place.left && x < place.right)
            return place.part->label;
    return {};
}

std::unique_ptr<QAbstractTableModel> StepBar::createTable() const
{
    return std::make_unique<CallbackTable>(static_cast<int>(m_parts.size()),
        QStringList {tr("Where the step goes"), tr("Time"), tr("Share of the step")},
        [parts = m_parts](int row, int column, Qt::ItemDataRole role) -> QVariant {
            const Part& part = parts[static_cast<std::size_t>(row)];
            if (column == 0)
                return part.label;
            const double value = column == 1 ? part.seconds : part.share;
            if (role == Qt::EditRole)
                return value;
            return column == 1 ? formatSeconds(value) : formatPercent(value);
        });
}

/// Takes what is left over: a tool bar moves to its menu what has no room beside it.
QSize StepBar::sizeHint() const { return {90, fontMetrics().height() + 2 * kMargin + 4}; }

QSize StepBar::minimumSizeHint() const { return sizeHint(); }

void StepBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    if (m_stale)
        painter.setOpacity(0.45);
    for (const Place& place : places())
        paintPart(painter, place);
    if (!hasFocus())
        return;
    painter.setPen(QPen(palette().highlight(), 2));
    painter.drawRect(rect().adjusted(1, 1, -1, -1));
}

void StepBar::paintPart(QPainter& painter, const Place& place) const
{
    const QRectF area(place.left, kMargin, place.right - place.left, height() - 2 * kMargin);
    const bool dark = isDark(palette());
    QColor text = palette().color(QPalette::WindowText);
    if (place.part->idle) {
        // As in the lanes: what idles is hatched.
        painter.fillRect(area, palette().base());
        painter.setPen(mutedText(palette()));
        hatch(painter, area, 6);
    } else {
        const QColor fill = categoryColor(place.part->color, dark);
        painter.fillRect(area, fill);
        text = readableOn(fill);
    }
    painter.setPen(palette().color(QPalette::Window));
    painter.drawLine(area.topRight(), area.bottomRight());
    const QString share = formatPercent(place.part->share);
    const QString full = place.part->label + u' ' + share;
    const QFontMetricsF metrics(font());
    const double room = area.width() - 8;
    const QString shown = metrics.horizontalAdvance(full) <= room ? full
        : metrics.horizontalAdvance(share) <= room                ? share
                                                                  : QString();
    if (shown.isEmpty())
        return;
    if (place.part->idle) { // lines behind letters do not read well
        QRectF behind(0, 0, metrics.horizontalAdvance(shown) + 6, metrics.height());
        behind.moveCenter(area.center());
        painter.fillRect(behind, palette().base());
    }
    painter.setPen(text);
    painter.drawText(area, Qt::AlignCenter, shown);
}

bool StepBar::event(QEvent* event)
{
    if (event->type() != QEvent::ToolTip || m_parts.empty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString part = partAt(help->pos().x());
    QToolTip::showText(help->globalPos(), (part.isEmpty() ? QString() : part + u'\n') + details(), this);
    return true;
}

void StepBar::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        showTable();
}

void StepBar::keyPressEvent(QKeyEvent* event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter || event->key() == Qt::Key_Space)
        showTable();
    else
        QWidget::keyPressEvent(event);
}

void StepBar::showTable()
{
    if (m_parts.empty())
        return;
    QDialog* dialog = new TableDialog(createTable(), tr("Where the step goes"), window());
    dialog->show();
}

} // namespace rankloom::ui
