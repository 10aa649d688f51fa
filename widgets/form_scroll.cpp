// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/form_scroll.h"

#include <algorithm>

#include <QEvent>
#include <QScrollBar>

namespace rankloom::ui {

FormScroll::FormScroll(QWidget* parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
}

QSize FormScroll::minimumSizeHint() const
{
    QSize size = QScrollArea::minimumSizeHint();
    if (widget() != nullptr)
        size.setWidth(std::max(
            size.width(), widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width()));
    return size;
}

bool FormScroll::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace rankloom::ui
