// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include <QFuture>
#include <QString>
#include <QStringList>

#include "app/document/document_state.h"
#include "app/document/own_copy.h"
#include "app/figures/figures.h"
#include "core/base/progress.h"
#include "core/plan/plan_json.h"
#include "db/backup.h"
#include "db/project_writer.h"

// What happens to project files away from the GUI thread. Every function here may take its time and is called
// by jobs; those with a writer are done by its thread, in their turn, and those that return a future at once.

namespace rankloom::ui {

/// What opening a file yields.
struct OpenedProject {
    QString path;
    DocumentState state;
    std::shared_ptr<db::ProjectFile> file; ///< for FileStore, open for writing; null: it is on screen
    std::shared_ptr<db::OpenedBackup> backup; ///< null when another program holds it
    std::shared_ptr<const Figures> figures; ///< of the plan on screen; null when they cannot be had
    QString original {}; ///< of which `path` is an own copy; empty: it is none
    OwnCopy::Age age = OwnCopy::Age::Fresh; ///< of that copy
    bool ofExample = false; ///< that copy
    bool created = false; ///< with a first plan that the program chose
};

/// Opens a project for writing and evaluates its current plan. Errors: of db::ProjectFile.
Result<OpenedProject> openProject(const QString& path);
/// Creates the file (refuses to overwrite) and opens it.
Result<OpenedProject> createProject(const QString& path, const Project& project, const Plan& plan);
/// A small model on a small cluster, to begin with.
Result<PlanDocument> firstPlan();

/// A complete copy of what is on screen, also where nothing can be written to the project any more. Where its
/// file cannot even be read, `state` alone is written: false.
Result<bool> copyProject(db::ProjectWriter& writer, const DocumentState& state, const QString& path);
/// Writes a state as a new project, replacing what is there: all but the imported files.
Result<void> writeState(const DocumentState& state, const QString& path);
/// The state of another file of the project, which stays as it is; `file` of the result is empty. After all
/// that is queued. `from` is asked then.
Result<OpenedProject> readCopy(db::ProjectWriter& writer, std::function<Result<std::string>()> from);
/// Gives up what is waiting to be written and reads what somebody else made of the file.
Result<OpenedProject> reloadProject(db::ProjectWriter& writer);

/// What was measured between nodes, as kept in the project; nothing where it cannot be read.
LinkSessions sessionsOf(db::ProjectWriter& writer);

/// A file that waits for answers, or for a look at it.
struct PreviewedFile {
    QString name;
    QStringList paths;
    ReadingHints hints;
    ImportPreview preview;
    QStringList otherPlans {}; ///< that refer to the cluster of the plan on screen
};

struct ImportResult {
    struct File {
        QString name;
        QStringList paths; ///< several for the ranks of a trace
        Result<db::ProjectFile::ImportOutcome> outcome;
    };
    std::vector<File> files;
    std::vector<PreviewedFile> previews; ///< of files that were not imported: somebody has to answer first
    std::optional<Inputs> inputs; ///< afterwards; empty when nothing was taken
    std::vector<Scenario> scenarios; ///< afterwards
};
/// Whether files are shown before they are taken.
enum class FirstLook : std::uint8_t {
    WhereNeeded,
    Always,
    Had, ///< somebody has seen them and said yes
};
/// Imports each file by itself, but routing traces together (they are ranks of one run). A file whose hosts
/// nobody knows, or that would say more with an answer, is not imported but previewed; so are, before anybody
/// has seen them, files that make another device, and where `look` says so all.
ImportResult importIntoProject(db::ProjectWriter& writer, const QStringList& files, const ReadingHints& hints,
    FirstLook look, Progress& progress, const std::stop_token& stop);

/// Takes an imported file back with what followed from it; the inputs afterwards.
Result<Inputs> removeMeasurement(db::ProjectWriter& writer, std::int64_t measurement);

/// The routing traces a file holds, in the order of their import.
using StoredTraces = std::vector<MeasurementInfo>;
QFuture<Result<StoredTraces>> readTraces(db::ProjectWriter& writer);
QFuture<Result<void>> storeTags(
    db::ProjectWriter& writer, std::int64_t measurement, const std::vector<TraceTag>& tags);
/// Counts what passes the filter and makes it the current model's; the inputs afterwards.
Result<Inputs> recountTraces(
    db::ProjectWriter& writer, const TraceFilter& filter, Progress& progress, const std::stop_token& stop);
/// The same without making it the project's.
Result<RoutingStatistics> countTraces(
    db::ProjectWriter& writer, const TraceFilter& filter, Progress& progress, const std::stop_token& stop);

} // namespace rankloom::ui
