// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/evaluate/evaluation.h"

namespace rankloom {

// Two figures, and one definition of each, say how much of a step nothing is done in.
//
// The bubble is what the busiest pipeline rank idles: TimeReport::bubbleRatio is its share of the step. It
// says what the order of passes costs, and nothing of ranks that have less to do than the busiest.
//
// The idle share is what all pipeline ranks idle, in the mean: what of the GPUs' time the step pays for and
// nobody uses. It is the bubble where all ranks have as much to do, and more where they do not.

/// The parts of the breakdown say what the busiest rank waits for: `bubble` other stages, `pipeline`
/// transfers, `offloadStall` activations that are not back yet. Together they are bubbleRatio times the step.
inline Seconds bubbleOf(const TimeBreakdown& parts)
{
    return parts.pipeline + parts.bubble + parts.offloadStall;
}

/// The share of the step that each pipeline rank of the timeline idles.
std::vector<double> idleShares(const Timeline& timeline);

/// The mean of these.
double idleRatio(const Timeline& timeline);
/// Of replicas that are not alike the timeline shows one alone: the bubble is all that is known of them.
double idleRatio(const Evaluation& evaluation);

/// Whether the bubble hides stages that idle much longer: who tells it tells the idle share with it.
bool stagesIdleBeyondBubble(const Timeline& timeline);
bool stagesIdleBeyondBubble(const Evaluation& evaluation);

} // namespace rankloom
