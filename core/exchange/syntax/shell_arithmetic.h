// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace rankloom {

/// The number that a variable of a script holds; nothing where that is unknown.
using ShellNumbers = std::function<std::optional<std::int64_t>(std::string_view)>;

/// What stands between "$((" and "))": whole numbers up to 2^31, names with or without "$", + - * / %, and
/// brackets. Nothing for anything else, for an unknown name and for a division by zero.
std::optional<std::int64_t> shellArithmetic(std::string_view expression, const ShellNumbers& valueOf);

} // namespace rankloom
