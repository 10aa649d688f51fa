// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace rankloom::cli {

/// Columns of a help text: COLUMNS where it is set, else those of the terminal, at most 100.
std::size_t helpWidth();

/// Breaks lines longer than `width` columns between words. What follows goes below the description that a
/// line has behind its name and at least two blanks, or below the line's own beginning. Words are kept whole.
std::string wrapped(std::string_view text, std::size_t width);

} // namespace rankloom::cli
