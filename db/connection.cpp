// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/connection.h"

#include <array>
#include <atomic>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <random>
#include <system_error>
#include <vector>

#include <fcntl.h>
#include <sqlite3.h>
#include <unistd.h>

#include <fmt/format.h>

#include "core/base/text.h"
#include "db/blob.h"
#include "db/file_header.h"
#include "db/sidecars.h"

namespace rankloom::db {

namespace {

tl::unexpected<Error> refuse(ErrorCode code, const std::string& path, Phrase message, Phrase remedy)
{
    return tl::unexpected<Error>(
        Error {code, std::move(message), {path, 0, 0, {}}, {path}, std::move(remedy)});
}

/// Offsets: https://www.sqlite.org/fileformat2.html, "The Database Header".
Result<void> inspectHeader(std::string_view header, std::uintmax_t fileBytes, const std::string& path)
{
    if (const auto id = bigEndian(header, 68); id != static_cast<std::uint32_t>(kApplicationId))
        return refuse(ErrorCode::NotAProject, path, Phrase::of("this is a database of another program"),
            Phrase::of("Choose a .rankloom file."));
    if (const auto version = static_cast<std::int32_t>(bigEndian(header, 60)); version > kSchemaVersion)
        return refuse(ErrorCode::ProjectTooNew, path,
            Phrase::of("this project was written by a newer Rankloom (format {}, this one reads up to {})",
                version, kSchemaVersion),
            Phrase::of("Open it with the newer program."));
    const std::uint32_t rawPage =
        static_cast<unsigned char>(header[16]) * 256U + static_cast<unsigned char>(header[17]);
    const std::uint32_t pageBytes = rawPage == 1 ? 65536 : rawPage;
    const bool countIsValid = bigEndian(header, 24) == bigEndian(header, 92);
    const std::uintmax_t stated = std::uintmax_t {bigEndian(header, 28)} * pageBytes;
    std::error_code ignored;
    // With a journal beside it the file may be in the middle of a transaction: SQLite rolls that back.
    if (countIsValid && fileBytes < stated && !std::filesystem::exists(journalOf(path), ignored))
        return refuse(ErrorCode::ProjectDamaged, path,
            Phrase::of("the file was cut off: {} of {} bytes are there", fileBytes, stated),
            Phrase::of("Repair a copy of it, or take it from a backup."));
    return {};
}

} // namespace

Error sqliteError(int code, int extendedCode, const std::string& message, const std::string& path)
{
    Error error {ErrorCode::Database, Phrase::of("the database refused ({}): {}", extendedCode, message),
        {path, 0, 0, {}}, {path, std::to_string(extendedCode), message}, {}};
    const auto set = [&error](ErrorCode as, const Phrase& what, const Phrase& remedy) {
        error.code = as;
        error.message = what;
        error.remedy = remedy;
    };
    switch (code & 0xFF) {
    case SQLITE_NOTADB:
        set(ErrorCode::NotAProject, Phrase::of("this is not a Rankloom project"),
            Phrase::of("Choose a .rankloom file."));
        break;
    case SQLITE_CORRUPT:
        set(ErrorCode::ProjectDamaged, Phrase::of("the project file is damaged"),
            Phrase::of("Repair a copy of it, or take it from a backup."));
        break;
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
        set(ErrorCode::ProjectBusy, Phrase::of("another program is writing to this project"),
            Phrase::of("Wait until it is done, or close it there."));
        break;
    case SQLITE_READONLY:
        if (extendedCode == SQLITE_READONLY_ROLLBACK || extendedCode == SQLITE_READONLY_RECOVERY
            || extendedCode == SQLITE_READONLY_CANTLOCK) {
            set(ErrorCode::ProjectReadOnly, Phrase::of("a crash left this project in the middle of a change"),
                Phrase::of(
                    "Open it once for writing, or copy it together with the -journal file beside it."));
            break;
        }
        if (extendedCode == SQLITE_READONLY_DBMOVED) {
            set(ErrorCode::ProjectReadOnly, Phrase::of("the project file was moved, replaced or deleted"),
                Phrase::of("Put it back, or save a copy."));
            break;
        }
        set(ErrorCode::ProjectReadOnly, Phrase::of("the project cannot be written"),
            Phrase::of("Save a copy in a folder where you may write."));
        break;
    case SQLITE_FULL:
        set(ErrorCode::DiskFull, Phrase::of("the disk is full"),
            Phrase::of("Free some space and try again, or save a copy elsewhere."));
        break;
    case SQLITE_CANTOPEN:
        set(ErrorCode::FileUnreadable, Phrase::of("the file or its journal cannot be opened"),
            Phrase::of("Check the rights to the file and its folder."));
        break;
    case SQLITE_IOERR:
        error.message = Phrase::of("the disk reported an error ({})", extendedCode);
        error.remedy = Phrase::of("Save a copy on another disk.");
        break;
    case SQLITE_INTERRUPT:
        set(ErrorCode::Cancelled, Phrase::of("stopped"), {});
        break;
    case SQLITE_CONSTRAINT:
        error.code = ErrorCode::BadValue;
        error.message = Phrase::of("the project cannot hold this value: {}", message);
        break;
    case SQLITE_NOMEM:
    case SQLITE_TOOBIG:
        set(ErrorCode::TooLarge, Phrase::of("this is too large to be stored"), {});
        break;
    default:
        break;
    }
    return error;
}

bool needsRollback(const Error& error)
{
    return error.code == ErrorCode::ProjectReadOnly && error.arguments.size() > 1
        && (error.arguments[1] == std::to_string(SQLITE_READONLY_ROLLBACK)
            || error.arguments[1] == std::to_string(SQLITE_READONLY_RECOVERY));
}

Error whileCreating(Error error, const std::string& path)
{
    error.where.file = path;
    if (error.code == ErrorCode::FileUnreadable) {
        error.code = ErrorCode::FileUnwritable;
        error.message = Phrase::of("the file cannot be created");
        error.remedy = Phrase::of("Choose a folder where you may write.");
    }
    return error;
}

Result<void> inspectFile(const std::string& path)
{
    std::error_code status;
    const auto kind = std::filesystem::status(path, status).type();
    if (kind == std::filesystem::file_type::not_found)
        return refuse(ErrorCode::FileNotFound, path, Phrase::of("there is no such file"),
            Phrase::of("Check the name and the folder."));
    if (kind == std::filesystem::file_type::directory)
        return refuse(ErrorCode::NotAProject, path, Phrase::of("this is a folder"),
            Phrase::of("Choose a .rankloom file."));
    std::ifstream file(path, std::ios::binary);
    if (!file)
        return refuse(ErrorCode::FileUnreadable, path, Phrase::of("the file cannot be read"),
            Phrase::of("Check the rights to the file."));
    std::string header(kHeaderBytes, '\0');
    file.read(header.data(), static_cast<std::streamsize>(header.size()));
    header.resize(static_cast<std::size_t>(file.gcount()));
    if (header.empty())
        return refuse(ErrorCode::NotAProject, path, Phrase::of("the file is empty"),
            Phrase::of("Choose a .rankloom file."));
    if (header.substr(0, kSqliteMagic.size()) != kSqliteMagic.substr(0, header.size()))
        return refuse(ErrorCode::NotAProject, path, Phrase::of("this is not a Rankloom project"),
            Phrase::of("Choose a .rankloom file."));
    if (header.size() < kHeaderBytes)
        return refuse(ErrorCode::ProjectDamaged, path, Phrase::of("the file was cut off in its first bytes"),
            Phrase::of("Take it from a backup."));
    return inspectHeader(header, std::filesystem::file_size(path, status), path);
}

void applySettings(SQLite::Database& database, OpenMode mode)
{
    sqlite3* const handle = database.getHandle();
    sqlite3_extended_result_codes(handle, 1);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(handle, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    database.setBusyTimeout(2000);
    database.exec("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON;"
                  "PRAGMA mmap_size = 0;");
    if (mode == OpenMode::ReadOnly)
        return;
    // A rollback journal keeps the project one mailable file. Spilling the page cache would take the
    // exclusive lock in the middle of an import; beyond 128 MiB of changed pages that is the lesser evil.
    database.exec("PRAGMA journal_mode = DELETE; PRAGMA synchronous = FULL; PRAGMA cache_spill = 32768;");
}

Result<SQLite::Database> openConnection(const std::string& path, OpenMode mode)
{
    if (Result<void> safe = inspectSidecars(path); !safe)
        return tl::unexpected(safe.error());
    return guarded(path, [&]() -> Result<SQLite::Database> {
        const bool writable = mode == OpenMode::ReadWrite;
        SQLite::Database database(path, writable ? SQLite::OPEN_READWRITE : SQLite::OPEN_READONLY, 2000);
        // SQLite silently falls back to read-only, and notices a read-only folder only when it writes.
        const std::string folder = folderOf(path);
        if (writable
            && (sqlite3_db_readonly(database.getHandle(), "main") == 1
                || faccessat(AT_FDCWD, folder.c_str(), W_OK, AT_EACCESS) != 0))
            return tl::unexpected(sqliteError(SQLITE_READONLY, SQLITE_READONLY, "read-only", path));
        database.exec("PRAGMA schema_version"); // the first real read: rolls back what a crash left
        applySettings(database, mode);
        return database;
    });
}

std::string folderOf(const std::string& path)
{
    const std::filesystem::path folder = std::filesystem::path(path).parent_path();
    return folder.empty() ? std::string(".") : folder.string();
}

Result<void> syncToDisk(const std::string& path)
{
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool done = file >= 0 && ::fsync(file) == 0;
    const int reason = errno;
    if (file >= 0)
        ::close(file);
    if (done)
        return {};
    return fail(ErrorCode::FileUnwritable, std::error_code(reason, std::generic_category()).message(),
        {path, 0, 0, {}}, Phrase::of("Check the disk and the rights to the folder."));
}

std::string utcNow()
{
    const std::time_t now = std::time(nullptr);
    std::tm parts {};
    gmtime_r(&now, &parts);
    return fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}Z", parts.tm_year + 1900, parts.tm_mon + 1,
        parts.tm_mday, parts.tm_hour, parts.tm_min, parts.tm_sec);
}

std::string randomUuid()
{
    std::random_device random;
    std::array<std::uint32_t, 4> words {};
    for (std::uint32_t& word : words)
        word = random();
    words[1] = (words[1] & 0xFFFF0FFFU) | 0x4000U; // version 4 (RFC 9562)
    words[2] = (words[2] & 0x3FFFFFFFU) | 0x80000000U;
    return fmt::format("{:08x}-{:04x}-{:04x}-{:04x}-{:04x}{:08x}", words[0], words[1] >> 16U,
        words[1] & 0xFFFFU, words[2] >> 16U, words[2] & 0xFFFFU, words[3]);
}

namespace {

constexpr std::string_view kPart = ".part-";

/// Other machines may work in the same folder, with processes of the same numbers.
std::string machineName()
{
    std::array<char, 256> name {};
    ::gethostname(name.data(), name.size() - 1);
    return fmt::format("{:08x}", crc32(name.data()));
}

/// Whether a file is a temporary one of a process of this machine that is no more.
bool isLeftover(std::string_view name)
{
    const std::size_t at = name.rfind(kPart);
    if (at == std::string_view::npos)
        return false;
    const std::string machine = machineName() + '-';
    std::string_view rest = name.substr(at + kPart.size());
    if (!rest.starts_with(machine))
        return false;
    rest.remove_prefix(machine.size());
    const std::size_t dash = rest.find('-');
    const auto process = parseInteger(rest.substr(0, dash));
    return dash != std::string_view::npos && process && *process > 0
        && ::kill(static_cast<pid_t>(*process), 0) != 0 && errno == ESRCH;
}

} // namespace

void removeLeftovers(const std::string& path)
{
    std::error_code problem;
    std::vector<std::filesystem::path> leftovers;
    for (std::filesystem::directory_iterator file(folderOf(path), problem), end; !problem && file != end;
         file.increment(problem))
        if (isLeftover(file->path().filename().string()))
            leftovers.push_back(file->path());
    for (const std::filesystem::path& leftover : leftovers)
        std::filesystem::remove(leftover, problem);
}

std::string temporaryBeside(const std::string& path)
{
    static std::atomic<int> counter {0};
    removeLeftovers(path);
    return fmt::format("{}{}{}-{}-{}", path, kPart, machineName(), ::getpid(), counter++);
}

FileRemover::~FileRemover()
{
    if (m_path.empty())
        return;
    std::error_code ignored;
    std::filesystem::remove(m_path, ignored);
    std::filesystem::remove(m_path + "-journal", ignored);
}

} // namespace rankloom::db
