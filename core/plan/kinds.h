// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/named_value.h"

namespace rankloom {

enum class Precision : std::uint8_t { Bf16Mixed, Fp16Mixed, Fp32, Fp8Mixed };
enum class OptimizerKind : std::uint8_t { Adam, AdamBf16Moments, AdamFp8Moments, Muon, Sgd };
enum class GradientType : std::uint8_t { Fp32, Bf16 };
/// Where the fp32 values of weights are that passes use in 16 bits.
enum class MasterWeights : std::uint8_t {
    Optimizer, ///< copies in the optimizer beside 16-bit weights (Megatron-LM, DeepSpeed, NeMo)
    Weights, ///< the weights themselves, cast for each pass; so are their gradients (FSDP, autocast)
    None, ///< nowhere: weights, gradients and moments are what passes compute with
};
/// How an optimizer goes over the parameters of a rank.
enum class OptimizerStep : std::uint8_t {
    Fused, ///< one kernel reads and writes all there is of a parameter (apex, Transformer Engine, fused=True)
    ForEach, ///< operator by operator over all parameters, whose intermediates are whole (PyTorch's default)
    InBackward, ///< each parameter as soon as its gradient is there, which is freed at once
};
/// What makes the passes between matrix products.
enum class Kernels : std::uint8_t {
    Fused, ///< kernels written for them (Transformer Engine, apex, Liger)
    Compiled, ///< chains of operators compiled into kernels (torch.compile, XLA)
    Eager, ///< one kernel an operator, norms in fp32
};
enum class RecomputeMode : std::uint8_t {
    None,
    Selective,
    FullUniform,
    FullBlock,
    /// Operator by operator: attention and every second matrix product are kept, all else is computed again
    /// (pytorch/torchtitan, selective activation checkpointing "op").
    Operators,
};
/// The modules that selective recomputation knows (Megatron-Core megatron/core/transformer/
/// transformer_config.py, recompute_modules), as bits.
enum class RecomputeModule : std::uint8_t {
    CoreAttention = 1,
    LayerNorm = 2,
    Mlp = 4,
    MoeActivation = 8,
    Moe = 16,
    LatentUpProjection = 32,
};
/// What an optimizer waits for.
enum class OptimizerStart : std::uint8_t {
    GlobalNorm, ///< the norm of all gradients: every rank's last reduction
    /// Its own gradients and the part of the norm that the stages before it have passed on; the whole norm is
    /// checked while the next step begins (arXiv 2401.10241 §4).
    PostValidation,
};
/// What recorded graphs hold.
enum class GraphExtent : std::uint8_t {
    Attention, ///< attention alone (Megatron-Core --cuda-graph-scope attn); the host launches all else
    AllButExperts, ///< routed experts are launched one by one: the host has to know how many tokens they have
    WholeStep, ///< experts, too, by kernels that read those counts on the device
};
enum class OffloadTarget : std::uint8_t { None, Host, Nvme };
enum class CrossEntropy : std::uint8_t {
    Fused, ///< one kernel over 16-bit logits (Transformer Engine, Liger)
    VocabularyParallel, ///< Megatron-LM's own, on each rank's part of the vocabulary
    Unfused, ///< PyTorch's, of logits that were cast to fp32
    Eager, ///< PyTorch's, of logits that every tensor-parallel rank gathers whole
};
/// How gradients travel in fewer bytes; all but None lose some of their digits.
enum class CompressionKind : std::uint8_t {
    None,
    PowerSgd, ///< two thin factors of a rank (arXiv 1905.13727)
    TopK, ///< the largest elements with their places
    Quantised, ///< few bits an element and a scale for each block (ZeRO++, arXiv 2306.10209)
};
/// Which boundaries between stages are worth it.
enum class CompressedLinks : std::uint8_t { All, BetweenNodes };
/// How tokens reach their experts and come back.
enum class ExpertDispatch : std::uint8_t {
    AllToAll, ///< one copy per pick there, one back to the token's rank
    Deduplicated, ///< one copy per distinct rank, summed there before it comes back (DeepEP)
    /// As Deduplicated, by kernels that put tokens in the order of their experts as they travel and read
    /// their counts on the device, so that the host waits for none (HybridEP).
    Fused,
    ContextCoherent, ///< the token stays where its experts were (ExFlow, arXiv 2401.08383)
};

/// One copy per distinct rank.
constexpr bool deduplicates(ExpertDispatch dispatch)
{
    return dispatch == ExpertDispatch::Deduplicated || dispatch == ExpertDispatch::Fused;
}

/// In which order the planes of a layer's experts are loaded. Planes of an expert always come from the base
/// up.
enum class PlaneOrder : std::uint8_t {
    HottestBit, ///< hebf: of the next planes of the experts the one that most tokens want (D²MoE)
    Expert, ///< id: expert after expert
    Largest, ///< largest: of the next planes the one that loads longest
    Exact, ///< the least time until the last plane is computed
};
/// How many planes of an expert a token asks for.
enum class PlanesAsked : std::uint8_t {
    Kept, ///< those that stay in memory, and the base of an expert that has none there
    All, ///< all there are
    Dual, ///< all of the first expert it picks, the base of the others (dual routing by rank)
};
/// Where the planes are that are not in the device's memory.
enum class PlaneSource : std::uint8_t {
    Usual, ///< host memory, or drives where host and device share one memory
    Host,
    Drives,
};

/// How others do the work of a stage of a replica.
enum class HandoverWay : std::uint8_t {
    Microbatches, ///< the same stage of other replicas, microbatch by microbatch in turn (ReCycle)
    Sequences, ///< the same stage of all other replicas, in larger microbatches (ElasWave)
    StageBefore, ///< the stage before in the same replica; the last one before the first (Bamboo)
};

/// The training program: what it does by default, and what share of a device its kernels sustain
/// (resources/frameworks).
enum class Framework : std::uint8_t {
    None, ///< not stated
    MegatronCore, ///< with Transformer Engine
    MegatronEarly, ///< Megatron-LM before Megatron-Core, and Megatron-Core up to 0.6
    MegatronDeepSpeed,
    Nemo,
    NemoPerformance, ///< its recipes of scripts/performance
    Nanotron,
    Torchtitan, ///< with torch.compile
    TorchtitanEager,
    Fsdp, ///< eager, as Hugging Face's trainers run it
    FsdpEager2023, ///< before fused kernels of attention and norms were common
    Fsdp2Compiled,
    DeepSpeed,
    InternEvo,
    MaxText,
};

template <> std::span<const NamedValue<Framework>> namedValues();
template <> std::span<const NamedValue<Precision>> namedValues();
template <> std::span<const NamedValue<OptimizerKind>> namedValues();
template <> std::span<const NamedValue<OptimizerStart>> namedValues();
template <> std::span<const NamedValue<GraphExtent>> namedValues();
template <> std::span<const NamedValue<GradientType>> namedValues();
template <> std::span<const NamedValue<MasterWeights>> namedValues();
template <> std::span<const NamedValue<OptimizerStep>> namedValues();
template <> std::span<const NamedValue<Kernels>> namedValues();
template <> std::span<const NamedValue<RecomputeMode>> namedValues();
template <> std::span<const NamedValue<RecomputeModule>> namedValues();
template <> std::span<const NamedValue<OffloadTarget>> namedValues();
template <> std::span<const NamedValue<CrossEntropy>> namedValues();
template <> std::span<const NamedValue<CompressionKind>> namedValues();
template <> std::span<const NamedValue<CompressedLinks>> namedValues();
template <> std::span<const NamedValue<ExpertDispatch>> namedValues();
template <> std::span<const NamedValue<PlaneOrder>> namedValues();
template <> std::span<const NamedValue<PlanesAsked>> namedValues();
template <> std::span<const NamedValue<PlaneSource>> namedValues();
template <> std::span<const NamedValue<HandoverWay>> namedValues();

} // namespace rankloom
