// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/cluster.h"

namespace rankloom {

/// The links of a cluster as if every pair were as good as the best one measured: what bounds from below may
/// count on. `exact` when nothing was measured, so that nothing changes.
struct BestLinks {
    Cluster cluster;
    bool exact = true;
};
BestLinks bestLinks(const Cluster& cluster);

/// All devices of such a cluster in one node, with the better of both levels between any two.
Cluster onOneNode(const Cluster& best);

} // namespace rankloom
