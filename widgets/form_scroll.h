// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

namespace rankloom::ui {

/// Scrolls a form that reflows, up and down only. As wide as what it scrolls needs at least: there is no
/// horizontal scroll bar, a narrower one would cut it.
class FormScroll : public QScrollArea {
public:
    explicit FormScroll(QWidget* parent = nullptr);

    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace rankloom::ui
