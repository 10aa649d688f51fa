// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/painted_layer.h"

#include <QPainter>
#include <QWidget>

namespace rankloom::ui {

const QPixmap& PaintedLayer::pixels(const QWidget& view, const std::function<void(QPainter&)>& paint)
{
    const double ratio = view.devicePixelRatioF();
    const QSize wanted = (QSizeF(view.size()) * ratio).toSize();
    if (m_pixels.size() != wanted || m_pixels.devicePixelRatio() != ratio) {
        m_pixels = QPixmap(wanted);
        m_pixels.setDevicePixelRatio(ratio);
        m_isPainted = false;
    }
    if (m_isPainted)
        return m_pixels;
    m_pixels.fill(view.palette().color(QPalette::Base));
    QPainter painter(&m_pixels);
    painter.setFont(view.font());
    paint(painter);
    m_isPainted = true;
    return m_pixels;
}

} // namespace rankloom::ui
