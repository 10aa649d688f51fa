// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/output.h"
#include "core/base/nearest.h"
#include "core/validate/validation.h"

namespace rankloom::cli {

namespace {

struct ValidateOptions {
    std::string kind;
    std::string folder;
    bool json = false;
};

struct Kind {
    const char* name;
    Result<ValidationReport> (*validate)(const std::string& folder);
};
/// Every kind of estimate that can be held against measurements is one row.
constexpr Kind kKinds[] = {
    {"memory", validateMemory},
    {"schedules", validateSchedules},
    {"timing", validateTiming},
};

std::vector<std::string> kindNames()
{
    std::vector<std::string> names;
    for (const Kind& kind : kKinds)
        names.emplace_back(kind.name);
    return names;
}

Result<int> validateFolder(const ValidateOptions& options)
{
    for (const Kind& kind : kKinds) {
        if (options.kind != kind.name)
            continue;
        Result<ValidationReport> report = kind.validate(options.folder);
        if (!report) {
            if (report.error().where.file.empty())
                report.error().where.file = options.folder;
            return tl::unexpected<Error>(std::move(report.error()));
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
    command->add_option("FOLDER", options->folder, "Folder of measurements, layouts as documented")
        ->required();
    command->add_flag("--json", options->json, "The validation document");
    command->callback([options, &chosen] { chosen = [options] { return validateFolder(*options); }; });
}

} // namespace rankloom::cli
