// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/recommendation.h"

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/cluster/node_kinds.h"
#include "core/compare/best_plans.h"
#include "core/evaluate/bubble.h"
#include "core/plan/what_if.h"

namespace rankloom {

namespace {

struct Choice {
    std::span<const ComparedPlan> plans;
    const Comparison& comparison;
    std::vector<BudgetChoice> budgets {}; ///< with their plans once these are chosen
    std::vector<int> budgetOf {}; ///< of every plan; all 0 where there is one budget

    [[nodiscard]] int count() const { return static_cast<int>(plans.size()); }
    [[nodiscard]] const ComparedColumn& column(int i) const
    {
        return comparison.plans[static_cast<std::size_t>(i)];
    }
    [[nodiscard]] const Evaluation& evaluation(int i) const
    {
        return plans[static_cast<std::size_t>(i)].evaluation;
    }
    [[nodiscard]] double rate(int i) const { return evaluation(i).time.tokensPerSecond; }
    [[nodiscard]] Phrase name(int i) const { return Phrase::of("“{}”", column(i).name); }
    [[nodiscard]] const BudgetChoice& budget(int i) const
    {
        return budgets[static_cast<std::size_t>(budgetOf[static_cast<std::size_t>(i)])];
    }
    [[nodiscard]] double ratePerDevice(int i) const { return rate(i) / std::max(1, budget(i).devices); }
    /// With what it runs on, where that is not what all run on.
    [[nodiscard]] Phrase nameAndBudget(int i) const
    {
        return budgets.size() > 1 ? Phrase::of("“{}” on {}", column(i).name, words(budget(i))) : name(i);
    }
    /// Nodes that are left out make another budget of the same cluster.
    [[nodiscard]] Phrase words(const BudgetChoice& of) const
    {
        const bool same = std::ranges::any_of(budgets, [&](const BudgetChoice& other) {
            return other.cluster == of.cluster && other.devices != of.devices;
        });
        return same ? Phrase::of("{} GPUs of {}", of.devices, of.cluster) : Phrase(of.cluster);
    }
};

/// What the plans run on: one budget per cluster and number of devices that take part.
void findBudgets(Choice& all)
{
    for (const ComparedPlan& plan : all.plans) {
        const BudgetChoice own {
            clusterName(plan.project->cluster), worldSize(plan.project->cluster, *plan.plan), -1};
        const auto known = std::ranges::find(all.budgets, own);
        all.budgetOf.push_back(static_cast<int>(known - all.budgets.begin()));
        if (known == all.budgets.end())
            all.budgets.push_back(own);
    }
}

/// The fastest plan that fits, -1 = none. `but` is left out.
int fastest(const Choice& all, int but = -1)
{
    int best = -1;
    for (int i = 0; i < all.count(); ++i)
        if (i != but && all.column(i).fits && (best < 0 || all.rate(i) > all.rate(best)))
            best = i;
    return best;
}

/// Of the plans that `among` says yes to that with the largest `rate`; -1 = none fits. A plan that may run
/// out of memory is taken only where every other one may, too: first come those that fit in nine of ten
/// cases, then those that fit at the high end of their band, then what is likely to.
int chosen(const Choice& all, const std::function<bool(int)>& among, double (Choice::*rate)(int) const)
{
    const auto bestOf = [&](auto may) {
        int best = -1;
        for (int i = 0; i < all.count(); ++i)
            if (among(i) && may(all.column(i)) && (best < 0 || (all.*rate)(i) > (all.*rate)(best)))
                best = i;
        return best;
    };
    const int sure = bestOf([](const ComparedColumn& column) { return column.fit == FitWord::Yes; });
    if (sure >= 0)
        return sure;
    const int safe = bestOf([](const ComparedColumn& column) { return column.fits && column.fitsAtWorst; });
    return safe >= 0 ? safe : bestOf([](const ComparedColumn& column) { return column.fits; });
}

const StageMemory* fullest(const Evaluation& evaluation)
{
    const auto it =
        std::ranges::find(evaluation.memory.stages, evaluation.memory.peakStage, &StageMemory::stage);
    return it == evaluation.memory.stages.end() ? nullptr : &*it;
}

Phrase speedReason(const Choice& all, int plan)
{
    const TimeReport& time = all.evaluation(plan).time;
    const Phrase figures = Phrase::of("{} a step, {} tokens/s, {:.1f} % MFU", time.step,
        Counted {time.tokensPerSecond}, 100 * time.modelFlopsUtilization);
    const int next = fastest(all, plan);
    // None of several that are equally fast is the fastest.
    const bool asFast = next >= 0 && areEqual(all.rate(plan), all.rate(next));
    if (all.count() == 1 || asFast)
        return Phrase::of("{} fits: {}.", all.nameAndBudget(plan), figures);
    if (next < 0)
        return Phrase::of("{} is the only plan that fits: {}.", all.nameAndBudget(plan), figures);
    const double lead = 100 * (all.rate(plan) / all.rate(next) - 1);
    if (lead < 0 && all.column(next).fitsAtWorst)
        return Phrase::of(
            "{} gives up {:.1f} % of the tokens per second of {} and surely fits, which that does "
            "not ({}): {}.",
            all.name(plan), -lead, all.name(next), fitWords(all.column(next)), figures);
    if (lead < 0)
        return Phrase::of("{} gives up {:.1f} % of the tokens per second of {} and fits at the high end of "
                          "its memory band, which that does not: {}.",
            all.nameAndBudget(plan), -lead, all.nameAndBudget(next), figures);
    return Phrase::of(
        "{} is the fastest plan that fits: {}; {:.1f} % more tokens per second than {}, the next.",
        all.nameAndBudget(plan), figures, lead, all.nameAndBudget(next));
}

/// More devices do more: where they are not as many, or others, the choice is told for each, and for a
/// device.
void addBudgets(const Choice& all, int perDevice, std::vector<Phrase>& reasons)
{
    if (all.budgets.size() < 2)
        return;
    for (const BudgetChoice& budget : all.budgets)
        reasons.push_back(budget.plan < 0
                ? Phrase::of("With {}: no plan fits.", all.words(budget))
                : Phrase::of("With {}: {}, {} tokens/s, {} a GPU.", all.words(budget), all.name(budget.plan),
                    Counted {all.rate(budget.plan)}, Counted {all.ratePerDevice(budget.plan)}));
    if (perDevice >= 0)
        reasons.push_back(Phrase::of("A GPU does most in {}: {} tokens/s.", all.name(perDevice),
            Counted {all.ratePerDevice(perDevice)}));
}

/// What is to be known of tokens per second where the work is not the same.
void addWork(const Choice& all, std::vector<Phrase>& reasons)
{
    const auto& first = all.plans.front();
    if (std::ranges::any_of(
            all.plans, [&](const ComparedPlan& plan) { return plan.project->model != first.project->model; }))
        reasons.push_back(
            Phrase::of("The plans train different models: a token is not the same work in all."));
    if (all.comparison.perToken)
        reasons.push_back(
            Phrase::of("Their steps are of unlike many tokens: plans are compared by tokens per "
                       "second, not by the step."));
}

Phrase memoryReason(const Choice& all, int plan)
{
    const StageMemory* stage = fullest(all.evaluation(plan));
    if (stage == nullptr || stage->capacity.value() <= 0)
        return {};
    const Phrase out = Phrase::of("Its fullest GPU, on stage {}, holds {} of {} and keeps {} free",
        stage->stage, stage->device, stage->capacity, stage->headroom());
    if (all.column(plan).fitsAtWorst)
        return out
            + (all.column(plan).fit == FitWord::Yes
                    ? Phrase::of(
                        "; at the high end of the band still {}.", stage->capacity - stage->deviceHigh())
                    : Phrase::of(
                        "; that is not sure: by measured runs like it it {}.", fitWords(all.column(plan))));
    return out + Phrase::of("; at the high end of the band it does not fit.");
}

/// Whether runs like them tell it from the next: of those that fit the fastest beside it.
Phrase leadReason(const Choice& all, int plan)
{
    const int next = fastest(all, plan);
    if (next < 0 || areEqual(all.rate(plan), all.rate(next)))
        return {};
    const std::optional<double> probability = fasterProbability(
        all.plans[static_cast<std::size_t>(next)], all.plans[static_cast<std::size_t>(plan)]);
    if (!probability)
        return {};
    if (*probability >= kToldApart || *probability <= 1 - kToldApart)
        return Phrase::of("Against {} it is {}.", all.name(next), fasterWords(*probability));
    return Phrase::of("Errors of measured runs are too large to tell it from {} by speed.", all.name(next));
}

/// The bubble, by what it mostly waits for.
PhraseWord bubbleWords(const TimeBreakdown& parts)
{
    const Seconds half = bubbleOf(parts) * 0.5;
    return parts.pipeline > half    ? Phrase::word("the pipeline bubble, most of it waiting for transfers")
        : parts.offloadStall > half ? Phrase::word("the pipeline bubble, most of it waiting for offloading")
                                    : Phrase::word("the pipeline bubble");
}

Phrase timeReason(const Choice& all, int plan)
{
    const TimeBreakdown& parts = all.evaluation(plan).time.breakdown;
    std::vector<std::pair<Seconds, PhraseWord>> waits {
        {parts.tensorParallel, Phrase::word("tensor-parallel communication")},
        {parts.contextParallel, Phrase::word("context-parallel communication")},
        {parts.expertParallel, Phrase::word("expert-parallel communication")},
        {parts.dataParallel, Phrase::word("exposed data-parallel communication")},
        {parts.optimizer, Phrase::word("the optimizer")}, {bubbleOf(parts), bubbleWords(parts)}};
    std::ranges::stable_sort(waits, std::greater<> {}, &std::pair<Seconds, PhraseWord>::first);
    const Seconds step = all.evaluation(plan).time.step;
    if (step.value() <= 0)
        return {};
    return Phrase::of("{:.0f} % of its step is compute; what costs most beside it is {} ({}, {:.1f} %).",
        100 * (parts.compute / step), waits.front().second, waits.front().first,
        100 * (waits.front().first / step));
}

/// Why a plan that would be faster is not recommended.
void addRefused(const Choice& all, int plan, std::vector<Phrase>& reasons)
{
    for (int i = 0; i < all.count(); ++i) {
        if (!all.column(i).valid) {
            reasons.push_back(Phrase::of("{} is not possible; see its diagnoses.", all.name(i)));
            continue;
        }
        const StageMemory* stage = fullest(all.evaluation(i));
        if (all.column(i).fits || stage == nullptr)
            continue;
        if (stage->headroom().value() >= 0 && all.evaluation(i).memory.fits) {
            reasons.push_back(Phrase::of("{}: {}.", all.name(i), fitWords(all.column(i))));
            continue;
        }
        if (stage->headroom().value() >= 0) {
            reasons.push_back(
                Phrase::of("{} does not fit: hosts have no room for what is offloaded.", all.name(i)));
            continue;
        }
        const bool faster = plan < 0 || all.rate(i) > all.rate(plan);
        reasons.push_back(faster && plan >= 0
                ? Phrase::of("{} would be faster, but does not fit: stage {} lacks {}.", all.name(i),
                    stage->stage, -stage->headroom())
                : Phrase::of(
                    "{} does not fit: stage {} lacks {}.", all.name(i), stage->stage, -stage->headroom()));
    }
}

} // namespace

Recommendation recommend(std::span<const ComparedPlan> plans, const Comparison& comparison)
{
    Choice all {plans, comparison};
    findBudgets(all);
    Recommendation out;
    out.plan = chosen(
        all, [](int) { return true; }, &Choice::rate);
    if (all.budgets.size() > 1) {
        for (std::size_t budget = 0; budget < all.budgets.size(); ++budget)
            all.budgets[budget].plan = chosen(
                all, [&](int i) { return all.budgetOf[static_cast<std::size_t>(i)] == int(budget); },
                &Choice::rate);
        out.perDevice = chosen(
            all, [](int) { return true; }, &Choice::ratePerDevice);
        out.budgets = all.budgets;
    }
    if (out.plan < 0) {
        out.reasons.push_back(plans.size() == 1
                ? Phrase::of("The plan cannot be recommended as it is.")
                : Phrase::of("None of the plans can be recommended as it is."));
    } else {
        out.reasons.push_back(speedReason(all, out.plan));
        out.reasons.push_back(leadReason(all, out.plan));
        addBudgets(all, out.perDevice, out.reasons);
        addWork(all, out.reasons);
        if (all.column(out.plan).seenTokens)
            out.reasons.push_back(
                Phrase::of("That step counts tokens that its experts were placed by; on unseen "
                           "ones it is likely longer."));
        out.reasons.push_back(memoryReason(all, out.plan));
        out.reasons.push_back(timeReason(all, out.plan));
        std::erase(out.reasons, Phrase());
    }
    addRefused(all, out.plan, out.reasons);
    return out;
}

} // namespace rankloom
