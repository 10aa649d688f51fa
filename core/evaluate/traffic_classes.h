// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/evaluate/evaluation.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

enum class TrafficKind : std::uint8_t {
    PipelineForward,
    PipelineBackward,
    DataParallelGradients,
    DataParallelWeights,
    EmbeddingSync,
    Tensor,
    Context,
    Expert,
};
/// "pipeline-forward", …
const char* toString(TrafficKind kind);

/// What one rank of a tensor-parallel group of a pipeline rank hands to the links in a step. Bytes are those
/// of the messages; what a ring makes of them on its links is TrafficReport's. Of the embedding they are what
/// rings send, because one ring takes the place of two.
struct TrafficClass {
    TrafficKind kind = TrafficKind::PipelineForward;
    int stage = 0; ///< pipeline rank, the sender
    double elementsPerSend = 0; ///< of what can be compressed
    double compressedElementsPerSend = 0; ///< in elements of the same size
    double ratio = 1; ///< of the two
    std::int64_t sends = 0;
    std::int64_t compressedSends = 0;
    Bytes bytes {};
    Bytes uncompressedBytes {};
    Seconds exposed {}; ///< passes, or the end of the step, wait for it
    Seconds hidden {};
};

/// By kind, then stage; classes without sends are left out. Of a valid evaluation of the same plan.
std::vector<TrafficClass> trafficClasses(
    const Project& project, const Plan& plan, const Evaluation& evaluation);

} // namespace rankloom
