// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/compression_figures.h"

#include <algorithm>
#include <utility>

#include "core/base/at.h"
#include "core/evaluate/assemble.h"
#include "core/evaluate/evaluate.h"
#include "core/plan/compression.h"
#include "core/plan/element_size.h"
#include "core/plan/laid_out.h"
#include "core/plan/what_if.h"
#include "core/timing/compression_time.h"

namespace rankloom {

namespace {

Seconds exposedOf(const StepTail& tail)
{
    return std::max(Seconds(0), tail.gradientReduction - tail.gradientOverlap);
}

/// How much longer the reduction of a rank may take. `passes`: a step without its tails. The period is the
/// longest of several ends, each of which moves with a reduction or does not: behind some length it grows as
/// the reduction does, and a reduction as long as the step is longer than that.
Seconds slackOf(const Timeline& passes, PassTimes times, std::size_t rank, OptimizerStart start)
{
    const auto period = [&] {
        Timeline with = passes;
        appendStepTail(with, times, start);
        return with.period;
    };
    const std::int64_t before = period();
    times.tails[rank].gradientReduction += toSeconds(Nanoseconds(before));
    return toSeconds(Nanoseconds(before - (period() - before)));
}

/// All that has anything to do in a plan, or what it does already. Sharded gradients stay as they are.
Compression considered(const LaidOut& laid)
{
    Compression compression = laid.plan.communication.compression;
    if (compression.kind != CompressionKind::None || compression.embeddingSync)
        return compression;
    compression.kind = CompressionKind::PowerSgd;
    compression.pipelineBackward = laid.layout.pp > 1;
    compression.dataParallel = laid.layout.dp * laid.layout.cp > 1 && compressibleGradients(laid.plan);
    compression.embeddingSync = splitsTiedEmbedding(laid.project.model, laid.plan, laid.layout.pp);
    return compression;
}

/// Of the first and the last stage of the slowest group, as the step has it, and as it would be.
std::optional<EmbeddingRings> embeddingRings(const Project& project, Plan plan)
{
    EmbeddingRings rings;
    rings.on = plan.communication.compression.embeddingSync;
    for (const bool fused : {false, true}) {
        plan.communication.compression.embeddingSync = fused;
        const LaidOut laid(project, plan);
        if (!splitsTiedEmbedding(project.model, plan, laid.layout.pp))
            return std::nullopt;
        rings.replicas = laid.layout.dp * laid.layout.cp;
        PassTimes times;
        times.tails.resize(at(laid.layout.pp));
        timeEmbeddingSync(laid, times);
        (fused ? rings.fusedTime : rings.between) = times.tails.front().embeddingSync;
        const double elements = paddedVocabulary(project.model, plan.memory, laid.layout.tp)
            * project.model->hidden / laid.layout.tp;
        (fused ? rings.fused : rings.apart) =
            Bytes((fused ? embeddingSyncFused : embeddingSyncApart)(elements, rings.replicas)
                * gradientBytes(plan.memory));
    }
    return rings;
}

Result<CompressionFigures> figuresOf(const Project& project, const Plan& plan, const std::stop_token& stop)
{
    CompressionFigures out;
    const Compression& own = plan.communication.compression;
    out.tried = own.kind == CompressionKind::None && !own.embeddingSync;
    out.compression = considered(LaidOut(project, plan));
    Plan without = plan;
    Compression& none = without.communication.compression;
    none.kind = CompressionKind::None;
    none.embeddingSync = false;
    Plan with = plan;
    with.communication.compression = out.compression;
    const Result<Evaluation> before = evaluateLegal(project, without, stop);
    if (!before)
        return tl::unexpected<Error>(before.error());
    const Result<Evaluation> after = evaluateLegal(project, with, stop);
    if (!after)
        return tl::unexpected<Error>(after.error());
    if (!before->valid || !after->valid)
        return fail(ErrorCode::IllegalPlan, Phrase::of("the plan cannot be evaluated"));
    Result<std::vector<CompressionEffect>> effects = compressionEffects(project, plan, evaluateLegal, stop);
    if (!effects)
        return tl::unexpected<Error>(std::move(effects.error()));
    out.effects = std::move(*effects);
    out.plain = before->time.step;
    out.step = after->time.step;
    out.classes = trafficClasses(project, with, *after);
    out.syncs = gradientSyncs(project, with, *after);
    out.embedding = embeddingRings(project, plan);
    return out;
}

} // namespace

std::vector<GradientSync> gradientSyncs(
    const Project& project, const Plan& plan, const Evaluation& evaluation)
{
    const LaidOut laid(project, plan);
    std::vector<GradientSync> out;
    if (laid.layout.dp * laid.layout.cp < 2 || !evaluation.timeline)
        return out;
    Plan none = plan;
    none.communication.compression.dataParallel = false;
    const std::vector<StepTail> plain = timePasses(LaidOut(project, none)).tails;
    PassTimes times = timePasses(laid);
    for (const int stage : evaluation.compression.stages)
        if (!times.compressedTails.empty())
            times.tails[at(stage)] = times.compressedTails[at(stage)];
    times.compressedTails.clear();
    const Timeline passes = passEnds(*evaluation.timeline);
    for (int stage = 0; stage < laid.layout.pp; ++stage) {
        const StepTail& tail = times.tails[at(stage)];
        GradientSync& sync = out.emplace_back();
        sync.stage = stage;
        sync.compressed =
            std::ranges::find(evaluation.compression.stages, stage) != evaluation.compression.stages.end();
        const std::vector<Slice>& slices = passes.lanes[at(stage)].slices;
        sync.passesEnd = slices.empty() ? Seconds(0) : toSeconds(Nanoseconds(slices.back().end));
        sync.exposed = exposedOf(tail);
        sync.hidden = tail.gradientReduction - sync.exposed;
        sync.compression = tail.compression;
        sync.decompression = tail.decompression;
        sync.plain = exposedOf(plain[at(stage)]);
        sync.slack = slackOf(passes, times, at(stage), plan.execution.optimizerStart);
    }
    return out;
}

Result<CompressionFigures> compressionFigures(
    const Project& project, const Plan& plan, const std::stop_token& stop)
{
    if (isEffective(project, plan))
        return figuresOf(project, plan, stop);
    const Effective e = effective(project, plan);
    return figuresOf(e.project, e.plan, stop);
}

} // namespace rankloom
