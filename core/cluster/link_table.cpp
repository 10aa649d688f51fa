// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/link_table.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "core/base/error.h"
#include "core/cluster/cluster.h"

namespace rankloom {

namespace {

/// Equality of cells where "not measured" equals "not measured".
bool sameCells(const std::vector<double>& a, const std::vector<double>& b)
{
    if (a.size() != b.size())
        return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (!(a[i] == b[i] || (std::isnan(a[i]) && std::isnan(b[i]))))
            return false;
    return true;
}

/// The measured cell of a matrix over the figure that stands where nothing was measured.
LinkFigure refined(const LinkMatrix& matrix, int from, int to, LinkFigure figure)
{
    if (matrix.empty() || from == to)
        return figure;
    const std::size_t cell = matrix.index(from, to);
    if (const double bandwidth = matrix.bandwidth[cell]; !std::isnan(bandwidth)) {
        figure.bandwidth = BytesPerSecond(bandwidth);
        figure.origin = LinkOrigin::Measured;
    }
    if (!matrix.latency.empty() && !std::isnan(matrix.latency[cell]))
        figure.latency = Seconds(matrix.latency[cell]);
    return figure;
}

void checkShape(const LinkMatrix& matrix, int expected)
{
    const auto cells = static_cast<std::size_t>(matrix.size) * static_cast<std::size_t>(matrix.size);
    RANKLOOM_ASSERT(matrix.size == 0 || matrix.size == expected);
    RANKLOOM_ASSERT(matrix.bandwidth.size() == cells);
    RANKLOOM_ASSERT(matrix.latency.empty() || matrix.latency.size() == cells);
}

} // namespace

bool operator==(const LinkMatrix& a, const LinkMatrix& b)
{
    return a.size == b.size && sameCells(a.bandwidth, b.bandwidth) && sameCells(a.latency, b.latency);
}

LinkTable::LinkTable(int nodes, int devicesPerNode, LinkFigure devicePair, LinkFigure nodePair)
    : m_nodes(nodes), m_devicesPerNode(devicesPerNode), m_devicePair(devicePair), m_nodePair(nodePair)
{
    RANKLOOM_ASSERT(nodes >= 0 && devicesPerNode >= 1);
}

LinkFigure LinkTable::link(int from, int to) const
{
    if (from == to)
        return {BytesPerSecond(INFINITY), Seconds(0), LinkOrigin::Measured};
    const int fromNode = nodeOf(from);
    const int toNode = nodeOf(to);
    const LinkFigure figure = fromNode == toNode
        ? refined(m_nodeDeviceMatrix, from % m_devicesPerNode, to % m_devicesPerNode, m_devicePair)
        : refined(m_nodeMatrix, fromNode, toNode, m_nodePair);
    return refined(m_deviceMatrix, from, to, figure);
}

LinkFigure LinkTable::nodeLink(int fromNode, int toNode) const
{
    return refined(m_nodeMatrix, fromNode, toNode, m_nodePair);
}

const LinkFigure& LinkTable::tier(LinkLevel level) const
{
    return level == LinkLevel::NodePair ? m_nodePair : m_devicePair;
}

void LinkTable::setTier(LinkLevel level, LinkFigure figure)
{
    RANKLOOM_ASSERT(level != LinkLevel::Device);
    (level == LinkLevel::NodePair ? m_nodePair : m_devicePair) = figure;
}

void LinkTable::setNodeMatrix(LinkMatrix matrix)
{
    checkShape(matrix, m_nodes);
    m_nodeMatrix = std::move(matrix);
}

void LinkTable::setNodeDeviceMatrix(LinkMatrix matrix)
{
    checkShape(matrix, m_devicesPerNode);
    m_nodeDeviceMatrix = std::move(matrix);
}

void LinkTable::setDeviceMatrix(LinkMatrix matrix)
{
    checkShape(matrix, devices());
    m_deviceMatrix = std::move(matrix);
}

bool CollectiveCurve::sound() const
{
    const auto positive = [](double x) { return std::isfinite(x) && x > 0; };
    return ranks >= 2 && level != LinkLevel::Device && !bytes.empty() && bytes.size() <= kMostSizes
        && bytes.size() == busBandwidth.size() && std::ranges::all_of(bytes, positive)
        && std::ranges::all_of(busBandwidth, positive)
        && std::ranges::adjacent_find(bytes, std::greater_equal<>()) == bytes.end();
}

double CollectiveCurve::efficiency(Bytes buffer) const
{
    const auto time = [this](std::size_t i) { return bytes[i] / busBandwidth[i]; };
    const double size = buffer.value();
    const auto above = static_cast<std::size_t>(std::ranges::lower_bound(bytes, size) - bytes.begin());
    if (above == bytes.size())
        return 1;
    double seconds = time(above);
    if (above > 0) {
        const double share = std::log(size / bytes[above - 1]) / std::log(bytes[above] / bytes[above - 1]);
        seconds = time(above - 1) * std::pow(time(above) / time(above - 1), share);
    }
    return size / seconds / busBandwidth.back();
}

const CollectiveCurve* nearestCurve(const std::vector<CollectiveCurve>& curves, LinkLevel level, int ranks)
{
    const auto distance = [ranks](const CollectiveCurve& curve) {
        return static_cast<double>(std::max(curve.ranks, ranks)) / std::min(curve.ranks, ranks);
    };
    const CollectiveCurve* nearest = nullptr;
    for (const CollectiveCurve& curve : curves)
        if (curve.level == level && (nearest == nullptr || distance(curve) < distance(*nearest)))
            nearest = &curve;
    return nearest;
}

void LinkTable::setCurve(CollectiveCurve curve)
{
    RANKLOOM_ASSERT(curve.sound());
    const auto key = [](const CollectiveCurve& c) { return std::pair(c.level, c.ranks); };
    const auto at = std::ranges::lower_bound(m_curves, key(curve), {}, key);
    if (at != m_curves.end() && key(*at) == key(curve)) {
        *at = std::move(curve);
        return;
    }
    RANKLOOM_ASSERT(m_curves.size() < kMostCurves);
    m_curves.insert(at, std::move(curve));
}

const char* toString(LinkLevel level)
{
    switch (level) {
    case LinkLevel::Device:
        return "device";
    case LinkLevel::DevicePair:
        return "device-pair";
    case LinkLevel::NodePair:
        return "node-pair";
    }
    return "node-pair";
}

const char* toString(LinkOrigin origin)
{
    switch (origin) {
    case LinkOrigin::Assumed:
        return "assumed";
    case LinkOrigin::Inferred:
        return "inferred";
    case LinkOrigin::Measured:
        return "measured";
    }
    return "assumed";
}

std::string Cluster::nodeName(int node) const
{
    if (node >= 0 && node < static_cast<int>(nodeNames.size()))
        return nodeNames[static_cast<std::size_t>(node)];
    return "node" + std::to_string(node);
}

Cluster makeCluster(int nodes, int devicesPerNode, const DeviceSpec& device)
{
    Cluster cluster;
    cluster.nodes = nodes;
    cluster.devicesPerNode = devicesPerNode;
    cluster.device = device;
    cluster.links =
        LinkTable(nodes, devicesPerNode, {device.deviceLink, device.deviceLinkLatency, LinkOrigin::Assumed},
            {device.networkLink, device.networkLatency, LinkOrigin::Assumed});
    return cluster;
}

} // namespace rankloom
