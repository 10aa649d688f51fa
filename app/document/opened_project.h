// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include <QString>

#include "app/document/document_state.h"
#include "app/document/project_store.h"
#include "core/base/progress.h"
#include "core/evaluate/evaluation.h"

namespace rankloom::db {
class ProjectWriter;
}

namespace rankloom::ui {

/// What opening a file yields, made away from the GUI thread.
struct OpenedProject {
    QString path;
    DocumentState state;
    std::shared_ptr<db::ProjectWriter> writer;
    std::shared_ptr<const Evaluation> evaluation; ///< null when the plan could not be evaluated
};

/// Opens a project and evaluates its current plan. A project without a plan gets a default one.
Result<OpenedProject> openProject(const QString& path);
/// Creates the file (refuses to overwrite) and opens it.
Result<OpenedProject> createProject(const QString& path, const Project& project, const Plan& plan);

} // namespace rankloom::ui
