// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/layer_time.h"

#include <algorithm>

#include "core/model/layer_parameters.h"
#include "core/model/parameters.h"
#include "core/model/rotary.h"
#include "core/plan/eight_bits.h"
#include "core/plan/element_size.h"
#include "core/plan/rank_parameters.h"

namespace rankloom {

namespace {

/// Per element of the attention matrix in 16 bits: softmax reads and writes it, dropout reads it and writes
/// it with a one-byte mask, the mask of the sequence is read once.
constexpr double kUnfusedScoreBytes = 11;

/// Per logit of 16 bits, by a loss of separate kernels: a copy in fp32, its maximum, subtraction,
/// exponential, sum and division, and backward a product and a copy back, are 38 and 14 bytes
/// (NVIDIA/Megatron-LM megatron/core/tensor_parallel/cross_entropy.py; nanotron's _ShardedCrossEntropy).
/// Streams that write where they read are faster than the kernels that a device's memory efficiency is of:
/// by 1.4, from public steps of vTrain on one node, where the last of four stages shows it.
constexpr double kUnfusedLossBytes = 38 / 1.4;
constexpr double kUnfusedLossBackwardBytes = 14 / 1.4;

/// Of the output layer.
Precision outputPrecision(Precision precision)
{
    return precision == Precision::Fp8Mixed ? Precision::Bf16Mixed : precision;
}

} // namespace

LayerTimer::LayerTimer(
    const Project& project, const Plan& plan, const Layout& layout, const DeviceSpec& device)
    : m_model(project.model)
    , m_plan(plan)
    , m_layout(layout)
    , m_device(device)
    , m_kernels(device, plan.memory.precision)
    , m_outputKernels(device, outputPrecision(plan.memory.precision))
    , m_tokens(static_cast<double>(plan.workload.sequenceLength) * plan.workload.microBatchSize / layout.cp)
    , m_sequence(plan.workload.sequenceLength)
    , m_microBatch(plan.workload.microBatchSize)
{
    if (m_model.measured && !m_model.measured->times.empty())
        m_measured.emplace(*m_model.measured,
            MeasuredAt {device.name, device.layerLaunch, layout.tp, plan.workload.microBatchSize});
}

ComputeTime LayerTimer::product(const KernelModel& kernels, double m, Product p) const
{
    // Input gradient [m,n]·[n,k], weight gradient [k,m]·[m,n].
    const double w = kernels.elementBytes();
    const double added = 2 * gradientBytes(m_plan.memory); // to its sum: read and written
    return {kernels.gemm(m, p.n, p.k, w) + kernels.quantise(m * p.k),
        kernels.gemm(m, p.k, p.n, w) + kernels.quantise(m * p.n), kernels.gemm(p.k, p.n, m, added)};
}

ComputeTime LayerTimer::attentionProjections(Seconds& latentUp) const
{
    const double t = m_layout.tp;
    const double heads = m_model.heads;
    const double h = m_model.hidden;
    ComputeTime sum;
    if (m_model.mla) {
        const LatentAttention& mla = *m_model.mla;
        const double queryWidth = heads * (mla.nopeHeadDim + mla.ropeHeadDim) / t;
        if (mla.queryRank > 0) {
            // The down-projections are not divided by tensor parallelism (Megatron-LM).
            sum += product(m_tokens, {static_cast<double>(mla.queryRank), h});
        }
        const ComputeTime query =
            product(m_tokens, {queryWidth, mla.queryRank > 0 ? static_cast<double>(mla.queryRank) : h});
        sum += query;
        sum += product(m_tokens, {static_cast<double>(mla.keyValueRank + mla.ropeHeadDim), h});
        const ComputeTime keyValue = product(m_tokens,
            {heads * (mla.nopeHeadDim + mla.valueHeadDim) / t, static_cast<double>(mla.keyValueRank)});
        sum += keyValue;
        sum += product(m_tokens, {h, heads * mla.valueHeadDim / t});
        for (const MatrixWidths& matrix : indexerMatrices(m_model))
            sum += product(m_tokens, {static_cast<double>(matrix.out), static_cast<double>(matrix.in)});
        latentUp = query.forward + keyValue.forward;
        return sum;
    }
    sum += product(m_tokens, {(heads + 2.0 * m_model.kvHeads) * m_model.headDim / t, h});
    sum += product(m_tokens, {h, heads * m_model.headDim / t});
    return sum;
}

ComputeTime LayerTimer::attentionCore(int layer) const
{
    // Two products of 2·s·k·d each and head over k keys, half of them hidden by the causal mask, and what a
    // window hides; queries are divided by cp.
    const double queryKey =
        m_model.mla ? m_model.mla->nopeHeadDim + m_model.mla->ropeHeadDim : m_model.headDim;
    const double value = m_model.mla ? m_model.mla->valueHeadDim : m_model.headDim;
    const double heads = static_cast<double>(m_model.heads) / m_layout.tp;
    if (!m_plan.memory.flashAttention)
        return unfusedCore(m_microBatch * heads, queryKey, value);
    const double keys =
        m_model.isWindowed(layer) ? attendedTwice(m_model, static_cast<int>(m_sequence)) : m_sequence;
    const Flops forward(m_microBatch * m_sequence * keys / m_layout.cp * heads * (queryKey + value));
    KernelModel::AttentionShape shape {keys,
        KernelModel::attentionTiles(m_microBatch * heads, m_sequence / m_layout.cp), queryKey > value,
        (queryKey + value) / 2};
    if (!attentionInEightBits(m_plan.memory, m_device))
        return {m_kernels.attention(forward, shape), m_kernels.attentionBackward(2.5 * forward, shape),
            Seconds(0)};
    // A window does not shorten the backward pass in 8 bits: with one of 128 among 4,096 keys it takes 4.5
    // times as long as in 16, and four times that with twice as many (the tables of
    // KernelModel::attention()).
    shape.bits = KernelModel::AttentionShape::Bits::Eight;
    KernelModel::AttentionShape whole = shape;
    whole.keys = m_sequence;
    return {m_kernels.attention(forward, shape),
        m_kernels.attentionBackward(2.5 * forward * (m_sequence / keys), whole), Seconds(0)};
}

ComputeTime LayerTimer::unfusedCore(double heads, double queryKey, double value) const
{
    // Separate kernels carry the scores through memory for scale, mask, softmax and dropout.
    const double queries = m_sequence / m_layout.cp;
    const double bytes = heads * queries * m_sequence * kUnfusedScoreBytes * m_kernels.elementBytes() / 2;
    const Seconds scores = m_kernels.stream(Bytes(bytes)) + m_kernels.stream(Bytes(0));
    const KernelModel& kernels = attentionInEightBits(m_plan.memory, m_device) ? m_kernels : m_outputKernels;
    const KernelModel::BothPasses products =
        kernels.unfusedAttention(heads, queries, m_sequence, queryKey, value);
    return {products.forward + scores, products.backward + scores, Seconds(0)};
}

ComputeTime LayerTimer::denseFeedForward(double width, Seconds& activation) const
{
    const double t = m_layout.tp;
    const double h = m_model.hidden;
    const double in = m_model.gatedMlp ? 2 * width : width;
    ComputeTime sum = product(m_tokens, {in / t, h});
    sum += product(m_tokens, {h, width / t});
    const ComputeTime function = this->activation(m_tokens, width / t);
    sum += function;
    activation = function.forward;
    return sum;
}

ComputeTime LayerTimer::expertFeedForward(double load, LayerTime& layer) const
{
    const MixtureOfExperts& moe = *m_model.moe;
    const double h = m_model.hidden;
    const double etp = m_layout.etp;
    const double w = m_kernels.elementBytes();
    const double local = std::max(1.0, static_cast<double>(moe.experts) / m_layout.ep);
    // Every member of the group receives, on average, as many picks as it sends; the fullest `load` times
    // that.
    const double picks = load * dispatchTokens() * moe.topK * etp;
    const double each = picks / local;
    const double in = (m_model.gatedMlp ? 2.0 : 1.0) * moe.expertFfn / etp;
    const double out = moe.expertFfn / etp;

    ComputeTime sum =
        product(m_outputKernels, dispatchTokens(), {static_cast<double>(moe.experts), h}); // router
    const bool fused = fusesExperts();
    const bool grouped = m_plan.execution.groupedExperts;
    const auto gemm = [&](double m, double n, double k, double result) {
        return fused  ? m_kernels.fusedExpertGemm(local, m, n, k, result)
            : grouped ? m_kernels.expertGemm(local, m, n, k, result)
                      : m_kernels.expertGemm(1, m, n, k, result) * local;
    };
    const auto products = [&](double n, double k) {
        // A weight gradient is added to its sum: read and written.
        const double added = 2 * gradientBytes(m_plan.memory);
        return ComputeTime {gemm(each, n, k, w), gemm(each, k, n, w), gemm(k, n, each, added)};
    };
    sum += products(in, h);
    sum += products(h, out);
    // What enters the pair from either side is cast; what is between its products too, where they do not
    // write it so.
    sum.forward += m_kernels.quantise(picks * (h + (fused ? 0 : out)));
    sum.backwardInput += m_kernels.quantise(picks * (h + (fused ? 0 : in)));
    const ComputeTime function = fused ? ComputeTime {} : this->activation(picks, out);
    layer.activationForward = function.forward;
    if (moe.expertBias && !fused)
        sum += expertBiases(picks, in, h);
    const Seconds permute = permutation(picks / etp * h * w);
    const Seconds router = routerPasses(dispatchTokens() * moe.experts);
    sum.forward += function.forward + permute + router;
    sum.backwardInput += function.backwardInput + permute + router;
    if (moe.sharedFfn > 0) {
        Seconds sharedActivation;
        layer.sharedExperts = denseFeedForward(moe.sharedFfn, sharedActivation);
        sum += layer.sharedExperts;
    }
    return sum;
}

bool LayerTimer::fusesExperts() const
{
    const Execution& execution = m_plan.execution;
    return m_plan.memory.precision == Precision::Fp8Mixed && execution.recordsWholeStep()
        && execution.groupedExperts && execution.expertCapacity == 0;
}

ComputeTime LayerTimer::expertBiases(double picks, double inner, double outer) const
{
    // The first product adds its own; what its activation reads is clamped half by half and joined again, the
    // gradients twice as well, and read once more for the bias. The second one's are added by hand: bias
    // times probability, the sum with the product, and all experts side by side again; backward, gradients
    // are joined and multiplied and summed for the bias and for the probability. Probabilities that come with
    // the tokens are in fp32, and so is all that is added to them (NVIDIA/Megatron-LM
    // megatron/core/transformer/moe/ experts.py, _apply_bias; fusions/fused_bias_geglu.py;
    // token_dispatcher.py of the flexible dispatcher).
    const double w = m_kernels.elementBytes();
    const bool whole = deduplicates(m_plan.communication.expertDispatch);
    const double added = whole ? 28 : 6 * w; // bytes an element
    const double taken = whole ? 40 : 8 * w;
    return {m_kernels.stream(Bytes(picks * (4 * w * inner + added * outer))),
        m_kernels.stream(Bytes(picks * (6 * w * inner + taken * outer))), Seconds(0)};
}

Seconds LayerTimer::permutation(double routedBytes) const
{
    // Into the order of the experts and back: every routed token is read and written twice. Around a plain
    // all-to-all twice as often, by destination and, where a rank has several experts, by expert
    // (Megatron-Core megatron/core/transformer/moe/token_dispatcher.py); fused exchanges write where a token
    // belongs.
    const bool plain = !deduplicates(m_plan.communication.expertDispatch) && m_layout.ep > 1
        && m_model.moe->experts > m_layout.ep;
    // Without fused kernels the first pair goes through memory three times as often: what fusing saved in
    // steps of DeepSeek-V3 on GB200 (Megatron-MoE logs, 2.0 ms of a layer pass) and of DeepSeek-V2 Lite on
    // MI355X (AMD-AGI/Primus, 5.6 ms, its router included) is 7.7 and 8.4 passes, forward and backward.
    const double passes = (plain ? 4 : 2) + (m_plan.execution.permutesApart() ? 4 : 0);
    return m_kernels.scatter(Bytes(2 * routedBytes)) * passes;
}

Seconds LayerTimer::routerPasses(double scores) const
{
    // Scores, probabilities, the mask of the picks and its counts, in fp32, each written and read once.
    constexpr double arrays = 4;
    constexpr double kernels = 8;
    return m_kernels.streamOnly(Bytes(arrays * 8 * scores)) + m_kernels.stream(Bytes(0)) * kernels;
}

ComputeTime LayerTimer::activation(double tokens, double width) const
{
    const double element = tokens * width * m_kernels.elementBytes();
    if (!m_model.gatedMlp)
        return {m_kernels.stream(Bytes(2 * element)), m_kernels.stream(Bytes(3 * element)), Seconds(0)};
    // One kernel reads gate and up-projection and writes their product; its backward pass reads both and the
    // gradient and writes two.
    if (fusesActivation(m_plan))
        return {m_kernels.stream(Bytes(3 * element)), m_kernels.stream(Bytes(5 * element)), Seconds(0)};
    // Two kernels each: the activated gate is written, and read again by the product. Backward: the product's
    // two gradients out of three, then the gate's out of two.
    return {m_kernels.stream(Bytes(2 * element)) + m_kernels.stream(Bytes(3 * element)),
        m_kernels.stream(Bytes(5 * element)) + m_kernels.stream(Bytes(3 * element)), Seconds(0)};
}

bool LayerTimer::fusesRotary() const
{
    // A compiler joins the operators of any rotation.
    const Kernels kernels = m_plan.execution.kernels;
    const bool joined = kernels == Kernels::Compiled
        || (kernels == Kernels::Fused && m_plan.execution.fusedRotary && takesFusedRotary(m_model));
    return m_model.learnedPositions > 0 || joined;
}

ComputeTime LayerTimer::rotaryApart() const
{
    // Counted operator by operator (NVIDIA/Megatron-LM _apply_rotary_pos_emb_bshd): products with cosine and
    // sine, one half negated, both side by side, the sum, and a copy beside what is not turned are twelve
    // passes over what is turned, instead of two; backward, where gradients of slices are filled up with
    // zeros and added, seventeen. Latent attention gathers every other element first, two passes and seven,
    // and joins what is turned to the rest of a head, two passes over the head each way; its one turned key
    // counts for nothing.
    const double t = m_layout.tp;
    double forward = 0; // passes times width
    double backward = 0;
    if (m_model.mla) {
        const LatentAttention& mla = *m_model.mla;
        const double head = mla.nopeHeadDim + mla.ropeHeadDim;
        forward = m_model.heads / t * (12.0 * mla.ropeHeadDim + 2 * head);
        backward = m_model.heads / t * (22.0 * mla.ropeHeadDim + 2 * head);
    } else {
        const double turned =
            (m_model.heads + m_model.kvHeads) * m_model.headDim * m_model.details.rotaryShare / t;
        forward = 10 * turned;
        backward = 15 * turned;
    }
    // Cosine and sine are made anew each time, by three small kernels each.
    constexpr double forwardKernels = 22;
    constexpr double backwardKernels = 16;
    const double element = m_tokens * m_kernels.elementBytes();
    return {m_kernels.streamOnly(Bytes(forward * element)) + m_kernels.stream(Bytes(0)) * forwardKernels,
        m_kernels.streamOnly(Bytes(backward * element)) + m_kernels.stream(Bytes(0)) * backwardKernels,
        Seconds(0)};
}

ComputeTime LayerTimer::elementwise(Seconds& norms) const
{
    const double w = m_kernels.elementBytes();
    const double h = m_model.hidden;
    const double t = m_layout.tp;
    // With sequence parallelism norms and residuals see 1/tp of the tokens.
    const double tokens = m_layout.sequenceParallel ? m_tokens / t : m_tokens;
    const double count = m_model.normsPerLayer;
    const double rotary = 2 * m_tokens * (m_model.heads + m_model.kvHeads) * m_model.headDim / t * w;
    // Two one-byte masks a layer: written by the forward pass, read by the backward pass.
    const double masks = m_plan.memory.dropout ? 2 * tokens * h : 0;
    // A kernel reads and writes a norm once, its backward pass twice. An operator at a time: a copy in fp32,
    // its square, their mean, the product with its root, a copy back and the product with the weights carry
    // 36 bytes an element of 16 bits instead of 4 (Hugging Face transformers, LlamaRMSNorm).
    const bool eager = m_plan.execution.kernels == Kernels::Eager;
    const double passes = eager ? 9 : 1;
    const double kernelsOfNorm = eager ? 6 : 1;
    const Bytes forward(tokens * h * w * (2 * count * passes + 3 * 2) + rotary + masks);
    const Bytes backward(tokens * h * w * (4 * count * passes + 3 * 2) + rotary + masks);
    const Seconds launches = m_kernels.stream(Bytes(0)) * (count * kernelsOfNorm + 3);
    norms = m_kernels.stream(Bytes(tokens * h * w * 2 * passes)) * std::min(2.0, count);
    return {m_kernels.streamOnly(forward) + launches, m_kernels.streamOnly(backward) + launches, Seconds(0)};
}

LayerTime LayerTimer::layer(int layer, double load) const
{
    LayerTime time;
    time.attentionCore = attentionCore(layer);
    time.attentionProjections = attentionProjections(time.latentUpForward);
    time.feedForward = m_model.isMoe(layer) ? expertFeedForward(load, time)
                                            : denseFeedForward(m_model.ffn, time.activationForward);
    time.elementwise = elementwise(time.normsForward);
    if (!fusesRotary())
        time.elementwise += rotaryApart();
    return time;
}

ComputeTime LayerTimer::predictionInput() const
{
    const double h = m_model.hidden;
    const double tokens = m_layout.sequenceParallel ? m_tokens / m_layout.tp : m_tokens;
    ComputeTime sum = product(m_tokens, {h / m_layout.tp, 2 * h});
    // Three norms; the pair is copied side by side.
    const double row = tokens * h * m_kernels.elementBytes();
    const Seconds launches = m_kernels.stream(Bytes(0)) * 4;
    sum.forward += m_kernels.streamOnly(Bytes(row * (2 * 3 + 4))) + launches;
    sum.backwardInput += m_kernels.streamOnly(Bytes(row * (4 * 3 + 4))) + launches;
    return sum;
}

ComputeTime LayerTimer::embedding(int shards) const
{
    // A gather of rows; the backward pass scatters into fp32 gradients. Vocabulary shards look up their part
    // only, but every one of them writes the whole output.
    const double row = m_model.hidden * m_kernels.elementBytes();
    const Seconds forward = m_kernels.stream(Bytes(m_tokens * row * (shards > 1 ? 1.5 : 2)));
    return {forward, Seconds(0), m_kernels.stream(Bytes(m_tokens * row * 3 / shards))};
}

ComputeTime LayerTimer::head(int shards) const
{
    const double width =
        paddedVocabulary(m_model, m_plan.memory, m_layout.tp) / (static_cast<double>(m_layout.tp) * shards);
    const double h = m_model.hidden;
    // Programs keep the output layer in 16 bits where the rest computes in 8 (Transformer Engine's layers do
    // not cover it; torchao's filter leaves it out), as a rule.
    const bool eight = outputLayerInEightBits(m_plan.memory);
    ComputeTime sum = product(eight ? m_kernels : m_outputKernels, m_tokens, {width, h});
    // A fused loss reads and writes logits in 16 bits. What somebody states to be held per logit is written
    // once and read once.
    const bool fused =
        m_plan.memory.crossEntropy == CrossEntropy::Fused || m_plan.execution.kernels == Kernels::Compiled;
    const double stated = 2 * m_plan.memory.logitBytes;
    const double lossBytes = stated > 0 ? stated : fused ? 6 : kUnfusedLossBytes;
    sum.forward += m_kernels.stream(Bytes(m_tokens * width * lossBytes));
    sum.backwardInput += m_kernels.stream(Bytes(m_tokens * width * (fused ? 4 : kUnfusedLossBackwardBytes)));
    if (m_plan.memory.lossChunks > 1) // each piece is computed again for its backward pass
        sum.backwardInput += sum.forward;
    return sum;
}

} // namespace rankloom
