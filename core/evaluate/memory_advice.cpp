// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/memory_advice.h"

#include <algorithm>
#include <cmath>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/memory/rank_memory.h"
#include "core/memory/relief.h"
#include "core/plan/check.h"

namespace rankloom {

namespace {

constexpr std::size_t kMostAdvice = 12; ///< changes whose step time is evaluated
constexpr std::size_t kLeastAdvice = 3;
/// Reasons smaller than this share of the largest are not told in words.
constexpr double kLeastTold = 0.05;
/// Shown where nothing suffices.
constexpr std::size_t kMostInsufficient = 3;

std::size_t passesOf(const Evaluation& evaluation)
{
    std::size_t count = 0;
    if (evaluation.timeline)
        for (const Lane& lane : evaluation.timeline->lanes)
            count += lane.slices.size();
    return count;
}

bool fitOnDevices(const MemoryReport& memory)
{
    return std::ranges::all_of(
        memory.stages, [](const StageMemory& stage) { return stage.device <= stage.capacity; });
}

/// Changes worth evaluating: those that reach the goal, or else the few that save most.
std::vector<MemoryRelief> candidates(const Project& project, const Plan& plan, const Evaluation& evaluation,
    bool MemoryRelief::*goal, bool& suffice)
{
    std::vector<MemoryRelief> all = memoryReliefs(
        project, plan, [&project](const Plan& changed) { return !brokenRule(project, changed); });
    suffice = std::ranges::any_of(all, goal);
    if (suffice) {
        std::erase_if(all, [goal](const MemoryRelief& relief) { return !(relief.*goal); });
    } else {
        std::ranges::stable_sort(all, {}, &MemoryRelief::peak);
        all.resize(std::min(all.size(), kMostInsufficient));
    }
    // An order that is isSearched for takes as long as all other evaluations together; a plan that fits in
    // all likelihood is not worth as many.
    const std::size_t passes = std::max<std::size_t>(1, passesOf(evaluation));
    const std::size_t most = isSearched(plan.schedule.kind) || fitOnDevices(evaluation.memory)
        ? kLeastAdvice
        : std::clamp(kMostPasses / passes, kLeastAdvice, kMostAdvice);
    all.resize(std::min(all.size(), most));
    return all;
}

/// What single changes do against it.
enum class Relieving : std::uint8_t { Enough, TooLittle, Nothing };

Diagnostic doesNotFit(const MemoryReport& memory, Relieving changes)
{
    const StageMemory& peak = memory.stages[static_cast<std::size_t>(memory.peakStage)];
    Diagnostic d;
    d.code = "memory-does-not-fit";
    d.where.pointer = "/memory";
    d.message = Phrase::of("Stage {} needs {} of a device that has {}: {} too much.", peak.stage, peak.device,
        peak.capacity, -peak.headroom());
    if (peak.deviceLow() <= peak.capacity)
        d.message += Phrase::of(" At the low end of its band, {}, it would fit.", peak.deviceLow());
    if (changes == Relieving::TooLittle)
        d.message += Phrase::of(" No single change is enough; these save most.");
    if (changes == Relieving::Nothing)
        d.message += Phrase::of(" No single change lowers the peak.");
    d.arguments = {std::to_string(peak.stage), humanBytes(peak.device.value()),
        humanBytes(peak.capacity.value()), humanBytes(-peak.headroom().value())};
    return d;
}

/// The stage fits; the high end of its band does not. Says which of the two things that may go wrong would
/// have to stay within what.
Diagnostic fitsNarrowly(const Project& project, const Plan& plan, const StageMemory& stage)
{
    Diagnostic d;
    d.code = "memory-fits-narrowly";
    d.where.pointer = "/memory";
    const Calibration& measured = project.calibration;
    std::vector<Phrase> limits;
    const double load = expertLoadThatFits(project, plan, stage.stage);
    if (load < stage.expertLoad.high)
        limits.push_back(Phrase::of("routing keeps the fullest expert rank within {:.2f} x the mean load "
                                    "({:.2f} expected, up to {:.2f})",
            std::floor(load * 100) / 100, stage.expertLoad.expected, stage.expertLoad.high));
    // A device of a nominal size has more than its context: the quotient is above 1 where the stage fits.
    const Bytes context = stage.device - stage.reserved;
    const double fragmentation = (stage.capacity - context) / stage.allocated;
    if (fragmentation < measured.fragmentationHigh)
        limits.push_back(
            Phrase::of("reserved memory stays within {:.3f} x allocated ({:.3f} expected, up to {:.3f})",
                std::floor(fragmentation * 1000) / 1000, measured.fragmentation, measured.fragmentationHigh));
    if (limits.empty())
        limits.push_back(Phrase::of("routing and fragmentation are not at their worst together"));
    d.message = Phrase::of(
        "Stage {} fits with {} to spare, but its band reaches {} of {}: it fits only if {}.", stage.stage,
        stage.headroom(), stage.deviceHigh(), stage.capacity, joined(limits, Phrase::of(" and ")));
    d.arguments = {std::to_string(stage.stage), humanBytes(stage.headroom().value()),
        humanBytes(stage.deviceHigh().value()), humanBytes(stage.capacity.value()),
        fmt::format("{:.2f}", load)};
    return d;
}

Bytes partOf(const StageMemory& stage, MemoryCategory category)
{
    switch (category) {
    case MemoryCategory::Weights:
        return stage.weights;
    case MemoryCategory::Gradients:
        return stage.gradients;
    case MemoryCategory::Optimizer:
        return stage.optimizer;
    case MemoryCategory::Activations:
        return stage.activations;
    case MemoryCategory::Workspace:
        return stage.workspace;
    case MemoryCategory::Reserve:
        return stage.reserved - stage.allocated;
    case MemoryCategory::Context:
        break;
    }
    return stage.device - stage.reserved;
}

constexpr MemoryCategory kCategories[] = {MemoryCategory::Weights, MemoryCategory::Gradients,
    MemoryCategory::Optimizer, MemoryCategory::Activations, MemoryCategory::Workspace,
    MemoryCategory::Reserve, MemoryCategory::Context};

std::string momentText(PeakMoment moment)
{
    switch (moment) {
    case PeakMoment::Backward:
        return "in the backward pass of a layer";
    case PeakMoment::Recompute:
        return "while a layer is recomputed for its backward pass";
    case PeakMoment::Update:
        return "while the optimizer updates the parameters";
    case PeakMoment::Loss:
        break;
    }
    return "at the loss";
}

std::string peakSentence(const StageMemory& peak, const StageMemory* next, const PeakExplanation& why)
{
    std::string out = fmt::format("Stage {} is fullest {}, with {:.4g} microbatch{} in flight.", peak.stage,
        momentText(peak.moment), peak.inFlightMicrobatches, peak.inFlightMicrobatches == 1 ? "" : "es");
    if (peak.offloaded.value() > 0)
        out += fmt::format(" {} of activations are elsewhere.", humanBytes(peak.offloaded.value()));
    if (next == nullptr || why.reasons.empty())
        return out;
    out += fmt::format(" Compared with stage {} it has ", next->stage);
    std::string_view separator;
    for (const PeakReason& reason : why.reasons) {
        if (std::abs(reason.more / why.reasons.front().more) < kLeastTold)
            break;
        out += fmt::format("{}{} {} {}", separator, humanBytes(std::abs(reason.more.value())),
            reason.more.value() > 0 ? "more" : "less", lowerCase(toString(reason.category)));
        separator = ", ";
    }
    if (peak.inFlightMicrobatches != next->inFlightMicrobatches)
        out += fmt::format(" (stage {} holds {:.4g} microbatch{})", next->stage, next->inFlightMicrobatches,
            next->inFlightMicrobatches == 1 ? "" : "es");
    return out + '.';
}

} // namespace

Phrase stepChange(Seconds before, Seconds after)
{
    const double percent = (after / before - 1) * 100;
    return std::abs(percent) < 0.05 ? Phrase::of("same step time") : Phrase::of("step {:+.1f} %", percent);
}

Result<Diagnostics> memoryAdvice(const Project& project, const Plan& plan, const Evaluation& evaluation,
    const EvaluateFunction& evaluate, const std::stop_token& stop)
{
    struct Priced {
        Suggestion change;
        Seconds step;
    };
    const MemoryReport& memory = evaluation.memory;
    // What the hosts have no room for is another's advice.
    const bool devicesFit = fitOnDevices(memory);
    const bool atWorst =
        std::ranges::all_of(memory.stages, [](const StageMemory& s) { return s.deviceHigh() <= s.capacity; });
    if (memory.stages.empty() || (devicesFit && atWorst))
        return Diagnostics {};
    bool suffice = false;
    std::vector<Priced> priced;
    for (MemoryRelief& relief : candidates(project, plan, evaluation,
             devicesFit ? &MemoryRelief::fitsAtWorst : &MemoryRelief::fits, suffice)) {
        const Result<Evaluation> then = evaluate(project, relief.plan, stop);
        if (!then)
            return tl::unexpected<Error>(then.error());
        if (!then->valid) // a isSearched order that cannot be had
            continue;
        Suggestion& change = relief.change;
        change.effect = SuggestionEffect {relief.peak, then->time.step};
        change.label +=
            Phrase::of(" ({}, {})", relief.peak, stepChange(evaluation.time.step, then->time.step));
        priced.push_back({std::move(change), then->time.step});
    }
    if (suffice)
        std::ranges::stable_sort(priced, {}, &Priced::step);
    Diagnostic d = devicesFit ? fitsNarrowly(project, plan,
                       *std::ranges::max_element(memory.stages, {},
                           [](const StageMemory& s) { return s.deviceHigh() - s.capacity; }))
                              : doesNotFit(memory,
                                  suffice              ? Relieving::Enough
                                      : priced.empty() ? Relieving::Nothing
                                                       : Relieving::TooLittle);
    for (Priced& change : priced)
        d.suggestions.push_back(std::move(change.change));
    return Diagnostics {std::move(d)};
}

PeakExplanation explainPeak(const MemoryReport& memory)
{
    PeakExplanation why;
    if (memory.stages.empty())
        return why;
    const StageMemory& peak = memory.stages[static_cast<std::size_t>(memory.peakStage)];
    why.stage = peak.stage;
    const StageMemory* next = nullptr;
    for (const StageMemory& stage : memory.stages)
        if (stage.stage != peak.stage && (next == nullptr || stage.device > next->device))
            next = &stage;
    if (next != nullptr) {
        why.comparedWith = next->stage;
        for (const MemoryCategory category : kCategories) {
            const Bytes more = partOf(peak, category) - partOf(*next, category);
            if (std::abs(more.value()) >= 1) // whole bytes are what is printed
                why.reasons.push_back({category, more});
        }
        std::ranges::stable_sort(why.reasons, std::greater<> {},
            [](const PeakReason& reason) { return std::abs(reason.more.value()); });
    }
    why.sentence = peakSentence(peak, next, why);
    return why;
}

} // namespace rankloom
