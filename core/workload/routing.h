// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace rankloom {

/// What a routing trace says about a mixture-of-experts model, counted exactly. Layers are MoE layers in
/// order (row 0 is the first MoE layer of the model), experts count from 0. Empty vectors = no trace.
struct RoutingStatistics {
    int layers = 0;
    int experts = 0;
    int topK = 0;
    std::int64_t tokens = 0; ///< tokens seen by every layer (the largest count over layers)
    std::vector<int> modelLayers; ///< for each row the decoder layer index as the trace names it

    /// load[l][e]: picks of expert e in layer l; each row sums to tokens·topK when no row is missing.
    std::vector<std::int64_t> load;
    /// transitions[l][i][j] for l in 0..layers-2: pairs (pick i in layer l, pick j in layer l+1) of one
    /// token, all topK·topK pairs counted.
    std::vector<std::int64_t> transitions;
    /// coactivation[l][i][j]: tokens that pick both i and j (i != j) in layer l; symmetric, zero diagonal.
    std::vector<std::int64_t> coactivation;

    [[nodiscard]] bool empty() const { return layers == 0; }
    [[nodiscard]] std::size_t loadIndex(int layer, int expert) const
    {
        return static_cast<std::size_t>(layer) * static_cast<std::size_t>(experts)
            + static_cast<std::size_t>(expert);
    }
    [[nodiscard]] std::size_t pairIndex(int layer, int from, int to) const
    {
        return loadIndex(layer, from) * static_cast<std::size_t>(experts) + static_cast<std::size_t>(to);
    }

    friend bool operator==(const RoutingStatistics&, const RoutingStatistics&) = default;
};

/// Picks of consecutive tokens in one layer: `experts` holds tokens·topK ids, token by token.
struct RoutingBatch {
    int layer = 0; ///< as the file names it
    int topK = 0;
    std::int64_t firstToken = 0; ///< number of the first token within (this file, this layer)
    std::span<const std::int32_t> experts;
};

} // namespace rankloom
