// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/exchange/formats.h"
#include "core/exchange/settings/plan_settings.h"
#include "core/plan/compression.h"
#include "core/plan/framework.h"

namespace rankloom {

using nlohmann::json;

namespace {

constexpr int kMost = 1 << 30;

/// Settings that are about learning, data and logging.
constexpr const char* kWithoutMeaning[] = {"optimizer", "scheduler", "gradient_clipping", "steps_per_print",
    "wall_clock_breakdown", "dump_state", "prescale_gradients", "seq_parallel_communication_data_type",
    "flops_profiler", "monitor_config", "tensorboard", "wandb", "csv_monitor", "comms_logger", "checkpoint",
    "zero_allow_untested_optimizer", "zero_force_ds_cpu_optimizer", "memory_breakdown", "_comment", "aio"};
constexpr const char* kZeroWithoutMeaning[] = {"allgather_partitions", "allgather_bucket_size",
    "reduce_scatter", "reduce_bucket_size", "contiguous_gradients", "sub_group_size", "round_robin_gradients",
    "stage3_max_live_parameters", "stage3_max_reuse_distance", "stage3_prefetch_bucket_size",
    "stage3_param_persistence_threshold", "stage3_gather_16bit_weights_on_model_save",
    "stage3_gather_fp16_weights_on_model_save", "cpu_offload_use_pin_memory",
    "gather_16bit_weights_on_model_save", "stage3_model_persistence_threshold",
    "mics_hierarchical_params_gather", "ignore_unused_parameters", "legacy_stage1", "elastic_checkpoint"};

/// Takes out what is "auto": decided by the trainer that reads the file.
void dropAutomatic(json& value, const std::string& pointer, JsonFindings& findings, int depth = 0)
{
    if (!value.is_object() || depth > 8)
        return;
    for (auto at = value.begin(); at != value.end();) {
        const std::string place = pointer + pointerStep(at.key());
        if (at->is_string() && at->get_ref<const std::string&>() == "auto") {
            findings.diagnostics.push_back({Severity::Hint, "value-automatic",
                Phrase::of("{} is \"auto\": the trainer decides it.", at.key()), Place {{}, 0, 0, place}});
            at = value.erase(at);
            continue;
        }
        dropAutomatic(*at, place, findings, depth + 1);
        ++at;
    }
}

void readBatch(JsonObject& root, PlanSettings& settings, JsonFindings& findings)
{
    settings.globalBatchSize = root.integer("train_batch_size", 0, 1, kMost);
    settings.microBatchSize = root.integer("train_micro_batch_size_per_gpu", 0, 1, kMost);
    const int steps = root.integer("gradient_accumulation_steps", 0, 1, kMost);
    if (findings.error || settings.globalBatchSize == 0 || settings.microBatchSize == 0 || steps == 0)
        return;
    const std::int64_t perReplica = static_cast<std::int64_t>(settings.microBatchSize) * steps;
    if (settings.globalBatchSize % perReplica != 0)
        findings.refuse(ErrorCode::Contradiction, root.pointerTo("train_batch_size"),
            Phrase::of("a batch of {} is no multiple of microbatch {} x {} accumulation steps",
                settings.globalBatchSize, settings.microBatchSize, steps),
            Phrase::of("The batch is microbatch x accumulation steps x data-parallel ranks."));
}

void readOffload(JsonObject& zero, Plan& plan, JsonFindings& findings)
{
    JsonObject optimizer = zero.object("offload_optimizer");
    if (optimizer.present()) {
        const std::string device = optimizer.oneOf("device", "cpu", {"cpu", "nvme", "none"});
        const double ratio = optimizer.number("ratio", 1, 0, 1);
        for (const char* known : {"pin_memory", "nvme_path", "buffer_count", "fast_init", "pipeline_read",
                 "pipeline_write", "pipeline"})
            static_cast<void>(optimizer.member(known));
        optimizer.finish();
        plan.memory.offload.optimizerFraction = device == "none" ? 0 : ratio;
        if (device == "nvme")
            findings.warn("offload-nearly", optimizer.pointerTo("device"),
                Phrase::of("Optimizer states on drives are estimated as in host memory."));
    }
    // Before 0.3.16 these were switches.
    if (zero.boolean("cpu_offload", false))
        plan.memory.offload.optimizerFraction = 1;
    const bool parameters = zero.boolean("cpu_offload_params", false);
    if (parameters || zero.object("offload_param").present())
        findings.warn("offload-unknown", zero.pointerTo("offload_param"),
            Phrase::of("Weights that are kept in host memory are not estimated here: not read."));
}

/// ZeRO++ (deepspeed/runtime/zero/config.py): weights are gathered in 8 bits, gradients scattered in 4, each
/// by a switch of its own.
void readQuantised(JsonObject& zero, int stage, Plan& plan, JsonFindings& findings)
{
    const bool weights = zero.boolean("zero_quantized_weights", false);
    const bool gradients = zero.boolean("zero_quantized_gradients", false);
    if ((weights || gradients) && stage == 3) {
        Compression& compression = plan.communication.compression;
        compression = {};
        compression.kind = CompressionKind::Quantised;
        compression.bits = gradients ? kQuantisedGradientBits : Compression::kWholeBits;
        compression.weightBits = weights ? kQuantisedWeightBits : Compression::kWholeBits;
    } else {
        for (const auto& [name, on] :
            {std::pair("zero_quantized_weights", weights), std::pair("zero_quantized_gradients", gradients)})
            if (on)
                findings.warn("quantized-traffic", zero.pointerTo(name),
                    Phrase::of("{} makes traffic smaller, which is estimated under ZeRO 3 only.", name));
    }
    constexpr const char* kOthers = "zero_quantized_nontrainable_weights";
    if (zero.boolean(kOthers, false))
        findings.warn("quantized-traffic", zero.pointerTo(kOthers),
            Phrase::of("{} makes traffic smaller, which is not estimated here.", kOthers));
}

void readZero(JsonObject zero, Plan& plan, JsonFindings& findings)
{
    const int stage = zero.integer("stage", 0, 0, 3);
    const int mics = zero.integer("mics_shard_size", 0, -1, kMost);
    const int secondary = zero.integer("zero_hpz_partition_size", 1, 1, kMost);
    const ShardExtent whole = mics > 0 ? ShardExtent {ShardExtent::Kind::Degree, mics}
                                       : ShardExtent {ShardExtent::Kind::DataParallel, 1};
    Sharding& sharding = plan.memory.sharding;
    sharding.optimizer = stage >= 1 ? whole : ShardExtent();
    sharding.gradients = stage >= 2 ? whole : ShardExtent();
    sharding.weights = stage >= 3 ? whole : ShardExtent();
    if (mics > 0 && stage < 3)
        findings.refuse(ErrorCode::Contradiction, zero.pointerTo("mics_shard_size"),
            Phrase::of("MiCS needs ZeRO stage 3, not {}", stage));
    if (mics > 0 && secondary > 1)
        findings.refuse(ErrorCode::Contradiction, zero.pointerTo("zero_hpz_partition_size"),
            Phrase::of("hpZ and MiCS exclude each other"), Phrase::of("Keep one of the two."));
    if (secondary > 1)
        sharding.secondaryWeights = {ShardExtent::Kind::Degree, secondary};
    readQuantised(zero, stage, plan, findings);
    plan.communication.overlapDp = zero.boolean("overlap_comm", stage >= 3);
    readOffload(zero, plan, findings);
    for (const char* known : kZeroWithoutMeaning)
        static_cast<void>(zero.member(known));
    zero.finish();
}

void readPrecision(JsonObject& root, Plan& plan)
{
    const auto enabled = [&root](const char* key) {
        JsonObject section = root.object(key);
        return section.present() && section.boolean("enabled", false);
    };
    const bool fp16 = enabled("fp16");
    const bool bf16 = enabled("bf16") || enabled("bfloat16");
    plan.memory.precision = fp16 ? Precision::Fp16Mixed : bf16 ? Precision::Bf16Mixed : Precision::Fp32;
    JsonObject types = root.object("data_types");
    // Not stated: as the weights, but for bf16 without ZeRO (DeepSpeed deepspeed/runtime/engine.py,
    // get_data_types).
    const bool replicated = plan.memory.sharding.optimizer == ShardExtent();
    const bool half = fp16 || (bf16 && !replicated);
    const std::string gradients =
        types.oneOf("grad_accum_dtype", half ? "bf16" : "fp32", {"fp32", "fp16", "bf16"});
    plan.memory.gradients = gradients == "fp32" ? GradientType::Fp32 : GradientType::Bf16;
    // Up to ZeRO-1 its optimizer for bf16 keeps fp32 sums beside the gradients of the backward pass, both
    // whole (deepspeed/runtime/bf16_optimizer.py).
    plan.memory.gradientBuckets = bf16 && plan.memory.gradients == GradientType::Fp32
        && plan.memory.sharding.gradients == ShardExtent();
    types.finish();
    const std::string sent = root.oneOf("communication_data_type", "", {"", "fp32", "fp16", "bf16"});
    plan.communication.reduceInFp32 = sent == "fp32" || root.boolean("fp32_allreduce", false);
}

/// AutoTP, and Ulysses' groups of sequences, which trade tokens for heads.
void readParallel(JsonObject& root, Plan& plan)
{
    JsonObject tensor = root.object("tensor_parallel");
    const int training = tensor.integer("autotp_size", 1, 0, kMost);
    plan.layout.tp = std::max(training, tensor.integer("tp_size", 1, 1, kMost));
    tensor.finish();
    plan.layout.cp = root.integer("sequence_parallel_size", 1, 1, kMost);
    plan.memory.contextAllToAll = plan.layout.cp > 1;
}

Result<Reading> readDeepSpeedJson(std::string_view text, const std::string& file)
{
    Result<json> parsed = parseJson(text);
    if (!parsed) {
        parsed.error().where.file = file;
        return tl::unexpected<Error>(std::move(parsed.error()));
    }
    JsonFindings findings;
    dropAutomatic(*parsed, {}, findings);
    PlanSettings settings;
    settings.tool = "DeepSpeed";
    settings.plan = withFramework(std::move(settings.plan), Framework::DeepSpeed);
    JsonObject root(&*parsed, {}, findings);
    readBatch(root, settings, findings);
    readZero(root.object("zero_optimization"), settings.plan, findings);
    readPrecision(root, settings.plan);
    readParallel(root, settings.plan);
    if (root.has("activation_checkpointing"))
        findings.warn("recompute-unknown", root.pointerTo("activation_checkpointing"),
            Phrase::of("Which layers are recomputed is set in the model's code: not read."));
    for (const char* known : kWithoutMeaning)
        static_cast<void>(root.member(known));
    root.finish();
    return settingsReading(std::move(settings), std::move(findings), file);
}

} // namespace

extern const Format kDeepSpeedJson {
    .format = FileFormat::DeepSpeedJson,
    .name = "deepspeed",
    .title = "DeepSpeed configuration",
    .kind = FormatKind::PlanSettings,
    .isJson =
        [](const JsonHead& head) {
            return head.has("zero_optimization") || head.has("train_micro_batch_size_per_gpu");
        },
    .whole = readDeepSpeedJson,
};

} // namespace rankloom
