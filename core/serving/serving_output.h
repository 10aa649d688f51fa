// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "core/serving/serving_sensitivity.h"
#include "core/serving/serving_system.h"

namespace rankloom {

/// Format "rankloom-serving", version 1 of the contract. Of two pools "memory" is where prompts are computed,
/// and "decode" says what the other one holds. `fixes`: what would make a plan fit that does not.
std::string servingJson(const ServingSystem& system, const ServingForecast& forecast,
    const ServingSimulation& simulation, std::span<const ServingChange> fixes = {});

} // namespace rankloom
