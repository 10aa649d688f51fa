// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"

namespace rankloom {

/// One comparison, in the unit of the table's quantity.
struct ValidationRow {
    std::string id;
    double measured = 0;
    double estimated = 0;
};

/// A row of the file that was not compared, and why.
struct ValidationSkip {
    std::string id;
    std::string reason;
};

/// One quantity of one file of measurements against our estimate of it.
struct ValidationTable {
    std::string file;
    std::string quantity; ///< with unit: "allocatedBytes", "stepSeconds"
    std::vector<ValidationRow> rows {};
    std::vector<ValidationSkip> skipped {};
    std::string note {}; ///< what a reader has to know before believing the figures; usually empty
    /// Rows say yes (1), no (0) or which: they agree or not, there is no error in percent.
    bool verdicts = false;

    void compare(std::string id, double measured, double estimated)
    {
        rows.push_back({std::move(id), measured, estimated});
    }
    void skip(std::string id, std::string reason) { skipped.push_back({std::move(id), std::move(reason)}); }
};

/// Error of a table in percent of the measured value; rows measured as zero count only when the estimate
/// differs (as 100 %). What is not defined for a table is not there: nothing without rows, no errors of
/// verdicts.
struct ValidationStatistics {
    std::optional<double> meanAbsoluteErrorPercent;
    std::optional<double> medianAbsoluteErrorPercent;
    std::optional<double> biasPercent; ///< mean signed error
    std::optional<double> worstPercent; ///< signed error of largest magnitude
    std::string worstRow;
    /// Rank correlation; not defined for fewer than two rows, or where all measured or all estimated values
    /// are equal.
    std::optional<double> spearman;
    std::size_t agreeing = 0; ///< verdicts that are the measured ones
};
ValidationStatistics statistics(const ValidationTable& table);

/// A row as the plan it is estimated by: what a user would state to have the same figures.
struct ValidationCase {
    std::string file;
    std::string id;
    Project project;
    Plan plan;
    std::string source {}; ///< who published it, where the file says so
};

struct ValidationReport {
    std::vector<ValidationTable> tables;
    std::vector<ValidationCase> cases; ///< of the rows that are estimated by a plan
};

/// Format "rankloom-validation", version 1 of the contract.
std::string writeValidationJson(const ValidationReport& report);
/// For people: one line per table, its worst rows, and how many rows were skipped for which reason.
std::string writeValidationText(const ValidationReport& report);

/// The plan by which a row is estimated, read from its table alone: nothing is estimated. `row`: its whole
/// id, or a part that no other has. Errors: FileNotFound; BadValue, naming what it may mean, or saying why
/// the row is skipped.
Result<ValidationCase> memoryCase(const std::string& folder, const std::string& row);
Result<ValidationCase> timingCase(const std::string& place, const std::string& row);

/// Memory estimates against a folder of measurements in the layouts documented in
/// core/validate/memory_validation.cpp. Errors: FileNotFound when the folder holds no known file;
/// BadSyntax with the file and line.
Result<ValidationReport> validateMemory(const std::string& folder);

/// Simulated schedules against measured runs and published figures, in the layouts documented in
/// core/validate/schedule_validation.cpp. Errors: FileNotFound when the folder holds no known file; BadSyntax
/// with the file and line.
Result<ValidationReport> validateSchedules(const std::string& folder);

/// Step times against measured runs, in the layouts documented in core/validate/validation_timing.cpp: with
/// the shipped device constants, and out of sample with constants fitted on half of a file, or on the other
/// sources of a file that has several. With `calibrateOn`, a folder of the same kind, constants of each
/// device are fitted on its runs there and nowhere else. `place` may be one of the files. Errors:
/// FileNotFound when a folder holds no known file; BadSyntax with the file and line.
Result<ValidationReport> validateTiming(const std::string& place, const std::string& calibrateOn = {});

/// Key-value bytes, batch times and served deployments, in the layouts documented in
/// core/validate/serving_validation.cpp: deployments with the shipped rates, and each family of models with
/// rates fitted to the others. With `calibrateOn`, rates are fitted to the deployments there and nowhere
/// else. Errors: FileNotFound when a folder holds no known file; BadSyntax, BadValue.
Result<ValidationReport> validateServing(const std::string& folder, const std::string& calibrateOn = {});

} // namespace rankloom
