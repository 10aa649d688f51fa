// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/exchange/reading.h"

namespace rankloom {

/// What holds for every reading, whoever read it: a bandwidth of 0 is no measurement and leaves it, and a
/// file of which nothing is left was not read. Errors: BadValue.
Result<void> keepSound(Reading& reading, const std::string& file);

/// parseFile(), but a file that contradicts itself is refused too. Errors name the whole path.
Result<Reading> readSound(
    std::string_view text, const std::string& path, FileFormat format, const ReadingHints& hints);

} // namespace rankloom
