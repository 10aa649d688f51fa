// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/rates_file.h"
#include "app/cli/serve_workload.h"
#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/serving/capacity.h"
#include "core/serving/replay.h"
#include "core/serving/serving_output.h"
#include "core/serving/serving_sensitivity.h"
#include "core/serving/serving_trace.h"
#include "core/serving/workload_forecast.h"

namespace rankloom::cli {

namespace {

struct ServeOptions {
    std::string plan;
    std::string project;
    WorkloadOptions workload;
    std::string scheduler;
    int tokenBudget = -1; ///< below 0 = as the plan has it: here and below
    int maxBatch = -1;
    std::string compaction;
    std::string routing;
    std::string rates; ///< file of fitted rates
    std::string asked; ///< file of what tokens were seen to ask for
    std::string replay;
    bool json = false;
    bool trace = false;
};

constexpr double kNanosecond = 1e-9; // s

std::string replayText(const Replay& replay)
{
    std::string out = fmt::format("{} rows on {} stages in {}, idle {}\n", replay.rows.size(), replay.stages,
        humanSeconds(static_cast<double>(replay.makespan.value()) * kNanosecond), percent(replay.idleShare));
    TextTable table({"standing still", ">time"});
    for (const NamedValue<ServingGap>& cause : namedValues<ServingGap>()) {
        const std::int64_t time = replay.bubbles[static_cast<std::size_t>(cause.value)];
        table.add({std::string(cause.name), humanSeconds(static_cast<double>(time) * kNanosecond)});
    }
    out += table.text();
    if (replay.deviation)
        out += fmt::format("Starts given for later stages are met within {}.\n",
            humanSeconds(static_cast<double>(replay.deviation->value()) * kNanosecond));
    return out;
}

Result<int> replayFile(const ServeOptions& options)
{
    const Result<std::string> text = readInput(options.replay);
    if (!text)
        return tl::unexpected<Error>(text.error());
    Result<std::vector<BatchStage>> rows = readBatchStages(*text, nameOfInput(options.replay));
    if (!rows)
        return tl::unexpected<Error>(std::move(rows.error()));
    const Result<Replay> replay = replayStages(std::move(*rows));
    if (!replay)
        return located(replay.error(), options.replay);
    print(options.json ? replayJson(*replay) : replayText(*replay));
    return kDone;
}

std::string servingMemoryText(const ServingPart& part, const char* title)
{
    const ServingMemory& memory = part.memory;
    TextTable table({title, ">bytes"});
    const auto row = [&table](const char* name, Bytes bytes) {
        table.add({name, humanBytes(bytes.value())});
    };
    row("usable", memory.usable);
    row("weights", memory.weights);
    if (memory.planes.value() > 0) {
        row("of them planes of experts", memory.planes);
        row("of those resident", memory.residentPlanes);
    }
    row("activations of a batch", memory.activations);
    row("buffers of collectives", memory.communication);
    row("kernels and graphs", memory.reserved);
    row("left for keys and values", memory.cache);
    row("keys and values of a token", memory.keyValuePerToken);
    std::string fits = servingFit(memory, part.plan.choice.blockTokens).english() + '\n';
    if (memory.fits() && part.plan.layout.pp > 1)
        fits += fmt::format(
            "{} in each of {} batches in flight.\n", memory.requestsPerMicrobatch, part.plan.layout.pp);
    return table.text() + fits;
}

template <class Enum> Result<void> choose(const char* option, const std::string& name, Enum& value)
{
    if (name.empty())
        return {};
    if (const auto read = fromName<Enum>(name)) {
        value = *read;
        return {};
    }
    std::vector<std::string> names;
    for (const NamedValue<Enum>& named : namedValues<Enum>())
        names.emplace_back(named.name);
    Error error = fail(ErrorCode::BadValue,
        fmt::format(
            "{}: found \"{}\", where {} is expected", option, name.substr(0, 80), alternatives(names)))
                      .value();
    if (const std::vector<std::string> near = similarNames(name, names); !near.empty())
        error.remedy = fmt::format("Did you mean {}?", alternatives(near));
    return tl::unexpected<Error>(std::move(error));
}

/// What the command line says stands over what the plan has.
Result<void> chooseServing(const ServeOptions& options, ServingChoice& choice)
{
    if (Result<void> chosen = choose("--scheduler", options.scheduler, choice.scheduler); !chosen)
        return chosen;
    if (Result<void> chosen = choose("--routing", options.routing, choice.routing); !chosen)
        return chosen;
    if (options.tokenBudget >= 0)
        choice.tokenBudget = options.tokenBudget;
    if (options.maxBatch > 0)
        choice.maxBatch = options.maxBatch;
    if (!options.compaction.empty())
        choice.compaction = options.compaction == "on";
    return {};
}

/// What tokens were seen to ask for of experts in few bits.
Result<std::optional<AskedBits>> readAsked(const std::string& file, const Project& project, const Plan& plan)
{
    if (file.empty())
        return std::optional<AskedBits>();
    const BitFormat format = bitSettingsOf(plan).format;
    if (Result<void> legal = checkBitFormat(format); !legal)
        return tl::unexpected<Error>(std::move(legal.error()));
    const Result<ExpertDemand> demand = expertDemand(*project.model, {});
    if (!demand)
        return tl::unexpected<Error>(demand.error());
    const Result<std::string> text = readInput(file);
    if (!text)
        return tl::unexpected<Error>(text.error());
    Result<AskedBits> asked = readAskedBits(*text, format, *demand);
    if (!asked)
        return located(asked.error(), file);
    printDiagnostics(asked->diagnostics);
    return std::optional<AskedBits>(std::move(*asked));
}

/// A plan that serves, with its requests.
struct Served {
    Project project;
    Plan plan;
    ServingSystem system;
    ServingRequests requests;
};

Result<Served> readServed(const ServeOptions& options, const std::stop_token& stop)
{
    Result<PlanInput> input = readPlanInput({options.plan, options.project});
    if (!input)
        return tl::unexpected<Error>(input.error());
    printDiagnostics(input->diagnostics);
    if (Result<void> chosen = chooseServing(options, input->plan.serving); !chosen)
        return tl::unexpected<Error>(std::move(chosen.error()));
    const Result<std::optional<AskedBits>> asked = readAsked(options.asked, input->project, input->plan);
    if (!asked)
        return tl::unexpected<Error>(asked.error());
    Result<ServingRequests> requests =
        readWorkload(options.workload, input->project, input->plan.serving.requests, stop);
    if (!requests)
        return tl::unexpected<Error>(std::move(requests.error()));
    if (Result<void> rated = takeRatesFile(options.rates, input->project); !rated)
        return tl::unexpected<Error>(std::move(rated.error()));
    Result<ServingSystem> system =
        servingSystem(input->project, input->plan, RequestSizes::of(*requests), *asked ? &**asked : nullptr);
    if (!system)
        return located(system.error(), options.plan);
    return Served {
        std::move(input->project), std::move(input->plan), std::move(*system), std::move(*requests)};
}

std::string latencyText(const ServingSimulation& simulation)
{
    TextTable table({"", ">mean", ">p50", ">p90", ">p99", ">most"});
    const auto row = [&table](const char* name, const LatencyFigures& f) {
        table.add({name, humanSeconds(f.mean.value()), humanSeconds(f.p50.value()),
            humanSeconds(f.p90.value()), humanSeconds(f.p99.value()), humanSeconds(f.most.value())});
    };
    row("time to first token", simulation.timeToFirstToken);
    row("time per output token", simulation.timePerOutputToken);
    row("longest gap between tokens", simulation.worstGap);
    row("time in the queue", simulation.queueing);
    row("arrival to end", simulation.wholeTime);
    if (simulation.handOver) {
        row("hand-over of keys and values", simulation.handOver->time);
        row("waiting of it", simulation.handOver->waiting);
    }
    return table.text();
}

std::string planesText(const PlaneTraffic& forecast, const ServingSimulation& simulation)
{
    const PlaneTraffic& planes = simulation.planes;
    const double tokens = static_cast<double>(std::max<std::int64_t>(1, simulation.outputTokens));
    return fmt::format("Planes of experts: {} loaded per token ({} by the closed form), {} of those wanted "
                       "are resident; {} per token waiting for loads.\n",
        humanBytes(planes.loaded.value() / tokens), humanBytes(forecast.loaded.value()),
        percent(planes.hitShare()), humanSeconds(planes.waiting.value() / tokens));
}

std::string handOverText(const HandOverFigures& figures)
{
    if (figures.busiestFrom < 0)
        return "Nothing was handed over.\n";
    return fmt::format(
        "{} hand-overs, {}. Busiest: from replica {} to {}, over the link from device {} to {}, "
        "{} of the time.\n",
        figures.requests, humanBytes(figures.bytes.value()), figures.busiestFrom, figures.busiestTo,
        figures.linkFrom, figures.linkTo, percent(figures.busyShare));
}

std::string servedText(const Served& served, const ServingForecast& closed,
    const ServingSimulation& simulation, const std::vector<ServingChange>& fixes)
{
    const ServingSystem& system = served.system;
    std::string out = servingMemoryText(system.prompts,
        system.decodes ? "device of the tightest stage, for prompts" : "device of the tightest stage");
    if (system.decodes)
        out += "\n" + servingMemoryText(*system.decodes, "the same, where tokens are generated");
    for (const ServingChange& fix : fixes)
        out += fmt::format("{} would do: {} requests fit then, {:.3g} requests/s, {} per output token.\n",
            fix.label.english(), fix.price.requests, fix.price.requestsPerSecond,
            humanSeconds(fix.price.timePerToken.value()));
    out += fmt::format("Rates: {}.\n", system.rates.source);
    out += fmt::format("\nClosed form: first token after {}, {} per output token, {:.1f} tokens/s.\n",
        humanSeconds(closed.timeToFirstToken.value()), humanSeconds(closed.timePerToken.value()),
        closed.tokensPerSecond);
    out += fmt::format("\n{} of {} requests served by {} in {}: {:.1f} tokens/s, {:.3g} requests/s.\n",
        simulation.served, served.requests.size(), nameOf(system.prompts.plan.choice.scheduler),
        humanSeconds(toSeconds(simulation.makespan).value()), simulation.tokensPerSecond,
        simulation.requestsPerSecond);
    if (simulation.planes.wanted > 0)
        out += planesText(closed.planes, simulation);
    if (const std::optional<double> energy = joulesPerToken(system, simulation))
        out += fmt::format("{:.3g} J a token.\n", *energy);
    out += latencyText(simulation);
    out += fmt::format("Each needs {} from its arrival into the queue, within the time to its first token.\n",
        humanSeconds(system.rates.prompt.value()));
    if (simulation.handOver)
        out += handOverText(*simulation.handOver);
    TextTable bubbles({"standing still", ">time"});
    for (const NamedValue<ServingGap>& cause : namedValues<ServingGap>()) {
        const std::int64_t time = simulation.bubbles[static_cast<std::size_t>(cause.value)];
        bubbles.add({std::string(cause.name), humanSeconds(static_cast<double>(time) * kNanosecond)});
    }
    out += "\n" + bubbles.text() + "Idle by stage:";
    for (const double share : simulation.stageIdleShare)
        out += " " + percent(share);
    out += fmt::format(".\nMedian bubble of a request {}; {} batches, {} preemptions ({} tokens computed "
                       "again).\n",
        humanSeconds(toSeconds(simulation.medianBubble).value()), simulation.batches, simulation.preemptions,
        simulation.recomputedTokens);
    return out;
}

Result<int> servePlan(const ServeOptions& options)
{
    const InterruptWatch watch(kReadingPatience);
    const Result<Served> served = readServed(options, watch.token());
    if (!served)
        return tl::unexpected<Error>(served.error());
    const ServingSystem& system = served->system;
    if (options.trace) {
        const Result<std::string> text =
            servingTrace(system.setup, *system.prompts.times, served->requests, watch.token());
        if (!text)
            return located(text.error(), options.plan);
        print(*text);
        return kDone;
    }
    const Result<ServingSimulation> simulation = simulate(system, served->requests, nullptr, watch.token());
    if (!simulation)
        return located(simulation.error(), options.plan);
    printDiagnostics(simulation->diagnostics);
    const ServingForecast closed = forecastOf(system, served->requests);
    std::vector<ServingChange> fixes;
    if (!system.fits()) {
        const Result<ServingSensitivity> sensitivity = servingSensitivity(
            served->project, served->plan, RequestSizes::of(served->requests), watch.token());
        if (sensitivity)
            fixes = servingFixes(*sensitivity);
    }
    print(options.json ? servingJson(system, closed, *simulation, fixes)
                       : servedText(*served, closed, *simulation, fixes));
    return kDone;
}

Result<int> serve(const ServeOptions& options)
{
    if (!options.replay.empty())
        return replayFile(options);
    if (options.plan.empty())
        return fail(ErrorCode::BadValue, "nothing is served", {},
            "Name a plan, or a table of batch stages with --replay.");
    return servePlan(options);
}

template <class Enum> std::string menuOf()
{
    std::vector<std::string_view> names;
    for (const NamedValue<Enum>& named : namedValues<Enum>())
        names.push_back(named.name);
    return fmt::format("{}", fmt::join(names, ", "));
}

} // namespace

void addServeCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<ServeOptions>();
    CLI::App* command = app.add_subcommand("serve", "Requests in, latencies and bubbles out");
    CLI::Option* plan = command->add_option("PLAN", options->plan, "Plan whose replicas serve");
    command->add_option(
        "--project", options->project, "Model, cluster and traces of requests from this project");
    addWorkloadOptions(*command, options->workload);
    command->add_option(
        "--scheduler", options->scheduler, "Instead of the plan's: " + menuOf<SchedulerKind>());
    command->add_option("--token-budget", options->tokenBudget, "Tokens of a batch; 0 = as the scheduler has")
        ->check(CLI::Range(0, 1 << 22));
    command->add_option("--max-batch", options->maxBatch, "Requests that run at once on a replica")
        ->check(CLI::Range(1, 1 << 20));
    command
        ->add_option(
            "--compaction", options->compaction, "Fusion: slots of finished requests are free at once")
        ->check(CLI::IsMember({"on", "off"}));
    command->add_option(
        "--routing", options->routing, "Which replica takes a request: " + menuOf<RequestRouting>());
    command->add_option(
        "--rates", options->rates, "Rates of this deployment, as calibrate serving --output writes them");
    command->add_option("--asked", options->asked,
        "Experts in few bits: what tokens were seen to ask for, {\"tokens\": [...]}, as of `bits`");
    command
        ->add_option("--replay", options->replay,
            "Table of batch stages (batch_id, stage, start_us of stage 0, dur_us, num_tokens, "
            "num_prefill_tokens): when each starts, and the cause of every gap")
        ->excludes(plan);
    CLI::Option* json = command->add_flag("--json", options->json, "The document");
    command->add_flag("--trace", options->trace, "Batches as trace events for Perfetto")->excludes(json);
    command->callback([options, &chosen] { chosen = [options] { return serve(*options); }; });
}

} // namespace rankloom::cli
