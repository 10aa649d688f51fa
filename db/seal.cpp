// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/seal.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>
#include <sqlite3.h>

#include "core/base/text.h"
#include "db/blob.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

/// Tables that older programs sealed, all by one checksum, and the order of their rows.
struct Sealed {
    const char* table;
    const char* order;
};
constexpr std::array kCommonSeal {Sealed {"project", "id"}, Sealed {"scenario", "id"},
    Sealed {"model_spec", "id"}, Sealed {"cluster", "id"}, Sealed {"device", "cluster_id"},
    Sealed {"link_tier", "cluster_id, level"}, Sealed {"node", "cluster_id, node"},
    Sealed {"node_outage", "cluster_id, node"}, Sealed {"host_answer", "cluster_id, answer"},
    Sealed {"cluster_given", "cluster_id"}, Sealed {"calibration", "scenario_id"},
    Sealed {"other_nodes", "cluster_id"}, Sealed {"request_trace", "measurement_id"},
    Sealed {"serving_rates", "id"}};

// Another version has other columns.
std::string keyOfCommonSeal() { return fmt::format("plain_rows_sha256_v{}", kSchemaVersion); }
std::string keyOfSeals(std::string_view table) { return fmt::format("seals_v{}:{}", kSchemaVersion, table); }

/// Type, length and bytes of every value: no two contents are the same text.
std::string commonText(SQLite::Database& database)
{
    std::string text;
    for (const Sealed& sealed : kCommonSeal) {
        text += fmt::format("{}\n", sealed.table);
        SQLite::Statement rows(
            database, fmt::format("SELECT * FROM {} ORDER BY {}", sealed.table, sealed.order));
        while (rows.executeStep())
            for (int column = 0; column < rows.getColumnCount(); ++column) {
                const SQLite::Column value = rows.getColumn(column);
                if (value.isFloat()) {
                    text += fmt::format("f{:a};", value.getDouble());
                    continue;
                }
                if (value.isInteger()) {
                    text += fmt::format("i{};", value.getInt64());
                    continue;
                }
                const std::string_view bytes = bytesOf(rows, column);
                text += fmt::format("{}{}:", value.isNull() ? 'n' : 't', bytes.size());
                text += bytes;
            }
    }
    return text;
}

std::string_view textAt(sqlite3_stmt* row, int column)
{
    const auto* const text = static_cast<const char*>(sqlite3_column_blob(row, column));
    return {text, text == nullptr ? 0 : static_cast<std::size_t>(sqlite3_column_bytes(row, column))};
}

/// The same as in commonText(), as bytes: a table may have tens of thousands of rows.
void appendValue(std::string& text, sqlite3_stmt* row, int column)
{
    const auto append = [&text](char type, std::uint64_t value) {
        text += type;
        for (int byte = 0; byte < 8; ++byte, value >>= 8U) // the same on every machine
            text += static_cast<char>(value & 0xFFU);
    };
    switch (sqlite3_column_type(row, column)) {
    case SQLITE_INTEGER:
        append('i', static_cast<std::uint64_t>(sqlite3_column_int64(row, column)));
        break;
    case SQLITE_FLOAT:
        append('f', std::bit_cast<std::uint64_t>(sqlite3_column_double(row, column)));
        break;
    case SQLITE_NULL:
        text += 'n';
        break;
    default: {
        const std::string_view bytes = textAt(row, column);
        append('t', bytes.size());
        text += bytes;
    }
    }
}

std::string hexOf(std::uint32_t sum)
{
    constexpr const char* digits = "0123456789abcdef";
    std::string text(8, '0');
    for (std::size_t i = text.size(); i-- > 0; sum >>= 4U)
        text[i] = digits[sum & 0xFU];
    return text;
}

/// What was sealed without the mark.
std::string_view originalOf(std::string_view sum) { return sum.starts_with('!') ? sum.substr(1) : sum; }

/// One number for the rows of a table, in whichever order: a sum of numbers that the rows are mixed to.
class Digest {
public:
    void add(std::string_view key, std::string_view sum)
    {
        const std::uint64_t high = crc32(sum, crc32(key));
        const std::uint64_t low = crc32(key, crc32(sum));
        m_value += (high << 32U | low) * 0x9E3779B97F4A7C15U;
    }
    [[nodiscard]] std::string text() const
    {
        return hexOf(static_cast<std::uint32_t>(m_value >> 32U)) + hexOf(static_cast<std::uint32_t>(m_value));
    }

private:
    std::uint64_t m_value = 0;
};

/// A line for each row, behind the digest of what was sealed and the checksum of all of this.
std::string written(const RowSums& sums)
{
    std::string lines;
    Digest digest;
    for (const auto& [key, sum] : sums) {
        lines += key + '\t' + sum + '\n';
        digest.add(key, originalOf(sum));
    }
    lines.insert(0, digest.text() + '\n');
    return hexOf(crc32(lines)) + '\n' + lines;
}

/// The parts of such a text.
struct SealText {
    bool sound = false;
    std::string_view digest {};
    std::string_view lines {};
};
SealText partsOf(std::string_view text)
{
    constexpr std::size_t kSum = 8;
    constexpr std::size_t kDigest = 16;
    if (text.size() < kSum + kDigest + 2 || text.substr(0, kSum) != hexOf(crc32(text.substr(kSum + 1))))
        return {};
    return {true, text.substr(kSum + 1, kDigest), text.substr(kSum + kDigest + 2)};
}

StoredSums readSums(std::string_view text)
{
    const auto [sound, digest, lines] = partsOf(text);
    if (!sound)
        return {StoredSums::State::Damaged, {}};
    StoredSums stored {StoredSums::State::Sound, {}};
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t tab = lines.find('\t', at);
        const std::size_t stop = lines.find('\n', tab);
        stored.sums.emplace_hint(
            stored.sums.end(), lines.substr(at, tab - at), lines.substr(tab + 1, stop - tab - 1));
        at = stop + 1;
    }
    return stored;
}

using Why = StrangeRow::Why;

/// Rows of one table against their seals.
void compare(
    const std::string& table, const RowSums& now, const RowSums& stored, std::vector<StrangeRow>& strange)
{
    for (const auto& [key, sum] : stored)
        if (const auto row = now.find(key); row == now.end())
            strange.push_back({table, key, Why::Missing});
        else if (row->second != originalOf(sum))
            strange.push_back({table, key, sum == "!" ? Why::Added : Why::Changed});
    for (const auto& [key, sum] : now)
        if (!stored.contains(key))
            strange.push_back({table, key, Why::Added});
}

/// The seals of a table after a change, with the marks of what was strange before it.
RowSums marked(RowSums now, const RowSums& before, const std::vector<const StrangeRow*>& strange)
{
    for (const StrangeRow* row : strange) {
        const auto known = before.find(row->key);
        const std::string original(known == before.end() ? "" : originalOf(known->second));
        const auto here = now.find(row->key);
        if (row->why == Why::Missing && here == now.end())
            now.emplace(row->key, original);
        else if (row->why != Why::Missing && here != now.end() && here->second != original)
            here->second = '!' + original;
    }
    return now;
}

} // namespace

RowSummer::RowSummer(SQLite::Database& database, const TableKeys& keys) : m_table(keys.table)
{
    for (const char* column : {keys.input, keys.group, keys.key})
        if (column != nullptr) {
            m_columns += (m_columns.empty() ? "" : ", ") + std::string(column);
            ++m_keys;
        }
    SQLite::Statement rows(
        database, fmt::format("SELECT name FROM pragma_table_info('{}') WHERE type <> 'BLOB'", m_table));
    while (rows.executeStep()) {
        m_columns += ", " + rows.getColumn(0).getString();
        ++m_plain;
    }
}

std::string RowSummer::key(sqlite3_stmt* row, int first) const
{
    std::string key;
    for (int column = first; column < first + m_keys; ++column) {
        if (!key.empty())
            key += ' ';
        for (const char c : textAt(row, column)) // of a damaged row they may be anything
            key += c > ' ' && c <= '~' ? c : '?';
    }
    return key;
}

std::string RowSummer::sum(sqlite3_stmt* row, int first) const
{
    m_text.clear();
    for (int column = first + m_keys; column < first + m_keys + m_plain; ++column)
        appendValue(m_text, row, column);
    return hexOf(crc32(m_text));
}

RowSums RowSummer::ofTable(SQLite::Database& database) const
{
    RowSums sums;
    eachRow(database,
        [&sums](std::string key, std::string sum) { sums.insert_or_assign(std::move(key), std::move(sum)); });
    return sums;
}

void RowSummer::eachRow(
    SQLite::Database& database, const std::function<void(std::string key, std::string sum)>& take) const
{
    sqlite3_stmt* raw = nullptr;
    const std::string sql = fmt::format("SELECT {} FROM {}", m_columns, m_table);
    int code = sqlite3_prepare_v2(database.getHandle(), sql.c_str(), -1, &raw, nullptr);
    const std::unique_ptr<sqlite3_stmt, int (*)(sqlite3_stmt*)> rows(raw, &sqlite3_finalize);
    while (rows && (code = sqlite3_step(raw)) == SQLITE_ROW)
        take(key(raw, 0), sum(raw, 0));
    if (code != SQLITE_DONE)
        throw SQLite::Exception(database.getHandle(), code);
}

StoredSums storedSums(SQLite::Database& database, std::string_view table)
{
    SQLite::Statement row(database, "SELECT value FROM meta WHERE key = ?");
    row.bind(1, keyOfSeals(table));
    return row.executeStep() ? readSums(bytesOf(row, 0)) : StoredSums {};
}

namespace {

/// Whether all rows of a table are as they were sealed: the question of every opening.
bool holdsSeals(SQLite::Database& database, const TableKeys& keys)
{
    SQLite::Statement row(database, "SELECT value FROM meta WHERE key = ?");
    row.bind(1, keyOfSeals(keys.table));
    if (!row.executeStep())
        return false;
    const SealText stored = partsOf(bytesOf(row, 0));
    Digest digest;
    RowSummer(database, keys).eachRow(database, [&digest](const std::string& key, const std::string& sum) {
        digest.add(key, sum);
    });
    return stored.sound && stored.digest == digest.text();
}

} // namespace

void storeSums(SQLite::Database& database, std::string_view table, const RowSums& sums)
{
    writeMeta(database, keyOfSeals(table).c_str(), written(sums));
}

void storeCommonSeal(SQLite::Database& database, const std::string& sum)
{
    writeMeta(database, keyOfCommonSeal().c_str(), sum);
}

bool hasRowSeals(SQLite::Database& database)
{
    SQLite::Statement row(database, "SELECT 1 FROM meta WHERE key BETWEEN ? AND ?");
    row.bind(1, keyOfSeals(""));
    row.bind(2, keyOfSeals("~"));
    return row.executeStep();
}

std::string commonSealOf(SQLite::Database& database) { return readMeta(database, keyOfCommonSeal().c_str()); }

bool hasCommonSeal(SQLite::Database& database) { return !commonSealOf(database).empty(); }

std::string commonSum(SQLite::Database& database) { return sha256Hex(commonText(database)); }

bool holdsCommonSeal(SQLite::Database& database) { return commonSealOf(database) == commonSum(database); }

bool isOfCommonSeal(std::string_view table)
{
    return std::ranges::any_of(kCommonSeal, [table](const Sealed& sealed) { return sealed.table == table; });
}

std::vector<StrangeRow> findStrangeRows(SQLite::Database& database)
{
    std::vector<StrangeRow> strange;
    // Where it is there, an older program has written last, and knew nothing of the others.
    if (hasCommonSeal(database)) {
        if (!holdsCommonSeal(database))
            strange.push_back({{}, {}, Why::Unknown});
        return strange;
    }
    if (!hasRowSeals(database)) {
        if (readMeta(database, "uuid").empty()) // every project has one: what stood here is lost
            strange.push_back({{}, {}, Why::Unknown});
        return strange;
    }
    for (const TableKeys& keys : tablesOf(kSchemaVersion)) {
        const std::string table = keys.table;
        if (table == "meta" || holdsSeals(database, keys))
            continue;
        if (const StoredSums stored = storedSums(database, table); stored.state != StoredSums::State::Sound)
            strange.push_back({table, {}, Why::Unknown});
        else
            compare(table, RowSummer(database, keys).ofTable(database), stored.sums, strange);
    }
    return strange;
}

std::vector<StrangeRow> seal(
    SQLite::Database& database, const std::set<std::string>& tables, const std::vector<StrangeRow>& strange)
{
    const auto isUnknown = [&strange](const std::string& table) {
        return std::ranges::any_of(strange, [&table](const StrangeRow& row) {
            return row.why == Why::Unknown && (row.table.empty() || row.table == table);
        });
    };
    const bool all = !hasRowSeals(database) || hasCommonSeal(database);
    std::vector<StrangeRow> left;
    for (const TableKeys& keys : tablesOf(kSchemaVersion)) {
        const std::string table = keys.table;
        std::vector<const StrangeRow*> ofTable;
        for (const StrangeRow& row : strange)
            if (row.table == table)
                ofTable.push_back(&row);
        // What nobody can vouch for stays without a seal.
        if (table == "meta" || isUnknown(table) || (!all && !tables.contains(table))) {
            for (const StrangeRow* row : ofTable)
                left.push_back(*row);
            continue;
        }
        const RowSums now = RowSummer(database, keys).ofTable(database);
        const RowSums before = storedSums(database, table).sums;
        if (const RowSums after = marked(now, before, ofTable); all || after != before)
            storeSums(database, table, after);
        for (const StrangeRow* row : ofTable)
            if (row->why == Why::Missing ? !now.contains(row->key) : now.contains(row->key))
                left.push_back(*row);
    }
    if (isUnknown({}))
        return {{{}, {}, Why::Unknown}};
    SQLite::Statement former(database, "DELETE FROM meta WHERE key = ?");
    former.bind(1, keyOfCommonSeal());
    former.exec();
    return left;
}

std::vector<StrangeRow> sealAll(SQLite::Database& database)
{
    database.exec(fmt::format("DELETE FROM meta WHERE key BETWEEN '{}' AND '{}' OR key = '{}'",
        keyOfSeals(""), keyOfSeals("~"), keyOfCommonSeal()));
    return seal(database, {}, {});
}

} // namespace rankloom::db
