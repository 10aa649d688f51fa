// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf_families.h"

#include <algorithm>
#include <array>

namespace rankloom {

namespace {

constexpr std::string_view kLinearAttention =
    "Linear-attention layers are counted as full-attention layers; sizes are approximate.";
constexpr std::string_view kStateSpace =
    "State-space layers are counted as attention layers; sizes are approximate.";
constexpr std::string_view kSparseAttention =
    "Compressed sparse attention is counted as plain multi-query attention; sizes are approximate.";
constexpr std::string_view kIndexer =
    "The indexer of sparse attention is left out: about 0.1 % of the parameters.";
constexpr std::string_view kSharedAttention =
    "Mixture-of-attention layers are counted as plain attention; sizes are approximate.";

// One line per family; only what differs from Llama is named.
constexpr auto kFamilies = std::to_array<HuggingFaceFamily>({
    {.type = "baichuan"},
    {.type = "cohere", .tiedByDefault = true, .norm = NormKind::Rms, .normsPerLayer = 1},
    {.type = "deepseek_v2", .latentAttention = true},
    {.type = "deepseek_v3", .latentAttention = true, .routerBias = true},
    {.type = "deepseek_v32", .latentAttention = true, .routerBias = true, .approximation = kIndexer},
    {.type = "deepseek_v4", .routerBias = true, .approximation = kSparseAttention},
    {.type = "ernie4_5_moe", .tiedByDefault = true, .routerBias = true},
    {.type = "gemma", .tiedByDefault = true, .defaultHeadDim = 256},
    {.type = "gemma2", .tiedByDefault = true, .normsPerLayer = 4, .defaultHeadDim = 256},
    {.type = "gemma3_text",
        .tiedByDefault = true,
        .normsPerLayer = 4,
        .qkNorm = QkNorm::PerHead,
        .defaultVocabulary = 262208,
        .defaultHeads = 8,
        .defaultKeyValueHeads = 4,
        .defaultHeadDim = 256},
    {.type = "glm", .attentionBias = AttentionBias::QueryKeyValueByKey},
    {.type = "glm4", .attentionBias = AttentionBias::QueryKeyValueByKey, .normsPerLayer = 4},
    {.type = "glm4_moe", .attentionBias = AttentionBias::QueryKeyValueByKey, .routerBias = true},
    {.type = "gpt2",
        .attentionBias = AttentionBias::All,
        .mlpBias = true,
        .gatedMlp = false,
        .tiedByDefault = true,
        .norm = NormKind::LayerNorm,
        .learnedPositions = true},
    {.type = "gpt_neox",
        .attentionBias = AttentionBias::All,
        .mlpBias = true,
        .gatedMlp = false,
        .norm = NormKind::LayerNorm},
    {.type = "gpt_oss", .routerBias = true, .expertBias = true, .attentionSinks = true, .defaultHeadDim = 64},
    {.type = "granite", .tiedByDefault = true},
    {.type = "granitemoe", .tiedByDefault = true},
    {.type = "internlm2"},
    {.type = "jamba", .approximation = kStateSpace},
    {.type = "jetmoe", .tiedByDefault = true, .approximation = kSharedAttention},
    {.type = "kimi_k2", .latentAttention = true, .routerBias = true},
    {.type = "llama"},
    {.type = "llama4_text", .plainQkNorm = true, .defaultHeadDim = 128},
    {.type = "minimax", .approximation = kLinearAttention},
    {.type = "ministral"},
    {.type = "mistral"},
    {.type = "mixtral"},
    {.type = "olmo", .normsPerLayer = 0},
    {.type = "olmo2", .qkNorm = QkNorm::PerProjection},
    {.type = "olmo3", .qkNorm = QkNorm::PerProjection},
    {.type = "olmoe", .qkNorm = QkNorm::PerProjection},
    {.type = "phi",
        .attentionBias = AttentionBias::All,
        .mlpBias = true,
        .gatedMlp = false,
        .norm = NormKind::LayerNorm,
        .normsPerLayer = 1,
        .headBias = true},
    {.type = "phi3"},
    {.type = "phimoe", .norm = NormKind::LayerNorm},
    {.type = "qwen", .attentionBias = AttentionBias::QueryKeyValue, .doubledFfn = true},
    {.type = "qwen2", .attentionBias = AttentionBias::QueryKeyValue},
    {.type = "qwen2_5_vl_text", .attentionBias = AttentionBias::QueryKeyValue},
    {.type = "qwen2_moe", .attentionBias = AttentionBias::QueryKeyValue, .sharedGate = true},
    {.type = "qwen2_vl_text", .attentionBias = AttentionBias::QueryKeyValue},
    {.type = "qwen3", .qkNorm = QkNorm::PerHead, .defaultHeadDim = 128},
    {.type = "qwen3_5_moe_text",
        .qkNorm = QkNorm::PerHead,
        .sharedGate = true,
        .approximation = kLinearAttention},
    {.type = "qwen3_moe", .qkNorm = QkNorm::PerHead},
    {.type = "qwen3_next", .qkNorm = QkNorm::PerHead, .sharedGate = true, .approximation = kLinearAttention},
    {.type = "qwen3_vl_moe_text", .qkNorm = QkNorm::PerHead},
    {.type = "qwen3_vl_text", .qkNorm = QkNorm::PerHead, .defaultHeadDim = 128},
    {.type = "starcoder2",
        .attentionBias = AttentionBias::All,
        .mlpBias = true,
        .gatedMlp = false,
        .tiedByDefault = true,
        .norm = NormKind::LayerNorm},
});

constexpr auto kEncoderDecoders = std::to_array<std::string_view>({"bart", "flan-t5", "longt5", "m2m_100",
    "marian", "mbart", "mt5", "nllb-moe", "pegasus", "switch_transformers", "t5", "umt5", "whisper"});
constexpr auto kEncoders = std::to_array<std::string_view>({"albert", "bert", "deberta", "deberta-v2",
    "distilbert", "electra", "modernbert", "roberta", "vit", "xlm-roberta"});
constexpr auto kRecurrent = std::to_array<std::string_view>({"mamba", "mamba2", "rwkv"});

template <class List> bool contains(const List& list, std::string_view name)
{
    return std::find(list.begin(), list.end(), name) != list.end();
}

} // namespace

std::span<const HuggingFaceFamily> huggingFaceFamilies() { return kFamilies; }

const HuggingFaceFamily* findFamily(std::string_view type)
{
    const auto found = std::find_if(
        kFamilies.begin(), kFamilies.end(), [type](const auto& family) { return family.type == type; });
    return found == kFamilies.end() ? nullptr : &*found;
}

std::string_view whyUnsupported(std::string_view type)
{
    if (contains(kEncoderDecoders, type))
        return "an encoder-decoder: its two stacks and cross-attention do not form the one chain of layers "
               "that pipeline stages are cut from";
    if (contains(kEncoders, type))
        return "an encoder: it has no language-model head and is not trained token by token";
    if (contains(kRecurrent, type))
        return "a recurrent model without attention";
    return {};
}

} // namespace rankloom
