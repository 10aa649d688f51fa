// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/schedule/timeline.h"

namespace rankloom {

/// A step as a profiler saw it. Times are nanoseconds from its first slice. A lane is one rank; `ranks` and
/// `clockOffsets` have one entry per lane.
struct MeasuredTimeline {
    std::string tool; ///< "PyTorch profiler", "trace events", "Rankloom"
    std::string device; ///< name of the GPU where the file states it
    /// Bubbles are the gaps between slices. Where passes are named, a gap is laid to the pass it waits for
    /// and to the link behind it, as in a simulated step.
    Timeline timeline;
    std::vector<int> ranks; ///< -1 = the file does not say
    std::vector<std::int64_t> clockOffsets; ///< ns that the clock of the lane's rank was ahead of the first's
    bool named = false; ///< passes carry stage and microbatch; otherwise only their kinds are known
    int worldSize = 0; ///< 0 = unknown
    std::int64_t startOfFile = 0; ///< ns on the clock of the file at which the timeline begins
};

} // namespace rankloom
