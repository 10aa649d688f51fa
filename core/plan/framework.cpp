// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/framework.h"

#include <algorithm>
#include <cmath>
#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "core/base/error.h"
#include "core/base/json.h"
#include "core/base/resource.h"
#include "core/cluster/device_generation.h"
#include "core/cluster/device_presets.h"
#include "core/plan/plan_field.h"

namespace rankloom {

namespace {

using nlohmann::json;

/// Factors on what a device sustains; 1 = as its preset says.
struct Factors {
    double compute = 1;
    double memory = 1;
    double attention = 1;
    double kernelLaunch = 1;
    double layerLaunch = 1;
};

struct FrameworkPreset {
    json defaults; ///< fields of a plan document by pointer
    std::map<std::string, Factors> factors; ///< by name of the generation
};

/// The files are ours and compiled in: a missing member is a defect, caught by the test that reads them.
FrameworkPreset readPreset(Framework framework)
{
    FrameworkPreset out;
    const auto text = resource(fmt::format("frameworks/{}.json", nameOf(framework)));
    if (!text)
        return out;
    const json preset = jsonOrDiscarded(*text);
    out.defaults = preset.at("defaults");
    for (const auto& [generation, factors] : preset.at("factors").items()) {
        const auto factor = [&factors = factors](const char* key) { return factors.value(key, 1.0); };
        out.factors[generation] = {factor("compute"), factor("memory"), factor("attention"),
            factor("kernelLaunch"), factor("layerLaunch")};
    }
    return out;
}

const FrameworkPreset& presetOf(Framework framework)
{
    static const std::map<Framework, FrameworkPreset> all = [] {
        std::map<Framework, FrameworkPreset> presets;
        for (const NamedValue<Framework>& named : namedValues<Framework>())
            presets.emplace(named.value, readPreset(named.value));
        return presets;
    }();
    return all.at(framework);
}

} // namespace

Plan withFramework(Plan plan, Framework framework)
{
    plan.execution.framework = framework;
    for (const auto& [pointer, value] : presetOf(framework).defaults.items()) {
        const PlanField* field = planField(pointer);
        RANKLOOM_ASSERT(field != nullptr);
        const json section {{"value", value}};
        JsonFindings findings;
        JsonObject object(&section, {}, findings);
        readField(*field, object, "value", plan, findings);
        RANKLOOM_ASSERT(!findings.error);
    }
    return plan;
}

DeviceSpec underFramework(DeviceSpec device, Framework framework)
{
    const auto& factors = presetOf(framework).factors;
    const auto found = factors.find(std::string(nameOf(device.generation)));
    if (found == factors.end())
        return device;
    const Factors& f = found->second;
    device.computeEfficiency = std::min(1.0, device.computeEfficiency * f.compute);
    device.memoryEfficiency = std::min(1.0, device.memoryEfficiency * f.memory);
    device.attentionEfficiency = std::min(1.0, device.attentionEfficiency * f.attention);
    device.kernelLaunch *= f.kernelLaunch;
    device.layerLaunch *= f.layerLaunch;
    return device;
}

DeviceSpec underPowerLimit(DeviceSpec device, double watts)
{
    double board = boardPowerOf(device.name).watts;
    if (board <= 0) // one's own, by a name that says what it is
        if (const auto preset = presetOfDevice(device.name))
            board = boardPowerOf(preset->name).watts;
    if (watts <= 0 || board <= 0 || watts >= board)
        return device;
    // Power goes with the square of the voltage, which goes with the clock, and a part of it is drawn
    // whatever runs: the clock falls with the root of the power. Assumed, not measured.
    const double clock = std::sqrt(watts / board);
    device.computeEfficiency *= clock;
    device.attentionEfficiency *= clock;
    return device;
}

bool shardedByTorchTitan(const ShardDegrees& degrees, int pipelineStages)
{
    const auto& [weights, gradients, optimizer, secondary] = degrees;
    return pipelineStages == 1 ? degrees.zeroStage() >= 2
                               : optimizer > 1 && gradients == 1 && (weights == 1 || weights == optimizer);
}

bool overlapsTensorParallel(Framework framework)
{
    switch (framework) {
    case Framework::None:
    case Framework::MegatronCore:
    case Framework::Nemo:
    case Framework::NemoPerformance:
    case Framework::Nanotron:
    case Framework::Torchtitan:
        return true;
    case Framework::MegatronEarly:
    case Framework::MegatronDeepSpeed:
    case Framework::TorchtitanEager: // it is the compiler's there
    case Framework::Fsdp:
    case Framework::FsdpEager2023:
    case Framework::Fsdp2Compiled:
    case Framework::DeepSpeed:
    case Framework::InternEvo:
    case Framework::MaxText:
        break;
    }
    return false;
}

bool deepSpeedKeepsBoth(int zeroStage, Precision precision, GradientType gradients)
{
    return zeroStage <= 1 && gradients == GradientType::Fp32 && precision != Precision::Fp32
        && precision != Precision::Fp16Mixed;
}

} // namespace rankloom
