// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>

#include <SQLiteCpp/Column.h>
#include <fmt/format.h>
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/cluster/device_figures.h"
#include "core/cluster/device_generation.h"
#include "core/plan/plan_fields.h"
#include "db/blob.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

/// "drive_read_bytes_per_s, drive_write_bytes_per_s, drive_endurance_bytes"
std::string driveColumns()
{
    std::vector<std::string> columns;
    for (const DriveFigure& figure : driveFigures())
        columns.emplace_back(figure.column);
    return fmt::format("{}", fmt::join(columns, ", "));
}

/// What nobody said is NULL.
void bindDrives(SQLite::Statement& statement, int first, const StatedDrives& drives)
{
    for (const DriveFigure& figure : driveFigures()) {
        if (const std::optional<double> stated = figure.stated(drives))
            statement.bind(first, *stated);
        else
            statement.bind(first);
        ++first;
    }
}

StatedDrives drivesAt(SQLite::Statement& row, int first)
{
    StatedDrives drives;
    for (const DriveFigure& figure : driveFigures()) {
        if (!row.isColumnNull(first))
            figure.state(drives, row.getColumn(first).getDouble());
        ++first;
    }
    return drives;
}

Result<void> writeDevice(SQLite::Database& database, std::int64_t cluster, const DeviceSpec& device)
{
    for (const std::string& text : {device.name, device.title})
        if (Result<void> sound = checkText(text, "device name"); !sound)
            return sound;
    std::string columns = "cluster_id, name, title, generation, unified_memory, " + driveColumns();
    std::string places = "?, ?, ?, ?, ?, ?, ?, ?";
    for (const DeviceFigure& figure : deviceFigures()) {
        columns += std::string(", ") + figure.column;
        places += ", ?";
    }
    SQLite::Statement insert(
        database, fmt::format("INSERT OR REPLACE INTO device ({}) VALUES ({})", columns, places));
    insert.bind(1, cluster);
    insert.bind(2, device.name);
    insert.bind(3, device.title);
    insert.bind(4, std::string(nameOf(device.generation)));
    insert.bind(5, device.unifiedMemory ? 1 : 0);
    bindDrives(insert, 6, device.drives);
    int column = 6 + static_cast<int>(driveFigures().size());
    for (const DeviceFigure& figure : deviceFigures()) {
        if (std::isnan(figure.get(device)))
            return fail(ErrorCode::BadValue, Phrase::of("a figure of the device is not a number"));
        insert.bind(column++, figure.get(device));
    }
    insert.exec();
    return {};
}

Result<DeviceSpec> readDevice(SQLite::Database& database, std::int64_t cluster)
{
    std::string columns = "name, title, generation, unified_memory, " + driveColumns();
    for (const DeviceFigure& figure : deviceFigures())
        columns += std::string(", ") + figure.column;
    SQLite::Statement row(database, fmt::format("SELECT {} FROM device WHERE cluster_id = ?", columns));
    row.bind(1, cluster);
    if (!row.executeStep())
        return damaged(Phrase::of("the project has no device"));
    DeviceSpec device;
    device.name = row.getColumn(0).getString();
    device.title = row.getColumn(1).getString();
    device.generation =
        fromName<DeviceGeneration>(row.getColumn(2).getString()).value_or(DeviceGeneration::Unknown);
    device.unifiedMemory = row.getColumn(3).getInt() != 0;
    device.drives = drivesAt(row, 4);
    int column = 4 + static_cast<int>(driveFigures().size());
    for (const DeviceFigure& figure : deviceFigures())
        figure.set(device, row.getColumn(column++).getDouble());
    return device;
}

LinkOrigin originFrom(const std::string& name)
{
    for (const LinkOrigin candidate : {LinkOrigin::Inferred, LinkOrigin::Measured})
        if (name == toString(candidate))
            return candidate;
    return LinkOrigin::Assumed;
}

void writeTier(SQLite::Database& database, std::int64_t cluster, const LinkTable& links, LinkLevel level)
{
    const LinkFigure& figure = links.tier(level);
    SQLite::Statement insert(database, "INSERT OR REPLACE INTO link_tier VALUES (?, ?, ?, ?, ?)");
    insert.bind(1, cluster);
    insert.bind(2, toString(level));
    insert.bind(3, figure.bandwidth.value());
    insert.bind(4, figure.latency.value());
    insert.bind(5, toString(figure.origin));
    insert.exec();
}

Result<LinkFigure> readTier(SQLite::Database& database, std::int64_t cluster, LinkLevel level)
{
    SQLite::Statement row(database,
        "SELECT bw_bytes_per_s, latency_s, origin FROM link_tier WHERE cluster_id = ? AND level = ?");
    row.bind(1, cluster);
    row.bind(2, toString(level));
    if (!row.executeStep())
        return damaged(Phrase::of("the project has no {} link tier", toString(level)));
    return LinkFigure {BytesPerSecond(row.getColumn(0).getDouble()), Seconds(row.getColumn(1).getDouble()),
        originFrom(row.getColumn(2).getString())};
}

void bindBlob(SQLite::Statement& statement, int index, const std::string& blob)
{
    statement.bindNoCopy(index, static_cast<const void*>(blob.data()), static_cast<int>(blob.size()));
}

void writeMatrix(
    SQLite::Database& database, std::int64_t cluster, const char* scope, const LinkMatrix& matrix)
{
    SQLite::Statement insert(database, "INSERT INTO link_row VALUES (?, ?, ?, ?, ?, ?)");
    insert.bind(1, cluster);
    const auto size = static_cast<std::size_t>(matrix.size);
    for (int sender = 0; sender < matrix.size; ++sender) {
        const auto rowOf = [&](const std::vector<double>& cells) {
            return packDoubles(std::span(cells).subspan(matrix.index(sender, 0), size));
        };
        const std::string bandwidth = rowOf(matrix.bandwidth);
        const std::string latency = matrix.latency.empty() ? std::string() : rowOf(matrix.latency);
        insert.bind(2, scope);
        insert.bind(3, sender);
        insert.bind(4, matrix.size);
        bindBlob(insert, 5, bandwidth);
        if (matrix.latency.empty())
            insert.bind(6);
        else
            bindBlob(insert, 6, latency);
        insert.exec();
        insert.reset();
    }
}

Result<void> appendCells(std::vector<double>& cells, std::string_view blob, int size)
{
    Result<std::vector<double>> row = unpackDoubles(blob);
    if (!row)
        return damaged(Phrase::of("measured links: {}", row.error().message));
    if (row->size() != static_cast<std::size_t>(size))
        return damaged(Phrase::of("a row of measured links has another length than the matrix"));
    cells.insert(cells.end(), row->begin(), row->end());
    return {};
}

/// All rows of a scope or none: a matrix with missing rows is a damaged one.
Result<LinkMatrix> readMatrix(SQLite::Database& database, std::int64_t cluster, const char* scope, int size)
{
    LinkMatrix matrix;
    SQLite::Statement rows(database,
        "SELECT sender, bw_bytes_per_s, latency_s FROM link_row WHERE cluster_id = ? AND scope = ?"
        " ORDER BY sender");
    rows.bind(1, cluster);
    rows.bind(2, scope);
    int sender = 0;
    for (; rows.executeStep(); ++sender) {
        if (rows.getColumn(0).getInt() != sender || sender >= size)
            return damaged(Phrase::of("the measured links do not fit the cluster"));
        Result<void> read = appendCells(matrix.bandwidth, bytesOf(rows, 1), size);
        if (read && !rows.isColumnNull(2))
            read = appendCells(matrix.latency, bytesOf(rows, 2), size);
        if (!read)
            return tl::unexpected(read.error());
    }
    if (sender != 0
        && (sender != size || (!matrix.latency.empty() && matrix.latency.size() != matrix.bandwidth.size())))
        return damaged(Phrase::of("rows of the measured links are missing"));
    matrix.size = sender;
    return matrix;
}

void writeNetworkTiers(
    SQLite::Database& database, std::int64_t cluster, const std::vector<NetworkTier>& tiers)
{
    SQLite::Statement insert(database, "INSERT INTO network_tier VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, cluster);
    for (std::size_t t = 0; t < tiers.size(); ++t) {
        const NetworkTier& tier = tiers[t];
        const std::vector<std::int64_t> groups(tier.groupOf.begin(), tier.groupOf.end());
        const std::string blob = packIntegers(std::span(groups));
        insert.bind(2, static_cast<std::int64_t>(t));
        insert.bind(3, tier.name);
        insert.bind(4, tier.figure.bandwidth.value());
        insert.bind(5, tier.figure.latency.value());
        insert.bind(6, toString(tier.figure.origin));
        insert.bind(7, tier.oversubscription);
        bindBlob(insert, 8, blob);
        insert.exec();
        insert.reset();
    }
}

Result<void> readNetworkTiers(SQLite::Database& database, std::int64_t cluster, LinkTable& links)
{
    SQLite::Statement rows(database,
        "SELECT name, bw_bytes_per_s, latency_s, origin, oversubscription, groups FROM network_tier"
        " WHERE cluster_id = ? ORDER BY tier");
    rows.bind(1, cluster);
    std::vector<NetworkTier> tiers;
    while (rows.executeStep()) {
        const Result<std::vector<std::int64_t>> groups = unpackIntegers(bytesOf(rows, 5));
        const double bandwidth = rows.getColumn(1).getDouble();
        const double latency = rows.getColumn(2).getDouble();
        if (!groups || groups->size() != static_cast<std::size_t>(links.nodes())
            || tiers.size() == LinkTable::kMostNetworkTiers || !(bandwidth > 0) || !(latency >= 0))
            return damaged(Phrase::of("a tier of the network does not fit the cluster"));
        NetworkTier tier {rows.getColumn(0).getString(),
            {BytesPerSecond(bandwidth), Seconds(latency), originFrom(rows.getColumn(3).getString())},
            rows.getColumn(4).getDouble(), {}};
        for (const std::int64_t group : *groups)
            tier.groupOf.push_back(
                static_cast<std::int32_t>(std::clamp<std::int64_t>(group, -1, kMostDevices)));
        tiers.push_back(std::move(tier));
    }
    links.setNetworkTiers(std::move(tiers));
    return {};
}

void writeCurves(SQLite::Database& database, std::int64_t cluster, const std::vector<CollectiveCurve>& curves)
{
    SQLite::Statement insert(database, "INSERT INTO link_curve VALUES (?, ?, ?, ?, ?)");
    insert.bind(1, cluster);
    for (const CollectiveCurve& curve : curves) {
        const std::string sizes = packDoubles(curve.bytes);
        const std::string bandwidths = packDoubles(curve.busBandwidth);
        insert.bind(2, toString(curve.level));
        insert.bind(3, curve.ranks);
        bindBlob(insert, 4, sizes);
        bindBlob(insert, 5, bandwidths);
        insert.exec();
        insert.reset();
    }
}

Result<void> readCurves(SQLite::Database& database, std::int64_t cluster, LinkTable& links)
{
    SQLite::Statement rows(
        database, "SELECT level, ranks, size_bytes, bus_bw_bytes_per_s FROM link_curve WHERE cluster_id = ?");
    rows.bind(1, cluster);
    while (rows.executeStep()) {
        Result<std::vector<double>> sizes = unpackDoubles(bytesOf(rows, 2));
        Result<std::vector<double>> bandwidths = unpackDoubles(bytesOf(rows, 3));
        if (!sizes || !bandwidths)
            return damaged(
                Phrase::of("a measured collective: {}", (sizes ? bandwidths : sizes).error().message));
        CollectiveCurve curve {rows.getColumn(0).getString() == toString(LinkLevel::NodePair)
                ? LinkLevel::NodePair
                : LinkLevel::DevicePair,
            rows.getColumn(1).getInt(), std::move(*sizes), std::move(*bandwidths)};
        if (!curve.sound() || links.curves().size() >= LinkTable::kMostCurves)
            return damaged(Phrase::of("a measured collective is none"));
        links.setCurve(std::move(curve));
    }
    return {};
}

Result<void> writeNodes(
    SQLite::Database& database, std::int64_t cluster, const std::vector<std::string>& names)
{
    SQLite::Statement insert(database, "INSERT INTO node VALUES (?, ?, ?)");
    insert.bind(1, cluster);
    int node = 0;
    for (const std::string& name : names) {
        if (Result<void> sound = checkText(name, "node name"); !sound)
            return sound;
        insert.bind(2, node++);
        insert.bind(3, name);
        insert.exec();
        insert.reset();
    }
    return {};
}

Result<void> writeOutages(
    SQLite::Database& database, std::int64_t cluster, const std::vector<UnavailableNode>& outages)
{
    SQLite::Statement insert(database, "INSERT INTO node_outage VALUES (?, ?, ?, ?)");
    insert.bind(1, cluster);
    for (const UnavailableNode& outage : outages) {
        if (Result<void> sound = checkText(outage.note, "note on a node"); !sound)
            return sound;
        insert.bind(2, outage.node);
        insert.bind(3, toString(outage.reason));
        insert.bind(4, outage.note);
        insert.exec();
        insert.reset();
    }
    return {};
}

Result<void> readOutages(SQLite::Database& database, std::int64_t id, Cluster& cluster)
{
    SQLite::Statement rows(
        database, "SELECT node, reason, note FROM node_outage WHERE cluster_id = ? ORDER BY node");
    rows.bind(1, id);
    while (rows.executeStep()) {
        const std::int64_t node = rows.getColumn(0).getInt64();
        if (node < 0 || node >= cluster.nodes)
            return damaged(Phrase::of("a node is marked as unavailable that the cluster does not have"));
        const bool draining = rows.getColumn(1).getString() == toString(Outage::Draining);
        cluster.unavailableNodes.push_back({static_cast<int>(node),
            draining ? Outage::Draining : Outage::Broken, rows.getColumn(2).getString()});
    }
    return {};
}

Result<LinkTable> readLinks(SQLite::Database& database, std::int64_t cluster, int nodes, int devicesPerNode)
{
    const Result<LinkFigure> devicePair = readTier(database, cluster, LinkLevel::DevicePair);
    const Result<LinkFigure> nodePair = readTier(database, cluster, LinkLevel::NodePair);
    if (!devicePair || !nodePair)
        return tl::unexpected((devicePair ? nodePair : devicePair).error());
    LinkTable links(nodes, devicesPerNode, *devicePair, *nodePair);
    Result<LinkMatrix> node = readMatrix(database, cluster, "node", nodes);
    Result<LinkMatrix> nodeDevice = readMatrix(database, cluster, "node-device", devicesPerNode);
    Result<LinkMatrix> device = readMatrix(database, cluster, "device", links.devices());
    for (const Result<LinkMatrix>* matrix : {&node, &nodeDevice, &device})
        if (!*matrix)
            return tl::unexpected(matrix->error());
    links.setNodeMatrix(std::move(*node));
    links.setNodeDeviceMatrix(std::move(*nodeDevice));
    links.setDeviceMatrix(std::move(*device));
    for (const auto& part : {readNetworkTiers, readCurves})
        if (Result<void> read = part(database, cluster, links); !read)
            return tl::unexpected(read.error());
    return links;
}

void writeOtherNodes(SQLite::Database& database, std::int64_t id, const Cluster& cluster)
{
    const nlohmann::ordered_json others = otherNodesJson(cluster);
    if (others.empty())
        return;
    SQLite::Statement insert(database, "INSERT INTO other_nodes VALUES (?, ?)");
    insert.bind(1, id);
    insert.bind(2, compactText(others));
    insert.exec();
}

Result<void> readOtherNodes(SQLite::Database& database, std::int64_t id, Cluster& cluster)
{
    SQLite::Statement row(database, "SELECT nodes_json FROM other_nodes WHERE cluster_id = ?");
    row.bind(1, id);
    if (!row.executeStep())
        return {};
    const nlohmann::json document {{"otherNodes", jsonOrDiscarded(bytesOf(row, 0))}};
    JsonFindings findings;
    JsonObject object(&document, {}, findings);
    rankloom::readOtherNodes(object, cluster, findings);
    if (findings.error)
        return damaged(Phrase::of("nodes of unlike devices: {}", findings.error->message));
    return {};
}

} // namespace

Result<void> writeCluster(
    SQLite::Database& database, std::int64_t id, std::string_view name, const Cluster& cluster)
{
    const LinkTable& links = cluster.links;
    if (links.nodes() != cluster.nodes || links.devicesPerNode() != std::max(1, cluster.devicesPerNode))
        return fail(ErrorCode::BadValue,
            Phrase::of("the links of the cluster are those of a cluster of another shape"));
    if (Result<void> sound = checkText(name, "cluster's name"); !sound)
        return sound;
    SQLite::Statement insert(database,
        "INSERT INTO cluster (id, name, nodes, devices_per_node, ports_per_node, host_memory_bytes,"
        " devices_per_host_link, drive_read_bytes_per_s, drive_write_bytes_per_s, drive_endurance_bytes)"
        " VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10)"
        " ON CONFLICT (id) DO UPDATE SET name = ?2, nodes = ?3, devices_per_node = ?4, ports_per_node = ?5,"
        " host_memory_bytes = ?6, devices_per_host_link = ?7, drive_read_bytes_per_s = ?8,"
        " drive_write_bytes_per_s = ?9, drive_endurance_bytes = ?10");
    insert.bind(1, id);
    insert.bind(2, std::string(name));
    insert.bind(3, cluster.nodes);
    insert.bind(4, cluster.devicesPerNode);
    insert.bind(5, links.portsPerNode());
    insert.bind(6, cluster.host.memory.value());
    insert.bind(7, cluster.host.devicesPerLink);
    bindDrives(insert, 8, cluster.host.drives);
    insert.exec();
    if (Result<void> written = writeDevice(database, id, cluster.device); !written)
        return written;
    for (const char* table :
        {"node", "node_outage", "link_row", "link_curve", "network_tier", "other_nodes"}) {
        SQLite::Statement clear(database, fmt::format("DELETE FROM {} WHERE cluster_id = ?", table));
        clear.bind(1, id);
        clear.exec();
    }
    writeTier(database, id, links, LinkLevel::DevicePair);
    writeTier(database, id, links, LinkLevel::NodePair);
    writeNetworkTiers(database, id, links.networkTiers());
    writeMatrix(database, id, "node", links.nodeMatrix());
    writeMatrix(database, id, "node-device", links.nodeDeviceMatrix());
    writeMatrix(database, id, "device", links.deviceMatrix());
    writeCurves(database, id, links.curves());
    writeOtherNodes(database, id, cluster);
    if (Result<void> written = writeOutages(database, id, cluster.unavailableNodes); !written)
        return written;
    return writeNodes(database, id, cluster.nodeNames);
}

Result<Cluster> readCluster(SQLite::Database& database, std::int64_t id)
{
    Cluster cluster;
    SQLite::Statement row(database,
        "SELECT nodes, devices_per_node, ports_per_node, host_memory_bytes, devices_per_host_link, "
            + driveColumns() + " FROM cluster WHERE id = ?");
    row.bind(1, id);
    if (!row.executeStep())
        return damaged(Phrase::of("the project has no cluster"));
    const std::int64_t nodes = row.getColumn(0).getInt64();
    const std::int64_t devicesPerNode = row.getColumn(1).getInt64();
    if (nodes < 0 || devicesPerNode < 0 || nodes > kMostDevices || devicesPerNode > kMostDevices
        || nodes * devicesPerNode > kMostDevices)
        return damaged(Phrase::of("the project states an impossible cluster"));
    cluster.nodes = static_cast<int>(nodes);
    cluster.devicesPerNode = static_cast<int>(devicesPerNode);
    Result<DeviceSpec> device = readDevice(database, id);
    if (!device)
        return tl::unexpected(device.error());
    cluster.device = std::move(*device);
    // An empty cluster has links of one device per node, as LinkTable's default has.
    Result<LinkTable> links = readLinks(database, id, cluster.nodes, std::max(1, cluster.devicesPerNode));
    if (!links)
        return tl::unexpected(links.error());
    cluster.links = std::move(*links);
    cluster.links.setPortsPerNode(
        static_cast<int>(std::clamp<std::int64_t>(row.getColumn(2).getInt64(), 0, kMostDevices)));
    cluster.host = {Bytes(row.getColumn(3).getDouble()),
        static_cast<int>(std::clamp<std::int64_t>(row.getColumn(4).getInt64(), 0, kMostDevices)),
        drivesAt(row, 5)};
    SQLite::Statement names(database, "SELECT node, name FROM node WHERE cluster_id = ? ORDER BY node");
    names.bind(1, id);
    while (names.executeStep()) {
        if (names.getColumn(0).getInt64() != static_cast<std::int64_t>(cluster.nodeNames.size()))
            return damaged(Phrase::of("a node name is missing"));
        cluster.nodeNames.push_back(names.getColumn(1).getString());
    }
    for (const auto& part : {readOutages, readOtherNodes})
        if (Result<void> read = part(database, id, cluster); !read)
            return tl::unexpected(read.error());
    return cluster;
}

Result<void> writeHostAnswers(SQLite::Database& database, std::int64_t cluster, const HostAnswers& answers)
{
    SQLite::Statement clear(database, "DELETE FROM host_answer WHERE cluster_id = ?");
    clear.bind(1, cluster);
    clear.exec();
    SQLite::Statement insert(database, "INSERT INTO host_answer VALUES (?, ?, ?, ?)");
    insert.bind(1, cluster);
    std::int64_t number = 0;
    for (const auto& [host, node] : answers) {
        for (const std::string& text : {host, node})
            if (Result<void> sound = checkText(text, "host name"); !sound)
                return sound;
        insert.bind(2, number++);
        insert.bind(3, host);
        insert.bind(4, node);
        insert.exec();
        insert.reset();
    }
    return {};
}

HostAnswers readHostAnswers(SQLite::Database& database, std::int64_t cluster)
{
    HostAnswers answers;
    SQLite::Statement rows(
        database, "SELECT host, node FROM host_answer WHERE cluster_id = ? ORDER BY answer");
    rows.bind(1, cluster);
    while (rows.executeStep())
        answers[rows.getColumn(0).getString()] = rows.getColumn(1).getString();
    return answers;
}

} // namespace rankloom::db
