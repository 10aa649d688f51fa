// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/csv_table.h"
#include "core/base/error.h"
#include "core/memory/memory_report.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/validate/table_columns.h"
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

/// How tables are read whose rows are plans: row by row, so that the plan of one costs no other.
struct MemoryReader {
    std::span<const Column> columns;
    /// What a row is called; rows of one configuration may share it.
    std::string (*idOf)(const CsvTable& csv, std::size_t row);
    /// Errors: why the row is none that a plan could state.
    Result<MemoryCase> (*caseOf)(const CsvTable& csv, std::size_t row);
};
extern const MemoryReader kMeasuredStagesReader;
extern const MemoryReader kMegatronRunsReader;
extern const MemoryReader kShardedRunsReader;
extern const MemoryReader kNanotronMemoryReader;
extern const MemoryReader kBloomMemoryReader;
extern const MemoryReader kRunningRecipesReader;

/// One row; what its columns say is looked at first, and the rules last. Errors: why it is skipped.
Result<MemoryCase> readCase(const MemoryReader& reader, const CsvTable& csv, std::size_t row);

/// The plans of a document of other tools' outputs, by id. Errors: BadSyntax.
Result<std::vector<std::pair<std::string, Result<MemoryCase>>>> estimatorCases(std::string_view json);

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
