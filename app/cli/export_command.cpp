// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/base/nearest.h"
#include "core/compare/as_written.h"
#include "core/evaluate/evaluate.h"
#include "core/exchange/export/export.h"

namespace rankloom::cli {

namespace {

struct ExportOptions : PlanSource {
    std::string target;
    std::string output;
};

Result<const ExportTargetInfo*> chosenTarget(const std::string& name)
{
    std::vector<std::string> names;
    for (const ExportTargetInfo& info : exportTargets()) {
        if (info.name == name)
            return &info;
        names.emplace_back(info.name);
    }
    const std::vector<std::string> near = similarNames(name, names);
    return fail(ErrorCode::BadValue, fmt::format("there is no export target \"{}\"", name), {},
        near.empty()
            ? fmt::format("Targets: {}.", fmt::join(names, ", "))
            : fmt::format("Did you mean {}? Targets: {}.", alternatives(near), fmt::join(names, ", ")));
}

Result<ExportText> exported(const ExportTargetInfo& target, const PlanInput& input)
{
    if (!target.needsTimeline)
        return exportPlan(target.target, input.project, input.plan, nullptr, judgeWritten);
    const Result<Evaluation> evaluation = evaluate(input.project, input.plan);
    if (!evaluation)
        return tl::unexpected<Error>(evaluation.error());
    return exportPlan(
        target.target, input.project, input.plan, evaluation->valid ? evaluation->timeline.get() : nullptr);
}

Result<int> runExport(const ExportOptions& options)
{
    const Result<const ExportTargetInfo*> target = chosenTarget(options.target);
    if (!target)
        return tl::unexpected<Error>(target.error());
    const Result<PlanInput> input = readPlanInput(options);
    if (!input)
        return tl::unexpected<Error>(input.error());
    printDiagnostics(input->diagnostics);
    Result<ExportText> file = exported(**target, *input);
    if (!file) {
        if (file.error().where.file.empty())
            file.error().where.file = nameOfInput(options.plan);
        return tl::unexpected<Error>(std::move(file.error()));
    }
    if (Result<void> written = writeOutput(options.output, file->text); !written)
        return tl::unexpected<Error>(std::move(written.error()));
    // What the target cannot say must not go unnoticed, also where its format has no comments.
    printDiagnostics(file->omissions);
    printDiagnostics(file->consequences);
    return kDone;
}

/// A line per target: its name, what the file is usually called, what it is.
std::string targetTable()
{
    std::size_t name = 0;
    std::size_t file = 0;
    for (const ExportTargetInfo& target : exportTargets()) {
        name = std::max(name, target.name.size());
        file = std::max(file, target.fileName.size());
    }
    std::string text = "Targets, with the usual names of their files:\n";
    for (const ExportTargetInfo& target : exportTargets())
        text += fmt::format("  {:<{}}  {:<{}}  {}\n", target.name, name, target.fileName, file, target.title);
    return text
        + "What a target cannot express goes to standard error and into the file's comments, with what\n"
          "becomes of memory and step time without it.";
}

} // namespace

void addExportCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<ExportOptions>();
    CLI::App* command = app.add_subcommand("export", "A plan in the form of another tool");
    addPlanSource(*command, *options)->required();
    command->add_option("--to", options->target, "Target, one of those below")->required();
    command->add_option("-o,--output", options->output, "File to write; otherwise standard output");
    command->footer(targetTable());
    command->callback([options, &chosen] { chosen = [options] { return runExport(*options); }; });
}

} // namespace rankloom::cli
