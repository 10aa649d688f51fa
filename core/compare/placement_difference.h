// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// Where the devices of a cluster do something else under another plan.
struct PlacementDifference {
    bool comparable = false; ///< both plans fill clusters of the same nodes and devices
    bool sameRanks = false; ///< equal degrees in equal order: a rank means the same in both plans
    /// Ascending: devices that hold another rank; where !sameRanks, those of another pipeline stage.
    std::vector<int> devices;

    friend bool operator==(const PlacementDifference&, const PlacementDifference&) = default;
};

/// Of plans that check() accepts.
PlacementDifference placementDifference(
    const Project& fromProject, const Plan& from, const Project& toProject, const Plan& to);

} // namespace rankloom
