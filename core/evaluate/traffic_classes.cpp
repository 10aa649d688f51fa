// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/evaluate/traffic_classes.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/at.h"
#include "core/evaluate/assemble.h"
#include "core/plan/compression.h"
#include "core/plan/element_size.h"
#include "core/plan/shard_groups.h"
#include "core/plan/what_if.h"
#include "core/schedule/compressed_sends.h"
#include "core/timing/layer_time.h"
#include "core/timing/pass_parts.h"

namespace rankloom {

namespace {

/// What is not shown. The simulation rounds each of many transfers to a nanosecond: less than a few of them
/// is nothing.
Seconds hidden(Seconds all, Seconds shown)
{
    constexpr Seconds kRounded(1e-8);
    return all - shown > kRounded ? all - shown : Seconds(0);
}

class Classes {
public:
    Classes(const LaidOut& laid, const Evaluation& evaluation)
        : m_laid(laid)
        , m_plan(laid.plan)
        , m_compression(laid.plan.communication.compression)
        , m_model(laid.project.model)
        , m_evaluation(evaluation)
        , m_times(timePasses(laid))
        , m_microbatches(laid.microbatches)
    {
        for (const int stage : evaluation.compression.stages)
            if (!m_times.compressedTails.empty())
                m_times.tails[at(stage)] = m_times.compressedTails[at(stage)];
        m_times.compressedTails.clear();
    }

    std::vector<TrafficClass> take()
    {
        addPipeline();
        addDataParallel();
        addEmbedding();
        addCollectives(TrafficKind::Tensor, {GroupKind::Tensor, GroupKind::ExpertTensor},
            [](const StageTimes& s) { return s.tensorParallel(); });
        addCollectives(TrafficKind::Context, {GroupKind::Context, GroupKind::Context},
            [](const StageTimes& s) { return s.contextParallel(); });
        addCollectives(TrafficKind::Expert, {GroupKind::Expert, GroupKind::Expert},
            [](const StageTimes& s) { return s.expertParallel(); });
        std::erase_if(m_out, [](const TrafficClass& c) { return c.sends == 0; });
        std::ranges::stable_sort(m_out, {}, &TrafficClass::kind);
        return std::move(m_out);
    }

private:
    [[nodiscard]] int ranks() const { return m_laid.layout.pp; }
    [[nodiscard]] bool compressed(int stage) const
    {
        return std::ranges::find(m_evaluation.compression.stages, stage)
            != m_evaluation.compression.stages.end();
    }

    /// What lanes wait for links whose sender is a lane, by direction: Forward or Backward.
    [[nodiscard]] Seconds waited(int sender, PassKind direction) const
    {
        std::int64_t sum = 0;
        for (const Lane& lane : m_evaluation.timeline->lanes)
            for (const Bubble& bubble : lane.bubbles) {
                if (bubble.cause != BubbleCause::WaitsForLink || bubble.ofLane != sender
                    || bubble.ofSlice < 0)
                    continue;
                const Slice& of = m_evaluation.timeline->lanes[at(sender)].slices[at(bubble.ofSlice)];
                sum += (of.kind == PassKind::Forward) == (direction == PassKind::Forward)
                    ? bubble.end - bubble.start
                    : 0;
            }
        return toSeconds(Nanoseconds(sum));
    }

    void addPipeline()
    {
        if (ranks() < 2)
            return;
        const LayerTimer timer(m_laid.project, m_plan, m_laid.layout);
        const double bytes = timer.elementBytes();
        const MatrixShape matrix = boundaryMatrix(timer.tokens(), m_model.hidden, m_laid.layout.tp);
        const MessageSize size = compressedSize(m_compression, matrix, m_compression.rank, bytes);
        const PassDurations durations = passDurations(m_plan, m_times);
        const auto order = generateOrder(scheduleProblem(m_laid), durations);
        const auto counts = order ? countBackwardSends(*order, durations) : Result<std::vector<SendCount>> {};
        if (!order || !counts)
            return;
        const std::vector<StageLayers>& split = m_laid.stages();
        std::vector<int> forwards(at(ranks()), 0);
        std::vector<Seconds> forwardTime(at(ranks()));
        std::vector<Seconds> backwardTime(at(ranks()));
        for (std::size_t s = 0; s + 1 < split.size(); ++s) {
            if (split[s].rank == split[s + 1].rank)
                continue;
            forwards[at(split[s].rank)] += m_laid.microbatches;
            forwardTime[at(split[s].rank)] += m_times.hopForward[s] * m_microbatches;
            backwardTime[at(split[s + 1].rank)] += m_times.hopBackward[s] * m_microbatches;
        }
        for (int p = 0; p < ranks(); ++p) {
            TrafficClass forward {TrafficKind::PipelineForward, p, size.elements, size.elements, 1,
                forwards[at(p)], 0, Bytes(forwards[at(p)] * size.elements * bytes)};
            forward.uncompressedBytes = forward.bytes;
            forward.exposed = waited(p, PassKind::Forward);
            forward.hidden = hidden(forwardTime[at(p)], forward.exposed);
            m_out.push_back(forward);
            const SendCount& count = (*counts)[at(p)];
            const double sent =
                (count.sends - count.compressed) * size.elements + count.compressed * size.compressed;
            TrafficClass backward {TrafficKind::PipelineBackward, p, size.elements,
                m_compression.pipelineBackward ? size.compressed : size.elements,
                m_compression.pipelineBackward ? size.ratio() : 1, count.sends, count.compressed,
                Bytes(sent * bytes), Bytes(count.sends * size.elements * bytes)};
            backward.exposed = waited(p, PassKind::Backward);
            const double share = count.sends > 0 ? sent / (count.sends * size.elements) : 1;
            backward.hidden = hidden(backwardTime[at(p)] * share, backward.exposed);
            m_out.push_back(backward);
        }
    }

    /// Whether the embedding's gradients are reduced with the others and only summed over the stages apart.
    [[nodiscard]] bool embeddingInside(int stage) const
    {
        return !fusesEmbedding(m_model, m_plan, ranks()) && compressed(stage);
    }
    [[nodiscard]] bool holdsSplitEmbedding(int stage) const
    {
        return splitsTiedEmbedding(m_model, m_plan, ranks()) && (stage == 0 || stage == ranks() - 1);
    }

    void addDataParallel()
    {
        const double replicas = static_cast<double>(m_laid.layout.dp) * m_laid.layout.cp;
        if (replicas < 2)
            return;
        const PlanShards shards = planShards(m_laid.project, m_plan, m_laid.layout);
        const double bytes = reducedGradientBytes(m_plan);
        for (int p = 0; p < ranks(); ++p) {
            const RankParameters& held = m_laid.held()[at(p)];
            const auto embedding = holdsSplitEmbedding(p) && !embeddingInside(p)
                ? EmbeddingGradients::Apart
                : EmbeddingGradients::WithOthers;
            GradientMessages gradients = denseGradients(m_model, m_laid.layout, held, embedding);
            const GradientMessages experts = expertGradients(m_model, m_laid.layout, held);
            gradients.matrices.insert(
                gradients.matrices.end(), experts.matrices.begin(), experts.matrices.end());
            gradients.whole += experts.whole;
            const MessageSize size = gradients.compressed(m_compression, bytes);
            const bool fewer = compressed(p) && size.compressed < size.elements;
            TrafficClass row {TrafficKind::DataParallelGradients, p};
            row.elementsPerSend = size.elements - gradients.whole;
            row.compressedElementsPerSend = fewer ? size.compressed - gradients.whole : row.elementsPerSend;
            row.ratio = MessageSize {row.elementsPerSend, row.compressedElementsPerSend}.ratio();
            row.sends = shards.dense.gradients > 1 ? m_laid.microbatches : 1;
            row.compressedSends = fewer ? row.sends : 0;
            const auto sends = static_cast<double>(row.sends);
            row.uncompressedBytes = Bytes(sends * size.elements * bytes);
            row.bytes = fewer ? Bytes(sends * size.compressed * bytes) : row.uncompressedBytes;
            const StepTail& tail = m_times.tails[at(p)];
            row.exposed = std::max(Seconds(0), tail.gradientReduction - tail.gradientOverlap);
            row.hidden = tail.gradientReduction - row.exposed;
            m_out.push_back(row);
            addWeights(p, held.total(), shards.dense);
        }
    }

    void addWeights(int stage, double parameters, const ShardDegrees& shards)
    {
        TrafficClass row {TrafficKind::DataParallelWeights, stage};
        const double bytes = elementBytes(m_plan.memory.precision);
        const bool fewer = compressed(stage) && m_compression.kind == CompressionKind::Quantised;
        const MessageSize size = compressedSize(ofWeights(m_compression), {parameters, 1, 1}, 0, bytes);
        row.elementsPerSend = parameters;
        row.compressedElementsPerSend = fewer ? size.compressed : parameters;
        row.ratio = MessageSize {parameters, row.compressedElementsPerSend}.ratio();
        row.sends = shards.weights > 1 ? 2 * m_laid.microbatches : shards.optimizer > 1 ? 1 : 0;
        row.compressedSends = fewer ? row.sends : 0;
        const auto sends = static_cast<double>(row.sends);
        row.bytes = Bytes(sends * row.compressedElementsPerSend * bytes);
        row.uncompressedBytes = Bytes(sends * parameters * bytes);
        row.exposed = m_times.tails[at(stage)].weightGather;
        for (std::size_t s = 0; s < m_laid.stages().size(); ++s)
            if (m_laid.stages()[s].rank == stage)
                row.exposed += m_times.stages[s].dataParallel() * m_microbatches;
        m_out.push_back(row);
    }

    void addEmbedding()
    {
        if (!splitsTiedEmbedding(m_model, m_plan, ranks()))
            return;
        const bool fused = fusesEmbedding(m_model, m_plan, ranks());
        const double replicas = static_cast<double>(m_laid.layout.dp) * m_laid.layout.cp;
        const double elements =
            paddedVocabulary(m_model, m_plan.memory, m_laid.layout.tp) * m_model.hidden / m_laid.layout.tp;
        const double bytes = gradientBytes(m_plan.memory);
        for (const int stage : {0, ranks() - 1}) {
            TrafficClass row {TrafficKind::EmbeddingSync, stage, elements, elements, 1};
            const bool inside = embeddingInside(stage);
            const double apart = inside ? elements : embeddingSyncApart(elements, replicas);
            row.sends = fused || inside || replicas < 2 ? 1 : 2;
            row.bytes = Bytes((fused ? embeddingSyncFused(elements, replicas) : apart) * bytes);
            row.uncompressedBytes = Bytes(apart * bytes);
            row.exposed = m_times.tails[at(stage)].embeddingSync;
            m_out.push_back(row);
        }
    }

    /// Collectives inside passes: bytes of a rank with the mean number of layers, by the layers of each.
    template <class Shown> void addCollectives(TrafficKind kind, std::array<GroupKind, 2> groups, Shown shown)
    {
        Bytes bytes;
        Seconds all;
        for (const CollectiveUse& use : m_times.collectives)
            if (use.group == groups[0] || use.group == groups[1]) {
                bytes += use.bytes;
                all += use.time;
            }
        if (bytes.value() <= 0)
            return;
        const double element = elementBytes(m_plan.memory.precision);
        const double mean = static_cast<double>(m_model.layers + m_model.mtpLayers) / ranks();
        for (int p = 0; p < ranks(); ++p) {
            double layers = 0;
            TrafficClass row {kind, p};
            for (std::size_t s = 0; s < m_laid.stages().size(); ++s)
                if (m_laid.stages()[s].rank == p) {
                    layers += m_laid.stages()[s].layerCount + m_laid.stages()[s].mtpLayers;
                    row.exposed += shown(m_times.stages[s]) * m_microbatches;
                }
            // One exchange around each half of a layer, in both directions.
            row.sends = std::llround(4 * layers * m_microbatches);
            row.bytes = row.uncompressedBytes = bytes * (layers / mean);
            if (row.sends > 0)
                row.elementsPerSend = row.compressedElementsPerSend =
                    row.bytes.value() / element / static_cast<double>(row.sends);
            row.hidden = hidden(all * (layers / mean), row.exposed);
            m_out.push_back(row);
        }
    }

    const LaidOut& m_laid;
    const Plan& m_plan;
    const Compression& m_compression;
    const ModelSpec& m_model;
    const Evaluation& m_evaluation;
    PassTimes m_times;
    double m_microbatches;
    std::vector<TrafficClass> m_out;
};

} // namespace

const char* toString(TrafficKind kind)
{
    static constexpr std::array<const char*, 8> kNames {"pipeline-forward", "pipeline-backward",
        "data-parallel-gradients", "data-parallel-weights", "embedding-sync", "tensor", "context", "expert"};
    return kNames[static_cast<std::size_t>(kind)];
}

std::vector<TrafficClass> trafficClasses(
    const Project& project, const Plan& plan, const Evaluation& evaluation)
{
    if (!evaluation.valid || !evaluation.timeline)
        return {};
    if (!isEffective(project, plan)) {
        const Effective e = effective(project, plan);
        return trafficClasses(e.project, e.plan, evaluation);
    }
    const LaidOut laid(project, plan);
    return Classes(laid, evaluation).take();
}

} // namespace rankloom
