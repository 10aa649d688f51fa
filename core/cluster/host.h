// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/cluster.h"

namespace rankloom {

/// The hosts of a cluster's nodes: what is stated, and otherwise what nodes with such devices usually have,
/// from the preset of the device's name. Memory stays 0 where neither says anything: it bounds nothing then.
/// devicesPerLink is from 1 to the devices of a node. Of unlike
/// nodes the scarcest figures.
HostSpec hostOf(const Cluster& cluster);

} // namespace rankloom
