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
            "Give every host an instance_type, inter_bandwidth and intra_bandwidth, as in clusterfile.json.");
    };
    if (!root->is_object() || root->size() < 2 || root->size() > kMostLinkNames)
        return bad(
            fmt::format("The file has {} hosts, where 2 to {} make links", root->size(), kMostLinkNames), "");
    LinkMeasurement links;
    links.tool = "Metis";
    links.printedUnit = "MiB/ms";
    links.stated = true;
    std::vector<double> between;
    bool sameType = true;
    for (const auto& [host, node] : root->items()) {
        const double inter = numberOf(memberOf(node, "inter_bandwidth"));
        const double intra = numberOf(memberOf(node, "intra_bandwidth"));
        if (!(inter > 0 && inter < 1e9 && intra > 0 && intra < 1e9) || host.empty())
            return bad(
                fmt::format("The bandwidths of host {} are no numbers above 0", inQuotes(host)), "/" + host);
        sameType = sameType && memberOf(node, "instance_type") == memberOf(root->front(), "instance_type");
        links.names.push_back(host);
        between.push_back(inter * kBytesPerSecond);
    }
    const std::size_t n = links.names.size();
    links.values.assign(n * n, kNotMeasured);
    for (std::size_t a = 0; a < n; ++a)
        for (std::size_t b = 0; b < n; ++b)
            if (a != b)
                links.values[linkIndex(links, a, b)] =
                    std::min(between[a], between[b]); // the slower end rules
    Reading reading;
    warn(reading, file, 0, "inside-left-out",
        Phrase::of("intra_bandwidth is left out: the file does not say how many devices a node has"),
        Severity::Hint);
    if (!sameType)
        warn(reading, file, 0, "nodes-differ",
            Phrase::of("The hosts have different devices, which are not taken over: say under "
                       "cluster.otherNodes of the plan which nodes have which"));
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
