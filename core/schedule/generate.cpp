// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <numeric>
#include <utility>

#include <fmt/format.h>

#include "core/schedule/generators.h"
#include "core/schedule/pass_order_csv.h"

namespace rankloom {

namespace {

std::int64_t sumOf(const std::vector<std::int64_t>& values)
{
    return std::accumulate(values.begin(), values.end(), std::int64_t {0});
}

/// The searched schedules read one time per stage; simulate() checks the rest.
Result<void> checkSearchTimes(const ScheduleProblem& problem, const PassDurations& d)
{
    const auto stages = static_cast<std::size_t>(problem.devices) * static_cast<std::size_t>(problem.chunks);
    const auto fits = [](const std::vector<std::int64_t>& values, std::size_t wanted) {
        return values.empty() || values.size() >= wanted;
    };
    if (fits(d.forward, stages) && fits(d.backwardInput, stages) && fits(d.backwardWeight, stages)
        && fits(d.hopForward, stages - 1) && fits(d.hopBackward, stages - 1))
        return {};
    return fail(ErrorCode::BadValue, Phrase::of("the pass times do not cover all {} stages", stages), {},
        Phrase::of("Give one time per stage, or one for all"));
}

/// Joins between the last forward and its backward: 2 for Vocab-1, 1 for Vocab-2, else none.
int barriersOf(VocabularyLayout layout)
{
    return layout == VocabularyLayout::Vocab1 ? 2 : layout == VocabularyLayout::Vocab2 ? 1 : 0;
}

DeviceOrders oneFOneBFamily(const ScheduleProblem& problem, const PassDurations& d)
{
    const int p = problem.devices;
    const int m = problem.microbatches;
    if (problem.vocabulary == VocabularyLayout::Interlaced)
        return interlacedOrder(p, m);
    if (barriersOf(problem.vocabulary) == 0)
        return oneFOneBOrder(p, m);
    // Without times, a backward is taken to last two forwards.
    const std::int64_t forward = sumOf(d.forward);
    const std::int64_t backward = sumOf(d.backwardInput) + sumOf(d.backwardWeight);
    return vocabularyOrder(
        p, m, barriersOf(problem.vocabulary), forward > 0 ? forward : 1, forward > 0 ? backward : 2);
}

Result<DeviceOrders> passesOf(const ScheduleProblem& problem, const PassDurations& durations)
{
    const int p = problem.devices;
    const int m = problem.microbatches;
    switch (problem.kind) {
    case ScheduleKind::GPipe:
        return gpipeOrder(p, m);
    case ScheduleKind::OneFOneB:
        return oneFOneBFamily(problem, durations);
    case ScheduleKind::Interleaved:
        return interleavedOrder(p, m, problem.chunks, problem.groupSize);
    case ScheduleKind::LoopedBfs:
        return loopedBfsOrder(p, m, problem.chunks);
    case ScheduleKind::ZbH1:
        return zbH1Order(p, m);
    case ScheduleKind::ZbH2:
        return zbH2Order(p, m);
    case ScheduleKind::ZbAutomatic:
        return zbAutomaticOrder(problem, durations);
    case ScheduleKind::ZbV:
        return zbVOrder(p, m);
    case ScheduleKind::ZbVAutomatic:
        return zbVAutomaticOrder(problem, durations);
    case ScheduleKind::VHalf:
        if (const int barriers = barriersOf(problem.vocabulary); barriers > 0)
            return vHalfVocabularyOrder(p, m, barriers);
        return vShapeOrder(VShape::Half, p, m, 0, VGaps::Closed);
    case ScheduleKind::VMin:
        return vShapeOrder(VShape::Min, p, m, 0, VGaps::Closed);
    case ScheduleKind::OneFOneBV:
        return oneFOneBVOrder(p, m);
    case ScheduleKind::DualPipe:
        return dualPipeOrder(p, m);
    case ScheduleKind::DualPipeV:
        return dualPipeVOrder(p, m);
    case ScheduleKind::Chimera:
        return chimeraOrder(p, m);
    case ScheduleKind::Custom:
        break;
    }
    return fail(ErrorCode::Internal, Phrase::of("a custom order is read, not generated"));
}

/// The order of the problem's CSV, which must be for as many devices and microbatches as the plan has.
Result<PassOrder> customOrder(const ScheduleProblem& problem)
{
    auto read = readPassOrder(problem.customOrder);
    if (!read)
        return tl::unexpected(read.error());
    PassOrder order = std::move(read->order);
    if (order.devices != problem.devices || order.microbatches != problem.microbatches)
        return fail(ErrorCode::IllegalPlan,
            Phrase::of("the pass order is for {} stages and {} microbatches, not for {} and {}",
                order.devices, order.microbatches, problem.devices, problem.microbatches),
            {}, Phrase::of("Use a pass order of these sizes, or change the plan"));
    if (order.vocabulary != VocabularyLayout::None && problem.vocabulary != VocabularyLayout::None)
        order.vocabulary = problem.vocabulary;
    return order;
}

} // namespace

Result<PassOrder> generateOrder(const ScheduleProblem& problem, const PassDurations& durations)
{
    if (auto legal = checkProblem(problem); !legal)
        return tl::unexpected(legal.error());
    if (problem.kind == ScheduleKind::Custom)
        return customOrder(problem);
    if (auto timed = checkSearchTimes(problem, durations); !timed)
        return tl::unexpected(timed.error());
    auto passes = passesOf(problem, durations);
    if (!passes)
        return tl::unexpected(passes.error());
    PassOrder order;
    order.devices = problem.devices;
    order.microbatches = problem.microbatches;
    order.chunks = problem.chunks;
    order.kind = problem.kind;
    order.vocabulary = problem.vocabulary;
    order.passes = std::move(*passes);
    return order;
}

} // namespace rankloom
