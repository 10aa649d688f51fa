// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/cluster/node_names.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/name_index.h"
#include "core/exchange/topology/network_builder.h"

namespace rankloom {

namespace {

constexpr int kMostSlots = 4096;

/// One line of a host file; `stated` when the slots are in the line.
struct HostLine {
    std::string_view name;
    std::string_view slots;
    bool stated = false;
};

std::optional<HostLine> readHostLine(std::string_view text)
{
    text = text.substr(0, text.find('#'));
    const std::vector<std::string_view> w = words(text);
    if (w.empty())
        return std::nullopt;
    HostLine line {w.front(), "1", false};
    // The user of "user@host" is nobody's business.
    if (const std::size_t at = line.name.find('@'); at != std::string_view::npos)
        line.name.remove_prefix(at + 1);
    if (const std::size_t colon = line.name.find(':'); colon != std::string_view::npos) {
        line.slots = line.name.substr(colon + 1);
        line.name = line.name.substr(0, colon);
        line.stated = true;
    }
    for (std::size_t i = 1; i < w.size(); ++i) {
        const std::size_t equals = w[i].find('=');
        const std::string key = lowerCase(w[i].substr(0, equals));
        if (equals == std::string_view::npos || (key != "slots" && key != "max_slots" && key != "max-slots"))
            return std::nullopt;
        if (key == "slots" || !line.stated)
            line.slots = w[i].substr(equals + 1);
        line.stated = true;
    }
    return isHostName(line.name) ? std::optional(line) : std::nullopt;
}

/// "rank 3=node7 slot=2"
std::optional<HostList::RankPlace> readRankLine(std::string_view text)
{
    const std::vector<std::string_view> w = words(text);
    if (w.size() != 3 || w[0] != "rank" || !startsWith(w[2], "slot="))
        return std::nullopt;
    const std::size_t equals = w[1].find('=');
    if (equals == std::string_view::npos)
        return std::nullopt;
    const std::optional<std::int64_t> rank = parseInteger(w[1].substr(0, equals));
    const std::string_view host = w[1].substr(equals + 1);
    if (!rank || *rank < 0 || *rank > (1 << 24) || !isHostName(host))
        return std::nullopt;
    return HostList::RankPlace {static_cast<int>(*rank), std::string(host), std::string(w[2].substr(5))};
}

class HostFileReader {
public:
    explicit HostFileReader(const ReaderInput& input) : m_input(input) { }

    Result<Reading> read()
    {
        for (const TextLine& line : m_input.text.lines()) {
            const std::string_view text = trimmed(line.text);
            if (text.empty() || text.front() == '#')
                continue;
            const Result<void> done =
                startsWith(text, "rank ") ? takeRank(text, line.number) : takeHost(text, line.number);
            if (!done)
                return tl::unexpected<Error>(done.error());
        }
        if (m_index.size() == 0)
            return fail(ErrorCode::BadSyntax, Phrase::of("The file names no host"), {m_input.file, 0, 0, {}},
                Phrase::of("Give one host per line: node1 slots=8."));
        for (std::size_t h = 0; h < m_index.size(); ++h)
            m_list.hosts.push_back({m_index.names()[h], m_slots[h]});
        m_reading.values.emplace_back(std::move(m_list));
        return std::move(m_reading);
    }

private:
    [[nodiscard]] tl::unexpected<Error> refuse(ErrorCode code, std::int64_t line, Phrase message) const
    {
        return fail(code, std::move(message), {m_input.file, line, 0, {}},
            Phrase::of("Write \"node1 slots=8\", \"node1:8\", \"node1\" or \"rank 0=node1 slot=0\"."));
    }

    Result<void> addSlots(std::string_view host, int slots, std::int64_t line)
    {
        const std::size_t at = m_index.add(host);
        if (m_index.size() > kMostHosts)
            return refuse(ErrorCode::TooLarge, line, Phrase::of("There are more than {} hosts", kMostHosts));
        m_slots.resize(m_index.size(), 0);
        m_slots[at] += slots;
        return {};
    }

    Result<void> takeHost(std::string_view text, std::int64_t number)
    {
        const std::optional<HostLine> line = readHostLine(text);
        if (!line)
            return refuse(ErrorCode::BadSyntax, number, Phrase::of("{} is not a host", inQuotes(text)));
        const std::optional<std::int64_t> slots = parseInteger(line->slots);
        if (!slots || *slots < 1 || *slots > kMostSlots)
            return refuse(ErrorCode::BadValue, number,
                Phrase::of("{} is not a number of slots from 1 to {}", inQuotes(line->slots), kMostSlots));
        const bool repeated = m_index.find(line->name) != m_index.size();
        // A host named again brings more slots, as mpirun counts.
        if (repeated && m_slots[m_index.find(line->name)] + *slots > kMostSlots)
            return refuse(ErrorCode::BadValue, number,
                Phrase::of("{} has more than {} slots", inQuotes(line->name), kMostSlots));
        return addSlots(line->name, static_cast<int>(*slots), number);
    }

    Result<void> takeRank(std::string_view text, std::int64_t number)
    {
        const std::optional<HostList::RankPlace> place = readRankLine(text);
        if (!place)
            return refuse(
                ErrorCode::BadSyntax, number, Phrase::of("{} does not place a rank", inQuotes(text)));
        if (!m_ranks.insert(place->rank).second)
            return refuse(
                ErrorCode::Contradiction, number, Phrase::of("Rank {} is placed twice", place->rank));
        m_list.ranks.push_back(*place);
        return addSlots(place->host, 1, number);
    }

    const ReaderInput& m_input;
    Reading m_reading;
    HostList m_list;
    NameIndex m_index;
    std::vector<int> m_slots;
    std::set<int> m_ranks;
};

/// Nothing marks a list of plain names as hosts: every line must be one, with a digit, a dot or a dash, lest
/// a list of words be taken for hosts.
bool looksLikeHostFile(const TextLines& text)
{
    int hosts = 0;
    for (const TextLine& line : text.lines()) {
        const std::string_view content = trimmed(line.text);
        if (content.empty() || content.front() == '#')
            continue;
        if (readRankLine(content)) {
            ++hosts;
            continue;
        }
        const std::optional<HostLine> host = readHostLine(content);
        if (!host || (!host->stated && host->name.find_first_of("0123456789.-") == std::string_view::npos)
            || parseDouble(host->name) || !parseInteger(host->slots))
            return false;
        ++hosts;
    }
    return hosts > 0;
}

Result<Reading> readHostFile(const ReaderInput& input) { return HostFileReader(input).read(); }

} // namespace

extern const Format kHostFile {
    .format = FileFormat::HostFile,
    .name = "hostfile",
    .title = "hostfile or rankfile",
    .isProbably = looksLikeHostFile,
    .lines = readHostFile,
};

} // namespace rankloom
