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
#include "core/validate/published_models.h"
#include "core/validate/row_words.h"
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
    [[nodiscard]] bool flag(const char* name) const { return m_csv.flag(m_row, name); }
    [[nodiscard]] bool says(const char* name, std::string_view word) const
    {
        return words(name).find(word) != std::string::npos;
    }

private:
    const CsvTable& m_csv;
    std::size_t m_row;
};

constexpr std::array kPublishedColumns {
    Column {"id", ColumnUse::Words}, // names the publisher, and with it the program
    Column {"source", ColumnUse::Prose}, // its release
    Column {"licence"},
    Column {"model", ColumnUse::Words},
    Column {"device", ColumnUse::Words},
    Column {"gpus", ColumnUse::Count},
    Column {"precision", ColumnUse::Words},
    Column {"seq", ColumnUse::Count},
    Column {"mbs", ColumnUse::Count},
    Column {"gbs", ColumnUse::Count},
    Column {"tp", ColumnUse::Count},
    Column {"pp", ColumnUse::Count},
    Column {"vpp", ColumnUse::Count},
    Column {"cp", ColumnUse::Count},
    Column {"ep", ColumnUse::Count},
    Column {"etp", ColumnUse::Count},
    Column {"dp", ColumnUse::Count},
    Column {"framework", ColumnUse::Words},
    Column {"recompute", ColumnUse::Words},
    Column {"dispatcher", ColumnUse::Words},
    Column {"sharding", ColumnUse::Words},
    Column {"overlap", ColumnUse::Words},
    Column {"graphs", ColumnUse::Words},
    Column {"sequence_parallel", ColumnUse::Flag},
    Column {"mtp", ColumnUse::Count},
    Column {"tokens_per_s_per_gpu", ColumnUse::Number},
    Column {"tflops_per_gpu", ColumnUse::Number},
    Column {"step_s", ColumnUse::Number},
    Column {"mfu"},
    Column {"flops_definition", ColumnUse::Prose},
    Column {"derived"},
    Column {"missing"},
    Column {"note", ColumnUse::Prose},
    Column {"complete", ColumnUse::Flag},
};

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

/// The training program: as a column of its own says, or of a publisher's runs; not stated where it is none
/// of ours. Errors: Unsupported.
Result<Framework> frameworkOf(const Row& row)
{
    if (const std::string name = row.words("framework"); !name.empty()) {
        if (const auto known = fromName<Framework>(name))
            return *known;
        return fail(ErrorCode::Unsupported,
            fmt::format("its column framework says \"{}\", which is none of those known", name));
    }
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
        Known {"mlperf", Framework::NemoPerformance}, // NVIDIA's submissions
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

/// A number behind a word of prose: "capacity 1", "capacity factor 1.25", "CF 1".
std::optional<double> numberBehind(std::string_view prose, std::string_view word)
{
    const std::size_t at = prose.find(word);
    if (at == std::string_view::npos)
        return {};
    const std::string_view rest = trimmed(prose.substr(at + word.size()));
    return parseDouble(rest.substr(0, std::min(rest.find_first_not_of("0123456789."), rest.size())));
}

/// Tokens that every expert takes, over the mean, where the note says that there is a limit; else 0.
double capacityOf(const std::string& note)
{
    for (const std::string_view word : {"capacity factor", "capacity", " cf"})
        if (const auto factor = numberBehind(note, word); factor && *factor > 0)
            return *factor;
    return note.find("capacity") != std::string::npos ? 1 : 0;
}

/// What the note says for people that a plan has settings for.
void setNoted(const Row& row, Plan& plan)
{
    const std::string note = row.words("note");
    if (row.says("note", "forced balance"))
        plan.memory.expertLoadFactor = 1;
    if (const double capacity = dropsTokens(row.text("model")) ? 1 : capacityOf(note); capacity > 0)
        plan.execution.expertCapacity = capacity;
    if (row.says("note", "cuda graphs"))
        plan.execution.cudaGraphs =
            !row.says("note", "no cuda graphs") && !row.says("note", "without cuda graphs");
}

/// What the first of its project's steps lack of what the later ones have and say: router and permutation
/// are fused by the second (gb200log), or where the host need not wait for the experts' sizes (Primus'
/// sync-free stage 1), whose first bar does not fuse the loss either.
void setFirstSteps(const Row& row, Plan& plan)
{
    if (row.words("id").starts_with("primus")) {
        plan.execution.fusedPermutation = false;
        if (row.says("note", "cumulative"))
            plan.memory.crossEntropy = CrossEntropy::Unfused;
    }
    if (row.says("note", "step 1 of"))
        plan.execution.fusedPermutation = false;
}

/// Whether kernels are recorded and replayed, as launchers do whatever is said of others
/// (NVIDIA/dgxc-benchmarking v25.05.05: grok1/launch.sh on GB200; llama4/launch.sh has CUDA_GRAPH false
/// there, and its README says so of the 8-bit runs on H100 alone).
void setLaunchedGraphs(const Row& row, Plan& plan)
{
    if (!row.words("id").starts_with("dgxc") || !row.says("device", "gb"))
        return;
    if (row.says("model", "grok"))
        plan.execution.cudaGraphs = true;
    if (row.says("model", "llama-4"))
        plan.execution.cudaGraphs = false;
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

/// Whether a program's published runs split sequences along with tensors: Megatron-Core does not by itself
/// (megatron/training/arguments.py, sequence_parallel), the recipes and scripts of all these publishers do.
bool splitsSequences(Framework framework)
{
    return framework == Framework::MegatronCore || framework == Framework::MegatronEarly
        || framework == Framework::Nemo || framework == Framework::NemoPerformance;
}

/// Degrees of the row's columns, on top of what the program does.
Layout layoutOf(const Row& row, int devices, const Plan& plan)
{
    Layout layout = plan.layout;
    layout.sequenceParallel = layout.sequenceParallel || splitsSequences(plan.execution.framework);
    layout.tp = row.integer("tp", 1);
    layout.pp = row.integer("pp", 1);
    layout.vpp = row.integer("vpp", 1);
    layout.cp = row.integer("cp", 1);
    layout.ep = row.integer("ep", 1);
    // Not stated: as wide as tensor parallelism, Megatron's default, unless so many devices are not there.
    const bool asTp = devices % std::max(1, layout.tp * layout.ep * layout.pp) == 0;
    layout.etp = row.integer("etp", asTp ? 0 : 1);
    layout.dp = row.integer("dp", 0);
    if (!row.text("sequence_parallel").empty())
        layout.sequenceParallel = row.flag("sequence_parallel");
    return layout;
}

/// What rows before this one said of what it adds to, and what it says itself: bars that add up, of one
/// model.
std::string overlapsUpTo(const CsvTable& csv, std::size_t r)
{
    const auto adds = [&csv](std::size_t row) { return Row(csv, row).says("note", "cumulative"); };
    std::size_t first = r;
    while (first > 0 && adds(first) && Row(csv, first - 1).text("model") == Row(csv, r).text("model"))
        --first;
    std::string told;
    for (std::size_t row = first; row <= r; ++row)
        told += std::string(csv.cell(row, "overlap")) + "; ";
    return told;
}

/// Recompute, dispatch, sharding, overlap and graphs, on top of what the program and its launcher do. Errors:
/// words that are not known, or that no plan can say.
Result<void> setWords(const CsvTable& csv, std::size_t r, ModelSpec& model, RowWords& words)
{
    const Row row(csv, r);
    if (!row.text("recompute").empty())
        if (Result<void> read = words.readRecompute(row.text("recompute")); !read)
            return read;
    setFirstSteps(row, words.plan);
    if (Result<void> read = words.readDispatcher(row.text("dispatcher")); !read)
        return read;
    setNoted(row, words.plan);
    setLaunchedGraphs(row, words.plan);
    applyLauncher(row, model, words.plan);

    if (Result<void> read = words.readOverlap("sharding", row.text("sharding")); !read)
        return read;
    if (Result<void> read = words.readOverlap("overlap", overlapsUpTo(csv, r)); !read)
        return read;
    if (const std::string graphs = row.words("graphs"); !graphs.empty())
        if (Result<void> read = words.readGraphs(graphs); !read)
            return read;
    return words.finish(model);
}

Result<TimingRun> publishedRun(const TimingRows& rows, std::size_t r)
{
    const Row row(rows.csv, r);
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
    const Result<Framework> framework = frameworkOf(row);
    if (!framework)
        return tl::unexpected<Error>(framework.error());

    RowWords words;
    words.plan = withFramework({}, *framework);
    words.plan.workload = {row.integer("seq", 0), row.integer("mbs", 0), row.integer("gbs", 0)};
    words.plan.layout = layoutOf(row, devices, words.plan);
    if (words.plan.layout.vpp > 1)
        words.plan.schedule.kind = ScheduleKind::Interleaved;
    words.plan.memory.precision = *precision;
    if (const Result<void> set = setWords(rows.csv, r, *model, words); !set)
        return tl::unexpected<Error>(set.error());

    TimingRun run;
    run.step.measured = *measured;
    run.unsaid = std::move(words.unsaid);
    const std::string_view id = row.text("id");
    run.source = id.substr(0, id.rfind('-'));
    Plan& plan = run.step.plan;
    plan = std::move(words.plan);
    if (plan.stages.layersPerStage.empty())
        if (const Result<void> split = setStages(row, *model, plan); !split)
            return tl::unexpected<Error>(split.error());
    run.step.project.model = std::move(*model);
    run.step.project.cluster = std::move(*cluster);
    // Megatron recomputes nothing by default; what others do is up to who writes the program.
    if (row.text("recompute").empty() && plan.execution.framework == Framework::None)
        recomputeAsNeeded(run.step.project, plan);
    return run;
}

std::string publishedId(const CsvTable& csv, std::size_t r)
{
    const Row row(csv, r);
    return fmt::format("{} {} {} x{} {}", row.text("id"), row.text("model"), row.text("device"),
        row.text("gpus"), row.text("precision"));
}

} // namespace

const TimingReader kPublishedReader {kPublishedColumns, publishedId, publishedRun};

} // namespace rankloom
