// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf_families.h"

#include <algorithm>
#include <array>

#include "core/base/text.h"

namespace rankloom {

namespace {

constexpr PhraseWord kSparse = Phrase::word("in training its sparse attention is planned as whole attention");
constexpr PhraseWord kEmbeddingNorm = Phrase::word(
    "the normalisation of the embeddings is left out: two parameters per hidden unit of the whole "
    "model");

// One line per family; only what differs from Llama is named.
constexpr auto kFamilies = std::to_array<HuggingFaceFamily>({
    {.type = "apertus", .gatedMlp = false, .qkNorm = QkNorm::PerHead},
    {.type = "arcee", .gatedMlp = false},
    {.type = "baichuan"},
    {.type = "bloom",
        .attentionBias = AttentionBias::All,
        .mlpBias = true,
        .gatedMlp = false,
        .tiedByDefault = true,
        .norm = NormKind::LayerNorm,
        .approximation = kEmbeddingNorm},
    {.type = "chatglm"},
    {.type = "codegen",
        .attentionBias = AttentionBias::None,
        .mlpBias = true,
        .gatedMlp = false,
        .norm = NormKind::LayerNorm,
        .normsPerLayer = 1,
        .headBias = true},
    {.type = "cohere", .tiedByDefault = true, .norm = NormKind::Rms, .normsPerLayer = 1},
    {.type = "cohere2",
        .tiedByDefault = true,
        .norm = NormKind::Rms,
        .normsPerLayer = 1,
        .windows = WindowRule::ByPattern,
        .windowPattern = 4},
    {.type = "deepseek"},
    {.type = "deepseek_v2", .latentAttention = true},
    {.type = "deepseek_v3", .latentAttention = true, .routerBias = true},
    {.type = "deepseek_v32",
        .latentAttention = true,
        .indexerHeads = 64,
        .routerBias = true,
        .approximation = kSparse},
    {.type = "ernie4_5", .tiedByDefault = true},
    {.type = "ernie4_5_moe", .tiedByDefault = true, .routerBias = true},
    {.type = "exaone4", .qkNorm = QkNorm::PerHead},
    {.type = "falcon",
        .attentionBias = AttentionBias::None,
        .gatedMlp = false,
        .tiedByDefault = true,
        .norm = NormKind::LayerNorm},
    {.type = "gemma", .tiedByDefault = true, .defaultHeadDim = 256},
    {.type = "gemma2",
        .tiedByDefault = true,
        .normsPerLayer = 4,
        .defaultHeadDim = 256,
        .windows = WindowRule::EveryOther},
    {.type = "gemma3_text",
        .tiedByDefault = true,
        .normsPerLayer = 4,
        .qkNorm = QkNorm::PerHead,
        .defaultVocabulary = 262208,
        .defaultHeads = 8,
        .defaultKeyValueHeads = 4,
        .defaultHeadDim = 256,
        .windows = WindowRule::ByPattern,
        .windowPattern = 6},
    {.type = "glm", .attentionBias = AttentionBias::QueryKeyValueByKey},
    {.type = "glm4", .attentionBias = AttentionBias::QueryKeyValueByKey, .normsPerLayer = 4},
    {.type = "glm4_moe", .attentionBias = AttentionBias::QueryKeyValueByKey, .routerBias = true},
    {.type = "glm_moe_dsa",
        .latentAttention = true,
        .indexerHeads = 32,
        .routerBias = true,
        .approximation = kSparse},
    {.type = "gpt2",
        .attentionBias = AttentionBias::All,
        .mlpBias = true,
        .gatedMlp = false,
        .tiedByDefault = true,
        .norm = NormKind::LayerNorm,
        .learnedPositions = true},
    {.type = "gpt_bigcode",
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
    {.type = "gpt_oss",
        .routerBias = true,
        .expertBias = true,
        .attentionSinks = true,
        .defaultHeadDim = 64,
        .windows = WindowRule::EveryOther},
    {.type = "gptj",
        .attentionBias = AttentionBias::None,
        .mlpBias = true,
        .gatedMlp = false,
        .norm = NormKind::LayerNorm,
        .normsPerLayer = 1,
        .headBias = true},
    {.type = "granite", .tiedByDefault = true},
    {.type = "granitemoe", .tiedByDefault = true},
    {.type = "granitemoeshared", .tiedByDefault = true},
    {.type = "hunyuan_v1_dense"},
    {.type = "hunyuan_v1_moe"},
    {.type = "internlm2"},
    {.type = "kimi_k2", .latentAttention = true, .routerBias = true},
    {.type = "llama"},
    {.type = "llama4_text", .plainQkNorm = true, .defaultHeadDim = 128},
    {.type = "mimo", .attentionBias = AttentionBias::QueryKeyValueByKey},
    {.type = "minimax_m2", .qkNorm = QkNorm::PerProjection, .routerBias = true},
    {.type = "ministral", .windows = WindowRule::AllLayers},
    {.type = "mistral", .windows = WindowRule::AllLayers},
    {.type = "mixtral", .windows = WindowRule::AllLayers},
    {.type = "nemotron", .gatedMlp = false, .norm = NormKind::LayerNorm},
    {.type = "olmo", .normsPerLayer = 0},
    {.type = "olmo2", .qkNorm = QkNorm::PerProjection},
    {.type = "olmo3", .qkNorm = QkNorm::PerProjection},
    {.type = "olmoe", .qkNorm = QkNorm::PerProjection},
    {.type = "opt",
        .attentionBias = AttentionBias::All,
        .mlpBias = true,
        .gatedMlp = false,
        .tiedByDefault = true,
        .norm = NormKind::LayerNorm,
        .learnedPositions = true,
        .positionOffset = 2},
    {.type = "phi",
        .attentionBias = AttentionBias::All,
        .mlpBias = true,
        .gatedMlp = false,
        .norm = NormKind::LayerNorm,
        .normsPerLayer = 1,
        .headBias = true},
    {.type = "phi3", .windows = WindowRule::AllLayers},
    {.type = "phimoe", .norm = NormKind::LayerNorm, .windows = WindowRule::AllLayers},
    {.type = "qwen", .attentionBias = AttentionBias::QueryKeyValue, .doubledFfn = true},
    {.type = "qwen2", .attentionBias = AttentionBias::QueryKeyValue, .windows = WindowRule::FromLayer},
    {.type = "qwen2_5_vl_text", .attentionBias = AttentionBias::QueryKeyValue},
    {.type = "qwen2_moe",
        .attentionBias = AttentionBias::QueryKeyValue,
        .sharedGate = true,
        .windows = WindowRule::FromLayer},
    {.type = "qwen2_vl_text", .attentionBias = AttentionBias::QueryKeyValue},
    {.type = "qwen3", .qkNorm = QkNorm::PerHead, .defaultHeadDim = 128, .windows = WindowRule::FromLayer},
    {.type = "qwen3_moe", .qkNorm = QkNorm::PerHead, .windows = WindowRule::FromLayer},
    {.type = "qwen3_omni_moe_text", .qkNorm = QkNorm::PerHead},
    {.type = "qwen3_vl_moe_text", .qkNorm = QkNorm::PerHead},
    {.type = "qwen3_vl_text", .qkNorm = QkNorm::PerHead, .defaultHeadDim = 128},
    {.type = "seed_oss", .attentionBias = AttentionBias::QueryKeyValueByKey, .defaultHeadDim = 128},
    {.type = "smollm3", .tiedByDefault = true},
    {.type = "starcoder2",
        .attentionBias = AttentionBias::All,
        .mlpBias = true,
        .gatedMlp = false,
        .tiedByDefault = true,
        .norm = NormKind::LayerNorm,
        .windows = WindowRule::AllLayers},
});

constexpr auto kEncoderDecoders = std::to_array<std::string_view>({"bart", "flan-t5", "longt5", "m2m_100",
    "marian", "mbart", "mt5", "nllb-moe", "pegasus", "switch_transformers", "t5", "umt5", "whisper"});
constexpr auto kEncoders = std::to_array<std::string_view>({"albert", "bert", "deberta", "deberta-v2",
    "distilbert", "electra", "modernbert", "roberta", "vit", "xlm-roberta"});
constexpr auto kStateSpace = std::to_array<std::string_view>(
    {"bamba", "falcon_h1", "falcon_mamba", "granitemoehybrid", "hymba", "jamba", "mamba", "mamba2",
        "nemotron_h", "nemotron_flash", "phi4flash", "plamo2", "samba", "zamba", "zamba2"});
constexpr auto kLinearAttention = std::to_array<std::string_view>(
    {"bailing_moe_linear", "gla", "jet_nemotron", "kimi_linear", "minimax", "minimax_m1", "minimax_text_01",
        "olmo_hybrid", "qwen3_5", "qwen3_5_moe", "qwen3_5_moe_text", "qwen3_5_text", "qwen3_next", "retnet"});
constexpr auto kRecurrent = std::to_array<std::string_view>(
    {"lfm2", "lfm2_moe", "recurrent_gemma", "rwkv", "rwkv5", "rwkv6", "rwkv7", "xlstm"});
// Attention that is a mixture of experts itself, compressed, or shared between layers.
constexpr auto kOtherAttention = std::to_array<std::string_view>({"deepseek_v4", "gemma3n", "gemma3n_text",
    "gemma4", "gemma4_text", "jetmoe", "longcat_flash", "modular_moe"});

template <class List> bool contains(const List& list, std::string_view name)
{
    return std::find(list.begin(), list.end(), name) != list.end();
}

} // namespace

const HuggingFaceFamily* findFamily(std::string_view type)
{
    const auto found = std::find_if(
        kFamilies.begin(), kFamilies.end(), [type](const auto& family) { return family.type == type; });
    return found == kFamilies.end() ? nullptr : &*found;
}

std::optional<SparseAttention> usualSparseAttention(std::string_view type)
{
    constexpr int keys = 2048;
    constexpr int headDim = 128;
    const HuggingFaceFamily* family = findFamily(type);
    if (family == nullptr || family->indexerHeads == 0)
        return std::nullopt;
    return SparseAttention {keys, family->indexerHeads, headDim};
}

Phrase approximationOf(std::string_view type)
{
    const HuggingFaceFamily* family = findFamily(type);
    return family != nullptr ? Phrase(family->approximation) : Phrase();
}

std::string typeOfArchitecture(std::string_view name)
{
    std::string wanted;
    for (const std::string_view end :
        {"ForCausalLM", "ForConditionalGeneration", "LMHeadModel", "ForMaskedLM", "Model"})
        if (name.ends_with(end)) {
            name.remove_suffix(end.size());
            break;
        }
    wanted = lowerCase(name);
    const auto fits = [&wanted](std::string_view type) {
        std::string plain(type);
        std::erase_if(plain, [](char c) { return c == '_' || c == '-'; });
        return plain == wanted;
    };
    for (const HuggingFaceFamily& family : kFamilies)
        if (fits(family.type))
            return std::string(family.type);
    for (const std::span<const std::string_view> list : {std::span<const std::string_view>(kEncoderDecoders),
             std::span<const std::string_view>(kEncoders), std::span<const std::string_view>(kStateSpace),
             std::span<const std::string_view>(kLinearAttention),
             std::span<const std::string_view>(kRecurrent),
             std::span<const std::string_view>(kOtherAttention)})
        for (const std::string_view type : list)
            if (fits(type))
                return std::string(type);
    return {};
}

std::string_view whyUnsupported(std::string_view type)
{
    if (contains(kEncoderDecoders, type))
        return "an encoder-decoder: its two stacks and cross-attention do not form the one chain of layers "
               "that pipeline stages are cut from";
    if (contains(kEncoders, type))
        return "an encoder: it has no language-model head and is not trained token by token";
    if (contains(kStateSpace, type))
        return "a model with state-space layers (Mamba), whose parameters, operations and state per sequence "
               "are not those of attention";
    if (contains(kLinearAttention, type))
        return "a model with linear attention, whose parameters, operations and state per sequence are not "
               "those of attention";
    if (contains(kRecurrent, type))
        return "a model with recurrent layers or convolutions in the place of attention";
    if (contains(kOtherAttention, type))
        return "a model whose attention differs from layer to layer or is a mixture itself";
    return {};
}

} // namespace rankloom
