// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/quantity.h"
#include "core/model/model_spec.h"

namespace rankloom {

/// Elements of keys and values that one decoder layer keeps of a token on one device. Heads are shared out
/// over `tp` devices, whole ones, so that more devices than heads keep copies; a latent vector (MLA) belongs
/// to all heads and is whole on every device.
double keyValueElementsPerLayer(const ModelSpec& model, int tp);

/// Bytes of a token in all layers on one device, as long as no window holds anything back.
Bytes keyValueBytesPerToken(const ModelSpec& model, int tp, double elementBytes);

/// Tokens of a sequence that a layer keeps: all of them, or those inside its window.
std::int64_t keptTokens(const ModelSpec& model, int layer, std::int64_t tokens);

} // namespace rankloom
