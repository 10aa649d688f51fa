// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>

#include <fmt/format.h>

#include "core/plan/rules.h"
#include "core/plan/stage_split.h"

namespace rankloom {

namespace {

constexpr DegreeSet kPp = setOf(Degree::Pp);
constexpr DegreeSet kVpp = setOf(Degree::Vpp);
/// Everything the number of microbatches depends on: dp follows from tp, cp and pp.
constexpr DegreeSet kBatch = setOf(Degree::Tp, Degree::Cp, Degree::Pp, Degree::MicroBatchSize);

/// A rule between the schedule and the numbers of stages, chunks and microbatches, as in core/schedule.
void addRule(const Facts& facts, Findings& findings, const char* code, Phrase reason, DegreeSet degrees,
    std::vector<Suggestion> suggestions = {})
{
    findings.push_back({Severity::Error, code, std::move(reason), "/schedule/kind", degrees,
        {std::string(nameOf(facts.plan.schedule.kind))}, std::move(suggestions)});
}

Suggestion setSchedule(const char* kind)
{
    return {"/schedule/kind", fmt::format("\"{}\"", kind), Phrase::of("Use the schedule {}", kind)};
}

Suggestion setChunks(int vpp)
{
    return {"/layout/vpp", std::to_string(vpp), Phrase::of("Set VPP to {}", vpp)};
}

void addChunks(const Facts& facts, Findings& findings)
{
    const ScheduleKind kind = facts.plan.schedule.kind;
    const int vpp = facts.plan.layout.vpp;
    const StagePlacement placement = stagePlacement(kind);
    if (placement == StagePlacement::VShape && vpp > 2) {
        addRule(facts, findings, "schedule-needs-two-chunks",
            Phrase::of("{} has exactly 2 chunks per rank, not {}", nameOf(kind), vpp), kVpp, {setChunks(2)});
    } else if (kind == ScheduleKind::Interleaved && vpp < 2) {
        addRule(facts, findings, "interleaving-needs-chunks",
            Phrase::of("{} needs at least 2 chunks per rank", nameOf(kind)), kVpp,
            {setChunks(2), setSchedule("1f1b")});
    } else if ((placement == StagePlacement::Linear || placement == StagePlacement::Bidirectional)
        && kind != ScheduleKind::Custom && vpp > 1) {
        addRule(facts, findings, "schedule-has-one-chunk",
            Phrase::of("{} has one chunk per rank, not {}", nameOf(kind), vpp), kVpp,
            {setChunks(1), setSchedule("interleaved-1f1b")});
    }
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
                "/layout/pp", kPp | (facts.chunks > 1 ? kVpp : 0U),
                {std::to_string(stages), std::to_string(layers)}});
        return;
    }
    const auto count = static_cast<std::int64_t>(split.size());
    if (count != stages && count != facts.layout.pp)
        findings.push_back({Severity::Error, "split-has-other-count",
            Phrase::of("the layers are split by hand over {} stages, while there are {}", count, stages),
            "/stages/layersPerStage", kPp | kVpp, {std::to_string(count), std::to_string(stages)}, {even}});
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
            split.size() != stages ? kPp | kVpp : 0U, std::move(arguments),
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

void addInterleaved(const Facts& facts, Findings& findings)
{
    const int pp = facts.layout.pp;
    const std::int64_t m = facts.microbatches;
    const std::int64_t group = facts.plan.schedule.groupSize > 0 ? facts.plan.schedule.groupSize : pp;
    if (m < pp)
        addRule(facts, findings, "too-few-microbatches",
            Phrase::of("interleaving needs at least as many microbatches ({}) as stages ({})", m, pp),
            kBatch);
    else if (group < pp || group > m)
        findings.push_back({Severity::Error, "microbatch-group-out-of-range",
            Phrase::of("the microbatch group of {} does not lie between {} stages and {} microbatches", group,
                pp, m),
            "/schedule/groupSize", kPp, {std::to_string(group)},
            {{"/schedule/groupSize", "0", Phrase::of("Use groups of one microbatch per stage")}}});
    else if (m % group != 0 && m % group < pp)
        addRule(facts, findings, "microbatches-leave-remainder",
            Phrase::of("{} microbatches leave {} beyond groups of {}, fewer than the {} stages", m, m % group,
                group, pp),
            kBatch);
}

void addBidirectional(const Facts& facts, Findings& findings)
{
    const ScheduleKind kind = facts.plan.schedule.kind;
    const int pp = facts.layout.pp;
    const std::int64_t m = facts.microbatches;
    if (kind != ScheduleKind::DualPipeV && pp % 2 != 0)
        addRule(facts, findings, "schedule-needs-even-stages",
            Phrase::of("{} needs an even number of stages, not {}", nameOf(kind), pp), kPp);
    else if (kind == ScheduleKind::DualPipe && m % 2 != 0)
        addRule(facts, findings, "schedule-needs-even-microbatches",
            Phrase::of("{} needs an even number of microbatches, not {}", nameOf(kind), m), kBatch);
    else if (kind != ScheduleKind::Chimera && m < 2 * static_cast<std::int64_t>(pp))
        addRule(facts, findings, "too-few-microbatches",
            Phrase::of("{} needs at least two microbatches per stage: {}, not {}", nameOf(kind), 2 * pp, m),
            kBatch);
    else if (kind == ScheduleKind::Chimera && (m > pp ? m % pp != 0 : m % 2 != 0))
        addRule(facts, findings, "microbatches-leave-remainder",
            Phrase::of("chimera needs an even number of microbatches up to the {} stages, or a multiple of "
                       "them, not {}",
                pp, m),
            kBatch);
}

void addVocabulary(const Facts& facts, Findings& findings)
{
    const VocabularyLayout layout = facts.plan.stages.vocabulary;
    const ScheduleKind kind = facts.plan.schedule.kind;
    if (layout == VocabularyLayout::None || layout == VocabularyLayout::Redistributed)
        return;
    const bool interlaced = layout == VocabularyLayout::Interlaced;
    if (kind != ScheduleKind::OneFOneB && (interlaced || kind != ScheduleKind::VHalf))
        findings.push_back({Severity::Error, "vocabulary-needs-other-schedule",
            Phrase::of("the vocabulary layout {} exists for {}, not for {}", nameOf(layout),
                interlaced ? Phrase("1f1b") : Phrase::of("1f1b and v-half"), nameOf(kind)),
            "/stages/vocabulary", 0, {std::string(nameOf(layout)), std::string(nameOf(kind))},
            {{"/stages/vocabulary", "\"none\"",
                 Phrase::of("Keep the vocabulary layers on the first and last stage")},
                setSchedule("1f1b")}});
    else if (const int least = facts.layout.pp / 2 * 3;
             interlaced && facts.microbatches > 0 && facts.microbatches < least)
        addRule(facts, findings, "too-few-microbatches",
            Phrase::of("the interlaced vocabulary layout needs at least {} microbatches on {} stages, not {}",
                least, facts.layout.pp, facts.microbatches),
            kBatch,
            {{"/stages/vocabulary", "\"vocab-2\"", Phrase::of("Use the vocabulary layout vocab-2")},
                {"/stages/vocabulary", "\"none\"",
                    Phrase::of("Keep the vocabulary layers on the first and last stage")}});
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

void addScheduleFindings(const Facts& facts, Findings& findings)
{
    addChunks(facts, findings);
    addStages(facts, findings);
    addMtpStages(facts, findings);
    addVocabulary(facts, findings);
    addCustomOrder(facts, findings);
    if (facts.microbatches == 0)
        return; // the batch rule has said so
    switch (facts.plan.schedule.kind) {
    case ScheduleKind::Interleaved:
        addInterleaved(facts, findings);
        break;
    case ScheduleKind::DualPipe:
    case ScheduleKind::DualPipeV:
    case ScheduleKind::Chimera:
        addBidirectional(facts, findings);
        break;
    case ScheduleKind::VHalf:
    case ScheduleKind::VMin:
    case ScheduleKind::OneFOneBV:
        if (facts.layout.pp < 2)
            addRule(facts, findings, "schedule-needs-stages",
                Phrase::of("{} needs at least 2 stages", nameOf(facts.plan.schedule.kind)), kPp,
                {setSchedule("1f1b")});
        break;
    default:
        break;
    }
}

} // namespace rankloom
