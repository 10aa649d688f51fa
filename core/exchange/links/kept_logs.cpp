// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/links/kept_logs.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/exchange/links/nccl_lines.h"
#include "core/exchange/links/osu_lines.h"
#include "core/exchange/links/rccl_lines.h"
#include "core/exchange/syntax/json_values.h"
#include "core/exchange/syntax/text_lines.h"

namespace rankloom {

namespace {

/// "2.17.6", "nccl-headers=22807": nothing that could be a path, an address or a name of somebody.
bool isVersionWord(std::string_view word)
{
    return word.size() <= 40
        && word.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.=-") == std::string_view::npos;
}

/// A header of the same columns; a name that nccl-tests does not print keeps its place alone.
std::string ncclHeader(const NcclColumns& columns)
{
    static constexpr std::array<std::string_view, 16> kNames {"size", "count", "type", "redop", "root",
        "time", "algbw", "busbw", "#wrong", "error", "res", "N", "op", "i_min", "i_max", "wrong"};
    std::string line = "#";
    for (const std::string& name : columns.names)
        line += std::find(kNames.begin(), kNames.end(), name) != kNames.end() ? ' ' + name : " ?";
    return line;
}

std::string ncclRank(const NcclRankLine& rank, HostNamer& nameOf)
{
    return fmt::format("#  Rank {} Group {} Pid 0 on {} device 0 [00] {}", rank.rank, rank.group,
        nameOf.ofAddress(std::string(rank.host)), rank.device);
}

std::string ncclParameters(const NcclParameters& stated)
{
    std::string line = fmt::format("# nThread {} nGpus {}", stated.threads, stated.devicesPerThread);
    if (stated.minBytes > 0)
        line += fmt::format(" minBytes {}", shortestText(stated.minBytes));
    if (stated.maxBytes > 0)
        line += fmt::format(" maxBytes {}", shortestText(stated.maxBytes));
    return line;
}

/// The command that says as much and no more.
std::string ncclCommand(const NcclCommand& command)
{
    std::string line = command.split ? "NCCL_TESTS_SPLIT=? mpirun" : "mpirun";
    if (command.processes)
        line += fmt::format(" -np {}", *command.processes);
    if (!command.operation.empty())
        line += fmt::format(" {}_perf", command.operation);
    if (command.devices)
        line += fmt::format(" -g {}", *command.devices);
    return line;
}

/// Footers and banners by what they state.
std::string ncclRemark(std::string_view line)
{
    const std::vector<std::string_view> w = words(line);
    if (contains(line, "Collective test concluded"))
        return fmt::format("# Collective test concluded: {}_perf", ncclOperationIn(line));
    if (contains(line, "Out of bounds values"))
        return fmt::format("# Out of bounds values : {}", contains(line, "FAILED") ? "FAILED" : "OK");
    if (contains(line, "Avg bus bandwidth") && !w.empty() && parseDouble(w.back()))
        return fmt::format("# Avg bus bandwidth    : {}", w.back());
    if (const std::size_t banner = line.find("nccl-tests version "); banner != std::string_view::npos) {
        std::string versions;
        for (const std::string_view word : words(line.substr(banner + 19)))
            if (isVersionWord(word))
                versions += ' ' + std::string(word);
        return versions.empty() ? versions : "# nccl-tests version" + versions;
    }
    return {};
}

/// One line, in the order in which the reader asks what it is; empty = nothing of it is kept.
std::string keptNcclLine(std::string_view line, NcclColumns& columns, HostNamer& nameOf)
{
    NcclRow row;
    switch (readNcclRow(line, columns, row)) {
    case NcclRowKind::Complete:
    case NcclRowKind::Placeholder:
        return std::string(line);
    case NcclRowKind::Cut: {
        const std::vector<std::string_view> w = words(line);
        return fmt::format("{} {} {}", w[0], w[1], w[2]);
    }
    case NcclRowKind::NotARow:
        break;
    }
    if (const std::optional<NcclColumns> header = ncclColumns(line)) {
        columns = *header;
        return ncclHeader(columns);
    }
    if (const std::optional<NcclRankLine> rank = readNcclRankLine(line))
        return ncclRank(*rank, nameOf);
    if (const std::optional<NcclParameters> stated = readNcclParameters(line))
        return ncclParameters(*stated);
    if (std::string remark = ncclRemark(line); !remark.empty())
        return remark;
    if (const std::optional<NcclCommand> command = readNcclCommand(line))
        return contains(line, "Collective test starting") && !command->operation.empty()
            ? fmt::format("# Collective test starting: {}_perf", command->operation)
            : ncclCommand(*command);
    return {};
}

} // namespace

std::string keptNcclTests(const std::string& text, HostNamer& nameOf)
{
    const Result<TextLines> lines = TextLines::prepare(text, {});
    std::string kept;
    NcclColumns columns;
    for (const TextLine& line : lines ? lines->lines() : std::vector<TextLine>())
        if (const std::string part = keptNcclLine(line.text, columns, nameOf); !part.empty())
            kept += part + '\n';
    return kept;
}

std::string keptOsu(const std::string& text, HostNamer& nameOf)
{
    const Result<TextLines> lines = TextLines::prepare(text, {});
    std::string kept;
    bool open = false;
    for (const TextLine& line : lines ? lines->lines() : std::vector<TextLine>()) {
        if (const std::optional<PairMeasurement> title = osuTitle(line.text)) {
            kept += fmt::format(
                "# OSU {} Test v{}\n", title->test, isVersionWord(title->version) ? title->version : "");
            open = true;
            continue;
        }
        const std::vector<std::string_view> w = words(line.text);
        if (open && !w.empty() && parseInteger(w[0]) && (w.size() == 1 || parseDouble(w[1]))) {
            std::string row;
            for (std::size_t i = 0; i < w.size() && parseDouble(w[i]); ++i)
                row += (i == 0 ? "" : " ") + std::string(w[i]);
            kept += row + '\n';
        } else if (const std::optional<OsuHosts> hosts = osuHosts(line.text)) {
            const std::string first = nameOf.ofAddress(hosts->names[0]);
            const std::string second = nameOf.ofAddress(hosts->names[1]);
            kept += hosts->ofLastRun ? fmt::format("\"hostlist\": [\"{},{}\"]\n", first, second)
                                     : fmt::format("experiments for nodes {} {}\n", first, second);
        }
    }
    return kept;
}

std::string keptRcclLines(const std::string& text, HostNamer&)
{
    const Result<TextLines> lines = TextLines::prepare(text, {});
    std::string kept;
    for (const TextLine& line : lines ? lines->lines() : std::vector<TextLine>()) {
        const nlohmann::json row = rcclRow(line.text);
        if (row.is_null())
            continue;
        nlohmann::ordered_json figures = nlohmann::ordered_json::object();
        for (const auto& [key, value] : row.items())
            if (textOf(value).find('/') == std::string::npos)
                figures[key] = value;
        kept += compactText(figures) + '\n';
    }
    return kept;
}

nlohmann::ordered_json plainMembers(const nlohmann::json& object)
{
    nlohmann::ordered_json kept = nlohmann::ordered_json::object();
    if (object.is_object())
        for (const auto& [key, value] : object.items())
            if (value.is_number() || value.is_boolean()
                || (value.is_string() && !isNetworkAddress(value.get<std::string>())
                    && value.get<std::string>().find_first_of(" /") == std::string::npos))
                kept[key] = value;
    return kept;
}

} // namespace rankloom
