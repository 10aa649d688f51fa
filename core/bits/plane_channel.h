// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bits/bit_settings.h"
#include "core/cluster/cluster.h"

namespace rankloom {

/// What planes come through that are not in a device's memory.
struct PlaneChannel {
    BytesPerSecond rate {};
    bool fromDrives = false; ///< not from host memory
};
/// Of the cluster's usual device: measured rates of the settings first, then its drives and links. Errors:
/// BadValue (nobody knows a rate).
Result<PlaneChannel> planeChannel(const Cluster& cluster, const BitSettings& settings);

} // namespace rankloom
