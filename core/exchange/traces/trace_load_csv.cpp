// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/syntax/text_lines.h"
#include "core/exchange/traces/trace_job.h"

namespace rankloom {

namespace {

struct LoadColumns {
    std::optional<std::size_t> layer;
    std::optional<std::size_t> expert;
    std::optional<std::size_t> count;
    std::size_t width = 0;

    [[nodiscard]] bool complete() const { return layer && expert && count; }
};

LoadColumns loadColumnsOf(std::string_view header)
{
    LoadColumns columns;
    for (const std::string_view cell : cells(header, ',')) {
        const std::string name = lowerCase(cell);
        if (name == "layer" || name == "layer_id")
            columns.layer = columns.width;
        if (name == "expert" || name == "expert_id")
            columns.expert = columns.width;
        if (name == "count" || name == "picks" || name == "load")
            columns.count = columns.width;
        ++columns.width;
    }
    return columns;
}

bool isLoadCsvHeader(std::string_view line) { return loadColumnsOf(trimmed(line)).complete(); }

/// Counts with the columns layer, expert and count in any order; rows of the same expert add up.
Result<void> readLoadCsv(const TraceJob& job)
{
    LineReader lines(job.source);
    LoadColumns columns;
    std::map<std::int64_t, std::vector<std::int64_t>> layers;
    std::size_t experts = 1;
    Result<void> read = forEachLine(lines, [&](std::string_view text) -> Result<void> {
        text = trimmed(text);
        if (text.empty() || text.front() == '#')
            return {};
        if (!columns.complete()) {
            columns = loadColumnsOf(text.substr(0, 4096));
            if (!columns.complete())
                return job.refuse(ErrorCode::BadSyntax, lines.number(), 0,
                    Phrase::of("The header does not name a layer, an expert and a count"),
                    Phrase::of("Use layer,expert,count."));
            return {};
        }
        const std::vector<std::string_view> row = cells(text, ',');
        if (row.size() != columns.width)
            return job.refuse(ErrorCode::BadSyntax, lines.number(), 0,
                Phrase::of("The row has {} of {} cells", row.size(), columns.width),
                Phrase::of("Every row must have the cells that the header names."));
        const auto layer = parseInteger(row[*columns.layer]);
        const auto expert = parseInteger(row[*columns.expert]);
        const auto count = parseInteger(row[*columns.count]);
        if (!layer || !expert || !count || *layer < 0 || *layer >= limits::kMostRoutingLayers || *expert < 0
            || *expert >= limits::kMostRoutingExperts || *count < 0 || *count > limits::kMostCount)
            return job.refuse(ErrorCode::BadValue, lines.number(), 0,
                Phrase::of("The row does not hold a layer, an expert and a count of picks"),
                Phrase::of("Correct the row."));
        std::vector<std::int64_t>& counts = layers[*layer];
        experts = std::max(experts, static_cast<std::size_t>(*expert) + 1);
        counts.resize(std::max(counts.size(), static_cast<std::size_t>(*expert) + 1));
        std::int64_t& sum = counts[static_cast<std::size_t>(*expert)];
        sum = std::min(limits::kMostCount, sum + *count);
        return {};
    });
    if (!read)
        return read;
    for (auto& [layer, counts] : layers) {
        counts.resize(experts);
        if (Result<void> taken = job.deliver({static_cast<int>(layer), job.hints.topK, 0, {}, counts});
            !taken)
            return taken;
    }
    return {};
}

} // namespace

extern const Format kExpertLoadCsv {
    .format = FileFormat::ExpertLoadCsv,
    .name = "expert-load-csv",
    .title = "expert counts as CSV",
    .kind = FormatKind::RoutingTrace,
    .isProbably = [](const TextLines& text) { return isLoadCsvHeader(text.firstRow()); },
    .trace = readLoadCsv,
};

} // namespace rankloom
