// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/base/nearest.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/evaluation_json.h"
#include "core/exchange/expert_map.h"
#include "core/plan/plan_json.h"
#include "core/schedule/chrome_trace.h"
#include "core/schedule/simulation_output.h"

namespace rankloom::cli {

namespace {

struct ExportOptions {
    std::string plan;
    std::string project;
    std::string scenario;
    std::string target;
    std::string output;
};

Result<std::string> planText(const PlanInput& input) { return writePlanDocument(input.project, input.plan); }

Result<Evaluation> evaluated(const PlanInput& input)
{
    Result<Evaluation> evaluation = evaluate(input.project, input.plan);
    if (evaluation && (!evaluation->valid || !evaluation->timeline))
        return fail(ErrorCode::IllegalPlan, "this plan has no timeline: it cannot be evaluated", {},
            "See: rankloom-cli evaluate.");
    return evaluation;
}

Result<std::string> timelineCsv(const PlanInput& input)
{
    const Result<Evaluation> evaluation = evaluated(input);
    if (!evaluation)
        return tl::unexpected<Error>(evaluation.error());
    return writeTimelineCsv(*evaluation->timeline);
}

Result<std::string> timelineTrace(const PlanInput& input)
{
    const Result<Evaluation> evaluation = evaluated(input);
    if (!evaluation)
        return tl::unexpected<Error>(evaluation.error());
    return writeChromeTrace(*evaluation->timeline);
}

Result<std::string> sglangExperts(const PlanInput& in) { return writeSglangExperts(in.project, in.plan); }
Result<std::string> vllmExpertMap(const PlanInput& in) { return writeVllmExpertMap(in.project, in.plan); }
Result<std::string> trtllmEplb(const PlanInput& in) { return writeTrtllmEplb(in.project, in.plan); }
Result<std::string> expertsCsv(const PlanInput& in) { return writeExpertsCsv(in.project, in.plan); }

struct Target {
    const char* name;
    const char* title;
    Result<std::string> (*text)(const PlanInput&);
};
/// Every target is one row.
constexpr Target kTargets[] = {
    {"json", "the complete plan document", planText},
    {"csv", "the passes and bubbles of the pipeline, times in nanoseconds", timelineCsv},
    {"chrome-trace", "the timeline for Perfetto and chrome://tracing", timelineTrace},
    {"sglang-experts", "expert placement for SGLang --init-expert-location", sglangExperts},
    {"vllm-expert-map", "expert placement for vLLM on Ascend", vllmExpertMap},
    {"trtllm-eplb", "expert placement for TensorRT-LLM", trtllmEplb},
    {"experts-csv", "expert placement, one row per copy", expertsCsv},
};

Result<int> exportPlan(const ExportOptions& options)
{
    std::vector<std::string> names;
    for (const Target& target : kTargets) {
        names.emplace_back(target.name);
        if (options.target != target.name)
            continue;
        const Result<PlanInput> input = readPlanInput(options.plan, options.project, options.scenario);
        if (!input)
            return tl::unexpected<Error>(input.error());
        printDiagnostics(input->diagnostics);
        Result<std::string> text = target.text(*input);
        if (!text) {
            if (text.error().where.file.empty())
                text.error().where.file = nameOfInput(options.plan);
            return tl::unexpected<Error>(std::move(text.error()));
        }
        if (Result<void> written = writeOutput(options.output, *text); !written)
            return tl::unexpected<Error>(std::move(written.error()));
        return kDone;
    }
    return fail(ErrorCode::BadValue, fmt::format("there is no export target \"{}\"", options.target), {},
        fmt::format("Targets: {}.", alternatives(names)));
}

} // namespace

void addExportCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<ExportOptions>();
    CLI::App* command = app.add_subcommand("export", "A plan in the form of another tool");
    command->add_option("PLAN", options->plan, "Plan document, .rankloom project, or -")->required();
    std::string targets;
    for (const Target& target : kTargets)
        targets += fmt::format("{}{} ({})", targets.empty() ? "" : ", ", target.name, target.title);
    command->add_option("--to", options->target, targets)->required();
    command->add_option("--project", options->project, "Project file that completes the plan");
    command->add_option(
        "--scenario", options->scenario, "Scenario of the project; otherwise the current one");
    command->add_option("-o,--output", options->output, "File to write; otherwise standard output");
    command->callback([options, &chosen] { chosen = [options] { return exportPlan(*options); }; });
}

} // namespace rankloom::cli
