// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/model/model_spec.h"
#include "core/workload/routing.h"

namespace rankloom {

/// What is odd about the statistics of a trace, each with what it may mean and what to do: counts that are
/// all multiples of a number (the data-parallel size), layers with other sums, layers missing, experts and
/// top-k of another model, the skew of random tokens, too few tokens for pair counts. `model` may be null.
Diagnostics checkRouting(const RoutingStatistics& routing, const ModelSpec* model);

} // namespace rankloom
