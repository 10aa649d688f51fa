// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experts/solvers/slot_search.h"

namespace rankloom {

/// Of a problem with a limit of replicas over the whole model: the search over slots from `start`, and from
/// `start` with further copies, each where it lowers the load most, while the limits of replicas and moves
/// (`search.mostMoved`) allow and any lowers it; of both the one with less load above the limits, else with
/// less traffic, else with less load.
SlotSearchResult searchWithFurtherCopies(
    const PlacementProblem& problem, const SlotPlacement& start, const SlotSearch& search);

} // namespace rankloom
