// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// Where the links of some nodes were measured and those of others that the plan uses are assumed: which
/// nodes, and the plan without them.
Diagnostics observeUnmeasuredLinks(const Project& project, const Plan& plan);
inline constexpr const char* kLinksNotMeasured = "links-not-measured"; ///< code of that

} // namespace rankloom
