// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/output.h"
#include "app/cli/parsed.h"
#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/bits/lanes_trace.h"
#include "core/bits/plan_bits.h"
#include "core/bits/plane_order_json.h"
#include "core/bits/published_bits.h"
#include "core/exchange/rates/storage_rates.h"
#include "core/routing/token_split.h"
#include "core/routing/trace_tags.h"
#include "db/project_file.h"

namespace rankloom::cli {

namespace {

struct BitsOptions {
    std::string layer;
    std::string plan;
    std::string project;
    std::vector<std::string> traces;
    TraceSplit split;
    bool splitGiven = false;
    std::vector<std::string> tags; ///< of the traces of a project
    TraceTime time;
    std::string budget;
    std::string quality;
    std::optional<std::string> order; ///< otherwise the plan's, of a layer hottest bit first
    std::optional<int> baseBits; ///< otherwise as in the plan, like the two below
    std::optional<int> planes;
    std::optional<int> groupSize;
    std::optional<std::string> asked;
    std::string seen; ///< file of what tokens were seen to ask for
    std::optional<std::string> source;
    std::optional<int> batch;
    std::optional<int> prefetch;
    std::string method = "best";
    std::optional<std::string> residency;
    std::string chromeTrace;
    std::string loadRate;
    std::vector<std::string> measured; ///< files of fio and nvbandwidth
    BitSettings settings;
    DevicePower power;
    std::optional<int> floorBits;
    std::optional<int> ceilingBits;
    bool published = false;
    bool json = false;
};

template <class Enum> Result<Enum> named(const char* option, const std::string& text)
{
    if (const auto value = fromName<Enum>(text))
        return *value;
    std::vector<std::string> names;
    for (const NamedValue<Enum>& value : namedValues<Enum>())
        names.emplace_back(value.name);
    return fail(ErrorCode::BadValue,
        fmt::format(
            "{}: found \"{}\", where {} is expected", option, text.substr(0, 80), alternatives(names)));
}

std::string orderText(const NamedPlanes& planes, PlaneOrder kind)
{
    const OrderFigures figures = orderFigures(planes.layer, kind);
    TextTable table({">#", ">expert", ">plane", ">tokens", ">loaded after", ">computed after"});
    double loaded = 0;
    double computed = 0;
    for (std::size_t i = 0; i < figures.order.size(); ++i) {
        const auto index = static_cast<std::size_t>(figures.order[i]);
        const PlaneWork& plane = planes.layer.planes[index];
        loaded += plane.load;
        computed = std::max(computed, loaded) + plane.compute;
        table.add({std::to_string(i + 1), std::to_string(planes.names[index].first),
            std::to_string(planes.names[index].second), std::to_string(plane.tokens), humanSeconds(loaded),
            humanSeconds(computed)});
    }
    return table.text()
        + fmt::format("\nLast plane computed after {}, {} of it waiting for loads.\n",
            humanSeconds(figures.times.makespan), humanSeconds(figures.times.bubble))
        + (figures.optimal() ? std::string("No order ends earlier.\n")
                             : fmt::format("The best order ends after {}: this one takes {:.2f} % longer.\n",
                                 humanSeconds(figures.least), 100 * figures.gap()));
}

Result<int> orderLayer(const BitsOptions& options)
{
    const Result<PlaneOrder> order = named<PlaneOrder>("--order", options.order.value_or("hebf"));
    if (!order)
        return tl::unexpected<Error>(order.error());
    const Result<std::string> text = readInput(options.layer);
    if (!text)
        return tl::unexpected<Error>(text.error());
    const Result<NamedPlanes> planes = readLayerPlanes(*text);
    if (!planes)
        return located(planes.error(), options.layer);
    printDiagnostics(planes->diagnostics);
    print(options.json ? planeOrderJson(*planes, *order) : orderText(*planes, *order));
    return kDone;
}

/// Rates that were measured, in files of their own.
Result<void> readMeasured(const std::vector<std::string>& files, BitSettings& settings)
{
    for (const std::string& file : files) {
        const Result<std::string> text = readInput(file);
        if (!text)
            return tl::unexpected<Error>(text.error());
        const Result<StorageRates> rates = readStorageRates(*text, nameOfInput(file));
        if (!rates)
            return tl::unexpected<Error>(rates.error());
        if (rates->hostToDevice.value() > 0)
            settings.hostRate = rates->hostToDevice;
        if (rates->ofPieces().value() > 0)
            settings.driveRate = rates->ofPieces();
    }
    return {};
}

/// The settings with what the arguments say in words.
Result<BitSettings> settingsOf(const BitsOptions& options, const Plan& plan)
{
    BitSettings settings = options.settings;
    const BitSettings planned = bitSettingsOf(plan);
    settings.format = {options.baseBits.value_or(planned.format.baseBits),
        options.planes.value_or(planned.format.planes), options.groupSize.value_or(planned.format.groupSize)};
    settings.budget = planned.budget;
    settings.order = planned.order;
    // Of another budget or other planes it would be another choice.
    if (options.budget.empty() && settings.format == planned.format)
        settings.kept = planned.kept;
    if (!options.budget.empty()) {
        const Result<Bytes> budget = readBytes(options.budget);
        if (!budget)
            return tl::unexpected<Error>(budget.error());
        settings.budget = *budget;
    }
    if (settings.budget.value() <= 0)
        return fail(ErrorCode::BadValue, "There is no budget for planes of experts", {},
            "Give --budget 8GiB, or set /experts/bits/budgetBytes in the plan.");
    if (options.order) {
        const Result<PlaneOrder> order = named<PlaneOrder>("--order", *options.order);
        if (!order)
            return tl::unexpected<Error>(order.error());
        settings.order = *order;
    }
    settings.asked = planned.asked;
    if (options.asked) {
        const Result<PlanesAsked> asked = named<PlanesAsked>("--ask", *options.asked);
        if (!asked)
            return tl::unexpected<Error>(asked.error());
        settings.asked = *asked;
    }
    settings.source = planned.source;
    if (options.source) {
        const Result<PlaneSource> source = named<PlaneSource>("--from", *options.source);
        if (!source)
            return tl::unexpected<Error>(source.error());
        settings.source = *source;
    }
    settings.batch = options.batch.value_or(planned.batch);
    settings.prefetch = options.prefetch.value_or(planned.prefetch);
    settings.exact = options.method == "best";
    settings.pin = options.residency ? *options.residency == "pinned" : planned.pin;
    settings.floorBits = options.floorBits ? options.floorBits : planned.floorBits;
    settings.ceilingBits = options.ceilingBits ? options.ceilingBits : planned.ceilingBits;
    if (options.measured.empty())
        settings.load = planned.load;
    if (!options.loadRate.empty()) {
        const Result<Bytes> rate = readBytes(options.loadRate);
        if (!rate)
            return fail(ErrorCode::BadValue,
                fmt::format("--load-rate: found \"{}\", where bytes a second are expected",
                    options.loadRate.substr(0, 80)),
                {}, "Write 3.5GB.");
        settings.load = BytesPerSecond(rate->value());
    }
    if (Result<void> read = readMeasured(options.measured, settings); !read)
        return tl::unexpected<Error>(std::move(read.error()));
    settings.power = options.power.isKnown() ? options.power : planned.power;
    return settings;
}

/// Routing of the tokens to plan with, and of those to test with where they are told apart.
struct RoutingParts {
    RoutingStatistics train;
    RoutingStatistics test; ///< empty = none
};

/// The tokens of traces or of a project that are in a part, as the arguments say.
Result<RoutingStatistics> countPart(
    const BitsOptions& options, TraceSplit::Part part, const std::stop_token& stop)
{
    TraceSplit split = options.split;
    split.part = part;
    if (!options.traces.empty()) {
        Result<CountedTrace> counted = countTrace(options.traces, FileFormat::Unknown, stop, {}, split);
        if (!counted)
            return tl::unexpected<Error>(std::move(counted.error()));
        if (part != TraceSplit::Part::Test)
            printDiagnostics(counted->diagnostics, 20);
        return std::move(counted->routing);
    }
    Result<std::vector<TraceTag>> tags = tagsOf(options.tags);
    if (!tags)
        return tl::unexpected<Error>(std::move(tags.error()));
    const std::string& path = options.project.empty() ? options.plan : options.project;
    const Result<db::ProjectFile> project = openProject(path, db::OpenMode::ReadOnly);
    if (!project)
        return tl::unexpected<Error>(project.error());
    Progress progress;
    const ProgressLine line(progress);
    return project->countRouting({split, std::move(*tags), options.time}, progress, stop);
}

Result<RoutingParts> readParts(const BitsOptions& options, RoutingStatistics own)
{
    RoutingParts parts;
    parts.train = std::move(own);
    const bool filtered = options.splitGiven || !options.tags.empty() || !options.time.whole();
    if (options.traces.empty() && !filtered)
        return parts;
    const bool project = !options.project.empty() || isProjectFile(options.plan);
    if (options.traces.empty() && !project)
        return fail(ErrorCode::BadValue, "There is no trace whose tokens could be told apart", {},
            "Give --trace, or a project with traces.");
    if (!options.traces.empty() && (!options.tags.empty() || !options.time.whole()))
        return fail(ErrorCode::BadValue, "Tags and times belong to the traces of a project", {},
            "Import the trace into a project and give --project.");
    const InterruptWatch watch;
    Result<RoutingStatistics> train = countPart(
        options, options.splitGiven ? TraceSplit::Part::Train : TraceSplit::Part::All, watch.token());
    if (!train)
        return tl::unexpected<Error>(std::move(train.error()));
    parts.train = std::move(*train);
    if (!options.splitGiven)
        return parts;
    Result<RoutingStatistics> test = countPart(options, TraceSplit::Part::Test, watch.token());
    if (!test)
        return tl::unexpected<Error>(std::move(test.error()));
    parts.test = std::move(*test);
    return parts;
}

std::string pointText(const BudgetPoint& point)
{
    return fmt::format("{} in experts, {:.2f} bits a pick, {} loaded a token, at most {:.1f} tokens/s",
        humanBytes(point.kept.value()), point.meanBits, humanBytes(point.loadedPerToken.value()),
        point.mostTokensPerSecond);
}

std::string curveText(const BitsReport& report)
{
    TextTable table({">budget", ">kept", ">value", ">bits a pick", ">loaded a token", ">at most tokens/s"});
    for (const BudgetPoint& point : report.curve)
        table.add({humanBytes(point.budget.value()), humanBytes(point.kept.value()), percent(point.value),
            fmt::format("{:.2f}", point.meanBits), humanBytes(point.loadedPerToken.value()),
            fmt::format("{:.1f}", point.mostTokensPerSecond)});
    return table.text();
}

/// How many experts are kept in which width, by layer.
std::string widthsText(const BitsReport& report)
{
    const BitFormat& format = report.settings.format;
    std::vector<std::string> titles {">layer", ">not kept"};
    for (int held = 1; held <= format.planes; ++held)
        titles.push_back(fmt::format(">{} bits", format.bitsOf(held)));
    TextTable table(std::move(titles));
    const auto& planes = report.choice.planes;
    for (int l = 0; l < report.layers; ++l) {
        const auto first = planes.begin() + std::ptrdiff_t {l} * report.experts;
        std::vector<std::string> row {std::to_string(l)};
        for (int held = 0; held <= format.planes; ++held)
            row.push_back(std::to_string(std::count(first, first + report.experts, held)));
        table.add(std::move(row));
    }
    return table.text();
}

/// What steps wait for: the longest of the waits.
std::string waitsText(const BitsReport& report)
{
    const auto& bubbles = report.lanes.bubbles;
    const auto longest = std::ranges::max_element(bubbles,
        [](const BitBubble& a, const BitBubble& b) { return a.of.end - a.of.start < b.of.end - b.of.start; });
    if (longest == bubbles.end())
        return "Computing never waits for a load.\n";
    return fmt::format("Computing waits {} of the time; longest: {} {}.\n", percent(report.waitingShare),
        humanSeconds(toSeconds(Nanoseconds(longest->of.end - longest->of.start)).value()),
        phraseOf(*longest, report.settings.format).english());
}

/// Exact bytes of an expert, a layer and the model, in every form.
std::string storageText(const BitsReport& report)
{
    TextTable table(
        {"bytes", ">base", ">each plane", ">nested", ">a copy a width", ">8 bits", ">4 bits", ">16 bits"});
    const auto row = [&](const char* name, double count) {
        const auto exact = [count](Bytes bytes) { return fmt::format("{:.0f}", bytes.value() * count); };
        const ExpertBytes& one = report.bytes;
        table.add({name, exact(one.base), exact(one.plane), exact(one.nested), exact(one.separate),
            exact(one.int8), exact(one.int4), exact(one.fp16)});
    };
    row("an expert", 1);
    row("a layer", report.experts);
    row("all layers", static_cast<double>(report.experts) * report.layers);
    return table.text();
}

std::string bitsText(const BitsReport& report)
{
    const auto human = [](Bytes amount) { return humanBytes(amount.value()); };
    std::string out = fmt::format("{} on one {}\n", report.model, report.device.title);
    out += storageText(report);
    out += fmt::format("Budget {}: {} kept, {} free for planes that come and go; others {} beside it\n",
        human(report.settings.budget), human(report.choice.kept), human(report.reserved),
        human(report.others + report.keysAndValues));
    out += fmt::format("Value {} of all planes{}, {}\n", percent(report.score.value),
        report.proxy ? " by a proxy (share of the rounding error; says nothing about accuracy)" : "",
        report.choice.proven ? std::string("no choice is worth more")
                             : fmt::format("at most {:.3f} % below the best", 100 * report.choice.gap()));
    if (report.test)
        out += fmt::format(
            "On the tokens to test with: value {}, base there for {} of the picks (planned: {})\n",
            percent(report.test->value), percent(report.test->baseShare), percent(report.score.baseShare));
    out += fmt::format("Routing: {}\n", report.measured ? "of the trace" : "no trace, every expert as often");
    out += '\n' + widthsText(report) + '\n';
    out += fmt::format("{:.1f} tokens/s in {} steps of {}, {} loaded a token from {} at {}\n",
        report.tokensPerSecond, report.settings.steps, report.settings.batch, human(report.loadedPerToken),
        report.fromDrives ? "drives" : "host memory", humanRate(report.machine.load.value()));
    out += waitsText(report);
    const BitLanes& lanes = report.lanes;
    out += fmt::format("Of {} planes that were wanted {} were in memory\n", lanes.wanted,
        percent(
            lanes.wanted > 0 ? static_cast<double>(lanes.resident) / static_cast<double>(lanes.wanted) : 1));
    if (report.joulesPerToken)
        out += fmt::format("{:.3g} J a token\n", *report.joulesPerToken);
    out += fmt::format("2 GiB more: {}\n\n", pointText(report.more));
    return out + curveText(report);
}

std::string claimsText(const std::vector<BitClaim>& claims)
{
    if (claims.empty())
        return {};
    std::string out = '\n' + publishedBitsSource().english() + '\n';
    for (const BitClaim& claim : claims)
        out += fmt::format("\n  {}\n    they: {}\n    here: {}\n    {}\n", claim.what.english(),
            claim.claimed.english(), claim.ours.english(), claim.why.english());
    return out;
}

/// What tokens were seen to ask for.
Result<void> readSeen(const std::string& file, const ModelSpec& model, BitSettings& settings)
{
    const Result<ExpertDemand> demand = expertDemand(model, {});
    if (!demand)
        return tl::unexpected<Error>(demand.error());
    const Result<std::string> text = readInput(file);
    if (!text)
        return tl::unexpected<Error>(text.error());
    Result<AskedBits> seen = readAskedBits(*text, settings.format, *demand);
    if (!seen)
        return located(seen.error(), file);
    printDiagnostics(seen->diagnostics);
    settings.seen = Shared<AskedBits>(std::move(*seen));
    return {};
}

Result<int> planOfBits(const BitsOptions& options)
{
    if (options.plan.empty())
        return fail(ErrorCode::BadValue, "Neither a layer nor a plan is given", {},
            "Give PLAN --budget 8GiB, or --layer FILE.");
    Result<PlanInput> input = readPlanInput({options.plan, options.project});
    if (!input)
        return tl::unexpected<Error>(std::move(input.error()));
    printDiagnostics(input->diagnostics);
    Result<BitSettings> settings = settingsOf(options, input->plan);
    if (!settings)
        return tl::unexpected<Error>(settings.error());
    if (Result<void> legal = checkBitFormat(settings->format); !legal)
        return tl::unexpected<Error>(std::move(legal.error()));
    Result<RoutingParts> parts = readParts(options, *input->project.routing);
    if (!parts)
        return tl::unexpected<Error>(std::move(parts.error()));
    input->project.routing = std::move(parts->train);
    const ModelSpec& model = *input->project.model;
    PlaneQuality quality = proxyQuality(settings->format);
    if (settings->format == bitSettingsOf(input->plan).format) { // of other planes it says nothing
        Result<PlaneQuality> stated = qualityOf(input->plan, model);
        if (!stated)
            return located(stated.error(), options.plan);
        quality = std::move(*stated);
    }
    if (!options.quality.empty() && model.moe) {
        const Result<std::string> text = readInput(options.quality);
        if (!text)
            return tl::unexpected<Error>(text.error());
        Result<PlaneQuality> read =
            readQuality(*text, settings->format, model.moeLayers(), model.moe->experts);
        if (!read)
            return located(read.error(), options.quality);
        quality = std::move(*read);
        printDiagnostics(quality.diagnostics);
    }
    if (!options.seen.empty())
        if (Result<void> read = readSeen(options.seen, model, *settings); !read)
            return tl::unexpected<Error>(std::move(read.error()));
    const Result<BitsReport> report = planBits(input->project, input->plan, *settings, quality, parts->test);
    if (!report)
        return tl::unexpected<Error>(report.error());
    if (!options.chromeTrace.empty())
        if (Result<void> written = writeOutput(options.chromeTrace, lanesTrace(report->lanes, report->run));
            !written)
            return tl::unexpected<Error>(std::move(written.error()));
    std::vector<BitClaim> claims;
    if (options.published) {
        const Result<OnPublishedInputs> ours =
            onPublishedInputs(input->project, input->plan, settings->format, quality);
        if (!ours)
            return tl::unexpected<Error>(ours.error());
        claims = besidePublished(report->bytes, *ours);
    }
    print(options.json ? bitsJson(*report, claims) : bitsText(*report) + claimsText(claims));
    return kDone;
}

void addFormatOptions(CLI::App& command, BitsOptions& options)
{
    command.add_option("--budget", options.budget, "Memory of the device for planes of experts: 8GiB");
    command.add_option("--base-bits", options.baseBits, "Bits of the base")->check(CLI::Range(1, 16));
    command.add_option("--planes", options.planes, "Planes, the base among them")->check(CLI::Range(1, 16));
    command.add_option("--group", options.groupSize, "Weights that share a scale")
        ->check(CLI::Range(1, 1 << 20));
    command.add_option("--floor", options.floorBits, "Least bits that every expert keeps");
    command.add_option("--ceiling", options.ceilingBits, "Most bits that an expert keeps");
    command.add_option("--quality", options.quality,
        "What planes are worth: {\"planes\": [...]} or {\"values\": [[[...]]]}; otherwise a proxy");
    command.add_option("--method", options.method, "The best choice, or the greedy one")
        ->check(CLI::IsMember({"best", "greedy"}));
}

void addRunOptions(CLI::App& command, BitsOptions& options)
{
    BitSettings& settings = options.settings;
    command.add_option("--ask", options.asked,
        "Planes that a token asks for. kept: those that stay; all; dual: all of its first expert, the base "
        "of "
        "the others");
    command.add_option("--asked", options.seen,
        "What tokens were seen to ask for, instead of a rule and of routing: {\"tokens\": [...]}, per token "
        "and layer with experts its picks as [expert, bits]");
    command
        .add_option("--residency", options.residency,
            "pinned: chosen planes stay. rule: planes leave layer by layer when others need the memory")
        ->check(CLI::IsMember({"pinned", "rule"}));
    command.add_option("--batch", options.batch, "Sequences that are decoded at once")
        ->check(CLI::Range(1, 4096));
    command.add_option("--steps", settings.steps, "Decode steps that are laid out")
        ->check(CLI::Range(1, 1024));
    command.add_option("--prefetch", options.prefetch, "Layers ahead in which the experts are known")
        ->check(CLI::Range(0, 64));
    command
        .add_option("--context", settings.context, "Tokens in the cache of a sequence; otherwise the plan's")
        ->check(CLI::Range(1, 1 << 24));
    command
        .add_option("--from", options.source,
            "Where planes are that are not in memory; usual: in host memory, on drives where the device "
            "shares it")
        ->check(CLI::IsMember({"usual", "host", "nvme"}));
    command.add_option("--measured", options.measured,
        "Measured rates: JSON of fio for drives, output of nvbandwidth for host memory");
    command.add_option("--load-rate", options.loadRate, "Measured bytes a second of loading: 3.5GB");
    command.add_option("--compute-watts", options.power.computing, "Power of computing")
        ->check(CLI::NonNegativeNumber);
    command.add_option("--load-watts", options.power.loading, "Power of loading")
        ->check(CLI::NonNegativeNumber);
    command.add_option("--idle-watts", options.power.always, "Power at any time")
        ->check(CLI::NonNegativeNumber);
    command.add_option("--chrome-trace", options.chromeTrace,
        "Writes both lanes of the steps, with their bubbles, for Chrome's tracing page and Perfetto");
    command.add_option("--seed", settings.seed, "Seed of the picks and of the split");
}

void addRoutingOptions(CLI::App& command, BitsOptions& options)
{
    command.add_option("--project", options.project, "Project with the routing of the plan");
    command.add_option("--trace", options.traces, "Routing trace; several files are the ranks of one");
    command.add_option("--tag", options.tags, "Of the project, only traces with this tag: task=intent");
    command
        .add_option_function<std::vector<double>>(
            "--time",
            [&options](const std::vector<double>& span) {
                options.time = {span.front(), span.back()};
            },
            "Of the project, only this span of its traces, as shares of their tokens: 0 0.5")
        ->expected(2)
        ->check(CLI::Range(0.0, 1.0));
    command
        .add_option_function<double>(
            "--split",
            [&options](double share) {
                options.split.trainShare = share;
                options.splitGiven = true;
            },
            "Plan with this share of the tokens, test with the others")
        ->check(CLI::Range(0.001, 0.999));
}

} // namespace

void addBitsCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<BitsOptions>();
    CLI::App* command = app.add_subcommand(
        "bits", "Experts in few bits: which under a budget, in what order they load, tokens/s");
    command->add_option("PLAN", options->plan, "Plan document or .rankloom file");
    command->add_option("--layer", options->layer,
        "Order the planes of one layer: a JSON file with tokens, ioSeconds and computeSecondsPerToken");
    command->add_option("--order", options->order,
        "hebf: of the next planes the one most tokens want; id: expert after expert; largest: of the next "
        "planes the one that loads longest; exact: the least time");
    addFormatOptions(*command, *options);
    addRunOptions(*command, *options);
    addRoutingOptions(*command, *options);
    command->add_flag("--published", options->published,
        "What the authors of the method state of their runs, beside this model on the same inputs");
    command->add_flag("--json", options->json, "A document");
    command->callback([options, &chosen] {
        chosen = [options]() -> Result<int> {
            options->split.seed = options->settings.seed;
            if (options->layer.empty())
                return planOfBits(*options);
            if (!options->plan.empty() || !options->budget.empty())
                return fail(ErrorCode::BadValue, "--layer orders one layer and takes no plan and no budget",
                    {}, "Leave out one of them.");
            return orderLayer(*options);
        };
    });
}

} // namespace rankloom::cli
