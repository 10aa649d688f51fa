// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/export_megatron.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/plan/pipeline_layout.h"

namespace rankloom {

namespace {

class FlagWriter {
public:
    FlagWriter(const PlanFacts& facts, Omissions& omissions) : m_facts(facts), m_omissions(omissions) { }

    std::vector<MegatronFlags> write()
    {
        begin("MODEL_ARGS");
        writeShape();
        writeAttention();
        writeExperts();
        begin("TRAINING_ARGS");
        writeTraining();
        writePrecision();
        writeRecompute();
        begin("PARALLEL_ARGS");
        writeDegrees();
        writeStages();
        writeSchedule();
        writeSharding();
        writeOverlap();
        omitPlacement(m_facts, m_omissions);
        return std::move(m_groups);
    }

private:
    void begin(const char* title) { m_groups.push_back({title, {}}); }
    void flag(const char* name) { m_groups.back().flags.push_back({name, {}}); }
    void flag(const char* name, std::string value)
    {
        m_groups.back().flags.push_back({name, {std::move(value)}});
    }
    void flag(const char* name, int value) { flag(name, std::to_string(value)); }
    void flag(const char* name, std::vector<std::string> values)
    {
        m_groups.back().flags.push_back({name, std::move(values)});
    }

    void writeShape()
    {
        const ModelSpec& model = m_facts.project.model;
        const int ffn = model.ffn > 0 ? model.ffn : model.moe ? model.moe->expertFfn : 4 * model.hidden;
        const int positions = model.learnedPositions > 0
            ? model.learnedPositions
            : std::max(model.maxPositions, m_facts.plan.workload.sequenceLength);
        flag("--num-layers", model.layers);
        flag("--hidden-size", model.hidden);
        flag("--ffn-hidden-size", ffn);
        flag("--num-attention-heads", model.heads);
        flag("--max-position-embeddings", positions);
        flag("--position-embedding-type", model.learnedPositions > 0 ? "learned_absolute" : "rope");
        flag("--normalization", model.norm == NormKind::Rms ? "RMSNorm" : "LayerNorm");
        if (model.gatedMlp)
            flag("--swiglu");
        if (!model.mlpBias)
            flag("--disable-bias-linear");
        if (model.qkvBias && !model.mlpBias)
            flag("--add-qkv-bias");
        if (!model.tiedEmbeddings)
            flag("--untie-embeddings-and-output-weights");
        flag("--vocab-size", model.vocabulary);
        flag("--make-vocab-size-divisible-by", m_facts.plan.memory.vocabularyDivisor);
        if (model.mtpLayers > 0)
            flag("--mtp-num-layers", model.mtpLayers);
        m_omissions.covers({"/memory/vocabularyDivisor"});
        const bool likeMegatron =
            model.normsPerLayer == 2 && !model.headBias && model.outputBias == model.mlpBias;
        if (!likeMegatron)
            m_omissions.add("/model",
                fmt::format("The layers of {} have norms or biases that these arguments do not describe.",
                    model.name));
    }

    void writeAttention()
    {
        const ModelSpec& model = m_facts.project.model;
        const MemoryChoice& memory = m_facts.plan.memory;
        if (model.mla) {
            flag("--multi-latent-attention");
            if (model.mla->queryRank > 0)
                flag("--q-lora-rank", model.mla->queryRank);
            flag("--kv-lora-rank", model.mla->keyValueRank);
            flag("--qk-head-dim", model.mla->nopeHeadDim);
            flag("--qk-pos-emb-head-dim", model.mla->ropeHeadDim);
            flag("--v-head-dim", model.mla->valueHeadDim);
        } else {
            if (model.kvHeads != model.heads) {
                flag("--group-query-attention");
                flag("--num-query-groups", model.kvHeads);
            }
            if (model.headDim * model.heads != model.hidden)
                flag("--kv-channels", model.headDim);
        }
        if (model.qkNorm == QkNorm::PerHead)
            flag("--qk-layernorm");
        else if (model.qkNorm == QkNorm::PerProjection)
            m_omissions.add("/model",
                "The normalisation of whole query and key projections has no argument in Megatron-LM.");
        if (model.attentionSinks)
            flag("--softmax-type", "learnable");
        flag("--attention-backend", memory.flashAttention ? "flash" : "unfused");
        const char* dropout = memory.dropout ? "0.1" : "0.0";
        flag("--attention-dropout", dropout);
        flag("--hidden-dropout", dropout);
        m_omissions.covers({"/memory/flashAttention", "/memory/dropout"});
    }

    /// '([0]*3+[1]*58)' for three dense layers before 58 MoE layers.
    [[nodiscard]] std::string layerFrequency() const
    {
        const ModelSpec& model = m_facts.project.model;
        std::string text;
        int runs = 0;
        for (int first = 0; first < model.layers; ++runs) {
            int end = first + 1;
            while (end < model.layers && model.isMoe(end) == model.isMoe(first))
                ++end;
            text +=
                fmt::format("{}[{}]*{}", text.empty() ? "" : "+", model.isMoe(first) ? 1 : 0, end - first);
            first = end;
        }
        return '(' + text + ')';
    }

    void writeExperts()
    {
        const ModelSpec& model = m_facts.project.model;
        if (!model.moe)
            return;
        const MixtureOfExperts& moe = *model.moe;
        flag("--num-experts", moe.experts);
        flag("--moe-router-topk", moe.topK);
        flag("--moe-ffn-hidden-size", moe.expertFfn);
        if (model.moeLayers() < model.layers)
            flag("--moe-layer-freq", layerFrequency());
        if (moe.sharedFfn > 0)
            flag("--moe-shared-expert-intermediate-size", moe.sharedFfn);
        if (moe.sharedGate)
            flag("--moe-shared-expert-gate");
        if (moe.routerBias && !moe.expertBias)
            flag("--moe-router-enable-expert-bias");
        flag("--moe-grouped-gemm");
        addDispatcher();
        if (moe.expertBias)
            m_omissions.add("/model", "Biases inside the experts have no argument in Megatron-LM.");
    }

    /// Megatron-Core's flexible dispatcher sends one copy per rank through DeepEP. It has no context-coherent
    /// one.
    void addDispatcher()
    {
        const bool once = m_facts.plan.communication.expertDispatch == ExpertDispatch::Deduplicated;
        flag("--moe-token-dispatcher-type", once ? "flex" : "alltoall");
        if (!once)
            return;
        flag("--moe-enable-deepep");
        m_omissions.covers({"/communication/expertDispatch"});
    }

    void writeTraining()
    {
        const Workload& work = m_facts.plan.workload;
        flag("--seq-length", work.sequenceLength);
        flag("--micro-batch-size", work.microBatchSize);
        flag("--global-batch-size", work.globalBatchSize);
    }

    void writeOptimizer()
    {
        const MemoryChoice& memory = m_facts.plan.memory;
        const char* moments = memory.optimizer == OptimizerKind::AdamBf16Moments ? "bf16"
            : memory.optimizer == OptimizerKind::AdamFp8Moments                  ? "fp8"
                                                                                 : nullptr;
        flag("--optimizer",
            memory.optimizer == OptimizerKind::Muon      ? "muon"
                : memory.optimizer == OptimizerKind::Sgd ? "sgd"
                                                         : "adam");
        const double offloaded = memory.offload.optimizerFraction;
        if (moments != nullptr || offloaded > 0)
            flag("--use-precision-aware-optimizer");
        if (moments != nullptr) {
            flag("--exp-avg-dtype", moments);
            flag("--exp-avg-sq-dtype", moments);
        }
        if (offloaded > 0) {
            flag("--optimizer-cpu-offload");
            flag("--optimizer-offload-fraction", shortestText(offloaded));
        }
        m_omissions.covers({"/memory/optimizer", "/memory/offload/optimizerFraction"});
    }

    void writePrecision()
    {
        const MemoryChoice& memory = m_facts.plan.memory;
        if (memory.precision == Precision::Fp16Mixed)
            flag("--fp16");
        else if (memory.precision != Precision::Fp32)
            flag("--bf16");
        if (memory.precision == Precision::Fp8Mixed)
            flag("--fp8-format", "hybrid");
        writeOptimizer();
        if (memory.gradients == GradientType::Bf16)
            flag("--grad-reduce-in-bf16");
        if (memory.crossEntropy == CrossEntropy::Fused)
            flag("--cross-entropy-loss-fusion");
        m_omissions.covers({"/memory/precision", "/memory/gradients", "/memory/crossEntropy"});
        if (memory.crossEntropy == CrossEntropy::Eager)
            m_omissions.add("/memory/crossEntropy",
                "An eager cross entropy is not in Megatron-LM: its own unfused one is used.");
    }

    void writeRecompute()
    {
        const Recompute& recompute = m_facts.plan.memory.recompute;
        m_omissions.covers({"/memory/recompute"});
        switch (recompute.mode) {
        case RecomputeMode::None:
            return;
        case RecomputeMode::Selective:
            if (recompute.modules.empty()) {
                m_omissions.add("/memory/recompute",
                    "Selective recomputation of no module is written as none: Megatron-LM would take the "
                    "attention core.");
                return;
            }
            flag("--recompute-granularity", "selective");
            flag("--recompute-modules", recompute.modules);
            return;
        case RecomputeMode::FullUniform:
        case RecomputeMode::FullBlock:
            flag("--recompute-granularity", "full");
            flag("--recompute-method", recompute.mode == RecomputeMode::FullUniform ? "uniform" : "block");
            flag("--recompute-num-layers", recompute.layers);
        }
    }

    void writeDegrees()
    {
        const Layout& layout = m_facts.plan.layout;
        flag("--tensor-model-parallel-size", layout.tp);
        flag("--pipeline-model-parallel-size", layout.pp);
        flag("--context-parallel-size", layout.cp);
        if (layout.cp > 1)
            flag("--cp-comm-type", m_facts.plan.memory.contextAllToAll ? "a2a" : "p2p");
        if (m_facts.project.model.moe) {
            flag("--expert-model-parallel-size", layout.ep);
            if (layout.etp != 0)
                flag("--expert-tensor-parallel-size", layout.etp);
        }
        if (layout.sequenceParallel && layout.tp > 1)
            flag("--sequence-parallel");
        constexpr AxisOrder pipelineFirst {
            Axis::Tensor, Axis::Context, Axis::Expert, Axis::Pipeline, Axis::Data};
        m_omissions.covers({"/layout", "/memory/contextAllToAll"});
        if (layout.order == pipelineFirst)
            flag("--use-tp-pp-dp-mapping");
        else if (layout.order != kDefaultAxisOrder)
            m_omissions.add("/layout/order",
                "Megatron-LM knows the rank orders tp-cp-ep-dp-pp and tp-cp-ep-pp-dp; the first is used.");
    }

    void writeStages()
    {
        const StageSplit& split = m_facts.plan.stages;
        m_omissions.covers({"/stages"});
        if (split.vocabulary == VocabularyLayout::Redistributed)
            m_omissions.add("/stages/vocabulary",
                "The redistributed layers are written as an explicit layout of the stages.");
        else if (split.vocabulary != VocabularyLayout::None)
            m_omissions.add("/stages/vocabulary",
                fmt::format(
                    "Vocabulary layers spread over the pipeline ({}) are not in Megatron-LM: embedding "
                    "and output layer stay on the first and last stage.",
                    nameOf(split.vocabulary)));
        if (m_facts.layout.pp == 1) {
            if (m_facts.chunks > 1)
                m_omissions.add("/layout/vpp", "Megatron-LM has no chunks without a pipeline (PP 1).");
            return;
        }
        if (!isMegatronsOwnSplit(m_facts))
            flag("--pipeline-model-parallel-layout", pipelineLayoutText(pipelineLayout(m_facts.stages)));
        else if (m_facts.chunks > 1)
            flag("--num-virtual-stages-per-pipeline-rank", m_facts.chunks);
    }

    void writeSchedule()
    {
        const ScheduleChoice& schedule = m_facts.plan.schedule;
        const bool interleaved = schedule.kind == ScheduleKind::Interleaved;
        m_omissions.covers({"/schedule/kind", "/schedule/memoryLimitMicrobatches", "/schedule/order"});
        if (!interleaved && schedule.kind != ScheduleKind::OneFOneB)
            m_omissions.add("/schedule",
                fmt::format("Megatron-LM runs {} instead of {}.",
                    m_facts.chunks > 1 ? "interleaved 1F1B" : "1F1B", nameOf(schedule.kind)));
        if (stagePlacement(schedule.kind) == StagePlacement::VShape)
            m_omissions.add("/layout/vpp",
                "The two chunks of a rank are stages r and PP + r in Megatron-LM, not down and back up.");
        if (interleaved && m_facts.layout.pp == 1) {
            m_omissions.add("/schedule", "Without a pipeline (PP 1) there is nothing to interleave.");
        } else if (interleaved) {
            m_omissions.covers({"/schedule/pointToPoint", "/schedule/groupSize"});
            if (schedule.pointToPoint == PointToPointMode::Blocking)
                flag("--no-overlap-p2p-communication");
            if (schedule.groupSize > 0)
                flag("--microbatch-group-size-per-virtual-pipeline-stage", schedule.groupSize);
        }
    }

    void writeSharding()
    {
        const int optimizer = m_facts.shards.optimizer;
        const int zero = m_facts.zeroStage();
        const bool whole = optimizer == m_facts.shardGroup;
        m_omissions.covers(
            {"/memory/sharding/weights", "/memory/sharding/gradients", "/memory/sharding/optimizer"});
        if (m_facts.shardsOptimizer() && zero >= 0)
            flag("--use-distributed-optimizer");
        if (zero == 1 && !whole && m_facts.shardGroup % optimizer == 0)
            flag("--num-distributed-optimizer-instances", m_facts.shardGroup / optimizer);
        if (zero >= 2 && whole) {
            flag("--use-megatron-fsdp");
            flag("--data-parallel-sharding-strategy", zero == 2 ? "optim_grads" : "optim_grads_params");
            flag("--ckpt-format", "fsdp_dtensor");
        } else if (zero < 0 || zero >= 2 || m_facts.shardGroup % optimizer != 0) {
            m_omissions.add("/memory/sharding",
                fmt::format("Megatron-LM shards weights and gradients over all data-parallel ranks or none; "
                            "weights over {}, gradients over {} and optimizer states over {} of {} are not "
                            "written.",
                    m_facts.shards.weights, m_facts.shards.gradients, optimizer, m_facts.shardGroup));
        }
    }

    void writeOverlap()
    {
        const Communication& communication = m_facts.plan.communication;
        m_omissions.covers({"/communication/overlap"});
        if (communication.overlapDp)
            flag("--overlap-grad-reduce");
        // Gathering parameters belongs to the distributed optimizer: the parser refuses it alone.
        const std::vector<MegatronFlag>& flags = m_groups.back().flags;
        if (communication.overlapDp
            && std::ranges::find(flags, "--use-distributed-optimizer", &MegatronFlag::name) != flags.end())
            flag("--overlap-param-gather");
        if (communication.overlapTp)
            flag("--tp-comm-overlap");
        if (communication.overlapEp)
            flag("--overlap-moe-expert-parallel-comm");
    }

    const PlanFacts& m_facts;
    Omissions& m_omissions;
    std::vector<MegatronFlags> m_groups;
};

std::string argumentLine(const MegatronFlag& flag)
{
    std::string line = "    " + flag.name;
    for (const std::string& value : flag.values)
        line += ' ' + shellWord(value);
    return line + '\n';
}

} // namespace

bool isMegatronsOwnSplit(const PlanFacts& facts)
{
    const int stages = static_cast<int>(facts.stages.size());
    // A split made by hand stays explicit, so that it is one again when it is read back.
    return facts.plan.stages.layersPerStage.empty() && facts.plan.stages.mtpLayersPerStage.empty()
        && facts.project.model.layers % stages == 0
        && facts.plan.stages.vocabulary != VocabularyLayout::Redistributed;
}

std::vector<MegatronFlags> megatronFlags(const PlanFacts& facts, Omissions& omissions)
{
    return FlagWriter(facts, omissions).write();
}

Result<std::string> megatronScript(const PlanFacts& facts, Omissions& omissions)
{
    const std::vector<MegatronFlags> groups = megatronFlags(facts, omissions);
    std::string text =
        "# Data, tokenizer, learning rate and checkpoints are not part of a plan: append them.\n\n";
    for (const MegatronFlags& group : groups) {
        text += group.title + "=(\n";
        for (const MegatronFlag& flag : group.flags)
            text += argumentLine(flag);
        text += ")\n\n";
    }
    text += fmt::format(
        "torchrun --nnodes {} --nproc_per_node {} --node_rank \"${{NODE_RANK:-0}}\" \\\n"
        "    --master_addr \"${{MASTER_ADDR:-localhost}}\" --master_port \"${{MASTER_PORT:-6000}}\" \\\n"
        "    pretrain_gpt.py",
        facts.project.cluster.nodes, facts.project.cluster.devicesPerNode);
    for (const MegatronFlags& group : groups)
        text += fmt::format(" \"${{{}[@]}}\"", group.title);
    return text + " \"$@\"\n";
}

} // namespace rankloom
