// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/import_preview.h"

#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/base/whole_file.h"
#include "core/exchange/host_answers.h"
#include "core/measure/apply_links.h"
#include "core/model/parameters.h"
#include "db/connection.h"
#include "db/project_file.h"
#include "db/project_impl.h"
#include "db/tables.h"

namespace rankloom::db {

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

/// "a, b and 14 more"
std::string firstOf(const std::vector<std::string>& names)
{
    constexpr std::size_t kMost = 8;
    std::string text;
    for (std::size_t i = 0; i < std::min(names.size(), kMost); ++i)
        text += (i == 0 ? "" : ", ") + names[i];
    return text + (names.size() > kMost ? fmt::format(" and {} more", names.size() - kMost) : std::string());
}

/// How many cells of two matrices differ, "not measured" equal to itself.
std::int64_t differingCells(const std::vector<double>& a, const std::vector<double>& b)
{
    if (a.empty() || b.empty())
        return std::ranges::count_if(a.empty() ? b : a, [](double cell) { return !std::isnan(cell); });
    if (a.size() != b.size())
        return static_cast<std::int64_t>(b.size());
    std::int64_t count = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        count += a[i] == b[i] || (std::isnan(a[i]) && std::isnan(b[i])) ? 0 : 1;
    return count;
}

/// Words of core/cluster that stand in these sentences.
Phrase originText(LinkOrigin origin)
{
    switch (origin) {
    case LinkOrigin::Measured:
        return Phrase::word("measured");
    case LinkOrigin::Inferred:
        return Phrase::word("inferred");
    case LinkOrigin::Assumed:
        break;
    }
    return Phrase::word("assumed");
}

Phrase tierText(const LinkFigure& figure)
{
    return Phrase::of("{}, {} ({})", figure.bandwidth, figure.latency, originText(figure.origin));
}

void tellMatrix(
    std::vector<Phrase>& lines, const Phrase& where, const LinkMatrix& before, const LinkMatrix& after)
{
    if (const std::int64_t cells = differingCells(before.bandwidth, after.bandwidth); cells > 0)
        lines.push_back(Phrase::of("{} measured bandwidths {}", cells, where));
    if (const std::int64_t cells = differingCells(before.latency, after.latency); cells > 0)
        lines.push_back(Phrase::of("{} measured latencies {}", cells, where));
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

std::vector<Phrase> clusterChanges(const Cluster& before, const Cluster& after)
{
    std::vector<Phrase> lines;
    const LinkTable& old = before.links;
    const LinkTable& now = after.links;
    if (before.nodes != after.nodes || before.devicesPerNode != after.devicesPerNode)
        lines.push_back(Phrase::of("the cluster: {} nodes of {} devices instead of {} of {}", after.nodes,
            after.devicesPerNode, before.nodes, before.devicesPerNode));
    if (before.nodeNames != after.nodeNames)
        lines.push_back(Phrase::of("the names of {} nodes", after.nodeNames.size()));
    if (before.unavailableNodes != after.unavailableNodes)
        lines.push_back(Phrase::of("which nodes are kept free"));
    tellMatrix(lines, Phrase::of("between nodes"), old.nodeMatrix(), now.nodeMatrix());
    tellMatrix(
        lines, Phrase::of("between the devices of a node"), old.nodeDeviceMatrix(), now.nodeDeviceMatrix());
    tellMatrix(lines, Phrase::of("between all devices"), old.deviceMatrix(), now.deviceMatrix());
    const auto tell = [&](LinkLevel level, const Phrase& where) {
        if (old.tier(level) != now.tier(level))
            lines.push_back(Phrase::of(
                "links {}: {} instead of {}", where, tierText(now.tier(level)), tierText(old.tier(level))));
    };
    tell(LinkLevel::DevicePair, Phrase::of("between the devices of a node"));
    tell(LinkLevel::NodePair, Phrase::of("between nodes"));
    if (old.networkTiers() != now.networkTiers())
        for (const NetworkTier& tier : now.networkTiers())
            lines.push_back(
                Phrase::of("links between nodes that share {}: {}", tier.name, tierText(tier.figure)));
    if (!old.networkTiers().empty() && now.networkTiers().empty())
        lines.push_back(Phrase::of("no levels of the network any more"));
    if (old.portsPerNode() != now.portsPerNode())
        lines.push_back(Phrase::of("network ports of a node: {}", now.portsPerNode()));
    if (old.curves() != now.curves())
        lines.push_back(Phrase::of("how collectives depend on the size: {} sweeps", now.curves().size()));
    if (lines.empty() && before != after)
        lines.push_back(Phrase::of("the cluster"));
    return lines;
}

Result<ProjectFile::ImportPreview> ProjectFile::previewImport(
    const std::string& path, FileFormat format, const ReadingHints& hints) const
{
    return m_impl->read([&]() -> Result<ImportPreview> {
        const Result<std::string> text = readWholeFile(path, kMostTextBytes);
        if (!text)
            return tl::unexpected(text.error());
        const FileFormat found = format != FileFormat::Unknown
            ? format
            : recognise(std::string_view(*text).substr(0, 65536), nameOfFile(path));
        Result<Reading> reading = readSound(*text, path, found, hints);
        if (!reading)
            return tl::unexpected(reading.error());
        const Result<Scenario> current = readCurrentScenario(m_impl->database);
        if (!current)
            return tl::unexpected(current.error());
        Result<Cluster> cluster = readCluster(m_impl->database, current->cluster);
        if (!cluster)
            return tl::unexpected(cluster.error());
        HostAnswers answers = readHostAnswers(m_impl->database, current->cluster);
        for (const auto& [host, node] : hints.hosts)
            answers[host] = node;
        ImportPreview preview;
        preview.format = reading->format;
        preview.lines = reading->lines;
        preview.diagnostics = std::move(reading->diagnostics);
        preview.hosts = mapHosts(hostsOf(reading->values), *cluster, answers);
        preview.cluster = clusterOffer(reading->values, *cluster, answers);
        if (hints.between.empty())
            preview.place = placeQuestion(reading->values, *cluster, preview.hosts);
        const Cluster before = *cluster;
        // As if all guesses were right: the person sees what is at stake.
        const HostMapping guessed = settled(preview.hosts, OpenHosts::Guess);
        for (const Parsed& value : reading->values) {
            if (const std::string line = summaryOf(value); !line.empty())
                preview.contents.push_back(line);
            if (const auto* links = std::get_if<LinkMeasurement>(&value))
                preview.unitKnown = preview.unitKnown && links->unitKnown;
            applyToCluster(*cluster, value, guessed, preview.diagnostics);
            preview.changesModel = preview.changesModel || std::holds_alternative<ModelSpec>(value);
        }
        preview.changes = clusterChanges(before, *cluster);
        for (int node = 0; node < before.nodes; ++node)
            preview.nodes.push_back(before.nodeName(node));
        preview.devicesPerNode = before.devicesPerNode;
        return preview;
    });
}

} // namespace rankloom::db
