// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/timing/host_launches.h"

#include <algorithm>

namespace rankloom {

namespace {

/// How much later the latest of a tensor-parallel group's hosts launches, by the square of the number of the
/// others in its node: single-node steps of vTrain that only the host limits need 1.0 to 1.1 ms for a layer
/// pass alone, 1.3 to 1.65 ms in groups of eight.
constexpr double kHostSpread = 0.007;
/// What the host takes to launch the two collectives of tensor parallelism in a layer pass, over a layer: the
/// same steps need 0.08 ms a pass more in groups of two. Known of A100 alone. Floors of other devices but the
/// T4 were set before it was counted, in part near tensor-parallel steps: there up to this share of a floor
/// is counted twice.
constexpr double kHostCollectives = 0.08;
/// What the host launches beside a dense layer, in units of one. Latent attention: the products down and up,
/// their norms and the turned parts of queries and keys. Shared experts: a small dense part. Routed experts:
/// router, permutations and grouped products; with experts on several devices the exchange and the wait for
/// its sizes, too; and a product or two for each expert. Moonlight on H100 (latent attention, 8 experts a
/// rank) needs 5 ms a layer pass where the host limits it; Mixtral with one expert a rank runs at 3.8 ms in
/// tensor-parallel groups of four (arXiv 2504.14960); graphs of attention and router took GPT-OSS-20B with 8
/// experts a rank from 494 to 395 ms, Qwen3-30B with 32 from 623 to 484 ms (Megatron-Bridge).
constexpr double kLatentAttention = 1;
constexpr double kSharedExperts = 0.3;
constexpr double kOwnExperts = 1.5;
constexpr double kExchangedExperts = 2;
constexpr double kEachExpert = 0.1;
/// Of a permutation by kernels of its own: fusing it took 0.36 off a layer pass of DeepSeek-V3 on GB200
/// (Megatron-MoE logs) and 0.44, its router included, of DeepSeek-V2 on MI355X (AMD-AGI/Primus).
constexpr double kApartPermutation = 0.4;
/// Of rotary positions by kernels of their own: 38 small operators more in both directions, assumed to take a
/// host 7 us each where a layer takes it 2.7 ms. Latent attention was set where they are not fused.
constexpr double kApartRotary = 0.1;
/// Of what is launched for experts whose tokens are sorted on their way (ExpertDispatch::Fused), so that the
/// host waits for no sizes: with 4 experts a rank Qwen3-235B on GB200, where a unit takes 1.8 ms, stays below
/// 2.6 ms a layer pass with graphs of the rest; DeepSeek-V3 without graphs takes 22 to 23.5 s on B300, for
/// which all of it is a little too much (Megatron-Bridge).
constexpr double kFusedExchange = 0.55;
constexpr double kFusedExchangeNoGraphs = 0.8;
/// An exchange that hides behind another microbatch's products cuts a layer up, and its weight gradients are
/// launched apart (NVIDIA/Megatron-LM overlap_moe_expert_parallel_comm, delay_wgrad_compute): where the host
/// limits, Qwen3-235B takes 1.44 times as long with it on B300 as without (Megatron-Bridge), and on H100
/// hardly longer.
constexpr double kCutUp = 1.2;

/// Of a dense layer, what is launched beside attention: norm, two or three products and what is between.
/// Half is assumed of the operators counted in Megatron-Core's layer.
constexpr double kBesideAttention = 0.5;

/// Of attention, beyond what a dense layer has.
double attentionLaunches(const ModelSpec& model, const LayerTimer& timer)
{
    if (model.mla)
        return kLatentAttention;
    return timer.fusesRotary() ? 0 : kApartRotary;
}

/// Of what is launched for experts.
double shareOfExperts(const Plan& plan)
{
    if (plan.communication.expertDispatch != ExpertDispatch::Fused)
        return 1;
    return plan.execution.cudaGraphs ? kFusedExchange : kFusedExchangeNoGraphs;
}

} // namespace

HostLaunches hostLaunches(const LaidOut& laid, const LayerTimer& timer, LayerKind kind)
{
    const Plan& plan = laid.plan;
    const Layout& layout = laid.layout;
    const ModelSpec& model = laid.project.model;
    const Seconds layer = timer.device().layerLaunch;
    const bool moe = kind == LayerKind::Experts;
    const bool graphs = plan.execution.cudaGraphs;
    if (plan.execution.recordsWholeStep())
        return {};
    const double others = std::min(layout.tp, laid.project.cluster->devicesPerNode) - 1;
    Seconds unit = layer * (1 + kHostSpread * others * others);
    if (moe && layout.ep > 1 && plan.communication.overlapEp && !graphs)
        unit *= kCutUp;
    HostLaunches out;
    const bool attentionInGraphs = graphs && plan.execution.graphExtent == GraphExtent::Attention;
    const double attention = attentionInGraphs ? kBesideAttention : 1 + attentionLaunches(model, timer);
    if (!graphs || attentionInGraphs)
        out.others = unit * (attention + (moe && model.moe->sharedFfn > 0 ? kSharedExperts : 0))
            + layer * (layout.tp > 1 ? kHostCollectives : 0);
    if (moe)
        out.experts = unit
            * (shareOfExperts(plan)
                    * ((layout.ep > 1 ? kExchangedExperts : kOwnExperts)
                        + kEachExpert * model.moe->experts / layout.ep)
                + (plan.execution.permutesApart() ? kApartPermutation : 0));
    return out;
}

} // namespace rankloom
