// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/phrase.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// Whether the cluster has the part that is supposed about.
bool isAbout(const Cluster& cluster, const WhatIf& whatIf);

/// The nodes that ranks may go to, ascending: those that are available and not removed by a what-if. A node
/// that lost a device is none of them, because launchers start as many processes on every node.
std::vector<int> usableNodes(const Cluster& cluster, const std::vector<WhatIf>& whatIf);
/// Devices of the usable nodes: the world size.
int worldSize(const Cluster& cluster, const Plan& plan);
/// The device of every rank, written out; a placement of another count than the world size is taken as
/// linear.
std::vector<int> devicesOfRanks(const Cluster& cluster, const Plan& plan);

/// A project and a plan as they are evaluated: what-ifs applied, the nodes left out that are not usable, the
/// device as the framework uses it.
struct Effective {
    Project project;
    Plan plan; ///< without what-ifs and framework; its placement counts the project's devices
    std::vector<int> devices; ///< the device of the given cluster that each of the project's is
};
/// Whether effective() would change nothing.
bool isEffective(const Project& project, const Plan& plan);
/// What-ifs about parts that the cluster does not have are passed over, a placement on devices that cannot be
/// used is dropped: check() refuses both.
/// A removed link between nodes has the bandwidth of the slower half of its best detour over one other usable
/// node, at most its own, and twice the latency; where no other node is left it stays as it is.
Effective effective(const Project& project, const Plan& plan);

/// "n03: links at 50 %", "GPU 5 of n01 removed".
Phrase whatIfText(const Cluster& cluster, const WhatIf& whatIf);

/// `whatIf` in place of what was supposed about the same part; one that supposes nothing takes it away.
void suppose(std::vector<WhatIf>& list, const WhatIf& whatIf);

} // namespace rankloom
