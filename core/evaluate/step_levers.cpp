// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/step_levers.h"

#include <algorithm>
#include <array>
#include <optional>

#include "core/evaluate/assemble.h"
#include "core/evaluate/evaluate.h"
#include "core/evaluate/offload_times.h"
#include "core/memory/memory.h"
#include "core/plan/check.h"
#include "core/plan/degrees.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

constexpr int kMostDoublings = 3;

/// Pass times of a plan as evaluateLegal() has them.
PassTimes timesOf(const LaidOut& laid)
{
    PassTimes times = timePasses(laid);
    if (laid.plan.memory.offload.target != OffloadTarget::None)
        applyOffload(laid, estimateMemory(laid.project, laid.plan), times);
    return times;
}

/// The step of an order with one lever's time scaled.
class ScaledStep {
public:
    ScaledStep(const Plan& plan, const PassOrder& order, const PassTimes& times)
        : m_plan(plan), m_order(order), m_times(times)
    {
    }

    [[nodiscard]] Result<Timeline> with(Lever lever, double factor) const
    {
        PassTimes times = m_times;
        for (auto* tails : {&times.tails, &times.compressedTails})
            for (StepTail& tail : *tails) {
                if (lever.kind == LeverKind::Optimizer)
                    tail.optimizer *= factor;
                if (lever.kind != LeverKind::DataParallel)
                    continue;
                tail.gradientReduction -= (tail.gradientReduction - tail.gradientOverlap) * (1 - factor);
                tail.weightGather *= factor;
            }
        auto timeline = simulate(m_order, scaled(passDurations(m_plan, m_times), lever, factor));
        if (timeline)
            appendStepTail(*timeline, times, m_plan.execution.optimizerStart);
        return timeline;
    }

private:
    const Plan& m_plan;
    const PassOrder& m_order;
    const PassTimes& m_times;
};

enum class Neighbour : std::uint8_t { Less, More };

/// The next legal value in steps of two; none within reach.
std::optional<DegreeEffect> nextLegal(
    const Project& project, const Plan& plan, const DegreeInfo& info, Neighbour which, std::stop_token stop)
{
    const bool up = which == Neighbour::More;
    int value = degreeValue(plan, info.degree);
    for (int step = 0; step < kMostDoublings; ++step) {
        if ((!up && value % 2 != 0) || value > 1 << 20)
            return std::nullopt;
        value = up ? value * 2 : value / 2;
        Plan changed = plan;
        setDegree(changed, info.degree, value);
        if (info.degree == Degree::Pp || info.degree == Degree::Vpp)
            changed.stages.layersPerStage.clear();
        changed.layout.dp = 0; // follows from the others
        if (brokenRule(project, changed))
            continue;
        const Result<Evaluation> evaluation = evaluateLegal(project, changed, stop);
        if (!evaluation || !evaluation->valid)
            return std::nullopt;
        DegreeEffect effect;
        effect.degree = std::string_view(info.pointer).substr(std::string_view(info.pointer).rfind('/') + 1);
        effect.from = degreeValue(plan, info.degree);
        effect.to = value;
        effect.step = evaluation->time.step;
        effect.fits = evaluation->memory.fits;
        for (const StageMemory& stage : evaluation->memory.stages)
            effect.peak = std::max(effect.peak, stage.device);
        return effect;
    }
    return std::nullopt;
}

} // namespace

Result<std::vector<Sensitivity>> whatWouldShrinkStep(
    const Project& project, const Plan& plan, double factor, std::size_t most, std::stop_token stop)
{
    if (!isEffective(project, plan)) {
        const Effective e = effective(project, plan);
        return whatWouldShrinkStep(e.project, e.plan, factor, most, stop);
    }
    const LaidOut laid(project, plan);
    const PassTimes times = timesOf(laid);
    const PassDurations durations = passDurations(plan, times);
    const auto order = generateOrder(scheduleProblem(laid), durations);
    if (!order)
        return tl::unexpected<Error>(order.error());
    const ScaledStep step(plan, *order, times);
    const Result<Timeline> before = step.with({}, 1);
    if (!before)
        return tl::unexpected<Error>(before.error());
    std::vector<Sensitivity> levers = pathSensitivities(*order, durations, *before);
    if (levers.size() > most)
        levers.resize(most);
    for (Sensitivity& sensitivity : levers) {
        if (stop.stop_requested())
            return fail(ErrorCode::Cancelled, "cancelled");
        const Result<Timeline> after = step.with(sensitivity.lever, factor);
        if (!after)
            return tl::unexpected<Error>(after.error());
        sensitivity.saved = before->period - after->period;
    }
    std::ranges::stable_sort(
        levers, [](const Sensitivity& a, const Sensitivity& b) { return a.saved > b.saved; });
    return levers;
}

Result<std::vector<DegreeEffect>> neighbourDegrees(
    const Project& project, const Plan& plan, std::stop_token stop)
{
    const Result<Evaluation> now = evaluateLegal(project, plan, stop);
    if (!now)
        return tl::unexpected<Error>(now.error());
    std::vector<DegreeEffect> effects;
    for (const DegreeInfo& info : degreeInfos()) {
        if (info.degree == Degree::Etp)
            continue; // follows TP where the plan leaves it open
        for (const Neighbour which : {Neighbour::Less, Neighbour::More}) {
            auto effect = nextLegal(project, plan, info, which, stop);
            if (stop.stop_requested())
                return fail(ErrorCode::Cancelled, "cancelled");
            if (!effect)
                continue;
            effect->change = effect->step - now->time.step;
            effects.push_back(std::move(*effect));
        }
    }
    std::ranges::stable_sort(effects, {}, &DegreeEffect::step);
    return effects;
}

} // namespace rankloom
