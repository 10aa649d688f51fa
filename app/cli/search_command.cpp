// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/interrupt.h"
#include "app/cli/measured_noise.h"
#include "app/cli/output.h"
#include "app/cli/serving_search.h"
#include "core/base/text.h"
#include "core/evaluate/fit_words.h"
#include "core/plan/check.h"
#include "core/plan/compression.h"
#include "core/plan/plan_json.h"
#include "core/search/compression_choice.h"
#include "core/search/layout_search.h"
#include "core/search/search_json.h"
#include "core/search/sensitivity.h"
#include "core/search/simplicity.h"

namespace rankloom::cli {

namespace {

struct SearchArguments : PlanSource {
    std::string constraints;
    std::vector<std::string> budgets;
    std::vector<std::string> degrees; ///< --fix and --bound
    std::vector<std::string> schedules;
    std::vector<std::string> vocabularies;
    std::vector<std::string> recomputes;
    std::vector<std::string> shardings;
    std::vector<std::string> offloads;
    std::vector<std::string> withinNode;
    bool tensorWithinNode = false;
    std::string headroom;
    std::string runsOn;
    bool narrow = false;
    int top = 20;
    int place = 0;
    int trials = 0;
    double noisePercent = -1;
    double calibrationPercent = 5;
    std::uint64_t seed = 0;
    int threads = 0;
    bool sensitivity = false;
    std::string rates; ///< of serving
    std::string compression; ///< "lossless" or "lossy"
    std::string admitted; ///< compression that layouts may have
    std::string output;
    bool json = false;
};

struct NamedRange {
    const char* name;
    DegreeRange SearchSpace::*range;
};
constexpr std::array kRanges {NamedRange {"tp", &SearchSpace::tp}, NamedRange {"cp", &SearchSpace::cp},
    NamedRange {"pp", &SearchSpace::pp}, NamedRange {"vpp", &SearchSpace::vpp},
    NamedRange {"ep", &SearchSpace::ep}, NamedRange {"etp", &SearchSpace::etp},
    NamedRange {"dp", &SearchSpace::dp}, NamedRange {"mbs", &SearchSpace::microBatchSize}};

tl::unexpected<Error> refuse(std::string message, std::string remedy = {})
{
    return fail(ErrorCode::BadValue, std::move(message), {}, std::move(remedy));
}

/// "tp=8", "pp=1..16"
Result<void> setDegree(const std::string& text, SearchSpace& space)
{
    const std::size_t equals = text.find('=');
    const std::string name = text.substr(0, equals);
    const auto* named = std::find_if(
        kRanges.begin(), kRanges.end(), [&](const NamedRange& range) { return name == range.name; });
    if (equals == std::string::npos || named == kRanges.end())
        return refuse(fmt::format("\"{}\" names no degree", text.substr(0, 80)),
            "Write tp=8 or pp=1..16; degrees: tp, cp, pp, vpp, ep, etp, dp, mbs.");
    Result<DegreeRange> range = readDegreeRange(std::string_view(text).substr(equals + 1));
    if (!range)
        return tl::unexpected<Error>(std::move(range.error()));
    space.*named->range = std::move(*range);
    return {};
}

template <class Value, class Read>
Result<void> setNames(const std::vector<std::string>& names, std::vector<Value>& values, const Read& read)
{
    if (names.empty())
        return {};
    values.clear();
    for (const std::string& name : names) {
        auto value = read(name);
        if (!value)
            return tl::unexpected<Error>(std::move(value.error()));
        values.push_back(std::move(*value));
    }
    return {};
}

template <class Enum> Result<Enum> enumNamed(const std::string& name)
{
    if (const auto value = fromName<Enum>(name))
        return *value;
    std::vector<std::string> legal;
    for (const NamedValue<Enum>& named : namedValues<Enum>())
        legal.emplace_back(named.name);
    return refuse(fmt::format("\"{}\" is none of the choices", name.substr(0, 80)),
        fmt::format("Legal: {}.", fmt::join(legal, ", ")));
}

/// "devices=64,128"
Result<void> setBudget(const std::string& text, SearchSpace& space)
{
    constexpr std::string_view kDevices = "devices=";
    if (!text.starts_with(kDevices))
        return refuse(fmt::format("\"{}\" is no budget", text.substr(0, 80)), "Write devices=64,128.");
    const Result<std::vector<int>> counts = readDeviceCounts(std::string_view(text).substr(kDevices.size()));
    if (!counts)
        return refuse(fmt::format("\"{}\" is no budget", text.substr(0, 80)), "Write devices=64,128.");
    space.devices.insert(space.devices.end(), counts->begin(), counts->end());
    return {};
}

Result<void> setWithinNode(const SearchArguments& arguments, SearchSpace& space)
{
    space.withinNode.tensor = space.withinNode.tensor || arguments.tensorWithinNode;
    for (const std::string& name : arguments.withinNode) {
        bool* flag = name == "tp" ? &space.withinNode.tensor
            : name == "cp"        ? &space.withinNode.context
            : name == "ep"        ? &space.withinNode.expert
            : name == "dp"        ? &space.withinNode.data
            : name == "pp"        ? &space.withinNode.pipeline
                                  : nullptr;
        if (flag == nullptr)
            return refuse(
                fmt::format("\"{}\" is no kind of group", name.substr(0, 80)), "Legal: tp, cp, ep, dp, pp.");
        *flag = true;
    }
    return {};
}

Result<SearchSpace> spaceOf(const SearchArguments& arguments, const PlanInput& input)
{
    SearchSpace space = defaultSearchSpace(input.project, input.plan);
    if (!arguments.constraints.empty()) {
        const Result<std::string> text = readInput(arguments.constraints, 1U << 20);
        if (!text)
            return tl::unexpected<Error>(text.error());
        Result<SearchSpace> read = readSearchSpace(*text, space);
        if (!read) {
            read.error().where.file = nameOfInput(arguments.constraints);
            return read;
        }
        space = std::move(*read);
    }
    Result<void> done;
    for (const std::string& text : arguments.degrees)
        if (done = setDegree(text, space); !done)
            return tl::unexpected<Error>(std::move(done.error()));
    for (const std::string& text : arguments.budgets)
        if (done = setBudget(text, space); !done)
            return tl::unexpected<Error>(std::move(done.error()));
    done = setNames(arguments.schedules, space.schedules, enumNamed<ScheduleKind>);
    if (done)
        done = setNames(arguments.vocabularies, space.vocabularies, enumNamed<VocabularyLayout>);
    if (done)
        done = setNames(arguments.recomputes, space.recomputes,
            [](const std::string& name) { return recomputeNamed(name); });
    if (done)
        done = setNames(arguments.shardings, space.shardings,
            [](const std::string& name) { return shardingNamed(name); });
    if (done)
        done = setNames(arguments.offloads, space.offloads, enumNamed<OffloadTarget>);
    if (done)
        done = setWithinNode(arguments, space);
    if (!done)
        return tl::unexpected<Error>(std::move(done.error()));
    if (!arguments.headroom.empty()) {
        const Result<Bytes> bytes = readBytes(arguments.headroom);
        if (!bytes)
            return tl::unexpected<Error>(bytes.error());
        space.leastHeadroom = *bytes;
    }
    if (!arguments.runsOn.empty()) {
        const Result<Launcher> launcher = launcherNamed(arguments.runsOn);
        if (!launcher)
            return tl::unexpected<Error>(launcher.error());
        space.runsOn = *launcher;
    }
    if (!arguments.admitted.empty()) {
        const Result<CompressionFreedom> freedom = compressionFreedomNamed(arguments.admitted);
        if (!freedom)
            return tl::unexpected<Error>(freedom.error());
        space.compression = *freedom;
    }
    space.acceptNarrowFit = space.acceptNarrowFit || arguments.narrow;
    return space;
}

/// Nothing of a layout that fits in nine of ten cases.
std::string fitNote(const FoundLayout& layout)
{
    if (layout.fit() == FitWord::Yes)
        return {};
    if (!layout.fitProbability)
        return " (may not fit)";
    return fmt::format(" ({})", fitWords(layout.fit(), *layout.fitProbability).english());
}

std::string layoutsText(const std::vector<FoundLayout>& layouts)
{
    TextTable table({">#", ">step", ">tokens/s", ">MFU", ">bubble", ">fullest device", ">free", "  layout"});
    for (std::size_t i = 0; i < layouts.size(); ++i) {
        const FoundLayout& layout = layouts[i];
        table.add({std::to_string(i + 1), humanSeconds(layout.time.step.value()),
            humanCount(layout.time.tokensPerSecond), percent(layout.time.modelFlopsUtilization),
            percent(layout.time.bubbleRatio), humanBytes(layout.peak.value()),
            humanBytes(layout.headroom.value()),
            fmt::format("{} {}{}{}{}", layout.onFront ? "*" : " ", describeLayout(layout),
                layout.plan.deviceOfRank.empty() ? "" : ", placed", fitNote(layout),
                layout.alikeCount > 0 ? fmt::format("  +{} like it", layout.alikeCount) : std::string())});
    }
    return table.text();
}

std::string countsText(const SearchResult& result)
{
    const SearchCounts& counts = result.counts;
    std::string out =
        fmt::format("\n{} combinations of degrees, {} of them ruled out by their bound; {} layouts priced, "
                    "{} fit, {} simulated in {}\n",
            counts.degrees, counts.skipped, counts.priced, counts.fitting, counts.simulated,
            humanSeconds(result.elapsed.value()));
    out += result.stopped ? "Interrupted: the best so far.\n"
        : result.proven   ? "No layout of this space is faster by our estimate.\n"
                          : "The limit of simulations came first: there may be faster layouts.\n";
    return out;
}

/// Why there is nothing: the reasons, most frequent first.
std::string rejectionsText(const SearchCounts& counts)
{
    std::vector<std::pair<std::string, RejectedLayouts>> sorted(
        counts.rejected.begin(), counts.rejected.end());
    std::stable_sort(sorted.begin(), sorted.end(),
        [](const auto& a, const auto& b) { return a.second.count > b.second.count; });
    TextTable table({">refused", "reason", "for example"});
    for (const auto& [code, rejected] : sorted)
        table.add({std::to_string(rejected.count), code, rejected.example.english()});
    return table.empty() ? std::string() : "\n" + table.text();
}

std::string robustnessText(const SearchArguments& arguments, const Robustness& robustness, double noise)
{
    TextTable table({">#", ">fastest in", ">mean rank", ">worst", ">step, 5 % to 95 %"});
    for (std::size_t i = 0; i < robustness.layouts.size(); ++i) {
        const LayoutRobustness& layout = robustness.layouts[i];
        table.add({std::to_string(i + 1), percent(layout.first), fmt::format("{:.1f}", layout.meanRank),
            std::to_string(layout.worstRank),
            fmt::format("{} to {}", humanSeconds(layout.low.value()), humanSeconds(layout.high.value()))});
    }
    return fmt::format("\nHow robust: {} worlds with links off by {} and device constants by {} (standard "
                       "deviations); the first is never more than {} behind\n{}",
        robustness.trials, percent(noise), percent(arguments.calibrationPercent / 100),
        percent(robustness.worstLoss), table.text());
}

std::string placedText(const std::vector<PlacedLayout>& placed)
{
    TextTable table({">#", ">step, linear", ">step, placed", "  noise"});
    for (const PlacedLayout& one : placed)
        table.add({std::to_string(one.index + 1), humanSeconds(one.placement.before.step.value()),
            humanSeconds(one.placement.after.step.value()),
            !one.placement.noise              ? "  unknown"
                : one.placement.insideNoise() ? "  the gain lies inside the noise"
                                              : "  the gain is beyond the noise"});
    return "\nRank placement\n" + table.text();
}

std::string searchText(
    const SearchArguments& arguments, const SearchResult& result, const SearchExtras& extras, double noise)
{
    if (result.ranked.empty())
        return fmt::format("No layout {}.\n", result.stopped ? "was found before the interruption" : "fits")
            + countsText(result) + rejectionsText(result.counts);
    std::string out = layoutsText(result.ranked);
    out += "  * on the Pareto front: nothing is as fast with more memory free\n";
    if (std::ranges::any_of(result.ranked, [](const FoundLayout& layout) { return layout.alikeCount > 0; }))
        out += fmt::format(
            "  +N like it: as fast within {:g} %, and less simple (--json lists them)\n", 100 * kEqualStep);
    if (result.ranked.size() > 1)
        out += fmt::format(
            "\nWhy the second lost: {}\n", explainDifference(result.ranked[0], result.ranked[1]).sentence);
    out += "\nPareto front of step time and free memory\n" + layoutsText(result.front);
    if (!extras.placed.empty())
        out += placedText(extras.placed);
    if (extras.robustness)
        out += robustnessText(arguments, *extras.robustness, noise);
    return out + countsText(result);
}

std::string sensitivityText(const SensitivityReport& report)
{
    TextTable table({"change", ">step", ">change", ">fullest device", ">change", "fits"});
    const auto percentOf = [](double part, double whole) {
        return fmt::format("{:+.1f} %", 100 * part / whole);
    };
    for (const SettingChange& change : report.changes)
        table.add({change.label.english(), humanSeconds(change.step.value()),
            percentOf(change.stepChange.value(), report.step.value()), humanBytes(change.peak.value()),
            percentOf(change.peakChange.value(), report.peak.value()), change.fits ? "yes" : "NO"});
    return fmt::format("Now: step {}, fullest device {}{}\n\n{}", humanSeconds(report.step.value()),
        humanBytes(report.peak.value()), report.fits ? "" : ", DOES NOT FIT", table.text());
}

Result<int> printSensitivity(const SearchArguments& arguments, const PlanInput& input)
{
    const InterruptWatch watch;
    const Result<SensitivityReport> report =
        planSensitivity(input.project, input.plan, {arguments.threads, watch.token()});
    if (!report)
        return tl::unexpected<Error>(report.error());
    print(arguments.json ? writeSensitivity(*report) : sensitivityText(*report));
    return kDone;
}

/// What follows the search itself; stops early when interrupted.
Result<SearchExtras> extrasOf(const SearchArguments& arguments, const Project& project,
    std::optional<double> linkNoise, double noise, const std::stop_token& stop, SearchResult& result)
{
    SearchExtras extras;
    extras.seed = arguments.seed;
    if (arguments.place > 0) {
        RankPlacementOptions place;
        place.seed = arguments.seed;
        place.moves = kDefaultMoves;
        place.linkNoise = linkNoise;
        place.stop = stop;
        Result<std::vector<PlacedLayout>> placed =
            refineByPlacement(project, result.ranked, static_cast<std::size_t>(arguments.place), place);
        if (!placed)
            return tl::unexpected<Error>(std::move(placed.error()));
        extras.placed = std::move(*placed);
    }
    if (arguments.trials > 0) {
        RobustnessOptions options;
        options.trials = arguments.trials;
        options.seed = arguments.seed;
        options.linkNoise = noise;
        options.calibrationError = arguments.calibrationPercent / 100;
        options.threads = arguments.threads;
        options.stop = stop;
        extras.robustness = testRobustness(project, result.ranked, options);
    }
    return extras;
}

/// How little compression is enough for the plan as it is.
Result<int> chooseCompression(const SearchArguments& arguments, const PlanInput& input)
{
    if (Diagnostics found = check(input.project, input.plan); hasErrors(found)) {
        printDiagnostics(found, 20);
        return fail(ErrorCode::IllegalPlan, Phrase::of("The plan is not possible."));
    }
    const InterruptWatch watch;
    const Digits digits = arguments.compression == "lossy" ? Digits::MayBeLost : Digits::Kept;
    const Result<CompressionChoice> choice =
        leastCompression(input.project, input.plan, digits, watch.token());
    if (!choice)
        return tl::unexpected<Error>(choice.error());
    if (arguments.json) {
        print(writeCompressionChoice(*choice));
    } else {
        const Compression& chosen = choice->plan.communication.compression;
        std::string stages;
        for (const int stage : chosen.stages)
            stages += fmt::format("{}{}", stages.empty() ? "" : ", ", stage);
        print(fmt::format("{} ways tried: step {} -> {} (fastest {})\n{}{}{}{}", choice->tried,
            humanSeconds(choice->before.value()), humanSeconds(choice->step.value()),
            humanSeconds(choice->fastest.value()),
            chosen.lossy() ? "LOSSY: " + lossyWords(chosen).english() + "\n"
                           : std::string("Nothing lossy is needed for that.\n"),
            chosen.embeddingSync ? "Gradients of the tied embedding are summed at once.\n" : "",
            chosen.pipelineBackward ? "Sends of the epilogue are compressed.\n" : "",
            chosen.dataParallel && chosen.lossy()
                ? fmt::format("Weight gradients of stages {} are compressed.\n", stages)
                : std::string()));
    }
    if (!arguments.output.empty())
        if (Result<void> written =
                writeOutput(arguments.output, writePlanDocument(input.project, choice->plan));
            !written)
            return tl::unexpected<Error>(std::move(written.error()));
    return kDone;
}

Result<int> search(const SearchArguments& arguments)
{
    const Result<PlanInput> input = readPlanInput(arguments);
    if (!input)
        return tl::unexpected<Error>(input.error());
    printDiagnostics(input->diagnostics, 20);
    const ServingSearchArguments serving {
        static_cast<std::size_t>(arguments.top), arguments.json, arguments.rates, arguments.output};
    const bool serves = input->plan.workload.kind == WorkKind::Serving;
    if (arguments.sensitivity)
        return serves ? printServingSensitivity(*input, serving) : printSensitivity(arguments, *input);
    if (!arguments.compression.empty())
        return chooseCompression(arguments, *input);
    if (serves)
        return searchServingPlan(*input, serving);
    const Result<SearchSpace> space = spaceOf(arguments, *input);
    if (!space)
        return tl::unexpected<Error>(space.error());
    const Result<LinkNoise> measured =
        measuredNoise(arguments.plan, arguments.project, input->project.cluster->links);
    if (!measured)
        return tl::unexpected<Error>(measured.error());
    const std::optional<double> known =
        arguments.noisePercent >= 0 ? std::optional(arguments.noisePercent / 100) : measured->relative;
    const double noise = known.value_or(RobustnessOptions {}.linkNoise);

    Progress progress;
    Result<SearchResult> result;
    Result<SearchExtras> extras;
    bool stopped = false;
    {
        const InterruptWatch watch;
        const ProgressLine line(progress);
        SearchOptions options;
        options.top = arguments.top;
        options.threads = arguments.threads;
        options.stop = watch.token();
        options.progress = &progress;
        result = searchLayouts(input->project, input->plan, *space, options);
        if (!result)
            return tl::unexpected<Error>(std::move(result.error()));
        extras = extrasOf(arguments, input->project, known, noise, watch.token(), *result);
        if (!extras)
            return tl::unexpected<Error>(std::move(extras.error()));
        stopped = watch.token().stop_requested();
    }
    result->stopped = stopped;
    print(arguments.json ? writeSearch(*space, *result, *extras)
                         : searchText(arguments, *result, *extras, noise));
    if (!arguments.output.empty() && !result->ranked.empty()) {
        const FoundLayout& best = result->ranked.front();
        if (Result<void> written =
                writeOutput(arguments.output, writePlanDocument(projectOf(input->project, best), best.plan));
            !written)
            return tl::unexpected<Error>(std::move(written.error()));
    }
    return stopped ? kInterrupted : kDone;
}

void addSpaceOptions(CLI::App& command, SearchArguments& arguments)
{
    const auto list = [&command](const char* name, std::vector<std::string>& to, const char* help) {
        command.add_option(name, to, help)->delimiter(',');
    };
    command.add_option("--fix,--bound", arguments.degrees,
        "A degree: one value (tp=8), bounds (pp=1..16, dp=4..) or some values (vpp=1,2,4); degrees are tp, "
        "cp, pp, vpp, ep, etp, dp and mbs, the microbatch size. May be repeated");
    command.add_option("--budget", arguments.budgets,
        "Numbers of devices to search, the first of the cluster: devices=64,128");
    list("--schedule", arguments.schedules, "Schedules to choose from, as in the plan document");
    list("--vocabulary", arguments.vocabularies, "Vocabulary layouts to choose from");
    list("--recompute", arguments.recomputes,
        "Ways to recompute: none, full-uniform:N, full-block:N, or modules joined by +");
    list("--sharding", arguments.shardings, "zero-0, zero-1, zero-2, zero-3");
    list("--offload", arguments.offloads, "none, host, nvme");
    command.add_option("--headroom", arguments.headroom, "Memory that must stay free: 4GiB");
    command.add_option("--runs-on", arguments.runsOn,
        "Only layouts that the export to a launcher says whole: megatron, torchtitan, deepspeed, nemo, any");
    command
        .add_option("--admit-compression", arguments.admitted,
            "Compression that layouts may have: as-planned (default), lossless (a tied embedding summed at "
            "once), or lossy (and PowerSGD of sends and weight gradients); of those that are as fast the "
            "least compressed comes first")
        ->check(CLI::IsMember({"as-planned", "lossless", "lossy"}));
    command.add_flag("--accept-narrow-fit", arguments.narrow,
        "Also layouts that may not fit: only the estimate does, not the high end of its band");
    list("--within-node", arguments.withinNode, "Groups that must not leave a node: tp, cp, ep, dp, pp");
    command.add_flag("--tp-within-node", arguments.tensorWithinNode, "The same as --within-node tp");
    command.add_option("--constraints", arguments.constraints,
        "A file with the member \"space\" of a search document; other options refine it");
}

} // namespace

void addSearchCommand(CLI::App& app, Action& chosen)
{
    const auto arguments = std::make_shared<SearchArguments>();
    CLI::App* command = app.add_subcommand("search",
        "The fastest layouts of a model on a cluster that fit; of a plan that serves, those that answer most "
        "requests");
    addPlanSource(*command, *arguments)->required();
    addSpaceOptions(*command, *arguments);
    command->add_option("--top", arguments->top, "Layouts to rank (default 20)")->check(CLI::Range(1, 10000));
    command
        ->add_option(
            "--place", arguments->place, "Place the ranks of this many of the best by measured links")
        ->check(CLI::Range(0, 100));
    command
        ->add_option("--robust", arguments->trials,
            "How the ranking holds in this many worlds that differ as measurements do")
        ->check(CLI::Range(0, 100000));
    command
        ->add_option("--noise", arguments->noisePercent,
            "Standard deviation of a link in percent; otherwise estimated from the matrix, or 5")
        ->check(CLI::Range(0.0, 100.0));
    command
        ->add_option("--calibration-error", arguments->calibrationPercent,
            "Standard deviation of the constants of the device in percent (default 5)")
        ->check(CLI::Range(0.0, 100.0));
    command->add_option("--seed", arguments->seed, "Of the random numbers (default 0)");
    command->add_option("--threads", arguments->threads, "Default: one per core; the result is the same")
        ->check(CLI::Range(0, 1024));
    command->add_flag("--sensitivity", arguments->sensitivity,
        "Instead of searching: each setting's next legal values, with what they change");
    command
        ->add_option("--compression", arguments->compression,
            "How little compression is enough for the plan as it is, its layout unchanged: lossless, or "
            "lossy "
            "where digits may be lost")
        ->check(CLI::IsMember({"lossless", "lossy"}));
    command->add_option("--rates", arguments->rates,
        "Of a plan that serves: rates of this deployment, as calibrate serving --output writes them");
    command->add_option("-o,--output", arguments->output, "Write the plan of the best layout here");
    command->add_flag("--json", arguments->json, "The search document, or that of the sensitivities");
    command->callback([arguments, &chosen] { chosen = [arguments] { return search(*arguments); }; });
}

} // namespace rankloom::cli
