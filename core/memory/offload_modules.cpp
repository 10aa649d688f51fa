// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/offload_modules.h"

#include <algorithm>
#include <array>

#include "core/memory/activations.h"
#include "core/plan/recompute_modules.h"

namespace rankloom {

namespace {

constexpr OffloadModuleName kNames[] = {
    {"attn_norm", false},
    {"qkv_linear", false},
    {"core_attn", false},
    {"attn_proj", false},
    {"mlp_norm", false},
    {"expert_fc1", true},
    {"moe_act", true},
};

/// The input of a module, tensor by tensor.
struct Input {
    std::string_view module;
    SavedTensor tensor;
};
constexpr Input kInputs[] = {
    {"attn_norm", SavedTensor::LayerInput},
    {"qkv_linear", SavedTensor::AttentionNorm},
    {"core_attn", SavedTensor::Query},
    {"core_attn", SavedTensor::Key},
    {"core_attn", SavedTensor::Value},
    {"attn_proj", SavedTensor::AttentionOutput},
    {"mlp_norm", SavedTensor::MlpInput},
    {"expert_fc1", SavedTensor::DispatchedTokens},
    {"moe_act", SavedTensor::ExpertUp},
};

double inputsOf(const LayerActivations& layer, std::span<const std::string> modules)
{
    double bytes = 0;
    for (const Input& input : kInputs)
        if (std::ranges::find(modules, input.module) != modules.end())
            bytes += layer[input.tensor];
    return bytes;
}

} // namespace

std::span<const OffloadModuleName> offloadModuleNames() { return kNames; }

std::vector<std::string> offloadedModules(const Recompute& recompute, ExpertProducts products)
{
    const bool wholeMoe = recomputes(recompute, RecomputeModule::Moe);
    std::vector<std::string> out;
    for (const OffloadModuleName& module : kNames)
        if (!module.ofExperts || (products == ExpertProducts::Grouped && !wholeMoe))
            out.emplace_back(module.name);
    return out;
}

double offloadableShare(const Project& project, const Plan& plan, std::span<const std::string> modules)
{
    const MemoryShape shape = memoryShape(project, plan);
    const int mixtures = project.model->moeLayers();
    double moved = 0;
    double saved = 0;
    for (const LayerKind kind : kLayerKinds) {
        const int layers = kind == LayerKind::Experts ? mixtures : project.model->layers - mixtures;
        if (layers == 0)
            continue;
        const LayerActivations layer = layerActivations(shape, kind);
        moved += layers * inputsOf(layer, modules);
        saved += layers * layer.saved;
    }
    return saved > 0 ? moved / saved : 0;
}

} // namespace rankloom
