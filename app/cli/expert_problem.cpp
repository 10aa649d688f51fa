// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/expert_problem.h"

#include <algorithm>
#include <charconv>
#include <numeric>
#include <utility>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/expert_consequences.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/parsed.h"
#include "core/exchange/syntax/count_array.h"
#include "core/experts/place_experts.h"
#include "core/experts/plan_experts.h"
#include "core/experts/problem/link_prices.h"
#include "core/plan/check.h"
#include "core/routing/trace_tags.h"
#include "db/project_file.h"

namespace rankloom::cli {

namespace {

/// On all devices; on each of the most devices there may be a 4,096th of it.
constexpr int kMostReplicas = 1 << 30;

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

Result<RoutingStatistics> readArrays(const ExpertSources& sources)
{
    RoutingStatistics routing;
    Result<CountArray> load = readArray(sources.load);
    if (!load)
        return tl::unexpected<Error>(load.error());
    if (load->shape.size() != 2 || load->values.empty() || load->shape[0] > 4096 || load->shape[1] > 4096)
        return wrongShape(sources.load, "[layers, experts], at most 4,096 of each");
    routing.layers = static_cast<int>(load->shape[0]);
    routing.experts = static_cast<int>(load->shape[1]);
    routing.load = std::move(load->values);
    if (sources.transitions.empty())
        return routing;
    Result<CountArray> transitions = readArray(sources.transitions);
    if (!transitions)
        return tl::unexpected<Error>(transitions.error());
    if (transitions->shape
        != std::vector<std::int64_t> {routing.layers - 1, routing.experts, routing.experts})
        return wrongShape(sources.transitions,
            fmt::format("[{0}, {1}, {1}] beside this load", routing.layers - 1, routing.experts));
    routing.transitions = std::move(transitions->values);
    return routing;
}

/// Which tokens count: "task=chat,date=2026-11-02,train", "time:0-0.5", "windows:0-31".
struct TracePart {
    std::vector<std::string> tags;
    TraceSplit::Part side = TraceSplit::Part::All;
    TraceTime time;
    int firstWindow = -1; ///< -1 = all
    int lastWindow = -1;
};

/// "3-7" behind the colon of a word.
template <class Number> bool readSpan(std::string_view word, Number& first, Number& last)
{
    const char* const stop = word.data() + word.size();
    const auto begin = std::from_chars(word.data() + word.find(':') + 1, stop, first);
    if (begin.ec != std::errc() || begin.ptr == stop || *begin.ptr != '-')
        return false;
    const auto end = std::from_chars(begin.ptr + 1, stop, last);
    return end.ec == std::errc() && end.ptr == stop;
}

Result<TracePart> partOf(const std::string& text)
{
    TracePart part;
    const auto refuse = [&text](const std::string& word) {
        return fail(ErrorCode::BadValue, fmt::format("\"{}\" in \"{}\" names no part of a trace", word, text),
            {}, "Join with commas: train or test, tags (task=chat), time:0-0.5, windows:0-31.");
    };
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find(',', at), text.size());
        const std::string word = text.substr(at, end - at);
        at = end + 1;
        if (word == "train" || word == "test") {
            part.side = word == "train" ? TraceSplit::Part::Train : TraceSplit::Part::Test;
        } else if (word.starts_with("windows:")) {
            if (!readSpan(word, part.firstWindow, part.lastWindow) || part.firstWindow < 0
                || part.lastWindow < part.firstWindow)
                return refuse(word);
        } else if (word.starts_with("time:")) {
            if (!readSpan(word, part.time.from, part.time.to) || !checkTime(part.time))
                return refuse(word);
        } else if (word.find('=') != std::string::npos) {
            part.tags.push_back(word);
        } else if (word != "all") {
            return refuse(word);
        }
    }
    return part;
}

/// What tokens are counted for: to place experts by them, or to score a placement.
enum class Tokens : std::uint8_t { Train, Test };

/// Loads of a span of windows. Transitions are not told apart by windows: they stay those of the whole trace
/// where experts are placed by them, and are left out where a placement is scored.
Result<void> keepWindows(RoutingStatistics& routing, const TracePart& part, Tokens use)
{
    if (part.firstWindow < 0)
        return {};
    LoadWindows& windows = routing.windows;
    if (part.lastWindow >= windows.count)
        return fail(ErrorCode::BadValue,
            fmt::format("There is no window {}: the trace has {}", part.lastWindow, windows.count), {},
            "affinity --json shows them.");
    const auto each = static_cast<std::ptrdiff_t>(routing.load.size());
    windows.load.erase(windows.load.begin() + (part.lastWindow + 1) * each, windows.load.end());
    windows.load.erase(windows.load.begin(), windows.load.begin() + part.firstWindow * each);
    windows.count = part.lastWindow - part.firstWindow + 1;
    std::ranges::fill(routing.load, 0);
    for (std::size_t i = 0; i < windows.load.size(); ++i)
        routing.load[i % routing.load.size()] += windows.load[i];
    if (use == Tokens::Test) {
        routing.transitions.clear();
        routing.coactivation.clear();
    }
    return {};
}

Result<RoutingStatistics> countPart(
    const ExpertSources& sources, const TracePart& part, Tokens use, const std::stop_token& stop)
{
    TraceSplit split = sources.split;
    split.part = part.side;
    Result<RoutingStatistics> routing;
    if (!sources.project.empty()) {
        Result<std::vector<TraceTag>> tags = tagsOf(part.tags);
        if (!tags)
            return tl::unexpected<Error>(std::move(tags.error()));
        const Result<db::ProjectFile> project = openProject(sources.project, db::OpenMode::ReadOnly);
        if (!project)
            return tl::unexpected<Error>(project.error());
        Progress progress;
        const ProgressLine line(progress);
        routing = project->countRouting({split, std::move(*tags), part.time}, progress, stop);
    } else {
        if (!part.tags.empty())
            return fail(ErrorCode::BadValue, fmt::format("A trace has no tag {}", part.tags.front()), {},
                "Tags belong to the traces of a project: --project.");
        if (!part.time.whole())
            return fail(ErrorCode::BadValue, "Nobody knows yet how long a trace outside a project is", {},
                "Import it into a project and give --project, or name windows: windows:0-31.");
        Result<CountedTrace> counted = countTrace(sources.traces, FileFormat::Unknown, stop, {}, split);
        if (!counted)
            return tl::unexpected<Error>(std::move(counted.error()));
        if (use == Tokens::Train)
            printDiagnostics(counted->diagnostics, 20);
        routing = std::move(counted->routing);
        routing->part = wordsOf({split, {}, part.time});
    }
    if (!routing)
        return routing;
    if (Result<void> kept = keepWindows(*routing, part, use); !kept)
        return tl::unexpected<Error>(kept.error());
    return routing;
}

Result<std::vector<RoutingStatistics>> countParts(const ExpertSources& sources,
    const std::vector<std::string>& texts, Tokens use, const std::stop_token& stop)
{
    std::vector<RoutingStatistics> parts;
    for (const std::string& text : texts) {
        const Result<TracePart> part = partOf(text);
        if (!part)
            return tl::unexpected<Error>(part.error());
        Result<RoutingStatistics> routing = countPart(sources, *part, use, stop);
        if (!routing)
            return tl::unexpected<Error>(std::move(routing.error()));
        const RoutingStatistics& first = parts.empty() ? *routing : parts.front();
        if (routing->layers != first.layers || routing->experts != first.experts)
            return fail(ErrorCode::Contradiction,
                fmt::format("\"{}\" has {} layers of {} experts, \"{}\" {} of {}", text, routing->layers,
                    routing->experts, texts.front(), first.layers, first.experts),
                {}, "Choose traces of one model.");
        parts.push_back(std::move(*routing));
    }
    return parts;
}

/// Nothing where slots are asked per layer, or none at all.
std::optional<ReplicaLimit> limitOf(const ExpertSources& sources)
{
    if (sources.replicas < 0 && sources.replicasPerDevice < 0)
        return std::nullopt;
    ReplicaLimit limit;
    if (sources.replicasPerDevice >= 0) {
        limit.perDevice = sources.replicasPerDevice;
        limit.total = sources.replicasPerDevice * sources.devices;
    }
    if (sources.replicas >= 0)
        limit.total = sources.replicas;
    return limit;
}

/// All parts together; each, or every span of time of a single one, balanced by itself when that is asked
/// for.
Result<PlacementProblem> problemOf(
    const ExpertSources& sources, const RoutingStatistics& all, const std::vector<RoutingStatistics>& parts)
{
    PlacementProblem problem =
        placementProblem(all, sources.devices, std::max(1, sources.nodes), sources.slotCount);
    problem.modelLimit = limitOf(sources);
    if (sources.robust) {
        const Result<void> added =
            parts.size() > 1 ? addWindows(problem, parts) : addWindows(problem, all.windows, sources.windows);
        if (!added)
            return tl::unexpected<Error>(added.error());
    }
    return problem;
}

/// Fills in what is to be placed and what it is scored on.
Result<void> readRouting(const ExpertSources& sources, const std::stop_token& stop, ExpertProblem& out)
{
    RoutingStatistics& own = out.input.project.routing.change(); // what a plan document has itself
    if (!sources.load.empty()) {
        if (sources.robust || !sources.train.empty() || !sources.test.empty())
            return fail(ErrorCode::BadValue, "A load has no parts to train or test with", {},
                "Give a trace instead: --trace or --project.");
        Result<RoutingStatistics> routing = readArrays(sources);
        if (!routing)
            return tl::unexpected<Error>(routing.error());
        Result<PlacementProblem> problem = problemOf(sources, *routing, {});
        if (!problem)
            return tl::unexpected<Error>(problem.error());
        out.train = std::move(*problem);
        own = {}; // a load alone says nothing about tokens
        return {};
    }
    // What is robust shows on tokens the placement was not made for.
    std::vector<std::string> train = sources.train;
    std::vector<std::string> test = sources.test;
    if (train.empty())
        train.emplace_back(sources.robust ? "train" : "all");
    if (test.empty() && sources.robust && sources.train.empty())
        test.emplace_back("test");
    const bool counted = !sources.traces.empty() || !sources.project.empty();
    if (!counted && (own.empty() || train != std::vector<std::string> {"all"} || !test.empty()))
        return fail(ErrorCode::BadValue, "The plan has no trace to count", {}, "Give --trace or --project.");
    Result<std::vector<RoutingStatistics>> parts =
        counted ? countParts(sources, train, Tokens::Train, stop) : std::vector<RoutingStatistics> {own};
    if (!parts)
        return tl::unexpected<Error>(parts.error());
    own = together(*parts);
    Result<PlacementProblem> problem = problemOf(sources, own, *parts);
    if (!problem)
        return tl::unexpected<Error>(problem.error());
    out.train = std::move(*problem);
    if (test.empty())
        return {};
    Result<std::vector<RoutingStatistics>> unseen = countParts(sources, test, Tokens::Test, stop);
    if (!unseen)
        return tl::unexpected<Error>(unseen.error());
    Result<PlacementProblem> scored = problemOf(sources, together(*unseen), *unseen);
    if (!scored)
        return tl::unexpected<Error>(scored.error());
    if (scored->layers != out.train.layers || scored->experts != out.train.experts)
        return fail(ErrorCode::Contradiction,
            fmt::format("The tokens to test with have {} layers of {} experts, those to train with {} of {}",
                scored->layers, scored->experts, out.train.layers, out.train.experts),
            {}, "Choose traces of one model.");
    out.test = std::move(*scored);
    return {};
}

/// Of a plan, the devices of its first expert-parallel group, or the first devices of its cluster.
Result<void> addLinks(const ExpertSources& sources, ExpertProblem& problem)
{
    PlacementProblem& train = problem.train;
    if (sources.links.empty()) {
        if (sources.bandwidthWithin > 1 && train.nodes > 1 && train.devices % train.nodes == 0)
            train.price = nodePrices(train.devices, train.nodes, sources.bandwidthWithin).price;
        return {};
    }
    const Result<PlanInput> input = readPlanInput({sources.links});
    if (!input)
        return tl::unexpected<Error>(input.error());
    printDiagnostics(input->diagnostics);
    const Cluster& cluster = input->project.cluster;
    ExpertGroup group = expertGroup(input->project, input->plan);
    if (group.members() != sources.devices) {
        if (cluster.devices() < sources.devices)
            return fail(ErrorCode::BadValue,
                fmt::format("The cluster has {} devices, fewer than {}", cluster.devices(), sources.devices),
                {nameOfInput(sources.links), 0, 0, {}}, "Choose the cluster the experts run on.");
        group = {};
        for (int d = 0; d < sources.devices; ++d) {
            group.device.push_back(d);
            group.rank.push_back(d);
            group.node.push_back(d / std::max(1, cluster.devicesPerNode));
        }
    }
    for (const int device : group.device)
        if (device < 0 || device >= cluster.devices())
            return fail(ErrorCode::BadValue, fmt::format("The plan uses device {}", device),
                {nameOfInput(sources.links), 0, 0, {}},
                fmt::format("The cluster has {} devices.", cluster.devices()));
    if (sources.nodes == 0)
        train.nodes = group.equalNodes();
    LinkPrices prices = linkPrices(cluster.links, group.device);
    train.price = std::move(prices.price);
    problem.secondsPerByte = prices.secondsPerByte;
    return {};
}

Result<SlotPlacement> slotsOf(const ExpertMap& map, const ExpertSources& sources)
{
    SlotPlacement out(sources.devices);
    for (const auto& row : map.rows) {
        const bool inRuns = map.devices == 0 // one run of slots for all devices
            && row.front().size() % static_cast<std::size_t>(sources.devices) == 0;
        if (!inRuns && map.devices != sources.devices)
            return fail(ErrorCode::BadValue,
                fmt::format("The placement is not one on {} devices", sources.devices),
                {nameOfInput(sources.from), 0, 0, {}}, "Choose a placement on the same devices.");
        if (inRuns)
            out.addLayer(row.front());
        else
            for (const std::vector<int>& held : row)
                out.add(held);
    }
    return out;
}

Result<SlotPlacement> slotsOf(const Plan& plan, const ExpertSources& sources, const PlacementProblem& problem)
{
    const auto refuse = [&sources](std::string message) {
        return fail(ErrorCode::BadValue, std::move(message), {nameOfInput(sources.from), 0, 0, {}},
            "Choose a plan of the same model on the same devices.");
    };
    if (plan.layout.ep != sources.devices)
        return refuse(fmt::format(
            "The plan's expert-parallel group has {} devices, not {}", plan.layout.ep, sources.devices));
    if (plan.experts->contiguous() && problem.experts % sources.devices != 0)
        return refuse(
            fmt::format("{} experts are not contiguous on {} devices", problem.experts, sources.devices));
    if (!plan.experts->contiguous() && static_cast<int>(plan.experts->devices.size()) != problem.layers)
        return refuse(fmt::format(
            "The plan places experts of {} layers, not {}", plan.experts->devices.size(), problem.layers));
    for (const auto& layer : plan.experts->devices)
        for (const std::vector<int>& held : layer)
            if (static_cast<int>(layer.size()) != problem.experts || held.empty()
                || std::ranges::any_of(held, [&](int g) { return g < 0 || g >= sources.devices; }))
                return refuse("The plan places other experts");
    return slotPlacementOf(problem, plan.experts);
}

Result<SlotPlacement> readPresent(
    const ExpertSources& sources, const PlacementProblem& problem, const std::stop_token& stop)
{
    bool isPlan = isProjectFile(sources.from);
    if (!isPlan) {
        const Result<ParsedFile> parsed = parseInput({sources.from}, FileFormat::Unknown, {}, stop);
        if (!parsed)
            return tl::unexpected<Error>(parsed.error());
        if (!parsed->reading.values.empty())
            if (const auto* map = std::get_if<ExpertMap>(&parsed->reading.values.front()))
                return slotsOf(*map, sources);
        isPlan = parsed->reading.format == FileFormat::PlanDocument;
    }
    if (!isPlan)
        return fail(ErrorCode::BadValue, "The file places no experts", {nameOfInput(sources.from), 0, 0, {}},
            "Give a plan, a project, or what place experts --json printed.");
    const Result<PlanInput> input = readPlanInput({sources.from});
    if (!input)
        return tl::unexpected<Error>(input.error());
    printDiagnostics(input->diagnostics);
    return slotsOf(input->plan, sources, problem);
}

/// As many slots as the present placement has, or, where those are unequal, as many copies.
void keepReplicas(const SlotPlacement& present, PlacementProblem& problem)
{
    if (const std::optional<int> each = present.perDevice()) {
        problem.slotCount = *each * problem.devices;
        return;
    }
    const std::int64_t all = std::int64_t {problem.layers} * problem.experts;
    const std::int64_t share = (all + problem.devices - 1) / problem.devices;
    problem.modelLimit = ReplicaLimit {static_cast<int>(std::ssize(present.expert) - all),
        static_cast<int>(std::max<std::int64_t>(0, std::ranges::max(present.heldByDevice()) - share))};
}

Result<void> checkSources(const ExpertSources& sources)
{
    const bool projectAlone = !sources.project.empty() && sources.plan.empty();
    const int given =
        (sources.traces.empty() ? 0 : 1) + (projectAlone ? 1 : 0) + (sources.load.empty() ? 0 : 1);
    if (given > 1 || (given == 0 && sources.plan.empty()))
        return fail(ErrorCode::BadValue, "Not one of a trace, a project and a load is given", {},
            "Give --trace, or --project, or --load with --transitions, or --plan with a project.");
    if ((sources.devices == 0) == sources.plan.empty())
        return fail(ErrorCode::BadValue, "Neither or both of a plan and a number of devices are given", {},
            "Give --devices, or --plan, whose expert-parallel group says it.");
    if (sources.slotCount > 0 && (sources.replicas >= 0 || sources.replicasPerDevice >= 0))
        return fail(ErrorCode::BadValue,
            "Slots are asked of every layer, and replicas are limited over the whole model", {},
            "Give either --slots, or --replicas-total and --replicas-per-device-total.");
    return {};
}

/// Devices and nodes of the plan's expert-parallel group. Its tokens are those of the project where no trace
/// is named.
Result<void> readPlan(ExpertSources& sources, ExpertProblem& problem)
{
    Result<PlanInput> input = readPlanInput({sources.plan, sources.project});
    if (!input)
        return tl::unexpected<Error>(std::move(input.error()));
    printDiagnostics(input->diagnostics);
    if (const Diagnostics found = check(input->project, input->plan); hasErrors(found))
        return fail(ErrorCode::IllegalPlan, found.front().message, {nameOfInput(sources.plan), 0, 0, {}},
            "See: rankloom-cli evaluate.");
    if (!input->project.model->moe)
        return fail(ErrorCode::BadValue, "The model of the plan has no experts",
            {nameOfInput(sources.plan), 0, 0, {}}, "Choose a mixture-of-experts model.");
    const bool inParts = sources.robust || !sources.train.empty() || !sources.test.empty();
    if (!sources.traces.empty() || !sources.load.empty() || !inParts)
        sources.project.clear(); // it completed the plan, its tokens included
    else if (sources.project.empty() && isProjectFile(sources.plan))
        sources.project = sources.plan; // parts have to be counted
    problem.hasPlan = true;
    problem.input = std::move(*input);
    const ExpertGroup group = expertGroup(problem.input.project, problem.input.plan);
    sources.devices = group.members();
    sources.nodes = group.equalNodes();
    std::vector<int> nodes;
    for (const int node : group.node) {
        const auto known = std::ranges::find(nodes, node);
        problem.nodeOfDevice.push_back(static_cast<int>(known - nodes.begin()));
        if (known == nodes.end())
            nodes.push_back(node);
    }
    return {};
}

} // namespace

Result<ExpertProblem> readExpertProblem(ExpertSources sources, std::stop_token stop)
{
    if (Result<void> fine = checkSources(sources); !fine)
        return tl::unexpected<Error>(std::move(fine.error()));
    ExpertProblem problem;
    if (!sources.plan.empty())
        if (Result<void> read = readPlan(sources, problem); !read)
            return tl::unexpected<Error>(std::move(read.error()));
    if (Result<void> read = readRouting(sources, stop, problem); !read)
        return tl::unexpected<Error>(std::move(read.error()));
    PlacementProblem& train = problem.train;
    if (problem.hasPlan) {
        const ModelSpec& model = problem.input.project.model;
        if (model.moeLayers() != train.layers || model.moe->experts != train.experts)
            return fail(ErrorCode::Contradiction,
                fmt::format("The trace has {} layers of {} experts, the model of the plan {} of {}",
                    train.layers, train.experts, model.moeLayers(), model.moe->experts),
                {}, "Choose a trace of this model.");
        problem.present = slotPlacementOf(train, problem.input.plan.experts);
    } else {
        RoutingStatistics routing = std::move(problem.input.project.routing);
        problem.input =
            bareModel(train.layers, train.experts, routing.topK, routing.modelLayers, train.devices);
        problem.input.project.routing = std::move(routing);
        problem.nodeOfDevice = nodesInRuns(train.devices, train.nodes);
    }
    if (Result<void> added = addLinks(sources, problem); !added)
        return tl::unexpected<Error>(std::move(added.error()));
    if (!sources.from.empty()) {
        Result<SlotPlacement> present = readPresent(sources, train, stop);
        if (!present)
            return tl::unexpected<Error>(std::move(present.error()));
        if (Result<void> held = checkHeldExperts(train, *present); !held)
            return tl::unexpected<Error>(std::move(held.error()));
        problem.present = std::move(*present);
        problem.input.plan.experts = expertPlacementOf(train, *problem.present);
    }
    if (problem.present && sources.slotCount == 0 && !train.modelLimit)
        keepReplicas(*problem.present, train);
    if (problem.test) {
        problem.test->price = train.price;
        problem.test->nodes = train.nodes;
        problem.test->slotCount = train.slotCount;
        problem.test->modelLimit = train.modelLimit;
    }
    return problem;
}

void addExpertSources(CLI::App& command, ExpertSources& sources)
{
    command.add_option("--trace", sources.traces, "Routing trace; several files are the ranks of one");
    command.add_option("--plan", sources.plan,
        "Plan whose expert-parallel group the experts are for: shows the step before and after, and whether "
        "the move pays");
    command.add_option(
        "--project", sources.project, "The traces of a .rankloom file instead; it also completes the plan");
    command.add_option("--transitions", sources.transitions,
        "NumPy int64 [layers - 1, experts, experts]: picks of one token in neighbouring layers");
    command.add_option("--load", sources.load, "NumPy int64 [layers, experts]: picks of every expert");
    command.add_flag("--robust", sources.robust,
        "Balance every part to train with, or every span of time, and not only their sum; scored on the "
        "rest");
    command
        .add_option(
            "--windows", sources.windows, "Spans of time that --robust balances, where one part is given")
        ->check(CLI::Range(1, 64));
    command.add_option("--train", sources.train,
        "Tokens to place by, repeatable: train or test (the split); of a project also tags (task=chat) and "
        "spans of time (time:0-0.5 is the first half); windows:0-31");
    command.add_option("--test", sources.test, "Tokens to score the placement on, named likewise");
    command.add_option("--split", sources.split.trainShare, "Share of the tokens to train with")
        ->check(CLI::Range(0.001, 0.999));
    command.add_option("--split-block", sources.split.blockTokens, "Consecutive tokens that stay together")
        ->check(CLI::Range(std::int64_t {1}, std::int64_t {1} << 40U));
    command.add_option("--devices", sources.devices, "Devices of the expert-parallel group")
        ->check(CLI::Range(1, 4096));
    command.add_option("--nodes", sources.nodes, "Nodes they are in")->check(CLI::Range(1, 4096));
    command.add_option("--links", sources.links,
        "Plan or project with the links between the devices: traffic counts by its seconds per byte");
    command
        .add_option("--bandwidth-within", sources.bandwidthWithin,
            "Bandwidth within a node over that between nodes, where no links are given")
        ->check(CLI::Range(1.0, 1e6));
    command.add_option("--slots", sources.slotCount, "Experts held per layer, replicas included")
        ->check(CLI::Range(1, 1 << 20));
    command
        .add_option("--replicas-total", sources.replicas,
            "Instead: most copies beyond one of every expert, in all layers together; spent where they help "
            "most")
        ->check(CLI::Range(0, kMostReplicas));
    command
        .add_option("--replicas-per-device-total", sources.replicasPerDevice,
            "Most such copies on one device, in all layers together; alone or beside --replicas-total")
        ->check(CLI::Range(0, kMostReplicas / 4096));
    command.add_option("--from", sources.from,
        "The present placement: a plan, a project, or a map that import knows; "
        "otherwise that of --plan");
}

} // namespace rankloom::cli
