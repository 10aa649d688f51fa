// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include <QString>
#include <QStringList>

#include "app/document/document_state.h"
#include "core/base/progress.h"
#include "core/evaluate/evaluation.h"
#include "core/plan/plan_json.h"
#include "db/project_writer.h"

// What happens to project files away from the GUI thread. Every function here may take its time and is called
// by jobs; all but the opening ones go through the writer thread of the open project.

namespace rankloom::ui {

/// The project as it was when it was opened, for "revert"; the copy is deleted with the last owner.
class OpenedBackup {
public:
    explicit OpenedBackup(QString path) : m_path(std::move(path)) { }
    ~OpenedBackup();
    OpenedBackup(const OpenedBackup&) = delete;
    OpenedBackup& operator=(const OpenedBackup&) = delete;
    [[nodiscard]] const QString& path() const { return m_path; }

private:
    QString m_path;
};

/// What opening a file yields.
struct OpenedProject {
    QString path;
    DocumentState state;
    std::shared_ptr<db::ProjectWriter> writer;
    std::shared_ptr<const OpenedBackup> backup; ///< null where none could be made
    std::shared_ptr<const Evaluation> evaluation; ///< null when it failed
};

/// Opens a project for writing and evaluates its current plan. Errors: of db::ProjectFile.
Result<OpenedProject> openProject(const QString& path);
/// Creates the file (refuses to overwrite) and opens it.
Result<OpenedProject> createProject(const QString& path, const Project& project, const Plan& plan);
/// A small model on a small cluster, to begin with.
Result<PlanDocument> firstPlan();

Result<void> copyProject(db::ProjectWriter& writer, const QString& path);
/// Brings back the state as opened and reads it again.
Result<OpenedProject> revertProject(
    const QString& path, std::shared_ptr<db::ProjectWriter> writer, std::shared_ptr<const OpenedBackup> backup);

struct ImportResult {
    struct File {
        QString name;
        Result<db::ProjectFile::ImportOutcome> outcome;
    };
    std::vector<File> files;
    std::optional<Project> project; ///< the inputs afterwards; empty when nothing was taken
};
/// Imports each file by itself, but routing traces together (they are ranks of one run).
ImportResult importIntoProject(db::ProjectWriter& writer, const QString& path, const QStringList& files,
    Progress& progress, const std::stop_token& stop);

} // namespace rankloom::ui
