// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <stop_token>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/base/quantity.h"
#include "core/experts/problem/placement.h"
#include "core/experts/problem/placement_method.h"
#include "core/experts/solvers/moetuner.h"
#include "core/routing/routing.h"

namespace rankloom {

/// Of the time of PlacementOptions: what is searched at least.
inline constexpr double kSearchedPart = 0.85;

struct PlacementOptions {
    PlacementMethod method = PlacementMethod::Rankloom;
    /// Rankloom only: load of a device over the mean of its layer (mean over the windows of a problem that
    /// has some). None = no cap; with replicas, which exist for balance, what balancing reaches. A layer for
    /// which balancing does not reach the cap is capped by what it reaches.
    std::optional<double> balanceCap;
    /// Where experts are now: what `before` and `moved` of the result refer to. None = contiguous.
    std::optional<SlotPlacement> present;
    /// Balance and Rankloom: at most so many copies on devices that do not hold their expert in `present`,
    /// whose slots stay as many on every device of every layer; a limit over the whole model allows more.
    std::optional<int> mostMoved;
    int groups = 1; ///< EPLB only: expert groups of the model
    double bandwidthWithin = 1; ///< MoETuner only: inside a node, relative to between nodes
    std::uint64_t seed = 1;
    std::int64_t moves = 250'000'000; ///< exchanges tried by the methods that search
    /// Instead of `moves`, where above 0: methods that search do so until so long after the call, for at
    /// least kSearchedPart of it where bounds take long. Not the same placement on every machine. A placement
    /// that is proven best ends earlier.
    Seconds time {};
    /// Whether the least possible traffic is wanted: of hundreds of experts it takes longer than a short
    /// search.
    bool bounds = true;
    Progress* progress = nullptr;
    double progressFrom = 0; ///< what part of a longer work this is: of its progress
    double progressTo = 1;
    /// The best objective so far, under the cap where there is one: counts that stay on a device; with prices
    /// counts by the highest price less what they cost.
    std::function<void(double best)> best;
};

struct PlacementResult {
    SlotPlacement placement;
    PlacementFigures before; ///< of the present placement
    PlacementFigures figures;
    double loadLowerBound = 1; ///< of meanMaxOverMean, with as many replicas
    std::optional<std::int64_t> cutLowerBound; ///< of all placements in as many slots
    std::optional<std::int64_t> costLowerBound; ///< the same by prices
    /// Method moetuner only: what its two programs minimise, of the placement and of the present one.
    std::optional<MoeTunerObjectives> moeTuner;
    std::optional<MoeTunerObjectives> moeTunerBefore;
    bool optimal = false; ///< the cost is proven least, under the cap and the limit of moves
    int moved = 0; ///< copies on a device that does not hold their expert in the present placement
    bool stopped = false; ///< asked to stop: the best found until then
    std::int64_t moves = 0;
};

/// Places experts. A given seed and number of moves give the same placement on every machine; `time` in place
/// of moves does not. Errors: those
/// of checkPlacementProblem(), BadValue (experts that the devices do not divide, a cap below 1), Unsupported
/// (statistics the method needs are missing; replicas or nodes it cannot place).
Result<PlacementResult> placeExperts(
    const PlacementProblem& problem, const PlacementOptions& options, std::stop_token stop = {});

/// Placements between least traffic and least load: of any two, one has less traffic (priced transitions) and
/// the other a smaller load (windowMaxOverMean).
struct PlacementFront {
    std::vector<PlacementResult> points; ///< by rising load
    bool stopped = false; ///< asked to stop: the points found until then
};
/// At most `points` of them (2 to 64) by the method rankloom, under caps from what balancing reaches to what
/// the least traffic takes, each search starting from the result of the tighter cap: traffic never grows
/// along the front. `options.moves` are shared by all; `options.balanceCap` is not used. `found` is told of
/// every point as it comes. Errors: those of placeExperts().
Result<PlacementFront> placementFront(const PlacementProblem& problem, const PlacementOptions& options,
    int points, std::stop_token stop = {}, const std::function<void(const PlacementResult&)>& found = {});

/// Parts of a trace counted as one: what one of them does not know, such as transitions, is unknown, and so
/// is the load over time of more than one. `parts` are at least one, of equal layers and experts.
RoutingStatistics together(std::span<const RoutingStatistics> parts);

/// The problem of a trace on `devices` in `nodes`; `slotCount` 0 = one slot per expert.
PlacementProblem placementProblem(
    const RoutingStatistics& routing, int devices, int nodes = 1, int slotCount = 0);
/// Robust placement: the parts of a trace whose balance counts each, all of the problem's layers and experts
/// (statistics of several tasks), or the `count` spans of time of one trace, of which neighbours are merged.
/// Counts of a part are scaled to the largest one, so that parts weigh the same, in the traffic too when all
/// parts have transitions. Errors: Contradiction (parts of another shape), Unsupported (no windows in the
/// trace).
Result<void> addWindows(PlacementProblem& problem, std::span<const RoutingStatistics> parts);
Result<void> addWindows(PlacementProblem& problem, const LoadWindows& windows, int count);

} // namespace rankloom
