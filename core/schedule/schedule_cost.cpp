// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/schedule/schedule_cost.h"

#include <algorithm>

namespace rankloom {

namespace {

// Measured with pass times that differ from stage to stage, up to 8 million passes.
constexpr double kBytesPerPass = 160; ///< order, graph, slices, bubbles, steps of memory, critical path
constexpr double kSecondsPerPass = 0.4e-6; ///< simulation

/// What making the order of one kind takes on top.
struct Making {
    double passesEach = 2; ///< of one microbatch on one virtual stage
    double secondsPerPass = 0;
    /// Orders that are laid out on a grid of slots look along it for a free one: per pair of stages and
    /// microbatch that is moved.
    double secondsPerMove = 0;
    bool onlyRampsMove = false; ///< and not the microbatches between them
    bool hasGrid = false;
};

Making makingOf(ScheduleKind kind)
{
    switch (kind) {
    case ScheduleKind::GPipe:
    case ScheduleKind::OneFOneB:
    case ScheduleKind::Interleaved:
    case ScheduleKind::LoopedBfs:
    case ScheduleKind::Chimera:
    case ScheduleKind::DualPipe:
    case ScheduleKind::DualPipeV:
        return {};
    case ScheduleKind::Custom: // its text has the passes, which may be split
    case ScheduleKind::ZbH1:
    case ScheduleKind::ZbH2:
    case ScheduleKind::ZbV:
        return {.passesEach = 3};
    case ScheduleKind::ZbAutomatic:
    case ScheduleKind::ZbVAutomatic:
        return {.passesEach = 3, .secondsPerPass = 1.8e-6};
    case ScheduleKind::VHalf:
        return {.passesEach = 3, .secondsPerMove = 26e-9, .onlyRampsMove = true, .hasGrid = true};
    case ScheduleKind::VMin:
        return {.passesEach = 3, .secondsPerMove = 6e-9, .onlyRampsMove = true, .hasGrid = true};
    case ScheduleKind::OneFOneBV:
        return {.secondsPerMove = 9e-9, .hasGrid = true};
    }
    return {};
}

/// Passes of partitioned vocabulary layers, of one microbatch on one device.
double vocabularyPasses(VocabularyLayout layout)
{
    const bool partitioned = layout != VocabularyLayout::None && layout != VocabularyLayout::Redistributed;
    return partitioned ? 4 : 0;
}

} // namespace

ScheduleCost costOf(const ScheduleProblem& problem)
{
    const Making making = makingOf(problem.kind);
    const double p = problem.devices;
    const double m = problem.microbatches;
    ScheduleCost cost;
    cost.passes = p * m * (making.passesEach * problem.chunks + vocabularyPasses(problem.vocabulary));

    // Six slots a microbatch and as many a stage for the ramps, twice, with three counts each.
    const double grid = making.hasGrid ? 72 * p * (p + m) : 0;
    cost.memory = Bytes(std::max(grid, kBytesPerPass * cost.passes));

    const double moved = p * p * (making.onlyRampsMove ? std::min(p, m) : m);
    cost.time =
        Seconds((kSecondsPerPass + making.secondsPerPass) * cost.passes + making.secondsPerMove * moved);
    return cost;
}

} // namespace rankloom
