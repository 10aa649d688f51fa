// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/measured_noise.h"
#include "app/cli/output.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/evaluate/evaluate.h"
#include "core/measure/link_noise.h"
#include "core/plan/plan_json.h"
#include "core/search/rank_placement.h"

namespace rankloom::cli {

using nlohmann::ordered_json;

namespace {

struct PlaceRanksOptions : PlanSource {
    std::string objective = "step";
    double seconds = 0;
    std::int64_t moves = 0;
    std::uint64_t seed = 0;
    double noisePercent = -1;
    bool unlockTensor = false;
    std::vector<int> lockedRanks;
    std::vector<int> lockedNodes;
    std::string output;
    bool json = false;
};

/// What is shown: the search's result with what belongs to it.
struct Shown {
    const PlaceRanksOptions& options;
    const RankPlacementResult& result;
    PlacementGoal goal = PlacementGoal::Step; ///< what was made least
    LinkNoise noise; ///< as estimated; options.noisePercent wins
    std::vector<SearchBest> curve;
    std::vector<TrafficReport> before;
    std::vector<TrafficReport> after;

    [[nodiscard]] std::string noiseSource() const
    {
        return options.noisePercent >= 0 ? "given" : toString(noise.source);
    }
};

constexpr const char* kRoundTest =
    "permutation test of how the two directions of links differ, F test above 32 nodes; level 1 %";

double movesPerSecond(const RankPlacementResult& result)
{
    return result.elapsed.value() > 0 ? static_cast<double>(result.moves) / result.elapsed.value() : 0;
}

ordered_json costsJson(const PlacementCosts& costs, PlacementGoal goal)
{
    ordered_json out;
    if (goal == PlacementGoal::Token) {
        out["timePerTokenSeconds"] = costs.timePerToken->value();
        out["timeToFirstTokenSeconds"] = costs.timeToFirstToken->value();
        out["requestPerTokenSeconds"] = costs.step.value();
        return out;
    }
    out["stepSeconds"] = costs.step.value();
    out["stepEstimateSeconds"] = costs.stepEstimate.value();
    if (costs.pipette)
        out["pipetteSeconds"] = costs.pipette->value();
    if (costs.allRings)
        out["allRingsSeconds"] = costs.allRings->value();
    return out;
}

ordered_json rulingJson(const std::vector<TrafficReport>& traffic)
{
    ordered_json out = ordered_json::array();
    for (const TrafficReport& use : traffic)
        if (use.slowestFrom >= 0)
            out.push_back({{"group", use.group}, {"collective", use.collective},
                {"seconds", use.time.value()}, {"from", use.slowestFrom}, {"to", use.slowestTo},
                {"bandwidth", use.slowestBandwidth.value()}});
    return out;
}

ordered_json noiseJson(const Shown& shown, std::optional<double> relative)
{
    const RankPlacementResult& result = shown.result;
    ordered_json out;
    out["source"] = shown.noiseSource();
    out["roundEffect"] = shown.noise.roundEffect;
    out["roundEffectTest"] = kRoundTest;
    out["relative"] = relative ? ordered_json(*relative) : ordered_json();
    out["bandSeconds"] = result.noise ? ordered_json(result.noise->value() * 2) : ordered_json();
    out["insideNoise"] =
        result.noise || result.insideNoise() ? ordered_json(result.insideNoise()) : ordered_json();
    return out;
}

ordered_json trialsJson(const RankPlacementResult& result)
{
    ordered_json out = ordered_json::array();
    for (const PlacementTrial& trial : result.trials)
        out.push_back({{"links", trial.kind == LinkTrial::Kind::Session ? "session" : "rounds-removed"},
            {"name", trial.name}, {"before", trial.before.value()}, {"after", trial.after.value()},
            {"gain", trial.gain().value()}});
    return out;
}

std::string placementJson(const Shown& shown, std::optional<double> relativeNoise)
{
    const RankPlacementResult& result = shown.result;
    ordered_json out;
    out["format"] = "rankloom-rank-placement";
    out["version"] = 1;
    out["objective"] = toString(shown.goal);
    out["seed"] = shown.options.seed;
    out["costSeconds"] = {{"before", result.costBefore.value()}, {"after", result.costAfter.value()},
        {"bound", result.bound ? ordered_json(result.bound->value()) : ordered_json()},
        {"gain", result.gain().value()}};
    out["exact"] = result.exact;
    out["stopped"] = result.stopped;
    out["noise"] = noiseJson(shown, relativeNoise);
    out["trials"] = trialsJson(result);
    out["provenGainSeconds"] = result.provenGain().value();
    out["before"] = costsJson(result.before, shown.goal);
    out["after"] = costsJson(result.after, shown.goal);
    out["rulingLinks"] = {{"before", rulingJson(shown.before)}, {"after", rulingJson(shown.after)}};
    out["moves"] = result.moves;
    out["elapsedSeconds"] = result.elapsed.value();
    out["movesPerSecond"] = movesPerSecond(result);
    out["curve"] = ordered_json::array();
    for (const SearchBest& best : shown.curve)
        out["curve"].push_back({{"moves", best.moves}, {"costSeconds", best.cost.value()}});
    out["placement"] = result.deviceOfRank;
    return jsonText(out);
}

std::string milliseconds(Seconds time) { return fmt::format("{:.4f} ms", time.value() * 1e3); }

std::string costsText(const RankPlacementResult& result, PlacementGoal goal)
{
    const bool serves = goal == PlacementGoal::Token;
    TextTable table({"cost by", ">before", ">after", ">change"});
    const auto row = [&](const char* name, Seconds before, Seconds after) {
        table.add({name, milliseconds(before), milliseconds(after),
            before.value() > 0 ? fmt::format("{:+.2f} %", 100 * (after / before - 1)) : ""});
    };
    if (serves) {
        row("time per output token", *result.before.timePerToken, *result.after.timePerToken);
        row("time to first token", *result.before.timeToFirstToken, *result.after.timeToFirstToken);
        if (result.before.step != *result.before.timePerToken)
            row("both, per output token", result.before.step, result.after.step);
        return table.text();
    }
    row("simulated step", result.before.step, result.after.step);
    row("step estimate", result.before.stepEstimate, result.after.stepEstimate);
    if (result.before.pipette && result.after.pipette)
        row("Pipette's objective", *result.before.pipette, *result.after.pipette);
    if (result.before.allRings && result.after.allRings)
        row("the same, rings of all stages", *result.before.allRings, *result.after.allRings);
    return table.text();
}

/// What the links are judged to be worth, before the verdict.
std::string linksText(const Shown& shown)
{
    std::string out;
    if (shown.noise.roundEffect > 0)
        out += fmt::format("The order of measurement (its rounds) explains {} of the differences between "
                           "links, more than chance ({}).\n",
            percent(shown.noise.roundEffect), kRoundTest);
    if (shown.result.gain().value() <= 0)
        return out;
    for (const PlacementTrial& trial : shown.result.trials)
        out += trial.kind == LinkTrial::Kind::Session
            ? fmt::format("By another session of these links, {}, the gain is {}.\n", trial.name,
                milliseconds(trial.gain()))
            : fmt::format("With the order of measurement removed the gain is {}, of {} by the links as "
                          "measured.\n",
                milliseconds(trial.gain()), milliseconds(shown.result.gain()));
    if (shown.options.noisePercent >= 0)
        return out;
    if (shown.noise.source == NoiseSource::Directions)
        out += "Noise from how the two directions of each link differ; where they truly do, state it with "
               "--noise.\n";
    if (shown.noise.source == NoiseSource::Sessions)
        out += "Noise from how repeated measurements of the same links differ.\n";
    return out;
}

std::string verdict(const Shown& shown, std::optional<double> relativeNoise)
{
    const RankPlacementResult& result = shown.result;
    if (result.gain().value() <= 0)
        return result.exact ? "No placement is better.\n" : "Nothing better was found.\n";
    if (!result.noise)
        return result.insideNoise()
            ? "NO GAIN: other figures of the same links turn it into a loss.\n"
            : "The noise of the links is unknown (measure twice, or state it with --noise): the gain may be "
              "noise.\n";
    const std::string band =
        fmt::format("{} (two deviations of {})", milliseconds(*result.noise * 2), percent(*relativeNoise));
    return result.insideNoise()
        ? fmt::format("NO GAIN: the difference of {} lies inside the noise of the links, {}.\n",
            milliseconds(result.provenGain()), band)
        : fmt::format(
            "Gain {}, beyond the noise of the links, {}.\n", milliseconds(result.provenGain()), band);
}

std::string rulingText(const Shown& shown, const Cluster& cluster)
{
    TextTable table({"group", "collective", ">time", "  slowest link after"});
    for (const TrafficReport& use : shown.after)
        if (use.slowestFrom >= 0)
            table.add({use.group, use.collective, humanSeconds(use.time.value()),
                fmt::format("  {} -> {}, {}", cluster.nodeName(cluster.links.nodeOf(use.slowestFrom)),
                    cluster.nodeName(cluster.links.nodeOf(use.slowestTo)),
                    humanRate(use.slowestBandwidth.value()))});
    return table.empty() ? std::string() : "\n" + table.text();
}

std::string placementText(const Shown& shown, const Cluster& cluster, std::optional<double> relativeNoise)
{
    const RankPlacementResult& result = shown.result;
    std::string out = costsText(result, shown.goal);
    if (result.exact)
        out += "\nAll permutations were tried: this is the best.\n";
    else if (result.bound)
        out += fmt::format("\nNo placement costs less than {}: the best is within {} of this one.\n",
            milliseconds(*result.bound), percent(std::max(0.0, 1 - *result.bound / result.costAfter)));
    else
        out += '\n';
    out += linksText(shown) + verdict(shown, relativeNoise);
    out += rulingText(shown, cluster);
    out += fmt::format("\n{} moves in {}, {} a second, seed {}{}\n", result.moves,
        humanSeconds(result.elapsed.value()), humanCount(movesPerSecond(result)), shown.options.seed,
        result.stopped ? ", interrupted" : "");
    return out;
}

RankPlacementOptions searchOptions(const PlaceRanksOptions& options)
{
    RankPlacementOptions out;
    for (const PlacementGoal goal :
        {PlacementGoal::Step, PlacementGoal::Token, PlacementGoal::Pipette, PlacementGoal::AllRings})
        if (options.objective == toString(goal))
            out.goal = goal;
    out.seed = options.seed;
    out.moves = options.moves;
    out.time = Seconds(options.seconds);
    out.unlockTensor = options.unlockTensor;
    out.lockedRanks = options.lockedRanks;
    out.lockedNodes = options.lockedNodes;
    return out;
}

Result<int> placeRanksOf(const PlaceRanksOptions& options)
{
    const Result<PlanInput> input = readPlanInput(options);
    if (!input)
        return tl::unexpected<Error>(input.error());
    printDiagnostics(input->diagnostics, 20);
    RankPlacementOptions search = searchOptions(options);
    const Result<MeasuredLinks> links = measuredLinks(options.plan, options.project, input->project.cluster);
    if (!links)
        return tl::unexpected<Error>(links.error());
    search.linkNoise =
        options.noisePercent >= 0 ? std::optional(options.noisePercent / 100) : links->noise.relative;
    search.trials = links->trials;
    std::vector<SearchBest> curve;
    search.onBest = [&curve](const SearchBest& best) { curve.push_back(best); };
    Progress progress;
    progress.setPhase("Placing ranks");
    search.progress = &progress;

    Result<RankPlacementResult> result;
    {
        const InterruptWatch watch;
        const ProgressLine line(progress);
        search.stop = watch.token();
        result = placeRanks(input->project, input->plan, search);
    }
    if (!result) {
        if (result.error().where.file.empty())
            result.error().where.file = nameOfInput(options.plan);
        return tl::unexpected<Error>(std::move(result.error()));
    }
    Plan placed = input->plan;
    placed.deviceOfRank = result->deviceOfRank;
    Shown shown {options, *result, search.goal, links->noise, std::move(curve), {}, {}};
    if (input->plan.workload.kind == WorkKind::Serving) {
        shown.goal = PlacementGoal::Token;
    } else {
        const Result<Evaluation> before = evaluate(input->project, input->plan);
        const Result<Evaluation> after = evaluate(input->project, placed);
        if (!before || !after)
            return tl::unexpected<Error>(before ? after.error() : before.error());
        shown.before = before->traffic;
        shown.after = after->traffic;
    }
    print(options.json ? placementJson(shown, search.linkNoise)
                       : placementText(shown, input->project.cluster, search.linkNoise));
    if (!options.output.empty())
        if (Result<void> written = writeOutput(options.output, writePlanDocument(input->project, placed));
            !written)
            return tl::unexpected<Error>(std::move(written.error()));
    return result->stopped ? kInterrupted : kDone;
}

} // namespace

void addPlaceRanksCommand(CLI::App& place, Action& chosen)
{
    const auto options = std::make_shared<PlaceRanksOptions>();
    CLI::App* command = place.add_subcommand("ranks", "Ranks on devices by measured links");
    addPlanSource(*command, *options)->required();
    command
        ->add_option("--objective", options->objective,
            "step: the time of a step, of a plan that serves that of an output token (token); pipette: "
            "Pipette's cost; all-rings: the same with the rings of all stages")
        ->check(CLI::IsMember({"step", "token", "pipette", "all-rings"}));
    command->add_option("--seconds", options->seconds, "Search this long")->check(CLI::PositiveNumber);
    command
        ->add_option("--moves", options->moves,
            fmt::format("Search with this many moves: repeats exactly (default without --seconds: {})",
                kDefaultMoves))
        ->check(CLI::PositiveNumber);
    command->add_option("--seed", options->seed, "Of the random numbers (default 0)");
    command
        ->add_option("--noise", options->noisePercent,
            "Standard deviation of a measured bandwidth in percent; otherwise estimated from the matrix")
        ->check(CLI::Range(0.0, 100.0));
    command->add_flag("--unlock-tp", options->unlockTensor, "Tensor groups may leave their node");
    command->add_option("--lock-rank", options->lockedRanks, "Ranks that stay where they are");
    command->add_option("--lock-node", options->lockedNodes, "Nodes that keep their ranks");
    command->add_option("-o,--output", options->output, "Write the plan with the new placement here");
    command->add_flag("--json", options->json, "Costs, moves per second and the placement as JSON");
    command->callback([options, &chosen] { chosen = [options] { return placeRanksOf(*options); }; });
}

} // namespace rankloom::cli
