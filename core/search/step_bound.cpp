// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/step_bound.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace rankloom {

namespace {

/// Durations are rounded to nanoseconds before they are simulated: each of those that make up a bound may be
/// half a nanosecond too long. No bound has more than these: per microbatch and chunk five of a cycle or a
/// rank's work and one that is taken off, four vocabulary passes, twice the way through all stages with their
/// boundaries there and back, and the end of the step.
Seconds roundedAway(double microbatches, double chunks, double stages)
{
    return Seconds(0.5e-9 * (microbatches * (6 * chunks + 4) + 8 * stages + 8));
}
constexpr double kSums = 1 - 1e-12; ///< rounding of the sums themselves

bool fusedBackward(ScheduleKind kind)
{
    switch (kind) {
    case ScheduleKind::GPipe:
    case ScheduleKind::OneFOneB:
    case ScheduleKind::Interleaved:
    case ScheduleKind::LoopedBfs:
        return true;
    default:
        return false;
    }
}

/// Schedules whose chunks in flight are known in closed form.
bool knownInFlight(const Plan& plan)
{
    const VocabularyLayout vocabulary = plan.stages.vocabulary;
    if (vocabulary != VocabularyLayout::None && vocabulary != VocabularyLayout::Redistributed)
        return false;
    switch (plan.schedule.kind) {
    case ScheduleKind::OneFOneB:
    case ScheduleKind::Interleaved:
    case ScheduleKind::ZbH1:
    case ScheduleKind::ZbH2:
    case ScheduleKind::ZbV:
    case ScheduleKind::VHalf:
    case ScheduleKind::VMin:
    case ScheduleKind::OneFOneBV:
    case ScheduleKind::DualPipeV:
        return true;
    default:
        return false;
    }
}

double wholeBackward(const StageTimes& stage)
{
    return stage.backwardInput.value() + stage.backwardWeight.value();
}

} // namespace

void StepBound::sumPaths(const std::vector<StageLayers>& split, const PassTimes& times)
{
    const std::size_t stages = split.size();
    const auto back = [&](std::size_t stage) {
        const StageTimes& of = times.stages[stage];
        return m_fused ? wholeBackward(of) : of.backwardInput.value();
    };
    m_forwardTo.assign(stages, 0);
    m_backTo.assign(stages, 0);
    m_backFrom.assign(stages, 0);
    for (std::size_t s = 1; s < stages; ++s) {
        m_forwardTo[s] =
            m_forwardTo[s - 1] + times.stages[s - 1].forward.value() + times.hopForward[s - 1].value();
        m_backTo[s] = m_backTo[s - 1] + back(s - 1) + times.hopBackward[s - 1].value();
    }
    for (std::size_t s = stages - 1; s > 0; --s)
        m_backFrom[s - 1] = m_backFrom[s] + back(s) + times.hopBackward[s - 1].value();
}

void StepBound::collectRanks(
    const Plan& plan, const std::vector<StageLayers>& split, const PassTimes& times, double microbatches)
{
    const bool twoWays = stagePlacement(plan.schedule.kind) == StagePlacement::Bidirectional;
    const std::size_t ranks = times.tails.size();
    const double there = m_forwardTo.back() + times.stages.back().forward.value();
    m_ranks.assign(
        ranks, {std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity(), 0, 0, 0});
    const auto add = [&](std::size_t rank, std::size_t stage, double passes) {
        Rank& r = m_ranks[rank];
        r.reach = std::min(r.reach, m_forwardTo[stage]);
        r.turn = std::min(r.turn, there + m_backFrom[stage]);
        r.work += passes * times.stages[stage].total().value();
        r.forwards += passes * times.stages[stage].forward.value();
        r.longestForward = std::max(r.longestForward, times.stages[stage].forward.value());
    };
    for (std::size_t s = 0; s < split.size(); ++s) {
        const auto rank = static_cast<std::size_t>(split[s].rank);
        add(rank, s, twoWays ? microbatches / 2 : microbatches);
        if (twoWays)
            add(ranks - 1 - rank, s, microbatches / 2);
    }
    for (std::size_t r = 0; r < ranks && !times.vocabularyForward.empty(); ++r) {
        const Seconds vocabulary = times.vocabularyForward[r] + times.vocabularyBackward[r]
            + times.inputForward[r] + times.inputBackward[r];
        m_ranks[r].work += microbatches * vocabulary.value();
        m_ranks[r].forwards += microbatches * vocabulary.value();
    }
}

void StepBound::boundByCycles(const PassTimes& times, double microbatches)
{
    const std::size_t ranks = m_ranks.size();
    for (std::size_t x = 0; x < ranks; ++x) {
        const StageTimes& own = times.stages[x];
        const double back = wholeBackward(own);
        double cycle = 0;
        for (std::size_t y = x; y < ranks; ++y) {
            cycle += times.stages[y].total().value();
            if (y > x)
                cycle += times.hopForward[y - 1].value() + times.hopBackward[y - 1].value();
            if (y > x + 1 && y + 1 < ranks)
                continue;
            // Backward passes that wait for a forward pass of the same cycle; behind them those that do not.
            const double paced = std::max(0.0, microbatches - 1 - static_cast<double>(ranks - 1 - y));
            const double turns = std::floor(paced / static_cast<double>(y - x + 1));
            m_ranks[x].end =
                std::max(m_ranks[x].end, m_ranks[x].turn + back * (microbatches - paced) + turns * cycle);
        }
    }
}

Seconds StepBound::operator()(const Plan& plan, const std::vector<StageLayers>& split, const PassTimes& times,
    const MemoryReport& memory, double microbatches)
{
    m_fused = fusedBackward(plan.schedule.kind);
    sumPaths(split, times);
    collectRanks(plan, split, times, microbatches);
    const double chunks = static_cast<double>(split.size()) / static_cast<double>(m_ranks.size());
    const bool known = knownInFlight(plan);
    for (std::size_t r = 0; r < m_ranks.size(); ++r) {
        Rank& rank = m_ranks[r];
        double before = rank.forwards;
        if (known)
            before = std::min(before, memory.stages[r].inFlightMicrobatches * chunks * rank.longestForward);
        rank.end = std::max(rank.reach + rank.work, rank.turn + rank.work - before);
    }
    const bool plain = plan.stages.vocabulary == VocabularyLayout::None
        || plan.stages.vocabulary == VocabularyLayout::Redistributed;
    if (plan.schedule.kind == ScheduleKind::OneFOneB && plain)
        boundByCycles(times, microbatches);
    if (m_fused && plain) {
        for (std::size_t r = m_ranks.size() - 1; r > 0; --r)
            m_ranks[r - 1].end = std::max(m_ranks[r - 1].end,
                m_ranks[r].end + times.hopBackward[r - 1].value() + wholeBackward(times.stages[r - 1]));
    } else if (stagePlacement(plan.schedule.kind) == StagePlacement::Linear && plain) {
        // The last input gradient goes back to the first stage, which then computes a weight gradient.
        const StageTimes& last = times.stages.back();
        m_ranks.front().end = std::max(m_ranks.front().end,
            m_forwardTo.back() + microbatches * (last.forward + last.backwardInput).value() + m_backTo.back()
                + times.stages.front().backwardWeight.value());
    }
    const auto exposed = [](const StepTail& tail) {
        return std::max(0.0, (tail.gradientReduction - tail.gradientOverlap).value());
    };
    const auto below = [&](Seconds bound) {
        return std::max(
            Seconds(0), bound * kSums - roundedAway(microbatches, chunks, static_cast<double>(split.size())));
    };
    if (plan.execution.optimizerStart == OptimizerStart::PostValidation) {
        // The step repeats every longest stage, which works at least that long.
        double longest = 0;
        for (std::size_t r = 0; r < m_ranks.size(); ++r) {
            const StepTail& tail = times.tails[r];
            longest = std::max(
                longest, m_ranks[r].work + exposed(tail) + (tail.optimizer + tail.weightGather).value());
        }
        return below(Seconds(longest));
    }
    double reduced = 0;
    Seconds update;
    for (std::size_t r = 0; r < m_ranks.size(); ++r) {
        const StepTail& tail = times.tails[r];
        reduced = std::max(reduced, m_ranks[r].end + exposed(tail));
        update = std::max(update, tail.optimizer + tail.weightGather);
    }
    return below(Seconds(reduced) + update);
}

} // namespace rankloom
