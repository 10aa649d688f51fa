// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/link_table.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <utility>

#include "core/base/error.h"

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

/// The smaller share of the two ends.
double slowerOf(const std::vector<double>& shares, int from, int to)
{
    return shares.empty()
        ? 1
        : std::min(shares[static_cast<std::size_t>(from)], shares[static_cast<std::size_t>(to)]);
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
    LinkFigure figure = fromNode == toNode
        ? refined(m_nodeDeviceMatrix, from % m_devicesPerNode, to % m_devicesPerNode, inside(fromNode))
        : measuredNodeLink(fromNode, toNode);
    figure = refined(m_deviceMatrix, from, to, figure);
    if (!m_slowed)
        return figure;
    figure = slowed(figure, fromNode, toNode);
    figure.bandwidth *= slowerOf(m_shares.ofDevice, from, to);
    return figure;
}

LinkFigure LinkTable::nodeLink(int fromNode, int toNode) const
{
    const LinkFigure figure = measuredNodeLink(fromNode, toNode);
    return m_slowed ? slowed(figure, fromNode, toNode) : figure;
}

LinkFigure LinkTable::measuredNodeLink(int fromNode, int toNode) const
{
    const NetworkTier* tier = networkTier(fromNode, toNode);
    return refined(
        m_nodeMatrix, fromNode, toNode, tier != nullptr ? tier->figure : assumedNodeLink(fromNode, toNode));
}

LinkFigure LinkTable::assumedNodeLink(int fromNode, int toNode) const
{
    if (m_ofNodes.empty())
        return m_nodePair;
    const LinkFigure& from = network(fromNode);
    const LinkFigure& to = network(toNode);
    return {std::min(from.bandwidth, to.bandwidth), std::max(from.latency, to.latency),
        std::min(from.origin, to.origin)};
}

LinkFigure LinkTable::slowestInside() const
{
    LinkFigure slowest = m_ofNodes.empty() ? m_devicePair : inside(0);
    for (int node = 0; node < static_cast<int>(m_ofNodes.size()); ++node)
        slowest = {std::min(slowest.bandwidth, inside(node).bandwidth),
            std::max(slowest.latency, inside(node).latency), std::min(slowest.origin, inside(node).origin)};
    return slowest;
}

void LinkTable::setNodeLinks(std::vector<NodeLinks> ofNodes)
{
    RANKLOOM_ASSERT(ofNodes.empty() || ofNodes.size() == static_cast<std::size_t>(m_nodes));
    for (NodeLinks& node : ofNodes) {
        if (node.inside == tier(LinkLevel::DevicePair))
            node.inside = {};
        if (node.network == tier(LinkLevel::NodePair))
            node.network = {};
    }
    const bool asTiers =
        std::ranges::all_of(ofNodes, [](const NodeLinks& node) { return node == NodeLinks(); });
    m_ofNodes = asTiers ? std::vector<NodeLinks>() : std::move(ofNodes);
}

LinkFigure LinkTable::slowed(LinkFigure figure, int fromNode, int toNode) const
{
    if (fromNode == toNode)
        return figure;
    figure.bandwidth *= slowerOf(m_shares.ofNode, fromNode, toNode);
    const auto ends = [](const LinkShares::Pair& pair) { return std::pair(pair.from, pair.to); };
    const auto at = std::ranges::lower_bound(m_shares.ofPair, std::pair(fromNode, toNode), {}, ends);
    if (at != m_shares.ofPair.end() && ends(*at) == std::pair(fromNode, toNode)) {
        figure.bandwidth *= at->bandwidth;
        figure.latency *= at->latency;
    }
    return figure;
}

void LinkTable::slowLevel(LinkLevel level, double share)
{
    RANKLOOM_ASSERT(level != LinkLevel::Device && share > 0);
    const bool nodes = level == LinkLevel::NodePair;
    (nodes ? m_nodePair : m_devicePair).bandwidth *= share;
    for (NodeLinks& node : m_ofNodes)
        (nodes ? node.network : node.inside).bandwidth *= share;
    for (double& cell : (nodes ? m_nodeMatrix : m_nodeDeviceMatrix).bandwidth)
        cell *= share;
    for (NetworkTier& tier : m_networkTiers)
        tier.figure.bandwidth *= nodes ? share : 1;
    for (int from = 0; from < m_deviceMatrix.size; ++from)
        for (int to = 0; to < m_deviceMatrix.size; ++to)
            if (this->level(from, to) == level)
                m_deviceMatrix.bandwidth[m_deviceMatrix.index(from, to)] *= share;
}

void LinkTable::setShares(LinkShares shares)
{
    const auto fits = [](const std::vector<double>& values, int count) {
        return values.empty() || values.size() == static_cast<std::size_t>(count);
    };
    RANKLOOM_ASSERT(fits(shares.ofNode, m_nodes) && fits(shares.ofDevice, devices()));
    m_slowed = !shares.whole();
    m_shares = std::move(shares);
}

const NetworkTier* LinkTable::networkTier(int fromNode, int toNode) const
{
    for (const NetworkTier& tier : m_networkTiers)
        if (const std::int32_t group = tier.groupOf[static_cast<std::size_t>(fromNode)];
            group >= 0 && group == tier.groupOf[static_cast<std::size_t>(toNode)])
            return &tier;
    return nullptr;
}

void LinkTable::setNetworkTiers(std::vector<NetworkTier> tiers)
{
    RANKLOOM_ASSERT(tiers.size() <= kMostNetworkTiers);
    for (const NetworkTier& tier : tiers)
        RANKLOOM_ASSERT(tier.groupOf.size() == static_cast<std::size_t>(m_nodes));
    m_networkTiers = std::move(tiers);
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

} // namespace rankloom
