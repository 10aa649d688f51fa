// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <array>
#include <cmath>
#include <cstdint>
#include <map>

#include <fmt/format.h>

#include "core/exchange/formats.h"
#include "core/exchange/syntax/json_values.h"
#include "core/exchange/syntax/yaml_values.h"
#include "core/exchange/topology/network_builder.h"

namespace rankloom {

namespace {

using nlohmann::json;
using Kind = NetworkTopology::Kind;

/// How a kind of topology lists its groups: tree: {switches: [{switch, children, nodes}]}.
struct Shape {
    const char* key;
    Kind kind;
    const char* list;
    const char* name;
};
constexpr std::array<Shape, 4> kShapes {
    {{"tree", Kind::Tree, "switches", "switch"}, {"block", Kind::Blocks, "blocks", "block"},
        {"ring", Kind::Ring, "rings", "ring"}, {"torus3d", Kind::Torus, "toruses", "name"}}};

class TopologyYamlReader {
public:
    TopologyYamlReader(const ReaderInput& input) : m_input(input) { }

    Result<Reading> read(const std::vector<json>& documents)
    {
        for (const json& document : documents) {
            Result<void> done;
            if (document.is_array())
                done = readSlurm(document);
            else if (document.is_object() && (document.contains("switches") || document.contains("blocks")))
                done = readTopograph(document);
            if (!done)
                return tl::unexpected<Error>(done.error());
        }
        if (m_reading.values.empty())
            return fail(ErrorCode::BadValue, Phrase::of("The file describes no topology"),
                {m_input.file, 0, 0, {}},
                Phrase::of("Choose Slurm's topology.yaml or a model of topograph."));
        if (m_reading.values.size() > 1)
            warn(m_reading, m_input, 0, "several-topologies",
                Phrase::of(
                    "The file holds {} topologies: the default one comes first", m_reading.values.size()));
        return std::move(m_reading);
    }

private:
    [[nodiscard]] tl::unexpected<Error> bad(const std::string& pointer, Phrase message) const
    {
        return fail(ErrorCode::BadValue, std::move(message), {m_input.file, 0, 0, pointer},
            Phrase::of("Correct the value, or choose the file the scheduler uses."));
    }

    enum class Place : std::uint8_t { First, Last };

    void keep(NetworkTopology network, std::string tool, std::string name, Kind kind, Place place)
    {
        network.tool = std::move(tool);
        network.name = std::move(name);
        network.kind = kind;
        m_reading.values.insert(
            place == Place::First ? m_reading.values.begin() : m_reading.values.end(), std::move(network));
    }

    Result<void> readSlurm(const json& list)
    {
        for (std::size_t i = 0; i < list.size(); ++i) {
            const std::string pointer = fmt::format("/{}", i);
            if (!list[i].is_object() || !memberOf(list[i], "topology").is_string())
                return bad(pointer, Phrase::of("A topology has no name under \"topology\""));
            if (const Result<void> done = readOne(list[i], pointer); !done)
                return done;
        }
        return {};
    }

    Result<void> readOne(const json& topology, const std::string& pointer)
    {
        const std::string name = textOf(topology["topology"]);
        const bool isDefault = textOf(memberOf(topology, "cluster_default")) == "true";
        const Place place = isDefault ? Place::First : Place::Last;
        if (topology.contains("flat")) {
            keep({}, "Slurm", name, Kind::Flat, place);
            return {};
        }
        for (const Shape& shape : kShapes) {
            if (!topology.contains(shape.key))
                continue;
            const std::string at = fmt::format("{}/{}/{}", pointer, shape.key, shape.list);
            const json& groups = memberOf(topology[shape.key], shape.list);
            if (!groups.is_array())
                return bad(at, Phrase::of("{} is not a list", shape.list));
            NetworkBuilder builder(m_input.file);
            for (std::size_t g = 0; g < groups.size(); ++g)
                if (const Result<void> added =
                        addGroup(builder, groups[g], shape, fmt::format("{}/{}", at, g));
                    !added)
                    return added;
            if (shape.kind == Kind::Blocks)
                if (const Result<void> joined = joinBlocks(
                        builder, topology[shape.key], fmt::format("{}/{}/block_sizes", pointer, shape.key));
                    !joined)
                    return joined;
            Result<NetworkTopology> network = builder.finish(m_reading);
            if (!network)
                return tl::unexpected<Error>(network.error());
            keep(std::move(*network), "Slurm", name, shape.kind, place);
            return {};
        }
        return bad(pointer, Phrase::of("A topology is neither tree, block, ring, torus3d nor flat"));
    }

    /// block_sizes: [4, 16]
    Result<void> joinBlocks(NetworkBuilder& builder, const json& block, const std::string& pointer)
    {
        const json& list = memberOf(block, "block_sizes");
        std::vector<std::int64_t> sizes;
        if (!list.is_null() && !list.is_array())
            return bad(pointer, Phrase::of("block_sizes is not a list of numbers of nodes"));
        for (const json& size : list) {
            const double number = numberOf(size);
            if (!(number >= 1) || number > (1 << 24) || number != std::floor(number))
                return bad(pointer, Phrase::of("block_sizes is not a list of numbers of nodes"));
            sizes.push_back(static_cast<std::int64_t>(number));
        }
        return builder.joinBlocks(sizes, {m_input.file, 0, 0, pointer}, m_reading);
    }

    Result<void> addGroup(
        NetworkBuilder& builder, const json& group, const Shape& shape, const std::string& pointer) const
    {
        const std::string name = textOf(memberOf(group, shape.name));
        if (name.empty())
            return bad(pointer, Phrase::of("A group has no name under \"{}\"", shape.name));
        for (const char* key : {"nodes", "children"})
            if (const json& value = memberOf(group, key); !value.is_null() && !value.is_string())
                return bad(fmt::format("{}/{}", pointer, key), Phrase::of("This is not a host list"));
        std::string nodes = textOf(memberOf(group, "nodes"));
        // A torus may name its nodes by regions.
        for (const json& region : memberOf(group, "regions"))
            nodes += "," + textOf(memberOf(region, "nodes"));
        return builder.add(name, textOf(memberOf(group, "children")), nodes, 0, pointer);
    }

    /// switches: {S1: {switches: [S2, S3]}}, and blocks of nodes below the lowest switches.
    Result<void> readTopograph(const json& model)
    {
        std::vector<std::string> order;
        std::map<std::string, std::pair<std::vector<std::string>, std::vector<std::string>>> groups;
        const auto groupOf = [&](const std::string& name) -> auto&
        {
            const auto [at, isNew] = groups.try_emplace(name);
            if (isNew)
                order.push_back(name);
            return at->second;
        };
        const json& switches = memberOf(model, "switches");
        if (!switches.is_null() && !switches.is_object())
            return bad("/switches", Phrase::of("This is not a map of switches"));
        for (const auto& [name, body] : switches.items())
            for (const json& child : memberOf(body, "switches"))
                groupOf(name).first.push_back(textOf(child));
        std::size_t index = 0;
        for (const json& block : memberOf(model, "blocks")) {
            const std::string pointer = fmt::format("/blocks/{}", index++);
            const std::string name = textOf(memberOf(block, "switch"));
            if (name.empty())
                return bad(pointer, Phrase::of("A block names no switch"));
            for (const json& nodes : memberOf(block, "nodes")) {
                const Result<std::vector<std::string>> names =
                    expandHostList(textOf(nodes), {m_input.file, 0, 0, pointer + "/nodes"});
                if (!names)
                    return tl::unexpected<Error>(names.error());
                m_mentions += names->size();
                if (m_mentions > kMostHosts)
                    return fail(ErrorCode::TooLarge,
                        Phrase::of("The model names more than {} nodes", kMostHosts),
                        {m_input.file, 0, 0, pointer});
                std::vector<std::string>& all = groupOf(name).second;
                all.insert(all.end(), names->begin(), names->end());
            }
        }
        NetworkBuilder builder(m_input.file);
        for (const std::string& name : order)
            if (const Result<void> added =
                    builder.add(name, groups[name].first, groups[name].second, {m_input.file, 0, 0, {}});
                !added)
                return added;
        Result<NetworkTopology> network = builder.finish(m_reading);
        if (!network)
            return tl::unexpected<Error>(network.error());
        keep(std::move(*network), "topograph", {}, Kind::Tree, Place::Last);
        return {};
    }

    const ReaderInput& m_input;
    Reading m_reading;
    std::size_t m_mentions = 0;
};

Result<Reading> readTopologyYaml(const ReaderInput& input)
{
    const Result<std::vector<json>> documents = parseYaml(input.text, input.file);
    if (!documents)
        return tl::unexpected<Error>(documents.error());
    return TopologyYamlReader(input).read(*documents);
}

/// topograph's model: "switches:" at the top, and below it a map of switches, or "blocks:" of nodes.
bool looksLikeTopograph(const TextLines& text)
{
    bool switches = false;
    for (const TextLine& line : text.lines()) {
        if (line.text == "switches:")
            switches = true;
        else if (switches && (line.text == "blocks:" || trimmed(line.text) == "switches:"))
            return true;
    }
    return false;
}

} // namespace

extern const Format kTopologyYaml {
    .format = FileFormat::TopologyYaml,
    .name = "topology-yaml",
    .title = "network topology as YAML",
    .isLine = [](std::string_view line) { return startsWith(line, "- topology:"); },
    .isProbably = looksLikeTopograph,
    .lines = readTopologyYaml,
};

} // namespace rankloom
