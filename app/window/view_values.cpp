// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/view_values.h"

namespace rankloom::ui {

BoardData boardData(const Project& project, const Plan& plan, const RankMemory* memory)
{
    BoardData data;
    data.nodes = project.cluster.nodes;
    data.devicesPerNode = project.cluster.devicesPerNode;
    for (int node = 0; node < project.cluster.nodes; ++node)
        data.nodeNames.push_back(project.cluster.nodeName(node));
    const int devices = project.cluster.devices();
    const Layout layout = resolved(plan.layout, devices);
    const int experts = layout.etp * layout.ep * layout.pp;
    if (layout.dp < 1 || experts < 1 || layout.tp * layout.cp * layout.pp * layout.dp != devices
        || devices % experts != 0)
        return data;
    const RankGrid grid(layout);
    for (int rank = 0; rank < grid.ranks(); ++rank)
        data.coordinates.push_back(grid.coordinates(rank));
    data.stages = layout.pp;
    if (static_cast<int>(plan.deviceOfRank.size()) == devices)
        data.deviceOfRank = plan.deviceOfRank;
    if (memory && memory->ranks() == data.ranks())
        for (int rank = 0; rank < data.ranks(); ++rank)
            data.headroomBytes.push_back(memory->of(rank).headroom().value());
    return data;
}

MemoryData memoryData(std::shared_ptr<const Project> project, std::shared_ptr<const Plan> plan,
    const Evaluation& evaluation, const RankMemory& memory)
{
    MemoryData data;
    data.report = evaluation.memory;
    for (int rank = 0; rank < memory.ranks(); ++rank)
        data.ranks.push_back({memory.of(rank), rank,
            plan->deviceOfRank.empty() ? rank : plan->deviceOfRank[static_cast<std::size_t>(rank)]});
    for (const Diagnostic& d : evaluation.diagnostics)
        if (d.code == "memory-does-not-fit" || d.code == "memory-fits-narrowly")
            data.fixes = d.suggestions;
    data.project = std::move(project);
    data.plan = std::move(plan);
    return data;
}

std::vector<LaneMemory> laneMemory(const MemoryReport& memory)
{
    std::vector<LaneMemory> lanes;
    for (const StageMemory& stage : memory.stages) {
        LaneMemory lane;
        lane.bytesPerActivation = stage.activationPerChunk;
        lane.staticBytes = stage.device - stage.activations;
        lane.capacityBytes = stage.capacity;
        lanes.push_back(lane);
    }
    return lanes;
}

} // namespace rankloom::ui
