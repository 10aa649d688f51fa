// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace rankloom {

/// Up to `limit` of `candidates`, nearest in spelling to `text` first (Levenshtein distance, ties in list
/// order).
std::vector<std::string> nearestNames(
    std::string_view text, const std::vector<std::string>& candidates, std::size_t limit = 3);

/// Those of nearestNames() that a slip of the keyboard explains: at most a third of the letters differ, or
/// one word begins the other. Empty when nothing is that near.
std::vector<std::string> similarNames(std::string_view text, const std::vector<std::string>& candidates);

/// "a, b or c"; empty for an empty list.
std::string alternatives(const std::vector<std::string>& names);

} // namespace rankloom
