// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/apply_links.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <map>
#include <numeric>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/cluster/device_presets.h"
#include "core/cluster/node_kinds.h"
#include "core/measure/network_tiers.h"

namespace rankloom {

namespace {

void say(Diagnostics& diagnostics, Severity severity, const char* code, Phrase message,
    std::vector<std::string> arguments = {})
{
    diagnostics.push_back({severity, code, std::move(message), {}, std::move(arguments), {}});
}

/// Gives a cluster without nodes the shape of what was measured.
void adoptShape(Cluster& cluster, const LinkMeasurement& measured, int hosts, Diagnostics& diagnostics)
{
    const bool nodes = measured.scope == LinkScope::NodePairs;
    const HostSpec host = cluster.host;
    cluster = makeCluster(
        nodes ? hosts : 1, nodes ? std::max(1, cluster.devicesPerNode) : measured.size(), cluster.device);
    cluster.host = host;
    say(diagnostics, Severity::Hint, "cluster-from-measurement",
        Phrase::of("The cluster was empty: it now has {} nodes of {} devices, as measured.", cluster.nodes,
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

/// Constants of nodes are no measurement: they become what nodes are, their device, its memory and their
/// assumed links, of which the slower end rules.
class StatedNodes {
public:
    StatedNodes(Cluster& cluster, const LinkMeasurement& stated, Diagnostics& diagnostics)
        : m_cluster(cluster), m_stated(stated), m_diagnostics(diagnostics)
    {
    }

    void apply(const std::vector<int>& places)
    {
        m_cluster.links.setNetworkTiers({}); // of what said it before
        std::vector<Alike> groups = kindsOf(alikeNow(places));
        // Nodes that nothing is said of stay the usual ones; else those that are most.
        std::ranges::stable_sort(
            groups, std::ranges::greater(), [](const Alike& group) { return group.kind.nodes.size(); });
        const bool all =
            std::ranges::count_if(places, [](int place) { return place >= 0; }) == m_cluster.nodes;
        for (const Alike& group : groups) {
            if (all && &group == &groups.front()) {
                makeUsual(group.kind);
                continue;
            }
            Cluster after = m_cluster;
            setNodeKind(after, group.kind);
            if (after.kinds() <= Cluster::kMostKinds)
                m_cluster = std::move(after);
            else
                say(m_diagnostics, Severity::Warning, "too-many-kinds",
                    Phrase::of("A cluster has at most {} kinds of devices: {} keep theirs.",
                        Cluster::kMostKinds, firstAndCount(group.hosts)));
        }
    }

private:
    struct Alike {
        StatedNode stated;
        NodeKind kind;
        std::vector<std::string> hosts;
    };

    /// Nodes of which the same is said and that are alike so far, as they are so far.
    [[nodiscard]] std::vector<Alike> alikeNow(const std::vector<int>& places) const
    {
        std::vector<Alike> groups;
        for (std::size_t i = 0; i < places.size(); ++i) {
            const int node = places[i];
            if (node < 0)
                continue;
            const NodeLinks links {m_cluster.links.inside(node), m_cluster.links.network(node)};
            auto at = std::ranges::find_if(groups, [&](const Alike& group) {
                return group.stated == m_stated.nodes[i] && group.kind.links == links
                    && m_cluster.kindAt(group.kind.nodes.front()) == m_cluster.kindAt(node);
            });
            if (at == groups.end())
                at = groups.insert(at, {m_stated.nodes[i], {{}, m_cluster.deviceOfNode(node), links}, {}});
            at->kind.nodes.push_back(node);
            at->hosts.push_back(m_stated.names[i]);
        }
        return groups;
    }

    /// What they become; those that become the same are one.
    std::vector<Alike> kindsOf(std::vector<Alike> groups)
    {
        std::vector<Alike> out;
        for (Alike& group : groups) {
            state(group);
            const auto at = std::ranges::find_if(out, [&](const Alike& other) {
                return other.kind.device == group.kind.device && other.kind.links == group.kind.links;
            });
            if (at == out.end()) {
                out.push_back(std::move(group));
                continue;
            }
            std::ranges::copy(group.kind.nodes, std::back_inserter(at->kind.nodes));
            std::ranges::copy(group.hosts, std::back_inserter(at->hosts));
        }
        for (Alike& group : out)
            std::ranges::sort(group.kind.nodes);
        return out;
    }

    /// Makes of a group what is said of it.
    void state(Alike& group)
    {
        NodeKind& kind = group.kind;
        const StatedNode& stated = group.stated;
        if (!stated.device.empty()) {
            const auto device = stated.memoryBytes > 0
                ? presetOfDevice(stated.device, Bytes(stated.memoryBytes))
                : presetOfDevice(stated.device);
            if (device) {
                kind.device = *device;
                kind.links = usualNode(makeCluster(1, 1, *device)).links;
            } else {
                say(m_diagnostics, Severity::Warning, "device-unknown",
                    Phrase::of("No preset describes the device {} of {}: these nodes keep {}. Choose their "
                               "GPU under "
                               "\"Other nodes\" of the plan, or give its figures as \"device\" of "
                               "cluster.otherNodes.",
                        stated.device, firstAndCount(group.hosts), kind.device.name),
                    {stated.device});
            }
        }
        if (stated.memoryBytes > 0)
            kind.device.memory = Bytes(stated.memoryBytes);
        const auto take = [](LinkFigure& figure, double bandwidth) {
            if (bandwidth > 0)
                figure = {BytesPerSecond(bandwidth), figure.latency, LinkOrigin::Assumed};
        };
        take(kind.links.inside, stated.inside);
        take(kind.links.network, stated.network);
    }

    static std::string firstAndCount(const std::vector<std::string>& hosts)
    {
        return hosts.size() == 1 ? hosts.front()
                                 : fmt::format("{} and {} more", hosts.front(), hosts.size() - 1);
    }

    void makeUsual(const NodeKind& kind)
    {
        std::vector<int> all(static_cast<std::size_t>(m_cluster.nodes));
        std::iota(all.begin(), all.end(), 0);
        dropNodeKind(m_cluster, all);
        m_cluster = reshaped(m_cluster, m_cluster.nodes, m_cluster.devicesPerNode, kind.device);
        m_cluster.links.setTier(LinkLevel::DevicePair, kind.links.inside);
        m_cluster.links.setTier(LinkLevel::NodePair, kind.links.network);
    }

    Cluster& m_cluster;
    const LinkMeasurement& m_stated;
    Diagnostics& m_diagnostics;
};

void applyNodes(
    Cluster& cluster, const LinkMeasurement& measured, const HostMapping& hosts, Diagnostics& diagnostics)
{
    const std::vector<int> places = hosts.nodesOf(measured.names);
    if (nonePlaced(places))
        return;
    if (measured.stated) {
        RANKLOOM_ASSERT(measured.nodes.size() == measured.names.size());
        StatedNodes(cluster, measured, diagnostics).apply(places);
        return;
    }
    LinkMatrix matrix =
        cluster.links.nodeMatrix().empty() ? emptyMatrix(cluster.nodes) : cluster.links.nodeMatrix();
    fillCells(matrix, measured, places);
    cluster.links.setNodeMatrix(std::move(matrix));
    inferTiers(cluster.links);
}

void applyDevices(Cluster& cluster, const LinkMeasurement& measured, Diagnostics& diagnostics)
{
    const bool inNode = measured.size() == cluster.devicesPerNode;
    const int count = inNode ? cluster.devicesPerNode : cluster.devices();
    if (measured.size() != count) {
        say(diagnostics, Severity::Warning, "measurement-does-not-fit",
            Phrase::of("{} devices were measured, the cluster has {} of {} per node: its links were not "
                       "changed.",
                measured.size(), cluster.devices(), cluster.devicesPerNode),
            {std::to_string(measured.size()), std::to_string(count)});
        return;
    }
    if (measured.stated) {
        LinkFigure figure = cluster.links.tier(LinkLevel::DevicePair);
        figure.bandwidth = BytesPerSecond(measured.values.at(1));
        figure.origin = LinkOrigin::Assumed;
        cluster.links.setTier(LinkLevel::DevicePair, figure);
        return;
    }
    std::vector<int> places(measured.names.size());
    std::iota(places.begin(), places.end(), 0);
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

/// What a device gets of the network next to its node. An assumption begins anew, so that a topology can be
/// imported again.
LinkFigure portOf(const Cluster& cluster, const NetworkTopology& network)
{
    LinkFigure port = cluster.links.tier(LinkLevel::NodePair);
    if (port.origin != LinkOrigin::Assumed)
        return port;
    port.bandwidth = cluster.device.networkLink;
    if (network.portsPerNode > 0 && network.portBandwidth > 0 && cluster.devicesPerNode > 0)
        port.bandwidth =
            BytesPerSecond(network.portBandwidth * network.portsPerNode / cluster.devicesPerNode);
    return port;
}

Phrase wordsOf(LinkLevel level, const std::string& place)
{
    return level == LinkLevel::DevicePair ? Phrase::of("between the devices of a node")
        : place == toString(level)        ? Phrase::of("between nodes")
                                          : Phrase::of("between nodes that share {}", place);
}

void sayTier(Diagnostics& diagnostics, LinkLevel level, const std::string& place, BytesPerSecond bandwidth,
    const std::string& from)
{
    say(diagnostics, Severity::Hint, "tier-inferred",
        Phrase::of("Links {} are now taken as {} per device, inferred from {}.", wordsOf(level, place),
            bandwidth, from),
        {place});
}

/// Over how many hosts a collective went: as the file says, or as a person said of its level; 0 = unknown.
int hostsUnder(const Cluster& cluster, const CollectiveMeasurement& measured)
{
    if (measured.level.empty() || !measured.hosts.empty())
        return static_cast<int>(measured.hosts.size());
    if (measured.level == toString(LinkLevel::DevicePair))
        return 1;
    const int each = cluster.devicesPerNode;
    const bool whole = each > 0 && measured.ranks > each && measured.ranks % each == 0;
    const int ranksPerNode = measured.ranksPerNode > 0 ? measured.ranksPerNode : whole ? each : 1;
    return measured.ranks % ranksPerNode == 0 && measured.ranks > ranksPerNode ? measured.ranks / ranksPerNode
                                                                               : 0;
}

/// From what size on a message tells the bandwidth of a link: below, its time is mostly latency. Of two
/// processes perftest measures 64 KiB by default; a ring cuts its message into a part for every rank.
constexpr double kLeastPairBytes = 64.0 * 1024;
constexpr double kLeastRingBytes = 1024.0 * 1024;

/// Says so where no message is large enough. Sizes that are not known are no reason.
template <class Rows> bool onlyTellsLatency(const Rows& rows, double least, Diagnostics& diagnostics)
{
    double largest = 0;
    for (const auto& row : rows)
        largest = std::max(largest, row.sizeBytes);
    if (largest <= 0 || largest >= least)
        return false;
    say(diagnostics, Severity::Warning, "messages-too-small",
        Phrase::of(
            "The largest message has {}: that tells the latency of a link, not its bandwidth. Bandwidths "
            "were not changed. Measure up to {} or more, or choose the complete log.",
            Bytes(largest), Bytes(least)));
    return true;
}

/// Of a pair the bandwidth at the largest message, or the latency at the smallest.
double figureOf(const PairMeasurement& measured)
{
    const auto bySize = [](const SizeFigure& a, const SizeFigure& b) { return a.sizeBytes < b.sizeBytes; };
    const auto [smallest, largest] = std::minmax_element(measured.rows.begin(), measured.rows.end(), bySize);
    return measured.quantity == LinkQuantity::Bandwidth ? largest->value : smallest->value;
}

/// One pair for all links of its level, which a person has named.
void applyLevel(Cluster& cluster, const PairMeasurement& measured, Diagnostics& diagnostics)
{
    const LinkLevel level =
        measured.level == toString(LinkLevel::DevicePair) ? LinkLevel::DevicePair : LinkLevel::NodePair;
    std::optional<LinkFigure> figure = figureOfLevel(cluster.links, measured.level);
    const double value = figureOf(measured);
    if (!figure || !(value > 0) || !std::isfinite(value))
        return;
    if (measured.quantity == LinkQuantity::Bandwidth
        && onlyTellsLatency(measured.rows, kLeastPairBytes, diagnostics))
        return;
    if (measured.quantity == LinkQuantity::Bandwidth)
        figure->bandwidth = BytesPerSecond(value);
    else
        figure->latency = Seconds(value);
    figure->origin = LinkOrigin::Inferred;
    setFigureOfLevel(cluster.links, measured.level, *figure);
    sayTier(diagnostics, level, measured.level, figure->bandwidth, measured.test);
}

/// "assumed, 2:1 oversubscribed"
std::string describe(const NetworkTier& tier)
{
    return toString(tier.figure.origin)
        + (tier.oversubscription > 1 ? fmt::format(", {:.3g}:1 oversubscribed", tier.oversubscription)
                                     : std::string());
}

} // namespace

void adoptNames(Cluster& cluster, const HostMapping& hosts)
{
    if (!hosts.adoptsNames() || hosts.rows().size() != static_cast<std::size_t>(cluster.nodes))
        return;
    cluster.nodeNames.clear();
    for (const HostRow& row : hosts.rows())
        cluster.nodeNames.push_back(row.host);
}

void applyLinks(
    Cluster& cluster, const LinkMeasurement& measured, const HostMapping& hosts, Diagnostics& diagnostics)
{
    if (measured.size() == 0 || measured.values.size() != measured.names.size() * measured.names.size())
        return;
    if (cluster.devices() == 0)
        adoptShape(cluster, measured, static_cast<int>(hosts.rows().size()), diagnostics);
    if (measured.scope == LinkScope::NodePairs) {
        adoptNames(cluster, hosts);
        applyNodes(cluster, measured, hosts, diagnostics);
    } else {
        applyDevices(cluster, measured, diagnostics);
    }
}

void applyCollective(Cluster& cluster, const CollectiveMeasurement& measured, Diagnostics& diagnostics)
{
    const int hosts = hostsUnder(cluster, measured);
    if (measured.operation.empty() || measured.ranks == 0) {
        say(diagnostics, Severity::Warning, "collective-not-stated",
            Phrase::of("The file does not say {}: this measurement is kept and has no effect. Choose the "
                       "complete log, "
                       "with the command line and the lines that begin with #.",
                measured.operation.empty() && measured.ranks == 0
                    ? Phrase::of("which collective it measured, nor over how many ranks")
                    : measured.operation.empty() ? Phrase::of("which collective it measured")
                                                 : Phrase::of("over how many ranks it measured")));
        return;
    }
    if (!isRing(measured.operation) || hosts == 0 || measured.ranks < 2 || !(measured.plateauBusBandwidth > 0)
        || !std::isfinite(measured.plateauBusBandwidth)) {
        say(diagnostics, Severity::Hint, "collective-kept-only",
            Phrase::of("This measurement is kept, but says nothing certain about single links: they were not "
                       "changed."));
        return;
    }
    if (onlyTellsLatency(measured.rows, kLeastRingBytes, diagnostics))
        return;
    const LinkLevel level = hosts == 1 ? LinkLevel::DevicePair : LinkLevel::NodePair;
    const bool pointToPoint = measured.operation == "sendrecv";
    if (!pointToPoint)
        keepCurve(cluster.links, level, measured);
    const std::string place = measured.level.empty() ? toString(level) : measured.level;
    LinkFigure figure = figureOfLevel(cluster.links, place).value_or(cluster.links.tier(level));
    if (figure.origin == LinkOrigin::Measured) {
        say(diagnostics, Severity::Hint, "tier-was-measured",
            Phrase::of("The links {} were measured one by one: their figures stay.", wordsOf(level, place)));
        return;
    }
    const double devicesPerHost = static_cast<double>(measured.ranks) / hosts;
    const double sharers = level == LinkLevel::NodePair && !pointToPoint ? devicesPerHost : 1;
    figure.bandwidth = BytesPerSecond(measured.plateauBusBandwidth / sharers);
    figure.origin = LinkOrigin::Inferred;
    if (pointToPoint && measured.fittedLatency > 0 && std::isfinite(measured.fittedLatency))
        figure.latency = Seconds(measured.fittedLatency);
    setFigureOfLevel(cluster.links, place, figure);
    sayTier(diagnostics, level, place, figure.bandwidth, measured.operation);
}

void applyPair(
    Cluster& cluster, const PairMeasurement& measured, const HostMapping& hosts, Diagnostics& diagnostics)
{
    if (!measured.level.empty() && !measured.rows.empty()) {
        applyLevel(cluster, measured, diagnostics);
        return;
    }
    if (measured.collective || measured.bothDirections || measured.hosts.size() != 2
        || measured.rows.empty()) {
        say(diagnostics, Severity::Hint, "pair-kept-only",
            Phrase::of(
                "This measurement is kept, but does not say which two nodes it is about: links were not "
                "changed."));
        return;
    }
    adoptNames(cluster, hosts);
    const std::vector<int> places = hosts.nodesOf(measured.hosts);
    if (places[0] < 0 || places[1] < 0 || places[0] == places[1])
        return; // the mapping says so
    const bool bandwidth = measured.quantity == LinkQuantity::Bandwidth;
    if (bandwidth && onlyTellsLatency(measured.rows, kLeastPairBytes, diagnostics))
        return;
    const double value = figureOf(measured);
    LinkMatrix matrix =
        cluster.links.nodeMatrix().empty() ? emptyMatrix(cluster.nodes) : cluster.links.nodeMatrix();
    if (!bandwidth && matrix.latency.empty())
        matrix.latency.assign(matrix.bandwidth.size(), std::numeric_limits<double>::quiet_NaN());
    std::vector<double>& cells = bandwidth ? matrix.bandwidth : matrix.latency;
    cells[matrix.index(places[0], places[1])] = value;
    cluster.links.setNodeMatrix(std::move(matrix));
    inferTiers(cluster.links);
}

void applyHosts(Cluster& cluster, const HostList& list, Diagnostics& diagnostics)
{
    if (list.hosts.empty())
        return;
    const auto count = static_cast<int>(list.hosts.size());
    const int slots = list.hosts.front().slotCount;
    if (cluster.devices() == 0) {
        const HostSpec host = cluster.host;
        cluster = makeCluster(count, std::max(1, slots), cluster.device);
        cluster.host = host;
        say(diagnostics, Severity::Hint, "cluster-from-hosts",
            Phrase::of(
                "The cluster was empty: it now has {} nodes of {} devices.", count, cluster.devicesPerNode));
    }
    if (count != cluster.nodes) {
        say(diagnostics, Severity::Warning, "hosts-do-not-fit",
            Phrase::of("The list has {} hosts, the cluster {} nodes: its names were not changed.", count,
                cluster.nodes),
            {std::to_string(count), std::to_string(cluster.nodes)});
        return;
    }
    cluster.nodeNames.clear();
    for (const HostList::Host& host : list.hosts) {
        cluster.nodeNames.push_back(host.name);
        if (host.slotCount != cluster.devicesPerNode)
            say(diagnostics, Severity::Warning, "slots-do-not-fit",
                Phrase::of("{} has {} slots, the nodes of this cluster {} devices.", host.name,
                    host.slotCount, cluster.devicesPerNode),
                {host.name});
    }
}

void applyNetwork(
    Cluster& cluster, const NetworkTopology& network, const HostMapping& hosts, Diagnostics& diagnostics)
{
    adoptNames(cluster, hosts);
    const std::vector<int> nodes = hosts.nodesOf(network.nodes);
    const auto placed = std::ranges::count_if(nodes, [](int node) { return node >= 0; });
    if (placed < 2) {
        say(diagnostics, Severity::Warning, "topology-kept-only",
            Phrase::of(
                "The topology names no two nodes of this cluster: it is kept, names and links were not "
                "changed."));
        return;
    }
    if (hosts.adoptsNames())
        say(diagnostics, Severity::Hint, "nodes-named",
            Phrase::of("The {} nodes took the names of the topology, in its order.", cluster.nodes));
    if (placed < cluster.nodes)
        say(diagnostics, Severity::Warning, "nodes-without-place",
            Phrase::of("{} nodes of this cluster are not in the topology: they are taken as far from all.",
                cluster.nodes - placed));
    if (placed < static_cast<std::ptrdiff_t>(nodes.size()))
        say(diagnostics, Severity::Hint, "topology-is-larger",
            Phrase::of("{} of the {} nodes of the topology are in this cluster.", placed, nodes.size()));
    applyPorts(cluster, network.portsPerNode, diagnostics);
    const LinkFigure port = portOf(cluster, network);
    NetworkDistances found = networkDistances(network, nodes, cluster.nodes, port);
    cluster.links.setTier(LinkLevel::NodePair, found.farthest);
    cluster.links.setNetworkTiers(std::move(found.tiers));
    inferTiers(cluster.links);
    for (const NetworkTier& tier : cluster.links.networkTiers())
        say(diagnostics, Severity::Hint, "network-tier",
            Phrase::of("Nodes that share {} have {} per device ({}).", tier.name,
                humanRate(tier.figure.bandwidth.value()), describe(tier)),
            {tier.name});
    if (cluster.links.networkTiers().empty())
        say(diagnostics, Severity::Hint, "topology-is-flat",
            Phrase::of("All nodes are equally far from each other in the topology: links were not changed."));
    else
        say(diagnostics, Severity::Hint, "network-tier",
            Phrase::of("Nodes farther apart have {} per device ({}).",
                humanRate(cluster.links.tier(LinkLevel::NodePair).bandwidth.value()),
                toString(cluster.links.tier(LinkLevel::NodePair).origin)));
}

void applyPorts(Cluster& cluster, int ports, Diagnostics& diagnostics)
{
    if (ports <= 0 || ports == cluster.links.portsPerNode())
        return;
    cluster.links.setPortsPerNode(ports);
    say(diagnostics, Severity::Hint, "network-ports",
        Phrase::of("A node has {} network ports for {} devices{}.", ports, cluster.devicesPerNode,
            cluster.links.portsAreShared() ? ": devices share them" : ""),
        {std::to_string(ports)});
}

void applyDeviceTopology(Cluster& cluster, const DeviceTopology& topology, Diagnostics& diagnostics)
{
    const auto cards = static_cast<int>(topology.names.size()) - topology.devices;
    if (topology.devices == cluster.devicesPerNode && cards > 0)
        applyPorts(cluster, cards, diagnostics);
    say(diagnostics, Severity::Hint, "topology-kept-only",
        Phrase::of("The connections are kept, but hold no speeds: links were not changed."));
}

} // namespace rankloom
