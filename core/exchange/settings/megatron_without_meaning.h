// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace rankloom {

/// Arguments that describe the model, the data's shape or the launch: nothing to decide in a plan.
inline constexpr std::string_view kMegatronWithoutMeaning[] = {"--ffn-hidden-size",
    "--max-position-embeddings", "--position-embedding-type", "--normalization", "--swiglu",
    "--disable-bias-linear", "--add-qkv-bias", "--untie-embeddings-and-output-weights", "--vocab-size",
    "--mtp-num-layers", "--multi-latent-attention", "--q-lora-rank", "--kv-lora-rank", "--qk-head-dim",
    "--qk-pos-emb-head-dim", "--v-head-dim", "--group-query-attention", "--num-query-groups", "--kv-channels",
    "--qk-layernorm", "--softmax-type", "--window-size", "--window-attn-skip-freq", "--moe-router-topk",
    "--moe-ffn-hidden-size", "--moe-layer-freq", "--moe-shared-expert-intermediate-size",
    "--moe-shared-expert-gate", "--moe-router-enable-expert-bias", "--hidden-dropout", "--ckpt-format",
    "--use-mcore-models", "--transformer-impl", "--overlap-param-gather", "--node_rank", "--node-rank",
    "--master_addr", "--master-addr", "--master_port", "--master-port", "--rotary-base", "--rotary-percent",
    "--use-rotary-position-embeddings", "--norm-epsilon", "--init-method-std", "--rope-type",
    "--use-rope-scaling", "--rope-scaling-factor", "--rotary-seq-len-interpolation-factor",
    "--rotary-scaling-factor", "--mscale", "--mscale-all-dim", "--yarn-original-max-position-embeddings",
    "--yarn-beta-fast", "--yarn-beta-slow", "--no-yarn-correction-range-round-to-int", "--quick-geglu",
    "--squared-relu", "--glu-linear-offset", "--activation-func-clamp-value", "--moe-router-score-function",
    "--moe-router-pre-softmax", "--moe-router-topk-scaling-factor", "--moe-router-num-groups",
    "--moe-router-group-topk", "--moe-router-dtype", "--fp8-recipe"};

} // namespace rankloom
