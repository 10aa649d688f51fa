// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include "core/model/model_spec.h"

namespace rankloom {

/// Exact parameter counts; formulas in core/model/parameters.cpp with their sources.
struct ParameterCounts {
    std::int64_t total = 0; ///< without multi-token-prediction layers
    std::int64_t active = 0; ///< top-k instead of all routed experts
    std::int64_t embedding = 0; ///< input embedding and learned positions
    std::int64_t head = 0; ///< output layer; 0 when tied
    std::int64_t finalNorm = 0;
    std::int64_t mtp = 0; ///< multi-token-prediction layers, not in `total`
    std::vector<std::int64_t> perLayer;
};
ParameterCounts countParameters(const ModelSpec& model);

/// Forward and backward FLOPs for one token of a sequence of `sequenceLength` tokens, causal attention
/// counted as half of the full square (each token attends to half of the sequence on average).
struct FlopsPerToken {
    Flops forward {};
    Flops backward {};
    /// Forward and backward of multi-token-prediction layers with an output layer each; not in the others.
    Flops prediction {};

    [[nodiscard]] Flops training() const { return forward + backward + prediction; }
};
FlopsPerToken flopsPerToken(const ModelSpec& model, int sequenceLength);

/// Twice the tokens that a token of a windowed layer attends to, on the average over a sequence: all s of
/// them up to the window w, then w: 2·(w·s - w²/2)/s. Without a window s.
double attendedTwice(const ModelSpec& model, int sequenceLength);

} // namespace rankloom
