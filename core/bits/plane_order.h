// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "core/plan/kinds.h"

namespace rankloom {

/// A plane that is loaded and then computed with, s. A resident one loads in 0 s.
struct PlaneWork {
    double load = 0;
    double compute = 0;
    std::int64_t tokens = 0; ///< that want it
};

/// A layer: the planes of expert e are planes[first[e]] to planes[first[e + 1]], from the base up.
struct LayerPlanes {
    std::vector<PlaneWork> planes;
    std::vector<int> first {0};

    [[nodiscard]] int experts() const { return static_cast<int>(first.size()) - 1; }
    void add(std::span<const PlaneWork> expert);
};

/// Indices into LayerPlanes::planes. Ties go to the lowest expert. One channel loads, one unit computes: a
/// plane computes when it is loaded and the plane before it is computed.
///
/// The exact order is that of a flow shop of two machines whose jobs are in chains. Load and compute of a run
/// of planes act like one job of two times, runs of a chain are joined where the later is more urgent, and
/// what is left is in Johnson's order (Johnson, Naval Research Logistics Quarterly 1, 1954; Monma and Sidney,
/// Mathematics of Operations Research 4, 1979): the least time for any number of experts, in n log n.
std::vector<int> orderPlanes(const LayerPlanes& layer, PlaneOrder order);

struct OrderTimes {
    double makespan = 0; ///< s, until the last plane is computed
    double bubble = 0; ///< s, in which the unit waits for a load: the makespan less all computing
};
OrderTimes timesOf(const LayerPlanes& layer, std::span<const int> order);

/// No order of any kind ends earlier: all loading and then the shortest compute of an expert's last plane, or
/// the shortest load of a base and then all computing. s.
double leastMakespan(const LayerPlanes& layer);

} // namespace rankloom
