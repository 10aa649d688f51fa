// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/cluster.h"

namespace rankloom {

/// The hosts of a cluster's nodes: what is stated, and otherwise what nodes with such devices usually have.
/// Memory stays 0 where neither says anything: it bounds nothing then. devicesPerLink is from 1 to the
/// devices of a node. Of unlike nodes the scarcest figures.
HostSpec hostOf(const Cluster& cluster);

/// The drives of one device of a cluster: what is stated of its nodes, otherwise of the device.
DriveSpec drivesOf(const Cluster& cluster, const DeviceSpec& device);
/// Of unlike nodes the scarcest figures.
DriveSpec drivesOf(const Cluster& cluster);

} // namespace rankloom
