// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/model/model_spec.h"

namespace rankloom {

/// What a decoder layer has behind its attention.
enum class LayerKind : std::uint8_t { Dense, Experts };
inline constexpr LayerKind kLayerKinds[] {LayerKind::Dense, LayerKind::Experts};

inline LayerKind layerKind(const ModelSpec& model, int layer)
{
    return model.isMoe(layer) ? LayerKind::Experts : LayerKind::Dense;
}

} // namespace rankloom
