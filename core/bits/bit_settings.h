// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "core/bits/asked_bits.h"
#include "core/bits/bit_storage.h"
#include "core/plan/plan.h"

namespace rankloom {

/// What a person decides about experts in few bits, and what the steps are like.
struct BitSettings {
    BitFormat format;
    Bytes budget {}; ///< memory of one device for planes
    std::optional<int> floorBits; ///< every expert keeps; absent = the base where all fit, else nothing
    std::optional<int> ceilingBits; ///< absent = all
    PlaneOrder order = PlaneOrder::HottestBit;
    Shared<ExpertWidths> kept {}; ///< what stays, by a person; empty = what is worth most
    PlanesAsked asked = PlanesAsked::Kept;
    /// What tokens were seen to ask for, instead of the rule and of the routing; without tokens: none.
    Shared<AskedBits> seen {};
    bool pin = true; ///< planes that were chosen never leave; otherwise only the budget rule keeps planes
    bool exact = true; ///< the best choice, otherwise the greedy one
    int batch = 1; ///< sequences that are decoded at once
    int steps = 32; ///< laid out; the first fills the memory and does not count
    int prefetch = 0;
    int context = 0; ///< tokens of a sequence that are in the cache of keys and values; 0 = as in the plan
    PlaneSource source = PlaneSource::Usual;
    BytesPerSecond load {}; ///< from wherever they are; 0 = by the following
    BytesPerSecond hostRate {}; ///< measured from host memory; 0 = that of the device's link
    BytesPerSecond driveRate {}; ///< measured from drives; 0 = as the cluster says
    DevicePower power;
    std::uint64_t seed = 1;

    [[nodiscard]] bool hasSeen() const { return seen->tokens() > 0; }
    [[nodiscard]] bool asksForKept() const { return asked == PlanesAsked::Kept && !hasSeen(); }
};

/// What a plan says of bits, and otherwise the defaults.
BitSettings bitSettingsOf(const Plan& plan);

} // namespace rankloom
