// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <set>
#include <vector>

#include "core/recovery/recovery.h"

namespace rankloom::test {

/// A stage of a replica is a node: node s·dp + r of stage s and replica r.
inline Plan planOnNodes(int pp, int dp, int microbatches, int size = 2)
{
    Plan p;
    p.workload = {4096, size, dp * microbatches * size};
    p.layout.tp = 8;
    p.layout.pp = pp;
    return p;
}

inline FailureSet nodes(const std::vector<int>& lost)
{
    std::set<int> devices;
    for (const int node : lost)
        for (int slot = 0; slot < 8; ++slot)
            devices.insert(node * 8 + slot);
    return {{devices.begin(), devices.end()}};
}

inline const Recovery& of(const Recoveries& all, RecoveryPolicy policy)
{
    return *std::ranges::find(all.policies, policy, &Recovery::policy);
}

} // namespace rankloom::test
