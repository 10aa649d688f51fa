// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/simulation.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "core/schedule/pass_order_csv.h"

namespace rankloom {

namespace {

constexpr double kLongestTime =
    1e6; ///< units; a million of them leaves room for a step of thousands of passes

std::int64_t ticks(double units) { return std::llround(units * static_cast<double>(kTicksPerUnit)); }

Result<void> checkTime(const char* name, double value)
{
    if (value >= 0 && value <= kLongestTime)
        return {};
    return fail(ErrorCode::BadValue, fmt::format("the {} time {} is not between 0 and 1000000", name, value),
        {}, "Use a larger unit, or a time of zero or more");
}

Result<void> checkTimes(const SimulationRequest& request)
{
    const std::pair<const char*, double> times[] = {{"forward", request.forward},
        {"backward-input", request.backwardInput}, {"backward-weight", request.backwardWeight},
        {"p2p", request.pointToPoint}, {"vocabulary-forward", request.vocabularyForward},
        {"vocabulary-backward", request.vocabularyBackward}, {"input-forward", request.inputForward},
        {"input-backward", request.inputBackward}, {"barrier", request.barrier},
        {"overlapped-pair", request.overlappedPair}};
    for (const auto& [name, value] : times)
        if (auto checked = checkTime(name, value); !checked)
            return checked;
    for (const auto& [name, values] : {std::pair("forward-per-stage", &request.forwardPerStage),
             std::pair("backward-per-stage", &request.backwardPerStage)})
        for (const double value : *values)
            if (auto checked = checkTime(name, value); !checked)
                return checked;
    return {};
}

/// One time per stage: the given ones, or the same for all.
Result<std::vector<std::int64_t>> perStage(
    const char* name, const std::vector<double>& given, double common, std::size_t stages)
{
    if (given.empty())
        return std::vector<std::int64_t>(stages, ticks(common));
    if (given.size() != stages)
        return fail(ErrorCode::BadValue,
            fmt::format("{} holds {} times, the schedule has {} stages", name, given.size(), stages), {},
            "Give one time per virtual stage in model order");
    std::vector<std::int64_t> result;
    for (const double value : given)
        result.push_back(ticks(value));
    return result;
}

Result<PassDurations> durationsOf(const SimulationRequest& request, std::size_t ranks, std::size_t stages)
{
    auto forward = perStage("forward-per-stage", request.forwardPerStage, request.forward, stages);
    if (!forward)
        return tl::unexpected(forward.error());
    auto backward = perStage("backward-per-stage", request.backwardPerStage, request.backwardInput, stages);
    if (!backward)
        return tl::unexpected(backward.error());
    PassDurations d;
    d.forward = std::move(*forward);
    d.backwardInput = std::move(*backward);
    d.backwardWeight.assign(stages, ticks(request.backwardWeight));
    d.hopForward.assign(stages - 1, ticks(request.pointToPoint));
    d.hopBackward = d.hopForward;
    d.overlappedPair = ticks(request.overlappedPair);
    d.vocabularyForward.assign(ranks, ticks(request.vocabularyForward));
    d.vocabularyBackward.assign(ranks, ticks(request.vocabularyBackward));
    d.inputForward.assign(ranks, ticks(request.inputForward));
    d.inputBackward.assign(ranks, ticks(request.inputBackward));
    d.barrier = ticks(request.barrier);
    d.pointToPoint = request.pointToPointMode;
    return d;
}

Result<Simulation> simulated(Simulation simulation)
{
    auto timeline = simulate(simulation.order, simulation.durations);
    if (!timeline)
        return tl::unexpected(timeline.error());
    simulation.timeline = std::move(*timeline);
    return simulation;
}

std::size_t stagesOf(const PassOrder& order)
{
    int last = 0;
    for (const auto& passes : order.passes)
        for (const Pass& pass : passes)
            if (pass.kind == PassKind::Forward || pass.kind == PassKind::OverlappedPair)
                last = std::max<int>({last, pass.stage, pass.pairStage});
    return static_cast<std::size_t>(last) + 1;
}

Result<Simulation> runCustom(const SimulationRequest& request)
{
    auto read = readPassOrder(request.customOrder, request.customOrderFile);
    if (!read)
        return tl::unexpected(read.error());
    Simulation simulation;
    simulation.order = std::move(read->order);
    simulation.diagnostics = std::move(read->diagnostics);
    if (simulation.order.vocabulary != VocabularyLayout::None && request.vocabulary != VocabularyLayout::None)
        simulation.order.vocabulary = request.vocabulary;
    auto durations =
        durationsOf(request, static_cast<std::size_t>(simulation.order.devices), stagesOf(simulation.order));
    if (!durations)
        return tl::unexpected(durations.error());
    simulation.durations = std::move(*durations);
    return simulated(std::move(simulation));
}

} // namespace

Result<Simulation> runSimulation(const SimulationRequest& request)
{
    if (auto checked = checkTimes(request); !checked)
        return tl::unexpected(checked.error());
    if (request.kind == ScheduleKind::Custom)
        return runCustom(request);
    ScheduleProblem problem;
    problem.kind = request.kind;
    problem.devices = request.stages;
    problem.microbatches = request.microbatches;
    problem.chunks = request.chunks == 0 ? defaultChunks(request.kind) : request.chunks;
    problem.groupSize = request.groupSize;
    problem.memoryLimit = request.memoryLimit * problem.chunks;
    problem.weightGradientShare = request.weightGradientShare;
    problem.vocabulary = request.vocabulary;
    if (auto legal = checkProblem(problem); !legal)
        return tl::unexpected(legal.error());
    const auto ranks = static_cast<std::size_t>(problem.devices);
    auto durations = durationsOf(request, ranks, ranks * static_cast<std::size_t>(problem.chunks));
    if (!durations)
        return tl::unexpected(durations.error());
    auto order = generateOrder(problem, *durations);
    if (!order)
        return tl::unexpected(order.error());
    Simulation simulation;
    simulation.order = std::move(*order);
    simulation.durations = std::move(*durations);
    return simulated(std::move(simulation));
}

} // namespace rankloom
