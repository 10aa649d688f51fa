// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/routing/affinity.h"

#include <cstdint>

#include "core/base/error.h"
#include "core/base/matrix.h"

namespace rankloom {

namespace {

using Counts = MatrixView<const std::int64_t>;
using Loads = Eigen::Map<const Eigen::Array<std::int64_t, Eigen::Dynamic, 1>>;

/// From the experts of a layer (rows) to those of the next.
Counts transitionsOf(const RoutingStatistics& routing, int layer)
{
    RANKLOOM_ASSERT(layer >= 0 && layer + 1 < routing.layers);
    return {routing.transitions.data() + routing.pairIndex(layer, 0, 0), routing.experts, routing.experts};
}

Loads loadOf(const RoutingStatistics& routing, int layer)
{
    return {routing.load.data() + routing.loadIndex(layer, 0), routing.experts};
}

} // namespace

std::vector<double> conditionalProbability(const RoutingStatistics& routing, int layer)
{
    const Counts counts = transitionsOf(routing, layer);
    std::vector<double> result(static_cast<std::size_t>(counts.size()));
    // Whole numbers: their sum is the same in any order. Rows that nobody took are 0 over 1.
    matrixOf(result, counts.rows(), counts.cols()) =
        counts.cast<double>().colwise() / counts.rowwise().sum().max(std::int64_t {1}).cast<double>();
    return result;
}

std::vector<double> lift(const RoutingStatistics& routing, int layer)
{
    const Counts counts = transitionsOf(routing, layer);
    const auto from = loadOf(routing, layer).cast<double>().replicate(1, routing.experts);
    const auto to = loadOf(routing, layer + 1).cast<double>().transpose().replicate(routing.experts, 1);
    const Matrix<double> expected = from * to / static_cast<double>(routing.tokens);
    std::vector<double> result(static_cast<std::size_t>(counts.size()));
    matrixOf(result, counts.rows(), counts.cols()) =
        (expected > 0).select(counts.cast<double>() / expected, 0.0);
    return result;
}

} // namespace rankloom
