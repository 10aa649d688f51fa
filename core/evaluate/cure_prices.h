// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// A cure that makes fewer tokens a second than the best one, by more than this share of them, is none.
inline constexpr double kNearlyAsFast = 0.05;

/// Evaluates what would make an illegal plan legal, and leaves of it what a person would choose: of changes
/// of one value (of several only where no single one is enough) those that fit where any does, and that are
/// nearly as fast as the best; what changes the batch alone first, the others by speed. Each says its step
/// and the memory of the fullest device. An error whose own cures are all worse gets those of the others:
/// every one of them makes the whole plan legal. Plans that serve have no steps to compare: theirs stay.
/// Errors: Cancelled.
Result<void> priceCures(
    const Project& project, const Plan& plan, Diagnostics& diagnostics, const std::stop_token& stop);

/// Evaluates the changes of a legal plan that nobody has priced, and says what they end in. What cannot be
/// evaluated is left out. Errors: Cancelled.
Result<void> priceOthers(
    const Project& project, const Plan& plan, Diagnostics& diagnostics, const std::stop_token& stop);

} // namespace rankloom
