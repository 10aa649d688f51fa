// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sidecars.h"

#include <array>
#include <cstring>
#include <filesystem>
#include <system_error>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace rankloom::db {

namespace {

/// Ends a journal that names a super-journal. Source: https://www.sqlite.org/fileformat2.html, "The Rollback
/// Journal", and https://www.sqlite.org/atomiccommit.html, section 5.
constexpr std::array<unsigned char, 8> kJournalMagic {0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7};

std::string realPath(const std::string& path)
{
    std::error_code problem;
    const std::filesystem::path real = std::filesystem::canonical(path, problem);
    return problem ? path : real.string();
}

tl::unexpected<Error> unsafe(const std::string& sidecar, Phrase message, Phrase remedy)
{
    return fail(ErrorCode::ProjectDamaged, std::move(message), {sidecar, 0, 0, {}}, std::move(remedy));
}

/// Only transactions over several databases name one, and there are none here.
bool namesAnotherFile(const std::string& journal)
{
    const int file = ::open(journal.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);
    if (file < 0)
        return false; // SQLite cannot read it either
    std::array<unsigned char, kJournalMagic.size()> end {};
    const off_t bytes = ::lseek(file, 0, SEEK_END);
    const bool read = bytes >= static_cast<off_t>(2 * end.size())
        && ::pread(file, end.data(), end.size(), bytes - static_cast<off_t>(end.size()))
            == static_cast<ssize_t>(end.size());
    ::close(file);
    return read && end == kJournalMagic;
}

} // namespace

std::string journalOf(const std::string& path) { return realPath(path) + "-journal"; }

Result<void> inspectJournal(const std::string& path)
{
    const std::string journal = journalOf(path);
    struct stat status { };
    if (::lstat(journal.c_str(), &status) != 0)
        return {};
    if (!S_ISREG(status.st_mode) || status.st_nlink != 1)
        return unsafe(journal, Phrase::of("what lies beside the project as its journal is a link or no file"),
            Phrase::of("Move it away, or repair a copy of the project."));
    if (namesAnotherFile(journal))
        return unsafe(journal,
            Phrase::of("the journal beside the project names another file, which would be deleted"),
            Phrase::of("Move the journal away, or repair a copy of the project."));
    return {};
}

Result<void> inspectSidecars(const std::string& path)
{
    const std::string log = realPath(path) + "-wal";
    struct stat status { };
    if (::lstat(log.c_str(), &status) == 0)
        return unsafe(log, Phrase::of("a write-ahead log of another program lies beside the project"),
            Phrase::of("Close the program that has the project open, or move this file away."));
    return inspectJournal(path);
}

} // namespace rankloom::db
