// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/base/phrase.h"
#include "core/evaluate/evaluation.h"
#include "core/evaluate/memory_advice.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// What travels differently: the three techniques of Optimus-CC.
enum class CompressionTarget : std::uint8_t { PipelineBackward, EmbeddingSync, DataParallel };
/// As documents name it: "pipeline-backward", …
const char* toString(CompressionTarget target);

/// What one of them is worth in a plan.
struct CompressionEffect {
    CompressionTarget target = CompressionTarget::PipelineBackward;
    bool on = false; ///< in the plan
    Seconds saved {}; ///< step without it - step with it, all else as in the plan; negative: it costs more
    Bytes memory {}; ///< that it adds to the fullest stage
    /// Weight gradients: what compressing each pipeline rank's alone saves.
    std::vector<Seconds> perStage;
    Phrase words; ///< which of that, and why
    Phrase why; ///< that alone, in a few words
};

/// The plan with one of them switched on. Where the plan names no kind, that is PowerSGD of the plan's ranks,
/// and nothing else with it.
Plan withTarget(Plan plan, CompressionTarget target);
/// The plan with one of them switched off.
Plan withoutTarget(Plan plan, CompressionTarget target);

/// Of those that have something to do in the plan. What is off is tried as PowerSGD of the plan's ranks where
/// the plan names no kind. Errors: those of `evaluate`.
Result<std::vector<CompressionEffect>> compressionEffects(
    const Project& project, const Plan& plan, const EvaluateFunction& evaluate, std::stop_token stop);

/// The same as hints for those that are on, and as a warning for those that do not pay.
Diagnostics compressionDiagnoses(const Plan& plan, const std::vector<CompressionEffect>& effects);

} // namespace rankloom
