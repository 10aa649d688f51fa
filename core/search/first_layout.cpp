// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/first_layout.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/cluster/device_generation.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/check.h"
#include "core/search/layout_choice.h"
#include "core/search/simplicity.h"

namespace rankloom {

namespace {

constexpr int kUsualSequence = 8192; ///< tokens
constexpr int kLeastBatch = 128; ///< sequences
constexpr int kMostBatch = 2048; ///< what the largest public runs take at once
constexpr int kMostStages = 64;

/// What degrees are tried up to.
DegreeRange upTo(int most) { return {1, most, {}}; }

/// A multiple of what replicas there may be, in the usual range.
int usualBatch(int devices)
{
    int batch = devices;
    while (batch > kMostBatch && batch % 2 == 0)
        batch /= 2;
    return batch >= kLeastBatch ? batch : (kLeastBatch + batch - 1) / batch * batch;
}

/// How a plan does. Smaller is better.
struct Outcome {
    int room = 2; ///< 0 surely fits, 1 fits by the estimate, 2 does not
    double over = 0; ///< bytes that are missing
    double step = 0; ///< s
    Simplicity simplicity;
};

Outcome outcomeOf(const Evaluation& evaluation, const Plan& plan)
{
    const MemoryReport& memory = evaluation.memory;
    Outcome outcome;
    outcome.room = memory.fitsAtWorst ? 0 : memory.fits ? 1 : 2;
    outcome.step = evaluation.time.step.value();
    outcome.simplicity = simplicity(plan);
    if (outcome.room == 2)
        outcome.over = -memory.stages[static_cast<std::size_t>(memory.peakStage)].headroom().value();
    return outcome;
}

bool better(const Outcome& a, const Outcome& b)
{
    if (a.room != b.room)
        return a.room < b.room;
    if (a.room == 2 && a.over != b.over)
        return a.over < b.over;
    const double least = std::min(a.step, b.step);
    if (std::abs(a.step - b.step) > least * kEqualStep)
        return a.step < b.step;
    return a.simplicity < b.simplicity;
}

struct Best {
    Plan plan;
    Outcome outcome;
};

/// Tries all degrees with what else `plan` says.
Result<void> tryDegrees(
    const Project& project, const Plan& plan, std::stop_token stop, std::optional<Best>& best)
{
    const int devices = project.cluster->devices();
    const int experts = project.model->moe ? project.model->moe->experts : 1;
    for (const int tp : divisors(project.cluster->devicesPerNode, upTo(8)))
        for (const int pp : divisors(devices / tp, upTo(std::min(project.model->layers, kMostStages))))
            for (const int ep : divisors(experts, upTo(std::min(64, devices / pp)))) {
                Plan trial = plan;
                trial.layout.tp = tp;
                trial.layout.pp = pp;
                trial.layout.ep = ep;
                trial.layout.etp = experts > 1 ? 1 : 0;
                if (brokenRule(project, trial))
                    continue;
                const Result<Evaluation> evaluation = evaluateLegal(project, trial, stop);
                if (!evaluation)
                    return tl::unexpected(evaluation.error());
                Outcome outcome = outcomeOf(*evaluation, trial);
                if (!best || better(outcome, best->outcome))
                    best = Best {std::move(trial), std::move(outcome)};
            }
    return {};
}

} // namespace

Result<PlanDocument> firstPlanOf(const FirstChoice& choice, std::stop_token stop)
{
    PlanDocument document;
    document.project.model = choice.model;
    document.project.cluster = makeCluster(choice.nodes, choice.devicesPerNode, choice.device);
    Plan& plan = document.plan;
    const int most =
        choice.model.learnedPositions > 0 ? choice.model.learnedPositions : choice.model.maxPositions;
    plan.workload = {most > 0 ? std::min(most, kUsualSequence) : kUsualSequence, 1,
        usualBatch(document.project.cluster->devices())};
    plan.memory.precision = computesBf16(choice.device) ? Precision::Bf16Mixed : Precision::Fp16Mixed;

    Plan recomputed = plan;
    recomputed.memory.recompute.mode = RecomputeMode::FullUniform;
    Plan sharded = recomputed;
    sharded.memory.sharding.gradients = sharded.memory.sharding.weights = sharded.memory.sharding.optimizer;
    std::optional<Best> best;
    for (const Plan& start : {plan, recomputed, sharded}) {
        if (const Result<void> tried = tryDegrees(document.project, start, stop, best); !tried)
            return tl::unexpected(tried.error());
        if (best && best->outcome.room < 2)
            break;
    }
    if (best)
        plan = std::move(best->plan);
    return document;
}

} // namespace rankloom
