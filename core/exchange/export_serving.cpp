// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/exchange/export_facts.h"

namespace rankloom {

using nlohmann::ordered_json;

namespace {

/// Servers take degrees and the placement of experts; everything else of a plan is about training.
void omitTraining(const PlanFacts& facts, Omissions& omissions, const char* tool)
{
    omissions.covers({"/layout/tp", "/layout/pp", "/layout/dp", "/layout/ep", "/layout/etp",
        "/layout/sequenceParallel", "/layout/order", "/stages/vocabulary", "/stages/mtpLayersPerStage",
        "/schedule", "/memory", "/communication"});
    if (facts.layout.cp > 1)
        omissions.add("/layout/cp",
            fmt::format("Context parallelism of a training plan has no counterpart in {}.", tool));
    if (facts.chunks > 1)
        omissions.add("/layout/vpp", fmt::format("{} has one chunk of the model per pipeline rank.", tool));
    if (!facts.plan.stages.layersPerStage.empty())
        omissions.add("/stages/layersPerStage", fmt::format("{} splits the layers evenly by itself.", tool));
    if (!facts.plan.deviceOfRank.empty())
        omissions.add("/placement/ranks", "Start the nodes in the order of a host file: export one too.");
}

std::string masterOf(const PlanFacts& facts)
{
    return shellWord(
        facts.project.cluster.nodeName(facts.deviceOf(0) / facts.project.cluster.devicesPerNode));
}

/// Words that follow the command, a line each.
class Command {
public:
    explicit Command(std::string start) : m_text(std::move(start)) { }
    template <class Value> void add(const char* name, const Value& value)
    {
        m_text += fmt::format(" \\\n    {} {}", name, value);
    }
    void add(const char* name) { m_text += fmt::format(" \\\n    {}", name); }
    [[nodiscard]] std::string text() const { return m_text + " \\\n    \"$@\"\n"; }

private:
    std::string m_text;
};

int replicas(const ExpertPlacement& experts, int count)
{
    int most = 0;
    for (const auto& layer : experts.devices) {
        int slots = 0;
        for (const std::vector<int>& members : layer)
            slots += static_cast<int>(members.size());
        most = std::max(most, slots - count);
    }
    return most;
}

/// Logical experts by physical slot: the slots of member 0, then those of member 1, and so on. Errors:
/// Unsupported where the members hold different numbers.
Result<std::vector<int>> physicalRow(
    const std::vector<std::vector<int>>& experts, int members, std::size_t slots, int layer)
{
    std::vector<std::vector<int>> held(static_cast<std::size_t>(members));
    for (std::size_t e = 0; e < experts.size(); ++e)
        for (const int member : experts[e])
            held[static_cast<std::size_t>(member)].push_back(static_cast<int>(e));
    std::vector<int> row;
    for (std::size_t m = 0; m < held.size(); ++m) {
        if (held[m].size() != slots)
            return fail(ErrorCode::Unsupported,
                fmt::format(
                    "in MoE layer {} device {} of the expert group holds {} experts, while SGLang needs "
                    "{} on each",
                    layer, m, held[m].size(), slots),
                Place {{}, 0, 0, fmt::format("/experts/placement/{}", layer)},
                "Place the same number of experts on every device.");
        row.insert(row.end(), held[m].begin(), held[m].end());
    }
    return row;
}

} // namespace

Result<std::string> vllmCommand(const PlanFacts& facts, Omissions& omissions)
{
    const Layout& layout = facts.layout;
    const int perNode = facts.project.cluster.devicesPerNode;
    const bool experts = facts.project.model.moe && layout.ep > 1;
    omitTraining(facts, omissions, "vLLM");
    if (experts && layout.ep != layout.tp * layout.dp)
        omissions.add("/layout/ep",
            fmt::format("vLLM spreads experts over TP x DP = {} ranks.", layout.tp * layout.dp));
    if (!facts.plan.experts.contiguous())
        omissions.add("/experts/placement",
            "vLLM takes no placement of experts: its own balancer (--enable-eplb) moves them.");
    Command command("vllm serve \"${MODEL:?name or folder of the model}\"");
    command.add("--tensor-parallel-size", layout.tp);
    command.add("--pipeline-parallel-size", layout.pp);
    command.add("--max-model-len", facts.project.workload.sequenceLength);
    const int perReplica = layout.tp * layout.pp;
    std::string text;
    if (layout.dp > 1 && perReplica > perNode)
        omissions.add("/layout/dp",
            "A replica is larger than a node: vLLM then needs Ray (--data-parallel-backend ray) to place "
            "it.");
    if (layout.dp > 1) {
        command.add("--data-parallel-size", layout.dp);
        command.add("--data-parallel-size-local", std::max(1, perNode / perReplica));
        command.add("--data-parallel-address", masterOf(facts));
        command.add("--data-parallel-rpc-port", 13345);
        if (facts.project.cluster.nodes > 1)
            text = fmt::format(
                "# On further nodes append: --headless --data-parallel-start-rank N (N = {}, …)\n",
                std::max(1, perNode / perReplica));
    } else if (facts.project.cluster.nodes > 1) {
        command.add("--nnodes", facts.project.cluster.nodes);
        command.add("--node-rank", "\"${NODE_RANK:-0}\"");
        command.add("--master-addr", masterOf(facts));
    }
    if (experts) {
        command.add("--enable-expert-parallel");
        if (const int more = replicas(facts.plan.experts, facts.project.model.moe->experts); more > 0) {
            command.add("--enable-eplb");
            command.add(
                "--eplb-config", fmt::format("'{}'", ordered_json {{"num_redundant_experts", more}}.dump()));
        }
    }
    return text + command.text();
}

Result<std::string> sgLangCommand(const PlanFacts& facts, Omissions& omissions)
{
    const Layout& layout = facts.layout;
    const bool moe = facts.project.model.moe.has_value();
    omitTraining(facts, omissions, "SGLang");
    Command command("python3 -m sglang.launch_server --model-path \"${MODEL:?name or folder of the model}\"");
    // With data-parallel attention --tp-size counts all ranks of a pipeline stage.
    const bool attention = moe && layout.dp > 1;
    command.add("--tp-size", attention ? layout.tp * layout.dp : layout.tp);
    command.add("--pp-size", layout.pp);
    const int perNode = facts.project.cluster.devicesPerNode;
    const int ranks = layout.tp * layout.pp * layout.dp;
    if (attention || ranks <= perNode)
        command.add("--dp-size", layout.dp);
    else if (layout.dp > 1)
        omissions.add("/layout/dp",
            fmt::format("This is one of {} replicas: start as many behind SGLang's router.", layout.dp));
    if (attention)
        command.add("--enable-dp-attention");
    if (moe)
        command.add("--ep-size", layout.ep);
    if (moe && layout.ep * layout.etp != layout.tp * layout.dp)
        omissions.add("/layout/etp",
            fmt::format("SGLang shards an expert over {} ranks: what EP {} leaves of TP x DP = {}.",
                std::max(1, layout.tp * layout.dp / layout.ep), layout.ep, layout.tp * layout.dp));
    command.add("--context-length", facts.project.workload.sequenceLength);
    const int nodes = ((attention ? ranks : layout.tp * layout.pp) + perNode - 1) / perNode;
    if (nodes > 1) {
        command.add("--nnodes", nodes);
        command.add("--node-rank", "\"${NODE_RANK:-0}\"");
        command.add("--dist-init-addr", masterOf(facts) + ":5000");
    }
    if (!facts.plan.experts.contiguous() && moe) {
        if (const int more = replicas(facts.plan.experts, facts.project.model.moe->experts); more > 0)
            command.add("--ep-num-redundant-experts", more);
        command.add("--ep-dispatch-algorithm", "static");
        command.add("--init-expert-location", "expert_location.json");
        omissions.add("/experts/placement",
            "The placement of experts is a file of its own: export sglang-experts as expert_location.json.");
    }
    return command.text();
}

Result<std::string> sgLangExperts(const PlanFacts& facts, Omissions& omissions)
{
    omissions.covers({""});
    const ModelSpec& model = facts.project.model;
    if (!model.moe)
        return fail(ErrorCode::Unsupported, fmt::format("{} has no experts to place", model.name),
            Place {{}, 0, 0, "/experts/placement"}, "Choose another target.");
    const int experts = model.moe->experts;
    const int members = facts.layout.ep;
    const int more = replicas(facts.plan.experts, experts);
    const int physical = experts + more;
    if (physical % members != 0)
        return fail(ErrorCode::Unsupported,
            fmt::format("{} experts and {} replicas do not divide by EP {}", experts, more, members),
            Place {{}, 0, 0, "/experts/placement"}, "Change the number of replicas.");
    ordered_json rows = ordered_json::array();
    std::vector<int> trivial(static_cast<std::size_t>(physical));
    for (int p = 0; p < physical; ++p)
        trivial[static_cast<std::size_t>(p)] = p % experts;
    int row = 0;
    for (int layer = 0; layer < model.layers; ++layer) {
        // Every layer has a row, dense ones too.
        if (!model.isMoe(layer) || facts.plan.experts.contiguous()) {
            rows.push_back(trivial);
            continue;
        }
        const Result<std::vector<int>> mapped =
            physicalRow(facts.plan.experts.devices[static_cast<std::size_t>(row)], members,
                static_cast<std::size_t>(physical / members), row);
        if (!mapped)
            return tl::unexpected<Error>(mapped.error());
        rows.push_back(*mapped);
        ++row;
    }
    std::string text = "{\"physical_to_logical_map\": [\n";
    for (std::size_t i = 0; i < rows.size(); ++i)
        text += rows[i].dump() + (i + 1 < rows.size() ? ",\n" : "\n");
    return text + "]}\n";
}

} // namespace rankloom
