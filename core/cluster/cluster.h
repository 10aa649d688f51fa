// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/cluster/device_spec.h"
#include "core/cluster/link_table.h"

namespace rankloom {

/// Equal nodes of equal devices, and the links between them. Device d is slot d % devicesPerNode of node
/// d / devicesPerNode.
struct Cluster {
    int nodes = 0;
    int devicesPerNode = 0;
    DeviceSpec device;
    LinkTable links;
    std::vector<std::string> nodeNames; ///< empty, or one per node

    [[nodiscard]] int devices() const { return nodes * devicesPerNode; }
    /// "gpu003", or "node3" where no name is known.
    [[nodiscard]] std::string nodeName(int node) const;

    friend bool operator==(const Cluster&, const Cluster&) = default;
};

/// A cluster whose links are the tiers of its device type.
Cluster makeCluster(int nodes, int devicesPerNode, const DeviceSpec& device);

} // namespace rankloom
