// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <iterator>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/output.h"
#include "core/base/nearest.h"
#include "core/plan/plan_json.h"
#include "core/validate/trust_table.h"
#include "core/validate/validation.h"

namespace rankloom::cli {

namespace {

struct ValidateOptions {
    std::string kind;
    std::vector<std::string> folders;
    std::string calibrateOn;
    std::string plan;
    bool json = false;
    bool trust = false;
};

using LeftOut = Result<std::vector<LeftOutRun>>;

struct Kind {
    const char* name;
    Result<ValidationReport> (*validate)(const std::string& folder, const ValidateOptions& options);
    /// The plan of a row; null where rows are none.
    Result<ValidationCase> (*rowAsPlan)(const std::string& folder, const std::string& row) = nullptr;
    const char* quantity = nullptr; ///< of what leftOut gives; null where it gives nothing
    LeftOut (*leftOut)(const std::vector<std::string>& folders) = nullptr;
};
constexpr const char* kTiming = "timing";
constexpr const char* kServing = "serving";
/// Every kind of estimate that can be held against measurements is one row.
constexpr Kind kKinds[] = {
    {"memory", [](const std::string& folder, const ValidateOptions&) { return validateMemory(folder); },
        memoryCase, "bytes", leftOutMemory},
    {"schedules",
        [](const std::string& folder, const ValidateOptions&) { return validateSchedules(folder); }},
    {kTiming,
        [](const std::string& folder, const ValidateOptions& options) {
            return validateTiming(folder, options.calibrateOn);
        },
        timingCase, "stepSeconds",
        [](const std::vector<std::string>& folders) { return leftOutSteps(folders); }},
    {kServing,
        [](const std::string& folder, const ValidateOptions& options) {
            return validateServing(folder, options.calibrateOn);
        }},
};

std::vector<std::string> kindNames()
{
    std::vector<std::string> names;
    for (const Kind& kind : kKinds)
        names.emplace_back(kind.name);
    return names;
}

Result<int> printPlanOfRow(const Kind& kind, const ValidateOptions& options)
{
    if (kind.rowAsPlan == nullptr)
        return fail(
            ErrorCode::BadValue, fmt::format("rows of {} are not plans", kind.name), {}, "Leave out --plan.");
    const std::string& folder = options.folders.front();
    Result<ValidationCase> row = kind.rowAsPlan(folder, options.plan);
    if (!row) {
        if (row.error().where.file.empty())
            row.error().where.file = folder;
        return tl::unexpected<Error>(std::move(row.error()));
    }
    print(writePlanDocument(row->project, row->plan));
    return kDone;
}

Result<int> validateFolder(const ValidateOptions& options)
{
    for (const Kind& kind : kKinds) {
        if (options.kind != kind.name)
            continue;
        if (options.trust && kind.leftOut == nullptr)
            return fail(ErrorCode::BadValue,
                "only estimates of step times and of memory have a table of left-out runs", {},
                "Leave out --trust.");
        if (options.trust) {
            const LeftOut runs = kind.leftOut(options.folders);
            if (!runs)
                return tl::unexpected<Error>(runs.error());
            print(writeResidualTable(kind.quantity, *runs));
            return kDone;
        }
        if (!options.calibrateOn.empty() && options.kind != kTiming && options.kind != kServing)
            return fail(ErrorCode::BadValue, "only estimates of times are fitted to a folder", {},
                "Leave out --calibrate-on.");
        if (!options.plan.empty())
            return printPlanOfRow(kind, options);
        Result<ValidationReport> report = ValidationReport {};
        for (const std::string& folder : options.folders) {
            Result<ValidationReport> more = kind.validate(folder, options);
            if (!more) {
                if (more.error().where.file.empty())
                    more.error().where.file = folder;
                return tl::unexpected<Error>(std::move(more.error()));
            }
            std::ranges::move(more->tables, std::back_inserter(report->tables));
            std::ranges::move(more->cases, std::back_inserter(report->cases));
        }
        print(options.json ? writeValidationJson(*report) : writeValidationText(*report));
        return kDone;
    }
    return fail(ErrorCode::BadValue,
        fmt::format("there are no measurements of \"{}\" to validate", options.kind), {},
        fmt::format("Kinds: {}.", alternatives(kindNames())));
}

} // namespace

void addValidateCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<ValidateOptions>();
    CLI::App* command = app.add_subcommand("validate", "Estimates against a folder of measurements");
    command
        ->add_option("KIND", options->kind, fmt::format("What is estimated: {}", alternatives(kindNames())))
        ->required();
    command
        ->add_option("FOLDER", options->folders,
            "Folders of measurements, layouts as documented; of timing also one of its files")
        ->required();
    command->add_option("--calibrate-on", options->calibrateOn,
        "Folder whose measured steps the constants of each device are fitted on; FOLDER is scored with them");
    command->add_option("--plan", options->plan,
        "Print the plan of this row, as evaluate reads it, instead of the comparison");
    command->add_flag("--trust", options->trust,
        "Print the residuals of runs by constants that had not seen them, as resources/trust holds them: "
        "what "
        "ranges and the chance to fit are taken from");
    command->add_flag("--json", options->json, "The validation document");
    command->callback([options, &chosen] { chosen = [options] { return validateFolder(*options); }; });
}

} // namespace rankloom::cli
