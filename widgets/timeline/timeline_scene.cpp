// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/timeline/timeline_scene.h"

#include <algorithm>

#include <QCoreApplication>

#include "widgets/theme.h"
#include "widgets/timeline/timeline_text.h"

namespace rankloom::ui {

namespace {

} // namespace

bool TimelineScene::hasCurves() const
{
    if (!index)
        return false;
    if (curve == CurveKind::Memory)
        return !memory.empty();
    for (int lane = 0; lane < index->lanes(); ++lane)
        if (index->lane(lane).largestActivations() > 0)
            return true;
    return false;
}

std::optional<LaneCurve> TimelineScene::curveOf(int lane) const
{
    const auto i = static_cast<std::size_t>(lane);
    if (curve == CurveKind::InFlight) {
        if (index->lane(lane).largestActivations() == 0)
            return std::nullopt;
        // An activation is one microbatch on one chunk. A lane runs stages / lanes chunks of the model, so
        // that a microbatch that is alive on all of them counts as one, whatever the number of chunks.
        const double each = static_cast<double>(index->lanes()) / std::max(index->lanes(), index->stages());
        return LaneCurve {
            each, 0, static_cast<double>(std::min(index->lanes(), index->microbatches())), false};
    }
    if (i >= memory.size())
        return std::nullopt;
    return LaneCurve {memory[i].bytesPerActivation.value(), memory[i].staticBytes.value(),
        memory[i].capacityBytes.value(), true};
}

double TimelineScene::peakOf(int lane) const
{
    const std::optional<LaneCurve> own = curveOf(lane);
    return own ? own->at(index->lane(lane).largestActivations()) : 0;
}

QString TimelineScene::amount(double value) const
{
    return curve == CurveKind::Memory ? formatBytes(value)
                                      : TimelineText::tr("%1 in flight").arg(formatCount(value));
}

} // namespace rankloom::ui
