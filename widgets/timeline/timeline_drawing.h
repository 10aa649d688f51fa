// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>

class QPainter;
class QPalette;
class QPen;
class QString;

namespace rankloom::ui {

/// Text on a plate that reads on everything, kept within `bounds`.
void drawPlate(
    QPainter& painter, QPointF center, const QString& text, const QRectF& bounds, const QPalette& palette);
/// An arrow that leaves and arrives upright, on a seam of the base colour so that it reads on passes.
void drawArrow(QPainter& painter, QPointF start, QPointF stop, const QPen& pen, const QPalette& palette);

} // namespace rankloom::ui
