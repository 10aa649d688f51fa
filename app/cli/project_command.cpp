// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <filesystem>
#include <memory>
#include <string>
#include <system_error>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "db/project_file.h"
#include "db/repair.h"

namespace rankloom::cli {

using nlohmann::ordered_json;

namespace {

struct ProjectOptions {
    std::string path;
    std::string plan;
    Suppositions suppose;
    std::vector<std::string> imports;
    std::string unit;
    std::string statement;
    std::string output;
    bool json = false;
    bool accept = false;
};

Result<void> importInto(db::ProjectFile& file, const ProjectOptions& options)
{
    if (options.imports.empty())
        return {};
    const InterruptWatch watch(kReadingPatience);
    Progress progress;
    const ProgressLine line(progress);
    ReadingHints hints;
    hints.unit = options.unit;
    Result<db::ProjectFile::ImportOutcome> outcome =
        file.importFiles(options.imports, FileFormat::Unknown, hints, progress, watch.token());
    if (!outcome)
        return tl::unexpected<Error>(std::move(outcome.error()));
    print(fmt::format("{}: {}\n", titleOf(outcome->format), outcome->summary));
    for (const Diagnostic& diagnostic : outcome->diagnostics)
        print("  " + diagnosticLine(diagnostic) + '\n');
    return {};
}

Result<int> createProject(const ProjectOptions& options)
{
    const Result<PlanInput> input = readPlanInput({.plan = options.plan, .suppose = options.suppose});
    if (!input)
        return tl::unexpected<Error>(input.error());
    printDiagnostics(input->diagnostics);
    Result<db::ProjectFile> file = db::ProjectFile::create(options.path, input->project, input->plan);
    if (!file) // whatever is there now, another one made it
        return located(std::move(file.error()), options.path);
    Result<void> filled = importInto(*file, options);
    if (filled)
        return kDone;
    std::error_code ignored;
    std::filesystem::remove(options.path, ignored); // half a project is none
    return tl::unexpected<Error>(std::move(filled.error()));
}

Result<db::ProjectFile> openForReading(const std::string& path)
{
    Result<db::ProjectFile> file = openProject(path, db::OpenMode::ReadOnly);
    if (!file)
        return located(std::move(file.error()), path);
    return file;
}

std::string infoJson(
    const db::ProjectInfo& info, const Project& project, const std::vector<Scenario>& scenarios)
{
    ordered_json out;
    out["format"] = "rankloom-project-info";
    out["version"] = 1;
    out["name"] = project.name;
    out["schemaVersion"] = info.schemaVersion;
    out["uuid"] = info.uuid;
    out["createdUtc"] = info.createdUtc;
    out["creatorVersion"] = info.creatorVersion;
    out["fileBytes"] = info.fileBytes;
    out["traceRows"] = info.traceRows;
    out["model"] = project.model->name;
    out["nodes"] = project.cluster->nodes;
    out["devicesPerNode"] = project.cluster->devicesPerNode;
    out["device"] = project.cluster->device.name;
    out["scenarios"] = ordered_json::array();
    for (const Scenario& scenario : scenarios)
        out["scenarios"].push_back({{"id", scenario.id}, {"name", scenario.name}, {"note", scenario.note}});
    out["measurements"] = ordered_json::array();
    for (const MeasurementInfo& m : info.measurements)
        out["measurements"].push_back({{"id", m.id}, {"format", m.format}, {"fileName", m.fileName},
            {"tool", m.tool}, {"sha256", m.sha256}, {"importedUtc", m.importedUtc}, {"bytes", m.bytes},
            {"summary", m.summary}});
    return jsonText(out);
}

std::string infoText(
    const db::ProjectInfo& info, const Project& project, const std::vector<Scenario>& scenarios)
{
    std::string out = fmt::format("{}: {} on {} x {} {}\n", project.name.empty() ? "Project" : project.name,
        project.model->name.empty() ? "no model yet" : project.model->name, project.cluster->nodes,
        project.cluster->devicesPerNode,
        project.cluster->device.title.empty() ? "devices" : project.cluster->device.title);
    out += fmt::format("{}, schema {}, created {} by Rankloom {}\n",
        humanBytes(static_cast<double>(info.fileBytes)), info.schemaVersion, info.createdUtc,
        info.creatorVersion);
    TextTable plans({">id", "scenario", "note"});
    for (const Scenario& scenario : scenarios)
        plans.add({std::to_string(scenario.id), scenario.name, scenario.note});
    out += '\n' + plans.text();
    TextTable imports({">id", "format", "file", ">size", "imported", "what"});
    for (const MeasurementInfo& m : info.measurements)
        imports.add({std::to_string(m.id), m.format, m.fileName, humanBytes(static_cast<double>(m.bytes)),
            m.importedUtc, m.summary});
    if (!imports.empty())
        out += '\n' + imports.text();
    return out;
}

Result<int> showInfo(const ProjectOptions& options)
{
    const Result<db::ProjectFile> file = openForReading(options.path);
    if (!file)
        return tl::unexpected<Error>(file.error());
    const Result<db::ProjectInfo> info = file->info();
    if (!info)
        return located(info.error(), options.path);
    const Result<Project> project = file->loadProject();
    if (!project)
        return located(project.error(), options.path);
    const Result<std::vector<Scenario>> scenarios = file->loadScenarios();
    if (!scenarios)
        return located(scenarios.error(), options.path);
    print(options.json ? infoJson(*info, *project, *scenarios) : infoText(*info, *project, *scenarios));
    return kDone;
}

/// Rows that damage or another program has changed become the project's own: a person has looked at them.
Result<int> acceptRows(const ProjectOptions& options)
{
    Result<db::ProjectFile> file = db::ProjectFile::open(options.path);
    if (!file)
        return located(std::move(file.error()), options.path);
    const Result<std::vector<Phrase>> damage = file->damage();
    if (!damage)
        return located(damage.error(), options.path);
    if (!damage->empty())
        return fail(ErrorCode::ProjectDamaged, damage->front(), {options.path, 0, 0, {}},
            "Repair it first: rankloom-cli project repair.");
    const Result<std::vector<db::StrangeRow>> strange = file->strangeRows();
    if (!strange)
        return located(strange.error(), options.path);
    if (Result<void> accepted = file->acceptRows(); !accepted)
        return located(std::move(accepted.error()), options.path);
    for (const db::StrangeRow& row : *strange)
        print(fmt::format("Taken as it is: {}\n", nameOf(row).english()));
    print("The project is sound.\n");
    return kDone;
}

/// Prints what is wrong; an error when something is.
Result<int> checkProject(const ProjectOptions& options)
{
    if (options.accept)
        return acceptRows(options);
    const Result<db::ProjectFile> file = db::ProjectFile::open(options.path, db::OpenMode::ReadOnly);
    if (!file)
        return located(file.error(), options.path);
    const Result<std::vector<Phrase>> problems = file->check();
    if (!problems)
        return located(problems.error(), options.path);
    for (const Phrase& problem : *problems)
        print(problem.english() + '\n');
    if (!problems->empty())
        return fail(ErrorCode::ProjectDamaged, fmt::format("{} problems were found", problems->size()),
            {options.path, 0, 0, {}},
            "See: rankloom-cli project repair; where only rows are not as they were written, and are right "
            "as they "
            "are: rankloom-cli project check --accept.");
    print("The project is sound.\n");
    return kDone;
}

/// Saves what can be read into a new file. The damaged one stays as it is.
Result<int> repairProject(const ProjectOptions& options)
{
    const std::string repaired = !options.output.empty()
        ? options.output
        : std::filesystem::path(options.path).replace_extension(".repaired.rankloom").string();
    const Result<db::RepairReport> report = db::repairCopy(options.path, repaired);
    if (!report)
        return tl::unexpected<Error>(report.error());
    for (const db::TableRepair& table : report->tables) {
        for (const std::string& loss : table.losses)
            print(fmt::format("Lost in {}: {}\n", table.table, loss));
        for (const std::string& key : table.doubts)
            print(fmt::format("Not as it was written, in {}: row {}\n", table.table, key));
        if (table.doubts.empty() && table.doubtful > 0)
            print(fmt::format("Nobody knows whether they are as they were written, in {}: {} rows\n",
                table.table, table.doubtful));
        if (table.foreign > 0)
            print(fmt::format(
                "Left out of {}: {} rows that Rankloom did not write\n", table.table, table.foreign));
    }
    for (const std::string& note : report->notes)
        print(note + '\n');
    print(fmt::format("{} rows were saved, {} are not known to be as they were written, {} are known to be "
                      "lost.\nWritten: {}\n",
        report->saved(), report->doubtful(), report->lost(), repaired));
    if (report->doubtful() > 0)
        print(fmt::format(
            "Rows that are not as they were written are marked in it. Look at them, and where they are "
            "right: rankloom-cli project check --accept {}\n",
            repaired));
    return kDone;
}

Result<int> askProject(const ProjectOptions& options)
{
    const Result<db::ProjectFile> file = openForReading(options.path);
    if (!file)
        return tl::unexpected<Error>(file.error());
    Result<std::vector<std::vector<std::string>>> rows = file->sql(options.statement);
    if (!rows)
        return located(std::move(rows.error()), options.path);
    if (options.json) {
        ordered_json out = ordered_json::array();
        for (std::size_t r = 1; r < rows->size(); ++r) {
            ordered_json row = ordered_json::object();
            for (std::size_t c = 0; c < (*rows)[r].size(); ++c)
                row[rows->front()[c]] = (*rows)[r][c];
            out.push_back(std::move(row));
        }
        print(jsonText(out));
        return kDone;
    }
    if (rows->empty())
        return kDone;
    TextTable table(rows->front());
    for (std::size_t r = 1; r < rows->size(); ++r)
        table.add((*rows)[r]);
    print(table.text());
    return kDone;
}

} // namespace

void addProjectCommands(CLI::App& app, Action& chosen)
{
    CLI::App* family = app.add_subcommand("project", "The project file");
    family->require_subcommand(1);
    const auto add = [family, &chosen](
                         const char* name, const char* title, Result<int> (*work)(const ProjectOptions&)) {
        const auto options = std::make_shared<ProjectOptions>();
        CLI::App* command = family->add_subcommand(name, title);
        command->add_option("PROJECT", options->path, "The .rankloom file")->required();
        command->callback([options, work, &chosen] { chosen = [options, work] { return work(*options); }; });
        return std::pair(command, options);
    };

    const auto [create, created] = add("new", "Make a project of a plan", createProject);
    create->add_option("--plan", created->plan, "Plan document, or - ")->required();
    addSuppositions(*create, created->suppose);
    create->add_option("--import", created->imports, "Measurements, model and traces to store at once");
    create->add_option("--unit", created->unit, "Unit of a matrix that states none");

    const auto [info, shown] = add("info", "What a project holds", showInfo);
    info->add_flag("--json", shown->json, "As JSON");

    const auto [check, checked] = add("check", "Integrity of the file and of all it holds", checkProject);
    check->add_flag("--accept", checked->accept,
        "Take rows that damage or another program has changed as they are: they were looked at");

    const auto [repair, repaired] = add("repair", "Write a sound copy of a damaged project", repairProject);
    repair->add_option("-o,--output", repaired->output, "The copy; otherwise PROJECT.repaired.rankloom");

    const auto [sql, asked] = add("sql", "Ask a project a question in SQL", askProject);
    sql->add_option("STATEMENT", asked->statement, "One SELECT")->required();
    sql->add_flag("--json", asked->json, "Rows as JSON objects");
}

} // namespace rankloom::cli
