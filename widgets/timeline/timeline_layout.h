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
    bool keepCurves = false; ///< somebody asked for them: not given up so that all lanes are seen at once
    double curveShare = 0.44; ///< of the lane, where there are curves
    int streamRows = 0; ///< thin rows of what runs beside the passes, under each lane
    double nameWidth = 80;
    double lineHeight = 16; ///< of the font
    double legendHeight = 20;
    double scroll = 0; ///< how far the lanes are moved up; clamped
};

/// Where everything is. Pure geometry: the same for screen, export and hit test.
struct TimelineLayout {
    QRectF header; ///< one line of figures
    QRectF ruler;
    QRectF caption; ///< names the timeline where two share a picture; empty where there is one
    QRectF names;
    QRectF body; ///< lanes; taller contents scroll
    QRectF legend;
    double bandHeight = 0; ///< of the slices of a lane
    double streamHeight = 0; ///< of one row beside the passes
    int streamRows = 0;
    double curveHeight = 0; ///< of its memory curve, 0 without
    double pitch = 1; ///< from lane to lane
    double scroll = 0;
    int lanes = 0;

    [[nodiscard]] double contentHeight() const { return pitch * lanes; }
    [[nodiscard]] double maximumScroll() const;
    [[nodiscard]] QRectF band(int lane) const; ///< the slices of a lane, over the width of the body
    [[nodiscard]] QRectF stream(int lane, int row) const;
    [[nodiscard]] QRectF curve(int lane) const;
    [[nodiscard]] double laneHeight() const { return bandHeight + streamHeight * streamRows + curveHeight; }
    [[nodiscard]] QRectF name(int lane) const;
    /// The lane at a height, -1 between body and border or where there is none.
    [[nodiscard]] int laneAt(double y) const;
    [[nodiscard]] int firstVisibleLane() const;
    [[nodiscard]] int lastVisibleLane() const; ///< inclusive
    /// The scroll that brings a lane into view, moving as little as possible.
    [[nodiscard]] double scrollToShow(int lane) const;
};

TimelineLayout layoutTimeline(const TimelineLayoutInput& input);

/// Two timelines above each other on one time axis: lanes of the same height in both.
struct TimelinePair {
    TimelineLayout reference; ///< the upper one
    TimelineLayout own;
};
TimelinePair layoutTwoTimelines(const TimelineLayoutInput& input, int referenceLanes);

} // namespace rankloom::ui
