// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace rankloom {

struct RowWords;

/// How a word was said.
struct Said {
    std::optional<int> number; ///< right behind it: FSDP8, "over 32"
    bool denied = false; ///< "no", "without" before it, "off" behind it
};

/// A word that tables of measured runs use, and what it says of the run.
struct KnownWord {
    std::string_view phrase; ///< its parts, of small letters and digits, with one blank between them
    void (*state)(RowWords& row, const Said& said); ///< null: nothing that a plan has a setting for
    bool numbered = false; ///< a number may stand behind it
};

/// States what the words of a cell say, the longest phrase first, up to the first refusal. The first word
/// that none of the tables knows, or empty.
std::string unknownWord(RowWords& row, std::string_view cell, std::vector<std::span<const KnownWord>> known);

} // namespace rankloom
