// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "core/schedule/rules.h"

namespace rankloom {

namespace {

using Broken = std::optional<BrokenScheduleRule>; ///< none when the problem is legal
using enum ScheduleField;

bool isV(ScheduleKind kind)
{
    return kind == ScheduleKind::ZbV || kind == ScheduleKind::ZbVAutomatic || kind == ScheduleKind::VHalf
        || kind == ScheduleKind::VMin || kind == ScheduleKind::OneFOneBV || kind == ScheduleKind::DualPipeV;
}

bool isLooped(ScheduleKind kind)
{
    return kind == ScheduleKind::Interleaved || kind == ScheduleKind::LoopedBfs;
}

Broken sizesRule(const ScheduleProblem& p)
{
    constexpr int kMostStages = 4096;
    constexpr int kMostVirtualStages = 32767; // of a Pass
    constexpr int kMostPasses = 100'000'000;
    const std::int64_t stages = static_cast<std::int64_t>(p.devices) * p.chunks;
    if (p.devices < 1 || p.microbatches < 0 || p.chunks < 1 || p.groupSize < 0)
        return {{"schedule-too-small", Phrase::of("stages, microbatches and chunks are at least 1"),
            {Devices, Microbatches, Chunks}}};
    if (p.devices > kMostStages || stages > kMostVirtualStages || stages * p.microbatches > kMostPasses)
        return {{"schedule-too-large",
            Phrase::of("{} stages of {} chunks with {} microbatches are more than can be simulated: at most "
                       "{} stages, {} virtual stages and {} passes",
                p.devices, p.chunks, p.microbatches, kMostStages, kMostVirtualStages, kMostPasses),
            {Devices, Microbatches, Chunks}}};
    if (!(p.memoryLimit >= 0) || !(p.weightGradientShare >= 0 && p.weightGradientShare <= 1))
        return {{"schedule-limit-out-of-range",
            Phrase::of("the memory limit is zero or more, the share kept for the weight gradient between 0 "
                       "and 1"),
            {Kind}}};
    return std::nullopt;
}

Broken chunksRule(const ScheduleProblem& p)
{
    const std::string_view name = nameOf(p.kind);
    if (p.kind == ScheduleKind::Custom)
        return std::nullopt;
    if (isV(p.kind) && p.chunks != 2)
        return {{"schedule-needs-two-chunks",
            Phrase::of("{} has exactly 2 chunks per rank, not {}", name, p.chunks), {Chunks}}};
    if (p.kind == ScheduleKind::Interleaved && p.chunks < 2)
        return {
            {"interleaving-needs-chunks", Phrase::of("{} needs at least 2 chunks per rank", name), {Chunks}}};
    if (!isV(p.kind) && !isLooped(p.kind) && p.chunks != 1)
        return {{"schedule-has-one-chunk", Phrase::of("{} has one chunk per rank, not {}", name, p.chunks),
            {Chunks}}};
    return std::nullopt;
}

Broken interleavedRule(const ScheduleProblem& p)
{
    // Megatron-LM schedules.py: a remainder between 0 and the pipeline size leaves a group too small to fill
    // it.
    const int group = p.groupSize > 0 ? p.groupSize : p.devices;
    if (p.microbatches < p.devices)
        return {{"too-few-microbatches",
            Phrase::of("interleaving needs at least as many microbatches ({}) as stages ({})", p.microbatches,
                p.devices),
            {Microbatches, Devices}}};
    if (group < p.devices || group > p.microbatches)
        return {{"microbatch-group-out-of-range",
            Phrase::of("the microbatch group of {} does not lie between {} stages and {} microbatches", group,
                p.devices, p.microbatches),
            {GroupSize, Devices}}};
    const int remainder = p.microbatches % group;
    if (remainder != 0 && remainder < p.devices)
        return {{"microbatches-leave-remainder",
            Phrase::of("{} microbatches leave {} beyond groups of {}, fewer than the {} stages",
                p.microbatches, remainder, group, p.devices),
            {Microbatches, Devices}}};
    return std::nullopt;
}

/// DualPipe and Chimera, whose two directions want even numbers, and DualPipe over a V.
Broken bidirectionalRule(const ScheduleProblem& p)
{
    const std::string_view name = nameOf(p.kind);
    const int m = p.microbatches;
    if (p.kind != ScheduleKind::DualPipeV && p.devices % 2 != 0)
        return {{"schedule-needs-even-stages",
            Phrase::of("{} needs an even number of stages, not {}", name, p.devices), {Devices}}};
    if (m == 0)
        return std::nullopt;
    if (p.kind == ScheduleKind::DualPipe && m % 2 != 0)
        return {{"schedule-needs-even-microbatches",
            Phrase::of("{} needs an even number of microbatches, not {}", name, m), {Microbatches, Devices}}};
    if (p.kind != ScheduleKind::Chimera && m < 2 * p.devices)
        return {{"too-few-microbatches",
            Phrase::of("{} needs at least two microbatches per stage: {}, not {}", name, 2 * p.devices, m),
            {Microbatches, Devices}}};
    if (p.kind == ScheduleKind::Chimera && (m > p.devices ? m % p.devices != 0 : m % 2 != 0))
        return {{"microbatches-leave-remainder",
            Phrase::of("chimera needs an even number of microbatches up to the {} stages, or a multiple of "
                       "them, not {}",
                p.devices, m),
            {Microbatches, Devices}}};
    return std::nullopt;
}

Broken numbersRule(const ScheduleProblem& p)
{
    switch (p.kind) {
    case ScheduleKind::Interleaved:
        return p.microbatches > 0 ? interleavedRule(p) : std::nullopt;
    case ScheduleKind::DualPipe:
    case ScheduleKind::DualPipeV:
    case ScheduleKind::Chimera:
        return bidirectionalRule(p);
    case ScheduleKind::VHalf:
    case ScheduleKind::VMin:
    case ScheduleKind::OneFOneBV:
        if (p.devices < 2)
            return {{"schedule-needs-stages", Phrase::of("{} needs at least 2 stages", nameOf(p.kind)),
                {Devices}}};
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

Broken vocabularyRule(const ScheduleProblem& p)
{
    const bool partitioned =
        p.vocabulary != VocabularyLayout::None && p.vocabulary != VocabularyLayout::Redistributed;
    if (!partitioned || p.kind == ScheduleKind::Custom)
        return std::nullopt; // a written order says itself which vocabulary passes it has
    const bool interlaced = p.vocabulary == VocabularyLayout::Interlaced;
    if (p.kind != ScheduleKind::OneFOneB && (interlaced || p.kind != ScheduleKind::VHalf))
        return {{"vocabulary-needs-other-schedule",
            Phrase::of("the vocabulary layout {} exists for {}, not for {}", nameOf(p.vocabulary),
                interlaced ? Phrase("1f1b") : Phrase::of("1f1b and v-half"), nameOf(p.kind)),
            {Vocabulary, Kind}}};
    if (const int least = p.devices / 2 * 3; interlaced && p.microbatches > 0 && p.microbatches < least)
        return {{"too-few-microbatches",
            Phrase::of("the interlaced vocabulary layout needs at least {} microbatches on {} stages, not {}",
                least, p.devices, p.microbatches),
            {Microbatches, Devices, Vocabulary}}};
    return std::nullopt;
}

/// Whether the problem breaks a rule; microbatches are known here.
bool isBroken(const ScheduleProblem& problem)
{
    return problem.microbatches < 1 || !brokenRules(problem).empty();
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
    const auto tell = [&change](bool differs, const char* name, int value) {
        if (differs)
            change += fmt::format("{}{} {}", change.empty() ? "" : " with ", name, value);
    };
    tell(best->devices != problem.devices, "stages", best->devices);
    tell(best->microbatches != problem.microbatches, "microbatches", best->microbatches);
    tell(best->chunks != problem.chunks, "chunks", best->chunks);
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

int defaultChunks(ScheduleKind kind) { return isV(kind) || kind == ScheduleKind::Interleaved ? 2 : 1; }

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

std::vector<BrokenScheduleRule> brokenRules(const ScheduleProblem& problem)
{
    if (Broken sizes = sizesRule(problem))
        return {std::move(*sizes)}; // the others count on them
    std::vector<BrokenScheduleRule> broken;
    for (const auto rule : {chunksRule, vocabularyRule, numbersRule})
        if (Broken found = rule(problem))
            broken.push_back(std::move(*found));
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
    error.arguments = {std::string(nameOf(problem.kind)), std::string(reason)};
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
