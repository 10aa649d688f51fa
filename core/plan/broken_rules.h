// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/check.h"

namespace rankloom {

/// All errors that check() would report, without the search for their cures.
std::vector<BrokenRule> brokenRules(const Project& project, const Plan& plan);

} // namespace rankloom
