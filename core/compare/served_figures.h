// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/serving/simulate_serving.h"

namespace rankloom {

/// What becomes of the requests of a plan that serves.
struct ServedFigures {
    bool fits = false;
    Bytes missing {}; ///< on each device of the tightest stage
    Bytes cache {}; ///< for keys and values, there
    LatencyFigures timeToFirstToken; ///< here and below: of plans that fit
    LatencyFigures timePerOutputToken;
    double tokensPerSecond = 0;
    double tokensPerSecondPerDevice = 0;
    double idleShare = 0; ///< of all stages
    double medianBubble = 0; ///< s, of a request
};

/// So many of a plan's requests are simulated where plans stand side by side: milliseconds.
inline constexpr std::int64_t kComparedRequests = 2000;

/// None of plans that train, or that cannot be served.
std::optional<ServedFigures> servedFigures(const Project& project, const Plan& plan);

} // namespace rankloom
