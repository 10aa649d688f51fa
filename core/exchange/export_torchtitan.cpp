// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>

#include "core/exchange/export_facts.h"
#include "core/exchange/torchtitan_names.h"

namespace rankloom {

namespace {

/// torchtitan's data parallelism: weights, gradients and optimizer states are sharded over
/// shard times cp ranks, and replicated over the rest; `reshard` frees gathered weights after each pass.
struct DataParallel {
    int replicate = 1;
    int shard = 1;
    const char* reshard = "default";
};

DataParallel dataParallel(const PlanFacts& facts, Omissions& omissions)
{
    const int dp = facts.layout.dp;
    const int stage = facts.zeroStage();
    const int degree = facts.shards.optimizer;
    omissions.covers(
        {"/memory/sharding/weights", "/memory/sharding/gradients", "/memory/sharding/optimizer"});
    const int shard = degree % facts.layout.cp == 0 ? degree / facts.layout.cp : 0;
    if (stage >= 2 && shard > 0 && dp % shard == 0)
        return {dp / shard, shard, stage == 3 ? "always" : "never"};
    if (stage != 0)
        omissions.add("/memory/sharding",
            stage == 1 ? "torchtitan shards gradients with the optimizer states (like ZeRO 2 at least): that "
                         "is written."
                       : "torchtitan shards weights, gradients and optimizer states over one group: over all "
                         "data-parallel ranks is written.");
    if (stage == 0 && facts.layout.cp > 1)
        omissions.add(
            "/memory/sharding", Phrase::of("torchtitan always shards over context-parallel ranks."));
    return stage == 0 ? DataParallel {dp, 1, "default"} : DataParallel {1, dp, "never"};
}

/// A schedule by its PyTorch name, or as a file of its own.
struct ScheduleName {
    std::string name;
    bool ownFile = false;
};
ScheduleName scheduleName(const PlanFacts& facts, Omissions& omissions)
{
    const ScheduleKind kind = facts.plan.schedule.kind;
    omissions.covers({"/schedule"});
    const auto* const named = std::ranges::find(kTorchTitanSchedules, kind, &TorchTitanSchedule::kind);
    if (facts.plan.stages.vocabulary != VocabularyLayout::None
        && facts.plan.stages.vocabulary != VocabularyLayout::Redistributed)
        omissions.add("/stages/vocabulary",
            Phrase::of("torchtitan keeps vocabulary layers on the first and last stage."));
    if (named != std::end(kTorchTitanSchedules)) {
        if (facts.plan.schedule.groupSize > 0)
            omissions.add(
                "/schedule/groupSize", Phrase::of("Groups of microbatches have PyTorch's own size."));
        if (facts.plan.schedule.pointToPoint == PointToPointMode::Blocking)
            omissions.add("/schedule/pointToPoint",
                Phrase::of("Transfers between stages are asynchronous in PyTorch."));
        return {std::string(named->name), false};
    }
    if (stagePlacement(kind) == StagePlacement::Bidirectional) {
        omissions.add(
            "/schedule", Phrase::of("{} holds two copies of the model: 1F1B is written.", nameOf(kind)));
        return {"1F1B", false};
    }
    omissions.add("/schedule",
        Phrase::of("{} goes along as schedule.csv: export it too (schedule-csv).", nameOf(kind)));
    return {facts.chunks > 1 ? "PipelineScheduleMulti" : "PipelineScheduleSingle", true};
}

/// The modules of every model chunk, as torchtitan's Llama-shaped models call them.
std::string modulesPerPart(const PlanFacts& facts)
{
    std::string text = "[\n";
    for (const StageLayers& stage : facts.stages) {
        std::string part;
        const auto add = [&part](
                             const std::string& name) { part += (part.empty() ? "" : ", ") + quoted(name); };
        if (stage.embedding)
            add("tok_embeddings");
        for (int l = stage.firstLayer; l < stage.firstLayer + stage.layerCount; ++l)
            add(fmt::format("layers.{}", l));
        if (stage.head) {
            add("norm");
            add("output");
        }
        text += "    [" + part + "],\n";
    }
    return text + "]";
}

const char* checkpointMode(const PlanFacts& facts, Omissions& omissions)
{
    const Recompute& recompute = facts.plan.memory.recompute;
    omissions.covers({"/memory/recompute"});
    switch (recompute.mode) {
    case RecomputeMode::None:
        return "none";
    case RecomputeMode::Selective:
        omissions.add("/memory/recompute",
            Phrase::of("torchtitan chooses operations, not modules: its own selection is written."));
        return "selective";
    case RecomputeMode::FullUniform:
    case RecomputeMode::FullBlock:
        break;
    }
    if (recompute.mode == RecomputeMode::FullBlock || recompute.layers > 1)
        omissions.add("/memory/recompute", Phrase::of("torchtitan recomputes every layer by itself."));
    return "full";
}

void coverDegrees(const PlanFacts& facts, Omissions& omissions)
{
    omissions.covers({"/layout/tp", "/layout/cp", "/layout/pp", "/layout/vpp", "/layout/ep", "/layout/dp",
        "/layout/sequenceParallel", "/stages"});
    if (facts.plan.layout.order != kDefaultAxisOrder)
        omissions.add("/layout/order", Phrase::of("torchtitan has an order of ranks of its own."));
}

void omitExpertTensor(const PlanFacts& facts, Omissions& omissions)
{
    omissions.covers({"/layout/etp"});
    if (facts.project.model.moe && facts.layout.etp != 1 && facts.layout.etp != facts.layout.tp)
        omissions.add("/layout/etp", Phrase::of("torchtitan shards experts over 1 rank or all TP ranks."));
}

} // namespace

Result<std::string> torchTitanToml(const PlanFacts& facts, Omissions& omissions)
{
    const Layout& layout = facts.layout;
    const Workload& work = facts.plan.workload;
    const MemoryChoice& memory = facts.plan.memory;
    const DataParallel dp = dataParallel(facts, omissions);
    const ScheduleName schedule = scheduleName(facts, omissions);
    const char* recompute = checkpointMode(facts, omissions);
    coverDegrees(facts, omissions);
    omitExpertTensor(facts, omissions);
    // With a pipeline all microbatches of a step go through it at once; without, gradients are accumulated.
    const std::int64_t local = layout.pp > 1 ? facts.microbatches * work.microBatchSize : work.microBatchSize;
    std::string text =
        fmt::format("[job]\ndescription = {}\n\n"
                    "[training]\nlocal_batch_size = {}\nglobal_batch_size = {}\nseq_len = {}\n",
            quoted(facts.plan.name), local, work.globalBatchSize, work.sequenceLength);
    text += fmt::format(
        "mixed_precision_param = \"{}\"\n\n", memory.precision == Precision::Fp32 ? "float32" : "bfloat16");
    text += fmt::format("[parallelism]\ndata_parallel_replicate_degree = {}\n"
                        "data_parallel_shard_degree = {}\nfsdp_reshard_after_forward = \"{}\"\n"
                        "tensor_parallel_degree = {}\nenable_async_tensor_parallel = {}\n"
                        "context_parallel_degree = {}\npipeline_parallel_degree = {}\n",
        dp.replicate, dp.shard, dp.reshard, layout.tp, facts.plan.communication.overlapTp, layout.cp,
        layout.pp);
    if (facts.project.model.moe)
        text += fmt::format("expert_parallel_degree = {}\nexpert_tensor_parallel_degree = {}\n", layout.ep,
            layout.etp == layout.tp ? layout.tp : 1);
    if (layout.pp > 1) {
        text += fmt::format("pipeline_parallel_schedule = \"{}\"\n", schedule.name);
        if (schedule.ownFile)
            text += "pipeline_parallel_schedule_csv = \"schedule.csv\"\n";
        text += fmt::format("pipeline_parallel_microbatch_size = {}\n", work.microBatchSize);
        text += "module_fqns_per_model_part = " + modulesPerPart(facts) + '\n';
    } else if (facts.chunks > 1 || facts.plan.schedule.kind != ScheduleKind::OneFOneB) {
        omissions.add("/schedule", Phrase::of("Without a pipeline (PP 1) no schedule is written."));
        omissions.add("/layout/vpp", Phrase::of("Without a pipeline (PP 1) there are no chunks."));
    }
    text += fmt::format("\n[activation_checkpoint]\nmode = \"{}\"\n", recompute);
    omissions.covers({"/memory/precision", "/communication/overlap/tp"});
    if (memory.precision == Precision::Fp16Mixed)
        omissions.add("/memory/precision", Phrase::of("torchtitan trains in bfloat16: that is written."));
    if (memory.precision == Precision::Fp8Mixed)
        text += "\n[model]\nconverters = [\"float8\"]\n";
    if (!layout.sequenceParallel && layout.tp > 1)
        omissions.add("/layout/sequenceParallel",
            Phrase::of("torchtitan's tensor parallelism is always sequence-parallel."));
    omitPlacement(facts, omissions);
    return text;
}

Result<std::string> torchTitanFlags(const PlanFacts& facts, Omissions& omissions)
{
    const Layout& layout = facts.layout;
    const DataParallel dp = dataParallel(facts, omissions);
    const ScheduleName schedule = scheduleName(facts, omissions);
    coverDegrees(facts, omissions);
    omitExpertTensor(facts, omissions);
    if (facts.plan.memory.recompute.mode != RecomputeMode::None)
        omissions.add(
            "/memory/recompute", Phrase::of("Recomputation belongs to the registered configuration."));
    if (!layout.sequenceParallel && layout.tp > 1)
        omissions.add("/layout/sequenceParallel",
            Phrase::of("Sequence parallelism belongs to the registered configuration."));
    std::string text = fmt::format(
        "# Batch, sequence length and model belong to the registered configuration: {} sequences of {}\n"
        "# tokens per step, microbatches of {}.\n"
        "NGPU={} MODULE=\"${{MODULE:?}}\" CONFIG=\"${{CONFIG:?}}\" ./run_train.sh",
        facts.plan.workload.globalBatchSize, facts.plan.workload.sequenceLength,
        facts.plan.workload.microBatchSize, facts.project.cluster.devicesPerNode);
    const auto flag = [&text](const char* name, const auto& value) {
        text += fmt::format(" \\\n    --parallelism.{} {}", name, value);
    };
    flag("data_parallel_replicate_degree", dp.replicate);
    flag("data_parallel_shard_degree", dp.shard);
    flag("fsdp_reshard_after_forward", dp.reshard);
    flag("tensor_parallel_degree", layout.tp);
    flag("context_parallel_degree", layout.cp);
    flag("expert_parallel_degree", layout.ep);
    flag("pipeline_parallel_degree", layout.pp);
    if (layout.pp > 1) {
        flag("pipeline_parallel_schedule", schedule.name);
        if (schedule.ownFile)
            flag("pipeline_parallel_schedule_csv", "schedule.csv");
        flag("num_pp_microbatches", facts.microbatches);
        const int first = facts.stages.front().layerCount;
        if (std::ranges::all_of(
                facts.stages, [first](const StageLayers& stage) { return stage.layerCount == first; })) {
            flag("pipeline_parallel_first_stage_less_layers", 0);
            flag("pipeline_parallel_last_stage_less_layers", 0);
            flag("pipeline_parallel_layers_per_stage", first);
        } else {
            omissions.add("/stages/layersPerStage",
                Phrase::of("An uneven split goes into the configuration as "
                           "parallelism.module_fqns_per_model_part."));
        }
    }
    omitPlacement(facts, omissions);
    return text + " \\\n    \"$@\"\n";
}

} // namespace rankloom
