// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <bit>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <vector>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>

#include "db/connection.h"
#include "db/file_header.h"
#include "db/project_file.h"
#include "db/salvage.h"
#include "db/schema.h"

namespace rankloom::db {

namespace {

constexpr std::size_t kPageBytes = 4096; ///< of every file this program makes

void putBigEndian(std::string& header, std::size_t at, std::uint32_t value)
{
    for (std::size_t i = 0; i < 4; ++i)
        header[at + i] = static_cast<char>(value >> (24 - 8 * i));
}

std::string readPage(std::fstream& file, std::size_t number)
{
    std::string page(kPageBytes, '\0');
    file.clear();
    file.seekg(static_cast<std::streamoff>((number - 1) * kPageBytes));
    file.read(page.data(), static_cast<std::streamsize>(page.size()));
    return page;
}

void writePage(std::fstream& file, std::size_t number, const std::string& page)
{
    file.clear();
    file.seekp(static_cast<std::streamoff>((number - 1) * kPageBytes));
    file.write(page.data(), static_cast<std::streamsize>(page.size()));
}

/// As the header states it, where that is possible: of 4096, which every file of this program has, no single
/// bit makes another one.
std::uint32_t pageBytesOf(std::string_view header)
{
    const std::uint32_t stated =
        static_cast<unsigned char>(header[16]) * 256U + static_cast<unsigned char>(header[17]);
    if (stated == 1)
        return 65536;
    return std::has_single_bit(stated) && stated >= 512 ? stated : kPageBytes;
}

std::vector<std::string> schemaOf(SQLite::Database& database)
{
    SQLite::Statement rows(
        database, "SELECT type || ' ' || name || ' ' || coalesce(sql, '') FROM sqlite_schema ORDER BY 1");
    std::vector<std::string> all;
    while (rows.executeStep())
        all.push_back(rows.getColumn(0).getString());
    return all;
}

/// Whether a file has the tables of this version, whatever its number says.
bool isOfThisVersion(const std::string& path)
{
    const Result<bool> same = guarded(path, [&]() -> Result<bool> {
        SQLite::Database fresh(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
        if (const Result<void> made = makeEmpty(fresh, kSchemaVersion); !made)
            return tl::unexpected(made.error());
        SQLite::Database database(path, SQLite::OPEN_READONLY);
        return schemaOf(database) == schemaOf(fresh);
    });
    return same.value_or(false);
}

bool schemaReads(const std::string& path)
{
    const Result<bool> reads = guarded(path, [&]() -> Result<bool> {
        SQLite::Database database(path, SQLite::OPEN_READWRITE);
        return database.execAndGet("SELECT count(*) FROM sqlite_schema").getInt() > 0
            && database.tableExists("scenario");
    });
    return reads.value_or(false);
}

} // namespace

/// Offsets: https://www.sqlite.org/fileformat2.html, "The Database Header".
Result<void> mendHeader(const std::string& copy)
{
    std::error_code problem;
    const std::uintmax_t bytes = std::filesystem::file_size(copy, problem);
    std::fstream file(copy, std::ios::binary | std::ios::in | std::ios::out);
    std::string header(kHeaderBytes, '\0');
    file.read(header.data(), static_cast<std::streamsize>(header.size()));
    const bool ours = bigEndian(header, 68) == static_cast<std::uint32_t>(kApplicationId);
    if (!ours && !header.starts_with(kSqliteMagic))
        return fail(ErrorCode::NotAProject, Phrase::of("this is not a Rankloom project"), {},
            Phrase::of("Choose a .rankloom file."));
    if (ours && bigEndian(header, 60) > static_cast<std::uint32_t>(kSchemaVersion)
        && bigEndian(header, 60) < 1000 && !isOfThisVersion(copy))
        return fail(ErrorCode::ProjectTooNew, Phrase::of("this project was written by a newer Rankloom"), {},
            Phrase::of("Repair it with the newer program."));
    std::memcpy(header.data(), kSqliteMagic.data(), kSqliteMagic.size());
    // Page size, rollback journal, no reserved bytes, the three fixed payload fractions.
    const std::uint32_t pageBytes = pageBytesOf(header);
    header[16] = static_cast<char>(pageBytes == 65536 ? 0 : pageBytes / 256);
    header[17] = static_cast<char>(pageBytes == 65536 ? 1 : pageBytes % 256);
    std::memcpy(header.data() + 18, "\x01\x01\x00\x40\x20\x20", 6);
    const auto pages = static_cast<std::uint32_t>((bytes + pageBytes - 1) / pageBytes);
    putBigEndian(header, 28, pages);
    putBigEndian(header, 32, 0); // no free pages: they would only be reused
    putBigEndian(header, 36, 0);
    putBigEndian(header, 44, 4); // schema format
    putBigEndian(header, 52, 0); // no automatic vacuum
    putBigEndian(header, 56, 1); // UTF-8
    if (bigEndian(header, 60) < 1 || bigEndian(header, 60) > static_cast<std::uint32_t>(kSchemaVersion))
        putBigEndian(header, 60, static_cast<std::uint32_t>(kSchemaVersion));
    putBigEndian(header, 64, 0);
    putBigEndian(header, 68, static_cast<std::uint32_t>(kApplicationId));
    putBigEndian(header, 92, bigEndian(header, 24)); // the number of pages is valid
    file.clear();
    file.seekp(0);
    file.write(header.data(), static_cast<std::streamsize>(header.size()));
    file.close();
    std::filesystem::resize_file(copy, std::uintmax_t {pages} * pageBytes, problem);
    if (file && !problem)
        return {};
    return fail(ErrorCode::FileUnwritable, Phrase::of("the working copy cannot be written"), {copy, 0, 0, {}},
        Phrase::of("Free some space on the disk."));
}

/// Tables keep the pages they were created on, so the schema of a new file fits an old one that was never
/// vacuumed.
Result<void> mendSchema(const std::string& copy, const std::string& fresh)
{
    if (schemaReads(copy))
        return {};
    std::vector<std::size_t> pages;
    Result<void> listed = guarded(fresh, [&]() -> Result<void> {
        SQLite::Database database(fresh, SQLite::OPEN_READONLY);
        SQLite::Statement rows(database, "SELECT pageno FROM dbstat WHERE name = 'sqlite_schema'");
        while (rows.executeStep())
            pages.push_back(static_cast<std::size_t>(rows.getColumn(0).getInt64()));
        return {};
    });
    if (!listed)
        return listed;
    std::fstream from(fresh, std::ios::binary | std::ios::in);
    std::fstream to(copy, std::ios::binary | std::ios::in | std::ios::out);
    for (const std::size_t number : pages) {
        std::string page = readPage(from, number);
        if (number == 1)
            page.replace(0, 100, readPage(to, 1).substr(0, 100));
        writePage(to, number, page);
    }
    to.close();
    if (schemaReads(copy))
        return {};
    return fail(ErrorCode::ProjectDamaged, Phrase::of("not even the list of tables can be read"), {},
        Phrase::of("Take it from a backup."));
}

} // namespace rankloom::db
