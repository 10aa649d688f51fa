// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/plan/plan.h"
#include "core/routing/routing.h"

namespace rankloom {

/// What ExpertPlacement::fittedOn says of all tokens.
inline constexpr std::string_view kAllTokens = "all";

/// What ExpertPlacement::fittedOn says of a placement by these statistics.
std::string fittedOn(const RoutingStatistics& routing);

/// Whether figures over these statistics count tokens that the placement was fitted on. They do not where one
/// of the two is the part to train with and the other the part to test with of the same split, or where the
/// two name different values of a tag or spans of time that do not overlap. No where nobody knows what a
/// placement was fitted on.
bool countsSeenTokens(const RoutingStatistics& routing, const ExpertPlacement& experts);

} // namespace rankloom
