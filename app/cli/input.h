// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/base/quantity.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "db/project_file.h"

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace rankloom {
struct RequestTrace;
}

namespace rankloom::cli {

/// A document longer than this is refused before it is read.
inline constexpr std::size_t kLongestDocument = 512U << 20;

/// The whole of a file, or of standard input for "-". Errors: FileNotFound, FileUnreadable, TooLarge.
Result<std::string> readInput(const std::string& path, std::size_t most = kLongestDocument);
/// The first bytes of a file, enough to recognise it. Errors as readInput().
Result<std::string> readHead(const std::string& path);
/// How a path is named in messages: "standard input" for "-".
std::string nameOfInput(const std::string& path);
/// `error` with `path` as its place, where it names none.
tl::unexpected<Error> located(Error error, const std::string& path);
/// Whether the file begins as an SQLite database does.
bool isProjectFile(const std::string& path);

/// Opens a project, and says on standard error, once for each file, which of its rows are not as they were
/// written, and where a file of an older version is kept that is converted now. Errors: of
/// ProjectFile::open().
Result<db::ProjectFile> openProject(const std::string& path, db::OpenMode mode);

/// An amount of memory: "4GiB", "512MiB", "1e9". Errors: BadValue.
Result<Bytes> readBytes(const std::string& text);

/// A plan with everything it is about.
struct PlanInput {
    Project project;
    Plan plan;
    /// What the document had that is unknown, what of the project is not as it was written.
    Diagnostics diagnostics;
};

/// What the command line adds about the cluster of a plan.
struct Suppositions {
    std::vector<std::string> withoutNodes; ///< see parseOutage()
    std::vector<std::string> degrade; ///< see parseWhatIf()
};
/// The options --without-node and --degrade; `suppositions` outlives the command.
void addSuppositions(CLI::App& command, Suppositions& suppositions);

/// Where a plan is read from.
struct PlanSource {
    std::string plan; ///< a document, a .rankloom file, or "-"
    std::string project {}; ///< what a document does not say of model, cluster, workload and routing
    std::string scenario {}; ///< of a .rankloom file; empty = the current one
    Suppositions suppose {}; ///< on top
};
/// The argument PLAN, which is returned, and the options for the rest; `source` outlives the command.
CLI::Option* addPlanSource(CLI::App& command, PlanSource& source);

/// Errors: those of readPlanDocument() and ProjectFile, and BadValue for what is missing or not in the
/// cluster.
Result<PlanInput> readPlanInput(const PlanSource& source);

/// A trace of requests, or standard input for "-". Errors: those of TraceSource and readRequests(),
/// Cancelled.
Result<RequestTrace> readTraceOfRequests(const std::string& path, const std::stop_token& stop);

/// Plans to set side by side: documents and current scenarios of projects, or, where scenarios are named,
/// those of the one project there is. Errors: those of readPlanInput() and chooseScenarios(); BadValue
/// where scenarios are named but not one project alone, and for more plans than can be told apart.
Result<std::vector<PlanInput>> readPlanInputs(
    const std::vector<std::string>& paths, const std::string& projectPath, const ScenarioChoice& scenarios);

} // namespace rankloom::cli
