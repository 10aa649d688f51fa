// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/exchange/export/export_serving_settings.h"
#include "core/serving/served_plan.h"

namespace rankloom {

using nlohmann::ordered_json;

void omitTraining(const PlanFacts& facts, Omissions& omissions, const char* tool)
{
    omissions.startsNothing(); // no training
    omissions.covers({"/layout/tp", "/layout/pp", "/layout/dp", "/layout/ep", "/layout/etp",
        "/layout/sequenceParallel", "/layout/order", "/stages/vocabulary", "/stages/mtpLayersPerStage",
        "/schedule", "/memory", "/communication", "/workload/kind"});
    if (facts.layout.cp > 1)
        omissions.add("/layout/cp",
            Phrase::of("Context parallelism of a training plan has no counterpart in {}.", tool));
    if (facts.chunks > 1)
        omissions.add("/layout/vpp", Phrase::of("{} has one chunk of the model per pipeline rank.", tool));
    if (!facts.plan.stages.layersPerStage.empty())
        omissions.add("/stages/layersPerStage", Phrase::of("{} splits the layers evenly by itself.", tool));
    if (!facts.plan.deviceOfRank.empty())
        omissions.add(
            "/placement/ranks", Phrase::of("Start the nodes in the order of a host file: export one too."));
}

namespace {

bool handsOverPrompts(const PlanFacts& facts)
{
    return facts.plan.workload.kind == WorkKind::Serving && isDisaggregated(facts.plan);
}

std::string masterOf(const PlanFacts& facts)
{
    return shellWord(
        facts.project.cluster->nodeName(facts.deviceOf(0) / facts.project.cluster->devicesPerNode));
}

/// Slots of every layer beyond one of every expert, as both servers have them: the same in each, and equally
/// many on every rank.
struct Redundancy {
    int more = 0;
    bool unequal = false; ///< what the plan holds: fewer in some layers or on some ranks
};

Redundancy redundancyOf(const PlanFacts& facts)
{
    Redundancy out;
    const int experts = facts.project.model->moe ? facts.project.model->moe->experts : 0;
    const int ranks = facts.layout.ep;
    std::vector<int> held;
    for (const auto& layer : facts.plan.experts->devices) {
        const std::size_t first = held.size();
        held.resize(first + static_cast<std::size_t>(ranks), 0);
        for (const std::vector<int>& members : layer)
            for (const int member : members)
                ++held[first + static_cast<std::size_t>(member)];
    }
    if (held.empty())
        return out;
    const auto [least, most] = std::ranges::minmax(held);
    out.more = std::max(0, most * ranks - experts);
    out.unequal = least != most;
    return out;
}

void omitUnequal(const Redundancy& redundancy, const char* tool, Omissions& omissions)
{
    if (redundancy.unequal)
        omissions.add("/experts/placement",
            Phrase::of("Layers or ranks of the plan hold different numbers of experts; {} has equal slots "
                       "in all of them, here as many as the fullest needs.",
                tool));
}

} // namespace

Result<std::string> vllmCommand(const PlanFacts& facts, Omissions& omissions)
{
    if (handsOverPrompts(facts)) {
        omissions.add("/serving/decode",
            Phrase::of(
                "Requests reach both pools through a proxy, which vLLM leaves to you (its examples have "
                "one for NIXL)."),
            Severity::Hint);
        const std::string connector =
            R"(--kv-transfer-config '{"kv_connector":"NixlConnector","kv_role":"kv_both"}')";
        return pooledCommand(facts, omissions, vllmCommand, {connector, connector});
    }
    const Layout& layout = facts.layout;
    const int perNode = facts.project.cluster->devicesPerNode;
    const bool experts = facts.project.model->moe && layout.ep > 1;
    omitTraining(facts, omissions, "vLLM");
    if (experts && layout.ep != layout.tp * layout.dp)
        omissions.add(
            "/layout/ep", Phrase::of("vLLM spreads experts over TP x DP = {} ranks.", layout.tp * layout.dp));
    if (!facts.plan.experts->contiguous())
        omissions.add("/experts/placement",
            Phrase::of("vLLM takes no placement of experts: its own balancer (--enable-eplb) moves them."));
    ServerCommand command("vllm serve \"${MODEL:?name or folder of the model}\"");
    command.add("--tensor-parallel-size", layout.tp);
    command.add("--pipeline-parallel-size", layout.pp);
    command.add("--max-model-len", longestRequest(facts));
    addVllmServing(facts, command, omissions);
    const int perReplica = layout.tp * layout.pp;
    std::string text;
    if (layout.dp > 1 && perReplica > perNode)
        omissions.add("/layout/dp",
            Phrase::of(
                "A replica is larger than a node: vLLM then needs Ray (--data-parallel-backend ray) to place "
                "it."));
    if (layout.dp > 1) {
        command.add("--data-parallel-size", layout.dp);
        command.add("--data-parallel-size-local", std::max(1, perNode / perReplica));
        command.add("--data-parallel-address", masterOf(facts));
        command.add("--data-parallel-rpc-port", 13345);
        if (facts.project.cluster->nodes > 1)
            text = fmt::format(
                "# On further nodes append: --headless --data-parallel-start-rank N (N = {}, …)\n",
                std::max(1, perNode / perReplica));
    } else if (facts.project.cluster->nodes > 1) {
        command.add("--nnodes", facts.project.cluster->nodes);
        command.add("--node-rank", "\"${NODE_RANK:-0}\"");
        command.add("--master-addr", masterOf(facts));
    }
    if (experts) {
        command.add("--enable-expert-parallel");
        const Redundancy redundancy = redundancyOf(facts);
        omitUnequal(redundancy, "vLLM", omissions);
        if (redundancy.more > 0) {
            command.add("--enable-eplb");
            command.add("--eplb-config",
                fmt::format("'{}'", compactText(ordered_json {{"num_redundant_experts", redundancy.more}})));
        }
    }
    return text + command.text();
}

Result<std::string> sgLangCommand(const PlanFacts& facts, Omissions& omissions)
{
    if (handsOverPrompts(facts)) {
        omissions.add("/serving/decode",
            Phrase::of(
                "Requests reach both pools through SGLang's router: start it with --pd-disaggregation, "
                "--prefill and --decode."),
            Severity::Hint);
        return pooledCommand(facts, omissions, sgLangCommand,
            {"--disaggregation-mode prefill", "--disaggregation-mode decode"});
    }
    const Layout& layout = facts.layout;
    const bool moe = facts.project.model->moe.has_value();
    omitTraining(facts, omissions, "SGLang");
    ServerCommand command(
        "python3 -m sglang.launch_server --model-path \"${MODEL:?name or folder of the model}\"");
    // With data-parallel attention --tp-size counts all ranks of a pipeline stage.
    const bool attention = moe && layout.dp > 1;
    command.add("--tp-size", attention ? layout.tp * layout.dp : layout.tp);
    command.add("--pp-size", layout.pp);
    const int perNode = facts.project.cluster->devicesPerNode;
    const int ranks = layout.tp * layout.pp * layout.dp;
    if (attention || ranks <= perNode)
        command.add("--dp-size", layout.dp);
    else if (layout.dp > 1)
        omissions.add("/layout/dp",
            Phrase::of("This is one of {} replicas: start as many behind SGLang's router.", layout.dp));
    if (attention)
        command.add("--enable-dp-attention");
    if (moe)
        command.add("--ep-size", layout.ep);
    if (moe && layout.ep * layout.etp != layout.tp * layout.dp)
        omissions.add("/layout/etp",
            Phrase::of("SGLang shards an expert over {} ranks: what EP {} leaves of TP x DP = {}.",
                std::max(1, layout.tp * layout.dp / layout.ep), layout.ep, layout.tp * layout.dp));
    command.add("--context-length", longestRequest(facts));
    addSgLangServing(facts, command, omissions);
    const int nodes = ((attention ? ranks : layout.tp * layout.pp) + perNode - 1) / perNode;
    if (nodes > 1) {
        command.add("--nnodes", nodes);
        command.add("--node-rank", "\"${NODE_RANK:-0}\"");
        command.add("--dist-init-addr", masterOf(facts) + ":5000");
    }
    if (!facts.plan.experts->contiguous() && moe) {
        const Redundancy redundancy = redundancyOf(facts);
        if (redundancy.more > 0)
            command.add("--ep-num-redundant-experts", redundancy.more);
        omitUnequal(redundancy, "SGLang", omissions);
        if (!redundancy.unequal) {
            command.add("--ep-dispatch-algorithm", "static");
            command.add("--init-expert-location", "expert_location.json");
            omissions.add("/experts/placement",
                Phrase::of("The placement of experts is a file of its own: export sglang-experts as "
                           "expert_location.json."));
        }
    }
    return command.text();
}

} // namespace rankloom
