// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/error.h"

namespace rankloom::db {

/// What lies beside a project and SQLite acts on without asking.

/// The journal of the file that `path` really is: SQLite follows links.
std::string journalOf(const std::string& path);

/// Refuses a journal that this program has not written: one that names another file, which SQLite would
/// delete; one that is a link or no plain file, through which it would write. Errors: ProjectDamaged.
Result<void> inspectJournal(const std::string& path);

/// The same, and a write-ahead log, which SQLite would read into the project. To be asked before every
/// opening and every transaction.
Result<void> inspectSidecars(const std::string& path);

} // namespace rankloom::db
