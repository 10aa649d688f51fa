// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace SQLite {
class Database;
}

namespace rankloom::db {

/// Stores a checksum of the plain rows, those of plans, models and clusters, which have none of their own:
/// with every transaction of this program that writes.
void seal(SQLite::Database& database);

/// Whether the plain rows are those that this program wrote last; also where there is no checksum yet, as in
/// files of older versions.
bool holdsSeal(SQLite::Database& database);

} // namespace rankloom::db
