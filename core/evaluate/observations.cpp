// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/observations.h"

#include <algorithm>
#include <cstdint>
#include <limits>

#include <fmt/format.h>

#include "core/base/text.h"

namespace rankloom {

namespace {

/// Groups of one kind that do not stay inside a node, and the slowest link one of them uses.
struct Crossing {
    int groups = 0;
    int all = 0;
    int from = -1;
    int to = -1;
    double bandwidth = std::numeric_limits<double>::infinity();
};

Crossing crossingGroups(
    const LinkTable& links, const std::vector<std::vector<int>>& groups, const std::vector<int>& placement)
{
    Crossing crossing;
    crossing.all = static_cast<int>(groups.size());
    for (const std::vector<int>& group : groups) {
        const auto device = [&](std::size_t i) {
            return placement.empty() ? group[i] : placement[static_cast<std::size_t>(group[i])];
        };
        bool crosses = false;
        for (std::size_t i = 0; i < group.size(); ++i) {
            const int a = device(i);
            const int b = device((i + 1) % group.size());
            if (links.nodeOf(a) == links.nodeOf(b))
                continue;
            crosses = true;
            if (const double bandwidth = links.link(a, b).bandwidth.value(); bandwidth < crossing.bandwidth) {
                crossing.bandwidth = bandwidth;
                crossing.from = a;
                crossing.to = b;
            }
        }
        crossing.groups += crosses ? 1 : 0;
    }
    return crossing;
}

} // namespace

Diagnostics observePlacement(const Project& project, const Plan& plan, const RankGrid& grid)
{
    Diagnostics found;
    const Cluster& cluster = project.cluster;
    if (grid.groupOf(GroupKind::Tensor, 0).size() < 2)
        return found;
    const auto groups = grid.groups(GroupKind::Tensor);
    const Crossing crossing = crossingGroups(cluster.links, groups, plan.deviceOfRank);
    if (crossing.groups == 0)
        return found;
    Diagnostic d;
    d.severity = Severity::Warning;
    d.code = "tensor-groups-cross-nodes";
    const std::string from = cluster.nodeName(cluster.links.nodeOf(crossing.from));
    const std::string to = cluster.nodeName(cluster.links.nodeOf(crossing.to));
    d.message = Phrase::of("{} of {} tensor-parallel groups cross nodes and talk in every layer over links "
                           "as slow as {} ({} to {}).",
        crossing.groups, crossing.all, BytesPerSecond(crossing.bandwidth), from, to);
    d.arguments = {std::to_string(crossing.groups), std::to_string(crossing.all),
        shortestText(crossing.bandwidth), from, to};
    d.where.pointer = plan.deviceOfRank.empty() ? "/layout/tp" : "/placement/ranks";
    if (!plan.deviceOfRank.empty() && crossingGroups(cluster.links, groups, {}).groups < crossing.groups)
        d.suggestions.push_back({"/placement/ranks", "\"linear\"", Phrase::of("Place the ranks in order")});
    else if (static_cast<int>(groups.front().size()) > cluster.devicesPerNode)
        d.suggestions.push_back({"/layout/tp", std::to_string(cluster.devicesPerNode),
            Phrase::of("Set TP to {}", cluster.devicesPerNode)});
    found.push_back(d);
    return found;
}

namespace {

/// "3 layers, 8 experts, top-2, 1671168 tokens", what tells one trace from another.
Phrase wordsOf(const RoutingStatistics& routing)
{
    return Phrase::of("{} layers, {} experts, {} tokens", routing.layers, routing.experts, routing.tokens);
}

Diagnostic aboutTrace(const char* code, Phrase message)
{
    Diagnostic d;
    d.severity = Severity::Warning;
    d.code = code;
    d.message = std::move(message);
    d.where.pointer = "/experts/trace";
    d.suggestions.push_back({"/experts/trace", "false", Phrase::of("Do not count this trace")});
    return d;
}

} // namespace

Diagnostics observeRouting(const Project& project, const Plan& plan)
{
    Diagnostics found;
    const RoutingStatistics& routing = project.routing;
    if (routing.empty() || !project.model.moe || !plan.countTrace)
        return found;
    const MixtureOfExperts& moe = *project.model.moe;
    const int layers = project.model.moeLayers();
    if (routing.experts != moe.experts)
        found.push_back(aboutTrace("trace-of-another-model",
            Phrase::of(
                "The routing trace ({}) is of a model with {} experts, this one has {}: loads follow from "
                "it all the same.",
                wordsOf(routing), routing.experts, moe.experts)));
    else if (routing.topK > 0 && routing.topK != moe.topK)
        found.push_back(aboutTrace("trace-of-another-model",
            Phrase::of("Tokens of the routing trace ({}) pick {} experts, those of this model {}.",
                wordsOf(routing), routing.topK, moe.topK)));
    if (routing.layers > layers + project.model.mtpLayers)
        found.push_back(aboutTrace("trace-of-another-model",
            Phrase::of("The routing trace ({}) has more layers than the {} with experts of this model.",
                wordsOf(routing), layers)));
    else if (routing.layers < layers)
        found.push_back(aboutTrace("trace-covers-part",
            Phrase::of(
                "The routing trace ({}) covers {} of the {} layers with experts: the others are priced as "
                "its mean.",
                wordsOf(routing), routing.layers, layers)));
    return found;
}

} // namespace rankloom
