// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measure/timed_batches.h"

#include <algorithm>
#include <cmath>

namespace rankloom {

Result<TimedBatches> readTimedBatches(const CsvTable& csv)
{
    for (const char* column : {"batch_num_prefill_tokens", "batch_num_decode_tokens", "batch_execution_time"})
        if (!csv.has(column))
            return fail(ErrorCode::BadValue,
                Phrase::of("there is no column \"{}\"", std::string_view(column)), {},
                Phrase::of("Needed are batch_num_prefill_tokens, batch_num_decode_tokens and "
                           "batch_execution_time (in seconds)."));
    TimedBatches out;
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        const auto line = static_cast<int>(row) + 2;
        const double seconds = csv.number(row, "batch_execution_time").value_or(0);
        const double prefill = csv.number(row, "batch_num_prefill_tokens").value_or(-1);
        const double decodes = csv.number(row, "batch_num_decode_tokens").value_or(-1);
        constexpr double most = 1e9;
        if (!(seconds > 0) || !(prefill >= 0) || !(decodes >= 0) || !(prefill + decodes > 0)
            || prefill + decodes > most)
            return fail(ErrorCode::BadValue, Phrase::of("a batch needs a time and tokens above zero"),
                {{}, line, 0, {}});
        TimedBatch batch;
        batch.promptTokens = std::llround(prefill);
        batch.decodes = std::llround(decodes);
        batch.context = static_cast<std::int64_t>(
            std::clamp(csv.number(row, "batch_context_tokens").value_or(0), 0.0, most));
        batch.time = Seconds(seconds);
        if (csv.has("inter_batch_delay") && csv.cell(row, "inter_batch_delay").empty())
            batch.doubt = "the first batch of its run, which warms up";
        out.batches.push_back(std::move(batch));
    }
    return out;
}

} // namespace rankloom
