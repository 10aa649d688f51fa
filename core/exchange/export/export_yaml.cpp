// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/exchange/export/export_facts.h"
#include "core/exchange/export/export_megatron.h"
#include "core/exchange/export/yaml_sections.h"

namespace rankloom {

namespace {

/// A number as all YAML readers take it: to PyYAML "1e-05" is a word.
std::string yamlNumber(std::string text)
{
    const std::size_t exponent = text.find('e');
    const bool number = !text.empty() && text.find_first_not_of("0123456789+-.e") == std::string::npos;
    if (number && exponent != std::string::npos && exponent > 0 && text.find('.') == std::string::npos)
        text.insert(exponent, ".0");
    return text;
}

enum class Form : std::uint8_t {
    Plain, ///< the value as it is
    Words, ///< a list of words
    Quoted,
    Yes, ///< a switch
    No, ///< a switch that turns something off
    Numbers, ///< "127,0" as a list
    Experts, ///< '([0]*3+[1]*58)' as a list
    Windows, ///< the same, or a number
    Left, ///< decided elsewhere in this tool, or by its recipe of the model
};
struct BridgeKey {
    std::string_view flag;
    const char* section;
    const char* key;
    Form form = Form::Plain;
};
/// Where an argument of Megatron-LM stands in Megatron-Bridge's configuration (ConfigContainer: model is a
/// GPTModelProvider, whose fields are those of Megatron-Core's configuration classes).
constexpr BridgeKey kBridgeKeys[] = {
    {"--num-layers", "model", "num_layers"},
    {"--hidden-size", "model", "hidden_size"},
    {"--ffn-hidden-size", "model", "ffn_hidden_size"},
    {"--num-attention-heads", "model", "num_attention_heads"},
    {"--num-query-groups", "model", "num_query_groups"},
    {"--group-query-attention", "model", "", Form::Left},
    {"--kv-channels", "model", "kv_channels"},
    {"--max-position-embeddings", "model", "", Form::Left},
    {"--position-embedding-type", "model", "position_embedding_type"},
    {"--normalization", "model", "normalization"},
    {"--norm-epsilon", "model", "layernorm_epsilon"},
    {"--rotary-base", "model", "rotary_base"},
    {"--rotary-percent", "model", "rotary_percent"},
    {"--rope-type", "model", "rope_type"},
    {"--no-rope-fusion", "model", "apply_rope_fusion", Form::No},
    {"--use-rope-scaling", "model", "rope_scaling", Form::Yes},
    {"--rope-scaling-factor", "model", "rope_scaling_factor"},
    {"--rotary-seq-len-interpolation-factor", "model", "seq_len_interpolation_factor"},
    {"--rotary-scaling-factor", "model", "rotary_scaling_factor"},
    {"--mscale", "model", "mscale"},
    {"--mscale-all-dim", "model", "mscale_all_dim"},
    {"--yarn-original-max-position-embeddings", "model", "yarn_original_max_position_embeddings"},
    {"--yarn-beta-fast", "model", "yarn_beta_fast"},
    {"--yarn-beta-slow", "model", "yarn_beta_slow"},
    {"--no-yarn-correction-range-round-to-int", "model", "yarn_correction_range_round_to_int", Form::No},
    {"--quick-geglu", "model", "gated_linear_unit", Form::Yes},
    {"--squared-relu", "model", "", Form::Left},
    {"--glu-linear-offset", "model", "glu_linear_offset"},
    {"--activation-func-clamp-value", "model", "activation_func_clamp_value"},
    {"--swiglu", "model", "gated_linear_unit", Form::Yes},
    {"--disable-bias-linear", "model", "add_bias_linear", Form::No},
    {"--add-qkv-bias", "model", "add_qkv_bias", Form::Yes},
    {"--untie-embeddings-and-output-weights", "model", "share_embeddings_and_output_weights", Form::No},
    {"--vocab-size", "model", "vocab_size"},
    {"--make-vocab-size-divisible-by", "model", "make_vocab_size_divisible_by"},
    {"--mtp-num-layers", "model", "mtp_num_layers"},
    {"--multi-latent-attention", "model", "multi_latent_attention", Form::Yes},
    {"--q-lora-rank", "model", "q_lora_rank"},
    {"--kv-lora-rank", "model", "kv_lora_rank"},
    {"--qk-head-dim", "model", "qk_head_dim"},
    {"--qk-pos-emb-head-dim", "model", "qk_pos_emb_head_dim"},
    {"--v-head-dim", "model", "v_head_dim"},
    {"--qk-layernorm", "model", "qk_layernorm", Form::Yes},
    {"--softmax-type", "model", "softmax_type"},
    {"--window-size", "model", "window_size", Form::Numbers},
    {"--window-attn-skip-freq", "model", "window_attn_skip_freq", Form::Windows},
    {"--attention-backend", "model", "attention_backend"},
    {"--attention-dropout", "model", "attention_dropout"},
    {"--hidden-dropout", "model", "hidden_dropout"},
    {"--num-experts", "model", "num_moe_experts"},
    {"--moe-router-topk", "model", "moe_router_topk"},
    {"--moe-router-score-function", "model", "moe_router_score_function"},
    {"--moe-router-pre-softmax", "model", "moe_router_pre_softmax", Form::Yes},
    {"--moe-router-topk-scaling-factor", "model", "moe_router_topk_scaling_factor"},
    {"--moe-router-num-groups", "model", "moe_router_num_groups"},
    {"--moe-router-group-topk", "model", "moe_router_group_topk"},
    {"--moe-ffn-hidden-size", "model", "moe_ffn_hidden_size"},
    {"--moe-layer-freq", "model", "moe_layer_freq", Form::Experts},
    {"--moe-shared-expert-intermediate-size", "model", "moe_shared_expert_intermediate_size"},
    {"--moe-shared-expert-gate", "model", "moe_shared_expert_gate", Form::Yes},
    {"--moe-router-enable-expert-bias", "model", "moe_router_enable_expert_bias", Form::Yes},
    {"--moe-grouped-gemm", "model", "moe_grouped_gemm", Form::Yes},
    {"--moe-permute-fusion", "model", "moe_permute_fusion", Form::Yes},
    {"--moe-expert-capacity-factor", "model", "moe_expert_capacity_factor"},
    {"--moe-pad-expert-input-to-capacity", "model", "moe_pad_expert_input_to_capacity", Form::Yes},
    {"--moe-shared-expert-overlap", "model", "moe_shared_expert_overlap", Form::Yes},
    {"--moe-token-dispatcher-type", "model", "moe_token_dispatcher_type"},
    {"--moe-enable-deepep", "model", "moe_enable_deepep", Form::Yes},
    {"--seq-length", "model", "seq_length"},
    {"--micro-batch-size", "train", "micro_batch_size"},
    {"--global-batch-size", "train", "global_batch_size"},
    {"--bf16", "", "", Form::Left},
    {"--fp16", "", "", Form::Left},
    {"--fp8-format", "", "", Form::Left},
    {"--fp8-recipe", "", "", Form::Left},
    {"--fp8-output-proj", "model", "fp8_output_proj", Form::Yes},
    {"--cpu-offloading-num-layers", "model", "cpu_offloading_num_layers"},
    {"--fine-grained-activation-offloading", "model", "fine_grained_activation_offloading", Form::Yes},
    {"--offload-modules", "model", "offload_modules", Form::Words},
    {"--activation-offload-fraction", "model", "activation_offload_fraction"},
    {"--optimizer", "optimizer", "optimizer"},
    {"--use-precision-aware-optimizer", "optimizer", "use_precision_aware_optimizer", Form::Yes},
    {"--exp-avg-dtype", "optimizer", "exp_avg_dtype"},
    {"--exp-avg-sq-dtype", "optimizer", "exp_avg_sq_dtype"},
    {"--optimizer-cpu-offload", "optimizer", "optimizer_cpu_offload", Form::Yes},
    {"--optimizer-offload-fraction", "optimizer", "optimizer_offload_fraction"},
    {"--grad-reduce-in-bf16", "ddp", "grad_reduce_in_fp32", Form::No},
    {"--accumulate-allreduce-grads-in-fp32", "ddp", "grad_reduce_in_fp32", Form::Yes},
    {"--cross-entropy-loss-fusion", "model", "cross_entropy_loss_fusion", Form::Yes},
    {"--recompute-granularity", "model", "recompute_granularity"},
    {"--recompute-method", "model", "recompute_method"},
    {"--recompute-num-layers", "model", "recompute_num_layers"},
    {"--recompute-modules", "model", "recompute_modules", Form::Words},
    {"--tensor-model-parallel-size", "model", "tensor_model_parallel_size"},
    {"--pipeline-model-parallel-size", "model", "pipeline_model_parallel_size"},
    {"--pipeline-model-parallel-layout", "model", "pipeline_model_parallel_layout", Form::Quoted},
    {"--num-virtual-stages-per-pipeline-rank", "model", "virtual_pipeline_model_parallel_size"},
    {"--context-parallel-size", "model", "context_parallel_size"},
    {"--cp-comm-type", "model", "cp_comm_type"},
    {"--expert-model-parallel-size", "model", "expert_model_parallel_size"},
    {"--expert-tensor-parallel-size", "model", "expert_tensor_parallel_size"},
    {"--sequence-parallel", "model", "sequence_parallel", Form::Yes},
    {"--use-tp-pp-dp-mapping", "dist", "use_tp_pp_dp_mapping", Form::Yes},
    {"--no-overlap-p2p-communication", "model", "overlap_p2p_comm", Form::No},
    {"--microbatch-group-size-per-virtual-pipeline-stage", "model", "microbatch_group_size_per_vp_stage"},
    {"--use-distributed-optimizer", "ddp", "use_distributed_optimizer", Form::Yes},
    {"--num-distributed-optimizer-instances", "ddp", "num_distributed_optimizer_instances"},
    {"--use-megatron-fsdp", "ddp", "use_megatron_fsdp", Form::Yes},
    {"--data-parallel-sharding-strategy", "ddp", "data_parallel_sharding_strategy"},
    {"--ckpt-format", "checkpoint", "ckpt_format"},
    {"--overlap-grad-reduce", "ddp", "overlap_grad_reduce", Form::Yes},
    {"--overlap-param-gather", "ddp", "overlap_param_gather", Form::Yes},
    {"--fp8-param-gather", "ddp", "fp8_param_gather", Form::Yes},
    {"--tp-comm-overlap", "comm_overlap", "tp_comm_overlap", Form::Yes},
    {"--overlap-moe-expert-parallel-comm", "comm_overlap", "overlap_moe_expert_parallel_comm", Form::Yes},
};

/// One entry per layer: 1 where it is `chosen`.
template <class Chosen> std::string layerList(const ModelSpec& model, const Chosen& chosen)
{
    std::string text = "[";
    for (int l = 0; l < model.layers; ++l)
        text += fmt::format("{}{}", l == 0 ? "" : ", ", chosen(l) ? 1 : 0);
    return text + "]";
}

std::string bridgeValue(const BridgeKey& key, const MegatronFlag& flag, const ModelSpec& model)
{
    switch (key.form) {
    case Form::Yes:
        return "true";
    case Form::No:
        return "false";
    case Form::Words:
        return fmt::format("[{}]", fmt::join(flag.values, ", "));
    case Form::Quoted:
        return jsonString(flag.values.front());
    case Form::Numbers:
        return '[' + flag.values.front() + ']';
    case Form::Experts:
        return layerList(model, [&model](int l) { return model.isMoe(l); });
    case Form::Windows:
        if (flag.values.front().starts_with('('))
            return layerList(model, [&model](int l) { return model.isWindowed(l); });
        break;
    case Form::Plain:
    case Form::Left:
        break;
    }
    return flag.values.empty() ? std::string("true") : yamlNumber(flag.values.front());
}

/// How 8-bit numbers are scaled, as Megatron-Core (fp8, fp8_recipe) and Megatron-Bridge's recipes call it.
struct BridgeScaling {
    const char* format;
    const char* recipe;
    const char* name;
};

BridgeScaling bridgeScaling(const MegatronArguments& arguments)
{
    if (arguments.has("--fp8-output-proj"))
        return {"e4m3", "mxfp8", "bf16_with_mxfp8_mixed"};
    if (arguments.has("--fp8-recipe"))
        return {"hybrid", "tensorwise", "bf16_with_fp8_current_scaling_mixed"};
    return {"hybrid", "delayed", "bf16_with_fp8_delayed_scaling_mixed"};
}

/// Attention in 8 bits is a member of the section, which overrules the model's; a recipe's name has no place
/// for it.
void writeBridgeAttention(const BridgeScaling& scaling, Yaml& yaml, Omissions& omissions)
{
    const char* section = "mixed_precision";
    yaml.flag(section, "bf16", true);
    yaml.set(section, "fp8", scaling.format);
    yaml.set(section, "fp8_recipe", scaling.recipe);
    yaml.flag(section, "fp8_dot_product_attention", true);
    omissions.covers({"/memory/fp8Attention"});
}

const char* bridgePrecision(Precision precision, const MegatronArguments& arguments)
{
    switch (precision) {
    case Precision::Fp16Mixed:
        return "fp16_mixed";
    case Precision::Fp8Mixed:
        return bridgeScaling(arguments).name;
    case Precision::Bf16Mixed:
    case Precision::Fp32:
        break;
    }
    return "bf16_mixed";
}

/// What YAML files beside Megatron's cannot say about a split of layers.
void omitSplit(const PlanFacts& facts, Omissions& omissions, const char* tool)
{
    const bool even = std::ranges::all_of(facts.stages,
        [&facts](const StageLayers& stage) { return stage.layerCount == facts.stages.front().layerCount; });
    omissions.covers({"/stages/layersPerStage"});
    if (!even)
        omissions.lose("/stages/layersPerStage",
            Phrase::of("{} splits layers by itself: an own split of stages has no key.", tool));
}

void omitSchedule(
    const PlanFacts& facts, Omissions& omissions, const char* tool, std::initializer_list<ScheduleKind> known)
{
    omissions.covers({"/schedule/kind"});
    if (facts.layout.pp == 1 || std::ranges::find(known, facts.plan.schedule.kind) != known.end())
        return;
    const bool interleaves =
        facts.chunks > 1 && std::ranges::find(known, ScheduleKind::Interleaved) != known.end();
    const ScheduleKind runs = interleaves ? ScheduleKind::Interleaved : ScheduleKind::OneFOneB;
    omissions.add("/schedule/kind",
        Phrase::of("{} does not run the schedule {}: it runs {}.", tool, nameOf(facts.plan.schedule.kind),
            nameOf(runs)));
    omissions.written().schedule.kind = runs;
    omissions.written().layout.vpp = interleaves ? facts.chunks : 1;
}

bool recomputesAll(const PlanFacts& facts)
{
    const RecomputeMode mode = facts.plan.memory.recompute.mode;
    return mode == RecomputeMode::FullUniform || mode == RecomputeMode::FullBlock;
}

void omitRecompute(const PlanFacts& facts, Omissions& omissions, const char* tool)
{
    const Recompute& recompute = facts.plan.memory.recompute;
    omissions.covers({"/memory/recompute"});
    if (recompute.mode == RecomputeMode::Selective) {
        omissions.lose("/memory/recompute",
            Phrase::of("{} recomputes whole layers or nothing: nothing is written.", tool));
    } else if (recompute.mode == RecomputeMode::FullBlock || (recomputesAll(facts) && recompute.layers > 1)) {
        omissions.add("/memory/recompute",
            Phrase::of("{} recomputes every layer by itself: a number of layers has no key.", tool));
        omissions.written().memory.recompute = {RecomputeMode::FullUniform, {}, 1};
    }
}

} // namespace

Result<std::string> megatronBridgeYaml(const PlanFacts& facts, Omissions& omissions)
{
    Yaml yaml;
    const ModelSpec& model = facts.project.model;
    const Result<MegatronArguments> arguments = megatronArguments(facts, omissions);
    if (!arguments)
        return tl::unexpected<Error>(arguments.error());
    for (const MegatronFlags& group : arguments->groups())
        for (const MegatronFlag& flag : group.flags) {
            const auto* const key = std::ranges::find(kBridgeKeys, flag.name, &BridgeKey::flag);
            RANKLOOM_ASSERT(key != std::end(kBridgeKeys));
            if (key->form != Form::Left)
                yaml.set(key->section, key->key, bridgeValue(*key, flag, model));
        }
    if (arguments->has("--cpu-offloading-num-layers"))
        yaml.flag("model", "cpu_offloading", true);
    yaml.set("dataset", "seq_length", facts.work.sequenceLength);
    const MemoryChoice& memory = facts.plan.memory;
    const bool attends = memory.precision == Precision::Fp8Mixed && memory.fp8Attention;
    if (attends)
        writeBridgeAttention(bridgeScaling(*arguments), yaml, omissions);
    std::string text;
    for (const auto& [name, value] : arguments->environment())
        text += fmt::format("# Start with {}={} in the environment.\n", name, value);
    text += yaml.text();
    if (memory.precision == Precision::Fp32)
        omissions.add("/memory/precision",
            Phrase::of("Training in fp32 has no recipe name: set model.params_dtype."), Severity::Hint);
    else if (!attends)
        text += fmt::format("mixed_precision: {}\n", bridgePrecision(memory.precision, *arguments));
    return text;
}

namespace {

/// Model section of NeMo 1 (examples/nlp/language_modeling/conf/megatron_gpt_config.yaml).
void writeNemo1Model(const PlanFacts& facts, Yaml& yaml, Omissions& omissions)
{
    const ModelSpec& model = facts.project.model;
    const ModelDetails& details = model.details;
    const char* m = "model";
    yaml.set(m, "encoder_seq_length", facts.work.sequenceLength);
    yaml.set(m, "max_position_embeddings", std::max(facts.work.sequenceLength, model.maxPositions));
    yaml.set(m, "num_layers", model.layers);
    yaml.set(m, "hidden_size", model.hidden);
    yaml.set(m, "ffn_hidden_size", model.ffn > 0 ? model.ffn : model.moe ? model.moe->expertFfn : 0);
    yaml.set(m, "num_attention_heads", model.heads);
    yaml.set(m, "num_query_groups", model.kvHeads);
    yaml.set(m, "kv_channels", model.headDim);
    yaml.set(m, "normalization", model.norm == NormKind::Rms ? "rmsnorm" : "layernorm");
    if (details.normEpsilon)
        yaml.set(m, "layernorm_epsilon", yamlNumber(shortestText(*details.normEpsilon)));
    yaml.set(m, "position_embedding_type", model.learnedPositions > 0 ? "learned_absolute" : "rope");
    if (details.rotaryBase) {
        yaml.set(m, "rotary_base", static_cast<std::int64_t>(std::llround(*details.rotaryBase)));
        yaml.set(m, "rotary_percentage", shortestText(details.rotaryShare));
    }
    yaml.set(m, "activation", model.gatedMlp ? "fast-swiglu" : "gelu");
    yaml.flag(m, "bias", model.mlpBias);
    yaml.flag(m, "share_embeddings_and_output_weights", model.tiedEmbeddings);
    yaml.set(m, "make_vocab_size_divisible_by", facts.plan.memory.vocabularyDivisor);
    if (model.moe) {
        yaml.set(m, "num_moe_experts", model.moe->experts);
        yaml.set(m, "moe_router_topk", model.moe->topK);
    }
    omissions.covers({"/memory/vocabularyDivisor"});
    const bool unknown = !details.normEpsilon || (!details.rotaryBase && model.learnedPositions == 0);
    if (unknown)
        omissions.add("/model",
            Phrase::of("Epsilon of the norms or base of the rotary positions of {} are not known: append "
                       "layernorm_epsilon and rotary_base.",
                model.name));
    if (model.mla || details.rotaryScaling || (model.moe && model.moe->sharedFfn > 0))
        omissions.add("/model",
            Phrase::of(
                "NeMo 1 has no latent attention, shared experts or rotary scaling: {} is not described "
                "in full.",
                model.name));
}

/// Recomputation, and all that layers save in host memory, which NeMo 1 has without a pipeline.
void writeNemo1Memory(const PlanFacts& facts, Yaml& yaml, Omissions& omissions)
{
    const MemoryChoice& memory = facts.plan.memory;
    const Recompute& recompute = memory.recompute;
    const char* m = "model";
    const bool full = recomputesAll(facts);
    const bool coreOnly = recompute.mode == RecomputeMode::Selective
        && recompute.modules == std::vector {RecomputeModule::CoreAttention};
    yaml.set(m, "activations_checkpoint_granularity", full ? "full" : coreOnly ? "selective" : "null");
    yaml.set(m, "activations_checkpoint_method",
        !full                                              ? "null"
            : recompute.mode == RecomputeMode::FullUniform ? "uniform"
                                                           : "block");
    yaml.set(m, "activations_checkpoint_num_layers", full ? std::to_string(recompute.layers) : "null");
    omissions.covers({"/memory/recompute"});
    if (recompute.mode == RecomputeMode::Selective && !coreOnly)
        omissions.lose("/memory/recompute",
            Phrase::of("NeMo 1 recomputes the attention core selectively, or whole layers: nothing is "
                       "written."));
    const int layers = facts.project.model->layers;
    const int moved = static_cast<int>(std::lround(memory.offload.fraction * layers));
    const bool offloads = memory.offload.target == OffloadTarget::Host && facts.layout.pp == 1 && !full
        && !coreOnly && layers > 1 && moved > 0;
    if (!offloads)
        return; // named as a setting without a place
    const int count = std::min(moved, layers - 1);
    yaml.flag(m, "cpu_offloading", true);
    yaml.set(m, "cpu_offloading_num_layers", count);
    yaml.flag(m, "cpu_offloading_activations", true);
    yaml.flag(m, "cpu_offloading_weights", false);
    omissions.covers({"/memory/offload/target", "/memory/offload/fraction"});
    omissions.written().memory.offload.fraction = static_cast<double>(count) / layers;
}

} // namespace

namespace {

/// NeMo 1 splits layers evenly over stages and their chunks, and asserts that this is possible; so it does of
/// microbatches over stages where these have chunks (megatron/core/transformer/transformer_block.py and
/// pipeline_parallel/schedules.py as of core 0.8).
Result<void> nemo1Starts(const PlanFacts& facts)
{
    const int layers = facts.project.model->layers;
    const int pp = facts.layout.pp;
    if (layers % (pp * facts.chunks) != 0)
        return fail(ErrorCode::Unsupported,
            facts.chunks > 1
                ? Phrase::of("NeMo 1 would not start: {} layers do not divide by PP {} x VPP {}", layers, pp,
                    facts.chunks)
                : Phrase::of("NeMo 1 would not start: {} layers do not divide by PP {}", layers, pp),
            Place {{}, 0, 0, facts.chunks > 1 ? "/layout/vpp" : "/layout/pp"},
            Phrase::of("Choose degrees whose product divides {}, or export for Megatron-LM or NeMo 2, which "
                       "take a layout of unlike stages.",
                layers));
    if (facts.chunks > 1 && facts.microbatches % pp != 0)
        return fail(ErrorCode::Unsupported,
            Phrase::of("NeMo 1 would not start: with VPP {} microbatches must divide by PP {}, and {} do not",
                facts.chunks, pp, facts.microbatches),
            Place {{}, 0, 0, "/layout/vpp"},
            Phrase::of("Choose a batch of a multiple of {} microbatches a replica, or set VPP to 1.", pp));
    return {};
}

} // namespace

Result<std::string> nemo1Yaml(const PlanFacts& facts, Omissions& omissions)
{
    if (const Result<void> starts = nemo1Starts(facts); !starts)
        return tl::unexpected<Error>(starts.error());
    Yaml yaml;
    const Layout& layout = facts.layout;
    const MemoryChoice& memory = facts.plan.memory;
    const char* precision = memory.precision == Precision::Fp32 ? "32"
        : memory.precision == Precision::Fp16Mixed              ? "16-mixed"
                                                                : "bf16-mixed";
    yaml.set("trainer", "devices", facts.project.cluster->devicesPerNode);
    yaml.set("trainer", "num_nodes", facts.project.cluster->nodes);
    yaml.set("trainer", "precision", precision);
    const char* m = "model";
    yaml.set(m, "micro_batch_size", facts.work.microBatchSize);
    yaml.set(m, "global_batch_size", facts.work.globalBatchSize);
    yaml.set(m, "tensor_model_parallel_size", layout.tp);
    yaml.set(m, "pipeline_model_parallel_size", layout.pp);
    yaml.set(
        m, "virtual_pipeline_model_parallel_size", facts.chunks > 1 ? std::to_string(facts.chunks) : "null");
    yaml.set(m, "context_parallel_size", layout.cp);
    yaml.set(m, "expert_model_parallel_size", layout.ep);
    yaml.flag(m, "sequence_parallel", layout.sequenceParallel && layout.tp > 1);
    writeNemo1Model(facts, yaml, omissions);
    writeNemo1Memory(facts, yaml, omissions);
    yaml.flag(m, "fp8", memory.precision == Precision::Fp8Mixed);
    yaml.flag(m, "use_flash_attention", memory.flashAttention && !facts.project.model->mla);
    yaml.flag(m, "megatron_amp_O2", memory.precision != Precision::Fp32);
    const bool distributed = facts.shardsOptimizer();
    std::string text = yaml.text();
    text += fmt::format("  optim:\n    name: {}\n    overlap_grad_sync: {}\n",
        distributed ? "distributed_fused_adam" : "fused_adam",
        facts.plan.communication.overlapDp ? "true" : "false");

    omissions.covers({"/layout/tp", "/layout/pp", "/layout/cp", "/layout/vpp", "/layout/ep", "/layout/dp",
        "/layout/sequenceParallel", "/memory/precision", "/memory/flashAttention",
        "/memory/sharding/optimizer", "/communication/overlap/dp"});
    if (layout.etp != layout.tp && facts.project.model->moe)
        omissions.lose(
            "/layout/etp", Phrase::of("NeMo 1 has no tensor parallelism of its own inside experts."));
    if (distributed && (facts.shards.zeroStage() != 1 || facts.shards.optimizer != facts.shardGroup)) {
        omissions.add(
            "/memory/sharding", Phrase::of("NeMo 1 shards optimizer states over all data-parallel ranks."));
        omissions.written().memory.sharding = {{}, {}, {ShardExtent::Kind::DataParallel, 1}, {}};
    }
    omitSplit(facts, omissions, "NeMo 1");
    omitSchedule(facts, omissions, "NeMo 1", {ScheduleKind::OneFOneB, ScheduleKind::Interleaved});
    omitPlacement(facts, omissions);
    return text;
}

Result<std::string> nanotronYaml(const PlanFacts& facts, Omissions& omissions)
{
    Yaml yaml;
    const Layout& layout = facts.layout;
    const MemoryChoice& memory = facts.plan.memory;
    const int zero = facts.shards.zeroStage();
    const char* p = "parallelism";
    yaml.set("general", "project", "rankloom");
    yaml.set("general", "run", jsonString(facts.plan.name.empty() ? "plan" : facts.plan.name));
    yaml.set("general", "seed", 42);
    yaml.set(p, "dp", layout.dp);
    yaml.set(p, "pp", layout.pp);
    yaml.set(p, "tp", layout.tp);
    yaml.set(p, "pp_engine", facts.plan.schedule.kind == ScheduleKind::GPipe ? "afab" : "1f1b");
    yaml.set(p, "tp_mode", layout.sequenceParallel ? "REDUCE_SCATTER" : "ALL_REDUCE");
    yaml.flag(p, "tp_linear_async_communication", facts.plan.communication.overlapTp);
    yaml.flag(p, "recompute_layer", recomputesAll(facts));
    yaml.set(p, "expert_parallel_size", layout.ep);
    yaml.set(p, "context_parallel_size", layout.cp);
    yaml.set("tokens", "sequence_length", facts.work.sequenceLength);
    yaml.set("tokens", "micro_batch_size", facts.work.microBatchSize);
    yaml.set("tokens", "batch_accumulation_per_replica", facts.microbatches);
    yaml.set("tokens", "train_steps", 100);
    yaml.set("optimizer", "zero_stage", zero == 0 ? 0 : 1);
    yaml.flag("optimizer", "accumulate_grad_in_fp32", memory.gradients == GradientType::Fp32);
    yaml.set("model", "dtype",
        memory.precision == Precision::Fp32            ? "float32"
            : memory.precision == Precision::Fp16Mixed ? "float16"
                                                       : "bfloat16");
    omissions.covers({"/layout/tp", "/layout/pp", "/layout/cp", "/layout/ep", "/layout/dp",
        "/layout/sequenceParallel", "/memory/gradients", "/memory/precision", "/communication/overlap/tp",
        "/memory/sharding/optimizer"});
    if (memory.precision == Precision::Fp8Mixed)
        omissions.lose(
            "/memory/precision", Phrase::of("nanotron's files have no 8-bit training: bfloat16 is written."));
    if (zero > 1 || zero < 0 || (zero == 1 && facts.shards.optimizer != facts.shardGroup)) {
        omissions.add("/memory/sharding",
            Phrase::of(
                "nanotron shards optimizer states over all data-parallel ranks (ZeRO 1), or nothing."));
        omissions.written().memory.sharding = {{}, {}, {ShardExtent::Kind::DataParallel, 1}, {}};
    }
    if (layout.etp != layout.tp && facts.project.model->moe)
        omissions.lose(
            "/layout/etp", Phrase::of("nanotron has no tensor parallelism of its own inside experts."));
    if (facts.chunks > 1)
        omissions.lose("/layout/vpp", Phrase::of("nanotron has one chunk of the model per pipeline rank."));
    omitSplit(facts, omissions, "nanotron");
    omitSchedule(facts, omissions, "nanotron", {ScheduleKind::OneFOneB, ScheduleKind::GPipe});
    omitRecompute(facts, omissions, "nanotron");
    omitPlacement(facts, omissions);
    return yaml.text();
}

Result<std::string> accelerateYaml(const PlanFacts& facts, Omissions& omissions)
{
    const Layout& layout = facts.layout;
    const MemoryChoice& memory = facts.plan.memory;
    const int perNode = facts.project.cluster->devicesPerNode;
    const int processes = layout.tp * layout.cp * layout.dp;
    const int zero = facts.shards.zeroStage();
    const int shards = facts.shards.optimizer / layout.cp;
    // Accelerate shards over dp_shard times cp.
    const bool hybrid =
        zero >= 2 && shards > 0 && layout.dp % shards == 0 && shards * layout.cp == facts.shards.optimizer;
    const int shard = hybrid ? shards : zero >= 2 ? layout.dp : 1;
    Yaml yaml;
    const char* f = "fsdp_config";
    yaml.set(f, "fsdp_version", 2);
    yaml.set(f, "fsdp_auto_wrap_policy", "TRANSFORMER_BASED_WRAP");
    yaml.flag(f, "fsdp_reshard_after_forward", zero == 3);
    yaml.flag(f, "fsdp_activation_checkpointing", recomputesAll(facts));
    yaml.flag(f, "fsdp_offload_params", false);
    yaml.set(f, "fsdp_state_dict_type", "SHARDED_STATE_DICT");
    const char* p = "parallelism_config";
    yaml.set(p, "parallelism_config_dp_replicate_size", layout.dp / shard);
    yaml.set(p, "parallelism_config_dp_shard_size", shard);
    yaml.set(p, "parallelism_config_tp_size", layout.tp);
    yaml.set(p, "parallelism_config_cp_size", layout.cp);
    std::string text =
        fmt::format("compute_environment: LOCAL_MACHINE\ndistributed_type: FSDP\nmixed_precision: '{}'\n"
                    "num_machines: {}\nnum_processes: {}\nmachine_rank: 0\nmain_process_ip: {}\n"
                    "main_process_port: 29500\nrdzv_backend: static\n",
            memory.precision == Precision::Fp32            ? "no"
                : memory.precision == Precision::Fp16Mixed ? "fp16"
                : memory.precision == Precision::Fp8Mixed  ? "fp8"
                                                           : "bf16",
            (processes + perNode - 1) / perNode, processes,
            jsonString(facts.project.cluster->nodeName(facts.deviceOf(0) / perNode)));
    omissions.covers({"/layout/tp", "/layout/cp", "/layout/dp", "/layout/sequenceParallel",
        "/memory/precision", "/memory/sharding/weights", "/memory/sharding/gradients",
        "/memory/sharding/optimizer", "/stages", "/schedule", "/layout/vpp"});
    if (zero == 1 || zero < 0 || (zero >= 2 && !hybrid)) {
        omissions.add("/memory/sharding",
            Phrase::of(
                "Accelerate shards weights, gradients and optimizer states over one group, or replicates "
                "all."));
        const ShardExtent all {zero >= 2 ? ShardExtent::Kind::DataParallel : ShardExtent::Kind::None, 1};
        omissions.written().memory.sharding = {zero == 3 ? all : ShardExtent(), all, all, {}};
    }
    if (layout.pp > 1) { // what it would then be is another job: one stage
        omissions.add("/layout/pp",
            Phrase::of("Accelerate's file has no pipeline: the processes of one stage are written."));
        omissions.startsNothing();
    }
    if (layout.ep > 1)
        omissions.lose("/layout/ep", Phrase::of("Accelerate's file has no expert parallelism."));
    omitRecompute(facts, omissions, "Accelerate");
    omitPlacement(facts, omissions);
    return text + yaml.text();
}

} // namespace rankloom
