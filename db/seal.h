// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "db/project_file.h"
#include "db/schema.h"

struct sqlite3_stmt;

namespace SQLite {
class Database;
}

/// Seals: checksums of rows, so that damage and other programs are known by the rows they changed. A seal is
/// of all columns of a row but its blobs, which have a checksum of their own. They are stored in "meta", a
/// text for each table, by every transaction of this program that writes.
namespace rankloom::db {

/// Checksums of a table's rows by their keys; a "!" before one marks a row that is not as this program wrote
/// it last, and the rest is what it was then.
using RowSums = std::map<std::string, std::string>;

/// Makes the checksums of one table.
class RowSummer {
public:
    RowSummer(SQLite::Database& database, const TableKeys& keys);

    /// What is to be selected for key() and sum(): the columns of the key, then all but the blobs.
    [[nodiscard]] const std::string& columns() const { return m_columns; }
    /// Of the row a statement is at, whose columns those are from `first` on.
    [[nodiscard]] std::string key(sqlite3_stmt* row, int first) const;
    [[nodiscard]] std::string sum(sqlite3_stmt* row, int first) const;
    /// Of all rows. SQLite errors arrive as SQLite::Exception.
    [[nodiscard]] RowSums ofTable(SQLite::Database& database) const;
    void eachRow(
        SQLite::Database& database, const std::function<void(std::string key, std::string sum)>& take) const;

private:
    std::string m_table;
    std::string m_columns;
    int m_keys = 0; ///< columns
    int m_plain = 0;
    mutable std::string m_text; ///< of the row at hand
};

/// What is stored of a table.
struct StoredSums {
    enum class State { Sound, Missing, Damaged };
    State state = State::Missing;
    RowSums sums {};
};
StoredSums storedSums(SQLite::Database& database, std::string_view table);
/// For a repair, which carries over what was sealed.
void storeSums(SQLite::Database& database, std::string_view table, const RowSums& sums);
void storeCommonSeal(SQLite::Database& database, const std::string& sum);
/// Whether a file has seals of its rows, or those of an older program, which had one for all.
bool hasRowSeals(SQLite::Database& database);
bool hasCommonSeal(SQLite::Database& database);
/// Whether the rows of plans, models and clusters are those that an older program sealed.
bool holdsCommonSeal(SQLite::Database& database);
bool isOfCommonSeal(std::string_view table);
/// The checksum an older program stored; empty: none.
std::string commonSealOf(SQLite::Database& database);
std::string commonSum(SQLite::Database& database);

/// All rows that are not as they were sealed; none in a file without seals.
std::vector<StrangeRow> findStrangeRows(SQLite::Database& database);

/// Seals the rows of tables, or of all where the file has no seals yet, but marks the strange ones, whatever
/// has become of them: only sealAll() makes them this program's own. What is strange afterwards.
std::vector<StrangeRow> seal(
    SQLite::Database& database, const std::set<std::string>& tables, const std::vector<StrangeRow>& strange);
/// Seals all rows as they are: nothing is strange afterwards.
std::vector<StrangeRow> sealAll(SQLite::Database& database);

} // namespace rankloom::db
