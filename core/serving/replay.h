// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/quantity.h"
#include "core/serving/bubbles.h"

namespace rankloom {

/// One batch on one stage of a pipeline, as it was measured or simulated elsewhere.
struct BatchStage {
    std::int64_t batch = 0;
    int stage = 0;
    std::optional<Nanoseconds> start; ///< as given; of stage 0 always
    Nanoseconds duration {};
    std::int64_t tokens = 0;
    std::int64_t prefillTokens = 0;
};

/// When the same batch ran on that stage, and how long the stage stood still before.
struct ReplayedStage {
    Nanoseconds start {};
    Nanoseconds gap {}; ///< since the batch before; none in front of the first
    std::optional<ServingGap> cause; ///< where there is a gap
};

struct Replay {
    std::vector<BatchStage> given; ///< in the order of the table
    std::vector<ReplayedStage> rows; ///< one for each
    int stages = 0;
    Nanoseconds makespan {}; ///< first start to last end
    double idleShare = 0; ///< of all stages over the makespan
    ServingGapTimes bubbles {}; ///< ns, gaps of all stages
    std::optional<Nanoseconds> deviation; ///< largest, from starts given for stages behind the first
};

/// Batches in the order in which they enter stage 0, each stage one after another in that order:
/// start[s][k] = max(end[s-1][k], end[s][k-1]). Errors: BadValue (no rows, a batch that lacks a stage or has
/// one twice, no start on stage 0); Contradiction (a batch enters stage 0 before the one in front has left).
Result<Replay> replayStages(std::vector<BatchStage> given);

/// A table with the columns batch_id, stage, dur_us, num_tokens, num_prefill_tokens, and start_us of stage 0;
/// times in microseconds, to the nanosecond. Errors, with their line: BadSyntax, BadValue.
Result<std::vector<BatchStage>> readBatchStages(std::string_view csv, const std::string& file);

/// Format "rankloom-serving-replay", version 1 of the contract: times in microseconds.
std::string replayJson(const Replay& replay);

} // namespace rankloom
