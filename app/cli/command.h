// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/exchange/reading.h"
#include "db/project_file.h"

namespace CLI {
class App;
}

namespace rankloom::cli {

/// Exit statuses of the contract.
inline constexpr int kDone = 0;
inline constexpr int kDoesNotFit = 1; ///< evaluate --check
inline constexpr int kUnusable = 2;
inline constexpr int kInterrupted = 3;

/// What the arguments chose: does the work, writes to standard output, returns the exit status.
using Action = std::function<Result<int>()>;

// Each adds one command, or a family, and sets `chosen` when the arguments name it.
void addModelCommand(CLI::App& app, Action& chosen);
void addEvaluateCommand(CLI::App& app, Action& chosen);
void addSimulateCommand(CLI::App& app, Action& chosen);
void addServeCommand(CLI::App& app, Action& chosen);
void addImportCommands(CLI::App& app, Action& chosen);
void addAffinityCommand(CLI::App& app, Action& chosen);
void addValidateCommand(CLI::App& app, Action& chosen);
void addCalibrateCommand(CLI::App& app, Action& chosen);
void addSearchCommand(CLI::App& app, Action& chosen);
void addPlaceCommands(CLI::App& app, Action& chosen);
void addPlaceRanksCommand(CLI::App& place, Action& chosen);
void addPlaceExpertsCommand(CLI::App& place, Action& chosen);
void addBitsCommand(CLI::App& app, Action& chosen);
void addCompareCommand(CLI::App& app, Action& chosen);
void addReportCommand(CLI::App& app, Action& chosen);
void addExportCommand(CLI::App& app, Action& chosen);
void addRenderCommand(CLI::App& app, Action& chosen);
void addProjectCommands(CLI::App& app, Action& chosen);
void addSchemaCommand(CLI::App& app, Action& chosen);
void addWhatIfCommand(CLI::App& app, Action& chosen);

/// Which scenarios of a project are set side by side, and with which: --scenario, --all-scenarios,
/// --baseline.
void addComparisonOptions(CLI::App& command, ScenarioChoice& scenarios, std::string& baseline);
/// What a routing trace leaves open: --layers, --top-k, --drop-dummy-tokens.
void addTraceOptions(CLI::App& command, ReadingHints& hints);

} // namespace rankloom::cli
