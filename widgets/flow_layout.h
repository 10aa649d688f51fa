// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/line_layout.h"

namespace rankloom::ui {

/// Widgets in reading order, line after line: as many on a line as the width takes, each as wide as it likes
/// to be.
class FlowLayout : public LineLayout {
public:
    explicit FlowLayout(QWidget* parent = nullptr) : LineLayout(parent) { }

    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override { return minimumSize(); }

private:
    int place(const QRect& area, Placing placing) const override;
};

} // namespace rankloom::ui
