// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <compare>
#include <cstdint>
#include <string>

#include "core/plan/plan.h"

namespace rankloom {

/// Step times within this share of the fastest of them count as equal when layouts are ranked: half a
/// percent is less than any estimate, and most clusters, hold from one run to the next.
inline constexpr double kEqualStep = 0.005;

/// How much there is to set up and to go wrong in a plan, member by member, the weightiest first: of two
/// plans the simpler one is the lesser. Orders all plans of a search space: none of them are equally simple
/// unless they are the same.
struct Simplicity {
    /// Digits that gradients lose: none, sends between stages, weight gradients, more of those of lower rank.
    std::int64_t lost = 0;
    /// Nothing leaves the device, optimizer states, activations to the host, activations to drives.
    int offload = 0;
    int chunks = 1; ///< pieces of the model on a pipeline rank: 1, 2 of the V and two-way schedules, VPP
    /// Nothing is computed twice, cheap parts of a layer (one point each), a whole feed-forward block, some
    /// layers, all layers.
    int recompute = 0;
    int degrees = 0; ///< of TP, CP, PP and EP above 1, and of ETP set apart from TP
    int schedule = 0; ///< place in the order from what every framework runs to what few do
    int vocabulary = 0; ///< none, redistributed, vocab-1, vocab-2, interlaced
    int fused = 0; ///< a tied embedding summed at once
    int sharding = 0; ///< of weights, gradients, optimizer states and a secondary copy, those sharded
    std::int64_t ranks = 1; ///< TP x CP x PP: devices that hold one replica
    /// PP, TP, CP, EP, ETP, microbatch size: the smaller one first.
    std::array<int, 6> values {};
    std::string rest; ///< names of recompute and sharding: only so that nothing is left equal

    friend auto operator<=>(const Simplicity&, const Simplicity&) = default;
};

Simplicity simplicity(const Plan& plan);

} // namespace rankloom
