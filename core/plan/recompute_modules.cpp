// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/recompute_modules.h"

#include <algorithm>

namespace rankloom {

namespace {

constexpr unsigned bit(RecomputeModule module) { return static_cast<unsigned>(module); }

} // namespace

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

std::vector<std::string> namesOf(const std::vector<RecomputeModule>& modules)
{
    std::vector<std::string> names;
    for (const RecomputeModule module : modules)
        names.emplace_back(nameOf(module));
    return names;
}

bool lists(const Recompute& recompute, RecomputeModule module)
{
    return std::ranges::find(recompute.modules, module) != recompute.modules.end();
}

bool recomputes(const Recompute& recompute, RecomputeModule module)
{
    return recompute.mode == RecomputeMode::Selective && lists(recompute, module);
}

bool repeatsWholeLayer(const Recompute& recompute, int indexInStage)
{
    return recompute.mode == RecomputeMode::FullUniform
        || (recompute.mode == RecomputeMode::FullBlock && indexInStage < std::max(1, recompute.layers));
}

unsigned recomputedModules(const Recompute& recompute, const ModelSpec& model, LayerKind layer)
{
    if (recompute.mode != RecomputeMode::Selective)
        return 0;
    unsigned bits = 0;
    for (const RecomputeModule module : recompute.modules)
        if (applies(module, model, layer))
            bits |= bit(module);
    if ((bits & bit(RecomputeModule::Moe)) != 0)
        bits &= ~bit(RecomputeModule::MoeActivation);
    return bits;
}

} // namespace rankloom
