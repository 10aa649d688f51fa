// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/routing/routing.h"

namespace rankloom {

/// Texts as "task=intent" as tags. Errors: BadValue (no name, no value).
Result<std::vector<TraceTag>> tagsOf(const std::vector<std::string>& texts);

} // namespace rankloom
