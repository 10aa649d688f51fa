// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_spec.h"

namespace rankloom {

/// What YaRN multiplies queries and keys by, 0.1·ln(factor) + 1 (arXiv 2309.00071 §3.4), with the factors of
/// DeepSeek-V2 above and below; 1 of models that are stretched otherwise or not at all.
double attentionFactor(const ModelDetails& details);

/// Whether training programs have kernels that turn all queries, or all keys, at once: they take no factor of
/// YaRN, and of latent attention, where it is known, YaRN alone (NVIDIA/Megatron-LM
/// megatron/core/models/common/embeddings/rope_utils.py, megatron/training/arguments.py).
bool takesFusedRotary(const ModelSpec& model);

} // namespace rankloom
