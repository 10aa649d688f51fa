// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/exchange/reading.h"

namespace rankloom {

/// A HyperNode of the scheduler Volcano: a switch or another place that nodes and HyperNodes are below
/// (volcano.sh, topology.volcano.sh/v1alpha1).
struct HyperNode {
    std::string name;
    std::vector<std::string> children; ///< HyperNodes
    std::vector<std::string> nodes;
    int unresolved =
        0; ///< members that are chosen by a pattern, or by labels of nodes that are not in the file
};

/// What `kubectl get hypernodes` or `kubectl get hypernodes,nodes` prints with -o json or -o yaml. Members
/// chosen by labels are found among the nodes of the file. Errors: those of kubernetesObjects(), BadValue (no
/// HyperNode), TooLarge.
Result<std::vector<HyperNode>> readHyperNodes(std::string_view text, const std::string& file);

/// The same HyperNodes as a JSON list that holds nothing else, for readHyperNodes().
std::string hyperNodesJson(const std::vector<HyperNode>& groups);

} // namespace rankloom
