// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/exchange_groups.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/error.h"

namespace rankloom {

namespace {

/// A bound adds up in another order than an exchange. Sums of n positive terms differ by no more than some n
/// units in the last place, 1e-9 is that of more members than a cluster has devices.
constexpr double kRounding = 1 + 1e-9;

} // namespace

ExchangeGroups::ExchangeGroups(const LinkTable& links, std::size_t sets)
    : m_links(links)
    , m_nodesAreAlike(links.nodesAreAlike() && links.shares().ofNode.empty() && links.shares().ofPair.empty())
    , m_sets(sets)
{
    const LinkFigure tier = links.slowestInside();
    double slowest = tier.bandwidth.value();
    m_insideLatency = tier.latency.value();
    const LinkMatrix& inside = links.nodeDeviceMatrix();
    for (const double bandwidth : inside.bandwidth)
        slowest = std::fmin(slowest, bandwidth); // of NaN and a number the number
    for (const double latency : inside.latency)
        m_insideLatency = std::fmax(m_insideLatency, latency);
    m_insideSecondsPerByte = 1 / slowest;
}

void ExchangeGroups::add(std::size_t set, std::vector<int> devices)
{
    Group group;
    std::vector<int> nodes;
    group.pattern = patternOf(devices, nodes);
    group.slowdown = slowdownOf(devices, nodes.size());
    group.firstPair = m_latency.size();
    for (std::size_t pair = 0; pair < nodes.size() * nodes.size() && group.bounded(); ++pair) {
        const int from = nodes[pair / nodes.size()];
        const int to = nodes[pair % nodes.size()];
        const LinkFigure link = from == to ? LinkFigure {} : m_links.nodeLink(from, to);
        m_secondsPerByte.push_back(from == to ? 0 : 1 / link.bandwidth.value());
        m_latency.push_back(link.latency.value());
        if (!std::isfinite(m_secondsPerByte.back()))
            group.slowdown = std::numeric_limits<double>::infinity();
    }
    group.devices = std::move(devices);
    m_sets[set].push_back(std::move(group));
}

std::size_t ExchangeGroups::patternOf(std::span<const int> devices, std::vector<int>& nodes)
{
    Pattern pattern;
    pattern.nodeOfMember.reserve(devices.size());
    for (const int device : devices) {
        const int node = m_links.nodeOf(device);
        // Members of one node follow each other as a rule.
        auto at = nodes.empty() || nodes.back() != node ? std::ranges::find(nodes, node) : nodes.end() - 1;
        if (at == nodes.end())
            at = nodes.insert(at, node);
        pattern.nodeOfMember.push_back(static_cast<int>(at - nodes.begin()));
    }
    pattern.nodes = nodes.size();
    const auto known = std::ranges::find(m_patterns, pattern.nodeOfMember, &Pattern::nodeOfMember);
    const auto number = static_cast<std::size_t>(known - m_patterns.begin());
    if (known == m_patterns.end())
        m_patterns.push_back(std::move(pattern));
    return number;
}

bool ExchangeGroups::Group::bounded() const { return slowdown < std::numeric_limits<double>::infinity(); }

double ExchangeGroups::slowdownOf(std::span<const int> devices, std::size_t nodes) const
{
    // With fewer than two members in a node the bound costs as much as the exchange.
    if (!m_links.deviceMatrix().empty() || !std::isfinite(m_insideSecondsPerByte)
        || 2 * nodes > devices.size())
        return std::numeric_limits<double>::infinity();
    const std::vector<double>& shares = m_links.shares().ofDevice;
    double least = 1;
    if (!shares.empty())
        for (const int device : devices)
            least = std::min(least, shares[static_cast<std::size_t>(device)]);
    return 1 / least;
}

NodeLoads ExchangeGroups::loadsOf(std::span<const double> bytes, const Pattern& pattern) const
{
    const std::size_t members = pattern.nodeOfMember.size();
    const std::size_t nodes = pattern.nodes;
    const auto nodeOf = [&pattern](
                            std::size_t m) { return static_cast<std::size_t>(pattern.nodeOfMember[m]); };
    std::vector<double> sent(nodes); // by one member, to each node
    std::vector<double> received(nodes * members, 0.0); // from each node, by each member
    NodeLoads loads {std::vector<double>(nodes * nodes, 0.0), std::vector<double>(nodes * nodes, 0.0)};
    for (std::size_t from = 0; from < members; ++from) {
        std::ranges::fill(sent, 0.0);
        double* const arrived = &received[nodeOf(from) * members];
        for (std::size_t to = 0; to < members; ++to) {
            const double part = from == to ? 0 : bytes[from * members + to];
            sent[nodeOf(to)] += part;
            arrived[to] += part;
        }
        double* const most = &loads.sent[nodeOf(from) * nodes];
        for (std::size_t node = 0; node < nodes; ++node)
            most[node] = std::max(most[node], sent[node]);
    }
    for (std::size_t node = 0; node < nodes; ++node)
        for (std::size_t to = 0; to < members; ++to) {
            double& most = loads.received[node * nodes + nodeOf(to)];
            most = std::max(most, received[node * members + to]);
        }
    return loads;
}

ExchangeBytes ExchangeGroups::prepare(std::vector<double> bytes, std::optional<std::size_t> set) const
{
    ExchangeBytes out {std::move(bytes), std::vector<NodeLoads>(m_patterns.size())};
    for (std::size_t s = set.value_or(0); s < (set ? *set + 1 : m_sets.size()); ++s) {
        if (m_sets[s].size() < 2)
            continue; // the only group is the slowest
        for (const Group& group : m_sets[s])
            if (NodeLoads& loads = out.ofPattern[group.pattern]; group.bounded() && loads.sent.empty())
                loads = loadsOf(out.ofPair, m_patterns[group.pattern]);
    }
    return out;
}

/// Seconds. Every port of every member of a node is no busier than with the most that any of them sends to,
/// or receives from, each node.
double ExchangeGroups::atMost(const Group& group, const ExchangeBytes& bytes) const
{
    if (!group.bounded())
        return std::numeric_limits<double>::infinity();
    const NodeLoads& loads = bytes.ofPattern[group.pattern];
    const std::size_t nodes = m_patterns[group.pattern].nodes;
    const double* const secondsPerByte = &m_secondsPerByte[group.firstPair];
    const double* const latencies = &m_latency[group.firstPair];
    double longest = 0;
    for (std::size_t node = 0; node < nodes; ++node) {
        double sending = 0;
        double receiving = 0;
        double latency = m_insideLatency;
        for (std::size_t peer = 0; peer < nodes; ++peer) {
            const std::size_t there = node * nodes + peer;
            const std::size_t back = peer * nodes + node;
            sending += loads.sent[there] * secondsPerByte[there]; // 0 inside the node
            receiving += loads.received[back] * secondsPerByte[back];
            latency = std::max({latency, latencies[there], latencies[back]});
        }
        const std::size_t own = node * nodes + node;
        const double inside = std::max(loads.sent[own], loads.received[own]) * m_insideSecondsPerByte;
        longest = std::max(longest, std::max({sending, receiving, inside}) + latency);
    }
    return longest * group.slowdown * kRounding;
}

/// Exactly, so that any exchange takes as long in both: whatever the members' own devices may add is compared
/// as well.
bool ExchangeGroups::sameLinks(const Group& a, const Group& b) const
{
    if (a.pattern != b.pattern || !m_links.deviceMatrix().empty()
        || !sameSlots(m_links, a.devices, b.devices))
        return false;
    if (m_nodesAreAlike || !a.bounded() || !b.bounded())
        return m_nodesAreAlike;
    const std::size_t pairs = m_patterns[a.pattern].nodes * m_patterns[a.pattern].nodes;
    const auto same = [&](const std::vector<double>& figures) {
        const double* const first = figures.data();
        return std::equal(first + a.firstPair, first + a.firstPair + pairs, first + b.firstPair);
    };
    return same(m_secondsPerByte) && same(m_latency);
}

SlowestExchange ExchangeGroups::slowest(
    std::size_t set, const ExchangeBytes& first, const ExchangeBytes& second) const
{
    struct Priced {
        std::size_t group = 0;
        CollectiveCost first;
        CollectiveCost second;
    };
    const std::vector<Group>& groups = m_sets[set];
    std::vector<Priced> priced;
    SlowestExchange found;
    const bool alike = first.ofPair == second.ofPair; // as even loads are, there and back
    const auto price = [&](std::size_t g) {
        const PairwiseExchange exchange(m_links, groups[g].devices);
        const CollectiveCost there = exchange.cost(first.ofPair);
        const Priced& now =
            priced.emplace_back(Priced {g, there, alike ? there : exchange.cost(second.ofPair)});
        found.both = std::max(found.both, now.first.time + now.second.time);
        found.one.time = std::max({found.one.time, now.first.time, now.second.time});
    };
    std::vector<std::pair<double, double>> bounds;
    std::size_t most = 0; // the group that may take longest
    for (std::size_t g = 0; g < groups.size() && groups.size() > 1; ++g) {
        bounds.emplace_back(atMost(groups[g], first), atMost(groups[g], second));
        if (bounds[g].first + bounds[g].second > bounds[most].first + bounds[most].second)
            most = g;
    }
    if (!groups.empty())
        price(most);
    // Groups with the links of `most` come behind it: equal links have equal bounds.
    for (std::size_t g = 0; g < bounds.size(); ++g) {
        const auto [there, home] = bounds[g];
        const bool slower = there + home > found.both.value();
        const bool slowestOne = std::max(there, home) >= found.one.time.value();
        if (g != most && (slower || slowestOne) && std::ranges::none_of(priced, [&](const Priced& known) {
                return sameLinks(groups[known.group], groups[g]);
            }))
            price(g);
    }
    std::ranges::sort(priced, {}, &Priced::group);
    found.one = {};
    for (const Priced& now : priced) {
        found.one.keepSlower(now.first);
        found.one.keepSlower(now.second);
    }
    return found;
}

} // namespace rankloom
