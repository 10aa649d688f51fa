// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/serve_workload.h"

#include <algorithm>

#include <CLI/CLI.hpp>

#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "core/exchange/traces/request_trace.h"
#include "core/serving/planned_requests.h"
#include "core/workload/request_generator.h"

namespace rankloom::cli {

namespace {

Error named(const char* option, Error error)
{
    error.message = Phrase(std::string(option) + ": ") + error.message;
    return error;
}

} // namespace

void addWorkloadOptions(CLI::App& command, WorkloadOptions& options)
{
    CLI::Option* requests = command.add_option(
        "--requests", options.requests, "Trace of requests (Azure, Vidur, Sarathi-Serve, BurstGPT), or -");
    command
        .add_option("--lengths", options.lengths,
            "Tokens of prompt and output, instead of the plan's: fixed:P:D, uniform:a:b:PD or "
            "zipf:theta:min:max:PD, where PD is prompt by output")
        ->excludes(requests);
    command.add_option("--arrivals", options.arrivals,
        "static, interval:s, poisson:qps, gamma:qps:cv or closed:users:think, instead of the trace's or the "
        "plan's");
    command
        .add_option("--count", options.count, "Requests, instead of all of the trace or the plan's number")
        ->check(CLI::Range(std::int64_t {1}, kMostRequests));
    command.add_option("--seed", options.seed, "Of lengths and arrivals, instead of the plan's")
        ->check(CLI::Range(std::int64_t {0}, std::int64_t {1} << 53U));
    constexpr double least = 1e-9;
    constexpr double most = 1e9;
    command.add_option("--time-scale", options.scaling.time, "Factor of the times of a trace")
        ->check(CLI::Range(least, most));
    command.add_option("--prompt-scale", options.scaling.prompt, "Factor of the prompts of a trace")
        ->check(CLI::Range(least, most));
    command.add_option("--output-scale", options.scaling.output, "Factor of the outputs of a trace")
        ->check(CLI::Range(least, most));
    command
        .add_option("--most-tokens", options.scaling.mostTokens,
            "Prompts of a trace are cut so that requests have no more tokens")
        ->check(CLI::Range(2, static_cast<int>(kMostRequestTokens)));
}

Result<ServingRequests> readWorkload(
    const WorkloadOptions& options, const Project& project, RequestMix& mix, const std::stop_token& stop)
{
    if (!options.lengths.empty()) {
        const Result<RequestLengths> lengths = parseRequestLengths(options.lengths);
        if (!lengths)
            return tl::unexpected<Error>(named("--lengths", lengths.error()));
        mix.lengths = *lengths;
        mix.trace = {};
    }
    if (!options.arrivals.empty()) {
        const Result<RequestArrivals> arrivals = parseRequestArrivals(options.arrivals);
        if (!arrivals)
            return tl::unexpected<Error>(named("--arrivals", arrivals.error()));
        mix.arrivals = *arrivals;
        mix.trace.times = false;
    }
    const auto seed = static_cast<std::uint64_t>(options.seed < 0 ? mix.seed : options.seed);
    if (options.requests.empty() && mix.trace.name.empty())
        return generateRequests(
            mix.lengths, mix.arrivals, options.count > 0 ? options.count : mix.count, seed);
    if (options.requests.empty()) {
        if (options.count > 0)
            mix.count = static_cast<int>(options.count);
        if (options.seed >= 0)
            mix.seed = static_cast<int>(std::min<std::int64_t>(options.seed, 1 << 30));
        RequestScaling& scaling = mix.trace.scaling;
        scaling.time *= options.scaling.time;
        scaling.prompt *= options.scaling.prompt;
        scaling.output *= options.scaling.output;
        if (options.scaling.mostTokens > 0)
            scaling.mostTokens = options.scaling.mostTokens;
        const Result<PlannedRequests> planned = PlannedRequests::of(project, mix);
        if (!planned)
            return tl::unexpected<Error>(planned.error());
        return planned->all();
    }
    mix.trace = {};
    if (options.arrivals.empty())
        mix.arrivals = {}; // the file has its own
    Result<RequestTrace> trace = readTraceOfRequests(options.requests, stop);
    if (!trace)
        return located(std::move(trace.error()), options.requests);
    printDiagnostics(trace->summary.diagnostics);
    ServingRequests requests = std::move(trace->requests);
    if (options.count > 0 && options.count < std::ssize(requests))
        requests.resize(static_cast<std::size_t>(options.count));
    for (ServingRequest& request : requests)
        request = scaled(request, options.scaling);
    if (!options.arrivals.empty())
        generateArrivals(requests, mix.arrivals, seed);
    return requests;
}

} // namespace rankloom::cli
