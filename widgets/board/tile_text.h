// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QFont>
#include <QGlyphRun>
#include <QPointF>
#include <QRawFont>
#include <QString>

class QPainter;

namespace rankloom::ui {

/// Draws thousands of short labels of digits and letters per frame: glyphs and advances are looked up once,
/// while QPainter::drawText shapes the text of every call anew (13 against about 1 microsecond).
class TileText {
public:
    explicit TileText(const QFont& font);

    /// `text` centred on `centre` in the painter's pen; nothing when it is wider than `room` or holds other
    /// than printable ASCII characters.
    void draw(QPainter& painter, QPointF centre, const QString& text, double room);

private:
    static constexpr int kFirst = 32;
    static constexpr int kCount = 95;

    QRawFont m_font;
    std::array<quint32, kCount> m_glyphs {};
    std::array<double, kCount> m_advances {};
    double m_baseline = 0; ///< below the centre
    QGlyphRun m_run;
};

} // namespace rankloom::ui
