// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/diagnostic.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// Plans that are looked at to find the ways out of one plan's errors.
inline constexpr int kMostTrials = 64;

/// Of these changes to a plan, of one value each, those that end in one without errors, together with what
/// has to follow: the fewest changes that any of them needs, none twice. `trials` is how many plans may still
/// be looked at.
std::vector<Suggestion> legalCures(
    const Project& project, const Plan& plan, const std::vector<Suggestion>& cures, int& trials);

/// Leaves of all suggestions only what legalCures() does.
void keepLegalCures(const Project& project, const Plan& plan, Diagnostics& diagnostics);

} // namespace rankloom
