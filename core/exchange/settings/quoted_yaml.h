// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace rankloom {

/// The values of "--key: value" lines in quotes: YAML does not mind what a shell takes for operators.
std::string withQuotedYaml(std::string_view text);

} // namespace rankloom
