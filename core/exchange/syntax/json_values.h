// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/base/json_values.h"

namespace rankloom {

/// Parses a JSON file of another tool: of a key given twice the last counts, as iperf3 writes them. Errors:
/// BadSyntax (with the line), TooLarge (more than 16 MiB or 64 levels).
Result<nlohmann::json> parseJsonFile(std::string_view text, const std::string& file);

} // namespace rankloom
