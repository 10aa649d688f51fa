// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Tables of measured runs: allocated and reserved bytes of whole runs, reserved bytes of sharded
// data-parallel runs, and recipes of which only is known that they run.
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
    fits.note = "1 = the run that is known to finish is not called out of memory";
    outOfMemory.note = "1 = the run that is known to fail is called out of memory, or is inside the band";
    for (std::size_t i = 0; i < csv.rows(); ++i) {
        const std::string id(csv.cell(i, "case"));
        const auto model = simumaxModel(csv.cell(i, "model"), csv.integer(i, "layers", kAllLayers));
        if (!model) {
            allocated.skip(id, model.error().message.english());
            continue;
        }
        MemoryCase run;
        run.project.model = *model;
        const int pp = csv.integer(i, "pp", 1);
        const int tp = csv.integer(i, "tp", 1);
        const int dp = csv.integer(i, "dp", 1);
        run.setLayout({.tp = tp,
                          .cp = csv.integer(i, "cp", 1),
                          .pp = pp,
                          .vpp = csv.integer(i, "vpp", 1),
                          .ep = csv.integer(i, "ep", 1),
                          .etp = csv.integer(i, "etp", 1),
                          .dp = dp},
            "b200-sxm-180gb");
        run.setBatch(
            csv.integer(i, "seq", 4096), csv.integer(i, "mbs", 1), csv.integer(i, "num_microbatches", 1));
        setSimumaxRun(run.plan);
        if (const std::string refusal = refusalOf(run.project, run.plan); !refusal.empty()) {
            allocated.skip(id, refusal);
            continue;
        }
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
        const int heaviestStage = heaviestMeasuredStage(csv.cell(i, "measured_alloc_by_rank_gib"), ranks, pp);
        if (pp > 1 && heaviestStage >= 0)
            stage.compare(id, heaviestStage, worst.stage);
    }
    for (ValidationTable* table : {&allocated, &reserved, &inBand, &stage, &fits, &outOfMemory})
        if (table != &outOfMemory || !table->rows.empty())
            report.tables.push_back(std::move(*table));
    return {};
}

Result<void> validateShardedRuns(const CsvTable& csv, ValidationReport& report)
{
    ValidationTable table {"torchtitan_measured.csv", "reservedBytes"};
    table.note =
        "calibrated: operator-level recompute and the compiled loss have no settings of their own and "
        "were given the nearest ones that meet these very rows";
    for (std::size_t i = 0; i < csv.rows(); ++i) {
        const std::string parallel(csv.cell(i, "parallel"));
        const std::string recompute(csv.cell(i, "activation_ckpt"));
        const std::string techniques(csv.cell(i, "techniques"));
        const std::string id =
            fmt::format("{} {} {} {}", csv.cell(i, "gpu"), parallel, recompute, techniques);
        const auto model = publishedModel(csv.cell(i, "model"));
        if (!model) {
            table.skip(id, model.error().message.english());
            continue;
        }
        const auto degreeAfter = [&parallel](std::string_view key) {
            const std::size_t at = parallel.find(key);
            if (at == std::string::npos)
                return 1;
            const std::string_view rest = std::string_view(parallel).substr(at + key.size());
            return static_cast<int>(
                parseInteger(rest.substr(0, rest.find_first_not_of("0123456789"))).value_or(1));
        };
        MemoryCase run;
        run.project.model = *model;
        run.setLayout({.tp = 1,
            .cp = degreeAfter("CP"),
            .pp = 1,
            .vpp = 1,
            .ep = 1,
            .etp = 1,
            .dp = degreeAfter("FSDP")});
        run.setBatch(csv.integer(i, "seq", 8192), csv.integer(i, "local_batch", 1), 1);
        const bool compiled = techniques.find("compile") != std::string::npos;
        run.plan = withFramework(
            std::move(run.plan), compiled ? Framework::Torchtitan : Framework::TorchtitanEager);
        MemoryChoice& memory = run.plan.memory;
        memory.recompute = {
            recompute == "full AC" ? RecomputeMode::FullUniform : RecomputeMode::Operators, {}, 1};
        if (const std::string refusal = refusalOf(run.project, run.plan); !refusal.empty()) {
            table.skip(id, refusal);
            continue;
        }
        // The loss is compiled as well since 2025 and makes no fp32 copies of its own.
        constexpr double kEagerLoss = 12;
        if (compiled && csv.cell(i, "source").find("_2025") == std::string_view::npos)
            memory.logitBytes = kEagerLoss;
        report.cases.push_back({table.file, id, run.project, run.plan});
        if (const auto measured = csv.number(i, "measured_max_reserved_gib"))
            table.compare(
                id, *measured * kGiB, estimateMemory(run.project, run.plan).stages[0].reserved.value());
    }
    report.tables.push_back(std::move(table));
    return {};
}

namespace {

/// The number a cell begins with: "2 (4)" names a second precision variant in brackets.
int leading(const CsvTable& csv, std::size_t row, std::string_view column, int fallback)
{
    const std::string_view text = csv.cell(row, column);
    return static_cast<int>(
        parseInteger(text.substr(0, text.find_first_not_of("0123456789"))).value_or(fallback));
}

/// The plan of a recipe row with the degrees of its first precision variant. Errors: what cannot be stated.
Result<MemoryCase> recipe(const CsvTable& csv, std::size_t i, const ModelSpec& model)
{
    MemoryCase run;
    run.project.model = model;
    const int tp = leading(csv, i, "tp", 1);
    const int cp = leading(csv, i, "cp", 1);
    const int pp = leading(csv, i, "pp", 1);
    const int dp = std::max(1, leading(csv, i, "num_gpus", 1) / std::max(1, tp * cp * pp));
    run.setLayout({.tp = tp,
        .cp = cp,
        .pp = pp,
        .vpp = leading(csv, i, "vpp", 1),
        .ep = leading(csv, i, "ep", 1),
        .etp = 1,
        .dp = dp});
    Result<std::vector<int>> split = countedSplit(model, pp * run.plan.layout.vpp);
    if (!split)
        return tl::unexpected<Error>(std::move(split.error()));
    run.plan.stages.layersPerStage = std::move(*split);
    run.plan.workload.sequenceLength = leading(csv, i, "seq", 4096);
    run.plan.workload.microBatchSize = leading(csv, i, "micro_batch", 1);
    run.plan.workload.globalBatchSize = leading(csv, i, "global_batch", 1);
    if (leading(csv, i, "fsdp", 0) > 0)
        run.plan.memory.sharding.weights.kind = run.plan.memory.sharding.gradients.kind =
            ShardExtent::Kind::All;
    if (csv.cell(i, "precision") != "BF16")
        run.plan.memory.precision = Precision::Fp8Mixed;
    // The device itself; nominal capacities are in units of 10^9 or 2^30, the vendors do not say which.
    run.project.cluster.change().device.memory = Bytes(csv.number(i, "hbm_gb_per_gpu").value_or(0) * kGiB);
    return run;
}

/// The least device memory over the recompute settings a recipe may use.
double leastDeviceBytes(MemoryCase run)
{
    double least = 1e300;
    for (const RecomputeMode mode :
        {RecomputeMode::None, RecomputeMode::Selective, RecomputeMode::FullUniform}) {
        run.plan.memory.recompute.mode = mode;
        using enum RecomputeModule;
        run.plan.memory.recompute.modules = {CoreAttention, LayerNorm, Mlp, Moe, LatentUpProjection};
        const MemoryReport estimate = estimateMemory(run.project, run.plan);
        least = std::min(least, estimate.stages[static_cast<std::size_t>(estimate.peakStage)].device.value());
    }
    return least;
}

} // namespace

Result<void> validateRunningRecipes(const CsvTable& csv, ValidationReport& report)
{
    ValidationTable table {"nemo_perf_feasible_configs.csv", "fits"};
    table.verdicts = true;
    for (std::size_t i = 0; i < csv.rows(); ++i) {
        const std::string id =
            fmt::format("{} {} {} {} {} row {}", csv.cell(i, "release"), csv.cell(i, "section"),
                csv.cell(i, "model"), csv.cell(i, "system"), csv.cell(i, "precision"), i + 2);
        const auto model = publishedModel(csv.cell(i, "model"));
        if (!model) {
            table.skip(id, model.error().message.english());
            continue;
        }
        const std::string_view section = csv.cell(i, "section");
        if (section.find("Pre-Training") == std::string_view::npos
            && section.find("Pretrain") == std::string_view::npos) {
            table.skip(id, "not pre-training: trains other parameters than the model's");
            continue;
        }
        const Result<MemoryCase> stated = recipe(csv, i, *model);
        const std::string refusal =
            stated ? refusalOf(stated->project, stated->plan) : stated.error().message.english();
        if (!refusal.empty()) {
            table.skip(id, refusal);
            continue;
        }
        const MemoryCase& run = *stated;
        report.cases.push_back({table.file, id, run.project, run.plan});
        const double bytes = leastDeviceBytes(run);
        table.compare(id, 1, bytes <= run.project.cluster->device.memory.value() ? 1 : 0);
    }
    report.tables.push_back(std::move(table));
    return {};
}

} // namespace rankloom
