// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <numeric>

#include <fmt/format.h>

#include "core/experts/place_experts.h"

namespace rankloom {

namespace {

constexpr int kMostParts = 64;

double totalOf(std::span<const std::int64_t> counts)
{
    double total = 0;
    for (const std::int64_t count : counts)
        total += static_cast<double>(count);
    return total;
}

void addScaled(std::span<const std::int64_t> counts, double factor, std::vector<std::int64_t>& to)
{
    for (const std::int64_t count : counts)
        to.push_back(std::llround(static_cast<double>(count) * factor));
}

void addTo(std::vector<std::int64_t>& sum, const std::vector<std::int64_t>& counts)
{
    if (sum.size() != counts.size())
        sum.clear(); // unknown in one of them
    for (std::size_t i = 0; i < sum.size(); ++i)
        sum[i] += counts[i];
}

/// The tokens of all samples, one part after the other.
RoutingSample together(std::span<const RoutingStatistics> parts, int topK)
{
    RoutingSample all;
    for (const RoutingStatistics& part : parts) {
        if (part.sample.tokens == 0 || part.topK != topK)
            return {};
        all.tokens += part.sample.tokens;
    }
    for (int layer = 0; layer < parts.front().layers; ++layer)
        for (const RoutingStatistics& part : parts) {
            const std::span<const std::uint16_t> picks = part.samplePicks(layer);
            all.picks.insert(all.picks.end(), picks.begin(), picks.end());
        }
    return all;
}

} // namespace

RoutingStatistics together(std::span<const RoutingStatistics> parts)
{
    RoutingStatistics all = parts.front();
    for (const RoutingStatistics& part : parts.subspan(1)) {
        addTo(all.load, part.load);
        addTo(all.transitions, part.transitions);
        addTo(all.coactivation, part.coactivation);
        all.tokens += part.tokens;
        all.windows = {};
        if (part.part != all.part)
            all.part.clear();
    }
    if (parts.size() > 1)
        all.sample = together(parts, all.topK);
    return all;
}

PlacementProblem placementProblem(const RoutingStatistics& routing, int devices, int nodes, int slotCount)
{
    PlacementProblem problem;
    problem.layers = routing.layers;
    problem.experts = routing.experts;
    problem.devices = devices;
    problem.nodes = nodes;
    problem.slotCount = slotCount > 0 ? slotCount : routing.experts;
    problem.load = routing.load;
    problem.transitions = routing.transitions;
    problem.coactivation = routing.coactivation;
    problem.topK = routing.topK;
    problem.picks = routing.sample.picks;
    return problem;
}

Result<void> addWindows(PlacementProblem& problem, std::span<const RoutingStatistics> parts)
{
    double largest = 0;
    bool haveTransitions = true;
    for (const RoutingStatistics& part : parts) {
        if (part.layers != problem.layers || part.experts != problem.experts)
            return fail(ErrorCode::Contradiction,
                Phrase::of("A part of the trace has {} layers of {} experts, not {} of {}", part.layers,
                    part.experts, problem.layers, problem.experts),
                {}, Phrase::of("Choose traces of one model."));
        largest = std::max(largest, totalOf(part.load));
        haveTransitions = haveTransitions && part.transitions.size() == problem.transitions.size();
    }
    if (parts.empty() || parts.size() > kMostParts)
        return fail(ErrorCode::BadValue, Phrase::of("{} parts of a trace", parts.size()), {},
            Phrase::of("Give 1 to {}.", kMostParts));
    problem.windowLoad.clear();
    if (haveTransitions)
        problem.transitions.assign(problem.transitions.size(), 0);
    for (const RoutingStatistics& part : parts) {
        const double total = totalOf(part.load);
        const double factor = total > 0 ? largest / total : 0;
        addScaled(part.load, factor, problem.windowLoad);
        for (std::size_t i = 0; haveTransitions && i < problem.transitions.size(); ++i)
            problem.transitions[i] += std::llround(static_cast<double>(part.transitions[i]) * factor);
    }
    return {};
}

Result<void> addWindows(PlacementProblem& problem, const LoadWindows& windows, int count)
{
    if (windows.count < 1 || windows.width < 1
        || windows.load.size() != problem.load.size() * static_cast<std::size_t>(windows.count))
        return fail(ErrorCode::Unsupported, Phrase::of("The load over time of the trace is not known"), {},
            Phrase::of("Import the trace itself, not its sum."));
    if (count < 1 || count > kMostParts)
        return fail(ErrorCode::BadValue, Phrase::of("{} windows", count), {},
            Phrase::of("Ask for 1 to {}.", kMostParts));
    count = std::min(count, windows.count);
    std::vector<std::vector<std::int64_t>> sums(
        static_cast<std::size_t>(count), std::vector<std::int64_t>(problem.load.size(), 0));
    for (int w = 0; w < windows.count; ++w) {
        std::vector<std::int64_t>& sum = sums[static_cast<std::size_t>(w * count / windows.count)];
        const std::int64_t* load = windows.load.data() + static_cast<std::size_t>(w) * problem.load.size();
        for (std::size_t i = 0; i < sum.size(); ++i)
            sum[i] += load[i];
    }
    double largest = 0;
    for (const std::vector<std::int64_t>& sum : sums)
        largest = std::max(largest, totalOf(sum));
    problem.windowLoad.clear();
    for (const std::vector<std::int64_t>& sum : sums)
        if (const double total = totalOf(sum); total > 0)
            addScaled(sum, largest / total, problem.windowLoad);
    return {};
}

} // namespace rankloom
