// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/cluster/link_table.h"
#include "core/measure/measurement.h"

namespace rankloom {

/// Where an estimate of the noise of measured links comes from.
enum class NoiseSource : std::uint8_t {
    Unknown, ///< nothing measured, or every link measured once for both directions
    RoundEffect, ///< the order of measurement explains the differences: all of them are noise
    Directions, ///< the two directions of a link, as two measurements of it
    Sessions, ///< several measurements of the same links
};
const char* toString(NoiseSource source);

/// All that is kept of measurements between nodes, oldest first.
struct LinkSessions {
    std::vector<LinkMeasurement> matrices;
    std::vector<PairMeasurement> pairs; ///< each with its two hosts
    std::vector<CollectiveMeasurement> collectives; ///< over several nodes

    [[nodiscard]] std::size_t size() const { return matrices.size() + pairs.size() + collectives.size(); }
};

/// How far a measured node-pair bandwidth may be off.
struct LinkNoise {
    NoiseSource source = NoiseSource::Unknown;
    std::optional<double> relative; ///< standard deviation over the mean; nothing = unknown
    double roundEffect = 0; ///< share of the variance that the round explains; 0 = no more than chance
};

/// From the node matrix of a table, which holds one session. Where the round of measurement made the
/// differences (RoundEffect::artefact()), the noise is the whole spread. Otherwise it is what is left of the
/// differences between the two directions of each link when the senders' and receivers' own effects are
/// removed, pooled.
LinkNoise linkNoise(const LinkTable& links);

/// The same, but where the same links were measured several times the noise is what they differ by: the
/// pooled deviation of a figure from the mean of its kind, over that mean. Of one kind are: a pair of hosts
/// in the matrices of one tool and message size; one test between two hosts at its largest size; one
/// collective over as many ranks of the same hosts at each size of 1 MiB and more (below that latency rules).
/// A file that holds a matrix made of its pairs counts once. A round effect stays one, for it is in every
/// session alike.
LinkNoise linkNoise(const LinkTable& links, const LinkSessions& sessions);

} // namespace rankloom
