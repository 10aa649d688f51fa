// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "core/schedule/schedule.h"

namespace rankloom {

namespace {

using Rule = std::optional<std::string>; ///< the broken rule, none when the problem is legal

bool isV(ScheduleKind kind)
{
    return kind == ScheduleKind::ZbV || kind == ScheduleKind::ZbVAutomatic || kind == ScheduleKind::VHalf
        || kind == ScheduleKind::VMin || kind == ScheduleKind::OneFOneBV || kind == ScheduleKind::DualPipeV;
}

bool isLooped(ScheduleKind kind)
{
    return kind == ScheduleKind::Interleaved || kind == ScheduleKind::LoopedBfs;
}

Rule sizesRule(const ScheduleProblem& p)
{
    if (p.devices < 1 || p.microbatches < 1 || p.chunks < 1 || p.groupSize < 0)
        return "stages, microbatches and chunks are at least 1";
    if (p.devices > 4096 || static_cast<std::int64_t>(p.devices) * p.chunks > 32767)
        return "there are at most 4096 stages and 32767 virtual stages";
    if (static_cast<std::int64_t>(p.devices) * p.chunks * p.microbatches > 100'000'000)
        return "stages x chunks x microbatches is at most 100 million";
    if (!(p.memoryLimit >= 0) || !(p.weightGradientShare >= 0 && p.weightGradientShare <= 1))
        return "the memory limit is zero or more, the share kept for the weight gradient between 0 and 1";
    return std::nullopt;
}

Rule chunksRule(const ScheduleProblem& p)
{
    if (p.kind == ScheduleKind::Custom)
        return std::nullopt;
    if (isV(p.kind) && p.chunks != 2)
        return "a V placement has exactly 2 chunks per device";
    if (p.kind == ScheduleKind::Interleaved && p.chunks < 2)
        return "interleaving needs at least 2 chunks per device";
    if (!isV(p.kind) && !isLooped(p.kind) && p.chunks != 1)
        return "this schedule has one chunk per device";
    return std::nullopt;
}

Rule interleavedRule(const ScheduleProblem& p)
{
    // Megatron-LM schedules.py: a remainder between 0 and the pipeline size leaves a group too small to fill
    // it.
    const int group = p.groupSize > 0 ? p.groupSize : p.devices;
    if (p.microbatches < p.devices)
        return "interleaving needs at least as many microbatches as stages";
    if (group < p.devices || group > p.microbatches)
        return "the microbatch group lies between the number of stages and the number of microbatches";
    const int remainder = p.microbatches % group;
    if (remainder != 0 && remainder < p.devices)
        return fmt::format(
            "microbatches divide into groups of {}, or leave a remainder of at least {}", group, p.devices);
    return std::nullopt;
}

Rule kindRule(const ScheduleProblem& p)
{
    switch (p.kind) {
    case ScheduleKind::Interleaved:
        return interleavedRule(p);
    case ScheduleKind::DualPipe:
        if (p.devices % 2 != 0 || p.microbatches % 2 != 0)
            return "DualPipe needs an even number of stages and of microbatches";
        [[fallthrough]];
    case ScheduleKind::DualPipeV:
        if (p.microbatches < 2 * p.devices)
            return "DualPipe needs at least two microbatches per stage";
        return std::nullopt;
    case ScheduleKind::Chimera:
        if (p.devices % 2 != 0)
            return "Chimera needs an even number of stages";
        if (p.microbatches > p.devices ? p.microbatches % p.devices != 0 : p.microbatches % 2 != 0)
            return "Chimera needs an even number of microbatches up to the number of stages, or a multiple "
                   "of it";
        return std::nullopt;
    case ScheduleKind::VHalf:
    case ScheduleKind::VMin:
    case ScheduleKind::OneFOneBV:
        if (p.devices < 2)
            return "V schedules with controllable memory need at least 2 stages";
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

Rule vocabularyRule(const ScheduleProblem& p)
{
    if (p.kind == ScheduleKind::Custom)
        return std::nullopt; // the order itself says which vocabulary passes it has
    switch (p.vocabulary) {
    case VocabularyLayout::None:
    case VocabularyLayout::Redistributed:
        return std::nullopt;
    case VocabularyLayout::Interlaced:
        if (p.kind != ScheduleKind::OneFOneB)
            return "the interlaced vocabulary layout exists for 1f1b";
        if (p.microbatches < p.devices / 2 * 3)
            return "the interlaced vocabulary layout needs three microbatches for every two stages";
        return std::nullopt;
    case VocabularyLayout::Vocab1:
    case VocabularyLayout::Vocab2:
        if (p.kind != ScheduleKind::OneFOneB && p.kind != ScheduleKind::VHalf)
            return "vocabulary parallelism exists for 1f1b and v-half";
        return std::nullopt;
    }
    return std::nullopt;
}

Rule brokenRule(const ScheduleProblem& problem)
{
    for (const auto rule : {sizesRule, chunksRule, kindRule, vocabularyRule})
        if (Rule broken = rule(problem))
            return broken;
    return std::nullopt;
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
            if (!brokenRule(candidate)) {
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
            if (brokenRule(candidate))
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
    if (candidate.vocabulary != problem.vocabulary && !brokenRule(candidate))
        found.push_back({candidate, "vocabulary none"});
    candidate = problem;
    candidate.kind = ScheduleKind::OneFOneB;
    candidate.chunks = 1;
    if (!brokenRule(candidate))
        found.push_back({candidate, problem.chunks == 1 ? "schedule 1f1b" : "schedule 1f1b with chunks 1"});
    candidate.vocabulary = VocabularyLayout::None;
    if (found.empty() && !brokenRule(candidate))
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

Result<void> checkProblem(const ScheduleProblem& problem)
{
    const Rule broken = brokenRule(problem);
    if (!broken)
        return {};
    Error error;
    error.code = ErrorCode::IllegalPlan;
    error.message = Phrase::of("{} with {} stages, {} microbatches and {} chunks does not exist: {}",
        nameOf(problem.kind), problem.devices, problem.microbatches, problem.chunks, *broken);
    error.arguments = {std::string(nameOf(problem.kind)), *broken};
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
