// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstddef>
#include <cstdint>

#include "core/routing/routing_counter.h"

namespace rankloom {

std::vector<double> conditionalProbability(const RoutingStatistics& routing, int layer)
{
    RANKLOOM_ASSERT(layer >= 0 && layer + 1 < routing.layers);
    const auto experts = static_cast<std::size_t>(routing.experts);
    const std::int64_t* counts = routing.transitions.data() + routing.pairIndex(layer, 0, 0);
    std::vector<double> result(experts * experts, 0.0);
    for (std::size_t i = 0; i < experts; ++i) {
        std::int64_t sum = 0;
        for (std::size_t j = 0; j < experts; ++j)
            sum += counts[i * experts + j];
        if (sum == 0)
            continue;
        for (std::size_t j = 0; j < experts; ++j)
            result[i * experts + j] = static_cast<double>(counts[i * experts + j]) / static_cast<double>(sum);
    }
    return result;
}

std::vector<double> lift(const RoutingStatistics& routing, int layer)
{
    RANKLOOM_ASSERT(layer >= 0 && layer + 1 < routing.layers);
    const auto experts = static_cast<std::size_t>(routing.experts);
    const std::int64_t* counts = routing.transitions.data() + routing.pairIndex(layer, 0, 0);
    const std::int64_t* from = routing.load.data() + routing.loadIndex(layer, 0);
    const std::int64_t* to = routing.load.data() + routing.loadIndex(layer + 1, 0);
    std::vector<double> result(experts * experts, 0.0);
    for (std::size_t i = 0; i < experts; ++i)
        for (std::size_t j = 0; j < experts; ++j) {
            const double expected = static_cast<double>(from[i]) * static_cast<double>(to[j])
                / static_cast<double>(routing.tokens);
            if (expected > 0)
                result[i * experts + j] = static_cast<double>(counts[i * experts + j]) / expected;
        }
    return result;
}

} // namespace rankloom
