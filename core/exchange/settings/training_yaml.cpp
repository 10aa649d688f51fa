// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// YAML configurations of nanotron (src/nanotron/config), of NeMo 1 (megatron_gpt_config.yaml) and of
// Megatron-Bridge (ConfigContainer). What they leave out is what their program does by default.
#include <optional>

#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/settings/plan_settings.h"
#include "core/exchange/syntax/yaml_values.h"
#include "core/plan/framework.h"
#include "core/plan/recompute_modules.h"
#include "core/plan/setting_words.h"

namespace rankloom {

using nlohmann::json;

namespace {

constexpr int kMostOfMember = 1 << 30;

/// A scalar as YAML 1.1 types it; quotes are not known any more.
json typedScalar(const std::string& text)
{
    const std::string word = lowerCase(text);
    if (word == "null" || word == "~")
        return nullptr;
    if (word == "true" || word == "false")
        return word == "true";
    if (const auto integer = parseInteger(text))
        return *integer;
    if (const auto number = parseDouble(text))
        return *number;
    return text;
}

/// The depth is bounded by parseYaml().
json typedYaml(const json& value)
{
    if (value.is_string())
        return typedScalar(value.get<std::string>());
    if (!value.is_structured())
        return value;
    json out = value;
    for (json& member : out)
        member = typedYaml(member);
    return out;
}

/// A section that is there, or an empty one where it is a scalar or absent.
JsonObject sectionOf(JsonObject& root, std::string_view key, JsonFindings& findings)
{
    const json* value = root.member(key);
    return {value != nullptr && value->is_object() ? value : nullptr, root.pointerTo(key), findings};
}

const ShardExtent kOverReplicas {ShardExtent::Kind::DataParallel, 1};

PlanSettings readNanotronRoot(JsonObject root, JsonFindings& findings)
{
    PlanSettings settings;
    settings.tool = "nanotron";
    settings.plan = withFramework(std::move(settings.plan), Framework::Nanotron);
    Plan& plan = settings.plan;
    JsonObject degrees = sectionOf(root, "parallelism", findings);
    const auto degree = [&degrees](const char* key) { return degrees.integer(key, 1, 1, kMostOfMember); };
    plan.layout.dp = degree("dp");
    plan.layout.pp = degree("pp");
    plan.layout.tp = degree("tp");
    plan.layout.cp = degree("context_parallel_size");
    plan.layout.ep = degree("expert_parallel_size");
    plan.layout.sequenceParallel = lowerCase(degrees.text("tp_mode", "ALL_REDUCE")) == "reduce_scatter";
    if (!plan.layout.sequenceParallel)
        plan.memory.gatherBuffers = 0;
    plan.communication.overlapTp = degrees.boolean("tp_linear_async_communication", false);
    if (degrees.boolean("recompute_layer", false))
        plan.memory.recompute.mode = RecomputeMode::FullUniform;
    if (lowerCase(degrees.text("pp_engine", "1f1b")) == "afab")
        plan.schedule.kind = ScheduleKind::GPipe;
    JsonObject tokens = sectionOf(root, "tokens", findings);
    settings.sequenceLength = tokens.integer("sequence_length", 0, 1, kMostOfMember);
    settings.microBatchSize = tokens.integer("micro_batch_size", 0, 1, kMostOfMember);
    const std::int64_t batch = std::int64_t {settings.microBatchSize} * plan.layout.dp
        * tokens.integer("batch_accumulation_per_replica", 1, 1, 1 << 20);
    settings.globalBatchSize = batch <= kMostOfMember ? static_cast<int>(batch) : 0;
    JsonObject optimizer = sectionOf(root, "optimizer", findings);
    const bool sharded = optimizer.integer("zero_stage", 0, 0, 3) > 0;
    plan.memory.sharding.optimizer = sharded ? kOverReplicas : ShardExtent();
    const bool sums = optimizer.boolean("accumulate_grad_in_fp32", false);
    plan.memory.gradients = sums ? GradientType::Fp32 : GradientType::Bf16;
    plan.memory.gradientBuckets = plan.memory.gradientBuckets && sums;
    // Whole gradients are reduced while the last backward pass runs, shards of them only after it.
    plan.communication.overlapDp = !sharded;
    JsonObject model = sectionOf(root, "model", findings);
    const std::string type = model.oneOf("dtype", "bfloat16", {"bfloat16", "float16", "float32"});
    plan.memory.precision = type == "float32" ? Precision::Fp32
        : type == "float16"                   ? Precision::Fp16Mixed
                                              : Precision::Bf16Mixed;
    JsonObject shape = sectionOf(model, "model_config", findings);
    settings.layers = shape.integer("num_hidden_layers", 0, 1, kMostOfMember);
    settings.hidden = shape.integer("hidden_size", 0, 1, kMostOfMember);
    settings.heads = shape.integer("num_attention_heads", 0, 1, kMostOfMember);
    if (plan.layout.pp > 1)
        settings.split = SplitRule {.byWork = true};
    return settings;
}

/// NeMo 1 and Megatron-Bridge name most of what they share alike; the newer name first.
class NemoReader {
public:
    NemoReader(JsonObject& root, JsonFindings& findings)
        : m_findings(findings)
        , m_root(root)
        , m_model(sectionOf(root, "model", findings))
        , m_train(sectionOf(root, "train", findings))
        , m_mixed(sectionOf(root, "mixed_precision", findings))
    {
    }

    PlanSettings read()
    {
        m_settings.tool = "NeMo";
        m_settings.plan = withFramework(std::move(m_settings.plan), Framework::Nemo);
        readLayout();
        readWork();
        readPrecision();
        readRecompute();
        readOptimizer();
        readExperts();
        return std::move(m_settings);
    }

private:
    int integer(const char* key, int fallback, int least = 1)
    {
        return m_model.integer(key, fallback, least, kMostOfMember);
    }
    int integer(const char* key, const char* former, int fallback)
    {
        return integer(key, integer(former, fallback));
    }

    void readLayout()
    {
        Plan& plan = m_settings.plan;
        plan.layout.tp = integer("tensor_model_parallel_size", 1);
        plan.layout.pp = integer("pipeline_model_parallel_size", 1);
        plan.layout.cp = integer("context_parallel_size", 1);
        plan.layout.ep = integer("expert_model_parallel_size", 1);
        plan.layout.etp = m_model.integer("expert_tensor_parallel_size", 0, 0, kMostOfMember);
        plan.layout.vpp = integer("virtual_pipeline_model_parallel_size", 1);
        if (plan.layout.vpp > 1)
            plan.schedule.kind = ScheduleKind::Interleaved;
        plan.layout.sequenceParallel = m_model.boolean("sequence_parallel", false) || plan.layout.tp == 1;
        SplitRule rule;
        rule.firstRank = integer("num_layers_in_first_pipeline_stage", -1);
        rule.lastRank = integer("num_layers_in_last_pipeline_stage", -1);
        rule.embeddingCounts = m_model.boolean("account_for_embedding_in_pipeline_split", false) ? 1 : 0;
        rule.headCounts = m_model.boolean("account_for_loss_in_pipeline_split", false) ? 1 : 0;
        if (rule != SplitRule() && plan.layout.pp > 1)
            m_settings.split = rule;
        m_settings.layers = integer("num_layers", 0);
        m_settings.hidden = integer("hidden_size", 0);
        m_settings.heads = integer("num_attention_heads", 0);
        plan.memory.contextAllToAll =
            plan.layout.cp > 1 && m_model.text("cp_comm_type", "p2p").starts_with("a2a");
    }

    void readWork()
    {
        JsonObject data = sectionOf(m_root, "dataset", m_findings);
        const int length = integer("seq_length", "encoder_seq_length", 0);
        m_settings.sequenceLength = data.integer(
            "seq_length", data.integer("sequence_length", length, 1, kMostOfMember), 1, kMostOfMember);
        m_settings.microBatchSize =
            m_train.integer("micro_batch_size", integer("micro_batch_size", 0), 1, kMostOfMember);
        m_settings.globalBatchSize =
            m_train.integer("global_batch_size", integer("global_batch_size", 0), 1, kMostOfMember);
        JsonObject trainer = sectionOf(m_root, "trainer", m_findings);
        const std::int64_t ranks = std::int64_t {trainer.integer("devices", 0, 1, 1 << 15)}
            * trainer.integer("num_nodes", 1, 1, 1 << 15);
        m_settings.worldSize = static_cast<int>(ranks);
    }

    /// The words of a member that may be a number or a section.
    static std::string wordOf(const json* value)
    {
        if (value == nullptr || value->is_structured())
            return {};
        return lowerCase(value->is_string() ? value->get<std::string>() : compactText(*value));
    }

    /// The name of a recipe that has the members of the section (MixedPrecisionConfig).
    std::string wordOfSection()
    {
        const std::string eight = wordOf(m_mixed.member("fp8"));
        if (!eight.empty() && eight != "null" && eight != "false")
            return "fp8";
        if (m_mixed.boolean("fp16", false))
            return "fp16";
        return m_mixed.boolean("bf16", true) ? "bf16" : "32"; // what it leaves open is as in a recipe
    }

    void readPrecision()
    {
        std::string word = m_mixed.present() ? wordOfSection() : wordOf(m_root.member("mixed_precision"));
        JsonObject trainer = sectionOf(m_root, "trainer", m_findings);
        if (word.empty())
            word = wordOf(trainer.member("precision"));
        const bool eight = contains(word, "fp8") || m_model.boolean("fp8", false);
        m_settings.plan.memory.precision = eight                    ? Precision::Fp8Mixed
            : word.starts_with("32")                                ? Precision::Fp32
            : contains(word, "16-mixed") && !contains(word, "bf16") ? Precision::Fp16Mixed
            : word.starts_with("fp16")                              ? Precision::Fp16Mixed
                                                                    : Precision::Bf16Mixed;
        m_settings.plan.memory.flashAttention = m_model.boolean("use_flash_attention", true);
        m_settings.plan.memory.fp8Attention =
            m_mixed.boolean("fp8_dot_product_attention", m_model.boolean("fp8_dot_product_attention", false));
        m_settings.plan.memory.fp8OutputLayer = m_model.boolean("fp8_output_proj", false);
    }

    void readRecompute()
    {
        Recompute& recompute = m_settings.plan.memory.recompute;
        const std::string granularity =
            m_model.text("recompute_granularity", m_model.text("activations_checkpoint_granularity", {}));
        const std::string method =
            m_model.text("recompute_method", m_model.text("activations_checkpoint_method", "uniform"));
        if (granularity == "full") {
            recompute.mode = method == "block" ? RecomputeMode::FullBlock : RecomputeMode::FullUniform;
            recompute.layers = integer("recompute_num_layers", "activations_checkpoint_num_layers", 1);
        } else if (granularity == "selective") {
            recompute.mode = RecomputeMode::Selective;
            const json* modules = m_model.member("recompute_modules");
            if (modules != nullptr && modules->is_array() && !modules->empty())
                takeModules(*modules);
            else
                recompute.modules = {RecomputeModule::CoreAttention};
        }
    }

    void takeModules(const json& modules)
    {
        for (const json& module : modules) {
            const std::string name = wordOf(&module);
            if (const auto known = fromName<RecomputeModule>(name))
                m_settings.plan.memory.recompute.modules.push_back(*known);
            else
                m_findings.warn("module-unknown", m_model.pointerTo("recompute_modules"),
                    Phrase::of("Recomputation of {} is not estimated here: left out.", name));
        }
    }

    void readOptimizer()
    {
        Plan& plan = m_settings.plan;
        JsonObject ddp = sectionOf(m_root, "ddp", m_findings);
        JsonObject optimizer = sectionOf(m_model, "optim", m_findings);
        const std::string name = optimizer.text("name", "distributed_fused_adam");
        plan.memory.sharding.optimizer =
            ddp.boolean("use_distributed_optimizer", name.starts_with("distributed")) ? kOverReplicas
                                                                                      : ShardExtent();
        plan.communication.overlapDp =
            ddp.boolean("overlap_grad_reduce", optimizer.boolean("overlap_grad_sync", true));
        plan.communication.overlapGather = ddp.boolean(
            "overlap_param_gather", optimizer.boolean("overlap_param_sync", plan.communication.overlapDp));
        // 32 bits where a file leaves it to the program; what recipes for speed set is in the files.
        plan.memory.gradients =
            ddp.boolean("grad_reduce_in_fp32", m_mixed.boolean("grad_reduce_in_fp32", true))
            ? GradientType::Fp32
            : GradientType::Bf16;
        plan.execution.fusedRotary = m_model.boolean("apply_rope_fusion", true);
        plan.execution.groupedExperts = m_model.boolean("moe_grouped_gemm", true);
        plan.execution.fusedPermutation = m_model.boolean("moe_permute_fusion", true);
        if (m_model.boolean("moe_router_force_load_balancing", false))
            plan.memory.expertLoadFactor = 1;
        setExpertCapacity({m_model.number("moe_expert_capacity_factor", 0, 0, 1024),
                              m_model.boolean("moe_pad_expert_input_to_capacity", false)},
            plan);
        plan.communication.overlapShared = m_model.boolean("moe_shared_expert_overlap", false);
        JsonObject overlap = sectionOf(m_root, "comm_overlap", m_findings);
        plan.communication.overlapTp =
            overlap.boolean("tp_comm_overlap",
                m_model.boolean("tp_comm_overlap", m_model.boolean("ub_tp_comm_overlap", true)))
            && plan.layout.tp > 1;
    }

    void readExperts()
    {
        Plan& plan = m_settings.plan;
        m_settings.experts = integer("num_moe_experts", 0);
        const std::string dispatcher = m_model.text("moe_token_dispatcher_type", "alltoall");
        if (dispatcher == "flex" || m_model.boolean("moe_enable_deepep", false))
            plan.communication.expertDispatch =
                wordOf(m_model.member("moe_flex_dispatcher_backend")) == "hybridep"
                ? ExpertDispatch::Fused
                : ExpertDispatch::Deduplicated;
        JsonObject overlap = sectionOf(m_root, "comm_overlap", m_findings);
        plan.communication.overlapEp = overlap.boolean(
            "overlap_moe_expert_parallel_comm", m_model.boolean("overlap_moe_expert_parallel_comm", false));
        const std::string graphs = wordOf(m_model.member("cuda_graph_impl"));
        plan.execution.cudaGraphs = (!graphs.empty() && graphs != "none" && graphs != "null")
            || m_model.boolean("enable_cuda_graph", false) || m_model.boolean("external_cuda_graph", false);
        if (graphs == "full_iteration" || wordOf(m_model.member("cuda_graph_scope")) == "full_iteration")
            plan.execution.graphExtent = GraphExtent::WholeStep;
        else if (wordOf(m_model.member("cuda_graph_scope")) == "attn")
            plan.execution.graphExtent = GraphExtent::Attention;
    }

    JsonFindings& m_findings;
    JsonObject& m_root;
    JsonObject m_model;
    JsonObject m_train;
    JsonObject m_mixed; ///< where it is no name
    PlanSettings m_settings;
};

PlanSettings readNemoRoot(JsonObject root, JsonFindings& findings)
{
    return NemoReader(root, findings).read();
}

Result<Reading> readSettings(
    const ReaderInput& input, PlanSettings (*read)(JsonObject root, JsonFindings& findings))
{
    const Result<std::vector<json>> documents = parseYaml(input.text, input.file);
    if (!documents)
        return tl::unexpected<Error>(documents.error());
    const json root = documents->empty() ? json::object() : typedYaml(documents->front());
    JsonFindings findings;
    PlanSettings settings = read(JsonObject(&root, {}, findings), findings);
    return settingsReading(std::move(settings), std::move(findings), input.file);
}

Result<Reading> readNanotronYaml(const ReaderInput& input) { return readSettings(input, readNanotronRoot); }
Result<Reading> readNemoYaml(const ReaderInput& input) { return readSettings(input, readNemoRoot); }

bool hasLine(std::string_view head, std::string_view line)
{
    return head.starts_with(line) || contains(head, "\n" + std::string(line));
}

bool looksLikeNanotron(std::string_view head)
{
    return hasLine(head, "parallelism:") && (contains(head, "tp_mode:") || contains(head, "pp_engine:"));
}

bool looksLikeNemo(std::string_view head)
{
    return hasLine(head, "model:") && contains(head, "tensor_model_parallel_size:");
}

} // namespace

extern const Format kNanotronYaml {
    .format = FileFormat::NanotronYaml,
    .name = "nanotron",
    .title = "nanotron configuration",
    .kind = FormatKind::PlanSettings,
    .isText = looksLikeNanotron,
    .lines = readNanotronYaml,
};
extern const Format kNemoYaml {
    .format = FileFormat::NemoYaml,
    .name = "nemo",
    .title = "NeMo or Megatron-Bridge configuration",
    .kind = FormatKind::PlanSettings,
    .isText = looksLikeNemo,
    .lines = readNemoYaml,
};

} // namespace rankloom
