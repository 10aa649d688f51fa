// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs described by Megatron-LM's command-line arguments, one column per argument. Measured on the last rank:
// allocator peak, and bytes in use between steps. Meanings and defaults of the arguments: NVIDIA/Megatron-LM
// megatron/training/arguments.py.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/memory/memory.h"
#include "core/memory/stage_account.h"
#include "core/plan/pipeline_layout.h"
#include "core/validate/megatron_columns.h"
#include "core/validate/memory_case.h"

namespace rankloom {

namespace {

// Below this width fixed costs (workspaces, buffers, random state) outweigh the model.
constexpr int kSmallestScoredHidden = 2048;

/// One row, with the names of the arguments as columns.
class Arguments {
public:
    Arguments(const CsvTable& csv, std::size_t row) : m_csv(csv), m_row(row) { }
    [[nodiscard]] std::string_view text(const char* name) const { return m_csv.cell(m_row, name); }
    [[nodiscard]] int integer(const char* name, int fallback) const
    {
        return m_csv.integer(m_row, name, fallback);
    }
    [[nodiscard]] bool flag(const char* name) const { return m_csv.flag(m_row, name); }
    [[nodiscard]] bool given(const char* name) const { return !text(name).empty(); }

private:
    const CsvTable& m_csv;
    std::size_t m_row;
};

int feedForward(const Arguments& args, int hidden)
{
    // SwiGLU keeps the size of the plain MLP: two thirds, rounded down to a multiple of 64.
    const int fallback = args.flag("swiglu") ? 8 * hidden / 3 / 64 * 64 : 4 * hidden;
    return args.integer("ffn_hidden_size", fallback);
}

/// The device preset of a run; H100 where none is named.
std::string_view deviceOf(const Arguments& args)
{
    const std::string_view name = args.text("gpu");
    return name == "A100" ? "a100-sxm-80gb" : name == "GB200" ? "gb200-nvl-186gb" : "h100-sxm-80gb";
}

/// Entries of the tokenizer that a run names; 0 where they are not known. GPT-2's is Megatron's default.
int vocabularyOf(const Arguments& args)
{
    struct Known {
        std::string_view word;
        int entries;
    };
    // NVIDIA/Megatron-LM names the tokenizers of its tests by file and directory.
    static constexpr std::array known {Known {"nemotron_2_256k", 256000}, Known {"nemotron", 131072},
        Known {"llama3", 128256}, Known {"mixtral", 32000}, Known {"deepseek", 129280}};
    const std::string model = lowerCase(args.text("tokenizer_model"));
    for (const Known& one : known)
        if (model.find(one.word) != std::string::npos)
            return one.entries;
    const std::string_view type = args.text("tokenizer_type");
    if (type == "Llama2Tokenizer")
        return 32000;
    return type.empty() || type.starts_with("GPT2") ? 50257 : 0;
}

/// Which layers are mixtures: every n-th one, or an expression such as "([0]*4+[1]*9)". Empty where it is
/// neither.
std::vector<bool> moeLayersOf(std::string_view text, int layers)
{
    std::vector<bool> out;
    if (const auto every = parseInteger(text); every || text.empty()) {
        const int frequency = std::max(1, static_cast<int>(every.value_or(1)));
        for (int l = 0; l < layers; ++l)
            out.push_back(l % frequency == 0);
        return out;
    }
    std::size_t at = 0;
    while ((at = text.find('[', at)) != std::string_view::npos) {
        const std::size_t close = text.find(']', at);
        if (close == std::string_view::npos)
            return {};
        std::vector<bool> part;
        for (const char c : text.substr(at + 1, close - at - 1))
            if (c == '0' || c == '1')
                part.push_back(c == '1');
        at = close + 1;
        std::int64_t times = 1;
        if (at < text.size() && text[at] == '*') {
            const std::string_view rest = text.substr(at + 1);
            const auto digits = std::min(rest.find_first_not_of("0123456789"), rest.size());
            times = std::clamp<std::int64_t>(parseInteger(rest.substr(0, digits)).value_or(0), 0, layers);
        }
        for (std::int64_t i = 0; i < times; ++i)
            out.insert(out.end(), part.begin(), part.end());
    }
    if (static_cast<int>(out.size()) != layers)
        out.clear();
    return out;
}

ModelSpec modelOf(const Arguments& args)
{
    ModelSpec model;
    model.family = "megatron";
    model.layers = args.integer("num_layers", 0);
    model.hidden = args.integer("hidden_size", 0);
    model.heads = std::max(1, args.integer("num_attention_heads", 1));
    model.kvHeads = args.flag("group_query_attention") ? args.integer("num_query_groups", 1) : model.heads;
    model.headDim = args.integer("kv_channels", model.hidden / model.heads);
    model.ffn = feedForward(args, model.hidden);
    model.gatedMlp = args.flag("swiglu");
    model.vocabulary = args.integer("vocab_size", vocabularyOf(args));
    model.tiedEmbeddings = !args.flag("untie_embeddings_and_output_weights");
    const std::string_view positions = args.text("position_embedding_type");
    if ((positions.empty() && !args.flag("use_rotary_position_embeddings"))
        || positions == "learned_absolute")
        model.learnedPositions = args.integer("max_position_embeddings", 0);
    model.norm = args.text("normalization") == "RMSNorm" ? NormKind::Rms : NormKind::LayerNorm;
    const bool biases = !args.flag("disable_bias_linear");
    model.qkvBias = model.outputBias = model.mlpBias = biases;
    model.qkNorm = args.flag("qk_layernorm") ? QkNorm::PerHead : QkNorm::None;
    model.mtpLayers = args.integer("mtp_num_layers", 0);
    if (args.flag("multi_latent_attention"))
        model.mla = LatentAttention {args.integer("q_lora_rank", 0), args.integer("kv_lora_rank", 0),
            args.integer("qk_head_dim", 0), args.integer("qk_pos_emb_head_dim", 0),
            args.integer("v_head_dim", 0)};
    if (args.given("num_experts")) {
        MixtureOfExperts moe;
        moe.experts = args.integer("num_experts", 1);
        moe.topK = args.integer("moe_router_topk", 2);
        moe.expertFfn = args.integer("moe_ffn_hidden_size", model.ffn);
        moe.sharedFfn = args.integer("moe_shared_expert_intermediate_size", 0);
        moe.routerBias = args.flag("moe_router_enable_expert_bias");
        moe.expertBias = biases;
        moe.layerIsMoe = moeLayersOf(args.text("moe_layer_freq"), model.layers);
        model.moe = std::move(moe);
    }
    return model;
}

/// An argument of words, and those that are read; empty = not given is one of them.
struct ArgumentValues {
    const char* name;
    std::string_view values; ///< each between blanks
};
constexpr std::array kArgumentValues {
    ArgumentValues {"decoder_num_layers", ""},
    ArgumentValues {"spec", ""},
    ArgumentValues {"gpu", " A100 H100 GB200 "},
    ArgumentValues {"normalization", " LayerNorm RMSNorm "},
    ArgumentValues {"position_embedding_type", " learned_absolute rope none "},
    ArgumentValues {"optimizer", " adam sgd muon dist_muon "},
    ArgumentValues {"main_grads_dtype", " fp32 bf16 "},
    ArgumentValues {"main_params_dtype", " fp32 "},
    ArgumentValues {"exp_avg_dtype", " fp32 bf16 fp8 "},
    ArgumentValues {"exp_avg_sq_dtype", " fp32 bf16 fp8 "},
    ArgumentValues {"megatron_fsdp_main_params_dtype", " fp32 "},
    ArgumentValues {"megatron_fsdp_main_grads_dtype", " fp32 "},
    ArgumentValues {"data_parallel_sharding_strategy", " no_shard optim optim_grads optim_grads_params "},
    ArgumentValues {"recompute_granularity", " full selective "},
    ArgumentValues {"recompute_method", " uniform block "},
    ArgumentValues {"transformer_impl", " transformer_engine local "},
    ArgumentValues {"attention_backend", " auto flash fused unfused "},
    ArgumentValues {"cross_entropy_fusion_impl", " native te "},
    ArgumentValues {"moe_token_dispatcher_type", " alltoall flex "},
    ArgumentValues {"moe_flex_dispatcher_backend", " deepep hybridep "},
    ArgumentValues {"fp8_format", " hybrid e4m3 "},
    ArgumentValues {"cuda_graph_impl", " none transformer_engine local "},
};

/// An argument whose value is not known, as a reason; empty where there is none.
std::string unknownValue(const Arguments& args)
{
    for (const ArgumentValues& argument : kArgumentValues) {
        const std::string_view value = args.text(argument.name);
        if (!value.empty() && argument.values.find(fmt::format(" {} ", value)) == std::string_view::npos)
            return fmt::format("its column {} says \"{}\", which is not known", argument.name, value);
    }
    return {};
}

/// Why a row cannot be compared; empty when it can.
std::string whyNot(const Arguments& args)
{
    const std::string_view kind = args.text("model_class");
    if (kind != "gpt_dense" && kind != "gpt_moe")
        return fmt::format("a {} model is not a decoder that can be planned", kind);
    if (!args.given("world_size"))
        return "the world size is not known";
    if (args.integer("num_layers", 0) < 1 || args.integer("hidden_size", 0) < 1)
        return "the model's size is not given";
    if (args.flag("multi_latent_attention"))
        for (const char* width : {"kv_lora_rank", "qk_head_dim", "qk_pos_emb_head_dim", "v_head_dim"})
            if (args.integer(width, 0) < 1)
                return fmt::format("latent attention whose {} is not given", width);
    if (args.given("hybrid_layer_pattern") || args.given("hybrid_override_pattern"))
        return "a hybrid of attention and state-space layers";
    if (const std::string word = unknownValue(args); !word.empty())
        return word;
    if (!args.given("vocab_size") && vocabularyOf(args) == 0)
        return "the vocabulary is that of a tokenizer that is not given";
    if (args.given("num_experts")
        && moeLayersOf(args.text("moe_layer_freq"), args.integer("num_layers", 0)).empty())
        return "the MoE layers are given as an expression that is not understood";
    return {};
}

void setMemory(const Arguments& args, MemoryCase& run)
{
    MemoryChoice& memory = run.plan.memory;
    memory.precision = args.given("fp8_format") ? Precision::Fp8Mixed
        : args.flag("bf16")                     ? Precision::Bf16Mixed
        : args.flag("fp16")                     ? Precision::Fp16Mixed
                                                : Precision::Fp32;
    const bool shortGradients = args.flag("grad_reduce_in_bf16") || args.text("main_grads_dtype") == "bf16"
        || (args.flag("fp16") && !args.flag("accumulate_allreduce_grads_in_fp32"));
    memory.gradients = shortGradients ? GradientType::Bf16 : GradientType::Fp32;
    if (args.text("optimizer") == "sgd")
        memory.optimizer = OptimizerKind::Sgd;
    else if (args.text("optimizer").find("muon") != std::string_view::npos)
        memory.optimizer = OptimizerKind::Muon;
    else if (args.text("exp_avg_dtype") == "bf16")
        memory.optimizer = OptimizerKind::AdamBf16Moments;
    else if (args.text("exp_avg_dtype") == "fp8")
        memory.optimizer = OptimizerKind::AdamFp8Moments;
    // Transformer Engine's loss keeps 16-bit logits; Megatron's own, the default, casts them to fp32 even
    // fused (megatron/core/fusions/fused_cross_entropy.py).
    const bool fused =
        args.flag("cross_entropy_loss_fusion") && args.text("cross_entropy_fusion_impl") == "te";
    memory.crossEntropy = fused ? CrossEntropy::Fused : CrossEntropy::VocabularyParallel;
    memory.vocabularyDivisor = args.integer("make_vocab_size_divisible_by", 128);
    memory.dropout = !args.given("hidden_dropout") || args.flag("hidden_dropout");
    memory.flashAttention =
        args.text("attention_backend") != "unfused" && args.text("transformer_impl") != "local";
    memory.dummyWeightGradients =
        !args.flag("no_gradient_accumulation_fusion") && args.text("transformer_impl") != "local";

    Sharding& sharding = memory.sharding;
    if (!args.flag("use_distributed_optimizer") && !args.flag("use_megatron_fsdp"))
        sharding.optimizer.kind = ShardExtent::Kind::None;
    const int instances = args.integer("num_distributed_optimizer_instances", 1);
    if (instances > 1)
        sharding.optimizer = {
            ShardExtent::Kind::Degree, std::max(1, run.plan.layout.dp * run.plan.layout.cp / instances)};
    const std::string_view strategy = args.text("data_parallel_sharding_strategy");
    if (args.flag("use_megatron_fsdp")) {
        if (strategy.find("grads") != std::string_view::npos)
            sharding.gradients.kind = ShardExtent::Kind::DataParallel;
        if (strategy.find("params") != std::string_view::npos)
            sharding.weights.kind = ShardExtent::Kind::DataParallel;
    }
    const std::string_view granularity = args.text("recompute_granularity");
    if (granularity == "full")
        memory.recompute.mode =
            args.text("recompute_method") == "block" ? RecomputeMode::FullBlock : RecomputeMode::FullUniform;
    else if (granularity == "selective")
        memory.recompute.mode = RecomputeMode::Selective;
    memory.recompute.layers = std::max(1, args.integer("recompute_num_layers", 1));
    for (const auto& [module, name] : namedValues<RecomputeModule>())
        if (module != RecomputeModule::Moe
            && args.text("recompute_modules").find(name) != std::string_view::npos)
            memory.recompute.modules.push_back(module);
    if (memory.recompute.modules.empty())
        memory.recompute.modules = {RecomputeModule::CoreAttention}; // the framework's default
}

/// Layers per virtual stage where embedding and loss count as a layer each.
std::vector<int> splitWithEnds(const Arguments& args, int layers, int stages)
{
    const int embedding = args.flag("account_for_embedding_in_pipeline_split") ? 1 : 0;
    const int loss = args.flag("account_for_loss_in_pipeline_split") ? 1 : 0;
    if (embedding + loss == 0 || (layers + embedding + loss) % stages != 0)
        return {};
    std::vector<int> split(static_cast<std::size_t>(stages), (layers + embedding + loss) / stages);
    split.front() -= embedding;
    split.back() -= loss;
    return split;
}

/// The row as a plan, or why it is none.
Result<MemoryCase> runOf(const Arguments& args)
{
    MemoryCase run;
    run.project.model = modelOf(args);
    const int tp = args.integer("tensor_model_parallel_size", 1);
    const int cp = args.integer("context_parallel_size", 1);
    const int pp = args.integer("pipeline_model_parallel_size", 1);
    const int ep = args.integer("expert_model_parallel_size", 1);
    const int dp = args.integer("world_size", 1) / std::max(1, tp * cp * pp);
    int vpp = args.integer("num_virtual_stages_per_pipeline_rank", 1);
    if (const int perStage = args.integer("num_layers_per_virtual_pipeline_stage", 0); perStage > 0)
        vpp = run.project.model->layers / pp / perStage;
    PipelineLayout layout;
    if (args.given("pipeline_model_parallel_layout")) {
        Result<PipelineLayout> named = parsePipelineLayout(args.text("pipeline_model_parallel_layout"));
        if (!named)
            return tl::unexpected<Error>(std::move(named.error()));
        layout = std::move(*named);
        vpp = static_cast<int>(layout.layersPerStage.size()) / pp;
    }
    if (dp < 1 || vpp < 1)
        return fail(ErrorCode::BadValue, "the degrees do not divide the world size or the layers");
    run.setLayout({.tp = tp,
                      .cp = cp,
                      .pp = pp,
                      .vpp = vpp,
                      .ep = ep,
                      .etp = args.integer("expert_tensor_parallel_size", tp),
                      .dp = dp},
        deviceOf(args));
    run.plan.layout.sequenceParallel = args.flag("sequence_parallel");
    // Which layers are recorded does not matter to the memory of a plan.
    run.plan.execution.cudaGraphs = args.given("cuda_graph_impl") && args.text("cuda_graph_impl") != "none";
    Communication& communication = run.plan.communication;
    communication.overlapDp = args.flag("overlap_grad_reduce");
    communication.overlapEp = args.flag("overlap_moe_expert_parallel_comm");
    if (args.text("moe_token_dispatcher_type") == "flex")
        communication.expertDispatch = args.text("moe_flex_dispatcher_backend") == "hybridep"
            ? ExpertDispatch::Fused
            : ExpertDispatch::Deduplicated;
    const int microBatch = std::max(1, args.integer("micro_batch_size", 1));
    run.plan.workload = {
        args.integer("seq_length", 1024), microBatch, args.integer("global_batch_size", microBatch * dp)};
    run.setEndStages(args.integer("decoder_first_pipeline_num_layers", 0),
        args.integer("decoder_last_pipeline_num_layers", 0));
    if (const std::vector<int> split = splitWithEnds(args, run.project.model->layers, pp * vpp);
        !split.empty())
        run.plan.stages.layersPerStage = split;
    if (!layout.layersPerStage.empty())
        setLayers(std::move(layout), run.plan.stages);
    setMemory(args, run);
    return run;
}

std::string megatronId(const CsvTable& csv, std::size_t i)
{
    return fmt::format("{} {}", csv.cell(i, "test"), csv.cell(i, "golden_id"));
}

Result<MemoryCase> megatronCase(const CsvTable& csv, std::size_t i)
{
    const Arguments args(csv, i);
    if (const std::string reason = whyNot(args); !reason.empty())
        return fail(ErrorCode::Unsupported, reason);
    return runOf(args);
}

} // namespace

const MemoryReader kMegatronRunsReader {kMegatronColumns, megatronId, megatronCase};

Result<void> validateMegatronRuns(const CsvTable& csv, ValidationReport& report)
{
    const std::string file = "megatron_golden_memory.csv";
    ValidationTable fixed {file, "staticBytes"};
    ValidationTable peak {file, "allocatedBytes"};
    ValidationTable small {file, "smallStaticBytes"};
    ValidationTable close {file, "smallStaticWithin60MiB"};
    ValidationTable fits {file, "fits"};
    fixed.note = "between steps: with the framework constant, the dummy weight gradients that stay, and fp32 "
                 "copies of "
                 "16-bit gradients, which go when the next step begins";
    if (const std::string unread = unreadColumns(csv, kMegatronColumns); !unread.empty())
        fixed.note += "; " + unread;
    close.verdicts = fits.verdicts = true;
    fits.note = "1 = the run, which is known to finish, is not called out of memory";
    for (std::size_t i = 0; i < csv.rows(); ++i) {
        const std::string id = megatronId(csv, i);
        const Result<MemoryCase> run = readCase(kMegatronRunsReader, csv, i);
        if (!run) {
            fixed.skip(id, run.error().message.english());
            continue;
        }
        report.cases.push_back({file, id, run->project, run->plan});
        const Accountant accountant(run->project, run->plan);
        const int lastRank = run->plan.layout.pp - 1;
        const StageAccount account = accountant.account(lastRank);
        const StageMemory last = accountant.total(lastRank, account);
        const double bytes = staticBytesOf(last) + account.update + account.dummyGradients + account.additive
            + account.libraries;
        const auto measuredStatic = csv.number(i, "static_alloc_bytes_last_rank");
        const auto measuredPeak = csv.number(i, "peak_alloc_bytes_last_rank");
        if (run->project.model->hidden < kSmallestScoredHidden) {
            if (measuredStatic) {
                small.compare(id, *measuredStatic, bytes);
                close.compare(id, 1, std::abs(bytes - *measuredStatic) <= 60 * kMiB ? 1 : 0);
            }
            peak.skip(id, "too small: fixed costs outweigh the model");
            continue;
        }
        if (measuredStatic)
            fixed.compare(id, *measuredStatic, bytes);
        if (measuredPeak)
            peak.compare(id, *measuredPeak, last.allocated.value());
        const double capacity = run->project.cluster->device.memory.value();
        double most = 0;
        for (const StageMemory& stage : estimateMemory(run->project, run->plan).stages)
            most = std::max(most, stage.device.value());
        fits.compare(id, 1, most <= capacity ? 1 : 0);
    }
    for (ValidationTable* table : {&fixed, &peak, &small, &close, &fits})
        report.tables.push_back(std::move(*table));
    return {};
}

} // namespace rankloom
