// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <chrono>
#include <cstring>
#include <memory>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <sqlite3.h>

#include "core/base/at.h"
#include "core/base/text.h"
#include "db/project_file.h"
#include "db/project_impl.h"

namespace rankloom::db {

namespace {

/// Beyond this a person wants an export, not a table.
constexpr std::size_t kMostRows = 100'000;
constexpr std::size_t kMostTextBytes = std::size_t {64} << 20U; ///< of all cells together
/// Of one value on the way to the answer, which SQLite may hold several times; what is stored is in smaller
/// pieces, but for pair counts of routing, of which a question may ask how long they are.
constexpr int kMostValueBytes = 64 << 20;
/// Steps of SQLite's virtual machine after which a question is given up: some seconds.
constexpr int kStepsPerTick = 10'000;
constexpr int kMostTicks = 20'000;
/// Where each step is long, as over values of megabytes.
constexpr std::chrono::seconds kLongestQuestion {20};

/// Questions only: no writing, no other files, no settings.
int allowQuestions(void*, int action, const char* first, const char* second, const char*, const char*)
{
    constexpr std::array<std::string_view, 8> pragmas {"table_info", "table_xinfo", "table_list",
        "index_list", "foreign_key_list", "user_version", "application_id", "page_count"};
    switch (action) {
    case SQLITE_SELECT:
    case SQLITE_READ:
    case SQLITE_RECURSIVE:
        return SQLITE_OK;
    case SQLITE_FUNCTION:
        return std::string_view(second) == "load_extension" ? SQLITE_DENY : SQLITE_OK;
    case SQLITE_PRAGMA:
        return (second == nullptr || std::strstr(first, "_list") != nullptr
                   || std::strstr(first, "info") != nullptr)
                && std::find(pragmas.begin(), pragmas.end(), first) != pragmas.end()
            ? SQLITE_OK
            : SQLITE_DENY;
    default:
        return SQLITE_DENY;
    }
}

/// How long a question has been at work.
struct Patience {
    int ticks = 0;
    std::chrono::steady_clock::time_point start = std::chrono::steady_clock::now();
};

int isTooLong(void* asked)
{
    auto& patience = *static_cast<Patience*>(asked);
    const bool late = std::chrono::steady_clock::now() - patience.start > kLongestQuestion;
    return ++patience.ticks > kMostTicks || late ? 1 : 0;
}

std::string textOf(sqlite3_stmt* statement, int column)
{
    switch (sqlite3_column_type(statement, column)) {
    case SQLITE_NULL:
        return "NULL";
    case SQLITE_FLOAT:
        return shortestText(sqlite3_column_double(statement, column));
    case SQLITE_BLOB:
        return fmt::format("[{} bytes]", sqlite3_column_bytes(statement, column));
    default: {
        const auto* const text = reinterpret_cast<const char*>(sqlite3_column_text(statement, column));
        return {text, static_cast<std::size_t>(sqlite3_column_bytes(statement, column))};
    }
    }
}

tl::unexpected<Error> onlyQuestions()
{
    return fail(ErrorCode::BadValue, Phrase::of("only questions (SELECT) are allowed here"), {},
        Phrase::of("Change the project in the program or with the other commands."));
}

tl::unexpected<Error> answerTooLong()
{
    return fail(ErrorCode::TooLarge,
        Phrase::of("the answer has values of more than {}", Bytes(static_cast<double>(kMostTextBytes))), {},
        Phrase::of("Ask for length() or substr() of them."));
}

using Statement = std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)>;

Result<Statement> prepare(sqlite3* handle, std::string_view sql)
{
    sqlite3_stmt* raw = nullptr;
    const char* rest = nullptr;
    const int code = 0xFF & sqlite3_prepare_v2(handle, sql.data(), static_cast<int>(sql.size()), &raw, &rest);
    Statement statement(raw, &sqlite3_finalize);
    if (code == SQLITE_AUTH)
        return onlyQuestions();
    if (code != SQLITE_OK) {
        const int offset = sqlite3_error_offset(handle);
        Place where;
        where.column = offset >= 0 ? offset + 1 : 0;
        if (code == SQLITE_ERROR)
            return fail(
                ErrorCode::BadSyntax, sqlite3_errmsg(handle), where, Phrase::of("Correct the statement."));
        return tl::unexpected(
            sqliteError(code, sqlite3_extended_errcode(handle), sqlite3_errmsg(handle), {}));
    }
    const std::string_view tail(rest, static_cast<std::size_t>(sql.data() + sql.size() - rest));
    if (!statement || !trimmed(tail).empty())
        return fail(ErrorCode::BadSyntax,
            statement ? Phrase::of("there is more than one statement") : Phrase::of("there is no statement"),
            {}, Phrase::of("Give one SELECT at a time."));
    return statement;
}

Result<std::vector<std::vector<std::string>>> runQuestion(sqlite3* handle, std::string_view sql)
{
    Result<Statement> statement = prepare(handle, sql);
    if (!statement)
        return tl::unexpected(statement.error());
    sqlite3_stmt* const row = statement->get();
    const int columns = sqlite3_column_count(row);
    std::vector<std::vector<std::string>> table(1);
    for (int column = 0; column < columns; ++column)
        table[0].emplace_back(sqlite3_column_name(row, column));
    std::size_t bytes = 0;
    int code = SQLITE_ROW;
    while ((code = 0xFF & sqlite3_step(row)) == SQLITE_ROW) {
        if (table.size() > kMostRows)
            return fail(ErrorCode::TooLarge, Phrase::of("the answer has more than {} rows", kMostRows), {},
                Phrase::of("Add a LIMIT or a condition."));
        std::vector<std::string>& cells = table.emplace_back();
        for (int column = 0; column < columns; ++column) {
            if (sqlite3_column_type(row, column) == SQLITE_TEXT)
                bytes += at(sqlite3_column_bytes(row, column));
            if (bytes > kMostTextBytes)
                return answerTooLong();
            cells.push_back(textOf(row, column));
        }
    }
    if (code == SQLITE_AUTH || code == SQLITE_READONLY)
        return onlyQuestions();
    if (code == SQLITE_TOOBIG || code == SQLITE_NOMEM)
        return answerTooLong();
    if (code == SQLITE_INTERRUPT)
        return fail(ErrorCode::TooLarge, Phrase::of("the question takes too long"), {},
            Phrase::of("Add a condition."));
    if (code == SQLITE_ERROR)
        return fail(ErrorCode::BadValue, sqlite3_errmsg(handle), {}, Phrase::of("Correct the statement."));
    if (code != SQLITE_DONE)
        return tl::unexpected(
            sqliteError(code, sqlite3_extended_errcode(handle), sqlite3_errmsg(handle), {}));
    return table;
}

} // namespace

Result<std::vector<std::vector<std::string>>> ProjectFile::sql(std::string_view statement) const
{
    return guarded(m_impl->path, [&]() -> Result<std::vector<std::vector<std::string>>> {
        // A connection of its own: its limits never touch the one that writes.
        Result<SQLite::Database> reader = openConnection(m_impl->path, OpenMode::ReadOnly);
        if (!reader)
            return tl::unexpected(reader.error());
        // Reading the schema is not a question, so it is done before only questions are allowed.
        reader->exec("PRAGMA query_only = ON; SELECT count(*) FROM sqlite_schema;");
        Patience patience;
        sqlite3_limit(reader->getHandle(), SQLITE_LIMIT_LENGTH, kMostValueBytes);
        sqlite3_set_authorizer(reader->getHandle(), &allowQuestions, nullptr);
        sqlite3_progress_handler(reader->getHandle(), kStepsPerTick, &isTooLong, &patience);
        return m_impl->located(runQuestion(reader->getHandle(), statement));
    });
}

} // namespace rankloom::db
