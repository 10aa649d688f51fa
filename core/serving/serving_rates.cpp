// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/serving/serving_rates.h"

#include "core/cluster/device_generation.h"

namespace rankloom {

namespace {

constexpr NamedValue<ServingEngine> kEngines[] = {
    {ServingEngine::Vllm, "vllm"},
    {ServingEngine::Sglang, "sglang"},
    {ServingEngine::TensorRtLlm, "tensorrt-llm"},
};

using Owner = ServingRateFigure::Owner;

template <double ServingRates::*figure>
constexpr ServingRateFigure share(const char* name, double least, double most)
{
    return {name, [](const ServingRates& r) { return r.*figure; },
        [](ServingRates& r, double value) { r.*figure = value; }, least, most, Owner::Device};
}

template <Seconds ServingRates::*figure>
constexpr ServingRateFigure overhead(const char* name, double least, double most)
{
    return {name, [](const ServingRates& r) { return (r.*figure).value(); },
        [](ServingRates& r, double value) { r.*figure = Seconds(value); }, least, most, Owner::Engine};
}

constexpr ServingRateFigure kFigures[] = {
    share<&ServingRates::computeBf16>("computeBf16Share", 0.2, 0.95),
    share<&ServingRates::computeFp8>("computeFp8Share", 0.15, 0.95),
    share<&ServingRates::computeFp4>("computeFp4Share", 0.1, 0.95),
    share<&ServingRates::memory>("memoryShare", 0.3, 1),
    share<&ServingRates::notHidden>("notHiddenShare", 0.02, 1),
    share<&ServingRates::tileStep>("tileStepShare", 0.02, 1),
    share<&ServingRates::attentionCompute>("attentionComputeShare", 0.1, 0.9),
    share<&ServingRates::attentionMemory>("attentionMemoryShare", 0.2, 1),
    share<&ServingRates::link>("linkShare", 0.2, 1.2),
    overhead<&ServingRates::layer>("layerSeconds", 1e-6, 1e-3),
    overhead<&ServingRates::expertLayer>("expertLayerSeconds", 1e-6, 1e-3),
    overhead<&ServingRates::collective>("collectiveSeconds", 0.5e-6, 200e-6),
    overhead<&ServingRates::step>("stepSeconds", 0.05e-3, 30e-3),
    overhead<&ServingRates::request>("requestSeconds", 0.1e-6, 1e-3),
    overhead<&ServingRates::token>("tokenSeconds", 0.01e-6, 20e-6),
    overhead<&ServingRates::prompt>("promptSeconds", 1e-3, 0.5),
};

/// Of generations: medians of single kernels in the public tables of AIConfigurator v0.10.0.
void setDevice(ServingRates& rates, DeviceGeneration generation)
{
    switch (generation) {
    case DeviceGeneration::Volta:
    case DeviceGeneration::Turing:
    case DeviceGeneration::Ampere:
    case DeviceGeneration::Ada:
        rates.computeBf16 = 0.8;
        rates.memory = 0.72;
        rates.attentionCompute = 0.42;
        rates.attentionMemory = 0.84;
        rates.tileStep = 0.25;
        break;
    case DeviceGeneration::Blackwell:
        rates.computeBf16 = 0.65;
        rates.computeFp8 = 0.48;
        rates.memory = 0.61;
        rates.attentionCompute = 0.34;
        rates.attentionMemory = 0.85;
        rates.tileStep = 0.3;
        break;
    default:
        rates.computeBf16 = 0.73;
        rates.computeFp8 = 0.55;
        rates.memory = 0.75;
        rates.attentionCompute = 0.41;
        rates.attentionMemory = 0.86;
        rates.tileStep = 0.11;
        break;
    }
}

} // namespace

template <> std::span<const NamedValue<ServingEngine>> namedValues() { return kEngines; }

std::span<const ServingRateFigure> servingRateFigures() { return kFigures; }

ServingRates ServingRates::ideal()
{
    ServingRates rates;
    rates.computeBf16 = rates.computeFp8 = rates.computeFp4 = 1;
    rates.memory = rates.attentionCompute = rates.attentionMemory = rates.link = 1;
    rates.notHidden = rates.tileStep = 0;
    rates.layer = rates.expertLayer = rates.collective = Seconds(0);
    rates.step = rates.request = rates.token = rates.prompt = Seconds(0);
    return rates;
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

ServingRates servingRates(const DeviceSpec& device, ServingEngine engine)
{
    ServingRates rates;
    setDevice(rates, generationOf(device));
    rates.source = "single kernels in public tables";
    if (engine == ServingEngine::TensorRtLlm)
        rates.layer = Seconds(10e-6);
    return rates;
}

} // namespace rankloom
