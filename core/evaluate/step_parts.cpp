// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/step_parts.h"

namespace rankloom {

std::span<const StepPart> stepParts()
{
    static const StepPart parts[] = {
        {"compute", Phrase::word("compute"), &TimeBreakdown::compute, false},
        {"tensorParallel", Phrase::word("tensor parallel"), &TimeBreakdown::tensorParallel, false},
        {"contextParallel", Phrase::word("context parallel"), &TimeBreakdown::contextParallel, false},
        {"expertParallel", Phrase::word("expert parallel"), &TimeBreakdown::expertParallel, false},
        {"dataParallel", Phrase::word("data parallel, exposed"), &TimeBreakdown::dataParallel, false},
        {"optimizer", Phrase::word("optimizer"), &TimeBreakdown::optimizer, false},
        {"bubble", Phrase::word("bubble: waits for other stages"), &TimeBreakdown::bubble, true},
        {"pipeline", Phrase::word("bubble: waits for transfers"), &TimeBreakdown::pipeline, true},
        {"offloadStall", Phrase::word("bubble: waits for offloading"), &TimeBreakdown::offloadStall, true},
    };
    return parts;
}

} // namespace rankloom
