// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include <QString>

#include "widgets/timeline/timeline_scene.h"

class QPainter;

namespace rankloom::ui {

/// Space the legend needs at a width, and the lane names. Pixels. `reference` is the other timeline of the
/// picture, if there is one.
double legendHeight(
    const TimelineScene& scene, const TimelineScene* reference, const TimelineStyle& style, double width);
double laneNameWidth(const TimelineScene& scene, const TimelineScene* reference, const TimelineStyle& style);

/// Paints what stands around the lanes of a timeline.
class TimelineFrame {
public:
    TimelineFrame(const TimelineScene& scene, const TimelineLayout& layout, const TimelineMapping& mapping,
        const TimelineStyle& style);
    /// The timeline above this one: the legend speaks of both, the caption says how they differ.
    void setReference(const TimelineScene* reference) { m_reference = reference; }
    /// Passes are drawn together at this zoom, and the header says so.
    void setFolded(bool folded) { m_folded = folded; }

    void paintGrid(QPainter& painter) const; ///< behind the lanes
    void paint(QPainter& painter) const;
    /// Names of the lanes, caption and the end of the step: all that a timeline needs beside another one.
    void paintSection(QPainter& painter) const;
    /// What each lane does at a moment, in place of its peak.
    void paintNames(QPainter& painter, std::optional<std::int64_t> moment = {}) const;
    void paintRuler(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;

private:
    void paintHeader(QPainter& painter) const;
    void paintOverview(QPainter& painter) const;
    void paintCaption(QPainter& painter) const;
    void paintEnd(QPainter& painter) const;
    struct NameText {
        QString below; ///< second line
        bool alarm = false;
        bool instead = false; ///< worth more than the name where there is room for one line only
    };
    void paintName(QPainter& painter, int lane, const NameText& text) const;

    const TimelineScene& m_scene;
    const TimelineScene* m_reference = nullptr;
    bool m_folded = false;
    const TimelineLayout& m_layout;
    TimelineMapping m_mapping;
    const TimelineStyle& m_style;
};

} // namespace rankloom::ui
