// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

#include "core/exchange/syntax/shell_words.h"

namespace rankloom {

/// Around what only a running shell knows, until the words are complete: it may hold blanks, and only the
/// word that it ends up in is open.
constexpr char kOpenBegin = '\x01';
constexpr char kOpenEnd = '\x02';

inline bool isShellNameStart(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_'; }
inline bool isShellNamePart(char c) { return isShellNameStart(c) || (c >= '0' && c <= '9'); }

bool isOneOf(std::string_view word, std::initializer_list<std::string_view> list);

/// Words that begin or end a part of a script and are no command themselves.
bool isShellKeyword(std::string_view word);

/// What such a command is given is printed or compared, not run.
bool onlyLooksAt(const ShellCommand& command);

bool sameText(const std::vector<ShellWord>& a, const std::vector<ShellWord>& b);

/// Which word of a command is a script of its own, as of `bash -c "…"` and `eval …`, whose words are joined
/// to one; size() where none is.
std::size_t innerScript(ShellCommand& command);

/// Behind the quote that ends what begins at `at`; the size of the text where none does.
std::size_t quotedEnd(std::string_view text, std::size_t at, char quote);

/// Where the brace of "${" ends, whose inside begins at `at`; npos where it does not.
std::size_t braceEnd(std::string_view text, std::size_t at);

/// The inside of a "$(( … ))" at the beginning of a text.
std::optional<std::string_view> arithmeticAt(std::string_view text);

/// Where a piece of a value ends at a blank: what a shell would put in is one piece.
std::size_t pieceEnd(std::string_view text, std::string_view blanks);

} // namespace rankloom
