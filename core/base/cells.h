// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rankloom {

/// Cells between separators, trimmed, one level of "quotes" removed.
std::vector<std::string_view> cells(std::string_view line, char separator);
/// At most 80 bytes of a line for a message, cut at a character boundary.
std::string inQuotes(std::string_view text);

} // namespace rankloom
