// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/compression_effects.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/at.h"
#include "core/evaluate/assemble.h"
#include "core/plan/compression.h"
#include "core/plan/laid_out.h"
#include "core/plan/replica_work.h"

namespace rankloom {

namespace {

/// Less than the clock of the simulation tells apart in a step.
constexpr double kNothing = 1e-6;

struct Target {
    CompressionTarget target;
    bool Compression::*field;
};
constexpr std::array<Target, 3> kTargets {{
    {CompressionTarget::PipelineBackward, &Compression::pipelineBackward},
    {CompressionTarget::EmbeddingSync, &Compression::embeddingSync},
    {CompressionTarget::DataParallel, &Compression::dataParallel},
}};

bool applies(const LaidOut& laid, CompressionTarget target)
{
    switch (target) {
    case CompressionTarget::PipelineBackward:
        return laid.layout.pp > 1;
    case CompressionTarget::EmbeddingSync:
        return splitsTiedEmbedding(laid.project.model, laid.plan, laid.layout.pp);
    case CompressionTarget::DataParallel:
        return laid.layout.dp * laid.layout.cp > 1 && compressibleGradients(laid.plan);
    }
    return false;
}

/// What each pipeline rank saves by itself, step by step: where replicas are not alike, each ends its passes
/// at another time, and where weights or gradients travel with every microbatch, passes change. `plan`
/// compresses gradients, `without` them takes a step.
Result<std::vector<Seconds>> savedPerStage(
    const Project& project, Plan plan, Seconds without, const EvaluateFunction& evaluate)
{
    Compression& compression = plan.communication.compression;
    compression.criticalStages = false;
    std::vector<Seconds> saved;
    for (int stage = 0; stage < LaidOut(project, plan).layout.pp; ++stage) {
        compression.stages = {stage};
        const Result<Evaluation> alone = evaluate(project, plan, {});
        if (!alone)
            return tl::unexpected<Error>(alone.error());
        saved.push_back(without - alone->time.step);
    }
    return saved;
}

/// The same of what is reduced behind the passes in `timeline`.
std::vector<Seconds> savedPerStage(const Project& project, Plan plan, const Timeline& timeline)
{
    plan.communication.compression.criticalStages = true;
    const LaidOut laid(project, plan);
    PassTimes times = timePasses(laid);
    const std::vector<StepTail> compressed = std::exchange(times.compressedTails, {});
    const std::vector<StepTail> whole = times.tails;
    const Timeline bare = passEnds(timeline);
    const auto step = [&] {
        Timeline with = bare;
        appendStepTail(with, times, plan.execution.optimizerStart);
        return with.period;
    };
    const std::int64_t before = step();
    std::vector<Seconds> saved;
    for (std::size_t r = 0; r < compressed.size(); ++r) {
        times.tails = whole;
        times.tails[r] = compressed[r];
        saved.push_back(toSeconds(Nanoseconds(before - step())));
    }
    return saved;
}

Phrase stageNumbers(const std::vector<int>& stages)
{
    std::vector<Phrase> numbers;
    for (const int stage : stages)
        numbers.push_back(Phrase::of("{}", stage));
    return stages.size() == 1 ? Phrase::of("stage {}", numbers.front())
                              : Phrase::of("stages {}", joined(numbers, Phrase::of(", ")));
}

Phrase stageWords(const std::vector<Seconds>& perStage)
{
    std::vector<Phrase> parts;
    std::vector<int> nothing;
    std::vector<int> worse;
    for (std::size_t s = 0; s < perStage.size(); ++s) {
        const int stage = static_cast<int>(s);
        if (perStage[s].value() > kNothing)
            parts.push_back(Phrase::of("stage {} saves {}", stage, perStage[s]));
        else
            (perStage[s].value() < -kNothing ? worse : nothing).push_back(stage);
    }
    if (!nothing.empty())
        parts.push_back(Phrase::of("{} nothing: slack", stageNumbers(nothing)));
    if (!worse.empty())
        parts.push_back(
            Phrase::of("{} less than nothing: compressing takes longer than it saves", stageNumbers(worse)));
    return joined(parts, Phrase::of(", "));
}

Phrase words(const CompressionEffect& effect, const Evaluation& with)
{
    const bool pays = effect.saved.value() > kNothing;
    const bool costs = effect.saved.value() < -kNothing;
    switch (effect.target) {
    case CompressionTarget::PipelineBackward:
        if (pays)
            return Phrase::of("Compressing {} of {} sends back between stages saves {} of the step.",
                with.compression.compressedSends, with.compression.backwardSends, effect.saved);
        return costs
            ? Phrase::of("Compressing sends back between stages makes the step {} longer: "
                         "compressing and decompressing take longer than the bytes saved.",
                -effect.saved)
            : Phrase::of("Compressing sends back between stages saves nothing: no pass waits for them.");
    case CompressionTarget::EmbeddingSync:
        return pays
            ? Phrase::of("Summing the tied embedding's gradients at once saves {} of the step.", effect.saved)
            : costs
            ? Phrase::of("Summing the tied embedding's gradients at once makes the step {} longer: one "
                         "ring over both stages takes longer than two.",
                -effect.saved)
            : Phrase::of("Summing the tied embedding's gradients at once saves nothing.");
    case CompressionTarget::DataParallel:
        break;
    }
    const Phrase stages = stageWords(effect.perStage);
    return pays
        ? Phrase::of("Compressing weight gradients saves {} of the step; alone, {}.", effect.saved, stages)
        : costs ? Phrase::of(
              "Compressing weight gradients makes the step {} longer; alone, {}.", -effect.saved, stages)
                : Phrase::of("Compressing weight gradients saves nothing; alone, {}.", stages);
}

/// Gradients on their way that a pass waits for.
int waitedSends(const Timeline& timeline)
{
    int waited = 0;
    for (const Lane& lane : timeline.lanes)
        for (const Bubble& bubble : lane.bubbles)
            if (bubble.cause == BubbleCause::WaitsForLink && bubble.ofSlice >= 0)
                waited +=
                    timeline.lanes[at(bubble.ofLane)].slices[at(bubble.ofSlice)].kind != PassKind::Forward
                    ? 1
                    : 0;
    return waited;
}

/// What decides it.
Phrase why(const CompressionEffect& effect, const Evaluation& with, const Evaluation& without)
{
    const bool pays = effect.saved.value() > kNothing;
    const bool costs = effect.saved.value() < -kNothing;
    switch (effect.target) {
    case CompressionTarget::PipelineBackward:
        return pays ? Phrase::of("passes wait for {} of {} sends", waitedSends(*without.timeline),
                   with.compression.backwardSends)
            : costs ? Phrase::of("compressing takes longer than sending")
                    : Phrase::of("no pass waits for these sends");
    case CompressionTarget::EmbeddingSync:
        return pays ? Phrase::of("one ring in place of two")
            : costs ? Phrase::of("one ring over both stages takes longer")
                    : Phrase::of("the step does not wait for it");
    case CompressionTarget::DataParallel:
        break;
    }
    std::vector<int> paying;
    std::vector<int> slack;
    for (std::size_t s = 0; s < effect.perStage.size(); ++s)
        if (const double alone = effect.perStage[s].value(); alone > -kNothing)
            (alone > kNothing ? paying : slack).push_back(static_cast<int>(s));
    if (costs)
        return Phrase::of("compressing takes longer than sending");
    std::vector<Phrase> parts;
    if (!paying.empty())
        parts.push_back(Phrase::of("the step waits for {}", stageNumbers(paying)));
    if (!slack.empty())
        parts.push_back(Phrase::of("slack in {}", stageNumbers(slack)));
    return joined(parts, Phrase::of("; "));
}

Bytes fullest(const Evaluation& evaluation)
{
    const StageMemory* stage = evaluation.memory.fullest();
    return stage == nullptr ? Bytes(0) : stage->device;
}

} // namespace

const char* toString(CompressionTarget target)
{
    switch (target) {
    case CompressionTarget::PipelineBackward:
        return "pipeline-backward";
    case CompressionTarget::EmbeddingSync:
        return "embedding-sync";
    case CompressionTarget::DataParallel:
        break;
    }
    return "data-parallel";
}

Plan withTarget(Plan plan, CompressionTarget target)
{
    Compression& compression = plan.communication.compression;
    if (target != CompressionTarget::EmbeddingSync && compression.kind == CompressionKind::None) {
        compression.kind = CompressionKind::PowerSgd;
        compression.dataParallel = compression.pipelineBackward = false;
    }
    compression.*std::ranges::find(kTargets, target, &Target::target)->field = true;
    return plan;
}

Plan withoutTarget(Plan plan, CompressionTarget target)
{
    Compression& compression = plan.communication.compression;
    compression.*std::ranges::find(kTargets, target, &Target::target)->field = false;
    if (!compression.dataParallel && !compression.pipelineBackward)
        compression.kind = CompressionKind::None;
    return plan;
}

Result<std::vector<CompressionEffect>> compressionEffects(
    const Project& project, const Plan& plan, const EvaluateFunction& evaluate, std::stop_token stop)
{
    std::vector<CompressionEffect> effects;
    const LaidOut laid(project, plan);
    for (const Target& one : kTargets) {
        if (!applies(laid, one.target))
            continue;
        const bool lossy = one.target != CompressionTarget::EmbeddingSync;
        const bool named = plan.communication.compression.kind != CompressionKind::None;
        const Plan with = withTarget(plan, one.target);
        const Plan without = withoutTarget(with, one.target);
        const Result<Evaluation> on = evaluate(project, with, stop);
        if (!on)
            return tl::unexpected<Error>(on.error());
        const Result<Evaluation> off = evaluate(project, without, stop);
        if (!off)
            return tl::unexpected<Error>(off.error());
        if (!on->valid || !off->valid)
            continue;
        CompressionEffect effect;
        effect.target = one.target;
        effect.on = plan.communication.compression.*one.field && (named || !lossy);
        effect.saved = off->time.step - on->time.step;
        effect.memory = fullest(*on) - fullest(*off);
        if (one.target == CompressionTarget::DataParallel) {
            const bool behindPasses = plan.replicas->alike() && !shardsEveryMicrobatch(plan.memory.sharding);
            Result<std::vector<Seconds>> saved = behindPasses
                ? savedPerStage(project, with, *off->timeline)
                : savedPerStage(project, with, off->time.step, evaluate);
            if (!saved)
                return tl::unexpected<Error>(std::move(saved.error()));
            effect.perStage = std::move(*saved);
        }
        effect.words = words(effect, *on);
        effect.why = why(effect, *on, *off);
        effects.push_back(std::move(effect));
    }
    return effects;
}

Diagnostics compressionDiagnoses(const Plan& plan, const std::vector<CompressionEffect>& effects)
{
    Diagnostics out;
    for (const CompressionEffect& effect : effects) {
        if (!effect.on)
            continue;
        const bool pays = effect.saved.value() > kNothing;
        Diagnostic d;
        d.severity = pays ? Severity::Hint : Severity::Warning;
        d.code = pays ? "compression-pays" : "compression-does-not-pay";
        d.message = effect.words;
        d.where.pointer = "/communication/compression/targets";
        d.arguments = {toString(effect.target)};
        if (!pays) {
            std::string rest;
            for (const Target& one : kTargets)
                if (one.target != effect.target && plan.communication.compression.*one.field)
                    rest += (rest.empty() ? "\"" : ",\"") + std::string(toString(one.target)) + '"';
            d.suggestions.push_back({"/communication/compression/targets", "[" + rest + "]",
                Phrase::of("Leave this traffic as it is")});
        }
        out.push_back(std::move(d));
    }
    return out;
}

} // namespace rankloom
