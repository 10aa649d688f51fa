// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <nlohmann/json_fwd.hpp>

#include "core/evaluate/evaluation.h"
#include "core/evaluate/expert_change.h"
#include "core/evaluate/link_traffic.h"
#include "core/evaluate/step_levers.h"
#include "core/evaluate/traffic_classes.h"
#include "core/plan/project.h"

namespace rankloom {

/// The evaluation document of the contract (format "rankloom-evaluation", version 1), with the timeline's
/// slices when asked for, and of the traffic between nodes the pairs that send anything. Deterministic bytes.
std::string writeEvaluation(const Project& project, const Plan& plan, const Evaluation& evaluation,
    bool withTimeline, const StepLevers* shrink = nullptr, const LinkTraffic* nodes = nullptr,
    const std::vector<TrafficClass>* classes = nullptr);

/// The member "expertChange" or "change" of comparison and expert-placement documents.
nlohmann::ordered_json expertChangeJson(const ExpertChange& change);

} // namespace rankloom
