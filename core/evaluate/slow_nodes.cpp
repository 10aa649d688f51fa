// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/slow_nodes.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/check.h"
#include "core/plan/plan_fields.h"
#include "core/plan/several_values.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

constexpr double kSlowNode = 0.7; ///< of the median: slower is slow
constexpr double kLeastCost = 0.01; ///< of the step
constexpr int kPeers = 32; ///< that the links of a node are looked at with
constexpr std::size_t kFewestNodes = 4; ///< that a median says something of
constexpr std::size_t kNodesNamed = 3;

struct SlowNode {
    int node = 0;
    double pace = 0; ///< bytes/s
};

struct SlowNodes {
    std::vector<SlowNode> nodes; ///< the slowest first
    double median = 0; ///< of all nodes, bytes/s
};

double medianOf(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

/// What a node gets in the slower direction, in the median over some others, evenly spread.
double paceOf(const LinkTable& links, const std::vector<int>& nodes, std::size_t at)
{
    const int perNode = links.devicesPerNode();
    const std::size_t step = std::max<std::size_t>(1, nodes.size() / kPeers);
    std::vector<double> out;
    std::vector<double> in;
    for (std::size_t i = at % step; i < nodes.size(); i += step) {
        if (i == at)
            continue;
        const int own = nodes[at] * perNode;
        const int other = nodes[i] * perNode;
        out.push_back(links.link(own, other).bandwidth.value());
        in.push_back(links.link(other, own).bandwidth.value());
    }
    return out.empty() ? 0 : std::min(medianOf(std::move(out)), medianOf(std::move(in)));
}

SlowNodes slowNodesOf(const Cluster& cluster, const std::vector<int>& nodes)
{
    SlowNodes slow;
    if (nodes.size() < kFewestNodes)
        return slow;
    std::vector<double> paces;
    for (std::size_t i = 0; i < nodes.size(); ++i)
        paces.push_back(paceOf(cluster.links, nodes, i));
    slow.median = medianOf(paces);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        if (paces[i] > 0 && paces[i] < kSlowNode * slow.median)
            slow.nodes.push_back({nodes[i], paces[i]});
    std::ranges::stable_sort(slow.nodes, {}, &SlowNode::pace);
    return slow;
}

/// Measured links of slow nodes times what they lack.
void raiseLinks(LinkMatrix& matrix, const std::vector<double>& factorOfNode, int perNode)
{
    for (int from = 0; from < matrix.size; ++from)
        for (int to = 0; to < matrix.size; ++to) {
            const auto a = static_cast<std::size_t>(from / perNode);
            const auto b = static_cast<std::size_t>(to / perNode);
            if (a != b)
                matrix.bandwidth[matrix.index(from, to)] *= std::max(factorOfNode[a], factorOfNode[b]);
        }
}

/// The project as if these nodes had links like the others.
Project withoutSlowLinks(Project project, const SlowNodes& slow)
{
    Cluster& cluster = project.cluster.change();
    std::vector<double> factors(static_cast<std::size_t>(cluster.nodes), 1);
    for (const SlowNode& one : slow.nodes)
        factors[static_cast<std::size_t>(one.node)] = slow.median / one.pace;
    LinkMatrix nodes = cluster.links.nodeMatrix();
    raiseLinks(nodes, factors, 1);
    cluster.links.setNodeMatrix(std::move(nodes));
    LinkMatrix devices = cluster.links.deviceMatrix();
    raiseLinks(devices, factors, cluster.devicesPerNode);
    cluster.links.setDeviceMatrix(std::move(devices));
    return project;
}

/// The tier of which one group is just these nodes: what they share is likely to be the reason.
const NetworkTier* tierOf(const LinkTable& links, const std::vector<SlowNode>& nodes)
{
    if (nodes.size() < 2)
        return nullptr;
    for (const NetworkTier& tier : links.networkTiers()) {
        const std::int32_t group = tier.groupOf[static_cast<std::size_t>(nodes.front().node)];
        const auto isIn = [&](const SlowNode& one) {
            return tier.groupOf[static_cast<std::size_t>(one.node)] == group;
        };
        if (group >= 0 && std::ranges::all_of(nodes, isIn)
            && std::ranges::count(tier.groupOf, group) == std::ssize(nodes))
            return &tier;
    }
    return nullptr;
}

Phrase slowNodeNames(const Cluster& cluster, const std::vector<SlowNode>& nodes)
{
    std::vector<Phrase> names;
    for (std::size_t i = 0; i < std::min(kNodesNamed, nodes.size()); ++i)
        names.emplace_back(cluster.nodeName(nodes[i].node));
    if (nodes.size() > kNodesNamed)
        names.push_back(Phrase::of("{} more", nodes.size() - kNodesNamed));
    return joined(names, Phrase::of(", "));
}

Phrase slowNodeWords(const Cluster& cluster, const SlowNodes& slow, Seconds cost, Seconds step)
{
    const BytesPerSecond pace(slow.nodes.front().pace);
    const BytesPerSecond median(slow.median);
    const Phrase names = slowNodeNames(cluster, slow.nodes);
    Phrase out = slow.nodes.size() == 1
        ? Phrase::of("{} sends or receives at {}, where the median of the nodes has {}: that costs {} of a "
                     "step of {}.",
            names, pace, median, cost, step)
        : Phrase::of(
            "{} nodes ({}) send or receive at {} and up, where the median has {}: that costs {} of a "
            "step of {}.",
            slow.nodes.size(), names, pace, median, cost, step);
    if (const NetworkTier* tier = tierOf(cluster.links, slow.nodes))
        out += Phrase::of(" They are all that one group of {} connects.", tier->name);
    out += Phrase::of(" Placing the ranks by the links may win a part of it back.");
    return out;
}

/// The plan with these nodes left out, and further ones as far as the degrees ask for it, the last ones
/// first; nothing where no such plan is legal.
std::optional<Plan> leavingFree(
    const Project& project, const Plan& plan, const SlowNodes& slow, std::size_t& further)
{
    std::vector<int> others = usableNodes(project.cluster, plan.whatIf);
    Plan without = plan;
    without.deviceOfRank.clear(); // places of ranks that are no more
    for (const SlowNode& one : slow.nodes) {
        suppose(without.whatIf, {WhatIf::Part::Node, one.node, 0, true, 1, 1});
        std::erase(others, one.node);
    }
    const std::size_t most = std::max<std::size_t>(4, others.size() / 8);
    for (further = 0; further <= most && further < others.size(); ++further) {
        if (further > 0)
            suppose(without.whatIf, {WhatIf::Part::Node, others[others.size() - further], 0, true, 1, 1});
        if (!brokenRule(project, without))
            return without;
    }
    return std::nullopt;
}

} // namespace

Result<Diagnostics> slowNodeAdvice(
    const Project& project, const Plan& plan, const Evaluation& evaluation, const std::stop_token& stop)
{
    const Cluster& cluster = project.cluster;
    if (!evaluation.valid || (cluster.links.nodeMatrix().empty() && cluster.links.deviceMatrix().empty()))
        return Diagnostics {};
    const SlowNodes slow = slowNodesOf(cluster, usableNodes(cluster, plan.whatIf));
    if (slow.nodes.empty())
        return Diagnostics {};

    // What they cost: the same plan with links as the others have them.
    const Result<Evaluation> alike = evaluateLegal(withoutSlowLinks(project, slow), plan, stop);
    if (!alike)
        return tl::unexpected<Error>(alike.error());
    const Seconds step = evaluation.time.step;
    const Seconds cost = step - alike->time.step;
    if (!alike->valid || cost < step * kLeastCost)
        return Diagnostics {};
    Diagnostic d;
    d.severity = Severity::Warning;
    d.code = "nodes-with-slow-links";
    d.message = slowNodeWords(cluster, slow, cost, step);
    d.where.pointer = "/placement/ranks";
    for (const SlowNode& one : slow.nodes)
        d.arguments.push_back(cluster.nodeName(one.node));

    // Draining them pays where fewer, faster nodes make more tokens a second.
    std::size_t further = 0;
    if (const std::optional<Plan> without = leavingFree(project, plan, slow, further)) {
        const Result<Evaluation> then = evaluateLegal(project, *without, stop);
        if (!then)
            return tl::unexpected<Error>(then.error());
        if (then->valid && then->memory.fits
            && then->time.tokensPerSecond > evaluation.time.tokensPerSecond) {
            std::vector<Setting> settings {{"/whatIf", whatIfJsonText(without->whatIf)}};
            if (!plan.deviceOfRank.empty())
                settings.push_back({"/placement/ranks", "\"linear\""});
            Suggestion change = suggestionOf(settings,
                further == 0 ? Phrase::of("Leave {} free", slowNodeNames(cluster, slow.nodes))
                             : Phrase::of("Leave {} and {} further nodes free",
                                 slowNodeNames(cluster, slow.nodes), further));
            d.suggestions.push_back(std::move(change));
        }
    }
    return Diagnostics {std::move(d)};
}

} // namespace rankloom
