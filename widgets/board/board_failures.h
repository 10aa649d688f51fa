// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QPalette>
#include <QRectF>

#include "widgets/board/board_geometry.h"

class QPainter;

namespace rankloom::ui {

/// A cross over every slot whose device is lost (speed 0), hatching and the share over one that is slow.
/// `speeds`: one per device, or empty.
void paintFailures(QPainter& painter, const std::vector<double>& speeds, const BoardGeometry& geometry,
    const BoardViewport& viewport, const QRectF& clip, const QPalette& palette);

} // namespace rankloom::ui
