// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Transaction.h>

#include "db/connection.h"
#include "db/project_file.h"
#include "db/seal.h"
#include "db/sidecars.h"

namespace rankloom::db {

struct ProjectFile::Impl {
    Impl(std::string filePath, OpenMode openMode, SQLite::Database connection)
        : path(std::move(filePath)), mode(openMode), database(std::move(connection))
    {
    }

    std::string path;
    OpenMode mode;
    SQLite::Database database;
    /// Whether the file held its seal before the first write: one that was broken stays so, for check() to
    /// tell.
    std::optional<bool> heldSeal;

    enum class End : std::uint8_t { Commit, RollBack };

    /// Runs `work` as one transaction that writes: committed when it returns a value, else rolled back.
    template <class Work> auto write(Work&& work) -> std::invoke_result_t<Work>
    {
        return writing(std::forward<Work>(work), End::Commit);
    }

    /// The same, always rolled back: nothing of it stays.
    template <class Work> auto tryOut(Work&& work) -> std::invoke_result_t<Work>
    {
        return writing(std::forward<Work>(work), End::RollBack);
    }

    template <class Work> auto writing(Work&& work, End end) -> std::invoke_result_t<Work>
    {
        if (Result<void> safe = inspectSidecars(path); !safe)
            return tl::unexpected(safe.error());
        return guarded(path, [&]() -> std::invoke_result_t<Work> {
            if (mode == OpenMode::ReadOnly)
                return fail(ErrorCode::ProjectReadOnly, Phrase::of("the project was opened for reading only"),
                    {path, 0, 0, {}}, Phrase::of("Save a copy and work on that."));
            SQLite::Transaction transaction(database, SQLite::TransactionBehavior::IMMEDIATE);
            if (!heldSeal)
                heldSeal = holdsSeal(database);
            auto result = work();
            if (!result)
                return located(std::move(result));
            if (end == End::RollBack)
                return result;
            if (*heldSeal)
                seal(database);
            transaction.commit();
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
