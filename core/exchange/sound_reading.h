// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/exchange/reading.h"

namespace rankloom {

/// What holds for every reading, whoever read it: a bandwidth of 0 is no measurement and leaves it, and a
/// file of which nothing is left was not read. Errors: BadValue.
Result<void> keepSound(Reading& reading, const std::string& file);

} // namespace rankloom
