// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measured steps of Megatron-LM and Megatron-DeepSpeed on A100, and of Megatron-Core on B200.
#include <algorithm>
#include <array>
#include <cstddef>
#include <string>

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

// --- vTrain ---

constexpr std::array kVtrainColumns {
    Column {"params_b"},
    Column {"gpus", ColumnUse::Count},
    Column {"tp", ColumnUse::Count},
    Column {"dp", ColumnUse::Count},
    Column {"pp", ColumnUse::Count},
    Column {"global_batch", ColumnUse::Count},
    Column {"micro_batch", ColumnUse::Count},
    Column {"num_microbatches"},
    Column {"hidden", ColumnUse::Count},
    Column {"heads", ColumnUse::Count},
    Column {"layers", ColumnUse::Count},
    Column {"seq", ColumnUse::Count},
    Column {"iteration_ms", ColumnUse::Number},
};

std::string vtrainId(const CsvTable& csv, std::size_t r)
{
    const auto number = [&](const char* column) { return csv.integer(r, column, 0); };
    return fmt::format("h{} L{} gpus{} tp{} dp{} pp{} mbs{} gbs{}", number("hidden"), number("layers"),
        number("gpus"), number("tp"), number("dp"), number("pp"), number("micro_batch"),
        number("global_batch"));
}

Result<TimingRun> vtrainRun(const TimingRows& rows, std::size_t r)
{
    const auto number = [&](const char* column) { return rows.csv.integer(r, column, 0); };
    const auto measured = rows.csv.number(r, "iteration_ms");
    if (!measured)
        return fail(ErrorCode::BadValue, "no time was measured");
    TimingRun run;
    Project& project = run.step.project;
    project.model = gptModel(number("hidden"), number("layers"), number("heads"), 50257, number("seq"));
    auto cluster = clusterOf(number("gpus"), kA100);
    if (!cluster)
        return tl::unexpected<Error>(std::move(cluster.error()));
    project.cluster = *cluster;
    setNetwork(project.cluster.change(), kFourHdrPorts);

    Plan& plan = run.step.plan;
    plan = unfusedMegatronPlan(number("tp"), number("pp"));
    plan.layout.dp = number("dp");
    plan.workload = {number("seq"), number("micro_batch"), number("global_batch")};
    plan.memory.recompute.mode = RecomputeMode::FullUniform;
    plan.memory.gradients = GradientType::Bf16;
    if (number("gpus") <= 8)
        setProfiledLayers(number("tp"), project, plan);
    run.step.measured = Seconds(*measured * 1e-3);
    return run;
}

// --- Table 5 of arXiv 2205.05198 ---

constexpr std::array kKorthikantiColumns {
    Column {"model"},
    Column {"mode", ColumnUse::Words},
    Column {"gpus", ColumnUse::Count},
    Column {"tp", ColumnUse::Count},
    Column {"pp", ColumnUse::Count},
    Column {"dp", ColumnUse::Count},
    Column {"interleave", ColumnUse::Count},
    Column {"global_batch", ColumnUse::Count},
    Column {"micro_batch", ColumnUse::Count},
    Column {"hidden", ColumnUse::Count},
    Column {"layers", ColumnUse::Count},
    Column {"heads", ColumnUse::Count},
    Column {"seq", ColumnUse::Count},
    Column {"measured_s", ColumnUse::Number},
    Column {"calculon_s"},
    Column {"calculon_err_pct"},
};

std::string korthikantiId(const CsvTable& csv, std::size_t r)
{
    return fmt::format("{} {}", csv.cell(r, "model"), csv.cell(r, "mode"));
}

Result<TimingRun> korthikantiRun(const TimingRows& rows, std::size_t r)
{
    const auto number = [&](const char* column) { return rows.csv.integer(r, column, 0); };
    const std::string_view mode = rows.csv.cell(r, "mode");
    const bool full = mode == "full recompute";
    if (!full && mode != "sequence parallel + selective recompute")
        return fail(
            ErrorCode::Unsupported, fmt::format("its column mode says \"{}\", which is not known", mode));
    TimingRun run;
    Project& project = run.step.project;
    project.model = gptModel(number("hidden"), number("layers"), number("heads"), 51200, number("seq"));
    auto cluster = clusterOf(number("gpus"), kA100);
    if (!cluster)
        return tl::unexpected<Error>(std::move(cluster.error()));
    project.cluster = *cluster;

    Plan& plan = run.step.plan;
    plan = unfusedMegatronPlan(number("tp"), number("pp"));
    plan.workload = {number("seq"), number("micro_batch"), number("global_batch")};
    plan.layout.dp = number("dp");
    plan.layout.vpp = number("interleave");
    if (plan.layout.vpp > 1)
        plan.schedule.kind = ScheduleKind::Interleaved;
    plan.layout.sequenceParallel = !full;
    plan.memory.recompute.mode = full ? RecomputeMode::FullUniform : RecomputeMode::Selective;
    if (!full)
        plan.memory.recompute.modules = {RecomputeModule::CoreAttention};
    run.step.measured = Seconds(rows.csv.number(r, "measured_s").value_or(0));
    return run;
}

// --- BLOOM ---

constexpr std::array kBloomColumns {
    Column {"section"},
    Column {"source_line"},
    Column {"date"},
    Column {"nodes"},
    Column {"gpus", ColumnUse::Count},
    Column {"size"},
    Column {"hidden", ColumnUse::Count},
    Column {"layers", ColumnUse::Count},
    Column {"heads", ColumnUse::Count},
    Column {"shape_basis"},
    Column {"dp", ColumnUse::Count},
    Column {"tp", ColumnUse::Count},
    Column {"pp", ColumnUse::Count},
    Column {"micro_batch", ColumnUse::Count},
    Column {"global_batch", ColumnUse::Count},
    Column {"zero_stage", ColumnUse::Count},
    Column {"grad_dtype", ColumnUse::Words},
    Column {"balanced_embedding", ColumnUse::Flag},
    Column {"status", ColumnUse::Words},
    Column {"step_s", ColumnUse::Number},
    Column {"tflops_per_gpu"},
    Column {"tflops_formula"},
    Column {"max_memory_gb", ColumnUse::Number},
    Column {"note", ColumnUse::Prose},
};

std::string bloomId(const CsvTable& csv, std::size_t r)
{
    const auto number = [&](const char* column) { return csv.integer(r, column, 0); };
    return fmt::format("line {}: {} gpus{} dp{} tp{} pp{} mbs{} zero{}", csv.cell(r, "source_line"),
        csv.cell(r, "size"), number("gpus"), number("dp"), number("tp"), number("pp"), number("micro_batch"),
        number("zero_stage"));
}

/// Gradients, sharding and stages as the row says. Errors: what no plan of this program says.
Result<void> setBloomChoices(const CsvTable& csv, std::size_t r, const ModelSpec& model, Plan& plan)
{
    const std::string_view gradients = csv.cell(r, "grad_dtype");
    if (gradients != "fp32" && gradients != "fp16" && gradients != "bf16" && !gradients.empty())
        return fail(ErrorCode::Unsupported,
            fmt::format("its column grad_dtype says \"{}\", which is not known", gradients));
    plan.memory.gradients = gradients == "fp32" ? GradientType::Fp32 : GradientType::Bf16;

    const int stage = csv.integer(r, "zero_stage", 0);
    if (stage < 0 || stage > 3)
        return fail(ErrorCode::BadValue, fmt::format("there is no ZeRO-{}", stage));
    using Kind = ShardExtent::Kind;
    plan.memory.sharding.optimizer.kind = stage >= 1 ? Kind::DataParallel : Kind::None;
    plan.memory.sharding.gradients.kind = stage >= 2 ? Kind::DataParallel : Kind::None;
    plan.memory.sharding.weights.kind = stage >= 3 ? Kind::DataParallel : Kind::None;

    // The embedding counts as a layer, at both ends.
    if (csv.flag(r, "balanced_embedding")) {
        Result<std::vector<int>> split = countedSplit(model, plan.layout.pp);
        if (!split)
            return tl::unexpected<Error>(std::move(split.error()));
        plan.stages.layersPerStage = std::move(*split);
    }
    return {};
}

Result<TimingRun> bloomRun(const TimingRows& rows, std::size_t r)
{
    const CsvTable& csv = rows.csv;
    const auto number = [&](const char* column) { return csv.integer(r, column, 0); };
    const auto measured = csv.number(r, "step_s");
    const std::string_view status = csv.cell(r, "status");
    TimingRun run;
    if (status == "oom")
        run.outcome = RunOutcome::OutOfMemory;
    if (number("heads") < 1 || number("hidden") < 1 || number("layers") < 1)
        return fail(ErrorCode::BadValue, "the model's shape is not given in full");
    if (run.outcome == RunOutcome::Finished && (status != "ok" || !measured))
        return fail(ErrorCode::BadValue, "the run did not finish");
    Project& project = run.step.project;
    project.model = gptModel(number("hidden"), number("layers"), number("heads"), 250880, 2048);
    auto cluster = clusterOf(number("gpus"), kA100);
    if (!cluster)
        return tl::unexpected<Error>(std::move(cluster.error()));
    project.cluster = *cluster;
    setNetwork(project.cluster.change(), kFourOmniPathPorts);

    Plan& plan = run.step.plan;
    plan = unfusedMegatronPlan(number("tp"), number("pp"));
    plan.execution.framework = Framework::MegatronDeepSpeed;
    plan.layout.dp = number("dp");
    plan.workload = {2048, number("micro_batch"), number("global_batch")};
    plan.memory.recompute.mode = RecomputeMode::FullUniform;
    if (const Result<void> set = setBloomChoices(csv, r, *project.model, plan); !set)
        return tl::unexpected<Error>(set.error());
    run.step.measured = Seconds(measured.value_or(0));
    if (csv.cell(r, "note").find("do not score memory") == std::string_view::npos)
        run.memoryGib = csv.number(r, "max_memory_gb").value_or(0);
    return run;
}

// --- SimuMax ---

constexpr std::array kSimumaxColumns {
    Column {"case"},
    Column {"model", ColumnUse::Words},
    Column {"layers", ColumnUse::Count},
    Column {"tp", ColumnUse::Count},
    Column {"cp", ColumnUse::Count},
    Column {"pp", ColumnUse::Count},
    Column {"ep", ColumnUse::Count},
    Column {"dp", ColumnUse::Count},
    Column {"seq", ColumnUse::Count},
    Column {"micro_batch", ColumnUse::Count},
    Column {"num_microbatches", ColumnUse::Count},
    Column {"measured_iter_ms", ColumnUse::Number},
    Column {"simumax_pred_ms"},
    Column {"simumax_err_pct"},
};

std::string simumaxId(const CsvTable& csv, std::size_t r) { return std::string(csv.cell(r, "case")); }

Result<TimingRun> simumaxRun(const TimingRows& rows, std::size_t r)
{
    const auto number = [&](const char* column, int fallback = 0) {
        return rows.csv.integer(r, column, fallback);
    };
    auto model = simumaxModel(rows.csv.cell(r, "model"), number("layers"));
    if (!model)
        return tl::unexpected<Error>(std::move(model.error()));
    const auto measured = rows.csv.number(r, "measured_iter_ms");
    if (!measured)
        return fail(ErrorCode::BadValue, "no time was measured");
    TimingRun run;
    const int devices = number("tp") * number("cp", 1) * number("pp") * number("dp");
    auto cluster = clusterOf(devices, kB200);
    if (!cluster)
        return tl::unexpected<Error>(std::move(cluster.error()));
    run.step.project.model = std::move(*model);
    run.step.project.cluster = *cluster;

    const int microBatch = number("micro_batch");
    Plan& plan = run.step.plan;
    plan.workload = {number("seq"), microBatch, number("dp") * number("num_microbatches") * microBatch};
    plan.layout.tp = number("tp");
    plan.layout.pp = number("pp");
    plan.layout.cp = number("cp", 1);
    plan.layout.ep = std::max(1, number("ep"));
    plan.layout.etp = 1;
    plan.execution.framework = Framework::MegatronCore;
    setSimumaxRun(plan);
    run.step.measured = Seconds(*measured * 1e-3);
    return run;
}

} // namespace

void setSimumaxRun(Plan& plan)
{
    plan.communication.overlapDp = false;
    plan.memory.expertLoadFactor = 1;
    plan.memory.contextAllToAll = true;
}

const TimingReader kVtrainReader {kVtrainColumns, vtrainId, vtrainRun};
const TimingReader kKorthikantiReader {kKorthikantiColumns, korthikantiId, korthikantiRun};
const TimingReader kBloomReader {kBloomColumns, bloomId, bloomRun};
const TimingReader kSimumaxReader {kSimumaxColumns, simumaxId, simumaxRun};

} // namespace rankloom
