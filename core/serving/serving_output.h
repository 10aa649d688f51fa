// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/serving/closed_form.h"
#include "core/serving/simulate_serving.h"

namespace rankloom {

/// Format "rankloom-serving", version 1 of the contract.
std::string servingJson(const ServedPlan& plan, const ServingMemory& memory, const ServingForecast& forecast,
    const ServingSimulation& simulation);

} // namespace rankloom
