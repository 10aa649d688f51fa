// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Reserved bytes of torchtitan's runs (torchtitan_measured.csv): FSDP of its second version with tensor,
// pipeline and context parallelism.
#include <algorithm>
#include <array>
#include <string>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/memory/memory.h"
#include "core/plan/framework.h"
#include "core/validate/memory_case.h"
#include "core/validate/published_models.h"
#include "core/validate/row_words.h"
#include "core/validate/timing_case.h"

namespace rankloom {

namespace {

constexpr std::array kShardedRunsColumns {
    Column {"model", ColumnUse::Words},
    Column {"gpus", ColumnUse::Count},
    Column {"gpu", ColumnUse::Words},
    Column {"parallel", ColumnUse::Words},
    Column {"local_batch", ColumnUse::Count},
    Column {"micro_batch", ColumnUse::Count},
    Column {"seq", ColumnUse::Count},
    Column {"activation_ckpt", ColumnUse::Words},
    Column {"techniques", ColumnUse::Words},
    Column {"measured_max_reserved_gib", ColumnUse::Number},
    Column {"source", ColumnUse::Prose},
};

std::string shardedRunId(const CsvTable& csv, std::size_t i)
{
    return fmt::format("{} {} {} {}", csv.cell(i, "gpu"), csv.cell(i, "parallel"),
        csv.cell(i, "activation_ckpt"), csv.cell(i, "techniques"));
}

/// "H100-96GB": the device, and the memory that it has where it is not the preset's. Errors: BadValue.
Result<Cluster> shardedCluster(std::string_view gpu, int devices)
{
    const std::size_t dash = gpu.rfind('-');
    const std::string_view size = dash == std::string_view::npos ? "" : gpu.substr(dash + 1);
    const bool sized = size.ends_with("GB");
    Result<Cluster> cluster = publishedCluster(devices, sized ? gpu.substr(0, dash) : gpu);
    const auto gib = sized ? parseDouble(size.substr(0, size.size() - 2)) : std::nullopt;
    if (cluster && gib)
        cluster->device.memory = Bytes(*gib * kGiB);
    return cluster;
}

/// Degrees of the row's words, and the ranks that they leave to FSDP. Errors: words, or devices over which
/// nothing is said to run.
Result<void> setShardedLayout(const CsvTable& csv, std::size_t i, RowWords& words)
{
    if (Result<void> read = words.readDegrees("parallel", csv.cell(i, "parallel")); !read)
        return read;
    if (Result<void> read = words.readTechniques(csv.cell(i, "techniques")); !read)
        return read;
    // Two chunks a rank unless the number of layers of a stage is said (torchtitan/distributed/pipeline.py).
    Layout& layout = words.plan.layout;
    if (words.schedule && *words.schedule != ScheduleKind::OneFOneB && *words.schedule != ScheduleKind::GPipe)
        layout.vpp = std::max(layout.vpp, 2);

    const int whole = std::max(1, layout.tp * layout.cp * layout.pp);
    const int devices = csv.integer(i, "gpus", 0);
    if (words.shards == 0)
        words.shards = std::max(1, devices / whole / std::max(1, words.replicas));
    layout.dp = words.shards * std::max(1, words.replicas);
    if (layout.dp * whole != devices)
        return fail(ErrorCode::BadValue,
            fmt::format("\"{}\" runs on {} devices, and the row has {}", csv.cell(i, "parallel"),
                layout.dp * whole, devices));
    return {};
}

/// Sequences of a microbatch: in a pipeline as many microbatches as there are ranks until 2025
/// (torchtitan/parallelisms/pipelining_utils.py: pipeline_parallel_microbatches, or the degree), then single
/// sequences (pipeline_parallel_microbatch_size). Errors: BadValue.
Result<void> setShardedBatch(const CsvTable& csv, std::size_t i, Plan& plan)
{
    const int local = csv.integer(i, "local_batch", 1);
    const bool early = csv.cell(i, "source").find("_2024") != std::string_view::npos;
    int microbatch = plan.layout.pp == 1 ? local : early ? local / plan.layout.pp : 1;
    microbatch = csv.integer(i, "micro_batch", microbatch);
    if (microbatch < 1 || local % microbatch != 0)
        return fail(ErrorCode::BadValue, "its local batch is not cut evenly into microbatches");
    plan.workload = {csv.integer(i, "seq", 8192), microbatch, local * plan.layout.dp};
    return {};
}

/// What is recomputed, in torchtitan's words: by operator where nothing else is said. Errors: words.
Result<void> setShardedRecompute(std::string_view said, RowWords& words)
{
    const std::string text = lowerCase(said);
    const bool byOperator = text == "selective ac" || text == "selective" || text == "config default";
    if (!byOperator)
        return words.readRecompute(said);
    words.plan.memory.recompute = {RecomputeMode::Operators, {}, 1};
    return {};
}

/// FSDP of a row. In a pipeline blocks stay gathered, and gradients whole, from microbatch to microbatch
/// (torchtitan/models/llama3/infra/parallelize.py, apply_fsdp(): reshard_after_forward off).
void setShardedMemory(const CsvTable& csv, std::size_t i, const RowWords& words, Plan& plan)
{
    MemoryChoice& memory = plan.memory;
    const ShardExtent over = words.replicas > 1
        ? ShardExtent {ShardExtent::Kind::Degree, words.shards * plan.layout.cp}
        : ShardExtent {ShardExtent::Kind::All, 1};
    memory.sharding.optimizer = over;
    memory.sharding.weights = memory.sharding.gradients = plan.layout.pp > 1 ? ShardExtent {} : over;
    // Since 2025 the loss is compiled and makes no fp32 copies of its own. Under tensor parallelism every
    // rank keeps its part of the vocabulary, unless disable_loss_parallel says otherwise: as many bytes of a
    // logit, of fewer logits. Products in 8 bits keep their inputs in 16 (pytorch/ao torchao/float8), so that
    // nothing of the memory is other.
    constexpr double kEagerLogitBytes = 14;
    const bool compiledLoss = words.compiled && csv.cell(i, "source").find("_2025") != std::string_view::npos;
    memory.crossEntropy = words.wholeLoss && !compiledLoss ? CrossEntropy::Eager : CrossEntropy::Unfused;
    if (!compiledLoss)
        memory.logitBytes = kEagerLogitBytes;
    if (!words.compiled)
        plan.execution.kernels = Kernels::Eager;
}

Result<MemoryCase> shardedRunCase(const CsvTable& csv, std::size_t i)
{
    Result<ModelSpec> model = publishedModel(csv.cell(i, "model"));
    if (!model)
        return tl::unexpected<Error>(std::move(model.error()));
    Result<Cluster> cluster = shardedCluster(csv.cell(i, "gpu"), csv.integer(i, "gpus", 0));
    if (!cluster)
        return tl::unexpected<Error>(std::move(cluster.error()));
    RowWords words;
    words.plan = withFramework({}, Framework::Torchtitan);
    words.plan.layout.etp = 1;
    for (const Result<void>& done :
        {setShardedLayout(csv, i, words), setShardedRecompute(csv.cell(i, "activation_ckpt"), words),
            words.finish(*model), setShardedBatch(csv, i, words.plan)})
        if (!done)
            return tl::unexpected<Error>(done.error());

    MemoryCase run;
    run.plan = words.plan;
    setShardedMemory(csv, i, words, run.plan);
    Result<std::vector<int>> split = countedSplit(*model, run.plan.layout.pp * run.plan.layout.vpp);
    if (!split)
        return tl::unexpected<Error>(std::move(split.error()));
    if (run.plan.layout.pp > 1)
        run.plan.stages.layersPerStage = std::move(*split);
    run.project.model = std::move(*model);
    run.project.cluster = std::move(*cluster);
    return run;
}

} // namespace

const MemoryReader kShardedRunsReader {kShardedRunsColumns, shardedRunId, shardedRunCase};

Result<void> validateShardedRuns(const CsvTable& csv, ValidationReport& report)
{
    ValidationTable table {"torchtitan_measured.csv", "reservedBytes"};
    table.note = "blocks that are gathered in 8 bits are counted in 16";
    if (const std::string unread = unreadColumns(csv, kShardedRunsColumns); !unread.empty())
        table.note += "; " + unread;
    for (std::size_t i = 0; i < csv.rows(); ++i) {
        const std::string id = shardedRunId(csv, i);
        const Result<MemoryCase> run = readCase(kShardedRunsReader, csv, i);
        if (!run) {
            table.skip(id, run.error().message.english());
            continue;
        }
        report.cases.push_back({table.file, id, run->project, run->plan});
        const auto measured = csv.number(i, "measured_max_reserved_gib");
        if (!measured) {
            table.skip(id, "no memory was measured");
            continue;
        }
        double most = 0; // over all devices (README of its benchmarks)
        for (const StageMemory& stage : estimateMemory(run->project, run->plan).stages)
            most = std::max(most, stage.reserved.value());
        table.compare(id, *measured * kGiB, most);
    }
    report.tables.push_back(std::move(table));
    return {};
}

} // namespace rankloom
