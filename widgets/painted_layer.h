// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QPixmap>

class QPainter;
class QWidget;

namespace rankloom::ui {

/// What a view painted last. Marks under the pointer and the cursor are painted over it at every move, while
/// the picture below them is painted again only when it changes.
class PaintedLayer {
public:
    void forget() { m_isPainted = false; }
    [[nodiscard]] bool isPainted() const { return m_isPainted; }
    /// As large as the view; painted first, on its base colour and in its font, where the layer was forgotten
    /// or the view has other pixels than then.
    const QPixmap& pixels(const QWidget& view, const std::function<void(QPainter&)>& paint);

private:
    QPixmap m_pixels;
    bool m_isPainted = false;
};

} // namespace rankloom::ui
