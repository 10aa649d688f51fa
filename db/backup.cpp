// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/backup.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <system_error>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include "core/base/text.h"

namespace rankloom::db {

namespace {

constexpr const char* kBackupSuffix = ".as-opened";
constexpr const char* kLockSuffix = ".lock";
constexpr const char* kLeftoverSuffix = ".crashed";
constexpr const char* kSpareSuffix = ".kept-";
constexpr const char* kAheadSuffix = ".announced"; ///< names of changes, one a line

std::string lockPath(const std::string& backup) { return backup + kLockSuffix; }

/// The descriptor of the lock file, or -1 when another process (or object) holds it.
int tryLock(const std::string& path)
{
    const int file = ::open(path.c_str(), O_RDWR | O_CLOEXEC | O_CREAT, 0600);
    if (file >= 0 && ::flock(file, LOCK_EX | LOCK_NB) == 0)
        return file;
    if (file >= 0)
        ::close(file);
    return -1;
}

/// The lock file names the project, so that a leftover can be told to a person.
bool writeAll(int file, const std::string& text)
{
    return ::pwrite(file, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size())
        && ::ftruncate(file, static_cast<off_t>(text.size())) == 0;
}

} // namespace

OpenedBackup::OpenedBackup(std::string path, int lock) : m_path(std::move(path)), m_lock(lock)
{
    // What was opened before the last crash is newer than what an earlier one left.
    std::error_code ignored;
    if (std::filesystem::exists(m_path, ignored))
        std::filesystem::rename(m_path, leftoverPath(), ignored);
    m_leftover = std::filesystem::exists(leftoverPath(), ignored);
}

std::string OpenedBackup::leftoverPath() const { return m_path + kLeftoverSuffix; }

std::string OpenedBackup::spare() const { return m_path + kSpareSuffix + std::to_string(++m_spares); }

void OpenedBackup::takeUnsettled()
{
    const std::string path = m_path + kAheadSuffix;
    {
        std::ifstream file(path);
        for (std::string line; std::getline(file, line);)
            m_unsettled.push_back(line);
    }
    m_ahead = ::open(path.c_str(), O_WRONLY | O_CLOEXEC | O_CREAT | O_TRUNC, 0600);
}

void OpenedBackup::writeAnnounced()
{
    std::string text;
    for (const std::string& change : m_announced)
        text += change + '\n';
    // Where it cannot be written a crash is told as if nothing had been on its way: never a reason to stop.
    if (m_ahead >= 0)
        (void)writeAll(m_ahead, text);
}

std::size_t OpenedBackup::announce(const std::string& change)
{
    const std::lock_guard lock(m_announcing);
    m_announced.push_back(change);
    std::ranges::replace(m_announced.back(), '\n', ' ');
    writeAnnounced();
    return m_settled + m_announced.size();
}

void OpenedBackup::settle(std::size_t count)
{
    const std::lock_guard lock(m_announcing);
    if (count <= m_settled)
        return;
    const std::size_t settled = std::min(count - m_settled, m_announced.size());
    m_announced.erase(m_announced.begin(), m_announced.begin() + static_cast<std::ptrdiff_t>(settled));
    m_settled += settled;
    writeAnnounced();
}

OpenedBackup::OpenedBackup(OpenedBackup&& other) noexcept
    : m_path(std::move(other.m_path))
    , m_lock(std::exchange(other.m_lock, -1))
    , m_ahead(std::exchange(other.m_ahead, -1))
    , m_leftover(other.m_leftover)
    , m_unsettled(std::move(other.m_unsettled))
    , m_announced(std::move(other.m_announced))
    , m_settled(other.m_settled)
    , m_made(other.m_made.load())
    , m_spares(other.m_spares.load())
{
}

OpenedBackup::~OpenedBackup() { end(); }

void OpenedBackup::end()
{
    if (m_lock < 0)
        return;
    m_ended = true;
    std::error_code ignored;
    const std::filesystem::path own(m_path);
    std::vector<std::filesystem::path> all;
    for (const auto& entry : std::filesystem::directory_iterator(own.parent_path(), ignored))
        if (entry.path().filename().string().starts_with(own.filename().string()))
            all.push_back(entry.path());
    for (const std::filesystem::path& file : all)
        if (file != lockPath(m_path))
            std::filesystem::remove(file, ignored);
    std::filesystem::remove(lockPath(m_path), ignored); // last: whoever finds it may find the others
    const std::lock_guard lock(m_announcing);
    if (m_ahead >= 0)
        ::close(std::exchange(m_ahead, -1));
    ::close(std::exchange(m_lock, -1));
}

Result<OpenedBackup> OpenedBackup::prepare(
    const std::string& projectPath, const std::string& uuid, const std::string& cacheFolder)
{
    std::error_code problem;
    std::filesystem::create_directories(cacheFolder, problem);
    const std::string whole = std::filesystem::weakly_canonical(projectPath, problem).string();
    const std::string path = (std::filesystem::path(cacheFolder)
        / (sha256Hex((problem ? projectPath : whole) + '\n' + uuid).substr(0, 32) + kBackupSuffix))
                                 .string();
    const int lock = tryLock(lockPath(path));
    if (lock < 0) {
        if (!std::filesystem::exists(lockPath(path), problem))
            return fail(ErrorCode::FileUnwritable, Phrase::of("no backup can be kept here"),
                {cacheFolder, 0, 0, {}}, Phrase::of("Check the rights to the folder."));
        return fail(ErrorCode::ProjectBusy, Phrase::of("the project is open in another window or program"),
            {projectPath, 0, 0, {}}, Phrase::of("Open it for reading only, or open a copy."));
    }
    OpenedBackup backup(path, lock);
    if (!writeAll(lock, whole))
        return fail(ErrorCode::FileUnwritable, Phrase::of("no backup can be kept here"),
            {cacheFolder, 0, 0, {}}, Phrase::of("Free some space on that disk."));
    backup.takeUnsettled();
    return backup;
}

Result<void> OpenedBackup::make(const ProjectFile& file)
{
    if (m_made || m_ended)
        return {};
    Result<void> copied = file.backupTo(m_path);
    m_made = copied.has_value();
    if (m_ended) { // meanwhile: nobody would take it away
        std::error_code ignored;
        std::filesystem::remove(m_path, ignored);
    }
    return copied;
}

} // namespace rankloom::db
