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
#include "core/base/nearest.h"

namespace rankloom::cli {

namespace {

struct RenderOptions {
    std::string plan;
    std::string project;
    std::string view;
    std::string output;
    std::string theme = "light";
    std::string size;
};

/// The views that the desktop program draws without a window (app/render).
const std::vector<std::string>& views()
{
    static const std::vector<std::string> names {"timeline", "memory", "affinity", "load", "links", "board"};
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

Result<int> renderPicture(const RenderOptions& options)
{
    if (std::ranges::find(views(), options.view) == views().end())
        return fail(ErrorCode::BadValue, fmt::format("there is no view \"{}\"", options.view), {},
            fmt::format("Views: {}.", alternatives(views())));
    // Read the plan here: an unusable one is refused with the same words as everywhere.
    if (const Result<PlanInput> input = readPlanInput(options.plan, options.project, {}); !input)
        return tl::unexpected<Error>(input.error());
    const Result<std::string> program = desktopProgram();
    if (!program)
        return tl::unexpected<Error>(program.error());
    std::vector<std::string> arguments {*program, "--render", options.view,
        isProjectFile(options.plan) ? "--project" : "--plan", options.plan, "-o", options.output, "--theme",
        options.theme};
    if (!options.project.empty() && !isProjectFile(options.plan))
        arguments.insert(arguments.end(), {"--project", options.project});
    if (!options.size.empty())
        arguments.insert(arguments.end(), {"--size", options.size});
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

} // namespace

void addRenderCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<RenderOptions>();
    CLI::App* command = app.add_subcommand("render", "A picture as the desktop program shows it");
    command->add_option("PLAN", options->plan, "Plan document or .rankloom project")
        ->required()
        ->check(CLI::ExistingFile);
    command->add_option("--view", options->view, fmt::format("One of {}", fmt::join(views(), ", ")))
        ->required();
    command->add_option("-o,--output", options->output, "File ending in .png, .svg or .pdf")->required();
    command->add_option("--project", options->project, "Project file that completes the plan");
    command->add_option("--theme", options->theme, "light or dark")
        ->check(CLI::IsMember({"light", "dark"}))
        ->capture_default_str();
    command->add_option("--size", options->size, "Width and height in pixels, as 1600x900");
    command->callback([options, &chosen] { chosen = [options] { return renderPicture(*options); }; });
}

} // namespace rankloom::cli
