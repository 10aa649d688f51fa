// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

#include "core/schedule/schedule.h"

namespace rankloom {

/// A timeline as trace-event JSON for Chrome's tracing page and Perfetto: a process per stage, passes on
/// thread 1, exposed communication and optimizer on thread 2, streams beside the passes from thread 3 on. The
/// format's microsecond is `ticksPerMicrosecond` of the timeline's time, a power of ten: 1000 where that is
/// nanoseconds.
std::string writeChromeTrace(const Timeline& timeline, std::int64_t ticksPerMicrosecond = 1000);

/// The same with an arrow for every input that crosses stages. The timeline must be one of this order; passes
/// it has beyond the order (the end of a step) get no arrows.
Result<std::string> writeChromeTrace(const PassOrder& order, const PassDurations& durations,
    const Timeline& timeline, std::int64_t ticksPerMicrosecond = 1000);

} // namespace rankloom
