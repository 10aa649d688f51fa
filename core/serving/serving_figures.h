// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/serving/serving_replica.h"

// Inside the room: what a simulation that has run amounts to.
namespace rankloom::serving_detail {

/// Whether every pool that the request has to be in has memory for it.
bool fitsInto(const ServingSetup& setup, const ServingRequest& request);

/// `context` is that of the prompts.
ServingSimulation simulationOf(
    ServingContext& context, const std::vector<std::unique_ptr<ServingReplica>>& replicas);

} // namespace rankloom::serving_detail
