// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/activations.h"

#include <algorithm>
#include <numeric>

#include "core/plan/element_size.h"
#include "core/plan/recompute_modules.h"

namespace rankloom {

namespace {

/// Fills one layer's table.
class Table {
public:
    Table(const MemoryShape& shape, double load, LayerActivations& out)
        : m_shape(shape)
        , m_load(load)
        , m_out(out)
        , m_element(elementBytes(shape.plan.memory.precision))
        , m_matrixInput(shape.plan.memory.precision == Precision::Fp8Mixed ? 1.0 : m_element)
        , m_activated(
              m_matrixInput + (shape.model.gatedMlp && !fusesActivation(shape.plan) ? m_element : 0.0))
        , m_normCopy(shape.plan.execution.kernels == Kernels::Eager ? 4.0 : 0.0)
    {
    }

    void addAttention()
    {
        const ModelSpec& model = m_shape.model;
        const double h = model.hidden;
        const double a = model.heads;
        const double n = m_shape.shardTokens;
        set(SavedTensor::LayerInput, m_element * h * m_shape.normTokens);
        set(SavedTensor::AttentionNorm, (m_matrixInput + m_normCopy) * h * m_shape.normTokens);
        double valueWidth = a * model.headDim;
        if (model.mla) {
            addLatentAttention(*model.mla);
            valueWidth = a * model.mla->valueHeadDim;
        } else {
            const double keyValue =
                m_element * model.kvHeads * model.headDim * m_shape.tokens / m_shape.keyValueTp;
            set(SavedTensor::Query, m_element * a * model.headDim * n);
            set(SavedTensor::Key, keyValue * keyValueCopies());
            set(SavedTensor::Value, keyValue * keyValueCopies());
        }
        set(SavedTensor::AttentionOutput, m_element * valueWidth * n);
        if (m_shape.plan.memory.flashAttention)
            set(SavedTensor::LogSumExp, 4.0 * a * n); // fp32
        else { // softmax, and with dropout its mask of one byte and what it leaves (arXiv 2205.05198 §4.1)
            const double each = m_shape.plan.memory.dropout ? 2 * m_element + 1 : m_element;
            set(SavedTensor::AttentionMatrix, each * a * m_shape.sequence / m_shape.cp * n);
        }
        if (m_shape.plan.memory.contextAllToAll && m_shape.cp > 1)
            set(SavedTensor::ContextExchange, m_element * valueWidth * n);
        if (m_shape.plan.memory.dropout)
            set(SavedTensor::AttentionMask, h * m_shape.normTokens);
    }

    void addDenseMlp()
    {
        const double f = m_shape.model.ffn;
        const double n = m_shape.shardTokens;
        addMlpNorm();
        set(SavedTensor::MlpUp, m_element * (m_shape.model.gatedMlp ? 2 : 1) * f * n);
        set(SavedTensor::MlpActivation, m_activated * f * n);
        if (m_shape.plan.memory.dropout)
            set(SavedTensor::MlpMask, m_shape.model.hidden * m_shape.normTokens);
    }

    /// Every expert rank brings its own tokens, so expert parallelism divides nothing here: topK·N·etp
    /// tokens arrive on a rank on average, `load` times as many on this one.
    void addExperts()
    {
        const ModelSpec& model = m_shape.model;
        const MixtureOfExperts& moe = *model.moe;
        const double h = model.hidden;
        const double n = m_shape.shardTokens;
        const double up = model.gatedMlp ? 2 : 1;
        const double picks = m_load * moe.topK * n;
        addMlpNorm();
        set(SavedTensor::RouterScores, 8.0 * moe.experts * n); // fp32 logits and probabilities
        set(SavedTensor::DispatchedTokens, m_matrixInput * h * m_shape.etp * picks);
        set(SavedTensor::ExpertUp, m_element * up * moe.expertFfn * picks);
        set(SavedTensor::ExpertActivation, m_activated * moe.expertFfn * picks);
        if (m_shape.plan.memory.probabilitiesAfterExperts)
            set(SavedTensor::ExpertOutput, m_element * h * moe.topK * n);
        if (moe.sharedFfn > 0) {
            set(SavedTensor::SharedInput, m_element * h * n);
            set(SavedTensor::SharedUp, m_element * up * moe.sharedFfn * n);
            set(SavedTensor::SharedActivation, m_activated * moe.sharedFfn * n);
        }
        if (m_shape.plan.memory.dropout)
            set(SavedTensor::MlpMask, h * m_shape.normTokens);
    }

    /// The worst moment of the layer's backward pass beyond what was saved: inside the MLP, when everything
    /// saved is still there, or inside attention, when the MLP's share is gone.
    void setWorkingSet(LayerKind kind)
    {
        const double inMlp = mlpGradients(kind) + m_mlpAgain;
        double mlpSaved = 0;
        for (auto i = static_cast<std::size_t>(SavedTensor::MlpInput); i < kSavedTensorCount; ++i)
            mlpSaved += m_out.bytes[i];
        const double inAttention = attentionGradients() + m_attentionAgain - mlpSaved;
        m_out.recomputed = inMlp >= inAttention ? m_mlpAgain : m_attentionAgain;
        m_out.working = std::max(inMlp, inAttention) - m_out.recomputed;
    }

    /// What is kept operator by operator: attention and every second product in the order of their calls, in
    /// attention queries and values, of a gated MLP the gate and the output, of another one the first product
    /// (pytorch/torchtitan torchtitan/distributed/activation_checkpoint.py). Experts are computed again.
    void keepOperators(LayerKind kind)
    {
        bringBack({SavedTensor::AttentionNorm, SavedTensor::Key, SavedTensor::LatentQuery,
            SavedTensor::LatentKeyValue, SavedTensor::AttentionMatrix, SavedTensor::ContextExchange});
        if (kind == LayerKind::Experts) {
            bringBackExperts();
            bringBack({SavedTensor::MlpNorm, SavedTensor::PostNorms});
            return;
        }
        if (m_shape.model.gatedMlp) { // the output takes the place of the input
            const double half = at(SavedTensor::MlpUp) / 2;
            lower(SavedTensor::MlpUp, half);
        }
        bringBack({SavedTensor::MlpNorm, SavedTensor::MlpActivation, SavedTensor::PostNorms});
    }

    /// Selective recompute (Megatron-Core megatron/core/transformer/transformer_config.py,
    /// recompute_modules): drops tensors, and brings those of whole modules back during backward.
    void applySelective(LayerKind kind)
    {
        using M = RecomputeModule;
        const double element = m_element * m_shape.shardTokens;
        const unsigned modules = recomputedModules(m_shape.plan.memory.recompute, m_shape.model, kind);
        const auto again = [modules](M module) { return (modules & static_cast<unsigned>(module)) != 0; };
        if (again(M::CoreAttention))
            bringBack({SavedTensor::AttentionMatrix, SavedTensor::LogSumExp});
        if (again(M::LayerNorm)) {
            drop(SavedTensor::AttentionNorm);
            drop(SavedTensor::MlpNorm);
            if (kind == LayerKind::Experts)
                drop(SavedTensor::SharedInput);
        }
        if (again(M::Mlp))
            bringBack({SavedTensor::MlpUp, SavedTensor::MlpActivation});
        if (again(M::Moe))
            bringBackExperts();
        if (again(M::MoeActivation))
            bringBack({SavedTensor::ExpertActivation});
        if (again(M::LatentUpProjection)) {
            const LatentAttention& mla = *m_shape.model.mla;
            bringBack({SavedTensor::Query, SavedTensor::Key, SavedTensor::Value});
            // Of the latent pairs only the un-normed halves stay.
            lower(SavedTensor::LatentQuery, element * mla.queryRank);
            lower(SavedTensor::LatentKeyValue, element * mla.keyValueRank);
        }
    }

    void sumUp()
    {
        m_out.saved = std::accumulate(m_out.bytes.begin(), m_out.bytes.end(), 0.0);
        m_out.checkpoint = m_element * m_shape.model.hidden * m_shape.normTokens;
        // A deferred weight-gradient pass keeps the inputs of the matrix products and, in place of the rest,
        // the gradients of their outputs, which are as large (arXiv 2401.10241 §3, M_W = 32·sbh of 34).
        m_out.weightPass = m_out.saved - m_out[SavedTensor::LogSumExp] - m_out[SavedTensor::AttentionMatrix]
            - m_out[SavedTensor::AttentionMask] - m_out[SavedTensor::MlpMask];
    }

private:
    void addLatentAttention(const LatentAttention& mla)
    {
        const double a = m_shape.model.heads;
        const double n = m_shape.shardTokens;
        const double width = a * (mla.nopeHeadDim + mla.ropeHeadDim);
        set(SavedTensor::LatentQuery, m_element * 2 * mla.queryRank * m_shape.normTokens);
        set(SavedTensor::LatentKeyValue,
            m_element * (2 * mla.keyValueRank + mla.ropeHeadDim) * m_shape.normTokens);
        set(SavedTensor::Query, m_element * width * n);
        set(SavedTensor::Key, m_element * width * n * keyValueCopies());
        set(SavedTensor::Value, m_element * a * mla.valueHeadDim * n * keyValueCopies());
    }

    /// Context-coherent expert parallelism runs attention wherever a token is, so that every member keeps the
    /// keys and values of the whole group.
    [[nodiscard]] double keyValueCopies() const
    {
        const bool gathered =
            m_shape.model.moe && m_shape.plan.communication.expertDispatch == ExpertDispatch::ContextCoherent;
        return gathered ? m_shape.ep : 1;
    }

    /// With one norm per layer attention and MLP run side by side from the same normalised input.
    void addMlpNorm()
    {
        const double h = m_shape.model.hidden;
        if (m_shape.model.normsPerLayer != 1) {
            set(SavedTensor::MlpInput, m_element * h * m_shape.normTokens);
            set(SavedTensor::MlpNorm, (m_matrixInput + m_normCopy) * h * m_shape.normTokens);
        }
        if (m_shape.model.normsPerLayer > 2)
            set(SavedTensor::PostNorms,
                m_element * (m_shape.model.normsPerLayer - 2) * h * m_shape.normTokens);
    }

    /// Of fc1's output; or of fc2's output (the gathered or permuted tokens) and fc2's input.
    [[nodiscard]] double mlpGradients(LayerKind kind) const
    {
        const ModelSpec& model = m_shape.model;
        const double n = m_shape.shardTokens;
        const double h = model.hidden;
        const double up = model.gatedMlp ? 2 : 1;
        if (kind == LayerKind::Experts) {
            const double picks = m_load * model.moe->topK * n;
            const double fe = model.moe->expertFfn;
            return m_element * picks * std::max(up * fe, h * m_shape.etp + fe);
        }
        const double gathered = m_shape.tp > 1 ? m_element * h * m_shape.tokens : 0;
        return std::max(m_element * up * model.ffn * n, gathered + m_element * model.ffn * n);
    }

    /// Of queries, keys and values; latent attention joins their halves in copies of the same size.
    [[nodiscard]] double attentionGradients() const
    {
        const ModelSpec& model = m_shape.model;
        if (!model.mla)
            return m_element * model.headDim
                * (model.heads * m_shape.shardTokens
                    + 2.0 * model.kvHeads * m_shape.tokens / m_shape.keyValueTp);
        const LatentAttention& mla = *model.mla;
        const double widths = 2.0 * (mla.nopeHeadDim + mla.ropeHeadDim) + mla.valueHeadDim;
        return 2 * m_element * model.heads * widths * m_shape.shardTokens;
    }

    void bringBackExperts()
    {
        bringBack({SavedTensor::RouterScores, SavedTensor::DispatchedTokens, SavedTensor::ExpertUp,
            SavedTensor::ExpertActivation, SavedTensor::ExpertOutput, SavedTensor::SharedInput,
            SavedTensor::SharedUp, SavedTensor::SharedActivation});
    }

    double& again(SavedTensor tensor)
    {
        return tensor < SavedTensor::MlpInput ? m_attentionAgain : m_mlpAgain;
    }
    double& at(SavedTensor tensor) { return m_out.bytes[static_cast<std::size_t>(tensor)]; }
    void set(SavedTensor tensor, double bytes) { at(tensor) = bytes; }
    void drop(SavedTensor tensor) { at(tensor) = 0; }
    void lower(SavedTensor tensor, double by)
    {
        const double change = std::min(by, at(tensor));
        at(tensor) -= change;
        again(tensor) += change;
    }
    void bringBack(std::initializer_list<SavedTensor> tensors)
    {
        for (const SavedTensor tensor : tensors) {
            again(tensor) += at(tensor);
            drop(tensor);
        }
    }

    const MemoryShape& m_shape;
    double m_load; ///< T
    LayerActivations& m_out;
    double m_element; ///< bytes of an activation
    double m_attentionAgain = 0; ///< recomputed tensors of attention
    double m_mlpAgain = 0; ///< and of the MLP
    double m_matrixInput; ///< bytes of an activation that only feeds a matrix product: one in FP8
    double
        m_activated; ///< bytes of an activated element: the down-projection's input, unfused the gate's, too
    double m_normCopy; ///< bytes of a norm's input in fp32, of a kernel for each operator
};

} // namespace

const char* toString(SavedTensor tensor)
{
    static constexpr std::array<const char*, kSavedTensorCount> kNames {"Layer input",
        "Attention norm output", "Latent query", "Latent keys and values", "Query", "Key", "Value",
        "Attention output", "Log-sum-exp", "Attention matrix", "Context exchange", "Attention dropout mask",
        "MLP input", "MLP norm output", "MLP up-projection", "MLP activation", "MLP dropout mask",
        "Router scores", "Dispatched tokens", "Expert up-projection", "Expert activation", "Expert output",
        "Shared expert input", "Shared expert up-projection", "Shared expert activation", "Post-norm inputs"};
    return kNames[static_cast<std::size_t>(tensor)];
}

LayerActivations layerActivations(const MemoryShape& shape, LayerKind kind, double load)
{
    LayerActivations out;
    Table table(shape, load, out);
    table.addAttention();
    if (kind == LayerKind::Experts)
        table.addExperts();
    else
        table.addDenseMlp();
    if (shape.plan.memory.recompute.mode == RecomputeMode::Operators)
        table.keepOperators(kind);
    else
        table.applySelective(kind);
    table.setWorkingSet(kind);
    table.sumUp();
    return out;
}

} // namespace rankloom
