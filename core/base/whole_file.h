// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>

#include "core/base/error.h"

namespace rankloom {

/// The bytes of a regular file; a pipe nobody writes to would be waited for without end, and a device may
/// never end. Errors: FileNotFound, FileUnreadable, TooLarge (more than `limit` bytes).
Result<std::string> readWholeFile(const std::string& path, std::size_t limit);

/// Without its folder.
std::string nameOfFile(const std::string& path);

} // namespace rankloom
