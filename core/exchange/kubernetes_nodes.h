// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace rankloom {

/// A node of a Kubernetes cluster and where its labels say that it is.
struct KubernetesNode {
    std::string name;
    std::vector<std::pair<std::string, std::string>> places; ///< label and value, nearest first
};

/// What `kubectl get nodes` prints with -o json, -o yaml or --show-labels. Of the labels those are read that
/// say where a node is in the network, of AWS, Google, Oracle, topograph and NVIDIA's GPU cliques. Errors:
/// those of the JSON and YAML readers; BadValue (no node), TooLarge (65,536 nodes).
Result<std::vector<KubernetesNode>> readKubernetes(std::string_view text, const std::string& file);

/// The same nodes as a JSON list that holds nothing else, for readKubernetes().
std::string kubernetesJson(const std::vector<KubernetesNode>& nodes);

} // namespace rankloom
