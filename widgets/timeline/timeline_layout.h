// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>

namespace rankloom::ui {

/// What the places on a timeline follow from. Pixels.
struct TimelineLayoutInput {
    QRectF area;
    int lanes = 0;
    bool curves = false; ///< a memory curve under each lane
    double nameWidth = 80;
    double lineHeight = 16; ///< of the font
    double legendHeight = 20;
    double scroll = 0; ///< how far the lanes are moved up; clamped
};

/// Where everything is. Pure geometry: the same for screen, export and hit test.
struct TimelineLayout {
    QRectF header; ///< one line of figures
    QRectF ruler;
    QRectF names;
    QRectF body; ///< lanes; taller contents scroll
    QRectF legend;
    double bandHeight = 0; ///< of the slices of a lane
    double curveHeight = 0; ///< of its memory curve, 0 without
    double pitch = 1; ///< from lane to lane
    double scroll = 0;
    int lanes = 0;

    [[nodiscard]] double contentHeight() const { return pitch * lanes; }
    [[nodiscard]] double maximumScroll() const;
    [[nodiscard]] QRectF band(int lane) const; ///< the slices of a lane, over the width of the body
    [[nodiscard]] QRectF curve(int lane) const;
    [[nodiscard]] QRectF name(int lane) const;
    /// The lane at a height, -1 between body and border or where there is none.
    [[nodiscard]] int laneAt(double y) const;
    [[nodiscard]] int firstVisibleLane() const;
    [[nodiscard]] int lastVisibleLane() const; ///< inclusive
    /// The scroll that brings a lane into view, moving as little as possible.
    [[nodiscard]] double scrollToShow(int lane) const;
};

TimelineLayout layoutTimeline(const TimelineLayoutInput& input);

} // namespace rankloom::ui
