// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>

#include "core/exchange/export/export_facts.h"
#include "core/exchange/settings/torchtitan_names.h"
#include "core/plan/framework.h"

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
    const int stage = facts.shards.zeroStage();
    const int degree = facts.shards.optimizer;
    omissions.covers(
        {"/memory/sharding/weights", "/memory/sharding/gradients", "/memory/sharding/optimizer"});
    const int shard = degree % facts.layout.cp == 0 ? degree / facts.layout.cp : 0;
    const bool pipelined = facts.layout.pp > 1;
    const bool expressed = shardedByTorchTitan(facts.shards, facts.layout.pp);
    if ((expressed || stage >= 2) && shard > 0 && dp % shard == 0) {
        if (!expressed) {
            omissions.add("/memory/sharding/gradients",
                Phrase::of("In a pipeline torchtitan keeps whole gradients until the last microbatch."));
            omissions.written().memory.sharding.gradients = {};
        }
        return {dp / shard, shard, facts.shards.weights > 1 ? "always" : "never"};
    }
    if (stage == 0 && facts.layout.cp == 1)
        return {dp, 1, "default"};
    omissions.add("/memory/sharding",
        stage == 0 ? Phrase::of("torchtitan always shards over context-parallel ranks.")
            : stage == 1 && !pipelined
            ? Phrase::of("torchtitan shards gradients with the optimizer states (like ZeRO 2 at least): that "
                         "is written.")
            : Phrase::of("torchtitan shards weights, gradients and optimizer states over one group: over all "
                         "data-parallel ranks is written."));
    const ShardExtent extent = stage == 0 ? ShardExtent {ShardExtent::Kind::Degree, facts.layout.cp}
                                          : ShardExtent {ShardExtent::Kind::DataParallel, 1};
    Sharding& written = omissions.written().memory.sharding;
    written = {{}, pipelined ? ShardExtent() : extent, extent, {}};
    return stage == 0 ? DataParallel {dp, 1, "never"} : DataParallel {1, dp, "never"};
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
    if (facts.plan.stages.vocabulary == VocabularyLayout::Redistributed) {
        omissions.add("/stages/vocabulary",
            Phrase::of("The redistributed layers are written as an explicit layout of the stages."),
            Severity::Hint);
        StageSplit& written = omissions.written().stages;
        written.vocabulary = VocabularyLayout::None;
        written.layersPerStage.clear();
        for (const StageLayers& stage : facts.stages)
            written.layersPerStage.push_back(stage.layerCount);
    } else if (facts.plan.stages.vocabulary != VocabularyLayout::None) {
        omissions.lose("/stages/vocabulary",
            Phrase::of("torchtitan keeps vocabulary layers on the first and last stage."));
    }
    if (named != std::end(kTorchTitanSchedules)) {
        if (facts.plan.schedule.groupSize > 0)
            omissions.lose(
                "/schedule/groupSize", Phrase::of("Groups of microbatches have PyTorch's own size."));
        if (facts.plan.schedule.pointToPoint == PointToPointMode::Blocking)
            omissions.lose("/schedule/pointToPoint",
                Phrase::of("Transfers between stages are asynchronous in PyTorch."));
        return {std::string(named->name), false};
    }
    if (stagePlacement(kind) == StagePlacement::Bidirectional) {
        omissions.lose(
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
        const auto add = [&part](const std::string& name) {
            part += (part.empty() ? "" : ", ") + jsonString(name);
        };
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
    case RecomputeMode::Operators:
        return "selective";
    case RecomputeMode::Selective:
        omissions.add("/memory/recompute",
            Phrase::of("torchtitan chooses operations, not modules: its own selection is written."));
        return "selective";
    case RecomputeMode::FullUniform:
    case RecomputeMode::FullBlock:
        break;
    }
    if (recompute.mode == RecomputeMode::FullBlock || recompute.layers > 1) {
        omissions.add("/memory/recompute", Phrase::of("torchtitan recomputes every layer by itself."));
        omissions.written().memory.recompute = {RecomputeMode::FullUniform, {}, 1};
    }
    return "full";
}

void coverDegrees(const PlanFacts& facts, Omissions& omissions)
{
    omissions.covers({"/layout/tp", "/layout/cp", "/layout/pp", "/layout/vpp", "/layout/ep", "/layout/dp",
        "/layout/sequenceParallel", "/stages"});
    if (facts.plan.layout.order != kDefaultAxisOrder)
        omissions.lose("/layout/order", Phrase::of("torchtitan has an order of ranks of its own."));
}

/// Without a pipeline gradients are accumulated, in 1F1B's order.
bool omitsPipeline(const PlanFacts& facts, Omissions& omissions)
{
    if (facts.layout.pp > 1)
        return false;
    if (facts.chunks == 1 && facts.plan.schedule.kind == ScheduleKind::OneFOneB)
        return true;
    omissions.lose("/schedule", Phrase::of("Without a pipeline (PP 1) no schedule is written."));
    omissions.lose("/layout/vpp", Phrase::of("Without a pipeline (PP 1) there are no chunks."));
    omissions.written().stages.layersPerStage.clear();
    omissions.written().stages.mtpLayersPerStage.clear();
    return true;
}

/// torchtitan/distributed/parallel_dims.py: every model's code asserts it.
Result<void> dividesSequence(const PlanFacts& facts)
{
    const int divisor = facts.layout.tp * facts.layout.cp * 2;
    if (facts.work.sequenceLength % divisor == 0)
        return {};
    return fail(ErrorCode::Unsupported,
        Phrase::of("torchtitan asserts that a sequence divides by TP x 2 CP = {}; {} tokens do not", divisor,
            facts.work.sequenceLength),
        Place {{}, 0, 0, "/workload/sequenceLength"},
        Phrase::of("Choose a sequence length that divides, or lower degrees."));
}

/// Experts take the ranks of sharding, context and tensor parallelism: their number must divide those
/// (torchtitan/distributed/parallel_dims.py).
struct ExpertDegrees {
    int ep = 1;
    int etp = 1;
};

ExpertDegrees expertDegrees(const PlanFacts& facts, const DataParallel& dp, Omissions& omissions)
{
    const Layout& layout = facts.layout;
    omissions.covers({"/layout/etp"});
    ExpertDegrees out {layout.ep, layout.etp == layout.tp ? layout.tp : 1};
    if (!facts.project.model->moe)
        return out;
    if (layout.etp != 1 && layout.etp != layout.tp) {
        omissions.add("/layout/etp",
            Phrase::of("torchtitan shards experts over 1 rank or all TP ranks: 1 is written."));
        omissions.written().layout.etp = 1;
    }
    const int ranks = dp.shard * layout.cp * layout.tp;
    if (out.ep == 1 || ranks % (out.ep * out.etp) == 0)
        return out;
    omissions.lose("/layout/ep",
        Phrase::of(
            "torchtitan puts experts on the {} ranks of sharding, CP and TP, which do not divide by EP "
            "{}: 1 is written.",
            ranks, out.ep));
    return {1, out.etp};
}

/// FSDP's offloading moves weights and gradients too, and all of them.
bool offloadsAll(const PlanFacts& facts, const DataParallel& dp, Omissions& omissions)
{
    const double fraction = facts.plan.memory.offload.optimizerFraction;
    if (fraction <= 0)
        return false;
    if (dp.shard * facts.layout.cp == 1) {
        omissions.lose("/memory/offload/optimizerFraction",
            Phrase::of("torchtitan offloads what it shards: here nothing leaves."));
        return false;
    }
    omissions.add("/memory/offload/optimizerFraction",
        Phrase::of(
            "torchtitan's offloading takes weights and gradients along with all optimizer states: steps "
            "take longer than estimated."));
    omissions.written().memory.offload.optimizerFraction = 1;
    return true;
}

} // namespace

Result<std::string> torchTitanToml(const PlanFacts& facts, Omissions& omissions)
{
    if (const Result<void> divides = dividesSequence(facts); !divides)
        return tl::unexpected<Error>(divides.error());
    const Layout& layout = facts.layout;
    const Workload& work = facts.work;
    const MemoryChoice& memory = facts.plan.memory;
    const DataParallel dp = dataParallel(facts, omissions);
    const ScheduleName schedule = scheduleName(facts, omissions);
    const char* recompute = checkpointMode(facts, omissions);
    coverDegrees(facts, omissions);
    const ExpertDegrees experts = expertDegrees(facts, dp, omissions);
    const bool offloads = offloadsAll(facts, dp, omissions);
    // With a pipeline all microbatches of a step go through it at once; without, gradients are accumulated.
    const std::int64_t local = layout.pp > 1 ? facts.microbatches * work.microBatchSize : work.microBatchSize;
    std::string text =
        fmt::format("[job]\ndescription = {}\n\n"
                    "[training]\nlocal_batch_size = {}\nglobal_batch_size = {}\nseq_len = {}\n",
            jsonString(facts.plan.name), local, work.globalBatchSize, work.sequenceLength);
    text += fmt::format(
        "mixed_precision_param = \"{}\"\n", memory.precision == Precision::Fp32 ? "float32" : "bfloat16");
    text += offloads ? "enable_cpu_offload = true\n\n" : "\n";
    text += fmt::format("[parallelism]\ndata_parallel_replicate_degree = {}\n"
                        "data_parallel_shard_degree = {}\nfsdp_reshard_after_forward = \"{}\"\n"
                        "tensor_parallel_degree = {}\nenable_async_tensor_parallel = {}\n"
                        "context_parallel_degree = {}\npipeline_parallel_degree = {}\n",
        dp.replicate, dp.shard, dp.reshard, layout.tp, facts.plan.communication.overlapTp, layout.cp,
        layout.pp);
    if (facts.project.model->moe)
        text += fmt::format(
            "expert_parallel_degree = {}\nexpert_tensor_parallel_degree = {}\n", experts.ep, experts.etp);
    if (!omitsPipeline(facts, omissions)) {
        text += fmt::format("pipeline_parallel_schedule = \"{}\"\n", schedule.name);
        if (schedule.ownFile)
            text += "pipeline_parallel_schedule_csv = \"schedule.csv\"\n";
        text += fmt::format("pipeline_parallel_microbatch_size = {}\n", work.microBatchSize);
        text += "module_fqns_per_model_part = " + modulesPerPart(facts) + '\n';
    }
    text += fmt::format("\n[activation_checkpoint]\nmode = \"{}\"\n", recompute);
    if (memory.recompute.mode == RecomputeMode::Selective
        || memory.recompute.mode == RecomputeMode::Operators)
        text += "selective_ac_option = \"op\"\n";
    omissions.covers({"/memory/precision", "/communication/overlap/tp"});
    if (!layout.sequenceParallel && layout.tp > 1) {
        omissions.add("/layout/sequenceParallel",
            Phrase::of("torchtitan's tensor parallelism is always sequence-parallel."));
        omissions.written().layout.sequenceParallel = true;
    }
    omissions.covers({"/execution/kernels", "/execution/optimizerStep"});
    const OptimizerStep step = facts.plan.execution.optimizerStep;
    if (step == OptimizerStep::InBackward)
        text += "\n[optimizer]\nearly_step_in_backward = true\n";
    else if (step == OptimizerStep::ForEach)
        text += "\n[optimizer]\nimplementation = \"foreach\"\n";
    // Asynchronous tensor parallelism is the compiler's, and so is whatever is not run operator by operator.
    const bool compiles =
        facts.plan.execution.kernels != Kernels::Eager || facts.plan.communication.overlapTp;
    omissions.written().execution.kernels = compiles ? Kernels::Compiled : Kernels::Eager;
    if (omissions.written().execution.kernels != facts.plan.execution.kernels)
        omissions.add("/execution/kernels", Phrase::of("torchtitan compiles its kernels: that is written."),
            Severity::Hint);
    if (compiles)
        text += "\n[compile]\nenable = true\ncomponents = [\"model\", \"loss\"]\n";
    if (memory.precision == Precision::Fp16Mixed)
        omissions.lose("/memory/precision", Phrase::of("torchtitan trains in bfloat16: that is written."));
    if (memory.precision == Precision::Fp8Mixed)
        text += "\n[model]\nconverters = [\"quantize.linear.float8\"]\n";
    omitPlacement(facts, omissions);
    return text;
}

Result<std::string> torchTitanFlags(const PlanFacts& facts, Omissions& omissions)
{
    if (const Result<void> divides = dividesSequence(facts); !divides)
        return tl::unexpected<Error>(divides.error());
    const Layout& layout = facts.layout;
    const DataParallel dp = dataParallel(facts, omissions);
    const ScheduleName schedule = scheduleName(facts, omissions);
    coverDegrees(facts, omissions);
    const ExpertDegrees experts = expertDegrees(facts, dp, omissions);
    const bool offloads = offloadsAll(facts, dp, omissions);
    if (facts.plan.memory.recompute.mode != RecomputeMode::None)
        omissions.add(
            "/memory/recompute", Phrase::of("Recomputation belongs to the registered configuration."));
    std::string text = fmt::format(
        "# Batch, sequence length and model belong to the registered configuration: {} sequences of {}\n"
        "# tokens per step, microbatches of {}.\n"
        "NGPU={} MODULE=\"${{MODULE:?}}\" CONFIG=\"${{CONFIG:?}}\" ./run_train.sh",
        facts.work.globalBatchSize, facts.work.sequenceLength, facts.work.microBatchSize,
        facts.project.cluster->devicesPerNode);
    if (!layout.sequenceParallel && layout.tp > 1)
        omissions.add("/layout/sequenceParallel",
            Phrase::of("Sequence parallelism belongs to the registered configuration."));
    if (offloads)
        text += " \\\n    --training.enable_cpu_offload";
    if (facts.plan.communication.overlapTp)
        text += " \\\n    --compile.enable --compile.enable_async_tensor_parallel";
    omissions.covers({"/communication/overlap/tp"});
    const auto flag = [&text](const char* name, const auto& value) {
        text += fmt::format(" \\\n    --parallelism.{} {}", name, value);
    };
    flag("data_parallel_replicate_degree", dp.replicate);
    flag("data_parallel_shard_degree", dp.shard);
    flag("fsdp_reshard_after_forward", dp.reshard);
    flag("tensor_parallel_degree", layout.tp);
    flag("context_parallel_degree", layout.cp);
    flag("expert_parallel_degree", experts.ep);
    flag("pipeline_parallel_degree", layout.pp);
    if (!omitsPipeline(facts, omissions)) {
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
