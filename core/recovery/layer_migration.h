// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/error.h"

namespace rankloom {

/// Contiguous layers on the stages of one pipeline whose stages no longer work at one speed. All times in one
/// unit of the caller's choosing.
struct MigrationProblem {
    std::vector<double> layerTimes; ///< forward and backward of a microbatch, at speed 1
    std::vector<double> layerBytes; ///< what moving a layer sends; empty = every layer counts 1
    std::vector<double> layerMemory; ///< what a layer takes of a cap; empty = layerBytes, or 1 each
    std::vector<double> stageSpeeds; ///< one per stage, above 0
    std::vector<double> stageTimes; ///< of a stage whatever its layers are, at its speed; empty = 0
    std::vector<double> stageCaps; ///< most that the layers of a stage may take; empty = no bounds
    std::vector<int> layersPerStage; ///< as it is now; empty = as even as possible

    friend bool operator==(const MigrationProblem&, const MigrationProblem&) = default;
};

/// Where the layers should go.
struct LayerMigration {
    double before = 0; ///< time of the slowest stage with the layers where they are
    double after = 0;
    std::vector<int> partition; ///< layers per stage
    int layersMoved = 0; ///< whose stage is another one
    double bytesMoved = 0; ///< sum of layerBytes of those; 0 where none are given
    // Relative to the pipeline with the layers where they are and all stages at speed 1, m >> p.
    double throughputBefore = 0;
    double throughputAfter = 0;
    double bound = 0; ///< of any partition, layers cut at will; of equal layers the mean of the speeds
};

/// The partition with the least time of the slowest stage; among those the fewest bytes (or layers) moved;
/// among those the first in lexicographic order. Every stage has a layer. Dynamic programming, O(P·L²).
/// Errors: BadValue for figures that fit no pipeline, IllegalPlan where no partition keeps within the caps.
Result<LayerMigration> migrateLayers(const MigrationProblem& problem);

/// Least factor by which all caps have to grow until a partition keeps within them; at most 1 where one does.
double capGrowthNeeded(const MigrationProblem& problem);

} // namespace rankloom
