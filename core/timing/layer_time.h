// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include "core/model/measured_layers.h"
#include "core/plan/element_size.h"
#include "core/plan/plan.h"
#include "core/plan/project.h"
#include "core/timing/kernels.h"

namespace rankloom {

/// Kernel seconds of one piece of a model for one microbatch on one rank, without communication.
struct ComputeTime {
    Seconds forward {};
    Seconds backwardInput {};
    Seconds backwardWeight {};

    ComputeTime& operator+=(const ComputeTime& other)
    {
        forward += other.forward;
        backwardInput += other.backwardInput;
        backwardWeight += other.backwardWeight;
        return *this;
    }
};

/// A decoder layer in the parts that recomputation treats separately.
struct LayerTime {
    ComputeTime attentionCore;
    ComputeTime attentionProjections;
    ComputeTime feedForward; ///< dense part, or router, experts and shared experts
    ComputeTime elementwise; ///< norms, residuals, rotary embedding
    // What selective recomputation may repeat of the forward pass, inside the above:
    Seconds activationForward {}; ///< the activation function: of the routed experts, or of the dense part
    Seconds normsForward {}; ///< the norms in front of attention and feed-forward part
    Seconds latentUpForward {}; ///< latent attention: queries, keys and values out of what is kept of them
    ComputeTime sharedExperts; ///< of feedForward

    [[nodiscard]] ComputeTime total() const
    {
        ComputeTime sum = attentionCore;
        sum += attentionProjections;
        sum += feedForward;
        sum += elementwise;
        return sum;
    }
};

/// Prices the layers of a model under a plan. FLOPs: reference of the terms is Korthikanti et al.,
/// arXiv 2205.05198 appendix A; the flash attention backward pass does five products where forward does two.
class LayerTimer {
public:
    LayerTimer(const Project& project, const Plan& plan, const Layout& layout)
        : LayerTimer(project, plan, layout, project.cluster->device)
    {
    }
    /// On a device of the cluster, which outlives the timer.
    LayerTimer(const Project& project, const Plan& plan, const Layout& layout, const DeviceSpec& device);

    /// Decoder layer number `layer` whose expert group's fullest member carries `load` times the mean.
    [[nodiscard]] LayerTime layer(int layer, double load) const;
    /// What joins the hidden state to the embedded next token in front of a multi-token-prediction layer:
    /// two norms, the product of 2·hidden by hidden (divided by tp, as in Megatron-LM's
    /// multi_token_prediction.py), and the norm behind the layer.
    [[nodiscard]] ComputeTime predictionInput() const;
    /// Input embedding; output layer with final norm and loss. `shards` further divides the vocabulary
    /// (vocabulary parallelism over the pipeline), 1 otherwise.
    [[nodiscard]] ComputeTime embedding(int shards) const;
    [[nodiscard]] ComputeTime head(int shards) const;

    [[nodiscard]] const DeviceSpec& device() const { return m_device; }
    /// Times of single layers that somebody measured: all of a layer but its exchange between experts; null
    /// where they follow from the shape.
    [[nodiscard]] const MeasuredLayerTimes* measured() const { return m_measured ? &*m_measured : nullptr; }

    /// Tokens of one microbatch on one rank before tensor parallelism: sequence·microbatch / cp.
    [[nodiscard]] double tokens() const { return m_tokens; }
    /// Tokens one rank brings to the expert all-to-all.
    [[nodiscard]] double dispatchTokens() const { return m_tokens / m_layout.tp; }
    [[nodiscard]] double elementBytes() const { return m_kernels.elementBytes(); }
    /// Whether a kernel turns all queries, and one all keys, or there is nothing to turn.
    [[nodiscard]] bool fusesRotary() const;
    [[nodiscard]] const KernelModel& kernels() const { return m_kernels; }

private:
    struct Product {
        double n = 0;
        double k = 0;
    };
    [[nodiscard]] ComputeTime product(const KernelModel& kernels, double m, Product p) const;
    [[nodiscard]] ComputeTime product(double m, Product p) const { return product(m_kernels, m, p); }
    [[nodiscard]] ComputeTime attentionProjections(Seconds& latentUp) const;
    [[nodiscard]] ComputeTime attentionCore(int layer) const;
    /// `heads`: of this rank, times the sequences of a microbatch.
    [[nodiscard]] ComputeTime unfusedCore(double heads, double queryKey, double value) const;
    [[nodiscard]] ComputeTime denseFeedForward(double width, Seconds& activation) const;
    /// Also sets what `layer` has of it.
    [[nodiscard]] ComputeTime expertFeedForward(double load, LayerTime& layer) const;
    /// Whether one kernel has a product of all experts, with the activation function and the casts of what it
    /// writes: in 8 bits where a graph of the whole step leaves the sizes of groups to the device
    /// (NVIDIA-NeMo/Megatron-Bridge scripts/performance: full_iteration goes with cutedsl_fused_grouped_mlp,
    /// also where experts have biases; NVIDIA/TransformerEngine pull request 2864 scales them by the
    /// probabilities there).
    [[nodiscard]] bool fusesExperts() const;
    /// Biases of experts on so many picks, whose first product is `inner` wide and the second `outer`.
    [[nodiscard]] ComputeTime expertBiases(double picks, double inner, double outer) const;
    /// Routed tokens into the order of their experts and back, one direction of a layer.
    [[nodiscard]] Seconds permutation(double routedBytes) const;
    /// What picks the experts of a token, over so many scores, one direction.
    [[nodiscard]] Seconds routerPasses(double scores) const;
    [[nodiscard]] ComputeTime elementwise(Seconds& norms) const;
    /// What rotary positions take beyond that by kernels of their own.
    [[nodiscard]] ComputeTime rotaryApart() const;
    /// Traffic of an activation function over `tokens` rows of `width`, forward and backward.
    [[nodiscard]] ComputeTime activation(double tokens, double width) const;

    const ModelSpec& m_model;
    const Plan& m_plan;
    Layout m_layout;
    const DeviceSpec& m_device;
    std::optional<MeasuredLayerTimes> m_measured;
    KernelModel m_kernels;
    KernelModel m_outputKernels; ///< of what stays in 16 bits: output layer, router, unfused attention
    double m_tokens = 0;
    double m_sequence = 0;
    double m_microBatch = 0;
};

} // namespace rankloom
