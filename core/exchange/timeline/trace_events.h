// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/schedule/timeline.h"

namespace rankloom {

/// One complete event ("ph":"X") of a trace-event file that can matter for a timeline. Texts are numbers into
/// RawTrace::texts, -1 = absent.
struct TraceEvent {
    std::int64_t start = 0; ///< ns, as the file counts
    std::int64_t duration = 0; ///< ns
    std::int32_t name = -1;
    std::int32_t category = -1;
    std::int32_t process = -1;
    std::int32_t thread = -1;
    std::int64_t correlation = -1; ///< launch that a kernel belongs to
    std::int32_t stage = -1; ///< args
    std::int32_t microbatch = -1;
    std::int32_t chunk = -1;

    [[nodiscard]] std::int64_t end() const { return start + duration; }
};

/// A trace-event file without its tree.
struct RawTrace {
    std::vector<std::string> texts;
    std::vector<TraceEvent> events; ///< as they come; host operators are left out
    std::map<std::int32_t, std::string> processNames; ///< by text of the process
    std::int64_t allEvents = 0; ///< read, whatever their kind
    std::int64_t beginEndEvents = 0; ///< phases B and E, which are not read
    int rank = -1;
    int worldSize = 0;
    std::string device;

    [[nodiscard]] std::string_view text(std::int32_t number) const
    {
        return number < 0 ? std::string_view() : std::string_view(texts[static_cast<std::size_t>(number)]);
    }
};

/// Reads {"traceEvents": […], …} or a bare array of events. Errors: BadSyntax (with the line), BadValue for
/// times out of range, TooLarge for more than 10 million events or 64 levels.
Result<RawTrace> readRawTrace(std::string_view text, const std::string& file);

} // namespace rankloom
