// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "core/base/phrase.h"
#include "core/cluster/cluster.h"

namespace rankloom {

/// The differences of two states of a cluster, a line for each kind.
std::vector<Phrase> clusterChanges(const Cluster& before, const Cluster& after);

} // namespace rankloom
