// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tables of measured runs: allocated and reserved bytes of whole runs, and recipes of which only is known
// that they run.
#include <algorithm>
#include <array>
#include <string>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/memory/memory.h"
#include "core/model/hf_config.h"
#include "core/model/parameters.h"
#include "core/plan/framework.h"
#include "core/validate/memory_case.h"
#include "core/validate/published_models.h"
#include "core/validate/timing_case.h"

namespace rankloom {

namespace {

constexpr std::array kParameterColumns {
    Column {"model"},
    Column {"total_params", ColumnUse::Number},
    Column {"active_params", ColumnUse::Number},
    Column {"published_total"},
    Column {"evidence"},
    Column {"note"},
    Column {"hf_config", ColumnUse::Words},
};

constexpr int kAllLayers = 1 << 20;
constexpr double kB200Gib = 180; ///< the device of the file where its rows name none

/// Index of the stage whose ranks use most, from the JSON map rank -> GiB; -1 where the cell is empty.
int heaviestMeasuredStage(std::string_view map, int ranks, int pp)
{
    int best = -1;
    double bestValue = -1;
    std::size_t at = 0;
    while ((at = map.find('"', at)) != std::string_view::npos) {
        const std::size_t end = map.find('"', at + 1);
        const std::size_t colon = map.find(':', end);
        if (end == std::string_view::npos || colon == std::string_view::npos)
            break;
        const std::size_t stop = map.find_first_of(",}", colon);
        const auto rank = parseInteger(map.substr(at + 1, end - at - 1));
        const auto value = parseDouble(trimmed(map.substr(colon + 1, stop - colon - 1)));
        if (rank && value && *value > bestValue && ranks > 0) {
            bestValue = *value;
            best = static_cast<int>(*rank) * pp / ranks;
        }
        at = stop;
        if (at == std::string_view::npos)
            break;
    }
    return best;
}

} // namespace

Result<void> validateParameterCounts(const CsvTable& csv, ValidationReport& report)
{
    ValidationTable total {"hf_param_counts.csv", "parameters"};
    ValidationTable active {"hf_param_counts.csv", "activeParameters"};
    total.note = unreadColumns(csv, kParameterColumns);
    for (std::size_t i = 0; i < csv.rows(); ++i) {
        const std::string id(csv.cell(i, "model"));
        const auto reading = readHuggingFaceConfig(csv.cell(i, "hf_config"), id);
        if (!reading) {
            total.skip(id, reading.error().message.english());
            continue;
        }
        const ParameterCounts counts = countParameters(reading->model);
        if (const auto expected = csv.number(i, "total_params"))
            total.compare(id, *expected, static_cast<double>(counts.total));
        if (const auto expected = csv.number(i, "active_params"))
            active.compare(id, *expected, static_cast<double>(counts.active));
    }
    report.tables.push_back(std::move(total));
    report.tables.push_back(std::move(active));
    return {};
}

namespace {

constexpr std::array kMeasuredStagesColumns {
    Column {"case"},
    Column {"model", ColumnUse::Words},
    Column {"layers", ColumnUse::Count},
    Column {"tp", ColumnUse::Count},
    Column {"cp", ColumnUse::Count},
    Column {"pp", ColumnUse::Count},
    Column {"vpp", ColumnUse::Count},
    Column {"ep", ColumnUse::Count},
    Column {"etp", ColumnUse::Count},
    Column {"dp", ColumnUse::Count},
    Column {"seq", ColumnUse::Count},
    Column {"mbs", ColumnUse::Count},
    Column {"num_microbatches", ColumnUse::Count},
    Column {"measured_max_alloc_gib", ColumnUse::Number},
    Column {"measured_max_reserved_gib", ColumnUse::Number},
    Column {"measured_min_rank_alloc_gib"},
    Column {"reserved_over_alloc"},
    Column {"simumax_pred_alloc_gib"},
    Column {"simumax_pred_reserved_gib"},
    Column {"simumax_err_pct"},
    Column {"simumax_pred_by_stage_gib"},
    Column {"measured_alloc_by_rank_gib", ColumnUse::Words},
    Column {"oom", ColumnUse::Flag},
    Column {"device_gib", ColumnUse::Number},
    Column {"source"},
};

std::string measuredStagesId(const CsvTable& csv, std::size_t i) { return std::string(csv.cell(i, "case")); }

Result<MemoryCase> measuredStagesCase(const CsvTable& csv, std::size_t i)
{
    auto model = simumaxModel(csv.cell(i, "model"), csv.integer(i, "layers", kAllLayers));
    if (!model)
        return tl::unexpected<Error>(std::move(model.error()));
    MemoryCase run;
    run.project.model = std::move(*model);
    run.setLayout({.tp = csv.integer(i, "tp", 1),
                      .cp = csv.integer(i, "cp", 1),
                      .pp = csv.integer(i, "pp", 1),
                      .vpp = csv.integer(i, "vpp", 1),
                      .ep = csv.integer(i, "ep", 1),
                      .etp = csv.integer(i, "etp", 1),
                      .dp = csv.integer(i, "dp", 1)},
        "b200-sxm-180gb");
    run.setBatch(
        csv.integer(i, "seq", 4096), csv.integer(i, "mbs", 1), csv.integer(i, "num_microbatches", 1));
    setSimumaxRun(run.plan);
    return run;
}

} // namespace

const MemoryReader kMeasuredStagesReader {kMeasuredStagesColumns, measuredStagesId, measuredStagesCase};

Result<void> validateMeasuredStages(const CsvTable& csv, ValidationReport& report)
{
    const std::string file = "simumax_b200_measured.csv";
    ValidationTable allocated {file, "allocatedBytes"};
    ValidationTable reserved {file, "reservedBytes"};
    ValidationTable inBand {file, "reservedInBand"};
    ValidationTable stage {file, "heaviestStage"};
    ValidationTable fits {file, "fits"};
    ValidationTable outOfMemory {file, "outOfMemory"};
    for (ValidationTable* table : {&inBand, &stage, &fits, &outOfMemory})
        table->verdicts = true;
    allocated.note = unreadColumns(csv, kMeasuredStagesColumns);
    fits.note = "1 = the run that is known to finish is not called out of memory";
    outOfMemory.note = "1 = the run that is known to fail is called out of memory, or is inside the band";
    for (std::size_t i = 0; i < csv.rows(); ++i) {
        const std::string id = measuredStagesId(csv, i);
        const Result<MemoryCase> stated = readCase(kMeasuredStagesReader, csv, i);
        if (!stated) {
            allocated.skip(id, stated.error().message.english());
            continue;
        }
        const MemoryCase& run = *stated;
        report.cases.push_back({file, id, run.project, run.plan});
        const MemoryReport estimate = estimateMemory(run.project, run.plan);
        const StageMemory& worst = heaviest(estimate);
        if (const auto measured = csv.number(i, "measured_max_alloc_gib"))
            allocated.compare(id, *measured * kGiB, worst.allocated.value());
        if (const auto measured = csv.number(i, "measured_max_reserved_gib")) {
            reserved.compare(id, *measured * kGiB, worst.reserved.value());
            const Bytes bytes(*measured * kGiB);
            inBand.compare(id, 1, bytes >= worst.reservedLow && bytes <= worst.reservedHigh ? 1 : 0);
        }
        const double capacity = csv.number(i, "device_gib").value_or(kB200Gib) * kGiB;
        double highest = 0;
        double expected = 0;
        for (const StageMemory& s : estimate.stages) {
            highest = std::max(highest, s.deviceHigh().value());
            expected = std::max(expected, s.device.value());
        }
        if (csv.flag(i, "oom"))
            outOfMemory.compare(id, 1, highest > capacity ? 1 : 0);
        else
            fits.compare(id, 1, expected <= capacity ? 1 : 0);
        const int ranks = run.project.cluster->devices();
        const int pp = run.plan.layout.pp;
        const int heaviestStage = heaviestMeasuredStage(csv.cell(i, "measured_alloc_by_rank_gib"), ranks, pp);
        if (pp > 1 && heaviestStage >= 0)
            stage.compare(id, heaviestStage, worst.stage);
    }
    for (ValidationTable* table : {&allocated, &reserved, &inBand, &stage, &fits, &outOfMemory})
        if (table != &outOfMemory || !table->rows.empty())
            report.tables.push_back(std::move(*table));
    return {};
}

namespace {

constexpr std::array kRunningRecipesColumns {
    Column {"release"},
    Column {"section", ColumnUse::Words},
    Column {"model", ColumnUse::Words},
    Column {"system", ColumnUse::Words},
    Column {"hbm_gb_per_gpu", ColumnUse::Number},
    Column {"num_gpus", ColumnUse::Count},
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
};

std::string runningRecipeId(const CsvTable& csv, std::size_t i)
{
    return fmt::format("{} {} {} {} {} row {}", csv.cell(i, "release"), csv.cell(i, "section"),
        csv.cell(i, "model"), csv.cell(i, "system"), csv.cell(i, "precision"), i + 2);
}

/// The plan of a recipe row with the degrees of its first precision variant. Errors: what cannot be stated.
Result<MemoryCase> recipe(const CsvTable& csv, std::size_t i, const ModelSpec& model)
{
    const auto number = [&](const char* column, int fallback) {
        return firstCount(csv, i, column).value_or(fallback);
    };
    const Result<Precision> precision = publishedPrecision(csv.cell(i, "precision"));
    if (!precision)
        return tl::unexpected<Error>(precision.error());
    auto cluster = publishedCluster(number("num_gpus", 1), csv.cell(i, "system"));
    if (!cluster)
        return tl::unexpected<Error>(std::move(cluster.error()));
    MemoryCase run;
    run.project.model = model;
    run.project.cluster = std::move(*cluster);
    // The device itself; nominal capacities are in units of 10^9 or 2^30, the vendors do not say which.
    if (const auto gib = csv.number(i, "hbm_gb_per_gpu"))
        run.project.cluster.change().device.memory = Bytes(*gib * kGiB);

    Plan& plan = run.plan;
    plan = withFramework({}, Framework::NemoPerformance);
    plan.layout = {.tp = number("tp", 1),
        .cp = number("cp", 1),
        .pp = number("pp", 1),
        .vpp = number("vpp", 1),
        .ep = number("ep", 1),
        .etp = 1};
    if (plan.layout.vpp > 1)
        plan.schedule.kind = ScheduleKind::Interleaved;
    Result<std::vector<int>> split = countedSplit(model, plan.layout.pp * plan.layout.vpp);
    if (!split)
        return tl::unexpected<Error>(std::move(split.error()));
    plan.stages.layersPerStage = std::move(*split);
    plan.workload = {number("seq", 4096), number("micro_batch", 1), number("global_batch", 1)};
    plan.memory.precision = *precision;
    if (dropsTokens(csv.cell(i, "model")))
        plan.execution.expertCapacity = 1;
    if (const int shards = number("fsdp", 0); shards > 0) {
        const ShardExtent extent {ShardExtent::Kind::Degree, shards};
        plan.memory.sharding.weights = plan.memory.sharding.gradients = extent;
        plan.memory.sharding.optimizer = extent;
    }
    return run;
}

double deviceBytes(const MemoryCase& run)
{
    const MemoryReport estimate = estimateMemory(run.project, run.plan);
    return estimate.stages[static_cast<std::size_t>(estimate.peakStage)].device.value();
}

/// Of the recompute settings that a recipe may use, which tables leave out, the one with the least memory.
void recomputeMost(MemoryCase& run)
{
    Recompute best;
    double least = 0;
    for (const RecomputeMode mode :
        {RecomputeMode::None, RecomputeMode::Selective, RecomputeMode::FullUniform}) {
        using enum RecomputeModule;
        run.plan.memory.recompute = {mode, {}, 1};
        if (mode == RecomputeMode::Selective)
            run.plan.memory.recompute.modules = {CoreAttention, LayerNorm, Mlp, Moe, LatentUpProjection};
        const double bytes = deviceBytes(run);
        if (least == 0 || bytes < least) {
            least = bytes;
            best = run.plan.memory.recompute;
        }
    }
    run.plan.memory.recompute = std::move(best);
}

Result<MemoryCase> runningRecipeCase(const CsvTable& csv, std::size_t i)
{
    const auto model = publishedModel(csv.cell(i, "model"));
    if (!model)
        return tl::unexpected<Error>(model.error());
    const std::string_view section = csv.cell(i, "section");
    if (section.find("Pre-Training") == std::string_view::npos
        && section.find("Pretrain") == std::string_view::npos)
        return fail(ErrorCode::Unsupported, "not pre-training: trains other parameters than the model's");
    Result<MemoryCase> run = recipe(csv, i, *model);
    if (run && refusalOf(run->project, run->plan).empty())
        recomputeMost(*run);
    return run;
}

} // namespace

const MemoryReader kRunningRecipesReader {kRunningRecipesColumns, runningRecipeId, runningRecipeCase};

Result<void> validateRunningRecipes(const CsvTable& csv, ValidationReport& report)
{
    ValidationTable table {"nemo_perf_feasible_configs.csv", "fits"};
    table.verdicts = true;
    table.note = unreadColumns(csv, kRunningRecipesColumns);
    for (std::size_t i = 0; i < csv.rows(); ++i) {
        const std::string id = runningRecipeId(csv, i);
        const Result<MemoryCase> run = readCase(kRunningRecipesReader, csv, i);
        if (!run) {
            table.skip(id, run.error().message.english());
            continue;
        }
        report.cases.push_back({table.file, id, run->project, run->plan});
        table.compare(id, 1, deviceBytes(*run) <= run->project.cluster->device.memory.value() ? 1 : 0);
    }
    report.tables.push_back(std::move(table));
    return {};
}

} // namespace rankloom
