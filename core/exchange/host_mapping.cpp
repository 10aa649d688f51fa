// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/host_mapping.h"

#include <algorithm>
#include <optional>
#include <set>
#include <unordered_map>
#include <utility>

#include <fmt/format.h>

#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/exchange/node_names.h"
#include "core/exchange/text_lines.h"

namespace rankloom {

namespace {

constexpr std::size_t kMostAnswers = 65536;
constexpr std::size_t kMostListed = 16;

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

std::vector<HostRow> hostsOf(const std::vector<Parsed>& values)
{
    std::vector<HostRow> rows;
    std::unordered_map<std::string, std::size_t> index;
    const auto add = [&](const std::string& host, bool optional) {
        const auto [at, isNew] = index.emplace(host, rows.size());
        if (isNew)
            rows.push_back({host, HostMatch::Unknown, -1, {}, optional});
        rows[at->second].optional = rows[at->second].optional && optional;
    };
    for (const Parsed& value : values) {
        if (const auto* links = std::get_if<LinkMeasurement>(&value);
            links != nullptr && links->scope == LinkScope::NodePairs)
            for (const std::string& name : links->names)
                add(name, false);
        if (const auto* pair = std::get_if<PairMeasurement>(&value); pair != nullptr && !pair->collective)
            for (const std::string& host : pair->hosts)
                add(host, isNetworkAddress(host));
        if (const auto* network = std::get_if<NetworkTopology>(&value))
            for (const std::string& node : network->nodes)
                add(node, true);
    }
    return rows;
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

Result<std::pair<std::string, std::string>> parseHostAnswer(std::string_view text)
{
    const std::size_t equals = text.find('=');
    const std::string host(trimmed(text.substr(0, equals)));
    if (equals == std::string_view::npos || host.empty() || host.size() > 253 || text.size() > 1024
        || !isValidUtf8(text))
        return fail(ErrorCode::BadValue, Phrase::of("{} is no host and node", inQuotes(text)), {},
            Phrase::of("Write HOST=NODE, or HOST= for a host that is no node of this cluster."));
    return std::pair(host, std::string(trimmed(text.substr(equals + 1))));
}

Result<HostAnswers> parseHostAnswers(std::string_view text, const std::string& file)
{
    const Result<TextLines> lines = TextLines::prepare(text, file);
    if (!lines)
        return tl::unexpected<Error>(lines.error());
    HostAnswers answers;
    for (const TextLine& line : lines->lines()) {
        std::string content(trimmed(line.text.substr(0, line.text.find('#'))));
        if (content.empty())
            continue;
        if (const std::size_t blank = content.find_first_of(" \t,");
            blank != std::string::npos && content.find('=') == std::string::npos)
            content[blank] = '=';
        Result<std::pair<std::string, std::string>> answer = parseHostAnswer(content);
        if (!answer) {
            answer.error().code = ErrorCode::BadSyntax;
            answer.error().where = {file, line.number, 0, {}};
            return tl::unexpected<Error>(std::move(answer.error()));
        }
        if (answers.size() == kMostAnswers)
            return fail(ErrorCode::TooLarge, Phrase::of("the file maps more than {} hosts", kMostAnswers),
                {file, line.number, 0, {}});
        if (const auto [at, isNew] = answers.insert(*answer); !isNew && at->second != answer->second)
            return fail(ErrorCode::Contradiction,
                Phrase::of("{} is mapped to {} and to {}", at->first, inQuotes(at->second),
                    inQuotes(answer->second)),
                {file, line.number, 0, {}}, Phrase::of("Keep one of the lines."));
    }
    return answers;
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

std::map<std::string, std::int64_t> linesNaming(std::string_view text, const std::vector<std::string>& hosts)
{
    std::map<std::string, std::int64_t> lines;
    std::unordered_map<std::string_view, std::pair<std::int64_t*, std::int64_t>> wanted; // count, last line
    for (const std::string& host : hosts)
        wanted.emplace(host, std::pair(&lines.try_emplace(host, 0).first->second, std::int64_t {-1}));
    // Everything that can be in a name; mpiGraph writes "host:0".
    constexpr std::string_view inside = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.-_";
    const auto isInside = [&](char c) {
        return (static_cast<unsigned char>(c) & 0x80U) != 0 || inside.find(c) != std::string_view::npos;
    };
    std::int64_t line = 0;
    for (std::size_t at = 0; at < text.size();) {
        if (!isInside(text[at])) {
            line += text[at] == '\n' ? 1 : 0;
            ++at;
            continue;
        }
        std::size_t end = at;
        while (end < text.size() && isInside(text[end]))
            ++end;
        if (const auto found = wanted.find(text.substr(at, end - at));
            found != wanted.end() && found->second.second != line) {
            found->second.second = line;
            ++*found->second.first;
        }
        at = end;
    }
    return lines;
}

Error openHostsError(const HostMapping& mapping, const Cluster& cluster, std::string_view text)
{
    std::vector<std::string> hosts;
    for (const HostRow& row : mapping.rows())
        if (row.isOpen() && !row.optional)
            hosts.push_back(row.host);
    const std::map<std::string, std::int64_t> lines = linesNaming(text, hosts);
    Error error {ErrorCode::BadValue, {}, {}, {"hosts-open"}, {}};
    std::string options;
    std::size_t listed = 0;
    for (const HostRow& row : mapping.rows()) {
        if (!row.isOpen() || row.optional || ++listed > kMostListed)
            continue;
        const std::int64_t count = lines.at(row.host);
        error.message += fmt::format("{}{}", error.message.empty() ? "" : ", ", row.host);
        if (count > 0)
            error.message += fmt::format(" ({} line{})", count, count == 1 ? "" : "s");
        const std::string node = row.candidates.empty() ? "NODE" : cluster.nodeName(row.candidates.front());
        options += fmt::format(" --map {}={}", row.host, node);
        if (row.candidates.size() > 1) {
            error.message += " is one of";
            for (const int candidate : row.candidates)
                error.message += ' ' + cluster.nodeName(candidate);
        }
    }
    if (listed > kMostListed)
        error.message += fmt::format(" and {} more", listed - kMostListed);
    error.message = fmt::format("{} of the file's {} hosts {} of this cluster: {}", hosts.size(),
        mapping.rows().size(), hosts.size() == 1 ? "is no known node" : "are no known nodes", error.message);
    error.remedy = fmt::format("Say which nodes they are:{}{}; HOST= leaves one out, --open-hosts guess takes"
                               " the likeliest, --open-hosts leave-out none.",
        options, listed > kMostListed ? " … or --map-file FILE" : "");
    return error;
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
