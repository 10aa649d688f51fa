// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/diagnostic.h"
#include "core/model/model_spec.h"
#include "core/routing/routing.h"

namespace rankloom {

/// Whether a file of counts lists every expert of its model, or only those that were picked.
enum class TraceLists : std::uint8_t { PickedExperts, AllExperts };

/// What is odd about the statistics of a trace, each with what it may mean and what to do: counts that are
/// all multiples of a number (the data-parallel size), layers with other sums, layers missing, the skew of
/// random tokens, too few tokens for pair counts. `model` may be null. What shows that the trace is of
/// another model is an Error: another number of experts, more layers, or another top-k.
Diagnostics checkRouting(
    const RoutingStatistics& routing, const ModelSpec* model, TraceLists lists = TraceLists::PickedExperts);

/// Those of checkRouting() that say how the trace and the model go together, without what is odd about the
/// trace itself.
Diagnostics checkRoutingOf(
    const RoutingStatistics& routing, const ModelSpec& model, TraceLists lists = TraceLists::PickedExperts);

} // namespace rankloom
