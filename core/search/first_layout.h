// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/base/error.h"
#include "core/cluster/device_spec.h"
#include "core/model/model_spec.h"
#include "core/plan/plan_json.h"

namespace rankloom {

/// What is asked of whoever begins a project.
struct FirstChoice {
    ModelSpec model;
    DeviceSpec device;
    int nodes = 2;
    int devicesPerNode = 8;
};

/// A project of that choice and a plan to begin with: of the plain layouts (1F1B, one sequence a microbatch,
/// TP within a node, recompute and sharded weights only where nothing else fits) the fastest that surely
/// fits, or the one that comes closest. Sequences of 8,192 tokens, or what the model takes; a global batch of
/// a sequence for each device, at least 128 and at most 2,048 or so.
/// Errors: Cancelled.
Result<PlanDocument> firstPlanOf(const FirstChoice& choice, std::stop_token stop = {});

} // namespace rankloom
