// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>

#include "core/exchange/export/export_megatron.h"
#include "core/plan/pipeline_layout.h"
#include "core/plan/recompute_modules.h"

namespace rankloom {

namespace {

/// Megatron-LM's arguments of degrees, stages, schedule, sharding and overlap.
class ParallelWriter {
public:
    ParallelWriter(const PlanFacts& facts, MegatronArguments& out, Omissions& omissions)
        : m_facts(facts)
        , m_layout(facts.layout)
        , m_chunks(facts.chunks)
        , m_out(out)
        , m_omissions(omissions)
        , m_written(omissions.written())
    {
    }

    void write()
    {
        writeDegrees();
        writeOrder();
        chooseChunks();
        writeStages();
        writeSchedule();
        writeSharding();
        writeOverlap();
        writeEnvironment();
    }

private:
    void writeDegrees()
    {
        const Layout& layout = m_facts.plan.layout;
        m_out.flag("--tensor-model-parallel-size", layout.tp);
        m_out.flag("--pipeline-model-parallel-size", layout.pp);
        m_out.flag("--context-parallel-size", layout.cp);
        if (layout.cp > 1)
            writeContext();
        if (m_facts.project.model->moe) {
            m_out.flag("--expert-model-parallel-size", layout.ep);
            if (layout.etp != 0)
                m_out.flag("--expert-tensor-parallel-size", layout.etp);
        }
        m_omissions.covers({"/layout", "/memory/contextAllToAll"});
        if (layout.tp == 1)
            return;
        if (layout.sequenceParallel || m_facts.project.model->moe)
            m_out.flag("--sequence-parallel");
        if (layout.sequenceParallel || !m_facts.project.model->moe)
            return;
        m_omissions.add("/layout/sequenceParallel",
            Phrase::of("Megatron-LM trains experts beside tensor parallelism only with sequence parallelism: "
                       "it is switched on."));
        m_written.layout.sequenceParallel = true;
    }

    /// Sinks are exchanged by all-to-all alone (Transformer Engine).
    void writeContext()
    {
        const bool sinks = m_facts.project.model->attentionSinks;
        const bool all = m_facts.plan.memory.contextAllToAll;
        m_out.flag("--cp-comm-type", all || sinks ? "a2a" : "p2p");
        if (all || !sinks)
            return;
        m_omissions.add("/memory/contextAllToAll",
            Phrase::of("Attention sinks are exchanged by all-to-all alone: that is written."));
        m_written.memory.contextAllToAll = true;
    }

    void writeOrder()
    {
        constexpr AxisOrder pipelineFirst {
            Axis::Tensor, Axis::Context, Axis::Expert, Axis::Pipeline, Axis::Data};
        if (m_layout.order == kDefaultAxisOrder)
            return;
        if (m_layout.order == pipelineFirst && !usesFsdp())
            return m_out.flag("--use-tp-pp-dp-mapping");
        m_written.layout.order = kDefaultAxisOrder;
        m_omissions.add("/layout/order",
            usesFsdp()
                ? Phrase::of("Megatron-FSDP knows the rank order tp-cp-ep-dp-pp alone: it is used.")
                : Phrase::of("Megatron-LM knows the rank orders tp-cp-ep-dp-pp and tp-cp-ep-pp-dp; the "
                             "first is used."));
    }

    // --- stages and schedule ---

    /// Layers, mtp layers included in their own list, of every pipeline rank when its chunks become one.
    [[nodiscard]] std::vector<int> layersPerRank() const
    {
        const int pp = m_layout.pp;
        const bool folded = stagePlacement(m_facts.plan.schedule.kind) == StagePlacement::VShape;
        std::vector<int> layers(static_cast<std::size_t>(pp), 0);
        for (std::size_t s = 0; s < m_facts.stages.size(); ++s) {
            const int stage = static_cast<int>(s);
            const int rank = folded && stage >= pp ? 2 * pp - 1 - stage : stage % pp;
            layers[static_cast<std::size_t>(rank)] += m_facts.stages[s].layerCount;
        }
        return layers;
    }

    /// Interleaving asserts as many microbatches as stages, and no remainder smaller than them
    /// (core/pipeline_parallel/schedules.py). Schedules of other tools may have fewer: then a rank's chunks
    /// become one.
    void chooseChunks()
    {
        if (m_chunks == 1)
            return;
        if (m_layout.pp == 1) {
            m_omissions.add(
                "/layout/vpp", Phrase::of("Megatron-LM has no chunks without a pipeline (PP 1)."));
            return mergeChunks();
        }
        if (m_facts.plan.schedule.kind == ScheduleKind::Interleaved)
            return;
        const std::int64_t rest = m_facts.microbatches % m_layout.pp;
        if (m_facts.microbatches >= m_layout.pp && rest == 0)
            return;
        m_omissions.add("/layout/vpp",
            Phrase::of("Megatron-LM interleaves {} stages only with a multiple of as many microbatches, not "
                       "{}: one chunk per rank is written.",
                m_layout.pp, m_facts.microbatches));
        mergeChunks();
    }

    void mergeChunks()
    {
        m_chunks = 1;
        m_merged = layersPerRank();
        m_written.layout.vpp = 1;
        m_written.stages.layersPerStage = m_layout.pp == 1 ? std::vector<int> {} : m_merged;
        m_written.stages.mtpLayersPerStage.clear();
    }

    void writeStages()
    {
        const StageSplit& split = m_facts.plan.stages;
        m_omissions.covers({"/stages"});
        if (split.vocabulary == VocabularyLayout::Redistributed) {
            m_omissions.add("/stages/vocabulary",
                Phrase::of("The redistributed layers are written as an explicit layout of the stages."),
                Severity::Hint);
            m_written.stages.vocabulary = VocabularyLayout::None;
        } else if (split.vocabulary != VocabularyLayout::None) {
            m_omissions.lose("/stages/vocabulary",
                Phrase::of(
                    "Vocabulary layers spread over the pipeline ({}) are not in Megatron-LM: embedding "
                    "and output layer stay on the first and last stage.",
                    nameOf(split.vocabulary)));
        }
        if (m_layout.pp == 1)
            return;
        if (!m_merged.empty()) {
            m_out.flag("--pipeline-model-parallel-layout", pipelineLayoutText(mergedLayout()));
        } else if (!isMegatronsOwnSplit(m_facts)) {
            m_out.flag(
                "--pipeline-model-parallel-layout", pipelineLayoutText(pipelineLayout(m_facts.stages)));
            m_written.stages.layersPerStage.clear();
            for (const StageLayers& stage : m_facts.stages)
                m_written.stages.layersPerStage.push_back(stage.layerCount);
        } else if (m_chunks > 1) {
            m_out.flag("--num-virtual-stages-per-pipeline-rank", m_chunks);
        }
    }

    [[nodiscard]] PipelineLayout mergedLayout() const
    {
        PipelineLayout layout;
        layout.layersPerStage = m_merged;
        layout.mtpLayersPerStage.assign(m_merged.size(), 0);
        layout.mtpLayersPerStage.back() = m_facts.project.model->mtpLayers;
        return layout;
    }

    void writeSchedule()
    {
        const ScheduleChoice& schedule = m_facts.plan.schedule;
        m_omissions.covers({"/schedule/kind", "/schedule/memoryLimitMicrobatches", "/schedule/order"});
        const bool interleaves = m_chunks > 1;
        const ScheduleKind runs = interleaves ? ScheduleKind::Interleaved : ScheduleKind::OneFOneB;
        if (m_layout.pp == 1 && schedule.kind == ScheduleKind::Interleaved)
            m_omissions.add(
                "/schedule", Phrase::of("Without a pipeline (PP 1) there is nothing to interleave."));
        else if (schedule.kind != runs)
            m_omissions.add("/schedule",
                Phrase::of("Megatron-LM runs {} instead of {}.", interleaves ? "interleaved 1F1B" : "1F1B",
                    nameOf(schedule.kind)));
        if (interleaves && stagePlacement(schedule.kind) == StagePlacement::VShape)
            m_omissions.add("/layout/vpp",
                Phrase::of("The two chunks of a rank are stages r and PP + r in Megatron-LM, not down and "
                           "back up."));
        m_written.layout.vpp = m_chunks;
        if (schedule.kind == runs && runs == ScheduleKind::Interleaved)
            return writeInterleaving(schedule);
        if (schedule.kind == runs)
            return;
        m_written.schedule = {};
        m_written.schedule.kind = runs;
    }

    void writeInterleaving(const ScheduleChoice& schedule)
    {
        m_omissions.covers({"/schedule/pointToPoint", "/schedule/groupSize"});
        if (schedule.groupSize > 0)
            m_out.flag("--microbatch-group-size-per-virtual-pipeline-stage", schedule.groupSize);
        if (schedule.pointToPoint != PointToPointMode::Blocking)
            return;
        if (m_layout.pp > 2)
            return m_out.flag("--no-overlap-p2p-communication");
        m_omissions.add("/schedule/pointToPoint",
            Phrase::of("Megatron-LM asserts more than 2 stages where interleaving waits for its transfers: "
                       "they overlap."));
        m_written.schedule.pointToPoint = PointToPointMode::Asynchronous;
    }

    // --- sharding ---

    /// Shards gradients, or weights too, over all replicas, for Adam.
    [[nodiscard]] bool usesFsdp() const
    {
        const OptimizerKind optimizer = m_facts.plan.memory.optimizer;
        return m_facts.shards.zeroStage() >= 2 && m_facts.shards.optimizer == m_facts.shardGroup
            && optimizer != OptimizerKind::Muon && optimizer != OptimizerKind::Sgd;
    }

    void writeSharding()
    {
        m_omissions.covers(
            {"/memory/sharding/weights", "/memory/sharding/gradients", "/memory/sharding/optimizer"});
        const int zero = m_facts.shards.zeroStage();
        const int optimizer = m_facts.shards.optimizer;
        if (m_facts.plan.memory.optimizer == OptimizerKind::Sgd && m_facts.shardsOptimizer()) {
            loseSharding(Phrase::of("Megatron-LM's distributed optimizer is Adam: with SGD nothing is "
                                    "sharded."));
            return keep(ShardExtent(), ShardExtent());
        }
        if (usesFsdp()) {
            m_out.flag("--use-distributed-optimizer");
            m_out.flag("--use-megatron-fsdp");
            m_out.flag("--data-parallel-sharding-strategy", zero == 2 ? "optim_grads" : "optim_grads_params");
            m_out.flag("--ckpt-format", "fsdp_dtensor");
            return;
        }
        if (zero == 0 || zero == 1)
            return writeOptimizerShards(zero == 1 ? optimizer : m_facts.shardGroup);
        writeNearestSharding(zero);
    }

    /// ZeRO 1 over all data-parallel ranks, or over `degree` of them.
    void writeOptimizerShards(int degree)
    {
        if (!m_facts.shardsOptimizer())
            return;
        m_out.flag("--use-distributed-optimizer");
        const int instances = m_facts.shardGroup / degree;
        if (instances <= 1)
            return;
        const bool experts = m_facts.project.model->moe
            && m_facts.project.cluster->devices() / (m_layout.etp * m_layout.ep * m_layout.pp) % instances
                != 0;
        if (m_facts.shardGroup % degree == 0 && !experts)
            return m_out.flag("--num-distributed-optimizer-instances", instances);
        loseSharding(
            Phrase::of("Megatron-LM cuts the replicas of dense parameters and of experts into equally "
                       "many instances of the optimizer: over all of them is written."));
        keep(ShardExtent(), {ShardExtent::Kind::DataParallel, 1});
    }

    /// What Megatron-LM does not know: states are sharded over all replicas where they are sharded at all.
    void writeNearestSharding(int zero)
    {
        const bool shards = zero >= 0 && m_facts.shardsOptimizer();
        if (shards)
            m_out.flag("--use-distributed-optimizer");
        loseSharding(Phrase::of(
            "Megatron-LM shards weights and gradients over all data-parallel ranks or none, "
            "with Adam; weights over {}, gradients over {} and optimizer states over {} of "
            "{} are not written.",
            m_facts.shards.weights, m_facts.shards.gradients, m_facts.shards.optimizer, m_facts.shardGroup));
        keep(ShardExtent(), shards ? ShardExtent {ShardExtent::Kind::DataParallel, 1} : ShardExtent());
    }

    void loseSharding(Phrase why) { m_omissions.add("/memory/sharding", std::move(why)); }
    void keep(ShardExtent weightsAndGradients, ShardExtent optimizer)
    {
        m_written.memory.sharding = {weightsAndGradients, weightsAndGradients, optimizer, ShardExtent()};
    }

    // --- overlap ---

    void writeOverlap()
    {
        const Communication& communication = m_facts.plan.communication;
        if (!communication.overlapDp || !m_out.has("--use-distributed-optimizer")) {
            // There is nothing to gather, or nothing is beside the first pass.
            m_written.communication.overlapGather = true;
            if (communication.overlapDp && !communication.overlapGather && m_facts.shardsOptimizer())
                m_omissions.add("/communication/overlap/gather",
                    Phrase::of("Without Megatron-LM's distributed optimizer no weights are gathered."));
        }
        m_omissions.covers({"/communication/overlap"});
        if (communication.overlapDp) {
            m_out.flag("--overlap-grad-reduce");
            // Gathering parameters belongs to the distributed optimizer: the parser refuses it alone.
            if (m_out.has("--use-distributed-optimizer") && communication.overlapGather)
                m_out.flag("--overlap-param-gather");
        }
        if (communication.overlapTp)
            writeTensorOverlap();
        if (communication.overlapEp)
            writeExpertOverlap();
        if (communication.overlapShared)
            writeSharedOverlap();
    }

    /// Asserted: shared experts, plain all-to-all, nothing else beside the exchange.
    void writeSharedOverlap()
    {
        const std::optional<MixtureOfExperts>& moe = m_facts.project.model->moe;
        const bool shared = moe && moe->sharedFfn > 0;
        const bool beside = m_out.has("--overlap-moe-expert-parallel-comm");
        if (shared && !beside && m_facts.plan.communication.expertDispatch == ExpertDispatch::AllToAll)
            return m_out.flag("--moe-shared-expert-overlap");
        m_written.communication.overlapShared = false;
        if (shared && m_layout.ep > 1 && !beside)
            m_omissions.add("/communication/overlap/sharedExperts",
                Phrase::of("Megatron-LM runs shared experts beside an exchange by all-to-all alone: they are "
                           "not overlapped."));
    }

    void writeTensorOverlap()
    {
        if (m_out.has("--sequence-parallel"))
            return m_out.flag("--tp-comm-overlap");
        m_written.communication.overlapTp = false;
        if (m_layout.tp > 1)
            m_omissions.add("/communication/overlap/tp",
                Phrase::of("Megatron-LM overlaps tensor-parallel communication only with sequence "
                           "parallelism: it is not overlapped."));
    }

    void writeExpertOverlap()
    {
        const Recompute& recompute = m_written.memory.recompute;
        const bool whole =
            recompute.mode == RecomputeMode::FullUniform || recompute.mode == RecomputeMode::FullBlock;
        const bool wholeMoe = recomputes(recompute, RecomputeModule::Moe);
        const bool accepted = m_layout.ep > 1 && (m_layout.pp == 1 || m_chunks > 1) && !whole && !wholeMoe
            && m_facts.plan.memory.precision != Precision::Fp32 && m_facts.project.model->mtpLayers <= 1;
        if (accepted)
            return m_out.flag("--overlap-moe-expert-parallel-comm");
        m_written.communication.overlapEp = false;
        if (m_layout.ep > 1)
            m_omissions.add("/communication/overlap/ep",
                Phrase::of("Megatron-LM overlaps the dispatch to experts only with chunks in a pipeline, 16 "
                           "bits, at most one prediction layer and without whole layers or experts "
                           "recomputed: it is not overlapped."));
    }

    /// Before Blackwell collectives of a layer run beside its kernels only through one connection: asserted.
    void writeEnvironment()
    {
        if (m_facts.capability >= 100 || (m_layout.tp == 1 && m_layout.cp == 1)
            || m_out.has("--use-megatron-fsdp")) // which asserts more than one
            return;
        m_out.variable(
            "CUDA_DEVICE_MAX_CONNECTIONS", m_out.has("--overlap-moe-expert-parallel-comm") ? "32" : "1");
    }

    const PlanFacts& m_facts;
    const Layout& m_layout;
    int m_chunks;
    std::vector<int> m_merged; ///< layers per rank, where chunks become one
    MegatronArguments& m_out;
    Omissions& m_omissions;
    Plan& m_written;
};

} // namespace

bool isMegatronsOwnSplit(const PlanFacts& facts)
{
    const int stages = static_cast<int>(facts.stages.size());
    // A split made by hand stays explicit, so that it is one again when it is read back.
    return facts.plan.stages.layersPerStage.empty() && facts.plan.stages.mtpLayersPerStage.empty()
        && facts.project.model->layers % stages == 0
        && facts.plan.stages.vocabulary != VocabularyLayout::Redistributed;
}

void writeMegatronParallelism(const PlanFacts& facts, MegatronArguments& out, Omissions& omissions)
{
    ParallelWriter(facts, out, omissions).write();
}

} // namespace rankloom
