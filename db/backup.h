// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <optional>
#include <string>

#include "core/base/error.h"
#include "db/project_file.h"

namespace rankloom::db {

/// A copy of a project as it was when it was opened, for "Revert to as opened". It lies in a cache folder
/// under a name made from the project's path and uuid, held by a lock that ends with the process: after a
/// crash it stays and can be offered, but not to another project at the same path. Two processes that open
/// the same project cannot both hold it.
class OpenedBackup {
public:
    /// Takes the lock; copies nothing yet. A copy that a crash left is put aside. Errors: ProjectBusy
    /// (another process holds it), FileUnwritable.
    static Result<OpenedBackup> prepare(
        const std::string& projectPath, const std::string& uuid, const std::string& cacheFolder);
    OpenedBackup(OpenedBackup&& other) noexcept;
    OpenedBackup& operator=(OpenedBackup&& other) noexcept;
    OpenedBackup(const OpenedBackup&) = delete;
    OpenedBackup& operator=(const OpenedBackup&) = delete;
    /// A clean end: the copy is deleted and the lock released.
    ~OpenedBackup();

    /// Copies the project; call it just before the first change. Later calls do nothing.
    Result<void> make(const ProjectFile& file);
    [[nodiscard]] bool made() const { return m_made; }
    /// A crash left a copy of this project; here it lies.
    [[nodiscard]] bool hasLeftover() const { return m_leftover; }
    [[nodiscard]] std::string leftoverPath() const;
    [[nodiscard]] const std::string& path() const { return m_path; }
    /// Where another state of the project can be kept; a new name at each call. A clean end deletes them all.
    [[nodiscard]] std::string spare() const;

private:
    OpenedBackup(std::string path, int lock);
    void release();

    std::string m_path;
    int m_lock = -1;
    bool m_leftover = false;
    std::atomic<bool> m_made = false; ///< the writer makes it, the window asks
    mutable std::atomic<int> m_spares = 0;
};

} // namespace rankloom::db
