// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/inspector/change_caption.h"

#include <algorithm>

#include <QCoreApplication>
#include <QEnterEvent>
#include <QFontMetrics>
#include <QMouseEvent>
#include <QResizeEvent>

namespace rankloom::ui {

void ChangeCaption::setChange(const QString& value, const QString& change)
{
    m_value = value;
    m_change = change;
    fit();
}

QSize ChangeCaption::minimumSizeHint() const { return {1, QLabel::minimumSizeHint().height()}; }

void ChangeCaption::enterEvent(QEnterEvent* event)
{
    QLabel::enterEvent(event);
    setUnderlined(taken != nullptr && isEnabled());
}

void ChangeCaption::leaveEvent(QEvent* event)
{
    QLabel::leaveEvent(event);
    setUnderlined(false);
}

void ChangeCaption::mousePressEvent(QMouseEvent* event) { event->accept(); }

void ChangeCaption::mouseReleaseEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton || !rect().contains(event->position().toPoint()) || !taken)
        return;
    const auto take = taken; // which may make another one of this
    take();
}

void ChangeCaption::resizeEvent(QResizeEvent* event)
{
    QLabel::resizeEvent(event);
    fit();
}

void ChangeCaption::changeEvent(QEvent* event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void ChangeCaption::setUnderlined(bool on)
{
    QFont shown = font();
    shown.setUnderline(on);
    setFont(shown);
    setCursor(on ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void ChangeCaption::fit()
{
    if (m_change.isEmpty())
        return clear();
    const QString all = QCoreApplication::translate(
        "rankloom::ui::InspectorSection", "%1: %2", "value and what it would change");
    const QFontMetrics metrics = fontMetrics();
    const int room = width() - metrics.horizontalAdvance(all.arg(QString(), m_change)) - 1;
    setText(all.arg(metrics.elidedText(m_value, Qt::ElideRight, std::max(room, 1)), m_change));
}

} // namespace rankloom::ui
