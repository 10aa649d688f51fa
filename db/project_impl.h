// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>
#include <sqlite3.h>

#include "db/connection.h"
#include "db/project_file.h"
#include "db/seal.h"
#include "db/sidecars.h"

namespace rankloom::db {

struct ProjectFile::Impl {
    Impl(std::string filePath, OpenMode openMode, SQLite::Database connection)
        : path(std::move(filePath)), mode(openMode), database(std::move(connection))
    {
        sqlite3_set_authorizer(database.getHandle(), &noteChanges, this);
    }
    ~Impl() { sqlite3_set_authorizer(database.getHandle(), nullptr, nullptr); }
    Impl(const Impl&) = delete;
    Impl& operator=(const Impl&) = delete;

    std::string path;
    OpenMode mode;
    SQLite::Database database;
    std::string keptBefore; ///< see ProjectFile::keptBefore()
    /// The state of the file that changes are made upon; nothing: that which they meet.
    std::optional<StateOfFile> known;
    /// Rows that are not as they were sealed, in a state of the file.
    struct Looked {
        StateOfFile at;
        std::vector<StrangeRow> rows;
    };
    std::optional<Looked> looked;
    // Of the transaction at hand:
    std::set<std::string> touched; ///< tables that its statements may have changed
    bool acceptsRows = false; ///< whatever is strange is right as it is

    /// What SQLite says while it prepares a statement, also of what follows from foreign keys.
    static int noteChanges(
        void* self, int action, const char* table, const char*, const char*, const char*) noexcept
    {
        if (action == SQLITE_INSERT || action == SQLITE_UPDATE || action == SQLITE_DELETE)
            static_cast<Impl*>(self)->touched.insert(table);
        return SQLITE_OK;
    }

    /// Changes when another connection has changed the file, and not when this one does. Within a
    /// transaction: of the state it is made upon.
    StateOfFile state() { return StateOfFile {database.execAndGet("PRAGMA data_version").getInt64()}; }

    const std::vector<StrangeRow>& strangeRows()
    {
        if (const StateOfFile now = state(); !looked || looked->at != now)
            looked = Looked {now, findStrangeRows(database)};
        return looked->rows;
    }

    enum class End : std::uint8_t { Commit, RollBack };

    /// Runs `work` as one transaction that writes: committed when it returns a value, else rolled back.
    /// Refused where somebody else has changed the file since the state that is known.
    template <class Work> auto write(Work&& work) -> std::invoke_result_t<Work>
    {
        return writing(known, std::forward<Work>(work), End::Commit);
    }

    /// The same, always rolled back: nothing of it stays.
    template <class Work> auto tryOut(Work&& work) -> std::invoke_result_t<Work>
    {
        return writing(known, std::forward<Work>(work), End::RollBack);
    }

    /// The one place where changes begin. `expected` is compared once the lock is held: another program may
    /// have written while this one waited for it.
    template <class Work>
    auto writing(std::optional<StateOfFile> expected, Work&& work, End end) -> std::invoke_result_t<Work>
    {
        if (Result<void> safe = inspectSidecars(path); !safe)
            return tl::unexpected(safe.error());
        return guarded(path, [&]() -> std::invoke_result_t<Work> {
            if (mode == OpenMode::ReadOnly)
                return fail(ErrorCode::ProjectReadOnly, Phrase::of("the project was opened for reading only"),
                    {path, 0, 0, {}}, Phrase::of("Save a copy and work on that."));
            SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
            if (expected && state() != *expected)
                return tl::unexpected(outsideChange(path));
            Looked before {state(), strangeRows()};
            looked.reset(); // until it is known what has become of the file
            touched.clear();
            acceptsRows = false;
            auto result = work();
            if (!result)
                return located(std::move(result));
            if (end == End::RollBack)
                return result;
            before.rows = std::exchange(acceptsRows, false)
                ? sealAll(database)
                : seal(database, std::exchange(touched, {}), before.rows);
            transaction.commit();
            looked = std::move(before);
            return result;
        });
    }

    /// Runs `work` on one consistent state of the file.
    template <class Work> auto read(Work&& work) -> std::invoke_result_t<Work>
    {
        if (Result<void> safe = inspectSidecars(path); !safe)
            return tl::unexpected(safe.error());
        return guarded(path, [&]() -> std::invoke_result_t<Work> {
            SQLite::Transaction transaction(database);
            auto result = work();
            transaction.commit();
            return located(std::move(result));
        });
    }

    /// Names the file where the error does not say a place itself.
    template <class Outcome> Outcome located(Outcome outcome) const
    {
        if (!outcome && outcome.error().where.file.empty())
            outcome.error().where.file = path;
        return outcome;
    }
};

} // namespace rankloom::db
