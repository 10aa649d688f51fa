// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/activations.h"
#include "core/memory/shape.h"

namespace rankloom {

/// Which kinds of layers and ends of the model a rank holds.
struct RankContents {
    bool dense = false;
    bool moe = false;
    bool embedding = false;
    bool head = false;
};

/// Bytes per logit alive at the loss, by the kind of cross-entropy and of kernels unless the plan names them.
double logitBytes(const Plan& plan);

/// Alive at the moment of the loss on the rank with the head: final norm, logits, and the gradient of the
/// head's input.
struct HeadWorkingSet {
    double finalNorm = 0;
    double logits = 0;
    double gradient = 0;

    [[nodiscard]] double total() const { return finalNorm + logits + gradient; }
};
HeadWorkingSet headWorkingSet(const MemoryShape& shape, const RankContents& contents);

/// Transformer Engine keeps one 16-bit dummy weight gradient for each distinct shape of weight matrix that a
/// rank multiplies with, for as long as it runs (transformer_engine/pytorch/module/base.py,
/// get_dummy_wgrad). 0 when switched off.
double dummyGradientBytes(const MemoryShape& shape, const RankContents& contents);

} // namespace rankloom
