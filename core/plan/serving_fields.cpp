// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/plan/field_rows.h"
#include "core/plan/plan_fields.h"
#include "core/workload/request_generator.h"

namespace rankloom::detail {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

/// Reads "poisson:2" and the like with the parser of such texts.
template <class Value>
void readSpelled(JsonObject& section, std::string_view key, Result<Value> (*parse)(std::string_view),
    Value& value, JsonFindings& findings)
{
    const json* given = section.member(key);
    if (given == nullptr)
        return;
    if (!given->is_string()) {
        findings.refuseValue(section.pointerTo(key), *given, Phrase::of("a text"));
        return;
    }
    Result<Value> parsed = parse(given->get_ref<const std::string&>());
    if (parsed)
        value = std::move(*parsed);
    else
        findings.refuse(
            parsed.error().code, section.pointerTo(key), parsed.error().message, parsed.error().remedy);
}

ordered_json writeLengths(const Plan& plan) { return textOf(plan.serving.requests.lengths); }
ordered_json writeArrivals(const Plan& plan) { return textOf(plan.serving.requests.arrivals); }
void readLengths(JsonObject& section, std::string_view key, Plan& plan, JsonFindings& findings)
{
    readSpelled(section, key, parseRequestLengths, plan.serving.requests.lengths, findings);
}
void readArrivals(JsonObject& section, std::string_view key, Plan& plan, JsonFindings& findings)
{
    readSpelled(section, key, parseRequestArrivals, plan.serving.requests.arrivals, findings);
}

constexpr double kLongestGoal = 86400; ///< s
constexpr int kMostBudget = 1 << 22; ///< tokens of a batch
constexpr double kLeastScale = 1e-6; ///< of a trace
constexpr double kMostScale = 1e6;

constexpr PlanField kServingFields[] = {
    {"/serving/scheduler", Phrase::word("scheduler of requests"), Phrase::word("Scheduler"),
        Phrase::word("Who decides what goes into the next batch: whole batches until their end, prompts "
                     "before decodes, or pieces of prompts beside decodes, so that no decode waits for a "
                     "whole prompt (SARATHI, arXiv 2308.16369; Flover, arXiv 2305.13484)."),
        choice([](auto& p) -> auto& { return p.serving.scheduler; }), kNoWords, true},
    {"/serving/tokenBudget", Phrase::word("tokens of a batch"), Phrase::word("Token budget"),
        Phrase::word("Most tokens of one batch: of prompt pieces and decodes together. A smaller one keeps "
                     "the gaps between tokens short, a larger one uses the GPU better."),
        Integer {[](Plan& p) -> int& { return p.serving.tokenBudget; }, 0, kMostBudget},
        Phrase::word("as the scheduler"), true},
    {"/serving/maxBatch", Phrase::word("requests at once"), Phrase::word("Requests at once"),
        Phrase::word("Most requests that run at the same time on a replica."),
        Integer {[](Plan& p) -> int& { return p.serving.maxBatch; }, 1, 1 << 20}, kNoWords, true},
    {"/serving/compaction", Phrase::word("compaction of slots"), Phrase::word("Compact slots"),
        Phrase::word("Temporal fusion: slots of finished requests are free at once. Off: they stay taken "
                     "until the longest request of their batch ends."),
        Toggle {[](Plan& p) -> bool& { return p.serving.compaction; }}, kNoWords, true},
    {"/serving/routing", Phrase::word("routing of requests"), Phrase::word("Which replica"),
        Phrase::word("Which replica takes a request."),
        choice([](auto& p) -> auto& { return p.serving.routing; }), kNoWords, true},
    {"/serving/seed", Phrase::word("seed of random routing"), Phrase::word("Seed"),
        Phrase::word("The same seed sends the same requests to the same replicas."),
        Integer {[](Plan& p) -> int& { return p.serving.seed; }, 0, 1 << 30}, kNoWords, true},
    {"/serving/weights", Phrase::word("served weights"), Phrase::word("Weights"),
        Phrase::word("Format of the weights while they serve; embedding, output layer and norms stay in 16 "
                     "bits."),
        choice([](auto& p) -> auto& { return p.serving.weights; }), kNoWords, true},
    {"/serving/keyValueElementBytes", Phrase::word("bytes of a key or value"), Phrase::word("Cache element"),
        Phrase::word("Bytes of an element of the key-value cache: 2 in 16 bits, 1 in 8."),
        Decimal {[](Plan& p) -> double& { return p.serving.keyValueElementBytes; }, 0.25, 4,
            ShownAs::BytesEach, 1},
        kNoWords, true},
    {"/serving/blockTokens", Phrase::word("tokens of a cache block"), Phrase::word("Cache block"),
        Phrase::word("Tokens of a block of the key-value cache; a request takes whole blocks."),
        Integer {[](Plan& p) -> int& { return p.serving.blockTokens; }, 1, 1 << 16}, kNoWords, true},
    {"/serving/memoryUtilization", Phrase::word("memory of the engine"), Phrase::word("Memory used"),
        Phrase::word("Share of a GPU's memory that the engine takes for weights, activations and cache."),
        Decimal {[](Plan& p) -> double& { return p.serving.memoryUtilization; }, 0.1, 1, ShownAs::Percent, 1},
        kNoWords, true},
    {"/serving/prefixHitShare", Phrase::word("prompt tokens found in the cache"), Phrase::word("Prefix hits"),
        Phrase::word("Share of prompt tokens whose keys and values are there already, from requests before."),
        Decimal {[](Plan& p) -> double& { return p.serving.prefixHitShare; }, 0, 0.99, ShownAs::Percent, 1},
        kNoWords, true},
    {"/serving/lengths", Phrase::word("lengths of requests"), Phrase::word("Lengths"),
        Phrase::word(
            "Tokens of prompt and output: fixed:2048:256, uniform:1024:4096:10 or zipf:0.4:1024:4096:10 "
            "(shortest, longest, prompt tokens for each of output)."),
        Other {writeLengths, readLengths}, kNoWords, true},
    {"/serving/arrivals", Phrase::word("arrivals of requests"), Phrase::word("Arrivals"),
        Phrase::word(
            "When requests come: static (all at once), interval:0.5 (seconds), poisson:2 (a second), "
            "gamma:2:0.5 (a second, variation) or closed:16:2 (users that ask again when they have their "
            "answer and have thought, seconds)."),
        Other {writeArrivals, readArrivals}, kNoWords, true},
    {"/serving/requests", Phrase::word("number of requests"), Phrase::word("Requests"),
        Phrase::word("How many requests are simulated."),
        Integer {[](Plan& p) -> int& { return p.serving.requests.count; }, 1, 1 << 25}, kNoWords, true},
    {"/serving/requestSeed", Phrase::word("seed of the requests"), Phrase::word("Seed of requests"),
        Phrase::word("The same seed gives the same requests; another rate keeps their lengths."),
        Integer {[](Plan& p) -> int& { return p.serving.requests.seed; }, 0, 1 << 30}, kNoWords, true},
    {"/serving/trace", Phrase::word("trace of requests"), Phrase::word("Trace"),
        Phrase::word("A trace of requests that are served instead of drawn ones, a file beside the plan "
                     "document: prompts "
                     "and outputs, and their times unless they are left out."),
        Text {[](const Plan& p) -> const std::string& { return p.serving.requests.trace.name; },
            [](Plan& p, std::string name) { p.serving.requests.trace.name = std::move(name); }},
        kNoWords, true},
    {"/serving/traceTimes", Phrase::word("times of the trace"), Phrase::word("Its times"),
        Phrase::word("Requests arrive when the trace has them. Off: as the arrivals of the plan have it."),
        Toggle {[](Plan& p) -> bool& { return p.serving.requests.trace.times; }}, kNoWords, true},
    {"/serving/traceTimeScale", Phrase::word("scale of the trace's times"), Phrase::word("Time scale"),
        Phrase::word("Factor of the times of the trace: 0.5 lets requests come twice as fast."),
        Decimal {[](Plan& p) -> double& { return p.serving.requests.trace.scaling.time; }, kLeastScale,
            kMostScale, ShownAs::Times, 0.1},
        kNoWords, true},
    {"/serving/tracePromptScale", Phrase::word("scale of the trace's prompts"), Phrase::word("Prompt scale"),
        Phrase::word("Factor of the prompts of the trace."),
        Decimal {[](Plan& p) -> double& { return p.serving.requests.trace.scaling.prompt; }, kLeastScale,
            kMostScale, ShownAs::Times, 0.1},
        kNoWords, true},
    {"/serving/traceOutputScale", Phrase::word("scale of the trace's outputs"), Phrase::word("Output scale"),
        Phrase::word("Factor of the outputs of the trace."),
        Decimal {[](Plan& p) -> double& { return p.serving.requests.trace.scaling.output; }, kLeastScale,
            kMostScale, ShownAs::Times, 0.1},
        kNoWords, true},
    {"/serving/traceMostTokens", Phrase::word("most tokens of a traced request"), Phrase::word("Most tokens"),
        Phrase::word("Prompts of the trace are cut so that requests have no more tokens."),
        Integer {[](Plan& p) -> int& { return p.serving.requests.trace.scaling.mostTokens; }, 0,
            static_cast<int>(kMostRequestTokens)},
        Phrase::word("as they are"), true},
    {"/serving/decode/devices", Phrase::word("devices that only generate"), Phrase::word("Decode on"),
        Phrase::word("Disaggregated serving: so many devices, the last ones, only generate; prompts are "
                     "computed on the others, in the layout of the plan, and keys and values are handed over "
                     "the links between them."),
        Integer {[](Plan& p) -> int& { return p.serving.decode.devices; }, 0, limits::kMostDevices},
        Phrase::word("all do both"), true},
    {"/serving/decode/tp", Phrase::word("tensor parallelism where tokens are generated"),
        Phrase::word("Decode TP"), Phrase::word("Tensor parallelism of the devices that only generate."),
        Integer {[](Plan& p) -> int& { return p.serving.decode.tp; }, 1, limits::kMostDevices}, kNoWords,
        true},
    {"/serving/decode/pp", Phrase::word("pipeline stages where tokens are generated"),
        Phrase::word("Decode PP"), Phrase::word("Pipeline stages of the devices that only generate."),
        Integer {[](Plan& p) -> int& { return p.serving.decode.pp; }, 1, limits::kMostDevices}, kNoWords,
        true},
    {"/serving/decode/ep", Phrase::word("expert parallelism where tokens are generated"),
        Phrase::word("Decode EP"), Phrase::word("Expert parallelism of the devices that only generate."),
        Integer {[](Plan& p) -> int& { return p.serving.decode.ep; }, 1, limits::kMostDevices}, kNoWords,
        true},
    {"/serving/decode/maxBatch", Phrase::word("requests at once where tokens are generated"),
        Phrase::word("Decode requests"),
        Phrase::word("Most requests that run at the same time on a replica that only generates."),
        Integer {[](Plan& p) -> int& { return p.serving.decode.maxBatch; }, 0, 1 << 20},
        Phrase::word("as for prompts"), true},
    {"/serving/ttftGoalSeconds", Phrase::word("goal of the time to the first token"),
        Phrase::word("TTFT goal"),
        Phrase::word("Seconds from arrival to the first token that 99 of 100 requests are to stay within."),
        Decimal {[](Plan& p) -> double& { return p.serving.goals.timeToFirstToken; }, 0, kLongestGoal,
            ShownAs::Number, 0.1},
        Phrase::word("no goal"), true},
    {"/serving/tpotGoalSeconds", Phrase::word("goal of the time per output token"), Phrase::word("TPOT goal"),
        Phrase::word(
            "Seconds between two tokens of a request that 99 of 100 requests are to stay within on average."),
        Decimal {[](Plan& p) -> double& { return p.serving.goals.timePerOutputToken; }, 0, kLongestGoal,
            ShownAs::Number, 0.01},
        Phrase::word("no goal"), true},
};

} // namespace

std::span<const PlanField> servingFields() { return kServingFields; }

} // namespace rankloom::detail
