// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/quantity.h"
#include "core/cluster/device_spec.h"
#include "core/plan/kinds.h"

namespace rankloom {

/// Prices single kernels on one device. The tile and wave terms were chosen on public GEMM timings
/// (AIConfigurator v0.10.0: mean error of log time 0.064 to 0.099 over 432 to 1,998 bf16 products of m >=
/// 256); the efficiency of the device is what training sustains, 20 to 40 % below isolated products (power,
/// fp32 accumulation of gradients).
class KernelModel {
public:
    /// Products in 8 bits reach 0.95 of the share of their peak that products in 16 bits reach on Hopper: its
    /// tensor cores keep few bits of their sums, which are added up outside of them (arXiv 2412.19437
    /// §3.3.2); steps of dense models and of mixtures by four publishers.
    KernelModel(const DeviceSpec& device, Precision precision);

    /// A product [m,k]·[k,n]: max of the compute and the memory roofline plus the launch gap. The compute
    /// roof loses what partly filled 128x128 tiles and the last wave of tiles over the multiprocessors waste
    /// (the square root of the wave occupancy fits the measurements better than the occupancy itself: other
    /// kernels fill the gap). Where rows are no whole 16 bytes but 8, 4 or 2 it takes 1.5, 2 or 3 times as
    /// long: the output layers of vTrain's models, whose vocabulary is cut and not padded, do 78, 115 to 130
    /// and 140 to 200 TFLOP/s on A100 with rows of 50,257, 6,282 and 12,564 (all three products, from the
    /// difference between two widths) where 25,128 does more than 210. A quarter of the smaller roof comes
    /// on top: with it the public tables of A100 and B200 are met as well as by the larger roof alone (mean
    /// error of log time 0.054), and steps tell few rows from many: BLOOM's with microbatches of 1, 2 and 4
    /// took 139.8, 131.0 and 121.5 s. `resultBytes` per element of the result: as it is written, or what
    /// adding a weight gradient to its sum moves.
    [[nodiscard]] Seconds gemm(double m, double n, double k, double resultBytes) const;
    /// `count` products of the same shape in one batched kernel. Rows that are no whole 16 bytes leave the
    /// tensor cores: with heads of 150 BLOOM's steps took a third longer than with heads of 216 and 224.
    [[nodiscard]] Seconds groupedGemm(double count, double m, double n, double k) const;
    /// The same where every product reads weights of its own: experts. Loading them hides behind products
    /// only in part, so that half of the smaller of the two roofs comes on top: within 16 % of 108 measured
    /// products of B200 from 128 to 9,832 tokens per expert, forward, input gradient and weight gradient, and
    /// within 4 % of 12 of A100 (MooreThreads/SimuMax configs/system); the larger roof alone misses by 22 and
    /// 5 %. Large ones reach 0.85 of what a plain product of their size does, in 8 bits 0.7, and where a
    /// kernel has one alone 0.95 and 0.82 (pairs of runs of Grok-1, Mixtral and Llama 4 in 16 and 8 bits on
    /// H100 and GB200; Grok-1's experts run one after another). `resultBytes` per element of the
    /// result: 2, or what adding a weight gradient to its sum moves.
    [[nodiscard]] Seconds expertGemm(double count, double m, double n, double k, double resultBytes) const;
    /// The same by one kernel that reads the sizes on the device and casts what it writes
    /// (NVIDIA/TransformerEngine's fused grouped MLP): in 8 bits as near to one product of their size as
    /// in 16. One kernel for 8 products of 16,384 rows does 2,303 TFLOP/s on B200 (pytorch/ao
    /// torchao/prototype/moe_training), single ones as wide 2,672 on GB200 (NVIDIA/Megatron-LM
    /// deepseek-v3-gb200-optimization): 0.86 of them, 0.96 by share of the peaks.
    [[nodiscard]] Seconds fusedExpertGemm(
        double count, double m, double n, double k, double resultBytes) const;
    /// Casts `elements` of a product's input to 8 bits, once as they lie and once transposed for the other
    /// product that reads them: 2 bytes read, 2 written. Nothing in other precisions.
    [[nodiscard]] Seconds quantise(double elements) const;
    /// Fused attention core over `keys` keys, of `flops` useful operations. The rate grows with the length as
    /// keys / (keys + half), half = 780·(peak / 312 TFLOP/s)^(1/6) keys. Causal cuDNN kernels of 2,048 to
    /// 32,768 keys have 700 to 910 on H200 and 970 to 1,220 on GB200 and GB300 (public tables of cuDNN's
    /// frontend); the prefill tables of A100 780 (AIConfigurator v0.10.0). The backward pass, with five
    /// products where forward has two, runs at 0.78 of the forward rate (cuDNN: H200 0.80, GB200 0.81, GB300
    /// 0.73; steps of llm-foundry 0.75), and where queries and keys are wider than values (latent attention,
    /// 192 and 128) at 0.87 of that (Hopper 0.83, Blackwell 0.95, SimuMax' A100 0.79 and B200 0.77 to 0.84).
    /// `tiles` of 128 queries of a head fill the multiprocessors: with n of them on each the rate is
    /// 1 - exp(-n / 2.6) of the full one forward, 1 - exp(-n / 1.3) backward (the prefill tables, 4 to 128
    /// heads of 4,096 tokens: within 15 %).
    /// One exponential for each score, whatever the width of the heads: a multiprocessor makes 16 a clock,
    /// which take a quarter of the time of the products of heads of 128 on A100, half on H100 (arXiv
    /// 2407.08608 §3.2) and as long on B200; half of it is not hidden.
    /// In 8 bits (MX) causal kernels of 4,096 keys are 1.2 to 1.58 times as fast forward, and backward 1.29
    /// to 1.33 times where queries are wide and 0.92 times where they are not (GB200 and GB300, the same
    /// tables).
    struct AttentionShape {
        enum class Bits : std::uint8_t { Sixteen, Eight };
        double keys = 0;
        double tiles = 0;
        bool wideQueries = false;
        double headDim = 128; ///< of queries and of values, mean
        Bits bits = Bits::Sixteen;
    };
    [[nodiscard]] Seconds attention(Flops flops, const AttentionShape& shape) const;
    [[nodiscard]] Seconds attentionBackward(Flops flops, const AttentionShape& shape) const;
    /// Tiles that fused attention cuts the queries of `heads` heads into.
    [[nodiscard]] static double attentionTiles(double heads, double queries);
    struct BothPasses {
        Seconds forward {};
        Seconds backward {};
    };
    /// The products of attention by separate kernels over the whole matrix of scores, also what mask and
    /// window throw away: two forward, four backward.
    [[nodiscard]] BothPasses unfusedAttention(
        double heads, double queries, double keys, double queryKeyWidth, double valueWidth) const;
    /// A kernel bound by memory traffic.
    [[nodiscard]] Seconds stream(Bytes bytes) const;
    /// The same where rows go to places that are not neighbours: three quarters of the rate (SimuMax' tables:
    /// permutations of B200 reach 0.50 of the bandwidth, streams 0.67).
    [[nodiscard]] Seconds scatter(Bytes bytes) const;
    /// Traffic without a launch of its own.
    [[nodiscard]] Seconds streamOnly(Bytes bytes) const;

    [[nodiscard]] double elementBytes() const { return m_elementBytes; }

private:
    struct Roofs {
        double compute = 0; ///< s
        double memory = 0; ///< s
    };
    [[nodiscard]] double occupancy(double tiles, double half) const;
    [[nodiscard]] Seconds attentionAt(Flops flops, const AttentionShape& shape, double share) const;
    [[nodiscard]] Seconds atRoofs(Roofs time, double notHidden) const;
    [[nodiscard]] Seconds expertsAt(double share, Roofs time) const;
    [[nodiscard]] Roofs roofs(double count, double m, double n, double k, double resultBytes) const;

    bool m_fp8 = false;
    double m_peak = 0; ///< FLOP/s at large sizes
    double m_vectorPeak = 0; ///< FLOP/s off the tensor cores
    double m_attentionPeak = 0; ///< FLOP/s, forward, of long sequences
    double m_exponentials = 0; ///< their share that shows, of the products of heads of 128
    double m_attentionHalf = 0; ///< keys at which half of it is reached
    double m_bandwidth = 0; ///< bytes/s reached
    double m_launch = 0;
    double m_elementBytes = 2;
    double m_multiprocessors = 1;
};

} // namespace rankloom
