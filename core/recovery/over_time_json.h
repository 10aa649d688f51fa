// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <nlohmann/json_fwd.hpp>

#include "core/recovery/over_time.h"

namespace rankloom {

/// What is asked about time.
struct OverTime {
    double horizon = 0; ///< s
    double mtbf = 0; ///< s, of the cluster
    std::uint64_t seed = 0;
    CheckpointOptimum checkpoints;
    struct OfPolicy {
        FleetPolicy fleet;
        ClosedForm closedForm;
        FleetRun simulated;
        FleetRun replayed; ///< empty without a trace
        std::vector<SparePoint> spares;
    };
    std::vector<OfPolicy> policies;
    bool replays = false;
};

struct LookAhead {
    double horizon = 0; ///< s; 0 with a trace: as long as that
    int nodesPerRack = 0;
    std::uint64_t seed = 0;
    const PreemptionTrace* trace = nullptr;
};
/// Everything about a horizon of time. Errors: those of fleetsOf().
Result<OverTime> lookAhead(const Project& project, const Plan& plan, const RecoverySettings& settings,
    const std::vector<RecoveryPolicy>& policies, const LookAhead& ask, const std::stop_token& stop = {});

/// The member "overTime" of the recovery document.
nlohmann::ordered_json overTimeJson(const OverTime& overTime);

} // namespace rankloom
