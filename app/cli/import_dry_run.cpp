// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/import_dry_run.h"

#include <cmath>
#include <filesystem>
#include <optional>
#include <system_error>
#include <utility>

#include <unistd.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/diagnostics_json.h"
#include "app/cli/output.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/compare/import_changes.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/first_plan.h"

namespace rankloom::cli {

namespace {

using nlohmann::ordered_json;

/// A folder of its own that is gone with all it holds at the end.
class TemporaryFolder {
public:
    TemporaryFolder()
    {
        std::error_code error;
        const std::filesystem::path root = std::filesystem::temp_directory_path(error);
        std::string name = ((error ? "/tmp" : root) / "rankloom-XXXXXX").string();
        if (mkdtemp(name.data()) != nullptr)
            m_path = name;
    }
    ~TemporaryFolder()
    {
        std::error_code ignored;
        if (!m_path.empty())
            std::filesystem::remove_all(m_path, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    [[nodiscard]] bool isThere() const { return !m_path.empty(); }
    [[nodiscard]] std::string file(const std::string& name) const { return m_path + '/' + name; }

private:
    std::string m_path;
};

Result<db::ProjectFile> firstProject(const std::string& path)
{
    const Result<PlanDocument> first = firstPlanDocument();
    if (!first)
        return tl::unexpected<Error>(first.error());
    return db::ProjectFile::create(path, first->project, first->plan);
}

Result<db::ProjectFile> copyOf(const std::string& project, const std::string& path)
{
    Result<db::ProjectFile> original = openProject(project, db::OpenMode::ReadOnly);
    if (!original)
        return original;
    if (Result<void> copied = original->backupTo(path); !copied)
        return tl::unexpected<Error>(std::move(copied.error()));
    return db::ProjectFile::open(path);
}

/// Of a plan; without a value where it is not possible.
struct Figures {
    std::string plan;
    std::optional<double> step; ///< s
    double peak = 0; ///< bytes of the fullest device
    double capacity = 0;
    bool fits = false;
    std::string reason; ///< why there is no step
};

Figures figuresOf(const Inputs& inputs, const Scenario& scenario)
{
    Figures figures;
    figures.plan = scenario.name;
    const Result<Evaluation> evaluation = evaluate(projectOf(inputs, scenario), scenario.plan);
    if (!evaluation) {
        figures.reason = evaluation.error().message.english();
        return figures;
    }
    if (!evaluation->valid || evaluation->memory.stages.empty()) {
        for (const Diagnostic& diagnostic : evaluation->diagnostics)
            if (diagnostic.severity == Severity::Error && figures.reason.empty())
                figures.reason = diagnostic.message.english();
        return figures;
    }
    const StageMemory& peak =
        evaluation->memory.stages.at(static_cast<std::size_t>(evaluation->memory.peakStage));
    figures.step = evaluation->time.step.value();
    figures.peak = peak.device.value();
    figures.capacity = peak.capacity.value();
    figures.fits = evaluation->memory.fits;
    return figures;
}

/// Nothing where the import changes nothing that a plan is made of.
struct BeforeAfter {
    Figures before;
    Figures after;
};
std::optional<BeforeAfter> compared(const DryRun& run, const ImportChanges& changes)
{
    if (changes.lines.empty() || changes.before == nullptr || changes.after == nullptr)
        return std::nullopt;
    return BeforeAfter {figuresOf(run.forecast.before.inputs, *changes.before),
        figuresOf(run.forecast.after.inputs, *changes.after)};
}

std::string withSign(double change, const std::string& amount) { return (change < 0 ? "-" : "+") + amount; }

std::string beforeAfter(const std::string& before, const std::string& after, const std::string& change = {})
{
    if (before == after && change.empty())
        return after + ", as before";
    return fmt::format("{} -> {}{}", before, after, change.empty() ? "" : " (" + change + ")");
}

std::string memoryText(const Figures& of)
{
    return of.step ? fmt::format("{} of {}", humanBytes(of.peak), humanBytes(of.capacity)) : "-";
}

std::string fitText(const Figures& of)
{
    return !of.step ? "not possible" : of.fits ? "fits" : "does not fit";
}

std::string figuresText(const BeforeAfter& both)
{
    const auto& [before, after] = both;
    const auto stepText = [](const Figures& of) {
        return of.step ? humanSeconds(*of.step) : std::string("-");
    };
    const bool known = before.step && after.step;
    const double seconds = known ? *after.step - *before.step : 0;
    const double bytes = known ? after.peak - before.peak : 0;
    std::string text = fmt::format("    Step time: {}\n",
        beforeAfter(stepText(before), stepText(after),
            seconds != 0 ? withSign(seconds, humanSeconds(std::abs(seconds))) : ""));
    text += fmt::format("    Peak memory: {}\n",
        beforeAfter(memoryText(before), memoryText(after),
            bytes != 0 ? withSign(bytes, humanBytes(std::abs(bytes))) : ""));
    text += fmt::format("    Memory: {}\n", beforeAfter(fitText(before), fitText(after)));
    if (!after.step)
        text += fmt::format("    Why: {}\n", after.reason);
    return text;
}

ordered_json jsonOf(const Figures& of)
{
    ordered_json out {{"plan", of.plan}, {"valid", of.step.has_value()}};
    out["stepSeconds"] = of.step ? ordered_json(*of.step) : ordered_json();
    out["peakBytes"] = of.step ? ordered_json(std::llround(of.peak)) : ordered_json();
    out["capacityBytes"] = of.step ? ordered_json(std::llround(of.capacity)) : ordered_json();
    out["fits"] = of.step ? ordered_json(of.fits) : ordered_json();
    if (!of.step)
        out["reason"] = of.reason;
    return out;
}

std::vector<std::string> linesOf(const std::string& text)
{
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        if (end > at)
            lines.push_back(text.substr(at, end - at));
        at = end + 1;
    }
    return lines;
}

} // namespace

Result<DryRun> tryImport(const TriedImport& import, Progress& progress, std::stop_token stop)
{
    const std::string& project = import.project;
    std::error_code status;
    const bool isThere = std::filesystem::exists(project, status) || status;
    if (!isThere && !import.create)
        return fail(ErrorCode::FileNotFound, "there is no such project", {project, 0, 0, {}},
            "To see what the first import into it would do: --create.");
    const TemporaryFolder folder;
    if (!folder.isThere())
        return fail(ErrorCode::FileUnwritable, "no copy of the project can be made to try the import out",
            {project, 0, 0, {}}, "Name a folder with room in TMPDIR.");
    const std::string path = folder.file("copy.rankloom");
    Result<db::ProjectFile> copy = isThere ? copyOf(project, path) : firstProject(path);
    if (!copy)
        return tl::unexpected<Error>(std::move(copy.error()));
    Result<db::ProjectFile::ImportForecast> forecast =
        copy->forecastImport(import.files, import.format, import.hints, progress, std::move(stop));
    if (!forecast)
        return tl::unexpected<Error>(std::move(forecast.error()));
    return DryRun {std::move(*forecast), !isThere};
}

std::string dryRunText(const DryRun& run, const std::string& whatMoreCanBeSaid)
{
    const db::ProjectFile::ImportOutcome& outcome = run.forecast.outcome;
    const ImportChanges changes = importChanges(run.forecast.before, run.forecast.after);
    const std::optional<BeforeAfter> figures = compared(run, changes);
    std::string text = fmt::format("{}\n", titleOf(outcome.format));
    if (run.newProject)
        text += "  The project would be made, with a first plan of llama-3-8b on two nodes of eight H100\n";
    if (!figures)
        text += "  Figures of the current plan: as before\n";
    else
        text += fmt::format("  Figures of {}\n{}",
            changes.newPlan ? fmt::format("the current plan -> the new plan {}", figures->after.plan)
                            : "the current plan " + figures->before.plan,
            figuresText(*figures));
    text += "  Will change\n";
    for (const Phrase& line : changes.lines)
        text += fmt::format("    {}\n", line.english());
    if (changes.lines.empty())
        text += "    nothing: the file is only kept beside the others\n";
    if (!changes.otherPlans.empty())
        text += fmt::format("    with it the figures of: {}\n", fmt::join(changes.otherPlans, ", "));
    text += "  Holds\n";
    for (const std::string& line : linesOf(outcome.summary))
        text += fmt::format("    {}\n", line);
    if (!outcome.diagnostics.empty())
        text += "  Remarks\n";
    for (const Diagnostic& diagnostic : outcome.diagnostics)
        text += fmt::format("    {}\n", diagnosticLine(diagnostic));
    return text + whatMoreCanBeSaid + "  Nothing was stored: this was a dry run.\n";
}

std::string dryRunJson(const DryRun& run)
{
    const db::ProjectFile::ImportOutcome& outcome = run.forecast.outcome;
    const ImportChanges changes = importChanges(run.forecast.before, run.forecast.after);
    ordered_json out {{"format", "rankloom-import-preview"}, {"version", 1}, {"stored", false},
        {"recognised", nameOf(outcome.format)}, {"newProject", run.newProject}};
    out["holds"] = linesOf(outcome.summary);
    out["changes"] = ordered_json::array();
    for (const Phrase& line : changes.lines)
        out["changes"].push_back(line.english());
    out["otherPlans"] = changes.otherPlans;
    out["newPlan"] = changes.newPlan;
    if (const std::optional<BeforeAfter> figures = compared(run, changes)) {
        out["before"] = jsonOf(figures->before);
        out["after"] = jsonOf(figures->after);
    }
    out["diagnostics"] = diagnosticsJson(outcome.diagnostics);
    ordered_json questions = ordered_json::array();
    if (outcome.openPlace)
        questions.push_back({{"question", "where was it measured"}, {"options", {"--between", "--level"}}});
    if (outcome.openCluster)
        questions.push_back({{"question", "make the cluster the file's"}, {"options", {"--cluster"}},
            {"nodes", outcome.openCluster->nodes}, {"devicesPerNode", outcome.openCluster->devicesPerNode}});
    out["questions"] = std::move(questions);
    return jsonText(out);
}

} // namespace rankloom::cli
