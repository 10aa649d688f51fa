// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>

#include <QString>
#include <QStringList>

#include "core/base/diagnostic.h"
#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/exchange/reading.h"
#include "core/exchange/timeline/read_trace_events.h"
#include "core/measure/measured_timeline.h"
#include "core/measure/merge_ranks.h"
#include "core/plan/plan_json.h"

namespace rankloom::ui {

/// The whole file. Errors: FileNotFound, FileUnreadable, TooLarge (over 256 MiB: no plan or model is).
Result<std::string> readTextFile(const QString& path);
/// A plan document; files it names are looked for beside it, a trace of requests among them. Errors name the
/// file.
Result<PlanDocument> readPlanFile(const QString& path);
/// Traces of the ranks of one step as one timeline. Errors: those of reading files, of readTraceEvents() and
/// mergeRanks(); TooLarge over 2 GiB; Cancelled.
Result<MeasuredTimeline> readTraceFiles(
    const QStringList& paths, Diagnostics& diagnostics, Progress& progress, const std::stop_token& stop);
/// What a file is, by its first 64 KiB.
Result<FileFormat> recogniseFile(const QString& path);

} // namespace rankloom::ui
