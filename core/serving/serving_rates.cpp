// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/serving_rates.h"

#include <algorithm>
#include <string_view>

#include "core/cluster/device_generation.h"

namespace rankloom {

namespace {

constexpr NamedValue<ServingEngine> kEngines[] = {
    {ServingEngine::Vllm, "vllm"},
    {ServingEngine::Sglang, "sglang"},
    {ServingEngine::TensorRtLlm, "tensorrt-llm"},
};

using Owner = ServingRateFigure::Owner;

struct FigureRange {
    double least;
    double most;
    double doubt;
};

template <double ServingRates::*figure>
constexpr ServingRateFigure share(const char* name, FigureRange range, Owner owner = Owner::Device)
{
    return {name, [](const ServingRates& r) { return r.*figure; },
        [](ServingRates& r, double value) { r.*figure = value; }, range.least, range.most, owner,
        range.doubt};
}

template <Seconds ServingRates::*figure>
constexpr ServingRateFigure overhead(const char* name, FigureRange range)
{
    return {name, [](const ServingRates& r) { return (r.*figure).value(); },
        [](ServingRates& r, double value) { r.*figure = Seconds(value); }, range.least, range.most,
        Owner::Engine, range.doubt};
}

constexpr ServingRateFigure kFigures[] = {
    share<&ServingRates::computeBf16>("computeBf16Share", {0.2, 0.95, 0.1}),
    share<&ServingRates::computeFp8>("computeFp8Share", {0.15, 0.95, 0.1}),
    share<&ServingRates::computeFp4>("computeFp4Share", {0.1, 0.95, 0.2}),
    share<&ServingRates::memory>("memoryShare", {0.3, 1, 0.1}),
    share<&ServingRates::notHidden>("notHiddenShare", {0.02, 1, 0.2}),
    share<&ServingRates::tileStep>("tileStepShare", {0.02, 1, 0.1}),
    share<&ServingRates::attentionCompute>("attentionComputeShare", {0.1, 0.9, 0.1}),
    share<&ServingRates::attentionMemory>("attentionMemoryShare", {0.2, 1, 0.1}),
    share<&ServingRates::link>("linkShare", {0.2, 1.2, 0.1}),
    overhead<&ServingRates::layer>("layerSeconds", {1e-6, 1e-3, 0.2}),
    overhead<&ServingRates::launch>("launchSeconds", {1e-6, 2e-3, 0.4}),
    overhead<&ServingRates::expertLayer>("expertLayerSeconds", {1e-6, 1e-3, 0.4}),
    overhead<&ServingRates::collective>("collectiveSeconds", {0.5e-6, 200e-6, 0.2}),
    overhead<&ServingRates::step>("stepSeconds", {0.05e-3, 30e-3, 0.2}),
    overhead<&ServingRates::request>("requestSeconds", {0.1e-6, 10e-3, 0.3}),
    overhead<&ServingRates::token>("tokenSeconds", {0.01e-6, 20e-6, 0.3}),
    overhead<&ServingRates::prompt>("promptSeconds", {1e-3, 0.5, 0.7}),
    share<&ServingRates::together>("togetherShare", {0.01, 1, 0.2}, Owner::Engine),
    share<&ServingRates::batchesAhead>("batchesAhead", {0.05, 4, 0.3}, Owner::Engine),
    share<&ServingRates::eightBitCache>("eightBitCacheShare", {0.2, 1.2, 0.1}, Owner::Engine),
    share<&ServingRates::expertSpread>("expertSpread", {0.05, 4, 0.5}, Owner::Traffic),
};

// Where shipped rates are from.
constexpr PhraseWord kKernels = Phrase::word("single kernels in public tables");
constexpr PhraseWord kByHand = Phrase::word("figures set by hand");
constexpr std::string_view kThenByHand = "; figures set by hand"; ///< behind another source
constexpr PhraseWord kServed = Phrase::word("served models in public tables, fitted");
constexpr PhraseWord kOtherDevices =
    Phrase::word("overheads of engines on other devices; single kernels in public tables");
// Nothing of such devices was measured.
constexpr PhraseWord kAssumedHopper = Phrase::word("assumed from Hopper");
constexpr PhraseWord kAssumedAmpere = Phrase::word("assumed from Ampere");

/// The generation whose kernels stand for those of another: itself where public tables have any.
DeviceGeneration kernelsOf(DeviceGeneration generation)
{
    switch (generation) {
    case DeviceGeneration::Pascal:
    case DeviceGeneration::Volta:
    case DeviceGeneration::Turing:
        return DeviceGeneration::Ampere;
    case DeviceGeneration::Ampere:
    case DeviceGeneration::Ada:
    case DeviceGeneration::Hopper:
    case DeviceGeneration::Blackwell:
        return generation;
    case DeviceGeneration::Cdna2:
    case DeviceGeneration::Cdna3:
    case DeviceGeneration::Cdna4:
    case DeviceGeneration::Gaudi:
    case DeviceGeneration::Ascend:
    case DeviceGeneration::Unknown:
        break;
    }
    return DeviceGeneration::Hopper;
}

/// Where the rates of a generation are from whose kernels are `known`.
PhraseWord kernelSource(DeviceGeneration generation, PhraseWord known)
{
    if (kernelsOf(generation) == generation)
        return known;
    return kernelsOf(generation) == DeviceGeneration::Ampere ? kAssumedAmpere : kAssumedHopper;
}

/// Of generations: medians of single kernels in the public tables of AIConfigurator v0.10.0.
void setDevice(ServingRates& rates, DeviceGeneration generation)
{
    const DeviceGeneration kernels = kernelsOf(generation);
    if (kernels == DeviceGeneration::Ampere || kernels == DeviceGeneration::Ada) {
        rates.computeBf16 = 0.8;
        rates.memory = 0.72;
        rates.attentionCompute = 0.42;
        rates.attentionMemory = 0.84;
        rates.tileStep = 0.25;
    } else if (kernels == DeviceGeneration::Blackwell) {
        rates.computeBf16 = 0.65;
        rates.computeFp8 = 0.48;
        rates.memory = 0.61;
        rates.attentionCompute = 0.34;
        rates.attentionMemory = 0.85;
        rates.tileStep = 0.3;
    } else {
        rates.computeBf16 = 0.73;
        rates.computeFp8 = 0.55;
        rates.memory = 0.75;
        rates.attentionCompute = 0.41;
        rates.attentionMemory = 0.86;
        rates.tileStep = 0.11;
    }
}

} // namespace

template <> std::span<const NamedValue<ServingEngine>> namedValues() { return kEngines; }

std::span<const ServingRateFigure> servingRateFigures() { return kFigures; }

bool isTime(const ServingRateFigure& figure) { return std::string_view(figure.name).ends_with("Seconds"); }

double mostOf(const ServingRateFigure& figure)
{
    constexpr double mostSeconds = 60;
    constexpr double mostShare = 4;
    return isTime(figure) ? mostSeconds : mostShare;
}

bool isPossible(const ServingRateFigure& figure, double value)
{
    return value >= 0 && value <= mostOf(figure);
}

double ServingRates::compute(WeightFormat format) const
{
    switch (format) {
    case WeightFormat::Bf16:
        return computeBf16;
    case WeightFormat::Fp8:
        return computeFp8;
    case WeightFormat::Fp4:
        return computeFp4;
    }
    return computeBf16;
}

namespace {

/// Medians of decode attention with 200,000 keys and more (public tables of AIConfigurator: vLLM 0.14, SGLang
/// 0.5.6, TensorRT-LLM 1.2 on H100, H200 and B200).
double eightBitCacheOf(DeviceGeneration generation, ServingEngine engine)
{
    constexpr double flashAttentionOnHopper = 0.57;
    return generation == DeviceGeneration::Hopper && engine != ServingEngine::TensorRtLlm
        ? flashAttentionOnHopper
        : 1;
}

} // namespace

ServingRates priorServingRates(const DeviceSpec& device, ServingEngine engine)
{
    ServingRates rates;
    const DeviceGeneration generation = device.generation;
    setDevice(rates, generation);
    rates.eightBitCache = eightBitCacheOf(generation, engine);
    rates.source = kernelSource(generation, kKernels).english;
    return rates;
}

namespace {

/// Fitted by `validate serving`'s fit, from priorServingRates(), to all 1,390 measured deployments of
/// DeepSeek-R1, GLM-5, Llama 3.1 8B, Qwen3-32B and Qwen3-235B on H100, H200, B200, B300, GB200 and GB300
/// (public tables of AIConfigurator, arXiv 2601.06288). Other generations stay at what kernels reach.
void setServedDevice(ServingRates& rates, DeviceGeneration generation)
{
    if (generation == DeviceGeneration::Hopper) {
        rates.computeBf16 = 0.754;
        rates.computeFp8 = 0.538;
        rates.memory = 0.854;
        rates.notHidden = 0.276;
        rates.attentionCompute = 0.395;
        rates.attentionMemory = 0.889;
        rates.link = 0.825;
    } else if (generation == DeviceGeneration::Blackwell) {
        rates.computeBf16 = 0.652;
        rates.computeFp8 = 0.425;
        rates.computeFp4 = 0.477;
        rates.memory = 0.652;
        rates.notHidden = 0.272;
        rates.attentionCompute = 0.354;
        rates.attentionMemory = 0.819;
        rates.link = 0.738;
    }
}

/// From the same fit. vLLM's layers with experts were measured with one model in 8 bits only.
void setServedEngine(ServingRates& rates, ServingEngine engine)
{
    struct Overheads {
        double layer;
        double launch;
        double expertLayer;
        double collective;
        double step;
        double request;
        double token;
        double prompt;
        double together;
        double batchesAhead;
        double eightBitCache; ///< on top of what its generation's kernels make of it
    };
    constexpr Overheads vllm {
        4.68e-05, 0.00033, 0.000167, 5.04e-06, 0.000304, 1.29e-05, 9.58e-08, 0.0365, 0.117, 1.89, 1.05};
    constexpr Overheads sglang {
        3.84e-05, 0.00033, 3.7e-05, 4.5e-06, 0.000287, 1.4e-05, 9.72e-08, 0.192, 0.159, 2.04, 0.887};
    constexpr Overheads tensorRt {
        3.08e-05, 0.000364, 2.01e-05, 4.67e-06, 0.000315, 1.75e-05, 9.75e-08, 0.109, 0.114, 3.23, 0.9};
    const Overheads& found = engine == ServingEngine::Vllm ? vllm
        : engine == ServingEngine::Sglang                  ? sglang
                                                           : tensorRt;
    rates.layer = Seconds(found.layer);
    rates.launch = Seconds(found.launch);
    rates.expertLayer = Seconds(found.expertLayer);
    rates.collective = Seconds(found.collective);
    rates.step = Seconds(found.step);
    rates.request = Seconds(found.request);
    rates.token = Seconds(found.token);
    rates.prompt = Seconds(found.prompt);
    rates.together = found.together;
    rates.batchesAhead = found.batchesAhead;
    rates.eightBitCache = std::min(1.0, rates.eightBitCache * found.eightBitCache);
}

} // namespace

ServingRates servingRates(const DeviceSpec& device, ServingEngine engine)
{
    ServingRates rates = priorServingRates(device, engine);
    const DeviceGeneration generation = device.generation;
    setServedDevice(rates, generation);
    setServedEngine(rates, engine);
    const bool measured = generation == DeviceGeneration::Hopper || generation == DeviceGeneration::Blackwell;
    rates.source = kernelSource(generation, measured ? kServed : kOtherDevices).english;
    return rates;
}

std::string sourceByHand(const std::string& fittedTo)
{
    if (fittedTo.empty())
        return kByHand.english;
    return isByHand(fittedTo) ? fittedTo : fittedTo + std::string(kThenByHand);
}

bool isByHand(const std::string& source)
{
    return source == kByHand.english || source.ends_with(kThenByHand);
}

Phrase sourceWords(const ServingRates& rates)
{
    for (const PhraseWord& known :
        {kKernels, kServed, kOtherDevices, kAssumedHopper, kAssumedAmpere, kByHand})
        if (rates.source == known.english)
            return known;
    if (!isByHand(rates.source))
        return rates.source;
    return Phrase::of(
        "{}; figures set by hand", rates.source.substr(0, rates.source.size() - kThenByHand.size()));
}

} // namespace rankloom
