// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/evaluate/run_residuals.h"
#include "core/validate/timing_case.h"

namespace rankloom {

/// A measured run as constants estimate it that had not seen its source, nor its family of models.
struct LeftOutRun {
    std::string source;
    std::string models; ///< family, see familyOfModels()
    Project project;
    Plan plan;
    RunKind kind;
    double residual = 0; ///< ln(measured / estimated)
};

/// Legal runs of a folder whose times may be believed, each with its source: the publisher, or the file that
/// it stands in. Cases that are never fitted apart. Errors: those of validateTiming().
struct FolderRuns {
    std::vector<TimingRun> fitted;
    std::vector<TimingRun> cases;
};
Result<FolderRuns> timingRunsOf(const std::string& folder);

/// "llama" of "Llama 3.1 70B"; of models without a name their source.
std::string familyOfModels(const ModelSpec& model, const std::string& source);
/// "vtrain" of "vtrain_multi.csv".
std::string sourceOfFile(std::string_view file);

/// Step times: every source and family of a device with constants fitted to the others there, at most twenty
/// runs of each. Where too few are left to fit, their shipped residual counts times the growth that leaving
/// out meant elsewhere. Cases count as they are.
std::vector<LeftOutRun> leftOutSteps(const FolderRuns& runs);

/// Step times of all runs of the folders. Errors: as timingRunsOf().
Result<std::vector<LeftOutRun>> leftOutSteps(const std::vector<std::string>& folders);
/// Memory, of every run the widest scope that was measured: its laws are not fitted, and tables that set a
/// constant do not count. What ended for want of memory though it was expected to fit, or ran though it was
/// not, counts with the least residual that says so. Errors: as validateMemory().
Result<std::vector<LeftOutRun>> leftOutMemory(const std::vector<std::string>& folders);

} // namespace rankloom
