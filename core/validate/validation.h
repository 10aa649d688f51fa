// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/base/error.h"

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

    void compare(std::string id, double measured, double estimated)
    {
        rows.push_back({std::move(id), measured, estimated});
    }
    void skip(std::string id, std::string reason) { skipped.push_back({std::move(id), std::move(reason)}); }
};

/// Error of a table in percent of the measured value; rows measured as zero count only when the estimate
/// differs (as 100 %).
struct ValidationStatistics {
    double meanAbsoluteErrorPercent = 0;
    double biasPercent = 0; ///< mean signed error
    double worstPercent = 0; ///< signed error of largest magnitude
    std::string worstRow;
    double spearman = 0; ///< rank correlation; 1 with fewer than two rows or when all measured are equal
};
ValidationStatistics statistics(const ValidationTable& table);

struct ValidationReport {
    std::vector<ValidationTable> tables;
};

/// Format "rankloom-validation", version 1 of the contract.
std::string writeValidationJson(const ValidationReport& report);
/// For people: one line per table, its worst rows, and how many rows were skipped for which reason.
std::string writeValidationText(const ValidationReport& report);

/// Memory estimates against a folder of measurements in the layouts documented in
/// core/validate/memory_validation.cpp. Errors: FileNotFound when the folder holds no known file;
/// BadSyntax with the file and line.
Result<ValidationReport> validateMemory(const std::string& folder);

/// Simulated schedules against measured runs and published figures, in the layouts documented in
/// core/validate/schedule_validation.cpp. Errors: FileNotFound when the folder holds no known file; BadSyntax
/// with the file and line.
Result<ValidationReport> validateSchedules(const std::string& folder);

/// Step times against measured runs, in the layouts documented in core/validate/timing_validation.cpp: with
/// the shipped device constants, and out of sample with constants fitted on half of a file. Errors:
/// FileNotFound when the folder holds no known file; BadSyntax with the file and line.
Result<ValidationReport> validateTiming(const std::string& folder);

} // namespace rankloom
