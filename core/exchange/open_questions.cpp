// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/open_questions.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <set>
#include <unordered_map>

#include <fmt/format.h>

#include "core/base/limits.h"
#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/cluster/node_kinds.h"
#include "core/exchange/host_answers.h"
#include "core/exchange/syntax/text_lines.h"
#include "core/measure/network_tiers.h"

namespace rankloom {

namespace {

constexpr const char* kBetween = "between";
constexpr const char* kLevel = "level";
constexpr const char* kRanksPerNode = "ranks-per-node";

/// What the values say of the shape of a cluster; 0 where they say nothing.
struct Shape {
    std::vector<std::string> names;
    int nodes = 0;
    int devicesPerNode = 0;
    bool needed = false;
};

void addHosts(Shape& shape, const HostList& list, const Cluster& cluster)
{
    shape.nodes = static_cast<int>(list.hosts.size());
    for (const HostList::Host& host : list.hosts)
        shape.names.push_back(host.name);
    const int slots = list.hosts.empty() ? 0 : list.hosts.front().slotCount;
    // A list without slots says one for every host.
    if (slots > 1
        && std::ranges::all_of(list.hosts, [&](const HostList::Host& h) { return h.slotCount == slots; }))
        shape.devicesPerNode = slots;
    shape.needed = shape.needed || shape.nodes != cluster.nodes
        || (shape.devicesPerNode > 0 && shape.devicesPerNode != cluster.devicesPerNode);
}

void addNames(Shape& shape, const std::vector<std::string>& names)
{
    if (!shape.names.empty())
        return;
    shape.names = names;
    shape.nodes = static_cast<int>(names.size());
}

Shape shapeOf(const std::vector<Parsed>& values, const Cluster& cluster)
{
    Shape shape;
    for (const Parsed& value : values) {
        if (const auto* list = std::get_if<HostList>(&value)) {
            addHosts(shape, *list, cluster);
        } else if (const auto* network = std::get_if<NetworkTopology>(&value)) {
            addNames(shape, network->nodes);
        } else if (const auto* topology = std::get_if<DeviceTopology>(&value)) {
            shape.devicesPerNode = topology->devices;
            shape.needed = shape.needed || topology->devices != cluster.devicesPerNode;
        } else if (const auto* links = std::get_if<LinkMeasurement>(&value);
                   links != nullptr && links->primary) {
            if (links->scope == LinkScope::NodePairs) {
                addNames(shape, links->names);
            } else if (links->size() != cluster.devicesPerNode && links->size() != cluster.devices()) {
                shape.devicesPerNode = links->size();
                shape.needed = true;
            }
        }
    }
    return shape;
}

bool areNames(const std::vector<std::string>& names)
{
    std::set<std::string> seen;
    return std::ranges::all_of(names, [&](const std::string& name) {
        return !name.empty() && !isNetworkAddress(name) && seen.insert(name).second;
    });
}

/// For every node of the offer the node of the cluster that is called so, or -1.
std::vector<int> knownNodes(const Cluster& cluster, const ClusterOffer& offer)
{
    std::unordered_map<std::string, int> nodes;
    for (int node = 0; node < cluster.nodes; ++node)
        nodes.emplace(cluster.nodeName(node), node);
    std::vector<int> known(static_cast<std::size_t>(offer.nodes), -1);
    for (std::size_t i = 0; i < known.size(); ++i) {
        // Without names the shape alone is another one, and nodes keep their numbers.
        if (offer.names.empty())
            known[i] = static_cast<int>(i) < cluster.nodes ? static_cast<int>(i) : -1;
        else if (const auto at = nodes.find(offer.names[i]); at != nodes.end() && !cluster.nodeNames.empty())
            known[i] = at->second;
    }
    return known;
}

LinkMatrix onKnown(const LinkMatrix& matrix, const std::vector<int>& known)
{
    if (matrix.empty() || std::ranges::count_if(known, [](int node) { return node >= 0; }) < 2)
        return {};
    const double none = std::numeric_limits<double>::quiet_NaN();
    LinkMatrix out;
    out.size = static_cast<int>(known.size());
    out.bandwidth.assign(known.size() * known.size(), none);
    if (!matrix.latency.empty())
        out.latency = out.bandwidth;
    for (int from = 0; from < out.size; ++from)
        for (int to = 0; to < out.size; ++to) {
            const int a = known[static_cast<std::size_t>(from)];
            const int b = known[static_cast<std::size_t>(to)];
            if (a < 0 || b < 0 || from == to)
                continue;
            out.bandwidth[out.index(from, to)] = matrix.bandwidth[matrix.index(a, b)];
            if (!matrix.latency.empty())
                out.latency[out.index(from, to)] = matrix.latency[matrix.index(a, b)];
        }
    return out;
}

/// The tiers that still say which nodes are near each other.
std::vector<NetworkTier> onKnown(std::vector<NetworkTier> tiers, const std::vector<int>& known)
{
    for (NetworkTier& tier : tiers) {
        std::vector<std::int32_t> groups;
        for (const int node : known)
            groups.push_back(node >= 0 ? tier.groupOf[static_cast<std::size_t>(node)] : -1);
        tier.groupOf = std::move(groups);
    }
    std::erase_if(tiers, [](const NetworkTier& tier) {
        return std::ranges::all_of(tier.groupOf, [](std::int32_t group) { return group < 0; });
    });
    return tiers;
}

bool isOpenPair(const PairMeasurement& pair, const HostMapping& mapping)
{
    if (pair.collective || pair.bothDirections || pair.rows.empty() || !pair.level.empty())
        return false;
    return pair.hosts.size() != 2 || std::ranges::any_of(pair.hosts, [&](const std::string& host) {
        return isNetworkAddress(host) && mapping.nodeOf(host) < 0;
    });
}

bool isOpenCollective(const CollectiveMeasurement& run)
{
    return run.hosts.empty() && run.level.empty() && isRing(run.operation) && run.ranks > 1
        && run.plateauBusBandwidth > 0 && std::isfinite(run.plateauBusBandwidth);
}

std::string nameOf(LinkLevel level) { return toString(level); }

Phrase perNode(int ranks)
{
    return ranks == 1 ? Phrase::of("one rank on each") : Phrase::of("{} ranks on each", ranks);
}

/// Levels between nodes, the nearest first.
std::vector<std::pair<std::string, Phrase>> levelsBetweenNodes(const Cluster& cluster)
{
    std::vector<std::pair<std::string, Phrase>> levels;
    for (const NetworkTier& tier : cluster.links.networkTiers())
        levels.emplace_back(tier.name, Phrase::of("between nodes of one {}", tier.name));
    levels.emplace_back(nameOf(LinkLevel::NodePair),
        levels.empty() ? Phrase::of("between nodes") : Phrase::of("between nodes farther apart"));
    return levels;
}

std::vector<PlaceChoice> levelsOf(const Cluster& cluster, int ranks)
{
    std::vector<PlaceChoice> choices;
    if (cluster.devicesPerNode > 1 && ranks <= cluster.devicesPerNode)
        choices.push_back(
            {{{}, nameOf(LinkLevel::DevicePair), 0}, Phrase::of("between the devices of a node")});
    std::vector<int> shares;
    for (const int share : {cluster.devicesPerNode, 1})
        if (share > 0 && ranks % share == 0 && ranks / share > 1
            && std::ranges::find(shares, share) == shares.end())
            shares.push_back(share);
    if (cluster.nodes > 1)
        for (const auto& [level, words] : levelsBetweenNodes(cluster))
            for (const int share : shares)
                choices.push_back({{{}, level, ranks > 2 ? share : 0},
                    ranks > 2 ? Phrase::of("{}, {}", words, perNode(share)) : words});
    return choices;
}

} // namespace

std::optional<ClusterOffer> clusterOffer(
    const std::vector<Parsed>& values, const Cluster& cluster, const HostAnswers& answers)
{
    if (cluster.devices() == 0)
        return std::nullopt;
    const Shape shape = shapeOf(values, cluster);
    ClusterOffer offer {shape.nodes > 0 ? shape.nodes : cluster.nodes,
        shape.devicesPerNode > 0 ? shape.devicesPerNode : cluster.devicesPerNode, shape.names, shape.needed};
    if (!areNames(offer.names) || offer.devicesPerNode > limits::kMostDevicesPerNode
        || std::int64_t {offer.nodes} * offer.devicesPerNode > limits::kMostDevices)
        return std::nullopt;
    const bool sameShape = offer.nodes == cluster.nodes && offer.devicesPerNode == cluster.devicesPerNode;
    const bool list = std::ranges::any_of(
        values, [](const Parsed& value) { return std::holds_alternative<HostList>(value); });
    if (offer.names.empty() || list)
        return sameShape ? std::nullopt : std::optional(offer); // a list that fits names the nodes
    const HostMapping mapping = settled(mapHosts(hostsOf(values), cluster, answers), OpenHosts::Guess);
    const auto placed =
        std::ranges::count_if(mapping.nodesOf(offer.names), [](int node) { return node >= 0; });
    if (sameShape && placed >= std::min<std::ptrdiff_t>(2, std::ssize(offer.names)))
        return std::nullopt;
    // Which nodes of a larger network this cluster has is known where two of them are.
    offer.needed = offer.needed || placed < 2;
    return offer;
}

Cluster asOffered(const Cluster& cluster, const ClusterOffer& offer)
{
    const std::vector<int> known = knownNodes(cluster, offer);
    const LinkTable& old = cluster.links;
    Cluster out = makeCluster(offer.nodes, offer.devicesPerNode, cluster.device);
    out.nodeNames = offer.names;
    if (offer.names.empty() && offer.nodes == cluster.nodes)
        out.nodeNames = cluster.nodeNames;
    for (const LinkLevel level : {LinkLevel::DevicePair, LinkLevel::NodePair})
        out.links.setTier(level, old.tier(level));
    for (const CollectiveCurve& curve : old.curves())
        if (curve.ranks <= out.devices())
            out.links.setCurve(curve);
    out.links.setNetworkTiers(onKnown(old.networkTiers(), known));
    out.links.setPortsPerNode(old.portsPerNode());
    out.links.setNodeMatrix(onKnown(old.nodeMatrix(), known));
    if (out.devicesPerNode == cluster.devicesPerNode)
        out.links.setNodeDeviceMatrix(old.nodeDeviceMatrix());
    for (NodeKind kind : otherNodeKinds(cluster)) {
        const std::vector<int> were = std::move(kind.nodes);
        kind.nodes.clear();
        for (int node = 0; node < out.nodes; ++node)
            if (std::ranges::binary_search(were, known[static_cast<std::size_t>(node)]))
                kind.nodes.push_back(node);
        if (!kind.nodes.empty())
            setNodeKind(out, kind);
    }
    for (int node = 0; node < out.nodes; ++node)
        if (const int was = known[static_cast<std::size_t>(node)]; was >= 0)
            if (const UnavailableNode* outage = cluster.outageOf(was))
                out.setOutage(node, *outage);
    return out;
}

std::optional<PlaceQuestion> placeQuestion(
    const std::vector<Parsed>& values, const Cluster& cluster, const HostMapping& mapping)
{
    PlaceQuestion question;
    int ranks = 0;
    for (const Parsed& value : values) {
        if (const auto* pair = std::get_if<PairMeasurement>(&value); pair && isOpenPair(*pair, mapping)) {
            question.pair = true;
            ranks = std::max(ranks, 2);
        }
        if (const auto* run = std::get_if<CollectiveMeasurement>(&value); run && isOpenCollective(*run))
            ranks = std::max(ranks, run->ranks);
    }
    if (ranks == 0)
        return std::nullopt;
    question.pair = question.pair && ranks == 2 && cluster.nodes > 1;
    question.levels = levelsOf(cluster, ranks);
    return question.levels.empty() && !question.pair ? std::nullopt : std::optional(question);
}

Result<SettledQuestions> settledQuestions(const std::vector<Parsed>& values, const Cluster& cluster,
    const HostAnswers& answers, const ReadingHints& hints)
{
    SettledQuestions found;
    const std::optional<ClusterOffer> offer = clusterOffer(values, cluster, answers);
    if (offer && (hints.cluster == ClusterAnswer::ThisPlan || hints.cluster == ClusterAnswer::AllPlans))
        found.taken = asOffered(cluster, *offer);
    const Cluster& shaped = found.taken ? *found.taken : cluster;
    if (Result<void> known = checkPlace(hints.between, shaped); !known)
        return tl::unexpected<Error>(std::move(known.error()));
    if (offer && offer->needed && hints.cluster == ClusterAnswer::Open)
        found.openCluster = offer;
    found.openPlace =
        hints.between.empty() && placeQuestion(values, shaped, mapHosts(hostsOf(values), shaped, answers));
    if (hints.askFirst && (found.openCluster || found.openPlace))
        return tl::unexpected<Error>(Error {ErrorCode::BadValue,
            Phrase::of("the file does not say all that it could: which nodes it is about, or where it was "
                       "measured"),
            {}, {kQuestionsOpen}, {}});
    return found;
}

Result<void> checkPlace(const MeasuredBetween& between, const Cluster& cluster)
{
    if (between.kept)
        return {};
    if (!between.level.empty() && !figureOfLevel(cluster.links, between.level)) {
        std::vector<std::string> levels {nameOf(LinkLevel::DevicePair), nameOf(LinkLevel::NodePair)};
        for (const NetworkTier& tier : cluster.links.networkTiers())
            levels.push_back(tier.name);
        return fail(ErrorCode::BadValue, Phrase::of("the cluster has no level {}", inQuotes(between.level)),
            {}, Phrase::of("Levels: {}.", alternatives(levels)));
    }
    if (between.nodes.empty())
        return {};
    HostAnswers answers;
    for (std::size_t i = 0; i < between.nodes.size(); ++i)
        answers[fmt::format("host {}", i)] = between.nodes[i];
    if (between.nodes.size() != 2 || between.nodes[0] == between.nodes[1])
        return fail(ErrorCode::BadValue, Phrase::of("a link is between two nodes"), {},
            Phrase::of("Name the sender and the receiver: n03,n07."));
    return checkAnswers(answers, cluster);
}

void placeValues(std::vector<Parsed>& values, const MeasuredBetween& between)
{
    if (between.empty() || between.kept)
        return;
    for (Parsed& value : values) {
        if (auto* pair = std::get_if<PairMeasurement>(&value); pair && isOpenPair(*pair, HostMapping())) {
            pair->level = between.level;
            if (between.nodes.size() == 2)
                pair->hosts = between.nodes;
        }
        if (auto* run = std::get_if<CollectiveMeasurement>(&value);
            run && isOpenCollective(*run) && !between.level.empty()) {
            run->level = between.level;
            run->ranksPerNode = between.ranksPerNode;
        }
    }
}

std::vector<TraceTag> placeTags(const MeasuredBetween& between)
{
    std::vector<TraceTag> tags;
    if (between.nodes.size() == 2)
        tags.push_back({kBetween, between.nodes[0] + "," + between.nodes[1]});
    if (!between.level.empty())
        tags.push_back({kLevel, between.level});
    if (between.ranksPerNode > 0)
        tags.push_back({kRanksPerNode, std::to_string(between.ranksPerNode)});
    return tags;
}

MeasuredBetween placeOf(const std::vector<TraceTag>& tags)
{
    MeasuredBetween between;
    for (const TraceTag& tag : tags) {
        if (const std::size_t comma = tag.value.find(','); tag.key == kBetween && comma != std::string::npos)
            between.nodes = {tag.value.substr(0, comma), tag.value.substr(comma + 1)};
        if (tag.key == kLevel)
            between.level = tag.value;
        if (tag.key == kRanksPerNode)
            between.ranksPerNode = static_cast<int>(parseInteger(tag.value).value_or(0));
    }
    return between;
}

} // namespace rankloom
