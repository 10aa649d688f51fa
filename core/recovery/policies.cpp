// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
// What the policies share.
#include "core/recovery/policies.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "core/base/at.h"

namespace rankloom {

Outcome infeasible(Phrase why, Phrase cure)
{
    Outcome out;
    out.recovery.feasible = false;
    out.recovery.reason = Phrase::of("{} {}", why, cure);
    return out;
}

std::optional<Outcome> beyondPeers(const Situation& s)
{
    for (int stage = 0; stage < s.stages; ++stage)
        if (s.living(stage) == 0)
            return infeasible(Phrase::of("No replica of stage {} is left.", stage),
                Phrase::of("Restart from the checkpoint, or keep a spare node for it."));
    if (!s.losesStates())
        return std::nullopt;
    if (!s.settings.peerCopies)
        return infeasible(Phrase::of("Optimizer states of the lost ranks are nowhere else."),
            Phrase::of(
                "Copies in a peer's memory, or states that are not sharded over all replicas, would keep "
                "them; otherwise restart from the checkpoint."));
    if (s.losesCopies())
        return infeasible(
            Phrase::of(
                "Optimizer states are lost together with their copies, which neighbouring replicas hold."),
            Phrase::of("Restart from the checkpoint, or spread neighbouring replicas over more nodes."));
    return std::nullopt;
}

std::optional<Plan> withStageSpeeds(const Situation& s, Plan plan, const std::vector<double>& speeds)
{
    const int perNode = s.given.cluster->devicesPerNode;
    std::map<int, double> slow; // device, speed
    for (int stage = 0; stage < s.stages; ++stage)
        if (speeds[at(stage)] < 1)
            for (int replica = 0; replica < s.replicas; ++replica)
                for (const int rank : s.ranksOf(replica, stage))
                    slow[s.deviceOf(rank)] = std::max(kLeastShare, speeds[at(stage)]);
    std::set<int> whole; // nodes all of whose devices are as slow
    for (const auto& [device, speed] : slow) {
        const int first = device / perNode * perNode;
        bool all = device == first;
        for (int slot = 0; slot < perNode && all; ++slot) {
            const auto other = slow.find(first + slot);
            all = other != slow.end() && other->second == speed;
        }
        if (all)
            whole.insert(first / perNode);
    }
    // Collected first: suppose() looks through the list.
    std::vector<WhatIf> added;
    for (const auto& [device, speed] : slow) {
        WhatIf one;
        one.speed = speed;
        one.first = device;
        if (whole.contains(device / perNode)) {
            if (device % perNode != 0)
                continue;
            one.part = WhatIf::Part::Node;
            one.first = device / perNode;
        }
        added.push_back(one);
    }
    if (plan.whatIf.size() + added.size() > kMostWhatIfs)
        return std::nullopt;
    if (plan.whatIf.empty())
        plan.whatIf = std::move(added);
    else
        for (WhatIf one : added) {
            for (const WhatIf& other : plan.whatIf)
                if (other.concerns(one)) {
                    one.bandwidth = other.bandwidth;
                    one.removed = other.removed;
                }
            suppose(plan.whatIf, one);
        }
    return plan;
}

double activationGrowth(const Situation& s, int stage, double factor)
{
    if (factor <= 1)
        return 1;
    const double inFlight = std::max(1.0, s.memory.stages[at(stage)].inFlightMicrobatches);
    const double sequences = inFlight * s.laid.plan.workload.microBatchSize;
    return 1 + std::ceil(sequences * (factor - 1) - 1e-9) / sequences;
}

LayerRoom roomOf(const Situation& s, int stage, double factor)
{
    const StageMemory& memory = s.memory.stages[at(stage)];
    const double growth = activationGrowth(s, stage, factor);
    const int layers = s.layersPerStage()[at(stage)];
    double layerParameters = 0;
    for (const StageLayers& chunk : s.laid.stages())
        for (int layer = chunk.firstLayer; chunk.rank == stage && layer < chunk.firstLayer + chunk.layerCount;
             ++layer)
            layerParameters += layerShare(
                s.laid.project.model, s.laid.layout, rankloom::layerParameters(s.laid.project.model, layer))
                                   .total();
    const double parameters = std::max(1.0, s.parametersOf(stage));
    const double standing = (memory.weights + memory.gradients + memory.optimizer).value();
    LayerRoom room;
    room.left = memory.headroom().value() - memory.activations.value() * (growth - 1);
    if (layers > 0)
        room.layer = (standing * layerParameters / parameters + memory.activations.value() * growth) / layers;
    return room;
}

} // namespace rankloom
