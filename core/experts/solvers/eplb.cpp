// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/solvers/eplb.h"

#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "core/experts/solvers/model_replicas.h"

namespace rankloom {

namespace eplb {

Packing balancedPacking(std::span<const float> weight, int packs)
{
    const std::size_t items = weight.size();
    const auto room = static_cast<int>(items) / packs;
    const std::size_t roomier = items % static_cast<std::size_t>(packs);
    Packing out {std::vector<int>(items, 0), std::vector<int>(items, 0)};
    if (items == static_cast<std::size_t>(packs)) {
        std::iota(out.pack.begin(), out.pack.end(), 0);
        return out;
    }
    std::vector<std::size_t> order(items);
    std::iota(order.begin(), order.end(), std::size_t {0});
    std::ranges::stable_sort(order, [&](std::size_t a, std::size_t b) { return weight[a] > weight[b]; });
    std::vector<float> packed(static_cast<std::size_t>(packs), 0);
    std::vector<int> filled(static_cast<std::size_t>(packs), 0);
    for (const std::size_t item : order) {
        std::size_t lightest = packed.size();
        for (std::size_t p = 0; p < packed.size(); ++p)
            if (filled[p] < room + (p < roomier ? 1 : 0)
                && (lightest == packed.size() || packed[p] < packed[lightest]))
                lightest = p;
        out.pack[item] = static_cast<int>(lightest);
        out.rank[item] = filled[lightest]++;
        packed[lightest] += weight[item];
    }
    return out;
}

Replication replicate(std::span<const float> weight, int physical, int mostCopies)
{
    const std::size_t experts = weight.size();
    Replication out {std::vector<int>(experts), std::vector<int>(experts, 1)};
    std::iota(out.expert.begin(), out.expert.end(), 0);
    while (out.expert.size() < static_cast<std::size_t>(physical)) {
        std::size_t hottest = experts;
        float most = 0;
        for (std::size_t e = 0; e < experts; ++e) {
            const float each = weight[e] / static_cast<float>(out.copies[e]);
            if (out.copies[e] < mostCopies && (hottest == experts || each > most)) {
                hottest = e;
                most = each;
            }
        }
        RANKLOOM_ASSERT(hottest < experts);
        out.expert.push_back(static_cast<int>(hottest));
        ++out.copies[hottest];
    }
    return out;
}

} // namespace eplb

namespace {

/// Experts in the order of the nodes their groups were packed on.
std::vector<int> orderByNode(std::span<const float> weight, int groups, int nodes)
{
    const std::size_t size = weight.size() / static_cast<std::size_t>(groups);
    std::vector<float> groupLoad;
    for (std::size_t g = 0; g < static_cast<std::size_t>(groups); ++g)
        groupLoad.push_back(std::accumulate(weight.begin() + static_cast<std::ptrdiff_t>(g * size),
            weight.begin() + static_cast<std::ptrdiff_t>((g + 1) * size), 0.0F));
    const eplb::Packing packing = eplb::balancedPacking(groupLoad, nodes);
    std::vector<int> order(weight.size());
    for (std::size_t g = 0; g < groupLoad.size(); ++g) {
        const auto place = static_cast<std::size_t>(packing.pack[g] * (groups / nodes) + packing.rank[g]);
        for (std::size_t i = 0; i < size; ++i)
            order[place * size + i] = static_cast<int>(g * size + i);
    }
    return order;
}

void placeLayer(
    std::span<const float> weight, std::span<int> slots, int groups, int nodes, int devices, int mostCopies)
{
    const std::vector<int> order = orderByNode(weight, groups, nodes);
    const std::size_t experts = weight.size() / static_cast<std::size_t>(nodes);
    const std::size_t room = slots.size() / static_cast<std::size_t>(nodes);
    const auto perDevice = slots.size() / static_cast<std::size_t>(devices);
    for (std::size_t node = 0; node < static_cast<std::size_t>(nodes); ++node) {
        std::vector<float> local;
        for (std::size_t i = 0; i < experts; ++i)
            local.push_back(weight[static_cast<std::size_t>(order[node * experts + i])]);
        const eplb::Replication replication = eplb::replicate(local, static_cast<int>(room), mostCopies);
        std::vector<float> each;
        for (const int e : replication.expert)
            each.push_back(local[static_cast<std::size_t>(e)]
                / static_cast<float>(replication.copies[static_cast<std::size_t>(e)]));
        const eplb::Packing packing = eplb::balancedPacking(each, devices / nodes);
        for (std::size_t s = 0; s < room; ++s) {
            const std::size_t slot = static_cast<std::size_t>(packing.pack[s]) * perDevice
                + static_cast<std::size_t>(packing.rank[s]);
            slots[node * room + slot] =
                order[node * experts + static_cast<std::size_t>(replication.expert[s])];
        }
    }
}

SlotPlacement placeAll(const PlacementProblem& problem, int groups, int nodes, int mostCopies)
{
    SlotPlacement out(problem.slotCount, problem.devices,
        std::vector<int>(
            static_cast<std::size_t>(problem.layers) * static_cast<std::size_t>(problem.slotCount)));
    for (int l = 0; l < problem.layers; ++l) {
        std::vector<float> weight;
        for (const std::int64_t count : problem.layerLoad(l))
            weight.push_back(static_cast<float>(count));
        placeLayer(weight, out.layer(l), groups, nodes, problem.devices, mostCopies);
    }
    return out;
}

} // namespace

Result<SlotPlacement> placeByEplb(const PlacementProblem& problem, int groups)
{
    if (groups < 1 || problem.experts % groups != 0)
        return fail(ErrorCode::BadValue,
            Phrase::of("{} experts cannot be shared by {} groups", problem.experts, groups), {},
            Phrase::of("Name the number of expert groups of the model, or 1."));
    if (problem.modelLimit && !problem.eachOnce()) {
        if (problem.nodes > 1 && groups % problem.nodes == 0)
            return fail(ErrorCode::Unsupported,
                Phrase::of("EPLB gives groups of experts to nodes with equal slots in every layer"), {},
                Phrase::of(
                    "Name no groups, or slots of every layer instead of a limit for the whole model."));
        return replicateOverModel(problem);
    }
    const int anyNumber = problem.slotCount;
    if (groups % problem.nodes != 0)
        return placeAll(problem, 1, 1, anyNumber);
    if (problem.slotCount % problem.nodes != 0)
        return fail(ErrorCode::BadValue,
            Phrase::of("{} slots cannot be shared by {} nodes", problem.slotCount, problem.nodes), {},
            Phrase::of("Choose a multiple of the nodes."));
    return placeAll(problem, groups, problem.nodes, anyNumber);
}

SlotPlacement placeReplicas(const PlacementProblem& problem)
{
    return placeAll(problem, 1, 1, problem.devices);
}

} // namespace rankloom
