// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/base/json.h"
#include "core/base/quantity.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/links/kept_logs.h"
#include "core/exchange/syntax/json_values.h"
#include "core/exchange/syntax/name_index.h"

namespace rankloom {

namespace {

/// Metis divides bytes by figure · 2^20 and adds the result to times in milliseconds (SamsungLabs/Metis,
/// model/cost_estimator.py): MiB per millisecond.
constexpr double kBytesPerSecond = kMiB * 1e3;

/// {"10.0.0.1": {"instance_type": "A100", "inter_bandwidth": 10, "intra_bandwidth": 46, "memory": 80}, …}
Result<Reading> readMetisCluster(std::string_view text, const std::string& file)
{
    const Result<nlohmann::json> root = parseJsonFile(text, file);
    if (!root)
        return tl::unexpected<Error>(root.error());
    const auto bad = [&](std::string message, const std::string& pointer) {
        return fail(ErrorCode::BadValue, std::move(message), {file, 0, 0, pointer},
            "Give every host an instance_type, inter_bandwidth, intra_bandwidth and memory, as in "
            "clusterfile.json.");
    };
    if (!root->is_object() || root->size() < 2 || root->size() > kMostLinkNames)
        return bad(
            fmt::format("The file has {} hosts, where 2 to {} make links", root->size(), kMostLinkNames), "");
    LinkMeasurement links;
    links.tool = "Metis";
    links.printedUnit = "MiB/ms";
    links.stated = true;
    for (const auto& [host, node] : root->items()) {
        const double inter = numberOf(memberOf(node, "inter_bandwidth"));
        const double intra = numberOf(memberOf(node, "intra_bandwidth"));
        const nlohmann::json& type = memberOf(node, "instance_type");
        const nlohmann::json& memory = memberOf(node, "memory");
        if (!(inter > 0 && inter < 1e9 && intra > 0 && intra < 1e9) || host.empty())
            return bad(
                fmt::format("The bandwidths of host {} are no numbers above 0", inQuotes(host)), "/" + host);
        if (!type.is_string() || type.get<std::string>().empty())
            return bad(fmt::format("The instance_type of host {} is no name of a device", inQuotes(host)),
                "/" + host + "/instance_type");
        // In GiB: Metis compares memory · 1024 with MiB (gpu_cluster.py, get_device_memory).
        const double gibibytes = memory.is_null() ? 0 : numberOf(memory);
        if (!memory.is_null() && !(gibibytes > 0 && gibibytes < 1e6))
            return bad(fmt::format("The memory of host {} is no number of GiB above 0", inQuotes(host)),
                "/" + host + "/memory");
        links.names.push_back(host);
        links.nodes.push_back(
            {type.get<std::string>(), gibibytes * kGiB, inter * kBytesPerSecond, intra * kBytesPerSecond});
    }
    const std::size_t n = links.names.size();
    links.values.assign(n * n, kNotMeasured);
    for (std::size_t a = 0; a < n; ++a)
        for (std::size_t b = 0; b < n; ++b)
            if (a != b)
                links.values[linkIndex(links, a, b)] =
                    std::min(links.nodes[a].network, links.nodes[b].network); // the slower end rules
    Reading reading;
    warn(reading, file, 0, "devices-per-node-unknown",
        Phrase::of("The file does not say how many devices a node has: Metis' host file does, with slots=N"),
        Severity::Hint);
    reading.values.emplace_back(std::move(links));
    return reading;
}

/// Without addresses.
std::string keptMetis(const std::string& text, HostNamer& nameOf)
{
    const auto document = parseJson(text);
    nlohmann::ordered_json kept = nlohmann::ordered_json::object();
    if (document && document->is_object())
        for (const auto& [host, node] : document->items())
            kept[nameOf(host)] = plainMembers(node);
    return jsonText(kept);
}

} // namespace

extern const Format kMetisCluster {
    .format = FileFormat::MetisCluster,
    .name = "metis",
    .title = "Metis' cluster file",
    .isJson =
        [](const JsonHead& head) {
            return head.has("inter_bandwidth") && head.has("intra_bandwidth") && head.has("instance_type");
        },
    .whole = readMetisCluster,
    .kept = keptMetis,
};

} // namespace rankloom
