// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <utility>
#include <vector>

#include "core/recovery/situation.h"

namespace rankloom {

/// Bytes of states between devices, pair by pair.
class StateFlow {
public:
    /// Devices of the given cluster; what stays on a device is not sent.
    void add(int from, int to, double bytes);
    [[nodiscard]] double bytes() const;
    [[nodiscard]] bool empty() const { return m_pairs.empty(); }
    [[nodiscard]] const std::map<std::pair<int, int>, double>& pairs() const { return m_pairs; }
    void addAll(const StateFlow& other);
    [[nodiscard]] std::vector<StateTransfer> transfers(const LinkTable& links) const;
    /// Until all of it has arrived: devices send to and receive from several others one after another, pairs
    /// that share no device at once. s
    [[nodiscard]] double seconds(const LinkTable& links) const;

private:
    std::map<std::pair<int, int>, double> m_pairs;
};

/// Evenly cut states that one set of holders has and another set needs: holder i has the i-th of as many
/// equal parts as there are holders, and so on. Visits (holder, receiver, share of the whole).
template <class Visit> void forEachOverlap(std::size_t holders, std::size_t receivers, const Visit& visit)
{
    std::size_t h = 0;
    std::size_t r = 0;
    // In units of 1/(holders·receivers).
    for (std::size_t now = 0; h < holders && r < receivers;) {
        const std::size_t holderEnd = (h + 1) * receivers;
        const std::size_t receiverEnd = (r + 1) * holders;
        const std::size_t end = holderEnd < receiverEnd ? holderEnd : receiverEnd;
        visit(h, r,
            static_cast<double>(end - now) / (static_cast<double>(holders) * static_cast<double>(receivers)));
        now = end;
        h += holderEnd == end ? 1 : 0;
        r += receiverEnd == end ? 1 : 0;
    }
}

/// The optimizer states that lost ranks held alone, from the copies in their peers' memory to the living
/// ranks of their stage; nothing where others hold them too.
StateFlow restoredShards(const Situation& situation);
/// What ranks on spare nodes need before they can work: weights from a living replica, their optimizer shard
/// from its copy.
StateFlow sparesFilled(const Situation& situation);
/// Where the plan held every stage once and others have done the work of a lost one since: the layers that
/// the stage before takes from the first replica that holds them.
StateFlow takenUp(const Situation& situation);

/// What the cells of a replica lack of so many layers on each stage: weights and the optimizer states of a
/// rank, from the replica's own cell that holds a layer, or else from the first replica that has it.
StateFlow layersFetched(const Situation& situation, int replica, const std::vector<int>& layersPerStage);
/// The same for all replicas that have layers of their own, and go on like the others.
StateFlow layersBack(const Situation& situation, const std::vector<int>& layersPerStage);

/// Layers that go from one stage to another, in replicas whose layers are as the plan says.
struct LayerMoves {
    StateFlow weights; ///< 16-bit, to every living replica of the new stage
    StateFlow optimizer; ///< one copy, or every replica's where they are not sharded
    int firstStage = -1; ///< that receives a layer; -1 = nothing moves
    std::vector<StageMove> stages;
};
LayerMoves movedLayers(const Situation& situation, const std::vector<int>& partition);

} // namespace rankloom
