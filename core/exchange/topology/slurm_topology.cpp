// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/topology/network_builder.h"

namespace rankloom {

namespace {

using Kind = NetworkTopology::Kind;

/// The key that begins a line, and the shape it belongs to.
std::optional<Kind> kindOf(std::string_view key)
{
    return key == "switchname" ? std::optional(Kind::Tree)
        : key == "blockname"   ? std::optional(Kind::Blocks)
        : key == "ringname"    ? std::optional(Kind::Ring)
                               : std::nullopt;
}

/// Lines joined where a backslash continues them, without comments.
std::vector<std::pair<std::string, std::int64_t>> statements(const TextLines& text)
{
    std::vector<std::pair<std::string, std::int64_t>> result;
    bool continues = false;
    for (const TextLine& line : text.lines()) {
        std::string_view content = trimmed(line.text.substr(0, line.text.find('#')));
        if (!continues)
            result.emplace_back(std::string(), line.number);
        continues = !content.empty() && content.back() == '\\';
        if (continues)
            content.remove_suffix(1);
        result.back().first += content;
    }
    return result;
}

class SlurmReader {
public:
    explicit SlurmReader(const ReaderInput& input) : m_input(input), m_builder(input.file) { }

    Result<Reading> read()
    {
        for (const auto& [text, line] : statements(m_input.text))
            if (const Result<void> taken = take(text, line); !taken)
                return tl::unexpected<Error>(taken.error());
        if (m_builder.empty())
            return fail(ErrorCode::BadSyntax, Phrase::of("No switch, block or ring is described"),
                {m_input.file, 0, 0, {}}, Phrase::of("Choose Slurm's topology.conf."));
        if (m_kind == Kind::Blocks && m_sizes.size() > 1)
            if (const Result<void> joined =
                    m_builder.joinBlocks(m_sizes, {m_input.file, m_sizesLine, 0, {}}, m_reading);
                !joined)
                return tl::unexpected<Error>(joined.error());
        Result<NetworkTopology> network = m_builder.finish(m_reading);
        if (!network)
            return tl::unexpected<Error>(network.error());
        sayShared(*network);
        network->tool = "Slurm";
        network->kind = *m_kind;
        m_reading.values.emplace_back(std::move(*network));
        return std::move(m_reading);
    }

private:
    Result<void> take(const std::string& text, std::int64_t line)
    {
        std::map<std::string, std::string_view> values;
        for (const std::string_view word : words(text)) {
            const std::size_t equals = word.find('=');
            if (equals == std::string_view::npos) {
                warn(m_reading, m_input, line, "line-not-understood",
                    Phrase::of("{} is no key with a value", inQuotes(word)));
                continue;
            }
            const std::string key = lowerCase(word.substr(0, equals));
            constexpr std::array<std::string_view, 6> known {
                "switchname", "blockname", "ringname", "nodes", "switches", "linkspeed"};
            if (std::find(known.begin(), known.end(), key) != known.end())
                values[key] = word.substr(equals + 1);
            else if (key == "blocksizes")
                takeSizes(word.substr(equals + 1), line);
            else
                warn(m_reading, m_input, line, "unknown-key", Phrase::of("{} is not used", inQuotes(word)));
        }
        if (values.count("linkspeed") > 0 && !m_speedSaid) {
            m_speedSaid = true;
            warn(m_reading, m_input, line, "link-speed", Phrase::of("LinkSpeed has no unit and is not used"),
                Severity::Hint);
        }
        for (const auto& [key, value] : values)
            if (const std::optional<Kind> kind = kindOf(key))
                return addGroup(*kind, value, values, line);
        return {};
    }

    /// A node has one place. Which of two is meant only the writer of the file knows.
    void sayShared(const NetworkTopology& network)
    {
        std::vector<int> first(network.nodes.size(), -1);
        for (std::size_t group = 0; group < network.groups.size(); ++group)
            for (const int node : network.groups[group].nodes) {
                int& of = first[static_cast<std::size_t>(node)];
                if (of >= 0) {
                    warn(m_reading, m_input, 0, "node-under-two",
                        Phrase::of("{} is listed under {} and under {}: a node belongs to one of them",
                            inQuotes(network.nodes[static_cast<std::size_t>(node)]),
                            inQuotes(network.groups[static_cast<std::size_t>(of)].name),
                            inQuotes(network.groups[group].name)));
                    return; // one tells what is wrong
                }
                of = static_cast<int>(group);
            }
    }

    /// "BlockSizes=4,16": nodes of a block, and of the groups of blocks above it.
    void takeSizes(std::string_view text, std::int64_t line)
    {
        m_sizes.clear();
        m_sizesLine = line;
        for (const std::string_view cell : cells(text, ',')) {
            const std::optional<std::int64_t> size = parseInteger(cell);
            if (!size || *size < 1 || *size > (1 << 24)) {
                warn(m_reading, m_input, line, "block-sizes",
                    Phrase::of("{} is no number of nodes: the sizes of blocks are left out", inQuotes(cell)));
                m_sizes.clear();
                return;
            }
            m_sizes.push_back(*size);
        }
    }

    Result<void> addGroup(Kind kind, std::string_view name,
        const std::map<std::string, std::string_view>& values, std::int64_t line)
    {
        if (m_kind && *m_kind != kind)
            return fail(ErrorCode::Contradiction, Phrase::of("The file mixes switches, blocks and rings"),
                {m_input.file, line, 0, {}}, Phrase::of("Keep one of the topologies."));
        m_kind = kind;
        const auto valueOf = [&](const char* key) {
            const auto at = values.find(key);
            return at == values.end() ? std::string_view() : at->second;
        };
        const std::string_view children = valueOf("switches");
        const std::string_view nodes = valueOf("nodes");
        if (name.empty() || (children.empty() && nodes.empty())) {
            warn(m_reading, m_input, line, "incomplete-row",
                Phrase::of("{} has neither switches nor nodes", inQuotes(name)));
            return {};
        }
        return m_builder.add(name, children, nodes, line);
    }

    const ReaderInput& m_input;
    Reading m_reading;
    NetworkBuilder m_builder;
    std::optional<Kind> m_kind;
    std::vector<std::int64_t> m_sizes; ///< of blocks, in nodes
    std::int64_t m_sizesLine = 0;
    bool m_speedSaid = false;
};

bool looksLikeSlurmTopology(std::string_view line)
{
    line = trimmed(line).substr(0, 12);
    const std::size_t equals = line.find('=');
    return equals != std::string_view::npos && kindOf(lowerCase(line.substr(0, equals))).has_value();
}

Result<Reading> readSlurmTopology(const ReaderInput& input) { return SlurmReader(input).read(); }

} // namespace

extern const Format kSlurmTopology {
    .format = FileFormat::SlurmTopology,
    .name = "slurm-topology",
    .title = "Slurm topology.conf",
    .isLine = looksLikeSlurmTopology,
    .lines = readSlurmTopology,
};

} // namespace rankloom
