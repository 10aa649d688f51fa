// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include <QBrush>
#include <QColor>
#include <QPalette>
#include <QRectF>
#include <QRgb>
#include <QString>

#include "core/schedule/timeline.h"

class QApplication;
class QPainter;

namespace rankloom::ui {

/// Milliseconds before old figures are dimmed: most new ones come sooner, and nothing flashes.
constexpr int kDimAfter = 80;

enum class ThemeMode : std::uint8_t { System, Light, Dark };
/// Sets style (Fusion), palette and font of the whole program; every view paints from the palette, so it
/// follows.
void applyTheme(QApplication& application, ThemeMode mode);
/// What a picture is drawn on.
enum class Ground : std::uint8_t { Light, Dark };
[[nodiscard]] Ground groundOf(const QPalette& palette);
[[nodiscard]] bool isDark(const QPalette& palette);
/// The palette applyTheme() sets, for pictures that are made without a window.
QPalette themePalette(Ground ground);
/// Colours of a picture that follow from its palette.
QColor mutedText(const QPalette& palette); ///< units, axis labels, hints; at least 4.5:1 on the base
QColor gridColor(const QPalette& palette); ///< lines that order a picture without drawing attention
QColor alarmColor(const QPalette& palette); ///< over capacity, errors; at least 4.5:1 on the base
/// `share` of `b` over `a`, in sRGB.
QColor mixed(const QColor& a, const QColor& b, double share);
/// Contrast by WCAG 2.1 (relative luminance, section 1.4.3): 1 to 21.
double contrastRatio(const QColor& a, const QColor& b);

/// Categorical colours, safe for colour-vision deficiency (Okabe-Ito, adapted for dark backgrounds); index
/// wraps.
QColor categoryColor(int index, Ground ground);
/// Fill of a pass kind: colour and, where two kinds could be confused without colour, a pattern.
QBrush passBrush(PassKind kind, Ground ground);
QColor passColor(PassKind kind, Ground ground);
/// Fills with passBrush(); in vector pictures the pattern is made of lines, not of an embedded bitmap.
void fillPass(QPainter& painter, const QRectF& area, PassKind kind, Ground ground);
/// Of the lines of a hatch.
enum class Slope : std::uint8_t { Rising, Falling };
/// Direction and density of the hatch of a bubble: causes differ without colour too.
struct BubbleHatch {
    double gap = 8; ///< px between lines
    Slope slope = Slope::Rising;
};
/// A seamless texture of diagonal lines, sharp at `ratio` device pixels per pixel.
QBrush hatchBrush(const QColor& ink, const BubbleHatch& look, double ratio);
/// Diagonal hatch of lines `gap` pixels apart, in the painter's pen, cut to `area`.
void hatch(QPainter& painter, const QRectF& area, double gap, Slope slope = Slope::Rising);
QColor bubbleColor(BubbleCause cause, Ground ground);
BubbleHatch bubbleHatch(BubbleCause cause);
/// Black or white, whichever reads better on `background`.
QColor readableOn(const QColor& background);

enum class ColorMap : std::uint8_t { Cividis, Viridis, Magma, Grey, Diverging };
/// 256 opaque entries; lightness is monotone except for Diverging (blue-white-orange).
std::span<const QRgb, 256> colorTable(ColorMap map);

/// Locale-aware numbers with three significant digits and a unit ("41,2 GiB" in German), and the exact value.
QString formatBytes(double bytes);
QString formatSeconds(double seconds);
QString formatRate(double bytesPerSecond);
QString formatPercent(double share);
QString formatCount(double count);
QString exactBytes(double bytes);

} // namespace rankloom::ui
