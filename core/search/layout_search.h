// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/evaluate/evaluation.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/search/rank_placement.h"
#include "core/search/search_space.h"

namespace rankloom {

/// A layout that a search has found, with the figures of evaluateLegal(): the simplest (simplicity()) of
/// those that are as fast.
struct FoundLayout {
    Plan plan;
    int devices = 0; ///< the first ones of the cluster
    Seconds bound {}; ///< closed-form step time: never more than the simulated one
    TimeReport time;
    Bytes peak {}; ///< of the fullest device
    Bytes headroom {}; ///< left on it
    bool fitsAtWorst = false; ///< also at the high end of the memory band
    /// By the share of measured runs like it, see memoryTrust(); of the shown layout of a row alone.
    std::optional<double> fitProbability;
    int peakStage = 0;
    bool onFront = false; ///< nothing found is as fast with more headroom
    /// Layouts that are as fast, within kEqualStep of the fastest of them, and less simple.
    std::int64_t alikeCount = 0;
    /// The simplest of them, the simplest first. Of their times only the step and what follows from it alone
    /// are known.
    std::vector<FoundLayout> alike;

    /// Takes time and memory over from the evaluation of its plan on a project.
    void setFigures(const Project& project, const Evaluation& evaluation);
    [[nodiscard]] FitWord fit() const
    {
        return fitProbability ? fitWord(*fitProbability) : fitsAtWorst ? FitWord::Yes : FitWord::Likely;
    }
};

/// "TP 8, PP 4 x 2, DP 8, microbatch 1, interleaved-1f1b, zero-1": what a search decides, defaults left out.
std::string describeLayout(const FoundLayout& layout);

/// Combinations that a rule refuses as soon as it is known (so one of degrees stands for many layouts), or
/// layouts that do not fit.
struct RejectedLayouts {
    std::int64_t count = 0;
    Phrase example; ///< reason of one of them, a sentence
};

/// What a search did. Nothing here depends on the number of threads.
struct SearchCounts {
    std::int64_t degrees = 0; ///< legal combinations of degrees and microbatch size
    std::int64_t skipped = 0; ///< of them, those that cannot be as fast as what is known
    std::int64_t priced = 0; ///< legal layouts held against the memory of a device
    std::int64_t fitting = 0; ///< of them
    std::int64_t simulated = 0; ///< of the fitting
    /// By code of the rule; "memory" for what does not fit, "memory-band" for what may not fit.
    std::map<std::string, RejectedLayouts> rejected;
};

/// What a search knows at some moment.
struct SearchSnapshot {
    std::vector<FoundLayout> best; ///< fastest first
    SearchCounts counts;
    double fraction = 0; ///< of the work
    Seconds elapsed {};
    Seconds left {}; ///< estimated
};

struct SearchOptions {
    int top = 20; ///< rows to rank: near-equal layouts are one
    int threads = 0; ///< 0 = all cores
    /// How much slower than the fastest a layout of the Pareto front may be, as a factor.
    double frontReach = 1.5;
    /// Layouts simulated at most; beyond it the result says that it is not proven.
    std::int64_t mostSimulated = 20'000;
    bool prune = true; ///< false: nothing is skipped for its lower bound
    std::stop_token stop;
    Progress* progress = nullptr;
    /// Called from the searching thread, first as soon as anything is known, then whenever the best change.
    std::function<void(const SearchSnapshot&)> onBest;
};

struct SearchResult {
    /// Fastest first, at most `top`: layouts within kEqualStep of the fastest that no row before has are one
    /// row, shown by the simplest of them. Fewer where near-equal ones are very many.
    std::vector<FoundLayout> ranked;
    /// Fastest first; each has more headroom than all before it. Layouts within a hundredth of the
    /// device's memory of each other count as equally roomy, those within kEqualStep as equally fast.
    std::vector<FoundLayout> front;
    SearchCounts counts;
    bool proven = false; ///< no layout of the space is faster than the ranked ones
    bool stopped = false;
    Seconds elapsed {};
};

/// A plan that breaks no rule and fits, and what it comes to.
struct EvaluatedPlan {
    Plan plan;
    Evaluation evaluation;

    [[nodiscard]] Seconds step() const { return evaluation.time.step; }
};

/// The evaluation of a plan that breaks no rule and fits its devices and hosts; none of another one.
std::optional<Evaluation> evaluateFitting(const Project& project, const Plan& plan);

/// Searches all legal layouts of a space: enumerates them, prices memory and a lower bound of the step time
/// of each, and simulates those whose bound does not rule them out, best bound first. Rules are those of
/// check(); memory is that of estimateMemory(); the ranking is by the step time of evaluateLegal(),
/// near-equal ones by simplicity(). Offload of a layout that fits without it counts for its headroom alone:
/// it is never ranked. The result depends on the project, plan and space alone. Errors: BadValue for a number
/// of devices that the cluster does not have, an empty space, or constraints that no layout can meet,
/// whatever its memory. A stop request is no error: the best so far are the result.
Result<SearchResult> searchLayouts(
    const Project& project, const Plan& plan, const SearchSpace& space, const SearchOptions& options = {});

/// The project that a found layout belongs to: its first devices, its microbatch size.
Project projectOf(const Project& project, const FoundLayout& layout);

/// Rank placement of a found layout.
struct PlacedLayout {
    std::size_t index = 0; ///< into the ranked layouts, in their new order
    RankPlacementResult placement;
};
/// Places the ranks of the first `count` layouts by placeRanks() and orders them anew; each then holds its
/// placement. Without measured links every linear placement is as good: nothing is done. Stops early on the
/// options' stop request. Errors: those of placeRanks().
Result<std::vector<PlacedLayout>> refineByPlacement(const Project& project, std::vector<FoundLayout>& ranked,
    std::size_t count, const RankPlacementOptions& options);

/// Why `second` is slower than `first`: the parts of the step that differ, largest first.
struct LayoutDifference {
    struct Part {
        std::string name; ///< "compute", "bubble", …
        Seconds more {}; ///< of the second; negative where it has less
    };
    Seconds slower {};
    Bytes roomier {}; ///< headroom of the second over the first
    std::vector<Part> parts;
    std::string sentence; ///< English fallback
};
LayoutDifference explainDifference(const FoundLayout& first, const FoundLayout& second);

/// How the order of the best layouts holds when what was measured is off.
struct RobustnessOptions {
    int trials = 64;
    std::uint64_t seed = 0;
    double linkNoise = 0.05; ///< relative standard deviation of every link's bandwidth
    /// Standard deviation of the logarithm of each constant of the device: compute, memory, launch times.
    double calibrationError = 0.05;
    int threads = 0;
    std::stop_token stop;
};
struct LayoutRobustness {
    double first = 0; ///< share of trials in which it is the fastest
    double meanRank = 0; ///< from 1
    int worstRank = 0;
    Seconds low {}; ///< 5th and 95th percentile of its step time
    Seconds high {};
};
struct Robustness {
    int trials = 0; ///< completed
    std::vector<LayoutRobustness> layouts; ///< as they were given
    double worstLoss = 0; ///< of the first over the fastest of a trial, as a share of it
};
/// Evaluates the layouts anew in worlds that differ from the project as measurements do. Deterministic for a
/// seed. All layouts meet the same worlds.
Robustness testRobustness(
    const Project& project, const std::vector<FoundLayout>& layouts, const RobustnessOptions& options = {});

} // namespace rankloom
