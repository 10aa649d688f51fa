// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/missed_goals.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/plan/check.h"
#include "core/serving/planned_requests.h"
#include "core/serving/serving_sensitivity.h"
#include "core/serving/serving_system.h"

namespace rankloom {

namespace {

constexpr int kMostSimulated = 1000;
constexpr double kShareAsked = 0.99; ///< of the requests, within the goals
constexpr std::size_t kChangesTold = 3;
constexpr double kMoreRequests = 1.01; ///< times as many within the goals: less is no help

/// "TTFT 45.7 s at the 99th percentile, 10 s asked", of every goal that is missed.
Phrase missedWords(const LatencyGoals& goals, const ServingSimulation& simulation)
{
    std::vector<Phrase> parts;
    const auto add = [&parts](PhraseWord name, Seconds reached, double asked) {
        if (asked > 0 && reached.value() > asked)
            parts.push_back(
                Phrase::of("{} {} at the 99th percentile, {} asked", name, reached, Seconds(asked)));
    };
    add(Phrase::word("TTFT"), simulation.timeToFirstToken.p99, goals.timeToFirstToken);
    add(Phrase::word("TPOT"), simulation.timePerOutputToken.p99, goals.timePerOutputToken);
    return joined(parts, Phrase::of("; "));
}

/// Those that let more requests come within the goals, the most first, with what they come to.
std::vector<Suggestion> changesThatHelp(
    const Project& project, const Plan& plan, const RequestSizes& sizes, const std::stop_token& stop)
{
    std::vector<Suggestion> out;
    const Result<ServingSensitivity> all = servingSensitivity(project, plan, sizes, stop);
    if (!all)
        return out;
    for (const ServingChange& change : all->changes) {
        const ServedPrice& price = change.price;
        if (!price.fits || price.requestsPerSecond <= kMoreRequests * all->now.requestsPerSecond)
            continue;
        const Result<Plan> then = withValue(plan, change.pointer, change.value);
        if (!then || brokenRule(project, *then))
            continue;
        out.push_back({change.pointer, change.value,
            Phrase::of("{} ({:.3g} requests/s within the goals; TTFT {}, TPOT {} in the mean)", change.label,
                price.requestsPerSecond, price.timeToFirstToken, price.timePerToken)});
        if (out.size() == kChangesTold)
            break;
    }
    return out;
}

} // namespace

bool keepsGoals(const LatencyGoals& goals, const ServingRequest& request, const RequestOutcome& outcome)
{
    const auto within = [](Nanoseconds time, double goal) {
        return goal <= 0 || toSeconds(time) <= Seconds(goal);
    };
    return outcome.served() && within(timeToFirstToken(request, outcome), goals.timeToFirstToken)
        && within(timePerOutputToken(request, outcome), goals.timePerOutputToken);
}

Diagnostics missedGoals(const Project& project, const Plan& plan, const std::stop_token& stop)
{
    const LatencyGoals& goals = plan.serving.goals;
    if (goals == LatencyGoals())
        return {};
    const Result<PlannedRequests> planned = PlannedRequests::of(project, plan.serving.requests);
    if (!planned)
        return {};
    ServingRequests requests =
        plan.serving.requests.count <= kMostSimulated ? planned->all() : planned->few(kMostSimulated);
    const RequestSizes sizes = RequestSizes::of(requests);
    const Result<ServingSystem> system = servingSystem(project, plan, sizes);
    if (!system || !system->fits())
        return {};
    const Result<ServingSimulation> simulation = simulate(*system, requests, nullptr, stop);
    if (!simulation || requests.empty())
        return {};

    // Users of a closed loop ask when they have had their answers.
    setArrivals(requests, simulation->arrivals);
    std::size_t kept = 0;
    for (std::size_t r = 0; r < requests.size(); ++r)
        kept += keepsGoals(goals, requests[r], simulation->requests[r]) ? 1 : 0;
    const double missed = 1 - static_cast<double>(kept) / static_cast<double>(requests.size());
    if (missed <= 1 - kShareAsked)
        return {};
    Diagnostic d;
    d.severity = Severity::Warning;
    d.code = "goals-missed";
    d.message = Phrase::of("{:.3g} % of {} requests miss the goals: {}.", missed * 100, requests.size(),
        missedWords(goals, *simulation));
    if (missedWords(goals, *simulation).empty())
        d.message = Phrase::of("{:.3g} % of {} requests miss the goals.", missed * 100, requests.size());
    d.where.pointer = goals.timeToFirstToken > 0 ? "/serving/ttftGoalSeconds" : "/serving/tpotGoalSeconds";
    d.arguments = {shortestText(missed)};
    d.suggestions = changesThatHelp(project, plan, sizes, stop);
    return {std::move(d)};
}

} // namespace rankloom
