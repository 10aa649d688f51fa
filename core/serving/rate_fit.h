// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <span>
#include <string>
#include <vector>

#include "core/serving/serving_rates.h"

namespace rankloom {

/// Rates by group of devices and by engine: figures of the device are shared by all engines, figures of an
/// engine by all devices.
using RateTable = std::vector<std::vector<ServingRates>>;

/// A measurement and how its estimates follow from rates: one or two figures (a batch time; TPOT and TTFT).
struct RateObservation {
    std::size_t device = 0; ///< row of the table
    std::size_t engine = 0;
    std::size_t figures = 1;
    std::array<double, 2> weights {1, 1};
    /// ln(estimated / measured) of each figure.
    std::function<std::array<double, 2>(const ServingRates&)> logErrors;
};

struct RateFit {
    RateTable rates;
    double meanLogError = 0; ///< weighted mean of |ln(estimated / measured)| over the observations
    /// Names of figures that ended where a fit may go no further: what they stand for lies elsewhere.
    std::vector<std::string> atBound;
};

/// `doubt` of one deployment: it is to be met, whatever devices and engines do elsewhere. With 5, 10, 20 and
/// 50 Sarathi-Serve's batches that were not fitted are missed by 8.9, 7.9, 8.0 and 7.7 %.
inline constexpr double kOneDeployment = 10;

/// Least sum of |ln(estimated / measured)|, by repeatedly weighted least squares (Levenberg and Marquardt in
/// the logarithms of the figures). A figure pays for leaving where it starts, so that those of which the
/// observations say nothing stay, and overheads of engines pay for leaving each other. Same input, same
/// result. Without observations the start comes back. `doubt` widens what every figure is doubted by: below 1
/// where many unlike deployments are fitted at once, far above it for one that is to be met.
RateFit fitRates(std::span<const RateObservation> observations, const RateTable& start, double doubt);

} // namespace rankloom
