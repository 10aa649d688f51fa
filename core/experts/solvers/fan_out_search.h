// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experts/solvers/grouping.h"

namespace rankloom {

/// Fewest distinct devices per token with equally many experts per device: the experts that a token picks
/// together, all of them and not only in pairs as keepCoactivation() sees them. Anneals over exchanges of two
/// experts on the problem's picks, layer by layer. Its `objective` counts the (token, pick) pairs saved:
/// picks less distinct devices. Never ends worse than `start`; a layer that exceeds the cap at first is
/// capped by its heaviest device.
GroupingResult keepTokensTogether(
    const PlacementProblem& problem, const DeviceOfExpert& start, const GroupingSearch& search);

} // namespace rankloom
