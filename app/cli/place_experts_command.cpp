// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/expert_consequences.h"
#include "app/cli/expert_problem.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "core/base/json.h"
#include "core/experts/place_experts.h"
#include "core/experts/plan_experts.h"
#include "core/plan/seen_tokens.h"

namespace rankloom::cli {

using nlohmann::ordered_json;

namespace {

constexpr int kFrontPoints = 9;

struct PlaceExpertsOptions {
    ExpertSources sources;
    std::string exportTarget;
    std::string output; ///< of the export; empty = standard output
    std::string method = "rankloom";
    int groups = 1;
    double balanceCap = 0; ///< 0 = none
    int mostMoved = -1; ///< -1 = any number
    int frontPoints = 0; ///< 0 = one placement
    double seconds = 0; ///< 0 = by the number of moves
    std::int64_t moves = PlacementOptions().moves;
    std::uint64_t seed = 1;
    bool json = false;
};

ordered_json figuresJson(const PlacementProblem& problem, const PlacementFigures& figures)
{
    ordered_json out {{"cut", figures.cut}, {"cutShare", figures.cutShare()}, {"nodeCut", figures.nodeCut},
        {"nodeCutShare", figures.nodeCutShare()}, {"loadMaxOverMean", figures.meanMaxOverMean},
        {"worstLoadMaxOverMean", figures.worstMaxOverMean}, {"worstLayer", figures.worstLayer},
        {"devicesWithDuplicates", figures.duplicates}, {"replicas", figures.replicas},
        {"mostCopiesOnDevice", figures.mostOnDevice}};
    if (!problem.price.empty())
        out["cost"] = figures.cost;
    if (problem.windows() > 0) {
        out["windowLoadMaxOverMean"] = figures.windowMaxOverMean;
        out["worstWindowLoadMaxOverMean"] = figures.worstWindowMaxOverMean;
    }
    return out;
}

/// What the transitions of a placement cost, and the least that any placement can.
struct CostBound {
    double found = 0;
    double bound = 0; ///< what was found, where that is proven least
    bool proven = false;

    /// How much more was found than the bound, as a share of that; the best placement lies between. Nothing
    /// where the bound is 0 and something was found.
    [[nodiscard]] std::optional<double> gap() const
    {
        if (found <= bound)
            return 0;
        return bound > 0 ? std::optional(found / bound - 1) : std::nullopt;
    }
};

std::optional<CostBound> costBound(const PlacementResult& result)
{
    if (!(result.figures.transitions > 0) || (!result.costLowerBound && !result.optimal))
        return std::nullopt;
    const double found = result.figures.cost;
    return CostBound {
        found, result.optimal ? found : static_cast<double>(*result.costLowerBound), result.optimal};
}

ordered_json gapJson(const CostBound& cost)
{
    const std::optional<double> gap = cost.gap();
    return gap ? ordered_json(*gap) : ordered_json(nullptr);
}

const char* boundedFigure(const PlacementProblem& problem)
{
    return problem.price.empty() ? "transitions that change the device"
                                 : "cost of the transitions by the links";
}

constexpr const char* kBoundOfPairs =
    "per pair of layers the heaviest b-matching: an expert keeps at most as many successors and predecessors "
    "on its device as the device has slots";
constexpr const char* kBoundOfLoad = "the mean load of a device, or the hottest experts split over as many "
                                     "copies as the replicas allow";

ordered_json boundsJson(const PlacementProblem& problem, const PlacementResult& result)
{
    ordered_json out;
    if (const std::optional<CostBound> cost = costBound(result))
        out["traffic"] = {{"of", boundedFigure(problem)},
            {"bound", cost->proven ? "the placement found, which is proven best" : kBoundOfPairs},
            {"lowerBound", cost->bound}, {"found", cost->found}, {"gap", gapJson(*cost)},
            {"proven", cost->proven}};
    const double load = result.figures.meanMaxOverMean;
    out["load"] = {{"of", "max/mean load of a device, mean over the layers"}, {"bound", kBoundOfLoad},
        {"lowerBound", result.loadLowerBound}, {"found", load},
        {"gap", load / std::max(1e-12, result.loadLowerBound) - 1}};
    out["gapIs"] = "(found - lowerBound) / lowerBound";
    return out;
}

ordered_json moeTunerJson(const MoeTunerObjectives& objectives)
{
    return {{"loadDeviation", objectives.deviationSum()}, {"loadDeviationPerLayer", objectives.deviation},
        {"tail", objectives.tailSum()}, {"tailPerLayerPair", objectives.tail}};
}

/// What MoETuner's two programs minimise.
void addMoeTunerJson(const PlacementResult& result, ordered_json& out)
{
    if (!result.moeTuner)
        return;
    out["moeTuner"] = {{"loadDeviationIs", "first program: sum over devices of |load - mean load|, picks"},
        {"tailIs",
            "second program: sum over pairs of layers of the most transitions from one device to another "
            "over "
            "their relative bandwidth"},
        {"after", moeTunerJson(*result.moeTuner)}};
    if (result.moeTunerBefore)
        out["moeTuner"]["before"] = moeTunerJson(*result.moeTunerBefore);
}

/// The placement, its figures, and how it does on the tokens to test with.
void addPlacement(const ExpertProblem& problem, const PlacementResult& result, ordered_json& out)
{
    const PlacementProblem& train = problem.train;
    out["after"] = figuresJson(train, result.figures);
    if (problem.test)
        out["test"] = figuresJson(*problem.test, placementFigures(*problem.test, result.placement));
    out["moved"] = result.moved;
    out["loadMaxOverMeanPerLayer"] = result.figures.maxOverMean;
    out["loadMaxOverMeanLowerBound"] = result.loadLowerBound;
    out["cutLowerBound"] = result.cutLowerBound ? ordered_json(*result.cutLowerBound) : ordered_json(nullptr);
    if (!train.price.empty())
        out["costLowerBound"] =
            result.costLowerBound ? ordered_json(*result.costLowerBound) : ordered_json(nullptr);
    const std::optional<CostBound> cost = costBound(result);
    out["gap"] = cost ? gapJson(*cost) : ordered_json(nullptr);
    out["optimal"] = result.optimal;
    out["bounds"] = boundsJson(train, result);
    addMoeTunerJson(result, out);
    ordered_json physical = ordered_json::array();
    ordered_json placement = ordered_json::array();
    for (int l = 0; l < train.layers; ++l) {
        const std::span<const int> slots = result.placement.layer(l);
        physical.push_back(std::vector<int>(slots.begin(), slots.end()));
        // As the plan document has it: a device, or a list of devices, per expert.
        std::vector<std::vector<int>> holders(static_cast<std::size_t>(train.experts));
        for (int g = 0; g < train.devices; ++g)
            for (const int expert : result.placement.on(l, g))
                holders[static_cast<std::size_t>(expert)].push_back(g);
        ordered_json layer = ordered_json::array();
        for (const std::vector<int>& of : holders)
            layer.push_back(of.size() == 1 ? ordered_json(of.front()) : ordered_json(of));
        placement.push_back(std::move(layer));
    }
    out["placement"] = std::move(placement);
    if (result.placement.perDevice()) // otherwise a slot does not tell its device
        out["physicalToLogical"] = std::move(physical);
}

ordered_json headJson(
    const ExpertProblem& problem, const PlaceExpertsOptions& options, const PlacementResult& result)
{
    const PlacementProblem& train = problem.train;
    ordered_json out {{"format", "rankloom-expert-placement"}, {"version", 1}, {"method", options.method},
        {"layers", train.layers}, {"experts", train.experts}, {"devices", train.devices},
        {"nodes", train.nodes}};
    if (train.modelLimit)
        out["mostReplicas"] = {{"total", train.mostReplicas()}, {"copiesOnDevice", train.mostOnDevice()}};
    else
        out["slots"] = train.slotCount;
    out["seed"] = options.seed;
    out["moves"] = result.moves;
    out["transitions"] = result.figures.transitions;
    if (train.windows() > 0)
        out["windows"] = train.windows();
    if (problem.secondsPerByte > 0)
        out["secondsPerBytePerCost"] = problem.secondsPerByte;
    out["interrupted"] = result.stopped;
    out["before"] = figuresJson(train, result.before);
    if (problem.test) {
        const SlotPlacement& present = problem.present ? *problem.present : contiguousPlacement(train);
        out["testBefore"] = figuresJson(*problem.test, placementFigures(*problem.test, present));
    }
    return out;
}

std::string placementJson(const ExpertProblem& problem, const PlaceExpertsOptions& options,
    const PlacementResult& result, const ExpertConsequences& consequences)
{
    ordered_json out = headJson(problem, options, result);
    addPlacement(problem, result, out);
    addConsequencesJson(consequences, out);
    return jsonText(out);
}

/// The point of a front from which either figure gets dearer: nearest to the best of both, each scaled to its
/// range.
std::size_t kneeOf(const std::vector<PlacementResult>& points)
{
    const PlacementFigures& light = points.front().figures;
    const PlacementFigures& near = points.back().figures;
    const double load = std::max(1e-12, near.windowMaxOverMean - light.windowMaxOverMean);
    const double cost = std::max(1e-12, light.cost - near.cost);
    const auto distance = [&](const PlacementResult& point) {
        const double x = (point.figures.windowMaxOverMean - light.windowMaxOverMean) / load;
        const double y = (point.figures.cost - near.cost) / cost;
        return x * x + y * y;
    };
    return static_cast<std::size_t>(std::ranges::min_element(points, {}, distance) - points.begin());
}

std::string frontJson(
    const ExpertProblem& problem, const PlaceExpertsOptions& options, const PlacementFront& front)
{
    const std::size_t knee = kneeOf(front.points);
    ordered_json out = headJson(problem, options, front.points[knee]);
    out["interrupted"] = front.stopped;
    addPlacement(problem, front.points[knee], out);
    out["knee"] = knee;
    out["front"] = ordered_json::array();
    for (const PlacementResult& point : front.points) {
        ordered_json entry = ordered_json::object();
        addPlacement(problem, point, entry);
        out["front"].push_back(std::move(entry));
    }
    return jsonText(out);
}

std::string titleText(const PlacementProblem& problem, const PlaceExpertsOptions& options)
{
    const std::string room = problem.modelLimit
        ? fmt::format("and at most {} replicas in all layers", problem.mostReplicas())
        : fmt::format("in {} slots", problem.slotCount);
    return fmt::format("{}: {} layers, {} experts {} on {} devices, {} nodes\n\n", options.method,
        problem.layers, problem.experts, room, problem.devices, problem.nodes);
}

std::string frontText(
    const ExpertProblem& problem, const PlaceExpertsOptions& options, const PlacementFront& front)
{
    const PlacementProblem& train = problem.train;
    std::vector<std::string> titles {
        "", ">load, max/mean", ">worst layer", ">between devices", ">between nodes"};
    if (!train.price.empty())
        titles.emplace_back(">cost");
    if (problem.test)
        titles.insert(titles.end(), {">load, unseen", ">between devices, unseen"});
    TextTable table(std::move(titles));
    const auto add = [&](std::string name, const PlacementFigures& figures, const SlotPlacement& placement) {
        std::vector<std::string> cells {std::move(name), fmt::format("{:.4f}", figures.windowMaxOverMean),
            fmt::format("{:.4f}", figures.worstMaxOverMean), percent(figures.cutShare()),
            percent(figures.nodeCutShare())};
        if (!train.price.empty())
            cells.push_back(fmt::format("{:.0f}", figures.cost));
        if (problem.test) {
            const PlacementFigures unseen = placementFigures(*problem.test, placement);
            cells.push_back(fmt::format("{:.4f}", unseen.windowMaxOverMean));
            cells.push_back(percent(unseen.cutShare()));
        }
        table.add(std::move(cells));
    };
    add("present", front.points.front().before,
        problem.present ? *problem.present : contiguousPlacement(train));
    const std::size_t knee = kneeOf(front.points);
    for (std::size_t i = 0; i < front.points.size(); ++i)
        add(fmt::format("{}{}", i, i == knee ? " knee" : ""), front.points[i].figures,
            front.points[i].placement);
    return titleText(train, options) + table.text();
}

/// A figure, what bounds it, and how far it is from there.
std::string boundsText(const PlacementProblem& problem, const PlacementResult& result)
{
    std::string out;
    if (const std::optional<CostBound> cost = costBound(result)) {
        out += problem.price.empty() ? fmt::format("\n{:.0f} of {:.0f} transitions change the device",
                   cost->found, result.figures.transitions)
                                     : fmt::format("\nThe transitions cost {:.0f} by the links", cost->found);
        if (cost->proven)
            out += "; no placement within the limits does better.\n";
        else
            out += fmt::format("; lower bound {:.0f} ({}).\n", cost->bound, kBoundOfPairs);
        if (!cost->proven && cost->gap())
            out += fmt::format("Gap {} = (found - bound) / bound: the best placement lies between.\n",
                percent(*cost->gap()));
    }
    // Where nothing but the mean bounds the load, the table says enough.
    if (result.loadLowerBound > 1.00005)
        out += fmt::format("No placement with so many replicas has less load than {:.4f} ({}); gap {}.\n",
            result.loadLowerBound, kBoundOfLoad,
            percent(result.figures.meanMaxOverMean / result.loadLowerBound - 1));
    return out;
}

std::string moeTunerText(const PlacementResult& result)
{
    if (!result.moeTuner)
        return {};
    const MoeTunerObjectives& after = *result.moeTuner;
    const MoeTunerObjectives* before = result.moeTunerBefore ? &*result.moeTunerBefore : nullptr;
    TextTable table(
        {"layer", ">load deviation, before", ">after", ">tail to the next layer, before", ">after"});
    const auto cell = [](const std::vector<double>* of, std::size_t i) {
        return of != nullptr && i < of->size() ? fmt::format("{:.1f}", (*of)[i]) : std::string();
    };
    for (std::size_t l = 0; l < after.deviation.size(); ++l)
        table.add({std::to_string(l), cell(before ? &before->deviation : nullptr, l),
            cell(&after.deviation, l), cell(before ? &before->tail : nullptr, l), cell(&after.tail, l)});
    const auto sum = [](double value) { return fmt::format("{:.1f}", value); };
    table.add({"sum", before ? sum(before->deviationSum()) : "", sum(after.deviationSum()),
        before ? sum(before->tailSum()) : "", sum(after.tailSum())});
    return "\nMoETuner's objectives. First program, load balance: sum over devices of |load - mean|, in "
           "picks. "
           "Second,\ncommunication: the most transitions from one device to another (the tail), over their "
           "relative bandwidth.\n"
        + table.text();
}

std::string placementText(
    const ExpertProblem& problem, const PlaceExpertsOptions& options, const PlacementResult& result)
{
    const PlacementProblem& train = problem.train;
    std::vector<std::string> titles {"", ">before", ">after"};
    std::vector<PlacementFigures> columns {result.before, result.figures};
    if (problem.test) {
        titles.insert(titles.end(), {">before, unseen", ">after, unseen"});
        columns.push_back(
            placementFigures(*problem.test, problem.present ? *problem.present : contiguousPlacement(train)));
        columns.push_back(placementFigures(*problem.test, result.placement));
    }
    TextTable table(std::move(titles));
    const auto row = [&](std::string name, const std::function<std::string(const PlacementFigures&)>& cell) {
        std::vector<std::string> cells {std::move(name)};
        for (const PlacementFigures& figures : columns)
            cells.push_back(cell(figures));
        table.add(std::move(cells));
    };
    row("load, max/mean", [](const PlacementFigures& f) { return fmt::format("{:.4f}", f.meanMaxOverMean); });
    row("load, worst layer",
        [](const PlacementFigures& f) { return fmt::format("{:.4f}", f.worstMaxOverMean); });
    if (train.windows() > 0) {
        row("load, mean of windows",
            [](const PlacementFigures& f) { return fmt::format("{:.4f}", f.windowMaxOverMean); });
        row("load, worst window",
            [](const PlacementFigures& f) { return fmt::format("{:.4f}", f.worstWindowMaxOverMean); });
    }
    if (result.figures.transitions > 0) {
        row("between devices",
            [](const PlacementFigures& f) { return f.transitions > 0 ? percent(f.cutShare()) : ""; });
        row("between nodes",
            [](const PlacementFigures& f) { return f.transitions > 0 ? percent(f.nodeCutShare()) : ""; });
    }
    row("devices with duplicates", [](const PlacementFigures& f) { return std::to_string(f.duplicates); });
    if (!train.eachOnce() || result.before.replicas > 0) {
        row("replicas, all layers", [](const PlacementFigures& f) { return std::to_string(f.replicas); });
        row("copies, fullest device",
            [](const PlacementFigures& f) { return std::to_string(f.mostOnDevice); });
    }
    std::string out = titleText(train, options) + table.text() + boundsText(train, result);
    if (!train.eachOnce())
        out += "Picks of an expert split evenly over its copies.\n";
    if (problem.present)
        out += fmt::format("{} of {} copies move\n", result.moved, result.placement.expert.size());
    if (result.moves > 0)
        out += fmt::format("{} moves, seed {}{}\n", result.moves, options.seed,
            options.seconds > 0 ? "; by time: the same again only with --moves" : "");
    return out + moeTunerText(result);
}

PlacementOptions placementOptions(const PlaceExpertsOptions& options, const ExpertProblem& problem)
{
    PlacementOptions how;
    for (const PlacementMethod method : placementMethods())
        if (options.method == nameOf(method))
            how.method = method;
    if (options.balanceCap > 0)
        how.balanceCap = options.balanceCap;
    if (options.mostMoved >= 0)
        how.mostMoved = options.mostMoved;
    how.present = problem.present;
    how.groups = options.groups;
    how.bandwidthWithin = options.sources.bandwidthWithin;
    how.seed = options.seed;
    how.moves = options.moves;
    how.time = Seconds(options.seconds);
    return how;
}

/// What the trace and the plan say about the placement.
Result<ExpertConsequences> consequencesOf(
    const ExpertProblem& problem, const ExpertPlacement& placement, std::stop_token stop)
{
    ExpertConsequences out;
    const Project& project = problem.input.project;
    if (!project.routing->empty()) {
        out.before = tokenTravel(project.routing, problem.input.plan.experts, problem.nodeOfDevice);
        out.after = tokenTravel(project.routing, placement, problem.nodeOfDevice);
    }
    if (problem.hasPlan)
        if (Result<void> added = addPlanConsequences(problem.input, placement, out, std::move(stop)); !added)
            return tl::unexpected<Error>(std::move(added.error()));
    return out;
}

Result<void> writeResult(const ExpertProblem& problem, const PlaceExpertsOptions& options,
    const PlacementResult& result, const std::stop_token& stop)
{
    ExpertPlacement placement = expertPlacementOf(problem.train, result.placement);
    if (!placement.contiguous() && looksAtTokens(placementOptions(options, problem).method))
        placement.fittedOn = fittedOn(problem.input.project.routing);
    if (!options.exportTarget.empty()) {
        PlanInput proposed = problem.input;
        proposed.plan.experts = placement;
        const Result<std::string> file = exportedPlacement(options.exportTarget, proposed);
        if (!file)
            return tl::unexpected<Error>(file.error());
        return writeOutput(options.output, *file);
    }
    const Result<ExpertConsequences> consequences = consequencesOf(problem, placement, stop);
    if (!consequences)
        return tl::unexpected<Error>(consequences.error());
    print(options.json ? placementJson(problem, options, result, *consequences)
                       : placementText(problem, options, result) + consequencesText(*consequences));
    return {};
}

Result<int> placeFront(const ExpertProblem& problem, const PlaceExpertsOptions& options, PlacementOptions how,
    const std::stop_token& stop)
{
    if (how.method != PlacementMethod::Rankloom || how.balanceCap)
        return fail(ErrorCode::BadValue, "A front is made by the method rankloom under all caps", {},
            "Leave out --method and --balance-cap.");
    Progress progress;
    how.progress = &progress;
    const Result<PlacementFront> front = [&] {
        const ProgressLine line(progress);
        return placementFront(problem.train, how, options.frontPoints, stop);
    }();
    if (!front)
        return tl::unexpected<Error>(front.error());
    print(options.json ? frontJson(problem, options, *front) : frontText(problem, options, *front));
    return front->stopped ? kInterrupted : kDone;
}

Result<int> placeExpertsCommand(const PlaceExpertsOptions& options)
{
    const InterruptWatch watch;
    const Result<ExpertProblem> problem = readExpertProblem(options.sources, watch.token());
    if (!problem)
        return tl::unexpected<Error>(problem.error());
    if (options.mostMoved >= 0 && !problem->present)
        return fail(ErrorCode::BadValue, "Copies cannot move from nowhere", {},
            "Name the present placement with --from or --plan.");
    PlacementOptions how = placementOptions(options, *problem);
    if (options.frontPoints > 0)
        return placeFront(*problem, options, how, watch.token());
    Progress progress;
    how.progress = &progress;
    Result<PlacementResult> result = [&] {
        const ProgressLine line(progress);
        return placeExperts(problem->train, how, watch.token());
    }();
    if (!result)
        return tl::unexpected<Error>(result.error());
    if (Result<void> written = writeResult(*problem, options, *result, watch.token()); !written)
        return tl::unexpected<Error>(std::move(written.error()));
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
    addExpertSources(*command, options->sources);
    command->add_option("--export", options->exportTarget,
        "Write the placement as sglang-experts, vllm-expert-map, trtllm-eplb or experts-csv; with --plan "
        "also as json, the plan");
    command->add_option("-o,--output", options->output, "File of --export; otherwise standard output");
    command->add_option("--groups", options->groups, "Expert groups of the model, for eplb")
        ->check(CLI::Range(1, 4096));
    command->add_option("--balance-cap", options->balanceCap, "Most load of a device over the mean: 1.05")
        ->check(CLI::Range(1.0, 1e6));
    command
        ->add_option("--max-moves", options->mostMoved,
            "Most copies to move from the present placement (--from); 0 keeps it")
        ->check(CLI::Range(0, 1 << 24));
    command
        ->add_option("--pareto", options->frontPoints,
            fmt::format("Placements between least traffic and least load, {} or this many", kFrontPoints))
        ->expected(0, 1)
        ->default_str(std::to_string(kFrontPoints))
        ->check(CLI::Range(2, 64));
    command->add_option("--method", options->method, fmt::format("{}", fmt::join(methods, ", ")))
        ->check(CLI::IsMember(methods));
    command
        ->add_option("--seconds", options->seconds,
            "Search this long instead of --moves, unless a placement is proven best before; another run may "
            "find another placement")
        ->check(CLI::Range(0.001, 1e6));
    command
        ->add_option("--moves", options->moves,
            "Exchanges to try; the same number and seed give the same placement on every machine")
        ->check(CLI::Range(std::int64_t {1}, std::int64_t {1} << 50));
    command->add_option("--seed", options->seed, "Seed of the search");
    command->add_flag("--json", options->json, "The placement as JSON");
    command->footer(
        "Bound and gap: the lower bound is of the transitions that change the device (with --links of their "
        "cost): no placement in as many slots has fewer, because an expert keeps at most as many successors "
        "and predecessors on its device as the device has slots. Gap = (found - bound) / bound; the best "
        "placement lies between. The load has a bound of its own, the mean, or what the hottest experts do "
        "to "
        "one device.");
    command->callback([options, &chosen] { chosen = [options] { return placeExpertsCommand(*options); }; });
}

} // namespace rankloom::cli
