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
    const QStaticText& label(const TimelineIndex& index, const Slice& slice, const QFont& font);

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
    /// Compressed sends on the edge of their sender towards their receiver, as long as they take; dashed
    /// behind them what they would take as they were.
    void paintSends(QPainter& painter);
    /// The curves of pictures that are compared have one scale: its upper end, in the unit of the curve.
    void setCurveTop(double top) { m_curveTop = top; }

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
    void paintStreams(QPainter& painter, int lane);
    void paintParts(QPainter& painter, const QRectF& area, const Slice& slice);
    /// Heights of the curve per pixel column: levels that lie above each other (still, then chunk by chunk),
    /// in the unit of the curve; negative outside the step.
    void findLevels(int lane, const LaneCurve& curve);
    void paintCurvePixels(QPainter& painter, const QRectF& area, const LaneCurve& curve);
    void paintCurveShape(QPainter& painter, const QRectF& area, const LaneCurve& curve);
    [[nodiscard]] QColor levelColor(std::size_t level) const;
    void paintLinks(QPainter& painter, std::span<const SliceRef> related);

    const TimelineScene& m_scene;
    const TimelineLayout& m_layout;
    TimelineMapping m_mapping;
    const TimelineStyle& m_style;
    TimelineLabels& m_labels;
    double m_ratio = 1; ///< device pixels per pixel
    bool m_pixels = true; ///< raster target
    bool m_rounded = true; ///< few slices: soft corners
    double m_curveTop = 0;
    std::int64_t m_folded = 0;
    LaneSelection m_selection;
    std::vector<std::int32_t> m_peaks;
    /// Of every visible lane of a long step, found on all cores: a frame of it is mostly waiting for memory.
    struct Found {
        LaneSelection selection;
        std::vector<std::int32_t> peaks;
    };
    std::vector<Found> m_found; ///< empty for a step that is not long
    void findVisible();
    void findPeaks(const LaneIndex& index, std::vector<std::int32_t>& peaks) const;
    std::vector<double> m_levels; ///< m_levelCount entries per column
    std::size_t m_levelCount = 0;
};

/// The upper end of all curves, in their unit: line or peak, whichever is larger.
double curveScale(const TimelineScene& scene);

} // namespace rankloom::ui
