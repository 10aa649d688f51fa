// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "core/base/phrase.h"
#include "core/base/quantity.h"
#include "core/bits/bit_storage.h"
#include "core/bits/expert_demand.h"
#include "core/bits/plane_order.h"

namespace rankloom {

/// What decode steps with experts in planes run on, one device.
struct BitMachine {
    BytesPerSecond load {}; ///< from where the planes are when they are not in memory
    BytesPerSecond memory {}; ///< sustained
    FlopsPerSecond compute {}; ///< sustained
};

struct BitRun {
    int layers = 0; ///< with experts
    int experts = 0;
    BitFormat format;
    ExpertBytes bytes;
    double weights = 0; ///< of one expert
    BitMachine machine;
    std::vector<Nanoseconds> before; ///< by layer: attention and whatever else computes before its experts
    Nanoseconds behind {}; ///< what computes behind the last: the output layer
    Bytes budget {}; ///< memory for planes
    std::vector<std::uint8_t> pinned; ///< [layers][experts], planes that never leave it; fit the budget
    PlaneOrder order = PlaneOrder::HottestBit;
    /// So many layers ahead it is known which experts are wanted; 0 = when the layer's router has run.
    int prefetch = 0;

    /// What a plane computes for so many tokens: its bytes are read once, a multiplication and an addition a
    /// weight and token are done.
    [[nodiscard]] Nanoseconds computeOf(int plane, std::int32_t tokens) const;
    [[nodiscard]] Bytes pinnedBytes() const;
};

/// A plane on one of the two lanes. Times in ns from the start of the first step.
struct BitSlice {
    std::int64_t start = 0;
    std::int64_t end = 0;
    std::int32_t layer = 0; ///< row of the MoE layer; -1 = behind the last
    std::int32_t expert = 0; ///< -1 = what computes before the experts of the layer
    std::int32_t plane = 0; ///< 0 = base
};

/// The unit waits for the load of a plane.
struct BitBubble {
    BitSlice of; ///< the bubble, and the plane that is waited for
    bool room = false; ///< its load had to wait for memory
};
/// "waits for bit 3 of expert 17 in layer 5"
Phrase phraseOf(const BitBubble& bubble, const BitFormat& format);

/// A plane leaves memory; `end` is unused.
using BitEviction = BitSlice;

struct BitLanes {
    std::vector<BitSlice> loads;
    std::vector<BitSlice> computes;
    std::vector<BitBubble> bubbles;
    std::vector<BitEviction> evictions;
    std::vector<std::int64_t> stepEnds; ///< ns
    Bytes loaded {};
    Bytes mostHeld {}; ///< pinned ones included
    std::int64_t wanted = 0; ///< planes, each once a layer and step
    std::int64_t resident = 0; ///< of them, those that needed no load

    [[nodiscard]] std::int64_t end() const { return stepEnds.empty() ? 0 : stepEnds.back(); }
    [[nodiscard]] std::int64_t waiting() const;
};

/// Lays out decode steps one after the other. One channel loads, one unit computes; a layer computes when the
/// layer before has, resident planes first. Memory: while the planes of a layer do not fit, those of the
/// layer before are freed, highest bit first, base last, then those of the layers before it; what is still
/// there is not loaded again (the budget rule of D²MoE, arXiv 2504.15299). A plane leaves only after its
/// compute; loads wait where nothing can leave yet. Requires room for one plane beside the pinned ones, or
/// that nothing else is wanted.
BitLanes layOut(const BitRun& run, std::span<const StepDemand> steps);

} // namespace rankloom
