// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/error.h"
#include "core/routing/routing_checks.h"

namespace rankloom {

/// What only the model knows: experts that nobody picked, and how many a token picks where a file holds
/// counts.
void completeBy(const ModelSpec& model, RoutingStatistics& routing);

/// Statistics that were just counted, completed by their model, with what is odd about them. `model` may be
/// null. Errors: Contradiction (they are of another model), TooLarge.
Result<Diagnostics> settleRouting(RoutingStatistics& routing, const ModelSpec* model, TraceLists lists);

} // namespace rankloom
