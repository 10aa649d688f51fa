// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/base/csv_table.h"
#include "core/base/error.h"
#include "core/base/quantity.h"

namespace rankloom {

/// A batch of a serving engine that somebody timed, on the whole pipeline.
struct TimedBatch {
    std::int64_t promptTokens = 0; ///< of pieces of prompts
    std::int64_t decodes = 0; ///< requests that generate
    std::int64_t context = 0; ///< tokens before each decode; 0 = not stated
    Seconds time {};
    std::string doubt; ///< why it should not be believed; empty = it should

    [[nodiscard]] std::string id() const
    {
        return std::to_string(promptTokens) + " + " + std::to_string(decodes);
    }
};

/// A table of them.
struct TimedBatches {
    std::vector<TimedBatch> batches;
};

/// A table with the columns batch_num_prefill_tokens, batch_num_decode_tokens (requests that generate),
/// batch_execution_time (s), and if known batch_size, batch_context_tokens (tokens that each decode has
/// before it) and inter_batch_delay, as the artifact of Sarathi-Serve has it: there the first batch of a run
/// has none, and warms up. Errors: BadValue with the row.
Result<TimedBatches> readTimedBatches(const CsvTable& csv);

} // namespace rankloom
