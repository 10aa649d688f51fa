// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/service_fit.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <string_view>

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/serving/measured_batches.h"
#include "core/serving/serving_memory.h"
#include "core/serving/step_time.h"

namespace rankloom {

namespace {

constexpr double kServiceFirstTokenWeight = 0.5;

ServedTraffic trafficOf(const ServedPlan& plan, const MeasuredService& run)
{
    ServedTraffic traffic;
    traffic.prompt = std::max<std::int64_t>(1, run.prompt);
    traffic.output = std::max<std::int64_t>(2, run.output);
    double inFlight = static_cast<double>(run.concurrency);
    if (run.concurrency <= 0)
        inFlight = run.requestsPerSecond
            * (run.timeToFirstToken + static_cast<double>(traffic.output - 1) * run.timePerToken).value();
    traffic.concurrency = std::max<std::int64_t>(1, std::llround(inFlight / std::max(1, plan.replicas)));
    // A run that was measured had room: where not one request fits by our account, memory is no bound.
    traffic.mostRunning = std::clamp<std::int64_t>(
        servingMemory(plan, traffic.prompt + traffic.output, traffic.prompt).requests, 0,
        plan.choice.maxBatch);
    return traffic;
}

/// As load generators call them; nothing for names that are not known.
std::optional<WeightFormat> weightsCalled(std::string_view precision)
{
    const std::string name = lowerCase(precision);
    if (name.find("fp4") != std::string::npos)
        return WeightFormat::Fp4;
    if (name.find("fp8") != std::string::npos)
        return WeightFormat::Fp8;
    if (name == "bf16" || name == "fp16" || name == "bfloat16" || name == "float16")
        return WeightFormat::Bf16;
    return std::nullopt;
}

/// What a word of a checkpoint's name says of training, date or format, and not of the shape.
bool isOfNoShape(std::string_view word)
{
    constexpr std::array words {"instruct", "chat", "it", "hf", "base", "thinking", "exp", "terminus", "meta",
        "fp8", "fp4", "nvfp4", "mxfp4", "bf16", "fp16", "int8", "int4", "awq", "gptq", "w8a8", "w4a16", "kv",
        "dynamic", "block", "quantized"};
    constexpr std::size_t dateDigits = 4; // DeepSeek-V3-0324, Qwen3-…-2507
    return std::ranges::find(words, word) != words.end() || word.starts_with("v0.")
        || (word.size() >= dateDigits && word.find_first_not_of("0123456789") == std::string_view::npos);
}

/// "meta-llama/Llama-3.1-8B-Instruct-FP8" is "llama318b", as the preset "llama-3.1-8b" is.
std::string shapeCalled(std::string_view model)
{
    while (model.ends_with('/'))
        model.remove_suffix(1);
    const std::string name = lowerCase(model.substr(model.rfind('/') + 1)); // npos + 1 = 0
    std::string shape;
    for (std::size_t from = 0; from <= name.size();) {
        const std::size_t to = std::min(name.find_first_of("-_ ", from), name.size());
        const std::string_view word = std::string_view(name).substr(from, to - from);
        if (!isOfNoShape(word))
            shape += word;
        from = to + 1;
    }
    std::erase(shape, '.');
    return shape == "deepseekr1" || shape == "deepseekv31" ? "deepseekv3" : shape; // of the same shape
}

/// By what load generators call engines.
ServingEngine engineCalled(const std::string& name)
{
    const std::string known = lowerCase(name);
    if (known.find("sglang") != std::string::npos)
        return ServingEngine::Sglang;
    if (known.find("trt") != std::string::npos || known.find("tensorrt") != std::string::npos)
        return ServingEngine::TensorRtLlm;
    return ServingEngine::Vllm;
}

} // namespace

ServingEngine engineOf(const std::vector<MeasuredService>& runs)
{
    return runs.empty() ? ServingEngine::Vllm : engineCalled(runs.front().engine);
}

Result<void> areOfOneModel(const std::vector<MeasuredService>& runs)
{
    const MeasuredService* named = nullptr;
    for (const MeasuredService& run : runs) {
        if (run.model.empty())
            continue;
        if (named && shapeCalled(named->model) != shapeCalled(run.model))
            return fail(ErrorCode::BadValue,
                Phrase::of("its runs are of two models, {} and {}: rates are of one deployment", named->model,
                    run.model),
                {}, Phrase::of("Keep only the runs of the plan's model."));
        named = &run;
    }
    return {};
}

Phrase takenAsPlans(const std::vector<MeasuredService>& runs)
{
    const auto unnamed =
        std::ranges::count_if(runs, [](const MeasuredService& run) { return run.model.empty(); });
    if (unnamed == 0)
        return {};
    return Phrase::of(
        "{} of {} runs name no model and are taken as runs of the plan's.", unnamed, runs.size());
}

std::string notOfPlan(const MeasuredService& run, const ServedPlan& plan)
{
    const std::string& name = plan.model().name;
    if (!run.model.empty() && !name.empty() && shapeCalled(run.model) != shapeCalled(name))
        return fmt::format("it ran another model, {}, the plan has {}", run.model, name);
    if (run.pools)
        return "prompts and decodes ran on pools of their own";
    if (run.tp > 0 && run.tp != plan.layout.tp * plan.attentionReplicas && run.tp != plan.layout.tp)
        return fmt::format("it ran with TP {}, the plan has {}", run.tp, plan.layout.tp);
    if (run.ep > 0 && plan.model().moe && run.ep != plan.layout.ep)
        return fmt::format("it ran with EP {}, the plan has {}", run.ep, plan.layout.ep);
    if (run.attentionReplicated && plan.attentionReplicas <= 1)
        return "its attention replicas shared the experts (DP attention), the plan has one replica for them";
    if (run.tp > 0 && !run.attentionReplicated && plan.attentionReplicas > 1)
        return fmt::format("the plan has {} attention replicas that share the experts, it ran without",
            plan.attentionReplicas);
    if (const auto weights = weightsCalled(run.precision); weights && *weights != plan.choice.weights)
        return fmt::format(
            "it ran with weights in {}, the plan has {}", nameOf(*weights), nameOf(plan.choice.weights));
    if (run.speculative)
        return "the model drafted tokens for itself, which is not modelled";
    if (run.concurrency <= 0 && run.requestsPerSecond <= 0)
        return "neither its concurrency nor its rate is stated";
    return {};
}

ServingForecast forecastService(const ServedPlan& plan, const ServingRates& rates, const MeasuredService& run)
{
    return forecast(plan, *stepTimes(plan, rates), rates, trafficOf(plan, run));
}

std::vector<RateObservation> observationsOf(const ServedPlan& plan, const std::vector<MeasuredService>& runs)
{
    std::vector<RateObservation> observations;
    for (const MeasuredService& run : runs)
        observations.push_back({0, 0, 2, {1, kServiceFirstTokenWeight},
            [&plan, &run](const ServingRates& rates) -> std::array<double, 2> {
                const ServingForecast found = forecastService(plan, rates, run);
                return {std::log(found.timePerToken / run.timePerToken),
                    std::log(found.timeToFirstToken / run.timeToFirstToken)};
            }});
    return observations;
}

std::vector<ServedPoint> servedPoints(const ServedPlan& plan, const ServingRates& rates,
    const std::vector<MeasuredService>& runs, const std::vector<MeasuredBatch>& batches)
{
    std::vector<ServedPoint> points;
    for (const MeasuredService& run : runs) {
        const ServingForecast found = forecastService(plan, rates, run);
        points.push_back({run.id, ServedFigure::TimeToFirstToken, run.timeToFirstToken.value(),
            found.timeToFirstToken.value()});
        points.push_back(
            {run.id, ServedFigure::TimePerToken, run.timePerToken.value(), found.timePerToken.value()});
    }
    for (const MeasuredBatch& batch : batches)
        if (batch.doubt.empty())
            points.push_back({batch.id, ServedFigure::BatchTime, batch.time.value(),
                batchTime(plan, rates, batch.load).value()});
    return points;
}

RateFit fitService(
    const ServedPlan& plan, const std::vector<MeasuredService>& runs, const ServingRates& start)
{
    return fitRates(observationsOf(plan, runs), {{start}}, kOneDeployment);
}

} // namespace rankloom
