// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json.hpp>

#include "core/base/error.h"

namespace rankloom {

/// A node of a Kubernetes cluster and where its labels say that it is.
struct KubernetesNode {
    std::string name;
    std::vector<std::pair<std::string, std::string>> places; ///< label and value, nearest first
};

/// Nodes, and the labels that say where they are in the network: those of AWS, Google, Oracle, topograph and
/// NVIDIA's GPU cliques, or in their place those that a Kueue topology in the file names.
struct KubernetesNodes {
    std::vector<std::string> levels; ///< of the Kueue topology, far to near; empty = there is none
    std::vector<KubernetesNode> nodes;
    int topologies = 0; ///< of Kueue; the first one holds
};

/// The objects of a text that kubectl printed with -o json or -o yaml: of lists their items, one by one.
/// Errors: those of the JSON and YAML readers.
Result<std::vector<nlohmann::json>> kubernetesObjects(std::string_view text, const std::string& file);

/// What `kubectl get nodes` prints with -o json, -o yaml or --show-labels, or `kubectl get
/// topologies.kueue.x-k8s.io,nodes` with -o json or -o yaml. Errors: those of kubernetesObjects(); BadValue
/// (no node), TooLarge (65,536 nodes).
Result<KubernetesNodes> readKubernetes(std::string_view text, const std::string& file);

/// The same nodes as a JSON list that holds nothing else, for readKubernetes().
std::string kubernetesJson(const KubernetesNodes& nodes);

} // namespace rankloom
