// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/phrase.h"
#include "core/cluster/cluster.h"
#include "core/exchange/reading.h"
#include "core/measure/host_mapping.h"

// What a file could say of a cluster if somebody said a little more: the nodes it is about, or where in the
// cluster it was measured.

namespace rankloom {

/// A cluster as a file has it: another shape, or other nodes.
struct ClusterOffer {
    int nodes = 0;
    int devicesPerNode = 0;
    std::vector<std::string> names; ///< of the nodes; empty where the file has none
    bool needed = false; ///< otherwise the file says nothing, or not all, of this cluster
};
/// Empty where the file fits the cluster, says nothing of its shape, or the cluster has no nodes yet and
/// takes any shape.
std::optional<ClusterOffer> clusterOffer(
    const std::vector<Parsed>& values, const Cluster& cluster, const HostAnswers& answers);
/// The cluster with that shape and those nodes. What was measured or said of a node, or between nodes, stays
/// with the nodes of the same name.
Cluster asOffered(const Cluster& cluster, const ClusterOffer& offer);

/// A place in a cluster where a measurement may have been made.
struct PlaceChoice {
    MeasuredBetween between;
    Phrase words; ///< "between the devices of a node"
};
/// What is to be asked about a measurement that does not say where it was made.
struct PlaceQuestion {
    bool pair = false; ///< between two processes: any two nodes may be the answer
    std::vector<PlaceChoice> levels;
};
/// Empty where nothing is open. `mapping`: of the file's hosts; addresses that nobody has placed are open.
std::optional<PlaceQuestion> placeQuestion(
    const std::vector<Parsed>& values, const Cluster& cluster, const HostMapping& mapping);
/// What the answers that came with a file leave open.
struct SettledQuestions {
    std::optional<Cluster> taken; ///< the cluster as the file has it, where somebody wants that
    std::optional<ClusterOffer> openCluster; ///< nobody has said, and the file says little without
    bool openPlace = false;
};
/// The argument of the error of settledQuestions() that asks.
inline constexpr const char* kQuestionsOpen = "questions-open";
/// Errors: BadValue where a place is not in the cluster, or where something is open and
/// ReadingHints::askFirst says that somebody can be asked (kQuestionsOpen).
Result<SettledQuestions> settledQuestions(const std::vector<Parsed>& values, const Cluster& cluster,
    const HostAnswers& answers, const ReadingHints& hints);

/// Whether a cluster has such a place. Errors: BadValue, with what there is.
Result<void> checkPlace(const MeasuredBetween& between, const Cluster& cluster);
/// Gives the answer to the values that do not say where they were measured.
void placeValues(std::vector<Parsed>& values, const MeasuredBetween& between);

/// The answer as a person says it about a stored measurement, and back; other tags are passed over.
std::vector<TraceTag> placeTags(const MeasuredBetween& between);
MeasuredBetween placeOf(const std::vector<TraceTag>& tags);

} // namespace rankloom
