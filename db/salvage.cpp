// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/salvage.h"

#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string_view>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include "core/base/limits.h"
#include "core/base/text.h"

namespace rankloom::db {

namespace {

/// How far beyond the last readable key the search goes when the end of a table cannot be read: more than the
/// rows of any one page.
constexpr std::int64_t kBeyond = 4096;
constexpr std::int64_t kHighestKey = std::int64_t {1} << 40;

using Statement = std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)>;

Statement prepare(SQLite::Database& database, const std::string& sql)
{
    sqlite3_stmt* raw = nullptr;
    sqlite3_prepare_v2(database.getHandle(), sql.c_str(), -1, &raw, nullptr);
    return {raw, &sqlite3_finalize};
}

/// Empty where the schema cannot be read.
std::vector<std::string> columnsOf(SQLite::Database& database, const std::string& table)
{
    std::vector<std::string> columns;
    const Statement rows = prepare(database, fmt::format("SELECT name FROM pragma_table_info('{}')", table));
    while (rows && sqlite3_step(rows.get()) == SQLITE_ROW)
        columns.emplace_back(reinterpret_cast<const char*>(sqlite3_column_text(rows.get(), 0)));
    return columns;
}

/// One run of integer keys under one leading value (or none).
class Salvage {
public:
    Salvage(SQLite::Database& damaged, SQLite::Database& fresh, const TableKeys& keys,
        const StoredSums* seals, TableRepair& report)
        : m_keys(keys)
        , m_report(report)
        , m_seals(seals)
        , m_summer(fresh, keys)
        , m_insert(nullptr, &sqlite3_finalize)
        , m_replace(nullptr, &sqlite3_finalize)
        , m_up(nullptr, &sqlite3_finalize)
        , m_down(nullptr, &sqlite3_finalize)
    {
        // A file of an older version lacks columns: they keep their defaults.
        const std::vector<std::string> present = columnsOf(damaged, keys.table);
        std::string list;
        std::string marks;
        for (const std::string& column : columnsOf(fresh, keys.table)) {
            if (!present.empty() && std::ranges::find(present, column) == present.end())
                continue;
            list += (list.empty() ? "" : ", ") + column;
            marks += marks.empty() ? "?" : ", ?";
            ++m_columns;
        }
        const std::string insert = fmt::format("INTO {} ({}) VALUES ({})", keys.table, list, marks);
        m_insert = prepare(fresh, "INSERT OR IGNORE " + insert);
        m_replace = prepare(fresh, "INSERT OR REPLACE " + insert);
        if (m_seals != nullptr)
            list += ", " + m_summer.columns();
        const auto fixed = [](const char* column, int parameter) {
            return column != nullptr ? fmt::format("{} = ?{} AND ", column, parameter) : std::string();
        };
        const std::string where = fmt::format(
            "SELECT {0}, {5}, {1} FROM {2} WHERE {3}{4}{0} BETWEEN ?1 AND ?2", keys.key, list, keys.table,
            fixed(keys.input, 4), fixed(keys.group, 3), keys.group != nullptr ? keys.group : keys.key);
        m_up = prepare(damaged, where + fmt::format(" ORDER BY {}", keys.key));
        m_down = prepare(damaged, where + fmt::format(" ORDER BY {} DESC", keys.key));
    }

    /// Which cluster or model the rest is about.
    void input(std::int64_t id)
    {
        for (sqlite3_stmt* statement : {m_up.get(), m_down.get()})
            sqlite3_bind_int64(statement, 4, id);
        m_input = fmt::format("{} {}", m_keys.input, id);
    }

    /// All keys of one group; text groups are bound as text.
    void group(const std::string& text, std::optional<std::int64_t> number)
    {
        for (sqlite3_stmt* statement : {m_up.get(), m_down.get()})
            if (number)
                sqlite3_bind_int64(statement, 3, *number);
            else if (m_keys.group != nullptr)
                sqlite3_bind_text(statement, 3, text.c_str(), -1, SQLITE_TRANSIENT);
        m_group = text;
        m_groupNumber = number;
        wholeRange();
    }

    /// A single text key.
    void textKey(const std::string& key)
    {
        for (const int at : {1, 2})
            sqlite3_bind_text(m_up.get(), at, key.c_str(), -1, SQLITE_TRANSIENT);
        if (const int code = sqlite3_step(m_up.get()); code == SQLITE_ROW)
            copyRow(m_up.get());
        else if (code != SQLITE_DONE)
            lose(fmt::format("\"{}\"", key), 1);
        sqlite3_reset(m_up.get());
    }

private:
    void wholeRange()
    {
        if (!m_up || !m_down || !m_insert)
            return lose("everything: the table itself cannot be read", m_keys.single ? 1 : 0);
        if (m_keys.single) {
            std::int64_t only = 0;
            if (!read(m_up.get(), 1, 1, only))
                lose("its only row", 1);
            return;
        }
        std::int64_t last = -1;
        if (read(m_up.get(), 0, kHighestKey, last))
            return;
        std::int64_t first = kHighestKey + 1;
        if (!read(m_down.get(), last + 1, kHighestKey, first) && first > kHighestKey) {
            // The end of the table cannot be read: what was behind it, nobody knows.
            first = last + 1 + kBeyond;
            lose(fmt::format("all that may have come after {} {}", m_keys.key, last), 0);
            m_countLost = false;
        }
        between(last + 1, first - 1);
        m_countLost = true;
    }

    /// Keys low..high, known to hold something unreadable.
    void between(std::int64_t low, std::int64_t high)
    {
        while (low <= high) {
            if (low == high)
                return lose(fmt::format("{} {}", m_keys.key, low), 1);
            const std::int64_t middle = low + (high - low) / 2;
            readOrSplit(low, middle);
            low = middle + 1;
            std::int64_t last = low - 1;
            if (read(m_up.get(), low, high, last))
                return;
            low = last + 1;
            std::int64_t first = high + 1;
            read(m_down.get(), low, high, first);
            high = first - 1;
        }
    }

    void readOrSplit(std::int64_t low, std::int64_t high)
    {
        std::int64_t last = low - 1;
        if (read(m_up.get(), low, high, last))
            return;
        std::int64_t first = high + 1;
        read(m_down.get(), last + 1, high, first);
        between(last + 1, first - 1);
    }

    /// Copies rows until the range ends (true) or cannot be read on; `key` becomes that of the last row read.
    bool read(sqlite3_stmt* rows, std::int64_t low, std::int64_t high, std::int64_t& key)
    {
        sqlite3_bind_int64(rows, 1, low);
        sqlite3_bind_int64(rows, 2, high);
        int code = SQLITE_ROW;
        while ((code = sqlite3_step(rows)) == SQLITE_ROW) {
            const std::int64_t found = sqlite3_column_int64(rows, 0);
            if (found < low || found > high || !isOfGroup(rows)) // a damaged tree is not sorted any more
                break;
            key = found;
            copyRow(rows);
        }
        sqlite3_reset(rows);
        return code == SQLITE_DONE;
    }

    /// What was asked for is not what a damaged row says it is.
    bool isOfGroup(sqlite3_stmt* row) const
    {
        if (m_groupNumber)
            return sqlite3_column_int64(row, 1) == *m_groupNumber;
        const auto* const text = reinterpret_cast<const char*>(sqlite3_column_text(row, 1));
        return m_keys.group == nullptr || (text != nullptr && m_group == text);
    }

    void copyRow(sqlite3_stmt* row)
    {
        bool asWritten = false;
        if (m_seals != nullptr) {
            const std::string key = m_summer.key(row, kFirstColumn + m_columns);
            const auto sealed = m_seals->sums.find(key);
            if (sealed == m_seals->sums.end()) {
                if (m_foreign.insert(key).second)
                    ++m_report.foreign;
                return;
            }
            asWritten = sealed->second == m_summer.sum(row, kFirstColumn + m_columns);
        }
        sqlite3_stmt* const insert = asWritten ? m_replace.get() : m_insert.get();
        for (int column = 0; column < m_columns; ++column)
            sqlite3_bind_value(insert, column + 1, sqlite3_column_value(row, kFirstColumn + column));
        const int code = sqlite3_step(insert);
        sqlite3_reset(insert);
        if (code == SQLITE_DONE)
            m_report.saved += sqlite3_changes(sqlite3_db_handle(insert)) > 0 ? 1 : 0;
        else
            lose("a row with impossible values", 1);
    }

    void lose(const std::string& what, std::int64_t rows)
    {
        if (!m_countLost)
            return;
        m_report.lost += rows;
        if (m_report.losses.size() < 1000)
            m_report.losses.push_back((m_input.empty() ? "" : m_input + ", ")
                + (m_group.empty() ? what : fmt::format("{} {}, {}", m_keys.group, m_group, what)));
    }

    static constexpr int kFirstColumn = 2; ///< of the row, behind what is asked for by

    const TableKeys& m_keys;
    TableRepair& m_report;
    const StoredSums* m_seals;
    const RowSummer m_summer;
    std::set<std::string> m_foreign; ///< keys
    int m_columns = 0; ///< that are copied
    std::string m_input;
    std::string m_group;
    std::optional<std::int64_t> m_groupNumber;
    bool m_countLost = true;
    Statement m_insert;
    Statement m_replace;
    Statement m_up;
    Statement m_down;
};

/// The leading values of a composite key: from tables that were saved already, generously.
std::vector<std::int64_t> groupsOf(SQLite::Database& fresh, std::string_view group)
{
    if (group != "measurement_id") {
        const std::int64_t layers =
            std::max(fresh.execAndGet("SELECT coalesce(max(layers), 0) FROM routing").getInt64(),
                fresh.execAndGet("SELECT coalesce(max(layer) + 1, 0) FROM routing_layer").getInt64());
        std::vector<std::int64_t> all(
            static_cast<std::size_t>(std::clamp<std::int64_t>(layers, 0, limits::kMostRoutingLayers)));
        for (std::size_t i = 0; i < all.size(); ++i)
            all[i] = static_cast<std::int64_t>(i);
        return all;
    }
    // Measurements whose own row is lost lie between the others or just behind them.
    const std::int64_t last = fresh.execAndGet("SELECT coalesce(max(id), 0) FROM measurement").getInt64();
    std::vector<std::int64_t> all;
    for (std::int64_t id = 1; id <= std::min<std::int64_t>(last + 16, 1 << 20); ++id)
        all.push_back(id);
    return all;
}

/// Everything of one input, or of a table that has none.
void salvageGroups(Salvage& salvage, SQLite::Database& fresh, const TableKeys& keys)
{
    const std::string_view table = keys.table;
    if (table == "meta")
        for (const char* key : {"uuid", "created_utc", "creator_version"})
            salvage.textKey(key);
    else if (table == "link_tier")
        for (const char* key : {"device-pair", "node-pair"})
            salvage.textKey(key);
    else if (table == "link_row")
        for (const char* scope : {"node", "node-device", "device"})
            salvage.group(scope, std::nullopt);
    else if (table == "link_curve")
        for (const char* level : {"device-pair", "node-pair"})
            salvage.group(level, std::nullopt);
    else if (keys.group != nullptr)
        for (const std::int64_t group : groupsOf(fresh, keys.group))
            salvage.group(std::to_string(group), group);
    else
        salvage.group({}, std::nullopt);
}

/// Clusters or models: those that were saved, those that saved scenarios refer to, and those that had rows.
std::set<std::int64_t> inputsOf(SQLite::Database& fresh, std::string_view column, const StoredSums* seals)
{
    SQLite::Statement rows(fresh,
        column == "cluster_id" ? "SELECT id FROM cluster UNION SELECT cluster_id FROM scenario"
                               : "SELECT id FROM model_spec UNION SELECT model_id FROM scenario");
    std::set<std::int64_t> ids;
    while (rows.executeStep())
        ids.insert(rows.getColumn(0).getInt64());
    if (seals != nullptr)
        for (const auto& [key, sum] : seals->sums)
            if (const auto id = parseInteger(std::string_view(key).substr(0, key.find(' '))))
                ids.insert(*id);
    return ids;
}

} // namespace

TableRepair salvageTable(
    SQLite::Database& damaged, SQLite::Database& fresh, const TableKeys& keys, const StoredSums* seals)
{
    TableRepair report;
    report.table = keys.table;
    Salvage salvage(damaged, fresh, keys, seals, report);
    if (keys.input == nullptr) {
        salvageGroups(salvage, fresh, keys);
        return report;
    }
    for (const std::int64_t input : inputsOf(fresh, keys.input, seals)) {
        salvage.input(input);
        salvageGroups(salvage, fresh, keys);
    }
    return report;
}

} // namespace rankloom::db
