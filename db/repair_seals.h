// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

#include <SQLiteCpp/Database.h>

#include "db/repair.h"
#include "db/seal.h"

namespace rankloom::db {

/// What a damaged file says of how its rows were written.
class RepairSeals {
public:
    /// `version` of the file: older ones sealed other columns, or nothing.
    RepairSeals(SQLite::Database& damaged, int version);

    /// Null where nothing tells of single rows of a table.
    [[nodiscard]] const StoredSums* of(const std::string& table) const;

    /// Counts, by what was read, which rows are saved, doubtful and lost.
    void count(SQLite::Database& fresh, RepairReport& report);
    /// Once more, after rows were dropped and others put in their place.
    void countAgain(SQLite::Database& fresh, RepairReport& report) const;
    /// Seals what is saved, and marks what is doubtful.
    void sealFresh(SQLite::Database& fresh, const RepairReport& report) const;

private:
    enum class Kind {
        None, ///< nothing was sealed
        Rows,
        Common, ///< by an older program: one seal for all plans, models and clusters
        Lost, ///< nobody knows
    };
    [[nodiscard]] std::vector<StrangeRow> strange(const RepairReport& report) const;

    Kind m_kind = Kind::None;
    std::string m_common;
    bool m_commonHeld = false;
    std::map<std::string, StoredSums> m_tables;
    std::map<std::string, RowSums> m_read; ///< as it was read
};

} // namespace rankloom::db
