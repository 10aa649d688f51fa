// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/base/progress.h"
#include "core/exchange/reading.h"
#include "db/project_file.h"

namespace rankloom::cli {

/// What an import would do, with the figures of the current plan before and after it.
struct DryRun {
    db::ProjectFile::ImportForecast forecast;
    bool newProject = false; ///< there is none yet: it would be made
};

/// An import as a person asks for it.
struct TriedImport {
    std::string project;
    bool create = false; ///< a project that is not there is made, as with --create
    std::vector<std::string> files;
    FileFormat format = FileFormat::Unknown;
    ReadingHints hints;
};

/// Imports into a copy of the project that is thrown away. Errors: those of the import.
Result<DryRun> tryImport(const TriedImport& import, Progress& progress, std::stop_token stop);

/// The same lines and figures that the window shows before an import.
std::string dryRunText(const DryRun& run, const std::string& whatMoreCanBeSaid);
/// {"format": "rankloom-import-preview", "version": 1, …}: seconds and bytes of the current plan, null where
/// it is not possible.
std::string dryRunJson(const DryRun& run);

} // namespace rankloom::cli
