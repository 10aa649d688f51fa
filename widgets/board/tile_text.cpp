// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/board/tile_text.h"

#include <QPainter>
#include <QVector>

namespace rankloom::ui {

TileText::TileText(const QFont& font) : m_font(QRawFont::fromFont(font))
{
    QString letters;
    for (int i = 0; i < kCount; ++i)
        letters += QChar(kFirst + i);
    const QList<quint32> glyphs = m_font.glyphIndexesForString(letters);
    const QList<QPointF> advances = m_font.advancesForGlyphIndexes(glyphs);
    for (int i = 0; i < kCount && i < glyphs.size() && i < advances.size(); ++i) {
        m_glyphs[static_cast<std::size_t>(i)] = glyphs[i];
        m_advances[static_cast<std::size_t>(i)] = advances[i].x();
    }
    m_baseline = m_font.capHeight() / 2;
    m_run.setRawFont(m_font);
}

void TileText::draw(QPainter& painter, QPointF centre, const QString& text, double room)
{
    QList<quint32> glyphs;
    QList<QPointF> positions;
    double width = 0;
    for (const QChar letter : text) {
        const int code = letter.unicode() == 0x2212 ? '-' : letter.unicode();
        if (code < kFirst || code >= kFirst + kCount)
            return;
        const auto index = static_cast<std::size_t>(code - kFirst);
        glyphs.append(m_glyphs[index]);
        positions.append(QPointF(width, 0));
        width += m_advances[index];
    }
    if (width > room)
        return;
    m_run.setGlyphIndexes(glyphs);
    m_run.setPositions(positions);
    painter.drawGlyphRun(centre + QPointF(-width / 2, m_baseline), m_run);
}

} // namespace rankloom::ui
