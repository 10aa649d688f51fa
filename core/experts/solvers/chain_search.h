// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experts/solvers/grouping.h"

namespace rankloom {

/// Keeps most transitions on a device with equally many experts per device in every layer. A step takes two
/// devices and makes at most one exchange in every layer at once, the best combination under random noise
/// that shrinks; then the same without noise, and the assignment of whole layers where the cap allows it,
/// until nothing improves. Several starts are recombined layer by layer and improved again; where enough of
/// them agree, what is left of a number of moves is not used. Never ends worse than `start`.
GroupingResult keepTransitions(
    const PlacementProblem& problem, const DeviceOfExpert& start, const GroupingSearch& search);

} // namespace rankloom
