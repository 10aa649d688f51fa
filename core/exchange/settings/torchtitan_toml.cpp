// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/text.h"
#include "core/exchange/formats.h"
#include "core/exchange/settings/plan_settings.h"
#include "core/exchange/settings/torchtitan_names.h"
#include "core/exchange/syntax/toml.h"
#include "core/plan/framework.h"
#include "core/plan/stage_split.h"

namespace rankloom {

using nlohmann::json;

namespace {

constexpr int kMostOfField = 1 << 30;

constexpr const char* kOtherSections[] = {"job", "profiling", "metrics", "optimizer", "lr_scheduler",
    "checkpoint", "compile", "comm", "validation", "fault_tolerance", "experimental", "memory_estimation",
    "debug", "float8", "mx", "quantize"};

class TorchTitanReader {
public:
    TorchTitanReader(const json& root, JsonFindings& findings) : m_root(root), m_findings(findings) { }

    PlanSettings read()
    {
        m_settings.tool = "torchtitan";
        JsonObject root(&m_root, {}, m_findings);
        // Older files have the switch among the training settings.
        const bool compiles = root.object("compile").boolean("enable", false)
            || root.object("training").boolean("compile", false);
        m_settings.plan = withFramework(
            std::move(m_settings.plan), compiles ? Framework::Torchtitan : Framework::TorchtitanEager);
        readOptimizer(root.object("optimizer"));
        readParallelism(root.object("parallelism"));
        readTraining(root.object("training"));
        readCheckpointing(root.object("activation_checkpoint"));
        readModel(root.object("model"));
        for (const char* known : kOtherSections)
            static_cast<void>(root.member(known));
        root.finish();
        return std::move(m_settings);
    }

private:
    void readParallelism(JsonObject table)
    {
        Layout& layout = m_settings.plan.layout;
        layout.tp = table.integer("tensor_parallel_degree", 1, 1, kMostOfField);
        layout.cp = table.integer("context_parallel_degree", 1, 1, kMostOfField);
        layout.pp = table.integer("pipeline_parallel_degree", 1, 1, kMostOfField);
        layout.ep = table.integer("expert_parallel_degree", 1, 1, kMostOfField);
        // Experts are sharded over TP unless expert parallelism says otherwise.
        const int etp =
            table.integer("expert_tensor_parallel_degree", layout.ep > 1 ? 1 : 0, 0, kMostOfField);
        layout.etp = etp;
        layout.sequenceParallel = table.boolean("enable_sequence_parallel", true);
        m_settings.plan.communication.overlapTp = table.boolean("enable_async_tensor_parallel", false);
        m_pipelineMicroBatch = table.integer("pipeline_parallel_microbatch_size", 1, 1, kMostOfField);
        readData(table);
        readSchedule(table);
        for (const char* known :
            {"disable_loss_parallel", "context_parallel_load_balancer", "context_parallel_rotate_method",
                "expert_parallel_comm_backend", "pipeline_parallel_expert_parallel_overlap"})
            static_cast<void>(table.member(known));
        table.finish();
    }

    /// Fully sharded data parallelism over shard times cp ranks, replicated over the rest.
    void readData(JsonObject& table)
    {
        Layout& layout = m_settings.plan.layout;
        const int replicate = table.integer("data_parallel_replicate_degree", 1, 1, kMostOfField);
        const int shard = table.integer("data_parallel_shard_degree", -1, -1, kMostOfField);
        const std::string reshard =
            table.oneOf("fsdp_reshard_after_forward", "default", {"default", "always", "never"});
        if (shard == 0)
            return m_findings.refuse(ErrorCode::BadValue, table.pointerTo("data_parallel_shard_degree"),
                Phrase::of("found 0, where -1 (what is left) or a degree is expected"));
        if (shard > 0 && replicate <= kMostOfField / shard)
            layout.dp = replicate * shard;
        m_settings.shardReplicas = replicate;
        const bool sharded = shard != 1 || layout.cp > 1;
        const ShardExtent extent = sharded ? ShardExtent {ShardExtent::Kind::DataParallel, 1} : ShardExtent();
        Sharding& sharding = m_settings.plan.memory.sharding;
        sharding.optimizer = extent;
        // A pipeline stage reduces its gradients behind the last microbatch: whole ones add up until then
        // (PyTorch torch/distributed/pipelining/stage.py, backward_maybe_with_nosync).
        sharding.gradients = layout.pp == 1 ? extent : ShardExtent();
        // By default a pipeline keeps gathered weights: gathering them again for every microbatch costs time.
        const bool frees = reshard == "always" || (reshard == "default" && layout.pp == 1);
        sharding.weights = frees ? extent : ShardExtent();
    }

    void readSchedule(JsonObject& table)
    {
        Plan& plan = m_settings.plan;
        const std::string name = table.text("pipeline_parallel_schedule", "1F1B");
        const std::string file = table.text("pipeline_parallel_schedule_csv", {});
        const auto* const known = std::ranges::find_if(kTorchTitanSchedules,
            [&name](const TorchTitanSchedule& s) { return lowerName(s.name) == lowerName(name); });
        if (known != std::end(kTorchTitanSchedules))
            plan.schedule.kind = known->kind;
        else if (plan.layout.pp > 1 && file.empty())
            m_findings.warn("schedule-unknown", table.pointerTo("pipeline_parallel_schedule"),
                Phrase::of("The schedule {} is not known here: 1F1B is taken.", name));
        if (!file.empty())
            m_findings.warn("schedule-elsewhere", table.pointerTo("pipeline_parallel_schedule_csv"),
                Phrase::of("The order of passes is in another file: set it as the custom schedule."));
        readStages(table);
        if (stagePlacement(plan.schedule.kind) == StagePlacement::VShape)
            plan.layout.vpp = 2;
        if (plan.layout.pp == 1) {
            plan.schedule.kind = ScheduleKind::OneFOneB;
            plan.layout.vpp = 1;
            plan.stages.layersPerStage.clear();
            m_settings.split.reset();
        }
    }

    static std::string lowerName(std::string_view text)
    {
        std::string out(text);
        std::ranges::transform(
            out, out.begin(), [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : c; });
        return out;
    }

    void readStages(JsonObject& table)
    {
        Layout& layout = m_settings.plan.layout;
        SplitRule rule;
        rule.embeddingCounts = table.integer("pipeline_parallel_first_stage_less_layers", 1, 0, 1 << 16);
        rule.headCounts = table.integer("pipeline_parallel_last_stage_less_layers", 1, 0, 1 << 16);
        rule.layersPerStage = table.integer("pipeline_parallel_layers_per_stage", 0, 1, 1 << 16);
        const json* parts = table.member("module_fqns_per_model_part");
        if (parts != nullptr && !parts->is_null())
            return readParts(*parts, table.pointerTo("module_fqns_per_model_part"));
        // Schedules of several chunks have two unless the layers per stage say otherwise.
        const bool chunked = stagePlacement(m_settings.plan.schedule.kind) != StagePlacement::Linear;
        layout.vpp = chunked ? 2 : 1;
        m_settings.split = rule;
    }

    void readParts(const json& parts, const std::string& pointer)
    {
        constexpr std::size_t most = 1 << 16;
        Plan& plan = m_settings.plan;
        if (!parts.is_array() || parts.empty() || parts.size() > most)
            return m_findings.refuseValue(
                pointer, parts, Phrase::of("a list of modules for each model part"));
        if (parts.size() % static_cast<std::size_t>(plan.layout.pp) != 0)
            return m_findings.refuse(ErrorCode::Contradiction, pointer,
                Phrase::of(
                    "{} model parts do not divide by {} pipeline ranks", parts.size(), plan.layout.pp));
        int layers = 0;
        for (std::size_t p = 0; p < parts.size(); ++p) {
            const std::string place = pointer + pointerStep(p);
            if (!parts[p].is_array())
                return m_findings.refuseValue(place, parts[p], Phrase::of("a list of modules"));
            int count = 0;
            for (const json& module : parts[p]) {
                const std::string name = module.is_string() ? module.get<std::string>() : std::string();
                if (!name.starts_with("layers."))
                    continue;
                if (parseInteger(std::string_view(name).substr(7)) != layers)
                    return m_findings.refuse(ErrorCode::Contradiction, place,
                        Phrase::of("found \"{}\", where layers.{} follows", name, layers),
                        Phrase::of("List the layers of all parts in order."));
                ++layers;
                ++count;
            }
            plan.stages.layersPerStage.push_back(count);
        }
        m_settings.layers = layers;
        plan.layout.vpp = static_cast<int>(parts.size()) / plan.layout.pp;
    }

    void readTraining(JsonObject table)
    {
        const bool pipeline = m_settings.plan.layout.pp > 1;
        const int local = table.integer(
            "local_batch_size", table.integer("batch_size", 0, 1, kMostOfField), 1, kMostOfField);
        const int global = table.integer("global_batch_size", -1, -1, kMostOfField);
        m_settings.sequenceLength = table.integer("seq_len", 0, 1, kMostOfField);
        m_settings.microBatchSize = pipeline ? m_pipelineMicroBatch : local;
        const int dp = m_settings.plan.layout.dp;
        m_settings.globalBatchSize = global > 0                 ? global
            : dp > 0 && local > 0 && local <= kMostOfField / dp ? local * dp
                                                                : 0;
        if (table.oneOf("mixed_precision_param", "bfloat16", {"bfloat16", "float32"}) == "float32")
            m_settings.plan.memory.precision = Precision::Fp32;
        if (table.boolean("enable_cpu_offload", false)) {
            m_settings.plan.memory.offload.optimizerFraction = 1;
            m_findings.warn("offload-nearly", table.pointerTo("enable_cpu_offload"),
                Phrase::of(
                    "Weights and gradients that are kept in host memory are not estimated here: only the "
                    "optimizer states leave."));
        }
        for (const char* known :
            {"dataset", "dataset_path", "max_norm", "steps", "dtype", "mixed_precision_reduce", "gc_freq",
                "gc_debug", "dataloader", "seed", "deterministic", "warmup_steps", "compile"})
            static_cast<void>(table.member(known));
        table.finish();
    }

    void readCheckpointing(JsonObject table)
    {
        Recompute& recompute = m_settings.plan.memory.recompute;
        const std::string mode =
            table.oneOf("mode", "selective", {"none", "selective", "full", "memory_budget"});
        if (mode == "full") {
            recompute.mode = RecomputeMode::FullUniform;
        } else if (mode != "none" && table.present()) {
            recompute.mode = RecomputeMode::Operators;
            const json* option = table.member("selective_ac_option");
            if (mode == "memory_budget" || (option != nullptr && *option != "op"))
                m_findings.warn("recompute-nearly", table.pointerTo("mode"),
                    Phrase::of("The recomputation \"{}\" of torchtitan is estimated as its selection of "
                               "operators.",
                        mode));
        }
        for (const char* known :
            {"per_op_sac_force_recompute_mm_shapes_by_fqns", "early_stop", "memory_budget",
                "visualize_memory_budget_pareto", "preserve_rng_state", "determinism_check", "debug"})
            static_cast<void>(table.member(known));
        table.finish();
    }

    void readOptimizer(JsonObject table)
    {
        const std::string step = table.oneOf("implementation", "fused", {"for-loop", "foreach", "fused"});
        const bool early = table.boolean("early_step_in_backward", false);
        m_settings.plan.execution.optimizerStep = early ? OptimizerStep::InBackward
            : step == "fused"                           ? OptimizerStep::Fused
                                                        : OptimizerStep::ForEach;
    }

    void readModel(JsonObject table)
    {
        const std::vector<std::string> converters = table.texts("converters");
        if (std::ranges::any_of(
                converters, [](const std::string& c) { return c.find("float8") != std::string::npos; }))
            m_settings.plan.memory.precision = Precision::Fp8Mixed;
        for (const char* known :
            {"name", "flavor", "hf_assets_path", "tokenizer_path", "print_after_conversion"})
            static_cast<void>(table.member(known));
        table.finish();
    }

    const json& m_root;
    JsonFindings& m_findings;
    PlanSettings m_settings;
    int m_pipelineMicroBatch = 1;
};

bool looksLikeTorchTitan(std::string_view head)
{
    return contains(head, "[parallelism]")
        && (contains(head, "tensor_parallel_degree") || contains(head, "data_parallel_shard_degree")
            || contains(head, "pipeline_parallel_degree"));
}

Result<Reading> readTorchTitan(std::string_view text, const std::string& file)
{
    Result<json> parsed = parseToml(text);
    if (!parsed) {
        parsed.error().where.file = file;
        return tl::unexpected<Error>(std::move(parsed.error()));
    }
    JsonFindings findings;
    PlanSettings settings = TorchTitanReader(*parsed, findings).read();
    return settingsReading(std::move(settings), std::move(findings), file);
}

} // namespace

extern const Format kTorchTitanToml {
    .format = FileFormat::TorchTitanToml,
    .name = "torchtitan",
    .title = "torchtitan configuration",
    .kind = FormatKind::PlanSettings,
    .isText = looksLikeTorchTitan,
    .whole = readTorchTitan,
};

} // namespace rankloom
