// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/calibrate_compression.h"
#include "app/cli/calibrate_device.h"
#include "app/cli/calibrate_serving.h"
#include "app/cli/calibrate_timing.h"
#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/memory/calibration.h"
#include "core/memory/memory.h"
#include "core/plan/check.h"
#include "core/plan/plan_json.h"

namespace rankloom::cli {

namespace {

struct CalibrateOptions {
    std::string kind;
    std::vector<std::string> inputs;
    std::string plan; ///< the first of them
    std::string preset;
    bool json = false;
    std::string project;
    std::string scenario;
    std::string output;
    int stage = -1;
    double allocated = 0;
    double reserved = 0;
    double device = 0;
    double step = 0;
    std::string runs;
    std::string servedPlan;
    std::string engine;
    std::int64_t context = 1024;
    bool store = false;
};

/// The one figure that was given. Errors: BadValue when none or several were.
Result<MeasuredMemory> measurement(const CalibrateOptions& options)
{
    std::vector<MeasuredMemory> given;
    if (options.allocated > 0)
        given.push_back({Bytes(options.allocated), MemoryScope::Allocated, options.stage});
    if (options.reserved > 0)
        given.push_back({Bytes(options.reserved), MemoryScope::Reserved, options.stage});
    if (options.device > 0)
        given.push_back({Bytes(options.device), MemoryScope::Device, options.stage});
    if (given.size() != 1)
        return fail(ErrorCode::BadValue,
            given.empty() ? "no measurement is given" : "more than one measurement is given", {},
            "Give one of --allocated-bytes, --reserved-bytes and --device-bytes.");
    return given.front();
}

/// Errors: IllegalPlan with the first reason.
Result<void> requireLegal(const PlanInput& input)
{
    for (const Diagnostic& diagnostic : check(input.project, input.plan))
        if (diagnostic.severity == Severity::Error)
            return fail(
                ErrorCode::IllegalPlan, diagnostic.message, diagnostic.where, "See: rankloom-cli evaluate.");
    return {};
}

void report(const MeasuredMemory& measured, const MemoryCalibration& fit)
{
    print(fmt::format("Stage {}, {}: measured {}, estimated {} ({:+.2f} %)\n", fit.stage,
        toString(measured.scope), humanBytes(measured.bytes.value()), humanBytes(fit.estimated.value()),
        (fit.estimated / measured.bytes - 1) * 100));
    print(fmt::format("calibration.additiveBytes: {:.0f} ({}) instead of {:.0f} ({})\n", fit.additive.value(),
        humanBytes(fit.additive.value()), fit.additiveBefore.value(),
        humanBytes(fit.additiveBefore.value())));
}

Result<int> calibrate(const CalibrateOptions& options)
{
    if (options.kind == "device")
        return calibrateDevice({options.inputs, options.preset, options.output, options.json});
    if (options.inputs.size() > 1)
        return fail(ErrorCode::BadValue, "one plan is calibrated at a time", {}, "Give runs with --runs.");
    if (options.kind == "serving")
        return calibrateServing({options.plan, options.servedPlan, options.project, options.scenario,
            options.engine, options.context, options.output, options.json, options.store});
    if (options.kind == "compression")
        return calibrateCompression({options.plan, options.servedPlan, options.project, options.scenario,
            options.output, options.json});
    if (options.kind == "timing")
        return calibrateTiming(
            {options.plan, options.project, options.scenario, options.runs, options.step, options.output});
    if (options.kind != "memory")
        return fail(ErrorCode::BadValue, fmt::format("\"{}\" cannot be calibrated", options.kind), {},
            "Kinds: memory, timing, device, compression, serving.");
    const Result<MeasuredMemory> measured = measurement(options);
    if (!measured)
        return tl::unexpected<Error>(measured.error());
    const Result<PlanInput> input = readPlanInput({options.plan, options.project, options.scenario});
    if (!input)
        return tl::unexpected<Error>(input.error());
    printDiagnostics(input->diagnostics);
    if (Result<void> legal = requireLegal(*input); !legal)
        return tl::unexpected<Error>(std::move(legal.error()));
    const Result<MemoryCalibration> fit =
        calibrateMemory(input->project, input->plan, estimateMemory(input->project, input->plan), *measured);
    if (!fit)
        return tl::unexpected<Error>(fit.error());
    if (options.output != "-")
        report(*measured, *fit);
    if (!options.output.empty()) {
        Project calibrated = input->project;
        calibrated.calibration = fit->calibration;
        if (Result<void> written = writeOutput(options.output, writePlanDocument(calibrated, input->plan));
            !written)
            return tl::unexpected<Error>(std::move(written.error()));
    }
    return kDone;
}

} // namespace

void addCalibrateCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<CalibrateOptions>();
    CLI::App* command = app.add_subcommand(
        "calibrate", "Fit measured constants to runs of a plan, or those of a device to measured kernels");
    command
        ->add_option(
            "KIND", options->kind, "What was measured: memory, timing, device, compression or serving")
        ->required();
    command
        ->add_option("PLAN", options->inputs,
            "Plan document, .rankloom project, or -; of a device its files of measured kernels; of serving a "
            "table of batch times (batch_num_prefill_tokens, batch_num_decode_tokens, batch_execution_time) "
            "or JSON of vllm bench serve, AIPerf or InferenceX; of compression a CSV file of passes: kind, "
            "pass (compress, decompress), rows, columns, seconds, and rank, bits, blockSize, keptShare, "
            "elementBytes where they differ from the plan")
        ->required();
    command->add_option(
        "--stage", options->stage, "Pipeline rank it was measured on; otherwise the largest over all ranks");
    command->add_option("--allocated-bytes", options->allocated, "Peak of max_memory_allocated");
    command->add_option("--reserved-bytes", options->reserved, "Peak of max_memory_reserved");
    command->add_option("--device-bytes", options->device, "Peak that nvidia-smi shows");
    command->add_option("--step-seconds", options->step, "Seconds of one training step, measured");
    command->add_option("--runs", options->runs,
        "CSV file of measured runs: columns plan (a path beside the file), stepSeconds");
    command->add_option(
        "--plan", options->servedPlan, "Of serving or compression: the plan that was measured");
    command->add_option("--engine", options->engine,
        "Of serving: vllm, sglang or tensorrt-llm, whose constants the fit starts from");
    command
        ->add_option("--context", options->context,
            "Of serving: tokens that each decode has before it, where the table has no batch_context_tokens")
        ->check(CLI::PositiveNumber);
    command->add_flag("--store", options->store,
        "Of serving: the fitted rates become the project's, by which its plans are priced from now on");
    command->add_option("--project", options->project, "Project file that completes the plan");
    command->add_option(
        "--scenario", options->scenario, "Scenario of the project; otherwise the current one");
    command->add_option("--device", options->preset,
        "Preset with the peaks of the measured device; otherwise the one that the files name");
    command->add_flag("--json", options->json,
        "Of a device, compression or serving: constants, and everything measured and fitted");
    command->add_option(
        "-o,--output", options->output, "Plan document, or device, to write with what was fitted");
    command->callback([options, &chosen] {
        options->plan = options->inputs.front();
        chosen = [options] { return calibrate(*options); };
    });
}

} // namespace rankloom::cli
