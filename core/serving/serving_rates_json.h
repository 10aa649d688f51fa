// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/serving/serving_rates.h"

namespace rankloom {

/// Format "rankloom-serving-rates", version 1: every figure by its name, and where they come from.
nlohmann::ordered_json servingRatesJson(const ServingRates& rates);

struct ServingRatesRead {
    ServingRates rates;
    Diagnostics diagnostics; ///< members that are no figure
};

/// Reads such a document; figures that it leaves out are those of `otherwise`. Errors: BadSyntax, BadValue
/// (another format; a figure that is no number or beyond what can be: shares above 4, times above a minute).
Result<ServingRatesRead> readServingRates(
    std::string_view text, const std::string& file, const ServingRates& otherwise);

} // namespace rankloom
