// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/routing/token_split.h"

#include <algorithm>
#include <cmath>

#include "core/base/random.h"

namespace rankloom {

TokenRange rangeOf(const TraceTime& time, std::int64_t tokens)
{
    if (time.whole())
        return {};
    const auto number = [tokens](double share) -> std::int64_t {
        return std::llround(share * static_cast<double>(tokens));
    };
    return {number(time.from), time.to >= 1 ? TokenRange().end : number(time.to)};
}

RoutingBatch clipped(const RoutingBatch& batch, const TokenRange& range)
{
    RoutingBatch part = batch;
    if (batch.isCounts()) {
        if (batch.firstToken < range.first || batch.firstToken >= range.end)
            part.counts = {};
        return part;
    }
    if (batch.topK < 1)
        return part; // whoever counts it refuses it
    const auto k = static_cast<std::int64_t>(batch.topK);
    const std::int64_t tokens = static_cast<std::int64_t>(batch.experts.size()) / k;
    const std::int64_t skip = std::clamp<std::int64_t>(range.first - batch.firstToken, 0, tokens);
    const std::int64_t stop = std::clamp<std::int64_t>(range.end - batch.firstToken, skip, tokens);
    if (skip == 0 && stop == tokens)
        return part;
    part.firstToken += skip;
    part.experts = batch.experts.subspan(
        static_cast<std::size_t>(skip * k), static_cast<std::size_t>((stop - skip) * k));
    return part;
}

Result<void> checkTime(const TraceTime& time)
{
    if (!(time.from >= 0 && time.from < time.to && time.to <= 1))
        return fail(ErrorCode::BadValue,
            Phrase::of("A span of time begins at 0 or later, ends after that and at most at 1"), {},
            Phrase::of("0.5 to 1 is the second half of a trace."));
    return {};
}

bool takesBlock(const TraceSplit& split, std::int64_t file, std::int64_t block)
{
    if (split.part == TraceSplit::Part::All)
        return true;
    // Odd multipliers keep files and blocks apart before the generator mixes them.
    Random random(split.seed + static_cast<std::uint64_t>(file) * 0xd1342543de82ef95ULL
        + static_cast<std::uint64_t>(block) * 0xaf251af3b0f025b5ULL);
    return (random.unit() < split.trainShare) == (split.part == TraceSplit::Part::Train);
}

Result<void> splitBatch(const TraceSplit& split, std::int64_t file, const RoutingBatch& batch,
    const std::function<Result<void>(const RoutingBatch&)>& sink)
{
    if (split.part == TraceSplit::Part::All)
        return sink(batch);
    if (batch.isCounts())
        return takesBlock(split, file, batch.firstToken) ? sink(batch) : Result<void>();
    if (batch.topK < 1)
        return sink(batch);
    const auto k = static_cast<std::size_t>(batch.topK);
    const std::int64_t end = batch.firstToken + static_cast<std::int64_t>(batch.experts.size() / k);
    for (std::int64_t at = batch.firstToken; at < end;) {
        const bool taken = takesBlock(split, file, at / split.blockTokens);
        std::int64_t stop = at;
        while (stop < end && takesBlock(split, file, stop / split.blockTokens) == taken)
            stop = std::min(end, (stop / split.blockTokens + 1) * split.blockTokens);
        if (taken) {
            RoutingBatch part = batch;
            part.firstToken = at;
            part.experts = batch.experts.subspan(
                static_cast<std::size_t>(at - batch.firstToken) * k, static_cast<std::size_t>(stop - at) * k);
            if (Result<void> done = sink(part); !done)
                return done;
        }
        at = stop;
    }
    return {};
}

Result<void> checkSplit(const TraceSplit& split)
{
    if (!(split.trainShare > 0 && split.trainShare < 1) || split.blockTokens < 1)
        return fail(ErrorCode::BadValue,
            Phrase::of("The share to train with must lie between 0 and 1, and blocks hold tokens"), {},
            Phrase::of("Try 0.7."));
    return {};
}

} // namespace rankloom
