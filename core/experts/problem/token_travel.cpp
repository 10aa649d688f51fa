// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/experts/problem/token_travel.h"

#include <algorithm>
#include <numeric>

#include "core/plan/expert_flow.h"

namespace rankloom {

namespace {

/// What every member gets of an expert's picks: (member, share).
struct Share {
    int member = 0;
    double share = 1;
};
using Shares = std::vector<std::vector<Share>>;

Shares copiesOf(const ExpertPlacement& placement, int layer, int experts, int members)
{
    Shares out(static_cast<std::size_t>(experts));
    const bool contiguous = placement.contiguous() || layer >= static_cast<int>(placement.devices.size());
    for (int e = 0; e < experts; ++e) {
        if (contiguous) {
            const int perMember = std::max(1, experts / members);
            out[static_cast<std::size_t>(e)].push_back({std::min(e / perMember, members - 1), 1});
            continue;
        }
        const auto& holders = placement.devices[static_cast<std::size_t>(layer)][static_cast<std::size_t>(e)];
        for (const int member : holders)
            out[static_cast<std::size_t>(e)].push_back({member, 1.0 / static_cast<double>(holders.size())});
    }
    return out;
}

TokenTravel::Hops hopsBetween(const RoutingStatistics& routing, int layer, const Shares& from,
    const Shares& to, std::span<const int> nodeOfMember)
{
    TokenTravel::Hops hops;
    const std::int64_t* count = routing.transitions.data() + routing.pairIndex(layer, 0, 0);
    for (const std::vector<Share>& i : from)
        for (const std::vector<Share>& j : to) {
            const auto value = static_cast<double>(*count++);
            if (value == 0)
                continue;
            for (const Share& a : i)
                for (const Share& b : j) {
                    const double moved = value * a.share * b.share;
                    if (a.member == b.member)
                        hops.stay += moved;
                    else if (nodeOfMember[static_cast<std::size_t>(a.member)]
                        == nodeOfMember[static_cast<std::size_t>(b.member)])
                        hops.withinNode += moved;
                    else
                        hops.betweenNodes += moved;
                }
        }
    return hops;
}

void addHops(const RoutingStatistics& routing, const ExpertPlacement& placement,
    std::span<const int> nodeOfMember, TokenTravel& travel)
{
    const int members = static_cast<int>(nodeOfMember.size());
    Shares before = copiesOf(placement, 0, routing.experts, members);
    for (int l = 1; l < routing.layers; ++l) {
        Shares here = copiesOf(placement, l, routing.experts, members);
        travel.hops.push_back(hopsBetween(routing, l - 1, before, here, nodeOfMember));
        travel.allHops.stay += travel.hops.back().stay;
        travel.allHops.withinNode += travel.hops.back().withinNode;
        travel.allHops.betweenNodes += travel.hops.back().betweenNodes;
        before = std::move(here);
    }
}

double meanOf(const std::vector<double>& values)
{
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

} // namespace

TokenTravel tokenTravel(
    const RoutingStatistics& routing, const ExpertPlacement& placement, std::span<const int> nodeOfMember)
{
    TokenTravel travel;
    const int members = static_cast<int>(nodeOfMember.size());
    const int nodes = *std::ranges::max_element(nodeOfMember) + 1;
    if (routing.topK > 0) {
        const ExpertFlows flows(
            routing, placement, ExpertDispatch::Deduplicated, routing.experts, routing.topK, members);
        std::vector<int> self(nodeOfMember.size());
        std::iota(self.begin(), self.end(), 0);
        for (int l = 0; l < routing.layers; ++l) {
            travel.fanOut.push_back(flows.distinct(l, self));
            travel.nodeFanOut.push_back(flows.distinct(l, nodeOfMember));
        }
        travel.tokens = flows.sampled() ? routing.sample.tokens : 0;
        travel.exact = members == 1 || (travel.tokens > 0 && travel.tokens == routing.tokens);
        travel.meanFanOut = meanOf(travel.fanOut);
        travel.meanNodeFanOut = meanOf(travel.nodeFanOut);
        travel.randomFanOut = randomFanOut(routing.experts, members, routing.topK);
        travel.randomNodeFanOut = randomFanOut(routing.experts, nodes, routing.topK);
    }
    if (!routing.transitions.empty())
        addHops(routing, placement, nodeOfMember, travel);
    return travel;
}

} // namespace rankloom
