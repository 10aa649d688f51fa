// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/compare/recommendation.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/compare/best_plans.h"
#include "core/evaluate/bubble.h"

namespace rankloom {

namespace {

struct Choice {
    std::span<const ComparedPlan> plans;
    const Comparison& comparison;

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
};

/// The fastest plan that fits, -1 = none. `but` is left out.
int fastest(const Choice& all, int but = -1)
{
    int best = -1;
    for (int i = 0; i < all.count(); ++i)
        if (i != but && all.column(i).fits && (best < 0 || all.rate(i) > all.rate(best)))
            best = i;
    return best;
}

/// A plan that may run out of memory is taken only where every other one may, too: first come those that fit
/// in nine of ten cases, then those that fit at the high end of their band, then what is likely to.
int chosen(const Choice& all)
{
    const auto fastestOf = [&all](auto may) {
        int best = -1;
        for (int i = 0; i < all.count(); ++i)
            if (may(all.column(i)) && (best < 0 || all.rate(i) > all.rate(best)))
                best = i;
        return best;
    };
    const int sure = fastestOf([](const ComparedColumn& column) { return column.fit == FitWord::Yes; });
    if (sure >= 0)
        return sure;
    const int safe = fastestOf([](const ComparedColumn& column) { return column.fitsAtWorst; });
    return safe < 0 ? fastest(all) : safe;
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
        return Phrase::of("{} fits: {}.", all.name(plan), figures);
    if (next < 0)
        return Phrase::of("{} is the only plan that fits: {}.", all.name(plan), figures);
    const double lead = 100 * (all.rate(plan) / all.rate(next) - 1);
    if (lead < 0 && all.column(next).fitsAtWorst)
        return Phrase::of(
            "{} gives up {:.1f} % of the tokens per second of {} and surely fits, which that does "
            "not ({}): {}.",
            all.name(plan), -lead, all.name(next), fitWords(all.column(next)), figures);
    if (lead < 0)
        return Phrase::of("{} gives up {:.1f} % of the tokens per second of {} and fits at the high end of "
                          "its memory band, which that does not: {}.",
            all.name(plan), -lead, all.name(next), figures);
    return Phrase::of(
        "{} is the fastest plan that fits: {}; {:.1f} % more tokens per second than {}, the next.",
        all.name(plan), figures, lead, all.name(next));
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
    const Choice all {plans, comparison};
    Recommendation out;
    out.plan = chosen(all);
    if (out.plan < 0) {
        out.reasons.push_back(plans.size() == 1
                ? Phrase::of("The plan cannot be recommended as it is.")
                : Phrase::of("None of the plans can be recommended as it is."));
    } else {
        out.reasons.push_back(speedReason(all, out.plan));
        out.reasons.push_back(leadReason(all, out.plan));
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
