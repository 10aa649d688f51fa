// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/measure/measurement.h"

namespace rankloom {

struct LinkUnit {
    double factor = 1; ///< printed value times factor = bytes/s or seconds
    LinkQuantity quantity = LinkQuantity::Bandwidth;
};

/// "GB/s" = 1e9, "MiB/s" = 2^20, "Gb/s" and "Gbit/s" = bits; "us", "ns", "ms", "s". The letter case of b and
/// B is meaning. Empty for anything else.
std::optional<LinkUnit> linkUnit(std::string_view text);
/// The units `linkUnit` knows, for messages.
std::string knownLinkUnits();

} // namespace rankloom
