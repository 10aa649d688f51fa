// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "core/base/error.h"
#include "core/model/model_spec.h"
#include "core/plan/plan.h"

namespace rankloom {

/// A row of the public performance tables of Megatron-Bridge, which leave out what its recipe says beside the
/// layout.
struct BridgeRow {
    std::string_view release; ///< of the container: "26.04.01"
    std::string_view model;
    std::string_view system; ///< "DGX-GB300"
    Precision precision = Precision::Bf16Mixed;
};

/// Sets what the recipe of that release says: recomputed modules, dispatch and its overlap, graphs, stages,
/// 16-bit gradients, tokens routed by force as evenly as can be. Source: NVIDIA-NeMo/Megatron-Bridge,
/// scripts/performance/configs at v0.2.0 (25.11), v0.3.0 (26.02), v0.3.1 (26.02.01), v0.4.0 (26.04), v0.4.1
/// and v0.4.2 (26.04.01), v0.5.0 (26.06) and v0.5.1 (26.06.01). Errors: BadValue (stages).
Result<void> applyBridgeRecipe(const BridgeRow& row, const ModelSpec& model, Plan& plan);

} // namespace rankloom
