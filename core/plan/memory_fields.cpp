// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <fmt/ranges.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/plan/field_rows.h"
#include "core/plan/plan_fields.h"
#include "core/plan/recompute_modules.h"

namespace rankloom::detail {

using nlohmann::ordered_json;

namespace {

ordered_json writeModules(const Plan& plan) { return namesOf(plan.memory.recompute.modules); }

void readModules(JsonObject& section, std::string_view key, Plan& plan, JsonFindings& findings)
{
    plan.memory.recompute.modules.clear();
    const std::vector<std::string> names = section.texts(key);
    for (std::size_t i = 0; i < names.size(); ++i)
        if (const auto module = fromName<RecomputeModule>(names[i]))
            plan.memory.recompute.modules.push_back(*module);
        else
            findings.refuseValue(section.pointerTo(key) + pointerStep(i), names[i],
                Phrase::of("one of {}", fmt::join(namesOf<RecomputeModule>(), ", ")));
}

constexpr PlanField kMemoryFields[] = {
    {"/memory/precision", Phrase::word("precision"), Phrase::word("Precision"),
        Phrase::word("Bytes per weight, gradient and activation, and which peak of the GPU counts."),
        choice([](auto& p) -> auto& { return p.memory.precision; })},
    {"/memory/optimizer", Phrase::word("optimizer"), Phrase::word("Optimizer"),
        Phrase::word("State per parameter: Adam keeps an FP32 master copy and two moments, 12 bytes."),
        choice([](auto& p) -> auto& { return p.memory.optimizer; })},
    {"/memory/gradients", Phrase::word("gradient type"), Phrase::word("Gradients"),
        Phrase::word("Type of the gradient buffer: 4 or 2 bytes per parameter."),
        choice([](auto& p) -> auto& { return p.memory.gradients; })},
    {"/memory/masterWeights", Phrase::word("master weights"), Phrase::word("Master weights"),
        Phrase::word(
            "Where the FP32 values of 16-bit weights are. In the optimizer: 2 bytes of weights and 4 of "
            "their "
            "copies (Megatron-LM, DeepSpeed). The weights themselves: 4 bytes, gradients 4, and 16-bit "
            "copies "
            "of what a pass uses (FSDP, autocast). Nowhere: weights, gradients and moments have 16 bits."),
        choice([](auto& p) -> auto& { return p.memory.masterWeights; })},
    {"/memory/fp8Weights", Phrase::word("weights in 8 bits"), Phrase::word("FP8 weights"),
        Phrase::word("Precision “FP8 mixed” keeps weights in 8 bits, by rows and by columns. Off: in 16 bits "
                     "beside those copies, 4 bytes instead of 2, and cast once a step (Megatron-Core without "
                     "fp8_param_gather)."),
        Toggle {[](Plan& p) -> bool& { return p.memory.fp8Weights; }}, kNoWords, true},
    {"/memory/crossEntropy", Phrase::word("cross entropy"), Phrase::word("Cross entropy"),
        Phrase::word(
            "How many copies of the logits, b·s·V/TP elements, live at the end of the forward pass."),
        choice([](auto& p) -> auto& { return p.memory.crossEntropy; })},
    {"/memory/vocabularyDivisor", Phrase::word("vocabulary divisor"), Phrase::word("Vocabulary divisor"),
        Phrase::word("The vocabulary is padded to a multiple of this times TP; 128 is Megatron's "
                     "make-vocab-size-divisible-by."),
        Integer {[](Plan& p) -> int& { return p.memory.vocabularyDivisor; }, 1, 1 << 20}},
    {"/memory/sharding/weights", Phrase::word("weight sharding"), Phrase::word("Shard weights"),
        Phrase::word("ZeRO-3 and FSDP: each rank keeps 1/N of the weights and gathers them for each pass."),
        Extent {[](Plan& p) -> ShardExtent& { return p.memory.sharding.weights; }}},
    {"/memory/sharding/gradients", Phrase::word("gradient sharding"), Phrase::word("Shard gradients"),
        Phrase::word("ZeRO-2: gradients are reduce-scattered, each rank keeps 1/N of them."),
        Extent {[](Plan& p) -> ShardExtent& { return p.memory.sharding.gradients; }}},
    {"/memory/sharding/optimizer", Phrase::word("optimizer sharding"), Phrase::word("Shard optimizer"),
        Phrase::word(
            "ZeRO-1, Megatron's distributed optimizer: each rank keeps 1/N of master weights and moments."),
        Extent {[](Plan& p) -> ShardExtent& { return p.memory.sharding.optimizer; }}},
    {"/memory/sharding/secondaryWeights", Phrase::word("second copy of the weights"),
        Phrase::word("Second copy"),
        Phrase::word("ZeRO++ hpZ: a second copy of the sharded weights within the node, 2·Ψ/P bytes over P "
                     "ranks, from which the backward pass gathers without leaving the node."),
        Extent {[](Plan& p) -> ShardExtent& { return p.memory.sharding.secondaryWeights; }}},
    {"/memory/recompute/mode", Phrase::word("recomputation"), Phrase::word("Recompute"),
        Phrase::word("What is computed again in the backward pass instead of being kept. Everything: a layer "
                     "keeps 2·s·b·h bytes and costs one more forward pass."),
        choice([](auto& p) -> auto& { return p.memory.recompute.mode; })},
    {"/memory/recompute/modules", Phrase::word("recomputed modules"), Phrase::word("Recomputed modules"),
        Phrase::word("Modules that are computed again in the backward pass."),
        Other {writeModules, readModules}},
    {"/memory/recompute/layers", Phrase::word("recomputed layers"), Phrase::word("Recomputed layers"),
        Phrase::word("Groups: layers per checkpoint. First layers: how many of each stage."),
        Integer {[](Plan& p) -> int& { return p.memory.recompute.layers; }, 1, kMostLayers}},
    {"/memory/offload/target", Phrase::word("offload"), Phrase::word("Offload"),
        Phrase::word(
            "Activations leave the GPU between forward and backward, over the host link or to the drives. A "
            "module may leave without anybody waiting while what is written before it and twice itself, over "
            "the time until it is needed again, is within the bandwidth (SSDTrain's rule)."),
        choice([](auto& p) -> auto& { return p.memory.offload.target; })},
    {"/memory/offload/fraction", Phrase::word("offloaded share"), Phrase::word("Offloaded share"),
        Phrase::word("Share of the activations that leave, of those that may."),
        Decimal {[](Plan& p) -> double& { return p.memory.offload.fraction; }, 0, 1, ShownAs::Percent, 5}},
    {"/memory/offload/optimizerFraction", Phrase::word("optimizer on host"),
        Phrase::word("Optimizer on host"),
        Phrase::word("Share of the optimizer states in host memory, updated by the CPU: 12 bytes per "
                     "parameter with Adam leave the GPU; gradients and weights travel each step."),
        Decimal {[](Plan& p) -> double& { return p.memory.offload.optimizerFraction; }, 0, 1,
            ShownAs::Percent, 5}},
    {"/memory/flashAttention", Phrase::word("flash attention"), Phrase::word("Flash attention"),
        Phrase::word("Off: the attention matrix is kept, 5·a·s²·b bytes for a heads of each layer (arXiv "
                     "2205.05198, section 4.1)."),
        Toggle {[](Plan& p) -> bool& { return p.memory.flashAttention; }}},
    {"/memory/fp8Attention", Phrase::word("attention in 8 bits"), Phrase::word("FP8 attention"),
        Phrase::word(
            "Precision “FP8 mixed” leaves the products of attention in 16 bits unless this is on "
            "(Megatron-Core: fp8_dot_product_attention), under MX scaling, as measured on Blackwell. "
            "Memory stays: queries and keys are kept by rows and by columns, a byte each."),
        Toggle {[](Plan& p) -> bool& { return p.memory.fp8Attention; }}},
    {"/memory/fp8OutputLayer", Phrase::word("output layer in 8 bits"), Phrase::word("FP8 output layer"),
        Phrase::word("Precision “FP8 mixed” leaves the output layer in 16 bits unless this is on "
                     "(Megatron-Core: fp8_output_proj); its input is then kept in 1 byte."),
        Toggle {[](Plan& p) -> bool& { return p.memory.fp8OutputLayer; }}},
    {"/memory/dropout", Phrase::word("dropout"), Phrase::word("Dropout"),
        Phrase::word("One-byte masks after attention and MLP and on the embedding: 2·s·b·h bytes per layer."),
        Toggle {[](Plan& p) -> bool& { return p.memory.dropout; }}},
    {"/memory/dummyWeightGradients", Phrase::word("dummy gradients"), Phrase::word("Dummy gradients"),
        Phrase::word("Transformer Engine from 2.3 on with fused gradient accumulation keeps one dummy "
                     "gradient of every shape of weight."),
        Toggle {[](Plan& p) -> bool& { return p.memory.dummyWeightGradients; }}},
    {"/memory/fusedActivation", Phrase::word("fused activation"), Phrase::word("Fused activation"),
        Phrase::word("Off: a gated MLP keeps its activated gate beside the gate and their product, as eager "
                     "PyTorch does: 2·s·b·f/TP bytes more per layer."),
        Toggle {[](Plan& p) -> bool& { return p.memory.fusedActivation; }}},
    {"/memory/gradientBuckets", Phrase::word("gradient buckets"), Phrase::word("Gradient buckets"),
        Phrase::word("16-bit buckets of the data-parallel wrapper beside the gradients that are summed up: 2 "
                     "bytes per parameter (PyTorch DDP without gradient_as_bucket_view)."),
        Toggle {[](Plan& p) -> bool& { return p.memory.gradientBuckets; }}},
    {"/memory/gatherBuffers", Phrase::word("gather buffers"), Phrase::word("Gather buffers"),
        Phrase::word("Standing buffers for a gathered sequence under sequence parallelism, 2·s·b·h bytes "
                     "each; nanotron keeps two."),
        Integer {[](Plan& p) -> int& { return p.memory.gatherBuffers; }, 0, 16}},
    {"/memory/heldCollectiveInputs", Phrase::word("held inputs of collectives"), Phrase::word("Held inputs"),
        Phrase::word("Whole inputs of reduce-scatters that a layer leaves unusable to the allocator while a "
                     "collective on its own stream still holds them: up to two a layer, in “reserved” only."),
        Decimal {
            [](Plan& p) -> double& { return p.memory.heldCollectiveInputs; }, 0, 16, ShownAs::Number, 0.5}},
    {"/memory/contextAllToAll", Phrase::word("CP by all-to-all"), Phrase::word("CP by all-to-all"),
        Phrase::word("Context parallelism exchanges heads by two all-to-alls a layer and direction instead "
                     "of passing keys and values around, which nothing hides, and keeps an exchanged copy of "
                     "the attention output."),
        Toggle {[](Plan& p) -> bool& { return p.memory.contextAllToAll; }}},
    {"/memory/probabilitiesAfterExperts", Phrase::word("late scaling by the router"),
        Phrase::word("Late scaling"),
        Phrase::word("Router probabilities are multiplied after the experts, as Megatron-Core did before "
                     "0.14: the output of the second matrix is kept."),
        Toggle {[](Plan& p) -> bool& { return p.memory.probabilitiesAfterExperts; }}},
    {"/memory/logitBytes", Phrase::word("bytes per logit"), Phrase::word("Bytes per logit"),
        Phrase::word("Alive per logit at the loss. By the cross entropy: fused 2, vocabulary-parallel 6, "
                     "eager 12, unfused 14 bytes, compiled 6."),
        Decimal {[](Plan& p) -> double& { return p.memory.logitBytes; }, 0, 64, ShownAs::BytesEach, 1},
        Phrase::word("by cross entropy")},
    {"/memory/lossChunks", Phrase::word("pieces of the loss"), Phrase::word("Loss in pieces"),
        Phrase::word("Output layer and loss go over the tokens of a microbatch piece by piece, each computed "
                     "again in the backward pass, so that the logits of one piece are alive (torchtune, "
                     "Liger). 1: all at once."),
        Integer {[](Plan& p) -> int& { return p.memory.lossChunks; }, 1, 1 << 16}, kNoWords, true},
    {"/memory/expertLoadFactor", Phrase::word("load of the fullest expert rank"),
        Phrase::word("Fullest expert rank"),
        Phrase::word("Tokens of the fullest expert rank over the mean: activations of experts grow with it. "
                     "From the imported routing trace unless set; 1 is perfect balance."),
        Decimal {[](Plan& p) -> double& { return p.memory.expertLoadFactor; }, 0, 1024, ShownAs::Times, 0.1},
        Phrase::word("by the routing trace")},
    {"/memory/gatheredBlocks", Phrase::word("gathered layers"), Phrase::word("Gathered layers"),
        Phrase::word(
            "Sharded weights: layers that are whole on a GPU at once, the current one and those prefetched."),
        Integer {[](Plan& p) -> int& { return p.memory.gatheredBlocks; }, 0, kMostLayers}},
};

} // namespace

std::span<const PlanField> memoryFields() { return kMemoryFields; }

} // namespace rankloom::detail
