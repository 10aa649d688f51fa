// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/link_trials.h"

#include <cmath>
#include <limits>
#include <map>
#include <string>
#include <utility>

#include "core/measure/link_session.h"
#include "core/measure/round_effect.h"

namespace rankloom {

namespace {

/// Bandwidths between the nodes of a cluster, as a session has them.
LinkMatrix linksOf(const LinkMeasurement& session, const Cluster& cluster)
{
    std::map<std::string, std::size_t> row;
    for (std::size_t i = 0; i < session.names.size(); ++i)
        row.emplace(session.names[i], i);
    LinkMatrix out;
    out.size = cluster.nodes;
    out.bandwidth.assign(static_cast<std::size_t>(cluster.nodes) * static_cast<std::size_t>(cluster.nodes),
        std::numeric_limits<double>::quiet_NaN());
    for (int a = 0; a < cluster.nodes; ++a)
        for (int b = 0; b < cluster.nodes; ++b) {
            const auto from = row.find(cluster.nodeName(a));
            const auto to = row.find(cluster.nodeName(b));
            if (a != b && from != row.end() && to != row.end())
                if (const double value = session.values[from->second * session.names.size() + to->second];
                    std::isfinite(value) && value > 0)
                    out.bandwidth[out.index(a, b)] = value;
        }
    return out;
}

/// Pairs of nodes that both have a figure, and those of them that have the same one.
std::pair<int, int> compared(const LinkMatrix& a, const LinkMatrix& b)
{
    int both = 0;
    int same = 0;
    for (int from = 0; from < a.size; ++from)
        for (int to = 0; to < a.size; ++to) {
            const double x = a.bandwidth[a.index(from, to)];
            const double y = b.bandwidth[b.index(from, to)];
            if (from == to || !std::isfinite(x) || !std::isfinite(y))
                continue;
            ++both;
            same += std::abs(x - y) <= 1e-9 * std::abs(x) ? 1 : 0;
        }
    return {both, same};
}

} // namespace

std::vector<LinkTrial> linkTrials(const Cluster& cluster, const LinkSessions& sessions)
{
    std::vector<LinkTrial> trials;
    const LinkMatrix& present = cluster.links.nodeMatrix();
    if (present.size < 3 || present.size != cluster.nodes)
        return trials;
    const auto add = [&](LinkTrial::Kind kind, std::string name, LinkMatrix nodes,
                         const RoundEffect& effect) {
        nodes.bandwidth = withoutRounds(measurementOf(nodes), effect).values;
        for (std::size_t i = 0; i < nodes.bandwidth.size(); ++i)
            if (!(nodes.bandwidth[i] > 0))
                nodes.bandwidth[i] = present.bandwidth[i];
        nodes.latency = present.latency;
        trials.push_back({kind, std::move(name), std::move(nodes)});
    };
    if (const RoundEffect effect = findRoundEffect(measurementOf(present)); effect.significant)
        add(LinkTrial::Kind::RoundsRemoved, {}, present, effect);
    std::map<std::string, int> numberOf;
    for (const LinkMeasurement& session : sessions.matrices) {
        if (!isSession(session))
            continue;
        LinkMatrix nodes = linksOf(session, cluster);
        const int number = ++numberOf[session.tool];
        const auto [both, same] = compared(present, nodes);
        // The links as they are come from one of the sessions: that one says nothing new.
        if (2 * both >= cluster.nodes * (cluster.nodes - 1) && same < both)
            add(LinkTrial::Kind::Session, session.tool + ' ' + std::to_string(number), nodes,
                findRoundEffect(measurementOf(nodes)));
    }
    return trials;
}

} // namespace rankloom
