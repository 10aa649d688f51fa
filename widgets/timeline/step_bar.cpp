// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/step_bar.h"

#include <algorithm>
#include <functional>
#include <utility>

#include <QContextMenuEvent>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "core/evaluate/step_parts.h"
#include "widgets/callback_table.h"
#include "widgets/foreign_text.h"
#include "widgets/table_dialog.h"
#include "widgets/theme.h"
#include "widgets/translated.h"

namespace rankloom::ui {

namespace {

constexpr int kMargin = 2;
constexpr int kGhostHeight = 4; ///< px, kept free below the bar
constexpr int kGhostMilliseconds = 2000;

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
    std::vector<Part> parts;
    if (time && time->step.value() > 0) {
        int color = 0;
        for (const StepPart& part : stepParts()) {
            const double seconds = (time->breakdown.*part.time).value();
            if (seconds > 0)
                parts.push_back({part.key, translated(part.label), seconds, seconds / time->step.value(),
                    color, part.idle});
            ++color;
        }
    }
    setAccessibleName(tr("Where the step goes"));
    showParts(std::move(parts));
}

void StepBar::setServedStep(const std::vector<ServedStepPart>& served)
{
    double whole = 0;
    for (const ServedStepPart& part : served)
        whole += part.time.value();
    std::vector<Part> parts;
    int color = 0;
    for (const ServedStepPart& part : served)
        parts.push_back({QByteArray(part.key.data(), static_cast<qsizetype>(part.key.size())),
            translated(part.label), part.time.value(), part.time.value() / whole, color++, part.idle});
    setAccessibleName(tr("Where the time per output token goes"));
    showParts(std::move(parts));
}

void StepBar::showParts(std::vector<Part> parts)
{
    std::vector<Part> before = std::exchange(m_parts, std::move(parts));
    if (!before.empty() && !m_parts.empty() && before != m_parts) {
        m_before = std::move(before);
        m_ghost.start(kGhostMilliseconds, this);
    } else if (m_parts.empty()) {
        m_ghost.stop();
    }
    m_cursor = std::clamp(m_cursor, 0, std::max(0, static_cast<int>(m_parts.size()) - 1));
    describe();
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
        lines << wordsOf(*part);
    return lines.join(u'\n');
}

QString StepBar::wordsOf(const Part& part)
{
    return tr("%1 %2, %3").arg(part.label, formatSeconds(part.seconds), formatPercent(part.share));
}

/// The part under the keyboard first, then all.
void StepBar::describe()
{
    const bool hasCursor = hasFocus() && !m_parts.empty();
    setAccessibleDescription(
        (hasCursor ? wordsOf(m_parts[static_cast<std::size_t>(m_cursor)]) + u'\n' : QString()) + details());
}

std::vector<StepBar::Place> StepBar::placesOf(const std::vector<Part>& parts) const
{
    std::vector<Place> out;
    double whole = 0;
    for (const Part& part : m_parts)
        whole += part.seconds;
    double x = kMargin;
    for (const Part& part : parts) {
        const double wide = (width() - 2 * kMargin) * part.seconds / whole;
        out.push_back({&part, x, x + wide});
        x += wide;
    }
    return out;
}

QString StepBar::partAt(int x) const
{
    for (const Place& place : placesOf(m_parts))
        if (x >= place.left && x < place.right)
            return place.part->label;
    return {};
}

std::unique_ptr<QAbstractTableModel> StepBar::createTable() const
{
    return std::make_unique<CallbackTable>(static_cast<int>(m_parts.size()),
        QStringList {accessibleName(), tr("Time"), tr("Share")},
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

QSize StepBar::sizeHint() const { return {90, fontMetrics().height() + 2 * kMargin + kGhostHeight}; }

QSize StepBar::minimumSizeHint() const { return sizeHint(); }

void StepBar::paintEvent(QPaintEvent* /*event*/)
{
    QPainter painter(this);
    if (m_stale)
        painter.setOpacity(0.45);
    for (const Place& place : placesOf(m_parts))
        paintPart(painter, place);
    if (m_ghost.isActive())
        paintGhost(painter);
    if (!hasFocus() || m_parts.empty())
        return;
    const Place here = placesOf(m_parts)[static_cast<std::size_t>(m_cursor)];
    painter.setPen(QPen(palette().highlight(), 2));
    painter.drawRect(QRectF(here.left, 1, std::max(4.0, here.right - here.left), height() - 2));
}

/// On the scale of the step as it is now: what was longer ends farther to the right.
void StepBar::paintGhost(QPainter& painter) const
{
    const Ground ground = groundOf(palette());
    painter.setOpacity(0.7);
    for (const Place& place : placesOf(m_before)) {
        const QRectF area(
            place.left, height() - kGhostHeight + 1, place.right - place.left, kGhostHeight - 2);
        painter.fillRect(
            area, place.part->idle ? mutedText(palette()) : categoryColor(place.part->color, ground));
    }
    painter.setOpacity(1);
}

void StepBar::timerEvent(QTimerEvent* event)
{
    if (event->timerId() != m_ghost.timerId()) {
        QWidget::timerEvent(event);
        return;
    }
    m_ghost.stop();
    update();
}

void StepBar::paintPart(QPainter& painter, const Place& place) const
{
    const QRectF area(place.left, kMargin, place.right - place.left, height() - 2 * kMargin - kGhostHeight);
    const Ground ground = groundOf(palette());
    QColor text = palette().color(QPalette::WindowText);
    if (place.part->idle) {
        // As in the lanes: what idles is hatched.
        painter.fillRect(area, palette().base());
        painter.setPen(mutedText(palette()));
        hatch(painter, area, 6);
    } else {
        const QColor fill = categoryColor(place.part->color, ground);
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
    if (event->type() == QEvent::FocusIn || event->type() == QEvent::FocusOut)
        describe();
    if (event->type() != QEvent::ToolTip || m_parts.empty())
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const QString part = partAt(help->pos().x());
    QToolTip::showText(
        help->globalPos(), plainTip((part.isEmpty() ? QString() : part + u'\n') + details()), this);
    return true;
}

void StepBar::setCursorPart(int part)
{
    m_cursor = std::clamp(part, 0, std::max(0, static_cast<int>(m_parts.size()) - 1));
    describe();
    update();
}

void StepBar::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const std::vector<Place> places = placesOf(m_parts);
    for (std::size_t i = 0; i < places.size(); ++i)
        if (event->position().x() >= places[i].left && event->position().x() < places[i].right) {
            setCursorPart(static_cast<int>(i));
            Q_EMIT partChosen(m_parts[i].key);
        }
}

void StepBar::contextMenuEvent(QContextMenuEvent* event)
{
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Show as &table"), this, &StepBar::showTable)->setEnabled(!m_parts.empty());
    menu->popup(event->globalPos());
}

void StepBar::keyPressEvent(QKeyEvent* event)
{
    const int key = event->key();
    if (key == Qt::Key_T && event->modifiers() == Qt::ControlModifier)
        showTable();
    else if (key == Qt::Key_Left || key == Qt::Key_Right)
        setCursorPart(m_cursor + (key == Qt::Key_Left ? -1 : 1));
    else if (key == Qt::Key_Home || key == Qt::Key_End)
        setCursorPart(key == Qt::Key_Home ? 0 : static_cast<int>(m_parts.size()) - 1);
    else if ((key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) && !m_parts.empty())
        Q_EMIT partChosen(m_parts[static_cast<std::size_t>(m_cursor)].key);
    else
        QWidget::keyPressEvent(event);
}

void StepBar::showTable()
{
    if (m_parts.empty())
        return;
    QDialog* dialog = new TableDialog(createTable(), accessibleName(), window());
    dialog->show();
}

} // namespace rankloom::ui
