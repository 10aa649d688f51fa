// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/whatif/named_parts.h"

#include <algorithm>
#include <span>
#include <tuple>
#include <unordered_map>
#include <utility>
#include <vector>

#include "core/base/text.h"
#include "core/cluster/node_names.h"

namespace rankloom {

namespace {

constexpr PhraseWord kGrammar =
    Phrase::word("Write device:12, device:n03:4, node:n03, link:n01:n02 or level:node-pair, then :removed, "
                 ":speed=0.7 or :bandwidth=0.5.");

std::optional<int> numberIn(std::string_view text, int count)
{
    const auto value = parseInteger(text);
    return value && *value >= 0 && *value < count ? std::optional(static_cast<int>(*value)) : std::nullopt;
}

std::optional<int> nodeIn(const Cluster& cluster, std::string_view text)
{
    for (int node = 0; node < cluster.nodes; ++node)
        if (cluster.nodeName(node) == text)
            return node;
    return numberIn(text, cluster.nodes);
}

std::vector<std::string_view> splitAtColons(std::string_view text)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const auto colon = text.find(':');
        parts.push_back(text.substr(0, colon));
        if (colon == std::string_view::npos)
            return parts;
        text.remove_prefix(colon + 1);
    }
}

tl::unexpected<Error> refused(std::string_view text, const Phrase& reason)
{
    return fail(ErrorCode::BadValue, Phrase::of("\"{}\": {}", text, reason), {}, kGrammar);
}

/// The part that `parts` begin with; how many of them name it.
std::optional<std::pair<WhatIf, std::size_t>> partIn(
    const Cluster& cluster, const std::vector<std::string_view>& parts)
{
    WhatIf out;
    const auto at = [&](std::size_t i) { return i < parts.size() ? parts[i] : std::string_view(); };
    if (parts.front() == "device") {
        out.part = WhatIf::Part::Device;
        const auto slot = numberIn(at(2), cluster.devicesPerNode);
        if (const auto node = nodeIn(cluster, at(1)); node && slot) {
            out.first = *node * cluster.devicesPerNode + *slot;
            return std::pair(out, 3);
        }
        const auto device = numberIn(at(1), cluster.devices());
        out.first = device.value_or(0);
        return device ? std::optional(std::pair(out, std::size_t {2})) : std::nullopt;
    }
    if (parts.front() == "level" && (at(1) == "node-pair" || at(1) == "device-pair")) {
        out.part = at(1) == "node-pair" ? WhatIf::Part::NodePairs : WhatIf::Part::DevicePairs;
        return std::pair(out, 2);
    }
    const auto first = nodeIn(cluster, at(1));
    const auto second = nodeIn(cluster, at(2));
    out.first = first.value_or(0);
    if (parts.front() == "node" && first) {
        out.part = WhatIf::Part::Node;
        return std::pair(out, 2);
    }
    if (parts.front() == "link" && first && second && *first != *second) {
        out.part = WhatIf::Part::Link;
        std::tie(out.first, out.second) = std::minmax(*first, *second);
        return std::pair(out, 3);
    }
    return std::nullopt;
}

/// Nodes by name or number, for many look-ups.
class NodeIndex {
public:
    explicit NodeIndex(const Cluster& cluster) : m_nodes(cluster.nodes)
    {
        for (int node = 0; node < cluster.nodes; ++node)
            m_byName.emplace(cluster.nodeName(node), node);
    }
    [[nodiscard]] int nodes() const { return m_nodes; }
    [[nodiscard]] std::optional<int> nodeIn(std::string_view text) const
    {
        const auto at = m_byName.find(std::string(text));
        return at != m_byName.end() ? std::optional(at->second) : numberIn(text, m_nodes);
    }

private:
    int m_nodes;
    std::unordered_map<std::string, int> m_byName;
};

/// The numbers in the brackets of "gpu[001-004,009]", with the zeros in front that the first of a run has.
bool addBracketed(const NodeIndex& index, std::string_view text, std::vector<int>& nodes)
{
    const auto open = text.find('[');
    if (open == std::string_view::npos || text.back() != ']')
        return false;
    const std::string prefix(text.substr(0, open));
    std::string_view inside = text.substr(open + 1, text.size() - open - 2);
    while (!inside.empty()) {
        const auto comma = std::min(inside.find(','), inside.size());
        const std::string_view run = trimmed(inside.substr(0, comma));
        inside.remove_prefix(std::min(comma + 1, inside.size()));
        const auto dash = std::min(run.find('-'), run.size());
        const std::string_view low = run.substr(0, dash);
        const std::string_view high = dash == run.size() ? low : run.substr(dash + 1);
        const auto first = parseInteger(low);
        const auto last = parseInteger(high);
        if (!first || !last || *first < 0 || *last < *first || *last - *first >= index.nodes())
            return false;
        for (std::int64_t number = *first; number <= *last; ++number) {
            const std::string digits = std::to_string(number);
            const std::size_t zeros = low.size() > digits.size() ? low.size() - digits.size() : 0;
            const auto node = index.nodeIn(prefix + std::string(zeros, '0') + digits);
            if (!node)
                return false;
            nodes.push_back(*node);
        }
    }
    return true;
}

/// One entry of a list of nodes; false where it names none.
bool addNodes(const NodeIndex& index, std::string_view entry, std::vector<int>& nodes)
{
    const auto add = [&nodes](int first, int last) {
        for (int node = first; node <= last; ++node)
            nodes.push_back(node);
    };
    if (const auto node = index.nodeIn(entry)) {
        add(*node, *node);
        return true;
    }
    if (entry.find('[') != std::string_view::npos)
        return addBracketed(index, entry, nodes);
    for (const std::string_view times : {"x", "X", "\xC3\x97"})
        if (entry.size() > times.size() && entry.ends_with(times))
            if (const auto count =
                    numberIn(entry.substr(0, entry.size() - times.size()), index.nodes() + 1)) {
                add(index.nodes() - *count, index.nodes() - 1);
                return *count > 0;
            }
    // Names may hold dashes themselves: any of them may be the one between two nodes.
    for (const std::string_view dash : {"-", "\xE2\x80\x93"})
        for (auto at = entry.find(dash); at != std::string_view::npos; at = entry.find(dash, at + 1)) {
            const auto first = index.nodeIn(trimmed(entry.substr(0, at)));
            const auto last = index.nodeIn(trimmed(entry.substr(at + dash.size())));
            if (first && last && *first <= *last) {
                add(*first, *last);
                return true;
            }
        }
    return false;
}

} // namespace

Result<std::vector<int>> nodesNamed(const Cluster& cluster, std::string_view text)
{
    const NodeIndex index(cluster);
    std::vector<int> nodes;
    for (text = trimmed(text); !text.empty();) {
        std::size_t end = 0;
        for (bool inside = false; end < text.size() && (inside || text[end] != ','); ++end)
            inside = text[end] == '[' || (inside && text[end] != ']');
        const std::string_view entry = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!entry.empty() && !addNodes(index, entry, nodes))
            return fail(ErrorCode::BadValue,
                Phrase::of("\"{}\" names no nodes of this cluster of {}", entry, cluster.nodes), {},
                Phrase::of("Write nodes such as {}, a run such as {}, or 4x for the last four.",
                    cluster.nodeName(0), cluster.nodeName(0) + "-" + cluster.nodeName(cluster.nodes - 1)));
    }
    std::ranges::sort(nodes);
    // std::ranges::unique() does not compile with clang 14.
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    return nodes;
}

std::string nodesInShort(const Cluster& cluster, const std::vector<int>& nodes)
{
    std::string text;
    if (!cluster.nodeNames.empty()) {
        std::vector<std::string> names;
        for (const int node : nodes)
            names.push_back(cluster.nodeName(node));
        return compressedHostList(std::move(names));
    }
    for (std::size_t first = 0; first < nodes.size();) {
        std::size_t last = first;
        while (last + 1 < nodes.size() && nodes[last + 1] == nodes[last] + 1)
            ++last;
        text += (text.empty() ? "" : ", ") + std::to_string(nodes[first]);
        if (last > first)
            text += "-" + std::to_string(nodes[last]);
        first = last + 1;
    }
    return text;
}

std::optional<WhatIf> partNamed(const Cluster& cluster, std::string_view text)
{
    text = trimmed(text);
    WhatIf out;
    if (const auto node = nodeIn(cluster, text)) {
        out.part = WhatIf::Part::Node;
        out.first = *node;
        return out;
    }
    if (const auto colon = text.rfind(':'); colon != std::string_view::npos) {
        const auto node = nodeIn(cluster, trimmed(text.substr(0, colon)));
        const auto slot = numberIn(trimmed(text.substr(colon + 1)), cluster.devicesPerNode);
        if (!node || !slot)
            return std::nullopt;
        out.first = *node * cluster.devicesPerNode + *slot;
        return out;
    }
    // Names may hold dashes themselves: a plain dash counts between blanks alone.
    for (const std::string_view between : {" - ", "\xE2\x80\x93", ",", " "}) {
        const auto cut = text.find(between);
        if (cut == std::string_view::npos)
            continue;
        const auto first = nodeIn(cluster, trimmed(text.substr(0, cut)));
        const auto second = nodeIn(cluster, trimmed(text.substr(cut + between.size())));
        if (!first || !second || *first == *second)
            continue;
        out.part = WhatIf::Part::Link;
        std::tie(out.first, out.second) = std::minmax(*first, *second);
        return out;
    }
    return std::nullopt;
}

Result<WhatIf> parseWhatIf(const Cluster& cluster, std::string_view text)
{
    const std::vector<std::string_view> parts = splitAtColons(text);
    const auto part = partIn(cluster, parts);
    if (!part)
        return refused(text, Phrase::of("this names no device, node or link of the cluster"));
    auto [out, named] = *part;
    if (named == parts.size())
        return refused(text, Phrase::of("what becomes of it is missing"));
    const bool whole = out.part == WhatIf::Part::Device || out.part == WhatIf::Part::Node;
    for (const std::string_view what : std::span(parts).subspan(named)) {
        const auto equals = what.find('=');
        const std::string_view name = what.substr(0, equals);
        if (name == "removed" && equals == std::string_view::npos
            && (whole || out.part == WhatIf::Part::Link)) {
            out.removed = true;
            continue;
        }
        const auto share =
            equals == std::string_view::npos ? std::nullopt : parseDouble(what.substr(equals + 1));
        if (!(name == "bandwidth" || (name == "speed" && whole)))
            return refused(text, Phrase::of("\"{}\" does not apply to it", what));
        if (!share || !(*share >= kLeastShare && *share <= 1))
            return refused(text, Phrase::of("\"{}\" has no share from {} to 1", what, kLeastShare));
        (name == "speed" ? out.speed : out.bandwidth) = *share;
    }
    return out;
}

Result<UnavailableNode> parseOutage(const Cluster& cluster, std::string_view text)
{
    const auto colon = text.find(':');
    UnavailableNode out;
    const auto node = nodeIn(cluster, text.substr(0, colon));
    if (!node)
        return fail(ErrorCode::BadValue,
            Phrase::of("there is no node \"{}\" in this cluster of {}", text.substr(0, colon), cluster.nodes),
            {}, Phrase::of("Give a node's name or number, and after a colon broken or draining."));
    out.node = *node;
    if (colon == std::string_view::npos)
        return out;
    const std::string_view rest = text.substr(colon + 1);
    const auto next = rest.find(':');
    const std::string_view reason = rest.substr(0, next);
    if (reason == toString(Outage::Draining))
        out.reason = Outage::Draining;
    else if (reason != toString(Outage::Broken))
        return fail(
            ErrorCode::BadValue, Phrase::of("found \"{}\", where broken or draining is expected", reason));
    if (next != std::string_view::npos)
        out.note = rest.substr(next + 1);
    return out;
}

} // namespace rankloom
