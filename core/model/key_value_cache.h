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

/// Bytes that one decoder layer keeps besides for an indexer, whole on every device: its key in 8 bits with a
/// scale of four bytes for each 128 values, whatever the keys and values are kept in (vLLM, SGLang and
/// TensorRT-LLM alike). 0 where a model has none.
double indexerBytesPerLayer(const ModelSpec& model);

/// Bytes of one decoder layer of a token on one device, keys and values of `elementBytes` each and what an
/// indexer keeps.
double keyValueBytesPerLayer(const ModelSpec& model, int tp, double elementBytes);

/// Bytes of a token in all layers on one device, as long as no window holds anything back.
Bytes keyValueBytesPerToken(const ModelSpec& model, int tp, double elementBytes);

/// Tokens of a sequence that a layer keeps: all of them, or those inside its window.
std::int64_t keptTokens(const ModelSpec& model, int layer, std::int64_t tokens);

/// Tokens that layers with a window, or with chosen keys, read at most; 0 = there are none.
std::int64_t readWindow(const ModelSpec& model);

/// Bytes that a sequence of `tokens` tokens keeps in all layers on one device, 2 bytes per element. Layers
/// with a window keep no more tokens than that.
Bytes kvCacheBytes(const ModelSpec& model, std::int64_t tokens, int tp = 1);

} // namespace rankloom
