// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>
#include <stop_token>

#include <QString>
#include <QStringList>

#include "app/run/evaluation_runner.h"
#include "core/base/progress.h"
#include "core/evaluate/evaluation.h"
#include "core/exchange/reading.h"
#include "core/serving/served_step.h"
#include "db/project_writer.h"

namespace rankloom::ui {

/// What importing files would do to the project and to the plan on screen, or what keeps it from that.
struct ImportForecast {
    std::optional<Error> refused; ///< the import would fail; all else is empty
    db::ProjectFile::ImportOutcome outcome;
    QStringList changes; ///< a line for each thing that would not stay as it is
    QStringList otherPlans; ///< that refer to what changes
    bool newPlan = false; ///< `after` is a plan that the files bring, not the one on screen
    QString problem; ///< why there are no figures
    std::shared_ptr<const Evaluation> before; ///< of the plan on screen; null where nothing changes
    std::shared_ptr<const Evaluation> after;
    // Where the plan serves, in place of those:
    std::shared_ptr<const Result<ServedStep>> servedBefore;
    std::shared_ptr<const Result<ServedStep>> servedAfter;
};

/// Tries the import out and evaluates the plan on screen before and after it. Takes as long as the import:
/// for jobs, not for the GUI thread.
ImportForecast forecastImport(db::ProjectWriter& writer, const QStringList& files, const ReadingHints& hints,
    const EvaluationRunner::Function& evaluate, Progress& progress, const std::stop_token& stop);

/// The figures before and after, a line each, or why there are none: "Step time: 1.99 s → 2.05 s (+61.2 ms)".
QStringList figureLines(const ImportForecast& forecast);

} // namespace rankloom::ui
