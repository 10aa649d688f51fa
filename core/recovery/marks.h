// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cluster/cluster.h"
#include "core/plan/plan.h"
#include "core/recovery/recovery.h"

namespace rankloom {

/// What a person marks on a cluster: nodes and devices that are lost (`removed`) or compute at a share of
/// their speed, as what-ifs of no plan. Each part once; a device of a lost node is lost as well.
using FailureMarks = std::vector<WhatIf>;

/// `speed` 0 = lost, 1 = it works.
WhatIf markOf(WhatIf::Part part, int index, double speed);
/// Share of its speed at which every device of the cluster works under the marks; 0 = lost.
std::vector<double> markedSpeeds(const Cluster& cluster, const FailureMarks& marks);
/// The other way round: a node all of whose devices are alike is told as a node.
FailureMarks marksOf(const Cluster& cluster, const std::vector<double>& speeds);
/// The marks with `changes` upon them, one after the other; a change to the share 1 takes marks away.
FailureMarks marked(const Cluster& cluster, const FailureMarks& marks, const FailureMarks& changes);
/// Those of parts that the cluster has.
FailureMarks marksWithin(const Cluster& cluster, const FailureMarks& marks);

/// Devices that are lost under the marks.
FailureSet lostDevices(const Cluster& cluster, const FailureMarks& marks);
/// The plan with the slow parts among the marks as what-ifs, over what it supposes already.
Plan withSlowParts(Plan plan, const FailureMarks& marks);

} // namespace rankloom
