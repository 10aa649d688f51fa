// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
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
#include "core/exchange/host_mapping.h"
#include "core/exchange/reading.h"
#include "core/workload/trace_tags.h"
#include "db/project_file.h"

namespace rankloom::cli {

namespace {

struct ImportOptions {
    std::vector<std::string> files;
    std::string project;
    std::string format;
    ReadingHints hints;
    std::vector<std::string> tags;
    std::vector<std::string> hosts; ///< HOST=NODE
    std::string hostFile;
    bool json = false;
};

/// Answers of a file, and over them those of the command line.
Result<HostAnswers> hostAnswers(const ImportOptions& options)
{
    HostAnswers answers;
    if (!options.hostFile.empty()) {
        const Result<std::string> text = readInput(options.hostFile);
        if (!text)
            return tl::unexpected<Error>(text.error());
        Result<HostAnswers> read = parseHostAnswers(*text, options.hostFile);
        if (!read)
            return read;
        answers = std::move(*read);
    }
    for (const std::string& text : options.hosts) {
        Result<std::pair<std::string, std::string>> answer = parseHostAnswer(text);
        if (!answer)
            return tl::unexpected<Error>(std::move(answer.error()));
        answers[answer->first] = answer->second;
    }
    return answers;
}

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
    Result<std::vector<TraceTag>> tags = tagsOf(options.tags);
    if (!tags)
        return tl::unexpected<Error>(std::move(tags.error()));
    ReadingHints hints = options.hints;
    hints.tags = std::move(*tags);
    Result<HostAnswers> hosts = hostAnswers(options);
    if (!hosts)
        return tl::unexpected<Error>(std::move(hosts.error()));
    hints.hosts = std::move(*hosts);
    Result<db::ProjectFile> project = db::ProjectFile::open(options.project);
    if (!project)
        return tl::unexpected<Error>(std::move(project.error()));
    const InterruptWatch watch(kReadingPatience);
    Progress progress;
    Result<db::ProjectFile::ImportOutcome> outcome = [&] {
        const ProgressLine line(progress);
        return project->importFiles(options.files, *format, hints, progress, watch.token());
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
    const InterruptWatch watch(kReadingPatience);
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
    addTraceOptions(*command, options.hints);
}

} // namespace

void addTraceOptions(CLI::App& command, ReadingHints& hints)
{
    command.add_option("--layers", hints.traceLayers, "Layers of routed experts that state no shape")
        ->check(CLI::Range(1, 4096));
    command.add_option("--top-k", hints.topK, "Experts per token, where a trace does not say")
        ->check(CLI::Range(1, 1024));
    command.add_flag("--drop-dummy-tokens", hints.dropDummyTokens,
        "Leave out runs of equal tokens, which profiling and graph capture make");
}

void addImportCommands(CLI::App& app, Action& chosen)
{
    const auto import = std::make_shared<ImportOptions>();
    CLI::App* command = app.add_subcommand("import", "Store measurements, models and traces in a project");
    command->add_option("FILE", import->files, "Files; several routing traces are one trace of several ranks")
        ->required();
    command->add_option("--project", import->project, "The .rankloom file that takes them")->required();
    command->add_option(
        "--tag", import->tags, "What a trace is of: task=intent, date=2026-11-02, part=prefill");
    command->add_option("--map", import->hosts,
        "The node that a host of the file is: gpu-b07=n07, or gpu-b07= for none; the project remembers it");
    command->add_option("--map-file", import->hostFile, "Lines of HOST=NODE");
    const std::map<std::string, OpenHosts> policies {
        {"refuse", OpenHosts::Refuse}, {"guess", OpenHosts::Guess}, {"leave-out", OpenHosts::LeaveOut}};
    command
        ->add_option("--open-hosts", import->hints.openHosts,
            "Hosts that are no known nodes: refuse the file, guess by number and order, or leave-out "
            "[refuse, where the nodes have names]")
        ->transform(CLI::CheckedTransformer(policies).description("{refuse,guess,leave-out}"));
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
