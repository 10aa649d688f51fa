// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace rankloom {

/// A number that is not negative as an index of the standard library's containers.
constexpr std::size_t at(std::int64_t value) { return static_cast<std::size_t>(value); }

} // namespace rankloom
