// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/host_answers.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include <fmt/format.h>

#include "core/base/nearest.h"
#include "core/base/text.h"
#include "core/exchange/syntax/text_lines.h"

namespace rankloom {

namespace {

constexpr std::size_t kMostAnswers = 65536;
constexpr std::size_t kMostListed = 16;

} // namespace

std::vector<HostRow> hostsOf(const std::vector<Parsed>& values)
{
    std::vector<HostRow> rows;
    std::unordered_map<std::string, std::size_t> index;
    const auto rowOf = [&](const std::string& host) -> HostRow& {
        const auto [at, isNew] = index.emplace(host, rows.size());
        if (isNew)
            rows.push_back({host, HostMatch::Unknown, -1, {}, true});
        return rows[at->second];
    };
    for (const Parsed& value : values) {
        if (const auto* links = std::get_if<LinkMeasurement>(&value);
            links != nullptr && links->scope == LinkScope::NodePairs)
            for (const std::string& name : links->names)
                rowOf(name).optional = false;
        if (const auto* pair = std::get_if<PairMeasurement>(&value); pair != nullptr && !pair->collective)
            for (const std::string& host : pair->hosts)
                if (HostRow& row = rowOf(host); !isNetworkAddress(host))
                    row.optional = false;
        if (const auto* network = std::get_if<NetworkTopology>(&value))
            for (const std::string& node : network->nodes)
                rowOf(node);
    }
    return rows;
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
    error.message =
        fmt::format("{} of the file's {} hosts {} of this cluster: {}", hosts.size(), mapping.rows().size(),
            hosts.size() == 1 ? "is no known node" : "are no known nodes", error.message.english());
    error.remedy = fmt::format("Say which nodes they are:{}{}; HOST= leaves one out, --open-hosts guess takes"
                               " the likeliest, --open-hosts leave-out none.",
        options, listed > kMostListed ? " … or --map-file FILE" : "");
    return error;
}

Result<HostMapping> placedHosts(const Reading& reading, std::string_view text, const Cluster& cluster,
    const HostAnswers& answers, const ReadingHints& hints)
{
    std::vector<HostRow> rows = hostsOf(reading.values);
    if (rows.empty())
        return HostMapping();
    if (Result<void> known = checkAnswers(hints.hosts, cluster); !known)
        return tl::unexpected<Error>(std::move(known.error()));
    const HostMapping found = mapHosts(std::move(rows), cluster, answers);
    const bool named = !cluster.nodeNames.empty() || !hints.hosts.empty();
    if (found.needsAnswers()
        && (hints.openHosts == OpenHosts::Refuse || (hints.openHosts == OpenHosts::RefuseNamed && named)))
        return tl::unexpected<Error>(openHostsError(found, cluster, text));
    return settled(found, hints.openHosts);
}

} // namespace rankloom
