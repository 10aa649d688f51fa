// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Outputs of other estimators for the same plans (JSON): static bytes, activations, recompute; DeepSpeed's
// model-state arithmetic.
#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/json.h"
#include "core/base/json_values.h"
#include "core/memory/deepspeed.h"
#include "core/memory/memory.h"
#include "core/model/hf_config.h"
#include "core/validate/memory_case.h"

namespace rankloom {

namespace {

using Json = nlohmann::json;

constexpr const char* kEstimatorsName = "oracles.json";

/// Members, or the fallback where they are absent or something else.
double numberOr(const Json& object, const char* key, double fallback)
{
    return rankloom::numberOr(memberOf(object, key), fallback);
}
int integerOr(const Json& object, const char* key, int fallback)
{
    return static_cast<int>(numberOr(object, key, fallback));
}
bool flagOr(const Json& object, const char* key, bool fallback)
{
    const Json& value = memberOf(object, key);
    return value.is_boolean() ? value.get<bool>() : fallback;
}
std::string textOr(const Json& object, const char* key, std::string fallback)
{
    const Json& value = memberOf(object, key);
    return value.is_string() ? textOf(value) : std::move(fallback);
}

Result<Json> parsed(std::string_view text, const char* file)
{
    Result<Json> json = parseJson(text);
    if (!json) {
        json.error().where.file = file;
        return json;
    }
    if (!json->is_object() || !memberOf(*json, "cases").is_array())
        return fail(
            ErrorCode::BadSyntax, "The file is not a JSON object with \"cases\"", Place {file, 0, 0, {}});
    return json;
}

void setSharding(const Json& parallel, Sharding& sharding)
{
    using Kind = ShardExtent::Kind;
    const int stage = integerOr(parallel, "zero_stage", 1);
    sharding.optimizer.kind = stage >= 1 ? Kind::DataParallel : Kind::None;
    sharding.gradients.kind = stage >= 2 ? Kind::DataParallel : Kind::None;
    sharding.weights.kind = stage >= 3 ? Kind::DataParallel : Kind::None;
}

/// A case of the oracle files as a plan.
Result<MemoryCase> caseOf(const Json& json)
{
    const Json& parallel = memberOf(json, "parallel");
    const Json& train = memberOf(json, "train");
    const auto reading =
        readHuggingFaceConfig(compactText(memberOf(json, "hf_config")), textOr(json, "model", "model"));
    if (!reading)
        return tl::unexpected<Error>(reading.error());
    MemoryCase run;
    run.project.model = reading->model;
    // The tools compared count the main model only.
    run.project.model.change().mtpLayers = 0;
    run.setLayout({.tp = integerOr(parallel, "tp", 1),
        .cp = integerOr(parallel, "cp", 1),
        .pp = integerOr(parallel, "pp", 1),
        .vpp = integerOr(parallel, "vpp", 1),
        .ep = integerOr(parallel, "ep", 1),
        .etp = integerOr(parallel, "etp", 1),
        .dp = integerOr(parallel, "dp", 1)});
    run.plan.layout.sequenceParallel = flagOr(parallel, "sequence_parallel", true);
    run.setBatch(integerOr(train, "seq_length", 4096), integerOr(train, "micro_batch_size", 1),
        integerOr(train, "num_microbatches", 1));
    run.setEndStages(
        integerOr(parallel, "layers_first_stage", 0), integerOr(parallel, "layers_last_stage", 0));
    MemoryChoice& memory = run.plan.memory;
    setSharding(parallel, memory.sharding);
    memory.crossEntropy =
        flagOr(train, "fused_cross_entropy", false) ? CrossEntropy::Fused : CrossEntropy::VocabularyParallel;
    memory.flashAttention = flagOr(train, "flash_attention", true);
    memory.contextAllToAll = run.plan.layout.cp > 1;
    const std::string recompute = textOr(train, "recompute", "none");
    if (recompute == "full")
        memory.recompute = {RecomputeMode::FullUniform, {}, 1};
    else if (recompute == "selective")
        memory.recompute.mode = RecomputeMode::Selective;
    for (const Json& module : memberOf(train, "recompute_modules"))
        if (const auto known = fromName<RecomputeModule>(textOf(module)))
            memory.recompute.modules.push_back(*known);
    return run;
}

double staticOf(const Json& result)
{
    return numberOr(result, "weights_bytes", 0) + numberOr(result, "grad_bytes", 0)
        + numberOr(result, "optimizer_bytes", 0);
}

/// Static bytes on which at least two of the three tools agree to a tenth of a percent: the middle of them.
/// SimuMax and mbridge count an output layer of its own for tied models, too: there they are no witnesses.
std::optional<double> agreedStatic(const Json& results, const ModelSpec& model)
{
    std::vector<double> values;
    for (const char* tool : {"simumax", "mbridge"})
        if (const double bytes = model.tiedEmbeddings ? 0 : staticOf(memberOf(results, tool)); bytes > 0)
            values.push_back(bytes);
    if (const double bytes =
            numberOr(memberOf(results, "megatron_theoretical"), "weight_and_optimizer_bytes", 0);
        bytes > 0)
        values.push_back(bytes);
    std::sort(values.begin(), values.end());
    std::optional<double> best;
    double bestGap = 1e-3;
    for (std::size_t i = 0; i + 1 < values.size(); ++i) {
        const double gap = (values[i + 1] - values[i]) / values[i];
        if (gap <= bestGap) {
            bestGap = gap;
            best = (values[i] + values[i + 1]) / 2;
        }
    }
    return best;
}

/// Stage index of a name like "first_stage", "middle_stage", "last_stage", "pp_stage_2", "pp2".
int stageIndex(const std::string& name, int pp)
{
    if (name.rfind("first", 0) == 0)
        return 0;
    if (name.rfind("last", 0) == 0)
        return pp - 1;
    if (name.rfind("middle", 0) == 0)
        return std::min(1, pp - 1);
    const std::size_t digit = name.find_first_of("0123456789");
    return digit == std::string::npos ? 0 : std::clamp(std::stoi(name.substr(digit, 4)), 0, pp - 1);
}

/// What SimuMax counts as activations: everything above static at the peak but the dummy gradients and the
/// framework's constant.
double activationsAtPeak(MemoryCase run, int stage)
{
    run.plan.memory.dummyWeightGradients = false;
    run.project.calibration.change().additiveBytes = 0;
    const StageMemory memory = estimateMemory(run.project, run.plan).stages[static_cast<std::size_t>(stage)];
    return (memory.activations + memory.workspace).value();
}

} // namespace

Result<std::vector<std::pair<std::string, Result<MemoryCase>>>> estimatorCases(std::string_view json)
{
    const auto document = parsed(json, kEstimatorsName);
    if (!document)
        return tl::unexpected<Error>(document.error());
    std::vector<std::pair<std::string, Result<MemoryCase>>> out;
    for (const Json& item : (*document)["cases"])
        out.emplace_back(textOr(item, "id", "?"), caseOf(item));
    return out;
}

Result<void> validateEstimators(std::string_view json, ValidationReport& report)
{
    const char* file = kEstimatorsName;
    const auto document = parsed(json, file);
    if (!document)
        return tl::unexpected<Error>(document.error());
    ValidationTable fixed {file, "staticBytes"};
    ValidationTable activations {file, "activationBytes"};
    ValidationTable measured {file, "allocatedBytes"};
    for (const Json& item : (*document)["cases"]) {
        const std::string id = textOr(item, "id", "?");
        const auto run = caseOf(item);
        const std::string refusal = run ? refusalOf(run->project, run->plan) : run.error().message.english();
        if (!refusal.empty()) {
            fixed.skip(id, refusal);
            continue;
        }
        report.cases.push_back({file, id, run->project, run->plan});
        const MemoryReport estimate = estimateMemory(run->project, run->plan);
        const Json& results = memberOf(item, "results");
        // The tools give the static bytes of the stage that uses most in all.
        if (const auto agreed = agreedStatic(results, run->project.model))
            fixed.compare(id, *agreed, staticBytesOf(heaviest(estimate)));
        else
            fixed.skip(id, "no two tools agree on the static bytes");
        const Json& simumax = memberOf(memberOf(results, "simumax"), "stages");
        for (const auto& [name, stage] : simumax.items())
            if (const double bytes = numberOr(stage, "activation_bytes", 0); bytes > 0)
                activations.compare(fmt::format("{} {}", id, name), bytes,
                    activationsAtPeak(*run, stageIndex(name, run->plan.layout.pp)));
        if (simumax.empty())
            activations.skip(id, "no activations of a tool that models them");
        const Json& truth = memberOf(item, "measured");
        if (const double gib = numberOr(truth, "max_alloc_gib", 0); gib > 0) {
            const bool lastRank = truth.contains("static_alloc_gib");
            const StageMemory& stage = lastRank ? estimate.stages.back() : heaviest(estimate);
            measured.compare(id, gib * kGiB, stage.allocated.value());
        }
    }
    for (ValidationTable* table : {&fixed, &activations, &measured})
        report.tables.push_back(std::move(*table));
    return {};
}

namespace {

/// A SimuMax recompute mode as ours; nothing where it recomputes other tensors than Megatron-Core does.
std::optional<Recompute> recomputeOf(const std::string& mode, int layersPerStage)
{
    if (mode == "none")
        return Recompute {};
    if (mode == "full_all")
        return Recompute {RecomputeMode::FullUniform, {}, 1};
    if (mode == "full_block_half")
        return Recompute {RecomputeMode::FullBlock, {}, layersPerStage / 2};
    if (mode.rfind("mcore:", 0) != 0)
        return std::nullopt;
    Recompute out {RecomputeMode::Selective, {}, 1};
    for (std::size_t at = 6; at < mode.size();) {
        const std::size_t end = std::min(mode.find('+', at), mode.size());
        if (const auto module = fromName<RecomputeModule>(std::string_view(mode).substr(at, end - at)))
            out.modules.push_back(*module);
        at = end + 1;
    }
    return out;
}

} // namespace

Result<void> validateRecompute(std::string_view json, ValidationReport& report)
{
    const char* file = "simumax_recompute_oracles.json";
    const auto document = parsed(json, file);
    if (!document)
        return tl::unexpected<Error>(document.error());
    ValidationTable saved {file, "savedBytesPerMicrobatch"};
    ValidationTable difference {file, "activationBytesLessThanWithoutRecompute"};
    std::map<std::string, std::pair<double, double>> without; // case and stage -> theirs, ours
    for (const Json& item : (*document)["cases"]) {
        const std::string mode = textOr(item, "recompute_mode", "none");
        const std::string id = fmt::format("{} {}", textOr(item, "case", "?"), mode);
        const Json& stages = memberOf(item, "stages");
        if (!stages.is_object() || stages.empty()) {
            difference.skip(id, "the tool does not support it");
            continue;
        }
        auto run = caseOf(item);
        if (!run) {
            difference.skip(id, run.error().message.english());
            continue;
        }
        const int pp = run->plan.layout.pp;
        const auto recompute = recomputeOf(mode, run->project.model->layers / pp);
        if (!recompute) {
            difference.skip(id, "recomputes other tensors than Megatron-Core's modules");
            continue;
        }
        run->plan.memory.recompute = *recompute;
        for (const auto& [name, stage] : stages.items()) {
            const int index = stageIndex(name, pp);
            const double theirs = numberOr(stage, "activation_bytes", 0);
            const double ours = activationsAtPeak(*run, index);
            const std::string key = textOr(item, "case", "?") + name;
            if (mode == "none")
                without[key] = {theirs, ours};
            else if (without.count(key) > 0 && theirs != without[key].first)
                difference.compare(
                    fmt::format("{} {}", id, name), without[key].first - theirs, without[key].second - ours);
            const StageMemory memory =
                estimateMemory(run->project, run->plan).stages[static_cast<std::size_t>(index)];
            if (const double cache = numberOr(stage, "act_cache_per_microbatch_gib", 0);
                cache > 0 && index + 1 < pp)
                saved.compare(
                    fmt::format("{} {}", id, name), cache * kGiB, memory.activationPerChunk.value());
        }
    }
    report.tables.push_back(std::move(saved));
    report.tables.push_back(std::move(difference));
    return {};
}

Result<void> validateDeepSpeed(std::string_view json, ValidationReport& report)
{
    const char* file = "deepspeed_oracles.json";
    const auto document = parsed(json, file);
    if (!document)
        return tl::unexpected<Error>(document.error());
    ValidationTable device {file, "deviceBytes"};
    ValidationTable host {file, "hostBytes"};
    for (const Json& item : (*document)["cases"]) {
        DeepSpeedCase input;
        input.parameters = static_cast<std::int64_t>(numberOr(item, "total_params", 0));
        input.largestLayer = static_cast<std::int64_t>(numberOr(item, "largest_layer_params", 0));
        input.devicesPerNode = integerOr(item, "gpus_per_node", 1);
        input.nodes = integerOr(item, "nodes", 1);
        input.stage = integerOr(item, "zero_stage", 2);
        const std::string offload = textOr(item, "offload", "none");
        input.offloadOptimizer = offload != "none";
        input.offloadParameters = offload == "opt+param";
        input.shardedInit = flagOr(item, "zero_init", true);
        input.bufferFactor = numberOr(item, "additional_buffer_factor", 1.5);
        const DeepSpeedEstimate estimate = deepSpeedEstimate(input);
        const std::string id = textOr(item, "id", "?");
        device.compare(id, numberOr(item, "gpu_bytes", 0), static_cast<double>(estimate.deviceBytes));
        host.compare(id, numberOr(item, "cpu_bytes", 0), static_cast<double>(estimate.hostBytes));
    }
    report.tables.push_back(std::move(device));
    report.tables.push_back(std::move(host));
    return {};
}

} // namespace rankloom
