// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/topology/network_builder.h"

#include <algorithm>
#include <optional>
#include <unordered_map>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"

namespace rankloom {

namespace {

constexpr std::size_t kMostMentions = 3 * kMostHosts; ///< hosts, and switches under switches
constexpr std::size_t kLongestName = 253;

bool isNameByte(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-'
        || c == '_';
}

std::string padded(std::int64_t number, std::size_t width)
{
    std::string digits = std::to_string(number);
    return digits.size() < width ? std::string(width - digits.size(), '0') + digits : digits;
}

/// The numbers of a bracket: "001-004,9". Nothing where it is malformed or too long.
std::optional<std::vector<std::string>> numbersOf(std::string_view text, std::size_t room)
{
    std::vector<std::string> result;
    for (const std::string_view range : cells(text, ',')) {
        const std::size_t dash = range.find('-');
        const std::string_view first = range.substr(0, dash);
        const std::string_view last = dash == std::string_view::npos ? first : range.substr(dash + 1);
        const auto digits = [](std::string_view t) {
            return !t.empty() && t.size() <= 12
                && t.find_first_not_of("0123456789") == std::string_view::npos;
        };
        if (!digits(first) || !digits(last))
            return std::nullopt;
        const std::int64_t from = *parseInteger(first);
        const std::int64_t to = *parseInteger(last);
        if (to < from || static_cast<std::size_t>(to - from) >= room - std::min(room, result.size()))
            return std::nullopt;
        for (std::int64_t n = from; n <= to; ++n)
            result.push_back(padded(n, first.size()));
    }
    return result;
}

/// The end of the name at the start of `text`: a comma outside of brackets.
std::size_t endOfName(std::string_view text)
{
    bool inside = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        inside = text[i] == '[' || (inside && text[i] != ']');
        if (text[i] == ',' && !inside)
            return i;
    }
    return text.size();
}

/// Every name of one element of a host list; nothing where it is malformed or too long.
std::optional<std::vector<std::string>> namesOf(std::string_view text, std::size_t room)
{
    std::vector<std::string> names {std::string()};
    while (!text.empty()) {
        if (text.front() != '[') {
            const std::size_t end = std::min(text.find('['), text.size());
            const std::string_view part = text.substr(0, end);
            if (part.size() > kLongestName || !std::all_of(part.begin(), part.end(), isNameByte))
                return std::nullopt;
            for (std::string& name : names)
                name += part;
            text.remove_prefix(end);
            continue;
        }
        const std::size_t close = text.find(']');
        if (close == std::string_view::npos)
            return std::nullopt;
        const auto numbers = numbersOf(text.substr(1, close - 1), room);
        if (!numbers || numbers->size() * names.size() > room || names.front().size() > kLongestName)
            return std::nullopt;
        std::vector<std::string> longer;
        longer.reserve(numbers->size() * names.size());
        for (const std::string& name : names)
            for (const std::string& number : *numbers)
                longer.push_back(name + number);
        names = std::move(longer);
        text.remove_prefix(close + 1);
    }
    return names;
}

} // namespace

Result<std::vector<std::string>> expandHostList(std::string_view text, const Place& where)
{
    std::vector<std::string> result;
    for (text = trimmed(text); !text.empty();) {
        const std::size_t end = endOfName(text);
        const std::string_view element = trimmed(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (element.empty())
            continue;
        std::optional<std::vector<std::string>> names = namesOf(element, kMostHosts - result.size());
        if (!names)
            return fail(ErrorCode::BadSyntax,
                Phrase::of("{} is no list of names, or one of more than {}", inQuotes(element), kMostHosts),
                where, Phrase::of("Write names like gpu[001-004,9]."));
        std::move(names->begin(), names->end(), std::back_inserter(result));
    }
    return result;
}

Result<void> NetworkBuilder::add(std::string_view name, std::string_view children, std::string_view nodes,
    std::int64_t line, const std::string& pointer)
{
    const Place where {m_file, line, 0, pointer};
    const Result<std::vector<std::string>> below = expandHostList(children, where);
    if (!below)
        return tl::unexpected<Error>(below.error());
    const Result<std::vector<std::string>> hosts = expandHostList(nodes, where);
    if (!hosts)
        return tl::unexpected<Error>(hosts.error());
    return add(name, *below, *hosts, where);
}

Result<void> NetworkBuilder::add(std::string_view name, const std::vector<std::string>& children,
    const std::vector<std::string>& nodes, const Place& where)
{
    if (m_names.add(name) != m_groups.size())
        return fail(ErrorCode::Contradiction, Phrase::of("{} is described twice", inQuotes(name)), where,
            Phrase::of("Keep one of the two."));
    m_mentions += children.size() + nodes.size() + 1;
    if (m_mentions > kMostMentions)
        return fail(ErrorCode::TooLarge, Phrase::of("The topology names more than {} parts", kMostMentions),
            where, Phrase::of("Keep the part of the cluster that the plan runs on."));
    m_groups.push_back({children, nodes, where.line});
    return {};
}

/// Levels from the nodes up; a group whose children never get one is part of a loop.
Result<void> NetworkBuilder::setLevels(NetworkTopology& network) const
{
    std::vector<std::vector<int>> parents(network.groups.size());
    std::vector<std::size_t> open(network.groups.size());
    std::vector<int> ready;
    for (std::size_t g = 0; g < network.groups.size(); ++g) {
        open[g] = network.groups[g].children.size();
        for (const int child : network.groups[g].children)
            parents[static_cast<std::size_t>(child)].push_back(static_cast<int>(g));
        if (open[g] == 0)
            ready.push_back(static_cast<int>(g));
    }
    for (std::size_t at = 0; at < ready.size(); ++at) {
        const int level = network.groups[static_cast<std::size_t>(ready[at])].level;
        for (const int parent : parents[static_cast<std::size_t>(ready[at])]) {
            const auto p = static_cast<std::size_t>(parent);
            network.groups[p].level = std::max(network.groups[p].level, level + 1);
            if (--open[p] == 0)
                ready.push_back(parent);
        }
    }
    if (ready.size() == network.groups.size())
        return {};
    const auto looped = std::find_if(open.begin(), open.end(), [](std::size_t n) { return n > 0; });
    const auto at = static_cast<std::size_t>(looped - open.begin());
    return fail(ErrorCode::Contradiction,
        Phrase::of("{} is above itself: the topology has a loop", inQuotes(network.groups[at].name)),
        {m_file, m_groups[at].line, 0, {}}, Phrase::of("Correct its children."));
}

/// Numbers the nodes as a walk down from the roots meets them.
void NetworkBuilder::walk(NetworkTopology& network) const
{
    std::vector<bool> isChild(network.groups.size(), false);
    for (const NetworkTopology::Group& group : network.groups)
        for (const int child : group.children)
            isChild[static_cast<std::size_t>(child)] = true;
    std::vector<std::size_t> stack;
    for (std::size_t g = network.groups.size(); g-- > 0;)
        if (!isChild[g])
            stack.push_back(g);
    std::vector<bool> seen(network.groups.size(), false);
    std::unordered_map<std::string, int> numbers;
    while (!stack.empty()) {
        const std::size_t g = stack.back();
        stack.pop_back();
        if (seen[g])
            continue;
        seen[g] = true;
        for (const std::string& node : m_groups[g].nodes) {
            const auto [at, isNew] = numbers.emplace(node, static_cast<int>(network.nodes.size()));
            if (isNew)
                network.nodes.push_back(node);
            network.groups[g].nodes.push_back(at->second);
        }
        const std::vector<int>& children = network.groups[g].children;
        for (auto child = children.rbegin(); child != children.rend(); ++child)
            stack.push_back(static_cast<std::size_t>(*child));
    }
}

Result<void> NetworkBuilder::joinBlocks(
    const std::vector<std::int64_t>& sizes, const Place& where, Reading& reading)
{
    struct Run {
        std::string name;
        std::string first; ///< block
        std::string last;
    };
    std::vector<Run> below;
    for (const std::string& block : m_names.names())
        below.push_back({block, block, block});
    std::int64_t size = sizes.empty() ? 0 : sizes.front();
    for (std::size_t level = 1; level < sizes.size(); ++level) {
        if (size < 1 || sizes[level] <= size || sizes[level] % size != 0) {
            warn(reading, m_file, where.line, "block-sizes",
                Phrase::of("The block size {} is no multiple of {}: it is left out", sizes[level], size));
            continue;
        }
        const auto joined = static_cast<std::size_t>(sizes[level] / size);
        size = sizes[level];
        std::vector<Run> above;
        for (std::size_t first = 0; first < below.size(); first += joined) {
            const std::size_t end = std::min(below.size(), first + joined);
            if (end - first == 1) { // the last block may be alone
                above.push_back(below[first]);
                continue;
            }
            std::vector<std::string> children;
            for (std::size_t b = first; b < end; ++b)
                children.push_back(below[b].name);
            above.push_back({fmt::format("{} to {}", below[first].first, below[end - 1].last),
                below[first].first, below[end - 1].last});
            if (Result<void> added = add(above.back().name, children, {}, where); !added)
                return added;
        }
        below = std::move(above);
    }
    return {};
}

Result<NetworkTopology> NetworkBuilder::finish(Reading& reading)
{
    NetworkTopology network;
    for (std::size_t g = 0; g < m_groups.size(); ++g) {
        NetworkTopology::Group group;
        group.name = m_names.names()[g];
        for (const std::string& child : m_groups[g].children) {
            const std::size_t at = m_names.find(child);
            if (at == m_names.size())
                warn(reading, m_file, m_groups[g].line, "undefined-switch",
                    Phrase::of(
                        "{} is below {} but described nowhere", inQuotes(child), inQuotes(group.name)));
            else
                group.children.push_back(static_cast<int>(at));
        }
        network.groups.push_back(std::move(group));
    }
    if (const Result<void> levels = setLevels(network); !levels)
        return tl::unexpected<Error>(levels.error());
    walk(network);
    if (network.nodes.empty())
        return fail(ErrorCode::BadValue, Phrase::of("The topology names no node"), {m_file, 0, 0, {}},
            Phrase::of("Choose the complete file."));
    return network;
}

} // namespace rankloom
