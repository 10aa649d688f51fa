// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/plan_experts.h"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "core/experts/place_experts.h"

namespace rankloom {

namespace {

/// Transitions from `from` to `to` that stay on a member.
double staying(const RoutingStatistics& routing, int layer, const std::vector<std::vector<int>>& from,
    const std::vector<std::vector<int>>& to, double& all)
{
    const std::int64_t* count = routing.transitions.data() + routing.pairIndex(layer, 0, 0);
    double kept = 0;
    std::int64_t total = 0;
    for (const std::vector<int>& i : from)
        for (const std::vector<int>& j : to) {
            const std::int64_t value = *count++;
            total += value;
            if (value == 0)
                continue;
            std::ptrdiff_t common = 0;
            for (const int member : i)
                common += std::ranges::count(j, member);
            if (common > 0)
                kept += static_cast<double>(value) * static_cast<double>(common)
                    / static_cast<double>(i.size() * j.size());
        }
    all += static_cast<double>(total);
    return kept;
}

bool holds(const std::vector<int>& members, int member) { return std::ranges::count(members, member) > 0; }

void move(std::vector<int>& members, int from, int to)
{
    *std::ranges::find(members, from) = to;
    std::ranges::sort(members);
}

} // namespace

int ExpertGroup::equalNodes() const
{
    const auto distinct = [&] {
        std::vector<int> nodes = node;
        std::ranges::sort(nodes);
        return std::unique(nodes.begin(), nodes.end()) - nodes.begin();
    }();
    if (distinct == 0 || members() % distinct != 0)
        return 1;
    const std::ptrdiff_t run = members() / distinct;
    for (std::ptrdiff_t i = 0; i < members(); ++i)
        if (node[static_cast<std::size_t>(i)] != node[static_cast<std::size_t>(i / run * run)])
            return 1;
    return static_cast<int>(distinct);
}

ExpertGroup expertGroup(const Project& project, const Plan& plan, int stage)
{
    ExpertGroup group;
    const int devices = project.cluster->devices();
    const Layout layout = resolved(plan.layout, devices);
    const int experts = layout.etp * layout.ep * layout.pp;
    if (layout.dp < 1 || experts < 1 || layout.tp * layout.cp * layout.pp * layout.dp != devices
        || devices % experts != 0 || stage < 0 || stage >= layout.pp)
        return group;
    const RankGrid grid(layout);
    int first = 0;
    while (grid.coordinates(first).pp != stage)
        ++first;
    group.rank = grid.groupOf(GroupKind::Expert, first);
    const bool placed = static_cast<int>(plan.deviceOfRank.size()) == devices;
    for (const int rank : group.rank) {
        group.device.push_back(placed ? plan.deviceOfRank[static_cast<std::size_t>(rank)] : rank);
        group.node.push_back(group.device.back() / std::max(1, project.cluster->devicesPerNode));
    }
    return group;
}

Result<PlacementProblem> placementProblem(
    const Project& project, const Plan& plan, int slotsPerDevice, const std::optional<ReplicaLimit>& limit)
{
    const RoutingStatistics& routing = project.routing;
    if (!project.model->moe)
        return fail(ErrorCode::BadValue, Phrase::of("The model has no experts to place"), {},
            Phrase::of("Choose a mixture-of-experts model."));
    if (routing.empty())
        return fail(ErrorCode::Unsupported, Phrase::of("No routing trace says which experts are used"), {},
            Phrase::of("Import a router trace or an expert distribution."));
    if (plan.layout.ep < 2)
        return fail(ErrorCode::BadValue, Phrase::of("One device holds all experts"), {},
            Phrase::of("Choose an EP above 1."));
    if (routing.experts != project.model->moe->experts || routing.layers != project.model->moeLayers())
        return fail(ErrorCode::BadValue,
            Phrase::of("The trace has {} layers of {} experts, the model {} of {}", routing.layers,
                routing.experts, project.model->moeLayers(), project.model->moe->experts),
            {}, Phrase::of("Import a trace of this model."));
    PlacementProblem problem = placementProblem(
        routing, plan.layout.ep, expertGroup(project, plan).equalNodes(), slotsPerDevice * plan.layout.ep);
    problem.modelLimit = limit;
    if (Result<void> fine = checkPlacementProblem(problem); !fine)
        return tl::unexpected<Error>(std::move(fine.error()));
    return problem;
}

ExpertPlacement expertPlacementOf(const PlacementProblem& problem, const SlotPlacement& placement)
{
    ExpertPlacement out;
    for (int l = 0; l < problem.layers; ++l) {
        std::vector<std::vector<int>>& layer =
            out.devices.emplace_back(static_cast<std::size_t>(problem.experts));
        for (int device = 0; device < problem.devices; ++device)
            for (const int expert : placement.on(l, device)) {
                std::vector<int>& held = layer[static_cast<std::size_t>(expert)];
                if (held.empty() || held.back() != device)
                    held.push_back(device);
            }
    }
    const bool contiguous = problem.experts % problem.devices == 0
        && out == writtenOut({}, problem.layers, problem.experts, problem.devices);
    return contiguous ? ExpertPlacement {} : out;
}

SlotPlacement slotPlacementOf(const PlacementProblem& problem, const ExpertPlacement& placement)
{
    const ExpertPlacement full = writtenOut(placement, problem.layers, problem.experts, problem.devices);
    SlotPlacement out(problem.devices);
    for (const auto& layer : full.devices) {
        std::vector<std::vector<int>> held(static_cast<std::size_t>(problem.devices));
        for (std::size_t e = 0; e < layer.size(); ++e)
            for (const int device : layer[e])
                held[static_cast<std::size_t>(device)].push_back(static_cast<int>(e));
        for (const std::vector<int>& experts : held)
            out.add(experts);
    }
    return out;
}

ExpertPlacement writtenOut(const ExpertPlacement& placement, int layers, int experts, int members)
{
    ExpertPlacement out = placement;
    out.devices.resize(static_cast<std::size_t>(layers));
    const int perMember = std::max(1, experts / members);
    for (std::vector<std::vector<int>>& layer : out.devices)
        if (static_cast<int>(layer.size()) != experts) {
            layer.clear();
            for (int e = 0; e < experts; ++e)
                layer.push_back({std::min(e / perMember, members - 1)});
        }
    return out;
}

bool fits(const ExpertPlacement& placement, const ExpertSwap& exchange)
{
    const std::vector<std::vector<int>>& layer = placement.devices[static_cast<std::size_t>(exchange.layer)];
    const std::vector<int>& a = layer[static_cast<std::size_t>(exchange.expertA)];
    if (exchange.memberA == exchange.memberB || !holds(a, exchange.memberA) || holds(a, exchange.memberB))
        return false;
    if (exchange.expertB < 0)
        return true;
    const std::vector<int>& b = layer[static_cast<std::size_t>(exchange.expertB)];
    return holds(b, exchange.memberB) && !holds(b, exchange.memberA);
}

ExpertPlacement exchanged(ExpertPlacement placement, const ExpertSwap& exchange)
{
    RANKLOOM_ASSERT(fits(placement, exchange));
    std::vector<std::vector<int>>& layer = placement.devices[static_cast<std::size_t>(exchange.layer)];
    move(layer[static_cast<std::size_t>(exchange.expertA)], exchange.memberA, exchange.memberB);
    if (exchange.expertB >= 0)
        move(layer[static_cast<std::size_t>(exchange.expertB)], exchange.memberB, exchange.memberA);
    return placement;
}

LayerEffect layerEffect(
    const RoutingStatistics& routing, const ExpertPlacement& placement, int members, int layer)
{
    LayerEffect effect;
    const auto& experts = placement.devices[static_cast<std::size_t>(layer)];
    std::vector<double> load(static_cast<std::size_t>(members), 0.0);
    for (int e = 0; e < routing.experts; ++e) {
        const std::vector<int>& held = experts[static_cast<std::size_t>(e)];
        const auto picks = static_cast<double>(routing.load[routing.loadIndex(layer, e)]);
        for (const int member : held)
            load[static_cast<std::size_t>(member)] += picks / static_cast<double>(held.size());
    }
    const double total = std::accumulate(load.begin(), load.end(), 0.0);
    const auto fullest = std::ranges::max_element(load);
    effect.fullest = static_cast<int>(fullest - load.begin());
    if (total > 0)
        effect.maxOverMean = *fullest * members / total;
    if (routing.transitions.empty())
        return effect;
    double kept = 0;
    if (layer > 0)
        kept += staying(routing, layer - 1, placement.devices[static_cast<std::size_t>(layer - 1)], experts,
            effect.transitions);
    if (layer + 1 < routing.layers)
        kept += staying(routing, layer, experts, placement.devices[static_cast<std::size_t>(layer + 1)],
            effect.transitions);
    effect.crossing = effect.transitions - kept;
    return effect;
}

} // namespace rankloom
