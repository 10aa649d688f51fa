// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/exchange/reading.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// The expert placement of a plan in the form of an engine. Every device must hold equally many experts;
/// those of a device ascend. `{"physical_to_logical_map"}` of SGLang has a row for every decoder layer, dense
/// ones with the contiguous map. Errors: BadValue (a model without experts), Unsupported (devices hold
/// different numbers).
Result<std::string> writeSglangExperts(const Project& project, const Plan& plan);
/// expert_map.json of vllm-ascend: MoE layers from 0.
Result<std::string> writeVllmExpertMap(const Project& project, const Plan& plan);
/// moe_load_balancer.yaml of TensorRT-LLM, static placement: keys are decoder layers.
Result<std::string> writeTrtllmEplb(const Project& project, const Plan& plan);
/// One row per copy: decoder layer, expert, device of the expert-parallel group. Any placement.
Result<std::string> writeExpertsCsv(const Project& project, const Plan& plan);

/// The placement for the plan of a project: rows of dense layers go, slots are dealt to the members of an
/// expert-parallel group of `ep`. Errors: BadValue (no experts in the model, other layers, an expert without
/// a slot or twice on a device), Contradiction (another number of devices).
Result<ExpertPlacement> placementOf(const ExpertMap& map, const ModelSpec& model, int ep);

} // namespace rankloom
