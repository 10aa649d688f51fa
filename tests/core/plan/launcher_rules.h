// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What launchers refuse, as their public code checks it: every exported file must pass. Sources, of August
// 2026: NVIDIA/Megatron-LM megatron/training/arguments.py validate_args(), megatron/core/transformer/
// transformer_config.py __post_init__(), transformer/moe/moe_layer.py and token_dispatcher.py,
// megatron/core/optimizer/, megatron/core/parallel_state.py, pipeline_parallel/schedules.py;
// NVIDIA/TransformerEngine pytorch/attention/dot_product_attention/utils.py get_attention_backend();
// pytorch/torchtitan distributed/parallel_dims.py, components/quantization, distributed/tensor_parallel.py
// (of 20 February 2026, the last with TOML); deepspeedai/DeepSpeed runtime/config.py, zero/config.py,
// zero/mics.py, engine.py _do_optimizer_sanity_check().

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/plan/pipeline_layout.h"

namespace rankloom::test {

/// Where a file is started.
struct LaunchSite {
    int world = 1;
    int capability = 90; ///< CUDA compute capability times ten
};

/// A launch script taken apart: arguments of its arrays, and exported variables.
class MegatronLaunch {
public:
    MegatronLaunch(const std::string& script, LaunchSite site) : m_site(site)
    {
        for (std::size_t at = 0; at < script.size();) {
            const std::size_t end = std::min(script.find('\n', at), script.size());
            takeLine(script.substr(at, end - at));
            at = end + 1;
        }
    }

    /// What would keep it from starting; empty where nothing is known to.
    std::vector<std::string> refusals()
    {
        checkSizes();
        checkPipeline();
        checkSharding();
        checkOptimizer();
        checkRecompute();
        checkOffload();
        checkExperts();
        checkAttention();
        checkEnvironment();
        return m_refusals;
    }

    [[nodiscard]] bool has(const std::string& name) const { return m_arguments.count(name) > 0; }
    [[nodiscard]] std::string word(const std::string& name, std::string fallback = {}) const
    {
        const auto found = m_arguments.find(name);
        return found == m_arguments.end() || found->second.empty() ? fallback : found->second.front();
    }

private:
    void takeLine(const std::string& line)
    {
        std::vector<std::string> words;
        std::string word;
        for (const char c : line + ' ') {
            if (c == ' ' && !word.empty())
                words.push_back(std::exchange(word, {}));
            else if (c != ' ' && c != '\'')
                word += c;
        }
        if (words.size() == 2 && words[0] == "export")
            m_environment[words[1].substr(0, words[1].find('='))] = words[1].substr(words[1].find('=') + 1);
        if (!words.empty() && line.starts_with("    --") && !line.starts_with("    --master"))
            m_arguments[words[0]] = {words.begin() + 1, words.end()};
    }

    [[nodiscard]] int number(const std::string& name, int fallback = 0) const
    {
        return has(name) ? std::stoi(word(name)) : fallback;
    }
    [[nodiscard]] std::set<std::string> words(const std::string& name) const
    {
        const auto found = m_arguments.find(name);
        return found == m_arguments.end() ? std::set<std::string>()
                                          : std::set<std::string>(found->second.begin(), found->second.end());
    }
    void demand(bool holds, const char* rule)
    {
        if (!holds)
            m_refusals.emplace_back(rule);
    }

    [[nodiscard]] int tp() const { return number("--tensor-model-parallel-size", 1); }
    [[nodiscard]] int pp() const { return number("--pipeline-model-parallel-size", 1); }
    [[nodiscard]] int cp() const { return number("--context-parallel-size", 1); }
    [[nodiscard]] int ep() const { return number("--expert-model-parallel-size", 1); }
    [[nodiscard]] int etp() const { return number("--expert-tensor-parallel-size", tp()); }
    [[nodiscard]] int dp() const { return m_site.world / (tp() * pp() * cp()); }
    [[nodiscard]] int edp() const { return m_site.world / (etp() * ep() * pp()); }
    [[nodiscard]] bool moe() const { return has("--num-experts"); }
    [[nodiscard]] bool half() const { return has("--bf16") || has("--fp16"); }
    [[nodiscard]] bool selective() const { return word("--recompute-granularity") == "selective"; }

    void checkSizes()
    {
        demand(m_site.world % (tp() * pp() * cp()) == 0, "world size does not divide");
        demand(number("--global-batch-size") % (number("--micro-batch-size") * dp()) == 0, "global batch");
        demand(has("--kv-channels") || number("--hidden-size") % number("--num-attention-heads") == 0,
            "kv_channels");
        demand(number("--num-attention-heads") % tp() == 0, "heads by TP");
        const int groups = number("--num-query-groups", number("--num-attention-heads"));
        demand(groups % tp() == 0 || tp() % groups == 0, "query groups by TP");
        demand(number("--max-position-embeddings") >= number("--seq-length"), "max_position_embeddings");
        demand(cp() == 1 || number("--seq-length") % (2 * cp()) == 0, "sequence by 2 CP");
        demand(!(has("--bf16") && has("--fp16")), "fp16 and bf16");
        demand(!has("--mtp-num-layers") || word("--position-embedding-type") == "rope", "MTP without rope");
        demand(word("--rotary-base", "0").find_first_not_of("0123456789") == std::string::npos,
            "rotary base is an int");
    }

    void checkPipeline()
    {
        const bool layout = has("--pipeline-model-parallel-layout");
        const bool chunks = has("--num-virtual-stages-per-pipeline-rank");
        demand(!(layout && chunks), "two ways to name chunks");
        m_chunks = number("--num-virtual-stages-per-pipeline-rank", 1);
        if (layout) {
            const Result<PipelineLayout> parsed =
                parsePipelineLayout(word("--pipeline-model-parallel-layout"));
            demand(parsed.has_value(), "layout does not parse");
            const int stages = parsed ? static_cast<int>(parsed->layersPerStage.size()) : pp();
            demand(stages % pp() == 0, "layout does not divide by PP");
            m_chunks = stages / pp();
        } else if (!chunks) {
            demand(number("--num-layers") % pp() == 0, "layers by PP");
        }
        const int group = number("--microbatch-group-size-per-virtual-pipeline-stage", pp());
        const int m = number("--global-batch-size") / (number("--micro-batch-size") * dp());
        if (m_chunks > 1) {
            demand(pp() > (has("--no-overlap-p2p-communication") ? 2 : 1), "interleaving needs stages");
            demand(group <= m && group >= pp(), "microbatch group");
            demand(m % group == 0 || m % group >= pp(), "microbatches leave a remainder");
        }
        demand(!has("--use-tp-pp-dp-mapping") || pp() == 1 || !moe() || edp() == dp(),
            "order needs equal grids");
    }

    void checkSharding()
    {
        const bool distributed = has("--use-distributed-optimizer");
        const bool fsdp = has("--use-megatron-fsdp");
        const std::string optimizer = word("--optimizer");
        demand(!has("--overlap-param-gather") || ((distributed || fsdp) && has("--overlap-grad-reduce")),
            "overlap-param-gather");
        demand(!fsdp || optimizer == "adam" || optimizer == "sgd", "FSDP's optimizer");
        demand(fsdp == (word("--ckpt-format") == "fsdp_dtensor"), "fsdp_dtensor and FSDP");
        demand(!fsdp || !has("--use-tp-pp-dp-mapping"), "FSDP's rank order"); // Megatron-Bridge config.py
        demand(!(distributed || fsdp) || optimizer != "sgd", "the distributed optimizer is Adam");
        const int instances = number("--num-distributed-optimizer-instances", 1);
        demand(dp() * cp() % instances == 0 && (!moe() || edp() % instances == 0), "optimizer instances");
    }

    void checkOptimizer()
    {
        const bool aware = has("--use-precision-aware-optimizer");
        demand(!aware || word("--optimizer") == "adam", "precision-aware optimizer is Adam");
        demand(!aware || has("--use-distributed-optimizer"), "precision-aware optimizer is distributed");
        demand(aware || !(has("--exp-avg-dtype") || has("--exp-avg-sq-dtype")), "moments need awareness");
        demand(aware || !has("--optimizer-cpu-offload"), "optimizer offload needs awareness");
        demand(word("--optimizer") != "muon" || !has("--fp16"), "Muon with fp16");
    }

    void checkRecompute()
    {
        const bool full = word("--recompute-granularity") == "full";
        demand(!full || (has("--recompute-method") && has("--recompute-num-layers")), "full without method");
        demand(!selective() || !(has("--recompute-method") || has("--recompute-num-layers")),
            "selective with a method");
        static const std::set<std::string> allowed {
            "core_attn", "moe_act", "layernorm", "mla_up_proj", "mlp", "moe", "shared_experts"};
        for (const std::string& module : words("--recompute-modules")) {
            demand(allowed.count(module) > 0, "unknown module");
            demand(module != "moe_act" || has("--moe-grouped-gemm"), "moe_act without grouped gemm");
            demand(module != "mla_up_proj" || has("--multi-latent-attention"), "mla_up_proj without MLA");
            demand(!has("--fp8-format") || word("--fp8-recipe", "delayed") != "delayed"
                    || (module != "moe_act" && module != "layernorm"),
                "delayed scaling recomputes no norms");
        }
    }

    void checkOffload()
    {
        if (has("--cpu-offloading-num-layers")) {
            const int layers = number("--cpu-offloading-num-layers");
            demand(layers > 0 && layers < number("--num-layers"), "offloaded layers");
            demand(pp() == 1, "layer offloading with a pipeline");
            demand(!has("--recompute-granularity"), "layer offloading with recomputation");
            demand(!has("--fine-grained-activation-offloading"), "two ways of offloading");
        }
        if (!has("--fine-grained-activation-offloading"))
            return;
        static const std::set<std::string> allowed {
            "core_attn", "attn_proj", "expert_fc1", "moe_act", "attn_norm", "mlp_norm", "qkv_linear"};
        const std::set<std::string> modules = words("--offload-modules");
        demand(!modules.empty(), "nothing to offload");
        for (const std::string& module : modules)
            demand(allowed.count(module) > 0, "unknown module to offload");
        demand(modules.count("attn_proj") == 0 || modules.count("core_attn") > 0, "attn_proj alone");
        const bool inside = modules.count("moe_act") > 0 || modules.count("expert_fc1") > 0;
        demand(!inside || !selective() || words("--recompute-modules").count("moe") == 0,
            "offloads what is recomputed");
        demand(m_environment.count("NVTE_CPU_OFFLOAD_V1") > 0, "NVTE_CPU_OFFLOAD_V1");
    }

    void checkExperts()
    {
        demand(ep() == 1 || (moe() && number("--num-experts") % ep() == 0), "experts by EP");
        if (!moe())
            return;
        const std::string score = word("--moe-router-score-function", "softmax");
        demand(has("--disable-bias-linear") || etp() == 1, "biases of experts need ETP 1");
        demand(!has("--moe-router-enable-expert-bias") || score != "softmax", "correction bias with softmax");
        demand(number("--moe-router-topk", 2) != 1 || score != "softmax" || has("--moe-router-pre-softmax"),
            "top-1 needs softmax before");
        const int groups = number("--moe-router-num-groups", 1);
        demand(number("--num-experts") % groups == 0 && number("--moe-router-group-topk", 1) <= groups,
            "router groups");
        demand(!has("--moe-grouped-gemm") || m_site.capability >= 80, "grouped gemm before sm80");
        demand(tp() == 1 || has("--sequence-parallel"), "experts and TP without sequence parallelism");
        const bool flex = word("--moe-token-dispatcher-type") == "flex";
        demand(has("--moe-enable-deepep") <= flex, "DeepEP without flex");
        const bool pads = has("--moe-pad-expert-input-to-capacity");
        demand(!pads || (has("--moe-expert-capacity-factor") && !has("--moe-enable-deepep")),
            "experts padded to no capacity, or behind DeepEP");
        demand(!has("--moe-shared-expert-overlap")
                || (!flex && has("--moe-shared-expert-intermediate-size")
                    && !has("--overlap-moe-expert-parallel-comm")),
            "shared experts overlapped by flex, a second overlap or without any");
        demand(!flex || ep() * etp() > 1, "DeepEP over one rank");
        if (!has("--overlap-moe-expert-parallel-comm"))
            return;
        demand(pp() == 1 || m_chunks > 1, "EP overlap needs chunks");
        demand(ep() > 1 && half() && number("--mtp-num-layers") <= 1, "EP overlap");
        demand(word("--recompute-granularity") != "full", "EP overlap with full recomputation");
        demand(!selective() || words("--recompute-modules").count("moe") == 0, "EP overlap recomputes moe");
    }

    /// Some attention must be left: a backend that is named rules out the others.
    void checkAttention()
    {
        const std::string backend = word("--attention-backend", "auto");
        const bool mla = has("--multi-latent-attention");
        const bool sinks = word("--softmax-type", "vanilla") != "vanilla";
        const bool kernels = half() && m_site.capability >= 80;
        const int width =
            number("--kv-channels", number("--hidden-size") / std::max(1, number("--num-attention-heads")));
        // FlashAttention 3 has latent attention on Hopper, but nobody knows whether it is installed.
        const bool flash = kernels && !mla && !sinks && width <= 256 && width % 8 == 0;
        const bool fused = kernels && (cp() == 1 || !sinks || word("--cp-comm-type") == "a2a");
        const bool unfused = cp() == 1;
        const bool any = backend == "flash" ? flash
            : backend == "fused"            ? fused
            : backend == "unfused"          ? unfused
                                            : flash || fused || unfused;
        demand(any, "no attention backend is left");
        demand(!mla || !has("--group-query-attention"), "MLA with query groups");
        demand(!mla || word("--rope-type", "yarn") == "yarn" || has("--no-rope-fusion"), "fused rope of MLA");
        demand(!has("--tp-comm-overlap") || has("--sequence-parallel"), "TP overlap");
    }

    void checkEnvironment()
    {
        const auto found = m_environment.find("CUDA_DEVICE_MAX_CONNECTIONS");
        const std::string connections = found == m_environment.end() ? "" : found->second;
        if (has("--use-megatron-fsdp"))
            demand(connections != "1", "FSDP needs connections");
        else if ((tp() > 1 || cp() > 1) && m_site.capability < 100
            && !has("--overlap-moe-expert-parallel-comm"))
            demand(connections == "1", "TP and CP need one connection");
    }

    LaunchSite m_site;
    std::map<std::string, std::vector<std::string>> m_arguments;
    std::map<std::string, std::string> m_environment;
    std::vector<std::string> m_refusals;
    int m_chunks = 1;
};

/// Refusals of torchtitan for a TOML file.
inline std::vector<std::string> torchTitanRefusals(const nlohmann::json& toml, LaunchSite site)
{
    std::vector<std::string> refusals;
    const auto demand = [&refusals](bool holds, const char* rule) {
        if (!holds)
            refusals.emplace_back(rule);
    };
    const nlohmann::json& p = toml.at("parallelism");
    const auto degree = [&p](const char* name) { return p.value(name, 1); };
    const int shard = degree("data_parallel_shard_degree");
    const int replicate = degree("data_parallel_replicate_degree");
    const int tp = degree("tensor_parallel_degree");
    const int cp = degree("context_parallel_degree");
    const int pp = degree("pipeline_parallel_degree");
    const int ep = degree("expert_parallel_degree");
    const int etp = degree("expert_tensor_parallel_degree");
    demand(replicate * shard * tp * cp * pp == site.world, "degrees are not the world");
    demand(ep == 1 || etp == 1 || etp == tp, "ETP");
    demand(shard * cp * tp % (ep * etp) == 0 || ep == 1, "EP does not divide");
    demand(toml.at("training").at("seq_len").get<int>() % (tp * 2 * cp) == 0, "sequence length");
    const int local = toml.at("training").at("local_batch_size").get<int>();
    demand(toml.at("training").at("global_batch_size").get<int>() % (local * replicate * shard) == 0,
        "global batch");
    demand(pp == 1 || local % p.at("pipeline_parallel_microbatch_size").get<int>() == 0, "microbatches");
    const bool compiles = toml.contains("compile") && toml.at("compile").value("enable", false);
    demand(!p.value("enable_async_tensor_parallel", false) || compiles, "async TP without compile");
    static const std::set<std::string> modes {"selective", "full", "memory_budget", "none"};
    demand(modes.count(toml.at("activation_checkpoint").at("mode").get<std::string>()) > 0, "AC mode");
    if (toml.contains("model"))
        for (const nlohmann::json& converter :
            toml.at("model").value("converters", nlohmann::json::array())) {
            demand(converter == "quantize.linear.float8", "unknown converter");
            demand(site.capability >= 89, "float8 before sm89");
        }
    return refusals;
}

/// Refusals of DeepSpeed for a configuration.
inline std::vector<std::string> deepSpeedRefusals(const nlohmann::json& config)
{
    std::vector<std::string> refusals;
    const auto demand = [&refusals](bool holds, const char* rule) {
        if (!holds)
            refusals.emplace_back(rule);
    };
    const nlohmann::json& zero = config.at("zero_optimization");
    const int stage = zero.at("stage").get<int>();
    const bool offload = zero.contains("offload_optimizer");
    const bool fp16 = config.contains("fp16");
    const bool bf16 = config.contains("bf16");
    demand(stage >= 0 && stage <= 3, "ZeRO stage");
    demand(!(fp16 && bf16), "fp16 and bf16");
    demand(!offload || stage > 0, "offload without ZeRO");
    demand(!offload || zero.at("offload_optimizer").value("ratio", 1.0) == 1.0 || stage == 3,
        "partial offload before ZeRO 3");
    demand(!offload || !zero.contains("mics_shard_size"), "MiCS offloads nothing");
    demand(!zero.contains("mics_shard_size") || stage == 3, "MiCS is ZeRO 3");
    demand(!(zero.contains("mics_shard_size") && zero.contains("zero_hpz_partition_size")), "MiCS and hpZ");
    const std::string model = fp16 ? "fp16" : bf16 ? "bf16" : "fp32";
    const std::string gradients = config.at("data_types").at("grad_accum_dtype").get<std::string>();
    demand(stage > 0 || gradients == model, "mix of types without ZeRO");
    return refusals;
}

} // namespace rankloom::test
