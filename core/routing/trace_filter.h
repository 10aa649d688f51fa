// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/routing/routing.h"
#include "core/routing/token_split.h"

namespace rankloom {

/// Which tokens of the imported traces count.
struct TraceFilter {
    TraceSplit split;
    std::vector<TraceTag> tags; ///< all traces that have every one of them; none = the current trace
    TraceTime time {}; ///< of each of these traces

    friend bool operator==(const TraceFilter&, const TraceFilter&) = default;
};

/// A filter in words, as RoutingStatistics::part has it: "train 0.7, seed 1, blocks of 256; time 0.5-1;
/// task=intent"; empty = all tokens of the current trace.
std::string wordsOf(const TraceFilter& filter);

/// What wordsOf() wrote. What it cannot have written is left out: a filter is a convenience, the counts
/// themselves are stored.
TraceFilter filterOf(std::string_view words);

} // namespace rankloom
