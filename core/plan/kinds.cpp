// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/kinds.h"

namespace rankloom {

namespace {

constexpr NamedValue<Precision> kPrecisions[] = {
    {Precision::Bf16Mixed, "bf16-mixed"},
    {Precision::Fp16Mixed, "fp16-mixed"},
    {Precision::Fp8Mixed, "fp8-mixed"},
    {Precision::Fp32, "fp32"},
};
constexpr NamedValue<OptimizerStart> kOptimizerStarts[] = {
    {OptimizerStart::GlobalNorm, "global-norm"},
    {OptimizerStart::PostValidation, "post-validation"},
};

constexpr NamedValue<GraphExtent> kGraphExtents[] = {
    {GraphExtent::Attention, "attention"},
    {GraphExtent::AllButExperts, "all-but-experts"},
    {GraphExtent::WholeStep, "whole-step"},
};

constexpr NamedValue<OptimizerKind> kOptimizers[] = {
    {OptimizerKind::Adam, "adam"},
    {OptimizerKind::AdamBf16Moments, "adam-bf16-moments"},
    {OptimizerKind::AdamFp8Moments, "adam-fp8-moments"},
    {OptimizerKind::Muon, "muon"},
    {OptimizerKind::Sgd, "sgd"},
};
constexpr NamedValue<GradientType> kGradients[] = {
    {GradientType::Fp32, "fp32"},
    {GradientType::Bf16, "bf16"},
};
constexpr NamedValue<MasterWeights> kMasterWeights[] = {
    {MasterWeights::Optimizer, "optimizer"},
    {MasterWeights::Weights, "weights"},
    {MasterWeights::None, "none"},
};
constexpr NamedValue<OptimizerStep> kOptimizerSteps[] = {
    {OptimizerStep::Fused, "fused"},
    {OptimizerStep::ForEach, "foreach"},
    {OptimizerStep::InBackward, "in-backward"},
};
constexpr NamedValue<Kernels> kKernels[] = {
    {Kernels::Fused, "fused"},
    {Kernels::Compiled, "compiled"},
    {Kernels::Eager, "eager"},
};
constexpr NamedValue<RecomputeMode> kRecompute[] = {
    {RecomputeMode::None, "none"},
    {RecomputeMode::Selective, "selective"},
    {RecomputeMode::FullUniform, "full-uniform"},
    {RecomputeMode::FullBlock, "full-block"},
    {RecomputeMode::Operators, "operators"},
};
constexpr NamedValue<RecomputeModule> kModules[] = {
    {RecomputeModule::CoreAttention, "core_attn"},
    {RecomputeModule::LayerNorm, "layernorm"},
    {RecomputeModule::Mlp, "mlp"},
    {RecomputeModule::MoeActivation, "moe_act"},
    {RecomputeModule::Moe, "moe"},
    {RecomputeModule::LatentUpProjection, "mla_up_proj"},
};
constexpr NamedValue<OffloadTarget> kOffload[] = {
    {OffloadTarget::None, "none"},
    {OffloadTarget::Host, "host"},
    {OffloadTarget::Nvme, "nvme"},
};
constexpr NamedValue<CrossEntropy> kCrossEntropy[] = {
    {CrossEntropy::Fused, "fused"},
    {CrossEntropy::VocabularyParallel, "vocabulary-parallel"},
    {CrossEntropy::Unfused, "unfused"},
    {CrossEntropy::Eager, "eager"},
};
constexpr NamedValue<PlaneOrder> kPlaneOrders[] = {
    {PlaneOrder::HottestBit, "hebf"},
    {PlaneOrder::Expert, "id"},
    {PlaneOrder::Largest, "largest"},
    {PlaneOrder::Exact, "exact"},
};
constexpr NamedValue<PlanesAsked> kPlanesAsked[] = {
    {PlanesAsked::Kept, "kept"},
    {PlanesAsked::All, "all"},
    {PlanesAsked::Dual, "dual"},
};
constexpr NamedValue<PlaneSource> kPlaneSources[] = {
    {PlaneSource::Usual, "usual"},
    {PlaneSource::Host, "host"},
    {PlaneSource::Drives, "nvme"},
};
constexpr NamedValue<ExpertDispatch> kDispatches[] = {
    {ExpertDispatch::AllToAll, "all-to-all"},
    {ExpertDispatch::Deduplicated, "deduplicated"},
    {ExpertDispatch::Fused, "fused"},
    {ExpertDispatch::ContextCoherent, "context-coherent"},
};
constexpr NamedValue<Framework> kFrameworks[] = {
    {Framework::None, "none"},
    {Framework::MegatronCore, "megatron-core"},
    {Framework::MegatronEarly, "megatron-early"},
    {Framework::MegatronDeepSpeed, "megatron-deepspeed"},
    {Framework::Nemo, "nemo"},
    {Framework::NemoPerformance, "nemo-performance"},
    {Framework::Nanotron, "nanotron"},
    {Framework::Torchtitan, "torchtitan"},
    {Framework::TorchtitanEager, "torchtitan-eager"},
    {Framework::Fsdp, "fsdp"},
    {Framework::FsdpEager2023, "fsdp-eager-2023"},
    {Framework::Fsdp2Compiled, "fsdp2-compiled"},
    {Framework::DeepSpeed, "deepspeed"},
    {Framework::InternEvo, "internevo"},
    {Framework::MaxText, "maxtext"},
};
constexpr NamedValue<CompressedLinks> kCompressedLinks[] = {
    {CompressedLinks::All, "all"},
    {CompressedLinks::BetweenNodes, "node-pair"},
};
constexpr NamedValue<HandoverWay> kHandoverWays[] = {
    {HandoverWay::Microbatches, "microbatches"},
    {HandoverWay::Sequences, "sequences"},
    {HandoverWay::StageBefore, "stage-before"},
};
constexpr NamedValue<CompressionKind> kCompression[] = {
    {CompressionKind::None, "none"},
    {CompressionKind::PowerSgd, "powersgd"},
    {CompressionKind::TopK, "topk"},
    {CompressionKind::Quantised, "quantised"},
};

} // namespace

template <> std::span<const NamedValue<Framework>> namedValues() { return kFrameworks; }
template <> std::span<const NamedValue<Precision>> namedValues() { return kPrecisions; }
template <> std::span<const NamedValue<OptimizerKind>> namedValues() { return kOptimizers; }
template <> std::span<const NamedValue<OptimizerStart>> namedValues() { return kOptimizerStarts; }
template <> std::span<const NamedValue<GraphExtent>> namedValues() { return kGraphExtents; }
template <> std::span<const NamedValue<GradientType>> namedValues() { return kGradients; }
template <> std::span<const NamedValue<MasterWeights>> namedValues() { return kMasterWeights; }
template <> std::span<const NamedValue<OptimizerStep>> namedValues() { return kOptimizerSteps; }
template <> std::span<const NamedValue<Kernels>> namedValues() { return kKernels; }
template <> std::span<const NamedValue<RecomputeModule>> namedValues() { return kModules; }
template <> std::span<const NamedValue<RecomputeMode>> namedValues() { return kRecompute; }
template <> std::span<const NamedValue<OffloadTarget>> namedValues() { return kOffload; }
template <> std::span<const NamedValue<CrossEntropy>> namedValues() { return kCrossEntropy; }
template <> std::span<const NamedValue<CompressionKind>> namedValues() { return kCompression; }
template <> std::span<const NamedValue<CompressedLinks>> namedValues() { return kCompressedLinks; }
template <> std::span<const NamedValue<ExpertDispatch>> namedValues() { return kDispatches; }
template <> std::span<const NamedValue<PlaneOrder>> namedValues() { return kPlaneOrders; }
template <> std::span<const NamedValue<PlanesAsked>> namedValues() { return kPlanesAsked; }
template <> std::span<const NamedValue<PlaneSource>> namedValues() { return kPlaneSources; }
template <> std::span<const NamedValue<HandoverWay>> namedValues() { return kHandoverWays; }

} // namespace rankloom
