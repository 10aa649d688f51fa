// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panels/panel_parts.h"

#include <QLabel>
#include <QSpinBox>

namespace rankloom::ui {

void prepareWords(std::initializer_list<QLabel*> labels)
{
    for (QLabel* label : labels) {
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->setFocusPolicy(Qt::NoFocus);
        label->hide();
    }
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
