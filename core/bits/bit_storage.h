// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

#include "core/base/error.h"
#include "core/base/quantity.h"
#include "core/model/model_spec.h"

namespace rankloom {

/// Nested bit widths of an expert's weights (D²MoE, arXiv 2504.15299): a base of `baseBits` a weight with a
/// scale and a zero point of 2 bytes each a group, and planes of one bit a weight with a scale of 2 bytes a
/// group, each of which makes the weights one bit wider. The base counts as the first plane.
struct BitFormat {
    static constexpr int kMostBits = 16;

    int baseBits = 2;
    int planes = 3; ///< the base and the planes on it
    int groupSize = 128; ///< weights that share a scale

    [[nodiscard]] int mostBits() const { return baseBits + planes - 1; }
    /// Width of the weights with so many planes; none is 0.
    [[nodiscard]] int bitsOf(int held) const { return held == 0 ? 0 : baseBits + held - 1; }

    friend bool operator==(const BitFormat&, const BitFormat&) = default;
};
/// Errors: BadValue (widths outside 1 to 16 bits, no plane, groups of nothing).
Result<void> checkBitFormat(const BitFormat& format);

/// Weights of one routed expert. Vectors (biases) are few and stay in 16 bits, beside the base.
struct ExpertWeights {
    std::int64_t matrices = 0;
    std::int64_t vectors = 0;
};
/// Requires model.moe.
ExpertWeights expertWeights(const ModelSpec& model);

/// What one expert takes. Groups run over the weights of all its matrices one after the other; the last may
/// be shorter.
struct ExpertBytes {
    Bytes base {};
    Bytes plane {}; ///< each further one
    Bytes nested {}; ///< the base and all planes
    Bytes separate {}; ///< a copy of its own for every width, as without nesting
    Bytes int8 {}; ///< one copy of 8 bits a weight, scale and zero point a group
    Bytes int4 {};
    Bytes fp16 {};

    /// Of the base and the planes up to `held` of them.
    [[nodiscard]] Bytes held(int held) const
    {
        return held == 0 ? Bytes() : base + static_cast<double>(held - 1) * plane;
    }
    [[nodiscard]] Bytes ofPlane(int plane_) const { return plane_ == 0 ? base : plane; }
};
ExpertBytes expertBytes(const ExpertWeights& weights, const BitFormat& format);

} // namespace rankloom
