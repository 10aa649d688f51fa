// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/model/layer_kind.h"
#include "core/plan/plan.h"

namespace rankloom {

/// The modules that selective recomputation knows (Megatron-Core megatron/core/transformer/
/// transformer_config.py, recompute_modules), as bits.
enum class RecomputeModule : std::uint8_t {
    CoreAttention = 1,
    LayerNorm = 2,
    Mlp = 4,
    MoeActivation = 8,
    Moe = 16,
    LatentUpProjection = 32,
};

/// With their names in documents and launch scripts.
template <> std::span<const NamedValue<RecomputeModule>> namedValues();

/// Whether a layer of that kind has the module: one answer for what recomputing it saves and for what it
/// takes.
bool applies(RecomputeModule module, const ModelSpec& model, LayerKind layer);

/// Whether any layer of the model has it.
bool hasModule(const ModelSpec& model, RecomputeModule module);

/// The modules that are recomputed, as bits of RecomputeModule; none unless the mode is selective.
unsigned recomputedModules(const Recompute& recompute);

/// Whether full recompute repeats a layer as a whole, counted from the first of its virtual stage: all of
/// them, or the first `layers` (Megatron-Core megatron/core/transformer/transformer_block.py,
/// _checkpointed_forward).
bool repeatsWholeLayer(const Recompute& recompute, int indexInStage);

/// Of recomputedModules(), those that a layer of that kind has. Whole experts include their activation.
unsigned recomputedModules(const Recompute& recompute, const ModelSpec& model, LayerKind layer);

} // namespace rankloom
