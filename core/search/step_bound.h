// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/memory/memory_report.h"
#include "core/plan/plan.h"
#include "core/plan/stage_split.h"
#include "core/timing/timing.h"

namespace rankloom {

/// A lower bound, in closed form, of the step that simulating a schedule would give; exact for 1F1B and
/// interleaved 1F1B on equal stages without boundary times, and for ZB-H1 where all passes are equal.
///
/// Every pipeline rank r must do the work of all its microbatches, and
///   - cannot begin before a microbatch has come to its first stage;
///   - before its first backward pass, which waits for a microbatch to go to the end of the model and back,
///     does no more forward passes than there are, or than it may hold microbatches (`memory`, where the
///     schedule has a closed form for it);
///   - in 1F1B, repeats at the period of the slowest cycle through later ranks (the largest cycle ratio of
///     the event graph: stage times of a range and its boundaries there and back, over its stages);
///   - where backward passes are fused and the first chunk's come last, is followed by those of the ranks
///     before it.
/// Then come what is exposed of the gradient reduction, the slowest optimizer and the gathered weights.
class StepBound {
public:
    /// `microbatches` per step, over both directions of a bidirectional schedule.
    Seconds operator()(const Plan& plan, const std::vector<StageLayers>& split, const PassTimes& times,
        const MemoryReport& memory, double microbatches);

private:
    struct Rank {
        double reach = 0; ///< earliest start of its first pass
        double turn = 0; ///< earliest start of its first backward pass
        double work = 0;
        double forwards = 0; ///< of the work what may come before the first backward pass
        double longestForward = 0;
        double end = 0;
    };
    void sumPaths(const std::vector<StageLayers>& split, const PassTimes& times);
    void collectRanks(
        const Plan& plan, const std::vector<StageLayers>& split, const PassTimes& times, double microbatches);
    void boundByCycles(const PassTimes& times, double microbatches);

    bool m_fused = false;
    std::vector<double> m_forwardTo; ///< per stage: forward passes and boundaries before it
    std::vector<double> m_backFrom; ///< per stage: backward passes and boundaries of the stages behind it
    std::vector<double> m_backTo; ///< … before it
    std::vector<Rank> m_ranks;
};

} // namespace rankloom
