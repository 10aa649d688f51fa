// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/exchange/reading.h"

namespace rankloom {

/// mpiGraph measures in rounds: in round k every node sends to the node k places further along a ring. Where
/// the round explains the differences between links, they are an artefact of the order of measurement.
struct RoundEffect {
    std::vector<int> ring; ///< node numbers along the ring, beginning with node 0
    double explained = 0; ///< share of the variance between links that the round number explains, 0 to 1
    /// Share of the round effect in which round k differs from round n-k, its way back, 0 to 1. A ring or two
    /// racks that alternate along it are equal both ways: 0, a property of the machine and no artefact.
    double directed = 0;

    /// The order of measurement made the differences.
    [[nodiscard]] bool artefact() const { return explained >= 0.8 && directed >= 0.5; }
};

/// The ring that explains most, found by moving and swapping nodes from the order of the file. Above 48 nodes
/// only that order is looked at. Independent random links of eight nodes and more stay below 0.5.
RoundEffect findRoundEffect(const LinkMeasurement& links);

/// Warns where the rounds are an artefact in a matrix of six nodes or more.
void warnAboutRounds(Reading& reading, const std::string& file, const LinkMeasurement& links);

} // namespace rankloom
