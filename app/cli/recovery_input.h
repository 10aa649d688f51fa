// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/plan/project.h"
#include "core/recovery/over_time_json.h"
#include "core/recovery/recovery.h"

namespace CLI {
class App;
}

namespace rankloom::cli {

/// What the command line says about failures and what recovering is priced with.
struct RecoveryWords {
    std::vector<std::string> fail; ///< "node:n03", "device:n05:2", "rack:2"
    std::vector<std::string> policies;
    int nodesPerRack = 0;
    std::string mtbfNode;
    std::string mtbfLink;
    std::string mtbfRack;
    std::string repair;
    std::string horizon;
    std::string checkpointInterval;
    std::string clocks; ///< file of clocks, speeds and watts
    std::string trace; ///< file of nodes that come and go
    std::uint64_t seed = 0;
    Timeouts timeouts;
    bool noPeerCopies = false;
    bool contiguousShards = false;
    bool blockingMigration = false;
    RecoverySettings settings; ///< what options set directly
};
void addRecoveryOptions(CLI::App& command, RecoveryWords& words);

/// Seconds of "90", "90s", "15min", "24h", "30d", "2w", "3y". Errors: BadValue.
Result<double> durationOf(const char* option, const std::string& text);

/// Devices that are lost; a rack by its number, from the given nodes of each. Errors: BadValue.
Result<FailureSet> readFailures(const Cluster& cluster, const RecoveryWords& words);
/// "all" = empty. Errors: BadValue.
Result<std::vector<RecoveryPolicy>> readPolicies(const RecoveryWords& words);
Result<RecoverySettings> readSettings(const RecoveryWords& words);

/// Looking ahead, where --horizon or --trace ask for it. Errors: BadValue, those of reading the trace.
Result<std::optional<OverTime>> readOverTime(const Project& project, const Plan& plan,
    const RecoverySettings& settings, const std::vector<RecoveryPolicy>& policies,
    const RecoveryWords& words);

/// For people.
std::string overTimeText(const OverTime& overTime);
std::string recoveryText(const Cluster& cluster, const Recoveries& recoveries);

} // namespace rankloom::cli
