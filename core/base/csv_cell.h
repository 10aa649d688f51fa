// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace rankloom {

/// A text as a cell of a CSV file (RFC 4180). What a spreadsheet would run as a formula, such as a name that
/// begins with "=", gets an apostrophe in front, by which it knows a text; amounts such as "-3.5 GB" stay.
std::string csvCell(std::string_view text);

} // namespace rankloom
