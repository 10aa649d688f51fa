// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/expert_search.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/experts/plan_experts.h"
#include "core/experts/token_travel.h"

namespace rankloom::ui {

namespace {

double sum(const std::vector<std::int64_t>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), 0.0);
}

std::optional<Seconds> stepOf(const ExpertTask& task, const Plan& plan)
{
    const Result<Evaluation> evaluation = task.evaluate(*task.project, plan, {});
    return evaluation && evaluation->valid ? std::optional(evaluation->time.step) : std::nullopt;
}

std::optional<double> fanOutOf(const ExpertTask& task, const ExpertPlacement& experts)
{
    if (task.project->routing.sample.tokens == 0)
        return std::nullopt;
    const std::vector<int> oneNode(static_cast<std::size_t>(task.plan->layout.ep), 0);
    return tokenTravel(task.project->routing, experts, oneNode).meanFanOut;
}

/// Nothing where the plan is not legal.
std::optional<SlotPlacement> presentOf(const PlacementProblem& problem, const ExpertPlacement& experts)
{
    for (const auto& layer : experts.devices)
        for (const std::vector<int>& held : layer)
            if (std::ranges::any_of(held, [&](int g) { return g < 0 || g >= problem.devices; }))
                return std::nullopt;
    SlotPlacement present = slotPlacementOf(problem, experts);
    return checkHeldExperts(problem, present) ? std::optional(std::move(present)) : std::nullopt;
}

Result<PlacementProblem> problemOf(const ExpertTask& task)
{
    const Project& project = *task.project;
    const int ep = task.plan->layout.ep;
    const int equal = project.model.moe && ep > 0 ? (project.model.moe->experts + ep - 1) / ep : 0;
    Result<PlacementProblem> problem =
        placementProblem(project, *task.plan, task.redundant > 0 ? equal + task.redundant : 0, task.limit);
    if (problem && task.windows > 0)
        if (Result<void> added = addWindows(*problem, project.routing.windows, task.windows); !added)
            return tl::unexpected<Error>(std::move(added.error()));
    return problem;
}

} // namespace

bool takesReplicas(PlacementMethod method)
{
    return method == PlacementMethod::Rankloom || method == PlacementMethod::Eplb
        || method == PlacementMethod::Balance;
}

bool takesCap(PlacementMethod method)
{
    return method == PlacementMethod::Rankloom || method == PlacementMethod::FanOut;
}

bool triesMoves(PlacementMethod method)
{
    return method == PlacementMethod::Rankloom || method == PlacementMethod::ExFlow
        || method == PlacementMethod::Coactivation || method == PlacementMethod::FanOut;
}

bool limitsMoved(PlacementMethod method)
{
    return method == PlacementMethod::Rankloom || method == PlacementMethod::Balance;
}

Result<ExpertFinding> searchExperts(
    const ExpertTask& task, const ExpertSearchCalls& calls, Progress& progress, const std::stop_token& stop)
{
    const Result<PlacementProblem> problem = problemOf(task);
    if (!problem)
        return tl::unexpected<Error>(problem.error());
    ExpertFinding found;
    const Project& project = *task.project;
    const Plan& plan = *task.plan;
    PlacementOptions options = task.options;
    options.present = presentOf(*problem, plan.experts);
    if (options.present)
        found.before = placementFigures(*problem, *options.present);
    // Every unordered pair of a token is counted twice.
    const bool pairs = options.method == PlacementMethod::Coactivation;
    const double all = pairs ? sum(problem->coactivation) / 2 : sum(problem->transitions);
    const bool tells = triesMoves(options.method) && options.method != PlacementMethod::FanOut;
    if (options.present && !pairs && tells && calls.start)
        calls.start(found.before.cutShare());
    options.progress = &progress;
    options.best = [&](double best) {
        if (calls.best && tells && all > 0)
            calls.best(1 - best / all, std::max(0.0, progress.fraction()));
    };
    std::vector<PlacementResult> results;
    if (task.front > 0) {
        Result<PlacementFront> front = placementFront(*problem, options, task.front, stop);
        if (!front)
            return tl::unexpected<Error>(front.error());
        results = std::move(front->points);
    } else {
        Result<PlacementResult> one = placeExperts(*problem, options, stop);
        if (!one)
            return tl::unexpected<Error>(one.error());
        results.push_back(std::move(*one));
    }
    progress.setFraction(-1);
    found.stepBefore = stepOf(task, plan);
    if (found.stepBefore) // a legal placement, then
        found.fanOutBefore = fanOutOf(task, plan.experts);
    for (PlacementResult& result : results) {
        if (!options.present)
            found.before = result.before;
        if (result.cutLowerBound && result.figures.transitions > 0 && !pairs)
            found.bound = static_cast<double>(*result.cutLowerBound) / result.figures.transitions;
        ExpertCandidate candidate;
        candidate.experts = expertPlacementOf(*problem, result.placement);
        candidate.fanOut = fanOutOf(task, candidate.experts);
        Plan after = plan;
        after.experts = candidate.experts;
        candidate.step = stepOf(task, after);
        if (found.stepBefore && candidate.step)
            if (const Result<ExpertChange> change =
                    expertChange(project, plan, after, *found.stepBefore, *candidate.step))
                candidate.change = *change;
        candidate.result = std::move(result);
        found.candidates.push_back(std::move(candidate));
    }
    return found;
}

} // namespace rankloom::ui
