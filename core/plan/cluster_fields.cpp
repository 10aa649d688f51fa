// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cmath>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/text.h"
#include "core/cluster/device_figures.h"
#include "core/cluster/device_presets.h"
#include "core/plan/plan_fields.h"
#include "core/plan/plan_json.h"

namespace rankloom {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr std::string_view kBandwidthUnit = "bytes/s";

// --- device ---

DeviceSpec readDeviceFigures(JsonObject object)
{
    DeviceSpec device = readDevice(object, namesakeOf(object.text("name", {})));
    object.finish();
    return device;
}

// --- links ---

enum class Scope : std::uint8_t { Nodes, NodeDevices, Devices };
struct ScopeRow {
    Scope scope;
    const char* name;
};
/// In the order in which a matrix without a scope is matched by its rows.
constexpr std::array<ScopeRow, 3> kScopes {
    {{Scope::Nodes, "nodes"}, {Scope::Devices, "devices"}, {Scope::NodeDevices, "node-devices"}}};

int rowsOf(Scope scope, const LinkTable& links)
{
    switch (scope) {
    case Scope::Nodes:
        return links.nodes();
    case Scope::NodeDevices:
        return links.devicesPerNode();
    case Scope::Devices:
        break;
    }
    return links.devices();
}

const LinkMatrix& matrixOf(Scope scope, const LinkTable& links)
{
    switch (scope) {
    case Scope::Nodes:
        return links.nodeMatrix();
    case Scope::NodeDevices:
        return links.nodeDeviceMatrix();
    case Scope::Devices:
        break;
    }
    return links.deviceMatrix();
}

void setMatrix(Scope scope, LinkTable& links, LinkMatrix matrix)
{
    switch (scope) {
    case Scope::Nodes:
        links.setNodeMatrix(std::move(matrix));
        return;
    case Scope::NodeDevices:
        links.setNodeDeviceMatrix(std::move(matrix));
        return;
    case Scope::Devices:
        links.setDeviceMatrix(std::move(matrix));
        return;
    }
}

ordered_json cellsJson(const std::vector<double>& cells, int size)
{
    ordered_json rows = ordered_json::array();
    for (std::size_t r = 0; r < static_cast<std::size_t>(size); ++r) {
        ordered_json row = ordered_json::array();
        for (std::size_t c = 0; c < static_cast<std::size_t>(size); ++c) {
            const double cell = cells[r * static_cast<std::size_t>(size) + c];
            row.push_back(std::isfinite(cell) ? ordered_json(cell) : ordered_json(nullptr));
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

ordered_json matrixJson(Scope scope, const LinkMatrix& matrix)
{
    ordered_json out;
    out["scope"] = std::ranges::find(kScopes, scope, &ScopeRow::scope)->name;
    out["rows"] = matrix.size;
    out["unit"] = kBandwidthUnit;
    out["bandwidth"] = cellsJson(matrix.bandwidth, matrix.size);
    if (!matrix.latency.empty())
        out["latency"] = cellsJson(matrix.latency, matrix.size);
    return out;
}

/// What a cell of a matrix may hold beside 0 and null.
struct CellRange {
    double least = 0;
    double most = 0;
};

/// A square matrix of numbers and nulls; null = NaN = not measured.
std::vector<double> readCells(
    JsonObject& object, std::string_view key, int size, CellRange range, JsonFindings& findings)
{
    const json* rows = object.member(key);
    if (rows == nullptr)
        return {};
    const auto width = static_cast<std::size_t>(size);
    const std::string pointer = object.pointerTo(key);
    if (!rows->is_array() || rows->size() != width) {
        findings.refuseValue(pointer, *rows, Phrase::of("an array of {} rows", size));
        return {};
    }
    std::vector<double> cells;
    cells.reserve(width * width);
    for (std::size_t r = 0; r < width; ++r) {
        const json& row = (*rows)[r];
        if (!row.is_array() || row.size() != width) {
            findings.refuseValue(pointer + pointerStep(r), row, Phrase::of("an array of {} numbers", size));
            return {};
        }
        for (std::size_t c = 0; c < width; ++c) {
            const double cell = row[c].is_number() ? row[c].get<double>() : NAN;
            if (!row[c].is_null() && cell != 0 && !(cell >= range.least && cell <= range.most)) {
                findings.refuseValue(pointer + pointerStep(r) + pointerStep(c), row[c],
                    Phrase::of("null, 0 or a number from {} to {}", shortestText(range.least),
                        shortestText(range.most)));
                return {};
            }
            cells.push_back(cell);
        }
    }
    return cells;
}

/// A bandwidth of zero between two devices cannot be planned with: it is taken as not measured.
void forgetZeros(LinkMatrix& matrix, const std::string& pointer, JsonFindings& findings)
{
    int zeros = 0;
    for (int from = 0; from < matrix.size; ++from) {
        for (int to = 0; to < matrix.size; ++to) {
            double& cell = matrix.bandwidth[matrix.index(from, to)];
            if (from != to && cell == 0) {
                cell = NAN;
                ++zeros;
            }
        }
    }
    if (zeros > 0)
        findings.warn("zero-bandwidth", pointer,
            Phrase::of("{} links have a bandwidth of 0; they are taken as not measured.", zeros));
}

std::optional<Scope> readScope(JsonObject& object, int rows, const LinkTable& links, JsonFindings& findings)
{
    std::vector<std::string> names;
    for (const ScopeRow& row : kScopes)
        names.emplace_back(row.name);
    const std::string name = object.oneOf("scope", "", names);
    for (const ScopeRow& row : kScopes)
        if (rowsOf(row.scope, links) == rows && (name.empty() || name == row.name))
            return row.scope;
    findings.refuse(ErrorCode::Contradiction, object.pointerTo("rows"),
        Phrase::of("the matrix has {} rows, while the cluster has {} nodes of {} devices, {} devices in all",
            rows, links.nodes(), links.devicesPerNode(), links.devices()),
        Phrase::of("Give a matrix of nodes, of all devices, or of the devices of one node."));
    return std::nullopt;
}

void readMatrix(JsonObject object, LinkTable& links, JsonFindings& findings)
{
    if (!object.require("rows", Phrase::of("the number of rows")))
        return;
    const int rows = object.integer("rows", 1, 1, 1 << 14);
    const std::optional<Scope> scope = readScope(object, rows, links, findings);
    static_cast<void>(object.oneOf("unit", kBandwidthUnit, {std::string(kBandwidthUnit)}));
    if (!scope || !object.require("bandwidth", Phrase::of("a square array of arrays")))
        return;
    LinkMatrix matrix;
    matrix.size = rows;
    matrix.bandwidth = readCells(object, "bandwidth", rows, {kLeastRate, kMostRate}, findings);
    matrix.latency = readCells(object, "latency", rows, {0, kLongestLatency}, findings);
    object.finish();
    if (findings.error)
        return;
    if (!matrixOf(*scope, links).empty())
        findings.refuse(
            ErrorCode::Contradiction, object.pointer(), Phrase::of("two matrices have the same scope"));
    forgetZeros(matrix, object.pointerTo("bandwidth"), findings);
    setMatrix(*scope, links, std::move(matrix));
}

LinkOrigin readOrigin(JsonObject& object, LinkOrigin standard)
{
    constexpr LinkOrigin origins[] = {LinkOrigin::Assumed, LinkOrigin::Inferred, LinkOrigin::Measured};
    static const std::vector<std::string> names {
        toString(origins[0]), toString(origins[1]), toString(origins[2])};
    const std::string origin = object.oneOf("origin", toString(standard), names);
    for (const LinkOrigin candidate : origins)
        if (origin == toString(candidate))
            return candidate;
    return standard;
}

void readTier(JsonObject object, LinkTable& links, JsonFindings& findings)
{
    LinkFigure figures[] = {links.tier(LinkLevel::DevicePair), links.tier(LinkLevel::NodePair)};
    readTierFigure(
        object, [&](LinkLevel level) -> LinkFigure& { return figures[level == LinkLevel::NodePair ? 1 : 0]; },
        findings);
    links.setTier(LinkLevel::DevicePair, figures[0]);
    links.setTier(LinkLevel::NodePair, figures[1]);
}

ordered_json curveJson(const CollectiveCurve& curve)
{
    ordered_json out;
    out["level"] = toString(curve.level);
    out["ranks"] = curve.ranks;
    out["bytes"] = curve.bytes;
    out["busBandwidth"] = curve.busBandwidth;
    return out;
}

void readCurve(JsonObject object, LinkTable& links, JsonFindings& findings)
{
    static const std::vector<std::string> levels {
        toString(LinkLevel::DevicePair), toString(LinkLevel::NodePair)};
    if (!object.require("level", Phrase::of("\"device-pair\" or \"node-pair\""))
        || !object.require("ranks", Phrase::of("the number of ranks"))
        || !object.require("bytes", Phrase::of("an array of ascending sizes"))
        || !object.require("busBandwidth", Phrase::of("an array of rates, one per size")))
        return;
    CollectiveCurve curve;
    curve.level =
        object.oneOf("level", levels[0], levels) == levels[0] ? LinkLevel::DevicePair : LinkLevel::NodePair;
    curve.ranks = object.integer("ranks", 2, 2, kMostDevices);
    const auto figures = [&](std::string_view key, double least) {
        const json* found = object.member(key);
        std::vector<double> out;
        if (found == nullptr) // an error before this one
            return out;
        if (!found->is_array() || found->empty() || found->size() > CollectiveCurve::kMostSizes) {
            findings.refuseValue(object.pointerTo(key), *found,
                Phrase::of("an array of 1 to {} numbers", CollectiveCurve::kMostSizes));
            return out;
        }
        for (std::size_t i = 0; i < found->size() && !findings.error; ++i) {
            const json& cell = (*found)[i];
            const double figure = cell.is_number() ? cell.get<double>() : 0;
            if (!(figure >= least && figure <= kMostRate))
                findings.refuseValue(object.pointerTo(key) + pointerStep(i), cell,
                    Phrase::of("a number from {} to {}", shortestText(least), shortestText(kMostRate)));
            out.push_back(figure);
        }
        return out;
    };
    curve.bytes = figures("bytes", 1);
    curve.busBandwidth = figures("busBandwidth", kLeastRate);
    object.finish();
    if (findings.error)
        return;
    const bool repeated = std::ranges::any_of(links.curves(),
        [&](const CollectiveCurve& c) { return c.level == curve.level && c.ranks == curve.ranks; });
    if (!curve.sound())
        findings.refuse(ErrorCode::Contradiction, object.pointer(),
            Phrase::of("the sizes of a measured collective must ascend, with one rate for each"));
    else if (repeated)
        findings.refuse(ErrorCode::Contradiction, object.pointer(),
            Phrase::of("two measured collectives have the same level and number of ranks"));
    else
        links.setCurve(std::move(curve));
}

void readCurves(const json& curves, const std::string& pointer, LinkTable& links, JsonFindings& findings)
{
    if (!curves.is_array() || curves.size() > LinkTable::kMostCurves) {
        findings.refuseValue(pointer, curves,
            Phrase::of("an array of at most {} measured collectives", LinkTable::kMostCurves));
        return;
    }
    for (std::size_t i = 0; i < curves.size() && !findings.error; ++i)
        readCurve({&curves[i], pointer + pointerStep(i), findings}, links, findings);
}

ordered_json networkTierJson(const NetworkTier& tier)
{
    ordered_json out;
    out["name"] = tier.name;
    out["bandwidth"] = tier.figure.bandwidth.value();
    out["latency"] = tier.figure.latency.value();
    out["origin"] = toString(tier.figure.origin);
    if (tier.oversubscription > 0)
        out["oversubscription"] = tier.oversubscription;
    out["groups"] = tier.groupOf;
    return out;
}

NetworkTier readNetworkTier(JsonObject object, const LinkTable& links, JsonFindings& findings)
{
    NetworkTier tier {{}, links.tier(LinkLevel::NodePair), 0, {}};
    tier.figure.origin = LinkOrigin::Assumed;
    if (!object.require("groups", Phrase::of("an array with the group of every node")))
        return tier;
    tier.name = object.text("name", "");
    if (object.has("bandwidth"))
        tier.figure.bandwidth = BytesPerSecond(object.number("bandwidth", kLeastRate, kLeastRate, kMostRate));
    tier.figure.latency = Seconds(object.number("latency", tier.figure.latency.value(), 0, kLongestLatency));
    tier.figure.origin = readOrigin(object, LinkOrigin::Assumed);
    tier.oversubscription = object.number("oversubscription", 0, 0, 1e6);
    const json* groups = object.member("groups");
    const auto nodes = static_cast<std::size_t>(links.nodes());
    const bool sound =
        groups->is_array() && groups->size() == nodes && std::ranges::all_of(*groups, [](const json& group) {
            return group.is_number_integer() && group.get<double>() >= -1
                && group.get<double>() < kMostDevices;
        });
    if (!sound)
        findings.refuseValue(object.pointerTo("groups"), *groups,
            Phrase::of("an array of {} group numbers, -1 for a node in none", nodes));
    else
        tier.groupOf = groups->get<std::vector<std::int32_t>>();
    object.finish();
    return tier;
}

void readNetworkTiers(const json& tiers, const std::string& pointer, LinkTable& links, JsonFindings& findings)
{
    if (!tiers.is_array() || tiers.size() > LinkTable::kMostNetworkTiers) {
        findings.refuseValue(
            pointer, tiers, Phrase::of("an array of at most {} tiers", LinkTable::kMostNetworkTiers));
        return;
    }
    std::vector<NetworkTier> read;
    for (std::size_t i = 0; i < tiers.size() && !findings.error; ++i)
        read.push_back(readNetworkTier({&tiers[i], pointer + pointerStep(i), findings}, links, findings));
    if (!findings.error)
        links.setNetworkTiers(std::move(read));
}

void readLinks(JsonObject object, LinkTable& links, JsonFindings& findings)
{
    if (const json* tiers = object.member("tiers")) {
        if (!tiers->is_array())
            findings.refuseValue(object.pointerTo("tiers"), *tiers, Phrase::of("an array of tiers"));
        for (std::size_t i = 0; i < tiers->size() && !findings.error; ++i)
            readTier({&(*tiers)[i], object.pointerTo("tiers") + pointerStep(i), findings}, links, findings);
    }
    if (const json* network = object.member("network"))
        readNetworkTiers(*network, object.pointerTo("network"), links, findings);
    links.setPortsPerNode(object.integer("portsPerNode", links.portsPerNode(), 0, 1024));
    if (const json* measured = object.member("measured")) {
        const std::string pointer = object.pointerTo("measured");
        if (!measured->is_array())
            readMatrix({measured, pointer, findings}, links, findings);
        else
            for (std::size_t i = 0; i < measured->size() && !findings.error; ++i)
                readMatrix({&(*measured)[i], pointer + pointerStep(i), findings}, links, findings);
    }
    if (const json* curves = object.member("collectives"))
        readCurves(*curves, object.pointerTo("collectives"), links, findings);
    object.finish();
}

ordered_json linksJson(const LinkTable& links)
{
    ordered_json out;
    out["tiers"] = ordered_json::array();
    for (const LinkLevel level : {LinkLevel::DevicePair, LinkLevel::NodePair})
        out["tiers"].push_back(tierJson(level, links.tier(level)));
    for (const NetworkTier& tier : links.networkTiers())
        out["network"].push_back(networkTierJson(tier));
    if (links.portsPerNode() > 0)
        out["portsPerNode"] = links.portsPerNode();
    ordered_json measured = ordered_json::array();
    for (const ScopeRow& row : kScopes)
        if (const LinkMatrix& matrix = matrixOf(row.scope, links); !matrix.empty())
            measured.push_back(matrixJson(row.scope, matrix));
    if (measured.size() == 1)
        out["measured"] = std::move(measured.front());
    else if (!measured.empty())
        out["measured"] = std::move(measured);
    for (const CollectiveCurve& curve : links.curves())
        out["collectives"].push_back(curveJson(curve));
    return out;
}

ordered_json outageJson(const UnavailableNode& outage)
{
    ordered_json out;
    out["node"] = outage.node;
    out["reason"] = toString(outage.reason);
    if (!outage.note.empty())
        out["note"] = outage.note;
    return out;
}

void readOutages(JsonObject& object, Cluster& cluster, JsonFindings& findings)
{
    const json* list = object.member("unavailableNodes");
    if (list == nullptr)
        return;
    const std::string pointer = object.pointerTo("unavailableNodes");
    if (!list->is_array() || list->size() > static_cast<std::size_t>(cluster.nodes)) {
        findings.refuseValue(pointer, *list, Phrase::of("an array of at most {} nodes", cluster.nodes));
        return;
    }
    const std::string broken = toString(Outage::Broken);
    for (std::size_t i = 0; i < list->size() && !findings.error; ++i) {
        JsonObject entry(&(*list)[i], pointer + pointerStep(i), findings);
        if (!entry.require("node", Phrase::of("the number of a node")))
            return;
        UnavailableNode outage;
        outage.node = entry.integer("node", 0, 0, cluster.nodes - 1);
        if (entry.oneOf("reason", broken, {broken, toString(Outage::Draining)}) != broken)
            outage.reason = Outage::Draining;
        outage.note = entry.text("note", {});
        entry.finish();
        cluster.unavailableNodes.push_back(std::move(outage));
    }
    std::vector<UnavailableNode>& outages = cluster.unavailableNodes;
    std::ranges::sort(outages, {}, &UnavailableNode::node);
    const auto twice = std::ranges::adjacent_find(outages, {}, &UnavailableNode::node);
    if (twice != outages.end() && !findings.error)
        findings.refuse(
            ErrorCode::Contradiction, pointer, Phrase::of("node {} is listed twice", twice->node));
}

ordered_json hostJson(const HostSpec& host)
{
    ordered_json out;
    if (host.memory.value() > 0)
        out["memoryBytes"] = host.memory.value();
    if (host.devicesPerLink > 0)
        out["devicesPerLink"] = host.devicesPerLink;
    writeDrives(out, host.drives);
    return out;
}

HostSpec readHost(JsonObject object)
{
    HostSpec host;
    host.memory = Bytes(object.number("memoryBytes", 0, 0, kMostMemory));
    host.devicesPerLink = object.integer("devicesPerLink", 0, 0, 1024);
    host.drives = readDrives(object);
    object.finish();
    return host;
}

/// A member of "memory.offload", before "cluster.host" said it.
struct FormerDrive {
    const char* name;
    const char* figure; ///< what it is called now
};
constexpr FormerDrive kFormerDrives[] = {{"nvmeReadBytesPerSecond", "driveReadBytesPerSecond"},
    {"nvmeWriteBytesPerSecond", "driveWriteBytesPerSecond"}, {"nvmeEnduranceBytes", "driveEnduranceBytes"}};

} // namespace

StatedDrives readFormerDrives(JsonObject& offload)
{
    StatedDrives drives;
    for (const FormerDrive& former : kFormerDrives) {
        const DriveFigure& figure =
            *std::ranges::find(driveFigures(), std::string_view(former.figure), &DriveFigure::name);
        const double usual = figure.of(DriveSpec());
        if (const double value = offload.number(former.name, usual, 1, kMostRate); value != usual)
            figure.state(drives, value);
    }
    return drives;
}

ordered_json presetOrFigures(const DeviceSpec& device)
{
    const Result<DeviceSpec> preset = devicePreset(device.name);
    return preset && *preset == device ? ordered_json(device.name) : deviceJson(device);
}

DeviceSpec readPresetOrFigures(JsonObject& cluster, JsonFindings& findings)
{
    if (!cluster.require("device", Phrase::of("a device preset name or an object with a device's figures")))
        return {};
    const json* value = cluster.member("device");
    if (!value->is_string())
        return readDeviceFigures(cluster.object("device"));
    Result<DeviceSpec> preset = devicePreset(value->get_ref<const std::string&>());
    if (preset)
        return std::move(*preset);
    findings.refuse(
        preset.error().code, cluster.pointerTo("device"), preset.error().message, preset.error().remedy);
    return {};
}

ordered_json tierJson(LinkLevel level, const LinkFigure& figure)
{
    ordered_json out;
    out["level"] = toString(level);
    out["bandwidth"] = figure.bandwidth.value();
    out["latency"] = figure.latency.value();
    out["origin"] = toString(figure.origin);
    return out;
}

void readTierFigure(
    JsonObject object, const std::function<LinkFigure&(LinkLevel)>& figureOf, JsonFindings& findings)
{
    static const std::vector<std::string> levels {
        toString(LinkLevel::DevicePair), toString(LinkLevel::NodePair)};
    if (!object.require("level", Phrase::of("\"device-pair\" or \"node-pair\"")))
        return;
    const LinkLevel level =
        object.oneOf("level", levels[0], levels) == levels[0] ? LinkLevel::DevicePair : LinkLevel::NodePair;
    LinkFigure figure = figureOf(level);
    if (object.has("bandwidth"))
        figure.bandwidth = BytesPerSecond(object.number("bandwidth", kLeastRate, kLeastRate, kMostRate));
    figure.latency = Seconds(object.number("latency", figure.latency.value(), 0, kLongestLatency));
    figure.origin = readOrigin(object, figure.origin);
    object.finish();
    if (!findings.error)
        figureOf(level) = figure;
}

ordered_json clusterJson(const Cluster& cluster)
{
    ordered_json out;
    out["nodes"] = cluster.nodes;
    out["devicesPerNode"] = cluster.devicesPerNode;
    out["device"] = presetOrFigures(cluster.device);
    if (!cluster.nodeNames.empty())
        out["nodeNames"] = cluster.nodeNames;
    for (const UnavailableNode& outage : cluster.unavailableNodes)
        out["unavailableNodes"].push_back(outageJson(outage));
    if (ordered_json host = hostJson(cluster.host); !host.empty())
        out["host"] = std::move(host);
    out["links"] = linksJson(cluster.links);
    if (ordered_json others = otherNodesJson(cluster); !others.empty())
        out["otherNodes"] = std::move(others);
    return out;
}

Cluster readCluster(JsonObject object, JsonFindings& findings)
{
    if (!object.require("nodes", Phrase::of("the number of nodes"))
        || !object.require("devicesPerNode", Phrase::of("the number of devices in a node")))
        return {};
    const int nodes = object.integer("nodes", 1, 1, kMostDevices);
    const int devicesPerNode = object.integer("devicesPerNode", 1, 1, 1024);
    if (static_cast<std::int64_t>(nodes) * devicesPerNode > kMostDevices)
        findings.refuse(ErrorCode::TooLarge, object.pointer(),
            Phrase::of(
                "{} nodes of {} devices are more than {} devices", nodes, devicesPerNode, kMostDevices));
    const DeviceSpec device = readPresetOrFigures(object, findings);
    if (findings.error)
        return {};
    Cluster cluster = makeCluster(nodes, devicesPerNode, device);
    cluster.nodeNames = object.texts("nodeNames");
    if (!cluster.nodeNames.empty() && cluster.nodeNames.size() != static_cast<std::size_t>(nodes))
        findings.refuse(ErrorCode::Contradiction, object.pointerTo("nodeNames"),
            Phrase::of("there are {} names for {} nodes", cluster.nodeNames.size(), nodes));
    readOutages(object, cluster, findings);
    cluster.host = readHost(object.object("host"));
    readLinks(object.object("links"), cluster.links, findings);
    readOtherNodes(object, cluster, findings);
    object.finish();
    return cluster;
}

std::string writeDevice(const DeviceSpec& device, std::string_view source)
{
    ordered_json out = deviceJson(device);
    out["source"] = source;
    return jsonText(out);
}

} // namespace rankloom
