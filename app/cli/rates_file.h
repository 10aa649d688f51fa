// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/error.h"
#include "core/serving/serving_rates.h"

namespace rankloom::cli {

/// Rates that `calibrate serving --output` wrote, over those that are shipped; prints what it did not know.
Result<ServingRates> readRatesFile(const std::string& file, const ServingRates& shipped);

} // namespace rankloom::cli
