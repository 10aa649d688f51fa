// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// Nodes that hold ranks none of which has anything to do, ascending: their replicas take no part, or others
/// do the whole work of their stages. What a recovery leaves of a plan says by that which nodes are gone.
std::vector<int> nodesWithoutWork(const Cluster& cluster, const Plan& plan);

/// The same, and the nodes that what-ifs remove; not those that the cluster itself keeps free.
std::vector<int> nodesLeftOut(const Cluster& cluster, const Plan& plan);

/// "without node3", "without node3 and node5", "without 7 nodes"; empty where none is left out.
Phrase leftOutWords(const Cluster& cluster, const Plan& plan);

} // namespace rankloom
