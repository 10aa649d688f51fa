// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <filesystem>
#include <iostream>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <unistd.h>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/import_dry_run.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/parsed.h"
#include "core/base/limits.h"
#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/exchange/host_answers.h"
#include "core/exchange/reading.h"
#include "core/measure/host_mapping.h"
#include "core/plan/first_plan.h"
#include "core/routing/trace_tags.h"
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
    std::string layers; ///< "3-60": of a trace, as it numbers them
    std::vector<std::string> between; ///< two nodes
    bool create = false;
    bool dryRun = false;
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

/// "3-60", or "3" alone.
Result<void> takeLayers(const std::string& text, ReadingHints& hints)
{
    if (text.empty())
        return {};
    const std::size_t dash = text.find('-');
    const std::string_view all(text);
    const auto first = parseInteger(all.substr(0, dash));
    const auto last = dash == std::string::npos ? first : parseInteger(all.substr(dash + 1));
    if (!first || !last || *first < 0 || *last < *first || *last > limits::kMostLayerNumber)
        return fail(ErrorCode::BadValue, fmt::format("\"{}\" is no range of layers", text), {},
            "Give the first and the last one, as the trace numbers them: --map-layers 3-60.");
    hints.firstLayer = static_cast<int>(*first);
    hints.lastLayer = static_cast<int>(*last);
    return {};
}

/// Somebody sits there and can answer.
bool canAsk() { return isatty(STDIN_FILENO) != 0 && isatty(STDERR_FILENO) != 0; }

bool agrees(const std::string& question)
{
    std::cerr << question << " [y/N] " << std::flush;
    std::string answer;
    std::getline(std::cin, answer);
    return answer == "y" || answer == "Y" || answer == "yes";
}

/// The project that takes the files; one that is not there is made if the person wants it.
struct Target {
    db::ProjectFile project;
    bool isNew = false;
};
Result<Target> openTarget(const ImportOptions& options)
{
    const std::string& path = options.project;
    std::error_code status;
    if (std::filesystem::exists(path, status) || status) {
        Result<db::ProjectFile> project = openProject(path, db::OpenMode::ReadWrite);
        if (!project)
            return tl::unexpected<Error>(std::move(project.error()));
        return Target {std::move(*project), false};
    }
    if (!options.create
        && !(canAsk()
            && agrees(fmt::format("There is no project {}. Make it, with a first plan of llama-3-8b on two "
                                  "nodes of eight H100?",
                path))))
        return fail(ErrorCode::FileNotFound, "there is no such project", {path, 0, 0, {}},
            fmt::format("To make it: rankloom-cli import {} --project {} --create.",
                fmt::join(options.files, " "), path));
    const Result<PlanDocument> first = firstPlanDocument();
    if (!first)
        return tl::unexpected<Error>(first.error());
    Result<db::ProjectFile> project = db::ProjectFile::create(path, first->project, first->plan);
    if (!project)
        return tl::unexpected<Error>(std::move(project.error()));
    return Target {std::move(*project), true};
}

/// The options that would have given a file more effect.
std::string whatMoreCanBeSaid(const db::ProjectFile::ImportOutcome& outcome, const ReadingHints& hints)
{
    const auto has = [&](std::string_view code) {
        return std::ranges::find(outcome.diagnostics, code, &Diagnostic::code) != outcome.diagnostics.end();
    };
    std::string text;
    if (outcome.openPlace && hints.between.empty())
        text += "  To say where it was measured: --between NODE,NODE for a pair, or --level device-pair, "
                "node-pair or a level of the network.\n";
    if (outcome.openCluster && hints.cluster == ClusterAnswer::Open && !has("cluster-from-file"))
        text += fmt::format("  To make the cluster the {} nodes of {} devices of the file: --cluster all, or "
                            "--cluster plan for the current plan only.\n",
            outcome.openCluster->nodes, outcome.openCluster->devicesPerNode);
    return text;
}

Result<int> previewFiles(const ImportOptions& options, FileFormat format, const ReadingHints& hints)
{
    const InterruptWatch watch(kReadingPatience);
    Progress progress;
    Result<DryRun> run = [&] {
        const ProgressLine line(progress);
        return tryImport(
            {options.project, options.create, options.files, format, hints}, progress, watch.token());
    }();
    if (!run)
        return tl::unexpected<Error>(std::move(run.error()));
    print(
        options.json ? dryRunJson(*run) : dryRunText(*run, whatMoreCanBeSaid(run->forecast.outcome, hints)));
    return kDone;
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
    hints.between.nodes = options.between;
    if (Result<void> layers = takeLayers(options.layers, hints); !layers)
        return tl::unexpected<Error>(std::move(layers.error()));
    if (options.dryRun)
        return previewFiles(options, *format, hints);
    std::optional<Result<Target>> target = openTarget(options);
    if (!*target)
        return tl::unexpected<Error>(std::move(target->error()));
    const InterruptWatch watch(kReadingPatience);
    Progress progress;
    Result<db::ProjectFile::ImportOutcome> outcome = [&] {
        const ProgressLine line(progress);
        return (*target)->project.importFiles(options.files, *format, hints, progress, watch.token());
    }();
    const bool isNew = (*target)->isNew;
    if (!outcome) {
        target.reset(); // closes the file
        std::error_code ignored;
        if (isNew) // a project without what it was made for is none
            std::filesystem::remove(options.project, ignored);
        return tl::unexpected<Error>(std::move(outcome.error()));
    }
    if (isNew)
        print(fmt::format("{}: a new project, with a first plan of llama-3-8b on two nodes of eight H100\n",
            options.project));
    print(fmt::format("{}: {}\n", titleOf(outcome->format), outcome->summary));
    for (const Diagnostic& diagnostic : outcome->diagnostics)
        print("  " + diagnosticLine(diagnostic) + '\n');
    print(whatMoreCanBeSaid(*outcome, hints));
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
    command->add_option("--map-layers", import->layers,
        "Of a trace, only these layers, as it numbers them: 3-60. Others are left out");
    command->add_flag("--create", import->create, "Make the project if it is not there");
    CLI::Option* dryRun = command->add_flag("--dry-run", import->dryRun,
        "Say what would change, with the figures of the current plan before and after, and store nothing");
    command->add_flag("--json", import->json, "The dry run as a document")->needs(dryRun);
    const std::map<std::string, OpenHosts> policies {
        {"refuse", OpenHosts::Refuse}, {"guess", OpenHosts::Guess}, {"leave-out", OpenHosts::LeaveOut}};
    command
        ->add_option("--open-hosts", import->hints.openHosts,
            "Hosts that are no known nodes: refuse the file, guess by number and order, or leave-out "
            "[refuse, where the nodes have names]")
        ->transform(CLI::CheckedTransformer(policies).description("{refuse,guess,leave-out}"));
    const std::map<std::string, ClusterAnswer> clusters {
        {"keep", ClusterAnswer::Keep}, {"plan", ClusterAnswer::ThisPlan}, {"all", ClusterAnswer::AllPlans}};
    command
        ->add_option("--cluster", import->hints.cluster,
            "Where the file has other nodes, or another number of them: keep the cluster, make it the file's "
            "nodes for the current plan, or for all plans that share it [keep, and say so]")
        ->transform(CLI::CheckedTransformer(clusters).description("{keep,plan,all}"));
    CLI::Option* between = command
                               ->add_option("--between", import->between,
                                   "Sender and receiver of a measurement that does not name them: n03,n07")
                               ->delimiter(',')
                               ->expected(2);
    CLI::Option* level =
        command
            ->add_option("--level", import->hints.between.level,
                "What such a measurement holds for: device-pair, node-pair, or the name of a "
                "level of the network")
            ->excludes(between);
    command
        ->add_option("--ranks-per-node", import->hints.between.ranksPerNode,
            "Of a collective between nodes that does not name them [all devices of a node, or one]")
        ->needs(level)
        ->check(CLI::Range(1, 1024));
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
