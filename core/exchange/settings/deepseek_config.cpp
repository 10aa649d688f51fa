// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/exchange/settings/deepseek_config.h"

#include <array>
#include <utility>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/exchange/syntax/json_values.h"

namespace rankloom {

std::optional<std::string> huggingFaceFromDeepSeek(std::string_view json)
{
    constexpr std::array<std::pair<const char*, const char*>, 15> keys {
        {{"vocab_size", "vocab_size"}, {"dim", "hidden_size"}, {"inter_dim", "intermediate_size"},
            {"moe_inter_dim", "moe_intermediate_size"}, {"n_layers", "num_hidden_layers"},
            {"n_dense_layers", "first_k_dense_replace"}, {"n_heads", "num_attention_heads"},
            {"n_routed_experts", "n_routed_experts"}, {"n_shared_experts", "n_shared_experts"},
            {"n_activated_experts", "num_experts_per_tok"}, {"q_lora_rank", "q_lora_rank"},
            {"kv_lora_rank", "kv_lora_rank"}, {"qk_nope_head_dim", "qk_nope_head_dim"},
            {"qk_rope_head_dim", "qk_rope_head_dim"}, {"v_head_dim", "v_head_dim"}}};
    const auto document = parseJson(json);
    if (!document || !document->is_object() || document->contains("model_type")
        || !document->contains("n_activated_experts") || !document->contains("dim"))
        return std::nullopt;
    nlohmann::ordered_json out;
    const bool third = textOf(memberOf(*document, "score_func")) == "sigmoid";
    out["model_type"] = third ? "deepseek_v3" : "deepseek_v2";
    out["tie_word_embeddings"] = false;
    for (const auto& [theirs, ours] : keys)
        if (const auto at = document->find(theirs); at != document->end())
            out[ours] = *at;
    out["num_key_value_heads"] = out["num_attention_heads"];
    if (numberOf(memberOf(*document, "q_lora_rank")) == 0)
        out["q_lora_rank"] = nullptr; // no compression
    return jsonText(out);
}

} // namespace rankloom
