// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/whatif/other_devices.h"

#include <utility>

#include "core/plan/what_if.h"

namespace rankloom {

bool haveOtherDevices(const Cluster& a, const Cluster& b)
{
    return a.devices() != b.devices() || usableNodes(a, {}) != usableNodes(b, {});
}

bool forgetDevices(Plan& plan)
{
    if (plan.deviceOfRank.empty() && plan.lockedRanks.empty() && plan.layout.dp == 0)
        return false;
    plan.deviceOfRank.clear();
    plan.lockedRanks.clear();
    plan.layout.dp = 0;
    return true;
}

Plan supposing(const Cluster& cluster, Plan plan, std::vector<WhatIf> whatIf)
{
    const bool sameNodes = usableNodes(cluster, whatIf) == usableNodes(cluster, plan.whatIf);
    plan.whatIf = std::move(whatIf);
    if (!sameNodes)
        forgetDevices(plan);
    return plan;
}

} // namespace rankloom
