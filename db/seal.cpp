// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/seal.h"

#include <array>
#include <string>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Statement.h>
#include <fmt/format.h>

#include "core/base/text.h"
#include "db/project_file.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

/// Tables and the order of their rows.
struct Sealed {
    const char* table;
    const char* order;
};
constexpr std::array kSealed {Sealed {"project", "id"}, Sealed {"scenario", "id"},
    Sealed {"model_spec", "id"}, Sealed {"cluster", "id"}, Sealed {"device", "cluster_id"},
    Sealed {"link_tier", "cluster_id, level"}, Sealed {"node", "cluster_id, node"},
    Sealed {"node_outage", "cluster_id, node"}, Sealed {"host_answer", "cluster_id, answer"},
    Sealed {"cluster_given", "cluster_id"}, Sealed {"calibration", "scenario_id"},
    Sealed {"other_nodes", "cluster_id"}, Sealed {"request_trace", "measurement_id"},
    Sealed {"serving_rates", "id"}};

/// Another version has other columns.
std::string keyOfVersion() { return fmt::format("plain_rows_sha256_v{}", kSchemaVersion); }

/// Type, length and bytes of every value: no two contents are the same text.
std::string textOf(SQLite::Database& database)
{
    std::string text;
    for (const Sealed& sealed : kSealed) {
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

} // namespace

void seal(SQLite::Database& database)
{
    const std::string sum = sha256Hex(textOf(database));
    if (readMeta(database, keyOfVersion().c_str()) != sum)
        writeMeta(database, keyOfVersion().c_str(), sum);
}

bool holdsSeal(SQLite::Database& database)
{
    const std::string sum = readMeta(database, keyOfVersion().c_str());
    return sum.empty() || sum == sha256Hex(textOf(database));
}

} // namespace rankloom::db
