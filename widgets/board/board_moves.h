// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <vector>

namespace rankloom::ui {

/// A placement: the device of every rank, no device twice. Every move below yields a placement again.
using Placement = std::vector<int>;

/// `rank` goes to `device`; the rank that sits there takes the place that becomes free.
Placement placeRank(Placement placement, int rank, int device);
/// Everything on node `a` goes to the same slots of node `b`, and the other way round.
Placement swapNodes(Placement placement, int devicesPerNode, int a, int b);
/// `rank` goes to `device`, and the ranks between move up by one occupied slot towards the place that becomes
/// free. `device` must be occupied.
Placement shiftRank(Placement placement, int rank, int device);
/// `ranks` move together so that `anchor` (one of them) lands on `device`, keeping their distances in device
/// numbers; displaced ranks take the vacated slots, lowest first. Nothing when a rank would leave the board.
std::optional<Placement> moveRanks(
    Placement placement, int devices, std::span<const int> ranks, int anchor, int device);

} // namespace rankloom::ui
