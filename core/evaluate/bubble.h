// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/evaluate/evaluation.h"

namespace rankloom {

/// The bubble of a step: all that its busiest pipeline rank idles, TimeReport::bubbleRatio times the step.
/// The parts of the breakdown say what it waits for: `bubble` other stages, `pipeline` transfers,
/// `offloadStall` activations that are not back yet.
inline Seconds bubbleOf(const TimeBreakdown& parts)
{
    return parts.pipeline + parts.bubble + parts.offloadStall;
}

} // namespace rankloom
