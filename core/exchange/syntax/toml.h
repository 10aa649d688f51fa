// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "core/base/error.h"

namespace rankloom {

/// Reads TOML 1.0 (toml.io) into JSON: tables are objects, dates and times are texts. Strict, and bounded: at
/// most 1 MiB, 64 levels, no key twice. Settings of training programs are a few KiB.
/// An own reader: toml++ 3.3 reads the same samples, and a key of 100,000 dots ends the program in it.
/// Errors, with line and column: BadSyntax, Contradiction (a key or table twice), TooLarge.
Result<nlohmann::json> parseToml(std::string_view text);

} // namespace rankloom
