// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/shared.h"
#include "core/plan/kinds.h"
#include "core/schedule/kinds.h"
#include "core/workload/serving_choice.h"
#include "core/workload/workload.h"

namespace rankloom {

/// The axes of the rank grid.
enum class Axis : std::uint8_t { Tensor, Context, Expert, Data, Pipeline };
inline constexpr int kAxisCount = 5;
template <> std::span<const NamedValue<Axis>> namedValues();

/// Order of the axes, fastest-varying first; the default is Megatron's tp-cp-ep-dp-pp.
using AxisOrder = std::array<Axis, kAxisCount>;
inline constexpr AxisOrder kDefaultAxisOrder {
    Axis::Tensor, Axis::Context, Axis::Expert, Axis::Data, Axis::Pipeline};

/// Degrees of parallelism. tp·cp·pp·dp = world size (attention grid); etp·ep·edp·pp = world size (expert
/// grid).
struct Layout {
    int tp = 1;
    int cp = 1;
    int pp = 1;
    int vpp = 1; ///< model chunks (virtual stages) per pipeline rank
    int ep = 1;
    int etp = 0; ///< tensor parallelism inside an expert; 0 = same as tp (Megatron's default)
    int dp = 0; ///< 0 = whatever the cluster leaves over
    bool sequenceParallel = true;
    AxisOrder order = kDefaultAxisOrder;

    friend bool operator==(const Layout&, const Layout&) = default;
};

struct StageSplit {
    /// Decoder layers of each virtual stage in model order (pp·vpp entries), or of each pipeline rank (pp
    /// entries, spread over its chunks evenly, first chunks get the rest). Empty = as even as possible, the
    /// rest to the later stages but the last.
    std::vector<int> layersPerStage;
    /// Multi-token-prediction layers of each virtual stage (pp·vpp entries). Empty = all on the last one.
    std::vector<int> mtpLayersPerStage;
    VocabularyLayout vocabulary = VocabularyLayout::None;

    friend bool operator==(const StageSplit&, const StageSplit&) = default;
};

struct ScheduleChoice {
    ScheduleKind kind = ScheduleKind::OneFOneB;
    PointToPointMode pointToPoint = PointToPointMode::Asynchronous;
    int groupSize = 0; ///< interleaved: microbatches per group, 0 = pp
    double memoryLimitMicrobatches = 0; ///< zb-automatic: activations a stage may hold, 0 = pp
    std::string customOrder; ///< kind custom: PyTorch pipelining CSV text

    friend bool operator==(const ScheduleChoice&, const ScheduleChoice&) = default;
};

/// Over how many data-parallel ranks a tensor class is sharded: not at all, over all of them, over a group of
/// a given size, or over those inside a link level.
struct ShardExtent {
    enum class Kind : std::uint8_t { None, DataParallel, Degree, DevicePair, Node, All };
    Kind kind = Kind::None;
    int degree = 1; ///< for Kind::Degree

    friend bool operator==(const ShardExtent&, const ShardExtent&) = default;
};

struct Sharding {
    ShardExtent weights {};
    ShardExtent gradients {};
    ShardExtent optimizer {ShardExtent::Kind::DataParallel, 1};
    ShardExtent secondaryWeights {}; ///< ZeRO++ hpZ: None = no second copy

    friend bool operator==(const Sharding&, const Sharding&) = default;
};

struct Recompute {
    RecomputeMode mode = RecomputeMode::None;
    std::vector<RecomputeModule> modules {}; ///< selective
    int layers = 1; ///< full-uniform: layers per checkpoint; full-block: layers per stage that are recomputed

    friend bool operator==(const Recompute&, const Recompute&) = default;
};

struct Offload {
    OffloadTarget target = OffloadTarget::None;
    double fraction = 0.5; ///< of the activations that may leave
    double optimizerFraction = 0; ///< of the optimizer state kept in host memory

    /// Whether anything is kept in host memory or on drives.
    [[nodiscard]] bool any() const { return target != OffloadTarget::None || optimizerFraction > 0; }

    friend bool operator==(const Offload&, const Offload&) = default;
};

struct MemoryChoice {
    Precision precision = Precision::Bf16Mixed;
    OptimizerKind optimizer = OptimizerKind::Adam;
    GradientType gradients = GradientType::Fp32; ///< as they are summed up, or reduced where weights are fp32
    MasterWeights masterWeights = MasterWeights::Optimizer; ///< of 16-bit passes
    /// Under 8-bit precision: whether weights are kept in 8 bits alone, by rows and by columns, or in 16
    /// beside those copies (Megatron-Core --fp8-param-gather or not).
    bool fp8Weights = true;
    CrossEntropy crossEntropy = CrossEntropy::Fused;
    int vocabularyDivisor = 128; ///< the vocabulary is padded to a multiple of this times tp
    Sharding sharding;
    Recompute recompute;
    Offload offload;
    // What the training program does; each of them moves the peak by more than a percent.
    bool flashAttention =
        true; ///< off: the attention matrix is kept, 5·heads·s² bytes (arXiv 2205.05198 §4.1)
    /// Under 8-bit precision attention and the output layer compute in 16 bits unless these say otherwise
    /// (Megatron-Core's fp8_dot_product_attention and fp8_output_proj).
    bool fp8Attention = false;
    bool fp8OutputLayer = false;
    bool dropout = false; ///< one-byte masks after attention and MLP, and on the embedding
    bool dummyWeightGradients = true; ///< Transformer Engine >= 2.3 with fused gradient accumulation
    /// Off: a gated MLP keeps its activated gate beside the gate and their product (eager PyTorch).
    bool fusedActivation = true;
    /// 16-bit gradient buckets of the data-parallel wrapper, beside the gradients that are summed up (PyTorch
    /// DistributedDataParallel without gradient_as_bucket_view).
    bool gradientBuckets = false;
    /// Standing buffers for a gathered sequence, under sequence parallelism (huggingface/nanotron
    /// parallel/tensor_parallel/functional.py: one for the inputs of products, one for their gradients).
    int gatherBuffers = 0;
    /// Whole inputs of reduce-scatters that a layer's forward pass leaves unusable to the allocator,
    /// "reserved" only: a collective on its own stream holds its input until the device has passed it, and a
    /// host that runs ahead asks for new memory meanwhile (PyTorch record_stream). Up to two a layer.
    double heldCollectiveInputs = 0;
    bool contextAllToAll = false; ///< context parallelism by all-to-all keeps an exchanged copy of the output
    bool probabilitiesAfterExperts = false; ///< Megatron-Core < 0.14 scales after fc2 and keeps its output
    double logitBytes = 0; ///< per logit at the loss; 0 = by `crossEntropy`, see logitBytes()
    int lossChunks = 1; ///< pieces of a microbatch whose logits are alive one after another
    double expertLoadFactor =
        0; ///< tokens of the fullest expert rank over the mean; 0 = by the routing trace
    int gatheredBlocks = 2; ///< sharded weights: layers held unsharded at once (current and prefetched)

    friend bool operator==(const MemoryChoice&, const MemoryChoice&) = default;
};

/// What travels in fewer bytes, and how (Optimus-CC, arXiv 2301.09830; ZeRO++, arXiv 2306.10209).
struct Compression {
    CompressionKind kind = CompressionKind::None;
    int rank = 16; ///< PowerSGD: of what is sent between stages
    int dataParallelRank = 128; ///< PowerSGD: of weight gradients
    /// Quantised: bits of an element of gradients, 4 or 8; kWholeBits = they travel as they are.
    int bits = 8;
    int weightBits = 0; ///< the same of weights that are gathered; 0 = as `bits`
    int blockSize = 256; ///< quantised: elements that share a scale
    double keptShare = 0.01; ///< top-k: of the elements
    bool dataParallel = true; ///< weight gradients; quantised: and the weights that are gathered
    bool pipelineBackward = false; ///< gradients of activations, between stages
    /// The tied embedding's gradients summed over both of its stages at once. Lossless, of any kind.
    bool embeddingSync = false;
    bool epilogueOnly = true; ///< of the sends, those that leave when neither end has a forward pass left
    CompressedLinks links = CompressedLinks::All; ///< of the sends
    bool errorFeedback = true; ///< what was lost is added to the next message
    std::vector<int> stages; ///< whose weight gradients; empty = all
    bool criticalStages = false; ///< instead of `stages`: those whose reduction the step waits for
    double costFactor = 1; ///< measured seconds of compression passes over estimated ones
    double decompressionFactor = 1; ///< the same of decompression, as a multiple of `costFactor`

    static constexpr int kWholeBits = 16;
    [[nodiscard]] int bitsOfWeights() const { return weightBits > 0 ? weightBits : bits; }
    /// Whether digits are lost.
    [[nodiscard]] bool lossy() const
    {
        if (kind == CompressionKind::Quantised)
            return ((dataParallel || pipelineBackward) && bits < kWholeBits)
                || (dataParallel && bitsOfWeights() < kWholeBits);
        return kind != CompressionKind::None && (dataParallel || pipelineBackward);
    }
    friend bool operator==(const Compression&, const Compression&) = default;
};

struct Communication {
    Compression compression;
    bool overlapDp = true; ///< gradients, and weights that are gathered in each microbatch
    /// Weights that are gathered once a step, after the optimizer, hide behind the first forward pass
    /// (Megatron-LM --overlap-param-gather); with `overlapDp` alone.
    bool overlapGather = true;
    bool overlapTp = false;
    double tensorShare = 1; ///< with `overlapTp`: of what could hide behind the products, what does
    bool overlapEp = false;
    bool overlapShared = false; ///< shared experts run beside the exchange between routed ones
    ExpertDispatch expertDispatch = ExpertDispatch::AllToAll;
    /// Largest message in which gradients and weights travel once a step, each with latencies of its own; 0 =
    /// all at once. PyTorch's DistributedDataParallel: 25 MiB.
    double bucketBytes = 0;
    bool reduceInFp32 = false; ///< gradients held in 16 bits travel, and are summed over replicas, in 32

    friend bool operator==(const Communication&, const Communication&) = default;
};

/// Experts of the MoE layers on the devices of one expert-parallel group.
struct ExpertPlacement {
    /// devices[l][e]: for MoE layer l, expert e: the group members (0..ep-1) that hold it, at least one.
    /// Empty = contiguous: member e / (experts/ep).
    std::vector<std::vector<std::vector<int>>> devices;
    /// The tokens it was fitted on, in the words of RoutingStatistics::part, or "all"; empty = on none, or
    /// nobody knows.
    std::string fittedOn;

    [[nodiscard]] bool contiguous() const { return devices.empty(); }
    friend bool operator==(const ExpertPlacement&, const ExpertPlacement&) = default;
};

/// By layer with experts and expert.
using ExpertWidths = std::vector<std::vector<int>>;

/// Watts of one device while it computes, while it loads (on top, where it does both), and all the time. All
/// 0 = nobody said.
struct DevicePower {
    double computing = 0;
    double loading = 0;
    double always = 0;

    [[nodiscard]] bool isKnown() const { return computing + loading + always > 0; }
    friend bool operator==(const DevicePower&, const DevicePower&) = default;
};

/// What each plane adds to those below it, in any unit, to a token that picks its expert. Both empty = a
/// proxy stands for it.
struct PlaneWorth {
    std::vector<double> planes; ///< of every expert alike
    std::vector<std::vector<std::vector<double>>> experts; ///< or [layers with experts][experts][planes]

    static constexpr double kMost = 1e12; ///< of a plane

    [[nodiscard]] bool empty() const { return planes.empty() && experts.empty(); }
    friend bool operator==(const PlaneWorth&, const PlaneWorth&) = default;
};

/// Routed experts in nested bit widths on a device whose memory does not hold them all; see core/bits.
struct ExpertBits {
    double budgetBytes = 0; ///< memory of a device for planes; 0 = experts are not cut into planes
    int baseBits = 2;
    int planes = 3; ///< the base among them
    int groupSize = 128; ///< weights that share a scale
    PlaneOrder order = PlaneOrder::HottestBit;
    PlanesAsked asked = PlanesAsked::Kept;
    PlaneSource source = PlaneSource::Usual;
    int batch = 1; ///< sequences that are decoded at once
    int prefetch = 0; ///< layers ahead in which the experts are known
    Shared<ExpertWidths> kept {}; ///< bits that stay in memory, 0 = none; empty = what is worth most
    int floorBits = 0; ///< that every expert keeps at least; 0 = the base where all fit, else nothing
    int ceilingBits = 0; ///< that an expert keeps at most; 0 = all
    bool pinned = true; ///< what is kept never leaves; otherwise planes leave layer by layer as others come
    double loadBytesPerSecond = 0; ///< measured, wherever planes are; 0 = as the device and drives say
    DevicePower power;
    Shared<PlaneWorth> worth {};

    friend bool operator==(const ExpertBits&, const ExpertBits&) = default;
};

inline constexpr double kLeastShare = 0.001; ///< that a what-if may leave of a speed or a bandwidth
inline constexpr std::size_t kMostWhatIfs = 4096;

/// One supposition about the cluster, beside what is known of it: a part is slower than it is, or gone.
struct WhatIf {
    enum class Part : std::uint8_t {
        Device, ///< `first`
        Node, ///< `first`
        Link, ///< between the nodes `first` and `second`, both ways
        DevicePairs, ///< all links inside nodes
        NodePairs, ///< all links between nodes
    };
    Part part = Part::Device;
    int first = 0;
    int second = 0;
    /// A device or node left out, for which its whole node is; a link between nodes replaced by the best
    /// detour over a third one.
    bool removed = false;
    double speed = 1; ///< of computing, devices and nodes; share of what it is, in (0, 1]
    double bandwidth = 1; ///< of all links of the part; share of what it is, in (0, 1]

    /// The same part, whatever is supposed about it.
    [[nodiscard]] bool concerns(const WhatIf& other) const
    {
        return part == other.part && first == other.first && second == other.second;
    }
    friend bool operator==(const WhatIf&, const WhatIf&) = default;
};

/// What some data-parallel replicas do that others do not. Replicas are data-parallel coordinates.
struct ReplicaShare {
    std::vector<int> replicas; ///< ascending
    std::optional<int>
        microbatches; ///< of a step, 0 = they take no part; not said: an equal part of the rest
    int microBatchSize = 0; ///< sequences; 0 = as the workload says
    /// Decoder layers of each pipeline rank; one without any is left out. Empty = as the plan says.
    std::vector<int> layersPerStage;

    friend bool operator==(const ReplicaShare&, const ReplicaShare&) = default;
};

/// Work of one pipeline rank of one replica that other ranks do.
struct StageHandover {
    int replica = 0;
    int stage = 0; ///< pipeline rank
    HandoverWay way = HandoverWay::Microbatches;
    double share = 1; ///< of its work; 1 = its devices do nothing

    friend bool operator==(const StageHandover&, const StageHandover&) = default;
};

/// How data-parallel replicas and stages differ: after devices have been lost, or where they are not alike.
/// The batches of all replicas add up to the global batch; the gradient of every sequence has the weight of
/// one over that, whoever computed it.
struct ReplicaChoice {
    std::vector<ReplicaShare> shares; ///< each replica in one of them at most
    std::vector<StageHandover> handovers;
    /// Every pipeline rank holds the layers of the next one as well, and runs their forward passes (Bamboo).
    bool redundantStages = false;

    [[nodiscard]] bool alike() const { return shares.empty() && handovers.empty() && !redundantStages; }
    friend bool operator==(const ReplicaChoice&, const ReplicaChoice&) = default;
};

/// What runs the plan.
struct Execution {
    /// Its efficiencies count where the plan is evaluated; choosing it sets the fields that it has its own
    /// defaults for (withFramework()).
    Framework framework = Framework::None;
    /// Kernels are recorded once and replayed: the host launches a layer as a whole.
    bool cudaGraphs = false;
    GraphExtent graphExtent = GraphExtent::AllButExperts;
    /// Tokens that every expert takes, over the mean: of more the rest is dropped, fewer are padded
    /// (Megatron-LM --moe-expert-capacity-factor with --moe-pad-expert-input-to-capacity), so that the host
    /// knows all sizes beforehand; 0 = as many as come.
    double expertCapacity = 0;
    bool groupedExperts = true; ///< false: a rank's experts run one after another
    bool fusedPermutation = true; ///< of tokens into the order of their experts, and back
    bool fusedRotary = true; ///< false: rotary positions by many kernels (Megatron-LM --no-rope-fusion)
    OptimizerStart optimizerStart = OptimizerStart::GlobalNorm;
    OptimizerStep optimizerStep = OptimizerStep::Fused;
    Kernels kernels = Kernels::Fused;
    bool expandableSegments = false; ///< of PyTorch's allocator, which then leaves little unused
    double powerLimitWatts = 0; ///< of a device; 0 = what its board may draw
    static constexpr double kLeastClock = 0.1;
    static constexpr double kMostClock = 2;
    /// Whether masks and indices say where a token belongs; with a capacity places are known.
    [[nodiscard]] bool permutesApart() const { return !fusedPermutation && expertCapacity == 0; }
    [[nodiscard]] bool recordsWholeStep() const
    {
        return cudaGraphs && graphExtent == GraphExtent::WholeStep;
    }

    /// Of the devices of each pipeline rank, over the clock that their figures are of; empty = 1.
    std::vector<double> stageClocks;

    friend bool operator==(const Execution&, const Execution&) = default;
};

/// Everything a person decides. Defaults are the documented ones of the plan document.
struct Plan {
    std::string name;
    Execution execution;
    Workload workload;
    ServingChoice serving; ///< of work that serves
    Layout layout;
    StageSplit stages;
    ScheduleChoice schedule;
    MemoryChoice memory;
    Communication communication;
    std::vector<int> deviceOfRank; ///< empty = linear (rank r on the r-th device that can be used); otherwise
                                   ///< one device per rank
    std::vector<int> lockedRanks; ///< ascending; rank placement leaves them on their devices
    Shared<ReplicaChoice> replicas;
    Shared<ExpertPlacement> experts; ///< a list of each expert of each layer: copies of a plan share it
    ExpertBits bits;
    bool countTrace = true; ///< false: experts are taken as evenly loaded, whatever the routing trace says
    std::vector<WhatIf> whatIf; ///< what the plan is evaluated under; in the order they were supposed

    /// Tokens of the fullest expert rank over the mean, as the plan has them; 0 = by the routing trace.
    [[nodiscard]] double statedExpertLoad() const
    {
        return execution.expertCapacity > 0 ? execution.expertCapacity : memory.expertLoadFactor;
    }
    [[nodiscard]] int deviceOf(int rank) const
    {
        return deviceOfRank.empty() ? rank : deviceOfRank[static_cast<std::size_t>(rank)];
    }
    friend bool operator==(const Plan&, const Plan&) = default;
};

/// Whether one kernel reads gate and up-projection and writes their product.
inline bool fusesActivation(const Plan& plan)
{
    return plan.memory.fusedActivation && plan.execution.kernels != Kernels::Eager;
}

} // namespace rankloom
