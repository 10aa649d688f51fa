// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/run/expert_search.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/experts/plan_experts.h"
#include "core/experts/problem/link_prices.h"
#include "core/experts/problem/token_travel.h"
#include "core/plan/seen_tokens.h"

namespace rankloom::ui {

namespace {

double sum(const std::vector<std::int64_t>& counts)
{
    return std::accumulate(counts.begin(), counts.end(), 0.0);
}

/// The project as if its trace held only these tokens.
std::shared_ptr<const Project> withRouting(
    const std::shared_ptr<const Project>& project, const std::vector<RoutingStatistics>& parts)
{
    auto other = std::make_shared<Project>(*project);
    other->routing = together(parts);
    return other;
}

/// Tokens that experts are placed by, or judged on, and the problem they make.
struct Tokens {
    std::shared_ptr<const Project> project;
    PlacementProblem problem;
};

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

Result<PlacementProblem> problemOf(
    const ExpertTask& task, const Project& project, const std::vector<RoutingStatistics>& parts)
{
    const int ep = task.plan->layout.ep;
    const int equal = project.model->moe && ep > 0 ? (project.model->moe->experts + ep - 1) / ep : 0;
    Result<PlacementProblem> problem =
        placementProblem(project, *task.plan, task.redundant > 0 ? equal + task.redundant : 0, task.limit);
    if (!problem || (parts.size() < 2 && task.windows == 0))
        return problem;
    const Result<void> added = parts.size() > 1
        ? addWindows(*problem, parts)
        : addWindows(*problem, project.routing->windows, task.windows);
    if (!added)
        return tl::unexpected<Error>(added.error());
    return problem;
}

Result<Tokens> tokensOf(const ExpertTask& task, const std::vector<RoutingStatistics>& parts)
{
    Tokens tokens;
    tokens.project = withRouting(task.project, parts);
    Result<PlacementProblem> problem = problemOf(task, *tokens.project, parts);
    if (!problem)
        return tl::unexpected<Error>(std::move(problem.error()));
    tokens.problem = std::move(*problem);
    return tokens;
}

/// Prices of the links, and for MoETuner, which knows two bandwidths, what they come to.
void priceLinks(const ExpertTask& task, PlacementProblem& problem, PlacementOptions& options)
{
    if (task.pricing == LinkPricing::Equal)
        return;
    const ExpertGroup group = expertGroup(*task.project, *task.plan);
    const std::vector<int> price = [&] {
        if (task.pricing == LinkPricing::Bandwidth)
            return linkPrices(task.project->cluster->links, group.device).price;
        return problem.nodes > 1 ? nodePrices(problem.devices, problem.nodes, task.bandwidthWithin).price
                                 : std::vector<int>();
    }();
    if (price.empty())
        return;
    options.bandwidthWithin = bandwidthWithin(price, group.node);
    // One price for all pairs is no price: bounds and exact methods are those of the plain count.
    std::optional<int> first;
    const bool alike =
        std::ranges::all_of(price, [&](int p) { return p == 0 || p == (first ? *first : first.emplace(p)); });
    if (!alike)
        problem.price = price;
}

std::optional<Seconds> stepOf(const ExpertTask& task, const Project& project, const Plan& plan)
{
    const Result<Evaluation> evaluation = task.evaluate(project, plan, {});
    return evaluation && evaluation->valid ? std::optional(evaluation->time.step) : std::nullopt;
}

std::optional<double> fanOutOf(const ExpertTask& task, const Project& project, const ExpertPlacement& experts)
{
    if (project.routing->sample.tokens == 0)
        return std::nullopt;
    const std::vector<int> oneNode(static_cast<std::size_t>(task.plan->layout.ep), 0);
    return tokenTravel(project.routing, experts, oneNode).meanFanOut;
}

ExpertFigures figuresOf(
    const ExpertTask& task, const Tokens& tokens, const SlotPlacement& slots, const Plan& plan)
{
    ExpertFigures figures;
    figures.tokens = tokens.project->routing->tokens;
    figures.placement = placementFigures(tokens.problem, slots);
    figures.step = stepOf(task, *tokens.project, plan);
    if (figures.step) // a legal placement, then
        figures.fanOut = fanOutOf(task, *tokens.project, plan.experts);
    return figures;
}

/// A placement, and what it was asked for.
struct Placed {
    PlacementMethod method = PlacementMethod::Rankloom;
    std::optional<double> cap;
    PlacementResult result;
};

/// What is worth trying: nearly all that any method does well lies between even load and little traffic, and
/// nobody knows beforehand which of it holds on other tokens.
std::vector<Placed> waysToTry(const PlacementProblem& problem, const PlacementOptions& options)
{
    std::vector<Placed> ways {{PlacementMethod::Balance, {}, {}}};
    if (!problem.transitions.empty())
        for (const std::optional<double> cap :
            {std::optional(1.0), std::optional(1.05), std::optional(1.2), std::optional<double>()})
            ways.push_back({PlacementMethod::Rankloom, cap, {}});
    if (!problem.picks.empty() && problem.eachOnce() && !options.mostMoved)
        ways.push_back({PlacementMethod::FanOut, 1.05, {}});
    return ways;
}

Result<std::vector<Placed>> tryAll(
    const PlacementProblem& problem, PlacementOptions options, const std::stop_token& stop)
{
    std::vector<Placed> ways = waysToTry(problem, options);
    const auto count = static_cast<double>(ways.size());
    options.moves = std::max<std::int64_t>(1, options.moves / std::ssize(ways));
    std::vector<Placed> tried;
    for (Placed& way : ways) {
        const auto done = static_cast<double>(tried.size());
        options.progressFrom = done / count;
        options.progressTo = (done + 1) / count;
        options.method = way.method;
        options.balanceCap = way.cap;
        Result<PlacementResult> one = placeExperts(problem, options, stop);
        if (!one)
            return tl::unexpected<Error>(std::move(one.error()));
        way.result = std::move(*one);
        tried.push_back(std::move(way));
        if (stop.stop_requested())
            break;
    }
    return tried;
}

Result<std::vector<Placed>> resultsOf(const ExpertTask& task, const PlacementProblem& problem,
    const PlacementOptions& options, const std::stop_token& stop)
{
    if (task.best)
        return tryAll(problem, options, stop);
    std::vector<Placed> out;
    if (task.front > 0) {
        Result<PlacementFront> front = placementFront(problem, options, task.front, stop);
        if (!front)
            return tl::unexpected<Error>(std::move(front.error()));
        for (PlacementResult& point : front->points)
            out.push_back({PlacementMethod::Rankloom, {}, std::move(point)});
        return out;
    }
    Result<PlacementResult> one = placeExperts(problem, options, stop);
    if (!one)
        return tl::unexpected<Error>(std::move(one.error()));
    out.push_back({options.method, options.balanceCap, std::move(*one)});
    return out;
}

/// The tokens experts are placed by, and those that tell how good that is.
struct Judged {
    Tokens seen;
    std::optional<Tokens> unseen;
    std::string fittedOn; ///< ExpertPlacement::fittedOn of what is placed by the seen ones
};

Result<Judged> judgedOf(const ExpertTask& task, const ExpertParts& parts, PlacementOptions& options)
{
    Result<Tokens> seen = tokensOf(task, parts.seen);
    if (!seen)
        return tl::unexpected<Error>(std::move(seen.error()));
    priceLinks(task, seen->problem, options);
    Judged judged {std::move(*seen), {}, parts.fittedOn};
    if (parts.unseen.empty())
        return judged;
    Result<Tokens> unseen = tokensOf(task, parts.unseen);
    if (!unseen)
        return tl::unexpected<Error>(std::move(unseen.error()));
    unseen->problem.price = judged.seen.problem.price;
    judged.unseen = std::move(*unseen);
    return judged;
}

ExpertFinding findingBefore(const ExpertTask& task, const Judged& tokens, const SlotPlacement& before)
{
    ExpertFinding found;
    const PlacementProblem& problem = tokens.seen.problem;
    found.windows = problem.windows() > 0;
    found.priced = !problem.price.empty();
    found.highestPrice = problem.highestPrice();
    found.before = figuresOf(task, tokens.seen, before, *task.plan);
    if (tokens.unseen)
        found.unseenBefore = figuresOf(task, *tokens.unseen, before, *task.plan);
    return found;
}

ExpertCandidate candidateOf(
    const ExpertTask& task, const Judged& tokens, const ExpertFinding& finding, Placed placed)
{
    PlacementResult& result = placed.result;
    const Tokens& seen = tokens.seen;
    const std::optional<Tokens>& unseen = tokens.unseen;
    ExpertCandidate candidate;
    candidate.method = placed.method;
    candidate.cap = placed.cap;
    candidate.experts = expertPlacementOf(seen.problem, result.placement);
    if (!candidate.experts.contiguous() && looksAtTokens(placed.method))
        candidate.experts.fittedOn = tokens.fittedOn;
    Plan after = *task.plan;
    after.experts = candidate.experts;
    candidate.seen = figuresOf(task, seen, result.placement, after);
    if (unseen)
        candidate.unseen = figuresOf(task, *unseen, result.placement, after);
    const std::optional<Seconds>& stepBefore = finding.judgedBefore().step;
    const std::optional<Seconds>& stepAfter = candidate.judged().step;
    if (stepBefore && stepAfter)
        if (const Result<ExpertChange> change =
                expertChange(*task.project, *task.plan, after, *stepBefore, *stepAfter))
            candidate.change = *change;
    candidate.result = std::move(result);
    return candidate;
}

/// On the tokens that judge; the first of equals, and of those that are not legal.
std::size_t shortestStep(const std::vector<ExpertCandidate>& candidates)
{
    std::size_t best = 0;
    for (std::size_t i = 1; i < candidates.size(); ++i) {
        const std::optional<Seconds>& step = candidates[i].judged().step;
        const std::optional<Seconds>& least = candidates[best].judged().step;
        if (step && (!least || isShorter(*step, *least)))
            best = i;
    }
    return best;
}

/// Least traffic of any placement; nothing where the method does not lower it.
std::optional<double> boundOf(const ExpertFinding& finding, const PlacementResult& result)
{
    if (!result.costLowerBound || !(result.figures.transitions > 0))
        return std::nullopt;
    return static_cast<double>(*result.costLowerBound)
        / (result.figures.transitions * static_cast<double>(finding.highestPrice));
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

bool looksAtLinks(PlacementMethod method)
{
    return method == PlacementMethod::MoeTuner || method == PlacementMethod::Balance || triesMoves(method);
}

bool drawsCourse(PlacementMethod method) { return triesMoves(method) && method != PlacementMethod::FanOut; }

Result<ExpertFinding> searchExperts(
    const ExpertTask& task, const ExpertSearchCalls& calls, Progress& progress, const std::stop_token& stop)
{
    // How far the counting is says nothing of the search: the bar would go back.
    Progress counting;
    progress.setPhase(Phrase::of("Counting"));
    Result<ExpertParts> parts = task.count
        ? countExpertParts(task.parts, task.project->routing, task.count, counting, stop)
        : Result<ExpertParts>(ExpertParts {{task.project->routing}, {}, {}, fittedOn(task.project->routing)});
    if (!parts)
        return tl::unexpected<Error>(std::move(parts.error()));
    progress.setPhase({});
    PlacementOptions options = task.options;
    const Result<Judged> tokens = judgedOf(task, *parts, options);
    if (!tokens)
        return tl::unexpected<Error>(tokens.error());
    const PlacementProblem& problem = tokens->seen.problem;
    const std::optional<SlotPlacement> present = presentOf(problem, task.plan->experts);
    options.present = present;
    ExpertFinding found = findingBefore(task, *tokens, present ? *present : contiguousPlacement(problem));
    found.onlySeen = std::move(parts->onlySeen);
    // Every unordered pair of a token is counted twice.
    const bool pairs = options.method == PlacementMethod::Coactivation;
    const double all = pairs ? sum(problem.coactivation) / 2
                             : sum(problem.transitions) * static_cast<double>(found.highestPrice);
    const bool tells = !task.best && drawsCourse(options.method) && all > 0;
    if (present && !pairs && tells && calls.start)
        calls.start(found.traffic(found.before.placement));
    options.progress = &progress;
    options.best = [&](double best) {
        if (calls.best && tells)
            calls.best(1 - best / all, std::max(0.0, progress.fraction()));
    };
    Result<std::vector<Placed>> results = resultsOf(task, problem, options, stop);
    if (!results)
        return tl::unexpected<Error>(std::move(results.error()));
    progress.setFraction(-1);
    for (Placed& placed : *results) {
        if (!pairs)
            found.bound = boundOf(found, placed.result);
        found.candidates.push_back(candidateOf(task, *tokens, found, std::move(placed)));
    }
    if (task.best)
        found.chosen = shortestStep(found.candidates);
    return found;
}

} // namespace rankloom::ui
