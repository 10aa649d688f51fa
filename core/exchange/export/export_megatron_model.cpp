// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/export/export_megatron.h"
#include "core/model/rotary.h"

namespace rankloom {

namespace {

/// Megatron-LM's arguments of the model: its shape, and the details that its shape does not tell.
class ModelWriter {
public:
    ModelWriter(const PlanFacts& facts, MegatronArguments& out, Omissions& omissions)
        : m_facts(facts)
        , m_model(facts.project.model)
        , m_details(facts.project.model->details)
        , m_out(out)
        , m_omissions(omissions)
    {
    }

    void write()
    {
        writeShape();
        writeLinearLayers();
        writeRotary();
        writeAttention();
        writeBackend();
        if (m_model.moe)
            writeExperts(*m_model.moe);
    }

private:
    [[nodiscard]] bool isGptOss() const { return m_model.family == "gpt_oss"; }
    void name(Phrase message) { m_omissions.add("/model", std::move(message)); }

    void writeShape()
    {
        const int ffn = m_model.ffn > 0 ? m_model.ffn
            : m_model.moe               ? m_model.moe->expertFfn
                                        : 4 * m_model.hidden;
        const int positions = m_model.learnedPositions > 0
            ? m_model.learnedPositions
            : std::max(m_model.maxPositions, m_facts.work.sequenceLength);
        m_out.flag("--num-layers", m_model.layers);
        m_out.flag("--hidden-size", m_model.hidden);
        m_out.flag("--ffn-hidden-size", ffn);
        m_out.flag("--num-attention-heads", m_model.heads);
        m_out.flag("--max-position-embeddings", positions);
        m_out.flag("--position-embedding-type",
            m_model.learnedPositions > 0            ? "learned_absolute"
                : stretches("yarn") && !m_model.mla ? "yarn"
                                                    : "rope");
        m_out.flag("--normalization", m_model.norm == NormKind::Rms ? "RMSNorm" : "LayerNorm");
        if (m_details.normEpsilon)
            m_out.flag("--norm-epsilon", shortestText(*m_details.normEpsilon));
        else
            m_out.missing(Phrase::of("the epsilon of its norms (--norm-epsilon)"));
        if (!m_model.tiedEmbeddings)
            m_out.flag("--untie-embeddings-and-output-weights");
        m_out.flag("--vocab-size", m_model.vocabulary);
        m_out.flag("--make-vocab-size-divisible-by", m_facts.plan.memory.vocabularyDivisor);
        m_omissions.covers({"/memory/vocabularyDivisor"});
        if (m_model.mtpLayers > 0)
            m_out.flag("--mtp-num-layers", m_model.mtpLayers);
        if (m_details.parallelBlocks)
            name(Phrase::of("{} computes attention and feed-forward side by side; Megatron-LM does one after "
                            "the other.",
                m_model.name));
    }

    /// Activation and biases. Megatron-LM has biases in all linear layers, in queries, keys and values, or
    /// nowhere; experts take part where ETP is 1.
    void writeLinearLayers()
    {
        writeActivation();
        const bool expertBias = m_model.moe && m_model.moe->expertBias;
        const bool everywhere = m_model.mlpBias
            || (expertBias && m_model.qkvBias && m_model.outputBias && m_facts.layout.etp == 1);
        if (!everywhere)
            m_out.flag("--disable-bias-linear");
        if (m_model.qkvBias && !everywhere)
            m_out.flag("--add-qkv-bias");
        if (expertBias && !everywhere)
            name(Phrase::of("Biases inside experts need an expert tensor parallelism of 1 in Megatron-LM: "
                            "they are left out."));
        const bool like = m_model.normsPerLayer == 2 && !m_model.headBias && m_model.outputBias == everywhere;
        if (!like && !(expertBias && !everywhere))
            name(Phrase::of(
                "The layers of {} have norms or biases that these arguments do not describe.", m_model.name));
    }

    void writeActivation()
    {
        const std::string& activation = m_details.activation;
        if (isGptOss() && m_details.activationLimit > 0) {
            m_out.flag("--quick-geglu");
            m_out.flag("--glu-linear-offset", "1.0");
            m_out.flag("--activation-func-clamp-value", shortestText(m_details.activationLimit));
            return;
        }
        if (m_model.gatedMlp)
            m_out.flag("--swiglu");
        else if (activation == "relu2")
            m_out.flag("--squared-relu");
        const bool known = activation.empty()
            || (m_model.gatedMlp ? activation == "silu" || activation == "swish"
                                 : activation.starts_with("gelu") || activation == "relu2");
        if (!known)
            name(Phrase::of("The activation {} has no argument in Megatron-LM: {} is written.",
                commentText(activation), m_model.gatedMlp ? "SwiGLU" : "GELU"));
    }

    // --- rotary positions ---

    [[nodiscard]] bool stretches(std::string_view kind) const
    {
        return m_details.rotaryScaling && m_details.rotaryScaling->kind == kind;
    }

    void writeRotary()
    {
        m_omissions.covers({"/execution/fusedRotary"});
        if (m_model.learnedPositions > 0)
            return;
        // With a factor of YaRN Megatron-LM takes other kernels by itself.
        if (!m_facts.plan.execution.fusedRotary || (m_model.mla && !takesFusedRotary(m_model)))
            m_out.flag("--no-rope-fusion");
        if (!m_details.rotaryBase) {
            m_out.missing(Phrase::of("the base of its rotary positions (--rotary-base) and their scaling"));
            return;
        }
        m_out.flag("--rotary-base", std::to_string(std::llround(*m_details.rotaryBase))); // an int there
        if (m_details.rotaryShare < 1 && !m_model.mla)
            m_out.flag("--rotary-percent", shortestText(m_details.rotaryShare));
        if (m_details.rotaryScaling)
            return writeScaling(*m_details.rotaryScaling);
        if (m_model.mla) // which stretches by default
            m_out.flag("--rope-type", "rope");
    }

    void writeScaling(const RotaryScaling& scaling)
    {
        if (scaling.kind == "yarn")
            return m_model.mla ? writeLatentYarn(scaling) : writeYarn(scaling);
        if (scaling.kind == "llama3" && !m_model.mla) {
            m_out.flag("--use-rope-scaling");
            m_out.flag("--rope-scaling-factor", shortestText(scaling.factor));
            if (scaling.originalPositions != 8192 || scaling.lowFrequency != 1 || scaling.highFrequency != 4)
                m_out.missing(
                    Phrase::of("the bounds of its rotary scaling (Megatron-LM has those of Llama 3.1)"));
            return;
        }
        if (scaling.kind == "linear" && !m_model.mla && scaling.factor == std::floor(scaling.factor)) {
            m_out.flag("--rotary-seq-len-interpolation-factor", shortestText(scaling.factor));
            return;
        }
        name(Phrase::of("The rotary scaling {} has no argument in Megatron-LM.", commentText(scaling.kind)));
    }

    void writeLatentYarn(const RotaryScaling& scaling)
    {
        m_out.flag("--rotary-scaling-factor", shortestText(scaling.factor));
        m_out.flag("--mscale", shortestText(scaling.mscale));
        m_out.flag("--mscale-all-dim", shortestText(scaling.mscaleAllDim));
        const bool usual = (scaling.originalPositions == 0 || scaling.originalPositions == 4096)
            && scaling.betaFast == 32 && scaling.betaSlow == 1;
        if (!usual)
            m_out.missing(Phrase::of(
                "beta_fast {}, beta_slow {} and {} original positions of its YaRN, which "
                "are set in the code (MLATransformerConfig)",
                shortestText(scaling.betaFast), shortestText(scaling.betaSlow), scaling.originalPositions));
    }

    void writeYarn(const RotaryScaling& scaling)
    {
        m_out.flag("--rotary-scaling-factor", shortestText(scaling.factor));
        if (scaling.originalPositions > 0)
            m_out.flag("--yarn-original-max-position-embeddings", scaling.originalPositions);
        m_out.flag("--yarn-beta-fast", shortestText(scaling.betaFast));
        m_out.flag("--yarn-beta-slow", shortestText(scaling.betaSlow));
        if (isGptOss())
            m_out.flag("--no-yarn-correction-range-round-to-int");
        m_out.since("Megatron-Core 0.19", "--position-embedding-type yarn");
    }

    // --- attention ---

    void writeAttention()
    {
        if (m_model.mla) {
            m_out.flag("--multi-latent-attention");
            if (m_model.mla->queryRank > 0)
                m_out.flag("--q-lora-rank", m_model.mla->queryRank);
            m_out.flag("--kv-lora-rank", m_model.mla->keyValueRank);
            m_out.flag("--qk-head-dim", m_model.mla->nopeHeadDim);
            m_out.flag("--qk-pos-emb-head-dim", m_model.mla->ropeHeadDim);
            m_out.flag("--v-head-dim", m_model.mla->valueHeadDim);
            m_out.flag("--qk-layernorm"); // of the compressed queries, keys and values
        } else {
            if (m_model.kvHeads != m_model.heads) {
                m_out.flag("--group-query-attention");
                m_out.flag("--num-query-groups", m_model.kvHeads);
            }
            if (m_model.headDim * m_model.heads != m_model.hidden)
                m_out.flag("--kv-channels", m_model.headDim);
            if (m_model.qkNorm == QkNorm::PerHead)
                m_out.flag("--qk-layernorm");
        }
        if (m_model.qkNorm == QkNorm::PerProjection)
            name(Phrase::of("The normalisation of whole query and key projections has no argument in "
                            "Megatron-LM."));
        if (m_model.attentionSinks)
            m_out.flag("--softmax-type", "learnable");
        if (m_model.window)
            writeWindow(*m_model.window);
        const char* dropout = m_facts.plan.memory.dropout ? "0.1" : "0.0";
        m_out.flag("--attention-dropout", dropout);
        m_out.flag("--hidden-dropout", dropout);
        m_omissions.covers({"/memory/dropout"});
    }

    /// The tokens before a token that it attends to, and none behind it: a window counts the token itself. An
    /// integer N leaves every N-th layer whole (megatron/core/transformer/utils.py).
    void writeWindow(const AttentionWindow& window)
    {
        if (m_model.windowedLayers() == 0)
            return;
        m_out.flag("--window-size", fmt::format("{},0", std::max(0, window.tokens - 1)));
        const auto windowed = [this](int l) { return m_model.isWindowed(l); };
        if (m_model.windowedLayers() == m_model.layers)
            return;
        int every = 1;
        while (every <= m_model.layers && windowed(every - 1))
            ++every;
        bool regular = every > 1;
        for (int l = 0; regular && l < m_model.layers; ++l)
            regular = windowed(l) == ((l + 1) % every != 0);
        m_out.flag("--window-attn-skip-freq", regular ? std::to_string(every) : layerPattern(windowed));
    }

    /// Transformer Engine takes a named backend or none at all: where it rules out the named one, nothing
    /// starts (transformer_engine/pytorch/attention/dot_product_attention/utils.py). FlashAttention 2 has no
    /// latent attention (FlashAttention 3 has, on Hopper, where it is installed) and no sinks; neither runs
    /// before sm80 or in fp32; unfused attention has no context parallelism.
    void writeBackend()
    {
        m_omissions.covers({"/memory/flashAttention"});
        const int capability = m_facts.capability;
        const bool wanted = m_facts.plan.memory.flashAttention;
        const bool fused =
            (capability == 0 || capability >= 80) && m_facts.plan.memory.precision != Precision::Fp32;
        const bool context = m_facts.layout.cp > 1;
        const int width = m_model.mla ? 0 : m_model.headDim;
        const bool flash = wanted && fused && !m_model.mla && !m_model.attentionSinks && width <= 256
            && width % 8 == 0 && (capability == 80 || capability == 90);
        m_out.flag("--attention-backend",
            flash                              ? "flash"
                : !wanted && !context          ? "unfused"
                : wanted && !fused && !context ? "unfused"
                                               : "auto");
        if (!wanted && context) {
            m_omissions.add("/memory/flashAttention",
                Phrase::of(
                    "Unfused attention has no context parallelism in Transformer Engine: the fused one "
                    "is used."));
            m_omissions.written().memory.flashAttention = true;
        } else if (wanted && !fused && !context) {
            m_omissions.add("/memory/flashAttention",
                m_facts.plan.memory.precision == Precision::Fp32
                    ? Phrase::of("Fused attention computes in 16 bits: with fp32 the unfused one is written.")
                    : Phrase::of(
                        "{} has no fused attention kernels in Transformer Engine: the unfused one is "
                        "written.",
                        m_facts.project.cluster->device.title));
            m_omissions.written().memory.flashAttention = false;
        }
    }

    // --- experts ---

    /// '([0]*3+[1]*58)' for three layers that are not `chosen` before 58 that are.
    template <class Chosen> [[nodiscard]] std::string layerPattern(const Chosen& chosen) const
    {
        std::string text;
        for (int first = 0; first < m_model.layers;) {
            int end = first + 1;
            while (end < m_model.layers && chosen(end) == chosen(first))
                ++end;
            text += fmt::format("{}[{}]*{}", text.empty() ? "" : "+", chosen(first) ? 1 : 0, end - first);
            first = end;
        }
        return '(' + text + ')';
    }

    void writeExperts(const MixtureOfExperts& moe)
    {
        m_out.flag("--num-experts", moe.experts);
        m_out.flag("--moe-ffn-hidden-size", moe.expertFfn);
        if (m_model.moeLayers() < m_model.layers)
            m_out.flag("--moe-layer-freq", layerPattern([this](int l) { return m_model.isMoe(l); }));
        if (moe.sharedFfn > 0)
            m_out.flag("--moe-shared-expert-intermediate-size", moe.sharedFfn);
        if (moe.sharedGate)
            m_out.flag("--moe-shared-expert-gate");
        if (m_facts.plan.execution.groupedExperts && groupsExperts(m_facts.project.cluster->device))
            m_out.flag("--moe-grouped-gemm");
        writeRouter(moe);
        writeDispatcher();
        m_omissions.covers({"/experts/grouped", "/experts/capacityFactor", "/experts/fusedPermutation"});
        if (m_facts.plan.execution.fusedPermutation)
            m_out.flag("--moe-permute-fusion");
        if (m_facts.plan.execution.expertCapacity > 0)
            writeCapacity(m_facts.plan.execution.expertCapacity);
    }

    void writeCapacity(double factor)
    {
        if (m_out.has("--moe-enable-deepep"))
            return m_omissions.lose("/experts/capacityFactor",
                Phrase::of("Megatron-LM drops and pads no tokens that travel by DeepEP: experts take as many "
                           "as come."));
        m_out.flag("--moe-expert-capacity-factor", shortestText(factor));
        m_out.flag("--moe-pad-expert-input-to-capacity");
    }

    void writeRouter(const MixtureOfExperts& moe)
    {
        const std::string& score = m_details.routerScore;
        const bool softmax = score.empty() || score == "softmax";
        m_out.flag("--moe-router-topk", moe.topK);
        if (score.empty())
            m_out.missing(Phrase::of("how its router scores experts (--moe-router-score-function, "
                                     "--moe-router-pre-softmax, --moe-router-topk-scaling-factor)"));
        else if (score == "softmax" || score == "sigmoid" || score == "sqrtsoftplus")
            m_out.flag("--moe-router-score-function", score);
        else
            name(Phrase::of("The router's score {} has no argument in Megatron-LM.", commentText(score)));
        // Softmax over the picked experts is what normalising afterwards comes to; of one there is no
        // gradient.
        if (softmax && (moe.topK == 1 || (!score.empty() && !m_details.routerNormalises.value_or(true))))
            m_out.flag("--moe-router-pre-softmax");
        if (score == "sigmoid" && moe.topK > 1 && !m_details.routerNormalises.value_or(true))
            name(Phrase::of("Megatron-LM makes the weights of the picked experts add up to one; {} does not.",
                m_model.name));
        if (m_details.routerScale != 1)
            m_out.flag("--moe-router-topk-scaling-factor", shortestText(m_details.routerScale));
        if (m_details.routerGroups > 1) {
            m_out.flag("--moe-router-num-groups", m_details.routerGroups);
            m_out.flag("--moe-router-group-topk", m_details.routerGroupTopK);
            if (softmax)
                name(Phrase::of("Megatron-LM scores a group of experts by its best {}, {} by its best one.",
                    std::max(1, moe.topK / std::max(1, m_details.routerGroupTopK)), m_model.name));
        }
        if (!moe.routerBias || moe.expertBias)
            return;
        if (score == "sigmoid" || score == "sqrtsoftplus")
            m_out.flag("--moe-router-enable-expert-bias");
        else if (score.empty())
            m_out.missing(Phrase::of("the correction bias of its router (--moe-router-enable-expert-bias), "
                                     "which goes with sigmoid scores"));
        else
            name(
                Phrase::of("Megatron-LM has a correction bias of the router with sigmoid scores alone: it is "
                           "left out."));
    }

    /// Megatron-Core's flexible dispatcher sends one copy per rank through DeepEP. It has no context-coherent
    /// one.
    void writeDispatcher()
    {
        const ExpertDispatch dispatch = m_facts.plan.communication.expertDispatch;
        const bool once = deduplicates(dispatch);
        const bool group = m_facts.layout.ep * m_facts.layout.etp > 1;
        m_out.flag("--moe-token-dispatcher-type", once && group ? "flex" : "alltoall");
        if (!once)
            return;
        m_omissions.covers({"/communication/expertDispatch"});
        if (group && dispatch == ExpertDispatch::Fused)
            m_out.flag("--moe-flex-dispatcher-backend", "hybridep");
        else if (group)
            m_out.flag("--moe-enable-deepep");
        else
            m_omissions.lose("/communication/expertDispatch",
                Phrase::of("DeepEP asserts more than one rank of experts: all-to-all is written."));
    }

    const PlanFacts& m_facts;
    const ModelSpec& m_model;
    const ModelDetails& m_details;
    MegatronArguments& m_out;
    Omissions& m_omissions;
};

} // namespace

void writeMegatronModel(const PlanFacts& facts, MegatronArguments& out, Omissions& omissions)
{
    ModelWriter(facts, out, omissions).write();
}

} // namespace rankloom
