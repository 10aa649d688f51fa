// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs that vendors and projects published, one row each, with their source: mixtures of experts and large
// dense models (moe_training.csv, dense_large.csv).
#include <algorithm>
#include <array>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/plan/framework.h"
#include "core/plan/pipeline_layout.h"
#include "core/plan/recompute_modules.h"
#include "core/validate/published_models.h"
#include "core/validate/timing_case.h"

namespace rankloom {

namespace {

/// One row of the file.
class Row {
public:
    Row(const CsvTable& csv, std::size_t row) : m_csv(csv), m_row(row) { }
    [[nodiscard]] std::string_view text(const char* name) const { return m_csv.cell(m_row, name); }
    [[nodiscard]] std::string words(const char* name) const { return lowerCase(text(name)); }
    [[nodiscard]] int integer(const char* name, int fallback) const
    {
        return m_csv.integer(m_row, name, fallback);
    }
    [[nodiscard]] std::optional<double> number(const char* name) const { return m_csv.number(m_row, name); }
    [[nodiscard]] bool says(const char* name, std::string_view word) const
    {
        return words(name).find(word) != std::string::npos;
    }

private:
    const CsvTable& m_csv;
    std::size_t m_row;
};

/// The number right behind a word, if there is one.
std::optional<int> numberBehind(std::string_view text, std::string_view word)
{
    const std::size_t at = text.find(word);
    if (at == std::string_view::npos)
        return {};
    const std::string_view rest = text.substr(at + word.size());
    const auto number =
        parseInteger(rest.substr(0, std::min(rest.find_first_not_of("0123456789"), rest.size())));
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

/// What is recomputed, in Megatron-Core's words. Errors: Unsupported.
Result<Recompute> recomputeOf(std::string text)
{
    if (text.empty() || text == "none") // not stated: by default nothing is
        return Recompute {};
    if (text == "full")
        return Recompute {RecomputeMode::FullUniform, {}, 1};
    if (text.starts_with("selective"))
        return Recompute {RecomputeMode::Selective, {RecomputeModule::CoreAttention}, 1};
    Recompute out {RecomputeMode::Selective, {}, 1};
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" +,"), text.size());
        const std::string name = text.substr(0, end);
        const auto module = fromName<RecomputeModule>(name);
        if (!name.empty() && !module)
            return fail(ErrorCode::Unsupported,
                fmt::format("recomputes \"{}\", which is no module that a plan can name", name));
        if (module)
            out.modules.push_back(*module);
        text.erase(0, std::min(end + 1, text.size()));
    }
    return out;
}

/// Weights, gradients and optimizer over groups of the stated size, or over all.
Result<void> shardWhole(const Row& row, Plan& plan)
{
    const std::string text = row.words("overlap");
    std::optional<int> degree = numberBehind(text, " over "); // "fsdp2 over 32": the second version
    if (!degree)
        degree = numberBehind(text, "fsdp");
    if (!degree)
        return fail(ErrorCode::BadValue, "over how many devices it is sharded is not stated");
    const ShardExtent extent {ShardExtent::Kind::Degree, *degree};
    plan.memory.sharding.weights = plan.memory.sharding.gradients = plan.memory.sharding.optimizer = extent;
    return {};
}

/// Seconds of a step, or why none follows from the row.
Result<Seconds> measuredOf(const Row& row, const ModelSpec& model, int devices)
{
    const double tokens = static_cast<double>(row.integer("gbs", 0)) * row.integer("seq", 0);
    if (const auto seconds = row.number("step_s"))
        return Seconds(*seconds);
    if (const auto rate = row.number("tokens_per_s_per_gpu"); rate && *rate > 0)
        return Seconds(tokens / (*rate * devices));
    const auto flops = row.number("tflops_per_gpu");
    if (flops && *flops > 0 && row.says("flops_definition", "megatron-lm"))
        return Seconds(
            tokens * megatronFlopsPerToken(model, row.integer("seq", 0)) / (*flops * 1e12 * devices));
    return fail(ErrorCode::BadValue,
        flops ? "its TFLOP/s are counted by a formula that is not known" : "no time was measured");
}

/// The training program of a publisher's runs; not stated where it is none of ours.
Framework frameworkOf(const Row& row)
{
    struct Known {
        std::string_view source;
        Framework framework;
    };
    static constexpr std::array known {
        Known {"automodel", Framework::Torchtitan}, // FSDP2 as well
        Known {"dgxc", Framework::NemoPerformance},
        Known {"flagperf", Framework::MegatronEarly},
        Known {"gb200log", Framework::MegatronCore},
        Known {"mbskill", Framework::NemoPerformance},
        Known {"mcore", Framework::MegatronCore},
        Known {"primus", Framework::MegatronCore},
        Known {"titan", Framework::Torchtitan},
        Known {"torchao", Framework::Torchtitan},
        Known {"zoo", Framework::MegatronCore},
    };
    if (row.says("overlap", "xla"))
        return Framework::None;
    const std::string_view id = row.text("id");
    const auto* const found = std::ranges::find(known, id.substr(0, id.rfind('-')), &Known::source);
    return found == known.end() ? Framework::None : found->framework;
}

/// Whether kernels are recorded and replayed: as the row says, or as its publisher's launcher does where
/// nobody asks otherwise (NVIDIA/dgxc-benchmarking v25.05.05: grok1/launch.sh on GB200; llama4/launch.sh has
/// CUDA_GRAPH false there, and its README says so of the 8-bit runs on H100 alone).
bool replaysGraphs(const Row& row)
{
    const bool launched = row.words("id").starts_with("dgxc") && row.says("device", "gb");
    if (launched && row.says("model", "llama-4"))
        return false;
    const bool launcherDoes = launched && row.says("model", "grok");
    return row.says("overlap", "graph") || row.says("note", "cuda graphs") || launcherDoes;
}

/// What the row says about experts; `told`: of bars that add up also what those before it said.
void setExperts(const Row& row, const std::string& told, Plan& plan)
{
    const std::string dispatcher = row.words("dispatcher");
    if (dispatcher.starts_with("deepep"))
        plan.communication.expertDispatch = ExpertDispatch::Deduplicated;
    if (dispatcher.starts_with("hybridep"))
        plan.communication.expertDispatch = ExpertDispatch::Fused;
    plan.communication.overlapEp =
        row.says("overlap", "ep_overlap") || row.says("overlap", "expert") || row.says("overlap", "dualpipe");
    // What the first of its project's steps lack of what the later ones have: router and permutation are
    // fused by the second (gb200log) or where the host need not wait for them (Primus' sync-free stage 1).
    if (row.words("id").starts_with("primus"))
        plan.execution.fusedPermutation = told.find("sync") != std::string::npos;
    if (row.says("note", "step 1 of"))
        plan.execution.fusedPermutation = false;
    if (row.says("note", "forced balance"))
        plan.memory.expertLoadFactor = 1;
    if (row.says("note", "capacity"))
        plan.execution.expertCapacity = 1;
}

/// What launchers do that tables do not say. NVIDIA/dgxc-benchmarking up to v25.03: grok1_314b.yaml
/// and nemotron4-340b-synth.yaml, whose collectives are not overlapped. With NeMo 2, before v25.10: launch.sh
/// of v25.05.05, NVIDIA/NeMo 7a8f1cc7 scripts/performance/llm and recipes of nemo/collections/llm: tokens are
/// dropped and padded to a capacity of 1, a graph of a layer holds its experts, whose sizes are known, and
/// DeepSeek-V3 has a prediction layer and turns queries and keys unfused, which its Megatron-Core asks for.
/// Automodel's recipe of its one row (examples/llm_benchmark/llama3_3) recomputes every layer.
void applyLauncher(const Row& row, ModelSpec& model, Plan& plan)
{
    if (row.words("id").starts_with("automodel"))
        plan.memory.recompute = {RecomputeMode::FullUniform, {}, 1};
    if (!row.words("id").starts_with("dgxc"))
        return;
    const bool grok = row.says("model", "grok");
    const bool deepseek = row.says("model", "deepseek");
    const bool early = std::ranges::any_of(std::array {"@v24.", "@v25.01", "@v25.02", "@v25.03"},
        [&row](const char* release) { return row.says("source", release); });
    if (deepseek || (early && (grok || row.says("model", "340b"))))
        plan.communication.overlapTp = false;
    const bool nemo = row.says("source", "@v24.") || row.says("source", "@v25.0") || grok;
    if (!model.moe || !nemo || plan.communication.expertDispatch != ExpertDispatch::AllToAll)
        return;
    plan.execution.expertCapacity = 1;
    plan.execution.groupedExperts = plan.execution.fusedPermutation = !grok;
    if (grok && plan.execution.cudaGraphs)
        plan.execution.graphExtent = GraphExtent::WholeStep;
    plan.communication.overlapShared = !grok;
    plan.execution.fusedRotary = !deepseek;
    if (!deepseek || model.layers != 61 || plan.layout.vpp != 1 || row.number("mtp"))
        return;
    model.mtpLayers = 1;
    const auto stages = static_cast<std::size_t>(plan.layout.pp);
    plan.stages.layersPerStage.assign(stages, 64 / plan.layout.pp);
    --plan.stages.layersPerStage.front();
    plan.stages.layersPerStage.back() -= 2;
    plan.stages.mtpLayersPerStage.assign(stages, 0);
    plan.stages.mtpLayersPerStage.back() = 1;
}

/// Layers of the stages: as the row's note spells them ("layout Et|(tt|)*30L"), or as they are counted.
Result<void> setStages(const Row& row, const ModelSpec& model, Plan& plan)
{
    constexpr std::string_view kLayout = "layout ";
    const std::string_view note = row.text("note");
    if (const std::size_t at = note.find(kLayout);
        at != std::string_view::npos && note.find('|', at) != std::string_view::npos) {
        const std::string_view rest = note.substr(at + kLayout.size());
        auto layout = parsePipelineLayout(trimmed(rest.substr(0, std::min(rest.find(';'), rest.size()))));
        if (!layout)
            return tl::unexpected<Error>(layout.error());
        setLayers(std::move(*layout), plan.stages);
        return {};
    }
    Result<std::vector<int>> split = countedSplit(model, plan.layout.pp * plan.layout.vpp);
    if (!split)
        return tl::unexpected<Error>(std::move(split.error()));
    plan.stages.layersPerStage = std::move(*split);
    return {};
}

Result<TimingRun> runOf(const Row& row, const std::string& told)
{
    TimingRun run;
    if (row.words("complete") == "0")
        return fail(ErrorCode::BadValue, "layout, batch or time is not stated in full");
    Result<ModelSpec> model = publishedModel(row.text("model"));
    if (!model)
        return tl::unexpected<Error>(std::move(model.error()));
    if (row.number("mtp"))
        model->mtpLayers = row.integer("mtp", 0);
    const int devices = row.integer("gpus", 0);
    Result<Cluster> cluster = publishedCluster(devices, row.text("device"));
    if (!cluster)
        return tl::unexpected<Error>(std::move(cluster.error()));
    const Result<Precision> precision = publishedPrecision(row.text("precision"));
    if (!precision)
        return tl::unexpected<Error>(precision.error());
    if (row.says("note", "linears only") || row.says("note", "grouped gemm only"))
        return fail(ErrorCode::Unsupported, "8 bits in a part of the products only, which no plan can say");
    const Result<Seconds> measured = measuredOf(row, *model, devices);
    if (!measured)
        return tl::unexpected<Error>(measured.error());
    Result<Recompute> recompute = recomputeOf(row.words("recompute"));
    if (!recompute)
        return tl::unexpected<Error>(std::move(recompute.error()));
    run.step.measured = *measured;
    Plan& plan = run.step.plan;
    plan = withFramework(std::move(plan), frameworkOf(row));
    plan.workload = {row.integer("seq", 0), row.integer("mbs", 0), row.integer("gbs", 0)};
    plan.layout.tp = row.integer("tp", 1);
    plan.layout.pp = row.integer("pp", 1);
    plan.layout.vpp = row.integer("vpp", 1);
    plan.layout.cp = row.integer("cp", 1);
    plan.layout.ep = row.integer("ep", 1);
    // Not stated: as wide as tensor parallelism, Megatron's default, unless so many devices are not there.
    const bool asTp = devices % std::max(1, plan.layout.tp * plan.layout.ep * plan.layout.pp) == 0;
    plan.layout.etp = row.integer("etp", asTp ? 0 : 1);
    plan.layout.dp = row.integer("dp", 0);
    if (plan.layout.vpp > 1)
        plan.schedule.kind = ScheduleKind::Interleaved;
    plan.execution.cudaGraphs = replaysGraphs(row);
    plan.memory.precision = *precision;
    plan.memory.recompute = std::move(*recompute);
    setExperts(row, told, plan);
    applyLauncher(row, *model, plan);
    if (plan.stages.layersPerStage.empty())
        if (const Result<void> split = setStages(row, *model, plan); !split)
            return tl::unexpected<Error>(split.error());
    if (row.says("overlap", "fsdp"))
        if (const Result<void> sharded = shardWhole(row, plan); !sharded)
            return tl::unexpected<Error>(sharded.error());
    run.step.project.model = std::move(*model);
    run.step.project.cluster = std::move(*cluster);
    // Megatron recomputes nothing by default; what others do is up to who writes the program.
    if (row.text("recompute").empty() && plan.execution.framework == Framework::None)
        recomputeAsNeeded(run.step.project, plan);
    return run;
}

} // namespace

Result<TimingRuns> readPublished(const CsvTable& csv)
{
    TimingRuns out;
    std::string told;
    std::string model;
    for (std::size_t r = 0; r < csv.rows(); ++r) {
        const Row row(csv, r);
        const std::string name(row.text("id"));
        if (!row.says("note", "cumulative") || row.text("model") != model)
            told.clear();
        model = row.text("model");
        told += row.words("overlap") + ' ';
        const std::string id = fmt::format("{} {} {} x{} {}", name, row.text("model"), row.text("device"),
            row.text("gpus"), row.text("precision"));
        Result<TimingRun> run = runOf(row, told);
        if (!run) {
            out.skip(id, run.error().message.english());
            continue;
        }
        run->id = id;
        run->source = name.substr(0, name.rfind('-'));
        out.runs.push_back(std::move(*run));
    }
    return out;
}

} // namespace rankloom
