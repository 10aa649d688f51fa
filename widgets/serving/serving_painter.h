// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "widgets/serving/serving_index.h"
#include "widgets/serving/serving_layout.h"
#include "widgets/theme.h"
#include "widgets/timeline/timeline_mapping.h"
#include "widgets/timeline/timeline_scene.h"

class QPainter;

namespace rankloom::ui {

/// What a picture of serving is made from.
struct ServingScene {
    std::vector<ServingRun> runs; ///< one, or two above each other
    ServingTargets targets;
    int replica = 0; ///< that is shown of each
};

/// Space the legend needs at a width, and the names of lanes. Pixels.
double servingLegendHeight(const ServingScene& scene, const TimelineStyle& style, double width);
double servingNameWidth(const ServingScene& scene, const TimelineStyle& style);

/// Paints stages, caches and requests; work is in proportion to pixels, not to batches.
class ServingPainter {
public:
    ServingPainter(const ServingScene& scene, const ServingPlaces& layout, const TimelineMapping& mapping,
        const TimelineStyle& style);

    void paint(QPainter& painter);
    /// Batches of a lane are too narrow to be drawn: what is drawn are shares of time.
    [[nodiscard]] static bool isFolded(const ServedLaneIndex& lane, const TimelineMapping& mapping);
    [[nodiscard]] static bool isFolded(const ServedTransferIndex& lane, const TimelineMapping& mapping);
    /// Where a time is between two heights; edges on device pixels.
    [[nodiscard]] QRectF interval(const QRectF& lane, std::int64_t from, std::int64_t to) const;

private:
    void paintHeader(QPainter& painter) const;
    void paintRuler(QPainter& painter) const;
    void paintGrid(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;
    void paintCaption(QPainter& painter, std::size_t run) const;
    void paintNames(QPainter& painter, std::size_t run) const;
    void paintLane(QPainter& painter, std::size_t run, int lane) const;
    void paintShares(QPainter& painter, const QRectF& area, const ServedLaneIndex& lane) const;
    void paintBatch(QPainter& painter, const QRectF& area, const ServingPicture& picture,
        const PicturedBatch& batch) const;
    void paintGap(QPainter& painter, const QRectF& area, ServingGap cause) const;
    void paintHandOvers(QPainter& painter, std::size_t run) const;
    void paintCache(QPainter& painter, std::size_t run) const;
    void paintWaiting(QPainter& painter, std::size_t run) const;
    void paintRequests(QPainter& painter, std::size_t run) const;
    void paintRowsFolded(QPainter& painter, std::size_t run) const;
    void paintRequest(QPainter& painter, std::size_t run, const QRectF& row, std::int32_t request) const;
    void paintPreemptions(QPainter& painter, std::size_t run) const;
    void fillHatched(QPainter& painter, const QRectF& area, const QColor& ground, const QColor& ink,
        const BubbleHatch& look) const;
    [[nodiscard]] const ServingIndex& index(std::size_t run) const { return *m_scene.runs[run].index; }
    [[nodiscard]] std::int64_t from() const { return m_mapping.toTime(0); }
    [[nodiscard]] std::int64_t to() const { return m_mapping.toTime(m_mapping.width); }
    [[nodiscard]] QColor base() const { return m_style.palette.color(QPalette::Base); }
    [[nodiscard]] QColor decodeInk() const;

    const ServingScene& m_scene;
    const ServingPlaces& m_layout;
    TimelineMapping m_mapping;
    const TimelineStyle& m_style;
    double m_ratio = 1; ///< device pixels per pixel
    bool m_pixels = true; ///< not a vector picture
};

} // namespace rankloom::ui
