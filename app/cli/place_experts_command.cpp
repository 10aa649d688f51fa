// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/parsed.h"
#include "core/base/json.h"
#include "core/exchange/count_array.h"
#include "core/experts/place_experts.h"

namespace rankloom::cli {

using nlohmann::ordered_json;

namespace {

struct PlaceExpertsOptions {
    std::vector<std::string> traces;
    std::string transitions;
    std::string load;
    std::string method = "rankloom";
    int devices = 0;
    int nodes = 1;
    int slotCount = 0; ///< 0 = one per expert
    int groups = 1;
    double balanceCap = 0; ///< 0 = none
    double bandwidthWithin = 1;
    double seconds = 0; ///< 0 = by the number of moves
    std::int64_t moves = 20'000'000;
    std::uint64_t seed = 1;
    bool json = false;
};

Result<CountArray> readArray(const std::string& path)
{
    const Result<std::string> bytes = readInput(path);
    if (!bytes)
        return tl::unexpected<Error>(bytes.error());
    Result<CountArray> array = readCountArray(*bytes);
    if (!array) {
        Error error = array.error();
        error.where.file = nameOfInput(path);
        return tl::unexpected<Error>(std::move(error));
    }
    return array;
}

tl::unexpected<Error> wrongShape(const std::string& path, std::string_view expected)
{
    return fail(ErrorCode::BadValue, "The array has another shape than is expected",
        {nameOfInput(path), 0, 0, {}}, fmt::format("The shape must be {}.", expected));
}

Result<void> readArrays(const PlaceExpertsOptions& options, PlacementProblem& problem)
{
    Result<CountArray> load = readArray(options.load);
    if (!load)
        return tl::unexpected<Error>(load.error());
    if (load->shape.size() != 2 || load->values.empty() || load->shape[0] > 4096 || load->shape[1] > 4096)
        return wrongShape(options.load, "[layers, experts], at most 4,096 of each");
    problem.layers = static_cast<int>(load->shape[0]);
    problem.experts = static_cast<int>(load->shape[1]);
    problem.load = std::move(load->values);
    if (options.transitions.empty())
        return {};
    Result<CountArray> transitions = readArray(options.transitions);
    if (!transitions)
        return tl::unexpected<Error>(transitions.error());
    if (transitions->shape
        != std::vector<std::int64_t> {problem.layers - 1, problem.experts, problem.experts})
        return wrongShape(options.transitions,
            fmt::format("[{0}, {1}, {1}] beside this load", problem.layers - 1, problem.experts));
    problem.transitions = std::move(transitions->values);
    return {};
}

Result<PlacementProblem> readProblem(const PlaceExpertsOptions& options, std::stop_token stop)
{
    PlacementProblem problem;
    if (!options.traces.empty()) {
        Result<CountedTrace> counted = countTrace(options.traces, FileFormat::Unknown, std::move(stop));
        if (!counted)
            return tl::unexpected<Error>(counted.error());
        printDiagnostics(counted->diagnostics, 20);
        problem.layers = counted->routing.layers;
        problem.experts = counted->routing.experts;
        problem.load = std::move(counted->routing.load);
        problem.transitions = std::move(counted->routing.transitions);
        problem.coactivation = std::move(counted->routing.coactivation);
    } else if (const Result<void> read = readArrays(options, problem); !read) {
        return tl::unexpected<Error>(read.error());
    }
    problem.devices = options.devices;
    problem.nodes = options.nodes;
    problem.slotCount = options.slotCount > 0 ? options.slotCount : problem.experts;
    return problem;
}

ordered_json figuresJson(const PlacementFigures& figures)
{
    return {{"cut", figures.cut}, {"cutShare", figures.cutShare()}, {"nodeCut", figures.nodeCut},
        {"nodeCutShare", figures.nodeCutShare()}, {"loadMaxOverMean", figures.meanMaxOverMean},
        {"worstLoadMaxOverMean", figures.worstMaxOverMean}, {"worstLayer", figures.worstLayer},
        {"devicesWithDuplicates", figures.duplicates}};
}

/// Best known over least possible, 0 = proven.
double gapOf(const PlacementResult& result)
{
    const auto bound = static_cast<double>(result.cutLowerBound.value_or(0));
    return result.optimal || bound <= 0 ? 0 : result.figures.cut / bound - 1;
}

std::string placementJson(
    const PlacementProblem& problem, const PlaceExpertsOptions& options, const PlacementResult& result)
{
    ordered_json out {{"format", "rankloom-expert-placement"}, {"version", 1}, {"method", options.method},
        {"layers", problem.layers}, {"experts", problem.experts}, {"devices", problem.devices},
        {"nodes", problem.nodes}, {"slots", problem.slotCount}, {"seed", options.seed},
        {"moves", result.moves}, {"transitions", result.figures.transitions}};
    out["before"] = figuresJson(result.before);
    out["after"] = figuresJson(result.figures);
    out["loadMaxOverMeanPerLayer"] = result.figures.maxOverMean;
    out["cutLowerBound"] = result.cutLowerBound ? ordered_json(*result.cutLowerBound) : ordered_json(nullptr);
    out["gap"] = result.cutLowerBound ? ordered_json(gapOf(result)) : ordered_json(nullptr);
    out["optimal"] = result.optimal;
    out["interrupted"] = result.stopped;
    ordered_json physical = ordered_json::array();
    ordered_json placement = ordered_json::array();
    for (int l = 0; l < problem.layers; ++l) {
        const std::span<const int> slots = result.placement.layer(l);
        physical.push_back(std::vector<int>(slots.begin(), slots.end()));
        // As the plan document has it: a device, or a list of devices, per expert.
        std::vector<std::vector<int>> holders(static_cast<std::size_t>(problem.experts));
        for (std::size_t s = 0; s < slots.size(); ++s)
            holders[static_cast<std::size_t>(slots[s])].push_back(
                static_cast<int>(s) / result.placement.perDevice());
        ordered_json layer = ordered_json::array();
        for (const std::vector<int>& of : holders)
            layer.push_back(of.size() == 1 ? ordered_json(of.front()) : ordered_json(of));
        placement.push_back(std::move(layer));
    }
    out["placement"] = std::move(placement);
    out["physicalToLogical"] = std::move(physical);
    return jsonText(out);
}

std::string placementText(
    const PlacementProblem& problem, const PlaceExpertsOptions& options, const PlacementResult& result)
{
    std::string out = fmt::format("{}: {} layers, {} experts in {} slots on {} devices, {} nodes\n\n",
        options.method, problem.layers, problem.experts, problem.slotCount, problem.devices, problem.nodes);
    TextTable table({"", ">before", ">after"});
    const auto row = [&](std::string name, std::string before, std::string after) {
        table.add({std::move(name), std::move(before), std::move(after)});
    };
    const PlacementFigures& before = result.before;
    const PlacementFigures& after = result.figures;
    row("load, max/mean", fmt::format("{:.4f}", before.meanMaxOverMean),
        fmt::format("{:.4f}", after.meanMaxOverMean));
    row("load, worst layer", fmt::format("{:.4f}", before.worstMaxOverMean),
        fmt::format("{:.4f}", after.worstMaxOverMean));
    if (after.transitions > 0) {
        row("between devices", percent(before.cutShare()), percent(after.cutShare()));
        row("between nodes", percent(before.nodeCutShare()), percent(after.nodeCutShare()));
    }
    row("devices with duplicates", std::to_string(before.duplicates), std::to_string(after.duplicates));
    out += table.text();
    if (after.transitions > 0 && result.cutLowerBound)
        out += fmt::format("\n{:.0f} of {:.0f} transitions change the device; at least {} must{}\n",
            after.cut, after.transitions, *result.cutLowerBound,
            result.optimal ? "; no placement does better" : fmt::format(" (gap {})", percent(gapOf(result))));
    if (result.moves > 0)
        out += fmt::format("{} moves, seed {}\n", result.moves, options.seed);
    return out;
}

/// A short search tells how many moves the seconds pay for, so that its temperatures fall over all of them.
Result<std::int64_t> movesFor(
    double seconds, const PlacementProblem& problem, PlacementOptions options, const std::stop_token& stop)
{
    options.moves = 1'000'000;
    const auto start = std::chrono::steady_clock::now();
    const Result<PlacementResult> trial = placeExperts(problem, options, stop);
    if (!trial)
        return tl::unexpected<Error>(trial.error());
    const double took = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    if (trial->moves == 0)
        return options.moves;
    constexpr double kMostMoves = 1e12;
    const double paid = static_cast<double>(trial->moves) * std::max(0.0, seconds - took) / took;
    return std::max(options.moves, static_cast<std::int64_t>(std::min(paid, kMostMoves)));
}

Result<int> placeExpertsCommand(const PlaceExpertsOptions& options)
{
    if (options.traces.empty() == options.load.empty())
        return fail(ErrorCode::BadValue, "Neither or both of a trace and a load are given", {},
            "Give --trace, or --load with --transitions.");
    const InterruptWatch watch;
    const Result<PlacementProblem> problem = readProblem(options, watch.token());
    if (!problem)
        return tl::unexpected<Error>(problem.error());
    PlacementOptions how;
    for (const PlacementMethod method : placementMethods())
        if (options.method == nameOf(method))
            how.method = method;
    if (options.balanceCap > 0)
        how.balanceCap = options.balanceCap;
    how.groups = options.groups;
    how.bandwidthWithin = options.bandwidthWithin;
    how.seed = options.seed;
    how.moves = options.moves;
    if (options.seconds > 0) {
        const Result<std::int64_t> moves = movesFor(options.seconds, *problem, how, watch.token());
        if (!moves)
            return tl::unexpected<Error>(moves.error());
        how.moves = *moves;
    }
    Progress progress;
    how.progress = &progress;
    Result<PlacementResult> result = [&] {
        const ProgressLine line(progress);
        return placeExperts(*problem, how, watch.token());
    }();
    if (!result)
        return tl::unexpected<Error>(result.error());
    print(
        options.json ? placementJson(*problem, options, *result) : placementText(*problem, options, *result));
    return result->stopped ? kInterrupted : kDone;
}

} // namespace

void addPlaceExpertsCommand(CLI::App& place, Action& chosen)
{
    const auto options = std::make_shared<PlaceExpertsOptions>();
    CLI::App* command = place.add_subcommand("experts", "Place the experts of a routing trace on devices");
    std::vector<std::string> methods;
    for (const PlacementMethod method : placementMethods())
        methods.emplace_back(nameOf(method));
    command->add_option("--trace", options->traces, "Routing trace; several files are the ranks of one");
    command->add_option("--transitions", options->transitions,
        "NumPy int64 [layers - 1, experts, experts]: picks of one token in neighbouring layers");
    command->add_option("--load", options->load, "NumPy int64 [layers, experts]: picks of every expert");
    command->add_option("--devices", options->devices, "Devices of the expert-parallel group")
        ->required()
        ->check(CLI::Range(1, 4096));
    command->add_option("--nodes", options->nodes, "Nodes they are in")->check(CLI::Range(1, 4096));
    command->add_option("--slots", options->slotCount, "Experts held per layer, replicas included")
        ->check(CLI::Range(1, 1 << 20));
    command->add_option("--groups", options->groups, "Expert groups of the model, for eplb")
        ->check(CLI::Range(1, 4096));
    command->add_option("--balance-cap", options->balanceCap, "Most load of a device over the mean: 1.05")
        ->check(CLI::Range(1.0, 1e6));
    command
        ->add_option("--bandwidth-within", options->bandwidthWithin,
            "Bandwidth within a node over that between nodes, for moetuner")
        ->check(CLI::Range(1.0, 1e6));
    command->add_option("--method", options->method, fmt::format("{}", fmt::join(methods, ", ")))
        ->check(CLI::IsMember(methods));
    command->add_option("--seconds", options->seconds, "Search about this long instead of --moves")
        ->check(CLI::Range(0.001, 1e6));
    command->add_option("--moves", options->moves, "Exchanges to try; same moves and seed, same placement")
        ->check(CLI::Range(std::int64_t {1}, std::int64_t {1} << 50));
    command->add_option("--seed", options->seed, "Seed of the search");
    command->add_flag("--json", options->json, "The placement as JSON");
    command->callback([options, &chosen] { chosen = [options] { return placeExpertsCommand(*options); }; });
}

} // namespace rankloom::cli
