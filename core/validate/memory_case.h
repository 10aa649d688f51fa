// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "core/base/csv_table.h"
#include "core/base/error.h"
#include "core/memory/memory_report.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/validate/validation.h"

namespace rankloom {

/// One training run as tables of measurements describe it.
struct MemoryCase {
    Project project;
    Plan plan;

    /// Sets degrees; the cluster becomes as many devices of a preset as they need, eight to a node.
    void setLayout(const Layout& layout, std::string_view device = "h100-sxm-80gb");
    /// Keeps the first `layers` decoder layers.
    void cutLayers(int layers);
    void setBatch(int sequence, int microBatch, int microbatches);
    /// Layers of the first and last pipeline stage (0 = not named); the rest is spread as Megatron does,
    /// rounded up, what is left on the last stage.
    void setEndStages(int first, int last);
};

/// Why a plan is refused; empty for a legal one. No row is estimated that this refuses.
std::string refusalOf(const Project& project, const Plan& plan);

/// Estimated stage with the largest allocated bytes.
const StageMemory& heaviest(const MemoryReport& report);
double staticBytesOf(const StageMemory& stage);

// One function per known file; each appends its tables. Errors: BadSyntax.
Result<void> validateParameterCounts(const CsvTable& csv, ValidationReport& report);
Result<void> validateMeasuredStages(const CsvTable& csv, ValidationReport& report);
Result<void> validateMegatronRuns(const CsvTable& csv, ValidationReport& report);
Result<void> validateShardedRuns(const CsvTable& csv, ValidationReport& report);
Result<void> validateNanotronMemory(const CsvTable& csv, ValidationReport& report);
Result<void> validateBloomMemory(const CsvTable& csv, ValidationReport& report);
Result<void> validateBlockFormulas(const CsvTable& csv, ValidationReport& report);
Result<void> validateFormulaCurves(const CsvTable& csv, ValidationReport& report);
Result<void> validateRunningRecipes(const CsvTable& csv, ValidationReport& report);
Result<void> validateEstimators(std::string_view json, ValidationReport& report);
Result<void> validateRecompute(std::string_view json, ValidationReport& report);
Result<void> validateDeepSpeed(std::string_view json, ValidationReport& report);
Result<void> validateDeepSpeedTables(const CsvTable& csv, ValidationReport& report);

} // namespace rankloom
