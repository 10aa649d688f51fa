// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/parsed.h"
#include "core/base/nearest.h"
#include "core/exchange/reading.h"
#include "db/project_file.h"

namespace rankloom::cli {

namespace {

struct ImportOptions {
    std::vector<std::string> files;
    std::string project;
    std::string format;
    ReadingHints hints;
    bool json = false;
};

Result<FileFormat> chosenFormat(const std::string& name)
{
    if (name.empty())
        return FileFormat::Unknown;
    if (const FileFormat format = formatFromName(name); format != FileFormat::Unknown)
        return format;
    std::vector<std::string> names;
    for (const FileFormat format : importableFormats())
        names.emplace_back(nameOf(format));
    return fail(ErrorCode::BadValue, fmt::format("there is no format \"{}\"", name), {},
        fmt::format("Formats: {}.", alternatives(names)));
}

Result<int> importFiles(const ImportOptions& options)
{
    const Result<FileFormat> format = chosenFormat(options.format);
    if (!format)
        return tl::unexpected<Error>(format.error());
    Result<db::ProjectFile> project = db::ProjectFile::open(options.project);
    if (!project)
        return tl::unexpected<Error>(std::move(project.error()));
    const InterruptWatch watch;
    Progress progress;
    Result<db::ProjectFile::ImportOutcome> outcome = [&] {
        const ProgressLine line(progress);
        return project->importFiles(options.files, *format, options.hints, progress, watch.token());
    }();
    if (!outcome)
        return tl::unexpected<Error>(std::move(outcome.error()));
    print(fmt::format("{}: {}\n", titleOf(outcome->format), outcome->summary));
    for (const Diagnostic& diagnostic : outcome->diagnostics)
        print("  " + diagnosticLine(diagnostic) + '\n');
    return kDone;
}

Result<int> parseOne(const ImportOptions& options)
{
    const Result<FileFormat> format = chosenFormat(options.format);
    if (!format)
        return tl::unexpected<Error>(format.error());
    const InterruptWatch watch;
    Result<ParsedFile> parsed = parseInput(options.files, *format, options.hints, watch.token());
    if (!parsed)
        return tl::unexpected<Error>(std::move(parsed.error()));
    print(options.json ? parsedJson(*parsed) : parsedText(*parsed));
    return kDone;
}

void addFormatOptions(CLI::App* command, ImportOptions& options)
{
    std::vector<std::string> names;
    for (const FileFormat format : importableFormats())
        names.emplace_back(nameOf(format));
    command->add_option(
        "--format", options.format, fmt::format("Instead of recognising: {}", fmt::join(names, ", ")));
    command->add_option(
        "--unit", options.hints.unit, "Unit of a matrix that states none: GB/s, MiB/s, Gb/s, us, …");
}

} // namespace

void addImportCommands(CLI::App& app, Action& chosen)
{
    const auto import = std::make_shared<ImportOptions>();
    CLI::App* command = app.add_subcommand("import", "Store measurements, models and traces in a project");
    command->add_option("FILE", import->files, "Files; several routing traces are one trace of several ranks")
        ->required();
    command->add_option("--project", import->project, "The .rankloom file that takes them")->required();
    addFormatOptions(command, *import);
    command->callback([import, &chosen] { chosen = [import] { return importFiles(*import); }; });

    const auto parse = std::make_shared<ImportOptions>();
    command = app.add_subcommand("parse", "What a file holds, without a project");
    command->add_option("FILE", parse->files, "The file, or -; several routing traces are one trace")
        ->required();
    addFormatOptions(command, *parse);
    command->add_flag("--json", parse->json, "The parsed values");
    command->callback([parse, &chosen] { chosen = [parse] { return parseOne(*parse); }; });
}

} // namespace rankloom::cli
