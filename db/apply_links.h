// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/cluster/cluster.h"
#include "core/exchange/reading.h"

namespace rankloom::db {

/// Which place of the cluster (0..count-1) each measured name stands for, -1 = none. By name where at least
/// one is known (whole, or up to its first dot), else in order where the numbers agree. What has no place is
/// itemised.
std::vector<int> placesOf(const std::vector<std::string>& measured, const std::vector<std::string>& known,
    int count, Diagnostics& diagnostics);

/// Puts a measured matrix into the cluster's links. A cluster without nodes takes its shape from the matrix,
/// one without node names the names. What does not fit changes nothing and is itemised.
void applyLinks(Cluster& cluster, const LinkMeasurement& measured, Diagnostics& diagnostics);

/// Puts what a collective says about the slowest link of its ring into the tier it crossed, as inferred. The
/// bus bandwidth of a ring is that of its slowest link (nccl-tests, doc/PERFORMANCE.md); where it crosses
/// nodes all devices of a node share it, because the ring's channels are spread over all ports. A tier that
/// was measured stays. A sweep over sizes is kept as a curve of its level (CollectiveCurve).
void applyCollective(Cluster& cluster, const CollectiveMeasurement& measured, Diagnostics& diagnostics);

/// Puts a measurement between two known hosts into the cell of their link: bandwidth at the largest message,
/// latency at the smallest. Sums over both directions stay with the file.
void applyPair(Cluster& cluster, const PairMeasurement& measured, Diagnostics& diagnostics);

/// Names the nodes; an empty cluster takes its shape from the list.
void applyHosts(Cluster& cluster, const HostList& list, Diagnostics& diagnostics);

/// Names the nodes in the order of the network, so that neighbours below a switch are neighbours here, where
/// the cluster has as many and no names yet.
void applyNetwork(Cluster& cluster, const NetworkTopology& network, Diagnostics& diagnostics);

} // namespace rankloom::db
