// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/topology/volcano_hypernodes.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/json_values.h"
#include "core/exchange/topology/kubernetes_nodes.h"
#include "core/exchange/topology/network_builder.h"

namespace rankloom {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::size_t kMostGroups = 65536;
constexpr std::size_t kMostMembers = 1U << 20U; ///< of all groups together
constexpr std::size_t kMostLooks = 1U << 24U; ///< at nodes, for members chosen by labels
constexpr std::size_t kLongestGroupName = 253; ///< of a Kubernetes object

std::string nameOf(const json& object) { return textOf(memberOf(memberOf(object, "metadata"), "name")); }

/// Whether a node has every label, with its value.
bool hasLabels(const json& node, const json& wanted)
{
    const json& labels = memberOf(memberOf(node, "metadata"), "labels");
    for (const auto& [key, value] : wanted.items())
        if (textOf(value).empty() || textOf(memberOf(labels, key)) != textOf(value))
            return false;
    return true;
}

class HyperNodeReader {
public:
    explicit HyperNodeReader(std::vector<json> objects) : m_objects(std::move(objects))
    {
        for (const json& object : m_objects) {
            if (textOf(memberOf(object, "kind")) == "Node" && !nameOf(object).empty())
                m_nodes.push_back(&object);
            if (textOf(memberOf(object, "kind")) == "HyperNode")
                m_groups.insert(nameOf(object));
        }
    }

    Result<std::vector<HyperNode>> read(const std::string& file)
    {
        std::vector<HyperNode> groups;
        for (const json& object : m_objects) {
            if (textOf(memberOf(object, "kind")) != "HyperNode")
                continue;
            HyperNode group;
            group.name = nameOf(object);
            if (group.name.empty() || group.name.size() > kLongestGroupName)
                return fail(ErrorCode::BadValue, Phrase::of("A HyperNode has no name"), {file, 0, 0, {}},
                    Phrase::of("Choose the output of kubectl get hypernodes -o yaml."));
            const json& members = memberOf(memberOf(object, "spec"), "members");
            for (const json& member : members.is_array() ? members : json::array())
                take(member, group);
            groups.push_back(std::move(group));
            if (groups.size() > kMostGroups || m_members > kMostMembers || m_looked > kMostLooks)
                return fail(ErrorCode::TooLarge, Phrase::of("The file has too many HyperNodes or members"),
                    {file, 0, 0, {}});
        }
        if (groups.empty())
            return fail(ErrorCode::BadValue, Phrase::of("The file holds no HyperNode"), {file, 0, 0, {}},
                Phrase::of("Choose the output of kubectl get hypernodes -o yaml."));
        return groups;
    }

private:
    /// The name of a member that is named; "" for others. Older forms put it into the selector, beside its
    /// type ("exact"), or into the member itself.
    static std::string exactName(const json& member)
    {
        const json& selector = memberOf(member, "selector");
        const json& exact = memberOf(selector, "exactMatch");
        for (const json* value : {&memberOf(exact, "name"), &exact, &memberOf(selector, "name"),
                 &memberOf(member, "name"), &member})
            if (const std::string name = textOf(*value); !name.empty() && name.size() <= kLongestGroupName)
                return name;
        return {};
    }

    /// One of exactMatch, regexMatch and labelMatch. Before members had a type, a name told them apart.
    void take(const json& member, HyperNode& group)
    {
        const std::string type = textOf(memberOf(member, "type"));
        const json& selector = memberOf(member, "selector");
        const std::string name = exactName(member);
        const bool isGroup = type == "HyperNode" || (type.empty() && m_groups.count(name) > 0);
        std::vector<std::string>& names = isGroup ? group.children : group.nodes;
        if (!name.empty()) {
            names.push_back(name);
            ++m_members;
            return;
        }
        const json& labels = memberOf(memberOf(selector, "labelMatch"), "matchLabels");
        std::size_t found = 0;
        m_looked += labels.is_object() ? m_nodes.size() : 0;
        if (!isGroup && labels.is_object() && !labels.empty() && m_looked <= kMostLooks)
            for (const json* node : m_nodes)
                if (hasLabels(*node, labels)) {
                    names.push_back(nameOf(*node));
                    ++found;
                }
        m_members += std::max<std::size_t>(1, found);
        group.unresolved += found == 0 ? 1 : 0;
    }

    std::vector<json> m_objects;
    std::vector<const json*> m_nodes;
    std::set<std::string> m_groups; ///< names of all HyperNodes
    std::size_t m_members = 0;
    std::size_t m_looked = 0;
};

} // namespace

Result<std::vector<HyperNode>> readHyperNodes(std::string_view text, const std::string& file)
{
    Result<std::vector<json>> objects = kubernetesObjects(text, file);
    if (!objects)
        return tl::unexpected<Error>(std::move(objects.error()));
    return HyperNodeReader(std::move(*objects)).read(file);
}

std::string hyperNodesJson(const std::vector<HyperNode>& groups)
{
    ordered_json list;
    list["apiVersion"] = "v1";
    list["kind"] = "List";
    list["items"] = ordered_json::array();
    for (const HyperNode& group : groups) {
        ordered_json members = ordered_json::array();
        const auto add = [&](const char* type, const std::vector<std::string>& names) {
            for (const std::string& name : names)
                members.push_back({{"type", type}, {"selector", {{"exactMatch", {{"name", name}}}}}});
        };
        add("HyperNode", group.children);
        add("Node", group.nodes);
        list["items"].push_back({{"apiVersion", "topology.volcano.sh/v1alpha1"}, {"kind", "HyperNode"},
            {"metadata", {{"name", group.name}}}, {"spec", {{"members", members}}}});
    }
    return jsonText(list);
}

namespace {

Result<Reading> readVolcanoHyperNodes(std::string_view text, const std::string& file)
{
    const Result<std::vector<HyperNode>> groups = readHyperNodes(text, file);
    if (!groups)
        return tl::unexpected<Error>(groups.error());
    Reading reading;
    NetworkBuilder builder(file);
    int unresolved = 0;
    for (const HyperNode& group : *groups) {
        unresolved += group.unresolved;
        if (const Result<void> added = builder.add(group.name, group.children, group.nodes, {file, 0, 0, {}});
            !added)
            return tl::unexpected<Error>(added.error());
    }
    if (unresolved > 0)
        warn(reading, file, 0, "members-unresolved",
            Phrase::of(
                "{} members are chosen by a pattern, or by labels that no node of the file has: they are "
                "left out. Import kubectl get hypernodes,nodes -o json for those chosen by labels",
                unresolved));
    Result<NetworkTopology> network = builder.finish(reading);
    if (!network)
        return tl::unexpected<Error>(network.error());
    network->tool = "Volcano";
    reading.values.emplace_back(std::move(*network));
    return reading;
}

} // namespace

extern const Format kVolcanoHyperNodes {
    .format = FileFormat::VolcanoHyperNodes,
    .name = "volcano-hypernodes",
    .title = "Volcano HyperNodes",
    .isJson =
        [](const JsonHead& head) {
            return head.has("apiVersion") && head.contains("\"topology.volcano.sh/");
        },
    .isSurely = [](const TextLines& text) { return text.hasLineWith("apiVersion: topology.volcano.sh/"); },
    .whole = readVolcanoHyperNodes,
    .kept =
        [](const std::string& text, HostNamer&) {
            const Result<std::vector<HyperNode>> groups = readHyperNodes(text, {});
            return groups ? hyperNodesJson(*groups) : std::string();
        },
};

} // namespace rankloom
