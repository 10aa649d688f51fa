// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/csv_table.h"
#include "core/exchange/formats.h"
#include "core/measure/timed_batches.h"

namespace rankloom {

namespace {

Result<Reading> readBatchTimes(std::string_view text, const std::string& file)
{
    const Result<CsvTable> table = CsvTable::parse(text, file);
    if (!table)
        return tl::unexpected<Error>(table.error());
    Result<TimedBatches> batches = readTimedBatches(*table);
    if (!batches) {
        batches.error().where.file = file;
        return tl::unexpected<Error>(std::move(batches.error()));
    }
    Reading reading;
    if (!batches->batches.empty())
        reading.values.emplace_back(std::move(*batches));
    return reading;
}

} // namespace

extern const Format kBatchTimes {
    .format = FileFormat::BatchTimes,
    .name = "batch-times",
    .title = "times of batches of a serving engine",
    .kind = FormatKind::Service,
    .isText =
        [](std::string_view head) {
            const std::string_view header = head.substr(0, head.find('\n'));
            return contains(header, "batch_num_prefill_tokens") && contains(header, "batch_execution_time");
        },
    .whole = readBatchTimes,
};

} // namespace rankloom
