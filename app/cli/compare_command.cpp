// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/compare/best_plans.h"
#include "core/compare/comparison.h"
#include "core/evaluate/evaluate.h"

namespace rankloom::cli {

namespace {

struct CompareOptions {
    std::vector<std::string> plans;
    std::string project;
    ScenarioChoice scenarios;
    std::string baseline;
    bool json = false;
};

/// Of plans: their values alone, or beside those how they differ from the baseline's.
enum class TitleColumns : std::uint8_t { Values, ValuesAndChanges };

std::vector<std::string> titles(const Comparison& comparison, const char* first, TitleColumns columns)
{
    std::vector<std::string> out {first};
    for (int i = 0; i < static_cast<int>(comparison.plans.size()); ++i) {
        out.push_back(fmt::format(">[{}]", i + 1));
        if (columns == TitleColumns::ValuesAndChanges && i != comparison.baseline)
            out.emplace_back(">change");
    }
    return out;
}

std::string plansText(const Comparison& comparison)
{
    std::string out;
    for (std::size_t i = 0; i < comparison.plans.size(); ++i) {
        const ComparedColumn& column = comparison.plans[i];
        const bool baseline = static_cast<int>(i) == comparison.baseline;
        const Phrase fit = fitWords(column);
        out += fmt::format("[{}] {}{}{}{}{}{}{}{}{}\n", i + 1, column.name.english(),
            baseline ? " (baseline)" : "", column.differenceName.empty() ? "" : ": ",
            column.differenceName.english(),
            !column.valid                    ? "; NOT POSSIBLE"
                : column.fit == FitWord::No  ? "; DOES NOT FIT"
                : column.fit == FitWord::Yes ? ""
                                             : "; " + fit.english(),
            column.fasterProbability ? fmt::format("; {} against [{}]",
                fasterWords(*column.fasterProbability).english(), comparison.baseline + 1)
                                     : std::string(),
            column.seenTokens ? "; step on seen tokens" : "",
            column.lossy.empty() ? "" : "; LOSSY: ", column.lossy.english());
        if (column.expertChange)
            out += fmt::format("    moving the experts there from [{}]: {}\n", comparison.baseline + 1,
                verdictOf(*column.expertChange));
    }
    return out;
}

std::string differencesText(const Comparison& comparison)
{
    const std::vector<PlanDifference> fields = differingFields(comparison);
    if (fields.empty())
        return comparison.plans.size() > 1 ? "\nThe plans decide the same.\n" : "";
    TextTable table(titles(comparison, "what differs", TitleColumns::Values));
    for (const PlanDifference& field : fields) {
        std::vector<std::string> cells {field.label.english()};
        for (int i = 0; i < static_cast<int>(comparison.plans.size()); ++i)
            cells.push_back(fieldWords(comparison, field, i).english());
        table.add(std::move(cells));
    }
    return "\n" + table.text();
}

const char* headingOf(FigureSection section)
{
    constexpr const char* headings[] = {"figure", "where the step goes", "memory of the fullest GPU",
        "traffic of a step, before overlap", "experts"};
    return headings[static_cast<std::size_t>(section)];
}

/// " (3.9 s to 4.6 s)"; nothing of a figure without a range.
std::string rangeText(const ComparedFigure& figure, int plan)
{
    const std::optional<RangeOf> range = figure.range(plan);
    return range ? fmt::format(" ({} to {})", figureText(figure, range->low), figureText(figure, range->high))
                 : std::string();
}

/// One table per section; the best value of a row has a star.
std::string figuresText(const Comparison& comparison)
{
    std::string out;
    if (comparison.perToken)
        out =
            "\nThe steps are of unlike many tokens: changes of a step and of what is in it are per token.\n";
    for (std::size_t first = 0; first < comparison.figures.size();) {
        const FigureSection section = comparison.figures[first].section;
        TextTable table(titles(comparison, headingOf(section), TitleColumns::ValuesAndChanges));
        for (; first < comparison.figures.size() && comparison.figures[first].section == section; ++first) {
            const ComparedFigure& figure = comparison.figures[first];
            std::vector<std::string> cells {figureLabel(figure).english()};
            for (int i = 0; i < static_cast<int>(comparison.plans.size()); ++i) {
                cells.push_back((isBest(comparison, figure, i) ? "* " : "")
                    + figureText(figure, figure.value(i)) + rangeText(figure, i));
                if (i != comparison.baseline)
                    cells.push_back(deltaText(figure, i, comparison.baseline));
            }
            table.add(std::move(cells));
        }
        out += "\n" + table.text();
    }
    return out;
}

std::string recommendationText(const Comparison& comparison)
{
    std::string out = "\n";
    for (const Phrase& reason : comparison.recommendation.reasons)
        out += reason.english() + "\n";
    return out;
}

Result<int> comparePlans(const CompareOptions& options)
{
    Result<std::vector<PlanInput>> inputs = readPlanInputs(options.plans, options.project, options.scenarios);
    if (!inputs)
        return tl::unexpected<Error>(std::move(inputs.error()));
    std::vector<ComparedPlan> plans;
    for (PlanInput& input : *inputs) {
        printDiagnostics(input.diagnostics);
        Result<Evaluation> evaluation = evaluate(input.project, input.plan);
        if (!evaluation)
            return tl::unexpected<Error>(std::move(evaluation.error()));
        std::string name = input.plan.name;
        plans.push_back({std::move(name), std::make_shared<const Project>(std::move(input.project)),
            std::make_shared<const Plan>(std::move(input.plan)), std::move(*evaluation)});
    }
    const Result<int> baseline = planNamed(plans, options.baseline);
    if (!baseline)
        return tl::unexpected<Error>(baseline.error());
    const Comparison comparison = compare(plans, *baseline);
    if (options.json)
        print(writeComparison(comparison));
    else
        print(plansText(comparison) + differencesText(comparison) + figuresText(comparison)
            + recommendationText(comparison));
    return kDone;
}

} // namespace

void addComparisonOptions(CLI::App& command, ScenarioChoice& scenarios, std::string& baseline)
{
    CLI::Option* named = command.add_option("--scenario", scenarios.names,
        "A scenario of the project, by its name; several, one after another or repeated");
    command
        .add_flag("--all-scenarios", scenarios.all, "Every scenario of the project, in the order of its list")
        ->excludes(named);
    command.add_option("--baseline", baseline,
        "The plan that changes are counted from, by its name or its place; else the first");
}

void addCompareCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<CompareOptions>();
    CLI::App* command = app.add_subcommand(
        "compare", "Plans side by side: what differs, figures with changes, and which one to take");
    command->add_option("PLAN", options->plans, "Plan documents or .rankloom projects, one after another")
        ->required()
        ->expected(1, kMostCompared);
    command->add_option("--project", options->project,
        "Project file with the model, cluster, workload and routing that the plans do not state");
    addComparisonOptions(*command, options->scenarios, options->baseline);
    command->add_flag("--json", options->json, "The comparison document");
    command->callback([options, &chosen] { chosen = [options] { return comparePlans(*options); }; });
}

} // namespace rankloom::cli
