// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <set>
#include <string>
#include <vector>

#include "core/base/error.h"

namespace rankloom::db {

/// What came of one table. Rows are counted by their seals where the file has them: each row that was written
/// is saved, doubtful or lost.
struct TableRepair {
    std::string table;
    std::int64_t saved = 0; ///< as they were written, or as they read where nothing tells
    /// Read, but not as they were written; they stand in the new file, and are marked there.
    std::int64_t doubtful = 0;
    /// Rows that are known to be lost; ranges of keys that could not be read are spelled out in `losses`.
    std::int64_t lost = 0;
    /// Rows that this program never wrote: they were left out.
    std::int64_t foreign = 0;
    std::vector<std::string> losses;
    std::vector<std::string> doubts; ///< keys
    std::set<std::string> dropped; ///< keys of rows whose contents were broken
};

struct RepairReport {
    std::vector<TableRepair> tables;
    std::vector<std::string> notes; ///< what was put in place of what was lost

    [[nodiscard]] std::int64_t saved() const;
    [[nodiscard]] std::int64_t doubtful() const;
    [[nodiscard]] std::int64_t lost() const;
    [[nodiscard]] std::int64_t foreign() const;
};

/// Saves everything readable of a damaged project into a new file, which has no damage() and whose
/// strangeRows() are the doubtful ones. The original is only copied, never opened or changed. Refuses to
/// overwrite `target`. Errors: FileNotFound, FileUnreadable, NotAProject, FileUnwritable, DiskFull,
/// ProjectDamaged (nothing could be saved), ProjectTooNew.
Result<RepairReport> repairCopy(const std::string& damaged, const std::string& target);

} // namespace rankloom::db
