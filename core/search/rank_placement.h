// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/cluster/link_trial.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/search/anneal.h"

namespace rankloom {

/// What rank placement minimises.
enum class PlacementGoal : std::uint8_t {
    Step, ///< StepObjective: all pipelines, all rings, expert all-to-all; of a plan that serves Token
    Token, ///< ServedObjective: the time per output token of a plan that serves, see ServedLoad::goal()
    Pipette, ///< NodeObjective with the ring of the first stage
    AllRings, ///< NodeObjective with the rings of all stages
};
const char* toString(PlacementGoal goal);

struct RankPlacementResult;

struct RankPlacementOptions {
    PlacementGoal goal = PlacementGoal::Step;
    std::uint64_t seed = 0;
    std::int64_t moves = 0; ///< 0 = no limit but `time`; without both, kDefaultMoves
    Seconds time {};
    bool unlockTensor = false; ///< tensor groups may be torn out of their blocks of tp devices
    std::vector<int> lockedRanks; ///< beside the plan's: stay where they are, with what shares their block
    std::vector<int> lockedNodes; ///< keep their ranks
    /// Relative standard deviation of a measured bandwidth (linkNoise()); nothing = unknown.
    std::optional<double> linkNoise;
    std::vector<LinkTrial> trials; ///< other figures of the links, to judge by what was found (linkTrials())
    std::stop_token stop;
    Progress* progress = nullptr;
    /// Once, from the searching thread: costBefore, bound and noise, before the first move.
    std::function<void(const RankPlacementResult&)> onStart;
    std::function<void(const SearchBest&)> onBest; ///< from the searching thread, costs of `goal`
};

inline constexpr std::int64_t kDefaultMoves = 1'000'000;

/// Costs of one placement by every objective that applies.
struct PlacementCosts {
    Seconds step {}; ///< simulated step of evaluate(); goal Token: ServedLoad::goal()
    Seconds stepEstimate {}; ///< StepObjective; goal Token: as `step`, from which ServedObjective starts
    std::optional<Seconds> timePerToken; ///< goal Token: of the closed form, behind the first
    std::optional<Seconds> timeToFirstToken; ///< goal Token
    std::optional<Seconds> pipette;
    std::optional<Seconds> allRings;
};

/// What was found by the links as they are, by other figures of them.
struct PlacementTrial {
    LinkTrial::Kind kind = LinkTrial::Kind::Session;
    std::string name; ///< of the trial
    Seconds before {}; ///< cost by the goal
    Seconds after {};

    [[nodiscard]] Seconds gain() const { return before - after; }
};

struct RankPlacementResult {
    std::vector<int> deviceOfRank; ///< the start where nothing better was found
    PlacementCosts before;
    PlacementCosts after;
    Seconds costBefore {}; ///< by the goal
    Seconds costAfter {};
    std::optional<Seconds> bound; ///< of the goal, over all placements of whole nodes
    bool exact = false; ///< every permutation of what may move was tried
    std::int64_t moves = 0;
    Seconds elapsed {}; ///< of the searching alone
    bool stopped = false;
    std::optional<Seconds> noise; ///< one standard deviation of the goal's cost by noise of the links

    std::vector<PlacementTrial> trials; ///< in the order of the options'

    [[nodiscard]] Seconds gain() const { return costBefore - costAfter; }
    /// What is left of the gain by the trials: the least of it, of the gain without the effect of the order
    /// of measurement, and of the mean of the gains by the other sessions.
    [[nodiscard]] Seconds provenGain() const;
    /// A proven gain below two standard deviations is none, nor is one that trials turn into a loss.
    [[nodiscard]] bool insideNoise() const
    {
        return (noise && provenGain() < *noise * 2) || (!trials.empty() && provenGain().value() <= 0);
    }
};

/// Places the ranks of a legal plan: whole nodes first (all permutations where at most eight can move,
/// annealing otherwise), then with the goals Step and Token blocks of tp devices, or single devices where
/// tensor groups are unlocked. Ranks keep their slots within what moves. With the goal Step the result is
/// never slower by evaluate() than the start, with Token never by the closed form of serving, by the goal and
/// behind the first token; where what was found holds no request (nodes of other kinds) the start stays. The
/// noise takes all links as off by one deviation at once: the part of the cost that links make, times their
/// relative noise. Ranks only go to nodes that can be used, and the plan's what-ifs hold; devices are
/// numbered as the given cluster does. With trials the placement found is priced by the goal on each of them.
/// Deterministic for a seed where `moves` ends the search. Where all permutations are tried, no limit counts
/// but the stop request. A stop request ends it early with the best so far. Errors: IllegalPlan; BadValue for
/// a locked rank or node that is not there; Unsupported where a goal does not apply.
Result<RankPlacementResult> placeRanks(
    const Project& project, const Plan& plan, const RankPlacementOptions& options);

} // namespace rankloom
