// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <vector>

#include "core/base/quantity.h"

namespace rankloom {

/// A position gets another unit (a node, or a block of devices).
struct PlacementChange {
    int position = 0;
    int unit = 0;
};

/// What a search over placements minimises. Holds a current assignment of units to positions, one each way,
/// and prices changes to it by what they touch.
class PlacementObjective {
public:
    PlacementObjective() = default;
    PlacementObjective(const PlacementObjective&) = delete;
    PlacementObjective& operator=(const PlacementObjective&) = delete;
    virtual ~PlacementObjective() = default;

    /// Unit of every position.
    [[nodiscard]] virtual const std::vector<int>& units() const = 0;
    [[nodiscard]] virtual Seconds cost() const = 0;
    /// The part of the cost that links make: what a placement can change.
    [[nodiscard]] virtual Seconds linkPart() const = 0;
    /// No placement costs less.
    [[nodiscard]] virtual Seconds bound() const = 0;

    /// Takes another assignment as a whole.
    virtual void assign(const std::vector<int>& units) = 0;
    /// Applies changes that permute the units of some positions; the new cost. To be followed by accept() or
    /// reject().
    virtual Seconds propose(std::span<const PlacementChange> changes) = 0;
    virtual void accept() = 0;
    virtual void reject() = 0;

    /// Orders of the positions in which neighbours belong together (along pipelines, along rings): moves of
    /// segments follow them.
    [[nodiscard]] virtual std::vector<std::vector<int>> sequences() const = 0;
    /// Seconds that a byte-sized exchange between two units takes, for a greedy start.
    [[nodiscard]] virtual double distance(int fromUnit, int toUnit) const = 0;
};

} // namespace rankloom
