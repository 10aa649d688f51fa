// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/bits/bit_settings.h"
#include "core/cluster/device_spec.h"

namespace rankloom {

/// What planes come through that are not in a device's memory.
struct PlaneChannel {
    BytesPerSecond rate {};
    bool fromDrives = false; ///< not from host memory
};
/// Measured rates of the settings first, then the plan's drives and the device's links and preset. Errors:
/// BadValue (nobody knows a rate).
Result<PlaneChannel> planeChannel(const DeviceSpec& device, const Plan& plan, const BitSettings& settings);

} // namespace rankloom
