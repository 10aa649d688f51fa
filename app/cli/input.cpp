// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/input.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include <fmt/format.h>

#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/plan/plan_json.h"
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

Result<std::string> readUpTo(const std::string& path, std::size_t most, bool refuseMore)
{
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

/// Names the file in an error that does not yet.
tl::unexpected<Error> located(Error error, const std::string& path)
{
    if (error.where.file.empty())
        error.where.file = nameOfInput(path);
    return tl::unexpected<Error>(std::move(error));
}

Result<Plan> pickScenario(const db::ProjectFile& file, const std::string& name)
{
    Result<std::vector<db::Scenario>> scenarios = file.loadScenarios();
    if (!scenarios)
        return tl::unexpected<Error>(std::move(scenarios.error()));
    const Result<std::int64_t> current = file.currentScenario();
    if (!current)
        return tl::unexpected<Error>(current.error());
    std::vector<std::string> names;
    for (db::Scenario& scenario : *scenarios) {
        if (name.empty() ? scenario.id == *current : scenario.name == name) {
            if (scenario.plan.name.empty())
                scenario.plan.name = scenario.name;
            return std::move(scenario.plan);
        }
        names.push_back(scenario.name);
    }
    return fail(ErrorCode::BadValue, fmt::format("there is no scenario called \"{}\"", name),
        {file.path(), 0, 0, {}}, fmt::format("There are: {}.", fmt::join(names, ", ")));
}

Result<PlanInput> readProject(const std::string& path, const std::string& scenario)
{
    const Result<db::ProjectFile> file = db::ProjectFile::open(path, db::OpenMode::ReadOnly);
    if (!file)
        return located(file.error(), path);
    Result<Project> project = file->loadProject();
    if (!project)
        return located(std::move(project.error()), path);
    Result<Plan> plan = pickScenario(*file, scenario);
    if (!plan)
        return located(std::move(plan.error()), path);
    return PlanInput {std::move(*project), std::move(*plan), {}};
}

Result<PlanInput> readDocument(const std::string& path, bool completedLater)
{
    const Result<std::string> text = readInput(path);
    if (!text)
        return tl::unexpected<Error>(text.error());
    const std::filesystem::path folder =
        path == "-" ? std::filesystem::path() : std::filesystem::path(path).parent_path();
    Result<PlanDocument> document = readPlanDocument(
        *text, [&folder](const std::string& file) { return readInput((folder / file).string()); });
    if (!document)
        return located(std::move(document.error()), path);
    if (!completedLater) {
        const char* missing = !document->hasModel ? "model"
            : !document->hasCluster               ? "cluster"
            : !document->hasWorkload              ? "workload"
                                                  : nullptr;
        if (missing != nullptr)
            return fail(ErrorCode::BadValue, fmt::format("the plan has no \"{}\"", missing),
                {nameOfInput(path), 0, 0, fmt::format("/{}", missing)},
                "Add it, or name a project that has it with --project.");
    }
    for (Diagnostic& diagnostic : document->diagnostics)
        if (diagnostic.where.file.empty())
            diagnostic.where.file = nameOfInput(path);
    return PlanInput {
        std::move(document->project), std::move(document->plan), std::move(document->diagnostics)};
}

} // namespace

std::string nameOfInput(const std::string& path) { return path == "-" ? "standard input" : path; }

Result<std::string> readInput(const std::string& path, std::size_t most)
{
    return readUpTo(path, most, true);
}

Result<std::string> readHead(const std::string& path) { return readUpTo(path, kHead, false); }

bool isProjectFile(const std::string& path)
{
    if (path == "-")
        return false;
    if (path.ends_with(".rankloom"))
        return true;
    const Result<std::string> head = readUpTo(path, 16, false);
    return head && head->starts_with("SQLite format 3");
}

Result<PlanInput> readPlanInput(
    const std::string& path, const std::string& projectPath, const std::string& scenario)
{
    if (isProjectFile(path))
        return readProject(path, scenario);
    Result<PlanInput> input = readDocument(path, !projectPath.empty());
    if (!input || projectPath.empty())
        return input;
    Result<PlanInput> base = readProject(projectPath, scenario);
    if (!base)
        return base;
    Project& project = input->project;
    if (project.model == ModelSpec())
        project.model = std::move(base->project.model);
    if (project.cluster == Cluster())
        project.cluster = std::move(base->project.cluster);
    if (project.workload == Workload())
        project.workload = base->project.workload;
    if (project.name.empty())
        project.name = std::move(base->project.name);
    if (project.routing.empty())
        project.routing = std::move(base->project.routing);
    return input;
}

} // namespace rankloom::cli
