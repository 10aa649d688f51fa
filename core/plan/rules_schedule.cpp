// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <limits>
#include <numeric>

#include <fmt/format.h>

#include "core/plan/rules.h"
#include "core/plan/schedule_problem.h"
#include "core/plan/stage_split.h"
#include "core/schedule/rules.h"

namespace rankloom {

namespace {

constexpr DegreeSet kVpp = setOf(Degree::Vpp);
/// Everything the number of microbatches depends on: dp follows from tp, cp and pp.
constexpr DegreeSet kBatch = setOf(Degree::Tp, Degree::Cp, Degree::Pp, Degree::MicroBatchSize);

Suggestion setSchedule(const char* kind)
{
    return {"/schedule/kind", fmt::format("\"{}\"", kind), Phrase::of("Use the schedule {}", kind)};
}

Suggestion setChunks(int vpp)
{
    return {"/layout/vpp", std::to_string(vpp), Phrase::of("Set VPP to {}", vpp)};
}

void addStages(const Facts& facts, Findings& findings)
{
    const int layers = facts.model.layers;
    const std::int64_t stages = static_cast<std::int64_t>(facts.layout.pp) * facts.chunks;
    const std::vector<int>& split = facts.plan.stages.layersPerStage;
    const Suggestion even {"/stages/layersPerStage", "[]", Phrase::of("Split the layers evenly")};
    if (split.empty()) {
        if (stages > layers)
            findings.push_back({Severity::Error, "more-stages-than-layers",
                facts.chunks > 1 ? Phrase::of("PP {} x {} chunks = {} stages are more than the {} layers",
                    facts.layout.pp, facts.chunks, stages, layers)
                                 : Phrase::of("{} stages are more than the {} layers", stages, layers),
                "/layout/pp", setOf(Degree::Pp) | (facts.chunks > 1 ? kVpp : 0U),
                {std::to_string(stages), std::to_string(layers)}});
        return;
    }
    const auto count = static_cast<std::int64_t>(split.size());
    if (count != stages && count != facts.layout.pp)
        findings.push_back({Severity::Error, "split-has-other-count",
            Phrase::of("the layers are split by hand over {} stages, while there are {}", count, stages),
            "/stages/layersPerStage", setOf(Degree::Pp) | kVpp,
            {std::to_string(count), std::to_string(stages)}, {even}});
    const std::int64_t sum = std::accumulate(split.begin(), split.end(), std::int64_t {0});
    if (sum != layers)
        findings.push_back({Severity::Error, "split-has-other-sum",
            Phrase::of("the stages hold {} layers, while the model has {}", sum, layers),
            "/stages/layersPerStage", 0, {std::to_string(sum), std::to_string(layers)}, {even}});
}

/// Where multi-token-prediction layers were put by hand (NVIDIA/Megatron-LM
/// megatron/core/transformer/pipeline_parallel_layer_layout.py).
void addMtpStages(const Facts& facts, Findings& findings)
{
    const std::vector<int>& split = facts.plan.stages.mtpLayersPerStage;
    if (split.empty())
        return;
    const auto stages = static_cast<std::size_t>(facts.layout.pp) * static_cast<std::size_t>(facts.chunks);
    const auto refuse = [&](const char* code, Phrase reason, std::vector<std::string> arguments) {
        findings.push_back({Severity::Error, code, std::move(reason), "/stages/mtpLayersPerStage",
            split.size() != stages ? setOf(Degree::Pp) | kVpp : 0U, std::move(arguments),
            {{"/stages/mtpLayersPerStage", "[]", Phrase::of("Put them on the last stage")}}});
    };
    const std::int64_t sum = std::accumulate(split.begin(), split.end(), std::int64_t {0});
    if (split.size() != stages) {
        refuse("mtp-split-has-other-count",
            Phrase::of("multi-token-prediction layers are put on {} stages by hand, while there are {}",
                split.size(), stages),
            {std::to_string(split.size()), std::to_string(stages)});
        return;
    }
    if (sum != facts.model.mtpLayers) {
        refuse("mtp-split-has-other-sum",
            Phrase::of("the stages hold {} multi-token-prediction layers, while the model has {}", sum,
                facts.model.mtpLayers),
            {std::to_string(sum), std::to_string(facts.model.mtpLayers)});
        return;
    }
    const auto used = std::ranges::find_if(split, [](int n) { return n > 0; });
    if (used == split.end())
        return;
    const auto stage = used - split.begin();
    const std::vector<int>& layers = facts.plan.stages.layersPerStage;
    const bool spread = std::any_of(used + 1, split.end(), [](int n) { return n > 0; });
    const bool followed = layers.size() == split.size()
        ? std::any_of(layers.begin() + stage + 1, layers.end(), [](int n) { return n > 0; })
        : used + 1 != split.end();
    if (spread)
        refuse(
            "mtp-on-several-stages", Phrase::of("multi-token-prediction layers have to be on one stage"), {});
    else if (followed)
        refuse("mtp-before-layers",
            Phrase::of(
                "the multi-token-prediction layers on stage {} have decoder layers behind them", stage),
            {std::to_string(stage)});
    else if (stage < static_cast<std::ptrdiff_t>(stages) - facts.layout.pp)
        refuse("mtp-not-on-last-chunk",
            Phrase::of(
                "the multi-token-prediction layers on stage {} are not on the last chunk of a rank", stage),
            {std::to_string(stage)});
}

/// The problem that the plan gives to its schedule; 0 microbatches where the batch does not divide.
ScheduleProblem problemOf(const Facts& facts)
{
    // A plan with one chunk leaves it to the V schedules to take their two.
    const int chunks = facts.plan.layout.vpp == 1 ? std::max(1, facts.chunks) : facts.plan.layout.vpp;
    return scheduleProblem(facts.plan, facts.layout.pp, chunks,
        static_cast<int>(std::min<std::int64_t>(facts.microbatches, std::numeric_limits<int>::max())));
}

DegreeSet degreesOf(const std::vector<ScheduleField>& fields)
{
    DegreeSet degrees = 0;
    for (const ScheduleField field : fields)
        degrees |= field == ScheduleField::Devices ? setOf(Degree::Pp)
            : field == ScheduleField::Microbatches ? kBatch
            : field == ScheduleField::Chunks       ? kVpp
                                                   : 0U;
    return degrees;
}

const char* pointerTo(ScheduleField field)
{
    switch (field) {
    case ScheduleField::GroupSize:
        return "/schedule/groupSize";
    case ScheduleField::Vocabulary:
        return "/stages/vocabulary";
    default:
        return "/schedule/kind";
    }
}

/// Other values of what is no degree.
std::vector<Suggestion> scheduleCures(const ScheduleProblem& problem, const BrokenScheduleRule& rule)
{
    std::vector<Suggestion> cures;
    for (const ScheduleField field : rule.about) {
        if (field == ScheduleField::Chunks && rule.about.size() == 1) {
            cures.push_back(setChunks(defaultChunks(problem.kind)));
            if (rule.code != "schedule-needs-two-chunks")
                cures.push_back(
                    setSchedule(problem.kind == ScheduleKind::Interleaved ? "1f1b" : "interleaved-1f1b"));
        }
        if (field == ScheduleField::GroupSize)
            cures.push_back(
                {"/schedule/groupSize", "0", Phrase::of("Use groups of one microbatch per stage")});
        if (field == ScheduleField::Vocabulary) {
            if (problem.vocabulary == VocabularyLayout::Interlaced && problem.kind == ScheduleKind::OneFOneB)
                cures.push_back(
                    {"/stages/vocabulary", "\"vocab-2\"", Phrase::of("Use the vocabulary layout vocab-2")});
            cures.push_back({"/stages/vocabulary", "\"none\"",
                Phrase::of("Keep the vocabulary layers on the first and last stage")});
        }
        const bool other = field == ScheduleField::Kind
            || (rule.code == "schedule-needs-stages" && field == ScheduleField::Devices);
        if (other && problem.kind != ScheduleKind::OneFOneB)
            cures.push_back(setSchedule("1f1b"));
    }
    return cures;
}

/// What the schedule itself says about the numbers that the plan gives it.
void addScheduleRules(const Facts& facts, Findings& findings)
{
    const ScheduleProblem problem = problemOf(facts);
    for (const BrokenScheduleRule& rule : brokenRules(problem))
        findings.push_back({Severity::Error, rule.code, rule.reason, pointerTo(rule.about.front()),
            degreesOf(rule.about), {std::string(nameOf(problem.kind))}, scheduleCures(problem, rule)});
}

void addCustomOrder(const Facts& facts, Findings& findings)
{
    const ScheduleChoice& schedule = facts.plan.schedule;
    if (schedule.kind == ScheduleKind::Custom && schedule.customOrder.empty())
        findings.push_back(
            {Severity::Error, "custom-order-missing", Phrase::of("the custom schedule has no pass order"),
                "/schedule/order", 0, {}, {setSchedule("1f1b")}});
    if (schedule.kind != ScheduleKind::Custom && !schedule.customOrder.empty())
        findings.push_back({Severity::Hint, "custom-order-unused",
            Phrase::of("the pass order is not used by {}", nameOf(schedule.kind)), "/schedule/order", 0});
}

} // namespace

const char* scheduleRefusal(const Facts& facts) { return firstBrokenRule(problemOf(facts)); }

void addScheduleFindings(const Facts& facts, Findings& findings)
{
    addScheduleRules(facts, findings);
    addStages(facts, findings);
    addMtpStages(facts, findings);
    addCustomOrder(facts, findings);
}

} // namespace rankloom
