// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <map>
#include <optional>
#include <tuple>

#include <fmt/format.h>

#include "core/base/quantity.h"
#include "core/exchange/formats.h"
#include "core/exchange/links/nccl_lines.h"
#include "core/exchange/syntax/json_values.h"
#include "core/exchange/syntax/name_index.h"
#include "core/measure/collective_fit.h"

namespace rankloom {

namespace {

using nlohmann::json;

/// Bandwidths are 2(n-1)/n · MiB per ms: bus bandwidth (Hetu-Galvatron, profile_hardware).
constexpr double kBandwidthUnit = kMiB * 1e3;

/// What a key says: "allreduce_size_8_consec_1", "pp_size_4", "all2all_size_8_512MB_time".
struct Key {
    std::string_view operation;
    int ranks = 0;
    std::string_view part;
    double sizeBytes = 0; ///< 0: the figure is a bandwidth, else a time
};

std::optional<int> countOf(std::string_view text, int most)
{
    const std::optional<std::int64_t> number = parseInteger(text);
    return number && *number > 0 && *number <= most ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

std::optional<Key> readKey(std::string_view text)
{
    const std::vector<std::string_view> part = cells(text, '_');
    if (part.size() < 3 || part[1] != "size")
        return std::nullopt;
    const std::optional<int> ranks = countOf(part[2], 1 << 20);
    if (!ranks || *ranks < 2)
        return std::nullopt;
    Key key {{}, *ranks, {}, 0};
    if (part[0] == "pp" && part.size() == 3) {
        key.operation = "sendrecv";
        key.part = "neighbours of a pipeline, all pipelines at once";
        return key;
    }
    key.operation = part[0] == "allreduce" ? "all_reduce" : part[0] == "all2all" ? "alltoall" : "";
    if (key.operation.empty() || part.size() != 5)
        return std::nullopt;
    if (part[3] == "consec" && (part[4] == "0" || part[4] == "1")) {
        key.part =
            part[4] == "1" ? "consecutive ranks, all groups at once" : "strided ranks, all groups at once";
        return key;
    }
    const std::optional<int> size = part[4] == "time" && part[3].ends_with("MB")
        ? countOf(part[3].substr(0, part[3].size() - 2), 1 << 20)
        : std::nullopt;
    if (!size)
        return std::nullopt;
    key.sizeBytes = *size * kMiB;
    return key;
}

CollectiveRow rowOf(const Key& key, double value)
{
    CollectiveRow row {
        key.sizeBytes, kNotMeasured, kNotMeasured, kNotMeasured, kNotMeasured, kNotMeasured, kNotMeasured};
    if (key.sizeBytes > 0) {
        row.time = value * 1e-3;
        row.algorithmBandwidth = key.sizeBytes / row.time;
        row.busBandwidth = row.algorithmBandwidth * busFactor(key.operation, key.ranks);
    } else {
        row.busBandwidth = value * kBandwidthUnit;
    }
    return row;
}

/// A group of ranks is no link: each becomes a collective of its size.
Result<Reading> readGalvatronJson(std::string_view text, const std::string& file)
{
    const Result<json> root = parseJsonFile(text, file);
    if (!root)
        return tl::unexpected<Error>(root.error());
    Reading reading;
    std::map<std::tuple<std::string_view, int, std::string_view>, std::map<double, CollectiveRow>> found;
    for (const auto& [name, figure] : root->items()) {
        const Place place {file, 0, 0, "/" + name};
        const double value = numberOf(figure);
        if (name == "overlap_coe") {
            warn(reading, file, 0, "overlap-coefficient",
                Phrase::of("The overlap coefficient {} is not used: overlap is simulated", value),
                Severity::Hint);
            continue;
        }
        const std::optional<Key> key = readKey(name);
        if (!key) {
            warn(reading, file, 0, "unknown-key", Phrase::of("{} is not understood", inQuotes(name)));
            continue;
        }
        if (!(value > 0) || value > 1e9 || value < 1e-9)
            return fail(ErrorCode::BadValue, Phrase::of("{} is not a positive figure", inQuotes(name)), place,
                Phrase::of("Correct the figure, or measure again."));
        found[{key->operation, key->ranks, key->part}].emplace(key->sizeBytes, rowOf(*key, value));
    }
    for (const auto& [what, rows] : found) {
        CollectiveMeasurement run;
        run.tool = "Galvatron";
        run.operation = std::string(std::get<0>(what));
        run.ranks = std::get<1>(what);
        run.part = std::string(std::get<2>(what));
        for (const auto& [size, row] : rows)
            run.rows.push_back(row);
        fitCollective(run);
        run.plateauBusBandwidth = run.rows.back().busBandwidth;
        reading.values.emplace_back(std::move(run));
    }
    if (reading.values.empty())
        return fail(ErrorCode::Unsupported,
            Phrase::of(
                "The file holds none of Galvatron's bandwidths or times: nothing in it says how fast a "
                "link is"),
            {file, 0, 0, {}}, Phrase::of("Choose an allreduce_bandwidth, p2p_bandwidth or sp_time file."));
    return reading;
}

} // namespace

extern const Format kGalvatron {
    .format = FileFormat::Galvatron,
    .name = "galvatron",
    .title = "Galvatron's measured collectives",
    .isJson =
        [](const JsonHead& head) {
            return startsWith(head.text, "{")
                && (head.hasKeyStart("allreduce_size_") || head.hasKeyStart("all2all_size_")
                    || head.hasKeyStart("pp_size_") || head.has("overlap_coe"));
        },
    .whole = readGalvatronJson,
};

} // namespace rankloom
