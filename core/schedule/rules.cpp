// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/schedule/rules.h"
#include "core/schedule/schedule_cost.h"
#include "core/schedule/stage_placement.h"

namespace rankloom {

namespace {

/// A rule as a constant, so that a search may try thousands of problems without a word.
struct Rule {
    const char* code;
    Phrase (*reason)(const ScheduleProblem& broken);
    std::array<std::optional<ScheduleField>, 3> about;
};
using Broken = const Rule*; ///< null when the problem is legal
using enum ScheduleField;

constexpr int kMostStages = 4096;
constexpr int kMostVirtualStages = 32767; // of a Pass

int groupOf(const ScheduleProblem& p) { return p.groupSize > 0 ? p.groupSize : p.devices; }

constexpr Rule kTooSmall {"schedule-too-small",
    [](const ScheduleProblem& /*p*/) { return Phrase::of("stages, microbatches and chunks are at least 1"); },
    {Devices, Microbatches, Chunks}};
constexpr Rule kTooLarge {"schedule-too-large",
    [](const ScheduleProblem& p) {
        return Phrase::of("{} stages of {} chunks are more than can be simulated: at most {} stages and {} "
                          "virtual stages",
            p.devices, p.chunks, kMostStages, kMostVirtualStages);
    },
    {Devices, Chunks}};
constexpr Rule kTakesTooMuch {"schedule-takes-too-much",
    [](const ScheduleProblem& p) {
        const ScheduleCost cost = costOf(p);
        return Phrase::of("{} on {} stages with {} microbatches and {} chunks would take about {} of memory "
                          "and {} to simulate, more than {} or {}: fewer microbatches (larger ones or a "
                          "smaller batch), fewer stages or a simpler schedule take less",
            nameOf(p.kind), p.devices, p.microbatches, p.chunks, cost.memory, cost.time,
            kMostScheduleCost.memory, kMostScheduleCost.time);
    },
    {Microbatches, Devices, Kind}};
constexpr Rule kLimitOutOfRange {"schedule-limit-out-of-range",
    [](const ScheduleProblem& /*p*/) {
        return Phrase::of("the memory limit is zero or more, the share kept for the weight gradient between "
                          "0 and 1");
    },
    {Kind}};
constexpr Rule kNeedsTwoChunks {"schedule-needs-two-chunks",
    [](const ScheduleProblem& p) {
        return Phrase::of("{} has exactly 2 chunks per rank, not {}", nameOf(p.kind), p.chunks);
    },
    {Chunks}};
constexpr Rule kInterleavingNeedsChunks {"interleaving-needs-chunks",
    [](const ScheduleProblem& p) {
        return Phrase::of("{} needs at least 2 chunks per rank", nameOf(p.kind));
    },
    {Chunks}};
constexpr Rule kHasOneChunk {"schedule-has-one-chunk",
    [](const ScheduleProblem& p) {
        return Phrase::of("{} has one chunk per rank, not {}", nameOf(p.kind), p.chunks);
    },
    {Chunks}};
constexpr Rule kInterleavingNeedsMicrobatches {"too-few-microbatches",
    [](const ScheduleProblem& p) {
        return Phrase::of("interleaving needs at least as many microbatches ({}) as stages ({})",
            p.microbatches, p.devices);
    },
    {Microbatches, Devices}};
constexpr Rule kGroupOutOfRange {"microbatch-group-out-of-range",
    [](const ScheduleProblem& p) {
        return Phrase::of("the microbatch group of {} does not lie between {} stages and {} microbatches",
            groupOf(p), p.devices, p.microbatches);
    },
    {GroupSize, Devices}};
constexpr Rule kGroupsLeaveRemainder {"microbatches-leave-remainder",
    [](const ScheduleProblem& p) {
        return Phrase::of("{} microbatches leave {} beyond groups of {}, fewer than the {} stages",
            p.microbatches, p.microbatches % groupOf(p), groupOf(p), p.devices);
    },
    {Microbatches, Devices}};
constexpr Rule kNeedsEvenStages {"schedule-needs-even-stages",
    [](const ScheduleProblem& p) {
        return Phrase::of("{} needs an even number of stages, not {}", nameOf(p.kind), p.devices);
    },
    {Devices}};
constexpr Rule kNeedsEvenMicrobatches {"schedule-needs-even-microbatches",
    [](const ScheduleProblem& p) {
        return Phrase::of("{} needs an even number of microbatches, not {}", nameOf(p.kind), p.microbatches);
    },
    {Microbatches, Devices}};
constexpr Rule kNeedsTwoPerStage {"too-few-microbatches",
    [](const ScheduleProblem& p) {
        return Phrase::of("{} needs at least two microbatches per stage: {}, not {}", nameOf(p.kind),
            2 * p.devices, p.microbatches);
    },
    {Microbatches, Devices}};
constexpr Rule kChimeraLeavesRemainder {"microbatches-leave-remainder",
    [](const ScheduleProblem& p) {
        return Phrase::of("chimera needs an even number of microbatches up to the {} stages, or a multiple "
                          "of them, not {}",
            p.devices, p.microbatches);
    },
    {Microbatches, Devices}};
constexpr Rule kNeedsTwoStages {"schedule-needs-stages",
    [](const ScheduleProblem& p) { return Phrase::of("{} needs at least 2 stages", nameOf(p.kind)); },
    {Devices}};
constexpr Rule kVocabularyNeedsOther {"vocabulary-needs-other-schedule",
    [](const ScheduleProblem& p) {
        return Phrase::of("the vocabulary layout {} exists for {}, not for {}", nameOf(p.vocabulary),
            p.vocabulary == VocabularyLayout::Interlaced ? Phrase("1f1b") : Phrase::of("1f1b and v-half"),
            nameOf(p.kind));
    },
    {Vocabulary, Kind}};
constexpr Rule kInterlacedNeedsMicrobatches {"too-few-microbatches",
    [](const ScheduleProblem& p) {
        return Phrase::of("the interlaced vocabulary layout needs at least {} microbatches on {} stages, "
                          "not {}",
            p.devices / 2 * 3, p.devices, p.microbatches);
    },
    {Microbatches, Devices, Vocabulary}};

Broken sizesRule(const ScheduleProblem& p)
{
    const std::int64_t stages = static_cast<std::int64_t>(p.devices) * p.chunks;
    if (p.devices < 1 || p.microbatches < 0 || p.chunks < 1 || p.groupSize < 0)
        return &kTooSmall;
    if (p.devices > kMostStages || stages > kMostVirtualStages)
        return &kTooLarge;
    if (!(p.memoryLimit >= 0) || !(p.weightGradientShare >= 0 && p.weightGradientShare <= 1))
        return &kLimitOutOfRange;
    return nullptr;
}

Broken chunksRule(const ScheduleProblem& p)
{
    if (p.kind == ScheduleKind::Custom)
        return nullptr;
    switch (stagePlacement(p.kind)) {
    case StagePlacement::VShape:
        return p.chunks != 2 ? &kNeedsTwoChunks : nullptr;
    case StagePlacement::Looped:
        return p.kind == ScheduleKind::Interleaved && p.chunks < 2 ? &kInterleavingNeedsChunks : nullptr;
    case StagePlacement::Linear:
    case StagePlacement::Bidirectional:
        break;
    }
    return p.chunks != 1 ? &kHasOneChunk : nullptr;
}

Broken interleavedRule(const ScheduleProblem& p)
{
    // Megatron-LM schedules.py: a remainder between 0 and the pipeline size leaves a group too small to fill
    // it.
    if (p.microbatches < p.devices)
        return &kInterleavingNeedsMicrobatches;
    if (groupOf(p) < p.devices || groupOf(p) > p.microbatches)
        return &kGroupOutOfRange;
    const int remainder = p.microbatches % groupOf(p);
    return remainder != 0 && remainder < p.devices ? &kGroupsLeaveRemainder : nullptr;
}

/// DualPipe and Chimera, whose two directions want even numbers, and DualPipe over a V.
Broken bidirectionalRule(const ScheduleProblem& p)
{
    const int m = p.microbatches;
    if (p.kind != ScheduleKind::DualPipeV && p.devices % 2 != 0)
        return &kNeedsEvenStages;
    if (m == 0)
        return nullptr;
    if (p.kind == ScheduleKind::DualPipe && m % 2 != 0)
        return &kNeedsEvenMicrobatches;
    if (p.kind != ScheduleKind::Chimera && m < 2 * p.devices)
        return &kNeedsTwoPerStage;
    if (p.kind == ScheduleKind::Chimera && (m > p.devices ? m % p.devices != 0 : m % 2 != 0))
        return &kChimeraLeavesRemainder;
    return nullptr;
}

Broken numbersRule(const ScheduleProblem& p)
{
    switch (p.kind) {
    case ScheduleKind::Interleaved:
        return p.microbatches > 0 ? interleavedRule(p) : nullptr;
    case ScheduleKind::DualPipe:
    case ScheduleKind::DualPipeV:
    case ScheduleKind::Chimera:
        return bidirectionalRule(p);
    case ScheduleKind::VHalf:
    case ScheduleKind::VMin:
    case ScheduleKind::OneFOneBV:
        return p.devices < 2 ? &kNeedsTwoStages : nullptr;
    default:
        return nullptr;
    }
}

Broken vocabularyRule(const ScheduleProblem& p)
{
    const bool partitioned =
        p.vocabulary != VocabularyLayout::None && p.vocabulary != VocabularyLayout::Redistributed;
    if (!partitioned || p.kind == ScheduleKind::Custom)
        return nullptr; // a written order says itself which vocabulary passes it has
    const bool interlaced = p.vocabulary == VocabularyLayout::Interlaced;
    if (p.kind != ScheduleKind::OneFOneB && (interlaced || p.kind != ScheduleKind::VHalf))
        return &kVocabularyNeedsOther;
    return interlaced && p.microbatches > 0 && p.microbatches < p.devices / 2 * 3
        ? &kInterlacedNeedsMicrobatches
        : nullptr;
}

Broken costRule(const ScheduleProblem& p)
{
    const ScheduleCost cost = costOf(p);
    return cost.memory > kMostScheduleCost.memory || cost.time > kMostScheduleCost.time ? &kTakesTooMuch
                                                                                        : nullptr;
}

constexpr std::array kRules {sizesRule, chunksRule, vocabularyRule, numbersRule, costRule};

/// Whether the problem breaks a rule; microbatches are known here.
bool isBroken(const ScheduleProblem& problem)
{
    return problem.microbatches < 1 || firstBrokenRule(problem) != nullptr;
}

/// How far a search around the numbers of a problem goes.
int reachOf(const ScheduleProblem& problem)
{
    return 4 * std::clamp(std::max(problem.devices, problem.groupSize), 1, 4096) + 4;
}

/// The nearest legal values of one number of the problem, below and above.
void appendNearest(std::vector<LegalNeighbour>& found, const ScheduleProblem& problem,
    int ScheduleProblem::*field, const char* name)
{
    const int value = std::clamp(problem.*field, 0, 1 << 20);
    const int reach = reachOf(problem);
    ScheduleProblem candidate = problem;
    for (const int direction : {-1, 1})
        for (int distance = 1; distance <= reach; ++distance) {
            candidate.*field = value + direction * distance;
            if (candidate.*field < 1)
                break;
            if (!isBroken(candidate)) {
                found.push_back({candidate, fmt::format("{} {}", name, candidate.*field)});
                break;
            }
        }
}

/// The nearest legal stages and microbatches together, with the chunks that the schedule has by itself.
void appendTogether(std::vector<LegalNeighbour>& found, const ScheduleProblem& problem)
{
    ScheduleProblem candidate = problem;
    candidate.groupSize = 0;
    if (chunksRule(problem))
        candidate.chunks = defaultChunks(problem.kind);
    const int devices = std::clamp(problem.devices, 1, 4096);
    const int microbatches = std::clamp(problem.microbatches, 1, 1 << 20);
    const int reach = reachOf(problem);
    std::optional<ScheduleProblem> best;
    int nearest = 0;
    for (int away = -2; away <= 2; ++away)
        for (int more = 0; more <= reach; ++more) {
            const int distance = std::abs(away) + more;
            if (best && distance >= nearest)
                break;
            candidate.devices = devices + away;
            candidate.microbatches = microbatches + more;
            if (isBroken(candidate))
                continue;
            best = candidate;
            nearest = distance;
        }
    if (!best)
        return;
    std::string change;
    const auto tell = [&change](const char* name, int value, int before) {
        if (value != before)
            change += fmt::format("{}{} {}", change.empty() ? "" : " with ", name, value);
    };
    tell("stages", best->devices, problem.devices);
    tell("microbatches", best->microbatches, problem.microbatches);
    tell("chunks", best->chunks, problem.chunks);
    if (best->groupSize != problem.groupSize)
        change += std::string(change.empty() ? "" : " with ") + "groups of as many microbatches as stages";
    found.push_back({*best, change});
}

/// Another vocabulary layout, or 1f1b, which every number of stages and microbatches has.
void appendOtherKinds(std::vector<LegalNeighbour>& found, const ScheduleProblem& problem)
{
    ScheduleProblem candidate = problem;
    candidate.vocabulary = VocabularyLayout::None;
    if (candidate.vocabulary != problem.vocabulary && !isBroken(candidate))
        found.push_back({candidate, "vocabulary none"});
    candidate = problem;
    candidate.kind = ScheduleKind::OneFOneB;
    candidate.chunks = 1;
    if (!isBroken(candidate))
        found.push_back({candidate, problem.chunks == 1 ? "schedule 1f1b" : "schedule 1f1b with chunks 1"});
    candidate.vocabulary = VocabularyLayout::None;
    if (found.empty() && !isBroken(candidate))
        found.push_back({candidate, "schedule 1f1b with chunks 1 and vocabulary none"});
}

} // namespace

int defaultChunks(ScheduleKind kind)
{
    return kind == ScheduleKind::Interleaved ? 2 : chunksPerRank(kind, 1);
}

std::vector<LegalNeighbour> nearestLegal(const ScheduleProblem& problem)
{
    std::vector<LegalNeighbour> nearest;
    appendNearest(nearest, problem, &ScheduleProblem::microbatches, "microbatches");
    appendNearest(nearest, problem, &ScheduleProblem::devices, "stages");
    appendNearest(nearest, problem, &ScheduleProblem::chunks, "chunks");
    if (problem.kind == ScheduleKind::Interleaved)
        appendNearest(nearest, problem, &ScheduleProblem::groupSize, "group size");
    if (nearest.empty())
        appendTogether(nearest, problem);
    if (nearest.empty())
        appendOtherKinds(nearest, problem);
    return nearest;
}

const char* firstBrokenRule(const ScheduleProblem& problem)
{
    for (const auto rule : kRules)
        if (const Broken found = rule(problem))
            return found->code;
    return nullptr;
}

std::vector<BrokenScheduleRule> brokenRules(const ScheduleProblem& problem)
{
    std::vector<BrokenScheduleRule> broken;
    for (const auto rule : kRules) {
        const Broken found = rule(problem);
        if (found == nullptr)
            continue;
        broken.push_back({found->code, found->reason(problem), {}});
        for (const std::optional<ScheduleField>& field : found->about)
            if (field)
                broken.back().about.push_back(*field);
        if (rule == sizesRule)
            break; // the others count on them
    }
    return broken;
}

Result<void> checkProblem(const ScheduleProblem& problem)
{
    if (!isBroken(problem))
        return {};
    ScheduleProblem stated = problem;
    stated.microbatches = problem.microbatches < 1 ? -1 : problem.microbatches; // none are too few
    const Phrase reason = brokenRules(stated).front().reason;
    Error error;
    error.code = ErrorCode::IllegalPlan;
    error.message = Phrase::of("{} with {} stages, {} microbatches and {} chunks does not exist: {}",
        nameOf(problem.kind), problem.devices, problem.microbatches, problem.chunks, reason);
    error.arguments = {std::string(nameOf(problem.kind)), reason.english()};
    for (const LegalNeighbour& neighbour : nearestLegal(problem)) {
        error.remedy +=
            (error.remedy.empty() ? Phrase::of("Nearest legal: ") : Phrase::of(", or ")) + neighbour.change;
        error.arguments.push_back(neighbour.change);
    }
    if (error.remedy.empty())
        error.remedy = Phrase::of("Choose another schedule");
    return tl::unexpected(error);
}

} // namespace rankloom
