// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/calibrate_timing.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "core/base/csv_table.h"
#include "core/base/text.h"
#include "core/evaluate/calibration.h"
#include "core/plan/check.h"
#include "core/plan/plan_json.h"

namespace rankloom::cli {

namespace {

/// More parts make the check slower, not more telling.
constexpr int kFolds = 5;
constexpr std::size_t kMostRuns = 1024;

struct NamedStep {
    std::string name;
    MeasuredStep step;
};

/// Reads a plan and checks that it can be timed. Errors: those of readPlanInput(), IllegalPlan, BadValue.
Result<NamedStep> readStep(
    const std::string& path, const CalibrateTimingOptions& options, double seconds, const Place& where)
{
    Result<PlanInput> input = readPlanInput({path, options.project, options.scenario});
    if (!input)
        return tl::unexpected<Error>(std::move(input.error()));
    printDiagnostics(input->diagnostics);
    for (const Diagnostic& diagnostic : check(input->project, input->plan))
        if (diagnostic.severity == Severity::Error)
            return fail(ErrorCode::IllegalPlan, nameOfInput(path) + ": " + diagnostic.message,
                diagnostic.where, "See: rankloom-cli evaluate.");
    if (!(seconds > 0) || !std::isfinite(seconds))
        return fail(ErrorCode::BadValue, "a step time above zero is expected, in seconds", where);
    return NamedStep {
        nameOfInput(path), {std::move(input->project), std::move(input->plan), Seconds(seconds)}};
}

/// Runs of a CSV file with the columns plan and stepSeconds; paths are relative to the file.
Result<void> readRuns(const CalibrateTimingOptions& options, std::vector<NamedStep>& steps)
{
    const Result<std::string> text = readInput(options.runs);
    if (!text)
        return tl::unexpected<Error>(text.error());
    const Result<CsvTable> csv = CsvTable::parse(*text, options.runs);
    if (!csv)
        return tl::unexpected<Error>(csv.error());
    if (!csv->has("plan") || !csv->has("stepSeconds"))
        return fail(ErrorCode::BadSyntax, "the columns \"plan\" and \"stepSeconds\" are expected",
            Place {options.runs, 1, 0, {}});
    if (csv->rows() > kMostRuns)
        return fail(ErrorCode::TooLarge,
            fmt::format("{} runs are given, at most {} are used", csv->rows(), kMostRuns),
            Place {options.runs, 0, 0, {}});
    const std::filesystem::path folder = std::filesystem::path(options.runs).parent_path();
    for (std::size_t row = 0; row < csv->rows(); ++row) {
        const Place where {options.runs, static_cast<int>(row) + 2, 0, {}};
        Result<NamedStep> step = readStep((folder / std::string(csv->cell(row, "plan"))).string(), options,
            csv->number(row, "stepSeconds").value_or(0), where);
        if (!step)
            return tl::unexpected<Error>(std::move(step.error()));
        steps.push_back(std::move(*step));
    }
    return {};
}

/// Constants of one device say nothing about another.
Result<void> requireOneDevice(const Project& project, const std::vector<NamedStep>& steps)
{
    for (const NamedStep& run : steps)
        if (run.step.project.cluster->device != project.cluster->device)
            return fail(ErrorCode::Contradiction,
                fmt::format("{} ran on another device ({}) than the plan ({})", run.name,
                    run.step.project.cluster->device.name, project.cluster->device.name),
                {}, "Give runs of one device type, described in the same figures.");
    return {};
}

std::string errorText(Seconds estimated, Seconds measured)
{
    return fmt::format("{:+.1f} %", (estimated / measured - 1) * 100);
}

void printConstants(const DeviceConstants& before, const DeviceConstants& after)
{
    TextTable table({"constant", ">before", ">after"});
    const auto share = [&](const char* name, double a, double b) {
        table.add({name, fmt::format("{:.3f}", a), fmt::format("{:.3f}", b)});
    };
    const auto micro = [&](const char* name, Seconds a, Seconds b) {
        table.add(
            {name, fmt::format("{:.1f} us", a.value() * 1e6), fmt::format("{:.1f} us", b.value() * 1e6)});
    };
    share("compute efficiency", before.computeEfficiency, after.computeEfficiency);
    micro("launch floor of a layer", before.layerLaunch, after.layerLaunch);
    share("memory efficiency", before.memoryEfficiency, after.memoryEfficiency);
    share("attention efficiency", before.attentionEfficiency, after.attentionEfficiency);
    micro("gap between kernels", before.kernelLaunch, after.kernelLaunch);
    share("device link, factor", before.deviceLinkScale, after.deviceLinkScale);
    share("network, factor", before.networkScale, after.networkScale);
    print(table.text());
}

/// Errors of each run before and after the fit, and by a fit that has not seen it.
void printRuns(
    const std::vector<NamedStep>& runs, const DeviceConstants& constants, const std::vector<Seconds>& unseen)
{
    TextTable table({"run", ">measured", ">before", ">fitted", ">not seen"});
    double sum = 0;
    for (std::size_t i = 0; i < runs.size(); ++i) {
        const MeasuredStep& step = runs[i].step;
        const auto before = estimateStep(step.project, step.plan);
        const auto after = estimateStep(withConstants(step.project, constants), step.plan);
        if (!before || !after)
            continue;
        const bool checked = i < unseen.size();
        sum += checked ? std::abs(unseen[i] / step.measured - 1) : 0;
        table.add(
            {runs[i].name, fmt::format("{:.4f} s", step.measured.value()), errorText(*before, step.measured),
                errorText(*after, step.measured), checked ? errorText(unseen[i], step.measured) : "-"});
    }
    print(table.text());
    if (!unseen.empty())
        print(fmt::format("Mean error of runs that a fit has not seen: {:.1f} %\n",
            sum / static_cast<double>(runs.size()) * 100));
    else
        print("One run shows nothing about the next: give more with --runs.\n");
}

} // namespace

Result<int> calibrateTiming(const CalibrateTimingOptions& options)
{
    if (options.stepSeconds == 0 && options.runs.empty())
        return fail(ErrorCode::BadValue, "no measurement is given", {},
            "Give --step-seconds of the plan, or --runs with a file of plans and their stepSeconds.");
    Result<PlanInput> input = readPlanInput({options.plan, options.project, options.scenario});
    if (!input)
        return tl::unexpected<Error>(std::move(input.error()));
    printDiagnostics(input->diagnostics);
    std::vector<NamedStep> runs;
    if (options.stepSeconds != 0) {
        Result<NamedStep> own = readStep(options.plan, options, options.stepSeconds, {});
        if (!own)
            return tl::unexpected<Error>(std::move(own.error()));
        runs.push_back(std::move(*own));
    }
    if (!options.runs.empty())
        if (Result<void> read = readRuns(options, runs); !read)
            return tl::unexpected<Error>(std::move(read.error()));
    if (Result<void> same = requireOneDevice(input->project, runs); !same)
        return tl::unexpected<Error>(std::move(same.error()));

    std::vector<MeasuredStep> steps;
    for (const NamedStep& run : runs)
        steps.push_back(run.step);
    const InterruptWatch watch;
    const Result<StepFit> fit = calibrate(steps, watch.token());
    if (!fit)
        return tl::unexpected<Error>(fit.error());
    std::vector<Seconds> unseen;
    if (steps.size() > 1) {
        Result<std::vector<Seconds>> estimates = estimatesOfOthers(steps, kFolds, watch.token());
        if (!estimates)
            return tl::unexpected<Error>(std::move(estimates.error()));
        unseen = std::move(*estimates);
    }
    if (options.output != "-") {
        print(fmt::format("{} of the constants fitted to {} runs:\n", fit->fitted, fit->steps));
        printConstants(constantsOf(input->project), fit->constants);
        printRuns(runs, fit->constants, unseen);
    }
    if (!options.output.empty()) {
        const Project calibrated = withConstants(input->project, fit->constants);
        if (Result<void> written = writeOutput(options.output, writePlanDocument(calibrated, input->plan));
            !written)
            return tl::unexpected<Error>(std::move(written.error()));
    }
    return kDone;
}

} // namespace rankloom::cli
