// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <nlohmann/json.hpp>

#include "core/search/search_json.h"

namespace rankloom {

/// A space as a search document has it.
inline std::string spaceText(const SearchSpace& space)
{
    return nlohmann::json::parse(writeSearch(space, {}, {})).at("space").dump();
}

} // namespace rankloom
