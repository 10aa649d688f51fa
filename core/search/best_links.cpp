// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/best_links.h"

#include <algorithm>
#include <limits>
#include <utility>

#include "core/cluster/device_figures.h"
#include "core/cluster/host.h"

namespace rankloom {

namespace {

/// Better of what is there and a link.
void improve(LinkFigure& best, const LinkFigure& link)
{
    best.bandwidth = std::max(best.bandwidth, link.bandwidth);
    best.latency = std::min(best.latency, link.latency);
}

constexpr LinkFigure kWorst {BytesPerSecond(0), Seconds(std::numeric_limits<double>::infinity())};

/// Where collectives were measured over their sizes none takes less than its volume at the best efficiency:
/// makes a level of `links` as good as that.
void boundByCurves(const std::vector<CollectiveCurve>& measured, LinkLevel level, LinkTable& links)
{
    double best = 1; // of a curve at its largest size
    for (const CollectiveCurve& curve : measured)
        for (const double bytes : curve.bytes)
            best = std::max(best, curve.efficiency(Bytes(bytes)));
    LinkFigure figure = links.tier(level);
    figure.bandwidth *= best;
    figure.latency = Seconds(0);
    links.setTier(level, figure);
    links.setCurve({level, 2, {1}, {figure.bandwidth.value()}});
}

LinkTable bestTable(const LinkTable& links)
{
    LinkFigure pair = kWorst;
    LinkFigure node = kWorst;
    const bool everyDevice = !links.deviceMatrix().empty();
    for (int from = 0; everyDevice && from < links.devices(); ++from)
        for (int to = 0; to < links.devices(); ++to)
            if (from != to)
                improve(links.level(from, to) == LinkLevel::NodePair ? node : pair, links.link(from, to));
    // A figure of the table may hold for no pair: the best is then better than the truth, as a bound may be.
    for (const NetworkTier& tier : links.networkTiers())
        improve(node, tier.figure);
    if (!links.networkTiers().empty())
        improve(node, links.tier(LinkLevel::NodePair));
    const bool everyNode = !everyDevice && !links.nodeMatrix().empty();
    for (int from = 0; everyNode && from < links.nodes(); ++from)
        for (int to = 0; to < links.nodes(); ++to)
            if (from != to)
                improve(node, links.nodeLink(from, to));
    for (int from = 0; !everyDevice && from < links.devicesPerNode(); ++from)
        for (int to = 0; to < links.devicesPerNode(); ++to)
            if (from != to)
                improve(pair, links.link(from, to));
    for (int i = 0; !links.nodeLinks().empty() && i < links.nodes(); ++i) {
        improve(pair, links.inside(i));
        improve(node, links.network(i));
    }
    // Levels that this cluster does not have.
    if (pair.bandwidth.value() <= 0)
        pair = links.tier(LinkLevel::DevicePair);
    if (node.bandwidth.value() <= 0)
        node = links.tier(LinkLevel::NodePair);
    LinkTable best(links.nodes(), links.devicesPerNode(), pair, node);
    best.setPortsPerNode(links.portsPerNode());
    for (const LinkLevel level : {LinkLevel::DevicePair, LinkLevel::NodePair})
        if (std::ranges::find(links.curves(), level, &CollectiveCurve::level) != links.curves().end())
            boundByCurves(links.curves(), level, best);
    return best;
}

/// A device that no kind of the cluster outdoes in anything. Without a name: measured layers take the
/// fastest.
DeviceSpec bestOfAll(const Cluster& cluster)
{
    DeviceSpec best = cluster.device;
    best.name.clear();
    for (const DeviceSpec& other : cluster.otherDevices) {
        for (const DeviceFigure& figure : deviceFigures()) {
            const double a = figure.get(best);
            const double b = figure.get(other);
            const bool time = figure.most == kLongestLatency;
            figure.set(best, time ? std::min(a, b) : std::max(a, b));
        }
    }
    return best;
}

} // namespace

BestLinks bestLinks(const Cluster& cluster)
{
    const LinkTable& links = cluster.links;
    BestLinks out {cluster, true};
    if (!links.differs() && cluster.deviceSpeeds.empty() && !cluster.mixed())
        return out;
    out.exact = false;
    if (cluster.mixed()) {
        out.cluster.device = bestOfAll(cluster);
        out.cluster.otherDevices.clear();
        out.cluster.kindOfNode.clear();
        out.cluster.host = hostOf(cluster); // what the devices' names say of it
    }
    out.cluster.deviceSpeeds.clear();
    LinkShares shares = links.shares();
    shares.ofDevice.clear(); // a bound for devices that are whole holds for all
    out.cluster.links.setShares(std::move(shares));
    out.cluster.links = bestTable(out.cluster.links);
    return out;
}

Cluster onOneNode(const Cluster& best)
{
    const LinkTable& table = best.links;
    LinkFigure figure = table.tier(LinkLevel::DevicePair);
    improve(figure, table.tier(LinkLevel::NodePair));
    Cluster flat = best;
    flat.nodes = 1;
    flat.devicesPerNode = best.devices();
    flat.links = LinkTable(1, best.devices(), figure, figure);
    if (!table.curves().empty())
        boundByCurves(table.curves(), LinkLevel::DevicePair, flat.links);
    flat.nodeNames.clear();
    flat.host.devicesPerLink = hostOf(best).devicesPerLink; // that of the true nodes
    return flat;
}

} // namespace rankloom
