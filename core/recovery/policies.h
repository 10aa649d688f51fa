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
};

// Each takes a situation in which something is lost or slow.
Outcome restart(const Situation& situation);
Outcome drop(const Situation& situation);
Outcome reroute(const Situation& situation);
Outcome templates(const Situation& situation);
Outcome redundant(const Situation& situation);
Outcome resize(const Situation& situation);
Outcome migrate(const Situation& situation);
Outcome migrateWithFrequency(const Situation& situation);

Outcome infeasible(Phrase why, Phrase cure);
/// Where a policy works on living replicas of every stage and needs the lost states: why it cannot.
std::optional<Outcome> beyondPeers(const Situation& situation);
/// The plan with each stage's devices at `speeds` of theirs; nothing where that takes too many what-ifs.
std::optional<Plan> withStageSpeeds(const Situation& situation, Plan plan, const std::vector<double>& speeds);
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
