// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/repair_seals.h"

#include <algorithm>
#include <set>

#include <SQLiteCpp/Exception.h>
#include <fmt/format.h>

#include "db/schema.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

constexpr std::size_t kMostNamed = 1000;

/// Of a table without seals of its own rows.
void countAsDoubtful(SQLite::Database& fresh, TableRepair& table)
{
    table.doubtful = fresh.execAndGet(fmt::format("SELECT count(*) FROM {}", table.table)).getInt64();
    table.saved = 0;
}

TableKeys keysOf(const std::string& table)
{
    const std::vector<TableKeys> all = tablesOf(kSchemaVersion);
    return *std::ranges::find_if(all, [&table](const TableKeys& keys) { return keys.table == table; });
}

} // namespace

RepairSeals::RepairSeals(SQLite::Database& damaged, int version)
{
    if (version != kSchemaVersion)
        return;
    try {
        m_common = commonSealOf(damaged);
        m_kind = !m_common.empty()              ? Kind::Common
            : hasRowSeals(damaged)              ? Kind::Rows
            : readMeta(damaged, "uuid").empty() ? Kind::Lost // every project has one
                                                : Kind::None;
    } catch (const SQLite::Exception&) {
        m_kind = Kind::Lost;
    }
    if (m_kind != Kind::Rows)
        return;
    for (const TableKeys& keys : tablesOf(version)) {
        if (std::string_view(keys.table) == "meta")
            continue;
        StoredSums& stored = m_tables[keys.table];
        try {
            stored = storedSums(damaged, keys.table);
        } catch (const SQLite::Exception&) {
            stored.state = StoredSums::State::Damaged;
        }
    }
}

const StoredSums* RepairSeals::of(const std::string& table) const
{
    const auto found = m_tables.find(table);
    return found != m_tables.end() && found->second.state == StoredSums::State::Sound ? &found->second
                                                                                      : nullptr;
}

void RepairSeals::count(SQLite::Database& fresh, RepairReport& report)
{
    m_commonHeld = m_kind == Kind::Common && commonSum(fresh) == m_common;
    for (TableRepair& table : report.tables) {
        const StoredSums* const seals = of(table.table);
        if (seals == nullptr)
            continue;
        RowSums& read = m_read[table.table] = RowSummer(fresh, keysOf(table.table)).ofTable(fresh);
        for (const auto& [key, sum] : seals->sums)
            if (const auto row = read.find(key); row != read.end() && row->second != sum)
                table.doubts.push_back(key);
    }
    countAgain(fresh, report);
}

void RepairSeals::countAgain(SQLite::Database& fresh, RepairReport& report) const
{
    for (TableRepair& table : report.tables) {
        if (table.table == "meta")
            continue;
        const StoredSums* const seals = of(table.table);
        if (seals == nullptr) {
            const bool unknown = m_kind == Kind::Rows || m_kind == Kind::Lost
                || (m_kind == Kind::Common && !m_commonHeld && isOfCommonSeal(table.table));
            if (unknown)
                countAsDoubtful(fresh, table);
            continue;
        }

        // What is still there is saved, but for what is not as it was written, and what a mend has put there.
        const RowSums now = RowSummer(fresh, keysOf(table.table)).ofTable(fresh);
        const auto isLost = [&](const std::string& key) {
            return table.dropped.contains(key) || !now.contains(key);
        };
        std::erase_if(table.doubts, isLost);
        const std::set<std::string> doubts(table.doubts.begin(), table.doubts.end());
        const RowSums& read = m_read.at(table.table);
        table.saved = 0;
        table.losses.clear();
        for (const auto& [key, sum] : seals->sums) {
            const bool there = read.contains(key) && !isLost(key);
            const bool same = there && now.at(key) == sum;
            table.saved += same ? 1 : 0;
            if (!same && !doubts.contains(key) && table.losses.size() < kMostNamed)
                table.losses.push_back(
                    fmt::format("row {}{}", key, there ? ": another one is in its place" : ""));
        }
        table.doubtful = static_cast<std::int64_t>(table.doubts.size());
        table.lost = static_cast<std::int64_t>(seals->sums.size()) - table.saved - table.doubtful;
    }
}

std::vector<StrangeRow> RepairSeals::strange(const RepairReport& report) const
{
    if (m_kind == Kind::Lost || (m_kind == Kind::Common && !m_commonHeld))
        return {{{}, {}, StrangeRow::Why::Unknown}};
    std::vector<StrangeRow> rows;
    for (const auto& [table, stored] : m_tables)
        if (stored.state != StoredSums::State::Sound)
            rows.push_back({table, {}, StrangeRow::Why::Unknown});
    for (const TableRepair& table : report.tables)
        for (const std::string& key : table.doubts)
            rows.push_back({table.table, key, StrangeRow::Why::Changed});
    return rows;
}

void RepairSeals::sealFresh(SQLite::Database& fresh, const RepairReport& report) const
{
    // The marks say what was sealed before.
    for (const auto& [table, stored] : m_tables)
        if (stored.state == StoredSums::State::Sound)
            storeSums(fresh, table, stored.sums);
    if (m_kind == Kind::Lost || (m_kind == Kind::Common && !m_commonHeld))
        storeCommonSeal(fresh, m_kind == Kind::Lost ? "unreadable" : m_common);
    std::set<std::string> all;
    for (const TableRepair& table : report.tables)
        all.insert(table.table);
    (void)seal(fresh, all, strange(report));
}

} // namespace rankloom::db
