// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/panel_parts.h"

#include <algorithm>

#include <QEvent>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>

namespace rankloom::ui {

namespace {

/// As wide as what it scrolls needs at least: there is no horizontal scroll bar, a narrower one would cut it.
class FormScroll : public QScrollArea {
public:
    using QScrollArea::QScrollArea;

    [[nodiscard]] QSize minimumSizeHint() const override
    {
        QSize size = QScrollArea::minimumSizeHint();
        if (widget() != nullptr)
            size.setWidth(std::max(
                size.width(), widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width()));
        return size;
    }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (watched == widget() && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QScrollArea::eventFilter(watched, event);
    }
};

} // namespace

void prepareWords(std::initializer_list<QLabel*> labels)
{
    for (QLabel* label : labels) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFocusPolicy(Qt::NoFocus);
        label->hide();
    }
}

QScrollArea* makeFormScroll(QWidget* parent)
{
    auto* scroll = new FormScroll(parent);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    return scroll;
}

QSpinBox* makeMovesBox(QWidget* parent, int moves)
{
    auto* box = new QSpinBox(parent);
    box->setRange(1000, kMostMoves);
    box->setGroupSeparatorShown(true);
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setValue(moves);
    return box;
}

} // namespace rankloom::ui
