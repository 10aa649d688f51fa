// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cluster/cluster.h"
#include "core/plan/plan.h"

namespace rankloom {

/// Whether the devices that ranks may go to are others, by count or by node.
bool haveOtherDevices(const Cluster& a, const Cluster& b);

/// A placement names the devices of a cluster one by one: it means nothing on other ones. Whether there was
/// anything to forget.
bool forgetDevices(Plan& plan);

/// The plan under other what-ifs. Where they change which nodes can be used, its placement, locks and data
/// parallelism are left to follow anew: on other devices they mean nothing.
Plan supposing(const Cluster& cluster, Plan plan, std::vector<WhatIf> whatIf);

} // namespace rankloom
