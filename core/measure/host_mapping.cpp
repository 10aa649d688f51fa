// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/host_mapping.h"

#include <algorithm>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>

#include "core/base/cells.h"
#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/cluster/node_names.h"

namespace rankloom {

namespace {

std::string shortName(std::string_view name) { return std::string(name.substr(0, name.find('.'))); }

/// Looks nodes up by a form of their names.
class NodeFinder {
public:
    explicit NodeFinder(const Cluster& cluster)
    {
        for (int node = 0; node < cluster.nodes; ++node) {
            const std::string name = cluster.nodeName(node);
            m_exact.emplace(name, node);
            m_lower[lowerCase(name)].push_back(node);
            m_short[lowerCase(shortName(name))].push_back(node);
            if (const std::optional<std::int64_t> number = trailingNumber(name))
                m_number[*number].push_back(node);
        }
    }

    /// Nodes with that name: one, several that differ in case or domain, or none.
    [[nodiscard]] std::vector<int> named(const std::string& host) const
    {
        if (const auto exact = m_exact.find(host); exact != m_exact.end())
            return {exact->second};
        if (const auto lower = m_lower.find(lowerCase(host)); lower != m_lower.end())
            return lower->second;
        const auto brief = m_short.find(lowerCase(shortName(host)));
        if (brief == m_short.end() || isNetworkAddress(host))
            return {};
        return brief->second;
    }

    /// Nodes whose names end with the same number, those with more of the name in common first.
    [[nodiscard]] std::vector<int> numbered(const std::string& host, const Cluster& cluster) const
    {
        const std::optional<std::int64_t> number = trailingNumber(host);
        const auto found = number ? m_number.find(*number) : m_number.end();
        if (found == m_number.end())
            return {};
        std::vector<int> nodes = found->second;
        const auto common = [&](int node) {
            const std::string a = withoutZeros(shortName(host));
            const std::string b = withoutZeros(shortName(cluster.nodeName(node)));
            const auto ends = std::mismatch(a.rbegin(), a.rend(), b.rbegin(), b.rend());
            return ends.first - a.rbegin();
        };
        std::ranges::stable_sort(nodes, std::ranges::greater(), common);
        if (nodes.size() > 1 && common(nodes[0]) > common(nodes[1]))
            nodes.resize(1);
        return nodes;
    }

    static std::optional<std::int64_t> trailingNumber(std::string_view name)
    {
        const std::string brief = shortName(name);
        const std::size_t digits = brief.find_last_not_of("0123456789") + 1;
        return digits < brief.size() && brief.size() - digits <= 9
            ? parseInteger(std::string_view(brief).substr(digits))
            : std::nullopt;
    }

private:
    /// Lower case, with "b07" written "b7".
    static std::string withoutZeros(const std::string& name)
    {
        std::string lower = lowerCase(name);
        const std::size_t digits = lower.find_last_not_of("0123456789") + 1;
        const std::size_t first = lower.find_first_not_of('0', digits);
        if (first != std::string::npos)
            lower.erase(digits, first - digits);
        return lower;
    }

    std::unordered_map<std::string, int> m_exact;
    std::unordered_map<std::string, std::vector<int>> m_lower;
    std::unordered_map<std::string, std::vector<int>> m_short;
    std::unordered_map<std::int64_t, std::vector<int>> m_number;
};

void limit(std::vector<int>& candidates)
{
    candidates.resize(std::min(candidates.size(), HostRow::kMostCandidates));
}

/// By answer or by name; a node that two names of the file stand for is ambiguous for the later one.
void matchNames(std::vector<HostRow>& rows, const NodeFinder& nodes, const HostAnswers& answers)
{
    std::set<int> taken;
    for (HostRow& row : rows) {
        if (const auto answer = answers.find(row.host); answer != answers.end()) {
            const std::vector<int> meant = nodes.named(answer->second);
            if (answer->second.empty() || meant.size() == 1) {
                row.match = answer->second.empty() ? HostMatch::LeftOut : HostMatch::Answered;
                row.node = answer->second.empty() ? -1 : meant.front();
                taken.insert(row.node);
                continue;
            } // an answer about a node that is gone says nothing
        }
        row.candidates = nodes.named(row.host);
        if (row.candidates.empty())
            continue;
        const bool unique = row.candidates.size() == 1 && taken.insert(row.candidates.front()).second;
        row.match = unique ? HostMatch::Name : HostMatch::Ambiguous;
        row.node = unique ? row.candidates.front() : -1;
        limit(row.candidates);
    }
}

/// The number at the end of a name, where every open host gets a node of its own by it.
void guessByNumber(std::vector<HostRow>& rows, const NodeFinder& nodes, const Cluster& cluster)
{
    std::map<int, int> claims;
    for (const HostRow& row : rows)
        if (row.isPlaced())
            ++claims[row.node];
    for (HostRow& row : rows)
        if (row.match == HostMatch::Unknown && !isNetworkAddress(row.host)) {
            row.candidates = nodes.numbered(row.host, cluster);
            if (row.candidates.size() == 1)
                ++claims[row.candidates.front()];
        }
    for (HostRow& row : rows) {
        if (row.match != HostMatch::Unknown || row.candidates.empty())
            continue;
        const bool own = row.candidates.size() == 1 && claims[row.candidates.front()] == 1;
        row.match = own ? HostMatch::Guess : HostMatch::Ambiguous;
        row.node = own ? row.candidates.front() : -1;
        limit(row.candidates);
    }
}

/// As many hosts as nodes, and nothing else is known of any: the first is the first.
void guessByOrder(std::vector<HostRow>& rows, const Cluster& cluster)
{
    const bool guessed =
        std::ranges::all_of(rows, [](const HostRow& r) { return r.match == HostMatch::Guess; });
    const bool open = std::ranges::all_of(rows, [](const HostRow& r) { return r.isOpen() && !r.optional; });
    if (guessed || !open || rows.size() != static_cast<std::size_t>(cluster.nodes))
        return;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        rows[i].match = HostMatch::Guess;
        rows[i].node = static_cast<int>(i);
        rows[i].candidates = {rows[i].node};
    }
}

} // namespace

const char* toString(HostMatch match)
{
    switch (match) {
    case HostMatch::Name:
        return "name";
    case HostMatch::Adopted:
        return "adopted";
    case HostMatch::Answered:
        return "answered";
    case HostMatch::LeftOut:
        return "left-out";
    case HostMatch::Guess:
        return "guess";
    case HostMatch::Ambiguous:
        return "ambiguous";
    case HostMatch::Unknown:
        return "unknown";
    }
    return "unknown";
}

HostMapping::HostMapping(std::vector<HostRow> rows) : m_rows(std::move(rows))
{
    for (std::size_t i = 0; i < m_rows.size(); ++i)
        m_index.emplace(m_rows[i].host, i);
}

int HostMapping::nodeOf(const std::string& host) const
{
    const auto at = m_index.find(host);
    return at != m_index.end() && m_rows[at->second].isPlaced() ? m_rows[at->second].node : -1;
}

std::vector<int> HostMapping::nodesOf(const std::vector<std::string>& hosts) const
{
    std::vector<int> nodes;
    nodes.reserve(hosts.size());
    for (const std::string& host : hosts)
        nodes.push_back(nodeOf(host));
    return nodes;
}

bool HostMapping::needsAnswers() const
{
    return std::ranges::any_of(m_rows, [](const HostRow& row) { return row.isOpen() && !row.optional; });
}

bool HostMapping::adoptsNames() const
{
    return !m_rows.empty() && m_rows.front().match == HostMatch::Adopted;
}

HostMapping mapHosts(std::vector<HostRow> rows, const Cluster& cluster, const HostAnswers& answers)
{
    const bool addresses =
        std::ranges::any_of(rows, [](const HostRow& row) { return isNetworkAddress(row.host); });
    const bool asMany = cluster.nodes == 0 || rows.size() == static_cast<std::size_t>(cluster.nodes);
    const NodeFinder nodes(cluster);
    matchNames(rows, nodes, answers);
    const bool unmatched =
        std::ranges::all_of(rows, [](const HostRow& r) { return r.match == HostMatch::Unknown; });
    // "node0", … are no names, but a file that says node0 means that one.
    if (cluster.nodeNames.empty() && asMany && unmatched && !addresses) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            rows[i].match = HostMatch::Adopted;
            rows[i].node = static_cast<int>(i);
        }
        return HostMapping(std::move(rows));
    }
    guessByNumber(rows, nodes, cluster);
    guessByOrder(rows, cluster);
    return HostMapping(std::move(rows));
}

HostMapping settled(HostMapping mapping, OpenHosts policy)
{
    if (policy == OpenHosts::Refuse || policy == OpenHosts::RefuseNamed)
        return mapping;
    std::vector<HostRow> rows = mapping.rows();
    for (HostRow& row : rows)
        if (row.isOpen() && !row.optional)
            row.match = policy == OpenHosts::Guess && row.match == HostMatch::Guess ? HostMatch::Answered
                                                                                    : HostMatch::LeftOut;
    return HostMapping(std::move(rows));
}

HostAnswers answersOf(const HostMapping& mapping, const Cluster& cluster)
{
    HostAnswers answers;
    for (const HostRow& row : mapping.rows())
        if (!isNetworkAddress(row.host)
            && (row.match == HostMatch::Answered || row.match == HostMatch::LeftOut))
            answers.emplace(row.host, row.node >= 0 ? cluster.nodeName(row.node) : std::string());
    return answers;
}

HostAnswers withAnswers(HostAnswers known, const HostAnswers& said)
{
    for (const auto& [host, node] : said)
        known.insert_or_assign(host, node);
    return known;
}

Result<void> checkAnswers(const HostAnswers& answers, const Cluster& cluster)
{
    const NodeFinder nodes(cluster);
    for (const auto& [host, node] : answers) {
        if (node.empty() || nodes.named(node).size() == 1)
            continue;
        std::vector<std::string> names;
        for (int n = 0; n < std::min(cluster.nodes, 4096); ++n)
            names.push_back(cluster.nodeName(n));
        const std::vector<std::string> near = similarNames(node, names);
        return fail(ErrorCode::BadValue,
            Phrase::of("{} is mapped to {}, which is no node of this cluster", host, inQuotes(node)), {},
            near.empty() ? Phrase::of("Name a node of the project.")
                         : Phrase::of("Did you mean {}?", alternatives(near)));
    }
    return {};
}

bool isNetworkAddress(std::string_view host)
{
    if (host.find(':') != std::string_view::npos)
        return host.find_first_not_of("0123456789abcdefABCDEF:.%") == std::string_view::npos
            || host.substr(0, 4) == "fe80";
    const std::vector<std::string_view> parts = cells(host, '.');
    return parts.size() == 4 && std::ranges::all_of(parts, [](std::string_view part) {
        const std::optional<std::int64_t> number = parseInteger(part);
        return number && *number >= 0 && *number < 256;
    });
}

} // namespace rankloom
