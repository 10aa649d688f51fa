// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace rankloom::ui {

/// Fusion with outlines that are seen on dark ground too: its own are darker than the window, whatever that
/// is. Boxes to tick and fields get one of at least 3:1 (WCAG 2.1, 1.4.11). A choice that has no room ends in
/// three dots: where it is cut is seen.
class OutlinedStyle : public QProxyStyle {
    Q_OBJECT
public:
    OutlinedStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option, QPainter* painter,
        const QWidget* widget = nullptr) const override;
    /// A label shows its text as it is unless it says that it has markup: most have names in them, and a
    /// picture that one names would be read from the disk.
    void polish(QWidget* widget) override;
    using QProxyStyle::polish;
    /// A wheel over tabs scrolls what lies below them, and does not take one to another panel.
    int styleHint(StyleHint hint, const QStyleOption* option = nullptr, const QWidget* widget = nullptr,
        QStyleHintReturn* data = nullptr) const override;
};

} // namespace rankloom::ui
