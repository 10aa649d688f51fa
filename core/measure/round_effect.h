// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/measure/measurement.h"

namespace rankloom {

/// mpiGraph measures in rounds: in round k every node sends to the node k places further along a ring. Where
/// the round explains the differences between links, they are an artefact of the order of measurement.
///
/// The rings that racks and other properties of a machine make are equal both ways, and what a host adds to
/// all it sends and receives adds nothing to the mean of a round. So the test looks at how the two directions
/// of a link differ once the hosts' own part is taken off (least squares): do rounds explain more of that
/// than of the same differences dealt to links at random, with random sign? The ring that explains most is
/// searched for in either case. With up to 32 nodes 99 such deals are made, and the effect counts where it
/// exceeds all of them (a permutation test at a level of 1 %); above, the ring is the order of the file, and
/// the F test at the same level takes its place.
struct RoundEffect {
    std::vector<int> ring; ///< node numbers along the ring, beginning with node 0
    double explained = 0; ///< share of the variance between links that the round number explains, 0 to 1
    /// Share of the round effect in which round k differs from round n-k, its way back, 0 to 1. A ring or two
    /// racks that alternate along it are equal both ways: 0, a property of the machine and no artefact.
    double directed = 0;
    bool significant = false; ///< explains more than chance, by the test above

    /// The order of measurement made the differences: no link is known to be slow.
    [[nodiscard]] bool artefact() const { return significant && explained >= 0.8 && directed >= 0.5; }
};

/// Fewer nodes have too few rounds to tell a pattern from chance.
inline constexpr int kFewestRoundNodes = 6;

/// The ring whose rounds explain most of how the two directions of links differ, found by moving and swapping
/// nodes from the order of the file. Above 32 nodes only that order is looked at.
RoundEffect findRoundEffect(const LinkMeasurement& links);

/// The links as they would be without the effect: what a round is above the mean of all is taken off, or,
/// where the effect is significant but no artefact, only what it is above its way back; the rest may be
/// the machine. The same links where the effect is not significant.
LinkMeasurement withoutRounds(const LinkMeasurement& links, const RoundEffect& effect);

} // namespace rankloom
