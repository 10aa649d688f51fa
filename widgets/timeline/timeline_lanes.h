// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include <QHash>
#include <QStaticText>

#include "widgets/timeline/timeline_scene.h"

class QPainter;

namespace rankloom::ui {

/// Prepared labels of slices ("F12"): laying text out is fifteen times dearer than drawing it.
class TimelineLabels {
public:
    const QStaticText& label(const Slice& slice, const QFont& font);

private:
    QHash<quint64, QStaticText> m_labels;
    QFont m_font;
};

/// Paints the lanes of a timeline: exact slices and bubbles where they are wide enough, folded columns
/// elsewhere, memory curves below.
class TimelineLanes {
public:
    TimelineLanes(const TimelineScene& scene, const TimelineLayout& layout, const TimelineMapping& mapping,
        const TimelineStyle& style, TimelineLabels& labels);

    void paint(QPainter& painter);
    /// Slices of one microbatch, the rest dimmed, with the way from stage to stage.
    void paintRelated(QPainter& painter, std::span<const SliceRef> related);
    void paintCriticalPath(QPainter& painter);

    [[nodiscard]] std::int64_t foldedSlices() const { return m_folded; } ///< by the last paint()
    [[nodiscard]] QRectF sliceRect(SliceRef ref) const;
    [[nodiscard]] QRectF intervalRect(int lane, std::int64_t start, std::int64_t end) const;

private:
    void paintLane(QPainter& painter, int lane);
    void paintColumns(QPainter& painter, int lane);
    void paintColumnPixels(QPainter& painter, int lane);
    void paintColumnShapes(QPainter& painter, int lane);
    void paintBubble(QPainter& painter, int lane, const Bubble& bubble);
    void paintSlice(QPainter& painter, int lane, const Slice& slice);
    void paintCurve(QPainter& painter, int lane);
    void paintCurvePixels(QPainter& painter, const QRectF& area, const LaneMemory& memory, double top);
    void paintCurveShape(QPainter& painter, const QRectF& area, const LaneMemory& memory, double top);
    void paintLinks(QPainter& painter, std::span<const SliceRef> related);

    const TimelineScene& m_scene;
    const TimelineLayout& m_layout;
    TimelineMapping m_mapping;
    const TimelineStyle& m_style;
    TimelineLabels& m_labels;
    double m_ratio = 1; ///< device pixels per pixel
    bool m_pixels = true; ///< raster target
    bool m_rounded = true; ///< few slices: soft corners
    double m_memoryTop = 0; ///< bytes at the top of the curves
    std::int64_t m_folded = 0;
    LaneSelection m_selection;
    std::vector<std::int32_t> m_peaks;
};

/// Bytes at the upper end of all memory curves: capacity or peak, whichever is larger.
double memoryScale(const TimelineScene& scene);
/// Largest bytes of a lane's memory curve.
Bytes peakMemory(const TimelineScene& scene, int lane);

} // namespace rankloom::ui
