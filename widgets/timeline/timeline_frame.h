// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "widgets/timeline/timeline_scene.h"

class QPainter;

namespace rankloom::ui {

/// Space the legend needs at a width, and the lane names. Pixels.
double legendHeight(const TimelineScene& scene, const TimelineStyle& style, double width);
double laneNameWidth(const TimelineScene& scene, const TimelineStyle& style);

/// Paints what stands around the lanes of a timeline.
class TimelineFrame {
public:
    TimelineFrame(const TimelineScene& scene, const TimelineLayout& layout, const TimelineMapping& mapping,
        const TimelineStyle& style);

    void paintGrid(QPainter& painter) const; ///< behind the lanes
    void paint(QPainter& painter, bool somethingFolded) const;
    // Parts of it, for pictures of several timelines.
    void paintRuler(QPainter& painter) const;
    void paintNames(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;

private:
    void paintHeader(QPainter& painter, bool somethingFolded) const;
    void paintOverview(QPainter& painter) const;

    const TimelineScene& m_scene;
    const TimelineLayout& m_layout;
    TimelineMapping m_mapping;
    const TimelineStyle& m_style;
};

} // namespace rankloom::ui
