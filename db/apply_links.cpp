// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/apply_links.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <unordered_map>

#include <fmt/format.h>

#include "core/base/text.h"

namespace rankloom::db {

namespace {

void say(Diagnostics& diagnostics, Severity severity, const char* code, std::string message,
    std::vector<std::string> arguments = {})
{
    diagnostics.push_back({severity, code, std::move(message), {}, std::move(arguments), {}});
}

std::string shortName(const std::string& name) { return name.substr(0, name.find('.')); }

/// Gives a cluster without nodes the shape of what was measured.
void adoptShape(Cluster& cluster, const LinkMeasurement& measured, Diagnostics& diagnostics)
{
    const bool nodes = measured.scope == LinkScope::NodePairs;
    cluster = makeCluster(nodes ? measured.size() : 1,
        nodes ? std::max(1, cluster.devicesPerNode) : measured.size(), cluster.device);
    say(diagnostics, Severity::Hint, "cluster-from-measurement",
        fmt::format("The cluster was empty: it now has {} nodes of {} devices, as measured.", cluster.nodes,
            cluster.devicesPerNode));
}

LinkMatrix emptyMatrix(int size)
{
    LinkMatrix matrix;
    matrix.size = size;
    matrix.bandwidth.assign(static_cast<std::size_t>(size) * static_cast<std::size_t>(size),
        std::numeric_limits<double>::quiet_NaN());
    return matrix;
}

/// Overwrites the cells between places that were measured.
void fillCells(LinkMatrix& matrix, const LinkMeasurement& measured, const std::vector<int>& places)
{
    if (measured.quantity == LinkQuantity::Latency && matrix.latency.empty())
        matrix.latency.assign(matrix.bandwidth.size(), std::numeric_limits<double>::quiet_NaN());
    std::vector<double>& cells =
        measured.quantity == LinkQuantity::Bandwidth ? matrix.bandwidth : matrix.latency;
    const std::size_t size = places.size();
    for (std::size_t from = 0; from < size; ++from)
        for (std::size_t to = 0; to < size; ++to)
            if (places[from] >= 0 && places[to] >= 0)
                cells[matrix.index(places[from], places[to])] =
                    from == to ? std::numeric_limits<double>::quiet_NaN() : measured.values[from * size + to];
}

bool nonePlaced(const std::vector<int>& places)
{
    return std::all_of(places.begin(), places.end(), [](int place) { return place < 0; });
}

void applyNodes(Cluster& cluster, const LinkMeasurement& measured, Diagnostics& diagnostics)
{
    const std::vector<int> places = placesOf(measured.names, cluster.nodeNames, cluster.nodes, diagnostics);
    if (nonePlaced(places))
        return;
    if (cluster.nodeNames.empty())
        cluster.nodeNames = measured.names;
    LinkMatrix matrix =
        cluster.links.nodeMatrix().empty() ? emptyMatrix(cluster.nodes) : cluster.links.nodeMatrix();
    fillCells(matrix, measured, places);
    cluster.links.setNodeMatrix(std::move(matrix));
}

void applyDevices(Cluster& cluster, const LinkMeasurement& measured, Diagnostics& diagnostics)
{
    const bool inNode = measured.size() == cluster.devicesPerNode;
    const int count = inNode ? cluster.devicesPerNode : cluster.devices();
    const std::vector<int> places = placesOf(measured.names, {}, count, diagnostics);
    if (nonePlaced(places))
        return;
    const LinkMatrix& present = inNode ? cluster.links.nodeDeviceMatrix() : cluster.links.deviceMatrix();
    LinkMatrix matrix = present.empty() ? emptyMatrix(count) : present;
    fillCells(matrix, measured, places);
    if (inNode)
        cluster.links.setNodeDeviceMatrix(std::move(matrix));
    else
        cluster.links.setDeviceMatrix(std::move(matrix));
}

/// What the collective says about sizes; rows without a size or time say nothing, of repeats of a size the
/// last counts.
void keepCurve(LinkTable& links, LinkLevel level, const CollectiveMeasurement& measured)
{
    std::map<double, double> busBandwidth;
    for (const CollectiveRow& row : measured.rows)
        if (row.sizeBytes > 0 && row.busBandwidth > 0 && std::isfinite(row.busBandwidth))
            busBandwidth[row.sizeBytes] = row.busBandwidth;
    CollectiveCurve curve {level, measured.ranks, {}, {}};
    for (const auto& [bytes, bandwidth] : busBandwidth) {
        curve.bytes.push_back(bytes);
        curve.busBandwidth.push_back(bandwidth);
    }
    // One size says nothing about the others.
    const bool replaces = std::ranges::any_of(links.curves(),
        [&](const CollectiveCurve& c) { return c.level == level && c.ranks == measured.ranks; });
    if (curve.bytes.size() > 1 && curve.sound()
        && (replaces || links.curves().size() < LinkTable::kMostCurves))
        links.setCurve(std::move(curve));
}

} // namespace

std::vector<int> placesOf(const std::vector<std::string>& measured, const std::vector<std::string>& known,
    int count, Diagnostics& diagnostics)
{
    std::unordered_map<std::string, int> placeOfName;
    for (std::size_t place = 0; place < known.size(); ++place) {
        placeOfName.emplace(known[place], static_cast<int>(place));
        placeOfName.emplace(shortName(known[place]), static_cast<int>(place));
    }
    std::vector<int> places(measured.size(), -1);
    for (std::size_t i = 0; i < measured.size(); ++i) {
        auto found = placeOfName.find(measured[i]);
        if (found == placeOfName.end())
            found = placeOfName.find(shortName(measured[i]));
        if (found != placeOfName.end())
            places[i] = found->second;
    }
    if (!nonePlaced(places)) {
        for (std::size_t i = 0; i < measured.size(); ++i)
            if (places[i] < 0)
                say(diagnostics, Severity::Warning, "host-not-in-cluster",
                    fmt::format(
                        "{} was measured but is not in this cluster: its links were left out.", measured[i]),
                    {measured[i]});
    } else if (static_cast<int>(measured.size()) == count) {
        for (std::size_t i = 0; i < measured.size(); ++i)
            places[i] = static_cast<int>(i);
        if (!known.empty())
            say(diagnostics, Severity::Hint, "hosts-in-order",
                "None of the measured names is known here: they were taken in their order.");
    } else {
        say(diagnostics, Severity::Warning, "measurement-does-not-fit",
            fmt::format("{} places were measured, the cluster has {}: its links were not changed.",
                measured.size(), count),
            {std::to_string(measured.size()), std::to_string(count)});
    }
    return places;
}

void applyLinks(Cluster& cluster, const LinkMeasurement& measured, Diagnostics& diagnostics)
{
    if (measured.size() == 0 || measured.values.size() != measured.names.size() * measured.names.size())
        return;
    if (cluster.devices() == 0)
        adoptShape(cluster, measured, diagnostics);
    if (measured.scope == LinkScope::NodePairs)
        applyNodes(cluster, measured, diagnostics);
    else
        applyDevices(cluster, measured, diagnostics);
}

void applyCollective(Cluster& cluster, const CollectiveMeasurement& measured, Diagnostics& diagnostics)
{
    constexpr std::array<std::string_view, 4> rings {
        "all_reduce", "all_gather", "reduce_scatter", "sendrecv"};
    const bool ring = std::find(rings.begin(), rings.end(), measured.operation) != rings.end();
    const auto hosts = static_cast<int>(measured.hosts.size());
    if (!ring || hosts == 0 || measured.ranks < 2 || !(measured.plateauBusBandwidth > 0)
        || !std::isfinite(measured.plateauBusBandwidth)) {
        say(diagnostics, Severity::Hint, "collective-kept-only",
            "This measurement is kept, but says nothing certain about single links: they were not changed.");
        return;
    }
    const LinkLevel level = hosts == 1 ? LinkLevel::DevicePair : LinkLevel::NodePair;
    const bool pointToPoint = measured.operation == "sendrecv";
    if (!pointToPoint)
        keepCurve(cluster.links, level, measured);
    LinkFigure figure = cluster.links.tier(level);
    if (figure.origin == LinkOrigin::Measured)
        return;
    const double devicesPerHost = static_cast<double>(measured.ranks) / hosts;
    const double sharers = level == LinkLevel::NodePair && !pointToPoint ? devicesPerHost : 1;
    figure.bandwidth = BytesPerSecond(measured.plateauBusBandwidth / sharers);
    figure.origin = LinkOrigin::Inferred;
    if (pointToPoint && measured.fittedLatency > 0 && std::isfinite(measured.fittedLatency))
        figure.latency = Seconds(measured.fittedLatency);
    cluster.links.setTier(level, figure);
    say(diagnostics, Severity::Hint, "tier-inferred",
        fmt::format("Links between {} are now taken as {} per device, inferred from {}.",
            level == LinkLevel::DevicePair ? "devices of a node" : "nodes",
            humanRate(figure.bandwidth.value()), measured.operation),
        {toString(level)});
}

void applyPair(Cluster& cluster, const PairMeasurement& measured, Diagnostics& diagnostics)
{
    if (measured.collective || measured.bothDirections || measured.hosts.size() != 2
        || measured.rows.empty()) {
        say(diagnostics, Severity::Hint, "pair-kept-only",
            "This measurement is kept, but does not say which two nodes it is about: links were not "
            "changed.");
        return;
    }
    std::vector<int> places = {-1, -1};
    for (std::size_t side = 0; side < 2; ++side)
        for (std::size_t node = 0; node < cluster.nodeNames.size(); ++node)
            if (shortName(cluster.nodeNames[node]) == shortName(measured.hosts[side]))
                places[side] = static_cast<int>(node);
    if (places[0] < 0 || places[1] < 0 || places[0] == places[1]) {
        const std::string& stranger = measured.hosts[places[0] < 0 ? 0 : 1];
        say(diagnostics, Severity::Warning, "host-not-in-cluster",
            fmt::format("{} was measured but is not in this cluster: its link was not changed.", stranger),
            {stranger});
        return;
    }
    const auto bySize = [](const SizeFigure& a, const SizeFigure& b) { return a.sizeBytes < b.sizeBytes; };
    const bool bandwidth = measured.quantity == LinkQuantity::Bandwidth;
    const auto [smallest, largest] = std::minmax_element(measured.rows.begin(), measured.rows.end(), bySize);
    const double value = bandwidth ? largest->value : smallest->value;
    LinkMatrix matrix =
        cluster.links.nodeMatrix().empty() ? emptyMatrix(cluster.nodes) : cluster.links.nodeMatrix();
    if (!bandwidth && matrix.latency.empty())
        matrix.latency.assign(matrix.bandwidth.size(), std::numeric_limits<double>::quiet_NaN());
    std::vector<double>& cells = bandwidth ? matrix.bandwidth : matrix.latency;
    cells[matrix.index(places[0], places[1])] = value;
    cluster.links.setNodeMatrix(std::move(matrix));
}

void applyHosts(Cluster& cluster, const HostList& list, Diagnostics& diagnostics)
{
    if (list.hosts.empty())
        return;
    const auto count = static_cast<int>(list.hosts.size());
    const int slots = list.hosts.front().slotCount;
    if (cluster.devices() == 0) {
        cluster = makeCluster(count, std::max(1, slots), cluster.device);
        say(diagnostics, Severity::Hint, "cluster-from-hosts",
            fmt::format(
                "The cluster was empty: it now has {} nodes of {} devices.", count, cluster.devicesPerNode));
    }
    if (count != cluster.nodes) {
        say(diagnostics, Severity::Warning, "hosts-do-not-fit",
            fmt::format("The list has {} hosts, the cluster {} nodes: its names were not changed.", count,
                cluster.nodes),
            {std::to_string(count), std::to_string(cluster.nodes)});
        return;
    }
    cluster.nodeNames.clear();
    for (const HostList::Host& host : list.hosts) {
        cluster.nodeNames.push_back(host.name);
        if (host.slotCount != cluster.devicesPerNode)
            say(diagnostics, Severity::Warning, "slots-do-not-fit",
                fmt::format("{} has {} slots, the nodes of this cluster {} devices.", host.name,
                    host.slotCount, cluster.devicesPerNode),
                {host.name});
    }
}

void applyNetwork(Cluster& cluster, const NetworkTopology& network, Diagnostics& diagnostics)
{
    const auto count = static_cast<int>(network.nodes.size());
    if (cluster.nodeNames.empty() && count == cluster.nodes && count > 0) {
        cluster.nodeNames = network.nodes;
        say(diagnostics, Severity::Hint, "nodes-named",
            fmt::format("The {} nodes took the names of the topology, in its order.", count));
        return;
    }
    say(diagnostics, Severity::Hint, "topology-kept-only",
        "The topology is kept, but holds no speeds: names and links were not changed.");
}

} // namespace rankloom::db
