// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/diagnostic.h"
#include "core/base/named_value.h"
#include "core/recovery/over_time.h"
#include "core/recovery/recovery.h"

namespace rankloom {

/// Whose settings recoveries are written as.
enum class RecoveryLauncher : std::uint8_t {
    TorchFt, ///< shell script: variables of the manager, arguments of the lighthouse
    Torchtitan, ///< flags
};
template <> std::span<const NamedValue<RecoveryLauncher>> namedValues();

/// What a launcher is told about failures.
struct RecoverySetup {
    int replicas = 1; ///< replica groups of the job
    int fewestReplicas = 1; ///< that a step may have
    double stepSeconds = 0;
    double recoverySeconds = 0; ///< of the policy that is taken
};

/// `taken`: the policy that is gone on with; null = none can.
RecoverySetup setupOf(const Recoveries& recoveries, const Recovery* taken);

struct RecoveryText {
    std::string text;
    Diagnostics omissions; ///< what the launcher cannot express
};

/// Timeouts that are not given are chosen so that each ends before the next: of a process group at least
/// twice the step, of a quorum beyond the recovery. What is chosen is said in comments.
RecoveryText exportRecovery(RecoveryLauncher launcher, const RecoverySetup& setup,
    const RecoverySettings& settings, const Timeouts& timeouts, const Recovery* policy);

/// The timeouts with those that are missing filled in.
Timeouts completedTimeouts(const Timeouts& timeouts, double stepSeconds, double recoverySeconds);

} // namespace rankloom
