// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/cluster/device_spec.h"
#include "core/cluster/link_table.h"

namespace rankloom {

/// Why a node is kept free.
enum class Outage : std::uint8_t {
    Broken,
    Draining, ///< still works, but takes no new job
};
const char* toString(Outage outage);

struct UnavailableNode {
    int node = 0;
    Outage reason = Outage::Broken;
    std::string note; ///< for people; may be empty

    friend bool operator==(const UnavailableNode&, const UnavailableNode&) = default;
};

/// The host side of a node, as far as offload needs it.
struct HostSpec {
    Bytes memory {}; ///< of a node; 0 = not stated, or not known
    int devicesPerLink = 0; ///< devices that share one link to host memory; 0 = not stated
    StatedDrives drives {}; ///< of one device

    friend bool operator==(const HostSpec&, const HostSpec&) = default;
};

/// Nodes of as many devices each, and the links between them. Device d is slot d % devicesPerNode of node
/// d / devicesPerNode. The devices of a node are of one kind; nodes may be of several.
struct Cluster {
    int nodes = 0;
    int devicesPerNode = 0;
    DeviceSpec device; ///< kind 0
    std::vector<DeviceSpec> otherDevices; ///< kinds 1, 2, …; empty = all nodes have `device`
    std::vector<std::uint8_t> kindOfNode; ///< one per node where there are several kinds, else empty
    HostSpec host; ///< what is stated; hostOf() says what holds
    LinkTable links;
    std::vector<std::string> nodeNames; ///< empty, or one per node
    std::vector<UnavailableNode> unavailableNodes; ///< ascending, each node once: no rank goes there
    /// The share of its full speed at which each device computes; empty = all at full speed. Never stored:
    /// what-ifs set it where a plan is evaluated.
    std::vector<double> deviceSpeeds;

    static constexpr std::size_t kMostKinds = 16;
    /// Whether nodes have unlike devices.
    [[nodiscard]] bool mixed() const { return !kindOfNode.empty(); }
    [[nodiscard]] std::size_t kinds() const { return 1 + otherDevices.size(); }
    [[nodiscard]] const DeviceSpec& deviceOfKind(std::size_t kind) const
    {
        return kind == 0 ? device : otherDevices[kind - 1];
    }
    [[nodiscard]] std::size_t kindAt(int node) const
    {
        return kindOfNode.empty() ? 0 : kindOfNode[static_cast<std::size_t>(node)];
    }
    [[nodiscard]] const DeviceSpec& deviceOfNode(int node) const { return deviceOfKind(kindAt(node)); }
    /// Of a device by its number.
    [[nodiscard]] std::size_t kindOfDevice(int number) const
    {
        return kindOfNode.empty() ? 0 : kindAt(number / devicesPerNode);
    }
    [[nodiscard]] const DeviceSpec& deviceSpec(int number) const
    {
        return deviceOfKind(kindOfDevice(number));
    }
    /// What all devices do together in 16 bits.
    [[nodiscard]] FlopsPerSecond peakBf16() const;
    /// Gives nodes another device and its assumed links. Kinds no node has any more are dropped; with one
    /// kind left the cluster is as one that never had several.
    void setDeviceOfNodes(std::span<const int> of, const DeviceSpec& spec);

    /// All there are, unavailable ones included.
    [[nodiscard]] int devices() const { return nodes * devicesPerNode; }
    /// Null for a node that can be used.
    [[nodiscard]] const UnavailableNode* outageOf(int node) const;
    /// Marks a node, or takes the mark away.
    void setOutage(int node, std::optional<UnavailableNode> outage);
    /// "gpu003", or "node3" where no name is known.
    [[nodiscard]] std::string nodeName(int node) const;

    friend bool operator==(const Cluster&, const Cluster&) = default;
};

/// A cluster whose links are the tiers of its device type.
Cluster makeCluster(int nodes, int devicesPerNode, const DeviceSpec& device);
/// The cluster with another shape or device. What was measured of nodes that stay is kept, links of new ones
/// count as not measured; figures that belong to the device stay with it, see onOtherDevices(). Nodes keep
/// their kinds where their number stays; another device takes the place of kind 0.
Cluster reshaped(const Cluster& old, int nodes, int devicesPerNode, const DeviceSpec& device);

/// The cluster of these nodes (ascending, each once) with their links, names, outages and speeds: node i is
/// what nodes[i] was, also by name.
Cluster onNodes(const Cluster& cluster, std::span<const int> nodes);
/// A cluster of one node, cut down to its first devices.
Cluster onFirstDevices(const Cluster& cluster, int devices);

} // namespace rankloom
