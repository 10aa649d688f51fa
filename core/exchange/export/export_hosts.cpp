// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>
#include <set>

#include <fmt/format.h>

#include "core/base/csv_cell.h"
#include "core/cluster/node_names.h"
#include "core/exchange/export/export_facts.h"

namespace rankloom {

namespace {

/// Names of the nodes. Errors: BadValue where a name is none that launchers take.
Result<std::vector<std::string>> hostNames(const PlanFacts& facts)
{
    const Cluster& cluster = facts.project.cluster;
    std::vector<std::string> names;
    std::set<std::string> seen;
    for (int node = 0; node < cluster.nodes; ++node) {
        names.push_back(cluster.nodeName(node));
        if (!isHostName(names.back()))
            return fail(ErrorCode::BadValue,
                Phrase::of(
                    "node {} is called \"{}\", which is no host name", node, commentText(names.back())),
                Place {{}, 0, 0, fmt::format("/cluster/nodeNames/{}", node)},
                Phrase::of("Import a host file with the names of the nodes."));
        if (!seen.insert(names.back()).second)
            return fail(ErrorCode::Contradiction, Phrase::of("two nodes are called \"{}\"", names.back()),
                Place {{}, 0, 0, fmt::format("/cluster/nodeNames/{}", node)},
                Phrase::of("Give each its own name."));
    }
    return names;
}

/// Nodes in the order in which their first rank comes, where each holds one block of consecutive ranks.
struct NodeOrder {
    std::vector<int> nodes;
    bool blocks = true; ///< every node holds exactly one block
    bool slotsInOrder = true; ///< and the ranks of a block are on slots 0, 1, 2 …
};
NodeOrder nodeOrder(const PlanFacts& facts)
{
    const int perNode = facts.project.cluster->devicesPerNode;
    const int ranks = facts.project.cluster->devices();
    NodeOrder order;
    std::vector<bool> seen(static_cast<std::size_t>(facts.project.cluster->nodes), false);
    for (int rank = 0; rank < ranks; ++rank) {
        const int device = facts.deviceOf(rank);
        const int node = device / perNode;
        if (rank % perNode != device % perNode)
            order.slotsInOrder = false;
        if (rank % perNode == 0) {
            order.blocks = order.blocks && !seen[static_cast<std::size_t>(node)];
            order.nodes.push_back(node);
        } else if (order.nodes.back() != node) {
            order.blocks = false;
        }
        seen[static_cast<std::size_t>(node)] = true;
    }
    return order;
}

Result<NodeOrder> blocksOnly(const PlanFacts& facts)
{
    NodeOrder order = nodeOrder(facts);
    if (!order.blocks)
        return fail(ErrorCode::Unsupported,
            Phrase::of(
                "a list of nodes can only place whole nodes: here a node holds ranks that do not follow each "
                "other"),
            Place {{}, 0, 0, "/placement/ranks"}, Phrase::of("Export a rank file, or place whole nodes."));
    return order;
}

/// Only the place of ranks is in these files, and that is what they are for.
void placementOnly(Omissions& omissions)
{
    omissions.covers({""});
    omissions.startsNothing();
}

void omitSlots(const NodeOrder& order, Omissions& omissions)
{
    if (!order.slotsInOrder)
        omissions.add("/placement/ranks",
            Phrase::of("The order of ranks inside a node is not in this file: export a rank file or torchrun "
                       "commands."));
}

Result<std::string> hostLines(const PlanFacts& facts, Omissions& omissions, std::string_view between)
{
    placementOnly(omissions);
    const Result<std::vector<std::string>> names = hostNames(facts);
    if (!names)
        return tl::unexpected<Error>(names.error());
    const Result<NodeOrder> order = blocksOnly(facts);
    if (!order)
        return tl::unexpected<Error>(order.error());
    omitSlots(*order, omissions);
    std::string text;
    for (const int node : order->nodes)
        text += fmt::format("{}{}{}\n", (*names)[static_cast<std::size_t>(node)], between,
            facts.project.cluster->devicesPerNode);
    return text;
}

} // namespace

Result<std::string> openMpiRankFile(const PlanFacts& facts, Omissions& omissions)
{
    placementOnly(omissions);
    const Result<std::vector<std::string>> names = hostNames(facts);
    if (!names)
        return tl::unexpected<Error>(names.error());
    const int perNode = facts.project.cluster->devicesPerNode;
    // prte-map(1), "rankfiles": a slot is a core, or a range of cores; which are beside a GPU is not known
    // here.
    omissions.add("/placement/ranks",
        Phrase::of("A slot is a CPU core to Open MPI, to which it binds the rank: write the cores beside the "
                   "rank's GPU instead, slot=0-15 for one. The GPU itself follows the local rank."),
        Severity::Hint);
    std::string text;
    for (int rank = 0; rank < facts.project.cluster->devices(); ++rank) {
        const int device = facts.deviceOf(rank);
        text += fmt::format("rank {}={} slot={}\n", rank,
            (*names)[static_cast<std::size_t>(device / perNode)], device % perNode);
    }
    return text;
}

Result<std::string> openMpiHostFile(const PlanFacts& facts, Omissions& omissions)
{
    return hostLines(facts, omissions, " slots=");
}

Result<std::string> hydraHostFile(const PlanFacts& facts, Omissions& omissions)
{
    return hostLines(facts, omissions, ":");
}

Result<std::string> crayRankOrder(const PlanFacts& facts, Omissions& omissions)
{
    placementOnly(omissions);
    const Result<std::vector<std::string>> names = hostNames(facts);
    if (!names)
        return tl::unexpected<Error>(names.error());
    const int perNode = facts.project.cluster->devicesPerNode;
    // The file lists ranks in the order of places, over the nodes by name: the inverse of rank to device.
    std::vector<int> rankOfDevice(static_cast<std::size_t>(facts.project.cluster->devices()));
    for (int rank = 0; rank < facts.project.cluster->devices(); ++rank)
        rankOfDevice[static_cast<std::size_t>(facts.deviceOf(rank))] = rank;
    std::vector<int> nodes(names->size());
    std::iota(nodes.begin(), nodes.end(), 0);
    std::ranges::sort(nodes, [&](int a, int b) {
        return comesBefore((*names)[static_cast<std::size_t>(a)], (*names)[static_cast<std::size_t>(b)]);
    });
    std::string text = fmt::format("# With MPICH_RANK_REORDER_METHOD=3; places in order over {} to {}.\n",
        (*names)[static_cast<std::size_t>(nodes.front())], (*names)[static_cast<std::size_t>(nodes.back())]);
    for (const int node : nodes)
        for (int slot = 0; slot < perNode; ++slot)
            text += fmt::format("{}{}", rankOfDevice[static_cast<std::size_t>(node * perNode + slot)],
                slot + 1 < perNode || node != nodes.back() ? "," : "\n");
    return text;
}

namespace {

/// Nodes without names are any that Slurm has, unless ranks go to certain ones of them.
enum class SlurmNodes : std::uint8_t { Certain, Any };

/// Where processes of different nodes find each other. The first host of the list has rank 0.
constexpr std::string_view kSlurmMeeting =
    "export MASTER_ADDR MASTER_PORT=\"${MASTER_PORT:-29500}\"\n"
    "[ $# -gt 0 ] || set -- bash ./megatron.sh # what Megatron-LM's export is called\n\n";

/// Sets SLURM_HOSTFILE, one host per task, and the host of rank 0.
std::string slurmHosts(const std::string& hosts)
{
    return fmt::format("export SLURM_HOSTFILE=\"$PWD/hosts.$SLURM_JOB_ID\"\n"
                       "cat >\"$SLURM_HOSTFILE\" <<'HOSTS'\n{}HOSTS\n"
                       "MASTER_ADDR=$(head -n 1 \"$SLURM_HOSTFILE\")\n",
        hosts);
}

std::string slurmHeader(const PlanFacts& facts, int tasksPerNode, const std::string& nodeList)
{
    return fmt::format("#SBATCH --nodes={}\n#SBATCH --ntasks-per-node={}\n#SBATCH --gpus-per-node={}\n{}\n",
        facts.project.cluster->nodes, tasksPerNode, facts.project.cluster->devicesPerNode, nodeList);
}

/// One launcher per node, which starts the processes of its node: that of node rank i is the i-th host.
std::string slurmNodes(
    const PlanFacts& facts, const NodeOrder& order, const std::vector<std::string>& names, SlurmNodes nodes)
{
    const bool any = nodes == SlurmNodes::Any;
    const int perNode = facts.project.cluster->devicesPerNode;
    std::string hosts;
    std::string devices; // of nodes whose ranks are in another order than their GPUs
    for (std::size_t rank = 0; rank < order.nodes.size(); ++rank) {
        hosts += names[static_cast<std::size_t>(order.nodes[rank])] + '\n';
        std::string visible;
        bool inOrder = true;
        for (int local = 0; local < perNode; ++local) {
            const int slot = facts.deviceOf(static_cast<int>(rank) * perNode + local) % perNode;
            inOrder = inOrder && slot == local;
            visible += fmt::format("{}{}", local == 0 ? "" : ",", slot);
        }
        if (!inOrder)
            devices += fmt::format("    {}) export CUDA_VISIBLE_DEVICES={} ;;\n", rank, visible);
    }

    std::string text = slurmHeader(
        facts, 1, any ? std::string() : fmt::format("#SBATCH --nodelist={}\n", compressedHostList(names)));
    text += "# One launcher per node, in the order of ranks; it starts the processes of its node.\n";
    text += any ? "MASTER_ADDR=$(scontrol show hostnames \"$SLURM_JOB_NODELIST\" | head -n 1)\n"
                : slurmHosts(hosts);
    text += kSlurmMeeting;
    if (!devices.empty())
        devices = "    case \"$NODE_RANK\" in\n" + devices + "    esac\n";
    return text
        + fmt::format("srun{} --nodes={} --ntasks={} --ntasks-per-node=1 bash -c '\n"
                      "    export NODE_RANK=\"$SLURM_PROCID\"\n{}"
                      "    exec \"$@\"' launcher \"$@\"\n",
            any ? "" : " --distribution=arbitrary", order.nodes.size(), order.nodes.size(), devices);
}

/// One task per rank, where a node holds ranks that do not follow each other: no launcher numbers them so.
std::string slurmRanks(const PlanFacts& facts, const std::vector<std::string>& names, Omissions& omissions)
{
    // Slurm numbers the tasks of a node in the order of their ranks.
    const int perNode = facts.project.cluster->devicesPerNode;
    std::vector<int> lastSlot(names.size(), -1);
    std::string hosts;
    bool ascending = true;
    for (int rank = 0; rank < facts.project.cluster->devices(); ++rank) {
        const int device = facts.deviceOf(rank);
        int& last = lastSlot[static_cast<std::size_t>(device / perNode)];
        ascending = ascending && device % perNode > last;
        last = device % perNode;
        hosts += names[static_cast<std::size_t>(device / perNode)] + '\n';
    }
    if (!ascending)
        omissions.add("/placement/ranks",
            Phrase::of(
                "Slurm numbers the tasks of a node by rank: another order of GPUs inside a node is not in "
                "this "
                "file."));
    return slurmHeader(facts, perNode, fmt::format("#SBATCH --nodelist={}\n", compressedHostList(names)))
        + "# One task per rank, in the order of ranks: RANK is set, and nothing else launches processes.\n"
        + slurmHosts(hosts) + std::string(kSlurmMeeting)
        + fmt::format("srun --distribution=arbitrary --nodes={} --ntasks={} bash -c '\n"
                      "    export RANK=\"$SLURM_PROCID\" LOCAL_RANK=\"$SLURM_LOCALID\" WORLD_SIZE={}\n"
                      "    exec \"$@\"' rank \"$@\"\n",
            facts.project.cluster->nodes, facts.project.cluster->devices(), facts.project.cluster->devices());
}

} // namespace

Result<std::string> slurmScript(const PlanFacts& facts, Omissions& omissions)
{
    placementOnly(omissions);
    const Result<std::vector<std::string>> names = hostNames(facts);
    if (!names)
        return tl::unexpected<Error>(names.error());
    const NodeOrder order = nodeOrder(facts);
    if (!order.blocks)
        return slurmRanks(facts, *names, omissions);
    const bool any = facts.project.cluster->nodeNames.empty() && std::ranges::is_sorted(order.nodes);
    return slurmNodes(facts, order, *names, any ? SlurmNodes::Any : SlurmNodes::Certain);
}

Result<std::string> torchrunScript(const PlanFacts& facts, Omissions& omissions)
{
    placementOnly(omissions);
    const Result<std::vector<std::string>> names = hostNames(facts);
    if (!names)
        return tl::unexpected<Error>(names.error());
    const Result<NodeOrder> order = blocksOnly(facts);
    if (!order)
        return tl::unexpected<Error>(order.error());
    const int perNode = facts.project.cluster->devicesPerNode;
    const std::string& master = (*names)[static_cast<std::size_t>(order->nodes.front())];
    std::string text = "# Static rendezvous keeps this order of nodes; c10d would number them anew.\n";
    for (std::size_t i = 0; i < order->nodes.size(); ++i) {
        std::string devices;
        for (int local = 0; local < perNode; ++local)
            devices += fmt::format("{}{}", local == 0 ? "" : ",",
                facts.deviceOf(static_cast<int>(i) * perNode + local) % perNode);
        text +=
            fmt::format("ssh {} {}torchrun --nnodes {} --nproc_per_node {} --node_rank {} --master_addr {} "
                        "--master_port 29500 \"${{@:-train.py}}\" &\n",
                (*names)[static_cast<std::size_t>(order->nodes[i])],
                order->slotsInOrder ? std::string() : fmt::format("CUDA_VISIBLE_DEVICES={} ", devices),
                facts.project.cluster->nodes, perNode, i, master);
    }
    return text + "wait\n";
}

Result<std::string> rankMapCsv(const PlanFacts& facts, Omissions& omissions)
{
    placementOnly(omissions);
    const int perNode = facts.project.cluster->devicesPerNode;
    const RankGrid grid(facts.layout);
    std::string text = "rank,node,slot,device,tp,cp,dp,pp,etp,ep,edp\n";
    for (int rank = 0; rank < grid.ranks(); ++rank) {
        const int device = facts.deviceOf(rank);
        const RankCoordinates& c = grid.coordinates(rank);
        text += fmt::format("{},{},{},{},{},{},{},{},{},{},{}\n", rank,
            csvCell(facts.project.cluster->nodeName(device / perNode)), device % perNode, device, c.tp, c.cp,
            c.dp, c.pp, c.etp, c.ep, c.edp);
    }
    return text;
}

} // namespace rankloom
