// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/measure/measured_timeline.h"

namespace rankloom {

/// Completes lanes whose slices are set: moves the earliest start to 0, counts makespan, longest stage and
/// bubble ratio, and, where passes are named, activations and the bubbles that can be explained. A gap that
/// no pass and no collective explains has no bubble.
void completeLanes(MeasuredTimeline& measured);

} // namespace rankloom
