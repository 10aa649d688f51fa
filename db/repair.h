// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/error.h"

namespace rankloom::db {

/// What came of one table.
struct TableRepair {
    std::string table;
    std::int64_t saved = 0;
    /// Rows that are known to be lost; ranges of keys that could not be read are spelled out in `losses`.
    std::int64_t lost = 0;
    std::vector<std::string> losses;
};

struct RepairReport {
    std::vector<TableRepair> tables;
    std::vector<std::string> notes; ///< what was put in place of what was lost

    [[nodiscard]] std::int64_t saved() const;
    [[nodiscard]] std::int64_t lost() const;
};

/// Saves everything readable of a damaged project into a new file, which passes ProjectFile::check(). The
/// original is only copied, never opened or changed. Refuses to overwrite `target`.
/// Errors: FileNotFound, FileUnreadable, NotAProject, FileUnwritable, DiskFull, ProjectDamaged (nothing could
/// be saved), ProjectTooNew.
Result<RepairReport> repairCopy(const std::string& damaged, const std::string& target);

} // namespace rankloom::db
