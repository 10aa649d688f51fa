// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/timeline/read_trace_events.h"
#include "core/measure/merge_ranks.h"
#include "core/measure/timeline_difference.h"
#include "tests/fuzz/fuzz_text.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    rankloom::fuzz::readAs(rankloom::FileFormat::TraceEvents, data, size);
    // The same bytes as two ranks of one step: clocks are aligned from what they say.
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    rankloom::Diagnostics diagnostics;
    const auto first = rankloom::readTraceEvents(text.substr(0, size / 2), "a", diagnostics);
    const auto second = rankloom::readTraceEvents(text.substr(size / 2), "b", diagnostics);
    if (first && second) {
        const rankloom::MeasuredTimeline both[] = {*first, *second};
        if (const auto merged = rankloom::mergeRanks(both, diagnostics))
            (void)rankloom::compareTimelines(*merged, first->timeline);
    }
    return 0;
}
