// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/cluster/cluster.h"
#include "core/exchange/reading.h"
#include "core/measure/host_mapping.h"
#include "core/measure/link_noise.h"
#include "core/plan/plan.h"

// What becomes of a project when a file that was read is put into it.

namespace rankloom {

/// The program that printed a value, and the value in one line: "bandwidth of 16 × 16 nodes, 11.2 GB/s to
/// 21.5 GB/s". Empty where there is nothing to say.
std::string toolOf(const Parsed& value);
std::string summaryOf(const Parsed& value);

/// Puts a value into the cluster, where it is about one. What does not fit changes nothing and is itemised.
void applyToCluster(
    Cluster& cluster, const Parsed& value, const HostMapping& hosts, Diagnostics& diagnostics);

/// Says which hosts stand for nodes that are called otherwise, and which are left out.
void explain(const HostMapping& hosts, const Cluster& cluster, Diagnostics& diagnostics);

/// Puts what one file measured between nodes to the sessions, its hosts called as the nodes they are.
void addSession(LinkSessions& sessions, const std::vector<Parsed>& values, const Cluster& cluster,
    const HostAnswers& answers);

/// What files may have said of a cluster's links.
struct SaidOfLinks {
    bool nodes = false; ///< the matrix between nodes
    bool kinds = false; ///< what nodes are
    bool devices = false; ///< those between devices
    bool collectives = false; ///< tiers inferred from them, and curves
    bool network = false; ///< switches

    void add(const Parsed& value);
};

/// The cluster without what such files said, `given`: as it was before the first of them. All else stays,
/// also what a person has set.
Cluster without(const SaidOfLinks& said, Cluster cluster, const std::optional<Cluster>& given);

} // namespace rankloom
