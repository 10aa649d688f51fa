// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QFont>
#include <QPalette>

#include "widgets/timeline/lane_memory.h"
#include "widgets/timeline/timeline_layout.h"
#include "widgets/timeline/timeline_lod.h"
#include "widgets/timeline/timeline_mapping.h"

namespace rankloom::ui {

/// What a picture of a timeline is made from.
struct TimelineScene {
    std::shared_ptr<const TimelineIndex> index;
    std::vector<LaneMemory> memory; ///< one per lane, or empty: no curves
    bool criticalPath = false;
    bool stale = false; ///< figures of an older plan: shown dimmed

    [[nodiscard]] bool hasCurves() const { return index && !memory.empty(); }
    /// The memory of a lane; lanes without an entry have none.
    [[nodiscard]] const LaneMemory* memoryOf(int lane) const
    {
        const auto i = static_cast<std::size_t>(lane);
        return i < memory.size() ? &memory[i] : nullptr;
    }
};

/// How the picture is drawn, shared by its painters.
struct TimelineStyle {
    QPalette palette;
    QFont font; ///< of names and figures; labels are a little smaller
    bool dark = false;

    TimelineStyle(const QPalette& usedPalette, const QFont& usedFont);
    [[nodiscard]] QColor ground() const; ///< of an idle lane
    [[nodiscard]] QColor memoryLine() const;
    [[nodiscard]] QFont small() const;
};

} // namespace rankloom::ui
