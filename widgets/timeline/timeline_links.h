// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "widgets/timeline/timeline_lod.h"

namespace rankloom::ui {

/// What one pass hands to another: an activation, a gradient, or what it saved for its own backward.
struct TimelineLink {
    SliceRef from;
    SliceRef to;

    friend bool operator==(const TimelineLink&, const TimelineLink&) = default;
};

/// What a pass needs, by the rules of all schedules: a forward the forward of the stage before; an input
/// gradient that of the stage after and its own forward; a weight gradient its own input gradient;
/// vocabulary passes the last stage, and the last stage them. Found in the slices of the microbatch, so that
/// it works for simulated and measured steps. The backward half of an overlapped pair is not told.
std::vector<TimelineLink> linksInto(const TimelineIndex& index, SliceRef pass);
/// What waits for a pass.
std::vector<TimelineLink> linksOutOf(const TimelineIndex& index, SliceRef pass);
/// How long the transfer between the two stages of a link takes, in ns: known where some microbatch was
/// waited for on it. Looks at the first microbatches, which every schedule waits for. 0 within a lane.
std::optional<std::int64_t> transferTime(const TimelineIndex& index, const TimelineLink& link);

} // namespace rankloom::ui
