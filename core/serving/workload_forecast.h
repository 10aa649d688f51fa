// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/serving/planned_requests.h"
#include "core/serving/serving_system.h"

namespace rankloom {

/// A plan under its requests.
struct AskedSystem {
    ServingSystem system;
    ServingRequests requests; ///< few, enough to know means by
    MeanLengths judged; ///< of the requests that memory is judged by: those that are simulated, too
};
/// Errors: those of PlannedRequests and servingSystem().
Result<AskedSystem> askedSystem(const Project& project, const Plan& plan);

/// The closed form for a workload of at least one request: its mean request, and as many in flight as keep up
/// with the rate of arrivals (Little's law), as many as fit where all arrive at once, or the users of a
/// closed loop that do not think. Rates are of all replicas together. All zero where not one request fits.
ServingForecast forecastOf(const ServingSystem& system, std::span<const ServingRequest> requests);

} // namespace rankloom
