// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/kept_text.h"

#include <utility>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/exchange/kept_logs.h"
#include "core/exchange/readers.h"
#include "core/exchange/syntax/inflate.h"
#include "core/exchange/syntax/json_values.h"
#include "core/exchange/syntax/text_lines.h"
#include "core/exchange/topology/kubernetes_nodes.h"
#include "core/exchange/topology/volcano_hypernodes.h"
#include "core/measure/host_mapping.h"

namespace rankloom {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

std::string withoutCommandLine(std::string text)
{
    auto document = parseJson(text);
    if (!document || !document->is_object())
        return text;
    document->erase("env");
    if (const auto words = document->find("args"); words != document->end()) {
        // The program's name says which collective was measured.
        std::string program;
        if (words->is_array() && !words->empty() && words->front().is_string())
            program = words->front().get<std::string>();
        *words = json::array({program.substr(program.find_last_of('/') + 1)});
    }
    return jsonText(ordered_json(*document));
}

/// Gives every host the name it is kept under.
class HostNamer {
public:
    explicit HostNamer(const std::map<std::string, std::string>& names) : m_names(names) { }

    std::string operator()(const std::string& host)
    {
        if (const auto known = m_names.find(host); known != m_names.end() && !isNetworkAddress(known->second))
            return known->second;
        const auto [at, isNew] = m_given.emplace(host, m_given.size() + 1);
        return isNetworkAddress(host) ? fmt::format("address-{}", at->second) : host;
    }

private:
    const std::map<std::string, std::string>& m_names;
    std::map<std::string, std::size_t> m_given;
};

/// The members of an object that are plain numbers, booleans or words without a blank or a slash.
ordered_json plainMembers(const json& object)
{
    ordered_json kept = ordered_json::object();
    if (object.is_object())
        for (const auto& [key, value] : object.items())
            if (value.is_number() || value.is_boolean()
                || (value.is_string() && !isNetworkAddress(value.get<std::string>())
                    && value.get<std::string>().find_first_of(" /") == std::string::npos))
                kept[key] = value;
    return kept;
}

std::string iperf3Json(const json& document, HostNamer name)
{
    const json& start = memberOf(document, "start");
    const json& end = memberOf(document, "end");
    ordered_json kept;
    kept["start"]["connected"] = ordered_json::array();
    if (const json& connected = memberOf(start, "connected"); connected.is_array() && !connected.empty())
        kept["start"]["connected"].push_back(
            {{"local_host", name(textOf(memberOf(connected[0], "local_host")))},
                {"remote_host", name(textOf(memberOf(connected[0], "remote_host")))}});
    if (const json& server = memberOf(memberOf(start, "connecting_to"), "host"); server.is_string())
        kept["start"]["connecting_to"]["host"] = name(textOf(server));
    if (const json& client = memberOf(memberOf(start, "accepted_connection"), "host"); client.is_string())
        kept["start"]["accepted_connection"]["host"] = name(textOf(client));
    kept["start"]["version"] = textOf(memberOf(start, "version"));
    kept["start"]["test_start"] = plainMembers(memberOf(start, "test_start"));
    kept["intervals"] = ordered_json::array();
    kept["end"] = ordered_json::object();
    if (end.is_object())
        for (const auto& [key, value] : end.items())
            if (startsWith(key, "sum"))
                kept["end"][key] = plainMembers(value);
    return jsonText(kept);
}

/// Metis' cluster file, whose hosts are addresses.
std::string metisJson(std::string_view text, HostNamer& name)
{
    const auto document = parseJson(text);
    ordered_json kept = ordered_json::object();
    if (document && document->is_object())
        for (const auto& [host, node] : document->items())
            kept[name(host)] = plainMembers(node);
    return jsonText(kept);
}

/// Lines of figures and of who is connected to whom; everything else may say more than was measured.
std::string iperf3Text(std::string_view text, HostNamer name)
{
    const Result<TextLines> lines = TextLines::prepare(text, {});
    std::string kept;
    for (const TextLine& line : lines ? lines->lines() : std::vector<TextLine>()) {
        if (const std::optional<Iperf3Ends> ends = iperf3Ends(line.text)) {
            kept += ends->server.empty()
                ? fmt::format("Accepted connection from {}, port 0\n", name(ends->client))
                : fmt::format(
                    "[  1] local {} port 0 connected to {} port 0\n", name(ends->client), name(ends->server));
        } else if (startsWith(line.text, "Connecting to host ")) {
            kept += "Connecting to host ?\n";
        } else if (startsWith(line.text, "Reverse mode, remote host ")) {
            kept += "Reverse mode, remote host ? is sending\n";
        } else if (startsWith(line.text, "iperf3: ")) {
            kept += "iperf3: stopped\n";
        } else if (startsWith(line.text, "[")
            && (contains(line.text, "bits/sec") || contains(line.text, "Interval"))) {
            kept += std::string(line.text) + '\n';
        }
    }
    return kept;
}

} // namespace

bool isKeptWhole(FileFormat format)
{
    switch (format) {
    case FileFormat::NcclTestsJson:
    case FileFormat::NcclTests:
    case FileFormat::RcclTestsJsonl:
    case FileFormat::OsuBenchmark:
    case FileFormat::Iperf3:
    case FileFormat::KubernetesNodes:
    case FileFormat::VolcanoHyperNodes:
    case FileFormat::MetisCluster:
        return false;
    default:
        return true;
    }
}

std::string keptText(FileFormat format, std::string text, const std::map<std::string, std::string>& hostNames)
{
    if (isKeptWhole(format))
        return text;
    if (isGzip(text))
        text = unpackGzip(text, {}, kMostUnpackedText).value_or(std::string());
    HostNamer namer(hostNames);
    const auto addressless = [&namer](const std::string& host) {
        return isNetworkAddress(host) ? namer(host) : host;
    };
    switch (format) {
    case FileFormat::NcclTestsJson:
        return withoutCommandLine(std::move(text));
    case FileFormat::NcclTests:
        return keptNcclTests(text, addressless);
    case FileFormat::OsuBenchmark:
        return keptOsu(text, addressless);
    case FileFormat::RcclTestsJsonl:
        return keptRcclLines(text);
    case FileFormat::KubernetesNodes: {
        const Result<KubernetesNodes> nodes = readKubernetes(text, {});
        return nodes ? kubernetesJson(*nodes) : std::string();
    }
    case FileFormat::VolcanoHyperNodes: {
        const Result<std::vector<HyperNode>> groups = readHyperNodes(text, {});
        return groups ? hyperNodesJson(*groups) : std::string();
    }
    case FileFormat::MetisCluster:
        return metisJson(text, namer);
    case FileFormat::Iperf3: {
        const auto document = parseJson(text);
        return document && document->is_object() ? iperf3Json(*document, std::move(namer))
                                                 : iperf3Text(text, std::move(namer));
    }
    default:
        return text;
    }
}

} // namespace rankloom
