// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/routing/routing.h"

namespace rankloom {

/// p(j|i): row-normalised transitions of one pair of layers; experts², rows of zeros stay zero.
std::vector<double> conditionalProbability(const RoutingStatistics& routing, int layer);
/// Observed over expected under independence: R·T/(P·P'); 1 = independent.
std::vector<double> lift(const RoutingStatistics& routing, int layer);

} // namespace rankloom
