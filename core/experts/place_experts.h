// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/experts/placement.h"

namespace rankloom {

enum class PlacementMethod : std::uint8_t {
    Contiguous,
    Random,
    RoundRobin,
    Eplb, ///< as published, with its defects
    Balance, ///< least max/mean load, replicas allowed, never two on a device; then devices renamed
    ExFlow, ///< fewest transitions between devices, load disregarded
    Coactivation, ///< experts of one token together, then devices renamed
    MoeTuner, ///< balanced groups, then the names with the least tail
    Rankloom, ///< fewest transitions between devices with a capped load
};
const char* nameOf(PlacementMethod method); ///< "round-robin"
std::vector<PlacementMethod> placementMethods();

struct PlacementOptions {
    PlacementMethod method = PlacementMethod::Rankloom;
    /// Rankloom only: load of a device over the mean of its layer; none = no cap.
    std::optional<double> balanceCap;
    int groups = 1; ///< EPLB only: expert groups of the model
    double bandwidthWithin = 1; ///< MoETuner only: inside a node, relative to between nodes
    std::uint64_t seed = 1;
    std::int64_t moves = 20'000'000; ///< exchanges tried by the methods that search
    Progress* progress = nullptr;
    /// The best objective so far: counts that stay on a device.
    std::function<void(double best)> best;
};

struct PlacementResult {
    SlotPlacement placement;
    PlacementFigures before; ///< of the contiguous placement
    PlacementFigures figures;
    std::optional<std::int64_t> cutLowerBound; ///< of placements without replicas
    bool optimal = false; ///< the cut is proven least, under the cap
    bool stopped = false; ///< asked to stop: the best found until then
    std::int64_t moves = 0;
};

/// Places experts. A given seed and number of moves give the same placement on every machine. Errors: those
/// of checkPlacementProblem(), BadValue (experts that the devices do not divide, a cap below 1), Unsupported
/// (statistics the method needs are missing; replicas or nodes it cannot place).
Result<PlacementResult> placeExperts(
    const PlacementProblem& problem, const PlacementOptions& options, std::stop_token stop = {});

} // namespace rankloom
