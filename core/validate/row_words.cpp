// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// The words in which tables of measured runs say what a run did: overlapped traffic, dispatch, recorded
// graphs, sharding, pass orders, recompute. One table for each column; what stands between letters and digits
// parts words, so that "cuda_graph", "CUDA graph" and "cuda-graph" are one.
#include "core/validate/row_words.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "core/validate/word_listener.h"

namespace rankloom {

namespace {

enum GraphScope : unsigned { kAttention = 1, kMlp = 2, kRouter = 4, kExperts = 8, kWholeStep = 16 };

constexpr KnownWord filler(std::string_view phrase) { return {phrase, nullptr}; }

void setExtents(Sharding& sharding, const ShardExtent& extent)
{
    sharding.weights = sharding.gradients = sharding.optimizer = extent;
}

// --- What words of the column "overlap" do ---

void overlapData(RowWords& row, const Said& said) { row.plan.communication.overlapDp = !said.denied; }
void overlapTensor(RowWords& row, const Said& said) { row.plan.communication.overlapTp = !said.denied; }
void overlapExchange(RowWords& row, const Said& said) { row.plan.communication.overlapEp = !said.denied; }
void overlapShared(RowWords& row, const Said& said) { row.plan.communication.overlapShared = !said.denied; }

/// "no overlap": of anything.
void overlapAny(RowWords& row, const Said& said)
{
    if (!said.denied)
        return;
    for (const auto state : {overlapData, overlapTensor, overlapExchange, overlapShared})
        state(row, said);
}

/// Sends between stages: asynchronous ones are what a plan has anyway.
void overlapStages(RowWords& row, const Said& said)
{
    if (said.denied)
        row.plan.schedule.pointToPoint = PointToPointMode::Blocking;
}

void recordGraphs(RowWords& row, const Said& said) { row.plan.execution.cudaGraphs = !said.denied; }

void recordNothing(RowWords& row, const Said& /*said*/) { row.plan.execution.cudaGraphs = false; }

template <unsigned scope> void recordScope(RowWords& row, const Said& said)
{
    row.plan.execution.cudaGraphs = !said.denied;
    row.graphScopes |= scope;
}

/// FSDP: weights, gradients and optimizer, over all ranks where no number is said.
void shardWhole(RowWords& row, const Said& said)
{
    row.sharded = !said.denied;
    if (said.number)
        row.shards = *said.number;
}

void shardHybrid(RowWords& row, const Said& said)
{
    shardWhole(row, said);
    row.hybrid = !said.denied;
}

void shardUnknown(RowWords& row, const Said& /*said*/)
{
    row.refusal = "over how many devices it is sharded, and how often replicated, is not stated";
}

/// ZeRO-0 to ZeRO-3, over all data-parallel ranks.
void shardByStage(RowWords& row, const Said& said)
{
    if (!said.number || *said.number < 0 || *said.number > 3) {
        row.refusal = "names ZeRO without its stage";
        return;
    }
    constexpr ShardExtent kOver {ShardExtent::Kind::DataParallel, 1};
    Sharding& sharding = row.plan.memory.sharding;
    row.sharded = false;
    setExtents(sharding, {});
    if (*said.number >= 1)
        sharding.optimizer = kOver;
    if (*said.number >= 2)
        sharding.gradients = kOver;
    if (*said.number >= 3)
        sharding.weights = kOver;
}

void shardOptimizer(RowWords& row, const Said& said)
{
    row.plan.memory.sharding.optimizer.kind =
        said.denied ? ShardExtent::Kind::None : ShardExtent::Kind::DataParallel;
}

template <ScheduleKind kind> void order(RowWords& row, const Said& /*said*/) { row.schedule = kind; }

/// DualPipe hides the exchange between the passes of two directions.
template <ScheduleKind kind> void orderBothWays(RowWords& row, const Said& said)
{
    row.schedule = kind;
    overlapExchange(row, said);
}

template <ExpertDispatch dispatch> void dispatchBy(RowWords& row, const Said& /*said*/)
{
    row.plan.communication.expertDispatch = dispatch;
}

void fuseLoss(RowWords& row, const Said& said)
{
    row.plan.memory.crossEntropy = said.denied ? CrossEntropy::Unfused : CrossEntropy::Fused;
}

/// The host need not wait for the experts' sizes: tokens are permuted by fused kernels (Primus, sync-free).
void permuteFused(RowWords& row, const Said& said) { row.plan.execution.fusedPermutation = !said.denied; }

void attentionInEightBits(RowWords& row, const Said& said) { row.plan.memory.fp8Attention = !said.denied; }
void outputInEightBits(RowWords& row, const Said& said) { row.plan.memory.fp8OutputLayer = !said.denied; }

void compile(RowWords& row, const Said& said)
{
    row.compiled = !said.denied;
    if (!said.denied)
        row.unsaid.emplace_back("compile");
}

void delayWeightGradients(RowWords& row, const Said& said)
{
    if (!said.denied)
        row.unsaid.emplace_back("delayed weight gradients");
}

void weightsInEightBits(RowWords& row, const Said& said)
{
    if (!said.denied)
        row.unsaid.emplace_back("weights gathered in 8 bits");
}

void reduceInSwitches(RowWords& row, const Said& said)
{
    if (!said.denied)
        row.unsaid.emplace_back("SHARP");
}

void fakeTraffic(RowWords& row, const Said& /*said*/)
{
    row.refusal = "its communication was not real: computing alone was measured";
}

// --- Of "dispatcher" ---

void dispatchNothing(RowWords& row, const Said& /*said*/) { row.noDispatch = true; }

void gatherTokens(RowWords& row, const Said& /*said*/)
{
    row.refusal = "its tokens are gathered at every rank, which no plan can say";
}

// --- Of degrees ---

template <int Layout::*degree> void setDegree(RowWords& row, const Said& said)
{
    if (!said.number || *said.number < 1)
        row.refusal = "names a kind of parallelism without its degree";
    else
        row.plan.layout.*degree = *said.number;
}

void replicate(RowWords& row, const Said& said)
{
    if (!said.number || *said.number < 1)
        row.refusal = "names replicas without their number";
    else
        row.replicas = *said.number;
}

void splitSequence(RowWords& row, const Said& said) { row.plan.layout.sequenceParallel = !said.denied; }

void partLoss(RowWords& row, const Said& said) { row.wholeLoss = said.denied; }

// --- Of "recompute" ---

void recomputeNothing(RowWords& row, const Said& /*said*/) { row.plan.memory.recompute = {}; }

/// Whole layers; a number alone does not say whether of them, or at once.
void recomputeWhole(RowWords& row, const Said& said)
{
    row.plan.memory.recompute = {RecomputeMode::FullUniform, {}, 1};
    row.wholeLayers = said.number.value_or(1);
}

void recomputeUniformly(RowWords& row, const Said& said)
{
    row.plan.memory.recompute = {RecomputeMode::FullUniform, {}, said.number.value_or(1)};
    row.wholeLayers = 1;
}

void recomputeBlock(RowWords& row, const Said& said)
{
    row.plan.memory.recompute = {RecomputeMode::FullBlock, {}, said.number.value_or(1)};
    row.wholeLayers = 1;
    if (!said.number)
        row.refusal = "recomputes the first layers of each stage, and does not say how many";
}

void recomputeParts(RowWords& row, const Said& /*said*/)
{
    row.plan.memory.recompute.mode = RecomputeMode::Selective;
}

template <RecomputeModule module> void recomputeModule(RowWords& row, const Said& said)
{
    recomputeParts(row, said);
    row.plan.memory.recompute.modules.push_back(module);
}

void recomputeOperators(RowWords& row, const Said& /*said*/)
{
    row.plan.memory.recompute = {RecomputeMode::Operators, {}, 1};
}

void recomputeSharedExperts(RowWords& row, const Said& /*said*/)
{
    row.refusal = "recomputes shared_experts, which is no module that a plan can name";
}

constexpr std::array kRecomputes {
    filler("ac"),
    filler("activation checkpointing"),
    filler("checkpointing"),
    filler("recompute"),
    filler("recomputation"),
    filler("layers"),
    filler("layer"),
    filler("all"),
    filler("and"),
    KnownWord {"none", recomputeNothing},
    KnownWord {"full", recomputeWhole, true},
    KnownWord {"uniform", recomputeUniformly, true},
    KnownWord {"full uniform", recomputeUniformly, true},
    KnownWord {"block", recomputeBlock, true},
    KnownWord {"full block", recomputeBlock, true},
    KnownWord {"selective", recomputeParts},
    KnownWord {"core attn", recomputeModule<RecomputeModule::CoreAttention>},
    KnownWord {"core attention", recomputeModule<RecomputeModule::CoreAttention>},
    KnownWord {"layernorm", recomputeModule<RecomputeModule::LayerNorm>},
    KnownWord {"rmsnorm", recomputeModule<RecomputeModule::LayerNorm>},
    KnownWord {"norm", recomputeModule<RecomputeModule::LayerNorm>},
    KnownWord {"mlp", recomputeModule<RecomputeModule::Mlp>},
    KnownWord {"moe act", recomputeModule<RecomputeModule::MoeActivation>},
    KnownWord {"moe", recomputeModule<RecomputeModule::Moe>},
    KnownWord {"mla up proj", recomputeModule<RecomputeModule::LatentUpProjection>},
    KnownWord {"op", recomputeOperators},
    KnownWord {"per op", recomputeOperators},
    KnownWord {"operator", recomputeOperators},
    KnownWord {"shared experts", recomputeSharedExperts},
};

constexpr std::array kOrders {
    KnownWord {"1f1b", order<ScheduleKind::OneFOneB>},
    KnownWord {"interleaved 1f1b", order<ScheduleKind::Interleaved>},
    KnownWord {"interleaved1f1b", order<ScheduleKind::Interleaved>},
    KnownWord {"interleaved pp", order<ScheduleKind::Interleaved>},
    KnownWord {"interleaved", order<ScheduleKind::Interleaved>},
    KnownWord {"gpipe", order<ScheduleKind::GPipe>},
    KnownWord {"zb h1", order<ScheduleKind::ZbH1>},
    KnownWord {"zbh1", order<ScheduleKind::ZbH1>},
    KnownWord {"zb h2", order<ScheduleKind::ZbH2>},
    KnownWord {"zbh2", order<ScheduleKind::ZbH2>},
    KnownWord {"zb v", order<ScheduleKind::ZbV>},
    KnownWord {"zbv", order<ScheduleKind::ZbV>},
    KnownWord {"zbvzerobubble", order<ScheduleKind::ZbV>},
    KnownWord {"v half", order<ScheduleKind::VHalf>},
    KnownWord {"v min", order<ScheduleKind::VMin>},
    KnownWord {"dualpipe", orderBothWays<ScheduleKind::DualPipe>},
    KnownWord {"dualpipe v", orderBothWays<ScheduleKind::DualPipeV>},
    KnownWord {"dualpipev", orderBothWays<ScheduleKind::DualPipeV>},
    KnownWord {"chimera", order<ScheduleKind::Chimera>},
    KnownWord {"looped bfs", order<ScheduleKind::LoopedBfs>},
};

constexpr std::array kOverlaps {
    // Nothing beside what the program does anyway.
    filler("none"),
    filler("base"),
    filler("baseline"),
    filler("and"),
    filler("with"),
    filler("x"),
    filler("comm"),
    filler("communication"),
    filler("on"),
    filler("style"),
    filler("flexible"),
    KnownWord {"overlap", overlapAny},
    KnownWord {"overlaps", overlapAny},
    KnownWord {"overlapped", overlapAny},
    KnownWord {"dp", overlapData},
    KnownWord {"data parallel", overlapData},
    KnownWord {"grad reduce", overlapData},
    KnownWord {"gradient reduce", overlapData},
    KnownWord {"param gather", overlapData},
    KnownWord {"parameter gather", overlapData},
    KnownWord {"tp", overlapTensor},
    KnownWord {"tensor parallel", overlapTensor},
    KnownWord {"async tp", overlapTensor},
    KnownWord {"asynctp", overlapTensor},
    KnownWord {"userbuffers", overlapTensor},
    KnownWord {"userbuffer", overlapTensor},
    KnownWord {"user buffers", overlapTensor},
    KnownWord {"ub", overlapTensor},
    KnownWord {"pp", overlapStages},
    KnownWord {"p2p", overlapStages},
    filler("cp"), // rings are overlapped in a plan as they are in programs
    filler("ring"),
    KnownWord {"ep", overlapExchange},
    KnownWord {"ep a2a", overlapExchange},
    KnownWord {"a2a", overlapExchange},
    KnownWord {"all to all", overlapExchange},
    KnownWord {"alltoall", overlapExchange},
    KnownWord {"moe a2a", overlapExchange},
    KnownWord {"expert", overlapExchange},
    KnownWord {"experts", overlapExchange},
    KnownWord {"expert parallel", overlapExchange},
    KnownWord {"moe expert parallel", overlapExchange},
    KnownWord {"shared expert", overlapShared},
    KnownWord {"shared experts", overlapShared},
    KnownWord {"moe shared expert", overlapShared},
    // Recorded kernels, and what they hold (Megatron-Core, cuda_graph_scope).
    KnownWord {"cuda graph", recordGraphs},
    KnownWord {"cuda graphs", recordGraphs},
    KnownWord {"cudagraph", recordGraphs},
    KnownWord {"cudagraphs", recordGraphs},
    KnownWord {"graphs", recordGraphs},
    KnownWord {"attn", recordScope<kAttention>},
    KnownWord {"mlp", recordScope<kMlp>},
    KnownWord {"moe router", recordScope<kRouter>},
    KnownWord {"moe preprocess", recordScope<kRouter>},
    KnownWord {"moe", recordScope<kExperts>},
    KnownWord {"full iteration", recordScope<kWholeStep>},
    KnownWord {"whole step", recordScope<kWholeStep>},
    KnownWord {"full cuda graph", recordScope<kWholeStep>},
    KnownWord {"full cuda graphs", recordScope<kWholeStep>},
    KnownWord {"full graph", recordScope<kWholeStep>},
    KnownWord {"fsdp dp", shardUnknown},
    KnownWord {"fsdp x dp", shardUnknown},
    // "fsdp2" is the second version of it; how many ranks it takes is said as "fsdp128" or "over 32".
    KnownWord {"fsdp", shardWhole, true},
    KnownWord {"fsdp1", shardWhole, true},
    KnownWord {"fsdp2", shardWhole, true},
    KnownWord {"hsdp", shardHybrid, true},
    KnownWord {"zero", shardByStage, true},
    KnownWord {"distributed optimizer", shardOptimizer},
    KnownWord {"vpp", nullptr, true}, // a column of its own
    KnownWord {"deepep", dispatchBy<ExpertDispatch::Deduplicated>},
    KnownWord {"hybridep", dispatchBy<ExpertDispatch::Fused>},
    KnownWord {"loss fusion", fuseLoss},
    KnownWord {"fused loss", fuseLoss},
    KnownWord {"fused cross entropy", fuseLoss},
    KnownWord {"cross entropy fusion", fuseLoss},
    KnownWord {"sync free", permuteFused, true},
    KnownWord {"fp8 attention", attentionInEightBits},
    KnownWord {"fp8 dpa", attentionInEightBits},
    KnownWord {"fp8 dot product attention", attentionInEightBits},
    KnownWord {"fp8 output layer", outputInEightBits},
    KnownWord {"fp8 output proj", outputInEightBits},
    KnownWord {"fp8 param gather", weightsInEightBits},
    KnownWord {"fp8 params", weightsInEightBits},
    KnownWord {"compile", compile},
    KnownWord {"torch compile", compile},
    KnownWord {"delay wgrad", delayWeightGradients},
    KnownWord {"delay wgrad compute", delayWeightGradients},
    KnownWord {"delayed wgrad", delayWeightGradients},
    KnownWord {"sharp", reduceInSwitches},
    KnownWord {"fake communication backend", fakeTraffic},
    // What a host does is in the device's constants; a plan prefetches one block.
    filler("prefetch"),
    filler("numa"),
    filler("cpu bind"),
    filler("cpu binding"),
    filler("launch opt"),
    // Compilers, told apart by whose program it is.
    filler("maxtext"),
    filler("paxml"),
    filler("xla"),
};

/// Of a column that is about graphs alone.
constexpr std::array kGraphs {
    KnownWord {"0", recordNothing},
    KnownWord {"none", recordNothing},
    KnownWord {"off", recordNothing},
    KnownWord {"1", recordGraphs},
    KnownWord {"all but experts", recordGraphs},
    KnownWord {"full", recordScope<kWholeStep>},
};

constexpr std::array kDispatchers {
    filler("dropless"),
    filler("default"),
    KnownWord {"none", dispatchNothing},
    KnownWord {"experts tp", nullptr, true}, // "none (experts TP8)"
    KnownWord {"ep", nullptr, true}, // "none (EP1)"
    KnownWord {"alltoall", dispatchBy<ExpertDispatch::AllToAll>},
    KnownWord {"all to all", dispatchBy<ExpertDispatch::AllToAll>},
    KnownWord {"a2a", dispatchBy<ExpertDispatch::AllToAll>},
    KnownWord {"deepep", dispatchBy<ExpertDispatch::Deduplicated>},
    // DeepSeek published its own exchange as DeepEP, Megatron-Core's default of moe_flex_dispatcher_backend.
    KnownWord {"deepseek custom all to all", dispatchBy<ExpertDispatch::Deduplicated>},
    KnownWord {"flex", dispatchBy<ExpertDispatch::Deduplicated>},
    KnownWord {"flex deepep", dispatchBy<ExpertDispatch::Deduplicated>},
    KnownWord {"hybridep", dispatchBy<ExpertDispatch::Fused>},
    KnownWord {"flex hybridep", dispatchBy<ExpertDispatch::Fused>},
    KnownWord {"allgather", gatherTokens},
    KnownWord {"all gather", gatherTokens},
    KnownWord {"adaptive", gatherTokens},
};

constexpr std::array kDegrees {
    KnownWord {"fsdp", shardWhole, true},
    KnownWord {"hsdp", shardHybrid, true},
    KnownWord {"dp", replicate, true},
    KnownWord {"ddp", replicate, true},
    KnownWord {"tp", setDegree<&Layout::tp>, true},
    KnownWord {"pp", setDegree<&Layout::pp>, true},
    KnownWord {"vpp", setDegree<&Layout::vpp>, true},
    KnownWord {"cp", setDegree<&Layout::cp>, true},
    KnownWord {"ep", setDegree<&Layout::ep>, true},
    KnownWord {"etp", setDegree<&Layout::etp>, true},
    KnownWord {"zero", shardByStage, true},
    KnownWord {"sp", splitSequence},
    KnownWord {"loss parallel", partLoss},
};

constexpr std::array kTechniques {
    // The degrees are a column of their own.
    filler("fsdp"),
    filler("hsdp"),
    filler("tp"),
    filler("pp"),
    filler("cp"),
    filler("1d"),
    filler("2d"),
    filler("3d"),
    filler("4d"),
    KnownWord {"compile", compile},
    KnownWord {"torch compile", compile},
    KnownWord {"asynctp", overlapTensor},
    KnownWord {"async tp", overlapTensor},
    // Nothing that is kept is in 8 bits (pytorch/ao torchao/float8: inputs are saved as they come).
    filler("float8"),
    filler("fp8"),
    filler("tensorwise"),
    filler("rowwise"),
    KnownWord {"fsdp float8 all gather", weightsInEightBits},
    KnownWord {"loss parallel", partLoss},
};

} // namespace

namespace {

Result<void> read(RowWords& row, std::string_view column, std::string_view cell,
    std::vector<std::span<const KnownWord>> known)
{
    const std::string unknown = unknownWord(row, cell, std::move(known));
    if (!row.refusal.empty())
        return fail(ErrorCode::Unsupported, row.refusal);
    if (!unknown.empty())
        return fail(ErrorCode::Unsupported,
            fmt::format("its column {} says \"{}\", of which \"{}\" is not known", column, cell, unknown));
    return {};
}

} // namespace

Result<void> RowWords::readOverlap(std::string_view column, std::string_view cell)
{
    return read(*this, column, cell, {kOverlaps, kOrders});
}

Result<void> RowWords::readGraphs(std::string_view cell)
{
    return read(*this, "graphs", cell, {kGraphs, kOverlaps});
}

Result<void> RowWords::readDispatcher(std::string_view cell)
{
    Result<void> done = read(*this, "dispatcher", cell, {kDispatchers});
    if (done && noDispatch && plan.layout.ep > 1)
        return fail(ErrorCode::BadValue,
            "its experts lie on several ranks, and nothing is said to bring tokens there");
    return done;
}

Result<void> RowWords::readRecompute(std::string_view cell)
{
    plan.memory.recompute = {};
    if (Result<void> done = read(*this, "recompute", cell, {kRecomputes}); !done)
        return done;
    Recompute& recompute = plan.memory.recompute;
    if (recompute.mode == RecomputeMode::FullUniform && wholeLayers > 1)
        return fail(ErrorCode::Unsupported,
            fmt::format("recomputes {} layers whole, and does not say by which method", wholeLayers));
    if (recompute.mode != RecomputeMode::Selective || !recompute.modules.empty())
        return {};
    if (plan.execution.framework == Framework::Torchtitan) // its selective_ac_option
        recompute.mode = RecomputeMode::Operators;
    else
        recompute.modules = {RecomputeModule::CoreAttention}; // Megatron's
    return {};
}

Result<void> RowWords::readDegrees(std::string_view column, std::string_view cell)
{
    return read(*this, column, cell, {kDegrees, kOrders});
}

Result<void> RowWords::readTechniques(std::string_view cell)
{
    return read(*this, "techniques", cell, {kTechniques, kOrders});
}

namespace {

/// What recorded graphs hold, of the two extents that a plan knows. Errors: Unsupported.
Result<void> setGraphs(const RowWords& row, const ModelSpec& model, Execution& execution)
{
    if (!execution.cudaGraphs || row.graphScopes == 0)
        return {};
    const auto holds = [&row](unsigned scope) { return (row.graphScopes & scope) != 0; };
    if (holds(kWholeStep) || (holds(kAttention) && holds(kExperts) && model.moe)) {
        execution.graphExtent = GraphExtent::WholeStep;
        return {};
    }
    const bool rest = model.moe ? holds(kRouter) : holds(kMlp);
    if (!holds(kAttention) || !rest)
        return fail(ErrorCode::Unsupported, "its graphs hold a part of a layer, which no plan can say");
    execution.graphExtent = GraphExtent::AllButExperts;
    return {};
}

} // namespace

Result<void> RowWords::finish(const ModelSpec& model)
{
    if (const Result<void> done = setGraphs(*this, model, plan.execution); !done)
        return done;
    if (schedule && (*schedule != ScheduleKind::OneFOneB || plan.layout.vpp == 1))
        plan.schedule.kind = *schedule;
    if (!sharded)
        return {};
    using Kind = ShardExtent::Kind;
    if (shards > 0)
        setExtents(plan.memory.sharding, {Kind::Degree, shards});
    else
        setExtents(plan.memory.sharding, {hybrid ? Kind::Node : Kind::All, 1});
    return {};
}

} // namespace rankloom
