// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measured steps of nanotron and llm-foundry, and the recipes of Megatron-Bridge.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <vector>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/plan/framework.h"
#include "core/plan/stage_split.h"
#include "core/validate/bridge_recipes.h"
#include "core/validate/published_models.h"
#include "core/validate/timing_case.h"

namespace rankloom {

namespace {

struct NamedShape {
    std::string_view name;
    int layers;
    int hidden;
    int heads;
    int ffn; ///< 0 = 4·hidden
    bool tied;
};
constexpr std::array kNanotronShapes {
    NamedShape {"1B", 16, 2048, 32, 8192, true},
    NamedShape {"3B", 28, 3072, 32, 8192, true},
    NamedShape {"8B", 32, 4096, 32, 14336, false},
    NamedShape {"80B", 80, 8192, 64, 28672, false},
};
constexpr std::array kFoundryShapes {
    NamedShape {"125m", 12, 768, 12, 0, true},
    NamedShape {"350m", 24, 1024, 16, 0, true},
    NamedShape {"760m", 24, 1536, 12, 0, true},
    NamedShape {"1b", 24, 2048, 16, 0, true},
    NamedShape {"3b", 32, 2560, 20, 0, true},
    NamedShape {"7b", 32, 4096, 32, 0, true},
    NamedShape {"13b", 40, 5120, 40, 0, true},
    NamedShape {"30b", 48, 7168, 56, 0, true},
    NamedShape {"70b", 80, 8192, 64, 0, true},
};

template <std::size_t N>
const NamedShape* shapeOf(const std::array<NamedShape, N>& shapes, std::string_view name)
{
    const auto found = std::find_if(
        shapes.begin(), shapes.end(), [&](const NamedShape& shape) { return shape.name == name; });
    return found == shapes.end() ? nullptr : &*found;
}

/// Both inputs of a layer's reduce-scatters, of a host that runs ahead of the device.
constexpr double kMostHeldInputs = 2;

/// Llama-style decoder as nanotron builds it: as many key-value heads as heads, no biases.
ModelSpec nanotronModel(const NamedShape& shape)
{
    ModelSpec model = gptModel(shape.hidden, shape.layers, shape.heads, 131072, 0);
    model.ffn = shape.ffn;
    model.gatedMlp = true;
    model.tiedEmbeddings = shape.tied;
    model.norm = NormKind::Rms;
    model.qkvBias = model.outputBias = model.mlpBias = false;
    return model;
}

/// Runs below half of the throughput of the best run of their cell suffered from faults of software or
/// network (README of the data): they are ranked, their times are not compared.
void markFaults(std::vector<TimingRun>& runs)
{
    constexpr double kHealthyShare = 0.5;
    std::map<std::string, double> best;
    for (const TimingRun& run : runs) {
        const double rate = run.step.plan.workload.globalBatchSize / run.step.measured.value();
        best[run.cell] = std::max(best[run.cell], rate);
    }
    for (TimingRun& run : runs)
        run.healthy = run.step.plan.workload.globalBatchSize / run.step.measured.value()
            >= kHealthyShare * best[run.cell];
}

/// The device preset of a name in llm-foundry's tables; empty where there is none.
std::string_view foundryDevice(std::string_view name)
{
    return name == "h100_80gb" ? "h100-sxm-80gb"
        : name == "a100_80gb"  ? "a100-sxm-80gb"
        : name == "a100_40gb"  ? "a100-sxm-40gb"
                               : "";
}

// --- nanotron ---

constexpr std::array kNanotronColumns {
    Column {"model", ColumnUse::Words},
    Column {"nodes", ColumnUse::Count},
    Column {"gpus", ColumnUse::Count},
    Column {"dp", ColumnUse::Count},
    Column {"tp", ColumnUse::Count},
    Column {"pp", ColumnUse::Count},
    Column {"micro_batch", ColumnUse::Count},
    Column {"grad_accumulation"},
    Column {"global_batch_sequences", ColumnUse::Count},
    Column {"zero_stage", ColumnUse::Count},
    Column {"status", ColumnUse::Words},
    Column {"step_s", ColumnUse::Number},
    Column {"tokens_per_s"},
    Column {"tokens_per_s_per_gpu"},
    Column {"mfu_pct"},
    Column {"gpu_memory_gb", ColumnUse::Number},
};

std::string nanotronCell(const CsvTable& csv, std::size_t r)
{
    return fmt::format("{} on {} nodes", csv.cell(r, "model"), csv.integer(r, "nodes", 0));
}

std::string nanotronId(const CsvTable& csv, std::size_t r)
{
    const auto number = [&](const char* column) { return csv.integer(r, column, 0); };
    return fmt::format("{}: dp{} tp{} pp{} mbs{} zero{}", nanotronCell(csv, r), number("dp"), number("tp"),
        number("pp"), number("micro_batch"), number("zero_stage"));
}

Result<TimingRun> nanotronRun(const TimingRows& rows, std::size_t r)
{
    const CsvTable& csv = rows.csv;
    const auto number = [&](const char* column) { return csv.integer(r, column, 0); };
    const NamedShape* shape = shapeOf(kNanotronShapes, csv.cell(r, "model"));
    if (shape == nullptr)
        return fail(ErrorCode::BadValue, "the model's shape is not known");
    if (number("zero_stage") > 1)
        return fail(ErrorCode::Unsupported, "nanotron has ZeRO-1 at most");
    auto cluster = clusterOf(number("gpus"), "h100-sxm-80gb");
    if (!cluster)
        return tl::unexpected<Error>(std::move(cluster.error()));
    TimingRun run;
    run.cell = nanotronCell(csv, r);
    Project& project = run.step.project;
    project.model = nanotronModel(*shape);
    project.cluster = *cluster;
    // As measured on the runs without tensor parallelism; the band holds nine in ten of them.
    Calibration& constants = project.calibration.change();
    constants.fragmentation = 1.1;
    constants.fragmentationLow = 1.02;
    constants.fragmentationHigh = 1.23;
    constants.additiveBytes = 0;

    Plan& plan = run.step.plan;
    plan.workload = {4096, number("micro_batch"), number("global_batch_sequences")};
    plan.layout.tp = number("tp");
    plan.layout.pp = number("pp");
    plan.layout.dp = number("dp");
    plan.stages.layersPerStage = splitByWork(project.model, plan.layout.pp);
    plan = withFramework(std::move(plan), Framework::Nanotron);
    run.mostHeldInputs = kMostHeldInputs;
    // Gradients are reduced while the last backward pass runs, shards of them only after it.
    plan.communication.overlapDp = number("zero_stage") == 0;
    if (number("zero_stage") == 0)
        plan.memory.sharding.optimizer = {};
    run.memoryGib = csv.number(r, "gpu_memory_gb").value_or(0);

    const auto measured = csv.number(r, "step_s");
    if (csv.cell(r, "status") == "ok" && measured)
        run.step.measured = Seconds(*measured);
    else
        run.outcome = RunOutcome::Failed;
    return run;
}

// --- llm-foundry ---

constexpr std::array kFoundryColumns {
    Column {"table"},
    Column {"gpu", ColumnUse::Words},
    Column {"gpus", ColumnUse::Count},
    Column {"model", ColumnUse::Words},
    Column {"params"},
    Column {"seq", ColumnUse::Count},
    Column {"precision", ColumnUse::Words},
    Column {"sharding", ColumnUse::Words},
    Column {"activation_checkpointing", ColumnUse::Flag},
    Column {"activation_cpu_offload", ColumnUse::Flag},
    Column {"micro_batch", ColumnUse::Count},
    Column {"grad_accumulation"},
    Column {"global_batch_sequences", ColumnUse::Count},
    Column {"global_batch_tokens"},
    Column {"step_s", ColumnUse::Number},
    Column {"tokens_per_s"},
    Column {"tokens_per_s_per_gpu"},
    Column {"mfu_pct"},
    Column {"hfu_pct"},
    Column {"model_tflops_per_gpu"},
};

std::string foundryId(const CsvTable& csv, std::size_t r)
{
    const auto number = [&](const char* column) { return csv.integer(r, column, 0); };
    return fmt::format("{}: {} gpus{} seq{} mbs{} gbs{} {}{}", csv.cell(r, "table"), csv.cell(r, "model"),
        number("gpus"), number("seq"), number("micro_batch"), number("global_batch_sequences"),
        csv.cell(r, "precision"), csv.flag(r, "activation_checkpointing") ? " checkpointing" : "");
}

/// Why a row cannot be stated; null where it can.
const char* foundryRefusal(const CsvTable& csv, std::size_t r)
{
    const std::string_view sharding = csv.cell(r, "sharding");
    const std::string_view precision = csv.cell(r, "precision");
    return shapeOf(kFoundryShapes, csv.cell(r, "model")) == nullptr ? "the model's shape is not known"
        : !csv.number(r, "step_s")                                  ? "no time was measured"
        : foundryDevice(csv.cell(r, "gpu")).empty()                 ? "no preset describes the device"
        : sharding != "FULL_SHARD" && sharding != "SHARD_GRAD_OP"   ? "the sharding is not known"
        : csv.flag(r, "activation_cpu_offload") ? "which activations were offloaded is not stated"
        : precision != "amp_bf16" && precision != "bf16" && precision != "amp_fp8"
        ? "the precision is not known"
        : nullptr;
}

Result<TimingRun> foundryRun(const TimingRows& rows, std::size_t r)
{
    const CsvTable& csv = rows.csv;
    const auto number = [&](const char* column) { return csv.integer(r, column, 0); };
    if (const char* const reason = foundryRefusal(csv, r); reason != nullptr)
        return fail(ErrorCode::BadValue, reason);
    auto cluster = clusterOf(number("gpus"), foundryDevice(csv.cell(r, "gpu")));
    if (!cluster)
        return tl::unexpected<Error>(std::move(cluster.error()));
    const NamedShape& shape = *shapeOf(kFoundryShapes, csv.cell(r, "model"));
    TimingRun run;
    Project& project = run.step.project;
    ModelSpec& model = project.model.change();
    model = gptModel(shape.hidden, shape.layers, shape.heads, 50368, number("seq"));
    model.qkvBias = model.outputBias = model.mlpBias = false;
    project.cluster = *cluster;

    Plan& plan = run.step.plan;
    plan.workload = {number("seq"), number("micro_batch"), number("global_batch_sequences")};
    plan = withFramework(std::move(plan), Framework::FsdpEager2023);
    // Its models' default, loss_fn "fused_crossentropy" (llmfoundry/models/mpt/modeling_mpt.py).
    plan.memory.crossEntropy = CrossEntropy::Fused;
    plan.memory.precision =
        csv.cell(r, "precision") == "amp_fp8" ? Precision::Fp8Mixed : Precision::Bf16Mixed;
    if (csv.cell(r, "sharding") == "SHARD_GRAD_OP") // ZeRO-2: every device keeps whole weights
        plan.memory.sharding.weights = {};
    if (csv.flag(r, "activation_checkpointing"))
        plan.memory.recompute.mode = RecomputeMode::FullUniform;
    run.step.measured = Seconds(csv.number(r, "step_s").value_or(0));
    return run;
}

// --- Megatron-Bridge ---

constexpr std::array kBridgeColumns {
    Column {"release", ColumnUse::Words},
    Column {"kind", ColumnUse::Words},
    Column {"model", ColumnUse::Words},
    Column {"system", ColumnUse::Words},
    Column {"gpus", ColumnUse::Count},
    Column {"precision", ColumnUse::Words},
    Column {"global_batch", ColumnUse::Count},
    Column {"micro_batch", ColumnUse::Count},
    Column {"grad_accumulation"},
    Column {"seq", ColumnUse::Count},
    Column {"tp", ColumnUse::Variants},
    Column {"pp", ColumnUse::Variants},
    Column {"cp", ColumnUse::Variants},
    Column {"vpp", ColumnUse::Variants},
    Column {"ep", ColumnUse::Variants},
    Column {"fsdp", ColumnUse::Variants},
    Column {"tokens_per_s_per_gpu", ColumnUse::Number},
    Column {"model_tflops_per_gpu"},
};

std::string bridgeId(const CsvTable& csv, std::size_t r)
{
    return fmt::format("{} {} {} {} x{} {}", csv.cell(r, "release"), csv.cell(r, "kind"),
        csv.cell(r, "model"), csv.cell(r, "system"), csv.cell(r, "gpus"), csv.cell(r, "precision"));
}

/// A recipe of Megatron-Bridge as a run; its time is not set. Errors: what cannot be stated, and why.
Result<TimingRun> recipeOf(const CsvTable& csv, std::size_t r)
{
    const auto number = [&](const char* column) { return firstCount(csv, r, column).value_or(1); };
    if (csv.cell(r, "kind") != "Pre-Training")
        return fail(ErrorCode::Unsupported, "fine-tuning: the length of its samples is not given");
    Result<ModelSpec> model = publishedModel(csv.cell(r, "model"));
    if (!model)
        return tl::unexpected<Error>(std::move(model.error()));
    Result<Cluster> cluster = publishedCluster(number("gpus"), csv.cell(r, "system"));
    if (!cluster)
        return tl::unexpected<Error>(std::move(cluster.error()));
    const Result<Precision> precision = publishedPrecision(csv.cell(r, "precision"));
    if (!precision)
        return tl::unexpected<Error>(precision.error());
    TimingRun run;
    Plan& plan = run.step.plan;
    plan = withFramework(std::move(plan), Framework::NemoPerformance);
    plan.workload = {number("seq"), number("micro_batch"), number("global_batch")};
    plan.layout.tp = number("tp");
    plan.layout.pp = number("pp");
    plan.layout.cp = number("cp");
    plan.layout.vpp = number("vpp");
    plan.layout.ep = number("ep");
    plan.layout.etp = 1;
    if (plan.layout.vpp > 1)
        plan.schedule.kind = ScheduleKind::Interleaved;
    plan.memory.precision = *precision;
    if (dropsTokens(csv.cell(r, "model")))
        plan.execution.expertCapacity = 1;
    const BridgeRow row {
        csv.cell(r, "release"), csv.cell(r, "model"), csv.cell(r, "system"), plan.memory.precision};
    if (const Result<void> applied = applyBridgeRecipe(row, *model, plan); !applied)
        return tl::unexpected<Error>(applied.error());
    if (const int shards = firstCount(csv, r, "fsdp").value_or(0); shards > 1) {
        const ShardExtent extent {ShardExtent::Kind::Degree, shards};
        plan.memory.sharding.weights = plan.memory.sharding.gradients = extent;
        plan.memory.sharding.optimizer = extent;
    }
    run.step.project.model = std::move(*model);
    run.step.project.cluster = std::move(*cluster);
    return run;
}

Result<TimingRun> bridgeRun(const TimingRows& rows, std::size_t r)
{
    Result<TimingRun> run = recipeOf(rows.csv, r);
    if (!run)
        return run;
    // "a (b)" holds two variants of the precision; the first is compared.
    const std::string_view rates = rows.csv.cell(r, "tokens_per_s_per_gpu");
    const auto rate = parseDouble(trimmed(rates.substr(0, rates.find('('))));
    if (!rate || *rate <= 0)
        return fail(ErrorCode::BadValue, "no throughput was measured");
    const Workload& work = run->step.plan.workload;
    const double tokens = static_cast<double>(work.globalBatchSize) * work.sequenceLength;
    run->step.measured = Seconds(tokens / (*rate * rows.csv.integer(r, "gpus", 1)));
    return run;
}

} // namespace

const TimingReader kNanotronReader {kNanotronColumns, nanotronId, nanotronRun, markFaults};
const TimingReader kFoundryReader {kFoundryColumns, foundryId, foundryRun};
const TimingReader kBridgeReader {kBridgeColumns, bridgeId, bridgeRun};

} // namespace rankloom
