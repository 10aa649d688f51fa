// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cmath>

#include <fmt/format.h>

#include "core/base/quantity.h"
#include "core/exchange/formats.h"
#include "core/exchange/links/device_matrix.h"
#include "core/exchange/links/round_warning.h"
#include "core/exchange/syntax/json_values.h"
#include "core/exchange/syntax/name_index.h"
#include "core/measure/round_effect.h"

namespace rankloom {

namespace {

using nlohmann::json;

/// One matrix; the diagonal is a placeholder. Figures are mpiGraph's: MiB/s.
Result<LinkMeasurement> readMatrix(
    const json& part, const std::string& file, const char* key, RowIs row, Reading& reading)
{
    const auto bad = [&](Phrase message) {
        return fail(ErrorCode::BadValue, std::move(message), {file, 0, 0, fmt::format("/{}", key)},
            Phrase::of("The matrix must be square, with a name per row and no negative figure."));
    };
    const bool received = row == RowIs::Destination;
    LinkMeasurement links;
    links.tool = "mpiGraph";
    links.printedUnit = "MiB/s";
    links.part = received ? "received" : "sent";
    NameIndex names;
    for (const json& name : memberOf(part, "gpus")) {
        const std::size_t before = names.size();
        if (names.add(textOf(name)) != before)
            return bad(Phrase::of("The name {} is there twice", inQuotes(textOf(name))));
    }
    const json& rows = memberOf(part, "bandwidth");
    const std::size_t n = names.size();
    if (n < 2 || n > kMostLinkNames || !rows.is_array() || rows.size() != n)
        return bad(Phrase::of("There are {} names and {} rows", n, rows.size()));
    links.names = names.names();
    links.values.assign(n * n, kNotMeasured);
    for (std::size_t i = 0; i < n; ++i) {
        if (!rows[i].is_array() || rows[i].size() != n)
            return bad(Phrase::of("Row {} does not have {} figures", i, n));
        for (std::size_t j = 0; j < n; ++j) {
            const double value = numberOf(rows[i][j]);
            if (value < 0)
                return bad(Phrase::of("Row {} holds a negative figure", i));
            if (i != j && value == 0) {
                warn(reading, file, 0, "zero-bandwidth",
                    Phrase::of(
                        "{} and {} have 0, which is taken as not measured", links.names[i], links.names[j]));
                reading.diagnostics.back().where.pointer = fmt::format("/{}/bandwidth/{}/{}", key, i, j);
            }
            if (i != j && value > 0)
                links.values[received ? j * n + i : i * n + j] = value * kMiB;
        }
    }
    return links;
}

Result<Reading> readPipetteJson(std::string_view text, const std::string& file)
{
    const Result<json> root = parseJsonFile(text, file);
    if (!root)
        return tl::unexpected<Error>(root.error());
    Reading reading;
    std::vector<LinkMeasurement> parts;
    for (const char* key : {"0", "1"}) {
        const json& part = memberOf(*root, key);
        if (part.is_null())
            continue;
        Result<LinkMeasurement> links =
            readMatrix(part, file, key, *key == '0' ? RowIs::Destination : RowIs::Source, reading);
        if (!links)
            return tl::unexpected<Error>(links.error());
        parts.push_back(std::move(*links));
    }
    if (parts.empty())
        return fail(ErrorCode::BadValue,
            Phrase::of("The file holds no matrix \"0\" (received) or \"1\" (sent)"), {file, 0, 0, {}},
            Phrase::of("Choose a file with gpus and bandwidth under \"0\" and \"1\"."));
    if (parts.size() == 2 && parts[0].names == parts[1].names) {
        LinkMeasurement mean = parts[0];
        mean.part = "mean of both ends";
        for (std::size_t i = 0; i < mean.values.size(); ++i) {
            const double other = parts[1].values[i];
            mean.values[i] = std::isnan(mean.values[i]) ? other
                : std::isnan(other)                     ? mean.values[i]
                                                        : (mean.values[i] + other) / 2;
        }
        warnAboutRounds(reading, file, mean);
        reading.values.emplace_back(std::move(mean));
        parts[0].primary = parts[1].primary = false;
    }
    for (LinkMeasurement& links : parts)
        reading.values.emplace_back(std::move(links));
    return reading;
}

} // namespace

extern const Format kPipetteJson {
    .format = FileFormat::PipetteJson,
    .name = "pipette-json",
    .title = "Pipette bandwidth matrices",
    .isJson = [](const JsonHead& head) { return head.has("bandwidth") && head.has("gpus") && head.has("0"); },
    .whole = readPipetteJson,
};

} // namespace rankloom
