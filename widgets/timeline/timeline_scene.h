// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QFont>
#include <QPalette>
#include <QString>

#include "widgets/theme.h"
#include "widgets/timeline/lane_memory.h"
#include "widgets/timeline/timeline_layout.h"
#include "widgets/timeline/timeline_lod.h"
#include "widgets/timeline/timeline_mapping.h"

namespace rankloom::ui {

/// What a picture of a timeline is made from.
struct TimelineScene {
    std::shared_ptr<const TimelineIndex> index;
    std::vector<LaneMemory> memory; ///< one per lane, or empty: no memory curves
    CurveKind curve = CurveKind::Memory;
    bool criticalPath = false;
    QString name; ///< tells two timelines of one picture apart
    QString note; ///< beside the step: what it is a step of

    [[nodiscard]] bool hasCurves() const;
    /// The curve of a lane; lanes that nothing is known about have none.
    [[nodiscard]] std::optional<LaneCurve> curveOf(int lane) const;
    /// Height of the curve of a lane at its highest, in the unit of the curve.
    [[nodiscard]] double peakOf(int lane) const;
    [[nodiscard]] QString amount(double value) const; ///< "41.2 GiB", "4.5 in flight"
};

/// How the picture is drawn, shared by its painters.
struct TimelineStyle {
    QPalette palette;
    QFont font; ///< of names and figures; labels are a little smaller
    Ground ground = Ground::Light;

    TimelineStyle(const QPalette& usedPalette, const QFont& usedFont);
    [[nodiscard]] QColor idle() const; ///< of an idle lane
    [[nodiscard]] QColor memoryLine() const;
    [[nodiscard]] QFont small() const;
};

} // namespace rankloom::ui
