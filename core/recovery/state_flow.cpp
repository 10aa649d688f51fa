// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/recovery/state_flow.h"

#include <algorithm>

#include "core/base/at.h"
#include "core/plan/rank_parameters.h"

namespace rankloom {

void StateFlow::add(int from, int to, double bytes)
{
    if (from != to && bytes > 0)
        m_pairs[{from, to}] += bytes;
}

void StateFlow::addAll(const StateFlow& other)
{
    for (const auto& [pair, bytes] : other.m_pairs)
        m_pairs[pair] += bytes;
}

double StateFlow::bytes() const
{
    double sum = 0;
    for (const auto& [pair, bytes] : m_pairs)
        sum += bytes;
    return sum;
}

std::vector<StateTransfer> StateFlow::transfers(const LinkTable& links) const
{
    std::vector<StateTransfer> out;
    out.reserve(m_pairs.size());
    for (const auto& [pair, bytes] : m_pairs) {
        const LinkFigure link = links.link(pair.first, pair.second);
        out.push_back(
            {pair.first, pair.second, bytes, (Bytes(bytes) / link.bandwidth + link.latency).value()});
    }
    return out;
}

double StateFlow::seconds(const LinkTable& links) const
{
    std::map<int, double> sending;
    std::map<int, double> receiving;
    double longest = 0;
    for (const StateTransfer& one : transfers(links))
        longest = std::max({longest, sending[one.from] += one.seconds, receiving[one.to] += one.seconds});
    return longest;
}

namespace {

/// Replicas whose cell of a stage has what was there before; of a stage as the plan says.
std::vector<int> holdersOf(const Situation& s, int stage)
{
    std::vector<int> out;
    for (int replica = 0; replica < s.replicas; ++replica)
        if (s.holds(replica, stage) && !s.hasOwnLayers(replica))
            out.push_back(replica);
    return out;
}

std::vector<int> livingOf(const Situation& s, int stage)
{
    std::vector<int> out;
    for (int replica = 0; replica < s.replicas; ++replica)
        if (s.lives(replica, stage) && !s.hasOwnLayers(replica))
            out.push_back(replica);
    return out;
}

} // namespace

StateFlow restoredShards(const Situation& s)
{
    StateFlow flow;
    if (!s.losesStates())
        return flow;
    for (int stage = 0; stage < s.stages; ++stage) {
        const std::vector<int> living = livingOf(s, stage);
        for (int lost = 0; lost < s.replicas; ++lost) {
            if (s.lives(lost, stage) || s.idle[s.cell(lost, stage)] || living.empty())
                continue;
            const std::vector<int> holder = s.ranksOf(s.copyHolder(lost, stage), stage);
            const std::size_t takers = s.settings.interleavedShards ? living.size() : 1;
            for (std::size_t t = 0; t < takers; ++t) {
                const std::vector<int> taker = s.ranksOf(living[t], stage);
                for (std::size_t i = 0; i < holder.size(); ++i)
                    flow.add(s.deviceOf(holder[i]), s.deviceOf(taker[i]),
                        s.shardBytes(stage) / static_cast<double>(takers));
            }
        }
    }
    return flow;
}

StateFlow sparesFilled(const Situation& s)
{
    StateFlow flow;
    for (int stage = 0; stage < s.stages; ++stage) {
        const std::vector<int> holders = holdersOf(s, stage);
        std::size_t turn = 0;
        for (int replica = 0; replica < s.replicas; ++replica) {
            if (!s.spared[s.cell(replica, stage)] || holders.empty())
                continue;
            const std::vector<int> from = s.ranksOf(holders[turn++ % holders.size()], stage);
            const std::vector<int> copy = s.ranksOf(s.copyHolder(replica, stage), stage);
            const std::vector<int> to = s.ranksOf(replica, stage);
            for (std::size_t i = 0; i < to.size(); ++i) {
                flow.add(s.deviceOf(from[i]), s.deviceOf(to[i]), s.parametersOf(stage) * s.weightBytes());
                flow.add(s.deviceOf(s.optimizerShards() > 1 ? copy[i] : from[i]), s.deviceOf(to[i]),
                    s.shardBytes(stage));
            }
        }
    }
    return flow;
}

StateFlow takenUp(const Situation& s)
{
    StateFlow flow;
    if (s.running.replicas->redundantStages)
        return flow;
    for (int stage = 0; stage < s.stages; ++stage) {
        const std::vector<int> holders = holdersOf(s, stage);
        for (int replica = 0; replica < s.replicas; ++replica) {
            if (!s.idle[s.cell(replica, stage)] || holders.empty())
                continue;
            const std::vector<int> source = s.ranksOf(holders.front(), stage);
            const std::vector<int> target = s.ranksOf(replica, s.stageBefore(stage));
            for (std::size_t i = 0; i < source.size(); ++i)
                flow.add(s.deviceOf(source[i]), s.deviceOf(target[i]),
                    s.parametersOf(stage) * s.weightBytes() + s.shardBytes(stage));
        }
    }
    return flow;
}

StateFlow layersFetched(const Situation& s, int replica, const std::vector<int>& layersPerStage)
{
    StateFlow flow;
    const ModelSpec& model = s.laid.project.model;
    std::map<int, std::vector<int>> owners; // by replica that was looked at
    const auto ownerIn = [&](int of, int layer) {
        std::vector<int>& known = owners[of];
        if (known.empty())
            known = s.ownersIn(of);
        return known[at(layer)];
    };
    int layer = 0;
    for (int stage = 0; stage < s.stages; ++stage)
        for (int i = 0; i < layersPerStage[at(stage)]; ++i, ++layer) {
            if (s.spared[s.cell(replica, stage)] && ownerIn(replica, layer) == stage)
                continue; // see sparesFilled()
            int from = replica;
            for (int tried = 0; tried < s.replicas && !s.holds(from, ownerIn(from, layer)); ++tried)
                from = tried;
            const int owner = ownerIn(from, layer);
            if (!s.lives(replica, stage) || !s.holds(from, owner))
                continue;
            const double bytes = layerShare(model, s.laid.layout, layerParameters(model, layer)).total()
                * (s.weightBytes() + s.optimizerBytes() / s.optimizerShards());
            const std::vector<int> source = s.ranksOf(from, owner);
            const std::vector<int> target = s.ranksOf(replica, stage);
            for (std::size_t t = 0; t < target.size(); ++t)
                flow.add(s.deviceOf(source[t]), s.deviceOf(target[t]), bytes);
        }
    return flow;
}

StateFlow layersBack(const Situation& s, const std::vector<int>& layersPerStage)
{
    StateFlow flow;
    for (int replica = 0; replica < s.replicas; ++replica)
        if (s.hasOwnLayers(replica))
            flow.addAll(layersFetched(s, replica, layersPerStage));
    return flow;
}

LayerMoves movedLayers(const Situation& s, const std::vector<int>& partition)
{
    LayerMoves out;
    const std::vector<int> now = s.layersPerStage();
    for (int stage = 0; stage < s.stages; ++stage)
        if (livingOf(s, stage).empty()) { // only replicas with layers of their own have its layers
            for (int replica = 0; replica < s.replicas; ++replica)
                if (!s.hasOwnLayers(replica))
                    out.weights.addAll(layersFetched(s, replica, partition));
            out.firstStage = 0;
            return out;
        }
    struct Moved {
        double parameters = 0; // of one rank
        int layers = 0;
    };
    std::map<std::pair<int, int>, Moved> moved; // by (from, to) stage
    int fromStage = 0;
    int toStage = 0;
    int layersLeft = now[0];
    int layersToCome = partition[0];
    for (int layer = 0; layer < s.given.model->layers; ++layer) {
        while (layersLeft == 0)
            layersLeft = now[at(++fromStage)];
        while (layersToCome == 0)
            layersToCome = partition[at(++toStage)];
        --layersLeft;
        --layersToCome;
        if (fromStage == toStage)
            continue;
        const ModelSpec& model = s.laid.project.model;
        Moved& move = moved[{fromStage, toStage}];
        move.parameters += layerShare(model, s.laid.layout, layerParameters(model, layer)).total();
        ++move.layers;
        out.firstStage = out.firstStage < 0 ? toStage : std::min(out.firstStage, toStage);
    }
    for (const auto& [stages, what] : moved) {
        const auto& move = stages; // what a lambda may take
        const double count = what.parameters;
        StateFlow own;
        const std::vector<int> holders = livingOf(s, move.first);
        const std::vector<int> takers = livingOf(s, move.second);
        const auto send = [&](StateFlow& flow, int fromReplica, int toReplica, double bytesOfRank) {
            const std::vector<int> from = s.ranksOf(fromReplica, move.first);
            const std::vector<int> to = s.ranksOf(toReplica, move.second);
            for (std::size_t i = 0; i < from.size(); ++i)
                for (StateFlow* sum : {&flow, &own})
                    sum->add(s.deviceOf(from[i]), s.deviceOf(to[i]), bytesOfRank);
        };
        const auto note = [&, layers = what.layers] {
            out.stages.push_back(
                {move.first, move.second, layers, own.bytes(), own.seconds(s.given.cluster->links)});
        };
        std::size_t turn = 0;
        for (const int taker : takers) {
            const bool same = s.lives(taker, move.first);
            const int from = same ? taker : holders[turn++ % holders.size()];
            send(out.weights, from, taker, count * s.weightBytes());
            if (s.optimizerShards() <= 1)
                send(out.optimizer, from, taker, count * s.optimizerBytes());
        }
        if (s.optimizerShards() <= 1) {
            note();
            continue;
        }
        // One copy, cut over the ranks of a replica too where it spans several data-parallel ranks.
        const double copy = count * s.optimizerBytes() / (s.ranksPerReplica * s.laid.layout.cp);
        if (!s.settings.interleavedShards)
            send(out.optimizer, holders.front(), takers.front(), copy);
        else
            forEachOverlap(holders.size(), takers.size(), [&](std::size_t h, std::size_t t, double share) {
                send(out.optimizer, holders[h], takers[t], copy * share);
            });
        note();
    }
    return out;
}

} // namespace rankloom
