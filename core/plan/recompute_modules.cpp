// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/plan/recompute_modules.h"

#include <array>
#include <string_view>
#include <utility>

namespace rankloom {

namespace {

constexpr std::array<std::pair<std::string_view, RecomputeModule>, 6> kModules {{
    {"core_attn", RecomputeModule::CoreAttention},
    {"layernorm", RecomputeModule::LayerNorm},
    {"mlp", RecomputeModule::Mlp},
    {"moe_act", RecomputeModule::MoeActivation},
    {"moe", RecomputeModule::Moe},
    {"mla_up_proj", RecomputeModule::LatentUpProjection},
}};

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

unsigned recomputedModules(const Recompute& recompute)
{
    if (recompute.mode != RecomputeMode::Selective)
        return 0;
    unsigned bits = 0;
    for (const std::string& name : recompute.modules)
        for (const auto& [known, module] : kModules)
            if (name == known)
                bits |= bit(module);
    return bits;
}

unsigned recomputedModules(const Recompute& recompute, const ModelSpec& model, LayerKind layer)
{
    unsigned bits = recomputedModules(recompute);
    for (const auto& [name, module] : kModules)
        if (!applies(module, model, layer))
            bits &= ~bit(module);
    if ((bits & bit(RecomputeModule::Moe)) != 0)
        bits &= ~bit(RecomputeModule::MoeActivation);
    return bits;
}

} // namespace rankloom
