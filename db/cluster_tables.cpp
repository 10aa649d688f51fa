// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>

#include <SQLiteCpp/Column.h>
#include <fmt/format.h>

#include "db/blob.h"
#include "db/tables.h"

namespace rankloom::db {

namespace {

tl::unexpected<Error> damaged(Phrase what)
{
    return fail(ErrorCode::ProjectDamaged, std::move(what), {}, Phrase::of("Repair a copy of the project."));
}

/// The real columns of `device` in their order: one list for both directions. A new field of the struct
/// breaks the structured bindings.
template <class Device, class Visit> void visitFigures(Device& device, Visit&& visit)
{
    auto& [name, title, memory, peakBf16, peakFp32, peakFp8, memoryBandwidth, deviceLink, deviceLinkLatency,
        networkLink, networkLatency, hostLink, multiprocessors, computeEfficiency, memoryEfficiency,
        attentionEfficiency, kernelLaunch, layerLaunch] = device;
    static_cast<void>(name), static_cast<void>(title), static_cast<void>(multiprocessors);
    visit(memory);
    visit(peakBf16);
    visit(peakFp32);
    visit(peakFp8);
    visit(memoryBandwidth);
    visit(deviceLink);
    visit(deviceLinkLatency);
    visit(networkLink);
    visit(networkLatency);
    visit(hostLink);
    visit(computeEfficiency);
    visit(memoryEfficiency);
    visit(attentionEfficiency);
    visit(kernelLaunch);
    visit(layerLaunch);
}

double numberOf(double value) { return value; }
template <class Tag> double numberOf(Quantity<Tag, double> value) { return value.value(); }

Result<void> writeDevice(SQLite::Database& database, const DeviceSpec& device)
{
    for (const std::string& text : {device.name, device.title})
        if (Result<void> sound = checkText(text, "device name"); !sound)
            return sound;
    SQLite::Statement insert(database,
        "INSERT OR REPLACE INTO device (id, name, title, multiprocessors, mem_bytes, peak_bf16_flops_per_s,"
        " peak_fp32_flops_per_s, peak_fp8_flops_per_s, mem_bw_bytes_per_s, device_link_bytes_per_s,"
        " device_link_latency_s, network_link_bytes_per_s, network_latency_s, host_link_bytes_per_s,"
        " compute_efficiency, memory_efficiency, attention_efficiency, kernel_launch_s, layer_launch_s)"
        " VALUES (1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, device.name);
    insert.bind(2, device.title);
    insert.bind(3, device.multiprocessors);
    int column = 4;
    bool numbers = true;
    visitFigures(device, [&](const auto& figure) {
        numbers = numbers && !std::isnan(numberOf(figure));
        insert.bind(column++, numberOf(figure));
    });
    if (!numbers)
        return fail(ErrorCode::BadValue, Phrase::of("a figure of the device is not a number"));
    insert.exec();
    return {};
}

Result<DeviceSpec> readDevice(SQLite::Database& database)
{
    SQLite::Statement row(database,
        "SELECT name, title, multiprocessors, mem_bytes, peak_bf16_flops_per_s, peak_fp32_flops_per_s,"
        " peak_fp8_flops_per_s, mem_bw_bytes_per_s, device_link_bytes_per_s, device_link_latency_s,"
        " network_link_bytes_per_s, network_latency_s, host_link_bytes_per_s, compute_efficiency,"
        " memory_efficiency, attention_efficiency, kernel_launch_s, layer_launch_s FROM device");
    if (!row.executeStep())
        return damaged(Phrase::of("the project has no device"));
    DeviceSpec device;
    device.name = row.getColumn(0).getString();
    device.title = row.getColumn(1).getString();
    device.multiprocessors = row.getColumn(2).getInt();
    int column = 3;
    visitFigures(device, [&](auto& figure) {
        figure = std::remove_reference_t<decltype(figure)>(row.getColumn(column++).getDouble());
    });
    return device;
}

LinkOrigin originFrom(const std::string& name)
{
    for (const LinkOrigin candidate : {LinkOrigin::Inferred, LinkOrigin::Measured})
        if (name == toString(candidate))
            return candidate;
    return LinkOrigin::Assumed;
}

void writeTier(SQLite::Database& database, const LinkTable& links, LinkLevel level)
{
    const LinkFigure& figure = links.tier(level);
    SQLite::Statement insert(database, "INSERT OR REPLACE INTO link_tier VALUES (?, ?, ?, ?)");
    insert.bind(1, toString(level));
    insert.bind(2, figure.bandwidth.value());
    insert.bind(3, figure.latency.value());
    insert.bind(4, toString(figure.origin));
    insert.exec();
}

Result<LinkFigure> readTier(SQLite::Database& database, LinkLevel level)
{
    SQLite::Statement row(
        database, "SELECT bw_bytes_per_s, latency_s, origin FROM link_tier WHERE level = ?");
    row.bind(1, toString(level));
    if (!row.executeStep())
        return damaged(Phrase::of("the project has no {} link tier", toString(level)));
    return LinkFigure {BytesPerSecond(row.getColumn(0).getDouble()), Seconds(row.getColumn(1).getDouble()),
        originFrom(row.getColumn(2).getString())};
}

void bindBlob(SQLite::Statement& statement, int index, const std::string& blob)
{
    statement.bindNoCopy(index, static_cast<const void*>(blob.data()), static_cast<int>(blob.size()));
}

void writeMatrix(SQLite::Database& database, const char* scope, const LinkMatrix& matrix)
{
    SQLite::Statement insert(database, "INSERT INTO link_row VALUES (?, ?, ?, ?, ?)");
    const auto size = static_cast<std::size_t>(matrix.size);
    for (int sender = 0; sender < matrix.size; ++sender) {
        const auto rowOf = [&](const std::vector<double>& cells) {
            return packDoubles(std::span(cells).subspan(matrix.index(sender, 0), size));
        };
        const std::string bandwidth = rowOf(matrix.bandwidth);
        const std::string latency = matrix.latency.empty() ? std::string() : rowOf(matrix.latency);
        insert.bind(1, scope);
        insert.bind(2, sender);
        insert.bind(3, matrix.size);
        bindBlob(insert, 4, bandwidth);
        if (matrix.latency.empty())
            insert.bind(5);
        else
            bindBlob(insert, 5, latency);
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
Result<LinkMatrix> readMatrix(SQLite::Database& database, const char* scope, int size)
{
    LinkMatrix matrix;
    SQLite::Statement rows(
        database, "SELECT sender, bw_bytes_per_s, latency_s FROM link_row WHERE scope = ? ORDER BY sender");
    rows.bind(1, scope);
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

void writeNetworkTiers(SQLite::Database& database, const std::vector<NetworkTier>& tiers)
{
    SQLite::Statement insert(database, "INSERT INTO network_tier VALUES (?, ?, ?, ?, ?, ?, ?)");
    for (std::size_t t = 0; t < tiers.size(); ++t) {
        const NetworkTier& tier = tiers[t];
        const std::vector<std::int64_t> groups(tier.groupOf.begin(), tier.groupOf.end());
        const std::string blob = packIntegers(std::span(groups));
        insert.bind(1, static_cast<std::int64_t>(t));
        insert.bind(2, tier.name);
        insert.bind(3, tier.figure.bandwidth.value());
        insert.bind(4, tier.figure.latency.value());
        insert.bind(5, toString(tier.figure.origin));
        insert.bind(6, tier.oversubscription);
        bindBlob(insert, 7, blob);
        insert.exec();
        insert.reset();
    }
}

Result<void> readNetworkTiers(SQLite::Database& database, LinkTable& links)
{
    SQLite::Statement rows(database,
        "SELECT name, bw_bytes_per_s, latency_s, origin, oversubscription, groups FROM network_tier"
        " ORDER BY tier");
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

void writeCurves(SQLite::Database& database, const std::vector<CollectiveCurve>& curves)
{
    SQLite::Statement insert(database, "INSERT INTO link_curve VALUES (?, ?, ?, ?)");
    for (const CollectiveCurve& curve : curves) {
        const std::string sizes = packDoubles(curve.bytes);
        const std::string bandwidths = packDoubles(curve.busBandwidth);
        insert.bind(1, toString(curve.level));
        insert.bind(2, curve.ranks);
        bindBlob(insert, 3, sizes);
        bindBlob(insert, 4, bandwidths);
        insert.exec();
        insert.reset();
    }
}

Result<void> readCurves(SQLite::Database& database, LinkTable& links)
{
    SQLite::Statement rows(database, "SELECT level, ranks, size_bytes, bus_bw_bytes_per_s FROM link_curve");
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

Result<void> writeNodes(SQLite::Database& database, const std::vector<std::string>& names)
{
    SQLite::Statement insert(database, "INSERT INTO node VALUES (?, ?)");
    int node = 0;
    for (const std::string& name : names) {
        if (Result<void> sound = checkText(name, "node name"); !sound)
            return sound;
        insert.bind(1, node++);
        insert.bind(2, name);
        insert.exec();
        insert.reset();
    }
    return {};
}

Result<void> writeOutages(SQLite::Database& database, const std::vector<UnavailableNode>& outages)
{
    SQLite::Statement insert(database, "INSERT INTO node_outage VALUES (?, ?, ?)");
    for (const UnavailableNode& outage : outages) {
        if (Result<void> sound = checkText(outage.note, "note on a node"); !sound)
            return sound;
        insert.bind(1, outage.node);
        insert.bind(2, toString(outage.reason));
        insert.bind(3, outage.note);
        insert.exec();
        insert.reset();
    }
    return {};
}

Result<void> readOutages(SQLite::Database& database, Cluster& cluster)
{
    SQLite::Statement rows(database, "SELECT node, reason, note FROM node_outage ORDER BY node");
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

Result<LinkTable> readLinks(SQLite::Database& database, int nodes, int devicesPerNode)
{
    const Result<LinkFigure> devicePair = readTier(database, LinkLevel::DevicePair);
    const Result<LinkFigure> nodePair = readTier(database, LinkLevel::NodePair);
    if (!devicePair || !nodePair)
        return tl::unexpected((devicePair ? nodePair : devicePair).error());
    LinkTable links(nodes, devicesPerNode, *devicePair, *nodePair);
    Result<LinkMatrix> node = readMatrix(database, "node", nodes);
    Result<LinkMatrix> nodeDevice = readMatrix(database, "node-device", devicesPerNode);
    Result<LinkMatrix> device = readMatrix(database, "device", links.devices());
    for (const Result<LinkMatrix>* matrix : {&node, &nodeDevice, &device})
        if (!*matrix)
            return tl::unexpected(matrix->error());
    links.setNodeMatrix(std::move(*node));
    links.setNodeDeviceMatrix(std::move(*nodeDevice));
    links.setDeviceMatrix(std::move(*device));
    for (const auto& part : {readNetworkTiers, readCurves})
        if (Result<void> read = part(database, links); !read)
            return tl::unexpected(read.error());
    return links;
}

} // namespace

Result<void> writeCluster(SQLite::Database& database, const Cluster& cluster)
{
    const LinkTable& links = cluster.links;
    if (links.nodes() != cluster.nodes || links.devicesPerNode() != std::max(1, cluster.devicesPerNode))
        return fail(ErrorCode::BadValue,
            Phrase::of("the links of the cluster are those of a cluster of another shape"));
    if (Result<void> written = writeDevice(database, cluster.device); !written)
        return written;
    SQLite::Statement insert(database, "INSERT OR REPLACE INTO cluster VALUES (1, ?, ?, ?)");
    insert.bind(1, cluster.nodes);
    insert.bind(2, cluster.devicesPerNode);
    insert.bind(3, links.portsPerNode());
    insert.exec();
    database.exec("DELETE FROM node; DELETE FROM node_outage; DELETE FROM link_row; DELETE FROM link_curve;"
                  "DELETE FROM network_tier;");
    writeTier(database, links, LinkLevel::DevicePair);
    writeTier(database, links, LinkLevel::NodePair);
    writeNetworkTiers(database, links.networkTiers());
    writeMatrix(database, "node", links.nodeMatrix());
    writeMatrix(database, "node-device", links.nodeDeviceMatrix());
    writeMatrix(database, "device", links.deviceMatrix());
    writeCurves(database, links.curves());
    if (Result<void> written = writeOutages(database, cluster.unavailableNodes); !written)
        return written;
    return writeNodes(database, cluster.nodeNames);
}

Result<Cluster> readCluster(SQLite::Database& database)
{
    Cluster cluster;
    SQLite::Statement row(database, "SELECT nodes, devices_per_node, ports_per_node FROM cluster");
    if (!row.executeStep())
        return damaged(Phrase::of("the project has no cluster"));
    const std::int64_t nodes = row.getColumn(0).getInt64();
    const std::int64_t devicesPerNode = row.getColumn(1).getInt64();
    if (nodes < 0 || devicesPerNode < 0 || nodes > kMostDevices || devicesPerNode > kMostDevices
        || nodes * devicesPerNode > kMostDevices)
        return damaged(Phrase::of("the project states an impossible cluster"));
    cluster.nodes = static_cast<int>(nodes);
    cluster.devicesPerNode = static_cast<int>(devicesPerNode);
    Result<DeviceSpec> device = readDevice(database);
    if (!device)
        return tl::unexpected(device.error());
    cluster.device = std::move(*device);
    // An empty cluster has links of one device per node, as LinkTable's default has.
    Result<LinkTable> links = readLinks(database, cluster.nodes, std::max(1, cluster.devicesPerNode));
    if (!links)
        return tl::unexpected(links.error());
    cluster.links = std::move(*links);
    cluster.links.setPortsPerNode(
        static_cast<int>(std::clamp<std::int64_t>(row.getColumn(2).getInt64(), 0, kMostDevices)));
    SQLite::Statement names(database, "SELECT node, name FROM node ORDER BY node");
    while (names.executeStep()) {
        if (names.getColumn(0).getInt64() != static_cast<std::int64_t>(cluster.nodeNames.size()))
            return damaged(Phrase::of("a node name is missing"));
        cluster.nodeNames.push_back(names.getColumn(1).getString());
    }
    if (Result<void> read = readOutages(database, cluster); !read)
        return tl::unexpected(read.error());
    return cluster;
}

Result<void> writeHostAnswers(SQLite::Database& database, const HostAnswers& answers)
{
    database.exec("DELETE FROM host_answer");
    SQLite::Statement insert(database, "INSERT INTO host_answer VALUES (?, ?, ?)");
    std::int64_t number = 0;
    for (const auto& [host, node] : answers) {
        for (const std::string& text : {host, node})
            if (Result<void> sound = checkText(text, "host name"); !sound)
                return sound;
        insert.bind(1, number++);
        insert.bind(2, host);
        insert.bind(3, node);
        insert.exec();
        insert.reset();
    }
    return {};
}

HostAnswers readHostAnswers(SQLite::Database& database)
{
    HostAnswers answers;
    SQLite::Statement rows(database, "SELECT host, node FROM host_answer ORDER BY answer");
    while (rows.executeStep())
        answers[rows.getColumn(0).getString()] = rows.getColumn(1).getString();
    return answers;
}

} // namespace rankloom::db
