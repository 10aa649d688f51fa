// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/measured_links.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rankloom {

namespace {

constexpr double kNotMeasured = std::numeric_limits<double>::quiet_NaN();

/// Without the figures of the rows and columns that are marked; empty where none is left.
LinkMatrix without(LinkMatrix matrix, const std::vector<bool>& gone)
{
    for (int from = 0; from < matrix.size; ++from)
        for (int to = 0; to < matrix.size; ++to)
            if (from != to && (gone[static_cast<std::size_t>(from)] || gone[static_cast<std::size_t>(to)])) {
                matrix.bandwidth[matrix.index(from, to)] = kNotMeasured;
                if (!matrix.latency.empty())
                    matrix.latency[matrix.index(from, to)] = kNotMeasured;
            }
    for (int from = 0; from < matrix.size; ++from)
        for (int to = 0; to < matrix.size; ++to)
            if (from != to && std::isfinite(matrix.bandwidth[matrix.index(from, to)]))
                return matrix;
    return {};
}

/// Marks the nodes that a pair of the matrix was measured of, where `perNode` rows are a node's.
void markMeasured(const LinkMatrix& matrix, int perNode, std::vector<bool>& measured)
{
    for (int from = 0; from < matrix.size; ++from)
        for (int to = 0; to < matrix.size; ++to)
            if (from / perNode != to / perNode && std::isfinite(matrix.bandwidth[matrix.index(from, to)])) {
                measured[static_cast<std::size_t>(from / perNode)] = true;
                measured[static_cast<std::size_t>(to / perNode)] = true;
            }
}

} // namespace

bool hasMeasuredLinks(const LinkTable& links)
{
    return !links.nodeMatrix().empty() || !links.deviceMatrix().empty() || !links.nodeDeviceMatrix().empty();
}

LinkMatrix resizedMatrix(const LinkMatrix& matrix, int size)
{
    if (matrix.empty() || matrix.size == size)
        return matrix;
    LinkMatrix out;
    out.size = size;
    const auto cells = [&](const std::vector<double>& from) {
        if (from.empty())
            return from;
        std::vector<double> to(static_cast<std::size_t>(size) * static_cast<std::size_t>(size), kNotMeasured);
        const int kept = std::min(size, matrix.size);
        for (int row = 0; row < kept; ++row)
            for (int column = 0; column < kept; ++column)
                to[out.index(row, column)] = from[matrix.index(row, column)];
        return to;
    };
    out.bandwidth = cells(matrix.bandwidth);
    out.latency = cells(matrix.latency);
    return out;
}

Cluster onOtherDevices(const Cluster& old, const DeviceSpec& device)
{
    Cluster cluster = reshaped(old, old.nodes, old.devicesPerNode, device);
    if (old.device.name == device.name)
        return cluster;
    cluster.links.setNodeMatrix({});
    cluster.links.setNodeDeviceMatrix({});
    cluster.links.setDeviceMatrix({});

    // Switches stay; what passes through them is assumed anew.
    const LinkFigure& network = cluster.links.tier(LinkLevel::NodePair);
    std::vector<NetworkTier> tiers = cluster.links.networkTiers();
    for (NetworkTier& tier : tiers) {
        tier.figure = network;
        tier.figure.bandwidth *= 1 / std::max(1.0, tier.oversubscription);
        tier.figure.origin = LinkOrigin::Assumed;
    }
    cluster.links.setNetworkTiers(std::move(tiers));
    return cluster;
}

Cluster withMeasuredLinks(Cluster cluster, const LinkTable& links)
{
    if (links.nodeMatrix().size == cluster.nodes)
        cluster.links.setNodeMatrix(links.nodeMatrix());
    if (links.nodeDeviceMatrix().size == cluster.devicesPerNode)
        cluster.links.setNodeDeviceMatrix(links.nodeDeviceMatrix());
    if (links.deviceMatrix().size == cluster.devices())
        cluster.links.setDeviceMatrix(links.deviceMatrix());
    return cluster;
}

void forgetMeasuredLinks(Cluster& cluster, std::span<const int> nodes)
{
    std::vector<bool> gone(static_cast<std::size_t>(cluster.nodes), false);
    std::vector<bool> devices(static_cast<std::size_t>(cluster.devices()), false);
    for (const int node : nodes) {
        gone[static_cast<std::size_t>(node)] = true;
        for (int slot = 0; slot < cluster.devicesPerNode; ++slot)
            devices[static_cast<std::size_t>(node * cluster.devicesPerNode + slot)] = true;
    }
    cluster.links.setNodeMatrix(without(cluster.links.nodeMatrix(), gone));
    cluster.links.setDeviceMatrix(without(cluster.links.deviceMatrix(), devices));
}

std::vector<int> unmeasuredNodes(const LinkTable& links)
{
    std::vector<bool> measured(static_cast<std::size_t>(links.nodes()), false);
    markMeasured(links.nodeMatrix(), 1, measured);
    markMeasured(links.deviceMatrix(), links.devicesPerNode(), measured);
    std::vector<int> out;
    if (std::ranges::find(measured, true) == measured.end())
        return out;
    for (int node = 0; node < links.nodes(); ++node)
        if (!measured[static_cast<std::size_t>(node)])
            out.push_back(node);
    return out;
}

} // namespace rankloom
