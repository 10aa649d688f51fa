// SPDX-FileCopyrightText: The Rankloom developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/cluster/device_spec.h"

namespace rankloom {

/// Names of the device presets in resources/devices/, sorted.
std::vector<std::string> devicePresets();
/// Errors: BadValue with the nearest preset names.
Result<DeviceSpec> devicePreset(std::string_view name);

} // namespace rankloom
