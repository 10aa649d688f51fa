// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

#include "core/base/error.h"
#include "db/project_file.h"
#include "db/schema.h"

namespace rankloom::db {

/// Brings an opened file to the newest of `steps`. Before the first step it keeps the file as it was under
/// "name~", or where that is taken under "name~2" and so on, and returns that name; empty: there was nothing
/// to do. A read-only old file is refused (ProjectReadOnly), as is a file without a version (ProjectDamaged).
Result<std::string> bringUpToDate(
    SQLite::Database& database, const std::string& path, OpenMode mode, std::span<const Migration> steps);

} // namespace rankloom::db
