// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/expert_consequences.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/parsed.h"
#include "core/base/json.h"
#include "core/routing/affinity.h"
#include "core/routing/routing_counter.h"
#include "core/routing/trace_tags.h"
#include "db/project_file.h"

namespace rankloom::cli {

using nlohmann::ordered_json;

namespace {

struct AffinityOptions {
    std::vector<std::string> traces;
    std::string project;
    std::vector<std::string> tags;
    std::string part;
    TraceSplit split;
    ReadingHints hints;
    int devices = 0; ///< of an expert-parallel group; 0 = not asked for
    int nodes = 1;
    bool json = false;
};

/// experts² values from `first` on, row by row.
template <class T> ordered_json matrixJson(const std::vector<T>& values, std::size_t first, int experts)
{
    ordered_json rows = ordered_json::array();
    const auto width = static_cast<std::size_t>(experts);
    for (std::size_t r = 0; r < width; ++r) {
        const auto begin = values.begin() + static_cast<std::ptrdiff_t>(first + r * width);
        rows.push_back(std::vector<T>(begin, begin + experts));
    }
    return rows;
}

std::vector<std::int64_t> loadOf(const RoutingStatistics& routing, int layer)
{
    const auto first = routing.load.begin() + static_cast<std::ptrdiff_t>(routing.loadIndex(layer, 0));
    return {first, first + routing.experts};
}

/// Load over time, [window][layer][expert].
ordered_json windowsJson(const RoutingStatistics& routing)
{
    const LoadWindows& windows = routing.windows;
    ordered_json out {{"width", windows.width}, {"unit", routing.coactivation.empty() ? "steps" : "tokens"}};
    out["load"] = ordered_json::array();
    const auto experts = static_cast<std::ptrdiff_t>(routing.experts);
    auto at = windows.load.begin();
    for (int w = 0; w < windows.count; ++w) {
        ordered_json rows = ordered_json::array();
        for (int l = 0; l < routing.layers; ++l, at += experts)
            rows.push_back(std::vector<std::int64_t>(at, at + experts));
        out["load"].push_back(std::move(rows));
    }
    return out;
}

std::string affinityJson(const CountedTrace& counted, const std::optional<TokenTravel>& travel)
{
    const RoutingStatistics& routing = counted.routing;
    ordered_json out;
    out["format"] = "rankloom-affinity";
    out["version"] = 1;
    out["layers"] = routing.layers;
    out["experts"] = routing.experts;
    out["topK"] = routing.topK;
    out["tokens"] = routing.tokens;
    out["modelLayers"] = routing.modelLayers;
    for (const char* key : {"load", "coactivation", "transitions", "conditional"})
        out[key] = ordered_json::array();
    out["windows"] = windowsJson(routing);
    if (travel)
        out["contiguousPlacement"] = travelJson(*travel);
    for (int l = 0; l < routing.layers; ++l) {
        out["load"].push_back(loadOf(routing, l));
        if (!routing.coactivation.empty())
            out["coactivation"].push_back(
                matrixJson(routing.coactivation, routing.pairIndex(l, 0, 0), routing.experts));
        if (l + 1 == routing.layers || routing.transitions.empty())
            continue;
        out["transitions"].push_back(
            matrixJson(routing.transitions, routing.pairIndex(l, 0, 0), routing.experts));
        out["conditional"].push_back(matrixJson(conditionalProbability(routing, l), 0, routing.experts));
    }
    return jsonText(out);
}

struct Pair {
    int from = 0;
    int to = 0;
    double value = 0;
};

/// The largest entry of a layer's matrix; the first of equals.
Pair strongest(const std::vector<double>& matrix, int experts)
{
    const auto at = std::ranges::max_element(matrix) - matrix.begin();
    return {
        static_cast<int>(at / experts), static_cast<int>(at % experts), matrix[static_cast<std::size_t>(at)]};
}

std::string affinityText(const CountedTrace& counted)
{
    const RoutingStatistics& routing = counted.routing;
    std::string out = fmt::format("{}: {}\n\n",
        counted.format == FileFormat::Unknown ? "project" : titleOf(counted.format), routingText(routing));
    TextTable table({">layer", ">busiest expert", ">max/mean load", ">unused", "  strongest transition",
        ">probability", ">times chance"});
    for (int l = 0; l < routing.layers; ++l) {
        const std::vector<std::int64_t> load = loadOf(routing, l);
        const auto busiest = std::ranges::max_element(load);
        const auto total = std::accumulate(load.begin(), load.end(), std::int64_t {0});
        const double mean = static_cast<double>(total) / routing.experts;
        std::vector<std::string> row {
            std::to_string(
                routing.modelLayers.empty() ? l : routing.modelLayers[static_cast<std::size_t>(l)]),
            std::to_string(busiest - load.begin()),
            mean > 0 ? fmt::format("{:.2f}", static_cast<double>(*busiest) / mean) : "",
            std::to_string(std::ranges::count(load, 0))};
        if (l + 1 < routing.layers && !routing.transitions.empty()) {
            const Pair pair = strongest(conditionalProbability(routing, l), routing.experts);
            const std::vector<double> times = lift(routing, l);
            const auto cell = static_cast<std::size_t>(pair.from) * static_cast<std::size_t>(routing.experts)
                + static_cast<std::size_t>(pair.to);
            row.push_back(fmt::format("  {} -> {}", pair.from, pair.to));
            row.push_back(fmt::format("{:.3f}", pair.value));
            row.push_back(fmt::format("{:.2f}", times[cell]));
        }
        table.add(std::move(row));
    }
    return out + table.text();
}

TraceSplit splitOf(const AffinityOptions& options)
{
    TraceSplit split = options.split;
    split.part = options.part == "train" ? TraceSplit::Part::Train
        : options.part == "test"         ? TraceSplit::Part::Test
                                         : TraceSplit::Part::All;
    return split;
}

/// The traces that a project holds.
Result<CountedTrace> countStored(const AffinityOptions& options, std::stop_token stop)
{
    Result<std::vector<TraceTag>> tags = tagsOf(options.tags);
    if (!tags)
        return tl::unexpected<Error>(std::move(tags.error()));
    const Result<db::ProjectFile> project = openProject(options.project, db::OpenMode::ReadOnly);
    if (!project)
        return tl::unexpected<Error>(project.error());
    Progress progress;
    const ProgressLine line(progress);
    Result<RoutingStatistics> routing =
        project->countRouting({splitOf(options), std::move(*tags)}, progress, std::move(stop));
    if (!routing)
        return tl::unexpected<Error>(std::move(routing.error()));
    CountedTrace counted;
    counted.routing = std::move(*routing);
    return counted;
}

Result<int> showAffinity(const AffinityOptions& options)
{
    if (options.traces.empty() == options.project.empty())
        return fail(ErrorCode::BadValue, "Neither or both of a trace and a project are given", {},
            "Give --trace or --project.");
    const InterruptWatch watch;
    const Result<CountedTrace> counted = options.project.empty()
        ? countTrace(options.traces, FileFormat::Unknown, watch.token(), options.hints, splitOf(options))
        : countStored(options, watch.token());
    if (!counted)
        return tl::unexpected<Error>(counted.error());
    printDiagnostics(counted->diagnostics, 20);
    std::optional<TokenTravel> travel;
    if (options.devices > 0) {
        if (counted->routing.experts % options.devices != 0 || options.devices % options.nodes != 0)
            return fail(ErrorCode::BadValue,
                fmt::format("{} experts on {} devices in {} nodes do not divide evenly",
                    counted->routing.experts, options.devices, options.nodes),
                {}, "Choose divisors.");
        travel = tokenTravel(counted->routing, {}, nodesInRuns(options.devices, options.nodes));
    }
    print(options.json ? affinityJson(*counted, travel)
                       : affinityText(*counted) + (travel ? travelText(*travel) : std::string()));
    return kDone;
}

} // namespace

void addAffinityCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<AffinityOptions>();
    CLI::App* command =
        app.add_subcommand("affinity", "Expert load, co-activation and transitions of a routing trace");
    command->add_option("--trace", options->traces, "Routing trace; several files are the ranks of one");
    command->add_option("--project", options->project, "The traces of a .rankloom file instead");
    command->add_option("--tag", options->tags, "Of the project, only traces with this tag: task=intent");
    command->add_option("--part", options->part, "Only tokens to train with, or those to test with")
        ->check(CLI::IsMember({"train", "test"}));
    command->add_option("--split", options->split.trainShare, "Share of the tokens to train with")
        ->check(CLI::Range(0.001, 0.999));
    command->add_option("--split-block", options->split.blockTokens, "Consecutive tokens that stay together")
        ->check(CLI::Range(std::int64_t {1}, std::int64_t {1} << 40U));
    command->add_option("--seed", options->split.seed, "Seed of the split");
    command
        ->add_option("--devices", options->devices,
            "Devices of an expert-parallel group: what tokens touch and where they go under the contiguous "
            "placement")
        ->check(CLI::Range(1, 4096));
    command->add_option("--nodes", options->nodes, "Nodes they are in")->check(CLI::Range(1, 4096));
    addTraceOptions(*command, options->hints);
    command->add_flag("--json", options->json, "All matrices as JSON");
    command->callback([options, &chosen] { chosen = [options] { return showAffinity(*options); }; });
}

} // namespace rankloom::cli
