// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/cluster/cluster.h"
#include "core/measure/host_mapping.h"
#include "core/measure/measurement.h"

namespace rankloom {

/// Names the nodes after the hosts of a file, where the mapping says so.
void adoptNames(Cluster& cluster, const HostMapping& hosts);

/// Puts a measured matrix into the cluster's links: between nodes by the mapping, between devices in their
/// order. A cluster without nodes takes its shape from the matrix. What does not fit changes nothing and is
/// itemised.
void applyLinks(
    Cluster& cluster, const LinkMeasurement& measured, const HostMapping& hosts, Diagnostics& diagnostics);

/// Puts what a collective says about the slowest link of its ring into the tier it crossed, as inferred. The
/// bus bandwidth of a ring is that of its slowest link (nccl-tests, doc/PERFORMANCE.md); where it crosses
/// nodes all devices of a node share it, because the ring's channels are spread over all ports. A tier that
/// was measured stays. A sweep over sizes is kept as a curve of its level (CollectiveCurve).
void applyCollective(Cluster& cluster, const CollectiveMeasurement& measured, Diagnostics& diagnostics);

/// Puts a measurement between two known hosts into the cell of their link: bandwidth at the largest message,
/// latency at the smallest. Sums over both directions stay with the file.
void applyPair(
    Cluster& cluster, const PairMeasurement& measured, const HostMapping& hosts, Diagnostics& diagnostics);

/// Names the nodes; an empty cluster takes its shape from the list.
void applyHosts(Cluster& cluster, const HostList& list, Diagnostics& diagnostics);

/// Turns the switches of a network into tiers of the cluster's links, as assumptions, and takes the ports of
/// a node. A cluster without names takes those of the network, so that neighbours below a switch are
/// neighbours here.
void applyNetwork(
    Cluster& cluster, const NetworkTopology& network, const HostMapping& hosts, Diagnostics& diagnostics);
/// 0 = unknown: nothing changes.
void applyPorts(Cluster& cluster, int ports, Diagnostics& diagnostics);
/// Takes the number of network cards, where the topology has as many devices as a node of the cluster.
void applyDeviceTopology(Cluster& cluster, const DeviceTopology& topology, Diagnostics& diagnostics);

} // namespace rankloom
