// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "core/base/error.h"
#include "core/recovery/layer_migration.h"

namespace rankloom::cli {

/// Layers moved between the stages of one pipeline, as the command line states them: lists of numbers with
/// commas between, fractions such as 2/3 among them.
struct MigrationWords {
    int layers = 0;
    std::string stageSpeeds;
    std::string layerTimes;
    std::string layerBytes;
    std::string stageCaps;
    std::string layersPerStage;
};

/// Errors: BadValue.
Result<MigrationProblem> readMigration(const MigrationWords& words);

/// For people.
std::string migrationText(const MigrationProblem& problem, const LayerMigration& migration);

} // namespace rankloom::cli
