// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/evaluate/compression_effects.h"
#include "core/evaluate/evaluation.h"
#include "core/evaluate/expert_change.h"
#include "core/evaluate/link_traffic.h"
#include "core/evaluate/step_levers.h"
#include "core/evaluate/traffic_classes.h"
#include "core/plan/project.h"

namespace rankloom {

/// What an evaluation document says beside the evaluation; null = nothing.
struct EvaluationExtras {
    bool timeline = false; ///< its slices
    const StepLevers* shrink = nullptr;
    const LinkTraffic* nodes = nullptr; ///< of these the pairs that send anything
    const std::vector<TrafficClass>* classes = nullptr;
    const std::vector<CompressionEffect>* effects = nullptr;
};

/// The evaluation document of the contract (format "rankloom-evaluation", version 1). Deterministic bytes.
std::string writeEvaluation(const Project& project, const Plan& plan, const Evaluation& evaluation,
    const EvaluationExtras& extras = {});

/// The member "slices" of a lane, estimated or measured.
nlohmann::ordered_json slicesJson(const std::vector<Slice>& slices);

/// The member "expertChange" or "change" of comparison and expert-placement documents.
nlohmann::ordered_json expertChangeJson(const ExpertChange& change);

} // namespace rankloom
