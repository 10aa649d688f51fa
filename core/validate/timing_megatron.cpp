// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measured steps of Megatron-LM and Megatron-DeepSpeed on A100, and of Megatron-Core on B200.
#include <cstddef>

#include <fmt/format.h>

#include "core/validate/published_models.h"
#include "core/validate/timing_case.h"

namespace rankloom {

namespace {

constexpr const char* kA100 = "a100-sxm-80gb";
constexpr const char* kB200 = "b200-sxm-180gb";
/// Four ports of 200 Gb/s for eight devices (vTrain: HDR InfiniBand).
constexpr double kFourHdrPorts = 12.5e9;
/// Four Omni-Path ports of 100 Gb/s for eight devices (Jean-Zay).
constexpr double kFourOmniPathPorts = 6.25e9;

/// Four ports in each node that its devices share.
void setNetwork(Cluster& cluster, double bytesPerSecond)
{
    cluster.links.setPortsPerNode(4);
    LinkFigure figure = cluster.links.tier(LinkLevel::NodePair);
    figure.bandwidth = BytesPerSecond(bytesPerSecond);
    cluster.links.setTier(LinkLevel::NodePair, figure);
}

/// What vTrain's times of one node are of. They are sums of layers profiled one by one, of the authors' own
/// implementation (VIA-Research/vTrain f8dda847 src/model, src/predictor.py), whose vocabulary is cut over
/// the ranks and not padded; and nothing is recomputed in them: from hidden 1,024 to 2,048 each further
/// sequence of a microbatch costs a layer 1.12 ms more, in which its products would run at 276 TFLOP/s of 312
/// four times, beside all else, and run at 207 three times.
void setProfiledLayers(int tp, Project& project, Plan& plan)
{
    ModelSpec& model = project.model.change();
    model.vocabulary = model.vocabulary / tp * tp;
    plan.memory.vocabularyDivisor = 1;
    plan.memory.recompute = {};
}

} // namespace

Result<TimingRuns> readVtrain(const CsvTable& csv)
{
    TimingRuns out;
    for (std::size_t r = 0; r < csv.rows(); ++r) {
        const auto number = [&](const char* column) { return csv.integer(r, column, 0); };
        TimingRun run;
        run.id = fmt::format("h{} L{} gpus{} tp{} dp{} pp{} mbs{} gbs{}", number("hidden"), number("layers"),
            number("gpus"), number("tp"), number("dp"), number("pp"), number("micro_batch"),
            number("global_batch"));
        const auto measured = csv.number(r, "iteration_ms");
        if (!measured) {
            out.skip(run.id, "no time was measured");
            continue;
        }
        Project& project = run.step.project;
        project.model = gptModel(number("hidden"), number("layers"), number("heads"), 50257, number("seq"));
        auto cluster = clusterOf(number("gpus"), kA100);
        if (!cluster)
            return tl::unexpected<Error>(cluster.error());
        project.cluster = *cluster;
        setNetwork(project.cluster.change(), kFourHdrPorts);
        run.step.plan = unfusedMegatronPlan(number("tp"), number("pp"));
        run.step.plan.workload = {number("seq"), number("micro_batch"), number("global_batch")};
        run.step.plan.memory.recompute.mode = RecomputeMode::FullUniform;
        run.step.plan.memory.gradients = GradientType::Bf16;
        if (number("gpus") <= 8)
            setProfiledLayers(number("tp"), project, run.step.plan);
        run.step.measured = Seconds(*measured * 1e-3);
        out.runs.push_back(std::move(run));
    }
    return out;
}

Result<TimingRuns> readKorthikanti(const CsvTable& csv)
{
    TimingRuns out;
    for (std::size_t r = 0; r < csv.rows(); ++r) {
        const auto number = [&](const char* column) { return csv.integer(r, column, 0); };
        TimingRun run;
        run.id = fmt::format("{} {}", csv.cell(r, "model"), csv.cell(r, "mode"));
        Project& project = run.step.project;
        project.model = gptModel(number("hidden"), number("layers"), number("heads"), 51200, number("seq"));
        auto cluster = clusterOf(number("gpus"), kA100);
        if (!cluster)
            return tl::unexpected<Error>(cluster.error());
        project.cluster = *cluster;
        Plan plan = unfusedMegatronPlan(number("tp"), number("pp"));
        plan.workload = {number("seq"), number("micro_batch"), number("global_batch")};
        plan.layout.vpp = number("interleave");
        if (plan.layout.vpp > 1)
            plan.schedule.kind = ScheduleKind::Interleaved;
        const bool full = csv.cell(r, "mode").find("full") != std::string_view::npos;
        plan.layout.sequenceParallel = !full;
        plan.memory.recompute.mode = full ? RecomputeMode::FullUniform : RecomputeMode::Selective;
        if (!full)
            plan.memory.recompute.modules = {RecomputeModule::CoreAttention};
        run.step.plan = plan;
        run.step.measured = Seconds(csv.number(r, "measured_s").value_or(0));
        out.runs.push_back(std::move(run));
    }
    return out;
}

Result<TimingRuns> readBloom(const CsvTable& csv)
{
    TimingRuns out;
    for (std::size_t r = 0; r < csv.rows(); ++r) {
        const auto number = [&](const char* column) { return csv.integer(r, column, 0); };
        TimingRun run;
        run.id = fmt::format("line {}: {} gpus{} dp{} tp{} pp{} mbs{} zero{}", csv.cell(r, "source_line"),
            csv.cell(r, "size"), number("gpus"), number("dp"), number("tp"), number("pp"),
            number("micro_batch"), number("zero_stage"));
        const auto measured = csv.number(r, "step_s");
        const std::string_view status = csv.cell(r, "status");
        const bool outOfMemory = status == "oom";
        if (number("heads") < 1 || number("hidden") < 1 || number("layers") < 1) {
            out.skip(run.id, "the model's shape is not given in full");
            continue;
        }
        if (outOfMemory ? false : status != "ok" || !measured) {
            out.skip(run.id, "the run did not finish");
            continue;
        }
        Project& project = run.step.project;
        project.model = gptModel(number("hidden"), number("layers"), number("heads"), 250880, 2048);
        auto cluster = clusterOf(number("gpus"), kA100);
        if (!cluster)
            return tl::unexpected<Error>(cluster.error());
        project.cluster = *cluster;
        setNetwork(project.cluster.change(), kFourOmniPathPorts);
        Plan plan = unfusedMegatronPlan(number("tp"), number("pp"));
        plan.execution.framework = Framework::MegatronDeepSpeed;
        plan.workload = {2048, number("micro_batch"), number("global_batch")};
        plan.memory.recompute.mode = RecomputeMode::FullUniform;
        plan.memory.gradients = csv.cell(r, "grad_dtype") == "fp32" ? GradientType::Fp32 : GradientType::Bf16;
        if (number("zero_stage") > 0)
            plan.memory.sharding.optimizer.kind = ShardExtent::Kind::DataParallel;
        run.step.plan = plan;
        if (outOfMemory) {
            out.outOfMemory.push_back(std::move(run));
            continue;
        }
        run.step.measured = Seconds(*measured);
        if (csv.cell(r, "note").find("do not score memory") == std::string_view::npos)
            run.memoryGib = csv.number(r, "max_memory_gb").value_or(0);
        out.runs.push_back(std::move(run));
    }
    return out;
}

void setSimumaxRun(Plan& plan)
{
    plan.communication.overlapDp = false;
    plan.memory.expertLoadFactor = 1;
    plan.memory.contextAllToAll = true;
}

Result<TimingRuns> readSimumax(const CsvTable& csv)
{
    TimingRuns out;
    for (std::size_t r = 0; r < csv.rows(); ++r) {
        const auto number = [&](const char* column) { return csv.integer(r, column, 0); };
        TimingRun run;
        run.id = std::string(csv.cell(r, "case"));
        auto model = simumaxModel(csv.cell(r, "model"), number("layers"));
        const auto measured = csv.number(r, "measured_iter_ms");
        if (!model || !measured) {
            out.skip(run.id, model ? "no time was measured" : model.error().message.english());
            continue;
        }
        const int devices = number("tp") * csv.integer(r, "cp", 1) * number("pp") * number("dp");
        auto cluster = clusterOf(devices, kB200);
        if (!cluster)
            return tl::unexpected<Error>(cluster.error());
        Project& project = run.step.project;
        project.model = std::move(*model);
        project.cluster = *cluster;
        const int microBatch = number("micro_batch");
        Plan& plan = run.step.plan;
        plan.workload = {number("seq"), microBatch, number("dp") * number("num_microbatches") * microBatch};
        plan.layout.tp = number("tp");
        plan.layout.pp = number("pp");
        plan.layout.cp = csv.integer(r, "cp", 1);
        plan.layout.ep = std::max(1, number("ep"));
        plan.layout.etp = 1;
        plan.execution.framework = Framework::MegatronCore;
        setSimumaxRun(plan);
        run.step.measured = Seconds(*measured * 1e-3);
        out.runs.push_back(std::move(run));
    }
    return out;
}

} // namespace rankloom
