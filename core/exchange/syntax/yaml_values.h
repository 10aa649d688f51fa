// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/exchange/syntax/text_lines.h"

namespace rankloom {

/// The documents of a YAML text as JSON values. Read are block and one-line flow maps and lists, and scalars,
/// which all become strings; an empty value is null, a block scalar an empty string. Anchors, aliases and
/// tags are refused: nothing in a text can stand for more than itself. Errors: BadSyntax (with the line),
/// Unsupported, TooLarge (64 levels).
Result<std::vector<nlohmann::json>> parseYaml(const TextLines& text, const std::string& file);

} // namespace rankloom
