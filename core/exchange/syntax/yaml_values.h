// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/exchange/syntax/text_lines.h"

namespace rankloom {

/// The documents of a YAML text as JSON values, empty ones left out. All scalars become strings; an empty
/// value is null. Anchors, aliases and tags are refused: nothing in a text can stand for more than itself.
/// Errors, with the line: BadSyntax, Contradiction (a key twice), Unsupported, TooLarge (64 levels).
/// By libyaml: yaml-cpp 0.7 takes five times as long for 50 MB, and two seconds to refuse one of brackets.
Result<std::vector<nlohmann::json>> parseYaml(const TextLines& text, const std::string& file);

} // namespace rankloom
