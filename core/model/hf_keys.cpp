// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hf_keys.h"

#include <algorithm>
#include <array>

#include <nlohmann/json.hpp>

namespace rankloom {

namespace {

using Json = nlohmann::json;

/// How a value must be for its key to count.
enum class When : std::uint8_t {
    Given, ///< neither null, false, 0 nor empty
    List, ///< a list of one entry a layer
    HoldsZero, ///< a list in which some layers have 0
};

struct Shape {
    std::string_view key;
    When when;
    PhraseWord reason;
};

constexpr PhraseWord kHasStateSpace = Phrase::word("some of its layers are state-space layers (Mamba)");
constexpr PhraseWord kLinear = Phrase::word("some of its layers have linear attention");
constexpr PhraseWord kHasRecurrent = Phrase::word("some of its layers are recurrent or convolutions");
constexpr PhraseWord kUnlike = Phrase::word("its layers differ from each other in their sizes");
constexpr PhraseWord kLatentExperts =
    Phrase::word("its experts work in a latent space that is smaller than the hidden size");
constexpr PhraseWord kCompressed = Phrase::word("its attention is compressed and sparse");
constexpr PhraseWord kEmbeddings = Phrase::word("its layers have embeddings of their own");
constexpr PhraseWord kCrossed = Phrase::word("some of its layers attend to another stack");
constexpr PhraseWord kShared = Phrase::word("some of its layers use the keys and values of others");
constexpr PhraseWord kDraft =
    Phrase::word("it is a draft for speculative decoding, which has parts of another model");
constexpr PhraseWord kEmptyExperts = Phrase::word("some of its experts compute nothing");

// transformers, src/transformers/models/*/configuration_*.py, and the configs of the named models.
constexpr auto kShapes = std::to_array<Shape>({
    {"mamba_d_state", When::Given, kHasStateSpace}, // Jamba, Bamba, Granite 4, Falcon-H1, Zamba 2
    {"mamba_num_heads", When::Given, kHasStateSpace}, // Nemotron-H
    {"mamba_n_heads", When::Given, kHasStateSpace},
    {"mamba_expand", When::Given, kHasStateSpace},
    {"ssm_state_size", When::Given, kHasStateSpace},
    {"ssm_cfg", When::Given, kHasStateSpace},
    {"state_size", When::Given, kHasStateSpace},
    {"time_step_rank", When::Given, kHasStateSpace},
    {"hybrid_override_pattern", When::Given, kHasStateSpace},
    {"hybrid_layer_ids", When::Given, kHasStateSpace},
    {"layers_block_type", When::List, kHasStateSpace},
    {"attn_layer_period", When::Given, kHasStateSpace},
    {"attn_layer_indices", When::List, kHasStateSpace},
    {"linear_num_key_heads", When::Given, kLinear}, // Qwen3-Next, Qwen3.5
    {"linear_num_value_heads", When::Given, kLinear},
    {"linear_key_head_dim", When::Given, kLinear},
    {"linear_attn_config", When::Given, kLinear}, // Kimi Linear
    {"full_attention_interval", When::Given, kLinear},
    {"attn_type_list", When::HoldsZero, kLinear}, // MiniMax: 0 = lightning attention
    {"layernorm_linear_attention_alpha", When::Given, kLinear},
    {"linear_attn_alpha_factor", When::Given, kLinear},
    {"linear_backend", When::Given, kLinear},
    {"conv_L_cache", When::Given, kHasRecurrent}, // LFM 2
    {"lru_width", When::Given, kHasRecurrent}, // RecurrentGemma
    {"block_types", When::List, kHasRecurrent},
    {"rescale_every", When::Given, kHasRecurrent}, // RWKV
    {"moe_latent_size", When::Given, kLatentExperts}, // Nemotron 3
    {"expert_latent_size", When::Given, kLatentExperts},
    {"compress_ratios", When::List, kCompressed}, // DeepSeek-V4
    {"o_lora_rank", When::Given, kCompressed},
    {"block_configs", When::List, kUnlike}, // Nemotron-NAS
    {"ffn_multipliers", When::List, kUnlike}, // OpenELM
    {"num_query_heads", When::List, kUnlike},
    {"global_head_dim", When::Given, kUnlike}, // Gemma 4
    {"num_global_key_value_heads", When::Given, kUnlike},
    {"hidden_size_per_layer_input", When::Given, kEmbeddings}, // Gemma 3n
    {"laurel_rank", When::Given, kEmbeddings},
    {"cross_attention_layers", When::List, kCrossed}, // Llama 3.2 Vision
    {"use_cla", When::Given, kShared}, // Hunyuan Large
    {"draft_vocab_size", When::Given, kDraft}, // EAGLE 3
    {"eagle_config", When::Given, kDraft},
    {"dflash_config", When::Given, kDraft},
    {"num_target_layers", When::Given, kDraft},
    {"zero_expert_num", When::Given, kEmptyExperts}, // LongCat-Flash
    {"expert_ffn_hidden_size", When::Given, kEmptyExperts},
});

bool holds(const Json& value, When when)
{
    switch (when) {
    case When::Given:
        return !(value.is_null() || value == false || value == 0 || value == "" || value.empty());
    case When::List:
        return value.is_array() && !value.empty();
    case When::HoldsZero:
        return value.is_array() && std::ranges::find(value, Json(0)) != value.end();
    }
    return false;
}

/// "layer_types": a word a layer. Only attention, whole or in a window, is planned.
UnsupportedKey unsupportedLayers(const Json& config)
{
    const auto types = config.find("layer_types");
    if (types == config.end() || !types->is_array())
        return {};
    constexpr auto planned = std::to_array<std::string_view>(
        {"full_attention", "sliding_attention", "chunked_attention", "deepseek_sparse_attention", "attention",
            "global_attention", "local_attention", "dense", "sparse", "moe"});
    for (const Json& type : *types) {
        if (!type.is_string())
            continue;
        const auto word = type.get<std::string>();
        if (std::ranges::find(planned, word) == planned.end())
            return {
                "layer_types", Phrase::of("some of its layers are of the type \"{}\"", word.substr(0, 40))};
    }
    return {};
}

/// Keys that never change the number or size of parameters.
constexpr auto kHarmless = std::to_array<std::string_view>({"apply_query_key_layer_scaling",
    "attention_head_dim", "class_num", "cla_share_factor", "moe_capacity", "moe_drop_tokens",
    "moe_use_aux_free", "org_vocab_size", "use_mixed_mlp_moe", "use_rotary_pos_emb", "sliding_window_pattern",
    "attention_softmax_in_fp32", "bias_dropout_fusion", "do_layer_norm_before", "enable_bias",
    "fp32_residual_connection", "layer_norm_elementwise_affine", "masked_softmax_fusion", "offset_alibi",
    "original_rope", "pad_key_length", "post_layer_norm", "pre_allocate_kv_cache", "rmsnorm",
    "scale_attention_softmax_in_fp32", "skip_bias_add", "skip_bias_add_qkv", "slow_but_exact", "use_moe",
    "use_mtp", "validate_runner_input", "add_cross_attention", "add_router_probs", "alibi", "alibi_bias_max",
    "architectures", "attention_chunk_size", "attention_logit_cap", "attention_multiplier",
    "attention_sink_size", "attn_implementation", "attn_layer_offset", "attn_logit_softcapping", "attn_scale",
    "attn_soft_cap", "attn_temperature_tuning", "attn_type_list", "auto_map", "begin_suppress_tokens", "bf16",
    "block_group_size", "block_type", "cache_implementation", "chunk_size", "chunk_size_feed_forward",
    "clip_qkv", "context_window_size", "do_sample", "early_stopping", "embedding_multiplier",
    "embedding_size", "encoder_sparse_step", "ep_size", "expert_capacity", "expert_dtype",
    "final_logit_softcapping", "finetuning_task", "flash_attention", "floor_scale", "forced_bos_token_id",
    "fp16", "fp32", "glu", "gradient_checkpointing", "head_scale", "hidden_act", "hidden_activation",
    "id2label", "index_topk", "init_device", "init_fn", "init_std", "initial_context_length",
    "interleaved_sliding_window", "is_causal", "is_decoder", "is_llama_config", "label2id", "layer_types",
    "log_scaling_floor", "logit_scale", "logits_scaling", "logits_soft_cap", "max_length", "max_seq_len",
    "max_sequence_length", "max_window_layers", "min_length", "mm_tokens_per_image", "model_max_length",
    "model_type", "moe_impl", "moe_layer_recompute", "mtp_use_dedicated_embeddings", "n_ctx", "n_group",
    "no_bias", "no_rope_layer_interval", "no_rope_layers", "norm_after", "norm_topk_prob",
    "num_attention_layers", "num_beam_groups", "num_beams", "num_ctx", "num_expert_group",
    "num_expert_groups", "num_hash_layers", "num_hidden_groups", "num_logits_to_keep", "num_return_sequences",
    "onnx_safe", "original_max_position_embeddings", "output_attentions", "output_hidden_states",
    "output_router_logits", "parallel_attn", "position_embedding_type", "precision", "prefill_chunk_size",
    "pretraining_tp", "problem_type", "pruned_heads", "quantization_config", "query_pre_attn_scalar",
    "repetition_penalty", "residual_multiplier", "return_dict", "return_dict_in_generate", "router_aux_loss",
    "router_dtype", "router_ignore_padding_tokens", "router_type", "scale_attn_weights",
    "scale_attn_by_inverse_layer_idx", "scale_depth", "scale_emb", "scale_logits", "scale_embedding",
    "scoring_func", "seq_aux", "seq_length", "sep_token_id", "sliding_window", "sliding_window_pattern",
    "sliding_window_size", "split_past_key_values", "reorder_and_upcast_attn", "summary_proj_to_labels",
    "summary_use_proj", "suppress_tokens", "swiglu_limit", "task_specific_params", "tie_encoder_decoder",
    "tokenizer_class", "top_k", "topk_group", "topk_method", "torch_dtype", "torchscript",
    "transformers_version", "unsloth_fixed", "unsloth_version", "use_bfloat16", "use_cache",
    "use_dynamic_ntk", "use_flash_attn", "use_logn_attn", "use_parallel_residual", "use_sliding_window",
    "use_stable_embedding", "vision_config", "audio_config", "vision_feature_layer", "visual",
    "_from_model_config", "_name_or_path", "_attn_implementation_autoset", "_flash_attn_2_enabled",
    "_attn_implementation"});

/// The same for families of keys, by their beginning or end.
constexpr auto kHarmlessStarts = std::to_array<std::string_view>({"rope", "rotary", "init", "summary_",
    "dropout", "output_", "router_aux", "router_z", "router_jitter", "aux_loss", "quant", "tokenizer",
    "vision_", "image_", "video_", "audio_", "bos_", "eos_", "pad_", "decoder_start", "forced_", "_commit"});
constexpr auto kHarmlessEnds = std::to_array<std::string_view>({"_token_id", "_token_index", "_token_ids",
    "dropout", "dropout_prob", "_pdrop", "_eps", "_epsilon", "_coef", "_coeff", "_factor", "_dtype", "_alpha",
    "_theta", "_softcapping", "_penalty", "_noise", "_loss"});

template <class List> bool has(const List& list, std::string_view key)
{
    return std::ranges::find(list, key) != list.end();
}

} // namespace

UnsupportedKey unsupportedKey(const Json& config)
{
    for (const Shape& shape : kShapes)
        if (const auto found = config.find(shape.key); found != config.end() && holds(*found, shape.when))
            return {std::string(shape.key), Phrase(shape.reason)};
    return unsupportedLayers(config);
}

bool mayChangeSize(std::string_view key, const Json& value)
{
    if (value.is_null() || value == false || value == 0 || has(kHarmless, key)
        || (value.is_structured() && value.empty()))
        return false;
    if (std::ranges::any_of(kHarmlessStarts, [&](std::string_view start) { return key.starts_with(start); })
        || std::ranges::any_of(kHarmlessEnds, [&](std::string_view end) { return key.ends_with(end); }))
        return false;
    // Rates and words say how something is computed, unless their name speaks of a size.
    constexpr auto sizes = std::to_array<std::string_view>({"hidden", "dim", "rank", "layer", "head",
        "expert", "bias", "ffn", "mlp", "intermediate", "vocab", "mamba", "conv", "embd", "tie_", "lora",
        "ratio", "multiplier", "pattern", "width", "size", "latent"});
    if (value.is_string() || value.is_number_float())
        return std::ranges::any_of(
            sizes, [&](std::string_view word) { return key.find(word) != std::string_view::npos; });
    return true;
}

} // namespace rankloom
