// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/cluster/cluster.h"
#include "core/cluster/link_trial.h"
#include "core/measure/link_noise.h"

namespace rankloom {

/// What a placement found by the links of a cluster is to be judged by: these links with the effect of the
/// rounds removed, where it explains more than chance, and every other session that covers at least half of
/// the pairs of nodes, likewise. Links that a session has not are those of the cluster.
std::vector<LinkTrial> linkTrials(const Cluster& cluster, const LinkSessions& sessions);

} // namespace rankloom
