// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/plan/project.h"
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

/// For people.
std::string recoveryText(const Cluster& cluster, const Recoveries& recoveries);

} // namespace rankloom::cli
