// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/export/export_serving_settings.h"

#include <algorithm>
#include <array>
#include <numeric>

#include <nlohmann/json.hpp>

#include "core/plan/setting_words.h"
#include "core/serving/planned_requests.h"
#include "core/serving/serving_system.h"

namespace rankloom {

namespace {

/// Of the load that is put on a server, not of the server; and how full its cache is of former prompts.
constexpr std::initializer_list<const char*> kOfTheLoad {"/serving/lengths", "/serving/arrivals",
    "/serving/requests", "/serving/requestSeed", "/serving/seed", "/serving/prefixHitShare", "/serving/trace",
    "/serving/traceTimes", "/serving/traceTimeScale", "/serving/tracePromptScale",
    "/serving/traceOutputScale", "/serving/traceMostTokens"};

bool serves(const PlanFacts& facts) { return facts.plan.workload.kind == WorkKind::Serving; }

/// Decodes first, then pieces of prompts, under one budget.
bool mixes(SchedulerKind kind) { return kind == SchedulerKind::Sarathi || kind == SchedulerKind::VllmMixed; }

void omitGoals(const LatencyGoals& goals, const char* tool, Omissions& omissions)
{
    omissions.covers({"/serving/ttftGoalSeconds", "/serving/tpotGoalSeconds"});
    if (goals.timeToFirstToken > 0 || goals.timePerOutputToken > 0)
        omissions.add(goals.timeToFirstToken > 0 ? "/serving/ttftGoalSeconds" : "/serving/tpotGoalSeconds",
            Phrase::of("{} keeps no goals by itself: measure them with its benchmark.", tool),
            Severity::Hint);
}

void omitScheduler(const ServingChoice& choice, const char* tool, Omissions& omissions)
{
    omissions.add("/serving/scheduler",
        Phrase::of(
            "{} has no such scheduler as \"{}\": it runs its own.", tool, settingWords(choice.scheduler)));
}

void omitRouting(const PlanFacts& facts, const char* tool, Omissions& omissions)
{
    omissions.covers({"/serving/routing"});
    if (facts.layout.dp > 1 && facts.plan.serving.routing != RequestRouting::LeastOutstanding)
        omissions.add("/serving/routing",
            Phrase::of("{} sends requests to the least busy replica by itself.", tool), Severity::Hint);
}

/// The format of weights belongs to the checkpoint but for 8 bits, which both servers make while they load.
bool quantises(const ServingChoice& choice, const char* tool, Omissions& omissions)
{
    omissions.covers({"/serving/weights"});
    if (choice.weights == WeightFormat::Fp4)
        omissions.add(
            "/serving/weights", Phrase::of("{} reads 4-bit weights from a checkpoint in that format.", tool));
    return choice.weights == WeightFormat::Fp8;
}

/// Whether keys and values are kept in 8 bits; 16 are the servers' default.
bool halvesCache(const ServingChoice& choice, const char* tool, Omissions& omissions)
{
    omissions.covers({"/serving/keyValueElementBytes"});
    if (choice.keyValueElementBytes != 1 && choice.keyValueElementBytes != 2)
        omissions.add("/serving/keyValueElementBytes",
            Phrase::of("{} keeps keys and values in 2 bytes or in 1.", tool));
    return choice.keyValueElementBytes == 1;
}

} // namespace

std::int64_t longestRequest(const PlanFacts& facts)
{
    if (!serves(facts))
        return facts.work.sequenceLength;
    const RequestMix& mix = facts.plan.serving.requests;
    const Result<PlannedRequests> planned = PlannedRequests::of(facts.project, mix);
    if (!planned)
        return facts.project.model->maxPositions;
    return meanLengths(planned->atOnce(mix.count, static_cast<std::uint64_t>(mix.seed))).longest;
}

namespace {

/// One pool as a cluster of its own; of whole nodes with their names.
Project poolProject(const PlanFacts& facts, int first, int devices)
{
    Project project = facts.project;
    const Cluster& cluster = facts.project.cluster;
    const int perNode = cluster.devicesPerNode;
    if (first % perNode != 0 || devices % perNode != 0) {
        project.cluster = makeCluster(1, devices, cluster.device);
        return project;
    }
    std::vector<int> nodes(static_cast<std::size_t>(devices / perNode));
    std::iota(nodes.begin(), nodes.end(), first / perNode);
    project.cluster = onNodes(cluster, nodes);
    return project;
}

Plan poolPlan(Plan plan)
{
    plan.serving.decode = {};
    plan.layout.dp = 0;
    plan.deviceOfRank.clear();
    return plan;
}

std::string withArgument(std::string text, const std::string& argument)
{
    static constexpr std::string_view kEnd = " \\\n    \"$@\"\n";
    const std::size_t end = text.rfind(kEnd);
    if (end != std::string::npos)
        text.insert(end, " \\\n    " + argument);
    return text;
}

} // namespace

Result<std::string> pooledCommand(
    const PlanFacts& facts, Omissions& omissions, ExportBody server, const PoolArguments& arguments)
{
    const DecodePool& pool = facts.plan.serving.decode;
    const int devices = facts.project.cluster->devices();
    omissions.covers({"/serving/decode"});
    // What is said of each server alone has to be legal.
    for (const auto& served :
        {servedPlan(facts.project, facts.plan), decodingPlan(facts.project, facts.plan)})
        if (!served)
            return tl::unexpected<Error>(served.error());
    if (!facts.plan.deviceOfRank.empty())
        omissions.add(
            "/placement/ranks", Phrase::of("Start the nodes in the order of a host file: export one too."));
    const Plan prompts = poolPlan(facts.plan);
    const Plan tokens = poolPlan(decodingLayout(facts.plan));
    const Project promptProject = poolProject(facts, 0, devices - pool.devices);
    const Project tokenProject = poolProject(facts, devices - pool.devices, pool.devices);
    const Result<std::string> first = server(PlanFacts(promptProject, prompts), omissions);
    if (!first)
        return first;
    const Result<std::string> second = server(PlanFacts(tokenProject, tokens), omissions);
    if (!second)
        return second;
    return fmt::format(
        "# On the first {} devices ROLE=prompts, on the other {} ROLE=tokens.\n"
        "case \"${{ROLE:?prompts or tokens}}\" in\nprompts)\n{}    ;;\ntokens)\n{}    ;;\nesac\n",
        devices - pool.devices, pool.devices, withArgument(*first, arguments.prompts),
        withArgument(*second, arguments.tokens));
}

// Arguments of vLLM 0.11 (vllm/engine/arg_utils.py).
void addVllmServing(const PlanFacts& facts, ServerCommand& command, Omissions& omissions)
{
    if (!serves(facts))
        return;
    const ServingChoice& choice = facts.plan.serving;
    omissions.covers(kOfTheLoad);
    omissions.covers({"/serving/scheduler", "/serving/tokenBudget", "/serving/maxBatch",
        "/serving/compaction", "/serving/blockTokens", "/serving/memoryUtilization"});
    if (!mixes(choice.scheduler))
        omitScheduler(choice, "vLLM", omissions);
    command.add("--max-num-batched-tokens", tokenBudgetOf(choice));
    command.add("--max-num-seqs", choice.maxBatch);
    command.add("--gpu-memory-utilization", choice.memoryUtilization);
    constexpr std::array blocks {1, 8, 16, 32, 64, 128};
    if (std::ranges::find(blocks, choice.blockTokens) != blocks.end())
        command.add("--block-size", choice.blockTokens);
    else
        omissions.add(
            "/serving/blockTokens", Phrase::of("vLLM has blocks of 1, 8, 16, 32, 64 or 128 tokens."));
    if (halvesCache(choice, "vLLM", omissions))
        command.add("--kv-cache-dtype", "fp8");
    if (quantises(choice, "vLLM", omissions))
        command.add("--quantization", "fp8");
    omitRouting(facts, "vLLM", omissions);
    omitGoals(choice.goals, "vLLM", omissions);
}

// Arguments of SGLang 0.5 (python/sglang/srt/server_args.py).
void addSgLangServing(const PlanFacts& facts, ServerCommand& command, Omissions& omissions)
{
    if (!serves(facts))
        return;
    const ServingChoice& choice = facts.plan.serving;
    omissions.covers(kOfTheLoad);
    omissions.covers({"/serving/scheduler", "/serving/tokenBudget", "/serving/maxBatch",
        "/serving/compaction", "/serving/blockTokens", "/serving/memoryUtilization"});
    if (mixes(choice.scheduler)) {
        command.add("--chunked-prefill-size", tokenBudgetOf(choice));
        command.add("--enable-mixed-chunk");
    } else if (choice.scheduler == SchedulerKind::Vllm) { // prompts first, whole ones
        command.add("--chunked-prefill-size", -1);
        command.add("--max-prefill-tokens", tokenBudgetOf(choice));
    } else if (choice.scheduler == SchedulerKind::SarathiDynamic && facts.layout.pp > 1) {
        command.add("--chunked-prefill-size", tokenBudgetOf(choice)); // of the first piece
        command.add("--enable-dynamic-chunking");
        omissions.add("/serving/scheduler",
            Phrase::of("SGLang sizes pieces by step times that it measures when it starts, a share "
                       "(SGLANG_DYNAMIC_CHUNKING_SMOOTH_FACTOR, 0.75) of the way to equal ones, and runs "
                       "decodes in batches of their own."),
            Severity::Hint);
    } else {
        omitScheduler(choice, "SGLang", omissions);
    }
    command.add("--max-running-requests", choice.maxBatch);
    command.add("--mem-fraction-static", choice.memoryUtilization);
    omissions.add("/serving/memoryUtilization",
        Phrase::of("SGLang's fraction holds weights and cache alone: lower it where activations need more."),
        Severity::Hint);
    command.add("--page-size", choice.blockTokens);
    if (halvesCache(choice, "SGLang", omissions))
        command.add("--kv-cache-dtype", "fp8_e4m3");
    if (quantises(choice, "SGLang", omissions))
        command.add("--quantization", "fp8");
    omitRouting(facts, "SGLang", omissions);
    omitGoals(choice.goals, "SGLang", omissions);
}

namespace {

/// Of what is free beside weights, activations and buffers; TensorRT-LLM measures that by itself.
double freeShareForCache(const PlanFacts& facts)
{
    const Result<ServedPlan> served = servedPlan(facts.project, facts.plan);
    if (!served)
        return facts.plan.serving.memoryUtilization;
    const ServingMemory memory = servingMemory(*served, longestRequest(facts), longestRequest(facts));
    const Bytes free = memory.cache + memory.capacity - memory.usable;
    return free.value() > 0 ? std::clamp(memory.cache / free, 0.01, 0.99)
                            : facts.plan.serving.memoryUtilization;
}

} // namespace

// Arguments and options of TensorRT-LLM 1.x with its PyTorch backend (trtllm-serve, llmapi/llm_args.py).
Result<std::string> trtLlmCommand(const PlanFacts& facts, Omissions& omissions)
{
    const Layout& layout = facts.layout;
    const ServingChoice& choice = facts.plan.serving;
    const bool moe = facts.project.model->moe.has_value();
    const bool attention = moe && layout.dp > 1 && layout.ep > layout.tp;
    omitTraining(facts, omissions, "TensorRT-LLM");
    if (layout.dp > 1 && !attention)
        omissions.add("/layout/dp",
            Phrase::of("This is one of {} replicas: start as many behind trtllm-serve's router.", layout.dp));
    if (serves(facts) && isDisaggregated(facts.plan))
        omissions.add("/serving/decode",
            Phrase::of("This is one server: pools take a file of context_servers and generation_servers for "
                       "trtllm-serve disaggregated."));
    std::string options = "enable_chunked_prefill: true\nkv_cache_config:\n";
    if (serves(facts)) {
        omissions.covers(kOfTheLoad);
        omissions.covers({"/serving/scheduler", "/serving/tokenBudget", "/serving/maxBatch",
            "/serving/compaction", "/serving/blockTokens", "/serving/memoryUtilization"});
        if (!mixes(choice.scheduler))
            omitScheduler(choice, "TensorRT-LLM", omissions);
        options += fmt::format("  free_gpu_memory_fraction: {:.2f}\n", freeShareForCache(facts));
        options += fmt::format("  tokens_per_block: {}\n", choice.blockTokens);
        options +=
            fmt::format("  dtype: {}\n", halvesCache(choice, "TensorRT-LLM", omissions) ? "fp8" : "auto");
        omissions.covers({"/serving/weights"});
        if (choice.weights != WeightFormat::Bf16)
            omissions.add("/serving/weights",
                Phrase::of("TensorRT-LLM reads weights in 8 or 4 bits from a checkpoint in that format."));
        omitRouting(facts, "TensorRT-LLM", omissions);
        omitGoals(choice.goals, "TensorRT-LLM", omissions);
    } else {
        options += "  dtype: auto\n";
    }
    if (attention)
        options += "enable_attention_dp: true\n";
    ServerCommand command("trtllm-serve \"${MODEL:?name or folder of the model}\" --backend pytorch");
    command.add("--tp_size", attention ? layout.tp * layout.dp : layout.tp);
    command.add("--pp_size", layout.pp);
    if (moe)
        command.add("--ep_size", layout.ep);
    if (serves(facts)) {
        command.add("--max_batch_size", choice.maxBatch);
        command.add("--max_num_tokens", tokenBudgetOf(choice));
    }
    command.add("--max_seq_len", longestRequest(facts));
    command.add("--extra_llm_api_options", "\"$OPTIONS\"");
    return fmt::format(
        "OPTIONS=$(mktemp --suffix=.yaml)\ncat > \"$OPTIONS\" <<'YAML'\n{}YAML\n{}", options, command.text());
}

} // namespace rankloom
