// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <utility>

#include "core/schedule/generators.h"

namespace rankloom {

Result<PassOrder> generateOrder(const ScheduleProblem& problem, const PassDurations&)
{
    if (auto legal = checkProblem(problem); !legal)
        return tl::unexpected(legal.error());
    const int p = problem.devices;
    const int m = problem.microbatches;
    PassOrder order;
    order.devices = p;
    order.microbatches = m;
    order.chunks = problem.chunks;
    order.kind = problem.kind;
    order.vocabulary = problem.vocabulary;
    switch (problem.kind) {
    case ScheduleKind::GPipe:
        order.passes = gpipeOrder(p, m);
        break;
    case ScheduleKind::OneFOneB:
        order.passes = oneFOneBOrder(p, m);
        break;
    case ScheduleKind::Interleaved:
        order.passes = interleavedOrder(p, m, problem.chunks, problem.groupSize);
        break;
    case ScheduleKind::LoopedBfs:
        order.passes = loopedBfsOrder(p, m, problem.chunks);
        break;
    case ScheduleKind::ZbH1:
        order.passes = zbH1Order(p, m);
        break;
    case ScheduleKind::ZbH2:
        order.passes = zbH2Order(p, m);
        break;
    default:
        return fail(ErrorCode::Unsupported, "this schedule has no generator");
    }
    return order;
}

} // namespace rankloom
