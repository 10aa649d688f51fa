// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/evaluate/evaluation.h"
#include "core/plan/project.h"

namespace rankloom {

/// What a plan sends between the nodes or the devices of a cluster in one step, and how hard that keeps their
/// links busy.
struct LinkTraffic {
    int size = 0; ///< nodes or devices
    /// size², sender × receiver; between nodes the diagonal is what devices of one node send each other.
    std::vector<double> bytes;
    /// The share of the step that the link of a pair is busy; same shape. Between nodes that is all devices'
    /// shares of it together: a device's figure of the LinkTable times the devices of a node.
    std::vector<double> busy;

    [[nodiscard]] std::size_t index(int from, int to) const
    {
        return static_cast<std::size_t>(from) * static_cast<std::size_t>(size) + static_cast<std::size_t>(to);
    }
    [[nodiscard]] Bytes sent(int from, int to) const { return Bytes(bytes[index(from, to)]); }
    [[nodiscard]] double busyShare(int from, int to) const { return busy[index(from, to)]; }
};

/// Lays the volumes of the evaluation's traffic on all groups of the plan: rings in the order in which
/// Communicator visits their members, all-to-all evenly on all members, boundaries of the pipeline both ways.
/// Gradients and weights of the pipeline ranks that hold fewer parameters than the fullest count by what they
/// hold. `evaluation` is that of project and plan; nothing where it is not valid.
LinkTraffic nodeTraffic(const Project& project, const Plan& plan, const Evaluation& evaluation);
/// The same between all devices: their number squared, so for clusters that are looked at device by device.
LinkTraffic deviceTraffic(const Project& project, const Plan& plan, const Evaluation& evaluation);
/// Between groups of nodes, for clusters too large to be looked at node by node. `groupOf` has the group of
/// every node, counted from 0. The bytes of a pair of groups are those of all its pairs of nodes, busy is the
/// busiest of these.
LinkTraffic groupTraffic(
    const Project& project, const Plan& plan, const Evaluation& evaluation, const std::vector<int>& groupOf);

} // namespace rankloom
