// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include "core/evaluate/compression_effects.h"
#include "core/evaluate/evaluation.h"
#include "core/evaluate/traffic_classes.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// Weight gradients of one pipeline rank at the end of a step.
struct GradientSync {
    int stage = 0;
    bool compressed = false;
    Seconds passesEnd {}; ///< of its last pass, from the start of the step
    Seconds hidden {}; ///< of the reduction, beside the last passes
    Seconds compression {}; ///< behind these, in this order
    Seconds exposed {};
    Seconds decompression {};
    Seconds plain {}; ///< exposed, were it not compressed
    /// How much longer the reduction could take without a longer step; 0 = the step waits for it.
    Seconds slack {};

    [[nodiscard]] Seconds behind() const { return compression + exposed + decompression; }
};

/// Gradients of a tied embedding: what one rank of its two stages sends in rings.
struct EmbeddingRings {
    int replicas = 1; ///< of each stage
    Bytes apart {}; ///< over the replicas, then between the stages
    Bytes fused {}; ///< over all of them at once
    Seconds between {}; ///< of the ring between the stages, at the end of the step
    Seconds fusedTime {};
    bool on = false; ///< fused in the plan
};

/// What compression does in a plan, or would do: what a picture of it needs.
struct CompressionFigures {
    /// The plan compresses nothing: these are the figures of all that has anything to do, sends and gradients
    /// by PowerSGD of the plan's ranks.
    bool tried = false;
    Compression compression; ///< whose figures these are
    Seconds plain {}; ///< step without any
    Seconds step {}; ///< with that
    std::vector<CompressionEffect> effects; ///< of each in the plan as it is
    std::vector<TrafficClass> classes;
    std::vector<GradientSync> syncs; ///< by stage; empty without replicas
    std::optional<EmbeddingRings> embedding; ///< where two stages hold one
};

/// The reductions of a valid evaluation of an effective plan.
std::vector<GradientSync> gradientSyncs(
    const Project& project, const Plan& plan, const Evaluation& evaluation);

/// Of a legal plan. Errors: those of evaluateLegal(); IllegalPlan where it cannot be evaluated.
Result<CompressionFigures> compressionFigures(
    const Project& project, const Plan& plan, const std::stop_token& stop = {});

} // namespace rankloom
