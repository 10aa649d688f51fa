// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <stop_token>
#include <vector>

#include "core/recovery/recovery.h"

namespace rankloom {

/// The worst that losing so many nodes at once can do.
struct WorstLoss {
    std::vector<int> nodes; ///< ascending
    bool goesOn = true; ///< a policy other than starting again from the checkpoint can go on
    RecoveryPolicy best = RecoveryPolicy::Restart; ///< with most goodput then
    double throughputRatio = 0; ///< of it; 0 where not even a restart is possible
    double recoverySeconds = 0;
    std::int64_t tried = 0; ///< sets of nodes
    bool all = false; ///< every set was tried: none is worse
};

/// Redundant stages are left out: they cost before anything fails.
/// The set of `losses` usable nodes whose best policy has least goodput; sets that no policy but a restart
/// survives are worse than all others. All sets are tried where there are few; else the worst sets of one
/// node fewer are extended by every node. Ties go to the first set. Errors: those of replanAll(), BadValue
/// for more nodes than there are, Cancelled.
Result<WorstLoss> worstLoss(const Project& project, const Plan& plan, const RecoverySettings& settings,
    int losses, const std::stop_token& stop = {});

} // namespace rankloom
