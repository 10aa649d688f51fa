// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/plan/stage_split.h"
#include "core/schedule/chrome_trace.h"
#include "core/schedule/schedule.h"
#include "core/schedule/simulation_output.h"

namespace rankloom::cli {

namespace {

constexpr const char* kMakespan = "makespan";
constexpr const char* kPostValidation = "post-validation";

/// The arguments as they were typed; times stay text until they are read exactly.
struct SimulateOptions {
    std::string schedule;
    int stages = 0;
    int microbatches = 0;
    int chunks = 0; ///< 0 = what the schedule needs
    int group = 0;
    std::string forward = "1";
    std::string backwardInput = "1";
    std::string backwardWeight = "1";
    std::string hop = "0";
    std::string hopMode = "async";
    std::string forwardPerStage;
    std::string backwardPerStage;
    std::string vocabulary;
    std::string vocabularyForward = "0";
    std::string vocabularyBackward = "0";
    std::string inputForward = "0";
    std::string inputBackward = "0";
    std::string barrier = "0";
    std::string overlappedPair = "0";
    double memoryLimit = 0;
    std::string repeat = kMakespan;
    std::string order;
    bool json = false;
    bool csv = false;
    bool trace = false;
};

/// A decimal number of units in billionths, digit by digit; more than nine decimals are rounded.
std::optional<std::int64_t> parseTime(std::string_view text)
{
    constexpr double most = 1e15; // 1e6 units
    const auto dot = text.find('.');
    const std::string_view decimals = dot == std::string_view::npos ? "" : text.substr(dot + 1);
    const auto whole = parseInteger(text.substr(0, dot));
    const bool plain = whole && *whole >= 0 && *whole <= 1'000'000 && decimals.size() <= 9
        && decimals.find_first_not_of("0123456789") == std::string_view::npos && text.front() != '-';
    if (plain) {
        const std::string padded = std::string(decimals) + std::string(9 - decimals.size(), '0');
        return *whole * kTicksPerUnit + *parseInteger(padded);
    }
    const auto number = parseDouble(text);
    const double scaled = number.value_or(-1) * static_cast<double>(kTicksPerUnit);
    if (!(scaled >= 0 && scaled <= most))
        return std::nullopt;
    return std::llround(scaled);
}

tl::unexpected<Error> badArgument(const std::string& option, std::string_view found, std::string expected)
{
    return fail(
        ErrorCode::BadValue, fmt::format("{}: found \"{}\", where {} is expected", option, found, expected));
}

Result<std::vector<std::int64_t>> parseTimes(const std::string& option, std::string_view text)
{
    std::vector<std::int64_t> times;
    while (true) {
        const auto comma = text.find(',');
        const std::string_view cell = trimmed(text.substr(0, comma));
        const auto time = parseTime(cell);
        if (!time)
            return badArgument(option, cell, "a time from 0 to 1000000");
        times.push_back(*time);
        if (comma == std::string_view::npos)
            return times;
        text.remove_prefix(comma + 1);
    }
}

/// Reads every time once; the first that is none is the error.
class TimeReader {
public:
    std::int64_t operator()(const char* option, const std::string& text)
    {
        const auto time = parseTime(text);
        if (!time && !m_error)
            m_error = badArgument(option, text, "a time from 0 to 1000000").value();
        return time.value_or(0);
    }
    [[nodiscard]] const std::optional<Error>& error() const { return m_error; }

private:
    std::optional<Error> m_error;
};

template <class Enum> Result<Enum> parseName(const char* option, const std::string& name)
{
    if (const auto value = fromName<Enum>(name))
        return *value;
    std::vector<std::string> names;
    for (const NamedValue<Enum>& named : namedValues<Enum>())
        names.emplace_back(named.name);
    Error error = badArgument(option, name, alternatives(names)).value();
    if (const std::vector<std::string> near = similarNames(name, names); !near.empty())
        error.remedy = fmt::format("Did you mean {}?", alternatives(near));
    return tl::unexpected<Error>(std::move(error));
}

Result<ScheduleProblem> readProblem(const SimulateOptions& options)
{
    ScheduleProblem problem;
    problem.kind = ScheduleKind::Custom;
    if (options.schedule.empty() && options.order.empty())
        return fail(
            ErrorCode::BadValue, "no schedule is named", {}, "Give --schedule, or --order with a file.");
    if (!options.schedule.empty()) {
        const Result<ScheduleKind> kind = parseName<ScheduleKind>("--schedule", options.schedule);
        if (!kind)
            return tl::unexpected<Error>(kind.error());
        problem.kind = *kind;
    }
    if (!options.order.empty() && problem.kind != ScheduleKind::Custom)
        return fail(ErrorCode::Contradiction,
            fmt::format("--order names a file, while --schedule is {}", options.schedule), {},
            "Leave one of them out.");
    if (!options.order.empty()) {
        Result<std::string> text = readInput(options.order);
        if (!text)
            return tl::unexpected<Error>(std::move(text.error()));
        problem.customOrder = std::move(*text);
    }
    problem.devices = options.stages;
    problem.microbatches = options.microbatches;
    problem.chunks = options.chunks > 0 ? options.chunks : defaultChunks(problem.kind);
    problem.groupSize = options.group;
    problem.memoryLimit = options.memoryLimit * problem.chunks;
    if (options.repeat != kMakespan && options.repeat != kPostValidation)
        return badArgument("--repeat", options.repeat, "makespan or post-validation");
    problem.shortest = options.repeat == kMakespan ? ScheduleProblem::Shortest::Makespan
                                                   : ScheduleProblem::Shortest::LongestStage;
    if (!options.vocabulary.empty()) {
        const Result<VocabularyLayout> layout =
            parseName<VocabularyLayout>("--vocabulary", options.vocabulary);
        if (!layout)
            return tl::unexpected<Error>(layout.error());
        problem.vocabulary = *layout;
    }
    return problem;
}

/// One time per virtual stage in model order, from one per virtual stage or one per pipeline rank.
Result<std::vector<std::int64_t>> perStage(
    const char* option, const std::string& text, const ScheduleProblem& problem)
{
    Result<std::vector<std::int64_t>> times = parseTimes(option, text);
    const auto stages = static_cast<std::size_t>(problem.devices) * static_cast<std::size_t>(problem.chunks);
    if (!times || times->size() == stages)
        return times;
    if (times->size() != static_cast<std::size_t>(problem.devices))
        return badArgument(
            option, fmt::format("{} times", times->size()), fmt::format("one for each of {} stages", stages));
    std::vector<std::int64_t> spread;
    for (std::size_t s = 0; s < stages; ++s)
        spread.push_back((*times)[static_cast<std::size_t>(
            pipelineRankOf(stagePlacement(problem.kind), problem.devices, static_cast<int>(s)))]);
    return spread;
}

/// Splits whole backward times in the ratio of --backward-input to --backward-weight.
void splitBackward(
    const std::vector<std::int64_t>& whole, std::int64_t input, std::int64_t weight, PassDurations& durations)
{
    const double share =
        input + weight > 0 ? static_cast<double>(weight) / static_cast<double>(input + weight) : 0;
    for (std::size_t s = 0; s < whole.size(); ++s) {
        durations.backwardWeight[s] = std::llround(static_cast<double>(whole[s]) * share);
        durations.backwardInput[s] = whole[s] - durations.backwardWeight[s];
    }
}

Result<PassDurations> readDurations(const SimulateOptions& options, const ScheduleProblem& problem)
{
    TimeReader time;
    const auto stages = static_cast<std::size_t>(problem.devices) * static_cast<std::size_t>(problem.chunks);
    const auto devices = static_cast<std::size_t>(problem.devices);
    const std::int64_t input = time("--backward-input", options.backwardInput);
    const std::int64_t weight = time("--backward-weight", options.backwardWeight);
    PassDurations durations;
    durations.forward.assign(stages, time("--forward", options.forward));
    durations.backwardInput.assign(stages, input);
    durations.backwardWeight.assign(stages, weight);
    const std::int64_t hop = time("--p2p", options.hop);
    const StagePlacement placement = stagePlacement(problem.kind);
    for (std::size_t s = 0; s + 1 < stages; ++s) {
        const auto rank = [&](std::size_t stage) {
            return pipelineRankOf(placement, problem.devices, static_cast<int>(stage));
        };
        durations.hopForward.push_back(rank(s) == rank(s + 1) ? 0 : hop);
    }
    durations.hopBackward = durations.hopForward;
    durations.overlappedPair = time("--overlapped-pair", options.overlappedPair);
    durations.vocabularyForward.assign(devices, time("--vocabulary-forward", options.vocabularyForward));
    durations.vocabularyBackward.assign(devices, time("--vocabulary-backward", options.vocabularyBackward));
    durations.inputForward.assign(devices, time("--input-forward", options.inputForward));
    durations.inputBackward.assign(devices, time("--input-backward", options.inputBackward));
    durations.barrier = time("--barrier", options.barrier);
    if (time.error())
        return tl::unexpected<Error>(*time.error());
    if (!options.forwardPerStage.empty()) {
        Result<std::vector<std::int64_t>> times =
            perStage("--forward-per-stage", options.forwardPerStage, problem);
        if (!times)
            return tl::unexpected<Error>(std::move(times.error()));
        durations.forward = std::move(*times);
    }
    if (!options.backwardPerStage.empty()) {
        const Result<std::vector<std::int64_t>> times =
            perStage("--backward-per-stage", options.backwardPerStage, problem);
        if (!times)
            return tl::unexpected<Error>(times.error());
        splitBackward(*times, input, weight, durations);
    }
    const Result<PointToPointMode> mode = parseName<PointToPointMode>("--p2p-mode", options.hopMode);
    if (!mode)
        return tl::unexpected<Error>(mode.error());
    durations.pointToPoint = *mode;
    return durations;
}

/// All passes one after another must stay below what a 64-bit time holds.
bool tooLong(const ScheduleProblem& problem, const PassDurations& durations)
{
    double sum = static_cast<double>(durations.barrier) + static_cast<double>(durations.overlappedPair);
    for (const std::vector<std::int64_t>* times :
        {&durations.forward, &durations.backwardInput, &durations.backwardWeight, &durations.hopForward,
            &durations.hopBackward, &durations.vocabularyForward, &durations.vocabularyBackward,
            &durations.inputForward, &durations.inputBackward})
        for (const std::int64_t time : *times)
            sum += static_cast<double>(time);
    return 2 * sum * problem.microbatches > 4e18;
}

Result<int> simulateSchedule(const SimulateOptions& options)
{
    const Result<ScheduleProblem> problem = readProblem(options);
    if (!problem)
        return tl::unexpected<Error>(problem.error());
    if (const Result<void> legal = checkProblem(*problem); !legal)
        return tl::unexpected<Error>(legal.error());
    const Result<PassDurations> durations = readDurations(options, *problem);
    if (!durations)
        return tl::unexpected<Error>(durations.error());
    if (tooLong(*problem, *durations))
        return fail(ErrorCode::TooLarge, "these times are too long for so many microbatches", {},
            "Use a larger unit of time.");
    Result<PassOrder> order = generateOrder(*problem, *durations);
    if (!order) {
        if (!options.order.empty() && order.error().where.file.empty())
            order.error().where.file = nameOfInput(options.order);
        return tl::unexpected<Error>(std::move(order.error()));
    }
    if (options.csv) {
        print(writePassOrder(*order));
        return kDone;
    }
    const Result<Timeline> timeline = simulate(*order, *durations);
    if (!timeline)
        return tl::unexpected<Error>(timeline.error());
    if (const Result<void> writable = checkWritable(*timeline); !writable && (options.trace || options.json))
        return tl::unexpected<Error>(writable.error());
    if (options.trace) {
        // One unit is shown as one millisecond.
        const Result<std::string> trace =
            writeChromeTrace(*order, *durations, *timeline, kTicksPerUnit / 1000);
        if (!trace)
            return tl::unexpected<Error>(trace.error());
        print(*trace);
        return kDone;
    }
    print(options.json ? writeSimulationJson(*order, *durations, *timeline)
                       : writeSimulationText(*order, *durations, *timeline));
    return kDone;
}

void addTimes(CLI::App* command, SimulateOptions& o)
{
    const auto time = [command](const char* name, std::string& value, const char* title) {
        command->add_option(name, value, title)->capture_default_str();
    };
    time("--forward", o.forward, "Forward pass of a microbatch and chunk");
    time("--backward-input", o.backwardInput, "Input gradient; the whole backward pass where weight is 0");
    time("--backward-weight", o.backwardWeight, "Weight gradient");
    time("--p2p", o.hop, "Hop to another stage");
    time("--p2p-mode", o.hopMode, "async or blocking");
    command->add_option("--forward-per-stage", o.forwardPerStage, "a,b,… one per stage instead of --forward");
    command->add_option("--backward-per-stage", o.backwardPerStage,
        "a,b,… whole backward passes, split as --backward-input to --backward-weight");
    time("--overlapped-pair", o.overlappedPair, "DualPipe: a forward and a backward at once; 0 = their sum");
    time("--vocabulary-forward", o.vocabularyForward, "S, first half of the partitioned output layer");
    time("--vocabulary-backward", o.vocabularyBackward, "T, its second half");
    time("--input-forward", o.inputForward, "Partitioned input embedding, forward");
    time("--input-backward", o.inputBackward, "Partitioned input embedding, backward");
    time("--barrier", o.barrier, "Latency of a collective of the vocabulary layers");
}

} // namespace

void addSimulateCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<SimulateOptions>();
    SimulateOptions& o = *options;
    CLI::App* command = app.add_subcommand("simulate", "One pipeline schedule by itself");
    command->footer("Times are decimal numbers in one unit of your choosing, per microbatch and chunk.");
    std::vector<std::string> kinds;
    for (const NamedValue<ScheduleKind>& named : namedValues<ScheduleKind>())
        kinds.emplace_back(named.name);
    command->add_option("--schedule", o.schedule, fmt::format("{}", fmt::join(kinds, ", ")));
    command->add_option("--stages", o.stages, "Pipeline ranks")->required()->check(CLI::Range(1, 4096));
    command->add_option("--microbatches", o.microbatches, "Microbatches of a step")
        ->required()
        ->check(CLI::Range(1, 100'000'000));
    command->add_option("--chunks", o.chunks, "Model chunks per stage; otherwise what the schedule needs")
        ->check(CLI::Range(1, 4096));
    command
        ->add_option("--group", o.group, "Interleaved: microbatches per group; otherwise as many as stages")
        ->check(CLI::Range(1, 100'000'000));
    addTimes(command, o);
    command->add_option("--vocabulary", o.vocabulary, "vocab-1, vocab-2 or interlaced");
    command
        ->add_option("--memory-limit", o.memoryLimit,
            "Automatic schedules: microbatches whose activations a stage may hold")
        ->check(CLI::Range(0.0, 1e6));
    command->add_option("--repeat", o.repeat,
        "Automatic schedules: what is made short: makespan, or post-validation, where the next step follows "
        "the longest stage");
    command->add_option("--order", o.order, "Pass orders in PyTorch's pipelining CSV form, or -");
    CLI::Option* json = command->add_flag("--json", o.json, "The simulation document");
    CLI::Option* csv = command->add_flag("--csv", o.csv, "The pass orders in PyTorch's form");
    CLI::Option* trace = command->add_flag("--trace", o.trace, "Trace events for Perfetto");
    json->excludes(csv)->excludes(trace);
    csv->excludes(trace);
    command->callback([options, &chosen] { chosen = [options] { return simulateSchedule(*options); }; });
}

} // namespace rankloom::cli
