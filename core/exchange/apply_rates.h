// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/timing/device_fit.h"

namespace rankloom {

/// The preset that the rates name, with its constants fitted to them, called "…-measured"; `otherwise` where
/// no preset is meant. Errors: BadValue without a kernel that says anything.
Result<DeviceFit> measuredDevice(const KernelRates& rates, const DeviceSpec& otherwise);

/// What became of the constants, one sentence each, and what such a fit is worth.
Diagnostics remarksOf(const DeviceFit& fit);

/// Makes the device of the cluster the measured one. Rates of a device that shares a file with others are
/// left out unless the cluster has such devices.
void applyRates(Cluster& cluster, const KernelRates& rates, Diagnostics& diagnostics);

} // namespace rankloom
