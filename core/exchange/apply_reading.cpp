// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/apply_reading.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/base/text.h"
#include "core/cluster/node_kinds.h"
#include "core/exchange/apply_rates.h"
#include "core/exchange/host_answers.h"
#include "core/measure/apply_links.h"
#include "core/model/parameters.h"

namespace rankloom {

namespace {

std::string lineOf(const LinkMeasurement& links)
{
    const bool bandwidth = links.quantity == LinkQuantity::Bandwidth;
    double low = INFINITY;
    double high = -INFINITY;
    const auto size = static_cast<std::size_t>(links.size());
    for (std::size_t cell = 0; cell < links.values.size(); ++cell)
        if (cell % (size + 1) != 0 && !std::isnan(links.values[cell])) {
            low = std::min(low, links.values[cell]);
            high = std::max(high, links.values[cell]);
        }
    std::string what = fmt::format("{} of {} × {} {}", bandwidth ? "bandwidth" : "latency", size, size,
        links.scope == LinkScope::NodePairs ? "nodes" : "devices");
    if (const std::string devices = countedDevices(links.nodes); !devices.empty())
        what += fmt::format(" ({})", devices);
    if (low > high)
        return what;
    if (!links.unitKnown)
        return what
            + fmt::format(
                ", {} to {} in a unit the file does not state", shortestText(low), shortestText(high));
    return what
        + (bandwidth ? fmt::format(", {} to {}", humanRate(low), humanRate(high))
                     : fmt::format(", {} to {}", humanSeconds(low), humanSeconds(high)));
}

std::string lineOf(const CollectiveMeasurement& collective)
{
    std::string text = collective.operation.empty() ? "a collective" : collective.operation;
    if (collective.ranks > 0)
        text += fmt::format(" over {} ranks", collective.ranks);
    return text + fmt::format(", bus bandwidth {}", humanRate(collective.plateauBusBandwidth));
}

std::string lineOf(const StorageRates& rates)
{
    std::vector<std::string> parts;
    const auto add = [&parts](BytesPerSecond rate, const std::string& what) {
        if (rate.value() > 0)
            parts.push_back(humanRate(rate.value()) + ' ' + what);
    };
    add(rates.sequentialRead, "of sequential reads");
    add(rates.randomRead,
        rates.randomBlock.value() > 0
            ? fmt::format("of random reads of {}", humanBytes(rates.randomBlock.value()))
            : std::string("of random reads"));
    add(rates.hostToDevice, "from host memory to a device");
    add(rates.deviceToHost, "back");
    return fmt::format("{}", fmt::join(parts, ", "));
}

void applyStorage(Cluster& cluster, const StorageRates& rates, Diagnostics& diagnostics)
{
    const auto tell = [&diagnostics](const char* code, Phrase message) {
        diagnostics.push_back({Severity::Hint, code, std::move(message), {}, {}, {}});
    };
    if (rates.hostToDevice.value() > 0) {
        cluster.device.hostLink = rates.hostToDevice;
        tell("host-rate",
            Phrase::of("Devices load from host memory at {} from now on, as measured.", rates.hostToDevice));
    }
    if (rates.ofPieces().value() > 0) {
        cluster.host.drives.read = rates.ofPieces();
        tell("drive-rate",
            Phrase::of("The drives of a device are read at {} from now on, as measured, in every plan of the "
                       "cluster: planes of experts and activations that are kept there.",
                rates.ofPieces()));
    }
}

/// "a, b and 14 more"
std::string firstOf(const std::vector<std::string>& names)
{
    constexpr std::size_t kMost = 8;
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), kMost); ++i)
        text += (i == 0 ? "" : ", ") + names[i];
    return text + (names.size() > kMost ? fmt::format(" and {} more", names.size() - kMost) : std::string());
}

} // namespace

std::string toolOf(const Parsed& value)
{
    return std::visit(
        [](const auto& v) -> std::string {
            if constexpr (requires { v.tool; })
                return v.tool;
            else if constexpr (std::is_same_v<std::decay_t<decltype(v)>, ModelSpec>)
                return "Hugging Face";
            else
                return {};
        },
        value);
}

std::string summaryOf(const Parsed& value)
{
    // Halves of a mean and sums over both directions stay with the file; nothing is planned with them.
    if (const auto* links = std::get_if<LinkMeasurement>(&value))
        return links->primary ? lineOf(*links) : std::string();
    if (const auto* collective = std::get_if<CollectiveMeasurement>(&value))
        return lineOf(*collective);
    if (const auto* pair = std::get_if<PairMeasurement>(&value))
        return fmt::format("{}, {} size{}",
            pair->test.empty() ? "a measurement between two processes" : pair->test, pair->rows.size(),
            pair->rows.size() == 1 ? "" : "s");
    if (const auto* hosts = std::get_if<HostList>(&value))
        return fmt::format("{} hosts", hosts->hosts.size());
    if (const auto* topology = std::get_if<DeviceTopology>(&value))
        return fmt::format("connections of {} devices", topology->devices);
    if (const auto* network = std::get_if<NetworkTopology>(&value))
        return fmt::format("{} of {} nodes under {} groups", toString(network->kind), network->nodes.size(),
            network->groups.size());
    if (const auto* measured = std::get_if<MeasuredTimeline>(&value))
        return fmt::format("a step of {} lanes", measured->timeline.lanes.size());
    if (const auto* rates = std::get_if<KernelRates>(&value))
        return rates->kernels.empty() ? std::string()
                                      : fmt::format("{} kernels of {}", rates->kernels.size(), rates->device);
    if (const auto* rates = std::get_if<StorageRates>(&value))
        return lineOf(*rates);
    if (const auto* results = std::get_if<ServiceResults>(&value))
        return fmt::format(
            "{} run{} of a server", results->runs.size(), results->runs.size() == 1 ? "" : "s");
    if (const auto* timed = std::get_if<TimedBatches>(&value))
        return fmt::format("times of {} batches", timed->batches.size());
    if (const auto* model = std::get_if<ModelSpec>(&value))
        return fmt::format("model {}, {} parameters", model->name,
            humanCount(static_cast<double>(countParameters(*model).total)));
    return {};
}

void applyToCluster(Cluster& cluster, const Parsed& value, const HostMapping& hosts, Diagnostics& diagnostics)
{
    if (const auto* links = std::get_if<LinkMeasurement>(&value)) {
        if (links->primary)
            applyLinks(cluster, *links, hosts, diagnostics);
    } else if (const auto* collective = std::get_if<CollectiveMeasurement>(&value)) {
        applyCollective(cluster, *collective, diagnostics);
    } else if (const auto* pair = std::get_if<PairMeasurement>(&value)) {
        applyPair(cluster, *pair, hosts, diagnostics);
    } else if (const auto* list = std::get_if<HostList>(&value)) {
        applyHosts(cluster, *list, diagnostics);
    } else if (const auto* topology = std::get_if<DeviceTopology>(&value)) {
        applyDeviceTopology(cluster, *topology, diagnostics);
    } else if (const auto* network = std::get_if<NetworkTopology>(&value)) {
        applyNetwork(cluster, *network, hosts, diagnostics);
    } else if (const auto* rates = std::get_if<KernelRates>(&value)) {
        applyRates(cluster, *rates, diagnostics);
    } else if (const auto* storage = std::get_if<StorageRates>(&value)) {
        applyStorage(cluster, *storage, diagnostics);
    } else if (std::holds_alternative<MeasuredTimeline>(value)) {
        diagnostics.push_back({Severity::Hint, "trace-kept-only",
            Phrase::of("The trace is kept to compare plans with: nothing of the project was changed."), {},
            {}, {}});
    }
}

void explain(const HostMapping& hosts, const Cluster& cluster, Diagnostics& diagnostics)
{
    std::vector<std::string> renamed;
    std::vector<std::string> leftOut;
    std::vector<std::string> addresses;
    for (const HostRow& row : hosts.rows())
        if (row.isPlaced()) {
            if (row.match != HostMatch::Adopted && row.host != cluster.nodeName(row.node))
                renamed.push_back(fmt::format("{} is {}", row.host, cluster.nodeName(row.node)));
        } else if (row.match == HostMatch::LeftOut || !row.optional) {
            leftOut.push_back(row.host);
        } else if (isNetworkAddress(row.host)) {
            addresses.push_back(row.host);
        }
    const auto say = [&](Severity severity, const char* code, Phrase message,
                         std::vector<std::string> arguments) {
        diagnostics.push_back({severity, code, std::move(message), {}, std::move(arguments), {}});
    };
    if (!renamed.empty())
        say(Severity::Hint, "hosts-mapped",
            Phrase::of("Hosts of the file are called otherwise here: {}.", firstOf(renamed)), {});
    if (!leftOut.empty())
        say(Severity::Warning, "host-not-in-cluster",
            Phrase::of("{} {} no node of this cluster: the links were left out.", firstOf(leftOut),
                leftOut.size() == 1 ? "is" : "are"),
            leftOut);
    if (!addresses.empty())
        say(Severity::Hint, "addresses-not-mapped",
            Phrase::of("Nobody said which nodes the addresses {} are: the figures are kept, links were not "
                       "changed.",
                firstOf(addresses)),
            {});
}

void addSession(LinkSessions& sessions, const std::vector<Parsed>& values, const Cluster& cluster,
    const HostAnswers& answers)
{
    const HostMapping hosts = mapHosts(hostsOf(values), cluster, answers);
    const auto rename = [&](std::string& host) {
        if (const int node = hosts.nodeOf(host); node >= 0)
            host = cluster.nodeName(node);
    };
    bool matrix = false;
    for (const Parsed& value : values)
        if (const auto* links = std::get_if<LinkMeasurement>(&value);
            links != nullptr && links->scope == LinkScope::NodePairs && !links->stated) {
            sessions.matrices.push_back(*links);
            for (std::string& host : sessions.matrices.back().names)
                rename(host);
            matrix = true;
        }
    for (const Parsed& value : values) {
        if (const auto* pair = std::get_if<PairMeasurement>(&value); pair != nullptr && !matrix
            && pair->hosts.size() == 2 && hosts.nodeOf(pair->hosts[0]) >= 0
            && hosts.nodeOf(pair->hosts[1]) >= 0) {
            sessions.pairs.push_back(*pair);
            for (std::string& host : sessions.pairs.back().hosts)
                rename(host);
        }
        if (const auto* run = std::get_if<CollectiveMeasurement>(&value);
            run != nullptr && run->hosts.size() > 1)
            sessions.collectives.push_back(*run);
    }
}

void SaidOfLinks::add(const Parsed& value)
{
    if (const auto* links = std::get_if<LinkMeasurement>(&value)) {
        (links->scope == LinkScope::NodePairs ? nodes : devices) = true;
        kinds = kinds || !links->nodes.empty();
    }
    // A pair that stands for a whole level made its tier, as collectives do.
    const auto* pair = std::get_if<PairMeasurement>(&value);
    nodes = nodes || (pair != nullptr && pair->level.empty());
    collectives = collectives || std::holds_alternative<CollectiveMeasurement>(value)
        || (pair != nullptr && !pair->level.empty());
    network = network || std::holds_alternative<NetworkTopology>(value);
}

namespace {

/// What nodes were before somebody's constants said it: as in the given cluster, or all alike.
Cluster withGivenKinds(Cluster cluster, const std::optional<Cluster>& given)
{
    if (given && given->nodes == cluster.nodes) {
        cluster.device = given->device;
        cluster.otherDevices = given->otherDevices;
        cluster.kindOfNode = given->kindOfNode;
        for (const LinkLevel level : {LinkLevel::DevicePair, LinkLevel::NodePair})
            cluster.links.setTier(level, given->links.tier(level));
        cluster.links.setNodeLinks(given->links.nodeLinks()); // links like the tier's are left to it
        return cluster;
    }
    std::vector<int> all(static_cast<std::size_t>(cluster.nodes));
    std::iota(all.begin(), all.end(), 0);
    dropNodeKind(cluster, all);
    return cluster;
}

} // namespace

Cluster without(const SaidOfLinks& said, Cluster cluster, const std::optional<Cluster>& given)
{
    if (said.kinds)
        cluster = withGivenKinds(std::move(cluster), given);
    const LinkTable before = cluster.links;
    // Tiers belong to the device; another one has its own.
    const LinkTable assumed = given && given->device == cluster.device
        ? given->links
        : makeCluster(cluster.nodes, cluster.devicesPerNode, cluster.device).links;
    LinkTable links(before.nodes(), before.devicesPerNode(), before.tier(LinkLevel::DevicePair),
        before.tier(LinkLevel::NodePair));
    for (const LinkLevel level : {LinkLevel::DevicePair, LinkLevel::NodePair})
        if (said.collectives && before.tier(level).origin != LinkOrigin::Assumed)
            links.setTier(level, assumed.tier(level));
    // Links that nobody gave are none.
    const LinkTable none(before.nodes(), before.devicesPerNode(), {}, {});
    const LinkTable& left = given ? given->links : none;
    const auto from = [&](bool wasSaid) -> const LinkTable& { return wasSaid ? left : before; };
    links.setNodeMatrix(from(said.nodes).nodeMatrix());
    links.setNodeDeviceMatrix(from(said.devices).nodeDeviceMatrix());
    links.setDeviceMatrix(from(said.devices).deviceMatrix());
    for (const CollectiveCurve& curve : from(said.collectives).curves())
        links.setCurve(curve);
    links.setNetworkTiers(from(said.network).networkTiers());
    links.setPortsPerNode(before.portsPerNode());
    links.setNodeLinks(before.nodeLinks());
    cluster.links = std::move(links);
    return cluster;
}

} // namespace rankloom
