// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/timing.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <optional>
#include <utility>

#include "core/cluster/collectives.h"
#include "core/model/moe_rows.h"
#include "core/plan/expert_load.h"
#include "core/plan/rank_parameters.h"
#include "core/plan/recompute_modules.h"
#include "core/schedule/period.h"
#include "core/timing/compression_time.h"
#include "core/timing/expert_exchange.h"
#include "core/timing/hop_time.h"
#include "core/timing/host_launches.h"
#include "core/timing/layer_time.h"
#include "core/timing/pass_communication.h"
#include "core/timing/pass_parts.h"
#include "core/timing/slow_members.h"

namespace rankloom {

namespace {

/// Two activities that overlap slow each other down: together they take 1.13·min + |difference| (measured
/// overlap coefficient of PKU-DAIR/Hetu-Galvatron).
constexpr double kOverlapCost = 1.13;

/// A recomputed module is launched again, and what saves and restores the states of random generators with
/// it: each takes 0.3 to 0.9 ms of a layer of Moonlight on H100, which the host limits (Megatron-Bridge).
constexpr double kCheckpoint = 0.6;

/// Whether communication may hide behind compute.
struct Overlap {
    bool on = false;

    /// What shows of it.
    [[nodiscard]] Seconds shown(Seconds communication, Seconds compute) const
    {
        if (!on || communication.value() == 0)
            return communication;
        const Seconds together = std::min(communication, compute) * kOverlapCost
            + (std::max(communication, compute) - std::min(communication, compute));
        return std::clamp(together - compute, Seconds(0), communication);
    }
};

/// What a layer repeats in the backward pass, and which of its collectives are repeated with it.
struct Repetition {
    enum class Links : std::uint8_t { None, FeedForward, All };
    Seconds compute {};
    Links links = Links::None;
};

/// The modules of a layer are those whose activations layerActivations() drops.
Repetition selective(
    const Recompute& recompute, const ModelSpec& model, LayerKind kind, const LayerTime& layer)
{
    const unsigned modules = recomputedModules(recompute, model, kind);
    const auto again = [modules](RecomputeModule m) { return (modules & static_cast<unsigned>(m)) != 0; };
    Repetition r;
    if (again(RecomputeModule::CoreAttention))
        r.compute += layer.attentionCore.forward;
    if (again(RecomputeModule::LayerNorm))
        r.compute += layer.normsForward;
    if (again(RecomputeModule::LatentUpProjection))
        r.compute += layer.latentUpForward;
    if (again(RecomputeModule::MoeActivation))
        r.compute += layer.activationForward;
    // A whole block runs once more, with what it says to other ranks (Megatron-Core checkpoints the forward
    // function of the MLP, or of the mixture of experts with its dispatcher).
    if (again(RecomputeModule::Mlp) || again(RecomputeModule::Moe)) {
        r.compute += layer.feedForward.forward;
        r.links = Repetition::Links::FeedForward;
    }
    return r;
}

/// What Table::keepOperators() drops: half of the projections of attention, all between products and, of a
/// dense part, a third of its products where it is gated; of experts all. What is gathered for products is
/// gathered again, what is scattered behind them is kept.
Repetition byOperators(const ModelSpec& model, LayerKind kind, const LayerTime& layer)
{
    Repetition r;
    r.links = Repetition::Links::FeedForward;
    r.compute = layer.attentionProjections.forward * 0.5 + layer.elementwise.forward;
    if (kind == LayerKind::Experts)
        r.compute += layer.feedForward.forward;
    else if (model.gatedMlp)
        r.compute +=
            layer.activationForward + (layer.feedForward.forward - layer.activationForward) * (1.0 / 3);
    else
        r.compute += layer.activationForward;
    return r;
}

Repetition repetition(const Recompute& recompute, const ModelSpec& model, LayerKind kind,
    const LayerTime& layer, int indexInStage)
{
    if (recompute.mode == RecomputeMode::Selective)
        return selective(recompute, model, kind, layer);
    if (recompute.mode == RecomputeMode::Operators)
        return byOperators(model, kind, layer);
    return repeatsWholeLayer(recompute, indexInStage)
        ? Repetition {layer.total().forward, Repetition::Links::All}
        : Repetition {};
}

/// Fullest member over mean for the experts of a row; what somebody states counts more than what a trace
/// tells, as for memory.
double loadOf(const Plan& plan, const ExpertLoad& load, int row)
{
    if (const double stated = plan.statedExpertLoad(); stated > 0)
        return stated;
    return row < static_cast<int>(load.maxOverMean.size()) ? load.maxOverMean[static_cast<std::size_t>(row)]
                                                           : load.loadMaxOverMean;
}

/// A layer whose attention runs on `factor` times the mean tokens.
LayerTime loaded(LayerTime layer, double factor)
{
    for (ComputeTime* part : {&layer.attentionCore, &layer.attentionProjections, &layer.elementwise}) {
        part->forward *= factor;
        part->backwardInput *= factor;
        part->backwardWeight *= factor;
    }
    return layer;
}

class StageTimer {
public:
    StageTimer(const LaidOut& laid, const LayerTimer& timer, const ExpertLoad& load,
        const std::vector<LayerCommunication>& communication, const ExpertExchange& exchange)
        : m_project(laid.project)
        , m_plan(laid.plan)
        , m_layout(laid.layout)
        , m_timer(timer)
        , m_load(load)
        , m_rows(moeRows(laid.project.model))
        , m_communication(communication)
        , m_exchange(exchange)
        , m_launches {hostLaunches(laid, timer, LayerKind::Dense),
              laid.project.model->moe ? hostLaunches(laid, timer, LayerKind::Experts) : HostLaunches {}}
    {
    }

    [[nodiscard]] StageTimes time(const StageLayers& stage) const
    {
        StageTimes out;
        for (int i = 0; i < stage.layerCount; ++i)
            addLayer(out, stage, stage.firstLayer + i, i);
        for (int i = 0; i < stage.mtpLayers; ++i)
            addPredictionLayer(out, stage, i);
        const VocabularyLayout vocabulary = m_plan.stages.vocabulary;
        const bool partitioned = vocabularyParallel(vocabulary);
        if (stage.embedding && !partitioned)
            addPiece(out, m_timer.embedding(1), tensor(stage));
        // The shared output layer and a loss for the next token and for each one predicted beyond it.
        for (int i = 0; stage.head && !partitioned && i <= m_project.model->mtpLayers; ++i)
            addPiece(out, m_timer.head(1), tensor(stage));
        return out;
    }

private:
    [[nodiscard]] const LayerCommunication& of(const StageLayers& stage) const
    {
        return m_communication[static_cast<std::size_t>(stage.rank)];
    }
    [[nodiscard]] BothWays tensor(const StageLayers& stage) const { return of(stage).tensorAttention; }

    static void addPiece(StageTimes& out, const ComputeTime& piece, const BothWays& tensor)
    {
        out.forward += piece.forward + tensor.forward;
        out.backwardInput += piece.backwardInput + tensor.backward;
        out.backwardWeight += piece.backwardWeight;
        out.inForward.tensor += tensor.forward;
        out.inBackward.tensor += tensor.backward;
    }

    /// What shows of tensor-parallel collectives: cut up, they hide behind the products beside them, half of
    /// a layer, but for the first of as many pieces as there are ranks (Transformer Engine's user buffers).
    [[nodiscard]] Seconds inPieces(Seconds collectives, Seconds compute) const
    {
        const Overlap overlap {m_plan.communication.overlapTp};
        const Seconds shown = overlap.shown(collectives, compute * 0.5);
        if (!overlap.on)
            return shown;
        const Seconds most = std::max(shown, collectives / static_cast<double>(m_layout.tp));
        return collectives - (collectives - most) * m_plan.communication.tensorShare;
    }

    [[nodiscard]] const HostLaunches& launches(LayerKind kind) const
    {
        return m_launches[static_cast<std::size_t>(kind)];
    }

    /// Where the host waits for the sizes of an exchange it has nothing launched ahead: experts run no sooner
    /// than it launches them, and attention, which graphs may hold, comes on top. So thirteen steps of
    /// DeepSeek-V3 on GB200 gain 8 % by graphs of attention and 12 % more by an exchange that needs no sizes
    /// (Megatron-MoE logs). `exchange`: what shows of it. Backward passes know the sizes.
    [[nodiscard]] Seconds waitForLaunches(LayerKind kind, const LayerTime& layer, Seconds exchange) const
    {
        if (kind == LayerKind::Dense || m_layout.ep == 1
            || m_plan.communication.expertDispatch == ExpertDispatch::Fused
            || m_plan.execution.expertCapacity > 0)
            return Seconds(0);
        const Seconds behindSizes = layer.feedForward.forward + exchange / 2;
        return std::max(Seconds(0), launches(kind).experts - behindSizes);
    }

    /// What the host lacks to launch a layer and its recomputed modules again within what the layer takes.
    [[nodiscard]] Seconds relaunch(LayerKind kind, Seconds taken) const
    {
        if (m_plan.execution.cudaGraphs)
            return Seconds(0);
        const int modules = std::popcount(recomputedModules(m_plan.memory.recompute, m_project.model, kind));
        return std::max(Seconds(0),
            launches(kind).total() * 3 + m_timer.device().layerLaunch * (kCheckpoint * modules) - taken);
    }

    /// A layer, its collectives included, is never faster than the host can launch it; the backward pass has
    /// about twice as many kernels. Adds the waiting to the compute time.
    [[nodiscard]] static ComputeTime launchBound(
        ComputeTime time, Seconds floor, Seconds forwardLinks, Seconds backwardLinks)
    {
        time.forward += std::max(Seconds(0), floor - (time.forward + forwardLinks));
        const Seconds backward = time.backwardInput + time.backwardWeight + backwardLinks;
        const Seconds missing = std::max(Seconds(0), 2 * floor - backward);
        time.backwardInput += missing / 2;
        time.backwardWeight += missing / 2;
        return time;
    }

    /// A multi-token-prediction layer looks its tokens up in the shared embedding, joins them to the hidden
    /// state and is one more layer of the last one's kind (arXiv 2412.19437 §2.2).
    void addPredictionLayer(StageTimes& out, const StageLayers& stage, int index) const
    {
        addPiece(out, m_timer.embedding(1), tensor(stage));
        addPiece(out, m_timer.predictionInput(), tensor(stage));
        addLayer(out, stage, m_project.model->layers - 1, index);
    }

    /// The last layer of a kind, and what it was loaded with: as a rule the next one is like it.
    struct Known {
        double load = 1;
        double attention = 1;
        LayerTime time;
    };
    [[nodiscard]] const LayerTime& layerTime(int number, double load, double attention) const
    {
        const ModelSpec& model = m_project.model;
        std::optional<Known>& known =
            m_known[(model.isMoe(number) ? 2U : 0U) + (model.isWindowed(number) ? 1U : 0U)];
        if (!known || known->load != load || known->attention != attention)
            known = {load, attention, loaded(m_timer.layer(number, load), attention)};
        return known->time;
    }

    /// Decoder layer `number`; `index` counts those that recompute treats alike on the stage.
    void addLayer(StageTimes& out, const StageLayers& stage, int number, int index) const
    {
        if (m_timer.measured() != nullptr) {
            addMeasured(out, stage, number, index);
            return;
        }
        const LayerKind kind = layerKind(m_project.model, number);
        const bool moe = kind == LayerKind::Experts;
        const double load = moe ? loadOf(m_plan, m_load, m_rows[static_cast<std::size_t>(number)]) : 1.0;
        const LayerTime& layer = layerTime(number, load, m_exchange.attentionLoad(number));
        ComputeTime compute = layer.total();
        const LayerCommunication& c = of(stage);

        BothWays tensor = c.tensorAttention;
        const bool dense = !moe || m_project.model->moe->sharedFfn > 0;
        tensor.forward += dense ? c.tensorFeedForward.forward : Seconds(0);
        tensor.backward += dense ? c.tensorFeedForward.backward : Seconds(0);
        BothWays expert = m_exchange.context(stage.rank, number);
        BothWays exchange;
        if (moe) {
            tensor.forward += c.tensorExperts.forward;
            tensor.backward += c.tensorExperts.backward;
            exchange = m_exchange.of(number);
            expert.forward += exchange.forward;
            expert.backward += exchange.backward;
        }
        // Of what is exposed, what a repeated feed-forward part says again.
        const double tensorAgain = 1 - shareOf(c.tensorAttention.forward, tensor.forward);
        const double expertAgain = shareOf(exchange.forward, expert.forward);
        const HostLinkBytes ports = onHostLink(number, c, tensor, expert);
        const Overlap overlapEp {m_plan.communication.overlapEp};
        const Overlap beside {m_plan.communication.overlapShared && !overlapEp.on};
        const ComputeTime& shared = layer.sharedExperts;
        expert.forward = beside.shown(expert.forward, shared.forward);
        expert.backward = beside.shown(expert.backward, shared.backwardInput + shared.backwardWeight);
        tensor.forward = inPieces(tensor.forward, compute.forward);
        tensor.backward = inPieces(tensor.backward, compute.backwardInput);
        expert.forward = overlapEp.shown(expert.forward, compute.forward);
        expert.backward = overlapEp.shown(expert.backward, compute.backwardInput);
        // The ring of key-value blocks hides behind the attention core of the block before; attention by
        // heads waits for the exchange.
        const Overlap ring {!m_plan.memory.contextAllToAll};
        const BothWays context {ring.shown(c.context.forward, layer.attentionCore.forward),
            ring.shown(c.context.backward, layer.attentionCore.backwardInput)};

        const Seconds forwardLinks = tensor.forward + expert.forward + context.forward;
        const Seconds backwardLinks = tensor.backward + expert.backward + context.backward;
        compute.forward += waitForLaunches(kind, layer, expert.forward);
        compute = launchBound(compute, launches(kind).total(), forwardLinks, backwardLinks);
        out.forward += compute.forward + forwardLinks;
        out.backwardInput += compute.backwardInput + backwardLinks;
        out.backwardWeight += compute.backwardWeight;
        const CollectiveTimes forwards {tensor.forward, context.forward, expert.forward, {}};
        out.inForward += forwards;
        out.inBackward += {tensor.backward, context.backward, expert.backward, {}};

        using Links = Repetition::Links;
        const Repetition again = repetition(m_plan.memory.recompute, m_project.model, kind, layer, index);
        const Seconds taken =
            compute.forward + compute.backwardInput + compute.backwardWeight + forwardLinks + backwardLinks;
        const Seconds repeated = again.links == Links::All ? compute.forward
            : again.compute > Seconds(0)                   ? std::max(again.compute, relaunch(kind, taken))
                                                           : Seconds(0);
        out.recompute += repeated;
        out.backwardInput += repeated;
        if (again.links == Links::All) {
            out.backwardInput += forwardLinks;
            out.inBackward += forwards;
            out.hostLinkBackward += ports.forward;
        } else if (again.links == Links::FeedForward) {
            const CollectiveTimes links {tensor.forward * tensorAgain, {}, expert.forward * expertAgain, {}};
            out.backwardInput += links.total();
            out.inBackward += links;
            out.hostLinkBackward += ports.forward; // at most
        }
        out.hostLinkForward += ports.forward;
        out.hostLinkBackward += ports.backward;
    }

    /// A decoder layer that somebody timed, tensor-parallel collectives and launches included.
    void addMeasured(StageTimes& out, const StageLayers& stage, int number, int index) const
    {
        const Seconds forward = m_timer.measured()->forward(number);
        const Seconds backward = m_timer.measured()->backward(number);
        BothWays expert = m_exchange.context(stage.rank, number);
        if (m_project.model->isMoe(number)) {
            const BothWays exchange = m_exchange.of(number);
            expert.forward += exchange.forward;
            expert.backward += exchange.backward;
        }
        const Overlap overlapEp {m_plan.communication.overlapEp};
        expert.forward = overlapEp.shown(expert.forward, forward);
        expert.backward = overlapEp.shown(expert.backward, backward / 2);
        out.forward += forward + expert.forward;
        out.backwardInput += backward / 2 + expert.backward;
        out.backwardWeight += backward / 2;
        out.inForward.expert += expert.forward;
        out.inBackward.expert += expert.backward;
        if (!repeatsWholeLayer(m_plan.memory.recompute, index))
            return;
        out.recompute += forward;
        out.backwardInput += forward + expert.forward;
        out.inBackward.expert += expert.forward;
    }

    struct HostLinkBytes {
        Bytes forward {};
        Bytes backward {};
    };
    /// What the collectives of a layer send over the device's own link to the host. `tensor` and `expert`:
    /// before any overlap.
    [[nodiscard]] HostLinkBytes onHostLink(
        int number, const LayerCommunication& c, const BothWays& tensor, const BothWays& expert) const
    {
        const bool moe = m_project.model->isMoe(number);
        HostLinkBytes out;
        const auto add = [&out](BytesPerSecond rate, const BothWays& time) {
            out.forward += rate * time.forward;
            out.backward += rate * time.backward;
        };
        const BothWays inExperts = moe ? c.tensorExperts : BothWays {};
        add(c.tensorOnHostLink, {tensor.forward - inExperts.forward, tensor.backward - inExperts.backward});
        add(c.expertTensorOnHostLink, inExperts);
        add(c.contextOnHostLink, c.context);
        if (moe)
            add(hostLinkRate(m_project.cluster, m_exchange.slowestOf(number)), expert);
        return out;
    }

    static double shareOf(Seconds part, Seconds whole) { return whole.value() > 0 ? part / whole : 0; }

    const Project& m_project;
    const Plan& m_plan;
    const Layout& m_layout;
    const LayerTimer& m_timer;
    const ExpertLoad& m_load;
    const std::vector<int> m_rows; ///< see moeRows()
    const std::vector<LayerCommunication>& m_communication;
    const ExpertExchange& m_exchange;
    const std::array<HostLaunches, 2> m_launches; ///< of a dense layer, of one with experts
    mutable std::array<std::optional<Known>, 4> m_known; ///< by what tells layers apart
};

} // namespace

void addDataParallel(const Plan& plan, const std::vector<StageLayers>& split,
    const std::vector<DataParallelCost>& costs, PassTimes& times)
{
    const Overlap overlap {plan.communication.overlapDp};
    const Overlap overlapGather {plan.communication.overlapDp && plan.communication.overlapGather};
    const double chunks = static_cast<double>(split.size()) / static_cast<double>(costs.size());
    struct OfRank {
        Seconds lastBackward {};
        Seconds firstForward {};
    };
    std::vector<OfRank> ofRank(costs.size());
    for (std::size_t s = 0; s < split.size(); ++s) {
        StageTimes& stage = times.stages[s];
        const auto rank = static_cast<std::size_t>(split[s].rank);
        const Seconds gather = costs[rank].gatherPerMicrobatch / chunks;
        const Seconds gatherAgain = costs[rank].gatherAgainPerMicrobatch / chunks;
        const Seconds scatter = costs[rank].scatterPerMicrobatch / chunks;
        const Seconds inForward = overlap.shown(gather, stage.forward);
        const Seconds inBackward =
            overlap.shown(gatherAgain + scatter, stage.backwardInput + stage.backwardWeight);
        stage.forward += inForward;
        stage.backwardInput += inBackward;
        stage.hostLinkForward += costs[rank].gatheredOnHostLink / chunks;
        stage.hostLinkBackward += costs[rank].backwardOnHostLink / chunks;
        stage.inForward.data = inForward;
        stage.inBackward.data = inBackward;
        ofRank[rank].lastBackward += stage.backwardInput + stage.backwardWeight;
        ofRank[rank].firstForward += stage.forward;
    }
    for (std::size_t r = 0; r < costs.size(); ++r) {
        StepTail tail;
        tail.gradientReduction = costs[r].reductionPerStep;
        tail.weightGather = overlapGather.shown(costs[r].gatherPerStep, ofRank[r].firstForward);
        tail.optimizer = costs[r].optimizer;
        tail.compression = costs[r].compression;
        tail.decompression = costs[r].decompression;
        tail.gradientOverlap =
            tail.gradientReduction - overlap.shown(tail.gradientReduction, ofRank[r].lastBackward);
        times.tails.push_back(tail);
    }
}

/// Output and input layer spread over the pipeline ranks (arXiv 2411.05288): S and T share the work 1:2 with
/// two barriers (Vocab-1, where the input gradient belongs to T) and 2:1 with one (Vocab-2).
void timeVocabulary(const Project& project, const Plan& plan, const Layout& layout, const LayerTimer& timer,
    const std::vector<std::vector<int>>& pipelines, PassTimes& times)
{
    const VocabularyLayout vocabulary = plan.stages.vocabulary;
    const bool partitioned = vocabularyParallel(vocabulary);
    const auto pp = static_cast<std::size_t>(layout.pp);
    times.vocabularyForward.assign(pp, Seconds(0));
    times.vocabularyBackward.assign(pp, Seconds(0));
    times.inputForward.assign(pp, Seconds(0));
    times.inputBackward.assign(pp, Seconds(0));
    if (!partitioned)
        return;
    const ComputeTime head = timer.head(layout.pp);
    const Seconds all =
        (head.forward + head.backwardInput + head.backwardWeight) * (1.0 + project.model->mtpLayers);
    const double shareOfS = vocabulary == VocabularyLayout::Vocab2 ? 2.0 / 3 : 1.0 / 3;
    const ComputeTime input = timer.embedding(layout.pp);
    times.vocabularyForward.assign(pp, all * shareOfS);
    times.vocabularyBackward.assign(pp, all * (1 - shareOfS));
    times.inputForward.assign(pp, input.forward);
    times.inputBackward.assign(pp, input.backwardInput + input.backwardWeight);
    const Bytes hidden(timer.tokens() * project.model->hidden * timer.elementBytes() / layout.tp);
    CollectiveCost slowest;
    for (const std::vector<int>& devices : pipelines)
        slowest.keepSlower(Communicator(project.cluster->links, devices).broadcast(hidden));
    times.barrier = slowest.time;
}

PassTimes timePasses(const LaidOut& laid) { return timePasses(laid, ExpertExchange(laid)); }

PassTimes timePasses(const LaidOut& laid, const ExpertExchange& exchange)
{
    const Project& project = laid.project;
    const Plan& plan = laid.plan;
    const LayerTimer timer(project, plan, laid.layout);
    const ExpertLoad load = project.model->moe
        ? expertLoad(project.routing, plan.experts, project.model->moe->experts, laid.layout.ep)
        : ExpertLoad {};
    const double layersPerRank =
        static_cast<double>(project.model->layers + project.model->mtpLayers) / laid.layout.pp;

    PassTimes times;
    const std::vector<LayerCommunication> communication =
        passCommunication(laid, timer, layersPerRank * laid.microbatches, times.collectives);
    exchange.note(laid.microbatches, times.collectives);
    std::vector<LayerTimer> timers; // by kind of device
    for (std::size_t kind = 0; kind < project.cluster->kinds(); ++kind)
        timers.emplace_back(project, plan, laid.layout, project.cluster->deviceOfKind(kind));
    std::vector<StageTimer> stageTimers;
    for (const LayerTimer& ofKind : timers)
        stageTimers.emplace_back(laid, ofKind, load, communication, exchange);
    const std::vector<std::vector<double>> slowness = slownesses(laid);
    for (const StageLayers& stage : laid.stages()) {
        const std::vector<double>& ofKind = slowness[static_cast<std::size_t>(stage.rank)];
        StageTimes slowest;
        for (std::size_t kind = 0; kind < ofKind.size(); ++kind) {
            if (ofKind[kind] <= 0)
                continue;
            StageTimes one = stageTimers[kind].time(stage);
            slowDown(one, ofKind[kind]);
            if (one.total() >= slowest.total())
                slowest = one;
        }
        times.stages.push_back(slowest);
    }
    std::vector<DataParallelCost> costs = dataParallelCosts(laid, times.collectives);
    for (std::size_t r = 0; r < costs.size(); ++r)
        costs[r].optimizer *= *std::ranges::max_element(slowness[r]);
    addDataParallel(plan, laid.stages(), costs, times);
    if (choosesCompressedStages(plan))
        addCompressedTails(plan, laid.stages(), compressedDataParallelCosts(laid), times);
    timeEmbeddingSync(laid, times);
    const BoundaryCost boundary = boundaryCost(project, laid.layout, timer);
    const std::vector<int> devices = timeHops(laid, boundary, times);
    if (const auto compression = boundaryCompression(project, plan, timer, boundary))
        compressHops(laid, devices, *compression, times);
    std::vector<std::vector<int>> pipelines;
    for (PlacedGroup& group : placedGroups(laid, GroupKind::Pipeline))
        pipelines.push_back(std::move(group.devices));
    timeVocabulary(project, plan, laid.layout, timer, pipelines, times);
    return times;
}

} // namespace rankloom
