// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measured deployments: one row states model, system, engine, weights, layout, traffic, and what came out.
#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <set>
#include <tuple>

#include <fmt/format.h>

#include "core/base/statistics.h"
#include "core/base/text.h"
#include "core/cluster/device_generation.h"
#include "core/cluster/device_presets.h"
#include "core/serving/serving_memory.h"
#include "core/serving/step_time.h"
#include "core/validate/published_models.h"
#include "core/validate/serving_case.h"
#include "core/validate/timing_case.h"

namespace rankloom {

namespace {

constexpr std::array kRatedGenerations {
    DeviceGeneration::Ampere, DeviceGeneration::Hopper, DeviceGeneration::Blackwell};
constexpr std::array kRatedDevices {"a100-sxm-80gb", "h100-sxm-80gb", "b200-sxm-180gb"};

/// Queues and load generators differ, steps do not.
constexpr double kFirstTokenWeight = 0.5;
/// Shares and overheads are those of kernels and engines at large: what the rows of a few models say of them
/// does not carry over to other models unless it is pulled back (chosen by leaving families out in turn).
constexpr double kManyDeployments = 0.5;
/// Rows of a family that count as much as those of another that has as many.
constexpr double kFamilyWeight = 10;

/// "nvidia/Llama-3.1-8B-Instruct-FP8" is "Llama-3.1-8B".
std::string modelName(std::string_view path)
{
    std::string name(path.substr(path.find('/') == std::string_view::npos ? 0 : path.find('/') + 1));
    for (const std::string_view end : {"-FP8", "-NVFP4", "-FP4", "-Instruct"})
        if (name.ends_with(end))
            name.erase(name.size() - end.size());
    if (name == "DeepSeek-R1" || name == "DeepSeek-V3.1") // of the same shape
        return "DeepSeek-V3";
    return name;
}

std::optional<WeightFormat> formatOf(std::string_view mode, std::string_view path)
{
    if (mode == "nvfp4")
        return WeightFormat::Fp4;
    if (mode.starts_with("fp8"))
        return WeightFormat::Fp8;
    // Not stated: as the checkpoint is.
    if (!mode.empty() || path.find("FP8") != std::string_view::npos
        || path.find("FP4") != std::string_view::npos || path.find("DeepSeek") != std::string_view::npos)
        return std::nullopt;
    return WeightFormat::Bf16;
}

std::optional<ServingEngine> engineOf(std::string_view name)
{
    if (name == "trtllm")
        return ServingEngine::TensorRtLlm;
    return fromName<ServingEngine>(name);
}

/// Whose scripts start the engine.
enum class StartedBy : std::uint8_t { AiConfigurator, InferenceX };

/// SGLang runs prompts in batches of their own unless it is told to mix. AIConfigurator's own runs are
/// started as its generator writes them (rule_plugin/sglang.rule: enable_mixed_chunk), which templates before
/// 0.5.3 spelled otherwise than SGLang does; InferenceX' scripts do not mix.
bool mixesPrompts(ServingEngine engine, std::string_view version, StartedBy by)
{
    return engine != ServingEngine::Sglang
        || (by == StartedBy::AiConfigurator && !(version == "0.5.1" || version.starts_with("0.5.1.")));
}

bool isBlackwell(std::string_view system) { return system.starts_with('b') || system.starts_with('g'); }

/// Of checkpoints in 8 and 4 bits. AIConfigurator asks every engine for it (v0.6, sdk/task.py:
/// kvcache_quant_mode "fp8", which its generator hands on); NVIDIA's checkpoints have it under TensorRT-LLM;
/// InferenceX asks SGLang for it on Blackwell (--kv-cache-dtype fp8_e4m3). Others keep 16 bits by default.
bool keepsKeysInEightBits(ServingEngine engine, std::string_view system, StartedBy by)
{
    if (by == StartedBy::AiConfigurator || engine == ServingEngine::TensorRtLlm)
        return true;
    return engine == ServingEngine::Sglang && by == StartedBy::InferenceX && isBlackwell(system);
}

/// Batches until an engine looks for what has come, as InferenceX starts it: SGLang with DeepSeek-R1 on
/// Blackwell every tenth or thirtieth (--scheduler-recv-interval), TensorRT-LLM's attention replicas wait for
/// each other's prompts for up to sixty (attention_dp_config). Half of it on the average.
double batchesUnheard(const ServedRun& run, std::string_view system, int attentionReplicas)
{
    if (run.engine == ServingEngine::TensorRtLlm)
        return attentionReplicas > 1 ? 60 / 2.0 : 0;
    if (run.engine != ServingEngine::Sglang || run.family != "deepseek-v3" || !isBlackwell(system))
        return 0;
    return (run.traffic.concurrency >= 16 ? 30 : 10) / 2.0;
}

/// Tokens of a batch: InferenceX gives SGLang 16,384 with weights in 4 bits and 32,768 with others
/// (--chunked-prefill-size); AIConfigurator's generator writes 1,500 beside the prompt, for TensorRT-LLM with
/// its 512 requests on top. 0 = the engine's default.
int tokenBudget(const ServedRun& run, WeightFormat format)
{
    constexpr int beside = 1500;
    constexpr int generatedBatch = 512;
    const int prompt = static_cast<int>(run.traffic.prompt);
    if (run.engine == ServingEngine::Sglang && run.maySpeculate)
        return format == WeightFormat::Fp4 ? 16384 : 32768;
    if (run.engine == ServingEngine::Sglang && format != WeightFormat::Bf16)
        return prompt + beside;
    return run.engine == ServingEngine::TensorRtLlm && !run.maySpeculate ? generatedBatch + prompt + beside
                                                                         : 0;
}

/// One pool's layout as its columns state it.
struct StatedLayout {
    int tp = 1;
    int attentionReplicas = 1;
    int etp = 1;
    int ep = 1;
};

StatedLayout layoutOf(const CsvTable& csv, std::size_t row, const std::string& pool)
{
    const auto degree = [&](const char* column) { return std::max(1, csv.integer(row, pool + column, 1)); };
    return {degree("tp_size"), degree("attention_dp_size"), degree("moe_tp_size"), degree("moe_ep_size")};
}

/// Why a layout cannot be what ran; empty where it can.
std::string contradictionOf(const StatedLayout& l, const ModelSpec& model, int nodeDevices)
{
    const int devices = l.tp * l.attentionReplicas;
    if (model.heads % l.tp != 0)
        return "no layout: heads cannot be shared out over so many devices; the row states how many the "
               "whole "
               "deployment has";
    if (model.moe && l.etp * l.ep != devices)
        return "no layout: the degrees of attention and of experts are over different numbers of devices";
    if (!model.moe && l.attentionReplicas > 1)
        return "several replicas of a dense model, and which of them a figure is of is not stated";
    if (model.moe && l.etp > 1 && l.ep > 1 && devices > nodeDevices && devices == l.etp * l.ep)
        return "no layout: TP and EP of the same devices are multiplied; the same runs are listed with each "
               "stated by itself";
    return {};
}

Result<ServedPlan> planOf(
    const ModelSpec& model, const StatedLayout& l, std::string_view system, const ServingChoice& choice)
{
    std::string name(system);
    if (name.ends_with("_sxm"))
        name.erase(name.size() - 4);
    std::ranges::replace(name, '_', '-');
    const int devices = l.tp * l.attentionReplicas;
    const Result<Cluster> cluster = publishedCluster(devices, name);
    if (!cluster)
        return tl::unexpected<Error>(cluster.error());
    Project project;
    project.model = model;
    project.cluster = *cluster;
    Plan plan;
    plan.layout.tp = l.tp;
    plan.layout.pp = 1;
    plan.layout.ep = model.moe ? l.ep : 1;
    plan.layout.etp = model.moe ? l.etp : 1;
    plan.layout.dp = 0;
    plan.serving = choice;
    return servedPlan(project, plan);
}

/// Requests that a pool's memory lets run at once; 0 = it would not hold one, so the row's memory is not
/// ours. TensorRT-LLM admits what it can hold to its end (GUARANTEED_NO_EVICT), the others what fits by now.
std::int64_t mostRunning(const ServedPlan& plan, ServingEngine engine, const ServedTraffic& traffic)
{
    const std::int64_t each =
        traffic.prompt + (engine == ServingEngine::TensorRtLlm ? traffic.output : traffic.output / 2);
    return servingMemory(plan, each, traffic.prompt).requests;
}

class RunReader {
public:
    explicit RunReader(const CsvTable& csv) : m_csv(csv)
    {
        for (std::size_t row = 0; row < csv.rows(); ++row)
            if (csv.integer(row, "prefill_num_workers", 0) > 0)
                m_withWorkers.insert(measurementOf(row));
    }

    /// The reason where a row cannot be modelled.
    tl::expected<ServedRun, std::string> read(std::size_t row)
    {
        const auto cell = [&](const char* column) { return m_csv.cell(row, column); };
        ServedRun run;
        run.id = cell("id");
        const auto first = m_csv.number(row, "ttft_ms");
        const auto each = m_csv.number(row, "tpot_ms");
        if (!first || !each || *first <= 0 || *each <= 0)
            return tl::unexpected<std::string>("no TTFT or TPOT");
        run.timeToFirstToken = Seconds(*first * 1e-3);
        run.timePerToken = Seconds(*each * 1e-3);
        const Result<ModelSpec> model = publishedModel(modelName(cell("model_path")));
        if (!model)
            return tl::unexpected<std::string>(
                fmt::format("no preset of the model \"{}\"", cell("model_path")));
        run.family = model->name;
        const auto engine = engineOf(cell("backend"));
        if (!engine)
            return tl::unexpected<std::string>(fmt::format("no rates of the engine \"{}\"", cell("backend")));
        run.engine = *engine;
        const auto format = formatOf(cell("gemm_quant_mode"), cell("model_path"));
        if (!format)
            return tl::unexpected<std::string>("the format of the weights is not stated");
        run.maySpeculate = model->mtpLayers > 0 || model->sparse.has_value();
        const StartedBy by = run.maySpeculate ? StartedBy::InferenceX : StartedBy::AiConfigurator;
        ServingChoice choice;
        choice.scheduler = mixesPrompts(*engine, cell("backend_version"), by) ? SchedulerKind::VllmMixed
                                                                              : SchedulerKind::Vllm;
        choice.weights = *format;
        choice.keyValueElementBytes =
            *format != WeightFormat::Bf16 && keepsKeysInEightBits(*engine, cell("system"), by) ? 1 : 2;
        run.traffic.prompt = std::max(1, m_csv.integer(row, "isl", 0));
        run.traffic.output = std::max(2, m_csv.integer(row, "osl", 0));
        run.traffic.concurrency = m_csv.integer(row, "concurrency", 0);
        // The public runs of DeepSeek and GLM are InferenceX', which draws lengths; AIConfigurator's own do
        // not.
        run.traffic.lengths = run.maySpeculate ? LengthSpread::Drawn : LengthSpread::Equal;
        choice.tokenBudget = tokenBudget(run, *format);
        const bool pools = cell("mode") == "disagg";
        std::string reason =
            pools ? readPools(row, *model, choice, run) : readReplica(row, *model, choice, run);
        if (!reason.empty())
            return tl::unexpected<std::string>(std::move(reason));
        if (!m_seen.insert(measurementOf(row)).second)
            return tl::unexpected<std::string>("the same measurement is compared already");
        return run;
    }

private:
    /// What tells one from another: the public tables list many twice, stated in more or less detail.
    using Measurement = std::tuple<std::string, std::string, int, int, double, double>;

    [[nodiscard]] Measurement measurementOf(std::size_t row) const
    {
        return {std::string(m_csv.cell(row, "system")), std::string(m_csv.cell(row, "backend")),
            m_csv.integer(row, "isl", 0), m_csv.integer(row, "osl", 0),
            m_csv.number(row, "ttft_ms").value_or(0), m_csv.number(row, "tpot_ms").value_or(0)};
    }

    std::string readReplica(
        std::size_t row, const ModelSpec& model, const ServingChoice& choice, ServedRun& run)
    {
        const StatedLayout l = layoutOf(m_csv, row, "");
        if (std::string reason = contradictionOf(l, model, nodeDevices(row)); !reason.empty())
            return reason;
        const int batch = m_csv.integer(row, "batch_size", 0) * l.attentionReplicas;
        if (batch <= 0 && run.traffic.concurrency <= 0)
            return "neither batch nor concurrency is stated";
        if (batch > 0 && run.traffic.concurrency > 0 && batch != run.traffic.concurrency)
            return "batch and concurrency differ: how many replicas share the requests is not stated";
        run.traffic.concurrency = std::max<std::int64_t>(batch, run.traffic.concurrency);
        Result<ServedPlan> plan = planOf(model, l, m_csv.cell(row, "system"), choice);
        if (!plan)
            return plan.error().message.english();
        run.plan = std::move(*plan);
        run.traffic.mostRunning = mostRunning(run.plan, run.engine, run.traffic);
        run.traffic.batchesUnheard = batchesUnheard(run, m_csv.cell(row, "system"), l.attentionReplicas);
        return {};
    }

    std::string readPools(
        std::size_t row, const ModelSpec& model, const ServingChoice& choice, ServedRun& run)
    {
        run.prefillWorkers = m_csv.integer(row, "prefill_num_workers", 0);
        run.decodeWorkers = m_csv.integer(row, "decode_num_workers", 0);
        if (run.prefillWorkers <= 0 || run.decodeWorkers <= 0)
            return m_withWorkers.contains(measurementOf(row))
                ? "pools of which the number of workers is not stated; the same measurement is listed with it"
                : "pools of which the number of workers is not stated";
        if (run.traffic.concurrency <= 0)
            run.traffic.concurrency = m_csv.integer(row, "decode_batch_size", 0) * run.decodeWorkers
                * layoutOf(m_csv, row, "decode_").attentionReplicas;
        if (run.traffic.concurrency <= 0)
            return "neither batch nor concurrency is stated";
        for (const bool decode : {true, false}) {
            const StatedLayout l = layoutOf(m_csv, row, decode ? "decode_" : "prefill_");
            if (std::string reason = contradictionOf(l, model, nodeDevices(row)); !reason.empty())
                return reason;
            Result<ServedPlan> plan = planOf(model, l, m_csv.cell(row, "system"), choice);
            if (!plan)
                return plan.error().message.english();
            if (decode)
                run.plan = std::move(*plan);
            else
                run.prefill = std::move(*plan);
        }
        run.traffic.mostRunning = mostRunning(run.plan, run.engine, run.traffic) * run.decodeWorkers;
        return {};
    }

    [[nodiscard]] int nodeDevices(std::size_t row) const
    {
        return m_csv.cell(row, "system").starts_with("gb") ? 72 : 8;
    }

    const CsvTable& m_csv;
    std::set<Measurement> m_seen;
    std::set<Measurement> m_withWorkers; ///< of the pools
};

std::array<double, 2> logErrorsOf(const ServedRun& run, const ServingRates& rates)
{
    const ServingForecast found = forecastRun(run, rates);
    double each = std::log(found.timePerToken / run.timePerToken);
    if (run.maySpeculate && std::abs(each - std::log(kSpeculativeGain)) < std::abs(each))
        each -= std::log(kSpeculativeGain);
    return {each, std::log(found.timeToFirstToken / run.timeToFirstToken)};
}

} // namespace

Result<ServedRuns> readServedRuns(const CsvTable& csv)
{
    for (const char* column : {"id", "model_path", "system", "backend", "isl", "osl", "ttft_ms", "tpot_ms"})
        if (!csv.has(column))
            return fail(ErrorCode::BadValue, fmt::format("there is no column \"{}\"", column));
    ServedRuns out;
    RunReader reader(csv);
    for (std::size_t row = 0; row < csv.rows(); ++row) {
        auto run = reader.read(row);
        if (run)
            out.runs.push_back(std::move(*run));
        else
            out.skipped.push_back({std::string(csv.cell(row, "id")), std::move(run.error())});
    }
    return out;
}

ServingForecast forecastRun(const ServedRun& run, const ServingRates& rates)
{
    const auto times = stepTimes(run.plan, rates);
    if (!run.prefill)
        return forecast(run.plan, *times, rates, run.traffic);
    const auto prompts = stepTimes(*run.prefill, rates);
    double bytes = 0;
    for (const ServedStage& stage : run.plan.stages)
        bytes += stage.keyValuePerToken.value() * static_cast<double>(run.traffic.prompt);
    const Seconds handOver = Bytes(bytes) / run.plan.cluster().device.networkLink;
    return forecastDisaggregated({*run.prefill, *prompts, run.prefillWorkers},
        {run.plan, *times, run.decodeWorkers}, rates, run.traffic, handOver);
}

RatePlace placeOf(const ServedRun& run)
{
    const DeviceGeneration generation = run.plan.cluster().device.generation;
    const auto* const at = std::ranges::find(kRatedGenerations, generation);
    // Newer ones than any that was measured are nearest to the newest.
    return {at == kRatedGenerations.end() ? kRatedGenerations.size() - 1
                                          : static_cast<std::size_t>(at - kRatedGenerations.begin()),
        static_cast<std::size_t>(run.engine)};
}

namespace {

RateTable ratesOf(ServingRates (*rates)(const DeviceSpec&, ServingEngine))
{
    RateTable table;
    for (const char* device : kRatedDevices) {
        std::vector<ServingRates> row;
        for (const NamedValue<ServingEngine>& engine : namedValues<ServingEngine>())
            row.push_back(rates(devicePreset(device).value(), engine.value));
        table.push_back(std::move(row));
    }
    return table;
}

} // namespace

RateTable shippedRates() { return ratesOf(servingRates); }

RateTable priorRates() { return ratesOf(priorServingRates); }

RateFit fitServedRuns(const std::vector<const ServedRun*>& runs, const RateTable& start)
{
    std::vector<RateObservation> observations;
    // A model that was measured a hundred times as often does not count a hundred times as much.
    std::map<std::string, double> rows;
    for (const ServedRun* run : runs)
        rows[run->family] += 1;
    for (const ServedRun* run : runs) {
        const RatePlace place = placeOf(*run);
        const double weight = kFamilyWeight / std::sqrt(rows[run->family]);
        observations.push_back({place.device, place.engine, 2, {weight, kFirstTokenWeight * weight},
            [run](const ServingRates& rates) { return logErrorsOf(*run, rates); }});
    }
    return fitRates(observations, start, kManyDeployments);
}

} // namespace rankloom
