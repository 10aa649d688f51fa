// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <unistd.h>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/rates_file.h"
#include "core/base/nearest.h"
#include "core/compare/comparison.h"

namespace rankloom::cli {

namespace {

/// The plans of a picture or a report.
struct PlanOptions {
    std::vector<std::string> files;
    std::string project;
    ScenarioChoice scenarios;
    std::string baseline;
    std::string rates; ///< file of fitted rates
    std::string language = "en";
};

struct RenderOptions {
    PlanOptions plans;
    std::string view;
    std::string figure; ///< of links
    std::string between;
    std::string output;
    std::string theme = "light";
    std::string size;
};

/// The views that the desktop program draws without a window (app/render).
const std::vector<std::string>& views()
{
    static const std::vector<std::string> names {"timeline", "memory", "affinity", "load", "load-over-time",
        "experts", "gpu-load", "links", "collectives", "compression", "board", "bits", "bit-lanes",
        "bit-budget", "comparison", "measured", "serving", "ttft", "tpot", "serving-memory",
        "serving-measured"};
    return names;
}

/// The desktop program lies beside this one.
Result<std::string> desktopProgram()
{
    std::error_code error;
    const std::filesystem::path self = std::filesystem::read_symlink("/proc/self/exe", error);
    const std::filesystem::path program = self.parent_path() / "rankloom";
    if (!error && access(program.c_str(), X_OK) == 0)
        return program.string();
    return fail(ErrorCode::FileNotFound, "pictures are drawn by the desktop program, which is not here",
        {program.string(), 0, 0, {}}, "Install it beside rankloom-cli.");
}

/// Becomes the desktop program with these arguments; returns only where that fails.
Result<int> becomeDesktop(std::vector<std::string> arguments)
{
    const Result<std::string> program = desktopProgram();
    if (!program)
        return tl::unexpected<Error>(program.error());
    arguments.insert(arguments.begin(), *program);
    std::vector<char*> pointers;
    pointers.reserve(arguments.size() + 1);
    for (std::string& argument : arguments)
        pointers.push_back(argument.data());
    pointers.push_back(nullptr);
    setenv("QT_QPA_PLATFORM", "offscreen", 1);
    execv(program->c_str(), pointers.data());
    return fail(ErrorCode::FileUnreadable, fmt::format("cannot be started: {}", std::strerror(errno)),
        {*program, 0, 0, {}});
}

/// The plans as arguments of the desktop program. They are read here: an unusable one is refused with the
/// same words as everywhere.
Result<std::vector<std::string>> planArguments(const PlanOptions& plans)
{
    Result<std::vector<PlanInput>> inputs = readPlanInputs(plans.files, plans.project, plans.scenarios);
    if (!inputs)
        return tl::unexpected<Error>(inputs.error());
    if (Result<void> rated = takeRatesFile(plans.rates, inputs->front().project); !rated)
        return tl::unexpected<Error>(std::move(rated.error()));
    std::vector<std::string> arguments;
    // A project by another suffix is known as one here only.
    const bool alone = plans.files.size() == 1 && isProjectFile(plans.files.front());
    for (const std::string& file : plans.files)
        arguments.insert(arguments.end(), {alone ? "--project" : "--plan", file});
    if (!plans.project.empty() && !alone)
        arguments.insert(arguments.end(), {"--project", plans.project});
    for (const std::string& name : plans.scenarios.names)
        arguments.insert(arguments.end(), {"--scenario", name});
    if (plans.scenarios.all)
        arguments.emplace_back("--all-scenarios");
    if (!plans.baseline.empty())
        arguments.insert(arguments.end(), {"--baseline", plans.baseline});
    if (!plans.rates.empty())
        arguments.insert(arguments.end(), {"--rates", plans.rates});
    arguments.insert(arguments.end(), {"--language", plans.language});
    return arguments;
}

void addPlanOptions(CLI::App& command, PlanOptions& plans, const std::string& description)
{
    command.add_option("PLAN", plans.files, description)
        ->required()
        ->expected(1, kMostCompared)
        ->check(CLI::ExistingFile);
    command.add_option("--project", plans.project, "Project file that completes the plans");
    addComparisonOptions(command, plans.scenarios, plans.baseline);
    command
        .add_option("--rates", plans.rates, "Rates of serving as calibrate serving wrote them with --output")
        ->check(CLI::ExistingFile);
    command
        .add_option("--language", plans.language,
            "What it is written in, whatever the locale of the machine: en, de, ja or zh_CN")
        ->check(CLI::IsMember({"en", "de", "ja", "zh_CN"}))
        ->capture_default_str();
}

Result<int> renderPicture(const RenderOptions& options)
{
    if (std::ranges::find(views(), options.view) == views().end())
        return fail(ErrorCode::BadValue, fmt::format("there is no view \"{}\"", options.view), {},
            fmt::format("Views: {}.", alternatives(views())));
    const bool several = options.plans.files.size() > 1 || options.plans.scenarios.names.size() > 1
        || options.plans.scenarios.all;
    if (several && options.view != "comparison")
        return fail(ErrorCode::BadValue, fmt::format("the view \"{}\" shows one plan", options.view), {},
            "The view \"comparison\" shows several.");
    if (options.view != "links" && !(options.figure + options.between).empty())
        return fail(ErrorCode::BadValue, fmt::format("the view \"{}\" has one figure", options.view), {},
            "--figure and --between belong to the view \"links\".");
    Result<std::vector<std::string>> arguments = options.view == "measured"
        ? std::vector<std::string> {"--plan", options.plans.files.front(), "--language",
            options.plans.language}
        : planArguments(options.plans);
    if (!arguments)
        return tl::unexpected<Error>(std::move(arguments.error()));
    if (!options.figure.empty())
        arguments->insert(arguments->end(), {"--figure", options.figure});
    if (!options.between.empty())
        arguments->insert(arguments->end(), {"--between", options.between});
    arguments->insert(
        arguments->end(), {"--render", options.view, "-o", options.output, "--theme", options.theme});
    if (!options.size.empty())
        arguments->insert(arguments->end(), {"--size", options.size});
    return becomeDesktop(std::move(*arguments));
}

struct ReportOptions {
    PlanOptions plans;
    std::string output;
    std::string author;
    std::string date;
};

Result<int> writeReport(const ReportOptions& options)
{
    Result<std::vector<std::string>> arguments = planArguments(options.plans);
    if (!arguments)
        return tl::unexpected<Error>(std::move(arguments.error()));
    arguments->insert(arguments->end(), {"--report", "-o", options.output});
    // With "=": a name may begin with a dash.
    if (!options.author.empty())
        arguments->push_back("--author=" + options.author);
    if (!options.date.empty())
        arguments->push_back("--date=" + options.date);
    return becomeDesktop(std::move(*arguments));
}

} // namespace

void addRenderCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<RenderOptions>();
    CLI::App* command = app.add_subcommand("render", "A picture as the desktop program shows it");
    addPlanOptions(*command, options->plans,
        "Plan document or .rankloom project; several with --view comparison; with --view measured a document "
        "of validate --json");
    command->add_option("--view", options->view, fmt::format("One of {}", fmt::join(views(), ", ")))
        ->required();
    command
        ->add_option("--figure", options->figure,
            "Of links: bandwidth, latency, or of the plan what is sent and how busy that keeps them")
        ->check(CLI::IsMember({"bandwidth", "latency", "sent", "busy"}));
    command->add_option("--between", options->between, "Of links: nodes or gpus")
        ->check(CLI::IsMember({"nodes", "gpus"}));
    command->add_option("-o,--output", options->output, "File ending in .png, .svg or .pdf")->required();
    command->add_option("--theme", options->theme, "light or dark")
        ->check(CLI::IsMember({"light", "dark"}))
        ->capture_default_str();
    command->add_option("--size", options->size, "Width and height in pixels, as 1600x900");
    command->callback([options, &chosen] { chosen = [options] { return renderPicture(*options); }; });
}

void addReportCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<ReportOptions>();
    CLI::App* command = app.add_subcommand(
        "report", "One HTML or PDF on a plan, or on several side by side: figures, pictures, recommendation");
    addPlanOptions(*command, options->plans, "Plan documents or .rankloom projects, one after another");
    command->add_option("-o,--output", options->output, "File ending in .html or .pdf")->required();
    command->add_option("--author", options->author, "Who is named as its author");
    command->add_option(
        "--date", options->date, "Its date, YYYY-MM-DD or none; else that of SOURCE_DATE_EPOCH, or today");
    command->callback([options, &chosen] { chosen = [options] { return writeReport(*options); }; });
}

} // namespace rankloom::cli
