// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include "core/routing/routing.h"

namespace rankloom {

/// Collects a RoutingSample in constant memory. A token is in it while the hash of its file and number is
/// below a limit that halves whenever the sample gets too large: the same tokens in every layer, whatever the
/// order of layers and the length of the trace.
class SampleCounter {
public:
    /// Of a file counted from 0. A token that comes again in a layer is not taken twice.
    void add(std::int64_t file, const RoutingBatch& batch);

    /// Tokens that every layer has, by file and number. Empty where layers pick different numbers of experts.
    [[nodiscard]] RoutingSample collect() const;

private:
    struct Layer {
        int topK = 0;
        std::vector<std::uint64_t> token;
        std::vector<std::uint16_t> picks;
    };
    void halve();

    std::map<int, Layer> m_layers;
    std::uint64_t m_limit = ~std::uint64_t {0}; ///< hashes up to here are in
    std::size_t m_held = 0; ///< picks
};

} // namespace rankloom
