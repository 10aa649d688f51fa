// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "db/project_file.h"

namespace rankloom::db {

/// A copy of a project as it was when it was opened, for "Revert to as opened". It lies in a cache folder
/// under a name made from the project's path, held by a lock that ends with the process: after a crash it
/// stays and can be offered. Two processes that open the same project cannot both hold it.
class OpenedBackup {
public:
    /// Takes the lock; copies nothing yet. A copy that a crash left is kept, and revert() can use it, until
    /// make() replaces it. Errors: ProjectBusy (another process holds it), FileUnwritable.
    static Result<OpenedBackup> prepare(const std::string& projectPath, const std::string& cacheFolder);
    OpenedBackup(OpenedBackup&& other) noexcept;
    OpenedBackup& operator=(OpenedBackup&& other) noexcept;
    OpenedBackup(const OpenedBackup&) = delete;
    OpenedBackup& operator=(const OpenedBackup&) = delete;
    /// A clean end: the copy is deleted and the lock released.
    ~OpenedBackup();

    /// Copies the project; call it just before the first change. Later calls do nothing.
    Result<void> make(const ProjectFile& file);
    [[nodiscard]] bool made() const { return m_made; }
    /// Makes the project what it was. Errors: BadValue when nothing was changed yet.
    Result<void> revert(ProjectFile& file) const;

    /// A crash left a copy of this project.
    [[nodiscard]] bool hasLeftover() const { return m_leftover; }
    [[nodiscard]] const std::string& path() const { return m_path; }

private:
    OpenedBackup(std::string path, int lock, bool leftover);
    void release();

    std::string m_path;
    int m_lock = -1;
    bool m_leftover = false;
    bool m_made = false;
};

/// Copies that crashes left in the folder and that no live process holds.
struct LeftoverBackup {
    std::string backupPath;
    std::string projectPath;
};
std::vector<LeftoverBackup> leftoverBackups(const std::string& cacheFolder);

} // namespace rankloom::db
