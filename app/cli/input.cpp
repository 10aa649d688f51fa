// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <memory>
#include <set>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/base/whole_file.h"
#include "core/compare/comparison.h"
#include "core/exchange/served_files.h"
#include "core/exchange/traces/request_trace.h"
#include "core/plan/plan_json.h"
#include "core/plan/what_if.h"
#include "core/whatif/named_parts.h"
#include "db/project_file.h"

namespace rankloom::cli {

namespace {

constexpr std::size_t kHead = 64U << 10;

struct FileCloser {
    void operator()(std::FILE* file) const
    {
        if (file != stdin)
            std::fclose(file);
    }
};
using File = std::unique_ptr<std::FILE, FileCloser>;

Result<File> openInput(const std::string& path)
{
    if (path == "-")
        return File(stdin);
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    const Place place {path, 0, 0, {}};
    if (status.type() == std::filesystem::file_type::not_found)
        return fail(ErrorCode::FileNotFound, "there is no such file", place);
    if (std::filesystem::is_directory(status))
        return fail(ErrorCode::FileUnreadable, "this is a folder", place, "Name a file in it.");
    File file(std::fopen(path.c_str(), "rb"));
    if (!file)
        return fail(
            ErrorCode::FileUnreadable, fmt::format("cannot be read: {}", std::strerror(errno)), place);
    return file;
}

tl::unexpected<Error> tooLong(const std::string& path, std::size_t most)
{
    return fail(ErrorCode::TooLarge,
        fmt::format("this is longer than {}", humanBytes(static_cast<double>(most))),
        {nameOfInput(path), 0, 0, {}});
}

/// What becomes of a file that is longer than what is read.
enum class Longer : std::uint8_t { IsCut, IsRefused };

Result<std::string> readUpTo(const std::string& path, std::size_t most, Longer longer)
{
    const bool refuseMore = longer == Longer::IsRefused;
    Result<File> file = openInput(path);
    if (!file)
        return tl::unexpected<Error>(std::move(file.error()));
    std::error_code ignored;
    const bool sized = refuseMore && path != "-" && std::filesystem::is_regular_file(path, ignored);
    if (sized && std::filesystem::file_size(path, ignored) > most)
        return tooLong(path, most);
    std::string text;
    constexpr std::size_t step = 1U << 20;
    while (text.size() <= most) {
        const std::size_t before = text.size();
        const std::size_t wanted = std::min(step, most + 1 - before);
        text.resize(before + wanted);
        const std::size_t got = std::fread(text.data() + before, 1, wanted, file->get());
        text.resize(before + got);
        if (got < wanted)
            break;
    }
    if (std::ferror(file->get()) != 0)
        return fail(ErrorCode::FileUnreadable, "reading failed", {nameOfInput(path), 0, 0, {}});
    if (refuseMore && text.size() > most)
        return tooLong(path, most);
    text.resize(std::min(text.size(), most));
    return text;
}

/// Projects of which it was told what of them is not as it was written.
std::set<std::string>& toldProjects()
{
    static std::set<std::string> told;
    return told;
}

Result<std::vector<PlanInput>> readScenarios(const std::string& path, const ScenarioChoice& choice)
{
    const Result<db::ProjectFile> file = db::ProjectFile::open(path, db::OpenMode::ReadOnly);
    if (!file)
        return located(file.error(), path);
    const Result<std::vector<db::StrangeRow>> strange = file->strangeRows();
    if (!strange)
        return located(strange.error(), path);
    toldProjects().insert(path); // by whoever tells the diagnostics
    Result<ProjectState> known = file->loadState();
    if (!known)
        return located(known.error(), path);
    Result<std::vector<Scenario>> scenarios =
        chooseScenarios(std::move(known->scenarios), known->current, choice);
    if (!scenarios)
        return located(std::move(scenarios.error()), path);
    std::vector<PlanInput> inputs;
    for (Scenario& scenario : *scenarios)
        inputs.push_back({projectOf(known->inputs, scenario), std::move(scenario.plan),
            whichTraceCounts(known->inputs, scenario.model)});
    for (PlanInput& input : inputs) {
        const Diagnostics told = db::diagnosticsOf(*strange, path);
        input.diagnostics.insert(input.diagnostics.begin(), told.begin(), told.end());
    }
    return inputs;
}

Result<PlanInput> readProject(const std::string& path, const std::string& scenario)
{
    ScenarioChoice choice;
    if (!scenario.empty())
        choice.names = {scenario};
    Result<std::vector<PlanInput>> inputs = readScenarios(path, choice);
    if (!inputs)
        return tl::unexpected<Error>(std::move(inputs.error()));
    RANKLOOM_ASSERT(inputs->size() == 1);
    return std::move(inputs->front());
}

Result<PlanDocument> readDocument(const std::string& path)
{
    const Result<std::string> text = readInput(path);
    if (!text)
        return tl::unexpected<Error>(text.error());
    const std::filesystem::path folder =
        path == "-" ? std::filesystem::path() : std::filesystem::path(path).parent_path();
    Result<PlanDocument> document = readPlanDocument(*text, [&folder](const std::string& file) {
        return readWholeFile((folder / file).string(), kLongestDocument);
    });
    if (!document)
        return located(std::move(document.error()), path);
    for (Diagnostic& diagnostic : document->diagnostics)
        if (diagnostic.where.file.empty())
            diagnostic.where.file = nameOfInput(path);
    return document;
}

/// Where no project completes it.
Result<void> checkComplete(const PlanDocument& document, const std::string& path)
{
    const char* missing = !document.hasModel ? "model"
        : !document.hasCluster               ? "cluster"
        : !document.hasWorkload              ? "workload"
                                             : nullptr;
    if (missing == nullptr)
        return {};
    return fail(ErrorCode::BadValue, fmt::format("the plan has no \"{}\"", missing),
        {nameOfInput(path), 0, 0, fmt::format("/{}", missing)},
        "Add it, or name a project that has it with --project.");
}

/// What was measured of a cluster's links, in words; what `own` has as well is left out.
std::vector<std::string> measuredBeyond(const LinkTable& links, const LinkTable& own)
{
    std::vector<std::string> parts;
    if (!links.nodeMatrix().empty() && !(links.nodeMatrix() == own.nodeMatrix()))
        parts.push_back(fmt::format("links between {} nodes", links.nodeMatrix().size));
    if (!links.deviceMatrix().empty() && !(links.deviceMatrix() == own.deviceMatrix()))
        parts.push_back(fmt::format("links between {} devices", links.deviceMatrix().size));
    if (!links.nodeDeviceMatrix().empty() && !(links.nodeDeviceMatrix() == own.nodeDeviceMatrix()))
        parts.push_back(fmt::format("links between the {} devices of a node", links.nodeDeviceMatrix().size));
    if (!links.curves().empty() && links.curves() != own.curves())
        parts.push_back(fmt::format("{} curve{} of collectives over sizes", links.curves().size(),
            links.curves().size() == 1 ? "" : "s"));
    for (const auto& [level, name] : {std::pair {LinkLevel::DevicePair, "links inside nodes"},
             std::pair {LinkLevel::NodePair, "links between nodes, one figure for all"}})
        if (links.tier(level).origin == LinkOrigin::Measured && !(links.tier(level) == own.tier(level)))
            parts.emplace_back(name);
    return parts;
}

/// A plan that states its own cluster hides what the project knows of the links.
void warnOfHiddenLinks(const Cluster& own, const Cluster& measured, const std::string& path,
    const std::string& projectPath, Diagnostics& diagnostics)
{
    const std::vector<std::string> hidden = measuredBeyond(measured.links, own.links);
    if (hidden.empty())
        return;
    Diagnostic d;
    d.severity = Severity::Warning;
    d.code = "measured-links-hidden";
    d.message =
        fmt::format("The plan states its own cluster, so that what {} measured is not used: {}. Leave "
                    "\"cluster\" out of the plan to evaluate it on the project's.",
            projectPath, fmt::join(hidden, "; "));
    d.where = {nameOfInput(path), 0, 0, "/cluster"};
    d.arguments = hidden;
    diagnostics.push_back(std::move(d));
}

Result<PlanInput> readCompleted(
    const std::string& path, const std::string& projectPath, const std::string& scenario)
{
    if (isProjectFile(path))
        return readProject(path, scenario);
    Result<PlanDocument> document = readDocument(path);
    if (!document)
        return tl::unexpected<Error>(std::move(document.error()));
    if (projectPath.empty()) {
        if (Result<void> complete = checkComplete(*document, path); !complete)
            return tl::unexpected<Error>(std::move(complete.error()));
    } else {
        const Result<PlanInput> base = readProject(projectPath, scenario);
        if (!base)
            return base;
        completeFrom(*document, base->project, base->plan);
        std::ranges::copy_if(base->diagnostics, std::back_inserter(document->diagnostics),
            [](const Diagnostic& d) { return d.code == db::kRowsNotAsWritten; });
        if (document->hasCluster)
            warnOfHiddenLinks(
                document->project.cluster, base->project.cluster, path, projectPath, document->diagnostics);
    }
    return PlanInput {
        std::move(document->project), std::move(document->plan), std::move(document->diagnostics)};
}

Result<void> suppose(const Suppositions& suppositions, PlanInput& input)
{
    Cluster& cluster = input.project.cluster.change();
    for (const std::string& text : suppositions.withoutNodes) {
        Result<UnavailableNode> outage = parseOutage(cluster, text);
        if (!outage)
            return tl::unexpected<Error>(std::move(outage.error()));
        cluster.setOutage(outage->node, *outage);
    }
    for (const std::string& text : suppositions.degrade) {
        const Result<WhatIf> whatIf = parseWhatIf(cluster, text);
        if (!whatIf)
            return tl::unexpected<Error>(whatIf.error());
        rankloom::suppose(input.plan.whatIf, *whatIf);
    }
    return {};
}

} // namespace

Result<db::ProjectFile> openProject(const std::string& path, db::OpenMode mode)
{
    Result<db::ProjectFile> file = db::ProjectFile::open(path, mode);
    if (!file)
        return file;
    if (!file->keptBefore().empty())
        fmt::print(stderr,
            "The project was in an older format and was converted. As it was before, it is kept in {}\n",
            file->keptBefore());
    if (!toldProjects().insert(path).second)
        return file;
    const Result<std::vector<db::StrangeRow>> strange = file->strangeRows();
    if (!strange)
        return tl::unexpected<Error>(strange.error());
    printDiagnostics(db::diagnosticsOf(*strange, path));
    return file;
}

tl::unexpected<Error> located(Error error, const std::string& path)
{
    if (error.where.file.empty())
        error.where.file = nameOfInput(path);
    return tl::unexpected<Error>(std::move(error));
}

std::string nameOfInput(const std::string& path) { return path == "-" ? "standard input" : path; }

Result<Bytes> readBytes(const std::string& text)
{
    constexpr std::array kUnits {std::pair {"TiB", 1024 * kGiB}, std::pair {"GiB", kGiB},
        std::pair {"MiB", kMiB}, std::pair {"KiB", kKiB}, std::pair {"TB", 1e12}, std::pair {"GB", 1e9},
        std::pair {"MB", 1e6}, std::pair {"B", 1.0}};
    std::string_view number = trimmed(text);
    double unit = 1;
    for (const auto& [name, bytes] : kUnits)
        if (number.ends_with(name)) {
            number.remove_suffix(std::string_view(name).size());
            unit = bytes;
            break;
        }
    const auto value = parseDouble(trimmed(number));
    if (!value || *value < 0 || *value * unit > 1e15)
        return fail(ErrorCode::BadValue, fmt::format("\"{}\" is no amount of memory", text.substr(0, 80)), {},
            "Write 4GiB.");
    return Bytes(*value * unit);
}

Result<std::string> readInput(const std::string& path, std::size_t most)
{
    return readUpTo(path, most, Longer::IsRefused);
}

Result<std::string> readHead(const std::string& path) { return readUpTo(path, kHead, Longer::IsCut); }

bool isProjectFile(const std::string& path)
{
    if (path == "-")
        return false;
    if (path.ends_with(".rankloom"))
        return true;
    const Result<std::string> head = readUpTo(path, 16, Longer::IsCut);
    return head && head->starts_with("SQLite format 3");
}

Result<RequestTrace> readTraceOfRequests(const std::string& path, const std::stop_token& stop)
{
    Progress progress;
    const ProgressLine line(progress);
    if (path == "-") {
        const Result<std::string> text = readInput(path);
        if (!text)
            return tl::unexpected<Error>(text.error());
        TraceSource source = TraceSource::ofMemory(*text, progress);
        return readRequests(source);
    }
    return readRequestFile(path, progress, stop);
}

namespace {

/// See takeTraceBeside().
Result<void> readNamedTrace(const std::string& path, PlanInput& input)
{
    Progress progress;
    const ProgressLine line(progress);
    const std::string folder = path == "-" ? "" : std::filesystem::path(path).parent_path().string();
    Result<Diagnostics> told = takeTraceBeside(folder, input.plan, input.project, progress);
    if (!told)
        return tl::unexpected<Error>(std::move(told.error()));
    input.diagnostics.insert(input.diagnostics.end(), told->begin(), told->end());
    return {};
}

} // namespace

Result<PlanInput> readPlanInput(const PlanSource& source)
{
    Result<PlanInput> input = readCompleted(source.plan, source.project, source.scenario);
    if (input)
        if (Result<void> read = readNamedTrace(source.plan, *input); !read)
            return tl::unexpected<Error>(std::move(read.error()));
    if (input)
        if (Result<void> supposed = suppose(source.suppose, *input); !supposed)
            return tl::unexpected<Error>(std::move(supposed.error()));
    return input;
}

void addSuppositions(CLI::App& command, Suppositions& suppositions)
{
    // One value each time, so that the option does not take the plan as its second.
    command
        .add_option("--without-node", suppositions.withoutNodes,
            "Keep this node free: NAME, NAME:draining, NAME:broken:NOTE (repeatable; name or number)")
        ->allow_extra_args(false);
    command
        .add_option("--degrade", suppositions.degrade,
            "What if: node:NAME:bandwidth=0.5, node:NAME:speed=0.7, node:NAME:removed, "
            "link:NAME:NAME:removed, link:NAME:NAME:bandwidth=0.5, device:12:speed=0.7, "
            "device:NAME:SLOT:bandwidth=0.5, device:12:removed, level:node-pair:bandwidth=0.5 (repeatable; "
            "shares of what it is; several after each other: node:NAME:speed=0.7:bandwidth=0.5; one of eight "
            "ports lost: node:NAME:bandwidth=0.875)")
        ->allow_extra_args(false);
}

CLI::Option* addPlanSource(CLI::App& command, PlanSource& source)
{
    CLI::Option* plan = command.add_option("PLAN", source.plan, "Plan document, .rankloom project, or -");
    command.add_option("--project", source.project,
        "Project file with the model, cluster, workload and routing that the plan does not state");
    command.add_option("--scenario", source.scenario, "Scenario of the project; otherwise the current one");
    addSuppositions(command, source.suppose);
    return plan;
}

Result<std::vector<PlanInput>> readPlanInputs(
    const std::vector<std::string>& paths, const std::string& projectPath, const ScenarioChoice& scenarios)
{
    std::vector<PlanInput> inputs;
    if (!scenarios.isCurrent()) {
        if (paths.size() != 1 || !isProjectFile(paths.front()))
            return fail(ErrorCode::BadValue, "scenarios are named, but not the one project that has them", {},
                "Name one .rankloom file and no plan document.");
        Result<std::vector<PlanInput>> chosen = readScenarios(paths.front(), scenarios);
        if (!chosen)
            return chosen;
        inputs = std::move(*chosen);
    } else {
        for (const std::string& path : paths) {
            Result<PlanInput> input = readPlanInput({path, projectPath});
            if (!input)
                return tl::unexpected<Error>(std::move(input.error()));
            inputs.push_back(std::move(*input));
        }
    }
    if (inputs.size() > kMostCompared)
        return fail(ErrorCode::BadValue,
            fmt::format("these are {} plans: more than can be told apart side by side", inputs.size()), {},
            fmt::format("Compare at most {}; --scenario names them.", kMostCompared));
    return inputs;
}

} // namespace rankloom::cli
