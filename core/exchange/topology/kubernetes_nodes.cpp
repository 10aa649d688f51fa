// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/topology/kubernetes_nodes.h"

#include <algorithm>
#include <array>
#include <map>
#include <optional>
#include <set>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/json_values.h"
#include "core/exchange/syntax/yaml_values.h"
#include "core/exchange/topology/network_builder.h"

namespace rankloom {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::size_t kMostNodes = 65536;

/// Labels that say where a node is, nearest first; a number at the end counts levels.
struct LabelRow {
    std::string_view label;
    int nearest = -1; ///< of the levels; negative = the label is not numbered
    int step = 0;
};
constexpr std::array<LabelRow, 7> kLabels {{
    {"nvidia.com/gpu.clique"}, // one NVLink domain
    {"topology.k8s.aws/network-node-layer-", 9, -1}, // AWS: 1 is the farthest
    {"cloud.google.com/gce-topology-subblock"}, {"cloud.google.com/gce-topology-block"},
    {"oci.oraclecloud.com/host.rack_id"}, {"oci.oraclecloud.com/host.network_block_id"},
    {"fabric.topograph.run/tier-", 0, 1}, // topograph: 0 is the closest
}};

std::vector<std::string> labelNames()
{
    std::vector<std::string> names;
    for (const LabelRow& row : kLabels)
        if (row.nearest < 0)
            names.emplace_back(row.label);
        else
            for (int i = 0, level = row.nearest; i < 10; ++i, level += row.step)
                names.push_back(fmt::format("{}{}", row.label, level));
    return names;
}

KubernetesNode nodeOf(std::string name, const std::map<std::string, std::string>& labels,
    const std::vector<std::string>& nearestFirst)
{
    KubernetesNode node {std::move(name), {}};
    for (const std::string& label : nearestFirst)
        if (const auto at = labels.find(label); at != labels.end() && !at->second.empty())
            node.places.emplace_back(label, at->second.substr(0, 253));
    return node;
}

/// The items of a list, or the one object that a document is.
void addObjects(json document, std::vector<json>& objects)
{
    if (!document.is_object())
        return;
    const auto items = document.find("items");
    if (items == document.end() || !items->is_array()) {
        objects.push_back(std::move(document));
        return;
    }
    for (json& item : *items)
        if (item.is_object() && !item.contains("items")) // lists hold no lists
            objects.push_back(std::move(item));
}

/// Labels of the levels of a Kueue topology, far to near. The name of a host is the node itself, no level.
std::vector<std::string> kueueLevels(const json& topology)
{
    std::vector<std::string> levels;
    const json& stated = memberOf(memberOf(topology, "spec"), "levels");
    for (const json& level : stated.is_array() ? stated : json::array())
        if (const std::string label = textOf(memberOf(level, "nodeLabel"));
            !label.empty() && label.size() <= 317 && label != "kubernetes.io/hostname" && levels.size() < 16)
            levels.push_back(label);
    return levels;
}

bool looksLikeKubernetesHeader(std::string_view line)
{
    const std::vector<std::string_view> w = words(line);
    return w.size() >= 3 && w.front() == "NAME" && w[1] == "STATUS" && w.back() == "LABELS";
}

bool isKueueTopology(const json& object)
{
    return textOf(memberOf(object, "kind")) == "Topology"
        && startsWith(textOf(memberOf(object, "apiVersion")), "kueue.x-k8s.io/");
}

std::vector<std::string> nearestFirst(const std::vector<std::string>& levels)
{
    return levels.empty() ? labelNames() : std::vector<std::string>(levels.rbegin(), levels.rend());
}

void addNodes(const std::vector<json>& objects, KubernetesNodes& out)
{
    for (const json& object : objects)
        if (isKueueTopology(object) && out.topologies++ == 0)
            out.levels = kueueLevels(object);
    const std::vector<std::string> labelled = nearestFirst(out.levels);
    for (const json& object : objects) {
        if (textOf(memberOf(object, "kind")) != "Node")
            continue;
        const json& metadata = memberOf(object, "metadata");
        std::map<std::string, std::string> labels;
        if (const json& all = memberOf(metadata, "labels"); all.is_object())
            for (const auto& [key, value] : all.items())
                labels.emplace(key, textOf(value));
        if (const std::string name = textOf(memberOf(metadata, "name")); !name.empty() && name.size() <= 253)
            out.nodes.push_back(nodeOf(name, labels, labelled));
    }
}

/// "NAME STATUS … LABELS" and a row per node, its labels in the last column.
void addRows(const TextLines& lines, std::vector<KubernetesNode>& nodes)
{
    const std::vector<std::string> labelled = labelNames();
    bool open = false;
    for (const TextLine& line : lines.lines()) {
        const std::vector<std::string_view> w = words(line.text);
        if (looksLikeKubernetesHeader(line.text)) {
            open = true;
        } else if (open && w.size() >= 3 && w[0].size() <= 253) {
            std::map<std::string, std::string> labels;
            for (const std::string_view label : cells(w.back(), ','))
                if (const std::size_t equals = label.find('='); equals != std::string_view::npos)
                    labels.emplace(label.substr(0, equals), label.substr(equals + 1));
            nodes.push_back(nodeOf(std::string(w[0]), labels, labelled));
        }
    }
}

/// The name of a group: the same value may be there at several levels.
std::string groupName(const std::pair<std::string, std::string>& place)
{
    return place.first.substr(place.first.find_last_of("./") + 1) + ' ' + place.second;
}

} // namespace

Result<std::vector<json>> kubernetesObjects(std::string_view text, const std::string& file)
{
    std::vector<json> objects;
    if (startsWith(trimmed(text.substr(0, 4096)), "{")) {
        Result<json> document = parseJsonFile(text, file);
        if (!document)
            return tl::unexpected<Error>(document.error());
        addObjects(std::move(*document), objects);
        return objects;
    }
    const Result<TextLines> lines = TextLines::prepare(text, file);
    if (!lines)
        return tl::unexpected<Error>(lines.error());
    Result<std::vector<json>> documents = parseYaml(*lines, file);
    if (!documents)
        return tl::unexpected<Error>(documents.error());
    for (json& document : *documents)
        addObjects(std::move(document), objects);
    return objects;
}

Result<KubernetesNodes> readKubernetes(std::string_view text, const std::string& file)
{
    KubernetesNodes out;
    const Result<TextLines> lines = TextLines::prepare(text, file);
    if (!lines)
        return tl::unexpected<Error>(lines.error());
    const bool table = std::ranges::any_of(
        lines->lines(), [](const TextLine& line) { return looksLikeKubernetesHeader(line.text); });
    if (table) {
        addRows(*lines, out.nodes);
    } else {
        const Result<std::vector<json>> objects = kubernetesObjects(text, file);
        if (!objects)
            return tl::unexpected<Error>(objects.error());
        addNodes(*objects, out);
    }
    if (out.nodes.empty() && out.topologies > 0)
        return fail(ErrorCode::BadValue,
            Phrase::of("This Kueue topology names the labels of its levels, but no node: where the nodes are "
                       "is not in "
                       "it"),
            {file, 0, 0, {}},
            Phrase::of("Choose the output of kubectl get topologies.kueue.x-k8s.io,nodes -o json."));
    if (out.nodes.empty())
        return fail(ErrorCode::BadValue, Phrase::of("The file lists no node"), {file, 0, 0, {}},
            Phrase::of("Choose the output of kubectl get nodes -o json."));
    if (out.nodes.size() > kMostNodes)
        return fail(ErrorCode::TooLarge, Phrase::of("The file lists more than {} nodes", kMostNodes),
            {file, 0, 0, {}});
    return out;
}

std::string kubernetesJson(const KubernetesNodes& nodes)
{
    ordered_json list;
    list["apiVersion"] = "v1";
    list["kind"] = "List";
    list["items"] = ordered_json::array();
    if (!nodes.levels.empty()) {
        ordered_json levels = ordered_json::array();
        for (const std::string& level : nodes.levels)
            levels.push_back({{"nodeLabel", level}});
        list["items"].push_back(
            {{"apiVersion", "kueue.x-k8s.io/v1beta1"}, {"kind", "Topology"}, {"spec", {{"levels", levels}}}});
    }
    for (const KubernetesNode& node : nodes.nodes) {
        ordered_json labels = ordered_json::object();
        for (const auto& [label, value] : node.places)
            labels[label] = value;
        list["items"].push_back({{"kind", "Node"}, {"metadata", {{"name", node.name}, {"labels", labels}}}});
    }
    return jsonText(list);
}

namespace {

/// Every value of a label is a group; the next label of a node is the group above.
Result<Reading> readKubernetesNodes(std::string_view text, const std::string& file)
{
    const Result<KubernetesNodes> read = readKubernetes(text, file);
    if (!read)
        return tl::unexpected<Error>(read.error());
    const std::vector<KubernetesNode>& nodes = read->nodes;
    struct Group {
        std::set<std::string> children;
        std::vector<std::string> nodes;
    };
    Reading reading;
    std::vector<std::string> order;
    std::map<std::string, Group> groups;
    std::int64_t without = 0;
    for (const KubernetesNode& node : nodes) {
        without += node.places.empty() ? 1 : 0;
        for (std::size_t level = 0; level < node.places.size(); ++level) {
            const std::string name = groupName(node.places[level]);
            if (groups.count(name) == 0)
                order.push_back(name);
            if (level == 0)
                groups[name].nodes.push_back(node.name);
            else
                groups[name].children.insert(groupName(node.places[level - 1]));
        }
    }
    if (without > 0)
        warn(reading, file, 0, "place-unknown",
            Phrase::of("{} of {} nodes have no label that says where they are: they are left out", without,
                nodes.size()));
    if (read->topologies > 1)
        warn(reading, file, 0, "several-topologies",
            Phrase::of("The file holds {} Kueue topologies: the first holds", read->topologies));
    NetworkBuilder builder(file);
    for (const std::string& name : order) {
        const Group& group = groups.at(name);
        const std::vector<std::string> children(group.children.begin(), group.children.end());
        if (const Result<void> added = builder.add(name, children, group.nodes, {file, 0, 0, {}}); !added)
            return tl::unexpected<Error>(added.error());
    }
    if (builder.empty())
        return fail(ErrorCode::BadValue,
            Phrase::of("No node has a label that says where it is in the network"), {file, 0, 0, {}},
            read->levels.empty() ? Phrase::of("Label the nodes, with topograph for instance.")
                                 : Phrase::of("Give the nodes the labels that the Kueue topology names."));
    Result<NetworkTopology> network = builder.finish(reading);
    if (!network)
        return tl::unexpected<Error>(network.error());
    network->tool = "Kubernetes";
    reading.values.emplace_back(std::move(*network));
    return reading;
}

} // namespace

extern const Format kKubernetesNodes {
    .format = FileFormat::KubernetesNodes,
    .name = "kubernetes-nodes",
    .title = "Kubernetes nodes and their places",
    .isJson =
        [](const JsonHead& head) {
            return head.has("apiVersion")
                && (head.contains("\"kueue.x-k8s.io/") || (head.has("items") && head.contains("\"Node\"")));
        },
    .isSurely = [](const TextLines& text) { return text.hasLineWith("apiVersion: kueue.x-k8s.io/"); },
    .isLine =
        [](std::string_view line) {
            return looksLikeKubernetesHeader(line) || trimmed(line) == "kind: Node";
        },
    .whole = readKubernetesNodes,
    .kept =
        [](const std::string& text, HostNamer&) {
            const Result<KubernetesNodes> nodes = readKubernetes(text, {});
            return nodes ? kubernetesJson(*nodes) : std::string();
        },
};

} // namespace rankloom
