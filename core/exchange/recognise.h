// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/base/error.h"
#include "core/exchange/file_format.h"

namespace rankloom {

/// Recognises by content; the name is only a tie-breaker. `head` is at most the first 64 KiB. Formats are
/// asked in their order, first all of them about the bytes, then about JSON, text, lines together, every
/// line, and lines together for what has no mark of its own. Of files packed with gzip what they hold is
/// recognised; what streams, or is opened, is to be unpacked first.
FileFormat recognise(std::string_view head, std::string_view fileName);

/// Why a file is not read: what it is, where that is known, and what to do instead.
Error notReadError(std::string_view head, std::string_view fileName);

} // namespace rankloom
