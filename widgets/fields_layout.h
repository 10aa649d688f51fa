// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/line_layout.h"

namespace rankloom::ui {

/// Labels and their fields, line after line. Where there is room two pairs stand side by side; where there is
/// less the labels stand above their fields, and at last every pair has a line of its own: a form never is
/// wider than what it stands in.
class FieldsLayout : public LineLayout {
public:
    explicit FieldsLayout(QWidget* parent = nullptr);

    void addField(QWidget* label, QWidget* field);
    [[nodiscard]] QSize minimumSize() const override;
    [[nodiscard]] QSize sizeHint() const override;

private:
    struct Shape {
        int columns = 1;
        bool above = false; ///< labels above their fields
    };
    [[nodiscard]] int widthOf(const Shape& shape) const;
    [[nodiscard]] int labelWidth(const Shape& shape, int column) const;
    [[nodiscard]] Shape shapeFor(int width) const;
    [[nodiscard]] int pairs() const { return count() / 2; }
    int place(const QRect& area, Placing placing) const override;
};

} // namespace rankloom::ui
