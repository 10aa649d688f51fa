// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <memory>
#include <string>

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "app/cli/command.h"
#include "app/cli/input.h"
#include "app/cli/output.h"
#include "core/base/json.h"
#include "core/base/text.h"
#include "core/serving/replay.h"
#include "core/serving/serving_memory.h"

namespace rankloom::cli {

namespace {

struct ServeOptions {
    std::string plan;
    std::string lengths = "fixed:2048:2048";
    std::string replay;
    bool json = false;
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

/// Tokens of prompt and output.
struct FixedLengths {
    std::int64_t prompt = 0;
    std::int64_t output = 0;
};
Result<FixedLengths> readLengths(const std::string& text)
{
    constexpr std::string_view kind = "fixed:";
    constexpr std::int64_t most = 1 << 30;
    const auto colon = text.rfind(':');
    if (text.starts_with(kind) && colon >= kind.size()) {
        const auto prompt = parseInteger(std::string_view(text).substr(kind.size(), colon - kind.size()));
        const auto output = parseInteger(std::string_view(text).substr(colon + 1));
        if (prompt && output && *prompt > 0 && *output > 0 && *prompt <= most && *output <= most)
            return FixedLengths {*prompt, *output};
    }
    return fail(ErrorCode::BadValue,
        fmt::format("--lengths: found \"{}\", where fixed:P:D is expected, tokens of prompt and output",
            text.substr(0, 80)));
}

std::string memoryJson(const ServingMemory& memory, const ServedPlan& plan)
{
    nlohmann::ordered_json out;
    out["format"] = "rankloom-serving";
    out["version"] = 1;
    auto& part = out["memory"];
    part["weightsBytes"] = memory.weights.value();
    part["kvBytesPerToken"] = memory.keyValuePerToken.value();
    part["kvBlocks"] = memory.blocks;
    part["maxRequests"] = memory.requests;
    part["maxRequestsPerMicrobatch"] = memory.requestsPerMicrobatch;
    part["fits"] = memory.fits();
    part["missingBytes"] = memory.missing(plan.choice.blockTokens).value();
    part["stage"] = memory.stage;
    return jsonText(out);
}

std::string servingMemoryText(const ServingMemory& memory, const ServedPlan& plan)
{
    TextTable table({"device of the tightest stage", ">bytes"});
    const auto row = [&table](const char* name, Bytes bytes) {
        table.add({name, humanBytes(bytes.value())});
    };
    row("usable", memory.usable);
    row("weights", memory.weights);
    row("activations of a batch", memory.activations);
    row("buffers of collectives", memory.communication);
    row("kernels and graphs", memory.reserved);
    row("left for keys and values", memory.cache);
    row("keys and values of a token", memory.keyValuePerToken);
    const std::string fits = memory.fits()
        ? fmt::format("{} requests of {} tokens fit on a replica, {} in each of {} batches in flight.\n",
            memory.requests, memory.tokens, memory.requestsPerMicrobatch, plan.layout.pp)
        : fmt::format("One request of {} tokens DOES NOT FIT: {} more are needed on each device.\n",
            memory.tokens, humanBytes(memory.missing(plan.choice.blockTokens).value()));
    return table.text() + fits;
}

Result<int> serve(const ServeOptions& options)
{
    if (!options.replay.empty())
        return replayFile(options);
    if (options.plan.empty())
        return fail(ErrorCode::BadValue, "nothing is served", {},
            "Name a plan, or a table of batch stages with --replay.");
    const Result<FixedLengths> lengths = readLengths(options.lengths);
    if (!lengths)
        return tl::unexpected<Error>(lengths.error());
    const Result<PlanInput> input = readPlanInput(options.plan, {}, {});
    if (!input)
        return tl::unexpected<Error>(input.error());
    printDiagnostics(input->diagnostics);
    const Result<ServedPlan> plan = servedPlan(input->project, input->plan);
    if (!plan)
        return located(plan.error(), options.plan);
    const ServingMemory memory = servingMemory(*plan, lengths->prompt + lengths->output, lengths->prompt);
    print(options.json ? memoryJson(memory, *plan) : servingMemoryText(memory, *plan));
    return kDone;
}

} // namespace

void addServeCommand(CLI::App& app, Action& chosen)
{
    const auto options = std::make_shared<ServeOptions>();
    CLI::App* command = app.add_subcommand("serve", "Requests in, latencies and bubbles out");
    command->add_option("PLAN", options->plan, "Plan whose replicas serve: what their memory holds");
    command->add_option("--lengths", options->lengths, "Tokens of prompt and output of a request: fixed:P:D")
        ->capture_default_str();
    command->add_option("--replay", options->replay,
        "Table of batch stages (batch_id, stage, start_us of stage 0, dur_us, num_tokens, "
        "num_prefill_tokens): when each starts, and the cause of every gap");
    command->add_flag("--json", options->json, "The document");
    command->callback([options, &chosen] { chosen = [options] { return serve(*options); }; });
}

} // namespace rankloom::cli
