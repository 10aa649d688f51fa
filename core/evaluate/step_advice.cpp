// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/step_advice.h"

#include <algorithm>
#include <utility>

#include "core/evaluate/memory_advice.h"
#include "core/evaluate/observations.h"
#include "core/memory/memory.h"
#include "core/plan/check.h"
#include "core/plan/rank_grid.h"

namespace rankloom {

namespace {

constexpr int kMostEvaluations = 16;
/// A remedy is one of few that an observation gets evaluated, and of fewer that are told.
constexpr std::size_t kMostTried = 5;
constexpr std::size_t kMostTold = 3;
/// Gains smaller than this are within the error of every estimate.
constexpr double kLeastGain = 0.01;

/// About how many passes the timeline of a plan has.
double passesOf(const Project& project, const Plan& plan)
{
    const LaidOut laid(project, plan);
    return static_cast<double>(laid.microbatches) * laid.layout.pp
        * chunksPerRank(plan.schedule.kind, laid.layout.vpp) * 3;
}

/// Whether an order of axes moves no rank: it differs in axes of one rank alone.
bool sameRanks(const Layout& a, const Layout& b)
{
    Layout inOrder = b;
    inOrder.order = a.order;
    if (a != inOrder)
        return false;
    const RankGrid one(a);
    const RankGrid other(b);
    for (int rank = 0; rank < one.ranks(); ++rank)
        if (one.coordinates(rank) != other.coordinates(rank))
            return false;
    return true;
}

/// Evaluates remedies while there is time for it.
class Adviser {
public:
    Adviser(const Project& project, const Plan& plan, const Evaluation& now, const EvaluateFunction& evaluate,
        const std::stop_token& stop)
        : m_project(project), m_plan(plan), m_now(now), m_evaluate(evaluate), m_stop(stop)
    {
    }

    Result<std::vector<Suggestion>> priced(std::vector<Remedy> remedies)
    {
        struct Priced {
            Suggestion change;
            double tokens;
        };
        std::vector<Priced> good;
        std::size_t tried = 0;
        for (Remedy& remedy : remedies) {
            if (tried == kMostTried || !affordable(remedy.plan))
                continue;
            if (brokenRule(m_project, remedy.plan))
                continue;
            ++tried;
            if (sameStep(remedy.plan) || !roomFor(remedy.plan))
                continue;
            Result<Evaluation> then = m_evaluate(m_project, remedy.plan, m_stop);
            if (!then)
                return tl::unexpected<Error>(std::move(then.error()));
            if (!helps(*then))
                continue;
            Suggestion& change = remedy.change;
            change.effect = SuggestionEffect {peakOf(then->memory), then->time.step};
            change.label += priceOf(*then, remedy.plan);
            good.push_back({std::move(change), then->time.tokensPerSecond});
        }
        std::ranges::stable_sort(good, std::greater<> {}, &Priced::tokens);
        good.resize(std::min(good.size(), kMostTold));
        std::vector<Suggestion> out;
        out.reserve(good.size());
        for (Priced& one : good)
            out.push_back(std::move(one.change));
        return out;
    }

private:
    bool affordable(const Plan& plan)
    {
        const double passes = passesOf(m_project, plan);
        if (m_evaluations == kMostEvaluations || isSearched(plan.schedule.kind)
            || (m_evaluations > 0 && m_passes + passes > kMostPasses))
            return false;
        ++m_evaluations;
        m_passes += passes;
        return true;
    }

    /// Nothing but an order of axes that moves no rank.
    [[nodiscard]] bool sameStep(const Plan& changed) const
    {
        const int devices = m_project.cluster->devices();
        Plan inOrder = changed;
        inOrder.layout.order = m_plan.layout.order;
        return inOrder == m_plan
            && sameRanks(resolved(m_plan.layout, devices), resolved(changed.layout, devices));
    }

    static Bytes peakOf(const MemoryReport& memory)
    {
        return memory.stages.empty() ? Bytes(0)
                                     : memory.stages[static_cast<std::size_t>(memory.peakStage)].device;
    }

    /// It fits, or needs no more than now where nothing fits.
    [[nodiscard]] bool fits(const MemoryReport& then) const
    {
        return then.fits || (!m_now.memory.fits && peakOf(then) <= peakOf(m_now.memory));
    }

    /// Found out without its times, which take ten times as long.
    [[nodiscard]] bool roomFor(const Plan& changed) const
    {
        return !changed.replicas->alike() || fits(estimateMemory(m_project, changed));
    }

    [[nodiscard]] bool helps(const Evaluation& then) const
    {
        return then.valid && fits(then.memory)
            && then.time.tokensPerSecond > m_now.time.tokensPerSecond * (1 + kLeastGain);
    }

    [[nodiscard]] Phrase priceOf(const Evaluation& then, const Plan& plan) const
    {
        const double percent = (then.time.tokensPerSecond / m_now.time.tokensPerSecond - 1) * 100;
        const bool sameBatch = plan.workload.globalBatchSize == m_plan.workload.globalBatchSize;
        return sameBatch ? Phrase::of(" (saves {} of {}: {:+.1f} % tokens/s)",
                   m_now.time.step - then.time.step, m_now.time.step, percent)
                         : Phrase::of(" (a step of {}: {:+.1f} % tokens/s)", then.time.step, percent);
    }

    const Project& m_project;
    const Plan& m_plan;
    const Evaluation& m_now;
    const EvaluateFunction& m_evaluate;
    const std::stop_token& m_stop;
    int m_evaluations = 0;
    double m_passes = 0;
};

} // namespace

Result<Diagnostics> stepAdvice(const LaidOut& laid, const Evaluation& evaluation, Framework framework,
    const EvaluateFunction& evaluate, const std::stop_token& stop)
{
    Diagnostics out;
    Adviser adviser(laid.project, laid.plan, evaluation, evaluate, stop);
    for (Observation& observation : observe(laid, evaluation, framework)) {
        Result<std::vector<Suggestion>> cures = adviser.priced(std::move(observation.remedies));
        if (!cures)
            return tl::unexpected<Error>(std::move(cures.error()));
        observation.diagnostic.suggestions = std::move(*cures);
        if (observation.diagnostic.suggestions.empty() && observation.saidForRemedy)
            continue;
        // What nothing cures is worth knowing, and no reason to be alarmed.
        if (observation.diagnostic.suggestions.empty() && observation.diagnostic.severity == Severity::Warning
            && observation.mildWithoutRemedy)
            observation.diagnostic.severity = Severity::Hint;
        out.push_back(std::move(observation.diagnostic));
    }
    return out;
}

} // namespace rankloom
