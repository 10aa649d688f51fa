// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <limits>

#include "core/base/error.h"
#include "core/routing/routing.h"

namespace rankloom {

/// A span of the time of a trace, as shares of its tokens (steps, of counts): 0.5 to 1 is its second half.
struct TraceTime {
    double from = 0;
    double to = 1;

    [[nodiscard]] bool whole() const { return from <= 0 && to >= 1; }
    friend bool operator==(const TraceTime&, const TraceTime&) = default;
};

/// Token numbers of a file, `end` excluded.
struct TokenRange {
    std::int64_t first = 0;
    std::int64_t end = std::numeric_limits<std::int64_t>::max();
};

/// Of a trace of so many tokens. Spans that meet share no token and leave none out.
TokenRange rangeOf(const TraceTime& time, std::int64_t tokens);

/// What of a batch is in the range; without picks and counts where nothing is.
RoutingBatch clipped(const RoutingBatch& batch, const TokenRange& range);

/// Errors: BadValue (an empty span, or one outside the trace).
Result<void> checkTime(const TraceTime& time);

/// Whether the tokens (steps, of counts) of a block are in the part that counts; see TraceSplit.
bool takesBlock(const TraceSplit& split, std::int64_t file, std::int64_t block);

/// Hands on what of a batch is in the part, as batches of consecutive tokens. `file` numbers the files of a
/// trace.
Result<void> splitBatch(const TraceSplit& split, std::int64_t file, const RoutingBatch& batch,
    const std::function<Result<void>(const RoutingBatch&)>& sink);

/// Errors: BadValue (a share outside 0 to 1, a block of no tokens).
Result<void> checkSplit(const TraceSplit& split);

} // namespace rankloom
