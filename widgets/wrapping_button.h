// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPushButton>

namespace rankloom::ui {

/// A push button whose text takes several lines where it is too narrow for one.
class WrappingButton : public QPushButton {
public:
    explicit WrappingButton(const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] int textFlags(int room) const; ///< of a text as wide as `room`
    [[nodiscard]] QSize margins() const; ///< what the style takes around the text
};

} // namespace rankloom::ui
