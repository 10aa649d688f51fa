// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Published closed forms: arXiv 2205.05198 (transformer blocks of the first stage), the curves of the
// "ultra-scale playbook" (GPT-shaped activations), and DeepSpeed's printed tables.
#include <algorithm>
#include <array>
#include <string>

#include <fmt/format.h>

#include "core/memory/deepspeed.h"
#include "core/memory/stage_account.h"
#include "core/model/hf_config.h"
#include "core/validate/memory_case.h"

namespace rankloom {

namespace {

/// A GPT block of the same width, depth and heads: what both sources assume.
void makeGptShaped(ModelSpec& model)
{
    model.kvHeads = model.heads;
    model.headDim = std::max(1, model.hidden / std::max(1, model.heads));
    model.ffn = 4 * model.hidden;
    model.gatedMlp = false;
    model.norm = NormKind::LayerNorm;
    model.normsPerLayer = 2;
    model.qkvBias = model.outputBias = model.mlpBias = true;
    model.moe.reset();
    model.mla.reset();
    model.sparse.reset();
}

/// Saved bytes of the decoder layers of the first stage at the peak.
double layerActivationsOfFirstStage(const MemoryCase& run)
{
    Accountant accountant(run.project, run.plan);
    const StageAccount account = accountant.account(0);
    return savedBytes(account.dense, accountant.denseLayer());
}

double embeddingActivations(const MemoryCase& run)
{
    Accountant accountant(run.project, run.plan);
    return accountant.account(0).embeddingTokens;
}

/// Settings the formulas are written for: dropout masks, and the attention matrix unless it is recomputed.
void useFormulaKernels(MemoryChoice& memory)
{
    memory.flashAttention = false;
    memory.dropout = true;
    memory.dummyWeightGradients = false;
}

constexpr std::array kBlockColumns {
    Column {"model"},
    Column {"hidden", ColumnUse::Count},
    Column {"layers", ColumnUse::Count},
    Column {"heads", ColumnUse::Count},
    Column {"seq", ColumnUse::Count},
    Column {"tp", ColumnUse::Count},
    Column {"pp", ColumnUse::Count},
    Column {"vpp", ColumnUse::Count},
    Column {"mbs", ColumnUse::Count},
    Column {"quantity", ColumnUse::Words},
    Column {"mode", ColumnUse::Words},
    Column {"value", ColumnUse::Number},
    Column {"unit"},
    Column {"evidence"},
    Column {"source"},
};

MemoryCase blockCase(const CsvTable& csv, std::size_t i)
{
    MemoryCase run;
    ModelSpec& model = run.project.model.change();
    model.hidden = csv.integer(i, "hidden", 1);
    model.layers = csv.integer(i, "layers", 1);
    model.heads = std::max(1, csv.integer(i, "heads", 1));
    model.vocabulary = 51200;
    makeGptShaped(model);
    const int pp = csv.integer(i, "pp", 1);
    run.setLayout({.tp = csv.integer(i, "tp", 1),
        .cp = 1,
        .pp = pp,
        .vpp = csv.integer(i, "vpp", 1),
        .ep = 1,
        .etp = 1,
        .dp = 1});
    run.setBatch(csv.integer(i, "seq", 1), csv.integer(i, "mbs", 1), 8 * pp);
    useFormulaKernels(run.plan.memory);
    run.plan.memory.sharding.optimizer.kind = ShardExtent::Kind::None;
    return run;
}

/// Applies a mode of the paper ("SP + selective recompute", "full", ...).
void applyMode(std::string_view mode, MemoryCase& run)
{
    const bool without = mode.find("no SP") != std::string_view::npos;
    run.plan.layout.sequenceParallel = !without && mode.find("SP") != std::string_view::npos;
    if (mode.find("selective") != std::string_view::npos)
        run.plan.memory.recompute = {RecomputeMode::Selective, {RecomputeModule::CoreAttention}, 1};
    else if (mode.find("full") != std::string_view::npos)
        run.plan.memory.recompute = {RecomputeMode::FullUniform, {}, 1};
}

/// 18 bytes for each of the 12·h² matrix elements of a layer: the paper leaves vectors out.
double blockStaticBytes(const MemoryCase& run)
{
    Accountant accountant(run.project, run.plan);
    RankParameters matrices;
    matrices.matrices = accountant.account(0).parameters.matrices;
    return staticBytes(accountant.shape(), matrices).total();
}

} // namespace

Result<void> validateBlockFormulas(const CsvTable& csv, ValidationReport& report)
{
    const std::string file = "korthikanti_2205.05198_reference.csv";
    ValidationTable fixed {file, "blockStaticBytes"};
    ValidationTable activations {file, "blockActivationBytes"};
    ValidationTable percent {file, "percentOfBaseline"};
    fixed.note = unreadColumns(csv, kBlockColumns);
    for (std::size_t i = 0; i < csv.rows(); ++i) {
        const std::string quantity(csv.cell(i, "quantity"));
        const std::string mode(csv.cell(i, "mode"));
        const std::string id = fmt::format("{} {}", csv.cell(i, "model"), mode);
        const auto value = csv.number(i, "value");
        MemoryCase run = blockCase(csv, i);
        if (!value || quantity == "iteration time") {
            percent.skip(id, "not a quantity of memory");
            continue;
        }
        if (quantity == "params+optimizer") {
            fixed.compare(id, *value * kGiB, blockStaticBytes(run));
        } else if (quantity == "activations") {
            applyMode(mode, run);
            activations.compare(id, *value * kGiB, layerActivationsOfFirstStage(run));
        } else {
            MemoryCase baseline = run;
            baseline.plan.layout.sequenceParallel = false;
            applyMode(mode, run);
            percent.compare(
                id, *value, 100 * layerActivationsOfFirstStage(run) / layerActivationsOfFirstStage(baseline));
        }
    }
    for (ValidationTable* table : {&fixed, &activations, &percent})
        report.tables.push_back(std::move(*table));
    return {};
}

namespace {

struct SizedModel {
    std::string_view size;
    std::string_view preset;
};
constexpr std::array kSizes {SizedModel {"1B", "llama-3.2-1b"}, SizedModel {"3B", "llama-3.2-3b"},
    SizedModel {"8B", "llama-3-8b"}, SizedModel {"70B", "llama-3-70b"},
    SizedModel {"405B", "llama-3.1-405b"}};

/// Whole number after `key` in a panel title ("TP=8 (with SP)"); 1 where the key is missing.
int degreeIn(std::string_view panel, std::string_view key)
{
    const std::size_t at = panel.find(key);
    if (at == std::string_view::npos)
        return 1;
    int value = 0;
    for (std::size_t i = at + key.size(); i < panel.size() && panel[i] >= '0' && panel[i] <= '9'; ++i)
        value = std::min(10000, 10 * value + (panel[i] - '0'));
    return std::max(1, value);
}

constexpr std::array kCurveColumns {
    Column {"figure", ColumnUse::Words},
    Column {"model", ColumnUse::Words},
    Column {"panel", ColumnUse::Words},
    Column {"component", ColumnUse::Words},
    Column {"x_quantity", ColumnUse::Words},
    Column {"x", ColumnUse::Number},
    Column {"y", ColumnUse::Number},
    Column {"y_unit"},
    Column {"evidence"},
};

/// The plan of one curve at one sequence length. `whole` figures count fp32 training of a GPT of that size.
MemoryCase curveCase(const ModelSpec& model, std::string_view figure, std::string_view panel, int sequence)
{
    MemoryCase run;
    run.project.model = model;
    const bool whole = figure == "memusage_activations" || figure == "memory-recomputation";
    const int tp = std::max(degreeIn(panel, "TP="), degreeIn(panel, "TP-"));
    const int pp = degreeIn(panel, "PP=");
    const int dp = degreeIn(panel, "DP=");
    run.setLayout({.tp = tp, .cp = degreeIn(panel, "CP="), .pp = pp, .vpp = 1, .ep = 1, .etp = 1, .dp = dp});
    run.setBatch(sequence, 1, 8 * pp);
    run.plan.layout.sequenceParallel = panel.find("with SP") != std::string_view::npos;
    MemoryChoice& memory = run.plan.memory;
    useFormulaKernels(memory);
    memory.vocabularyDivisor = 1;
    memory.gradients = GradientType::Bf16;
    memory.optimizer = OptimizerKind::AdamBf16Moments; // the curves count 8 bytes of optimizer
    using Kind = ShardExtent::Kind;
    memory.sharding.optimizer.kind =
        panel.find("Zero-") != std::string_view::npos ? Kind::DataParallel : Kind::None;
    memory.sharding.gradients.kind = degreeIn(panel, "Zero-") >= 2 ? Kind::DataParallel : Kind::None;
    memory.sharding.weights.kind = degreeIn(panel, "Zero-") >= 3 ? Kind::DataParallel : Kind::None;
    memory.recompute = {RecomputeMode::Selective, {RecomputeModule::CoreAttention}, 1};
    if (whole) {
        makeGptShaped(run.project.model.change());
        run.project.model.change().learnedPositions = sequence;
        run.project.model.change().tiedEmbeddings = true;
        memory.precision = Precision::Fp32;
        memory.gradients = GradientType::Fp32;
        memory.optimizer = OptimizerKind::Adam;
        if (panel.find("selective") == std::string_view::npos)
            memory.recompute = {};
        if (panel.find("full") != std::string_view::npos)
            memory.recompute = {RecomputeMode::FullUniform, {}, 1};
    }
    return run;
}

double curveValue(MemoryCase run, std::string_view figure, std::string_view component)
{
    Accountant accountant(run.project, run.plan);
    const StageMemory stage = accountant.total(0, accountant.account(0));
    if (component == "parameters")
        return stage.weights.value();
    if (component == "gradients")
        return stage.gradients.value();
    if (component == "optimizer")
        return stage.optimizer.value();
    // Activations are counted with two bytes an element and GPT-shaped blocks in every figure.
    run.plan.memory.precision = Precision::Bf16Mixed;
    makeGptShaped(run.project.model.change());
    const bool whole = figure == "memusage_activations" || figure == "memory-recomputation";
    return layerActivationsOfFirstStage(run) + (whole ? embeddingActivations(run) : 0);
}

} // namespace

Result<void> validateFormulaCurves(const CsvTable& csv, ValidationReport& report)
{
    const std::string file = "ultrascale_playbook_memory.csv";
    ValidationTable fixed {file, "staticBytes"};
    ValidationTable activations {file, "activationBytes"};
    fixed.note = unreadColumns(csv, kCurveColumns);
    for (std::size_t i = 0; i < csv.rows(); ++i) {
        const std::string_view figure = csv.cell(i, "figure");
        const std::string_view panel = csv.cell(i, "panel");
        const std::string_view component = csv.cell(i, "component");
        const int sequence = csv.integer(i, "x", 0);
        const std::string id = fmt::format("{} {} {} {}", figure, panel, component, sequence);
        const auto size = std::find_if(kSizes.begin(), kSizes.end(),
            [&](const SizedModel& model) { return model.size == csv.cell(i, "model"); });
        const auto value = csv.number(i, "y");
        if (size == kSizes.end() || !value || csv.cell(i, "x_quantity") != "sequence_length") {
            fixed.skip(id, "not a point of a model's memory over the sequence length");
            continue;
        }
        const auto model = modelPreset(size->preset);
        if (!model) {
            fixed.skip(id, model.error().message.english());
            continue;
        }
        const MemoryCase run = curveCase(*model, figure, panel, sequence);
        ValidationTable& table = component == "activations" ? activations : fixed;
        table.compare(id, *value * kGiB, curveValue(run, figure, component));
    }
    report.tables.push_back(std::move(fixed));
    report.tables.push_back(std::move(activations));
    return {};
}

namespace {

constexpr std::array kDeepSpeedColumns {
    Column {"model"},
    Column {"total_params_million", ColumnUse::Count},
    Column {"largest_layer_params_million", ColumnUse::Count},
    Column {"nodes", ColumnUse::Count},
    Column {"gpus_per_node", ColumnUse::Count},
    Column {"zero_stage", ColumnUse::Count},
    Column {"options", ColumnUse::Words},
    Column {"gpu_gib", ColumnUse::Number},
    Column {"cpu_gib", ColumnUse::Number},
    Column {"estimator_variant"},
    Column {"note", ColumnUse::Prose},
    Column {"source"},
};

} // namespace

Result<void> validateDeepSpeedTables(const CsvTable& csv, ValidationReport& report)
{
    ValidationTable device {"deepspeed_docs_tables.csv", "deviceBytes"};
    ValidationTable host {"deepspeed_docs_tables.csv", "hostBytes"};
    device.note = unreadColumns(csv, kDeepSpeedColumns);
    for (std::size_t i = 0; i < csv.rows(); ++i) {
        const std::string_view options = csv.cell(i, "options");
        const std::string id = fmt::format(
            "{} stage {} {} row {}", csv.cell(i, "model"), csv.cell(i, "zero_stage"), options, i + 2);
        if (csv.cell(i, "note").rfind("stale", 0) == 0) {
            device.skip(id, "the printed value is of an older formula");
            continue;
        }
        DeepSpeedCase input;
        input.parameters = static_cast<std::int64_t>(csv.integer(i, "total_params_million", 0)) * 1'000'000;
        input.largestLayer =
            static_cast<std::int64_t>(csv.integer(i, "largest_layer_params_million", 0)) * 1'000'000;
        input.devicesPerNode = csv.integer(i, "gpus_per_node", 1);
        input.nodes = csv.integer(i, "nodes", 1);
        input.stage = csv.integer(i, "zero_stage", 2);
        input.offloadParameters = options.find("param=cpu") != std::string_view::npos;
        input.offloadOptimizer = options.find("opt=cpu") != std::string_view::npos
            || options.find("offload_optimizer=cpu") != std::string_view::npos;
        input.shardedInit = options.find("zero_init=0") == std::string_view::npos;
        const DeepSpeedEstimate estimate = deepSpeedEstimate(input);
        if (const auto gib = csv.number(i, "gpu_gib"))
            device.compare(id, *gib * kGiB, static_cast<double>(estimate.deviceBytes));
        if (const auto gib = csv.number(i, "cpu_gib"))
            host.compare(id, *gib * kGiB, static_cast<double>(estimate.hostBytes));
    }
    report.tables.push_back(std::move(device));
    report.tables.push_back(std::move(host));
    return {};
}

} // namespace rankloom
