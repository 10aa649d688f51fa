// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/base/error.h"
#include "core/bits/bit_storage.h"

namespace rankloom {

/// Which planes of which experts stay in memory. A plane is of use only on those below it.
struct BitProblem {
    int layers = 0; ///< with experts
    int experts = 0;
    BitFormat format;
    ExpertBytes bytes;
    Bytes budget {};
    int floor = 0; ///< planes that every expert keeps; 0 = none need stay
    int ceiling = 0; ///< and the most that it may keep
    std::vector<double> value; ///< [layers][experts][planes], what keeping a plane is worth; not negative

    [[nodiscard]] std::size_t index(int layer, int expert) const
    {
        return static_cast<std::size_t>(layer) * static_cast<std::size_t>(experts)
            + static_cast<std::size_t>(expert);
    }
    [[nodiscard]] double valueOf(std::size_t expert, int plane) const
    {
        return value[expert * static_cast<std::size_t>(format.planes) + static_cast<std::size_t>(plane)];
    }
};

struct BitChoice {
    std::vector<std::uint8_t> planes; ///< [layers][experts], kept
    Bytes kept {};
    double value = 0;
    double bound = 0; ///< no choice within the budget is worth more
    bool proven = false; ///< this one is worth most

    [[nodiscard]] double gap() const { return proven || value <= 0 ? 0 : bound / value - 1; }
};

/// What these planes are worth, in the values of a problem: by other tokens than they were chosen for.
double valueOfPlanes(const BitProblem& problem, const std::vector<std::uint8_t>& planes);

/// The most value a byte first, in runs of planes of an expert that are worth most together, what no longer
/// fits left out. `bound` is that of the fractional problem. Errors: BadValue (the floor is above the
/// budget or the ceiling).
Result<BitChoice> greedyBits(const BitProblem& problem);

/// greedyBits() at many budgets: what is sorted, is sorted once.
class GreedyBits {
public:
    explicit GreedyBits(BitProblem problem); ///< its budget does not matter
    [[nodiscard]] Result<BitChoice> at(Bytes budget) const;

    struct Parcel; ///< of its own file

private:
    struct Sorted;
    std::shared_ptr<const Sorted> m_sorted;
};

/// The same, improved to the best choice: the fractional problem leaves few experts in doubt, and for these a
/// table over bytes tells. Where it would be too large, that of greedyBits() with its gap.
Result<BitChoice> bestBits(const BitProblem& problem);

} // namespace rankloom
