// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include <QDate>
#include <QString>
#include <QStringList>

#include "app/report/report_recovery.h"
#include "core/base/error.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom::ui {

/// A plan with what it refers to.
struct ReportedPlan {
    std::shared_ptr<const Project> project;
    Plan plan;
};

/// What is to be reported, and how.
struct ReportOrder {
    std::vector<ReportedPlan> plans; ///< one to kMostCompared of them, named
    QStringList notes; ///< on them, by their places; may be fewer
    int baseline = 0; ///< of the plans
    QString language; ///< of the report: "de"; empty = English
    QString author; ///< empty = nobody is named
    QDate date; ///< invalid = today
    ReportedRecovery recovery {}; ///< may be empty
};

/// Writes a report by a process of its own: the pictures are drawn by widgets, which only the GUI thread of a
/// program may do, and the report is then that of the command line. Blocks; a stop request ends the process.
/// `program`: the desktop program. Errors: FileUnwritable, Cancelled, BadValue with what the process said.
Result<void> writeReportApart(
    const QString& program, const ReportOrder& order, const QString& path, const std::stop_token& stop);

} // namespace rankloom::ui
