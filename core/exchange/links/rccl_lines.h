// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <nlohmann/json.hpp>

namespace rankloom {

/// The row on a line of rccl-tests' JSON output, which may be an element of an array; null where there is
/// none.
nlohmann::json rcclRow(std::string_view line);

} // namespace rankloom
