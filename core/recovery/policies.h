// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/recovery/situation.h"
#include "core/recovery/state_flow.h"

namespace rankloom {

/// How much of the communicators is made anew.
enum class Rebuild : std::uint8_t { Nothing, Edited, Partial, Full };

/// What a policy decides; the rest of its Recovery follows from this alone (see recovery.cpp).
struct Outcome {
    Recovery recovery; ///< plan, step, throughput, layers, microbatches, reason; feasible or not
    Rebuild rebuild = Rebuild::Nothing;
    bool fromCheckpoint = false; ///< processes start anew and repeat what the checkpoint does not hold
    StateFlow before; ///< states without which nothing runs
    LayerMoves moves;
    /// What the replicas do in their present places, where the plan puts those that go on elsewhere;
    /// otherwise it is the plan's.
    std::optional<ReplicaChoice> inPlace;
};

// Each takes a situation in which something is lost or slow.
Outcome restart(const Situation& situation);
Outcome drop(const Situation& situation);
Outcome reroute(const Situation& situation);
Outcome templates(const Situation& situation);
Outcome redundant(const Situation& situation);
Outcome resize(const Situation& situation);
/// `resized`: what resize() found.
Outcome migrate(const Situation& situation, const Outcome& resized);
/// `moved`: what migrate() found.
Outcome migrateWithFrequency(const Situation& situation, const Outcome& moved);

Outcome infeasible(Phrase why, Phrase cure);
/// Whether layers of a stage go on on another one, in all replicas alike.
bool movesLayers(const Situation& situation, const Recovery& recovery);
/// What the devices that go on draw in a step, J: computing at the clocks of their stages, and waiting for
/// the rest of it. 0 where their power is not known.
double stepEnergy(const Situation& situation, const Recovery& recovery);
/// Of a microbatch on each pipeline rank, all its chunks together, s.
std::vector<double> rankSeconds(const Situation& situation, const PassTimes& times);
/// Of it, what is no exposed collective.
std::vector<double> computeShares(const Situation& situation, const PassTimes& times);
/// Where a policy works on living replicas of every stage and needs the lost states: why it cannot.
std::optional<Outcome> beyondPeers(const Situation& situation);
/// Where a policy needs replicas that do the same but for what is lost: why it cannot.
std::optional<Outcome> unlikeReplicas(const Situation& situation);
/// Where it needs at least microbatches of one size.
std::optional<Outcome> unlikeSizes(const Situation& situation);
/// Work of a stage of a replica goes to others in the plan; `share` of it.
void handOver(const Situation& situation, Plan& plan, int replica, int stage, HandoverWay way, double share);
/// The stages' sequences go from weak replicas to the others, by their speeds.
void shareSequencesOut(const Situation& situation, Plan& plan);
/// Evaluates the recovery's plan: its step, and its throughput over that of the healthy one. Why it cannot
/// be, where it is illegal or needs more memory than there is; empty where it can.
Phrase priced(const Situation& situation, Recovery& recovery);
/// Bytes of device memory that stage `stage` has left for every further decoder layer, and what one takes
/// there when its microbatches are `factor` times as large.
struct LayerRoom {
    double left = 0; ///< bytes, with its present layers' static bytes and larger activations; may be negative
    double layer = 0;
};
LayerRoom roomOf(const Situation& situation, int stage, double factor);
/// Activations over what they are when microbatches grow by a mean factor: sequences are whole, and of those
/// in flight some are the larger ones.
double activationGrowth(const Situation& situation, int stage, double factor);

} // namespace rankloom
