// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/recompute_modules.h"

#include <algorithm>

namespace rankloom {

namespace {

constexpr NamedValue<RecomputeModule> kModules[] = {
    {RecomputeModule::CoreAttention, "core_attn"},
    {RecomputeModule::LayerNorm, "layernorm"},
    {RecomputeModule::Mlp, "mlp"},
    {RecomputeModule::MoeActivation, "moe_act"},
    {RecomputeModule::Moe, "moe"},
    {RecomputeModule::LatentUpProjection, "mla_up_proj"},
};

constexpr unsigned bit(RecomputeModule module) { return static_cast<unsigned>(module); }

} // namespace

template <> std::span<const NamedValue<RecomputeModule>> namedValues() { return kModules; }

bool applies(RecomputeModule module, const ModelSpec& model, LayerKind layer)
{
    switch (module) {
    case RecomputeModule::CoreAttention:
    case RecomputeModule::LayerNorm:
        return true;
    case RecomputeModule::Mlp:
        return layer == LayerKind::Dense;
    case RecomputeModule::MoeActivation:
    case RecomputeModule::Moe:
        return layer == LayerKind::Experts;
    case RecomputeModule::LatentUpProjection:
        break;
    }
    return model.mla.has_value();
}

bool hasModule(const ModelSpec& model, RecomputeModule module)
{
    const int experts = model.moeLayers();
    return (experts < model.layers && applies(module, model, LayerKind::Dense))
        || (experts > 0 && applies(module, model, LayerKind::Experts));
}

unsigned recomputedModules(const Recompute& recompute)
{
    if (recompute.mode != RecomputeMode::Selective)
        return 0;
    unsigned bits = 0;
    for (const std::string& name : recompute.modules)
        if (const auto module = fromName<RecomputeModule>(name))
            bits |= bit(*module);
    return bits;
}

bool repeatsWholeLayer(const Recompute& recompute, int indexInStage)
{
    return recompute.mode == RecomputeMode::FullUniform
        || (recompute.mode == RecomputeMode::FullBlock && indexInStage < std::max(1, recompute.layers));
}

unsigned recomputedModules(const Recompute& recompute, const ModelSpec& model, LayerKind layer)
{
    unsigned bits = recomputedModules(recompute);
    for (const auto& [module, name] : kModules)
        if (!applies(module, model, layer))
            bits &= ~bit(module);
    if ((bits & bit(RecomputeModule::Moe)) != 0)
        bits &= ~bit(RecomputeModule::MoeActivation);
    return bits;
}

} // namespace rankloom
