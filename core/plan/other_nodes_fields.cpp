// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <nlohmann/json.hpp>

#include "core/cluster/device_figures.h"
#include "core/cluster/node_kinds.h"
#include "core/plan/plan_fields.h"

namespace rankloom {

using nlohmann::json;
using nlohmann::ordered_json;

namespace {

constexpr LinkLevel kLevels[] = {LinkLevel::DevicePair, LinkLevel::NodePair};

LinkFigure& figureOf(NodeLinks& links, LinkLevel level)
{
    return level == LinkLevel::DevicePair ? links.inside : links.network;
}

/// Reads what the entry says of the links of its nodes over what they have.
void readNodeTiers(JsonObject object, NodeLinks& links, JsonFindings& findings)
{
    const json* tiers = object.member("tiers");
    const std::string pointer = object.pointerTo("tiers");
    if (tiers != nullptr && !tiers->is_array())
        findings.refuseValue(pointer, *tiers, Phrase::of("an array of tiers"));
    for (std::size_t i = 0; tiers != nullptr && !findings.error && i < tiers->size(); ++i)
        readTierFigure(
            {&(*tiers)[i], pointer + pointerStep(i), findings},
            [&links](LinkLevel level) -> LinkFigure& { return figureOf(links, level); }, findings);
    object.finish();
}

/// One entry: these nodes have this device, this memory, these links.
void readOtherNode(JsonObject object, Cluster& cluster, std::vector<bool>& seen, JsonFindings& findings)
{
    if (!object.require("nodes", Phrase::of("an array of node numbers")))
        return;
    const std::vector<int> nodes = object.integers("nodes", 0, cluster.nodes - 1);
    for (const int node : nodes) {
        if (findings.error)
            return;
        if (seen[static_cast<std::size_t>(node)])
            findings.refuse(ErrorCode::Contradiction, object.pointerTo("nodes"),
                Phrase::of("node {} is listed twice", node));
        seen[static_cast<std::size_t>(node)] = true;
    }
    DeviceSpec device = object.has("device") ? readPresetOrFigures(object, findings) : cluster.device;
    if (object.has("memoryBytes"))
        device.memory = Bytes(object.number("memoryBytes", kLeastMemory, kLeastMemory, kMostMemory));
    JsonObject links = object.object("links");
    if (findings.error)
        return;
    cluster.setDeviceOfNodes(nodes, device);
    if (links.present() && !nodes.empty()) {
        NodeLinks own {cluster.links.inside(nodes.front()), cluster.links.network(nodes.front())};
        readNodeTiers(links, own, findings);
        setNodeKind(cluster, {nodes, device, own});
    }
    object.finish();
}

} // namespace

void readOtherNodes(JsonObject& object, Cluster& cluster, JsonFindings& findings)
{
    const json* list = object.member("otherNodes");
    if (list == nullptr || findings.error)
        return;
    const std::string pointer = object.pointerTo("otherNodes");
    if (!list->is_array() || list->size() > static_cast<std::size_t>(cluster.nodes)) {
        findings.refuseValue(
            pointer, *list, Phrase::of("an array of at most {} groups of nodes", cluster.nodes));
        return;
    }
    std::vector<bool> seen(static_cast<std::size_t>(cluster.nodes), false);
    for (std::size_t i = 0; i < list->size() && !findings.error; ++i) {
        readOtherNode({&(*list)[i], pointer + pointerStep(i), findings}, cluster, seen, findings);
        if (!findings.error && cluster.kinds() > Cluster::kMostKinds)
            findings.refuse(ErrorCode::TooLarge, pointer + pointerStep(i),
                Phrase::of("a cluster has at most {} kinds of devices", Cluster::kMostKinds));
    }
}

ordered_json otherNodesJson(const Cluster& cluster)
{
    ordered_json out = ordered_json::array();
    for (NodeKind& kind : otherNodeKinds(cluster)) {
        ordered_json one;
        one["nodes"] = kind.nodes;
        one["device"] = presetOrFigures(kind.device);
        for (const LinkLevel level : kLevels)
            one["links"]["tiers"].push_back(tierJson(level, figureOf(kind.links, level)));
        out.push_back(std::move(one));
    }
    return out;
}

} // namespace rankloom
