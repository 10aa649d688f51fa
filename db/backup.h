// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "db/project_file.h"

namespace rankloom::db {

/// A copy of a project as it was when it was opened, for "Revert to as opened". It lies in a cache folder
/// under a name made from the project's path and uuid, held by a lock that ends with the process: after a
/// crash it stays and can be offered, but not to another project at the same path. Two processes that open
/// the same project cannot both hold it. Beside it stand the names of the changes that are on their way to
/// the project, so that after a crash it is known which may be missing.
class OpenedBackup {
public:
    /// Takes the lock; copies nothing yet. A copy that a crash left is put aside. Errors: ProjectBusy
    /// (another process holds it), FileUnwritable.
    static Result<OpenedBackup> prepare(
        const std::string& projectPath, const std::string& uuid, const std::string& cacheFolder);
    OpenedBackup(OpenedBackup&& other) noexcept;
    OpenedBackup& operator=(OpenedBackup&&) = delete;
    OpenedBackup(const OpenedBackup&) = delete;
    OpenedBackup& operator=(const OpenedBackup&) = delete;
    /// As end().
    ~OpenedBackup();
    /// A clean end: the copy is deleted and the lock released, whoever holds this object meanwhile.
    void end();

    /// Copies the project; call it just before the first change. Later calls, and those after the end, do
    /// nothing.
    Result<void> make(const ProjectFile& file);
    [[nodiscard]] bool made() const { return m_made; }

    /// A change is about to be handed to the writer. Returns how many were announced up to it. Any thread.
    /// What stands here outlives the process, not the machine.
    std::size_t announce(const std::string& change);
    /// The first `count` of what was announced is in the project.
    void settle(std::size_t count);
    /// What was announced when a crash came, oldest first: it may not be in the project.
    [[nodiscard]] const std::vector<std::string>& unsettled() const { return m_unsettled; }
    /// A crash left a copy of this project; here it lies.
    [[nodiscard]] bool hasLeftover() const { return m_leftover; }
    [[nodiscard]] std::string leftoverPath() const;
    [[nodiscard]] const std::string& path() const { return m_path; }
    /// Where another state of the project can be kept; a new name at each call. A clean end deletes them all.
    [[nodiscard]] std::string spare() const;

private:
    OpenedBackup(std::string path, int lock);
    void takeUnsettled();
    void writeAnnounced();

    std::string m_path;
    int m_lock = -1;
    int m_ahead = -1; ///< the file of what was announced; -1: there can be none
    bool m_leftover = false;
    std::vector<std::string> m_unsettled;
    std::mutex m_announcing; ///< the window announces, the writer settles
    std::vector<std::string> m_announced; ///< and not settled
    std::size_t m_settled = 0;
    std::atomic<bool> m_made = false; ///< the writer makes it, the window asks
    std::atomic<bool> m_ended = false; ///< by the window; a writer may still hold this object
    mutable std::atomic<int> m_spares = 0;
};

} // namespace rankloom::db
