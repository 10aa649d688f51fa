// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/quantity.h"
#include "core/cluster/device_spec.h"

namespace rankloom {

/// Where a device's machine keeps what its memory does not hold, from the preset of the device's name.
struct LocalStorage {
    bool unified = false; ///< host and device share one memory: what does not fit is on drives
    BytesPerSecond driveRead {}; ///< 0 = the preset does not say
};
LocalStorage localStorageOf(const DeviceSpec& device);

} // namespace rankloom
