// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

namespace rankloom {

/// 1/n for n up to `most`, 0 for n = 0.
inline std::vector<double> inverses(std::size_t most)
{
    std::vector<double> out(1, 0);
    while (out.size() <= most)
        out.push_back(1 / static_cast<double>(out.size()));
    return out;
}

/// Steady-state period of 1F1B on a chain of stages: the largest cycle ratio over contiguous ranges of
/// stages, which is the stage times of a range plus its boundaries there and back, over the number of its
/// stages. `stageAt` and `boundaryAt` say how long a stage and the boundary behind it take; `inverse`:
/// inverses() of the number of stages, for those who ask millions of times.
template <class StageAt, class BoundaryAt>
double longestPeriod(std::span<const double> inverse, StageAt stageAt, BoundaryAt boundaryAt)
{
    const std::size_t stages = inverse.size() - 1;
    double longest = 0;
    for (std::size_t first = 0; first < stages; ++first) {
        double sum = stageAt(first);
        longest = std::max(longest, sum);
        for (std::size_t last = first + 1; last < stages; ++last) {
            sum += stageAt(last) + boundaryAt(last - 1);
            longest = std::max(longest, sum * inverse[last - first + 1]);
        }
    }
    return longest;
}

} // namespace rankloom
