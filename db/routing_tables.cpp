// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <span>

#include <SQLiteCpp/Column.h>
#include <fmt/format.h>

#include "core/base/limits.h"
#include "db/blob.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

// Guards of the arithmetic and memory of a damagedRouting file; wider than what is counted and stored now.
constexpr std::int64_t kMostWindows = 1024;
constexpr std::int64_t kMostWindowCounts = 8 * limits::kMostWindowCounts;

tl::unexpected<Error> damagedRouting(const Phrase& what)
{
    return fail(ErrorCode::ProjectDamaged, Phrase::of("routing statistics: {}", what), {},
        Phrase::of("Repair a copy of the project."));
}

void writeLayer(SQLite::Statement& insert, const RoutingStatistics& routing, int layer)
{
    insert.bind(2, layer);
    if (static_cast<std::size_t>(layer) < routing.modelLayers.size())
        insert.bind(3, routing.modelLayers[static_cast<std::size_t>(layer)]);
    else
        insert.bind(3);
    insert.exec();
    insert.reset();
}

/// The row of `matrix` ([layers][experts][experts]) for one layer and expert; empty where there is none.
std::string packedRow(
    const std::vector<std::int64_t>& matrix, const RoutingStatistics& routing, int layer, int expert)
{
    const std::size_t begin = routing.pairIndex(layer, expert, 0);
    if (begin >= matrix.size())
        return {};
    return packIntegers(std::span(matrix).subspan(begin, static_cast<std::size_t>(routing.experts)));
}

void bindOptionalBlob(SQLite::Statement& statement, int index, const std::string& blob)
{
    if (blob.empty())
        statement.bind(index);
    else
        statement.bindNoCopy(index, static_cast<const void*>(blob.data()), static_cast<int>(blob.size()));
}

void writeExperts(SQLite::Database& database, std::int64_t model, const RoutingStatistics& routing)
{
    SQLite::Statement load(database, "INSERT INTO routing_expert VALUES (?, ?, ?, ?)");
    SQLite::Statement pairs(database, "INSERT INTO routing_pairs VALUES (?, ?, ?, ?, ?)");
    load.bind(1, model);
    pairs.bind(1, model);
    for (int layer = 0; layer < routing.layers; ++layer)
        for (int expert = 0; expert < routing.experts; ++expert) {
            load.bind(2, layer);
            load.bind(3, expert);
            load.bind(4, routing.load[routing.loadIndex(layer, expert)]);
            load.exec();
            load.reset();
            const std::string transitions = packedRow(routing.transitions, routing, layer, expert);
            const std::string coactivation = packedRow(routing.coactivation, routing, layer, expert);
            if (transitions.empty() && coactivation.empty())
                continue;
            pairs.bind(2, layer);
            pairs.bind(3, expert);
            bindOptionalBlob(pairs, 4, transitions);
            bindOptionalBlob(pairs, 5, coactivation);
            pairs.exec();
            pairs.reset();
        }
}

void writeWindows(SQLite::Database& database, std::int64_t model, const RoutingStatistics& routing)
{
    SQLite::Statement insert(database, "INSERT INTO routing_window VALUES (?, ?, ?, ?)");
    insert.bind(1, model);
    for (int layer = 0; layer < routing.layers; ++layer)
        for (int window = 0; window < routing.windows.count; ++window) {
            const std::size_t begin = static_cast<std::size_t>(window) * routing.loadIndex(routing.layers, 0)
                + routing.loadIndex(layer, 0);
            const std::string picks = packIntegers(
                std::span(routing.windows.load).subspan(begin, static_cast<std::size_t>(routing.experts)));
            insert.bind(2, layer);
            insert.bind(3, window);
            insert.bindNoCopy(4, static_cast<const void*>(picks.data()), static_cast<int>(picks.size()));
            insert.exec();
            insert.reset();
        }
}

Result<void> readWindows(SQLite::Database& database, std::int64_t model, RoutingStatistics& routing)
{
    SQLite::Statement rows(database, "SELECT layer, window, picks FROM routing_window WHERE model_id = ?");
    rows.bind(1, model);
    const auto experts = static_cast<std::size_t>(routing.experts);
    while (rows.executeStep()) {
        const std::int64_t layer = rows.getColumn(0).getInt64();
        const std::int64_t window = rows.getColumn(1).getInt64();
        const Result<std::vector<std::int64_t>> picks = unpackIntegers(bytesOf(rows, 2));
        if (!picks)
            return damagedRouting(picks.error().message);
        if (layer < 0 || layer >= routing.layers || window < 0 || window >= routing.windows.count
            || picks->size() != experts)
            return damagedRouting(Phrase::of("a window is out of range"));
        const std::size_t begin = static_cast<std::size_t>(window) * routing.loadIndex(routing.layers, 0)
            + routing.loadIndex(static_cast<int>(layer), 0);
        std::copy(
            picks->begin(), picks->end(), routing.windows.load.begin() + static_cast<std::ptrdiff_t>(begin));
    }
    return {};
}

void writeSample(SQLite::Database& database, std::int64_t model, const RoutingStatistics& routing)
{
    if (routing.sample.tokens == 0)
        return;
    SQLite::Statement insert(database, "INSERT INTO routing_sample VALUES (?, ?, ?)");
    insert.bind(1, model);
    for (int layer = 0; layer < routing.layers; ++layer) {
        const std::span<const std::uint16_t> of = routing.samplePicks(layer);
        const std::string picks = packIntegers(std::vector<std::int32_t>(of.begin(), of.end()));
        insert.bind(2, layer);
        insert.bindNoCopy(3, static_cast<const void*>(picks.data()), static_cast<int>(picks.size()));
        insert.exec();
        insert.reset();
    }
}

Result<void> readSample(SQLite::Database& database, std::int64_t model, RoutingStatistics& routing)
{
    RoutingSample& sample = routing.sample;
    SQLite::Statement rows(
        database, "SELECT layer, picks FROM routing_sample WHERE model_id = ? ORDER BY layer");
    rows.bind(1, model);
    int layers = 0;
    while (rows.executeStep()) {
        const Result<std::vector<std::int32_t>> picks = unpackSmallIntegers(bytesOf(rows, 1));
        if (!picks)
            return damagedRouting(picks.error().message);
        const std::size_t size = sample.picks.size() + picks->size();
        const bool regular = rows.getColumn(0).getInt64() == layers && routing.topK > 0 && !picks->empty()
            && size == (static_cast<std::size_t>(layers) + 1) * picks->size()
            && picks->size() % static_cast<std::size_t>(routing.topK) == 0;
        if (!regular || size > RoutingSample::kMostPicks
            || *std::ranges::max_element(*picks) >= routing.experts)
            return damagedRouting(Phrase::of("the sampled tokens are out of range"));
        for (const std::int32_t pick : *picks)
            sample.picks.push_back(static_cast<std::uint16_t>(pick));
        sample.tokens = static_cast<std::int64_t>(picks->size()) / routing.topK;
        ++layers;
    }
    if (layers != 0 && layers != routing.layers)
        return damagedRouting(Phrase::of("sampled tokens of some layers are missing"));
    return {};
}

Result<void> readPairs(std::vector<std::int64_t>& matrix, const SQLite::Statement& row, int column,
    std::size_t at, std::size_t experts)
{
    if (row.isColumnNull(column))
        return {};
    Result<std::vector<std::int64_t>> values = unpackIntegers(bytesOf(row, column));
    if (!values)
        return damagedRouting(values.error().message);
    if (values->size() != experts || at + experts > matrix.size())
        return damagedRouting(Phrase::of("a row of pairs has the wrong length"));
    std::copy(values->begin(), values->end(), matrix.begin() + static_cast<std::ptrdiff_t>(at));
    return {};
}

Result<void> readExperts(SQLite::Database& database, std::int64_t model, RoutingStatistics& routing)
{
    const auto inRange = [&routing](std::int64_t layer, std::int64_t expert) {
        return layer >= 0 && layer < routing.layers && expert >= 0 && expert < routing.experts;
    };
    SQLite::Statement load(database, "SELECT layer, expert, picks FROM routing_expert WHERE model_id = ?");
    load.bind(1, model);
    while (load.executeStep()) {
        if (!inRange(load.getColumn(0).getInt64(), load.getColumn(1).getInt64()))
            return damagedRouting(Phrase::of("a count is out of range"));
        routing.load[routing.loadIndex(load.getColumn(0).getInt(), load.getColumn(1).getInt())] =
            load.getColumn(2).getInt64();
    }
    SQLite::Statement pairs(
        database, "SELECT layer, expert, transitions, coactivation FROM routing_pairs WHERE model_id = ?");
    pairs.bind(1, model);
    while (pairs.executeStep()) {
        if (!inRange(pairs.getColumn(0).getInt64(), pairs.getColumn(1).getInt64()))
            return damagedRouting(Phrase::of("a row of pairs is out of range"));
        const std::size_t at = routing.pairIndex(pairs.getColumn(0).getInt(), pairs.getColumn(1).getInt(), 0);
        const auto experts = static_cast<std::size_t>(routing.experts);
        Result<void> read = readPairs(routing.transitions, pairs, 2, at, experts);
        if (read)
            read = readPairs(routing.coactivation, pairs, 3, at, experts);
        if (!read)
            return read;
    }
    return {};
}

} // namespace

void writeRouting(SQLite::Database& database, std::int64_t model, const RoutingStatistics& routing,
    std::optional<std::int64_t> importId, const std::string& part)
{
    for (const char* table :
        {"routing_sample", "routing_window", "routing_pairs", "routing_expert", "routing_layer", "routing"}) {
        SQLite::Statement clear(database, fmt::format("DELETE FROM {} WHERE model_id = ?", table));
        clear.bind(1, model);
        clear.exec();
    }
    if (routing.empty())
        return;
    SQLite::Statement insert(database,
        "INSERT INTO routing (model_id, import_id, layers, experts, top_k, tokens, has_transitions, "
        "has_coactivation,"
        " top_k_known, window_width, window_count, part) VALUES (?12, ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, "
        "?10, ?11)");
    insert.bind(12, model);
    if (importId)
        insert.bind(1, *importId);
    insert.bind(2, routing.layers);
    insert.bind(3, routing.experts);
    insert.bind(4, std::max(1, routing.topK));
    insert.bind(5, routing.tokens);
    insert.bind(6, routing.transitions.empty() ? 0 : 1);
    insert.bind(7, routing.coactivation.empty() ? 0 : 1);
    insert.bind(8, routing.topK > 0 ? 1 : 0);
    insert.bind(9, routing.windows.width);
    insert.bind(10, routing.windows.count);
    insert.bind(11, part.empty() ? routing.part : part);
    insert.exec();
    SQLite::Statement layers(
        database, "INSERT INTO routing_layer (model_id, layer, model_layer) VALUES (?, ?, ?)");
    layers.bind(1, model);
    for (int layer = 0; layer < routing.layers; ++layer)
        writeLayer(layers, routing, layer);
    writeExperts(database, model, routing);
    writeWindows(database, model, routing);
    writeSample(database, model, routing);
}

Result<RoutingStatistics> readRouting(SQLite::Database& database, std::int64_t model)
{
    RoutingStatistics routing;
    SQLite::Statement row(database,
        "SELECT layers, experts, top_k, tokens, has_transitions, has_coactivation, top_k_known,"
        " window_width, window_count, part FROM routing WHERE model_id = ?");
    row.bind(1, model);
    if (!row.executeStep())
        return routing;
    const std::int64_t layerCount = row.getColumn(0).getInt64();
    const std::int64_t expertCount = row.getColumn(1).getInt64();
    const bool pairs = row.getColumn(4).getInt() != 0 || row.getColumn(5).getInt() != 0;
    if (!limits::isRoutingSize(layerCount, expertCount,
            pairs ? limits::RoutingCounts::LoadsAndPairs : limits::RoutingCounts::Loads))
        return damagedRouting(Phrase::of("impossible numbers of layers and experts"));
    routing.layers = static_cast<int>(layerCount);
    routing.experts = static_cast<int>(expertCount);
    routing.topK = row.getColumn(6).getInt() != 0 ? row.getColumn(2).getInt() : 0;
    const std::int64_t windowCount = row.getColumn(8).getInt64();
    if (windowCount < 0 || windowCount > kMostWindows
        || windowCount * layerCount * expertCount > kMostWindowCounts)
        return damagedRouting(Phrase::of("an impossible number of windows"));
    routing.windows.width = row.getColumn(7).getInt64();
    routing.windows.count = static_cast<int>(windowCount);
    routing.tokens = row.getColumn(3).getInt64();
    routing.part = row.getColumn(9).getString();
    routing.load.resize(routing.loadIndex(routing.layers, 0));
    if (row.getColumn(4).getInt() != 0)
        routing.transitions.resize(routing.pairIndex(routing.layers - 1, 0, 0));
    if (row.getColumn(5).getInt() != 0)
        routing.coactivation.resize(routing.pairIndex(routing.layers, 0, 0));
    SQLite::Statement layers(database,
        "SELECT model_layer FROM routing_layer WHERE model_id = ? AND model_layer IS NOT NULL ORDER BY "
        "layer");
    layers.bind(1, model);
    while (layers.executeStep())
        routing.modelLayers.push_back(layers.getColumn(0).getInt());
    routing.windows.load.resize(static_cast<std::size_t>(routing.windows.count) * routing.load.size());
    Result<void> read = readExperts(database, model, routing);
    if (read)
        read = readWindows(database, model, routing);
    if (read)
        read = readSample(database, model, routing);
    if (!read)
        return tl::unexpected(read.error());
    return routing;
}

std::vector<TraceTag> readTags(SQLite::Database& database, std::int64_t measurement)
{
    SQLite::Statement rows(
        database, "SELECT name, value FROM measurement_tag WHERE measurement_id = ? ORDER BY tag");
    rows.bind(1, measurement);
    std::vector<TraceTag> tags;
    while (rows.executeStep())
        tags.push_back({rows.getColumn(0).getString(), rows.getColumn(1).getString()});
    return tags;
}

void writeTags(SQLite::Database& database, std::int64_t measurement, const std::vector<TraceTag>& tags)
{
    SQLite::Statement insert(database, "INSERT INTO measurement_tag VALUES (?, ?, ?, ?)");
    int number = 0;
    for (const TraceTag& tag : tags) {
        insert.bind(1, measurement);
        insert.bind(2, number++);
        insert.bind(3, tag.key);
        insert.bind(4, tag.value);
        insert.exec();
        insert.reset();
    }
}

} // namespace rankloom::db
