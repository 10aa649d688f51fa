// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/model/model_spec.h"
#include "core/plan/kinds.h"
#include "core/routing/routing.h"

namespace rankloom {

/// How often tokens pick which expert.
struct ExpertDemand {
    int layers = 0; ///< with experts
    int experts = 0;
    int topK = 0;
    bool measured = false; ///< by a trace; otherwise every expert as often
    std::vector<double> share; ///< [layers][experts], of the picks of a layer: each sums to 1
};
/// Errors: Contradiction (a trace of another shape than the model), Unsupported (a model without experts).
Result<ExpertDemand> expertDemand(const ModelSpec& model, const RoutingStatistics& routing);

/// What the tokens of one decode step ask for: [layers][experts][planes], those that want at least this
/// plane.
using StepDemand = std::vector<std::int32_t>;

struct StepChoice {
    PlanesAsked asked = PlanesAsked::Kept;
    int planes = 1; ///< there are
    int batch = 1; ///< tokens of a step
    int steps = 32;
    std::uint64_t seed = 1;
};
/// Steps of tokens of the trace one after the other, where whole ones are known; otherwise of tokens that
/// pick different experts by their shares. `kept`: planes that stay, [layers][experts].
std::vector<StepDemand> drawSteps(const ExpertDemand& demand, const RoutingStatistics& routing,
    std::span<const std::uint8_t> kept, const StepChoice& choice);

} // namespace rankloom
