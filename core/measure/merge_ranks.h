// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/measure/measured_timeline.h"

namespace rankloom {

/// Several ranks of one step as one timeline. Clocks are aligned by the passes that hand results to each
/// other in both directions (as if both took equally long), by least squares over all pairs of ranks that do;
/// lanes in order of their first stage, then rank.
/// Errors: Contradiction when the same rank occurs twice.
Result<MeasuredTimeline> mergeRanks(std::span<const MeasuredTimeline> ranks, Diagnostics& diagnostics);

} // namespace rankloom
