// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/bits/plane_order.h"

namespace rankloom {

/// A layer with the expert and the number (from 1) of each of its planes.
struct NamedPlanes {
    LayerPlanes layer;
    std::vector<std::pair<int, int>> names;
    Diagnostics diagnostics {}; ///< members that nobody knows
};

/// Reads {"tokens": [[a1, a2]], "ioSeconds": [b1, b2], "computeSecondsPerToken": [c1, c2]}: per expert the
/// tokens that want at least plane k, and per plane what it takes to load and to compute. Planes that no
/// token wants are not loaded. Errors: those of parseJson(); BadValue (negative, not as many as planes, more
/// tokens for a plane than for the one below it), TooLarge.
Result<NamedPlanes> readLayerPlanes(std::string_view text);

/// The document `rankloom-plane-order`.
std::string planeOrderJson(const NamedPlanes& planes, PlaneOrder order);

/// An order beside the best one there is.
struct OrderFigures {
    std::vector<int> order;
    OrderTimes times;
    double least = 0; ///< s, makespan of the exact order
    /// Rounding aside.
    [[nodiscard]] bool optimal() const { return times.makespan <= least * (1 + 1e-12); }
    [[nodiscard]] double gap() const { return optimal() ? 0 : times.makespan / least - 1; }
};
OrderFigures orderFigures(const LayerPlanes& layer, PlaneOrder order);

} // namespace rankloom
