// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "core/model/layer_kind.h"
#include "core/plan/plan.h"

namespace rankloom {

/// Whether a layer of that kind has the module: one answer for what recomputing it saves and for what it
/// takes.
bool applies(RecomputeModule module, const ModelSpec& model, LayerKind layer);

/// Whether any layer of the model has it.
bool hasModule(const ModelSpec& model, RecomputeModule module);

/// As documents and launch scripts name them.
std::vector<std::string> namesOf(const std::vector<RecomputeModule>& modules);
/// Whether a plan's list of modules has it, whatever the mode is.
bool lists(const Recompute& recompute, RecomputeModule module);
/// Whether the mode is selective and the list has it.
bool recomputes(const Recompute& recompute, RecomputeModule module);

/// Whether layers are repeated as wholes, all of them or some.
constexpr bool repeatsWholeLayers(const Recompute& recompute)
{
    return recompute.mode == RecomputeMode::FullUniform || recompute.mode == RecomputeMode::FullBlock;
}

/// Whether full recompute repeats a layer as a whole, counted from the first of its virtual stage: all of
/// them, or the first `layers` (Megatron-Core megatron/core/transformer/transformer_block.py,
/// _checkpointed_forward).
bool repeatsWholeLayer(const Recompute& recompute, int indexInStage);

/// The modules that are recomputed in a layer of that kind, as bits of RecomputeModule; none unless the mode
/// is selective. Whole experts include their activation.
unsigned recomputedModules(const Recompute& recompute, const ModelSpec& model, LayerKind layer);

} // namespace rankloom
